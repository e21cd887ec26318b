"""The bag: drawing by chance, putting back."""

from penstock.engine import rng
from penstock.engine.rule import rule
from penstock.games.schwarzer_freitag.rules.state import BLACK, CASES, COLOURS


@rule("9.3")
def draw_case(s):
    """Take one case out of the bag, each as likely; the bag must not be empty."""
    k = rng.below(s.rng, s.bag_size)
    case = 0
    while k >= s.bag[case]:
        k -= s.bag[case]
        case += 1
    s.bag[case] -= 1
    s.bag_size -= 1
    return case


@rule("4.4")
def draw_coloured_case(s):
    """Take one coloured case out of the bag; black ones are put back."""
    k = rng.below(s.rng, s.bag_size - s.bag[BLACK])
    colour = 0
    while k >= s.bag[colour]:
        k -= s.bag[colour]
        colour += 1
    s.bag[colour] -= 1
    s.bag_size -= 1
    return colour


def put_into_bag(s, case, count):
    s.bag[case] += count
    s.bag_size += count


@rule("9.8")
def empty_track(s, track):
    """Everything on the track goes into the bag."""
    for colour in range(COLOURS):
        put_into_bag(s, colour, track[colour])
        track[colour] = 0


@rule("9.8")
def empty_table(s, table):
    """Everything on the sale table goes into the bag, black cases too."""
    for case in range(CASES):
        put_into_bag(s, case, table[case])
        table[case] = 0
