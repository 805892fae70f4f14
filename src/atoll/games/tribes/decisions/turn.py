"""TR-3 and TR-11: choosing a tile, using it, the end of a turn and of the game."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Decision, Step, Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.tribes.decisions.achieve import (
    achieve,
    board_facts,
    completable,
    may_lay_arrow,
    refusal_to_achieve,
    slot_id,
    slot_place,
    stones_on,
    way_is_open,
    wild_words,
)
from atoll.games.tribes.decisions.events import STRIKE, fit, share, strikes
from atoll.games.tribes.decisions.explore import EXPLORE
from atoll.games.tribes.decisions.move import MOVE_FROM
from atoll.games.tribes.decisions.procreate import procreate
from atoll.games.tribes.parts import (
    ACTIONS,
    COLUMNS,
    EFFECTS,
    EPOCHS,
    EXPLORATION,
    PROCREATION,
    SLOTS,
    TRACKS,
    event_epoch,
)
from atoll.games.tribes.state import FACE_DOWN, NO_TILE, ROUND_LIMIT, Tribes

ACT: Final = SLOTS  # with a hand tile: perform the printed action


class ChooseTile(Decision[Tribes]):
    """TR-3.2 to TR-3.7: one tile must be taken, a shell on each one skipped. Moves are positions."""

    def moves(self, s: Tribes, task: Task) -> list[int]:
        reach = s.tribes[task.seat].shells + 1
        length: i64 = len(s.row)
        return list(range(reach if reach < length else length))

    def play(self, s: Tribes, task: Task, move: int) -> None:
        tribe = s.tribes[task.seat]
        for i in range(move):
            s.shells[i] += 1
        tribe.shells += s.shells.pop(move) - move
        tile = s.row.pop(move)
        s.held = tile
        s.ask(END_TURN, task.seat)
        if tile >= ACTIONS:
            s.ask(STRIKE, task.seat, tile - ACTIONS)
        elif s.parts.action_hand[tile]:
            s.ask(USE_HAND, task.seat)
        else:
            act(s, task.seat, tile)

    def refusal(self, s: Tribes, task: Task, move: int) -> Refusal | None:
        if not 0 <= move < len(s.row):
            return Refusal("TR-3.2", "refused-no-such-tile")
        shells = s.tribes[task.seat].shells
        if move > shells:
            facts = self.facts(s, move)
            facts["have"] = shells
            return Refusal("TR-3.6", "refused-too-few-shells", facts)
        return None

    def candidates(self, s: Tribes, task: Task) -> list[int]:
        return list(range(len(s.row)))

    def reach(self, s: Tribes) -> int:
        """A number for every tile, wherever it lies in the row."""
        return len(s.parts.tile_ids)

    def action(self, s: Tribes, task: Task, move: int) -> int:
        return s.row[move]

    def move_at(self, s: Tribes, task: Task, action: int) -> int:
        return s.row.index(action) if action in s.row else NO_TILE

    def action_name(self, s: Tribes, action: int) -> str:
        return s.parts.tile_ids[action]

    def notation(self, s: Tribes, task: Task, move: int) -> str:
        return s.parts.tile_ids[s.row[move]]

    def facts(self, s: Tribes, move: int) -> dict[str, Fact]:
        return {
            "tile": s.parts.tile_names[s.row[move]],
            "cost": move,
            "gain": s.shells[move],
        }

    def words(self, s: Tribes, task: Task, move: int) -> Words:
        facts = self.facts(s, move)
        tile = s.row[move]
        if tile < ACTIONS:
            ways = completable(s, task.seat) if s.parts.action_hand[tile] else []
            facts["hand"] = "yes" if s.parts.action_hand[tile] else "no"
            facts["ways"] = len(ways)
            return Words("choose-action", facts)
        event = tile - ACTIONS
        comes = share(s, task.seat, event) if strikes(s, task.seat, event) else 0
        facts["comes"] = comes
        facts["whole"] = "yes" if comes >= s.parts.event_number[event] else "no"
        facts["kind"] = EFFECTS[s.parts.event_effect[event]]
        facts["effect"] = s.parts.event_words(event)
        facts["fit"] = fit(s, task.seat, event)
        facts["missing"] = missing = max(0, s.end_events() - s.struck_in_last_epoch() - 1)
        counts = event_epoch(event) + 1 == EPOCHS and not s.ending
        facts["end"] = "no" if not counts else "later" if missing > 0 else "now"
        return Words("choose-event", facts)

    def prompt(self, s: Tribes, task: Task) -> Words:
        return Words("choose-tile-prompt", {"shells": s.tribes[task.seat].shells})

    def target(self, s: Tribes, task: Task, move: int) -> str:
        return f"tile-{s.parts.tile_ids[s.row[move]]}"


def act(s: Tribes, seat: i64, tile: i64) -> None:
    """TR-3.9: the action printed on a tile, as far as the seat's marker allows."""
    track = s.parts.action_track[tile]
    n: i64 = s.value(seat, track)
    if track == PROCREATION:
        procreate(s, seat, n)
    elif track == EXPLORATION:
        s.ask(EXPLORE, seat, n)
    else:
        s.ask(MOVE_FROM, seat, n)


