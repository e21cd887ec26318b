"""What never changes: the quantities every move must conserve."""

from __future__ import annotations

from penstock.games.arriala.rules.state import (
    CARD_NAMES,
    COLOUR_NAMES,
    EACH,
    FIRST_SITE,
    FIRST_VINEYARD,
    VINEYARDS,
    WORKERS,
    State,
)


def totals(s: State) -> dict[str, int]:
    """Cards of each kind, workers of each colour, locks, and the counts and masks others rely on."""
    sums = {
        name: s.deck[k] + s.discards[k] + sum(hand[k] for hand in s.hand)
        for k, name in enumerate(CARD_NAMES)
    }
    for colour, name in enumerate(COLOUR_NAMES):
        placed = sum(s.at[colour * EACH + k] >= 0 for k in range(EACH))
        sums[name] = placed + (s.reserve[colour] if colour < s.n_seats else 0)
    sums["locks"] = s.locks_left + s.lock_bits.bit_count()
    sums["section_locks"] = sum(s.section_locks) - s.lock_bits.bit_count()
    sums["hand_size"] = sum(s.hand_size) - sum(map(sum, s.hand))
    sums["deck_size"] = s.deck_size - sum(s.deck)
    sums["discard_size"] = s.discard_size - sum(s.discards)
    sums["taken"] = s.taken ^ (s.lock_bits | fields_with_workers(s))
    sums["on_canal"] = s.on_canal ^ workers_between(s, 0, FIRST_VINEYARD)
    sums["in_vineyards"] = s.in_vineyards ^ workers_between(s, FIRST_VINEYARD, FIRST_SITE)
    sums["vineyards"] = sum(
        abs(s.vineyard[k] - list(s.at).count(FIRST_VINEYARD + k)) for k in range(VINEYARDS)
    )
    sums["crowded"] = fields_with_workers(s).bit_count() - sum(
        s.at[w] >= 0 and s.printed.canal_fields >> s.at[w] & 1 for w in range(WORKERS)
    )
    return {name: int(n) for name, n in sums.items()}


def workers_between(s: State, first: int, end: int) -> int:
    """Bits of the workers whose place lies in a range."""
    return sum(1 << w for w in range(WORKERS) if first <= s.at[w] < end)


def fields_with_workers(s: State) -> int:
    bits = 0
    for w in range(WORKERS):
        if s.at[w] >= 0:
            bits |= 1 << s.at[w]
    return int(bits & s.printed.canal_fields)
