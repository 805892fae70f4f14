"""What is planted is found; what is not there is not."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import numpy as np
import polars as pl
import pytest

import atoll
from atoll.engine.parts import PartsFile
from atoll.engine.words import Words
from atoll.lab import Plan, plan, run
from atoll.lab.named import Named, unwritten
from atoll.lab.page import described, page, topics
from atoll.lab.run import asked_for
from atoll.lab.statistics import (
    among_many,
    apart,
    each_sure,
    games_for,
    hiding,
    mean,
    settled,
    settled_by_agreement,
    settled_by_variance,
    settled_within,
    share,
    shares_apart,
)
from atoll.lab.topics.against import Against
from atoll.lab.topics.bots import Bots, Strength, ranking
from atoll.lab.topics.choices import Kind, dead
from atoll.lab.topics.length import Lengths, known
from atoll.lab.topics.luck import Course, Luck, course
from atoll.lab.topics.options import Options
from atoll.lab.topics.presence import presences
from atoll.lab.topics.seats import Seats
from atoll.lab.topics.topic import fair
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
    assert "no seat is surely ahead: who begins wins 50\u00a0%" in said.verdicts[0]
    assert "up to 40 percentage points could still hide in 12 games" in said.verdicts[0]
    few = Seats(even.filter(pl.col("number") < 5), wanted).say(Voice(atoll.game("konane"), "en"))
    assert few.verdicts == ["With 2 seats, 5 games are too few to tell whether a seat is ahead."]


def test_what_a_game_alone_asks_for_is_told() -> None:
    options = {"challenge": "no-pollution"}
    wanted = plan("atiwa", ["random"], [1], 2, options=options, looks=0, moments=1, replays=0)
    said = Bots(run(wanted, processes=1), wanted).say(Voice(atoll.game("atiwa"), "en"))
    assert [row[-2] for row in said.grids[-1].rows] == ["No pollution marker", "Points"]


def test_few_games_are_not_made_much_of(small: tuple[Any, Plan]) -> None:
    games, wanted = small
    two = games.filter(pl.col("number") < 2)
    said = {
        topic.name: " ".join(topic.say(Voice(atoll.game("konane"), "en")).verdicts)
        for topic in topics(two, wanted)
    }
    assert "too few" in said["bots"]
    assert "strongest" not in said["bots"]
    assert "nine times out of ten" not in said["length"]
    assert "is known" not in said["length"]
    assert "cannot be told" in said["choices"]


def test_another_option_is_held_against_the_usual_game() -> None:
    """Konane on a large board takes longer; on the same board nothing changes."""
    lots = plan("konane", ["random"], games=40).lots
    assert [lot.side for lot in lots] == ["a", "board=middle", "board=large"]
    assert not [lot for lot in konane().lots if lot.side != "a"], "options were chosen"
    wanted = replace(tribes(8), lots=lots, game="konane")
    games = run(wanted, processes=1)
    found = Options(games, wanted)
    sure = {each.value: {one.question for one in each.sure} for each in found.others}
    assert sure == {"middle": {"decisions"}, "large": {"decisions"}}
    voice = Voice(atoll.game("konane"), "en")
    assert found.say(voice).verdicts[0].startswith("Board: ")
    few = replace(wanted, lots=tuple(replace(lot, games=5) for lot in lots))
    said = Options(asked_for(games, few), few).say(voice)
    assert said.verdicts == [
        "2 other values of options were played in fewer than 10 games: too few to tell what changes."
    ]
    same = replace(wanted, lots=(lots[0], replace(lots[0], side="board=small")))
    assert not Options(run(same, processes=1), same).others[0].sure


@pytest.mark.parametrize(
    ("game", "seats"), [("tribes", 2), ("atiwa", 1), ("kiwi", 1), ("atua", 2), ("tindaya", 1)]
)
def test_luck_is_told_from_play_in_every_game(game: str, seats: int) -> None:
    """Alone and together, too: there the points are the outcome."""
    wanted = plan(game, ["random"], [seats], 10, options={}, looks=0, moments=1, every=1)
    luck = Luck(run(wanted, processes=1), wanted)
    (course,) = luck.courses
    assert course.games == 10
    assert course.places == [0.25, 0.5, 0.75]
    assert all(0 <= low <= found <= high <= 1 for found, low, high in course.settled)
    said = luck.say(Voice(atoll.game(game), "en"))
    assert "10 games" in said.verdicts[0]
    assert len(said.plots) == 1


def test_what_is_settled_is_found(small: tuple[Any, Plan]) -> None:
    """The same winner again is settled; a winner by lot is not; where all lose, nothing is in doubt."""

    def course_of(shares: list[list[float]], others: list[list[float]]) -> Course:
        rows = [
            {
                "seats": 2,
                "together": False,
                "scores": [0, 0],
                "shares": won,
                "replays": [
                    {"place": 0.5, "seat": seat, "share": share, "score": 0}
                    for seat, share in enumerate(other)
                ],
            }
            for won, other in zip(shares, others, strict=True)
        ]
        return course(pl.DataFrame(rows))

    first, second = [1.0, 0.0], [0.0, 1.0]
    settled = course_of([first, second] * 10, [first, second] * 10)
    assert settled.settled[0] == pytest.approx((1.0, 0.678, 1.0), abs=0.001)  # all of twenty games
    assert settled.again[0].rate == 1.0
    drawn = course_of([first, second] * 10, [first, first, second, second] * 5)
    assert drawn.settled[0][0] < 0.02
    assert drawn.settled[0][2] > 0.4
    assert drawn.again[0].rate == 0.5
    lost = course_of([[0.0, 0.0]] * 10, [[0.0, 0.0]] * 9 + [first])
    assert lost.again[0].rate == 0.9
    shared = course_of([[0.5, 0.5]] * 10, [first] * 10)
    assert shared.again[0].rate == 0.5


def test_alone_bots_are_not_taken_for_one_another() -> None:
    """Alone every bot plays by itself; what is said of the game is said of the strongest one's games."""
    wanted = plan("atiwa", ["random", "greedy"], [1], 4, options={})
    assert [(lot.bots, lot.games) for lot in wanted.lots] == [(("greedy",), 4), (("random",), 1)]
    games = pl.DataFrame(
        {
            "alike": [True, True, True],
            "side": ["a", "a", "a"],
            "bots": [["greedy"], ["greedy"], ["random"]],
        }
    )
    assert len(fair(games)) == 2


