# Words on the pictures of Rise and in their descriptions. Those on pictures stand in small boxes: keep them short.

## The board

rsp-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
rsp-phase = { $phase ->
    [awakening] Awakening
    [restoration] Restoration
    [invocation] Invocation
    [attack] Attack
    [blocks] Blocks
    [damage] Damage
    [end] End of turn
   *[setup] Setup
}
rsp-pile = { $pile ->
    [stock] Stock
    [ether] Ether
    [hand] Hand
    [library] Library
    [cemetery] Cemetery
   *[excluded] Excluded
}
rsp-short = { $n ->
    [one] short once
   *[other] short ×{ $n }
}
rsp-level = Lv { $n }
rsp-lost = lost in turn { $n }
rsp-out = out
rsp-out-place = out, place { $n }
rsp-no-cards = no cards on the battlefield
rsp-more-cards = +{ $n } more
rsp-badge = { $badge ->
    [sick] sick
    [sleep] asleep
    [no-attack] no attack
    [no-block] no block
    [no-untilt] stays tilted
    [no-regain] no new CP
    [no-skills] no Skills
    [must-attack] must attack
    [lock] locked
    [open] open
    [chained] chained
    [freed] freed
    [paranoia] paranoia
    [reanimated] reanimated
    [dodge] dodges
    [unblockable] unblockable
   *[possessed] possessed
}
rsp-owner = owner { $seat }
rsp-stack = stack of { $n }
rsp-token = token
rsp-copy = copy
rsp-fleeting = (turn)
rsp-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
rsp-ether = { $n } Ether
rsp-free = free
rsp-spent = { $cost }, used
rsp-ability = { $ability ->
    [Multi-Target] Multi-Target
    [Fixed-Price] Fixed Price
    [Wall-Pass] Wall Pass
    [Iron-Skin] Iron Skin
    [Water-Element] Water
    [Fire-Element] Fire
    [Ice-Element] Ice
    [Lightning-Element] Lightning
   *[other] { $ability }
}
rsp-sort = { $sort ->
    [skill] Skill
   *[action] Action
}
rsp-item = { $sort ->
    [level] Level Up: { $card }
    [explosive] { $card } explodes
   *[invocation] { $card }
}
rsp-item-use = { $card }: { $name }
rsp-item-aims = { $what } → { $targets }
rsp-item-stopped = { $what } (stopped)
rsp-happened = { $name ->
    [enters] { $who } { $several ->
        [yes] enter
       *[no] enters
    }
    [leaves] { $who } { $several ->
        [yes] leave
       *[no] leaves
    }
    [died] { $who } { $several ->
        [yes] die
       *[no] dies
    }
    [to_cemetery] { $who } to the Cemetery
    [excluded] { $who } excluded
    [returned] { $who } { $several ->
        [yes] return
       *[no] returns
    }
    [control_changed] { $who } { $several ->
        [yes] change sides
       *[no] changes sides
    }
    [action_used] { $who } { $several ->
        [yes] act
       *[no] acts
    }
    [skill_used] { $who } { $several ->
        [yes] use Skills
       *[no] uses a Skill
    }
    [rolled] { $who } { $several ->
        [yes] roll { $n }
       *[no] rolls { $n }
    }
    [drawn] { $who } { $several ->
        [yes] draw
       *[no] draws
    } { $n } { $n ->
        [one] card
       *[other] cards
    }
    [discarded] { $who } { $several ->
        [yes] discard
       *[no] discards
    } { $n } { $n ->
        [one] card
       *[other] cards
    }
    [stolen] { $who } { $several ->
        [yes] lose
       *[no] loses
    } { $n } { $n ->
        [one] card
       *[other] cards
    }
    [coins_gained] { $who } { $sign }{ $n } { $n ->
        [one] coin
       *[other] coins
    }
    [ether_gained] { $who } { $sign }{ $n } Ether
    [attached] { $who } attached
    [transmitted] { $who } transmitted
    [lock_opened] { $who } opened
    [freed] { $who } freed
    [leveled] { $who } { $several ->
        [yes] reach
       *[no] reaches
    } level { $n }
    [summoner_lost] { $who } { $several ->
        [yes] fall
       *[no] falls
    }
    [counter_placed] { $who } { $sign }{ $n }/{ $sign }{ $n }
    [tilted] { $who } tilted
    [untilted] { $who } untilted
    [healed] { $who } { $several ->
        [yes] regain
       *[no] regains
    } { $n } Life
    [sacrificed] { $who } sacrificed
    [damaged] { $who } { $several ->
        [yes] take
       *[no] takes
    } { $n } damage
    [life_lost] { $who } { $several ->
        [yes] lose
       *[no] loses
    } { $n } Life
    [stopped] { $who } stopped
    [attack_announced] { $who } { $several ->
        [yes] announce
       *[no] announces
    } an attack
    [attack_declared] { $who } { $several ->
        [yes] attack
       *[no] attacks
    }
    [blocked] { $who } { $several ->
        [yes] block
       *[no] blocks
    }
    [fought] { $who } { $several ->
        [yes] fight
       *[no] fights
    }
    [out] { $who } { $several ->
        [yes] are out
       *[no] is out
    }
    [short_draw] { $who } { $several ->
        [yes] draw short
       *[no] draws short
    }
    [turn_passed] { $who } { $several ->
        [yes] pass
       *[no] passes
    } the turn
   *[shuffled] { $who } { $several ->
        [yes] shuffle
       *[no] shuffles
    }
}
rsp-news = { $name ->
    [out] { $who } { $several ->
        [yes] are out
       *[no] is out
    }
    [summoner_lost] { $who } { $several ->
        [yes] fall
       *[no] falls
    }
    [to_cemetery] { $who } { $several ->
        [yes] go
       *[no] goes
    } to the Cemetery
    [life_lost] { $who } { $several ->
        [yes] lose
       *[no] loses
    } { $n } Life
    [control_changed] { $who } { $several ->
        [yes] change sides
       *[no] changes sides
    }
    [stolen] { $who } { $several ->
        [yes] lose
       *[no] loses
    } { $n } { $n ->
        [one] card
       *[other] cards
    }
    [leveled] { $who } reaches level { $n }
    [died] { $who } { $several ->
        [yes] die
       *[no] dies
    }
    [returned] { $who } { $several ->
        [yes] return
       *[no] returns
    }
    [excluded] { $who } { $several ->
        [yes] are excluded
       *[no] is excluded
    }
    [fought] { $who } and { $other } have fought
    [attack_declared] { $who } { $several ->
        [yes] attack
       *[no] attacks
    } { $other }
    [blocked] { $who } blocks { $other }
    [enters] { $who } { $several ->
        [yes] enter
       *[no] enters
    } the battlefield
    [damaged] { $who } { $several ->
        [yes] take
       *[no] takes
    } { $n } damage
    [healed] { $who } { $several ->
        [yes] regain
       *[no] regains
    } { $n } Life
   *[attached] { $who } attached{ $aimed ->
        [yes] {" "}to { $other }
       *[no] {""}
    }
}
rsp-happened-to = { $what } ({ $to })
rsp-tossed = { $who } { $several ->
    [yes] toss
   *[no] tosses
}: { $success ->
    [0] Failure
   *[1] Success
}

