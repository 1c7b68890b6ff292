# The printed text of Rise's cards, put together from small patterns by engines/rise/wording.py.
#
# Words given to many messages: $who who or what does it, with $num (imp: the reader is told to, inf: after "you may", you,
# one, many) and $gen (m, f) for what agrees with it; $case the form that a noun is wanted in (s subject, n subject and no
# pronoun, o object, pos owner; de, a, que are French and plain here); $n a number, or a letter that is explained behind.
#
# The words of the game are those of its rulebook: Summoner, Life, Capacity Point, level, Skill, Creature, Door, Incantation,
# Imminent, Level Up, Constant, rank, Attack, Defense, Ability, Base Effect, Action (Direct Purchase, Coin Toss, Dice Roll),
# Success, Failure, coins (gold is the same), Stock, Ether, library, hand, battlefield, Cemetery, excluded, tilt, untilt,
# invoke, attack, block, Charge Counter, token, Disease, Equipment, Bomb, Lock, Key.

## Things

rsc-noun = { $det ->
    [it] { $case ->
        [pos] { $kind ->
            [player] their
            [opponent] their
           *[other] { $num ->
                [many] their
               *[one] its
            }
        }
        [s] { rsc-noun.they }
        [n] { rsc-noun.they }
       *[o] { $kind ->
            [player] them
            [opponent] them
           *[other] { $num ->
                [many] them
               *[one] it
            }
        }
    }
   *[other] { rsc-noun.det }{ $some ->
        [yes] { $how }{" "}
       *[no] {""}
    }{ $sorted ->
        [yes] { $sort }{" "}
       *[no] {""}
    }{ $name }{ $kind ->
        [target] { $n ->
            [1] {""}
           *[other] {" "}{ $n }
        }
       *[other] {""}
    }{ $targeted ->
        [yes] { $own ->
            [yes] {" "}you control
           *[no] {""}
        }
       *[no] {""}
    }{ $random ->
        [yes] {" "}at random
       *[no] {""}
    }{ rsc-noun.owns }
}
    .they = { $num ->
        [many] they
       *[one] { $kind ->
            [player] that player
            [opponent] that player
           *[other] it
        }
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
            [yes] { $other ->
                [yes] another of your{" "}
               *[no] one of your{" "}
            }
           *[no] { $other ->
                [yes] another{" "}
               *[no] { $an ->
                    [yes] an{" "}
                   *[no] a{" "}
                }
            }
        }
        [target] { $other ->
            [yes] another target{" "}
           *[no] target{" "}
        }
        [weakest] { $own ->
            [yes] your weakest{" "}
           *[no] the weakest{" "}
        }{ rsc-noun.other }
        [n] { $n } { rsc-noun.of }
        [upto] up to { $n } { rsc-noun.of }
        [span] { $n } to { $most } { rsc-noun.of }
        [all] all { rsc-noun.your }{ rsc-noun.other }
        [plural] { rsc-noun.your }{ rsc-noun.other }
        [count] { rsc-noun.your }{ rsc-noun.other }
        [each] each { $own ->
            [yes] of your { rsc-noun.other }
           *[no] { rsc-noun.other }
        }
        [no] { $own ->
            [yes] none of your{" "}
           *[no] no{" "}
        }{ rsc-noun.other }
        [this] this{" "}
        [that] { $num ->
            [many] those{" "}
           *[one] that{" "}
        }
        [nth] the { $n ->
            [1] first
            [2] second
           *[3] third
        }{" "}
       *[the] the { $targeted ->
            [yes] target{" "}
           *[no] {""}
        }
    }
    .other = { $other ->
        [yes] other{" "}
       *[no] {""}
    }
    .your = { $own ->
        [yes] your{" "}
       *[no] {""}
    }
    .of = { $targeted ->
        [yes] { rsc-noun.other }target{" "}
       *[no] { $own ->
            [yes] of your{" "}
           *[no] {""}
        }{ rsc-noun.other }
    }
rsc-kind = { $kind ->
    [creature] Creature{ rsc-kind.s }
    [door] Door{ rsc-kind.s }
    [incantation] Incantation{ rsc-kind.s }
    [imminent] Imminent{ rsc-kind.s }
    [level-up] Level Up{ rsc-kind.s }
    [summoner] Summoner{ rsc-kind.s }
    [player] player{ rsc-kind.s }
    [opponent] opponent{ rsc-kind.s }
    [permanent] card{ rsc-kind.s } in play
    [disease] Disease{ rsc-kind.s }
    [equipment] Equipment
    [bomb] Bomb{ rsc-kind.s }
    [lock] Lock{ rsc-kind.s }
    [invocation] invocation{ rsc-kind.s }
    [action] Action{ rsc-kind.s }
    [skill] Skill{ rsc-kind.s }
    [item] play{ rsc-kind.s }
    [target] target{ rsc-kind.s }
    [other] other card
    [source] source
    [bearer] card that carries it
    [blocker] blocker
    [attacker] attacker
   *[card] card{ rsc-kind.s }
}
    .s = { $noun ->
        [many] s
       *[one] {""}
    }
