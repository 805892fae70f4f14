"""TI-6: turns of one or two actions until all have passed."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.tindaya.decisions.amounts import yields
from atoll.games.tindaya.decisions.choice import TindayaChoice
from atoll.games.tindaya.decisions.conquest import ask_emissary
from atoll.games.tindaya.decisions.develop import (
    DEVELOP,
    build_cave,
    can_develop,
    next_invention,
)
from atoll.games.tindaya.decisions.explore import EXPLORE, betray, can_travel
from atoll.games.tindaya.decisions.idols import (
    DESTROY_IDOL,
    idol_refusal,
    play_idol,
    playable_idols,
)
from atoll.games.tindaya.decisions.market import (
    DEMOTE,
    buy,
    demotable,
    market_refusal,
    purchases,
)
from atoll.games.tindaya.decisions.numbers import Happening
from atoll.games.tindaya.decisions.offer import MAJOS_OFFERING, can_offer_free
from atoll.games.tindaya.decisions.produce import PRODUCE, can_produce
from atoll.games.tindaya.decisions.routes import movements
from atoll.games.tindaya.decisions.traitor import can_betray
from atoll.games.tindaya.decisions.upkeep import BEGIN_END
from atoll.games.tindaya.names import IDOLS, INVENTIONS, MAJOS, MARKET, TRADES
from atoll.games.tindaya.state import ACTIONS, Tindaya
from atoll.games.tindaya.words import amounts

# Moves of the menu. Those that need a marker are followed by the same with a cylinder.
PASS: Final = 0
END_TURN: Final = 1
DEVELOPMENT: Final = 10  # + trade * 2
PRODUCING: Final = 20  # + trade * 2
CAVE: Final = 30
EXPLORATION: Final = 32
BETRAYAL: Final = 34
IDOL: Final = 40  # + kind
PURCHASE: Final = 60  # + card
DESTROY: Final = 70
DEMOTION: Final = 71
FREE_OFFERING: Final = 72
MARKERS: Final = ("cube", "cylinder")
MENU: Final[list[int]] = [
    *(PASS, END_TURN),
    *range(DEVELOPMENT, DEVELOPMENT + 8),
    *range(PRODUCING, PRODUCING + 8),
    *range(CAVE, BETRAYAL + 2),
    *range(IDOL, IDOL + len(IDOLS)),
    *range(PURCHASE, PURCHASE + len(MARKET)),
    *(DESTROY, DEMOTION, FREE_OFFERING),
]
ON_MENU: Final[list[int]] = [
    MENU.index(move) if move in MENU else -1 for move in range(FREE_OFFERING + 1)
]  # where a move stands on the menu


class BeginActions(Happening):
    """TI-6.1: the first player of the turn order begins."""

    def run(self, s: Tindaya, task: Task) -> None:
        s.phase = ACTIONS
        for tribe in s.tribes:
            tribe.passed = 0
        s.ask(ACT, s.order[0])


class NextTurn(Happening):
    """TI-6.1, TI-6.10: the next player who has not passed; `n` counts the rounds."""

    def numbers(self) -> tuple[str, ...]:
        return ("round",)

    def run(self, s: Tindaya, task: Task) -> None:
        at, game_round = s.order.index(task.seat), task.n
        for _ in range(s.seats):
            at += 1
            if at == s.seats:
                at = 0
                game_round += 1
            if not s.tribes[s.order[at]].passed:
                s.ask(ACT, s.order[at], 0, game_round)
                return
        s.ask(BEGIN_END, s.order[0])


class ActionDone(Happening):
    """TI-6.1: a second action, or the next player; `n` counts the actions of this turn."""

    def numbers(self) -> tuple[str, ...]:
        return ("actions", "round")

    def run(self, s: Tindaya, task: Task) -> None:
        s.rest()
        if task.n < 2:
            s.ask(ACT, task.seat, task.n, task.x)
        else:
            s.ask(NEXT_TURN, task.seat, task.x)


def marked(s: Tindaya, seat: i64) -> list[int]:
    """Actions with a marker that would have an effect, as for a cube."""
    tribe = s.tribes[seat]
    found: list[int] = []
    if seat != s.traitor:
        for trade in range(4):
            if tribe.knows(trade) and not tribe.used >> trade & 1 and can_develop(s, seat, trade):
                found.append(DEVELOPMENT + trade * 2)
        for trade in range(4):
            if (
                tribe.knows(trade)
                and not tribe.used >> (4 + trade) & 1
                and can_produce(s, seat, trade)
            ):
                found.append(PRODUCING + trade * 2)
        if s.mode.shelter and not tribe.cave and tribe.pays(s.parts.cave_cost):
            found.append(CAVE)
    if can_travel(s, seat):
        found.append(EXPLORATION)
    return found


def unmarked(s: Tindaya, seat: i64) -> list[int]:
    """TI-13: actions without a marker."""
    if seat == s.traitor:
        return []
    tribe = s.tribes[seat]
    found = [IDOL + kind for kind in playable_idols(s, seat)]
    if s.mode.market:
        found += [PURCHASE + card for card in purchases(s, seat)]
    if sum(tribe.idols):
        found.append(DESTROY)
    if tribe.nobles == 2 and demotable(s, seat):
        found.append(DEMOTION)
    if tribe.skill == MAJOS and can_offer_free(s, seat):
        found.append(FREE_OFFERING)
    return found


class Act(TindayaChoice):
    """TI-6.1, TI-6.2, TI-6.11: an action, or pass; `n` actions were done, `x` is the round."""

    def numbers(self) -> tuple[str, ...]:
        return ("actions", "round")

    def kinds(self, s: Tindaya) -> int:
        return len(MENU)

    def number(self, s: Tindaya, task: Task, move: int) -> int:
        return ON_MENU[move]

    def numbered(self, s: Tindaya, task: Task, number: int) -> int:
        return MENU[number]

    def called(self, s: Tindaya, number: int) -> str:
        return menu_name(MENU[number])

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        tribe = s.tribes[task.seat]
        found = [END_TURN if task.n else PASS]
        if tribe.cubes or tribe.cylinders:
            for action in marked(s, task.seat):
                if tribe.cubes:
                    found.append(action)
                if tribe.cylinders:
                    found.append(action + 1)
            if s.mode.traitor and task.n == 0 and task.x == 0 and can_betray(s, task.seat):
                if tribe.cubes:
                    found.append(BETRAYAL)
                if tribe.cylinders:
                    found.append(BETRAYAL + 1)
        found += unmarked(s, task.seat)
        return found

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        seat = task.seat
        if move == PASS:
            s.ask(NEXT_TURN, seat, task.x)
            leave_phase(s, seat)
        elif move == END_TURN:
            s.ask(NEXT_TURN, seat, task.x)
        elif move >= IDOL:
            s.ask(ACTION_DONE, seat, task.n + 1, task.x)
            act_unmarked(s, seat, move)
        else:
            s.ask(ACTION_DONE, seat, 2 if move >= BETRAYAL else task.n + 1, task.x)
            act_marked(s, seat, move)

    def candidates(self, s: Tindaya, task: Task) -> list[int]:
        tribe = s.tribes[task.seat]
        found: list[int] = []
        last = END_TURN if task.n else PASS
        actions = [EXPLORATION]
        if task.seat != s.traitor:
            actions = [
                *range(DEVELOPMENT, DEVELOPMENT + 8, 2),
                *range(PRODUCING, PRODUCING + 8, 2),
                CAVE,
                EXPLORATION,
            ]
        for action in actions:
            found += [action, action + 1]
        found += [move for move in (BETRAYAL, BETRAYAL + 1) if move in self.moves(s, task)]
        if task.seat == s.traitor:
            return [*found, last]
        found += [IDOL + kind for kind in range(len(IDOLS)) if tribe.idols[kind]]
        if s.mode.market:
            found += [PURCHASE + card for card in range(len(MARKET))]
        found += [DESTROY, DEMOTION]
        if tribe.skill == MAJOS:
            found.append(FREE_OFFERING)
        return [*found, last]

    def why(self, s: Tindaya, task: Task, move: int) -> Refusal:
        seat = task.seat
        tribe = s.tribes[seat]
        if move < IDOL:
            if not (tribe.cylinders if move % 2 else tribe.cubes):
                return Refusal("TI-6.2", f"refused-no-{MARKERS[move % 2]}")
            return marked_refusal(s, seat, move - move % 2)
        if move < PURCHASE:
            return idol_refusal(move - IDOL)
        if move < DESTROY:
            return market_refusal(s, seat, move - PURCHASE)
        if move == DESTROY:
            return Refusal("TI-13.4", "refused-no-idol")
        if move == FREE_OFFERING:
            if tribe.turned:
                return Refusal("TI-15.5", "refused-once-an-era")
            return Refusal("TI-15.6", "refused-nothing-to-offer")
        if tribe.nobles < 2:
            return Refusal("TI-13.9", "refused-last-noble")
        return Refusal("TI-13.10", "refused-no-villager-there")

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return menu_name(move)

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        if move <= END_TURN:
            return Words("act-pass" if move == PASS else "act-end")
        if move >= IDOL:
            return unmarked_words(s, move)
        kind = marked_name(move).split("-")[0]
        return Words(f"act-{kind}", marked_facts(s, task.seat, move))

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        tribe = s.tribes[task.seat]
        return {
            "actions": 2 - int(task.n),
            "cubes": int(tribe.cubes),
            "cylinders": int(tribe.cylinders),
        }

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        if move <= END_TURN:
            return "done"
        if move >= IDOL:
            return f"act-{unmarked_name(move)}"
        return f"square-{task.seat}-{marked_name(move)}"


def menu_name(move: int) -> str:
    if move <= END_TURN:
        return "pass" if move == PASS else "end"
    if move >= IDOL:
        return unmarked_name(move)
    return f"{marked_name(move)}:{MARKERS[move % 2]}"


def marked_name(move: int) -> str:
    if move < PRODUCING:
        return f"develop-{TRADES[(move - DEVELOPMENT) // 2]}"
    if move < CAVE:
        return f"produce-{TRADES[(move - PRODUCING) // 2]}"
    return {CAVE: "cave", EXPLORATION: "explore", BETRAYAL: "betray"}[move - move % 2]


def unmarked_name(move: int) -> str:
    if move < PURCHASE:
        return f"idol-{IDOLS[move - IDOL]}"
    if move < DESTROY:
        return f"buy-{MARKET[move - PURCHASE]}"
    return {DESTROY: "destroy", DEMOTION: "demote", FREE_OFFERING: "offering"}[move]


def marked_facts(s: Tindaya, seat: i64, move: int) -> dict[str, Fact]:
    """The marker of an action, what it is about, and what it costs or brings."""
    facts: dict[str, Fact] = {
        "marker": Words(f"marker-{MARKERS[move % 2]}"),
        "times": 1 + move % 2,
    }
    trade = move % 10 // 2
    if move < CAVE:
        facts["trade"] = Words(f"trade-{TRADES[trade]}")
    if move < PRODUCING:
        invention = next_invention(s, seat, trade)
        facts["cost"] = amounts(s.parts.invention_costs[invention] if invention >= 0 else [])
        facts["what"] = Words(f"invention-{INVENTIONS[invention]}")
    elif move < CAVE:
        facts["yield"] = yields(s, seat, trade, 1 + move % 2)
    elif move < EXPLORATION:
        facts["cost"] = amounts(s.parts.cave_cost)
    else:
        facts["moves"] = movements(s, seat)
    return facts


def unmarked_words(s: Tindaya, move: int) -> Words:
    if move < PURCHASE:
        name = IDOLS[move - IDOL]
        facts: dict[str, Fact] = {
            "idol": Words(f"idol-{name}"),
            "effect": Words(f"idol-{name}-effect"),
        }
        return Words("act-idol", facts)
    if move < DESTROY:
        card = move - PURCHASE
        cost = amounts(s.parts.market_costs[card])
        return Words("act-buy", {"card": Words(f"market-{MARKET[card]}"), "cost": cost})
    return Words(f"act-{unmarked_name(move)}")


def marked_refusal(s: Tindaya, seat: i64, move: int) -> Refusal:
    """Why an action with a marker is not possible."""
    tribe = s.tribes[seat]
    if move == CAVE:
        if not s.mode.shelter:
            return Refusal("TI-34.3", "refused-lesson")
        if tribe.cave:
            return Refusal("TI-6.4", "refused-cave-built")
        return Refusal("TI-9.1", "refused-cost")
    if move == EXPLORATION:
        return Refusal("TI-10.17", "refused-nobody-can-move")
    trade = move % 10 // 2
    if not tribe.knows(trade):
        return Refusal(
            "TI-7.1", "refused-trade-unknown", {"trade": Words(f"trade-{TRADES[trade]}")}
        )
    square = trade if move < PRODUCING else 4 + trade
    if tribe.used >> square & 1:
        return Refusal("TI-6.4", "refused-square-used")
    if move >= PRODUCING:
        return Refusal("TI-8.11", "refused-nothing-to-produce")
    if next_invention(s, seat, trade) < 0:
        return Refusal("TI-7.3", "refused-all-developed")
    return Refusal("TI-7.2", "refused-cost")


def act_marked(s: Tindaya, seat: i64, move: int) -> None:
    """TI-6.4, TI-6.5: the marker goes to its square; a cylinder acts twice."""
    tribe = s.tribes[seat]
    twice = move % 2
    if twice:
        tribe.cylinders -= 1
        tribe.spent_cylinders += 1
    else:
        tribe.cubes -= 1
        tribe.spent_cubes += 1
    if move < PRODUCING:
        trade = (move - DEVELOPMENT) // 2
        tribe.used |= 1 << trade
        s.ask(DEVELOP, seat, trade, twice)
    elif move < CAVE:
        trade = (move - PRODUCING) // 2
        tribe.used |= 1 << (4 + trade)
        s.ask(PRODUCE, seat, trade, twice)
    elif move < EXPLORATION:
        build_cave(s, seat)
    elif move < BETRAYAL:
        s.ask(EXPLORE, seat, twice)
    else:
        betray(s, seat)


def act_unmarked(s: Tindaya, seat: i64, move: int) -> None:
    """TI-13.1 to TI-13.9, TI-15.5."""
    if move < PURCHASE:
        play_idol(s, seat, move - IDOL)
    elif move < DESTROY:
        buy(s, seat, move - PURCHASE)
    elif move == DESTROY:
        s.ask(DESTROY_IDOL, seat)
    elif move == DEMOTION:
        s.ask(DEMOTE, seat)
    else:
        s.tribes[seat].turned = 1
        s.ask(MAJOS_OFFERING, seat)


def leave_phase(s: Tindaya, seat: i64) -> None:
    """TI-6.9, TI-31.24: the turn order token is turned; an emissary moves a ship now."""
    s.tribes[seat].passed = 1
    if seat == s.traitor:
        ask_emissary(s)


BEGIN_ACTIONS: Final[BeginActions] = BeginActions("begin-actions", "TI-6.1")
NEXT_TURN: Final[NextTurn] = NextTurn("next-turn", "TI-6.1")
ACTION_DONE: Final[ActionDone] = ActionDone("action-done", "TI-6.1")
ACT: Final[Act] = Act("act", "TI-6.1")
