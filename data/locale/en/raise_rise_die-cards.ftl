### game: raise_rise_die
# What the printed texts of Raise, Rise & Die's cards have of its own: its nouns, what things have, what comes about, what its operations do. What
# all games share is in language.ftl and telling.ftl.
#
# The words of the game are those of its rulebook: bout, Clash, exchange, slot (High, Body, Low, Right, Left), assault, support, defence, Damage,
# Break, Block, Soul Value (SV), Top Soul, Reserve, sacrifice, Void, Transcend, infusion, socket, object, Use, active and latent potential, marker,
# and its keywords, which are names: Amplitude, Burn, Combo, Destroyer, Forget, Frenzy, Pierce, Search, Stunned, Swap, Torpor, Weak Point.

## Things

noun-assault = assault{ plural-s }
noun-support = support{ plural-s }
noun-defence = defence{ plural-s }
noun-object = object{ plural-s }
noun-infusion = infusion{ plural-s }
noun-weapon = weapon{ plural-s }
noun-character = character{ plural-s }
noun-cell = slot{ plural-s }
noun-slot = slot{ plural-s }
noun-opener = first card of the exchange
noun-source = source{ plural-s }
noun-top-soul = Top Soul{ plural-s }
top-soul-of = { $whose ->
    [own] your
   *[foe] your opponent’s
} Top Soul
is-instant = instant
not-instant = non-instant
is-is-object = object
not-is-object = non-object
is-transcended = transcended
not-transcended = untranscended
is-countered = entirely countered
not-countered = not entirely countered
is-pending = pending
not-pending = resolved
is-optimal = optimally laid
not-optimal = non-optimally laid
is-upright = available
not-upright = used
is-stunned = Stunned
not-stunned = not Stunned
is-passed = who passed this bout
not-passed = who did not pass this bout
is-starter = who started the bout
not-starter = who did not start the bout
word-slot = { $word ->
    [high] High
    [body] Body
    [low] Low
    [right] Right
   *[left] Left
}
word-role = { $word ->
    [opener] opening card
    [counter] counter
    [answer] answer
   *[alone] instant on its own
}
like-type = a type in common with { $of }
like-archetype = the same archetype as { $of }
word-type = { $word ->
    [assault] assault
    [support] support
   *[defence] defence
}
word-kind = { $word ->
    [opener] to open
    [counter] as a counter
    [answer] as an answer
    [alone] on its own
    [assault] an assault
    [effect] an effect
    [bleed] bleeding
    [soul] a Top Soul
    [transcend] transcending
    [cost] a cost
    [damage] damage
   *[burn] Burn
}
of-slot = { $what }
of-role = { $what }
of-type = the type { $what }
figure-damage = Damage
    .total = the total Damage of { $of }
    .highest = the highest Damage among { $of }
    .least = the lowest Damage
    .lowest = the lowest Damage among { $of }
figure-break = Break
    .total = the total Break of { $of }
    .highest = the highest Break among { $of }
    .least = the lowest Break
    .lowest = the lowest Break among { $of }
figure-block = Block
    .total = the total Block of { $of }
    .highest = the highest Block among { $of }
    .least = the lowest Block
    .lowest = the lowest Block among { $of }
figure-bonus = additional Damage
    .total = the total additional Damage of { $of }
    .highest = the highest additional Damage among { $of }
    .least = the lowest additional Damage
    .lowest = the lowest additional Damage among { $of }
figure-pierce = Pierce
    .total = the total Pierce of { $of }
    .highest = the highest Pierce among { $of }
    .least = the lowest Pierce
    .lowest = the lowest Pierce among { $of }
figure-amplitude = Amplitude
    .total = the total Amplitude of { $of }
    .highest = the highest Amplitude among { $of }
    .least = the lowest Amplitude
    .lowest = the lowest Amplitude among { $of }
figure-cost = cost
    .total = the total cost of { $of }
    .highest = the highest cost among { $of }
    .least = the lowest cost
    .lowest = the lowest cost among { $of }
