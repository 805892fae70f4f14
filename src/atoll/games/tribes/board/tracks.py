"""The four progress tracks: their spaces, what each is worth, and everybody's markers."""

from atoll.draw.blocks import Block
from atoll.draw.elements import Content, Element, at, g, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import mark
from atoll.draw.scene import Data, remembered
from atoll.games.tribes.board.scene import TribesScene

CELL = 34.0
GAP = 3.0
STEP = 58.0  # from track to track


def tracks(scene: TribesScene, width: float) -> Block:
    contents = [
        at(
            0,
            STEP * i,
            *track(scene, entry, *standing(scene, entry["id"]), width),
            id_=f"track-{entry['id']}",
            class_="track",
        )
        for i, entry in enumerate(scene.view["tracks"])
    ]
    return g(*contents, id_="tracks"), STEP * len(contents) - 8


@remembered
def track(
    scene: TribesScene, entry: Data, own: str, spaces: list[int], seat: int, width: float
) -> list[Content]:
    """A track with everybody's markers; `own` says what that of the seat shown large is worth."""
    name = scene.called(f"track-{entry['id']}")
    room = min(measure(own, 12), width * 0.5)
    count = len(entry["values"])
    wide = (width - GAP * (count - 1)) / count
    return [
        icon(entry["id"], 8, 7, 15, "ink"),
        label(name, 20, 12, width - room - 26, size=13, bold=True),
        label(own, width, 12, room, size=12, anchor="end", class_="fill-soft"),
        *(
            at(i * (wide + GAP), 17, *cell(scene, entry, i, wide, i == spaces[seat]))
            for i in range(count)
        ),
        *(marker(scene, each, space, entry, wide) for each, space in enumerate(spaces)),
    ]  # fmt: skip


def standing(scene: TribesScene, track_id: str) -> tuple[str, list[int], int]:
    """How far everybody has come on a track: the own place in words, all places, and the own seat."""
    spaces = [tribe["tracks"][track_id] for tribe in scene.view["tribes"]]
    return own_value(scene, track_id), spaces, scene.seat


def own_value(scene: TribesScene, track_id: str) -> str:
    """What the own marker is worth now, in words."""
    own = scene.own
    if track_id != "strength":
        return scene.say(f"board-value-{track_id}", n=own["values"][track_id])
    if own["strongest"] and own["weakest"]:
        return scene.say("board-level")
    if own["strongest"]:
        return scene.say("board-strongest")
    return scene.say("board-weakest" if own["weakest"] else "board-between")


def cell(scene: TribesScene, entry: Data, i: int, wide: float, reached: bool) -> list[Element]:
    """A space: its value, and the points it gives at the end."""
    value, points = str(entry["values"][i]), entry["end_points"][i]
    parts = [
        rect(
            0.5,
            0.5,
            wide - 1,
            CELL - 1,
            "fill-tint stroke-accent" if reached else "fill-card stroke-line",
            rx=6,
        ),
        label(
            value,
            6,
            14,
            wide / 2,
            size=12,
            bold=True,
            class_="fill-ink" if reached else "fill-soft",
        ),
    ]
    if points:
        parts.append(
            g(
                title(scene.say("board-end-points", points=points)),
                icon("tooth", wide - 18, 9.5, 11, "tooth-line"),
                label(str(points), wide - 4, 14, 12, size=12, anchor="end", class_="fill-soft"),
            )
        )
    return parts


def marker(scene: TribesScene, seat: int, space: int, entry: Data, wide: float) -> Element:
    """A seat's marker; every seat has its own place in a space, so that markers never hide."""
    step = min(11.0, (wide - 6) / scene.view["seats"])
    x = space * (wide + GAP) + 4 + step / 2 + step * seat
    who = scene.say(
        "board-marker",
        who=scene.names[seat],
        track=scene.called(f"track-{entry['id']}"),
        value=entry["values"][space],
    )
    return at(
        x,
        17 + CELL - 9.5,
        title(who),
        mark(seat, 0, 0, 10.5),
        id_=f"marker-{seat}-{entry['id']}",
        class_="marker",
    )
