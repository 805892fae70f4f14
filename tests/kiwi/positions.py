"""Tables set up by hand, written the way the rulebook's examples are told.

Hexes are written by where they lie, `0,0` being the home of the first Leader on every island: what
the numbers of the notation are depends on how many play. `numbered` and `placed` go from one to the
other. Kiwis are written as in `"1@0,0 3@1,0 2'@0,1"`: the size, then ' for one that has moved, then
the hex. Everybody has the usual nine cards; those not named lie in the deck. Tokens that are neither
on the track nor anywhere on the island are in the Reserve.
"""

import re
from collections import Counter
from typing import Any

import atoll
from atoll.engine import hexes
from atoll.engine.decision import Task
from atoll.games.kiwi import GAME
from atoll.games.kiwi.decisions.matters import MATTERS
from atoll.games.kiwi.island import Island
from atoll.games.kiwi.kinds import AMOUNTS, BONUSES, CARDS, FRUIT, TERRAIN
from atoll.games.kiwi.parts import Parts
from atoll.games.kiwi.state import Kiwi
from tests.positions import asked

COLOURS = ("red", "green", "purple", "yellow")
SECTIONS = {
    2: ["bloom", "meadow"],
    3: ["bloom", "meadow", "ridge"],
    4: ["bloom", "meadow", "shore", "ridge"],
}
HOMES = {2: ["0,0", "2,1"], 3: ["0,0", "3,-2", "2,1"], 4: ["0,0", "3,-2", "5,-1", "2,1"]}
COUNTS = dict(zip(CARDS, (2, 2, 2, 1, 1, 1), strict=True))


def where(island: Island, place: int) -> str:
    """Where a hex lies."""
    return hexes.name(island.hexes[place])


def numbered(island: Island, text: str) -> str:
    """A text with hexes by their numbers."""
    names = {where(island, place): island.names[place] for place in range(island.size)}
    return re.sub(r"-?\d+,-?\d+", lambda found: names[found[0]], text)


def placed(island: Island, text: str) -> str:
    """A notation with its hex by where it lies."""
    found = re.fullmatch(r"(|.*@)(\d+)", text)
    return found[1] + where(island, island.names.index(found[2])) if found else text


def island_for(count: int) -> Island:
    parts = GAME.parts()
    assert isinstance(parts, Parts)
    return parts.islands[count - 2]


def kiwi_entries(text: str) -> list[dict[str, Any]]:
    stacks: Counter[tuple[str, int]] = Counter()
    moved: Counter[tuple[str, int]] = Counter()
    for word in text.split():
        found = re.fullmatch(r"([123])('?)@(-?\d+,-?\d+)", word)
        assert found, word
        key = (found[3], int(found[1]))
        stacks[key] += 1
        moved[key] += bool(found[2])
    return [
        {"hex": place, "size": size, "count": count, "moved": moved[place, size]}
        for (place, size), count in stacks.items()
    ]


def flock(
    kiwis: str = "",
    leader: str | None = None,
    fruit: str = "",
    markers: str = "",
    track: int = 8,
    colour: str = "",
    side: str = "a",
    card: str = "headlong-charge",
    spent: bool = False,
    hand: str = "move feed build",
    slots: str = "",
    discard: str = "",
    discard_down: str = "",
    points: int = 0,
) -> dict[str, Any]:
    """One player's side of the table; the Leader stands at home unless it is said where."""
    held = [*hand.split(), *discard.split(), *discard_down.split()]
    held += [slot.removesuffix(":down") for slot in slots.split()]
    rest = Counter(COUNTS) - Counter(held)
    return {
        "colour": colour,
        "side": side,
        "leader": leader,
        "leader_moved": False,
        "leader_card": card,
        "spent": spent,
        "kiwis": kiwi_entries(kiwis),
        "track": track,
        "fruit": {name: fruit.split().count(name) for name in FRUIT},
        "markers": {name: markers.split().count(name) for name in TERRAIN},
        "slots": [*slots.split(), None, None, None][:3],
        "points": points,
        "hand": hand.split(),
        "deck": sorted(rest.elements()),
        "discard": discard.split(),
        "discard_down": discard_down.split(),
    }


