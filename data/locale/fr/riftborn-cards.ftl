### game: riftborn
# Ce que les textes imprimés des cartes de Riftborn ont de propre : ses noms, ce qu’ont les choses, ce qui arrive, ce que font ses opérations. Ce que
# tous les jeux partagent est dans language.ftl et telling.ftl.
#
# Les mots du jeu : creature créature, Spell Sort, Weapon Arme, Armour Armure, token creature créature-jeton, TRICK card carte RUSE, family famille,
# Level Niveau, Experience Expérience, Attack Attaque, Health Santé, life points de vie (PV), rank rang, library bibliothèque, Discard pile défausse,
# tokens marqueurs Rage, Santé, Bouclier, Faiblesse, Déclin, Move Déplacement, retaliation riposte, Attack of Opportunity attaque d’opportunité.

## Verbes

verb-renvoyer = renvo{ $form ->
    [inf] yer
    [one] ie
    [many] ient
   *[imp] yez
}{ verb.done }
verb-subir = subi{ $form ->
    [inf] r
    [one] t
    [many] ssent
   *[imp] ssez
}{ verb.done }
verb-remettre = { $form ->
    [one] remet
   *[other] { verb.re }
}
verb-atteindre = attei{ $form ->
    [inf] ndre
    [one] nt
    [many] gnent
   *[imp] gnez
}{ verb.done }

## Choses

noun-creature = créature{ plural-s }
    .gender = f
noun-spell = Sort{ plural-s }
    .gender = m
noun-weapon = Arme{ plural-s }
    .gender = f
noun-armour = Armure{ plural-s }
    .gender = f
noun-trick = carte{ plural-s } RUSE
    .gender = f
noun-equipment = { $num ->
    [many] Armes ou Armures
   *[one] Arme ou Armure
}
    .gender = f
noun-source = source{ plural-s }
    .gender = f
noun-killer = { $num ->
    [many] bourreaux
   *[one] bourreau
}
    .gender = m
noun-target = cible{ plural-s }
    .gender = f
is-token = { $noun ->
    [many] qui sont des jetons
   *[one] qui est un jeton
}
not-token = hors jeton
is-face-down = face cachée
not-face-down = face visible
is-charmed = sous CHARME
not-charmed = sans CHARME
is-pacified = sous APAISEMENT
not-pacified = sans APAISEMENT
is-rearmost = du dernier rang
not-rearmost = hors du dernier rang
is-new = arrivé{ agree } ce tour-ci
not-new = déjà en jeu avant ce tour
is-moved = ayant utilisé le Déplacement
not-moved = ayant encore le Déplacement
is-acted = ayant utilisé l’Action
not-acted = ayant encore l’Action
is-in-play = sur le terrain
not-in-play = parti{ agree }
is-active = actif
not-active = inactif
like-family = { $negated ->
    [yes] de famille
   *[no] une famille
} en commun avec { $of }
word-family = { $word ->
    [fae] Fée
    [undead] Mort-vivant
    [beastkin] Homme-bête
    [warden] Gardien
    [construct] Machine
   *[other] { $name }
}
word-has = { $name }
word-morale = { $word ->
    [health] Santé
   *[damage] dégâts
}
word-kind = { $word ->
    [attack] une attaque
    [weapon] l’attaque d’une Arme
    [retaliation] une riposte
    [opportunity] une attaque d’opportunité
    [effect] un effet
    [none] autre chose que des dégâts
    [creature] une créature
    [spell] un Sort
    [armour] une Armure
    [summoned] une créature invoquée
    [player] un joueur
    [rage] marqueurs Rage
    [health] marqueurs Santé
    [shield] marqueurs Bouclier
    [weakness] marqueurs Faiblesse
   *[decay] marqueurs Déclin
}
of-family = la famille { $what }
of-has = { $what }
of-morale = { $what }
figure-attack = Attaque
    .total = le total de l’Attaque { AS($of, case: "de") }
    .highest = la plus haute Attaque parmi { $of }
    .least = la plus basse Attaque
    .lowest = la plus basse Attaque parmi { $of }
figure-health = Santé
    .total = le total de la Santé { AS($of, case: "de") }
    .highest = la plus haute Santé parmi { $of }
    .least = la plus basse Santé
    .lowest = la plus basse Santé parmi { $of }
figure-left = Santé restante
    .total = le total de la Santé restante { AS($of, case: "de") }
    .highest = la plus haute Santé restante parmi { $of }
    .least = la plus basse Santé restante
    .lowest = la plus basse Santé restante parmi { $of }
figure-level = Niveau
    .total = le total des Niveaux { AS($of, case: "de") }
    .highest = le plus haut Niveau parmi { $of }
    .least = le plus bas Niveau
    .lowest = le plus bas Niveau parmi { $of }
figure-xp = Expérience
    .total = le total de l’Expérience { AS($of, case: "de") }
    .highest = le plus d’Expérience parmi { $of }
    .least = le moins d’Expérience
    .lowest = le moins d’Expérience parmi { $of }
