"""11.1 · What a seat may know: the table as a record, filled from a state that holds nothing else."""

from penstock.engine.record import NONE, i1, i2, i4
from penstock.engine.rule import rule
from penstock.engine.view import Names, Part, by, maybe, names_of, one_of, some_of, up_to
from penstock.games.schwarzer_freitag.rules.change import move_price
from penstock.games.schwarzer_freitag.rules.knowledge import (
    black_in_bag,
    cases_out_of_sight,
    seen_behind_screen,
)
from penstock.games.schwarzer_freitag.rules.prices import price_of, silver_price, stage_card
from penstock.games.schwarzer_freitag.rules.state import (
    CARDS,
    CASES,
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    ROWS,
    SALE_TABLES,
    SEATS,
    SILVER_FIELDS,
    STAGES,
    Card,
    Phase,
    State,
)

COLOUR = Names("Colour", COLOUR_NAMES)
CASE = Names("Case", (*COLOUR_NAMES, "black"))
PHASE = names_of(Phase)
CARD = Names("Card", tuple(card.name.lower() for card in Card))


LEAST_NET, MOST_NET = -4, 4  # results of a draw that are foretold


class Outcome(Part):
    """Where a price marker would go in a price change."""

    net: i1  # cases drawn of the colour, less the black ones that count against it
    price: i2
    row: i1
    column: i1


class Share(Part):
    """A colour's price marker."""

    colour: one_of(COLOUR)
    price: i2
    row: i1
    column: i1
    outlook: Outcome[MOST_NET - LEAST_NET + 1]


class Silver(Part):
    price: i2
    at: i1  # field of the track
    track: i2[SILVER_FIELDS]
    bought: i2  # bars since the last price change
    bars_per_step: i1


class Stage(Part):
    """The stage card in force."""

    stage: i1
    subsidy_limit: i1
    trade_limit: i1
    draw: i1
    next_at: maybe(i2)  # the price that activates the next stage; null on the last card or where rows count
    next_row: maybe(i1)  # the row that does; null on the last card or where prices count


class BlackCases(Part):
    """Where black cases wait."""

    stage_fields: i1
    supply: i1
    bag: i1


class Subsidy(Part):
    pays: i1
    interest: i1  # at every price change


class Player(Part):
    """Money and shares stay behind the screen to the end, everything else is open."""

    seat: i1
    gold: i2
    silver: i2
    subsidies: i1
    owed: i2
    cards: up_to(CARDS, some_of(CARD))
    hand_size: i1
    cash: maybe(i4)
    hand: maybe(by(COLOUR, i1))
    seen: by(COLOUR, i1)  # of these everybody who kept count knows; the rest was dealt
    unseen: maybe(by(COLOUR, i1))  # in the bag and behind the others' screens, for who knows the hand
    score: i4
    place: i1


class View(Part):
    """The table as one seat sees it."""

    phase: one_of(PHASE)
    turn: i2
    changes: i2
    mover: i1
    start_player: i1
    shares: Share[COLOURS]
    silver: Silver
    grid: i2[ROWS, COLUMNS]
    market: by(COLOUR, i1)
    purchase_track: by(COLOUR, i1)
    silver_track: by(COLOUR, i1)
    track_trigger: i1
    sale_tables: by(CASE, i1)[SALE_TABLES]
    active_table: i1
    table_trigger: i1
    stage: Stage
    bag_size: i2
    black: BlackCases
    drawn: by(CASE, i1)  # in the last price change
    action: by(COLOUR, i1, is_sparse=True)  # shares traded in the action under way
    interest_due: i2
    subsidy: Subsidy
    players: up_to(SEATS, Player)


@rule("11.1")
def view(s: State, seat: int, v: View) -> None:
    """The table as `seat` sees it."""
    v.phase = s.phase
    v.turn = s.turns
    v.changes = s.changes
    v.mover = s.mover
    v.start_player = s.start_player
    view_prices(s, v)
    view_cases(s, v)
    view_stage(s, v.stage)
    v.interest_due = s.due
    v.subsidy.pays = s.printed.subsidy_pays
    v.subsidy.interest = s.printed.interest
    v.n_players = s.n_seats
    for player in range(s.n_seats):
        view_player(s, seat, player, v.players[player])


