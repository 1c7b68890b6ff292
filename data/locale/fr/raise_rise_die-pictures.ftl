# Les mots des images de Raise, Rise & Die et de leurs descriptions. Ceux des images tiennent dans de petites cases : restez bref.

## Le plateau

rdp-bout = Passe d’armes { $n }
rdp-no-turn = { $phase ->
    [preparation] Les deux se préparent
    [consolidation] Chacun récupère ses cartes
   *[setup] La partie se prépare
}
rdp-asked = { $window ->
    [counter] { $who } : contrer ?
    [before] { $who } : réagir ?
    [after] { $who } : réagir ?
    [instant] { $who } : réagir ?
   *[none] on attend : { $who }
}
rdp-bouts = { $n ->
    [one] { $n } passe d’armes
   *[other] { $n } passes d’armes
}
rdp-phase = { $phase ->
    [preparation] Préparation
    [clash] Affrontement
   *[consolidation] Consolidation
}
rdp-count = { $name ->
    [hand] Main
    [deck] Deck
    [discard] Défausse
   *[void] Néant
}
rdp-potential = { $name ->
    [active] Actif
   *[latent] Latent
}
rdp-reserve = Réserve
rdp-sv = VA
rdp-top-soul = Top soul
rdp-top-of = Top soul { DE($who) }
rdp-no-top = { $deck ->
    [0] deck vide
   *[other] face cachée
}
rdp-socket = châsse
rdp-object-slot = objet { $n }
rdp-slot = { $slot ->
    [high] Haut
    [body] Corps
    [low] Bas
    [right] Droite
   *[left] Gauche
}
rdp-slot-of = { rdp-slot } { DE($who) }
rdp-more-cards = +{ $n } avant
rdp-state = { $state ->
    [used] a servi
    [ready] disponible
   *[none] en jeu
}
rdp-as-support = { $state } · { $where }
rdp-nothing-pending = Aucun échange en cours.
rdp-exchange = { $instant ->
    [yes] Instantanés
   *[no] Échange
}
rdp-strikes = { $n ->
    [0] aucun dégât { TO($who) }
    [one] { $n } dégât { TO($who) }
   *[other] { $n } dégâts { TO($who) }
}
rdp-stands = { $beaten ->
    [yes] { $kind ->
        [defence] sans effet
       *[support] annulé
    }
   *[no] prend effet
}
rdp-frenzy = Frénésie { $n }/{ $of }
rdp-locked = verrouillé
rdp-skipped = { $n } de plus
rdp-block = Bloque { $n }
rdp-answers = sur { $on } · { $where }
rdp-happened = { $name ->
    [laid] { $several ->
        [yes] Cartes posées
       *[no] Carte posée
    } : { $who }
    [countered] { $several ->
        [yes] Cartes entièrement contrées
       *[no] Carte entièrement contrée
    } : { $who }
    [struck] { $who } inflige { $n } { $n ->
        [one] dégât
       *[other] dégâts
    }
    [damaged] { $who } { $several ->
        [yes] subissent
       *[no] subit
    } { $n } { $n ->
        [one] dégât
       *[other] dégâts
    }
    [burned] { $who } { $several ->
        [yes] subissent
       *[no] subit
    } une brûlure de { $n }
    [soul_lost] { $who } { $several ->
        [yes] perdues
       *[no] perdue
    } (VA { $n })
    [hp_lost] { $who } { $several ->
        [yes] perdent
       *[no] perd
    } { $n } PV
    [hp_gained] { $who } { $several ->
        [yes] gagnent
       *[no] gagne
    } { $n } PV
    [was_stunned] Sonné : { $who }
    [destroyed] { $several ->
        [yes] Cartes détruites
       *[no] Carte détruite
    } : { $who }
    [weakened] Point faible +{ $n } : { $who }
    [poison_added] Poison +{ $n } : { $who }
    [bleed_added] Saignement +{ $n } : { $who }
    [omen_added] Présage +{ $n } : { $who }
    [discarded] { $who } { $several ->
        [yes] défaussent
       *[no] défausse
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    }
    [drew] { $who } { $several ->
        [yes] piochent
       *[no] pioche
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    }
    [sacrificed] { $several ->
        [yes] Cartes sacrifiées pour { $n }
       *[no] Carte sacrifiée pour { $n }
    } : { $who }
    [infused] { $several ->
        [yes] Cartes infusées
       *[no] Carte infusée
    } : { $who }
    [placed] { $several ->
        [yes] Objets placés
       *[no] Objet placé
    } : { $who }
    [used] { $several ->
        [yes] Effets utilisés
       *[no] Effet utilisé
    } : { $who }
   *[passed] { $who } { $several ->
        [yes] passent
       *[no] passe
    }
}

