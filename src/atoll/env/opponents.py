"""The bots that sit on the other seats."""

from collections.abc import Sequence
from typing import Any

from atoll.bots import Bot, Spec, bot
from atoll.bots.bot import heard
from atoll.bots.random import Random
from atoll.engine.chance import Chance, seeded
from atoll.engine.game import Game
from atoll.engine.state import State

SELF = "self"  # the learner plays all seats


def named(opponents: str | Sequence[Spec], seats: int) -> list[Spec]:
    """The opponents one by one: "medium,greedy" is two, and one alone sits on all other seats."""
    if opponents == SELF:
        return []
    if not isinstance(opponents, Sequence):
        raise ValueError(f"opponents are bots by name or a list of them, not {opponents!r}")
    found: list[Spec] = (
        [each.strip() for each in opponents.split(",")]
        if isinstance(opponents, str)
        else list(opponents)
    )
    if SELF in found:
        raise ValueError(f'opponents="{SELF}" stands alone: the learner then plays all seats')
    if seats == 1:
        raise ValueError("who plays alone has no opponents")
    if len(found) == 1:
        found *= seats - 1
    if len(found) != seats - 1:
        raise ValueError(f"{seats - 1} opponents are needed for {seats} seats, not {len(found)}")
    return found


class Opponents:
    """Bots on all seats but the learner's. They are shown what their seats may know, nothing else."""

    def __init__(self, game: Game, specs: Sequence[Spec]) -> None:
        self.game = game
        self.specs = list(specs)
        self.bots: dict[int, Bot] = {}
        self.listening: list[tuple[int, Bot]] = []
        self.chance: Chance = seeded(0)
        self.seed = self.learner = 0
        self.sit(0, 0)  # a bot that there is not is named at once

    def sit(self, seed: int, learner: int) -> None:
        """New bots for a new game, from the learner's left on."""
        self.seed, self.learner = seed, learner
        seats = len(self.specs) + 1
        self.chance = seeded(seed).fork()
        self.bots = {}
        for further, spec in enumerate(self.specs, 1):
            seat = (learner + further) % seats
            self.bots[seat] = bot(spec, self.game, seed * seats + seat)
        self.listening = [
            (seat, each)
            for seat, each in self.bots.items()
            if type(each).observe is not Bot.observe
        ]

    def __deepcopy__(self, memo: dict[int, Any]) -> "Opponents":
        """The same bots with the same luck to come. What they had thought out, they think out anew."""
        other = Opponents(self.game, self.specs)
        other.sit(self.seed, self.learner)
        other.chance = self.chance.copy()
        for seat, each in self.bots.items():
            other.bots[seat].chance = each.chance.copy()
        return other

    def play(self, state: State) -> None:
        """Let them play until the learner is asked, or the game is over."""
        while (asked := self.bots.get(state.seat)) is not None:
            if type(asked) is Random:
                self.move(state, asked.choose(state))  # it looks at nothing but the moves
            else:
                self.move(state, asked.choose(state.redeal(state.seat, self.chance.fork())))

    def move(self, state: State, move: int) -> None:
        """A move is played; whoever listens is told of it, as far as they may know it."""
        if move not in state.legal or not self.listening:
            state.play(move)
            return
        told = [heard(state, move, seat) for seat, _ in self.listening]
        state.advance(move)
        for said, (seat, each) in zip(told, self.listening, strict=True):
            each.observe(said, state.redeal(seat, self.chance.fork()))
