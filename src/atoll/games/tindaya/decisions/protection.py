"""TI-18.2 to TI-18.4, TI-18.8: what protects from a catastrophe."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.choice import (
    DONE,
    MIXES,
    HexChoice,
    WordChoice,
    burn,
    good_target,
    mix_name,
    mix_words,
    mixes,
)
from atoll.games.tindaya.land import tribes_at
from atoll.games.tindaya.names import (
    BY_FIRE,
    BY_IDOL,
    BY_MANURE,
    BY_WEAPON,
    CATASTROPHES,
    HEXES,
    HORNS,
    MANURE,
    NOWHERE,
    OBSIDIAN,
    PROTECTION,
)
from atoll.games.tindaya.state import DECIDED, END, ENDANGERED, SPARED, Tindaya
from atoll.games.tindaya.words import (
    hex_words,
    units,
)


def card_words(card: i64) -> Words:
    return Words(f"catastrophe-{CATASTROPHES[card]}")


def means(s: Tindaya, seat: i64, card: int) -> bool:
    """Has a tribe anything that protects from this card?"""
    shown, tribe = s.parts.protections[card], s.tribes[seat]
    if shown[BY_IDOL] and tribe.idols[PROTECTION]:
        return True
    if shown[BY_WEAPON] and (tribe.goods[HORNS] or tribe.goods[OBSIDIAN]):
        return True
    if shown[BY_MANURE] and tribe.goods[MANURE]:
        return True
    return shown[BY_FIRE] and bool(mixes(s, seat))


def cards_known(s: Tindaya) -> bool:
    """Before the end of the era nothing strikes that is not known."""
    return s.phase != END or NOWHERE not in s.cards


class ProtectNext(HexChoice):
    """TI-18.3: the player with priority chooses which terrain is decided on next; `n` is the card."""

    def numbers(self) -> tuple[str, ...]:
        return ("card",)

    def idols_asked_about(self) -> tuple[int, ...]:
        return (PROTECTION,)

    def fits(self, s: Tindaya, task: Task) -> bool:
        return cards_known(s)

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        card = int(task.n)
        return [
            place
            for place in s.land
            if s.danger[place] == ENDANGERED
            and any([means(s, seat, card) for seat in tribes_at(s, place)])
        ]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        s.danger[move] = DECIDED
        s.ask(self, task.seat, task.n)
        for seat in reversed(tribes_at(s, move)):
            if means(s, seat, int(task.n)):
                s.ask(PROTECT, seat, task.n, move)


IDOL_WAY: Final = 100
MANURE_WAY: Final = 101
ARMED: Final = 102  # + weapon * 2 + kind of native
WAYS: Final = (
    *[mix_name(mix) for mix in range(len(MIXES))],
    *("idol", "manure"),
    *("horns-villager", "horns-noble", "obsidian-villager", "obsidian-noble"),
)


def armed_native(seat: i64, place: i64, noble: i64) -> int:
    """A native of `aside`, as a number."""
    return int((seat * HEXES + place) * 2 + noble)


def native_parts(native: int) -> tuple[int, int, int]:
    """The seat of an `armed_native`, the hex he belongs to, and whether he is a noble."""
    here = native // 2
    return here // HEXES, here % HEXES, native % 2


class Protect(WordChoice):
    """TI-18.2 to TI-18.4: pay to protect the terrain `x` from the card `n`, or do not."""

    def numbers(self) -> tuple[str, ...]:
        return ("card", "hex")

    def about(self, s: Tindaya, task: Task) -> i64:
        return task.x

    def idols_asked_about(self) -> tuple[int, ...]:
        return (PROTECTION,)

    def fits(self, s: Tindaya, task: Task) -> bool:
        return cards_known(s)

    def options(self) -> tuple[str, ...]:
        return WAYS

    def number(self, s: Tindaya, task: Task, move: int) -> int:
        return move if move < IDOL_WAY else move - IDOL_WAY + len(MIXES)

    def numbered(self, s: Tindaya, task: Task, number: int) -> int:
        return number if number < len(MIXES) else number - len(MIXES) + IDOL_WAY

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        if s.danger[task.x] == SPARED:
            return []
        shown, tribe = s.parts.protections[task.n], s.tribes[task.seat]
        found = [DONE]
        if shown[BY_IDOL] and tribe.idols[PROTECTION]:
            found.append(IDOL_WAY)
        if shown[BY_FIRE]:
            found += mixes(s, task.seat)
        if shown[BY_MANURE] and tribe.goods[MANURE]:
            found.append(MANURE_WAY)
        if shown[BY_WEAPON]:
            found += self.armed(s, task)
        return found

    def armed(self, s: Tindaya, task: Task) -> list[int]:
        """TI-18.8: a weapon saves one own native."""
        here = task.seat * HEXES + task.x
        tribe = s.tribes[task.seat]
        found: list[int] = []
        for number, weapon in enumerate((HORNS, OBSIDIAN)):
            if tribe.goods[weapon]:
                if s.villagers[here]:
                    found.append(ARMED + number * 2)
                if s.nobles[here]:
                    found.append(ARMED + number * 2 + 1)
        return found

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        tribe = s.tribes[task.seat]
        if move >= ARMED and move != DONE:
            self.arm(s, task, move - ARMED)
            return
        if move == DONE:
            return
        s.danger[task.x] = SPARED
        if move == IDOL_WAY:
            tribe.idols[PROTECTION] -= 1
            tribe.shown[PROTECTION] += 1
        elif move == MANURE_WAY:
            tribe.goods[MANURE] -= 1
        else:
            burn(s, task.seat, move)

    def arm(self, s: Tindaya, task: Task, way: int) -> None:
        """The native is set aside until the pirates are gone."""
        tribe = s.tribes[task.seat]
        tribe.goods[(HORNS, OBSIDIAN)[way // 2]] -= 1
        here = task.seat * HEXES + task.x
        if way % 2:
            s.nobles[here] -= 1
        else:
            s.villagers[here] -= 1
        s.aside = [*s.aside, armed_native(task.seat, task.x, way % 2)]
        s.ask(self, task.seat, task.n, task.x)

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        if move == DONE:
            return "no"
        if move >= ARMED:
            way = move - ARMED
            return f"{('horns', 'obsidian')[way // 2]}-{('villager', 'noble')[way % 2]}"
        if move >= IDOL_WAY:
            return "idol" if move == IDOL_WAY else "manure"
        return mix_name(move)

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        facts: dict[str, Fact] = {"hex": hex_words(s, task.x)}
        if move == DONE:
            return Words("protect-no", facts)
        if move >= ARMED:
            way = move - ARMED
            facts["weapon"] = units((HORNS, OBSIDIAN)[way // 2], 1)
            facts["native"] = Words(f"native-{('villager', 'noble')[way % 2]}")
            return Words("protect-weapon", facts)
        if move >= IDOL_WAY:
            return Words("protect-idol" if move == IDOL_WAY else "protect-manure", facts)
        facts["fire"] = mix_words(move)
        return Words("protect-fire", facts)

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        if move == DONE:
            return "done"
        if move >= ARMED:
            return good_target(task.seat, (HORNS, OBSIDIAN)[(move - ARMED) // 2])
        if move >= IDOL_WAY:
            return "act-idol-protection" if move == IDOL_WAY else good_target(task.seat, MANURE)
        return good_target(task.seat, MIXES[move][0])

    def prompt(self, s: Tindaya, task: Task) -> Words:
        facts: dict[str, Fact] = {
            "hex": hex_words(s, task.x),
            "card": card_words(task.n),
        }
        return Words("protect-prompt", facts)


PROTECT_NEXT: Final[ProtectNext] = ProtectNext("protect-next", "TI-18.3")
PROTECT: Final[Protect] = Protect("protect", "TI-18.2")
