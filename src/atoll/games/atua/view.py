"""What a seat sees of a position of Atua, as plain data."""

from collections.abc import Mapping
from typing import Any

from atoll.engine.view import core
from atoll.games.atua.cards import COCONUT, KINDS, SHORE, THINGS
from atoll.games.atua.decisions.place import PLACE, card_of
from atoll.games.atua.decisions.score import chosen
from atoll.games.atua.decisions.tiles import tribute
from atoll.games.atua.island import Island
from atoll.games.atua.parts import FATES, ISLANDS, LEVELS, PAIRS, SOURCES, STACKS, Fate, Parts
from atoll.games.atua.preview import star_cells
from atoll.games.atua.scoring import amount, fate_points, shown_inhabitant, tahuma, worths
from atoll.games.atua.state import FORMS, NOBODY, ON_TABLE, Atua

Data = dict[str, Any]


def view(s: Atua, seat: int | None) -> Data:
    """Everything but the stacks, other inhabitants face down, and choices not yet turned up."""
    p = s.parts
    seats = len(s.islands)
    laying = not s.over and s.decision() is PLACE
    return core(s, seat) | {
        "turn": -1 if s.over else s.turn_seat(),
        "card": card_view(p, card_of(s.task)) if laying else None,
        "first": s.first,
        "order": s.order(),
        "stacks": [
            {"name": STACKS[i], "left": s.stacks[i], "size": size, "sources": p.scored[i]}
            for i, size in enumerate(p.stacks(seats))
        ],
        "row": [
            card_view(p, card) | {"coconuts": nuts, "position": place + 1}
            for place, (card, nuts) in enumerate(zip(s.row, s.nuts, strict=True))
        ],
        "gone": [p.card_ids[card] for card in s.gone],
        "fates": [fate_view(s, tile) for tile in range(FATES) if s.fates[tile] != NOBODY],
        "inhabitants": s.inhabitants[0] != NOBODY,
        "players": [player_view(s, player, seat) for player in range(seats)],
        "tahuma": tahuma_view(s) if s.alone else None,
        "rates": dict(zip(SOURCES, p.rates, strict=False)),
        "totem_points": p.totem_points,
        "ruler": {"bands": p.bands, "reach": p.reach},
    }


def card_view(p: Parts, card: int) -> Data:
    """A face as it is printed: rows of terrain, the beach's two ways from each of its cells."""
    face = p.cards[card]
    return {
        "id": face.name,
        "village": card >= ISLANDS,
        "terrain": face.terrain.name,
        "rows": face.terrain.rows,
        "beach": [{"x": x, "y": y, "ways": ways} for (x, y), ways in face.terrain.ways.items()],
        "star": list(face.star) if face.star else None,
        "symbols": [{"kind": KINDS[kind], "x": x, "y": y} for kind, x, y in face.symbols],
    }


def things_view(things: list[int]) -> Data:
    return {THINGS[thing]: n for thing, n in enumerate(things) if n}


# Tiles


def fate_view(s: Atua, tile: int) -> Data:
    """A fate tile, who has it, and how everybody stands in its categories."""
    fate: Fate = s.parts.fates[tile]
    seats = range(len(s.islands))
    owner = None if s.fates[tile] == ON_TABLE else int(s.fates[tile])
    return {
        "id": fate.name,
        "name": fate.title if isinstance(fate.title, str) else "",
        "cost": fate.cost,
        "gain": fate.gain,
        "one": fate.one if len(fate.categories) > 1 else None,
        "loss": fate.loss,
        "owner": owner,
        "categories": [
            {"what": THINGS[thing], "amounts": [amount(s, seat, thing) for seat in seats]}
            for thing in fate.categories
        ],
        "points": [fate_points(s, seat, tile) for seat in seats],
    }


