"""Nobody decides alone what concerns all, and nobody gets a bot's advice for nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from penstock.server.config import UNLIMITED, RateLimits
from penstock.server.table.opening import USUAL_BOT
from tests.server.house import House, Player, Refused, quick, wait_for
from tests.server.test_clocks import Time, play_turn, seat_of, start
from tests.server.test_life import answer, mover, play_one, two_at_a_table


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Time]]:
    now = Time()
    config = quick(tmp_path_factory.mktemp("fair"), limits=UNLIMITED, silence_seconds=1e9)
    house = House(config, now, monotonic=now)
    yield house, now
    house.close()


def offers(player: Player, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = player.get(f"/api/tables/{table}")["offers"]
    return found


def seat_shown(player: Player, table: str, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = player.get(f"/api/tables/{table}")["seats"][seat]
    return found


def refused_with(player: Player, path: str, **body: object) -> str:
    with pytest.raises(Refused) as refused:
        player.post(path, **body)
    return str(refused.value.code)


# -- who is away --------------------------------------------------------------------------------


def test_a_bot_for_who_keeps_all_waiting_is_asked_for_and_comes_when_nobody_objects(
    timed: tuple[House, Time],
) -> None:
    house, now = timed
    gone, other, table = start(house)
    seat, takeover = seat_of(gone, table), f"/api/tables/{table}/takeover"
    assert refused_with(other, takeover, seat=seat) == "time_left"
    now.ahead += 61
    asked = other.post(takeover, seat=seat, bot="random")  # whom one cannot choose for somebody else
    assert asked["seats"][seat]["away_bot"] is None
    [offer] = offers(gone, table)
    assert (offer["kind"], offer["about"], offer["until"] > now()) == ("takeover", seat, True)
    now.ahead += 61
    wait_for(lambda: seat_shown(other, table, seat)["away_bot"] == USUAL_BOT)
    assert offers(other, table) == []


def test_over_days_one_waits_three_days_and_has_a_day_to_answer(timed: tuple[House, Time]) -> None:
    house, now = timed
    anna, bea = house.guest("Anna"), house.guest("Bea")
    table = anna.new_table("arriala", "me", "open", pace="days")
    bea.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    gone = mover(table, anna, bea)
    other = bea if gone is anna else anna
    seat, takeover = seat_of(gone, table), f"/api/tables/{table}/takeover"
    now.ahead += 3 * 86_400 - 60
    assert refused_with(other, takeover, seat=seat) == "time_left"
    now.ahead += 61
    other.post(takeover, seat=seat)
    [offer] = offers(gone, table)
    assert offer["until"] - now() == pytest.approx(86_400, abs=60)
    now.ahead += 86_400 - 120
    assert len(offers(gone, table)) == 1
    now.ahead += 121
    wait_for(lambda: seat_shown(other, table, seat)["away_bot"] == USUAL_BOT)


def test_who_is_missed_can_object_or_simply_decide(timed: tuple[House, Time]) -> None:
    house, now = timed
    gone, other, table = start(house)
    seat, takeover = seat_of(gone, table), f"/api/tables/{table}/takeover"
    now.ahead += 61
    other.post(takeover, seat=seat)
    assert answer(gone, table, False)["offers"] == []
    other.post(takeover, seat=seat)
    play_one(gone, table)
    assert offers(other, table) == []
    now.ahead += 61
    other.post(takeover, seat=seat)
    with gone.stream(table):  # here again
        wait_for(lambda: seat_shown(other, table, seat)["connected"])
        now.ahead += 61
        wait_for(lambda: house.table(table).row.offers == ())
        assert seat_shown(other, table, seat)["away_bot"] is None


def test_who_waits_for_others_is_not_absent(timed: tuple[House, Time]) -> None:
    """Somebody who has moved may go for a walk while the other thinks."""
    house, now = timed
    first, second, table = start(house)
    now.ahead += 3600
    assert refused_with(first, f"/api/tables/{table}/takeover", seat=seat_of(second, table)) == "time_left"


def test_nobody_becomes_alone_by_waiting(timed: tuple[House, Time]) -> None:
    house, now = timed
    first, second, table = start(house)
    play_turn(first, table)
    seat = seat_of(second, table)
    now.ahead += 61
    first.post(f"/api/tables/{table}/takeover", seat=seat)
    now.ahead += 61
    wait_for(lambda: seat_shown(first, table, seat)["away_bot"])
    wait_for(lambda: first.position(table)["moves"])
    before = first.position(table)["seq"]
    for ask in ("offer-undo", "offer-stop"):
        assert first.post(f"/api/tables/{table}/{ask}")["state"] == "running"
        assert len(offers(second, table)) == 1
        now.ahead += 61  # silence is no consent
        wait_for(lambda: house.table(table).row.offers == ())
    assert first.get(f"/api/tables/{table}")["state"] == "running"
    assert first.position(table)["seq"] == before
    with pytest.raises(Refused, match="bots"):
        first.get(f"/api/tables/{table}/hint")
    first.post(f"/api/tables/{table}/offer-stop")
    assert answer(second, table, True)["state"] == "stopped"  # has a say, with a bot on the seat


# -- offers -------------------------------------------------------------------------------------


def test_an_answer_names_its_offer(timed: tuple[House, Time]) -> None:
    """Or a yes to an undo that was withdrawn in the same second would be a yes to the end of the game."""
    house, _ = timed
    first, second, table = start(house)
    play_one(first, table)
    first.post(f"/api/tables/{table}/offer-undo")
    [undo] = offers(second, table)
    play_one(first, table)  # what the offer spoke of has changed
    first.post(f"/api/tables/{table}/offer-stop")
    [stop] = offers(second, table)
    assert stop["number"] > undo["number"]
    late = {"offer": undo["number"], "accept": True}
    assert refused_with(second, f"/api/tables/{table}/answer-offer", **late) == "no_offer"
    assert second.get(f"/api/tables/{table}")["state"] == "running"


def test_one_offer_is_open_at_a_time_and_it_ends(timed: tuple[House, Time]) -> None:
    house, now = timed
    first, second, table = start(house)
    play_one(first, table)
    first.post(f"/api/tables/{table}/offer-stop")
    assert refused_with(first, f"/api/tables/{table}/offer-undo") == "offer_open"
    assert refused_with(second, f"/api/tables/{table}/offer-stop") == "offer_open"
    [offer] = offers(second, table)
    now.ahead += 61
    late = {"offer": offer["number"], "accept": True}
    assert refused_with(second, f"/api/tables/{table}/answer-offer", **late) == "no_offer"
    assert second.post(f"/api/tables/{table}/offer-stop")["offers"]


def test_offers_are_limited_by_person_and_hour(tmp_path: Path) -> None:
    now = Time()
    house = House(quick(tmp_path, limits=RateLimits(offers_per_hour=2)), now)
    anna, bea, table = two_at_a_table(house)
    for _ in range(2):
        anna.post(f"/api/tables/{table}/offer-stop")
        answer(bea, table, False)
    assert refused_with(anna, f"/api/tables/{table}/offer-stop") == "too_many"
    bea.post(f"/api/tables/{table}/offer-stop")
    answer(anna, table, False)
    now.ahead += 3601
    assert anna.post(f"/api/tables/{table}/offer-stop")["offers"]
    house.close()


def test_a_move_taken_back_takes_its_offer_along(timed: tuple[House, Time]) -> None:
    """Whoever agrees to the undo of a move that is gone agrees to nothing."""
    house, _ = timed
    first, second, table = start(house)
    play_one(first, table)
    first.post(f"/api/tables/{table}/offer-undo")
    [offer] = offers(second, table)
    taken_back(first, table)
    assert offers(second, table) == []
    late = {"offer": offer["number"], "accept": True}
    assert refused_with(second, f"/api/tables/{table}/answer-offer", **late) == "no_offer"


def taken_back(player: Player, table: str) -> None:
    back = {"expected_seq": player.position(table)["seq"], "key": "back"}
    player.post(f"/api/tables/{table}/undo", **back)


def test_who_is_replaced_or_has_given_up_takes_nothing_back(timed: tuple[House, Time]) -> None:
    house, _ = timed
    for way in ("leave", "resign"):
        first, second, table = start(house)
        play_turn(first, table)
        while not first.position(table)["undo"]["possible"]:  # to a turn whose last move shows nothing new
            play_turn(second, table)
            play_turn(first, table)
        first.post(f"/api/tables/{table}/{way}")
        position = first.position(table)
        assert position["undo"]["possible"] is False
        back = {"expected_seq": position["seq"], "key": "back"}
        assert refused_with(first, f"/api/tables/{table}/undo", **back) == "not_your_seat"


def test_who_has_given_up_claims_no_time(timed: tuple[House, Time]) -> None:
    house, now = timed
    anna, bea, cleo = (house.guest(name) for name in ("Anna", "Bea", "Cleo"))
    clock = {"kind": "move", "seconds": 60}
    table = anna.new_table("arriala", "me", "open", "open", clock=clock)
    for guest in (bea, cleo):
        guest.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    slow = mover(table, anna, bea, cleo)
    gone, other = (p for p in (anna, bea, cleo) if p is not slow)
    gone.post(f"/api/tables/{table}/resign")
    now.ahead += 61
    claim = {"seat": seat_of(slow, table), "action": "bot"}
    assert refused_with(gone, f"/api/tables/{table}/claim-timeout", **claim) == "not_your_seat"
    assert other.post(f"/api/tables/{table}/claim-timeout", **claim)


# -- no hint for nothing ------------------------------------------------------------------------


def let_a_bot_decide(player: Player, table: str) -> int:
    """Hand one's seat to a bot, take it back after its move; the point then."""
    seat, seq = seat_of(player, table), player.position(table)["seq"]
    player.post(f"/api/tables/{table}/takeover", seat=seat, bot="random")
    wait_for(lambda: player.position(table)["seq"] > seq)
    player.post(f"/api/tables/{table}/give-back", seat=seat)
    return int(player.position(table)["seq"])


