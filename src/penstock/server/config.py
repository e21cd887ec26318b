"""What an operator may set; every limit of the server stands here."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from errno import EADDRINUSE
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from penstock.engine.errors import PenstockError

ROLES = ("all", "web", "worker")


class BadSetting(PenstockError):
    """The environment or the command line says something that cannot be."""


@dataclass(frozen=True)
class RateLimits:
    """Sensible bounds on everything a stranger can ask for."""

    body_bytes: int = 256 * 1024
    body_seconds: float = 20.0  # from the header to the last byte
    header_bytes: int = 32 * 1024
    header_seconds: float = 10.0  # from the connection, or the first byte, to the last header
    path_bytes: int = 1000
    idle_connection_seconds: int = 15  # between two requests
    message_bytes: int = 16 * 1024  # one message of a stream
    messages_per_10_seconds: int = 60  # of one stream
    streams_per_person: int = 40
    streams_per_address: int = 100  # of visitors without a name
    streams: int = 5000
    handshakes_per_minute: int = 300  # of one address
    open_tables_per_person: int = 8  # hosted, or with a seat
    running_tables_per_person: int = 30  # with a seat
    bots_alone_per_person: int = 3  # running tables at which only bots play
    chat_per_minute: int = 20
    offers_per_hour: int = 20  # to stop, to undo, to seat a bot, of one person
    requests_per_minute: int = 1200  # of one address
    logins_per_minute: int = 10  # of one address
    wrong_passwords_per_hour: int = 30  # for one person: from all strange devices, from each known one
    letters_per_day: int = 5  # about an account, of one person and to one address
    resets_per_hour: int = (
        2  # letters with a way back; each is good for longer than it takes to get the next
    )
    guests_per_hour: int = 120  # of one address
    reports_per_day: int = 20
    notes_per_hour: int = 240  # of one person
    blocks_per_person: int = 500
    hints_per_minute: int = 30
    imports_per_hour: int = 60
    import_moves: int = 5000
    mails_per_day: int = 40  # to one address
    lobby_cards: int = 200
    lobby_cards_per_host: int = 3
    log_lines: int = 200  # a page of the log
    chat_lines: int = 200  # told to who comes to a table
    personal_settings: int = 50
    personal_setting_chars: int = 500
    send_seconds: float = 20.0  # a reader slower than this is cut off
    idle_seconds: float = 30.0  # between pings
    blocked_moves: int = 120  # refused moves told with a position


NO_LIMIT = 10**9
UNLIMITED = RateLimits(
    requests_per_minute=NO_LIMIT,
    logins_per_minute=NO_LIMIT,
    wrong_passwords_per_hour=NO_LIMIT,
    letters_per_day=NO_LIMIT,
    resets_per_hour=NO_LIMIT,
    guests_per_hour=NO_LIMIT,
    chat_per_minute=NO_LIMIT,
    offers_per_hour=NO_LIMIT,
    messages_per_10_seconds=NO_LIMIT,
    streams_per_address=NO_LIMIT,
    handshakes_per_minute=NO_LIMIT,
    reports_per_day=NO_LIMIT,
    notes_per_hour=NO_LIMIT,
    hints_per_minute=NO_LIMIT,
    imports_per_hour=NO_LIMIT,
    mails_per_day=NO_LIMIT,
    open_tables_per_person=NO_LIMIT,
    running_tables_per_person=NO_LIMIT,
    bots_alone_per_person=NO_LIMIT,
)


@dataclass(frozen=True)
class Retention:
    """For how many days something is kept; 0: for ever. Accounts stay until they are deleted."""

    guests: float = 90.0  # since they were last here
    chat: float = 90.0  # since the end of its table
    tables: float = 365.0  # since their end; what people's profiles tell of them stays
    unplayed: float = 7.0  # tables that were closed before they began
    outbox: float = 7.0  # notices that were sent or given up
    reports: float = 180.0  # since they were dealt with; orders too


@dataclass(frozen=True)
class Mail:
    """How e-mail leaves; without a host none does."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = ""
    start_tls: bool = True


@dataclass(frozen=True)
class Hashing:
    """What it costs to try a password, here or for whoever has stolen the database: Argon2's own advice."""

    rounds: int = 3
    kibibytes: int = 64 * 1024
    lanes: int = 4


