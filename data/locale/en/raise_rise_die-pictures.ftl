# Words on the pictures of Raise, Rise & Die and in their descriptions. Those on pictures stand in small boxes: keep them short.

## The board

rdp-bout = Bout { $n }
rdp-no-turn = { $phase ->
    [preparation] Both prepare
    [consolidation] Both gather their cards
   *[setup] The match is being set up
}
rdp-asked = { $window ->
    [counter] { $who }: counter?
    [before] { $who }: react?
    [after] { $who }: react?
    [instant] { $who }: react?
   *[none] asked: { $who }
}
rdp-bouts = { $n ->
    [one] 1 bout
   *[other] { $n } bouts
}
rdp-phase = { $phase ->
    [preparation] Preparation
    [clash] Clash
   *[consolidation] Consolidation
}
rdp-count = { $name ->
    [hand] Hand
    [deck] Deck
    [discard] Discard
   *[void] Void
}
rdp-potential = { $name ->
    [active] Active
   *[latent] Latent
}
rdp-reserve = Reserve
rdp-sv = SV
rdp-top-soul = Top Soul
rdp-top-of = { $who }’s Top Soul
rdp-no-top = { $deck ->
    [0] deck empty
   *[other] face down
}
rdp-socket = socket
rdp-object-slot = object { $n }
rdp-slot = { $slot ->
    [high] High
    [body] Body
    [low] Low
    [right] Right
   *[left] Left
}
rdp-slot-of = { $who }’s { rdp-slot }
rdp-more-cards = +{ $n } earlier
rdp-state = { $state ->
    [used] used
    [ready] ready
   *[none] in play
}
rdp-as-support = { $state } · { $where }
rdp-nothing-pending = No exchange is under way.
rdp-exchange = { $instant ->
    [yes] Instants
   *[no] Exchange
}
rdp-strikes = { $n ->
    [0] no damage to { $who }
   *[other] { $n } damage to { $who }
}
rdp-stands = { $beaten ->
    [yes] { $kind ->
        [defence] comes to nothing
       *[support] cancelled
    }
   *[no] takes effect
}
rdp-frenzy = Frenzy { $n }/{ $of }
rdp-locked = locked
rdp-skipped = { $n } left out
rdp-block = Block { $n }
rdp-answers = on { $on } · { $where }
rdp-happened = { $name ->
    [laid] { $who } { $several ->
        [yes] are laid
       *[no] is laid
    }
    [countered] { $who } entirely countered
    [struck] { $who } deals { $n } damage
    [damaged] { $who } { $several ->
        [yes] take
       *[no] takes
    } { $n } damage
    [burned] { $who } burned for { $n }
    [soul_lost] { $who } lost (SV { $n })
    [hp_lost] { $who } { $several ->
        [yes] lose
       *[no] loses
    } { $n } HP
    [hp_gained] { $who } { $several ->
        [yes] gain
       *[no] gains
    } { $n } HP
    [was_stunned] { $who } Stunned
    [destroyed] { $who } destroyed
    [weakened] Weak Point +{ $n } on { $who }
    [poison_added] Poison +{ $n } on { $who }
    [bleed_added] Bleed +{ $n } on { $who }
    [omen_added] Omen +{ $n } on { $who }
    [discarded] { $who } { $several ->
        [yes] discard
       *[no] discards
    } { $n } { $n ->
        [one] card
       *[other] cards
    }
    [drew] { $who } { $several ->
        [yes] draw
       *[no] draws
    } { $n } { $n ->
        [one] card
       *[other] cards
    }
    [sacrificed] { $who } sacrificed for { $n }
    [infused] { $who } infused
    [placed] { $who } placed
    [used] { $who } used
   *[passed] { $who } { $several ->
        [yes] pass
       *[no] passes
    }
}

## The hand and cards

