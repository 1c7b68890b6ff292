# Rise : ce qui est demandé, fait, consigné et refusé. Les mots du jeu sont ceux de rise-cards.ftl. Un nom de carte n’a pas de genre
# connu : les phrases s’en passent (« s’incline », non « est incliné »).
same-rise = invoquer convoquer jouer joue lancer, attaquer combattre frapper taper


## Noms

rs-at = { $name } ({ $at })
rs-thing = { $name }
rs-thing-in = { $name } ({ $zone ->
    [hand] main
    [cemetery] Cimetière
   *[excluded] exclue
})
rs-card = { $name }{ $n ->
        [1] {""}
       *[other] {" "}(exemplaire { $n })
    }
rs-payer = { $name } : { $n } PC sur { $most }
rs-action = { $name } ({ $type ->
        [purchase] Achat direct
        [toss] Lancer de pièce
       *[dice] Lancer de dé
    }{ $some ->
        [yes] , { $price }
       *[no] {""}
    })
rs-skill = { $name } ({ $n } PC)
rs-trigger = { $number } : { $what }
rs-trigger-of = { $number } : { $what } (pour { $about })
rs-times = { $n }
rs-shield = { $number } : { $card }
rs-attack = { $what } attaque { $target }
rs-block = { $what } bloque { $attacker }
rs-no-block = Ne pas bloquer
rs-nothing = rien
rs-pass = Passer
rs-hand = votre main
rs-from-hand = { $name } : { $text }
rs-ask-from-hand = Utiliser une carte de votre main ?
rs-log-from-hand = { $who } utilise { $what } depuis sa main.
rs-done = Terminé
rs-keep = Garder cette main
rs-mulligan = Mulligan
rs-concede = Abandonner
rs-package-one = Piocher 1 carte, gagner 2 pièces
rs-package-two = Piocher 2 cartes, gagner 1 pièce
rs-without-action = Sans son Action
rs-with-action = Avec { $name }
rs-price-gold = { $gold ->
        [0] gratuit
        [one] 1 pièce
       *[other] { $gold } pièces
    }
rs-price-ether = { $ether } Éther
rs-price-both = { $gold ->
        [one] 1 pièce
       *[other] { $gold } pièces
    } et { $ether } Éther
rs-price-and = { $price } + { $acts }
rs-item-invoke = { $what }
rs-item-action = { $action } { DE($what) }
rs-item-skill = { $skill } { DE($what) }
rs-item-explode = l’explosion { DE($what) }
rs-verb-invoke = Invoquer une carte
rs-verb-level = Jouer une Montée de niveau
rs-verb-skill = Utiliser une Compétence d’Invocateur
rs-verb-action = Utiliser une Action
rs-verb-explode = Sacrifier une Créature avec Explosif
rs-verb-assimilate = Empiler des Créatures (Assimilation)
rs-verb-attack = Attaquer
rs-verb-pass = Passer le tour

## Fenêtres

rise-window-pre_draw = avant la pioche
rise-window-restored = après la Restauration
rise-window-attack_announced = attaque annoncée
rise-window-attackers = attaquants déclarés
rise-window-blocks = blocages déclarés
rise-window-turn_passed = tour passé
rise-window-chain = réponse au coup d’un autre
rise-window-own = réponse à votre propre coup
rise-window-hand = réponse avec une carte de votre main
rs-about-pre-draw = { $who } va piocher
rs-about-restored = la Restauration { DE($who) }
rs-about-attack-announced = { $who } annonce une attaque
rs-about-attackers = les attaquants { DE($who) } sont déclarés
rs-about-blocks = les blocages sont déclarés face { TO($who) }
rs-about-turn-passed = { $who } passe le tour
rs-about-effect = { $card } : { $text }
rs-life = Vie : { $n }
rs-figures = Attaque { $attack }, Défense { $defense }
rs-body = Attaque { $attack }, Défense { $defense }. { $text }
rs-about-item = { $at }, { $who } : { $what }{ $aimed ->
        [yes] {" "}→ { $targets }
       *[no] {""}
    }

