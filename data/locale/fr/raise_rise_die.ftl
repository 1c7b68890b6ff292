# Raise, Rise & Die : ce qui est demandé, fait, noté et refusé.

goal-raise_rise_die = But : frapper les Top souls adverses avec les cartes que vous posez, et amener les points de vie de votre adversaire à 0.
same-raise_rise_die = poser jouer joue mettre attaquer frapper, contrer bloquer, haut tete, bas jambes pieds

## Noms

rrd-at = { $name } ({ $at })
rrd-thing = { $name }
rrd-card = { $name } (VA { $sv }){ $n ->
        [1] {""}
       *[other] , exemplaire { $n }
    }
rrd-slot-name = { $slot ->
        [high] Haut
        [body] Corps
        [low] Bas
        [right] Droite
       *[left] Gauche
    }
rrd-slot = { rrd-slot-name } { DE($who) }
rrd-link = #{ $number } : { $name }
rrd-ordered = { $number } : { $card }
rrd-shield = { $number } : { $card }
rrd-shield-none = Aucun
rrd-marker = { $marker ->
        [poison] Poison
        [bleed] Saignement
       *[omen] Présage
    }
rrd-take-of = { $n } { rrd-marker } { DE($who) }
rrd-pass = Rien
rrd-decline = Ne pas contrer
rrd-pass-turn = Passer
rrd-verb = { $verb ->
        [lay] Poser une carte
        [counter] Contrer avec une carte
        [alone] Jouer seul un instantané
        [answer] Répondre par un instantané
       *[use] Utiliser une carte en jeu
    }
rrd-transcend = { $so ->
        [yes] Transcendée (−{ $n } PV)
       *[no] Non transcendée
    }
rrd-back = Y renoncer
rrd-die = Le faire, et perdre
rrd-frenzy-stop = Ne pas la rejouer
rrd-frenzy-again = La rejouer (coût { $n })
rrd-object-slot = Emplacement d’objet { $n }{ $full ->
        [yes] {" "}(remplace { $card })
       *[no] {""}
    }
rrd-leave = La laisser sur son emplacement
rrd-latent-stop = Ne plus piocher
rrd-latent-deck = Piocher dans le deck
rrd-latent-void = Piocher dans le Néant
rrd-search-yes = Rechercher
rrd-search-no = Ne pas rechercher
rrd-search-none = Ne rien prendre
rrd-start-me = Je commence
rrd-start-foe = Mon adversaire commence
rrd-body = { $kind ->
        [assault] Dégâts
        [support] Ébranlement
       *[defence] Blocage
    } { $value }, VA { $sv }. { $text }

## Fenêtres

raise_rise_die-window-before = un tour, ou une répétition, va commencer
raise_rise_die-window-after = une carte vient d’être posée
raise_rise_die-window-counter = une carte peut être contrée
raise_rise_die-window-instant = un instantané joué seul peut recevoir une réponse
rrd-about-before = le tour { DE($who) } commence
rrd-about-again = { $who } peut jouer { $card } encore une fois
rrd-about-block = { $who } : Bloque { $n }
rrd-about-card = { $who } : { $card } ({ $kind ->
        [assault] Dégâts
        [support] Ébranlement
       *[defence] Blocage
    } { $value }) sur l’emplacement { $where }
rrd-about-effect = { $card } : { $text }

## Questions

rrd-ask-turn = À vous : poser une carte, ou passer ?
rrd-ask-lay = Quelle carte posez-vous ?
rrd-ask-counter = Avec quelle carte contrez-vous ?
rrd-ask-counter-it = La contrez-vous ?
rrd-ask-react = Réagissez-vous ?
rrd-ask-moment = Quelle carte utilisez-vous { $moment ->
        [upkeep] pendant l’entretien
       *[bout-end] à la fin de la passe d’armes
    } ?
rrd-ask-alone = Quel instantané jouez-vous seul ?
rrd-ask-answer = Avec quel instantané répondez-vous ?
rrd-ask-use = Quelle carte utilisez-vous ?
rrd-ask-target = À quelle carte répondez-vous ?
rrd-ask-slot = Sur quel emplacement ?
rrd-ask-transcend = La transcendez-vous ?
rrd-ask-cover = Quels autres emplacements couvre-t-elle ({ $n } au plus) ?
rrd-ask-sacrifice = { $n ->
        [0] Sacrifiez-vous des cartes ? Votre Réserve : { $reserve }.
       *[other] Quelles cartes sacrifiez-vous, dans quel ordre ? Il manque { $n ->
            [one] 1 point
           *[other] { $n } points
        } ; votre Réserve : { $reserve }.
    }
