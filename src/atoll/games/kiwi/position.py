"""A whole position of Kiwi Chow Down as plain data, and back: for tests, puzzles and sharing."""

from typing import Any

from atoll.engine.decision import Task
from atoll.engine.field import Field
from atoll.engine.position import read_agenda, read_chance
from atoll.games.kiwi.agenda import check_agenda
from atoll.games.kiwi.decisions.bonus import TAKE_TOKEN
from atoll.games.kiwi.decisions.card import CARD_DONE
from atoll.games.kiwi.decisions.mark import MARK_TOKEN
from atoll.games.kiwi.decisions.matters import MATTERS
from atoll.games.kiwi.decisions.place import DEAL_CARDS, tokens_due
from atoll.games.kiwi.decisions.tokens import FOR_MARKING, purpose_of
from atoll.games.kiwi.flock import (
    DOWN,
    EMPTY,
    FACE_DOWN,
    FACE_UP,
    HAND,
    LEADER,
    MOVED,
    NOBODY,
    STOCK,
    Flock,
    new_flock,
)
from atoll.games.kiwi.kinds import (
    CARDS,
    DECK,
    FLOCKS,
    FRUIT,
    KINDS,
    LOOKOUT,
    NESTS,
    NO_POWER,
    SLOTS,
    TERRAIN,
)
from atoll.games.kiwi.parts import Parts
from atoll.games.kiwi.pieces import owner_of, place_of
from atoll.games.kiwi.state import (
    PHASES,
    SETUP_PHASE,
    Kiwi,
    Solo,
    half_grown,
    nest_code,
    nest_kind,
    nest_owner,
    nest_row,
)

Data = dict[str, Any]

MOST = 99  # points, season cards: nothing a game can come to reaches it
PILES = (("hand", HAND), ("deck", STOCK), ("discard", FACE_UP), ("discard_down", FACE_DOWN))


def to_dict(s: Kiwi) -> Data:
    """The whole position; the bags and the Reserves hold what lies nowhere else."""
    p = s.parts
    return {
        "sections": [p.section_ids[section] for section in s.sections],
        "season": s.season,
        "phase": PHASES[s.phase],
        "first": s.first,
        "order": s.order.copy(),
        "active": s.active,
        "variable": s.variable,
        "pollen": s.pollen,
        "season_cards": [p.season_ids[card] for card in s.season_cards],
        "slots": [None if slot == EMPTY else slot + 1 for slot in s.places],
        "last_slots": [None if slot == EMPTY else slot + 1 for slot in s.last],
        "nests": [
            {
                "hex": s.island.names[place],
                "owner": nest_owner(nest),
                "nest": NESTS[nest_kind(nest)],
                "row": nest_row(nest) + 1,
            }
            for place, nest in enumerate(s.nests)
            if nest
        ],
        "marks": [
            {"hex": s.island.names[place], "owner": mark - 1}
            for place, mark in enumerate(s.marks)
            if mark
        ],
        "grown": [
            {"owner": int(owner_of(kiwi)), "hex": s.island.names[place_of(kiwi)]}
            for kiwi in s.grown
        ],
        "flocks": [flock_data(s, flock) for flock in s.flocks],
        "solo": None if s.solo is None else solo_data(p, s.solo),
    }


def flock_data(s: Kiwi, flock: Flock) -> Data:
    p = s.parts
    data: Data = {
        "colour": FLOCKS[flock.colour],
        "side": "b" if flock.side else "a",
        "leader": None if flock.leader == NOBODY else s.island.names[flock.leader],
        "leader_moved": flock.leader_moved,
        "leader_card": None
        if flock.leader_card == NOBODY
        else p.leader_card_ids[flock.leader_card],
        "spent": flock.spent,
        "kiwis": kiwis_data(s, flock),
        "track": flock.track,
        "fruit": {name: flock.fruit[kind] for kind, name in enumerate(FRUIT)},
        "markers": {name: flock.markers[kind] for kind, name in enumerate(TERRAIN)},
        "slots": [slot_name(card) for card in flock.slots],
        "points": flock.points,
    }
    for name, pile in PILES:
        data[name] = [
            card for kind, card in enumerate(CARDS) for _ in range(flock.cards[pile + kind])
        ]
    return data


def slot_name(card: int) -> str | None:
    if card == EMPTY:
        return None
    return f"{CARDS[card - DOWN]}:down" if card >= DOWN else CARDS[card]


