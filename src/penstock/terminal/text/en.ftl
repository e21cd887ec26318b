## The table

table-title = { $title }: { $who } to decide
since = What happened
your-moves = Your moves
nothing-happened = Nothing yet.
you = { $who } (you)
hand-over = It is { $who }’s turn. Give the keyboard over and press Enter …
game-over = The game is over.
rank-place = Place
rank-player = Player
rank-score = Score
replay-title = { $title }, { $seats } players, seed { $seed }
replay-unfinished = Not finished after { $moves } moves; to play: { $who }.

## Answers

help =
    Type the number of a move or its words, such as “buy red”; a clear beginning is enough: “b r”.

    why buy red    why a move is not allowed, and the paragraph
    rules 4.3      that paragraph of the rules; “rules” lists the chapters
    undo           take your last move back, if nothing was revealed since
    log            everything that has happened so far
    show           draw the table again
    save FILE      save the game
    quit           leave the table
bad-number = { $number } is not in the list; the numbers go from 1 to { $last }.
not-understood = “{ $text }” is not a move. Type a number of the list, a move such as “buy red”, or ? for help.
move-form = Type it as: { $form } ({ $values })
refused = { $text } (§{ $paragraph }; “rules { $paragraph }” shows it)
why-what = Why what? Type for example: why buy red
why-allowed = That is allowed.
undo-done = Taken back.
save-where = Say where: save FILE
saved = Saved in { $file }.
resume = Saved. Go on with: { $command }
not-saved = The game was not saved. “save FILE” saves it; --save FILE keeps it by itself.

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
    [0] Stage: Start
   *[other] Stage { $stage }
}
sf-silver-price = Silver price: { $price }
sf-cases = Cases
sf-players = Players
sf-subsidy-limit = Subsidy limit
sf-trade-limit = Trade limit
sf-draw = Cases drawn
sf-next-stage = Next stage at price
sf-highest = Highest price now
sf-bag = In the bag
sf-stage-fields = Black, stage fields
sf-supply = Black, supply
sf-bars-bought = Bars bought
sf-changes = Price changes
sf-tables = Sale tables
sf-price = Price
sf-yours = Yours
sf-market = Market
sf-purchase-track = Purchase track
sf-silver-track = Silver track
sf-sale-table = Sale table { $table }
sf-last-draw = Last draw
sf-missing = until a change
sf-gold = Gold
sf-silver = Silver
sf-cash = Cash
sf-shares = Shares
sf-subsidies = Subs.
sf-owed = Owes
sf-cards = Special cards
sf-due = { $due } interest due
sf-turn = Turn
sf-next-row = Next stage in row
sf-action = Traded now