def table(
    *flocks: dict[str, Any],
    season: int = 1,
    seat: int = 0,
    nests: str = "",
    marks: str = "",
    cards: str = "small-fry blossom-time nest-builders half-grown",
    variable: bool = False,
    slots: list[int | None] | None = None,
    seed: int = 1,
) -> Kiwi:
    """A table in the Actions phase at which `seat` is to play a card.

    Nests are written as in `"0:lookout-1@1,0"`, markers as in `"0@1,0"`, owner first.
    """
    sides = list(flocks)
    while len(sides) < 2:
        sides.append(flock())
    count = len(sides)
    for player, side in enumerate(sides):
        taken = [other["colour"] for other in sides]
        side["colour"] = side["colour"] or next(each for each in COLOURS if each not in taken)
        side["leader"] = side["leader"] or HOMES[count][player]
    played = sum(slot is not None for side in sides for slot in side["slots"])
    start = (seat - played) % count
    island = island_for(count)
    for side in sides:
        number_hexes(island, side)
    s = GAME.from_dict(
        {
            "game": "kiwi",
            "sections": SECTIONS[count],
            "season": season,
            "phase": "actions",
            "first": start,
            "order": [(start + i) % count for i in range(count)],
            "active": seat,
            "variable": variable,
            "season_cards": cards.split(),
            "slots": slots
            or ([player + 1 for player in range(count)] if variable else [None] * count),
            "last_slots": [None] * count,
            "nests": [nest_entry(word) for word in numbered(island, nests).split()],
            "marks": [mark_entry(word) for word in numbered(island, marks).split()],
            "grown": [],
            "pollen": "pollen" in cards,
            "flocks": sides,
            "solo": None,
            "agenda": agenda(season, played, seat),
            "chance": atoll.seeded(seed).stream,
        }
    )
    assert isinstance(s, Kiwi)
    return s


def solo(
    human: dict[str, Any],
    kiwibot: dict[str, Any],
    solitaire: str = "1 2 3 4",
    season: int = 1,
    nests: str = "",
    marks: str = "",
    cards: str = "crowd loners",
    kept: int = 0,
) -> Kiwi:
    """A solo table at which the human, red against green, is to play a card."""
    human["colour"], kiwibot["colour"] = "red", "green"
    human["leader"] = human["leader"] or "0,0"
    kiwibot["leader"] = kiwibot["leader"] or "2,1"
    island = island_for(2)
    for side in (human, kiwibot):
        number_hexes(island, side)
    for pile in ("hand", "deck", "discard", "discard_down"):
        kiwibot[pile] = []
    kiwibot["leader_card"] = None
    seasons = [
        card
        for card in GAME.parts().season_ids
        if card not in cards.split() and (card != "pollen" or "pollen" in cards)
    ]
    played = sum(slot is not None for each in (human, kiwibot) for slot in each["slots"])
    data = {
        "game": "kiwi",
        "sections": ["bloom", "meadow"],
        "season": season,
        "phase": "actions",
        "first": 0,
        "order": [0, 1],
        "active": 0,
        "variable": False,
        "season_cards": cards.split(),
        "slots": [None, None],
        "last_slots": [None, None],
        "nests": [nest_entry(word) for word in numbered(island, nests).split()],
        "marks": [mark_entry(word) for word in numbered(island, marks).split()],
        "grown": [],
        "pollen": "pollen" in cards,
        "flocks": [human, kiwibot],
        "solo": {
            "pile": solitaire.split(),
            "deck": sorted(Counter(COUNTS).elements()),
            "seasons": seasons,
            "kept": kept,
        },
        "agenda": agenda(season, played, 0),
        "chance": atoll.seeded(1).stream,
    }
    s = GAME.from_dict(data)
    assert isinstance(s, Kiwi)
    return s


def agenda(season: int, played: int, seat: int) -> list[dict[str, Any]]:
    """What waits when a seat is to play a card, so many being played."""
    after = {"matter": "season", "season": season + 1} if season < 4 else {"matter": "game-end"}
    steps = [
        after,
        {"matter": "marking"},
        {"matter": "season-end"},
        {"matter": "actions", "turns": played + 1},
    ]
    return [*[{"seat": 0} | step for step in steps], {"matter": "play-card", "seat": seat}]


def number_hexes(island: Island, side: dict[str, Any]) -> None:
    side["leader"] = numbered(island, side["leader"])
    for kiwi in side["kiwis"]:
        kiwi["hex"] = numbered(island, kiwi["hex"])


def nest_entry(word: str) -> dict[str, Any]:
    owner, kind, row, place = re.fullmatch(r"(\d):([a-z]+)-([12])@(.+)", word).groups()  # type: ignore[union-attr]
    return {"hex": place, "owner": int(owner), "nest": kind, "row": int(row)}


def mark_entry(word: str) -> dict[str, Any]:
    owner, _, place = word.partition("@")
    return {"hex": place, "owner": int(owner)}


def new(seats: int, seed: int = 0, **options: Any) -> Kiwi:
    s = GAME.new(seats, seed, **options)
    assert isinstance(s, Kiwi)
    return s


def started(seats: int, seed: int = 0, **options: Any) -> Kiwi:
    """A new game in which all Leader cards are chosen."""
    s = new(seats, seed, **options)
    while asked(s) == "choose-leader":
        s.play(s.moves()[0])
    return s


def then(s: Kiwi, name: str, seat: int = 0, n: int = 0, x: int = 0) -> Kiwi:
    """Put a matter on top of the agenda and let it happen."""
    s.agenda.append(Task(MATTERS[name], seat, n, x))
    s.settle()
    return s


def bonus(s: Kiwi, what: str, number: int = 1, seat: int = 0) -> Kiwi:
    """Give a part of a bonus."""
    return then(s, "bonus", seat, BONUSES.index(what) * AMOUNTS + number)