## The hand and cards

rsp-kind = { $kind ->
    [summoner] Summoner
    [creature] Creature
    [door] Door
    [incantation] Incantation
    [imminent] Imminent
    [level_up] Level Up
    [equipment] Equipment
    [disease] Disease
   *[bomb] Bomb
}
rsp-rank = { $rank ->
    [inf] any number
   *[other] rank { $rank }
}
rsp-mark = { $mark ->
    [imminent] Imminent speed
    [constant] Constant
   *[token] token
}
rsp-attack = Attack
rsp-defense = Defense
rsp-life = Life
rsp-capacity = { $n ->
    [one] 1 Capacity Point
   *[other] { $n } Capacity Points
}
rsp-level-line = Level { $n }: { $points } CP

## The board in words

rsp-alt-board = Rise, turn { $n }.
rsp-alt-setup = Rise, setup.
rsp-alt-phase = { $who }’s turn, { $phase }.
rsp-alt-asked = To answer: { $who }.
rsp-alt-won = { $who } has won.
rsp-alt-drawn = The match is a draw.
rsp-alt-order = Turn order: { $who }.
rsp-alt-side = { rsp-alt-terse }, library { $library }
rsp-alt-terse = { $seat } ({ $who }): Stock { $stock }, { $ether ->
    [0] {""}
   *[other] Ether { $ether },{" "}
}hand { $hand }
rsp-alt-count = { $what ->
    [cemetery] Cemetery { $n }
    [excluded] excluded { $n }
   *[shorts] short draws { $n }
}
rsp-alt-out = { $seat } ({ $who }) is out.
rsp-alt-summoner = { $at }, Life { $life }/{ $max }, { $level ->
    [1] {""}
   *[other] level { $level },{" "}
}CP { $capacity }/{ $points }
rsp-alt-summoner-lost = { $at } lost in turn { $n }
rsp-alt-tilted = tilted
rsp-alt-summoner-tilted = tilted
rsp-alt-pending = { $n } CP after untilting
rsp-alt-targeted = targeted
rsp-alt-summoner-targeted = targeted
rsp-alt-counters = { $n ->
    [one] { $kind } counter
   *[other] { $n } { $kind } counters
}
rsp-alt-air = air
rsp-alt-printed = printed { $attack }/{ $defense }
rsp-alt-with = with { $what }
rsp-alt-of = of { $who }
rsp-alt-attacks = Attacks: { $what }
rsp-alt-on-player = on { $who }: { $what }
rsp-alt-attack = Attack { $n }: { $who } → { $whom }
rsp-alt-blocked = blocked by { $who }
rsp-alt-unblocked = not blocked
rsp-alt-fought = settled
rsp-alt-aimed = at { $what }
rsp-alt-chain = Chain, newest first: { $what }
rsp-alt-item = { $at } { $who }: { $what }
rsp-alt-recent = Just now: { $what }.
rsp-alt-field = { $seat } in play: { $what }
rsp-alt-no-field = Nothing in play: { $seats }
rsp-alt-pile = { $pile ->
    [cemetery] Cemetery, newest last: { $what }
    [excluded] Excluded: { $what }
    [hand] Hand: { $what }
    [known] Known in hand: { $what }
   *[level] Level pile: { $what }
}
rsp-alt-skill = Skill { $name }: from level { $level }, { $n } CP
rsp-alt-action = Action { $name }: { $cost }
rsp-alt-hand = Hand of { $who }, Stock { $stock }, { $ether ->
    [0] {""}
   *[other] Ether { $ether },{" "}
}CP { $points }: { $what }
