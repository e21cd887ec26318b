"""What a bot thinks of a position in Cuckoo."""

from cuckoo.rules import KING


def value(s, seat, room):
    """A life is worth more than any card; a card is worth its chance not to be the lowest."""
    return 100 * s.lives[seat] + s.card[seat] * 100 // KING
