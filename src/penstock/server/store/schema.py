"""The database's tables, one declaration for SQLite and PostgreSQL.

Times are seconds since 1970. Rows of `events` and `chat` are only ever added.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

meta = sa.Table(
    "meta",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

heartbeat = sa.Table(  # how long tables have been served: one row, see heartbeat.py
    "heartbeat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("seconds", sa.Double, nullable=False),
)

persons = sa.Table(
    "persons",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("is_guest", sa.Boolean, nullable=False),
    sa.Column("user_name", sa.Text, unique=True),  # as compared: folded
    sa.Column("password_hash", sa.Text),
    sa.Column("email", sa.Text),  # confirmed; no other address gets a letter
    sa.Column("suspended_until", sa.Double),  # by the operator
    sa.Column("language", sa.Text),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("notify", sa.JSON, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token_hash", sa.Text, primary_key=True),  # the token itself is only in the cookie
    sa.Column("person_id", sa.Text, sa.ForeignKey("persons.id"), nullable=False, index=True),
    sa.Column("expires", sa.Double, nullable=False),
    sa.Column("created", sa.Double, nullable=False, server_default="0"),
    sa.Column("seen", sa.Double, nullable=False, server_default="0"),  # to the hour
    sa.Column("device", sa.Text, nullable=False, server_default=""),  # "Firefox, Linux"
)

tickets = sa.Table(  # what a letter's link is worth, once
    "tickets",
    metadata,
    sa.Column("token_hash", sa.Text, primary_key=True),
    sa.Column("person_id", sa.Text, sa.ForeignKey("persons.id"), nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),  # confirm reset
    sa.Column("email", sa.Text, nullable=False),  # where it was sent
    sa.Column("expires", sa.Double, nullable=False),
)

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("person_id", sa.Text, sa.ForeignKey("persons.id"), primary_key=True),
    sa.Column("blocked_id", sa.Text, sa.ForeignKey("persons.id"), primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
)

ratings = sa.Table(  # of games between people with accounts; see people/ratings.py
    "ratings",
    metadata,
    sa.Column("person_id", sa.Text, sa.ForeignKey("persons.id"), primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

results = sa.Table(  # what a person has played; stays when the table itself is purged
    "results",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person_id", sa.Text, sa.ForeignKey("persons.id"), nullable=False, index=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("n_seats", sa.Integer, nullable=False),
    sa.Column("people", sa.Integer, nullable=False),  # seats that people had
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("has_left", sa.Boolean, nullable=False),
    sa.Column("is_public", sa.Boolean, nullable=False),
    sa.Column("is_rated", sa.Boolean, nullable=False),
    sa.Column("ended", sa.Double, nullable=False),
)

reports = sa.Table(  # with a copy of what was said: the chat may be purged
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("reporter_id", sa.Text, sa.ForeignKey("persons.id"), nullable=False, index=True),
    sa.Column("person_id", sa.Text, sa.ForeignKey("persons.id"), nullable=False, index=True),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("chat_id", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("closed_at", sa.Double),
)

orders = sa.Table(  # what the operator wants done; a running worker does it
    "orders",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("kind", sa.Text, nullable=False),  # close suspend
    sa.Column("target", sa.Text, nullable=False),  # a table or a person
    sa.Column("until", sa.Double),  # of a suspension
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("done_at", sa.Double),
    sa.Column("outcome", sa.Text),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("n_seats", sa.Integer, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("components", sa.Text, nullable=False),  # hash of the component tables
    sa.Column("seed", sa.Text, nullable=False),  # empty until the game begins
    sa.Column("share", sa.Text, nullable=False, server_default=""),  # the server's; empty: chosen seed
    sa.Column("commitment", sa.Text, nullable=False),  # to that share
    sa.Column("state", sa.Text, nullable=False, index=True),  # open running finished stopped
    sa.Column("kind", sa.Text, nullable=False),  # play hot_seat analysis
    sa.Column("host", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
    sa.Column("visibility", sa.Text, nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("clock", sa.JSON, nullable=False),  # what was agreed
    sa.Column("clocks", sa.JSON, nullable=False),  # what is left, by seat
    sa.Column("offers", sa.JSON, nullable=False),  # to stop, to undo, and who has agreed
    sa.Column("invite", sa.Text, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),  # of the last event
    sa.Column("revision", sa.Integer, nullable=False),  # counts every change of the table
    sa.Column("to_act", sa.Integer, nullable=False),  # bits of the seats that owe a decision
    sa.Column("bot_due", sa.Boolean, nullable=False, index=True),
    sa.Column("leased_by", sa.Text),  # the process whose bots think for this table …
    sa.Column("leased_until", sa.Double),  # … and until when no other need care
    sa.Column("due_at", sa.Double, index=True),  # the heartbeat at which something happens by itself
    sa.Column("result", sa.JSON),
    sa.Column("rematch", sa.Text),
    sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false(), index=True),  # results kept
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("changed", sa.Double, nullable=False, index=True),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # open invite human bot
    sa.Column("person_id", sa.Text, sa.ForeignKey("persons.id"), index=True),
    sa.Column("name", sa.Text),
    sa.Column("bot", sa.Text),
    sa.Column("away_bot", sa.Text),  # plays in the person's place
    sa.Column("resigned", sa.Boolean, nullable=False),
    sa.Column("share", sa.Text),  # of the dice, from the player's page
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # start move undo
    sa.Column("seat", sa.Integer),
    sa.Column("move", sa.Text),  # notation
    sa.Column("back", sa.Integer, nullable=False),  # moves an undo takes back
    sa.Column("revealed", sa.Integer, nullable=False),  # the record's count before the move
    sa.Column("notes", sa.JSON, nullable=False),  # what the move caused
    sa.Column("person_id", sa.Text),
    sa.Column("key", sa.Text),  # of the request, so that a retry is no second move
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("clocks", sa.JSON),  # before the move, so that an undo can put them back
    sa.UniqueConstraint("table_id", "person_id", "key"),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("state", sa.LargeBinary, nullable=False),  # the record's bytes, compressed
)

access = sa.Table(  # who may watch a private table
    "access",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person_id", sa.Text, sa.ForeignKey("persons.id"), primary_key=True),
)

mutes = sa.Table(  # whose chat somebody does not want to hear
    "mutes",
    metadata,
    sa.Column("person_id", sa.Text, sa.ForeignKey("persons.id"), primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
)

notes = sa.Table(  # what somebody has written down about a game
    "notes",
    metadata,
    sa.Column("person_id", sa.Text, sa.ForeignKey("persons.id"), primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)

barred = sa.Table(  # whom the host has sent away before the start
    "barred",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person_id", sa.Text, sa.ForeignKey("persons.id"), primary_key=True),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("room", sa.Text, nullable=False),  # players spectators
    sa.Column("person_id", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("person_id", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("since_seq", sa.Integer, nullable=False),  # the story begins after this
    sa.Column("channel", sa.Text, nullable=False),  # webhook email
    sa.Column("due_at", sa.Double, nullable=False, index=True),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("state", sa.Text, nullable=False),  # waiting sent dropped failed
    sa.Column("error", sa.Text),
)
