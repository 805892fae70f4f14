"""TI-13.2 to TI-13.5, TI-14: idols that are played or destroyed in the action phase."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.tindaya.decisions.births import (
    ask_births,
    brood_places,
    can_be_born,
    tell_litters,
)
from atoll.games.tindaya.decisions.choice import (
    GoodChoice,
    TindayaChoice,
    WordChoice,
)
from atoll.games.tindaya.decisions.explore import EXPLORE, can_travel
from atoll.games.tindaya.decisions.learning import learn, teachers
from atoll.games.tindaya.decisions.offer import STRIPS, lay, open_strips, strip_name
from atoll.games.tindaya.decisions.produce import PRODUCE, can_produce
from atoll.games.tindaya.decisions.visions import (
    CANCEL_OBJECTIVE,
    SEE_OBJECTIVE,
    visible_objectives,
)
from atoll.games.tindaya.land import controlled
from atoll.games.tindaya.names import (
    ACORAN,
    CANCELLATION,
    DEMANDS,
    DEPOSITS,
    FERTILITY,
    GODS,
    GOODS,
    IDOLS,
    LEARNING,
    LOCATION,
    MONEIBA,
    MOVEMENT,
    OFFERING_ACORAN,
    OFFERING_BOTH,
    OFFERING_MONEIBA,
    PRODUCTION,
    PROTECTION,
    RAW_MATERIAL,
    SHIPWRECK,
    SOLIDARITY,
    TRADES,
    VISIONS,
    WRATH,
)
from atoll.games.tindaya.pieces import anger, take_idol
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import god_words, units

FERTILE: Final = ("villagers", "livestock")
LATER: Final = (PROTECTION, LOCATION, SHIPWRECK, SOLIDARITY)  # not idols of the action phase


def idol_strips(s: Tindaya, kind: int) -> list[int]:
    """TI-14.4: open strips of the gods an offering idol shows."""
    gods = {OFFERING_ACORAN: (ACORAN,), OFFERING_MONEIBA: (MONEIBA,)}.get(kind, (ACORAN, MONEIBA))
    return [strip for strip in open_strips(s) if strip // 4 in gods]


def has_effect(s: Tindaya, seat: i64, kind: int) -> bool:
    """TI-6.12: an idol that would do nothing may not be played."""
    if kind in LATER:
        return False
    if kind == PRODUCTION:
        return any(
            [s.tribes[seat].knows(trade) and can_produce(s, seat, trade) for trade in range(4)]
        )
    if kind in (OFFERING_ACORAN, OFFERING_MONEIBA, OFFERING_BOTH):
        return bool(idol_strips(s, kind))
    if kind == MOVEMENT:
        return can_travel(s, seat)
    if kind == FERTILITY:
        return can_be_born(s, seat) or bool(litters(s, seat))
    if kind == RAW_MATERIAL:
        return sum(s.tribes[seat].tokens) > 0
    if kind == LEARNING:
        return bool(teachers(s, seat))
    if kind in (CANCELLATION, VISIONS):
        return bool(visible_objectives(s, seat, kind == CANCELLATION))
    return True


def litters(s: Tindaya, seat: i64) -> list[int]:
    """TI-14.8: controlled settlements with two animals or more."""
    return [place for place in controlled(s, seat) if s.animals[place] >= 2]


def playable_idols(s: Tindaya, seat: i64) -> list[int]:
    idols = bytes(s.tribes[seat].idols)
    return [kind for kind in range(len(IDOLS)) if idols[kind] and has_effect(s, seat, kind)]


def idol_refusal(kind: int) -> Refusal:
    facts: dict[str, Fact] = {"idol": Words(f"idol-{IDOLS[kind]}")}
    if kind in LATER:
        return Refusal("TI-13.2", "refused-idol-later", facts)
    return Refusal("TI-6.12", "refused-no-effect", facts)


def play_idol(s: Tindaya, seat: i64, kind: int) -> None:
    """TI-13.2: a played idol stays face up."""
    tribe = s.tribes[seat]
    tribe.idols[kind] -= 1
    tribe.shown[kind] += 1
    if kind == MOVEMENT:
        s.ask(EXPLORE, seat)
    elif kind == WRATH:
        s.ask(CALM_GOD, seat)
    else:
        s.ask(IDOL_CHOICES[kind], seat, kind)


class TradeIdol(WordChoice):
    """Moves are trades."""

    __slots__ = ()

    def numbers(self) -> tuple[str, ...]:
        return ("idol",)

    def options(self) -> tuple[str, ...]:
        return TRADES

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return TRADES[move]

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"trade-{task.seat}-{TRADES[move]}"


class ProductionIdol(TradeIdol):
    """TI-14.1: one production of a known trade, even if its square is used."""

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        tribe = s.tribes[task.seat]
        return [
            trade for trade in range(4) if tribe.knows(trade) and can_produce(s, task.seat, trade)
        ]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        s.ask(PRODUCE, task.seat, move)

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        return Words("idol-produce", {"trade": Words(f"trade-{TRADES[move]}")})


class CalmGod(WordChoice):
    """TI-14.2: one god's wrath falls by a level, and an idol is drawn."""

    def options(self) -> tuple[str, ...]:
        return GODS

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        angry = [god for god in (ACORAN, MONEIBA) if s.wrath[god]]
        return angry or [ACORAN]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        anger(s, move, -1, "idol", "TI-14.2")
        take_idol(s, task.seat, "TI-14.2")

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return GODS[move]

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        return Words("calm-god", {"god": god_words(move)})

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"wrath-{GODS[move]}"


