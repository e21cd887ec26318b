"""11 · Hidden information: what a seat sees and what a fair bot may imagine."""

from penstock.engine import rng
from penstock.engine.hiding import hide
from penstock.games.arriala.rules.state import CARD_NAMES
from tests.games.arriala.builder import GAME, cards, position, set_up


def guess(s, seat, luck=1):
    """The whole table as `seat` may imagine it."""
    chance = [0] * rng.WORDS
    rng.start(chance, luck, 2, 3)
    known = hide(s, seat)
    GAME.determinize(known, seat, chance)
    return known


def test_11_1_hands_are_hidden_their_size_is_not():
    """R51."""
    s = position(hand=["lock", "master teleport", "", ""], discards="move-short")
    seen = GAME.view_of(hide(s, 0), 0)
    own, *others = (p["hand"] for p in seen["players"])
    assert (list(own), cards(own.values())) == (list(CARD_NAMES), {"lock": 1})
    assert others == [None] * 3
    assert [p["hand_size"] for p in seen["players"]] == [1, 2, 0, 0]
    assert (seen["discards"], seen["pile"]) == ({"move-short": 1}, 51)


def test_11_1_a_spectator_sees_no_hand():
    seen = GAME.view_of(hide(set_up(3), None), None)
    assert [p["hand"] for p in seen["players"]] == [None] * 3


def test_11_1_the_table_shows_everything_else():
    s = position(2, red=[12, "chasselas", "dam"], green=[11], locks=[14], counted=[21, 22, 23, 24])
    seen = GAME.view_of(s, 0)
    assert [place["position"] for place in seen["canal"]] == list(range(11, 36))
    assert seen["canal"][0]["town"] == "montech"
    assert seen["canal"][1]["workers"] == ["red 1"]
    assert seen["canal"][3]["lock"]
    assert seen["canal"][10]["counted"]
    assert [v["workers"] for v in seen["vineyards"]] == [["red 2"], []]
    assert seen["river"][-1]["workers"] == ["red 3"]
    assert seen["neutral"] == {"colour": "green", "points": 0, "on_canal": 1, "place": 0}


def test_8_3_the_table_says_what_stretches_and_vineyards_would_pay():
    s = position(
        3, red=[1, 2, "brulhois"], yellow=[3, 13, 12], green=[21, "chasselas"], locks=[4, 14], counted=[21]
    )
    seen = GAME.view_of(hide(s, None), None)
    said = [(t["first"], t["last"], t["workers"], t["points"], t["leader"]) for t in seen["stretches"]]
    assert said == [
        (1, 3, 3, 4, "red"),
        (5, 10, 0, 10, None),
        (12, 13, 2, 2, "yellow"),
        (15, 19, 0, 8, None),
        (21, 24, 1, 6, "green"),
        (26, 34, 0, 16, None),
    ]
    assert [t["section"] for t in seen["stretches"]] == [1, 1, 2, 2, 3, 4]
    assert [t["counted"] for t in seen["stretches"]] == [False] * 4 + [True, False]
    assert [v["leader"] for v in seen["vineyards"]] == ["green", "red"]


def test_8_3_the_table_says_who_would_lead_with_one_more_worker():
    s = position(3, red=[1, 2, "brulhois"], yellow=[3, 13, 12], green=[21, "chasselas"], locks=[4, 14])
    seen = GAME.view_of(hide(s, None), None)
    assert seen["stretches"][0]["joined"] == {"red": "red", "yellow": None, "green": "red", "violet": "red"}
    assert seen["stretches"][1]["joined"]["green"] == "green"
    assert seen["vineyards"][1]["joined"] == {"red": "red", "yellow": None, "green": None, "violet": None}


def test_8_3_the_table_says_who_would_lead_with_one_worker_fewer():
    s = position(3, red=[1, 2, "brulhois"], yellow=[3, 13, 12], green=[21, "chasselas"], locks=[4, 14])
    seen = GAME.view_of(hide(s, None), None)
    assert seen["stretches"][0]["parted"] == {"red": None, "yellow": "red", "green": "red", "violet": "red"}
    assert seen["stretches"][1]["parted"]["green"] is None
    assert seen["vineyards"][1]["parted"] == {
        "red": None, "yellow": "red", "green": "red", "violet": "red",
    }  # fmt: skip


def test_7_7_the_table_says_who_is_alone_in_last_place():
    s = position(3)
    assert [p["is_last"] for p in GAME.view_of(s, 0)["players"]] == [False] * 3
    s.points[0], s.points[2] = 3, 1
    assert [p["is_last"] for p in GAME.view_of(s, 0)["players"]] == [False, True, False]


def test_11_2_a_guess_deals_the_unseen_cards_anew():
    s = position(hand=["lock lock", "master teleport", "move-long", ""], discards="lock move-short")
    seen = set()
    for luck in range(30):
        known = guess(s, 0, luck)
        assert cards(known.hand[0]) == {"lock": 2}
        assert [sum(hand) for hand in known.hand] == [2, 2, 1, 0]
        assert sum(known.deck) == known.deck_size == s.deck_size
        assert GAME.totals(known) == GAME.totals(s)
        assert known.hand[1][4] <= 2  # five Lock cards: two held, one discarded
        seen.add(tuple(known.hand[1]))
    assert len(seen) > 10


def test_11_2_a_guess_has_luck_of_its_own():
    s = set_up(4)
    assert guess(s, 0).rng != s.rng
