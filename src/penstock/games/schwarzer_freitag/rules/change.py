"""9 · The price change, step by step in the order of the rulebook."""

from penstock.engine.header import note, pair
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.schwarzer_freitag.rules.bag import (
    draw_case,
    empty_table,
    empty_track,
    put_into_bag,
)
from penstock.games.schwarzer_freitag.rules.bank import pay_to_bank
from penstock.games.schwarzer_freitag.rules.codes import Event
from penstock.games.schwarzer_freitag.rules.prices import (
    price_of,
    silver_price,
    stage_card,
    step_down,
    step_left,
    step_right,
    step_up,
    tell_price,
)
from penstock.games.schwarzer_freitag.rules.scoring import end_game
from penstock.games.schwarzer_freitag.rules.state import (
    BLACK,
    CASES,
    COLOURS,
    RESTOCKED,
    SALE_TABLES,
    SILVER_FIELDS,
    STAGES,
    Place,
)

CRASH = 2  # black cases drawn together that count against every colour
MOST_OWED = 32_000  # what the field holds; only an endless game without stall guard gets there


def follow_up(s):
    """A price change that a move has set off comes at once, before anything else is decided."""
    if s.triggered != NONE:
        place = s.triggered
        s.triggered = NONE
        price_change(s, place)


def price_change(s, place):
    """The whole change; `place` is the track or table that set it off."""
    s.changes += 1
    s.revealed += 1
    note(s, Event.CHANGE, s.mover, place, cases_to_draw(s))
    pay_interest(s)
    draw_cases(s)
    move_prices(s)
    raise_silver(s, s.drawn[BLACK])
    return_black(s)
    drawn_to_market(s)
    if not is_broken_off(s):
        clear_place(s, place)
        if place == Place.SALE:
            open_next_table(s)
        lift_missing_colours(s)
        count_bars(s)
    if not is_broken_off(s):
        activate_stage(s)
    if is_silver_at_the_end(s):
        end_game(s)


def is_silver_at_the_end(s):
    return s.silver_at == SILVER_FIELDS - 1


@rule("10.1")
def is_broken_off(s):
    """By option the game ends the moment silver reaches its last field: nothing more is carried out."""
    return s.ends_at_once and is_silver_at_the_end(s)


def coloured_on_table(s):
    total = 0
    for colour in range(COLOURS):
        total += s.sale_tables[s.active_table][colour]
    return total


@rule("9.1")
def maybe_trigger_by_table(s):
    """Five coloured cases left on the sale table (four with five players) trigger a price change."""
    if coloured_on_table(s) <= s.printed.table_trigger:
        s.triggered = Place.SALE


@rule("9.2")
def pay_interest(s):
    """Everybody pays interest on every subsidy, all of it or nothing; what is unpaid is owed."""
    for seat in range(s.n_seats):
        interest = s.subsidies[seat] * s.printed.interest
        if interest == 0:
            continue
        if s.cash[seat] >= interest:
            pay_to_bank(s, seat, interest)
            note(s, Event.INTEREST_PAID, seat, interest)
        else:
            s.owed[seat] = min(s.owed[seat] + interest, MOST_OWED)
            note(s, Event.INTEREST_OWED, seat, interest, s.owed[seat])


@rule("9.3")
def cases_to_draw(s):
    """As many as the stage card says, or all that the bag has."""
    return min(stage_card(s).draw, s.bag_size)


@rule("9.3")
def draw_cases(s):
    for case in range(CASES):
        s.drawn[case] = 0
    for _ in range(cases_to_draw(s)):
        s.drawn[draw_case(s)] += 1
    tell_draw(s)


def tell_draw(s):
    """One line for all six kinds; an empty bag gives nothing to tell."""
    d = s.drawn
    if cases_drawn(s) > 0:
        note(s, Event.DREW, NONE, pair(d[0], d[1]), pair(d[2], d[3]), pair(d[4], d[5]))


def cases_drawn(s):
    total = 0
    for case in range(CASES):
        total += s.drawn[case]
    return total


@rule("9.4")
def net_of(s, colour):
    """Cases drawn of the colour, less the black ones if there are two or more."""
    if s.drawn[BLACK] >= CRASH:
        return s.drawn[colour] - s.drawn[BLACK]
    return s.drawn[colour]


