"""What the table shows while a card follows the pointer."""

import json

from atoll.games.atua.parts import PAIRS
from atoll.games.atua.preview import preview
from atoll.games.atua.scoring import amount
from atoll.games.atua.trying import preview as trying
from tests.atua.islands import card, island, legal_island
from tests.atua.positions import lay, mark, new, table
from tests.ledger import rule
from tests.positions import asked, play


def test_a_legal_place() -> None:
    s = table()
    seen = preview(s, 0, card("i04"), 1, 1, 0)
    assert seen["legal"]
    assert seen["faults"] == []
    assert seen["covered"] == [{"kind": "salamander", "x": 1, "y": 2}]
    assert seen["beach"] == {"now": 0, "then": 0}
    assert seen["volcano"] is None
    assert json.loads(json.dumps(seen)) == seen


def test_sources_are_what_they_would_be_after_laying() -> None:
    s = table(row="b02 b06 v06 i01")
    play(s, "b02")
    mark(s, 0, "totem", 4)
    for move in s.moves():
        x, y, turn = s.islands[0].place(move)
        seen = preview(s, 0, card("b02"), x, y, turn)
        after = s.copy()
        after.play(move)
        worths = [entry["worth"] for entry in after.view(0)["players"][0]["sources"]]
        assert [entry["then"] for entry in seen["sources"]] == worths
        assert [entry["scored"] for entry in seen["sources"]].count(True) == 1
        assert seen["beach"]["then"] == after.islands[0].longest_beach()
        gone = len(s.islands[0].symbols) + 4 - len(after.islands[0].symbols)
        assert len(seen["covered"]) == gone


def test_a_new_volcano_shows_its_points() -> None:
    s = table()
    s.islands[0] = legal_island("d1; i04 1 1 0")
    assert preview(s, 0, card("v06"), 1, 6, 0)["volcano"] == 3
    s.islands[0] = legal_island("d1; i04 1 1 0; v06 1 6 0")
    x, y, turn = s.islands[0].place(s.islands[0].places(card("v11"))[0])
    both = s.islands[0].laid(card("v11"), x, y, turn).glow
    assert preview(s, 0, card("v11"), x, y, turn)["volcano"] == both - 3


@rule("AU-4.8")
def test_a_card_without_a_volcano_brings_none_wherever_it_lies() -> None:
    """Also above the island, where the rows of its masks begin anew."""
    s = table()
    s.islands[0] = legal_island("d1; i04 1 1 0; v06 1 6 0")
    above = 0
    for move in s.islands[0].places(card("i01")):
        x, y, turn = s.islands[0].place(move)
        above += s.islands[0].lay(card("i01"), move).top < s.islands[0].top
        assert preview(s, 0, card("i01"), x, y, turn)["volcano"] is None
    assert above


def test_everything_that_is_wrong_is_told_with_its_cells() -> None:
    s = table()
    seen = preview(s, 0, card("b06"), -5, -2, 1)
    assert not seen["legal"]
    codes = [fault["code"] for fault in seen["faults"]]
    assert list(dict.fromkeys(codes)) == ["star", "cut", "none", "end", "sea"]
    assert seen["faults"][0] == {
        "code": "star",
        "rule": "AU-4.7",
        "key": "refused-star",
        "facts": {},
        "cells": [[0, 0]],
    }
    cut = [fault["facts"]["symbol"] for fault in seen["faults"] if fault["code"] == "cut"]
    assert len(cut) == codes.count("cut") > 1
    assert "fish" in cut
    assert {entry["then"] for entry in seen["sources"]} == {None}
    assert seen["beach"]["then"] is None


def test_looking_changes_nothing() -> None:
    s = table()
    play(s, "i04")
    before = s.to_dict()
    for x in range(-8, 4):
        preview(s, 0, card("i04"), x, 1, 1)
    assert s.to_dict() == before
    assert lay(s).islands[0].cards == [*island("d1").cards, card("i04")]


def test_it_says_why_a_pair_would_count_nothing() -> None:
    """In a game of first cards: if a pair falls to nothing while somebody still needs something."""
    s, said = new(1, 3), 0
    while not s.over:
        for move in s.moves()[::7] if asked(s) == "place" else []:
            seen = trying(s, s.notation(move), "en")
            assert seen is not None
            after = s.copy()
            after.play(move)
            fallen = [
                source["now"] > 0 == source["then"] and amount(after, 0, 2 * pair) > 0
                for pair, source in enumerate(seen["sources"][:PAIRS])
                if not source["scored"]
            ]
            assert seen["says"].count("too many, so") == sum(fallen)
            said += sum(fallen)
        s.play(s.moves()[0])
    assert said
