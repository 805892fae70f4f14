"""My games: what somebody has played, with what result, and what else they have done."""

from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

from atoll.door import shelf
from atoll.draw.elements import Content, Element, circle, g, line, path, title
from atoll.draw.lettering import label
from atoll.engine.game import Game
from atoll.lessons.course import lessons
from atoll.table.house import House
from atoll.table.models import Deed, Table
from atoll.table.render import Speaker
from atoll.table.replays import STEPS
from atoll.table.shelf import Row, option_card, row, rows

MOST = 500  # games that are looked at
OUTCOMES = ("won", "lost", "ended", "running", "imported")
WIDTH, HEIGHT = 320.0, 120.0
LEFT, RIGHT, TOP, BOTTOM = 30.0, 308.0, 12.0, 104.0


@dataclass
class Played:
    """One of somebody's games in their list."""

    row: Row
    outcome: str
    score: int | None


@dataclass
class Summary:
    """What somebody did in one game."""

    name: str
    title: str
    scores: list[tuple[int, bool]] = field(
        default_factory=list
    )  # the oldest first; and whether won
    alone: list[str] = field(default_factory=list)  # what was won alone
    lessons: int = 0
    lessons_of: int = 0
    puzzles: int = 0

    @property
    def won(self) -> int:
        return sum(won for _, won in self.scores)

    @property
    def best(self) -> int | None:
        return max((score for score, _ in self.scores), default=None)


def played(tables: list[Table], holder: str, t: Speaker) -> list[Played]:
    """Somebody's games, the latest first."""
    known = {row.id for row in rows(tables, holder, t)}
    return [
        Played(row(table, holder, t), outcome(table, holder), score(table, holder))
        for table in tables
        if table.id in known
    ]


def own_seat(table: Table, holder: str) -> int:
    """The seat that is one's own, of several the first that won; -1 if none is."""
    own = [seat.number for seat in table.seats if seat.holder == holder]
    winners = (table.result or {}).get("winners", [])
    return next((seat for seat in own if seat in winners), own[0] if own else -1)


def outcome(table: Table, holder: str) -> str:
    own = own_seat(table, holder)
    if own < 0:
        return "imported"
    if table.turn >= 0:
        return "running"
    winners = (table.result or {}).get("winners", [])
    if not table.result or (table.ended and not winners and not table.seats[own].resigned):
        return "ended"
    return "won" if own in winners else "lost"


def score(table: Table, holder: str) -> int | None:
    own = own_seat(table, holder)
    scores = (table.result or {}).get("scores", [])
    return scores[own] if 0 <= own < len(scores) else None


def wanted(games: list[Played], game: str, kind: str, search: str) -> list[Played]:
    """Those that fit what was asked for; a search looks at names and titles."""
    words = search.casefold().split()
    return [
        each
        for each in games
        if game in ("", each.row.game)
        and kind in ("", each.outcome)
        and all(word in " ".join([each.row.title, *each.row.names]).casefold() for word in words)
    ]


def summaries(house: House, tables: list[Table], holder: str, t: Speaker) -> list[Summary]:
    """By game, those of which there is something to tell."""
    deeds = house.deeds.all_of(holder)
    found = [summary(game, tables, deeds, holder, t) for game in shelf()]
    return [each for each in found if each.scores or each.lessons or each.puzzles]


def summary(game: Game, tables: list[Table], deeds: list[Deed], holder: str, t: Speaker) -> Summary:
    own = t.of(game.name)
    done = [deed.kind for deed in deeds if deed.game == game.name]
    told = Summary(
        name=game.name,
        title=own("game-title"),
        lessons=done.count("lesson"),
        lessons_of=len(lessons(game)),
        puzzles=done.count("puzzle"),
    )
    for table in reversed([table for table in tables if table.game == game.name]):
        how, points = outcome(table, holder), score(table, holder)
        if how in ("won", "lost") and points is not None and not table.ended:
            told.scores.append((points, how == "won"))
        if how == "won" and len(table.seats) == 1:
            told.alone += [each for each in alone(game, table, own) if each not in told.alone]
    return told


def alone(game: Game, table: Table, t: Speaker) -> list[str]:
    """The challenges of a game for one, as they were chosen at this table."""
    chosen: dict[str, Any] = game.defaults() | dict(table.options)
    cards = [option_card(option, t) for option in game.options if option.seats == (1,)]
    return [
        label
        for card in cards
        for value, label, _ in card["values"]
        if value == chosen.get(card["name"])
    ]


def chart(told: Summary, t: Speaker) -> Markup:
    """The scores of one's games one after the other; those that were won are filled."""
    points = [score for score, _ in told.scores]
    low, high = min([0, *points]), max([1, *points])
    step = next((each for each in STEPS if (high - low) / each <= 4), STEPS[-1])
    last = max(len(points) - 1, 1)

    def place(number: int, score: float) -> tuple[float, float]:
        return (
            LEFT + (RIGHT - LEFT) * number / last,
            BOTTOM - (BOTTOM - TOP) * (score - low) / (high - low),
        )

    grid: list[Content] = []
    for tick in range(-(-low // step) * step, high + 1, step):
        y = place(0, tick)[1]
        grid.append(line(LEFT, y, RIGHT, y, "stroke-line"))
        grid.append(
            label(str(tick), LEFT - 6, y + 4, 24, size=12, anchor="end", class_="fill-soft")
        )
    dots = [
        g(
            title(t("page-won-with" if won else "page-lost-with", score=score)),
            circle(*place(number, score), 4.5, f"fill-{'accent' if won else 'card'} stroke-accent"),
        )
        for number, (score, won) in enumerate(told.scores)
    ]
    way = "L".join(
        f"{x:.1f} {y:.1f}" for x, y in (place(i, score) for i, score in enumerate(points))
    )
    words = title(t("page-scores-of", game=told.title))
    drawn = path(f"M{way}", "none stroke-accent", stroke_width=1.5, stroke_opacity=0.6)
    box = f"0 0 {WIDTH:g} {HEIGHT:g}"
    return Markup(Element("svg", words, *grid, drawn, *dots, viewBox=box, role="img"))