figure-damage = dégâts
    .total = le total des dégâts sur { $of }
    .highest = le plus de dégâts parmi { $of }
    .least = le moins de dégâts
    .lowest = le moins de dégâts parmi { $of }
figure-rage-tokens = marqueurs Rage
    .total = le nombre de marqueurs Rage sur { $of }
    .highest = le plus de marqueurs Rage parmi { $of }
    .least = le moins de marqueurs Rage
    .lowest = le moins de marqueurs Rage parmi { $of }
figure-health-tokens = marqueurs Santé
    .total = le nombre de marqueurs Santé sur { $of }
    .highest = le plus de marqueurs Santé parmi { $of }
    .least = le moins de marqueurs Santé
    .lowest = le moins de marqueurs Santé parmi { $of }
figure-shield-tokens = marqueurs Bouclier
    .total = le nombre de marqueurs Bouclier sur { $of }
    .highest = le plus de marqueurs Bouclier parmi { $of }
    .least = le moins de marqueurs Bouclier
    .lowest = le moins de marqueurs Bouclier parmi { $of }
figure-weakness-tokens = marqueurs Faiblesse
    .total = le nombre de marqueurs Faiblesse sur { $of }
    .highest = le plus de marqueurs Faiblesse parmi { $of }
    .least = le moins de marqueurs Faiblesse
    .lowest = le moins de marqueurs Faiblesse parmi { $of }
figure-decay-tokens = marqueurs Déclin
    .total = le nombre de marqueurs Déclin sur { $of }
    .highest = le plus de marqueurs Déclin parmi { $of }
    .least = le moins de marqueurs Déclin
    .lowest = le moins de marqueurs Déclin parmi { $of }
figure-rank = rang
    .total = le total des rangs { AS($of, case: "de") }
    .highest = le dernier rang parmi { $of }
    .least = le premier rang
    .lowest = le premier rang parmi { $of }
figure-life = PV
    .total = le total des PV { AS($of, case: "de") }
    .highest = le plus de PV parmi { $of }
    .least = le moins de PV
    .lowest = le moins de PV parmi { $of }
figure-hand = cartes en main
    .total = le total des cartes en main { AS($of, case: "de") }
    .highest = le plus de cartes en main parmi { $of }
    .least = le moins de cartes en main
    .lowest = le moins de cartes en main parmi { $of }
figure-library = cartes dans la bibliothèque
    .total = le total des cartes dans la bibliothèque { AS($of, case: "de") }
    .highest = le plus de cartes dans une bibliothèque parmi { $of }
    .least = le moins de cartes dans la bibliothèque
    .lowest = le moins de cartes dans une bibliothèque parmi { $of }
figure-tricks = cartes RUSE en jeu
    .total = le nombre de cartes RUSE en jeu { AS($of, case: "de") }
    .highest = le plus de cartes RUSE en jeu parmi { $of }
    .least = le moins de cartes RUSE en jeu
    .lowest = le moins de cartes RUSE en jeu parmi { $of }
figure-set = une { $figure } de { $n }
figure-multiply = une { $figure } multipliée par { $n }
figure-change = { $lost ->
    [yes] { $less } en { $figure }
   *[no] { $n } { $figure }
}
with-attack = d’Attaque { with-attack.bound }
    .bound = { $compared ->
        [gt] supérieure à { $n }
        [lt] inférieure à { $n }
       *[eq] { bound }
    }
with-health = de Santé { with-attack.bound }
with-left = de Santé restante { with-attack.bound }
with-level = de Niveau { bound }
with-xp = valant { so-many } d’Expérience{ so-many.more }
with-damage = avec { so-many } dégât{ so-many.s }{ so-many.more }
with-rage-tokens = avec { so-many } marqueur{ so-many.s } Rage{ so-many.more }
with-health-tokens = avec { so-many } marqueur{ so-many.s } Santé{ so-many.more }
with-shield-tokens = avec { so-many } marqueur{ so-many.s } Bouclier{ so-many.more }
with-weakness-tokens = avec { so-many } marqueur{ so-many.s } Faiblesse{ so-many.more }
with-decay-tokens = avec { so-many } marqueur{ so-many.s } Déclin{ so-many.more }
with-rank = { $n ->
    [1] du premier rang
   *[other] du rang { bound }
}
with-life = avec { so-many } PV{ so-many.more }
with-hand = avec { so-many } carte{ so-many.s } en main{ so-many.more }
with-library = avec { so-many } carte{ so-many.s } dans la bibliothèque{ so-many.more }
with-tricks = avec { so-many } carte{ so-many.s } RUSE en jeu{ so-many.more }
with-family = de la famille { $what }
with-has = avec { $what }
with-morale = au MORAL de { $what }
with-name = nommé{ agree } { $name }
with-new = { $so ->
    [no] déjà en jeu avant ce tour
   *[yes] entré{ agree } en jeu ce tour-ci
}
with-in-play = { $so ->
    [no] qui n’est plus
   *[yes] encore
} sur le terrain
with-active = dont c’est { $so ->
    [no] le tour de l’adversaire
   *[yes] le tour
}
with-adjacent = adjacent{ agree } à { $of }
with-in-front = devant { $of }
with-behind = derrière { $of }
with-in-line = dans la ligne { AS($of, case: "de") }
with-within = à { $n } { $n ->
    [one] case
    [1] case
   *[other] cases
} ou moins { AS($of, case: "de") }
in-zone = { $taken ->
    [yes] { in-zone.of }
   *[no] { in-zone.in }
}{ $whose ->
    [of] {" "}{ AS($who, case: "de") }
    [foe] {" "}adverse
   *[any] {""}
}
    .of = de { in-zone.la } { $zone ->
        [hand] main
        [library] bibliothèque
        [discard] défausse
       *[removed] réserve des cartes retirées de la partie
    }
    .la = { $whose ->
        [you] votre
        [any] une
       *[of] la
    }
    .in = dans { in-zone.la } { $zone ->
        [hand] main
        [library] bibliothèque
        [discard] défausse
       *[removed] réserve des cartes retirées de la partie
    }
