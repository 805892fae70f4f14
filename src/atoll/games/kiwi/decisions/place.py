"""KI-1.5 to KI-1.20, KI-21.7: what players choose before the first season."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.chance import draw
from atoll.engine.decision import Decision, NamedChoice, Step, Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.kiwi.decisions import patterns
from atoll.games.kiwi.decisions.card import draw_card
from atoll.games.kiwi.decisions.choose import HexDecision
from atoll.games.kiwi.decisions.names import fruit_words, hex_words, listed
from atoll.games.kiwi.decisions.order import ask_slots
from atoll.games.kiwi.flock import LEADER, STOCK
from atoll.games.kiwi.kinds import FLOCKS, KINDS, POWERS
from atoll.games.kiwi.state import Kiwi

ESCORT: Final = 2  # kiwis set down with the Leader
SMALL: Final = 8  # kiwis set down one by one after the Leader's two
BOARD_SIDES: Final = ("a", "b")
GROWN: Final = 2  # kiwis that begin with size 2


class ChooseFlock(NamedChoice[Kiwi]):
    """KI-1.20: whose colour one plays; `n` is the flock that gets it. Moves are colours.

    Until then everybody has one by lot: who takes that of a later player leaves the own for it.
    """

    def options(self) -> tuple[str, ...]:
        return FLOCKS

    def numbers(self) -> tuple[str, ...]:
        return ("flock",)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return task.n in (task.seat, s.bot)

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        taken = self.taken(s, task)
        return [colour for colour in range(len(FLOCKS)) if colour not in taken]

    def taken(self, s: Kiwi, task: Task) -> list[int]:
        """The colours of those who have chosen: of all but who waits to."""
        waiting = [int(task.n)]
        waiting += [int(each.n) for each in s.agenda if each.matter is CHOOSE_FLOCK]
        return [int(flock.colour) for player, flock in enumerate(s.flocks) if player not in waiting]

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        for player, flock in enumerate(s.flocks):
            if flock.colour == move:
                recolour(s, player, s.flocks[task.n].colour)
                break
        recolour(s, task.n, move)

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        if not 0 <= move < len(FLOCKS):
            return Refusal("KI-1.20", "refused-no-such-flock")
        if move in self.taken(s, task):
            return Refusal("KI-1.20", "refused-flock-taken", {"flock": s.parts.flock_names[move]})
        return None

    def facts(self, s: Kiwi, task: Task) -> dict[str, Fact]:
        return {"whose": "kiwibot" if task.n == s.bot else "own"}

    def words(self, s: Kiwi, task: Task, move: int) -> Words:
        facts = self.facts(s, task)
        facts["flock"] = s.parts.flock_names[move]
        return Words("choose-flock", facts)

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words("choose-flock-prompt", self.facts(s, task))

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        return ""


def recolour(s: Kiwi, player: i64, colour: i64) -> None:
    """A flock of another colour, on the side of the board it has been given."""
    flock = s.flocks[player]
    flock.colour = colour
    if flock.side:
        flock.side = colour + 1
        flock.power = s.parts.powers[flock.side]


class ChooseSide(NamedChoice[Kiwi]):
    """KI-21.7: which side of the flock board one plays on. A move is 0 for side A, 1 for side B."""

    def options(self) -> tuple[str, ...]:
        return BOARD_SIDES

    def fits(self, s: Kiwi, task: Task) -> bool:
        return s.flocks[task.seat].side == 0

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        return [0, 1]

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        if move:
            flock = s.flocks[task.seat]
            flock.side = flock.colour + 1
            flock.power = s.parts.powers[flock.side]

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        return None if move in (0, 1) else Refusal("KI-21.7", "refused-no-such-side")

    def words(self, s: Kiwi, task: Task, move: int) -> Words:
        if not move:
            return Words("choose-side-a")
        power = s.parts.powers[s.flocks[task.seat].colour + 1]
        price: dict[str, Fact] = {"price": s.parts.second_mark_price}
        power_words = Words(f"board-power-{POWERS[power]}", price)
        return Words("choose-side-b", {"power": power_words})

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words("choose-side-prompt")

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        return ""


class ChooseLeader(Decision[Kiwi]):
    """KI-1.5, KI-1.6: one of the cards of one's Leader; `n` is the Leader. Moves are Leader cards."""

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {"leader": s.parts.leader_ids[task.n]}

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        return data["leader"].index(s.parts.leader_ids), 0

    def reach(self, s: Kiwi) -> int:
        return len(s.parts.leader_card_ids)

    def action_name(self, s: Kiwi, action: int) -> str:
        return s.parts.leader_card_ids[action]

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        return s.parts.leader_cards[task.n]

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        s.flocks[task.seat].leader_card = move

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        if move not in s.parts.leader_cards[task.n]:
            facts: dict[str, Fact] = {"leader": s.parts.leader_names[task.n]}
            return Refusal("KI-1.5", "refused-other-leader", facts)
        return None

    def candidates(self, s: Kiwi, task: Task) -> list[int]:
        return s.parts.leader_cards[task.n].copy()

    def notation(self, s: Kiwi, task: Task, move: int) -> str:
        return s.parts.leader_card_ids[move]

    def words(self, s: Kiwi, task: Task, move: int) -> Words:
        facts: dict[str, Fact] = {
            "card": s.parts.leader_card_names[move],
            "leader": s.parts.leader_names[task.n],
            "effect": Words(f"power-{s.parts.leader_card_ids[move]}"),
        }
        return Words("choose-leader", facts)

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words("choose-leader-prompt", {"leader": s.parts.leader_names[task.n]})

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        return f"leader-card-{s.parts.leader_card_ids[move]}"


