"""Minds: judgements of games that are learned by playing them. Needs the extra `learn`."""