## Questions

rs-ask-main = Que faites-vous ?
rs-ask-main-end = Après l’attaque : que faites-vous ?
rs-ask-respond = Répondre ?
rs-ask-mulligan = { $n ->
        [0] Garder cette main ou abandonner ?
        [one] Garder cette main ? Il reste 1 mulligan.
       *[other] Garder cette main ? Il reste { $n } mulligans.
    }
rs-ask-package = Que prenez-vous en Restauration ?
rs-ask-cold = Vous ne pouvez pas payer tous les Rhumes : lesquels d’abord ?
rs-ask-invoke = Quelle carte ?
rs-ask-level = Quelle Montée de niveau ?
rs-ask-level-summoner = Pour quel Invocateur ?
rs-ask-skill = Une Compétence de quel Invocateur ?
rs-ask-which-skill = Quelle Compétence ?
rs-ask-action = Une Action de quelle carte ?
rs-ask-which-action = Quelle Action ?
rs-ask-copycat = Relancer une Action de quelle carte ?
rs-ask-explode = Sacrifier quelle Créature ?
rs-ask-assimilate = Quelle Créature est au-dessus ?
rs-ask-assimilate-parts = Quelle Créature recouvre-t-elle ?
rs-ask-host = L’attacher à quoi ?
rs-ask-target = { $what }{ $several ->
        [yes] {" "}({ $n })
       *[no] {""}
    }
rs-ask-more = Une autre cible au même prix ? ({ $n ->
        [one] 1 déjà payée
       *[other] { $n } déjà payées
    })
rs-ask-one-shot = Avec son Action, ou sans ?
rs-ask-price = Payer avec quoi ?
rs-ask-payer = Quel Invocateur paie les Points de Capacité ?
rs-ask-sacrifice = Sacrifier quoi ?
rs-ask-discard = { $n ->
        [one] Défausser quelle carte ?
       *[other] Défausser quelles { $n } cartes ?
    }
rs-ask-attackers = { $n ->
        [one] Quelle Créature attaque en premier, et qui ?
       *[other] Attaque numéro { $n } : quelle Créature, et contre qui ?
    }
rs-ask-advantage = { $what } a Avantage : qui la bloque, ou quel Invocateur vise-t-elle ?
rs-ask-block = { $attacker } vous attaque avec Attaque { $attack }, Défense { $defense } : qui bloque ?
rs-ask-horde = Dans quel ordre { $what } affronte-t-elle ses attaquants ?
rs-ask-splash = Sur quoi l’Attaque { DE($what) } éclabousse-t-elle ?
rs-ask-summoner = { $n ->
        [one] { $what } inflige 1 dégât : quel Invocateur le subit ?
       *[other] { $what } inflige { $n } dégâts : quel Invocateur les subit ?
    }
rs-ask-lose-summoner = { $who } perd un Invocateur : lequel ?
rs-ask-order-triggers = { $n } de vos effets se déclenchent : dans quel ordre, du premier au dernier ?
rs-ask-loop-count = { $card } : cela se répète. Combien de fois encore, 20 au plus ?
rs-ask-loop-draw = Les décisions mènent encore et encore à la même position. Déclarer la partie nulle ? Elle l’est si tous sont d’accord, et de toute façon après { $n } fois de plus.
rs-loop-on = Continuer
rs-loop-draw = Partie nulle
rs-ask-weakest = Elles sont également faibles : laquelle est infectée ?
rs-ask-morph = Quelle Créature copie votre Morpheur ?
rs-ask-search = { $n ->
        [one] Prendre quelle carte dans votre bibliothèque ?
       *[other] Prendre quelles cartes dans votre bibliothèque ? ({ $n } au plus)
    }
rs-ask-shield = La destruction menace { $what } : que se passe-t-il à la place ?
rs-ask-wish =
    { $event ->
        [destroyed] La destruction menace { $what }
       *[damaged] { $what } devrait subir des dégâts
    }. { $card } : { $text } Le voulez-vous ?
