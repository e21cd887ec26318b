"""Where a learned bot thinks, as a record: compiled it lies in an array, plain it is an object."""

from functools import cache

from penstock.bots.net import OUTPUTS, WIDEST_FIRST, WIDEST_SECOND
from penstock.engine.game import ROOM, Game
from penstock.engine.header import MOST_SEATS
from penstock.engine.record import Record, i4, i8

WORLDS = 2  # the one being thought about, and a move tried in it


def mind_of(game: Game) -> type[Record]:
    return sized_mind(game.state, len(game.moves), game.n_features)  # type: ignore[arg-type]


@cache
def sized_mind(state: type[Record], n_moves: int, n_features: int) -> type[Record]:
    class Mind(Record):
        """Room to think in; the sums are left for the caller."""

        worlds: state[WORLDS]
        room: state[ROOM]  # where features try moves
        sums: i8[n_moves]  # by legal move: what it is chosen by
        win_sums: i8[n_moves]  # and the expected shares of the win
        ids: i4[n_moves]  # legal moves
        features: i4[max(n_features, 1)]
        first: i4[WIDEST_FIRST]
        second: i4[WIDEST_SECOND]
        outputs: i4[OUTPUTS]
        seen_wins: i4[MOST_SEATS]  # by seat: the share of the win that is expected
        seen_leads: i4[MOST_SEATS]

    return Mind
