"""10 · The end of the game and the score sheet."""

from penstock.engine.header import note
from penstock.engine.places import ranking_by
from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.panamax.rules.codes import Event
from penstock.games.panamax.rules.state import ADVISORS, MEDIUM, MODELS, NATIONS, Advisor, Ending, Where


@rule("10.1")
def end_game(s):
    """Everybody shows the advisors and counts the own money."""
    s.ending = Ending.THREE_ROUNDS
    s.to_act = 0
    s.revealed += 1
    for seat in range(s.n_seats):
        s.shown[seat] = s.advisors[seat]
        advisors = advisor_money(s, seat)
        note(s, Event.ADVISORS, seat, advisors)
        s.score[seat] = score_of(s, seat) + advisors
    give_places(s)
    for seat in range(s.n_seats):
        note(s, Event.RESULT, seat, s.place[seat], s.score[seat])


@rule("10.1")
def score_of(s, seat):
    """Cash, awards and shares, less what the loans cost; advisors come on top."""
    return s.cash[seat] + s.award[seat] + shares_worth(s, seat) - debt_of(s, seat)


def shares_worth(s, seat):
    money = 0
    for company in range(s.n_seats):
        money += s.shares[seat][company] * s.price[company]
    return money


def debt_of(s, seat):
    return s.loans[seat] * s.printed.loan_owes


@rule("10.1")
def best_advisors(s, seat, cards):
    """Those that count, as bits: the ones that pay most, among equals the first in the list."""
    best = 0
    for _ in range(s.printed.advisors_scored):
        most, found = 0, 0
        for advisor in range(ADVISORS):
            if ((cards & ~best) >> advisor) & 1:
                money = advisor_pays(s, seat, advisor)
                if found == 0 or money > most:
                    most, found = money, 1 << advisor
        best |= found
    return best


@rule("10.1")
def advisor_money(s, seat):
    """What the best advisors of a player pay together."""
    best = best_advisors(s, seat, s.advisors[seat])
    money = 0
    for advisor in range(ADVISORS):
        if (best >> advisor) & 1:
            money += advisor_pays(s, seat, advisor)
    return money


@rule("1.7")
def advisor_pays(s, seat, advisor):
    return pay_for(s, advisor, advisor_count(s, seat, advisor, NONE), 1)


@rule("1.7")
def pay_for(s, advisor, count, unit):
    """So much for each, up to a limit; `count` and the result are in parts, so many to a unit."""
    return min(count * s.printed.advisor_pays[advisor], unit * s.printed.advisor_most[advisor])


@rule("1.7")
def advisor_count(s, seat, advisor, more):
    """What the advisor counts, as if the player had one more flag of a nation (or NONE)."""
    if advisor < NATIONS:
        return flag_count(s, seat, advisor, more)
    if advisor == Advisor.SETS:
        return flag_sets(s, seat, more)
    if advisor == Advisor.PASSENGERS:
        return s.tiles[seat]
    if advisor == Advisor.SHIPYARD:
        return ships_built(s, seat)
    if advisor == Advisor.PORTFOLIO:
        return companies_held(s, seat)
    return s.shares[seat][seat]


def flag_count(s, seat, nation, more):
    return s.flags[seat][nation] + (1 if nation == more else 0)


def flag_sets(s, seat, more):
    sets = flag_count(s, seat, 0, more)
    for nation in range(1, NATIONS):
        sets = min(sets, flag_count(s, seat, nation, more))
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
