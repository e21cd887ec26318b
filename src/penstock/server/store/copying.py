"""All rows from one database into another, as they were at one moment."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from penstock.engine.errors import PenstockError
from penstock.server.store.schema import metadata

CHUNK = 500


class NotEmpty(PenstockError):
    """Rows would be mixed with others."""


def file_engine(file: Path) -> sa.Engine:
    return sa.create_engine(f"sqlite:///{file}")


def copy_rows(source: sa.Engine, target: sa.Engine) -> int:
    """Copy everything; the target must be empty (the migrations' own table aside)."""
    copied = 0
    if source.dialect.name == "postgresql":
        source = source.execution_options(isolation_level="REPEATABLE READ")
    with source.connect() as reading, target.begin() as writing:
        for table in metadata.sorted_tables:
            if writing.execute(sa.select(sa.func.count()).select_from(table)).scalar_one():
                raise NotEmpty(f"The database to be filled already has rows in '{table.name}'.")
        reading.begin()
        for table in metadata.sorted_tables:
            found = reading.execution_options(yield_per=CHUNK).execute(sa.select(table)).mappings()
            for rows in found.partitions(CHUNK):
                writing.execute(sa.insert(table), [dict(row) for row in rows])
                copied += len(rows)
        if target.dialect.name == "postgresql":
            for table in metadata.sorted_tables:
                if "id" in table.c and isinstance(table.c.id.type, sa.Integer):
                    counted = f"SELECT COALESCE(MAX(id), 0) + 1 FROM {table.name}"
                    name = f"pg_get_serial_sequence('{table.name}', 'id')"
                    writing.execute(sa.text(f"SELECT setval({name}, ({counted}), false)"))
    return copied
