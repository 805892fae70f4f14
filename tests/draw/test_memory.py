"""What was drawn once is found again, and forgotten when nobody looks at it."""

from collections.abc import Hashable

from atoll.draw.elements import Element, g, rect
from atoll.draw.memory import Memory, Reading, Seen, pieces


def look(memory: Memory, number: int, drawn: list[int]) -> Reading:
    """Draw something that reads its number, and then an entry of its own."""
    entries: dict[Hashable, int] = {"number": number, f"own-{number}": 1}
    reading = Reading(lambda name: entries[name])
    seen = Seen({str(name): value for name, value in entries.items()}, reading)

    def draw() -> int:
        drawn.append(number)
        return number + seen[f"own-{seen['number']}"]

    assert memory.recall("part", reading, draw) == number + 1
    assert list(reading.noted) == ["number", f"own-{number}"]
    return reading


def test_a_part_is_found_by_what_it_reads_however_many_there_are() -> None:
    memory, drawn = Memory(), list[int]()
    for number in range(300):
        look(memory, number, drawn)
    assert len(look(memory, 299, drawn).values) == 2
    assert drawn == [*range(300)]


def test_what_is_not_looked_at_is_forgotten() -> None:
    memory, drawn = Memory(most=4), list[int]()
    for number in (0, 1, 2, 3, 0, 4, 5, 0, 6, 7, 0, 1):
        look(memory, number, drawn)
    assert drawn == [0, 1, 2, 3, 4, 5, 6, 7, 1]


def test_what_reads_otherwise_than_before_is_still_told_apart() -> None:
    memory = Memory()
    for number, names in enumerate((["a", "b"], ["b", "a"], ["a"], ["a", "b"])):
        entries = {"a": number, "b": 0}
        reading = Reading(lambda name: entries[str(name)])  # noqa: B023
        seen = Seen(entries, reading)
        found = memory.recall("part", reading, lambda: [seen[name] for name in names])  # noqa: B023
        assert found == [entries[name] for name in names]


def test_long_parts_are_kept_in_pieces_and_found_whole() -> None:
    memory = Memory()
    tile = g(*(rect(i, 0, 1, 1, "fill-card") for i in range(9)))

    def row(reading: Reading) -> tuple[Element, float]:
        return g(memory.recall("tile", reading, lambda: tile), id_="row"), 1.0

    for _ in range(3):
        reading = Reading(str)
        drawn, _ = memory.recall("row", reading, lambda reading=reading: row(reading))  # type: ignore[misc]
        assert len(drawn) < 10
        assert "".join(pieces(g(drawn), reading.parts)) == g(g(tile, id_="row"))


def test_nobody_refers_to_what_they_were_not_shown() -> None:
    memory, secret = Memory(), g(*(rect(i, 0, 1, 1, "secret") for i in range(9)))
    reference = memory.recall("hand", Reading(str), lambda: secret)
    assert pieces(reference, Reading(str).parts) == [*reference.splitlines(keepends=True)]
