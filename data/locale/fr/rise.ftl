# Rise : ce qui est demandé, fait, consigné et refusé. Les termes du jeu restent ceux du livret.

## Noms

rs-at = { $name } ({ $at })
rs-thing = { $name }
rs-card = { $name }
rs-own-name = { $fr }{ $en ->
       *[other] {""}
    }
rs-action = { $name } ({ $type ->
        [purchase] Direct Purchase
        [toss] Coin Toss
       *[dice] Dice Roll
    })
rs-skill = { $name } ({ $n } CP)
rs-trigger = { $number } : { $what }
rs-trigger-of = { $number } : { $what } (pour { $about })
rs-times = { $n }
rs-shield = { $number } : { $card }
rs-attack = { $what } attaque { $target }
rs-block = { $what } bloque { $attacker }
rs-no-block = Ne pas bloquer
rs-nothing = rien
rs-pass = Passer
rs-done = Terminé
rs-keep = Garder cette main
rs-mulligan = Mulligan
rs-concede = Abandonner
rs-decline = Ne pas payer
rs-package-one = Piocher 1 carte, gagner 2 pièces
rs-package-two = Piocher 2 cartes, gagner 1 pièce
rs-without-action = Sans son Action
rs-with-action = Avec { $name }
rs-price-gold = { $gold ->
        [0] gratuit
        [one] 1 or
       *[other] { $gold } or
    }
rs-price-ether = { $ether } Ether
rs-price-both = { $gold } or et { $ether } Ether
rs-price-cards = des cartes
rs-item-invoke = { $what }
rs-item-action = { $action } { DE($what) }
rs-item-skill = { $skill } { DE($what) }
rs-item-explode = l'explosion { DE($what) }
rs-verb-invoke = Invoquer une carte
rs-verb-level = Jouer un Level Up
rs-verb-skill = Utiliser un Summoner Skill
rs-verb-action = Utiliser une Action
rs-verb-explode = Sacrifier une Creature avec Explosive
rs-verb-assimilate = Empiler des Creatures (Assimilation)
rs-verb-attack = Attaquer
rs-verb-pass = Passer le tour

## Fenêtres

rise-window-pre_draw = avant la pioche
rise-window-restored = après la Restoration
rise-window-attack_announced = attaque annoncée
rise-window-attackers = attaquants déclarés
rise-window-blocks = blocages déclarés
rise-window-turn_passed = tour passé
rise-window-chain = réponse à un coup
rs-about-pre-draw = { $who } va piocher
rs-about-restored = la Restoration { DE($who) }
rs-about-attack-announced = { $who } annonce une attaque
rs-about-attackers = les attaquants { DE($who) } sont déclarés
rs-about-blocks = les blocages sont déclarés face à { $who }
rs-about-turn-passed = { $who } passe le tour

## Questions

rs-ask-main = Que faites-vous ?
rs-ask-main-end = Après l'attaque : que faites-vous ?
rs-ask-respond = Répondre ?
rs-ask-mulligan = { $n ->
        [0] Garder cette main ou abandonner ?
        [one] Garder cette main ? Il reste 1 mulligan.
       *[other] Garder cette main ? Il reste { $n } mulligans.
    }
rs-ask-package = Que prenez-vous ?
rs-ask-cold = Vous ne pouvez pas payer chaque Cold : lesquels d'abord ?
rs-ask-invoke = Quelle carte ?
rs-ask-level = Quel Level Up ?
rs-ask-level-summoner = Pour quel Summoner ?
rs-ask-skill = Quel Summoner ?
rs-ask-which-skill = Quel Skill ?
rs-ask-action = Une Action de quelle carte ?
rs-ask-which-action = Quelle Action ?
rs-ask-copycat = Relancer une Action de quelle carte ?
rs-ask-explode = Sacrifier quelle Creature ?
rs-ask-assimilate = Quelle Creature est au-dessus ?
rs-ask-assimilate-parts = Quelle Creature recouvre-t-elle ?
rs-ask-host = L'attacher à quoi ?
rs-ask-target = { $n ->
        [one] Quelle cible ?
       *[other] Cible { $n } ?
    }
