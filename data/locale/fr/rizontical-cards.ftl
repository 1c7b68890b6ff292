### game: rizontical

# Ce que les textes imprimés des cartes de Rizontical ont de propre : ses noms, ce qu’ont les choses, ce qui arrive, ce que font ses opérations. Ce que
# tous les jeux partagent est dans language.ftl et telling.ftl ; un de leurs messages qui se trouve aussi ici se dit ainsi dans Rizontical.

-speech = x
    .that = ce

## Verbes

verb-deployer = dépl{ $form ->
    [imp] oyez
    [inf] oyer
    [you] oyez
    [many] oient
   *[one] oie
}{ verb.done }
verb-renvoyer = renv{ $form ->
    [imp] oyez
    [inf] oyer
    [you] oyez
    [many] oient
   *[one] oie
}{ verb.done }
verb-vaincre = { $form ->
    [imp] vainquez
    [inf] vaincre
   *[one] vainc
}{ verb.done }
verb-reduire = rédui{ $form ->
    [imp] sez
    [you] sez
   *[inf] re
}{ verb.done }
verb-remettre = { $form ->
    [one] remet
   *[other] { verb.re }
}

## Choses

noun-ally = allié{ plural-s }
    .gender = m
noun-enemy = ennemi{ plural-s }
    .gender = m
noun-entity = entité{ plural-s }
    .gender = f
noun-fighter = Fighter{ plural-s }
    .gender = m
noun-summon = Summon{ plural-s }
    .gender = m
noun-tile = Tile{ plural-s }
    .gender = f
noun-push-tile = Tile{ plural-s } de poussée
    .gender = f
noun-power = Power{ plural-s }
    .gender = m
noun-aura = Aura{ plural-s }
    .gender = f
noun-numen = Numen
    .gender = m
noun-cell = case{ plural-s }
    .gender = f
noun-attacker = attaquant
    .gender = m
noun-struck = entité frappée
    .gender = f
noun-ally-now = allié du tour en cours
    .gender = m
noun-enemy-now = ennemi du tour en cours
    .gender = m
noun-controller = joueur{ plural-s }
    .gender = m
noun-actor = joueur{ plural-s }
    .gender = m
is-facedown = face cachée
not-facedown = face visible
is-free = libre{ plural }
not-free = pris{ agree }
is-empty = vide{ plural }
not-empty = occupé{ agree }
word-rank = { $word ->
    [common] Common
   *[legendary] Legendary
}
word-category = { $word ->
    [normal] Normal
    [permanent] Permanent
    [trigger] Trigger
   *[aura] Aura
}
like-elements = { $negated ->
    [yes] d’élément
   *[no] un élément
} en commun avec { $of }
like-types = { $negated ->
    [yes] de type
   *[no] un type
} en commun avec { $of }
word-elements = { $word ->
    [neutral] Neutre
    [fire] Feu
    [ice] Glace
    [air] Air
    [earth] Terre
    [thunder] Foudre
    [water] Eau
   *[akasha] Akasha
}
word-types = { $word ->
    [physical] Physique
   *[magical] Magique
}
word-has = { $name }
word-marked = { $name }
word-marks = { word-marked }
word-unmarked = { $name }
word-lacks = { $name }
word-markers = { $word ->
    [ultimate] ULTIMATE
    [unique] UNIQUE
   *[legendary] LEGENDARY
}
word-did = { $word }
word-labels = { $word ->
    [passive] PASSIVE
    [trigger] TRIGGER
    [spell] SPELL{ $name ->
        [spell] {""}
        [SPELL] {""}
       *[other] *
    }
    [mana] MANA
    [ultimate] ULTIMATE
    [unique] UNIQUE
   *[other] { $name }
}
of-elements = l’élément { $what }
of-types = le type { $what }
with-elements = d’élément { $what }
with-types = de type { $what }
with-labels = avec un Skill { $what }
with-slot = sur l’emplacement { bound }
if-slot = { is-or-not } sur l’emplacement { bound }
with-current = { $current ->
    [yes] sur l’emplacement du tour en cours
   *[no] ailleurs que sur l’emplacement du tour en cours
}
with-same-slot = sur le même emplacement
with-within = à { $n ->
    [1] { $n } case
   *[other] { $n } cases ou moins
} { AS($of, case: "de") }
within-ra = à portée (RA)
within-ra-of = à portée (RA) { AS($of, case: "de") }
within-own-ra = ayant { $of } à portée (RA)
within-figure = à une distance { AS($of, case: "de") } ne dépassant pas { $n }
with-around = autour { AS($of, case: "de") }
with-adjacent = adjacent{ agree } { AS($of, case: "a") }
with-at = sur la même case { AS($of, case: "que") }
on-tile = sur { $of }
on-field = sur le terrain
in-deploy-zone = dans { NUM($of) ->
    [you] votre Deploy Zone
   *[one] la Deploy Zone adverse
}
in-half = dans { NUM($of) ->
    [you] votre moitié
   *[one] la moitié adverse
} du plateau
closer-than = plus proche { AS($to, case: "de") } { AS($than, case: "que") }
in-zone = { $taken ->
    [yes] { $zone ->
        [hand] { $whose ->
            [you] de votre main
            [foe] de la main adverse
           *[any] d’une main
        }
       *[deck] { $whose ->
            [you] de votre
            [foe] du
           *[any] d’un
        } { in-zone.place }
    }
   *[no] dans { $zone ->
        [hand] { $whose ->
            [you] votre main
            [foe] la main adverse
           *[any] une main
        }
       *[deck] { $whose ->
            [you] votre
            [foe] le
           *[any] un
        } { in-zone.place }
    }
}
    .place = { $zone ->
        [deck] deck de Powers
        [void] void de Powers
        [fighter-deck] deck de Fighters
       *[fighter-void] void de Fighters
    }{ $whose ->
        [foe] {" "}adverse
       *[any] {""}
    }
any-number = n’importe { $own ->
    [yes] { $gender ->
        [f] lesquelles
       *[m] lesquels
    } de vos
   *[no] { $gender ->
        [f] quelles
       *[m] quels
    }
}{" "}
player-foe = { case-before }votre adversaire
player-each = { case-before.les }deux joueurs
dmg = { $kind ->
    [all] DMG
    [hit] Hit DMG
    [melee] Melee DMG
    [ra] RA DMG
    [psh] PSH DMG
    [power] Power DMG
    [skill] Skill DMG
    [ability] Ability DMG
    [status] Status DMG
    [neutral] DMG Neutre
    [fire] DMG de Feu
    [ice] DMG de Glace
    [air] DMG d’Air
    [earth] DMG de Terre
    [thunder] DMG de Foudre
    [water] DMG d’Eau
    [akasha] DMG d’Akasha
    [physical] DMG Physique
    [magical] DMG Magique
   *[other] { $kind } DMG
}
condition = { $name }
condition-name = { $way ->
    [debuff] le Debuff { $name }
   *[buff] le Buff { $name }
}

## Nombres

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
figure-mana = Mana
    .total = le total du Mana { AS($of, case: "de") }
    .highest = le plus haut Mana parmi { $of }
    .least = le plus bas Mana
    .lowest = le plus bas Mana parmi { $of }
figure-mp = MP
    .total = le total du MP { AS($of, case: "de") }
    .highest = le plus haut MP parmi { $of }
    .least = le plus bas MP
    .lowest = le plus bas MP parmi { $of }
figure-ra = RA
    .total = le total de la RA { AS($of, case: "de") }
    .highest = la plus haute RA parmi { $of }
    .least = la plus basse RA
    .lowest = la plus basse RA parmi { $of }
figure-psh = PSH
    .total = le total de la PSH { AS($of, case: "de") }
    .highest = la plus haute PSH parmi { $of }
    .least = la plus basse PSH
    .lowest = la plus basse PSH parmi { $of }
figure-hp = HP
    .total = le nombre total de HP { AS($of, case: "de") }
    .highest = le plus grand nombre de HP parmi { $of }
    .least = le plus petit nombre de HP
    .lowest = le plus petit nombre de HP parmi { $of }
figure-protection = Protection
    .total = le total de la Protection { AS($of, case: "de") }
    .highest = la plus haute Protection parmi { $of }
    .least = la plus basse Protection
    .lowest = la plus basse Protection parmi { $of }
