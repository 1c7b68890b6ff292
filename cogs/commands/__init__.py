"""The slash commands, each a cog."""
