### game: raise_rise_die
# Ce que les textes imprimés des cartes de Raise, Rise & Die ont de propre : ses noms, ce qu’ont les choses, ce qui arrive, ce que font ses
# opérations. Ce que tous les jeux partagent est dans language.ftl et telling.ftl.
#
# Les mots du jeu sont ceux de son livret : passe d’armes, Affrontement, échange, emplacement (Haut, Corps, Bas, Droite, Gauche), assaut, soutien,
# défense, Dégâts, Ébranlement, Blocage, valeur d’âme (VA), Top soul, Réserve, sacrifier, Néant, Transcender, infusion, châsse, objet, Utilisez,
# potentiel actif et latent, marqueur, et ses mots clefs, qui sont des noms : Amplitude, Brûlez, Enchaînement, Destructeur, Oubli, Frénésie, Percer,
# Recherche, Sonné, Échangez, Torpeur, Point faible.

## Verbes

verb-subir = subi{ $form ->
    [inf] r
    [one] t
    [many] ssent
   *[imp] ssez
}
verb-tenir = { $form ->
    [one] tient
    [many] tiennent
   *[imp] tenez
}
verb-sen-resoudre = { $form ->
    [many] se résolvent
   *[one] se résout
}

## Choses

noun-assault = assaut{ plural-s }
    .gender = m
noun-support = soutien{ plural-s }
    .gender = m
noun-defence = défense{ plural-s }
    .gender = f
noun-object = objet{ plural-s }
    .gender = m
noun-infusion = infusion{ plural-s }
    .gender = f
noun-weapon = arme{ plural-s }
    .gender = f
noun-character = personnage{ plural-s }
    .gender = m
noun-cell = emplacement{ plural-s }
    .gender = m
noun-slot = emplacement{ plural-s }
    .gender = m
noun-opener = première carte de l’échange
    .gender = f
noun-source = source{ plural-s }
    .gender = f
noun-top-soul = Top soul{ plural-s }
    .gender = f
top-soul-of = { case-before }{ $whose ->
    [own] votre Top soul
   *[foe] la Top soul adverse
}
is-instant = instantané{ agree }
not-instant = non instantané{ agree }
is-is-object = qui { $num ->
    [many] sont des objets
   *[one] est un objet
}
not-is-object = qui { $num ->
    [many] ne sont pas des objets
   *[one] n’est pas un objet
}
is-transcended = transcendé{ agree }
not-transcended = non transcendé{ agree }
is-countered = entièrement contré{ agree }
not-countered = non entièrement contré{ agree }
is-pending = en attente
not-pending = déjà résolu{ agree }
is-optimal = en emplacement optimal
not-optimal = en emplacement non optimal
is-upright = disponible{ plural }
not-upright = utilisé{ agree }
is-stunned = Sonné{ agree }
not-stunned = non Sonné{ agree }
is-passed = qui a passé cette passe d’armes
not-passed = qui n’a pas passé cette passe d’armes
is-starter = qui a commencé la passe d’armes
not-starter = qui n’a pas commencé la passe d’armes
word-slot = { $word ->
    [high] Haut
    [body] Corps
    [low] Bas
    [right] Droite
   *[left] Gauche
}
word-role = { $word ->
    [opener] ouverture
    [counter] contre
    [answer] réponse
   *[alone] instantané isolé
}
like-type = { $negated ->
    [yes] de type
   *[no] un type
} en commun avec { $of }
like-archetype = le même archétype que { $of }
word-type = { $word ->
    [assault] assaut
    [support] soutien
   *[defence] défense
}
word-kind = { $word ->
    [opener] en ouverture
    [counter] pour contrer
    [answer] en réponse
    [alone] isolément
    [assault] un assaut
    [effect] un effet
    [bleed] un saignement
    [soul] une Top soul
    [transcend] la transcendance
    [cost] un coût
    [damage] des dégâts
   *[burn] une brûlure
}
of-slot = { $what }
of-role = { $what }
of-type = le type { $what }
figure-damage = Dégâts
    .total = le total des Dégâts { AS($of, case: "de") }
    .highest = le plus de Dégâts parmi { $of }
    .least = le moins de Dégâts
    .lowest = le moins de Dégâts parmi { $of }
figure-break = Ébranlement
    .total = le total de l’Ébranlement { AS($of, case: "de") }
    .highest = le plus grand Ébranlement parmi { $of }
    .least = le plus petit Ébranlement
    .lowest = le plus petit Ébranlement parmi { $of }
figure-block = Blocage
    .total = le total du Blocage { AS($of, case: "de") }
    .highest = le plus grand Blocage parmi { $of }
    .least = le plus petit Blocage
    .lowest = le plus petit Blocage parmi { $of }
