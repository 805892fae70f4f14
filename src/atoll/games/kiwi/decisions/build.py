"""KI-10, KI-12: building nests."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.decision import Step, Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.kiwi.decisions.bonus import grant
from atoll.games.kiwi.decisions.choose import HexDecision, Question
from atoll.games.kiwi.decisions.names import bonus_words, hex_words, strength_words
from atoll.games.kiwi.decisions.pay import PAY_SAME, most_of_one
from atoll.games.kiwi.flock import Flock
from atoll.games.kiwi.kinds import DOUBLE_NESTS, LOOKOUT, NESTS
from atoll.games.kiwi.state import STOP, Kiwi, nest_code


def enough_birds(flock: Flock, place: i64) -> bool:
    """KI-10.2: two kiwis of any size; the Leader counts as three."""
    return flock.leader == place or flock.birds(place) >= 2


def sites(s: Kiwi, seat: i64) -> list[int]:
    """KI-10.1: hexes without a nest, with two own kiwis and dominance."""
    flock = s.flocks[seat]
    strength = flock.strength
    nests = s.nests
    return [
        place
        for place in range(len(nests))
        if strength[place] > 1
        and not nests[place]
        and enough_birds(flock, place)
        and s.dominator(place) == seat
    ]


def payable_nests(s: Kiwi, seat: i64) -> list[int]:
    """KI-10.3, KI-10.4: the kinds of nest that can be built and paid for."""
    flock = s.flocks[seat]
    nests = flock.nests
    price = s.parts.build_price
    coins = most_of_one(flock)
    found: list[int] = []
    for kind in range(3):
        if nests[kind] < 2 and price[nests[kind]] <= coins:
            found.append(kind)
    return found


def can_build(s: Kiwi, seat: i64) -> bool:
    """KI-3.11: is there a legal hex, nest and payment?"""
    return bool(payable_nests(s, seat)) and bool(sites(s, seat))


class Build(HexDecision):
    """KI-10.1: where to build. With `n`, it is a bonus and may be declined."""

    def numbers(self) -> tuple[str, ...]:
        return ("bonus",)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return task.n <= 1

    def may_stop(self, s: Kiwi, task: Task) -> bool:
        return task.n > 0

    def tells(self, s: Kiwi, task: Task, move: int) -> bool:
        return move == STOP

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        if not payable_nests(s, task.seat):
            return []
        found = sites(s, task.seat)
        if task.n > 0 and found:
            found.append(STOP)
        return found

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        if move != STOP:
            s.ask(BUILD_NEST, task.seat, 0, move)

    def refuses(self, s: Kiwi, task: Task, place: int) -> Refusal | None:
        flock = s.flocks[task.seat]
        facts: dict[str, Fact] = {"hex": hex_words(s, place)}
        if s.nests[place]:
            return Refusal("KI-10.1", "refused-nest-there", facts)
        if not enough_birds(flock, place):
            facts["number"] = flock.birds(place)
            return Refusal("KI-10.2", "refused-too-few-kiwis", facts)
        if s.dominator(place) != task.seat:
            facts["strengths"] = strength_words(s, place)
            return Refusal("KI-14.4", "refused-no-dominance", facts)
        return None

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words("build-prompt", {"bonus": "yes" if task.n else "no"})


class BuildNest(Question):
    """KI-10.3, KI-10.4: which nest; `x` is the hex. Moves are kinds of nest."""

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {"hex": s.island.names[task.x]}

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        return 0, data["hex"].index(s.island.names)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return not s.nests[task.x]

    def where(self, s: Kiwi, task: Task) -> i64:
        return task.x

    def reach(self, s: Kiwi) -> int:
        return len(NESTS)

    def action_name(self, s: Kiwi, action: int) -> str:
        return NESTS[action]

    def tells(self, s: Kiwi, task: Task, move: int) -> bool:
        return False

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        return payable_nests(s, task.seat)

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        row = s.flocks[task.seat].nests[move]
        s.ask(BUILT, task.seat, move, task.x)
        s.ask(PAY_SAME, task.seat, s.parts.build_price[row])

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        if not 0 <= move < len(NESTS):
            return Refusal("KI-10.3", "refused-no-such-nest")
        flock = s.flocks[task.seat]
        row = flock.nests[move]
        if row == 2:
            return Refusal("KI-10.4", "refused-both-built", {"kind": Words(f"kind-{NESTS[move]}")})
        if most_of_one(flock) < s.parts.build_price[row]:
            facts = self.facts(s, task, move)
            facts["have"] = max(flock.fruit)
            facts["markers"] = flock.marker_total()
            return Refusal("KI-10.3", "refused-build-price", facts)
        return None

    def candidates(self, s: Kiwi, task: Task) -> list[int]:
        return list(range(len(NESTS)))

    def notation(self, s: Kiwi, task: Task, move: int) -> str:
        return NESTS[move]

    def facts(self, s: Kiwi, task: Task, move: int) -> dict[str, Fact]:
        p = s.parts
        row = min(s.flocks[task.seat].nests[move], 1)
        nest = move * 2 + row
        return {
            "nest": p.nest_names[nest],
            "hex": hex_words(s, int(task.x)),
            "price": p.build_price[row],
            "placement": bonus_words(p.nest_placement[nest]),
            "season": bonus_words(p.nest_season[nest]),
            "points": p.nest_points[nest],
            "last": "yes" if s.season == p.seasons else "no",
        }

    def words(self, s: Kiwi, task: Task, move: int) -> Words:
        return Words("build-nest", self.facts(s, task, move))

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words("build-nest-prompt", {"hex": hex_words(s, int(task.x))})

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        row = min(s.flocks[task.seat].nests[move], 1) + 1
        return f"nest-{task.seat}-{NESTS[move]}-{row}"


class Built(Step[Kiwi]):
    """KI-10.5: the nest `n` stands on the hex `x`, and its placement bonus is taken."""

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {"nest": NESTS[task.n], "hex": s.island.names[task.x]}

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        return data["nest"].index(NESTS), data["hex"].index(s.island.names)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return not s.nests[task.x] and s.flocks[task.seat].nests[task.n] < 2

    def run(self, s: Kiwi, task: Task) -> None:
        player = task.seat
        flock = s.flocks[player]
        kind = task.n
        row = flock.nests[kind]
        flock.nests[kind] += 1
        s.nests[task.x] = nest_code(int(player), int(kind), row)
        if kind == LOOKOUT:
            flock.strength[task.x] += s.parts.lookout_strength
        if s.story is not None:
            facts: dict[str, Fact] = {
                "nest": s.parts.nest_names[kind * 2 + row],
                "hex": hex_words(s, int(task.x)),
            }
            s.tell(player, Words("built", facts), "KI-10.5")
        grant_nest(s, player, s.parts.nest_placement[kind * 2 + row])


def grant_nest(s: Kiwi, player: i64, bonus: list[int]) -> None:
    """KI-21.4: the purple flock takes the whole bonus, and then takes it again."""
    if s.flocks[player].power == DOUBLE_NESTS:
        grant(s, player, bonus)
    grant(s, player, bonus)


BUILD: Final[Build] = Build("build", "KI-10.1")
BUILD_NEST: Final[BuildNest] = BuildNest("build-nest", "KI-10.3")
BUILT: Final[Built] = Built("built", "KI-10.5")
