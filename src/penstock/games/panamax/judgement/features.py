"""A position in numbers, for a net: every player from one seat round the table, ships, then the tables.

What lies on the board is told as it lies there, and beside it what the hand-made value makes of it for
every player: with the board alone a net did not find out what dice and ships on their way will bring. Only
the teller's own choices are tried.
"""

from penstock.engine.features import ONE, bounded, one_of_many, zeros
from penstock.engine.record import NONE
from penstock.games.panamax.judgement.holdings import company_worth, shares_worth
from penstock.games.panamax.judgement.outlook import turns_later, turns_soon
from penstock.games.panamax.judgement.turn_potential import announced, turn_potential
from penstock.games.panamax.judgement.value import company_money, private_worth, value
from penstock.games.panamax.judgement.weights import UNIT
from penstock.games.panamax.rules.canal import cargo_lacking, military_pay
from penstock.games.panamax.rules.round_end import sum_on_wagon
from penstock.games.panamax.rules.scoring import (
    advisor_pays,
    debt_of,
    score_of,
)
from penstock.games.panamax.rules.state import (
    ADVISORS,
    BENEFITS,
    COLUMNS,
    CONTAINERS,
    FIRST_GREY,
    FIRST_SPECIAL,
    LANES,
    MODELS,
    NATIONS,
    ROUNDS,
    SEATS,
    SHIPS,
    SLOTS,
    ZONES,
    FreeAction,
    Phase,
    Where,
)
from penstock.games.panamax.rules.table import dice_left

PLACES, PHASES, FREE_ACTIONS = len(Where), len(Phase), len(FreeAction)
OUTLOOK_AT, OUTLOOK = 24, 9  # what the hand-made value makes of a player
OWN = OUTLOOK_AT + OUTLOOK + 4
A_PLAYER = OWN + SEATS + 3 * NATIONS + len(BENEFITS) + 2 * ADVISORS
A_SHIP = PLACES + 9 + 2 * SEATS
CANAL = LANES * ZONES
TABLE = 2 * COLUMNS + (COLUMNS - FIRST_GREY) * NATIONS + 2 * NATIONS
TURN = 22 + ROUNDS + COLUMNS + FREE_ACTIONS + PHASES
SHIPS_AT = SEATS * A_PLAYER
CANAL_AT = SHIPS_AT + SHIPS * A_SHIP
TURN_AT = CANAL_AT + CANAL + TABLE
N_FEATURES = TURN_AT + TURN
DOLLAR, FINE = 4, 8  # what a dollar is in a feature: of a whole, of a part
ABOARD, PIPS_ABOARD, FEES, PUSH = range(OWN - 4, OWN)  # of a player, summed up ship by ship


def features(s, seat, room, out):
    """What each player and company has, where the ships are and with whose dice, what the turn offers."""
    zeros(out, 0, N_FEATURES)
    own = score_of(s, seat)
    ahead = announced(s) if s.round < ROUNDS else 0
    expected = 0
    for k in range(s.n_seats):
        player = (seat + k) % s.n_seats
        money_features(s, player, own, out, k * A_PLAYER)
        if s.round < ROUNDS:
            worth = outlook_features(s, player, ahead, out, k * A_PLAYER + OUTLOOK_AT)
            if k == 0:
                expected = worth
                out[OUTLOOK_AT + OUTLOOK - 1] = in_dollars(value(s, seat, room) - worth, 2 * FINE)
            out[k * A_PLAYER + OUTLOOK_AT + 1] = in_dollars(worth - expected, FINE)
        board_features(s, player, out, k * A_PLAYER + OWN)
    for ship in range(SHIPS):
        ship_features(s, seat, ship, out, SHIPS_AT + place_of(s, seat, ship) * A_SHIP)
    for lane in range(LANES):
        for zone in range(ZONES):
            out[CANAL_AT + lane * ZONES + zone] = bounded(s.holds_in[lane][zone] * 8)
    table_features(s, out, CANAL_AT + CANAL)
    turn_features(s, out, TURN_AT)


def place_of(s, seat, ship):
    """Ships of companies from the seat round the table, then the special ones."""
    if ship >= FIRST_SPECIAL:
        return ship
    owner = ship // MODELS
    if owner < s.n_seats:
        owner = (owner - seat) % s.n_seats
    return owner * MODELS + ship % MODELS


