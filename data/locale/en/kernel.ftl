# What every game says.

yes = Yes
no = No
nobody = nobody
number = { $n }
list-and = { $first } and { $last }
mode = { $number }: { $text }
mode-named = { $number }: { $name }. { $text }
match-over = This match is over.
command-unknown = There is no command “{ $name }”.
outcome-forfeit = { $who } ran out of time.
outcome-agreed = The players agreed on a draw.
outcome-endless = The match is a draw: what the last answer set off would never end.
outcome-series = { $winner } wins the series { $n } to { $other }.
outcome-series-draw = The series ends { $n } all: a draw.
log-game = Game { $n } of the series begins.
ask-exchange-out = Which cards go out of your deck into the Side Deck, for others that come in?
ask-exchange-in = Which { $n ->
        [one] card comes
       *[other] { $n } cards come
    } in for { $n ->
        [one] it
       *[other] them
    }?
ask-exchange-nothing = The next game begins as soon as both are ready.
exchange-nothing = Ready
exchange-card = { $card }{ $n ->
        [1] {""}
       *[other] {" "}(copy { $n })
    }
ask-mode = Which of these?
ask-effect = { $card }: { $effect } Which?
ask-none-fits = Nothing there fits
ask-optional = { $card }: { $effect } Do it?
ask-number = { $card }: which number?
ask-again = { $card }: Success. Toss again?
ask-pay = { $card }: { $done ->
        [yes] { $price }
       *[no] pay { $price }
    }?
decline = Do not pay
about-met = In question: { $what }
about-told-met = { $told } In question: { $what }
ask-stale = That question has been answered already. Have a look at the current board.
ask-not-yours = It is not your decision now: { $who } is being asked.
ask-incomplete = “{ $key }” is not finished. { $wanted } It can go on with: { $tokens }
ask-unknown = “{ $token }” is not possible here. { $wanted } Possible: { $tokens }
ask-too-much = “{ $token }” is too much in “{ $key }”.
ask-count = { $given } picked, but it has to be { $exactly ->
        [yes] exactly { $most }
       *[no] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
        }
    }.
ask-twice = “{ $token }” is picked twice.
ask-sum-short = That is worth { $given }, and it has to be at least { $least }.
ask-sum-over = That is worth { $given }, and it can be at most { $most }.
ask-superfluous = “{ $token }” is superfluous: the others are worth { $least } without it.
option-unknown = There is no house option “{ $option }”. There are: { $known }.
option-value = The house option { $option } can’t be “{ $value }”. It can be: { $allowed }.
verify-game = This is a record of { $game }, which is not the game it is checked as.
verify-version = The record was made under rules { $recorded }; here are rules { $here }.
verify-secret = The secret of the record is not a hexadecimal number.
verify-commitment = The secret does not fit the commitment that was posted when the match opened.
verify-line = Line { $line } (“{ $key }”) can’t be replayed: { $why }
verify-line-broken = it makes no sense
verify-digest = After the last line the position is another: recorded { $recorded }, replayed { $here }.
verify-seal = The record is not what it was sealed as: something in it was altered.
verify-cards = The card definitions of the record can’t be read, or are not as records have them.
verify-seats = The record has { $decks } decks and { $words } words of its players, which do not fit.
verify-deck = The deck { $deck } is not legal: { $why }
verify-beginning = The match of the record can’t begin: { $why }
save-game = It was saved as a match of { $saved }, not of { $here }.
save-newer = It was saved by a later version of the bot, in form { $saved }; this one knows the forms up to { $here }.
save-rules = It is under version { $saved } of the rules, and this bot has version { $here }, under which it can’t go on.
