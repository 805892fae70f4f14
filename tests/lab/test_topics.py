"""What is planted is found; what is not there is not."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import polars as pl
import pytest

import atoll
from atoll.engine.parts import PartsFile
from atoll.engine.words import Words
from atoll.lab import Plan, plan, run
from atoll.lab.named import Named, unwritten
from atoll.lab.page import page, topics
from atoll.lab.statistics import among_many, each_sure, games_for, hiding, mean, settled
from atoll.lab.topics.against import Against
from atoll.lab.topics.seats import Seats
from atoll.lab.voice import Voice
from atoll.text import LANGUAGES
from tests.lab.games import konane

GAME = atoll.game("tribes")
PRINTED = GAME.printed.text
STRONG = "brewing"  # an achievement that one of five seats completes in random play


def entry(name: str, points: str) -> str:
    """The printed parts with other points for one achievement."""
    pattern = rf'(id = "{name}"\n(?:.*\n)*?points = )\[.*\]'
    changed, count = re.subn(pattern, rf"\g<1>{points}", PRINTED, count=1)
    assert count == 1
    return changed


def entry_called(name: str, own: str) -> str:
    """The printed parts with a name of one's own for one achievement."""
    return PRINTED.replace(f'id = "{name}"', f'id = "{name}"\nname = "{own}"', 1)


def tribes(games: int, **how: Any) -> Plan:
    """Random play: quick, and no bot knows what is worth anything."""
    return plan("tribes", ["random"], [2], games, looks=0, moments=1, replays=0, **how)


def test_a_card_made_far_too_strong_is_named() -> None:
    """Random play takes no notice of it, so that both sides play the same games: only who wins differs."""
    wanted = tribes(40, against=({}, entry(STRONG, "[20, 20, 20, 20]")))
    found = Against(run(wanted, processes=1), wanted)
    ours, theirs = found.parts
    assert theirs.clear[0].name == f"achievement-{STRONG}"
    assert theirs.clear[0].gain.mean > 0.9
    assert f"achievement-{STRONG}" not in [each.name for each in ours.clear[:1]]
    said = theirs.say(Voice(GAME, "en"))
    assert "Brewing" in said.verdicts[0]
    assert "reconstructed part" in said.verdicts[0]


def test_a_change_is_found_where_it_is_and_nowhere_else() -> None:
    """Twice the points for every achievement: seats have more, but who begins gains nothing."""
    doubled = re.sub(
        r"(?m)^points = \[(\d+), (\d+), (\d+), (\d+)\]$",
        lambda found: f"points = [{', '.join(str(2 * int(each)) for each in found.groups())}]",
        PRINTED,
    )
    wanted = tribes(16, against=({}, doubled))
    found = Against(run(wanted, processes=1), wanted)
    changes = {each.question: each for each in found.changes}
    assert changes["points"].sure
    assert changes["points"].more.low > 0
    assert not changes["first"].sure
    assert not changes["decisions"].sure
    assert (
        changes["decisions"].needed is None
    )  # random play goes the same way: there is nothing to find
    assert "instead of" in found.say(Voice(GAME, "en")).verdicts[0]


def test_a_change_that_changes_nothing_is_called_so() -> None:
    wanted = tribes(3, against=({}, PRINTED + "\n# Nothing but a remark.\n"))
    found = Against(run(wanted, processes=1), wanted)
    assert not any(each.sure for each in found.changes)
    assert found.say(Voice(GAME, "en")).verdicts[0] == "Nothing surely changes."


@pytest.fixture(scope="module")
def small() -> tuple[Any, Plan]:
    wanted = konane(12)
    return run(wanted, processes=1), wanted


def test_a_seat_that_always_wins_is_named_and_an_even_one_is_not(small: tuple[Any, Plan]) -> None:
    games, wanted = small
    fixed = games.with_columns(first=pl.lit(0), shares=pl.lit([1.0, 0.0]))
    sure = Seats(fixed, wanted)
    assert sure.chances[0] < 0.01
    assert "not alike" in sure.say(Voice(atoll.game("konane"), "en")).verdicts[0]
    number = pl.col("number") % 2 == 0
    even = fixed.with_columns(
        shares=pl.when(number).then(pl.lit([1.0, 0.0])).otherwise(pl.lit([0.0, 1.0]))
    )
    said = Seats(even, wanted).say(Voice(atoll.game("konane"), "en"))
    assert "no seat is visibly ahead: who begins wins 50\u00a0%" in said.verdicts[0]
    assert "up to 40 points could still hide in 12 games" in said.verdicts[0]


