"""Dice that nobody can choose, and tables that nobody can join."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from penstock.cli import main
from penstock.server.ops.checking import check_table
from penstock.server.store import schema
from tests.server.house import House, Player, Refused, quick
from tests.server.test_life import answer, mover, play_one


def sha(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def open_with_shares(house: House) -> tuple[list[Player], str, list[str], str]:
    """Two players who send shares, a third who does not, a bot; the server's promise."""
    players = [house.guest(name) for name in ("Anna", "Bea", "Cleo")]
    table = players[0].new_table("arriala", "me", "open", "open", "random")
    promised = players[0].get(f"/api/tables/{table}")["dice"]["commitment"]
    for player in players[1:]:
        player.post(f"/api/tables/{table}/join")
    shares = [secrets.token_hex(32) for _ in range(2)]
    for player, share in zip(players, shares, strict=False):
        player.post(f"/api/tables/{table}/share", share=share)
    return players, table, shares, str(promised)


def play_some(players: list[Player], table: str) -> None:
    for _ in range(6):
        player = next((p for p in players if p.position(table)["moves"]), None)
        if player is not None:
            play_one(player, table)


def stop(players: list[Player], table: str) -> dict[str, Any]:
    players[0].post(f"/api/tables/{table}/offer-stop")
    for player in players[1:]:
        answer(player, table, True)
    exported: dict[str, Any] = players[0].get(f"/api/tables/{table}/export")
    return exported


def test_the_seed_is_made_of_all_shares_as_documented(house: House) -> None:
    """Every hash is made here from the document, with nothing of the server's own."""
    players, table, shares, promised = open_with_shares(house)
    before = players[2].get(f"/api/tables/{table}")
    shown = before["dice"]["seats"]
    assert [s["by"] for s in shown] == ["player", "player", "server", "server"]
    for seat, share in enumerate(shares):
        assert shown[seat]["commitment"] == sha("penstock share 1", table, str(seat), share)
    assert (before["dice"]["share"], [s["share"] for s in shown]) == (None, [None] * 4)
    players[0].post(f"/api/tables/{table}/start")
    play_some(players, table)
    told = json.dumps(
        [players[1].get(f"/api/tables/{table}"), players[1].get(f"/api/tables/{table}/export")]
    )
    assert not any(share in told for share in shares)
    file = stop(players, table)
    server = file["table"]["shares"]["server"]
    assert promised == sha("penstock share 1", table, "server", server)
    derived = [
        hmac.new(bytes.fromhex(server), f"seat {k}".encode(), hashlib.sha256).hexdigest() for k in (2, 3)
    ]
    lines = [f"{k} {share}" for k, share in enumerate([*shares, *derived])]
    assert file["seed"] == int(sha("penstock seed 1", table, f"server {server}", *lines)[:32], 16)
    after = players[1].get(f"/api/tables/{table}")["dice"]
    assert [s["share"] for s in after["seats"]] == [*shares, *derived]
    assert after["commitment"] == promised
    assert [s["commitment"] for s in after["seats"]] == [s["commitment"] for s in shown]


def test_the_first_share_counts_and_none_after_the_start(house: House) -> None:
    players, table, shares, _ = open_with_shares(house)
    players[0].post(f"/api/tables/{table}/share", share="0" * 64)
    dora = house.guest("Dora")
    for who, share, code in (
        (dora, "0" * 64, "not_your_seat"),
        (players[2], "0" * 63, "bad_request"),
        (players[2], "G" * 64, "bad_request"),
    ):
        with pytest.raises(Refused) as refused:
            who.post(f"/api/tables/{table}/share", share=share)
        assert refused.value.code == code
    players[0].post(f"/api/tables/{table}/start")
    with pytest.raises(Refused) as refused:
        players[2].post(f"/api/tables/{table}/share", share="1" * 64)
    assert refused.value.code == "not_open"
    assert stop(players, table)["table"]["shares"]["players"] == [*shares, None, None]


def test_who_leaves_takes_the_share_along(house: House) -> None:
    players, table, *_ = open_with_shares(house)
    players[1].post(f"/api/tables/{table}/leave")
    assert players[0].get(f"/api/tables/{table}")["dice"]["seats"][1]["by"] == "server"


