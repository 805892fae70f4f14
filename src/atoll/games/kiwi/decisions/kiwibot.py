"""KI-22: the Kiwibot's turn and the cells of the Solitaire cards."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.chance import draw
from atoll.engine.decision import Step, Task
from atoll.engine.words import Fact, Words
from atoll.games.kiwi.cards import Cell
from atoll.games.kiwi.decisions.bonus import ACTIONS, PLACE_TOKENS
from atoll.games.kiwi.decisions.build import BUILD, BUILT, sites
from atoll.games.kiwi.decisions.feed import FEED, can_be_fed, feed
from atoll.games.kiwi.decisions.gain import gain_markers
from atoll.games.kiwi.decisions.move import MOVE, step
from atoll.games.kiwi.decisions.names import (
    HEX,
    OWNER,
    hex_words,
    listed,
    piece_facts,
    piece_words,
)
from atoll.games.kiwi.decisions.patterns import (
    HUMAN,
    in_order,
    kiwi_of_size,
    largest_victim,
    looks,
    push_goal,
    target_hex,
)
from atoll.games.kiwi.flock import LEADER, NOBODY, SIZES
from atoll.games.kiwi.island import OFF
from atoll.games.kiwi.kinds import APART, CELL_BUILD, CELL_FEED, CELL_MOVE, KINDS, TOGETHER, WILD
from atoll.games.kiwi.state import KIWIBOT, Kiwi, Solo

ROW_MOVE: Final = 0
ROW_FEED: Final = 1
ROW_BUILD: Final = 2
ROW_WILD: Final = 3
COLUMNS: Final = 3


def solo_of(s: Kiwi) -> Solo:
    solo = s.solo
    assert solo is not None
    return solo


def cell_at(s: Kiwi, row: i64, column: i64) -> Cell:
    """KI-22.17: a cell of this season's Solitaire card."""
    return s.parts.cells[solo_of(s).pile[s.season - 1]][row * COLUMNS + column]


def column_now(s: Kiwi) -> int:
    """KI-22.22: the column of the slot filled last this season; the first if there is none."""
    return max(s.flocks[KIWIBOT].played() - 1, 0)


class KiwibotTurn(Step[Kiwi]):
    """KI-22.16, KI-22.17: reveal a card into the next slot, and do what the cell says."""

    def run(self, s: Kiwi, task: Task) -> None:
        deck = solo_of(s).deck
        if sum(deck) <= 1:
            for kind in range(KINDS):
                deck[kind] = s.parts.card_counts[kind]
        card = draw(deck, s.chance)
        flock = s.flocks[KIWIBOT]
        column = flock.played()
        flock.slots[column] = card
        if s.story is not None:
            facts: dict[str, Fact] = {"card": s.parts.card_names[card], "slot": column + 1}
            s.tell(KIWIBOT, Words("kiwibot-card", facts), "KI-22.16")
        s.ask(KIWIBOT_DONE, KIWIBOT)
        row = card if card < WILD else ROW_WILD
        do_cell(s, cell_at(s, row, column))


class KiwibotDone(Step[Kiwi]):
    """KI-6.9: the Kiwibot's card is resolved."""

    def run(self, s: Kiwi, task: Task) -> None:
        s.flocks[KIWIBOT].rest()


def do_cell(s: Kiwi, cell: Cell) -> None:
    if cell.do == CELL_MOVE:
        move_cell(s, cell)
    elif cell.do == CELL_FEED:
        feed_cell(s, cell)
    elif cell.do == CELL_BUILD:
        build_cell(s, cell)
    else:
        s.ask(PLACE_TOKENS, KIWIBOT, cell.number)


class KiwibotRow(Step[Kiwi]):
    """KI-22.22: Move actions gained by the Kiwibot resolve the whole Move row."""

    def run(self, s: Kiwi, task: Task) -> None:
        for column in range(COLUMNS):
            move_cell(s, cell_at(s, ROW_MOVE, column))


class KiwibotFeeds(Step[Kiwi]):
    """KI-22.22: a Feed action gained by the Kiwibot uses the Feed cell of the current column."""

    def run(self, s: Kiwi, task: Task) -> None:
        feed_cell(s, cell_at(s, ROW_FEED, column_now(s)))


class KiwibotBuilds(Step[Kiwi]):
    """KI-22.22: a Build action gained by the Kiwibot uses the Build cell of the current column."""

    def run(self, s: Kiwi, task: Task) -> None:
        build_cell(s, cell_at(s, ROW_BUILD, column_now(s)))


