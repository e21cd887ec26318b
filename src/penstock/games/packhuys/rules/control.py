"""6 · Closed areas: who controls them, the keeper, the warehouses that come back."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.packhuys.rules.changes import counting, tell_counted
from penstock.games.packhuys.rules.codes import Event
from penstock.games.packhuys.rules.harbour import areas_without_room, first_cell, rank_of, size_of
from penstock.games.packhuys.rules.state import GOODS, MOST_AREAS, Decided, Keeper
from penstock.games.packhuys.rules.stores import stored, stores_in


@rule("6.1")
def close_areas(s):
    """After every card laid: each open area without room is scored, the higher ranked first."""
    closing = areas_without_room(s)
    while closing != 0:
        area = highest_ranked(s, closing)
        close_area(s, area)
        closing &= ~(1 << area)


@rule("6.1")
def highest_ranked(s, mask):
    """The first by rank of the areas in a bit mask."""
    best = NONE
    first = NONE
    for area in range(MOST_AREAS):
        if (mask >> area) & 1:
            rank = rank_of(s, area)
            if rank > best:
                best = rank
                first = area
    return first


@rule("6.2")
def lead_in(s, area, good):
    """Who has the most warehouses of a kind, and how many more than the next; NONE and 0 if shared."""
    leader = NONE
    best = 0
    next_best = 0
    for seat in range(s.n_seats):
        if not stores_in(s, seat, area, good):
            continue
        count = stored(s, seat, area, good)
        if count > best:
            next_best = best
            best = count
            leader = seat
        elif count > next_best:
            next_best = count
    if best == next_best:
        return NONE, 0
    return leader, best - next_best


def kinds_led(s, area, seat):
    count = 0
    for good in range(GOODS):
        leader, _ = lead_in(s, area, good)
        if leader == seat:
            count += 1
    return count


def kind_led(s, area, seat):
    """The kind in which a player leads who leads in one only."""
    for good in range(GOODS):
        leader, _ = lead_in(s, area, good)
        if leader == seat:
            return good
    return NONE


@rule("6.3")
def beats(good, other):
    """Wine beats spices, spices beat tea, tea beats wine."""
    return (good + 1) % GOODS == other


@rule("6.3")
def with_greatest_lead(s, area):
    """Those who have the greatest lead in a single kind, as a bit mask."""
    best = 1
    tied = 0
    for good in range(GOODS):
        leader, lead = lead_in(s, area, good)
        if lead > best:
            best = lead
            tied = 0
        if lead == best:
            tied |= 1 << leader
    return tied


@rule("6.3", "6.4")
def controller_of(s, area):
    """The greatest single lead; a tie by kinds led, then by the cycle of goods, or nobody's at once."""
    tied = with_greatest_lead(s, area)
    if tied & (tied - 1) == 0 or s.strict_ties:
        return only_seat(s, tied)
    tied = with_most_kinds(s, area, tied)
    if tied & (tied - 1) == 0:
        return only_seat(s, tied)
    return winner_by_cycle(s, area, tied)


@rule("6.4")
def only_seat(s, tied):
    """The single seat of a bit mask; with several of them, nobody."""
    for seat in range(s.n_seats):
        if tied == 1 << seat:
            return seat
    return NONE


@rule("6.3")
def with_most_kinds(s, area, tied):
    """Those of the tied who lead in the most kinds."""
    most = 0
    for seat in range(s.n_seats):
        if (tied >> seat) & 1:
            most = max(most, kinds_led(s, area, seat))
    left = 0
    for seat in range(s.n_seats):
        if (tied >> seat) & 1 and kinds_led(s, area, seat) == most:
            left |= 1 << seat
    return left


@rule("6.3")
def winner_by_cycle(s, area, tied):
    """Whose kind beats the kinds of all other tied players; among three nobody's does."""
    for seat in range(s.n_seats):
        if (tied >> seat) & 1 == 0:
            continue
        wins = True
        for other in range(s.n_seats):
            if other != seat and (tied >> other) & 1:
                wins = wins and beats(kind_led(s, area, seat), kind_led(s, area, other))
        if wins:
            return seat
    return NONE


@rule("6.3", "6.4")
def decided_by(s, area):
    """Why `controller_of` says what it says."""
    tied = with_greatest_lead(s, area)
    if tied == 0:
        return Decided.NO_LEAD
    if tied & (tied - 1) == 0:
        return Decided.LEAD
    if s.strict_ties:
        return Decided.SHARED
    tied = with_most_kinds(s, area, tied)
    if tied & (tied - 1) == 0:
        return Decided.KINDS
    if winner_by_cycle(s, area, tied) == NONE:
        return Decided.CIRCLE
    return Decided.CYCLE


@rule("6.5")
def close_area(s, area):
    """The controlling player puts a keeper there; without one left the area is ignored at the end."""
    seat = controller_of(s, area)
    size = size_of(s, area)
    cell = first_cell(s, area)
    counted = counting(s)
    if seat == NONE:
        s.areas[area].keeper = Keeper.NOBODY
        note(s, Event.UNCONTROLLED, NONE, size, cell)
    elif s.printed.keepers > 0 and s.keepers[seat] == 0:
        s.areas[area].keeper = Keeper.IGNORED
        note(s, Event.IGNORED, seat, size, cell)
    else:
        s.areas[area].keeper = seat
        if s.printed.keepers > 0:
            s.keepers[seat] -= 1
        note(s, Event.CONTROLLED, seat, size, cell)
    tell_counted(s, counted)
    if s.is_expansion:
        return_warehouses(s, area)


@rule("6.6")
def return_warehouses(s, area):
    """With three and four players the warehouses of a closed area go back to the supply at once."""
    for k in range(s.n_lying):
        card = s.lying[k]
        if card.area == area:
            for good in range(GOODS):
                s.supply[good] += card.placed[good]
                card.placed[good] = 0
    s.areas[area].stores = 0
