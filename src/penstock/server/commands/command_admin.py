"""`penstock admin`: reports, suspensions, tables that must end."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from penstock.engine.errors import PenstockError
from penstock.server.commands import command_serve

if TYPE_CHECKING:
    import sqlalchemy as sa

    from penstock.server.ops.orders import Order
    from penstock.server.store.rows import Person
    from penstock.server.store.storage import Storage

HELP = "read reports, close a table, suspend a person"
EXAMPLE = "penstock admin --data penstock-data suspend somebodys-user-name --days 7"
PATIENCE = 10.0  # seconds for a running server to carry an order out
DAY = 86400.0
DAYS = 36500  # for good
MOST_INTEGER = 2**31 - 1  # of the database


class NoSuchThing(PenstockError):
    """The database knows no such person or report."""


def declare(parser: ArgumentParser) -> None:
    command_serve.declare_database(parser)
    orders = parser.add_subparsers(dest="order", metavar="ORDER", required=True)
    reports = orders.add_parser("reports", help="list what was reported")
    reports.add_argument("--all", action="store_true", help="those that are done too")
    done = orders.add_parser("done", help="a report has been dealt with")
    done.add_argument("number", type=int, help="the report's")
    person = orders.add_parser("person", help="what is known about somebody")
    suspend = orders.add_parser("suspend", help="let somebody in no more, and end their sessions")
    readmit = orders.add_parser("readmit", help="let somebody in again")
    for order in (person, suspend, readmit):
        order.add_argument("who", help="user name, or id")
    suspend.add_argument("--days", type=days, default=DAYS, help="for so long (for good)")
    close = orders.add_parser("close", help="end a table without a result")
    close.add_argument("table", help="its id: the end of its address")
    for order in orders.choices.values():  # before or behind the order
        command_serve.declare_database(order, is_again=True)


def days(said: str) -> float:
    found = float(said)
    if not 0 < found <= DAYS:
        raise ValueError(said)
    return found


def run(args: Namespace) -> int:
    command_serve.check_installed()
    from penstock.server.ops.orders import Order
    from penstock.server.store.storage import Storage

    storage = Storage(command_serve.database_config(args), may_create=False)
    try:
        storage.check_schema()
        if args.order == "reports":
            return list_reports(storage, args.all)
        if args.order == "done":
            return finish_report(storage, args.number)
        if args.order == "close":
            return give_order(storage, Order("close", args.table, time.time()))
        found = find_person(storage, args.who)
        if args.order == "person":
            return show_person(storage, found)
        until = time.time() + args.days * DAY if args.order == "suspend" else None
        return give_order(storage, Order("suspend", found.id, time.time(), until))
    finally:
        storage.close()


def list_reports(storage: Storage, with_done: bool) -> int:
    import sqlalchemy as sa

    from penstock.server.store import schema

    r = schema.reports.c
    query = sa.select(schema.reports).order_by(r.id)
    if not with_done:
        query = query.where(r.closed_at.is_(None))
    found = storage.read_now(lambda connection: connection.execute(query).all())
    for report in found:
        said = f"{report.id}  {day(report.at)}  table {report.table_id}  person {report.person_id}"
        print(f"{said}  reported by {report.reporter_id}{'  done' if report.closed_at else ''}")
        print(f"    said: {report.text}")
        if report.reason:
            print(f"    why:  {report.reason}")
    print(f"{len(found)} reports")
    return 0


def finish_report(storage: Storage, number: int) -> int:
    import sqlalchemy as sa

    from penstock.server.store import schema

    done = sa.update(schema.reports).where(schema.reports.c.id == number).values(closed_at=time.time())
    is_known = 0 < number <= MOST_INTEGER
    if not is_known or not storage.write_now(lambda connection: connection.execute(done).rowcount):
        raise NoSuchThing(f"There is no report {number}.")
    print(f"Report {number} is done.")
    return 0


def find_person(storage: Storage, who: str) -> Person:
    import sqlalchemy as sa

    from penstock.server.people.people import folded
    from penstock.server.store import rows, schema

    p = schema.persons.c
    who = who.encode(errors="replace").decode()  # a terminal may say what no name can hold
    is_meant = sa.or_(p.id == who, p.user_name == folded(who))
    found = storage.read_now(lambda connection: rows.find_person(connection, is_meant))
    if found is None:
        raise NoSuchThing(f"There is nobody with the user name or id '{who}'.")
    return found


def show_person(storage: Storage, person: Person) -> int:
    import sqlalchemy as sa

    from penstock.server.store import schema

    def count(connection: sa.Connection, column: sa.Column[str]) -> int:
        query = sa.select(sa.func.count()).where(column == person.id)
        return int(connection.execute(query).scalar_one())

    reported = storage.read_now(lambda connection: count(connection, schema.reports.c.person_id))
    reports = storage.read_now(lambda connection: count(connection, schema.reports.c.reporter_id))
    kind = "guest" if person.is_guest else f"account {person.user_name}"
    print(f"{person.id}  {person.name}  {kind}  since {day(person.created)}")
    print(f"reported {reported} times, has reported {reports} times")
    if person.suspended_until is not None and person.suspended_until > time.time():
        print(f"suspended until {day(person.suspended_until)}")
    return 0


def give_order(storage: Storage, order: Order) -> int:
    """A running server carries it out; without one it waits until there is one."""
    from penstock.server.ops import orders

    number = storage.write_now(lambda connection: orders.give(connection, order))
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = storage.read_now(lambda connection: orders.find(connection, number))
        if found is not None and found.outcome == orders.DONE:
            print("Done.")
            return 0
        if found is not None and found.outcome is not None:
            print(f"Refused: {found.outcome}")
            return 1
        time.sleep(0.1)
    print("Written down. No server has answered; the next one that starts will do it.")
    return 0


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(min(at, 2**37)))
