# Les mots des images de Rise et de leurs descriptions. Ceux des images tiennent dans de petites cases : restez bref.

## Le plateau

rsp-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
rsp-phase = { $phase ->
    [awakening] Éveil
    [restoration] Restauration
    [invocation] Invocation
    [attack] Attaque
    [blocks] Blocages
    [damage] Dégâts
    [end] Fin du tour
   *[setup] Préparation
}
rsp-pile = { $pile ->
    [stock] Stock
    [ether] Éther
    [hand] Main
    [library] Biblio.
    [cemetery] Cimetière
   *[excluded] Exclues
}
rsp-short = { $n ->
    [one] à vide 1 fois
   *[other] à vide ×{ $n }
}
rsp-level = Niv { $n }
rsp-lost = perdu au tour { $n }
rsp-out = hors jeu
rsp-out-place = hors jeu, place { $n }
rsp-no-cards = aucune carte sur le champ de bataille
rsp-more-cards = +{ $n } { $n ->
    [one] autre
   *[other] autres
}
rsp-badge = { $badge ->
    [sick] mal d’invocation
    [sleep] endormie
    [no-attack] sans attaque
    [no-block] sans blocage
    [no-untilt] reste inclinée
    [no-regain] sans PC neufs
    [no-skills] sans Compét.
    [must-attack] doit attaquer
    [lock] verrouillée
    [open] ouverte
    [chained] enchaînée
    [freed] libérée
    [paranoia] paranoïa
    [reanimated] réanimée
    [dodge] esquive
    [unblockable] imblocable
   *[possessed] possédée
}
rsp-owner = { TO($seat) }
rsp-stack = pile de { $n }
rsp-token = jeton
rsp-copy = copie
rsp-fleeting = (tour)
rsp-coins = { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
}
rsp-ether = { $n } Éther
rsp-free = gratuit
rsp-spent = { $cost }, utilisé
rsp-ability = { $ability ->
    [Flight] Vol
    [Reach] Portée
    [Pierce] Perforation
    [Fightback] Riposte
    [Advantage] Avantage
    [Constasy] Constasie
    [Bleed] Saignement
    [Immunity] Immunité
    [Morpher] Morpheur
    [Multi-Target] Multi-cible
    [Food] Nourriture
    [Disease] Maladie
    [Together] Ensemble
    [Return] Retour
    [Lock] Serrure
    [Symbiosis] Symbiose
    [Copycat] Imitation
    [Equipment] Équipement
    [Fixed-Price] Prix fixe
    [Bomb] Bombe
    [Explosive] Explosif
    [Reanimation] Réanimation
    [Inhume] Inhumation
    [Cloning] Clonage
    [Dodge] Esquive
    [Splash] Éclaboussure
    [Chained] Chaînes
    [Wall-Pass] Passe-muraille
    [Iron-Skin] Peau de fer
    [Water-Element] Eau
    [Fire-Element] Feu
    [Ice-Element] Glace
    [Lightning-Element] Foudre
    [Cold] Rhume
    [Madness] Folie
    [Dementia] Démence
    [Allergy] Allergie
    [Trauma] Traumatisme
    [Paralysis] Paralysie
    [Schizophrenia] Schizophrénie
    [Paranoia] Paranoïa
   *[other] { $ability }
}
rsp-sort = { $sort ->
    [skill] Compétence
   *[action] Action
}
rsp-item = { $sort ->
    [level] Montée de niveau : { $card }
    [explosive] { $card } explose
   *[invocation] { $card }
}
rsp-item-use = { $card } : { $name }
rsp-item-aims = { $what } → { $targets }
rsp-item-stopped = { $what } (annulé)
rsp-happened = { $name ->
    [enters] { $who } { $several ->
        [yes] arrivent
       *[no] arrive
    }
    [leaves] { $who } { $several ->
        [yes] s’en vont
       *[no] s’en va
    }
    [died] { $who } { $several ->
        [yes] meurent
       *[no] meurt
    }
    [to_cemetery] { $who } au Cimetière
    [excluded] { $who } aux Exclues
    [returned] { $who } { $several ->
        [yes] reviennent
       *[no] revient
    }
    [control_changed] { $who } { $several ->
        [yes] changent de camp
       *[no] change de camp
    }
    [action_used] { $who } { $several ->
        [yes] agissent
       *[no] agit
    }
    [skill_used] { $who } { $several ->
        [yes] utilisent des Compétences
       *[no] utilise une Compétence
    }
    [rolled] { $who } { $several ->
        [yes] obtiennent { $n } au dé
       *[no] obtient { $n } au dé
    }
    [drawn] { $who } { $several ->
        [yes] piochent
       *[no] pioche
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    }
    [discarded] { $who } { $several ->
        [yes] défaussent
       *[no] défausse
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    }
    [stolen] { $who } { $several ->
        [yes] perdent
       *[no] perd
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    }
    [coins_gained] { $who } { $sign }{ $n } { $n ->
        [one] pièce
       *[other] pièces
    }
    [ether_gained] { $who } { $sign }{ $n } Éther
    [attached] { $who } { $several ->
        [yes] s’attachent
       *[no] s’attache
    }
    [transmitted] { $who } { $several ->
        [yes] se transmettent
       *[no] se transmet
    }
    [lock_opened] { $who } { $several ->
        [yes] s’ouvrent
       *[no] s’ouvre
    }
    [freed] { $who } { $several ->
        [yes] se libèrent
       *[no] se libère
    }
    [leveled] { $who } { $several ->
        [yes] passent
       *[no] passe
    } au niveau { $n }
    [summoner_lost] { $who } { $several ->
        [yes] tombent
       *[no] tombe
    }
    [counter_placed] { $who } { $sign }{ $n }/{ $sign }{ $n }
    [tilted] { $who } { $several ->
        [yes] s’inclinent
       *[no] s’incline
    }
    [untilted] { $who } { $several ->
        [yes] se redressent
       *[no] se redresse
    }
    [healed] { $who } { $several ->
        [yes] regagnent
       *[no] regagne
    } { $n } de Vie
    [sacrificed] { $who } : sacrifice
    [damaged] { $who } { $several ->
        [yes] subissent
       *[no] subit
    } { $n } { $n ->
        [one] dégât
       *[other] dégâts
    }
    [life_lost] { $who } { $several ->
        [yes] perdent
       *[no] perd
    } { $n } de Vie
    [stopped] { $who } : annulation
    [attack_announced] { $who } { $several ->
        [yes] annoncent
       *[no] annonce
    } une attaque
    [attack_declared] { $who } { $several ->
        [yes] attaquent
       *[no] attaque
    }
    [blocked] { $who } { $several ->
        [yes] bloquent
       *[no] bloque
    }
    [fought] { $who } { $several ->
        [yes] combattent
       *[no] combat
    }
    [out] { $who } { $several ->
        [yes] sont hors jeu
       *[no] est hors jeu
    }
    [short_draw] { $who } { $several ->
        [yes] piochent à vide
       *[no] pioche à vide
    }
    [turn_passed] { $who } { $several ->
        [yes] passent
       *[no] passe
    } le tour
   *[shuffled] { $who } { $several ->
        [yes] mélangent
       *[no] mélange
    }
}
rsp-news = { $name ->
    [out] { $who } { $several ->
        [yes] sont hors jeu
       *[no] est hors jeu
    }
    [summoner_lost] { $who } { $several ->
        [yes] tombent
       *[no] tombe
    }
    [to_cemetery] { $who } { $several ->
        [yes] vont
       *[no] va
    } au Cimetière
    [life_lost] { $who } { $several ->
        [yes] perdent
       *[no] perd
    } { $n } de Vie
    [control_changed] { $who } { $several ->
        [yes] changent de camp
       *[no] change de camp
    }
    [stolen] { $who } { $several ->
        [yes] perdent
       *[no] perd
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    }
    [leveled] { $who } passe au niveau { $n }
    [died] { $who } { $several ->
        [yes] meurent
       *[no] meurt
    }
    [returned] { $who } { $several ->
        [yes] reviennent
       *[no] revient
    }
    [excluded] { $who } { $several ->
        [yes] vont
       *[no] va
    } aux Exclues
    [fought] { $who } et { $other } se sont battus
    [attack_declared] { $who } { $several ->
        [yes] attaquent
       *[no] attaque
    } { $other }
    [blocked] { $who } bloque { $other }
    [enters] { $who } { $several ->
        [yes] entrent
       *[no] entre
    } en jeu
    [damaged] { $who } { $several ->
        [yes] subissent
       *[no] subit
    } { $n } { $n ->
        [one] dégât
       *[other] dégâts
    }
    [healed] { $who } { $several ->
        [yes] regagnent
       *[no] regagne
    } { $n } de Vie
   *[attached] { $who } attaché{ $aimed ->
        [yes] {" "}{ TO($other) }
       *[no] {""}
    }
}
rsp-happened-to = { $what } ({ $to })
rsp-tossed = { $who } { $several ->
    [yes] lancent
   *[no] lance
} la pièce : { $success ->
    [0] Échec
   *[1] Succès
}

