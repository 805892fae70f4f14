"""KI-16: gaining fruit and markers."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.chance import draw
from atoll.engine.decision import NamedChoice, Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.kiwi import kinds
from atoll.games.kiwi.decisions.names import fruit_words
from atoll.games.kiwi.decisions.pay import CHOOSE_MARKER
from atoll.games.kiwi.kinds import FRUIT
from atoll.games.kiwi.state import Kiwi


def tell_number(s: Kiwi, player: i64, key: str, number: i64, rule: str) -> None:
    if s.story is not None:
        s.tell(player, Words(key, {"number": number}), rule)


def gain_fruit(s: Kiwi, player: i64, number: i64) -> None:
    """KI-16.2: drawn blindly; above ten some go back. KI-22.7: the Kiwibot takes none."""
    if player == s.bot:
        if s.story is not None:
            s.tell(player, Words("kiwibot-no-fruit"), "KI-22.7")
        return
    flock = s.flocks[player]
    gained = [0, 0, 0, 0]
    for _ in range(number):
        if s.fruit.count(0) == 4:
            break
        kind = draw(s.fruit, s.chance)
        flock.fruit[kind] += 1
        gained[kind] += 1
    if s.story is not None:
        s.tell(player, Words("gained-fruit", {"fruit": fruit_words(gained)}), "KI-16.2")
    surplus = flock.fruit_total() - s.parts.fruit_limit
    if surplus > 0:
        s.ask(RETURN_FRUIT, player, surplus)


def gain_markers(s: Kiwi, player: i64, number: i64) -> None:
    """KI-16.4: as many as the bag has. KI-21.3: the green flock draws one more and returns one."""
    flock = s.flocks[player]
    drawn: i64 = 0
    extra = flock.power == kinds.MARKER_MORE
    wanted = number + 1 if extra else number
    while drawn < wanted and s.bag.count(0) < 4:
        flock.markers[draw(s.bag, s.chance)] += 1
        drawn += 1
    if extra and number > 0 and drawn == wanted:
        s.ask(CHOOSE_MARKER, player, 1)
    tell_number(s, player, "gained-markers", drawn, "KI-16.4")


class ReturnFruit(NamedChoice[Kiwi]):
    """KI-16.2: fruit above ten goes back, of the player's choice. Moves are kinds of fruit."""

    def options(self) -> tuple[str, ...]:
        return FRUIT

    def numbers(self) -> tuple[str, ...]:
        return ("left",)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return 1 <= task.n < sum(s.parts.fruit_counts)

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        fruit = s.flocks[task.seat].fruit
        return [kind for kind in range(4) if fruit[kind]]

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        s.flocks[task.seat].fruit[move] -= 1
        s.fruit[move] += 1
        if task.n > 1:
            s.ask(self, task.seat, task.n - 1)

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        if not 0 <= move < len(FRUIT):
            return Refusal("KI-16.2", "refused-over-limit", {"limit": s.parts.fruit_limit})
        if s.flocks[task.seat].fruit[move] == 0:
            facts: dict[str, Fact] = {"fruit": s.parts.fruit_names[move]}
            return Refusal("KI-16.2", "refused-no-fruit", facts)
        return None

    def words(self, s: Kiwi, task: Task, move: int) -> Words:
        facts: dict[str, Fact] = {
            "fruit": s.parts.fruit_names[move],
            "have": s.flocks[task.seat].fruit[move],
        }
        return Words("return-fruit", facts)

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words("return-fruit-prompt", {"left": task.n, "limit": s.parts.fruit_limit})

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        return f"fruit-{task.seat}-{FRUIT[move]}"


RETURN_FRUIT: Final[ReturnFruit] = ReturnFruit("return-fruit", "KI-16.2")