def view_prices(s: State, v: View) -> None:
    for colour in range(COLOURS):
        share = v.shares[colour]
        share.colour = colour
        share.price = price_of(s, colour)
        share.row = s.row[colour]
        share.column = s.column[colour]
        view_outlook(s, colour, share)
    for row in range(ROWS):
        for column in range(COLUMNS):
            v.grid[row][column] = s.printed.grid[row][column]
    v.silver.price = silver_price(s)
    v.silver.at = s.silver_at
    for field in range(SILVER_FIELDS):
        v.silver.track[field] = s.printed.silver_track[field]
    v.silver.bought = s.bars_bought
    v.silver.bars_per_step = s.printed.bars_per_step


@rule("9.5")
def view_outlook(s: State, colour: int, share: Share) -> None:
    """Every result is tried out; the marker then goes back to where it stands."""
    row, column = s.row[colour], s.column[colour]
    for k in range(MOST_NET - LEAST_NET + 1):
        outcome = share.outlook[k]
        outcome.net = LEAST_NET + k
        move_price(s, colour, LEAST_NET + k)
        outcome.price = price_of(s, colour)
        outcome.row = s.row[colour]
        outcome.column = s.column[colour]
        s.row[colour], s.column[colour] = row, column


def view_cases(s: State, v: View) -> None:
    for colour in range(COLOURS):
        v.market[colour] = s.market[colour]
        v.purchase_track[colour] = s.purchase_track[colour]
        v.silver_track[colour] = s.silver_cases[colour]
        if is_trading(s):
            v.action[colour] = s.traded[colour]
    for case in range(CASES):
        v.drawn[case] = s.drawn[case]
        for table in range(SALE_TABLES):
            v.sale_tables[table][case] = s.sale_tables[table][case]
    v.track_trigger = s.printed.track_trigger
    v.active_table = s.active_table
    v.table_trigger = s.printed.table_trigger
    v.bag_size = s.bag_size
    v.black.stage_fields = s.stage_fields
    v.black.supply = s.black_supply
    v.black.bag = black_in_bag(s)


def is_trading(s: State) -> bool:
    """Is an action under way whose shares are worth showing?"""
    return Phase.BUYING <= s.phase <= Phase.TABLE


def view_stage(s: State, stage: Stage) -> None:
    card = stage_card(s)
    stage.stage = s.stage
    stage.subsidy_limit = card.subsidy_limit
    stage.trade_limit = card.trade_limit
    stage.draw = card.draw
    if s.stage_by_row:
        stage.next_row = next_row(s)
    elif s.stage + 1 < STAGES:
        stage.next_at = s.printed.stages[s.stage + 1].threshold


def next_row(s: State) -> int:
    """The row that activates a higher stage; NONE on the last card."""
    for row in range(ROWS):
        if s.printed.stage_of_row[row] > s.stage:
            return row
    return NONE


@rule("11.1")
def view_player(s: State, seat: int, player: int, p: Player) -> None:
    p.seat = player
    p.gold = s.bars[player] // s.printed.bars_per_gold
    p.silver = s.bars[player] % s.printed.bars_per_gold
    p.subsidies = s.subsidies[player]
    p.owed = s.owed[player]
    for k in range(CARDS):
        if s.cards[player][k]:
            p.cards[p.n_cards] = s.cards[player][k]
            p.n_cards += 1
    p.hand_size = s.hand_size[player]
    for colour in range(COLOURS):
        p.seen[colour] = seen_behind_screen(s, player, colour)
    if sees_cash(s, seat, player):
        p.cash = s.cash[player]
    if player == seat:
        for colour in range(COLOURS):
            p.hand[colour] = s.hand[player][colour]
            p.unseen[colour] = cases_out_of_sight(s, colour) - s.hand[player][colour]
    p.score = s.score[player]
    p.place = s.place[player]


@rule("11.1")
def sees_cash(s: State, seat: int, player: int) -> bool:
    """Money is behind the screen, unless the table plays with open money or the game is over."""
    return player == seat or s.cash_is_open != 0 or s.ending != 0
