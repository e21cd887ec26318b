"""Guests whom a host has sent away from a waiting table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "barred",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person_id", sa.Text(), sa.ForeignKey("persons.id"), primary_key=True),
    )
