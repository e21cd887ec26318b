"""Fair play: time that stands while no server lives, the clocks before a move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "fair"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("seconds", sa.Double(), nullable=False),
    )
    op.add_column("events", sa.Column("clocks", sa.JSON()))
    op.execute("UPDATE tables SET offers = '[]'")  # those had no number to be answered by