rrd-ask-lethal = Elle vous coûte vos derniers PV : vous perdriez. Est-ce bien voulu ?
rrd-ask-frenzy = Frénésie : rejouez-vous { $card } ({ $n } sur { $of }) ?
rrd-ask-place = Sur quel emplacement d’objet va { $card } ?
rrd-ask-latent = Piochez-vous une carte de plus ? Elle prend 1 de votre potentiel latent, vos cartes en plus de toute la partie : il en reste { $n }.
rrd-ask-void = Quelle carte de votre Néant ?
rrd-ask-worth = { $whole ->
        [yes] Votre main vaut moins de { $n } VA : dans quel ordre la { $how ->
            [sacrifice] sacrifiez-vous
           *[forget] défaussez-vous
        } tout entière ?
       *[no] Quelles cartes { $how ->
            [sacrifice] sacrifiez-vous
           *[forget] défaussez-vous
        }, dans quel ordre ? Elles doivent valoir au moins { $n } VA, sans carte en trop.
    }
rrd-ask-discard = { $n ->
        [one] Quelle carte défaussez-vous ?
       *[other] Quelles { $n } cartes défaussez-vous, dans quel ordre ?
    }
rrd-ask-search = Recherchez-vous dans votre deck une carte de VA { $sv } ?
rrd-ask-take = Quelle carte de VA { $sv } prenez-vous ?
rrd-ask-swap = Quelle carte de VA { $sv } échangez-vous contre une carte de votre défausse ?
rrd-ask-swap-back = Quelle carte de votre défausse prenez-vous ?
rrd-ask-starter = Vous avez passé en premier : qui commence cette passe d’armes ?
rrd-ask-infuse = Lesquelles de vos cartes posées infusez-vous ({ $n } au plus) ? Leur texte bleu agit dès la passe d’armes suivante.
rrd-ask-gather = Dans quel ordre rassemblez-vous vos { $n } cartes ? La première va d’abord dans votre défausse.
rrd-ask-order = Dans quel ordre vos { $n } effets s’appliquent-ils ?
rrd-ask-instead = Que se passe-t-il à la place ?
rrd-ask-take-of = De qui détruit-on le marqueur { rrd-marker } ?
rrd-ask-block = Sur quel emplacement bloquez-vous { $n } ?
rrd-ask-weak = Quel emplacement adverse reçoit Point faible { $n } ?
rrd-ask-room = Il n’y a pas de place pour tout : qu’est-ce qui part ?

## Le journal

rrd-log-first = { $who } commence la première passe d’armes, par tirage au sort.
rrd-log-starts = { $who } commence cette passe d’armes.
rrd-log-bout = Passe d’armes { $n } : Préparation.
rrd-log-clash = Affrontement : { $who } a le premier tour.
rrd-log-consolidation = Consolidation.
rrd-log-shuffles = { $who } mélange son deck.
    .many = { $who } mélangent leur deck.
rrd-log-draws = { $who } pioche { $open ->
        [yes] la Top soul { $soul }{ $n ->
            [0] {""}
            [one] {" "}et 1 carte
           *[other] {" "}et { $n } cartes
        }
       *[no] { $n ->
            [one] 1 carte
           *[other] { $n } cartes
        }
    }.
    .many = { $who } piochent chacun { $open ->
            [yes] la Top soul { $soul }{ $n ->
                [0] {""}
                [one] {" "}et 1 carte
               *[other] {" "}et { $n } cartes
            }
           *[no] { $n ->
                [one] 1 carte
               *[other] { $n } cartes
            }
        }.
rrd-log-draws-these = { $who } pioche { $cards }.
rrd-log-no-card = { $who } n’a plus de carte à piocher.
    .many = { $who } n’ont plus de carte à piocher.
rrd-log-latent = { $who } dépense { $n } de potentiel latent (reste { $left }){ $void ->
        [0] {""}
       *[other] {""}, dont { $void } pour le Néant : { $cards }
    }.
rrd-log-from-void = { $who } pioche { $card } du Néant.
rrd-log-top-soul = Top soul { DE($who) } : { $card } (VA { $sv }).
rrd-log-passes = { $who } { $forced ->
        [yes] est dans l’état Sonné et doit passer
       *[no] passe
    }.
    .many = { $who } { $forced ->
            [yes] sont dans l’état Sonné et doivent passer
           *[no] passent
        }.
