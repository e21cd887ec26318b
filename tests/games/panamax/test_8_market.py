"""8 · The market."""

from tests.games.panamax.builder import play, position, refused


def executive():
    s = position(columns=[1, 0, 0, 0, 0, 1], executives=[0, 1, 0, 0, 1, 0])
    return play(s, "take 2")


def test_8_1_the_price_goes_to_the_company_and_rises():
    """Example 29, R-52."""
    s = play(executive(), "buy green")
    assert (s.cash[0], s.company_cash[1], s.price[1]) == (0, 24, 7)
    assert (s.shares[0][1], s.unsold[1]) == (1, 3)


def test_8_1_a_share_and_its_price_are_needed():
    """R-51, R-107: no loan helps; example 19: at a price of 7 a share costs 7."""
    s = executive()
    s.unsold[1] = 0
    s.price[2] = 7
    assert refused(s, "buy green") == "NO_SHARE"
    assert refused(s, "buy yellow") == "TOO_LITTLE_MONEY"
    s.cash[0] = 7
    assert refused(s, "buy yellow") == "NONE"


def test_8_2_the_own_price_rises_by_two():
    """Example 30, R-102: at the top it is legal without effect."""
    assert play(executive(), "raise").price == [8, 6, 6, 6]
    s = executive()
    s.price[0] = 20
    assert play(s, "raise").price[0] == 20