def feed_cell(s: Kiwi, cell: Cell) -> None:
    """KI-22.19, KI-22.30: the kiwi shown, else a smaller one, is fed without paying."""
    owner: i64 = HUMAN if cell.owner == 0 else KIWIBOT
    size: i64 = cell.size
    piece = kiwi_of_size(s, owner, size)
    if piece != NOBODY and not can_be_fed(s.flocks[owner], SIZES[piece % OWNER]):
        piece = NOBODY
    if piece != NOBODY:
        feed(s, KIWIBOT, piece)
    elif s.story is not None:
        s.tell(KIWIBOT, Words("kiwibot-cannot-feed"), "KI-22.19")


def build_cell(s: Kiwi, cell: Cell) -> None:
    """KI-22.20, KI-22.29: the nest shown on the first valid hex, else a token and a Move action."""
    places = in_order(s, sites(s, KIWIBOT))
    if places and s.flocks[KIWIBOT].nests[cell.nest] < 2:
        s.ask(BUILT, KIWIBOT, cell.nest, places[0])
        return
    if s.story is not None:
        s.tell(KIWIBOT, Words("kiwibot-cannot-build"), "KI-22.20")
    s.ask(KIWIBOT_ROW, KIWIBOT)
    s.ask(PLACE_TOKENS, KIWIBOT, 1)


# The procedure of a Move cell


def move_cell(s: Kiwi, cell: Cell) -> None:
    """KI-22.18, KI-22.26: each kiwi shown moves toward the hex shown, and pushes as shown."""
    goal = target_hex(s, cell.target)
    entered: list[int] = []
    for size in cell.sizes:
        found = choose_step(s, cell, size, goal, entered, cell.group)
        if found[1] == NOBODY and cell.group:
            found = choose_step(s, cell, size, goal, entered, 0)
        piece, target = found
        if target == NOBODY:
            continue
        if s.story is not None:
            facts = piece_facts(s, piece)
            facts["from"] = facts["hex"]
            facts["hex"] = hex_words(s, target)
            s.tell(KIWIBOT, Words("move-to", facts), "KI-22.18")
        kind = step(s, KIWIBOT, piece, target)
        entered.append(target)
        for side in cell.pushes:
            push_one(s, target, side, SIZES[kind] - 1)


def steps_from(
    s: Kiwi, cell: Cell, here: int, goal: int, entered: list[int], group: int
) -> list[int]:
    """The hexes beside one that the cell allows to step on."""
    near = s.island.near[here]
    if goal == NOBODY:
        found = [place for place in near if s.terrain[place] == cell.target]
    else:
        distance = s.island.distance[goal]
        found = [place for place in near if distance[place] < distance[here]]
    if group == APART:
        return [place for place in found if place not in entered]
    if group == TOGETHER:
        same = [place for place in found if place in entered]
        return same or found
    return found


def unmoved(s: Kiwi, place: int, size: int) -> int:
    """The Kiwibot's unmoved piece of a size on a hex, the Leader last; NOBODY if none is there."""
    flock = s.flocks[KIWIBOT]
    i = place * 3 + size - 1
    if flock.kiwis[i] > flock.moved[i]:
        return place * HEX + KIWIBOT * OWNER + size - 1
    if size == 3 and flock.leader == place and not flock.leader_moved:
        return place * HEX + KIWIBOT * OWNER + LEADER
    return NOBODY


def can_push_all(s: Kiwi, cell: Cell, place: int, size: int) -> bool:
    """Does the hex hold a smaller victim of the right owner for every push shown?"""
    for side in (0, 1):
        wanted = cell.pushes.count(side)
        if wanted:
            flock = s.flocks[HUMAN if side == 0 else KIWIBOT]
            i = place * 3
            if sum(flock.kiwis[i : i + size - 1]) < wanted:
                return False
    return True


def choose_step(
    s: Kiwi, cell: Cell, size: int, goal: int, entered: list[int], group: int
) -> tuple[int, int]:
    """KI-22.26: which piece steps where; (NOBODY, NOBODY) if none can."""
    order = looks(s)
    for here in order:
        piece = unmoved(s, here, size)
        if piece != NOBODY:
            for place in steps_from(s, cell, here, goal, entered, group):
                if can_push_all(s, cell, place, size):
                    return piece, place
    if cell.pushes:
        for here in order:
            for other in (3, 2, 1):
                piece = unmoved(s, here, other)
                if piece != NOBODY:
                    for place in s.island.near[here]:
                        if can_push_one(s, cell, place, other):
                            return piece, place
    for here in order:
        for other in (3, 2, 1):
            piece = unmoved(s, here, other)
            if piece != NOBODY:
                for place in steps_from(s, cell, here, goal, entered, group):
                    return piece, place
    return NOBODY, NOBODY


