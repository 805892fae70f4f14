"""The part of the API by which people get on with each other: nudge, resign, end, delete, play again."""

from fastapi import APIRouter
from pydantic import BaseModel, Field

from atoll.table.company import LONGEST_TURN
from atoll.table.house import TheHouse, TheViewer

router = APIRouter(prefix="/api")


class Terms(BaseModel):
    """What the host may change; what is not said stays."""

    public: bool | None = None
    turn_time: int | None = Field(None, ge=0, le=LONGEST_TURN)


class Agree(BaseModel):
    """Whether you wish to end the game here."""

    agrees: bool = True


@router.patch("/tables/{table_id}")
def change_terms(table_id: str, wish: Terms, house: TheHouse, viewer: TheViewer) -> dict[str, str]:
    """Show your table in the lobby or not, or change how many seconds a turn may take."""
    house.company.change_terms(table_id, viewer.holder, **wish.model_dump(exclude_none=True))
    return {"id": table_id}


@router.delete("/tables/{table_id}")
def delete_table(table_id: str, house: TheHouse, viewer: TheViewer) -> dict[str, str]:
    """Remove a table that you set up and that nobody else has joined."""
    house.company.delete(table_id, viewer.holder)
    return {"id": table_id}


@router.post("/tables/{table_id}/nudge")
def nudge(table_id: str, house: TheHouse, viewer: TheViewer) -> dict[str, int]:
    """Remind whoever decides that you are waiting."""
    seat = house.company.nudge(table_id, viewer.holder)
    with house.tables.at(table_id) as live:
        house.call(live.table, seat, "page-nudged")
    return {"seat": seat}


@router.post("/tables/{table_id}/seats/{seat}/resign")
def resign(table_id: str, seat: int, house: TheHouse, viewer: TheViewer) -> dict[str, int]:
    """Give up: a bot plays your seat to the end, or the game is over if nobody is left."""
    house.company.resign(table_id, viewer.holder, seat)
    return {"seat": seat}


@router.post("/tables/{table_id}/end")
def agree_to_end(table_id: str, wish: Agree, house: TheHouse, viewer: TheViewer) -> dict[str, str]:
    """Wish to end the game without a winner; it ends when everybody who plays wishes so."""
    house.company.agree(table_id, viewer.holder, wish.agrees)
    return {"id": table_id}


@router.post("/tables/{table_id}/rematch", status_code=201)
def rematch(table_id: str, house: TheHouse, viewer: TheViewer) -> dict[str, str]:
    """The table at which everybody here plays again: a new one for whoever asks first, then the same."""
    found = house.company.rematch(table_id, viewer.holder)
    with house.tables.at(found) as live:
        for seat in live.table.seats:
            if seat.holder != viewer.holder:
                house.call(live.table, seat.number, "page-rematch-called")
    return {"id": found, "page": f"/tables/{found}"}