figure-sv = SV
    .total = the total SV of { $of }
    .highest = the highest SV among { $of }
    .least = the lowest SV
    .lowest = the lowest SV among { $of }
figure-hp = HP
    .total = the total HP of { $of }
    .highest = the most HP among { $of }
    .least = the fewest HP
    .lowest = the fewest HP among { $of }
figure-reserve = points in the Reserve
    .total = the total points in the Reserve of { $of }
    .highest = the most points in the Reserve among { $of }
    .least = the fewest points in the Reserve
    .lowest = the fewest points in the Reserve among { $of }
figure-latent = latent potential
    .total = the total latent potential of { $of }
    .highest = the highest latent potential among { $of }
    .least = the lowest latent potential
    .lowest = the lowest latent potential among { $of }
figure-active = active potential
    .total = the total active potential of { $of }
    .highest = the highest active potential among { $of }
    .least = the lowest active potential
    .lowest = the lowest active potential among { $of }
figure-played = cards laid this bout
    .total = the total cards laid this bout of { $of }
    .highest = the most cards laid this bout among { $of }
    .least = the fewest cards laid this bout
    .lowest = the fewest cards laid this bout among { $of }
figure-hand = cards in hand
    .total = the total cards in hand of { $of }
    .highest = the most cards in hand among { $of }
    .least = the fewest cards in hand
    .lowest = the fewest cards in hand among { $of }
figure-deck = cards in the deck
    .total = the total cards in the deck of { $of }
    .highest = the most cards in the deck among { $of }
    .least = the fewest cards in the deck
    .lowest = the fewest cards in the deck among { $of }
figure-discard = cards in the discard
    .total = the total cards in the discard of { $of }
    .highest = the most cards in the discard among { $of }
    .least = the fewest cards in the discard
    .lowest = the fewest cards in the discard among { $of }
figure-void = cards in the Void
    .total = the total cards in the Void of { $of }
    .highest = the most cards in the Void among { $of }
    .least = the fewest cards in the Void
    .lowest = the fewest cards in the Void among { $of }
figure-sockets = infusion sockets
    .total = the total infusion sockets of { $of }
    .highest = the most infusion sockets among { $of }
    .least = the fewest infusion sockets
    .lowest = the fewest infusion sockets among { $of }
figure-object-slots = object slots
    .total = the total object slots of { $of }
    .highest = the most object slots among { $of }
    .least = the fewest object slots
    .lowest = the fewest object slots among { $of }
figure-poison = Poison markers
    .total = the total Poison markers of { $of }
    .highest = the most Poison markers among { $of }
    .least = the fewest Poison markers
    .lowest = the fewest Poison markers among { $of }
figure-bleed = Bleed markers
    .total = the total Bleed markers of { $of }
    .highest = the most Bleed markers among { $of }
    .least = the fewest Bleed markers
    .lowest = the fewest Bleed markers among { $of }
figure-omen = Omen markers
    .total = the total Omen markers of { $of }
    .highest = the most Omen markers among { $of }
    .least = the fewest Omen markers
    .lowest = the fewest Omen markers among { $of }
figure-set = { $figure } { $n }
figure-multiply = { $n } times the { $figure }
figure-change = { $n } { $figure }
with-damage = with Damage { bound }
with-break = with Break { bound }
with-block = with Block { bound }
with-bonus = with additional Damage { bound }
with-pierce = with Pierce { bound }
with-amplitude = with Amplitude { bound }
with-cost = of cost { bound }
with-sv = of SV { bound }
with-hp = with { bound } HP
with-reserve = with { bound } points in the Reserve
with-latent = with latent potential { bound }
with-active = with active potential { bound }
with-played = with { bound } cards laid this bout
with-hand = with { bound } cards in hand
with-deck = with { bound } cards in the deck
with-discard = with { bound } cards in the discard
with-void = with { bound } cards in the Void
with-sockets = with { bound } infusion sockets
with-object-slots = with { bound } object slots
with-poison = with { bound } Poison markers
with-bleed = with { bound } Bleed markers
with-omen = with { bound } Omen markers
with-slot = on { $what }
with-role = laid as { $first ->
    [counter] a { $what }
   *[other] an { $what }
}
with-type = of type { $what }
with-archetype = of the archetype { $name }
with-name = named { $name }
in-zone = { $zone ->
    [top-soul] on top of { in-zone.whose } deck
    [table] in play
   *[hand] { $taken ->
        [yes] from
       *[no] in
    } { in-zone.whose } { $zone ->
        [hand] hand
        [deck] deck
        [discard] discard
       *[void] Void
    }
}
    .whose = { $whose ->
        [you] your
        [foe] the opponent’s
        [any] any player’s
       *[of] { AS($who, case: "pos") }
    }