figure-bonus = Dégâts additionnels
    .total = le total des Dégâts additionnels { AS($of, case: "de") }
    .highest = le plus de Dégâts additionnels parmi { $of }
    .least = le moins de Dégâts additionnels
    .lowest = le moins de Dégâts additionnels parmi { $of }
figure-pierce = Percer
    .total = le total de la valeur de Percer { AS($of, case: "de") }
    .highest = le plus grand Percer parmi { $of }
    .least = le plus petit Percer
    .lowest = le plus petit Percer parmi { $of }
figure-amplitude = Amplitude
    .total = le total de l’Amplitude { AS($of, case: "de") }
    .highest = la plus grande Amplitude parmi { $of }
    .least = la plus petite Amplitude
    .lowest = la plus petite Amplitude parmi { $of }
figure-cost = coût
    .total = le total du coût { AS($of, case: "de") }
    .highest = le plus haut coût parmi { $of }
    .least = le plus bas coût
    .lowest = le plus bas coût parmi { $of }
figure-sv = VA
    .total = le total de la VA { AS($of, case: "de") }
    .highest = la plus haute VA parmi { $of }
    .least = la plus basse VA
    .lowest = la plus basse VA parmi { $of }
figure-hp = PV
    .total = le total des PV { AS($of, case: "de") }
    .highest = le plus de PV parmi { $of }
    .least = le moins de PV
    .lowest = le moins de PV parmi { $of }
figure-reserve = points de Réserve
    .total = le total des points de Réserve { AS($of, case: "de") }
    .highest = le plus de points de Réserve parmi { $of }
    .least = le moins de points de Réserve
    .lowest = le moins de points de Réserve parmi { $of }
figure-latent = potentiel latent
    .total = le total du potentiel latent { AS($of, case: "de") }
    .highest = le plus haut potentiel latent parmi { $of }
    .least = le plus bas potentiel latent
    .lowest = le plus bas potentiel latent parmi { $of }
figure-active = potentiel actif
    .total = le total du potentiel actif { AS($of, case: "de") }
    .highest = le plus haut potentiel actif parmi { $of }
    .least = le plus bas potentiel actif
    .lowest = le plus bas potentiel actif parmi { $of }
figure-played = cartes posées cette passe d’armes
    .total = le total des cartes posées cette passe d’armes { AS($of, case: "de") }
    .highest = le plus de cartes posées cette passe d’armes parmi { $of }
    .least = le moins de cartes posées cette passe d’armes
    .lowest = le moins de cartes posées cette passe d’armes parmi { $of }
figure-hand = cartes en main
    .total = le total des cartes en main { AS($of, case: "de") }
    .highest = le plus de cartes en main parmi { $of }
    .least = le moins de cartes en main
    .lowest = le moins de cartes en main parmi { $of }
figure-deck = cartes dans le deck
    .total = le total des cartes dans le deck { AS($of, case: "de") }
    .highest = le plus de cartes dans le deck parmi { $of }
    .least = le moins de cartes dans le deck
    .lowest = le moins de cartes dans le deck parmi { $of }
figure-discard = cartes dans la défausse
    .total = le total des cartes dans la défausse { AS($of, case: "de") }
    .highest = le plus de cartes dans la défausse parmi { $of }
    .least = le moins de cartes dans la défausse
    .lowest = le moins de cartes dans la défausse parmi { $of }
figure-void = cartes dans le Néant
    .total = le total des cartes dans le Néant { AS($of, case: "de") }
    .highest = le plus de cartes dans le Néant parmi { $of }
    .least = le moins de cartes dans le Néant
    .lowest = le moins de cartes dans le Néant parmi { $of }
figure-sockets = châsses d’infusion
    .total = le total des châsses d’infusion { AS($of, case: "de") }
    .highest = le plus de châsses d’infusion parmi { $of }
    .least = le moins de châsses d’infusion
    .lowest = le moins de châsses d’infusion parmi { $of }
figure-object-slots = emplacements d’objet
    .total = le total des emplacements d’objet { AS($of, case: "de") }
    .highest = le plus d’emplacements d’objet parmi { $of }
    .least = le moins d’emplacements d’objet
    .lowest = le moins d’emplacements d’objet parmi { $of }
figure-poison = marqueurs Poison
    .total = le total des marqueurs Poison { AS($of, case: "de") }
    .highest = le plus de marqueurs Poison parmi { $of }
    .least = le moins de marqueurs Poison
    .lowest = le moins de marqueurs Poison parmi { $of }
figure-bleed = marqueurs Saignement
    .total = le total des marqueurs Saignement { AS($of, case: "de") }
    .highest = le plus de marqueurs Saignement parmi { $of }
    .least = le moins de marqueurs Saignement
    .lowest = le moins de marqueurs Saignement parmi { $of }