figure-change = { $n } { $figure }
figure-set = { $n } { $figure }
of-atk = l’ATK{ of-whom }
of-def = la DEF{ of-whom }
of-hp = les HP{ of-whom }
of-max-hp = les HP imprimés{ of-whom }
of-mana = le Mana{ of-whom }
of-mp = les MP{ of-whom }
of-ra = la RA{ of-whom }
of-psh = la PSH{ of-whom }
of-speed = la Speed{ of-whom }
of-protection = la Protection{ of-whom }
of-conditions = le nombre de conditions{ of-whom }
of-buffs = le nombre de Buffs{ of-whom }
of-debuffs = le nombre de Debuffs{ of-whom }
of-statuses = le nombre de Status{ of-whom }
of-ap-cost = le coût en AP{ of-whom }
of-uses = le Use{ of-whom }
of-time = le Time{ of-whom }
of-push = la poussée{ of-whom }
of-slot = l’emplacement{ of-whom }
of-ap = { NUM($of) ->
    [you] vos AP
   *[one] les AP{ of-whom }
}
of-souls = { NUM($of) ->
    [you] vos Souls
   *[one] les Souls{ of-whom }
}
of-hand = le nombre de Powers dans { NUM($of) ->
    [you] votre main
   *[one] la main adverse
}
value-condition = la valeur du { $way ->
    [debuff] Debuff
   *[buff] Buff
} { $name } { AS($of, case: "de") }
value-distance = la distance entre { $a } et { $b }
measure = { $of ->
    [dmg] des DMG
    [hp] des HP
    [ap] des AP
    [cards] des Powers
    [cells] des cases
   *[any] des nombres
}
event-amount = { $of ->
    [dmg] ce DMG
    [hp] ce nombre de HP
    [ap] ce nombre d’AP
    [cards] ce nombre de Powers
    [cells] ce nombre de cases
   *[any] ce nombre
}
unit = { $of ->
    [ap] AP
    [souls] Soul{ unit.s }
    [hand] Power{ unit.s } en main
    [cards] Power{ unit.s }
    [cells] case{ unit.s }
    [dmg] { unit.dmg }
    [atk] ATK
    [def] DEF
    [hp] HP
    [max-hp] HP imprimés
    [mana] Mana
    [mp] MP
    [ra] RA
    [psh] PSH
    [speed] Speed
    [weakness] Faiblesse
    [resistance] Résistance
    [protection] Protection
    [uses] Use
    [time] Time
    [conditions] condition{ unit.s }
    [buffs] Buff{ unit.s }
    [debuffs] Debuff{ unit.s }
    [statuses] Status
   *[push] Push
}
    .dmg = { $kind ->
        [0] DMG
       *[other] DMG
    }
    .s = { $n ->
        [0] {""}
        [1] {""}
       *[other] s
    }
much = { $valued ->
    [yes] { $compared ->
        [ge] au moins autant { much.unit } que
        [gt] plus { much.unit } que
        [le] au plus autant { much.unit } que
        [lt] moins { much.unit } que
        [ne] un autre nombre { much.unit } que
        [span] un nombre { much.unit } entre
        [outside] moins { much.unit } que
       *[eq] autant { much.unit } que
    } { $n }{ $compared ->
        [span] {" "}et { $most }
        [outside] {" "}ou plus que { $most }
       *[eq] {""}
    }
   *[no] { $of ->
        [value] { bound }
       *[any] { much.number }
    }
}
    .unit = { BEGINS(unit, "a", "e", "é", "i", "o", "u") ->
        [yes] d’
       *[no] de{" "}
    }{ unit }
    .number = { $compared ->
        [none] { much.unit }
        [some] { $of ->
            [protection] de la Protection
            [mana] du Mana
            [uses] du Use
            [conditions] une condition
            [buffs] un Buff
            [debuffs] un Debuff
            [statuses] un Status
           *[time] du Time
        }
        [ge] { $n } { unit } ou plus
        [gt] plus de { $n } { unit }
        [le] { $n } { unit } ou moins
        [lt] moins de { $n } { unit }
        [ne] pas exactement { $n } { unit }
        [span] { $of ->
            [conditions] { $n } à { $most } conditions
            [buffs] { $n } à { $most } Buffs
            [debuffs] { $n } à { $most } Debuffs
            [souls] { $n } à { $most } Souls
            [hand] { $n } à { $most } Powers en main
            [cards] { $n } à { $most } Powers
            [cells] { $n } à { $most } cases
           *[other] { $n } à { $most } { unit }
        }
        [outside] moins de { $n } ou plus de { $most } { unit }
       *[eq] exactement { $n } { unit }
    }
much-condition = { $compared ->
    [some] { $unit }
    [ge] { $unit } à { $n } ou plus
    [gt] { $unit } à plus de { $n }
    [le] { $unit } à { $n } ou moins
    [lt] { $unit } à moins de { $n }
   *[eq] { $unit } à exactement { $n }
}
amount-ap = { $n } AP
amount-hp = { $n } HP
amount-mana = { $n } Mana
amount-protection = { $n } Protection
amount-uses = { $n } Use
amount-time = { $n } Time
amount-souls = { $n } { $n ->
    [1] Soul
   *[other] Souls
}

## Conditions

if-amount = { $none ->
    [yes] { DOES("avoir", $who, form: "not") }
   *[no] { has-or-not }
} { $amount }
if-marked = { has-or-not } la marque « { $what } »
if-unmarked = { $negated ->
    [yes] { DOES("avoir", $who) }
   *[no] { DOES("avoir", $who, form: "not") }
} la marque « { $what } »
if-ap-cost = le coût en AP { AS($who, case: "de") } { $negated ->
    [yes] n’est pas de
   *[no] est de
} { bound }
if-has = { has-or-not } { $what }
if-lacks = { $negated ->
    [yes] { DOES("avoir", $who) }
   *[no] { DOES("avoir", $who, form: "not") }
} { $what }
if-markers = { $negated ->
    [yes] { DOES("avoir", $who, form: "not") } de
   *[no] { DOES("avoir", $who) } un
} Marker { $what }
if-timeline = { $compared ->
    [ge] c’est le tour { $n } de la timeline ou un tour suivant
    [gt] c’est un tour après le tour { $n } de la timeline
    [le] c’est le tour { $n } de la timeline ou un tour précédent
    [lt] c’est un tour avant le tour { $n } de la timeline
    [span] c’est un des tours { $n } à { $most } de la timeline
    [outside] ce n’est aucun des tours { $n } à { $most } de la timeline
    [ne] ce n’est pas le tour { $n } de la timeline
   *[eq] c’est le tour { $n } de la timeline
}
if-did = { has-or-not } { $first ->
    [move] bougé
    [hit] frappé
    [push] poussé
   *[skill] utilisé de Skill
} ce tour-ci
if-defeated = { $negated ->
    [yes] { DOES("être", $who) } encore en jeu
   *[no] { DOES("avoir", $who) } été vaincu{ e-who }
}
e-who = { GENDER($who) ->
    [f] e
   *[m] {""}
}{ NUM($who) ->
    [many] s
   *[one] {""}
}
stands-beside = à côté { AS($of, case: "de") }
if-stands = { $negated ->
    [yes] { DOES("être", $who, form: "not") }
   *[no] { DOES("être", $who) }
} { $where }
if-place = { DOES("être", $who) } { $where }
if-closer = { DOES("être", $who) } plus proche { AS($to, case: "de") } { AS($than, case: "que") }
if-more-than = { DOES("avoir", $who) } { $by ->
    [0] { $compared ->
        [ge] au moins autant { if-more-than.unit }
        [gt] plus { if-more-than.unit }
        [le] au plus autant { if-more-than.unit }
        [lt] moins { if-more-than.unit }
        [eq] autant { if-more-than.unit }
       *[ne] un autre nombre { if-more-than.unit }
    }
   *[other] { $compared ->
        [ge] au moins { $by } { unit } de plus
        [gt] plus de { $by } { unit } de plus
        [le] au plus { $by } { unit } de plus
        [lt] moins de { $by } { unit } de plus
        [eq] exactement { $by } { unit } de plus
       *[ne] un autre nombre de { unit } que { $by } de plus
    }
} { AS($than, case: "que") }
    .unit = { $of ->
        [ap] d’AP
       *[souls] de Souls
    }

## Situations

