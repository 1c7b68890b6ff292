# Words on the pictures of Riftborn Tactics and in their descriptions. Those on pictures stand in small boxes: keep them short.

## The board

rbp-sides = Who goes first will stand below, as South (S); the other player above, as North (N).
rbp-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
rbp-phase = { $phase ->
    [start] Start of turn
    [main] Main part
   *[end] End of turn
}
rbp-count = { $name ->
    [hand] Hand
    [library] Library
    [discard] Discard
    [removed] Removed
   *[tricks] TRICKs
}
rbp-allowance = Levels { $used }/{ $of }
rbp-allowance-left = { $n ->
    [0] no Levels left this turn
    [one] 1 Level left this turn
   *[other] { $n } Levels left this turn
}
rbp-trick = TRICK card
rbp-attack = { $mode ->
    [ranged] { $by } shoots at { $target }
    [flight] { $by } swoops at { $target }
   *[other] { $by } attacks { $target }
}
rbp-happened = { $name ->
    [entered] { $who } { $several ->
        [yes] enter
       *[no] enters
    }
    [attack] { $who } { $several ->
        [yes] attack
       *[no] attacks
    }{ $aimed ->
        [yes] {" "}{ $other }
       *[no] {""}
    }
    [acts] { $who } acts
    [played] { $who } plays { $aimed ->
        [yes] { $other }
       *[no] a card
    }
    [charmed] { $who } { $several ->
        [yes] are charmed
       *[no] is charmed
    }
    [pacified] { $who } { $several ->
        [yes] are pacified
       *[no] is pacified
    }
    [dies] { $who } { $several ->
        [yes] die
       *[no] dies
    }
    [left] { $who } { $several ->
        [yes] leave
       *[no] leaves
    }
    [revived] { $who } { $several ->
        [yes] come back to life
       *[no] comes back to life
    }
    [damaged] { $who } { $several ->
        [yes] take
       *[no] takes
    } { $n } damage
    [hurt] { $who } { $several ->
        [yes] take
       *[no] takes
    } { $n } damage
    [healed] { $who } { $several ->
        [yes] heal
       *[no] heals
    } { $n }
    [token_placed] { $n ->
        [one] a token
       *[other] { $n } tokens
    } on { $who }
    [moved] { $who } { $several ->
        [yes] move
       *[no] moves
    }
    [turned_up] { $who } { $several ->
        [yes] are turned face up
       *[no] is turned face up
    }
    [transformed] { $who } { $several ->
        [yes] transform
       *[no] transforms
    }
    [control_changed] { $who } { $several ->
        [yes] change sides
       *[no] changes sides
    }
    [broken] { $who } { $several ->
        [yes] break
       *[no] breaks
    }
    [leveled] { $who } reaches a new Level
    [drew] { $who } { $several ->
        [yes] draw
       *[no] draws
    } { $n }
   *[tricked] { $who }’s TRICK is sprung
}

## The hand and cards

rbp-level = Level
rbp-kind = { $kind ->
    [creature] Creature
    [token] Token
    [spell] Spell
    [weapon] Weapon
    [armour] Armour
   *[trick] TRICK card
}
rbp-card-mark = { $mark ->
   *[hero] HERO
}

## The board in words

rbp-mark = { $mark ->
    [waiting] no Action yet
    [moved] has moved
    [acted] has acted
    [charmed] under CHARM
    [pacified] under PACIFY
    [dormant] DORMANT
    [rooted] ROOTED
   *[taken] under another’s control
}
rbp-token = { $token ->
    [shield] Shield { $n }
    [rage] Rage { $n }
    [weakness] Weakness { $n }
    [health_tokens] Health tokens { $n }
   *[decay] Decay { $n }
}
rbp-alt-board = Riftborn Tactics, turn { $n }.
rbp-alt-setup = Riftborn Tactics, setup.
rbp-alt-turn = { $who }’s turn.
rbp-alt-asked = To answer: { $who }.
rbp-alt-won = { $who } has won.
rbp-alt-drawn = The match is a draw.
rbp-alt-side = { $letter ->
    [none] { $who } (seat { $seat })
   *[other] { $letter } ({ $who }, seat { $seat })
}: life { $life }, Level { $level }, Experience { $xp }, Levels used { $used }/{ $of }, hand { $hand }, library { $library }, discard { $discard }{ $tricks ->
    [0] {""}
   *[other] , TRICK cards in play { $tricks }
}.
rbp-alt-rank = Rank { $n }: { $what }.
rbp-alt-nobody = No creatures.
rbp-alt-held = Has { $what }.
rbp-alt-down = face down
rbp-alt-damage = damage { $n }
rbp-alt-swarm = SWARM of { $n }
rbp-alt-ready = next attack +{ $n }
rbp-alt-morale = { $mode ->
    [damage] MORALE: Attack
   *[health] MORALE: Health
}
rbp-alt-touches = faces { $what }
rbp-alt-beside = beside { $what }
rbp-alt-reach = { $at ->
    [player] can hit the player
   *[other] { $mode ->
        [ranged] reaches { $at } at range
        [flight] reaches { $at } in flight
       *[other] open way to { $at }
    }
}
rbp-alt-printed = printed { $attack }/{ $health }
rbp-alt-under = { $card } set aside under it
rbp-times = { $what } ×{ $n }
rbp-alt-undeath = UNDEATH left { $n }
rbp-alt-weapon = { $name }, Attack { $attack }, { $left ->
    [one] 1 use left
   *[other] { $left } uses left
}{ $used ->
    [yes] , used this turn
   *[no] {""}
}
rbp-alt-armour = { $name }, absorbs { $left } of { $of }
rbp-alt-level = Level { $n }
rbp-alt-attack = Attack { $n }
rbp-alt-health = { $kind ->
    [weapon] { $n ->
        [one] 1 use
       *[other] { $n } uses
    }
   *[other] Health { $n }
}
rbp-alt-xp = Experience { $n }
rbp-alt-recent = Just now: { $what }.
rbp-alt-pile = { $pile ->
    [waiting] Spells at work: { $what }
    [discard] Discard, newest last: { $what }
    [removed] Removed: { $what }
    [hand] Hand: { $what }
    [tricks] TRICK cards in play: { $what }
   *[trick-set] TRICK cards to choose from: { $what }
}
rbp-alt-hand = Hand of { $who }, Level { $level }: { $what }
