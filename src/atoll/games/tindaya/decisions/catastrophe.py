"""TI-18: the gods' catastrophe cards, and what protects from them."""

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
from atoll.games.tindaya.decisions.numbers import Happening
from atoll.games.tindaya.land import is_settlement, is_terrain, survey, tribes_at
from atoll.games.tindaya.names import (
    BY_FIRE,
    BY_IDOL,
    BY_MANURE,
    BY_WALL,
    BY_WEAPON,
    CATASTROPHES,
    CLAY_TOKEN,
    CROPS,
    DROUGHT,
    FIRE,
    FISHING,
    GUAYOTA,
    HERD,
    HEXES,
    HORNS,
    INITIAL,
    LOCUST,
    MANURE,
    NOWHERE,
    OBSIDIAN,
    PIG,
    PIGS,
    PIRATES,
    PROTECTION,
    RADIUS,
    SAN_BORONDON,
    SEA,
    STORM,
    TIBICENAS,
    TREMORS,
    TWISTER,
    VOLCANO,
    WOOD_TOKEN,
)
from atoll.games.tindaya.pieces import (
    belongings,
    clear,
    flee,
    kill_all,
    lose_canoes,
    remove_site,
    tell_loss,
)
from atoll.games.tindaya.state import DECIDED, END, ENDANGERED, SPARED, Tindaya
from atoll.games.tindaya.words import (
    amounts,
    hex_words,
    island_words,
    listed,
    place_list,
    units,
)

STRUCK: Final = {
    STORM: FISHING + 1,
    TWISTER: HERD + 1,
    LOCUST: CROPS + 1,
    DROUGHT: CROPS + 1,
    FIRE: PIGS + 1,
    TREMORS: HERD + 1,
}


def strike(s: Tindaya, god: i64, centre: i64) -> None:
    """TI-17.5, TI-17.6, TI-18.1: whole islands with a terrain in the area are hit."""
    card = s.cards[god]
    hit = islands_hit(s, god, centre)
    if s.story is not None:
        tell_strike(s, card, hit)
    if card == SAN_BORONDON:
        vanish(s, hit)
        return
    for place in endangered(s, card, hit):
        s.danger[place] = ENDANGERED
    s.unveil()
    s.ask(AFTERMATH, s.first(), god, centre)
    s.ask(PROTECT_NEXT, s.first(), card)


def card_words(card: i64) -> Words:
    return Words(f"catastrophe-{CATASTROPHES[card]}")


def tell_strike(s: Tindaya, card: int, hit: list[int]) -> None:
    """Which islands a card hits, and where walls hold."""
    named = card_words(card)
    if not hit:
        s.tell(s.first(), Words("struck-nothing", {"card": named}), "TI-17.5")
        return
    seen: list[int] = []
    islands: list[Words] = []
    for place in hit:
        if s.island[place] not in seen:
            seen.append(s.island[place])
            islands.append(island_words(s, place))
    s.tell(s.first(), Words("struck", {"card": named, "islands": listed(islands)}), "TI-18.1")
    in_danger = endangered(s, card, hit)
    for place in hit:
        if card != SAN_BORONDON and threatens(s, card, place) and place not in in_danger:
            s.tell(s.first(), Words("wall-held", {"hex": hex_words(s, place)}), "TI-18.2")


def islands_hit(s: Tindaya, god: i64, centre: i64) -> list[int]:
    """All hexes of the islands that have a terrain in the area."""
    rings = s.geography.rings[centre][: RADIUS[s.wrath[god]] + 1]
    numbers = {s.island[place] for ring in rings for place in ring if is_terrain(s, place)}
    return [place for place in s.land if s.island[place] in numbers]


def endangered(s: Tindaya, card: int, hit: list[int]) -> list[int]:
    """The hexes on which the card would do something, walls considered."""
    found = [place for place in hit if threatens(s, card, place)]
    if s.parts.protections[card][BY_WALL]:
        return [place for place in found if not s.walls[place]]
    return found


def threatens(s: Tindaya, card: int, place: int) -> bool:
    if card in STRUCK and s.site[place] == STRUCK[card]:
        return True
    if card == STORM:
        return s.token[place] == CLAY_TOKEN
    if card == FIRE:
        return s.token[place] == WOOD_TOKEN
    if card == TREMORS:
        return s.token[place] >= INITIAL
    if card == PIRATES:
        return natives_of_all(s, place)
    if card == GUAYOTA:
        return s.ground[place] != VOLCANO and natives_of_all(s, place)
    return card == TIBICENAS and s.animals[place] > 0


