"""Accounts that can be kept and left, results and ratings, blocks, reports, the operator's orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

SESSION_SECONDS = 60 * 60 * 24 * 90  # of the sessions there are


def upgrade() -> None:
    op.add_column("persons", sa.Column("email", sa.Text()))
    op.add_column("persons", sa.Column("suspended_until", sa.Double()))
    for name in ("created", "seen"):
        op.add_column("sessions", sa.Column(name, sa.Double(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("device", sa.Text(), nullable=False, server_default=""))
    op.execute(
        f"UPDATE sessions SET created = expires - {SESSION_SECONDS}, seen = expires - {SESSION_SECONDS}"
    )
    op.add_column("tables", sa.Column("settled", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_settled", "tables", ["settled"])
    op.create_table(
        "tickets",
        sa.Column("token_hash", sa.Text(), primary_key=True),
        sa.Column("person_id", sa.Text(), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
    )
    op.create_index("ix_tickets_person_id", "tickets", ["person_id"])
    op.create_table(
        "blocks",
        sa.Column("person_id", sa.Text(), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("blocked_id", sa.Text(), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("person_id", sa.Text(), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.Text(), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("game", sa.Text(), primary_key=True),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("person_id", sa.Text(), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("n_seats", sa.Integer(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("has_left", sa.Boolean(), nullable=False),
        sa.Column("is_public", sa.Boolean(), nullable=False),
        sa.Column("is_rated", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
    )
    op.create_index("ix_results_person_id", "results", ["person_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("reporter_id", sa.Text(), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("person_id", sa.Text(), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("chat_id", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("closed_at", sa.Double()),
    )
    op.create_index("ix_reports_reporter_id", "reports", ["reporter_id"])
    op.create_index("ix_reports_person_id", "reports", ["person_id"])
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("until", sa.Double()),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("done_at", sa.Double()),
        sa.Column("outcome", sa.Text()),
    )
