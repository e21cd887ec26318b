"""12.1 · What a seat may know, as readable JSON."""

from __future__ import annotations

from typing import Any

from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.packhuys.cards import is_in
from penstock.games.packhuys.control import controller_of, lead_in
from penstock.games.packhuys.harbour import first_cell, is_open, is_taken, rank_of, size_of
from penstock.games.packhuys.limits import is_blocked
from penstock.games.packhuys.round import left_neighbour
from penstock.games.packhuys.scoring import is_ranked
from penstock.games.packhuys.state import (
    CELL_NAMES,
    CENTRE,
    COLOUR_NAMES,
    FIRST_CELL,
    GOOD_NAMES,
    LAST_CELL,
    MOST_AREAS,
    NO_CARD,
    NUMBERS,
    SETS,
    SHORE,
    WIDTH,
    Bar,
    Content,
    Keeper,
    Phase,
    Symbol,
)
from penstock.games.packhuys.stores import central_store, stored


@rule("12.1")
def view(known: Any, seat: int | None) -> dict[str, Any]:
    """The table as `seat` sees it; `known` holds nothing else."""
    return {
        "phase": Phase(known.phase).name.lower(),
        "round": int(known.rounds),
        "mover": int(known.mover),
        "to_choose": [
            k for k in range(known.n_seats) if known.phase == Phase.SELECT and known.to_act >> k & 1
        ],
        "field": view_field(known),
        "cards": [view_cell(known, cell) for cell in range(FIRST_CELL, LAST_CELL) if is_taken(known, cell)],
        "only_water": [CELL_NAMES[c] for c in range(FIRST_CELL, LAST_CELL) if is_only_water(known, c)],
        "areas": [view_area(known, a) for a in range(MOST_AREAS) if known.areas[a].keeper != Keeper.FREE],
        "ship": CELL_NAMES[known.ship] if known.ship != NONE else None,
        "ship_moves": int(known.ship_moves),
        "ship_limit": int(known.printed.ship_limit),
        "treasury": int(known.treasury),
        "supply": named(known.supply),
        "tokens": named(known.stock),
        "water_pile": {
            "top": view_card(known, known.top_water, NONE) if known.top_water else None,
            "size": int(known.n_water_pile + (known.top_water != NO_CARD)),
        },
        "special_cards": int(known.n_stack),
        "debt": int(known.debt),
        "areas_counted": int(known.printed.counted) or None,
        "players": [view_player(known, k, seat) for k in range(known.n_seats)],
    }


def named(counts: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(GOOD_NAMES, counts, strict=True)}


def view_field(known: Any) -> dict[str, Any]:
    """The frame: its size, what the cards reach, and what they may still reach."""
    size = int(known.printed.size)
    return {
        "size": size,
        "columns": [int(known.west), int(known.east)],
        "rows": [int(known.south), int(known.north)],
        "open_columns": [int(known.east) - size + 1, int(known.west) + size - 1],
        "open_rows": [int(known.north) - size + 1, int(known.south) + size - 1],
    }


def view_card(known: Any, number: int, owner: int) -> dict[str, Any]:
    face = known.printed.faces[number]
    shows = Content(face.content).name.lower().replace("_", "-")
    has_bar = owner != NONE and known.colour[owner] >= SETS and face.bar != Bar.NONE
    return {
        "number": int(number),
        "shows": shows,
        "symbol": Symbol(face.symbol).name.lower(),
        "bar": Bar(face.bar).name.lower() if has_bar else "none",
    }