player-foe = your opponent{ player-s }
player-each = both players{ $case ->
    [pos] ’
   *[o] {""}
}

## Numbers

of-damage = { AS($of, case: "pos") } Damage
of-break = { AS($of, case: "pos") } Break
of-block = { AS($of, case: "pos") } Block
of-bonus = { AS($of, case: "pos") } additional Damage
of-pierce = { AS($of, case: "pos") } Pierce
of-amplitude = { AS($of, case: "pos") } Amplitude
of-cost = { AS($of, case: "pos") } cost
of-sv = { AS($of, case: "pos") } SV
of-hp = { AS($of, case: "pos") } HP
of-reserve = { AS($of, case: "pos") } Reserve
of-latent = { AS($of, case: "pos") } latent potential
of-active = { AS($of, case: "pos") } active potential
of-played = the number of cards { $of } laid this bout
of-hand = the number of cards in { AS($of, case: "pos") } hand
of-deck = the number of cards in { AS($of, case: "pos") } deck
of-discard = the number of cards in { AS($of, case: "pos") } discard
of-void = the number of cards in { AS($of, case: "pos") } Void
of-sockets = the number of { AS($of, case: "pos") } infusion sockets
of-object-slots = the number of { AS($of, case: "pos") } object slots
of-poison = the number of { AS($of, case: "pos") } Poison markers
of-bleed = the number of { AS($of, case: "pos") } Bleed markers
of-omen = the number of { AS($of, case: "pos") } Omen markers
number-rolled = the number rolled
measure = { $of ->
    [damage] damage
    [cards] cards
    [markers] markers
    [hp] HP
   *[any] amounts
}
event-amount = { $of ->
    [damage] that damage
    [cards] that number of cards
    [markers] that number of markers
    [hp] those HP
   *[any] that amount
}
amount-hp = { $n } HP
amount-reserve = { $n } Reserve
amount-latent = { $n } latent potential
counter-poison = { $n ->
    [1] a Poison marker
   *[other] { $n } Poison markers
}
counter-bleed = { $n ->
    [1] a Bleed marker
   *[other] { $n } Bleed markers
}
counter-omen = { $n ->
    [1] an Omen marker
   *[other] { $n } Omen markers
}

## Conditions

