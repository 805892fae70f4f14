"""A position of Atua: fields, copies, and what a seat cannot know."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.chance import Chance, draw
from atoll.engine.decision import Task
from atoll.engine.state import State
from atoll.engine.words import Progress, Reason, Words
from atoll.games.atua.island import Island, read_place
from atoll.games.atua.parts import INHABITANTS, SOURCES, Parts

NOBODY: Final = 255  # no inhabitant; a source that is not scored; a fate tile out of the game
ON_TABLE: Final = 254  # a fate tile that nobody has bought
FORMS: Final = len(SOURCES)


class Atua(State):
    """The whole table. Alone, the row holds the two cards that were drawn."""

    __slots__ = (
        "bag",
        "choices",
        "coconuts",
        "fates",
        "first",
        "gone",
        "hut",
        "inhabitants",
        "islands",
        "level",
        "nuts",
        "parts",
        "pile",
        "points",
        "revealed",
        "row",
        "scored",
        "secret",
        "stacks",
        "tributes",
        "turn",
    )

    def __init__(
        self,
        parts: Parts,
        chance: Chance,
        agenda: list[Task],
        legal: list[int],
        islands: list[Island],
        coconuts: bytearray,
        row: bytearray,
        nuts: bytearray,
        stacks: bytearray,
        bag: bytearray,
        points: bytearray,
        scored: bytearray,
        choices: bytearray,
        inhabitants: bytearray,
        revealed: bytearray,
        tributes: bytearray,
        fates: bytearray,
        pile: bytearray,
        gone: bytearray,
        hut: i64,
        level: i64,
        secret: bool,
        first: i64,
        turn: i64,
    ) -> None:
        super().__init__(chance, agenda, legal)
        self.parts = parts
        self.islands = islands
        self.coconuts = coconuts  # in every seat's supply
        self.row = row
        self.nuts = nuts  # coconuts on the cards of the row
        self.stacks = stacks  # how many cards each has left
        self.bag = bag  # island cards nobody has seen, in the stacks or out of the game
        self.points = points  # of every source, seat by seat
        self.scored = scored  # in which scoring a source was scored, from 1; 0: not yet
        self.choices = choices  # sources chosen in a running scoring, as a mask; 0: none yet
        self.inhabitants = inhabitants  # every seat's tile, or NOBODY
        self.revealed = revealed
        self.tributes = tributes  # what the inhabitants scored in the row
        self.fates = fates  # where each tile is: a seat, ON_TABLE or NOBODY
        self.pile = pile  # Tahuma's cards
        self.gone = gone  # cards seen and out of the game
        self.hut: i64 = hut  # Tahuma's coconuts
        self.level: i64 = level
        self.secret = secret  # Tahuma's pile stays face down until the end
        self.first: i64 = first  # who begins every round
        self.turn: i64 = turn  # how many turns are finished

    def copy(self) -> "Atua":
        return Atua(
            self.parts,
            self.chance.copy(),
            self.agenda.copy(),
            self.legal,
            self.islands.copy(),
            self.coconuts.copy(),
            self.row.copy(),
            self.nuts.copy(),
            self.stacks.copy(),
            self.bag.copy(),
            self.points.copy(),
            self.scored.copy(),
            self.choices.copy(),
            self.inhabitants.copy(),
            self.revealed.copy(),
            self.tributes.copy(),
            self.fates.copy(),
            self.pile.copy(),
            self.gone.copy(),
            self.hut,
            self.level,
            self.secret,
            self.first,
            self.turn,
        )

    def redeal(self, seat: int, chance: Chance) -> "Atua":
        """AU-1.7, AU-1.9, AU-8.4: other inhabitants face down and other choices may be any."""
        s = self.copy()
        s.chance = chance.copy()
        unseen = bytearray([1] * INHABITANTS)
        hidden: list[int] = []
        for other in range(len(s.islands)):
            tile = s.inhabitants[other]
            if tile == NOBODY:
                break
            if s.revealed[other] or other == seat:
                unseen[tile] = 0
            else:
                hidden.append(other)
        for other in hidden:
            s.inhabitants[other] = draw(unseen, s.chance)
        for other in range(len(s.islands)):
            if other != seat and s.choices[other]:
                s.choices[other] = s.chance.pick(s.scorable(other, s.scorings()))
        return s

    # What the rules ask again and again

    @property
    def alone(self) -> bool:
        return len(self.islands) == 1

    @property
    def shut(self) -> bool:
        """AU-13.7: may Tahuma's pile not be looked at now?"""
        return self.secret and bool(self.agenda)

    def turn_seat(self) -> i64:
        """AU-2.1: whose turn it is, clockwise from the start player."""
        seats: i64 = len(self.islands)
        return (self.first + self.turn) % seats

    def order(self) -> list[int]:
        """AU-2.1: the seats as they have their turns in a round."""
        seats = len(self.islands)
        return [(int(self.first) + after) % seats for after in range(seats)]

    def rounds(self) -> int:
        """How many rounds the game has."""
        return self.parts.turns(len(self.islands))

    def round(self) -> int:
        """The running round, to which the scoring at its end belongs; alone, the running turn."""
        finished = self.over or self.agenda[-1].matter.name == "score"
        return (int(self.turn) - finished) // len(self.islands) + 1

    def scorings(self) -> int:
        """How many interim scorings are over; all seats have scored the same number of sources."""
        return max(self.scored[:FORMS])

    def scorable(self, seat: i64, scoring: i64) -> list[int]:
        """AU-8.2, AU-8.3: the sources a seat may choose in a scoring, as masks."""
        wanted = self.parts.scored[scoring]
        open_mask = 0
        for source in range(FORMS):
            if self.scored[seat * FORMS + source] == 0:
                open_mask |= 1 << source
        return [mask for mask in CHOICES[wanted] if mask & open_mask == mask]

    def game_name(self) -> str:
        return "atua"

    @property
    def seats(self) -> int:
        return len(self.islands)

    def progress(self) -> Progress:
        return Progress("turn" if self.alone else "round", self.round(), self.rounds())

    def end_rule(self) -> str:
        return "AU-10.1"

    def parse(self, text: str) -> int:
        """As in all games; a place is read even where no card can lie."""
        if self.agenda and self.agenda[-1].matter.name == "place":
            move = read_place(self.islands[self.seat], text)
            if move >= 0:
                return move
        return super().parse(text)

    def reasons(self) -> list[Reason]:
        """As in all games; alone, by what Tahuma wins or is beaten."""
        if not self.alone:
            return super().reasons()
        found: Words = self.room("scoring").against_tahuma(self)
        return [Reason(found)]


# The sets of so many sources, as masks.
CHOICES: Final[list[list[int]]] = [
    [mask for mask in range(1 << FORMS) if bin(mask).count("1") == n] for n in range(FORMS + 1)
]