## La main et les cartes

rsp-kind = { $kind ->
    [summoner] Invocateur
    [creature] Créature
    [door] Porte
    [incantation] Incantation
    [imminent] Imminent
    [level_up] Montée de niveau
    [equipment] Équipement
    [disease] Maladie
   *[bomb] Bombe
}
rsp-rank = { $rank ->
    [inf] nombre libre
   *[other] rang { $rank }
}
rsp-mark = { $mark ->
    [imminent] vitesse Imminente
    [constant] Constante
   *[token] jeton
}
rsp-attack = Attaque
rsp-defense = Défense
rsp-life = Vie
rsp-capacity = { $n ->
    [one] { $n } Point de Capacité
   *[other] { $n } Points de Capacité
}
rsp-level-line = Niveau { $n } : { $points } PC

## Le plateau en mots

rsp-alt-board = Rise, tour { $n }.
rsp-alt-setup = Rise, préparation.
rsp-alt-phase = Tour { DE($who) }, { $phase }.
rsp-alt-asked = On attend : { $who }.
rsp-alt-won = { $who } a gagné.
rsp-alt-drawn = Partie nulle.
rsp-alt-order = Ordre des tours : { $who }.
rsp-alt-side = { rsp-alt-terse }, bibliothèque { $library }
rsp-alt-terse = { $seat } ({ $who }) : Stock { $stock }, { $ether ->
    [0] {""}
   *[other] Éther { $ether },{" "}
}main { $hand }
rsp-alt-count = { $what ->
    [cemetery] Cimetière { $n }
    [excluded] exclues { $n }
   *[shorts] pioches à vide { $n }
}
rsp-alt-out = { $seat } ({ $who }) : hors jeu.
rsp-alt-summoner = { $at }, Vie { $life }/{ $max }, { $level ->
    [1] {""}
   *[other] niveau { $level },{" "}
}PC { $capacity }/{ $points }
rsp-alt-summoner-lost = { $at } perdu au tour { $n }
rsp-alt-tilted = inclinée
rsp-alt-summoner-tilted = incliné
rsp-alt-pending = { $n } PC après redressement
rsp-alt-targeted = ciblée
rsp-alt-summoner-targeted = ciblé
rsp-alt-counters = { $n ->
    [one] marqueur { $kind }
   *[other] { $n } marqueurs { $kind }
}
rsp-alt-air = en l’air
rsp-alt-printed = imprimée { $attack }/{ $defense }
rsp-alt-with = avec { $what }
rsp-alt-of = { TO($who) }
rsp-alt-attacks = Attaques : { $what }
rsp-alt-on-player = sur { $who } : { $what }
rsp-alt-attack = Attaque { $n } : { $who } → { $whom }
rsp-alt-blocked = bloquée par { $who }
rsp-alt-unblocked = non bloquée
rsp-alt-fought = résolue
rsp-alt-aimed = vers { $what }
rsp-alt-chain = Chaîne, le plus récent d’abord : { $what }
rsp-alt-item = { $at } { $who } : { $what }
rsp-alt-recent = À l’instant : { $what }.
rsp-alt-field = { $seat } en jeu : { $what }
rsp-alt-no-field = Rien en jeu : { $seats }
rsp-alt-pile = { $pile ->
    [cemetery] Cimetière, la plus récente à la fin : { $what }
    [excluded] Exclues : { $what }
    [hand] Main : { $what }
    [known] Connues en main : { $what }
   *[level] Pile de niveau : { $what }
}
rsp-alt-skill = Compétence { $name } : dès le niveau { $level }, { $n } PC
rsp-alt-action = Action { $name } : { $cost }
rsp-alt-hand = Main { DE($who) }, Stock { $stock }, { $ether ->
    [0] {""}
   *[other] Éther { $ether },{" "}
}PC { $points } : { $what }