word-kind = { $measure ->
    [dmg] { dmg-of }
   *[other] { $word ->
        [move] un déplacement
        [hit] un coup
        [push] une poussée
        [skill] un Skill
        [power] un Power
        [set] la pose d’un Power
        [deploy] un déploiement
        [discard] une défausse
        [skip] un saut de tour
        [use] l’utilisation d’un Power en jeu
        [numen] une capacité de Numen
        [conjure] une Conjuration
        [passive] un PASSIVE
        [trigger] un Trigger
        [spell] { $name ->
            [spell] un SPELL
           *[other] un SPELL*
        }
        [mana] un Skill MANA
        [ultimate] un Skill ULTIMATE
        [unique] un Skill UNIQUE
        [buff] un Buff
        [debuff] un Debuff
        [status] un Status
        [void] pour le void
        [hand] pour la main
        [deck] pour le deck
        [supply] pour la réserve
        [basic] Basic Hit
        [effect] un effet
        [action] une action
        [border] le bord
        [entity] une autre entité
       *[other] { $name }
    }
}
dmg-of = { $word ->
    [all] DMG
    [hit] Hit DMG
    [melee] Melee DMG
    [ra] RA DMG
    [psh] PSH DMG
    [power] Power DMG
    [skill] Skill DMG
    [ability] Ability DMG
    [status] Status DMG
    [neutral] DMG Neutre
    [fire] DMG de Feu
    [ice] DMG de Glace
    [air] DMG d’Air
    [earth] DMG de Terre
    [thunder] DMG de Foudre
    [water] DMG d’Eau
    [akasha] DMG d’Akasha
    [physical] DMG Physique
    [magical] DMG Magique
    [border] PSH DMG du bord
    [entity] PSH DMG d’une poussée contre une entité
   *[other] { $name } DMG
}
e-subject = { GENDER($subject) ->
    [f] e
   *[m] {""}
}{ NUM($subject) ->
    [many] s
   *[one] {""}
}
event-announced = { $about ->
    [thing] { DOES("être", $subject) } annoncé{ e-subject }{ event-by-player }{ event-against }{ event-kinds }{ event-much }
   *[actor] { $has-player ->
        [yes] { DOES("annoncer", $player) } { event-announced.what }{ $has-subject ->
            [yes] {" "}avec { $subject }
           *[no] {""}
        }
       *[no] { $has-subject ->
            [yes] { DOES("annoncer", $subject) } { event-announced.what }
           *[no] { DOES("annoncer", $player) } { event-announced.what }
        }
    }{ event-against }{ event-much }
}
    .past = { $about ->
        [thing] { a-subject } été annoncé{ e-subject }{ event-by-player }{ event-against }{ event-kinds }{ event-much }
       *[actor] { $has-player ->
            [yes] { a-player } annoncé { event-announced.what }{ $has-subject ->
                [yes] {" "}avec { $subject }
               *[no] {""}
            }
           *[no] { $has-subject ->
                [yes] { a-subject } annoncé { event-announced.what }
               *[no] { a-player } annoncé { event-announced.what }
            }
        }{ event-against }{ event-much }
    }
    .what = { $kinds ->
        [any] une action
       *[other] { $kind }
    }
event-against = { $has-other ->
    [yes] {" "}contre { $other }
   *[no] {""}
}
event-by = { $has-other ->
    [yes] {" "}par { $other }
   *[no] {""}
}
event-by-player = { $has-player ->
    [yes] {" "}par { $player }
   *[no] {""}
}
event-kinds = { $kinds ->
    [any] {""}
   *[other] {" "}({ $kind })
}
event-much = { $some ->
    [yes] {" "}({ $much })
   *[no] {""}
}
event-targeted = { DOES("être", $subject) } visé{ e-subject }{ event-targeted.by }
    .past = { a-subject } été visé{ e-subject }{ event-targeted.by }
    .by = { $kinds ->
        [any] { $has-other ->
            [yes] {" "}par { $other }{ event-targeted.whose }
           *[no] { event-by-player }
        }
       *[other] {" "}par { $kind }{ $has-other ->
            [yes] {" "}{ AS($other, case: "de") }{ event-targeted.whose }
           *[no] { $has-player ->
                [yes] {" "}{ AS($player, case: "de") }
               *[no] {""}
            }
        }
    }
    .whose = { $has-player ->
        [yes] {" "}(annoncé par { $player })
       *[no] {""}
    }
event-about-to-be-hit = { $has-other ->
    [yes] { $has-subject ->
        [yes] { DOES("aller", $subject) } être frappé{ e-subject } par { $other }
       *[no] { DOES("aller", $other) } frapper
    }
   *[no] { DOES("aller", $subject) } être frappé{ e-subject }
}{ event-kinds }
    .past = { $has-other ->
        [yes] { $has-subject ->
            [yes] { a-subject } été sur le point d’être frappé{ e-subject } par { $other }
           *[no] { a-other } été sur le point de frapper
        }
       *[no] { a-subject } été sur le point d’être frappé{ e-subject }
    }{ event-kinds }
    .would = { $has-other ->
        [yes] { $has-subject ->
            [yes] { AS($subject, case: "n") } { VERB("would", $subject) } être frappé{ e-subject } par { $other }
           *[no] { AS($other, case: "n") } { VERB("would", $other) } frapper
        }
       *[no] { AS($subject, case: "n") } { VERB("would", $subject) } être frappé{ e-subject }
    }{ event-kinds }
event-hit-done = { $has-other ->
    [yes] { $has-subject ->
        [yes] { DOES("avoir", $subject) } été frappé{ e-subject } par { $other }
       *[no] { DOES("avoir", $other) } frappé
    }
   *[no] { DOES("avoir", $subject) } été frappé{ e-subject }
}{ event-kinds }
    .past = { $has-other ->
        [yes] { $has-subject ->
            [yes] { a-subject } été frappé{ e-subject } par { $other }
           *[no] { a-other } frappé
        }
       *[no] { a-subject } été frappé{ e-subject }
    }{ event-kinds }
event-hit-negated = un coup porté par { $other } est annulé
    .past = { $negated ->
        [yes] aucun coup porté par { $other } n’a
       *[no] un coup porté par { $other } a
    } été annulé
event-calc-a = avant le calcul { event-dmg.dealt }
    .past = le calcul { event-dmg.dealt } { event-calc-a.come }
    .come = { $negated ->
        [yes] n’a pas été imminent
       *[no] a été imminent
    }
event-calc-b = au calcul { event-dmg.dealt }
    .past = le calcul { event-dmg.dealt } { $negated ->
        [yes] n’a pas eu lieu
       *[no] a eu lieu
    }
event-dmg = { $kinds ->
    [any] DMG
   *[other] { $kind }
}
    .dealt = { $some ->
        [yes] du { event-dmg } ({ $much })
       *[no] du { event-dmg }
    } infligé { $has-subject ->
        [yes] { AS($subject, case: "a") }{ event-by }
       *[no] { $has-other ->
            [yes] par { $other }
           *[no] { AS($subject, case: "a") }
        }
    }
    .much = { $some ->
        [yes] { $much }{ event-kinds }
       *[no] { $negated ->
            [yes] de { event-dmg }
           *[no] du { event-dmg }
        }
    }
    .by = { $has-other ->
        [yes] {" "}infligé{ $some ->
            [yes] s
           *[no] {""}
        } par { $other }
       *[no] {""}
    }
event-dmg-about = { $has-subject ->
    [yes] { DOES("aller", $subject) } prendre { event-dmg.much }{ event-dmg.by }
   *[no] { $has-other ->
        [yes] { DOES("aller", $other) } infliger { event-dmg.much }
       *[no] { DOES("aller", $subject) } prendre { event-dmg.much }
    }
}
    .past = { $has-subject ->
        [yes] { a-subject } été sur le point de prendre { event-dmg.much }{ event-dmg.by }
       *[no] { $has-other ->
            [yes] { a-other } été sur le point d’infliger { event-dmg.much }
           *[no] { a-subject } été sur le point de prendre { event-dmg.much }
        }
    }
    .would = { $has-subject ->
        [yes] { AS($subject, case: "n") } { VERB("would", $subject) } prendre { event-dmg.much }{ event-dmg.by }
       *[no] { $has-other ->
            [yes] { AS($other, case: "n") } { VERB("would", $other) } infliger { event-dmg.much }
           *[no] { AS($subject, case: "n") } { VERB("would", $subject) } prendre { event-dmg.much }
        }
    }
event-damaged = { $has-subject ->
    [yes] { AS($subject, case: "s") } prend { event-dmg.much }{ event-dmg.by }
   *[no] { $has-other ->
        [yes] { DOES("infliger", $other) } { event-dmg.much }
       *[no] { AS($subject, case: "s") } prend { event-dmg.much }
    }
}
    .past = { $has-subject ->
        [yes] { a-subject } pris { event-dmg.much }{ event-dmg.by }
       *[no] { $has-other ->
            [yes] { a-other } infligé { event-dmg.much }
           *[no] { a-subject } pris { event-dmg.much }
        }
    }
