"""What an operator may set; every limit of the server stands here."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from pathlib import Path

ROLES = ("all", "web", "worker")


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
    logins_per_minute: int = 10  # of one address; also of one user name
    guests_per_hour: int = 120  # of one address
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
    blocked_moves: int = 80  # refused moves told with a position


NO_LIMIT = 10**9
UNLIMITED = RateLimits(
    requests_per_minute=NO_LIMIT,
    logins_per_minute=NO_LIMIT,
    guests_per_hour=NO_LIMIT,
    chat_per_minute=NO_LIMIT,
    offers_per_hour=NO_LIMIT,
    messages_per_10_seconds=NO_LIMIT,
    streams_per_address=NO_LIMIT,
    handshakes_per_minute=NO_LIMIT,
    hints_per_minute=NO_LIMIT,
    imports_per_hour=NO_LIMIT,
    mails_per_day=NO_LIMIT,
    open_tables_per_person=NO_LIMIT,
    running_tables_per_person=NO_LIMIT,
    bots_alone_per_person=NO_LIMIT,
)


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


def from_environment(config: ServerConfig) -> ServerConfig:
    """Passwords come from the environment, never from the command line."""
    env = os.environ
    mail = replace(
        config.mail,
        host=env.get("PENSTOCK_SMTP_HOST", config.mail.host),
        port=int(env.get("PENSTOCK_SMTP_PORT", config.mail.port)),
        user=env.get("PENSTOCK_SMTP_USER", config.mail.user),
        password=env.get("PENSTOCK_SMTP_PASSWORD", config.mail.password),
        sender=env.get("PENSTOCK_SMTP_SENDER", config.mail.sender),
    )
    url = config.database_url or env.get("PENSTOCK_DATABASE_URL", "")
    return replace(config, mail=mail, database_url=url)
