"""What holds in every game, whatever is played."""

import pytest

from tests.games.panamax.builder import GAME
from tests.walks import legal_ids, matches, walk

pytestmark = pytest.mark.slow  # whole random games

MOST_MOVES = 45  # if all 20 ships that carry cargo wait: 40 targets and the wagon


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_never_faces_more_than_a_screenful_of_moves(seats):
    most = 0
    for match, seed in matches(GAME, seats, least=12):
        for _ in walk(match, seed):
            most = max([most, *(len(legal_ids(match, seat)) for seat in match.to_act)])
    assert 25 < most <= MOST_MOVES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_three_rounds_and_every_die_is_taken(seats):
    for match, seed in matches(GAME, seats, least=4):
        kinds = [event.kind for _ in walk(match, seed) for event in match.events]
        dice = match.state.printed.dice + match.state.printed.executive
        assert match.ending == "THREE_ROUNDS"
        assert kinds.count("ROUND") == 3
        assert kinds.count("TOOK_DIE") + kinds.count("TOOK_EXECUTIVE") == 3 * dice
