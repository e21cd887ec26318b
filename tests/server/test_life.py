"""Coming, going, agreeing, being away."""

from __future__ import annotations

import random
from typing import Any

import pytest

import penstock
from penstock.server.store.table_writes import Stale
from penstock.server.table import agreements
from tests.server.house import House, Player, Refused, wait_for


def two_at_a_table(house: House, game: str = "arriala", **more: object) -> tuple[Player, Player, str]:
    anna, bea = house.guest("Anna"), house.guest("Bea")
    table = anna.new_table(game, "me", "open", **more)
    bea.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    return anna, bea, table


def play_one(player: Player, table: str, pick: int = 0) -> Any:
    position = player.position(table)
    moves = next(iter(position["moves"].values()))
    return player.play(table, moves[pick]["notation"], position["seq"])


def mover(table: str, *players: Player) -> Player:
    return next(p for p in players if p.position(table)["moves"])


def answer(player: Player, table: str, accept: bool) -> Any:
    """Say yes or no to the open offer."""
    [offer] = player.get(f"/api/tables/{table}")["offers"]
    return player.post(f"/api/tables/{table}/answer-offer", offer=offer["number"], accept=accept)


def test_the_lobby_shows_open_tables_and_my_turn_first(house: House) -> None:
    anna, bea, table = two_at_a_table(house)
    waiting = anna.new_table("arriala", "me", "open")
    assert waiting in [t["id"] for t in bea.get("/api/tables", scope="open")]
    first = mover(table, anna, bea)
    mine = first.get("/api/tables", scope="mine")
    assert mine[0]["id"] == table
    assert mine[0]["your_turn"]
    assert table in [t["id"] for t in bea.get("/api/tables", scope="running")]


def test_a_private_table_opens_to_its_link_until_that_is_revoked(house: House) -> None:
    anna, bea, cleo = (house.guest(n) for n in ("Anna", "Bea", "Cleo"))
    table = anna.new_table("arriala", "me", "invite", visibility="private")
    link = anna.get(f"/api/tables/{table}")["invite_link"]
    old = link.rpartition("=")[2]
    with pytest.raises(Refused) as refused:
        bea.get(f"/api/tables/{table}")
    assert refused.value.status == 404
    assert bea.get(f"/api/tables/{table}", invite=old)["invite_link"] is None
    new = anna.post(f"/api/tables/{table}/invite")["invite_link"].rpartition("=")[2]
    with pytest.raises(Refused):
        bea.post(f"/api/tables/{table}/join", invite=old)
    assert bea.post(f"/api/tables/{table}/join", invite=new)["your_seats"] == [1]
    anna.post(f"/api/tables/{table}/start")
    with pytest.raises(Refused):
        cleo.position(table)
    cleo.post(f"/api/tables/{table}/join", invite=new, watch=True)
    assert cleo.position(table)["viewer"] is None
    assert table not in [t["id"] for t in cleo.get("/api/tables", scope="running")]


def test_only_the_host_starts_and_only_with_all_seats_taken(house: House) -> None:
    anna, bea = house.guest("Anna"), house.guest("Bea")
    table = anna.new_table("arriala", "me", "open")
    with pytest.raises(Refused, match="empty"):
        anna.post(f"/api/tables/{table}/start")
    bea.post(f"/api/tables/{table}/join")
    with pytest.raises(Refused, match="already"):
        bea.post(f"/api/tables/{table}/join")
    with pytest.raises(Refused, match="host"):
        bea.post(f"/api/tables/{table}/start")
    assert bea.post(f"/api/tables/{table}/leave")["your_seats"] == []


def test_a_bot_sits_in_for_who_leaves_and_gives_the_seat_back(house: House) -> None:
    anna, bea, table = two_at_a_table(house)
    left = bea.post(f"/api/tables/{table}/leave")
    assert left["seats"][1]["away_bot"]
    if not anna.position(table)["moves"]:
        wait_for(lambda: anna.position(table)["moves"])
    with pytest.raises(Refused):
        anna.post(f"/api/tables/{table}/give-back", seat=1)
    back = bea.post(f"/api/tables/{table}/give-back", seat=1)
    assert back["seats"][1]["away_bot"] is None
    with pytest.raises(Refused, match="time"):
        anna.post(f"/api/tables/{table}/takeover", seat=1)
    assert (
        anna.post(f"/api/tables/{table}/takeover", seat=0, bot="random")["seats"][0]["away_bot"] == "random"
    )
    wait_for(lambda: bea.position(table)["moves"])
    play_one(bea, table)