rsc-a-kind = { $kind ->
    [creature] a Creature
    [door] a Door
    [incantation] an Incantation
    [imminent] an Imminent
    [level-up] a Level Up
   *[summoner] a Summoner
}
rsc-a-card = a card
rsc-that = that
rsc-pronoun = { $num ->
    [many] they
   *[one] it
}
rsc-row = { $first } { $next }
rsc-adjective = { $adjective ->
    [opposing] opposing
    [tilted] tilted
    [untilted] untilted
    [attacking] attacking
    [not-attacking] non-attacking
    [blocking] blocking
    [not-blocking] non-blocking
    [infected] infected
    [uninfected] uninfected
    [attached] attached
    [unattached] unattached
    [constant] Constant
    [not-constant] non-Constant
    [token] token
    [not-token] non-token
    [open] open
    [closed] closed
    [chained] chained
    [freed] freed
    [reanimated] reanimated
    [weakest] weakest
    [chosen] chosen
    [equipped] equipped
    [armed] armed
   *[hosting] hosting
}
rsc-of-type = { $type }
rsc-the-type = the type { $type }
rsc-of-element = { rsc-element.name }
rsc-element = { rsc-element.name }
    .name = { $element ->
        [water] Water
        [fire] Fire
        [ice] Ice
       *[lightning] Lightning
    }
rsc-type = { $name }
rsc-described = { $thing } { $how }
rsc-except = other than { $who }
rsc-on-chain = on the chain
rsc-of-kind = of { $kinds }
rsc-picked-by = of { $who }’s choice
rsc-controlled-by = { $who } { $num ->
    [one] controls
   *[other] control
}
rsc-owned-by = { $num ->
    [you] you own
   *[one] owned by { $who }
}
rsc-same-plane = on the same plane as { $who }
rsc-on-plane = { $plane ->
    [air] in the air
   *[ground] on the ground
}
rsc-with-figure = with { rsc-figure.name } { rsc-figure.bound }
rsc-figure = { rsc-figure.name } { $n }
    .name = { $figure ->
        [attack] Attack
        [defense] Defense
        [life] Life
       *[level] level
    }
    .bound = { $compared ->
        [ge] { $n } or more
        [gt] more than { $n }
        [le] { $n } or less
        [lt] less than { $n }
        [ne] other than { $n }
       *[eq] { $n }
    }
rsc-named = named { $name }
rsc-on = on { $who }
rsc-hosting = { $who } is attached to
rsc-may-infect = that can infect { $who }
rsc-may-hold = that can carry { $who }
rsc-with-lock = with { $open ->
    [yes] an open
   *[no] a closed
} Lock
rsc-with-ability = with { $ability }
rsc-carrying = with { $kind ->
    [disease] a Disease
    [equipment] Equipment
   *[bomb] a Bomb
} attached
rsc-carrying-ability = with { $ability } attached
rsc-with-mark = marked “{ $mark }”
rsc-without-mark = not marked “{ $mark }”
rsc-blocked-by = blocked by { $who }
rsc-blocking = blocking { $who }
rsc-fought = that { $what ->
    [blocked] blocked { $who }
   *[met] fought { $who }
}
rsc-attacking-player = attacking { $who }
rsc-zone = { $taken ->
    [yes] from
   *[no] in
} { $who } { $zone ->
    [hand] hand
    [library] library
    [cemetery] Cemetery
   *[excluded] Excluded zone
}
rsc-related = { $what ->
    [attacker] the attackers { $who } blocks
    [blocker] the cards that block { $who }
   *[met] the Creatures { $who } fought
}
rsc-mark-name = { $name }

## Players

rsc-player = { $player ->
    [you] { $case ->
        [pos] your
       *[o] you
    }
    [a-player] a player{ rsc-player.owns }
    [an-opponent] an opponent{ rsc-player.owns }
    [opponents] each opponent{ rsc-player.owns }
    [each] each player{ rsc-player.owns }
    [any] any player{ rsc-player.owns }
    [foes] your opponents{ $case ->
        [pos] ’
       *[o] {""}
    }
    [all] players{ $case ->
        [pos] ’
       *[o] {""}
    }
    [active] the active player{ rsc-player.owns }
    [attacked-player] the attacked player{ rsc-player.owns }
   *[next] the next opponent{ rsc-player.owns }
}
    .owns = { $case ->
        [pos] ’s
       *[o] {""}
    }
rsc-player-of = { $who } { $what ->
    [owner] owner
   *[controller] controller
}{ rsc-player.owns }

## Numbers