rs-ask-more = Une autre cible au même prix ? ({ $n } déjà payée)
rs-ask-one-shot = Avec son Action, ou sans ?
rs-ask-price = Payer avec quoi ?
rs-ask-payer = Quel Summoner paie ?
rs-ask-sacrifice = Sacrifier quoi ?
rs-ask-discard = { $n ->
        [one] Défausser quelle carte ?
       *[other] Défausser quelles { $n } cartes ?
    }
rs-ask-attackers = { $n ->
        [one] Quelle Creature attaque en premier, et qui ?
       *[other] Attaquant { $n } ?
    }
rs-ask-advantage = { $what } a Advantage : quel bloqueur l'affronte, ou quel Summoner vise-t-elle ?
rs-ask-block = { $attacker } vous attaque : qui bloque ?
rs-ask-horde = Dans quel ordre { $what } affronte-t-il ses attaquants ?
rs-ask-splash = Sur quoi { $what } éclabousse-t-elle ses dégâts ?
rs-ask-summoner = { $n ->
        [one] 1 dégât : quel Summoner le subit ?
       *[other] { $n } dégâts : quel Summoner les subit ?
    }
rs-ask-lose-summoner = { $who } perd un Summoner : lequel ?
rs-ask-order-triggers = { $n } effets se produisent : dans quel ordre ?
rs-ask-upkeep = { $card } : payer { $price } ?
rs-ask-optional = { $card } : { $effect } Le faire ?
rs-ask-loop-count = { $card } : cela se répète. Combien de fois encore, 20 au plus ?
rs-ask-again = { $card } : Success. Relancer la pièce ?
rs-ask-effect-pick = { $card } : { $effect } À vous de choisir.
rs-ask-weakest = Elles sont également faibles : laquelle est infectée ?
rs-ask-morph = Quelle Creature copie-t-elle ?
rs-ask-search = { $n ->
        [one] Prendre quelle carte dans votre library ?
       *[other] Prendre quelles cartes dans votre library ? ({ $n } au plus)
    }
rs-ask-shield = { $what } devrait être détruit : que se passe-t-il à la place ?
rs-ask-instead =
    { $event ->
        [damaged] { $what } devrait subir des dommages
        [counter_placed] { $what } devrait recevoir un compteur
        [returned] { $what } devrait retourner en main
       *[other] { $what } devrait aller au Cimetière
    } : que se passe-t-il à la place ?

## Journal : mise en place et tours

rs-log-summoners = { $who } joue avec { $cards }.
rs-log-libraries = Les libraries sont mélangées.
rs-log-first-roll = { $who } lance le dé : { $n }.
rs-log-tie = Égalité : { $who } relancent.
rs-log-first = { $who } commence.
rs-log-keeps = { $who } garde sa main.
rs-log-mulligan = { $who } prend un mulligan ({ $n } sur 3).
rs-log-concedes = { $who } abandonne.
rs-log-turn = Tour { $n } : { $who }.
rs-log-no-restoration = { $who } commence la partie : rien en Restoration ce tour-ci.
rs-log-cold = { $who } paie 1 pièce pour { $what }.
rs-log-cold-ends = { $what } n'est pas payé et disparaît.
rs-log-passes = { $who } passe le tour.
rs-log-points-lost = { $what } est tilté et perd ses Capacity Points restants.
rs-log-out = { $who } a perdu ses deux Summoners et quitte la partie.

## Journal : coups

