"""Records that cannot be read or replayed say where they break; saving is all or nothing."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

import atoll
from atoll import Record, RecordError, Session

TRIBES = atoll.game("tribes")
PARTS = Path(atoll.__file__).parent / "games/tribes/parts.toml"


def played(moves: int = 6) -> Session:
    session = Session.new(TRIBES, 3, seed=5)
    for _ in range(moves):
        session.play(session.state.moves()[-1])
    return session


def altered(**fields: Any) -> str:
    """The text of a record with other fields; None leaves a field out."""
    data = json.loads(played().record.to_json()) | fields
    return json.dumps({name: value for name, value in data.items() if value is not None})


def read(text: str) -> Record:
    return Record.from_json(text, "game.json")


def fails_with(message: str) -> pytest.RaisesExc[RecordError]:
    return pytest.raises(RecordError, match=f"^{re.escape('game.json: ' + message)}")


def test_a_record_names_game_rules_seats_seed_and_moves() -> None:
    data = json.loads(played(2).record.to_json())
    assert data == {
        "atoll": 1,
        "game": "tribes",
        "rules": TRIBES.rules_version,
        "seats": 3,
        "options": {"totals": "open"},
        "seed": 5,
        "parts": "",
        "position": None,
        "moves": ["0,1", "0,1"],
    }


@pytest.mark.parametrize("text", ["", "{", "moves: 1", "[" * 100_000, '{"atoll": 1', "1" * 9999])
def test_not_json(text: str) -> None:
    with fails_with("not a JSON file: "):
        read(text)


@pytest.mark.parametrize("text", ["[]", "3", "null", "{}", '{"atoll": 2}', '{"atoll": "1"}'])
def test_json_but_not_a_record(text: str) -> None:
    with fails_with("not a record of Atoll (format 1)"):
        read(text)


WRONG: dict[str, list[Any]] = {
    "game": [3, None],
    "rules": ["1", None],
    "seats": ["3", 3.0, None],
    "options": [[], "fast", None],
    "seed": ["7", 1.5, None],
    "parts": [0, None],
    "moves": ["0,1", {}, None],
    "position": [[], "start"],
}


@pytest.mark.parametrize(("field", "value"), [(f, v) for f, vs in WRONG.items() for v in vs])
def test_a_field_is_missing_or_of_the_wrong_type(field: str, value: Any) -> None:
    with fails_with(f"'{field}' is "):
        read(altered(**{field: value}))


def test_a_move_that_is_not_a_text() -> None:
    with fails_with("move 2 of 3: not a text: 7"):
        read(altered(moves=["0,1", 7, "0,1"]))


def test_a_foreign_game() -> None:
    with fails_with("no game 'chess'; there are: "):
        read(altered(game="chess"))


def test_other_rules() -> None:
    with fails_with("played by version 99 of the rules of Tribes, this is version"):
        read(altered(rules=99))


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("seats", 7, "Tribes is played with 2, 3 or 4 seats, not 7"),
        ("seats", True, "Tribes is played with 2, 3 or 4 seats, not True"),
        ("seed", True, "the seed must be a whole number, not True"),
        ("options", {"mode": 1}, "Tribes has no option 'mode'; its options: totals"),
        ("options", {"seats": 2}, "Tribes has no option 'seats'; its options: totals"),
        ("options", {"self": 2}, "Tribes has no option 'self'; its options: totals"),
    ],
)
def test_a_game_that_cannot_be_set_up(field: str, value: Any, message: str) -> None:
    with fails_with(message):
        read(altered(**{field: value})).start()


def test_an_illegal_move_is_named_with_its_number_and_refusal() -> None:
    moves = [*played(3).record.moves, "hidden-2-1"]
    state = played(3).state
    while "hidden-2-1" not in [state.notation(move) for move in state.candidates()]:
        moves.insert(-1, state.notation(state.moves()[-1]))
        state.play(state.moves()[-1])
    record = read(altered(moves=[*moves, "after", "this"]))
    with fails_with(f"move {len(moves)} of {len(moves) + 2}: 'hidden-2-1' is illegal: ") as caught:
        record.replay()
    assert str(caught.value).endswith("(TR-7.2)")
    with fails_with(f"move {len(moves)} of {len(moves) + 2}: "):
        Session(record)


def test_an_unknown_notation_is_named_with_its_number_and_the_moves() -> None:
    record = read(altered(moves=["0,1", "e4"]))
    with fails_with("move 2 of 2: no move 'e4' here; the moves are: 0,0, 1,0, 0,1"):
        record.replay()


def test_a_move_after_the_end() -> None:
    session = Session.new(TRIBES, 2, seed=5)
    chance = atoll.seeded(5)
    while not session.state.over:
        session.play(chance.pick(session.state.moves()))
    moves = [*session.record.moves, "0,1"]
    with fails_with(f"move {len(moves)} of {len(moves)}: no move '0,1' here"):
        read(altered(seats=2, moves=moves)).replay()


def test_a_good_beginning_can_be_replayed_up_to_the_bad_move() -> None:
    record = read(altered(moves=[*played().record.moves, "e4"]))
    assert record.replay(6).to_dict() == played().state.to_dict()


@pytest.mark.parametrize("ply", [-1, 7])
def test_a_position_that_is_not_there(ply: int) -> None:
    with fails_with(f"has 6 moves, there is no position {ply}"):
        read(altered()).replay(ply)


def test_parts_of_an_owner_belong_to_the_record(tmp_path: Path) -> None:
    text = PARTS.read_text(encoding="utf-8").replace("shells = 5", "shells = 6")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    parts = TRIBES.parts(str(tmp_path / "mine.toml"))
    session = Session.new(TRIBES, 2, seed=5, parts=parts)
    session.play(session.state.moves()[0])
    record = read(session.record.to_json())
    assert record.parts_digest == parts.digest
    assert record.replay(parts=parts).to_dict() == session.state.to_dict()
    with fails_with(f"this game was played with the parts file with digest {parts.digest}"):
        record.replay()
    with fails_with("this game was played with the game's own parts"):
        read(altered()).replay(parts=parts)


def test_a_record_can_begin_at_a_position() -> None:
    state = played(20).state
    record = read(altered(position=state.to_dict(), moves=[]))
    assert record.start().to_dict() == state.to_dict()
    text = state.notation(state.moves()[0])
    state.play(state.moves()[0])
    with fails_with("not a position of Tribes"):
        read(altered(position={}, moves=[])).start()
    begun = read(altered(position=played(20).state.to_dict(), moves=[text]))
    assert begun.replay().to_dict() == state.to_dict()
    with fails_with("the position is not one of 2 seats"):
        read(altered(seats=2, position=state.to_dict(), moves=[])).start()


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"none\.json: cannot be read"):
        atoll.load(tmp_path / "none.json")
    with pytest.raises(RecordError, match="cannot be read"):
        atoll.load(tmp_path)
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match=r"binary\.json: cannot be read"):
        atoll.load(tmp_path / "binary.json")


def test_a_truncated_file_names_itself(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    text = played().record.to_json()
    for length in range(0, len(text) - 3, 7):
        path.write_text(text[:length], encoding="utf-8")
        with pytest.raises(RecordError, match=r"game\.json: not a JSON file"):
            atoll.load(path)


def test_a_failure_while_writing_keeps_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    played(3).record.save(path)
    old = path.read_text(encoding="utf-8")

    def full(*_: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "replace", full)
        with pytest.raises(OSError, match="no space left"):
            played(6).record.save(path)
    with monkeypatch.context() as broken:
        broken.setattr(Record, "to_json", full)
        with pytest.raises(OSError, match="no space left"):
            played(6).record.save(path)
    assert path.read_text(encoding="utf-8") == old
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    played(6).record.save(path)
    assert atoll.load(path).moves == played(6).record.moves
