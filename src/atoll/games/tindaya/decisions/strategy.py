"""TI-5: an era begins. Ships, prophecies, secret objectives."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.chance import draw
from atoll.engine.decision import Task
from atoll.engine.words import Fact, Words, signed
from atoll.games.tindaya.decisions.choice import TindayaChoice, WordChoice
from atoll.games.tindaya.decisions.numbers import Happening
from atoll.games.tindaya.decisions.prophecy import reveal_catastrophes, reveal_places
from atoll.games.tindaya.decisions.turn import BEGIN_ACTIONS
from atoll.games.tindaya.names import (
    ACORAN,
    BASES,
    MAJOS,
    MONEIBA,
    SECRETS,
    SHIPS,
    TIHUYA,
)
from atoll.games.tindaya.pieces import take_idol
from atoll.games.tindaya.state import STRATEGY, Tindaya
from atoll.games.tindaya.words import amounts, event_words, god_words, listed

TIBIABIN: Final = 0
TAMONANTE: Final = 1
SEER_NAMES: Final = ("tibiabin", "tamonante")


class BeginEra(Happening):
    """TI-5.1 to TI-5.6, TI-5.11: new cards, ships by the dice, and what the seers see."""

    def run(self, s: Tindaya, task: Task) -> None:
        s.phase = STRATEGY
        if s.era < s.mode.eras:
            s.ask(self, task.seat)  # the next one follows when this one is over
        if s.story is not None:
            s.tell(s.order[0], Words("era-began", {"era": int(s.era)}), self.rule)
        for seat in s.order:
            if s.tribes[seat].skill == TIHUYA:
                take_idol(s, seat, "TI-5.11")
            if s.tribes[seat].skill == MAJOS:
                s.tribes[seat].turned = 0
        for god in (ACORAN, MONEIBA):
            s.offerings[god] = draw(s.offering_deck, s.chance)
            tell_demands(s, god)
        cards = s.parts.event_sets[s.mode.level][s.era - 1]
        s.event = s.chance.pick(cards) if len(cards) > 1 else cards[0]
        if s.story is not None:
            shown = listed([event_words(event) for event in s.parts.events[s.event].symbols])
            s.tell(s.order[0], Words("events-shown", {"events": shown}), "TI-5.1")
        place_ships(s)
        s.ask(BEGIN_ACTIONS, s.order[0])
        if s.mode.objectives and s.parts.events[s.event].objectives:
            s.ask(DEAL_OBJECTIVES, s.order[0])
        if s.era == 1 or len(s.hand) == 2:
            reveal_places(s)
            reveal_catastrophes(s)
        elif len(s.hand) == 1:
            s.ask(WHICH_PROPHECY, s.hand[0])
        elif s.story is not None:
            s.tell(s.order[0], Words("seers-silent"), "TI-5.3")
        s.hand.clear()


def tell_demands(s: Tindaya, god: i64) -> None:
    """TI-12.9: what a god wants in this era, one unit of each for every player."""
    if s.story is not None:
        goods = amounts([(s.demand(god * 4 + strip), int(s.seats)) for strip in s.demands(god)])
        s.tell(s.order[0], Words("god-wants", {"god": god_words(god), "goods": goods}), "TI-12.9")


def place_ships(s: Tindaya) -> None:
    """TI-5.1: every ship on the event card lies on the chasm its die names."""
    for event in s.parts.events[s.event].symbols:
        if event >= SHIPS:
            s.standees[event] = s.chance.below(BASES) + 1
            if s.story is not None:
                facts: dict[str, Fact] = {"ship": event_words(event), "n": s.standees[event]}
                s.tell(s.order[0], Words("ship-placed", facts), "TI-5.1")


class WhichProphecy(WordChoice):
    """TI-5.3: one fire alone: who brought it chooses the seer."""

    def options(self) -> tuple[str, ...]:
        return SEER_NAMES

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return [TIBIABIN, TAMONANTE]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move == TIBIABIN:
            reveal_places(s)
        else:
            reveal_catastrophes(s)

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return SEER_NAMES[move]

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        return Words(f"which-prophecy-{SEER_NAMES[move]}")

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"seer-{SEER_NAMES[move]}"


# Secret objectives


class DealObjectives(Happening):
    """TI-5.10: two for everybody; then they choose in priority order."""

    def run(self, s: Tindaya, task: Task) -> None:
        for seat in s.priority:
            s.tribes[seat].dealt = [draw(s.secrets, s.chance) for _ in range(2)]
        for seat in reversed(s.priority):
            s.ask(KEEP_OBJECTIVE, seat)


TOKENS_SHOWN: Final = 32  # a move is the objective's place * TOKENS_SHOWN + value + MIDDLE
MIDDLE: Final = 16


class KeepObjective(TindayaChoice):
    """TI-5.10: keep one of two objectives and lay a score token on it."""

    def kinds(self, s: Tindaya) -> int:
        return 2 * TOKENS_SHOWN

    def called(self, s: Tindaya, number: int) -> str:
        return f"{number // TOKENS_SHOWN + 1}:{number % TOKENS_SHOWN - MIDDLE:+d}"

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        if not s.tribes[task.seat].dealt:
            return []
        values = sorted(set(s.score_tokens), reverse=True)
        return [place * TOKENS_SHOWN + value + MIDDLE for place in (0, 1) for value in values]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        tribe = s.tribes[task.seat]
        value = move % TOKENS_SHOWN - MIDDLE
        tribe.secrets.append(tribe.dealt.pop(move // TOKENS_SHOWN))
        tribe.values.append(value)
        tribe.seen.append(0)
        tribe.discards += tribe.dealt
        tribe.dealt = []
        s.score_tokens.remove(value)

    def secret(self, s: Tindaya, task: Task, move: int) -> bool:
        return True

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        objective = SECRETS[s.tribes[task.seat].dealt[move // TOKENS_SHOWN]]
        return f"{objective}:{move % TOKENS_SHOWN - MIDDLE:+d}"

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        facts: dict[str, Fact] = {
            "objective": Words(
                f"secret-{SECRETS[s.tribes[task.seat].dealt[move // TOKENS_SHOWN]]}"
            ),
            "value": signed(move % TOKENS_SHOWN - MIDDLE),
        }
        return Words("keep-objective", facts)

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"dealt-{move // TOKENS_SHOWN}"


BEGIN_ERA: Final[BeginEra] = BeginEra("begin-era", "TI-5.1")
WHICH_PROPHECY: Final[WhichProphecy] = WhichProphecy("which-prophecy", "TI-5.3")
DEAL_OBJECTIVES: Final[DealObjectives] = DealObjectives("deal-objectives", "TI-5.10")
KEEP_OBJECTIVE: Final[KeepObjective] = KeepObjective("keep-objective", "TI-5.10")
