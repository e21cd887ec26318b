## The table

table-title = { $title }: { $who } to decide
since = What happened
your-moves = Your moves
nothing-happened = Nothing yet.
you = { $who } (you)
hand-over = It is { $who }’s turn. Pass the keyboard, then press Enter…
game-over = The game is over.
rank-place = Place
rank-player = Player
rank-score = Score
replay-title = { $title }, { $seats } players, seed { $seed }
replay-unfinished = { $moves ->
    [one] Not finished after { $moves } move; to play: { $who }.
   *[other] Not finished after { $moves } moves; to play: { $who }.
}

## Answers

help =
    Type the number of a move or its words, such as “{ $move }”; unambiguous abbreviations work.

    why MOVE       why a move is not allowed, and the paragraph
    hint           what a bot would do here, and how that might end
    rules 4.3      that paragraph of the rules; “rules” lists the chapters
    undo           undo your last move, if nothing was revealed since
    log            everything that has happened so far
    show           draw the table again
    save FILE      save the game
    quit           leave the table
bad-number = { $number } is not in the list; the numbers go from 1 to { $last }.
bad-place = There is no place { $number }; type a number shown on the board.
not-understood = “{ $text }” is not a move. Type a number from the list, a move such as “{ $move }”, or ? for help.
move-form = Type it as: { $form } ({ $values })
refused = { $text } (§{ $paragraph }; “rules { $paragraph }” shows it)
why-what = Why what? Type for example: why { $move }
why-allowed = That is allowed.
hint = { $visits ->
    [one] { $move }: wins { $chance }%, about { $score }; tried once.
   *[other] { $move }: wins { $chance }%, about { $score }; tried { $visits } times.
}
score-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
score-bars = { $score ->
    [one] { $score } bar
   *[other] { $score } bars
}
score-dollars = { $score ->
    [one] { $score } dollar
   *[other] { $score } dollars
}
undo-done = Undone.
save-where = Say where: save FILE
saved = Saved in { $file }.
resume = Saved. Continue with: { $command }
not-saved = The game was not saved. “save FILE” saves it; --save FILE saves it automatically.

## Schwarzer Freitag

sf-letter-yellow = Y
sf-letter-blue = B
sf-letter-red = R
sf-letter-green = G
sf-letter-orange = O
sf-letter-black = K
sf-black = black
sf-prices = Share prices
sf-stage-title = { $stage ->
    [0] Level: Start
   *[other] Level { $stage }
}
sf-silver-price = Silver price: { $price }
sf-cases = Cases
sf-players = Players
sf-subsidy-limit = Subsidy limit
sf-trade-limit = Trade limit
sf-draw = Cases drawn
sf-next-stage = Next level at price
sf-highest = Highest price now
sf-bag = In the bag
sf-stage-fields = Black, level spaces
sf-supply = Black, supply
sf-bars-bought = Bars bought
sf-changes = Price changes
sf-tables = Sales tables
sf-price = Price
sf-yours = Yours
sf-market = Market
sf-purchase-track = Purchase track
sf-silver-track = Silver purchase
sf-sale-table = Sales table { $table }
sf-last-draw = Last draw
sf-missing = until price change
sf-gold = Gold
sf-silver = Silver
sf-cash = Cash
sf-shares = Shares
sf-subsidies = Subs.
sf-owed = Owes
sf-cards = Special cards
sf-due = { $due } interest due
sf-turn = Turn
sf-next-row = Next level in row
sf-action = Traded now

## Arriala

ar-letter-red = R
ar-letter-yellow = Y
ar-letter-green = G
ar-letter-violet = V
ar-canal = Canal
ar-field = Space
ar-lock = lock
ar-rests = has moved
ar-counted = counted
ar-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ar-stretch-points = A stretch of 1, 2, 3… spaces pays { $points }
ar-round = Round { $round }
ar-action-points = { $left } AP
ar-points = Points
ar-idle = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} without progress; after { $limit } the game ends.
ar-costs = AP
ar-cost = { $cost } AP
ar-do-walk = Move
ar-do-to-vineyard = To a vineyard
ar-do-place = Place a new worker
ar-do-river = River structure
ar-do-to-canal = Back to the canal
ar-do-lock = Build a lock
ar-do-teleport = Teleport
ar-do-master = Master structure
ar-which-worker = which worker?
ar-where-to = where? (number on the map)
ar-which-one = which one?
ar-free-fields = { $fields ->
    [one] { $fields } free step
   *[other] { $fields } free steps
}
ar-vineyards = Vineyards
ar-structures = Structures
ar-supply = Supply
ar-locks = Locks
ar-pile = Pile
ar-discards = Discards
ar-players = Players
ar-neutral = neutral
ar-reserve = Reserve
ar-on-canal = Canal
ar-in-vineyards = Vines
ar-on-river = River
ar-cards = Cards
ar-your-cards = Your cards
ar-card-move = any worker up to { $fields ->
    [one] { $fields } space
   *[other] { $fields } spaces
}; further ones { $cost } AP each
ar-card-teleport = your worker to any free place of the canal
ar-card-lock = build a lock on a free space, +{ $points }
ar-card-master = if you are alone in last place: build one, +{ $points }
ar-card-own-to-vineyard = from the canal to a vineyard with room
ar-card-any-to-vineyard = anybody’s, from the canal to a vineyard
ar-card-own-to-canal = from a vineyard to a free place
ar-card-any-to-canal = anybody’s, from a vineyard to a free place

