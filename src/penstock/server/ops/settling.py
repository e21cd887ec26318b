"""Games that have ended are settled, one after the other, beside the requests."""

from __future__ import annotations

from functools import partial

import sqlalchemy as sa

from penstock.server.people.results import settle
from penstock.server.store import schema
from penstock.server.table.table_store import TableStore

MOST_AT_ONCE = 50
DUE = (
    sa.select(schema.tables.c.id)
    .where(schema.tables.c.settled.is_(False), schema.tables.c.state.in_(("finished", "stopped")))
    .order_by(schema.tables.c.changed)
)


async def settle_due(tables: TableStore) -> None:
    """Settle all games that have ended, in the order of their ends; one that is broken stops no other."""
    due = await tables.storage.read(lambda connection: connection.execute(DUE).scalars().all())
    for table_id in [each for each in due if not tables.is_aside(each)][:MOST_AT_ONCE]:
        try:
            await tables.storage.write(partial(settle, table_id=table_id))
        except sa.exc.SQLAlchemyError:
            raise  # the database is away, for all of them
        except Exception as error:
            tables.put_aside(table_id, error)