def test_what_a_bot_played_is_not_taken_back_alone(
    timed: tuple[House, Time], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, _ = timed
    first, second, table = start(house)
    seat = seat_of(first, table)
    bots = house.server.bots

    async def one_decision(table_id: str) -> None:
        await bots.decide(table_id)

    monkeypatch.setattr(bots, "play", one_decision)
    seq = let_a_bot_decide(first, table)
    played = first.position(table)
    assert played["undo"]["possible"] is False
    back = {"expected_seq": played["seq"], "key": "u"}
    assert refused_with(first, f"/api/tables/{table}/undo", **back) == "cannot_undo"
    assert first.position(table)["seq"] == seq
    first.post(f"/api/tables/{table}/offer-undo")
    assert answer(second, table, True)["to_act"] == [seat]  # all together may


def test_against_bots_the_own_bots_move_stays_too(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.new_table("arriala", "me", "random")
    anna.post(f"/api/tables/{table}/start")
    wait_for(lambda: anna.position(table)["moves"])
    play_turn(anna, table)
    wait_for(lambda: anna.position(table)["moves"])
    anna.post(f"/api/tables/{table}/offer-undo")  # one's own, and the bots' answers with it
    assert anna.get(f"/api/tables/{table}/log")[-1]["kind"] == "undo"
    wait_for(lambda: anna.position(table)["moves"])
    let_a_bot_decide(anna, table)
    assert refused_with(anna, f"/api/tables/{table}/offer-undo") == "cannot_undo"
