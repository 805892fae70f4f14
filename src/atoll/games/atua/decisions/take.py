"""AU-3, AU-5: a card is taken from the row, and the row is filled."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.chance import draw
from atoll.engine.decision import Decision, Step, Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.atua.decisions.names import card_words
from atoll.games.atua.decisions.place import PLACE
from atoll.games.atua.parts import STACKS
from atoll.games.atua.state import Atua


def nearest_stack(s: Atua) -> int:
    """AU-5.2: the nearest stack that still has cards."""
    stack = 0
    while s.stacks[stack] == 0:
        stack += 1
    return stack


def draw_card(s: Atua) -> int:
    """A card of the nearest stack."""
    s.stacks[nearest_stack(s)] -= 1
    return int(draw(s.bag, s.chance))


def affordable(s: Atua, seat: i64) -> int:
    """AU-3.2, AU-3.3: how many cards from the left a seat can pay for."""
    most = len(s.row)
    return most if s.coconuts[seat] >= most - 1 else s.coconuts[seat] + 1


def fitting(s: Atua, seat: i64, positions: list[int]) -> list[int]:
    """AU-3.8: those of the positions whose cards have a place on the island."""
    island = s.islands[seat]
    return [position for position in positions if island.takes(s.row[position])]


def place_or_leave(s: Atua, seat: i64, card: int) -> None:
    """AU-16.2: a card that fits nowhere leaves the game."""
    if s.islands[seat].takes(card):
        s.ask(PLACE, seat, card)
        return
    s.gone.append(card)
    if s.story is not None:
        s.tell(seat, Words("left-out"), "AU-16.2")


class Take(Decision[Atua]):
    """AU-3.1: one card of the row, paid with a coconut on each to its left. Moves are positions."""

    def moves(self, s: Atua, task: Task) -> list[int]:
        paid = list(range(affordable(s, task.seat)))
        found = fitting(s, task.seat, paid)
        return found if found else paid

    def play(self, s: Atua, task: Task, move: int) -> None:
        seat = task.seat
        for position in range(move):
            s.nuts[position] += 1
        s.coconuts[seat] += s.nuts[move] - move
        card = s.row[move]
        del s.row[move]
        del s.nuts[move]
        place_or_leave(s, seat, card)

    def refusal(self, s: Atua, task: Task, move: int) -> Refusal | None:
        if not 0 <= move < len(s.row):
            return Refusal("AU-3.1", "refused-no-such-card", {"cards": len(s.row)})
        coconuts = s.coconuts[task.seat]
        if move > coconuts:
            facts: dict[str, Fact] = {"price": move, "coconuts": coconuts}
            return Refusal("AU-3.3", "refused-too-dear", facts)
        some = fitting(s, task.seat, list(range(affordable(s, task.seat))))
        if some and move not in some:
            return Refusal("AU-3.8", "refused-no-place")
        return None

    def candidates(self, s: Atua, task: Task) -> list[int]:
        return list(range(len(s.row)))

    def notation(self, s: Atua, task: Task, move: int) -> str:
        return s.parts.card_ids[s.row[move]]

    def reach(self, s: Atua) -> int:
        return s.parts.row

    def action_name(self, s: Atua, action: int) -> str:
        return f"card-{action + 1}"

    def words(self, s: Atua, task: Task, move: int) -> Words:
        facts: dict[str, Fact] = {
            "position": move + 1,
            "card": card_words(s.parts, s.row[move]),
            "price": move,
            "coconuts": s.nuts[move],
        }
        return Words("take", facts)

    def prompt(self, s: Atua, task: Task) -> Words:
        return Words("take-prompt", {"round": s.round(), "rounds": s.rounds()})

    def target(self, s: Atua, task: Task, move: int) -> str:
        return f"card-{s.parts.card_ids[s.row[move]]}"


class Fill(Step[Atua]):
    """AU-5.1, AU-5.2: the row has moved up to the left, and a new card fills it."""

    def run(self, s: Atua, task: Task) -> None:
        stack = nearest_stack(s)
        card = draw_card(s)
        s.row.append(card)
        s.nuts.append(0)
        if s.story is not None:
            facts: dict[str, Fact] = {
                "stack": STACKS[stack].upper(),
                "card": card_words(s.parts, card),
            }
            s.tell(task.seat, Words("filled", facts), "AU-5.2")


TAKE: Final[Take] = Take("take", "AU-3.1")
FILL: Final[Fill] = Fill("fill", "AU-5.2")
