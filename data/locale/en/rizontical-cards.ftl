# The printed text of Rizontical's cards, put together from small patterns by engines/rizontical/wording.py.
#
# Words given to many messages: $who a noun phrase, with $num (one, many, you: the reader) and $gen (m, f) for what
# agrees with it and $long (no; yes or vague if a description follows the noun); $case the form that a noun is wanted
# in (s subject, n subject and no pronoun, o object, pos owner; de, a, que are French and plain here); $form the form of
# the verb: imp or inf where the reader acts, does or may where something else does; $seat you, opponent or both.

## Sentences

rzc-assign = assign this Aura to { $whom }
rzc-cost-of = cost: { $cost }
rzc-only = usable only { $condition }
rzc-as-action = as an action
rzc-when-played = when this Power is played
rzc-stepped-on = when an entity steps on this Tile
rzc-faces = placed facing any direction
rzc-choose = choose { $what }
rzc-use = Use { $n }
rzc-time = Time { $n }
rzc-spell = hit { $aim }

## Things

rzc-noun = { $det ->
    [it] { $case ->
        [pos] { $num ->
            [many] their
           *[one] its
        }
        [s] { rzc-noun.they }
        [n] { rzc-noun.they }
       *[o] { $num ->
            [many] them
           *[one] it
        }
    }
    [none] { $kind ->
        [you] { $case ->
            [pos] your
           *[o] you
        }
        [opponent] your opponent{ rzc-noun.owns }
       *[player] a player{ rzc-noun.owns }
    }
   *[other] { rzc-noun.det }{ rzc-noun.adjectives }{ rzc-noun.name }{ $random ->
        [yes] {" "}at random
       *[no] {""}
    }{ rzc-noun.owns }
}
    .they = { $num ->
        [many] they
       *[one] it
    }
    .owns = { $case ->
        [pos] { $num ->
            [many] ’
           *[one] ’s
        }
       *[o] {""}
    }
    .det = { $det ->
        [a] { $own ->
            [yes] one of your{" "}
           *[no] { rzc-noun.a }{" "}
        }
        [another] { $own ->
            [yes] another of your{" "}
           *[no] another{" "}
        }
        [that] { $num ->
            [many] those{" "}
           *[one] that{" "}
        }
        [this] this{" "}
        [the] { $kind ->
            [target] {""}
           *[other] the{" "}
        }
        [its] its{" "}
        [your] your{" "}
        [nth] the { $n ->
            [1] first
            [2] second
           *[3] third
        }{" "}
        [each] each { rzc-noun.of }
        [all] all { rzc-noun.your }
        [all-others] all { rzc-noun.your }other{" "}
        [plural] { rzc-noun.your }
        [others] { rzc-noun.your }other{" "}
        [n] { $n } { rzc-noun.of }
        [n-others] { $n } other { rzc-noun.of }
        [upto] up to { $n } { rzc-noun.of }
        [upto-others] up to { $n } other { rzc-noun.of }
        [any] any { rzc-noun.of }
        [any-others] any other { rzc-noun.of }
        [count] { rzc-noun.your }
        [count-others] { rzc-noun.your }other{" "}
        [some] {""}
       *[no] { $own ->
            [yes] none of your{" "}
           *[no] no{" "}
        }
    }
    .your = { $own ->
        [yes] your{" "}
       *[no] {""}
    }
    .of = { $own ->
        [yes] of your{" "}
       *[no] {""}
    }
    .a = { $side ->
        [opposing] an
        [ally] an
        [enemy] an
       *[any] { $face ->
            [any] { $empty ->
                [any] { $rank ->
                    [any] { $category ->
                        [aura] an
                        [any] { $kind ->
                            [ally] an
                            [enemy] an
                            [entity] an
                           *[other] a
                        }
                       *[other] a
                    }
                   *[other] a
                }
                [yes] an
               *[no] an
            }
           *[other] a
        }
    }
    .adjectives = { $side ->
        [opposing] { $kind ->
            [enemy] {""}
           *[other] opposing{" "}
        }
        [ally] allied{" "}
        [enemy] enemy{" "}
       *[any] {""}
    }{ $face ->
        [down] face-down{" "}
        [up] face-up{" "}
       *[any] {""}
    }{ $empty ->
        [yes] empty{" "}
        [no] occupied{" "}
       *[any] {""}
    }{ $rank ->
        [common] Common{" "}
        [legendary] Legendary{" "}
       *[any] {""}
    }{ $category ->
        [normal] Normal{" "}
        [permanent] Permanent{" "}
        [trigger] Trigger{" "}
        [aura] Aura{" "}
       *[any] {""}
    }
    .name = { $kind ->
        [ally] { $noun ->
            [many] allies
           *[one] ally
        }
        [enemy] { $noun ->
            [many] enemies
           *[one] enemy
        }
        [entity] { $noun ->
            [many] entities
           *[one] entity
        }
        [fighter] Fighter{ rzc-noun.plural }
        [summon] Summon{ rzc-noun.plural }
        [tile] Tile{ rzc-noun.plural }
        [push-tile] Push Tile{ rzc-noun.plural }
        [power] Power{ rzc-noun.plural }
        [cell] cell{ rzc-noun.plural }
        [numen] Numen
        [attacker] attacker
        [struck] entity hit
        [ally-now] current turn ally
        [enemy-now] current turn enemy
       *[target] target { $n }
    }
    .plural = { $noun ->
        [many] s
       *[one] {""}
    }
    .s = { $num ->
        [one] s
       *[many] {""}
    }
