"""`penstock check`: replay every stored table and tell the differences."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from penstock.server.commands import command_serve

HELP = "replay every table of a server and report differences"
EXAMPLE = "penstock check --data penstock-data"


def declare(parser: ArgumentParser) -> None:
    command_serve.declare_database(parser)


def run(args: Namespace) -> int:
    command_serve.check_installed()
    from penstock.server.ops.checking import check_all
    from penstock.server.store.storage import Storage

    storage = Storage(command_serve.database_config(args), may_create=False)
    storage.check_schema()
    tables = wrong = 0
    with storage.engine.connect() as connection:
        for table_id, problems in check_all(connection):
            tables += 1
            wrong += bool(problems)
            for problem in problems:
                print(f"{table_id}: {problem}")
    storage.close()
    print(f"{tables} tables replayed, {wrong} with differences")
    return 1 if wrong else 0
