"""The questions of a report, one file each."""

from atoll.lab.topics.bots import Bots
from atoll.lab.topics.choices import Choices
from atoll.lab.topics.length import Length
from atoll.lab.topics.luck import Luck
from atoll.lab.topics.options import Options
from atoll.lab.topics.parts import Parts
from atoll.lab.topics.scores import Scores
from atoll.lab.topics.seats import Seats
from atoll.lab.topics.topic import Grid, Plot, Said, Topic

TOPICS: tuple[type[Topic], ...] = (*(Seats, Length, Scores, Parts, Options, Choices, Luck, Bots),)

__all__ = ["TOPICS", "Grid", "Plot", "Said", "Topic"]