event-hp-lost = { AS($subject, case: "s") } perd { event-hp-lost.much }
    .past = { a-subject } perdu { event-hp-lost.much }
    .much = { $some ->
        [yes] { $much }
       *[no] { $negated ->
            [yes] de HP
           *[no] des HP
        }
    }
    .would = { AS($subject, case: "n") } { VERB("would", $subject) } perdre { event-hp-lost.much }
event-healed = { $has-subject ->
    [yes] { DOES("être", $subject) } soigné{ e-subject }{ event-by }{ event-much }
   *[no] { $has-other ->
        [yes] { DOES("soigner", $other) } un Fighter{ event-much }
       *[no] { DOES("être", $subject) } soigné{ e-subject }{ event-much }
    }
}
    .past = { $has-subject ->
        [yes] { a-subject } été soigné{ e-subject }{ event-by }{ event-much }
       *[no] { $has-other ->
            [yes] { a-other } soigné un Fighter{ event-much }
           *[no] { a-subject } été soigné{ e-subject }{ event-much }
        }
    }
    .would = { AS($subject, case: "n") } { VERB("would", $subject) } être soigné{ e-subject }{ event-by }{ event-much }
event-defeated = { $has-other ->
    [yes] { $subject } { NUM($subject) ->
        [many] sont vaincu{ e-subject }
       *[one] est vaincu{ e-subject }
    } par { $other }
   *[no] { DOES("être", $subject) } vaincu{ e-subject }
}
    .past = { a-subject } été vaincu{ e-subject }{ event-by }
    .would = { AS($subject, case: "n") } { VERB("would", $subject) } être vaincu{ e-subject }{ event-by }
event-would-be-defeated = { DOES("aller", $subject) } être vaincu{ e-subject }{ event-by }
    .past = { a-subject } été sur le point d’être vaincu{ e-subject }{ event-by }
event-where = { $where ->
    [yes] {" "}{ $place }
   *[no] {""}
}
event-deployed = { DOES("être", $subject) } déployé{ e-subject }{ event-where }
    .past = { a-subject } été déployé{ e-subject }{ event-where }
event-removed = { DOES("quitter", $subject) } le plateau{ event-power-left.for }
    .past = { a-subject } quitté le plateau{ event-power-left.for }
    .would = { AS($subject, case: "n") } { VERB("would", $subject) } quitter le plateau{ event-power-left.for }
event-step = { DOES("arriver", $subject) } sur une case{ event-where }
    .past = { est-subject } arrivé{ e-subject } sur une case{ event-where }
event-moved = { $where ->
    [yes] { DOES("terminer", $subject) } un déplacement { $some ->
        [yes] ({ $much }){" "}
       *[no] {""}
    }{ $place }{ event-moved.how }
   *[no] { DOES("bouger", $subject) }{ $some ->
        [yes] {" "}de { $much }
       *[no] {""}
    }{ event-moved.how }
}
    .how = { $kinds ->
        [any] {""}
       *[action] {" "}par { $kind }
    }
    .past = { a-subject } { $where ->
        [yes] terminé un déplacement { $some ->
            [yes] ({ $much }){" "}
           *[no] {""}
        }{ $place }{ event-moved.how }
       *[no] bougé{ $some ->
            [yes] {" "}de { $much }
           *[no] {""}
        }{ event-moved.how }
    }
    .would = { AS($subject, case: "n") } { VERB("would", $subject) } bouger{ $some ->
        [yes] {" "}de { $much }
       *[no] {""}
    }{ event-moved.how }
event-push-about = { $has-other ->
    [yes] { DOES("aller", $other) } pousser{ $has-subject ->
        [yes] {" "}{ $subject }
       *[no] {""}
    }
   *[no] { DOES("aller", $subject) } être poussé{ e-subject }
}{ event-much }
    .past = { $has-other ->
        [yes] { a-other } été sur le point de pousser{ $has-subject ->
            [yes] {" "}{ $subject }
           *[no] {""}
        }
       *[no] { a-subject } été sur le point d’être poussé{ e-subject }
    }{ event-much }
    .would = { AS($subject, case: "n") } { VERB("would", $subject) } être poussé{ e-subject }{ event-by }{ event-much }
event-pushed = { $has-subject ->
    [yes] { DOES("être", $subject) } poussé{ e-subject }{ event-by }
   *[no] { $has-other ->
        [yes] { DOES("avoir", $other) } poussé une entité
       *[no] { DOES("être", $subject) } poussé{ e-subject }
    }
}{ $some ->
    [yes] {" "}de { $much }
   *[no] {""}
}
    .past = { $has-subject ->
        [yes] { a-subject } été poussé{ e-subject }{ event-by }
       *[no] { $has-other ->
            [yes] { a-other } poussé une entité
           *[no] { a-subject } été poussé{ e-subject }
        }
    }{ $some ->
        [yes] {" "}de { $much }
       *[no] {""}
    }
event-blocked = { $has-other ->
    [yes] { DOES("pousser", $other) } { $subject }
   *[no] { DOES("être", $subject) } poussé{ e-subject }
} contre { event-blocked.what }{ event-much }
    .what = { $kinds ->
        [border] le bord
        [entity] une autre entité
       *[any] le bord ou une autre entité
    }
    .past = { $has-other ->
        [yes] { a-other } poussé { $subject }
       *[no] { a-subject } été poussé{ e-subject }
    } contre { event-blocked.what }{ event-much }
event-power-used = { DOES("être", $subject) } utilisé{ e-subject }{ event-by-player }
    .past = { a-subject } été utilisé{ e-subject }{ event-by-player }
event-power-set = { DOES("être", $subject) } posé{ e-subject }{ event-by-player }
    .past = { a-subject } été posé{ e-subject }{ event-by-player }
event-would-be-destroyed = { DOES("aller", $subject) } être détruit{ e-subject }{ event-by-player }
    .past = { a-subject } été sur le point d’être détruit{ e-subject }{ event-by-player }
event-destroyed = { DOES("être", $subject) } détruit{ e-subject }
    .past = { a-subject } été détruit{ e-subject }
    .would = { AS($subject, case: "n") } { VERB("would", $subject) } être détruit{ e-subject }
event-power-left = { DOES("quitter", $subject) } le terrain{ event-power-left.for }
    .past = { a-subject } quitté le terrain{ event-power-left.for }
    .would = { AS($subject, case: "n") } { VERB("would", $subject) } quitter le terrain{ event-power-left.for }
    .for = { $kinds ->
        [any] {""}
       *[other] {" "}{ $kind }
    }
event-skill-used = { $has-player ->
    [yes] { DOES("avoir", $player) } utilisé { event-skill-used.what }{ event-skill-used.of }
   *[no] { DOES("avoir", $subject) } utilisé { event-skill-used.what }
}
    .past = { $has-player ->
        [yes] { a-player } utilisé { event-skill-used.what }{ event-skill-used.of }
       *[no] { a-subject } utilisé { event-skill-used.what }
    }
    .what = { $kinds ->
        [any] un Skill
       *[other] { $kind }
    }
    .of = { $has-subject ->
        [yes] {" "}{ AS($subject, case: "de") }
       *[no] {""}
    }
event-condition-gained = { $has-subject ->
    [yes] { DOES("recevoir", $subject) } { event-condition }{ event-condition-gained.from }
   *[no] { $has-other ->
        [yes] { DOES("donner", $other) } { event-condition }
       *[no] { DOES("recevoir", $subject) } { event-condition }
    }
}
    .past = { $has-subject ->
        [yes] { a-subject } reçu { event-condition }{ event-condition-gained.from }
       *[no] { $has-other ->
            [yes] { a-other } donné { event-condition }
           *[no] { a-subject } reçu { event-condition }
        }
    }
    .would = { AS($subject, case: "n") } { VERB("would", $subject) } recevoir { event-condition }{ event-condition-gained.from }
    .from = { $has-other ->
        [yes] {" "}{ AS($other, case: "de") }
       *[no] {""}
    }
event-condition-lost = { AS($subject, case: "s") } perd { event-condition }
    .past = { a-subject } perdu { event-condition }
event-condition = { $kinds ->
    [any] une condition
   *[other] { $kind }
}{ $some ->
    [yes] {" "}de valeur { $much }
   *[no] {""}
}
event-marker-placed = { $player } { NUM($player) ->
    [you] recevez
   *[one] reçoit
} un Marker
    .past = { a-player } reçu un Marker
event-ap-gained = { DOES("gagner", $player) } { event-ap }
    .past = { a-player } gagné { event-ap }
    .would = { AS($player, case: "n") } { VERB("would", $player) } gagner { event-ap }
