"""What bots know of My Game."""
