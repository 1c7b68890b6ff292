### game: rizontical

# What the printed texts of Rizontical's cards have of its own: its nouns, what things have, what comes about, what its operations do. What all games
# share is in language.ftl and telling.ftl; a message of theirs that stands here too is said so in Rizontical.

## Things

noun-ally = { $num ->
    [many] allies
   *[one] ally
}
noun-enemy = { $num ->
    [many] enemies
   *[one] enemy
}
noun-entity = { $num ->
    [many] entities
   *[one] entity
}
noun-fighter = Fighter{ plural-s }
noun-summon = Summon{ plural-s }
noun-tile = Tile{ plural-s }
noun-push-tile = Push Tile{ plural-s }
noun-power = Power{ plural-s }
noun-aura = Aura{ plural-s }
noun-numen = Numen
noun-cell = cell{ plural-s }
noun-attacker = attacker
noun-struck = entity hit
noun-ally-now = current turn ally
noun-enemy-now = current turn enemy
noun-controller = player{ plural-s }
noun-actor = player{ plural-s }
is-facedown = face-down
not-facedown = face-up
is-free = free
not-free = taken
is-empty = empty
not-empty = occupied
word-rank = { $word ->
    [common] Common
   *[legendary] Legendary
}
word-category = { $word ->
    [normal] Normal
    [permanent] Permanent
    [trigger] Trigger
   *[aura] Aura
}
like-elements = an element in common with { $of }
like-types = a type in common with { $of }
word-elements = { $word ->
    [neutral] Neutral
    [fire] Fire
    [ice] Ice
    [air] Air
    [earth] Earth
    [thunder] Thunder
    [water] Water
   *[akasha] Akasha
}
word-types = { $word ->
    [physical] Physical
   *[magical] Magical
}
word-has = { $name }
word-marked = { $name }
word-marks = { word-marked }
word-unmarked = { $name }
word-lacks = { $name }
word-markers = { $word ->
    [ultimate] an ULTIMATE
    [unique] a UNIQUE
   *[legendary] a LEGENDARY
}
word-did = { $word }
word-labels = { $word ->
    [passive] PASSIVE
    [trigger] TRIGGER
    [spell] SPELL{ $name ->
        [spell] {""}
        [SPELL] {""}
       *[other] *
    }
    [mana] MANA
    [ultimate] ULTIMATE
    [unique] UNIQUE
   *[other] { $name }
}
of-elements = the { $what } element
of-types = the { $what } type
with-elements = of the { $what } element
with-types = of the { $what } type
with-labels = with { with-labels.a } { $what } Skill
    .a = { $first ->
        [ultimate] an
       *[other] a
    }
with-slot = on slot { bound }
if-slot = { is-or-not } on slot { bound }
with-current = { $current ->
    [yes] on the current slot
   *[no] on another slot than the current one
}
with-same-slot = on the same slot
with-within = within { $n } of { $of }
within-ra = within RA
within-ra-of = within { AS($of, case: "pos") } RA
within-own-ra = with { $of } within RA
within-figure = no farther from { $of } than { $n }
with-around = around { $of }
with-adjacent = adjacent to { $of }
with-at = on the same cell as { $of }
on-tile = on { $of }
on-field = on the field
in-deploy-zone = in { AS($of, case: "pos") } Deploy Zone
in-half = in { AS($of, case: "pos") } half of the board
closer-than = closer to { $to } than { $than }
in-zone = { $taken ->
    [yes] from
   *[no] in
} { $whose ->
    [you] your
    [foe] your opponent’s
    [any] any player’s
   *[of] { AS($who, case: "pos") }
} { $zone ->
    [hand] hand
    [deck] Power deck
    [void] Power void
    [fighter-deck] Fighter deck
   *[fighter-void] Fighter void
}
any-number = any
player-foe = your opponent{ player-s }
player-each = both players{ $case ->
    [pos] ’
   *[o] {""}
}
dmg = { $kind ->
    [all] DMG
    [hit] Hit DMG
    [melee] Melee DMG
    [ra] RA DMG
    [psh] PSH DMG
    [power] Power DMG
    [skill] Skill DMG
    [ability] Ability DMG
    [status] Status DMG
    [neutral] Neutral DMG
    [fire] Fire DMG
    [ice] Ice DMG
    [air] Air DMG
    [earth] Earth DMG
    [thunder] Thunder DMG
    [water] Water DMG
    [akasha] Akasha DMG
    [physical] Physical DMG
    [magical] Magical DMG
   *[other] { $kind } DMG
}
condition = { $name }
condition-name = { $way ->
    [debuff] the Debuff { $name }
   *[buff] the Buff { $name }
}

## Numbers

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
figure-mana = Mana
    .total = the total Mana of { $of }
    .highest = the highest Mana among { $of }
    .least = the lowest Mana
    .lowest = the lowest Mana among { $of }
figure-mp = MP
    .total = the total MP of { $of }
    .highest = the highest MP among { $of }
    .least = the lowest MP
    .lowest = the lowest MP among { $of }
figure-ra = RA
    .total = the total RA of { $of }
    .highest = the highest RA among { $of }
    .least = the lowest RA
    .lowest = the lowest RA among { $of }
figure-psh = PSH
    .total = the total PSH of { $of }
    .highest = the highest PSH among { $of }
    .least = the lowest PSH
    .lowest = the lowest PSH among { $of }
figure-hp = HP
    .total = the total HP of { $of }
    .highest = the highest HP among { $of }
    .least = the lowest HP
    .lowest = the lowest HP among { $of }
figure-protection = Protection
    .total = the total Protection of { $of }
    .highest = the highest Protection among { $of }
    .least = the lowest Protection
    .lowest = the lowest Protection among { $of }