def money_features(s, player, own, out, j):
    """Money, cards and the place in the round."""
    score = score_of(s, player)
    flags = 0
    for nation in range(NATIONS):
        flags += military_pay(s, s.flags[player][nation])
    out[j] = ONE
    out[j + 1] = ONE * ((s.to_act >> player) & 1)
    out[j + 2] = ONE if s.mover == player else 0
    out[j + 3] = bounded(score * 4)
    out[j + 4] = bounded((score - own) * 8)
    out[j + 5] = bounded(s.cash[player] * 8)
    out[j + 6] = bounded(s.company_cash[player] * 8)
    out[j + 7] = s.price[player] * 16
    out[j + 8] = bounded(debt_of(s, player) * 8)
    out[j + 9] = bounded(s.award[player] * 8)
    out[j + 10] = s.pool[player] * 8
    out[j + 11] = s.warehouse[player] * 16
    out[j + 12] = s.unsold[player] * 16
    out[j + 13] = s.tiles[player] * 32
    out[j + 14] = s.printed.captain_moves[s.captain[player]] * 16
    out[j + 15] = s.printed.stevedore_cut[s.stevedore[player]] * 8
    out[j + 16] = s.printed.stevedore_dice[s.stevedore[player]] * 32
    out[j + 17] = ONE if s.has_paid[player] else 0
    out[j + 18] = bounded(s.printed.dividend[s.price[player]] * 16)
    out[j + 19] = bounded(s.platform_dice[player] * 32)
    out[j + 20] = bounded(sum_on_wagon(s, player) * 16)
    out[j + 21] = bounded(s.taken[player] * 16)
    out[j + 22] = bounded(flags * 16)
    if s.round < ROUNDS:
        out[j + 23] = turns_soon(s, player) * 16
    out[j + FEES] = DOLLAR * s.warehouse[player] * s.printed.warehouse_fee


def outlook_features(s, player, ahead, out, j):
    """The parts of a player's hand-made value; their sum, which it returns."""
    soon = turns_soon(s, player)
    turns = soon + turns_later(s)
    money, later = company_money(s, player, ahead, soon, turns)
    turn = turn_potential(s, player, ahead, soon, turns)
    money += turn
    private = private_worth(s, player, ahead, turns)
    shares = shares_worth(s, player, money, soon)
    company = company_worth(s, player, money, later, soon)
    total = private + shares + company
    out[j] = in_dollars(total, DOLLAR)
    out[j + 2] = in_dollars(private, FINE)
    out[j + 3] = in_dollars(shares, FINE)
    out[j + 4] = in_dollars(company, FINE)
    out[j + 5] = in_dollars(money, FINE)
    out[j + 6] = in_dollars(later, FINE)
    out[j + 7] = in_dollars(turn, 2 * FINE)
    return total


