"""Tests of Tribes."""