@rule("9.5")
def move_price(s, colour, net):
    """Half the net (rounded up) in rows, and one field sideways if the net is even."""
    for _ in range((abs(net) + 1) // 2):
        if net > 0:
            step_up(s, colour)
        else:
            step_down(s, colour)
    if net % 2 == 0:
        if net > 0:
            step_right(s, colour)
        else:
            step_left(s, colour)


@rule("9.5")
def move_prices(s):
    """Yellow, blue, red, green, orange."""
    if s.drawn[BLACK] >= CRASH:
        note(s, Event.CRASH, NONE, s.drawn[BLACK])
    for colour in range(COLOURS):
        before = price_of(s, colour)
        move_price(s, colour, net_of(s, colour))
        tell_price(s, Event.PRICE, colour, before)


@rule("9.6")
def raise_silver(s, steps):
    """The silver price rises by so many fields; steps beyond the last field are lost."""
    if steps > 0 and not is_silver_at_the_end(s):
        before = silver_price(s)
        s.silver_at = min(s.silver_at + steps, SILVER_FIELDS - 1)
        note(s, Event.SILVER_ROSE, NONE, before, silver_price(s))


@rule("9.6")
def return_black(s):
    """A single black case goes back into the bag, two or more to the supply."""
    if s.drawn[BLACK] >= CRASH:
        s.black_supply += s.drawn[BLACK]
    else:
        put_into_bag(s, BLACK, s.drawn[BLACK])


@rule("9.7")
def drawn_to_market(s):
    """The coloured cases drawn join the market."""
    for colour in range(COLOURS):
        s.market[colour] += s.drawn[colour]


@rule("9.8")
def clear_place(s, place):
    """The track or table that set the change off goes into the bag."""
    if place == Place.PURCHASE:
        empty_track(s, s.purchase_track)
    elif place == Place.SILVER:
        empty_track(s, s.silver_cases)
    else:
        empty_table(s, s.sale_tables[s.active_table])


def is_stocked(table):
    for case in range(CASES):
        if table[case] > 0:
            return True
    return False


@rule("9.9")
def open_next_table(s):
    """The next table below; when none is stocked, the second one is filled again."""
    below = s.active_table + 1
    if below < SALE_TABLES and is_stocked(s.sale_tables[below]):
        s.active_table = below
        note(s, Event.TABLE_OPENED, NONE, below + 1)
    else:
        restock_table(s)


@rule("9.9")
def restock_table(s):
    """Two of each colour from the market, as far as they are there, and black cases from the supply."""
    s.active_table = RESTOCKED
    count = 0
    for colour in range(COLOURS):
        cases = min(s.market[colour], s.printed.table_per_colour)
        s.market[colour] -= cases
        s.sale_tables[RESTOCKED][colour] = cases
        count += cases
    black = min(s.black_supply, s.printed.table_black[RESTOCKED]) if s.restock_black else 0
    s.black_supply -= black
    s.sale_tables[RESTOCKED][BLACK] = black
    note(s, Event.TABLE_RESTOCKED, NONE, count, black)


@rule("9.10")
def lift_missing_colours(s):
    """Every colour without a case in the market goes one up."""
    for colour in range(COLOURS):
        if s.market[colour] == 0:
            before = price_of(s, colour)
            step_up(s, colour)
            tell_price(s, Event.MISSING, colour, before)


@rule("9.11", "9.12")
def count_bars(s):
    """Silver rises by one field for every three bars bought; the counter goes back to zero."""
    steps = s.bars_bought // s.printed.bars_per_step
    raise_silver(s, steps)
    s.bars_bought = 0
    guard_against_stall(s, s.drawn[BLACK] + steps)


@rule("9.12")
def guard_against_stall(s, steps):
    """After so many changes in a row without a silver step, silver rises by itself; by option never."""
    if steps > 0 or s.stall_guard == 0:
        s.dry_changes = 0
        return
    s.dry_changes += 1
    if s.dry_changes >= s.stall_guard:
        note(s, Event.STALL_GUARD, NONE, s.dry_changes)
        raise_silver(s, 1)


@rule("9.13")
def highest_colour(s):
    """The share with the highest price; among equals the one in the higher row."""
    best = 0
    for colour in range(1, COLOURS):
        lead = price_of(s, colour) - price_of(s, best)
        if lead > 0 or (lead == 0 and s.row[colour] > s.row[best]):
            best = colour
    return best


@rule("9.13")
def stage_reached(s):
    """The highest stage whose threshold the highest price has reached."""
    highest = highest_colour(s)
    if s.stage_by_row:
        return s.printed.stage_of_row[s.row[highest]]
    stage = 0
    while stage + 1 < STAGES and price_of(s, highest) >= s.printed.stages[stage + 1].threshold:
        stage += 1
    return stage


@rule("9.13")
def activate_stage(s):
    """Never a lower stage; one black case into the bag for every stage gained."""
    gained = stage_reached(s) - s.stage
    if gained > 0:
        s.stage += gained
        s.stage_fields -= gained
        put_into_bag(s, BLACK, gained)
        note(s, Event.STAGE, NONE, s.stage, gained)
