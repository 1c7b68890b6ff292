"""The rules engines: a kernel that every game shares, and a folder for each game."""
