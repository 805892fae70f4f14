"""`atoll new-game`: a package with a small game in it, to begin with."""

import keyword
import re
import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

import atoll
from atoll.cli.app import Mistake, mistakes
from atoll.cli.coverage import prefix
from atoll.door import entries, shelf

TEMPLATE = Path(atoll.__file__).parent / "template"
NAME = re.compile("[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 30

Name = Annotated[
    str, typer.Argument(metavar="NAME", help="Of the game and its package, as in sea_stones.")
]
Into = Annotated[
    Path, typer.Option("--into", metavar="FOLDER", help="Where the new folder is made.")
]


def new_game(name: Name, into: Into = Path()) -> None:
    """Lay out a package with a small game in it; its README says what to change first.

    [bold]atoll new-game sea_stones[/bold]
    [bold]pip install -e 'sea_stones\\[dev]'[/bold]
    [bold]pytest sea_stones[/bold]
    """
    check_name(name)
    folder = into / name
    if folder.exists():
        raise Mistake(f"{folder} exists already; take another name, or --into another folder")
    if not into.is_dir():
        raise Mistake(f"{into}: there is no such folder")
    check_free(name)
    with mistakes():
        lay_out(name, folder)
    print(f"{folder}: {title(name)}, a small game to begin with. Next:")
    print(f"  pip install -e '{folder}[dev]'")
    print(f"  pytest {folder}")
    print(f"  atoll play {name}")
    print(f"{folder / 'README.md'} says what to change first.")


def check_name(name: str) -> None:
    """A name that a package can have."""
    if not NAME.fullmatch(name) or not 1 < len(name) <= LONGEST:
        near = re.sub("[^a-z0-9]+", "_", name.lower()).strip("_0123456789")[:LONGEST].strip("_")
        hint = f"; did you mean {near!r}?" if NAME.fullmatch(near) and len(near) > 1 else ""
        raise Mistake(
            f"{name!r} is no name for a game: use 2 to {LONGEST} small letters, digits and single "
            f"underscores, a letter first{hint}"
        )


def check_free(name: str) -> None:
    """A name that nothing else has."""
    if name in entries():
        raise Mistake(f"there is a game {name!r} already; `atoll games` lists them")
    if keyword.iskeyword(name) or keyword.issoftkeyword(name) or find_spec(name) is not None:
        raise Mistake(f"{name!r} means something else in Python already; take another name")


def lay_out(name: str, folder: Path) -> None:
    """Copy the template, with the new name in place of its own."""
    shutil.copytree(TEMPLATE, folder, ignore=shutil.ignore_patterns("__pycache__", ".*"))
    (folder / "src" / "mygame").rename(folder / "src" / name)
    called = {
        "mygame": name,
        "My Game": title(name),
        "MyGame": title(name).replace(" ", ""),
        "MG-": f"{free_prefix(name)}-",
    }
    for file in [path for path in folder.rglob("*") if path.is_file()]:
        text = file.read_text(encoding="utf-8")
        for old, new in called.items():
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8")


def title(name: str) -> str:
    return " ".join(word.capitalize() for word in name.split("_"))


def free_prefix(name: str) -> str:
    """Two letters for the numbers of the rules that no other game has."""
    taken = {prefix(next(iter(game.ledger.rules))) for game in shelf()}
    letters = [letter for letter in name.upper() if letter.isascii() and letter.isalpha()]
    found = [f"{letters[0]}{letter}" for letter in [*letters[1:], *"XYZABCDEFGHIJKLMNOPQRSTUVW"]]
    return next(each for each in found if each not in taken)
