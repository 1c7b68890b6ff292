# Les mots des images d’OWR et de leurs descriptions. Ceux des images tiennent dans de petites cases : restez bref.

## Le plateau

owp-game = partie { $n }
owp-won = { $n } { $n ->
    [one] gagnée
   *[other] gagnées
}
owp-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
owp-phase = { $phase ->
    [draw] Pioche
    [main_1] Phase Principale 1
    [battle] Phase de Combat
    [main_2] Phase Principale 2
    [end] Phase de Fin
   *[setup] Préparation
}
owp-count = { $name ->
    [souls] Âmes
    [hand] Main
    [deck] Deck
    [extra] Extra
    [grave] Cimetière
   *[banish] Bannies
}
owp-since = cachée, tour { $n }
owp-set-in = posée au tour { $n }
owp-more-below = et { $n } dessous
owp-mark = { $mark ->
    [attacked] a attaqué
    [moved] a bougé
    [new] arrivée ce tour
    [no-attack] ne peut pas attaquer
    [no-move] ne peut pas bouger
    [safe] indestructible
   *[taken] sous contrôle adverse
}
owp-item-attack = Attaque dans la voie { $lane }
owp-item-summon = { $card } est invoquée
owp-item-summon-down = Une créature est invoquée face cachée
owp-item-ability = { $method ->
    [play] { $card } : Entrée
    [reveal] { $card } : Révélation
    [stackable] { $card } : Empilable
    [hatch] { $card } : Éclosion
    [soul] { $card } : Effet d’âme
   *[other] { $card } : effet
}
owp-item-aims = { $what } → { $targets }
owp-item-stopped = { $what } (annulé)

## La main et les cartes

owp-turn-use = { $name ->
    [summoned] { $used ->
        [yes] Invocation Normale faite
       *[no] Invocation Normale possible
    }
   *[stacked] { $used ->
        [yes] Empilable utilisé
       *[no] Empilable possible
    }
}
owp-kind = { $kind ->
    [creature] Créature
    [token] Jeton
    [rune] Rune
    [jinx] Maléfice
    [arena] Arène
    [artifact] Artefact
   *[weapon] Arme
}
owp-sort = { $sort ->
    [flash] Éclair
   *[continuous] Continue
}
owp-card-mark = { $mark ->
    [extra] Deck Extra
    [no-normal-summon] pas d’Invocation Normale
   *[slots-2] deux Armes
}
owp-tributes = { $n ->
    [one] { $n } tribut
   *[other] { $n } tributs
}
owp-souls = { $n ->
    [one] { $n } âme
   *[other] { $n } âmes
}
owp-soul-bonus = Bonus d’âme

## Le plateau en mots

owp-alt-board = OWR, tour { $n }.
owp-alt-setup = OWR, préparation.
owp-alt-game = Partie { $n } de la série.
owp-alt-phase = Tour { DE($who) }, { $phase }.
owp-alt-asked = On attend : { $who }.
owp-alt-won = { $who } a gagné.
owp-alt-drawn = La partie est nulle.
owp-alt-pending = En attente, le plus récent d’abord : { $what }
owp-alt-item = { $at } { $who } : { $what }
owp-alt-side = { $seat } ({ $who }) : FV { $lf }, main { $hand }, deck { $deck }, { $extra ->
    [0] {""}
   *[other] Extra { $extra },{" "}
}cimetière { $grave }, bannies { $banish }, âmes à dépenser { $souls }.
owp-alt-empty = Voies vides : { $lanes }.
owp-alt-down = face cachée depuis le tour { $n }
owp-alt-damage = dégâts { $n }
owp-alt-with = avec { $what }
owp-alt-targeted = ciblée
owp-alt-arrow = { $side ->
    [left] bouge à gauche de { $n }
   *[right] bouge à droite de { $n }
}
owp-alt-printed = imprimée { $atk }/{ $def_ }
owp-alt-pile-of = jetons : { $what }
owp-alt-stack = pile de { $n }{ $souls ->
    [0] {""}
    [one] , { $souls } âme
   *[other] , { $souls } âmes
}
owp-alt-stack-of = { $head } : { $what }
owp-alt-lit = { $lit ->
    [yes] Artefact actif
   *[no] Artefact couvert
}
owp-alt-figures = ATK { $atk }, DEF { $def_ }
owp-alt-soul = Bonus d’âme { $gives }
owp-alt-arena = Arène { DE($who) } ({ $at }) : { $card }.
owp-alt-recent = À l’instant : { $what }.
owp-alt-pile = { $pile ->
    [grave] Cimetière, la dernière à la fin : { $what }
    [banish] Bannies : { $what }
    [hand] Main : { $what }
   *[extra] Deck Extra : { $what }
}
owp-alt-hand = Main { DE($who) }, âmes à dépenser { $souls } : { $what }
