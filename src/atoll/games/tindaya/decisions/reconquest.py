"""TI-12.24 to TI-12.28: natives who have entered a fort fight for it."""

from typing import Final

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.choice import ArmsChoice, arms, arms_facts, spend_arms
from atoll.games.tindaya.decisions.soldiers import ask_spoils
from atoll.games.tindaya.land import presence
from atoll.games.tindaya.names import HEXES
from atoll.games.tindaya.pieces import award, kill, lose_leader, remove_site, take_idol
from atoll.games.tindaya.state import BEATEN, Tindaya
from atoll.games.tindaya.words import hex_words


class Reconquest(ArmsChoice):
    """TI-12.25 to TI-12.27: how many weapons are spent, horns * ARMS + obsidian, in the fort `n`."""

    def numbers(self) -> tuple[str, ...]:
        return ("hex",)

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return arms(s, task.seat, min(presence(s, task.seat, task.n), s.troops[task.n]))

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        seat, place = task.seat, task.n
        spent = spend_arms(s, seat, move)
        if spent == s.troops[place]:
            s.tribes[seat].prison += spent
            s.troops[place] = 0
            if s.story is not None:
                facts: dict[str, Fact] = {"hex": hex_words(s, place), "n": spent}
                s.tell(seat, Words("reconquered", facts), "TI-12.25")
            beaten = place == s.first_fort
            remove_site(s, place)
            if beaten:
                s.first_fort = BEATEN
            if s.leader == place:
                lose_leader(s)
            award(s, seat, 1, "reconquest", "TI-12.25")
            return
        self.lose(s, task, spent)

    def lose(self, s: Tindaya, task: Task, spent: int) -> None:
        """TI-12.26: the natives die; a hero takes soldiers with him and earns an idol."""
        seat, place = task.seat, task.n
        if s.story is not None:
            facts: dict[str, Fact] = {"hex": hex_words(s, place), "n": spent}
            s.tell(seat, Words("reconquest-failed", facts), "TI-12.26")
        if seat != s.traitor and s.traitor >= 0:
            ask_spoils(s, place, [seat])
        kill(s, seat, place, "TI-12.26")
        s.villagers_moved[place] = s.nobles_moved[place] = 0
        s.troops[place] -= spent
        if spent:
            take_idol(s, seat, "TI-12.26")

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        facts = arms_facts(move)
        won = facts["n"] == s.troops[task.n]
        facts |= {"hex": hex_words(s, task.n), "won": "yes" if won else "no"}
        return Words("reconquest" if move else "reconquest-unarmed", facts)

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        here = task.seat * HEXES + task.n
        return {
            "hex": hex_words(s, task.n),
            "natives": s.villagers[here] + s.nobles[here],
            "soldiers": s.troops[task.n],
        }


RECONQUEST: Final[Reconquest] = Reconquest("reconquest", "TI-12.25")
