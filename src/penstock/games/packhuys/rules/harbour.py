"""3 · The harbour: field and frame, areas that join and split, open and closed."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.packhuys.rules.cards import goods_on, order_key
from penstock.games.packhuys.rules.codes import Event
from penstock.games.packhuys.rules.state import (
    DIRECTIONS,
    EAST,
    EMPTY,
    FIRST_CELL,
    GOODS,
    LAST_CELL,
    MOST_AREAS,
    NORTH,
    SEATS,
    SHORE,
    SOUTH,
    WEST,
    WIDTH,
    Axis,
    Keeper,
)

RANK_STEP = 1000  # more than an area can show goods, and more than any play order key


@rule("3.1")
def is_in_frame(s, cell):
    """May the cell be filled without the cards reaching further than the field's size?"""
    column = cell % WIDTH
    row = cell // WIDTH
    size = s.printed.size
    return s.east - size < column < s.west + size and s.north - size < row < s.south + size


def is_fixed(s, first, last):
    """A frame whose cards have reached the full extent stays where it is."""
    return last - first + 1 == s.printed.size


@rule("3.1")
def stretch_frame(s, cell):
    """A new card may widen the extent; at the full size the frame is fixed for good. True if it moved."""
    column = cell % WIDTH
    row = cell // WIDTH
    if s.west <= column <= s.east and s.south <= row <= s.north:
        return False
    if column < s.west or column > s.east:
        s.west = min(s.west, column)
        s.east = max(s.east, column)
        if is_fixed(s, s.west, s.east):
            note(s, Event.FRAME_FIXED, NONE, s.printed.size, Axis.WIDE)
    if row < s.south or row > s.north:
        s.south = min(s.south, row)
        s.north = max(s.north, row)
        if is_fixed(s, s.south, s.north):
            note(s, Event.FRAME_FIXED, NONE, s.printed.size, Axis.HIGH)
    return True


