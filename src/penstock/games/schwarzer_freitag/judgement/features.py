"""A position in numbers, for a net: every player from one seat round the table, then the board."""

from penstock.engine.features import ONE, bounded, one_of_many, zeros
from penstock.games.schwarzer_freitag.judgement.value import UNIT, expected_rise, share_value, value
from penstock.games.schwarzer_freitag.rules.change import cases_to_draw
from penstock.games.schwarzer_freitag.rules.prices import (
    final_silver_price,
    price_of,
    silver_price,
    stage_card,
)
from penstock.games.schwarzer_freitag.rules.state import (
    BLACK,
    CARDS,
    COLOURS,
    SALE_TABLES,
    SEATS,
    SILVER_FIELDS,
    STAGES,
)

KINDS_OF_CARD = 4  # bits of Card
PHASES, ACTIONS = 8, 5
A_PLAYER = 15 + KINDS_OF_CARD + COLOURS
A_COLOUR = 13
BOARD = 22 + SALE_TABLES + PHASES + ACTIONS
N_FEATURES = SEATS * A_PLAYER + COLOURS * A_COLOUR + BOARD


def features(s, seat, room, out):
    """What each player has, what each colour is worth, where the board stands."""
    worths = worth_of_all(s, room)
    j = 0
    for k in range(SEATS):
        if k < s.n_seats:
            j = player_features(s, (seat + k) % s.n_seats, worths, room, out, j)
        else:
            j = zeros(out, j, A_PLAYER)
    for colour in range(COLOURS):
        j = colour_features(s, seat, colour, out, j)
    board_features(s, seat, out, j)


def worth_of_all(s, room):
    total = 0
    for player in range(s.n_seats):
        total += value(s, player, room)
    return total


def player_features(s, player, worths, room, out, j):
    worth = value(s, player, room)
    others = (worths - worth) // (s.n_seats - 1)
    shares = 0
    for colour in range(COLOURS):
        shares += s.hand[player][colour] * price_of(s, colour)
    spare = s.cash[player] - s.owed[player]
    out[j] = ONE
    out[j + 1] = ONE * ((s.to_act >> player) & 1)
    out[j + 2] = ONE if s.mover == player else 0
    out[j + 3] = ONE if s.start_player == player else 0
    out[j + 4] = bounded(s.cash[player])
    out[j + 5] = bounded(s.cash[player] // 8)
    out[j + 6] = bounded(s.bars[player] * 8)
    out[j + 7] = bounded(s.subsidies[player] * 16)
    out[j + 8] = bounded(s.owed[player] * 2)
    out[j + 9] = bounded(s.hand_size[player] * 8)
    out[j + 10] = bounded(shares // 4)
    out[j + 11] = bounded(spare * 16 // silver_price(s))  # bars it could buy
    out[j + 12] = bounded(worth * 8 // (UNIT * final_silver_price(s)))
    out[j + 13] = bounded((worth - others) // (4 * UNIT))
    out[j + 14] = bounded((worth - others) * 32 // (UNIT * final_silver_price(s)))
    j += 15
    for kind in range(KINDS_OF_CARD):
        has = 0
        for k in range(CARDS):
            has += (s.cards[player][k] >> kind) & 1
        out[j + kind] = ONE * has
    j += KINDS_OF_CARD
    for colour in range(COLOURS):
        out[j + colour] = bounded(s.hand[player][colour] * 16)
    return j + COLOURS


def colour_features(s, seat, colour, out, j):
    out[j] = bounded(price_of(s, colour) * 2)
    out[j + 1] = s.row[colour] * 12
    out[j + 2] = s.column[colour] * 16
    out[j + 3] = bounded(s.market[colour] * 16)
    out[j + 4] = bounded(s.purchase_track[colour] * 32)
    out[j + 5] = bounded(s.silver_cases[colour] * 32)
    out[j + 6] = bounded(s.bag[colour] * 16)
    out[j + 7] = bounded(s.sale_tables[s.active_table][colour] * 32)
    out[j + 8] = bounded(expected_rise(s, colour) * 8 // UNIT)
    out[j + 9] = bounded(share_value(s, colour) * 2 // UNIT)
    out[j + 10] = bounded(s.traded[colour] * 32)
    out[j + 11] = bounded(s.hand[seat][colour] * price_of(s, colour) // 4)
    out[j + 12] = ONE if s.market[colour] == 0 else 0
    return j + A_COLOUR


def board_features(s, seat, out, j):
    card = stage_card(s)
    purchase = 0
    silver = 0
    market = 0
    left = 0
    for colour in range(COLOURS):
        purchase += s.purchase_track[colour]
        silver += s.silver_cases[colour]
        market += s.market[colour]
        left += s.sale_tables[s.active_table][colour]
    out[j] = ONE
    out[j + 1] = s.silver_at * 8
    out[j + 2] = (SILVER_FIELDS - 1 - s.silver_at) * 8
    out[j + 3] = silver_price(s) * 2
    out[j + 4] = s.stage * 256 // STAGES
    out[j + 5] = bounded(s.bars_bought * 16)
    out[j + 6] = bounded(s.dry_changes * 32)
    out[j + 7] = bounded(s.bag[BLACK] * 32)
    out[j + 8] = bounded(s.bag_size * 4)
    out[j + 9] = bounded(s.bag[BLACK] * cases_to_draw(s) * ONE // (s.bag_size + 1))
    out[j + 10] = bounded(s.black_supply * 16)
    out[j + 11] = bounded(s.stage_fields * 16)
    out[j + 12] = bounded(s.sale_tables[s.active_table][BLACK] * 32)
    out[j + 13] = bounded((s.printed.track_trigger - purchase) * 32)
    out[j + 14] = bounded((s.printed.track_trigger - silver) * 32)
    out[j + 15] = bounded((left - s.printed.table_trigger) * 16)
    out[j + 16] = bounded(card.trade_limit * 16)
    out[j + 17] = bounded((card.subsidy_limit - s.subsidies[seat]) * 32)
    out[j + 18] = bounded(cases_to_draw(s) * 16)
    out[j + 19] = bounded(market * 8)
    out[j + 20] = bounded(s.due * 4)
    out[j + 21] = s.n_seats * 16
    j = one_of_many(out, j + 22, s.active_table, SALE_TABLES)
    j = one_of_many(out, j, s.phase, PHASES)
    one_of_many(out, j, s.action, ACTIONS)
