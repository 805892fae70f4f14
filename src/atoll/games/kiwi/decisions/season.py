"""KI-2, KI-17: the course of the seasons, nest bonuses and season cards."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.chance import draw
from atoll.engine.decision import Decision, Step, Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.kiwi.decisions.bonus import REST, grant
from atoll.games.kiwi.decisions.build import grant_nest
from atoll.games.kiwi.decisions.card import ACTIONS_STEP
from atoll.games.kiwi.decisions.mark import MARKING
from atoll.games.kiwi.decisions.names import bonus_words, flock_words, listed, player_words
from atoll.games.kiwi.decisions.order import AWAKEN, set_order
from atoll.games.kiwi.decisions.patterns import marker_side, solo_of
from atoll.games.kiwi.flock import DOWN, EMPTY, FACE_DOWN, FACE_UP, Flock
from atoll.games.kiwi.kinds import BONUS_FRUIT, BONUS_MARKER, NESTS, bonus_kind
from atoll.games.kiwi.scoring import leaders, points, winners
from atoll.games.kiwi.state import CHANGE_PHASE, KIWIBOT, SEASON_CARD_PHASE, SETUP_PHASE, Kiwi

LEFT: Final = 0  # the winner's side of a season card
RIGHT: Final = 1
CARD_SIDES: Final = ("left", "right")
NEST_SPACES: Final = 6  # nest spaces of a board: kind * 2 + row


def nest_name(nest: int) -> str:
    return f"{NESTS[nest // 2]}-{nest % 2 + 1}"


# Several nest spaces in one number: a bit for each.


def built(flock: Flock) -> int:
    """The nest spaces a flock has built on."""
    return sum([((1 << flock.nests[kind]) - 1) << kind * 2 for kind in range(3)])


def nests_in(several: i64) -> list[int]:
    return [nest for nest in range(NEST_SPACES) if several >> nest & 1]


class Season(Step[Kiwi]):
    """KI-2.1: a season and its phases; `n` is its number."""

    def numbers(self) -> tuple[str, ...]:
        return ("season",)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return task.n == s.season + (s.phase != SETUP_PHASE)

    def run(self, s: Kiwi, task: Task) -> None:
        s.season = task.n
        if task.n < s.parts.seasons:
            s.ask(self, 0, task.n + 1)
        else:
            s.ask(GAME_END, 0)
        s.ask(MARKING, 0)
        s.ask(SEASON_END, 0)
        s.ask(ACTIONS_STEP, 0)
        s.ask(SEASON_CHANGE, 0)
        if s.variable and task.n > 1:
            s.ask(AWAKEN, 0)


class GameEnd(Step[Kiwi]):
    """KI-19.4: the last phase is over, and who wins is told."""

    def run(self, s: Kiwi, task: Task) -> None:
        if s.story is None:
            return
        found = winners(s)
        if not found:
            found.append(KIWIBOT)
        for player in found:
            shared = "yes" if len(found) > 1 else "no"
            facts: dict[str, Fact] = {"points": sum(points(s, player)), "shared": shared}
            s.tell(player, Words("game-ends", facts), "KI-19.4")


class SeasonChange(Step[Kiwi]):
    """KI-2.2, KI-2.3: the first time nothing; later all is made ready for the new season."""

    def run(self, s: Kiwi, task: Task) -> None:
        s.phase = CHANGE_PHASE
        s.active = -1
        if s.solo is not None:
            turn_up(s)
        if s.season > 1:
            if not s.variable:
                s.first = (s.first + 1) % len(s.flocks)
            for player, flock in enumerate(s.flocks):
                clear_slots(flock, player == s.bot)
                flock.spent = False
        set_order(s)
        if s.story is not None:
            self.tell_season(s)
        if s.season > 1:
            for player in reversed(s.order):
                nests = built(s.flocks[player])
                if nests:
                    s.ask(NEST_BONUS, player, nests)

    def tell_season(self, s: Kiwi) -> None:
        """Who plays when, and what is made ready."""
        order = listed([player_words(s, player) for player in s.order])
        awake = "yes" if s.variable and s.season > 1 else "no"
        facts: dict[str, Fact] = {"season": s.season, "order": order, "awake": awake}
        s.tell(s.order[0], Words("new-season", facts), "KI-2.1")
        if s.season > 1:
            s.tell(s.order[0], Words("season-change"), "KI-2.3")
        if s.solo is not None:
            cards = listed([s.parts.season_names[card] for card in s.season_cards])
            s.tell(KIWIBOT, Words("turned-up", {"cards": cards}), "KI-22.8")
            leader = flock_words(s, marker_side(s))
            facts = {"card": s.parts.solitaire_ids[s.solo.pile[s.season - 1]], "flock": leader}
            s.tell(KIWIBOT, Words("solitaire", facts), "KI-22.4")


def clear_slots(flock: Flock, kiwibots: bool) -> None:
    """KI-2.3: used action cards are discarded. The Kiwibot's go back to its own deck."""
    for slot in range(3):
        card = flock.slots[slot]
        if card != EMPTY and not kiwibots:
            if card >= DOWN:
                flock.cards[FACE_DOWN + card - DOWN] += 1
            else:
                flock.cards[FACE_UP + card] += 1
        flock.slots[slot] = EMPTY