class UseHand(Decision[Tribes]):
    """TR-3.10, TR-3.11: a hand tile gives its action or one achievement. Moves are slots, or ACT."""

    def fits(self, s: Tribes, task: Task) -> bool:
        return 0 <= s.held < ACTIONS and s.parts.action_hand[s.held]

    def moves(self, s: Tribes, task: Task) -> list[int]:
        slots = completable(s, task.seat)
        slots.append(ACT)
        return slots

    def play(self, s: Tribes, task: Task, move: int) -> None:
        if move == ACT:
            act(s, task.seat, s.held)
        else:
            achieve(s, task.seat, move)

    def refusal(self, s: Tribes, task: Task, move: int) -> Refusal | None:
        if move == ACT:
            return None
        if not 0 <= move < SLOTS:
            return Refusal("TR-7.1", "refused-no-such-board")
        return refusal_to_achieve(s, task.seat, move)

    def candidates(self, s: Tribes, task: Task) -> list[int]:
        return [*range(SLOTS), ACT]

    def reach(self, s: Tribes) -> int:
        return SLOTS + 1

    def action_name(self, s: Tribes, action: int) -> str:
        return "act" if action == ACT else slot_place(action)

    def notation(self, s: Tribes, task: Task, move: int) -> str:
        if move == ACT:
            return "act"
        return slot_id(s, move)

    def words(self, s: Tribes, task: Task, move: int) -> Words:
        if move == ACT:
            track = s.parts.action_track[s.held]
            return Words("use-act", {"action": TRACKS[track], "n": s.value(task.seat, track)})
        board = s.boards[move]
        if board == FACE_DOWN:
            return Words("use-hidden-board", {"epoch": move // COLUMNS + 1})
        return Words("use-achieve", self.forecast(s, task.seat, move, board))

    def forecast(self, s: Tribes, seat: int, slot: int, board: int) -> dict[str, Fact]:
        """What completing a board would bring and cost."""
        tribe = s.tribes[seat]
        facts = board_facts(s, board)
        space = min(stones_on(s, slot), len(s.tribes) - 1)
        lacking = max(0, slot // COLUMNS + 1 - tribe.resources()[s.parts.board_land[board]])
        facts["points"] = s.parts.board_points[board][space]
        facts["track"] = Words(f"track-{TRACKS[s.parts.board_track[board]]}")
        facts["exhausts"] = lacking
        facts["tiles"] = wild_words(s, seat, lacking, s.parts.board_land[board])
        facts["event"] = "yes" if s.parts.board_bolts[board] >> space & 1 else "no"
        needs_arrow = not way_is_open(s, tribe, slot) and may_lay_arrow(tribe, slot)
        facts["arrow"] = "yes" if needs_arrow else "no"
        return facts

    def prompt(self, s: Tribes, task: Task) -> Words:
        return Words("use-hand-prompt", {"tile": s.parts.tile_names[s.held]})

    def target(self, s: Tribes, task: Task, move: int) -> str:
        return f"tile-{s.parts.tile_ids[s.held]}" if move == ACT else f"board-{move}"


class EndTurn(Step[Tribes]):
    """TR-3.13 to TR-3.15, TR-10.13, TR-11: the tile leaves the hand, the next seat follows."""

    def run(self, s: Tribes, task: Task) -> None:
        if s.held < ACTIONS:
            put_back(s, task.seat)
        else:
            spend(s, task.seat)
        s.held = NO_TILE
        seats: i64 = len(s.tribes)
        seat = (task.seat + 1) % seats
        if seat == 0:
            if s.ending or s.round == ROUND_LIMIT:
                tell_end(s, task.seat)
                return
            s.round += 1
        s.ask(CHOOSE_TILE, seat)


def put_back(s: Tribes, seat: i64) -> None:
    """TR-3.13: an action tile goes to the end of the row."""
    s.row.append(s.held)
    s.shells.append(0)
    if s.story is not None:
        s.tell(seat, Words("put-back", {"tile": s.parts.tile_names[s.held]}), "TR-3.13")


def spend(s: Tribes, seat: i64) -> None:
    """TR-10.13, TR-11.1: an event leaves the game; orange ones are counted."""
    s.struck[s.held - ACTIONS] = 1
    if s.story is not None:
        facts: dict[str, Fact] = {
            "tile": s.parts.tile_names[s.held],
            "epoch": event_epoch(s.held - ACTIONS) + 1,
            "count": s.struck_in_last_epoch(),
            "needed": s.end_events(),
        }
        s.tell(seat, Words("spent", facts), "TR-10.13")
    if not s.ending and s.struck_in_last_epoch() >= s.end_events():
        s.ending = True
        if s.story is not None:
            s.tell(seat, Words("end-is-near"), "TR-11.1")


def tell_end(s: Tribes, seat: i64) -> None:
    """TR-11.2, TR-11.5: why nobody has another turn."""
    if s.story is not None:
        rule = "TR-11.2" if s.ending else "TR-11.5"
        s.tell(seat, Words("game-ends", {"why": "events" if s.ending else "limit"}), rule)
        if s.secret:
            for other, tribe in enumerate(s.tribes):
                s.tell(other, Words("teeth-shown", {"number": tribe.points}), "TR-16.2")


CHOOSE_TILE: Final[ChooseTile] = ChooseTile("choose-tile", "TR-3.2")
USE_HAND: Final[UseHand] = UseHand("use-hand", "TR-3.10")
END_TURN: Final[EndTurn] = EndTurn("end-turn", "TR-3.15")
