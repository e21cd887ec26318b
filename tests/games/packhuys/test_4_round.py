"""4 · The round: secret choices, the reveal, tax and order."""

from __future__ import annotations

import json
from typing import Any

import pytest

import penstock
from penstock.engine.record import NONE
from penstock.games.packhuys.rules.cards import order_key
from penstock.games.packhuys.rules.round import next_in_order, right_neighbour
from penstock.games.packhuys.rules.state import NO_CARD, Ending, Phase
from tests.games.packhuys.builder import (
    GAME,
    choose,
    event_names,
    events,
    hand,
    legal,
    play,
    position,
    refused,
)
from tests.games.playing import acting


def test_4_1_every_card_of_the_hand_or_a_pass():
    s = position(3, hands={0: [5, 17, 92, 57]})
    assert legal(s, seat=0) == ["play 5", "play 17", "play 57", "play 92", "pass"]
    assert refused(s, "play 19", 0) == "NOT_IN_HAND"


def test_4_1_without_cards_one_can_only_pass():
    assert legal(position(3), seat=1) == ["pass"]


def test_4_1_all_choose_at_once_in_any_order():
    s = position(3, hands={0: [17], 1: [18], 2: [19]})
    assert s.to_act == 0b111
    play(s, "play 19", seat=2)
    assert s.to_act == 0b011
    assert refused(s, "pass", 2) == "NOT_YOUR_TURN"
    play(s, "play 17", seat=0)
    play(s, "pass", seat=1)
    assert s.phase == Phase.LAY


def test_4_1_a_choice_is_final_and_nothing_else_can_be_done_meanwhile():
    s = position(3, hands={0: [17]})
    assert refused(s, "lay h8", 0) == "NOT_NOW"
    play(s, "play 17", seat=0)
    assert refused(s, "play 17", 0) == "NOT_YOUR_TURN"


def test_4_1_nobody_sees_a_choice_before_all_are_made():
    """Views, events and moves of the others do not depend on what was chosen."""
    seen = []
    for number in (None, 17, 57):
        match = GAME.new(3, 5, backend="plain")
        own = hand(match.state, 0)
        match.play("pass" if number is None else f"play {own[0] if number == 17 else own[-1]}", 0)
        others = [json.dumps(match.view(seat)) for seat in (1, 2, None)]
        events = [(e.kind, e.seat, e.params) for e in match.events]
        seen.append((others, events, [m.notation for m in match.moves(1)]))
        assert match.view(1)["players"][0]["has_chosen"] is True
        assert match.view(1)["players"][0]["chosen"] is None
        assert match.view(0)["players"][0]["chosen"] is not None
    assert seen[0] == seen[1] == seen[2]


def test_4_1_a_choice_can_be_taken_back_until_the_reveal():
    match = GAME.new(3, 5, backend="plain")
    before = match.bytes
    match.play("pass", 1)
    match.undo()
    assert match.bytes == before
    for seat in range(3):
        match.play("pass", seat)
    with pytest.raises(penstock.CannotUndo):
        match.undo()


def test_4_2_all_cards_are_turned_up_together():
    s = position(3, hands={0: [17], 1: [18], 2: [21]})
    play(s, "play 17", seat=0)
    play(s, "play 18", seat=1)
    assert s.played[:3] == [NO_CARD] * 3
    play(s, "play 21", seat=2)
    assert s.played[:3] == [17, 18, 21]
    assert s.chosen[:3] == [NONE] * 3
    assert [note[:2] for note in events(s, "REVEALED")] == [(0, 17), (1, 18), (2, 21)]
    assert hand(s, 0) == []


def test_4_2_b9_whoever_passes_takes_a_coin():
    s = choose(position(2), "pass", "pass")
    assert s.coins[:2] == [5, 5]
    assert s.treasury == 10
    assert s.rounds == 2
    assert s.phase == Phase.SELECT
    assert event_names(s)[-3:] == ["PASSED", "PASSED", "ROUND"]


def test_4_2_s25_a_treasury_that_cannot_pay_all_pays_none():
    s = position(4, hands={0: [17], 1: [18]}, coins=[4, 5, 5, 5])
    choose(s, 17, 18, "pass", "pass")
    assert s.treasury == 1
    assert s.coins == [4, 5, 5, 5]


def test_4_2_s26_a_treasury_that_just_can_pays():
    s = position(3, hands={0: [17]}, coins=[6, 6, 6])
    choose(s, 17, "pass", "pass")
    assert s.coins[:3] == [6, 7, 7]
    assert s.treasury == 0