figure-change = { $n } { $figure }
figure-set = { $n } { $figure }
of-atk = { AS($of, case: "pos") } ATK
of-def = { AS($of, case: "pos") } DEF
of-hp = { AS($of, case: "pos") } HP
of-max-hp = { AS($of, case: "pos") } printed HP
of-mana = { AS($of, case: "pos") } Mana
of-mp = { AS($of, case: "pos") } MP
of-ra = { AS($of, case: "pos") } RA
of-psh = { AS($of, case: "pos") } PSH
of-speed = { AS($of, case: "pos") } Speed
of-protection = { AS($of, case: "pos") } Protection
of-conditions = the number of { AS($of, case: "pos") } conditions
of-buffs = the number of { AS($of, case: "pos") } Buffs
of-debuffs = the number of { AS($of, case: "pos") } Debuffs
of-statuses = the number of { AS($of, case: "pos") } Statuses
of-ap-cost = { AS($of, case: "pos") } AP Cost
of-uses = { AS($of, case: "pos") } Use
of-time = { AS($of, case: "pos") } Time
of-push = { AS($of, case: "pos") } Push
of-slot = { AS($of, case: "pos") } slot
of-ap = { AS($of, case: "pos") } AP
of-souls = { AS($of, case: "pos") } Souls
of-hand = { $whose ->
    [yes] whose number of Powers in hand
   *[no] the number of Powers in { AS($of, case: "pos") } hand
}
value-condition = the value of the { $way ->
    [debuff] Debuff
   *[buff] Buff
} { $name } on { $of }
value-distance = the distance between { $a } and { $b }
measure = { $of ->
    [dmg] DMG
    [hp] HP
    [ap] AP
    [cards] Powers
    [cells] cells
   *[any] amounts
}
event-amount = { $of ->
    [dmg] that DMG
    [hp] that amount of HP
    [ap] that amount of AP
    [cards] that number of Powers
    [cells] that number of cells
    [value] its value
   *[any] that amount
}
unit = { $of ->
    [ap] AP
    [souls] Soul{ unit.s }
    [hand] Power{ unit.s } in hand
    [cards] Power{ unit.s }
    [cells] cell{ unit.s }
    [dmg] DMG
    [atk] ATK
    [def] DEF
    [hp] HP
    [max-hp] printed HP
    [mana] Mana
    [mp] MP
    [ra] RA
    [psh] PSH
    [speed] Speed
    [weakness] Weakness
    [resistance] Resistance
    [protection] Protection
    [uses] Use
    [time] Time
    [conditions] condition{ unit.s }
    [buffs] Buff{ unit.s }
    [debuffs] Debuff{ unit.s }
    [statuses] Status{ unit.es }
   *[push] Push
}
    .s = { $n ->
        [one] {""}
       *[other] s
    }
    .es = { $n ->
        [one] {""}
       *[other] es
    }
    .less = { $of ->
        [souls] fewer
        [hand] fewer
        [cards] fewer
        [cells] fewer
        [conditions] fewer
        [buffs] fewer
        [debuffs] fewer
        [statuses] fewer
       *[other] less
    }
much = { $valued ->
    [yes] { $compared ->
        [ge] at least as { much.many } { unit } as
        [gt] more { unit } than
        [le] at most as { much.many } { unit } as
        [lt] { unit.less } { unit } than
        [ne] not as { much.many } { unit } as
        [span] { unit } from
        [outside] { unit.less } { unit } than
       *[eq] as { much.many } { unit } as
    } { $n }{ $compared ->
        [span] {" "}to { $most }
        [outside] {" "}or more than { $most }
       *[eq] {""}
    }
   *[no] { $of ->
        [value] { bound }
       *[any] { much.number }
    }
}
    .many = { $of ->
        [souls] many
        [hand] many
        [cards] many
        [cells] many
        [conditions] many
        [buffs] many
        [debuffs] many
        [statuses] many
       *[other] much
    }
    .number = { $compared ->
        [none] { unit }
        [some] { $of ->
            [conditions] a condition
            [buffs] a Buff
            [debuffs] a Debuff
            [statuses] a Status
           *[other] { unit }
        }
        [ge] { $n } { unit } or more
        [gt] more than { $n } { unit }
        [le] { $n } { unit } or { unit.less }
        [lt] { unit.less } than { $n } { unit }
        [ne] not exactly { $n } { unit }
        [span] { $of ->
            [conditions] { $n } to { $most } conditions
            [buffs] { $n } to { $most } Buffs
            [debuffs] { $n } to { $most } Debuffs
            [statuses] { $n } to { $most } Statuses
            [souls] { $n } to { $most } Souls
            [hand] { $n } to { $most } Powers in hand
            [cards] { $n } to { $most } Powers
            [cells] { $n } to { $most } cells
           *[other] { $n } to { $most } { unit }
        }
        [outside] { unit.less } than { $n } or more than { $most } { unit }
       *[eq] exactly { $n } { unit }
    }
much-condition = { $compared ->
    [some] { $unit }
    [ge] { $unit } of { $n } or more
    [gt] { $unit } of more than { $n }
    [le] { $unit } of { $n } or less
    [lt] { $unit } of less than { $n }
   *[eq] { $unit } of exactly { $n }
}
amount-ap = { $n } AP
amount-hp = { $n } HP
amount-mana = { $n } Mana
amount-protection = { $n } Protection
amount-uses = { $n } Use
amount-time = { $n } Time
amount-souls = { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
}

## Conditions

has-or-not = { $negated ->
    [yes] { DOES("have", $who, form: "not") }
   *[no] { DOES("have", $who) }
}
if-amount = { $none ->
    [yes] { DOES("have", $who) } no
   *[no] { has-or-not }
} { $amount }
if-marked = { is-or-not } marked “{ $what }”
if-unmarked = { $negated ->
    [yes] { DOES("be", $who) }
   *[no] { DOES("be", $who, form: "not") }
} marked “{ $what }”
if-ap-cost = { AS($who, case: "pos") } AP Cost is { $negated ->
    [yes] not{" "}
   *[no] {""}
}{ bound }
if-has = { has-or-not } { $what }
if-lacks = { $negated ->
    [yes] { DOES("have", $who) }
   *[no] { DOES("have", $who, form: "not") }
} { $what }
if-markers = { has-or-not } { $what } Marker
if-timeline = it is { $compared ->
    [ge] turn { $n } of the timeline or later
    [gt] later than turn { $n } of the timeline
    [le] turn { $n } of the timeline or earlier
    [lt] earlier than turn { $n } of the timeline
    [span] turn { $n } to { $most } of the timeline
    [outside] not turn { $n } to { $most } of the timeline
    [ne] not turn { $n } of the timeline
   *[eq] turn { $n } of the timeline
}
if-did = { AS($who, case: "s") } { $negated ->
    [yes] did not { $first ->
        [move] move
        [hit] hit
        [push] push
       *[skill] use a Skill
    }
   *[no] { $first ->
        [move] moved
        [hit] hit
        [push] pushed
       *[skill] used a Skill
    }
} this turn
if-defeated = { $negated ->
    [yes] { DOES("be", $who) } still in play
   *[no] { DOES("was", $who) } defeated
}
stands-beside = adjacent to { $of }
if-stands = { $negated ->
    [yes] { DOES("be", $who) } not
   *[no] { DOES("be", $who) }
} { $where }
if-place = { DOES("be", $who) } { $where }
if-closer = { DOES("be", $who) } closer to { $to } than { $than }
if-more-than = { DOES("have", $who) } { $by ->
    [0] { $compared ->
        [ge] at least as many { unit } as
        [gt] more { unit } than
        [le] at most as many { unit } as
        [lt] fewer { unit } than
        [eq] as many { unit } as
       *[ne] not as many { unit } as
    }
   *[other] { $compared ->
        [ge] at least { $by } more { unit } than
        [gt] over { $by } more { unit } than
        [le] at most { $by } more { unit } than
        [lt] less than { $by } more { unit } than
        [eq] exactly { $by } more { unit } than
       *[ne] not exactly { $by } more { unit } than
    }
} { $than }

## Situations

