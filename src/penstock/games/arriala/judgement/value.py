"""What a position is worth to a seat, in hundredths of a prestige point: the greedy player's whole wisdom.

A reader's summary. Points count for their owner and against the others; the neutral colour of a game of
two is asked about like a seat. An open stretch is worth its points to whoever leads in it, the more the
fewer fields are missing; a lock that can still be built counts as one field less, so locks are kept for
finishing. Vineyards count more and more as the canal fills up, and a lead of one worker there less than
a safe one. Who leads wants the end. An open canal annoys everybody the more the longer nothing has
happened; only when the stall guard is near the vineyards matter more. In the middle of an action its
best completion counts, and in the middle of a turn the turn counts as over, so that stopping is worth no
more than going on.
"""

from penstock.engine.places import is_alone_first
from penstock.engine.record import NONE, copy_into
from penstock.games.arriala.judgement.patience import (
    drive,
    guard_is_near,
    idle_rounds,
    impatience,
    lock_worth,
)
from penstock.games.arriala.rules.board import colour_of
from penstock.games.arriala.rules.counting import majority, most_below, tally_between
from penstock.games.arriala.rules.effects import has_lock_limit, lay_lock, next_of_reserve, walk_cost
from penstock.games.arriala.rules.state import (
    CARDS,
    COLOURS,
    FIRST_STRUCTURE,
    FIRST_VINEYARD,
    MOVE_CARDS,
    SECTIONS,
    VINEYARDS,
    WORKERS,
    Action,
    Card,
    Ending,
    Phase,
)
from penstock.games.arriala.rules.targeting import reach_of, targets_of

POINT = 100
CLOSE = (100, 60, 42, 30, 22, 16, 12, 9, 7, 5, 4, 3, 2)  # per cent, by fields missing in a stretch
LOCK_IN_SIGHT = 5  # per cent more where a lock can still fill a gap
HELPING_CARD = 2  # per cent more for each card of the next player that brings a worker there
PER_ACTION_POINT = 26
WORKER = 70  # a worker on the canal while everything is open
RESERVE = 25
CARD = (45, 55, 65, 75, 105, 90, 40, 55, 55, 60)
HAND = 5  # cards beyond these are worth half
NEUTRAL_SHARE = 30  # per cent: how much the neutral colour's points hurt
SPITE = 50  # per cent: how much the other players' points hurt, all of them together
SAFE = (0, 60, 85, 100)  # per cent of a vineyard, by workers more than the next colour
RESIGNATION = 300  # how much less a defeat hurts, for each idle round
WIN = 900
NOWHERE = -1
LOOKED_AT = 0  # in the room
MOST_HELP = 4  # cards that matter


def value(s, seat, room):
    """The position, or the best that can be made of the action under way; looked at on a copy."""
    copy_into(room, LOOKED_AT, s)
    t = room[LOOKED_AT]
    if s.ending != Ending.NOT_YET:
        return final_worth(t, seat)
    if s.mover != seat:
        return board_value(t, seat, 0)
    if s.phase == Phase.ACTION:
        return board_value(t, seat, s.ap)
    if s.phase != Phase.WORKER:
        return best_place(s, seat, s.worker, s.targets, room)
    best = NOWHERE
    found = False
    reach = reach_of(s, s.ap, s.free_fields)
    for worker in range(WORKERS):
        if (s.choices >> worker) & 1:
            worth = best_place(s, seat, worker, targets_of(s, seat, s.action, worker, reach), room)
            if not found or worth > best:
                best = worth
                found = True
    return best


def best_place(s, seat, worker, targets, room):
    """Try every place for the action under way."""
    best = NOWHERE
    found = False
    for place in range(FIRST_STRUCTURE + 1):
        if (targets >> place) & 1:
            copy_into(room, LOOKED_AT, s)
            worth = worth_at(room[LOOKED_AT], seat, worker, place)
            if not found or worth > best:
                best = worth
                found = True
    return best


def worth_at(s, seat, worker, place):
    """The position after the action under way there, what it completes not yet counted."""
    points = finish(s, seat, worker, place)
    return board_value(s, seat, s.ap) + POINT * points


