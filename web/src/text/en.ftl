## Everywhere

skip = Skip to the content
nav = Pages
nav-tables = Tables
nav-rules = Rules
nav-settings = Settings
nav-account = Account
language = Language
loading = One moment…
offline = No answer. Are you online, and is the server running?
close = Close
legend = What the signs mean
nothing = nothing
yes = yes
no = no
paragraph = § { $number }
save = Save
saved = Saved.

## Start

start-title = Four economic games, one table by the water
start-lead = Play against friends or bots, live or over several days. No account needed: pick a game and make your first move.
start-lead-here = Play against bots, or with others at this screen. No account, no server, not even a net: pick a game and make your first move.
players-range = { $from }–{ $to } players
about-minutes = { $count } min
weight-1 = light
weight-2 = lively
weight-3 = rich
weight-of = Weight: { $weight } of 4
invite-friends = Invite friends
hosted-by = { $who } invites
people-here = { $count ->
    [one] One person is here
   *[other] { $count } people are here
}
watch-table = Watch
dice-more = How chance is kept fair
no-account = No account needed: you keep your seat in this browser.
send = Send it…
invitation-seat = your seat
invitation-over = This game has begun without you. You can watch it, or open a table of your own.
end-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
play-bots = Play against bots
new-table = New table
setting-up = Setting up…
continue = Continue
continue-with = { $game } with { $who }
last-change = last move { $when }
new-here = New here?
new-here-lesson = Play a first lesson: a few clicks at a real board.
seat-here = here
seats-taken = { $taken } of { $seats } seats taken
card-won = You won
add-bot = Let a bot sit here
invitation = Invitation
invites-you = { $who } invites you to { $game }
my-tables = Your tables
open-tables = Tables waiting for players
no-open-tables = None at the moment. Open one and send the link to a friend.
blurb-arriala = Dig the canal along the Garonne, build its locks, and be where a stretch is finished.
blurb-packhuys = A harbour grows card by card; warehouses fill with wine, spices and tea.
blurb-panamax = Ships queue for the canal; you load them, push them through and play the stock market.
blurb-schwarzer-freitag = Five shares, a bag that drives their prices, and silver to hide in before the crash.

## Tables

filters = Filters
filter-game = Game
filter-game-all = All games
filter-pace = Speed
filter-pace-all = Any speed
filter-company = With whom
filter-company-all = With anybody
filter-company-people = With people
filter-company-bots = Bots only
scope-mine = Yours
scope-open = Waiting for players
scope-running = Being played
scope-finished = Finished
no-tables = None.
state-open = waiting
state-running = running
state-finished = finished
state-stopped = stopped
pace-live = live
pace-days = over several days
which-game = Which game?
new-company = With whom?
company-bots = Against bots
company-bots-note = begins at once
company-friends = With friends
company-friends-note = you send them a link
company-anybody = With anybody
company-anybody-note = the table is listed
company-screen = At one screen
company-screen-note = you hand it round
new-next-waiting = Next comes the waiting room with the link to send; free seats can still be given to bots there.
seat-name = Name at seat { $number }
seat-here-too = Also here
options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
your-name = Your name
guest-name = Guest
how-many = How many players?
new-level = How strong?
level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
seats = Seats
seat-number = Seat { $number }
seat-me = You
seat-anybody = Open to anybody
seat-invite = By invitation link
seat-open = free
seat-away = a bot plays
seat-offline = away
seat-leaver = leaves often
leaver-here = { $name } has left at least 3 of the last 20 games.
pace = Pace
clock = Clock
clock-none = none
clock-fast = 10 min + 15 s per move
clock-calm = 30 min + 30 s per move
clock-day = one day per move
clock-days = three days per move
clock-bank = { $minutes } min + { $seconds } s per move
clock-move = { $minutes } min per move
visibility = Who can see the table
visibility-public = listed for everybody
visibility-private = only by link
visibility-shared = shared by link
spectators-allowed = Others may watch
hot-seat-note = Every seat marked “You” is played here; hands stay hidden while you change places.
options = Rules options
usual = (default)
rules-usual = as usual
create-table = Open the table
join = Join
join-title = You are invited to a table
watch = Only watch
seats-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
all-seated = Everybody is here.
take-seat = Take seat { $number }
invite-link = Link to send to your friends
invite-note = Whoever opens it sees who invites them to what, and sits down without an account.
waiting-level = Bots that sit down:
waiting-fill = Fill up with bots and start
waiting-host = { $who } begins the game as soon as everybody is here.
copy = Copy
copied = Copied
start-game = Start the game
remove-guest = Send { $name } away
leave = Leave
import = Open a saved game…
import-kind = What to do with the saved game
import-hot-seat = play on, at this screen
import-analysis = analyse it, all hands open
import-unreadable = { $name } is not a saved game of Penstock.
no-such-table = This table cannot be shown

