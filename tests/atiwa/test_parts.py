"""The parts of Atiwa are complete, say where they come from, and broken files are refused."""

from pathlib import Path

import pytest

from atoll import arena, seeded
from atoll.engine.parts import PartsError
from atoll.engine.record import Record
from atoll.engine.session import Session
from atoll.games.atiwa import GAME
from atoll.games.atiwa.parts import CODES, Parts
from atoll.games.atiwa.spaces import EXCHANGE, FAMILY, GAIN, LOCATION, OPS
from tests.ledger import rule
from tests.parts import complaint, written

TEXT = GAME.beside("parts.toml")


def printed() -> Parts:
    parts = GAME.parts()
    assert isinstance(parts, Parts)
    return parts


def test_every_part_says_where_it_comes_from() -> None:
    entries = printed().entries
    tables = [table for table, _, _, _ in entries]
    assert (tables.count("terrain"), tables.count("location"), tables.count("tile")) == (36, 4, 6)
    assert (tables.count("space"), tables.count("round"), tables.count("challenge")) == (31, 7, 9)
    assert {source for _, _, source, _ in entries} == {"rulebook", "public", "reconstructed"}


def test_the_cells_of_all_terrain_cards() -> None:
    p = printed()
    cells = [CODES[code] for layout in p.layouts[4:] for code in layout]
    counts = {code: cells.count(code) for code in CODES}
    assert counts == dict(zip("TwbFBWGHU.", (51, 3, 11, 8, 46, 36, 23, 6, 6, 98), strict=True))
    assert sum(p.values[4:]) == -10
    mixes = [tuple(sorted(layout)) for layout in p.layouts[4:]]
    assert len(set(mixes)) == 36


def test_special_cells_only_where_the_rulebook_puts_them() -> None:
    p = printed()
    found = {
        code: [p.card_ids[card] for card in range(40) if CODES.index(code) in p.layouts[card]]
        for code in "wbFU"
    }
    assert found == {
        "w": ["01"],
        "b": ["03", "35"],
        "F": ["01", "09", "13", "35"],
        "U": ["16", "28"],
    }


def test_the_right_space_of_a_pair_costs_one_gold_more() -> None:
    prices = [
        item.price for space in printed().spaces for item in space.items if item.op == LOCATION
    ]
    assert prices == [0, 1] * 4


def test_families_come_from_the_round_space_and_from_exchanges_alone() -> None:
    p = printed()
    items = [item for space in p.spaces for item in space.items]
    items += [item for some in (*p.tile_items, *p.lower_items) for item in some]
    givers = {OPS[item.op] for item in items if item.op in (GAIN, EXCHANGE) and item.kind == FAMILY}
    assert givers == {"exchange"}


def test_an_owner_may_correct_the_parts(tmp_path: Path) -> None:
    text = TEXT.replace('id = "farmstead"\ncopies = 10', 'id = "farmstead"\ncopies = 9')
    parts = GAME.parts(written(tmp_path, text))
    assert parts.copies[0] == 9
    assert parts.digest != printed().digest
    s = GAME.new(2, 1, parts=parts)
    assert s.view()["locations"][0]["left"] == 9


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('layout = "T.G...TH"', 'layout = "T.G...TX"', "[[location]] farmstead: layout:"),
        ('items = ["deck", "gold 2"]', 'items = ["deck", "cold 2"]', "[[space]] d1: items:"),
        ('items = ["tree 2"]', "items = 5", "[[tile]] a: items:"),
        (
            "numbers = [1, 2, 3, 4, 5, 6, 7]",
            "numbers = [1, 2, 3, 4, 5, 7, 6]",
            "[[row]] goat: numbers:",
        ),
        ("nature = 2", "nature = 0", "[[terrain]] 27: nature:"),
        ("markers = [22, 20, 2]", "markers = [22, 20]", "[bag]: markers:"),
        ("breeding = { goat = 2, wild = 2 }", "breeding = { tree = 2 }", "[[round]] 2: breeding:"),
        ('apart = "n1"', 'apart = "n9"', "[[space]] n3: apart:"),
        ("goal = { points = 90 }", "goal = { joy = 90 }", "[[challenge]] metropolis: goal:"),
        ("family = 8", "family = 1", "[start]: family:"),
        ("workers = 3", "workers = 0", "[players]: workers:"),
        ("workers = 3", "workers = 5", "5 workers can take 35 cards, more than the 30 there is"),
        ("goat = 3\nwild = 2", "goat = 2\nwild = 2", "[food]: goat:"),
        ('id = "none"', 'id = "nothing"\nname = "Nothing"', "[[challenge]] nothing: id: the first"),
        ('id = "none"\nterrain = true', 'id = "none"\nterrain = false', "none: terrain: must not"),
        (
            "goal = { points = 120 }",
            "goal = {}",
            "[[challenge]] none: goal: must ask for something",
        ),
        (
            "towns = 3, families",
            "towns = 5, families",
            "commonwealth: goal: towns: must be a whole",
        ),
        ("goal = { bats = 40,", "goal = { bats = 0,", "[[challenge]] colony: goal: bats: must be"),
        ('id = "untrained"', 'id = "colony"', "[[challenge]] colony: id: 'colony' is used twice"),
        ("track = 1\n", "track = 2\n", "[[space]] needs the tracks"),
        ('items = ["open 3", "gold 1"]', 'items = ["gold 1"]', "open terrain must be"),
        ('2 = ["", "wild"]', '2 = ["", "cow"]', "[players]: compensation:"),
        ('colour = "yellow"', 'colour = "red"', "colours must be"),
        ('items = ["deck", "gold 2"]', 'items = ["deck", "nature gold 1"]', "[[space]] d1: items:"),
        ('items = ["deck", "gold 2"]', 'items = ["bonus gold 1"]', "[[space]] d1: items:"),
    ],
)
def test_a_broken_file_is_refused_by_file_entry_and_field(
    tmp_path: Path, before: str, after: str, said: str
) -> None:
    assert said in complaint(GAME, tmp_path, before, after)


