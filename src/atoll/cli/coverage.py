"""Which rules of a ledger the tests of the source checkout prove."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from atoll.engine.game import Game
from atoll.engine.ledger import Ledger


@dataclass(frozen=True)
class Coverage:
    """What the tests cite, held against the ledger."""

    tests: dict[str, list[str]]  # for every rule, the tests that cite it
    missing: list[str]  # rules that no test cites
    unknown: dict[str, list[str]]  # numbers that no rule has, and who cites them


def tests_folder(game: Game) -> Path | None:
    """The tests beside a game's source; None when it is no source checkout that is installed."""
    package = type(game).__module__.partition(".")[0]
    home = Path(str(import_module(package).__file__)).parent
    for root in (home.parent, home.parent.parent):
        if (root / "pyproject.toml").is_file():
            return root / "tests"
    return None


def coverage(ledger: Ledger, folder: Path) -> Coverage:
    """Hold the tests in a folder against a ledger; other prefixes are other games' business."""
    own = {prefix(number) for number in ledger.rules}
    tests: dict[str, list[str]] = {number: [] for number in ledger.rules}
    unknown: dict[str, list[str]] = {}
    for number, test in citations(folder):
        if number in ledger:
            tests[number].append(test)
        elif prefix(number) in own:
            unknown.setdefault(number, []).append(test)
    missing = [number for number, citing in tests.items() if not citing]
    return Coverage(tests, missing, unknown)


def citations(folder: Path) -> Iterator[tuple[str, str]]:
    """Every rule that a test function is marked with, and the test as `file::name`."""
    for file in sorted(folder.rglob("test_*.py")):
        for number, test in marked(file.read_text(encoding="utf-8")):
            yield number, f"{file.relative_to(folder)}::{test}"


@cache
def marked(text: str) -> list[tuple[str, str]]:
    """The same for one file's text, which need not be read twice for several games."""
    return [
        (number, node.name)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test")
        for mark in node.decorator_list
        for number in numbers(mark)
    ]


def numbers(mark: ast.expr) -> list[str]:
    """The numbers in `@rule("TR-4.2", ...)`; none for any other decorator."""
    if not isinstance(mark, ast.Call):
        return []
    called = mark.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    if name != "rule":
        return []
    return [
        argument.value
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def prefix(number: str) -> str:
    return number.partition("-")[0]