def test_when_it_is_decided_is_said_only_where_that_is_sure() -> None:
    """Who is ahead at the last moment wins so often of so many games."""

    def said(won: int, games: int) -> str:
        rate = share([1.0] * won + [0.0] * (games - won))
        numbers = [10.0] * games
        about = Lengths(2, "turn", numbers, numbers, mean(numbers), [(0.0, rate), (0.9, rate)])
        return known(Voice(GAME, "en"), about)

    assert "mostly decided from the start" in said(90, 100)
    assert "stays open: who is ahead after 90" in said(60, 100)
    assert "cannot be told yet" in said(10, 12)  # 83 %, but 55 to 95
    assert "cannot be told yet" in said(8, 12)


def test_a_dead_choice_is_found_among_many_and_an_unlucky_one_is_not() -> None:
    """Fifty kinds of moves that are best once in ten, and one that never is."""

    def kind_of(name: str, best: int, offered: int) -> Kind:
        return Kind("ask", name, share([1.0] * best + [0.0] * (offered - best)), 0, 0)

    usual = [kind_of(f"usual {i}", 8, 80) for i in range(50)]
    unlucky = kind_of("unlucky", 0, 40)  # happens to one in seventy that are best once in ten
    assert unlucky.best.high < 0.1
    never = kind_of("never", 0, 200)
    assert [each.kind for each in dead([*usual, unlucky, never])] == ["never"]
    assert [each.kind for each in dead([unlucky])] == ["unlucky"]


def test_the_weakest_bot_is_named_only_where_that_is_sure() -> None:
    def strength(bot: str, rating: float) -> Strength:
        return Strength(bot, rating, 2.0, share([1.0] * 10 + [0.0] * 10), 1.0)

    voice = Voice(GAME, "en")
    rated = [strength("mind", 30), strength("easy", 20), strength("random", 10)]
    assert [each.split(" is ")[1][:13] for each in ranking(voice, rated)] == [
        *("the strongest", "the weakest.")
    ]
    close = [strength("mind", 30), strength("easy", 12), strength("random", 10)]
    assert len(ranking(voice, close)) == 1


def test_what_is_quoted_has_the_marks_of_its_language() -> None:
    assert Voice(GAME, "en").quoted("Take “Raid”.") == "“Take ‘Raid’”"
    assert Voice(GAME, "de").quoted("Nimm „Überfall“.") == "„Nimm ‚Überfall‘“"
    assert Voice(GAME, "it").quoted("Prendi «Razzia».") == "«Prendi “Razzia”»"


def test_equal_numbers_have_no_interval() -> None:
    voice = Voice(GAME, "en")
    assert voice.estimate(mean([2.0] * 5)) == "2.0"
    assert voice.estimate(mean([1.0, 3.0])) == "2.0 (−10.7 – 14.7)"


