"""The Discord face: slash commands, buttons, selects, messages. Thin: an interaction becomes one call of the referee,
its outcome one reply. Nothing here knows a game or a rule."""
