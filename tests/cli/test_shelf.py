"""Games, rules, coverage, parts, help."""

import warnings
from pathlib import Path

import pytest

import atoll
from atoll.cli import coverage, rules
from tests.cli.terminal import Terminal
from tests.house import HOUSE
from tests.packages import installed, write


def test_games_are_listed(terminal: Terminal) -> None:
    shown = terminal.run("games")
    assert shown.code == 0
    assert "tribes  Tribes, seats: 2, 3, 4" in shown.out
    assert "Bronzezeit" in terminal.run("games", "--language", "de").out


def test_version(terminal: Terminal) -> None:
    assert terminal.run("--version").out == f"atoll {atoll.__version__}\n"


def test_help_lists_all_commands_and_every_command_has_examples(terminal: Terminal) -> None:
    shown = terminal.run()
    assert shown.code == 0
    for command in ("play", "watch", "arena", "bench", "replay", "draw", "rules", "parts"):
        assert f" {command} " in shown.out
        assert f"atoll {command}" in terminal.run(command, "--help").out


def test_all_rules_are_listed(terminal: Terminal) -> None:
    shown = terminal.run("rules", "tribes")
    ledger = atoll.game("tribes").ledger
    for number in ledger.rules:
        assert any(line.startswith(f"{number} ") for line in shown.lines)
    assert f"tribes: {len(ledger)} rules" in terminal.run("rules").out


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_one_rule_by_its_number(terminal: Terminal, language: str) -> None:
    text = atoll.game("tribes").ledger["TR-3.6"].text[language]
    for words in (["tribes", "TR-3.6"], ["TR-3.6"], ["tr-3.6"]):
        assert text in terminal.run("rules", *words, "--language", language).flat


def test_a_section_and_a_search(terminal: Terminal) -> None:
    section = terminal.run("rules", "TR-9").lines
    assert section[0].startswith("TR-9.1 ")
    found = terminal.run("rules", "--search", "shell").out
    assert "TR-3.6" in found
    assert "TR-9.1" not in found


FAKE = """
from tests.ledger import rule

@rule({numbers})
def test_something():
    pass

@rule("AT-1.1")
def test_another_game():
    pass

@rule("TR-0.0")
def helper():
    pass

class TestThings:
    @ledger.rule("TR-77.7")
    def test_method(self):
        pass
"""


OTHER = """
from atoll.engine.game import Game

class Other(Game):
    name = title = "other"
    seats = (2,)
    rules_version = 1

GAME = Other()
"""


def fake_tests(folder: Path, numbers: list[str]) -> Path:
    (folder / "deep").mkdir(parents=True)
    text = FAKE.replace("{numbers}", ", ".join(repr(number) for number in numbers))
    (folder / "deep" / "test_fake.py").write_text(text)
    return folder


def test_coverage_finds_missing_and_unknown_rules(tmp_path: Path) -> None:
    ledger = atoll.game("tribes").ledger
    numbers = list(ledger.rules)
    found = coverage.coverage(ledger, fake_tests(tmp_path / "t", numbers[1:]))
    assert found.missing == numbers[:1]
    assert found.unknown == {"TR-77.7": ["deep/test_fake.py::test_method"]}
    assert found.tests[numbers[1]] == ["deep/test_fake.py::test_something"]