rs-ask-first =
    { $event ->
        [toss_made] Une pièce pour { $what } montre un { $kind ->
            [success] Succès
           *[failure] Échec
        }
        [rolled] Un dé pour { $what } montre { $n }
        [counter_placed] { $what } devrait recevoir des marqueurs de Charge ({ $n })
        [drawn] { $what } devrait piocher ({ $n })
        [discarded] { $what } devrait défausser ({ $n })
        [coins_gained] { $what } devrait gagner des pièces ({ $n })
        [ether_gained] { $what } devrait gagner de l’Éther ({ $n })
        [healed] { $what } devrait récupérer de la Vie ({ $n })
        [returned] { $what } devrait revenir en main
        [restoration] { $what } devrait choisir pendant la Restauration
        [summoner_lost] { $what } devrait être perdu
       *[other] { $what } devrait aller au Cimetière
    } : qu’est-ce qui s’applique en premier ?
rs-ask-instead = { $what } devrait subir des dégâts : que se passe-t-il à la place ?

## Journal : mise en place et tours

rs-log-summoners = { $who } joue avec { $cards }.
rs-log-libraries = Les bibliothèques sont mélangées.
rs-log-first-roll = { $who } lance le dé : { $n }.
rs-log-tie = Égalité : { $who } relancent le dé.
rs-log-first = { $who } commence.
rs-log-keeps = { $who } garde sa main.
    .many = { $who } gardent leur main.
rs-log-mulligan = { $who } prend un mulligan ({ $n } sur 3).
rs-log-concedes = { $who } abandonne.
rs-log-turn = Tour { $n } : { $who }.
rs-log-no-restoration = { $who } commence la partie : ni carte ni pièce en Restauration ce tour-ci.
rs-log-cold = { $who } paie 1 pièce pour { $what }.
rs-log-cold-ends = Faute de paiement, { $what } disparaît.
rs-log-passed = { $who } { $n ->
        [one] passe
       *[other] passent
    }.
rs-log-repeats = Cette position s’est déjà présentée deux fois.
rs-log-passes = { $who } passe le tour.
rs-log-points-lost = Invocateur incliné à la fin du tour : les Points de Capacité restants { DE($what) } sont perdus.
rs-log-out = { $who } a perdu ses deux Invocateurs et quitte la partie.

## Journal : coups

rs-log-invokes = { $who } joue { $what }{ $aimed ->
        [yes] {" "}sur { $targets }
       *[no] {""}
    }{ $paid ->
        [yes] {" "}avec { $payers }
       *[no] {""}
    }.
rs-log-action = { $who } utilise { $action } { DE($what) }{ $aimed ->
        [yes] {" "}sur { $targets }
       *[no] {""}
    }{ $paid ->
        [yes] {" "}pour { $price }
       *[no] {""}
    }.
rs-log-skill = { $who } utilise { $skill } { DE($what) }{ $aimed ->
        [yes] {" "}sur { $targets }
       *[no] {""}
    }.
rs-log-explodes = { $who } sacrifie { $what } et sa Bombe contre { $target }.
rs-log-assimilates = { $who } empile { $cards } : c’est maintenant { $what }.
rs-log-retarget = { $target } est désormais la cible de : { $what }.
rs-log-stopped = Annulation : { $what }.
rs-log-gone = Rien ne se passe, la carte n’est plus là : { $what }.
rs-log-no-target = Rien ne se passe, il ne reste aucune cible légale : { $what }.
rs-log-no-host = Rien ne se passe, l’attacher n’est plus possible : { $what }.
rs-log-trigger = { $what } se déclenche.
rs-log-trigger-of = { $keyword } { DE($what) } se déclenche.
rs-log-chance = Hasard { $no } : { $what }
rs-log-picked = { $card } désigne { $what }.
rs-log-toss = { $who } lance une pièce pour { $what } : { $result ->
        [success] Succès
       *[failure] Échec
    }.
