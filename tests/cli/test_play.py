"""Playing at the terminal."""

import os
import random
import re
import signal
from pathlib import Path

import pytest

import atoll
from atoll.bots import bot
from atoll.engine.session import choices
from tests.cli.terminal import Running, Terminal

BEGIN = ("play", "--seed", "3", "--bot", "random")
SHORT = 22  # the seed of a short game
ENDS = ("wins!", "share the victory!")


def numbers_of_a_game(seed: int) -> tuple[list[str], list[str]]:
    """A whole game between greedy bots: its moves, and the numbers a person would type."""
    session = atoll.Session.new(atoll.game("tribes"), 2, seed)
    player = bot("greedy", atoll.game("tribes"))
    typed = []
    while not session.state.over:
        move = player.choose(session.state)
        offered = [choice.move for choice in choices(session.state)]
        typed.append(str(offered.index(move) + 1))
        session.play(move)
    return session.record.moves, typed


def test_a_whole_game_is_played_by_numbers_through_a_pipe() -> None:
    moves, typed = numbers_of_a_game(SHORT)
    running = Running("play", "--you", "1,2", "--seed", str(SHORT), "--record", "us.json")
    running.type("\n".join(typed))
    shown = running.end()
    assert shown.code == 0
    assert any(end in shown.out for end in ENDS)
    assert "atoll replay us.json" in shown.flat
    record = atoll.load("us.json")
    assert record.moves == moves
    assert record.replay().over


def test_a_game_against_a_bot_comes_to_its_end(terminal: Terminal) -> None:
    moves, _ = numbers_of_a_game(SHORT)
    record = atoll.Record(atoll.game("tribes"), 2, SHORT, moves=moves[: -len(moves) // 8])
    record.save("late.json")
    lot = random.Random(1)
    typed = "\n".join(str(lot.randint(1, 5)) for _ in range(1000))
    shown = terminal.run("play", "--resume", "late.json", "--bot", "random", "--fast", typed=typed)
    assert shown.code == 0
    assert any(end in shown.out for end in ENDS)
    assert "Most active land" in shown.out
    assert atoll.load("late.json").replay().over


def test_the_first_game_needs_no_arguments_and_says_how_to_play(terminal: Terminal) -> None:
    shown = terminal.run("play", typed="q\n")
    assert shown.code == 0
    assert "Tribes for 2 players, seed" in shown.out
    assert "Red is played by the bot “medium”." in shown.out
    assert "Type the number of a choice and press Enter." in shown.flat
    assert "You left after 0 decisions." in shown.out


def test_a_move_can_be_typed_by_its_name(terminal: Terminal) -> None:
    shown = terminal.run(*BEGIN, typed="1,0\n\nq\n")
    assert "Blue begins on the incense land." in shown.out
    assert "Red begins on" in shown.out


def test_before_a_bot_goes_on_the_last_decision_can_be_taken_back(terminal: Terminal) -> None:
    shown = terminal.run(*BEGIN, "--record", "g.json", typed="1\nu\n2\n\nq\n")
    assert "Enter: on to the next player" in shown.out
    assert "Taken back." in shown.out
    assert atoll.load("g.json").moves[0] == "1,0"


def test_what_is_typed_ahead_is_the_next_answer(terminal: Terminal) -> None:
    shown = terminal.run(*BEGIN, "--record", "g.json", typed="1\nmove\nq\n")
    assert "Red begins on" in shown.out
    assert "Blue takes “Move" in shown.out
    left = terminal.run(*BEGIN, typed="1\nq\n")
    assert "Red begins on" not in left.out


def test_fast_asks_nothing_before_a_bot_goes_on(terminal: Terminal) -> None:
    shown = terminal.run(*BEGIN, "--fast", typed="1\nq\n")
    assert "Enter: on to the next player" not in shown.out
    assert "Red begins on" in shown.out


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("u\n", "There is nothing to undo."),
        ("1\n\nu\n", "Another player has decided since"),
        ("1\n\nexplore\nu\n", "Something was drawn or turned up since"),
    ],
)
def test_undo_says_why_not(terminal: Terminal, typed: str, reason: str) -> None:
    shown = terminal.run(*BEGIN, typed=typed)
    assert reason in shown.flat
    assert "Taken back." not in shown.out


