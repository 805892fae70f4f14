"""Tests of lessons."""