word-kind = { $measure ->
    [dmg] { dmg-of }
   *[other] { $word ->
        [move] a Move
        [hit] a Hit
        [push] a Push
        [skill] a Skill
        [power] a Power
        [set] the setting of a Power
        [deploy] a deployment
        [discard] a discard
        [skip] a Skip
        [use] the use of a Power in play
        [numen] an ability of a Numen
        [conjure] a Conjuration
        [passive] a PASSIVE
        [trigger] a Trigger
        [spell] { $name ->
            [spell] a SPELL
           *[other] a SPELL*
        }
        [mana] a MANA Skill
        [ultimate] an ULTIMATE Skill
        [unique] a UNIQUE Skill
        [buff] a Buff
        [debuff] a Debuff
        [status] a Status
        [void] for the void
        [hand] for the hand
        [deck] for the deck
        [supply] for the supply
        [basic] Basic Hit
        [effect] an effect
        [action] an action
        [border] the border
        [entity] another entity
       *[other] { $name }
    }
}
dmg-of = { $word ->
    [all] DMG
    [ra] RA DMG
    [psh] PSH DMG
    [hit] Hit DMG
    [melee] Melee DMG
    [power] Power DMG
    [skill] Skill DMG
    [ability] Ability DMG
    [status] Status DMG
    [neutral] Neutral DMG
    [fire] Fire DMG
    [ice] Ice DMG
    [air] Air DMG
    [earth] Earth DMG
    [thunder] Thunder DMG
    [water] Water DMG
    [akasha] Akasha DMG
    [physical] Physical DMG
    [magical] Magical DMG
    [border] PSH DMG from the border
    [entity] PSH DMG from a push against an entity
   *[other] { $name } DMG
}
event-announced = { $about ->
    [thing] { DOES("be", $subject) } announced{ event-by-player }{ event-against }{ event-kinds }{ event-much }
   *[actor] { $has-player ->
        [yes] { DOES("announce", $player) } { event-announced.what }{ $has-subject ->
            [yes] {" "}with { $subject }
           *[no] {""}
        }
       *[no] { $has-subject ->
            [yes] { DOES("announce", $subject) } { event-announced.what }
           *[no] { DOES("announce", $player) } { event-announced.what }
        }
    }{ event-against }{ event-much }
}
    .past = { $about ->
        [thing] { has-subject } been announced{ event-by-player }{ event-against }{ event-kinds }{ event-much }
       *[actor] { $has-player ->
            [yes] { has-player } announced { event-announced.what }{ $has-subject ->
                [yes] {" "}with { $subject }
               *[no] {""}
            }
           *[no] { $has-subject ->
                [yes] { has-subject } announced { event-announced.what }
               *[no] { has-player } announced { event-announced.what }
            }
        }{ event-against }{ event-much }
    }
    .what = { $kinds ->
        [any] an action
       *[other] { $kind }
    }
event-against = { $has-other ->
    [yes] {" "}against { $other }
   *[no] {""}
}
event-by = { $has-other ->
    [yes] {" "}by { $other }
   *[no] {""}
}
event-by-player = { $has-player ->
    [yes] {" "}by { $player }
   *[no] {""}
}
event-kinds = { $kinds ->
    [any] {""}
   *[other] {" "}({ $kind })
}
event-much = { $some ->
    [yes] {" "}({ $much })
   *[no] {""}
}
event-targeted = { DOES("be", $subject) } targeted{ event-targeted.by }
    .past = { has-subject } been targeted{ event-targeted.by }
    .by = { $kinds ->
        [any] { $has-other ->
            [yes] {" "}by { $other }{ event-targeted.whose }
           *[no] { event-by-player }
        }
       *[other] {" "}by { $kind }{ $has-other ->
            [yes] {" "}of { $other }{ event-targeted.whose }
           *[no] { $has-player ->
                [yes] {" "}of { $player }
               *[no] {""}
            }
        }
    }
    .whose = { $has-player ->
        [yes] {" "}(announced by { $player })
       *[no] {""}
    }
event-about-to-be-hit = { $has-other ->
    [yes] { $has-subject ->
        [yes] { DOES("be", $subject) } about to be hit by { $other }
       *[no] { DOES("be", $other) } about to hit
    }
   *[no] { DOES("be", $subject) } about to be hit
}{ event-kinds }
    .past = { $has-other ->
        [yes] { $has-subject ->
            [yes] { has-subject } been about to be hit by { $other }
           *[no] { has-other } been about to hit
        }
       *[no] { has-subject } been about to be hit
    }{ event-kinds }
    .would = { $has-other ->
        [yes] { $has-subject ->
            [yes] { AS($subject, case: "n") } would be hit by { $other }
           *[no] { AS($other, case: "n") } would hit
        }
       *[no] { AS($subject, case: "n") } would be hit
    }{ event-kinds }
event-hit-done = { $has-other ->
    [yes] { $has-subject ->
        [yes] { DOES("have", $subject) } been hit by { $other }
       *[no] { DOES("have", $other) } hit
    }
   *[no] { DOES("have", $subject) } been hit
}{ event-kinds }
    .past = { $has-other ->
        [yes] { $has-subject ->
            [yes] { has-subject } been hit by { $other }
           *[no] { has-other } hit
        }
       *[no] { has-subject } been hit
    }{ event-kinds }
event-hit-negated = a hit by { $other } is negated
    .past = { $negated ->
        [yes] no hit by { $other } has
       *[no] a hit by { $other } has
    } been negated
event-calc-a = before the { event-dmg.much } { event-dmg.dealt } is calculated
    .past = { event-dmg.much } { event-dmg.dealt } { event-calc-a.been } about to be calculated
    .been = { $negated ->
        [yes] has not been
       *[no] has been
    }
event-calc-b = when the { event-dmg.much } { event-dmg.dealt } is calculated
    .past = { event-dmg.much } { event-dmg.dealt } { event-calc-a.been } calculated
event-dmg = { $kinds ->
    [any] DMG
   *[other] { $kind }
}
    .dealt = dealt { $has-subject ->
        [yes] to { $subject }{ event-by }
       *[no] { $has-other ->
            [yes] by { $other }
           *[no] to { $subject }
        }
    }
    .much = { $some ->
        [yes] { $much }{ event-kinds }
       *[no] { event-dmg }
    }
    .from = { $has-other ->
        [yes] {" "}from { $other }
       *[no] {""}
    }
event-dmg-about = { $has-subject ->
    [yes] { DOES("be", $subject) } about to take { event-dmg.much }{ event-dmg.from }
   *[no] { $has-other ->
        [yes] { DOES("be", $other) } about to deal { event-dmg.much }
       *[no] { DOES("be", $subject) } about to take { event-dmg.much }
    }
}
    .past = { $has-subject ->
        [yes] { has-subject } been about to take { event-dmg.much }{ event-dmg.from }
       *[no] { $has-other ->
            [yes] { has-other } been about to deal { event-dmg.much }
           *[no] { has-subject } been about to take { event-dmg.much }
        }
    }
    .would = { $has-subject ->
        [yes] { AS($subject, case: "n") } would take { event-dmg.much }{ event-dmg.from }
       *[no] { $has-other ->
            [yes] { AS($other, case: "n") } would deal { event-dmg.much }
           *[no] { AS($subject, case: "n") } would take { event-dmg.much }
        }
    }