## At the table

decides = decides
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
unit-days = d
unit-hours = h
your-decision = Your decision
your-turn = Your turn
game-over = The game is over
game-stopped = The game was stopped
confirm-title = This cannot be taken back:
confirm-yes = Do it
confirm-no = Cancel
sending = Sending…
hint = Hint
hint-place = probably { $place }, with about { $score }
hint-score = { $game ->
    [panamax] { $score ->
        [one] { $score } dollar
       *[other] { $score } dollars
    }
    [schwarzer-freitag] { $score ->
        [one] { $score } bar
       *[other] { $score } bars
    }
   *[other] { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
}
hint-chance = wins { $chance }
hint-for = for: { $terms }
hint-costs = costs: { $terms }
hint-stays = { $best ->
    [yes] Nothing else tried gains more now; all you have stays as it is.
   *[no] All you have stays as it is.
}
hint-visits = { $count ->
    [one] The bot tried it once.
   *[other] The bot tried it { $count } times.
}
hint-page = Hint { $at } of { $of }
hint-next = Next hint
hint-before = Hint before
hint-thinking = Thinking…
filter-moves = { $count ->
    [one] Find among { $count } move
   *[other] Find among { $count } moves
}
not-now = Why can’t I…?
waiting-for = Waiting for { $who }
turn-so-far = Your turn so far
undo = Undo
which-move = Which one?
log = Log
log-jump = Show position { $number }
log-takes-back = { $who } takes back: { $what }
log-earlier = Earlier turns
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
in-words = In words
reconnecting = The connection is lost. Trying again…
hand-over = It is { $who }’s turn
hand-over-ready = I am { $who }: show my cards
you-watch = You are watching.
watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
menu = Table
undo-ask = Ask the others to undo a move
undo-own = Take back your last move
offer-stop = Propose to stop the game
offer-undo-text = { $who } would like to undo a move.
offer-stop-text = { $who } proposes to stop the game.
offer-share-text = { $who } would like to share this private game: whoever has its link could see it and its players.
offer-takeover-text = { $who } proposes that a bot plays for { $other }. Without an objection it sits down soon.
offer-waiting = An offer is open: waiting for the others.
offer-left = { $time } left
accept = Agree
refuse = Refuse
bot-for = Let a bot play for { $who }
back-again = I’m back, let me play
resign = Give up
resign-not = No, play on
resign-alone = Yes, give up (the game ends)
resign-sure = Yes, give up (a bot takes over)
kind-play = A table for people at their own screens; nobody can choose its dice.
kind-hot_seat = A table for one screen; nobody can join it from elsewhere.
kind-analysis = A game to be studied, on one screen; nobody can join it from elsewhere.
dice-commitment = The server’s promise about the dice:
dice-own-share = Your own share of the dice:
dice-server-share = The server’s share:
dice-counted = Your share was used for the dice.
dice-not-counted = Your share was not used for the dice.
dice-chosen = The seed was chosen, not diced for.
seed-shown = Seed of this game: { $seed }
since-replay = Show what happened since my last turn
score-sheet = Score sheet
see-board = See the board
rank-place = Place
rank-player = Player
rank-score = Score
how-it-came = How it came about
breakdown = Where it came from
chart-title = How it went
end-won = You won, { $scores }
end-lost = { $who } wins, ahead of you by { $short }
end-lost-level = { $who } wins on the tie-break, { $scores }
end-round = Round { $round }
end-hands = Everybody’s hand in the end
end-other = { $who } wins, { $scores }
end-shared = A shared victory, { $scores }
end-shared-you = You share the victory, { $scores }
end-nobody = Nobody wins
end-edge = The difference from { $who }: { $part }, { $one } against { $other }.
end-lacked = What you lacked: { $part }, { $one } against { $other }.
end-share = Share
share-position = Share this position
share-file = Share as a file
share-yes = Share it
share-ask-upload = To be shared, the game is put on the server: whoever has its link can see it, with your name.
share-ask-publish = This game is private. All who sat there are asked first; then whoever has its link can see it and its players. What was said stays among you.
share-closed = This game is private; only those who sat there can share it.
share-asked = The others are asked. Once all agree, the link can be shared.
share-link = The link
end-shared-link = Copied
end-decided = What decided it
end-decided-note = How far a move changed the lead, as seen by: { $who }. A click opens the replay there.
end-numbers = In numbers
end-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}
end-time = Time
end-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
end-record = Your record
end-record-is = { $before }, still your best
end-record-new = { $score }, a new best
end-record-higher = { $score }, more than ever before ({ $before })
chart-note = Everybody’s result, had the game ended after that move; point at it for the numbers.
you = You
chart-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
rematch = Rematch
replay = Replay
export-own = Save my view as a file
export = Save as a file
bot-random = Bot, random
bot-greedy = Bot, greedy
bot-instant = Bot, learned
bot-beginner = Bot, beginner
bot-easy = Bot, easy
bot-medium = Bot, medium
bot-hard = Bot, hard
bot-expert = Bot, expert
bot-other = Bot, { $name }
board = Board
panes = Parts of the board
pane-has-target = something to choose
pane-has-news = Something happened here
all-moves = All moves ({ $count })
more-moves = More moves ({ $count })
scene-again = Tell it again
skip-scene = Skip
shown-again = Shown again: since your turn
hint-note = What a bot would do here, and why
undo-note = Take back what you did last; an action that is not finished as a whole
undo-nothing = There is nothing of yours to take back.
preview-title = Is this what you want?
since-short = since my turn
sound-on = Sounds are on
sound-off = Sounds are off
show-worth = Show what everybody is worth
board-size = Size of the board
size-small = small
size-normal = normal
size-large = large
keys = Keys
key-tab = go through the pieces and buttons
key-enter = choose
key-arrows = from one glowing place to the next
key-escape = let go; take back what is half done
key-undo = take back
key-hint = hint
key-moves = list of all moves
key-end = end the turn
key-board = to the board
key-again = show what happened since my turn
key-space = on with the scene
key-shift-space = skip the scene
key-help = this list

