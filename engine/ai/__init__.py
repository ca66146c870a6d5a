"""Computer players: they search on what their own seat knows, whatever the game."""
