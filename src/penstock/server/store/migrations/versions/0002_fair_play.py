"""Fair play: time that stands while no server lives, the clocks before a move, shares of the dice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("seconds", sa.Double(), nullable=False),
    )
    op.add_column("tables", sa.Column("share", sa.Text(), nullable=False, server_default=""))
    op.execute("ALTER TABLE tables RENAME COLUMN seed_hash TO commitment")
    op.add_column("seats", sa.Column("share", sa.Text()))
    op.add_column("events", sa.Column("clocks", sa.JSON()))
    op.execute("UPDATE tables SET offers = '[]'")  # those had no number to be answered by
