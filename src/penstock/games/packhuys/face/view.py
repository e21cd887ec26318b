"""12.1 · What a seat may know: the table as a record, filled from a state that holds nothing else."""

from penstock.engine.record import NONE, i1, i2, i4
from penstock.engine.rule import rule
from penstock.engine.view import Names, Part, by, maybe, names_of, one_of, up_to, yes
from penstock.games.packhuys.face.components import LARGEST_FIELD, MOST_DEALT
from penstock.games.packhuys.rules.cards import is_in
from penstock.games.packhuys.rules.control import controller_of, decided_by, lead_in
from penstock.games.packhuys.rules.harbour import (
    first_cell,
    is_open,
    is_placeable,
    is_taken,
    rank_of,
    size_of,
    touches_area,
)
from penstock.games.packhuys.rules.limits import is_blocked
from penstock.games.packhuys.rules.round import left_neighbour
from penstock.games.packhuys.rules.scoring import is_ranked
from penstock.games.packhuys.rules.state import (
    CELL_NAMES,
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    DECK,
    FIRST_CELL,
    GOOD_NAMES,
    GOODS,
    LAST_CELL,
    MOST_AREAS,
    NO_CARD,
    NUMBERS,
    SEATS,
    SETS,
    SHORE,
    SPECIALS,
    WIDTH,
    Bar,
    Content,
    Decided,
    Keeper,
    Phase,
    State,
    Symbol,
)
from penstock.games.packhuys.rules.stores import central_store, stored

PHASE = names_of(Phase)
DECIDED = names_of(Decided)
CELL = Names("Cell", CELL_NAMES, is_open=True)
CONTENT = Names("Content", (*(c.name.lower().replace("_", "-") for c in Content), "centre"))
SHOWS_CENTRE = len(Content)
SYMBOL = names_of(Symbol)
BAR = names_of(Bar)
GOOD = Names("Good", GOOD_NAMES)
COLOUR = Names("Colour", (*COLOUR_NAMES, "none"))
NO_COLOUR = COLOURS

MOST_CARDS = LARGEST_FIELD * LARGEST_FIELD  # on the field
MOST_IN_HAND = 2 * MOST_DEALT + SPECIALS


class Card(Part):
    """What is printed on a card."""

    number: i1
    shows: one_of(CONTENT)
    symbol: one_of(SYMBOL)
    bar: one_of(BAR)


class Lying(Part):
    """A card on the field; only a harbour card has an owner, an area and goods gained with it."""

    cell: one_of(CELL)
    column: i1
    row: i1
    number: maybe(i1)  # null: the harbour centre
    shows: one_of(CONTENT)
    symbol: one_of(SYMBOL)
    bar: one_of(BAR)
    owner: maybe(i1)
    area: maybe(i1)
    gained: maybe(by(GOOD, i1))


class Frame(Part):
    """Its size, what the cards reach, and what they may still reach: first and last of each."""

    size: i1
    columns: i1[2]
    rows: i1[2]
    open_columns: i1[2]
    open_rows: i1[2]


class Kind(Part):
    """Who leads in a kind of goods, and by how much; nobody and 0 when it is shared."""

    good: one_of(GOOD)
    seat: maybe(i1)
    by: i1


class Store(Part):
    """A player's central store in an area, and all that is stored there."""

    seat: i1
    cell: one_of(CELL)
    warehouses: by(GOOD, i1)


class Area(Part):
    """Who stores what in an area, on which card it stands, who leads or controls it."""

    area: i1
    cell: one_of(CELL)
    size: i1
    is_open: yes
    room: i1  # cells beside it where a card may still be laid; with the last of them it closes
    leads: maybe(i1)
    decided: maybe(one_of(DECIDED))  # what says who leads; null: it is closed
    kinds: Kind[GOODS]
    keeper: maybe(i1)
    is_ignored: yes
    rank: maybe(i1)  # 1 is the largest closed area
    stores: up_to(SEATS, Store)


class WaterPile(Part):
    top: maybe(Card)
    size: i1


class HandSize(Part):
    harbour: i1
    water: i1
    special: i1