event-ap-lost = { $player } { NUM($player) ->
    [you] perdez
   *[one] perd
} { event-ap }
    .past = { a-player } perdu { event-ap }
    .would = { AS($player, case: "n") } { VERB("would", $player) } perdre { event-ap }
event-ap = { $some ->
    [yes] { $much }
   *[no] { $negated ->
        [yes] d’AP
       *[no] des AP
    }
}
event-drawn = { DOES("piocher", $player) } { event-cards }
    .past = { a-player } pioché { event-cards }
    .would = { AS($player, case: "n") } { VERB("would", $player) } piocher { event-cards.any }
event-discarded = { DOES("défausser", $player) } { event-cards }
    .past = { a-player } défaussé { event-cards }
    .would = { AS($player, case: "n") } { VERB("would", $player) } défausser { event-cards.any }
event-cards = { $some ->
    [yes] { $much }
   *[no] 1 Power ou plus
}
    .any = { $some ->
        [yes] { $much }
       *[no] { $negated ->
            [yes] de Powers
           *[no] des Powers
        }
    }
event-searched = { DOES("fouiller", $player) } un deck{ event-searched.for }
    .past = { a-player } fouillé un deck{ event-searched.for }
    .for = { $some ->
        [yes] {" "}pour { $much }
       *[no] {""}
    }
event-summoned = { DOES("être", $subject) } invoqué{ e-subject }{ event-where }
    .past = { a-subject } été invoqué{ e-subject }{ event-where }
event-tile-placed = { DOES("être", $subject) } posé{ e-subject }{ event-by-player }{ event-where }
    .past = { a-subject } été posé{ e-subject }{ event-by-player }{ event-where }
event-deck-empty = { event-deck-empty.deck } devient vide
    .past = { event-deck-empty.deck } { $negated ->
        [yes] n’est pas devenu vide
       *[no] est devenu vide
    }
    .deck = { NUM($player) ->
        [you] votre deck de Powers
       *[one] le deck de Powers { AS($player, case: "de") }
    }
event-bonus-taken = { $player } { NUM($player) ->
    [you] prenez
   *[one] prend
} une action bonus
    .past = { a-player } pris une action bonus
event-begun = { $negated ->
    [yes] n’a pas commencé
   *[no] a commencé
}
    .ended = { $negated ->
        [yes] n’a pas pris fin
       *[no] a pris fin
    }
event-round-start = au début de chaque manche
    .past = une manche { event-begun }
event-turn-start = au début de chaque tour
    .past = un tour { event-begun }
event-turn-end = à la fin { $has-player ->
    [yes] { event-own-turn-start.turn }
   *[no] { $has-subject ->
        [yes] { event-own-turn-start.turn }
       *[no] de chaque tour
    }
}
    .past = { $has-player ->
        [yes] { event-own-turn-start.one }
       *[no] { $has-subject ->
            [yes] { event-own-turn-start.one }
           *[no] un tour
        }
    } { event-begun.ended }
event-round-end = à la fin de chaque manche
    .past = une manche { event-begun.ended }
event-own-turn-start = au début { event-own-turn-start.turn }
    .past = { event-own-turn-start.one } { event-begun }
    .turn = { $has-player ->
        [yes] { NUM($player) ->
            [you] de votre tour
           *[one] du tour { AS($player, case: "de") }
        }
       *[no] { $has-subject ->
            [yes] du tour { AS($subject, case: "de") }
           *[no] de votre tour
        }
    }
    .one = { $has-player ->
        [yes] { NUM($player) ->
            [you] votre tour
           *[one] le tour { AS($player, case: "de") }
        }
       *[no] { $has-subject ->
            [yes] le tour { AS($subject, case: "de") }
           *[no] votre tour
        }
    }
event-own-turn-end = à la fin { event-own-turn-start.turn }
    .past = { event-own-turn-start.one } { event-begun.ended }

## Durées

later-turn-end = à la fin du tour, { $clause }
later-timeline-turn-end = à la fin du tour de la timeline, { $clause }
later-round-end = à la fin de la manche, { $clause }
later-round-begin = au début de la prochaine manche, { $clause }
later-own-turn = au début { NUM($whose) ->
    [you] de votre prochain tour
   *[one] du prochain tour { AS($whose, case: "de") }
}, { $clause }

word-period = { $period ->
    [match] partie
    [round] manche
   *[turn] tour
}
this-period = { $period ->
    [match] cette partie
    [round] cette manche
   *[turn] ce tour-ci
}
until = { $until ->
    [for-good] { $clause }
   *[turn] { $first ->
        [yes] { until.when }, { $clause }
       *[no] { $clause } { until.when }
    }
}
    .when = { $until ->
        [combat] pour ce combat
        [turn] jusqu’à la fin du tour
        [timeline-turn] jusqu’à la fin de ce tour de la timeline
       *[round] jusqu’à la fin de la manche
    }
until-next-own-turn = { $first ->
    [yes] jusqu’au début { until-next-own-turn.turn }, { $clause }
   *[no] { $clause } jusqu’au début { until-next-own-turn.turn }
}
    .turn = { NUM($who) ->
        [you] de votre prochain tour
       *[one] du prochain tour { AS($who, case: "de") }
    }
until-leaves = { $clause } tant que { $who } est en jeu
tell-uses = { $clause }{ $period ->
    [match] { $home ->
        [summon] , puis retirez ce Summon
        [tile] , puis retirez cette Tile
        [power] , puis envoyez ce Power au void
        [aura] , puis envoyez ce Power au void
       *[other] {" "}({ $n ->
            [1] une seule fois
           *[other] { $n } fois
        }{ limit-per })
    }
   *[turn] {" "}({ tell-uses.times } par { word-period }{ limit-per })
}
    .times = { $n ->
        [1] une fois
       *[other] { $n } fois
    }
card-limit = { tell-uses.times } par { word-period }{ limit-per }
adjective-cleansed = purifié{ agree }
tell-instead = { $would }, { $clause } à la place
op-instead = { $clause }
tell-prevented = { $would }, { $may ->
    [yes] vous pouvez l’empêcher
   *[no] empêchez-le
}
tell-amount-change = { tell-amount-half.what } est { $sign ->
    [less] réduit{ tell-amount-half.e }
   *[more] augmenté{ tell-amount-half.e }
} de { $n }
tell-amount-set = { tell-amount-half.what } devient { $n }
tell-amount-multiply = { tell-amount-half.what } est multiplié{ tell-amount-half.e } par { $n }
tell-amount-half = { tell-amount-half.what } est divisé{ tell-amount-half.e } par deux (arrondi à l’inférieur)
    .what = { $of ->
        [hp] ce nombre de HP
        [ap] ce nombre d’AP
        [cards] ce nombre de Powers
        [cells] ce nombre de cases
        [value] sa valeur
       *[dmg] ce DMG
    }
    .e = { $of ->
        [value] e
       *[dmg] {""}
    }
tell-target = { VERB("choisir", $who) } { $what }

## Toujours actif

op-change = { $always ->
    [yes] { DOES("avoir", $to) }
   *[no] { DOES("recevoir", $to) }
} { $changes }
op-dmg = { $way ->
    [dealt] { DOES("infliger", $to) }
   *[taken] { DOES("prendre", $to) }
} { $n } { $dmg } { $sign ->
    [less] de moins
   *[more] de plus
}{ $has-other ->
    [yes] {" "}{ $way ->
        [dealt] { AS($other, case: "a") }
       *[taken] { AS($other, case: "de") }
    }
   *[no] {""}
}
dmg-times = le { $dmg } { $way ->
    [dealt] infligé par { $to }{ $has-other ->
        [yes] {" "}{ AS($other, case: "a") }
       *[no] {""}
    }
   *[taken] infligé { AS($to, case: "a") }{ $has-other ->
        [yes] {" "}par { $other }
       *[no] {""}
    }
} est { $times ->
    [half] divisé par deux (arrondi à l’inférieur)
    [double] doublé
   *[triple] triplé
}
op-price = { $skills ->
    [yes] les Skills { AS($to, case: "de") } coûtent
   *[no] { DOES("coûter", $to) }
} { $n } AP { $sign ->
    [less] de moins
   *[more] de plus
}
op-arrive = { DOES("être", $who) } déployé{ e-who } avec { $what }
op-order = { DOES("jouer", $to) } { NUM($to) ->
    [many] leur
   *[one] son
} tour en { $turn ->
    [first] premier
   *[last] dernier
}
op-be = { DOES("avoir", $to) } aussi { $words }
op-allow = { DOES("pouvoir", $to) } { $act }{ $act-first ->
    [extra-hit] { $always ->
        [yes] {" "}par tour
       *[no] {""}
    }
   *[other] {""}
}
act-extra-hit = frapper 1 fois de plus
act-hit-through = frapper par-delà les entités
act-hit-inf = frapper à portée illimitée (∞RA)
act-move-through = se déplacer à travers les entités
act-deploy-current = aussi déployer des Fighters sur l’emplacement du tour en cours
act-deploy-anywhere = déployer des Fighters sur n’importe quelle case
act-act-after-hit = continuer { NUM($who) ->
    [one] son
    [many] leur
   *[you] votre
} tour après avoir frappé
op-forbid = { $act-first ->
    [move-straight] { AS($to, case: "s") } ne { VERB("pouvoir", $to) } bouger qu’en diagonale
   *[other] { DOES("pouvoir", $to, form: "not") } { $act-or }
}
act-move = bouger
act-hit = frapper
act-push = pousser
act-use-power = { $has-what ->
    [yes] utiliser { $what }
   *[no] { $player ->
        [yes] utiliser de Powers
       *[no] être utilisé{ e-who }
    }
}
act-skill = utiliser de Skills
act-be-moved = être déplacé{ e-who } par des effets
act-be-targeted = être visé{ e-who } par l’autre joueur
act-skip = passer { NUM($who) ->
        [many] leur
        [you] votre
       *[one] son
    } tour