rzc-that = that
rzc-described = { $thing } { $how }
rzc-set-off = { $thing }, { $how }
rzc-closer-than = closer to { $to } than { $than }
rzc-except = other than { $who }
rzc-picked-by = { $by ->
    [both] of both players’ choice
   *[opponent] of your opponent’s choice
}
rzc-in-zone = { $zone ->
    [hand] in { rzc-in-zone.whose } hand
    [deck] in { rzc-in-zone.whose } { rzc-in-zone.what } deck
    [void] in { rzc-in-zone.whose } { rzc-in-zone.what } void
    [field] on the field
   *[board] on the board
}
    .whose = { $seat ->
        [you] your
        [opponent] your opponent’s
       *[any] any player’s
    }
    .what = { $what ->
        [fighter] Fighter
       *[power] Power
    }
rzc-from-zone = from { $zone ->
    [hand] { rzc-in-zone.whose } hand
    [deck] { rzc-in-zone.whose } { rzc-in-zone.what } deck
   *[void] { rzc-in-zone.whose } { rzc-in-zone.what } void
}
rzc-within = within { $n } of { $who }
rzc-within-ra = within RA
rzc-within-ra-of = within { $long ->
    [no] { $who }’s RA
   *[yes] the RA of { $who }
}
rzc-anywhere = at any distance
rzc-around = around { $who }
rzc-adjacent = adjacent to { $who }
rzc-on = on { $where }
rzc-at = on the same cell as { $where }
rzc-on-slot = { $slot ->
    [current] on the current slot
    [same] on the same slot
   *[1] on slot { $slot }
}
rzc-in-deploy-zone = in { $seat ->
    [you] your
   *[opponent] your opponent’s
} Deploy Zone
rzc-in-half = in { $seat ->
    [you] your
   *[opponent] your opponent’s
} half of the board
rzc-of-element = of the { rzc-element } element
rzc-of-type = of the { rzc-type } type
rzc-with-skill = with { $label ->
    [ULTIMATE] an
   *[other] a
} { $label } Skill
rzc-element = { $element ->
    [neutral] Neutral
    [fire] Fire
    [ice] Ice
    [air] Air
    [earth] Earth
    [thunder] Thunder
    [water] Water
   *[akasha] Akasha
}
rzc-type = { $type ->
    [physical] Physical
   *[magical] Magical
}
rzc-dmg = { $kind ->
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
rzc-condition-name = { $kind ->
    [debuff] the Debuff { $name }
   *[buff] the Buff { $name }
}
rzc-name = { $name }
rzc-kind = { $kind ->
    [basic] Basic Hit
    [spell] SPELL
    [effect] an effect
   *[other] { $kind }
}

## Numbers

rzc-value-stat = { $long ->
    [no] { $who } { rzc-stat }
   *[yes] the { rzc-stat } of { $who }
}
rzc-stat = { $stat ->
    [atk] ATK
    [def] DEF
    [hp] HP
    [max_hp] printed HP
    [mana] Mana
    [mp] MP
    [ra] RA
    [psh] PSH
    [speed] Speed
    [protection] Protection
    [use] Use
    [time] Time
   *[push] Push
}
rzc-value-condition = the value of the { $kind ->
    [debuff] Debuff
   *[buff] Buff
} { $name } on { $who }
rzc-value-count = the number of { $what }
rzc-value-seat = { $what ->
    [ap] { rzc-value-seat.whose } AP
    [souls] { rzc-value-seat.whose } Souls
   *[hand] the number of Powers in { rzc-value-seat.whose } hand
}
    .whose = { $seat ->
        [you] your
       *[opponent] your opponent’s
    }
rzc-value-event = { $what ->
    [cells] the number of cells travelled
    [blocked] the number of cells not travelled
   *[amount] { $of ->
        [dmg] that DMG
        [hp] that amount of HP
        [ap] that amount of AP
        [powers] that number of Powers
        [cells] that number of cells
       *[any] that amount
    }
}
rzc-value-distance = the distance between { $a } and { $b }
rzc-value-number = a number from { $low } to { $high }
rzc-amount = { $compared ->
    [some] { rzc-amount.unit }
    [none] { rzc-amount.unit }
    [ge] { $n } { rzc-amount.unit } or more
    [gt] more than { $n } { rzc-amount.unit }
    [le] { $n } { rzc-amount.unit } or { rzc-amount.less }
    [lt] { rzc-amount.less } than { $n } { rzc-amount.unit }
    [eq] exactly { $n } { rzc-amount.unit }
   *[ne] not exactly { $n } { rzc-amount.unit }
}
    .unit = { $unit ->
        [ap] AP
        [souls] Soul{ rzc-amount.s }
        [hand] Power{ rzc-amount.s } in hand
        [powers] Power{ rzc-amount.s }
        [cells] cell{ rzc-amount.s }
        [dmg] DMG
        [atk] ATK
        [def] DEF
        [hp] HP
        [max_hp] printed HP
        [mana] Mana
        [mp] MP
        [ra] RA
        [psh] PSH
        [speed] Speed
        [protection] Protection
        [use] Use
        [time] Time
       *[push] Push
    }
    .s = { $n ->
        [one] {""}
       *[other] s
    }
    .less = { $unit ->
        [souls] fewer
        [hand] fewer
        [powers] fewer
        [cells] fewer
       *[other] less
    }
rzc-amount-dmg = { $compared ->
    [ge] { $n } { $dmg } or more
    [gt] more than { $n } { $dmg }
    [le] { $n } { $dmg } or less
    [lt] less than { $n } { $dmg }
    [eq] exactly { $n } { $dmg }
   *[ne] not exactly { $n } { $dmg }
}
rzc-amount-condition = { $compared ->
    [some] { $unit }
    [ge] { $unit } of { $n } or more
    [gt] { $unit } of more than { $n }
    [le] { $unit } of { $n } or less
    [lt] { $unit } of less than { $n }
   *[eq] { $unit } of exactly { $n }
}

## Conditions

rzc-exists = there is { $what }
rzc-has = { $who } { $negated ->
    [yes] { $num ->
        [one] does
       *[many] do
    } not have
   *[no] { $num ->
        [one] has
       *[many] have
    }
} { $what }
rzc-has-amount = { $who } { $negated ->
    [yes] { $num ->
        [one] does not have
       *[many] do not have
    }
    [none] { $num ->
        [one] has no
       *[many] have no
    }
   *[no] { $num ->
        [one] has
       *[many] have
    }
} { $amount }
rzc-has-more-than = { $who } { $num ->
    [one] has
   *[many] have
} { $by ->
    [0] { $compared ->
        [ge] at least as many { rzc-has-more-than.unit } as
        [gt] more { rzc-has-more-than.unit } than
        [le] at most as many { rzc-has-more-than.unit } as
        [lt] fewer { rzc-has-more-than.unit } than
        [eq] as many { rzc-has-more-than.unit } as
       *[ne] not as many { rzc-has-more-than.unit } as
    }
   *[other] { $compared ->
        [ge] at least { $by } more { rzc-has-more-than.unit } than
        [gt] over { $by } more { rzc-has-more-than.unit } than
        [le] at most { $by } more { rzc-has-more-than.unit } than
        [lt] less than { $by } more { rzc-has-more-than.unit } than
        [eq] exactly { $by } more { rzc-has-more-than.unit } than
       *[ne] not exactly { $by } more { rzc-has-more-than.unit } than
    }
} { $than }
    .unit = { $unit ->
        [ap] AP
       *[souls] Souls
    }
rzc-marked = { $seat ->
    [you] you { $negated ->
        [yes] do not have
       *[no] have
    }
   *[opponent] your opponent { $negated ->
        [yes] does not have
       *[no] has
    }
} { $marker ->
    [ultimate] an ULTIMATE
    [unique] a UNIQUE
   *[legendary] a LEGENDARY
} Marker
rzc-slot-marked = { $who } slot has { $negated ->
    [yes] no ULTIMATE Marker
   *[no] an ULTIMATE Marker
}
rzc-turn-of = it is { $negated ->
    [yes] not{" "}
   *[no] {""}
}{ $seat ->
    [you] your turn
   *[opponent] your opponent’s turn
}
rzc-timeline = it is { $negated ->
    [yes] not{" "}
   *[no] {""}
}turn { $n } of the timeline
rzc-did = { $who } { $negated ->
    [yes] did not { $what ->
        [move] move
        [hit] hit
        [push] push
       *[skill] use a Skill
    }
   *[no] { $what ->
        [move] moved
        [hit] hit
        [push] pushed
       *[skill] used a Skill
    }
} this turn
rzc-is-dmg = it is { $negated ->
    [yes] not{" "}
   *[no] {""}
}{ $dmg }
rzc-was-defeated = { $who } { $num ->
    [one] was
   *[many] were
} { $negated ->
    [yes] not{" "}
   *[no] {""}
}defeated
rzc-is-within = { $who } { rzc-is-within.is } { $where }
    .is = { $num ->
        [one] is
        [you] are
       *[many] are
    }
rzc-closer = { $who } { $num ->
    [one] is
   *[many] are
} closer to { $to } than { $than }
rzc-compared = { $who } { $num ->
    [one] is
   *[many] are
} { $compared ->
    [ge] at least
    [gt] more than
    [le] at most
    [lt] less than
    [eq] equal to
   *[ne] not equal to
} { $value }

## Situations

rzc-when-if = { $when }, { $condition }
rzc-when-other = { $when } against { $other }
rzc-when-kind = { $when } ({ $kind })
rzc-action = { $kind ->
    [any] an action
    [move] a Move
    [hit] a Hit
    [push] a Push
    [skill] a Skill
    [power] a Power
    [trigger] a Trigger
    [spell] a SPELL
    [spell-star] a SPELL*
    [mana] a MANA Skill
    [ultimate] an ULTIMATE Skill
    [unique] a UNIQUE Skill
    [use] the use of a Power in play
    [set] the setting of a Power
    [deploy] a deployment
    [discard] a discard
    [skip] a Skip
    [numen] an ability of a Numen
    [conjure] a Conjuration
    [enchant] an Enchantment
   *[other] { $kind }
}
rzc-condition-kind = { $kind ->
    [any] a condition
    [status] a Status
    [buff] a Buff
    [debuff] a Debuff
   *[other] { $kind }
}
rzc-when-announced = when { $about ->
    [thing] { $who } { $num ->
        [one] is
       *[many] are
    } announced
   *[actor] { $who } announce{ rzc-noun.s } { $what }
}
rzc-when-about-to-be-hit = when { $voice ->
    [other] { $other } { rzc-is-within.is } about to hit
    [both] { $who } { rzc-is-within.is } about to be hit by { $other }
   *[subject] { $who } { rzc-is-within.is } about to be hit
}
rzc-when-hit-done = when { $voice ->
    [other] { $other } has hit
    [both] { $who } has been hit by { $other }
   *[subject] { $who } has been hit
}
rzc-when-hit-negated = when { $voice ->
    [other] a hit by { $other } is negated
    [both] a hit by { $other } against { $who } is negated
   *[subject] a hit against { $who } is negated
}
rzc-when-calc-a = before the { $dmg } { $voice ->
    [other] dealt by { $other }
    [both] dealt to { $who } by { $other }
   *[subject] dealt to { $who }
} is calculated
rzc-when-calc-b = when the { $dmg } { $voice ->
    [other] dealt by { $other }
    [both] dealt to { $who } by { $other }
   *[subject] dealt to { $who }
} is calculated
rzc-when-dmg-about = when { $voice ->
    [other] { $other } is about to deal { $dmg }
    [both] { $who } is about to take { $dmg } from { $other }
   *[subject] { $who } is about to take { $dmg }
}
rzc-when-damaged = when { $voice ->
    [other] { $other } deals { $dmg }
    [both] { $who } takes { $dmg } from { $other }
   *[subject] { $who } takes { $dmg }
}
rzc-when-hp-lost = when { $who } loses { $some ->
    [yes] { $much }
   *[no] HP
}
rzc-when-healed = when { $who } is healed{ $some ->
    [yes] {" "}by { $much }
   *[no] {""}
}
rzc-when-defeated = when { $who } is defeated
rzc-when-would-be-defeated = when { $who } would be defeated
rzc-when-deployed = when { $who } is deployed{ rzc-when-deployed.where }
    .where = { $where ->
        [yes] {" "}{ $place }
       *[no] {""}
    }
rzc-when-removed = when { $who } is removed from the board
rzc-when-step = when { $who } steps on a cell{ rzc-when-deployed.where }
rzc-when-moved = when { $who } { $where ->
    [yes] ends a Move { $some ->
        [yes] of { $much }{" "}
       *[no] {""}
    }{ $place }
   *[no] moves{ $some ->
        [yes] {" "}{ $much }
       *[no] {""}
    }
}
rzc-when-push-about = when { $voice ->
    [other] { $other } is about to push
    [both] { $other } is about to push { $who }
   *[subject] { $who } is about to be pushed
}
rzc-when-pushed = when { $voice ->
    [other] { $other } has pushed an entity
    [both] { $who } is pushed by { $other }
   *[subject] { $who } is pushed
}{ $some ->
    [yes] {" "}{ $much }
   *[no] {""}
}
rzc-when-blocked = when { $voice ->
    [other] { $other } pushes an entity
    [both] { $other } pushes { $who }
   *[subject] { $who } is pushed
} against the border or another entity
rzc-when-power-used = when { $who } is used
rzc-when-power-set = when { $who } is set
rzc-when-would-be-destroyed = when { $who } would be destroyed
rzc-when-destroyed = when { $who } is destroyed
rzc-when-power-left = when { $who } leaves the field{ $where ->
    [yes] {" "}{ $what }
   *[no] {""}
}
rzc-left-to = for { $to ->
    [hand] the hand
    [deck] the deck
   *[void] the void
}
rzc-when-skill-used = when { $who } has used { $what }
rzc-when-condition-gained = when { $who } gains { $what }
rzc-when-condition-lost = when { $who } loses { $what }
rzc-when-marker-placed = when { $who } get{ rzc-noun.s } a Marker
rzc-when-ap-gained = when { $who } gain{ rzc-noun.s } { $some ->
    [yes] { $much }
   *[no] AP
}
rzc-when-ap-lost = when { $who } lose{ rzc-noun.s } { $some ->
    [yes] { $much }
   *[no] AP
}
rzc-when-drawn = when { $who } draw{ rzc-noun.s } { $some ->
    [yes] { $much }
   *[no] 1 Power or more
}
rzc-when-discarded = when { $who } discard{ rzc-noun.s } { $some ->
    [yes] { $much }
   *[no] 1 Power or more
}
rzc-when-searched = when { $who } search{ $num ->
    [one] es
   *[many] {""}
} a deck
rzc-when-summoned = when { $who } is summoned{ rzc-when-deployed.where }
rzc-when-tile-placed = when { $who } is placed{ rzc-when-deployed.where }
rzc-when-deck-empty = when { $who } Power deck becomes empty
rzc-when-bonus-taken = when { $who } take{ rzc-noun.s } a bonus action
rzc-when-round-start = at the start of each round
rzc-when-turn-start = at the start of each turn
rzc-when-own-turn-start = at the start of { rzc-when-own-turn-start.turn }
    .turn = { $long ->
        [no] { $who } turn
       *[yes] the turn of { $who }
    }
rzc-when-turn-end = at the end of each turn
rzc-when-own-turn-end = at the end of { rzc-when-own-turn-start.turn }
rzc-when-round-end = at the end of each round

## Costs

rzc-cost-protection = { $who } lose{ rzc-noun.s } { $n } Protection
rzc-discard-these = discard { $what }

## Always at work

rzc-mod-stat = { $who } get{ rzc-noun.s } { $by } { rzc-stat }
rzc-mod-dmg = { $who } { $way ->
    [dealt] deal
   *[taken] take
}{ rzc-noun.s } { $n } { $sign ->
    [less] less
   *[more] more
} { $dmg }
rzc-times-dmg = { $dmg } { $way ->
    [dealt] dealt by
   *[taken] dealt to
} { $who } is { rzc-change-times.factor }
rzc-mod-cost = { $who } cost{ rzc-noun.s } { $n } AP { $sign ->
    [less] less
   *[more] more
}
rzc-grant = { $what ->
    [extra_hit] { $who } may hit 1 more time{ $always ->
        [yes] {" "}each turn
       *[no] {""}
    }
    [hit_through] { $who } may hit past entities in between
    [hit_inf] { $who } may hit at unlimited range (∞RA)
    [move_through] { $who } may move through entities
    [deploy_current] { $who } may also deploy Fighters on the current slot
    [deploy_anywhere] { $who } may deploy Fighters on any cell
    [diagonal_only] { $who } can only move diagonally
   *[act_after_hit] { $who } may go on with { rzc-grant.turn } after hitting
}
    .turn = { $num ->
        [one] its turn
        [many] their turn
       *[you] your turn
    }
rzc-forbid = { $who } cannot { $act }
rzc-nor = { $first } or { $next }
rzc-forbidden = { $what ->
    [move] move
    [hit] hit
    [push] push
    [be-pushed] be pushed
    [draw] draw Powers
    [deploy] deploy Fighters
    [set] set Powers
    [discard] discard Powers
    [heal] be healed
    [skill] use { $which } Skills
   *[gain] gain { $which ->
        [buff] Buffs
        [debuff] Debuffs
        [status] Statuses
       *[other] { $which }
    }
}
rzc-order = { $who } { $num ->
    [one] plays its turn
   *[many] play their turn
} { $order ->
    [first] first
   *[last] last
}
rzc-also = { $who } also { $num ->
    [one] has
   *[many] have
} the { $what ->
    [neutral] Neutral element
    [fire] Fire element
    [ice] Ice element
    [air] Air element
    [earth] Earth element
    [thunder] Thunder element
    [water] Water element
    [akasha] Akasha element
    [physical] Physical type
   *[magical] Magical type
}
rzc-would = { $who } would { $event ->
    [dmg-about] take { $some ->
        [yes] { $much }
       *[no] { $dmg }
    }
    [hp-lost] lose { $some ->
        [yes] { $much }
       *[no] HP
    }
    [would-be-defeated] be defeated
   *[would-be-destroyed] be destroyed
}
rzc-instead = if { $would }, { $clause } instead
rzc-prevent = if { $would }, prevent that
rzc-changed = if { $would }, { $clause }
rzc-change-by = { rzc-change-to.what } is { $sign ->
    [less] reduced
   *[more] increased
} by { $n }
rzc-change-times = { rzc-change-to.what } is { rzc-change-times.factor }
    .factor = { $times ->
        [half] halved (rounded down)
        [double] doubled
       *[triple] tripled
    }
rzc-change-to = { rzc-change-to.what } becomes { $value }
    .what = { $what ->
        [dmg] that DMG
       *[hp] that loss
    }
rzc-once = { $clause } (once)
rzc-used-up = { $home ->
    [summon] remove this Summon
    [tile] remove this Tile
   *[power] send this Power to the void
}

## What effects do: DMG and HP

rzc-hit = { $who } { $form ->
    [may] may hit
   *[does] hit{ rzc-noun.s }
} { $at }
rzc-hit-with = { $hit } with { $stats }
rzc-atk = { $n } ATK
rzc-the-element = the { rzc-element } element
rzc-the-type = the { rzc-type } type
rzc-aim = { $shape ->
    [one] a cell within RA
    [one-within] a cell up to { $n ->
        [one] 1 cell away
       *[other] { $n } cells away
    }
    [inf] a cell at unlimited range (∞RA)
   *[line] a line of { $n } cells
}
rzc-aim-area = { $shape ->
    [around] all cells around { $who }
   *[adjacent] all cells adjacent to { $who }
}
rzc-dmg-amount = { $n } { $type ->
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
}DMG
rzc-deal = deal { $dmg } to { $to }
rzc-lose-hp = { $who } { $form ->
    [may] may lose
   *[does] lose{ rzc-noun.s }
} { $n } HP
rzc-heal = heal { $who } by { $n } HP
rzc-transfer-hp = transfer { $n } HP from { $giver } to { $taker }
rzc-defeat = defeat { $who }
rzc-stat-change = { $who } { $form ->
    [may] may get
   *[does] get{ rzc-noun.s }
} { $by } { rzc-stat }
rzc-set-stat = { $who } { $form ->
    [may] may have
   *[does] { $num ->
        [one] has
       *[many] have
    }
} { $n } { rzc-stat }
rzc-protect = { $who } { $form ->
    [may] may gain
   *[does] gain{ rzc-noun.s }
} { $n } Protection
rzc-until = { $first ->
    [yes] { rzc-until.when }, { $clause }
   *[no] { $clause } { rzc-until.when }
}
    .when = { $until ->
        [combat] for this combat
        [turn] until the end of the turn
        [timeline-turn] until the end of this timeline turn
        [round] until the end of the round
        [next-own-turn] until the start of your next turn
       *[while-source] as long as this card is in play
    }

## The board

rzc-move = { $by ->
    [you] move
    [opponent] your opponent moves
   *[owner] its player moves
} { $who } up to { $n ->
    [one] 1 cell
   *[other] { $n } cells
}
rzc-move-mp = { $by ->
    [you] move
    [opponent] your opponent moves
   *[owner] its player moves
} { $who } up to { $num ->
    [one] its MP
   *[many] their MP
}
rzc-push = push { $who } { rzc-push.cells }
    .cells = { $upto ->
        [yes] up to{" "}
       *[no] {""}
    }{ $n ->
        [one] 1 cell
       *[other] { $n } cells
    }
rzc-push-away = { $clause } away from { $whom }
rzc-push-to = { $clause } { $dir ->
    [choose] in a direction of your choice
    [facing] the way this Tile faces
   *[n] { rzc-facing.to }
}
rzc-facing = { $clause } facing { rzc-facing.where }
    .to = to the { rzc-facing.where }
    .where = { $dir ->
        [n] north
        [ne] north-east
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
       *[nw] north-west
    }
rzc-put = put { $who } on { $cell }
rzc-swap-cells = swap the cells of { $a } and { $b }
rzc-change-slot = put { $who } on { $slot ->
    [0] another empty slot
   *[other] slot { $slot }
}
rzc-stop-motion = stop { $long ->
    [no] { $who } Move or push
   *[yes] the Move or push of { $who }
}

## Fighters

rzc-deploy = { $seat ->
    [you] deploy { $source ->
        [choose] a Fighter of your choice from your Fighter deck
       *[top] the top Fighter of your Fighter deck
    }
   *[opponent] your opponent deploys { $source ->
        [choose] a Fighter of their choice from their Fighter deck
       *[top] the top Fighter of their Fighter deck
    }
}
rzc-deploy-anywhere = { $clause }, on any empty cell of the board
rzc-deploy-slot = { $clause } on { $slot ->
    [any] any empty slot
    [same] the same slot
    [current] the current slot
   *[1] slot { $slot }
}
rzc-return-fighter = { $to ->
    [top] put { $who } on top of
    [bottom] put { $who } at the bottom of
   *[shuffle] shuffle { $who } into
} { $num ->
    [one] its owner’s Fighter deck
   *[many] their owners’ Fighter decks
}
rzc-revive = deploy { $who }
rzc-take-control = take control of { $who }

## Cards

rzc-draw = { $seat ->
    [you] draw
    [opponent] your opponent draws
   *[both] both players draw
} { rzc-draw.powers }
    .powers = { $n ->
        [one] 1 Power
       *[other] { $n } Powers
    }
rzc-discard = { $seat ->
    [you] discard
    [opponent] your opponent discards
   *[both] both players discard
} { rzc-draw.powers }{ $random ->
    [yes] {" "}at random
   *[no] {""}
}
rzc-search = search your Power deck for { $what } and put { $num ->
    [one] it
   *[many] them
} into your hand
rzc-look = look at { $who }
rzc-look-hand = look at { $whole ->
    [yes] your opponent’s hand
   *[no] { $n ->
        [one] 1 Power
       *[other] { $n } Powers
    } in your opponent’s hand
}
rzc-look-deck = look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of { $seat ->
    [you] your
   *[opponent] your opponent’s
} { $deck ->
    [fighter] Fighter
   *[power] Power
} deck
rzc-put-back = { $clause } and put them back in any order
rzc-reveal = reveal { $who }
rzc-recover = return { $what } to { $to ->
    [deck] your Power deck
   *[hand] your hand
}
rzc-return-power = return { $who } to { $num ->
    [one] its owner’s
   *[many] their owners’
} { $to ->
    [deck] Power deck
   *[hand] hand
}{ $num ->
    [one] {""}
   *[many] s
}
rzc-shuffle = { $seat ->
    [you] shuffle your { rzc-shuffle.deck }
    [opponent] your opponent shuffles their { rzc-shuffle.deck }
   *[both] both players shuffle their { rzc-shuffle.deck }s
}
    .deck = { $deck ->
        [fighter] Fighter deck
       *[power] Power deck
    }
rzc-play = play { $card }{ $free ->
    [yes] {" "}for 0 AP
   *[no] {""}
}
rzc-set-free = set { $card } for 0 AP
rzc-destroy = destroy { $who }

## AP, Use, Time, Souls

rzc-gain-ap = { $seat ->
    [you] gain
    [opponent] your opponent gains
   *[both] both players gain
} { $n } AP
rzc-lose-ap = { $seat ->
    [you] lose
    [opponent] your opponent loses
   *[both] both players lose
} { $n } AP
rzc-gain-use = { $who } { rzc-gain-time.verb } { $n } Use
rzc-gain-time = { $who } { rzc-gain-time.verb } { $n } Time
    .verb = { $form ->
        [may] may { $sign ->
            [less] lose
           *[more] gain
        }
       *[does] { $sign ->
            [less] lose
           *[more] gain
        }{ rzc-noun.s }
    }
rzc-gain-souls = { $seat ->
    [you] { $sign ->
        [less] lose
       *[more] gain
    }
    [opponent] your opponent { $sign ->
        [less] loses
       *[more] gains
    }
   *[both] both players { $sign ->
        [less] lose
       *[more] gain
    }
} { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
}

## Conditions and Markers

rzc-gain-buff = { $who } { rzc-gain-status.verb } the Buff { $name } { $n }
rzc-gain-debuff = { $who } { rzc-gain-status.verb } the Debuff { $name } { $n }
rzc-gain-status = { $who } { rzc-gain-status.verb } { $name }
    .verb = { $form ->
        [may] may gain
       *[does] gain{ rzc-noun.s }
    }
rzc-conditions = { $what ->
    [any] { rzc-conditions.count }condition{ rzc-conditions.s }
    [buff] { rzc-conditions.count }Buff{ rzc-conditions.s }
    [debuff] { rzc-conditions.count }Debuff{ rzc-conditions.s }
    [status] { rzc-conditions.count }Status{ rzc-conditions.es }
   *[other] { $what }
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
rzc-cleanse = remove { $what } from { $who }
rzc-move-buff = move { $limited ->
    [yes] up to { $n } of the
   *[no] any
} { $some ->
    [yes] values of the Buff { $names }
   *[no] Buff values
} from { $giver } onto { $taker }
rzc-shift = { $sign ->
    [less] lower
   *[more] raise
} { $long ->
    [no] { $who } { rzc-shift.name }
   *[yes] the { rzc-shift.name } of { $who }
} by { $n }
    .name = { $kind ->
        [debuff] Debuff
       *[buff] Buff
    } { $name }
rzc-mark = { $placed ->
    [yes] put { $marker ->
        [unique] a UNIQUE
       *[legendary] a LEGENDARY
    } Marker in
   *[no] remove the { $marker ->
        [unique] UNIQUE
       *[legendary] LEGENDARY
    } Marker from
} { $seat ->
    [you] your
   *[opponent] your opponent’s
} Numen zone
rzc-mark-slot = { $placed ->
    [yes] put an ULTIMATE Marker on
   *[no] remove the ULTIMATE Marker from
} the slot of { $who }

## Summons and Tiles

rzc-summon = summon { rzc-place-tile.these } on { $where }
rzc-place-tile = place { $upto ->
    [yes] up to{" "}
   *[no] {""}
}{ rzc-place-tile.these } on { $where }
    .these = { $n ->
        [one] 1 { $name }
       *[other] { $plural ->
            [yes] { $n } { $name }s
           *[no] { $n } × { $name }
        }
    }
rzc-turn-tile = turn { $who } { $dir ->
    [choose] in { $num ->
        [one] a direction
       *[many] directions
    } of your choice
   *[n] { rzc-facing.to }
}
rzc-copy-token = place a copy of { $who } on { $where }

## The flow of play

rzc-negate = negate { $what ->
    [action] that action
    [hit] that hit
    [skill] that Skill
    [power] that Power
    [dmg] that DMG
    [destruction] that destruction
    [defeat] that defeat
   *[this] that
}
rzc-negate-skills = negate the Skills of { $who }
rzc-end-turn = end the turn
rzc-end-round = end the round
rzc-extra-action = { $seat ->
    [you] you
   *[opponent] your opponent
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
rzc-extra-turn = { $seat ->
    [you] play
    [opponent] your opponent plays
   *[both] both players play
} 1 extra turn after this one
rzc-coin = toss a coin: on heads, { $heads }; on tails, { $tails }

## Faces

rzc-label = { $label ->
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
rzc-ap = { $n } AP
rzc-ap-equal = AP: { $value }
rzc-mana = { $n } Mana
rzc-costs = { $first }, { $next }