class Player(Part):
    """Hands and choices are secret; coins, tokens, pile sizes and what was seen are open."""

    seat: i1
    colour: one_of(COLOUR)
    coins: i1
    tokens: by(GOOD, i1)
    keepers: maybe(i1)  # not placed yet; null: as many as needed
    areas: i1
    hand_size: HandSize
    hand: maybe(up_to(MOST_IN_HAND, Card))
    shown: up_to(MOST_IN_HAND, Card)  # cards in hand that everybody has seen
    pile: i1
    under_pile: up_to(DECK, i1)
    has_chosen: yes
    chosen: maybe(i1)  # 0 is a pass
    played: maybe(Card)
    taxed_by: i1
    score: i4
    place: i1


class View(Part):
    """The table as one seat sees it."""

    phase: one_of(PHASE)
    round: i2
    mover: i1
    to_choose: up_to(SEATS, i1)
    field: Frame
    cards: up_to(MOST_CARDS, Lying)
    only_water: up_to(LAST_CELL - FIRST_CELL, one_of(CELL))
    areas: up_to(MOST_AREAS, Area)
    ship: maybe(one_of(CELL))
    ship_moves: i1
    ship_limit: i1
    treasury: i1
    supply: by(GOOD, i1)
    tokens: by(GOOD, i1)
    water_pile: WaterPile
    special_cards: i1
    special_price: i1  # coins
    debt: i1
    areas_counted: maybe(i1)  # null: all
    players: up_to(SEATS, Player)


@rule("12.1")
def view(s: State, seat: int, v: View) -> None:
    """The table as `seat` sees it."""
    v.phase = s.phase
    v.round = s.rounds
    v.mover = s.mover
    v.debt = s.debt
    view_frame(s, v.field)
    view_cells(s, v)
    for area in range(MOST_AREAS):
        if s.areas[area].keeper != Keeper.FREE:
            view_area(s, area, v.areas[v.n_areas])
            v.n_areas += 1
    if s.printed.counted > 0:
        v.areas_counted = s.printed.counted
    view_supply(s, v)
    v.n_players = s.n_seats
    for player in range(s.n_seats):
        if is_choosing(s, player):
            v.to_choose[v.n_to_choose] = player
            v.n_to_choose += 1
        view_player(s, seat, player, v.players[player])


def is_choosing(s: State, player: int) -> bool:
    return s.phase == Phase.SELECT and (s.to_act >> player) & 1 == 1


# -- the harbour --------------------------------------------------------------------------------


@rule("3.1")
def view_frame(s: State, frame: Frame) -> None:
    size = s.printed.size
    frame.size = size
    frame.columns[0] = s.west
    frame.columns[1] = s.east
    frame.rows[0] = s.south
    frame.rows[1] = s.north
    frame.open_columns[0] = s.east - size + 1
    frame.open_columns[1] = s.west + size - 1
    frame.open_rows[0] = s.north - size + 1
    frame.open_rows[1] = s.south + size - 1


def view_cells(s: State, v: View) -> None:
    """The lying cards, and the empty cells that take no harbour card."""
    for cell in range(FIRST_CELL, LAST_CELL):
        if is_taken(s, cell):
            view_cell(s, cell, v.cards[v.n_cards])
            v.n_cards += 1
        elif is_only_water(s, cell):
            v.only_water[v.n_only_water] = cell
            v.n_only_water += 1


@rule("9.2")
def is_only_water(s: State, cell: int) -> bool:
    """An empty cell on which no harbour card may be laid."""
    return s.printed.store_limit > 0 and is_blocked(s, cell)


def view_cell(s: State, cell: int, card: Lying) -> None:
    """A lying card."""
    card.cell = cell
    card.column = cell % WIDTH
    card.row = cell // WIDTH
    at = s.field[cell]
    if cell == CENTRE:
        card.shows = SHOWS_CENTRE
        card.bar = Bar.NONE
    elif at < SHORE:
        view_card(s, SHORE - 1 - at, NONE, card)
    else:
        lying = s.lying[at]
        view_card(s, lying.number, lying.owner, card)
        card.owner = lying.owner
        card.area = lying.area
        count_goods(lying.placed, card.gained)


def view_card(s: State, number: int, owner: int, card: Card | Lying) -> None:
    """A card's print; the bar is that of the expansion's colours."""
    face = s.printed.faces[number]
    card.number = number
    card.shows = face.content
    card.symbol = face.symbol
    card.bar = Bar.NONE
    if owner != NONE and s.colour[owner] >= SETS:
        card.bar = face.bar


def count_goods(counts: list[int], shown: list[int]) -> None:
    for good in range(GOODS):
        shown[good] = counts[good]


