## The commands: names and descriptions

name-match = match
about-match = Matches: open, join, look, agree, give up
name-open = open
about-open = Open a match in this channel, against somebody or anyone
name-practice = practice
about-practice = Play against a house player, at once
name-join = join
about-join = Take a free seat in an open match
name-accept = accept
about-accept = Accept an invitation to a match
name-decline = decline
about-decline = Decline an invitation, leave an open match, or call off your own
name-board = board
about-board = Show the board, to you or to the channel (a player brings the match here so)
name-hand = hand
about-hand = Show your hand, to you alone
name-log = log
about-log = What happened in a match
name-record = record
about-record = The record of a finished match: every answer, every draw, to download and verify
name-replay = replay
about-replay = A finished match once more: as a film, or step by step
name-list = list
about-list = What waits for you, in all your matches or in those of this channel
name-concede = concede
about-concede = Give a match up
name-draw = draw
about-draw = Offer a draw, or accept the one offered
name-takeback = takeback
about-takeback = Ask to take back your latest answer, or allow what is asked
name-pause = pause
about-pause = Offer a pause, accept one, or end one
name-more = more
about-more = Everything else about a match, as buttons
name-settings = settings
about-settings = Standing orders, hands by direct message, quiet hours, vacation
name-server = server
about-server = What holds for all matches on this server
name-decks = decks
about-decks = The decks that you keep, to play with by name
name-keep = keep
about-keep = Keep the deck in a file, in place of yours of that name
name-kept = list
about-kept = The decks that you keep
name-drop = drop
about-drop = Throw a deck away; matches that use it keep it
name-option-file = file
about-option-file = A deck file as in data/decks: name, game, and the cards by section
about-option-own-deck = One of your decks
name-do = do
about-do = Answer the question put to you, typed, with the legal answers offered
name-learn = learn
about-learn = Learn a game by playing it: ten minutes against the house, told step by step
name-rules = rules
about-rules = Look up the rules, by clause number or by words
name-card = card
about-card = Show a card

name-option-game = game
about-option-game = Which game
name-option-opponent = opponent
about-option-opponent = Whom to invite; without one, anyone may join
name-option-deck = deck
about-option-deck = Your deck: one you keep, or a starter deck
name-option-clock = clock
about-option-clock = How much time there is
name-option-options = options
about-option-options = House rules, as rule=value, with spaces between them
name-option-word = word
about-option-word = Your share in the chance of this match: any word, known to all afterwards
name-option-seats = seats
about-option-seats = How many players, where the game leaves a choice
name-option-thread = thread
about-option-thread = Give the match a thread of its own (or not); the server has a default
name-option-threads = threads
about-option-threads = Give each match a thread of its own, unless its opener says otherwise
name-option-house = house
about-option-house = What kind of house player
name-option-match = match
about-option-match = Which match, if there are several
name-option-show = show
about-option-show = To whom
name-option-which = which
about-option-which = Which matches
name-option-hands = hands
about-option-hands = Your hand by direct message when your turn comes
name-option-timezone = timezone
about-option-timezone = Your time zone, such as Europe/Paris
name-option-quiet = quiet
about-option-quiet = Your quiet hours, such as 22:00-7:30, or off
name-option-vacation = vacation
about-option-vacation = Go on vacation for so many days; 0 ends it
name-option-move = move
about-option-move = Your answer: start typing, and choose among the legal ones
name-option-about = about
about-option-about = A clause number, or what it is about; leave it out for an overview
name-option-name = name
about-option-name = The card’s name

choice-clock-three-days = Three days for each question
choice-clock-day = A day for each question
choice-clock-week = A week for each question
choice-clock-bank = Seven days in all, and eight hours more each turn
choice-clock-live = In one sitting: 25 minutes, and 15 seconds for each question
choice-clock-none = No clock
choice-house-greedy = One that tries to win
choice-house-random = One that plays anything
choice-show-me = To me alone
choice-show-words = To me alone, in words
choice-show-channel = To the channel
choice-list-mine = Mine
choice-list-here = Those of this channel

## Buttons

button-move = Your move
button-hand = My hand
button-log = Log
button-rules = Rules
button-terms = Words
button-more = More
button-join = Join
button-accept = Accept
button-decline = Decline
button-leave = Leave
button-cancel = Call off
button-again = The question now
button-cards = In words
button-words = The board in words
button-orders = Standing orders
button-draw = Draw
button-takeback = Takeback
button-pause = Pause
button-resume = Resume
button-concede = Concede
button-record = Record
button-rematch = Rematch
button-free = Play on freely
button-replay = Replay
button-hands-on = Send me my hand
button-hands-off = Don’t send me my hand

## A match in its channel

