"""9, 10 · The end of the game, the vineyards and the winner."""

from penstock.engine.header import note
from penstock.engine.places import is_alone_first, ranking_by
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.arriala.rules.codes import Event
from penstock.games.arriala.rules.counting import give_points, leader
from penstock.games.arriala.rules.state import COLOURS, EACH, FIRST_VINEYARD, VINEYARDS, Ending


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
    score_vineyards(s)
    for colour in range(COLOURS):
        s.score[colour] = s.points[colour]
    give_places(s)
    note_result(s)


def note_result(s):
    """Everybody's place and points, the neutral colour's too, and who has won."""
    for seat in range(s.n_seats):
        note(s, Event.RESULT, seat, s.place[seat], s.points[seat], workers_on_canal(s, seat))
    if s.neutral != NONE:
        workers = workers_on_canal(s, s.neutral)
        note(s, Event.NEUTRAL_RESULT, NONE, s.place[s.neutral], s.points[s.neutral], workers)
    if winner(s) == NONE:
        note(s, Event.NO_WINNER, NONE)
    else:
        note(s, Event.WINNER, winner(s))


@rule("9.2")
def score_vineyards(s):
    for k in range(VINEYARDS):
        if s.printed.vineyard_fields[k] > 0:
            score_vineyard(s, k)


@rule("9.2")
def score_vineyard(s, k):
    """As many points as the vineyard has fields, to the majority among the workers in it."""
    colour = leader(s, FIRST_VINEYARD + k, FIRST_VINEYARD + k)
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
def points_of(s, colour):
    return s.points[colour]


@rule("9.3", "10.3")
def tie_break(s, colour):
    """Workers on the canal; if that is level too the neutral colour is ahead, or by option never."""
    if colour != s.neutral:
        return 2 * workers_on_canal(s, colour)
    return NONE if s.neutral_yields else 2 * workers_on_canal(s, colour) + 1


@rule("10.3")
def neutral_colour(s):
    """The competitor that nobody plays; NONE with more than two players."""
    return s.neutral


give_places = rule("9.4")(ranking_by(points_of, tie_break, neutral=neutral_colour))


@rule("9.3")
def winner(s):
    """The player who is first alone; NONE if there is no such player."""
    for seat in range(s.n_seats):
        if is_alone_first(s, seat):
            return seat
    return NONE
