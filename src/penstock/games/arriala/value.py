"""placeholder"""


def value(s, seat):
    return s.points[seat]
