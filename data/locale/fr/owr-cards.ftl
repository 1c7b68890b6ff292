### game: owr
# Ce que les textes imprimés des cartes d’OWR ont de propre : ses noms, ce qu’ont les choses, ce qui arrive, ce que font ses opérations. Ce que tous
# les jeux partagent est dans language.ftl et telling.ftl.
#
# Les mots du jeu : creature créature, soul âme, stack pile, lane voie, Rune, Continuous Continue, Flash Éclair, Jinx Maléfice, Arena Arène,
# Artifact Artefact, Weapon Arme, token jeton, tribute tribut, Normal et Special Summon Invocation Normale et Spéciale, face-up face visible,
# face-down face cachée, ATK, DEF, Life Force (LF) Force vitale (FV), Soul Bonus Bonus d’âme, Play Entrée, Reveal Révélation, Stackable
# Empilable, Hatch Éclosion, grave cimetière, banish bannir.

## Verbes

verb-renvoyer = renvo{ $form ->
    [inf] yer
    [one] ie
    [many] ient
   *[imp] yez
}{ verb.done }
verb-bannir = banni{ $form ->
    [inf] r
    [one] t
    [many] ssent
   *[imp] ssez
}{ verb.done }
verb-offrir = offr{ $form ->
    [inf] ir
    [one] e
    [many] ent
   *[imp] ez
}{ verb.done }
verb-combattre = { $form ->
    [one] combat
   *[other] { verb.re }
}
verb-repondre = { verb.re }

## Choses

noun-creature = créature{ plural-s }
    .gender = f
noun-soul = âme{ plural-s }
    .gender = f
noun-rune = Rune{ plural-s }
    .gender = f
noun-jinx = Maléfice{ plural-s }
    .gender = m
noun-artifact = Artefact{ plural-s }
    .gender = m
noun-arena = Arène{ plural-s }
    .gender = f
noun-weapon = Arme{ plural-s }
    .gender = f
noun-set-card = carte{ plural-s } posée{ plural-s }
    .gender = f
noun-stack-card = carte{ plural-s } d’une pile
    .gender = f
noun-cell = voie{ plural-s }
    .gender = f
noun-lane = voie{ plural-s }
    .gender = f
noun-stack = pile{ plural-s }
    .gender = f
noun-pending = ce à quoi elle répond
    .gender = m
noun-bearer = porteur
    .gender = m
noun-opposite = créature d’en face
    .gender = f
noun-attacker = attaquant
    .gender = m
noun-defender = défenseur
    .gender = m
noun-attacked = voie attaquée
    .gender = f
noun-destroyer = créature{ plural-s } qui l’a détruite
    .gender = f
noun-source = source{ plural-s }
    .gender = f
adjective-armed = armé{ agree }
is-token = jeton{ plural }
not-token = hors jeton
is-face-down = face cachée
not-face-down = face visible
is-armed = armé{ agree }
not-armed = sans Arme
is-extra = du Deck Extra
not-extra = du deck principal
like-subtype = { $negated ->
    [yes] de type
   *[no] un type
} en commun avec { $of }
word-subtype = { $word ->
    [bird] Oiseau
    [beast] Bête
    [merchant] Marchand
    [insect] Insecte
    [clerk] Commis
    [player] Comédien
    [spirit] Esprit
    [goblin] Gobelin
    [egg] Œuf
    [guard] Garde
    [construct] Machine
    [wyrm] Wyrm
    [fish] Poisson
    [flash] Éclair
    [continuous] Continue
    [normal] Normale
   *[other] { $name }
}
word-has = { $word ->
    [play] Entrée
    [reveal] Révélation
    [stackable] Empilable
    [hatch] Éclosion
   *[soul] Âme
}
word-method = { word-has }
word-of-kind = { $word ->
    [creature] une créature
    [rune] une Rune
    [jinx] un Maléfice
    [artifact] un Artefact
    [arena] une Arène
   *[weapon] une Arme
}
word-waits = { $word ->
    [card] une carte lancée
    [ability] un effet
    [attack] une attaque
   *[summon] une invocation
}
word-entered = face { $word ->
    [down] cachée
   *[up] visible
}
word-phase = { $word ->
    [draw] de Pioche
    [main-1] Principale 1
    [battle] de Combat
    [main-2] Principale 2
   *[end] de Fin
}
word-kind = { $word ->
    [battle] combat
    [effect] un effet
    [none] une baisse de DEF
    [normal] Invocation Normale
    [special] Invocation Spéciale
    [token] jeton
    [up] face visible
    [down] face cachée
    [attack] par une attaque
    [player] par son joueur
    [direct] directe
    [creature] une créature
    [rune] une Rune
    [jinx] un Maléfice
    [arena] une Arène
    [artifact] un Artefact
    [weapon] une Arme
    [flash] une Rune Éclair
    [continuous] une Rune Continue
    [play] un effet d’Entrée
    [reveal] un effet de Révélation
    [stackable] un effet Empilable
    [hatch] un effet d’Éclosion
    [soul] un Effet d’âme
    [trigger] un effet déclenché
    [activated] un effet activé
    [recoil] un contrecoup
    [cost] un coût
   *[set] un effet sans dégâts
}
of-subtype = le type { $what }
of-has = { $what }
of-waits = { $what }
of-of-kind = { $what }
of-entered = { $what }
of-method = { $what }
figure-atk = ATK
    .total = le total de l’ATK { AS($of, case: "de") }
    .highest = la plus haute ATK parmi { $of }
    .least = la plus basse ATK
    .lowest = la plus basse ATK parmi { $of }