def inhabitant_view(s: Atua, player: int, seat: int | None) -> Data | None:
    """AU-1.9: face down for all but its owner."""
    if s.inhabitants[player] == NOBODY:
        return None
    seen: Data = {"revealed": bool(s.revealed[player]), "scored": s.tributes[player]}
    if not s.revealed[player] and player != seat:
        return seen | {"id": None}
    tile = s.parts.inhabitants[s.inhabitants[player]]
    return seen | {
        "id": tile.name,
        "name": tile.title if isinstance(tile.title, str) else "",
        "adds": things_view(tile.adds),
        "pairs": THINGS[tile.pairs],
        "points": tile.points,
        "now": None if s.revealed[player] else tribute(s, player),
    }


# Players


def player_view(s: Atua, player: int, seat: int | None) -> Data:
    """What lies in front of one player."""
    island = s.islands[player]
    tile = shown_inhabitant(s, player)
    return {
        "seat": player,
        "island": island_view(island),
        "symbols": symbols_view(island),
        "counts": {kind: island.counts[n] for n, kind in enumerate(KINDS)},
        "adds": things_view(tile.adds) if tile else {},
        "coconuts": s.coconuts[player],
        "coconuts_counted": amount(s, player, COCONUT),
        "sources": sources_view(s, player),
        "volcanoes": volcanoes_view(island),
        "beach": island.longest_beach(),
        "beach_cards": amount(s, player, SHORE),
        "inhabitant": inhabitant_view(s, player, seat),
        "has_chosen": s.choices[player] > 0,
        "chosen": [SOURCES[source] for source in chosen(s.choices[player])]
        if player == seat
        else [],
        "breakdown": s.breakdown(player),
    }


def island_view(island: Island) -> list[Data]:
    """The cards from the lowest to the topmost, each with its place and quarter turns."""
    seen = []
    for card, code, turn in zip(island.cards, island.codes, island.turns, strict=True):
        x, y = island.cell(code)
        seen.append(card_view(island.parts, card) | {"x": x, "y": y, "turn": turn})
    return seen


def symbols_view(island: Island) -> list[Data]:
    """The visible symbols, each with the cell of its top left corner."""
    seen = []
    for symbol in island.symbols:
        x, y = island.cell(symbol >> 4)
        seen.append({"kind": KINDS[symbol & 15], "x": x, "y": y})
    return seen


def volcanoes_view(island: Island) -> list[Data]:
    return [
        {"x": x, "y": y, "points": island.parts.volcano(x * x + y * y)}
        for x, y in star_cells(island)[1:]
    ]


def sources_view(s: Atua, player: int) -> list[Data]:
    """The six sources: what they are worth now, or when and for how much they were scored."""
    now = worths(s, player)
    seen = []
    for source, name in enumerate(SOURCES):
        scored = s.scored[player * FORMS + source]
        entry: Data = {
            "source": name,
            "worth": now[source],
            "scored": scored or None,
            "points": s.points[player * FORMS + source] if scored else None,
        }
        if source < PAIRS:
            entry["pair"] = [amount(s, player, 2 * source), amount(s, player, 2 * source + 1)]
        seen.append(entry)
    return seen


def tahuma_view(s: Atua) -> Data:
    """AU-13.7: the player has seen every card that Tahuma has, but may have to remember them."""
    lines = tahuma(s)
    return {
        "level": LEVELS[s.level],
        "start": lines["start"],
        "hut": s.hut,
        "cards": len(s.pile),
        "discard": s.parts.discard_price,
        "pile": None if s.shut else [card_view(s.parts, card) for card in s.pile],
        "score": None if s.shut else sum(lines.values()),
        "breakdown": None if s.shut else lines,
    }


def challenge(view: Mapping[str, Any]) -> tuple[str, str] | None:
    """AU-15.10: what whoever has beaten Tahuma is told, and the level it is about: the next one, or
    the highest."""
    if not (view["tahuma"] and view["over"] and view["winners"]):
        return None
    number = LEVELS.index(view["tahuma"]["level"]) + 1
    if number == len(LEVELS):
        return "board-highest-level", LEVELS[-1]
    return "board-next-level", LEVELS[number]
