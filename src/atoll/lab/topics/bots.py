"""How strong the bots are, how long they think, and whether they reach what a solo game asks for."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

import polars as pl
from openskill.models import PlackettLuce

from atoll.arena.standings import CONFIDENCE, Rate
from atoll.lab import plots
from atoll.lab.plan import OURS, Plan
from atoll.lab.statistics import share
from atoll.lab.topics.topic import Grid, Plot, Said, Topic
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
    """How often a bot met a condition of a game that is not played against each other."""

    bot: str
    seats: int
    what: str
    met: Rate


class Bots(Topic):
    """Levels against each other."""

    name = "bots"
    words = ("bots", "levels", "strength", "ratings", "solo", "goals")

    def __init__(self, games: pl.DataFrame, plan: Plan) -> None:
        ours = games.filter(pl.col("side") == OURS)
        self.strengths = strengths(ours)
        self.goals = goals(ours)

    def say(self, voice: Voice) -> Said:
        said = Said()
        rated = [each for each in self.strengths if each.won.games]
        if len(rated) > 1:
            best, worst = rated[0], rated[-1]
            said.verdicts.append(
                voice("bots-best", best=best.bot, worst=worst.bot, rate=voice.rate(best.won))
            )
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
        for goal in self.goals:
            said.verdicts.append(
                voice(
                    "bots-goal",
                    bot=goal.bot,
                    seats=goal.seats,
                    rate=voice.rate(goal.met),
                    games=goal.met.games,
                )
            )
        if self.strengths:
            columns = ("bot", "rating", "wins", "milliseconds")
            said.grids.append(
                Grid(
                    voice("bots-table"),
                    [voice(f"column-{name}") for name in columns],
                    [row(voice, each) for each in self.strengths],
                )
            )
        return said


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
    """Alone, or all together: how often it was won."""
    met: defaultdict[tuple[str, int], list[float]] = defaultdict(list)
    for row in games.filter(pl.col("alike"), pl.col("together") | (pl.col("seats") == 1)).iter_rows(
        named=True
    ):
        met[row["bots"][0], row["seats"]].append(row["shares"][0])
    return [Goal(bot, seats, "won", share(won)) for (bot, seats), won in sorted(met.items())]


def row(voice: Voice, each: Strength) -> list[str]:
    rated = each.won.games > 0
    return [
        each.bot,
        f"{voice.number(each.rating)} ± {voice.number(each.reach)}" if rated else "–",
        voice.rate(each.won) if rated else "–",
        voice.number(each.milliseconds, 2),
    ]
