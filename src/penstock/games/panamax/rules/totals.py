"""What never changes: the quantities every move must conserve."""

from __future__ import annotations

from typing import Any

from penstock.engine.record import NONE
from penstock.games.panamax.rules.state import (
    ADVISORS,
    BENEFITS,
    CARDS,
    COMPANY_NAMES,
    MODELS,
    NATION_NAMES,
    PASSENGERS,
    SHIPS,
    State,
    Where,
)


def totals(s: State) -> dict[str, int]:
    """Money, shares, dice, cards, flags, tiles and ships."""
    sums = {
        "money": s.bank + sum(s.cash) + sum(s.company_cash),
        "white dice": white_dice(s),
        "contracts": sum(1 << card for card in contracts(s)),
        "captains": s.n_captains + s.used_captains + sum(1 for card in s.captain if card),
        "stevedores": s.n_stevedores + s.used_stevedores + sum(1 for card in s.stevedore if card),
        "advisors": sum(1 << card for card in s.stack[: s.n_stack]) + sum(s.advisors),
        "advisors held": s.n_stack + sum(s.n_advisors) - ADVISORS,
        "passengers": sum(s.tiles) - s.n_passengers + PASSENGERS,
        "awards": sum(s.award) + s.award_lost - sum(s.printed.awards[: s.round]),
        "ships": sum(1 for ship in range(SHIPS) if s.where[ship] != Where.BOX),
        "holds": holds_astray(s),
        "cargo": sum(sum(s.cargo[ship]) - s.cargo_sum[ship] for ship in range(SHIPS)),
        "dice in holds": sum(holding(s.cargo[ship]) - s.n_cargo[ship] for ship in range(SHIPS)),
        "benefits": sum(benefits_astray(s, seat) for seat in range(s.n_seats)),
        "starting contracts twice": starting_twice(s),
    }
    for company in range(s.n_seats):
        name = COMPANY_NAMES[company]
        sums[f"{name} dice"] = dice_of(s, company)
        sums[f"{name} shares"] = s.unsold[company] + sum(held[company] for held in s.shares)
        sums[f"{name} ships"] = sum(1 for k in range(MODELS) if s.where[company * MODELS + k] != Where.BOX)
    for nation, name in enumerate(NATION_NAMES):
        flags = s.flag_stock[nation] + s.platform_flags[nation]
        sums[f"{name} flags"] = flags + sum(row[nation] for row in s.flags)
    return {name: int(n) for name, n in sums.items()}


def white_dice(s: State) -> int:
    """On the table and beside the company boards; before a turn ends and after a round began."""
    return int(sum(s.columns) + sum(s.executives) + sum(s.taken))


def contracts(s: State) -> list[int]:
    """All contract cards, wherever they lie; starting contracts may be in the box."""
    lying = [*s.table, s.incoming, s.top, *s.deck[: s.n_deck], *s.discards[: s.n_discards]]
    held = [card for hand in s.contract for card in hand]
    return [card for card in (*lying, *held) if card != NONE and card < CARDS]


def dice_of(s: State, company: int) -> int:
    """In pool, warehouse and contracts, on ships, wagon and platform."""
    aboard = sum(s.cargo_of[ship][: s.n_cargo[ship]].count(company) for ship in range(SHIPS))
    waiting = sum(1 for card in s.container[company] for die in card if die)
    on_rails = s.wagon_of[: s.n_wagon].count(company) + s.platform_dice[company]
    return int(s.pool[company] + s.warehouse[company] + aboard + waiting + on_rails)


def holding(holds: Any) -> int:
    return sum(1 for die in holds if die)


def benefits_astray(s: State, seat: int) -> int:
    """The first three passenger tiles bring a benefit each, or wait for the choice of one."""
    waiting = sum(1 for k in range(s.n_queue) if s.queue_seat[k] == seat and s.queue_ship[k] == NONE)
    chosen = int(s.benefits[seat]).bit_count()
    return int(chosen + waiting - min(s.tiles[seat], len(BENEFITS)))


def starting_twice(s: State) -> int:
    """Starting contracts come out of the box once; how many lie in two places."""
    held = [card for hand in s.contract for card in hand if card >= CARDS]
    out = [*held, *(card for card in s.starting if card != NONE)]
    return len(out) - len(set(out))


def holds_astray(s: State) -> int:
    """The holds counted zone by zone are those of the ships there."""
    counted = sum(sum(lane) for lane in s.holds_in)
    sailing = (ship for ship in range(SHIPS) if s.where[ship] == Where.CANAL)
    return int(counted - sum(s.printed.holds[ship] for ship in sailing))
