### game: owr
# What the printed texts of OWR's cards have of its own: its nouns, what things have, what comes about, what its operations do. What all games
# share is in language.ftl and telling.ftl.
#
# The words of the game are those of its rulebook: creature, soul, stack, lane, Rune, Jinx, Arena, Artifact, Weapon, token, tribute, Normal and
# Special Summon, face-up, face-down, ATK, DEF, Life Force (LF), Soul Bonus, Play, Reveal, Stackable, Hatch, grave, banish.

## Things

noun-creature = creature{ plural-s }
noun-soul = soul{ plural-s }
noun-rune = Rune{ plural-s }
noun-jinx = { $num ->
    [many] Jinxes
   *[one] Jinx
}
noun-artifact = Artifact{ plural-s }
noun-arena = Arena{ plural-s }
noun-weapon = Weapon{ plural-s }
noun-set-card = set card{ plural-s }
noun-stack-card = card{ plural-s } in a stack
noun-cell = lane{ plural-s }
noun-lane = lane{ plural-s }
noun-stack = stack{ plural-s }
noun-pending = what this answers
noun-bearer = bearer
noun-opposite = creature opposite
noun-attacker = attacker
noun-defender = defender
noun-attacked = attacked lane
noun-destroyer = creature{ plural-s } that destroyed it
noun-source = source{ plural-s }
adjective-armed = armed
is-token = token
not-token = non-token
is-face-down = face-down
not-face-down = face-up
is-armed = armed
not-armed = unarmed
is-extra = Extra Deck
not-extra = Main Deck
like-subtype = a type in common with { $of }
word-subtype = { $name }
word-has = { $name }
word-method = { $name }
word-of-kind = { $word ->
    [creature] a creature
    [rune] a Rune
    [jinx] a Jinx
    [artifact] an Artifact
    [arena] an Arena
   *[weapon] a Weapon
}
word-waits = { $word ->
    [card] a card that is cast
    [ability] an ability
    [attack] an attack
   *[summon] a summon
}
word-entered = face-{ $word }
word-phase = { $word ->
    [draw] Draw
    [main-1] first Main
    [battle] Battle
    [main-2] second Main
   *[end] End
}
word-kind = { $word ->
    [battle] battle
    [effect] an effect
    [none] a change of DEF
    [normal] Normal Summoned
    [special] Special Summoned
    [token] a token
    [up] face-up
    [down] face-down
    [attack] by an attack
    [player] by its player
    [direct] directly
    [creature] a creature
    [rune] a Rune
    [jinx] a Jinx
    [arena] an Arena
    [artifact] an Artifact
    [weapon] a Weapon
    [flash] a Flash Rune
    [continuous] a Continuous Rune
    [play] a Play effect
    [reveal] a Reveal effect
    [stackable] a Stackable effect
    [hatch] a Hatch effect
    [soul] a Soul Effect
    [trigger] a triggered ability
    [activated] an activated ability
    [recoil] recoil
    [cost] a cost
   *[set] an effect that is no damage
}
of-subtype = the type { $what }
of-has = { $what }
of-waits = { $what }
of-of-kind = { $what }
of-entered = { $what }
of-method = { $what }
figure-atk = ATK
    .total = the total ATK of { $of }
    .highest = the highest ATK among { $of }
    .least = the lowest ATK
    .lowest = the lowest ATK among { $of }
figure-def = DEF
    .total = the total DEF of { $of }
    .highest = the highest DEF among { $of }
    .least = the lowest DEF
    .lowest = the lowest DEF among { $of }
figure-left = remaining DEF
    .total = the total remaining DEF of { $of }
    .highest = the highest remaining DEF among { $of }
    .least = the lowest remaining DEF
    .lowest = the lowest remaining DEF among { $of }
figure-damage = damage
    .total = the total damage on { $of }
    .highest = the most damage among { $of }
    .least = the least damage
    .lowest = the least damage among { $of }
figure-cost = cost
    .total = the total cost of { $of }
    .highest = the highest cost among { $of }
    .least = the lowest cost
    .lowest = the lowest cost among { $of }
figure-s = { $one ->
    [yes] {""}
   *[no] s
}
figure-attacks = attack{ figure-s } per turn
    .total = the total attacks per turn of { $of }
    .highest = the most attacks per turn among { $of }
    .least = the fewest attacks per turn
    .lowest = the fewest attacks per turn among { $of }
figure-moves = move{ figure-s } per turn
    .total = the total moves per turn of { $of }
    .highest = the most moves per turn among { $of }
    .least = the fewest moves per turn
    .lowest = the fewest moves per turn among { $of }
figure-weapon-slots = Weapon{ figure-s }
    .total = the total number of Weapons that { $of } may carry
    .highest = the most Weapons that any of { $of } may carry
    .least = room for the fewest Weapons
    .lowest = the fewest Weapons that any of { $of } may carry
figure-normal-summons = Normal Summon{ figure-s } per turn
    .total = the total Normal Summons per turn of { $of }
    .highest = the most Normal Summons per turn among { $of }
    .least = the fewest Normal Summons per turn
    .lowest = the fewest Normal Summons per turn among { $of }
figure-stackables = Stackable card{ figure-s } per turn
    .total = the total Stackable cards per turn of { $of }
    .highest = the most Stackable cards per turn among { $of }
    .least = the fewest Stackable cards per turn
    .lowest = the fewest Stackable cards per turn among { $of }
figure-lf = LF
    .total = the total LF of { $of }
    .highest = the highest LF among { $of }
    .least = the lowest LF
    .lowest = the lowest LF among { $of }
figure-hand = cards in hand
    .total = the total cards in hand of { $of }
    .highest = the most cards in hand among { $of }
    .least = the fewest cards in hand
    .lowest = the fewest cards in hand among { $of }
figure-deck = cards in the deck
    .total = the total cards in the decks of { $of }
    .highest = the most cards in a deck among { $of }
    .least = the fewest cards in the deck
    .lowest = the fewest cards in a deck among { $of }
figure-souls = souls
    .total = the total number of souls of { $of }
    .highest = the most souls among { $of }
    .least = the fewest souls
    .lowest = the fewest souls among { $of }
figure-number = number
    .total = the total of the numbers of { $of }
    .highest = the highest number among { $of }
    .least = the lowest number
    .lowest = the lowest number among { $of }
figure-set = { $figure } { $n }
figure-multiply = { $n } times { $figure }
figure-change = { $n } { $figure }
stats-change = { $atk }/{ $def }
with-atk = with ATK { bound }
with-def = with DEF { bound }
with-left = with remaining DEF { bound }
with-damage = with { bound } damage
with-cost = of cost { bound }
with-attacks = with { bound } attacks per turn
with-moves = with { bound } moves per turn
with-weapon-slots = that may carry { bound } Weapons
with-normal-summons = with { bound } Normal Summons per turn
with-stackables = with { bound } Stackable cards per turn
with-lf = with { bound } LF
with-hand = with { bound } cards in hand
with-deck = with { bound } cards in the deck
with-souls = with { bound } souls
with-number = of number { bound }
with-subtype = of type { $what }
with-has = with { $what }
with-name = named { $name }
with-arrows = { $so ->
    [no] without
   *[yes] with
} arrows
with-attacked = that has { $so ->
    [no] not{" "}
   *[yes] {""}
}attacked this turn
with-new = that { $so ->
    [no] did not come
   *[yes] came
} into play this turn
with-top = { $so ->
    [no] under another card
   *[yes] on top
} of { $num ->
    [many] their stacks
   *[one] its stack
}
with-in-play = { $so ->
    [no] no longer
   *[yes] still
} on the field
with-empty = that { $num ->
    [many] are
   *[one] is
} { $so ->
    [no] occupied
   *[yes] empty
}
with-active = whose turn it is{ $so ->
    [no] {" "}not
   *[yes] {""}
}
with-entered = that came { $what }
with-waits = that is { $what }
with-of-kind = of { $what }
with-method = of { $what }
with-lane = in { AS($of, case: "pos") } lane
with-pointed = in lanes { $of } points to
with-adjacent = in a lane next to { $of }
with-carries = carrying { $of }
in-zone = { $taken ->
    [yes] from
   *[no] in
} { $whose ->
    [you] your
    [foe] the opponent’s
    [any] any player’s
   *[of] { AS($who, case: "pos") }
} { $zone ->
    [hand] hand
    [deck] deck
    [extra] Extra Deck
    [grave] grave
   *[banish] banish zone
}
path-controller = { $noun ->
    [pending] the controller{ player-s } of what this answers
   *[other] { AS($of, case: "pos") } controller{ player-s }
}
path-owner = { $noun ->
    [pending] the owner{ player-s } of what this answers
   *[other] { AS($of, case: "pos") } owner{ player-s }
}
player-foe = your opponent{ player-s }
player-each = both players{ $case ->
    [pos] ’
   *[o] {""}
}

## Numbers

of-atk = { AS($of, case: "pos") } ATK
of-def = { AS($of, case: "pos") } DEF
of-left = { AS($of, case: "pos") } remaining DEF
of-damage = the damage on { $of }
of-cost = { AS($of, case: "pos") } cost
of-attacks = { AS($of, case: "pos") } attacks per turn
of-moves = { AS($of, case: "pos") } moves per turn
of-weapon-slots = the number of Weapons that { $of } may carry
of-normal-summons = { AS($of, case: "pos") } Normal Summons per turn
of-stackables = { AS($of, case: "pos") } Stackable cards per turn
of-lf = { AS($of, case: "pos") } LF
of-hand = the number of cards in { AS($of, case: "pos") } hand
of-deck = the number of cards in { AS($of, case: "pos") } deck
of-souls = the number of { AS($of, case: "pos") } souls
of-number = the number of { $of }
number-rolled = the number rolled
measure = { $of ->
    [damage] damage
    [cards] cards
    [souls] souls
    [lf] LF
   *[any] amounts
}
event-amount = { $of ->
    [damage] that damage
    [cards] that number of cards
    [souls] the number of souls spent
    [lf] that LF
   *[any] that amount
}
amount-lf = { $n } LF
amount-souls = { $n } { $n ->
    [one] soul
   *[other] souls
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
if-atk = { has-or-not } ATK { bound }
if-def = { has-or-not } DEF { bound }
if-left = { has-or-not } remaining DEF { bound }
if-damage = { has-or-not } { bound } damage
if-cost = { has-or-not } cost { bound }
exists-attacker = { $negated ->
    [yes] no creature is attacking
   *[no] a creature is attacking
}
exists-defender = { $negated ->
    [yes] no creature is being attacked
   *[no] a creature is being attacked
}
exists-opposite = { $negated ->
    [yes] there is no creature opposite
   *[no] there is a creature opposite
}
if-attacks = { has-or-not } { bound } attacks per turn
if-moves = { has-or-not } { bound } moves per turn
if-weapon-slots = { has-or-not } room for { bound } Weapons
if-normal-summons = { has-or-not } { bound } Normal Summons per turn
if-stackables = { has-or-not } { bound } Stackable cards per turn
if-lf = { has-or-not } { bound } LF
if-hand = { has-or-not } { bound } cards in hand
if-deck = { has-or-not } { bound } cards in the deck
if-souls = { has-or-not } { bound } { $n ->
    [one] soul
   *[other] souls
}
if-number = { has-or-not } the number { bound }
if-subtype = { is-or-not } of type { $what }
if-has = { has-or-not } { $what }
if-name = { is-or-not } { $name }
if-token = { is-or-not } a token
if-face-down = { is-or-not } face-down
if-attacked = { $negated ->
    [yes] { DOES("has", $who, form: "not") }
   *[no] { DOES("has", $who) }
} attacked this turn
if-new = { AS($who, case: "s") } { $negated ->
    [yes] did not come
   *[no] came
} into play this turn
if-arrows = { has-or-not } arrows
if-armed = { $negated ->
    [yes] { DOES("carry", $who, form: "not") }
   *[no] { DOES("carry", $who) }
} a Weapon
if-extra = { is-or-not } an Extra Deck card
if-top = { is-or-not } on top of its stack
if-in-play = { DOES("be", $who) } { $negated ->
    [yes] no longer
   *[no] still
} on the field
if-empty = { is-or-not } empty
if-entered = { AS($who, case: "s") } { $negated ->
    [yes] did not come
   *[no] came
} { $what }
if-waits = { $negated ->
    [yes] you do not answer
   *[no] you answer
} { $what }
if-of-kind = { $negated ->
    [yes] you do not answer
   *[no] you answer
} { $what }
if-method = { $negated ->
    [yes] you do not answer
   *[no] you answer
} a { $what } effect
if-lane = { is-or-not } in { AS($of, case: "pos") } lane
if-pointed = { is-or-not } in a lane { $of } points to
if-adjacent = { is-or-not } in a lane next to { $of }
if-carries = { is-or-not } carrying { $of }
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
    [yes] {" "}{ $other }
   *[no] {""}
}
    .by = { $has-other ->
        [yes] {" "}by { $other }
       *[no] {""}
    }
of-kind = { $kinds ->
    [any] {""}
   *[other] {" "}({ $kind })
}
    .by = { $kinds ->
        [any] {""}
       *[other] {" "}by { $kind }
    }
    .what = { $kinds ->
        [any] { $subject }
       *[other] { $kind }
    }
event-summoned = { DOES("be", $subject) } summoned{ of-kind }
    .past = { has-subject } been summoned{ of-kind }
event-revealed = { DOES("be", $subject) } turned face-up{ event-revealed.by }
    .past = { has-subject } been turned face-up{ event-revealed.by }
    .by = { $kinds ->
        [any] {""}
        [effect] {" "}by an effect
       *[other] {" "}{ $kind }
    }
event-turned-down = { DOES("be", $subject) } turned face-down
    .past = { has-subject } been turned face-down
event-attack-declared = { $has-player ->
    [yes] { DOES("declare", $player) } { event-attack-declared.what }
   *[no] { DOES("attack", $subject) }{ other-role }{ event-attack-declared.how }
}
    .past = { $has-player ->
        [yes] { has-player } declared { event-attack-declared.what }
       *[no] { has-subject } attacked{ other-role }{ event-attack-declared.how }
    }
    .what = { $kinds ->
        [direct] a direct attack
       *[any] an attack
    }{ other-role }
    .how = { $kinds ->
        [direct] {" "}directly
       *[any] {""}
    }
event-battled = { DOES("battle", $subject) }{ other-role }
    .past = { has-subject } battled{ other-role }
event-destroyed = { $has-other ->
    [yes] { DOES("destroy", $other) } { $subject }{ event-destroyed.in }
   *[no] { DOES("be", $subject) } destroyed{ event-destroyed.in }
}
    .past = { $has-other ->
        [yes] { has-other } destroyed { $subject }{ event-destroyed.in }
       *[no] { has-subject } been destroyed{ event-destroyed.in }
    }
    .would = { AS($subject, case: "n") } would be destroyed{ other-role.by }{ event-destroyed.in }
    .in = { $kinds ->
        [any] {""}
        [battle] {" "}in battle
       *[other] {" "}by { $kind }
    }
event-damaged = { DOES("be", $subject) } dealt { event-damaged.what }{ other-role.by }{ event-destroyed.in }
    .past = { has-subject } been dealt { event-damaged.what }{ other-role.by }{ event-destroyed.in }
    .would = { AS($subject, case: "n") } would be dealt { event-damaged.what }{ other-role.by }{ event-destroyed.in }
    .what = { $some ->
        [yes] { $much } damage
       *[no] damage
    }
event-became-soul = { DOES("become", $subject) } a soul
    .past = { has-subject } become a soul
event-tributed = { DOES("be", $subject) } tributed
    .past = { has-subject } been tributed
event-soul-spent = { DOES("spend", $player) } { $some ->
    [yes] { $much } souls
   *[no] one or more souls
}
    .past = { has-player } spent { $some ->
        [yes] { $much } souls
       *[no] souls
    }
event-cast = { $has-player ->
    [yes] { DOES("cast", $player) } { of-kind.what }
   *[no] { AS($subject, case: "s") } { NUM($subject) ->
        [many] are
       *[one] is
    } cast{ of-kind }
}
    .past = { $has-player ->
        [yes] { has-player } cast { of-kind.what }
       *[no] { has-subject } been cast{ of-kind }
    }
event-set = { $has-player ->
    [yes] { DOES("set", $player) } { $subject }
   *[no] { DOES("be", $subject) } set
}
    .past = { $has-player ->
        [yes] { has-player } set { $subject }
       *[no] { has-subject } been set
    }
event-ability-activated = { $has-player ->
    [yes] { DOES("activate", $player) } { event-ability-activated.what }
   *[no] { event-ability-activated.what } is activated
}
    .past = { $has-player ->
        [yes] { has-player } activated { event-ability-activated.what }
       *[no] { event-ability-activated.what } has been activated
    }
    .what = { $kinds ->
        [any] an ability
       *[other] { $kind }
    }{ $has-subject ->
        [yes] {" "}of { $subject }
       *[no] {""}
    }
event-targeted = { $has-player ->
    [yes] { DOES("target", $player) } { $subject }
   *[no] { DOES("be", $subject) } targeted
}
    .past = { $has-player ->
        [yes] { has-player } targeted { $subject }
       *[no] { has-subject } been targeted
    }
event-moved = { DOES("move", $subject) } to another lane
    .past = { has-subject } moved to another lane
event-lf-lost = { DOES("lose", $player) } { event-lf-lost.what }{ event-lf-lost.how }
    .past = { has-player } lost { event-lf-lost.what }{ event-lf-lost.how }
    .would = { AS($player, case: "n") } would lose { event-lf-lost.what }{ event-lf-lost.how }
    .what = { $some ->
        [yes] { $much } LF
       *[no] LF
    }
    .how = { $kinds ->
        [any] {""}
        [direct] {" "}to a direct attack
       *[other] {" "}to { $kind }
    }
event-lf-restored = { DOES("regain", $player) } { event-lf-lost.what }
    .past = { has-player } regained { event-lf-lost.what }
event-drew = { DOES("draw", $player) } { event-drew.cards }
    .past = { has-player } drawn { event-drew.cards }
    .cards = { $some ->
        [yes] { $much } cards at once
       *[no] a card
    }
event-discarded = { DOES("discard", $player) } { event-drew.cards }
    .past = { has-player } discarded { event-drew.cards }
event-banished = { DOES("be", $subject) } banished
    .past = { has-subject } been banished
event-returned = { DOES("return", $subject) } to a hand or a deck
    .past = { has-subject } returned to a hand or a deck
event-weapon-lost = { DOES("come", $subject) } off its creature
    .past = { has-subject } come off its creature
event-token-removed = { DOES("be", $subject) } removed to make room
    .past = { has-subject } been removed to make room
event-control-changed = { $has-player ->
    [yes] { DOES("take", $player) } control of { $subject }
   *[no] { DOES("change", $subject) } sides
}
    .past = { $has-player ->
        [yes] { has-player } taken control of { $subject }
       *[no] { has-subject } changed sides
    }
event-turn-begins = at the beginning of { event-turn-begins.whose } turn
    .past = { event-turn-begins.one } turn { $negated ->
        [yes] has not begun
       *[no] has begun
    }
    .whose = { $has-player ->
        [yes] { AS($player, case: "pos") }
       *[no] each
    }
    .one = { $has-player ->
        [yes] { AS($player, case: "pos") }
       *[no] a player’s
    }
    .come = { $negated ->
        [yes] has not come
       *[no] has come
    }
event-phase-draw = in { event-turn-begins.whose } Draw Phase
    .past = { event-turn-begins.one } Draw Phase { event-turn-begins.come }
event-phase-battle = at the beginning of { event-turn-begins.whose } Battle Phase
    .past = { event-turn-begins.one } Battle Phase { event-turn-begins.come }
event-phase-end = in { event-turn-begins.whose } End Phase
    .past = { event-turn-begins.one } End Phase { event-turn-begins.come }

## Durations

until = { $first ->
    [yes] { until.when }, { $clause }
   *[no] { $clause } { until.when }
}
    .when = { $until ->
        [turn] until the end of the turn
        [battle] for this battle
       *[for-good] for good
    }
until-next-turn = { $clause } until { AS($who, case: "pos") } next turn begins
until-next-turn-end = { $clause } until the end of { AS($who, case: "pos") } next turn
later-phase-battle = at the beginning of the next Battle Phase, { $clause }
later-phase-end = in the End Phase, { $clause }
later-next-draw = in { AS($whose, case: "pos") } next Draw Phase, { $clause }

## What is always at work, and what effects do

act-attack = attack
act-be-attacked = be attacked
act-move = move
act-turn-up = be turned face-up by its player
act-be-targeted = be targeted
act-be-returned = be returned to a hand or a deck
act-be-destroyed = be destroyed
act-be-destroyed-in-battle = be destroyed in battle
act-be-destroyed-by-effects = be destroyed by effects
act-recoil = cause you recoil
act-cast = cast { $has-what ->
    [yes] { $what }
   *[no] cards
}
act-set = set { $has-what ->
    [yes] { $what }
   *[no] cards
}
act-summon = Normal Summon { $has-what ->
    [yes] { $what }
   *[no] creatures
}
act-respond = respond
act-stack = place Stackable cards
act-draw = draw cards
act-draw-phase = have a Draw Phase
act-main-1 = have a first Main Phase
act-battle-phase = have a Battle Phase
act-main-2 = have a second Main Phase
act-move-in-main-1 = also move in the first Main Phase
act-pierce = deal the opponent the damage beyond the defender’s DEF
act-flash-any-turn = respond with Flash Runes from the hand in any turn
op-cancel = { DOES("cancel", $who, $what) }
cancel-pending = { VERB("cancel", $who) } what this answers
op-tribute = { DOES("tribute", $who, $what) }
op-destroy = { DOES("destroy", $who, $what) }
op-damage = { VERB("deal", $who) } { $n } damage to { $to }
op-send = { $to ->
    [deck] { DOES("shuffle", $who, $what) } into { op-send.owner } deck
    [banish] { DOES("banish", $who, $what) }
    [hand] { DOES("return", $who, $what) } to { op-send.owner } hand
   *[other] { DOES("put", $who, $what) } { $to ->
        [stack] onto { op-send.owner } stack
        [stack-bottom] under { op-send.owner } stack
        [deck-top] on top of { op-send.owner } deck
        [deck-bottom] on the bottom of { op-send.owner } deck
        [extra] into { op-send.owner } Extra Deck
       *[grave] into { op-send.owner } grave
    }
}
    .owner = { $own ->
        [yes] your
       *[no] { NUM($what) ->
            [many] their owners’
           *[one] its owner’s
        }
    }
op-summon = { VERB("Special Summon", $who) } { $what }{ $here ->
    [yes] {" "}to this lane
   *[no] { $has-lane ->
        [yes] {" "}to that lane
       *[no] {""}
    }
}{ $face ->
    [up] {" "}face-up
    [down] {" "}face-down
   *[choose] {""}
}{ $side-is ->
    [you] {""}
   *[foe] {" "}on { AS($side, case: "pos") } side
}
op-token = { VERB("summon", $who) } { $n } { $token } { $n ->
    [one] token
   *[other] tokens
}{ $has-lane ->
    [yes] {" "}in { $lane }
   *[no] {""}
}{ $other ->
    [yes] {" "}on { AS($side, case: "pos") } side
   *[no] {""}
}
op-turn = { DOES("turn", $who, $what) } face-{ $to }{ $reveal ->
    [yes] {" "}(Reveal works)
   *[no] {""}
}
op-move = { DOES("move", $who, $what) } to { $has-to ->
    [yes] { $to }
   *[no] another lane
}
op-swap = { VERB("swap", $who) } the lanes of { $a } and { $b }
op-end-attack = the attack ends
op-heal = { $has-n ->
    [yes] { VERB("remove", $who) } { $n } damage
   *[no] { VERB("remove", $who) } all damage
} from { $to }
op-set-lf = { AS($who, case: "pos") } LF { VERB("become", $who, form: "one") } { $n }
op-mill = { DOES("put", $who) } { top-cards } of { whose } deck into { $to ->
    [banish] the banish zone
   *[grave] { whose } grave
}
op-shuffle = { DOES("shuffle", $who) } { whose } deck
op-search = { DOES("search", $who) } { whose } deck for { $has-what ->
    [yes] { $what }
   *[no] { $n ->
        [one] a card
       *[other] up to { $n } cards
    }
} and { VERB("put", $who) } { $n ->
    [one] it
   *[other] them
} { $to ->
    [hand] into { whose } hand
    [deck-top] on top of it
   *[grave] into { whose } grave
}
op-look = { DOES("look", $who) } at { $zone ->
    [hand] { AS($at, case: "pos") } hand
    [extra] { AS($at, case: "pos") } Extra Deck
   *[deck] { top-cards } of { AS($at, case: "pos") } deck
}
op-show = { DOES("show", $who, $what) }
op-arrange = { DOES("look", $who) } at { top-cards } of { AS($of, case: "pos") } deck and { VERB("put", $who) } { $n ->
    [one] it
   *[other] them
} back on top or at the bottom in any order
op-set-card = { DOES("set", $who, $what) } on a stack
op-instead = { $clause }

## Cards

card-blank = no text
card-head = { $head }: { $text }
card-headed = { $name } ({ $cost })
card-only = only { $condition }
card-limit = { $period ->
    [match] { $n ->
        [one] once per game
       *[other] { $n } times per game
    }
   *[turn] { $n ->
        [one] once per turn
       *[other] up to { $n } times per turn
    }
}{ limit-per }
card-no-normal-summon = this creature cannot be Normal Summoned
card-weapon-slots = this creature may carry { $n } Weapons
ability-name = { $some ->
    [yes] { $name }
   *[no] Main Phase
}{ $zone ->
    [hand] {" "}(from your hand)
    [grave] {" "}(from your grave)
   *[lane] {""}
}
hatches = in your Main Phase, if this creature has been face-up since before this turn, tribute it to Special Summon { $what }
keyword-play = Play
    .means = activated when the creature is summoned face-up
keyword-reveal = Reveal
    .means = activated when the creature, summoned face-down, is turned face-up by an attack or by its player
keyword-stackable = Stackable
    .means = instead of being summoned, the card may be put from the hand on top of a stack (once per turn)
keyword-hatch = Hatch
    .means = tribute the creature to Special Summon another one from the Extra Deck
keyword-soul = Soul
    .means = works while the card is a soul in a stack
