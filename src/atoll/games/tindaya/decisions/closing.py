"""TI-20, TI-21, TI-22: survival, the seers' fires, maintenance, and the end of the game."""

from typing import Final

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.choice import (
    DONE,
    MIXES,
    WordChoice,
    burn,
    good_target,
    mix_name,
    mix_words,
    mixes,
)
from atoll.games.tindaya.decisions.learning import learn, teachers
from atoll.games.tindaya.decisions.numbers import Happening
from atoll.games.tindaya.names import DESTRUCTION, EVENTS, NOWHERE
from atoll.games.tindaya.pieces import award
from atoll.games.tindaya.scoring import revealed, verdict
from atoll.games.tindaya.state import DESTROYED, NO_NOBLE, Tindaya
from atoll.games.tindaya.words import listed, seat_words


class Survival(Happening):
    """TI-20.1, TI-20.2: before the last era everybody needs a noble, and no god may destroy."""

    def run(self, s: Tindaya, task: Task) -> None:
        s.unveil()
        s.ask(MAINTENANCE, task.seat)
        if s.era == s.mode.eras:
            return
        if max(s.wrath) == DESTRUCTION:
            s.doom = DESTROYED
        elif any([s.tribes[seat].nobles == 0 for seat in s.tribes_left()]):
            s.doom = NO_NOBLE
        if s.doom:
            s.agenda.clear()
            if s.story is not None:
                for seat, words, rule in revealed(s):
                    s.tell(seat, words, rule)
                s.tell(task.seat, Words(f"doom-{s.doom}"), "TI-20.1")
        elif s.mode.seers:
            s.ask(SEERS, task.seat, 2)


class Seers(Happening):
    """TI-20.3: for each seer everybody is asked in the priority order of that moment."""

    def numbers(self) -> tuple[str, ...]:
        return ("left",)

    def run(self, s: Tindaya, task: Task) -> None:
        if task.n > 1:
            s.ask(self, task.seat, task.n - 1)
        for seat in reversed(s.priority):
            s.ask(BRING_FIRE, seat, task.n)


FIRE_WAYS: Final = tuple([mix_name(mix) for mix in range(len(MIXES))])


class BringFire(WordChoice):
    """TI-20.3, TI-20.4: two units of manure, wood or straw for a seer, or nothing."""

    def numbers(self) -> tuple[str, ...]:
        return ("left",)

    def options(self) -> tuple[str, ...]:
        return FIRE_WAYS

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        found = mixes(s, task.seat)
        return [DONE, *found] if found else []

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move == DONE:
            return
        burn(s, task.seat, move)
        s.hand.append(int(task.seat))
        while s.agenda and s.agenda[-1].matter is self:
            s.agenda.pop()
        award(s, task.seat, 1, "fire", "TI-20.4")

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return "no" if move == DONE else mix_name(move)

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        if move == DONE:
            return Words("bring-fire-no")
        return Words("bring-fire", {"fire": mix_words(move)})

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"seer": 3 - int(task.n)}

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return "done" if move == DONE else good_target(task.seat, MIXES[move][0])


class Maintenance(Happening):
    """TI-20.5 to TI-20.12: learning always; before the last era everything is made ready."""

    def run(self, s: Tindaya, task: Task) -> None:
        lessons = [(seat, teachers(s, seat)) for seat in s.tribes_left()]
        for seat, trades in lessons:
            for trade in trades:
                learn(s, seat, trade, "TI-20.5")
        if s.era == s.mode.eras:
            s.ask(END_GAME, task.seat)
            return
        tidy(s)
        s.era += 1


def tidy(s: Tindaya) -> None:
    """TI-20.6 to TI-20.11."""
    if s.story is not None:
        s.tell(s.order[0], Words("markers-back"), "TI-20.6")
    for tribe in s.tribes:
        tribe.cubes += tribe.spent_cubes
        tribe.spent_cubes = tribe.spent_cylinders = tribe.used = 0
    s.offered = bytearray(8 * s.seats)
    s.offerings[0] = s.offerings[1] = NOWHERE
    s.cards[0] = s.cards[1] = NOWHERE
    s.prophecy = s.event = NOWHERE
    s.standees = bytearray(len(EVENTS))
    if s.mode.dominion:
        s.order = s.priority.copy()
    else:
        s.order = [*s.order[1:], s.order[0]]
        s.priority = s.order.copy()
    if s.story is not None and s.seats > 1:
        names = listed([seat_words(s, seat) for seat in s.order])
        s.tell(s.order[0], Words("new-order", {"names": names}), "TI-20.10")


class EndGame(Happening):
    """TI-21.1, TI-22.1: the game is over."""

    def run(self, s: Tindaya, task: Task) -> None:
        if s.story is not None:
            for seat, words, rule in verdict(s):
                s.tell(seat, words, rule)


SURVIVAL: Final[Survival] = Survival("survival", "TI-20.1")
SEERS: Final[Seers] = Seers("seers", "TI-20.3")
BRING_FIRE: Final[BringFire] = BringFire("bring-fire", "TI-20.3")
MAINTENANCE: Final[Maintenance] = Maintenance("maintenance", "TI-20.5")
END_GAME: Final[EndGame] = EndGame("end-game", "TI-21.1")