rrd-log-sacrifices = { $who } sacrifie { $cards } : Réserve +{ $n } ({ $left }).
rrd-log-transcends = { $who } transcende { $card } pour { $n } PV.
rrd-log-lays = { $who } { $role ->
        [opener] pose
        [counter] contre avec
        [answer] répond avec
       *[alone] joue
    } { $card } sur l’emplacement { $where } (coût { $cost }).
rrd-log-uses = { $who } utilise { $card }.
    .many = { $who } utilise { $card }.
rrd-log-countered = { $card } : entièrement contrée.
    .many = { $card } : entièrement contrées.
rrd-log-voided = { $card } a été transcendée et va dans le Néant.
    .many = { $card } ont été transcendées et vont dans le Néant.
rrd-log-placed = { $card } va sur l’emplacement d’objet { $n } { DE($who) }.
rrd-log-replaced = { $card } laisse sa place et va dans la défausse.
    .many = { $card } laissent leur place et vont dans la défausse.
rrd-log-infused = { $who } infuse { $card }.
    .many = { $who } infuse { $card }.
rrd-log-gathers = { $n ->
        [one] { $who } rassemble { $n } carte
       *[other] { $who } rassemble { $n } cartes
    } ; { $under ->
        [one] { $under } carte passe
       *[other] { $under } cartes passent
    } sous le deck.
    .many = { $n ->
            [one] { $who } rassemblent chacun { $n } carte
           *[other] { $who } rassemblent chacun { $n } cartes
        } ; { $under ->
            [one] { $under } carte de chacun passe
           *[other] { $under } cartes de chacun passent
        } sous son deck.
rrd-log-readied = Toutes les cartes utilisées sont remises à la verticale.
rrd-log-emptied = Les deux Réserves sont vidées.
rrd-log-struck = { $who } subit { $how ->
        [burned] une brûlure de { $n }
       *[damaged] { $n ->
            [one] { $n } dégât
           *[other] { $n } dégâts
        }
    }.
rrd-log-soul-lost = La Top soul { DE($who) }, { $card } (VA { $sv }), est { $how ->
        [burn] brûlée
       *[damage] défaussée
    } : PV { $before } → { $left }.
rrd-log-hp-lost = { $who } perd { $n } PV (reste { $left }).
rrd-log-hp-gained = { $who } récupère { $n } PV ({ $left } en tout).
rrd-log-markers = { $who } prend { $n } { $n ->
        [one] marqueur
       *[other] marqueurs
    } { rrd-marker } ({ $left } en tout).
    .many = { $who } prennent chacun { $n } { $n ->
            [one] marqueur
           *[other] marqueurs
        } { rrd-marker } ({ $left } en tout).
rrd-log-unmarked = { $who } retire { $n } { $n ->
        [one] marqueur
       *[other] marqueurs
    } { rrd-marker } (reste { $left }).
    .many = { $who } retirent chacun { $n } { $n ->
            [one] marqueur
           *[other] marqueurs
        } { rrd-marker } (reste { $left }).
rrd-log-discards = { $who } défausse { $cards }.
rrd-log-searches = { $who } recherche dans son deck et prend { $shown ->
        [yes] { $card }
       *[no] une carte de VA { $sv }
    }.
rrd-log-finds-nothing = { $who } recherche dans son deck et ne prend rien.
rrd-log-swaps = { $who } échange { $given } contre { $back } de sa défausse.
rrd-log-moves = { $hidden ->
        [yes] Une carte { DE($who) }
       *[no] { $card } { DE($who) }
    } va { $to ->
        [hand] dans la main
        [discard] dans la défausse
        [void] dans le Néant
        [deck_top] sur le deck
       *[deck_bottom] sous le deck
    }.
rrd-log-destroyed = { $card } : détruite.
    .many = { $card } : détruites.
rrd-log-turned = { $card } passe à { $used ->
        [yes] l’horizontale
       *[no] la verticale
    }.
    .many = { $card } passent à { $used ->
            [yes] l’horizontale
           *[no] la verticale
        }.
rrd-log-taken = { $who } prend le contrôle { DE($card) }.
rrd-log-looks = { $who } regarde { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } { $zone ->
        [hand] de la main
       *[deck] du deck
    } { DE($owner) }.