def test_who_resigns_does_not_come_back(house: House) -> None:
    anna, bea, table = two_at_a_table(house)
    assert bea.post(f"/api/tables/{table}/resign")["seats"][1]["resigned"]
    with pytest.raises(Refused):
        bea.post(f"/api/tables/{table}/give-back", seat=1)
    assert anna.post(f"/api/tables/{table}/resign")["state"] == "stopped"


def test_stopping_needs_everybody(house: House) -> None:
    anna, bea, table = two_at_a_table(house)
    assert anna.post(f"/api/tables/{table}/offer-stop")["state"] == "running"
    [offer] = bea.get(f"/api/tables/{table}")["offers"]
    assert offer["kind"] == "stop"
    assert answer(bea, table, False)["offers"] == []
    with pytest.raises(Refused, match="offer"):
        bea.post(f"/api/tables/{table}/answer-offer", offer=offer["number"], accept=True)
    bea.post(f"/api/tables/{table}/offer-stop")
    stopped = answer(anna, table, True)
    assert stopped["state"] == "stopped"
    assert stopped["seed"] is not None


def test_undo_beyond_ones_own_stretch_needs_consent(house: House) -> None:
    anna, bea, table = two_at_a_table(house)
    first = mover(table, anna, bea)
    other = bea if first is anna else anna
    before = first.position(table)
    while first.position(table)["moves"]:
        play_one(first, table, -1)
    play_one(other, table)
    now = other.position(table)["seq"]
    with pytest.raises(Refused) as refused:
        first.post(f"/api/tables/{table}/undo", expected_seq=now, key="u")
    assert refused.value.code == "cannot_undo"
    offer = first.post(f"/api/tables/{table}/offer-undo")["offers"][0]
    assert offer["kind"] == "undo"
    answer(other, table, True)
    after = first.position(table)
    assert after["moves"]
    assert after["seq"] == now + 1
    assert after["view"]["players"] == first.position(table, seq=offer["to_seq"])["view"]["players"]
    assert before["to_act"] == after["to_act"]


def test_chat_keeps_spectators_apart_until_the_end(house: House) -> None:
    anna, bea, table = two_at_a_table(house)
    cleo = house.guest("Cleo")
    anna.post(f"/api/tables/{table}/chat", text="hello")
    cleo.post(f"/api/tables/{table}/chat", text="she has the seven")
    with pytest.raises(Refused):
        cleo.post(f"/api/tables/{table}/chat", text="psst", room="players")
    assert [x["text"] for x in bea.get(f"/api/tables/{table}/chat")] == ["hello"]
    assert [x["text"] for x in cleo.get(f"/api/tables/{table}/chat")] == ["she has the seven"]
    anna.post(f"/api/tables/{table}/offer-stop")
    answer(bea, table, True)
    assert len(bea.get(f"/api/tables/{table}/chat")) == 2


def test_rematch_brings_the_players_together_again(house: House) -> None:
    anna, bea, table = two_at_a_table(house)
    with pytest.raises(Refused, match="not over"):
        anna.post(f"/api/tables/{table}/rematch")
    anna.post(f"/api/tables/{table}/offer-stop")
    answer(bea, table, True)
    again = anna.post(f"/api/tables/{table}/rematch")["id"]
    assert bea.get(f"/api/tables/{table}")["rematch"] == again
    joined = bea.post(f"/api/tables/{table}/rematch")
    assert joined["id"] == again
    assert joined["your_seats"] == [0]  # the next seat begins
    assert anna.post(f"/api/tables/{again}/start")["state"] == "running"