figure-omen = marqueurs Présage
    .total = le total des marqueurs Présage { AS($of, case: "de") }
    .highest = le plus de marqueurs Présage parmi { $of }
    .least = le moins de marqueurs Présage
    .lowest = le moins de marqueurs Présage parmi { $of }
figure-set = { BEGINS($figure, "A") ->
    [yes] une
   *[no] un
} { $figure } de { $n }
figure-multiply = { $n } fois { figure-change.le }{ $figure }
figure-change = { $n } { figure-change.au }{ $figure }
    .au = { BEGINS($figure, "Dé", "châ", "emp") ->
        [yes] aux{" "}
       *[no] { BEGINS($figure, "É", "A") ->
            [yes] à l’
           *[no] au{" "}
        }
    }
    .le = { BEGINS($figure, "Dé", "châ", "emp") ->
        [yes] les{" "}
       *[no] { BEGINS($figure, "É", "A") ->
            [yes] l’
           *[no] le{" "}
        }
    }
with-damage = avec { so-many } Dégâts{ so-many.more }
with-break = d’Ébranlement { bound }
with-block = de Blocage { bound }
with-bonus = avec { so-many } Dégâts additionnels{ so-many.more }
with-pierce = de Percer { bound }
with-amplitude = d’Amplitude { bound }
with-cost = de coût { bound }
with-sv = de VA { bound }
with-hp = avec { so-many } PV{ so-many.more }
with-reserve = avec { so-many } points de Réserve{ so-many.more }
with-latent = avec un potentiel latent { bound.of }
with-active = avec un potentiel actif { bound.of }
with-played = avec { so-many } cartes posées cette passe d’armes{ so-many.more }
with-hand = avec { so-many } cartes en main{ so-many.more }
with-deck = avec { so-many } cartes dans le deck{ so-many.more }
with-discard = avec { so-many } cartes dans la défausse{ so-many.more }
with-void = avec { so-many } cartes dans le Néant{ so-many.more }
with-sockets = avec { so-many } châsses d’infusion{ so-many.more }
with-object-slots = avec { so-many } emplacements d’objet{ so-many.more }
with-poison = avec { so-many } marqueurs Poison{ so-many.more }
with-bleed = avec { so-many } marqueurs Saignement{ so-many.more }
with-omen = avec { so-many } marqueurs Présage{ so-many.more }
with-slot = en { $what }
with-role = posé{ agree } en { $what }
with-type = de type { $what }
with-archetype = de l’archétype { $name }
with-name = nommé{ agree } { $name }
in-zone = { $zone ->
    [top-soul] { $whose ->
        [you] au-dessus de votre deck
        [foe] au-dessus du deck adverse
       *[of] au-dessus du deck { in-zone.of }
    }
    [table] en jeu
   *[hand] { $taken ->
        [yes] { in-zone.de }
       *[no] { in-zone.dans }
    }{ $whose ->
        [you] {""}
        [foe] {" "}adverse
       *[of] {" "}{ in-zone.of }
    }
}
    .of = { $whose ->
        [any] d’un joueur
       *[of] { AS($who, case: "de") }
    }
    .de = { $whose ->
        [you] de votre{" "}
       *[of] { $zone ->
            [hand] de la{" "}
            [discard] de la{" "}
           *[deck] du{" "}
        }
    }{ in-zone.name }
    .dans = dans { $whose ->
        [you] votre{" "}
       *[of] { $zone ->
            [hand] la{" "}
            [discard] la{" "}
           *[deck] le{" "}
        }
    }{ in-zone.name }
    .name = { $zone ->
        [hand] main
        [deck] deck
        [discard] défausse
       *[void] Néant
    }
player-foe = { case-before }votre adversaire
player-each = { case-before.les }deux joueurs

## Nombres

of-damage = { PRONOUN($of) ->
    [yes] { of-damage.ses } Dégâts
   *[no] les Dégâts{ of-whom }
}
    .son = { NUM($of) ->
        [many] leur
       *[one] son
    }
    .sa = { NUM($of) ->
        [many] leur
       *[one] sa
    }
    .ses = { NUM($of) ->
        [many] leurs
       *[one] ses
    }
