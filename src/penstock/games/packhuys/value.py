"""What a position is worth to a seat: filled in below."""


def value(s, seat):
    return s.coins[seat]
