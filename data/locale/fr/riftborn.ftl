# Riftborn Tactics (Blitz) : ce qu’on demande, ce qui arrive, ce qui est noté et refusé.

goal-riftborn = But : mener vos rangs de créatures, gagner des Niveaux, et amener la vie de votre adversaire à 0.
same-riftborn = attaquer combattre frapper taper tirer, jouer invoquer lancer, deplacer aller avancer bouger reculer retirer, echanger echange permuter permute intervertir

## Noms

rb-at = { $name } ({ $at })
rb-thing = { $name }
rb-card = { $name }
rb-held = { $name }{ $n ->
        [1] {""}
       *[other] {" "}(exemplaire { $n })
    }
rb-face-down = la créature face cachée { $at }
rb-slot = { $where ->
        [new] { $rank ->
            [1] le premier rang
           *[other] un nouveau rang derrière
        }
        [between] rang { $rank }, entre { $left } et { $right }
        [left] rang { $rank }, à gauche { DE($right) }
       *[right] rang { $rank }, à droite { DE($left) }
    }
rb-play-option = { $name } (Niveau { $level }, { $xp } d’Expérience)
rb-attack-option = { $what } : { $mode ->
        [adjacent] adjacente
        [ranged] à distance
        [open] par une voie libre
       *[flight] par VOL
    }, { $known ->
        [yes] riposte { $n }
       *[no] riposte inconnue
    }
rb-attack-player = { $who }, le joueur : { $mode ->
        [ranged] à distance
        [open] la voie est libre
       *[flight] par VOL
    }
rb-action = { $name } – { $text }
rb-trick-effect = { $what } : { $text }
rb-goal-swap = échanger avec { $what }{ rb-goal-swap.more }
    .more = { $shifts ->
        [0] {""}
        [1] {" "}; { $others } se décale
       *[other] {" "}; { $others } se décalent
    }{ $n ->
        [0] {""}
       *[other] {" "}; frappée par { $warned }
    }
rb-goal-step = { $slot }{ rb-goal-swap.more }
rb-warned = { $what } ({ $known ->
        [yes] { $n }
       *[no] ?
    })
rb-ordered = { $number } : { $card }
rb-morale = { $mode ->
        [damage] Dégâts
       *[health] Santé
    }
rb-stop = S’arrêter là
rb-anyway = Oui, quand même
rb-first = En premier
rb-second = En second
rb-verb = { $verb ->
        [play] Jouer une carte
        [move] Déplacer une créature
        [attack] Attaquer
        [act] Utiliser une autre Action
        [weapon] Utiliser une Arme
        [armour] Ordonner les Armures
       *[end] Finir le tour
    }
rb-about-effect = { $card } : { $text }
rb-standing = { $attack }/{ $left }{ $hurt ->
        [yes] {" "}sur { $most }
       *[no] {""}
    }. { $text }
rb-body = { $kind ->
        [armour] Santé { $health }. { $text }
       *[other] { $attack }/{ $health }. { $text }
    }

## Questions

rb-ask-main = À vous de jouer : que faites-vous ?
rb-ask-play = Jouer quelle carte ?
rb-ask-slot = À quelle place ?
rb-ask-move = Quelle créature se déplace ?
rb-ask-goal = Vers où ?
rb-ask-attack = Attaquer avec quelle créature ?
rb-ask-target = Attaquer qui ?
rb-ask-act = Une Action de quelle créature ?
rb-ask-action = Quelle Action ?
rb-ask-weapon = Quelle Arme ?
rb-ask-armour = Dans quel ordre vos Armures absorbent-elles les dégâts ?
rb-ask-aimless = Il n’y a rien que cela puisse viser. Jouer la carte quand même ?
rb-ask-unhurt = Il n’y a rien à soigner. Utiliser l’Action quand même ?
rb-ask-named = { $card } : { $what }
rb-ask-second = La seconde attaque : sur qui ?
rb-ask-passes = { $n ->
        [one] { $n } dégât passe
       *[other] { $n } dégâts passent
    } plus loin : sur qui ?
