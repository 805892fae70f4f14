"""Mistypes: one line that says what was wrong, what is allowed, and what was probably meant."""

import json
from pathlib import Path

import pytest

import atoll
from tests.cli.terminal import Terminal

MISTAKES = [
    ("plai", "Did you mean 'play'"),
    ("--versoin", "--version"),
    ("play tribs", "did you mean 'tribes'?"),
    ("play chess", "there are: "),
    ("play --sed 3", "--seed"),
    ("play --seed", "requires an argument"),
    ("play --seed x", "--seed"),
    ("play --seats x", "integer"),
    ("play --seats 9", "2, 3 or 4 seats, not 9"),
    ("play --you 0", "write seats as in 1 or 1,2"),
    ("play --you 3 --seats 2", "the seats are 1 to 2"),
    ("play --bot medum", "did you mean 'medium'?"),
    ("play --bot mcts:many", "mcts:400"),
    ("play --bots greedy,greedy --seats 2", "2 bots for 1 seats"),
    ("play --option tempo=fast", "no option 'tempo'"),
    ("play --option tempo", "name=value"),
    ("play --language fr", "there are: en, de, it"),
    ("play --parts mine.tml", "did you mean 'mine.toml'?"),
    ("play --parts mine.toml", "mine.toml: [players] is missing"),
    ("play --code bot.pi", "did you mean 'bot.py'?"),
    ("play --code bot.py", "line 1"),
    ("play --record nowhere/x.json", "there is no folder"),
    ("play --record game.json", "exists already"),
    ("play --resume gam.json", "did you mean 'game.json'?"),
    ("play --resume game.json --seed 4", "has its own --seats, --seed"),
    ("play --resume mine.toml", "not a JSON file"),
    ("play tribes now", "unexpected extra argument"),
    ("watch tribs", "did you mean 'tribes'?"),
    ("watch --bots greedy,hrad", "did you mean 'hard'?"),
    ("watch --pause -1", "--pause"),
    ("arena tribs", "did you mean 'tribes'?"),
    ("arena --bots gredy", "did you mean 'greedy'?"),
    ("arena --bots a,b,c,d,e", "not 5"),
    ("arena tribes --solo", "no solo game; it is played with 2, 3 or 4 seats"),
    ("arena atiwa --solo --seats 2", "--solo is for one seat, not 2"),
    ("arena atiwa --solo --bots hrad", "did you mean 'hard'?"),
    ("arena atiwa --solo --option challenge=colonny", "did you mean 'colony'?"),
    ("arena --games 0", "greater than or equal to 1"),
    ("bench tribs", "did you mean 'tribes'?"),
    ("bench --seats 7", "not 7"),
    ("replay gone.json", "gone.json: no such file"),
    ("replay", "RECORD"),
    ("replay broken.json", "move 2 of 3"),
    ("replay broken.json --check", "move 2 of 3"),
    ("replay foreign.json", "not a record of Atoll"),
    ("replay game.json --move 9", "there is no position 9"),
    ("draw game.json -o x.gif", ".svg or .png"),
    ("draw game.json --move 9", "there is no position 9"),
    ("draw game.json --theme drak -o x.svg", "light, dark"),
    ("draw game.json --shape tall", "wide, narrow"),
    ("draw game.json --seat 3", "the seats are 1 to 2"),
    ("draw game.json -o nowhere/x.svg", "nowhere/x.svg: No such file or directory"),
    ("draw game.json --parts mine.tml", "did you mean"),
    ("rules tribs", "did you mean 'tribes'?"),
    ("rules TR-99.9", "no rule 'TR-99.9'"),
    ("rules tribes --search qqq", "speaks of 'qqq'"),
    ("parts tribs", "did you mean 'tribes'?"),
    ("parts tribes --parts gone.toml", "no such file"),
    ("games --language xx", "there are: en, de, it"),
]


@pytest.fixture(autouse=True)
def _files(tmp_path: Path) -> None:
    session = atoll.Session.new(atoll.game("tribes"), 2, 3)
    for _ in range(3):
        session.play(session.state.moves()[0])
    session.record.save("game.json")
    data = json.loads((tmp_path / "game.json").read_text())
    data["moves"][1] = "9,9"
    (tmp_path / "broken.json").write_text(json.dumps(data))
    (tmp_path / "foreign.json").write_text("{}")
    (tmp_path / "mine.toml").write_text("# nothing yet\n")
    (tmp_path / "bot.py").write_text("def choose(:\n")


@pytest.mark.parametrize(("command", "hint"), MISTAKES)
def test_a_mistake_gets_one_line(terminal: Terminal, command: str, hint: str) -> None:
    shown = terminal.run(*command.split())
    assert shown.code == 2
    assert shown.out == ""
    assert shown.err.startswith("atoll: ")
    assert shown.err.count("\n") == 1
    assert hint in shown.err