rs-log-invokes = { $who } joue { $what }{ $aimed ->
        [yes] {" "}sur { $targets }
       *[no] {""}
    }{ $paid ->
        [yes] , payé par { $payers }
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
rs-log-explodes = { $who } sacrifie { $what } et sa Bomb contre { $target }.
rs-log-assimilates = { $who } empile { $cards } : c'est maintenant { $what }.
rs-log-stopped = Arrêté : { $what }.
rs-log-gone = Rien ne se passe, la carte n'est plus là : { $what }.
rs-log-no-target = Rien ne se passe, il ne reste aucune cible légale : { $what }.
rs-log-no-host = Rien ne se passe, l'attacher n'est plus possible : { $what }.
rs-log-trigger = { $what } se déclenche.
rs-log-toss = { $who } lance une pièce pour { $what } : { $result ->
        [success] Success
       *[failure] Failure
    }.
rs-log-roll = { $who } lance un dé pour { $what } : { $n }.
rs-log-pays = { $who } paie { $price } pour { $what }.
rs-log-level = { $what } passe au niveau { $n }.
rs-log-lasting = { $card } agit sur { $what }{ $kind ->
        [modify] {" "}: Attack et Defense changent
        [set] {" "}: Attack ou Defense est fixée
        [grant] {" "}: des Abilities s'ajoutent
        [types] {" "}: des types s'ajoutent
        [lose] {" "}: des Abilities se perdent
        [restrict] {" "}: quelque chose est interdit
        [force] {" "}: quelque chose est imposé
        [control] {" "}: le contrôle change
        [actions_of] {" "}: ses Actions changent de main
        [prevent] {" "}: des dégâts seront évités
        [replace] {" "}: autre chose se produira à la place
       *[other] {""}
    }.

## Journal : ce qui arrive

rs-log-enters = { $what } entre en jeu sous le contrôle { DE($who) }.
rs-log-attached = { $what } est attaché à { $host }.
rs-log-moves-to = { $what } passe sur { $host }.
rs-log-unmorphed = { $what } ne trouve rien à copier et meurt.
rs-log-copy = { $what } devient une copie { DE($model) }.
rs-log-dies = { $what } meurt{ $place ->
        [excluded] {" "}et va en zone Excluded
        [nowhere] {" "}et cesse d'exister
       *[other] {""}
    }.
rs-log-leaves = { $what } { $place ->
        [hand] retourne en main
        [library] va dans la library
        [excluded] va en zone Excluded
        [nowhere] cesse d'exister
       *[cemetery] va au Cemetery
    }.
rs-log-duplication = { $who } contrôle déjà { $rank } exemplaires { DE($card) } : aucune copie n'apparaît.
rs-log-control = { $who } prend le contrôle { DE($what) }.
rs-log-opened = { $what } est ouvert.
rs-log-freed = { $what } est libéré.
rs-log-tilted = { $what } est tilté.
rs-log-untilted = { $what } est détilté.
rs-log-capacity = { $what } a maintenant { $n ->
        [one] { $n } Capacity Point
       *[other] { $n } Capacity Points
    }.
rs-log-counter = { $what } reçoit { $n ->
        [one] un Charge Counter { $kind }
       *[other] { $n } Charge Counters { $kind }
    }.
rs-log-uncounter = { $what } perd { $n ->
        [one] un Charge Counter { $kind }
       *[other] { $n } Charge Counters { $kind }
    }.
rs-log-no-counter = Constasy épargne un Charge Counter -1/-1 à { $what }.
rs-log-mark = { $what } : { $mark ->
        [paranoia] le prochain coup compte double
        [reanimated] réanimé
       *[other] marque ({ $mark })
    }.
rs-log-hit = { $source } frappe { $what } : { $n }{ $lethal ->
        [yes] , de quoi tuer
       *[no] , sans effet
    }.
rs-log-hurt = { $source } inflige { $n ->
        [one] 1 dégât
       *[other] { $n } dégâts
    } à { $what } : il lui reste { $life } Life.
rs-log-heal = { $what } regagne { $n } Life : { $life }.
rs-log-lose-life = { $what } perd { $n } Life : il lui en reste { $life }.
rs-log-prevented = { $card } évite { $n ->
        [one] 1 dégât
       *[other] { $n } dégâts
    } à { $what }.
rs-log-replaced = { $card } : autre chose arrive à { $what }.
rs-log-summoner-lost = { $what } est perdu.
rs-log-gain-coins = { $who } gagne { $n ->
        [one] 1 pièce
       *[other] { $n } pièces
    }.
rs-log-lose-coins = { $who } perd { $n ->
        [one] 1 pièce
       *[other] { $n } pièces
    }.
rs-log-gain-ether = { $who } gagne { $n } Ether.
rs-log-lose-ether = { $who } perd { $n } Ether.
rs-log-draws = { $who } pioche { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.
rs-log-draws-these = { $who } pioche { $cards }.
rs-log-short = { $who } ne peut pas piocher : { $n ->
        [one] première pioche manquée
       *[other] pioche manquée numéro { $n }
    }.
rs-log-refill = { $who } mélange son Cemetery en une nouvelle library.
rs-log-shuffle = { $who } mélange sa library.
rs-log-discards = { $who } défausse { $cards }.
rs-log-steals = { $who } vole { $n ->
        [one] une carte
       *[other] { $n } cartes
    } à { $victim }.
rs-log-steals-these = { $who } vole { $cards } à { $victim }.
rs-log-searched = { $who } cherche dans sa library{ $n ->
        [0] {" "}et ne prend rien
        [one] {" "}et prend une carte
       *[other] {" "}et prend { $n } cartes
    }.
rs-log-searched-for = { $who } cherche dans sa library et prend { $cards }.
rs-log-looks = { $who } regarde { $zone ->
        [hand] la main { DE($owner) }
       *[library] le dessus de la library { DE($owner) }
    } ({ $n }).
rs-log-sees = { $zone ->
        [hand] Dans la main { DE($owner) }
       *[library] Sur la library { DE($owner) }
    } : { $cards }.
rs-log-mills = { $who } met { $cards } de sa library au Cemetery.
rs-log-sacrifices = { $who } sacrifie { $cards }.

## Journal : combat

rs-log-attack-announced = { $who } annonce une attaque.
rs-log-no-attack = { $who } ne désigne aucun attaquant.
rs-log-attacks = { $what } attaque { $target }.
rs-log-advantage = { $what } a Advantage et vise { $target }.
rs-log-blocks = { $what } bloque { $attacker }.
rs-log-fight = { $attacker } frappe à { $strong }, { $blocker } à { $back }.
rs-log-stays-blocked = { $what } reste bloqué et n'inflige rien.
rs-log-no-damage = { $what } n'a pas d'Attack et n'inflige rien.

## Fins

rs-outcome-win = { $winner } est le dernier à avoir un Summoner et gagne.
rs-outcome-draw = Plus personne n'a de Summoner : égalité entre { $who }.
rs-outcome-loop = Une boucle que personne ne peut arrêter : égalité.

## Refus

rs-no-points = Aucun de vos Summoners n'a les Capacity Points qu'il faut.
rs-no-together = Together prend un Capacity Point à chacun de deux Summoners.
rs-no-payer = Ce Summoner ne peut pas payer cela.
rs-no-level-yet = Ce Skill demande un niveau plus haut.
rs-no-first-turn = Pas de Summoner Skill avant votre premier tour.
rs-no-skill-limit = Ce Skill a déjà servi autant qu'il le peut ce tour-ci.
rs-no-level-now = Un Level Up se joue à votre tour, sans rien en attente, avant de passer.
rs-no-second-level = Vous avez déjà joué un Level Up ce tour-ci.
rs-no-level-others-turn = Un Level Up ne se joue pas au tour d'un adversaire.
rs-no-summoner-to-level = Aucun Summoner ne peut monter de niveau avec cette carte.
rs-no-extra-cost = Vous ne pouvez pas payer tout ce que coûte cette carte.
rs-no-main-timing = Cette carte ne s'invoque qu'en Invocation ou après l'attaque, sans rien en attente.
rs-no-imminent = Au tour d'un adversaire, seules les cartes Imminent s'invoquent.
rs-no-gate = Aucune carte ne s'invoque avant que le joueur actif ait pioché.
rs-no-second-use = Cette Action a déjà servi ce tour-ci.
rs-no-price = Vous ne pouvez pas payer son prix.
rs-no-owner-price = Le propriétaire de la Creature ne peut pas payer son prix.
rs-no-target = Il n'y a pas de cible légale.
rs-no-twice = Chacune de ses Actions a lieu une fois au plus, dans l'ordre imprimé.
rs-no-timing = Pas à ce moment.
rs-no-others-turn = Seulement à votre tour.
rs-no-diversion = Trop tard : l'attaque est annoncée.
rs-no-chained = Elle est enchaînée.
rs-no-copycat = Il n'y a aucune Action à relancer.
rs-no-host = Impossible de l'attacher là.
rs-no-immune = Immunity la protège des Diseases.
rs-no-clone = Seule une Creature de type Clone le peut.
rs-no-forbidden = Un effet l'interdit.
rs-no-loop = Cela a été assez répété ce tour-ci.
rs-no-such-card = Vous n'avez pas cette carte en main.
rs-no-such-summoner = Il n'y a pas de tel Summoner.
rs-no-such-skill = Ce Summoner n'a pas ce Skill.
rs-no-such-source = Vous n'avez pas cette carte en jeu.
rs-no-such-action = Cette carte n'a pas cette Action.
rs-no-such-attacker = Cette Creature ne vous attaque pas.
rs-no-such-blocker = Cela ne peut pas bloquer pour vous.
rs-no-lost = Ce Summoner est perdu.
rs-no-control = Ses Actions ne sont pas à vous.
rs-no-multi = Une seule cible.
rs-no-wall = Wall Pass ignore les Doors.
rs-no-explode-now = Seulement pendant votre phase Attack.
rs-no-bomb = Il faut une Creature avec Explosive et une Bomb attachée.
rs-no-plane = Seulement une Creature adverse du même plan.
rs-no-assimilate-now = On n'empile des Creatures que pendant son Invocation, avant l'attaque.
rs-no-assimilate = Il faut deux de vos Creatures avec Assimilation.
rs-no-pass-forced = Une de vos Creatures doit d'abord attaquer.
rs-no-second-attack = Il n'y a qu'une phase Attack par tour.
rs-no-attackers = Aucune de vos Creatures ne peut attaquer.
rs-no-door-attack = Seules les Creatures attaquent.
rs-no-two-attacks = Une Creature n'attaque qu'un adversaire.
rs-no-opponent = Il n'y a pas d'adversaire de ce nom à attaquer.
rs-no-forced = { $what } doit attaquer.
rs-no-sick = Elle est entrée en jeu ce tour-ci.
rs-no-tilted-attack = Elle est tiltée.
rs-no-tilted-block = Ce qui est tilté ne bloque pas.
rs-no-unblockable = Cet attaquant ne peut pas être bloqué.
rs-no-distance = Distance ne se bloque qu'avec Distance ou Reach.
rs-no-plane-block = Flight ne se bloque qu'avec Flight ou Reach.
rs-no-two-blockers = Un attaquant a un seul bloqueur au plus.
rs-no-horde = Il ne peut bloquer qu'un attaquant.
rs-no-block-chosen = Advantage a déjà réglé ce blocage.
rs-no-forced-block = Il manque un blocage qu'un effet exige.
rs-no-direct = On ne peut pas viser un Summoner ici.
rs-no-legal-blocker = Ce n'est pas un bloqueur légal.
rs-no-mulligan = Trois mulligans au plus.
rs-no-concede-yet = On n'abandonne au lieu de garder qu'après le troisième mulligan.
rs-no-partial = On garde toute la main, ou on la change toute.
rs-no-out = Vous n'êtes plus dans cette partie.
rs-seats = Rise se joue de 2 à 4 joueurs, pas { $given }.

## Decks

rs-deck-section = Section { $section } inconnue ; un deck a summoners et library.
rs-deck-unknown = Aucune carte ne s'appelle { $card }.
rs-deck-summoners = Un deck a exactement 2 Summoners, pas { $given }.
rs-deck-no-summoner = { $card } n'est pas un Summoner.
rs-deck-same-summoner = Les deux Summoners doivent différer : { $card } y est deux fois.
rs-deck-summoner-in-library = { $card } est un Summoner et ne va pas dans la library.
rs-deck-token = { $card } est un token et ne va pas dans un deck.
rs-deck-size = Une library a exactement 50 cartes, pas { $given }.
rs-deck-rank = { $card } est de rang { $rank } et y est { $count } fois.
