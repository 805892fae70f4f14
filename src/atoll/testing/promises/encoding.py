"""A position in numbers: it tells what a seat knows, all of it and nothing else, in the same places."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from typing import Any

import atoll
from atoll import Chance, Game, State, seeded
from atoll.engine.encoding import Encoding, Numbering, Span
from atoll.testing.cases import Case, few, over, paired
from atoll.testing.effort import given
from atoll.testing.walks import Walk, seldom, usual_length, walks

DRAWN = re.compile(r"[^\w ,-]")
STOPS = 12  # positions of a game whose neighbours are looked at,
CHANGES = 32  # and so many of these
FOLLOWED = 12  # positions in a row that are compared with each other


def numbered(found: Callable[[Game], list[Case]]) -> Callable[[Game], list[Case]]:
    """These cases, if the game has an encoding at all."""
    return lambda game: found(game) if game.has_room("encoding") else []


every_case = over(numbered(paired))
a_few_cases = over(numbered(few))


def plain(game: Game) -> list[Case]:
    """Every player count, without options."""
    return [Case(game, seats, ()) for seats in game.seats]


every_count = over(numbered(plain))


def rows_of(case: Case) -> Encoding[Any]:
    return case.game.encoding(case.seats)


def part(row: bytes, span: Span) -> bytes:
    return row[span.first : span.first + span.count]


@every_case
@given(walk=walks)
def test_a_row_is_as_long_as_it_says_and_keeps_its_bounds(case: Case, walk: Walk) -> None:
    encoding = rows_of(case)
    for state in walk.onwards(case, 3):
        for seat in range(case.seats):
            check_bounds(encoding, state.encode(seat))


def check_bounds(encoding: Encoding[Any], row: bytes) -> None:
    assert len(row) == encoding.size
    for span in encoding.spans:
        assert max(part(row, span), default=0) <= span.most, span


@every_count
def test_what_is_foreseen_of_a_move_has_a_row(case: Case) -> None:
    """Minds judge it, though nobody may be asked there yet."""
    encoding = rows_of(case)
    for state in seldom(case, 2):
        for move in {state.legal[0], state.legal[-1]}:
            check_bounds(encoding, encoding.row(case.game.judge.foreseen(state, move), state.seat))


@every_case
@given(walk=walks)
def test_what_a_seat_cannot_see_does_not_change_its_row(case: Case, walk: Walk) -> None:
    state = walk.position(case)
    for seat in range(case.seats):
        dealt = state.redeal(seat, walk.chance())
        assert dealt.encode(seat) == state.encode(seat)


@every_case
@given(walk=walks)
def test_what_a_seat_sees_changes_its_row(case: Case, walk: Walk) -> None:
    states = [state.copy() for state in walk.onwards(case, FOLLOWED)]
    for seat in range(case.seats):
        assert not confused(seen(case, seat, states))


@a_few_cases
def test_whatever_is_changed_in_a_position_changes_the_row_if_it_is_seen(case: Case) -> None:
    for states in surroundings(case):
        for seat in range(case.seats):
            assert not confused(seen(case, seat, states))


@a_few_cases
def test_a_field_that_was_forgotten_is_noticed(case: Case) -> None:
    """Without one of its fields, two positions that look different have the same row."""
    near = [seen(case, 0, states) for states in surroundings(case)]
    spans = [span for span in rows_of(case).spans if not span.name.startswith("pending")]
    noticed = [span.name for span in spans if any(confused(without(span, rows)) for rows in near)]
    # some fields only count what others show: small games have few that stand alone
    assert len(noticed) >= max(1, min(3, len(spans) // 4)), noticed


Seen = list[tuple[bytes, str]]


def seen(case: Case, seat: int, states: list[State]) -> Seen:
    """The rows of positions, each with what the seat sees."""
    rows = rows_of(case)
    return [(rows.row(s, seat), json.dumps(s.view(seat), sort_keys=True)) for s in states]


def without(span: Span, rows: Seen) -> Seen:
    """Rows in which a field was forgotten."""
    end = span.first + span.count
    return [(row[: span.first] + row[end:], shown) for row, shown in rows]


def confused(rows: Seen) -> str:
    """What differs in two positions that a seat sees differently but have the same row; else empty."""
    found: dict[bytes, str] = {}
    for row, shown in rows:
        if found.setdefault(row, shown) != shown:
            return difference(json.loads(shown), json.loads(found[row]))
    return ""


def difference(one: Any, other: Any, place: str = "") -> str:
    """Where two views differ, for the message of a failed test."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        found = [difference(one[key], other[key], f"{place}.{key}") for key in one]
        return " ".join(filter(None, found))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = zip(one, other, strict=True)
        found = [difference(a, b, f"{place}[{i}]") for i, (a, b) in enumerate(pairs)]
        return " ".join(filter(None, found))
    return "" if one == other else f"{place}: {one!r:.40} or {other!r:.40};"