player-foe = { case-before }votre adversaire
player-each = { case-before.les }deux joueurs

## Nombres

of-attack = { PRONOUN($of) ->
    [yes] { of-attack.son } Attaque
   *[no] l’Attaque{ of-whom }
}
    .son = { NUM($of) ->
        [many] leur
       *[one] son
    }
    .sa = { NUM($of) ->
        [many] leur
       *[one] sa
    }
of-health = { PRONOUN($of) ->
    [yes] { of-attack.sa } Santé
   *[no] la Santé{ of-whom }
}
of-left = { PRONOUN($of) ->
    [yes] { of-attack.sa } Santé restante
   *[no] la Santé restante{ of-whom }
}
of-level = { NUM($of) ->
    [you] votre Niveau
   *[one] { PRONOUN($of) ->
        [yes] { of-attack.son } Niveau
       *[no] le Niveau{ of-whom }
    }
}
of-xp = { NUM($of) ->
    [you] votre Expérience
   *[one] { PRONOUN($of) ->
        [yes] { of-attack.son } Expérience
       *[no] l’Expérience{ of-whom }
    }
}
of-damage = les dégâts sur { $of }
of-rage-tokens = le nombre de marqueurs Rage sur { $of }
of-health-tokens = le nombre de marqueurs Santé sur { $of }
of-shield-tokens = le nombre de marqueurs Bouclier sur { $of }
of-weakness-tokens = le nombre de marqueurs Faiblesse sur { $of }
of-decay-tokens = le nombre de marqueurs Déclin sur { $of }
of-rank = le rang { AS($of, case: "de") }
of-life = { NUM($of) ->
    [you] vos PV
   *[one] les PV{ of-whom }
}
of-hand = le nombre de cartes dans { NUM($of) ->
    [you] votre main
   *[one] la main{ of-whom }
}
of-library = le nombre de cartes dans { NUM($of) ->
    [you] votre bibliothèque
   *[one] la bibliothèque{ of-whom }
}
of-tricks = le nombre { NUM($of) ->
    [you] de vos cartes RUSE en jeu
   *[one] de cartes RUSE en jeu{ of-whom }
}
number-rolled = le nombre obtenu
measure = { $of ->
    [damage] des dégâts
    [cards] des cartes
    [tokens] des marqueurs
    [tiles] des cases
    [level] des Niveaux
   *[any] des nombres
}
event-amount = { $of ->
    [damage] ce nombre de dégâts
    [cards] ce nombre de cartes
    [tokens] ce nombre de marqueurs
    [tiles] ce nombre de cases
    [level] ce Niveau
   *[any] ce nombre
}
amount-life = { $n } PV
amount-xp = { $n } d’Expérience
counter-rage = { counter-rage.n } Rage
    .n = { $n ->
        [1] un marqueur
       *[other] { $n } marqueurs
    }
counter-health = { counter-rage.n } Santé
counter-shield = { counter-rage.n } Bouclier
counter-weakness = { counter-rage.n } Faiblesse
counter-decay = { counter-rage.n } Déclin

## Conditions

so-many = { $compared ->
    [gt] plus de { $n }
    [lt] moins de { $n }
    [ne] un autre nombre que { $n }
    [span] de { $n } à { $most }
    [outside] moins de { $n } ou plus de { $most }
   *[eq] { $n }
}
    .more = { $compared ->
        [ge] {" "}ou plus
        [le] {" "}ou moins
       *[eq] {""}
    }
    .s = { $n ->
        [one] {""}
       *[other] s
    }
if-attack = { has-or-not } une Attaque { if-attack.bound }
    .bound = { $compared ->
        [ne] de valeur autre que { $n }
       *[le] { bound.of }
    }
