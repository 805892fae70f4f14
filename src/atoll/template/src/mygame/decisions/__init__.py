"""The decisions and steps of My Game."""
