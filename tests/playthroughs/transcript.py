"""A whole game as a text: what is asked, what may be done, what is done, what comes of it."""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from typing import Any

from atoll import Session, State
from atoll.text import seat_names, tell
from tests.playthroughs.setups import Setup

UPDATE = "python -m tests.playthroughs --update"
MANY = 80  # moves that are listed
CHOSEN = " > "  # stands before the move that is played


def transcript(setup: Setup, play: Callable[[State], int | None]) -> str:
    """The game that `play` plays, until it is over or `play` gives no move."""
    game, seats = setup.game, setup.seats
    session = Session.new(game, seats, setup.seed, **setup.options)
    options = "".join(f"{name} {value}, " for name, value in setup.options.items())
    lines = [
        f"# {game.title}, {seats} seats, {options}seed {setup.seed},"
        f" version {game.rules_version} of the rules.",
        f"# Written by: {UPDATE}",
        "",
    ]
    while not session.state.over:
        if len(session.plies) % 10 == 0:
            lines += standing(session.state)
        move = play(session.state.copy())
        if move is None:
            lines.append("(no more moves)")
            break
        lines += decision(session, move, seats)
    return "\n".join([*lines, *outcome(session.state, seats)]) + "\n"


def moves_of(text: str) -> Iterator[str]:
    """The moves played in a transcript, in notation."""
    for line in text.splitlines():
        if re.match(r"    \d+ moves: ", line):
            yield line.rpartition(CHOSEN)[2]


def decision(session: Session, move: int, seats: int) -> Iterable[str]:
    """The question, the moves and the one chosen, and the story of it."""
    state = session.state
    players = seat_names(state)
    yield f"{len(session.plies) + 1}. {players[state.seat]}: {state.prompt()}"
    moves = [state.notation(each) for each in state.moves()]
    yield f"    {len(moves)} moves: {listed(moves)}{CHOSEN}{state.notation(move)}"
    for told in session.play(move):
        yield f"    {tell(state.game_name(), told, players)} [{told.rule}]"


def listed(moves: list[str]) -> str:
    """All moves, or of very many the first ones and a fingerprint of the whole."""
    text = " ".join(moves)
    if len(moves) <= MANY:
        return text
    return f"{' '.join(moves[: MANY // 4])} ... {blake2b(text.encode(), digest_size=6).hexdigest()}"


def standing(state: State) -> Iterable[str]:
    """Where the game stands: what the game has to show, and the position's fingerprint."""
    position = json.dumps(state.to_dict(), sort_keys=True).encode()
    fingerprint = blake2b(position, digest_size=6).hexdigest()
    yield f"--- scores {state.scores()} chance {state.chance.stream} position {fingerprint}"
    if state.game_name() in STANDING:
        yield f"--- {STANDING[state.game_name()](state.view(None))}"


def tribes(view: dict[str, Any]) -> str:
    row = [f"{tile['id']}({tile['shells']})" for tile in view["row"]]
    tribes = [
        f"teeth {tribe['points']} shells {tribe['shells']} members {tribe['members']}"
        f" land {tribe['active']}+{tribe['exhausted']}"
        f" tracks {'/'.join(str(space) for space in tribe['tracks'].values())}"
        for tribe in view["tribes"]
    ]
    return " | ".join([f"round {view['progress']['now']}", *tribes, " ".join(row)])


def atiwa(view: dict[str, Any]) -> str:
    communities = [
        f"gold {each['gold']} families {each['trained']}+{each['untrained']}"
        f" pollution {each['pollution']} night {each['night']} "
        + " ".join(f"{kind} {n}" for kind, n in each["counts"].items() if kind != "family")
        + f" cards {' '.join(card['id'] for card in each['cards'])}"
        for each in view["communities"]
    ]
    return " | ".join([f"round {view['progress']['now']} {view['phase']}", *communities])


def kiwi(view: dict[str, Any]) -> str:
    flocks = [
        f"{each['colour']} {each['score']} VP kiwis {'/'.join(map(str, each['kiwis']))}"
        f" track {each['track']} reserve {each['reserve']} markers {each['markers']}"
        f" fruit {sum(each['fruit'].values())}"
        for each in view["flocks"]
    ]
    return " | ".join([f"season {view['progress']['now']} {view['phase']}", *flocks])


def atua(view: dict[str, Any]) -> str:
    islands = [
        f"{view['scores'][each['seat']]} points coconuts {each['coconuts']} beach {each['beach']}"
        f" symbols {'/'.join(map(str, each['counts'].values()))}"
        for each in view["players"]
    ]
    row = [f"{card['id']}({card['coconuts']})" for card in view["row"]]
    return " | ".join([f"round {view['progress']['now']}", *islands, " ".join(row)])


def tindaya(view: dict[str, Any]) -> str:
    tribes = [
        f"{each['skill']} natives {each['villagers']}+{each['nobles']}"
        f" markers {each['cubes']}+{each['cylinders']} solidarity {each['solidarity']} "
        + " ".join(f"{good} {n}" for good, n in each["goods"].items() if n)
        for each in view["tribes"]
    ]
    gods = [
        f"{god['god']} wrath {god['wrath']} {god['catastrophe'] or '?'}" for god in view["gods"]
    ]
    land = sum(each["ground"] not in ("sea", "chasm") for each in view["hexes"])
    where = f"land {land} conquistadors {view['conquistadors']}"
    return " | ".join([f"era {view['progress']['now']} {view['phase']}", where, *gods, *tribes])


STANDING: dict[str, Callable[[dict[str, Any]], str]] = {
    "atiwa": atiwa,
    "atua": atua,
    "kiwi": kiwi,
    "tindaya": tindaya,
    "tribes": tribes,
}


def outcome(state: State, seats: int) -> Iterable[str]:
    """Scores with their sources, and who wins."""
    yield ""
    yield from standing(state)
    yield state.prompt()
    players = seat_names(state)
    for seat, score in enumerate(state.scores()):
        sources = ", ".join(f"{name} {n}" for name, n in state.breakdown(seat).items())
        yield f"{players[seat]}: {score} ({sources})"
    yield f"Winners: {', '.join(players[seat] for seat in state.winners())}"
