"""TI-31.8 to TI-31.27: what the traitor does with his conquistadors."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Step, Task
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.battle import BATTLE, IN_PLACE
from atoll.games.tindaya.decisions.choice import DONE, Choice, CountChoice
from atoll.games.tindaya.decisions.routes import (
    boarding,
    can_sail,
    land_ways,
)
from atoll.games.tindaya.decisions.traitor import PLACE_SOLDIER, REPELLED, fortify
from atoll.games.tindaya.land import is_fort, is_terrain, natives
from atoll.games.tindaya.names import (
    BASES,
    CAPTIVES,
    EMISSARY,
    EVENTS,
    HEXES,
    KIDNAPPER,
    MISSIONARY,
    PASSENGERS,
    RESCUER,
    SHIPS,
)
from atoll.games.tindaya.pieces import remove_site
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import event_words, hex_words, seat_words

SEA_WAY: Final = HEXES


def fresh(s: Tindaya, place: i64) -> int:
    """TI-31.11: soldiers here who have not fought; `villagers_moved` counts those who have."""
    return max(0, s.troops[place] - s.villagers_moved[place])


def leads(s: Tindaya, place: i64) -> bool:
    """Is the leader here and free to go? In `nobles_moved` stands that he has fought."""
    return s.leader == place and not s.nobles_moved[place]


def garrisons(s: Tindaya) -> list[int]:
    """Where soldiers can set out; those who cross a volcano must go on first."""
    crossing = [place for place in s.land if s.troops[place] and not is_terrain(s, place)]
    return crossing or [place for place in s.land if fresh(s, place)]


def can_march(s: Tindaya) -> bool:
    if s.traitor < 0:
        return False
    return any([exits(s, place) for place in garrisons(s)])


def exits(s: Tindaya, place: i64) -> list[int]:
    """The ways out of a hex: by land, by sea."""
    found: list[int] = []
    if land_ways(s, s.traitor, place, 0, 1, 0):
        found.append(int(place))
    crowd = not is_terrain(s, place) and s.troops[place] > PASSENGERS
    if not crowd and boarding(s, s.traitor, place) and can_sail(s, s.traitor, place, 0, 1, 0):
        found.append(SEA_WAY + int(place))
    return found


class March(Choice):
    """TI-31.8: from where soldiers go, by land or by sea, or no further."""

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        if s.steps == 0:
            return []
        places = garrisons(s)
        found = [way for place in places for way in exits(s, place)]
        if not task.x and all([is_terrain(s, place) for place in places]):
            found.append(DONE)
        return found

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move == DONE:
            s.steps = 0
            return
        place = move % HEXES
        if is_terrain(s, place):
            s.origin = place
        s.boat = place
        s.ask(SQUAD, task.seat, move // HEXES)

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        if move == DONE:
            return "done"
        return f"{'sea' if move >= SEA_WAY else 'land'}@{s.geography.names[move % HEXES]}"

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        if move == DONE:
            return Words("march-done")
        key = "march-sea" if move >= SEA_WAY else "march-land"
        return Words(key, {"hex": hex_words(s, move % HEXES)})

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"left": int(s.steps)}

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return "done" if move == DONE else f"hex-{s.geography.names[move % HEXES]}"


LED: Final = 256  # + how many go, the leader among them


class Squad(CountChoice):
    """TI-31.8, TI-31.23: how many soldiers go, with the leader or without him.

    By sea, if `n`, at most five. On a volcano all go on.
    """

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        place = s.boat
        count = fresh(s, place)
        led = leads(s, place)
        if not is_terrain(s, place):
            return [LED + count if led else count]
        most = min(count, PASSENGERS) if task.n else count
        if not led:
            return list(range(1, most + 1))
        return [*range(1, min(most, count - 1) + 1), *range(LED + 1, LED + most + 1)]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        from atoll.games.tindaya.decisions.explore import DESTINATION, EMBARK

        place = int(s.boat)
        s.lords, s.folk = 0, move % LED
        if move >= LED:
            s.leader = HEXES  # under way with the others
        s.troops[place] -= s.folk
        if not s.troops[place] and is_fort(s, place):
            if s.story is not None:
                s.tell(task.seat, Words("fort-left", {"hex": hex_words(s, place)}), "TI-31.10")
            remove_site(s, place)
        home = s.origin
        s.origin = place
        s.boat = home
        s.ask(RETURN_HOME, task.seat, home)
        s.ask(EMBARK if task.n else DESTINATION, task.seat)

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return f"{move % LED}{'+leader' if move >= LED else ''}"

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        n = move % LED
        return Words("squad-led" if move >= LED else "squad", {"n": n, "rest": n - 1})

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"squad-led-{move % LED}" if move >= LED else f"count-{move}"


class ReturnHome(Step[Tindaya]):
    """Soldiers who crossed a volcano still come from the terrain before it."""

    def run(self, s: Tindaya, task: Task) -> None:
        s.origin = task.n


def occupy(s: Tindaya, seat: i64, place: int) -> None:
    """TI-31.11: soldiers have arrived; natives there must fight at once."""
    home = s.agenda.pop().n if s.agenda[-1].matter is RETURN_HOME else s.origin
    s.origin = home
    s.villagers_moved[place] = min(s.villagers_moved[place], s.troops[place])
    s.troops[place] += s.folk
    if s.leader == HEXES:
        s.leader = place
    s.steps -= 1
    s.ask(MARCH, seat)
    if natives(s, place):
        stop(s, place)
        s.ask(BATTLE, seat, place, home)


def stop(s: Tindaya, place: i64) -> None:
    """TI-31.11: who comes upon natives moves no more in this exploration."""
    s.villagers_moved[place] += s.folk
    if s.leader == place:
        s.nobles_moved[place] = 1


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
    s.villagers_moved[attack] += soldiers
    s.villagers_moved[place] = s.nobles_moved[place] = 0
    if s.leader == place:
        s.leader = attack
        s.nobles_moved[attack] = 1


class AfterMarch(Step[Tindaya]):
    """TI-31.10, TI-31.26: forts where soldiers have ended; then a second exploration if `n`."""

    def run(self, s: Tindaya, task: Task) -> None:
        fortify(s)
        if task.n:
            from atoll.games.tindaya.decisions.explore import EXPLORE

            s.ask(EXPLORE, task.seat)


# Abilities


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
        mask = 0
        for seat in defeated:
            if s.tribes[seat].prison:
                mask |= 1 << seat
        if mask:
            s.ask(RESCUE, s.traitor, place, mask)


class Rescue(Choice):
    """TI-31.22: whose prisoners are freed; they join the soldiers on the hex `n`."""

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


def ask_emissary(s: Tindaya) -> None:
    """TI-31.24, TI-31.25: as he passes, the Emissary may move a ship."""
    if s.traitor_card == EMISSARY and any([s.standees[ship] for ship in range(SHIPS, len(EVENTS))]):
        s.ask(MOVE_SHIP, s.traitor)


class MoveShip(Choice):
    """TI-31.24: a ship goes to another chasm, as ship * 16 + number."""

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        found = [
            ship * 16 + number
            for ship in range(SHIPS, len(EVENTS))
            if s.standees[ship]
            for number in range(1, BASES + 1)
            if number != s.standees[ship]
        ]
        return [*found, DONE]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move != DONE:
            s.standees[move // 16] = move % 16

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return "done" if move == DONE else f"{EVENTS[move // 16]}-{move % 16}"

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        if move == DONE:
            return Words("move-ship-done")
        facts: dict[str, Fact] = {"ship": event_words(move // 16), "n": move % 16}
        return Words("move-ship", facts)

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        if move == DONE:
            return "done"
        return f"hex-{s.geography.names[s.chasms[move % 16]]}"


MARCH: Final[March] = March("march", "TI-31.8")
SQUAD: Final[Squad] = Squad("squad", "TI-31.8")
RETURN_HOME: Final[ReturnHome] = ReturnHome("return-home", "TI-31.12")
AFTER_MARCH: Final[AfterMarch] = AfterMarch("after-march", "TI-31.10")
RESCUE: Final[Rescue] = Rescue("rescue", "TI-31.22")
MOVE_SHIP: Final[MoveShip] = MoveShip("move-ship", "TI-31.24")