def test_a_report_says_which_games_were_played_otherwise() -> None:
    voice = Voice(atoll.game("konane"), "en")
    other = plan("konane", ["greedy"], games=8)
    assert [described(voice, lot, other) for lot in other.lots] == [
        "With 2 seats: 8 × greedy",
        "With 2 seats: 2 × greedy, Board: middle (8 × 8)",
        "With 2 seats: 2 × greedy, Board: large (10 × 10)",
    ]
    own = plan("tribes", ["random"], [2], 8, options={}, against=({}, PRINTED + "# \n"))
    assert described(Voice(GAME, "en"), own.lots[-1], own).endswith(", with the other parts")


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
        *("seats", "length", "scores", "choices", "luck", "bots")
    }  # Konane has no parts to take, and the option was chosen
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
    assert hiding(0.25, 5) == pytest.approx(0.5425, abs=0.001)
    assert hiding(0.5, 4) == 0.5  # no share is above 1
    assert settled(np.array([[[1.0, 1.0]], [[0.0, 0.0]]])) == 1.0
    assert settled(np.array([[[1.0, 0.0]], [[0.0, 1.0]], [[1.0, 0.0]]])) == 0.0
    found, low, high = settled_within(np.array([[[1.0, 1.0]], [[0.0, 0.0]], [[1.0, 0.0]]] * 8))
    assert low < found < high
    assert found == pytest.approx(0.352, abs=0.001)
    assert settled_by_agreement(share([1.0] * 10), 2) == pytest.approx((0.445, 1.0), abs=0.001)
    assert settled_by_agreement(share([0.0] * 10), 2) == (0.0, 0.0)
    low, high = settled_by_variance(np.array([[[float(i), i + i % 3]] for i in range(10)]))
    assert (low, high) == pytest.approx((0.741, 0.980), abs=0.001)
    assert apart([1.0, 2.0, 3.0], [1.0, 2.0, 3.0]).chance == 1.0
    assert apart([5.0, 6.0, 7.0], [1.0, 2.0, 3.0]).low == pytest.approx(1.733, abs=0.001)
    assert shares_apart([1.0] * 10, [0.0] * 10).chance < 0.001
    assert shares_apart([1.0] * 10, []).chance == 1.0


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


def noted(game: str, seats: int = 2, **options: Any) -> tuple[list[set[str]], set[str]]:
    """What is noted of one random game: by seat, and of all."""
    wanted = plan(game, ["random"], [seats], 1, options=options, looks=0, moments=1, replays=0)
    row = run(wanted, processes=1).to_dicts()[0]
    taken = [
        {each["part"] for each in row["taken"] if each["seat"] == seat} for seat in range(seats)
    ]
    return taken, set(row["shared"])


def kinds(parts: set[str]) -> set[str]:
    return {unwritten(part).key.partition("-")[0] for part in parts}


def test_what_seats_take_and_have_is_noted_in_every_game() -> None:
    """Chosen, dealt, revealed at the end; by name, or by what a card shows."""
    for taken in noted("tribes")[0]:
        assert kinds(taken) >= {"achievement", "tile", "land"}
    for taken in noted("atiwa")[0]:
        assert kinds(taken) == {"location", "space", "terrain"}
    flocks = noted("kiwi", flocks="b")[0]
    assert all(kinds(taken) >= {"flock", "leader", "card"} for taken in flocks)
    assert all(len([part for part in taken if part[:6] == "flock-"]) == 1 for taken in flocks)
    villages = noted("atua", inhabitants=True, fate=True)
    for taken in villages[0]:
        assert kinds(taken) >= {"card", "inhabitant"}
        assert len([part for part in taken if '"ground": "village"' in part]) == 1
    assert "fate" in kinds(villages[1] | villages[0][0] | villages[0][1])
    dominion = noted("tindaya", mode="dominion")
    assert all(kinds(taken) >= {"tribe", "trade", "secret"} for taken in dominion[0])
    assert kinds(dominion[1]) >= {"common", "catastrophe", "event", "offering"}


def test_alone_and_together_what_comes_into_play_concerns_every_seat() -> None:
    assert kinds(noted("kiwi", 1)[0][0]) >= {"season", "solitaire", "section"}
    assert kinds(noted("tindaya", 1)[0][0]) >= {"tribe", "mission", "idol"}
    alliance, beside = noted("tindaya")
    assert not beside
    for taken in alliance:
        assert kinds(taken) >= {"mission", "catastrophe", "event", "offering"}


def test_a_card_that_is_there_for_all_is_found_to_matter(small: tuple[Any, Plan]) -> None:
    """A part in every second game, with five points more; another in every third, with none."""
    games, _ = small
    fair = pl.concat([games.filter("alike")] * 3).with_columns(number=pl.int_range(pl.len()))
    there = pl.col("number") % 2 == 0
    planted = fair.with_columns(
        shared=pl.when(there).then(pl.lit(["rich"])).otherwise(pl.lit([], pl.List(pl.String))),
        scores=pl.concat_list([pl.col("number") % 3 + 5 * there.cast(pl.Int64)] * 2),
    )
    (found,) = presences(planted)
    assert found.points.low > 3
    assert found.effects[0][1]
    assert found.games.rate == 0.5
    absent = planted.with_columns(scores=pl.concat_list([pl.col("number") % 3] * 2))
    assert not presences(absent)[0].effects[0][1]


def test_a_plan_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="Konane is played with 2 seats, not 5"):
        plan("konane", seats=[5])
    with pytest.raises(ValueError, match="no bot 'gready'; did you mean 'greedy'"):
        plan("konane", ["gready"])
    assert replace(konane(), seed=3).lots == konane().lots
