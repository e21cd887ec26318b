"""The record: everything that lies on the table, in the words of the rulebook.

The canal is one line. Its towns and fields are numbered from Grisolles, 0, downstream; where a
town lies follows from the lengths of the sections. Sets of fields are bit masks: bit p is place p.
"""

from enum import IntEnum

from penstock.engine.header import Header, Note
from penstock.engine.record import (
    NONE,
    Record,
    Seats,
    among,
    flags,
    i1,
    i2,
    i4,
    i8,
    own,
    scratch,
    secret,
    upto,
    yes,
)

SEATS = Seats(4)
COLOUR_NAMES = ("red", "yellow", "green", "violet")  # by seat; with two seats green is nobody's
COLOURS = Seats(4)
NEUTRAL = 2  # the third colour, in a game of two
EACH = 5  # workers of a colour
WORKERS = Seats(COLOURS * EACH, EACH)  # worker = colour * EACH + index
TURN_POINTS = 5  # action points of a turn; every move costs one at least

TOWN_NAMES = ("grisolles", "montech", "castelsarrasin", "moissac", "valence")
TOWNS = 5
SECTIONS = 4
LONGEST = 11  # more fields than any section can have and still be filled
POSITIONS = TOWNS + SECTIONS * LONGEST  # room for towns and fields; most boards use fewer
VINEYARD_NAMES = ("frontonnais", "chasselas", "brulhois")
VINEYARDS = 3
SITE_NAMES = ("mill", "reservoir", "moissac-mill", "dam")
SITES = 4  # blue fields
STRUCTURE_NAMES = ("slope", "bridge")
STRUCTURES = 2

# Places beyond the canal have numbers too, so that one mask holds every kind of target.
FIRST_VINEYARD = POSITIONS
FIRST_SITE = FIRST_VINEYARD + VINEYARDS
FIRST_STRUCTURE = FIRST_SITE + SITES
PLACES = FIRST_STRUCTURE + STRUCTURES
VINEYARD_BITS = ((1 << VINEYARDS) - 1) << FIRST_VINEYARD
STRUCTURE_BITS = ((1 << STRUCTURES) - 1) << FIRST_STRUCTURE
OWN_BITS = (1 << EACH) - 1

EVENTS = 24  # more than the longest move can cause

# Where something happened, in events: every section has room for its town upstream and its fields.
SPOTS_OF_SECTION = LONGEST + 1
VINEYARD_SPOT = SECTIONS * SPOTS_OF_SECTION + 1  # after the last town
SPOT_NAMES = (
    *(name
      for section in range(SECTIONS)
      for name in (TOWN_NAMES[section], *(f"s{section + 1} {number}" for number in range(1, LONGEST + 1)))),
    TOWN_NAMES[-1],
    *VINEYARD_NAMES,
)  # fmt: skip


class Phase(IntEnum):
    """Which decision is asked for."""

    ACTION = 0  # what to do
    WORKER = 1  # with which worker
    FIELD = 2  # where on the canal
    VINEYARD = 3  # which vineyard
    SITE = 4  # which blue field
    STRUCTURE = 5  # which master structure


class Action(IntEnum):
    """The effect under way, by action points or by card; `NONE` between actions."""

    NONE = 0
    WALK = 1
    TO_VINEYARD = 2
    DRAW = 3
    PLACE = 4
    RIVER = 5
    TO_CANAL = 6
    LOCK = 7
    TELEPORT = 8
    MASTER = 9


class Card(IntEnum):
    """The kinds of cards."""

    MOVE_SHORT = 0
    MOVE_MIDDLE = 1
    MOVE_LONG = 2
    TELEPORT = 3
    LOCK = 4
    MASTER = 5
    OWN_TO_VINEYARD = 6
    ANY_TO_VINEYARD = 7
    OWN_TO_CANAL = 8
    ANY_TO_CANAL = 9


CARDS = 10
CARD_NAMES = tuple(card.name.lower().replace("_", "-") for card in Card)
MOVE_CARDS = 3  # the first three kinds


class Ending(IntEnum):
    """How a game can end."""

    NOT_YET = 0
    LAST_STRETCH = 1
    STALLED = 2


class Costs(Record):
    """Action points of the paid actions."""

    walk: i1  # for each field
    card: i1
    to_vineyard: i1
    draw: i1
    place: i1
    river: i1
    to_canal: i1
    lock: i1


