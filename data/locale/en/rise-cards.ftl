# What the printed texts of Rise's cards have of its own: its nouns, what things have, what comes about, what its operations do. What all games
# share is in language.ftl and telling.ftl.
#
# The words of the game are those of its rulebook: Summoner, Life, Capacity Point, level, Skill, Creature, Door, Incantation,
# Imminent, Level Up, Constant, rank, Attack, Defense, Ability, Base Effect, Action (Direct Purchase, Coin Toss, Dice Roll),
# Success, Failure, coins (gold is the same), Stock, Ether, library, hand, battlefield, Cemetery, excluded, tilt, untilt,
# invoke, attack, block, Charge Counter, token, Disease, Equipment, Bomb, Lock, Key.

## Things

noun-creature = Creature{ plural-s }
noun-door = Door{ plural-s }
noun-incantation = Incantation{ plural-s }
noun-imminent = Imminent{ plural-s }
noun-level-up = Level Up{ plural-s }
noun-summoner = Summoner{ plural-s }
noun-permanent = card{ plural-s } in play
noun-disease = Disease{ plural-s }
noun-equipment = Equipment
noun-bomb = Bomb{ plural-s }
noun-lock = Lock{ plural-s }
noun-invocation = invocation{ plural-s }
noun-action = Action{ plural-s }
noun-skill = Skill{ plural-s }
noun-item = play{ plural-s }
noun-other = other card{ plural-s }
noun-source = source{ plural-s }
noun-bearer = card{ plural-s } that { $num ->
    [many] carry
   *[one] carries
} it
noun-blocker = blocker{ plural-s }
noun-attacker = attacker{ plural-s }
noun-attackers = attackers it blocks
noun-blockers = cards that block it
noun-met = Creatures it fought
adjective-infected = infected
adjective-equipped = equipped
adjective-armed = armed
adjective-chained = chained
adjective-freed = freed
is-tilted = tilted
not-tilted = untilted
is-attacking = attacking
not-attacking = non-attacking
is-blocking = blocking
not-blocking = non-blocking
is-infected = infected
not-infected = uninfected
is-attached = attached
not-attached = unattached
is-constant = Constant
not-constant = non-Constant
is-token = token
not-token = non-token
like-types = a type in common with { $of }
like-element = an element in common with { $of }
word-types = { $name }
word-element = { $name }
word-marked = { $name }
word-marks = { word-marked }
word-kind = { $word ->
    [success] a Success
    [failure] a Failure
    [combat] combat damage
    [effect] damage from outside combat
    [destroy] an effect that destroys
    [sacrifice] sacrifice
    [defense] lack of Defense
    [purchase] a Direct Purchase
    [toss] a Coin Toss
    [dice] a Dice Roll
    [creature] a Creature
    [door] a Door
    [incantation] an Incantation
    [imminent] an Imminent
    [level-up] a Level Up
    [play] play
    [hand] a hand
    [library] a library
    [chain] the chain
   *[other] a { $name } Charge Counter
}
word-phase = { $word ->
    [awakening] Awakening
    [restoration] Restoration
    [invocation] Invocation
    [attack] Attack
    [damage] Damage Resolution
   *[end] End of Turn
}
of-types = the type { $what }
of-element = the { $what } element
figure-attack = Attack
    .total = the total Attack of { $of }
    .highest = the highest Attack among { $of }
    .least = the lowest Attack
    .lowest = the lowest Attack among { $of }
figure-defense = Defense
    .total = the total Defense of { $of }
    .highest = the highest Defense among { $of }
    .least = the lowest Defense
    .lowest = the lowest Defense among { $of }
figure-life = Life
    .total = the total Life of { $of }
    .highest = the highest Life among { $of }
    .least = the lowest Life
    .lowest = the lowest Life among { $of }
figure-level = level
    .total = the total level of { $of }
    .highest = the highest level among { $of }
    .least = the lowest level
    .lowest = the lowest level among { $of }
figure-set = { $figure } { $n }
figure-change = { $attack }/{ $defense }
with-attack = with Attack { bound }
with-defense = with Defense { bound }
with-life = with Life { bound }
with-level = with level { bound }
word-plane = { $word ->
    [air] in the air
   *[ground] on the ground
}
with-element = with the { $what } element
with-plane = { $what }
with-has = with { $what }
with-carries = with { $what } attached
with-lock = with { $open ->
    [yes] an open
   *[no] a closed
} Lock
with-marked = marked “{ $what }”
with-unmarked = not marked “{ $what }”
with-name = named { $name }
with-attacking = blocked by { $of }
with-blocking = blocking { $of }
with-blocked = that blocked { $of }
with-met = that fought { $of }
with-attacks = attacking { $of }
with-same-plane = on the same plane as { $of }
with-host-of = { $of } is attached to
with-may-infect = that can infect { $of }
with-may-hold = that can carry { $of }
of-kind = of { $kinds }
on-chain = on the chain
in-zone = { $taken ->
    [yes] from
   *[no] in
} { $whose ->
    [you] your
    [foe] an opponent’s
    [any] any player’s
   *[of] { AS($who, case: "pos") }
} { $zone ->
    [hand] hand
    [library] library
    [cemetery] Cemetery
   *[excluded] Excluded zone
}
player-attacked = the attacked player{ player-s }

