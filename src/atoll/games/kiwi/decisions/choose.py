"""What all decisions about pieces and about hexes have in common."""

from abc import abstractmethod

from mypy_extensions import i64

from atoll.engine.decision import Decision, Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.kiwi.decisions.names import (
    MOVED_SIGN,
    hex_words,
    is_piece,
    own_pieces,
    piece_facts,
    piece_notation,
    piece_target,
)
from atoll.games.kiwi.flock import LEADER, MOVED, NOBODY, SIZES
from atoll.games.kiwi.island import OFF, SIDE_NAMES
from atoll.games.kiwi.pieces import PIECE_KINDS, kind_of, owner_of, piece_code, place_of
from atoll.games.kiwi.state import STOP, Kiwi


class Question(Decision[Kiwi]):
    """What all decisions of Kiwi have in common."""

    __slots__ = ()

    def tells(self, s: Kiwi, task: Task, move: int) -> bool:
        return move != STOP

    def whom(self, s: Kiwi, task: Task) -> i64:
        """The piece that a task is about; NOBODY if it is about none."""
        return NOBODY

    def where(self, s: Kiwi, task: Task) -> i64:
        """The hex that a task is about; NOBODY if it is about none."""
        piece = self.whom(s, task)
        return NOBODY if piece == NOBODY else place_of(piece)


def about(s: Kiwi, task: Task) -> tuple[int, int]:
    """The hex and the piece that a task is about; NOBODY where it is about none. Asked here, for outside
    of compiled code compiled classes cannot be told apart by `isinstance`."""
    matter = task.matter
    if isinstance(matter, Question):
        return int(matter.where(s, task)), int(matter.whom(s, task))
    return NOBODY, NOBODY


