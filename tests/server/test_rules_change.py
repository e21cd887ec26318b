"""A change of rules: running tables go on under their own while those are shipped, else they are ended."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

import penstock
from penstock import earlier, registry
from penstock.server.bots.questions import BotQuestion, KeptBots, Position
from penstock.server.config import UNLIMITED
from penstock.server.store import schema
from tests import keep_rules
from tests.server.house import House, Player, Refused, quick, wait_for
from tests.server.test_clocks import Time
from tests.server.test_life import play_one, two_at_a_table

GAME = "arriala"


@pytest.fixture
def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server whose rules have just got a new number; the old ones are kept."""
    keep_rules.keep(GAME, tmp_path)
    monkeypatch.setattr(earlier, "__path__", [str(tmp_path)])
    registry.load_earlier.cache_clear()
    today = penstock.game(GAME)
    tomorrow = replace(today, rules_version=today.rules_version + 1)
    load = registry.load_game
    monkeypatch.setattr(registry, "load_game", lambda name: tomorrow if name == GAME else load(name))
    house = House(quick(tmp_path / "data", limits=UNLIMITED))
    yield house
    house.close()
    registry.load_earlier.cache_clear()


def set_rules(house: House, table: str, version: int) -> None:
    values = sa.update(schema.tables).where(schema.tables.c.id == table).values(rules_version=version)
    house.server.storage.write_now(lambda connection: connection.execute(values) and None)
    house.server.tables.forget(table)


def test_a_table_is_played_to_its_end_under_the_rules_it_began_with(changed: House) -> None:
    anna = changed.guest("Anna")
    new = penstock.game(GAME).rules_version
    table = anna.new_table(GAME, "me", "me", hot_seat=True)
    anna.post(f"/api/tables/{table}/start")
    set_rules(changed, table, new - 1)
    while not (position := anna.position(table))["over"]:
        moves = next(iter(position["moves"].values()))
        anna.play(table, moves[-1]["notation"], position["seq"])
    assert anna.get(f"/api/tables/{table}")["state"] == "finished"
    saved = anna.get(f"/api/tables/{table}/export")
    assert saved["rules_version"] == new - 1
    old = penstock.load(saved).game
    assert (old.rules_version, old.package) == (new - 1, f"penstock.earlier.{GAME}_{new - 1}")
    assert all(line["text"] for line in anna.log(table))
    assert len(anna.get(f"/api/tables/{table}/scores-over-time")["seqs"]) == len(saved["moves"]) + 1


def test_bots_think_by_the_rules_of_the_table(changed: House) -> None:
    version = penstock.game(GAME).rules_version
    for rules in (version, version - 1):
        game = penstock.find_rules(GAME, rules)
        assert game is not None
        match = game.new(2, 5, backend="plain")
        position = Position(GAME, rules, 2, match.options, match.played, match.bytes, False)
        decision = KeptBots().choose(BotQuestion(position, "table", match.to_act[0], "greedy", 1))
        assert position.new_match().game is game
        assert decision.move in [move.notation for move in match.moves()]


def test_new_tables_have_the_new_rules(changed: House) -> None:
    anna = changed.guest("Anna")
    table = anna.new_table(GAME, "me", "me", hot_seat=True)
    anna.post(f"/api/tables/{table}/start")
    shown = next(game for game in anna.get("/api/games") if game["id"] == GAME)
    assert anna.get(f"/api/tables/{table}/export")["rules_version"] == shown["rules_version"]


def unplayable(house: House) -> tuple[Player, Player, str]:
    anna, bea, table = two_at_a_table(house)
    for player in (anna, bea):
        if player.position(table)["moves"]:
            play_one(player, table)
            break
    set_rules(house, table, 99)
    return anna, bea, table


def test_where_the_rules_are_gone_the_log_can_be_read_and_exported(house: House) -> None:
    anna, _, table = unplayable(house)
    with pytest.raises(Refused) as refused:
        anna.position(table)
    assert refused.value.code == "rules_changed"
    assert len(anna.log(table)) == 2
    view = anna.get(f"/api/tables/{table}/export")
    assert view["position"] is None
    assert len(view["log"]) == 2


@pytest.mark.parametrize("how", ["resign", "offer-stop", "leave"])
def test_where_the_rules_are_gone_any_player_ends_the_game(house: House, how: str) -> None:
    anna, bea, table = unplayable(house)
    stranger = house.guest("Stranger")
    with pytest.raises(Refused):
        stranger.post(f"/api/tables/{table}/{how}")
    assert bea.post(f"/api/tables/{table}/{how}")["state"] == "stopped"
    assert anna.get(f"/api/tables/{table}/export")["rules_version"] == 99


def test_moves_that_nobody_can_read_any_more_are_kept_back(house: House) -> None:
    """A notation of rules that are gone may be a secret one."""
    anna, bea, table = unplayable(house)
    c = schema.events.c
    gone = sa.update(schema.events).where(c.table_id == table, c.seq == 2).values(move="fly 7", notes=[])
    house.server.storage.write_now(lambda connection: connection.execute(gone) and None)
    house.server.tables.forget(table)
    told = [player.log(table)[1] for player in (anna, bea, house.guest(None))]
    assert sorted(str(line["notation"]) for line in told) == ["None", "None", "fly 7"]
    assert all(line["text"] for line in told)


def test_where_the_rules_are_gone_a_game_ends_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("penstock.server.ops.chores.HOUR", 0.1)
    now = Time()
    house = House(quick(tmp_path, limits=UNLIMITED), now)
    anna, _, table = unplayable(house)
    other, _, playable = two_at_a_table(house)
    now.ahead += 31 * 86400
    wait_for(lambda: anna.get(f"/api/tables/{table}")["state"] == "stopped")
    assert other.get(f"/api/tables/{playable}")["state"] == "running"
    house.close()