def test_undo_goes_back_within_a_turn(terminal: Terminal) -> None:
    shown = terminal.run(*BEGIN, "--record", "g.json", typed="1\n\nmove-hand\nu\nmove\nq\n")
    assert "Taken back." in shown.out
    moves = atoll.load("g.json").moves
    assert "move-hand" not in moves
    assert moves[2] == "move"


def test_two_people_at_one_keyboard_take_back_together(terminal: Terminal) -> None:
    shown = terminal.run("play", "--you", "1,2", "--seed", "3", typed="1\nu\nu\nq\n")
    assert "Taken back." in shown.out
    assert "There is nothing to undo." in shown.out


def test_a_refused_choice_is_explained_with_its_rule(terminal: Terminal) -> None:
    for typed in ("why hidden-2-1", "? hidden-2-1", "?6", "why 6", "hidden-2-1", "6"):
        shown = terminal.run(*BEGIN, typed=f"1\n\nmove-hand\n{typed}\nq\n")
        assert "This board is still face down." in shown.flat, typed
        assert "(TR-7.2)" in shown.flat
        assert atoll.game("tribes").ledger["TR-7.2"].text["en"] in shown.flat


def test_a_place_that_is_not_listed_is_explained_too(terminal: Terminal) -> None:
    for typed in ("-2,-3,0", "why -2,-3,0"):
        shown = terminal.run(
            "play", "atua", "--seats", "1", "--seed", "3", typed=f"1\n{typed}\nq\n"
        )
        assert "may not be covered" in shown.flat, typed
        assert "(AU-4.7)" in shown.flat


def test_why_without_a_word_explains_all_that_is_refused(terminal: Terminal) -> None:
    shown = terminal.run(*BEGIN, typed="1\n\nmove-hand\n?\nq\n")
    assert "6: This board is still face down." in shown.flat
    assert "likewise: 7, 8, 9" in shown.flat
    assert "Everything is possible here." in terminal.run(*BEGIN, typed="?\nq\n").out


def test_why_knows_what_is_allowed_and_what_is_nothing(terminal: Terminal) -> None:
    shown = terminal.run(*BEGIN, typed="why 2\nwhy 99\nbanana\n0\nq\n")
    assert "That is possible: Begin on the incense land" in shown.out
    assert "“99” is no choice here." in shown.out
    assert "“banana” is no choice here. Type a number from 1 to 3" in shown.out
    assert "“0” is no choice here." in shown.out


def test_a_hint_names_a_choice_and_its_reasons(terminal: Terminal) -> None:
    shown = terminal.run(*BEGIN, typed="h\nq\n")
    assert "I would choose " in shown.out
    assert "of 400 times, rated" in shown.flat


def test_score_log_rules_board_and_help(terminal: Terminal) -> None:
    shown = terminal.run(*BEGIN, typed="1\n\nscore\nl\nrules TR-3.6\nrules qqq\nb\nhelp\nq\n")
    assert "Most active land" in shown.out
    assert shown.out.count("Blue begins on the wheat land.") == 2
    assert atoll.game("tribes").ledger["TR-3.6"].text["en"] in shown.flat
    assert "No rule speaks of “qqq”." in shown.out
    assert shown.out.count("Tribes · round 1") == 3
    assert "what happened so far" in shown.out


def test_secret_points_are_not_shown_by_the_score_either(terminal: Terminal) -> None:
    typed = "1\n\nscore\nq\n"
    shown = terminal.run(*BEGIN, "--option", "totals=secret", typed=typed)
    (line,) = re.findall(r"^Total +(.*)$", shown.out, re.MULTILINE)
    assert re.fullmatch(r"\d+ +\?", line.strip())
    assert "?" not in re.findall(r"^Total +(.*)$", terminal.run(*BEGIN, typed=typed).out, re.M)[0]


@pytest.mark.parametrize(("game", "number"), [("tribes", "TR-1.1"), ("atiwa", "AT-1.1")])
def test_help_shows_a_number_of_the_game_s_own_rules(
    terminal: Terminal, game: str, number: str
) -> None:
    shown = terminal.run("play", game, "--seed", "3", "--bot", "random", typed="help\nq\n")
    assert f"rules {number}: one rule" in shown.flat


