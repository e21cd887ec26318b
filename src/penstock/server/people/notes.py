"""What somebody has written down about a game: for nobody else's eyes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import sqlalchemy as sa

from penstock.server.store import rows, schema
from penstock.server.store.rows import GameNote
from penstock.server.store.storage import Storage


def find_notes(
    connection: sa.Connection, person_id: str | None, table_ids: Iterable[str]
) -> dict[str, str]:
    """A person's notes to some tables, by table."""
    n = schema.notes.c
    query = rows.select(schema.notes, GameNote).where(n.person_id == person_id, n.table_id.in_(table_ids))
    return {note.table_id: note.text for note in rows.read(connection.execute(query), GameNote)}


class Notes:
    """One note a table and person."""

    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self._storage = storage
        self._now = now

    async def of(self, person_id: str, table_id: str) -> str:
        found = await self._storage.read(lambda x: find_notes(x, person_id, [table_id]))
        return found.get(table_id, "")

    async def write(self, person_id: str, table_id: str, text: str) -> None:
        """Instead of what stood there; nothing is a note deleted."""
        note = GameNote(person_id, table_id, text.strip(), self._now())
        n = schema.notes.c
        here = sa.and_(n.person_id == person_id, n.table_id == table_id)

        def change(connection: sa.Connection) -> None:
            connection.execute(sa.delete(schema.notes).where(here))
            if note.text:
                connection.execute(sa.insert(schema.notes).values(rows.values_of(note)))

        await self._storage.write(change)