def view_cell(known: Any, cell: int) -> dict[str, Any]:
    """A lying card."""
    at = known.field[cell]
    place = {"cell": CELL_NAMES[cell], "column": cell % WIDTH, "row": cell // WIDTH}
    if cell == CENTRE:
        return {**place, "number": None, "shows": "centre", "symbol": "none", "bar": "none", "owner": None}
    if at < SHORE:
        return {**place, **view_card(known, SHORE - 1 - at, NONE), "owner": None}
    card = known.lying[at]
    return {
        **place,
        **view_card(known, card.number, card.owner),
        "owner": int(card.owner),
        "area": int(card.area),
        "gained": named(card.placed),
    }


@rule("9.2")
def is_only_water(known: Any, cell: int) -> bool:
    """An empty cell on which no harbour card may be laid."""
    return bool(known.printed.store_limit and not is_taken(known, cell) and is_blocked(known, cell))


def view_area(known: Any, area: int) -> dict[str, Any]:
    """Who stores what in an area, on which card it stands, who leads or controls it."""
    players = [k for k in range(known.n_seats) if central_store(known, k, area) != NONE]
    keeper = known.areas[area].keeper
    return {
        "area": area,
        "cell": CELL_NAMES[first_cell(known, area)],
        "size": int(size_of(known, area)),
        "is_open": bool(is_open(known, area)),
        "leads": seat_or_none(controller_of(known, area)) if is_open(known, area) else None,
        "kinds": [view_kind(known, area, good) for good in range(len(GOOD_NAMES))],
        "keeper": seat_or_none(keeper),
        "is_ignored": keeper == Keeper.IGNORED,
        "rank": rank_among_closed(known, area) if is_ranked(known, area) else None,
        "stores": [
            {
                "seat": k,
                "cell": CELL_NAMES[known.lying[central_store(known, k, area)].cell],
                "warehouses": named([stored(known, k, area, good) for good in range(len(GOOD_NAMES))]),
            }
            for k in players
        ],
    }


@rule("6.2")
def view_kind(known: Any, area: int, good: int) -> dict[str, Any]:
    """Who leads in a kind of goods, and by how much; nobody and 0 when it is shared."""
    leader, lead = lead_in(known, area, good)
    return {"good": GOOD_NAMES[good], "seat": seat_or_none(leader), "by": int(lead)}


@rule("11.1")
def rank_among_closed(known: Any, area: int) -> int:
    """1 for the largest closed area, and so on; so many of them count."""
    return 1 + sum(
        is_ranked(known, other) and rank_of(known, other) > rank_of(known, area)
        for other in range(MOST_AREAS)
    )


def seat_or_none(seat: int) -> int | None:
    return int(seat) if seat >= 0 else None


def cards_in(known: Any, cards: Any, player: int) -> list[dict[str, Any]]:
    return [view_card(known, n, player) for n in range(1, NUMBERS) if is_in(cards, n)]


@rule("12.1")
def view_player(known: Any, player: int, seat: int | None) -> dict[str, Any]:
    """Hands and choices are secret; coins, tokens, pile sizes and what was seen are open."""
    chosen = known.chosen[player]
    has_chosen = known.phase == Phase.SELECT and not known.to_act >> player & 1 and not known.ending
    played = known.played[player]
    return {
        "seat": player,
        "colour": COLOUR_NAMES[known.colour[player]] if known.colour[player] != NONE else "none",
        "coins": int(known.coins[player]),
        "tokens": named(known.tokens[player]),
        "keepers": int(known.keepers[player]) if known.printed.keepers else None,
        "areas": sum(area.keeper == player for area in known.areas),
        "hand_size": {
            "harbour": int(known.n_harbour[player]),
            "water": int(known.n_water[player]),
            "special": int(known.n_special[player]),
        },
        "hand": cards_in(known, known.hand[player], player) if player == seat else None,
        "shown": cards_in(known, known.shown[player], player),
        "pile": int(known.n_pile[player] + known.n_under[player]),
        "under_pile": [int(n) for n in known.under[player][: known.n_under[player]]],
        "has_chosen": has_chosen,
        "chosen": int(chosen) if has_chosen and player == seat else None,
        "played": view_card(known, played, player) if played else None,
        "taxed_by": int(left_neighbour(known, player)),
        "score": int(known.score[player]),
        "place": int(known.place[player]),
    }
