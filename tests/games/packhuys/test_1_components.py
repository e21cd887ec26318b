"""1 · Components and modes."""

from __future__ import annotations

import pytest

import penstock
from penstock.games.packhuys.rules.cards import (
    content_of,
    depicts,
    goods_on,
    is_harbour,
    is_special,
    is_water,
)
from penstock.games.packhuys.rules.state import GOODS, NUMBERS, SEATS, Bar, Content, State, Symbol
from tests.games.packhuys.builder import GAME, position
from tests.walks import plain_state, walk


def faces(s, colour=None):
    return [
        n for n in range(1, NUMBERS) if is_harbour(s, n) and (colour is None or n in s.printed.deck[colour])
    ]


def test_1_1_a_colour_has_nineteen_goods_cards_two_cranes_and_a_pub():
    s = position(2)
    for deck in s.printed.deck:
        shown = [content_of(s, n) for n in deck]
        assert len(set(deck)) == 22
        assert shown.count(Content.CRANE) == 2
        assert shown.count(Content.PUB) == 1
        assert sum(goods_on(s, n) for n in deck) == 24
        for good in range(GOODS):
            assert sum(depicts(s, n, good) for n in deck) == 8


def test_1_1_only_three_and_four_show_three_goods():
    s = position(2)
    assert [n for n in faces(s) if goods_on(s, n) == GOODS] == [3, 4]


def test_1_1_red_and_black_have_no_number_in_common():
    s = position(2)
    assert not set(s.printed.deck[0]) & set(s.printed.deck[1])


def test_1_1_symbols_of_a_colour():
    s = position(2)
    symbols = [s.printed.faces[n].symbol for n in s.printed.deck[0]]
    assert [symbols.count(k) for k in (Symbol.SHIP, Symbol.COIN, Symbol.NONE)] == [7, 7, 8]


def test_1_2_there_are_43_water_cards_most_of_them_higher_than_every_harbour_card():
    s = position(2)
    water = [n for n in range(1, NUMBERS) if is_water(s, n)]
    assert len(water) == 43
    assert sum(n > max(faces(s)) for n in water) == 35
    symbols = [s.printed.faces[n].symbol for n in water]
    assert [symbols.count(k) for k in (Symbol.NONE, Symbol.COIN, Symbol.SHIP)] == [15, 14, 14]
    assert {s.printed.faces[n].bar for n in water} == {Bar.NONE}


def test_1_3_six_special_cards_without_symbol():
    s = position(3)
    assert [n for n in range(1, NUMBERS) if is_special(s, n)] == [88, 89, 90, 91, 92, 93]
    assert {s.printed.faces[n].symbol for n in s.printed.specials} == {Symbol.NONE}


@pytest.mark.parametrize(
    ("seats", "mode", "warehouses", "keepers", "tokens", "treasury"),
    [
        (2, "basic", 16, 0, 0, 12),
        (2, "advanced", 16, 0, 0, 12),
        (3, "expansion", 16, 7, 6, 8),
        (4, "expansion", 16, 7, 6, 4),
    ],
)
def test_1_4_pieces_by_mode(seats, mode, warehouses, keepers, tokens, treasury):
    s = GAME.new(seats, 1, {"mode": mode}, "plain").state
    assert s.supply == [warehouses] * GOODS
    assert s.keepers == [keepers] * seats + [0] * (SEATS - seats)
    assert s.stock == [tokens] * GOODS
    assert s.treasury == treasury
    assert s.coins[:seats] == [4] * seats


@pytest.mark.parametrize(
    ("seats", "mode", "size", "counted", "has_ship", "ship_limit", "stack"),
    [
        (2, "basic", 6, 0, 0, 0, 0),
        (2, "advanced", 7, 5, 1, 0, 0),
        (3, "expansion", 8, 7, 1, 2, 6),
        (4, "expansion", 9, 9, 1, 2, 6),
        (3, "limited_warehouses", 8, 7, 1, 2, 6),
        (4, "limited_warehouses", 9, 9, 1, 2, 6),
    ],
)
def test_1_5_modes(seats, mode, size, counted, has_ship, ship_limit, stack):
    s = GAME.new(seats, 1, {"mode": mode}, "plain").state
    assert (s.printed.size, s.printed.counted, s.has_ship) == (size, counted, has_ship)
    assert (s.printed.ship_limit, s.n_stack) == (ship_limit, stack)
    assert s.printed.store_limit == (2 if mode == "limited_warehouses" else 0)


def test_1_5_the_usual_mode_follows_the_number_of_seats():
    for seats, mode in ((2, "advanced"), (3, "expansion"), (4, "expansion")):
        assert GAME.new(seats, 1, {}, "plain").bytes == GAME.new(seats, 1, {"mode": mode}, "plain").bytes


@pytest.mark.parametrize(
    ("seats", "mode"),
    [
        (2, "expansion"),
        (2, "limited_warehouses"),
        (3, "basic"),
        (3, "advanced"),
        (4, "basic"),
        (4, "advanced"),
    ],
)
def test_1_5_a_mode_for_another_number_of_seats_is_refused(seats, mode):
    with pytest.raises(
        penstock.BadOption, match=f"With {seats} seats option mode cannot be '{mode}'; it can be auto, "
    ):
        GAME.new(seats, 1, {"mode": mode})


