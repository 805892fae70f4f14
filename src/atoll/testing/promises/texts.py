"""The game's texts say the same in all languages: the same messages, in the same forms, of the same things."""

import ast
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax.ast import BaseNode, VariableReference
from fluent.syntax.visitor import Visitor

from atoll import Game
from atoll.testing.cases import every_game
from atoll.testing.printed import messages
from atoll.text import LANGUAGES, OWN_FORMS, has


class Facts(Visitor):
    """The facts a text speaks of; which of its forms a language needs is that language's matter."""

    def __init__(self, node: BaseNode, forms: set[str]) -> None:
        self.names: set[str] = set()
        self.forms = forms
        self.visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        name, _, form = node.id.name.rpartition("-")
        self.names.add(name if form in self.forms else node.id.name)


def shape(text: str) -> dict[str, set[str]]:
    """Every message and attribute of a Fluent file, with the facts it uses."""
    found: dict[str, set[str]] = {}
    entries = list(messages(text))
    forms = {each.id.name for entry in entries for each in entry.attributes} - set(OWN_FORMS)
    for entry in entries:
        key = entry.id.name
        assert key not in found, f"{key} stands twice"
        assert entry.value is not None, f"{key} says nothing"
        found[key] = Facts(entry.value, forms).names
        for attribute in entry.attributes:
            found[f"{key}.{attribute.id.name}"] = Facts(attribute.value, forms).names
    return found


@every_game
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same(game: Game, language: str) -> None:
    found = shape("\n".join(game.texts(language)))
    assert found
    assert found == shape("\n".join(game.texts(LANGUAGES[0])))


def written_keys(folder: Path) -> set[str]:
    """The keys that stand in the sources as they are, in all branches of a condition."""
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Words", "Refusal"):
                key = node.args[1 if ast.unparse(node.func) == "Refusal" else 0]
                branches = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
                found |= {str(each.value) for each in branches if isinstance(each, ast.Constant)}
    return found


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_rules_has_its_text(game: Game, language: str) -> None:
    keys = written_keys(Path(str(files(type(game).__module__))))
    assert keys
    assert not {key for key in keys if not has(game.name, key, language)}