rs-log-roll = { $who } lance un dé pour { $what } : { $n }.
rs-log-pays = { $who } paie { $price } pour { $what }.
rs-log-level = { $what } passe au niveau { $n }.
rs-log-lasting = { $card } : { $what }{ $until ->
        [turn] {" "}jusqu’à la fin du tour
        [combat] {" "}pour ce combat
        [leaves] {" "}tant que cette carte reste en jeu
        [next_turn] {" "}jusqu’au prochain tour { DE($who) }
        [during_next_turn] {" "}pendant le prochain tour { DE($who) }
        [next_turn_end] {" "}jusqu’à la fin du prochain tour { DE($who) }
        [awakening] {" "}jusqu’à la fin du prochain Éveil { DE($who) }
       *[other] {""}
    }.
rs-lasting-actions = { $who } dispose des Actions { DE($what) }
rs-lasting-prevent = { $n ->
        [0] tous les
        [one] le prochain point de
       *[other] les { $n } prochains
    } { $damage ->
        [combat] dégâts de combat
       *[any] dégâts
    } { $way ->
        [from] venant { DE($what) }
       *[to] infligés { TO($what) }
    } { $n ->
        [one] est évité
       *[other] sont évités
    }
rs-lasting-replace = la prochaine fois que { $what } devrait { $events }, { $amount ->
    [yes] le nombre en est un autre
   *[no] autre chose se produit à la place
}
rs-would = { $event ->
    [destroyed] être détruite
    [to-cemetery] aller au Cimetière
    [damaged] subir des dégâts
    [counter-placed] recevoir un marqueur de Charge
    [healed] récupérer de la Vie
    [summoner-lost] être perdu
    [rolled] donner lieu à un lancer de dé
   *[returned] revenir en main
}

## Journal : ce qui arrive

rs-log-enters = { $what } entre en jeu pour { $who }.
    .many = { $what } entrent en jeu pour { $who }.
rs-log-attached = { $what } s’attache { TO($host) }.
rs-log-moves-to = { $what } passe sur { $host }.
rs-log-unmorphed = { $what } ne trouve rien à copier et meurt.
rs-log-copy = { $what } devient une copie { $some ->
    [yes] { $parts } { DE($model) }
   *[no] { DE($model) }
}.
rs-log-copy-ends = { $what } n’est plus cette copie.
rs-copied = { $part ->
    [text] du texte
    [figures] de l’Attaque et de la Défense
    [types] des types
   *[name] du nom
}
rs-log-dies = { $what } meurt{ $place ->
        [excluded] {" "}et rejoint la zone d’exclusion
        [nowhere] {" "}et cesse d’exister
       *[other] {""}
    }.
    .many = { $what } meurent{ $place ->
            [excluded] {" "}et rejoignent la zone d’exclusion
            [nowhere] {" "}et cessent d’exister
           *[other] {""}
        }.
rs-log-leaves = { $what } { $place ->
        [hand] revient en main
        [library] rejoint la bibliothèque
        [excluded] rejoint la zone d’exclusion
        [nowhere] cesse d’exister
       *[cemetery] va au Cimetière
    }.
rs-log-duplication = { $who } contrôle déjà { $card } en { $rank ->
        [one] 1 exemplaire
       *[other] { $rank } exemplaires
    }, autant que son rang le permet : aucune copie n’apparaît.
rs-log-control = { $who } prend le contrôle { DE($what) }.
rs-log-opened = { $what } s’ouvre.
rs-log-freed = { $what } se libère.
rs-log-tilted = { $what } s’incline.
    .many = { $what } s’inclinent.
rs-log-untilted = { $what } se redresse.
    .many = { $what } se redressent.
rs-log-capacity = { $what } a maintenant { $n ->
        [one] { $n } Point
       *[other] { $n } Points
    } de Capacité.
rs-log-counter = { $what } reçoit { $n ->
        [one] un marqueur
       *[other] { $n } marqueurs
    } de Charge { $kind }.
