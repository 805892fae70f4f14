"""The decisions of Tribes, one file per phase."""
