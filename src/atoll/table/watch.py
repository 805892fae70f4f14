"""For whoever runs the house: is it well, and what does it do?"""

from fastapi import APIRouter
from fastapi.responses import Response
from prometheus_client import CONTENT_TYPE_LATEST

from atoll.table.house import TheHouse
from atoll.version import VERSION

router = APIRouter(include_in_schema=False)


@router.get("/health")
def health(house: TheHouse) -> dict[str, str]:
    """Whether the house can reach its tables; if not, it answers 503 like everywhere."""
    house.store.count_of("")
    return {"status": "ok", "version": VERSION}


@router.get("/metrics")
def metrics(house: TheHouse) -> Response:
    return Response(house.metrics.text(), media_type=CONTENT_TYPE_LATEST)
