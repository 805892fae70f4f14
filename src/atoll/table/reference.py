"""What can be looked up: a game's rules by section, and the API's calls."""

from collections import Counter
from typing import Any, NamedTuple

from markupsafe import Markup

from atoll.draw.board import sign_alone
from atoll.engine.game import Game
from atoll.engine.ledger import Rule
from atoll.engine.words import Words
from atoll.lessons.glance import Sheet, glance_of
from atoll.text import has, say


class Part(NamedTuple):
    """A part as the rules list it."""

    name: str
    said: bool  # in the reader's language; otherwise as its file calls it
    source: str
    note: str


def sections(game: Game, language: str) -> list[tuple[str, list[Rule]]]:
    """The rules under the headings of their sections, in the ledger's order."""
    found: dict[str, list[Rule]] = {}
    for rule in game.ledger.rules.values():
        found.setdefault(rule.section[language], []).append(rule)
    return list(found.items())


def origins(game: Game) -> list[str]:
    """Where the rules come from, the most frequent first."""
    counted = Counter(rule.origin for rule in game.ledger.rules.values())
    return [origin for origin, _ in counted.most_common()]


def parts(game: Game, language: str) -> list[tuple[str, list[Part]]]:
    """The parts of a game by their kinds."""
    found: dict[str, list[Part]] = {}
    for kind, name, source, note in game.parts().entries:
        said = called(game, kind, name, language)
        found.setdefault(kind, []).append(Part(said or name, bool(said), source, note))
    return list(found.items())


def called(game: Game, kind: str, name: str, language: str) -> str:
    """What the game's own words call a part, or its room `noted` one without a name; else empty."""
    page = glance_of(game)
    key = page.called(kind, name) if page else f"{kind}-{name}"
    if name and has(game.name, key, language):
        return say(game.name, Words(key), language)
    words = game.room("noted").part(game.parts(), kind, name) if game.has_room("noted") else None
    return "" if words is None else say(game.name, words, language)


def glance(game: Game, language: str, shape: str) -> dict[str, Any] | None:
    """The game at a glance: its picture, what is said of it with the pieces spoken of, and pictures of the
    parts; None if the game brings no such page."""
    found = glance_of(game)
    if found is None:
        return None
    said = [
        (part, say(game.name, Words(f"glance-{part}"), language), points)
        for part, points in found.points.items()
    ]
    signs = game.board.signs()
    return {
        "picture": drawn(game, found.sheets[0], language, shape),
        "said": said,
        "shown": {
            kind: (number, piece)
            for number, sheet in enumerate(found.sheets)
            for kind, piece in sheet.shown.items()
        },
        "signs": {kind: Markup(sign_alone(signs[sign])) for kind, sign in found.signs.items()},
    }


def sheets(game: Game, language: str) -> list[Markup]:
    """The drawings that show the parts of a game."""
    found = glance_of(game)
    return [drawn(game, each, language, "wide") for each in found.sheets] if found else []


def drawn(game: Game, sheet: Sheet, language: str, shape: str) -> Markup:
    view = sheet.record.replay().view(sheet.seat)
    return Markup(game.draw(view, seat=sheet.seat, language=language, shape=shape, style=False))


def calls(schema: dict[str, Any]) -> list[dict[str, Any]]:
    """The API's calls as its OpenAPI schema describes them."""
    return [
        {
            "method": method.upper(),
            "path": path,
            "id": call["operationId"],
            "says": call.get("description", call["summary"]),
            "asks": [
                field(each["name"], each["schema"], each.get("required", False))
                for each in call.get("parameters", [])
                if each["in"] == "query"
            ],
            "body": body(call, schema),
        }
        for path, methods in schema["paths"].items()
        for method, call in methods.items()
    ]


def body(call: dict[str, Any], schema: dict[str, Any]) -> list[dict[str, Any]]:
    """The fields of the JSON that a call is sent."""
    content = call.get("requestBody", {}).get("content", {}).get("application/json")
    if content is None:
        return []
    model = named(content["schema"], schema)
    required = model.get("required", [])
    return [
        field(name, each, name in required, schema) for name, each in model["properties"].items()
    ]


def field(
    name: str, each: dict[str, Any], required: bool, schema: dict[str, Any] | None = None
) -> dict[str, Any]:
    return {
        "name": name,
        "kind": kind(each, schema or {}),
        "required": required,
        "default": each.get("default"),
        "says": each.get("description", ""),
    }


def kind(each: dict[str, Any], schema: dict[str, Any]) -> str:
    """A field's type in a few words."""
    if "$ref" in each:
        model = named(each, schema)
        return "{" + ", ".join(model["properties"]) + "}"
    if "anyOf" in each:
        return " | ".join(kind(one, schema) for one in each["anyOf"])
    if each.get("type") == "array":
        return f"[{kind(each['items'], schema)}]"
    return str(each.get("type", "any"))


def named(reference: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    """The model a reference points to."""
    if "$ref" not in reference:
        return reference
    found = schema["components"]["schemas"][reference["$ref"].rpartition("/")[2]]
    assert isinstance(found, dict)
    return found
