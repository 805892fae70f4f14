"""Writes what the laboratory found into the documentation: sentences and pictures, from the games that
`atoll lab GAME` has kept in lab/GAME. `make pictures` runs it."""

import re
import sys
from pathlib import Path

import atoll
from atoll.lab import page
from atoll.lab.plan import OURS, Plan
from atoll.lab.run import asked_for
from atoll.lab.store import PLAN, Store, kept_plan
from atoll.lab.voice import Voice

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "findings.md"
PICTURES = ROOT / "docs" / "pictures" / "lab"
SHOWN = {"seats": -1, "length": -1, "parts": 0, "luck": 0}  # which plot of a topic is on the page


def kept(game: str) -> Plan | None:
    """The plan whose games lie there; None if there are none."""
    file = ROOT / "lab" / game / PLAN
    return kept_plan(file) if file.exists() else None


def told(game: str, plan: Plan) -> str:
    """The section of a game: the sentences of its report, and some of its pictures."""
    with Store(ROOT / "lab" / game, plan) as store:
        games = asked_for(store.games(), plan)
    voice = Voice(atoll.game(game), "en")
    said = {topic.name: topic.say(voice) for topic in page.topics(games, plan)}
    pictures = []
    for name, number in SHOWN.items():
        if said[name].plots:
            plot = said[name].plots[number]
            file = PICTURES / f"{game}-{name}.svg"
            file.write_text(page.alone(plot.svg), encoding="utf-8")
            place = file.relative_to(PAGE.parent)
            pictures.append(f'<img alt="{plot.title}" src="{place}" width="48%">')
    verdicts = [f"- {verdict}" for each in said.values() for verdict in each.verdicts]
    others = ", those with other options included" if plan_varies(plan) else ""
    played = f"{len(games):,} games{others}. {counted(voice, plan)}."
    return "\n".join([played, "", *verdicts, "", *pictures])


def plan_varies(plan: Plan) -> bool:
    return any(lot.side != OURS for lot in plan.lots)


def counted(voice: Voice, plan: Plan) -> str:
    return "; ".join(page.described(voice, lot, plan) for lot in plan.lots if lot.side == OURS)


def main() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for game in sys.argv[1:] or re.findall(r"<!-- lab: (\w+) -->", text):
        plan = kept(game)
        if plan is None:
            print(
                f"{game}: no games in lab/{game}, so its findings stay; `atoll lab {game}` plays some"
            )
            continue
        begin = text.index("\n", text.index(f"<!-- lab: {game} -->"))
        end = text.index("<!-- /lab -->", begin)
        text = f"{text[:begin]}\n\n{told(game, plan)}\n\n{text[end:]}"
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