def test_a_table_that_never_began_has_no_seed(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.new_table("arriala", "me", "open")
    anna.post(f"/api/tables/{table}/leave")
    assert anna.get(f"/api/tables/{table}")["seed"] is None
    with pytest.raises(Refused) as refused:
        anna.get(f"/api/tables/{table}/export")
    assert refused.value.code == "not_running"


def test_verify_believes_shares_and_moves_alone(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    players, table, shares, promised = open_with_shares(house)
    players[0].post(f"/api/tables/{table}/start")
    play_some(players, table)
    file = stop(players, table)

    def verify(changed: dict[str, Any], *more: str) -> tuple[int, str]:
        path = tmp_path / "game.json"
        path.write_text(json.dumps(changed))
        return main(["verify", str(path), *more]), capsys.readouterr().out

    def with_shares(**changes: Any) -> dict[str, Any]:
        return {**file, "table": {**file["table"], "shares": {**file["table"]["shares"], **changes}}}

    code, said = verify(file, "--commitment", promised, "--share", shares[1])
    assert (code, promised in said) == (0, True)
    assert "Compare it" in verify(file)[1]
    # A file that was forged as a whole, hashes and all, does not have the promise that was noted.
    other, elsewhere, _, _ = open_with_shares(house)
    other[0].post(f"/api/tables/{elsewhere}/start")
    forged = stop(other, elsewhere)
    forged["table"]["commitment"] = promised
    assert verify(forged)[0] == 0
    code, said = verify(forged, "--commitment", promised)
    assert (code, "was promised" in said) == (1, True)
    assert verify(file, "--share", "0" * 64)[0] == 1
    assert verify(with_shares(players=[shares[0], "0" * 64, None, None]))[0] == 1
    assert verify(with_shares(server="0" * 64))[0] == 1
    assert verify({**file, "table": {**file["table"], "id": "000000000000"}})[0] == 1
    for wrong in (None, ["x"], [1, 2, 3, 4]):
        assert verify(with_shares(players=wrong))[0] == 2
    unshared = {**file, "table": None}
    assert verify(unshared)[0] == 0
    assert verify(unshared, "--commitment", promised)[0] == 1


def test_check_finds_a_seed_that_does_not_follow(house: House) -> None:
    players, table, *_ = open_with_shares(house)
    players[0].post(f"/api/tables/{table}/start")
    storage = house.server.storage
    assert storage.read_now(lambda x: list(check_table(x, table))) == []
    c = schema.seats.c
    forged = sa.update(schema.seats).where(c.table_id == table, c.seat == 1).values(share="0" * 64)
    storage.write_now(lambda x: x.execute(forged) and None)
    assert storage.read_now(lambda x: list(check_table(x, table))) == [
        "the seed does not follow from the shares"
    ]


# -- tables for one screen ----------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["open", "invite"])
def test_one_screen_has_no_seats_for_others(house: House, kind: str) -> None:
    anna = house.guest("Anna")
    for more in ({}, {"seed": 3}):
        with pytest.raises(Refused, match="bots"):
            anna.new_table("arriala", "me", kind, hot_seat=True, **more)


def names_at(anybody: Player, table: str) -> list[str]:
    return [seat["name"] for seat in anybody.get(f"/api/tables/{table}")["seats"]]


def test_those_at_one_screen_have_names(house: House) -> None:
    anna = house.guest("Anna")
    asked = [{"kind": "me"}, {"kind": "me", "name": " Bo\u0007  b "}, {"kind": "me", "name": " "}]
    table = anna.post("/api/tables", game="arriala", seats=asked, hot_seat=True)["id"]
    assert names_at(anna, table) == ["Anna", "Bo b", "Anna 3"]
    with pytest.raises(Refused, match="one screen"):
        anna.post("/api/tables", game="arriala", seats=[{"kind": "me", "name": "Bo"}, {"kind": "open"}])


def test_they_keep_their_names_when_a_guest_comes_home(house: House) -> None:
    house.guest("Anna").post("/api/account", user_name="comes home", password="a long password")
    guest = house.guest("Nobody")
    asked = [{"kind": "me"}, {"kind": "me", "name": "Bo"}]
    shared = guest.post("/api/tables", game="arriala", seats=asked, hot_seat=True)["id"]
    alone = guest.new_table("arriala", "me", "easy")
    guest.post("/api/login", user_name="comes home", password="a long password")
    assert names_at(guest, shared) == ["Nobody", "Bo"]
    assert names_at(guest, alone)[0] == "Anna"


def test_nobody_joins_a_table_for_one_screen(tmp_path: Path) -> None:
    """Not even one that was opened before such seats were refused."""
    house = House(quick(tmp_path))
    anna, bea = house.guest("Anna"), house.guest("Bea")
    table = anna.new_table("arriala", "me", "me", hot_seat=True, seed=3)
    shown = anna.get(f"/api/tables/{table}")
    assert (shown["kind"], shown["dice"], shown["invite_link"]) == ("hot_seat", None, None)
    c = schema.seats.c
    opened = sa.update(schema.seats).where(c.table_id == table, c.seat == 1)
    freed = opened.values(kind="open", person_id=None, name=None)
    house.server.storage.write_now(lambda x: x.execute(freed) and None)
    house.server.tables.forget(table)
    invite = house.table(table).row.invite
    for more in ({}, {"invite": invite}):
        with pytest.raises(Refused) as refused:
            bea.post(f"/api/tables/{table}/join", **more)
        assert refused.value.code == "not_for_others"
    house.close()


def test_a_fair_table_tells_what_it_is(house: House) -> None:
    anna, bea = house.guest("Anna"), house.guest("Bea")
    table = anna.new_table("arriala", "me", "invite", visibility="private")
    invite = anna.get(f"/api/tables/{table}")["invite_link"].rpartition("=")[2]
    told = bea.get(f"/api/tables/{table}", invite=invite)
    assert told["kind"] == "play"
    assert len(told["dice"]["commitment"]) == 64
    bea.post(f"/api/tables/{table}/join", invite=invite)
    anna.post(f"/api/tables/{table}/start")
    assert mover(table, anna, bea)