of-break = { PRONOUN($of) ->
    [yes] { of-damage.son } Ébranlement
   *[no] l’Ébranlement{ of-whom }
}
of-block = { PRONOUN($of) ->
    [yes] { of-damage.son } Blocage
   *[no] le Blocage{ of-whom }
}
of-bonus = { PRONOUN($of) ->
    [yes] { of-damage.ses } Dégâts additionnels
   *[no] les Dégâts additionnels{ of-whom }
}
of-pierce = { PRONOUN($of) ->
    [yes] { of-damage.sa } valeur de Percer
   *[no] la valeur de Percer{ of-whom }
}
of-amplitude = { PRONOUN($of) ->
    [yes] { of-damage.son } Amplitude
   *[no] l’Amplitude{ of-whom }
}
of-cost = { PRONOUN($of) ->
    [yes] { of-damage.son } coût
   *[no] le coût{ of-whom }
}
of-sv = { PRONOUN($of) ->
    [yes] { of-damage.sa } VA
   *[no] la VA{ of-whom }
}
of-hp = { NUM($of) ->
    [you] vos PV
   *[one] les PV{ of-whom }
}
of-reserve = { NUM($of) ->
    [you] votre Réserve
   *[one] la Réserve{ of-whom }
}
of-latent = { NUM($of) ->
    [you] votre potentiel latent
   *[one] le potentiel latent{ of-whom }
}
of-active = { NUM($of) ->
    [you] votre potentiel actif
   *[one] le potentiel actif{ of-whom }
}
of-played = le nombre de cartes { NUM($of) ->
    [you] que vous avez posées
   *[one] posées par { $of }
} cette passe d’armes
of-hand = le nombre de cartes dans { NUM($of) ->
    [you] votre main
   *[one] la main{ of-whom }
}
of-deck = le nombre de cartes dans { NUM($of) ->
    [you] votre deck
   *[one] le deck{ of-whom }
}
of-discard = le nombre de cartes dans { NUM($of) ->
    [you] votre défausse
   *[one] la défausse{ of-whom }
}
of-void = le nombre de cartes dans { NUM($of) ->
    [you] votre Néant
   *[one] le Néant{ of-whom }
}
of-sockets = le nombre { NUM($of) ->
    [you] de vos châsses d’infusion
   *[one] des châsses d’infusion{ of-whom }
}
of-object-slots = le nombre { NUM($of) ->
    [you] de vos emplacements d’objet
   *[one] des emplacements d’objet{ of-whom }
}
of-poison = le nombre { NUM($of) ->
    [you] de vos marqueurs Poison
   *[one] des marqueurs Poison{ of-whom }
}
of-bleed = le nombre { NUM($of) ->
    [you] de vos marqueurs Saignement
   *[one] des marqueurs Saignement{ of-whom }
}
of-omen = le nombre { NUM($of) ->
    [you] de vos marqueurs Présage
   *[one] des marqueurs Présage{ of-whom }
}
number-rolled = le nombre obtenu
measure = { $of ->
    [damage] des dégâts
    [cards] des cartes
    [markers] des marqueurs
    [hp] des PV
   *[any] des nombres
}
event-amount = { $of ->
    [damage] ce nombre de dégâts
    [cards] ce nombre de cartes
    [markers] ce nombre de marqueurs
    [hp] ce nombre de PV
   *[any] ce nombre
}
amount-hp = { $n } PV
amount-reserve = { $n } { $n ->
    [one] point
   *[other] points
} de Réserve
amount-latent = { $n } de potentiel latent
counter-poison = { counter-poison.n } Poison
    .n = { $n ->
        [1] un marqueur
       *[other] { $n } marqueurs
    }
counter-bleed = { counter-poison.n } Saignement
counter-omen = { counter-poison.n } Présage

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
if-damage = { has-or-not } { so-many } Dégât{ so-many.s }{ so-many.more }
if-break = { has-or-not } un Ébranlement { if-cost.bound }
if-block = { has-or-not } un Blocage { if-cost.bound }
if-bonus = { has-or-not } { so-many } Dégât{ so-many.s } additionnel{ so-many.s }{ so-many.more }
if-pierce = { has-or-not } une valeur de Percer { if-cost.bound }
if-amplitude = { has-or-not } une Amplitude { if-cost.bound }
if-cost = { has-or-not } un coût { if-cost.bound }
    .bound = { $compared ->
        [ne] de valeur autre que { $n }
       *[le] { bound.of }
    }