figure-def = DEF
    .total = le total de la DEF { AS($of, case: "de") }
    .highest = la plus haute DEF parmi { $of }
    .least = la plus basse DEF
    .lowest = la plus basse DEF parmi { $of }
figure-left = DEF restante
    .total = le total de la DEF restante { AS($of, case: "de") }
    .highest = la plus haute DEF restante parmi { $of }
    .least = la plus basse DEF restante
    .lowest = la plus basse DEF restante parmi { $of }
figure-damage = dégâts
    .total = le total des dégâts sur { $of }
    .highest = le plus de dégâts parmi { $of }
    .least = le moins de dégâts
    .lowest = le moins de dégâts parmi { $of }
figure-cost = coût
    .total = le total des coûts { AS($of, case: "de") }
    .highest = le plus haut coût parmi { $of }
    .least = le plus bas coût
    .lowest = le plus bas coût parmi { $of }
figure-s = { $one ->
    [yes] {""}
   *[no] s
}
figure-attacks = attaque{ figure-s } par tour
    .total = le total des attaques par tour { AS($of, case: "de") }
    .highest = le plus d’attaques par tour parmi { $of }
    .least = le moins d’attaques par tour
    .lowest = le moins d’attaques par tour parmi { $of }
figure-moves = déplacement{ figure-s } par tour
    .total = le total des déplacements par tour { AS($of, case: "de") }
    .highest = le plus de déplacements par tour parmi { $of }
    .least = le moins de déplacements par tour
    .lowest = le moins de déplacements par tour parmi { $of }
figure-weapon-slots = Arme{ figure-s } portée{ figure-s }
    .total = le total des Armes que peuvent porter { $of }
    .highest = le plus d’Armes que peut porter l’une { AS($of, case: "de") }
    .least = de la place pour le moins d’Armes
    .lowest = le moins d’Armes que peut porter l’une { AS($of, case: "de") }
figure-normal-summons = Invocation{ figure-s } Normale{ figure-s } par tour
    .total = le total des Invocations Normales par tour { AS($of, case: "de") }
    .highest = le plus d’Invocations Normales par tour parmi { $of }
    .least = le moins d’Invocations Normales par tour
    .lowest = le moins d’Invocations Normales par tour parmi { $of }
figure-stackables = carte{ figure-s } Empilable{ figure-s } par tour
    .total = le total des cartes Empilables par tour { AS($of, case: "de") }
    .highest = le plus de cartes Empilables par tour parmi { $of }
    .least = le moins de cartes Empilables par tour
    .lowest = le moins de cartes Empilables par tour parmi { $of }
figure-lf = FV
    .total = le total de la FV { AS($of, case: "de") }
    .highest = la plus haute FV parmi { $of }
    .least = la plus basse FV
    .lowest = la plus basse FV parmi { $of }
figure-hand = cartes en main
    .total = le total des cartes en main { AS($of, case: "de") }
    .highest = le plus de cartes en main parmi { $of }
    .least = le moins de cartes en main
    .lowest = le moins de cartes en main parmi { $of }
figure-deck = cartes dans le deck
    .total = le total des cartes dans le deck { AS($of, case: "de") }
    .highest = le plus de cartes dans un deck parmi { $of }
    .least = le moins de cartes dans le deck
    .lowest = le moins de cartes dans un deck parmi { $of }
