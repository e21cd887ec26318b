"""What laying a card is said to do to the areas is what it does."""

import random

import pytest

import penstock


def walk(seats, mode, seed, phase="lay"):
    """Positions of a random game in which a card is to be laid, or something else is asked."""
    match = penstock.game("packhuys").new(seats, seed, {"mode": mode}, "plain")
    luck = random.Random(seed)
    while not match.over:
        seat = min(match.to_act)
        if match.view(None)["phase"] == phase:
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


def neighbours(view, cell):
    """The areas of the cards beside a cell."""
    column, row = "abcdefghijklm".index(cell[0]), int(cell[1:])
    return {
        c["area"]
        for c in view["cards"]
        if c["area"] is not None and abs(c["column"] - column) + abs(c["row"] - row) == 1
    }


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
                now = {a["area"]: a for a in after["areas"]}
                for o in outcomes:
                    assert (
                        o["is_closed"] or o["leads"] == now[o["joins"][0]]["leads"]
                    )  # water leaves leads alone
                beside = {
                    a for a in neighbours(match.view(None), move.params["cell"]) if before[a]["is_open"]
                }
                assert {a for o in outcomes for a in o["joins"]} >= beside
                assert {a for o in outcomes if not o["is_closed"] for a in o["joins"]} <= beside
                continue
            made = outcomes[0]
            assert made["size"] == area["size"]
            assert made["is_closed"] != area["is_open"]
            if area["is_open"]:
                assert made["leads"] == area["leads"]
                assert made["room"] == area["room"]
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


def test_5_6_a_water_card_says_what_it_earns_and_how_open_its_neighbours_stay():
    earned = 0
    for k, (match, seat) in enumerate(walk(3, "expansion", 5)):
        if k % 5:
            continue
        purse, treasury = (match.view(None)["players"][seat]["coins"], match.view(None)["treasury"])
        is_water = match.view(None)["players"][seat]["played"]["shows"] == "water"
        for move in match.moves(seat)[:3]:
            assert move.facts.get("coins") == (min(treasury, 1) if is_water else None)
            for outcome in move.facts["outcomes"]:
                assert (outcome["room"] == 0) == outcome["is_closed"]
            if is_water:
                after = match.copy()
                after.play(move.notation, seat)
                if after.view(None)["phase"] in ("lay", "ship"):
                    assert after.view(None)["players"][seat]["coins"] == purse + move.facts["coins"]
                    earned += 1
    assert earned


def test_7_3_a_removal_says_who_leads_afterwards():
    seen = 0
    for seed in range(4):
        for match, seat in walk(3, "expansion", seed, "remove"):
            for move in (m for m in match.moves(seat) if m.family == "remove"):
                before = neighbours(match.view(None), move.params["cell"])
                after = match.copy()
                after.play(move.notation, seat)
                now = after.view(None)
                beside = neighbours(now, move.params["cell"])
                parts = [a for a in now["areas"] if a["area"] in beside and a["is_open"]]
                told = sorted(
                    (o["size"], o["leads"] is None, o["leads"] or 0) for o in move.facts["outcomes"]
                )
                assert told == sorted((a["size"], a["leads"] is None, a["leads"] or 0) for a in parts)
                assert {a for o in move.facts["outcomes"] for a in o["joins"]} <= before
                seen += len(told)
    assert seen


def test_5_2_storing_exporting_and_the_crane_say_where_their_card_lies():
    asked = 0
    for match, seat in walk(3, "expansion", 2, "export"):
        cards = {c["cell"]: c for c in match.view(None)["cards"]}
        for move in match.moves(seat):
            assert cards[move.facts["at"]]["owner"] == seat
            asked += 1
    assert asked


@pytest.mark.parametrize("phase", ["export", "crane"])
def test_6_2_storing_exporting_and_the_crane_say_who_would_lead(phase):
    leaders = set()
    for match, seat in walk(3, "expansion", 2, phase):
        for move in match.moves(seat):
            if move.family == "skip":
                continue
            after = match.copy()
            after.play(move.notation, seat)
            now = after.view(None)
            told = next(o for o in move.facts["outcomes"] if o["joins"] == [area_at(match, move)])
            area = area_of(now, move.facts["at"])
            assert told["size"] == area["size"]
            assert told["is_closed"] != area["is_open"]
            if area["is_open"]:
                assert told["leads"] == area["leads"]
                leaders.add((move.family, area["leads"] == seat))
            if move.family == "export":
                assert move.facts["tokens"] == now["players"][seat]["tokens"][move.params["good"]]
            else:
                assert "tokens" not in move.facts
    assert len(leaders) > 1


def area_at(match, move):
    """The area of the card whose goods are asked about."""
    return area_of(match.view(None), move.facts["at"])["area"]


@pytest.mark.parametrize("phase", ["lay", "export", "crane", "remove"])
def test_10_5_a_choice_says_whose_points_it_changes_now(phase):
    """As the worth of all says once it is made; the goods of a card laid are stored."""
    changed = 0
    for match, seat in walk(3, "expansion", 2, phase):
        before = [w["total"] for w in match.worth(None)]
        for move in match.moves(seat)[:5]:
            if move.family == "skip":
                continue
            after = match.copy()
            after.play(move.notation, seat)
            if phase == "lay" and laid(match, seat, move.notation) is None:
                continue
            if phase == "lay" and after.view(None)["phase"] == "export":
                after.play("store", seat)
            if after.over or after.view(None)["round"] > match.view(None)["round"]:
                continue
            now = [w["total"] for w in after.worth(None)]
            by = {g["seat"]: g["by"] for g in move.facts["gains"]}
            assert by == {k: b - a for k, (a, b) in enumerate(zip(before, now, strict=True)) if a != b}
            assert move.facts["points"] == by.get(seat, 0)
            changed += len(by)
    assert changed or phase in ("crane", "remove")
