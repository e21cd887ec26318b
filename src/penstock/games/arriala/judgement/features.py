"""A position in numbers, for a net: every player from one seat round the table, then the canal."""

from penstock.engine.features import ONE, bounded, one_of_many, zeros
from penstock.engine.record import NONE, copy_into
from penstock.games.arriala.judgement.value import (
    LOOKED_AT,
    map_canal,
    section_worth,
    value,
)
from penstock.games.arriala.rules.board import colour_of
from penstock.games.arriala.rules.state import (
    CARDS,
    COLOURS,
    FIRST_SITE,
    FIRST_STRUCTURE,
    FIRST_VINEYARD,
    POSITIONS,
    SEATS,
    SECTIONS,
    SITES,
    STRUCTURES,
    VINEYARDS,
    WORKERS,
)

SIDES = SEATS + 1  # players, and the neutral colour
PHASES, ACTIONS = 6, 10
A_PLAYER = 12 + CARDS
NEUTRAL_ONE = 3
A_FIELD = SIDES + 2
A_SECTION = SIDES + 4
BOARD = 14 + PHASES + ACTIONS
N_FEATURES = (
    SEATS * A_PLAYER
    + NEUTRAL_ONE
    + POSITIONS * A_FIELD
    + VINEYARDS * (SIDES + 1)
    + SECTIONS * A_SECTION
    + BOARD
)


def features(s, seat, room, out):
    """What each player has, who stands where, how far the canal is."""
    own = value(s, seat, room)
    j = 0
    for k in range(SEATS):
        if k < s.n_seats:
            player = (seat + k) % s.n_seats
            worth = own if k == 0 else value(s, player, room)
            j = player_features(s, player, worth, own, out, j)
        else:
            j = zeros(out, j, A_PLAYER)
    j = neutral_features(s, seat, out, j)
    j = field_features(s, seat, out, j)
    j = vineyard_features(s, seat, out, j)
    j = section_features(s, seat, room, out, j)
    board_features(s, out, j)


def side_of(s, seat, colour):
    """Which of the sides a colour is, counted from the seat; the neutral one is the last."""
    if colour == s.neutral:
        return SEATS
    return (colour - seat) % s.n_seats


def player_features(s, player, worth, own, out, j):
    best = 0
    for colour in range(COLOURS):
        if colour != player:
            best = max(best, s.points[colour])
    out[j] = ONE
    out[j + 1] = ONE * ((s.to_act >> player) & 1)
    out[j + 2] = ONE if s.mover == player else 0
    out[j + 3] = ONE if s.start_player == player else 0
    out[j + 4] = bounded(s.points[player] * 8)
    out[j + 5] = bounded((s.points[player] - best) * 16)
    out[j + 6] = s.reserve[player] * 16
    out[j + 7] = bounded(s.hand_size[player] * 16)
    out[j + 8] = bounded(worth // 16)
    out[j + 9] = bounded((worth - own) // 8)
    out[j + 10] = 16 * workers_in(s, player, 0, FIRST_VINEYARD)
    out[j + 11] = 16 * workers_in(s, player, FIRST_VINEYARD, FIRST_SITE)
    j += 12
    for card in range(CARDS):
        out[j + card] = bounded(s.hand[player][card] * 32)
    return j + CARDS


def workers_in(s, colour, first, last):
    """A colour's workers on the places from `first` up to `last`."""
    count = 0
    for worker in range(WORKERS):
        if colour_of(worker) == colour and first <= s.at[worker] < last:
            count += 1
    return count


def neutral_features(s, seat, out, j):
    if s.neutral == NONE:
        return zeros(out, j, NEUTRAL_ONE)
    out[j] = ONE
    out[j + 1] = bounded(s.points[s.neutral] * 8)
    out[j + 2] = bounded((s.points[seat] - s.points[s.neutral]) * 16)
    return j + NEUTRAL_ONE


def field_features(s, seat, out, j):
    """For every field and town: whose worker stands there, is it a lock, has it been counted?"""
    zeros(out, j, POSITIONS * A_FIELD)
    for worker in range(WORKERS):
        place = s.at[worker]
        if 0 <= place < POSITIONS:
            out[j + place * A_FIELD + side_of(s, seat, colour_of(worker))] = ONE
    for place in range(POSITIONS):
        if (s.lock_bits >> place) & 1:
            out[j + place * A_FIELD + SIDES] = ONE
        if (s.counted >> place) & 1:
            out[j + place * A_FIELD + SIDES + 1] = ONE
    return j + POSITIONS * A_FIELD


def vineyard_features(s, seat, out, j):
    each = SIDES + 1
    zeros(out, j, VINEYARDS * each)
    for worker in range(WORKERS):
        k = s.at[worker] - FIRST_VINEYARD
        if 0 <= k < VINEYARDS:
            out[j + k * each + side_of(s, seat, colour_of(worker))] += 32
    for k in range(VINEYARDS):
        out[j + k * each + SIDES] = (s.printed.vineyard_fields[k] - s.vineyard[k]) * 16
    return j + VINEYARDS * each


def section_features(s, seat, room, out, j):
    """Workers of each side, open fields, locks, and what the open stretches are worth to the seat."""
    copy_into(room, LOOKED_AT, s)
    t = room[LOOKED_AT]
    map_canal(t)
    for section in range(SECTIONS):
        zeros(out, j, A_SECTION)
        if s.printed.canal_fields & s.printed.section_bits[section]:
            missing = 0
            for place in range(s.printed.town_at[section] + 1, s.printed.town_at[section + 1]):
                if t.colour_at[place] != NONE:
                    out[j + side_of(s, seat, t.colour_at[place])] += 16
                elif not (s.taken >> place) & 1:
                    missing += 1
            out[j + SIDES] = bounded(missing * 16)
            out[j + SIDES + 1] = s.section_locks[section] * 32
            out[j + SIDES + 2] = bounded(section_worth(t, seat, section) // 4)
            out[j + SIDES + 3] = bounded(t.progress // 8)
        j += A_SECTION
    return j


def board_features(s, out, j):
    sites = 0
    for k in range(SITES):
        sites += int((s.sites_free >> (FIRST_SITE + k)) & 1)
    structures = 0
    for k in range(STRUCTURES):
        structures += int((s.structures_free >> (FIRST_STRUCTURE + k)) & 1)
    out[j] = ONE
    out[j + 1] = s.locks_left * 16
    out[j + 2] = bounded(s.stretches_counted * 16)
    out[j + 3] = bounded(s.deck_size * 4)
    out[j + 4] = bounded(s.discard_size * 4)
    out[j + 5] = bounded(s.idle_turns * 8)
    out[j + 6] = bounded((s.stall_turns - s.idle_turns) * 8)
    out[j + 7] = sites * 32
    out[j + 8] = structures * 32
    out[j + 9] = s.ap * 32
    out[j + 10] = bounded(s.free_fields * 16)
    out[j + 11] = ONE if s.any_colour else 0
    out[j + 12] = ONE if s.has_progressed else 0
    out[j + 13] = s.n_seats * 16
    j = one_of_many(out, j + 14, s.phase, PHASES)
    one_of_many(out, j, s.action, ACTIONS)
