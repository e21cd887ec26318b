"""11.1 · What a seat may know: the table as a record, filled from a state that holds nothing else."""

from penstock.engine.record import NONE, i1, i2, i4
from penstock.engine.rule import rule
from penstock.engine.view import Names, Part, by, maybe, names_of, one_of, some_of, up_to, yes
from penstock.games.arriala.face.view_board import (
    COLOUR,
    MOST_MOVED,
    STRETCHES,
    STRUCTURE,
    WORKER,
    Moved,
    Place,
    Section,
    Site,
    Stretch,
    Vineyard,
    view_canal,
    view_moved,
    view_shores,
    view_stretches,
)
from penstock.games.arriala.rules.cards import why_not_last
from penstock.games.arriala.rules.codes import Refusal
from penstock.games.arriala.rules.scoring import winner, workers_on_canal
from penstock.games.arriala.rules.state import (
    CARD_NAMES,
    CARDS,
    LONGEST,
    MOVE_CARDS,
    POSITIONS,
    SEATS,
    SECTIONS,
    SITES,
    VINEYARDS,
    Action,
    Phase,
    Printed,
    State,
)
from penstock.games.arriala.rules.turn import first_warning

CARD = Names("Card", CARD_NAMES)
MOVE_CARD = Names("MoveCard", CARD_NAMES[:MOVE_CARDS])


class Pending(Part):
    """The action under way, its worker and the places and workers to choose from."""

    action: one_of(names_of(Action))
    worker: maybe(one_of(WORKER))
    workers: some_of(WORKER)
    places: up_to(POSITIONS, i1)
    free_fields: i1


class PiecePoints(Part):
    lock: i1
    river: i1
    master: i1


class Costs(Part):
    """Action points of the paid actions."""

    walk: i1
    card: i1
    to_vineyard: i1
    draw: i1
    place: i1
    river: i1
    to_canal: i1
    lock: i1


class Player(Part):
    """Kinds of cards in hand are secret, their number is not."""

    seat: i1
    colour: one_of(COLOUR)
    points: i2
    reserve: i1
    on_canal: i1
    hand_size: i1
    hand: maybe(by(CARD, i1))
    score: i4
    place: i1
    is_last: yes  # may build a master structure


class Neutral(Part):
    """The colour that nobody plays."""

    colour: one_of(COLOUR)
    points: i2
    on_canal: i1
    place: i1


class View(Part):
    """The table as one seat sees it."""

    phase: one_of(names_of(Phase))
    turn: i2
    round: i2
    mover: i1
    start_player: i1
    action_points: i1
    pending: maybe(Pending)
    canal: up_to(POSITIONS, Place)
    sections: up_to(SECTIONS, Section)
    stretches: up_to(STRETCHES, Stretch)
    vineyards: up_to(VINEYARDS, Vineyard)
    river: up_to(SITES, Site)
    master: by(STRUCTURE, yes)  # is it built?
    moved: up_to(MOST_MOVED, Moved)
    resting: some_of(WORKER)
    stretch_points: i1[LONGEST]
    piece_points: PiecePoints
    costs: Costs
    turn_points: i1
    card_fields: by(MOVE_CARD, i1)
    locks_left: i1
    pile: i1
    discards: by(CARD, i1, is_sparse=True)
    idle_rounds: i2
    stall_rounds: i2
    players: up_to(SEATS, Player)
    neutral: maybe(Neutral)
    winner: maybe(i1)


@rule("11.1")
def view(s: State, seat: int, v: View) -> None:
    """The table as `seat` sees it."""
    v.phase = s.phase
    v.turn = s.turns
    v.round = (s.turns + s.n_seats - 1) // s.n_seats
    v.mover = s.mover
    v.start_player = s.start_player
    v.action_points = s.ap
    view_pending(s, v.pending)
    view_canal(s, v)
    view_stretches(s, v)
    view_shores(s, v)
    view_moved(s, v)
    view_printed(s.printed, v)
    view_supply(s, v)
    v.idle_rounds = idle_rounds(s)
    v.stall_rounds = s.stall_turns // s.n_seats
    v.n_players = s.n_seats
    for player in range(s.n_seats):
        view_player(s, seat, player, v.players[player])
    if s.neutral != NONE:
        view_neutral(s, v.neutral)
    v.winner = winner(s)


def view_pending(s: State, pending: Pending) -> None:
    if s.action == Action.NONE or s.ending:
        return
    pending.action = s.action
    pending.worker = s.worker
    pending.workers = s.choices
    for position in range(POSITIONS):
        if (s.targets >> position) & 1:
            pending.places[pending.n_places] = position
            pending.n_places += 1
    pending.free_fields = s.free_fields


def view_printed(printed: Printed, v: View) -> None:
    for k in range(LONGEST):
        v.stretch_points[k] = printed.stretch_points[k]
    v.piece_points.lock = printed.lock_points
    v.piece_points.river = printed.river_points
    v.piece_points.master = printed.master_points
    v.turn_points = printed.action_points
    v.costs.walk = printed.cost.walk
    v.costs.card = printed.cost.card
    v.costs.to_vineyard = printed.cost.to_vineyard
    v.costs.draw = printed.cost.draw
    v.costs.place = printed.cost.place
    v.costs.river = printed.cost.river
    v.costs.to_canal = printed.cost.to_canal
    v.costs.lock = printed.cost.lock
    for card in range(MOVE_CARDS):
        v.card_fields[card] = printed.reach[card]


def view_supply(s: State, v: View) -> None:
    v.locks_left = s.locks_left
    v.pile = s.deck_size
    for card in range(CARDS):
        if s.discards[card]:
            v.discards[card] = s.discards[card]


@rule("9.5")
def idle_rounds(s: State) -> int:
    """Rounds without progress, shown from the first warning on; before that 0."""
    rounds = s.idle_turns // s.n_seats
    return rounds if rounds >= first_warning(s) else 0


@rule("7.7", "11.1")
def view_player(s: State, seat: int, player: int, p: Player) -> None:
    p.seat = player
    p.colour = player
    p.points = s.points[player]
    p.reserve = s.reserve[player]
    p.on_canal = workers_on_canal(s, player)
    p.hand_size = s.hand_size[player]
    if player == seat:
        for card in range(CARDS):
            p.hand[card] = s.hand[player][card]
    p.score = s.score[player]
    p.place = s.place[player]
    p.is_last = why_not_last(s, player) == Refusal.NONE


@rule("10.2")
def view_neutral(s: State, neutral: Neutral) -> None:
    neutral.colour = s.neutral
    neutral.points = s.points[s.neutral]
    neutral.on_canal = workers_on_canal(s, s.neutral)
    neutral.place = s.place[s.neutral]