def test_a_finished_game_is_exported_whole_and_comes_back(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.new_table("arriala", "me", "me", hot_seat=True, seed=4)
    anna.post(f"/api/tables/{table}/start")
    for _ in range(8):
        play_one(anna, table)
    view = anna.get(f"/api/tables/{table}/export")
    assert "seed" not in view
    assert len(view["log"]) == 9
    with pytest.raises(Refused):
        anna.get(f"/api/tables/{table}/scores-over-time")
    anna.post(f"/api/tables/{table}/offer-stop")
    saved = anna.get(f"/api/tables/{table}/export")
    assert saved["seed"] == 4
    assert len(anna.get(f"/api/tables/{table}/scores-over-time")["seqs"]) == 9
    again = anna.post("/api/import", file=saved, kind="analysis")
    assert again["state"] == "running"
    assert anna.position(again["id"], seat=0)["view"] == anna.position(table, seat=0)["view"]
    play_one(anna, again["id"])
    with pytest.raises(Refused) as refused:
        anna.post("/api/import", file={**saved, "moves": [[0, "fly"]]})
    assert refused.value.code == "bad_save"


def test_only_bots_among_themselves_are_exported_whole_before_the_end(house: House) -> None:
    anna, _, table = two_at_a_table(house)
    assert "moves" not in anna.get(f"/api/tables/{table}/export")
    alone = anna.new_table("arriala", "me", "random")
    anna.post(f"/api/tables/{alone}/start")
    assert "moves" not in anna.get(f"/api/tables/{alone}/export")
    bots = anna.new_table("arriala", "random", "random")
    anna.post(f"/api/tables/{bots}/start")
    saved = anna.get(f"/api/tables/{bots}/export")
    assert saved["table"]["state"] == "running"
    assert "moves" in saved


def test_a_private_game_is_shown_to_everybody_if_all_who_sat_there_agree(house: House) -> None:
    anna, bea, cara = (house.guest(name) for name in ("Anna", "Bea", "Cara"))
    table = anna.new_table("arriala", "me", "open", visibility="private", spectators=False)
    link = anna.get(f"/api/tables/{table}")["invite_link"].rpartition("=")[2]
    bea.post(f"/api/tables/{table}/join", invite=link)
    anna.post(f"/api/tables/{table}/start")
    play_one(mover(table, anna, bea), table)
    with pytest.raises(Refused) as refused:
        bea.post(f"/api/tables/{table}/publish")
    assert refused.value.code == "not_over"
    anna.post(f"/api/tables/{table}/offer-stop")
    answer(bea, table, True)
    with pytest.raises(Refused):
        cara.get(f"/api/tables/{table}/log")
    bea.post(f"/api/tables/{table}/chat", text="well played")
    with pytest.raises(Refused):
        cara.post(f"/api/tables/{table}/publish")
    assert anna.post(f"/api/tables/{table}/publish")["visibility"] == "private"
    with pytest.raises(Refused) as refused:
        bea.post(f"/api/tables/{table}/publish")
    assert refused.value.code == "offer_open"
    answer(bea, table, False)
    assert bea.post(f"/api/tables/{table}/publish")["offers"][0]["kind"] == "share"
    with pytest.raises(Refused):
        cara.get(f"/api/tables/{table}/log")
    answer(anna, table, True)
    assert anna.post(f"/api/tables/{table}/publish")["visibility"] == "shared"
    assert cara.get(f"/api/tables/{table}/log")
    assert cara.get(f"/api/tables/{table}/chat") == []  # said at a private table
    with pytest.raises(Refused) as refused:
        cara.post(f"/api/tables/{table}/chat", text="hello")
    assert refused.value.code == "forbidden"
    assert [line["text"] for line in anna.get(f"/api/tables/{table}/chat")] == ["well played"]
    assert table not in [card["id"] for card in cara.get("/api/tables?scope=finished")]
    again = anna.post(f"/api/tables/{table}/rematch")["id"]
    assert anna.get(f"/api/tables/{again}")["visibility"] == "private"
    with pytest.raises(Refused) as refused:
        cara.get(f"/api/tables/{again}")
    assert refused.value.code == "no_such_table"


def test_bots_of_an_imported_game_keep_their_names_after_its_end(house: House) -> None:
    anna = house.guest("Anna")
    match, luck = penstock.game("packhuys").new(2, seed=1), random.Random(1)
    while not match.over:
        seat = match.to_act[0]
        match.play(luck.choice(match.legal(seat)), seat)
    file = {**match.save(), "table": {"seed": str(match.seed), "bots": [None, "medium"]}}
    seats = anna.post("/api/import", file=file)["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [("human", None), ("bot", "medium")]
    seats = anna.post("/api/import", file={**file, "table": {"bots": [None, ["no name"]]}})["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "human"]


def test_hints_only_against_bots(house: House) -> None:
    anna, bea, table = two_at_a_table(house)
    with pytest.raises(Refused) as refused:
        mover(table, anna, bea).get(f"/api/tables/{table}/hint")
    assert refused.value.code == "no_hints"
    alone = anna.new_table("arriala", "me", "random")
    anna.post(f"/api/tables/{alone}/start")
    position = wait_for(lambda: (p := anna.position(alone))["moves"] and p)
    hints = anna.get(f"/api/tables/{alone}/hint")
    assert [h["text"] for h in hints]
    assert all(h["course"][0]["notation"] == h["move"] for h in hints)
    assert hints[0]["move"] in [m["notation"] for m in position["moves"]["0"]]
    arriala = next(g for g in anna.get("/api/games") if g["id"] == "arriala")
    has_searched = arriala["compile_state"] == "compiled"  # another test may have seen to that
    for hint in hints:
        assert {hint[figure] is not None for figure in ("value", "visits", "place", "score")} == {
            has_searched
        }
        assert hint["place"] in (1, 2, 3, None)  # or behind the neutral colour
        assert all(reason["text"] for reason in hint["reasons"])


def test_bots_go_on_after_their_processes_broke_down(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.new_table("arriala", "me", "random")
    anna.post(f"/api/tables/{table}/start")
    [process] = house.server.thinking.processes
    broken = process.pool
    broken.stop()
    broken.join()
    wait_for(lambda: anna.position(table)["moves"])
    assert anna.get(f"/api/tables/{table}/hint")
    assert process.pool is not broken


def test_since_my_last_turn(house: House) -> None:
    anna, bea, table = two_at_a_table(house)
    first = mover(table, anna, bea)
    other = bea if first is anna else anna
    while first.position(table)["moves"]:
        play_one(first, table, -1)
    assert first.get(f"/api/tables/{table}/since-last-turn")["lines"] == []
    play_one(other, table)
    story = first.get(f"/api/tables/{table}/since-last-turn")
    assert [line["kind"] for line in story["lines"]] == ["move"]


def test_why_not(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.new_table("schwarzer-freitag", "me", "me", hot_seat=True, seed=1)
    anna.post(f"/api/tables/{table}/start")
    while not any((position := anna.position(table))["blocked"].values()):
        play_one(anna, table)
    legal = next(iter(position["moves"].values()))[0]["notation"]
    assert anna.get(f"/api/tables/{table}/why-not", move=legal)["refusal"] is None
    blocked = next(iter(position["blocked"].values()))[0]
    refusal = anna.get(f"/api/tables/{table}/why-not", move=blocked["notation"])["refusal"]
    assert (refusal["code"], refusal["text"]) == (blocked["code"], blocked["text"])


def three_at_a_table(house: House) -> tuple[list[Player], str]:
    players = [house.guest(name) for name in ("Anna", "Bea", "Cleo")]
    table = players[0].new_table("arriala", "me", "open", "open")
    for player in players[1:]:
        player.post(f"/api/tables/{table}/join")
    players[0].post(f"/api/tables/{table}/start")
    return players, table


def test_who_has_given_up_has_no_say_but_is_told(house: House) -> None:
    (anna, bea, cleo), table = three_at_a_table(house)
    cleo.post(f"/api/tables/{table}/resign")
    anna.post(f"/api/tables/{table}/offer-stop")
    [offer] = cleo.get(f"/api/tables/{table}")["offers"]
    assert offer["kind"] == "stop"
    refusing = {"offer": offer["number"], "accept": False}
    for request, body in (("answer-offer", refusing), ("offer-stop", {}), ("offer-undo", {})):
        with pytest.raises(Refused) as refused:
            cleo.post(f"/api/tables/{table}/{request}", **body)
        assert refused.value.code == "not_your_seat"
    assert answer(bea, table, True)["state"] == "stopped"


def test_an_offer_that_only_waited_for_who_gives_up_is_carried_out(house: House) -> None:
    (anna, bea, cleo), table = three_at_a_table(house)
    anna.post(f"/api/tables/{table}/offer-stop")
    assert answer(bea, table, True)["state"] == "running"
    assert cleo.post(f"/api/tables/{table}/leave")["state"] == "running"  # away, and still asked
    assert cleo.post(f"/api/tables/{table}/resign")["state"] == "stopped"
    assert anna.get(f"/api/tables/{table}")["offers"] == []


def test_who_gives_up_has_done_so_even_if_another_process_was_faster(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna, bea, cleo), table = three_at_a_table(house)
    anna.post(f"/api/tables/{table}/offer-stop")
    answer(bea, table, True)

    async def too_late(*_: object) -> None:
        raise Stale

    monkeypatch.setattr(agreements, "settle", too_late)
    cleo.post(f"/api/tables/{table}/resign")
    assert anna.get(f"/api/tables/{table}")["seats"][2]["resigned"]


def test_an_undo_that_only_waited_for_who_gives_up_is_carried_out(house: House) -> None:
    anna, bea, table = two_at_a_table(house)
    first = mover(table, anna, bea)
    other = bea if first is anna else anna
    while first.position(table)["moves"]:
        play_one(first, table, -1)
    asked = first.post(f"/api/tables/{table}/offer-undo")
    assert asked["offers"][0]["kind"] == "undo"
    other.post(f"/api/tables/{table}/resign")
    assert first.position(table)["moves"]
    line = next(x for x in first.get(f"/api/tables/{table}/log") if x["kind"] == "undo")
    assert line["seat"] == asked["offers"][0]["seat"]
