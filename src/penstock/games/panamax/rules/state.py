"""The record: everything that lies on the table, in the words of the rulebook."""

from enum import IntEnum

from penstock.engine.header import Header, Note
from penstock.engine.record import NONE, Record, Seats, among, flags, i1, i2, i4, i8, own, secret, upto, yes

SEATS = Seats(4)
TURNS = int(SEATS)  # places in the order of play
TWO_PLAYERS = 2
COMPANY_NAMES = ("red", "green", "yellow", "black")  # seat 0 leads red, and so on
ROUNDS = 3

NATIONS = 4
NATION_NAMES = ("us-east", "eu", "us-west", "china")  # two on the Atlantic, two on the Pacific
NATIONS_PER_OCEAN = 2

LANES = 2  # 0: from the Atlantic to the Pacific, 1: back; also the ocean a ship lies in
LANE_NAMES = ("pacific", "atlantic")  # where a lane leads
ZONES = 12  # at most: ocean of departure, ten zones, ocean of arrival
ZONE_NAMES = (
    "atlantic",
    "gatun-1",
    "gatun-2",
    "gatun-3",
    "gatun-lake",
    "culebra",
    "pedro-miguel",
    "miraflores-lake",
    "miraflores-1",
    "miraflores-2",
    "miraflores-3",
    "pacific",
)

MODELS = 4  # start ship, second small ship, medium ship, large ship
MODEL_NAMES = ("1a", "1b", "2", "3")
BUILT_MODELS = ("1b", "2", "3")  # those that can be built or placed
FIRST_BUILT = 1  # the model of the first of them
MEDIUM = 2
SPECIAL_NAMES = ("iowa", "sagres", "pegasus", "yi-yang", "dice-fest", "lucky-me", "spiel", "prospector")
SHIP_NAMES = tuple(f"{c}-{m}" for c in COMPANY_NAMES for m in MODEL_NAMES) + SPECIAL_NAMES
FIRST_SPECIAL = SEATS * MODELS
FIRST_CRUISE = FIRST_SPECIAL + NATIONS
CRUISES = 3
SPIEL = FIRST_CRUISE + 2
PROSPECTOR = FIRST_CRUISE + CRUISES
SHIPS = Seats(PROSPECTOR + 1, MODELS)  # those of the companies, then the special ones
HOLDS = 4  # of the biggest ship

CARDS = 24  # contract cards; after them the starting contracts
STARTING = 8
CONTRACTS = CARDS + STARTING
CONTAINERS = 3
SIDES = ("front", "back")
FRONT, BACK = 0, 1
SLOTS = 3  # contracts in hand: two, and a third during the turn

COLUMNS = 6
FIRST_GREY = 3  # columns 0..2 are blue, 3..5 grey
ROWS = 3
WAGON = 4
RAIL = int(SHIPS)  # the railway's bit beside the ships' in `loaded`
LOADED = Seats(RAIL + 1, MODELS)
SPACES = 4  # of a row of the company board; further flags lie beside it
BENEFITS = ("transfers", "contracts", "loading")
PASSENGERS = 8
PRICES = 20
BIDS = 5
BONUS_CARDS = 5  # Captains, Stevedores
ADVISORS = 9
ADVISOR_NAMES = ("east", "eu", "west", "china", "sets", "passengers", "shipyard", "portfolio", "founder")
DEALT = 2  # advisors each, in the draft
HIGHEST = 6  # of a die
LOOK_AHEAD = 16  # moves that are looked at when some might be stranded
QUEUE = 8  # decisions of one arrival: four ships, four passengers
EVENTS = 72  # more than the longest move can cause


class Phase(IntEnum):
    """Which decision is asked for."""

    BID = 0  # advanced set-up, all at once
    PASS_ADVISOR = 1  # which of two advisors to keep, all at once
    KEEP_ADVISOR = 2  # which of two advisors to keep for good, all at once
    START_CONTRACT = 3
    START_LOADING = 4
    BEFORE = 5  # the die is still to be taken
    EXECUTIVE = 6  # action or market
    CONTRACT = 7  # which contract, if any
    LOADING = 8
    TARGET = 9  # where the chosen die goes
    MOVING = 10
    GROUP = 11  # who sails along
    STEVEDORE = 12
    DEFERRED_MARKET = 13
    FREE_MARKET = 14
    FREE_LOAD = 15
    FREE_RAIL = 16
    BONUS = 17  # card or money for an arrived ship
    ADVISOR = 18  # which advisor from the stack
    BENEFIT = 19  # where a passenger tile goes
    AFTER = 20  # last moment of the turn
    DISCARD = 21
    FLAG = 22  # which flag of the platform
    FEE = 23  # the Stevedore against the fees