## How to play

learn = How to play
learn-you = Your colour
learn-no = I know it
learn-tips = Play with tips
learn-first = Lessons first
learn-play = Play
learn-rules = All the rules
learn-summary = The whole game in seven steps
lessons = Lessons
lessons-count = { $count ->
    [one] One short lesson
   *[other] { $count } short lessons
} at a real board, about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
lessons-start = Begin the first lesson
lessons-continue = Go on with the lessons
lesson = Lesson
lesson-of = Lesson { $number } of { $count }
lesson-leave = Leave the lesson
lesson-all = All lessons
lesson-none = There is no such lesson.
lesson-wrong = Allowed, but not the task.
lesson-followed = This is what follows: { $what }
lesson-back = Take it back
lesson-again = Again
lesson-show = Show me
lesson-skip = Skip
lesson-next = Next lesson
lesson-last = All lessons done
lesson-done = done
coached = First game with a coach
coach-tip = A tip
coach-thanks = Got it
coach-off = No more tips

## Replay

to-table = To the table
beginning = The beginning
replay-speed = Speed
replay-eyes = Seen by
replay-moments = Big moments
replay-moment-back = Big moment before
replay-moment-on = Next big moment
replay-at = { $at } of { $last }
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-more = More
play = Play
pause = Pause

## Rules

search-rules = Search the rules
chapters = Chapters
rules-note = Our own words, paragraph by paragraph. † marks a reconstructed value, ‡ an inferred one; owners of the printed game can enter theirs.
nothing-found = Nothing found.

## Settings

theme = Colours
theme-auto = like the device
theme-light = light
theme-dark = dark
motion = Movement of pieces
motion-none = none
motion-fast = fast
motion-normal = normal
motion-slow = slow
motion-note = If your device asks for reduced motion, nothing ever moves here.
patterns = Patterns on coloured pieces
sound = Sounds
confirm-moves = Ask before a move that ends my turn
show-hints = Offer hints
settings-kept = Saved in this browser, and in your account if you have one.

## Account

account-guest = You play as a guest
account-known = You are { $name }
account-make = Create an account
account-why = A user name and a password keep your tables and settings on every device. Games against bots stay in this browser until you upload them.
user-name = User name
password = Password (at least 8 characters)
log-in = Log in
log-out = Log out
logged-in = Welcome back.
logged-out = Logged out.
be-guest = Play as a guest
notify = Tell me when it is my turn
email = E-mail
webhook = Webhook
webhook-note = An address of your own (a chat, a home server) that is called when it is your turn.
sessions = Where you are logged in
session-unknown = Unknown device
session-seen = last used { $when }
session-this = this device
session-end = Log out there
session-end-of = Log out there: { $device }
session-ended = Logged out there.
log-out-everywhere = Log out everywhere
password-change = Change password
password-old = Present password
password-new = New password
password-changed = The password is changed, and all other devices are logged out.
password-lost = Forgotten your password?
password-ask = Send me an e-mail
password-letter = If the account has a confirmed address, an e-mail is on its way.
email-confirmed = Your address is confirmed.
email-unconfirmed = Not confirmed yet: follow the link in the e-mail. Saving sends another one.
email-turns = E-mails about my turns
own-data = What this server knows about you
own-data-get = Download my data
farewell-why = Your games stay as somebody’s; everything else is deleted, for good.
farewell = Delete my account
farewell-sure = Yes, delete it for good
farewell-done = Everything is deleted. Farewell.
cancel = Cancel

