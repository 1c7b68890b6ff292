# Words on pictures and in their descriptions. Those of pictures (pic-) stand in small boxes: keep them short.

## The board

pic-round = Round { $n }
pic-turn-of = { $who }’s turn
pic-bonus = { $who }: bonus action
pic-turn = Turn { $n }
pic-setup = Setup
pic-setting-up = The match is being set up
pic-decides = { $who } to decide
pic-phase = { $phase ->
    [round_start] The round begins
    [turn_start] Turn { $n } begins
    [round_end] The round ends
    [over] The duel is over
   *[other] Between turns
}
pic-asked = asked: { $who }
pic-older = and { $n } older below
pic-sheltered = first turn: no DMG by { $who }
pic-wins = { $who } wins
pic-draw = A draw
pic-news-defeat = { $known ->
    [yes] { $by } defeats { $who }
   *[no] { $who } is defeated
}, { $even ->
    [yes] { $high }–{ $low }
   *[other] { $high }–{ $low } for { $leads }
}
pic-news-hit = { $by } hits { $who }: { $n } DMG
pic-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { NUMBER($year, useGrouping: 0) }
pic-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
pic-last-blow = Last blow
pic-ap = AP
pic-souls = Souls
pic-souls-of = /6
pic-legendary = L
pic-unique = U
pic-pile = { $pile ->
    [hand] Hand
    [fighters] Fighters
    [powers] Powers
    [fallen] Fallen
   *[void] Void
}
pic-tick = { $action ->
    [move] Move
    [hit] Hit
    [push] Push
   *[conjuration] Conjure
}
pic-order = Order
pic-no-fighter = no Fighter
pic-face-down = face down
pic-set-in = set { $when }
pic-stat = { $stat ->
    [hp] HP
    [mana] MANA
    [atk] ATK
    [def] DEF
    [mp] MP
    [ra] RA
    [psh] PSH
   *[speed] SPD
}
pic-status = { $name ->
    [Burned] BRN
    [Poison] PSN
    [Shield] SHD
    [Invincible] INV
    [First] 1ST
   *[Last] LST
}
# One or two letters for a kind of DMG; elements and types are drawn as icons.
pic-kind = { $kind ->
    [hit] H
    [melee] M
    [ra] R
    [psh] P
    [power] W
    [skill] K
    [ability] N
    [status] S
   *[all] A
}

## The hand and cards

pic-hand-of = { $who }’s hand: { $n }
pic-empty-hand = No cards in hand
pic-usable = playable
pic-on-slot = on slot { $n }
pic-weakness = Weakness
pic-resistance = Resistance
pic-none = no { $what }
pic-legendary-rank = Legendary
pic-unique-rank = UNIQUE
pic-card = { $kind ->
    [numen] Numen
    [fighter] Fighter
    [power] Power
    [summon] Summon
   *[tile] Tile
}
pic-category = { $category ->
    [normal] Normal
    [permanent] Permanent
    [trigger] Trigger
    [aura] Aura
   *[none] –
}
pic-what = { $what ->
    [neutral] Neutral
    [fire] Fire
    [ice] Ice
    [air] Air
    [earth] Earth
    [thunder] Thunder
    [water] Water
    [akasha] Akasha
    [physical] Physical
   *[magical] Magical
}
    .to = { pic-what }

## Descriptions for those who can't see the pictures

alt-board = Rizontical, round { $round }, turn { $turn } of 4.
alt-setup = Rizontical, setup.
alt-more = More: the button More, then The board in words.
alt-decides = To decide: { $who }.
alt-order = Order of play: { $who }.
alt-used = Used up this turn: { $what }.
alt-won = { $who } has won.
alt-drawn = The duel is a draw.
alt-sheltered = First turn of the duel: { $who } deals no DMG.
alt-side = { $seat } ({ $who }): AP { $ap }, Souls { $souls }/6, hand { $hand }.
alt-fighter = { $slot } { $name } { $cell }, HP { $hp }/{ $max }
alt-no-cell = not on the board
alt-now = has the turn
alt-protection = Protection { $n }
alt-mana = Mana { $n }
alt-hidden = { $slot } a face-down Fighter
alt-announced = Announced { $n }, by { $who }: { $what }
alt-aims = at { $cells }
alt-changes = Changes: { $what }.
alt-change = { $kind ->
    [moved] { $from } moved to { $to }
    [pushed] { $from } pushed to { $to }
    [put] { $from } put on { $to }
    [hit] { $to } hit
    [damaged] { $to } damaged
    [deployed] deployed on { $to }
    [defeated] defeated on { $to }
    [left] gone from { $to }
    [summoned] summoned on { $to }
    [placed] placed on { $to }
   *[other] { $to } changed
}
alt-amount = { $what } ({ $n })
alt-summons = Summons: { $what }.
alt-tiles = Tiles: { $what }.
alt-token = { $name } { $cell } ({ $seat })
alt-facing = { $name } { $cell } facing { $direction ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
} ({ $seat })
alt-power = { $slot } { $name }
alt-power-hidden = { $slot } a face-down card
alt-powers = Powers: { $what }.
alt-use = Use { $n }
alt-time = Time { $n }
alt-bearer = on { $who }
alt-set-in = set in round { $round }, turn { $turn }
alt-mark = marked “{ $what }”
alt-learned = with the Skills of { $what }
alt-shield = Shield
alt-pending = announced
alt-condition = { $kind ->
    [buff] Buff
   *[debuff] Debuff
} { $damage ->
    [hit] Hit
    [melee] Melee
    [ra] RA
    [psh] PSH
    [power] Power
    [skill] Skill
    [ability] Ability
    [status] Status
    [all] All
   *[other] { $what }
} DMG { $way ->
    [dealt] Dealt
   *[taken] Taken
} { $n }
alt-status = { $name }
alt-figures = ATK { $atk }, DEF { $def }, MP { $mp }, RA { $ra }, PSH { $psh }, Speed { $speed }, { $what }
alt-weakness = Weakness { $n } to { $what }
alt-resistance = Resistance { $n } to { $what }
alt-skill = Skill { $label }: { $left }
alt-off = off
alt-owner = belongs to { $seat }
alt-numen = Numen { $name }
alt-numen-left = { $ability ->
    [enchantment] Enchantment
   *[conjuration] Conjuration
}: { $left }
alt-marker-legendary = LEGENDARY Marker
alt-marker-unique = UNIQUE Marker
alt-marker-ultimate = ULTIMATE Marker on slot { $slots }
alt-decks = decks: Fighters { $fighters }, Powers { $powers }
alt-fallen = Fallen: { $what }.
alt-void = Void: { $what }.
alt-hand = Hand: { $what }.
alt-log = Lately:

alt-copies = { $n } × { $what }
alt-row = {"; "}
alt-line = { $head }: { $text }
alt-priced = { $head } ({ $cost })
alt-card = { $name }: { $what }.
alt-cost = { $n } AP
alt-stats = HP { $hp }, Mana { $mana }, ATK { $atk }, DEF { $def }, MP { $mp }, RA { $ra }, PSH { $psh }, Speed { $speed }
alt-hand-picture = Hand of { $who }, AP { $ap }: { $what }
alt-hand-card = { $name } ({ $cost } AP, { $category })
alt-face-down = face down on slot { $slot }: { $name }
