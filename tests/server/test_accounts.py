"""Accounts: passwords changed and lost, sessions ended, addresses confirmed, data taken along, farewell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from email import message_from_string, policy
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from penstock.server.config import UNLIMITED, Mail, RateLimits
from penstock.server.people.devices import Devices
from penstock.server.people.people import unlinked
from penstock.server.people.sessions import device_of
from penstock.server.store import schema
from tests.server.house import House, Player, Refused, heard, quick, wait_for
from tests.server.test_clocks import Time
from tests.server.test_life import mover, play_one
from tests.server.test_notices import PostOffice, bea_is_waiting, outbox_is_empty
from tests.server.test_streams import close_code

PASSWORD = "long enough"


class Town:
    """A house, a post office, and a clock that can be put forward."""

    def __init__(self, folder: Path, limits: RateLimits = UNLIMITED) -> None:
        self.office = PostOffice()
        self.now = Time()
        mail = Mail(
            "127.0.0.1", self.office.server_address[1], sender="penstock@example.org", start_tls=False
        )
        self.house = House(quick(folder, limits=limits, mail=mail), self.now)

    def account(self, user_name: str) -> Player:
        player = self.house.guest(user_name.capitalize())
        player.post("/api/account", user_name=user_name, password=PASSWORD)
        return player

    def confirmed(self, user_name: str) -> Player:
        player = self.account(user_name)
        change_address(player, f"{user_name}@example.org")
        player.post("/api/email/confirm", ticket=self.ticket("confirm"))
        return player

    def letter(self) -> str:
        """The next letter as a reader sees it."""
        raw = wait_for(lambda: self.office.letters).pop(0)
        letter = message_from_string(raw, policy=policy.default)
        return f"To: {letter['to']}\n{letter['subject']}\n{letter.get_content()}"

    def ticket(self, kind: str) -> str:
        """What the next letter carries."""
        letter = self.letter()
        found = re.search(rf"#{kind}=(\S+)", letter)
        assert found, letter
        return found[1]

    def close(self) -> None:
        self.house.close()
        self.office.close()


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Town]:
    opened = Town(tmp_path)
    yield opened
    opened.close()


def change_address(player: Player, email: str, **more: bool) -> Any:
    return player.ask("PATCH", "/api/me", json={"notify": {"email": email, **more}})


def refused_code(player: Player, path: str, **body: object) -> str:
    with pytest.raises(Refused) as refused:
        player.post(path, **body)
    return str(refused.value.code)


# -- sessions -----------------------------------------------------------------------------------


def test_becoming_an_account_ends_the_guests_token(house: House) -> None:
    anna = house.guest("Anna")
    before = anna.http.cookies["penstock"]
    anna.post("/api/account", user_name="rotated", password=PASSWORD)
    assert anna.http.cookies["penstock"] != before
    assert anna.get("/api/me")["user_name"] == "rotated"
    thief = house.guest(None)
    thief.http.cookies.set("penstock", before)
    with pytest.raises(Refused) as refused:
        thief.get("/api/me")
    assert refused.value.status == 401


def test_sessions_are_listed_and_ended(house: House) -> None:
    desk = house.guest("Anna", **{"user-agent": "Mozilla/5.0 (X11; Linux x86_64) Gecko Firefox/140.0"})
    desk.post("/api/account", user_name="listed", password=PASSWORD)
    phone = house.guest(
        None, **{"user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19 Safari/604"}
    )
    phone.post("/api/login", user_name="listed", password=PASSWORD)
    shown = desk.get("/api/me/sessions")
    assert {(s["device"], s["is_this"]) for s in shown} == {
        ("Firefox, Linux", True),
        ("Safari, iOS", False),
    }
    assert desk.http.cookies["penstock"] not in str(shown)
    other = next(s["id"] for s in shown if not s["is_this"])
    stranger = house.guest("Stranger")
    assert refused_code(stranger, f"/api/me/sessions/{other}/end") == "not_found"
    desk.post(f"/api/me/sessions/{other}/end")
    with pytest.raises(Refused):
        phone.get("/api/me")
    assert len(desk.get("/api/me/sessions")) == 1


def test_log_out_everywhere(house: House) -> None:
    desk = house.guest("Anna")
    desk.post("/api/account", user_name="everywhere", password=PASSWORD)
    phone = house.guest(None)
    phone.post("/api/login", user_name="everywhere", password=PASSWORD)
    table = phone.new_table("arriala", "me", "open")
    with phone.stream(table) as stream:
        heard(stream, "table")
        desk.post("/api/logout-everywhere")
        assert close_code(stream) == 4403
    for player in (desk, phone):
        with pytest.raises(Refused) as refused:
            player.get("/api/me")
        assert refused.value.status == 401


def test_when_somebody_was_here_is_known_to_the_hour(town: Town) -> None:
    anna = town.account("anna")
    first = anna.get("/api/me/sessions")[0]["seen"]
    town.now.ahead += 1800
    assert anna.get("/api/me/sessions")[0]["seen"] == first
    town.now.ahead += 1801
    anna.get("/api/me")
    assert anna.get("/api/me/sessions")[0]["seen"] > first + 3600


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/140 Safari/537 Edg/140", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 16) AppleWebKit Chrome/140 Mobile Safari/537", "Chrome, Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/19 Safari/605", "Safari, macOS"),
        ("curl/8.0", ""),
    ],
)
def test_a_device_is_told_by_its_browser_and_system(agent: str, device: str) -> None:
    assert device_of(agent) == device


# -- passwords ----------------------------------------------------------------------------------


def test_a_changed_password_ends_all_other_sessions(house: House) -> None:
    desk = house.guest("Anna")
    desk.post("/api/account", user_name="changed", password=PASSWORD)
    phone = house.guest(None)
    phone.post("/api/login", user_name="changed", password=PASSWORD)
    assert (
        refused_code(desk, "/api/me/password", old="wrong password", new="another one") == "wrong_password"
    )
    assert phone.get("/api/me")["user_name"] == "changed"
    desk.post("/api/me/password", old=PASSWORD, new="another one")
    assert desk.get("/api/me")["user_name"] == "changed"
    with pytest.raises(Refused):
        phone.get("/api/me")
    assert refused_code(phone, "/api/login", user_name="changed", password=PASSWORD) == "wrong_password"
    phone.post("/api/login", user_name="changed", password="another one")
    assert (
        refused_code(house.guest("Guest"), "/api/me/password", old="", new="another one") == "needs_account"
    )


def test_a_lost_password_is_replaced_through_the_confirmed_address(town: Town) -> None:
    anna = town.confirmed("anna")
    forgetful = town.house.guest(None)
    forgetful.post("/api/password/forgot", user_name=" ANNA")
    ticket = town.ticket("reset")
    me = forgetful.post("/api/password/reset", ticket=ticket, password="a new password")
    assert (me["user_name"], me["id"]) == ("anna", anna.me["id"])
    assert "was changed" in town.letter()
    with pytest.raises(Refused):
        anna.get("/api/me")  # whoever was in is out
    again = town.house.guest(None)
    assert refused_code(again, "/api/password/reset", ticket=ticket, password="once again") == "bad_ticket"
    again.post("/api/login", user_name="anna", password="a new password")


def test_a_ticket_is_good_for_its_time_and_its_purpose(town: Town) -> None:
    anna = town.confirmed("anna")
    forgetful = town.house.guest(None)
    forgetful.post("/api/password/forgot", user_name="anna")
    ticket = town.ticket("reset")
    assert refused_code(anna, "/api/email/confirm", ticket=ticket) == "bad_ticket"
    town.now.ahead += 2 * 3600 + 1
    assert refused_code(forgetful, "/api/password/reset", ticket=ticket, password=PASSWORD) == "bad_ticket"


def test_who_has_confirmed_no_address_gets_no_letter_and_the_answer_does_not_tell(town: Town) -> None:
    anna = town.account("anna")
    change_address(anna, "anna@example.org")
    assert "#confirm=" in town.letter()
    stranger = town.house.guest(None)
    answers = [stranger.post("/api/password/forgot", user_name=name) for name in ("anna", "nobody")]
    assert answers[0] == answers[1] == {"ok": True}
    town.confirmed("bea")
    stranger.post("/api/password/forgot", user_name="bea")
    letter = town.letter()  # had there been others, they would be here
    assert "To: bea@example.org" in letter
    assert town.office.letters == []


def test_strangers_cannot_lock_anybody_out(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, wrong_passwords_per_hour=5, resets_per_hour=2)
    town = Town(tmp_path, limits)
    anna = town.confirmed("anna")
    anna.post("/api/logout")
    stranger = town.house.guest(None)
    guesses = [
        refused_code(stranger, "/api/login", user_name="anna", password=f"guess {k:04}") for k in range(8)
    ]
    assert guesses == ["wrong_password"] * 5 + ["too_many"] * 3
    # not even with the right password from a strange device …
    assert (
        refused_code(town.house.guest(None), "/api/login", user_name="Anna", password=PASSWORD)
        == "too_many"
    )
    anna.post("/api/login", user_name="anna", password=PASSWORD)  # … but from one's own
    anna.post("/api/logout")
    for k in range(5):  # whose guesses are counted too
        assert (
            refused_code(anna, "/api/login", user_name="anna", password=f"guess {k:04}") == "wrong_password"
        )
    assert refused_code(anna, "/api/login", user_name="anna", password=PASSWORD) == "too_many"
    for _ in range(4):  # nor can they use up the letters
        stranger.post("/api/password/forgot", user_name="anna")
    tickets = [town.ticket("reset"), town.ticket("reset")]
    anna.post("/api/password/reset", ticket=tickets[0], password="a new password")
    anna.post("/api/logout")
    town.now.ahead += 3601
    stranger.post("/api/login", user_name="anna", password="a new password")
    town.close()


def test_a_device_is_known_by_a_seal_and_remembers_a_few() -> None:
    devices = Devices("secret")
    cookie = None
    for name in ("anna", "bea", "anna", "cleo", "dora", "eva"):
        cookie = devices.marked(cookie, name)
    known = [name for name in ("anna", "bea", "cleo", "dora", "eva") if devices.known(cookie, name)]
    assert known == ["anna", "cleo", "dora", "eva"]
    assert Devices("another secret").known(cookie, "eva") is None
    assert devices.known("nonsense._.", "eva") is None


# -- letters ------------------------------------------------------------------------------------


def test_turn_letters_go_only_to_a_confirmed_address(town: Town) -> None:
    house, now = town.house, town.now
    anna, bea, table = bea_is_waiting(house, email="bea@example.org")
    assert "Bestätige deine E-Mail-Adresse" in town.letter()
    now.ahead += 30
    outbox_is_empty(house)
    assert town.office.letters == []
    change_address(bea, "bea@example.org")  # asks for another letter
    bea.post("/api/email/confirm", ticket=town.ticket("confirm"))
    assert bea.get("/api/me")["email"] == "bea@example.org"
    give_turn(anna, bea, table)
    now.ahead += 700
    assert "To: bea@example.org" in town.letter()
    change_address(bea, "bea@example.org", turns=False)
    give_turn(anna, bea, table)
    now.ahead += 700
    outbox_is_empty(house)
    assert town.office.letters == []
    change_address(bea, "")
    assert bea.get("/api/me")["email"] is None


def give_turn(anna: Player, bea: Player, table: str) -> None:
    while mover(table, anna, bea) is bea:
        play_one(bea, table, -1)
    while mover(table, anna, bea) is anna:
        play_one(anna, table, -1)


NO_ADDRESSES = (
    "a@example.org, b@example.org",
    "a@example.org;b@example.org",
    "a@example.org\nBcc: b@example.org",
    "A <a@example.org>",
    '"a@example.org"@example.org',
    "a@example",
    "example.org",
    "ä@example.org",
)


def test_an_address_is_one_recipient(town: Town) -> None:
    anna = town.account("anna")
    for email in NO_ADDRESSES:
        with pytest.raises(Refused) as refused:
            change_address(anna, email)
        assert refused.value.code == "bad_address", email


def test_a_new_address_is_told_to_the_old_one(town: Town) -> None:
    anna = town.confirmed("anna")
    change_address(anna, "new@example.org")
    first = town.ticket("confirm")
    assert anna.get("/api/me")["email"] == "anna@example.org"
    anna.post("/api/email/confirm", ticket=first)
    assert anna.get("/api/me")["email"] == "new@example.org"
    letter = town.letter()
    assert "To: anna@example.org" in letter


def test_letters_are_counted_by_person_and_by_address(tmp_path: Path) -> None:
    town = Town(tmp_path, replace(UNLIMITED, letters_per_day=2))
    anna, bea = town.account("anna"), town.account("bea")
    for player in (anna, anna, anna, bea):  # all to the same poor reader
        change_address(player, "reader@example.org")
    change_address(bea, "bea@example.org")
    wait_for(lambda: len(town.office.letters) >= 3)  # they leave side by side
    town.close()
    assert sorted(letter.count("To: reader@") for letter in town.office.letters) == [0, 1, 1]


def test_without_a_mail_server_no_address_is_taken(house: House) -> None:
    anna = house.guest("Anna")
    anna.post("/api/account", user_name="no mail here", password=PASSWORD)
    assert anna.get("/api/me")["has_mail"] is False
    with pytest.raises(Refused, match="sends no e-mail") as refused:
        change_address(anna, "anna@example.org")
    assert refused.value.code == "no_mail"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("evil.example/login", "evil example login"),
        ("https://evil.example", "https evil example"),
        ("<https://evil.example|Anna>", "https evil example Anna"),
        ("[Anna](http://evil.example)", "Anna http evil example"),
        ("@everyone", "everyone"),
        ("anna@evil.example", "anna evil example"),
        ("Anne-Marie O’Neill 2", "Anne-Marie O’Neill 2"),
        ("Zoë Łuczak", "Zoë Łuczak"),
    ],
)
def test_a_name_never_becomes_a_link(name: str, shown: str) -> None:
    assert unlinked(name) == shown


def test_names_in_notices_are_only_names(town: Town) -> None:
    _, bea, table = bea_is_waiting(town.house, email="bea@example.org")
    bea.post("/api/email/confirm", ticket=town.ticket("confirm"))
    rename = sa.update(schema.seats).where(schema.seats.c.table_id == table, schema.seats.c.seat == 0)
    town.house.server.storage.write_now(
        lambda c: c.execute(rename.values(name="http://evil.example/x")) and None
    )
    town.house.server.tables.forget(table)
    town.now.ahead += 30
    letter = town.letter()
    assert "evil.example" not in letter
    assert "evil example" in letter


# -- farewell and own data ----------------------------------------------------------------------


def test_what_is_known_about_me_is_mine(house: House) -> None:
    anna = house.guest("Anna")
    anna.post("/api/account", user_name="my data", password=PASSWORD)
    table = anna.new_table("arriala", "me", "me", hot_seat=True)
    anna.post(f"/api/tables/{table}/start")
    play_one(anna, table)
    anna.post(f"/api/tables/{table}/chat", text="What I said")
    data = anna.get("/api/me/export")
    assert data["person"]["user_name"] == "my data"
    assert [line["text"] for line in data["chat"]] == ["What I said"]
    assert [(e["table_id"], e["kind"]) for e in data["events"]] == [(table, "move")]
    assert [t["id"] for t in data["tables"]] == [table]
    assert len(data["seats"]) == 2
    everything = str(data)
    assert "argon2" not in everything
    assert anna.http.cookies["penstock"] not in everything
    assert "seed" not in everything


def test_every_table_that_names_a_person_is_exported_and_erased() -> None:
    """A new column that refers to persons has to be thought of in both places."""
    from penstock.server.people import erasing, own_data

    exported = {(table.name, owner) for table, owner, _ in own_data.KEPT}
    source = Path(erasing.__file__).read_text("utf-8")
    for table in schema.metadata.sorted_tables:
        for column in table.c:
            if not any(key.column.table is schema.persons for key in column.foreign_keys):
                continue
            assert f"schema.{table.name}" in source, column
            is_for_others = str(column) in ("blocks.blocked_id", "reports.person_id", "tables.host")
            assert is_for_others or (table.name, column.name) in exported, column


def test_who_goes_leaves_their_moves_to_somebody(house: House) -> None:
    anna, bea = house.guest("Anna Unmistakable"), house.guest("Bea")
    anna.post("/api/account", user_name="unmistakable", password=PASSWORD)
    table = anna.new_table("arriala", "me", "open")
    bea.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    for _ in range(8):
        play_one(mover(table, anna, bea), table)
    anna.post(f"/api/tables/{table}/chat", text="Unmistakable words")
    waiting = anna.new_table("arriala", "me", "open")
    before = bea.get(f"/api/tables/{table}/log")
    assert refused_code(anna, "/api/me/delete", password="wrong password") == "wrong_password"
    anna.post("/api/me/delete", password=PASSWORD)
    with pytest.raises(Refused) as refused:
        anna.get("/api/me")
    assert refused.value.status == 401
    seats = bea.get(f"/api/tables/{table}")["seats"]
    assert (seats[0]["kind"], seats[0]["name"], seats[0]["resigned"]) == ("human", None, True)
    assert seats[0]["away_bot"]
    assert bea.get(f"/api/tables/{waiting}")["state"] == "stopped"
    after = bea.get(f"/api/tables/{table}/log")
    assert [line["notation"] for line in after[: len(before)]] == [line["notation"] for line in before]
    assert any("somebody" in line["text"].lower() for line in after)
    assert "nmistakable" not in str([after, seats, bea.get(f"/api/tables/{table}/chat")])
    assert "nmistakable" not in everything_stored(house)
    wait_for(lambda: bea.get(f"/api/tables/{table}")["to_act"] == [1])
    play_one(bea, table)  # the game goes on
    stranger = house.guest(None)
    assert (
        refused_code(stranger, "/api/login", user_name="unmistakable", password=PASSWORD)
        == "wrong_password"
    )


def everything_stored(house: House) -> str:
    def read(connection: sa.Connection) -> str:
        return str([connection.execute(sa.select(t)).all() for t in schema.metadata.sorted_tables])

    return str(house.server.storage.read_now(read))


def test_a_guest_goes_without_a_password(house: House) -> None:
    guest = house.guest("Passing through")
    guest.new_table("arriala", "me", "open")
    guest.post("/api/me/delete")
    assert "Passing through" not in everything_stored(house)
