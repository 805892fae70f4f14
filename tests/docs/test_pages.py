"""The documentation is true: its Python runs, its commands are understood, what it names is there."""

import re
import shlex
import tomllib
from datetime import date

import pytest
from typer.main import get_command

from atoll.cli.commands import app
from atoll.door import game
from tests.docs.pages import PAGES, ROOT, commands, examples, read

FIGURES = tomllib.loads((ROOT / "docs/figures.toml").read_text(encoding="utf-8"))["figure"]
MEASURED = re.compile(
    r"\d (?:%|ms|µs|[kMG]B|core-hours|(?:games|decisions|moves) a second)|steps/s|± \d|\d+ of \d{2,}\b"
)
DATED = re.compile(r"\b20\d\d-\d\d-\d\d\b")
RUN = re.compile(r"(?:^    |`)(?:atoll|python|make) [\w./]", re.MULTILINE)
PICTURE = re.compile(r"^<.*>$|!\[.*\]\(.*\)", re.MULTILINE)
# Sections whose figures were not measured, but chosen: limits, and how things are counted.
SAID = ("What one guest can take", "How the numbers are made", "How one learns")
PRINTED = {
    "docs/python.md": ["winners:", "TR-2.1", '"game": "tribes"', "greedy"],
    "docs/environments.md": ["decides (3,) 0 1"],
    "docs/a-bot-of-your-own.md": ["leads to", "Patient"],
    "docs/your-own-parts.md": ["reconstructed"],
}


@pytest.mark.parametrize("page", [page for page in PAGES if examples(page)])
def test_the_python_of_a_page_runs_in_its_order(
    page: str, capsys: pytest.CaptureFixture[str]
) -> None:
    names: dict[str, object] = {"__name__": "page"}
    for example in examples(page):
        exec(briefly(example), names)
    printed = capsys.readouterr().out
    for words in PRINTED.get(page, []):
        assert words in printed


def briefly(example: str) -> str:
    """An example that trains, with a short game: how it learns Tribes is asked in `tests/env`."""
    example = example.replace('vector("tribes", 16', 'vector("konane", 2')
    return re.sub(r"for step in range\(\d+\)", "for step in range(1)", example)


def test_ten_lines_train_something() -> None:
    (lines,) = [example for example in examples("README.md") if "weights" in example]
    assert lines in examples("docs/train.md")
    assert len(list(filter(None, lines.splitlines()))) == 10
    assert max(map(len, lines.splitlines())) <= 90
    assert briefly(lines) != lines


def test_pages_that_must_print_something_have_examples() -> None:
    assert all(examples(page) for page in PRINTED)


def understood(command: str) -> None:
    """Read a command as the program would, without carrying it out."""
    words = shlex.split(command)
    assert words[0] == "atoll"
    found = get_command(app).get_command(None, words[1])  # type: ignore[attr-defined]
    assert found is not None, f"there is no atoll {words[1]}"
    found.make_context(words[1], words[2:])


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)])
def test_the_commands_of_a_page_are_understood(page: str) -> None:
    for command in commands(page):
        understood(command)


def test_a_command_that_is_not_there_is_found_out() -> None:
    with pytest.raises(AssertionError, match="no atoll dance"):
        understood("atoll dance tribes")
    with pytest.raises(Exception, match="No such option"):
        understood("atoll arena tribes --dance")


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: str(figure["what"])[:40])
def test_a_figure_has_its_command_and_its_date(figure: dict[str, object]) -> None:
    assert set(figure) == {"about", "what", "result", "command", "date"}
    assert figure["about"] == "speed" or game(str(figure["about"]))
    assert isinstance(figure["date"], date)
    understood(str(figure["command"]))


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_measured_stands_beside_a_command_and_a_date(page: str) -> None:
    """The command in the same part, the date in its section, or both for all in the page's head."""
    head, *sections = re.split(r"^## ", PICTURE.sub("", read(page)), flags=re.MULTILINE)
    for section in [head, *sections]:
        for part in re.split(r"^### ", section, flags=re.MULTILINE):
            if MEASURED.search(part) and part.partition("\n")[0] not in SAID:
                assert RUN.search(part) or RUN.search(head), part[:200]
                assert DATED.search(section) or DATED.search(head), part[:200]


@pytest.mark.parametrize("file", PAGES)
def test_the_files_that_documents_name_exist(file: str) -> None:
    text = read(file)
    links = re.findall(r"\]\(([^)#:]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    made = re.compile(r"(\.\./)?(games/\w+|figures)\.md")  # by building/site.py
    for link in links:
        where = (ROOT / file).parent.joinpath(link)
        assert where.exists() or made.fullmatch(link), f"{file} names {link}"


def test_extras_that_pages_and_messages_name_are_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = set(project["optional-dependencies"])
    named = re.findall(r"\| `(\w+)` \|", read("docs/install.md"))
    assert extras == {*named, "docs", "dev"}
    for page in PAGES:
        for names in re.findall(r"(?:atoll|\.)\[([\w,]+)\]['`]", read(page)):
            assert set(names.split(",")) <= extras, page
    for file in (ROOT / "src").rglob("*.py"):
        asked = re.findall(r'\bneeded\("(\w+)"\)', file.read_text(encoding="utf-8"))
        assert set(asked) <= extras, file


def test_the_bot_of_its_page_is_the_example() -> None:
    example = (ROOT / "examples/my_bot.py").read_text(encoding="utf-8")
    assert f"```python\n{example}```" in read("docs/a-bot-of-your-own.md")
