"""Silence is found, tested with a made-up view and a made-up table."""

from atoll.engine.words import Told, Words
from atoll.testing.silence import Change, Silence, changes

VIEW = {"round": 1, "held": None, "tribes": [{"shells": 3, "land": []}, {"shells": 5, "land": []}]}
MADE_UP = Silence(
    told={
        "held": ("takes",),
        "tribes.{seat}.shells": ("pays", "robs"),
        "tribes.*.land": ("lays",),
        "tribes.*.land.*.members": ("settles",),
    },
    untold={"round": "counted, no event"},
)


def after(**new: object) -> list[Change]:
    return list(changes(VIEW, VIEW | new))


def test_every_value_that_changed_is_found_where_it_is() -> None:
    tribes = [{"shells": 3, "land": []}, {"shells": 4, "land": [{"kind": "goat", "members": 1}]}]
    assert [str(change) for change in after(tribes=tribes, held={"id": "move"})] == [
        "held.id: None -> 'move'",
        "tribes.1.shells: 5 -> 4",
        "tribes.1.land.0.kind: None -> 'goat'",
        "tribes.1.land.0.members: None -> 1",
    ]
    assert [str(change) for change in changes({"a": [1, 2]}, {"a": 3})] == [
        "a: None -> 3",
        "a.0: 1 -> None",
        "a.1: 2 -> None",
    ]


def test_a_change_must_be_told_by_one_of_its_lines() -> None:
    taken = after(held={"id": "move"})
    assert MADE_UP.missing(taken, []) == [
        "held.id: None -> 'move': held must be told by one of takes"
    ]
    assert MADE_UP.missing(taken, [Told(0, Words("pays"), "")]) != []
    assert MADE_UP.missing(taken, [Told(0, Words("takes"), "")]) == []


def test_what_is_no_event_need_not_be_told() -> None:
    assert MADE_UP.missing(after(round=2), []) == []


def test_a_path_the_table_does_not_know_is_found() -> None:
    assert MADE_UP.missing(after(bag=2), []) == ["bag: None -> 2: the table knows no such path"]


def test_the_line_must_be_of_the_seat_or_name_it() -> None:
    robbed = after(tribes=[{"shells": 3, "land": []}, {"shells": 4, "land": []}])
    assert MADE_UP.missing(robbed, [Told(1, Words("pays"), "")]) == []
    assert MADE_UP.missing(robbed, [Told(0, Words("pays"), "")]) != []
    assert MADE_UP.missing(robbed, [Told(0, Words("robs", {"whom": Words("seat-1")}), "")]) == []
    assert MADE_UP.missing(robbed, [Told(0, Words("robs", {"whom": Words("owner-0")}), "")]) != []
    nested = Words("pieces", {"of": Words("owner-1")})
    assert MADE_UP.missing(robbed, [Told(0, Words("robs", {"what": nested}), "")]) == []
    assert MADE_UP.missing(robbed, [Told(0, Words("robs", {"seat": 1}), "")]) == []
    assert MADE_UP.missing(robbed, [Told(0, Words("robs", {"number": 1}), "")]) != []


def test_the_closest_pattern_speaks() -> None:
    laid = after(tribes=[{"shells": 3, "land": []}, {"shells": 5, "land": [{"members": 1}]}])
    assert MADE_UP.missing(laid, [Told(1, Words("lays"), "")]) != []
    assert MADE_UP.missing(laid, [Told(1, Words("settles"), "")]) == []
