"""Which parts go with winning: cards, tiles, leaders, and whatever else a game is made of."""

from collections import defaultdict
from dataclasses import dataclass
from math import hypot
from statistics import fmean

import polars as pl
from scipy import stats

import atoll
from atoll.arena.standings import Rate
from atoll.lab import plots
from atoll.lab.named import Named
from atoll.lab.plan import Plan, parts_of
from atoll.lab.statistics import SURE, Mean, among_many, mean, share
from atoll.lab.topics.topic import Grid, Plot, Said, Topic, fair
from atoll.lab.voice import Voice

FEW = 12  # games that must show both, somebody with the part and somebody without
SHOWN = 8  # best and worst parts that are drawn


@dataclass(frozen=True)
class Part:
    """What became of those who took a part, and of those who did not."""

    name: str
    taken: Rate  # share of seats that took it
    won: Rate  # ... and won
    lost: Rate  # share of wins without it
    gain: Mean  # share of wins with it less that without, within the same game
    chance: float = 1.0  # corrected; 1 where too few games tell
    told: bool = False  # do enough games tell?


class Parts(Topic):
    """Every part: how often it is taken, and how it goes with winning."""

    name = "parts"
    words = ("parts", "cards", "tiles", "strongest", "best card", "leaders", "events")

    def __init__(self, games: pl.DataFrame, plan: Plan) -> None:
        game = atoll.game(plan.game)
        self.named = Named(parts_of(game, plan.lots[0].parts) or game.printed)
        self.games = len(fair(games))
        found = weighed(fair(games))
        tested = [each for each in found if each.told]
        corrected = among_many([each.gain.chance for each in tested])
        chances = dict(zip((each.name for each in tested), corrected, strict=True))
        self.parts = sorted(
            (
                Part(
                    each.name,
                    each.taken,
                    each.won,
                    each.lost,
                    each.gain,
                    chances.get(each.name, 1.0),
                    each.told,
                )
                for each in found
            ),
            key=lambda each: (not each.told, -each.gain.mean),
        )

    @property
    def clear(self) -> list[Part]:
        """Parts that surely go with winning, or with losing."""
        return [each for each in self.parts if each.told and each.chance < SURE]

    def say(self, voice: Voice) -> Said:
        said = Said()
        if not self.parts:
            return said
        best = [each for each in self.clear if each.gain.mean > 0]
        worst = [each for each in reversed(self.clear) if each.gain.mean < 0]
        for key, some in (("best", best), ("worst", worst)):
            if some:
                names = voice.several([self.called(voice, each) for each in some[:3]])
                said.verdicts.append(voice(f"parts-{key}", parts=names, count=len(some)))
        tested = [each for each in self.parts if each.told]
        if not self.clear:
            said.verdicts.append(voice("parts-none", count=len(tested)))
        said.how = voice("parts-how", count=len(tested), few=FEW)
        drawn = tested if len(tested) <= 2 * SHOWN else [*tested[:SHOWN], *tested[-SHOWN:]]
        if drawn:
            title = voice("parts-plot")
            said.plots.append(Plot(title, picture(voice, drawn, title)))
        columns = ("part", "taken", "with", "without", "gain", "sure", "origin")
        said.grids.append(
            Grid(
                voice("parts-table"),
                [voice(f"column-{name}") for name in columns],
                [self.row(voice, each) for each in self.parts],
                long=True,
            )
        )
        return said

    def called(self, voice: Voice, part: Part) -> str:
        """A part with what it brings; whether its values are reconstructed is part of the finding."""
        gain = voice("points-of-percent", figure=voice.number(100 * part.gain.mean, 0, sign=True))
        mark = voice("reconstructed") if self.named.source(part.name) == "reconstructed" else ""
        return f"{voice.part(part.name)} ({', '.join(filter(None, (gain, mark)))})"

    def row(self, voice: Voice, part: Part) -> list[str]:
        gain = f"{voice.number(100 * part.gain.mean, 0, sign=True)} ({voice.span(100 * part.gain.low, 100 * part.gain.high, 0)})"
        source = self.named.source(part.name)
        return [
            voice.part(part.name),
            voice.percent(part.taken.rate),
            voice.rate(part.won),
            voice.rate(part.lost),
            gain if part.told else "–",
            voice("sure" if part.told and part.chance < SURE else "unsure"),
            voice.of_game(f"page-source-{source}", "–"),
        ]


def weighed(games: pl.DataFrame) -> list[Part]:
    """All parts that a seat took in any game."""
    shares = games["shares"].to_list()
    together = games["together"].to_list()
    takers: defaultdict[str, dict[int, set[int]]] = defaultdict(dict)
    for number, row in enumerate(games["taken"].to_list()):
        for each in row:
            takers[each["part"]].setdefault(number, set()).add(each["seat"])
    return [weigh(part, by_game, shares, together) for part, by_game in sorted(takers.items())]


def weigh(
    part: str, by_game: dict[int, set[int]], shares: list[list[float]], together: list[bool]
) -> Part:
    """Seats of one game are rivals, not independent of each other: so the difference between who took the
    part and who did not is one number for each game that has both. Alone or together, games with the part
    are held against games without it."""
    won: list[float] = []
    lost: list[float] = []
    within: list[float] = []
    alone: tuple[list[float], list[float]] = ([], [])
    for number, row in enumerate(shares):
        seats = by_game.get(number, set())
        have = [row[seat] for seat in seats]
        have_not = [got for seat, got in enumerate(row) if seat not in seats]
        won += have
        lost += have_not
        if len(row) == 1 or together[number]:
            alone[0 if have else 1].append(row[0])
        elif have and have_not:
            within.append(fmean(have) - fmean(have_not))
    gain = mean(within) if len(within) >= len(alone[0]) else apart(*alone)
    enough = len(within) >= FEW or min(map(len, alone)) >= FEW
    taken = share([1.0] * len(won) + [0.0] * len(lost))
    return Part(part, taken, share(won), share(lost), gain, told=enough)


def apart(having: list[float], without: list[float]) -> Mean:
    """The difference between two shares of different games: Fisher's test, Newcombe's interval."""
    ours, theirs = share(having), share(without)
    more, count = ours.rate - theirs.rate, ours.games + theirs.games
    wins = [[ours.wins, ours.games - ours.wins], [theirs.wins, theirs.games - theirs.wins]]
    low = more - hypot(ours.rate - ours.low, theirs.high - theirs.rate)
    high = more + hypot(ours.high - ours.rate, theirs.rate - theirs.low)
    chance = float(stats.fisher_exact(wins).pvalue) if having and without else 1.0
    return Mean(count, more, low, high, 0.0, chance)


def picture(voice: Voice, parts: list[Part], title: str) -> str:
    names = [voice.part(each.name) for each in parts]
    short = [name if len(name) <= 30 else f"{name[:29]}…" for name in names]
    gains = [each.gain for each in parts]
    group = (
        "",
        [100 * each.mean for each in gains],
        [100 * each.low for each in gains],
        [100 * each.high for each in gains],
    )
    return plots.whiskers(title, short, [group], voice("axis-gain"), 0.0)