OWN = """
[[challenge]]
id = "hermit"
name = "Einsiedler"
terrain = true
training = false
emigrants = 1
goal = { families = 2, pollution = 5, points = 30 }
source = "reconstructed"
note = "my own"
"""


@rule("AT-30.10")
def test_an_owner_may_add_challenges(tmp_path: Path) -> None:
    parts = GAME.parts(written(tmp_path, TEXT + OWN))
    s = GAME.new(1, 3, parts=parts, challenge="hermit")
    assert s.view()["challenge"] == {"id": "hermit", "name": "Einsiedler"}
    assert [each["what"] for each in s.view()["goal"]] == ["families", "pollution", "points"]
    assert "Einsiedler" in GAME.draw(s.view())
    again = GAME.from_dict(s.to_dict(), parts)
    assert again.to_dict() == s.to_dict()
    s.story = []
    chance = seeded(3)
    while not s.over:
        s.play(chance.pick(s.moves()))
    assert s.view()["communities"][0]["gone"] == 6  # one family a round, in six rounds
    said = [s.say(line.words) for line in s.story if line.words.key.startswith("goal-")]
    assert said[-1].startswith("Einsiedler: the goal is ")
    assert len(said) == 4


@rule("AT-30.10")
def test_the_option_takes_the_challenges_of_the_parts(tmp_path: Path) -> None:
    path = written(tmp_path, TEXT + OWN)
    parts = GAME.parts(path)
    with pytest.raises(
        ValueError, match=r"challenge must be one of none, .*untrained, hermit, not"
    ):
        GAME.new(1, 3, parts=parts, challenge="nobody")
    with pytest.raises(ValueError, match=r"must be one of none, .*untrained, not 'hermit'"):
        GAME.new(1, 3, challenge="hermit")
    with pytest.raises(ValueError, match="challenge is for 1 seats, not 2"):
        GAME.new(2, 3, parts=parts, challenge="hermit")
    session = Session.new(GAME, 1, 3, parts, challenge="hermit")
    session.play(session.state.moves()[0])
    record = Record.from_json(session.record.to_json())
    assert record.replay(parts=parts).to_dict() == session.state.to_dict()
    chosen = {"challenge": "hermit"}
    played = arena.play("atiwa", ["random"], 1, games=1, processes=1, parts=path, options=chosen)
    assert len(list(played)) == 1


def test_the_challenges_of_the_box_are_the_options() -> None:
    assert GAME.options[0].values == tuple(each.name for each in printed().challenges)


@rule("AT-30.10")
def test_a_challenge_of_ones_own_needs_a_name(tmp_path: Path) -> None:
    with pytest.raises(PartsError, match=r"mine.toml: \[\[challenge\]\] hermit: name: is needed"):
        GAME.parts(written(tmp_path, TEXT + OWN.replace('name = "Einsiedler"', "")))
    with pytest.raises(PartsError, match=r"\[\[challenge\]\] hermit: bats: is not known here"):
        GAME.parts(written(tmp_path, TEXT + OWN + "bats = 3\n"))


def test_a_new_card_needs_a_name(tmp_path: Path) -> None:
    text = TEXT.replace('[[space]]\nid = "x2"', '[[space]]\nid = "y2"')
    with pytest.raises(PartsError, match=r"\[\[space\]\] y2: name: is needed"):
        GAME.parts(written(tmp_path, text))
    named = text.replace('id = "y2"', 'id = "y2"\nname = "Garden"')
    assert GAME.parts(written(tmp_path, named)).spaces[-3].title == "Garden"