class Stage(IntEnum):
    """Where in the game we are."""

    BIDDING = 0
    PASSING = 1
    KEEPING = 2
    STARTING = 3
    TURN = 4
    RAILWAY = 5
    FEES = 6


class Action(IntEnum):
    """How far the mover's turn is."""

    BEFORE = 0
    EXECUTIVE = 1
    CONTRACT = 2
    LOADING = 3
    MOVING = 4
    AFTER = 5
    DISCARDING = 6
    OVER = 7


class Where(IntEnum):
    """Where a ship is."""

    BOX = 0  # not in this game
    BOARD = 1  # with its company, not yet in use
    LOADING = 2  # in the loading zone of `nation`
    WAITING = 3  # in the waiting zone of ocean `lane`
    CANAL = 4  # in `zone` of `lane`


class ZoneKind(IntEnum):
    """Kinds of zones."""

    OCEAN = 0
    LOCK = 1
    LAKE = 2
    CUT = 3


class ShipKind(IntEnum):
    """Kinds of ships."""

    CARGO = 0
    CRUISE = 1
    MILITARY = 2


class FreeAction(IntEnum):
    """Free actions of the company board."""

    NONE = 0
    MARKET = 1
    LOAD = 2
    MOVES = 3
    RAIL = 4


class Advisor(IntEnum):
    """What an advisor pays for; the first four are nations."""

    SETS = 4
    PASSENGERS = 5
    SHIPYARD = 6
    PORTFOLIO = 7
    FOUNDER = 8


class Source(IntEnum):
    """Where a contract is taken from."""

    TABLE = 0
    INCOMING = 1
    TOP = 2


class Benefit(IntEnum):
    """Passenger benefits, as positions of bits."""

    TRANSFERS = 0
    CONTRACTS = 1
    LOADING = 2


class Ending(IntEnum):
    """How a game can end."""

    NOT_YET = 0
    THREE_ROUNDS = 1


class Contract(Record):
    """One contract card."""

    nation: i1
    front: i1[CONTAINERS]  # values 1..6, 0 = no container
    back: i1[CONTAINERS]  # all 0: no back
    front_rail: i1  # bit mask of containers with the rail sign
    back_rail: i1


class Printed(Record, frozen=True):
    """What is printed on boards, ships and cards, for this table's number of seats and options."""

    zone_kind: i1[LANES, ZONES]  # ZoneKind, in the direction of travel
    zone_fee: i1[LANES, ZONES]  # dollars a die
    zone_name: i1[LANES, ZONES]  # position in ZONE_NAMES
    stretch: i1[LANES, ZONES]  # steps of one kind from here on
    arrival: i1  # the zone that is the ocean of arrival
    capacity: i1  # holds in a lock or the cut
    holds: i1[SHIPS]
    min_cargo: i1[SHIPS]  # sum of dice, on cruise ships number of dice
    max_cargo: i1[SHIPS]
    cruise_dice: i1  # highest value on a cruise ship
    cost: i1[MODELS]
    bonus_cash: i1[MODELS]
    start_zone: i1[SEATS]  # by turn order
    start_lane: i1[SEATS]
    start_die: i1
    contracts: Contract[CARDS + STARTING]
    dividend: i1[PRICES + 1]  # by price; 0 is not a price
    start_price: i1
    step: i1
    raise_: i1
    missed_dividend: i1
    captain_moves: i1[BONUS_CARDS + 1]  # by card number 1..5
    stevedore_dice: i1[BONUS_CARDS + 1]
    stevedore_cut: i1[BONUS_CARDS + 1]
    advisor_pays: i1[ADVISORS]
    advisor_most: i1[ADVISORS]
    advisors_scored: i1
    board: i1[NATIONS, SPACES]  # FreeAction
    free_moves: i1
    free_die: i1
    rail_lift: i1
    foot: i1[FIRST_GREY]  # lock moves
    executive_strength: i1
    transfer: i1
    transfer_benefit: i1
    dice: i1  # white dice in the columns
    executive: i1
    mulligan: i1
    company_cash: i1
    player_cash: i1
    bids: i1[BIDS]
    bid_total: i1
    bid_price: i1
    awards: i1[ROUNDS]
    loan_pays: i1
    loan_owes: i1
    contract_fee: i1
    warehouse_fee: i1
    military_most: i1
    shares: i1
    pool: i1
    warehouse: i1
    flags: i1
    passengers: i1[PASSENGERS]
    contract_limit: i1


