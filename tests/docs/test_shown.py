"""What pages show without its being run is as it is: pieces of files, names, and what is only named in passing."""

import re
import tomllib
from dataclasses import fields

import pytest
from fluent.runtime import FluentBundle, FluentResource
from typer.main import get_command

import atoll
from atoll.cli.commands import app
from atoll.lessons.course import lessons
from atoll.puzzles.collection import Puzzle
from tests.docs.pages import FENCED, PAGES, read

INLINE = re.compile(r"`(atoll [a-z][^`\n]*)`")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def shown(page: str, language: str, holding: str) -> str:
    """The one block of a page in a language with something in it."""
    (found,) = [
        text for kind, text in FENCE.findall(read(page)) if kind == language and holding in text
    ]
    return str(found)


def test_every_block_is_in_a_language_that_is_looked_at() -> None:
    kinds = {(page, kind) for page in PAGES for kind, _ in FENCE.findall(read(page))}
    others = {(page, kind) for page, kind in kinds if kind != "python"}
    day = "docs/a-game-in-a-day.md"
    assert others == {(day, "text"), (day, "toml"), (day, "ftl"), ("docs/puzzles.md", "toml")}


@pytest.mark.parametrize(
    ("holding", "file"),
    [
        ("@rule", "tests/tribes/test_procreate.py"),
        ("contract(", "examples/konane/tests/test_contract.py"),
    ],
)
def test_tests_that_contributors_are_shown_are_there(holding: str, file: str) -> None:
    assert shown("CONTRIBUTING.md", "python", holding).removesuffix(" ...\n").strip() in read(file)


def test_the_puzzle_that_is_explained_is_one_of_the_example() -> None:
    (puzzle,) = tomllib.loads(shown("docs/puzzles.md", "toml", "[[puzzle]]"))["puzzle"]
    kept = tomllib.loads(read("examples/konane/src/konane/puzzles.toml"))["puzzle"]
    (found,) = [each for each in kept if each["id"] == puzzle["id"]]
    assert puzzle == found | {"position": puzzle["position"]}
    assert {*puzzle} == {field.name for field in fields(Puzzle)} - {"game"}


def test_the_lesson_that_is_explained_is_one_of_the_example() -> None:
    (lesson,) = tomllib.loads(shown("docs/a-game-in-a-day.md", "text", "[[lesson]]"))["lesson"]
    (step,) = lesson["step"]
    (found,) = [each for each in lessons(atoll.game("konane")) if each.id == lesson["id"]]
    assert step["id"] in [each.id for each in found.steps]
    known = {*found.steps[0].__dataclass_fields__}
    assert {*step} <= known


def test_a_state_has_what_the_page_begins_with() -> None:
    state = atoll.game("konane").new(seed=1)
    names = re.findall(
        r"^state\.(\w+)", shown("docs/a-game-in-a-day.md", "text", "state.seat "), re.MULTILINE
    )
    assert len(names) == 4
    assert [name for name in names if not hasattr(state, name)] == []


def test_the_message_that_translators_are_shown_speaks() -> None:
    text = re.findall(r"(?:^    .*\n)+", FENCED.sub("", read("docs/translate.md")), re.MULTILINE)[0]
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(re.sub("^    ", "", text, flags=re.MULTILINE)))
    message = bundle.get_message("take-tile")
    assert message.value is not None
    assert bundle.format_pattern(message.value, {"count": 1}) == ("Take a tile", [])
    told, mistakes = bundle.format_pattern(message.attributes["told"], {"count": 2, "who": "Ann"})
    assert (told, mistakes) == ("Ann takes 2 tiles.", [])


@pytest.mark.parametrize("page", [page for page in PAGES if INLINE.search(read(page))])
def test_commands_that_are_named_in_passing_are_there(page: str) -> None:
    for command in INLINE.findall(FENCED.sub("", read(page))):
        words = command.partition(" -- ")[0].split()  # behind it are the options of a server
        found = get_command(app).get_command(None, words[1])  # type: ignore[attr-defined]
        assert found is not None, command
        options = {name for each in found.params for name in each.opts}
        assert {word for word in words if re.match("--[a-z]", word)} <= options, command