if-health = { has-or-not } une Santé { if-attack.bound }
if-left = { has-or-not } une Santé restante { if-attack.bound }
if-level = { is-or-not } de Niveau { bound }
if-xp = { has-or-not } { so-many } d’Expérience{ so-many.more }
if-damage = { has-or-not } { so-many } dégât{ so-many.s }{ so-many.more }
if-rage-tokens = { has-or-not } { so-many } marqueur{ so-many.s } Rage{ so-many.more }
if-health-tokens = { has-or-not } { so-many } marqueur{ so-many.s } Santé{ so-many.more }
if-shield-tokens = { has-or-not } { so-many } marqueur{ so-many.s } Bouclier{ so-many.more }
if-weakness-tokens = { has-or-not } { so-many } marqueur{ so-many.s } Faiblesse{ so-many.more }
if-decay-tokens = { has-or-not } { so-many } marqueur{ so-many.s } Déclin{ so-many.more }
if-rank = { is-or-not } au { $n ->
    [1] premier rang
   *[other] rang { bound }
}
if-life = { has-or-not } { so-many } PV{ so-many.more }
if-hand = { has-or-not } { so-many } carte{ so-many.s } en main{ so-many.more }
if-library = { has-or-not } { so-many } carte{ so-many.s } dans la bibliothèque{ so-many.more }
if-tricks = { has-or-not } { so-many } carte{ so-many.s } RUSE en jeu{ so-many.more }
if-family = { is-or-not } de la famille { $what }
if-has = { has-or-not } { $what }
if-name = { is-or-not } { $name }
if-token = { is-or-not } une créature-jeton
if-face-down = { is-or-not } face cachée
if-new = { is-or-not } { VERB("entré", $who, form: "pp") } en jeu ce tour-ci
if-moved = { has-or-not } utilisé son Déplacement
if-acted = { has-or-not } utilisé son Action
if-charmed = { is-or-not } sous CHARME
if-pacified = { is-or-not } sous APAISEMENT
if-rearmost = { is-or-not } au dernier rang
if-in-play = { $negated ->
    [yes] { AS($who, case: "s") } n’{ VERB("être", $who) } plus
   *[no] { DOES("être", $who) } encore
} sur le terrain
if-morale = le MORAL { AS($who, case: "de") } { $negated ->
    [yes] ne donne pas
   *[no] donne
} { $what }
if-adjacent = { is-or-not } { VERB("adjacent", $who, form: "pp") } à { $of }
if-in-front = { is-or-not } devant { $of }
if-behind = { is-or-not } derrière { $of }
if-in-line = { is-or-not } dans la ligne { AS($of, case: "de") }
if-within = { is-or-not } { with-within }
if-event-to = { is-or-not } { VERB("allé", $who, form: "pp") } { $zone }
    .zone = { $zone ->
        [hand] dans une main
        [library] dans une bibliothèque
        [discard] dans une défausse
       *[removed] hors du jeu
    }
if-event-amount = { event-amount } vaut { $compared ->
    [ge] au moins { $n }
    [gt] plus que { $n }
    [le] au plus { $n }
    [lt] moins que { $n }
    [span] { $n } à { $most }
    [ne] autre chose que { $n }
    [outside] moins que { $n } ou plus que { $most }
   *[eq] { $n }
}

## Situations

other-role = { $has-other ->
    [yes] {" "}{ $other }
   *[no] {""}
}
    .against = { $has-other ->
        [yes] {" "}contre { $other }
       *[no] {""}
    }
    .by = { $has-other ->
        [yes] {" "}par { $other }
       *[no] {""}
    }
of-kind = { $kinds ->
    [any] {""}
   *[other] {" "}({ $kind })
}
    .as = { $kinds ->
        [any] {""}
       *[other] {" "}comme { $kind }
    }
    .by = { $kinds ->
        [any] {""}
       *[other] {" "}par { $kind }
    }
    .what = { $kinds ->
        [any] { $subject }
       *[other] { $kind }
    }
event-played = { $has-player ->
    [yes] { DOES("jouer", $player) } { event-played.what }
   *[no] { $has-subject ->
        [yes] { DOES("être", $subject) } { VERB("joué", $subject, form: "pp") }{ of-kind.as }
       *[no] un joueur joue { event-played.what }
    }
}
    .past = { $has-player ->
        [yes] { a-player } joué { event-played.what }
       *[no] { $has-subject ->
            [yes] { a-subject } été { VERB("joué", $subject, form: "pp") }{ of-kind.as }
           *[no] { $negated ->
                [yes] aucun joueur n’a
               *[no] un joueur a
            } joué { event-played.what }
        }
    }
    .what = { $has-subject ->
        [yes] { $subject }{ of-kind.as }
       *[no] { of-kind.what }
    }
event-entered = { DOES("entrer", $subject) } en jeu
    .past = { est-subject } { VERB("entré", $subject, form: "pp") } en jeu
event-spell-done = { $has-player ->
    [yes] { DOES("avoir", $player) } joué un Sort
   *[no] un Sort a été joué
}
    .past = { $has-player ->
        [yes] { a-player } joué un Sort
       *[no] { $negated ->
            [yes] aucun Sort n’a
           *[no] un Sort a
        } été joué
    }
