# What the referee says: refusals, clocks, offers and announcements.

## Matches

match-not-found = There is no match { $match }.
match-not-seated = You have no seat in this match. You can watch it, though.
match-not-opener = Only the player who opened the match can call it off.
match-not-open = This match takes no more players.
match-not-invited = The free seat of this match is kept for somebody else.
match-seated-already = You have a seat in this match already.
match-not-playing = The match has not begun yet: a seat is still free.
match-has-ended = This match has ended.
match-paused = The match is paused. Resume it first.
match-out = You are out of this match, and only look on.
game-unknown = There is no game “{ $game }” here. There are: { $known }.
seats-out-of-range = { $most ->
    [1] { $game } is played alone, not by { $given }.
    [2] { $game } is played by two, not by { $given }.
   *[other] { $game } is played by { $least } to { $most }, not by { $given }.
}
house-unknown = There is no house player “{ $given }”. There are: { $known }.
house-count = The match has { $seats } seats; you named { $given } house players.
house-random = Dice
house-greedy = Miser
name-apart = { $name } { $letter }
too-many-open = You have { $most } matches waiting for players. Call one off or leave one first.
too-many-playing = You are in { $most } matches. Finish one first.
word-too-long = Your word can have { $most } characters at most.
answer-too-long = An answer can have { $most } characters at most.
record-not-begun = There is no record: the match has not begun.
record-not-over = The record can be had when the match is over. Until then, look at the log.
replay-not-over = A match can be replayed when it is over. Until then, look at the log.
replay-too-old = This match was played by rules of before, and can’t be replayed.
log-takeback = A takeback was agreed: the match goes on from before.
log-cut = … more in between: see the log.
save-broken = Its saved position can’t be read.
save-cards = Its cards are written in a way that this version of the bot can’t read.

## Decks

deck-none = There is no deck for { $game } yet. Bring one of your own.
deck-unknown = There is no deck “{ $deck }”. There are: { $known }.
deck-not-kept = You keep no deck “{ $deck }”.
deck-not-legal = { $faults ->
    [1] The deck “{ $deck }” is not legal: { $first }
    [2] The deck “{ $deck }” is not legal. { $first } One more thing is wrong.
   *[other] The deck “{ $deck }” is not legal. { $first } And { $more } more things are wrong.
}
deck-no-name = Give the deck a name.
deck-other-game = The deck “{ $deck }” is not for { $game }.
deck-section = A deck has no part “{ $section }”. Its parts are: { $known }.
deck-too-large = A deck list can have { $most } cards at most.
deck-card-unknown = The deck “{ $deck }” names a card that does not exist: “{ $card }”.
too-many-decks = You keep { $most } decks. Throw one away first.

## Clocks

clock-none = No time limit
clock-correspondence = { $move } for each decision
clock-bank = { $bank } for the match, and { $increment } more each time it is your move
clock-live = { $bank } for the match, not counting the first { $move } of each decision
clock-on-flag = When time is up: “{ $given }” is not possible. Choose one of { $allowed }.
clock-lengths = A clock’s times lie between nothing and 90 days, and its reminder before the end.
clock-too-short = That clock leaves no time to move. Give at least 5 seconds.
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
flag-default = Time is up for { $who }: the usual answer was given.
flag-turn = Time is up for { $who }: the rest of the turn is passed.

## Settings and vacation

timezone-unknown = There is no time zone “{ $given }”. Write it like Europe/Paris.
quiet-hours-wrong = Quiet hours go from one time of day to another, and leave at least four hours of the day.
vacation-already = You are on vacation already.
vacation-left = A vacation lasts a day or more. You have { $left } left.

## Standing orders

orders-mode = “{ $given }” is no order. Choose one of { $allowed }.
orders-window = There is no window “{ $given }” in this game. There are: { $allowed }.

## Offers

offer-draw = a draw
offer-takeback = a takeback
offer-pause = a pause
offer-none = Nobody has offered you { $what }.
offer-own = You offered { $what } yourself: the others are asked. Declining takes it back.
offer-stands = There is an offer of { $what } already, and not everybody has answered.
offer-refused-before = You were refused { $what }. Play on before you ask again.
house-declines-draw = House players never agree to a draw.
pause-needless = There is no clock running that could be paused.
not-paused = The match is not paused.
takeback-nothing = You have nothing to take back.
takeback-informed = That can’t be taken back: something hidden has become known since.
takeback-left = That can’t be taken back: somebody has left the match since.
takeback-lanes = Not now: somebody is deciding in secret. Ask when that is done.

## Announcements

notice-declined = { $name } declined the match.
notice-left = { $name } has left the match.
notice-cancelled = The match was called off before it began.
notice-offer-draw = { $who } offers a draw.
notice-offer-pause = { $who } would like to pause the clocks.
notice-offer-takeback = { $who } asks to take back { $answers ->
    [one] the last answer
   *[other] the last { $answers } answers
}.
notice-draw-declined = { $who } declined the draw.
notice-pause-declined = { $who } declined the pause.
notice-offer-takeback-of = { $who } asks to take back { $answers ->
        [1] this answer
       *[other] this answer and what came after it, { $answers } answers in all
    }: “{ $what }”
notice-takeback-declined = { $who } declined the takeback.
notice-taken-back = { $who } took back { $answers ->
    [one] an answer
   *[other] { $answers } answers
}. The match goes on from there.
notice-paused = The match is paused: the clocks stand still until a player resumes.
notice-resumed = { $who } resumed the match.
notice-brought = { $who } has brought the match to { $channel }: it goes on there. /match board, shown to the channel, takes it back here.
notice-stranded = The match can’t go on for now. { $why } The clocks stand still. It goes on when the bot can carry it on again and a player resumes it; or you agree on a draw, and it ends.

## Decks and lessons

deck-drawn = You have chosen no deck, so one was drawn for you: “{ $deck }”.
lesson-none = { $game } has no lesson yet.

## Rematches

rematch-not-over = This match is not over yet.
rematch-waiting = You have agreed already; the others are asked.
rematch-begun = The rematch has begun already: it is match { $match }.
rematch-declined = The rematch was declined. /match open asks anew.
rematch-declined-by = { $who } declines the rematch.
