"""A review as one page that needs nothing else: the chances over time, and every decision in words."""

from collections.abc import Iterator
from typing import Any

from babel.numbers import format_decimal

from atoll.draw.elements import Content, Element, at, g, line, path, title
from atoll.draw.lettering import label
from atoll.draw.pieces import DASHES, mark
from atoll.draw.scene import Size
from atoll.draw.themes import THEMES, stylesheet
from atoll.engine.game import Game
from atoll.engine.words import Fact, Words
from atoll.review.reviewer import Judged, Review, imagined
from atoll.text import say, seat_names

LEFT, TOP = 42.0, 20.0  # where the chart begins
APART = 18.0  # signs that are closer would run into each other
GRADES = ("best", "good", "slip", "mistake", "blunder")
SIGNS = {"slip": "?!", "mistake": "?", "blunder": "??"}  # as players of chess write them
STYLE = """
body { margin: 0 auto; max-width: 800px; padding: 16px; font: 15px/1.45 Inter, system-ui, sans-serif;
  background: var(--paper); color: var(--ink); }
h1 { font-size: 22px; } h2 { font-size: 18px; color: var(--accent); }
svg { width: 100%; height: auto; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
li { margin: 0 0 10px; } ol { padding-left: 28px; }
.soft { color: var(--soft); } .blunder, .mistake { font-weight: 700; }
table { border-collapse: collapse; } td, th { padding: 4px 12px 4px 0; text-align: left; }
"""


class Speaker:
    """Says what a review found, in one language; seats nobody has given a name have their colours'."""

    def __init__(self, found: Review, language: str, names: list[str] | None = None) -> None:
        self.found = found
        self.language = language
        self.game = found.session.record.game
        self.names = names or seat_names(found.session.state, language)

    def say(self, key: str, **facts: Fact) -> str:
        return say(self.game.name, Words(key, facts), self.language)

    def percent(self, share: float) -> int:
        return round(100 * share)

    def mean_cost(self, seat: int) -> str:
        """What a seat gave away on average, as its language writes numbers."""
        return format_decimal(100 * self.found.cost_of(seat), "0.0", self.language)

    def played(self, ply: int) -> str:
        """A move that was played."""
        found = self.found.session.plies[ply]
        return found.before.describe(found.move, self.language)

    def best(self, judged: Judged) -> str:
        before = self.found.session.plies[judged.ply].before
        return before.describe(before.parse(judged.best), self.language)

    def honest(self) -> str:
        """How decisions were judged."""
        again = sum(each.long for each in self.found.decisions)
        return self.say("review-honest", again=again)

    def judged(self, judged: Judged) -> str:
        """A decision in a sentence: who did what, and how good it was."""
        return self.say(
            "review-decision",
            who=self.names[judged.seat],
            ply=judged.ply + 1,
            move=self.played(judged.ply),
            grade=judged.grade,
            cost=self.percent(judged.cost),
        )

    def unjudged(self, ply: int) -> str:
        """A decision that was not looked at yet."""
        who = self.names[self.found.session.plies[ply].seat]
        return self.say("review-unjudged", who=who, ply=ply + 1, move=self.played(ply))

    def better(self, judged: Judged) -> str:
        """What was better; of what had a long look, it is what the strongest bot would play."""
        return self.say(
            "review-better", move=self.best(judged), long="yes" if judged.long else "no"
        )

    def way(self, judged: Judged) -> list[str]:
        """What may follow the better move, as its player could imagine it."""
        told: list[str] = []
        state = imagined(self.found.session.plies[judged.ply].before, judged.ply)
        for notation in judged.line:
            move = state.parse(notation)
            told.append(f"{self.names[state.seat]}: {state.describe(move, self.language)}")
            state.play(move)
        return told[1:]


def page(found: Review, language: str) -> str:
    """The review as HTML."""
    speaker = Speaker(found, language)
    heading = speaker.say("review-title", game=speaker.game.title)
    body = [
        Element("h1", heading),
        chart(speaker),
        Element("p", speaker.honest(), class_="soft"),
        *costs(speaker),
        Element("h2", speaker.say("review-turning-points")),
        *turning_points(speaker),
        Element("h2", speaker.say("review-all")),
        Element("ol", *(Element("li", *told(speaker, each)) for each in found.decisions)),
    ]
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"{Element('title', heading)}<style>{colours(speaker.game)}{STYLE}</style></head>"
        f"<body>{''.join(body)}</body></html>\n"
    )


