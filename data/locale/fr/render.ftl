# Les mots des images et de leurs descriptions. Ceux des images (pic-) tiennent dans de petites cases : faire court.
# Les mots du jeu sont ceux que nomme rizontical.ftl.

## Le plateau

pic-round = Manche { $n }
pic-turn-of = { TO($who, start: 1) } de jouer
pic-bonus = { $who } : action bonus
pic-turn = Tour { $n }
pic-setup = Mise en place
pic-setting-up = La partie se met en place
pic-decides = { $who } décide
pic-phase = { $phase ->
    [round_start] La manche commence
    [turn_start] Le tour { $n } commence
    [round_end] La manche se termine
    [over] Le duel est terminé
   *[other] Entre deux tours
}
pic-asked = on attend : { $who }
pic-older = et { $n ->
    [one] un plus ancien
   *[other] { $n } plus anciens
} dessous
pic-sheltered = premier tour : pas de DMG { DE($who) }
pic-wins = { $who } gagne
pic-draw = Partie nulle
pic-news-defeat = { $known ->
    [yes] { $by } terrasse { $who }
   *[no] Défaite { DE($who) }
}, { $even ->
    [yes] { $high }–{ $low }
   *[other] { $high }–{ $low } pour { $leads }
}
pic-news-hit = { $by } frappe { $who } : { $n } DMG
pic-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { NUMBER($year, useGrouping: 0) }
pic-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
pic-last-blow = Dernier coup
pic-ap = AP
pic-souls = Souls
pic-souls-of = /6
pic-legendary = L
pic-unique = U
pic-pile = { $pile ->
    [hand] Main
    [fighters] Fighters
    [powers] Powers
    [fallen] Tombés
   *[void] Void
}
pic-tick = { $action ->
    [move] Déplacement
    [hit] Coup
    [push] Poussée
   *[conjuration] Conjuration
}
pic-order = Ordre
pic-no-fighter = pas de Fighter
pic-face-down = face cachée
pic-set-in = posée { $when }
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
# Une ou deux lettres par sorte de DMG ; les éléments et les types sont dessinés.
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

## La main et les cartes

pic-hand-of = Main { DE($who) } : { $n }
pic-empty-hand = Aucune carte en main
pic-usable = jouable
pic-on-slot = emplacement { $n }
pic-weakness = Faiblesse
pic-resistance = Résistance
pic-none = { $what } : aucune
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
    [neutral] Neutre
    [fire] Feu
    [ice] Glace
    [air] Air
    [earth] Terre
    [thunder] Foudre
    [water] Eau
    [akasha] Akasha
    [physical] Physique
   *[magical] Magique
}
    .to = { $what ->
        [neutral] au Neutre
        [fire] au Feu
        [ice] à la Glace
        [air] à l’Air
        [earth] à la Terre
        [thunder] à la Foudre
        [water] à l’Eau
        [akasha] à l’Akasha
        [physical] au Physique
       *[magical] au Magique
    }

## Descriptions pour qui ne voit pas les images

alt-board = Rizontical, manche { $round }, tour { $turn } sur 4.
alt-setup = Rizontical, mise en place.
alt-more = La suite : bouton Autres, puis Le plateau en mots.
alt-decides = On attend : { $who }.
alt-order = Ordre de jeu : { $who }.
alt-used = Déjà utilisé ce tour-ci : { $what }.
alt-won = { $who } a gagné.
alt-drawn = Le duel est nul.
alt-sheltered = Premier tour du duel : { $who } n’inflige pas de DMG.
alt-side = { $seat } ({ $who }) : AP { $ap }, Souls { $souls }/6, main { $hand }.
alt-fighter = { $slot } { $name } { $cell }, HP { $hp }/{ $max }
alt-no-cell = hors du plateau
alt-now = c’est son tour
alt-protection = Protection { $n }
alt-mana = Mana { $n }
alt-hidden = { $slot } un Fighter face cachée
alt-announced = Annonce { $n }, { DE($who) } : { $what }
alt-aims = vers { $cells }
alt-changes = Changements : { $what }.
alt-change = { $kind ->
    [moved] { $from } va en { $to }
    [pushed] { $from } poussé en { $to }
    [put] { $from } placé en { $to }
    [hit] { $to } frappé
    [damaged] { $to } blessé
    [deployed] déployé en { $to }
    [defeated] tombé en { $to }
    [left] { $to } quitté
    [summoned] invoqué en { $to }
    [placed] posé en { $to }
   *[other] { $to } a changé
}
alt-amount = { $what } ({ $n })
alt-summons = Summons : { $what }.
alt-tiles = Tiles : { $what }.
alt-token = { $name } { $cell } ({ $seat })
alt-facing = { $name } { $cell } vers { $direction ->
    [n] le nord
    [ne] le nord-est
    [e] l’est
    [se] le sud-est
    [s] le sud
    [sw] le sud-ouest
    [w] l’ouest
   *[nw] le nord-ouest
} ({ $seat })
alt-power = { $slot } { $name }
alt-power-hidden = { $slot } une carte face cachée
alt-powers = Powers : { $what }.
alt-use = Use { $n }
alt-time = Time { $n }
alt-bearer = sur { $who }
alt-set-in = posée manche { $round }, tour { $turn }
alt-mark = marque « { $what } »
alt-learned = avec les Skills { DE($what) }
alt-shield = Shield
alt-pending = annoncée
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
alt-weakness = Faiblesse { $n } { $what }
alt-resistance = Résistance { $n } { $what }
alt-skill = Skill { $label } : { $left }
alt-off = inactif
alt-owner = appartient { TO($seat) }
alt-numen = Numen { $name }
alt-numen-left = { $ability ->
    [enchantment] Enchantment
   *[conjuration] Conjuration
} : { $left }
alt-marker-legendary = Marker LEGENDARY
alt-marker-unique = Marker UNIQUE
alt-marker-ultimate = Marker ULTIMATE (emplacement { $slots })
alt-decks = pioches : Fighters { $fighters }, Powers { $powers }
alt-fallen = Tombés : { $what }.
alt-void = Void : { $what }.
alt-hand = Main : { $what }.
alt-log = Dernièrement :

alt-copies = { $n } × { $what }
alt-row = {" ; "}
alt-line = { $head } : { $text }
alt-priced = { $head } ({ $cost })
alt-card = { $name } : { $what }.
alt-cost = { $n } AP
alt-stats = HP { $hp }, Mana { $mana }, ATK { $atk }, DEF { $def }, MP { $mp }, RA { $ra }, PSH { $psh }, Speed { $speed }
alt-hand-picture = Main { DE($who) }, AP { $ap } : { $what }
alt-hand-card = { $name } ({ $cost } AP, { $category })
alt-face-down = face cachée, emplacement { $slot } : { $name }