def turn_up(s: Kiwi) -> None:
    """KI-22.8: the two season cards of the season are turned up."""
    solo = solo_of(s)
    s.season_cards = [int(draw(solo.seasons, s.chance)) for _ in range(s.parts.solo_seasons)]


class NestBonus(Decision[Kiwi]):
    """KI-2.4: which nest's bonus comes next; `n` has a bit for every nest still to come."""

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {"nests": [nest_name(nest) for nest in nests_in(task.n)]}

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        names = [nest_name(nest) for nest in range(NEST_SPACES)]
        found = {nest.index(names) for nest in data["nests"].each(1, NEST_SPACES)}
        return sum([1 << nest for nest in found]), 0

    def fits(self, s: Kiwi, task: Task) -> bool:
        return not task.n & ~built(s.flocks[task.seat])

    def reach(self, s: Kiwi) -> int:
        return NEST_SPACES

    def action_name(self, s: Kiwi, action: int) -> str:
        return nest_name(action)

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        left = nests_in(task.n)
        if task.seat == s.bot or not any([matters(s.parts.nest_season[nest]) for nest in left]):
            return left[:1]
        return left

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        left = task.n & ~(1 << move)
        if left:
            s.ask(self, task.seat, left)
        grant_nest(s, task.seat, s.parts.nest_season[move])

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        if move not in nests_in(task.n):
            return Refusal("KI-2.4", "refused-no-nest-bonus")
        return None

    def candidates(self, s: Kiwi, task: Task) -> list[int]:
        return nests_in(task.n)

    def notation(self, s: Kiwi, task: Task, move: int) -> str:
        return nest_name(move)

    def words(self, s: Kiwi, task: Task, move: int) -> Words:
        facts: dict[str, Fact] = {
            "nest": s.parts.nest_names[move],
            "bonus": bonus_words(s.parts.nest_season[move]),
        }
        return Words("nest-bonus", facts)

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words("nest-bonus-prompt")

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        return f"nest-{task.seat}-{nest_name(move)}"


def matters(bonus: list[int]) -> bool:
    """Can the place of a bonus among others make a difference? Fruit and markers alone cannot."""
    return any([bonus_kind(part) not in (BONUS_FRUIT, BONUS_MARKER) for part in bonus])


class SeasonEnd(Step[Kiwi]):
    """KI-17.1, KI-17.3: the season card is won by one, or tied."""

    def run(self, s: Kiwi, task: Task) -> None:
        s.phase = SEASON_CARD_PHASE
        s.active = -1
        if s.solo is not None:
            compare(s)
            return
        card = s.season_cards[s.season - 1]
        best = leaders(s, card)
        if s.story is not None and len(best) > 1:
            tied = listed([player_words(s, player) for player in best])
            facts: dict[str, Fact] = {"card": s.parts.season_names[card], "names": tied}
            s.tell(best[0], Words("tied-card", facts), "KI-17.3")
        if len(best) == 1:
            others = [player for player in s.order if player != best[0]]
            for player in reversed(others):
                s.ask(SEASON_BONUS, player, card, RIGHT)
            s.ask(SEASON_BONUS, best[0], card, LEFT)
        else:
            for player in reversed(s.order):
                if player in best:
                    s.ask(SEASON_BONUS, player, card, RIGHT)


