"""The table as an app on a phone: its manifest, its worker, and a page for when there is no network."""

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse

from atoll.engine.words import Words
from atoll.table.house import language_of
from atoll.table.render import STATIC, fragment
from atoll.text import say

router = APIRouter(include_in_schema=False)


@router.get("/manifest.webmanifest")
def manifest(request: Request) -> JSONResponse:
    language = language_of(request)
    icons = [
        {"src": f"/static/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"}
        for size in (192, 512)
    ]
    told = {
        "name": "Atoll",
        "short_name": "Atoll",
        "description": say("", Words("page-lobby-title"), language),
        "lang": language,
        "id": "/",
        "start_url": "/",
        "display": "standalone",
        "background_color": "#dfe9ea",
        "theme_color": "#0b7a75",
        "icons": icons + [{**icon, "purpose": "maskable"} for icon in icons],
    }
    return JSONResponse(told, media_type="application/manifest+json")


@router.get("/worker.js")
def worker() -> FileResponse:
    """The script that runs beside the pages; at the root, for it serves all of them."""
    headers = {"cache-control": "no-cache"}
    return FileResponse(STATIC / "worker.js", media_type="text/javascript", headers=headers)


@router.get("/away")
def away(request: Request) -> HTMLResponse:
    """What the worker shows when the house cannot be reached; it makes nobody known."""
    return HTMLResponse(fragment(request, "away.html"))