def test_4_3_s3_a_coin_card_taxes_the_right_neighbour():
    s = position(3, hands={0: [17], 1: [30], 2: [19]}, coins=[2, 2, 2])
    choose(s, 17, 30, 19)
    assert s.coins[:3] == [1, 2, 2]
    assert s.treasury == 15
    assert events(s, "TAX_PAID") == [(0, 1, 1, 30)]  # one coin for the card 30 of seat 1


def test_4_3_s4_who_cannot_pay_takes_the_card_back_and_does_not_act():
    s = position(3, hands={0: [17], 1: [30], 2: [19]}, coins=[0, 2, 2])
    choose(s, 17, 30, 19)
    assert hand(s, 0) == [17]
    assert s.played[0] == NO_CARD
    assert events(s, "CANNOT_PAY") == [(0, 1, 1, 30)]
    assert events(s, "TOOK_BACK") == [(0, 17, 0, 0)]
    play(s, "lay h8", "store")
    assert acting(s) == 2
    play(s, "lay h6", "store")
    assert s.phase == Phase.SELECT


def test_4_3_b8_with_two_players_the_opponent_pays():
    s = position(2, hands={0: [29], 1: [18]}, coins=[4, 0])
    choose(s, 29, 18)
    assert hand(s, 1) == [18]
    assert right_neighbour(s, 0) == 1
    assert right_neighbour(s, 1) == 0


def test_4_3_b7_tax_comes_before_the_coin_for_water():
    s = position(2, hands={0: [29], 1: [57]}, coins=[4, 1])
    choose(s, 29, 57)
    assert acting(s) == 1
    assert s.coins[1] == 0
    play(s, "lay h8")
    assert s.coins[1] == 1


def test_4_3_b11_a_card_taken_back_taxes_nobody():
    s = position(2, hands={0: [29], 1: [30]}, coins=[0, 0])
    choose(s, 29, 30)
    assert hand(s, 0) == [29]
    assert s.played[:2] == [NO_CARD, 30]
    assert acting(s) == 1


def test_4_3_s24_taxes_are_settled_in_play_order():
    s = position(3, hands={0: [29], 1: [30], 2: [19]}, coins=[0, 0, 4])
    choose(s, 29, 30, 19)
    assert hand(s, 0) == [29]
    assert s.coins[:3] == [0, 0, 4]
    assert acting(s) == 1
    play(s, "lay h8", "store")
    assert acting(s) == 2


def test_4_3_q37_by_option_all_taxes_fall_due_together():
    s = position(3, hands={0: [29], 1: [30], 2: [19]}, coins=[0, 0, 4], taxOrder="simultaneous")
    choose(s, 29, 30, 19)
    assert hand(s, 0) == [29]
    assert s.coins[:3] == [0, 0, 3]  # 29 was taken back and has taxed all the same
    assert events(s, "TAX_PAID") == [(2, 1, 0, 29)]
    assert acting(s) == 1


def test_4_3_q37_two_empty_purses_then_stop_each_other_until_the_stalemate():
    s = position(2, hands={0: [29], 1: [30]}, coins=[0, 0], taxOrder="simultaneous")
    for rounds in (1, 2, 3):
        choose(s, 29, 30)
        assert (hand(s, 0), hand(s, 1)) == ([29], [30])
        assert s.idle == rounds
    assert s.ending == Ending.STALEMATE


def test_4_3_q7_by_option_whoever_passes_pays_too():
    s = position(3, hands={1: [30], 2: [19]}, coins=[0, 2, 2], passersPay=True)
    choose(s, "pass", 30, 19)
    assert s.coins[:3] == [0, 2, 2]  # the coin for passing comes first
    assert events(s, "TAX_PAID") == [(0, 1, 1, 30)]


def test_4_3_q7_who_passes_and_cannot_pay_loses_nothing():
    s = position(3, hands={1: [90, 28], 2: [19]}, coins=[0, 2, 2], passersPay=True)
    choose(s, "pass", 90, 19)
    assert s.coins[:3] == [1, 2, 2]
    assert "CANNOT_PAY" not in event_names(s)


def test_4_4_who_passes_has_no_card_to_take_back_and_cannot_refuse():
    s = position(3, hands={1: [30], 2: [19]}, coins=[1, 2, 2], passersPay=True, taxRefusal=True)
    choose(s, "pass", 30, 19)
    assert s.phase == Phase.LAY
    assert s.coins[0] == 1