@rule("3.1")
def shrink_frame(s):
    """After a removal a frame that is not fixed yet reaches as far as the cards that still lie."""
    west, east, south, north = WIDTH, 0, WIDTH, 0
    for cell in range(FIRST_CELL, LAST_CELL):
        if is_taken(s, cell):
            west = min(west, cell % WIDTH)
            east = max(east, cell % WIDTH)
            south = min(south, cell // WIDTH)
            north = max(north, cell // WIDTH)
    if not is_fixed(s, s.west, s.east):
        s.west = west
        s.east = east
    if not is_fixed(s, s.south, s.north):
        s.south = south
        s.north = north


def is_taken(s, cell):
    """Does a card lie there?"""
    return s.field[cell] > EMPTY or s.field[cell] < SHORE


def touches_card(s, cell):
    """Does a card lie beside the cell?"""
    return (
        is_taken(s, cell + EAST)
        or is_taken(s, cell + WEST)
        or is_taken(s, cell + NORTH)
        or is_taken(s, cell + SOUTH)
    )


@rule("3.2")
def is_placeable(s, cell):
    """Empty, inside the frame, beside a lying card: the field keeps the answer along."""
    return s.field[cell] == SHORE


@rule("3.2")
def draw_shore(s):
    """Look at every cell, after the frame has moved or a card has been removed."""
    for cell in range(FIRST_CELL, LAST_CELL):
        if not is_taken(s, cell):
            s.field[cell] = SHORE if touches_card(s, cell) and is_in_frame(s, cell) else EMPTY


@rule("3.2")
def extend_shore(s, cell):
    """A new card opens the empty cells beside it."""
    for step in DIRECTIONS:
        if s.field[cell + step] == EMPTY and is_in_frame(s, cell + step):
            s.field[cell + step] = SHORE


def settle_card(s, cell):
    """A card lies: frame and shore follow."""
    s.n_filled += 1
    if stretch_frame(s, cell):
        draw_shore(s)
    else:
        extend_shore(s, cell)


def water_lies_on(s, cell):
    return s.field[cell] < SHORE


def area_at(s, cell):
    """The area of the harbour card on a cell; NONE without one."""
    at = s.field[cell]
    return s.lying[at].area if at > EMPTY else NONE


def free_area(s):
    """A place for one more area."""
    for area in range(MOST_AREAS):
        if s.areas[area].keeper == Keeper.FREE:
            return area
    return NONE


def open_area(s):
    """A new area, open, with nothing stored in it."""
    area = free_area(s)
    s.areas[area].keeper = Keeper.OPEN
    s.areas[area].stores = 0
    return area


@rule("3.3")
def join_areas(s, cell):
    """The area that a harbour card on this cell belongs to: all areas it touches become one."""
    joined = NONE
    for step in DIRECTIONS:
        area = area_at(s, cell + step)
        if joined == NONE:
            joined = area
        elif area != NONE and area != joined:
            merge(s, joined, area)
    return open_area(s) if joined == NONE else joined


@rule("3.3")
def merge(s, into, area):
    """What is stored in both adds up."""
    for k in range(s.n_lying):
        if s.lying[k].area == area:
            s.lying[k].area = into
    s.areas[into].stores |= s.areas[area].stores
    s.areas[area].keeper = Keeper.FREE


@rule("3.3")
def put_harbour_card(s, seat, number, cell):
    """The card is the latest laid; it starts or joins an area."""
    area = join_areas(s, cell)
    card = s.lying[s.n_lying]
    card.cell = cell
    card.number = number
    card.owner = seat
    card.area = area
    for good in range(GOODS):
        card.placed[good] = 0
    s.field[cell] = s.n_lying
    s.n_lying += 1
    settle_card(s, cell)


def put_water_card(s, number, cell):
    s.field[cell] = SHORE - 1 - number
    settle_card(s, cell)


@rule("3.3")
def lift_card(s, index):
    """A harbour card leaves the field: those laid later move up in the order, its area may split."""
    area = s.lying[index].area
    s.field[s.lying[index].cell] = EMPTY
    for k in range(index + 1, s.n_lying):
        move_up(s.lying[k], s.lying[k - 1])
        s.field[s.lying[k].cell] = k - 1
    s.n_lying -= 1
    s.n_filled -= 1
    split(s, area)
    shrink_frame(s)
    draw_shore(s)


def move_up(card, place):
    place.cell = card.cell
    place.number = card.number
    place.owner = card.owner
    place.area = card.area
    for good in range(GOODS):
        place.placed[good] = card.placed[good]


@rule("3.3")
def split(s, area):
    """Every part of a cut area is an area of its own and keeps the warehouses of its cards."""
    for k in range(s.n_lying):
        if s.lying[k].area == area:
            s.lying[k].area = NONE
    s.areas[area].keeper = Keeper.FREE
    for k in range(s.n_lying):
        if s.lying[k].area == NONE:
            part = open_area(s)
            s.lying[k].area = part
            spread(s, part)
            count_stores(s, part)


def spread(s, area):
    """Cards without an area that touch this one belong to it, and so do those that touch them."""
    found = True
    while found:
        found = False
        for k in range(s.n_lying):
            if s.lying[k].area == NONE and touches_area(s, s.lying[k].cell, area):
                s.lying[k].area = area
                found = True


def touches_area(s, cell, area):
    for step in DIRECTIONS:
        if area_at(s, cell + step) == area:
            return True
    return False


def store_bit(seat, good):
    """Stands in an area's `stores` for a player who stores a kind there."""
    return 1 << (good * SEATS + seat)


@rule("3.5")
def count_stores(s, area):
    """Who stores what in an area, from the cards in it."""
    s.areas[area].stores = 0
    for k in range(s.n_lying):
        card = s.lying[k]
        if card.area == area:
            for good in range(GOODS):
                if card.placed[good] > 0:
                    s.areas[area].stores |= store_bit(card.owner, good)


@rule("3.4")
def has_room(s, cell):
    """Does a cell of the shore lie beside this card?"""
    for step in DIRECTIONS:
        if s.field[cell + step] == SHORE:
            return True
    return False


@rule("3.4")
def areas_without_room(s):
    """Bit mask of the open areas beside which nothing can be laid any more."""
    found = 0
    with_room = 0
    for k in range(s.n_lying):
        area = s.lying[k].area
        if (with_room >> area) & 1 == 0 and is_open(s, area):
            found |= 1 << area
            if has_room(s, s.lying[k].cell):
                with_room |= 1 << area
    return found & ~with_room


def is_open(s, area):
    return s.areas[area].keeper == Keeper.OPEN


@rule("3.6")
def size_of(s, area):
    """Its harbour cards, with goods or without."""
    size = 0
    for k in range(s.n_lying):
        if s.lying[k].area == area:
            size += 1
    return size


@rule("3.6")
def rank_of(s, area):
    """By size, then by the goods on the cards, then by the best card: never equal."""
    size = 0
    goods = 0
    highest = 0
    for k in range(s.n_lying):
        card = s.lying[k]
        if card.area == area:
            size += 1
            goods += goods_on(s, card.number)
            highest = max(highest, order_key(s, card.owner, card.number))
    return (size * RANK_STEP + goods) * RANK_STEP + highest


def first_cell(s, area):
    """Where an area began: the cell of its earliest laid card."""
    for k in range(s.n_lying):
        if s.lying[k].area == area:
            return s.lying[k].cell
    return NONE