## Other people

profile = Profile
profile-bots = Against bots, in this browser
profile-people = Finished games with people
profile-own = Your profile
profile-games = { $count ->
    [0] No finished games with other people yet.
    [one] One finished game with other people.
   *[other] { $count } finished games with other people.
}
profile-leaver = Left { $count } of the last 20 games.
block = Block
unblock = Unblock
block-why = Who is blocked cannot join your tables, and you do not see what they write.
ratings = Ratings
rating-provisional = (provisional)
result = place { $place } of { $seats }
result-left = left
results-none = None yet.
somebody = somebody
report = Report
report-line = Report what { $name } wrote
reported = Reported.
chat-mute = Mute
chat-muted = The chat is muted.

## Drawings on a small screen

zoom-in = Enlarge
zoom-out = Make smaller

## Without a server

kind-local = This game is kept in your browser, without a server; shuffling and drawing happen here too.
local-kept = This game is kept in this browser.
local-not-lasting = This browser keeps nothing: save the game to a file before you close the page.
local-other-tab = This game is being played in another tab; here you look on.
local-thinks = Thinking for { $seconds } s …
local-upload = Keep it on the server
local-play-on = Play on from here
local-new = Nobody else is needed: the game is played and kept in this browser.
people-need-server = Other people need a table server
people-need-server-more = This page plays alone: against bots, or with several people on one screen. Playing with others over the network, accounts and ratings need Penstock’s table server.
to-start = To the start page
version-ready = A new version of this page is ready.
version-take = Load it
page-not-loaded = This part of the page could not be loaded. Perhaps you are offline, or there is a newer version.
page-reload = Load the page again

note = Your note
note-write = Write a note
note-private = Only you see it.
note-kept = Kept.
analyse = Analyse
analysis = Analysis
analysis-so-far = Analyse so far
analysis-progress = Decisions looked at: { $done } of { $of }
analysis-chart = Chances of winning over the game
analysis-now = Chances of winning in this position
analysis-what = Everybody’s chances over the game, what each decision cost, and what was luck. It is worked out on your own machine, in seconds or a few minutes.
analysis-accuracy = Accuracy
analysis-luck = Luck
analysis-luck-note = What dice, draws, hidden cards and secret choices changed, in parts of a win
analysis-sum = How it adds up
analysis-sum-initial = Chance at the start
analysis-sum-decisions = Own decisions
analysis-sum-others = Others’ decisions
analysis-sum-luck = Luck
analysis-sum-result = Result
analysis-turning = Turning points
turning-fall = { $who } falls from { $before } to { $after }
turning-rise = { $who } rises from { $before } to { $after }
turning-decision = { $who } gives away { $share }:
turning-luck = No single mistake: luck, or something hidden that came to light.
analysis-list = Costly decisions
analysis-everybody = Everybody’s ({ $count })
analysis-review = { $count ->
    [one] Learn from your mistake
   *[other] Learn from your { $count } mistakes
}
analysis-step-back = Mistake before
analysis-step-on = Next mistake
review-at = Mistake { $at } of { $of }
review-ask = What would be better here?
exercise = Learn from mistakes
exercise-played = You played “{ $move }”. That lowered your chance of winning by { $share }.
exercise-looking = The analysis is looking at it …
exercise-best = The best move!
exercise-even = As good as the best move.
exercise-near = Nearly as good: it costs { $share }.
exercise-same = That is what you played: it costs { $share }.
exercise-worse = Not yet: this costs { $share }.
exercise-for = What the best move is for: { $terms }
exercise-again = Try again
exercise-leave = Back to the analysis
exercise-none = There is no such mistake in this game.
analysis-better = better: { $move }
analysis-played = played: { $move }
judged-played = Played
judged-better = Better
analysis-try-again = Try again
analysis-play-on = Play on from here
analysis-none = No decision cost five per cent or more.
analysis-deeper = Look deeper
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder

record = Your games in this browser
record-results = How you have done
record-game = Game
record-level = Opponents
record-played = Played
record-won = Won
record-mean = Mean
record-best = Best
record-mixed = mixed
record-none = No finished game against bots yet.
record-kept = What is kept here
record-why = These games lie in this browser alone: clearing its data deletes them.
record-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
record-forget = Delete
record-sure = Delete it for good