figure-souls = âmes
    .total = le total des âmes { AS($of, case: "de") }
    .highest = le plus d’âmes parmi { $of }
    .least = le moins d’âmes
    .lowest = le moins d’âmes parmi { $of }
figure-number = numéro
    .total = le total des numéros { AS($of, case: "de") }
    .highest = le plus haut numéro parmi { $of }
    .least = le plus bas numéro
    .lowest = le plus bas numéro parmi { $of }
figure-set = { $figure } de { $n }
figure-multiply = { $n } fois { $figure }
figure-change = { $lost ->
    [yes] { $less }
   *[no] { $n }
} { $figure }
stats-change = { $atk }/{ $def }
with-atk = d’ATK { with-atk.bound }
    .bound = { $compared ->
        [gt] supérieure à { $n }
        [lt] inférieure à { $n }
       *[eq] { bound }
    }
with-def = de DEF { with-atk.bound }
with-left = de DEF restante { with-atk.bound }
with-damage = avec { so-many } dégâts{ so-many.more }
with-cost = de coût { bound }
with-attacks = avec { so-many } attaques par tour{ so-many.more }
with-moves = avec { so-many } déplacements par tour{ so-many.more }
with-weapon-slots = pouvant porter { so-many } Armes{ so-many.more }
with-normal-summons = avec { so-many } Invocations Normales par tour{ so-many.more }
with-stackables = avec { so-many } cartes Empilables par tour{ so-many.more }
with-lf = avec { so-many } FV{ so-many.more }
with-hand = avec { so-many } cartes en main{ so-many.more }
with-deck = avec { so-many } cartes dans le deck{ so-many.more }
with-souls = avec { so-many } âmes{ so-many.more }
with-number = de numéro { bound }
with-subtype = de type { $what }
with-has = avec { $what }
with-name = nommé{ agree } { $name }
with-arrows = { $so ->
    [no] sans
   *[yes] avec des
} flèches
with-attacked = { $so ->
    [no] n’ayant pas attaqué
   *[yes] ayant attaqué
} ce tour-ci
with-new = { $so ->
    [no] déjà en jeu avant ce tour
   *[yes] entré{ agree } en jeu ce tour-ci
}
with-top = { $so ->
    [no] sous une autre carte
   *[yes] au sommet de la pile
}
with-in-play = { $so ->
    [no] qui n’est plus
   *[yes] encore
} sur le terrain
with-empty = { $so ->
    [no] occupé{ agree }
   *[yes] vide{ $num ->
        [many] s
       *[one] {""}
    }
}
with-active = dont c’est { $so ->
    [no] le tour de l’adversaire
   *[yes] le tour
}
with-entered = arrivé{ agree } { $what }
with-waits = qui est { $what }
with-of-kind = venant { AS($what, case: "de") }
with-method = de { $what }
with-lane = { NUM($of) ->
    [many] de leur voie
   *[one] de la voie { AS($of, case: "de") }
}
with-pointed = dans les voies visées par { $of }
with-adjacent = d’une voie voisine { AS($of, case: "de") }
with-carries = portant { $of }
in-zone = { $taken ->
    [yes] { in-zone.of }
   *[no] { in-zone.in }
}{ $whose ->
    [of] {" "}{ AS($who, case: "de") }
    [foe] {" "}adverse
   *[any] {""}
}
    .of = { $zone ->
        [hand] { $whose ->
            [you] de votre
            [any] d’une
            [foe] de la
           *[of] de la
        } main
        [deck] { in-zone.du } deck
        [extra] { in-zone.du } Deck Extra
        [grave] { in-zone.du } cimetière
       *[banish] de { $whose ->
            [you] vos cartes bannies
           *[any] cartes bannies
        }
    }
    .du = { $whose ->
        [you] de votre
        [any] d’un
       *[of] du
    }
    .in = { $zone ->
        [hand] dans { $whose ->
            [you] votre
            [any] une
           *[of] la
        } main
        [deck] { in-zone.dans } deck
        [extra] { in-zone.dans } Deck Extra
        [grave] { in-zone.dans } cimetière
       *[banish] parmi { $whose ->
            [you] vos
           *[any] les
        } cartes bannies
    }
    .dans = dans { $whose ->
        [you] votre
        [any] un
       *[of] le
    }
