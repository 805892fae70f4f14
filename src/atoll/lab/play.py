"""One game of a plan, and all that is noted of it."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import monotonic
from typing import Any

import atoll
from atoll.arena.match import BotError, play_out
from atoll.bots import Bot, bot
from atoll.bots.learned import judge_of, wins
from atoll.engine.chance import Chance, seeded
from atoll.engine.game import Game
from atoll.engine.state import State
from atoll.lab.named import Named, areas_of, written
from atoll.lab.plan import Lot, Plan, parts_of

Row = dict[str, Any]

MANY = 40  # of more moves only those that are promising are judged
PLACES = (0.25, 0.5, 0.75)  # how far games have come that are played on under other draws
LONGEST = 6000  # decisions; four times the longest game there was
NEAR = 1e-9  # values that differ by less are equal


@dataclass(frozen=True)
class Piece:
    """Some games of one lot: a piece of work that any process can do."""

    plan: Plan
    lot: int
    numbers: tuple[int, ...]

    def play(self) -> tuple[list[Row], float]:
        """Its games, and the seconds that they took with all that is noted."""
        began = monotonic()
        rows = [played(self.plan, self.plan.lots[self.lot], number) for number in self.numbers]
        return rows, monotonic() - began


class Notes:
    """Looks on while a game is played."""

    def __init__(self, game: Game, named: Named, start: State) -> None:
        self.game = game
        self.named = named
        self.positions: list[State] = []
        self.moves: list[str] = []
        self.taken: Counter[tuple[int, str]] = Counter()
        self.asked: Counter[tuple[int, str]] = Counter()
        self.shared: set[str] = set()  # parts in play, whoever brought them
        self.see(start)

    def look(self, state: State, move: int) -> None:
        decision, task = state.decision(), state.task
        self.positions.append(state.copy())
        self.moves.append(decision.notation(state, task, move))
        self.asked[task.seat, decision.name] += 1
        words = decision.words(state, task, move)
        self.taken.update((task.seat, part) for part in self.named.within(words))

    def see(self, state: State) -> None:
        """What lies before all, and in the end what lies before every seat."""
        view, areas = state.view(None), areas_of(self.game)
        self.shared |= self.named.common(view, areas)
        for seat in range(state.seats if state.over else 0):
            self.have(seat, self.named.owned(view, areas, seat))

    def have(self, seat: int, parts: Iterable[str]) -> None:
        for part in parts:
            self.taken[seat, part] = max(1, self.taken[seat, part])

    def hear(self, end: State, together: bool) -> None:
        """What came into play. Where one fate is shared, that concerns every seat, whoever brought it."""
        self.see(end)
        for line in end.story or ():
            self.shared |= self.named.within(line.words)
        if self.game.has_room("noted"):
            noted = self.game.room("noted")
            self.shared |= {written(words) for words in noted.common(self.positions)}
            for seat in range(end.seats):
                self.have(seat, [written(words) for words in noted.own(self.positions, seat)])
        if together:
            for seat in range(end.seats):
                self.have(seat, self.shared)

    def at(self, place: float) -> State:
        """The position after this share of all decisions."""
        return self.positions[min(len(self.positions) - 1, int(place * len(self.positions)))]


def played(plan: Plan, lot: Lot, number: int) -> Row:
    """The game of this number; the same wherever and whenever it is played, but for the seconds."""
    game = atoll.game(plan.game)
    seed = plan.seed_of(lot, number)
    parts = parts_of(game, lot.parts)
    state = game.new(lot.seats, seed, parts, **lot.options)
    notes = Notes(game, Named(parts or game.printed), state)
    bots = seated(plan, lot, number, game)
    state.story = []
    decisions, seconds = played_out(state, bots, seed, notes.look)
    notes.hear(state, lot.seats == 1 or game.shared_fate(lot.options))
    progress = state.progress()
    return {
        "lot": lot.name,
        "number": number,
        "seed": seed,
        "side": lot.side,
        "seats": lot.seats,
        "alike": lot.alike,
        "together": game.shared_fate(lot.options),
        "bots": lot.seating(number),
        "options": [{"option": name, "value": str(value)} for name, value in lot.options.items()],
        "scores": state.scores(),
        "shares": won(state),
        "sources": [
            {"seat": seat, "source": source, "points": points}
            for seat in range(lot.seats)
            for source, points in state.breakdown(seat).items()
        ],
        "first": int(notes.positions[0].seat) if notes.positions else 0,
        "decisions": decisions,
        "rounds": int(progress.now),
        "unit": progress.name,
        "seconds": seconds,
        "goal": [
            {"what": each["what"], "met": bool(each["met"])}
            for each in state.view(None).get("goal", [])
        ],
        "taken": [
            {"seat": seat, "part": part, "times": times}
            for (seat, part), times in sorted(notes.taken.items())
        ],
        "shared": sorted(notes.shared - {part for _, part in notes.taken}),
        "asked": [
            {"seat": seat, "matter": matter, "times": times}
            for (seat, matter), times in sorted(notes.asked.items())
        ],
        "chances": chances(plan, game, notes),
        "looks": looks(plan, game, notes, seeded(seed).fork()),
        "replays": replays(plan, lot, number, game, notes),
        "moves": notes.moves,
    }


class EndlessError(Exception):
    """The bots go round in circles."""


def played_out(
    state: State, bots: list[Bot], seed: int, look: Callable[[State, int], None] | None = None
) -> tuple[list[int], list[float]]:
    """Play to the end, or for so long that nobody would go on; then nobody has won."""
    asked = [0] * len(bots)

    def watch(now: State, move: int) -> None:
        if sum(asked) >= LONGEST:
            raise EndlessError
        asked[now.seat] += 1
        if look is not None:
            look(now, move)

    try:
        return play_out(state, bots, seed, watch)
    except BotError as error:
        if not isinstance(error.__cause__, EndlessError):
            raise
        return asked, [0.0] * len(bots)


def won(state: State) -> list[float]:
    return wins(state) if state.over else [0.0] * state.seats


def seated(plan: Plan, lot: Lot, number: int, game: Game) -> list[Bot]:
    seed = plan.seed_of(lot, number)
    return [
        bot(spec, game, seed * lot.seats + seat, plan.code)
        for seat, spec in enumerate(lot.seating(number))
    ]


def chances(plan: Plan, game: Game, notes: Notes) -> list[Row]:
    """How the best judgement there is values all seats, from the beginning to shortly before the end."""
    judge = judge_of(game)
    found = []
    for moment in range(plan.moments if notes.positions else 0):
        values = judge.evaluate(notes.at(moment / plan.moments))
        found += [
            {"moment": moment / plan.moments, "seat": seat, "value": float(value)}
            for seat, value in enumerate(values)
        ]
    return found


def looks(plan: Plan, game: Game, notes: Notes, chance: Chance) -> list[Row]:
    """Some decisions, spread over the game: how much lay in them, and which kinds of moves were best."""
    count = min(plan.looks, len(notes.positions))
    plies = [
        int((i + chance.share()) * len(notes.positions) / count) for i in range(count)
    ]  # one in every stretch of the game
    return [look(game, notes, ply, chance) for ply in plies]


def look(game: Game, notes: Notes, ply: int, chance: Chance) -> Row:
    """All moves of a decision, as the seat that decides sees what comes after them at first sight."""
    state = notes.positions[ply]
    seat, decision, judge = state.seat, state.decision(), judge_of(game)
    seen = state.redeal(seat, chance.fork())
    moves = seen.legal if len(seen.legal) <= MANY else judge.promising(seen)[:MANY]
    values = [float(each[seat]) for each in judge.guesses(seen, moves)]
    kinds = [kind(notes.named, seen, move) for move in moves]
    best = max(values)
    return {
        "ply": ply,
        "matter": decision.name,
        "moves": len(seen.legal),
        "spread": best - sum(values) / len(values),
        "offered": sorted(set(kinds)),
        "best": sorted(
            {each for each, value in zip(kinds, values, strict=True) if best - value < NEAR}
        ),
    }


def kind(named: Named, state: State, move: int) -> str:
    """What kind of move it is: its message, and the parts it names."""
    words = state.decision().words(state, state.task, move)
    return " ".join([words.key, *sorted(named.within(words))])


def replays(plan: Plan, lot: Lot, number: int, game: Game, notes: Notes) -> list[Row]:
    """How else the game might have ended: played on from some positions under other draws.

    All that is drawn is drawn when it is needed, so another chance is enough; what seats hold, they keep.
    """
    if not (game.luck and lot.alike and notes.positions) or number % plan.every:
        return []
    chance = seeded(-plan.seed_of(lot, number))
    found = []
    for place in PLACES:
        for replay in range(plan.replays):
            state = notes.at(place).copy()
            state.chance = chance.fork()
            played_out(state, seated(plan, lot, number, game), chance.below(1 << 30))
            found += [
                {"place": place, "replay": replay, "seat": seat, "share": share, "score": score}
                for seat, (share, score) in enumerate(zip(won(state), state.scores(), strict=True))
            ]
    return found