rrd-log-looks-at = { $who } regarde { $zone ->
        [hand] la main
       *[deck] le deck
    } { DE($owner) } : { $cards }.
rrd-log-stunned = { $who } prend l’état Sonné.
    .many = { $who } prennent l’état Sonné.
rrd-log-unstunned = { $who } perd l’état Sonné.
    .many = { $who } perdent l’état Sonné.
rrd-log-figure = { $what ->
        [latent] Le potentiel latent
       *[reserve] La Réserve
    } { DE($who) } passe à { $n }.
rrd-log-blocks = { $who } bloque { $n } { DE($card) } sur l’emplacement { $where }.
rrd-log-weak = { $where } reçoit Point faible { $n } ({ $left } en tout).
rrd-log-lasting = { $card } : { $what }.
rrd-log-instead = { $card } change ce qui arrive.
rrd-log-picked = { $card } : le sort désigne { $what }.
rrd-log-toss = { $who } lance une pièce pour { $what } : { $result ->
        [success] réussite
       *[failure] échec
    }.
rrd-log-roll = { $who } lance un dé pour { $what } : { $n }.
rrd-log-concedes = { $who } abandonne.
rrd-outcome-hp = { $who } n’a plus de PV.
rrd-outcome-both = Les deux joueurs perdent au même instant : la partie est nulle.
rrd-outcome-deck = { $who } n’a plus de carte à perdre.
rrd-outcome-conceded = L’adversaire { DE($winner) } abandonne.
rrd-outcome-stall = La même position pour la { $n ->
        [2] deuxième
        [3] troisième
       *[other] cinquième
    } fois : la partie est nulle.
rrd-outcome-loop = Des effets se déclenchent l’un l’autre sans fin : la partie est nulle.

## Decks

rrd-deck-section = Un deck n’a pas de section { $section }.
rrd-deck-unknown = Il n’y a pas de carte { $card }.
rrd-deck-kind = { $card } n’est pas pour la section { $section }.
rrd-deck-character = Un deck a exactement un personnage, pas { $n }.
rrd-deck-weapons = Un deck a de 1 à { $most } armes, pas { $n }.
rrd-deck-archetypes = Les armes sont d’archétypes différents.
rrd-deck-size = Le deck a { $n } cartes ; l’Éther du personnage en demande exactement { $ether }.
rrd-deck-copies = { $card } y est { $n } fois ; 3 exemplaires au plus sont permis.
rrd-deck-archetype = { $card } n’est pas de l’archétype des armes.
rrd-deck-dedicated = { $card } est attitrée à une arme de catégorie { $weapon }, et aucune n’est équipée.

## Refus