player-foe = { case-before }votre adversaire
player-each = { case-before.les }deux joueurs

## Nombres

of-atk = { PRONOUN($of) ->
    [yes] { of-atk.son } ATK
   *[no] l’ATK{ of-whom }
}
    .son = { NUM($of) ->
        [many] leur
       *[one] son
    }
    .sa = { NUM($of) ->
        [many] leur
       *[one] sa
    }
of-def = { PRONOUN($of) ->
    [yes] { of-atk.sa } DEF
   *[no] la DEF{ of-whom }
}
of-left = { PRONOUN($of) ->
    [yes] { of-atk.sa } DEF restante
   *[no] la DEF restante{ of-whom }
}
of-damage = les dégâts sur { $of }
of-cost = { PRONOUN($of) ->
    [yes] { of-atk.son } coût
   *[no] le coût{ of-whom }
}
of-attacks = les attaques par tour{ of-whom }
of-moves = les déplacements par tour{ of-whom }
of-weapon-slots = le nombre d’Armes que { $of } peut porter
of-normal-summons = les Invocations Normales par tour{ of-whom }
of-stackables = les cartes Empilables par tour{ of-whom }
of-lf = { NUM($of) ->
    [you] votre FV
   *[one] la FV{ of-whom }
}
of-hand = le nombre de cartes dans { NUM($of) ->
    [you] votre main
   *[one] la main{ of-whom }
}
of-deck = le nombre de cartes dans { NUM($of) ->
    [you] votre deck
   *[one] le deck{ of-whom }
}
of-souls = le nombre { NUM($of) ->
    [you] de vos âmes
   *[one] des âmes{ of-whom }
}
of-number = le numéro { AS($of, case: "de") }
number-rolled = le nombre obtenu
measure = { $of ->
    [damage] des dégâts
    [cards] des cartes
    [souls] des âmes
    [lf] de la FV
   *[any] des nombres
}
event-amount = { $of ->
    [damage] ce nombre de dégâts
    [cards] ce nombre de cartes
    [souls] le nombre d’âmes dépensées
    [lf] cette FV
   *[any] ce nombre
}
amount-lf = { $n } FV
amount-souls = { $n } { $n ->
    [one] âme
   *[other] âmes
}

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
if-atk = { has-or-not } une ATK { if-atk.bound }
    .bound = { $compared ->
        [ne] de valeur autre que { $n }
       *[le] { bound.of }
    }
if-def = { has-or-not } une DEF { if-atk.bound }
if-left = { has-or-not } une DEF restante { if-atk.bound }
if-damage = { has-or-not } { so-many } dégât{ so-many.s }{ so-many.more }
if-cost = { has-or-not } un coût { if-atk.bound }
exists-attacker = { $negated ->
    [yes] aucune créature n’attaque
   *[no] une créature attaque
}
exists-defender = { $negated ->
    [yes] aucune créature n’est attaquée
   *[no] une créature est attaquée
}
exists-opposite = { $negated ->
    [yes] il n’y a aucune créature en face
   *[no] il y a une créature en face
}
if-attacks = { has-or-not } { so-many } attaque{ so-many.s } par tour{ so-many.more }
if-moves = { has-or-not } { so-many } déplacement{ so-many.s } par tour{ so-many.more }
if-weapon-slots = { has-or-not } de la place pour { so-many } Arme{ so-many.s }{ so-many.more }
if-normal-summons = { has-or-not } { so-many } Invocation{ so-many.s } Normale{ so-many.s } par tour{ so-many.more }
if-stackables = { has-or-not } { so-many } carte{ so-many.s } Empilable{ so-many.s } par tour{ so-many.more }
if-lf = { has-or-not } { so-many } FV{ so-many.more }
if-hand = { has-or-not } { so-many } carte{ so-many.s } en main{ so-many.more }
if-deck = { has-or-not } { so-many } carte{ so-many.s } dans le deck{ so-many.more }
if-souls = { has-or-not } { so-many } âme{ so-many.s }{ so-many.more }
if-number = { has-or-not } le numéro { bound }
if-subtype = { is-or-not } de type { $what }
if-has = { has-or-not } { $what }
if-name = { is-or-not } { $name }
if-token = { is-or-not } un jeton
if-face-down = { is-or-not } face cachée
if-attacked = { has-or-not } attaqué ce tour-ci
if-new = { is-or-not } { VERB("entré", $who, form: "pp") } en jeu ce tour-ci
if-arrows = { has-or-not } de flèches
if-armed = { $negated ->
    [yes] { DOES("porter", $who, form: "not") } d’
   *[no] { DOES("porter", $who) } une{" "}
}Arme
if-extra = { is-or-not } une carte du Deck Extra
if-top = { is-or-not } au sommet de sa pile
if-in-play = { $negated ->
    [yes] { AS($who, case: "s") } n’{ VERB("être", $who) } plus
   *[no] { DOES("être", $who) } encore
} sur le terrain
if-empty = { is-or-not } vide
if-entered = { is-or-not } { VERB("arrivé", $who, form: "pp") } { $what }
if-waits = vous { if-waits.answer } { $what }
    .answer = { $negated ->
        [yes] ne répondez pas à
       *[no] répondez à
    }
