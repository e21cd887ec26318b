"""10 · The end of the game and the score sheet."""

from penstock.engine.header import note
from penstock.engine.places import ranking_by
from penstock.engine.rule import rule
from penstock.games.panamax.state import (
    ADVISORS,
    MEDIUM,
    MODELS,
    NATIONS,
    Advisor,
    Ending,
    Phase,
    Stage,
    Where,
)
from penstock.games.panamax.words import Event, Refusal

# -- 10.1 Which advisors count --------------------------------------------------------------


@rule("10.1")
def begin_counting(s):
    """After the third round: whoever has a choice of advisors makes it, secretly and all at once."""
    s.stage = Stage.COUNTING
    s.phase = Phase.COUNTING
    s.to_act = 0
    for seat in range(s.n_seats):
        if has_choice(s, seat):
            s.to_act |= 1 << seat


def is_uncounted(s, seat, advisor):
    return ((s.advisors[seat] & ~s.counted[seat]) >> advisor) & 1 == 1


@rule("10.1")
def has_choice(s, seat):
    """More advisors than places, and not all of them worth the same."""
    places = s.printed.advisors_scored
    uncounted, least, most = 0, 0, 0
    for advisor in range(ADVISORS):
        if is_uncounted(s, seat, advisor):
            money = advisor_pays(s, seat, advisor)
            least = min(least, money) if uncounted else money
            most = max(most, money)
            uncounted += 1
        elif (s.counted[seat] >> advisor) & 1:
            places -= 1
    return 0 < places < uncounted and least < most


@rule("10.1")
def why_not_count(s, seat, advisor):
    """An own one not yet counted; of those that pay the same only the first is offered."""
    if (s.advisors[seat] >> advisor) & 1 == 0:
        return Refusal.NOT_YOUR_ADVISOR
    if not is_uncounted(s, seat, advisor):
        return Refusal.ALREADY_COUNTED
    for other in range(advisor):
        if is_uncounted(s, seat, other) and pays_alike(s, seat, other, advisor):
            return Refusal.PAYS_THE_SAME
    return Refusal.NONE


def pays_alike(s, seat, one, other):
    return advisor_pays(s, seat, one) == advisor_pays(s, seat, other)


@rule("10.1")
def count(s, seat, advisor):
    """Secretly chosen; the score is told when all are in."""
    s.counted[seat] |= 1 << advisor
    if not has_choice(s, seat):
        s.to_act &= ~(1 << seat)


# -- The score sheet ------------------------------------------------------------------------


@rule("10.1")
def end_game(s):
    """Everybody shows the advisors and counts the own money."""
    s.ending = Ending.THREE_ROUNDS
    s.to_act = 0
    s.revealed += 1
    for seat in range(s.n_seats):
        s.shown[seat] = s.advisors[seat]
        advisors = best_advisors(s, seat)
        note(s, Event.ADVISORS, seat, advisors)
        s.score[seat] = score_of(s, seat) + advisors
    give_places(s)
    for seat in range(s.n_seats):
        note(s, Event.RESULT, seat, s.place[seat], s.score[seat])


@rule("10.1")
def score_of(s, seat):
    """Cash, awards and shares, less what the loans cost; advisors come on top."""
    score = s.cash[seat] + s.award[seat] - s.loans[seat] * s.printed.loan_owes
    for company in range(s.n_seats):
        score += s.shares[seat][company] * s.price[company]
    return score


@rule("10.1")
def best_advisors(s, seat):
    """Those chosen; places still open go to the ones that pay most."""
    places = s.printed.advisors_scored
    total, first, second = 0, 0, 0
    for advisor in range(ADVISORS):
        if is_uncounted(s, seat, advisor):
            money = advisor_pays(s, seat, advisor)
            if money > first:
                second = first
                first = money
            elif money > second:
                second = money
        elif (s.counted[seat] >> advisor) & 1:
            total += advisor_pays(s, seat, advisor)
            places -= 1
    if places > 0:
        total += first
    if places > 1:
        total += second
    return total


@rule("1.7")
def advisor_pays(s, seat, advisor):
    """So much for each, up to a limit."""
    money = advisor_count(s, seat, advisor) * s.printed.advisor_pays[advisor]
    return min(money, s.printed.advisor_most[advisor])


@rule("1.7")
def advisor_count(s, seat, advisor):
    """What the advisor counts."""
    if advisor < NATIONS:
        return s.flags[seat][advisor]
    if advisor == Advisor.SETS:
        return flag_sets(s, seat)
    if advisor == Advisor.PASSENGERS:
        return s.tiles[seat]
    if advisor == Advisor.SHIPYARD:
        return ships_built(s, seat)
    if advisor == Advisor.PORTFOLIO:
        return companies_held(s, seat)
    return s.shares[seat][seat]


def flag_sets(s, seat):
    sets = s.flags[seat][0]
    for nation in range(1, NATIONS):
        sets = min(sets, s.flags[seat][nation])
    return sets


def ships_built(s, seat):
    """The second small ship and the large one."""
    built = 0
    for model in range(1, MODELS):
        if model != MEDIUM and s.where[seat * MODELS + model] > Where.BOARD:
            built += 1
    return built


def companies_held(s, seat):
    held = 0
    for company in range(s.n_seats):
        if s.shares[seat][company] > 0:
            held += 1
    return held


def final_score(s, seat):
    return s.score[seat]


@rule("10.2")
def turns_after(s, seat):
    """Among equals the earlier one in the last turn order: with more players after it."""
    for k in range(s.n_seats):
        if s.order[k] == seat:
            return s.n_seats - k
    return 0


give_places = rule("10.2")(ranking_by(final_score, turns_after))
