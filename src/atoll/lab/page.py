"""The report: one page with everything in it, light and dark, in three languages, for screens and paper."""

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path

import polars as pl

import atoll
from atoll.lab.plan import OURS, THEIRS, Lot, Plan
from atoll.lab.store import whole
from atoll.lab.topics import TOPICS, Grid, Said, Topic
from atoll.lab.topics.against import Against
from atoll.lab.voice import Voice
from atoll.text import LANGUAGES
from atoll.version import VERSION

HERE = Path(__file__).parent
NAMES = {"en": "English", "de": "Deutsch", "it": "Italiano"}


def topics(games: pl.DataFrame, plan: Plan) -> list[Topic]:
    """All questions of a plan, answered in numbers; the change first, if there is one."""
    kinds: Sequence[type[Topic]] = TOPICS
    if any(lot.side == THEIRS for lot in plan.lots):
        kinds = (Against, *TOPICS)
    return [kind(games, plan) for kind in kinds]


def write(file: Path, games: pl.DataFrame, plan: Plan, language: str = "en") -> None:
    """Write the report; it opens in this language."""
    with whole(file) as new:
        new.write_text(page(games, plan, language), encoding="utf-8")


def pictures(folder: Path, games: pl.DataFrame, plan: Plan, language: str = "en") -> None:
    """Every plot as a file of its own, called by game, topic and number."""
    folder.mkdir(parents=True, exist_ok=True)
    voice = Voice(atoll.game(plan.game), language)
    for topic in topics(games, plan):
        for number, plot in enumerate(topic.say(voice).plots, 1):
            file = folder / f"{plan.game}-{topic.name}-{number}.svg"
            file.write_text(alone(plot.svg), encoding="utf-8")


def alone(svg: str) -> str:
    """A plot as a file of its own, with the colours of the page."""
    style = (HERE / "report.css").read_text(encoding="utf-8")
    colours = (
        style[: style.index("* {")] + "svg { background: var(--card); font-family: sans-serif; }"
    )
    return svg.replace(">", f"><style>{colours}</style>", 1) + "\n"


def page(games: pl.DataFrame, plan: Plan, language: str = "en") -> str:
    """The report as HTML."""
    found = topics(games, plan)
    game = atoll.game(plan.game)
    voices = [Voice(game, each) for each in LANGUAGES]
    switches = "".join(
        f'<input type="radio" name="language" id="in-{each}"{" checked" * (each == language)}>'
        for each in LANGUAGES
    )
    labels = "".join(
        f'<label for="in-{each}" lang="{each}">{NAMES[each]}</label>' for each in LANGUAGES
    )
    bodies = "".join(body(voice, found, games, plan) for voice in voices)
    voice = Voice(game, language)
    title, label = escape(voice("title", game=game.title)), escape(voice("languages"))
    style = (HERE / "report.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{style}</style></head>"
        f'<body>{switches}<nav class="languages" aria-label="{label}">{labels}</nav>{bodies}'
        "</body></html>\n"
    )


def body(voice: Voice, topics: list[Topic], games: pl.DataFrame, plan: Plan) -> str:
    """All of it in one language."""
    said = [(topic, topic.say(voice)) for topic in topics]
    links = "".join(
        f'<a href="#{voice.language}-{topic.name}">{escape(voice(f"topic-{topic.name}").partition(":")[0])}</a>'
        for topic, _ in said
    )
    return (
        f'<main lang="{voice.language}"><header><h1>{escape(voice("title", game=voice.game.title))}</h1>'
        f'{head(voice, games, plan)}<nav aria-label="{escape(voice("contents"))}">{links}</nav></header>'
        + "".join(section(voice, topic.name, each) for topic, each in said)
        + "</main>"
    )


def described(voice: Voice, lot: Lot, plan: Plan) -> str:
    """The games of a lot: how many, by whom, and what is otherwise in them than in the game as it is."""
    alike = [each for each in plan.lots if (each.side, each.seats) == (OURS, lot.seats)]
    usual = alike[0] if alike else lot
    options = [
        voice.option(name, value)
        for name, value in lot.options.items()
        if lot.side != OURS and value != usual.options.get(name)
    ]
    return voice(
        "lot",
        seats=lot.seats,
        figure=voice.number(lot.games, 0),
        bots=" – ".join(lot.bots),
        what="option" if options else "none" if lot.parts == usual.parts else "parts",
        option=", ".join(options),
    )


def head(voice: Voice, games: pl.DataFrame, plan: Plan) -> str:
    lots = "; ".join(described(voice, lot, plan) for lot in plan.lots)
    count = len(games)
    version = voice("version", rules=voice.game.rules_version, version=VERSION, plan=plan.seed)
    return (
        f"<p>{escape(voice('intro', games=count, figure=voice.number(count, 0)))}</p>"
        f'<p class="soft">{escape(voice("played", lots=lots))} · {escape(version)}</p>'
    )


def section(voice: Voice, name: str, said: Said) -> str:
    heading = f'<section id="{voice.language}-{name}"><h2>{escape(voice(f"topic-{name}"))}</h2>'
    if not said.verdicts:
        return f'{heading}<p class="soft">{escape(voice("nothing"))}</p></section>'
    verdicts = "".join(f"<li>{escape(each)}</li>" for each in said.verdicts)
    plots = "".join(
        f"<figure><figcaption>{escape(plot.title)}</figcaption>{plot.svg}</figure>"
        for plot in said.plots
    )
    grids = "".join(table(voice, grid) for grid in said.grids)
    how = f'<p class="soft">{escape(said.how)}</p>' if said.how else ""
    return f'{heading}<ul>{verdicts}</ul><div class="plots">{plots}</div>{grids}{how}</section>'


def table(voice: Voice, grid: Grid) -> str:
    columns = "".join(f'<th scope="col">{escape(each)}</th>' for each in grid.columns)
    rows = "".join(
        "<tr>" + "".join(f"<td>{kept_together(cell)}</td>" for cell in row) + "</tr>"
        for row in grid.rows
    )
    found = f'<div class="table"><table><thead><tr>{columns}</tr></thead><tbody>{rows}</tbody></table></div>'
    if grid.long:
        title = escape(voice("more", title=grid.title))
        return f"<details><summary>{title}</summary>{found}</details>"
    return f"<h3>{escape(grid.title)}</h3>{found}"


def kept_together(cell: str) -> str:
    """A cell in which no interval is torn apart where a column is narrow."""
    return re.sub(r"\([^()]*–[^()]*\)", r'<span class="whole">\g<0></span>', escape(cell))
