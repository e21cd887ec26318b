"""8 · Counting a stretch."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.arriala.rules.board import colour_of
from penstock.games.arriala.rules.codes import Event
from penstock.games.arriala.rules.state import COLOURS, WORKERS


@rule("8.4")
def give_points(s, colour, points):
    """Points are marked at once, whoever's turn it is."""
    s.points[colour] += points
    if points > 0:
        s.has_progressed = 1


@rule("8.1", "8.2")
def count_at(s, position):
    """Count the stretch around a field if every field between its two borders holds a worker."""
    if not (s.printed.canal_fields & ~s.lock_bits & ~s.counted) >> position & 1:
        return
    workers = s.taken & ~s.lock_bits
    if is_full(workers, s.printed.towns | s.lock_bits, position):
        count_stretch(s, first_of_run(workers, position), last_of_run(workers, position))


def first_of_run(workers, position):
    """Upstream end of the run of taken fields around a taken one."""
    while (workers >> (position - 1)) & 1:
        position -= 1
    return position


def last_of_run(workers, position):
    """Downstream end of the run of taken fields around a taken one."""
    while (workers >> (position + 1)) & 1:
        position += 1
    return position


@rule("8.1", "8.2")
def is_full(workers, borders, position):
    """Does the run of workers around a field reach from border to border?"""
    if not (workers >> position) & 1:
        return False
    before = first_of_run(workers, position) - 1
    after = last_of_run(workers, position) + 1
    return (borders >> before) & (borders >> after) & 1 != 0


@rule("8.4", "8.5")
def count_stretch(s, first, last):
    """The winner gets the points of the table; the stretch is never counted again."""
    length = last - first + 1
    s.counted |= ((1 << length) - 1) << first
    s.stretches_counted += 1
    s.has_progressed = 1
    if s.counted_move_again:
        wake_between(s, first, last)
    colour = leader(s, first, last)
    section = s.printed.section_of[first]
    if colour == NONE:
        note(s, Event.STRETCH_FOR_NOBODY, NONE, section, length)
        return
    points = s.printed.stretch_points[length - 1]
    give_points(s, colour, points)
    if colour == s.neutral:
        note(s, Event.STRETCH_TO_NEUTRAL, NONE, section, length, points)
    else:
        note(s, Event.STRETCH_WON, colour, section, length, points)


@rule("4.4")
def wake_between(s, first, last):
    """By option: whoever has just been counted may move again in this turn."""
    for worker in range(WORKERS):
        if first <= s.at[worker] <= last:
            s.resting &= ~(1 << worker)


@rule("8.3")
def leader(s, first, last):
    """The colour that wins with the workers from one place to another; NONE if nobody does."""
    tally_between(s, first, last)
    return majority(s.tally)


def tally_between(s, first, last):
    """Workers by colour from one place to another."""
    for colour in range(COLOURS):
        s.tally[colour] = 0
    for worker in range(WORKERS):
        if first <= s.at[worker] <= last:
            s.tally[colour_of(worker)] += 1


def most_below(tally, limit):
    """The highest count under a limit; 0 if there is none."""
    most = 0
    for colour in range(COLOURS):
        if most < tally[colour] < limit:
            most = int(tally[colour])
    return most


def only_holder(tally, count):
    """The one colour with that count; NONE if several have it or nobody can."""
    holder = NONE
    if count > 0:
        for colour in range(COLOURS):
            if tally[colour] == count:
                if holder != NONE:
                    return NONE
                holder = colour
    return holder


@rule("8.3")
def majority(tally):
    """Most workers win; a tie cancels the tied and the next count wins; a second tie is for nobody."""
    most = most_below(tally, WORKERS + 1)
    holder = only_holder(tally, most)
    if holder != NONE:
        return holder
    return only_holder(tally, most_below(tally, most))
