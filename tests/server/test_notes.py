"""Notes to games: one's own, at any table one may see, gone with the person or the table."""

from __future__ import annotations

import pytest

from penstock.server.http.messages import LONGEST_NOTE
from tests.server.house import House, Refused
from tests.server.test_life import two_at_a_table

PASSWORD = "correct horse battery"


def test_a_note_is_ones_own(house: House) -> None:
    anna, bea, table = two_at_a_table(house)
    at = f"/api/tables/{table}/note"
    assert anna.get(at) == {"text": ""}
    assert anna.post(at, text="  Sell red earlier. ") == {"text": "Sell red earlier."}
    assert anna.get(at) == {"text": "Sell red earlier."}
    assert bea.get(at) == {"text": ""}
    (card,) = [one for one in anna.get("/api/tables", scope="mine") if one["id"] == table]
    assert card["note"] == "Sell red earlier."
    (card,) = [one for one in bea.get("/api/tables", scope="mine") if one["id"] == table]
    assert card["note"] == ""
    anna.post(at, text="Other")
    assert anna.get(at) == {"text": "Other"}
    anna.post(at, text="")
    assert anna.get("/api/me/export")["notes"] == []


def test_a_note_has_an_end_and_needs_somebody_who_may_see_the_table(house: House) -> None:
    anna, _, table = two_at_a_table(house)
    at = f"/api/tables/{table}/note"
    anna.post(at, text="x" * LONGEST_NOTE)
    with pytest.raises(Refused):
        anna.post(at, text="x" * (LONGEST_NOTE + 1))
    private = anna.new_table("arriala", "me", "open", visibility="private")
    cara = house.guest("Cara")
    with pytest.raises(Refused) as refused:
        cara.post(f"/api/tables/{private}/note", text="What is this?")
    assert refused.value.code == "no_such_table"


def test_a_note_goes_with_ones_data_and_with_the_person(house: House) -> None:
    anna, bea, table = two_at_a_table(house)
    anna.post("/api/account", user_name="note taker", password=PASSWORD)
    anna.post(f"/api/tables/{table}/note", text="Unmistakable words")
    bea.post(f"/api/tables/{table}/note", text="Hers")
    (kept,) = anna.get("/api/me/export")["notes"]
    assert (kept["table_id"], kept["text"]) == (table, "Unmistakable words")
    anna.post("/api/me/delete", password=PASSWORD)
    assert bea.get(f"/api/tables/{table}/note") == {"text": "Hers"}