@pytest.mark.parametrize(
    ("seats", "mode", "ignored"),
    [
        (
            2,
            "basic",
            {
                "removeTriples": "true",
                "warehouseCopies": "2",
                "expansionTie": "chain",
                "specials2p": "true",
                "colours": "chosen",
            },
        ),
        (2, "advanced", {"removeTriples": "true", "warehouseCopies": "2", "expansionTie": "chain"}),
        (2, "advanced", {"colours": "chosen"}),
        (3, "expansion", {"specials2p": "true"}),
        (3, "limited_warehouses", {"expansionTie": "chain", "specials2p": "true"}),
    ],
)
def test_1_5_options_of_other_modes_are_ignored(seats, mode, ignored):
    plain = GAME.new(seats, 1, {"mode": mode}, "plain")
    assert GAME.new(seats, 1, {"mode": mode, **ignored}, "plain").bytes == plain.bytes


def test_1_4_the_record_is_at_most_two_kibibytes():
    assert State.dtype().itemsize <= 2048


DECK = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 41, 45]
OWNER = {
    f"[harbour]\nfirst = {[*DECK, 96]}": "between 1 and 95",
    f"[harbour]\nfirst = {[*DECK, 52]}": "52 does",
    f"[harbour]\nfirst = {[51, *DECK]}": "ascending",
    '[harbour]\nshows = ["crane"]': "22 harbour cards, not 1",
    '[harbour]\nsymbol = ["ship"]': "22 harbour cards, not 1",
    '[harbour]\nshows = ["beer"]': "not 'beer'",
    '[bars]\ngreen = ["above"]': "above or below",
    "[water]\nnone = [39, 44, 49, 54, 57, 60, 63, 66, 69, 72, 75, 78, 81, 84, 84]": "84 does",
    "[special]\nbridge = [88, 94]": "one even and one odd",
    "[box]\nwarehouses = 15": "16 warehouses",
    "[box]\ntokens = 5": "6 goods tokens",
    "[start]\ncoins = 6": "more coins than the box holds",
    "[start]\nharbour = 0": "one to five cards",
    "[field]\nbasic = [4, 0]": "5 to 9 cells",
    "[field]\nfour = [9, 99]": "small number",
    "[money]\ntax = 21": "all the coins of the box",
    "[limits]\nidle = 0": "between 1 and",
    "[limits]\nowners = 0": "'owners' lies between 1 and 4",
    "[limits]\nowners = 5": "no more than 4 players store goods",
    "[limits]\nowners = 8": "'owners' lies between 1 and 4: no more",
    "[limits]\nrounds = 1000": "between 1 and 500",
}


@pytest.mark.parametrize(("text", "part"), OWNER.items(), ids=list(OWNER.values()))
def test_1_1_an_owners_file_that_contradicts_the_box_is_refused(tmp_path, text, part):
    (tmp_path / "packhuys.toml").write_text(text, "utf-8")
    with pytest.raises(penstock.BadComponents, match=part):
        penstock.game("packhuys", components=tmp_path)


def shows(crane=2, pub=1, triple=1):
    words = ["crane"] * crane + ["pub"] * pub + ["wine-spices-tea"] * triple
    return "shows = [" + ", ".join(f'"{w}"' for w in words + ["wine"] * (22 - len(words))) + "]"


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (shows(crane=3), "two cranes and one pub"),
        (shows(triple=0), "one card with three goods"),
        ("symbol = [" + ", ".join(['"anchor"'] * 22) + "]", "not 'anchor'"),
    ],
)
def test_1_1_an_owners_cards_agree_with_what_is_known(tmp_path, text, part):
    (tmp_path / "packhuys.toml").write_text(f"[harbour]\n{text}", "utf-8")
    with pytest.raises(penstock.BadComponents, match=part):
        penstock.game("packhuys", components=tmp_path)


def test_1_2_an_owner_cannot_lose_a_water_card(tmp_path):
    (tmp_path / "packhuys.toml").write_text("[water]\nship = [43]", "utf-8")
    with pytest.raises(penstock.BadComponents, match="14 whole numbers"):
        penstock.game("packhuys", components=tmp_path)


def test_1_1_an_owners_cards_are_played(tmp_path):
    numbers = "[1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 41, 45, 95]"
    (tmp_path / "packhuys.toml").write_text(f"[harbour]\nfirst = {numbers}", "utf-8")
    match = penstock.game("packhuys", components=tmp_path).new(2, 1, backend="plain")
    assert content_of(match.state, 95) == Content.PUB
    assert content_of(match.state, 51) == Content.NOTHING


@pytest.mark.parametrize("owners", [1, 2, 3, 4])
def test_1_1_every_limit_on_owners_that_is_accepted_can_be_played(tmp_path, owners):
    (tmp_path / "packhuys.toml").write_text(f"[limits]\nowners = {owners}", "utf-8")
    game = penstock.game("packhuys", components=tmp_path)
    match = game.new(4, 1, {"mode": "limited_warehouses"}, "plain")
    most = 0
    for _ in walk(match, 1):
        s = plain_state(match)
        for a in s.areas:
            most = max(most, *((a.stores >> good * SEATS & 0b1111).bit_count() for good in range(GOODS)))
    assert match.state.rounds > 3
    assert 1 <= most <= owners