event-damaged = { $has-subject ->
    [yes] { DOES("take", $subject) } { event-dmg.much }{ event-dmg.from }
   *[no] { $has-other ->
        [yes] { DOES("deal", $other) } { event-dmg.much }
       *[no] { DOES("take", $subject) } { event-dmg.much }
    }
}
    .past = { $has-subject ->
        [yes] { has-subject } taken { event-dmg.much }{ event-dmg.from }
       *[no] { $has-other ->
            [yes] { has-other } dealt { event-dmg.much }
           *[no] { has-subject } taken { event-dmg.much }
        }
    }
event-hp-lost = { DOES("lose", $subject) } { event-hp-lost.much }
    .past = { has-subject } lost { event-hp-lost.much }
    .would = { AS($subject, case: "n") } would lose { event-hp-lost.much }
    .much = { $some ->
        [yes] { $much }
       *[no] HP
    }
event-healed = { $has-subject ->
    [yes] { DOES("be", $subject) } healed{ event-by }{ event-healed.much }
   *[no] { $has-other ->
        [yes] { DOES("heal", $other) } a Fighter{ event-healed.much }
       *[no] { DOES("be", $subject) } healed{ event-healed.much }
    }
}
    .past = { $has-subject ->
        [yes] { has-subject } been healed{ event-by }{ event-healed.much }
       *[no] { $has-other ->
            [yes] { has-other } healed a Fighter{ event-healed.much }
           *[no] { has-subject } been healed{ event-healed.much }
        }
    }
    .would = { AS($subject, case: "n") } would be healed{ event-by }{ event-healed.much }
    .much = { $some ->
        [yes] {" "}by { $much }
       *[no] {""}
    }
event-defeated = { $has-other ->
    [yes] { DOES("defeat", $other) } { $subject }
   *[no] { DOES("be", $subject) } defeated
}
    .past = { $has-other ->
        [yes] { has-other } defeated { $subject }
       *[no] { has-subject } been defeated
    }
    .would = { AS($subject, case: "n") } would be defeated{ event-by }
event-would-be-defeated = { AS($subject, case: "s") } would be defeated{ event-by }
    .past = { has-subject } been about to be defeated{ event-by }
event-deployed = { DOES("be", $subject) } deployed{ event-where }
    .past = { has-subject } been deployed{ event-where }
event-where = { $where ->
    [yes] {" "}{ $place }
   *[no] {""}
}
event-removed = { DOES("be", $subject) } removed from the board{ event-power-left.for }
    .past = { has-subject } been removed from the board{ event-power-left.for }
    .would = { AS($subject, case: "n") } would be removed from the board{ event-power-left.for }
event-step = { DOES("step", $subject) } on a cell{ event-where }
    .past = { has-subject } stepped on a cell{ event-where }
event-moved = { $where ->
    [yes] { DOES("end", $subject) } a Move { $some ->
        [yes] of { $much }{" "}
       *[no] {""}
    }{ $place }{ event-moved.how }
   *[no] { DOES("move", $subject) }{ $some ->
        [yes] {" "}{ $much }
       *[no] {""}
    }{ event-moved.how }
}
    .how = { $kinds ->
        [any] {""}
       *[action] {" "}by { $kind }
    }
    .past = { has-subject } { $where ->
        [yes] ended a Move { $some ->
            [yes] of { $much }{" "}
           *[no] {""}
        }{ $place }{ event-moved.how }
       *[no] moved{ $some ->
            [yes] {" "}{ $much }
           *[no] {""}
        }{ event-moved.how }
    }
    .would = { AS($subject, case: "n") } would move{ $some ->
        [yes] {" "}{ $much }
       *[no] {""}
    }{ event-moved.how }
event-push-about = { $has-other ->
    [yes] { DOES("be", $other) } about to push{ $has-subject ->
        [yes] {" "}{ $subject }
       *[no] {""}
    }
   *[no] { DOES("be", $subject) } about to be pushed
}{ event-much }
    .past = { $has-other ->
        [yes] { has-other } been about to push{ $has-subject ->
            [yes] {" "}{ $subject }
           *[no] {""}
        }
       *[no] { has-subject } been about to be pushed
    }{ event-much }
    .would = { AS($subject, case: "n") } would be pushed{ event-by }{ event-much }
event-pushed = { $has-subject ->
    [yes] { DOES("be", $subject) } pushed{ event-by }
   *[no] { $has-other ->
        [yes] { DOES("have", $other) } pushed an entity
       *[no] { DOES("be", $subject) } pushed
    }
}{ $some ->
    [yes] {" "}{ $much }
   *[no] {""}
}
    .past = { $has-subject ->
        [yes] { has-subject } been pushed{ event-by }
       *[no] { $has-other ->
            [yes] { has-other } pushed an entity
           *[no] { has-subject } been pushed
        }
    }{ $some ->
        [yes] {" "}{ $much }
       *[no] {""}
    }
event-blocked = { $has-other ->
    [yes] { AS($other, case: "s") } { NUM($other) ->
        [many] push
       *[one] pushes
    } { $subject }
   *[no] { DOES("be", $subject) } pushed
} against { event-blocked.what }{ event-much }
    .what = { $kinds ->
        [border] the border
        [entity] another entity
       *[any] the border or another entity
    }
    .past = { $has-other ->
        [yes] { has-other } pushed { $subject }
       *[no] { has-subject } been pushed
    } against { event-blocked.what }{ event-much }
event-power-used = { DOES("be", $subject) } used{ event-by-player }
    .past = { has-subject } been used{ event-by-player }
event-power-set = { DOES("be", $subject) } set{ event-by-player }
    .past = { has-subject } been set{ event-by-player }
event-would-be-destroyed = { AS($subject, case: "s") } would be destroyed{ event-by-player }
    .past = { has-subject } been about to be destroyed{ event-by-player }
event-destroyed = { DOES("be", $subject) } destroyed
    .past = { has-subject } been destroyed
    .would = { AS($subject, case: "n") } would be destroyed
event-power-left = { DOES("leave", $subject) } the field{ event-power-left.for }
    .past = { has-subject } left the field{ event-power-left.for }
    .would = { AS($subject, case: "n") } would leave the field{ event-power-left.for }
    .for = { $kinds ->
        [any] {""}
       *[other] {" "}{ $kind }
    }
event-skill-used = { $has-player ->
    [yes] { DOES("have", $player) } used { event-skill-used.what }{ $has-subject ->
        [yes] {" "}of { $subject }
       *[no] {""}
    }
   *[no] { DOES("have", $subject) } used { event-skill-used.what }
}
    .past = { $has-player ->
        [yes] { has-player } used { event-skill-used.what }{ $has-subject ->
            [yes] {" "}of { $subject }
           *[no] {""}
        }
       *[no] { has-subject } used { event-skill-used.what }
    }
    .what = { $kinds ->
        [any] a Skill
       *[other] { $kind }
    }
