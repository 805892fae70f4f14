"""What the documentation says that the program knows better: a page for every game, and the figures.

MkDocs calls these hooks (`mkdocs.yml`); nothing of what they write is kept in the repository.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from atoll.door import HOUSE, brought_by, shelf
from atoll.engine.game import Game
from atoll.engine.words import Words
from atoll.table.render import Speaker
from atoll.table.shelf import option_card, picture
from atoll.text import say

BY_THEME = r"!\1-light\2#only-light)!\1-dark\2#only-dark)"
ROOT = Path(__file__).parent.parent
FIGURES: list[dict[str, Any]] = tomllib.loads((ROOT / "docs/figures.toml").read_text("utf-8"))[
    "figure"
]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what is made here to what was written by hand."""
    games = [game for game in shelf() if brought_by(game.name) == HOUSE]
    made = {"figures.md": "\n".join(figures_page(games))}
    for game in games:
        made[f"games/{game.name}.md"] = "\n".join(game_page(game))
        for theme in ("light", "dark"):
            made[f"games/{game.name}-{theme}.svg"] = picture(game.name, "en", theme)
    for name, text in made.items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """A picture that is there in light and in dark is shown as the page is. Files beside the documentation
    are named, not linked: the site stands alone."""
    markdown = re.sub(r"!(\[[^]]*\]\([^)]*)-light(\.\w+)\)", BY_THEME, markdown)
    if "/" in page.file.src_uri:
        return markdown
    return re.sub(r"\[`?([^]`]*)`?\]\(\.\./([^)]+)\)", beside, markdown)


def beside(link: re.Match[str]) -> str:
    """A file or folder beside the documentation, in words."""
    words, place = link.groups()
    return f"`{place}`" if words.rstrip("/") == place else f"{words} (`{place}`)"


def table(heads: list[str], rows: list[list[str]]) -> Iterator[str]:
    for cells in (heads, ["---"] * len(heads), *rows):
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
    yield ""


def game_page(game: Game) -> Iterator[str]:
    """One game: what it is, how it is chosen, its numbers, its bots, and what is not printed."""

    def said(key: str) -> str:
        return say(game.name, Words(key), "en")

    yield from (f"# {game.title}", "", said("game-blurb"), "")
    yield f"Seats: {', '.join(map(str, game.seats))} · {said('game-length')} · {said('game-weight')} weight"
    yield from ("", f"![{game.title}, a position of a game]({game.name}-light.svg)", "")
    yield from ("## Play", "", f"    atoll play {game.name}", f"    atoll rules {game.name}", "")
    yield from options(game)
    yield from numbers(game)
    yield from (
        "## Bots",
        "",
        "[Minds](../minds.md) says how they learn and what each level means.",
    )
    yield from ("", *figures(game.name))
    yield from reconstructed(game)


def options(game: Game) -> Iterator[str]:
    yield from ("## Modes and options", "")
    if not game.options:
        yield from ("It has none.", "")
        return
    rows = []
    for option in game.options:
        card = option_card(option, Speaker("en", game.name))
        values = "; ".join(chosen(str(value).lower(), words) for value, words, *_ in card["values"])
        seats = ", ".join(map(str, option.seats or game.seats))
        rows.append([f"`{option.name}`", card["label"], values, seats])
    yield from table(["option", "what it is", "values, the first by default", "seats"], rows)


def chosen(value: str, words: str) -> str:
    """What is typed, and what it means, unless that is the same."""
    return f"`{value}`" if words == value else f"`{value}` {words.removeprefix(f'{value}: ')}"


def numbers(game: Game) -> Iterator[str]:
    """The encoding and the actions, as environments and minds have them."""
    yield from ("## In numbers", "", f"    atoll encode {game.name}")
    yield from (f"    atoll encode {game.name} --actions", "")
    sizes = [
        [str(seats), f"{game.encoding(seats).size:,}", f"{game.actions(seats).count:,}"]
        for seats in game.seats
    ]
    yield from table(["seats", "numbers in an observation", "actions"], sizes)
    seats = game.seats[-1]
    encoding, actions = game.encoding(seats), game.actions(seats)
    yield from (f'??? note "The fields of an observation with {seats} seats"', "")
    spans = [
        [f"`{span.name}`", "×".join(map(str, span.shape)), str(span.first), str(span.most)]
        for span in encoding.spans
    ]
    yield from indented(table(["field", "shape", "from", "at most"], spans))
    yield from (f'??? note "The actions with {seats} seats, by decision"', "")
    firsts = list(actions.first.items())
    ends = [*(first for _, first in firsts[1:]), actions.count]
    rows = [
        [f"`{matter}`", str(first), str(end - first)]
        for (matter, first), end in zip(firsts, ends, strict=True)
    ]
    yield from indented(table(["decision", "from", "actions"], rows))


def indented(lines: Iterator[str]) -> Iterator[str]:
    for line in lines:
        yield f"    {line}" if line else ""


def reconstructed(game: Game) -> Iterator[str]:
    """Which parts are not known from the rulebook or from elsewhere."""
    entries = game.parts().entries
    counts = Counter(source for _, _, source, _ in entries)
    yield from ("## Where its parts come from", "", f"    atoll parts {game.name}", "")
    yield ", ".join(f"{count} entries: {source}" for source, count in counts.most_common()) + "."
    rows = [[kind, name, note] for kind, name, source, note in entries if source == "reconstructed"]
    if rows:
        yield from ("", f'??? note "What is reconstructed: {len(rows)} entries"', "")
        yield from indented(table(["table", "entry", "why so"], rows))


def figures(about: str) -> Iterator[str]:
    """What was measured of one thing, with the command that measures it and the date."""
    rows = [
        [each["what"], each["result"], command(each["command"]), whole(each["date"])]
        for each in FIGURES
        if each["about"] == about
    ]
    if rows:
        yield from table(["what", "measured", "by", "on"], rows)


def whole(words: object) -> str:
    """In one piece, however narrow the table is."""
    return f'<span class="whole">{words}</span>'


def command(words: str) -> str:
    """Its lines end between options, not within them."""
    return (
        "<code>" + re.sub(r"--\w+(?: [^-\s]\S*)?", lambda found: whole(found[0]), words) + "</code>"
    )


def figures_page(games: list[Game]) -> Iterator[str]:
    yield from ("# How fast, how strong", "")
    yield "Measured on two cores of a cloud machine, often beside other work; the commands measure yours."
    yield "Shares of games have their 95 % interval in brackets. Seeds from 10,000,000 on were never learned from."
    yield ""
    for about, title in [("speed", "Speed"), *((game.name, game.title) for game in games)]:
        yield from (f"## {title}", "", *figures(about))
