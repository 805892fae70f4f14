"""The ledger: rules by number, in their order, each in every language."""

import pytest

from atoll.engine.ledger import Ledger

LEDGER = """
[[section]]
title = { en = "Setup", de = "Aufbau", it = "Preparazione" }

[[section.rule]]
number = "XX-1.1"
origin = "rulebook"
text = { en = "One.", de = "Eins.", it = "Uno." }

[[section.rule]]
number = "XX-1.2"
origin = "ruling"
text = { en = "Two.", de = "Zwei.", it = "Due." }
"""


def test_rules_are_found_by_number_in_their_order() -> None:
    ledger = Ledger(LEDGER)
    assert list(ledger.rules) == ["XX-1.1", "XX-1.2"]
    assert len(ledger) == 2
    assert "XX-1.2" in ledger
    assert "XX-1.3" not in ledger
    rule = ledger["XX-1.2"]
    assert (rule.number, rule.origin, rule.text["de"]) == ("XX-1.2", "ruling", "Zwei.")
    assert rule.section["it"] == "Preparazione"


def test_an_unknown_rule_is_named() -> None:
    with pytest.raises(KeyError, match="no rule XX-9"):
        Ledger(LEDGER)["XX-9"]


def test_a_number_cannot_stand_twice() -> None:
    with pytest.raises(ValueError, match=r"rule XX-1\.1 stands twice"):
        Ledger(LEDGER.replace("XX-1.2", "XX-1.1"))
