# Words on the pictures of OWR and in their descriptions. Those on pictures stand in small boxes: keep them short.

## The board

owp-game = game { $n }
owp-won = { $n } won
owp-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
owp-phase = { $phase ->
    [draw] Draw Phase
    [main_1] Main Phase 1
    [battle] Battle Phase
    [main_2] Main Phase 2
    [end] End Phase
   *[setup] Setup
}
owp-count = { $name ->
    [souls] Souls
    [hand] Hand
    [deck] Deck
    [extra] Extra
    [grave] Grave
   *[banish] Banished
}
owp-since = face-down, turn { $n }
owp-set-in = set in turn { $n }
owp-more-below = and { $n } below
owp-mark = { $mark ->
    [attacked] has attacked
    [moved] has moved
    [new] new this turn
    [no-attack] can’t attack
    [no-move] can’t move
    [safe] can’t be destroyed
   *[taken] under another’s control
}
owp-item-attack = Attack in lane { $lane }
owp-item-summon = { $card } is summoned
owp-item-summon-down = A creature is summoned face-down
owp-item-ability = { $method ->
    [play] { $card }: Play
    [reveal] { $card }: Reveal
    [stackable] { $card }: Stackable
    [hatch] { $card }: Hatch
    [soul] { $card }: Soul Effect
   *[other] { $card }: effect
}
owp-item-aims = { $what } → { $targets }
owp-item-stopped = { $what } (cancelled)

## The hand and cards

owp-turn-use = { $name ->
    [summoned] { $used ->
        [yes] Normal Summon used
       *[no] Normal Summon free
    }
   *[stacked] { $used ->
        [yes] Stackable used
       *[no] Stackable free
    }
}
owp-kind = { $kind ->
    [creature] Creature
    [token] Token
    [rune] Rune
    [jinx] Jinx
    [arena] Arena
    [artifact] Artifact
   *[weapon] Weapon
}
owp-sort = { $sort ->
    [flash] Flash
   *[continuous] Continuous
}
owp-card-mark = { $mark ->
    [extra] Extra Deck
    [no-normal-summon] no Normal Summon
   *[slots-2] two Weapons
}
owp-tributes = { $n ->
    [one] 1 tribute
   *[other] { $n } tributes
}
owp-souls = { $n ->
    [one] 1 soul
   *[other] { $n } souls
}
owp-soul-bonus = Soul Bonus

## The board in words

owp-alt-board = OWR, turn { $n }.
owp-alt-setup = OWR, setup.
owp-alt-game = Game { $n } of the series.
owp-alt-phase = { $who }’s turn, { $phase }.
owp-alt-asked = To answer: { $who }.
owp-alt-won = { $who } has won.
owp-alt-drawn = The match is a draw.
owp-alt-pending = Waiting, newest first: { $what }
owp-alt-item = { $at } { $who }: { $what }
owp-alt-side = { $seat } ({ $who }): LF { $lf }, hand { $hand }, deck { $deck }, { $extra ->
    [0] {""}
   *[other] Extra { $extra },{" "}
}grave { $grave }, banished { $banish }, souls to spend { $souls }.
owp-alt-empty = Empty lanes: { $lanes }.
owp-alt-down = face-down since turn { $n }
owp-alt-damage = damage { $n }
owp-alt-with = with { $what }
owp-alt-targeted = targeted
owp-alt-arrow = { $side ->
    [left] moves left { $n }
   *[right] moves right { $n }
}
owp-alt-printed = printed { $atk }/{ $def_ }
owp-alt-pile-of = tokens: { $what }
owp-alt-stack = { $n ->
    [one] stack of 1
   *[other] stack of { $n }
}{ $souls ->
    [0] {""}
    [one] , 1 soul
   *[other] , { $souls } souls
}
owp-alt-stack-of = { $head }: { $what }
owp-alt-lit = { $lit ->
    [yes] Artifact at work
   *[no] Artifact covered
}
owp-alt-figures = ATK { $atk }, DEF { $def_ }
owp-alt-soul = Soul Bonus { $gives }
owp-alt-arena = Arena of { $who } ({ $at }): { $card }.
owp-alt-recent = Just now: { $what }.
owp-alt-pile = { $pile ->
    [grave] Grave, newest last: { $what }
    [banish] Banished: { $what }
    [hand] Hand: { $what }
   *[extra] Extra Deck: { $what }
}
owp-alt-hand = Hand of { $who }, souls to spend { $souls }: { $what }
