"""The decisions of Atiwa, a file for every phase."""