act-conjure = utiliser { NUM($who) ->
        [many] leur
        [you] votre
       *[one] sa
    } Conjuration
act-be-pushed = être poussé{ e-who }
act-draw = piocher de Powers
act-deploy = déployer de Fighters
act-set = poser de Powers
act-discard = défausser de Powers pour des AP
act-heal = être soigné{ e-who }
act-move-straight = bouger tout droit
act-skill-passive = utiliser de Skills PASSIVE
act-skill-trigger = utiliser de Skills TRIGGER
act-skill-spell = utiliser de Skills SPELL{ $label ->
    [spell] {""}
   *[star] *
}
act-skill-mana = utiliser de Skills MANA
act-skill-ultimate = utiliser de Skills ULTIMATE
act-skill-unique = utiliser de Skills UNIQUE
act-gain-buff = recevoir de Buffs
act-gain-debuff = recevoir de Debuffs
act-gain-status = recevoir de Status
act-gain-burned = recevoir Burned
act-gain-first = recevoir First
act-gain-invincible = recevoir Invincible
act-gain-last = recevoir Last
act-gain-poison = recevoir Poison
act-gain-shield = recevoir Shield

## Ce que font les effets

spell-hit = { VERB("frapper", $who) } { $at }
op-hit = { DOES("frapper", $who) } { $at }
hit-with = { $hit } avec { $values }
hit-atk = { $n } ATK
hit-element = l’élément { $what }
hit-type = le type { $what }
aim = { $shape ->
    [one] une case à portée (RA)
    [within] une case à { $n ->
        [1] { $n } case de distance
       *[other] { $n } cases de distance ou moins
    }
    [inf] une case à portée illimitée (∞RA)
   *[line] une ligne de { $n } { $n ->
        [1] case
       *[other] cases
    }
}
aim-area = toutes les cases { $shape ->
    [around] autour { AS($of, case: "de") }
   *[adjacent] adjacentes { AS($of, case: "a") }
}
op-redirect = { $of ->
    [dmg] ce DMG est infligé { AS($to, case: "a") }
    [target] cette action vise { $to }
   *[any] ce coup frappe { $to }
}{ $instead ->
    [yes] {" "}à la place
   *[no] {""}
}
op-have-skills = { DOES("avoir", $to) } les Skills { $some ->
    [yes] { $labels }{" "}
   *[no] {""}
}{ AS($of, case: "de") }
op-use-skill = { DOES("utiliser", $who) } un Skill { $some ->
    [yes] { $labels }{" "}
   *[no] {""}
}{ AS($of, case: "de") } comme le sien{ $free ->
    [yes] {" "}pour 0 AP
   *[no] {""}
}
op-damage = { VERB("infliger", $who) } { $n } { $kind ->
    [power] Power DMG
    [skill] Skill DMG
    [ability] Ability DMG
   *[none] DMG
}{ $element ->
    [neutral] {" "}Neutre
    [fire] {" "}de Feu
    [ice] {" "}de Glace
    [air] {" "}d’Air
    [earth] {" "}de Terre
    [thunder] {" "}de Foudre
    [water] {" "}d’Eau
    [akasha] {" "}d’Akasha
   *[none] {""}
}{ $type ->
    [physical] {" "}de type Physique
    [magical] {" "}de type Magique
   *[none] {""}
} { AS($to, case: "a") }
op-gain = { DOES("gagner", $who) } { $amounts }
op-heal = { VERB("soigner", $who, $to) } de { $n } HP
op-transfer = transférez { $hp } HP { AS($from, case: "de") } { AS($to, case: "a") }
op-defeat = { VERB("vaincre", $who, $what) }
op-move = { DOES("déplacer", $who) } { $mover } { $has-n ->
    [yes] de { $n ->
        [1] { $n } case
       *[other] { $n } cases au plus
    }
   *[no] dans la limite de { NUM($mover) ->
        [many] leurs MP
       *[one] ses MP
    }
}
side-of = { NUM($who) ->
    [you] { case-before }votre côté du plateau
   *[one] { case-before.le }côté du plateau { AS($who, case: "de") }
}
op-push = { VERB("pousser", $who, $what) } de { $n ->
    [1] { $n } case
   *[other] { $n } cases
}{ $upto ->
    [yes] {" "}au plus
   *[no] {""}
}
push-to = { $clause } { $dir ->
    [choose] dans la direction de votre choix
    [facing] dans le sens de cette Tile
   *[n] vers { direction }
}
direction = { $dir ->
    [n] le nord
    [ne] le nord-est
    [e] l’est
    [se] le sud-est
    [s] le sud
    [sw] le sud-ouest
    [w] l’ouest
   *[nw] le nord-ouest
}
facing = { $clause }, vers { direction }
op-put = { VERB("placer", $who, $what) } sur { $to }
op-swap = { VERB("échanger", $who) } les cases { AS($what, case: "de") }{ $has-with ->
    [yes] {" "}et { AS($with, case: "de") }
   *[no] {""}
}
op-stop-motion = { VERB("arrêter", $who) } le déplacement ou la poussée { AS($what, case: "de") }
op-change-slot = { $has-with ->
    [yes] { VERB("échanger", $who) } les emplacements { AS($what, case: "de") } et { AS($with, case: "de") }
   *[no] { VERB("placer", $who, $what) } sur { $has-slot ->
        [yes] l’emplacement { $slot }
       *[no] un autre emplacement vide
    }
}
op-deploy = { DOES("déployer", $who) } le Fighter { $from ->
    [choose] { NUM($who) ->
        [one] de son choix
       *[imp] de votre choix
    }
   *[top] du dessus
} de { whose.m } deck de Fighters sur { op-revive.slot }{ $anywhere ->
    [yes] , sur n’importe quelle case vide du plateau
   *[no] {""}
}
op-revive = { VERB("déployer", $who, $what) } sur { op-revive.slot }
    .slot = { $has-slot ->
        [yes] { $slot ->
            [choose] n’importe quel emplacement vide
            [same] le même emplacement
            [current] l’emplacement du tour en cours
           *[1] l’emplacement { $slot }
        }
       *[no] n’importe quel emplacement vide
    }
op-return = { $to ->
    [deck-top] { VERB("remettre", $who, $what) } sur le dessus { op-return.of }
    [deck-bottom] { VERB("remettre", $who, $what) } au fond { op-return.of }
    [deck] { $deck ->
        [fighter] { VERB("mélanger", $who, $what) }
       *[power] { VERB("renvoyer", $who, $what) }
    } dans { $own ->
        [yes] votre deck{ op-return.cards }
       *[no] { NUM($what) ->
            [many] les decks{ op-return.cards } de leurs propriétaires
           *[one] le deck{ op-return.cards } de son propriétaire
        }
    }
    [void] { VERB("mettre", $who, $what) } dans { $own ->
        [yes] votre void
       *[no] { NUM($what) ->
            [many] les voids de leurs propriétaires
           *[one] le void de son propriétaire
        }
    }
   *[hand] { VERB("renvoyer", $who, $what) } dans { NUM($what) ->
        [many] les mains de leurs propriétaires
       *[one] la main de son propriétaire
    }
}
    .cards = { $deck ->
        [fighter] {" "}de Fighters
        [power] {" "}de Powers
       *[either] {""}
    }
    .of = { $own ->
        [yes] de votre deck{ op-return.cards }
       *[no] { NUM($what) ->
            [many] des decks{ op-return.cards } de leurs propriétaires
           *[one] du deck{ op-return.cards } de son propriétaire
        }
    }