match-title = **{ $game }** · match { $match } · { $players }
match-choice = { $match } · { $game } · { $players }
turn-acts = ▶ { $who } to answer
turn-acts-until = ▶ { $who } to answer, until { $until } ({ $left })
turn-paused = ⏸ Paused. No clock runs until a player resumes.
board-link = [Go to the board]({ $url })
picture-missing = The picture can’t be drawn just now. *More* has the board in words.
open-title = **Match { $match }**
open-invited = { $who } challenges { $invited } to a match of { $game }.
open-anyone = { $who } opens a match of { $game }. Who joins?
open-both = { $who } invites { $invited } to a match of { $game }. Who else joins?
open-seats = Seats taken: { $taken } of { $seats } ({ $players })
open-clock = Clock: { $clock }
open-options = House rules: { $options }
open-commitment = Sealed chance of this match: { $hash }. What it hides is told at the end, for anyone to verify.
table-topic = New here? Whoever is “to answer” presses Your move below the board: be that player with “Viewing as” at the top. Below, type /learn (a game in ten minutes) or /match practice (against the house).
started = The match begins.
goal-learn = New to it? `/learn { $game }` teaches it in ten minutes, by playing.
started-in = The match begins in { $thread }.
reminder = ⏰ { $who }, your answer is awaited.
reminder-until = ⏰ { $who }, your answer is awaited until { $until } ({ $left }).
result-winner = 🏆 { $who } wins. { $reason }
result-draw = 🤝 A draw. { $reason }
result-secret = The record has all it takes to verify every draw; the secret of this match was { $secret }

## Private panels

panel-about = In answer to: { $about }
panel-answered = ✅ Taken: { $key } · { $words }
panel-answered-so = ✅ Taken: { $key }
panel-earlier = That board is from an earlier moment. This is the question now.
panel-sure = Sure?
panel-only = Only this is possible:
panel-ends = This ends your turn.
panel-ends-before = This ends your turn. Before it you could still: { $rest }
panel-elsewhere = Elsewhere ({ $count })
panel-far = nothing worth it within reach
panel-confirm = Confirm
panel-done = { $count ->
    [0] None of them
   *[other] Done ({ $count })
 }
panel-clear = Start over
panel-back = Back
panel-previous = ◀ Previous
panel-next = Next ▶
panel-picked = Picked:
panel-copy = { $name } (no. { $n })
panel-range = { $first } – { $last }
panel-nothing = nothing
panel-worth = Worth { $total } of { $least }
panel-leap = Go to …
panel-from = From { $first }
panel-default = If your time runs out: { $default }
panel-itself = You can leave this: { $default } is answered by itself before long.
panel-rules = Rules: { $rules }
choose-deck = Which deck do you play?
deck-surprise = 🎲 Surprise me
deck-taken = You play “{ $deck }”.
seat-waiting = You have your seat. The match begins when the others have theirs.
declined = Declined.
left = You have left the match.
called-off = The match is called off.
lesson-step = 🎓 **{ $place }/{ $length }** { $text }
lesson-over = 🎓 { $text }
lesson-left = You have left the lesson. Everything is allowed from here on; the house plays as it likes.
hand-note = The buttons below the board, and /match hand, show your hand at any time. Too many messages? /match settings turns these off.
hands-closed = Your direct messages are closed to me, so I don’t send your hand any more. *My hand* shows it here; /match settings turns the messages on again.
concede-sure = Give this match up? It can’t be undone.
conceded = You have conceded.
undo-which = Which answer do you take back? All that came after it goes with it. The others are asked about just that.
undo-further = These are the latest answers that can be undone. For what lies further back, take back the earliest of them, and then ask again.
undo-informed = What lies further back can’t be taken back: since then something hidden has become known, or somebody has left the match.
undo-answer = { $key }{ $answers ->
        [1] {""}
       *[other] {" "}and what came after it ({ $answers } answers)
    }
talk-offered = It is offered. The others are asked.
talk-agreed = Agreed.
talk-declined = Declined.
talk-resumed = The match goes on.
rematch-wanted = The others are asked. The rematch begins when all have agreed.
rematch-asked = { $who } would like a rematch: same people, same decks, other seats. { $others }, do you agree?
log-older = ◀ Older
log-newer = Newer ▶
log-empty = Nothing has happened yet.
log-quiet = Nothing was told here.
rules-here = What this moment rests on:
rules-none = No clause is in question at the moment. /rules finds any.
fact-players = { $value } players
fact-minutes = { $value } minutes
fact-age = age { $value }
rules-sections = Rulebook { $version }, { $count } clauses: { $sections }
rules-how = `/rules about` takes a number such as { $example }, the name of a section or any words of the rule; `/card` shows a card; `/match open` begins a match.
terms-all = **Every game** · A greyed button can’t be used now; the line with ✗ says why. *Elsewhere* holds what is hardly ever meant. `such words` are what /do takes, and the name of a rule’s clause behind a line is what /rules takes. A *window* is a moment in which you may respond; *Standing orders*, below *More*, say when you are asked.
terms-options = **House rules** of this game, each with its clause: { $options }
clause-ruling = *Ruling:*
clause-why = Why:
record-here = The record of match { $match }. `python bot.py verify` plays it again and checks every draw.
list-mine = Waiting for you
list-others = Waiting for others
list-open = Not begun
list-free = waits for players
list-deck = waits for you to choose a deck
match-number = match { $match }
replay-film = The whole match.
replay-last = The last turn.
replay-step = Step { $at } of { $count }.
button-film = Film
button-last-turn = Last turn
button-steps = Step by step
list-none = No matches. /match open begins one, /match practice plays against the house.

