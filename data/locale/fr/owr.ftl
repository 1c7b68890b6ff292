# OWR : ce qui est demandé, fait, noté et refusé.

goal-owr = But : placer des créatures dans les voies, les renforcer par les âmes derrière elles, et amener la Force vitale de l’adversaire à 0.
same-owr = invocation invoquer invoque convoquer, voie colonne couloir emplacement ligne pile, combat bataille combattre, directement adversaire direct joueur, attaquer frapper taper

## Noms

ow-at = { $name } ({ $at })
ow-thing = { $name }
ow-card = { $name }{ $n ->
        [1] {""}
       *[other] {" "}(exemplaire { $n })
    }
ow-cards = { $name }{ $n ->
        [1] {""}
       *[other] {" "}×{ $n }
    }
ow-lane = voie { $at }
ow-unseen = une carte inconnue
ow-face-down = { $kind ->
        [creature] la créature cachée
       *[card] la carte cachée
    } { $at }
ow-lane-option = Voie { $lane }{ $some ->
        [yes] {" "}({ $stands })
        [room] {" "}({ $stands } fait place)
       *[no] {""}
    }
ow-stack-option = Pile { $lane } ({ $n ->
        [0] vide
        [one] 1 carte
       *[other] { $n } cartes
    })
ow-soul = { $name }, pile { $lane } (+{ $atk }/+{ $def })
ow-souls = { $what }
ow-face-up = Face visible
ow-face-down-option = Face cachée
ow-attack-option = { $what } attaque { $direct ->
        [yes] directement
       *[no] { $target }
    }
ow-ability = { $method ->
        [hatch] Éclosion
       *[activated] { $name }
    }
ow-ordered = { $number } : { $card }
ow-shield = { $number } : { $card }
ow-pass = Passer
ow-first = En premier
ow-second = En second
ow-keep = Garder cette main
ow-redraw = Piocher une nouvelle main
ow-price = { $what }
ow-price-part = { $of ->
        [souls] { $n ->
            [one] 1 âme
           *[other] { $n } âmes
        }
        [lf] { $n } FV
       *[other] { $n ->
            [one] une carte
           *[other] { $n } cartes
        }
    }
ow-cost = { $how ->
        [tributes] { $n ->
            [0] aucun tribut
            [one] 1 tribut
           *[other] { $n } tributs
        }
       *[souls] { $n ->
            [0] aucune âme
            [one] 1 âme
           *[other] { $n } âmes
        }
    }
ow-item-card = { $what }
ow-item-ability = { $what } ({ $method ->
        [play] Entrée
        [reveal] Révélation
        [stackable] Empilable
        [hatch] Éclosion
        [soul] Âme
       *[other] effet
    })
ow-item-summon = l’arrivée { DE($what) }
ow-item-attack = { $what } attaque la voie { $lane }
ow-verb = { $verb ->
        [summon] Invocation Normale
        [cast] Lancer une carte de la main
        [activate] Utiliser une carte posée
        [play] Jouer Arène, Artefact ou Arme
        [set] Poser une carte face cachée
        [stack] Placer une carte Empilable
        [reveal] Retourner une créature
        [use] Utiliser un effet
        [attack] Attaquer
       *[move] Déplacer une créature
    }
ow-verb-next = { $phase ->
        [main_1] Vers la Phase de Combat
        [battle] Vers la Phase Principale 2
       *[main_2] Finir le tour
    }

## Fenêtres

owr-window-cast = une carte est lancée
owr-window-ability = un effet est activé
owr-window-summon = une créature a été invoquée
owr-window-attack = une attaque est déclarée
owr-window-phase = une phase
owr-window-closing = quelque chose est arrivé
owr-window-own = ce que vous avez fait vous-même
ow-about-item = { $who } : { $what }{ $aimed ->
        [yes] {" "}→ { $targets }
       *[no] {""}
    }
ow-about-phase = { $phase ->
        [draw] la fin de la Phase de Pioche { DE($who) }
        [battle] le début de la Phase de Combat { DE($who) }
       *[end] la Phase de Fin { DE($who) }
    }
