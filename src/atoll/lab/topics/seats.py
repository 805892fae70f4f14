"""Is it fair to begin? Wins and points by the order of the seats."""

from dataclasses import dataclass

import polars as pl

from atoll.arena.standings import Rate
from atoll.lab import plots
from atoll.lab.plan import Plan
from atoll.lab.statistics import SURE, Mean, each_sure, hiding, mean, share, uneven
from atoll.lab.topics.topic import ENOUGH, Grid, Plot, Said, Topic, by_seats, contested, fair
from atoll.lab.voice import Voice


@dataclass(frozen=True)
class Order:
    """How the seats fared at one number of seats, from the one that begins."""

    seats: int
    games: int
    wins: list[Rate]
    points: list[Mean]
    chance: float  # that wins are so uneven by accident, before correction

    @property
    def even(self) -> float:
        return 1 / self.seats

    @property
    def hidden(self) -> float:
        """What advantage of a seat so many games would probably not have shown."""
        return hiding(self.even, self.games)


class Seats(Topic):
    """Who begins, who comes second, and so on."""

    name = "seats"
    words = ("first seat", "seat", "order", "begin", "start", "fair", "first player")

    def __init__(self, games: pl.DataFrame, plan: Plan) -> None:
        self.orders = [order(some) for _, some in by_seats(contested(fair(games)))]
        self.chances = each_sure([each.chance for each in self.orders])

    def say(self, voice: Voice) -> Said:
        said = Said()
        for each, chance in zip(self.orders, self.chances, strict=True):
            said.verdicts.append(verdict(voice, each, chance))
        if not self.orders:
            return said
        said.how = voice("seats-how")
        for each in self.orders:
            title = voice("seats-plot", seats=each.seats)
            said.plots.append(Plot(title, picture(voice, each, title)))
        columns = ["seats", "place", "games", "wins", "hidden", "points"]
        said.grids.append(
            Grid(
                voice("seats-table"),
                [voice(f"column-{name}") for name in columns],
                [row for each in self.orders for row in rows(voice, each)],
            )
        )
        return said


def order(games: pl.DataFrame) -> Order:
    """Seats turned so that the one that decides first comes first."""
    seats = int(games["seats"][0])
    shares: list[list[float]] = [[] for _ in range(seats)]
    scores: list[list[float]] = [[] for _ in range(seats)]
    for first, won, points in games.select("first", "shares", "scores").iter_rows():
        for place in range(seats):
            seat = (first + place) % seats
            shares[place].append(won[seat])
            scores[place].append(points[seat])
    return Order(
        seats,
        len(games),
        [share(each) for each in shares],
        [mean(each) for each in scores],
        uneven([sum(each) for each in shares]),
    )


def verdict(voice: Voice, order: Order, chance: float) -> str:
    best = max(range(order.seats), key=lambda place: order.wins[place].rate)
    if order.games < ENOUGH:
        return voice("seats-few", seats=order.seats, games=order.games)
    if chance < SURE:
        return voice(
            "seats-uneven",
            seats=order.seats,
            place=best + 1,
            rate=voice.rate(order.wins[best]),
            even=voice.percent(order.even),
            games=order.games,
        )
    return voice(
        "seats-even",
        seats=order.seats,
        rate=voice.rate(order.wins[0]),
        even=voice.percent(order.even),
        hidden=voice.number(100 * order.hidden, 0),
        games=order.games,
    )


def picture(voice: Voice, order: Order, title: str) -> str:
    names = [voice("place", place=place + 1) for place in range(order.seats)]
    wins = order.wins
    group = (
        "",
        [100 * each.rate for each in wins],
        [100 * each.low for each in wins],
        [100 * each.high for each in wins],
    )
    return plots.whiskers(title, names, [group], voice("axis-wins"), 100 * order.even)


def rows(voice: Voice, order: Order) -> list[list[str]]:
    return [
        [
            str(order.seats),
            str(place + 1),
            voice.number(order.games, 0),
            voice.rate(order.wins[place]),
            f"± {voice.percent(order.hidden)}",
            voice.estimate(points),
        ]
        for place, points in enumerate(order.points)
    ]