op-draw = { DOES("piocher", $who) } { powers }
powers = { $n } { $n ->
    [1] Power
   *[other] Powers
}
op-discard = { DOES("défausser", $who) } { powers }{ $random ->
    [yes] {" "}au hasard
   *[no] {""}
}
discard-these = { DOES("défausser", $who) } { $what }
op-search = { VERB("chercher", $who) } { $what } dans votre deck de Powers pour { NUM($it) ->
    [many] les ajouter
   *[one] l’ajouter
} à votre main
op-look = { DOES("regarder", $who) } { $what }
look-hand = { DOES("regarder", $who) } { $whole ->
    [yes] la main
   *[no] { powers } de la main
} { AS($of, case: "de") }
look-deck = { DOES("regarder", $who) } { $n ->
    [1] le { look-deck.card }
   *[other] les { $n } { look-deck.card }s
} du dessus { NUM($of) ->
    [you] de votre deck
   *[one] du deck adverse
}
    .card = { $deck ->
        [fighter-deck] Fighter
       *[deck] Power
    }
put-back = { $clause } pour les remettre dans l’ordre de votre choix
revealed-zone = { $zone ->
    [hand] { NUM($of) ->
        [you] votre main
       *[one] la main adverse
    }
   *[deck] { $n ->
        [1] le { revealed-zone.card }
       *[other] les { $n } { revealed-zone.card }s
    } du dessus { NUM($of) ->
        [you] de votre deck
       *[one] du deck adverse
    }
}
    .card = { $zone ->
        [fighter-deck] Fighter
       *[deck] Power
    }
op-reveal = { VERB("révéler", $who, $what) }
op-recover = { VERB("remettre", $who, $what) } dans votre { $to ->
    [deck] deck de Powers
   *[hand] main
}
op-shuffle = { DOES("mélanger", $who) } { whose.m } deck de { $deck ->
    [fighter] Fighters
   *[power] Powers
}
op-play = { VERB("jouer", $who, $what) }{ $free ->
    [yes] {" "}pour 0 AP
   *[no] {""}
}
op-set-free = { VERB("poser", $who, $what) } pour 0 AP
op-buff = { DOES("recevoir", $who) } le Buff { $name-name } { $n }
op-debuff = { DOES("recevoir", $who) } le Debuff { $name-name } { $n }
op-status = { DOES("recevoir", $who) } { $name-name }
conditions = { $what ->
    [any] { conditions.all-f }condition{ conditions.s }
    [buff] { conditions.all-m }Buff{ conditions.s }
    [debuff] { conditions.all-m }Debuff{ conditions.s }
    [status] { conditions.all-m }Status
   *[one] { $name }
}
    .all-m = { $how ->
        [all] tous les{" "}
       *[n] { conditions.count }
    }
    .all-f = { $how ->
        [all] toutes les{" "}
       *[n] { conditions.count }
    }
    .count = { $how ->
        [upto] jusqu’à { $n }{" "}
       *[n] { $n }{" "}
    }
    .s = { $how ->
        [all] s
       *[n] { $n ->
            [1] {""}
           *[other] s
        }
    }
op-cleanse = { VERB("retirer", $who) } { $what } { AS($of, case: "de") }
op-reverse-timeline = pendant la prochaine manche, les tours de la timeline se jouent de 4 à 1
op-move-condition = { VERB("transférer", $who) } { $what } { AS($of, case: "de") } sur { $to }
op-move-buffs = { VERB("transférer", $who) } sur { $to } { $limited ->
    [yes] jusqu’à { $n } de valeur
   *[no] n’importe quelle valeur
} { $some ->
    [yes] du Buff { $names }
   *[no] de Buff
} { AS($of, case: "de") }
op-shift = { $sign ->
    [less] { VERB("réduire", $who) }
   *[more] { VERB("augmenter", $who) }
} de { $n } le { $way ->
    [debuff] Debuff
   *[buff] Buff
} { $name } { AS($of, case: "de") }
op-place-marker = { $placed ->
    [yes] { VERB("placer", $who) } un Marker { op-place-marker.marker } dans
   *[no] { VERB("retirer", $who) } le Marker { op-place-marker.marker } de
} { NUM($of) ->
    [one] la zone de Numen adverse
   *[you] votre zone de Numen
}
    .marker = { $marker ->
        [unique] UNIQUE
       *[legendary] LEGENDARY
    }
mark-slot = { $placed ->
    [yes] { VERB("placer", $who) } un Marker ULTIMATE sur
   *[no] { VERB("retirer", $who) } le Marker ULTIMATE de
} l’emplacement { AS($of, case: "de") }
op-mark = { DOES("recevoir", $to) } la marque « { $name } »
op-unmark = { DOES("perdre", $to) } la marque « { $name } »
op-summon = { VERB("invoquer", $who) } { $n } { $n ->
    [1] Summon
   *[other] Summons
} « { $name } » sur { $where }
op-place = { VERB("poser", $who) } { $upto ->
    [yes] jusqu’à{" "}
   *[no] {""}
}{ $n } { $n ->
    [1] Tile
   *[other] Tiles
} « { $name } » sur { $where }
op-copy = { VERB("placer", $who) } une copie { AS($what, case: "de") } sur { $where }
op-turn = { VERB("tourner", $who, $what) } { $has-facing ->
    [yes] vers { $facing }
   *[no] dans { NUM($what) ->
        [one] la direction
       *[many] les directions
    } de votre choix
}
op-negate = { VERB("annuler", $who) } { $what ->
    [action] cette action
    [hit] ce coup
    [skill] ce Skill
    [power] ce Power
    [dmg] ce DMG
    [destruction] cette destruction
    [defeat] cette défaite
   *[this] cela
}
op-negate-skills = annulez les Skills { AS($to, case: "de") }
op-negate-skills-long = { op-negate-skills }
op-control = { DOES("prendre", $who) } le contrôle { AS($what, case: "de") }
op-control-long = { op-control }
op-end-turn = { VERB("terminer", $who) } le tour
op-end-round = { VERB("terminer", $who) } la manche
op-extra-action = { $who-is ->
    [you] vous pouvez
   *[other] { DOES("pouvoir", $who) }
} faire 1 { $kind ->
    [any] action
    [bonus] action bonus
    [move] déplacement
    [hit] coup
    [push] poussée
    [skill] action Skill
    [power] action Power
    [set] pose
    [deploy] déploiement
   *[discard] défausse
} de plus
op-extra-turn = { DOES("jouer", $who) } 1 tour de plus après celui-ci
tell-toss = tirez à pile ou face
tell-on-success = sur face, { $clause }
tell-on-failure = sur pile, { $clause }
tell-rolled = { $head } : { $rows }

## Cartes

card-assign = assignez cette Aura { AS($whom, case: "a") }
cost-pay = { $form ->
    [inf] payer
   *[imp] payez
} { $n } AP
cost-have-lose = faire perdre { $amounts } { AS($who, case: "a") }
op-pay = { $must ->
    [no] { NUM($who) ->
        [you] vous pouvez
        [imp] vous pouvez
        [many] { $who } peuvent
       *[one] { $who } peut
    } { $cost }
   *[yes] { NUM($who) ->
        [you] vous devez
        [imp] vous devez
        [many] { $who } doivent
       *[one] { $who } doit
    } { $cost } si possible
}{ $has-then ->
    [yes] {" "}; dans ce cas, { $then }
   *[no] {""}
}{ $has-else ->
    [yes] {" "}; sinon, { $else }
   *[no] {""}
}
card-cost = coût : { $cost }
card-only = utilisable seulement { $condition }
card-as-action = en action
card-when-played = quand ce Power est joué
card-stepped-on = quand une entité arrive sur cette Tile
card-faces = se pose dans n’importe quel sens
tracker-uses = Use { $n }
tracker-time = Time { $n }
card-label = { $label ->
    [spell-star] SPELL*
    [spell] SPELL
    [passive] PASSIVE
    [trigger] TRIGGER
    [mana] MANA
    [ultimate] ULTIMATE
    [unique] UNIQUE
    [enchantment] ENCHANTMENT
   *[conjuration] CONJURATION
}
card-ap = { $n } AP
card-ap-equal = AP : { $value }
card-mana = { $n } Mana

## Ce qu’on peut encore demander, et de plusieurs

