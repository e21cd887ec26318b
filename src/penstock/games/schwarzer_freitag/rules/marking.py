"""4.3, 4.4, 6.3, 7 · The marker case: one per action, whatever its size."""

from penstock.engine.header import note
from penstock.engine.rule import rule
from penstock.games.schwarzer_freitag.rules.bag import draw_coloured_case
from penstock.games.schwarzer_freitag.rules.codes import Event, Refusal
from penstock.games.schwarzer_freitag.rules.prices import market_size, put_on_track, take_from_market
from penstock.games.schwarzer_freitag.rules.state import BLACK, COLOURS, Action, Phase, Place
from penstock.games.schwarzer_freitag.rules.turn import after_action


def track_at(s, place):
    """The purchase track or the silver purchase track."""
    return s.purchase_track if place == Place.PURCHASE else s.silver_cases


def bought_colour_left(s):
    """Does the market still hold a colour of this purchase?"""
    for colour in range(COLOURS):
        if s.traded[colour] > 0 and s.market[colour] > 0:
            return True
    return False


@rule("9.1")
def maybe_trigger_by_track(s, place):
    """Five cases on a track (six with five players) trigger a price change."""
    track = track_at(s, place)
    total = 0
    for colour in range(COLOURS):
        total += track[colour]
    if total >= s.printed.track_trigger:
        s.triggered = place


@rule("4.3", "6.3", "7.1")
def mark_from_market(s, seat, place, colour):
    """A case from the market onto the track, then the trigger test."""
    note(s, Event.MARKED, seat, place, colour)
    take_from_market(s, colour)
    put_on_track(s, track_at(s, place), colour)
    maybe_trigger_by_track(s, place)


@rule("4.4")
def mark_from_bag(s, seat, place):
    """With an empty market the bag gives a random coloured case; if it has none, the change comes."""
    if s.bag_size - s.bag[BLACK] == 0:
        note(s, Event.NO_CASE_LEFT, seat, place)
        s.triggered = place
        return
    s.revealed += 1
    colour = draw_coloured_case(s)
    note(s, Event.MARKED_FROM_BAG, seat, place, colour)
    put_on_track(s, track_at(s, place), colour)
    maybe_trigger_by_track(s, place)


@rule("4.3", "6.3")
def ask_marker(s, seat, place):
    """The mover chooses the marker case, if the market has any."""
    if market_size(s) == 0:
        mark_from_bag(s, seat, place)
        after_action(s)
    else:
        s.phase = Phase.MARKER


@rule("4.3", "6.3")
def why_not_marker(s, seat, colour):
    """After a purchase one of the bought colours if the market has any, otherwise any colour."""
    if s.market[colour] == 0:
        return Refusal.NOT_IN_MARKET
    if s.action == Action.BUY and s.traded[colour] == 0 and bought_colour_left(s):
        return Refusal.MUST_MARK_BOUGHT
    return Refusal.NONE


def marked_place(s):
    """The track that marks the action under way."""
    return Place.PURCHASE if s.action == Action.BUY else Place.SILVER


@rule("4.3", "6.3")
def marker(s, seat, colour):
    mark_from_market(s, seat, marked_place(s), colour)
    after_action(s)
