"""What never changes: the quantities every move must conserve."""

from __future__ import annotations

from penstock.games.schwarzer_freitag.rules.state import (
    BLACK,
    CASES,
    COLOUR_NAMES,
    COLOURS,
    SALE_TABLES,
    State,
)


def totals(s: State) -> dict[str, int]:
    """Money, cases of each kind, and the counts that others can check."""
    sums = {name: cases_of(s, colour) for colour, name in enumerate(COLOUR_NAMES)}
    sums["black"] = (
        s.bag[BLACK]
        + s.black_supply
        + s.stage_fields
        + sum(s.sale_tables[k][BLACK] for k in range(SALE_TABLES))
    )
    sums["money"] = s.bank + sum(s.cash)
    sums["bag_size"] = s.bag_size - sum(s.bag[case] for case in range(CASES))
    sums["hand_size"] = sum(s.hand_size) - sum(sum(hand) for hand in s.hand)
    return {name: int(n) for name, n in sums.items()}


def cases_of(s: State, colour: int) -> int:
    lying = s.market[colour] + s.purchase_track[colour] + s.silver_cases[colour] + s.bag[colour]
    on_tables = sum(s.sale_tables[k][colour] for k in range(SALE_TABLES))
    return int(lying + on_tables + sum(hand[colour] for hand in s.hand))


assert len(COLOUR_NAMES) == COLOURS
