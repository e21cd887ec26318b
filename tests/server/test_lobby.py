"""The lobby: whose tables come first, how many of one host, and that none waits for ever."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from penstock.server.config import UNLIMITED
from tests.server.house import House, Player, Refused, heard, quick, wait_for
from tests.server.test_clocks import Time
from tests.server.test_life import answer, two_at_a_table


class Hall:
    """A server with a clock of its own."""

    def __init__(self, folder: Path) -> None:
        self.now = Time()
        self.house = House(quick(folder, limits=replace(UNLIMITED, lobby_cards_per_host=3)), self.now)


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    monkeypatch.setattr("penstock.server.ops.chores.MINUTE", 0.1)
    monkeypatch.setattr("penstock.server.ops.chores.HOUR", 0.1)
    found = Hall(tmp_path)
    yield found
    found.house.close()


def shown(player: Player, scope: str = "open") -> list[str]:
    return [table["id"] for table in player.get("/api/tables", scope=scope)]


def state(player: Player, table: str) -> str:
    return str(player.get(f"/api/tables/{table}")["state"])


def test_people_one_knows_come_first_then_the_newest(hall: Hall) -> None:
    anna, bea, _ = two_at_a_table(hall.house)
    stranger = hall.house.guest("Stranger")
    old = bea.new_table("arriala", "me", "open")
    hall.now.ahead += 1
    new = stranger.new_table("arriala", "me", "open")
    hall.now.ahead += 1
    newest = stranger.new_table("arriala", "me", "open")
    assert shown(anna) == [old, newest, new]
    assert shown(stranger) == [newest, new, old]
    assert shown(hall.house.guest(None)) == [newest, new, old]
    stranger.post(f"/api/tables/{new}/invite")  # a change makes no table newer
    assert shown(stranger) == [newest, new, old]


def test_one_host_cannot_fill_the_lobby(hall: Hall) -> None:
    anna, troll = hall.house.guest("Anna"), hall.house.guest("Troll")
    hers = anna.new_table("arriala", "me", "open")
    hall.now.ahead += 1
    theirs = [troll.new_table("arriala", "me", "open") for _ in range(20)]
    found = shown(anna)
    assert hers in found
    assert len(set(theirs) & set(found)) == 3
    assert len(shown(troll, "mine")) == 20


def test_a_table_nobody_comes_to_is_closed(hall: Hall) -> None:
    anna = hall.house.guest("Anna")
    live = anna.new_table("arriala", "me", "open")
    slow = anna.new_table("arriala", "me", "open", pace="days")
    with anna.stream(live) as stream:
        heard(stream, "table")
        hall.now.ahead += 13 * 3600
        assert heard(stream, "table")["table"]["state"] == "stopped"
    assert state(anna, slow) == "open"
    hall.now.ahead += 14 * 86400
    wait_for(lambda: state(anna, slow) == "stopped")


def test_a_game_nobody_plays_is_ended(hall: Hall) -> None:
    anna, _, table = two_at_a_table(hall.house)
    hall.now.ahead += 80 * 86400
    later = anna.new_table("arriala", "me", "me", hot_seat=True)
    anna.post(f"/api/tables/{later}/start")
    hall.now.ahead += 11 * 86400
    anna = Player(hall.house.url, "Anna again")  # the session is over too
    wait_for(lambda: state(anna, table) == "stopped")
    assert state(anna, later) == "running"
    anna.http.close()


def test_the_host_sends_a_guest_away(house: House) -> None:
    anna, bea, cleo = (house.guest(name) for name in ("Anna", "Bea", "Cleo"))
    table = anna.new_table("arriala", "me", "open", "open")
    for player in (bea, cleo):
        player.post(f"/api/tables/{table}/join")
    for player, seat, code in ((bea, 2, "not_host"), (anna, 0, "no_such_seat"), (anna, 4, "no_such_seat")):
        with pytest.raises(Refused) as refused:
            player.post(f"/api/tables/{table}/remove", seat=seat)
        assert refused.value.code == code
    seats = anna.post(f"/api/tables/{table}/remove", seat=1)["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "open", "human"]
    with pytest.raises(Refused) as refused:
        bea.post(f"/api/tables/{table}/join")
    assert refused.value.code == "forbidden"
    dora = house.guest("Dora")
    assert dora.post(f"/api/tables/{table}/join")["your_seats"] == [1]
    anna.post(f"/api/tables/{table}/start")
    with pytest.raises(Refused) as refused:
        anna.post(f"/api/tables/{table}/remove", seat=1)
    assert refused.value.code == "not_open"


def test_who_is_sent_away_from_a_private_table_hears_no_more(house: House) -> None:
    anna, bea = house.guest("Anna"), house.guest("Bea")
    table = anna.new_table("arriala", "me", "invite", visibility="private")
    invite = anna.get(f"/api/tables/{table}")["invite_link"].rpartition("=")[2]
    bea.post(f"/api/tables/{table}/join", invite=invite)
    with bea.stream(table) as stream:
        heard(stream, "table")
        anna.post(f"/api/tables/{table}/remove", seat=1)
        assert heard(stream, "error")["error"]["code"] == "no_such_table"


def test_a_seat_that_nobody_takes_becomes_a_bot(hall: Hall) -> None:
    """Only the host lets one sit down, only before the start, and only where nobody sits."""
    anna, bea = hall.house.guest("Anna"), hall.house.guest("Bea")
    table = anna.new_table("arriala", "me", "open", "open")
    at = f"/api/tables/{table}/seat-bot"
    for player, seat, code in ((bea, 1, "not_host"), (anna, 0, "seat_taken"), (anna, 3, "no_such_seat")):
        with pytest.raises(Refused) as refused:
            player.post(at, seat=seat)
        assert refused.value.code == code
    bea.post(f"/api/tables/{table}/join", seat=1)
    seats = anna.post(at, seat=2, bot="random")["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [
        ("human", None),
        ("human", None),
        ("bot", "random"),
    ]
    anna.post(f"/api/tables/{table}/start")
    assert state(bea, table) == "running"
    with pytest.raises(Refused) as refused:
        anna.post(at, seat=2)
    assert refused.value.code == "not_open"


def test_the_list_tells_how_a_game_ended_and_its_hands_are_open_then(hall: Hall) -> None:
    anna, bea, table = two_at_a_table(hall.house)
    hidden = f"/api/tables/{table}/position"
    with pytest.raises(Refused) as refused:
        anna.get(hidden, seat=1)
    assert refused.value.code == "not_your_seat"
    (card,) = (one for one in anna.get("/api/tables", scope="mine") if one["id"] == table)
    assert card["result"] is None
    anna.post(f"/api/tables/{table}/offer-stop")
    assert answer(bea, table, True)["state"] == "stopped"
    assert anna.get(hidden, seat=1)["viewer"] == 1
    with pytest.raises(Refused) as refused:
        anna.get(hidden, seat=2)
    assert refused.value.code == "not_your_seat"
