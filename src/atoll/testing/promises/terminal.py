"""Every view can be printed in the terminal."""

from collections.abc import Sequence
from io import StringIO
from itertools import cycle

from rich.cells import cell_len
from rich.console import Console

from atoll import State
from atoll.engine.session import choices
from atoll.testing.cases import Case, over, single
from atoll.testing.promises.pictures import LONG, SHORT
from atoll.testing.walks import seldom
from atoll.text import LANGUAGES

WIDTHS = (60, 80, 100, 140)


@over(single)
def test_every_kind_of_decision_is_printed(case: Case) -> None:
    looks = cycle([(width, language) for language in LANGUAGES for width in WIDTHS])
    for state, (width, language) in zip(seldom(case, often=1), looks, strict=False):
        for seat in (None, state.seat):
            for names in (SHORT[: case.seats], LONG[: case.seats]):
                page = printed(case, state, seat, width, language, names)
                lines = page.splitlines()
                assert any(line.strip() for line in lines)
                assert max(cell_len(line.rstrip()) for line in lines) <= width
                # A game that draws nothing for the terminal shows its view as plain data.
                assert "{" not in page or not case.game.has_room("terminal")


def printed(
    case: Case,
    state: State,
    seat: int | None,
    width: int,
    language: str,
    names: Sequence[str],
) -> str:
    offered = choices(state, language) if seat == state.seat else ()
    console = Console(file=StringIO(), width=width)
    view = state.view(seat)
    console.print(
        case.game.terminal(view, choices=offered, seat=seat, language=language, names=names)
    )
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()