event-dies = { $has-other ->
    [yes] { DOES("tuer", $other) } { $subject }
   *[no] { DOES("mourir", $subject) }
}{ of-kind.by }
    .past = { $has-other ->
        [yes] { a-other } tué { $subject }
       *[no] { est-subject } { VERB("mort", $subject, form: "pp") }
    }{ of-kind.by }
event-left = { DOES("quitter", $subject) } le terrain{ event-left.to }
    .past = { a-subject } quitté le terrain{ event-left.to }
    .to = { $to ->
        [any] {""}
       *[other] {" "}{ $zone }
    }
to-zone = { $zone ->
    [hand] vers une main
    [library] vers une bibliothèque
    [discard] vers une défausse
   *[removed] et la partie
}
event-revived = { DOES("revenir", $subject) } à la vie
    .past = { est-subject } { VERB("revenu", $subject, form: "pp") } à la vie
event-attack-declared = { DOES("attaquer", $subject) }{ event-attack-declared.whom }
    .past = { a-subject } attaqué{ event-attack-declared.whom }
    .whom = { $has-other ->
        [yes] {" "}{ $other }{ of-kind }
       *[no] { $kinds ->
            [any] {""}
            [creature] {" "}une créature
           *[player] {" "}un joueur
        }
    }
event-attacked = { DOES("terminer", $subject) } une attaque{ $has-other ->
    [yes] {" "}contre { $other }{ of-kind }
   *[no] { $kinds ->
        [any] {""}
       *[other] {" "}contre { $kind }
    }
}
    .past = { a-subject } attaqué{ event-attack-declared.whom }
event-damaged = { $has-other ->
    [yes] { DOES("infliger", $other) } { event-damaged.what } à { $subject }{ of-kind.by }
   *[no] { DOES("subir", $subject) } { event-damaged.what }{ of-kind.by }
}
    .past = { $has-other ->
        [yes] { a-other } infligé { event-damaged.what } à { $subject }{ of-kind.by }
       *[no] { a-subject } subi { event-damaged.what }{ of-kind.by }
    }
    .what = { $some ->
        [yes] { $much }
       *[no] { $negated ->
            [yes] de dégâts
           *[no] des dégâts
        }
    }
event-strikes = { DOES("infliger", $subject) } { event-damaged.what } par une attaque
    .past = { a-subject } infligé { event-damaged.what } par une attaque
event-hurt = { $has-other ->
    [yes] { $has-player ->
        [yes] { NUM($player) ->
            [you] { AS($other, case: "s") } vous { VERB("infliger", $other) } { event-damaged.what }
           *[one] { DOES("infliger", $other) } { event-damaged.what } { AS($player, case: "a") }
        }
       *[no] { DOES("infliger", $other) } { event-damaged.what } à un joueur
    }{ of-kind.by }
   *[no] { DOES("subir", $player) } { event-damaged.what }{ of-kind.by }
}
    .past = { $has-other ->
        [yes] { a-other } infligé { event-damaged.what } { $has-player ->
            [yes] { AS($player, case: "a") }
           *[no] à un joueur
        }{ of-kind.by }
       *[no] { a-player } subi { event-damaged.what }{ of-kind.by }
    }
event-healed = { DOES("être", $subject) } { VERB("soigné", $subject, form: "pp") }{ event-healed.much }
    .past = { a-subject } été { VERB("soigné", $subject, form: "pp") }{ event-healed.much }
    .much = { $some ->
        [yes] {" "}de { $much }
       *[no] {""}
    }
event-token-placed = { DOES("recevoir", $subject) } { event-token-placed.what }
    .past = { a-subject } reçu { event-token-placed.what }
    .what = { $negated ->
        [yes] de
       *[no] des
    } { $kinds ->
        [any] marqueurs
       *[other] { $kind }
    }{ $some ->
        [yes] {" "}({ $much })
       *[no] {""}
    }
event-moved = { AS($subject, case: "s") } se { VERB("déplacer", $subject) }{ event-moved.much }
    .past = { AS($subject, case: "s") } s’{ $negated ->
        [yes] { VERB("être", $subject, form: "not") }
       *[no] { VERB("être", $subject) }
    } { VERB("déplacé", $subject, form: "pp") }{ event-moved.much }
    .much = { $some ->
        [yes] {" "}de { $much }
       *[no] {""}
    }
event-turned-up = { DOES("être", $subject) } { VERB("retourné", $subject, form: "pp") } face visible
    .past = { a-subject } été { VERB("retourné", $subject, form: "pp") } face visible
event-transformed = { $has-player ->
    [yes] { $has-subject ->
        [yes] { $subject } est { VERB("transformé", $subject, form: "pp") }
       *[no] une créature { AS($player, case: "de") } est transformée
    }
   *[no] { DOES("être", $subject) } { VERB("transformé", $subject, form: "pp") }
}
    .past = { a-subject } été { VERB("transformé", $subject, form: "pp") }