event-condition-gained = { $has-subject ->
    [yes] { DOES("gain", $subject) } { event-condition }{ event-condition-gained.from }
   *[no] { $has-other ->
        [yes] { DOES("give", $other) } { event-condition }
       *[no] { DOES("gain", $subject) } { event-condition }
    }
}
    .past = { $has-subject ->
        [yes] { has-subject } gained { event-condition }{ event-condition-gained.from }
       *[no] { $has-other ->
            [yes] { has-other } given { event-condition }
           *[no] { has-subject } gained { event-condition }
        }
    }
    .would = { AS($subject, case: "n") } would gain { event-condition }{ event-condition-gained.from }
    .from = { $has-other ->
        [yes] {" "}from { $other }
       *[no] {""}
    }
event-condition-lost = { DOES("lose", $subject) } { event-condition }
    .past = { has-subject } lost { event-condition }
event-condition = { $kinds ->
    [any] a condition
   *[other] { $kind }
}{ $some ->
    [yes] {" "}of value { $much }
   *[no] {""}
}
event-marker-placed = { DOES("get", $player) } a Marker
    .past = { has-player } got a Marker
event-ap-gained = { DOES("gain", $player) } { event-ap }
    .past = { has-player } gained { event-ap }
    .would = { AS($player, case: "n") } would gain { event-ap }
event-ap-lost = { DOES("lose", $player) } { event-ap }
    .past = { has-player } lost { event-ap }
    .would = { AS($player, case: "n") } would lose { event-ap }
event-ap = { $some ->
    [yes] { $much }
   *[no] AP
}
event-drawn = { DOES("draw", $player) } { event-cards }
    .past = { has-player } drawn { event-cards }
    .would = { AS($player, case: "n") } would draw { event-cards.any }
event-discarded = { DOES("discard", $player) } { event-cards }
    .past = { has-player } discarded { event-cards }
    .would = { AS($player, case: "n") } would discard { event-cards.any }
event-cards = { $some ->
    [yes] { $much }
   *[no] 1 Power or more
}
    .any = { $some ->
        [yes] { $much }
       *[no] Powers
    }
event-searched = { DOES("search", $player) } a deck{ event-searched.for }
    .past = { has-player } searched a deck{ event-searched.for }
    .for = { $some ->
        [yes] {" "}for { $much }
       *[no] {""}
    }
event-summoned = { DOES("be", $subject) } summoned{ event-where }
    .past = { has-subject } been summoned{ event-where }
event-tile-placed = { DOES("be", $subject) } placed{ event-by-player }{ event-where }
    .past = { has-subject } been placed{ event-by-player }{ event-where }
event-deck-empty = { AS($player, case: "pos") } Power deck becomes empty
    .past = { AS($player, case: "pos") } Power deck { $negated ->
        [yes] has not become empty
       *[no] has become empty
    }
event-bonus-taken = { DOES("take", $player) } a bonus action
    .past = { has-player } taken a bonus action
event-begun = { $negated ->
    [yes] has not begun
   *[no] has begun
}
    .ended = { $negated ->
        [yes] has not ended
       *[no] has ended
    }
event-round-start = at the start of each round
    .past = a round { event-begun }
event-turn-start = at the start of each turn
    .past = a turn { event-begun }
event-turn-end = at the end of { event-own-turn-start.each }
    .past = { event-own-turn-start.one } { event-begun.ended }
event-round-end = at the end of each round
    .past = a round { event-begun.ended }
event-own-turn-start = at the start of { event-own-turn-start.turn }
    .past = { event-own-turn-start.turn } { event-begun }
    .turn = { $has-player ->
        [yes] { AS($player, case: "pos") } turn
       *[no] { $has-subject ->
            [yes] { AS($subject, case: "pos") } turn
           *[no] your turn
        }
    }
    .each = { $has-player ->
        [yes] { event-own-turn-start.turn }
       *[no] { $has-subject ->
            [yes] { event-own-turn-start.turn }
           *[no] each turn
        }
    }
    .one = { $has-player ->
        [yes] { event-own-turn-start.turn }
       *[no] { $has-subject ->
            [yes] { event-own-turn-start.turn }
           *[no] a turn
        }
    }
event-own-turn-end = at the end of { event-own-turn-start.turn }
    .past = { event-own-turn-start.turn } { event-begun.ended }

## How long, how often

later-turn-end = at the end of the turn, { $clause }
later-timeline-turn-end = at the end of the timeline turn, { $clause }
later-round-end = at the end of the round, { $clause }
later-round-begin = at the beginning of the next round, { $clause }
later-own-turn = at the beginning of { AS($whose, case: "pos") } next turn, { $clause }

word-period = { $period ->
    [match] match
    [round] round
   *[turn] turn
}
until = { $until ->
    [for-good] { $clause }
   *[turn] { $first ->
        [yes] { until.when }, { $clause }
       *[no] { $clause } { until.when }
    }
}
    .when = { $until ->
        [combat] for this combat
        [turn] until the end of the turn
        [timeline-turn] until the end of this timeline turn
       *[round] until the end of the round
    }
until-next-own-turn = { $first ->
    [yes] until the start of { AS($who, case: "pos") } next turn, { $clause }
   *[no] { $clause } until the start of { AS($who, case: "pos") } next turn
}
until-leaves = { $clause } as long as { $who } is in play
tell-uses = { $clause }{ $period ->
    [match] { $home ->
        [summon] , then remove this Summon
        [tile] , then remove this Tile
        [power] , then send this Power to the void
        [aura] , then send this Power to the void
       *[other] {" "}({ tell-uses.times }{ limit-per })
    }
   *[turn] {" "}({ tell-uses.times } per { word-period }{ limit-per })
}
    .times = { $n ->
        [one] once
       *[other] { $n } times
    }
card-limit = { tell-uses.times } per { word-period }{ limit-per }
adjective-cleansed = cleansed
tell-instead = { $would }, { $clause } instead
op-instead = { $clause }
tell-prevented = { $would }, { $may ->
    [yes] you may{" "}
   *[no] {""}
}prevent that
tell-amount-change = { event-amount } is { $sign ->
    [less] reduced
   *[more] increased
} by { $n }
tell-amount-set = { event-amount } becomes { $n }
tell-amount-half = { event-amount } is halved (rounded down)
tell-amount-multiply = { event-amount } is multiplied by { $n }
tell-target = choose { $what }

## What is always at work

