"""TI-19.11 to TI-19.17, TI-31.11 to TI-31.15: natives defend a hex against conquistadors.

The second number of all these tasks holds the attack: AT_SEA for a ship's landing, IN_PLACE for
natives who turned against their neighbours, else the hex from which the traitor's soldiers came.
"""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.choice import (
    ArmsChoice,
    WordChoice,
    arms,
    arms_facts,
    spend_arms,
)
from atoll.games.tindaya.decisions.numbers import Happening
from atoll.games.tindaya.decisions.soldiers import AT_SEA, ask_spoils, retreat
from atoll.games.tindaya.land import presence, tribes_at
from atoll.games.tindaya.names import PROTECTION
from atoll.games.tindaya.pieces import award, kill_all, lose_leader, raise_fort, take_idol
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import hex_words

LANDING: Final = 2  # conquistadors that attack a hex from a ship


def attackers(s: Tindaya, place: i64, attack: i64) -> int:
    return LANDING if attack == AT_SEA else s.troops[place]


class Battle(Happening):
    """TI-19.11: idols first, in priority order; then weapons; then it is decided."""

    def numbers(self) -> tuple[str, ...]:
        return ("hex", "from")

    def run(self, s: Tindaya, task: Task) -> None:
        s.unveil()
        s.spent = bytearray(s.seats)
        s.ask(OUTCOME, task.seat, task.n, task.x)
        present = tribes_at(s, task.n)
        for seat in reversed(present):
            s.ask(ARM, seat, task.n, task.x)
        for seat in reversed(present):
            s.ask(REPEL, seat, task.n, task.x)


class Repel(WordChoice):
    """TI-19.11, TI-31.12: a protection idol sends the attackers back. Moves: 0 no, 1 yes."""

    def numbers(self) -> tuple[str, ...]:
        return ("hex", "from")

    def about(self, s: Tindaya, task: Task) -> i64:
        return task.n

    def idols_asked_about(self) -> tuple[int, ...]:
        return (PROTECTION,)

    def options(self) -> tuple[str, ...]:
        return ("no", "idol")

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return [0, 1] if s.tribes[task.seat].idols[PROTECTION] else []

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move == 0:
            return
        tribe = s.tribes[task.seat]
        tribe.idols[PROTECTION] -= 1
        tribe.shown[PROTECTION] += 1
        while s.agenda and s.agenda.pop().matter is not OUTCOME:
            continue
        award(s, task.seat, 1, "repelled", "TI-19.11")
        if task.x != AT_SEA:
            retreat(s, task.n, task.x)

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return ("no", "idol")[move]

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        return Words("repel" if move else "repel-no", {"hex": hex_words(s, task.n)})

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return "act-idol-protection" if move else "done"

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"hex": hex_words(s, task.n)}


class Arm(ArmsChoice):
    """TI-19.13, TI-31.14: how many weapons a tribe spends, horns * ARMS + obsidian."""

    def numbers(self) -> tuple[str, ...]:
        return ("hex", "from")

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        wanted = attackers(s, task.n, task.x) - sum(s.spent)
        found = arms(s, task.seat, min(presence(s, task.seat, task.n), wanted))
        return found if len(found) > 1 else []

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        s.spent[task.seat] = spend_arms(s, task.seat, move)

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        facts = arms_facts(move)
        wanted = attackers(s, task.n, task.x) - sum(s.spent)
        won = "yes" if facts["n"] == wanted else "no"
        facts |= {"hex": hex_words(s, task.n), "won": won}
        return Words("arm" if move else "arm-none", facts)

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        wanted = attackers(s, task.n, task.x) - sum(s.spent)
        return {"hex": hex_words(s, task.n), "wanted": wanted}


class Outcome(Happening):
    """TI-19.12, TI-19.14 to TI-19.16: captives, or a fort, heroes, and the dead."""

    def numbers(self) -> tuple[str, ...]:
        return ("hex", "from")

    def run(self, s: Tindaya, task: Task) -> None:
        place, attack = task.n, task.x
        soldiers = attackers(s, place, attack)
        spent = s.spent
        s.spent = bytearray(s.seats)
        spenders = [seat for seat in s.priority if spent[seat]]
        if sum(spent) == soldiers:
            if s.story is not None:
                s.tell(s.first(), Words("battle-won", {"hex": hex_words(s, place)}), "TI-19.14")
            if attack != AT_SEA:
                s.troops[place] = 0
                if s.leader == place:
                    lose_leader(s)
            for seat in spenders:
                s.tribes[seat].prison += spent[seat]
                if s.story is not None:
                    s.tell(seat, Words("captured", {"n": int(spent[seat])}), "TI-19.14")
                award(s, seat, 1, "battle", "TI-19.14")
            return
        defeated = tribes_at(s, place)
        if s.story is not None:
            s.tell(s.first(), Words("battle-lost", {"hex": hex_words(s, place)}), "TI-19.15")
        kill_all(s, place, "TI-19.15")
        raise_fort(s, place, soldiers - sum(spent))
        if attack != AT_SEA:
            ask_spoils(s, place, defeated)
        for seat in spenders:
            take_idol(s, seat, "TI-19.16")


BATTLE: Final[Battle] = Battle("battle", "TI-19.10")
REPEL: Final[Repel] = Repel("repel", "TI-19.11")
ARM: Final[Arm] = Arm("arm", "TI-19.13")
OUTCOME: Final[Outcome] = Outcome("outcome", "TI-19.12")
