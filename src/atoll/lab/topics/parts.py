"""Which parts go with winning: cards, tiles, leaders, and whatever else a game is made of."""

from collections import defaultdict
from dataclasses import dataclass, replace
from statistics import fmean
from typing import TypeVar

import polars as pl

import atoll
from atoll.arena.standings import Rate
from atoll.lab import plots
from atoll.lab.named import Named
from atoll.lab.plan import OURS, THEIRS, Lot, Plan, parts_of
from atoll.lab.statistics import SURE, Mean, among_many, at_most, mean, share, shares_apart
from atoll.lab.topics.presence import FEW, Presence, about, grid, presences
from atoll.lab.topics.topic import Grid, Plot, Said, Topic, fair
from atoll.lab.voice import Voice

Found = TypeVar("Found", bound="Part | Presence")
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
    words = ("parts", "card", "tile", "leader", "event", "achievement", "what wins")

    @classmethod
    def asks(cls, lot: Lot) -> bool:
        """Some parts are in play with some options only."""
        return lot.alike and lot.side != THEIRS

    def __init__(self, games: pl.DataFrame, plan: Plan) -> None:
        game = atoll.game(plan.game)
        self.named = Named(parts_of(game, plan.lots[0].parts) or game.printed)
        ours, others = fair(games), with_other_options(games)
        found = added(weighed(ours), weighed(others))
        tested = [each for each in found if each.told]
        corrected = among_many([each.gain.chance for each in tested])
        chances = dict(zip((each.name for each in tested), corrected, strict=True))
        self.parts = sorted(
            (replace(each, chance=chances.get(each.name, 1.0)) for each in found),
            key=lambda each: (not each.told, -each.gain.mean),
        )
        self.presences = added(presences(ours), presences(others))

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
        said.verdicts += about(voice, self.presences)
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
        if self.presences:
            said.grids.append(grid(voice, self.presences, self.named))
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


def with_other_options(games: pl.DataFrame) -> pl.DataFrame:
    """Each seed once: games of different options with the same seed are no independent witnesses."""
    others = games.filter(pl.col("alike"), ~pl.col("side").is_in([OURS, THEIRS]))
    return others.unique("seed", keep="first", maintain_order=True)


def added(usual: list[Found], others: list[Found]) -> list[Found]:
    """All that is known from the usual game, and what is there with other options alone."""
    known = {each.name for each in usual}
    return [*usual, *(each for each in others if each.name not in known)]


def weighed(games: pl.DataFrame) -> list[Part]:
    """All parts that a seat took in any game."""
    shares = games["shares"].to_list()
    together = (games["together"] | (games["seats"] == 1)).to_list()
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
        if together[number]:
            alone[0 if have else 1].append(row[0])
            have, have_not = (row[:1], []) if have else ([], row[:1])
        elif have and have_not:
            within.append(fmean(have) - fmean(have_not))
        won += have
        lost += have_not
    both = min(map(len, alone))
    gain = at_most(1.0, mean(within)) if len(within) >= both else shares_apart(*alone)
    enough = max(len(within), both) >= FEW
    taken = share([1.0] * len(won) + [0.0] * len(lost))
    return Part(part, taken, share(won), share(lost), gain, told=enough)


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
