"""12 · Hidden information."""

from __future__ import annotations

import json

from penstock.engine.hiding import hide
from penstock.engine.record import NONE
from penstock.games.packhuys.rules.knowledge import determinize
from penstock.games.packhuys.rules.state import NO_CARD, Phase
from penstock.games.packhuys.rules.totals import totals
from tests.games.packhuys.builder import GAME, choose, hand, play, position
from tests.games.playing import chance


def guesses(s, seat, count=40):
    """Worlds as the seat could imagine them."""
    for seed in range(count):
        world = hide(s, seat)
        determinize(world, seat, chance(seed))
        yield world


def test_12_1_hands_piles_and_the_stack_are_hidden():
    match = GAME.new(3, 3, backend="plain")
    view = match.view(0)
    assert [c["number"] for c in view["players"][0]["hand"]] == hand(match.state, 0)
    assert view["players"][1]["hand"] is None
    spectator = match.view(None)
    assert all(player["hand"] is None for player in spectator["players"])
    json.dumps(spectator)


def test_12_1_coins_tokens_piles_and_the_top_water_card_are_open():
    match = GAME.new(4, 3, backend="plain")
    view = match.view(None)
    assert [p["coins"] for p in view["players"]] == [4, 4, 4, 4]
    assert view["water_pile"]["top"]["number"] == match.state.top_water
    assert view["water_pile"]["size"] == 43 - 8 - 8
    assert view["players"][2]["hand_size"] == {"harbour": 3, "water": 2, "special": 0}
    assert view["special_cards"] == 6
    assert view["players"][0]["pile"] == 18
    assert [p["taxed_by"] for p in view["players"]] == [1, 2, 3, 0]


def test_12_1_the_view_shows_field_areas_and_ship():
    s = position(3, "red 17 h8", "green 17 i8", "water 57 f6")
    view = GAME.view_of(hide(s, None), None)
    cards = {card["cell"]: card for card in view["cards"]}
    assert cards["h8"]["owner"] == 0
    assert cards["h8"]["bar"] == "none"
    assert cards["i8"]["bar"] == "above"
    assert cards["h8"]["gained"] == {"wine": 1, "spices": 0, "tea": 0}
    assert cards["f6"]["shows"] == "water"
    assert cards["g7"]["shows"] == "centre"
    assert [cards["g7"][key] for key in ("number", "owner", "area", "gained")] == [None] * 4
    assert view["areas"][0]["size"] == 2
    assert view["areas"][0]["stores"][1] == {
        "seat": 2,
        "cell": "i8",
        "warehouses": {"wine": 1, "spices": 0, "tea": 0},
    }
    assert view["ship"] == "g7"
    assert GAME.view_of(hide(position(2, mode="basic"), 0), 0)["ship"] is None


def test_12_2_water_taken_from_the_open_pile_is_remembered():
    s = position(3, hands={0: [57, 17], 1: [28], 2: [27]})
    top = s.top_water
    choose(s, 57, "pass", "pass")
    play(s, "lay h8")
    assert all(top in hand(world, 0) for world in guesses(s, 1))


def test_12_2_cards_taken_back_are_remembered():
    s = position(3, hands={0: [17, 23], 1: [30, 28], 2: [27]}, coins=[0, 4, 4])
    choose(s, 17, 30, "pass")
    worlds = list(guesses(s, 2))
    assert all(17 in hand(world, 0) for world in worlds)
    assert not all(23 in hand(world, 0) for world in worlds)


def test_12_2_a_remembered_card_is_forgotten_when_it_is_played():
    s = position(3, hands={0: [17, 23], 1: [30, 28], 2: [27]}, coins=[0, 4, 4])
    choose(s, 17, 30, "pass")
    play(s, "lay h8", "store")
    assert s.shown[0] == [1 << 17, 0]
    choose(s, 17, "pass", "pass")
    assert s.shown[0] == [0, 0]


def test_12_2_removed_cards_lie_under_the_pile_for_all_to_know():
    s = position(3, "black 14 h8", hands={0: [53, 27], 1: [28], 2: [27]})
    choose(s, 53, "pass", "pass")
    play(s, "lay f6", "ship h7", "remove h8")
    for world in guesses(s, 2):
        assert world.under[1][0] == 14
        assert 14 not in hand(world, 1)
        assert 14 not in world.pile[1]
    assert GAME.view_of(hide(s, 2), 2)["players"][1]["under_pile"] == [14]


def test_12_3_a_guess_conserves_everything_and_keeps_what_is_known():
    s = position(4, "black 14 h8", hands={0: [53, 27], 1: [28, 57, 92], 2: [27, 60], 3: [28]})
    for seat in range(4):
        for world in guesses(s, seat, 10):
            assert totals(world) == totals(s)
            assert hide(world, seat).to_bytes() == hide(s, seat).to_bytes()


def test_12_3_guesses_reach_every_unseen_card():
    s = position(3, hands={0: [27, 57], 1: [28, 60, 92], 2: [27]})
    seen = {n for world in guesses(s, 0, 300) for n in hand(world, 1)}
    assert {n for n in s.printed.deck[1] if n != 4} <= seen
    assert set(s.printed.specials) <= seen
    assert 57 not in seen
    assert s.top_water not in seen


def test_12_3_choices_already_made_are_guessed():
    s = position(3, hands={0: [27], 1: [28, 60], 2: [27]})
    play(s, "play 60", seat=1)
    worlds = list(guesses(s, 0, 200))
    chosen = {world.chosen[1] for world in worlds}
    assert NO_CARD in chosen
    assert len(chosen) > 10
    assert all(world.chosen[1] == NO_CARD or world.chosen[1] in hand(world, 1) for world in worlds)
    assert {world.chosen[2] for world in worlds} == {NONE}
    assert {world.chosen[0] for world in worlds} == {NONE}


def test_12_3_the_own_choice_is_known():
    s = position(3, hands={0: [27], 1: [28, 60], 2: [27]})
    play(s, "play 60", seat=1)
    assert {world.chosen[1] for world in guesses(s, 1)} == {60}


def test_12_3_after_the_reveal_no_choice_is_left():
    s = position(3, hands={0: [27], 1: [28], 2: [27]})
    choose(s, 27, 28, "pass")
    assert s.phase == Phase.LAY
    assert all(world.chosen[:3] == [NONE] * 3 for world in guesses(s, 0, 5))