op-dmg = { $way ->
    [dealt] { DOES("deal", $to) }
   *[taken] { DOES("take", $to) }
} { $n } { $sign ->
    [less] less
   *[more] more
} { $dmg }{ $has-other ->
    [yes] {" "}{ $way ->
        [dealt] to
       *[taken] from
    } { $other }
   *[no] {""}
}
dmg-times = { $dmg } { $way ->
    [dealt] dealt by
   *[taken] dealt to
} { $to }{ $has-other ->
    [yes] {" "}{ $way ->
        [dealt] to
       *[taken] by
    } { $other }
   *[no] {""}
} is { $times ->
    [half] halved (rounded down)
    [double] doubled
   *[triple] tripled
}
op-price = { $skills ->
    [yes] the Skills of { $to } cost
   *[no] { DOES("cost", $to) }
} { $n } AP { $sign ->
    [less] less
   *[more] more
}
op-arrive = { DOES("be", $who) } deployed with { $what }
op-order = { DOES("play", $to) } { NUM($to) ->
    [many] their
   *[one] its
} turn { $turn }
op-be = { AS($to, case: "s") } also { VERB("have", $to) } { $words }
op-allow = { AS($to, case: "s") } may { $act }{ $act-first ->
    [extra-hit] { $always ->
        [yes] {" "}each turn
       *[no] {""}
    }
   *[other] {""}
}
act-extra-hit = hit 1 more time
act-hit-through = hit past entities in between
act-hit-inf = hit at unlimited range (∞RA)
act-move-through = move through entities
act-deploy-current = also deploy Fighters on the current slot
act-deploy-anywhere = deploy Fighters on any cell
act-act-after-hit = go on with { NUM($who) ->
    [one] its
    [many] their
   *[you] your
} turn after hitting
op-forbid = { $act-first ->
    [move-straight] { AS($to, case: "s") } can only move diagonally
   *[other] { DOES("cannot", $to) } { $act-or }
}
act-move = move
act-hit = hit
act-push = push
act-skill = use Skills
act-be-moved = be moved by effects
act-be-targeted = be targeted by the other player
act-skip = Skip { NUM($who) ->
        [you] your
       *[one] their
    } turn
act-conjure = use { NUM($who) ->
        [you] your
       *[one] their
    } Conjuration
act-be-pushed = be pushed
act-use-power = { $has-what ->
    [yes] use { $what }
   *[no] { $player ->
        [yes] use Powers
       *[no] be used
    }
}
act-draw = draw Powers
act-deploy = deploy Fighters
act-set = set Powers
act-discard = discard Powers for AP
act-heal = be healed
act-move-straight = move straight
act-skill-passive = use PASSIVE Skills
act-skill-trigger = use TRIGGER Skills
act-skill-spell = use { $label ->
    [spell] SPELL
   *[star] SPELL*
} Skills
act-skill-mana = use MANA Skills
act-skill-ultimate = use ULTIMATE Skills
act-skill-unique = use UNIQUE Skills
act-gain-buff = gain Buffs
act-gain-debuff = gain Debuffs
act-gain-status = gain Statuses
act-gain-burned = gain Burned
act-gain-first = gain First
act-gain-invincible = gain Invincible
act-gain-last = gain Last
act-gain-poison = gain Poison
act-gain-shield = gain Shield

## What effects do

