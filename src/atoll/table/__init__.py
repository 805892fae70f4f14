"""The web table: lobby, seats, live updates, store."""
