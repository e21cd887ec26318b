"""11.1 · What a seat may know, as readable JSON."""

from __future__ import annotations

from typing import Any

from penstock.engine.rule import rule
from penstock.games.schwarzer_freitag.prices import price_of, silver_price, stage_card
from penstock.games.schwarzer_freitag.state import (
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    SALE_TABLES,
    Card,
    Phase,
)

CASE_NAMES = (*COLOUR_NAMES, "black")
IN_ACTION = (Phase.BUYING, Phase.SELLING, Phase.MARKER, Phase.FALL, Phase.TABLE)


@rule("11.1")
def view(known: Any, seat: int | None) -> dict[str, Any]:
    """The table as `seat` sees it; `known` holds nothing else."""
    return {
        "phase": Phase(known.phase).name.lower(),
        "turn": int(known.turns),
        "changes": int(known.changes),
        "mover": int(known.mover),
        "start_player": int(known.start_player),
        "shares": [view_share(known, colour) for colour in range(COLOURS)],
        "silver": {
            "price": int(silver_price(known)),
            "at": int(known.silver_at),
            "track": [int(x) for x in known.printed.silver_track],
            "bought": int(known.bars_bought),
            "bars_per_step": int(known.printed.bars_per_step),
        },
        "grid": [[int(x) for x in row] for row in known.printed.grid],
        "market": named(known.market),
        "purchase_track": named(known.purchase_track),
        "silver_track": named(known.silver_cases),
        "track_trigger": int(known.printed.track_trigger),
        "sale_tables": [named(known.sale_tables[k]) for k in range(SALE_TABLES)],
        "active_table": int(known.active_table),
        "table_trigger": int(known.printed.table_trigger),
        "stage": view_stage(known),
        "bag_size": int(known.bag_size),
        "black": {"stage_fields": int(known.stage_fields), "supply": int(known.black_supply)},
        "drawn": named(known.drawn),
        "action": named(known.traded) if known.phase in IN_ACTION else {},
        "interest_due": int(known.due),
        "subsidy": {"pays": int(known.printed.subsidy_pays), "interest": int(known.printed.interest)},
        "players": [view_player(known, k, seat) for k in range(known.n_seats)],
    }


def named(counts: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(CASE_NAMES, counts, strict=False)}


def view_share(known: Any, colour: int) -> dict[str, Any]:
    return {
        "colour": COLOUR_NAMES[colour],
        "price": int(price_of(known, colour)),
        "row": int(known.row[colour]),
        "column": int(known.column[colour]),
    }


def view_stage(known: Any) -> dict[str, int | None]:
    card = stage_card(known)
    return {
        "stage": int(known.stage),
        "subsidy_limit": int(card.subsidy_limit),
        "trade_limit": int(card.trade_limit),
        "draw": int(card.draw),
        "next_at": next_threshold(known),
        "next_row": next_row(known),
    }


def next_threshold(known: Any) -> int | None:
    """The price that activates the next stage; None on the last card or where rows count."""
    stages = known.printed.stages
    if known.stage_by_row or known.stage + 1 == len(stages):
        return None
    return int(stages[known.stage + 1].threshold)


def next_row(known: Any) -> int | None:
    """The row that activates a higher stage; None on the last card or where prices count."""
    if not known.stage_by_row:
        return None
    rows = (row for row, stage in enumerate(known.printed.stage_of_row) if stage > known.stage)
    return next(rows, None)


@rule("11.1")
def view_player(known: Any, player: int, seat: int | None) -> dict[str, Any]:
    """Money and shares stay behind the screen to the end, everything else is open."""
    sees_cash = player == seat or known.cash_is_open or known.ending
    gold, silver = divmod(int(known.bars[player]), int(known.printed.bars_per_gold))
    return {
        "seat": player,
        "gold": gold,
        "silver": silver,
        "subsidies": int(known.subsidies[player]),
        "owed": int(known.owed[player]),
        "cards": [
            [c.name.lower() for c in Card if known.cards[player][k] & c]
            for k in range(CARDS)
            if known.cards[player][k]
        ],
        "hand_size": int(known.hand_size[player]),
        "cash": int(known.cash[player]) if sees_cash else None,
        "hand": named(known.hand[player]) if player == seat else None,
        "score": int(known.score[player]),
        "place": int(known.place[player]),
    }
