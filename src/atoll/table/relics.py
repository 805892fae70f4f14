"""Tables that cannot go on here: what was played at them, without their games."""

import json

from atoll.engine.record import FORMAT
from atoll.table.models import Act, Table
from atoll.table.render import Speaker


def standing(acts: list[Act]) -> list[Act]:
    """The moves that were not taken back."""
    left: list[Act] = []
    for act in acts:
        if act.move:
            left.append(act)
        elif left:
            left.pop()
    return left


def played(table: Table, acts: list[Act], t: Speaker) -> list[tuple[str, str]]:
    """Who played what, in notation."""
    names = {
        seat.number: seat.name or t("page-seat-number", number=seat.number + 1)
        for seat in table.seats
    }
    return [(names.get(act.seat, "?"), act.move) for act in standing(acts)]


def record(table: Table, acts: list[Act]) -> str:
    """The record, to be replayed where its game and its rules are."""
    found = {
        "atoll": FORMAT,
        "game": table.game,
        "rules": table.rules,
        "seats": len(table.seats),
        "options": table.options,
        "seed": int(table.seed) if table.seed.isdigit() else table.seed,
        "parts": "",
        "position": table.position,
        "moves": [act.move for act in standing(acts)],
    }
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"
