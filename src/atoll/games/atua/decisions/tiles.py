"""AU-6, AU-7: a fate tile may be bought and the inhabitant played."""

from typing import Final

from atoll.engine.decision import Decision, NamedChoice, Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.atua.cards import THINGS
from atoll.games.atua.decisions.names import things_words
from atoll.games.atua.parts import FATES
from atoll.games.atua.scoring import fate_points
from atoll.games.atua.state import NOBODY, ON_TABLE, Atua

PASS: Final = FATES  # a move beside the tiles
KEEP: Final = 0
TURN_UP: Final = 1
BOTH: Final[list[int]] = [KEEP, TURN_UP]
ANSWERS: Final = ("keep", "reveal")


class Buy(Decision[Atua]):
    """AU-6.1: one fate tile, or none. Moves are tiles, or PASS."""

    def moves(self, s: Atua, task: Task) -> list[int]:
        coconuts = s.coconuts[task.seat]
        fates = s.parts.fates
        found = [
            tile
            for tile in range(FATES)
            if s.fates[tile] == ON_TABLE and fates[tile].cost <= coconuts
        ]
        if found:
            found.append(PASS)
        return found

    def play(self, s: Atua, task: Task, move: int) -> None:
        if move == PASS:
            return
        cost = s.parts.fates[move].cost
        for paid in range(cost):
            s.nuts[paid % len(s.nuts)] += 1
        s.coconuts[task.seat] -= cost
        s.fates[move] = task.seat

    def refusal(self, s: Atua, task: Task, move: int) -> Refusal | None:
        if move == PASS:
            return None
        if not 0 <= move < FATES or s.fates[move] == NOBODY:
            return Refusal("AU-1.10", "refused-no-such-tile")
        if s.fates[move] != ON_TABLE:
            return Refusal("AU-6.4", "refused-tile-sold")
        cost, coconuts = s.parts.fates[move].cost, s.coconuts[task.seat]
        if cost > coconuts:
            facts: dict[str, Fact] = {"price": cost, "coconuts": coconuts}
            return Refusal("AU-6.5", "refused-tile-too-dear", facts)
        return None

    def candidates(self, s: Atua, task: Task) -> list[int]:
        return [*[tile for tile in range(FATES) if s.fates[tile] != NOBODY], PASS]

    def notation(self, s: Atua, task: Task, move: int) -> str:
        return self.action_name(s, move)

    def reach(self, s: Atua) -> int:
        return FATES + 1

    def action_name(self, s: Atua, action: int) -> str:
        return "pass" if action == PASS else s.parts.fates[action].name

    def words(self, s: Atua, task: Task, move: int) -> Words:
        if move == PASS:
            return Words("buy-nothing")
        fate = s.parts.fates[move]
        now = fate_points(s, int(task.seat), move)
        facts: dict[str, Fact] = {
            "tile": fate.title,
            "price": fate.cost,
            "gain": fate.gain,
            "one": fate.one,
            "loss": fate.loss,
            "now": abs(now),
            "way": "loss" if now < 0 else "gain",
        }
        return Words("buy", facts)

    def prompt(self, s: Atua, task: Task) -> Words:
        return Words("buy-prompt", {"coconuts": s.coconuts[task.seat]})

    def target(self, s: Atua, task: Task, move: int) -> str:
        return "" if move == PASS else f"fate-{s.parts.fates[move].name}"


def tribute(s: Atua, seat: int) -> int:
    """AU-7.2, AU-7.3: what a seat's inhabitant would score in the row."""
    inhabitant = s.parts.inhabitants[s.inhabitants[seat]]
    shown = sum([s.parts.cards[card].things[inhabitant.pairs] for card in list(s.row)])
    return shown // 2 * inhabitant.points


class Reveal(NamedChoice[Atua]):
    """AU-7.1: the inhabitant is turned up, or not yet. Moves: KEEP, TURN_UP."""

    def options(self) -> tuple[str, ...]:
        return ANSWERS

    def moves(self, s: Atua, task: Task) -> list[int]:
        hidden = s.inhabitants[task.seat] != NOBODY and not s.revealed[task.seat]
        return BOTH if hidden else []

    def play(self, s: Atua, task: Task, move: int) -> None:
        seat = int(task.seat)
        if move == TURN_UP:
            s.tributes[seat] = tribute(s, seat)
            s.revealed[seat] = 1
            s.seal()  # what all have seen is not taken back

    def refusal(self, s: Atua, task: Task, move: int) -> Refusal | None:
        return None if move in BOTH else Refusal("AU-7.1", "refused-no-such-answer")

    def words(self, s: Atua, task: Task, move: int) -> Words:
        if move == KEEP:
            return Words("keep")
        inhabitant = s.parts.inhabitants[s.inhabitants[task.seat]]
        facts: dict[str, Fact] = {
            "name": inhabitant.title,
            "points": tribute(s, int(task.seat)),
            "what": THINGS[inhabitant.pairs],
            "adds": things_words(inhabitant.adds),
        }
        return Words("reveal", facts)

    def prompt(self, s: Atua, task: Task) -> Words:
        inhabitant = s.parts.inhabitants[s.inhabitants[task.seat]]
        facts: dict[str, Fact] = {
            "name": inhabitant.title,
            "n": inhabitant.points,
            "what": THINGS[inhabitant.pairs],
        }
        return Words("reveal-prompt", facts)

    def target(self, s: Atua, task: Task, move: int) -> str:
        return f"inhabitant-{task.seat}" if move == TURN_UP else ""


BUY: Final[Buy] = Buy("buy", "AU-6.1")
REVEAL: Final[Reveal] = Reveal("reveal", "AU-7.1")