rrd-no-303 = Elle a déjà été utilisée dans cette passe d’armes.
rrd-no-504 = Votre Néant est vide.
rrd-no-507 = On ne change pas sa main de départ.
rrd-no-610 = Seule la première carte du Néant se pioche.
rrd-no-612 = Le potentiel latent ne sert qu’à l’étape de pioche.
rrd-no-701 = Ce n’est pas à vous de poser une carte.
rrd-no-702 = À votre tour vous posez une carte de votre main, ou vous passez.
rrd-no-708 = On sacrifie des cartes de sa main, en payant un coût, et jamais la carte elle-même.
rrd-no-709 = Votre Réserve et vos sacrifices n’atteignent pas le coût.
rrd-no-712 = Un assaut se pose sur le playmat adverse.
rrd-no-713 = Cette carte se pose sur votre propre playmat.
rrd-no-714 = Une défense se pose pour contrer un assaut, pas pour ouvrir.
rrd-no-715 = Cet emplacement n’est pas optimal pour la carte.
rrd-no-801 = On contre sur l’emplacement de la carte contrée.
rrd-no-803 = Ces deux cartes ne se contrent pas.
rrd-no-804 = Cet emplacement n’est pas optimal pour la carte qui contre.
rrd-no-816 = Elle a été entièrement contrée.
rrd-no-827 = Une défense ne peut pas être contrée.
rrd-no-829 = Seule la dernière carte adverse de l’échange peut être contrée.
rrd-no-831 = Une carte a été posée pour la contrer.
rrd-no-901 = Un instantané ne se joue que dans une fenêtre de réaction, et les autres cartes jamais.
rrd-no-914 = Une défense répond à un assaut adverse en attente ; il n’y en a pas.
rrd-no-915 = Les instantanés ne se jouent que pendant l’Affrontement.
rrd-no-1101 = Elle n’a pas de texte d’infusion, ou n’est pas à vous.
rrd-no-1104 = Elle n’a pas été posée sur un emplacement optimal.
rrd-no-1105 = Elle a servi à contrer.
rrd-no-1106 = Aucune châsse n’est libre.
rrd-no-1107 = Une infusion reste jusqu’à ce qu’un effet la retire ; on infuse en Consolidation.
rrd-no-1114 = Elle est sur un emplacement d’objet.
rrd-no-1203 = Vous n’avez pas cet emplacement d’objet.
rrd-no-1205 = On ne défausse son propre objet qu’en le remplaçant par un autre.
rrd-no-1206 = Un objet valide ne reste sur son emplacement que si tous les emplacements d’objet sont pris.
rrd-no-1207 = Il n’y a rien à utiliser là.
rrd-no-1208 = Elle est à l’horizontale.
rrd-no-1210 = Elle ne s’utilise pas à ce moment.
rrd-no-1212 = Cet objet se joue comme un soutien, à votre tour ou pour contrer ; ou ce n’en est pas un.
rrd-no-1213 = Ce qu’elle demande ne peut pas être payé en entier.
rrd-no-1301 = Elle n’a ni seconde sphère ni texte rouge.
rrd-no-1309 = Elle a été transcendée.
rrd-no-1310 = On annonce qu’on transcende en posant la carte.
rrd-no-1408 = Sa restriction n’est pas respectée.
rrd-no-1410 = Ce n’est pas à vous de l’utiliser.
rrd-no-1418 = Une carte l’interdit.
rrd-no-1501 = Son Amplitude couvre moins d’emplacements.
rrd-no-1502 = Sans transcender, seuls des emplacements optimaux sont couverts.
rrd-no-1527 = Elle ne coûte rien : on ne sacrifie rien pour elle.
rrd-no-1533 = Personne n’a de tour entre deux répétitions.
rrd-no-1534 = Qui a subi une répétition subit toutes les suivantes.
rrd-no-1538 = Seule la même carte est répétée.
rrd-no-1578 = Dans l’état Sonné on ne pose aucune carte.
rrd-no-1703 = Seule une carte posée sur un emplacement peut être infusée.
rrd-no-1809 = Personne ne regarde dans un deck.
rrd-no-1815 = Les options maison sont fixées pour toute la partie.

## Termes

rrd-term-places = **ah, bl, ao1, #2** · Comment on nomme les choses : l’emplacement Haut du playmat de A, Bas de celui de B (Corps b, Droite r, Gauche g) ; le premier objet de A ; la deuxième carte de l’échange.
rrd-term-ether = **Éther, PV** · Vous commencez avec autant de points de vie (PV) que l’Éther de votre personnage ; à 0, vous avez perdu.
rrd-term-sv = **VA** · Valeur d’âme : ce que coûte une carte, ce qu’elle donne une fois sacrifiée, et les PV qu’elle vous coûte quand elle est perdue comme Top soul.
rrd-term-reserve = **Réserve** · Les points qui restent après un sacrifice ; elle paie les cartes et se vide à la fin de la passe d’armes.
rrd-term-top-soul = **Top soul** · La première carte du deck, face visible : les dégâts l’enlèvent, et vous perdez sa VA en PV.
rrd-term-potential = **Potentiel actif et latent** · Combien de cartes vous piochez à chaque passe d’armes, et combien de plus dans toute la partie.
rrd-term-optimal = **Emplacement optimal** · Où une carte peut être posée, et où son texte agit.
rrd-term-transcend = **Transcender** · Vous payez le coût aussi en PV : seconde sphère, texte rouge, n’importe quel emplacement ; puis la carte va dans le Néant.
rrd-term-exchange = **Échange** · Une carte et tout ce qui la contre, réglés de la dernière carte à la première.
rrd-term-instant = **Instantané** · Une carte pour les fenêtres de réaction : seule, ou en réponse à une carte en attente.
rrd-term-infusion = **Infusion** · Une carte dans une châsse : son texte bleu agit dès la passe d’armes suivante.
rrd-term-object = **Objet** · Une carte sur un emplacement d’objet, utilisée une fois par passe d’armes en l’inclinant.
rrd-term-void = **Néant** · Les cartes sacrifiées, transcendées et brûlées ; elles ne reviennent pas d’elles-mêmes.