rb-ask-place = À quelle place va { $what } ?
rb-ask-dash = { $n ->
        [one] Il reste 1 case : vers où ?
       *[other] Il reste { $n } cases : vers où ?
    }
rb-ask-morale = { $what } : son MORAL donne-t-il aux amies adjacentes des dégâts ou de la Santé ? Plus tard, elle pourra changer de mode par son Action.
rb-ask-tricks = { $n ->
        [one] Mettre une carte RUSE en jeu, face cachée ?
       *[other] Mettre jusqu’à { $n } cartes RUSE en jeu, face cachée ?
    }
rb-ask-trick = { $card } se déclenche : quel effet de RUSE ?
rb-ask-order = { $n } de vos effets ont lieu : dans quel ordre, du premier au dernier ?
rb-ask-discard = { $n ->
        [one] Défausser quelle carte ?
       *[other] Défausser quelles { $n } cartes ?
    }
rb-ask-search = { $n ->
        [one] Prendre quelle carte dans votre bibliothèque ?
       *[other] Prendre quelles cartes dans votre bibliothèque ? (jusqu’à { $n })
    }
rb-ask-arrange = Dans quel ordre restent-elles, la première en haut ?
rb-ask-sacrifice = { $n ->
        [one] Sacrifier quelle créature ?
       *[other] Sacrifier quelles { $n } créatures ?
    }
rb-ask-mulligan = Quelles cartes échangez-vous contre autant de nouvelles (celles de haut Niveau, par exemple) ?
rb-ask-first = Jouez-vous en premier ou en second ?

## Fenêtres

riftborn-window-trick = une de vos cartes RUSE sert (passer : le premier effet de votre créature la plus avancée)

## Journal

rb-log-exchanges = { $who } échange { $n ->
        [0] aucune carte
        [1] 1 carte
       *[other] { $n } cartes
    }.
rb-log-flip = { $who } { $chooses ->
        [yes] gagne le tirage
       *[no] commence
    }.
rb-log-first = { $who } commence.
rb-log-turn = Tour { $n } : { $who }.
rb-log-shields = Les marqueurs Bouclier { DE($who) } disparaissent.
rb-log-ready = Les créatures { DE($who) } sont prêtes.
rb-log-xp = { $who } { $way ->
        [up] gagne
       *[down] perd
    } { $n } d’Expérience{ $how ->
        [kill] {" "}pour une créature tuée
       *[other] {""}
    } ({ $total } en tout).
rb-log-level = { $who } est maintenant de Niveau { $n }.
rb-log-plays = { $who } joue { $what } (Niveau { $n }).
rb-log-plays-down = { $who } joue une créature face cachée (Niveau { $n }).
rb-log-enters = { $what } prend place en { $at }.
rb-log-enters-down = Une créature face cachée prend place en { $at }.
rb-log-morale = Le MORAL { DE($what) } donne maintenant { $mode ->
        [damage] des dégâts
       *[health] de la Santé
    }.
rb-log-waits = { $what } reste près de son joueur jusqu’à la fin de son effet.
rb-log-used = { $what } { $to ->
        [removed] est retirée de la partie
       *[discard] va dans la défausse
    }.
rb-log-turned-up = { $what } est retournée face visible.
rb-log-attacks = { $who } : { $what } attaque { $target }{ $mode ->
        [ranged] {" "}à distance
        [open] {" "}par une voie libre
        [flight] {" "}par VOL
       *[adjacent] {""}
    }.
rb-log-attack-ends = L’attaque prend fin sans dégâts.
rb-log-damaged = { $what } subit { $n } { $n ->
        [one] dégât
       *[other] dégâts
    }{ $kind ->
        [retaliation] {" "}de riposte
        [opportunity] {" "}d’attaque d’opportunité
       *[attack] {""}
    }{ $absorbed ->
        [0] {""}
       *[other] , dont { $absorbed } pour ses Boucliers
    } ({ $on } en tout).
