"""11.1 · What a seat may know, as readable JSON."""

from __future__ import annotations

from typing import Any

from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.panamax.bank import owner_of
from penstock.games.panamax.board import transfer_price
from penstock.games.panamax.canal import is_ready, kind_of_ship
from penstock.games.panamax.round_end import fee_aboard, fee_of, fee_on_contracts, fee_stored
from penstock.games.panamax.scoring import advisor_pays, best_advisors, score_of
from penstock.games.panamax.state import (
    ADVISOR_NAMES,
    ADVISORS,
    BENEFITS,
    COLUMNS,
    COMPANY_NAMES,
    CONTAINERS,
    FIRST_GREY,
    LANE_NAMES,
    LANES,
    NATION_NAMES,
    NATIONS,
    PASSENGERS,
    ROUNDS,
    SHIP_NAMES,
    SHIPS,
    SIDES,
    SLOTS,
    STARTING,
    ZONE_NAMES,
    Free,
    Kind,
    Phase,
    Stage,
    Where,
    Zone,
)
from penstock.games.panamax.table import strength_of


@rule("11.1")
def view(known: Any, seat: int | None) -> dict[str, Any]:
    """The table as `seat` sees it; `known` holds nothing else."""
    return {
        "phase": Phase(known.phase).name.lower(),
        "stage": Stage(known.stage).name.lower(),
        "round": min(int(known.round) + 1, ROUNDS),
        "turn": int(known.turn),
        "order": [int(player) for player in known.order[: known.n_seats]],
        "mover": int(known.mover),
        "moves": {
            "waterway": int(known.waterway),
            "lock": int(known.lock),
            "any": int(known.any_moves),
        },
        "loads": int(known.loads),
        "stevedore_loads": int(known.stevedore_loads),
        "free_action": Free(known.free).name.lower(),
        "group": [SHIP_NAMES[ship] for ship in range(SHIPS) if known.group >> ship & 1],
        "picked": view_picked(known),
        "queue": [view_queued(known, k) for k in range(known.n_queue)],
        "canal": [view_lane(known, lane) for lane in range(LANES)],
        "capacity": int(known.printed.capacity),
        "ships": [view_ship(known, ship) for ship in range(SHIPS) if known.where[ship] != Where.BOX],
        "columns": [view_column(known, k) for k in range(COLUMNS)],
        "contracts": [view_card(known, card) for card in known.table],
        "incoming": view_card(known, known.incoming),
        "top": view_card(known, known.top),
        "draw_pile": int(known.n_deck) + (known.top != NONE),
        "discards": [view_card(known, card) for card in known.discards[: known.n_discards]],
        "starting": [
            view_card(known, known.starting[k]) for k in range(STARTING) if known.starting[k] != NONE
        ],
        "wagon": [
            {"company": COMPANY_NAMES[known.wagon_of[k]], "die": int(known.wagon[k])}
            for k in range(known.n_wagon)
        ],
        "platform": named(known.platform_flags),
        "flag_stock": named(known.flag_stock),
        "passengers": [int(x) for x in known.printed.passengers[known.n_passengers : PASSENGERS]],
        "captains": [int(x) for x in known.captains[: known.n_captains]],
        "stevedores": [int(x) for x in known.stevedores[: known.n_stevedores]],
        "captain_moves": [int(x) for x in known.printed.captain_moves],
        "stevedore_dice": [int(x) for x in known.printed.stevedore_dice],
        "stevedore_cut": [int(x) for x in known.printed.stevedore_cut],
        "advisor_stack": int(known.n_stack),
        "awards": [int(x) for x in known.printed.awards],
        "dividends": [int(x) for x in known.printed.dividend[1:]],
        "board": [[Free(x).name.lower() for x in known.printed.board[k]] for k in range(NATIONS)],
        "players": [view_player(known, k, seat) for k in range(known.n_seats)],
    }


def named(counts: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(NATION_NAMES, counts, strict=True)}


def view_picked(known: Any) -> dict[str, int] | None:
    if known.picked_slot == NONE:
        return None
    return {"slot": int(known.picked_slot) + 1, "container": int(known.picked) + 1}


def view_queued(known: Any, k: int) -> dict[str, Any]:
    ship = known.queue_ship[k]
    return {"seat": int(known.queue_seat[k]), "ship": None if ship == NONE else SHIP_NAMES[ship]}


def view_column(known: Any, column: int) -> dict[str, Any]:
    """A column with the strength of its next die and, if blue, the lock moves at its foot."""
    return {
        "dice": int(known.columns[column]),
        "executive": bool(known.executives[column]),
        "strength": int(strength_of(known, column)),
        "lock": int(known.printed.foot[column]) if column < FIRST_GREY else None,
    }