## Packhuys

ph-letter-red = R
ph-letter-black = B
ph-letter-green = G
ph-letter-purple = P
ph-letter-wine = w
ph-letter-spices = s
ph-letter-tea = t
ph-round = Round { $round }
ph-phase-colour = { $who } chooses a colour
ph-phase-select = secret choice, still to choose: { $who }
ph-phase-pay = { $due ->
    [1] { $who } owes 1 coin of tax
   *[other] { $who } owes { $due } coins of tax
}
ph-phase-lay = { $who } lays a card
ph-phase-export = { $who } stores or exports
ph-phase-crane = { $who } uses a crane
ph-phase-ship = { $who } may move the ship
ph-phase-buy = { $who } may buy a special card
ph-phase-remove = { $who } may remove a card
ph-phase-flood = { $who } floods a card
ph-phase-from = { $who } takes a warehouse
ph-phase-good = { $who } chooses a kind of goods
ph-phase-to = { $who } brings a warehouse
ph-order = order:
ph-frame = Harbour of { $size } by { $size }:
ph-columns-fixed = columns fixed
ph-columns-left = { $number ->
    [1] one more column
   *[other] { $number } more columns
}
ph-rows-fixed = rows fixed
ph-rows-left = { $number ->
    [1] one more row
   *[other] { $number } more rows
}
ph-store = central store
ph-closed-sign = closed
ph-only-water = only water
ph-areas = Open areas
ph-no-areas = No area yet.
ph-area = At
ph-size = Size
ph-control = Leads
ph-closed = Closed:
ph-closed-counted = { $number ->
    [one] Closed (only the largest counts):
   *[other] Closed (the { $number } largest count):
}
ph-supply = Supply
ph-treasury = Treasury
ph-water-pile = Water pile
ph-on-top = on top
ph-special-cards = Specials
ph-ship-at = Ship at
ph-ship-moves = Ship moves
ph-warehouses = Warehouses
ph-tokens = Tokens
ph-hand = Your hand
ph-players = Players
ph-coins = Coins
ph-own-areas = Areas
ph-keepers = Keepers
ph-cards = Hand
ph-pile = Pile
ph-known = Known
ph-under = under the pile

## Panamax

pm-letter-red = R
pm-letter-green = G
pm-letter-yellow = Y
pm-letter-black = B
pm-short-us-east = USA-E
pm-short-eu = EU
pm-short-us-west = USA-W
pm-short-china = China
pm-canal = Canal
pm-waterway = waterway
pm-lock = lock
pm-waiting = waiting
pm-zone-gatun = Gatun
pm-zone-gatun-lake = Gatun lake
pm-zone-culebra = Culebra cut
pm-zone-pedro-miguel = Pedro Miguel
pm-zone-miraflores-lake = Miraflores l.
pm-zone-miraflores = Miraflores
pm-least-dice = { $dice }+ dice
pm-general = general cargo
pm-action-table = Action table
pm-column = column
pm-executive = executive
pm-next = next die
pm-load-dice = load { $dice }
pm-dollars = ${ $money }
pm-share-for = a share for
pm-contracts = Contracts
pm-incoming = incoming
pm-pile = pile { $cards }
pm-railway = Railway and stacks
pm-wagon = wagon
pm-platform = platform
pm-stock = flags left
pm-passengers = passengers
pm-captains = Captains
pm-stevedores = Stevedores
pm-advisors = Advisors
pm-market = Market and money
pm-dividends = dividend by price: { $steps }
pm-price = Price
pm-dividend = Pays
pm-unsold = Left
pm-company-cash = Company
pm-fee = Fees
pm-cash = Own
pm-shares = Shares
pm-loans = Bailouts
pm-award = Award
pm-companies = Companies
pm-warehouse = Store
pm-pool = Pool
pm-flags = Flags
pm-tiles = Passengers
pm-captain = Captain
pm-stevedore = Steved.
pm-unbuilt = Unbuilt
pm-free-actions = Flags 2, 3 bring:
pm-benefit-transfers = T
pm-benefit-contracts = C
pm-benefit-loading = L
pm-cards = Contracts in hand, advisors
pm-on-offer = On offer
pm-round = Round { $round } of { $rounds }
pm-loads = dice to load: { $dice }
pm-stevedore-loads = with the Stevedore: { $dice }
pm-do-bid = Secret bid for the company
pm-do-pass-advisor = Keep one advisor, pass the other to the left
pm-do-keep-advisor = Keep one advisor, the other goes back
pm-do-start-contract = Choose a starting contract
pm-do-start-loading = Load the starting contract
pm-do-before = Take a die
pm-do-executive = Executive die: action or market
pm-do-contract = Take a contract?
pm-do-loading = Load which die?
pm-do-target = Where does the die go?
pm-do-moving = Move ships
pm-do-group = Who sails along?
pm-do-stevedore = Stevedore: load which die?
pm-do-deferred-market = Deferred market action
pm-do-free-market = Free market action
pm-do-free-load = Free load
pm-do-free-rail = Free rail action
pm-do-bonus = Card or money for the ship
pm-do-advisor = Choose an advisor
pm-do-benefit = Which passenger benefit?
pm-do-after = Last moment of the turn
pm-do-discard = Discard a contract
pm-do-flag = Take a flag from the platform
pm-do-fee = Cargo fees
