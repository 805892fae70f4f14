"""`atoll lesson`: a game's lessons at the terminal."""

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from atoll.cli import options
from atoll.cli.app import INTERRUPTED, Mistake
from atoll.cli.screen import GLOW, Screen, console, typed
from atoll.engine.game import Game
from atoll.engine.session import Choice, choices
from atoll.engine.words import IllegalMove, Words
from atoll.lessons.attempt import READ_ON, Attempt, NotWelcome
from atoll.lessons.course import Lesson, lessons
from atoll.text import say

Number = Annotated[
    int | None, typer.Argument(metavar="[N]", help="Which lesson; none: all of them.")
]


def lesson(
    game: options.GameName, number: Number = None, language: options.Language = None
) -> None:
    """Learn a game by its lessons; without a number they are listed.

    [bold]atoll lesson tribes[/bold]      what there is to learn
    [bold]atoll lesson tribes 1[/bold]    the first lesson
    """
    spoken = options.language_of(language)
    chosen = options.game_named(game)
    found = lessons(chosen)
    if not found:
        raise Mistake(f"{chosen.name} has no lessons; its rules: atoll rules {chosen.name}")
    if number is None:
        console().print(listed(chosen, found, spoken))
    elif 1 <= number <= len(found):
        taught(found[number - 1], spoken)
    else:
        raise Mistake(f"{chosen.name} has no lesson {number}; there are 1 to {len(found)}")


def listed(game: Game, found: Sequence[Lesson], language: str) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style=GLOW)
    table.add_column(style="bold")
    table.add_column()
    for each in found:
        words = Words(each.key)
        title, about = (say(game.name, words, language, form) for form in ("", "about"))
        table.add_row(str(each.number), title, about)
    return table


def taught(found: Lesson, language: str) -> None:
    learner = Learner(Attempt(found), language)
    try:
        learner.learn()
    except EOFError:
        print()
        raise typer.Exit from None
    except KeyboardInterrupt:
        print()
        raise typer.Exit(INTERRUPTED) from None


class Learner:
    """Somebody at a lesson: told, asked, helped on."""

    def __init__(self, attempt: Attempt, language: str) -> None:
        self.attempt = attempt
        self.language = language
        self.screen = Screen(attempt.session, language, [attempt.seat])

    def learn(self) -> None:
        found = self.attempt.lesson
        self.tell(found.key, style="bold")
        self.screen.say("cli-lesson-how", "dim")
        while self.attempt.step is not None:
            self.go_on()
        self.board([])
        self.tell(found.key, "done", GLOW)
        if found.number < len(lessons(found.game)):
            following = f"atoll lesson {found.game.name} {found.number + 1}"
            self.screen.say("cli-lesson-next", command=following)

    def tell(self, key: str, form: str = "", style: str = "") -> None:
        game = self.attempt.lesson.game.name
        self.screen.console.print(Text(say(game, Words(key), self.language, form), style))

    def board(self, offered: list[Choice]) -> None:
        self.screen.console.print()
        seat = self.attempt.seat
        self.screen.board(self.attempt.session.state, seat, choices=offered)
        self.screen.console.print()

    def go_on(self) -> None:
        """One sentence: read it, or make a move that is welcome."""
        step = self.attempt.step
        assert step is not None
        state = self.attempt.session.state
        offered = choices(state, self.language) if self.attempt.asked else []
        self.board(offered)
        self.tell(step.key, style="bold")
        if not self.attempt.asked:
            self.ask("cli-lesson-read")
            self.attempt.take(READ_ON)
            return
        self.screen.prompt(state)
        self.screen.offer(offered)
        while not self.tried(self.ask("cli-lesson-prompt"), offered):
            pass

    def ask(self, prompt: str) -> str:
        text = typed(self.screen.word(prompt))
        if text.lower() in ("q", "quit"):
            raise EOFError
        return text

    def tried(self, text: str, offered: list[Choice]) -> bool:
        """Try what was typed; true if it leads on. What is not welcome or not allowed says why."""
        if text.lower() in ("h", "hint"):
            state = self.attempt.session.state
            best = state.parse(self.attempt.welcome()[0])
            self.screen.say("cli-lesson-hint", move=state.describe(best, self.language))
            return False
        text = text.removeprefix("why ")  # a move that is refused says why when it is tried
        if text.isdecimal() and 0 < int(text) <= len(offered):
            text = offered[int(text) - 1].notation
        before = len(self.attempt.session.plies)
        try:
            self.attempt.take(text)
        except NotWelcome as error:
            self.tell(error.step.key, error.form)
        except IllegalMove as error:
            self.screen.refusal(error.refusal)
        except ValueError:
            self.screen.say("cli-lesson-no-such", text=text)
        else:
            for ply in self.attempt.session.plies[before:]:
                self.screen.told(ply.story)
            return True
        return False
