"""The stream of chance is the same everywhere, and fair; bags are drawn from as they should be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.engine.chance import MULTIPLIER, Chance, draw, seeded

# The seed, its stream, eight numbers below 1000, and the stream after them.
GOLDEN = [
    (0, 366991925649989493, [902, 332, 331, 610, 164, 525, 646, 464], 8902262457914112382),
    (1, 8640320385037514614, [558, 974, 812, 839, 512, 52, 77, 527], 1319071058522114066),
    (7, 7510996354957086594, [354, 484, 606, 246, 303, 12, 772, 768], 7816674253430631192),
    (-3, 5536901620165547897, [488, 956, 420, 413, 638, 441, 361, 350], 2300842186697221296),
    (2**64, 7547455319896442177, [464, 995, 575, 530, 770, 647, 846, 181], 5853897885216554739),
]


@pytest.mark.parametrize(("seed", "begin", "numbers", "end"), GOLDEN)
def test_the_stream_of_a_seed_never_changes(
    seed: int, begin: int, numbers: list[int], end: int
) -> None:
    chance = seeded(seed)
    assert chance.stream == begin
    assert [chance.below(1000) for _ in numbers] == numbers
    assert chance.stream == end


def is_prime(n: int) -> bool:
    """Miller and Rabin's test; with these bases it is certain below 3 * 10**24."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd //= 2
        twos += 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        powers = [pow(base, odd << i, n) for i in range(twos)]
        if powers[0] != 1 and n - 1 not in powers:
            return False
    return True


def test_the_multiplier_gives_the_longest_period() -> None:
    factor = int(MULTIPLIER)
    assert is_prime(factor * 2**32 - 1)
    assert is_prime(factor * 2**31 - 1)
    assert factor * 2**32 <= 2**63


@given(seed=st.integers(), n=st.integers(1, 2**31 - 1))
def test_numbers_stay_in_range_and_the_stream_in_63_bits(seed: int, n: int) -> None:
    chance = seeded(seed)
    for _ in range(20):
        assert 0 <= chance.below(n) < n
        assert 0 < chance.stream < 2**63
        assert 0 <= chance.share() < 1


def chi_square(counts: list[int], weights: list[int]) -> float:
    total, parts = sum(counts), sum(weights)
    expected = [total * weight / parts for weight in weights]
    return sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))


# The bounds are those that a fair source passes 999 times in 1000.
@pytest.mark.parametrize(("n", "bound"), [(2, 10.8), (6, 20.5), (10, 27.9), (50, 85.4)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_numbers_are_uniform(n: int, bound: float, seed: int) -> None:
    chance = seeded(seed)
    counts = [0] * n
    for _ in range(2000 * n):
        counts[chance.below(n)] += 1
    assert chi_square(counts, [1] * n) < bound


def test_pairs_of_numbers_are_uniform() -> None:
    chance = seeded(5)
    counts = [0] * 64
    for _ in range(64_000):
        counts[chance.below(8) * 8 + chance.below(8)] += 1
    assert chi_square(counts, [1] * 64) < 103.5


def test_first_numbers_of_near_seeds_are_uniform() -> None:
    counts = [0] * 10
    for seed in range(20_000):
        counts[seeded(seed).below(10)] += 1
    assert chi_square(counts, [1] * 10) < 27.9


def test_pick_takes_one_of_the_items() -> None:
    chance, same = seeded(3), seeded(3)
    items = [5, 50, 500]
    assert [chance.pick(items) for _ in range(30)] == [items[same.below(3)] for _ in range(30)]


def test_weights_are_heeded() -> None:
    chance, counts = seeded(3), [0, 0, 0, 0]
    for _ in range(4000):
        counts[chance.weigh([1.0, 0.0, 5.0, 2.0])] += 1
    assert counts[1] == 0
    assert [round(count / 500) for count in counts] == [1, 0, 5, 2]


def test_a_copy_goes_its_own_way() -> None:
    chance = seeded(3)
    copied = chance.copy()
    first = [chance.below(100) for _ in range(5)]
    assert [copied.below(100) for _ in range(5)] == first


def test_a_fork_is_another_stream() -> None:
    chance = seeded(3)
    before = chance.stream
    forks = [chance.fork() for _ in range(100)]
    assert chance.stream != before
    assert len({fork.stream for fork in forks} | {before, chance.stream}) == 102
    assert all(0 < fork.stream < 2**63 for fork in forks)
    counts = [0] * 10
    for _ in range(10_000):
        counts[chance.fork().below(10)] += 1
    assert chi_square(counts, [1] * 10) < 27.9


def test_bags_are_drawn_in_proportion() -> None:
    chance = seeded(4)
    counts = [0, 0, 0, 0]
    for _ in range(10_000):
        counts[draw(bytearray([1, 0, 3, 6]), chance)] += 1
    assert counts.pop(1) == 0
    assert chi_square(counts, [1, 3, 6]) < 13.8


def test_what_is_drawn_leaves_the_bag() -> None:
    bag, chance = bytearray([2, 0, 1]), seeded(4)
    assert sorted(draw(bag, chance) for _ in range(3)) == [0, 0, 2]
    assert bag == bytearray(3)


def test_a_draw_can_be_confined_to_a_deck() -> None:
    bag, chance = bytearray([5, 1, 1, 1, 5]), seeded(4)
    assert sorted(draw(bag, chance, 1, 4) for _ in range(3)) == [1, 2, 3]
    assert bag == bytearray([5, 0, 0, 0, 5])


@pytest.mark.parametrize(("start", "stop"), [(1, 4), (2, 2)])
def test_an_empty_deck_cannot_be_drawn_from(start: int, stop: int) -> None:
    bag, chance = bytearray([5, 0, 0, 0, 5]), Chance(1 << 32)
    with pytest.raises(ValueError, match="the bag is empty"):
        draw(bag, chance, start, stop)
    assert chance.stream == 1 << 32
