"""What people see of Cuckoo, and what is printed."""

from cuckoo.rules import SEATS
from penstock.engine.record import i1, i4
from penstock.engine.rule import rule
from penstock.engine.view import Part, maybe, up_to


class Player(Part):
    seat: i1
    lives: i1
    card: maybe(i1)  # your own, and what you have seen of others
    score: i4
    place: i1


class View(Part):
    dealer: i1
    mover: i1
    rounds: i1
    players: up_to(SEATS, Player)


class Facts(Part):
    card: i1  # your own


class Worth(Part):
    total: i4
    lives: i1


@rule("5.1")
def view(s, seat, v):
    v.dealer = s.dealer
    v.mover = s.mover
    v.rounds = s.rounds
    v.n_players = s.n_seats
    for k in range(s.n_seats):
        view_player(s, seat, k, v.players[k])


def view_player(s, seat, player, p):
    p.seat = player
    p.lives = s.lives[player]
    p.score = s.score[player]
    p.place = s.place[player]
    if seat >= 0:
        card = s.card[player] if player == seat else s.knows[seat][player]
        if card:
            p.card = card


def mention(s, seat, facts):
    facts.card = s.card[seat]


def worth(s, seat, player, w):
    w.lives = s.lives[player]
    w.total = s.out_in[player] or s.rounds + s.lives[player]


def print_tables(s, components, options):
    s.printed.copies = components["cards"]["copies"]
    s.printed.lives = components["lives"]["each"]


def check_components(tables):
    if not 1 <= tables["lives"]["each"] <= 20:
        yield "lives", "each", "a player has 1 to 20 lives."
