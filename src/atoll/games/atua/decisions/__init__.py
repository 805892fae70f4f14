"""The decisions of Atua, one file per phase."""