def view_lane(known: Any, lane: int) -> dict[str, Any]:
    zones = range(known.printed.arrival + 1)
    return {
        "to": LANE_NAMES[lane],
        "zones": [ZONE_NAMES[known.printed.zone_name[lane][zone]] for zone in zones],
        "kinds": [Zone(known.printed.zone_kind[lane][zone]).name.lower() for zone in zones],
        "fees": [int(known.printed.zone_fee[lane][zone]) for zone in zones],
        "holds": [int(known.holds_in[lane][zone]) for zone in zones],
    }


def view_ship(known: Any, ship: int) -> dict[str, Any]:
    where, owner = Where(known.where[ship]), owner_of(ship)
    lane, zone = known.lane[ship], known.zone[ship]
    in_use = where != Where.BOARD
    return {
        "ship": SHIP_NAMES[ship],
        "kind": Kind(kind_of_ship(ship)).name.lower(),
        "owner": None if owner == NONE else int(owner),
        "where": where.name.lower(),
        "nation": NATION_NAMES[known.nation[ship]] if where == Where.LOADING else None,
        "to": LANE_NAMES[lane] if in_use else None,
        "zone": ZONE_NAMES[known.printed.zone_name[lane][zone]] if in_use else None,
        "holds": int(known.printed.holds[ship]),
        "least": int(known.printed.least[ship]),
        "most": int(known.printed.most[ship]),
        "ready": bool(is_ready(known, ship)),
        "cargo": [
            {"company": COMPANY_NAMES[known.cargo_of[ship][k]], "die": int(known.cargo[ship][k])}
            for k in range(known.n_cargo[ship])
        ],
    }


def view_card(known: Any, card: int) -> dict[str, Any] | None:
    if card == NONE:
        return None
    contract = known.printed.contracts[card]
    return {
        "card": int(card),
        "nation": NATION_NAMES[contract.nation],
        "front": view_side(contract.front, contract.front_rail),
        "back": view_side(contract.back, contract.back_rail),
    }


def view_side(values: Any, rail: int) -> list[dict[str, Any]]:
    return [{"value": int(v), "rail": bool(rail >> k & 1)} for k, v in enumerate(values) if v]


def view_contract(known: Any, player: int, slot: int) -> dict[str, Any] | None:
    card = view_card(known, known.contract[player][slot])
    if card is None:
        return None
    waiting = [int(known.container[player][slot][k]) for k in range(CONTAINERS)]
    return {**card, "side": SIDES[known.side[player][slot]], "waiting": waiting}


def view_advisors(known: Any, player: int, cards: int) -> dict[str, int]:
    """The advisors of a player and what each would pay now."""
    return {
        name: int(advisor_pays(known, player, ADVISOR_NAMES.index(name))) for name in advisor_names(cards)
    }


def advisor_names(cards: int) -> list[str]:
    return [ADVISOR_NAMES[k] for k in range(ADVISORS) if cards >> k & 1]


@rule("11.1")
def view_player(known: Any, player: int, seat: int | None) -> dict[str, Any]:
    """Advisors are hidden to the end, everything else is open."""
    own = player == seat
    cards = known.shown[player] if known.ending else known.advisors[player]
    return {
        "seat": player,
        "company": COMPANY_NAMES[player],
        "company_cash": int(known.company_cash[player]),
        "cash": int(known.cash[player]),
        "price": int(known.price[player]),
        "unsold": int(known.unsold[player]),
        "shares": {COMPANY_NAMES[k]: int(known.shares[player][k]) for k in range(known.n_seats)},
        "loans": int(known.loans[player]),
        "award": int(known.award[player]),
        "pool": int(known.pool[player]),
        "warehouse": int(known.warehouse[player]),
        "fee": int(fee_of(known, player)),
        "fee_parts": {
            "warehouse": int(fee_stored(known, player)),
            "contracts": int(fee_on_contracts(known, player)),
            "ships": int(fee_aboard(known, player)),
        },
        "debt": int(known.loans[player] * known.printed.loan_owes),
        "advisor_money": int(known.score[player] - score_of(known, player)) if known.ending else None,
        "transfer": int(transfer_price(known, player)),
        "flags": named(known.flags[player]),
        "deferred": [NATION_NAMES[k] for k in range(NATIONS) if known.deferred[player][k]],
        "tiles": int(known.tiles[player]),
        "benefits": [name for k, name in enumerate(BENEFITS) if known.benefits[player] >> k & 1],
        "contracts": [view_contract(known, player, slot) for slot in range(SLOTS)],
        "captain": int(known.captain[player]),
        "stevedore": int(known.stevedore[player]),
        "n_advisors": int(known.n_advisors[player]),
        "advisors": view_advisors(known, player, cards) if own or known.ending else None,
        "counted": advisor_names(best_advisors(known, player, cards)) if own or known.ending else None,
        "stack": advisor_names(known.seen[player]) if own and known.choosing_advisor else None,
        "score": int(known.score[player]),
        "place": int(known.place[player]),
    }
