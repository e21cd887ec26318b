"""11.1 · What a seat may know: the table as a record, filled from a state that holds nothing else."""

from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.panamax.face.parts import Contract, Held, Lane, Player, Ship, View
from penstock.games.panamax.rules.bank import owner_of
from penstock.games.panamax.rules.board import transfer_price
from penstock.games.panamax.rules.canal import is_ready, kind_of_ship
from penstock.games.panamax.rules.round_end import fee_aboard, fee_of, fee_on_contracts, fee_stored
from penstock.games.panamax.rules.scoring import advisor_pays, best_advisors, debt_of, score_of
from penstock.games.panamax.rules.state import (
    ADVISORS,
    BONUS_CARDS,
    COLUMNS,
    CONTAINERS,
    FIRST_GREY,
    LANES,
    NATIONS,
    PASSENGERS,
    PRICES,
    ROUNDS,
    SHIPS,
    SLOTS,
    SPACES,
    STARTING,
    State,
    Where,
)
from penstock.games.panamax.rules.table import strength_of


@rule("11.1")
def view(s: State, seat: int, v: View) -> None:
    """The table as `seat` sees it."""
    view_turn(s, v)
    view_canal(s, v)
    view_action_table(s, v)
    view_railway(s, v)
    view_stacks(s, v)
    v.n_players = s.n_seats
    for player in range(s.n_seats):
        view_player(s, seat, player, v.players[player])


def view_turn(s: State, v: View) -> None:
    v.phase = s.phase
    v.stage = s.stage
    v.round = min(s.round + 1, ROUNDS)
    v.turn = s.turn
    v.n_order = s.n_seats
    for k in range(s.n_seats):
        v.order[k] = s.order[k]
    v.mover = s.mover
    v.moves.waterway = s.waterway
    v.moves.lock = s.lock
    v.moves.any = s.any_moves
    v.loads = s.loads
    v.stevedore_loads = s.stevedore_loads
    v.free_action = s.free
    v.group = s.group
    if s.picked_slot != NONE:
        v.picked.slot = s.picked_slot + 1
        v.picked.container = s.picked + 1
    v.n_queue = s.n_queue
    for k in range(s.n_queue):
        v.queue[k].seat = s.queue_seat[k]
        v.queue[k].ship = s.queue_ship[k]


# -- Canal ------------------------------------------------------------------------------------


def view_canal(s: State, v: View) -> None:
    v.capacity = s.printed.capacity
    for lane in range(LANES):
        view_lane(s, lane, v.canal[lane])
    for ship in range(SHIPS):
        if s.where[ship] != Where.BOX:
            view_ship(s, ship, v.ships[v.n_ships])
            v.n_ships += 1


def view_lane(s: State, lane: int, shown: Lane) -> None:
    zones = s.printed.arrival + 1
    shown.to = lane
    shown.n_zones = zones
    shown.n_kinds = zones
    shown.n_fees = zones
    shown.n_holds = zones
    for zone in range(zones):
        shown.zones[zone] = s.printed.zone_name[lane][zone]
        shown.kinds[zone] = s.printed.zone_kind[lane][zone]
        shown.fees[zone] = s.printed.zone_fee[lane][zone]
        shown.holds[zone] = s.holds_in[lane][zone]


def view_ship(s: State, ship: int, shown: Ship) -> None:
    shown.ship = ship
    shown.kind = kind_of_ship(ship)
    shown.owner = owner_of(ship)
    shown.where = s.where[ship]
    if s.where[ship] == Where.LOADING:
        shown.nation = s.nation[ship]
    if s.where[ship] != Where.BOARD:
        shown.to = s.lane[ship]
        shown.zone = s.printed.zone_name[s.lane[ship]][s.zone[ship]]
    shown.holds = s.printed.holds[ship]
    shown.min_cargo = s.printed.min_cargo[ship]
    shown.max_cargo = s.printed.max_cargo[ship]
    shown.ready = is_ready(s, ship)
    shown.n_cargo = s.n_cargo[ship]
    for hold in range(s.n_cargo[ship]):
        shown.cargo[hold].company = s.cargo_of[ship][hold]
        shown.cargo[hold].die = s.cargo[ship][hold]


# -- Action table and contracts -----------------------------------------------------------------


def view_action_table(s: State, v: View) -> None:
    for column in range(COLUMNS):
        shown = v.columns[column]
        shown.dice = s.columns[column]
        shown.executive = s.executives[column]
        shown.strength = strength_of(s, column)
        if column < FIRST_GREY:
            shown.lock = s.printed.foot[column]
    for k in range(COLUMNS - FIRST_GREY):
        view_contract(s, s.table[k], v.contracts[k])
    view_contract(s, s.incoming, v.incoming)
    view_contract(s, s.top, v.top)
    v.draw_pile = s.n_deck + (s.top != NONE)
    v.n_discards = s.n_discards
    for k in range(s.n_discards):
        view_contract(s, s.discards[k], v.discards[k])
    for k in range(STARTING):
        if s.starting[k] != NONE:
            view_contract(s, s.starting[k], v.starting[v.n_starting])
            v.n_starting += 1