event-control-changed = { $has-player ->
    [yes] { DOES("prendre", $player) } le contrôle { $has-subject ->
        [yes] { AS($subject, case: "de") }
       *[no] d’une créature
    }
   *[no] { DOES("arriver", $subject) } de l’autre camp
}
    .past = { $has-player ->
        [yes] { a-player } pris le contrôle { AS($subject, case: "de") }
       *[no] { est-subject } { VERB("arrivé", $subject, form: "pp") } de l’autre camp
    }
event-weapon-used = { $has-player ->
    [yes] { DOES("utiliser", $player) } { $has-subject ->
        [yes] { $subject }
       *[no] une Arme
    }
   *[no] { DOES("être", $subject) } { VERB("utilisé", $subject, form: "pp") }
}{ other-role.against }
    .past = { $has-player ->
        [yes] { a-player } utilisé { $subject }
       *[no] { a-subject } été { VERB("utilisé", $subject, form: "pp") }
    }{ other-role.against }
event-broken = { DOES("être", $subject) } { VERB("détruit", $subject, form: "pp") }
    .past = { a-subject } été { VERB("détruit", $subject, form: "pp") }
event-leveled = { DOES("atteindre", $player) } { $some ->
    [yes] le Niveau { $much }
   *[no] un nouveau Niveau
}
    .past = { a-player } atteint { $some ->
        [yes] le Niveau { $much }
       *[no] un nouveau Niveau
    }
event-drew = { DOES("piocher", $player) } { event-drew.cards }
    .past = { a-player } pioché { event-drew.cards }
    .cards = { $some ->
        [yes] { $much } d’un coup
       *[no] une carte
    }
event-discarded = { $has-player ->
    [yes] { DOES("défausser", $player) }
   *[no] un joueur défausse
} { event-drew.cards }
    .past = { a-player } défaussé { event-drew.cards }
event-tricked = une { event-tricked.whose } se déclenche
    .past = une { event-tricked.whose } { $negated ->
        [yes] ne s’est pas déclenchée
       *[no] s’est déclenchée
    }
    .whose = { NUM($player) ->
        [you] de vos cartes RUSE
       *[one] carte RUSE { AS($player, case: "de") }
    }
event-turn-begins = au début { event-turn-begins.of }
    .past = { event-turn-begins.one } { $negated ->
        [yes] n’a pas commencé
       *[no] a commencé
    }
    .of = { $has-player ->
        [yes] { NUM($player) ->
            [you] de votre tour
           *[one] du tour { AS($player, case: "de") }
        }
       *[no] de chaque tour
    }
    .one = { $has-player ->
        [yes] { NUM($player) ->
            [you] votre tour
           *[one] le tour { AS($player, case: "de") }
        }
       *[no] le tour d’un joueur
    }
event-turn-ends = à la fin { event-turn-begins.of }
    .past = { event-turn-begins.one } { $negated ->
        [yes] n’est pas fini
       *[no] est fini
    }

## Durées

until = { $first ->
    [yes] { until.when }, { $clause }
   *[no] { $clause } { until.when }
}
    .when = { $until ->
        [turn] jusqu’à la fin du tour
       *[for-good] pour de bon
    }
until-next-turn = { $clause } { NUM($who) ->
    [you] jusqu’au début de votre prochain tour
   *[one] jusqu’au début du prochain tour { AS($who, case: "de") }
}
until-next-turn-end = { $clause } { NUM($who) ->
    [you] jusqu’à la fin de votre prochain tour
   *[one] jusqu’à la fin du prochain tour { AS($who, case: "de") }
}
later-turn-start = au début { NUM($whose) ->
    [you] de votre prochain tour
   *[one] du prochain tour { AS($whose, case: "de") }
}, { $clause }
later-turn-end = à la fin { NUM($whose) ->
    [you] de votre tour
   *[one] du prochain tour { AS($whose, case: "de") }
}, { $clause }

## Ce qui est toujours actif, et ce que font les effets