spell-hit = { VERB("hit", $who) } { $at }
op-hit = { DOES("hit", $who) } { $at }
hit-with = { $hit } with { $values }
hit-atk = { $n } ATK
hit-element = the { $what } element
hit-type = the { $what } type
aim = { $shape ->
    [one] a cell within RA
    [within] a cell up to { $n ->
        [one] 1 cell away
       *[other] { $n } cells away
    }
    [inf] a cell at unlimited range (∞RA)
   *[line] a line of { $n } cells
}
aim-area = { $shape ->
    [around] all cells around { $of }
   *[adjacent] all cells adjacent to { $of }
}
op-redirect = { $of ->
    [dmg] that DMG is dealt to
    [target] that action targets
   *[any] that hit strikes
} { $to }{ $instead ->
    [yes] {" "}instead
   *[no] {""}
}
op-have-skills = { DOES("have", $to) } the { $some ->
    [yes] { $labels } Skills
   *[no] Skills
} of { $of }
op-use-skill = { DOES("use", $who) } a { $some ->
    [yes] { $labels } Skill
   *[no] Skill
} of { $of } as its own{ $free ->
    [yes] {" "}for 0 AP
   *[no] {""}
}
op-damage = { VERB("deal", $who) } { $n } { $type ->
    [physical] Physical{" "}
    [magical] Magical{" "}
   *[none] {""}
}{ $element ->
    [neutral] Neutral{" "}
    [fire] Fire{" "}
    [ice] Ice{" "}
    [air] Air{" "}
    [earth] Earth{" "}
    [thunder] Thunder{" "}
    [water] Water{" "}
    [akasha] Akasha{" "}
   *[none] {""}
}{ $kind ->
    [power] Power{" "}
    [skill] Skill{" "}
    [ability] Ability{" "}
   *[none] {""}
}DMG to { $to }
op-heal = heal { $to } by { $n } HP
op-transfer = transfer { $hp } HP from { $from } to { $to }
op-defeat = { VERB("defeat", $who) } { $what }
op-move = { DOES("move", $who) } { $mover } up to { $has-n ->
    [yes] { $n ->
        [one] 1 cell
       *[other] { $n } cells
    }
   *[no] { NUM($mover) ->
        [many] their MP
       *[one] its MP
    }
}
side-of = { AS($who, case: "pos") } side of the board
op-push = { VERB("push", $who) } { $what } { $upto ->
    [yes] up to{" "}
   *[no] {""}
}{ $n ->
    [one] 1 cell
   *[other] { $n } cells
}
push-to = { $clause } { $dir ->
    [choose] in a direction of your choice
    [facing] the way this Tile faces
   *[n] to the { direction }
}
direction = { $dir ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
facing = { $clause } facing { direction }
op-put = { VERB("put", $who) } { $what } on { $to }
op-swap = { VERB("swap", $who) } the cells of { $what }{ $has-with ->
    [yes] {" "}and { $with }
   *[no] {""}
}
op-stop-motion = { VERB("stop", $who) } { AS($what, case: "pos") } Move or push
op-change-slot = { $has-with ->
    [yes] { VERB("swap", $who) } the slots of { $what } and { $with }
   *[no] { VERB("put", $who) } { $what } on { $has-slot ->
        [yes] slot { $slot }
       *[no] another empty slot
    }
}
op-deploy = { DOES("deploy", $who) } { $from ->
    [choose] a Fighter of { NUM($who) ->
        [one] their
       *[imp] your
    } choice from { whose } Fighter deck
   *[top] the top Fighter of { whose } Fighter deck
} on { op-revive.slot }{ $anywhere ->
    [yes] , on any empty cell of the board
   *[no] {""}
}
op-revive = { VERB("deploy", $who) } { $what } on { op-revive.slot }
    .slot = { $has-slot ->
        [yes] { $slot ->
            [choose] any empty slot
            [same] the same slot
            [current] the current slot
           *[1] slot { $slot }
        }
       *[no] any empty slot
    }
op-return = { $to ->
    [deck-top] put { $what } on top of { op-return.decks }
    [deck-bottom] put { $what } at the bottom of { op-return.decks }
    [deck] shuffle { $what } into { op-return.decks }
    [void] put { $what } into { op-return.whose } void{ op-return.s }
   *[hand] return { $what } to { op-return.whose } hand{ op-return.s }
}
    .decks = { op-return.whose } { $deck ->
        [fighter] Fighter{" "}
        [power] Power{" "}
       *[either] {""}
    }deck{ op-return.s }
    .whose = { $own ->
        [yes] your
       *[no] { NUM($what) ->
            [many] their owners’
           *[one] its owner’s
        }
    }
    .s = { $own ->
        [yes] {""}
       *[no] { NUM($what) ->
            [many] s
           *[one] {""}
        }
    }
op-draw = { DOES("draw", $who) } { powers }
powers = { $n ->
    [one] 1 Power
   *[other] { $n } Powers
}
op-discard = { DOES("discard", $who) } { powers }{ $random ->
    [yes] {" "}at random
   *[no] {""}
}
discard-these = { DOES("discard", $who) } { $what }
op-search = search your Power deck for { $what } and put { $it } into your hand
op-look = { DOES("look", $who) } at { $what }
look-hand = { DOES("look", $who) } at { $whole ->
    [yes] { AS($of, case: "pos") } hand
   *[no] { powers } in { AS($of, case: "pos") } hand
}
look-deck = { DOES("look", $who) } at the top { $n ->
    [one] card
   *[other] { $n } cards
} of { AS($of, case: "pos") } { $deck ->
    [fighter-deck] Fighter
   *[deck] Power
} deck
put-back = { $clause } and put them back in any order
revealed-zone = { $zone ->
    [hand] { AS($of, case: "pos") } hand
   *[deck] the top { $n ->
        [one] card
       *[other] { $n } cards
    } of { AS($of, case: "pos") } { $zone ->
        [fighter-deck] Fighter
       *[deck] Power
    } deck
}
op-reveal = { VERB("reveal", $who) } { $what }
op-recover = return { $what } to { $to ->
    [deck] your Power deck
   *[hand] your hand
}
op-shuffle = { DOES("shuffle", $who) } { whose } { $deck ->
    [fighter] Fighter deck
   *[power] Power deck
}
op-play = { VERB("play", $who) } { $what }{ $free ->
    [yes] {" "}for 0 AP
   *[no] {""}
}
op-set-free = { VERB("set", $who) } { $what } for 0 AP
op-buff = { DOES("gain", $who) } the Buff { $name-name } { $n }
op-debuff = { DOES("gain", $who) } the Debuff { $name-name } { $n }
op-status = { DOES("gain", $who) } { $name-name }
conditions = { $what ->
    [any] { conditions.count }condition{ conditions.s }
    [buff] { conditions.count }Buff{ conditions.s }
    [debuff] { conditions.count }Debuff{ conditions.s }
    [status] { conditions.count }Status{ conditions.es }
   *[one] { $name }
}
    .count = { $how ->
        [all] all{" "}
        [upto] up to { $n }{" "}
       *[n] { $n }{" "}
    }
    .s = { $how ->
        [all] s
       *[n] { $n ->
            [one] {""}
           *[other] s
        }
    }
    .es = { $how ->
        [all] es
       *[n] { $n ->
            [one] {""}
           *[other] es
        }
    }
op-cleanse = { VERB("remove", $who) } { $what } from { $of }
op-reverse-timeline = during the next round, the turns of the timeline are played from 4 to 1
op-move-condition = { VERB("move", $who) } { $what } from { $of } onto { $to }
op-move-buffs = { VERB("move", $who) } { $limited ->
    [yes] up to { $n } of the
   *[no] any
} { $some ->
    [yes] values of the Buff { $names }
   *[no] Buff values
} from { $of } onto { $to }
op-shift = { $sign ->
    [less] lower
   *[more] raise
} { AS($of, case: "pos") } { $way ->
    [debuff] Debuff
   *[buff] Buff
} { $name } by { $n }
op-place-marker = { $placed ->
    [yes] put { $marker ->
        [unique] a UNIQUE
       *[legendary] a LEGENDARY
    } Marker in
   *[no] remove the { $marker ->
        [unique] UNIQUE
       *[legendary] LEGENDARY
    } Marker from
} { AS($of, case: "pos") } Numen zone
mark-slot = { $placed ->
    [yes] put an ULTIMATE Marker on
   *[no] remove the ULTIMATE Marker from
} the slot of { $of }
op-mark = { DOES("be", $to) } marked “{ $name }”
op-unmark = { DOES("be", $to) } no longer marked “{ $name }”
op-summon = { VERB("summon", $who) } { tokens } on { $where }
op-place = { VERB("place", $who) } { $upto ->
    [yes] up to{" "}
   *[no] {""}
}{ tokens } on { $where }
tokens = { $n ->
    [one] 1 { $name }
   *[other] { $plural ->
        [yes] { $n } { $name }s
       *[no] { $n } × { $name }
    }
}
op-copy = { VERB("place", $who) } a copy of { $what } on { $where }
op-turn = { VERB("turn", $who) } { $what } { $has-facing ->
    [yes] to the { $facing }
   *[no] in { NUM($what) ->
        [one] a direction
       *[many] directions
    } of your choice
}
op-negate = { VERB("negate", $who) } { $what ->
    [action] that action
    [hit] that hit
    [skill] that Skill
    [power] that Power
    [dmg] that DMG
    [destruction] that destruction
    [defeat] that defeat
   *[this] that
}
op-negate-skills = negate the Skills of { $to }
op-negate-skills-long = negate the Skills of { $to }
op-control-long = { op-control }
op-end-turn = { VERB("end", $who) } the turn
op-end-round = { VERB("end", $who) } the round
op-extra-action = { $who-is ->
    [you] you
   *[other] { AS($who, case: "s") }
} may take 1 extra { $kind ->
    [any] action
    [bonus] bonus action
    [move] Move
    [hit] Hit
    [push] Push
    [skill] Skill action
    [power] Power action
    [set] setting action
    [deploy] deployment
   *[discard] discard
}
op-extra-turn = { DOES("play", $who) } 1 extra turn after this one
tell-on-success = on heads, { $clause }
tell-on-failure = on tails, { $clause }
tell-rolled = { $head }: { $rows }

## Cards

card-assign = assign this Aura to { $whom }
cost-pay = pay { $n } AP
cost-have-lose = have { $who } lose { $amounts }
op-pay = { $must ->
    [no] { NUM($who) ->
        [you] you may
        [imp] you may
       *[one] { AS($who, case: "s") } may
    } { $cost }
   *[yes] { NUM($who) ->
        [you] you must
        [imp] you must
       *[one] { AS($who, case: "s") } must
    } { $cost } if able
}{ $has-then ->
    [yes] ; if so, { $then }
   *[no] {""}
}{ $has-else ->
    [yes] ; otherwise, { $else }
   *[no] {""}
}
card-cost = cost: { $cost }
card-only = usable only { $condition }
card-as-action = as an action
card-when-played = when this Power is played
card-stepped-on = when an entity steps on this Tile
card-faces = placed facing any direction
tracker-uses = Use { $n }
tracker-time = Time { $n }
card-label = { $label ->
    [spell-star] SPELL*
    [spell] SPELL
    [passive] PASSIVE
    [trigger] TRIGGER
    [mana] MANA
    [ultimate] ULTIMATE
    [unique] UNIQUE
    [enchantment] ENCHANTMENT
   *[conjuration] CONJURATION
}
card-ap = { $n } AP
card-ap-equal = AP: { $value }
card-mana = { $n } Mana

## What else can be asked, and of several

figure-max-hp = printed HP
    .total = the total printed HP of { $of }
    .highest = the highest printed HP among { $of }
    .least = the lowest printed HP
    .lowest = the lowest printed HP among { $of }
figure-weakness = Weakness
    .total = the total Weakness of { $of }
    .highest = the highest Weakness among { $of }
    .least = the lowest Weakness
    .lowest = the lowest Weakness among { $of }
figure-resistance = Resistance
    .total = the total Resistance of { $of }
    .highest = the highest Resistance among { $of }
    .least = the lowest Resistance
    .lowest = the lowest Resistance among { $of }
figure-speed = Speed
    .total = the total Speed of { $of }
    .highest = the highest Speed among { $of }
    .least = the lowest Speed
    .lowest = the lowest Speed among { $of }
figure-conditions = conditions
    .total = the total number of conditions of { $of }
    .highest = the highest number of conditions among { $of }
    .least = the lowest number of conditions
    .lowest = the lowest number of conditions among { $of }
figure-buffs = Buffs
    .total = the total number of Buffs of { $of }
    .highest = the highest number of Buffs among { $of }
    .least = the lowest number of Buffs
    .lowest = the lowest number of Buffs among { $of }
figure-debuffs = Debuffs
    .total = the total number of Debuffs of { $of }
    .highest = the highest number of Debuffs among { $of }
    .least = the lowest number of Debuffs
    .lowest = the lowest number of Debuffs among { $of }
figure-statuses = Statuses
    .total = the total number of Statuses of { $of }
    .highest = the highest number of Statuses among { $of }
    .least = the lowest number of Statuses
    .lowest = the lowest number of Statuses among { $of }
figure-ap-cost = AP Cost
    .total = the total AP Cost of { $of }
    .highest = the highest AP Cost among { $of }
    .least = the lowest AP Cost
    .lowest = the lowest AP Cost among { $of }
figure-uses = Use
    .total = the total Use of { $of }
    .highest = the highest Use among { $of }
    .least = the lowest Use
    .lowest = the lowest Use among { $of }
figure-time = Time
    .total = the total Time of { $of }
    .highest = the highest Time among { $of }
    .least = the lowest Time
    .lowest = the lowest Time among { $of }
figure-push = Push
    .total = the total Push of { $of }
    .highest = the highest Push among { $of }
    .least = the lowest Push
    .lowest = the lowest Push among { $of }
figure-slot = slot
    .total = the total slot of { $of }
    .highest = the highest slot among { $of }
    .least = the lowest slot
    .lowest = the lowest slot among { $of }
figure-ap = AP
    .total = the total AP of { $of }
    .highest = the highest AP among { $of }
    .least = the lowest AP
    .lowest = the lowest AP among { $of }
figure-souls = Souls
    .total = the total Souls of { $of }
    .highest = the highest Souls among { $of }
    .least = the lowest Souls
    .lowest = the lowest Souls among { $of }
figure-hand = Powers in hand
    .total = the total number of Powers in hand of { $of }
    .highest = the highest number of Powers in hand among { $of }
    .least = the lowest number of Powers in hand
    .lowest = the lowest number of Powers in hand among { $of }
is-or-not = { $negated ->
    [yes] { DOES("be", $who, form: "not") }
   *[no] { DOES("be", $who) }
}
with-active = whose turn it is{ $so ->
    [no] {" "}not
   *[yes] {""}
}
with-ap = with { bound } AP
with-hand = with { bound } Powers in hand
with-souls = with { bound } { $n ->
    [one] Soul
   *[other] Souls
}
with-ap-cost = with an AP Cost of { bound }
with-weakness = with Weakness { bound }
with-resistance = with Resistance { bound }
with-marked = marked “{ $what }”
with-unmarked = not marked “{ $what }”
with-markers = with { $what } Marker
with-category = of the category { $what }
with-rank = that is { $what }
of-weakness = { AS($of, case: "pos") } Weakness
of-resistance = { AS($of, case: "pos") } Resistance
of-timeline = the number of the turn of the timeline
if-at = { is-or-not } on the same cell as { $of }
if-category = { is-or-not } of the category { $what }
if-current = { is-or-not } on the current slot
if-deploy-zone = { is-or-not } { in-deploy-zone }
if-elements = { is-or-not } of the { $what } element
if-empty = { is-or-not } empty
if-free = { is-or-not } free
if-facedown = { is-or-not } face-down
if-half = { is-or-not } { in-half }
if-labels = { has-or-not } { with-labels.a } { $what } Skill
if-rank = { is-or-not } { $what }
if-same-slot = { is-or-not } on the same slot as { $of }
act-gain-hit-dmg-dealt = gain Hit DMG Dealt
act-gain-hit-dmg-taken = gain Hit DMG Taken
act-gain-melee-dmg-dealt = gain Melee DMG Dealt
act-gain-melee-dmg-taken = gain Melee DMG Taken
act-gain-ra-dmg-dealt = gain RA DMG Dealt
act-gain-ra-dmg-taken = gain RA DMG Taken
act-gain-psh-dmg-dealt = gain PSH DMG Dealt
act-gain-psh-dmg-taken = gain PSH DMG Taken
act-gain-power-dmg-dealt = gain Power DMG Dealt
act-gain-power-dmg-taken = gain Power DMG Taken
act-gain-skill-dmg-dealt = gain Skill DMG Dealt
act-gain-skill-dmg-taken = gain Skill DMG Taken
act-gain-ability-dmg-dealt = gain Ability DMG Dealt
act-gain-ability-dmg-taken = gain Ability DMG Taken
act-gain-status-dmg-taken = gain Status DMG Taken
act-gain-all-dmg-dealt = gain All DMG Dealt
act-gain-all-dmg-taken = gain All DMG Taken
act-gain-neutral-dmg-dealt = gain Neutral DMG Dealt
act-gain-neutral-dmg-taken = gain Neutral DMG Taken
act-gain-fire-dmg-dealt = gain Fire DMG Dealt
act-gain-fire-dmg-taken = gain Fire DMG Taken
act-gain-ice-dmg-dealt = gain Ice DMG Dealt
act-gain-ice-dmg-taken = gain Ice DMG Taken
act-gain-air-dmg-dealt = gain Air DMG Dealt
act-gain-air-dmg-taken = gain Air DMG Taken
act-gain-earth-dmg-dealt = gain Earth DMG Dealt
act-gain-earth-dmg-taken = gain Earth DMG Taken
act-gain-thunder-dmg-dealt = gain Thunder DMG Dealt
act-gain-thunder-dmg-taken = gain Thunder DMG Taken
act-gain-water-dmg-dealt = gain Water DMG Dealt
act-gain-water-dmg-taken = gain Water DMG Taken
act-gain-akasha-dmg-dealt = gain Akasha DMG Dealt
act-gain-akasha-dmg-taken = gain Akasha DMG Taken
act-gain-physical-dmg-dealt = gain Physical DMG Dealt
act-gain-physical-dmg-taken = gain Physical DMG Taken
act-gain-magical-dmg-dealt = gain Magical DMG Dealt
act-gain-magical-dmg-taken = gain Magical DMG Taken
