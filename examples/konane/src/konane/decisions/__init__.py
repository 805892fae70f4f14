"""The decisions of Konane, one file for each phase."""