@cache
def surroundings(case: Case) -> list[list[State]]:
    """Positions from the beginning to the end of a game, each with some that are near to it."""
    state, chance = case.new(1), seeded(1)
    found = []
    plies = usual_length(case)
    for ply in range(plies):
        if state.over:
            break
        if ply % max(1, plies // STOPS) == 0:
            found.append([state.copy(), *neighbours(state, chance)])
        state.advance(chance.pick(state.legal))
    return found


def neighbours(state: State, chance: Chance) -> Iterator[State]:
    """Positions that differ from this one in a single number, flag or sign of what is saved."""
    game, saved = atoll.game(state.game_name()), state.to_dict()
    near = [(path, other) for path, value in leaves(saved) for other in others(value)]
    for _ in range(min(CHANGES, len(near))):
        path, other = near.pop(chance.below(len(near)))
        inner = saved
        for key in path[:-1]:
            inner = inner[key]
        kept, inner[path[-1]] = inner[path[-1]], other
        with suppress(ValueError):
            yield game.from_dict(saved, state.parts_used())
        inner[path[-1]] = kept


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every number, flag and text of plain data but the stream of chance, with the way to it."""
    if isinstance(data, dict | list):
        for key, inner in data.items() if isinstance(data, dict) else enumerate(data):
            if key != "chance":
                yield from leaves(inner, (*path, key))
    else:
        yield path, data


def others(value: Any) -> list[Any]:
    """What is near to a number, a flag, or a text that is a picture made of signs."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if isinstance(value, str) and DRAWN.search(value):
        signs = sorted(set(value))
        return [
            value[:place] + signs[signs.index(sign) - 1] + value[place + 1 :]
            for place, sign in enumerate(value)
        ]
    return []


@every_case
@given(walk=walks)
def test_turning_the_table_turns_the_row(case: Case, walk: Walk) -> None:
    state, encoding = walk.position(case), rows_of(case)
    spans = {span.name: span for span in encoding.spans}
    for seat in range(case.seats):
        row = state.encode(seat)
        for further in range(1, case.seats):
            other = state.encode((seat + further) % case.seats)
            for name, theirs in spans.items():
                own = spans.get(name.replace(f"other{further}.", "own."))
                if name.startswith(f"other{further}.") and own is not None:
                    assert part(row, theirs) == part(other, own), name


@every_case
@given(walk=walks)
def test_actions_have_numbers_of_their_own(case: Case, walk: Walk) -> None:
    numbering = case.game.actions(case.seats)
    for state in walk.onwards(case, 5):
        check_actions(numbering, state)


@a_few_cases
def test_actions_of_every_kind_of_decision(case: Case) -> None:
    numbering = case.game.actions(case.seats)
    for state in seldom(case):
        check_actions(numbering, state)


def check_actions(numbering: Numbering, state: State) -> None:
    if state.over:
        assert numbering.legal(state) == []
        assert not any(numbering.mask(state))
        return
    actions = numbering.legal(state)
    assert actions == [state.action(move) for move in state.moves()]
    assert len(set(actions)) == len(actions)
    assert [i for i, legal in enumerate(numbering.mask(state)) if legal] == sorted(actions)
    assert all(0 <= action < numbering.count for action in actions)
    assert [state.move_of(action) for action in actions] == state.moves()
    for decision in numbering.decisions:
        assert decision.reach(state) > 0


@every_count
def test_every_action_has_a_name(case: Case) -> None:
    numbering = case.game.actions(case.seats)
    names = numbering.names(case.new(0))
    assert len(names) == len(set(names)) == numbering.count
    assert all(name == name.strip() for name in names)


@every_count
def test_every_field_has_a_name_and_a_place(case: Case) -> None:
    encoding = rows_of(case)
    names = [span.name for span in encoding.spans]
    assert len(set(names)) == len(names)
    assert len(encoding.scales()) == encoding.size == sum(span.count for span in encoding.spans)
    assert all(1 <= span.most <= 255 for span in encoding.spans)
