"""Guests, accounts, sessions, tokens, rates, origins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from penstock.server.config import RateLimits
from tests.server.house import House, Refused, heard, quick
from tests.server.test_streams import close_code


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    limits = RateLimits(logins_per_minute=3, guests_per_hour=6, chat_per_minute=2, open_tables_per_person=2)
    house = House(quick(tmp_path_factory.mktemp("strict"), limits=limits))
    yield house
    house.close()


def test_a_guests_games_stay_when_the_guest_becomes_an_account(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.new_table("arriala", "me", "open")
    me = anna.post("/api/account", user_name="Anna.A", password="long enough")
    assert (me["is_guest"], me["user_name"], me["id"]) == (False, "anna.a", anna.me["id"])
    assert [t["id"] for t in anna.get("/api/tables", scope="mine")] == [table]


def test_what_was_played_as_a_guest_moves_to_the_account_one_logs_into(house: House) -> None:
    first = house.guest("Bea")
    first.post("/api/account", user_name="bea", password="long enough")
    second = house.guest("Bea on the phone")
    table = second.new_table("arriala", "me", "random")
    second.post(f"/api/tables/{table}/start")
    assert second.post("/api/login", user_name="BEA ", password="long enough")["name"] == "Bea"
    assert table in [t["id"] for t in second.get("/api/tables", scope="mine")]
    assert first.get(f"/api/tables/{table}")["your_seats"] == [0]


def test_a_wrong_password_and_an_unknown_name_sound_the_same(house: House) -> None:
    cleo = house.guest("Cleo")
    cleo.post("/api/account", user_name="cleo", password="long enough")
    stranger = house.guest(None)
    said = []
    for name in ("cleo", "nobody"):
        with pytest.raises(Refused) as refused:
            stranger.post("/api/login", user_name=name, password="wrong password")
        said.append((refused.value.status, refused.value.error))
    assert said[0] == said[1]
    with pytest.raises(Refused, match="taken"):
        house.guest("Another").post("/api/account", user_name="CLEO", password="long enough")


def test_logging_out_ends_the_session(house: House) -> None:
    dora = house.guest("Dora")
    token = dora.http.cookies["penstock"]
    assert dora.get("/api/me")["name"] == "Dora"
    table = dora.new_table("arriala", "me", "open")
    with dora.stream(table) as stream:
        heard(stream, "table")
        dora.post("/api/logout")
        assert close_code(stream) == 4403  # refused: no session
    dora.http.cookies.set("penstock", token)
    with pytest.raises(Refused) as refused:
        dora.get("/api/me")
    assert refused.value.status == 401


def test_names_and_settings(house: House) -> None:
    eva = house.guest(" Eva \u202e\n Maria ")
    assert eva.me["name"] == "Eva Maria"
    me = eva.ask("PATCH", "/api/me", json={"language": "nl", "settings": {"sound": False}})
    assert (me["language"], me["settings"]) == ("nl", {"sound": False})
    with pytest.raises(Refused, match="tafel"):
        eva.get("/api/tables/none")
    for bad in ({"name": ""}, {"language": "xx"}, {"nonsense": 1}, {"settings": {"a": "x" * 1000}}):
        with pytest.raises(Refused) as refused:
            eva.ask("PATCH", "/api/me", json=bad)
        assert 400 <= refused.value.status < 500


def test_what_is_missing_is_said_in_a_sentence_without_field_names(house: House) -> None:
    anna = house.guest("Anna")
    with pytest.raises(Refused, match=r"Please enter a name\.") as nameless:
        anna.post("/api/guest", name="")
    table = anna.new_table("arriala", "me", "me", hot_seat=True)
    with pytest.raises(Refused, match=r"The message is empty\.") as silent:
        anna.post(f"/api/tables/{table}/chat", text="")
    with pytest.raises(Refused, match=r"User names need at least two characters\.") as short:
        anna.post("/api/account", user_name="a", password="long enough")
    assert [r.value.status for r in (nameless, silent, short)] == [400] * 3


def test_unsafe_requests_need_the_pages_token_and_origin(house: House) -> None:
    anna = house.guest("Anna")
    for headers in (
        {},
        {"x-csrftoken": "made.up"},
        {"x-csrftoken": "ü".encode("latin-1").decode("latin-1")},
        {"x-csrftoken": anna.http.cookies["csrftoken"], "origin": "https://evil.example"},
        {"x-csrftoken": anna.http.cookies["csrftoken"], "origin": "null"},
    ):
        raw = [(k.encode(), v.encode("latin-1")) for k, v in headers.items()]
        answer = anna.http.post("/api/tables", json={"game": "arriala", "seats": []}, headers=raw)
        assert answer.status_code == 403, headers
        assert answer.json()["error"]["code"] in ("bad_csrf", "bad_origin")


def test_a_stream_from_another_site_is_refused(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.new_table("arriala", "me", "random")
    anna.post(f"/api/tables/{table}/start")
    with pytest.raises(InvalidStatus):
        anna.stream(table, origin="https://evil.example")
    with anna.stream(table, origin=house.url) as stream:
        heard(stream, "position")


def test_rates_are_limited(strict: House) -> None:
    anna = strict.guest("Anna")
    for _ in range(2):
        anna.new_table("arriala", "me", "open")
    with pytest.raises(Refused) as refused:
        anna.new_table("arriala", "me", "open")
    assert refused.value.code == "too_many_tables"
    table = anna.get("/api/tables", scope="mine")[0]["id"]
    for text in ("one", "two"):
        anna.post(f"/api/tables/{table}/chat", text=text)
    with pytest.raises(Refused) as refused:
        anna.post(f"/api/tables/{table}/chat", text="three")
    assert refused.value.status == 429
    codes = []
    for _ in range(5):
        with pytest.raises(Refused) as refused:
            anna.post("/api/login", user_name="anna", password="guess guess")
        codes.append(refused.value.code)
    assert codes == ["wrong_password"] * 3 + ["too_many"] * 2
    for _ in range(5):
        strict.guest("Crowd")
    with pytest.raises(Refused) as refused:
        strict.guest("One too many")
    assert refused.value.code == "too_many"


def test_cookies_behind_https(tmp_path: Path) -> None:
    house = House(replace(quick(tmp_path), public_url="https://table.example"))
    try:
        guest = house.guest(None)
        token = guest.http.cookies["csrftoken"]
        headers = {"x-csrftoken": token, "cookie": f"csrftoken={token}", "origin": "https://table.example"}
        answer = guest.http.post("/api/guest", json={"name": "Anna"}, headers=headers)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-penstock=")
        for part in ("Secure", "HttpOnly", "SameSite=lax", "Path=/"):
            assert part.lower() in cookie.lower()
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
    finally:
        house.close()
