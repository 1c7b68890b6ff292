# Les mots des images de Riftborn Tactics et de leurs descriptions. Ceux des images sont dans de petites cases : qu’ils restent courts.

## Le plateau

rbp-sides = Qui commencera sera en bas, au Sud (S) ; l’autre en haut, au Nord (N).
rbp-turns = { $n ->
    [one] 1 tour
   *[other] { $n } tours
}
rbp-phase = { $phase ->
    [start] Début du tour
    [main] Partie principale
   *[end] Fin du tour
}
rbp-count = { $name ->
    [hand] Main
    [library] Biblio.
    [discard] Défausse
    [removed] Retirées
   *[tricks] RUSES
}
rbp-allowance = Niveaux { $used }/{ $of }
rbp-allowance-left = { $n ->
    [0] plus de Niveau ce tour
    [one] 1 Niveau à prendre ce tour
   *[other] { $n } Niveaux à prendre ce tour
}
rbp-trick = Carte RUSE
rbp-attack = { $mode ->
    [ranged] { $by } tire sur { $target }
    [flight] { $by } fond sur { $target }
   *[other] { $by } attaque { $target }
}
rbp-happened = { $name ->
    [entered] { $who } { $several ->
        [yes] entrent
       *[no] entre
    }
    [attack] { $who } { $several ->
        [yes] attaquent
       *[no] attaque
    }{ $aimed ->
        [yes] {" "}{ $other }
       *[no] {""}
    }
    [acts] { $who } agit
    [played] { $who } joue { $aimed ->
        [yes] { $other }
       *[no] une carte
    }
    [charmed] Sous CHARME : { $who }
    [pacified] Sous APAISEMENT : { $who }
    [dies] { $who } { $several ->
        [yes] meurent
       *[no] meurt
    }
    [left] { $who } { $several ->
        [yes] quittent le jeu
       *[no] quitte le jeu
    }
    [revived] { $who } { $several ->
        [yes] reviennent à la vie
       *[no] revient à la vie
    }
    [damaged] { $who } { $several ->
        [yes] subissent
       *[no] subit
    } { $n ->
        [one] 1 dégât
       *[other] { $n } dégâts
    }
    [hurt] { $who } { $several ->
        [yes] subissent
       *[no] subit
    } { $n ->
        [one] 1 dégât
       *[other] { $n } dégâts
    }
    [healed] { $who } { $several ->
        [yes] récupèrent
       *[no] récupère
    } { $n }
    [token_placed] { $n ->
        [one] 1 marqueur
       *[other] { $n } marqueurs
    } sur { $who }
    [moved] { $who } { $several ->
        [yes] se déplacent
       *[no] se déplace
    }
    [turned_up] Face visible : { $who }
    [transformed] { $who } { $several ->
        [yes] se transforment
       *[no] se transforme
    }
    [control_changed] { $who } { $several ->
        [yes] changent de camp
       *[no] change de camp
    }
    [broken] { $who } { $several ->
        [yes] se brisent
       *[no] se brise
    }
    [leveled] { $who } monte de Niveau
    [drew] { $who } { $several ->
        [yes] piochent
       *[no] pioche
    } { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    }
   *[tricked] Une RUSE { DE($who) } se déclenche
}

## La main et les cartes

rbp-level = Niveau
rbp-kind = { $kind ->
    [creature] Créature
    [token] Jeton
    [spell] Sort
    [weapon] Arme
    [armour] Armure
   *[trick] Carte RUSE
}
rbp-card-mark = { $mark ->
   *[hero] HÉROS
}

## Le plateau en mots

rbp-mark = { $mark ->
    [waiting] pas encore d’Action
    [moved] Déplacement utilisé
    [acted] Action utilisée
    [charmed] sous CHARME
    [pacified] sous APAISEMENT
    [dormant] DORMANT
    [rooted] ENRACINÉ
   *[taken] sous un autre contrôle
}
rbp-token = { $token ->
    [shield] Bouclier { $n }
    [rage] Rage { $n }
    [weakness] Faiblesse { $n }
    [health_tokens] Santé { $n }
   *[decay] Déclin { $n }
}
rbp-alt-board = Riftborn Tactics, tour { $n }.
rbp-alt-setup = Riftborn Tactics, mise en place.
rbp-alt-turn = Tour { DE($who) }.
rbp-alt-asked = À répondre : { $who }.
rbp-alt-won = { $who } a gagné.
rbp-alt-drawn = La partie est nulle.
rbp-alt-side = { $letter ->
    [none] { $who } (place { $seat })
   *[other] { $letter } ({ $who }, place { $seat })
} : points de vie { $life }, Niveau { $level }, Expérience { $xp }, Niveaux pris { $used }/{ $of }, main { $hand }, bibliothèque { $library }, défausse { $discard }{ $tricks ->
    [0] {""}
   *[other] , cartes RUSE en jeu { $tricks }
}.
rbp-alt-rank = Rang { $n } : { $what }.
rbp-alt-nobody = Aucune créature.
rbp-alt-held = Équipement : { $what }.
rbp-alt-down = face cachée
rbp-alt-damage = dégâts { $n }
rbp-alt-swarm = ESSAIM de { $n }
rbp-alt-ready = prochaine attaque +{ $n }
rbp-alt-morale = { $mode ->
    [damage] MORAL : Attaque
   *[health] MORAL : Santé
}
rbp-alt-touches = en face { DE($what) }
rbp-alt-beside = à côté { DE($what) }
rbp-alt-reach = { $at ->
    [player] peut frapper le joueur
   *[other] { $mode ->
        [ranged] atteint { $at } à distance
        [flight] atteint { $at } en vol
       *[other] voie libre vers { $at }
    }
}
rbp-alt-printed = imprimé { $attack }/{ $health }
rbp-alt-under = { $card } mise de côté dessous
rbp-times = { $what } ×{ $n }
rbp-alt-undeath = NON-MORT : encore { $n }
rbp-alt-weapon = { $name }, Attaque { $attack }, { $left ->
    [one] 1 usage restant
   *[other] { $left } usages restants
}{ $used ->
    [yes] , utilisée ce tour
   *[no] {""}
}
rbp-alt-armour = { $name }, absorbe { $left } { DE($of) }
rbp-alt-level = Niveau { $n }
rbp-alt-attack = Attaque { $n }
rbp-alt-health = { $kind ->
    [weapon] { $n ->
        [one] 1 usage
       *[other] { $n } usages
    }
   *[other] Santé { $n }
}
rbp-alt-xp = Expérience { $n }
rbp-alt-recent = À l’instant : { $what }.
rbp-alt-pile = { $pile ->
    [waiting] Sorts à l’œuvre : { $what }
    [discard] Défausse, la plus récente en dernier : { $what }
    [removed] Retirées : { $what }
    [hand] Main : { $what }
    [tricks] Cartes RUSE en jeu : { $what }
   *[trick-set] Cartes RUSE au choix : { $what }
}
rbp-alt-hand = Main { DE($who) }, Niveau { $level } : { $what }