class DealResources(Step[Kiwi]):
    """KI-1.9, KI-22.5: fruit and markers of the turn order nests, drawn blindly."""

    def run(self, s: Kiwi, task: Task) -> None:
        for nest, player in enumerate(s.clockwise()):
            flock = s.flocks[player]
            markers = s.parts.first_markers[nest]
            if player == s.bot:
                markers += s.parts.solo_markers
            else:
                for _ in range(s.parts.first_fruit[nest]):
                    flock.fruit[draw(s.fruit, s.chance)] += 1
            for _ in range(markers):
                flock.markers[draw(s.bag, s.chance)] += 1
            if s.story is not None:
                facts: dict[str, Fact] = {"goods": fruit_words(list(flock.fruit), markers)}
                s.tell(player, Words("first-goods", facts), "KI-1.9")


class SetLeader(HexDecision):
    """KI-1.12: the Leader and two kiwis on an empty hex."""

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        found = [
            place
            for place in range(s.island.size)
            if not any([flock.strength[place] for flock in s.flocks])
        ]
        return patterns.in_order(s, found)[:1] if task.seat == s.bot else found

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        flock = s.flocks[task.seat]
        flock.put(move, LEADER)
        for _ in range(ESCORT):
            flock.put(move, 0)
        flock.reserve -= ESCORT

    def refuses(self, s: Kiwi, task: Task, place: int) -> Refusal | None:
        if any(flock.strength[place] for flock in s.flocks):
            return Refusal("KI-1.12", "refused-not-empty", {"hex": hex_words(s, place)})
        return None


class SetKiwi(HexDecision):
    """KI-1.13: one kiwi on a hex without an own one; `n` rounds are left."""

    def numbers(self) -> tuple[str, ...]:
        return ("rounds",)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return 1 <= task.n <= SMALL

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        strength = s.flocks[task.seat].strength
        found = [place for place in range(s.island.size) if not strength[place]]
        return patterns.in_order(s, found)[:1] if task.seat == s.bot else found

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        flock = s.flocks[task.seat]
        flock.put(move, 0)
        flock.reserve -= 1

    def refuses(self, s: Kiwi, task: Task, place: int) -> Refusal | None:
        if s.flocks[task.seat].strength[place]:
            return Refusal("KI-1.13", "refused-own-there", {"hex": hex_words(s, place)})
        return None