@dataclass(frozen=True)
class ServerConfig:
    """What one server was started with."""

    data: Path = Path("penstock-data")
    database_url: str = ""  # empty: SQLite in the data folder
    host: str = "127.0.0.1"
    port: int = 8060
    public_url: str = ""  # as players see it; decides the cookies and the allowed origin
    proxy: str = "127.0.0.1"  # who may say for whom it asks; several with commas
    operator: str = ""  # host and port of the operator's own address; empty: none
    role: str = "all"
    page: Path | None = None  # folder of the built page; None: the installed one, or that of a checkout
    compile_rules: bool = True
    bot_processes: int = 2
    open_hours: float = 12.0  # a live table that waits so long for players is closed
    open_days: float = 14.0  # the same of a table over days
    unplayable_days: float = 30.0  # a game whose rules this server does not have any more is ended
    idle_days: float = 90.0  # a game in which nobody has done anything is ended
    bot_seconds: float = 20.0  # hard limit of one decision
    bot_pause: float = 0.7  # so that people can follow
    silence_seconds: float = 10.0  # without a heartbeat in the database: then clocks stand
    absent_seconds: float = 60.0  # a live table waited for one seat: a bot may then be asked for
    absent_days: float = 3.0  # the same at a table over days
    offer_seconds: float = 60.0  # to answer an offer at a live table
    offer_days: float = 1.0  # the same at a table over days
    limits: RateLimits = field(default_factory=RateLimits)
    mail: Mail = field(default_factory=Mail)
    hashing: Hashing = field(default_factory=Hashing)
    retention: Retention = field(default_factory=Retention)
    notify_seconds: float = 600.0  # at least between two notices of one table to one person
    internal_webhooks: bool = False  # allow webhooks to internal addresses (for tests and closed nets)

    @property
    def url(self) -> str:
        """The database's address for SQLAlchemy."""
        if not self.database_url:
            return f"sqlite:///{self.data / 'penstock.sqlite'}"
        scheme, _, rest = self.database_url.partition("://")
        return f"postgresql+psycopg://{rest}" if scheme in ("postgresql", "postgres") else self.database_url

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    @property
    def is_secure(self) -> bool:
        """Is the page reached by https? Then the cookies are bound to it."""
        return self.public_url.startswith("https://")

    @property
    def address(self) -> str:
        return self.public_url or f"http://{self.host}:{self.port}"

    @property
    def session_cookie(self) -> str:
        return "__Host-penstock" if self.is_secure else "penstock"

    @property
    def device_cookie(self) -> str:
        return "__Host-device" if self.is_secure else "device"


def from_environment(config: ServerConfig) -> ServerConfig:
    """What the environment says; the command line, where it says something else than usual, comes first.

    Passwords come from here alone, or from a file that is named here: the command line is for all to see.
    """
    usual = ServerConfig()

    def chosen(name: str, given: Any, read: Callable[[str], Any] = str) -> Any:
        said = setting(name)
        return read(said) if said and given == getattr(usual, name.lower()) else given

    mail = replace(
        config.mail,
        host=setting("SMTP_HOST") or config.mail.host,
        port=number("SMTP_PORT", config.mail.port),
        user=setting("SMTP_USER") or config.mail.user,
        password=setting("SMTP_PASSWORD") or config.mail.password,
        sender=setting("SMTP_SENDER") or config.mail.sender,
    )
    kept = {
        f.name: number(f"KEEP_{f.name.upper()}", getattr(config.retention, f.name))
        for f in fields(Retention)
    }
    return replace(
        config,
        mail=mail,
        retention=Retention(**kept),
        data=chosen("DATA", config.data, Path),
        database_url=read_database(chosen("DATABASE_URL", config.database_url)),
        host=chosen("HOST", config.host),
        port=read_port(number("PORT", config.port) if config.port == usual.port else config.port),
        public_url=read_public(chosen("PUBLIC_URL", config.public_url).rstrip("/")),
        proxy=chosen("PROXY", config.proxy),
        operator=read_operator(chosen("OPERATOR", config.operator)),
        role=chosen("ROLE", config.role, read_role),
    )


def setting(name: str) -> str:
    """A variable, or what the file holds that a variable with `_FILE` names."""
    file = os.environ.get(f"PENSTOCK_{name}_FILE")
    if not file:
        return os.environ.get(f"PENSTOCK_{name}", "")
    try:
        return Path(file).read_text("utf-8").strip()
    except OSError as error:
        raise BadSetting(
            f"PENSTOCK_{name}_FILE names {file}, which cannot be read: {error.strerror}."
        ) from None


def number(name: str, usual: Any) -> Any:
    """A number of the same kind as usual, not below zero."""
    said = setting(name)
    try:
        found = type(usual)(said) if said else usual
    except ValueError:
        found = -1
    if not 0 <= found < float("inf"):
        raise BadSetting(f"PENSTOCK_{name} must be a number, not '{said}'.")
    return found


def read_port(found: int) -> int:
    if not 0 <= found < 2**16:
        raise BadSetting(f"A port (PENSTOCK_PORT) is a number below 65536, not {found}.")
    return found


def read_database(said: str) -> str:
    """An address of PostgreSQL; what it was instead may hold a password and is not repeated."""
    try:
        parts = urlsplit(said)
        is_right = parts.scheme in ("postgresql", "postgres") and (parts.port or 1) > 0
    except ValueError:
        is_right = False
    if said and not is_right:
        raise BadSetting(
            "The database's address (PENSTOCK_DATABASE_URL) must be like postgresql://user@host/database; "
            "without one SQLite is used."
        )
    return said


def read_public(said: str) -> str:
    try:
        parts = urlsplit(said)
        is_right = parts.scheme in ("http", "https") and bool(parts.netloc) and not parts.path
    except ValueError:
        is_right = False
    if said and not is_right:
        raise BadSetting(
            f"The page's address (PENSTOCK_PUBLIC_URL) must be like https://example.org, not '{said}'."
        )
    return said


def why_not_there(error: OSError) -> str:
    """Why nobody can listen at an address."""
    return "another program listens there" if error.errno == EADDRINUSE else str(error.strerror)


def read_operator(said: str) -> str:
    host, _, port = said.rpartition(":")
    if said and not (host and port.isdigit() and int(port) < 2**16):
        raise BadSetting(
            f"The operator's address (PENSTOCK_OPERATOR) must be like 127.0.0.1:8061, not '{said}'."
        )
    return said


def read_role(said: str) -> str:
    if said not in ROLES:
        raise BadSetting(f"PENSTOCK_ROLE must be one of {', '.join(ROLES)}, not '{said}'.")
    return said
