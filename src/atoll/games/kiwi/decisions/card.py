"""KI-3: the Actions phase, card by card."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.chance import Chance, draw
from atoll.engine.decision import Decision, Step, Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.kiwi.decisions.bonus import grant
from atoll.games.kiwi.decisions.build import BUILD, can_build
from atoll.games.kiwi.decisions.feed import FEED, can_feed
from atoll.games.kiwi.decisions.gain import gain_fruit
from atoll.games.kiwi.decisions.kiwibot import KIWIBOT_TURN
from atoll.games.kiwi.decisions.move import EXTRA_MOVE, MOVE
from atoll.games.kiwi.decisions.names import bonus_words
from atoll.games.kiwi.flock import DOWN, FACE_DOWN, FACE_UP, HAND, STOCK, Flock
from atoll.games.kiwi.kinds import BUILD_CARD, CARDS, FEED_CARD, KINDS, MORE_MOVES, MOVE_CARD, WILD
from atoll.games.kiwi.state import ACTIONS_PHASE, Kiwi

# What a card is played for. A move is `card * USES + use`.
TO_FEED: Final = 0
TO_MOVE: Final = 1
TO_BUILD: Final = 2
FOR_BONUS: Final = 3
UNUSED: Final = 4
USES: Final = 5
USE_NAMES: Final = ("feed", "move", "build", "bonus", "down")

# The use of the cards that are not wild.
PLAIN: Final = [TO_MOVE, TO_FEED, TO_BUILD]


class Actions(Step[Kiwi]):
    """KI-3.1: one card each in turn order, until everybody has played three. `n` turns are over."""

    def numbers(self) -> tuple[str, ...]:
        return ("turns",)

    def fits(self, s: Kiwi, task: Task) -> bool:
        """As many cards lie on the boards as turns have begun."""
        if s.phase != ACTIONS_PHASE:
            return task.n == 0
        begun = any([other.matter is PLAY_CARD for other in s.agenda])
        return task.n == sum([flock.played() for flock in s.flocks]) + begun

    def run(self, s: Kiwi, task: Task) -> None:
        s.phase = ACTIONS_PHASE
        s.active = -1
        count = len(s.flocks)
        if task.n < s.parts.plays * count:
            player = s.order[task.n % count]
            s.ask(self, 0, task.n + 1)
            s.active = player
            if player == s.bot:
                s.ask(KIWIBOT_TURN, player)
            else:
                s.ask(PLAY_CARD, player)


class PlayCard(Decision[Kiwi]):
    """KI-3.2, KI-3.6, KI-3.8: which card, and what for."""

    def reach(self, s: Kiwi) -> int:
        return KINDS * USES

    def action_name(self, s: Kiwi, action: int) -> str:
        return f"{CARDS[action // USES]}:{USE_NAMES[action % USES]}"

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        flock = s.flocks[task.seat]
        cards = flock.cards
        wild = cards[3] or cards[4] or cards[5]
        feed = (wild or cards[FEED_CARD]) and can_feed(s, task.seat)
        build = (wild or cards[BUILD_CARD]) and can_build(s, task.seat)
        found: list[int] = []
        for card in range(KINDS):
            if cards[card]:
                base = card * USES
                if feed and (card == FEED_CARD or card >= WILD):
                    found.append(base + TO_FEED)
                if card == MOVE_CARD or card >= WILD:
                    found.append(base + TO_MOVE)
                if build and (card == BUILD_CARD or card >= WILD):
                    found.append(base + TO_BUILD)
                if card >= WILD:
                    found.append(base + FOR_BONUS)
                found.append(base + UNUSED)
        return found

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        seat = task.seat
        flock = s.flocks[seat]
        card = move // USES
        use = move % USES
        flock.cards[HAND + card] -= 1
        flock.slots[flock.played()] = card + DOWN if use == UNUSED else card
        s.ask(CARD_DONE, seat)
        if use == TO_FEED:
            s.ask(FEED, seat)
        elif use == TO_MOVE:
            play_move(s, seat)
        elif use == TO_BUILD:
            s.ask(BUILD, seat)
        elif use == FOR_BONUS:
            grant(s, seat, s.parts.card_bonus[card])
        else:
            gain_fruit(s, seat, s.parts.face_down)

    def secret(self, s: Kiwi, task: Task, move: int) -> bool:
        """Which card lies face down is nobody else's business."""
        return move % USES == UNUSED

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        if not 0 <= move < KINDS * USES:
            return Refusal("KI-3.2", "refused-no-such-card")
        card, use = divmod(move, USES)
        facts = self.facts(s, task, move)
        if not s.flocks[task.seat].cards[HAND + card]:
            return Refusal("KI-3.1", "refused-not-in-hand", facts)
        if use == UNUSED:
            return None
        if card < WILD and use != PLAIN[card]:
            return Refusal("KI-3.8", "refused-other-use", facts)
        if use == TO_FEED and not can_feed(s, task.seat):
            return Refusal("KI-3.11", "refused-cannot-feed", facts)
        if use == TO_BUILD and not can_build(s, task.seat):
            return Refusal("KI-3.11", "refused-cannot-build", facts)
        return None

    def candidates(self, s: Kiwi, task: Task) -> list[int]:
        """Every use that is printed on a card of the hand."""
        cards = s.flocks[task.seat].cards
        return [
            card * USES + use
            for card in range(KINDS)
            if cards[HAND + card]
            for use in range(USES)
            if card >= WILD or use in (PLAIN[card], UNUSED)
        ]

    def notation(self, s: Kiwi, task: Task, move: int) -> str:
        card, use = divmod(move, USES)
        if card < WILD and use == PLAIN[card]:
            return CARDS[card]
        return f"{CARDS[card]}:{USE_NAMES[use]}"

    def facts(self, s: Kiwi, task: Task, move: int) -> dict[str, Fact]:
        card, use = divmod(move, USES)
        return {
            "card": s.parts.card_names[card],
            "use": USE_NAMES[use],
            "bonus": bonus_words(s.parts.card_bonus[card]),
            "number": s.parts.face_down,
            "moves": int(moves_of(s, task.seat)),
        }

    def words(self, s: Kiwi, task: Task, move: int) -> Words:
        use = move % USES
        if use == UNUSED:
            return Words("play-down", self.facts(s, task, move))
        if use == FOR_BONUS:
            return Words("play-bonus", self.facts(s, task, move))
        return Words("play-card" if move // USES < WILD else "play-wild", self.facts(s, task, move))

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words("play-card-prompt", {"number": s.flocks[task.seat].played() + 1})

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        card, use = divmod(move, USES)
        return f"card-{CARDS[card]}-{USE_NAMES[use]}"


def moves_of(s: Kiwi, seat: i64) -> i64:
    """KI-6.1, KI-21.5: how many Move actions a card gives a flock."""
    return s.parts.moves + 1 if s.flocks[seat].power == MORE_MOVES else s.parts.moves


def play_move(s: Kiwi, seat: i64) -> None:
    """KI-6.1, KI-21.5: two Move actions; then more can be bought."""
    s.ask(EXTRA_MOVE, seat, s.parts.extra_move_price)
    s.ask(MOVE, seat, moves_of(s, seat), int(s.flocks[seat].power == MORE_MOVES))


class CardDone(Step[Kiwi]):
    """KI-3.3, KI-6.9: a card is drawn, and every piece may move again."""

    def run(self, s: Kiwi, task: Task) -> None:
        flock = s.flocks[task.seat]
        if s.story is not None and not any(flock.cards[STOCK : STOCK + KINDS]):
            s.tell(task.seat, Words("reshuffled"), "KI-3.4")
        draw_card(flock, s.chance)
        flock.rest()


def draw_card(flock: Flock, chance: Chance) -> None:
    """KI-3.4: from the deck; an empty one is made anew of the discards."""
    cards = flock.cards
    if not any(cards[STOCK : STOCK + KINDS]):
        for card in range(KINDS):
            cards[STOCK + card] = cards[FACE_UP + card] + cards[FACE_DOWN + card]
            cards[FACE_UP + card] = 0
            cards[FACE_DOWN + card] = 0
    card = draw(cards, chance, STOCK, STOCK + KINDS)
    cards[card - STOCK + HAND] += 1


ACTIONS_STEP: Final[Actions] = Actions("actions", "KI-3.1")
PLAY_CARD: Final[PlayCard] = PlayCard("play-card", "KI-3.2")
CARD_DONE: Final[CardDone] = CardDone("card-done", "KI-3.3")