figure-weakness = Faiblesse
    .total = le total de la Faiblesse { AS($of, case: "de") }
    .highest = la plus haute Faiblesse parmi { $of }
    .least = la plus basse Faiblesse
    .lowest = la plus basse Faiblesse parmi { $of }
figure-resistance = Résistance
    .total = le total de la Résistance { AS($of, case: "de") }
    .highest = la plus haute Résistance parmi { $of }
    .least = la plus basse Résistance
    .lowest = la plus basse Résistance parmi { $of }
figure-speed = Speed
    .total = le total de la Speed { AS($of, case: "de") }
    .highest = la plus haute Speed parmi { $of }
    .least = la plus basse Speed
    .lowest = la plus basse Speed parmi { $of }
figure-conditions = conditions
    .total = le nombre total de conditions { AS($of, case: "de") }
    .highest = le plus grand nombre de conditions parmi { $of }
    .least = le plus petit nombre de conditions
    .lowest = le plus petit nombre de conditions parmi { $of }
figure-buffs = Buffs
    .total = le nombre total de Buffs { AS($of, case: "de") }
    .highest = le plus grand nombre de Buffs parmi { $of }
    .least = le plus petit nombre de Buffs
    .lowest = le plus petit nombre de Buffs parmi { $of }
figure-debuffs = Debuffs
    .total = le nombre total de Debuffs { AS($of, case: "de") }
    .highest = le plus grand nombre de Debuffs parmi { $of }
    .least = le plus petit nombre de Debuffs
    .lowest = le plus petit nombre de Debuffs parmi { $of }
figure-statuses = Status
    .total = le nombre total de Status { AS($of, case: "de") }
    .highest = le plus grand nombre de Status parmi { $of }
    .least = le plus petit nombre de Status
    .lowest = le plus petit nombre de Status parmi { $of }
figure-ap-cost = coût en AP
    .total = le total des coûts en AP { AS($of, case: "de") }
    .highest = le plus haut coût en AP parmi { $of }
    .least = le plus bas coût en AP
    .lowest = le plus bas coût en AP parmi { $of }
figure-uses = Use
    .total = le total du Use { AS($of, case: "de") }
    .highest = le plus haut Use parmi { $of }
    .least = le plus bas Use
    .lowest = le plus bas Use parmi { $of }
figure-time = Time
    .total = le total du Time { AS($of, case: "de") }
    .highest = le plus haut Time parmi { $of }
    .least = le plus bas Time
    .lowest = le plus bas Time parmi { $of }
figure-push = poussée
    .total = le total de la poussée { AS($of, case: "de") }
    .highest = la plus haute poussée parmi { $of }
    .least = la plus basse poussée
    .lowest = la plus basse poussée parmi { $of }
figure-max-hp = HP imprimés
    .total = le nombre total de HP imprimés { AS($of, case: "de") }
    .highest = le plus grand nombre de HP imprimés parmi { $of }
    .least = le plus petit nombre de HP imprimés
    .lowest = le plus petit nombre de HP imprimés parmi { $of }
figure-ap = AP
    .total = le nombre total d’AP { AS($of, case: "de") }
    .highest = le plus grand nombre d’AP parmi { $of }
    .least = le plus petit nombre de AP
    .lowest = le plus petit nombre d’AP parmi { $of }
figure-souls = Souls
    .total = le nombre total de Souls { AS($of, case: "de") }
    .highest = le plus grand nombre de Souls parmi { $of }
    .least = le plus petit nombre de Souls
    .lowest = le plus petit nombre de Souls parmi { $of }
figure-hand = Powers en main
    .total = le nombre total de Powers en main { AS($of, case: "de") }
    .highest = le plus grand nombre de Powers en main parmi { $of }
    .least = le plus petit nombre de Powers en main
    .lowest = le plus petit nombre de Powers en main parmi { $of }
figure-slot = emplacement
    .total = le total des emplacements { AS($of, case: "de") }
    .highest = l’emplacement le plus haut parmi { $of }
    .least = l’emplacement le plus bas
    .lowest = l’emplacement le plus bas parmi { $of }
with-active = dont { $so ->
    [no] ce n’est pas
   *[yes] c’est
} le tour
with-ap = avec { $compared ->
    [ge] { $n } AP ou plus
    [le] { $n } AP ou moins
   *[eq] { bound } AP
}
with-hand = avec { $compared ->
    [ge] { $n } Powers en main ou plus
    [le] { $n } Powers en main ou moins
   *[eq] { bound } Powers en main
}
with-souls = avec { $compared ->
    [ge] { $n } Souls ou plus
    [le] { $n } Souls ou moins
   *[eq] { bound } Souls
}
with-ap-cost = d’un coût en AP { bound.of }
with-weakness = de Faiblesse { bound }
with-resistance = de Résistance { bound }
with-marked = avec la marque « { $what } »
with-unmarked = sans la marque « { $what } »
with-markers = avec un Marker { $what }
with-category = de catégorie { $what }
with-rank = de rang { $what }
of-weakness = la Faiblesse { AS($of, case: "de") }
of-resistance = la Résistance { AS($of, case: "de") }
of-timeline = le numéro du tour de la timeline
if-at = { is-or-not } sur la même case { AS($of, case: "que") }
if-category = { is-or-not } de catégorie { $what }
if-current = { is-or-not } sur l’emplacement du tour en cours
if-deploy-zone = { is-or-not } { in-deploy-zone }
if-elements = { is-or-not } d’élément { $what }
if-empty = { is-or-not } vide
if-free = { is-or-not } libre
if-facedown = { is-or-not } face cachée
if-half = { is-or-not } { in-half }
if-labels = { $negated ->
    [yes] { DOES("avoir", $who, form: "not") } de
   *[no] { DOES("avoir", $who) } un
} Skill { $what }
if-rank = { is-or-not } de rang { $what }
if-same-slot = { is-or-not } sur le même emplacement { AS($of, case: "que") }
act-gain-hit-dmg-dealt = recevoir Hit DMG Dealt
act-gain-hit-dmg-taken = recevoir Hit DMG Taken
act-gain-melee-dmg-dealt = recevoir Melee DMG Dealt
act-gain-melee-dmg-taken = recevoir Melee DMG Taken
act-gain-ra-dmg-dealt = recevoir RA DMG Dealt
act-gain-ra-dmg-taken = recevoir RA DMG Taken
act-gain-psh-dmg-dealt = recevoir PSH DMG Dealt
act-gain-psh-dmg-taken = recevoir PSH DMG Taken
act-gain-power-dmg-dealt = recevoir Power DMG Dealt
act-gain-power-dmg-taken = recevoir Power DMG Taken
act-gain-skill-dmg-dealt = recevoir Skill DMG Dealt
act-gain-skill-dmg-taken = recevoir Skill DMG Taken
act-gain-ability-dmg-dealt = recevoir Ability DMG Dealt
act-gain-ability-dmg-taken = recevoir Ability DMG Taken
act-gain-status-dmg-taken = recevoir Status DMG Taken
act-gain-all-dmg-dealt = recevoir All DMG Dealt
act-gain-all-dmg-taken = recevoir All DMG Taken
act-gain-neutral-dmg-dealt = recevoir Neutral DMG Dealt
act-gain-neutral-dmg-taken = recevoir Neutral DMG Taken
act-gain-fire-dmg-dealt = recevoir Fire DMG Dealt
act-gain-fire-dmg-taken = recevoir Fire DMG Taken
act-gain-ice-dmg-dealt = recevoir Ice DMG Dealt
act-gain-ice-dmg-taken = recevoir Ice DMG Taken
act-gain-air-dmg-dealt = recevoir Air DMG Dealt
act-gain-air-dmg-taken = recevoir Air DMG Taken
act-gain-earth-dmg-dealt = recevoir Earth DMG Dealt
act-gain-earth-dmg-taken = recevoir Earth DMG Taken
act-gain-thunder-dmg-dealt = recevoir Thunder DMG Dealt
act-gain-thunder-dmg-taken = recevoir Thunder DMG Taken
act-gain-water-dmg-dealt = recevoir Water DMG Dealt
act-gain-water-dmg-taken = recevoir Water DMG Taken
act-gain-akasha-dmg-dealt = recevoir Akasha DMG Dealt
act-gain-akasha-dmg-taken = recevoir Akasha DMG Taken
act-gain-physical-dmg-dealt = recevoir Physical DMG Dealt
act-gain-physical-dmg-taken = recevoir Physical DMG Taken
act-gain-magical-dmg-dealt = recevoir Magical DMG Dealt
act-gain-magical-dmg-taken = recevoir Magical DMG Taken
