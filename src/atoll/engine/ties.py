"""Who leads when points are equal, and what decided it."""

from atoll.engine.words import Fact, Words

Tie = tuple[
    str, list[int]
]  # the words for what is compared, and every seat's share: more is better


def foremost(seats: list[int], points: list[int], ties: list[Tie]) -> list[int]:
    """The seats with most points; among equals each tie-break in its turn parts them."""
    found = seats
    for values in [points, *[values for _, values in ties]]:
        best = max([values[seat] for seat in found])
        found = [seat for seat in found if values[seat] == best]
    return found


def deciding(seats: list[int], points: list[int], ties: list[Tie]) -> Words | None:
    """The tie-break that decided among these seats; None if points did."""
    best = max([points[seat] for seat in seats])
    found = [seat for seat in seats if points[seat] == best]
    if len(found) < 2:
        return None
    for key, values in ties:
        most = max([values[seat] for seat in found])
        behind = [values[seat] for seat in found if values[seat] < most]
        if behind:
            found = [seat for seat in found if values[seat] == most]
            if len(found) == 1:
                what = Words(key)
                facts: dict[str, Fact] = {"what": what, "most": abs(most), "next": abs(max(behind))}
                return Words("tie-decided", facts)
    return Words("tie-shared")
