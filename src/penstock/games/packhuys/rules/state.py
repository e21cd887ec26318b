"""The record: everything that lies on the table, in the words of the rulebook.

A card is its number. Green repeats the numbers of red, purple those of black, so a harbour card is a
number and an owner; water and special cards are a number alone.
"""

from enum import IntEnum

from penstock.engine.header import Header, Note
from penstock.engine.record import NONE, Record, Seats, among, flags, i1, i2, i8, own, secret, upto, yes

SEATS = Seats(4)
COLOUR_NAMES = ("red", "black", "green", "purple")
COLOURS = len(COLOUR_NAMES)
SETS = 2  # number sets: red and green have the first, black and purple the second
GOODS = 3
WINE, SPICES, TEA = range(GOODS)
GOOD_NAMES = ("wine", "spices", "tea")  # wine beats spices, spices beat tea, tea beats wine
NUMBERS = 96  # card numbers are 1..95; 0 is no card, and on the field the harbour centre
NO_CARD = 0
DECK = 22  # harbour cards of one colour
WATER_CARDS = 43
SPECIALS = 6
CRANES = 2  # of one colour

WORD = 48  # card numbers in one word of a set of cards
WORDS = NUMBERS // WORD

# Cells are numbered row by row on a board large enough for every place the frame can float to; a spare row
# below and above keeps neighbours of every cell inside the array.
WIDTH = 13
FIRST_CELL = WIDTH
LAST_CELL = WIDTH * (WIDTH + 1)  # the first one that is no cell any more
ROWS = WIDTH + 2
CELLS = WIDTH * ROWS
CENTRE = FIRST_CELL + WIDTH * (WIDTH // 2) + WIDTH // 2
EAST, WEST, NORTH, SOUTH = 1, -1, WIDTH, -WIDTH
DIRECTIONS = (EAST, WEST, NORTH, SOUTH)
CELL_NAMES = tuple(
    f"{'abcdefghijklm'[cell % WIDTH]}{cell // WIDTH}" if FIRST_CELL <= cell < LAST_CELL else ""
    for cell in range(CELLS)
)

EMPTY = -1  # a cell without a card
SHORE = -2  # such a cell on which a card can be laid: inside the frame, beside a lying card
MOST_LYING = 72  # harbour cards on the largest field: 81 cells less the cross
MOST_AREAS = 36  # areas at the same time: at most every second of those cells
EVENTS = 28  # more than the longest move can cause


class Decided(IntEnum):
    """What says who controls an area."""

    NO_LEAD = 0  # nobody leads in any kind
    LEAD = 1  # one has the greatest
    SHARED = 2  # several have it: nobody does
    KINDS = 3  # of several, one leads in more kinds
    CYCLE = 4  # of two, one's kind beats the other's
    CIRCLE = 5  # of three no kind beats both others: nobody does


class Phase(IntEnum):
    """Which decision is asked for; from REVEAL on the rules go on by themselves, see flow.py."""

    SELECT = 0  # everybody secretly: a card or a pass
    PAY = 1  # the debtor: pay the tax or take the card back (option taxRefusal)
    LAY = 2  # the mover: on which cell
    EXPORT = 3  # store everything, or export one good
    CRANE = 4  # which warehouse the crane brings
    SHIP = 5  # where the patrol ship goes
    BUY = 6  # a special card or not
    REMOVE = 7  # which card the ship removes
    FLOOD = 8  # which card the flood removes
    FROM = 9  # out of which area a warehouse is moved (bridge, or crane by option)
    GOOD = 10  # which kind
    TO = 11  # into which area
    COLOUR = 12  # before the first round: which colour (option colours)
    REVEAL = 13
    TAX = 14
    ACT = 15
    CLOSE = 16
    REFILL = 17
    DONE = 18
    NEXT_ROUND = 19


class Content(IntEnum):
    """What a card shows. From 1 to 7 a set of goods as bits: wine 1, spices 2, tea 4."""

    NOTHING = 0
    WINE = 1
    SPICES = 2
    WINE_SPICES = 3
    TEA = 4
    WINE_TEA = 5
    SPICES_TEA = 6
    WINE_SPICES_TEA = 7
    CRANE = 8
    PUB = 9
    WATER = 10
    BRIDGE = 11
    CUSTOMS = 12
    FLOOD = 13


class Symbol(IntEnum):
    """Top right on a card."""

    NONE = 0
    COIN = 1
    SHIP = 2


class Bar(IntEnum):
    """Among equal numbers the higher bar comes first."""

    BELOW = 0
    NONE = 1
    ABOVE = 2


BARS = len(Bar)


class Keeper(IntEnum):
    """What stands on an area instead of a player's keeper."""

    NOBODY = -1  # closed, nobody controls it
    OPEN = -2
    IGNORED = -3  # closed, its winner had no keeper left
    FREE = -4  # no such area at present


class Axis(IntEnum):
    """The two directions of the frame."""

    WIDE = 0
    HIGH = 1


class Tie(IntEnum):
    """What decides between a player and others with as many points."""

    NONE = 0  # nobody has as many
    AREAS = 1
    CARDS = 2  # harbour cards in own areas, in the basic game
    HAND = 3  # the highest harbour card in hand
    SHARED = 4  # nothing


class Exhaustion(IntEnum):
    """When the supply of warehouses ends the game."""

    UNMET_DEMAND = 0
    KIND_EMPTY = 1
    ALL_EMPTY = 2


class Ending(IntEnum):
    """How a game can end."""

    NOT_YET = 0
    FULL_FIELD = 1
    ONLY_WATER = 2
    NO_WAREHOUSES = 3
    STALEMATE = 4


class Face(Record):
    """One card's print."""

    content: i1  # Content
    symbol: i1  # Symbol
    bar: i1  # Bar, of the expansion's card with this number


class Printed(Record, frozen=True):
    """What is printed on the cards, and the counts of the box for this mode and number of seats."""

    faces: Face[NUMBERS]
    deck: i1[SETS, DECK]  # numbers of a colour's harbour cards, ascending
    specials: i1[SPECIALS]  # numbers of the special cards
    round_limit: i2  # rounds after which a game is stopped
    size: i1  # cells along one side of the field
    counted: i1  # largest areas that count at the end; 0: all
    keepers: i1  # of each player; 0: as many as needed
    coins: i1  # in the box
    start_coins: i1  # of each player
    warehouses: i1  # of each kind
    tokens: i1  # of each kind
    hand_harbour: i1  # harbour cards of a hand
    hand_water: i1
    pass_pays: i1  # coins
    water_pays: i1
    tax: i1  # of a coin card
    customs_tax: i1  # of a customs house
    special_price: i1
    ship_limit: i1  # moves of the ship in one round; 0: no limit
    store_limit: i1  # players who may store the same kind in an area; 0: no limit
    idle_limit: i1  # rounds in a row without a card used that end the game


class Lying(Record):
    """A harbour card on the field."""

    cell: among(i2, CELLS)
    number: among(i1, NUMBERS)
    owner: among(i1, SEATS)
    area: among(i1, MOST_AREAS, NONE)
    placed: i1[GOODS]  # warehouses whose source card it is


class Area(Record):
    """Connected harbour cards."""

    stores: flags(i2, GOODS, SEATS)  # who stores what here: a bit for each seat, SEATS bits for each kind
    keeper: among(i1, SEATS, Keeper.FREE)  # the controlling seat, or a Keeper


class State(Header):
    """A game of Packhuys."""

    phase: among(i1, Phase)
    ending: among(i1, Ending)
    events: Note[EVENTS]
    printed: Printed

    # options
    has_ship: yes  # 1: all but the basic game
    is_expansion: yes  # 1: three and four players
    strict_ties: yes  # 1: a tie for an area is nobody's at once
    counts_cards: yes  # 1: final ties by cards in areas (basic), 0: by areas
    drops_triples: yes  # 1: without the harbour cards with three goods
    deals_specials: yes  # 1: two players begin with three special cards each
    crane_moves: yes  # 1: a crane moves a warehouse instead of bringing one
    exhaustion: among(i1, Exhaustion)  # Exhaustion
    tax_refusal: yes  # 1: who could pay may take the card back
    taxes_at_once: yes  # 1: a card taken back has taxed all the same
    passers_pay: yes  # 1: who passes owes tax too
    chooses_colours: yes  # 1: everybody chooses a colour before the first round

    # round
    rounds: i2  # begun so far
    mover: among(i1, SEATS, NONE)  # who acts or pays; NONE while all choose
    idle: i1  # rounds in a row in which no card was used
    used: yes  # 1: a card was laid or a special card used in this round
    ship_moves: i1  # in this round
    taxing: among(i1[SEATS], NUMBERS)  # revealed card whose tax is still to be settled; NO_CARD: none
    debt: i1  # coins the mover owes while asked
    played: among(i1[SEATS], NUMBERS)  # revealed card that waits for its action; NO_CARD: none
    laid: among(i1, NUMBERS)  # card laid in the action under way; NO_CARD: none
    good: among(i1, GOODS, NONE)  # kind of the warehouse being moved
    from_area: among(i1, MOST_AREAS, NONE)  # it leaves; NONE: not chosen yet
    is_short: yes  # 1: a warehouse that had to be placed was missing

    # harbour
    field: among(
        i1[CELLS], MOST_LYING, SHORE - NUMBERS
    )  # EMPTY, SHORE, a place in `lying`, SHORE - 1 - water card
    lying: Lying[MOST_LYING]  # harbour cards in the order of laying
    n_lying: upto(i1, MOST_LYING)
    n_filled: upto(i1, MOST_LYING + WATER_CARDS)  # cells with a card
    areas: Area[MOST_AREAS]
    west: upto(
        i1, WIDTH
    )  # columns and rows that the cards reach; they stay once the full extent is reached
    east: upto(i1, WIDTH)
    south: upto(i1, WIDTH)
    north: upto(i1, WIDTH)
    ship: among(i2, CELLS, NONE)  # its cell; NONE in the basic game

    # pieces
    colour: among(i1[SEATS], COLOURS, NONE)  # of the harbour cards and keepers; NONE: not chosen yet
    treasury: i1
    coins: i1[SEATS]
    supply: i1[GOODS]  # warehouses
    stock: i1[GOODS]  # goods tokens
    tokens: i1[SEATS, GOODS]
    keepers: i1[SEATS]  # not placed yet
    brought: among(i1[SEATS, CRANES], GOODS, NONE)  # kind the crane brought that still stands on it; NONE
    specials_gone: flags(
        i1, SPECIALS
    )  # special cards out of the game, by their place in `printed.specials`

    # hands and piles, as everybody sees them
    n_harbour: upto(i1[SEATS], DECK)  # harbour cards in hand
    n_water: upto(i1[SEATS], WATER_CARDS)
    n_special: upto(i1[SEATS], SPECIALS)
    n_pile: upto(i1[SEATS], DECK)  # harbour cards nobody has seen
    under: among(i1[SEATS, DECK], NUMBERS)  # removed cards under the pile, the next to be drawn first
    n_under: upto(i1[SEATS], DECK)
    top_water: among(i1, NUMBERS)  # the open top card of the water pile; NO_CARD: the pile is empty
    n_water_pile: upto(i1, WATER_CARDS)  # below the top card
    n_stack: upto(i1, SPECIALS)  # special cards for sale
    water_laid: flags(i8[WORDS], WORD)  # water cards on the field, as a set of numbers
    shown: flags(i8[SEATS, WORDS], WORD)  # cards in hand that everybody has seen, as a set of numbers

    # hidden
    hand: own(flags(i8[SEATS, WORDS], WORD))  # cards in hand, as a set of numbers
    chosen: own(among(i1[SEATS], NUMBERS, NONE))  # secret choice: a number, NO_CARD to pass, NONE not yet
    pile: secret(i1[SEATS, DECK])  # the top card last
    water_pile: secret(i1[WATER_CARDS])  # the next card last
    stack: secret(i1[SPECIALS])  # the top card last