is-or-not = { $negated ->
    [yes] { DOES("be", $who, form: "not") }
   *[no] { DOES("be", $who) }
}
has-or-not = { $negated ->
    [yes] { DOES("have", $who, form: "not") }
   *[no] { DOES("have", $who) }
}
if-damage = { has-or-not } Damage { bound }
if-break = { has-or-not } Break { bound }
if-block = { has-or-not } Block { bound }
if-bonus = { has-or-not } additional Damage { bound }
if-pierce = { has-or-not } Pierce { bound }
if-amplitude = { has-or-not } Amplitude { bound }
if-cost = { has-or-not } cost { bound }
if-sv = { has-or-not } SV { bound }
if-hp = { has-or-not } { $compared ->
    [ge] { $n } HP or more
    [le] { $n } HP or less
   *[eq] { bound } HP
}
if-reserve = { has-or-not } { bound } points in the Reserve
if-latent = { has-or-not } latent potential { bound }
if-active = { has-or-not } active potential { bound }
if-played = { AS($who, case: "s") } { $negated ->
    [yes] did not lay
   *[no] laid
} { bound } { $n ->
    [one] card
   *[other] cards
} this bout
if-hand = { has-or-not } { bound } cards in hand
if-deck = { has-or-not } { bound } cards in the deck
if-discard = { has-or-not } { bound } cards in the discard
if-void = { has-or-not } { bound } cards in the Void
if-sockets = { has-or-not } { bound } infusion sockets
if-object-slots = { has-or-not } { bound } object slots
if-poison = { has-or-not } { bound } Poison markers
if-bleed = { has-or-not } { bound } Bleed markers
if-omen = { has-or-not } { bound } Omen markers
if-slot = { is-or-not } laid on { $what }
if-role = { is-or-not } laid as { $first ->
    [counter] a { $what }
   *[other] an { $what }
}
if-type = { is-or-not } { $what }
if-archetype = { is-or-not } of the archetype { $name }
if-name = { is-or-not } { $name }
if-instant = { is-or-not } instant
if-is-object = { is-or-not } an object
if-transcended = { is-or-not } transcended
if-countered = { is-or-not } entirely countered
if-pending = { is-or-not } pending
if-optimal = { is-or-not } laid on an optimal slot
if-upright = { is-or-not } available
if-stunned = { is-or-not } Stunned
if-passed = { $negated ->
    [yes] { DOES("has", $who, form: "not") }
   *[no] { DOES("has", $who) }
} passed this bout
if-starter = { AS($who, case: "s") } { $negated ->
    [yes] did not start
   *[no] started
} the bout
if-event-to = { AS($who, case: "s") } { $negated ->
    [yes] did not go
   *[no] went
} there
if-event-amount = { event-amount } is { $compared ->
    [ge] at least { $n }
    [gt] more than { $n }
    [le] at most { $n }
    [lt] less than { $n }
    [span] { $n } to { $most }
    [ne] not { $n }
    [outside] less than { $n } or more than { $most }
   *[eq] { $n }
}

## Situations

other-role = { $has-other ->
    [yes] {" "}by { $other }
   *[no] {""}
}
of-kind = { $kinds ->
    [any] {""}
   *[other] {" "}{ $kind }
}
    .to = { $kinds ->
        [any] {""}
       *[other] {" "}to { $kind }
    }
    .by = { $kinds ->
        [any] {""}
       *[other] {" "}by { $kind }
    }
event-laid = { $has-player ->
    [yes] { DOES("lay", $player) } { $subject }{ of-kind }
   *[no] { DOES("be", $subject) } laid{ of-kind }
}
    .past = { $has-player ->
        [yes] { has-player } laid { $subject }{ of-kind }
       *[no] { has-subject } been laid{ of-kind }
    }
event-transcended = { $has-player ->
    [yes] { DOES("transcend", $player) } { $subject }
   *[no] { DOES("be", $subject) } transcended
}
    .past = { $has-player ->
        [yes] { has-player } transcended { $subject }
       *[no] { has-subject } been transcended
    }
event-sacrificed = { $has-player ->
    [yes] { DOES("sacrifice", $player) } { $subject }
   *[no] { DOES("be", $subject) } sacrificed
}
    .past = { $has-player ->
        [yes] { has-player } sacrificed { $subject }
       *[no] { has-subject } been sacrificed
    }
event-passed = { DOES("pass", $player) }
    .past = { has-player } passed
event-countered = { DOES("be", $subject) } entirely countered{ other-role }
    .past = { has-subject } been entirely countered{ other-role }
event-counter-held = { DOES("hold", $subject) } as a counter
    .past = { has-subject } held as a counter
event-resolved = { DOES("resolve", $subject) }
    .past = { has-subject } resolved
event-damaged = { DOES("take", $player) } { event-damaged.what }{ other-role }{ event-damaged.from }
    .past = { has-player } taken { event-damaged.what }{ other-role }{ event-damaged.from }
    .would = { AS($player, case: "n") } would take { event-damaged.what }{ other-role }{ event-damaged.from }
    .what = { $some ->
        [yes] { $much } damage
       *[no] damage
    }
    .from = { $kinds ->
        [any] {""}
       *[other] {" "}from { $kind }
    }