if-of-kind = vous { if-waits.answer } { $what }
if-method = vous { if-waits.answer } un effet { $what }
if-lane = { is-or-not } dans la voie { AS($of, case: "de") }
if-pointed = { is-or-not } dans une voie visée par { $of }
if-adjacent = { is-or-not } dans une voie voisine { AS($of, case: "de") }
if-carries = { $negated ->
    [yes] { DOES("porter", $who, form: "not") }
   *[no] { DOES("porter", $who) }
} { $of }
if-event-to = { is-or-not } { VERB("allé", $who, form: "pp") } là
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
    .by = { $has-other ->
        [yes] {" "}par { $other }
       *[no] {""}
    }
of-kind = { $kinds ->
    [any] {""}
   *[other] {" "}({ $kind })
}
    .what = { $kinds ->
        [any] { $subject }
       *[other] { $kind }
    }
event-summoned = { DOES("être", $subject) } { VERB("invoqué", $subject, form: "pp") }{ of-kind }
    .past = { a-subject } été { VERB("invoqué", $subject, form: "pp") }{ of-kind }
event-revealed = { DOES("être", $subject) } { VERB("retourné", $subject, form: "pp") } face visible{ event-revealed.by }
    .past = { a-subject } été { VERB("retourné", $subject, form: "pp") } face visible{ event-revealed.by }
    .by = { $kinds ->
        [any] {""}
        [effect] {" "}par un effet
       *[other] {" "}{ $kind }
    }
event-turned-down = { DOES("être", $subject) } { VERB("retourné", $subject, form: "pp") } face cachée
    .past = { a-subject } été { VERB("retourné", $subject, form: "pp") } face cachée
event-attack-declared = { $has-player ->
    [yes] { DOES("déclarer", $player) } { event-attack-declared.what }
   *[no] { DOES("attaquer", $subject) }{ other-role }{ event-attack-declared.how }
}
    .past = { $has-player ->
        [yes] { a-player } déclaré { event-attack-declared.what }
       *[no] { a-subject } attaqué{ other-role }{ event-attack-declared.how }
    }
    .what = une attaque{ $kinds ->
        [direct] {" "}directe
       *[any] {""}
    }{ other-role }
    .how = { $kinds ->
        [direct] {" "}directement
       *[any] {""}
    }
event-battled = { DOES("combattre", $subject) }{ other-role }
    .past = { a-subject } combattu{ other-role }
event-destroyed = { $has-other ->
    [yes] { DOES("détruire", $other) } { $subject }{ event-destroyed.in }
   *[no] { DOES("être", $subject) } { VERB("détruit", $subject, form: "pp") }{ event-destroyed.in }
}
    .past = { a-subject } été { VERB("détruit", $subject, form: "pp") }{ other-role.by }{ event-destroyed.in }
    .would = { event-destroyed.was } être { VERB("détruit", $subject, form: "pp") }{ other-role.by }{ event-destroyed.in }
    .was = { AS($subject, case: "n") } { VERB("would", $subject) }
    .in = { $kinds ->
        [any] {""}
        [battle] {" "}au combat
       *[other] {" "}par { $kind }
    }
event-damaged = { DOES("subir", $subject) } { event-damaged.what }{ other-role.by }{ event-destroyed.in }
    .past = { a-subject } subi { event-damaged.what }{ other-role.by }{ event-destroyed.in }
    .would = { event-destroyed.was } subir { event-damaged.what }{ other-role.by }{ event-destroyed.in }
    .what = { $some ->
        [yes] { $much }
       *[no] { $negated ->
            [yes] de dégâts
           *[no] des dégâts
        }
    }
