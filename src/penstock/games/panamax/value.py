"""What a position is worth to a seat, in money: the greedy player's whole wisdom.

A reader's summary: own money counts in full; company money is worth something because it spares loans and
pays dividends; a die is worth more the nearer its ship is to the ocean and less the higher its fee.
"""

from penstock.games.panamax.bank import owner_of
from penstock.games.panamax.canal import is_ready
from penstock.games.panamax.round_end import fee_of
from penstock.games.panamax.scoring import best_advisors, score_of
from penstock.games.panamax.state import CONTAINERS, NATIONS, ROUNDS, SHIPS, SLOTS, Where

UNIT = 1000  # values are in thousandths of a dollar
COMPANY = 550  # a dollar of the company, while rounds are left
CARGO = 500  # a dollar that a die will bring, at the moment of departure
READY = 150  # more when the ship may sail
FEE = 450  # a dollar of fees that would be due now
FLAG = 2200  # a flag, besides what advisors pay
BENEFIT = 1500  # a passenger benefit
CAPTAIN = 900  # a move of a Captain
STEVEDORE = 700  # a dollar of a Stevedore's cut
SHIP = 900  # an own ship in use, for each hold
RAIL = 350  # a pip on the wagon
WAITING = 350  # a pip on a contract


def value(s, seat):
    """The score if the game ended now, and what is on its way."""
    rounds = max(ROUNDS - s.round, 0)
    total = UNIT * (score_of(s, seat) + best_advisors(s, seat))
    total += COMPANY * s.company_cash[seat] * min(rounds, 1)
    total -= FEE * fee_of(s, seat) * min(rounds, 1)
    for nation in range(NATIONS):
        total += FLAG * s.flags[seat][nation] * rounds // ROUNDS
    for k in range(CONTAINERS):
        total += BENEFIT * ((s.benefits[seat] >> k) & 1)
    total += CAPTAIN * s.printed.captain_moves[s.captain[seat]]
    total += STEVEDORE * s.printed.stevedore_cut[s.stevedore[seat]]
    return total + on_the_way(s, seat)


def on_the_way(s, seat):
    """Dice on ships, on the railway and on contracts; own ships in use."""
    total = 0
    for ship in range(SHIPS):
        if s.where[ship] > Where.BOARD:
            share = CARGO + (UNIT - CARGO) * s.zone[ship] // s.printed.arrival
            if is_ready(s, ship):
                share += READY
            for hold in range(s.n_cargo[ship]):
                if s.cargo_of[ship][hold] == seat:
                    total += COMPANY * share * s.cargo[ship][hold] // UNIT
            if owner_of(ship) == seat:
                total += SHIP * s.printed.holds[ship] * (1 + s.zone[ship]) // s.printed.arrival
    for k in range(s.n_wagon):
        if s.wagon_of[k] == seat:
            total += RAIL * s.wagon[k]
    for slot in range(SLOTS):
        for k in range(CONTAINERS):
            total += WAITING * s.container[seat][slot][k]
    return total
