"""`atoll rules`: the ledger of a game, and which of its rules are proved by tests."""

from difflib import get_close_matches
from typing import Annotated

import typer

from atoll.cli import options
from atoll.cli.app import Mistake, mistakes
from atoll.cli.coverage import coverage, prefix, tests_folder
from atoll.cli.screen import console, find_rules, rule_line
from atoll.door import shelf
from atoll.engine.game import Game

GameOrNumber = Annotated[
    str | None, typer.Argument(metavar="[GAME]", help="A game, or the number of a rule.")
]
Number = Annotated[
    str | None, typer.Argument(metavar="[NUMBER]", help="A rule, as in TR-3.6, or a section.")
]
Search = Annotated[
    str | None, typer.Option("--search", "-s", metavar="TEXT", help="Rules that speak of this.")
]
Covered = Annotated[bool, typer.Option("--coverage", help="List the rules without a test.")]


def rules(
    game: GameOrNumber = None,
    number: Number = None,
    search: Search = None,
    covered: Covered = False,
    language: options.Language = None,
) -> None:
    """Read the rules by number.

    [bold]atoll rules tribes[/bold]                 all of them
    [bold]atoll rules TR-3.6[/bold]                 one of them
    [bold]atoll rules tribes --search shell[/bold]  those that speak of shells
    [bold]atoll rules tribes --coverage[/bold]      those that no test proves
    """
    spoken = options.language_of(language)
    chosen = game_of(game)
    if game is None and not covered and search is None:
        for each in shelf():
            print(f"{each.name}: {len(each.ledger)} rules; read them with: atoll rules {each.name}")
        return
    if chosen is not None and game is not None and game != chosen.name:
        number = game
    for each in [chosen] if chosen else those_that_speak_of(search, spoken):
        if covered:
            report_coverage(each)
        elif number is not None or search is not None:
            show_found(each, number, search, spoken)
        else:
            show_all(each, spoken)


def those_that_speak_of(search: str | None, language: str) -> list[Game]:
    """All games, or those with a rule that speaks of something."""
    found = [each for each in shelf() if search is None or find_rules(each, search, language)]
    if not found:
        raise Mistake(f"no rule of any game speaks of {search!r}")
    return found


def game_of(text: str | None) -> Game | None:
    """The game of a name or of a rule's number; None when nothing was said."""
    if text is None:
        return None
    for each in shelf():
        if prefix_of(each) == prefix(text.upper()) and "-" in text:
            return each
    return options.game_named(text)


def prefix_of(game: Game) -> str:
    """What the numbers of a game's rules begin with."""
    return prefix(next(iter(game.ledger.rules)))


def show_all(game: Game, language: str) -> None:
    out = console()
    section = None
    for rule in game.ledger.rules.values():
        if rule.section != section:
            section = rule.section
            out.print()
            out.print(section[language], style="bold underline")
        out.print(rule_line(game, rule, language))


def show_found(game: Game, number: str | None, search: str | None, language: str) -> None:
    text = number or search or ""
    found = find_rules(game, text, language)
    if number is not None:
        found = [rule for rule in found if rule.number.startswith(number.upper())]
    if not found and number is not None:
        near = get_close_matches(number.upper(), game.ledger.rules, 3)
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        raise Mistake(f"{game.title} has no rule {number!r}{hint}")
    if not found:
        raise Mistake(f"no rule of {game.title} speaks of {text!r}")
    for rule in found:
        console().print(rule_line(game, rule, language))


def report_coverage(game: Game) -> None:
    folder = tests_folder(game)
    if folder is None or not folder.is_dir():
        raise Mistake(
            "coverage needs a source checkout with its tests, and this is an installation"
        )
    with mistakes():
        found = coverage(game.ledger, folder)
    proved = len(found.tests) - len(found.missing)
    print(f"{game.title}: {proved} of {len(found.tests)} rules have a test")
    for number in found.missing:
        print(f"  no test: {number}  {game.ledger[number].text['en']}")
    for number, tests in found.unknown.items():
        print(f"  no such rule: {number}, cited by {', '.join(tests)}")
    if found.missing or found.unknown:
        raise typer.Exit(1)