if-sv = { has-or-not } une VA { if-cost.bound }
if-hp = { has-or-not } { so-many } PV{ so-many.more }
if-reserve = { has-or-not } { so-many } point{ so-many.s } de Réserve{ so-many.more }
if-latent = { has-or-not } un potentiel latent { if-cost.bound }
if-active = { has-or-not } un potentiel actif { if-cost.bound }
if-played = { $negated ->
    [yes] { DOES("avoir", $who, form: "not") }
   *[no] { DOES("avoir", $who) }
} posé { so-many } carte{ so-many.s }{ so-many.more } cette passe d’armes
if-hand = { has-or-not } { so-many } carte{ so-many.s } en main{ so-many.more }
if-deck = { has-or-not } { so-many } carte{ so-many.s } dans le deck{ so-many.more }
if-discard = { has-or-not } { so-many } carte{ so-many.s } dans la défausse{ so-many.more }
if-void = { has-or-not } { so-many } carte{ so-many.s } dans le Néant{ so-many.more }
if-sockets = { has-or-not } { so-many } châsse{ so-many.s } d’infusion{ so-many.more }
if-object-slots = { has-or-not } { so-many } emplacement{ so-many.s } d’objet{ so-many.more }
if-poison = { has-or-not } { so-many } marqueur{ so-many.s } Poison{ so-many.more }
if-bleed = { has-or-not } { so-many } marqueur{ so-many.s } Saignement{ so-many.more }
if-omen = { has-or-not } { so-many } marqueur{ so-many.s } Présage{ so-many.more }
if-slot = { is-or-not } { VERB("posé", $who, form: "pp") } en { $what }
if-role = { is-or-not } { VERB("posé", $who, form: "pp") } en { $what }
if-type = { is-or-not } de type { $what }
if-archetype = { is-or-not } de l’archétype { $name }
if-name = { is-or-not } { $name }
if-instant = { is-or-not } { VERB("instantané", $who, form: "pp") }
if-is-object = { is-or-not } un objet
if-transcended = { is-or-not } { VERB("transcendé", $who, form: "pp") }
if-countered = { is-or-not } entièrement { VERB("contré", $who, form: "pp") }
if-pending = { is-or-not } en attente
if-optimal = { is-or-not } { VERB("posé", $who, form: "pp") } en emplacement optimal
if-upright = { is-or-not } disponible
if-stunned = { is-or-not } { VERB("Sonné", $who, form: "pp") }
if-passed = { has-or-not } passé cette passe d’armes
if-starter = { has-or-not } commencé la passe d’armes
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
    [yes] {" "}par { $other }
   *[no] {""}
}
of-kind = { $kinds ->
    [any] {""}
   *[other] {" "}{ $kind }
}
    .by = { $kinds ->
        [any] {""}
       *[other] {" "}par { $kind }
    }
event-laid = { $has-player ->
    [yes] { DOES("poser", $player) } { $subject }{ of-kind }
   *[no] { DOES("être", $subject) } { VERB("posé", $subject, form: "pp") }{ of-kind }
}
    .past = { $has-player ->
        [yes] { a-player } posé { $subject }{ of-kind }
       *[no] { a-subject } été { VERB("posé", $subject, form: "pp") }{ of-kind }
    }
event-transcended = { $has-player ->
    [yes] { DOES("transcender", $player) } { $subject }
   *[no] { DOES("être", $subject) } { VERB("transcendé", $subject, form: "pp") }
}
    .past = { $has-player ->
        [yes] { a-player } transcendé { $subject }
       *[no] { a-subject } été { VERB("transcendé", $subject, form: "pp") }
    }
event-sacrificed = { $has-player ->
    [yes] { DOES("sacrifier", $player) } { $subject }
   *[no] { DOES("être", $subject) } { VERB("sacrifié", $subject, form: "pp") }
}
    .past = { $has-player ->
        [yes] { a-player } sacrifié { $subject }
       *[no] { a-subject } été { VERB("sacrifié", $subject, form: "pp") }
    }
event-passed = { DOES("passer", $player) }
    .past = { a-player } passé
event-countered = { DOES("être", $subject) } entièrement { VERB("contré", $subject, form: "pp") }{ other-role }
    .past = { a-subject } été entièrement { VERB("contré", $subject, form: "pp") }{ other-role }
event-counter-held = { DOES("tenir", $subject) } en contrant
    .past = { a-subject } tenu en contrant
event-resolved = { DOES("sen-resoudre", $subject) }
    .past = { est-subject } { VERB("résolu", $subject, form: "pp") }
event-damaged = { DOES("subir", $player) } { event-damaged.what }{ other-role }{ event-damaged.from }
    .past = { a-player } subi { event-damaged.what }{ other-role }{ event-damaged.from }
    .would = { AS($player, case: "n") } { VERB("would", $player) } subir { event-damaged.what }{ other-role }{ event-damaged.from }
    .what = { $some ->
        [yes] { $much }
       *[no] { $negated ->
            [yes] de dégâts
           *[no] des dégâts
        }
    }
    .from = { $kinds ->
        [any] {""}
       *[other] {" "}par { $kind }
    }
event-burned = { DOES("subir", $player) } une brûlure{ event-burned.much }{ other-role }
    .past = { a-player } subi une brûlure{ event-burned.much }{ other-role }
    .would = { AS($player, case: "n") } { VERB("would", $player) } subir une brûlure{ event-burned.much }{ other-role }
    .much = { $some ->
        [yes] {" "}de { $much }
       *[no] {""}
    }
