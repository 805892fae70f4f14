"""Pieces come and go: births, deaths, animals that flee, forts, tokens, wrath and solidarity."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.chance import draw
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.land import is_settlement, natives, tokens_by_island
from atoll.games.tindaya.names import (
    CLAY,
    CLAY_TOKEN,
    DEPOSIT,
    DESTRUCTION,
    ECERO,
    FORT,
    HERD,
    HEXES,
    MARKER_FORT,
    NOWHERE,
    OBSIDIAN,
    PIG,
    STONE,
    TRADES,
    VOLCANIC,
    WOOD,
    WOOD_TOKEN,
)
from atoll.games.tindaya.state import FACES, Tindaya
from atoll.games.tindaya.words import gains, god_words, hex_words, listed, token_words, units

NOBODY: Final = -1


# Natives


def add_villager(s: Tindaya, seat: i64, place: i64) -> None:
    s.villagers[seat * HEXES + place] += 1
    if seat < s.seats:
        s.tribes[seat].villagers += 1


def reserve_villagers(s: Tindaya, seat: i64) -> i64:
    """TI-2.2: villagers that can still be born."""
    return s.parts.villagers - s.tribes[seat].villagers


def remove_villagers(s: Tindaya, seat: i64, place: i64, n: i64) -> None:
    """TI-1.14: dead villagers go back to the reserve."""
    s.villagers[seat * HEXES + place] -= n
    if seat < s.seats:
        s.tribes[seat].villagers -= n


def remove_nobles(s: Tindaya, seat: i64, place: i64, n: i64) -> None:
    """TI-1.14, TI-2.4: dead nobles leave the game."""
    s.nobles[seat * HEXES + place] -= n
    s.tribes[seat].nobles -= n


def kill(s: Tindaya, seat: i64, place: i64, rule: str) -> None:
    """All natives of a tribe on a hex die."""
    here = seat * HEXES + place
    folk, lords = s.villagers[here], s.nobles[here]
    if folk:
        remove_villagers(s, seat, place, folk)
    if lords:
        remove_nobles(s, seat, place, lords)
    if s.story is not None and folk + lords:
        facts: dict[str, Fact] = {"villagers": folk, "nobles": lords, "hex": hex_words(s, place)}
        if seat < s.seats:
            s.tell(seat, Words("natives-died", facts), rule)
        else:
            s.tell(s.first(), Words("neutral-died", facts), rule)


def kill_all(s: Tindaya, place: i64, rule: str) -> None:
    for seat in range(len(s.villagers) // HEXES):
        kill(s, seat, place, rule)


# Animals


def animal_kind(s: Tindaya, place: i64) -> int:
    """Which animals a settlement keeps: 0 pigs, 1 goats."""
    return 1 if s.site[place] == HERD + 1 else 0


def release(s: Tindaya, place: i64, leaver: i64) -> None:
    """TI-12.21 to TI-12.23: the animals of a settlement run into the wilderness."""
    count = s.animals[place]
    if not count:
        return
    kind = animal_kind(s, place)
    empty = s.wild[kind] == 0
    s.wild[kind] += count
    s.animals[place] = 0
    if s.story is not None:
        facts: dict[str, Fact] = {"animals": units(PIG + kind, count), "hex": hex_words(s, place)}
        s.tell(max(leaver, 0), Words("animals-fled", facts), "TI-12.21")
    if empty and leaver >= 0:
        award(s, leaver, 1, "repopulated", "TI-12.22")


def flee(s: Tindaya, place: i64, leaver: i64) -> None:
    """Animals stay only while a native of any tribe is with them."""
    if s.animals[place] and natives(s, place) == 0:
        release(s, place, leaver)


# Settlements and forts


def remove_site(s: Tindaya, place: i64) -> None:
    """TI-3.11, TI-18.17: a settlement's or fort's tile goes back to its stack."""
    site = s.site[place]
    if site and site != MARKER_FORT:
        s.tiles[(site - 1) % 4] += 1
    s.site[place] = 0
    if place == s.first_fort:
        s.first_fort = NOWHERE  # TI-34.7: gone, and a later fort on the hex is another


def raise_fort(s: Tindaya, place: i64, soldiers: i64) -> None:
    """TI-3.11, TI-19.9: a fort in place of what was there; animals flee, the token is gone."""
    release(s, place, NOBODY)
    if s.story is not None:
        if s.token[place]:
            tell_loss(s, hex_words(s, place), [token_words(s.token[place])], "TI-19.9")
        built: dict[str, Fact] = {"hex": hex_words(s, place), "n": int(soldiers)}
        s.tell(s.first(), Words("fort-built", built), "TI-3.11")
    s.token[place] = 0
    if is_settlement(s, place):
        s.site[place] += FORT - 1
    elif not s.site[place]:
        most = 0
        for trade in range(1, len(TRADES)):
            if s.tiles[trade] > s.tiles[most]:
                most = trade
        if s.tiles[most]:
            s.tiles[most] -= 1
            s.site[place] = FORT + most
        else:
            s.site[place] = MARKER_FORT
    s.troops[place] = soldiers


def clear(s: Tindaya, place: i64, rule: str) -> None:
    """TI-17.12: everything on a terrain goes back to its reserve; nobles leave the game."""
    kill_all(s, place, rule)
    if s.story is not None:
        tell_loss(s, hex_words(s, place), belongings(s, place), rule)
    remove_site(s, place)
    s.animals[place] = s.troops[place] = s.walls[place] = s.token[place] = 0
    if s.leader == place:
        lose_leader(s)


def lose_leader(s: Tindaya) -> None:
    """TI-31.25: the traitor's leader falls with those around him."""
    s.leader = NOWHERE
    if s.story is not None:
        s.tell(s.traitor, Words("leader-fell"), "TI-31.25")