rs-log-uncounter = { $what } perd { $n ->
        [one] un marqueur
       *[other] { $n } marqueurs
    } de Charge { $kind }.
rs-log-no-counter = Constasie épargne un marqueur de Charge -1/-1 { TO($what) }.
rs-log-mark = { $what } : { $mark ->
        [paranoia] le prochain coup compte double
        [reanimated] retour par Réanimation
       *[other] marque « { $mark } »
    }.
rs-log-hit = { $source } frappe { $what } pour { $n ->
        [one] 1 dégât
       *[other] { $n } dégâts
    }{ $lethal ->
        [yes] {" "}: assez pour tuer
       *[no] {" "}: pas assez pour tuer
    }.
rs-log-hurt = { $source } inflige { $n ->
        [one] 1 dégât
       *[other] { $n } dégâts
    } { TO($what) }. Vie restante : { $life }.
rs-log-heal = { $what } récupère { $n ->
        [one] 1 point
       *[other] { $n } points
    } de Vie. Vie : { $life }.
rs-log-lose-life = { $what } perd { $n ->
        [one] 1 point
       *[other] { $n } points
    } de Vie. Vie restante : { $life }.
rs-log-prevented = { $card } évite { $n ->
        [one] 1 dégât
       *[other] { $n } dégâts
    } { TO($what) }.
rs-log-replaced = { $card } : autre chose se produit à la place pour { $what }.
rs-log-amount-changed = { $card } : { $event ->
        [damaged] { $what } subirait { $of ->
            [one] 1 dégât
           *[other] { $of } dégâts
        }, et en subit { $n }
        [drawn] { $what } piocherait { $of ->
            [one] 1 carte
           *[other] { $of } cartes
        }, et en pioche { $n }
        [discarded] { $what } défausserait { $of ->
            [one] 1 carte
           *[other] { $of } cartes
        }, et en défausse { $n }
        [coins_gained] { $what } gagnerait { $of ->
            [one] 1 pièce
           *[other] { $of } pièces
        }, et en gagne { $n }
        [ether_gained] { $what } gagnerait { $of } Éther, et en gagne { $n }
        [healed] { $what } récupérerait { $of } de Vie, et en récupère { $n }
        [counter_placed] { $what } recevrait { $of ->
            [one] 1 marqueur
           *[other] { $of } marqueurs
        } de Charge, et en reçoit { $n }
       *[rolled] le dé lancé pour { $what } donne { $of }, et compte comme { $n }
    }.
rs-log-toss-changed = { $card } : { $who } obtient un { $result ->
        [success] Succès
       *[failure] Échec
    } pour { $what } ; { $to ->
        [success] cela compte comme un Succès
        [failure] cela compte comme un Échec
       *[again] la pièce est relancée
    }.
rs-log-summoner-lost = L’Invocateur { $what } est perdu.
rs-log-gain-coins = { $who } gagne { $n ->
        [one] 1 pièce
       *[other] { $n } pièces
    }.
    .many = { $who } gagnent { $n ->
            [one] 1 pièce
           *[other] { $n } pièces
        } chacun.
rs-log-lose-coins = { $who } perd { $n ->
        [one] 1 pièce
       *[other] { $n } pièces
    }.
    .many = { $who } perdent { $n ->
            [one] 1 pièce
           *[other] { $n } pièces
        } chacun.
