"""Tests of Tindaya."""
