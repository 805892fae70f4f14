"""Moves in the tests of Kiwi Chow Down, with hexes written by where they lie."""

from tests.kiwi.positions import numbered, placed
from tests.positions import Hand

HAND = Hand(
    read=lambda s, text: numbered(s.island, text), written=lambda s, text: placed(s.island, text)
)
play, offered, refused, refused_facts = HAND.play, HAND.offered, HAND.refused, HAND.refused_facts