rs-log-gain-ether = { $who } gagne { $n } Éther.
rs-log-lose-ether = { $who } perd { $n } Éther.
rs-log-draws = { $who } pioche { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.
rs-log-draws-these = { $who } pioche { $cards }.
rs-log-short = { $who } ne peut pas piocher : { $n ->
        [one] première pioche à vide
       *[other] pioche à vide numéro { $n }
    }.
rs-log-refill = { $who } mélange son Cimetière en une nouvelle bibliothèque.
rs-log-shuffle = { $who } mélange sa bibliothèque.
rs-log-discards = { $who } défausse { $cards }.
rs-log-steals = { $who } vole { $n ->
        [one] une carte
       *[other] { $n } cartes
    } { TO($victim) }.
rs-log-steals-these = { $who } vole { $cards } { TO($victim) }.
rs-log-searched = { $who } cherche dans sa bibliothèque{ $n ->
        [0] {" "}et ne prend rien
        [one] {" "}et prend une carte
       *[other] {" "}et prend { $n } cartes
    }.
rs-log-searched-for = { $who } cherche dans sa bibliothèque et prend { $cards }.
rs-log-looks = { $who } regarde { $zone ->
        [hand] la main { DE($owner) } ({ $n ->
            [one] 1 carte
           *[other] { $n } cartes
        })
       *[library] { $n ->
            [one] la carte
           *[other] les { $n } cartes
        } du dessus de la bibliothèque { DE($owner) }
    }.
rs-log-sees = { $zone ->
        [hand] Dans la main { DE($owner) }
       *[library] Au-dessus de la bibliothèque { DE($owner) }
    } : { $cards }.
rs-log-reveals = Révélé : { $cards }.
rs-log-mills = { $who } met { $cards } de sa bibliothèque au Cimetière.
rs-log-sacrifices = { $who } sacrifie { $cards }.

## Journal : combat

rs-log-attack-announced = { $who } annonce une attaque.
rs-log-no-attack = { $who } ne désigne aucun attaquant.
rs-log-attacks = { $what } attaque { $target }.
    .many = { $what } attaquent { $target }.
rs-log-advantage = { $what } a Avantage et vise { $target }.
rs-log-blocks = { $what } bloque { $attacker }.
rs-log-fight = { $blocker } riposte avec { $back } en Attaque.
rs-log-stays-blocked = Le blocage { DE($what) } tient : aucun dégât n’est infligé.
rs-log-no-damage = { $what } n’a pas d’Attaque et n’inflige rien.

## Fins

rs-outcome-win = { $winner } a encore un Invocateur, et personne d’autre n’en a.
rs-outcome-draw = Plus personne n’a d’Invocateur : partie nulle entre { $who }.
rs-outcome-repeats = Les décisions menaient encore et encore à la même position, et tous ont accepté la nulle.
rs-outcome-loop = Une boucle que personne ne peut arrêter : partie nulle.

## Refus

rs-no-points = Aucun de vos Invocateurs n’a les Points de Capacité qu’il faut.
rs-no-506 = { rs-no-points }
rs-no-527 = { rs-no-points }
rs-no-1113 = Ensemble prend un Point de Capacité à chacun de deux Invocateurs.
rs-no-payer = Cet Invocateur ne peut pas payer cela.
rs-no-summoner-of-yours = Cet Invocateur n’est pas à vous.
rs-no-501 = Cette Compétence demande un niveau plus haut.
rs-no-511 = Pas de Compétence d’Invocateur avant votre premier tour.
rs-no-512 = { rs-no-511 }
rs-no-514 = Cette Compétence a déjà servi autant qu’elle le peut ce tour-ci.
rs-no-520 = Une Montée de niveau se joue à votre tour, chaîne vide, avant de passer.
rs-no-524 = Vous avez déjà joué une Montée de niveau ce tour-ci.
rs-no-525 = Une Montée de niveau ne se joue pas au tour d’un adversaire.
rs-no-summoner-to-level = Aucun de vos Invocateurs ne peut monter de niveau avec cette carte.
rs-no-528 = { rs-no-summoner-to-level }
rs-no-542 = Vous ne pouvez pas payer tout ce que coûte cette carte.
rs-no-544 = Cette carte ne s’invoque que pendant votre phase d’Invocation ou après l’attaque, chaîne vide.
rs-no-708 = Au tour d’un adversaire, seules les cartes à vitesse Imminente s’invoquent.
rs-no-709 = Personne n’invoque de carte avant que le joueur actif ait pioché.
rs-no-640 = Cette Action a déjà servi ce tour-ci.
rs-no-1109 = { rs-no-640 }
rs-no-price = Vous ne pouvez pas payer son prix.
rs-no-643 = { rs-no-price }
rs-no-1231 = Le propriétaire de la Créature ne peut pas payer son prix.
rs-no-target = Il n’y a pas de cible légale.
rs-no-646 = { rs-no-target }
rs-no-647 = { rs-no-target }
rs-no-twice = Chacune de ses Actions a lieu une fois au plus, dans l’ordre imprimé.
rs-no-timing = Pas à ce moment.
rs-no-704 = { rs-no-timing }
rs-no-others-turn = Seulement à votre tour.
rs-no-1140 = { rs-no-others-turn }
rs-no-1038 = Trop tard : l’attaque est annoncée.
rs-no-chained = Elle est enchaînée.
rs-no-1120 = { rs-no-chained }
rs-no-copycat = Il n’y a aucune Action à relancer.
rs-no-1125 = { rs-no-copycat }
rs-no-host = Impossible de l’attacher là.
rs-no-1127 = { rs-no-host }
rs-no-1201 = { rs-no-host }
rs-no-immune = Immunité la protège des Maladies.
rs-no-1142 = Seule une Créature de type Clone le peut.
rs-no-forbidden = Un effet l’interdit.
rs-no-1306 = { rs-no-forbidden }
rs-no-829 = { rs-no-forbidden }
rs-no-1503 = Cela a été assez répété ce tour-ci.
rs-no-such-card = Vous n’avez pas cette carte en main.
rs-no-such-summoner = Cet Invocateur n’existe pas.
rs-no-such-skill = Cet Invocateur n’a pas cette Compétence.
rs-no-such-source = Vous n’avez pas cette carte en jeu.
rs-no-such-action = Cette carte n’a pas cette Action.
rs-no-such-attacker = Cette Créature ne vous attaque pas.
rs-no-such-blocker = Cela ne peut pas bloquer pour vous.
rs-no-lost = Cet Invocateur est perdu.
rs-no-control = Vous ne disposez pas de ses Actions.
rs-no-multi = Une seule cible.
rs-no-wall = Les Portes ne peuvent rien contre Passe-muraille.
rs-no-1034 = { rs-no-wall }
rs-no-explode-now = Seulement pendant votre phase d’Attaque.
rs-no-bomb = Il faut une Créature avec Explosif qui porte une Bombe.
rs-no-plane = Seulement une Créature adverse du même plan.
rs-no-assimilate-now = On n’empile des Créatures que pendant sa phase d’Invocation, avant l’attaque.
rs-no-assimilate = Il faut deux de vos Créatures avec Assimilation.
rs-no-pass-forced = Une de vos Créatures doit d’abord attaquer.
rs-no-second-attack = Il n’y a qu’une phase d’Attaque par tour.
rs-no-attackers = Aucune de vos Créatures ne peut attaquer.
rs-no-door-attack = Seules les Créatures attaquent.
rs-no-two-attacks = Une Créature n’attaque qu’un seul adversaire.
rs-no-opponent = Il n’y a pas d’adversaire de ce nom à attaquer.
rs-no-forced = { $what } doit attaquer.
rs-no-sick = Mal d’invocation : elle est entrée en jeu ce tour-ci.
rs-no-tilted-attack = Elle est inclinée.
rs-no-819 = Une carte inclinée ne bloque pas.
rs-no-1004 = Cet attaquant ne peut pas être bloqué.
rs-no-1017 = Distance ne se bloque qu’avec Distance ou Portée.
rs-no-822 = Vol ne se bloque qu’avec Vol ou Portée.
rs-no-two-blockers = Un attaquant a un seul bloqueur au plus.
rs-no-horde = Elle ne peut bloquer qu’un attaquant.
rs-no-block-chosen = Avantage a déjà décidé de ce blocage.
rs-no-forced-block = Il manque un blocage qu’un effet exige.
rs-no-direct = On ne peut pas viser un Invocateur ici.
rs-no-legal-blocker = Ce n’est pas un bloqueur légal.
rs-no-mulligan = Trois mulligans au plus.
rs-no-concede-yet = On n’abandonne au lieu de garder qu’après le troisième mulligan.
rs-no-partial = On garde toute la main, ou on la change toute.
rs-no-out = Vous n’êtes plus dans cette partie.
rs-seats = Rise se joue à 2, 3 ou 4 joueurs, pas à { $given }.

## Decks

rs-deck-section = Section { $section } inconnue ; un deck a les sections summoners (Invocateurs) et library (bibliothèque).
rs-deck-unknown = Aucune carte ne s’appelle { $card }.
rs-deck-summoners = Un deck a exactement 2 Invocateurs, pas { $given }.
rs-deck-no-summoner = { $card } n’est pas un Invocateur.
rs-deck-same-summoner = Les deux Invocateurs doivent être différents : { $card } y est deux fois.
rs-deck-summoner-in-library = { $card } est un Invocateur et ne va pas dans la bibliothèque.
rs-deck-token = { $card } est un jeton et ne va pas dans un deck.
rs-deck-size = Une bibliothèque a exactement 50 cartes, pas { $given }.
rs-deck-rank = { $card } est de rang { $rank }, et le deck en a { $count } : c’est trop.

## Mots et marques, expliqués

rs-term-codes = **b3, b3.1, bs1, #1** · Les noms des choses : la troisième carte entrée en jeu du côté de B, la première qui y fut attachée, le premier Invocateur de B, le plus ancien coup de la chaîne. Une carte garde son code tant qu’elle est en jeu, et aucun code ne sert deux fois.
rs-term-summoner = **Invocateur, Vie, niveau** · Vous en avez deux. Qui a perdu les deux est éliminé. Une Montée de niveau élève un Invocateur, et avec lui ses Compétences et ses points.
rs-term-cp = **PC** · Points de Capacité : ce qu’un Invocateur paie pour les cartes et les Compétences. Ils reviennent au début de votre tour.
rs-term-coins = **Pièces et Éther** · Ce que coûtent les Actions, en plus ou à la place des points. En Restauration, vous prenez une carte et deux pièces, ou deux cartes et une pièce.
rs-term-tilted = **Inclinée** · Tournée sur le côté : une Créature qui a attaqué. Elle n’attaque ni ne bloque avant de se redresser au début du tour de son joueur.
rs-term-sick = **Mal d’invocation** · Une Créature ne peut pas attaquer le tour où elle entre en jeu.
rs-term-chain = **Chaîne, répondre** · Ce qui est joué attend sur la chaîne pendant que chacun peut répondre ; le plus récent se fait d’abord. Passer, c’est laisser faire.
rs-term-imminent = **Imminent** · Une carte de cette vitesse s’invoque aussi au tour d’un adversaire.
rs-term-attack = **Attaquer et bloquer** · Vous annoncez l’attaque, les autres peuvent répondre, puis vous nommez chaque attaquant et sa cible ; ensuite, les joueurs attaqués nomment leurs bloqueurs, un par attaquant.
rs-term-must = **Exigé** · Certains effets exigent une attaque ou un blocage. Tant que c’est possible, on ne peut pas s’en passer : *Terminé*, *Passer* ou *Ne pas bloquer* sont alors grisés.
rs-term-values = **Attaque / Défense** · La force d’une carte, et ce qu’il faut pour la tuer en un tour.
rs-term-counters = **Marqueurs de Charge** · +1/+1 ou -1/-1 chacun, pour de bon sauf s’ils sont marqués comme passagers.
rs-term-zones = **Cimetière, exclues** · Où vont les cartes mortes ou utilisées, et où vont celles que rien ne ramène. Les deux sont visibles de tous.
rs-term-ways = **Achat direct, lancer de pièce, lancer de dé** · Les sortes d’Actions : pour la première on paie et elle se fait ; les autres demandent un Succès ou un nombre.
