"""What somebody meets who works in a notebook: things print themselves, take names, and travel."""

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import atoll
from atoll import Session, State
from atoll.arena import play
from atoll.bots import Bot, bot

HEAVY = (
    "alembic",
    "babel",
    "fastapi",
    "fluent",
    "jinja2",
    "resvg_py",
    "rich",
    "sqlalchemy",
    "typer",
)
BROKEN = """
import sys
for name in {missing!r}:
    sys.modules[name] = None
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_states_games_and_sessions_print_themselves() -> None:
    session = Session.new("tribes", seats=3, seed=7)
    assert repr(session.state) == "<tribes: 3 seats, round 1, seat 0 decides: first-member>"
    assert repr(atoll.game("tribes")) == "<game tribes: Tribes, 2, 3 or 4 seats>"
    session.play(session.state.moves()[0])
    assert repr(session).startswith("<session, 1 moves: <tribes: 3 seats, round 1, seat 1 decides")
    assert session._repr_svg_() == session.state._repr_svg_()


def test_a_game_that_is_over_says_so() -> None:
    state = atoll.game("atiwa").new(1, seed=1)
    while not state.over:
        state.play(state.moves()[0])
    assert repr(state) == "<atiwa: 1 seats, round 7, over>"


def test_a_move_may_be_given_in_notation() -> None:
    state = atoll.game("tribes").new(2, seed=7)
    other, session = state.copy(), Session.new("tribes", 2, seed=7)
    text = state.notation(state.moves()[1])
    state.play(text)
    other.play(other.moves()[1])
    session.play(text)
    assert state.to_dict() == other.to_dict() == session.state.to_dict()
    assert session.record.moves == [text]
    with pytest.raises(ValueError, match="no move 'nowhere' here"):
        state.play("nowhere")


def test_an_owners_parts_travel_with_the_position(tmp_path: Path) -> None:
    game = atoll.game("tribes")
    own = tmp_path / "own.toml"
    own.write_text(game.beside("parts.toml") + "\n# mine\n", encoding="utf-8")
    parts = game.parts(str(own))
    state = game.new(2, 7, parts)
    other = pickle.loads(pickle.dumps(state))
    assert other.parts.digest == parts.digest != game.parts().digest
    assert other.to_dict() == state.to_dict()


class Last(Bot):
    """Takes the last move."""

    def choose(self, state: State) -> int:
        return state.legal[-1]


def first(state: State) -> int:
    return state.legal[0]


@pytest.mark.parametrize("processes", [1, 2])
def test_bots_may_be_names_classes_or_functions(processes: int) -> None:
    results = list(play("atiwa", [first, Last, "random"], games=3, processes=processes))
    assert [sorted(result.bots) for result in results] == [["Last", "first", "random"]] * 3


def test_a_bot_written_on_the_fly_plays_in_this_process() -> None:
    asked = []

    def mine(state: State) -> int:
        asked.append(state.seat)
        return state.legal[0]

    list(play(atoll.game("atiwa"), [mine, "random"], games=2, processes=2))
    assert asked


def test_what_is_no_bot_is_refused() -> None:
    with pytest.raises(ValueError, match="a bot is a name, a subclass of Bot or choose"):
        bot(7, "tribes")  # type: ignore[arg-type]


def test_rooms_are_there_when_they_are_named() -> None:
    done = run("import atoll; print(atoll.arena.play, atoll.bots.bot, atoll.draw, atoll.text)")
    assert done.returncode == 0, done.stderr
    assert not hasattr(atoll, "cellar")
    assert {"arena", "bots", "game", "shelf"} <= set(dir(atoll))


def test_playing_needs_no_web_server_no_terminal_and_no_pictures() -> None:
    code = (
        BROKEN.format(missing=HEAVY)
        + """
import atoll
for game in atoll.shelf():
    state = game.new(seed=1)
    for _ in range(20):
        state.play(atoll.bots.bot("greedy", game).choose(state))
    print(state.notation(state.moves()[0]))
"""
    )
    done = run(code)
    assert done.returncode == 0, done.stderr


def test_pictures_that_were_not_installed_are_named() -> None:
    code = (
        BROKEN.format(missing=("resvg_py",))
        + """
from atoll.draw import to_png
to_png("<svg/>")
"""
    )
    assert "pip install 'atoll[pictures]'" in run(code).stderr


def test_a_database_whose_driver_was_not_installed_says_so() -> None:
    code = BROKEN.format(missing=("psycopg",)) + "import sys; from atoll.cli import main\n"
    code += "sys.argv = 'atoll serve --database postgresql://here/atoll'.split(); main()"
    done = run(code)
    assert done.returncode == 2
    said = "psycopg is not installed: it comes with pip install 'atoll[postgres]'"
    assert " ".join(done.stderr.split()).endswith(said)