def kiwis_data(s: Kiwi, flock: Flock) -> list[Data]:
    return [
        {
            "hex": s.island.names[i // 3],
            "size": i % 3 + 1,
            "count": flock.kiwis[i],
            "moved": flock.moved[i],
        }
        for i in range(len(flock.kiwis))
        if flock.kiwis[i]
    ]


def solo_data(p: Parts, solo: Solo) -> Data:
    return {
        "pile": [p.solitaire_ids[card] for card in solo.pile],
        "deck": [card for kind, card in enumerate(CARDS) for _ in range(solo.deck[kind])],
        "seasons": [p.season_ids[card] for card in range(len(p.season_ids)) if solo.seasons[card]],
        "kept": solo.kept,
    }


def from_dict(p: Parts, field: Field) -> Kiwi:
    """The position of `to_dict`; anything no game can come to raises `ValueError`."""
    s = read(p, field)
    read_island(s, field)
    read_agenda(s, field["agenda"], MATTERS, len(s.flocks))
    put_back(s, field)
    check_cards(s, field)
    check_leaders(s, field)
    check_agenda(s, field)
    return s


def read(p: Parts, data: Field) -> Kiwi:
    solo = data["solo"]
    alone = solo.value is not None
    sections = [each.index(p.section_ids) for each in data["sections"].each(2, 2 if alone else 4)]
    count = len(sections)
    if len(set(sections)) < count:
        raise data["sections"].wrong("different sections")
    island = p.islands[count - 2]
    flocks = [read_flock(p, island.names, each) for each in data["flocks"].each(count, count)]
    if len({flock.colour for flock in flocks}) < count:
        raise data["flocks"].wrong("flocks of different colours")
    order = [player.number(0, count - 1) for player in data["order"].each(count, count)]
    if len(set(order)) < count:
        raise data["order"].wrong("every flock once")
    cards = 2 if alone else p.seasons
    shown = [card.index(p.season_ids) for card in data["season_cards"].each(0, cards)]
    s = Kiwi(
        p,
        read_chance(data["chance"]),
        agenda=[],
        legal=[],
        island=island,
        sections=sections,
        terrain=b"".join([p.section_terrain[section] for section in sections]),
        flocks=flocks,
        nests=bytearray(island.size),
        marks=bytearray(island.size),
        fruit=bytearray(4),
        bag=bytearray(4),
        season_cards=shown,
        season=data["season"].number(1, p.seasons),
        phase=data["phase"].index(PHASES),
        first=data["first"].number(0, count - 1),
        order=order,
        active=data["active"].number(NOBODY, count - 1),
        variable=data["variable"].flag(),
        places=read_slots(data["slots"], count),
        last=read_slots(data["last_slots"], count),
        grown=[
            int(half_grown(each["owner"].number(0, count - 1), each["hex"].index(island.names)))
            for each in data["grown"].each(0, 3)
        ],
        pollen=data["pollen"].flag(),
        solo=read_solo(p, solo) if alone else None,
    )
    box = p.season_box(s.pollen)
    if not all(box[card] for card in shown):
        raise data["season_cards"].wrong("of the cards that were chosen")
    if s.variable and alone:
        raise data["variable"].wrong("false in a solo game")
    return s


def read_slots(slots: Field, count: int) -> bytearray:
    found = [
        EMPTY if slot.value is None else slot.number(1, SLOTS) - 1
        for slot in slots.each(count, count)
    ]
    taken = [slot for slot in found if slot != EMPTY]
    if len(set(taken)) < len(taken):
        raise slots.wrong("different slots")
    return bytearray(found)


def read_flock(p: Parts, names: list[str], entry: Field) -> Flock:
    colour = entry["colour"].index(FLOCKS)
    side = colour + 1 if entry["side"].index(("a", "b")) else 0
    power = p.powers[side] if side else NO_POWER
    flock = new_flock(colour, side, power, len(names), p.tokens, p.track)
    flock.track = entry["track"].number(0, p.track)
    card = entry["leader_card"]
    flock.leader_card = NOBODY if card.value is None else card.index(p.leader_card_ids)
    flock.spent = entry["spent"].flag()
    flock.fruit = bytearray(entry["fruit"][name].number(0, 30) for name in FRUIT)
    flock.markers = bytearray(entry["markers"][name].number(0, 30) for name in TERRAIN)
    flock.points = entry["points"].number(0, MOST)
    leader = entry["leader"]
    if leader.value is not None:
        flock.put(leader.index(names), LEADER)
    flock.leader_moved = entry["leader_moved"].flag()
    for kiwi in entry["kiwis"].each(0, len(names) * 3):
        size = kiwi["size"].number(1, 3)
        place = kiwi["hex"].index(names)
        count = kiwi["count"].number(1, p.tokens)
        moved = kiwi["moved"].number(0, count)
        if flock.kiwis[place * 3 + size - 1]:
            raise kiwi.wrong("the only entry of its hex and size")
        for number in range(count):
            flock.put(place, size - 1 + (MOVED if number < moved else 0))
    for name, pile in PILES:
        for card in entry[name].each(0, DECK):
            flock.cards[pile + card.index(CARDS)] += 1
    faces = [*CARDS, *[f"{card}:down" for card in CARDS]]
    slots = entry["slots"].each(3, 3)
    for number, slot in enumerate(slots):
        if slot.value is not None:
            face = slot.index(faces)
            flock.slots[number] = face if face < KINDS else face - KINDS + DOWN
    return flock


def read_solo(p: Parts, solo: Field) -> Solo:
    pile = [card.index(p.solitaire_ids) for card in solo["pile"].each(4, 4)]
    if pile != sorted(set(pile)):
        raise solo["pile"].wrong("different cards in ascending order")
    deck = bytearray(KINDS)
    for card in solo["deck"].each(1, DECK):
        deck[card.index(CARDS)] += 1
    seasons = bytearray(len(p.season_ids))
    turned = p.solo_seasons * p.seasons
    for card in solo["seasons"].each(sum(p.season_box(False)) - turned, len(seasons)):
        seasons[card.index(p.season_ids)] = 1
    return Solo(pile, deck, seasons, solo["kept"].number(0, 2 * p.seasons))


def read_island(s: Kiwi, data: Field) -> None:
    """Nests and markers, and what they mean for the flocks."""
    names = s.island.names
    count = len(s.flocks)
    for entry in data["nests"].each(0, len(names)):
        place = entry["hex"].index(names)
        owner = entry["owner"].number(0, count - 1)
        kind = entry["nest"].index(NESTS)
        code = nest_code(owner, kind, entry["row"].number(1, 2) - 1)
        if s.nests[place] or code in s.nests:
            raise entry.wrong("a nest of its own on a hex of its own")
        s.nests[place] = code
        s.flocks[owner].nests[kind] += 1
        if kind == LOOKOUT:
            s.flocks[owner].strength[place] += s.parts.lookout_strength
    for owner in range(count):
        for kind in range(len(NESTS)):
            if nest_code(owner, kind, 1) in s.nests and nest_code(owner, kind, 0) not in s.nests:
                raise data["nests"].wrong("first-row nests before those of the second row")
    for entry in data["marks"].each(0, len(names)):
        place = entry["hex"].index(names)
        if s.marks[place]:
            raise entry.wrong("the only marker of its hex")
        s.marks[place] = 1 + entry["owner"].number(0, count - 1)


def put_back(s: Kiwi, data: Field) -> None:
    """Fill the bags and the Reserves with what lies nowhere else."""
    p = s.parts
    fruit = list(p.fruit_counts)
    markers = list(p.marker_counts)
    for kind in range(4):
        fruit[kind] -= sum([flock.fruit[kind] for flock in s.flocks])
        markers[kind] -= sum([flock.markers[kind] for flock in s.flocks])
    for place, mark in enumerate(s.marks):
        if mark:
            markers[s.terrain[place]] -= 1
    if min(fruit) < 0 or min(markers) < 0:
        raise data.broken("there are more fruit or markers than in the box")
    s.fruit = bytearray(fruit)
    s.bag = bytearray(markers)
    for player, flock in enumerate(s.flocks):
        on_island = sum([flock.of_size(size) * size for size in (1, 2, 3)])
        waiting = [task for task in s.agenda if is_marking(task)]
        on_markers = s.marks.count(1 + player) - sum([task.seat == player for task in waiting])
        on_track = s.variable and (s.places[player] != EMPTY or s.last[player] != EMPTY)
        reserve = p.tokens - flock.track - on_island - on_markers - on_track
        if reserve < tokens_due(s, player):
            raise data.broken(f"flocks[{player}] has more tokens than the box")
        flock.reserve = reserve


def is_marking(task: Task) -> bool:
    """Does a marker lie on the island whose token is still to come?"""
    if task.matter is TAKE_TOKEN:
        return purpose_of(task.n) == FOR_MARKING
    return task.matter is MARK_TOKEN


def check_cards(s: Kiwi, data: Field) -> None:
    """Every flock has its nine cards, three of them in hand unless one is being resolved."""
    dealt = not any([task.matter is DEAL_CARDS for task in s.agenda])
    resolved = [int(task.seat) for task in s.agenda if task.matter is CARD_DONE]
    for player, flock in enumerate(s.flocks):
        place = data["flocks"].each(0, 4)[player]
        filled = [card != EMPTY for card in flock.slots]
        if filled != sorted(filled, reverse=True):
            raise place["slots"].wrong("filled from the left")
        if player == s.bot:
            if any(flock.cards):
                raise place.wrong("without cards of its own, as the Kiwibot's are in solo.deck")
            continue
        hand = sum(flock.cards[HAND : HAND + KINDS])
        if hand != (0 if not dealt else s.parts.hand - resolved.count(player)):
            raise place["hand"].wrong("three cards, one less while a card is resolved")
        for kind in range(KINDS):
            found = sum([flock.cards[pile + kind] for _, pile in PILES])
            found += list(flock.slots).count(kind) + list(flock.slots).count(kind + DOWN)
            if found != (s.parts.card_counts[kind] if dealt else 0):
                raise place.wrong("a flock with its nine action cards")
    if s.solo is not None and any(
        s.solo.deck[kind] > s.parts.card_counts[kind] for kind in range(KINDS)
    ):
        raise data["solo"]["deck"].wrong("of the Kiwibot's nine action cards")


def check_leaders(s: Kiwi, data: Field) -> None:
    """Once the setup is over every Leader stands on the island and has a card."""
    for player, flock in enumerate(s.flocks):
        place = data["flocks"].each(0, 4)[player]
        if s.phase != SETUP_PHASE and flock.leader == NOBODY:
            raise place["leader"].wrong("on the island")
        if s.phase != SETUP_PHASE and player != s.bot and flock.leader_card == NOBODY:
            raise place["leader_card"].wrong("chosen")
