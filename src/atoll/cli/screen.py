"""What the commands show of a game: the board, the choices, the log, the scores, the rules."""

import sys
from collections.abc import Iterable, Mapping, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from atoll.bots import Bot
from atoll.engine.game import Game
from atoll.engine.ledger import Rule
from atoll.engine.session import Choice, Session
from atoll.engine.state import State
from atoll.engine.words import Fact, Refusal, Told, Words
from atoll.text import has, say, seat_names, tell

GLOW = "bold #f5b453"
REFUSED_SHOWN = 10


def console(stderr: bool = False) -> Console:
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def typed(prompt: str) -> str:
    """A line from the keyboard, or from a pipe; then it is shown too, so that all can be read."""
    text = input(f"{prompt} ").strip()
    if not sys.stdin.isatty():
        print(text)
    return text


class Screen:
    """Speaks of one session, in one language."""

    def __init__(self, session: Session, language: str, people: Sequence[int] = ()) -> None:
        self.session = session
        self.game = session.record.game
        self.language = language
        self.people = people
        self.console = console()

    @property
    def names(self) -> list[str]:
        """What the seats are called now: in some games that is settled while they are played."""
        return seat_names(self.session.state, self.language)

    @property
    def titles(self) -> list[str]:
        you = self.word("cli-you")
        return [
            f"{name} ({you})" if seat in self.people else name
            for seat, name in enumerate(self.names)
        ]

    def word(self, key: str, **facts: Fact) -> str:
        return say(self.game.name, Words(key, facts), self.language)

    def welcome(self, bots: Mapping[int, Bot]) -> None:
        """Which game it is, and who else sits there."""
        record = self.session.record
        self.say(
            "cli-welcome", "bold", game=self.game.title, seats=record.seats, seed=str(record.seed)
        )
        for seat, player in bots.items():
            self.say("cli-bot-sits", who=self.names[seat], bot=player.name)

    def say(self, key: str, style: str = "", **facts: Fact) -> None:
        self.console.print(self.word(key, **facts), style=style)

    def board(
        self,
        state: State,
        viewer: int | None,
        seat: int | None = None,
        choices: Sequence[Choice] = (),
    ) -> None:
        """The table as somebody sees it; a spectator looks at what lies before a seat."""
        self.console.print(
            self.game.terminal(
                state.view(viewer),
                choices=choices,
                seat=seat if viewer is None else viewer,
                language=self.language,
                names=self.titles,
            )
        )

    def prompt(self, state: State) -> None:
        self.console.print()
        self.console.print(
            Text.assemble((f"{self.titles[state.seat]}: ", "bold"), state.prompt(self.language))
        )

    def offer(self, choices: Sequence[Choice]) -> None:
        """The legal choices by number, and in one line what is refused now."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style=GLOW, no_wrap=True)
        table.add_column()
        table.add_column(style="dim")
        table.add_column(style="dim italic", no_wrap=True)
        refused = []
        for number, choice in enumerate(choices, 1):
            if choice.refusal is None:
                table.add_row(str(number), choice.text, choice.detail, choice.notation)
            else:
                refused.append(f"{number}:{choice.notation}")
        self.console.print(table)
        if refused:
            shown = " · ".join(refused[:REFUSED_SHOWN])
            more = len(refused) - REFUSED_SHOWN
            if more > 0:
                shown += f" · {self.word('cli-more', n=more)}"
            first = len(choices) - len(refused) + 1
            self.say("cli-refused", "dim", moves=shown, first=first)

    def told(self, story: Iterable[Told]) -> None:
        """Lines of the log."""
        names = self.names
        for line in story:
            sentence = tell(self.game.name, line, names, self.language)
            self.console.print(Text.assemble(("  ", ""), sentence))

    def refusal(self, refusal: Refusal) -> None:
        """Why not: the facts, then the rule itself."""
        sentence = say(self.game.name, refusal.words, self.language)
        self.console.print(Text.assemble(sentence, (f" ({refusal.rule})", "bold")))
        if refusal.rule in self.game.ledger:
            self.rule(self.game.ledger[refusal.rule])

    def rule(self, rule: Rule) -> None:
        self.console.print(rule_line(self.game, rule, self.language), style="dim")

    def scores(self, state: State, viewer: int | None = None) -> None:
        """Every seat's score by its sources, as far as the viewer may know it."""
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column("")
        for title in self.titles:
            table.add_column(title, justify="right")
        known = state.known_scores(viewer)
        parts = [state.breakdown(seat) for seat in range(len(self.titles))]
        for source in parts[0]:
            points = zip(parts, known, strict=True)
            table.add_row(
                self.source(source),
                *("?" if total is None else str(each[source]) for each, total in points),
            )
        totals = ("?" if total is None else str(total) for total in known)
        table.add_row(self.word("cli-total"), *totals, style="bold")
        self.console.print(table)

    def source(self, source: str) -> str:
        """What a part of a score is called."""
        key = f"breakdown-{source}"
        return self.word(key) if has(self.game.name, key, self.language) else source

    def result(self, state: State) -> None:
        """The end: who has won, and by what."""
        winners = [self.titles[seat] for seat in state.winners()]
        self.scores(state)
        if winners:
            self.say("cli-winners", GLOW, names=" & ".join(winners), n=len(winners))
        else:
            self.say("nobody-won", GLOW)

    def rules(self, text: str) -> bool:
        """The rules that a number or a word finds; false when it finds none."""
        found = find_rules(self.game, text, self.language)
        for rule in found:
            self.rule(rule)
        if not found:
            self.say("cli-no-rule", text=text)
        return bool(found)


def rule_line(game: Game, rule: Rule, language: str) -> Text:
    """A rule as it is printed: what does not stand in the rulebook says so."""
    line = Text.assemble((rule.number, "bold"), "  ", rule.text[language])
    if rule.origin != "rulebook":
        origin = say(game.name, Words(f"cli-origin-{rule.origin}"), language)
        line.append(f"  ({origin})", "dim")
    return line


def find_rules(game: Game, text: str, language: str) -> list[Rule]:
    """A rule by its number, all rules of a section's number, or those that speak of a word."""
    rules = game.ledger.rules
    number = text.upper()
    if number in rules:
        return [rules[number]]
    section = [rule for rule in rules.values() if rule.number.startswith(f"{number}.")]
    wanted = text.lower()
    return section or [rule for rule in rules.values() if wanted in rule.text[language].lower()]
