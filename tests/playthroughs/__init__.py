"""Playthroughs: whole games written down, so that every change of behaviour can be read.

`python -m tests.playthroughs --update` writes all of them anew, or those it is given.
"""
