"""The record: everything that lies on the table, in the words of the rulebook."""

from enum import IntEnum

from penstock.engine.header import Header, Note
from penstock.engine.record import NONE, Record, Seats, among, flags, i1, i2, i4, own, secret, upto, yes

SEATS = Seats(5)
COLOURS = 5
COLOUR_NAMES = ("yellow", "blue", "red", "green", "orange")  # the order of every price change
BLACK = 5  # the sixth kind of case
CASES = 6  # five colours and black
ROWS, COLUMNS = 13, 7
SILVER_FIELDS = 25
STAGES = 10  # Start, 1 … 9
SALE_TABLES = 3
RESTOCKED = 1  # the second sale table, the only one that is ever filled again
CARDS = 3  # most special cards one player can hold
EVENTS = 64  # more than the longest move can cause: a forced sale, a price change, the settlement


class Phase(IntEnum):
    """Which decision is asked for."""

    SETUP_CASE = 0  # two players: a case onto the purchase track
    BEFORE = 1  # the main action is still to come
    BUYING = 2  # more shares, or done
    SELLING = 3  # more shares, or done
    MARKER = 4  # which case marks the purchase or the silver bought
    FALL = 5  # which sold colour falls
    TABLE = 6  # which case leaves the sale table
    AFTER = 7  # subsidies and special pass after the main action


class Action(IntEnum):
    """The main action under way."""

    NONE = 0
    BUY = 1
    SELL = 2
    SILVER = 3
    PASS = 4


class Place(IntEnum):
    """Where a marker case lies; what can trigger a price change."""

    PURCHASE = 0
    SILVER = 1
    SALE = 2


class Card(IntEnum):
    """The options of a special action card, as bits."""

    PASS = 1
    SELL = 2
    SILVER = 4
    BUY = 8


class Ending(IntEnum):
    """How a game can end."""

    NOT_YET = 0
    SILVER_100 = 1


class Stage(Record):
    """One face of a stage card."""

    threshold: i2  # highest price that activates it
    subsidy_limit: i1  # subsidies one player may own
    trade_limit: i1  # shares bought, shares sold or bars bought in one action
    draw: i1  # cases drawn in a price change


class Printed(Record, frozen=True):
    """What is printed on board and cards, for this table's number of seats and options."""

    grid: i2[ROWS, COLUMNS]  # share prices, bottom row first
    silver_track: i1[SILVER_FIELDS]  # silver prices, 20..100
    stages: Stage[STAGES]
    start_money: i2  # 0; 100 in the 2023 style
    start_row: i1  # of all five price markers
    start_column: i1
    stage_of_row: i1[ROWS]  # only with stageBy = row
    table_black: i1[SALE_TABLES]  # black cases of each sale table
    table_per_colour: i1  # coloured cases of each kind on a full sale table
    stage_fields: i1  # black cases waiting for the stages
    market_per_colour: i1  # fixed market cases
    bag_per_colour: i1  # cases put into the bag
    market_drawn: i1  # cases drawn to the market at the start
    hand: i1  # cases drawn by each player at the start
    track_trigger: i1  # cases on a track that trigger a price change
    table_trigger: i1  # coloured cases left on a sale table that trigger one
    subsidy_pays: i1
    interest: i1  # per subsidy and price change
    bars_per_step: i1  # bars bought that lift the silver price by one field
    bars_per_gold: i1
    cards: i1[SEATS, CARDS]  # special cards by turn order from the start player, bits of Card


class State(Header):
    """A game of Schwarzer Freitag."""

    phase: among(i1, Phase)
    ending: among(i1, Ending)
    events: Note[EVENTS]
    printed: Printed

    # options
    stage_by_row: yes  # 1: stages by row instead of by price
    bottom_stays: yes  # 1: a marker in the bottom row does not fall; 0: it goes left
    restock_black: yes  # 1: sale table 2 gets black cases from the supply
    subsidy_first: yes  # 1: subsidies only before the main action
    cash_is_open: yes  # 1: the view shows everybody's money
    pass_anywhere: yes  # 1: the 2023 style's passes
    stall_guard: i1  # dry price changes before silver rises by itself; 0: never
    ends_at_once: yes  # 1: silver at 100 breaks the price change off; 0: it is carried out first

    # turn
    mover: among(i1, SEATS)  # whose turn it is
    start_player: among(i1, SEATS)
    action: among(i1, Action)  # the main action under way
    turns: i4  # turns begun, set-up not counted
    changes: i4  # price changes so far
    triggered: among(i1, Place, NONE)  # the place that has just set off a price change, or NONE
    due: i2  # interest the mover owed when the turn began and has not paid yet
    price_noted: i2[COLOURS]  # share prices when the main action began
    traded: i1[COLOURS]  # shares of each colour in this action

    # board
    row: upto(i1[COLOURS], ROWS - 1)  # price markers
    column: upto(i1[COLOURS], COLUMNS - 1)
    silver_at: upto(i1, SILVER_FIELDS - 1)  # field of the silver track, 0..24
    stage: upto(i1, STAGES - 1)  # 0 = Start
    bars_bought: i2  # by all players since the last price change
    dry_changes: i1  # price changes in a row without a silver step
    drawn: i1[CASES]  # in the last price change
    market: i1[COLOURS]
    purchase_track: i1[COLOURS]
    silver_cases: i1[COLOURS]  # on the silver purchase track
    sale_tables: i1[SALE_TABLES, CASES]
    active_table: among(i1, SALE_TABLES)
    stage_fields: i1  # black cases left on the stage fields
    black_supply: i1  # black cases beside the board
    bag_size: i2

    # players
    bank: i4  # what the bank has taken in less what it has paid out
    subsidies: i1[SEATS]
    owed: i2[SEATS]  # unpaid interest, the mover's `due` included
    cash: i4[SEATS]  # every payment is public: who keeps count knows it; the view may hide it
    bars: i2[SEATS]  # silver and gold together, counted in silver bars
    cards: flags(i1[SEATS, CARDS], len(Card))  # unused special cards, bits of Card; 0 = none
    hand_size: i1[SEATS]  # cases behind the screen
    bought: i1[SEATS, COLOURS]  # bought less sold since the start, everybody saw it
    shown: i1[SEATS, COLOURS]  # cases of the start hand that sales have shown
    unseen: i1[COLOURS]  # cases in all start hands and the bag when the game began

    # hidden
    hand: own(i1[SEATS, COLOURS])  # shares behind the screen
    bag: secret(i1[CASES])
