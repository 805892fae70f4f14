"""What judges positions and picks quick moves, for search."""