rb-log-hurt = { $who } perd { $n } PV : il en reste { $left }.
rb-log-absorbs = { $what } absorbe { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } : il en reste { $left }.
rb-log-opportunity = { $what } frappe { $target } qui s’éloigne ({ $n }).
rb-log-heals = { $what } est soignée de { $n } { $n ->
        [one] dégât
       *[other] dégâts
    }.
rb-log-life-gained = { $who } récupère { $n } PV : { $left } maintenant.
rb-log-life-lost = { $who } perd { $n } PV : il en reste { $left }.
rb-log-tokens = { $what } : { $n } { $n ->
        [one] marqueur
       *[other] marqueurs
    } { $token ->
        [rage] Rage
        [health] Santé
        [shield] Bouclier
        [weakness] Faiblesse
       *[decay] Déclin
    } en { $way ->
        [on] plus
       *[off] moins
    }.
    .many = { $what } : { $n } { $n ->
            [one] marqueur
           *[other] marqueurs
        } { $token ->
            [rage] Rage
            [health] Santé
            [shield] Bouclier
            [weakness] Faiblesse
           *[decay] Déclin
        } en { $way ->
            [on] plus
           *[off] moins
        } chacune.
rb-log-leaves = { $what } ({ $at }) { $how ->
        [dies] meurt
       *[left] quitte le terrain
    }{ $to ->
        [discard] {""}
        [out] {""}
        [removed] {" "}et est retirée de la partie
        [hand] {" "}et revient en main
       *[library] {" "}et va dans la bibliothèque
    }.
rb-log-revived = { $what } revient à la vie avec { $n } { $n ->
        [one] marqueur
       *[other] marqueurs
    } Dégât.
rb-log-broken = { $what } est détruite{ $to ->
        [removed] {" "}et retirée de la partie
       *[discard] {""}
    }.
rb-log-sent = { $who } : { $what } va { rb-log-sent.to }.
    .to = { $to ->
        [hand] en main
        [discard] dans la défausse
        [removed] hors de la partie
       *[library] dans la bibliothèque
    }
rb-log-sent-hidden = { $who } : une carte va { rb-log-sent.to }.
rb-log-moves = { $what } se déplace, depuis { $was }.
rb-log-swaps = { $a } et { $b } échangent de place.
rb-log-placed = { $what } est mise à cette place.
rb-log-transforms = { $what } devient { $into } ({ $at }).
rb-log-control = { $who } prend le contrôle { DE($what) }.
rb-log-acts = { $what } utilise { $name }.
rb-log-marked = { $what } { $how ->
        [charmed] ne peut pas attaquer
       *[pacified] ne peut pas utiliser son Action
    } à son prochain tour.
rb-log-readies = { $what } se prépare : +{ $n } à sa prochaine attaque.
rb-log-refreshed = { $what } est de nouveau prête.
    .many = { $what } sont de nouveau prêtes.
rb-log-armours = { $who } ordonne ses Armures : { $what }.
rb-log-repairs = { $what } est réparée : { $left } maintenant.
rb-log-triggers = { $what } : son effet a lieu.
rb-log-lasting = { $card } : { $what }.
rb-log-picked = { $card } désigne { $what }.
rb-log-toss = { $who } lance une pièce pour { $what } : { $result ->
        [success] Succès
       *[failure] Échec
    }.
rb-log-roll = { $who } lance un dé pour { $what } : { $n }.
rb-log-tricks = { $who } met { $n ->
        [1] une carte RUSE
       *[other] { $n } cartes RUSE
    } en jeu, face cachée.
rb-log-tricks-these = Vous mettez { $cards } en jeu, face cachée.
rb-log-sprung = { $who } : { $what } se déclenche.
rb-log-no-trick = { $who } n’a aucune créature vivante avec RUSE : rien ne se passe.
rb-log-trick-effect = { $what } : sa RUSE a lieu.
rb-log-shuffles = { $who } mélange sa bibliothèque.
rb-log-reshuffles = { $who } mélange sa défausse dans sa bibliothèque.
rb-log-draws = { $who } pioche { $n ->
        [1] une carte
       *[other] { $n } cartes
    }.
