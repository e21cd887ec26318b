"""11 · What brings or takes points while the game goes on: noted for who plays, never in a simulation."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.packhuys.rules.codes import Event
from penstock.games.packhuys.rules.harbour import first_cell
from penstock.games.packhuys.rules.scoring import counted_areas, has_most_tokens, money_point
from penstock.games.packhuys.rules.state import GOODS, MOST_AREAS


@rule("11.2")
def most_tokens(s, good):
    """Who has more tokens of a kind than anybody else; NONE where nobody has."""
    for seat in range(s.n_seats):
        if has_most_tokens(s, seat, good):
            return seat
    return NONE


@rule("11.2")
def token_comes(s, seat, good):
    """The first ends the loss of a point; with one more another may have the most."""
    before = most_tokens(s, good)
    if has_no_token(s, seat):
        note(s, Event.SCORED_FIRST, seat, 1)
    s.tokens[seat][good] += 1
    tell_most_tokens(s, good, before)


@rule("11.2")
def token_goes(s, seat, good):
    before = most_tokens(s, good)
    s.tokens[seat][good] -= 1
    tell_most_tokens(s, good, before)
    if has_no_token(s, seat):
        note(s, Event.SCORED_FIRST, seat, -1)


def has_no_token(s, seat):
    for good in range(GOODS):
        if s.tokens[seat][good] > 0:
            return False
    return True


def tell_most_tokens(s, good, before):
    now = most_tokens(s, good)
    if now == before:
        return
    if before != NONE:
        note(s, Event.SCORED_TOKENS, before, good, -1)
    if now != NONE:
        note(s, Event.SCORED_TOKENS, now, good, 1)


@rule("11.3")
def richest(s):
    """Who has the point for most coins; NONE where nobody has."""
    for seat in range(s.n_seats):
        if money_point(s, seat) > 0:
            return seat
    return NONE


def tell_richest(s, before):
    """After coins have moved: another may have the most."""
    now = richest(s)
    if now == before:
        return
    if before != NONE:
        note(s, Event.SCORED_MONEY, before, -1)
    if now != NONE:
        note(s, Event.SCORED_MONEY, now, 1)


@rule("11.1")
def counting(s):
    """The areas that count; a simulation tells nobody and need not know."""
    return counted_areas(s) if s.records_events else 0


def tell_counted(s, before):
    """After an area has closed: it counts, and may push a smaller one out of the largest."""
    if not s.records_events:
        return
    now = counted_areas(s)
    for area in range(MOST_AREAS):
        seat = s.areas[area].keeper
        change = ((now >> area) & 1) - ((before >> area) & 1)
        if seat >= 0 and change != 0:
            note(s, Event.SCORED_AREA, seat, first_cell(s, area), change)
