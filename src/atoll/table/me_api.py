"""The part of the API about oneself: coming back on another device, or after a cookie was lost."""

from typing import Annotated, Any

import segno
from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from atoll.table import passkeys, records
from atoll.table.house import House, TheHouse, TheViewer, Viewer
from atoll.table.keys import LINK, RECOVERY
from atoll.table.live import clean
from atoll.table.refused import Refused
from atoll.table.render import hand_over

router = APIRouter(prefix="/api/me")
records_router = APIRouter(prefix="/api")


class BroughtIn(BaseModel):
    """A record as `atoll` and this house write them."""

    record: Annotated[str, Field(max_length=500_000)]


@records_router.post("/records", status_code=201)
def bring_record(wish: BroughtIn, house: TheHouse, viewer: TheViewer) -> dict[str, str]:
    """Bring a record in, to replay it here."""
    must_wait_in_line(house, viewer)
    try:
        table_id = records.bring_in(house.tables, viewer.holder, wish.record)
    except ValueError as error:
        raise Refused(422, "me-record-refused", {"why": clean(str(error), 200)}) from None
    return {"id": table_id, "page": f"/tables/{table_id}"}


class Known(BaseModel):
    """A recovery code, or the code of a link."""

    code: Annotated[str, Field(max_length=80)]


class Named(BaseModel):
    """How a passkey is called in one's list of them."""

    name: Annotated[str, Field(max_length=40)] = ""


class Shown(BaseModel):
    """A browser's answer about a passkey."""

    credential: dict[str, Any]


class NewPush(BaseModel):
    """A browser that wants notices, as it describes itself."""

    endpoint: Annotated[str, Field(max_length=1000)]
    p256dh: Annotated[str, Field(max_length=120)]
    auth: Annotated[str, Field(max_length=40)]


@router.post("/pushes", status_code=201)
def new_push(wish: NewPush, house: TheHouse, viewer: TheViewer) -> dict[str, str]:
    """Send notices of your turns to this browser, by its maker's push service."""
    must_wait_in_line(house, viewer)
    house.pushes.keep(viewer.holder, wish.endpoint, wish.p256dh, wish.auth, viewer.language)
    return {"said": "yes"}


@router.post("/recovery", status_code=201)
def new_recovery(house: TheHouse, viewer: TheViewer) -> dict[str, str]:
    """A code that brings you back to your seats, once; an older one works no longer."""
    must_wait_in_line(house, viewer)
    return {"code": house.keys.issue(RECOVERY, viewer.holder)}


@router.post("/link", status_code=201)
def new_link(request: Request, house: TheHouse, viewer: TheViewer) -> dict[str, str]:
    """A link that lets another device play as you, once and within ten minutes; also as a QR code."""
    must_wait_in_line(house, viewer)
    code = house.keys.issue(LINK, viewer.holder)
    link = f"{request.url_for('come')}#{code}"  # what follows the # is never sent or logged
    picture = segno.make(link, error="m").svg_data_uri(scale=4, border=2, light="white")
    return {"link": link, "picture": picture}


@router.post("/enter")
def enter(wish: Known, request: Request, house: TheHouse, viewer: TheViewer) -> JSONResponse:
    """Be on this device whoever the code belongs to. What was played here before comes along."""
    must_not_guess(house, request)
    person = house.keys.redeem(wish.code, RECOVERY, LINK)
    if not person:
        raise Refused(403, "me-code-refused")
    return became(request, house, viewer, person)


@router.post("/sign-out-elsewhere")
def sign_out_elsewhere(request: Request, house: TheHouse, viewer: TheViewer) -> JSONResponse:
    """Be known on this device alone: whatever other devices and codes hold names nobody any more."""
    must_wait_in_line(house, viewer)
    token = house.identities.new()
    house.keys.move_out(viewer.holder, house.identities.holder(token))
    answer = JSONResponse({"said": "yes"})
    hand_over(request, answer, token)
    return answer


@router.post("/passkeys/wish")
def wish_passkey(
    wish: Named, request: Request, house: TheHouse, viewer: TheViewer
) -> dict[str, Any]:
    """What a browser needs to make a passkey for you."""
    must_wait_in_line(house, viewer)
    wanted: dict[str, Any] = passkeys.wish_for_new(
        house.keys, request, viewer.holder, wish.name or "Atoll"
    )
    return wanted


@router.post("/passkeys", status_code=201)
def keep_passkey(
    wish: Shown, request: Request, house: TheHouse, viewer: TheViewer
) -> dict[str, int]:
    """Keep a passkey that was just made."""
    viewer.must_be_known()
    passkeys.keep(house.keys, request, viewer.holder, wish.credential)
    return {"passkeys": len(house.keys.passkeys(viewer.holder))}


@router.delete("/passkeys")
def drop_passkeys(house: TheHouse, viewer: TheViewer) -> dict[str, int]:
    """Forget your passkeys."""
    viewer.must_be_known()
    for key in house.keys.passkeys(viewer.holder):
        house.keys.drop_passkey(key.id, viewer.holder)
    return {"passkeys": 0}


@router.post("/passkeys/ask")
def ask_passkey(request: Request, house: TheHouse) -> dict[str, Any]:
    """What a browser needs to show a passkey."""
    must_not_guess(house, request)
    asked: dict[str, Any] = passkeys.wish_to_enter(house.keys, request)
    return asked


@router.post("/passkeys/enter")
def enter_by_passkey(
    wish: Shown, request: Request, house: TheHouse, viewer: TheViewer
) -> JSONResponse:
    """Be on this device whoever the passkey belongs to."""
    must_not_guess(house, request)
    person = passkeys.person_behind(house.keys, request, wish.credential)
    return became(request, house, viewer, person)


def became(request: Request, house: House, viewer: Viewer, person: str) -> JSONResponse:
    """Give this device a secret of its own for a person."""
    token, kept = house.identities.new_device()
    house.keys.add_device(kept, person)
    house.keys.bring_along(viewer.holder, person)
    answer = JSONResponse({"games": house.store.running_of(person)})
    hand_over(request, answer, token)
    return answer


def must_be_counted(house: House) -> None:
    """Of several processes one counts for all; whoever comes to another, past the handing over, comes again."""
    if not house.counts:
        raise Refused(503, "page-error-busy")


def must_not_guess(house: House, request: Request) -> None:
    must_be_counted(house)
    if not house.attempts.allows(request.client.host if request.client else ""):
        raise Refused(429, "me-too-many-tries")


def must_wait_in_line(house: House, viewer: Viewer) -> None:
    viewer.must_be_known()
    must_be_counted(house)
    if not house.issuing.allows(viewer.holder):
        raise Refused(429, "me-too-many-tries")
