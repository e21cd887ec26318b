"""What laying a card is said to do to the areas is what it does."""

import random

import pytest

import penstock


def walk(seats, mode, seed):
    """Positions of a random game in which a card is to be laid."""
    match = penstock.game("packhuys").new(seats, seed, {"mode": mode}, "plain")
    luck = random.Random(seed)
    while not match.over:
        seat = min(match.to_act)
        if match.view(None)["phase"] == "lay":
            yield match, seat
        match.play(luck.choice(match.legal(seat)), seat)


def laid(match, seat, notation):
    """The table after laying, all goods stored; None where a crane asks first."""
    after = match.copy()
    after.play(notation, seat)
    view = after.view(None)
    if view["phase"] == "export":
        if not any(m.notation == "store" for m in after.moves(seat)):
            return None
        after.play("store", seat)
        view = after.view(None)
    return None if view["phase"] in ("crane", "from") else view


def area_of(view, cell):
    card = next(c for c in view["cards"] if c["cell"] == cell)
    return next((a for a in view["areas"] if a["area"] == card["area"]), None)


@pytest.mark.parametrize(("seats", "mode"), [(2, "advanced"), (3, "expansion"), (4, "limited_warehouses")])
def test_6_1_a_card_says_who_would_lead_and_what_it_closes(seats, mode):
    luck = random.Random(1)
    closings = leads = 0
    for k, (match, seat) in enumerate(walk(seats, mode, 7)):
        if k % 6:
            continue
        before = {a["area"]: a for a in match.view(None)["areas"]}
        for move in luck.sample(match.moves(seat), min(4, len(match.moves(seat)))):
            outcomes = move.facts["outcomes"]
            after = laid(match, seat, move.notation)
            if after is None or after["phase"] == "done":
                continue
            was_open = sum(a["is_open"] for a in before.values())
            closed = [a for a in after["areas"] if not a["is_open"]]
            fresh = len(closed) - (len(before) - was_open)
            assert sum(o["is_closed"] for o in outcomes) == fresh
            area = area_of(after, move.params["cell"])
            if area is None:
                assert all(o["is_closed"] for o in outcomes)  # water only closes
                continue
            made = outcomes[0]
            assert made["size"] == area["size"]
            assert made["is_closed"] != area["is_open"]
            if area["is_open"]:
                assert made["leads"] == area["leads"]
                best = [
                    x["by"] for x in area["kinds"] if x["seat"] is not None and x["seat"] == area["leads"]
                ]
                assert made["by"] == max(best, default=0)
                leads += made["leads"] is not None
            elif not area["is_ignored"]:
                assert made["leads"] == area["keeper"]
            assert {before[a]["is_open"] for a in made["joins"]} <= {True}
        closings += any(o["is_closed"] for m in match.moves(seat) for o in m.facts["outcomes"])
    assert leads
    assert closings