class State(Header):
    """A game of Panamax."""

    phase: among(i1, Phase)
    ending: among(i1, Ending)
    events: Note[EVENTS]
    printed: Printed

    # options
    is_advanced: yes  # 1: secret bids
    mulligan_first: yes  # 1: only the dice of the columns are counted
    may_lapse: yes  # 1: any free action may be let go
    free_load_any: yes  # 1: a free load may use any loading zone
    pay_per_source: yes  # 1: military pay again for cards and free moves
    cards_back: yes  # 1: used cards go under their stack
    advisor_top: yes  # 1: advisors are drawn, not chosen
    is_stepwise: yes  # 1: any order of moves, even one that strands some

    # turn
    stage: among(i1, Stage)  # Stage
    action: among(i1, Action)  # Action
    round: upto(i1, ROUNDS - 1)  # 0..2
    order_at: upto(i1, SEATS - 1)  # position in `order` of whoever acts in turns, railway and fees
    order: among(i1[TURNS], SEATS)  # seats in turn order
    mover: among(i1, SEATS, NONE)  # the active player
    turn: i2  # turns begun, each flag of the platform is one
    column: among(i1, COLUMNS, NONE)  # of the die taken, 0..5
    strength: i1  # of the action
    loads: i1  # dice the action may still load
    stevedore_loads: i1  # dice the Stevedore may still load
    stevedore_first: yes  # 1: before any moves that are left
    waterway: i1  # moves left
    lock: i1
    any_moves: i1  # of either kind
    may_decline: yes  # 1: free moves not yet begun
    free: among(i1, FreeAction)  # free action to be carried out now
    free_nation: among(i1, NATIONS, NONE)  # its row
    due_nation: among(i1, NATIONS, NONE)  # row whose deferred market action may be used now, or NONE
    picked_slot: among(
        i1, SLOTS + 1, NONE
    )  # contract of the die being loaded, SLOTS for a free die, or NONE
    picked: among(i1, CONTAINERS, NONE)  # container of that contract
    lead: among(i1, SHIPS, NONE)  # first ship of the group being made up, or NONE
    group: flags(i4, SHIPS)  # bits of ships
    may_step: flags(i4, SHIPS)  # bits of ships whose step, or whose company in the group, strands no move
    may_sail: yes  # 1: the group may sail as it is
    spare: i1  # waterway moves in reach that a step may waste with no harm
    most: i1  # moves that can be used if all goes well; 0: nothing that is possible strands a move
    loaded: flags(i4, LOADED)  # bits of ships (and RAIL) loaded by the action in this turn
    military_paid: i1  # in this turn
    n_queue: upto(i1, QUEUE)  # decisions that arrivals have brought
    queue_ship: among(i1[QUEUE], SHIPS, NONE)  # arrived ship, or NONE for a passenger tile
    queue_seat: among(i1[QUEUE], SEATS, NONE)
    choosing_advisor: yes  # 1: the first in the queue looks at the stack

    # action table
    columns: i1[COLUMNS]  # dice in each column
    executives: upto(i1[COLUMNS], 1)  # 0 or 1
    taken: i1[SEATS]  # white dice beside the company boards
    table: among(i1[COLUMNS - FIRST_GREY], CONTRACTS, NONE)  # contracts above the grey columns
    incoming: among(i1, CONTRACTS, NONE)
    top: among(i1, CONTRACTS, NONE)  # open card of the draw pile, or NONE
    n_deck: upto(i1, CARDS)  # cards under it
    n_discards: upto(i1, CARDS)
    discards: among(i1[CARDS], CONTRACTS, NONE)
    starting: among(i1[STARTING], CONTRACTS, NONE)  # starting contracts on offer, NONE elsewhere

    # canal
    where: among(i1[SHIPS], Where)  # Where
    lane: among(i1[SHIPS], LANES)  # in an ocean: the ocean, that is the lane of the next passage
    zone: among(i1[SHIPS], ZONES)  # 0 in an ocean
    nation: among(i1[SHIPS], NATIONS, NONE)  # of the loading zone
    n_cargo: upto(i1[SHIPS], HOLDS)  # dice aboard
    cargo_sum: upto(i1[SHIPS], HOLDS * HIGHEST)
    cargo: upto(i1[SHIPS, HOLDS], HIGHEST)  # values
    cargo_of: among(i1[SHIPS, HOLDS], SEATS, NONE)  # companies
    holds_in: i1[LANES, ZONES]  # holds of all ships in a zone

    # railway
    n_wagon: upto(i1, WAGON)
    wagon: upto(i1[WAGON], HIGHEST)  # values, from the left
    wagon_of: among(i1[WAGON], SEATS, NONE)  # companies
    platform_dice: i1[SEATS]
    platform_flags: i1[NATIONS]

    # market and stacks
    price: upto(i1[SEATS], PRICES)
    unsold: i1[SEATS]
    flag_stock: i1[NATIONS]
    n_passengers: upto(i1, PASSENGERS)  # tiles taken
    n_captains: upto(i1, BONUS_CARDS)
    captains: among(i1[BONUS_CARDS], BONUS_CARDS + 1)  # card numbers, top first
    n_stevedores: upto(i1, BONUS_CARDS)
    stevedores: among(i1[BONUS_CARDS], BONUS_CARDS + 1)
    used_captains: i1  # out of the game
    used_stevedores: i1
    award_lost: i2  # dollars of awards nobody got
    n_stack: upto(i1, ADVISORS)  # advisors in the stack

    # players
    bank: i4  # what the bank has taken in less what it has paid out
    company_cash: i2[SEATS]
    cash: i2[SEATS]
    shares: i1[SEATS, SEATS]  # by holder and company
    loans: i1[SEATS]
    award: i1[SEATS]  # dollars of CEO awards
    pool: i1[SEATS]  # dice
    warehouse: i1[SEATS]
    flags: i1[SEATS, NATIONS]
    deferred: i2[SEATS, NATIONS]  # turn in which a market action was deferred; 0 = none
    tiles: i1[SEATS]  # passenger tiles
    benefits: flags(i1[SEATS], len(BENEFITS))  # bits of Benefit
    contract: among(i1[SEATS, SLOTS], CONTRACTS, NONE)  # card, or NONE
    side: among(i1[SEATS, SLOTS], len(SIDES))
    container: upto(i1[SEATS, SLOTS, CONTAINERS], HIGHEST)  # value of the die waiting there, 0 = none
    captain: among(i1[SEATS], BONUS_CARDS + 1)  # number of the card held, 0 = none
    captain_turn: i2[SEATS]  # when it was won
    stevedore: among(i1[SEATS], BONUS_CARDS + 1)
    stevedore_turn: i2[SEATS]
    has_paid: upto(i1[SEATS], 1)  # 1: dividends paid in this round
    n_advisors: upto(i1[SEATS], ADVISORS)
    shown: flags(i2[SEATS], ADVISORS)  # advisors as bits, after the end
    held_at_look: upto(
        i1[SEATS, SEATS], ADVISORS
    )  # advisors of each other player when the seat last saw the stack

    # hidden
    bid: own(among(i1[SEATS], BIDS, NONE))  # position of the bid
    draft: own(among(i1[SEATS], ADVISORS, NONE))  # advisor chosen in the draft
    advisors: own(flags(i2[SEATS], ADVISORS))  # bits
    passed: own(
        among(i1[SEATS], ADVISORS, NONE)
    )  # advisor given to the left neighbour, NONE when it tells nothing more
    seen: own(
        flags(i2[SEATS], ADVISORS)
    )  # advisors known to have been in the stack at the last look, as bits
    stack: secret(i1[ADVISORS])  # advisors, top last
    deck: secret(i1[CARDS])  # draw pile below its top, next card last

    # scratch of the search for stranded moves, empty between moves
    path: secret(i8[LOOK_AHEAD])  # steps tried, each packed in one number
    sketch: secret(flags(i4[LANES, ZONES]))  # ready ships as bits
