"""Tables set up by hand, written the way the rulebook's examples are told.

`table` clears the default board of tokens, settlements and natives; what a test needs is put on
it hex by hex. Hexes are named as in notation: `"2,4"`.
"""

from typing import Any

from atoll.engine.chance import seeded
from atoll.engine.decision import Matter, Task
from atoll.games.tindaya import GAME
from atoll.games.tindaya.decisions.turn import ACT
from atoll.games.tindaya.land import survey
from atoll.games.tindaya.names import (
    ACORAN,
    BASES,
    CATASTROPHES,
    FORT,
    GOODS,
    GROUNDS,
    HEXES,
    IDOLS,
    INVENTIONS,
    MONEIBA,
    NOWHERE,
    SEA,
    TOKENS,
    TRADES,
    TRAITORS,
    TRIBES,
)
from atoll.games.tindaya.state import ACTIONS, Tindaya
from tests.positions import ask_again


def new(seats: int = 2, seed: int = 1, **options: Any) -> Tindaya:
    state = GAME.new(seats, seed, **options)
    assert isinstance(state, Tindaya)
    return state


def begun(seats: int = 2, seed: int = 1, **options: Any) -> Tindaya:
    """A game whose setup was played by lot, at the first action."""
    s, chance = new(seats, seed, **options), seeded(seed)
    while s.task.matter is not ACT:
        s.play(chance.pick(s.moves()))
    return s


def table(seats: int = 2, era: int = 1, **options: Any) -> Tindaya:
    """An empty board in the action phase, with two cubes and two cylinders for everybody.

    Nothing is asked yet: what the test is about is put on the agenda by `ask`.
    """
    s = begun(seats, **options)
    for layer in (s.token, s.site, s.animals, s.troops, s.walls, s.canoes, s.villagers, s.nobles):
        layer[:] = bytes(len(layer))
    s.tiles = bytearray([s.parts.settlement_tiles] * 4)
    s.order = list(range(seats))
    s.priority = list(range(seats))
    s.era = era
    s.phase = ACTIONS
    s.wild = bytearray([seats + 2, seats + 2])
    for t in s.tribes:
        t.goods = [0] * len(GOODS)
        t.tokens = [0, 0, 0]
        t.idols = bytearray(len(IDOLS))
        t.skill = TRIBES.index("tihuya")
        t.trades = t.inventions = t.cave = t.canoe = 0
        t.villagers = t.nobles = 0
        t.cubes, t.cylinders = 2, 2
    survey(s)
    s.agenda = []
    return s


def ask(s: Tindaya, matter: Matter[Any], seat: int = 0, n: int = 0, x: int = 0) -> Tindaya:
    """Only this is to be decided; afterwards the game is over."""
    s.agenda = [Task(matter, seat, n, x)]
    s.settle()
    return s


def hold(s: Tindaya, matter: Matter[Any], seat: int = 0, n: int = 0, x: int = 0) -> Tindaya:
    """As `ask`, but a single move is not played at once."""
    s.agenda = [Task(matter, seat, n, x)]
    return ask_again(s)


def then(s: Tindaya, *tasks: tuple[Matter[Any], int, int, int]) -> Tindaya:
    """These matters one after another."""
    s.agenda = [Task(*task) for task in reversed(tasks)]
    s.settle()
    return s


def at(s: Tindaya, name: str) -> int:
    return s.geography.names.index(name)


def put(
    s: Tindaya,
    name: str,
    seat: int = 0,
    villagers: int = 0,
    nobles: int = 0,
    site: str = "",
    animals: int = 0,
    troops: int = 0,
    token: str = "",
    wall: bool = False,
    canoes: int = 0,
    ground: str = "",
) -> int:
    """Put things on a hex; a site with conquistadors is a fort of that tile."""
    place = at(s, name)
    if ground:
        s.ground[place] = GROUNDS.index(ground)
        survey(s)
    s.villagers[seat * HEXES + place] += villagers
    s.nobles[seat * HEXES + place] += nobles
    if seat < s.seats:
        s.tribes[seat].villagers += villagers
        s.tribes[seat].nobles += nobles
    if site:
        trade = TRADES.index(site)
        s.site[place] = FORT + trade if troops else trade + 1
        s.tiles[trade] -= 1
    s.animals[place] += animals
    s.troops[place] += troops
    if token:
        s.token[place] = TOKENS.index(token)
    s.walls[place] = wall or s.walls[place]
    s.canoes[place] += canoes
    return place


def ended(s: Tindaya, name: str, villagers: int = 0, nobles: int = 0, seat: int = 0) -> int:
    """Natives who have just ended an exploration here."""
    place = put(s, name, seat=seat, villagers=villagers, nobles=nobles)
    s.villagers_moved[place] += villagers
    s.nobles_moved[place] += nobles
    return place


def give(s: Tindaya, seat: int = 0, **goods: int) -> None:
    for name, n in goods.items():
        s.tribes[seat].goods[GOODS.index(name.replace("_", "-"))] = n


def stock(s: Tindaya, seat: int = 0) -> dict[str, int]:
    return {name: n for name, n in zip(GOODS, s.tribes[seat].goods, strict=True) if n}


def teach(s: Tindaya, seat: int, *trades: str) -> None:
    for trade in trades:
        s.tribes[seat].trades |= 1 << TRADES.index(trade)


def invent(s: Tindaya, seat: int, *inventions: str) -> None:
    for name in inventions:
        s.tribes[seat].inventions |= 1 << INVENTIONS.index(name)


def offering(s: Tindaya, acoran: str = "o1", moneiba: str = "o6") -> None:
    """The two cards: fig, pig, cheese, obsidian; fish, wood, obsidian, salted meat."""
    for god, card in ((ACORAN, acoran), (MONEIBA, moneiba)):
        s.offerings[god] = s.parts.offering_ids.index(card)


def skill(s: Tindaya, seat: int, name: str) -> None:
    s.tribes[seat].skill = TRIBES.index(name)


def idol(s: Tindaya, seat: int, *names: str) -> None:
    for name in names:
        s.tribes[seat].idols[IDOLS.index(name)] += 1


def card(name: str) -> int:
    return CATASTROPHES.index(name)


def bare(s: Tindaya) -> None:
    """Nothing but sea, to build a map by hand."""
    s.ground[:] = bytes([SEA] * HEXES)
    for number in range(1, BASES + 1):
        s.volcanoes[number] = 255
    survey(s)


def walk(s: Tindaya, *texts: str) -> Tindaya:
    """As `play`, but steps without a choice, which play themselves, may be written too."""
    for text in texts:
        if not s.over and text in [s.notation(move) for move in s.candidates()]:
            s.play(s.parse(text))
    return s


def last_era(seats: int = 3) -> Tindaya:
    return table(seats, era=3, mode="dominion", traitor=True)


def betrayed(card: str = "emissary", seats: int = 3) -> Tindaya:
    """Seat 0 is the traitor, and conquistadors may be put anywhere."""
    s = last_era(seats)
    s.traitor, s.traitor_card = 0, TRAITORS.index(card)
    s.priority.remove(0)
    return s


def unrevealed() -> Tindaya:
    """The second era, before its prophecy and the gods' cards are turned up."""
    s = table(2, era=2)
    for seat in (0, 1):
        put(s, "0,1", seat=seat, nobles=2)
    s.event = s.parts.event_sets[0][1][0]
    s.prophecy, s.cards = NOWHERE, bytearray([NOWHERE] * 2)
    return s