class OfferingIdol(TindayaChoice):
    """TI-14.4, TI-14.5: a strip is filled from the general reserve."""

    def numbers(self) -> tuple[str, ...]:
        return ("idol",)

    def kinds(self, s: Tindaya) -> int:
        return STRIPS

    def called(self, s: Tindaya, number: int) -> str:
        return strip_name(number)

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return idol_strips(s, int(task.n))

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        while s.on_strip(move) < s.seats:
            lay(s, task.seat, move)

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return f"{GODS[move // 4]}-{DEMANDS[s.demand(move)]}-{move % 4 + 1}"

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        missing = units(s.demand(move), s.seats - s.on_strip(move))
        return Words("offering-idol", {"god": god_words(move // 4), "goods": missing})

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"strip-{GODS[move // 4]}-{move % 4 + 1}"


class FertilityIdol(WordChoice):
    """TI-14.8: own villagers or own livestock reproduce."""

    def numbers(self) -> tuple[str, ...]:
        return ("idol",)

    def options(self) -> tuple[str, ...]:
        return FERTILE

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        found = [0] if can_be_born(s, task.seat) else []
        return [*found, 1] if litters(s, task.seat) else found

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move == 0:
            ask_births(s, task.seat, brood_places(s, task.seat))
            return
        tell_litters(s, litters(s, task.seat), "TI-14.8")
        for place in litters(s, task.seat):
            s.animals[place] += 1

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return FERTILE[move]

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        return Words(f"fertility-{FERTILE[move]}")


class RawMaterialIdol(TindayaChoice):
    """TI-14.10: up to two own tokens leave the game, as first * 4 + second; 3: none."""

    def numbers(self) -> tuple[str, ...]:
        return ("idol",)

    def kinds(self, s: Tindaya) -> int:
        return 12

    def called(self, s: Tindaya, number: int) -> str:
        return f"{number // 4}+{number % 4}"

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        tokens = s.tribes[task.seat].tokens
        found: list[int] = []
        for first in range(3):
            if tokens[first]:
                found.append(first * 4 + 3)
                for second in range(first, 3):
                    if tokens[second] > (first == second):
                        found.append(first * 4 + second)
        return found

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        for kind in (move // 4, move % 4):
            if kind < 3:
                s.tribes[task.seat].tokens[kind] -= 1

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return "+".join(DEPOSITS[kind] for kind in (move // 4, move % 4) if kind < 3)

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        a = Words(f"deposit-{DEPOSITS[move // 4]}")
        if move % 4 == 3:
            return Words("drop-token", {"a": a})
        if move // 4 == move % 4:
            return Words("drop-pair", {"a": a})
        return Words("drop-tokens", {"a": a, "b": Words(f"deposit-{DEPOSITS[move % 4]}")})

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"token-{task.seat}-{DEPOSITS[move // 4]}"


class LearningIdol(TradeIdol):
    """TI-14.11: a trade is learned at once."""

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return teachers(s, task.seat)

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        learn(s, task.seat, move, "TI-14.11")

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        return Words("learn-trade", {"trade": Words(f"trade-{TRADES[move]}")})


# Destroying


class DestroyIdol(WordChoice):
    """TI-13.4: an unplayed idol leaves the game."""

    def options(self) -> tuple[str, ...]:
        return IDOLS

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        idols = s.tribes[task.seat].idols
        return [kind for kind in range(len(IDOLS)) if idols[kind]]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        s.tribes[task.seat].idols[move] -= 1
        s.ask(ANY_GOOD, task.seat)

    def secret(self, s: Tindaya, task: Task, move: int) -> bool:
        return True

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return IDOLS[move]

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        return Words("destroy-idol", {"idol": Words(f"idol-{IDOLS[move]}")})

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"act-idol-{IDOLS[move]}"


class AnyGood(GoodChoice):
    """TI-13.5: one resource of any good."""

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return list(range(len(GOODS)))

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        s.tribes[task.seat].goods[move] += 1


PRODUCTION_IDOL: Final[ProductionIdol] = ProductionIdol("production-idol", "TI-14.1")
CALM_GOD: Final[CalmGod] = CalmGod("calm-god", "TI-14.2")
OFFERING_IDOL: Final[OfferingIdol] = OfferingIdol("offering-idol", "TI-14.4")
FERTILITY_IDOL: Final[FertilityIdol] = FertilityIdol("fertility-idol", "TI-14.8")
RAW_MATERIAL_IDOL: Final[RawMaterialIdol] = RawMaterialIdol("raw-material-idol", "TI-14.10")
LEARNING_IDOL: Final[LearningIdol] = LearningIdol("learning-idol", "TI-14.11")
DESTROY_IDOL: Final[DestroyIdol] = DestroyIdol("destroy-idol", "TI-13.4")
ANY_GOOD: Final[AnyGood] = AnyGood("any-good", "TI-13.5")

IDOL_CHOICES: Final[dict[int, TindayaChoice]] = {
    PRODUCTION: PRODUCTION_IDOL,
    OFFERING_ACORAN: OFFERING_IDOL,
    OFFERING_MONEIBA: OFFERING_IDOL,
    OFFERING_BOTH: OFFERING_IDOL,
    FERTILITY: FERTILITY_IDOL,
    RAW_MATERIAL: RAW_MATERIAL_IDOL,
    LEARNING: LEARNING_IDOL,
    CANCELLATION: CANCEL_OBJECTIVE,
    VISIONS: SEE_OBJECTIVE,
}