def view_contract(s: State, card: int, shown: Contract | Held) -> None:
    """Both sides of a card; without one it stays null."""
    if card == NONE:
        return
    printed = s.printed.contracts[card]
    shown.card = card
    shown.nation = printed.nation
    for k in range(CONTAINERS):
        if printed.front[k]:
            shown.front[shown.n_front].value = printed.front[k]
            shown.front[shown.n_front].rail = (printed.front_rail >> k) & 1
            shown.n_front += 1
        if printed.back[k]:
            shown.back[shown.n_back].value = printed.back[k]
            shown.back[shown.n_back].rail = (printed.back_rail >> k) & 1
            shown.n_back += 1


# -- Railway, stacks, what is printed -----------------------------------------------------------


def view_railway(s: State, v: View) -> None:
    v.n_wagon = s.n_wagon
    for k in range(s.n_wagon):
        v.wagon[k].company = s.wagon_of[k]
        v.wagon[k].die = s.wagon[k]
    for nation in range(NATIONS):
        v.platform[nation] = s.platform_flags[nation]
        v.flag_stock[nation] = s.flag_stock[nation]
        for space in range(SPACES):
            v.board[nation][space] = s.printed.board[nation][space]


def view_stacks(s: State, v: View) -> None:
    v.n_passengers = PASSENGERS - s.n_passengers
    for k in range(s.n_passengers, PASSENGERS):
        v.passengers[k - s.n_passengers] = s.printed.passengers[k]
    v.n_captains = s.n_captains
    for k in range(s.n_captains):
        v.captains[k] = s.captains[k]
    v.n_stevedores = s.n_stevedores
    for k in range(s.n_stevedores):
        v.stevedores[k] = s.stevedores[k]
    for k in range(BONUS_CARDS + 1):
        v.captain_moves[k] = s.printed.captain_moves[k]
        v.stevedore_dice[k] = s.printed.stevedore_dice[k]
        v.stevedore_cut[k] = s.printed.stevedore_cut[k]
    v.advisor_stack = s.n_stack
    for k in range(ROUNDS):
        v.awards[k] = s.printed.awards[k]
    for k in range(PRICES):
        v.dividends[k] = s.printed.dividend[k + 1]


# -- Players ------------------------------------------------------------------------------------


@rule("11.1")
def view_player(s: State, seat: int, player: int, p: Player) -> None:
    """Advisors are hidden to the end, everything else is open."""
    p.seat = player
    p.company = player
    view_money(s, player, p)
    view_company(s, player, p)
    p.captain = s.captain[player]
    p.stevedore = s.stevedore[player]
    p.advisor_count = s.n_advisors[player]
    if s.ending:
        view_advisors(s, player, s.shown[player], p)
    elif player == seat:
        view_advisors(s, player, s.advisors[player], p)
    if player == seat and s.choosing_advisor:
        p.stack = s.seen[player]
    p.score = s.score[player]
    p.place = s.place[player]


def view_money(s: State, player: int, p: Player) -> None:
    p.company_cash = s.company_cash[player]
    p.cash = s.cash[player]
    p.price = s.price[player]
    p.unsold = s.unsold[player]
    for company in range(s.n_seats):
        p.shares[company] = s.shares[player][company]
    p.loans = s.loans[player]
    p.award = s.award[player]
    p.fee = fee_of(s, player)
    p.fee_parts.warehouse = fee_stored(s, player)
    p.fee_parts.contracts = fee_on_contracts(s, player)
    p.fee_parts.ships = fee_aboard(s, player)
    p.debt = debt_of(s, player)
    if s.ending:
        p.advisor_money = s.score[player] - score_of(s, player)
    p.transfer = transfer_price(s, player)


def view_company(s: State, player: int, p: Player) -> None:
    p.pool = s.pool[player]
    p.warehouse = s.warehouse[player]
    for nation in range(NATIONS):
        p.flags[nation] = s.flags[player][nation]
        if s.deferred[player][nation]:
            p.deferred |= 1 << nation
    p.tiles = s.tiles[player]
    p.benefits = s.benefits[player]
    for slot in range(SLOTS):
        held = p.contracts[slot]
        view_contract(s, s.contract[player][slot], held)
        held.side = s.side[player][slot]
        for k in range(CONTAINERS):
            held.waiting[k] = s.container[player][slot][k]


def view_advisors(s: State, player: int, cards: int, p: Player) -> None:
    """The advisors of a player and what each would pay now."""
    best = best_advisors(s, player, cards)
    p.n_advisors = 0
    for advisor in range(ADVISORS):
        if (cards >> advisor) & 1:
            held = p.advisors[p.n_advisors]
            held.advisor = advisor
            held.pays = advisor_pays(s, player, advisor)
            held.counted = (best >> advisor) & 1
            p.n_advisors += 1