class Seen(HTMLParser):
    """What is in a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.pictures = 0
        self.ids: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)
        assert self.open == [], "something was not closed"

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "input", "br"):
            self.open.append(tag)
        self.pictures += tag == "svg"
        for name, value in attributes:
            if name == "id":
                self.ids.append(value or "")
            if name in ("href", "src", "xlink:href") and not (value or "").startswith("#"):
                self.fetched.append(value or "")

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attributes)
        if tag not in ("meta", "input", "br"):
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_report_is_one_page_in_three_languages(small: tuple[Any, Plan]) -> None:
    text = page(*small, language="de")
    seen = Seen(text)
    assert seen.fetched == []
    assert seen.pictures == 3 * 7
    assert [each for each in seen.ids if each.startswith("in-")] == ["in-en", "in-de", "in-it"]
    assert 'id="in-de" checked' in text
    assert "var(--ink)" in text
    assert "#010203" not in text
    for language, title in (("en", "in the laboratory"), ("de", "im Labor"), ("it", "laboratorio")):
        assert f'<main lang="{language}"><header><h1>Konane {title}' in text.replace(
            "in lab", "lab"
        )
    assert not re.search(r"\{ ?\$|lab-[a-z]+-", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_has_a_verdict(small: tuple[Any, Plan], language: str) -> None:
    voice = Voice(atoll.game("konane"), language)
    said = {topic.name: topic.say(voice) for topic in topics(*small)}
    assert {name for name, each in said.items() if each.verdicts} == {
        *("seats", "length", "scores", "choices", "bots")
    }  # Konane has no parts to take
    assert all(
        len(row) == len(grid.columns)
        for each in said.values()
        for grid in each.grids
        for row in grid.rows
    )


def test_statistics_by_hand() -> None:
    assert mean([1.0, 2.0, 3.0]).mean == 2.0
    assert mean([1.0, 2.0, 3.0]).high == pytest.approx(2 + 4.302653 / 3**0.5, abs=1e-4)
    assert mean([0.0, 0.0]).chance == 1.0
    assert mean([2.0] * 10).chance == pytest.approx(0.002, abs=1e-4)  # by the sign test
    assert each_sure([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert among_many([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.04, 0.04])
    assert hiding(0.5, 400) == pytest.approx(0.07, abs=0.001)
    assert games_for(0.07, 0.5) == pytest.approx(400, abs=2)
    assert games_for(0.0, 0.5) is None
    assert settled([[1.0, 1.0], [0.0, 0.0]]) == 1.0
    assert settled([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0]]) == 0.0


def test_parts_are_known_by_what_the_rules_call_them() -> None:
    tribes = Named(GAME.printed)
    board, land = Words("achievement-riding"), Words("land-horse", {"n": 2})
    assert tribes.within(Words("completed", {"board": board, "land": land, "n": 3})) == {
        *("achievement-riding", "land-horse")
    }
    assert tribes.source("achievement-riding") == "reconstructed"
    assert tribes.source("tile-wildfire") == "reconstructed"  # its table is called event
    assert tribes.source("land-horse") == "rulebook"
    card = Words("card", {"ground": "beach", "symbols": Words("some", {"n": 2, "what": "fish"})})
    atua = Named(atoll.game("atua").printed)
    (part,) = atua.within(Words("take", {"card": card, "price": 0}))
    assert unwritten(part) == card
    assert atua.source(part) == "reconstructed"
    assert Voice(atoll.game("atua"), "de").part(part) != part
    own = Named(GAME.read_parts(PartsFile("own.toml", entry_called("riding", "Horseback"))))
    assert own.within(Words("completed", {"board": "Horseback"})) == {"achievement-riding"}


def test_what_lies_before_a_seat_at_the_beginning_counts_as_taken() -> None:
    state = atoll.game("tindaya").new(2, 5)
    dealt = Named(state.parts_used()).dealt(state.view(None), 2)
    assert all(any(part.startswith("tribe-") for part in parts) for parts in dealt)
    assert dealt[0] != dealt[1]


def test_a_plan_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="Konane is played with 2 seats, not 5"):
        plan("konane", seats=[5])
    with pytest.raises(ValueError, match="no bot 'gready'; did you mean 'greedy'"):
        plan("konane", ["gready"])
    assert replace(konane(), seed=3).lots == konane().lots