act-move = se déplacer
act-act = utiliser { NUM($who) ->
    [many] leur
   *[one] son
} Action
act-attack = attaquer
act-retaliate = riposter
act-opportunity = infliger d’attaque d’opportunité
act-be-swapped = être { VERB("échangé", $who, form: "pp") } de place
act-be-attacked = être { VERB("attaqué", $who, form: "pp") }
act-play = jouer { $has-what ->
    [yes] { AS($what, case: "de") }
   *[no] de cartes
}
act-draw = piocher de cartes
act-second-target = porter la seconde attaque d’une DOUBLE ATTAQUE sur une autre cible
act-use-weapons = utiliser d’Armes
op-damage = { VERB("infliger", $who) } { $n } { $n ->
    [one] dégât
   *[other] dégâts
} { AS($to, case: "a") }
op-heal = { NUM($to) ->
    [you] récupérez { $n } PV
   *[one] { VERB("soigner", $who) } { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } { AS($to, case: "de") }
}
op-destroy = { DOES("détruire", $who, $what) }
op-mill = { DOES("mettre", $who) } { top-cards } de { whose } bibliothèque dans { whose } défausse
op-shuffle = { DOES("mélanger", $who) } { whose } bibliothèque
op-reshuffle = { DOES("mélanger", $who) } { whose } défausse dans { whose } bibliothèque
op-search = { DOES("chercher", $who) } { $has-what ->
    [yes] { $what }
   *[no] { $n ->
        [1] une carte
       *[other] jusqu’à { $n } cartes
    }
} dans { whose } bibliothèque et { VERB("mettre", $who) } { $n ->
    [1] cette carte
   *[other] ces cartes
} { $to ->
    [hand] en main
    [library-top] au-dessus
   *[discard] dans { whose } défausse
}
op-look = { DOES("regarder", $who) } { top-cards } { NUM($at) ->
    [you] de votre bibliothèque
   *[one] de la bibliothèque { AS($at, case: "de") }
}
op-arrange = { DOES("regarder", $who) } { top-cards } { NUM($of) ->
    [you] de votre bibliothèque
   *[one] de la bibliothèque { AS($of, case: "de") }
} et { VERB("remettre", $who) } ces cartes au-dessus dans l’ordre de votre choix
op-send = { $to ->
    [library] { DOES("mélanger", $who, $what) } dans { op-send.la } bibliothèque{ op-send.owner }
    [removed] { DOES("retirer", $who, $what) } de la partie
    [hand] { DOES("renvoyer", $who, $what) } dans { op-send.la } main{ op-send.owner }
   *[other] { DOES("mettre", $who, $what) } { $to ->
        [library-top] sur { op-send.la } bibliothèque{ op-send.owner }
        [library-bottom] sous { op-send.la } bibliothèque{ op-send.owner }
       *[discard] dans { op-send.la } défausse{ op-send.owner }
    }
}
    .la = { $own ->
        [yes] votre
       *[no] la
    }
    .owner = { $own ->
        [yes] {""}
       *[no] {" "}{ NUM($what) ->
            [many] de leur propriétaire
           *[one] de son propriétaire
        }
    }
op-summon = { VERB("invoquer", $who) } { $upto ->
    [yes] jusqu’à{" "}
   *[no] {""}
}{ $what }{ $has-near ->
    [yes] {" "}à côté { AS($near, case: "de") }
   *[no] {""}
}{ $side-is ->
    [you] {""}
   *[other] {" "}du côté { AS($side, case: "de") }
}{ $xp ->
    [no] {" "}(sans Expérience)
   *[yes] {""}
}
op-play = { VERB("jouer", $who) } { $what } sans utiliser de Niveaux{ $xp ->
    [no] {" "}ni gagner d’Expérience
   *[yes] {""}
}
op-transform = { DOES("devenir", $to) } { $into }
op-swap = { VERB("échanger", $who) } les places { AS($a, case: "de") } et { AS($b, case: "de") }
op-place = { DOES("déplacer", $who, $what) } { $to ->
    [front] à une place du premier rang
    [rear] à une place du dernier rang
    [new-rank] dans un nouveau rang derrière
   *[anywhere] à n’importe quelle place libre
}
op-turn-up = retournez { $to } face visible
op-charm = { DOES("pouvoir", $to, form: "not") } utiliser { op-charm.son } Action pour attaquer à { op-charm.son } prochain tour
    .son = { NUM($to) ->
        [many] leur
       *[one] son
    }
op-pacify = { DOES("pouvoir", $to, form: "not") } utiliser { op-charm.son } Action à { op-charm.son } prochain tour
op-ready = la prochaine attaque { AS($to, case: "de") } inflige { $n } { $n ->
    [one] dégât
   *[other] dégâts
} de plus
op-switch-morale = le MORAL { AS($to, case: "de") } passe des dégâts à la Santé ou inversement
op-refresh = { DOES("récupérer", $to) } { op-charm.son } { $what }
op-repair = { DOES("récupérer", $what) } { $n } de Santé
op-trick-card = { NUM($who) ->
    [one] { $who } peut
   *[you] vous pouvez
} mettre { $n ->
    [1] une carte RUSE
   *[other] { $n } cartes RUSE
} en jeu face cachée
op-win = { DOES("gagner", $who) } la partie
op-revoke = { DOES("perdre", $to) } { $keywords-first ->
    [all] toutes les capacités
   *[other] { $keywords }
}
word-refreshed = { $what ->
    [move] Déplacement
   *[action] Action
}

## Cartes

card-blank = sans texte
card-head = { $head } : { $text }
card-headed = { $name } ({ $cost })
card-only = seulement { $condition }
card-limit = { $period ->
    [match] { $n ->
        [1] une fois par partie
       *[other] { $n } fois par partie
    }
   *[turn] { $n ->
        [1] une fois par tour
       *[other] jusqu’à { $n } fois par tour
    }
}{ limit-per }
keyword-numbered = { $name }({ $n })
keyword-times = { $what } ×{ $n }
keyword-aura = AURA
    .means = agit sur les créatures à { $x } { $x ->
        [one] case
       *[other] cases
    } ou moins
keyword-block = BLOCAGE
    .means = elle ne subit pas de riposte quand elle attaque