def test_coverage_is_reported(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = list(atoll.game("tribes").ledger.rules)
    folder = fake_tests(tmp_path / "t", numbers[2:])
    monkeypatch.setattr(rules, "tests_folder", lambda _: folder)
    shown = terminal.run("rules", "tribes", "--coverage")
    assert shown.code == 1
    assert f"{len(numbers) - 2} of {len(numbers)} rules have a test" in shown.out
    assert f"no test: {numbers[0]}" in shown.out
    assert "no such rule: TR-77.7, cited by deep/test_fake.py::test_method" in shown.out
    (folder / "deep" / "test_fake.py").write_text(
        f"@rule({', '.join(repr(number) for number in numbers)})\ndef test_all(): pass\n"
    )
    assert terminal.run("rules", "tribes", "--coverage").code == 0


def test_coverage_outside_a_checkout_says_so(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "tests_folder", lambda _: None)
    shown = terminal.run("rules", "tribes", "--coverage")
    assert shown.code == 2
    assert "needs a source checkout" in shown.err


def test_the_tests_of_this_checkout_are_found() -> None:
    assert coverage.tests_folder(atoll.game("tribes")) == Path(__file__).parents[1]


def test_the_tests_of_a_package_are_found(tmp_path: Path) -> None:
    write(tmp_path / "src", "other", {"other": "other:GAME"})
    (tmp_path / "src" / "other").mkdir()
    (tmp_path / "src" / "other" / "__init__.py").write_text(OTHER)
    with installed(tmp_path / "src"):
        other = atoll.game("other")
        assert coverage.tests_folder(other) is None
        (tmp_path / "pyproject.toml").touch()
        assert coverage.tests_folder(other) == tmp_path / "tests"


def test_parts_are_listed_with_their_sources(terminal: Terminal) -> None:
    shown = terminal.run("parts", "tribes")
    assert shown.code == 0
    entries = atoll.game("tribes").parts().entries
    assert len(shown.lines) >= len(entries) + 2
    counts = [sum(entry[2] == each for entry in entries) for each in ("rulebook", "public")]
    assert f"Tribes: {counts[0]} rulebook, {counts[1]} public" in shown.out


def test_an_owners_parts_are_checked(terminal: Terminal, tmp_path: Path) -> None:
    printed = tmp_path / "printed.toml"
    terminal.run("parts", "tribes", "--copy", "printed.toml")
    assert terminal.run("parts", "tribes", "--copy", "printed.toml").code == 2  # it is there
    text = printed.read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace("members = 15", "members = 14"))
    shown = terminal.run("parts", "tribes", "--parts", "mine.toml")
    assert shown.code == 0
    assert "mine.toml: sound" in shown.out
    (tmp_path / "mine.toml").write_text(text.replace("members = 15", "members = 'many'"))
    shown = terminal.run("parts", "tribes", "--parts", "mine.toml")
    assert shown.code == 2
    assert "mine.toml: [players]: members: must be a whole number" in shown.err


def test_a_game_with_an_owners_parts_goes_on_with_them(terminal: Terminal, tmp_path: Path) -> None:
    printed = Path(atoll.__file__).parent / "games" / "tribes" / "parts.toml"
    text = printed.read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace("members = 15", "members = 14"))
    mine = ("--parts", "mine.toml")
    shown = terminal.run(
        "play", *mine, "--bot", "random", "--seed", "3", "--record", "g.json", typed="1\n\nq\n"
    )
    assert "1 + 13" in shown.out
    assert terminal.run("replay", "g.json", "--check", *mine).code == 0
    refused = terminal.run("replay", "g.json", "--check")
    assert refused.code == 2
    assert "this game was played with the parts file" in refused.err


@pytest.mark.parametrize("game", [game.name for game in HOUSE])
def test_every_rule_of_every_game_of_the_house_has_a_test(terminal: Terminal, game: str) -> None:
    assert terminal.run("rules", game, "--coverage").code == 0


def test_a_broken_package_is_listed_and_keeps_nothing_shut(
    terminal: Terminal, tmp_path: Path
) -> None:
    write(tmp_path, "shards", {"raising": "raising:GAME"}, raising="1 / 0")
    why = "the game 'raising' of the package shards cannot be used: ZeroDivisionError"
    with installed(tmp_path):
        shown = terminal.run("games")
        assert (shown.code, shown.err) == (0, "")
        assert why in shown.flat
        assert "tribes  Tribes" in shown.out
    with installed(tmp_path), warnings.catch_warnings():
        warnings.simplefilter("default")
        shown = terminal.run("rules")
        assert shown.code == 0
        assert shown.err.startswith(f"atoll: warning: {why}")
        assert len(shown.err.splitlines()) == 1
        assert why in terminal.run("play", "raising").err