event-became-soul = { DOES("devenir", $subject) } une âme
    .past = { est-subject } { VERB("devenu", $subject, form: "pp") } une âme
event-tributed = { DOES("être", $subject) } { VERB("offert", $subject, form: "pp") } en tribut
    .past = { a-subject } été { VERB("offert", $subject, form: "pp") } en tribut
event-soul-spent = { DOES("dépenser", $player) } { event-soul-spent.what }
    .past = { a-player } dépensé { event-soul-spent.what }
    .what = { $some ->
        [yes] { $much }
       *[no] une ou plusieurs âmes
    }
event-cast = { $has-player ->
    [yes] { DOES("lancer", $player) } { of-kind.what }
   *[no] { DOES("être", $subject) } { VERB("lancé", $subject, form: "pp") }{ of-kind }
}
    .past = { $has-player ->
        [yes] { a-player } lancé { of-kind.what }
       *[no] { a-subject } été { VERB("lancé", $subject, form: "pp") }{ of-kind }
    }
event-set = { $has-player ->
    [yes] { DOES("poser", $player) } { $subject }
   *[no] { DOES("être", $subject) } { VERB("posé", $subject, form: "pp") }
}
    .past = { $has-player ->
        [yes] { a-player } posé { $subject }
       *[no] { a-subject } été { VERB("posé", $subject, form: "pp") }
    }
event-ability-activated = { $has-player ->
    [yes] { DOES("activer", $player) } { event-ability-activated.what }
   *[no] { event-ability-activated.what } est activé
}
    .past = { $has-player ->
        [yes] { a-player } activé { event-ability-activated.what }
       *[no] { event-ability-activated.what } a été activé
    }
    .what = { $kinds ->
        [any] un effet
       *[other] { $kind }
    }{ $has-subject ->
        [yes] {" "}{ AS($subject, case: "de") }
       *[no] {""}
    }
event-targeted = { $has-player ->
    [yes] { DOES("cibler", $player) } { $subject }
   *[no] { DOES("être", $subject) } { VERB("ciblé", $subject, form: "pp") }
}
    .past = { $has-player ->
        [yes] { a-player } ciblé { $subject }
       *[no] { a-subject } été { VERB("ciblé", $subject, form: "pp") }
    }
event-moved = { DOES("changer", $subject) } de voie
    .past = { a-subject } changé de voie
event-lf-lost = { DOES("perdre", $player) } { event-lf-lost.what }{ event-lf-lost.how }
    .past = { a-player } perdu { event-lf-lost.what }{ event-lf-lost.how }
    .would = { AS($player, case: "n") } { VERB("would", $player) } perdre { event-lf-lost.what }{ event-lf-lost.how }
    .what = { $some ->
        [yes] { $much }
       *[no] { $negated ->
            [yes] de FV
           *[no] de la FV
        }
    }
    .how = { $kinds ->
        [any] {""}
        [direct] {" "}par une attaque directe
       *[other] {" "}par { $kind }
    }
event-lf-restored = { DOES("récupérer", $player) } { event-lf-lost.what }
    .past = { a-player } récupéré { event-lf-lost.what }
event-drew = { DOES("piocher", $player) } { event-drew.cards }
    .past = { a-player } pioché { event-drew.cards }
    .cards = { $some ->
        [yes] { $much } d’un coup
       *[no] une carte
    }
event-discarded = { DOES("défausser", $player) } { event-drew.cards }
    .past = { a-player } défaussé { event-drew.cards }
event-banished = { DOES("être", $subject) } { VERB("banni", $subject, form: "pp") }
    .past = { a-subject } été { VERB("banni", $subject, form: "pp") }
event-returned = { DOES("revenir", $subject) } en main ou dans un deck
    .past = { est-subject } { VERB("revenu", $subject, form: "pp") } en main ou dans un deck
event-weapon-lost = { DOES("quitter", $subject) } sa créature
    .past = { a-subject } quitté sa créature
event-token-removed = { DOES("être", $subject) } { VERB("retiré", $subject, form: "pp") } pour faire place
    .past = { a-subject } été { VERB("retiré", $subject, form: "pp") } pour faire place