event-soul-lost = { $has-player ->
    [yes] { DOES("perdre", $player) } une Top soul{ of-kind.by }
   *[no] une Top soul est perdue{ of-kind.by }
}
    .past = { $has-player ->
        [yes] { a-player } perdu une Top soul{ of-kind.by }
       *[no] une Top soul a été perdue{ of-kind.by }
    }
    .would = { $has-player ->
        [yes] { AS($player, case: "n") } { VERB("would", $player) } perdre une Top soul{ of-kind.by }
       *[no] une Top soul devait être perdue{ of-kind.by }
    }
event-hp-lost = { DOES("perdre", $player) } { event-hp-lost.what }{ of-kind.by }
    .past = { a-player } perdu { event-hp-lost.what }{ of-kind.by }
    .would = { AS($player, case: "n") } { VERB("would", $player) } perdre { event-hp-lost.what }{ of-kind.by }
    .what = { $some ->
        [yes] { $much }
       *[no] { $negated ->
            [yes] de PV
           *[no] des PV
        }
    }
event-hp-gained = { DOES("gagner", $player) } { event-hp-lost.what }
    .past = { a-player } gagné { event-hp-lost.what }
event-poison-added = { DOES("prendre", $player) } { event-poison-added.much } Poison
    .past = { a-player } pris { event-poison-added.much } Poison
    .would = { AS($player, case: "n") } { VERB("would", $player) } prendre { event-poison-added.much } Poison
    .much = { $some ->
        [yes] { $much }
       *[no] { $negated ->
            [yes] de marqueurs
           *[no] des marqueurs
        }
    }
event-bleed-added = { DOES("prendre", $player) } { event-poison-added.much } Saignement
    .past = { a-player } pris { event-poison-added.much } Saignement
    .would = { AS($player, case: "n") } { VERB("would", $player) } prendre { event-poison-added.much } Saignement
event-omen-added = { DOES("prendre", $player) } { event-poison-added.much } Présage
    .past = { a-player } pris { event-poison-added.much } Présage
    .would = { AS($player, case: "n") } { VERB("would", $player) } prendre { event-poison-added.much } Présage
event-drew = { DOES("piocher", $player) } { event-drew.cards }
    .past = { a-player } pioché { event-drew.cards }
    .cards = { $some ->
        [yes] { $much } d’un coup
       *[no] une ou plusieurs cartes
    }
event-discarded = { DOES("défausser", $player) } { event-drew.cards }
    .past = { a-player } défaussé { event-drew.cards }
event-object-used = { $has-player ->
    [yes] { DOES("utiliser", $player) } { $subject }
   *[no] { DOES("être", $subject) } { VERB("utilisé", $subject, form: "pp") }
}
    .past = { $has-player ->
        [yes] { a-player } utilisé { $subject }
       *[no] { a-subject } été { VERB("utilisé", $subject, form: "pp") }
    }
event-object-placed = { $has-player ->
    [yes] { DOES("placer", $player) } { $subject } en emplacement d’objet
   *[no] { DOES("être", $subject) } { VERB("placé", $subject, form: "pp") } en emplacement d’objet
}
    .past = { $has-player ->
        [yes] { a-player } placé { $subject } en emplacement d’objet
       *[no] { a-subject } été { VERB("placé", $subject, form: "pp") } en emplacement d’objet
    }
event-infused = { $has-player ->
    [yes] { DOES("infuser", $player) } { $subject }
   *[no] { DOES("être", $subject) } { VERB("infusé", $subject, form: "pp") }
}
    .past = { $has-player ->
        [yes] { a-player } infusé { $subject }
       *[no] { a-subject } été { VERB("infusé", $subject, form: "pp") }
    }
event-destroyed = { DOES("être", $subject) } { VERB("détruit", $subject, form: "pp") }
    .past = { a-subject } été { VERB("détruit", $subject, form: "pp") }
whose-hand = { NUM($player) ->
    [you] votre
   *[one] sa
}
    .deck = { NUM($player) ->
        [you] votre
       *[one] son
    }
event-swapped = { $has-player ->
    [yes] { DOES("échanger", $player) } une carte de { whose-hand } main
   *[no] { DOES("être", $subject) } { VERB("échangé", $subject, form: "pp") }
}
    .past = { $has-player ->
        [yes] { a-player } échangé une carte de { whose-hand } main
       *[no] { a-subject } été { VERB("échangé", $subject, form: "pp") }
    }
event-searched = { $has-player ->
    [yes] { DOES("chercher", $player) } une carte dans { whose-hand.deck } deck
   *[no] { DOES("être", $subject) } { VERB("trouvé", $subject, form: "pp") } par une Recherche
}
    .past = { $has-player ->
        [yes] { a-player } cherché une carte dans { whose-hand.deck } deck
       *[no] { a-subject } été { VERB("trouvé", $subject, form: "pp") } par une Recherche
    }
