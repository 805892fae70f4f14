"""What the rules have to say, in no language yet.

The rules name a message and the facts it speaks of; `atoll.text` turns it into a sentence.
"""

from typing import Any, Final, TypeAlias, Union

Fact: TypeAlias = Union[int, str, "Words"]

MINUS: Final = "−"


def numeral(n: int) -> str:
    """A number as it is printed: with a minus sign, not with a hyphen."""
    return str(n).replace("-", MINUS)


def signed(n: int) -> str:
    """A number with its sign, whichever it is; nothing has none."""
    return f"+{n}" if n > 0 else numeral(n)


class Words:
    """A message's key and its facts; a fact that is itself `Words` is spoken first."""

    __slots__ = ("facts", "key")

    def __init__(self, key: str, facts: dict[str, Fact] | None = None) -> None:
        self.key = key
        self.facts: dict[str, Fact] = {} if facts is None else facts

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.key}({facts})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and self.key == other.key and self.facts == other.facts

    def __hash__(self) -> int:
        return hash((self.key, *self.facts.values()))

    def __reduce__(self) -> tuple[Any, ...]:
        """Words go from process to process, compiled too."""
        return Words, (self.key, self.facts)


class Refusal:
    """Why something may not be done: the rule's number and the facts that break it."""

    __slots__ = ("rule", "words")

    def __init__(self, rule: str, key: str, facts: dict[str, Fact] | None = None) -> None:
        self.rule = rule
        self.words = Words(key, facts)

    def __repr__(self) -> str:
        return f"Refusal({self.rule}: {self.words!r})"


class Told:
    """One line of a game's story: who did or suffered it, what it was, and by which rule."""

    __slots__ = ("rule", "seat", "words")

    def __init__(self, seat: int, words: Words, rule: str) -> None:
        self.seat = seat
        self.words = words
        self.rule = rule

    def __repr__(self) -> str:
        return f"Told({self.seat}: {self.words!r}, {self.rule})"


class Progress:
    """How far a game has come: the unit it is counted in, the number now, and the last one, or 0
    where the rules set none."""

    __slots__ = ("last", "name", "now")

    def __init__(self, name: str, now: int, last: int = 0) -> None:
        self.name = name
        self.now = now
        self.last = last


class Reason:
    """Why a game ended as it did: a condition that is met or not, or (None) what decided."""

    __slots__ = ("met", "words")

    def __init__(self, words: Words, met: bool | None = None) -> None:
        self.words = words
        self.met = met


class Guide:
    """Help for newcomers: the steps of the game, the number of the one that is on, what to weigh at
    this decision, and what comes next."""

    __slots__ = ("advice", "now", "steps", "then")

    def __init__(self, steps: list[Words], now: int, advice: list[Words], then: Words) -> None:
        self.steps = steps
        self.now = now
        self.advice = advice
        self.then = then


def guided(steps: list[str], now: int, warnings: list[Words], topic: str) -> Guide:
    """The guide of a game whose steps have names: what each is called and what comes after it, what
    threatens, and what the decision is about."""
    said = [Words(f"guide-step-{step}") for step in steps]
    advice = [*warnings, Words(f"guide-{topic}")]
    return Guide(said, now, advice, Words(f"guide-then-{steps[now]}"))


class IllegalMove(ValueError):
    """A move the rules refuse; the state is as it was."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(f"{sentence} ({refusal.rule})")
        self.refusal = refusal