event-burned = { DOES("be", $player) } burned{ event-burned.much }{ other-role }
    .past = { has-player } been burned{ event-burned.much }{ other-role }
    .would = { AS($player, case: "n") } would be burned{ event-burned.much }{ other-role }
    .much = { $some ->
        [yes] {" "}for { $much }
       *[no] {""}
    }
event-soul-lost = { $has-player ->
    [yes] { DOES("lose", $player) } a Top Soul{ of-kind.to }
   *[no] a Top Soul is lost{ of-kind.to }
}
    .past = { $has-player ->
        [yes] { has-player } lost a Top Soul{ of-kind.to }
       *[no] a Top Soul has been lost{ of-kind.to }
    }
    .would = { $has-player ->
        [yes] { AS($player, case: "n") } would lose a Top Soul{ of-kind.to }
       *[no] a Top Soul would be lost{ of-kind.to }
    }
event-hp-lost = { DOES("lose", $player) } { event-hp-lost.what }{ of-kind.to }
    .past = { has-player } lost { event-hp-lost.what }{ of-kind.to }
    .would = { AS($player, case: "n") } would lose { event-hp-lost.what }{ of-kind.to }
    .what = { $some ->
        [yes] { $much } HP
       *[no] HP
    }
event-hp-gained = { DOES("gain", $player) } { event-hp-lost.what }
    .past = { has-player } gained { event-hp-lost.what }
event-poison-added = { DOES("get", $player) } { event-poison-added.much } Poison markers
    .past = { has-player } got { event-poison-added.much } Poison markers
    .would = { AS($player, case: "n") } would get { event-poison-added.much } Poison markers
    .much = { $some ->
        [yes] { $much }
       *[no] one or more
    }
event-bleed-added = { DOES("get", $player) } { event-poison-added.much } Bleed markers
    .past = { has-player } got { event-poison-added.much } Bleed markers
    .would = { AS($player, case: "n") } would get { event-poison-added.much } Bleed markers
event-omen-added = { DOES("get", $player) } { event-poison-added.much } Omen markers
    .past = { has-player } got { event-poison-added.much } Omen markers
    .would = { AS($player, case: "n") } would get { event-poison-added.much } Omen markers
event-drew = { DOES("draw", $player) } { event-drew.cards }
    .past = { has-player } drawn { event-drew.cards }
    .cards = { $some ->
        [yes] { $much } cards at once
       *[no] one or more cards
    }
event-discarded = { DOES("discard", $player) } { event-drew.cards }
    .past = { has-player } discarded { event-drew.cards }
event-object-used = { $has-player ->
    [yes] { DOES("use", $player) } { $subject }
   *[no] { DOES("be", $subject) } used
}
    .past = { $has-player ->
        [yes] { has-player } used { $subject }
       *[no] { has-subject } been used
    }
event-object-placed = { $has-player ->
    [yes] { DOES("place", $player) } { $subject } in an object slot
   *[no] { DOES("be", $subject) } placed in an object slot
}
    .past = { $has-player ->
        [yes] { has-player } placed { $subject } in an object slot
       *[no] { has-subject } been placed in an object slot
    }
event-infused = { $has-player ->
    [yes] { DOES("infuse", $player) } { $subject }
   *[no] { DOES("be", $subject) } infused
}
    .past = { $has-player ->
        [yes] { has-player } infused { $subject }
       *[no] { has-subject } been infused
    }
event-destroyed = { DOES("be", $subject) } destroyed
    .past = { has-subject } been destroyed
event-swapped = { $has-player ->
    [yes] { DOES("swap", $player) } a card of { whose-hand } hand
   *[no] { DOES("be", $subject) } swapped
}
    .past = { $has-player ->
        [yes] { has-player } swapped a card of { whose-hand } hand
       *[no] { has-subject } been swapped
    }
