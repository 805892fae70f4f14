"""A person at the terminal: asked, advised, refused with reasons, and let back."""

from collections.abc import Callable
from pathlib import Path

from atoll.bots import bot
from atoll.bots.mcts import Mcts
from atoll.cli.app import Mistake
from atoll.cli.screen import Screen, typed
from atoll.cli.table import Table
from atoll.engine.session import Choice, as_choice, choices
from atoll.engine.words import Refusal

ADVISER = "mcts:400"
ADVICE = 3  # how many moves a hint compares
LOG = 20  # how many lines `log` shows


class Left(Exception):
    """The person has left the table."""


class Person:
    """Everybody who plays at this keyboard."""

    def __init__(self, table: Table, screen: Screen, fast: bool) -> None:
        self.table = table
        self.session = table.session
        self.screen = screen
        self.fast = fast
        self.offered: list[Choice] = []
        self.ahead = ""  # typed before it was asked for
        self.commands: dict[str, Callable[[str], bool]] = {
            "u": self.undo,
            "h": self.hint,
            "?": self.why,
            "s": self.save,
            "l": self.log,
            "b": self.board,
            "q": self.quit,
            "undo": self.undo,
            "hint": self.hint,
            "why": self.why,
            "save": self.save,
            "log": self.log,
            "board": self.board,
            "score": self.score,
            "rules": self.rules,
            "help": self.help,
            "quit": self.quit,
        }

    def play(self) -> None:
        """The whole game, from wherever it stands."""
        self.screen.welcome(self.table.bots)
        self.screen.say("cli-how")
        while not self.session.state.over:
            if self.session.state.seat in self.table.bots:
                self.bot_turn()
            else:
                self.turn()
        self.end()

    def end(self) -> None:
        self.screen.board(self.session.state, None)
        self.screen.result(self.session.state)
        self.screen.say("cli-look-again", file=str(self.table.keep()))

    def leave(self) -> None:
        """Keep the game, and say how to come back to it."""
        self.screen.console.print()
        self.screen.say("cli-left", n=len(self.session.plies))
        if self.session.plies:
            self.screen.say("cli-come-back", file=str(self.table.keep()))

    # A decision

    def bot_turn(self) -> None:
        seat = self.session.state.seat
        thinking = self.screen.word(
            "cli-thinking", who=self.screen.names[seat], bot=self.table.bots[seat].name
        )
        with self.screen.console.status(thinking):
            story = self.table.bot_plays()
        self.screen.told(story)

    def turn(self) -> None:
        """Ask until something is decided or taken back."""
        if self.table.file is not None:
            self.table.keep()
        self.offered = choices(self.session.state, self.screen.language)
        self.board("")
        answer, self.ahead = self.ahead, ""
        while not self.answer(answer):
            answer = self.read("cli-prompt")

    def read(self, prompt: str) -> str:
        try:
            return typed(self.screen.word(prompt))
        except EOFError:
            raise Left from None

    def answer(self, text: str) -> bool:
        """Do what was typed; true when the position has changed."""
        if not text:
            return False
        word, _, rest = text.partition(" ")
        if word[0] == "?":
            word, rest = "?", f"{word[1:]} {rest}"
        command = self.commands.get(word.lower())
        if command is not None:
            return command(rest.strip())
        choice = self.choice(text)
        if choice is None:
            self.screen.say("cli-no-such", text=text, n=len(self.legal()))
            return False
        if choice.refusal is not None:
            self.screen.refusal(choice.refusal)
            return False
        self.decide(choice)
        return True

    def legal(self) -> list[Choice]:
        return [choice for choice in self.offered if choice.refusal is None]

    def choice(self, text: str) -> Choice | None:
        """What a number or a notation means among what is offered."""
        if text.isdecimal():
            number = int(text)
            return self.offered[number - 1] if 0 < number <= len(self.offered) else None
        for choice in self.offered:
            if choice.notation.lower() == text.lower():
                return choice
        return self.unlisted(text)

    def unlisted(self, text: str) -> Choice | None:
        """A place that is not offered, where something may be tried anywhere."""
        state = self.session.state
        try:
            return as_choice(state, state.parse(text), self.screen.language)
        except ValueError:
            return None

    def decide(self, choice: Choice) -> None:
        seat = self.session.state.seat
        self.screen.told(self.session.play(choice.move))
        state = self.session.state
        passes = not state.over and state.seat in self.table.bots
        if passes and not self.fast and self.session.undo_refusal(seat) is None:
            self.confirm()

    def confirm(self) -> None:
        """The last moment to think again before a bot goes on; any other answer is for later."""
        text = self.read("cli-confirm")
        if text.lower() in ("u", "undo"):
            self.undo("")
        elif text.lower() in ("q", "quit"):
            self.quit("")
        else:
            self.ahead = text

    # What else can be typed

    def undo(self, _: str) -> bool:
        """Take back the last decision made at this keyboard."""
        plies = self.session.plies
        seat = plies[-1].seat if plies else self.session.state.seat
        if seat in self.table.bots:
            seat = self.session.state.seat
        refusal = self.session.undo_refusal(seat)
        if refusal is not None:
            self.screen.console.print(self.session.state.say(refusal, self.screen.language))
            return False
        self.session.undo(seat)
        self.screen.say("cli-undone")
        return True

    def hint(self, _: str) -> bool:
        """What a searching bot would do, and how sure it is."""
        state = self.session.state
        adviser = bot(ADVISER, self.table.game)
        assert isinstance(adviser, Mcts)
        with self.screen.console.status(self.screen.word("cli-advising")):
            found = adviser.analyse(state.redeal(state.seat, self.table.chance.fork()))
        numbers = {choice.move: number for number, choice in enumerate(self.offered, 1)}
        tried = sum(visits for _, visits, _ in found)
        for rank, (move, visits, value) in enumerate(found[:ADVICE]):
            self.screen.say(
                "cli-advice" if rank == 0 else "cli-advice-else",
                number=numbers[move],
                move=state.describe(move, self.screen.language),
                visits=visits,
                tried=tried,
                value=round(100 * value),
            )
        return False

    def why(self, text: str) -> bool:
        """Why something is refused; without a word, everything that is."""
        if not text:
            self.all_refused()
            return False
        choice = self.choice(text)
        if choice is None:
            self.screen.say("cli-no-such", text=text, n=len(self.legal()))
        elif choice.refusal is None:
            self.screen.say("cli-allowed", move=choice.text)
        else:
            self.screen.refusal(choice.refusal)
        return False

    def all_refused(self) -> None:
        """Every kind of reason once, with the numbers it holds for."""
        likewise: dict[tuple[str, str], list[str]] = {}
        first: dict[tuple[str, str], Refusal] = {}
        for number, choice in enumerate(self.offered, 1):
            if choice.refusal is not None:
                reason = (choice.refusal.rule, choice.refusal.words.key)
                first.setdefault(reason, choice.refusal)
                likewise.setdefault(reason, []).append(str(number))
        if not first:
            self.screen.say("cli-nothing-refused")
        for reason, refusal in first.items():
            sentence = self.session.state.say(refusal.words, self.screen.language)
            one, *others = likewise[reason]
            self.screen.console.print(f"{one}: {sentence} ({refusal.rule})")
            if others:
                self.screen.say("cli-likewise", numbers=", ".join(others))

    def save(self, text: str) -> bool:
        """Keep the game in a file from now on."""
        path = Path(text).expanduser() if text else self.table.file or self.free_name()
        if path != self.table.file and path.exists():
            self.screen.say("cli-exists", file=str(path))
            return False
        try:
            self.table.save(path)
        except Mistake as mistake:
            self.screen.console.print(str(mistake))
            return False
        self.table.file = path
        self.screen.say("cli-saved", file=str(path))
        return False

    def free_name(self) -> Path:
        stem = f"{self.table.game.name}-{self.session.record.seed}"
        path, number = Path(f"{stem}.json"), 1
        while path.exists():
            number += 1
            path = Path(f"{stem}-{number}.json")
        return path

    def log(self, _: str) -> bool:
        story = [line for ply in self.session.plies for line in ply.story]
        self.screen.told(story[-LOG:])
        return False

    def board(self, _: str) -> bool:
        state = self.session.state
        self.screen.console.print()
        self.screen.board(state, state.seat, choices=self.offered)
        self.screen.prompt(state)
        self.screen.offer(self.offered)
        return False

    def score(self, _: str) -> bool:
        self.screen.scores(self.session.state, self.session.state.seat)
        return False

    def rules(self, text: str) -> bool:
        self.screen.rules(text)
        return False

    def help(self, _: str) -> bool:
        self.screen.say("cli-help", rule=next(iter(self.screen.game.ledger.rules)))
        return False

    def quit(self, _: str) -> bool:
        raise Left
