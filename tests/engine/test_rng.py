"""Chance: the right numbers, evenly."""

from collections import Counter
from itertools import pairwise

from penstock.engine import rng
from penstock.engine.batch import line_table, seed_table


def stream(seed: int, number: int = 0) -> list[int]:
    words = [0] * rng.WORDS
    rng.start(words, *rng.seed_words(seed, number))
    return words


def test_sfc32_gives_its_published_sequence() -> None:
    """First outputs of sfc32 for the state a=1, b=2, c=3, counter=1, worked out by hand."""
    words = [1, 2, 3, 1]
    assert rng.word(words) == 1 + 2 + 1
    assert words == [2 ^ (2 >> 9), 3 + (3 << 3), (((3 << 21) | (3 >> 11)) + 4) & rng.MASK, 2]
    assert rng.word(words) == 2 + 27 + 2


def test_seeds_and_streams_are_unrelated() -> None:
    starts = {tuple(stream(seed, number)) for seed in range(20) for number in range(20)}
    assert len(starts) == 400
    assert rng.seed_words(7) == rng.seed_words(7, 0)
    assert all(0 <= w <= rng.MASK for w in rng.seed_words(-(10**30)))


def test_nobody_counts_into_the_streams_of_another() -> None:
    starts = [int(s) for s in rng.RngStream.__members__.values()]
    assert all(b - a >= 1 << 32 for a, b in pairwise(starts))


def test_a_shuffle_keeps_everything_and_favours_nothing() -> None:
    words = stream(4)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        pile = [0, 1, 2, 9]
        rng.shuffle(words, pile, 3)
        orders[tuple(pile)] += 1
    assert len(orders) == 6
    assert all(order[3] == 9 for order in orders)
    assert sum((n - 1_000) ** 2 / 1_000 for n in orders.values()) < 20.5  # one in a thousand


def test_below_is_even_over_small_ranges() -> None:
    words = stream(1)
    counts = Counter(rng.below(words, 6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    chi_square = sum((n - 10_000) ** 2 / 10_000 for n in counts.values())
    assert chi_square < 20.5  # one in a thousand


def test_below_rejects_the_uneven_rest() -> None:
    """With n = 3 * 2**30 a quarter of all words must be drawn again."""
    n = 3 << 30
    words = stream(2)
    counter = words[3]
    draws = [rng.below(words, n) for _ in range(4_000)]
    assert max(draws) < n
    drawn = (words[3] - counter) & rng.MASK
    assert 5_000 < drawn < 5_700
    assert abs(sum(draws) / len(draws) / n - 0.5) < 0.03


def test_one_is_always_zero() -> None:
    words = stream(3)
    assert {rng.below(words, 1) for _ in range(100)} == {0}


def test_many_streams_at_once_are_the_same_streams() -> None:
    streams = [0, 7, 1 << 32, 6 << 40]
    for seed in (0, -3, 10**30):
        assert seed_table(seed, streams).tolist() == [list(rng.seed_words(seed, k)) for k in streams]
    assert seed_table(1, []).shape == (0, rng.SEED_WORDS)
    assert line_table(5, 2, 9).tolist() == [[*rng.seed_words(5, k), 0] for k in (9, 10)]
