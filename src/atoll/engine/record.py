"""Records: seed, options and moves are the whole game, replayable for ever."""

import json
import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from atoll.engine.game import Game
from atoll.engine.state import State

FORMAT = 1


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message says where it breaks."""


@dataclass
class Record:
    """A game as it was played. Moves are in notation; what leaves no choice is not among them."""

    game: Game
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    parts_digest: str = ""  # of an owner's parts; empty for the game's own
    position: dict[str, Any] | None = None  # where it began, if not at the beginning
    source: str = "record"  # the file it came from, for errors

    def start(self, parts: Any = None) -> State:
        """The position before the first move."""
        digest = "" if parts is None else parts.digest
        if digest != self.parts_digest:
            need = (
                f"the parts file with digest {self.parts_digest}"
                if self.parts_digest
                else "the game's own parts"
            )
            raise RecordError(f"{self.source}: this game was played with {need}")
        try:
            if self.position is not None:
                return self.start_from(self.position, parts)
            options = self.game.check_options(self.seats, self.options, parts)
            return self.game.new(self.seats, self.seed, parts, **options)
        except ValueError as error:
            raise RecordError(f"{self.source}: {error}") from None

    def start_from(self, position: dict[str, Any], parts: Any) -> State:
        state = self.game.from_dict(position, parts)
        if len(state.scores()) != self.seats:
            raise ValueError(f"the position is not one of {self.seats} seats")
        return state

    def positions(self, parts: Any = None) -> Iterator[tuple[State, int]]:
        """Every position with the move played in it. The state goes on with the iteration."""
        state = self.start(parts)
        for number, text in enumerate(self.moves, 1):
            move = self.legal_move(state, number, text)
            yield state, move
            state.play(move)

    def legal_move(self, state: State, number: int, text: str) -> int:
        try:
            move = state.parse(text)
        except ValueError as error:
            raise self.bad_move(number, str(error)) from None
        refusal = state.refusal(move)
        if refusal is not None:
            why = f"{state.say(refusal.words)} ({refusal.rule})"
            raise self.bad_move(number, f"{text!r} is illegal: {why}")
        return move

    def bad_move(self, number: int, why: str) -> RecordError:
        return RecordError(f"{self.source}: move {number} of {len(self.moves)}: {why}")

    def replay(self, ply: int | None = None, parts: Any = None) -> State:
        """The position after so many moves; after all of them, if none is said."""
        end = len(self.moves) if ply is None else ply
        if not 0 <= end <= len(self.moves):
            raise RecordError(
                f"{self.source}: has {len(self.moves)} moves, there is no position {end}"
            )
        state = self.start(parts)
        for number, text in enumerate(self.moves[:end], 1):
            state.play(self.legal_move(state, number, text))
        return state

    def upto(self, ply: int) -> "Record":
        """The record of the game's beginning."""
        return replace(self, moves=self.moves[:ply])

    def to_json(self) -> str:
        data = {
            "atoll": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "parts": self.parts_digest,
            "position": self.position,
            "moves": self.moves,
        }
        return json.dumps(data, indent=1, ensure_ascii=False) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the file whole or not at all."""
        target = Path(path)
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=target.name, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.to_json())
            os.replace(name, target)
        except BaseException:
            os.unlink(name)
            raise

    @classmethod
    def from_json(cls, text: str, source: str = "record") -> "Record":
        """Read a record. The moves are checked on replay."""
        from atoll.door import game as find

        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise RecordError(f"{source}: not a JSON file: {error}") from None
        if not isinstance(data, dict) or data.get("atoll") != FORMAT:
            raise RecordError(f"{source}: not a record of Atoll (format {FORMAT})")
        wanted = {
            "game": str,
            "rules": int,
            "seats": int,
            "options": dict,
            "seed": int,
            "parts": str,
            "moves": list,
        }
        for name, kind in wanted.items():
            if not isinstance(data.get(name), kind):
                raise RecordError(f"{source}: {name!r} is missing or not a {kind.__name__}")
        position = data.get("position")
        if position is not None and not isinstance(position, dict):
            raise RecordError(f"{source}: 'position' is not a dict")
        for number, move in enumerate(data["moves"], 1):
            if not isinstance(move, str):
                raise RecordError(
                    f"{source}: move {number} of {len(data['moves'])}: not a text: {move!r}"
                )
        try:
            game = find(data["game"])
        except ValueError as error:
            raise RecordError(f"{source}: {error}") from None
        if data["rules"] != game.rules_version:
            raise RecordError(
                f"{source}: played by version {data['rules']} of the rules of {game.title}, "
                f"this is version {game.rules_version}"
            )
        return cls(
            game=game,
            seats=data["seats"],
            seed=data["seed"],
            options=data["options"],
            moves=data["moves"],
            parts_digest=data["parts"],
            position=position,
            source=source,
        )