whose-hand = { NUM($player) ->
    [you] your
   *[one] their
}
event-searched = { $has-player ->
    [yes] { DOES("search", $player) } { whose-hand } deck for a card
   *[no] { DOES("be", $subject) } found by a Search
}
    .past = { $has-player ->
        [yes] { has-player } searched { whose-hand } deck for a card
       *[no] { has-subject } been found by a Search
    }
event-was-stunned = { DOES("become", $player) } Stunned
    .past = { has-player } become Stunned
event-bout-start = at the start of each bout
    .past = the bout { $negated ->
        [yes] has not begun
       *[no] has begun
    }
event-bout-end = at the end of each bout
    .past = the bout { $negated ->
        [yes] has not ended
       *[no] has ended
    }

## Durations

word-period = { $period ->
    [match] match
   *[bout] bout
}
until = { $first ->
    [yes] { until.when }, { $clause }
   *[no] { $clause } { until.when }
}
    .when = { $until ->
        [exchange] until the end of the exchange
        [bout] until the end of the bout
        [upkeep] until the end of the next upkeep
       *[for-good] for good
    }
later-bout-end = at the end of the bout, { $clause }
later-next-upkeep = in the next upkeep, { $clause }

## What is always at work, and what effects do

act-lay = lay { $has-what ->
    [yes] { $what }
   *[no] cards
}
act-transcend = transcend { $has-what ->
    [yes] { $what }
   *[no] cards
}
act-use = use { $has-what ->
    [yes] { $what }
   *[no] objects
}
act-counter = counter
act-infuse = infuse cards
act-place = place objects
act-draw-latent = use latent potential
act-be-countered = be countered
act-lay-anywhere = be laid on any slot
act-work-as-counter = apply { NUM($who) ->
    [many] their texts
   *[one] its text
} as a counter
op-amplitude = Amplitude { $n }
op-combo = Combo { $n }
op-frenzy = Frenzy { $n }
op-pierce = { $to-is ->
    [this] {""}
   *[other] { DOES("get", $to) }{" "}
}Pierce { $n }
op-bonus-damage = { $to-is ->
    [this] {""}
   *[other] { DOES("get", $to) }{" "}
}+{ $n } damage
op-burn = Burn { $n }{ on-whom }
on-whom = { $to-is ->
    [foe] { $chosen ->
        [yes] {" "}to your opponent
       *[no] {""}
    }
    [you] {" "}to { $chosen ->
        [yes] you
       *[no] yourself
    }
   *[other] {" "}to { $to }
}
op-hit = { $n } damage{ $to-is ->
    [foe] {" "}to the Top Soul of your opponent
   *[other] {" "}to the Top Soul of { $to }
}
op-destroyer = Destroyer { $n }{ on-whom }
op-forget = Forget { $n }{ on-whom }
op-poison = Poison { $n }{ on-whom }
op-bleed = Bleed { $n }{ on-whom }
op-torpor = Torpor { $n }{ on-whom }
op-stun = { $to-is ->
    [foe] { $chosen ->
        [yes] { DOES("become", $to) }{" "}
       *[no] {""}
    }Stunned
   *[other] { DOES("become", $to) } Stunned
}
op-unstun = { DOES("be", $to) } no longer Stunned
op-put = { DOES("take", $who) } { $counters }
op-take = { VERB("destroy", $who) } { $counters } { $who-is ->
    [you] before you
    [foe] before your opponent
   *[any] of any player
}
op-block = Block { $n }
op-weak-point = Weak Point { $n }
op-combo-count = { AS($who, case: "pos") } next card this bout counts for { $n } more for Combo
op-search = { $who-is ->
    [you] Search { $sv }
   *[other] { DOES("perform", $who) } Search { $sv }
}
op-swap = { $who-is ->
    [you] Swap { $sv }
   *[other] { DOES("perform", $who) } Swap { $sv }
}
op-sacrifice = { DOES("sacrifice", $who) } { $sv } SV of { whose } hand
op-move = { DOES("put", $who, $what) } { $to ->
    [hand] into { op-move.owner } hand
    [discard] into { op-move.owner } discard
    [void] into { op-move.owner } Void
    [deck-top] on top of { op-move.owner } deck
   *[deck-bottom] under { op-move.owner } deck
}
    .owner = { $own ->
        [yes] your
       *[no] { NUM($what) ->
            [many] their owners’
           *[one] its owner’s
        }
    }