## Numbers

of-attack = { AS($of, case: "pos") } Attack
of-defense = { AS($of, case: "pos") } Defense
of-life = { AS($of, case: "pos") } Life
of-level = { AS($of, case: "pos") } level
of-coins = { $whose ->
    [yes] whose number of coins
   *[no] the number of coins in { AS($of, case: "pos") } Stock
}
of-ether = { AS($of, case: "pos") } Ether
of-hand = { $whose ->
    [yes] whose number of cards in hand
   *[no] the number of cards in { AS($of, case: "pos") } hand
}
of-plus = { $whose ->
    [yes] whose number of +1/+1 Charge Counters
   *[no] the number of +1/+1 Charge Counters on { $of }
}
of-minus = { $whose ->
    [yes] whose number of -1/-1 Charge Counters
   *[no] the number of -1/-1 Charge Counters on { $of }
}
number-rolled = the number rolled
measure = { $of ->
    [damage] damage
    [cards] cards
    [coins] coins
    [ether] Ether
    [life] Life
    [counters] counters
    [level] levels
    [roll] numbers
   *[any] amounts
}
event-amount = { $of ->
    [roll] the number rolled
    [damage] that damage
    [cards] that number of cards
    [coins] that number of coins
    [ether] that amount of Ether
    [life] that Life
    [counters] that number of counters
    [level] that level
   *[any] that amount
}
amount-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
amount-ether = { $n } Ether
amount-capacity = { $n ->
    [one] 1 Capacity Point
   *[other] { $n } Capacity Points
}
amount-levels = { $n ->
    [one] 1 level
   *[other] { $n } levels
}
counter-plus = { $n ->
    [one] a +1/+1 Charge Counter
   *[other] { $n } +1/+1 Charge Counters
}
counter-minus = { $n ->
    [one] a -1/-1 Charge Counter
   *[other] { $n } -1/-1 Charge Counters
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
if-attack = { has-or-not } Attack { bound }
if-defense = { has-or-not } Defense { bound }
if-life = { has-or-not } Life { bound }
if-level = { has-or-not } level { bound }
if-plus = { has-or-not } { bound.count } +1/+1 Charge Counters
if-minus = { has-or-not } { bound.count } -1/-1 Charge Counters
if-coins = { has-or-not } { bound.count } { $n ->
    [one] coin
   *[other] coins
}
if-ether = { has-or-not } { bound } Ether
if-hand = { has-or-not } { bound.count } cards in hand
if-has = { has-or-not } { $what }
if-carries = { has-or-not } { $what } attached
if-types = { is-or-not } { $what }
if-element = { has-or-not } the { $what } element
if-plane = { is-or-not } { $what }
if-marked = { is-or-not } marked “{ $what }”
if-tilted = { is-or-not } tilted
if-infected = { is-or-not } infected
if-attached = { is-or-not } attached
if-constant = { is-or-not } Constant
if-token = { is-or-not } a token
if-attacking = { is-or-not } attacking
if-blocking = { is-or-not } blocking
if-in-play = { DOES("be", $who) } { $negated ->
    [yes] no longer
   *[no] still
} in play
if-died = { AS($who, case: "s") } { $negated ->
    [yes] did not die
   *[no] died
} this turn
if-was-blocked = { $negated ->
    [yes] { DOES("was", $who, form: "not") }
   *[no] { DOES("was", $who) }
} blocked
if-has-blocked = { AS($who, case: "s") } { $negated ->
    [yes] did not block
   *[no] blocked
}
if-first-turn = { DOES("have", $who) } { $negated ->
    [yes] finished
   *[no] not finished
} { whose } first turn
if-name = { is-or-not } { $name }
if-play = { is-or-not } { $what }
if-host-of = { $negated ->
    [yes] { DOES("stay", $of, form: "not") }
   *[no] { DOES("stay", $of) }
} attached
if-met = { AS($who, case: "s") } { $negated ->
    [yes] did not fight
   *[no] fought
} { $of }
if-same-plane = { is-or-not } on the same plane as { $of }
if-event-to = { AS($who, case: "s") } { $negated ->
    [yes] did not go
   *[no] went
} { $zone }
    .zone = { $zone ->
        [hand] to a hand
        [cemetery] to the Cemetery
        [excluded] to the Excluded zone
       *[library] to a library
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

towards = { $to ->
    [any] {""}
   *[other] {" "}{ $zone }
}
to-zone = { $zone ->
    [hand] to a hand
    [library] to a library
    [cemetery] to the Cemetery
    [excluded] to the Excluded zone
    [battlefield] to the Battlefield
    [chain] to the chain
   *[other] to another zone
}
event-enters = { DOES("come", $subject) } into play{ towards }
    .past = { has-subject } come into play{ towards }
event-leaves = { DOES("leave", $subject) } play{ towards }
    .past = { has-subject } left play{ towards }
event-dies = { DOES("die", $subject) }{ towards }{ event-dies.of }
    .past = { has-subject } died{ towards }{ event-dies.of }
    .of = { $kinds ->
        [any] {""}
       *[other] {" "}from { $kind }
    }
event-to-cemetery = { DOES("go", $subject) } from play to the Cemetery{ event-to-cemetery.to }{ event-dies.of }
    .past = { has-subject } gone from play to the Cemetery{ event-to-cemetery.to }{ event-dies.of }
    .would = { AS($subject, case: "n") } would go to the Cemetery{ event-to-cemetery.to }{ event-dies.of }
    .to = { $to ->
        [any] {""}
       *[other] {" "}({ $zone })
    }
event-excluded = { DOES("be", $subject) } excluded{ event-to-cemetery.to }
    .past = { has-subject } been excluded{ event-to-cemetery.to }
event-returned = { DOES("return", $subject) } from play to hand{ event-to-cemetery.to }
    .past = { has-subject } returned from play to hand{ event-to-cemetery.to }
    .would = { AS($subject, case: "n") } would return to hand{ event-to-cemetery.to }
event-restoration = { DOES("choose", $player) } between cards and coins in the Restoration
    .would = { AS($player, case: "n") } would choose between cards and coins in the Restoration
event-destroyed = { DOES("be", $subject) } destroyed{ event-destroyed.by }
    .would = { AS($subject, case: "n") } would be destroyed{ event-destroyed.by }
    .by = { $kinds ->
        [any] {""}
       *[other] {" "}by { $kind }
    }
event-damaged = { DOES("be", $subject) } dealt { event-damaged.what }{ other-role.by }
    .would = { AS($subject, case: "n") } would be dealt { event-damaged.what }{ other-role.by }
    .what = { $some ->
        [yes] { $much } damage{ event-is-hit.kind }
       *[no] { $kinds ->
            [any] damage
           *[other] { $kind }
        }
    }
event-attacks = { DOES("attack", $subject) }{ other-role }
    .past = { has-subject } attacked{ other-role }
other-role = { $has-other ->
    [yes] {" "}{ $other }
   *[no] {""}
}
    .by = { $has-other ->
        [yes] {" "}by { $other }
       *[no] {""}
    }
    .to = { $has-other ->
        [yes] {" "}to { $other }
       *[no] {""}
    }
event-is-blocked = { DOES("be", $subject) } blocked{ other-role.by }
    .past = { has-subject } been blocked{ other-role.by }
event-blocks = { DOES("block", $subject) }{ other-role }
    .past = { has-subject } blocked{ other-role }
event-unblocked = { DOES("attack", $subject) } and { VERB("be", $subject) } not blocked{ towards }
    .past = { has-subject } attacked without being blocked{ towards }
event-strikes = { DOES("strike", $subject) }{ other-role }{ event-strikes.for }
    .past = { has-subject } struck{ other-role }{ event-strikes.for }
    .for = { $some ->
        [yes] {" "}for { $much } damage
       *[no] {""}
    }
event-is-hit = { DOES("be", $subject) } hit{ other-role.by }{ event-strikes.for }{ event-is-hit.kind }
    .past = { has-subject } been hit{ other-role.by }{ event-strikes.for }{ event-is-hit.kind }
    .kind = { $kinds ->
        [any] {""}
       *[other] {" "}({ $kind })
    }
event-fought = { DOES("fight", $subject) }{ other-role }
    .past = { has-subject } fought{ other-role }
event-attached = { DOES("be", $subject) } attached{ other-role.to }
    .past = { has-subject } been attached{ other-role.to }
event-transmitted = { DOES("be", $subject) } transmitted{ other-role.to }
    .past = { has-subject } been transmitted{ other-role.to }
event-lock-opened = { DOES("be", $subject) } opened{ towards }
    .past = { has-subject } been opened{ towards }
event-freed = { DOES("be", $subject) } freed{ towards }
    .past = { has-subject } been freed{ towards }
event-leveled = { $some ->
    [yes] { DOES("reach", $subject) } level { $much }
   *[no] { DOES("change", $subject) } { NUM($subject) ->
        [one] its
       *[other] their
    } level
}
    .past = { has-subject } { $some ->
        [yes] reached level { $much }
       *[no] changed level
    }
event-counter-placed = { DOES("get", $subject) } { event-counter-placed.what }
    .past = { has-subject } got { event-counter-placed.what }
    .would = { AS($subject, case: "n") } would get { event-counter-placed.what }
    .what = { $some ->
        [yes] { $much } Charge Counters{ event-is-hit.kind }
       *[no] { $kinds ->
            [any] a Charge Counter
           *[other] { $kind }
        }
    }
event-tilted = { DOES("be", $subject) } tilted{ towards }
    .past = { has-subject } been tilted{ towards }
event-untilted = { DOES("be", $subject) } untilted{ towards }
    .past = { has-subject } been untilted{ towards }
event-control-changed = { $has-player ->
    [yes] { DOES("take", $player) } control of { $subject }
   *[no] { DOES("change", $subject) } sides
}
    .past = { $has-player ->
        [yes] { has-player } taken control of { $subject }
       *[no] { has-subject } changed sides
    }
event-summoner-lost = { $has-player ->
    [yes] { DOES("lose", $player) } { $subject }
   *[no] { DOES("be", $subject) } lost
}
    .past = { $has-player ->
        [yes] { has-player } lost { $subject }
       *[no] { has-subject } been lost
    }
    .would = { $has-player ->
        [yes] { AS($player, case: "n") } would lose { $subject }
       *[no] { AS($subject, case: "n") } would be lost
    }
event-sacrificed = { $has-player ->
    [yes] { DOES("sacrifice", $player) } { $subject }
   *[no] { DOES("be", $subject) } sacrificed
}
    .past = { $has-player ->
        [yes] { has-player } sacrificed { $subject }
       *[no] { has-subject } been sacrificed
    }
event-invoked = { $has-player ->
    [yes] { DOES("invoke", $player) } { event-invoked.what }
   *[no] { DOES("be", $subject) } invoked{ event-is-hit.kind }
}
    .past = { $has-player ->
        [yes] { has-player } invoked { event-invoked.what }
       *[no] { has-subject } been invoked{ event-is-hit.kind }
    }
    .what = { $has-subject ->
        [yes] { $subject }{ event-is-hit.kind }
       *[no] { $kinds ->
            [any] { $subject }
           *[other] { $kind }
        }
    }
event-healed = { DOES("regain", $subject) } { event-healed.much }Life
    .past = { has-subject } regained { event-healed.much }Life
    .much = { $some ->
        [yes] { $much }{" "}
       *[no] {""}
    }
    .would = { AS($subject, case: "n") } would regain { event-healed.much }Life
event-life-lost = { DOES("lose", $subject) } { event-healed.much }Life
    .past = { has-subject } lost { event-healed.much }Life
event-toss-made = { DOES("toss", $player) } a coin{ event-toss-made.for }{ $kinds ->
    [any] {""}
   *[other] {" "}and { VERB("get", $player) } { $kind }
}
    .past = { has-player } tossed a coin{ event-toss-made.for }{ $kinds ->
        [any] {""}
       *[other] {" "}and got { $kind }
    }
    .for = { $has-subject ->
        [yes] {" "}for { $subject }
       *[no] {""}
    }
    .would = { AS($player, case: "n") } would { $kinds ->
        [any] toss a coin
       *[other] get { $kind } on a coin toss
    }{ event-toss-made.for }
event-rolled = { DOES("roll", $player) } { event-rolled.what }{ event-toss-made.for }
    .past = { has-player } rolled { event-rolled.what }{ event-toss-made.for }
    .what = { $some ->
        [yes] { $much } on a die
       *[no] a die
    }
    .would = { AS($player, case: "n") } would roll { event-rolled.what }{ event-toss-made.for }
event-action-used = { DOES("use", $player) } { event-action-used.what }{ event-action-used.of }
    .past = { has-player } used { event-action-used.what }{ event-action-used.of }
    .what = { $kinds ->
        [any] an Action
       *[other] { $kind }
    }
    .of = { $has-subject ->
        [yes] {" "}of { $subject }
       *[no] {""}
    }
event-skill-used = { DOES("use", $player) } a Skill{ event-action-used.of }
    .past = { has-player } used a Skill{ event-action-used.of }
event-stolen = { DOES("steal", $player) } { event-drawn.cards }
    .past = { has-player } stolen { event-drawn.cards }
event-drawn = { DOES("draw", $player) } { event-drawn.cards }
    .past = { has-player } drawn { event-drawn.cards }
    .cards = { $some ->
        [yes] { $much } cards at once
       *[no] a card
    }
    .would = { AS($player, case: "n") } would draw { event-drawn.cards }
event-discarded = { DOES("discard", $player) } { event-drawn.cards }
    .past = { has-player } discarded { event-drawn.cards }
    .would = { AS($player, case: "n") } would discard { event-drawn.cards }
event-coins-gained = { DOES("gain", $player) } { event-healed.much }coins
    .past = { has-player } gained { event-healed.much }coins
    .would = { AS($player, case: "n") } would gain { event-healed.much }coins
event-ether-gained = { DOES("gain", $player) } { event-healed.much }Ether
    .past = { has-player } gained { event-healed.much }Ether
    .would = { AS($player, case: "n") } would gain { event-healed.much }Ether
event-awakening = in { event-awakening.of } Awakening
    .past = { event-awakening.one } Awakening { event-awakening.come }
    .of = { $has-player ->
        [yes] { AS($player, case: "pos") }
       *[no] each player’s
    }
    .one = { $has-player ->
        [yes] { AS($player, case: "pos") }
       *[no] a player’s
    }
    .turn = { $has-player ->
        [yes] { AS($player, case: "pos") }
       *[no] each
    } turn
    .come = { $negated ->
        [yes] has not come
       *[no] has come
    }
event-restored = after { event-awakening.of } Restoration
    .past = { event-awakening.one } Restoration { event-awakening.come }
event-game-begins = at the beginning of the game
    .past = the game { $negated ->
        [yes] has not begun
       *[no] has begun
    }
event-turn-begins = at the beginning of { event-awakening.turn }
    .past = { event-awakening.one } turn { $negated ->
        [yes] has not begun
       *[no] has begun
    }
event-turn-ends = at the end of { event-awakening.turn }
    .past = { event-awakening.one } turn { $negated ->
        [yes] has not ended
       *[no] has ended
    }
event-after-combat = after combat in { event-awakening.turn }
    .past = combat in { event-awakening.one } turn { $negated ->
        [yes] has not ended
       *[no] has ended
    }
tell-arrives = when { DOES("come", $who) } into play
excluded-instead = { $would }, { $may ->
    [yes] if you wish,{" "}
   *[no] {""}
}{ $goes ->
    [hand] { DOES("go", $it) } to its owner’s hand instead
    [library-top] { DOES("go", $it) } on top of its owner’s library instead
    [library-bottom] { DOES("go", $it) } to the bottom of its owner’s library instead
   *[excluded] { DOES("be", $it) } excluded instead
}
event-buried = { DOES("go", $subject) } to a Cemetery{ event-buried.of }
    .would = { AS($subject, case: "n") } would go to a Cemetery{ event-buried.of }
    .of = { $kinds ->
        [any] {" "}from anywhere
       *[other] {" "}from { $kind }
    }
kept-instead = { $would }, { DOES("keep", $it) } 1 Life instead
toss-instead = { $would }, { $result ->
    [success] it is a Success instead
    [failure] it is a Failure instead
   *[again] the coin is tossed again
}

## Durations

until = { $first ->
    [yes] { until.when }, { $clause }
   *[no] { $clause } { until.when }
}
    .when = { $until ->
        [turn] until the end of the turn
        [combat] for this combat
       *[for-good] for good
    }
until-next-turn = { $first ->
    [yes] { until-next-turn.when }, { $clause }
   *[no] { $clause } { until-next-turn.when }
}
    .when = until { AS($who, case: "pos") } next turn
until-during-next-turn = { $first ->
    [yes] { until-during-next-turn.when }, { $clause }
   *[no] { $clause } { until-during-next-turn.when }
}
    .when = during { AS($who, case: "pos") } next turn
until-next-turn-end = { $first ->
    [yes] { until-next-turn-end.when }, { $clause }
   *[no] { $clause } { until-next-turn-end.when }
}
    .when = until the end of { AS($who, case: "pos") } next turn
until-awakening = { $first ->
    [yes] { until-awakening.when }, { $clause }
   *[no] { $clause } { until-awakening.when }
}
    .when = until after { AS($who, case: "pos") } next Awakening
later-after-combat = after this combat, { $clause }
later-turn-end = at the end of the turn, { $clause }
later-turn-begin = at the beginning of the next turn, { $clause }
later-own-turn = at the beginning of { AS($whose, case: "pos") } next turn, { $clause }

## What is always at work, and what effects do

act-attack = attack
act-block = block
so-called = { $has-named ->
    [yes] {" "}named “{ $named }”
   *[no] {""}
}
act-actions = use Actions{ so-called }
act-purchase = use Direct Purchases{ so-called }
act-toss = use Coin Tosses{ so-called }
act-dice = use Dice Rolls{ so-called }
act-be-blocked = be blocked
act-untilt = untilt
act-regain = regain Capacity Points
act-skills = use Skills{ so-called }
act-level-up = { $player ->
    [yes] play { $has-what ->
        [yes] { $what }
       *[no] Level Up cards
    }
   *[no] be leveled up
}
act-draw = draw cards
act-invoke = invoke { $has-what ->
    [yes] { $what }
   *[no] cards
}
act-attack-at-once = attack in the turn { NUM($who) ->
    [one] it comes
   *[other] they come
} into play
act-block-several = block any number of attackers
act-attack-tilted = attack while tilted
act-together-alone = only 1 Capacity Point of one Summoner for cards with Together
act-choose-summoner = choose which Summoner takes the damage of
act-target = be targeted
op-discard-card = { DOES("discard", $who, $what) }
op-must = { DOES("must", $to) } { $act }{ $has-against ->
    [yes] {" "}{ $act-first ->
        [attack] { $against }
        [block] attacks of { $against }
       *[other] by { $against }
    }
   *[no] {""}
} if able
op-allow = { $act-first ->
    [together-alone] { DOES("need", $to) } { $act }
    [choose-summoner] you { $act } { $to }
    [invoke] { DOES("can", $to) } also { $act }
   *[other] { DOES("can", $to) } { $has-what ->
        [yes] also { $act } { $what }
       *[no] { $act }
    }
}
op-price = { $once ->
    [yes] { $who-is ->
        [you] your next
       *[other] the next
    } { $of ->
        [action] Action
        [purchase] Direct Purchase
        [toss] Coin Toss
        [dice] Dice Roll
        [invocation] invocation
       *[skill] Skill
    }{ op-price.of } costs
   *[no] { $who-is ->
        [you] your{" "}
        [foe] opponents’{" "}
       *[other] {""}
    }{ $of ->
        [action] Actions
        [purchase] Direct Purchases
        [toss] Coin Tosses
        [dice] Dice Rolls
        [invocation] invocations
       *[skill] Skills
    }{ op-price.of } cost
} { $resource ->
    [coins] { amount-coins }
    [ether] { amount-ether }
   *[capacity] { amount-capacity }
} { $n-sign ->
    [less] less
   *[more] more
}
    .of = { $has-cards ->
        [yes] {" "}of { $cards }
       *[no] {""}
    }{ $who-is ->
        [you] {""}
        [foe] { $once ->
            [yes] {" "}of each opponent
           *[no] {""}
        }
        [each] { $once ->
            [yes] {" "}of each player
           *[no] {""}
        }
       *[of] {" "}of { $who }
    }
op-prevent = { $first ->
    [yes] { $this-turn ->
        [yes] {""}
       *[no] each turn,{" "}
    }prevent { $has-n ->
        [yes] { $n }
       *[no] all
    } of the first { op-prevent.damage } dealt to { $to }
   *[no] prevent { $has-n ->
        [yes] { $always ->
            [yes] { $n } of any { op-prevent.damage }
           *[no] the next { $n } { op-prevent.damage }
        }
       *[no] all { op-prevent.damage }
    } dealt { $has-to ->
        [yes] to { $to }
       *[no] by { $of }
    }
}
    .damage = { $combat ->
        [yes] combat damage
       *[no] damage
    }
op-instead = { $clause }
op-reveal = { DOES("reveal", $who, $what) }
prevent-then = { $clause }, and each time { $next }
op-redirect = that damage is dealt to { $to }
without-wall-pass = { $clause } (this does not stop Wall Pass)
op-exclude = { DOES("exclude", $who, $what) }
op-return = { DOES("return", $who, $what) } to hand
op-retarget = { DOES("target", $what) } { $to } instead, if it can
op-cancel = { DOES("stop", $who, $what) }
op-out-of-combat = { DOES("remove", $who, $what) } from combat
op-open-lock = { DOES("open", $who, $what) }
op-free = { DOES("free", $who, $what) }
op-tilt = { DOES("tilt", $who, $what) }
op-untilt = { DOES("untilt", $who, $what) }
with-chooser = { $clause } ({ DOES("choose", $who) } which Summoner)
op-strike = { DOES("hit", $who) } { $to }
strikes-itself = { DOES("hit", $who) } { NUM($who) ->
    [one] itself
   *[other] themselves
}
op-heal = { DOES("regain", $who) } { $n } Life
op-lose-life = { DOES("lose", $who) } { $n } Life
op-steal = { DOES("steal", $who) } { $has-coins ->
    [yes] { amount-coins } from { $from }
   *[no] { cards } at random from { AS($from, case: "pos") } hand
}
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
   *[cemetery] into { whose } Cemetery
}
op-look = { DOES("look", $who) } at { $zone ->
    [hand] { AS($at, case: "pos") } hand
   *[library] { top-cards } of { AS($at, case: "pos") } library
}
op-move = { $to ->
    [library-shuffled] { DOES("shuffle", $who, $what) } into { op-move.owner } library
   *[hand] { DOES("put", $who, $what) } { $to ->
        [hand] into { op-move.owner } hand
        [library-top] on top of { op-move.owner } library
        [library-bottom] at the bottom of { op-move.owner } library
        [cemetery] into { op-move.owner } Cemetery
        [excluded] into the Excluded zone
       *[battlefield] onto the battlefield
    }
}{ under }{ $tilted ->
    [yes] , tilted
   *[no] {""}
}{ $counters ->
    [0] {""}
    [one] , with a +1/+1 Charge Counter
   *[other] , with { $counters } +1/+1 Charge Counters
}{ $has-marks ->
    [yes] , marked “{ $marks }”
   *[no] {""}
}
    .owner = { $own ->
        [yes] your
       *[no] { NUM($what) ->
            [many] their owners’
           *[one] its owner’s
        }
    }
under = { $has-under ->
    [yes] {" "}under { AS($under, case: "pos") } control
   *[no] {""}
}
op-create = { DOES("create", $who) } { $has-token ->
    [yes] { $n } { $token } { $n ->
        [one] token
       *[other] tokens
    }
   *[no] { $n ->
        [one] 1 copy
       *[other] { $n } copies
    } of { $copy_of }
}{ under }{ $beyond_rank ->
    [yes] {" "}(even beyond its rank)
   *[no] {""}
}
op-become = { DOES("become", $who) } { NUM($who) ->
    [many] copies
   *[one] a copy
} of { $has-only ->
    [yes] { $only } of { $copy_of }
   *[no] { $copy_of }
}{ keeping }
keeping = { $has-keeps ->
    [yes] , but with { NUM($who) ->
        [many] their
       *[one] its
    } own { $keeps }
   *[no] {""}
}
copied-only = { $part ->
    [text] the text
    [figures] the Attack and Defense
    [types] the types
   *[name] the name
}
copied-keeps = { $part ->
    [text] text
    [figures] Attack and Defense
    [types] types
   *[name] name
}
bound-counters = { $clause } as long as { DOES("stay", $who) } there
op-capacity = { op-level.verb } { amount-capacity }
op-level = { op-level.verb } { amount-levels }
    .verb = { $n-sign ->
        [less] { DOES("lose", $who) }
       *[more] { DOES("gain", $who) }
    }
op-command = { DOES("have", $who) } the use of { AS($of, case: "pos") } Actions at { NUM($of) ->
    [many] their owners’
   *[one] its owner’s
} expense
op-transmit = { DOES("transmit", $who, $what) } to { $to }
op-mark = { DOES("be", $to) } marked “{ $name }”
op-unmark = { DOES("be", $to) } no longer marked “{ $name }”
hit-doubled = the next hit on { $to } counts double
op-lose-summoner = { DOES("lose", $who) } one of { whose } Summoners
op-extra-attack = { NUM($who) ->
    [imp] you have
   *[one] { DOES("have", $who) }
} another Attack phase this turn
op-relaunch = { VERB("use", $who) } an Action of another of your cards anew, at its price
op-printed = what its { $keyword ->
    [lock] Lock
   *[chained] freeing
} says happens

## Cards

card-blank = no text
card-head = { $head }: { $text }
card-headed = { $name } ({ $cost })
card-label = { $name } – { $use }
card-use = { $use ->
    [purchase] Direct Purchase
    [toss] Coin Toss
   *[dice] Dice Roll
}
card-during = only { $during ->
    [your-turn] on your turn
    [opponents-turn] on an opponent’s turn
    [before-attack-announced] before the attack is announced
   *[attack] during an attack
}
card-who = { $who ->
    [each] any player may use this
   *[foe] your opponents alone may use this
} (“you” is then who uses it)
card-free = any number of times per turn
card-limit = { $period ->
    [match] { $n ->
        [one] once per game
       *[other] { $n } times per game
    }
    [combat] { $n ->
        [one] once per combat
       *[other] up to { $n } times per combat
    }
   *[turn] { $n ->
        [one] once per turn
       *[other] up to { $n } times per turn
    }
}{ limit-per }
card-skill = { $name }{ $level ->
    [1] {""}
   *[other] {" "}– level { $level }
}
your-zone = { $zone ->
    [hand] your hand
   *[cemetery] your Cemetery
}
card-only = usable only { $condition }
card-attached = attach { $who } to { $host }
card-points-of-each = 1 Capacity Point of each Summoner
card-levels = { $which } gains { amount-levels }
card-your-summoner = one of your Summoners
card-line = { $keyword } ({ $text }; { $clause }).

## Abilities

keyword-flight = Flight
    .means = only Creatures and Doors with Flight or Reach can block it
keyword-reach = Reach
    .means = it can block any attacker that can be blocked
keyword-pierce = Pierce
    .means = when it attacks, damage beyond the blocker’s Defense goes on to a Summoner of that player
keyword-fightback = Fightback
    .means = its Attack is doubled while it blocks
keyword-advantage = Advantage
    .means = when it attacks, you choose what blocks it, and which Summoner takes its damage
keyword-distance = Distance
    .means = only Doors and Creatures with Distance or Reach can block it
keyword-constasy = Constasy
    .means = it cannot get -1/-1 Charge Counters
keyword-bleed = Bleed
    .means = a Creature that blocks it gets a -1/-1 Charge Counter after combat
keyword-drain = Drain
    .means = if it was blocked and survived, it gets a +1/+1 Charge Counter after combat
keyword-horde = Horde
    .means = it can block any number of attackers
keyword-immunity = Immunity
    .means = Diseases cannot affect it
keyword-morpher = Morpher
    .means = it comes into play as a copy of another Creature; with nothing to copy it dies
keyword-multi-target = Multi-Target
    .means = you may pay the price of its Actions again for further targets, or the same one
keyword-food = Food
keyword-disease = Disease
    .means = it is attached to a Creature, yours or another’s, and stays in play
keyword-together = Together
    .means = to invoke it, tilt both Summoners and spend 1 Capacity Point of each
keyword-return = Return
    .means = the card returns to its controller’s hand
keyword-lock = Lock
keyword-symbiosis = Symbiosis
keyword-copycat = Copycat
    .means = once per turn, use an Action of another of your cards anew, at its price
keyword-equipment = Equipment
    .means = it is attached to a Constant card or a Summoner and leaves play with it
keyword-fixed-price = Fixed Price
    .means = the price of its Actions cannot be reduced
keyword-bomb = Bomb
    .means = it is attached to a Creature; one with Explosive can set it off
keyword-explosive = Explosive
    .means = in your Attack phase, with a Bomb attached: sacrifice it to destroy target opposing Creature on its plane
keyword-reanimation = Reanimation
    .means = when it dies, toss a coin: on a Success it comes back with a +1/+1 Charge Counter; once
keyword-inhume = Inhume
    .means = when it dies, toss a coin: on a Success one of your Creatures gets a +1/+1 Charge Counter, a Zombie two
keyword-cloning = Cloning
    .means = once in your turn, toss a coin: on a Success create a copy of this Clone; on a Failure it is destroyed
keyword-diversion = Diversion
    .means = once per turn, before the attack, toss a coin: on a Success an opposing Creature of your choice cannot block this turn
keyword-dodge = Dodge
    .means = when it blocks, toss a coin: on a Success it takes no combat damage and passes one of your Diseases to the attacker
keyword-splash = Splash
    .means = when it is blocked, its Attack also hits another Creature or Door there, or else a Summoner
keyword-chained = Chained
keyword-assimilation = Assimilation
    .means = before the attack, stack it with others that have Assimilation: one Creature with their total Attack and Defense
keyword-wall-pass = Wall Pass
    .means = Doors can neither block it nor stop its attack
keyword-possession = Possession
    .means = when it attacks or blocks, toss a coin: on a Success you control the Creature it fought until its owner’s next turn
keyword-rage = Rage
    .means = once per turn, toss a coin: on a Success it gets a +1/+1 Charge Counter until the end of the turn and you may toss again
keyword-iron-skin = Iron Skin
    .means = when it blocks, it gets a +1/+1 Charge Counter after combat
keyword-water-element = Water Element
keyword-fire-element = Fire Element
keyword-ice-element = Ice Element
keyword-lightning-element = Lightning Element
keyword-cold = Cold
    .means = at the beginning of their turn, the infected player pays 1 coin; it ends when they cannot
keyword-madness = Madness
    .means = you control the infected Creature
keyword-dementia = Dementia
    .means = at the beginning of its controller’s turn, toss a coin: on a Success the infected Creature hits itself and can do nothing else this turn
keyword-amok = Amok
    .means = at the beginning of its controller’s turn, toss a coin: on a Success the infected Creature hits an ally at random and can do nothing else this turn
keyword-allergy = Allergy
    .means = the infected Creature has a -1/-1 Charge Counter
keyword-trauma = Trauma
    .means = at the beginning of its controller’s turn, toss a coin: on a Success the infected Creature dies and you take 2 damage
keyword-paralysis = Paralysis
    .means = at the beginning of its controller’s turn, toss a coin: on a Success the infected Creature cannot attack or use its Actions this turn
keyword-schizophrenia = Schizophrenia
    .means = at the beginning of its controller’s turn, toss a coin: on a Success you have the use of the infected Creature’s Actions this turn, at its owner’s expense
keyword-parasite = Parasite
    .means = toss a coin: on a Failure it infects your weakest Creature instead. For 3 turns, the infected Creature gets a -1/-1 Charge Counter at the beginning of each; if it dies of that, one of its owner’s Summoners takes 3 damage
keyword-paranoia = Paranoia
    .means = at the beginning of its controller’s turn, toss a coin: on a Success the next hit on the infected Creature counts double
means-disease-cold = it is attached to an opponent and stays in play
means-equipment-own = it leaves play with what it is attached to
means-key = sacrifice it to open a Lock or free a chained Creature
means-key-once = as it takes effect, it opens a Lock or frees a chained Creature
means-lock = a Key opens it{ $some ->
    [yes] ; then: { $clause }
   *[no] {""}
}
means-chained = { $kept ->
    [yes] until a Key frees it, it cannot { $what }
   *[no] a Key frees it
}{ $some ->
    [yes] ; then: { $clause }
   *[no] {""}
}
means-morpher = it comes into play as a copy of { $what }{ keeping }; with nothing to copy it dies
means-symbiosis = { $gains } { $partner }

## What else can be asked, and of several

figure-coins = coins
    .total = the total number of coins of { $of }
    .highest = the highest number of coins among { $of }
    .least = the lowest number of coins
    .lowest = the lowest number of coins among { $of }
figure-ether = Ether
    .total = the total number of Ether of { $of }
    .highest = the highest number of Ether among { $of }
    .least = the lowest number of Ether
    .lowest = the lowest number of Ether among { $of }
figure-hand = cards in hand
    .total = the total number of cards in hand of { $of }
    .highest = the highest number of cards in hand among { $of }
    .least = the lowest number of cards in hand
    .lowest = the lowest number of cards in hand among { $of }
figure-plus = +1/+1 Charge Counters
    .total = the total number of +1/+1 Charge Counters of { $of }
    .highest = the highest number of +1/+1 Charge Counters among { $of }
    .least = the lowest number of +1/+1 Charge Counters
    .lowest = the lowest number of +1/+1 Charge Counters among { $of }
figure-minus = -1/-1 Charge Counters
    .total = the total number of -1/-1 Charge Counters of { $of }
    .highest = the highest number of -1/-1 Charge Counters among { $of }
    .least = the lowest number of -1/-1 Charge Counters
    .lowest = the lowest number of -1/-1 Charge Counters among { $of }
with-coins = with { bound } { $n ->
    [one] coin
   *[other] coins
}
with-ether = with { bound } Ether
with-hand = with { bound } cards in hand
with-plus = with { bound } +1/+1 Charge Counters
with-minus = with { bound } -1/-1 Charge Counters
with-active = whose turn it is{ $so ->
    [no] {" "}not
   *[yes] {""}
}
with-died = that { $so ->
    [no] did not die
   *[yes] died
} this turn
with-first-turn = { $so ->
    [no] past
   *[yes] within
} the first turn
with-has-blocked = that { $so ->
    [no] did not block
   *[yes] blocked
}
with-in-play = { $so ->
    [no] no longer
   *[yes] still
} in play
with-was-blocked = { $so ->
    [no] without a blocker
   *[yes] that had a blocker
}
word-carries = { $name }
word-play = { $word ->
    [invocation] an invocation
    [action] an Action
    [skill] a Skill
   *[any] a play
}
word-unmarked = { $name }
if-attacks = { is-or-not } attacking { $of }
if-blocked = { AS($who, case: "s") } { $negated ->
    [yes] did not block
   *[no] blocked
} { $of }
if-may-hold = { is-or-not } able to carry { $of }
if-may-infect = { is-or-not } open to { $of }
if-unmarked = { $negated ->
    [yes] { DOES("be", $who) }
   *[no] { DOES("be", $who, form: "not") }
} marked “{ $what }”
keyword-key = Key
