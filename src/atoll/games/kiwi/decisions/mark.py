"""KI-18, KI-19: marking territory."""

from typing import Any, Final

from atoll.engine.decision import NamedChoice, Step, Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.kiwi.decisions.bonus import TAKE_TOKEN
from atoll.games.kiwi.decisions.choose import HexDecision
from atoll.games.kiwi.decisions.kiwibot import KIWIBOT_MARKS
from atoll.games.kiwi.decisions.names import hex_words, marker_words, strength_words
from atoll.games.kiwi.decisions.pay import PAY_ANY
from atoll.games.kiwi.decisions.tokens import FOR_MARKING
from atoll.games.kiwi.flock import Flock
from atoll.games.kiwi.kinds import SECOND_MARK
from atoll.games.kiwi.state import MARK_PHASE, STOP, Kiwi

# Which marker of the phase it is.
ALL_MARKS: Final = 0  # one of all those of the last season
FIRST: Final = 1
SECOND: Final = 2  # KI-21.2: the red flock's
WHICH: Final = ("every", "first", "second")

FROM_TRACK: Final = 0
FROM_RESERVE: Final = 1
TOKENS_FROM: Final = ("track", "reserve")


class Marking(Step[Kiwi]):
    """KI-18.1, KI-19.2: in turn order one marker each; in the last season all that can be placed."""

    def run(self, s: Kiwi, task: Task) -> None:
        s.phase = MARK_PHASE
        last = s.season == s.parts.seasons
        if s.story is not None:
            facts: dict[str, Fact] = {"last": "yes" if last else "no"}
            s.tell(s.order[0], Words("marking", facts), "KI-19.1" if last else "KI-18.1")
        if last:
            s.seal()  # KI-19.1: all markers are turned up, and nothing undoes that
            for player in s.order:
                tell_markers(s, player)
        for player in reversed(s.order):
            if player == s.bot:
                s.ask(KIWIBOT_MARKS, player, 1 if last else 0)
            else:
                s.ask(MARK_TURN, player, ALL_MARKS if last else FIRST)


def tell_markers(s: Kiwi, player: int) -> None:
    """KI-19.1: what everybody turns up."""
    if s.story is not None:
        counts = list(s.flocks[player].markers)
        facts: dict[str, Fact] = {"markers": marker_words(s, counts)}
        key = "reveal-markers" if sum(counts) else "reveal-none"
        s.tell(player, Words(key, facts), "KI-19.1")


class MarkTurn(Step[Kiwi]):
    """KI-18.1: a player's turn to mark. Whether it was possible is nobody's business but theirs."""

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {"which": WHICH[task.n]}

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        return data["which"].index(WHICH[:SECOND]), 0

    def run(self, s: Kiwi, task: Task) -> None:
        s.ask(MARK, task.seat, task.n)
        if s.story is not None and not MARK.moves(s, s.agenda[-1]):
            s.tell(task.seat, Words("mark-stop"), "KI-18.1")


def has_any_token(flock: Flock) -> bool:
    """KI-18.7: a token for the marker, wherever it is."""
    return flock.has_token() or flock.flock_size() > 0


def can_pay_second(s: Kiwi, flock: Flock) -> bool:
    """KI-21.2: the price must be left after the marker itself."""
    return flock.fruit_total() + flock.marker_total() > s.parts.second_mark_price


class Mark(HexDecision):
    """KI-18.2, KI-18.3: a dominated hex without a marker, and a marker of its terrain. `n`: which."""

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {"which": WHICH[task.n]}

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        return data["which"].index(WHICH), 0

    def may_stop(self, s: Kiwi, task: Task) -> bool:
        return task.n != ALL_MARKS

    def tells(self, s: Kiwi, task: Task, move: int) -> bool:
        return move != STOP or task.n == FIRST

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        flock = s.flocks[task.seat]
        markers, strength = flock.markers, flock.strength
        if not has_any_token(flock) or (task.n == SECOND and not can_pay_second(s, flock)):
            return []
        terrain, marks = s.terrain, s.marks
        found = [
            place
            for place in range(len(marks))
            if strength[place]
            and not marks[place]
            and markers[terrain[place]]
            and s.dominator(place) == task.seat
        ]
        if found and task.n != ALL_MARKS:
            found.append(STOP)
        return found

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        if move == STOP:
            return
        seat = task.seat
        flock = s.flocks[seat]
        if task.n == ALL_MARKS:
            s.ask(self, seat, ALL_MARKS)
        elif task.n == FIRST and flock.power == SECOND_MARK:
            s.ask(self, seat, SECOND)
        flock.markers[s.terrain[move]] -= 1
        s.marks[move] = 1 + seat
        if flock.has_token():
            s.ask(MARK_TOKEN, seat)
        else:
            s.ask(TAKE_TOKEN, seat, FOR_MARKING)
        if task.n == SECOND:
            s.ask(PAY_ANY, seat, s.parts.second_mark_price)

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        if move == STOP and task.n == ALL_MARKS:
            return Refusal("KI-19.3", "refused-must-mark")
        return super().refusal(s, task, move)

    def candidates(self, s: Kiwi, task: Task) -> list[int]:
        return [*self.scope(s, task), STOP]

    def refuses(self, s: Kiwi, task: Task, place: int) -> Refusal | None:
        flock = s.flocks[task.seat]
        facts = self.facts(s, task, place)
        if s.marks[place]:
            return Refusal("KI-18.8", "refused-marked", facts)
        if s.dominator(place) != task.seat:
            facts["strengths"] = strength_words(s, place)
            return Refusal("KI-18.2", "refused-no-dominance", facts)
        if not flock.markers[s.terrain[place]]:
            return Refusal("KI-18.3", "refused-no-marker", facts)
        return None

    def facts(self, s: Kiwi, task: Task, place: int) -> dict[str, Fact]:
        return {
            "hex": hex_words(s, place),
            "terrain": s.parts.terrain_names[s.terrain[place]],
            "price": s.parts.second_mark_price if task.n == SECOND else 0,
        }

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words("mark-prompt", {"which": WHICH[task.n]})


class MarkToken(NamedChoice[Kiwi]):
    """KI-18.5: the token on the marker comes from the track or the Reserve, without a bonus."""

    def options(self) -> tuple[str, ...]:
        return TOKENS_FROM

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        flock = s.flocks[task.seat]
        found: list[int] = []
        if flock.track:
            found.append(FROM_TRACK)
        if flock.reserve:
            found.append(FROM_RESERVE)
        return found

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        flock = s.flocks[task.seat]
        if move == FROM_TRACK:
            flock.track -= 1
        else:
            flock.reserve -= 1

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        if move not in self.moves(s, task):
            return Refusal("KI-18.5", "refused-no-token-there")
        return None

    def words(self, s: Kiwi, task: Task, move: int) -> Words:
        flock = s.flocks[task.seat]
        facts: dict[str, Fact] = {"track": flock.track, "reserve": flock.reserve}
        return Words("mark-from-track" if move == FROM_TRACK else "mark-from-reserve", facts)

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words("mark-token-prompt")

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        return f"{self.notation(s, task, move)}-{task.seat}"


MARKING: Final[Marking] = Marking("marking", "KI-18.1")
MARK_TURN: Final[MarkTurn] = MarkTurn("mark-turn", "KI-18.1")
MARK: Final[Mark] = Mark("mark", "KI-18.1")
MARK_TOKEN: Final[MarkToken] = MarkToken("mark-token", "KI-18.5")
