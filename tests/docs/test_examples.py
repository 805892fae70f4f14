"""The examples do what they say."""

import subprocess
import sys
from pathlib import Path

import atoll
from atoll.bots import bot
from tests.table.servers import Guest, serving

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_a_bot_of_ones_own_beats_chance() -> None:
    game = atoll.game("tribes")
    own = bot("choose", game, code=str(EXAMPLES / "my_bot.py"))
    wins = 0
    for seed in range(4):
        state, chance = game.new(2, seed), atoll.seeded(seed)
        while not state.over:
            if state.seat == seed % 2:
                state.play(own.choose(state.redeal(state.seat, chance)))
            else:
                state.play(chance.pick(state.moves()))
        wins += state.winners() == [seed % 2]
    assert wins >= 3


def test_a_bot_plays_at_a_table_over_the_network(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/atoll.db") as server:
        guest = Guest(server.address)
        table = guest.new_table("you", "open")
        command = [sys.executable, str(EXAMPLES / "table_bot.py")]
        with subprocess.Popen([*command, f"{server.address}/tables/{table}"]) as visitor:
            while (seen := guest.see(table))["version"] < 30:
                assert visitor.poll() is None, "the visitor left"
                if seen["acting"] >= 0:
                    guest.play(table)
            visitor.terminate()
        assert seen["seats"][1]["name"] == "Table bot"
        assert {line["seat"] for line in seen["log"]} == {0, 1}
