"""AT-17 to AT-26: the seven steps of the maintenance phase."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.chance import draw
from atoll.engine.decision import Decision, Step, Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.atiwa.community import (
    DRAWN,
    EMPTY,
    FOUND_GOLD,
    LOST,
    POLLUTED,
    REPORT,
    STRAYED,
    TRAINED_GOLD,
)
from atoll.games.atiwa.decisions.cards import NO_TERRAIN, draw_terrain
from atoll.games.atiwa.decisions.cell import cell_facts
from atoll.games.atiwa.decisions.feeding import feed
from atoll.games.atiwa.decisions.items import items_words
from atoll.games.atiwa.decisions.several import FINISH, all_of, has, members, set_of, without
from atoll.games.atiwa.decisions.tokens import BREEDING, GROWTH, NIGHT, PLACE, collect, tell_short
from atoll.games.atiwa.parts import COLOURS, LOCATIONS, ROUNDS, TILES
from atoll.games.atiwa.spaces import BAT, FAMILY, FRUIT, KINDS, TREE, WILD
from atoll.games.atiwa.state import FREE, NO_CARD, Atiwa

INCOME: Final = 1
GROW: Final = 2
RETURN: Final = 3
EAT: Final = 4
BREED: Final = 5
WORKERS: Final = 6
PREPARATION: Final = 7


def maintain(s: Atiwa) -> None:
    """AT-9.3, AT-17.2: the phase begins with whoever holds the marker now."""
    s.first = s.marker
    if s.story is not None:
        alone = len(s.communities) == 1
        key = "upkeep-begins-alone" if alone else "upkeep-begins"
        s.tell(s.first, Words(key, {"round": s.round}), "AT-17.1" if alone else "AT-9.3")
    for community in s.communities:
        community.report = bytearray(len(REPORT))
    s.ask(UPKEEP, s.first, INCOME)


class Upkeep(Step[Atiwa]):
    """AT-17.1, AT-17.2, AT-17.4: step by step, in each step seat by seat."""

    def numbers(self) -> tuple[str, ...]:
        return ("step", "done")

    def fits(self, s: Atiwa, task: Task) -> bool:
        """Nothing is asked in the first step, so it never waits."""
        seats = len(s.communities)
        return (
            INCOME < task.n <= PREPARATION
            and task.x < seats
            and task.seat == (s.first + task.x) % seats
        )

    def run(self, s: Atiwa, task: Task) -> None:
        step, done, seat = task.n, task.x, task.seat
        seats: i64 = len(s.communities)
        last: i64 = PREPARATION if s.round < ROUNDS else BREED
        waiting = len(s.agenda)
        while step <= last and len(s.agenda) == waiting:
            take_step(s, seat, step)
            done += 1
            seat = (seat + 1) % seats
            if done == seats or step > BREED:
                step, done, seat = step + 1, 0, s.first
        if step <= last:
            s.agenda.insert(waiting, Task(self, seat, step, done))


def take_step(s: Atiwa, seat: i64, step: i64) -> None:
    if step == INCOME:
        income(s, seat)
    elif step == GROW:
        grow(s, seat, WILD)
    elif step == RETURN:
        bring_back(s, seat)
    elif step == EAT:
        feed(s, seat)
    elif step == BREED:
        breed_on(s, seat, all_of(len(KINDS)))
    elif step == WORKERS:
        return_workers(s)
    else:
        prepare(s)


# Step 1


def income(s: Atiwa, seat: i64) -> None:
    """AT-18: gold for trained families, markers for the others; all are drawn, then placed."""
    community = s.communities[seat]
    community.gold += community.trained
    community.report[TRAINED_GOLD] = community.trained
    if community.trained > 0 and s.story is not None:
        s.tell(seat, Words("income-trained", {"n": community.trained}), "AT-18.1")
    markers: i64 = 0
    for _ in range(community.untrained()):
        if not any(s.bag):
            if s.story is not None:
                idle = community.untrained() - markers
                s.tell(seat, Words("bag-empty", {"n": idle}), "AT-18.5")
            break
        found = draw(s.bag, s.chance)
        community.gold += found
        community.report[FOUND_GOLD] += found
        markers += 1
        if s.story is not None:
            s.tell(seat, Words("income-marker", {"n": found}), "AT-18.2")
    community.report[DRAWN] = markers
    for _ in range(markers):
        pollute(s, seat)


def next_polluted(s: Atiwa, seat: i64) -> int:
    """AT-19.1 to AT-19.3: the cell that the next marker goes to; -1 if all are polluted."""
    community = s.communities[seat]
    cells = community.cells
    for cell in community.tableau.order:
        if cells[cell] != POLLUTED:
            return cell
    return -1


def pollute(s: Atiwa, seat: i64) -> None:
    """AT-19.4, AT-19.7: everything there is lost; without a cell the marker lies beside."""
    community = s.communities[seat]
    community.pollution += 1
    cell = next_polluted(s, seat)
    if cell < 0:
        if s.story is not None:
            s.tell(seat, Words("pollution-beside"), "AT-19.7")
        return
    if s.story is not None:
        key = "polluted-empty" if community.cells[cell] == EMPTY else "polluted"
        s.tell(seat, Words(key, cell_facts(s, seat, cell)), "AT-19.4")
    for kind in community.clear(cell):
        community.report[LOST + kind] += 1
    community.cells[cell] = POLLUTED


# Step 2


def grow(s: Atiwa, seat: i64, kind: int) -> None:
    """AT-20: a row is read when all of the row before it has been placed."""
    while kind <= FRUIT:
        gained = BAT if kind == FRUIT else kind + 1
        n = s.number(seat, kind)
        kind += 1
        if n == 0:
            continue
        if s.supply(seat, gained) == 0:
            tell_short(s, seat, gained, n, "supply", "AT-20.5")
        elif not s.communities[seat].rooms(gained):
            tell_short(s, seat, gained, n, "room", "AT-20.5")
        else:
            if kind <= FRUIT:
                s.ask(GROW_NEXT, seat, kind)
            collect(s, seat, gained, n, GROWTH)
            return


class GrowNext(Step[Atiwa]):
    """AT-20.2, AT-20.3: the next row of the chain, which is the number of the task."""

    def write(self, s: Atiwa, task: Task) -> dict[str, Any]:
        return {"row": KINDS[task.n]}

    def read(self, s: Atiwa, data: Field) -> tuple[int, int]:
        return TREE + data["row"].index(KINDS[TREE : FRUIT + 1]), 0

    def run(self, s: Atiwa, task: Task) -> None:
        grow(s, task.seat, task.n)


# Step 3


def bring_back(s: Atiwa, seat: i64) -> None:
    """AT-21: all bats that find room come back; the rest are lost."""
    night = s.communities[seat].night
    if night > 0:
        s.ask(STRAY, seat)
        s.ask(PLACE[BAT], seat, night, NIGHT)


class Stray(Step[Atiwa]):
    """AT-21.2: bats without room leave for the general supply."""

    def run(self, s: Atiwa, task: Task) -> None:
        community = s.communities[task.seat]
        if community.night > 0:
            community.report[STRAYED] = community.night
            if s.story is not None:
                s.tell(task.seat, Words("strayed", {"n": community.night}), "AT-21.2")
            community.night = 0


# Step 5


def breeds(s: Atiwa, seat: i64, kind: int) -> bool:
    """AT-24.1, AT-24.4: enough of the kind, one left, and room for it."""
    need = s.parts.breeding[s.round - 1][kind]
    community = s.communities[seat]
    return (
        need > 0
        and community.counts[kind] >= need
        and s.supply(seat, kind) > 0
        and len(community.rooms(kind)) > 0
    )


def breeding_kinds(s: Atiwa, seat: i64, left: i64) -> list[int]:
    return [kind for kind in range(len(KINDS)) if has(left, kind) and breeds(s, seat, kind)]


def kinds_left(task: Task) -> i64:
    """The set of the kinds that may still be bred: the number of the task."""
    return task.n


def breed_on(s: Atiwa, seat: i64, left: i64) -> None:
    """AT-24.2: what is left to breed; a single kind is placed or declined at once."""
    kinds = breeding_kinds(s, seat, left)
    if len(kinds) > 1:
        s.ask(CHOOSE_BREEDING, seat, left)
    elif kinds:
        breed(s, seat, left, kinds[0])
    elif s.story is not None:
        tell_barren(s, seat, left)


def tell_barren(s: Atiwa, seat: i64, left: i64) -> None:
    """AT-24.1: kinds of which there are enough, and yet none comes."""
    counts = s.communities[seat].counts
    for kind, need in enumerate(s.parts.breeding[s.round - 1]):
        if has(left, kind) and 0 < need <= counts[kind]:
            lacks = "room" if s.supply(seat, kind) > 0 else "supply"
            tell_short(s, seat, kind, 1, lacks, "AT-24.1")


def breed(s: Atiwa, seat: i64, left: i64, kind: int) -> None:
    s.ask(BREED_NEXT, seat, without(left, kind))
    collect(s, seat, kind, 1, BREEDING)


class BreedNext(Step[Atiwa]):
    """AT-24.2: the kinds that are left, after one has been bred."""

    def write(self, s: Atiwa, task: Task) -> dict[str, Any]:
        return CHOOSE_BREEDING.write(s, task)

    def read(self, s: Atiwa, data: Field) -> tuple[int, int]:
        return CHOOSE_BREEDING.read(s, data)

    def run(self, s: Atiwa, task: Task) -> None:
        breed_on(s, task.seat, kinds_left(task))


class ChooseBreeding(Decision[Atiwa]):
    """AT-24.2: any or all kinds, in any order. Moves are kinds, or FINISH."""

    def write(self, s: Atiwa, task: Task) -> dict[str, Any]:
        return {"kinds": [KINDS[kind] for kind in members(kinds_left(task))]}

    def read(self, s: Atiwa, data: Field) -> tuple[int, int]:
        return set_of([kind.index(KINDS) for kind in data["kinds"].each(0, len(KINDS))]), 0

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        kinds = breeding_kinds(s, task.seat, kinds_left(task))
        kinds.append(FINISH)
        return kinds

    def play(self, s: Atiwa, task: Task, move: int) -> None:
        if move != FINISH:
            breed(s, task.seat, kinds_left(task), move)

    def refusal(self, s: Atiwa, task: Task, move: int) -> Refusal | None:
        if move == FINISH:
            return None
        if not 0 <= move < len(KINDS) or s.parts.breeding[s.round - 1][move] == 0:
            return Refusal("AT-24.1", "refused-no-breeding")
        facts: dict[str, Fact] = {
            "kind": KINDS[move],
            "need": s.parts.breeding[s.round - 1][move],
            "have": s.communities[task.seat].counts[move],
        }
        if not has(kinds_left(task), move):
            return Refusal("AT-24.2", "refused-bred-already", facts)
        if s.communities[task.seat].counts[move] < s.parts.breeding[s.round - 1][move]:
            return Refusal("AT-24.1", "refused-too-few-to-breed", facts)
        if s.supply(task.seat, move) == 0:
            return Refusal("AT-11.1", "refused-none-left", facts)
        if not s.communities[task.seat].rooms(move):
            return Refusal("AT-24.1", "refused-no-room", facts)
        return None

    def candidates(self, s: Atiwa, task: Task) -> list[int]:
        needs = s.parts.breeding[s.round - 1]
        return [kind for kind in range(len(KINDS)) if needs[kind] > 0] + [FINISH]

    def notation(self, s: Atiwa, task: Task, move: int) -> str:
        return "finish" if move == FINISH else KINDS[move]

    def words(self, s: Atiwa, task: Task, move: int) -> Words:
        if move == FINISH:
            return Words("breed-finish")
        return Words("breed", {"kind": KINDS[move], "need": s.parts.breeding[s.round - 1][move]})

    def prompt(self, s: Atiwa, task: Task) -> Words:
        return Words("breed-prompt")

    def target(self, s: Atiwa, task: Task, move: int) -> str:
        return "" if move == FINISH else f"breed-{KINDS[move]}"

    def reach(self, s: Atiwa) -> int:
        return len(KINDS) + 1

    def action(self, s: Atiwa, task: Task, move: int) -> int:
        return min(move, len(KINDS))

    def move_at(self, s: Atiwa, task: Task, action: int) -> int:
        return FINISH if action == len(KINDS) else action

    def action_name(self, s: Atiwa, action: int) -> str:
        return "finish" if action == len(KINDS) else KINDS[action]


# Steps 6 and 7


def return_workers(s: Atiwa) -> None:
    """AT-25.1; AT-29.2: alone, the workers of a round stay for two more."""
    workers = s.workers
    alone = len(s.communities) == 1
    if alone and s.round < len(COLOURS):
        return
    leaving = s.parts.colours[s.round - len(COLOURS)] if alone else FREE
    for space in range(len(workers)):
        if not alone or workers[space] == leaving:
            workers[space] = FREE
    if s.story is not None:
        colour = COLOURS[leaving] if alone else "all"
        rule = "AT-29.2" if alone else "AT-25.1"
        s.tell(s.first, Words("workers-return", {"colour": colour}), rule)


def prepare(s: Atiwa) -> None:
    """AT-26, AT-29.3, AT-30.3: new open terrain, the next tile moves left, families emigrate."""
    if len(s.communities) > 1:
        sweep_open(s)
    deal_open(s)
    shift_tile(s)
    s.round += 1
    if s.rules().emigrants:
        emigrate(s)
    if s.story is not None:
        facts: dict[str, Fact] = {"round": s.round, "colour": COLOURS[s.parts.colours[s.round - 1]]}
        key = "new-round-alone" if len(s.communities) == 1 else "new-round"
        s.tell(s.first, Words(key, facts), "AT-26.3")


def sweep_open(s: Atiwa) -> None:
    """AT-26.1: open terrain that is left goes to the discard pile."""
    swept: list[i64] = []
    for place in range(s.parts.open_places[len(s.communities) - 1]):
        if s.open[place] != NO_CARD:
            swept.append(s.open[place])
            s.discard[s.open[place]] = 1
            s.open[place] = NO_CARD
    tell_terrain(s, "terrain-swept", swept)


def shift_tile(s: Atiwa) -> None:
    """AT-6.4, AT-26.3: the tile of the coming round moves to the position of the one that ends."""
    position = s.round - 1
    tile = s.track[position + 1]
    s.track[position] = tile
    s.track[position + 1] = TILES
    if s.story is not None:
        facts: dict[str, Fact] = {
            "items": items_words(s, s.parts.tile_items[tile]),
            "round": s.round,
        }
        s.tell(s.first, Words("tile-moved", facts), "AT-6.4")


def deal_open(s: Atiwa) -> None:
    """AT-1.5, AT-26.1, AT-26.4: empty places are filled from the left as far as cards go."""
    dealt: list[i64] = []
    for place in range(s.parts.open_places[len(s.communities) - 1]):
        if s.open[place] == NO_CARD:
            terrain = draw_terrain(s)
            if terrain == NO_TERRAIN:
                break
            s.open[place] = terrain
            dealt.append(terrain)
    tell_terrain(s, "terrain-dealt", dealt)


def tell_terrain(s: Atiwa, key: str, cards: list[i64]) -> None:
    """Terrain cards that lie open now, or no longer."""
    if s.story is not None and cards:
        said = s.parts.card_names[LOCATIONS + cards[0]]
        for card in cards[1:]:
            said = Words("list", {"first": said, "second": s.parts.card_names[LOCATIONS + card]})
        s.tell(s.first, Words(key, {"n": len(cards), "cards": said}), "AT-26.1")


def emigrate(s: Atiwa) -> None:
    """AT-30.3, AT-30.4: the leftmost families of the supply board leave the game."""
    leaving: i64 = min(s.rules().emigrants, s.supply(0, FAMILY))
    s.communities[0].gone += leaving
    if s.story is not None:
        s.tell(0, Words("emigrated", {"n": leaving}), "AT-30.3")


UPKEEP: Final[Upkeep] = Upkeep("upkeep", "AT-17.1")
GROW_NEXT: Final[GrowNext] = GrowNext("grow-next", "AT-20.1")
STRAY: Final[Stray] = Stray("stray", "AT-21.2")
BREED_NEXT: Final[BreedNext] = BreedNext("breed-next", "AT-24.2")
CHOOSE_BREEDING: Final[ChooseBreeding] = ChooseBreeding("choose-breeding", "AT-24.2")
