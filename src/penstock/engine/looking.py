"""What becomes of a move, as rows of numbers: what a net is trained with, on a CPU or a GPU.

A row holds the game's features from a seat's side, or what the hand-made value says; behind them, how it
ended. Templates like `entries.py`: the names below stand for the game's own functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from penstock.engine import rng
from penstock.engine.entries import acting_seat
from penstock.engine.header import MOST_SEATS
from penstock.engine.record import copy_into

N_FEATURES: int
apply: Callable[[Any, int, int], None]
value: Callable[[Any, int, Any], int]
features: Callable[[Any, int, Any, Any], None]

ENDED = 0  # behind the features: is the game over?
SHARES = 1  # each seat's share of the win, in thousandths
LEADS = SHARES + MOST_SEATS  # its points beyond the best of the others
WORTH = LEADS + MOST_SEATS  # the hand-made value for the seat, in two parts
TOLD = WORTH + 2
WHOLE = 1000
LOW_BITS = 15
MOST_LEAD = 32_000


def tell(s: Any, seat: int, room: Any, row: Any) -> None:
    """A position from a seat's side; all seats are counted round the table from it."""
    features(s, seat, room, row)
    tell_end(s, seat, row)


def tell_worth(s: Any, seat: int, room: Any, row: Any) -> None:
    """What the hand-made value says of it, instead of the features."""
    worth = value(s, seat, room)
    row[N_FEATURES + WORTH] = worth >> LOW_BITS
    row[N_FEATURES + WORTH + 1] = worth & ((1 << LOW_BITS) - 1)
    tell_end(s, seat, row)


def tell_end(s: Any, seat: int, row: Any) -> None:
    """Is it over, and who has won?"""
    row[N_FEATURES + ENDED] = 1 if s.ending != 0 else 0
    for k in range(2 * MOST_SEATS):
        row[N_FEATURES + SHARES + k] = 0
    if s.ending != 0:
        winners = 0
        for player in range(s.n_seats):
            winners += 1 if s.place[player] == 1 else 0
        for k in range(s.n_seats):
            player = (seat + k) % s.n_seats
            if s.place[player] == 1:
                row[N_FEATURES + SHARES + k] = WHOLE // winners
            row[N_FEATURES + LEADS + k] = max(-MOST_LEAD, min(MOST_LEAD, lead(s, player)))


def lead(s: Any, player: int) -> int:
    """A player's points beyond the best of the others."""
    best = 0
    is_first = True
    for other in range(s.n_seats):
        if other != player and (is_first or s.score[other] > best):
            best = int(s.score[other])
            is_first = False
    return int(s.score[player]) - best


def look_at(
    states: Any, games: Any, moves: Any, by_hand: Any, luck: Any, rows: Any, own: Any, room: Any, i: int
) -> None:
    """rows[i] = what becomes of games[i] after moves[i] of its acting seat: its worth where by_hand[game].

    It meets new luck, the same for all moves of a game: who looks does not know the luck to come.
    """
    game = games[i]
    copy_into(own, 0, states[game])
    s = own[0]
    seat = acting_seat(s)
    rng.start(s.rng, luck[0], luck[1] ^ game, luck[2])
    apply(s, seat, moves[i])
    if by_hand[game]:
        tell_worth(s, seat, room, rows[i])
    else:
        tell(s, seat, room, rows[i])


def tell_of(states: Any, seats: Any, rows: Any, room: Any, i: int) -> None:
    """rows[i] = game i from the side of seats[i]."""
    tell(states[i], seats[i], room, rows[i])


def look_at_all(
    states: Any,
    games: Any,
    moves: Any,
    by_hand: Any,
    luck: Any,
    rows: Any,
    own: Any,
    room: Any,
    first: int,
    last: int,
) -> None:
    """`look_at` for one move after the other; without moves, each game from the side of seats `games`."""
    for i in range(first, last):
        if len(moves) > 0:
            look_at(states, games, moves, by_hand, luck, rows, own, room, i)
        else:
            tell_of(states, games, rows, room, i)
