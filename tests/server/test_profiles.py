"""What others see of a person, what one need not see of others, and what an operator does about it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from penstock.cli import main
from penstock.server.ops.settling import settle_due
from penstock.server.people.ratings import Rating, after_game
from penstock.server.people.results import has_left
from penstock.server.store import schema
from penstock.server.store.rows import SeatRow
from tests.server.house import House, Player, Refused, heard, quick, wait_for
from tests.server.test_accounts import PASSWORD, refused_code
from tests.server.test_streams import close_code

SEATS = iter(range(10**6))


def account(house: House, name: str) -> Player:
    player = house.guest(name)
    player.post("/api/account", user_name=f"{name} {next(SEATS)}", password=PASSWORD)
    return player


def table_of(players: list[Player], *bots: str, game: str = "arriala", **more: object) -> str:
    """A running table of these people."""
    host = players[0]
    table = host.new_table(game, "me", *["open"] * (len(players) - 1), *bots, **more)
    for player in players[1:]:
        invite = host.get(f"/api/tables/{table}")["invite_link"].split("=")[-1]
        player.post(f"/api/tables/{table}/join", invite=invite)
    host.post(f"/api/tables/{table}/start")
    return table


def finish(house: House, table: str, ranking: list[int]) -> None:
    """The game is over with this ranking, by a stroke of the pen."""
    result = {"scores": [100 - 10 * place for place in ranking], "ranking": ranking, "ending": None}
    t = schema.tables.c
    over = sa.update(schema.tables).where(t.id == table).values(
        state="finished", result=result, to_act=0, bot_due=False, revision=t.revision + 1
    )  # fmt: skip
    house.server.storage.write_now(lambda connection: connection.execute(over) and None)
    house.server.tables.forget(table)
    is_settled = sa.select(t.settled).where(t.id == table)
    wait_for(lambda: house.server.storage.read_now(lambda c: c.execute(is_settled).scalar_one()))


def profile(viewer: Player, of: Player) -> Any:
    return viewer.get(f"/api/people/{of.me['id']}")


# -- results and ratings ------------------------------------------------------------------------


def test_a_profile_tells_finished_games_and_ratings(house: House) -> None:
    anna, bea, cleo = (account(house, name) for name in ("Anna", "Bea", "Cleo"))
    table = table_of([anna, bea, cleo])
    finish(house, table, [2, 1, 3])
    shown = [profile(anna, player) for player in (anna, bea, cleo)]
    assert [p["results"][0]["place"] for p in shown] == [2, 1, 3]
    assert [p["results"][0]["table"] for p in shown] == [table] * 3
    first, second, third = (shown[k]["ratings"][0] for k in (1, 0, 2))
    assert first["rating"] > second["rating"] > third["rating"]
    assert first["is_provisional"]
    assert first["games"] == 1
    assert first["spread"] < Rating().spread
    assert house.guest(None).get(f"/api/people/{bea.me['id']}")["games"] == 1


def test_a_rating_is_that_of_the_library() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    expected = model.rate([[model.rating()], [model.rating()], [model.rating()]], ranks=[1, 2, 2])
    found = after_game([Rating()] * 3, [1, 2, 2])
    assert [(r.mu, r.sigma) for r in found] == [(r.mu, r.sigma) for [r] in expected]
    strong = after_game([Rating(40, 1, 90), Rating(10, 1, 90)], [2, 1])
    assert strong[0].mu < 40  # an upset costs something
    assert strong[1].mu > 10


def test_only_games_among_accounts_are_rated(house: House) -> None:
    anna, bea, guest = account(house, "Anna"), account(house, "Bea"), house.guest("Guest")
    for table, ranking in (
        (table_of([anna, guest]), [1, 2]),
        (table_of([anna, bea], "random"), [1, 2, 3]),
    ):
        finish(house, table, ranking)
    shown = profile(bea, anna)
    assert [r["is_rated"] for r in shown["results"]] == [False, False]
    assert shown["ratings"] == []
    assert shown["games"] == 2


def test_hot_seat_and_stopped_games_are_no_results(house: House) -> None:
    anna = account(house, "Anna")
    hot_seat = anna.new_table("arriala", "me", "me", hot_seat=True)
    anna.post(f"/api/tables/{hot_seat}/start")
    finish(house, hot_seat, [1, 2])
    assert profile(anna, anna)["results"] == []


def test_results_of_a_private_table_are_for_those_who_were_there(house: House) -> None:
    anna, bea, stranger = account(house, "Anna"), account(house, "Bea"), house.guest("Stranger")
    table = anna.new_table("arriala", "me", "invite", visibility="private")
    invite = anna.get(f"/api/tables/{table}")["invite_link"].split("=")[-1]
    bea.post(f"/api/tables/{table}/join", invite=invite)
    anna.post(f"/api/tables/{table}/start")
    finish(house, table, [1, 2])
    assert len(profile(bea, anna)["results"]) == 1
    assert profile(stranger, anna)["results"] == []
    assert profile(stranger, anna)["games"] == 1


def test_each_game_counts_once(house: House) -> None:
    anna, bea = account(house, "Anna"), account(house, "Bea")
    finish(house, table_of([anna, bea]), [1, 2])
    before = profile(anna, anna)["ratings"]
    house.do(settle_due(house.server.tables))
    assert profile(anna, anna)["ratings"] == before


def test_a_result_that_cannot_be_read_stops_no_other(house: House) -> None:
    anna, bea = account(house, "Anna"), account(house, "Bea")
    broken = table_of([anna, bea])
    spoil = sa.update(schema.tables).where(schema.tables.c.id == broken)
    spoil = spoil.values(state="finished", result={"nonsense": 1}, to_act=0, changed=1.0)
    house.server.storage.write_now(lambda connection: connection.execute(spoil) and None)
    finish(house, table_of([anna, bea]), [1, 2])
    assert len(profile(anna, anna)["results"]) == 1
    mend = sa.update(schema.tables).where(schema.tables.c.id == broken).values(settled=True)
    house.server.storage.write_now(lambda connection: connection.execute(mend) and None)


def test_nobody_is_nobody(house: House) -> None:
    anna = house.guest("Anna")
    anna.post("/api/me/delete")
    viewer = house.guest("Bea")
    for missing in ("somebody", anna.me["id"], "x" * 500):
        with pytest.raises(Refused) as refused:
            viewer.get(f"/api/people/{missing}")
        assert refused.value.code == "no_such_person"


# -- leavers ------------------------------------------------------------------------------------


def human(seat: int, **more: object) -> SeatRow:
    return SeatRow("t", seat, "human", f"p{seat}", f"P{seat}", **more)  # type: ignore[arg-type]


GONE, GAVE_UP = {"away_bot": "medium"}, {"away_bot": "medium", "resigned": True}


@pytest.mark.parametrize(
    ("seats", "leavers"),
    [
        ([human(0), human(1)], []),
        ([human(0, **GONE), human(1)], [0]),
        ([human(0, **GAVE_UP), human(1)], []),  # giving a game for two up is a way to lose
        ([human(0, **GAVE_UP), human(1), human(2)], [0]),  # the others must play against a bot
        ([human(0, **GONE), human(1, **GONE)], []),  # nobody was left alone
        ([human(0, **GONE), SeatRow("t", 1, "bot", bot="medium")], []),
    ],
)
def test_who_has_left(seats: list[SeatRow], leavers: list[int]) -> None:
    assert [s.seat for s in seats if has_left(s, seats)] == leavers


def test_a_leaver_is_rated_last_and_shown_as_such_until_he_stays(house: House) -> None:
    anna, bea = account(house, "Anna"), account(house, "Bea")
    for _ in range(3):
        table = table_of([anna, bea])
        anna.post(f"/api/tables/{table}/leave")
        finish(house, table, [1, 2])  # the bot in the seat has won
    shown = profile(bea, anna)
    assert (shown["left"], shown["is_leaver"]) == (3, True)
    assert profile(anna, bea)["ratings"][0]["rating"] > shown["ratings"][0]["rating"]
    for _ in range(18):
        add_result(house, anna, has_left=False)
    shown = profile(bea, anna)
    assert (shown["left"], shown["is_leaver"]) == (2, False)


def add_result(house: House, player: Player, **more: object) -> None:
    values = {
        "table_id": f"made{next(SEATS)}", "seat": 0, "person_id": player.me["id"], "game": "arriala",
        "n_seats": 2, "people": 2, "place": 1, "score": 1, "is_public": True, "is_rated": False,
        "ended": 3e9, **more,
    }  # fmt: skip
    house.server.storage.write_now(lambda c: c.execute(sa.insert(schema.results), values) and None)


def test_a_leaver_is_shown_as_such_where_one_sits_down(house: House) -> None:
    anna, bea = account(house, "Anna"), account(house, "Bea")
    for _ in range(3):
        add_result(house, anna, has_left=True, ended=1e9)
    add_result(house, bea, has_left=True)
    add_result(house, bea, has_left=True)
    table = bea.new_table("arriala", "me", "open", "greedy")
    anna.post(f"/api/tables/{table}/join")
    seats = [False, False, False]  # Bea's two are not enough, and a bot never leaves
    seats[[s["name"] for s in bea.get(f"/api/tables/{table}")["seats"]].index("Anna")] = True
    for viewer in (anna, bea, house.guest("Dora")):
        assert [s["is_leaver"] for s in viewer.get(f"/api/tables/{table}")["seats"]] == seats
        [card] = [c for c in viewer.get("/api/tables", scope="open") if c["id"] == table]
        assert [s["is_leaver"] for s in card["seats"]] == seats
    for _ in range(18):
        add_result(house, anna, has_left=False)
    house.server.tables.forget(table)  # as when it is read anew
    assert not any(s["is_leaver"] for s in bea.get(f"/api/tables/{table}")["seats"])


def test_who_comes_back_in_time_has_not_left(house: House) -> None:
    anna, bea = account(house, "Anna"), account(house, "Bea")
    table = table_of([anna, bea])
    anna.post(f"/api/tables/{table}/leave")
    anna.post(f"/api/tables/{table}/give-back", seat=0)
    finish(house, table, [1, 2])
    assert profile(bea, anna)["left"] == 0
    assert profile(bea, anna)["results"][0]["has_left"] is False


# -- peace --------------------------------------------------------------------------------------


def test_who_is_blocked_is_not_heard_and_does_not_sit_down(house: House) -> None:
    anna, pest, bea = house.guest("Anna"), house.guest("Pest"), house.guest("Bea")
    anna.post(f"/api/people/{pest.me['id']}/block", blocked=True)
    assert anna.get("/api/me/blocks") == [{"id": pest.me["id"], "name": "Pest"}]
    assert profile(anna, pest)["is_blocked"]
    assert not profile(pest, anna)["is_blocked"]
    table = anna.new_table("arriala", "me", "open", "open")
    assert refused_code(pest, f"/api/tables/{table}/join") == "forbidden"
    assert table not in [t["id"] for t in pest.get("/api/tables", scope="open")]
    assert table in [t["id"] for t in bea.get("/api/tables", scope="open")]
    bea.post(f"/api/tables/{table}/join")
    other = bea.new_table("arriala", "me", "open", "open")
    for player in (anna, pest):
        player.post(f"/api/tables/{other}/join")
    with anna.stream(other) as stream:
        heard(stream, "table")
        pest.post(f"/api/tables/{other}/chat", text="something nasty")
        bea.post(f"/api/tables/{other}/chat", text="something nice")
        assert heard(stream, "chat")["line"]["text"] == "something nice"
    assert [line["text"] for line in anna.get(f"/api/tables/{other}/chat")] == ["something nice"]
    assert len(bea.get(f"/api/tables/{other}/chat")) == 2
    anna.post(f"/api/people/{pest.me['id']}/block", blocked=False)
    pest.post(f"/api/tables/{table}/join")


def test_nobody_blocks_themselves_or_nobody(house: House) -> None:
    anna = house.guest("Anna")
    for other in (anna.me["id"], "somebody", "none"):
        assert refused_code(anna, f"/api/people/{other}/block", blocked=True) == "no_such_person"


def test_a_chat_is_muted_and_heard_again(house: House) -> None:
    anna, bea = house.guest("Anna"), house.guest("Bea")
    table = table_of([anna, bea])
    bea.post(f"/api/tables/{table}/chat", text="one")
    assert anna.post(f"/api/tables/{table}/mute", muted=True) == {"muted": True}
    bea.post(f"/api/tables/{table}/chat", text="two")
    assert anna.get(f"/api/tables/{table}/chat") == []
    assert anna.get(f"/api/tables/{table}/mute") == {"muted": True}
    assert len(bea.get(f"/api/tables/{table}/chat")) == 2
    anna.post(f"/api/tables/{table}/mute", muted=False)
    assert [line["text"] for line in anna.get(f"/api/tables/{table}/chat")] == ["one", "two"]


def test_only_what_one_could_read_can_be_reported(house: House) -> None:
    anna, bea, watcher = house.guest("Anna"), house.guest("Bea"), house.guest("Watcher")
    table = table_of([anna, bea])
    anna.post(f"/api/tables/{table}/chat", text="among players")
    line = anna.get(f"/api/tables/{table}/chat")[0]["id"]
    path = f"/api/tables/{table}/chat/{line}/report"
    assert refused_code(watcher, path) == "not_found"
    assert refused_code(anna, path) == "not_found"  # nobody reports themselves
    assert refused_code(bea, f"/api/tables/{table}/chat/{10**12}/report") == "not_found"
    for _ in range(2):
        bea.post(path, reason="rude")
    c = schema.reports.c
    count = sa.select(sa.func.count()).where(c.table_id == table)
    assert house.server.storage.read_now(lambda x: x.execute(count).scalar_one()) == 1


# -- the operator -------------------------------------------------------------------------------


@pytest.fixture
def own(tmp_path: Path) -> House:
    return House(quick(tmp_path))


def admin(house: House, *words: str) -> int:
    return main(["admin", "--data", str(house.config.data), *words])


def test_an_operator_reads_reports_suspends_and_closes(
    own: House, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, pest = own.guest("Anna"), own.guest("Pest")
    pest.post("/api/account", user_name="pest", password=PASSWORD)
    table = table_of([anna, pest])
    pest.post(f"/api/tables/{table}/chat", text="something nasty")
    line = anna.get(f"/api/tables/{table}/chat")[0]["id"]
    anna.post(f"/api/tables/{table}/chat/{line}/report", reason="rude")
    assert admin(own, "reports") == 0
    told = capsys.readouterr().out
    assert "something nasty" in told
    assert "rude" in told
    assert "1 reports" in told
    with pest.stream(table) as stream:
        heard(stream, "table")
        assert admin(own, "suspend", "PEST", "--days", "7") == 0
        assert close_code(stream) == 4403
    with pytest.raises(Refused) as refused:
        pest.get("/api/me")
    assert refused.value.status == 401
    assert refused_code(pest, "/api/login", user_name="pest", password=PASSWORD) == "suspended"
    assert admin(own, "person", "pest") == 0
    assert "suspended until" in capsys.readouterr().out
    assert admin(own, "readmit", "pest") == 0
    pest.post("/api/login", user_name="pest", password=PASSWORD)
    with anna.stream(table) as stream:
        heard(stream, "table")
        assert admin(own, "close", table) == 0
        assert heard(stream, "table")["table"]["state"] == "stopped"
    assert admin(own, "done", "1") == 0
    capsys.readouterr()
    assert admin(own, "reports") == 0
    assert "0 reports" in capsys.readouterr().out
    assert admin(own, "close", "nowhere") == 1
    assert "no_such_table" in capsys.readouterr().out
    assert admin(own, "suspend", "nobody") == 2
    assert "nobody with the user name or id 'nobody'" in capsys.readouterr().err
    assert admin(own, "done", "99") == 2
    own.close()


def test_an_order_waits_for_a_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(quick(tmp_path))
    anna = house.guest("Anna")
    table = anna.new_table("arriala", "me", "open")
    house.close()
    monkeypatch.setattr("penstock.server.commands.command_admin.PATIENCE", 0.2)
    assert admin(house, "close", table) == 0
    assert "the next one that starts" in capsys.readouterr().out
    again = House(quick(tmp_path))
    watcher = again.guest("Bea")
    wait_for(lambda: watcher.get(f"/api/tables/{table}")["state"] == "stopped")
    again.close()


def test_a_finished_game_against_bots_is_shown_to_whoever_has_its_address(house: House) -> None:
    """The game of two people stays theirs."""
    anna, bea, cleo = (house.guest(n) for n in ("Anna", "Bea", "Cleo"))
    alone = anna.new_table("arriala", "me", "random", visibility="private")
    anna.post(f"/api/tables/{alone}/start")
    together = anna.new_table("arriala", "me", "invite", visibility="private")
    link = anna.get(f"/api/tables/{together}")["invite_link"].rpartition("=")[2]
    bea.post(f"/api/tables/{together}/join", invite=link)
    anna.post(f"/api/tables/{together}/start")
    with pytest.raises(Refused):
        cleo.position(alone)
    for table in (alone, together):
        finish(house, table, [1, 2])
    assert cleo.position(alone)["viewer"] is None
    assert cleo.log(alone)
    with pytest.raises(Refused):
        cleo.position(together)
