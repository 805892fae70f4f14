"""The parts of Kiwi Chow Down, counted."""

from atoll import State
from atoll.engine.decision import Task
from atoll.games.kiwi.decisions.tokens import FOR_MARKING
from atoll.games.kiwi.flock import DOWN, EMPTY, FACE_UP, HAND, NOBODY, STOCK
from atoll.games.kiwi.flock import FACE_DOWN as UNSEEN
from atoll.games.kiwi.state import Kiwi
from tests.contract.census import Census


def census(state: State) -> Census:
    assert isinstance(state, Kiwi)
    count = dict(bags(state))
    for player in range(len(state.flocks)):
        count.update(flock(state, player))
        if player != state.bot:
            count.update(cards(state, player))
    return count


def bags(s: Kiwi) -> Census:
    """Fruit and markers: in the bags, with the flocks, on the island."""
    count = {}
    for kind in range(4):
        fruit = s.fruit[kind] + sum(flock.fruit[kind] for flock in s.flocks)
        laid = sum(1 for place, mark in enumerate(s.marks) if mark and s.terrain[place] == kind)
        markers = s.bag[kind] + sum(flock.markers[kind] for flock in s.flocks) + laid
        count[f"fruit {kind}"] = (fruit, s.parts.fruit_counts[kind])
        count[f"markers {kind}"] = (markers, s.parts.marker_counts[kind])
    for player, flock in enumerate(s.flocks):
        above = sum(
            task.n for task in s.agenda if (task.matter.name, task.seat) == ("return-fruit", player)
        )
        count[f"fruit above ten of {player}"] = (max(sum(flock.fruit) - 10, 0), above)
    return count


def flock(s: Kiwi, player: int) -> Census:
    """Tokens of a flock, and its strength counted anew."""
    flock = s.flocks[player]
    waiting = [task.matter.name for task in s.agenda if task.seat == player]
    waiting += ["mark-token" for task in s.agenda if is_for_marker(task, player)]
    on_island = sum(flock.kiwis[i] * (i % 3 + 1) for i in range(len(flock.kiwis)))
    on_markers = s.marks.count(1 + player) - waiting.count("mark-token")
    in_order = int(s.places[player] != EMPTY or s.last[player] != EMPTY)
    tokens = flock.track + flock.reserve + on_island + on_markers + in_order
    nests = [(nest - 1) % 6 // 2 for nest in s.nests if nest and (nest - 1) // 6 == player]
    strength = [
        sum(flock.kiwis[place * 3 + size] * (size + 1) for size in range(3))
        + 3 * (flock.leader == place)
        + 2 * (s.nests[place] in (1 + player * 6 + 2, 1 + player * 6 + 3))
        for place in range(s.island.size)
    ]
    return {
        f"tokens of {player}": (tokens, s.parts.tokens),
        f"trees of {player}": (nests.count(0), flock.nests[0]),
        f"lookouts of {player}": (nests.count(1), flock.nests[1]),
        f"caves of {player}": (nests.count(2), flock.nests[2]),
        f"strength of {player}": (int(strength == list(flock.strength)), 1),
        f"debts of {player}": (int(flock.reserve < 0 or flock.track < 0), 0),
        f"moved of {player}": (
            sum(moved > there for moved, there in zip(flock.moved, flock.kiwis, strict=True)),
            0,
        ),
        f"Leader of {player}": (
            int(flock.leader != NOBODY or "set-leader" in waiting),
            1,
        ),
    }


def is_for_marker(task: Task, player: int) -> bool:
    """Is a token still to be taken from the island for a marker?"""
    return (task.matter.name, task.seat, task.n) == ("take-token", player, FOR_MARKING)


def cards(s: Kiwi, player: int) -> Census:
    """The nine action cards of a flock, by kind; none before they are dealt."""
    flock = s.flocks[player]
    dealt = not any(task.matter.name == "deal-cards" for task in s.agenda)
    resolved = [task.seat for task in s.agenda if task.matter.name == "card-done"]
    hand = sum(flock.cards[HAND : HAND + 6])
    count = {f"hand of {player}": (hand, dealt * (3 - resolved.count(player)))}
    for kind in range(6):
        piles = sum(flock.cards[pile + kind] for pile in (HAND, STOCK, FACE_UP, UNSEEN))
        slots = flock.slots.count(kind) + flock.slots.count(DOWN + kind)
        count[f"cards {kind} of {player}"] = (piles + slots, dealt * s.parts.card_counts[kind])
    return count
