"""11 · Points and places."""

from penstock.engine.header import note
from penstock.engine.places import ranking_by
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.packhuys.rules.cards import highest_in_hand, take_back
from penstock.games.packhuys.rules.codes import Event
from penstock.games.packhuys.rules.harbour import rank_of, size_of
from penstock.games.packhuys.rules.state import GOODS, MOST_AREAS, NO_CARD, Keeper, Tie


@rule("10.5")
def end_game(s, ending):
    """At once: open areas count for nobody, revealed cards that wait go back to the hands."""
    s.ending = ending
    s.to_act = 0
    note(s, Event.ENDED, NONE, ending)
    s.laid = NO_CARD
    for seat in range(s.n_seats):
        if s.played[seat] != NO_CARD:
            take_back(s, seat)
    score(s)


def score(s):
    counted = counted_areas(s)
    for seat in range(s.n_seats):
        areas, tokens, money = points_of(s, seat, counted)
        s.score[seat] = areas + tokens + money
        note(s, Event.POINTS, seat, areas, tokens, money)
    give_places(s)
    for seat in range(s.n_seats):
        note(s, Event.RESULT, seat, s.place[seat], s.score[seat], tie_of(s, seat))


def points_of(s, seat, counted):
    """For areas, goods tokens and money."""
    return area_points(s, seat, counted), token_points(s, seat), money_point(s, seat)


def is_ranked(s, area):
    """Closed and not ignored; areas that nobody controls take a place too."""
    return s.areas[area].keeper >= Keeper.NOBODY


@rule("11.1")
def counted_areas(s):
    """Bit mask of the areas that count: all closed ones, or so many of the largest."""
    mask = 0
    left = 0
    for area in range(MOST_AREAS):
        if is_ranked(s, area):
            mask |= 1 << area
            left += 1
    if s.printed.counted > 0:
        while left > s.printed.counted:
            mask &= ~(1 << lowest_ranked(s, mask))
            left -= 1
    return mask


def lowest_ranked(s, mask):
    lowest = NONE
    for area in range(MOST_AREAS):
        if (mask >> area) & 1 and (lowest == NONE or rank_of(s, area) < rank_of(s, lowest)):
            lowest = area
    return lowest


@rule("11.1")
def area_points(s, seat, counted):
    """One for each keeper on an area that counts."""
    points = 0
    for area in range(MOST_AREAS):
        if s.areas[area].keeper == seat and (counted >> area) & 1:
            points += 1
    return points


@rule("11.2")
def has_most_tokens(s, seat, good):
    """More tokens of a kind than anybody else."""
    for other in range(s.n_seats):
        if other != seat and s.tokens[other][good] >= s.tokens[seat][good]:
            return False
    return True


@rule("11.2")
def token_points(s, seat):
    """One for each kind of which the player has the most; minus one without any token."""
    if not s.is_expansion:
        return 0
    points = 0
    tokens = 0
    for good in range(GOODS):
        tokens += s.tokens[seat][good]
        if has_most_tokens(s, seat, good):
            points += 1
    return points if tokens > 0 else -1


@rule("11.3")
def money_point(s, seat):
    """One for more coins than anybody else."""
    if not s.is_expansion:
        return 0
    for other in range(s.n_seats):
        if other != seat and s.coins[other] >= s.coins[seat]:
            return 0
    return 1


@rule("11.4")
def area_count(s, seat):
    """What breaks a tie of points: all areas with an own keeper; in the basic game the cards in them."""
    count = 0
    for area in range(MOST_AREAS):
        if s.areas[area].keeper == seat:
            count += size_of(s, area) if s.counts_cards else 1
    return count


def score_of(s, seat):
    return s.score[seat]


give_places = rule("11.4")(ranking_by(score_of, area_count, highest_in_hand))


@rule("11.4")
def tie_of(s, seat):
    """What decides between the player and the others with as many points: the last thing that had to."""
    tie = Tie.NONE.value
    for other in range(s.n_seats):
        if other == seat or s.score[other] != s.score[seat]:
            continue
        if area_count(s, other) != area_count(s, seat):
            tie = max(tie, Tie.CARDS.value if s.counts_cards else Tie.AREAS.value)
        elif highest_in_hand(s, other) != highest_in_hand(s, seat):
            tie = max(tie, Tie.HAND.value)
        else:
            tie = max(tie, Tie.SHARED.value)
    return tie