op-shuffle = { DOES("shuffle", $who) } the face-down cards of { whose } deck
op-ready = { DOES("turn", $who, $what) } upright
op-turn = { DOES("turn", $who, $what) } sideways
op-take-control = { DOES("take", $who) } control of { $what }
op-look = { DOES("look", $who) } at { $zone ->
    [hand] { AS($at, case: "pos") } hand
   *[deck] the top { $n ->
        [one] face-down card
       *[other] { $n } face-down cards
    } of { AS($at, case: "pos") } deck
}

## Cards

card-blank = no text
card-head = { $head }: { $text }
card-headed = { $name } ({ $cost })
card-only = only { $condition }
card-limit = { $period ->
    [match] { $n ->
        [one] once per match
       *[other] { $n } times per match
    }
   *[bout] { $n ->
        [one] once per bout
       *[other] up to { $n } times per bout
    }
}{ limit-per }
card-counter-text = its text applies even when it is used to counter
layer-head = { $layer ->
    [on-play] When laid
    [on-resolve] Effect
    [red-on-play] Transcended, when laid
    [red-on-resolve] Transcended
    [infusion] Infusion
    [use] Use
    [counter] As a counter
   *[ability] Ability
}
layer = { $layer ->
    [on-resolve] { $text }
    [use] { $text }
    [ability] { $text }
    [counter] { $text }
   *[other] { layer-head }: { $text }
}
use-head = { $use ->
    [active] Active
   *[use] Use
}{ $support ->
    [yes] {" "}as a support
   *[no] {""}
}
use-during = { $head } { $moment }
use-moment = { $moment ->
    [upkeep] in upkeep
   *[bout_end] at the end of the bout
}
use-named = { $name } – { $head }
use-cost = { $head } ({ $cost })
use-text = { $head }: { $text }
sv-price = { $n } SV
archetype-name = { $word ->
    [ember] Ember
    [mire] Mire
    [bastion] Bastion
    [gale] Gale
    [ossuary] Ossuary
    [plain] Plain
   *[other] { $word }
}
class-name = { $word ->
    [scythe] scythe
    [lantern] lantern
    [iron] iron
    [sickle] sickle
    [censer] censer
    [shield] shield
    [maul] maul
    [needles] needles
    [fan] fan
    [pike] pike
    [spade] spade
    [book] book
    [blade] blade
   *[other] { $word }
}
keyword-amplitude = Amplitude
    .means = it may cover so many slots in all, and works in each
keyword-bleed = Bleed
    .means = so many markers; at each Consolidation as many HP are lost as there are markers, then one is removed
keyword-block = Block
    .means = so much damage of an opposing pending assault is blocked
keyword-burn = Burn
    .means = so much damage to the Top Soul, which nothing blocks; what is lost goes to the Void
keyword-combo = Combo
    .means = it costs no SV if it is at least the card of that number that you lay this bout
keyword-destroyer = Destroyer
    .means = so many HP are lost directly
keyword-draw = Draw
    .means = so many cards are drawn
keyword-forget = Forget
    .means = cards worth so much SV are discarded from the hand
keyword-frenzy = Frenzy
    .means = it may be played so many times, each paid for
keyword-pierce = Pierce
    .means = so much of each Block or Break set against it is ignored
keyword-poison = Poison
    .means = so many markers; in each upkeep cards worth as much SV as there are markers are discarded, then one is removed
keyword-search = Search
    .means = you may take a card of that SV out of your deck, which is then shuffled
keyword-stunned = Stunned
    .means = the victim has to pass instead of playing the next card
keyword-swap = Swap
    .means = you may exchange a card of that SV in hand with one of your discard
keyword-torpor = Torpor
    .means = the latent potential is lowered by so much
keyword-weak-point = Weak Point
    .means = the damage dealt in the slot is so much higher until the end of the bout