class Printed(Record, frozen=True):
    """What is printed on board and cards, for this table's number of seats and options."""

    towns: i8  # bits of the towns in play
    canal_fields: i8  # bits of the canal fields in play
    section_bits: i8[SECTIONS]  # bits of each section's fields, in play or not
    sites: i8  # bits of the blue fields in play
    town_at: i1[TOWNS]  # position of each town
    section_of: i1[POSITIONS]  # section of a canal field; NONE for a town and beyond the canal
    first: i1  # first and last position in play
    last: i1
    lock_limit: i1[SECTIONS]
    locks: i1
    stretch_points: i1[LONGEST]  # for 1, 2, … workers
    vineyard_fields: i1[VINEYARDS]  # places and points; 0 = not in play
    lock_points: i1
    river_points: i1
    master_points: i1
    action_points: i1  # of a turn
    cost: Costs
    hand: i1  # cards dealt
    deck: i1[CARDS]  # how many of each kind
    reach: i1[MOVE_CARDS]


class State(Header):
    """A game of Arriala."""

    phase: among(i1, Phase)
    ending: among(i1, Ending)
    events: Note[EVENTS]
    printed: Printed

    # options
    finisher_moves_again: yes  # 1: who completes a stretch may move again
    counted_move_again: yes  # 1: everybody in a stretch just counted may move again
    walks_go_on: yes  # 1: who has only walked may walk on, by action or move card
    cards_may_lapse: yes  # 1: a card may be played without effect
    placed_rests: yes  # 1: a worker just placed does not move in the same turn
    ban_by_previous: yes  # 1: only the previous player's moves may not be undone
    vineyards_never_barred: yes  # 1: nobody is barred from returning to a vineyard
    towns_are_apart: yes  # 1: towns serve for walking only
    towns_count_not: yes  # 1: workers in towns do not count in the final tie
    no_reshuffle: yes  # 1: an empty pile stays empty
    shared_last_counts: yes  # 1: a master structure also for a shared last place
    neutral_yields: yes  # 1: a tie for first with the neutral colour is won by the player
    stall_turns: i2  # idle turns in a row that end the game

    # turn
    mover: among(i1, SEATS)  # whose turn it is
    start_player: among(i1, SEATS)
    ap: upto(i1, TURN_POINTS)  # action points left
    action: among(i1, Action)  # the Action under way
    any_colour: yes  # 1: the action under way may take anybody's worker
    free_fields: i1  # fields of this walk that a card has paid for
    worker: among(i1, WORKERS, NONE)  # the worker under way, or NONE
    has_progressed: yes  # 1: somebody scored or a stretch was counted in this turn
    turns: i2  # turns begun
    idle_turns: i2  # finished turns in a row without progress
    choices: flags(i4, WORKERS)  # bits of the workers to choose from
    targets: flags(i8, PLACES)  # bits of the places to choose from

    # board
    taken: flags(i8, POSITIONS)  # canal fields with a worker or a lock
    lock_bits: flags(i8, POSITIONS)  # canal fields with a lock
    counted: flags(i8, POSITIONS)  # canal fields of counted stretches
    lockable: flags(i8, POSITIONS)  # canal fields of sections below their limit
    at: among(i1[WORKERS], PLACES, NONE)  # place of each worker; NONE: in the reserve or not in the game
    on_canal: flags(i4, WORKERS)  # bits of the workers on canal fields and in towns
    in_vineyards: flags(i4, WORKERS)  # bits of the workers in vineyards
    resting: flags(i4, WORKERS)  # bits of the workers that do not move any more in this turn
    walked: flags(i4, WORKERS)  # bits of those among them that may still walk on
    moved: flags(i4[SEATS], WORKERS)  # bits of the workers a seat moved in its latest turn
    origin: among(i1[SEATS, WORKERS], PLACES, NONE)  # from where; only where `moved` has the bit
    vineyard: upto(i1[VINEYARDS], WORKERS)  # workers in each vineyard
    sites_free: flags(i8, PLACES)  # bits of free blue fields
    structures_free: flags(i8, PLACES)  # bits of master structures not yet built
    locks_left: i1
    section_locks: upto(i1[SECTIONS], LONGEST)
    stretches_counted: upto(i1, POSITIONS)
    tally: upto(i1[COLOURS], WORKERS)  # workers by colour in what is being counted
    colour_at: scratch(i1[POSITIONS])  # scratch of the greedy value: colour of the worker on each field
    progress: scratch(i2)  # scratch of the greedy value

    # players
    points: i2[COLOURS]  # prestige points, the neutral colour's too
    reserve: upto(i1[SEATS], EACH)  # workers not yet placed
    neutral: among(i1, COLOURS, NONE)  # the neutral colour, or NONE
    hand_size: i1[SEATS]
    deck_size: i1
    discard_size: i1
    discards: i1[CARDS]

    # hidden
    hand: own(i1[SEATS, CARDS])
    deck: secret(i1[CARDS])
