"""The rules of a game by number, read from its rules.toml."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Rule:
    """One rule in every language, and whether the rulebook states it or a ruling fills a gap."""

    number: str
    text: dict[str, str]
    origin: str
    section: dict[str, str]


class Ledger:
    """All rules of a game, in their order."""

    def __init__(self, text: str) -> None:
        self.rules: dict[str, Rule] = {}
        for section in tomllib.loads(text)["section"]:
            for rule in section["rule"]:
                number = rule["number"]
                if number in self.rules:
                    raise ValueError(f"rule {number} stands twice in the ledger")
                self.rules[number] = Rule(number, rule["text"], rule["origin"], section["title"])

    def __getitem__(self, number: str) -> Rule:
        if number not in self.rules:
            raise KeyError(f"no rule {number}")
        return self.rules[number]

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules.values())

    def __contains__(self, number: str) -> bool:
        return number in self.rules

    def __len__(self) -> int:
        return len(self.rules)
