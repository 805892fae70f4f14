"""What the views of all games share.

| entry | what it is |
|---|---|
| `game` | the game's name |
| `seats` | how many people sit at the table |
| `viewer` | the seat that sees this; None is a spectator |
| `seat` | the seat that decides now; -1 when the game is over |
| `over` | is the game over? |
| `progress` | `name` of the unit the game is counted in, `now`, and the `last` one (0: no limit) |
| `pending` | the name of the decision that is asked; empty when the game is over |
| `scores` | every seat's score as if it ended now; None where the viewer may not know it |
| `winners` | who has won; empty before the end |

Each game adds what is its own.
"""

from typing import Any

from atoll.engine.state import State


def core(s: State, viewer: int | None) -> dict[str, Any]:
    """The entries that all views share."""
    progress = s.progress()
    return {
        "game": s.game_name(),
        "seats": int(s.seats),
        "viewer": viewer,
        "seat": int(s.seat),
        "over": s.over,
        "progress": {"name": progress.name, "now": int(progress.now), "last": int(progress.last)},
        "pending": "" if s.over else s.task.matter.name,
        "scores": s.known_scores(viewer),
        "winners": s.winners() if s.over else [],
    }