class Pointing(Question):
    """The seat points at something on the island, or stops where it may."""

    __slots__ = ()

    def may_stop(self, s: Kiwi, task: Task) -> bool:
        return False

    @abstractmethod
    def scope(self, s: Kiwi, task: Task) -> list[int]:
        """What a person might point at."""

    @abstractmethod
    def unknown(self, s: Kiwi, move: int) -> str:
        """What is said of a move that points at nothing; empty if it does not."""

    @abstractmethod
    def refuses(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        """Why something on the island is refused."""

    @abstractmethod
    def facts(self, s: Kiwi, task: Task, move: int) -> dict[str, Fact]:
        """What the texts need to speak of it."""

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        if move == STOP:
            return None if self.may_stop(s, task) else Refusal(self.rule, "refused-must-go-on")
        unknown = self.unknown(s, move)
        return Refusal(self.rule, unknown) if unknown else self.refuses(s, task, move)

    def candidates(self, s: Kiwi, task: Task) -> list[int]:
        found = self.scope(s, task)
        return [*found, STOP] if self.may_stop(s, task) else found

    def words(self, s: Kiwi, task: Task, move: int) -> Words:
        if move == STOP:
            return Words(f"{self.name}-stop")
        return Words(self.name, self.facts(s, task, move))

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words(f"{self.name}-prompt", {"left": task.n})


class PieceDecision(Pointing):
    """The seat points at a piece on the island. Moves are pieces, or STOP."""

    __slots__ = ()

    def unknown(self, s: Kiwi, move: int) -> str:
        return "" if is_piece(s, move) else "refused-no-such-piece"

    def notation(self, s: Kiwi, task: Task, move: int) -> str:
        return "done" if move == STOP else piece_notation(s, move)

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        return "done" if move == STOP else piece_target(s, move)

    def facts(self, s: Kiwi, task: Task, piece: int) -> dict[str, Fact]:
        return piece_facts(s, piece)

    # Actions are pieces as the seat sees them: on every hex in question its own, those of the next
    # player, and so on; and after them STOP.

    def owners(self, s: Kiwi) -> int:
        """How many flocks the pieces can be of."""
        return len(s.flocks)

    def is_local(self) -> bool:
        """Do they all stand on the hex the task is about?"""
        return False

    def spots(self, s: Kiwi) -> int:
        """How many hexes can be in question."""
        return 1 if self.is_local() else s.island.size

    def spot(self, s: Kiwi, task: Task, place: i64) -> i64:
        """The number of a hex among those in question."""
        return 0 if self.is_local() else place

    def place_at(self, s: Kiwi, task: Task, spot: i64) -> i64:
        """The hex of such a number."""
        return self.where(s, task) if self.is_local() else spot

    def spot_name(self, s: Kiwi, spot: int) -> str:
        return "" if self.is_local() else f"@{s.island.names[spot]}"

    def stop_action(self, s: Kiwi) -> int:
        return self.spots(s) * self.owners(s) * PIECE_KINDS

    def reach(self, s: Kiwi) -> int:
        return self.stop_action(s) + 1

    def action(self, s: Kiwi, task: Task, move: int) -> int:
        if move == STOP:
            return self.stop_action(s)
        further = (owner_of(move) - task.seat) % len(s.flocks)
        spot = self.spot(s, task, place_of(move))
        return int((spot * self.owners(s) + further) * PIECE_KINDS + kind_of(move))

    def move_at(self, s: Kiwi, task: Task, action: int) -> int:
        if action == self.stop_action(s):
            return STOP
        rest, kind = divmod(action, PIECE_KINDS)
        spot, further = divmod(rest, self.owners(s))
        owner = (task.seat + further) % len(s.flocks)
        return int(piece_code(self.place_at(s, task, spot), owner, kind))

    def action_name(self, s: Kiwi, action: int) -> str:
        if action == self.stop_action(s):
            return "done"
        rest, kind = divmod(action, PIECE_KINDS)
        spot, further = divmod(rest, self.owners(s))
        whose = f"other{further}" if further else "own"
        moved = MOVED_SIGN if MOVED <= kind < LEADER else ""
        which = "leader" if kind == LEADER else f"{SIZES[kind]}{moved}"
        return f"{whose}-{which}{self.spot_name(s, spot)}"


class OwnPieceDecision(PieceDecision):
    """The seat points at a piece of its own."""

    __slots__ = ()

    def scope(self, s: Kiwi, task: Task) -> list[int]:
        return own_pieces(s, int(task.seat))

    def owners(self, s: Kiwi) -> int:
        return 1


class AroundDecision(PieceDecision):
    """The seat points at a piece around its Leader. Actions go by the side on which it stands."""

    __slots__ = ()

    def spots(self, s: Kiwi) -> int:
        return len(SIDE_NAMES)

    def spot(self, s: Kiwi, task: Task, place: i64) -> i64:
        return s.island.around[s.flocks[task.seat].leader].index(int(place))

    def place_at(self, s: Kiwi, task: Task, spot: i64) -> i64:
        return s.island.around[s.flocks[task.seat].leader][spot]

    def spot_name(self, s: Kiwi, spot: int) -> str:
        return f"-{SIDE_NAMES[spot]}"


class HexDecision(Pointing):
    """The seat points at a hex. Moves are hexes, OFF or STOP."""

    __slots__ = ()

    def scope(self, s: Kiwi, task: Task) -> list[int]:
        return list(range(s.island.size))

    def unknown(self, s: Kiwi, move: int) -> str:
        return "" if 0 <= move < s.island.size else "refused-no-such-hex"

    def notation(self, s: Kiwi, task: Task, move: int) -> str:
        if move == STOP:
            return "done"
        return "off" if move == OFF else s.island.names[move]

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        if move == STOP:
            return "done"
        return "sea" if move == OFF else f"hex-{s.island.names[move]}"

    def facts(self, s: Kiwi, task: Task, place: int) -> dict[str, Fact]:
        return {"hex": hex_words(s, place)}

    # Actions are the hexes, and after them OFF and STOP.

    def reach(self, s: Kiwi) -> int:
        return s.island.size + 2

    def action(self, s: Kiwi, task: Task, move: int) -> int:
        return move if move < s.island.size else s.island.size + (move == STOP)

    def move_at(self, s: Kiwi, task: Task, action: int) -> int:
        if action < s.island.size:
            return action
        return STOP if action > s.island.size else OFF

    def action_name(self, s: Kiwi, action: int) -> str:
        if action < s.island.size:
            return s.island.names[action]
        return "done" if action > s.island.size else "off"
