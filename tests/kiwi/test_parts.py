"""Parts of Kiwi: complete, with sources, and errors that name file, entry and field."""

from pathlib import Path

import pytest

from atoll.engine.parts import PartsError, PartsFile
from atoll.games import kiwi
from atoll.games.kiwi import GAME
from atoll.games.kiwi.parts import Parts

TEXT = (Path(kiwi.__file__).parent / "parts.toml").read_text(encoding="utf-8")


def broken(old: str, new: str) -> str:
    assert old in TEXT
    with pytest.raises(PartsError) as caught:
        Parts(PartsFile("mine.toml", TEXT.replace(old, new, 1)))
    return str(caught.value)


def test_the_box_is_complete_and_says_where_everything_comes_from() -> None:
    parts = GAME.parts()
    tables = [table for table, *_ in parts.entries]
    assert tables.count("leader_card") == tables.count("season_card") == 16
    assert tables.count("solitaire_card") == 6
    assert tables.count("section") == tables.count("flock") == 4
    assert {source for _, _, source, _ in parts.entries} == {"rulebook", "reconstructed"}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("fruit_limit = 10", "fruit_limit = 99", "[table]: fruit_limit: must be a whole number"),
        ('"sand", "flower", "sand"', '"swamp", "flower", "sand"', "[[section]] bloom: terrain"),
        ("leader = [0, 0]", "leader = [9, 9]", "[[slot]] 2-a: leader: [9, 9] is not on the island"),
        ('travel = "line"', 'travel = "fly"', "[[leader_card]] headlong-charge: travel"),
        ("placement = [{ fruit = 1 }]", "placement = [{ gold = 1 }]", "[[nest]] tree-1: placement"),
        ('measure = "size-1"', 'measure = "size-9"', "[[season_card]] small-fry: measure"),
        ('nest = "tree"', 'nest = "hut"', "[[solitaire_card]] 1: build: nest"),
        ("pay_fruit = 0", "pay_fruits = 0", "[[turn_order_slot]] 1: pay_fruit: is missing"),
        ('rank = "most"', 'rank = "most"\nodd = 1', "[[season_card]] small-fry: odd: is not known"),
        ('id = "wild-fruit"', 'id = "joker"', "[[action_card]] must be move, feed"),
    ],
)
def test_errors_name_file_entry_and_field(old: str, new: str, said: str) -> None:
    message = broken(old, new)
    assert message.startswith("mine.toml: ")
    assert said in message


def test_an_owner_may_bring_a_season_card_of_another_name(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(
        TEXT.replace('id = "small-fry"', 'id = "tiny"\nname = "Tiny"'), encoding="utf-8"
    )
    parts = GAME.parts(str(path))
    assert parts.season_names[0] == "Tiny"
    path.write_text(TEXT.replace('id = "small-fry"', 'id = "tiny"'), encoding="utf-8")
    with pytest.raises(PartsError, match="tiny"):
        GAME.parts(str(path))


def test_prices_are_told_as_the_parts_have_them() -> None:
    text = TEXT.replace("extra_move = 2", "extra_move = 3").replace(
        "second_mark = 1", "second_mark = 2"
    )
    parts = GAME.read_parts(PartsFile("mine.toml", text), known=GAME.printed.ids)
    state = GAME.new(4, 1, parts, flocks="own")
    assert state.view(None)["prices"] == {"extra_move": 3, "second_mark": 2}
    said = set()
    while state.decision().name == "choose-side":
        said.add(state.describe(1, "it"))
        state.play(1)
    assert any("2 Frutti per un secondo segnalino Dominio" in each for each in said)
    assert "3 ×" in GAME.draw(state.view(None))
