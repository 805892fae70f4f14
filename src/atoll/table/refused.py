"""What the house answers when it does not do what it was asked."""

from atoll.engine.words import Fact, Refusal, Words
from atoll.table.models import Table


class Refused(Exception):
    """A request that is not carried out: the HTTP status and what to say."""

    def __init__(self, status: int, key: str, facts: dict[str, Fact] | None = None) -> None:
        super().__init__(key)
        self.status = status
        self.words = Words(key, facts)
        self.game = ""  # whose texts know the words; empty: those all games share
        self.rule = ""


class BadMove(Refused):
    """A move the rules refuse, with the rule."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__(409, refusal.words.key, refusal.words.facts)
        self.game = game
        self.rule = refusal.rule


class Unreadable(Refused):
    """A table that cannot go on here: its game is gone, its rules have changed, or its row is broken."""

    def __init__(self, table: Table, key: str, facts: dict[str, Fact] | None = None) -> None:
        super().__init__(410, key, facts)
        self.table = table

    @property
    def ended(self) -> bool:
        """Is the game over for good? Then its record gives nothing away."""
        return self.table.turn < 0 or self.words.key == "table-other-rules"
