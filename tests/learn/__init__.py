"""Minds, and how they learn."""