rb-log-draws-these = { $who } pioche { $cards }.
rb-log-no-card = { $who } n’a plus de carte à piocher.
rb-log-discards = { $who } défausse { $cards }{ $random ->
        [yes] {" "}au hasard
       *[no] {""}
    }.
rb-log-mills = { $who } met { $cards } de la bibliothèque dans la défausse.
rb-log-looks = { $who } regarde { $n ->
        [1] la première carte
       *[other] les { $n } premières cartes
    } de la bibliothèque { DE($owner) }.
rb-log-sees = Sur la bibliothèque { DE($owner) } : { $n ->
        [0] rien
       *[other] { $cards }
    }.
rb-log-searched = { $who } cherche dans sa bibliothèque{ $n ->
        [0] {" "}et ne prend rien
        [1] {" "}et prend une carte
       *[other] {" "}et prend { $n } cartes
    }.
rb-log-searched-for = { $who } cherche dans sa bibliothèque et prend { $cards }.
rb-log-concedes = { $who } abandonne.

## Fins

rb-outcome-win = { $winner } a amené la vie de l’adversaire à 0.
rb-outcome-draw = Aucun des deux joueurs n’a plus de vie : partie nulle.
rb-outcome-conceded = L’adversaire { DE($winner) } a abandonné.
rb-outcome-card = { $card } donne la victoire { TO($winner) }.
rb-outcome-loop = Une boucle que personne ne peut quitter : partie nulle.
rb-outcome-limit = La limite de { $n } tours chacun est atteinte : { $winner } a plus de vie.
rb-outcome-limit-draw = La limite de { $n } tours chacun est atteinte, à égalité de vie : partie nulle.

## Refus

rb-no-104 = Cela n’a pas d’Attaque pour attaquer.
rb-no-301 = Vous n’avez pas de telle créature ou carte de votre côté.
rb-no-311 = Son Niveau est plus haut que le vôtre.
rb-no-312 = Les Niveaux des cartes que vous jouez dans un tour ne dépassent pas votre Niveau, en tout.
rb-no-314 = Le Niveau du début du tour vaut pour tout le tour.
rb-no-326 = Votre formation n’a plus de place libre.
rb-no-361 = Elle vient d’arriver, et n’a pas d’Action avant votre prochain tour.
rb-no-405 = Cette place n’existe pas dans votre formation.
rb-no-406 = Un nouveau rang ne s’ajoute que derrière les autres.
rb-no-407 = Un côté a 3 rangs au plus.
rb-no-408 = Ce rang est plein : 5 créatures au plus.
rb-no-501 = Elle s’en est déjà servie ce tour-ci.
rb-no-503 = C’est à plus d’une case.
rb-no-504 = Elle n’échange de place qu’avec des créatures adjacentes.
rb-no-505 = Elle n’échange de place qu’avec des créatures de votre côté.
rb-no-507 = Un pas mène à la place la plus proche, tout droit devant ou derrière.
rb-no-508 = Rien ne changerait : elle ne peut aller nulle part.
rb-no-509 = Ce rang est plein : elle ne peut qu’y échanger de place.
rb-no-510 = Dans son rang, elle se déplace en échangeant de place avec une voisine.
rb-no-613 = Elle n’a pas cette Action.
rb-no-622 = On n’attaque que les créatures adverses et le joueur adverse.
rb-no-631 = La voie vers le joueur n’est pas libre.
rb-no-639 = Cette créature est hors d’atteinte.
rb-no-643 = Cette Arme ne peut plus être utilisée.
rb-no-644 = Aucune voie libre ne mène de cette créature à vous, et elle est hors de PORTÉE de l’Arme.
rb-no-646 = Dans cette partie, une Arme sert une fois par tour.
rb-no-648 = Les Armes n’attaquent que les créatures.
rb-no-816 = Elle est sous CHARME et ne peut pas attaquer ce tour-ci.
rb-no-819 = Seules les créatures adjacentes peuvent être choisies.
rb-no-823 = Son Déplacement est fait, d’un seul trait.
rb-no-831 = Elle est DORMANT et ne peut pas se déplacer.
rb-no-832 = Elle est DORMANT et ne peut pas utiliser d’Action.
rb-no-835 = On n’échange pas de place avec une créature DORMANT.
rb-no-858 = Une créature avec VOL se tient devant elle : elle ne vole pas.
rb-no-873 = Dans cette partie, seule une créature de votre dernier rang vous soigne, et personne ne soigne l’adversaire.
rb-no-901 = Elle est sous APAISEMENT et ne peut pas utiliser son Action ce tour-ci.
rb-no-906 = Un PACIFISTE ne peut pas attaquer.
rb-no-951 = Elle a ENRACINÉ et n’a pas de Déplacement.
rb-no-966 = Cette Action ne peut pas servir ainsi.
rb-no-981 = Seules des créatures adjacentes peuvent l’attaquer.
rb-no-982 = Les Armes ne peuvent pas attaquer une créature avec FURTIVITÉ.
rb-no-1003 = Il n’y a pas de place adjacente.
rb-no-1110 = Il n’y a rien sur quoi l’utiliser.
rb-no-1117 = Un effet l’interdit.

