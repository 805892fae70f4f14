"""What bots know of Konane."""