## La main et les cartes

rdp-costs-now = coûte { $n }
rdp-optimal = Optimal
rdp-value = { $kind ->
    [assault] Dégâts
    [support] Ébranlement
   *[defence] Blocage
}
rdp-second = Seconde sphère
rdp-figure = { $name ->
    [ether] Éther
    [active] Potentiel actif
    [latent] Potentiel latent
   *[sockets] Châsses d’infusion
}
rdp-kind = { $kind ->
    [assault] { $instant ->
        [yes] Assaut instantané
       *[no] Assaut
    }
    [support] { $instant ->
        [yes] Soutien instantané
       *[no] Soutien
    }
    [defence] { $instant ->
        [yes] Défense instantanée
       *[no] Défense
    }
    [weapon] Arme
   *[character] Personnage
}
rdp-card-mark = { $mark ->
    [object] objet
   *[dedicated] attitrée
}

## Le plateau en mots

rdp-flag = { $flag ->
    [transcended] transcendée
    [optimal] sur un emplacement optimal
    [not-optimal] sur un emplacement non optimal
    [pending] en attente
    [sideways] à l’horizontale
    [beaten] il n’en reste rien
    [instant] instantané
    [counter] posée pour contrer
    [answer] posée en réponse
    [alone] jouée seule
   *[stunned] Sonné
}
rdp-marker = { $marker ->
    [poison] Poison { $n }
    [bleed] Saignement { $n }
   *[omen] Présage { $n }
}
rdp-alt-board = Raise, Rise & Die, passe d’armes { $n }, { rdp-phase }.
rdp-alt-setup = Raise, Rise & Die, préparation de la partie.
rdp-alt-turn = Tour { DE($who) }.
rdp-alt-starter = Premier joueur : { $who }.
rdp-alt-passer = { $who } a passé en premier.
rdp-alt-asked = { $window ->
    [counter] Contre-t-on ? À répondre : { $who }.
    [before] Réagit-on ? À répondre : { $who }.
    [after] Réagit-on ? À répondre : { $who }.
    [instant] Réagit-on ? À répondre : { $who }.
   *[none] À répondre : { $who }.
}
rdp-alt-won = { $who } a gagné.
rdp-alt-drawn = La partie est nulle.
rdp-alt-exchange = { rdp-exchange } : { $what }. En l’état : { $outcome }.
rdp-alt-comes-to = { rdp-value } { $n } sur { $base }
rdp-alt-side = { $seat } ({ $who }) : PV { $hp }/{ $ether }, Réserve { $reserve }, main { $hand }, deck { $deck }, Top soul { $top }.
rdp-alt-potentials = Potentiel actif { $active }, latent { $latent }/{ $printed }, défausse { $discard }, Néant { $void }.
rdp-alt-states = État : { $what }.
rdp-alt-played = cartes jouées cette passe d’armes : { $n }
rdp-alt-passes = passes de suite : { $n }
rdp-alt-slot = { rdp-slot } ({ $at }) : { $what }.
rdp-alt-weak = Point faible { $n }
rdp-alt-no-cards = Aucune carte sur le playmat.
rdp-alt-stays = { $name ->
    [character] Personnage : { $what }.
    [weapons] Armes : { $what }.
    [objects] Objets : { $what }.
   *[infusions] Infusions : { $what }.
}
rdp-alt-room = Châsses d’infusion { $sockets } (libres : { $free }), emplacements d’objet libres : { $slots }.
rdp-alt-laid-by = posée par { $seat }
rdp-alt-covers = couvre { $what }
rdp-alt-printed = imprimé { $n }
rdp-alt-bonus = +{ $n } dégâts
rdp-alt-support = comme soutien : Ébranlement { $n }, optimal { $where }
rdp-alt-owner = appartient { TO($seat) }
rdp-alt-sv = VA { $n }
rdp-alt-value = { rdp-value } { $n }
rdp-alt-second = seconde sphère { $n }
rdp-alt-optimal = optimal { $what }
rdp-alt-figure = { rdp-figure } { $n }
rdp-alt-recent = À l’instant : { $what }.
rdp-alt-pile = { $pile ->
    [discard] Défausse, la plus récente en dernier : { $what }
    [void] Néant, la plus récente en dernier : { $what }
   *[hand] Main : { $what }
}
rdp-alt-hand = Main { DE($who) }, Réserve { $reserve } : { $what }