event-was-stunned = { DOES("être", $player) } { VERB("Sonné", $player, form: "pp") }
    .past = { a-player } été { VERB("Sonné", $player, form: "pp") }
event-bout-start = au début de chaque passe d’armes
    .past = la passe d’armes { $negated ->
        [yes] n’a pas commencé
       *[no] a commencé
    }
event-bout-end = à la fin de chaque passe d’armes
    .past = la passe d’armes { $negated ->
        [yes] n’est pas finie
       *[no] est finie
    }

## Durées

this-period = { $period ->
    [match] cette partie
   *[bout] cette passe d’armes
}
word-period = { $period ->
    [match] partie
   *[bout] passe d’armes
}
until = { $first ->
    [yes] { until.when }, { $clause }
   *[no] { $clause } { until.when }
}
    .when = { $until ->
        [exchange] jusqu’à la fin de l’échange
        [bout] jusqu’à la fin de la passe d’armes
        [upkeep] jusqu’à la fin du prochain entretien
       *[for-good] pour de bon
    }
later-bout-end = à la fin de la passe d’armes, { $clause }
later-next-upkeep = au prochain entretien, { $clause }

## Ce qui est toujours actif, et ce que font les effets

act-lay = poser { $has-what ->
    [yes] { $what }
   *[no] de cartes
}
act-transcend = transcender { $has-what ->
    [yes] { $what }
   *[no] de cartes
}
act-use = utiliser { $has-what ->
    [yes] { $what }
   *[no] d’objets
}
act-counter = contrer
act-infuse = infuser de cartes
act-place = placer d’objets
act-draw-latent = piocher par potentiel latent
act-be-countered = être { VERB("contré", $who, form: "pp") }
act-lay-anywhere = être { VERB("posé", $who, form: "pp") } sur tout emplacement
act-work-as-counter = appliquer { NUM($who) ->
    [many] leur
   *[one] son
} texte en contrant
op-amplitude = Amplitude { $n }
op-combo = Enchaînement { $n }
op-frenzy = Frénésie { $n }
op-pierce = { $to-is ->
    [this] {""}
   *[other] { DOES("gagner", $to) }{" "}
}Percer { $n }
op-bonus-damage = { $to-is ->
    [this] {""}
   *[other] { DOES("gagner", $to) }{" "}
}+{ $n } dégâts
op-burn = Brûlez { $n }{ on-whom }
on-whom = { $to-is ->
    [foe] { $chosen ->
        [yes] {" "}contre votre adversaire
       *[no] {""}
    }
    [you] {" "}contre { $chosen ->
        [yes] vous
       *[no] vous-même
    }
   *[other] {" "}contre { $to }
}
op-hit = { $n } { $n ->
    [one] dégât
   *[other] dégâts
} à la Top soul { AS($to, case: "de") }
op-destroyer = Destructeur { $n }{ on-whom }
op-forget = Oubli { $n }{ on-whom }
op-poison = Poison { $n }{ on-whom }
op-bleed = Saignement { $n }{ on-whom }
op-torpor = Torpeur { $n }{ on-whom }
op-stun = { $to-is ->
    [foe] { $chosen ->
        [yes] { DOES("être", $to) }{" "}
       *[no] {""}
    }Sonné
   *[other] { DOES("être", $to) } Sonné{ op-stun.s }
}
    .s = { NUM($to) ->
        [many] s
       *[one] {""}
    }
