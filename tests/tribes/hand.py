"""Moves in the tests of Tribes, with action tiles by their short names."""

from tests.positions import Hand
from tests.tribes.positions import SHORT, TILES

HAND = Hand(
    read=lambda _, text: TILES.get(text, text), written=lambda _, text: SHORT.get(text, text)
)
play, offered, refused, refused_facts = HAND.play, HAND.offered, HAND.refused, HAND.refused_facts