def view_area(s: State, area: int, a: Area) -> None:
    keeper = s.areas[area].keeper
    a.area = area
    a.cell = first_cell(s, area)
    a.size = size_of(s, area)
    a.is_open = is_open(s, area)
    if is_open(s, area):
        a.room = room_beside(s, area)
        a.leads = controller_of(s, area)
        a.decided = decided_by(s, area)
    if keeper >= 0:
        a.keeper = keeper
    a.is_ignored = keeper == Keeper.IGNORED
    if is_ranked(s, area):
        a.rank = rank_among_closed(s, area)
    for good in range(GOODS):
        view_kind(s, area, good, a.kinds[good])
    for player in range(s.n_seats):
        at = central_store(s, player, area)
        if at != NONE:
            view_store(s, player, area, at, a.stores[a.n_stores])
            a.n_stores += 1


@rule("6.1")
def room_beside(s: State, area: int) -> int:
    """Cells where a card may still be laid beside an area."""
    room = 0
    for cell in range(FIRST_CELL, LAST_CELL):
        if is_placeable(s, cell) and touches_area(s, cell, area):
            room += 1
    return room


@rule("6.2")
def view_kind(s: State, area: int, good: int, kind: Kind) -> None:
    kind.good = good
    kind.seat, kind.by = lead_in(s, area, good)


@rule("3.5")
def view_store(s: State, player: int, area: int, at: int, store: Store) -> None:
    store.seat = player
    store.cell = s.lying[at].cell
    for good in range(GOODS):
        store.warehouses[good] = stored(s, player, area, good)


@rule("11.1")
def rank_among_closed(s: State, area: int) -> int:
    """1 for the largest closed area, and so on; so many of them count."""
    rank = 1
    for other in range(MOST_AREAS):
        if is_ranked(s, other) and rank_of(s, other) > rank_of(s, area):
            rank += 1
    return rank


# -- pieces and players -------------------------------------------------------------------------


def view_supply(s: State, v: View) -> None:
    """What belongs to nobody."""
    v.ship = s.ship
    v.ship_moves = s.ship_moves
    v.ship_limit = s.printed.ship_limit
    v.treasury = s.treasury
    count_goods(s.supply, v.supply)
    count_goods(s.stock, v.tokens)
    v.water_pile.size = s.n_water_pile
    if s.top_water != NO_CARD:
        v.water_pile.size += 1
        view_card(s, s.top_water, NONE, v.water_pile.top)
    v.special_cards = s.n_stack
    v.special_price = s.printed.special_price


@rule("12.1")
def view_player(s: State, seat: int, player: int, p: Player) -> None:
    p.seat = player
    p.colour = s.colour[player]
    if s.colour[player] == NONE:
        p.colour = NO_COLOUR
    p.coins = s.coins[player]
    count_goods(s.tokens[player], p.tokens)
    if s.printed.keepers > 0:
        p.keepers = s.keepers[player]
    for area in range(MOST_AREAS):
        if s.areas[area].keeper == player:
            p.areas += 1
    view_cards(s, seat, player, p)
    view_choice(s, seat, player, p)
    p.taxed_by = left_neighbour(s, player)
    p.score = s.score[player]
    p.place = s.place[player]


def view_cards(s: State, seat: int, player: int, p: Player) -> None:
    """Hand and pile, and what everybody has seen of them."""
    p.hand_size.harbour = s.n_harbour[player]
    p.hand_size.water = s.n_water[player]
    p.hand_size.special = s.n_special[player]
    if player == seat:
        p.n_hand = view_set(s, s.hand[player], player, p.hand)
    p.n_shown = view_set(s, s.shown[player], player, p.shown)
    p.pile = s.n_pile[player] + s.n_under[player]
    p.n_under_pile = s.n_under[player]
    for k in range(s.n_under[player]):
        p.under_pile[k] = s.under[player][k]


def view_set(s: State, cards: list[int], player: int, shown: list[Card]) -> int:
    """A set of cards as a list; how many they are."""
    n = 0
    for number in range(1, NUMBERS):
        if is_in(cards, number):
            view_card(s, number, player, shown[n])
            n += 1
    return n


@rule("4.1")
def view_choice(s: State, seat: int, player: int, p: Player) -> None:
    """That a choice was made is open, which one only after the reveal."""
    p.has_chosen = s.phase == Phase.SELECT and not is_choosing(s, player) and s.ending == 0
    if p.has_chosen and player == seat:
        p.chosen = s.chosen[player]
    if s.played[player] != NO_CARD:
        view_card(s, s.played[player], player, p.played)
