"""How strong the bots are, how long they think, and whether they reach what a solo game asks for."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

import polars as pl
from openskill.models import PlackettLuce

from atoll.arena.standings import CONFIDENCE, Rate
from atoll.lab import plots
from atoll.lab.plan import OURS, THEIRS, Lot, Plan
from atoll.lab.statistics import share
from atoll.lab.topics.topic import ENOUGH, Grid, Plot, Said, Topic
from atoll.lab.voice import Voice


@dataclass(frozen=True)
class Strength:
    """One bot: its rating with an interval, its wins against others, its time for a decision."""

    bot: str
    rating: float
    reach: float
    won: Rate
    milliseconds: float


@dataclass(frozen=True)
class Goal:
    """How often a bot won a game that is not played against each other, and met what it asks for."""

    bot: str
    seats: int
    side: str  # the game as it is, or with another value of an option
    won: Rate
    met: dict[str, Rate]


class Bots(Topic):
    """Levels against each other."""

    name = "bots"
    words = ("bots", "bot", "level", "stronger", "rating", "solo", "goal")

    @classmethod
    def asks(cls, lot: Lot) -> bool:
        """A game alone may ask for something else with another option."""
        return lot.side == OURS or lot.seats == 1

    def __init__(self, games: pl.DataFrame, plan: Plan) -> None:
        ours = games.filter(pl.col("side") == OURS)
        self.strengths = strengths(ours)
        self.goals = goals(games.filter(pl.col("side") != THEIRS))

    def say(self, voice: Voice) -> Said:
        said = Said()
        rated = [each for each in self.strengths if each.won.games]
        if len(rated) > 1:
            said.verdicts += ranking(voice, rated)
            said.how = voice("bots-how")
            title = voice("bots-plot")
            group = (
                "",
                [each.rating for each in rated],
                [each.rating - each.reach for each in rated],
                [each.rating + each.reach for each in rated],
            )
            names = [each.bot for each in rated]
            svg = plots.whiskers(title, names, [group], voice("axis-rating"))
            said.plots.append(Plot(title, svg))
        said.verdicts += [
            voice(
                "bots-goal",
                bot=goal.bot,
                seats=goal.seats,
                rate=voice.rate(goal.won),
                games=goal.won.games,
            )
            for goal in self.goals
            if goal.side == OURS
        ]
        if self.strengths:
            columns = ("bot", "rating", "wins", "milliseconds")
            said.grids.append(
                Grid(
                    voice("bots-table"),
                    [voice(f"column-{name}") for name in columns],
                    [row(voice, each) for each in self.strengths],
                )
            )
        if any(goal.met for goal in self.goals):
            asked = ("bot", "seats", "option", "games", "goal", "met")
            said.grids.append(
                Grid(
                    voice("goals-table"),
                    [voice(f"column-{name}") for name in asked],
                    [row for goal in self.goals for row in goal_rows(voice, goal)],
                    long=True,
                )
            )
        return said


def ranking(voice: Voice, rated: list[Strength]) -> list[str]:
    """Who is strongest and who is weakest, where that is sure: where no other's rating reaches as far."""
    fewest = min(each.won.games for each in rated)
    if fewest < ENOUGH:
        return [voice("bots-few", games=fewest)]
    best, worst = rated[0], rated[-1]
    key = "bots-best" if all(above(best, each) for each in rated[1:]) else "bots-ahead"
    said = voice(key, best=best.bot, rate=voice.rate(best.won), games=best.won.games)
    if all(above(each, worst) for each in rated[:-1]):
        return [said, voice("bots-worst", worst=worst.bot)]
    return [said]


def above(one: Strength, other: Strength) -> bool:
    return one.rating - one.reach > other.rating + other.reach


def strengths(games: pl.DataFrame) -> list[Strength]:
    """Ratings by OpenSkill over all games between different bots; all begin alike."""
    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    won: defaultdict[str, list[float]] = defaultdict(list)
    thought: defaultdict[str, float] = defaultdict(float)
    asked: defaultdict[str, int] = defaultdict(int)
    for row in games.sort("number", maintain_order=True).iter_rows(named=True):
        for bot, seconds, count in zip(row["bots"], row["seconds"], row["decisions"], strict=True):
            thought[bot] += seconds
            asked[bot] += count
            ratings.setdefault(bot, model.rating(name=bot))
        if row["alike"] or row["together"] or row["seats"] == 1:
            continue
        for bot, got in zip(row["bots"], row["shares"], strict=True):
            won[bot].append(got)
        ahead = dict.fromkeys(row["bots"], 0.0)
        for bot, got in zip(row["bots"], row["shares"], strict=True):
            ahead[bot] = max(ahead[bot], got)
        teams = [[ratings[bot]] for bot in ahead]
        rated = model.rate(teams, scores=list(ahead.values()))
        ratings |= {bot: team[0] for bot, team in zip(ahead, rated, strict=True)}
    found = [
        Strength(
            bot,
            float(rating.mu),
            CONFIDENCE * float(rating.sigma),
            share(won[bot]),
            1000 * thought[bot] / max(1, asked[bot]),
        )
        for bot, rating in ratings.items()
    ]
    return sorted(found, key=lambda each: -each.rating)


def goals(games: pl.DataFrame) -> list[Goal]:
    """Alone, or all together: how often it was won, and what was reached."""
    some = games.filter(pl.col("alike"), pl.col("together") | (pl.col("seats") == 1))
    found = []
    for _, each in some.group_by("lot", maintain_order=True):
        met: defaultdict[str, list[float]] = defaultdict(list)
        for goal in each["goal"].to_list():
            for one in goal:
                met[one["what"]].append(float(one["met"]))
        found.append(
            Goal(
                each["bots"][0][0],
                int(each["seats"][0]),
                str(each["side"][0]),
                share(each["shares"].list.first().to_list()),
                {what: share(times) for what, times in met.items()},
            )
        )
    return found


def goal_rows(voice: Voice, goal: Goal) -> list[list[str]]:
    """What a game asks for, line by line."""
    name, _, value = goal.side.partition("=")
    option = voice.option(name, value) if value else "–"
    about = [goal.bot, str(goal.seats), option, voice.number(goal.won.games, 0)]
    return [
        [*about, voice.of_game(f"board-goal-{what}", what, n=0), voice.rate(met)]
        for what, met in goal.met.items()
    ]


def row(voice: Voice, each: Strength) -> list[str]:
    rated = each.won.games > 0
    return [
        each.bot,
        f"{voice.number(each.rating)} ± {voice.number(each.reach)}" if rated else "–",
        voice.rate(each.won) if rated else "–",
        voice.number(each.milliseconds, 2),
    ]
