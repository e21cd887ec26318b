"""The greedy player's opinions: parts and dollars in thousandths, found by playing against itself."""

UNIT = 1000
NEVER = -UNIT * UNIT  # the worth of what is not allowed

# -- weights
# ships
REACH = 7000  # steps of a ship in one own turn
LAGGARD = 440  # part left of a ship's worth, for each die it lacks to sail
DELIVERY = 830  # a die that arrives, besides its income: it is used again, or spares a fee
BONUS = 420  # a dollar of a ship's bonus, or the card instead
PASSENGER = 1700  # a passenger tile, besides its money

# contracts
WAITING = 90  # part of a loaded die's income that a die on a contract is worth
NEAR = 210  # part of a flag for a contract that lacks one die
FAR = 210  # the part of that for each further die
CROWDED = 2900  # a contract too many
IDLE = 1000  # part of the warehouse fees that counts when a round begins

# flags, railway
FLAG = 1600  # a flag, whatever it brings
NATION = 540  # a new nation
PAY = 360  # a dollar of military pay of the best nation, for each turn
MORE_PAY = 120  # the same of the other nations
DEFERRED = 720  # a deferred market action
WAGON_FLAG = 4100  # a die on the wagon
WAGON_PIP = 270  # its pips, for the turn order
FREE_RAIL = 1100  # a free action of the railway

# cards
CAPTAIN = 1400  # a move of a Captain
STEVEDORE = 1000  # a dollar of a Stevedore's cut
TRANSFERS = 100  # passenger benefits, for each turn
CONTRACTS = 170
LOADING = 240
ON_BOARD = 150  # a ship not yet in use: it may still choose its zone
MORE_FLAGS = 120  # flags to be expected in a turn, for advisors
MORE_SHARES = 76  # own shares to be expected in a turn

# money
CASH = 53  # what a private dollar is worth beyond itself, for each turn up to four
CARRY = 1000  # a dollar left in the company after this round, or earned later
SPARE = 160  # after the last one: estimates may be wrong
LOAN = 640  # what a borrowed dollar costs beyond itself
MARGIN = 3300  # dollars by which the company's money may turn out otherwise, for each turn
FUTURE = 750  # part of the dividends of later rounds
AWARD = 220  # chance of the award at an equal price
AWARD_STEP = 130  # more for each dollar of price ahead
# -- end of weights
