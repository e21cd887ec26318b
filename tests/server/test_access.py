"""Who may look at a table, also when somebody has gone and after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from penstock.server.config import UNLIMITED
from tests.server.house import House, Player, Refused, quick
from tests.server.test_life import answer, mover, play_one


def private_table(house: House) -> tuple[Player, Player, str]:
    """A private game of two that has begun."""
    anna, bea = house.guest("Anna"), house.guest("Bea")
    table = anna.new_table("arriala", "me", "invite", visibility="private")
    link = anna.get(f"/api/tables/{table}")["invite_link"].rpartition("=")[2]
    bea.post(f"/api/tables/{table}/join", invite=link)
    anna.post(f"/api/tables/{table}/start")
    play_one(mover(table, anna, bea), table)
    return anna, bea, table


def stop(one: Player, other: Player, table: str) -> None:
    one.post(f"/api/tables/{table}/offer-stop")
    answer(other, table, True)


def code_of(player: Player, path: str) -> str:
    with pytest.raises(Refused) as refused:
        player.get(path)
    return str(refused.value.code)


def test_a_private_game_stays_so_when_one_of_its_players_has_gone(house: House) -> None:
    """A game of one person against bots is shown to who has its address; this is none."""
    anna, bea, table = private_table(house)
    anna.post(f"/api/tables/{table}/chat", text="between us")
    seq = anna.position(table)["seq"]
    while anna.get(f"/api/tables/{table}")["state"] == "running":
        who = mover(table, anna, bea)
        play_one(who, table, -1)
        seq += 1
        if seq > 3000:
            pytest.fail("a game without an end")
    assert anna.get(f"/api/tables/{table}")["state"] == "finished"
    bea.post("/api/me/delete", password="")
    stranger = house.guest("Stranger")
    for path in ("", "/log", "/chat", "/export"):
        assert code_of(stranger, f"/api/tables/{table}{path}") == "no_such_table"
    assert anna.get(f"/api/tables/{table}/chat")


def test_what_was_shown_stays_shown_after_a_restart(tmp_path: Path) -> None:
    config = quick(tmp_path, limits=UNLIMITED)
    house = House(config)
    anna, bea, private = private_table(house)
    stop(anna, bea, private)
    anna.post(f"/api/tables/{private}/publish")
    assert answer(bea, private, True)["visibility"] == "shared"
    house.close()
    again = House(config)
    assert again.guest("Stranger").get(f"/api/tables/{private}/log")
    again.close()


def test_a_rematch_without_one_tells_one_nothing(house: House) -> None:
    """Who sat at the first table does not see the second, private one, once others play there."""
    anna, bea, table = private_table(house)
    stop(anna, bea, table)
    again = anna.post(f"/api/tables/{table}/rematch")["id"]
    link = anna.get(f"/api/tables/{again}")["invite_link"].rpartition("=")[2]
    cleo = house.guest("Cleo")
    cleo.post(f"/api/tables/{again}/join", invite=link)
    anna.post(f"/api/tables/{again}/start")
    with pytest.raises(Refused) as refused:
        bea.post(f"/api/tables/{table}/rematch")
    assert refused.value.code == "no_such_table"
    assert anna.post(f"/api/tables/{table}/rematch")["id"] == again
