"""The Python of the README runs as it stands there."""

import re
from pathlib import Path

import pytest

import atoll

ROOT = Path(__file__).parents[2]
PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    "docs/architecture.md",
    "docs/a-game-in-a-day.md",
    "docs/environments.md",
    "examples/konane/README.md",
]
ENVIRONMENTS = (ROOT / "docs/environments.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_examples_run_in_their_order(capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(examples) == 4
    names: dict[str, object] = {}
    for example in examples:
        exec(example, names)
    printed = capsys.readouterr().out
    assert "winners:" in printed
    assert "TR-2.1" in printed
    assert '"game": "tribes"' in printed


def test_the_environments_are_used_as_their_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"```python\n(.*?)```", ENVIRONMENTS, re.DOTALL)
    assert len(examples) == 5
    for example in examples:
        exec(example, {})
    printed = capsys.readouterr().out
    assert "decides (3,) 0 1" in printed
    assert any(name in printed for name in atoll.game("tribes").actions(3).first)


@pytest.mark.parametrize("file", PAGES)
def test_the_files_that_documents_name_exist(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    for link in links:
        assert (ROOT / file).parent.joinpath(link).exists(), f"{file} names {link}"
