"""AT-8, AT-10, AT-12: why a cell does not take a token."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.words import Fact, Refusal
from atoll.games.atiwa.community import A_BAT, A_TREE, EMPTY, POLLUTED, TRAINED, UNTRAINED
from atoll.games.atiwa.decisions.cell import cell_facts
from atoll.games.atiwa.parts import (
    BAT_CELL,
    BAT_TREE_CELL,
    BLANK,
    CARD_OF,
    CELL_COUNT,
    FRUIT_CELL,
    GOAT_CELL,
    HOUSE,
    TREE_CELL,
    UNINHABITABLE,
    WILD_CELL,
    WILD_TREE_CELL,
)
from atoll.games.atiwa.spaces import BAT, FAMILY, FRUIT, KINDS, TREE, WILD
from atoll.games.atiwa.state import Atiwa

# By kind of token: the rule by which it is collected.
COLLECTED: Final[list[str]] = ["AT-10.3", "AT-10.4", "AT-10.5", "AT-10.7", "AT-10.6", "AT-10.2"]

# The kinds of cells that are printed for a kind of token.
OWN_CELLS: Final[list[list[int]]] = [
    [WILD_CELL],
    [TREE_CELL, WILD_TREE_CELL, BAT_TREE_CELL],
    [FRUIT_CELL],
    [HOUSE],
    [GOAT_CELL],
    [BAT_CELL],
]


def refusal_to_place(s: Atiwa, seat: i64, kind: int, cell: int) -> Refusal | None:
    """Why a cell does not take a token, rule by rule."""
    community = s.communities[seat]
    content, code = community.cells[cell], community.tableau.codes[cell]
    facts = cell_facts(s, seat, cell)
    facts["kind"] = KINDS[kind]
    if content == POLLUTED:
        return Refusal("AT-10.9", "refused-polluted", facts)
    if kind == FAMILY:
        return refusal_of_house(content, code, facts)
    if kind == BAT and code in (HOUSE, UNINHABITABLE):
        return refusal_of_bat_in_house(content, facts)
    if content == A_TREE and may_hold(kind, code):
        return None
    if content != EMPTY:
        key = "refused-tree-holds-no" if content == A_TREE and kind != TREE else "refused-occupied"
        return Refusal(COLLECTED[kind], key, facts)
    if code == BLANK:
        card = cell & CARD_OF
        if community.present[card + kind]:
            return None
        trained = kind == BAT and TRAINED in community.cells[card : card + CELL_COUNT]
        return Refusal(
            "AT-12.4" if trained else "AT-12.1",
            "refused-family-without-bat" if trained else "refused-blank",
            facts,
        )
    if code in OWN_CELLS[kind]:
        return None
    if code in OWN_CELLS[TREE] and may_hold(kind, code):
        return Refusal("AT-8.4", "refused-needs-tree", facts)
    return Refusal(COLLECTED[kind], "refused-wrong-cell", facts)


def may_hold(kind: int, code: int) -> bool:
    """AT-8.4 to AT-8.6, AT-8.10: what a tree on such a cell may carry."""
    if kind == FRUIT:
        return True
    if kind == WILD:
        return code == WILD_TREE_CELL
    return kind == BAT and code == BAT_TREE_CELL


def refusal_of_house(content: int, code: int, facts: dict[str, Fact]) -> Refusal | None:
    """Families live in houses, one in each."""
    if code == UNINHABITABLE:
        return Refusal("AT-8.2", "refused-uninhabitable", facts)
    if code != HOUSE:
        return Refusal("AT-10.7", "refused-no-house", facts)
    if content not in (EMPTY, A_BAT):
        return Refusal("AT-10.7", "refused-family-there", facts)
    return None


def refusal_of_bat_in_house(content: int, facts: dict[str, Fact]) -> Refusal | None:
    """Bats live with trained families, one with each."""
    if content == TRAINED:
        return None
    if content == UNTRAINED:
        return Refusal("AT-10.2", "refused-bat-untrained", facts)
    if content == EMPTY:
        return Refusal("AT-15.2", "refused-bat-empty-house", facts)
    return Refusal("AT-10.2", "refused-bat-there", facts)
