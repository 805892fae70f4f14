"""Kiwi Chow Down, for 1 to 4 players."""
