## Problems: why a request is turned down

problem-bad-request = The request cannot be read: { $why }
problem-bad-move = { $why }
problem-bad-option = { $why }
problem-bad-save = { $why }
problem-no-session = Say who you are first: play as a guest or log in.
problem-wrong-password = User name and password do not fit together.
problem-forbidden = You may not see or do that.
problem-not-your-seat = That is not your seat.
problem-not-host = Only the host of the table may do that.
problem-needs-account = Make an account first; e-mail goes only to accounts.
problem-bad-origin = The request comes from another site.
problem-bad-csrf = The request lacks the token of this page; load the page again.
problem-not-found = There is nothing here.
problem-no-such-table = There is no such table, or it is not open to you.
problem-no-such-game = There is no such game.
problem-no-such-seat = The table has no such seat.
problem-no-such-seq = The table has not been at that point.
problem-method-not-allowed = That cannot be done here.
problem-stale = The table has moved on; look again.
problem-key-reused = This key belongs to another move.
problem-refused = That is not allowed now.
problem-not-open = The table is no longer open.
problem-not-running = The game at this table is not running.
problem-not-over = The game is not over yet.
problem-seats-empty = Some seats are still empty.
problem-seat-taken = That seat is taken.
problem-already-seated = You already have a seat at this table.
problem-cannot-undo = { $why }
problem-no-offer = There is no such offer.
problem-no-hints = Hints are given only where you play against nobody but bots.
problem-time-left = That seat still has time.
problem-name-taken = That user name is taken.
problem-rules-changed = This table was begun under other rules or components than this server has; it can be exported, not played on.
problem-too-large = That is too large.
problem-bad-media = Send JSON.
problem-too-many = That was too much at once; wait a moment.
problem-too-many-tables = You have as many tables as one person may have.
problem-internal = Something went wrong on our side; nothing has changed.
problem-unavailable = The table cannot be stored at the moment; try again soon.

## Opening a table

no-such-bot = There is no bot “{ $bot }”; the bots are { $bots }.
seed-only-hot-seat = A seed can be chosen only for a hot-seat table.

## The page

no-page = The table server is running; the page is not built yet. See /schema for the interface.

## Undo

undo-not-yours = The last move was not yours: ask the others.
undo-not-seated = Only players take moves back.

## Log

log-start = The game begins.
log-undo = { $count ->
    [one] { $who } takes a move back.
   *[other] { $who } takes { $count } moves back.
}
log-secret = { $who } chooses in secret.
log-step = { $who }: { $move }

## Bots

bot-greedy = Greedy: looks one move ahead
bot-random = Random: does not think
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard

## Notices

notice-title = { $game }: it is your turn
notice-story = Since your last turn:
