### game: riftborn
# What the printed texts of Riftborn's cards have of their own: its nouns, what things have, what comes about, what its operations do. What all games
# share is in language.ftl and telling.ftl.
#
# The words of the game are those of its rulebook: creature, Spell, Weapon, Armour, token creature, TRICK card, family, Level, Experience,
# Attack, Health, life, rank, library, Discard pile, Damage, Rage, Health, Shield, Weakness and Decay tokens, Move, Action, retaliation,
# Attack of Opportunity, adjacent, in front, behind, within X tiles. Keywords are written in capitals.

## Things

noun-creature = creature{ plural-s }
noun-spell = Spell{ plural-s }
noun-weapon = Weapon{ plural-s }
noun-armour = Armour{ plural-s }
noun-trick = TRICK card{ plural-s }
noun-equipment = { $num ->
    [many] Weapons or Armours
   *[one] Weapon or Armour
}
noun-source = source{ plural-s }
noun-killer = killer{ plural-s }
noun-target = target{ plural-s }
is-token = token
not-token = non-token
is-face-down = face-down
not-face-down = face-up
is-charmed = charmed
not-charmed = uncharmed
is-pacified = pacified
not-pacified = unpacified
is-rearmost = rearmost
not-rearmost = not rearmost
is-new = new
not-new = settled
is-moved = moved
not-moved = unmoved
is-acted = used
not-acted = unused
is-in-play = on the field
not-in-play = departed
is-active = active
not-active = inactive
like-family = a family in common with { $of }
word-family = { $name }
word-has = { $name }
word-morale = { $word ->
    [health] Health
   *[damage] damage
}
word-kind = { $word ->
    [attack] an attack
    [weapon] a Weapon’s attack
    [retaliation] retaliation
    [opportunity] an Attack of Opportunity
    [effect] an effect
    [none] something other than damage
    [creature] a creature
    [spell] a Spell
    [armour] an Armour
    [summoned] a summoned creature
    [player] a player
    [rage] Rage tokens
    [health] Health tokens
    [shield] Shield tokens
    [weakness] Weakness tokens
   *[decay] Decay tokens
}
of-family = the family { $what }
of-has = { $what }
of-morale = { $what }
figure-attack = Attack
    .total = the total Attack of { $of }
    .highest = the highest Attack among { $of }
    .least = the lowest Attack
    .lowest = the lowest Attack among { $of }
figure-health = Health
    .total = the total Health of { $of }
    .highest = the highest Health among { $of }
    .least = the lowest Health
    .lowest = the lowest Health among { $of }
figure-left = remaining Health
    .total = the total remaining Health of { $of }
    .highest = the highest remaining Health among { $of }
    .least = the lowest remaining Health
    .lowest = the lowest remaining Health among { $of }
figure-level = Level
    .total = the total of the Levels of { $of }
    .highest = the highest Level among { $of }
    .least = the lowest Level
    .lowest = the lowest Level among { $of }
figure-xp = Experience
    .total = the total Experience of { $of }
    .highest = the most Experience among { $of }
    .least = the least Experience
    .lowest = the least Experience among { $of }
figure-damage = damage
    .total = the total damage on { $of }
    .highest = the most damage among { $of }
    .least = the least damage
    .lowest = the least damage among { $of }
figure-rage-tokens = Rage tokens
    .total = the number of Rage tokens on { $of }
    .highest = the most Rage tokens among { $of }
    .least = the fewest Rage tokens
    .lowest = the fewest Rage tokens among { $of }
figure-health-tokens = Health tokens
    .total = the number of Health tokens on { $of }
    .highest = the most Health tokens among { $of }
    .least = the fewest Health tokens
    .lowest = the fewest Health tokens among { $of }
figure-shield-tokens = Shield tokens
    .total = the number of Shield tokens on { $of }
    .highest = the most Shield tokens among { $of }
    .least = the fewest Shield tokens
    .lowest = the fewest Shield tokens among { $of }
figure-weakness-tokens = Weakness tokens
    .total = the number of Weakness tokens on { $of }
    .highest = the most Weakness tokens among { $of }
    .least = the fewest Weakness tokens
    .lowest = the fewest Weakness tokens among { $of }
figure-decay-tokens = Decay tokens
    .total = the number of Decay tokens on { $of }
    .highest = the most Decay tokens among { $of }
    .least = the fewest Decay tokens
    .lowest = the fewest Decay tokens among { $of }
figure-rank = rank
    .total = the total of the ranks of { $of }
    .highest = the rearmost rank among { $of }
    .least = the foremost rank
    .lowest = the foremost rank among { $of }
figure-life = life
    .total = the total life of { $of }
    .highest = the highest life among { $of }
    .least = the lowest life
    .lowest = the lowest life among { $of }
figure-hand = cards in hand
    .total = the total cards in hand of { $of }
    .highest = the most cards in hand among { $of }
    .least = the fewest cards in hand
    .lowest = the fewest cards in hand among { $of }
figure-library = cards in the library
    .total = the total cards in the libraries of { $of }
    .highest = the most cards in a library among { $of }
    .least = the fewest cards in the library
    .lowest = the fewest cards in a library among { $of }
figure-tricks = TRICK cards in play
    .total = the number of TRICK cards in play of { $of }
    .highest = the most TRICK cards in play among { $of }
    .least = the fewest TRICK cards in play
    .lowest = the fewest TRICK cards in play among { $of }
figure-set = { $figure } { $n }
figure-multiply = { $n ->
    [2] double
   *[other] { $n } times
} { $figure }
figure-change = { $n } { $figure }
with-attack = with Attack { bound }
with-health = with Health { bound }
with-left = with remaining Health { bound }
with-level = of Level { bound }
with-xp = worth { bound } Experience
with-damage = with { bound } damage
with-rage-tokens = with { bound } Rage tokens
with-health-tokens = with { bound } Health tokens
with-shield-tokens = with { bound } Shield tokens
with-weakness-tokens = with { bound } Weakness tokens
with-decay-tokens = with { bound } Decay tokens
with-rank = { $n ->
    [1] in the front rank
   *[other] in rank { bound }
}
with-life = with { bound } life
with-hand = with { bound } cards in hand
with-library = with { bound } cards in the library
with-tricks = with { bound } TRICK cards in play
with-family = of the family { $what }
with-has = with { $what }
with-morale = with MORALE for { $what }
with-name = named { $name }
with-new = that { $so ->
    [no] did not come
   *[yes] came
} into play this turn
with-in-play = { $so ->
    [no] no longer
   *[yes] still
} on the field
with-active = whose turn it is{ $so ->
    [no] {" "}not
   *[yes] {""}
}
with-adjacent = adjacent to { $of }
with-in-front = in front of { $of }
with-behind = behind { $of }
with-in-line = in line with { $of }
with-within = within { $n ->
    [one] 1 tile
    [1] 1 tile
   *[other] { $n } tiles
} of { $of }
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
    [library] library
    [discard] Discard pile
   *[removed] cards removed from the game
}
player-foe = your opponent{ player-s }
player-each = both players{ $case ->
    [pos] ’
   *[o] {""}
}

## Numbers

of-attack = { AS($of, case: "pos") } Attack
of-health = { AS($of, case: "pos") } Health
of-left = { AS($of, case: "pos") } remaining Health
of-level = { AS($of, case: "pos") } Level
of-xp = { AS($of, case: "pos") } Experience
of-damage = the damage on { $of }
of-rage-tokens = the number of Rage tokens on { $of }
of-health-tokens = the number of Health tokens on { $of }
of-shield-tokens = the number of Shield tokens on { $of }
of-weakness-tokens = the number of Weakness tokens on { $of }
of-decay-tokens = the number of Decay tokens on { $of }
of-rank = { AS($of, case: "pos") } rank
of-life = { AS($of, case: "pos") } life
of-hand = the number of cards in { AS($of, case: "pos") } hand
of-library = the number of cards in { AS($of, case: "pos") } library
of-tricks = the number of TRICK cards that { $of } has in play
number-rolled = the number rolled
measure = { $of ->
    [damage] damage
    [cards] cards
    [tokens] tokens
    [tiles] tiles
    [level] Levels
   *[any] amounts
}
event-amount = { $of ->
    [damage] that damage
    [cards] that number of cards
    [tokens] that number of tokens
    [tiles] that number of tiles
    [level] that Level
   *[any] that amount
}
amount-life = { $n } life
amount-xp = { $n } Experience
counter-rage = { $n } Rage { counter-rage.tokens }
    .tokens = { $n ->
        [one] token
       *[other] tokens
    }
counter-health = { $n } Health { counter-rage.tokens }
counter-shield = { $n } Shield { counter-rage.tokens }
counter-weakness = { $n } Weakness { counter-rage.tokens }
counter-decay = { $n } Decay { counter-rage.tokens }

## Conditions

is-or-not = { $negated ->
    [yes] { DOES("be", $who, form: "not") }
   *[no] { DOES("be", $who) }
}
has-or-not = { $negated ->
    [yes] { DOES("have", $who, form: "not") }
   *[no] { DOES("have", $who) }
}
if-attack = { has-or-not } Attack { bound }
if-health = { has-or-not } Health { bound }
if-left = { has-or-not } remaining Health { bound }
if-level = { is-or-not } of Level { bound }
if-xp = { has-or-not } { bound } Experience
if-damage = { has-or-not } { bound } damage
if-rage-tokens = { has-or-not } { bound } Rage tokens
if-health-tokens = { has-or-not } { bound } Health tokens
if-shield-tokens = { has-or-not } { bound } Shield tokens
if-weakness-tokens = { has-or-not } { bound } Weakness tokens
if-decay-tokens = { has-or-not } { bound } Decay tokens
if-rank = { is-or-not } in { $n ->
    [1] the front rank
   *[other] rank { bound }
}
if-life = { has-or-not } { bound } life
if-hand = { has-or-not } { bound } cards in hand
if-library = { has-or-not } { bound } cards in the library
if-tricks = { has-or-not } { bound } TRICK cards in play
if-family = { is-or-not } of the family { $what }
if-has = { has-or-not } { $what }
if-name = { is-or-not } { $name }
if-token = { is-or-not } a token
if-face-down = { is-or-not } face-down
if-new = { AS($who, case: "s") } { $negated ->
    [yes] did not come
   *[no] came
} into play this turn
if-moved = { $negated ->
    [yes] { DOES("has", $who, form: "not") }
   *[no] { DOES("has", $who) }
} used its Move
if-acted = { $negated ->
    [yes] { DOES("has", $who, form: "not") }
   *[no] { DOES("has", $who) }
} used its Action
if-charmed = { is-or-not } under CHARM
if-pacified = { is-or-not } under PACIFY
if-rearmost = { is-or-not } in the rearmost rank
if-in-play = { DOES("be", $who) } { $negated ->
    [yes] no longer
   *[no] still
} on the field
if-morale = { AS($who, case: "pos") } MORALE { $negated ->
    [yes] does not give
   *[no] gives
} { $what }
if-adjacent = { is-or-not } adjacent to { $of }
if-in-front = { is-or-not } in front of { $of }
if-behind = { is-or-not } behind { $of }
if-in-line = { is-or-not } in line with { $of }
if-within = { is-or-not } { with-within }
if-event-to = { AS($who, case: "s") } { $negated ->
    [yes] did not go
   *[no] went
} { $zone }
    .zone = { $zone ->
        [hand] to a hand
        [library] to a library
        [discard] to a Discard pile
       *[removed] out of the game
    }
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
    .against = { $has-other ->
        [yes] {" "}against { $other }
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
    .as = { $kinds ->
        [any] {""}
       *[other] {" "}as { $kind }
    }
    .by = { $kinds ->
        [any] {""}
       *[other] {" "}by { $kind }
    }
    .what = { $kinds ->
        [any] { $subject }
       *[other] { $kind }
    }
event-played = { $has-player ->
    [yes] { DOES("play", $player) } { event-played.what }
   *[no] { $has-subject ->
        [yes] { DOES("be", $subject) } played{ of-kind.as }
       *[no] a player plays { event-played.what }
    }
}
    .past = { $has-player ->
        [yes] { has-player } played { event-played.what }
       *[no] { $has-subject ->
            [yes] { has-subject } been played{ of-kind.as }
           *[no] { $negated ->
                [yes] no
               *[no] a
            } player has played { event-played.what }
        }
    }
    .what = { $has-subject ->
        [yes] { $subject }{ of-kind.as }
       *[no] { of-kind.what }
    }
event-entered = { DOES("come", $subject) } into play
    .past = { has-subject } come into play
event-spell-done = { $has-player ->
    [yes] { DOES("have", $player) } played a Spell
   *[no] a Spell has been played
}
    .past = { $has-player ->
        [yes] { has-player } played a Spell
       *[no] { $negated ->
            [yes] no
           *[no] a
        } Spell has been played
    }
event-dies = { $has-other ->
    [yes] { DOES("kill", $other) } { $subject }
   *[no] { DOES("die", $subject) }
}{ of-kind.by }
    .past = { $has-other ->
        [yes] { has-other } killed { $subject }
       *[no] { has-subject } died
    }{ of-kind.by }
event-left = { $to ->
    [any] { DOES("leave", $subject) } the field
   *[other] { DOES("go", $subject) } from the field { $zone }
}
    .past = { has-subject } { $to ->
        [any] left the field
       *[other] gone from the field { $zone }
    }
to-zone = { $zone ->
    [hand] to a hand
    [library] to a library
    [discard] to a Discard pile
   *[removed] out of the game
}
event-revived = { DOES("return", $subject) } to life
    .past = { has-subject } returned to life
event-attack-declared = { DOES("attack", $subject) }{ event-attack-declared.whom }
    .past = { has-subject } attacked{ event-attack-declared.whom }
    .whom = { $has-other ->
        [yes] {" "}{ $other }{ of-kind }
       *[no] { $kinds ->
            [any] {""}
            [creature] {" "}a creature
           *[player] {" "}a player
        }
    }
event-attacked = { DOES("has", $subject) } attacked{ event-attack-declared.whom }
    .past = { has-subject } attacked{ event-attack-declared.whom }
event-damaged = { $has-other ->
    [yes] { DOES("deal", $other) } { event-damaged.what } to { $subject }{ of-kind.by }
   *[no] { DOES("be", $subject) } dealt { event-damaged.what }{ of-kind.by }
}
    .past = { $has-other ->
        [yes] { has-other } dealt { event-damaged.what } to { $subject }{ of-kind.by }
       *[no] { has-subject } been dealt { event-damaged.what }{ of-kind.by }
    }
    .what = { $some ->
        [yes] { $much } damage
       *[no] damage
    }
event-strikes = { DOES("deal", $subject) } { event-damaged.what } with an attack
    .past = { has-subject } dealt { event-damaged.what } with an attack
event-hurt = { $has-other ->
    [yes] { DOES("deal", $other) } { event-damaged.what } to { $has-player ->
        [yes] { $player }
       *[no] a player
    }{ of-kind.by }
   *[no] { DOES("be", $player) } dealt { event-damaged.what }{ of-kind.by }
}
    .past = { $has-other ->
        [yes] { has-other } dealt { event-damaged.what } to { $player }{ of-kind.by }
       *[no] { has-player } been dealt { event-damaged.what }{ of-kind.by }
    }
event-healed = { DOES("be", $subject) } healed{ event-healed.much }
    .past = { has-subject } been healed{ event-healed.much }
    .much = { $some ->
        [yes] {" "}of { $much } damage
       *[no] {""}
    }
event-token-placed = { event-token-placed.what } are put on { $subject }
    .past = { $negated ->
        [yes] { $some ->
            [yes] { event-token-placed.what } have not
           *[no] no { event-token-placed.what } have
        }
       *[no] { event-token-placed.what } have
    } been put on { $subject }
    .what = { $some ->
        [yes] { $much }{" "}
       *[no] {""}
    }{ $kinds ->
        [any] tokens
       *[other] { $kind }
    }
event-moved = { DOES("move", $subject) }{ event-moved.much }
    .past = { has-subject } moved{ event-moved.much }
    .much = { $some ->
        [yes] {" "}{ $much } tiles
       *[no] {""}
    }
event-turned-up = { DOES("be", $subject) } turned face-up
    .past = { has-subject } been turned face-up
event-transformed = { $has-player ->
    [yes] { $has-subject ->
        [yes] { $subject }
       *[no] one of { AS($player, case: "pos") } creatures
    } is transformed
   *[no] { DOES("be", $subject) } transformed
}
    .past = { has-subject } been transformed
event-control-changed = { $has-player ->
    [yes] { DOES("take", $player) } control of { $has-subject ->
        [yes] { $subject }
       *[no] a creature
    }
   *[no] { DOES("come", $subject) } over from the other side
}
    .past = { $has-player ->
        [yes] { has-player } taken control of { $subject }
       *[no] { has-subject } come over from the other side
    }
event-weapon-used = { $has-player ->
    [yes] { DOES("use", $player) } { $has-subject ->
        [yes] { $subject }
       *[no] a Weapon
    }
   *[no] { DOES("be", $subject) } used
}{ other-role.against }
    .past = { $has-player ->
        [yes] { has-player } used { $subject }
       *[no] { has-subject } been used
    }{ other-role.against }
event-broken = { DOES("be", $subject) } destroyed
    .past = { has-subject } been destroyed
event-leveled = { DOES("reach", $player) } { $some ->
    [yes] Level { $much }
   *[no] a new Level
}
    .past = { has-player } reached { $some ->
        [yes] Level { $much }
       *[no] a new Level
    }
event-drew = { DOES("draw", $player) } { event-drew.cards }
    .past = { has-player } drawn { event-drew.cards }
    .cards = { $some ->
        [yes] { $much } cards at once
       *[no] a card
    }
event-discarded = { $has-player ->
    [yes] { DOES("discard", $player) }
   *[no] a player discards
} { event-drew.cards }
    .past = { has-player } discarded { event-drew.cards }
event-tricked = one of { AS($player, case: "pos") } TRICK cards is set off
    .past = one of { AS($player, case: "pos") } TRICK cards { $negated ->
        [yes] has not been set off
       *[no] has been set off
    }
event-turn-begins = at the start of { event-turn-begins.whose } turn
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
event-turn-ends = at the end of { event-turn-begins.whose } turn
    .past = { event-turn-begins.one } turn { $negated ->
        [yes] has not ended
       *[no] has ended
    }

## Durations

until = { $first ->
    [yes] { until.when }, { $clause }
   *[no] { $clause } { until.when }
}
    .when = { $until ->
        [turn] until the end of the turn
       *[for-good] for good
    }
until-next-turn = { $clause } until { AS($who, case: "pos") } next turn begins
until-next-turn-end = { $clause } until the end of { AS($who, case: "pos") } next turn
later-turn-start = at the start of { AS($whose, case: "pos") } next turn, { $clause }
later-turn-end = at the end of { AS($whose, case: "pos") } { $whose-is ->
    [you] turn
   *[other] next turn
}, { $clause }

## What is always at work, and what effects do

act-move = move
act-act = use { NUM($who) ->
    [many] their
   *[one] its
} Action
act-attack = attack
act-retaliate = retaliate
act-opportunity = deal Attacks of Opportunity
act-be-swapped = be swapped
act-be-attacked = be attacked
act-play = play { $has-what ->
    [yes] { $what }
   *[no] cards
}
act-draw = draw cards
act-use-weapons = use Weapons
act-second-target = make the second attack of a DOUBLE ATTACK on another target
op-damage = { VERB("deal", $who) } { $n } damage to { $to }
op-heal = { NUM($to) ->
    [you] regain { $n } life
   *[one] { VERB("heal", $who) } { $n } from { $to }
}
op-destroy = { DOES("destroy", $who, $what) }
op-mill = { DOES("put", $who) } { top-cards } of { whose } library into { whose } Discard pile
op-shuffle = { DOES("shuffle", $who) } { whose } library
op-reshuffle = { DOES("shuffle", $who) } { whose } Discard pile into { whose } library
op-search = { DOES("search", $who) } { whose } library for { $has-what ->
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
    [library-top] on top of it
   *[discard] into { whose } Discard pile
}
op-look = { DOES("look", $who) } at { top-cards } of { AS($at, case: "pos") } library
op-arrange = { DOES("look", $who) } at { top-cards } of { AS($of, case: "pos") } library and { VERB("put", $who) } { $n ->
    [one] it
   *[other] them
} back on top in any order
op-send = { $to ->
    [library] { DOES("shuffle", $who, $what) } into { op-send.owner } library
    [removed] { DOES("remove", $who, $what) } from the game
    [hand] { DOES("return", $who, $what) } to { op-send.owner } hand
   *[other] { DOES("put", $who, $what) } { $to ->
        [library-top] on top of { op-send.owner } library
        [library-bottom] on the bottom of { op-send.owner } library
       *[discard] into { op-send.owner } Discard pile
    }
}
    .owner = { $own ->
        [yes] your
       *[no] { NUM($what) ->
            [many] their owners’
           *[one] its owner’s
        }
    }
op-summon = { VERB("summon", $who) } { $upto ->
    [yes] up to{" "}
   *[no] {""}
}{ $what }{ $has-near ->
    [yes] {" "}adjacent to { $near }
   *[no] {""}
}{ $side-is ->
    [you] {""}
   *[other] {" "}on { AS($side, case: "pos") } side
}{ $xp ->
    [no] {" "}(without Experience)
   *[yes] {""}
}
op-play = { VERB("play", $who) } { $what } without using up Levels{ $xp ->
    [no] {" "}and without Experience
   *[yes] {""}
}
op-transform = { DOES("become", $to) } { $into }
op-swap = { VERB("swap", $who) } { $a } and { $b }
op-place = { DOES("move", $who, $what) } to { $to ->
    [front] a place in the front rank
    [rear] a place in the rearmost rank
    [new-rank] a new rank behind
   *[anywhere] any free place
}
op-turn-up = turn { $to } face-up
op-charm = { DOES("cannot", $to) } use { op-refresh.its } Action to attack on { op-refresh.its } next turn
op-pacify = { DOES("cannot", $to) } use { op-refresh.its } Action on { op-refresh.its } next turn
op-ready = the next attack of { $to } deals { $n } more damage
op-switch-morale = the MORALE of { $to } switches between damage and Health
op-refresh = { DOES("get", $to) } { op-refresh.its } { $what } back
    .its = { NUM($to) ->
        [many] their
       *[one] its
    }
op-repair = { $what } { NUM($what) ->
    [many] regain
   *[one] regains
} { $n } Health
op-trick-card = { NUM($who) ->
    [you] you may put
   *[one] { $who } may put
} { $n ->
    [one] a TRICK card
   *[other] { $n } TRICK cards
} into play face-down
op-win = { DOES("win", $who) } the match
op-revoke = { DOES("lose", $to) } { $keywords-first ->
    [all] all abilities
   *[other] { $keywords }
}
word-refreshed = { $what ->
    [move] Move
   *[action] Action
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
   *[turn] { $n ->
        [one] once per turn
       *[other] up to { $n } times per turn
    }
}{ limit-per }
keyword-numbered = { $name }({ $n })
keyword-times = { $what } ×{ $n }
keyword-aura = AURA
    .means = works on creatures within { $x ->
        [one] 1 tile
       *[other] { $x } tiles
    }
keyword-block = BLOCK
    .means = it takes no retaliation when it attacks
keyword-charm = CHARM
    .means = as its Action, an adjacent creature cannot use its Action to attack on its next turn
keyword-dash = DASH
    .means = its Move may cover up to { $x ->
        [1] 1 tile
       *[other] { $x } tiles
    }
keyword-depleted = DEPLETED
    .means = once played, it is removed from the game instead of going to the Discard pile
keyword-dormant = DORMANT
    .means = it cannot move, act, retaliate or deal Attacks of Opportunity
keyword-double-attack = DOUBLE ATTACK
    .means = it attacks its target twice, and takes retaliation twice
keyword-draw = DRAW
    .means = when played, draw { $x ->
        [one] 1 card
       *[other] { $x } cards
    }
keyword-flight = FLIGHT
    .means = it attacks as if with RANGE(2), with retaliation, unless an enemy with FLIGHT is in front of it
keyword-haste = HASTE
    .means = it may use its Action on the turn it comes
keyword-heal = HEAL
    .means = as its Action, { $x } damage is healed from an adjacent creature or from a player
keyword-hero = HERO
    .means = one copy in a deck
keyword-magic = MAGIC
    .means = its attacks are not halved by RESISTANCE
keyword-morale = MORALE
    .means = your adjacent creatures get +{ $x } Attack or +{ $x } Health; its Action switches between them
keyword-pacify = PACIFY
    .means = as its Action, an adjacent creature cannot use its Action on its next turn
keyword-pacifist = PACIFIST
    .means = it cannot use its Action to attack
keyword-pierce = PIERCE
    .means = up to { $x } of its retaliation gets through BLOCK
keyword-rage = RAGE
    .means = each time it takes damage, it gains { $x } Rage { $x ->
        [one] token
       *[other] tokens
    }
keyword-range = RANGE
    .means = attacks from up to { $x ->
        [1] 1 tile
       *[other] { $x } tiles
    } away, without retaliation from more than 1
keyword-ready = READY
    .means = as its Action, its next attack deals { $x } more damage
keyword-regen = REGEN
    .means = at the end of your turn, { $x } damage is healed from it
keyword-relentless = RELENTLESS
    .means = when it kills, excess damage goes on to the creature behind, or to the opponent
keyword-resistance = RESISTANCE
    .means = attacks without MAGIC, retaliation and Attacks of Opportunity deal half damage to it
keyword-rooted = ROOTED
    .means = it has no Move
keyword-scry = SCRY
    .means = when played, look at the top { $x ->
        [one] card
       *[other] { $x } cards
    } of your library and put { $x ->
        [one] it
       *[other] them
    } back in any order
keyword-siphon = SIPHON
    .means = it is healed by as much as its attacks deal
keyword-spell = SPELL
    .means = as its Action
keyword-spy = SPY
    .means = when played, look at the top { $x ->
        [one] card
       *[other] { $x } cards
    } of the opponent’s library
keyword-stealth = STEALTH
    .means = it comes face-down, and only adjacent creatures can attack it
keyword-summon = SUMMON
    .means = as its Action, creatures come into play adjacent to it
keyword-swarm = SWARM
    .means = its Attack and Health are multiplied by { $x }, and it has no other abilities
keyword-transform = TRANSFORM
    .means = as its Action, it is set aside and a token takes its place
keyword-trick = TRICK
    .means = when played, you may put a TRICK card into play; when one is set off, you choose one such effect
keyword-undeath = UNDEATH
    .means = the first time it would die, it returns with 1 Health left
keyword-vanguard = VANGUARD
    .means = its retaliation and Attacks of Opportunity deal full damage
card-keywords = { $what }
card-trick = { $when }
summon-cards = { $n } { $card }
summons = as its Action, summon { $n } { $what } adjacent to this creature
transforms = as its Action, set this creature aside; { $what } takes its place
op-multiply = { DOES("have", $to) } { $changes }
op-allow = { DOES("can", $to) } { $act }
