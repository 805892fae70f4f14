"""Pages from templates: in the viewer's language and looks, for a viewer who is known from then on."""

from collections.abc import Mapping, MutableMapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from atoll.draw.board import Board, sign_alone
from atoll.draw.elements import Element, rect
from atoll.draw.pieces import mark
from atoll.engine.words import Fact, numeral
from atoll.table.house import house_of, viewer_of
from atoll.table.identity import COOKIE, YEAR
from atoll.table.looks import NAME, Tastes
from atoll.text import LANGUAGES, has, sentence
from atoll.version import VERSION

TEMPLATES = Path(__file__).parent / "templates"
STATIC = Path(__file__).parent / "static"
MARK = 16
# What all boards say in the same way.
HOUSE_SIGNS = {
    "page-sign-choosable": rect(3, -9, 18, 18, "fill-card stroke-glow", rx=5, stroke_width=3),
    "page-sign-refused": rect(3, -9, 18, 18, "none stroke-soft", rx=5, stroke_dasharray="3 3"),
}


@dataclass(frozen=True)
class Speaker:
    """Says words in one language, those of a game included."""

    language: str
    game: str = ""

    def __call__(self, key: str, **facts: Fact) -> str:
        return sentence(self.game, self.language, key, tuple(facts.items()))

    def of(self, game: str) -> "Speaker":
        return Speaker(self.language, game)

    def knows(self, key: str) -> bool:
        return has(self.game, key, self.language)


@cache
def seat_mark(seat: int) -> Markup:
    """A seat's shape in its colour, as a small picture beside its name."""
    shape = mark(seat, MARK / 2, MARK / 2, MARK - 3)
    picture = Element("svg", shape, viewBox=f"0 0 {MARK} {MARK}", class_="mark", aria_hidden="true")
    return Markup(picture)


def legend(board: Board[Any], t: Speaker) -> list[tuple[Markup, str]]:
    """The signs of a game's board, each with what it means; first those of all boards."""
    return told_signs(HOUSE_SIGNS, t) + told_signs(board.signs(), t)


def told_signs(signs: Mapping[str, Element], t: Speaker) -> list[tuple[Markup, str]]:
    """Signs as pictures of their own, each with what it means."""
    found = [(sign, t(key)) for key, sign in signs.items()]
    return [(Markup(sign_alone(sign)), text[:1].upper() + text[1:]) for sign, text in found]


def ticked(text: str) -> Markup:
    """Text in which `backticks` mark code."""
    parts = text.split("`")
    return Markup("").join(
        Markup("<code>{}</code>").format(part) if i % 2 else part for i, part in enumerate(parts)
    )


class Pages(Environment):
    """What templates know: most of it is plain data, so its entries are looked for first."""

    def getattr(self, obj: Any, attribute: str) -> Any:
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)

    def make_globals(self, own: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Every look at a template goes through all of these: a dictionary is the fastest."""
        return {**self.globals, **(own or {})}


def environment() -> Environment:
    found = Pages(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        auto_reload=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.filters.update(ticked=ticked, numeral=numeral)
    found.globals.update(seat_mark=seat_mark, legend=legend, version=VERSION, languages=LANGUAGES)
    return found


TEMPLATE = environment()


def surroundings(request: Request) -> dict[str, Any]:
    """What all templates need to know of who asks."""
    viewer = viewer_of(request)
    return {
        "t": Speaker(viewer.language),
        "language": viewer.language,
        "tastes": Tastes.of(request),
        "own_name": unquote(request.cookies.get(NAME, ""))[:24],
        "path": request.scope["path"],
    }


def fragment(request: Request, template: str, texts: str = "", **context: Any) -> str:
    """A template with what all of them need; `texts` names the game whose words it uses."""
    around = surroundings(request)
    around["t"] = around["t"].of(texts)
    return TEMPLATE.get_template(template).render(around | context)


def page(
    request: Request, template: str, texts: str = "", status: int = 200, **context: Any
) -> HTMLResponse:
    """A whole page; the first one a stranger sees makes them known."""
    answer = HTMLResponse(fragment(request, template, texts, **context), status)
    if not viewer_of(request).holder:
        introduce(request, answer)
    return answer


def introduce(request: Request, answer: HTMLResponse) -> None:
    """Give a stranger a secret: whoever holds it sits on the seats it takes."""
    hand_over(request, answer, house_of(request).identities.new())


def hand_over(request: Request, answer: Response, token: str) -> None:
    """Let the browser keep a secret, out of reach of scripts."""
    answer.set_cookie(
        COOKIE,
        token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