def in_dollars(thousandths, size):
    """Thousandths of a dollar in a feature where a dollar is of this size."""
    return bounded(thousandths * size // UNIT)


def board_features(s, player, out, j):
    """Shares from the player round the table, flags, waiting dice by nation, benefits, advisors."""
    for k in range(s.n_seats):
        out[j + k] = s.shares[player][(player + k) % s.n_seats] * 32
    j += SEATS
    for nation in range(NATIONS):
        out[j + nation] = bounded(s.flags[player][nation] * 32)
        out[j + NATIONS + nation] = ONE if s.deferred[player][nation] > 0 else 0
    j += 2 * NATIONS
    for slot in range(SLOTS):
        if s.contract[player][slot] != NONE:
            nation = s.printed.contracts[s.contract[player][slot]].nation
            for k in range(CONTAINERS):
                out[j + nation] += s.container[player][slot][k] * 8
    j += NATIONS
    for k in range(len(BENEFITS)):
        out[j + k] = ONE * ((s.benefits[player] >> k) & 1)
    j += len(BENEFITS)
    for advisor in range(ADVISORS):
        if (s.advisors[player] >> advisor) & 1:
            out[j + advisor] = ONE
            out[j + ADVISORS + advisor] = bounded(advisor_pays(s, player, advisor) * 8)


def ship_features(s, seat, ship, out, j):
    """Where it is, how far, what it lacks, is it about to sail, and whose dice are aboard."""
    one_of_many(out, j, s.where[ship], PLACES)
    j += PLACES
    if s.where[ship] <= Where.BOARD:
        return
    out[j] = ONE if s.lane[ship] else 0
    out[j + 1] = s.zone[ship] * 16
    out[j + 2] = (s.nation[ship] + 1) * 16
    out[j + 3] = s.cargo_sum[ship] * 8
    out[j + 4] = bounded(max(cargo_lacking(s, ship, s.n_cargo[ship], s.cargo_sum[ship]), 0) * 16)
    out[j + 5] = ONE if s.lead == ship else 0
    out[j + 6] = ONE * ((s.group >> ship) & 1)
    out[j + 7] = ONE * ((s.may_step >> ship) & 1)
    out[j + 8] = ONE * ((s.loaded >> ship) & 1)
    j += 9
    fee = s.printed.zone_fee[s.lane[ship]][s.zone[ship]]
    for hold in range(s.n_cargo[ship]):
        k = (s.cargo_of[ship][hold] - seat) % s.n_seats
        out[j + k] += 32
        out[j + SEATS + k] += s.cargo[ship][hold] * 8
        player = k * A_PLAYER
        out[player + ABOARD] = bounded(out[player + ABOARD] + 16)
        out[player + PIPS_ABOARD] = bounded(out[player + PIPS_ABOARD] + DOLLAR * s.cargo[ship][hold])
        out[player + FEES] = bounded(out[player + FEES] + DOLLAR * fee)
        out[player + PUSH] = bounded(out[player + PUSH] + 2 * s.zone[ship])


def table_features(s, out, j):
    """Dice and executives in the columns, contracts above them, flags that are left."""
    for column in range(COLUMNS):
        out[j + column] = bounded(s.columns[column] * 32)
        out[j + COLUMNS + column] = s.executives[column] * ONE
    j += 2 * COLUMNS
    for k in range(COLUMNS - FIRST_GREY):
        if s.table[k] != NONE:
            one_of_many(out, j, s.printed.contracts[s.table[k]].nation, NATIONS)
        j += NATIONS
    for nation in range(NATIONS):
        out[j + nation] = bounded(s.platform_flags[nation] * 32)
        out[j + NATIONS + nation] = bounded(s.flag_stock[nation] * 16)


def turn_features(s, out, j):
    """How far the turn is and what it may still do."""
    out[j] = ONE
    out[j + 1] = s.n_seats * 16
    out[j + 2] = bounded(dice_left(s) * 16)
    out[j + 3] = bounded(s.strength * 32)
    out[j + 4] = bounded(s.loads * 32)
    out[j + 5] = bounded(s.stevedore_loads * 32)
    out[j + 6] = bounded(s.waterway * 32)
    out[j + 7] = bounded(s.lock * 32)
    out[j + 8] = bounded(s.any_moves * 32)
    out[j + 9] = ONE if s.due_nation != NONE else 0
    out[j + 10] = s.n_queue * 32
    out[j + 11] = ONE if s.lead != NONE else 0
    out[j + 12] = ONE if s.picked_slot != NONE else 0
    out[j + 13] = s.n_wagon * 16
    out[j + 14] = s.n_passengers * 16
    out[j + 15] = s.n_captains * 16
    out[j + 16] = s.n_stevedores * 16
    out[j + 17] = s.n_deck * 8
    out[j + 18] = bounded(s.military_paid * 16)
    out[j + 19] = ONE if s.is_advanced else 0
    out[j + 20] = picked_die(s) * 16
    out[j + 21] = ONE if s.may_sail else 0
    j = one_of_many(out, j + 22, s.round, ROUNDS)
    j = one_of_many(out, j, s.column, COLUMNS)
    j = one_of_many(out, j, s.free, FREE_ACTIONS)
    one_of_many(out, j, s.phase, PHASES)


def picked_die(s):
    """The value of the die that is being loaded; 0: none, or a free one."""
    if s.mover == NONE or s.picked_slot == NONE or s.picked_slot == SLOTS:
        return 0
    return s.container[s.mover][s.picked_slot][s.picked]
