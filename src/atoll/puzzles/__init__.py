"""Puzzles: positions out of games of bots in which one plan is clearly best.

`finder` judges a position, `hunt` looks through games for such positions, `collection` reads and writes
them, `solving` is somebody's try at one, `reason` says why a solution is one, `day` which is today's.
"""