keyword-charm = CHARME
    .means = par son Action, une créature adjacente ne peut pas attaquer à son prochain tour
keyword-dash = RUÉE
    .means = son Déplacement peut couvrir jusqu’à { $x } { $x ->
        [1] case
       *[other] cases
    }
keyword-depleted = ÉPUISABLE
    .means = une fois jouée, elle est retirée de la partie au lieu d’aller à la défausse
keyword-dormant = DORMANT
    .means = elle ne peut ni se déplacer, ni agir, ni riposter, ni infliger d’attaque d’opportunité
keyword-double-attack = DOUBLE ATTAQUE
    .means = elle attaque sa cible deux fois, et subit deux ripostes
keyword-draw = PIOCHE
    .means = jouée, piochez { $x ->
        [1] une carte
       *[other] { $x } cartes
    }
keyword-flight = VOL
    .means = elle attaque comme avec PORTÉE(2), avec riposte, sauf si une créature adverse avec VOL est devant elle
keyword-haste = CÉLÉRITÉ
    .means = elle peut utiliser son Action dès le tour où elle arrive
keyword-heal = SOIN
    .means = par son Action, { $x } { $x ->
        [one] dégât est soigné
       *[other] dégâts sont soignés
    } sur une créature adjacente ou un joueur
keyword-hero = HÉROS
    .means = un seul exemplaire par deck
keyword-magic = MAGIE
    .means = ses attaques ne sont pas réduites par RÉSISTANCE
keyword-morale = MORAL
    .means = vos créatures adjacentes ont +{ $x } Attaque ou +{ $x } Santé ; son Action passe de l’une à l’autre
keyword-pacify = APAISEMENT
    .means = par son Action, une créature adjacente ne peut pas utiliser son Action à son prochain tour
keyword-pacifist = PACIFISTE
    .means = elle ne peut pas utiliser son Action pour attaquer
keyword-pierce = PERÇANT
    .means = jusqu’à { $x } de sa riposte passe malgré BLOCAGE
keyword-rage = RAGE
    .means = chaque fois qu’elle subit des dégâts, elle gagne { $x } { $x ->
        [one] marqueur
       *[other] marqueurs
    } Rage
keyword-range = PORTÉE
    .means = attaque jusqu’à { $x } { $x ->
        [1] case
       *[other] cases
    }, sans riposte au-delà d’une
keyword-ready = PRÉPARATION
    .means = par son Action, sa prochaine attaque inflige { $x } { $x ->
        [one] dégât
       *[other] dégâts
    } de plus
keyword-regen = RÉGÉNÉRATION
    .means = à la fin de votre tour, { $x } { $x ->
        [one] dégât est soigné
       *[other] dégâts sont soignés
    } sur elle
keyword-relentless = IMPLACABLE
    .means = quand elle tue, l’excédent de dégâts passe à la créature de derrière, ou à l’adversaire
keyword-resistance = RÉSISTANCE
    .means = les attaques sans MAGIE, ripostes et attaques d’opportunité lui infligent moitié moins de dégâts
keyword-rooted = ENRACINÉ
    .means = elle n’a pas de Déplacement
keyword-scry = PRESCIENCE
    .means = jouée, regardez { $x ->
        [1] la carte du dessus
       *[other] les { $x } cartes du dessus
    } de votre bibliothèque et remettez-les dans l’ordre de votre choix
keyword-siphon = SIPHON
    .means = elle est soignée d’autant de dégâts que ses attaques en infligent
keyword-spell = SORTILÈGE
    .means = par son Action
keyword-spy = ESPIONNAGE
    .means = jouée, regardez { $x ->
        [1] la carte du dessus
       *[other] les { $x } cartes du dessus
    } de la bibliothèque adverse
keyword-stealth = FURTIVITÉ
    .means = elle arrive face cachée, et seules des créatures adjacentes peuvent l’attaquer
keyword-summon = INVOCATION
    .means = par son Action, des créatures entrent en jeu à côté d’elle
keyword-swarm = ESSAIM
    .means = son Attaque et sa Santé sont multipliées par { $x }, et elle n’a pas d’autre capacité
keyword-transform = TRANSFORMATION
    .means = par son Action, elle est mise de côté et un jeton prend sa place
keyword-trick = RUSE
    .means = jouée, vous pouvez mettre une carte RUSE en jeu ; quand l’une se déclenche, vous choisissez un tel effet
keyword-undeath = NON-MORT
    .means = la première fois qu’elle mourrait, elle revient avec 1 de Santé restante
keyword-vanguard = AVANT-GARDE
    .means = ses ripostes et attaques d’opportunité infligent tous leurs dégâts
card-keywords = { $what }
card-trick = { $when }
summon-cards = { $n } { $card }
summons = comme Action, invoquez { $n } { $what } à côté de cette créature
transforms = comme Action, mettez cette créature de côté ; { $what } prend sa place
op-multiply = { DOES("avoir", $to) } { $changes }
op-allow = { DOES("pouvoir", $to) } { $act }