event-control-changed = { $has-player ->
    [yes] { DOES("prendre", $player) } le contrôle { AS($subject, case: "de") }
   *[no] { DOES("changer", $subject) } de camp
}
    .past = { $has-player ->
        [yes] { a-player } pris le contrôle { AS($subject, case: "de") }
       *[no] { a-subject } changé de camp
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
    .phase = { $has-player ->
        [yes] { NUM($player) ->
            [you] de votre tour
           *[one] du tour { AS($player, case: "de") }
        }
       *[no] d’un tour
    }
    .come = { $negated ->
        [yes] n’a pas eu lieu
       *[no] a eu lieu
    }
event-phase-draw = pendant la Phase de Pioche { event-turn-begins.of }
    .past = la Phase de Pioche { event-turn-begins.phase } { event-turn-begins.come }
event-phase-battle = au début de la Phase de Combat { event-turn-begins.of }
    .past = la Phase de Combat { event-turn-begins.phase } { event-turn-begins.come }
event-phase-end = pendant la Phase de Fin { event-turn-begins.of }
    .past = la Phase de Fin { event-turn-begins.phase } { event-turn-begins.come }

## Durées

until = { $first ->
    [yes] { until.when }, { $clause }
   *[no] { $clause } { until.when }
}
    .when = { $until ->
        [turn] jusqu’à la fin du tour
        [battle] pour ce combat
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
later-phase-battle = au début de la prochaine Phase de Combat, { $clause }
later-phase-end = pendant la Phase de Fin, { $clause }
later-next-draw = pendant { NUM($whose) ->
    [you] votre prochaine Phase de Pioche
   *[one] la prochaine Phase de Pioche { AS($whose, case: "de") }
}, { $clause }

## Ce qui est toujours actif, et ce que font les effets

act-attack = attaquer
act-be-attacked = être { VERB("attaqué", $who, form: "pp") }
act-move = se déplacer
act-turn-up = être { VERB("retourné", $who, form: "pp") } face visible par son joueur
act-be-targeted = être { VERB("ciblé", $who, form: "pp") }
act-be-returned = être { VERB("renvoyé", $who, form: "pp") } en main ou dans un deck
act-be-destroyed = être { VERB("détruit", $who, form: "pp") }
act-be-destroyed-in-battle = être { VERB("détruit", $who, form: "pp") } au combat
act-be-destroyed-by-effects = être { VERB("détruit", $who, form: "pp") } par un effet
act-recoil = vous causer de contrecoup
act-cast = lancer { $has-what ->
    [yes] { $what }
   *[no] de cartes
}
act-set = poser { $has-what ->
    [yes] { $what }
   *[no] de cartes
}
act-summon = invoquer normalement { $has-what ->
    [yes] { $what }
   *[no] de créatures
}
act-respond = répondre
act-stack = placer de cartes Empilables
act-draw = piocher de cartes
act-draw-phase = avoir de Phase de Pioche
act-main-1 = avoir de Phase Principale 1
act-battle-phase = avoir de Phase de Combat
act-main-2 = avoir de Phase Principale 2
act-move-in-main-1 = aussi se déplacer en Phase Principale 1
act-pierce = infliger à l’adversaire les dégâts au-delà de la DEF du défenseur
act-flash-any-turn = répondre par des Runes Éclair de la main à tout tour
op-cancel = { DOES("annuler", $who, $what) }
cancel-pending = { VERB("annuler", $who) } ce à quoi cette carte répond
op-tribute = { DOES("offrir", $who, $what) } en tribut
op-destroy = { DOES("détruire", $who, $what) }
op-send = { $to ->
    [deck] { DOES("mélanger", $who, $what) } dans { op-send.le } deck{ op-send.owner }
    [banish] { DOES("bannir", $who, $what) }
    [hand] { DOES("renvoyer", $who, $what) } dans { op-send.la } main{ op-send.owner }
   *[other] { DOES("mettre", $who, $what) } { $to ->
        [stack] sur { op-send.la } pile{ op-send.owner }
        [stack-bottom] sous { op-send.la } pile{ op-send.owner }
        [deck-top] sur { op-send.le } deck{ op-send.owner }
        [deck-bottom] sous { op-send.le } deck{ op-send.owner }
        [extra] dans { op-send.le } Deck Extra{ op-send.owner }
       *[grave] dans { op-send.le } cimetière{ op-send.owner }
    }
}
    .le = { $own ->
        [yes] votre
       *[no] le
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
op-summon = { VERB("invoquer", $who) } spécialement { $what }{ $here ->
    [yes] {" "}dans cette voie
   *[no] { $has-lane ->
        [yes] {" "}dans cette voie-là
       *[no] {""}
    }
}{ $face ->
    [up] {" "}face visible
    [down] {" "}face cachée
   *[choose] {""}
}{ $side-is ->
    [you] {""}
   *[foe] {" "}du côté { AS($side, case: "de") }
}
op-token = { VERB("invoquer", $who) } { $n } { $n ->
    [one] jeton
   *[other] jetons
} { $token }{ $has-lane ->
    [yes] {" "}dans { $lane }
   *[no] {""}
}{ $other ->
    [yes] {" "}du côté { AS($side, case: "de") }
   *[no] {""}
}
op-turn = { PRONOUN($what) ->
    [yes] { DOES("retourner", $who, $what) } { op-turn.side }
   *[no] { DOES("retourner", $who) } { op-turn.side } { $what }
}{ $reveal ->
    [yes] {" "}(Révélation agit)
   *[no] {""}
}
    .side = face { $to ->
        [down] cachée
       *[up] visible
    }
op-move = { DOES("déplacer", $who, $what) } dans { $has-to ->
    [yes] { $to }
   *[no] une autre voie
}
op-swap = { VERB("échanger", $who) } les voies { AS($a, case: "de") } et { AS($b, case: "de") }
op-end-attack = l’attaque prend fin
op-heal = { VERB("retirer", $who) } { $has-n ->
    [yes] { $n } dégâts
   *[no] tous les dégâts
} { AS($to, case: "de") }
op-set-lf = la FV { AS($who, case: "de") } devient { $n }
op-mill = { DOES("mettre", $who) } { top-cards } de { whose.m } deck { $to ->
    [banish] parmi les cartes bannies
   *[grave] dans { whose.m } cimetière
}
op-shuffle = { DOES("mélanger", $who) } { whose.m } deck
op-search = { $to ->
    [hand] { DOES("ajouter", $who) } { op-search.what } de { whose.m } deck à { whose } main
    [deck-top] { DOES("mettre", $who) } { op-search.what } de { whose.m } deck au-dessus
   *[grave] { DOES("mettre", $who) } { op-search.what } de { whose.m } deck au cimetière
}
    .what = { $has-what ->
        [yes] { $what }
       *[no] { $n ->
            [1] une carte
           *[other] jusqu’à { $n } cartes
        }
    }
op-look = { DOES("regarder", $who) } { $zone ->
    [hand] { NUM($at) ->
        [you] votre main
       *[one] la main { AS($at, case: "de") }
    }
    [extra] { op-look.le } Deck Extra{ op-look.whose }
   *[deck] { top-cards } { NUM($at) ->
        [you] de votre
       *[one] du
    } deck{ op-look.whose }
}
    .le = { NUM($at) ->
        [you] votre
       *[one] le
    }
    .whose = { NUM($at) ->
        [you] {""}
       *[one] {" "}{ AS($at, case: "de") }
    }
op-show = { DOES("montrer", $who, $what) }
op-arrange = { DOES("regarder", $who) } { top-cards } { NUM($of) ->
    [you] de votre deck
   *[one] du deck { AS($of, case: "de") }
} et { VERB("remettre", $who) } ces cartes au-dessus ou au-dessous, dans l’ordre de votre choix
op-set-card = { DOES("poser", $who, $what) } sur une pile
op-instead = { $clause }

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
card-no-normal-summon = cette créature ne peut pas être invoquée normalement
card-weapon-slots = cette créature peut porter { $n } Armes
ability-name = { $some ->
    [yes] { $name }
   *[no] Phase Principale
}{ $zone ->
    [hand] {" "}(de votre main)
    [grave] {" "}(de votre cimetière)
   *[lane] {""}
}
hatches = en Phase Principale, si cette créature est face visible depuis avant ce tour, offrez-la en tribut pour invoquer spécialement { $what }
keyword-play = Entrée
    .means = s’active quand la créature est invoquée face visible
keyword-reveal = Révélation
    .means = s’active quand la créature, invoquée face cachée, est retournée face visible par une attaque ou par son joueur
keyword-stackable = Empilable
    .means = au lieu d’être invoquée, la carte peut aller de la main au sommet d’une pile (une fois par tour)
keyword-hatch = Éclosion
    .means = offrez la créature en tribut pour en invoquer spécialement une autre du Deck Extra
keyword-soul = Âme
    .means = agit tant que la carte est une âme dans une pile