def finish(s, seat, worker, place):
    """Do the action under way there; the points it scores at once."""
    if s.action == Action.MASTER or place >= FIRST_STRUCTURE:
        return s.printed.master_points
    if s.action == Action.LOCK:
        lay_lock(s, place)
        return s.printed.lock_points
    if s.action == Action.PLACE:
        worker = next_of_reserve(s, seat)
    if s.action == Action.WALK:
        s.ap -= walk_cost(s, worker, place)
    s.at[worker] = place
    return s.printed.river_points if s.action == Action.RIVER else 0


def interest(s, seat, colour):
    """What a point of a colour is worth to a seat, per cent."""
    if colour == seat:
        return POINT
    if colour == s.neutral:
        return -NEUTRAL_SHARE
    return -SPITE // (s.n_seats - 1)


def final_worth(s, seat):
    """Points, and the win, which the neutral colour can take from all."""
    worth = WIN if is_alone_first(s, seat) else min(idle_rounds(s, seat) * RESIGNATION - WIN, 0)
    for colour in range(COLOURS):
        worth += s.points[colour] * interest(s, seat, colour)
    return worth + POINT * drive(s, seat)


TERMS = (
    "points",
    "stretches",
    "vineyards",
    "cards",
    "workers",
    "tempo",
    "rivals",
)  # what the value is made of
T_POINTS, T_STRETCHES, T_VINEYARDS, T_CARDS, T_WORKERS, T_TEMPO, T_RIVALS = range(len(TERMS))
N_TERMS = len(TERMS)


def terms(s, seat, room, out):
    """What the value is made of, after the best that can be made of the action under way."""
    copy_into(room, LOOKED_AT, s)
    points = 0
    ap = 0
    if s.ending == Ending.NOT_YET and s.mover == seat:
        ap = s.ap
        if s.phase != Phase.ACTION:
            worker, place = best_finish(s, seat, room)
            copy_into(room, LOOKED_AT, s)
            points = finish(room[LOOKED_AT], seat, worker, place)
            ap = room[LOOKED_AT].ap
    t = room[LOOKED_AT]
    for k in range(N_TERMS):
        out[k] = 0
    for colour in range(COLOURS):
        if colour != seat:
            out[T_RIVALS] += t.points[colour] * interest(t, seat, colour)
    if s.ending != Ending.NOT_YET:
        out[T_POINTS] = final_worth(t, seat) - out[T_RIVALS]
        return
    out[T_POINTS] = POINT * (t.points[seat] + points)
    worth = board_value(t, seat, ap) + POINT * points
    done = 0
    fields = 0
    for section in range(SECTIONS):
        if t.printed.canal_fields & t.printed.section_bits[section]:
            fields += t.printed.town_at[section + 1] - t.printed.town_at[section] - 1
            out[T_STRETCHES] += section_worth(t, seat, section)
            done += t.progress
    open_share = POINT - done // fields
    out[T_VINEYARDS] = vineyard_worth(t, seat, open_share)
    out[T_CARDS] = hand_worth(t, seat, open_share)
    out[T_WORKERS] = workers_worth(t, seat, open_share)
    for k in range(N_TERMS):
        if k != T_TEMPO:
            worth -= out[k]
    out[T_TEMPO] = worth


def best_finish(s, seat, room):
    """The worker and the place that `value` would choose for the action under way."""
    best = NOWHERE
    best_worker = NONE
    best_at = NOWHERE
    reach = reach_of(s, s.ap, s.free_fields)
    for worker in range(WORKERS):
        if s.phase != Phase.WORKER and worker > 0:
            break
        targets = s.targets
        who = s.worker
        if s.phase == Phase.WORKER:
            if (s.choices >> worker) & 1 == 0:
                continue
            who = worker
            targets = targets_of(s, seat, s.action, worker, reach)
        for place in range(FIRST_STRUCTURE + 1):
            if (targets >> place) & 1:
                copy_into(room, LOOKED_AT, s)
                worth = worth_at(room[LOOKED_AT], seat, who, place)
                if best_at == NOWHERE or worth > best:
                    best = worth
                    best_worker = who
                    best_at = place
    return best_worker, best_at


def board_value(s, seat, ap):
    """Everything that can be seen on the table."""
    map_canal(s)
    worth = PER_ACTION_POINT * ap + lock_worth(s, seat)
    done = 0
    fields = 0
    for section in range(SECTIONS):
        if s.printed.canal_fields & s.printed.section_bits[section]:
            fields += s.printed.town_at[section + 1] - s.printed.town_at[section] - 1
            worth += section_worth(s, seat, section)
            done += s.progress
    open_share = POINT - done // fields
    worth += vineyard_worth(s, seat, open_share)
    worth += hand_worth(s, seat, open_share)
    worth += workers_worth(s, seat, open_share)
    worth += done * drive(s, seat) // fields - open_share * impatience(s, seat)
    for colour in range(COLOURS):
        worth += s.points[colour] * interest(s, seat, colour)
    return worth


