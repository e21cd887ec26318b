"""A table from its opening to its end, through the public interface."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.house import House, Refused, heard, wait_for


def test_a_guest_plays_a_whole_game_against_bots(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.new_table("schwarzer-freitag", "me", "random", "random")
    assert anna.post(f"/api/tables/{table}/start")["state"] == "running"
    with anna.stream(table) as stream:
        assert heard(stream, "table")["table"]["your_seats"] == [0]
        position = heard(stream, "position")["position"]
        while not position["over"]:
            if position["moves"]:
                move = position["moves"]["0"][0]["notation"]
                anna.play(table, move, position["seq"])
            position = heard(stream, "position")["position"]
    done = anna.get(f"/api/tables/{table}")
    assert done["state"] == "finished"
    assert min(done["result"]["ranking"]) == 1
    assert done["seed"] is not None


def test_a_stream_tells_every_line_once_and_resumes(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.new_table("arriala", "me", "random")
    anna.post(f"/api/tables/{table}/start")
    seqs: list[int] = []
    for _ in range(6):
        with anna.stream(table, seqs[-1] if seqs else 0) as stream:
            message = heard(stream, "position")
            while not message["position"]["moves"]:
                seqs += [line["seq"] for line in message["log"]]
                message = heard(stream, "position")
            seqs += [line["seq"] for line in message["log"]]
            move = message["position"]["moves"]["0"][0]["notation"]
            anna.play(table, move, message["seq"])
    assert seqs == list(range(1, len(seqs) + 1))


def test_refusals_speak_the_callers_language(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.new_table("schwarzer-freitag", "me", "me", hot_seat=True, seed=3)
    anna.post(f"/api/tables/{table}/start")
    position = anna.position(table)
    waiting = 1 - position["to_act"][0]
    with pytest.raises(Refused) as refused:
        anna.play(table, "end", position["seq"], seat=waiting)
    assert (refused.value.status, refused.value.code) == (409, "not_your_turn")
    anna.http.headers["accept-language"] = "de-CH,de;q=0.9"
    with pytest.raises(Refused, match="nicht"):
        anna.play(table, "end", position["seq"], seat=waiting)
    with pytest.raises(Refused, match="keinen Bot „cmd:sh“; die Bots sind beginner, easy"):
        anna.new_table("arriala", "me", "cmd:sh")
    with pytest.raises(Refused, match="Startzahl"):
        anna.new_table("arriala", "me", "open", seed=1)
    with pytest.raises(Refused) as refused:
        anna.play(table, "dance", position["seq"], seat=waiting)
    assert refused.value.code == "bad_move"
    assert anna.position(table)["seq"] == position["seq"]


def test_a_retry_is_no_second_move(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.new_table("schwarzer-freitag", "me", "me", hot_seat=True)
    anna.post(f"/api/tables/{table}/start")
    position = anna.position(table)
    move = next(iter(position["moves"].values()))[0]["notation"]
    first = anna.play(table, move, position["seq"], key="once")
    again = anna.play(table, move, position["seq"], key="once")
    assert first["seq"] == again["seq"] == position["seq"] + 1
    with pytest.raises(Refused, match="key"):
        anna.play(table, "end", first["seq"], key="once")
    with pytest.raises(Refused) as refused:
        anna.play(table, move, position["seq"], key="twice")
    assert refused.value.code == "stale"
    assert refused.value.error["details"] == {"seq": first["seq"]}


def test_undo_is_a_line_of_the_log_and_any_past_position_can_be_seen(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.new_table("arriala", "me", "me", hot_seat=True, seed=11)
    anna.post(f"/api/tables/{table}/start")
    before = anna.position(table)
    seat, moves = next(iter(before["moves"].items()))
    walk = next(m["notation"] for m in moves if m["family"] == "walk")
    anna.play(table, walk, before["seq"])
    after = anna.position(table)
    assert after["undo"]["possible"]
    back = anna.post(f"/api/tables/{table}/undo", expected_seq=after["seq"], key="u1")
    assert back["seq"] == after["seq"] + 1
    now = anna.position(table)
    assert (now["view"], now["moves"]) == (before["view"], before["moves"])
    past = anna.position(table, seq=after["seq"], seat=int(seat))
    assert past["view"] == after["view"]
    kinds = [line["kind"] for line in anna.get(f"/api/tables/{table}/log")]
    assert kinds == ["start", "move", "undo"]


def test_a_step_of_a_longer_move_is_told_in_the_words_of_its_button(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.new_table("arriala", "me", "me", hot_seat=True, seed=11)
    anna.post(f"/api/tables/{table}/start")
    before = anna.position(table)
    moves = next(iter(before["moves"].values()))
    walk = next(m for m in moves if m["family"] == "walk")
    anna.play(table, walk["notation"], before["seq"])
    step = anna.get(f"/api/tables/{table}/log")[-1]
    assert (step["notation"], step["events"]) == (walk["notation"], [])
    assert f"“{walk['text']}”" in step["text"]
    french = anna.get(f"/api/tables/{table}/log?lang=fr")[-1]["text"]
    assert walk["notation"] not in french
    assert not set(french) & set("{}$")


def test_bots_alone_finish(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.new_table("packhuys", "random", "random")  # which chance ends soon
    anna.post(f"/api/tables/{table}/start")
    wait_for(lambda: anna.get(f"/api/tables/{table}")["state"] == "finished")
    metrics = house.operator("/metrics").text
    for fed in ('moves_total{by="bot",game="packhuys"}', "commit_seconds_count", "tables_in_memory"):
        line = next(x for x in metrics.splitlines() if x.startswith(f"penstock_{fed}"))
        assert float(line.split()[-1]) > 0


def test_a_reader_between_commit_and_memory_doubles_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.guest("Anna")
    table = anna.new_table("arriala", "me", "me", hot_seat=True)
    anna.post(f"/api/tables/{table}/start")
    write = house.server.storage.write_together

    async def write_and_read(store: Any, change: Any) -> Any:
        result = await write(store, change)
        house.server.tables.forget(table)
        await house.server.tables.get(table)
        return result

    monkeypatch.setattr(house.server.storage, "write_together", write_and_read)
    for _ in range(3):
        position = anna.position(table)
        moves = next(iter(position["moves"].values()))
        anna.play(table, moves[0]["notation"], position["seq"])
    log = anna.get(f"/api/tables/{table}/log")
    assert [line["seq"] for line in log] == [1, 2, 3, 4]