## Settings

settings-title = **Your settings**
settings-hands-on = Your hand comes by direct message when your turn begins.
settings-hands-off = Your hand does not come by direct message.
settings-quiet = Quiet hours: { $hours } ({ $zone }). No reminder comes and no time runs out in them.
settings-no-quiet = No quiet hours are set.
settings-leave = { $days ->
    [one] One day
   *[other] { $days } days
 } of vacation left.
settings-away = You are on vacation until { $until }.
orders-about = **Standing orders** for responses, which only you know of; they hold for the question that is open, too. Everything else you are asked, except where all can see that there is nothing to choose.
orders-default = When you may respond
orders-windows = Except at these moments (there it is the other way round)
orders-ask = Always ask me
orders-able = Ask me when I could do something (default)
orders-aimed = Ask me when I am attacked or aimed at
orders-pass = Pass for me
orders-pass-turn = Pass for me until this turn ends
orders-pass-turn-off = Ask me again this turn
orders-pass-round = Pass for me until my next turn
orders-pass-round-off = Ask me again before my next turn

## Decks

deck-kept = Kept: the deck “{ $deck }” for { $game }. Name it when you open or join a match.
deck-dropped = The deck “{ $deck }” is gone. Matches that use it keep it.
decks-none = You keep no decks. /decks keep takes one from a file.
decks-many = Several of your decks are called “{ $deck }”. Please choose among what is offered while you type.
deck-file-form = { $file } is no deck file. It is YAML with name, game, and cards by section.
deck-file-wrong = { $file } can’t be read as a deck: { $problem }
deck-file-large = { $file } is too large for a deck; { $most } kB are allowed.

## What can't be done

answer-failed = Something went wrong on my side; it is in my log. What was taken stays taken: have a look at the board, then try again.
click-unknown = This button is from an older Arbiter and can’t be used any more.
do-joints = and at by cell for from in lane my of on paid paying sacrifice sacrificing square the then to tribute tributing using with
do-endings = end, end turn, end the turn, end my turn, i end my turn, finish, finish turn, finished, done, none, pass, pass turn, pass the turn, no, nothing, stop, next, next turn, skip, no response, no reaction, don’t respond, no counter, don’t counter, i pass, don’t block, dont block
do-keeping = keep, keep all, keep everything, keep hand, keep it, keep my hand, keep the hand, keep them
do-all = all, all of them, any order, as is, everything, in order, in this order, keep order, keep the order, same order
do-with = with using by
do-same = yes y yeah yep ok okay sure, no n nope, 1 one, 2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, attack attacks attacking, block blocks blocking, hit hits hitting, move moves moving, play plays playing
do-verbs = activate cast choose do go make pick place play put respond select take target use with
do-several = “{ $typed }” may mean several answers: { $keys }
do-sure = To confirm it by typing: /do { $key }
do-near =
    { $why }
    Did you mean: { $keys }?
do-possible =
    { $why }
    Possible: { $keys }
command-unreadable = I can’t read that. Please choose among what is offered while you type.
refusal-clause = Clause { $clause }: /rules tells more.
match-needs-server = A match needs a channel of a server.
permissions-missing = I can’t post a match in { $channel }. I am missing: { $names }. Somebody who manages the channel can allow it.
permission-view = View Channel
permission-send = Send Messages
permission-send-threads = Send Messages in Threads
permission-create-threads = Create Public Threads
thread-not-here = A thread can only be opened in a text channel of a server: not in a thread, and not in a voice channel. Open the match without one, or in another channel.
thread-missing = I can’t open a thread in { $channel }. I am missing: { $names }. Somebody who manages the channel can allow it; with thread: False the match is played in the channel.
thread-refused = I could not open a thread for this match, so it is played here.
thread-left = The thread of this match was locked or deleted, so it goes on here.
thread-name = { $game } · { $match } · { $players }
server-threads-on = Matches on this server get threads of their own, unless their openers say otherwise.
server-threads-off = Matches on this server are played in the channels where they are opened, unless their openers want threads.
server-not-yours = Only who may manage the server can change this.
permission-attach = Attach Files
channel-gone = The channel of this match is gone, or hidden from me. /match board, shown to the channel, takes the match on elsewhere.
which-none = There is no match for this here. /match list shows yours.
which-many = There are several matches: { $matches }. Choose one in the option *match*; /do takes its number before the move, too: `3: end`.
options-form = House rules are given as rule=value; { $given } is not.
hours-form = Quiet hours look like 22:00-7:30, or off; { $given } does not.
rules-nothing = No clause about { $about }.
card-nothing = No card called { $name }.