def test_4_4_q53_where_all_taxes_fall_due_together_a_card_taken_back_still_taxes():
    options: dict[str, Any] = {"taxRefusal": True, "taxOrder": "simultaneous"}
    s = position(3, hands={0: [29], 1: [30], 2: [19]}, coins=[2, 2, 2], **options)
    choose(s, 29, 30, 19)
    assert acting(s) == 0
    play(s, "refuse")
    assert events(s, "TAX_REFUSED") == [(0, 1, 1, 30)]
    assert acting(s) == 2
    play(s, "pay")
    assert events(s, "TAX_PAID") == [(2, 1, 0, 29)]


def test_4_3_the_log_says_whose_card_taxed():
    match = GAME.new(3, 5, backend="plain")
    s = position(3, hands={0: [17], 1: [30], 2: [19]}, coins=[0, 2, 2])
    choose(s, 17, 30, 19)
    match.resume([], s.to_bytes())
    said = [e.text("en", {0: "Ada", 1: "Bert"}) for e in match.events]
    assert "Ada cannot pay the tax (one coin) for Bert’s card 30." in said
    assert "Ada takes card 17 back into hand." in said


def test_4_3_whoever_passes_owes_nothing():
    s = position(3, hands={1: [30], 2: [19]}, coins=[1, 2, 2])
    choose(s, "pass", 30, 19)
    assert s.coins[:3] == [2, 2, 2]


def test_4_3_a_card_taken_back_was_seen_by_all():
    s = position(2, hands={0: [29], 1: [18]}, coins=[4, 0])
    choose(s, 29, 18)
    assert s.shown[1] == s.hand[1]


def test_4_4_by_option_who_could_pay_may_refuse():
    s = position(3, hands={0: [17], 1: [30], 2: [19]}, coins=[2, 2, 2], taxRefusal=True)
    choose(s, 17, 30, 19)
    assert s.phase == Phase.PAY
    assert acting(s) == 0
    assert legal(s) == ["pay", "refuse"]
    paid = play(s.copy(), "pay")
    assert paid.coins[0] == 1
    assert paid.played[0] == 17
    unpaid = play(s, "refuse")
    assert unpaid.coins[0] == 2
    assert hand(unpaid, 0) == [17]
    assert "TAX_REFUSED" in event_names(unpaid)
    assert unpaid.phase == Phase.LAY


def test_4_4_q53_debts_are_decided_one_by_one_in_play_order():
    s = position(3, hands={0: [29], 1: [30], 2: [37]}, coins=[2, 2, 2], taxRefusal=True)
    choose(s, 29, 30, 37)
    assert acting(s) == 1  # 37 taxes first
    play(s, "pay")
    assert acting(s) == 0  # then 30
    play(s, "refuse")
    assert s.phase == Phase.LAY  # 29 was taken back and taxes nobody
    assert acting(s) == 2


def test_4_4_who_cannot_pay_is_not_asked():
    s = position(3, hands={0: [17], 1: [30], 2: [19]}, coins=[0, 2, 2], taxRefusal=True)
    choose(s, 17, 30, 19)
    assert s.phase == Phase.LAY
    assert hand(s, 0) == [17]


def test_4_5_the_highest_number_acts_first():
    s = position(3, hands={0: [17], 1: [57, 18], 2: [27]})
    choose(s, 17, 57, 27)
    assert acting(s) == 1
    play(s, "lay h8")
    assert acting(s) == 2


def test_4_5_s1_a_bar_above_comes_before_no_bar():
    s = position(3, hands={0: [17], 2: [17]})
    choose(s, 17, "pass", 17)
    assert next_in_order(s) == 2


def test_4_5_s2_a_bar_below_comes_after_no_bar():
    s = position(3, hands={0: [19], 2: [19]})
    choose(s, 19, "pass", 19)
    assert next_in_order(s) == 0


def test_4_5_the_bar_goes_with_the_colour_not_with_the_seat():
    s = position(3, hands={0: [17], 2: [17]}, colours=["green", "black", "red"])
    choose(s, 17, "pass", 17)
    assert next_in_order(s) == 0


def test_4_5_no_two_cards_of_a_game_have_the_same_key():
    s = position(4)
    keys = [order_key(s, seat, n) for seat in range(4) for n in s.printed.deck[seat % 2]]
    assert len(set(keys)) == len(keys)
    assert order_key(s, 3, 57) == order_key(s, 0, 57)