op-unstun = { AS($to, case: "s") } { NUM($to) ->
    [many] ne sont
   *[one] n’{ VERB("être", $to) }
} plus Sonné{ op-stun.s }
op-put = { DOES("prendre", $who) } { $counters }
op-take = { VERB("détruire", $who) } { $counters } { $who-is ->
    [you] devant vous
    [foe] devant votre adversaire
   *[any] d’un joueur
}
op-block = Bloque { $n }
op-weak-point = Point faible { $n }
op-combo-count = { NUM($who) ->
    [one] la prochaine carte { AS($who, case: "de") }
   *[you] votre prochaine carte
} cette passe d’armes compte pour { $n } de plus pour Enchaînement
op-search = { $who-is ->
    [you] Recherche { $sv }
   *[other] { DOES("effectuer", $who) } Recherche { $sv }
}
op-swap = { $who-is ->
    [you] Échangez { $sv }
   *[other] { DOES("effectuer", $who) } Échange { $sv }
}
op-sacrifice = { DOES("sacrifier", $who) } { $sv } VA de { whose } main
op-move = { DOES("mettre", $who, $what) } { $to ->
    [hand] dans { op-move.la } main{ op-move.owner }
    [discard] dans { op-move.la } défausse{ op-move.owner }
    [void] dans { op-move.le } Néant{ op-move.owner }
    [deck-top] sur { op-move.le } deck{ op-move.owner }
   *[deck-bottom] sous { op-move.le } deck{ op-move.owner }
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
op-shuffle = { DOES("mélanger", $who) } les cartes face cachée de { whose.m } deck
op-ready = { DOES("redresser", $who, $what) }
op-change = { DOES("avoir", $to) } { $changes }
op-multiply = { DOES("avoir", $to) } { $changes }
op-turn = { DOES("incliner", $who, $what) }
op-take-control = { DOES("prendre", $who) } le contrôle { AS($what, case: "de") }
op-look = { DOES("regarder", $who) } { $zone ->
    [hand] { NUM($at) ->
        [you] votre main
       *[one] la main { AS($at, case: "de") }
    }
   *[deck] { $n ->
        [1] la première carte face cachée
       *[other] les { $n } premières cartes face cachée
    } { NUM($at) ->
        [you] de votre deck
       *[one] du deck { AS($at, case: "de") }
    }
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
   *[bout] { $n ->
        [1] une fois par passe d’armes
       *[other] jusqu’à { $n } fois par passe d’armes
    }
}{ limit-per }
card-counter-text = son texte s’applique même quand elle sert à contrer
layer-head = { $layer ->
    [on-play] Posée
    [on-resolve] Effet
    [red-on-play] Transcendée, posée
    [red-on-resolve] Transcendée
    [infusion] Infusion
    [use] Utilisation
    [counter] En contre
   *[ability] Capacité
}
layer = { $layer ->
    [on-resolve] { $text }
    [use] { $text }
    [ability] { $text }
    [counter] { $text }
   *[other] { layer-head } : { $text }
}
use-head = { $use ->
    [active] Capacité active
   *[use] Utilisez
}{ $support ->
    [yes] {" "}comme un soutien
   *[no] {""}
}
use-during = { $head } { $moment }
use-moment = { $moment ->
    [upkeep] pendant l’entretien
   *[bout_end] à la fin de la passe d’armes
}
use-named = { $name } – { $head }
use-cost = { $head } ({ $cost })
use-text = { $head } : { $text }
sv-price = { $n } VA
archetype-name = { $word ->
    [ember] Braise
    [mire] Bourbe
    [bastion] Bastion
    [gale] Bourrasque
    [ossuary] Ossuaire
    [plain] Neutre
   *[other] { $word }
}
class-name = { $word ->
    [scythe] faux
    [lantern] lanterne
    [iron] fer
    [sickle] faucille
    [censer] encensoir
    [shield] bouclier
    [maul] maillet
    [needles] aiguilles
    [fan] éventail
    [pike] pique
    [spade] bêche
    [book] livre
    [blade] lame
   *[other] { $word }
}
keyword-amplitude = Amplitude
    .means = elle peut couvrir autant d’emplacements en tout, et agit sur chacun
keyword-bleed = Saignement
    .means = autant de marqueurs ; à chaque Consolidation on perd autant de PV qu’on en a, puis on en retire un
keyword-block = Bloque
    .means = autant de dégâts d’un assaut adverse en attente sont bloqués
keyword-burn = Brûlez
    .means = autant de dégâts à la Top soul, que rien ne bloque ; ce qui est perdu va dans le Néant
keyword-combo = Enchaînement
    .means = elle ne coûte pas de VA si c’est au moins la carte de ce rang que vous posez dans la passe d’armes
keyword-destroyer = Destructeur
    .means = autant de PV sont perdus directement
keyword-draw = Pioche
    .means = autant de cartes sont piochées
keyword-forget = Oubli
    .means = des cartes valant autant de VA sont défaussées de la main
keyword-frenzy = Frénésie
    .means = elle peut être jouée autant de fois, en payant chaque fois
keyword-pierce = Percer
    .means = autant de chaque Blocage ou Ébranlement qu’on lui oppose est ignoré
keyword-poison = Poison
    .means = autant de marqueurs ; à chaque entretien on défausse des cartes valant autant de VA qu’on en a, puis on en retire un
keyword-search = Recherche
    .means = vous pouvez prendre dans votre deck une carte de cette VA, puis le deck est mélangé
keyword-stunned = Sonné
    .means = la victime doit passer au lieu de jouer sa prochaine carte
keyword-swap = Échangez
    .means = vous pouvez échanger une carte de cette VA de votre main contre une de votre défausse
keyword-torpor = Torpeur
    .means = le potentiel latent diminue d’autant
keyword-weak-point = Point faible
    .means = les dégâts infligés sur l’emplacement augmentent d’autant jusqu’à la fin de la passe d’armes