def can_push_one(s: Kiwi, cell: Cell, place: int, size: int) -> bool:
    """Does the hex hold at least one smaller victim of an owner shown?"""
    for side in cell.pushes:
        if largest_victim(s, place, HUMAN if side == 0 else KIWIBOT, size - 1) != NOBODY:
            return True
    return False


def push_one(s: Kiwi, place: int, side: int, reach: int) -> None:
    """KI-22.27, KI-22.28: the largest smaller kiwi of a side is pushed, if there is one."""
    owner: i64 = HUMAN if side == 0 else KIWIBOT
    kind = largest_victim(s, place, owner, reach)
    if kind == NOBODY:
        return
    target = push_goal(s, owner, place)
    if s.story is not None:
        facts: dict[str, Fact] = {
            "piece": piece_words(int(owner), kind),
            "size": SIZES[kind],
            "from": hex_words(s, place),
        }
        if target != OFF:
            facts["hex"] = hex_words(s, target)
        s.tell(KIWIBOT, Words("push-off" if target == OFF else "push-to", facts), "KI-22.28")
    if target == OFF:
        s.lift(owner, place, kind)
        s.flocks[owner].reserve += SIZES[kind]
    else:
        s.shift(owner, place, target, kind)


class KiwibotMarks(Step[Kiwi]):
    """KI-22.32: markers are revealed until one fits. With `n` it places as many as it can."""

    def run(self, s: Kiwi, task: Task) -> None:
        flock = s.flocks[KIWIBOT]
        hidden = flock.markers.copy()
        placed = 0
        revealed: list[Fact] = []
        while sum(hidden):
            kind = draw(hidden, s.chance)
            revealed.append(s.parts.terrain_names[kind])
            place = self.free_hex(s, kind)
            if place == NOBODY:
                continue
            flock.markers[kind] -= 1
            s.marks[place] = 1 + KIWIBOT
            take_mark_token(s)
            placed += 1
            if s.story is not None:
                facts: dict[str, Fact] = {"hex": hex_words(s, place)}
                s.tell(KIWIBOT, Words("mark", facts), "KI-22.32")
            if task.n == 0:
                break
            hidden = flock.markers.copy()
        if s.story is not None and revealed and task.n == 0:
            s.tell(KIWIBOT, Words("kiwibot-reveals", {"markers": listed(revealed)}), "KI-22.32")
        if placed == 0:
            gain_markers(s, KIWIBOT, 1)

    def free_hex(self, s: Kiwi, kind: i64) -> int:
        flock = s.flocks[KIWIBOT]
        if not flock.has_token() and flock.flock_size() == 0:
            return NOBODY
        for place in looks(s):
            if (
                s.terrain[place] == kind
                and not s.marks[place]
                and flock.strength[place]
                and s.dominator(place) == KIWIBOT
            ):
                return place
        return NOBODY


def take_mark_token(s: Kiwi) -> None:
    """KI-22.31: tokens for markers come from Reserve, track, island."""
    flock = s.flocks[KIWIBOT]
    if flock.reserve > 0:
        flock.reserve -= 1
    elif flock.track > 0:
        flock.track -= 1
    else:
        for place in looks(s):
            for kind in (2, 1, 0):
                if flock.kiwis[place * 3 + kind]:
                    s.lift(KIWIBOT, place, kind)
                    if kind:
                        flock.put(place, kind - 1)
                    return


KIWIBOT_TURN: Final[KiwibotTurn] = KiwibotTurn("kiwibot-turn", "KI-22.16")
KIWIBOT_DONE: Final[KiwibotDone] = KiwibotDone("kiwibot-done", "KI-6.9")
KIWIBOT_ROW: Final[KiwibotRow] = KiwibotRow("kiwibot-row", "KI-22.22")
KIWIBOT_FEEDS: Final[KiwibotFeeds] = KiwibotFeeds("kiwibot-feeds", "KI-22.22")
KIWIBOT_BUILDS: Final[KiwibotBuilds] = KiwibotBuilds("kiwibot-builds", "KI-22.22")
KIWIBOT_MARKS: Final[KiwibotMarks] = KiwibotMarks("kiwibot-marks", "KI-22.32")

ACTIONS.extend([FEED, MOVE, BUILD, KIWIBOT_FEEDS, KIWIBOT_ROW, KIWIBOT_BUILDS])
