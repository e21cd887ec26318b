"""Why a move is refused, and what can happen: numbers here, sentences in text/*.ftl."""

from penstock.engine.header import EventBase, RefusalBase


class Refusal(RefusalBase):
    """Reasons, each with the paragraph it rests on."""

    NONE = 0, ""
    GAME_OVER = 1, "10.1"
    NOT_YOUR_TURN = 2, "3.1"
    NOT_NOW = 3, "3.1"
    SUBSIDY_LIMIT = 4, "3.2"
    SUBSIDY_TOO_LATE = 5, "3.2"
    NO_PASS_CARD = 6, "3.3"
    NOT_IN_MARKET = 7, "4.1"
    TRADE_LIMIT = 8, "6.1"  # of bars: a purchase or sale of shares ends by itself at the limit
    TOO_LITTLE_MONEY = 9, "4.1"
    INTEREST_DUE = 10, "3.4"
    SUBSIDY_DUE = 11, "3.4"
    MUST_MARK_BOUGHT = 12, "4.3"
    NO_SUCH_SHARE = 13, "5.1"
    MUST_SELL_ON = 14, "5.3"
    NOT_SOLD = 15, "5.4"
    NOT_ON_TABLE = 16, "5.5"
    MUST_TAKE_SOLD = 17, "5.5"
    MARKET_NOT_EMPTY = 18, "7.2"
    ONLY_PASS = 19, "3.4"
    ONLY_SILVER_PASS = 20, "12.2"
    SUBSIDY_BEFORE_END = 21, "3.5"


class Event(EventBase):
    """Kinds of events; the names are the arguments of the message, in the order a, b, c."""

    STARTED = 1
    SETUP_CASE = 2, "colour"
    TURN = 3
    SUBSIDY = 4, "money"
    INTEREST_PAID = 5, "money"
    INTEREST_OWED = 6, "money total"
    DUE_PAID = 7, "money"
    CARD_USED = 8, "card"
    BOUGHT = 9, "colour price"
    SOLD = 10, "colour price"
    BARS = 11, "count price"
    GOLD = 12, "gold silver"
    PASSED = 13
    MARKED = 14, "place colour"
    MARKED_FROM_BAG = 15, "place colour"
    NO_CASE_LEFT = 16, "place"
    TABLE_CASE = 17, "table colour"
    LAST_CASE = 18, "colour"
    THIRD_CASE = 19, "colour"
    PRICE = 20, "colour before after"
    CHANGE = 21, "place count"
    DREW = 22, "yellow+blue red+green orange+black"
    CRASH = 24, "count"
    SILVER_ROSE = 34, "before after"
    TABLE_OPENED = 25, "table"
    TABLE_RESTOCKED = 26, "count black"
    MISSING = 27, "colour before after"
    STAGE = 28, "stage count"
    STALL_GUARD = 29, "count"
    ENDED = 30
    SETTLED = 31, "shares subsidies interest"
    DEBT_VOID = 32, "money"
    LAST_BARS = 35, "count price"
    RESULT = 33, "rank bars money"