rsc-figure-of = { $who } { rsc-figure.name }
rsc-figure-total = the total { rsc-figure.name } of { $who }
rsc-number-of = the number of { $what }
rsc-number-owned = { $what ->
    [cards] the number of cards in { $who } hand
    [ether] { $who } Ether
   *[coins] the number of coins in { $who } Stock
}
rsc-number-rolled = the number rolled
rsc-number-of-event = { $of ->
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
rsc-number-of-counters = the number of { $kind } Charge Counters on { $who }
rsc-number-if = { $then } { $condition }, else { $otherwise }
rsc-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
rsc-ether = { $n } Ether
rsc-capacity = { $n ->
    [one] 1 Capacity Point
   *[other] { $n } Capacity Points
}
rsc-levels = { $n ->
    [one] 1 level
   *[other] { $n } levels
}
rsc-change = { $attack }/{ $defense }

## Conditions

rsc-exists = there { $least ->
    [yes] are at least
    [less] are fewer than
   *[no] is
} { $what }
rsc-controls = { $whose ->
    [you] you control
    [opponent] { $negated ->
        [yes] no opponent controls
       *[no] an opponent controls
    }
   *[other] { $other } controls
} { $least ->
    [yes] at least{" "}
    [less] fewer than{" "}
   *[no] {""}
}{ $what }
rsc-is = { $who } { rsc-state.is } { $negated ->
    [yes] not{" "}
   *[no] {""}
}{ $what }
rsc-has-ability = { $who } { rsc-has-ability.has } { $ability }
    .has = { $negated ->
        [yes] { $num ->
            [one] does
           *[other] do
        } not have
       *[no] { $num ->
            [one] has
           *[other] have
        }
    }
rsc-has-type = { $who } { rsc-state.is } { $negated ->
    [yes] not{" "}
   *[no] {""}
}{ $an ->
    [yes] an
   *[no] a
} { $type }
rsc-has-element = { $who } { rsc-has-ability.has } the { rsc-element.name } element
rsc-has-mark = { $who } { rsc-state.is } { $negated ->
    [yes] not{" "}
   *[no] {""}
}marked “{ $mark }”
rsc-your-turn = it is { $negated ->
    [yes] not{" "}
   *[no] {""}
}your turn
rsc-in-step = it is { $negated ->
    [yes] not{" "}
   *[no] {""}
}the { $step ->
    [awakening] Awakening
    [restoration] Restoration
    [invocation] Invocation
    [attack] Attack
    [damage] Damage Resolution
   *[end] End of Turn
} phase
rsc-has-figure = { $who } { $num ->
    [one] has
   *[other] have
} { rsc-figure.name } { rsc-figure.bound }
rsc-has-owned = { $who } { $num ->
    [one] has
   *[other] have
} { $compared ->
    [none] no { rsc-has-owned.what }
    [ge] { $n } or more { rsc-has-owned.what }
    [gt] more than { $n } { rsc-has-owned.what }
    [le] { $n } or { rsc-has-owned.fewer } { rsc-has-owned.what }
    [lt] { rsc-has-owned.fewer } than { $n } { rsc-has-owned.what }
    [ne] not exactly { $n } { rsc-has-owned.what }
   *[eq] exactly { $n } { rsc-has-owned.what }
}
    .what = { $what ->
        [cards] cards in hand
        [ether] Ether
       *[coins] coins
    }
    .fewer = { $what ->
        [ether] less
       *[coins] fewer
    }
rsc-has-counters = { $who } { $num ->
    [one] has
   *[other] have
} { rsc-figure.bound } { $kind } Charge Counters
rsc-state = { $who } { $state ->
    [was-blocked] { rsc-state.was }{ rsc-state.not } blocked
    [has-blocked] { $negated ->
        [yes] did not block
       *[no] blocked
    }
    [survived] { rsc-state.is } { $negated ->
        [yes] no longer
       *[no] still
    } in play
    [died] { $negated ->
        [yes] did not die
       *[no] died
    }
    [token] { rsc-state.is }{ rsc-state.not } a token
    [attacking] { rsc-state.is }{ rsc-state.not } attacking
    [blocking] { rsc-state.is }{ rsc-state.not } blocking
    [tilted] { rsc-state.is }{ rsc-state.not } tilted
   *[attached] { rsc-state.is }{ rsc-state.not } attached
}
    .is = { $num ->
        [one] is
       *[other] are
    }
    .was = { $num ->
        [one] was
       *[other] were
    }
    .not = { $negated ->
        [yes] {" "}not
       *[no] {""}
    }
rsc-first-turn = { $who } { $num ->
    [one] has
   *[other] have
} { $negated ->
    [yes] finished
   *[no] not finished
} { $num ->
    [you] your
   *[one] their
} first turn
rsc-went-to = { $who } { $negated ->
    [yes] did not go
   *[no] went
} to { $zone ->
    [hand] a hand
    [cemetery] the Cemetery
    [excluded] the Excluded zone
   *[library] a library
}
rsc-event-kind = it is { $negated ->
    [yes] not{" "}
   *[no] {""}
}{ $kind ->
    [success] a Success
    [failure] a Failure
    [combat] combat damage
    [effect] damage from outside combat
    [plus] a +1/+1 Charge Counter
    [minus] a -1/-1 Charge Counter
    [purchase] a Direct Purchase
    [toss] a Coin Toss
    [dice] a Dice Roll
    [creature] a Creature
    [door] a Door
    [incantation] an Incantation
    [imminent] an Imminent
    [level-up] a Level Up
   *[other] “{ $name }”
}
rsc-event-by = the player concerned is { $negated ->
    [yes] not{" "}
   *[no] {""}
}{ $who }
rsc-happened = that { $negated ->
    [yes] did not happen
   *[no] happened
}
rsc-compared = { $who } { $num ->
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

rsc-when = when { $event }
rsc-when-if = { $when }, { $condition }
rsc-when-whose = { $when } (of { $who })
rsc-limited = once per turn, { $when }
rsc-times = the first { $n ->
    [one] time
   *[other] { $n } times
}, { $when }
rsc-after-last = after the last time
rsc-at = { $event ->
    [awakening] in { rsc-at.whose } Awakening
    [turn-begins] at the beginning of { rsc-at.turn }
    [restored] after { rsc-at.whose } Restoration
    [turn-ends] at the end of { rsc-at.turn }
   *[after-combat] after combat in { rsc-at.turn }
}
    .whose = { $whose ->
        [you] your
        [each] each player’s
       *[of] { $who }
    }
    .turn = { $whose ->
        [you] your turn
        [each] each turn
       *[of] { $who } turn
    }
rsc-event = { $who } { $event ->
    [enters] come{ rsc-verb.s } into play
    [leaves] leave{ rsc-verb.s } play
    [dies] die{ rsc-verb.s }
    [to-cemetery] go{ rsc-event.es } from play to the Cemetery
    [excluded] { rsc-state.is } excluded
    [returned] return{ rsc-verb.s } from play to hand
    [attacks] attack{ rsc-verb.s }
    [is-blocked] { rsc-state.is } blocked
    [blocks] block{ rsc-verb.s }
    [unblocked] attack{ rsc-verb.s } and { rsc-state.is } not blocked
    [strikes] strike{ rsc-verb.s }
    [is-hit] { rsc-state.is } hit
    [fought] fight{ rsc-verb.s }
    [attached] { rsc-state.is } attached
    [transmitted] { rsc-state.is } transmitted
    [lock-opened] { rsc-state.is } opened
    [freed] { rsc-state.is } freed
    [leveled] { $num ->
        [one] changes its
       *[other] change their
    } level
    [counter-placed] get{ rsc-verb.s } a Charge Counter
    [tilted] { rsc-state.is } tilted
    [untilted] { rsc-state.is } untilted
    [control-changed] change{ rsc-verb.s } sides
    [summoner-lost] { rsc-state.is } lost
    [sacrificed] { rsc-state.is } sacrificed
    [invoked] { rsc-state.is } invoked
   *[healed] regain{ rsc-verb.s } Life
}
    .es = { $num ->
        [one] es
       *[other] {""}
    }
rsc-next-moment = { $event ->
    [awakening] Awakening
    [turn-begins] beginning of a turn
    [restored] Restoration
    [turn-ends] end of a turn
   *[after-combat] end of a combat
}
rsc-does = { $who } { $event ->
    [toss-made] toss{ rsc-event.es } a coin{ rsc-does.for }
    [rolled] roll{ rsc-verb.s } a die{ rsc-does.for }
    [action-used] use{ rsc-verb.s } { $some ->
        [yes] an Action of { $what }
       *[no] an Action
    }
    [skill-used] use{ rsc-verb.s } { $some ->
        [yes] a Skill of { $what }
       *[no] a Skill
    }
    [invoked] invoke{ rsc-verb.s } { rsc-does.what }
    [control-changed] take{ rsc-verb.s } control of { rsc-does.what }
    [summoner-lost] lose{ rsc-verb.s } { rsc-does.what }
    [sacrificed] sacrifice{ rsc-verb.s } { rsc-does.what }
    [stolen] steal{ rsc-verb.s } a card
    [drawn] draw{ rsc-verb.s } a card
    [discarded] discard{ rsc-verb.s } a card
    [coins-gained] gain{ rsc-verb.s } coins
   *[ether-gained] gain{ rsc-verb.s } Ether
}
    .for = { $some ->
        [yes] {" "}for { $what }
       *[no] {""}
    }
    .what = { $some ->
        [yes] { $what }
       *[no] a card
    }
rsc-arrives = when { $who } comes into play
rsc-would = { $who } would { $event ->
    [destroyed] be destroyed
    [to-cemetery] go to the Cemetery
    [damaged] be dealt damage
    [counter-placed] get a Charge Counter
   *[returned] return to hand
}
rsc-instead = { $would }, instead { $clause }
rsc-prevented = { $would }, that does not happen
rsc-excluded-instead = { $would }, { $num ->
    [many] they are
   *[one] it is
} excluded instead
rsc-uses = { $clause } ({ $n ->
    [one] once
   *[other] { $n } times
}{ $per ->
    [turn] {" "}per turn
   *[match] {""}
})

## Durations

rsc-until = { $first ->
    [yes] { rsc-until.when }, { $clause }
   *[no] { $clause } { rsc-until.when }
}
    .when = { $until ->
        [end-of-turn] until the end of the turn
        [this-combat] for this combat
        [owner-next-turn] until its owner’s next turn
        [next-awakening] until after its controller’s next Awakening
        [while-attached] as long as { $who } stays attached
        [while-in-play] as long as { $who } stays in play
       *[permanent] for good
    }
rsc-until-turn = { $clause } { $until ->
    [next-turn] until { rsc-until-turn.turn }
   *[during-next-turn] during { rsc-until-turn.turn }
}
    .turn = { $whose ->
        [you] your next turn
       *[of] { $who } next turn
    }
rsc-until-event = { $clause } until the next time { $event }
rsc-for-turns = { $clause } for { $n ->
    [one] 1 turn
   *[other] { $n } turns
}

## What is always at work

rsc-gets = { $who } get{ rsc-verb.s } { $change }
rsc-has = { $who } { $num ->
    [one] has
   *[other] have
} { $what }
rsc-now-has = { rsc-has }
rsc-gains = { $who } gain{ rsc-verb.s } { $what }
rsc-loses = { $who } lose{ rsc-verb.s } { $what }
rsc-no-ability = nothing
rsc-all-abilities = all Abilities
rsc-cannot = { $who } cannot { $act }
rsc-nor = { $first } or { $next }
rsc-forbidden = { $what ->
    [attack] attack
    [block] block
    [actions] use Actions
    [be-blocked] be blocked
    [untilt] untilt
    [regain] regain Capacity Points
    [skills] use Skills
    [level-up] { $player ->
        [yes] play Level Up cards
       *[no] be leveled up
    }
    [draw] draw cards
    [invoke] invoke cards
   *[target] be targeted
}
rsc-must = { $who } must { $what ->
    [attack] attack{ $some ->
        [yes] {" "}{ $opponent }
       *[no] {""}
    }
    [block] block{ $some ->
        [yes] {" "}attacks of { $opponent }
       *[no] {""}
    }
   *[be-blocked] be blocked{ $some ->
        [yes] {" "}by { $opponent }
       *[no] {""}
    }
} if able
rsc-priced = { $once ->
    [yes] { $whose ->
        [you] your next
       *[other] the next
    } { $of ->
        [actions] Action
        [invocations] invocation
       *[skills] Skill
    }{ rsc-priced.of } costs
   *[no] { $whose ->
        [you] your{" "}
        [opponents] opponents’{" "}
       *[other] {""}
    }{ $of ->
        [actions] Actions
        [invocations] invocations
       *[skills] Skills
    }{ rsc-priced.of } cost
} { $currency ->
    [gold] { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    [ether] { $n } Ether
   *[capacity] { $n ->
        [one] 1 Capacity Point
       *[other] { $n } Capacity Points
    }
} { $sign ->
    [less] less
   *[more] more
}
    .of = { $some ->
        [yes] {" "}of { $cards }
       *[no] {""}
    }{ $whose ->
        [you] {""}
        [opponents] { $once ->
            [yes] {" "}of each opponent
           *[no] {""}
        }
        [each] { $once ->
            [yes] {" "}of each player
           *[no] {""}
        }
       *[of] {" "}of { $player }
    }
rsc-has-control = { $who } { $num ->
    [one] controls
   *[other] control
} { $what }
rsc-prevents = { $first ->
    [yes] each turn, prevent { $all ->
        [yes] all
       *[no] { $n }
    } of the first { rsc-prevent.damage } dealt to { $who }
   *[no] prevent { $all ->
        [yes] all { rsc-prevent.damage }
       *[no] { $n } of any { rsc-prevent.damage }
    } dealt to { $who }
}
rsc-about = { $who } { $about ->
    [no-sickness] can attack in the turn { $num ->
        [one] it comes
       *[other] they come
    } into play
    [unblockable] cannot be blocked
    [blocks-several] can block any number of attackers
   *[attacks-tilted] can attack while tilted
}
rsc-may-block = { $who } can also block { $what }
rsc-together-alone = { $who } need{ rsc-verb.s } only 1 Capacity Point of one Summoner for cards with Together
rsc-chooses-summoner = you choose which Summoner takes the damage of { $who }

## What effects do

rsc-verb = { $num ->
    [imp] {""}
    [inf] {""}
   *[other] { $who }{" "}
}
    .s = { $num ->
        [one] s
       *[other] {""}
    }
    .their = { $num ->
        [one] their
       *[other] your
    }
rsc-choose = target { $who }
rsc-chooses = { rsc-verb }{ $hidden ->
    [yes] secretly{" "}
   *[no] {""}
}choose{ rsc-verb.s } { $what }
rsc-or-none = { $clause } (if there is none, { $otherwise })
rsc-toss = toss a coin
rsc-on-success = on a Success, { $clause }
rsc-on-failure = on a Failure, { $clause }
rsc-again = { $again ->
    [ask] you may toss again
   *[auto] toss again
}
rsc-roll = roll { $sides ->
    [6] a die
    [8] an 8-sided die
    [11] an 11-sided die
    [18] an 18-sided die
   *[other] a { $sides }-sided die
}
rsc-rolled = { $head }; { $rows }
rsc-on-roll = on { $how ->
    [one] { $low }
    [up] { $low } or more
   *[span] { $low }–{ $high }
}, { $clause }
rsc-otherwise = otherwise, { $clause }
rsc-pay = { $optional ->
    [yes] { $num ->
        [imp] you may
        [inf] you may
        [you] you may
       *[one] { $who } may
    } { $only ->
        [yes] {""}
       *[no] pay{" "}
    }{ $cost }
   *[no] { rsc-verb }{ $only ->
        [yes] {""}
       *[no] pay{ rsc-verb.s }{" "}
    }{ $cost } if able
}{ $some ->
    [yes] ; if so, { $then }
   *[no] {""}
}{ $other ->
    [yes] ; otherwise, { $otherwise }
   *[no] {""}
}
rsc-delay = { $at ->
    [after-combat] after this combat
    [end-of-turn] at the end of the turn
    [your-next-turn] at the beginning of your next turn
   *[next-turn] at the beginning of the next turn
}, { $clause }
rsc-gains-owned = { rsc-verb }{ $sign ->
    [less] lose
   *[more] gain
}{ rsc-verb.s } { $what }
rsc-gains-points = { $who } { $sign ->
    [less] lose
   *[more] gain
}{ rsc-verb.s } { $what }
rsc-steals-coins = { rsc-verb }steal{ rsc-verb.s } { $what } from { $giver }
rsc-draws = { rsc-verb }draw{ rsc-verb.s } { rsc-draws.cards }
    .cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
rsc-discard = { rsc-verb }discard{ rsc-verb.s } { rsc-draws.cards }{ $random ->
    [yes] {" "}at random
   *[no] {""}
}
rsc-steals-cards = { rsc-verb }steal{ rsc-verb.s } { rsc-draws.cards } at random from { rsc-steals-cards.whose } hand
    .whose = { $whose ->
        [you] your
       *[of] { $owner }
    }
rsc-cards-upto = { $n ->
    [one] a card
   *[other] up to { $n } cards
}
rsc-searches = { rsc-verb }search{ rsc-event.es } { rsc-verb.their } library for { $what } and { $to ->
    [hand] put{ rsc-verb.s } { rsc-searches.it } into { rsc-verb.their } hand
    [library-top] put{ rsc-verb.s } { rsc-searches.it } on top of it
   *[cemetery] put{ rsc-verb.s } { rsc-searches.it } into { rsc-verb.their } Cemetery
}
    .it = { $n ->
        [one] it
       *[other] them
    }
rsc-looks = { rsc-verb }look{ rsc-verb.s } at { $zone ->
    [hand] { rsc-looks.whose } hand
   *[library] the top { $n ->
        [one] card
       *[other] { $n } cards
    } of { rsc-looks.whose } library
}
    .whose = { $own ->
        [yes] { rsc-verb.their }
       *[no] { rsc-steals-cards.whose }
    }
rsc-mills = { rsc-verb }put{ rsc-verb.s } the top { $n ->
    [one] card
   *[other] { $n } cards
} of { rsc-verb.their } library into { rsc-verb.their } Cemetery
rsc-shuffles = { rsc-verb }shuffle{ rsc-verb.s } { rsc-verb.their } library
rsc-deals = deal { $n } damage to { $to }
rsc-choosing = { $clause } ({ $who } choose{ rsc-verb.s } which Summoner)
rsc-strikes = { $who } hit{ rsc-verb.s } { $whom }
rsc-strikes-itself = { $who } { $num ->
    [one] hits itself
   *[other] hit themselves
}
rsc-life = { $who } { $way ->
    [regain] regain
   *[lose] lose
}{ rsc-verb.s } { $n } Life
rsc-destroys = destroy { $what }
rsc-excludes = exclude { $what }
rsc-returns = return { $what } to hand
rsc-stops = stop { $what }
rsc-out-of-combat = remove { $what } from combat
rsc-opens = open { $what }
rsc-frees = free { $what }
rsc-untilts = untilt { $what }
rsc-tilt = tilt { $what }
rsc-sacrifice = { rsc-verb }sacrifice{ rsc-verb.s } { $what }
rsc-moves = { $to ->
    [library-shuffled] shuffle { $what } into { rsc-moves.owner } library
   *[hand] put { $what } { $to ->
        [hand] into { rsc-moves.owner } hand
        [library-top] on top of { rsc-moves.owner } library
        [library-bottom] at the bottom of { rsc-moves.owner } library
        [cemetery] into { rsc-moves.owner } Cemetery
        [excluded] into the Excluded zone
       *[battlefield] onto the battlefield
    }
}
    .owner = { $of ->
        [you] your
        [many] their owners’
       *[one] its owner’s
    }
rsc-under = { $clause } under { rsc-steals-cards.whose } control
rsc-moved-tilted = { $clause }, tilted
rsc-moved-counters = { $clause }, with { $n ->
    [one] a +1/+1 Charge Counter
   *[other] { $n } +1/+1 Charge Counters
}
rsc-moved-marks = { $clause }, marked “{ $marks }”
rsc-creates = create { $n } { $name } { $n ->
    [one] token
   *[other] tokens
}
rsc-creates-copy = create { $n ->
    [one] 1 copy
   *[other] { $n } copies
} of { $what }
rsc-beyond-rank = { $clause } (even beyond its rank)
rsc-becomes-copy = { $who } become{ rsc-verb.s } a copy of { $what }
rsc-puts-counters = put { rsc-puts-counters.counters } on { $to }
    .counters = { $n ->
        [one] a { $kind } Charge Counter
       *[other] { $n } { $kind } Charge Counters
    }
rsc-bound = { $clause } as long as { $who } stays there
rsc-removes-counters = remove { rsc-puts-counters.counters } from { $from_ }
rsc-takes-control = { rsc-verb }take{ rsc-verb.s } control of { $what }
rsc-has-actions = { $who } ha{ $num ->
    [one] s
   *[other] ve
} the use of { $of } Actions at { $of_num ->
    [many] their owners’
   *[one] its owner’s
} expense
rsc-attaches = attach { $what } to { $to }
rsc-attach-this = attach { $who } to { $host }
rsc-transmits = transmit { $what } to { $to }
rsc-hit-doubled = the next hit on { $who } counts double
rsc-marked = { $who } { rsc-state.is } { $placed ->
    [yes] marked
   *[no] no longer marked
} “{ $mark }”
rsc-prevent = prevent { $all ->
    [yes] all { rsc-prevent.damage }
   *[no] the next { $n } { rsc-prevent.damage }
} { $way ->
    [to] dealt to { $whom }
   *[from] dealt by { $whom }
}
    .damage = { $damage ->
        [combat] combat damage
       *[any] damage
    }
rsc-not-wall-pass = { $clause } (this does not stop Wall Pass)
rsc-loses-summoner = { rsc-verb }lose{ rsc-verb.s } one of { rsc-verb.their } Summoners
rsc-extra-attack = { rsc-verb }{ $num ->
    [one] has
    [imp] you have
   *[other] have
} another Attack phase this turn
rsc-relaunch = use an Action of another of your cards anew, at its price
rsc-printed = { $part ->
    [opened] what its Lock says happens
   *[freed] what its freeing says happens
}

## Cards

rsc-blank = no text
rsc-head = { $head }: { $text }
rsc-headed = { $name } ({ $cost })
rsc-label = { $name } – { $type }
rsc-action-type = { $type ->
    [purchase] Direct Purchase
    [toss] Coin Toss
   *[dice] Dice Roll
}
rsc-action-when = only { $when ->
    [your-turn] on your turn
    [opponents-turn] on an opponent’s turn
    [before-attack-announced] before the attack is announced
   *[attack] during an attack
}
rsc-action-limit = { $limit ->
    [unlimited] any number of times per turn
   *[once-per-game] once per game
}
rsc-skill = { $name }{ $level ->
    [1] {""}
   *[other] {" "}– level { $level }
}
rsc-skill-limit = { $n ->
    [one] once per turn
   *[other] up to { $n } times per turn
}
rsc-only = usable only { $condition }
rsc-invoke-costs = to invoke this, also: { $cost }
rsc-points-of-each = 1 Capacity Point of each Summoner
rsc-levels-up = { $which } gains { rsc-levels }
rsc-your-summoner = one of your Summoners

## Abilities

rsc-ability-line = { $ability } ({ $text }; { $clause }).
rsc-ability = { $ability ->
    [flight] Flight
    [reach] Reach
    [pierce] Pierce
    [fightback] Fightback
    [advantage] Advantage
    [distance] Distance
    [constasy] Constasy
    [bleed] Bleed
    [drain] Drain
    [horde] Horde
    [immunity] Immunity
    [morpher] Morpher
    [multi-target] Multi-Target
    [food] Food
    [disease] Disease
    [together] Together
    [return] Return
    [lock] Lock
    [symbiosis] Symbiosis
    [copycat] Copycat
    [equipment] Equipment
    [fixed-price] Fixed Price
    [bomb] Bomb
    [explosive] Explosive
    [reanimation] Reanimation
    [inhume] Inhume
    [cloning] Cloning
    [diversion] Diversion
    [dodge] Dodge
    [splash] Splash
    [chained] Chained
    [assimilation] Assimilation
    [wall-pass] Wall Pass
    [possession] Possession
    [rage] Rage
    [iron-skin] Iron Skin
    [water-element] Water Element
    [fire-element] Fire Element
    [ice-element] Ice Element
    [lightning-element] Lightning Element
    [cold] Cold
    [madness] Madness
    [dementia] Dementia
    [amok] Amok
    [allergy] Allergy
    [trauma] Trauma
    [paralysis] Paralysis
    [schizophrenia] Schizophrenia
    [parasite] Parasite
   *[paranoia] Paranoia
}
rsc-reminder = { $ability ->
    [flight] only Creatures and Doors with Flight or Reach can block it
    [reach] it can block any attacker that can be blocked
    [pierce] when it attacks, damage beyond the blocker’s Defense goes on to a Summoner of that player
    [fightback] its Attack is doubled while it blocks
    [advantage] when it attacks, you choose what blocks it, and which Summoner takes its damage
    [distance] only Doors and Creatures with Distance or Reach can block it
    [constasy] it cannot get -1/-1 Charge Counters
    [bleed] a Creature that blocks it gets a -1/-1 Charge Counter after combat
    [drain] if it was blocked and survived, it gets a +1/+1 Charge Counter after combat
    [horde] it can block any number of attackers
    [immunity] Diseases cannot affect it
    [morpher] it comes into play as a copy of another Creature; with nothing to copy it dies
    [multi-target] you may pay the price of its Actions again for further targets, or the same one
    [disease] it is attached to a Creature, yours or another’s, and stays in play
    [disease-cold] it is attached to an opponent and stays in play
    [together] to invoke it, tilt both Summoners and spend 1 Capacity Point of each
    [return] the card returns to its controller’s hand
    [copycat] once per turn, use an Action of another of your cards anew, at its price
    [equipment] it is attached to a Constant card or a Summoner and leaves play with it
    [equipment-own] it leaves play with what it is attached to
    [fixed-price] the price of its Actions cannot be reduced
    [bomb] it is attached to a Creature; one with Explosive can set it off
    [explosive] in your Attack phase, with a Bomb attached: sacrifice it to destroy target opposing Creature on its plane
    [reanimation] when it dies, toss a coin: on a Success it comes back with a +1/+1 Charge Counter; once
    [inhume] when it dies, toss a coin: on a Success one of your Creatures gets a +1/+1 Charge Counter, a Zombie two
    [cloning] once in your turn, toss a coin: on a Success create a copy of this Clone; on a Failure it is destroyed
    [diversion] once per turn, before the attack, toss a coin: on a Success an opposing Creature of your choice cannot block this turn
    [dodge] when it blocks, toss a coin: on a Success it takes no combat damage and passes one of your Diseases to the attacker
    [splash] when it is blocked, its Attack also hits another Creature or Door there, or else a Summoner
    [assimilation] before the attack, stack it with others that have Assimilation: one Creature with their total Attack and Defense
    [wall-pass] Doors can neither block it nor stop its attack
    [possession] when it attacks or blocks, toss a coin: on a Success you control the Creature it fought until its owner’s next turn
    [rage] once per turn, toss a coin: on a Success it gets a +1/+1 Charge Counter until the end of the turn and you may toss again
    [iron-skin] when it blocks, it gets a +1/+1 Charge Counter after combat
    [cold] at the beginning of their turn, the infected player pays 1 coin; it ends when they cannot
    [madness] you control the infected Creature
    [dementia] at the beginning of its controller’s turn, toss a coin: on a Success the infected Creature hits itself and can do nothing else this turn
    [amok] at the beginning of its controller’s turn, toss a coin: on a Success the infected Creature hits an ally at random and can do nothing else this turn
    [allergy] the infected Creature has a -1/-1 Charge Counter
    [trauma] at the beginning of its controller’s turn, toss a coin: on a Success the infected Creature dies and you take 2 damage
    [paralysis] at the beginning of its controller’s turn, toss a coin: on a Success the infected Creature cannot attack or use its Actions this turn
    [schizophrenia] at the beginning of its controller’s turn, toss a coin: on a Success you have the use of the infected Creature’s Actions this turn, at its owner’s expense
    [parasite] toss a coin: on a Failure it infects your weakest Creature instead. For 3 turns, the infected Creature gets a -1/-1 Charge Counter at the beginning of each; if it dies of that, one of its owner’s Summoners takes 3 damage
    [paranoia] at the beginning of its controller’s turn, toss a coin: on a Success the next hit on the infected Creature counts double
   *[key] sacrifice it to open a Lock or free a chained Creature
}
rsc-lock = a Key opens it{ $some ->
    [yes] ; then: { $clause }
   *[no] {""}
}
rsc-chained = { $kept ->
    [yes] until a Key frees it, it cannot { $what }
   *[no] a Key frees it
}{ $some ->
    [yes] ; then: { $clause }
   *[no] {""}
}
