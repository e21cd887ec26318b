"""9, 10 · The end of the game, the vineyards and the winner."""

from penstock.engine.header import note
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.arriala.counting import give_points, majority, tally_between
from penstock.games.arriala.state import EACH, FIRST_VINEYARD, VINEYARDS, Ending
from penstock.games.arriala.words import Event


@rule("9.1")
def is_finished(s):
    """No field is left that is neither a lock nor part of a counted stretch."""
    return s.printed.canal_fields & ~s.lock_bits & ~s.counted == 0


@rule("9.1")
def end_game(s, ending):
    """At once, in the middle of a turn: vineyards, then the places, then the winner."""
    s.ending = ending
    s.to_act = 0
    if ending == Ending.LAST_STRETCH:
        note(s, Event.ENDED, NONE)
    for k in range(VINEYARDS):
        if s.printed.vineyard_fields[k] > 0:
            score_vineyard(s, k)
    for seat in range(s.n_seats):
        s.score[seat] = s.points[seat]
        s.place[seat] = place_of(s, seat)
        note(s, Event.RESULT, seat, s.place[seat], s.points[seat], workers_on_canal(s, seat))
    if s.neutral != NONE:
        note(s, Event.NEUTRAL_RESULT, NONE, s.points[s.neutral], workers_on_canal(s, s.neutral))
    s.winner = winner(s)
    if s.winner == NONE:
        note(s, Event.NO_WINNER, NONE)
    else:
        note(s, Event.WINNER, s.winner)


@rule("9.2")
def score_vineyard(s, k):
    """As many points as the vineyard has fields, to the majority among the workers in it."""
    tally_between(s, FIRST_VINEYARD + k, FIRST_VINEYARD + k)
    colour = majority(s.tally)
    if colour == NONE:
        note(s, Event.VINEYARD_FOR_NOBODY, NONE, k)
        return
    points = s.printed.vineyard_fields[k]
    give_points(s, colour, points)
    if colour == s.neutral:
        note(s, Event.VINEYARD_TO_NEUTRAL, NONE, k, points)
    else:
        note(s, Event.VINEYARD_WON, colour, k, points)


@rule("9.3")
def counts_in_tie(s, worker):
    """On a canal field or, unless the table says otherwise, in a town."""
    if not (s.on_canal >> worker) & 1:
        return False
    return not s.towns_count_not or (s.printed.canal_fields >> s.at[worker]) & 1 != 0


@rule("9.3")
def workers_on_canal(s, colour):
    count = 0
    for k in range(EACH):
        if counts_in_tie(s, colour * EACH + k):
            count += 1
    return count


@rule("9.3")
def is_ahead(s, one, other):
    """More points, then more workers on the canal."""
    if s.points[one] != s.points[other]:
        return s.points[one] > s.points[other]
    return workers_on_canal(s, one) > workers_on_canal(s, other)


@rule("9.4")
def place_of(s, seat):
    """One more than the number of players ahead; a full tie shares the place."""
    place = 1
    for other in range(s.n_seats):
        if is_ahead(s, other, seat):
            place += 1
    return place


@rule("9.3")
def winner(s):
    """The player ahead of everybody else; NONE if there is no such player."""
    for seat in range(s.n_seats):
        is_first = not neutral_stops(s, seat)
        for other in range(s.n_seats):
            if other != seat and not is_ahead(s, seat, other):
                is_first = False
        if is_first:
            return seat
    return NONE


@rule("10.3")
def neutral_stops(s, seat):
    """Does the neutral colour keep a player from winning: by points, or by the tie-break?"""
    if s.neutral == NONE:
        return False
    if s.neutral_yields and s.points[seat] == s.points[s.neutral]:
        return False
    return not is_ahead(s, seat, s.neutral)
