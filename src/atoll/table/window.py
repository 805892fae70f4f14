"""The room that a viewer's page has for a drawing."""

from typing import Annotated, Literal, NamedTuple

from fastapi import Depends, Query, Request

Shape = Literal["wide", "narrow"]
Room = tuple[int, int]  # the stage's width and height in pixels of the page
SIZE = r"^[1-9]\d{2,3}x[1-9]\d{2,3}$"


class Window(NamedTuple):
    """The shape of a page, and of a wide one the room on its stage, if it is known."""

    shape: Shape
    room: Room | None


def the_window(
    request: Request,
    shape: Shape | None = None,
    room: Annotated[str | None, Query(pattern=SIZE)] = None,
) -> Window:
    """What the page's script asks for, else what it last found; before it ever ran, by the device."""
    found = shape or liked_shape(request)
    known = room or request.cookies.get("room", "")
    return Window(found, measured(known) if found == "wide" else None)


def liked_shape(request: Request) -> Shape:
    known = request.cookies.get("shape")
    phone = "Mobi" in request.headers.get("user-agent", "")
    return "narrow" if known == "narrow" or (known != "wide" and phone) else "wide"


def measured(room: str) -> Room | None:
    width, _, height = room.partition("x")
    known = width.isdecimal() and height.isdecimal() and len(room) <= len("1234x1234")
    return (int(width), int(height)) if known else None


TheWindow = Annotated[Window, Depends(the_window)]
