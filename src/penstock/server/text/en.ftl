## Problems: why a request is turned down

problem-bad-request = The request cannot be read: { $why }
problem-bad-move = { $why }
problem-bad-option = { $why }
problem-bad-save = { $why }
problem-name-missing = Please enter a name.
problem-message-empty = The message is empty.
problem-user-name-short = User names need at least two characters.
problem-bad-address = That is not one e-mail address.
problem-bad-ticket = This link has been used or is too old; ask for a new one.
problem-no-session = Log in or play as a guest first.
problem-wrong-password = Wrong user name or password.
problem-forbidden = You may not see or do that.
problem-not-your-seat = That is not your seat.
problem-seat-gone = You no longer sit at this table.
problem-not-host = Only the host of the table may do that.
problem-needs-account = That needs an account.
problem-suspended = The operator of this server has suspended this account.
problem-bad-origin = The request comes from another site.
problem-bad-csrf = This page is out of date; reload it.
problem-not-found = There is nothing here.
problem-no-such-table = There is no such table, or you may not see it.
problem-no-such-game = There is no such game.
problem-no-such-person = There is no such person.
problem-no-such-seat = The table has no such seat.
problem-no-such-seq = This table never had that position.
problem-method-not-allowed = That cannot be done here.
problem-stale = The game has moved on. Check the board and choose again.
problem-key-reused = This key belongs to another move.
problem-refused = That is not allowed now.
problem-not-open = The table is no longer open.
problem-not-running = No game is running at this table.
problem-not-for-others = This table is played on one screen; nobody can join it from outside.
problem-not-over = The game is not over yet.
problem-seats-empty = Some seats are still empty.
problem-seat-taken = That seat is taken.
problem-already-seated = You already have a seat at this table.
problem-cannot-undo = { $why }
problem-no-offer = There is no such offer.
problem-offer-open = Another offer is still open; wait for the answers.
problem-no-bot-here = No bot sits on that seat.
problem-no-hints = Hints are available only when all your opponents are bots.
problem-time-left = That player still has time.
problem-name-taken = That user name is taken.
problem-no-mail = This server sends no e-mail.
problem-rules-changed = This table was started under rules or components that this server no longer has; it can be exported, but not continued.
problem-damaged = This table’s stored game is damaged; the operator can see that in the log. It can be exported and ended, but not continued.
problem-too-slow = The request took too long to arrive.
problem-too-large = That is too large.
problem-bad-media = Send JSON.
problem-too-many = Too many requests; wait a moment.
problem-too-many-tables = You have reached the table limit; finish or leave a game first.
problem-internal = Something went wrong on our side; nothing has changed.
problem-unavailable = The table cannot be stored at the moment; try again soon.

## Opening a table

no-such-bot = There is no bot “{ $bot }”; the bots are { $bots }.
seed-only-hot-seat = A seed can be chosen only for a hot-seat table.
name-only-hot-seat = Only those who share one screen are given names here; others bring their own.
hot-seat-alone = A hot-seat table has only your own seats and bots: who opens it may know its seed.

## The page

no-page = The table server is running; the page is not built yet. The API is described in docs/api.md.

## Undo

undo-not-yours = The last move was not yours: ask the others.
undo-of-bot = A bot made that move: only everybody together can take it back.
undo-not-seated = Only players can undo moves.

## Log

somebody = somebody
log-start = The game begins.
log-undo = { $count ->
    [one] { $who } undoes a move.
   *[other] { $who } undoes { $count } moves.
}
log-secret = { $who } chooses in secret.
log-step = { $who } chooses “{ $move }”.

## Bots

bot-greedy = Greedy: looks one move ahead
bot-instant = Learned: plays at once
bot-random = Random: does not think
bot-beginner = Beginner
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert

## Notices

notice-title = { $game }: it is your turn
notice-story = Since your last turn:

## Letters about an account

letter-confirm-title = Penstock: confirm your e-mail address
letter-confirm = Somebody, presumably you, has given this address at a Penstock table server. Confirm it with the link below within two days. If it was not you, do nothing: there will be no further e-mails.
letter-reset-title = Penstock: a new password
letter-reset = Somebody, presumably you, has lost the password of your account. Choose a new one with the link below within two hours. If it was not you, do nothing: the password stays as it is.
letter-password-changed-title = Penstock: your password was changed
letter-password-changed = The password of your account was changed, and all devices were logged out. If it was not you, ask for a new password on the page below.
letter-address-changed-title = Penstock: your e-mail address was changed
letter-address-changed = Your account has another e-mail address from now on; this one gets no more e-mails. If it was not you, write to the operator of the server.
