"""The decisions of Tindaya, one file to a matter."""