ow-about-closing = { $what }
ow-about-unseen = ce qui vient d’arriver
ow-happened = { $name ->
    [summoned] { $who } { $several ->
        [yes] entrent
       *[no] entre
    } en jeu
    [revealed] { $who } { $several ->
        [yes] se révèlent
       *[no] se révèle
    }
    [turned_down] { $who } { $several ->
        [yes] se cachent
       *[no] se cache
    }
    [attack_declared] { $who } { $several ->
        [yes] attaquent
       *[no] attaque
    }{ $aimed ->
        [yes] {" "}{ $other }
       *[no] {""}
    }
    [battled] { $who }{ $aimed ->
        [yes] {" "}et { $other } se sont battus
       *[no] {" "}s’est battu
    }
    [destroyed] Destruction : { $who }
    [damaged] { $who } { $several ->
        [yes] subissent
       *[no] subit
    } { $n } dégâts
    [healed] { $who } { $several ->
        [yes] guérissent
       *[no] guérit
    } de { $n }
    [became_soul] { $who } { $several ->
        [yes] deviennent des âmes
       *[no] devient une âme
    }
    [tributed] Tribut : { $who }
    [soul_spent] { $several ->
        [yes] Âmes payées
       *[no] Âme payée
    } : { $who }
    [cast] { $several ->
        [yes] Cartes jouées
       *[no] Carte jouée
    } : { $who }
    [set] { $several ->
        [yes] Cartes posées
       *[no] Carte posée
    } : { $who }
    [ability_activated] { $several ->
        [yes] Effets activés
       *[no] Effet activé
    } : { $who }
    [moved] { $who } { $several ->
        [yes] bougent
       *[no] bouge
    }
    [lf_lost] { $who } { $several ->
        [yes] perdent
       *[no] perd
    } { $n } FV
    [lf_restored] { $who } { $several ->
        [yes] gagnent
       *[no] gagne
    } { $n } FV
    [drew] { $who } { $several ->
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
    [banished] Bannissement : { $who }
    [returned] { $who } { $several ->
        [yes] reviennent
       *[no] revient
    }
    [weapon_lost] { $several ->
        [yes] Armes perdues
       *[no] Arme perdue
    } : { $who }
    [token_removed] { $several ->
        [yes] Jetons retirés
       *[no] Jeton retiré
    } : { $who }
    [control_changed] { $who } { $several ->
        [yes] changent
       *[no] change
    } de camp
   *[cancelled] Annulation : { $who }
}
ow-about-effect = { $card } : { $text }
ow-body = { $atk }/{ $def }. { $text }
ow-priced = { $cost } · { $text }
ow-forecast-direct = l’adversaire perd { $n } FV
ow-forecast = { $atk } contre { $left }{ $falls ->
        [yes] {" "}: elle est détruite
       *[no] {""}
    } · { $back } en retour contre { $own }{ $lost ->
        [yes] {" "}: la vôtre est détruite
       *[no] {""}
    }{ $recoil ->
        [0] {""}
       *[other] {" "}· vous perdez { $recoil } FV
    }

## Questions

ow-ask-main = { $phase ->
        [main_1] Phase Principale 1 : que faites-vous ?
        [battle] Phase de Combat : attaquer ?
       *[main_2] Phase Principale 2 : que faites-vous ?
    }
ow-ask-respond = Répondre ?
ow-ask-summon = Quelle créature ?
ow-ask-tribute = { $n ->
        [one] Offrir quelle créature en tribut ?
       *[other] Offrir quelles { $n } créatures en tribut ?
    }
ow-ask-lane = Dans quelle voie ?
ow-ask-face = Sur quelle face ?
ow-ask-cast = Lancer quelle carte ?
ow-ask-activate = Utiliser quelle carte posée ?
ow-ask-play = Jouer quelle carte ?
ow-ask-set = Poser quelle carte ?
ow-ask-stack = Placer quelle carte ?
ow-ask-onto-which = Sur quelle pile ?
ow-ask-bearer = Sur quelle créature ?
ow-ask-way = Comment payez-vous ?
ow-ask-pay = { $how ->
        [souls] { $n ->
            [one] Dépenser quelle âme ?
           *[other] Dépenser quelles { $n } âmes ?
        }
        [tribute] { $n ->
            [one] Offrir quelle créature en tribut ?
           *[other] Offrir quelles { $n } créatures en tribut ?
        }
        [discard] { $n ->
            [one] Défausser quelle carte ?
           *[other] Défausser quelles { $n } cartes ?
        }
       *[other] { $where ->
            [grave] { $n ->
                [one] Payer avec quelle carte de votre cimetière ?
               *[other] Payer avec quelles { $n } cartes de votre cimetière ?
            }
            [hand] { $n ->
                [one] Payer avec quelle carte de votre main ?
               *[other] Payer avec quelles { $n } cartes de votre main ?
            }
           *[other] { $n ->
                [one] Payer avec quoi ?
               *[other] Payer avec quels { $n } ?
            }
        }
    }
ow-ask-reveal = Retourner quelle créature face visible ?
ow-ask-use = Un effet de quelle carte ?
ow-ask-ability = Quel effet ?
ow-ask-move = Quelle créature se déplace ?
ow-ask-goal = Vers quelle voie ?
ow-ask-attack = Avec quelle créature ?
ow-ask-mode = { $card } : lequel de ces effets ?
ow-ask-target = { $card } : { $what }
ow-ask-special = { $what } est invoquée spécialement : dans quelle voie ?
ow-ask-token = Un jeton { $what } arrive : dans quelle voie ?
ow-ask-token-pile = Toutes { $own ->
        [yes] vos voies
       *[no] les voies de votre adversaire
    } sont pleines : sur quels jetons empiler le jeton { $what } ?
ow-ask-token-replace = Toutes vos voies sont pleines : quelle créature va au cimetière pour le jeton { $what } ?
ow-ask-moves = Vers quelle voie se déplace { $what } ?
ow-ask-control = Dans quelle voie arrive { $what } ?
ow-ask-onto = Sur quelle pile va { $what } ?
ow-ask-weapon = { $what } porte trop d’Armes : laquelle va au cimetière ?
ow-ask-instead = Autre chose pourrait arriver à la place : quoi d’abord ?
ow-ask-wish = { $card } : cela doit-il arriver à la place ?
ow-ask-order = { $n } de vos effets sont déclenchés : dans quel ordre, du premier au dernier ?
ow-ask-stack-order = Plusieurs cartes rejoignent la pile { $lane } : dans quel ordre, de bas en haut ?
ow-ask-discard = { $n ->
        [one] Défausser quelle carte ?
       *[other] Défausser quelles { $n } cartes ?
    }
ow-ask-search = { $n ->
        [one] Prendre quelle carte dans votre deck ?
       *[other] Prendre quelles cartes dans votre deck ? (jusqu’à { $n })
    }
ow-ask-bottom = Quelles cartes vont sous le deck, dans l’ordre ?
ow-ask-arrange = Dans quel ordre les autres restent-elles dessus, la première en haut ?
ow-ask-first = Jouez-vous en premier ou en second ?
ow-ask-mulligan = Garder cette main ?

## Journal

ow-log-flip = La pièce désigne { $who }{ $chooses ->
        [yes] {""}
       *[no] , qui commence
    }.
ow-log-first = { $who } commence.
ow-log-mulligan = { $who } { $anew ->
        [yes] pioche une nouvelle main
       *[no] garde sa main
    }.
    .many = { $who } { $anew ->
            [yes] piochent une nouvelle main
           *[no] gardent leur main
        }.
ow-log-turn = Tour { $n } : { $who }.
ow-log-healed = Toutes les créatures sont soignées.
ow-log-heals = { $n } dégâts sont retirés { TO($what) }.
    .many = { $n } dégâts sont retirés à chacune : { $what }.
ow-log-concedes = { $who } abandonne.
ow-log-passed = { $who } { $n ->
        [one] passe
       *[other] passent
    }.
ow-log-summoned = { $who } { $how ->
        [normal] invoque { $what }
        [token] reçoit un jeton { $what }
       *[special] invoque spécialement { $what }
    } dans la voie { $lane }{ $down ->
        [yes] , face cachée
       *[no] {""}
    }.
ow-log-summoned-down = { $who } { $how ->
        [normal] invoque
       *[special] invoque spécialement
    } une créature face cachée dans la voie { $lane }.
ow-log-piled = { $who } empile un jeton { $what } sur les jetons de la voie { $lane }.
ow-log-casts = { $who } { $was ->
        [yes] utilise sa carte posée { $what } ({ $at })
       *[no] { $kind ->
            [rune] lance { $what } sur la pile { $lane }
           *[other] joue { $what }
        }
    }.
ow-log-spent = { $who } dépense { $n ->
        [one] une âme
       *[other] { $n } âmes
    } : { $souls }.
ow-log-sets = { $who } pose une carte ({ $at }).
ow-log-sets-this = Vous posez { $what } ({ $at }).
ow-log-stacks = { $who } place { $what } sur la pile { $lane }.
ow-log-activated = { $who } : { $what } – { $method ->
        [play] Entrée
        [reveal] Révélation
        [stackable] Empilable
        [hatch] Éclosion
        [soul] Âme
        [trigger] son effet se déclenche
       *[activated] son effet est utilisé
    }.
ow-log-targets = { $what } cible { $targets }.
ow-log-cancelled = Annulé : { $what }.
ow-log-placed = { $what } est { $kind ->
        [arena] maintenant l’Arène
        [artifact] en jeu
       *[weapon] attachée
    }.
ow-log-used = { $what } va au cimetière.
    .many = { $what } vont au cimetière.
ow-log-weapon-lost = { $what } se détache et va au cimetière.
    .many = { $what } se détachent et vont au cimetière.
ow-log-leaves = { $what } { $how ->
        [destroyed] est détruite{ $cause ->
            [battle] {" "}au combat
            [effect] {" "}par un effet
           *[none] {""}
        }
        [tributed] est offerte en tribut
       *[left] quitte le terrain
    } et { ow-log-leaves.where }.
    .where = { $to ->
        [stack] devient une âme
        [stack_bottom] va sous sa pile
        [grave] va au cimetière
        [hand] revient en main
        [banish] est bannie
        [extra] revient dans le Deck Extra
        [out] est retirée de la partie
       *[deck] va dans le deck
    }
    .many = { $what } { $how ->
            [destroyed] sont détruites{ $cause ->
                [battle] {" "}au combat
                [effect] {" "}par un effet
               *[none] {""}
            }
            [tributed] sont offertes en tribut
           *[left] quittent le terrain
        } et { $to ->
            [stack] deviennent des âmes
            [stack_bottom] vont sous leur pile
            [grave] vont au cimetière
            [hand] reviennent en main
            [banish] sont bannies
            [extra] reviennent dans le Deck Extra
            [out] sont retirées de la partie
           *[deck] vont dans le deck
        }.
ow-log-leaves-hidden = { $what } { $to ->
        [hand] revient en main
        [extra] revient dans le Deck Extra
       *[deck] va dans le deck
    }.
ow-log-sent = { $who } : { $what } { ow-log-sent.way }{ $open ->
        [yes] {""}
       *[no] {" "}(les autres ne le voient pas)
    }.
    .way = va { $came ->
        [deck] du deck
        [extra] du Deck Extra
        [grave] du cimetière
        [banish] des cartes bannies
       *[hand] de la main
    } { $to ->
        [stack] sur une pile
        [stack_bottom] sous une pile
        [grave] au cimetière
        [hand] à la main
        [banish] parmi les cartes bannies
        [extra] dans le Deck Extra
       *[deck] dans le deck
    }
ow-log-sent-hidden = { $who } : une carte { ow-log-sent.way }.
ow-log-token-removed = { $what } fait place et quitte la partie.
    .many = { $what } font place et quittent la partie.
ow-log-revealed = { $what } ({ $at }) est retournée face visible{ $by ->
        [attack] {" "}par une attaque
        [effect] {" "}par un effet
       *[player] {""}
    }.
ow-log-turned-down = { $what } est retournée face cachée.
    .many = { $what } sont retournées face cachée.
ow-log-moved = { $what } va dans la voie { $lane }.
ow-log-swapped = { $a } et { $b } échangent leurs voies.
ow-log-stays-away = La créature que { $who } invoque ne peut pas venir.
ow-log-control = { $who } prend { $what } dans la voie { $lane }.
ow-log-attacks = { $who } : { $what } attaque la voie { $lane }.
ow-log-attack-ends = L’attaque prend fin sans résultat.
ow-log-battle = { $a } frappe à { $atk } contre { $against }, { $d } à { $back } contre { $left }.
ow-log-damaged = { $what } subit { $n } dégâts ({ $on } en tout).
    .many = { $what } subissent chacune { $n } dégâts ({ $on } en tout).
ow-log-lf-lost = { $who } perd { $n } FV{ $how ->
        [direct] {" "}par une attaque directe
        [recoil] {" "}par contrecoup
        [cost] {" "}comme coût
       *[other] {""}
    } : il en reste { $left }.
ow-log-lf-restored = { $who } récupère { $n } FV : { $left } maintenant.
ow-log-instead = { $card } : autre chose arrive à la place.
ow-log-lasting = { $card } : { $what }.
ow-log-picked = { $card } désigne { $what }.
ow-log-toss = { $who } lance une pièce pour { $what } : { $result ->
        [success] Succès
       *[failure] Échec
    }.
ow-log-roll = { $who } lance un dé pour { $what } : { $n }.
ow-log-shuffles = { $who } mélange son deck.
    .many = { $who } mélangent leur deck.
ow-log-draws = { $who } pioche { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.
    .many = { $who } piochent chacun { $n ->
            [one] une carte
           *[other] { $n } cartes
        }.
ow-log-draws-these = { $who } pioche { $cards }.
ow-log-no-card = { $who } n’a plus de carte à piocher.
    .many = { $who } n’ont plus de carte à piocher.
ow-log-discards = { $who } défausse { $cards }{ $random ->
        [yes] {" "}au hasard
       *[no] {""}
    }.
ow-log-mills = { $who } : { $cards }{ $to ->
        [banish] , du deck parmi les cartes bannies
       *[grave] , du deck au cimetière
    }.
ow-log-looks = { $who } regarde { $zone ->
        [hand] la main { DE($owner) }
        [extra] le Deck Extra { DE($owner) }
       *[deck] { $n ->
            [one] la carte
           *[other] les { $n } cartes
        } du dessus du deck { DE($owner) }
    }.
ow-log-sees = { $zone ->
        [hand] Dans la main { DE($owner) }
        [extra] Dans le Deck Extra { DE($owner) }
       *[deck] Sur le deck { DE($owner) }
    } : { $cards }.
ow-log-shows = Montré : { $cards }.
ow-log-searched = { $who } cherche dans son deck{ $n ->
        [0] {" "}et ne prend rien
        [one] {" "}et prend une carte
       *[other] {" "}et prend { $n } cartes
    }.
ow-log-searched-for = { $who } cherche dans son deck et prend { $cards }.
ow-log-arranges = { $who } arrange le dessus du deck { DE($owner) } : { $n ->
        [0] rien
        [one] 1 carte
       *[other] { $n } cartes
    } au-dessous.

## Fins

ow-outcome-win = { $winner } a amené son adversaire à 0 FV.
ow-outcome-draw = Les deux joueurs sont à 0 FV : partie nulle.
ow-outcome-conceded = L’adversaire { DE($winner) } a abandonné.
ow-outcome-deck = L’adversaire { DE($winner) } n’a pas pu piocher.
ow-outcome-decks = Aucun joueur n’a pu piocher : partie nulle.
ow-outcome-stalemate = Personne n’a pioché ni perdu de FV depuis { $n } tours : partie nulle.
ow-outcome-limit-draw = La limite de { $n } tours est atteinte : partie nulle.
ow-outcome-limit = La limite de { $n } tours est atteinte : { $winner } a plus de FV.
ow-outcome-loop = Une boucle que personne ne rompt : partie nulle.

## Refus

ow-no-115 = Cela coûte plus de FV que vous n’en avez.
ow-no-138 = Cela a été fait assez souvent ce tour-ci.
ow-no-239 = Un effet l’interdit.
ow-no-308 = Votre Deck Extra n’a rien qui puisse en éclore.
ow-no-426 = Votre Invocation Normale de ce tour est déjà faite.
ow-no-427 = Ce n’est ni une Arène, ni un Artefact, ni une Arme de votre main.
ow-no-428 = Aucune de vos créatures n’est face cachée là.
ow-no-429 = On attaque pendant la Phase de Combat.
ow-no-432 = Les créatures ne se déplacent qu’en Phase Principale 2.
ow-no-437 = En Phase de Combat, rien ne se joue de la main, sauf en réponse.
ow-no-501 = Seules les créatures s’invoquent.
ow-no-503 = Cette créature ne peut pas être invoquée normalement.
ow-no-510 = Cette voie ne peut pas la prendre : il faut une de vos voies, vide ou occupée par des jetons.
ow-no-511 = Elle n’est face cachée que depuis ce tour.
ow-no-516 = Son coût de tribut se paie exactement, avec vos créatures.
ow-no-528 = Vous n’avez pas cette créature en main.
ow-no-562 = Les jetons ne peuvent pas être offerts en tribut.
ow-no-569 = Les jetons ne vont que dans des voies vides.
ow-no-601 = Vous n’avez là ni Rune ni Maléfice de ce nom.
ow-no-608 = Seule une Rune Éclair peut répondre.
ow-no-611 = Un Maléfice se pose, et ne se lance jamais de la main.
ow-no-612 = Un Maléfice ne s’utilise pas le tour où il est posé.
ow-no-613 = Un Maléfice attend la situation qu’il nomme.
ow-no-617 = De la main, une Rune Éclair ne se lance qu’à votre tour.
ow-no-619 = Une Rune Éclair posée ne s’utilise pas le même tour.
ow-no-620 = Dans cette partie, les Runes Éclair ne répondent qu’aux cartes et aux effets.
ow-no-629 = On ne pose que des cartes de sa main.
ow-no-630 = Seuls les Runes et les Maléfices se posent face cachée.
ow-no-652 = Vous n’avez pas assez d’âmes.
ow-no-654 = Vous ne pouvez pas payer tout son coût.
ow-no-655 = Ce n’est pas une âme : seules les créatures face visible d’une pile peuvent payer.
ow-no-659 = On paie exactement le coût.
ow-no-661 = Ce n’est pas une de vos âmes.
ow-no-663 = Après ce paiement, rien ne pourrait être ciblé.
ow-no-666 = Aucune autre créature à vous n’est là.
ow-no-756 = Il faut une de vos créatures, face visible.
ow-no-801 = Aucune de vos créatures n’est dans cette voie.
ow-no-810 = Elle a déjà attaqué ce tour-ci.
ow-no-811 = Une créature face cachée n’attaque pas.
ow-no-902 = Elle n’a pas de flèches.
ow-no-903 = Elle ne vise pas cette voie.
ow-no-904 = Elle est allée dans l’autre sens ce tour-ci.
ow-no-905 = Elle s’est déjà déplacée ce tour-ci.
ow-no-906 = Une autre créature est là.
ow-no-907 = Dans cette partie, les voies du chemin doivent être vides.
ow-no-909 = Il n’y a pas de telle voie.
ow-no-910 = Une créature face cachée ne se déplace pas.
ow-no-913 = Aucune de vos créatures n’est là.
ow-no-939 = Vous avez déjà placé une carte Empilable ce tour-ci.
ow-no-945 = Vous n’avez pas cette carte Empilable en main.
ow-no-946 = Elle n’est pas face visible depuis avant ce tour.
ow-no-948 = Cet effet ne peut pas être utilisé maintenant.
ow-no-958 = Rien de tel ne peut être utilisé ici.
ow-no-972 = Il n’y a pas de cible légale.

## Decks

ow-deck-section = Partie { $section } inconnue ; un deck a deck, extra et side.
ow-deck-size = { $section ->
        [deck] Le deck principal a { $least } à { $most } cartes
        [extra] Le Deck Extra a au plus { $most } cartes
       *[side] La réserve a au plus { $most } cartes
    }, et non { $given }.
ow-deck-unknown = Aucune carte ne s’appelle { $card }.
ow-deck-token = { $card } est un jeton et ne va dans aucun deck.
ow-deck-extra = { $card } { $section ->
        [extra] n’est pas une carte du Deck Extra
       *[deck] va dans le Deck Extra
    }.
ow-deck-copies = { $card } s’y trouve { $n } fois ; cette partie en permet { $most }.

## Mots et marques

ow-term-places = **a3, a3.1, a3w1** · Comment on nomme les choses : la voie 3 de A, la carte du bas de la pile derrière elle, la première Arme de la créature qui s’y trouve.
ow-term-lf = **Force vitale (FV)** · Vous commencez à 2000 ; qui tombe à 0 a perdu.
ow-term-lane = **Voie, pile** · La place d’une créature, et le tas de cartes derrière elle. Une créature ne combat que la voie adverse de même numéro.
ow-term-soul = **Âme** · Une carte de créature face visible dans une pile : les créatures détruites ou offertes en tribut y vont. Les âmes renforcent leur voie et paient les cartes.
ow-term-bonus = **+100/+200** · Un Bonus d’âme : ce qu’une âme, ou un Artefact sous une autre carte, ajoute à l’ATK et à la DEF de sa voie.
ow-term-cost = **Coût** · D’une créature, combien d’autres sont offertes en tribut ; de toute autre carte, combien d’âmes sont dépensées.
ow-term-down = **Face cachée** · Seul son joueur sait ce que c’est. Une créature ainsi placée se retourne à partir du prochain tour de ce joueur ; une attaque la retourne aussitôt.
ow-term-damage = **Dégâts** · Ils restent sur une créature jusqu’à la prochaine Phase de Pioche et diminuent la DEF qui compte.
ow-term-recoil = **Contrecoup** · Qui attaque une créature de DEF supérieure à l’ATK de l’attaquant perd la différence en FV.
ow-term-rune = **Rune** · Se lance en vos Phases Principales, de la main ou d’où elle fut posée. Une Rune Continue reste ; une Rune Éclair peut aussi répondre.
ow-term-jinx = **Maléfice** · Posé face cachée ; dès le tour suivant, il s’utilise quand arrive ce qu’il nomme.
ow-term-artifact = **Artefact** · Agit au sommet de sa pile ; sous une autre carte, il donne plutôt son Bonus d’âme.
ow-term-arrows = **Flèches** · Combien de voies une créature vise à gauche et à droite de son joueur : là où elle peut aller en Phase Principale 2.
ow-term-methods = **Entrée, Révélation, Empilable, Éclosion, Âme** · Quand agit une créature : invoquée face visible, retournée, placée sur une pile, offerte en tribut pour éclore, ou tant qu’elle est une âme.
ow-term-window = **Répondre** · Après chaque annonce et chaque action, vous pouvez utiliser une carte posée ou une Rune Éclair ; passer, c’est laisser faire.
ow-term-zones = **Cimetière, cartes bannies** · Où vont les cartes utilisées ou dépensées, et celles qu’un effet bannit. Tout y est visible.