## Decks

rb-deck-section = Section { $section } inconnue ; un deck est une seule liste.
rb-deck-small = Un deck a au moins { $least } cartes, pas { $given }.
rb-deck-large = Un deck a au plus { $most } cartes.
rb-deck-unknown = Aucune carte ne s’appelle { $card }.
rb-deck-outside = { $card } est { $kind ->
        [trick] une carte RUSE
       *[token] une créature-jeton
    } et ne peut pas être dans un deck.
rb-deck-copies = { $card } y est { $n } fois ; { $most } au plus.

## Mots et marques

rb-term-places = **S1a, N2c** · Le nom des places : le côté (S en bas, N en haut), le rang depuis l’avant, la lettre depuis la gauche. S1:2 est un intervalle du premier rang de S, S:new un nouveau rang derrière.
rb-term-level = **Niveau** · Jusqu’où vont les cartes que vous pouvez jouer ; les Niveaux des cartes d’un tour ne le dépassent pas en tout.
rb-term-xp = **Expérience** · 300 par tour, et ce que valent les cartes et les créatures tuées. Elle fait monter le Niveau et ne se dépense jamais.
rb-term-ranks = **Rang** · Jusqu’à 5 créatures côte à côte, toujours centrées : quand l’une arrive ou part, les autres se décalent d’une demi-case.
rb-term-adjacent = **Adjacente** · Les voisines de rang, et celles du rang d’à côté qui sont à une demi-case au plus sur le côté.
rb-term-way = **Voie libre** · Tout droit, sans personne entre deux : une créature peut y attaquer aussi loin que ce soit.
rb-term-opportunity = **Attaque d’opportunité** · Qui s’éloigne d’une créature adverse adjacente subit la moitié de son Attaque.
rb-term-retaliation = **Riposte** · La moitié de l’Attaque du défenseur, rendue à un attaquant qui n’est pas à distance.
rb-term-action = **Déplacement, Action** · Chaque créature en a un de chaque à votre tour, dans l’ordre voulu.
rb-term-waiting = **Zz** · Arrivée ce tour-ci : elle peut se déplacer, mais n’a pas encore d’Action.
rb-term-weapon = **Arme** · Attaque une créature depuis votre place, derrière vos rangs, autant de fois qu’il lui en reste.
rb-term-armour = **Armure** · Absorbe les dégâts qui vous visent jusqu’à être usée.
rb-term-tokens = **Marqueurs** · Rage et Faiblesse : Attaque ; Santé et Déclin : Santé maximale ; Bouclier : absorbe des dégâts jusqu’à votre prochain tour.
rb-term-down = **Face cachée** · Une créature FURTIVITÉ : seul son joueur sait ce qu’elle est, et seules des créatures adjacentes peuvent l’attaquer.
rb-term-trick = **Carte RUSE** · Face cachée jusqu’à ce que sa condition soit remplie ; alors son joueur choisit un effet de RUSE d’une créature vivante.
rb-term-removed = **Retirée** · Hors de la partie pour de bon. La défausse est mélangée dans une bibliothèque vide.