def belongings(s: Tindaya, place: i64) -> list[Words]:
    """What is on a terrain beside natives."""
    found: list[Words] = []
    if s.site[place]:
        site = s.site[place]
        found.append(Words("a-fort") if site >= FORT else Words(f"settlement-{TRADES[site - 1]}"))
    if s.animals[place]:
        found.append(units(PIG + animal_kind(s, place), s.animals[place]))
    if s.troops[place]:
        found.append(Words("conquistadors", {"n": s.troops[place]}))
    if s.walls[place]:
        found.append(Words("a-wall"))
    if s.token[place]:
        found.append(token_words(s.token[place]))
    return found


def tell_loss(s: Tindaya, at: Words, lost: list[Words], rule: str) -> None:
    """What a place loses, if it has anything to lose."""
    if lost:
        s.tell(s.first(), Words("lost-there", {"hex": at, "what": listed(lost)}), rule)


def lose_canoes(s: Tindaya, places: list[int]) -> None:
    """TI-11.4: canoes that a catastrophe destroys."""
    lost = 0
    for place in places:
        lost += s.canoes[place]
        s.canoes[place] = 0
    if lost and s.story is not None:
        s.tell(s.first(), Words("canoes-lost", {"n": lost}), "TI-11.4")


# Tokens


def takes_last(s: Tindaya, place: i64) -> bool:
    """TI-12.5: is this the last raw material token of its island?"""
    return tokens_by_island(s)[s.island[place]] == 1


def collectable(s: Tindaya, seat: i64, places: list[int]) -> list[int]:
    """TI-12.5: where a token may be taken: in the Alliance neither an island's last one, nor more than
    one may hold."""
    if s.mode.dominion or not s.mode.exhaustion:
        return places
    if sum(s.tribes[seat].tokens) >= s.parts.capacity[s.mode.level]:
        return []
    tokens, island = tokens_by_island(s), s.island
    return [place for place in places if tokens[island[place]] != 1]


def may_collect(s: Tindaya, seat: i64, place: i64) -> bool:
    return bool(collectable(s, seat, [int(place)]))


def collect(s: Tindaya, seat: i64, place: i64) -> None:
    """TI-12.4: take a token, gain its reward, keep it on the panel."""
    back = s.token[place]
    exhausted = s.mode.dominion and s.mode.exhaustion and takes_last(s, place)
    tribe = s.tribes[seat]
    goods = tribe.goods
    before = goods.copy() if s.story is not None else goods
    s.token[place] = 0
    tribe.tokens[DEPOSIT[back]] += 1
    stone = obsidian = wood = clay = 0
    if back == CLAY_TOKEN:
        clay = s.seats
    else:
        face = draw(s.faces, s.chance, FACES[back], FACES[back + 1])
        reward = s.parts.rewards[back][face - FACES[back]]
        if back == WOOD_TOKEN:
            wood = s.era + reward[0]
        else:
            stone, obsidian = reward[0], reward[1] + (1 if tribe.skill == ECERO else 0)
    goods[CLAY] += clay
    goods[WOOD] += wood
    goods[STONE] += stone
    goods[OBSIDIAN] += obsidian
    if s.story is not None:
        facts: dict[str, Fact] = {"token": token_words(back), "goods": gains(before, goods)}
        s.tell(seat, Words("collected", facts), "TI-12.4")
    if exhausted:
        award(s, seat, -1, "exhausted-island", "TI-12.5")


def volcanic_stock(s: Tindaya) -> int:
    """TI-17.13: volcanic minerals that can still be laid out."""
    return sum(s.faces[FACES[VOLCANIC] :]) - s.token.count(VOLCANIC)


# Idols, wrath, solidarity


def take_idol(s: Tindaya, seat: i64, rule: str) -> None:
    """TI-13.3, TI-13.11: an idol from the deck, if one is left."""
    if seat == s.traitor:
        return
    if not sum(s.idols):
        if s.story is not None:
            s.tell(seat, Words("no-idol-left"), "TI-13.11")
        return
    s.tribes[seat].idols[draw(s.idols, s.chance)] += 1
    if s.story is not None:
        s.tell(seat, Words("took-idol"), rule)


def anger(s: Tindaya, god: i64, change: i64, cause: str, rule: str) -> None:
    """TI-25: a god's wrath rises or falls, never beyond the ends of the thermometer."""
    before = s.wrath[god]
    s.wrath[god] = max(0, min(DESTRUCTION, before + change))
    if s.story is not None:
        facts: dict[str, Fact] = {
            "god": god_words(god),
            "level": s.wrath[god],
            "cause": Words(f"cause-{cause}"),
        }
        key = "wrath-rose" if change > 0 else "wrath-fell"
        if s.wrath[god] == before:
            key = "wrath-stays"
        s.tell(s.first(), Words(key, facts), rule)


def award(s: Tindaya, seat: i64, points: i64, cause: str, rule: str) -> None:
    """TI-1.4 to TI-1.6, TI-24: the disk moves, onto the top of the stack it comes to."""
    if not s.mode.dominion or points == 0 or seat == s.traitor:
        return
    tribe = s.tribes[seat]
    tribe.solidarity += points
    order = s.priority
    order.remove(seat)
    at = 0
    while at < len(order) and s.tribes[order[at]].solidarity <= tribe.solidarity:
        at += 1
    order.insert(at, seat)
    if s.story is not None:
        n = points if points > 0 else -points
        facts: dict[str, Fact] = {"n": int(n), "cause": Words(f"cause-{cause}")}
        s.tell(seat, Words("gained-solidarity" if points > 0 else "lost-solidarity", facts), rule)