def compare(s: Kiwi) -> None:
    """KI-22.11 to KI-22.15: the human must be alone in first place to win a card."""
    solo = solo_of(s)
    won = [card for card in s.season_cards if leaders(s, card) == [0]]
    lost = [card for card in s.season_cards if card not in won]
    if not lost:
        s.ask(CHOOSE_PRIZE, 0)
        return
    for card in lost:
        if s.story is not None:
            s.tell(KIWIBOT, Words("kept-card", {"card": s.parts.season_names[card]}), "KI-22.13")
    for card in reversed(lost):
        solo.kept += 1
        s.ask(SEASON_BONUS, KIWIBOT, card, LEFT)
    for card in won:
        s.ask(SEASON_BONUS, 0, card, LEFT)


class ChoosePrize(Decision[Kiwi]):
    """KI-22.12: both cards won: the human takes one bonus, the Kiwibot the other. Moves are 0, 1."""

    def fits(self, s: Kiwi, task: Task) -> bool:
        return s.solo is not None and len(s.season_cards) == 2

    def reach(self, s: Kiwi) -> int:
        return 2

    def action_name(self, s: Kiwi, action: int) -> str:
        return ("first", "second")[action]

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        return [0, 1]

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        s.ask(SEASON_BONUS, KIWIBOT, s.season_cards[1 - move], LEFT)
        s.ask(SEASON_BONUS, task.seat, s.season_cards[move], LEFT)

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        if move not in (0, 1):
            return Refusal("KI-22.12", "refused-no-such-season-card")
        return None

    def candidates(self, s: Kiwi, task: Task) -> list[int]:
        return [0, 1]

    def notation(self, s: Kiwi, task: Task, move: int) -> str:
        return s.parts.season_ids[s.season_cards[move]]

    def words(self, s: Kiwi, task: Task, move: int) -> Words:
        card = s.season_cards[move]
        facts: dict[str, Fact] = {
            "card": s.parts.season_names[card],
            "bonus": bonus_words(s.parts.season_winner[card]),
            "other": bonus_words(s.parts.season_winner[s.season_cards[1 - move]]),
        }
        return Words("choose-prize", facts)

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words("choose-prize-prompt")

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        return f"season-{self.notation(s, task, move)}"


class SeasonBonus(Step[Kiwi]):
    """KI-17.1: one player's share of a season card: `n` is the card, `x` the side."""

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {"card": s.parts.season_ids[task.n], "side": CARD_SIDES[task.x]}

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        return data["card"].index(s.parts.season_ids), data["side"].index(CARD_SIDES)

    def run(self, s: Kiwi, task: Task) -> None:
        p = s.parts
        bonus = p.season_winner[task.n] if task.x == LEFT else p.season_others[task.n]
        if s.story is not None:
            facts: dict[str, Fact] = {
                "card": p.season_names[task.n],
                "bonus": bonus_words(bonus),
            }
            key = "won-card" if task.x == LEFT else "right-side" if bonus else "right-side-empty"
            s.tell(task.seat, Words(key, facts), "KI-17.1")
        s.active = task.seat
        s.ask(REST, task.seat)
        grant(s, task.seat, bonus)


SEASON: Final[Season] = Season("season", "KI-2.1")
GAME_END: Final[GameEnd] = GameEnd("game-end", "KI-19.4")
SEASON_CHANGE: Final[SeasonChange] = SeasonChange("season-change", "KI-2.3")
NEST_BONUS: Final[NestBonus] = NestBonus("nest-bonus", "KI-2.4")
SEASON_END: Final[SeasonEnd] = SeasonEnd("season-end", "KI-17.1")
CHOOSE_PRIZE: Final[ChoosePrize] = ChoosePrize("choose-prize", "KI-22.12")
SEASON_BONUS: Final[SeasonBonus] = SeasonBonus("season-bonus", "KI-17.1")
