"""A position in numbers, for a net: every player from one seat round the table, then the canal.

Nothing is tried here and no value is asked for: a training looks at millions of moves a second. Of an
action under way it tells what can be chosen from; what that is worth the net has to find out.
"""

from penstock.engine.features import ONE, bounded, one_of_many, zeros
from penstock.engine.record import NONE, copy_into
from penstock.games.arriala.judgement.value import CLOSE, LOOKED_AT, POINT, map_canal
from penstock.games.arriala.rules.board import colour_of
from penstock.games.arriala.rules.counting import majority, tally_between
from penstock.games.arriala.rules.effects import has_lock_limit
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
OWN = 12
A_PLAYER = OWN + CARDS
NEUTRAL_ONE = 3
# of a field, after the sides: a lock, counted, a target, the worker under way, one to choose, one that
# rests, how close its stretch is to being full, and whether a worker there would fill it
LOCK, COUNTED, TARGET, UNDER_WAY, CHOICE, RESTS, CLOSENESS, LAST_ONE = range(SIDES, SIDES + 8)
A_FIELD = LAST_ONE + 1
A_VINEYARD = 2 * SIDES + 2  # workers, who leads, room, a target
A_SECTION = 2 * SIDES + 4  # workers in open stretches, points in sight, fields missing, locks, done
BOARD = 14 + PHASES + ACTIONS
PLAYERS_END = SEATS * A_PLAYER + NEUTRAL_ONE
VINEYARDS_AT = PLAYERS_END + POSITIONS * A_FIELD
SECTIONS_AT = VINEYARDS_AT + VINEYARDS * A_VINEYARD
BOARD_AT = SECTIONS_AT + SECTIONS * A_SECTION
N_FEATURES = BOARD_AT + BOARD


def features(s, seat, room, out):
    """What each player has, who stands where, how far the canal is."""
    copy_into(room, LOOKED_AT, s)
    t = room[LOOKED_AT]  # to tally in
    zeros(out, 0, N_FEATURES)
    for k in range(s.n_seats):
        player_features(s, (seat + k) % s.n_seats, out, k * A_PLAYER)
    neutral_features(s, seat, out, SEATS * A_PLAYER)
    worker_features(s, seat, out)
    field_features(s, out, PLAYERS_END)
    for k in range(VINEYARDS):
        vineyard_features(t, seat, k, out, VINEYARDS_AT + k * A_VINEYARD)
    map_canal(t)
    for section in range(SECTIONS):
        if s.printed.canal_fields & s.printed.section_bits[section]:
            section_features(t, seat, section, out, SECTIONS_AT + section * A_SECTION)
    board_features(s, out, BOARD_AT)


def side_of(s, seat, colour):
    """Which of the sides a colour is, counted from the seat; the neutral one is the last."""
    if colour == s.neutral:
        return SEATS
    return (colour - seat) % s.n_seats


def player_features(s, player, out, j):
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
    for card in range(CARDS):
        out[j + OWN + card] = bounded(s.hand[player][card] * 32)


def neutral_features(s, seat, out, j):
    if s.neutral != NONE:
        out[j] = ONE
        out[j + 1] = bounded(s.points[s.neutral] * 8)
        out[j + 2] = bounded((s.points[seat] - s.points[s.neutral]) * 16)


def worker_features(s, seat, out):
    """Where everybody stands, and how many are on the canal, in vineyards, at rest, to be chosen from."""
    for worker in range(WORKERS):
        place = s.at[worker]
        if place >= 0:
            side = side_of(s, seat, colour_of(worker))
            if place < POSITIONS:
                j = PLAYERS_END + place * A_FIELD
                out[j + side] += ONE
                out[j + CHOICE] += 16 * ((s.choices >> worker) & 1)
                out[j + RESTS] += 16 * ((s.resting >> worker) & 1)
                if worker == s.worker:
                    out[j + UNDER_WAY] = ONE
            elif place < FIRST_SITE:
                out[VINEYARDS_AT + (place - FIRST_VINEYARD) * A_VINEYARD + side] += 32
            if side < SEATS:
                j = side * A_PLAYER + 8
                out[j] += 16 if place < POSITIONS else 0
                out[j + 1] += 16 if FIRST_VINEYARD <= place < FIRST_SITE else 0
                out[j + 2] += 16 * ((s.resting >> worker) & 1)
                out[j + 3] += 16 * ((s.choices >> worker) & 1)


def field_features(s, out, j):
    """For every field and town: is it a lock, has it been counted, can it be chosen?"""
    for place in range(s.printed.last + 1):
        out[j + LOCK] = ONE * ((s.lock_bits >> place) & 1)
        out[j + COUNTED] = ONE * ((s.counted >> place) & 1)
        out[j + TARGET] = ONE * ((s.targets >> place) & 1)
        j += A_FIELD


def vineyard_features(t, seat, k, out, j):
    """Who leads by how many, and how much room is left; the workers are told already."""
    if t.printed.vineyard_fields[k] > 0:
        tally_between(t, FIRST_VINEYARD + k, FIRST_VINEYARD + k)
        leader = majority(t.tally)
        if leader != NONE:
            out[j + SIDES + side_of(t, seat, leader)] = t.printed.vineyard_fields[k] * 16
        out[j + 2 * SIDES] = (t.printed.vineyard_fields[k] - t.vineyard[k]) * 16
        out[j + 2 * SIDES + 1] = ONE * ((t.targets >> (FIRST_VINEYARD + k)) & 1)


def section_features(t, seat, section, out, j):
    """The open stretches of a section: who is in them, who would get them, what is missing."""
    length = 0
    missing = 0
    last = t.printed.town_at[section + 1]
    for colour in range(COLOURS):
        t.tally[colour] = 0
    for place in range(t.printed.town_at[section] + 1, last + 1):
        if place == last or (t.lock_bits >> place) & 1:
            if length > 0:
                stretch_features(t, seat, place, length, missing, out, j)
            length = 0
            missing = 0
            for colour in range(COLOURS):
                t.tally[colour] = 0
        elif (t.counted >> place) & 1:
            out[j + 2 * SIDES + 3] += 16
        else:
            length += 1
            if t.colour_at[place] == NONE:
                missing += 1
            else:
                t.tally[t.colour_at[place]] += 1
    out[j + 2 * SIDES + 1] = t.section_locks[section] * 32
    out[j + 2 * SIDES + 2] = ONE if t.locks_left > 0 and not has_lock_limit(t, section) else 0


def stretch_features(t, seat, end, length, missing, out, j):
    """A stretch before its end, with its tally."""
    close = CLOSE[missing]
    leader = majority(t.tally)
    if leader != NONE:
        sight = t.printed.stretch_points[length - 1] * close * 16 // POINT
        side = j + SIDES + side_of(t, seat, leader)
        out[side] = bounded(out[side] + sight)
    for colour in range(COLOURS):
        if t.tally[colour] > 0:
            out[j + side_of(t, seat, colour)] += t.tally[colour] * 16
    out[j + 2 * SIDES] += missing * 16
    for place in range(end - length, end):
        field = PLAYERS_END + place * A_FIELD
        out[field + CLOSENESS] = close * ONE // POINT
        if missing == 1 and t.colour_at[place] == NONE:
            out[field + LAST_ONE] = ONE


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