def test_saved_games_go_on(terminal: Terminal) -> None:
    shown = terminal.run(*BEGIN, typed="1\n\ns mine.json\nmove\n\nq\n")
    assert "Saved in mine.json" in shown.out
    assert "atoll play --resume mine.json" in shown.flat
    before = atoll.load("mine.json").moves
    assert len(before) > 2
    again = terminal.run("play", "--resume", "mine.json", "--bot", "random", typed="1\n\nq\n")
    assert "seed 3" in again.out
    after = atoll.load("mine.json").moves
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_saving_overwrites_nothing(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "kept.json").write_text("precious")
    shown = terminal.run(*BEGIN, typed="s kept.json\ns\ns\ns nowhere/x.json\nq\n")
    assert "kept.json exists already" in shown.out
    assert "Saved in tribes-3.json" in shown.out
    assert "nowhere" in shown.out
    assert (tmp_path / "kept.json").read_text() == "precious"


def test_a_game_without_a_file_is_kept_all_the_same(terminal: Terminal, tmp_path: Path) -> None:
    shown = terminal.run(*BEGIN, typed="1\n")
    assert shown.code == 0
    last = tmp_path / "config" / "atoll" / "tribes-last.json"
    assert "".join(f"atoll play --resume {last}".split()) in "".join(shown.out.split())
    assert atoll.load(last).moves == ["0,0"]


def test_seats_can_be_chosen(terminal: Terminal) -> None:
    shown = terminal.run("play", "--seats", "3", "--you", "2", "--bot", "random", typed="q\n")
    assert "Tribes for 3" in shown.out
    assert "Red (you): Choose" in shown.out
    assert "Blue begins on" in shown.out
    four = terminal.run("play", "--bots", "random,greedy,easy", typed="q\n")
    assert "Tribes for 4" in four.out
    assert "Violet is played by the bot “easy”." in four.out


def test_ctrl_c_keeps_the_game_and_leaves() -> None:
    running = Running(*BEGIN, "--record", "g.json")
    running.wait_for("help): ")
    running.type("1\n\n")
    running.wait_for("help): ")
    running.send(signal.SIGINT)
    shown = running.end()
    assert shown.code == 130
    assert "atoll play --resume g.json" in shown.out
    assert atoll.load("g.json").moves[0] == "0,0"


def test_a_killed_game_is_in_its_file() -> None:
    running = Running(*BEGIN, "--record", "g.json")
    running.type("1\n\n")
    running.wait_for("Take a tile from the row")
    running.wait_for("help): ")
    running.send(signal.SIGKILL)
    running.end()
    assert len(atoll.load("g.json").moves) == 2
    assert os.listdir() == ["g.json"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Your choice", "round 1", "wheat", "Taken back.", "Most members"]),
        ("de", ["Deine Wahl", "Runde 1", "Weizen", "Zurückgenommen.", "Die meisten Mitglieder"]),
        ("it", ["La tua scelta", "sacchetto", "grano", "Annullato.", "Totale"]),
    ],
)
def test_three_languages(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str, words: list[str]
) -> None:
    typed = "help\n1\nu\n2\n\nscore\nl\nmove-hand\n?\nwhy 6\nrules TR-7.2\nq\n"
    asked = terminal.run(*BEGIN, "--language", language, typed=typed)
    for word in words:
        assert word in asked.out
    assert atoll.game("tribes").ledger["TR-7.2"].text[language] in asked.flat
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    assert terminal.run(*BEGIN, typed=typed).out == asked.out


def test_an_unknown_system_language_means_english(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Your choice" in terminal.run(*BEGIN, typed="q\n").out


def test_a_bot_of_ones_own_plays(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def choose(state):\n    return state.legal[0]\n")
    shown = terminal.run(
        "play", "--code", "mine.py", "--bot", "choose", "--seed", "3", typed="1\n\nq\n"
    )
    assert "Red begins on" in shown.out


@pytest.mark.parametrize("body", ["return 1 // 0", "return 999"])
def test_a_bot_that_fails_is_named_and_the_game_is_kept(
    terminal: Terminal, tmp_path: Path, body: str
) -> None:
    (tmp_path / "bad.py").write_text(f"def choose(state):\n    {body}\n")
    shown = terminal.run(
        *("play", "--code", "bad.py", "--bot", "choose", "--seed", "3", "--record", "g.json"),
        typed="1\n\n",
    )
    assert shown.code == 2
    assert shown.err.count("\n") == 1
    assert "'choose' on seat 2" in shown.err
    assert atoll.load("g.json").moves == ["0,0"]