def colours(game: Game) -> str:
    """The colours of the house and of the game, light and dark, and the classes that drawings use."""
    light, dark = (THEMES[theme] | dict(game.board.colours[theme]) for theme in ("light", "dark"))
    classes = stylesheet({name: f"var(--{name})" for name in light})
    night = f"@media (prefers-color-scheme: dark) {{ {rule(dark)} }}"
    return f"{rule(light)} {night} {classes}"


def rule(colours: dict[str, str]) -> str:
    return ":root { " + " ".join(f"--{name}: {each};" for name, each in colours.items()) + " }"


def costs(speaker: Speaker) -> Iterator[Element]:
    """What every seat gave away, and how its decisions were called."""
    found = speaker.found
    heads = [Element("th", ""), Element("th", speaker.say("review-mean-cost"))]
    heads += [Element("th", speaker.say(f"review-grade-{grade}")) for grade in GRADES]
    rows = [Element("tr", *heads)]
    for seat, name in enumerate(speaker.names):
        own = [each.grade for each in found.decisions if each.seat == seat]
        cells = [f"{speaker.mean_cost(seat)} %", *(str(own.count(grade)) for grade in GRADES)]
        rows.append(Element("tr", Element("th", name), *(Element("td", cell) for cell in cells)))
    yield Element("table", *rows)


def turning_points(speaker: Speaker) -> Iterator[Element]:
    points = speaker.found.turning_points()
    if not points:
        yield Element("p", speaker.say("review-no-turning-points"))
    for each in points:
        yield Element("p", *told(speaker, each), class_="turning-point")


def told(speaker: Speaker, judged: Judged) -> Iterator[Content]:
    yield Element("span", speaker.judged(judged), class_=judged.grade)
    if judged.grade != "best":
        yield Element("br")
        yield Element("span", speaker.better(judged))
        way = speaker.way(judged)
        if way:
            yield Element("br")
            yield Element("span", speaker.say("review-line", line=" · ".join(way)), class_="soft")


def chart(speaker: Speaker, size: Size = (760.0, 240.0), steered: bool = False) -> Element:
    """The chances of every seat over the game; where a page's script `steer`s it, with a line for now."""
    found = speaker.found
    last = max(len(found.session.plies), 1)
    width, height = size
    right, bottom = width - 14, height - 18

    def x(ply: float) -> float:
        return LEFT + (right - LEFT) * ply / last

    def y(chance: float) -> float:
        return bottom - (bottom - TOP) * chance

    contents: list[Content] = [title(speaker.say("review-chart"))]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        contents.append(line(LEFT, y(share), right, y(share), "stroke-line"))
        if share in (0.0, 0.5, 1.0):
            contents.append(legend(f"{speaker.percent(share)} %", LEFT - 5, y(share) + 4, "end"))
    contents.append(legend("0", LEFT, height - 3, "start"))
    contents.append(legend(str(last), right, height - 3, "end"))
    signed = -APART
    for each in found.turning_points():
        along = x(each.ply)
        contents.append(line(along, TOP - 2, along, bottom, "stroke-soft", stroke_dasharray="2 3"))
        if along - signed >= APART:
            signed = along
            contents.append(legend(SIGNS[each.grade], along, TOP - 5, "middle"))
    chances = sorted(found.chances().items())
    hues = found.session.state.hues()
    for seat, name in enumerate(speaker.names if chances else []):
        curve = [(x(ply), y(each[seat])) for ply, each in chances]
        contents.append(g(title(name), *drawn(curve, hues[seat], DASHES[seat])))
    how: dict[str, Any] = {"viewBox": f"0 0 {width:g} {height:g}", "role": "img"}
    if steered:
        now = line(0, TOP - 2, 0, bottom, "stroke-accent", stroke_width=2)
        contents.append(at(LEFT, 0, now, id_="chart-now"))
        how |= {"id_": "chart", "data_left": LEFT, "data_width": right - LEFT, "data_last": last}
    return Element("svg", *contents, **how)


def legend(text: str, x: float, y: float, anchor: str) -> Element:
    return label(text, x, y, 60, size=12, anchor=anchor, class_="fill-soft")


def drawn(curve: list[tuple[float, float]], hue: int, dashes: str | None) -> Iterator[Element]:
    """A seat's curve, with its mark where it ends."""
    way = "M" + "L".join(f"{along:.1f} {up:.1f}" for along, up in curve)
    yield path(way, f"none stroke-seat-{hue}", stroke_width=2, stroke_dasharray=dashes)
    yield mark(hue, *curve[-1], 11)