def natives_of_all(s: Tindaya, place: int) -> bool:
    for here in range(place, len(s.villagers), HEXES):
        if s.villagers[here] or s.nobles[here]:
            return True
    return False


# Protection


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

    def shows_idols(self) -> bool:
        return True

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

    def shows_idols(self) -> bool:
        return True

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


class Aftermath(Happening):
    """TI-18.5 to TI-18.14: what the card of the god `n` does where nobody protects."""

    def numbers(self) -> tuple[str, ...]:
        return ("god", "centre")

    def fits(self, s: Tindaya, task: Task) -> bool:
        return cards_known(s)

    def run(self, s: Tindaya, task: Task) -> None:
        card = s.cards[task.n]
        hit = islands_hit(s, task.n, task.x)
        told = len(s.story) if s.story is not None else 0
        for place in hit:
            if s.danger[place] in (ENDANGERED, DECIDED):
                ruin(s, card, place)
        if card == TWISTER:
            lose_canoes(s, [near for place in hit for near in s.geography.neighbours[place]])
        if card == TIBICENAS:
            halve_wilderness(s)
        for native in s.aside:
            bring_back(s, native)
        s.aside = []
        for place in hit:
            flee(s, place, -1)
        s.danger = bytearray(HEXES)
        if s.story is not None and hit and len(s.story) == told:
            s.tell(s.first(), Words("struck-nothing", {"card": card_words(card)}), "TI-18.1")


def halve_wilderness(s: Tindaya) -> None:
    """TI-18.10, TI-18.19: half of each kind dies, rounded down."""
    dead = [s.wild[kind] // 2 for kind in (0, 1)]
    for kind in (0, 1):
        s.wild[kind] -= dead[kind]
    if s.story is not None:
        lost = amounts([(PIG + kind, dead[kind]) for kind in (0, 1)])
        key = "wild-died" if sum(dead) else "wild-spared"
        s.tell(s.first(), Words(key, {"animals": lost}), "TI-18.10")


def bring_back(s: Tindaya, native: int) -> None:
    """TI-18.8: who was armed against the pirates is where he was."""
    seat, place, noble = native_parts(native)
    here = seat * HEXES + place
    if noble:
        s.nobles[here] += 1
    else:
        s.villagers[here] += 1
    if s.story is not None:
        facts: dict[str, Fact] = {
            "native": Words(f"native-{('villager', 'noble')[noble]}"),
            "hex": hex_words(s, place),
        }
        s.tell(seat, Words("native-saved", facts), "TI-18.8")


def ruin(s: Tindaya, card: int, place: int) -> None:
    """TI-18.17: settlements go back to their stacks; the terrain stays, without a token."""
    rule = f"TI-18.{card + 5}"
    if card in (PIRATES, GUAYOTA):
        kill_all(s, place, rule)
        return
    before = belongings(s, place) if s.story is not None else []
    at: Words | None = hex_words(s, place) if s.story is not None else None
    if card == TIBICENAS:
        s.animals[place] = 0
    elif s.site[place] == STRUCK[card]:
        if card != LOCUST:
            kill_all(s, place, rule)
        s.animals[place] = 0
        remove_site(s, place)
    if card in (STORM, FIRE, TREMORS) and not is_settlement(s, place):
        s.token[place] = 0
    if at is not None:
        left = belongings(s, place)
        tell_loss(s, at, [each for each in before if each not in left], rule)


def vanish(s: Tindaya, hit: list[int]) -> None:
    """TI-18.9, TI-18.15, TI-18.18: islands and their volcanoes disappear for good."""
    if s.story is not None:
        s.tell(s.first(), Words("vanished", {"hexes": place_list(s, hit)}), "TI-18.9")
    for place in hit:
        clear(s, place, "TI-18.9")
        if s.ground[place] == VOLCANO:
            number = s.volcanoes.index(place)
            s.volcanoes[number] = NOWHERE
            if s.reserve:
                s.reserve -= 1
                s.covered += 1
        else:
            s.reserve += 1
        s.ground[place] = SEA
    survey(s)


PROTECT_NEXT: Final[ProtectNext] = ProtectNext("protect-next", "TI-18.3")
PROTECT: Final[Protect] = Protect("protect", "TI-18.2")
AFTERMATH: Final[Aftermath] = Aftermath("aftermath", "TI-18.1")