class SetGrown(HexDecision):
    """KI-1.14: one of two different kiwis of size 1 grows to size 2. Moves are their hexes."""

    def numbers(self) -> tuple[str, ...]:
        return ("left",)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return 1 <= task.n <= GROWN

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        kiwis = s.flocks[task.seat].kiwis
        found = [place for place in range(s.island.size) if kiwis[place * 3]]
        return patterns.in_order(s, found)[:1] if task.seat == s.bot else found

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        flock = s.flocks[task.seat]
        flock.lift(move, 0)
        flock.put(move, 1)
        flock.reserve -= 1
        if task.n > 1:
            s.ask(self, task.seat, task.n - 1)

    def refuses(self, s: Kiwi, task: Task, place: int) -> Refusal | None:
        if not s.flocks[task.seat].kiwis[place * 3]:
            return Refusal("KI-1.14", "refused-no-small-kiwi", {"hex": hex_words(s, place)})
        return None


class DealCards(Step[Kiwi]):
    """KI-1.16, KI-1.17, KI-23.2: season cards, hands, and then the turn-order track."""

    def run(self, s: Kiwi, task: Task) -> None:
        if s.solo is None:
            box = s.parts.season_box(s.pollen)
            s.season_cards = [int(draw(box, s.chance)) for _ in range(s.parts.seasons)]
            if s.story is not None:
                cards = listed([s.parts.season_names[card] for card in s.season_cards])
                s.tell(s.first, Words("season-cards", {"cards": cards}), "KI-1.16")
        for player, flock in enumerate(s.flocks):
            if player != s.bot:
                flock.cards[STOCK : STOCK + KINDS] = s.parts.card_counts
                for _ in range(s.parts.hand):
                    draw_card(flock, s.chance)
        if s.story is not None:
            s.tell(s.first, Words("first-hands", {"number": s.parts.hand}), "KI-1.17")
        if s.variable:
            ask_slots(s)


def ask_free_setup(s: Kiwi) -> None:
    """KI-1.12 to KI-1.14: the three steps of the free setup, in turn order."""
    order = s.clockwise()
    for player in reversed(order):
        s.ask(SET_GROWN, player, GROWN)
    for left in range(1, SMALL + 1):
        for player in reversed(order):
            s.ask(SET_KIWI, player, left)
    for player in reversed(order):
        s.ask(SET_LEADER, player)


def tokens_due(s: Kiwi, player: int) -> int:
    """KI-1.12 to KI-1.14: the tokens that a flock has still to set down."""
    due: i64 = 0
    for task in s.agenda:
        if task.seat == player:
            if task.matter is SET_LEADER:
                due += ESCORT
            elif task.matter is SET_KIWI:
                due += 1
            elif task.matter is SET_GROWN:
                due += task.n
    return int(due)


def ask_leaders(s: Kiwi, leaders: list[int]) -> None:
    """KI-1.6, KI-22.7: in turn order; the Kiwibot, who uses no power, keeps no card."""
    for player in reversed(s.clockwise()):
        if player != s.bot:
            s.ask(CHOOSE_LEADER, player, leaders[player])


def ask_flocks(s: Kiwi) -> None:
    """KI-1.20: in turn order; alone, first the own colour and then the Kiwibot's."""
    if s.solo is not None:
        s.ask(CHOOSE_FLOCK, 0, s.bot)
    for player in reversed(s.clockwise()):
        if player != s.bot:
            s.ask(CHOOSE_FLOCK, player, player)


def ask_sides(s: Kiwi) -> None:
    """KI-21.7: in turn order; the Kiwibot plays side A."""
    for player in reversed(s.clockwise()):
        if player != s.bot:
            s.ask(CHOOSE_SIDE, player)


CHOOSE_FLOCK: Final[ChooseFlock] = ChooseFlock("choose-flock", "KI-1.20")
CHOOSE_SIDE: Final[ChooseSide] = ChooseSide("choose-side", "KI-21.7")
CHOOSE_LEADER: Final[ChooseLeader] = ChooseLeader("choose-leader", "KI-1.5")
DEAL_RESOURCES: Final[DealResources] = DealResources("deal-resources", "KI-1.9")
SET_LEADER: Final[SetLeader] = SetLeader("set-leader", "KI-1.12")
SET_KIWI: Final[SetKiwi] = SetKiwi("set-kiwi", "KI-1.13")
SET_GROWN: Final[SetGrown] = SetGrown("set-grown", "KI-1.14")
DEAL_CARDS: Final[DealCards] = DealCards("deal-cards", "KI-1.17")
