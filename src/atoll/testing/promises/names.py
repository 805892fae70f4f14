"""One name, one value: a reader who has met a constant of a game knows it in all its rooms.

Only pictures have measures of their own: what is a gap in one block is no gap in another.
"""

import ast
from collections import defaultdict
from pathlib import Path

from atoll import Game
from atoll.testing.cases import every_game


def constants(path: Path) -> dict[str, str]:
    """What a module's constants are set to, as it is written there."""
    found = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name) and target.id.isupper():
                    found[target.id] = ast.unparse(node.value)
    return found


def meanings(home: Path) -> dict[str, dict[str, list[str]]]:
    """For every constant of a game, its values, each with the rooms that give it."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for path in sorted(home.rglob("*.py")):
        if path.relative_to(home).parts[0] in ("board", "board.py", "terminal.py"):
            continue
        for name, value in constants(path).items():
            found[name][value].append(str(path.relative_to(home)))
    return found


def ambiguous(game: Game) -> dict[str, dict[str, list[str]]]:
    """The constants of a game that have several values."""
    home = Path(str(game.room("state").__file__)).parent
    return {name: dict(values) for name, values in meanings(home).items() if len(values) > 1}


@every_game
def test_one_name_has_one_value_within_a_game(game: Game) -> None:
    assert ambiguous(game) == {}
