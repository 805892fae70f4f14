"""TR-7, TR-8 and TR-9: achievements, land used up in place of resources, arrows."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.chance import draw
from atoll.engine.decision import Decision, Step, Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.tribes.bearings import tile_words
from atoll.games.tribes.decisions.tile import TileDecision, tile_facts
from atoll.games.tribes.parts import ACTIONS, COLUMNS, DECK, EPOCHS, SLOTS, SPACES, STACK, TRACKS
from atoll.games.tribes.state import (
    DIAGONALS,
    FACE_DOWN,
    LINKS,
    NOBODY,
    UNUSED,
    Tribe,
    Tribes,
    link_ends,
)


def way_is_open(s: Tribes, tribe: Tribe, slot: i64) -> bool:
    """TR-7.4, TR-7.5, TR-9.5: a stone directly below, or at the tail of an arrow that lies."""
    if slot < COLUMNS or tribe.done >> (slot - COLUMNS) & 1:
        return True
    if s.arrows:
        for source, link in DIAGONALS[slot]:
            if s.arrows >> link & 1 and tribe.done >> source & 1:
                return True
    return False


def own_arrow_links(tribe: Tribe, slot: i64) -> list[int]:
    """TR-9.1, TR-9.2: where the own arrow could lie to open the way (if it is not open)."""
    if tribe.arrow != UNUSED:
        return []
    return [link for source, link in DIAGONALS[slot] if tribe.done >> source & 1]


def may_lay_arrow(tribe: Tribe, slot: i64) -> bool:
    """TR-9.1, TR-9.2: could the own arrow open the way?"""
    if tribe.arrow == UNUSED:
        for source, _ in DIAGONALS[slot]:
            if tribe.done >> source & 1:
                return True
    return False


def is_enough(slot: i64, real: i64, total: i64) -> bool:
    """TR-7.6, TR-8.4, TR-8.5: enough tiles in all, and above the first epoch one real one."""
    return total > slot // COLUMNS and (slot < COLUMNS or real > 0)


def completable(s: Tribes, seat: i64) -> list[int]:
    """The slots whose boards the seat could complete now."""
    tribe = s.tribes[seat]
    resources = tribe.resources()
    total = sum(resources)
    slots: list[int] = []
    boards, land = s.boards, s.parts.board_land
    done = tribe.done
    for slot in range(SLOTS):
        board = boards[slot]
        if board == FACE_DOWN or done >> slot & 1:
            continue
        if not is_enough(slot, resources[land[board]], total):
            continue
        if way_is_open(s, tribe, slot) or may_lay_arrow(tribe, slot):
            slots.append(slot)
    return slots


def achieve(s: Tribes, seat: i64, slot: i64) -> None:
    """TR-7.17: exhaust tiles, place the arrow, then all that comes of itself."""
    tribe = s.tribes[seat]
    s.ask(COMPLETE, seat, slot)
    if not way_is_open(s, tribe, slot):
        s.ask(LAY_ARROW, seat, slot)
    lacking = slot // COLUMNS + 1 - tribe.resources()[s.parts.board_land[s.boards[slot]]]
    if lacking > 0:
        s.ask(EXHAUST_WILD, seat, lacking, slot)


def refusal_to_achieve(s: Tribes, seat: int, slot: int) -> Refusal | None:
    """Why a board cannot be completed, rule by rule."""
    tribe = s.tribes[seat]
    board = s.boards[slot]
    if board == FACE_DOWN:
        return Refusal("TR-7.2", "refused-face-down")
    facts = board_facts(s, board)
    if tribe.done >> slot & 1:
        return Refusal("TR-7.3", "refused-done-already", facts)
    if not way_is_open(s, tribe, slot) and not may_lay_arrow(tribe, slot):
        return refusal_of_way(s, tribe, slot, facts)
    return refusal_of_resources(s, tribe, slot, facts)


def refusal_of_way(s: Tribes, tribe: Tribe, slot: int, facts: dict[str, Fact]) -> Refusal:
    """No stone below, and no arrow helps."""
    facts["below"] = slot_name(s, slot - COLUMNS)
    if tribe.arrow != UNUSED and any(tribe.done >> source & 1 for source, _ in DIAGONALS[slot]):
        return Refusal("TR-9.1", "refused-arrow-spent", facts)
    return Refusal("TR-7.5", "refused-nothing-below", facts)


def refusal_of_resources(
    s: Tribes, tribe: Tribe, slot: int, facts: dict[str, Fact]
) -> Refusal | None:
    """Too few occupied active tiles, or none of the kind that must be real."""
    resources = tribe.resources()
    need = slot // COLUMNS + 1
    real = resources[s.parts.board_land[s.boards[slot]]]
    facts["need"] = need
    facts["real"] = real
    facts["total"] = sum(resources)
    if need > 1 and real == 0:
        return Refusal("TR-8.5", "refused-none-real", facts)
    if sum(resources) < need:
        return Refusal("TR-7.7", "refused-too-few-tiles", facts)
    return None


def board_facts(s: Tribes, board: int) -> dict[str, Fact]:
    """What the texts say of an achievement board."""
    return {
        "board": s.parts.board_names[board],
        "land": s.parts.land_names[s.parts.board_land[board]],
        "epoch": board // DECK + 1,
    }


def wild_words(s: Tribes, seat: int, count: int, kind: int) -> Words:
    """TR-8.1: what is turned over in place of a resource, by name where there is no choice."""
    tiles = s.tribes[seat].wilds(kind)
    if len(tiles) != count or not 0 < count < EPOCHS:
        return Words("wild-some", {"n": count})
    first = tile_words(s, seat, tiles[0])
    if count == 1:
        return Words("wild-one", {"tile": first})
    return Words("wild-two", {"tile": first, "other": tile_words(s, seat, tiles[1])})


def slot_place(slot: int) -> str:
    """Where a slot is: its epoch and column, from 1."""
    return f"{slot // COLUMNS + 1}-{slot % COLUMNS + 1}"


def slot_id(s: Tribes, slot: int) -> str:
    """The board in a slot in notation, also while it is face down."""
    board = s.boards[slot]
    if board == FACE_DOWN:
        return f"hidden-{slot_place(slot)}"
    return s.parts.board_ids[board]


def slot_name(s: Tribes, slot: int) -> Fact:
    """The board in a slot in the texts, also while it is face down."""
    board = s.boards[slot]
    return Words("hidden-board") if board == FACE_DOWN else s.parts.board_names[board]


def stones_on(s: Tribes, slot: int) -> int:
    """How many spaces of a slot are filled, from the left."""
    count = 0
    while count < SPACES and s.stones[slot * SPACES + count] != NOBODY:
        count += 1
    return count


def slot_of(task: Task) -> i64:
    """The slot of the board that a task is about."""
    return task.x if task.matter is EXHAUST_WILD else task.n


def write_board(s: Tribes, slot: i64) -> dict[str, Any]:
    """The board a task is about."""
    return {"board": slot_id(s, int(slot))}


def read_board(s: Tribes, data: Field) -> int:
    """The slot of a board that is face up."""
    slots = [slot for slot in range(SLOTS) if s.boards[slot] != FACE_DOWN]
    return slots[data["board"].index([slot_id(s, slot) for slot in slots])]


class ExhaustWild(TileDecision):
    """TR-8.1, TR-8.2: occupied active land of another kind is turned over in place of a resource."""

    def write(self, s: Tribes, task: Task) -> dict[str, Any]:
        return {"left": int(task.n), **write_board(s, task.x)}

    def read(self, s: Tribes, data: Field) -> tuple[int, int]:
        return data["left"].number(1, EPOCHS), read_board(s, data)

    def most_left(self, s: Tribes, task: Task) -> i64:
        return len(s.tribes[task.seat].wilds(s.parts.board_land[s.boards[task.x]]))

    def moves(self, s: Tribes, task: Task) -> list[int]:
        tiles = s.tribes[task.seat].wilds(s.parts.board_land[s.boards[task.x]])
        return tiles[:1] if len(tiles) == task.n else tiles

    def play(self, s: Tribes, task: Task, move: int) -> None:
        s.tribes[task.seat].exhausted[move] = 1
        if task.n > 1:
            s.ask(self, task.seat, task.n - 1, task.x)

    def refuses(self, s: Tribes, task: Task, tile: int) -> Refusal | None:
        tribe = s.tribes[task.seat]
        facts = tile_facts(s, task.seat, tile)
        if tribe.exhausted[tile]:
            return Refusal("TR-8.3", "refused-exhausted", facts)
        if not tribe.members[tile]:
            return Refusal("TR-8.2", "refused-wild-needs-member", facts)
        if tribe.lands.kinds[tile] == s.parts.board_land[s.boards[task.x]]:
            return Refusal("TR-8.6", "refused-counts-as-real", facts)
        return None

    def prompt(self, s: Tribes, task: Task) -> Words:
        facts = board_facts(s, s.boards[task.x])
        facts["left"] = task.n
        return Words("exhaust-wild-prompt", facts)


class LayArrow(Decision[Tribes]):
    """TR-9.2, TR-9.8: the own arrow, from a board with an own stone diagonally up. Moves are links."""

    def write(self, s: Tribes, task: Task) -> dict[str, Any]:
        return write_board(s, task.n)

    def read(self, s: Tribes, data: Field) -> tuple[int, int]:
        return read_board(s, data), 0

    def fits(self, s: Tribes, task: Task) -> bool:
        return may_lay_arrow(s.tribes[task.seat], task.n)

    def moves(self, s: Tribes, task: Task) -> list[int]:
        return own_arrow_links(s.tribes[task.seat], task.n)

    def reach(self, s: Tribes) -> int:
        return len(LINKS)

    def action(self, s: Tribes, task: Task, move: int) -> int:
        return LINKS.index(move)

    def move_at(self, s: Tribes, task: Task, action: int) -> int:
        return LINKS[action]

    def action_name(self, s: Tribes, action: int) -> str:
        source, target = link_ends(LINKS[action])
        return f"{slot_place(source)}>{slot_place(target)}"

    def play(self, s: Tribes, task: Task, move: int) -> None:
        s.tribes[task.seat].arrow = move
        s.arrows |= 1 << move

    def refusal(self, s: Tribes, task: Task, move: int) -> Refusal | None:
        links = {link: source for source, link in DIAGONALS[task.n]}
        if move not in links:
            return Refusal("TR-9.3", "refused-not-diagonal")
        if not s.tribes[task.seat].done >> links[move] & 1:
            return Refusal("TR-9.2", "refused-no-stone-there", self.facts(s, move))
        return None

    def candidates(self, s: Tribes, task: Task) -> list[int]:
        return [link for _, link in DIAGONALS[task.n]]

    def notation(self, s: Tribes, task: Task, move: int) -> str:
        source, target = link_ends(move)
        return f"{slot_id(s, source)}>{slot_id(s, target)}"

    def facts(self, s: Tribes, move: int) -> dict[str, Fact]:
        source, target = link_ends(move)
        return {"source": slot_name(s, source), "target": slot_name(s, target)}

    def words(self, s: Tribes, task: Task, move: int) -> Words:
        return Words("lay-arrow", self.facts(s, move))

    def prompt(self, s: Tribes, task: Task) -> Words:
        return Words("lay-arrow-prompt", board_facts(s, s.boards[task.n]))

    def target(self, s: Tribes, task: Task, move: int) -> str:
        return f"board-{link_ends(move)[0]}"


class Complete(Step[Tribes]):
    """TR-7.10 to TR-7.15: stone, points, progress, the board above, the event."""

    def write(self, s: Tribes, task: Task) -> dict[str, Any]:
        return write_board(s, task.n)

    def read(self, s: Tribes, data: Field) -> tuple[int, int]:
        return read_board(s, data), 0

    def fits(self, s: Tribes, task: Task) -> bool:
        return not s.tribes[task.seat].done >> task.n & 1

    def run(self, s: Tribes, task: Task) -> None:
        slot: int = task.n
        board = s.boards[slot]
        space = stones_on(s, slot)
        tribe = s.tribes[task.seat]
        s.stones[slot * SPACES + space] = task.seat
        tribe.done |= 1 << task.n
        points = s.parts.board_points[board][space]
        tribe.points += points
        track = s.parts.board_track[board]
        rises = tribe.tracks[track] + 1 < len(s.parts.values[track])  # TR-7.13: not above the top
        if rises:
            tribe.tracks[track] += 1
        if s.story is not None:
            facts = board_facts(s, board)
            facts["points"] = points
            facts["track"] = Words(f"track-{TRACKS[track]}")
            facts["rises"] = "yes" if rises else "no"
            s.tell(task.seat, Words("completed", facts), "TR-7.10")
        if space == 0 and slot < SLOTS - COLUMNS:
            turn_up(s, task.seat, slot + COLUMNS)
        if s.parts.board_bolts[board] >> space & 1:
            reveal_event(s, task.seat, slot // COLUMNS)


def turn_up(s: Tribes, seat: i64, slot: int) -> None:
    """TR-7.14: the first stone on a board turns up the one above it."""
    epoch = slot // COLUMNS
    board = draw(s.deck, s.chance, epoch * DECK, epoch * DECK + DECK)
    s.boards[slot] = board
    if s.story is not None:
        s.tell(seat, Words("turned-up", board_facts(s, board)), "TR-7.14")


def reveal_event(s: Tribes, seat: i64, epoch: int) -> None:
    """TR-7.15, TR-10.1: the next event of the epoch joins the row; TR-7.16: if there is one."""
    if not any(s.stack[epoch * STACK : epoch * STACK + STACK]):
        if s.story is not None:
            s.tell(seat, Words("stack-empty", {"epoch": epoch + 1}), "TR-7.16")
        return
    event = draw(s.stack, s.chance, epoch * STACK, epoch * STACK + STACK)
    s.row.append(ACTIONS + event)
    s.shells.append(0)
    if s.story is not None:
        facts = {"tile": s.parts.tile_names[ACTIONS + event], "effect": s.parts.event_words(event)}
        s.tell(seat, Words("revealed", facts), "TR-7.15")


EXHAUST_WILD: Final[ExhaustWild] = ExhaustWild("exhaust-wild", "TR-8.1")
LAY_ARROW: Final[LayArrow] = LayArrow("lay-arrow", "TR-9.2")
COMPLETE: Final[Complete] = Complete("complete", "TR-7.10")
