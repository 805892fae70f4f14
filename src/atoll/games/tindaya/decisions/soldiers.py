"""TI-31.5, TI-31.12, TI-31.13, TI-31.20 to TI-31.22: soldiers who find a place, withdraw or win."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.choice import HexChoice, TindayaChoice, seat_after, turn_on
from atoll.games.tindaya.decisions.numbers import Data, bits
from atoll.games.tindaya.land import natives
from atoll.games.tindaya.names import CAPTIVES, HEXES, KIDNAPPER, MISSIONARY, RESCUER
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import hex_words, seat_words

# From where an attack comes: a hex of the traitor's soldiers, or one of these.
AT_SEA: Final = HEXES
IN_PLACE: Final = HEXES + 1  # natives who have turned against their neighbours

REPELLED: Final = 1


class PlaceSoldier(HexChoice):
    """TI-31.5, TI-31.13: a soldier without a place joins others on a terrain; `n` are left.

    Those who were repelled go where the others have a fort, or will have one: not among natives.
    """

    def numbers(self) -> tuple[str, ...]:
        return ("left", "repelled")

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return [
            place
            for place in s.land
            if s.troops[place] and not (task.x == REPELLED and natives(s, place))
        ]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        s.troops[move] += 1
        if task.n > 1:
            s.ask(self, task.seat, task.n - 1, task.x)

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"left": int(task.n)}


def retreat(s: Tindaya, place: i64, attack: i64) -> None:
    """TI-31.12, TI-31.13: repelled soldiers go back, or spread over the traitor's forts."""
    soldiers = s.troops[place]
    s.troops[place] = 0
    if attack == IN_PLACE:
        s.ask(PLACE_SOLDIER, s.traitor, soldiers, REPELLED)
        return
    s.troops[attack] += soldiers
    if s.story is not None:
        facts: dict[str, Fact] = {"hex": hex_words(s, attack), "n": soldiers}
        s.tell(s.traitor, Words("withdrew", facts), "TI-31.12")
    s.fought[attack] += soldiers
    s.fought[place] = 0
    if s.leader == place:
        s.leader = attack
        s.leader_fought = 1


def ask_spoils(s: Tindaya, place: i64, defeated: list[int]) -> None:
    """TI-31.20 to TI-31.22, TI-31.27: what the traitor's card makes of a won battle."""
    if s.traitor_card == KIDNAPPER and s.kidnapped < CAPTIVES:
        s.kidnapped += 1
        if s.story is not None:
            s.tell(s.traitor, Words("kidnapped", {"n": int(s.kidnapped)}), "TI-31.20")
    elif s.traitor_card == MISSIONARY:
        s.troops[place] += 1
        if s.story is not None:
            s.tell(s.traitor, Words("won-over", {"hex": hex_words(s, place)}), "TI-31.21")
    elif s.traitor_card == RESCUER:
        holders = [seat for seat in defeated if s.tribes[seat].prison]
        if holders:
            s.ask(RESCUE, s.traitor, place, bits(holders))


class Rescue(TindayaChoice):
    """TI-31.22: whose prisoners are freed; they join the soldiers on the hex `n`.

    `x` holds bit by bit the seats that were defeated and have prisoners.
    """

    def write(self, s: Tindaya, task: Task) -> Data:
        return {"hex": s.geography.names[task.n], "seats": self.moves(s, task)}

    def read(self, s: Tindaya, data: Field) -> tuple[int, int]:
        seats = [each.number(0, s.seats - 1) for each in data["seats"].each(1, s.seats)]
        return data["hex"].index(s.geography.names), bits(seats)

    def kinds(self, s: Tindaya) -> int:
        return s.people

    def number(self, s: Tindaya, task: Task, move: int) -> int:
        return turn_on(s, task.seat, move)

    def numbered(self, s: Tindaya, task: Task, number: int) -> int:
        return seat_after(s, task.seat, number)

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return [seat for seat in range(s.seats) if task.x >> seat & 1]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        s.troops[task.n] += s.tribes[move].prison
        s.tribes[move].prison = 0

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return str(move + 1)

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        facts: dict[str, Fact] = {
            "seat": seat_words(s, move),
            "n": int(s.tribes[move].prison),
            "hex": hex_words(s, task.n),
        }
        return Words("rescue", facts)

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"prison-{move}"


PLACE_SOLDIER: Final[PlaceSoldier] = PlaceSoldier("place-soldier", "TI-31.5")
RESCUE: Final[Rescue] = Rescue("rescue", "TI-31.22")
