"""Alembic's way in: the caller brings the connection."""

from __future__ import annotations

from alembic import context

from penstock.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