def map_canal(s):
    """Note the colour of the worker on every field."""
    for position in range(s.printed.first, s.printed.last + 1):
        s.colour_at[position] = NONE
    for worker in range(WORKERS):
        if 0 <= s.at[worker] <= s.printed.last:
            s.colour_at[s.at[worker]] = colour_of(worker)


def section_worth(s, seat, section):
    """The open stretches of a section, and in `s.progress` how far it is done, in per cent of a field."""
    worth = 0
    progress = 0
    help_to_come = HELPING_CARD * helping_cards(s, seat)
    can_lock = s.locks_left > 0 and not has_lock_limit(s, section)
    length = 0
    missing = 0
    for colour in range(COLOURS):
        s.tally[colour] = 0
    first = s.printed.town_at[section] + 1
    last = s.printed.town_at[section + 1]
    for position in range(first, last + 1):
        if position == last or (s.lock_bits >> position) & 1:
            if position != last:
                progress += POINT
            if length > 0:
                close = closeness(missing, can_lock, help_to_come)
                progress += length * close
                worth += stretch_worth(s, seat, length) * close // POINT
            length = 0
            missing = 0
            for colour in range(COLOURS):
                s.tally[colour] = 0
        elif (s.counted >> position) & 1:
            progress += POINT
        else:
            length += 1
            if s.colour_at[position] == NONE:
                missing += 1
            else:
                s.tally[s.colour_at[position]] += 1
    s.progress = progress
    return worth


def closeness(missing, can_lock, help_to_come):
    """How likely a stretch is to be completed soon, in per cent."""
    if missing == 0:
        return POINT
    close = CLOSE[missing] + help_to_come
    if can_lock:
        close += LOCK_IN_SIGHT
    return close


def helping_cards(s, seat):
    """Cards in the next player's hand, real or guessed, that bring a worker to a field."""
    hand = s.hand[(seat + 1) % s.n_seats]
    count = hand[Card.TELEPORT] + hand[Card.OWN_TO_CANAL] + hand[Card.ANY_TO_CANAL]
    for card in range(MOVE_CARDS):
        count += hand[card]
    return min(count, MOST_HELP)


def stretch_worth(s, seat, length):
    """Its points for the colour that leads in it now; a little for everybody who is there."""
    points = s.printed.stretch_points[length - 1]
    worth = 0
    leader = majority(s.tally)
    if leader != NONE:
        worth += points * interest(s, seat, leader)
    return worth


def vineyard_worth(s, seat, open_share):
    """Majorities count in full at the end, by the last stretch or by the stall guard, and little before."""
    if guard_is_near(s, seat):
        open_share = 0
    worth = 0
    for k in range(VINEYARDS):
        if s.printed.vineyard_fields[k] > 0:
            tally_between(s, FIRST_VINEYARD + k, FIRST_VINEYARD + k)
            leader = majority(s.tally)
            if leader != NONE:
                safe = SAFE[min(margin_of(s.tally, leader), len(SAFE) - 1)]
                worth += s.printed.vineyard_fields[k] * interest(s, seat, leader) * safe // POINT
    return worth * (POINT - open_share) // POINT * (POINT - open_share // 2) // POINT


def margin_of(tally, leader):
    """Workers that the leader has more than the next colour below."""
    return tally[leader] - most_below(tally, tally[leader])


def hand_worth(s, seat, open_share):
    worth = 0
    cards = 0
    for card in range(CARDS):
        if s.hand[seat][card] > 0:
            if card == Card.MASTER and not s.structures_free:
                continue
            worth += CARD[card] * s.hand[seat][card]
            cards += s.hand[seat][card]
    if cards > HAND:
        worth = worth * (HAND + (cards - HAND) // 2) // cards
    return worth * (POINT + open_share) // (2 * POINT)


def workers_worth(s, seat, open_share):
    worth = 0
    for worker in range(WORKERS):
        if colour_of(worker) == seat:
            if s.at[worker] == NONE:
                worth += RESERVE
            elif s.at[worker] < FIRST_VINEYARD:
                worth += WORKER
    return worth * open_share // POINT