rdp-costs-now = costs { $n } now
rdp-optimal = Optimal
rdp-value = { $kind ->
    [assault] Damage
    [support] Break
   *[defence] Block
}
rdp-second = Second sphere
rdp-figure = { $name ->
    [ether] Ether
    [active] Active potential
    [latent] Latent potential
   *[sockets] Infusion sockets
}
rdp-kind = { $kind ->
    [assault] { $instant ->
        [yes] Instant assault
       *[no] Assault
    }
    [support] { $instant ->
        [yes] Instant support
       *[no] Support
    }
    [defence] { $instant ->
        [yes] Instant defence
       *[no] Defence
    }
    [weapon] Weapon
   *[character] Character
}
rdp-card-mark = { $mark ->
    [object] object
   *[dedicated] dedicated
}

## The board in words

rdp-flag = { $flag ->
    [transcended] transcended
    [optimal] on an optimal slot
    [not-optimal] not on an optimal slot
    [pending] pending
    [sideways] sideways
    [beaten] nothing left
    [instant] instant
    [counter] laid as a counter
    [answer] laid as an answer
    [alone] used alone
   *[stunned] Stunned
}
rdp-marker = { $marker ->
    [poison] Poison { $n }
    [bleed] Bleed { $n }
   *[omen] Omen { $n }
}
rdp-alt-board = Raise, Rise & Die, bout { $n }, { rdp-phase }.
rdp-alt-setup = Raise, Rise & Die, setup.
rdp-alt-turn = { $who }’s turn.
rdp-alt-starter = { $who } started the bout.
rdp-alt-passer = { $who } passed first.
rdp-alt-asked = { $window ->
    [counter] Asked whether to counter: { $who }.
    [before] Asked whether to react: { $who }.
    [after] Asked whether to react: { $who }.
    [instant] Asked whether to react: { $who }.
   *[none] To answer: { $who }.
}
rdp-alt-won = { $who } has won.
rdp-alt-drawn = The match is a draw.
rdp-alt-exchange = { rdp-exchange }: { $what }. As things stand: { $outcome }.
rdp-alt-comes-to = { rdp-value } { $n } of { $base }
rdp-alt-side = { $seat } ({ $who }): HP { $hp }/{ $ether }, Reserve { $reserve }, hand { $hand }, deck { $deck }, Top Soul { $top }.
rdp-alt-potentials = Active potential { $active }, latent { $latent }/{ $printed }, discard { $discard }, Void { $void }.
rdp-alt-states = State: { $what }.
rdp-alt-played = cards played this bout: { $n }
rdp-alt-passes = passes in a row: { $n }
rdp-alt-slot = { rdp-slot } ({ $at }): { $what }.
rdp-alt-weak = Weak Point { $n }
rdp-alt-no-cards = No cards on the mat.
rdp-alt-stays = { $name ->
    [character] Character: { $what }.
    [weapons] Weapons: { $what }.
    [objects] Objects: { $what }.
   *[infusions] Infusions: { $what }.
}
rdp-alt-room = Infusion sockets { $sockets } ({ $free } free), free object slots { $slots }.
rdp-alt-laid-by = laid by { $seat }
rdp-alt-covers = covers { $what }
rdp-alt-printed = printed { $n }
rdp-alt-bonus = +{ $n } damage
rdp-alt-support = as a support: Break { $n }, optimal { $where }
rdp-alt-owner = belongs to { $seat }
rdp-alt-sv = SV { $n }
rdp-alt-value = { rdp-value } { $n }
rdp-alt-second = second sphere { $n }
rdp-alt-optimal = optimal { $what }
rdp-alt-figure = { rdp-figure } { $n }
rdp-alt-recent = Just now: { $what }.
rdp-alt-pile = { $pile ->
    [discard] Discard, newest last: { $what }
    [void] Void, newest last: { $what }
   *[hand] Hand: { $what }
}
rdp-alt-hand = Hand of { $who }, Reserve { $reserve }: { $what }
