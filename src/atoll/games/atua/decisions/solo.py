"""AU-13: a turn alone: two cards are drawn, one is taken, the other is left to Tahuma."""

from typing import Final

from atoll.engine.decision import NamedChoice, Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.atua.decisions.names import card_words
from atoll.games.atua.decisions.take import draw_card, fitting, nearest_stack, place_or_leave
from atoll.games.atua.parts import STACKS
from atoll.games.atua.state import Atua

LEFT: Final = 0
RIGHT: Final = 1
GIVE: Final = 0
DISCARD: Final = 1
SIDES: Final = ("left", "right")
ENDS: Final = ("give", "discard")


def draw_two(s: Atua) -> None:
    """AU-13.1: the first card drawn lies on the left."""
    stack = nearest_stack(s)
    for _ in range(2):
        s.row.append(draw_card(s))
        s.nuts.append(0)
    if s.story is not None:
        left, right = [card_words(s.parts, card) for card in list(s.row)]
        facts: dict[str, Fact] = {"stack": STACKS[stack].upper(), "left": left, "right": right}
        s.tell(0, Words("drawn", facts), "AU-13.1")


class Pick(NamedChoice[Atua]):
    """AU-13.2: left for a coconut, or right with one from the hut. Moves: LEFT, RIGHT."""

    def options(self) -> tuple[str, ...]:
        return SIDES

    def moves(self, s: Atua, task: Task) -> list[int]:
        paid = [LEFT, RIGHT] if s.coconuts[0] else [RIGHT]
        found = fitting(s, 0, paid)
        return found if found else paid

    def play(self, s: Atua, task: Task, move: int) -> None:
        if move == LEFT:
            s.coconuts[0] -= 1
            s.hut += 1
        elif s.hut > 0:
            s.coconuts[0] += 1
            s.hut -= 1
        card = s.row[move]
        del s.row[move]
        del s.nuts[move]
        place_or_leave(s, 0, card)

    def refusal(self, s: Atua, task: Task, move: int) -> Refusal | None:
        if move not in (LEFT, RIGHT):
            return Refusal("AU-13.1", "refused-no-such-card", {"cards": 2})
        if move == LEFT and s.coconuts[0] == 0:
            return Refusal("AU-13.2", "refused-left")
        some = fitting(s, 0, [LEFT, RIGHT] if s.coconuts[0] else [RIGHT])
        if some and move not in some:
            return Refusal("AU-3.8", "refused-no-place")
        return None

    def words(self, s: Atua, task: Task, move: int) -> Words:
        facts: dict[str, Fact] = {
            "card": card_words(s.parts, s.row[move]),
            "hut": "empty" if s.hut == 0 else "full",
        }
        return Words("pick-left" if move == LEFT else "pick-right", facts)

    def prompt(self, s: Atua, task: Task) -> Words:
        return Words("pick-prompt", {"turn": s.round(), "turns": s.rounds()})

    def target(self, s: Atua, task: Task, move: int) -> str:
        return f"card-{s.parts.card_ids[s.row[move]]}"


class Leave(NamedChoice[Atua]):
    """AU-13.4: the other card goes to Tahuma, or out of the game for coconuts."""

    def options(self) -> tuple[str, ...]:
        return ENDS

    def moves(self, s: Atua, task: Task) -> list[int]:
        return [GIVE, DISCARD] if s.coconuts[0] >= s.parts.discard_price else [GIVE]

    def play(self, s: Atua, task: Task, move: int) -> None:
        card = s.row.pop()
        s.nuts.pop()
        if move == GIVE:
            s.pile.append(card)
        else:
            s.gone.append(card)
            s.coconuts[0] -= s.parts.discard_price
            s.hut += s.parts.discard_price

    def refusal(self, s: Atua, task: Task, move: int) -> Refusal | None:
        if move not in (GIVE, DISCARD):
            return Refusal("AU-13.4", "refused-no-such-answer")
        price, coconuts = s.parts.discard_price, s.coconuts[0]
        if move == DISCARD and coconuts < price:
            facts: dict[str, Fact] = {"price": price, "coconuts": coconuts}
            return Refusal("AU-13.4", "refused-discard", facts)
        return None

    def words(self, s: Atua, task: Task, move: int) -> Words:
        facts: dict[str, Fact] = {
            "card": card_words(s.parts, s.row[0]),
            "price": s.parts.discard_price,
        }
        return Words(ENDS[move], facts)

    def prompt(self, s: Atua, task: Task) -> Words:
        return Words("leave-prompt", {"card": card_words(s.parts, s.row[0])})

    def target(self, s: Atua, task: Task, move: int) -> str:
        return "tahuma" if move == GIVE else f"card-{s.parts.card_ids[s.row[0]]}"


PICK: Final[Pick] = Pick("pick", "AU-13.2")
LEAVE: Final[Leave] = Leave("leave", "AU-13.4")
