"""Lists of seats show the colours that the game then deals."""

import pytest

import penstock
from penstock.server.http.game_views import seat_colours

GAMES = penstock.games()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_seat_has_the_colour_in_lists_that_it_has_in_the_game(game_id: str) -> None:
    game = penstock.game(game_id)
    for seats in game.seats:
        players = game.new(seats, seats, {}, "plain").view(None)["players"]
        for player, shown in zip(players, seat_colours(game_id), strict=False):
            assert (player.get("colour") or player.get("company")) == shown


def test_games_that_deal_colours_say_so() -> None:
    assert seat_colours("packhuys") == ["red", "black", "green", "purple"]
    assert seat_colours("arriala")[:2] == ["red", "yellow"]
