"""What every other value of an option does, held against the game as it is."""

from dataclasses import dataclass, replace

import polars as pl

import atoll
from atoll.lab.plan import OURS, THEIRS, Lot, Plan
from atoll.lab.statistics import among_many
from atoll.lab.topics.against import QUESTIONS, Change, compared
from atoll.lab.topics.presence import marked
from atoll.lab.topics.topic import ENOUGH, Grid, Said, Topic
from atoll.lab.voice import Voice

SHOWN = 8  # options that are spoken of


@dataclass(frozen=True)
class Other:
    """One value of an option that is not the usual one."""

    name: str
    value: object
    seats: int
    changes: list[Change]

    @property
    def twins(self) -> int:
        """Games that are held against one another."""
        return self.changes[0].more.count if self.changes else 0

    @property
    def sure(self) -> list[Change]:
        return [each for each in self.changes if each.sure]


class Options(Topic):
    """Every option, one at a time."""

    name = "options"
    words = ("options", "option", "variant", "mode", "setting")

    @classmethod
    def asks(cls, lot: Lot) -> bool:
        return lot.alike and lot.side != THEIRS

    def __init__(self, games: pl.DataFrame, plan: Plan) -> None:
        self.others = corrected([other(games, plan, lot) for lot in plan.lots if is_other(lot)])

    def say(self, voice: Voice) -> Said:
        said = Said()
        if not any(each.changes for each in self.others):
            return said
        clear = [each for each in self.others if each.sure]
        said.verdicts += [verdict(voice, each) for each in clear[:SHOWN]]
        few = [each for each in self.others if each.twins < ENOUGH]
        left = len(self.others) - len(clear) - len(few)
        if left:
            said.verdicts.append(voice("options-none", count=left))
        if few:
            said.verdicts.append(voice("options-few", count=len(few), few=ENOUGH))
        said.how = voice("options-how")
        asked = [
            name
            for name in QUESTIONS
            if any(name == each.question for other in self.others for each in other.changes)
        ]
        said.grids.append(
            Grid(
                voice("options-table"),
                [
                    *(voice(f"column-{name}") for name in ("option", "seats", "games")),
                    *(voice(f"question-{name}") for name in asked),
                ],
                [row(voice, each, asked) for each in self.others if each.changes],
            )
        )
        return said


def is_other(lot: Lot) -> bool:
    return lot.alike and lot.side not in (OURS, THEIRS)


def other(games: pl.DataFrame, plan: Plan, lot: Lot) -> Other:
    """The games of a lot, held against those in which only this option has its usual value."""
    name = lot.side.partition("=")[0]
    usual = lot.options | {name: atoll.game(plan.game).defaults()[name]}
    base = [
        each
        for each in plan.lots
        if (each.seats, each.bots, each.options) == (lot.seats, lot.bots, usual)
    ]
    ours, theirs = (
        games.filter(pl.col("lot").is_in([each.name for each in some])) for some in (base, [lot])
    )
    changes = compared(ours, theirs) if len(ours) and len(theirs) else []
    return Other(name, lot.options[name], lot.seats, changes)


def corrected(others: list[Other]) -> list[Other]:
    """As many are asked about at once, what is sure is corrected for all of them together."""
    chances = iter(among_many([one.more.chance for each in others for one in each.changes]))
    return [
        replace(each, changes=[replace(one, chance=next(chances)) for one in each.changes])
        for each in others
    ]


def verdict(voice: Voice, each: Other) -> str:
    found = [
        voice(
            "options-change",
            question=voice(f"question-{one.question}"),
            before=voice.number(one.before),
            after=voice.number(one.after),
            difference=marked(voice, one.more, False),
        )
        for one in each.sure
    ]
    return voice(
        "options-some",
        option=voice.option(each.name, each.value),
        seats=each.seats,
        changes="; ".join(found),
    )


def row(voice: Voice, each: Other, asked: list[str]) -> list[str]:
    found = {one.question: one for one in each.changes}
    return [
        voice.option(each.name, each.value),
        str(each.seats),
        voice.number(each.twins, 0),
        *(
            marked(voice, found[name].more, found[name].sure) if name in found else "–"
            for name in asked
        ),
    ]
