# Le texte imprimé des cartes de Rizontical, composé de petits motifs par engines/rizontical/wording.py.
#
# Mots donnés à beaucoup de messages : $who un groupe nominal, avec $num (one, many, you : le lecteur) et $gen (m, f)
# pour les accords et $long (no ; yes ou vague si une description suit le nom) ; $case la forme voulue d'un nom (s sujet,
# n sujet sans pronom, o complément, pos possesseur et de : avec « de », a : avec « à », que : après « que ») ; $form la
# forme du verbe : imp ou inf quand le lecteur agit, does ou may quand autre chose agit ; $seat you, opponent ou both.

## Phrases

rzc-assign = assignez cette Aura { $whom }
rzc-cost-of = coût : { $cost }
rzc-only = utilisable seulement { $condition }
rzc-as-action = en action
rzc-when-played = quand ce Power est joué
rzc-stepped-on = quand une entité arrive sur cette Tile
rzc-faces = se pose dans n’importe quel sens
rzc-choose = { $form ->
    [inf] choisir
   *[imp] choisissez
} { $what }
rzc-use = Use { $n }
rzc-time = Time { $n }
rzc-spell = frappez { $aim }

## Choses

rzc-noun = { $det ->
    [it] { $case ->
        [s] { $gen ->
            [f] elle
           *[m] il
        }{ $num ->
            [many] s
           *[one] {""}
        }
       *[o] { rzc-noun.before }{ rzc-noun.ce }{ rzc-noun.name }
    }
    [none] { $kind ->
        [you] { rzc-noun.before }vous
        [opponent] { rzc-noun.before }votre adversaire
       *[player] { rzc-noun.un }joueur
    }
   *[other] { rzc-noun.det }{ rzc-noun.name }{ rzc-noun.adjectives }{ $random ->
        [yes] {" "}au hasard
       *[no] {""}
    }
}
    .before = { $case ->
        [de] de{" "}
        [pos] de{" "}
        [a] à{" "}
        [que] que{" "}
       *[o] {""}
    }
    .before-vowel = { $case ->
        [de] d’
        [pos] d’
        [a] à{" "}
        [que] qu’
       *[o] {""}
    }
    .un = { rzc-noun.before-vowel }{ $gen ->
        [f] une
       *[m] un
    }{" "}
    .det = { $det ->
        [a] { rzc-noun.un }{ rzc-noun.of }
        [another] { rzc-noun.un }autre { rzc-noun.of }
        [that] { rzc-noun.before }{ rzc-noun.ce }
        [this] { rzc-noun.before }{ rzc-noun.ce }
        [the] { rzc-noun.le }
        [its] { rzc-noun.before }son{" "}
        [your] { rzc-noun.before }votre{" "}
        [nth] { rzc-noun.le-consonant }{ $n ->
            [1] { $gen ->
                [f] première
               *[m] premier
            }
            [2] deuxième
           *[3] troisième
        }{" "}
        [each] { rzc-noun.before }{ $own ->
            [yes] { $gen ->
                [f] chacune
               *[m] chacun
            } de vos{" "}
           *[no] chaque{" "}
        }
        [all] { rzc-noun.before }{ rzc-noun.tous }{ rzc-noun.vos }
        [all-others] { rzc-noun.before }{ rzc-noun.tous }{ rzc-noun.vos }autres{" "}
        [plural] { rzc-noun.les }
        [others] { rzc-noun.les }autres{" "}
        [n] { rzc-noun.before }{ $n } { rzc-noun.of }
        [n-others] { rzc-noun.before }{ $n } autres { rzc-noun.of }
        [upto] { rzc-noun.upto } { $n } { rzc-noun.of }
        [upto-others] { rzc-noun.upto } { $n } { $n ->
            [one] autre
           *[other] autres
        } { rzc-noun.of }
        [any] { rzc-noun.before }{ rzc-noun.any }
        [any-others] { rzc-noun.before }{ rzc-noun.any }autres{" "}
        [count] { $own ->
            [yes] de vos{" "}
           *[no] { rzc-noun.de }
        }
        [count-others] { $own ->
            [yes] de vos autres{" "}
           *[no] d’autres{" "}
        }
        [some] { $case ->
            [de] { rzc-noun.de }
            [pos] { rzc-noun.de }
            [a] à des{" "}
           *[o] des{" "}
        }
       *[no] { rzc-noun.before-vowel }{ $gen ->
            [f] aucune
           *[m] aucun
        } { rzc-noun.of }
    }
    .of = { $own ->
        [yes] de vos{" "}
       *[no] {""}
    }
    .vos = { $own ->
        [yes] vos{" "}
       *[no] les{" "}
    }
    .tous = { $gen ->
        [f] toutes
       *[m] tous
    }{" "}
    .upto = { $case ->
        [de] d’au plus
        [pos] d’au plus
        [a] à au plus
        [que] qu’au plus
       *[o] jusqu’à
    }
    .any = n’importe { $own ->
        [yes] { $gen ->
            [f] lesquelles
           *[m] lesquels
        } de vos{" "}
       *[no] { $gen ->
            [f] quelles
           *[m] quels
        }{" "}
    }
    .ce = { $num ->
        [many] ces{" "}
       *[one] { $gen ->
            [f] cette{" "}
           *[m] { $kind ->
                [ally] cet{" "}
                [enemy] cet{" "}
                [ally-now] cet{" "}
                [enemy-now] cet{" "}
                [attacker] cet{" "}
               *[other] ce{" "}
            }
        }
    }
    .le = { $kind ->
        [ally] { rzc-noun.before }l’
        [enemy] { rzc-noun.before }l’
        [ally-now] { rzc-noun.before }l’
        [enemy-now] { rzc-noun.before }l’
        [entity] { rzc-noun.before }l’
        [struck] { rzc-noun.before }l’
        [attacker] { rzc-noun.before }l’
       *[other] { rzc-noun.le-consonant }
    }
    .le-consonant = { $gen ->
        [f] { rzc-noun.before }la{" "}
       *[m] { $case ->
            [de] du{" "}
            [pos] du{" "}
            [a] au{" "}
           *[o] { rzc-noun.before }le{" "}
        }
    }
    .les = { $own ->
        [yes] { rzc-noun.before }vos{" "}
       *[no] { $case ->
            [de] des{" "}
            [pos] des{" "}
            [a] aux{" "}
           *[o] { rzc-noun.before }les{" "}
        }
    }
    .de = { $kind ->
        [ally] d’
        [enemy] d’
        [entity] d’
       *[other] de{" "}
    }
    .name = { $kind ->
        [ally] allié{ rzc-noun.s }
        [enemy] ennemi{ rzc-noun.s }
        [entity] entité{ rzc-noun.s }
        [fighter] Fighter{ rzc-noun.s }
        [summon] Summon{ rzc-noun.s }
        [tile] Tile{ rzc-noun.s }
        [push-tile] Tile{ rzc-noun.s } de poussée
        [power] Power{ rzc-noun.s }
        [cell] case{ rzc-noun.s }
        [numen] Numen
        [attacker] attaquant
        [struck] entité{ $det ->
            [it] {""}
           *[other] {" "}frappée
        }
        [ally-now] allié{ rzc-noun.now }
        [enemy-now] ennemi{ rzc-noun.now }
       *[target] cible { $n }
    }
    .now = { $det ->
        [it] {""}
       *[other] {" "}du tour en cours
    }
    .s = { $noun ->
        [many] s
       *[one] {""}
    }
    .adjectives = { $category ->
        [normal] {" "}Normal
        [permanent] {" "}Permanent
        [trigger] {" "}Trigger
        [aura] {" "}Aura
       *[any] {""}
    }{ $rank ->
        [common] {" "}Common
        [legendary] {" "}Legendary
       *[any] {""}
    }{ $side ->
        [opposing] { $kind ->
            [enemy] {""}
           *[other] {" "}adverse{ rzc-noun.s }
        }
        [ally] {" "}alliée{ rzc-noun.s }
        [enemy] {" "}ennemie{ rzc-noun.s }
       *[any] {""}
    }{ $face ->
        [down] {" "}face cachée
        [up] {" "}face visible
       *[any] {""}
    }{ $empty ->
        [yes] {" "}vide{ rzc-noun.s }
        [no] {" "}occupée{ rzc-noun.s }
       *[any] {""}
    }
rzc-that = qui
rzc-described = { $thing } { $how }
rzc-set-off = { $thing }, { $how }
rzc-closer-than = { rzc-closer.proche } { $to } { $than }
rzc-except = sauf { $who }
rzc-picked-by = { $by ->
    [both] au choix des deux joueurs
   *[opponent] au choix de votre adversaire
}
rzc-in-zone = { $zone ->
    [hand] dans { $seat ->
        [you] votre main
        [opponent] la main adverse
       *[any] une main
    }
    [deck] dans { $seat ->
        [you] votre
        [opponent] le
       *[any] un
    } deck de { rzc-in-zone.what }{ rzc-in-zone.adverse }
    [void] dans { $seat ->
        [you] votre
        [opponent] le
       *[any] un
    } void de { rzc-in-zone.what }{ rzc-in-zone.adverse }
    [field] sur le terrain
   *[board] sur le plateau
}
    .what = { $what ->
        [fighter] Fighters
       *[power] Powers
    }
    .adverse = { $seat ->
        [opponent] {" "}adverse
       *[other] {""}
    }
rzc-from-zone = { $zone ->
    [hand] { $seat ->
        [you] de votre main
        [opponent] de la main adverse
       *[any] d’une main
    }
    [deck] { rzc-from-zone.whose } deck de { rzc-in-zone.what }{ rzc-in-zone.adverse }
   *[void] { rzc-from-zone.whose } void de { rzc-in-zone.what }{ rzc-in-zone.adverse }
}
    .whose = { $seat ->
        [you] de votre
        [opponent] du
       *[any] d’un
    }
rzc-within = à { $n ->
    [one] { $n } case
   *[other] { $n } cases ou moins
} { $who }
rzc-within-ra = à portée (RA)
rzc-within-ra-of = à portée (RA) { $who }
rzc-anywhere = à n’importe quelle distance
rzc-around = autour { $who }
rzc-adjacent = { $gen ->
    [f] { $num ->
        [many] adjacentes
       *[one] adjacente
    }
   *[m] { $num ->
        [many] adjacents
       *[one] adjacent
    }
} { $who }
rzc-on = sur { $where }
rzc-at = sur la même case { $where }
rzc-on-slot = { $slot ->
    [current] sur l’emplacement du tour en cours
    [same] sur le même emplacement
   *[1] sur l’emplacement { $slot }
}
rzc-in-deploy-zone = dans { $seat ->
    [you] votre Deploy Zone
   *[opponent] la Deploy Zone adverse
}
rzc-in-half = dans { $seat ->
    [you] votre moitié
   *[opponent] la moitié adverse
} du plateau
rzc-of-element = d’élément { rzc-element }
rzc-of-type = de type { rzc-type }
rzc-with-skill = avec un Skill { $label }
rzc-element = { $element ->
    [neutral] Neutre
    [fire] Feu
    [ice] Glace
    [air] Air
    [earth] Terre
    [thunder] Foudre
    [water] Eau
   *[akasha] Akasha
}
rzc-type = { $type ->
    [physical] Physique
   *[magical] Magique
}
rzc-dmg = { $kind ->
    [all] DMG
    [hit] Hit DMG
    [melee] Melee DMG
    [ra] RA DMG
    [psh] PSH DMG
    [power] Power DMG
    [skill] Skill DMG
    [ability] DMG d’Ability
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
rzc-condition-name = { $kind ->
    [debuff] le Debuff { $name }
   *[buff] le Buff { $name }
}
rzc-name = { $name }
rzc-kind = { $kind ->
    [basic] Basic Hit
    [spell] SPELL
    [effect] un effet
   *[other] { $kind }
}

## Nombres

rzc-value-stat = { $stat ->
    [atk] { rzc-value-stat.l }ATK
    [def] { rzc-value-stat.la }DEF
    [hp] { rzc-value-stat.les }HP
    [max_hp] { rzc-value-stat.les }HP imprimés
    [mana] { rzc-value-stat.le }Mana
    [mp] { rzc-value-stat.les }MP
    [ra] { rzc-value-stat.la }RA
    [psh] { rzc-value-stat.la }PSH
    [speed] { rzc-value-stat.la }Speed
    [protection] { rzc-value-stat.la }Protection
    [use] { rzc-value-stat.le }Use
    [time] { rzc-value-stat.le }Time
   *[push] { rzc-value-stat.la }poussée
} { $who }
    .l = { $case ->
        [de] de l’
       *[o] l’
    }
    .le = { $case ->
        [de] du{" "}
       *[o] le{" "}
    }
    .la = { $case ->
        [de] de la{" "}
       *[o] la{" "}
    }
    .les = { $case ->
        [de] des{" "}
       *[o] les{" "}
    }
rzc-stat = { $stat ->
    [atk] ATK
    [def] DEF
    [hp] HP
    [max_hp] HP imprimés
    [mana] Mana
    [mp] MP
    [ra] RA
    [psh] PSH
    [speed] Speed
    [protection] Protection
    [use] Use
    [time] Time
   *[push] poussée
}
rzc-value-condition = { rzc-value-stat.la }valeur du { $kind ->
    [debuff] Debuff
   *[buff] Buff
} { $name } { $who }
rzc-value-count = { rzc-value-stat.le }nombre { $what }
rzc-value-seat = { $what ->
    [ap] { rzc-value-seat.whose } AP{ rzc-value-seat.adverse }
    [souls] { rzc-value-seat.whose } Souls{ rzc-value-seat.adverse }
   *[hand] { rzc-value-stat.le }nombre de Powers dans { $seat ->
        [you] votre main
       *[opponent] la main adverse
    }
}
    .whose = { $seat ->
        [you] { $case ->
            [de] de vos
           *[o] vos
        }
       *[opponent] { $case ->
            [de] des
           *[o] les
        }
    }
    .adverse = { $seat ->
        [you] {""}
       *[opponent] {" "}de votre adversaire
    }
rzc-value-event = { $what ->
    [cells] { rzc-value-stat.le }nombre de cases parcourues
    [blocked] { rzc-value-stat.le }nombre de cases non parcourues
   *[amount] { $case ->
        [de] de{" "}
       *[o] {""}
    }{ $of ->
        [dmg] ce DMG
        [hp] ce nombre de HP
        [ap] ce nombre d’AP
        [powers] ce nombre de Powers
        [cells] ce nombre de cases
       *[any] ce nombre
    }
}
rzc-value-distance = { rzc-value-stat.la }distance entre { $a } et { $b }
rzc-value-number = { $case ->
    [de] d’
   *[o] {""}
}un nombre de { $low } à { $high }
rzc-amount = { $compared ->
    [some] { $unit ->
        [protection] de la Protection
        [mana] du Mana
        [use] du Use
       *[time] du Time
    }
    [none] { rzc-amount.unit }
    [ge] { $n } { rzc-amount.unit } ou plus
    [gt] plus de { $n } { rzc-amount.unit }
    [le] { $n } { rzc-amount.unit } ou moins
    [lt] moins de { $n } { rzc-amount.unit }
    [eq] exactement { $n } { rzc-amount.unit }
   *[ne] pas exactement { $n } { rzc-amount.unit }
}
    .unit = { $unit ->
        [ap] AP
        [souls] { $n ->
            [one] Soul
           *[other] Souls
        }
        [hand] { rzc-amount.powers } en main
        [powers] { rzc-amount.powers }
        [cells] { $n ->
            [one] case
           *[other] cases
        }
        [dmg] DMG
        [atk] ATK
        [def] DEF
        [hp] HP
        [max_hp] HP imprimés
        [mana] Mana
        [mp] MP
        [ra] RA
        [psh] PSH
        [speed] Speed
        [protection] Protection
        [use] Use
        [time] Time
       *[push] poussée
    }
    .powers = { $n ->
        [one] Power
       *[other] Powers
    }
rzc-amount-dmg = { $compared ->
    [ge] au moins { $n } { $dmg }
    [gt] plus de { $n } { $dmg }
    [le] au plus { $n } { $dmg }
    [lt] moins de { $n } { $dmg }
    [eq] exactement { $n } { $dmg }
   *[ne] pas exactement { $n } { $dmg }
}
rzc-amount-condition = { $compared ->
    [some] { $unit }
    [ge] { $unit } à { $n } ou plus
    [gt] { $unit } à plus de { $n }
    [le] { $unit } à { $n } ou moins
    [lt] { $unit } à moins de { $n }
   *[eq] { $unit } à exactement { $n }
}

## Conditions

rzc-exists = { $negated ->
    [yes] il n’y a { $what }
   *[no] il y a { $what }
}
rzc-has = { $who } { rzc-has.has } { $what }
    .has = { $negated ->
        [yes] n’{ rzc-has.a } pas
       *[no] { rzc-has.a }
    }
    .a = { $num ->
        [one] a
        [you] avez
       *[many] ont
    }
rzc-has-amount = { $who } { $negated ->
    [yes] n’{ rzc-has.a } pas
    [none] n’{ rzc-has.a } pas de
   *[no] { rzc-has.a }
} { $amount }
rzc-has-more-than = { $who } { rzc-has.a } { $by ->
    [0] { $compared ->
        [ge] au moins autant { rzc-has-more-than.unit }
        [gt] plus { rzc-has-more-than.unit }
        [le] au plus autant { rzc-has-more-than.unit }
        [lt] moins { rzc-has-more-than.unit }
        [eq] autant { rzc-has-more-than.unit }
       *[ne] un autre nombre { rzc-has-more-than.unit }
    }
   *[other] { $compared ->
        [ge] au moins { $by } { rzc-has-more-than.units } de plus
        [gt] plus de { $by } { rzc-has-more-than.units } de plus
        [le] au plus { $by } { rzc-has-more-than.units } de plus
        [lt] moins de { $by } { rzc-has-more-than.units } de plus
        [eq] exactement { $by } { rzc-has-more-than.units } de plus
       *[ne] un autre nombre de { rzc-has-more-than.units } que { $by } de plus
    }
} { $than }
    .unit = { $unit ->
        [ap] d’AP
       *[souls] de Souls
    }
    .units = { $unit ->
        [ap] AP
       *[souls] { $by ->
            [one] Soul
           *[other] Souls
        }
    }
rzc-marked = { $seat ->
    [you] vous { $negated ->
        [yes] n’avez pas de
       *[no] avez un
    }
   *[opponent] votre adversaire { $negated ->
        [yes] n’a pas de
       *[no] a un
    }
} Marker { $marker ->
    [ultimate] ULTIMATE
    [unique] UNIQUE
   *[legendary] LEGENDARY
}
rzc-slot-marked = l’emplacement { $who } { $negated ->
    [yes] n’a pas de
   *[no] a un
} Marker ULTIMATE
rzc-turn-of = { rzc-timeline.is } { $seat ->
    [you] votre tour
   *[opponent] le tour de votre adversaire
}
rzc-timeline = { rzc-timeline.is } le tour { $n } de la timeline
    .is = { $negated ->
        [yes] ce n’est pas
       *[no] c’est
    }
rzc-did = { $who } { $negated ->
    [yes] n’{ rzc-has.a } pas
   *[no] { rzc-has.a }
} { $what ->
    [move] bougé
    [hit] frappé
    [push] poussé
   *[skill] utilisé de Skill
} ce tour-ci
rzc-is-dmg = { $negated ->
    [yes] ce n’est pas du
   *[no] c’est du
} { $dmg }
rzc-was-defeated = { $who } { $negated ->
    [yes] n’{ rzc-has.a } pas
   *[no] { rzc-has.a }
} été { rzc-was-defeated.vaincu }
    .vaincu = vaincu{ rzc-was-defeated.agree }
    .agree = { $gen ->
        [f] e
       *[m] {""}
    }{ $num ->
        [many] s
       *[one] {""}
    }
rzc-is-within = { $who } { $num ->
    [one] est
    [you] êtes
   *[many] sont
} { $where }
rzc-closer = { $who } { $num ->
    [one] est
   *[many] sont
} { rzc-closer.proche } { $to } { $than }
    .proche = plus proche{ $num ->
        [many] s
       *[one] {""}
    }
rzc-compared = { $who } { $num ->
    [one] vaut
   *[many] valent
} { $compared ->
    [ge] au moins
    [gt] plus que
    [le] au plus
    [lt] moins que
    [eq] autant que
   *[ne] autre chose que
} { $value }

## Situations

rzc-when-if = { $when }, { $condition }
rzc-when-other = { $when } contre { $other }
rzc-when-kind = { $when } ({ $kind })
rzc-action = { $kind ->
    [any] une action
    [move] un déplacement
    [hit] un coup
    [push] une poussée
    [skill] un Skill
    [power] un Power
    [trigger] un Trigger
    [spell] un SPELL
    [spell-star] un SPELL*
    [mana] un Skill MANA
    [ultimate] un Skill ULTIMATE
    [unique] un Skill UNIQUE
    [use] l’utilisation d’un Power en jeu
    [set] la pose d’un Power
    [deploy] un déploiement
    [discard] une défausse
    [skip] un tour sauté
    [numen] une capacité de Numen
    [conjure] une Conjuration
    [enchant] un Enchantment
   *[other] { $kind }
}
rzc-condition-kind = { $kind ->
    [any] une condition
    [status] un Status
    [buff] un Buff
    [debuff] un Debuff
   *[other] { $kind }
}
rzc-when-announced = quand { $about ->
    [thing] { $who } { rzc-when-defeated.is } annoncé{ rzc-was-defeated.agree }
   *[actor] { $who } { $num ->
        [you] annoncez
        [one] annonce
       *[many] annoncent
    } { $what }
}
rzc-when-about-to-be-hit = quand { $voice ->
    [other] { $other } { rzc-when-about-to-be-hit.va } frapper
    [both] { $who } { rzc-when-about-to-be-hit.va } être { rzc-when-about-to-be-hit.hit } par { $other }
   *[subject] { $who } { rzc-when-about-to-be-hit.va } être { rzc-when-about-to-be-hit.hit }
}
    .va = { $num ->
        [you] allez
        [one] va
       *[many] vont
    }
    .hit = frappé{ rzc-was-defeated.agree }
rzc-when-hit-done = quand { $voice ->
    [other] { $other } a frappé
    [both] { $who } a été { rzc-when-about-to-be-hit.hit } par { $other }
   *[subject] { $who } a été { rzc-when-about-to-be-hit.hit }
}
rzc-when-hit-negated = quand { $voice ->
    [other] un coup porté par { $other } est annulé
    [both] un coup porté par { $other } contre { $who } est annulé
   *[subject] un coup porté contre { $who } est annulé
}
rzc-when-calc-a = avant le calcul { rzc-when-calc-b.dmg }
rzc-when-calc-b = au calcul { rzc-when-calc-b.dmg }
    .dmg = du { $dmg } infligé { $voice ->
        [other] par { $other }
        [both] { $who } par { $other }
       *[subject] { $who }
    }
rzc-when-dmg-about = quand { $voice ->
    [other] { $other } va infliger { rzc-when-damaged.dmg }
    [both] { $who } va prendre { rzc-when-damaged.dmg } { rzc-when-damaged.dealt } par { $other }
   *[subject] { $who } va prendre { rzc-when-damaged.dmg }
}
rzc-when-damaged = quand { $voice ->
    [other] { $other } inflige { rzc-when-damaged.dmg }
    [both] { $who } prend { rzc-when-damaged.dmg } { rzc-when-damaged.dealt } par { $other }
   *[subject] { $who } prend { rzc-when-damaged.dmg }
}
    .dmg = { $some ->
        [yes] { $dmg }
       *[no] du { $dmg }
    }
    .dealt = { $some ->
        [yes] infligés
       *[no] infligé
    }
rzc-when-hp-lost = quand { $who } perd { $some ->
    [yes] { $much }
   *[no] des HP
}
rzc-when-healed = quand { $who } est soigné{ rzc-was-defeated.agree }{ $some ->
    [yes] {" "}({ $much })
   *[no] {""}
}
rzc-when-defeated = quand { $who } { rzc-when-defeated.is } { rzc-was-defeated.vaincu }
    .is = { $num ->
        [you] êtes
        [one] est
       *[many] sont
    }
rzc-when-would-be-defeated = quand { $who } va être { rzc-was-defeated.vaincu }
rzc-when-deployed = quand { $who } est déployé{ rzc-was-defeated.agree }{ rzc-when-deployed.where }
    .where = { $where ->
        [yes] {" "}{ $place }
       *[no] {""}
    }
rzc-when-removed = quand { $who } quitte le plateau
rzc-when-step = quand { $who } arrive sur une case{ rzc-when-deployed.where }
rzc-when-moved = quand { $who } { $where ->
    [yes] termine un déplacement { $some ->
        [yes] ({ $much }){" "}
       *[no] {""}
    }{ $place }
   *[no] bouge{ $some ->
        [yes] {" "}de { $much }
       *[no] {""}
    }
}
rzc-when-push-about = quand { $voice ->
    [other] { $other } va pousser
    [both] { $other } va pousser { $who }
   *[subject] { $who } va être poussé{ rzc-was-defeated.agree }
}
rzc-when-pushed = quand { $voice ->
    [other] { $other } a poussé une entité
    [both] { $who } est poussé{ rzc-was-defeated.agree } par { $other }
   *[subject] { $who } est poussé{ rzc-was-defeated.agree }
}{ $some ->
    [yes] {" "}de { $much }
   *[no] {""}
}
rzc-when-blocked = quand { $voice ->
    [other] { $other } pousse une entité
    [both] { $other } pousse { $who }
   *[subject] { $who } est poussé{ rzc-was-defeated.agree }
} contre le bord ou une autre entité
rzc-when-power-used = quand { $who } est utilisé{ rzc-was-defeated.agree }
rzc-when-power-set = quand { $who } est posé{ rzc-was-defeated.agree }
rzc-when-would-be-destroyed = quand { $who } va être détruit{ rzc-was-defeated.agree }
rzc-when-destroyed = quand { $who } est détruit{ rzc-was-defeated.agree }
rzc-when-power-left = quand { $who } quitte le terrain{ $where ->
    [yes] {" "}{ $what }
   *[no] {""}
}
rzc-left-to = pour { $to ->
    [hand] la main
    [deck] le deck
   *[void] le void
}
rzc-when-skill-used = quand { $who } a utilisé { $what }
rzc-when-condition-gained = quand { $who } reçoit { $what }
rzc-when-condition-lost = quand { $who } perd { $what }
rzc-when-marker-placed = quand { $who } { $num ->
    [you] recevez
   *[one] reçoit
} un Marker
rzc-when-ap-gained = quand { $who } { $num ->
    [you] gagnez
   *[one] gagne
} { $some ->
    [yes] { $much }
   *[no] des AP
}
rzc-when-ap-lost = quand { $who } { $num ->
    [you] perdez
   *[one] perd
} { $some ->
    [yes] { $much }
   *[no] des AP
}
rzc-when-drawn = quand { $who } { $num ->
    [you] piochez
   *[one] pioche
} { $some ->
    [yes] { $much }
   *[no] 1 Power ou plus
}
rzc-when-discarded = quand { $who } { $num ->
    [you] défaussez
   *[one] défausse
} { $some ->
    [yes] { $much }
   *[no] 1 Power ou plus
}
rzc-when-searched = quand { $who } { $num ->
    [you] fouillez
   *[one] fouille
} un deck
rzc-when-summoned = quand { $who } est invoqué{ rzc-was-defeated.agree }{ rzc-when-deployed.where }
rzc-when-tile-placed = quand { $who } est posé{ rzc-was-defeated.agree }{ rzc-when-deployed.where }
rzc-when-deck-empty = quand { $num ->
    [you] votre deck de Powers
   *[one] le deck de Powers { $who }
} devient vide
rzc-when-bonus-taken = quand { $who } { $num ->
    [you] prenez
   *[one] prend
} une action bonus
rzc-when-round-start = au début de chaque manche
rzc-when-turn-start = au début de chaque tour
rzc-when-own-turn-start = au début { rzc-when-own-turn-start.turn }
    .turn = { $num ->
        [you] de votre tour
       *[one] du tour { $who }
    }
rzc-when-turn-end = à la fin de chaque tour
rzc-when-own-turn-end = à la fin { rzc-when-own-turn-start.turn }
rzc-when-round-end = à la fin de chaque manche

## Coûts

rzc-cost-protection = { $who } { $num ->
    [one] perd
   *[many] perdent
} { $n } Protection
rzc-discard-these = défaussez { $what }

## Toujours actif

rzc-mod-stat = { $who } { rzc-has.a } { $by } { rzc-stat }
rzc-mod-dmg = { $who } { $way ->
    [dealt] inflige{ $num ->
        [one] {""}
        [you] z
       *[many] nt
    }
   *[taken] { $num ->
        [one] prend
        [you] prenez
       *[many] prennent
    }
} { $n } { $dmg } { $sign ->
    [less] de moins
   *[more] de plus
}
rzc-times-dmg = le { $dmg } { $way ->
    [dealt] infligé par
   *[taken] infligé
} { $who } est { rzc-change-times.factor }
rzc-mod-cost = { $who } { $num ->
    [one] coûte
   *[many] coûtent
} { $n } AP { $sign ->
    [less] de moins
   *[more] de plus
}
rzc-grant = { $who } { $what ->
    [extra_hit] { rzc-grant.may } frapper 1 fois de plus{ $always ->
        [yes] {" "}par tour
       *[no] {""}
    }
    [hit_through] { rzc-grant.may } frapper par-delà les entités
    [hit_inf] { rzc-grant.may } frapper à portée illimitée (∞RA)
    [move_through] { rzc-grant.may } se déplacer à travers les entités
    [deploy_current] { rzc-grant.may } aussi déployer des Fighters sur l’emplacement du tour en cours
    [deploy_anywhere] { rzc-grant.may } déployer des Fighters sur n’importe quelle case
    [diagonal_only] ne { rzc-grant.may } bouger qu’en diagonale
   *[act_after_hit] { rzc-grant.may } continuer { $num ->
        [one] son tour
        [you] votre tour
       *[many] leur tour
    } après avoir frappé
}
    .may = { $num ->
        [one] peut
        [you] pouvez
       *[many] peuvent
    }
rzc-forbid = { $who } ne { rzc-grant.may } pas { $act }
rzc-nor = { $first } ni { $next }
rzc-forbidden = { $what ->
    [move] bouger
    [hit] frapper
    [push] pousser
    [be-pushed] être poussé{ rzc-was-defeated.agree }
    [draw] piocher de Powers
    [deploy] déployer de Fighters
    [set] poser de Powers
    [discard] défausser de Powers
    [heal] être soigné{ rzc-was-defeated.agree }
    [skill] utiliser de Skills { $which }
   *[gain] recevoir { $which ->
        [buff] de Buffs
        [debuff] de Debuffs
        [status] de Status
       *[other] { $which }
    }
}
rzc-order = { $who } { $num ->
    [one] joue son tour
   *[many] jouent leur tour
} en { $order ->
    [first] premier
   *[last] dernier
}
rzc-also = { $who } { rzc-has.a } aussi { $what ->
    [neutral] l’élément Neutre
    [fire] l’élément Feu
    [ice] l’élément Glace
    [air] l’élément Air
    [earth] l’élément Terre
    [thunder] l’élément Foudre
    [water] l’élément Eau
    [akasha] l’élément Akasha
    [physical] le type Physique
   *[magical] le type Magique
}
rzc-would = { $who } { $num ->
    [one] devait
   *[many] devaient
} { $event ->
    [dmg-about] prendre { $some ->
        [yes] { $much }
       *[no] du { $dmg }
    }
    [hp-lost] perdre { $some ->
        [yes] { $much }
       *[no] des HP
    }
    [would-be-defeated] être { rzc-was-defeated.vaincu }
   *[would-be-destroyed] être détruit{ rzc-was-defeated.agree }
}
rzc-instead = si { $would }, { $clause } à la place
rzc-prevent = si { $would }, empêchez-le
rzc-changed = si { $would }, { $clause }
rzc-change-by = { rzc-change-to.what } est { $sign ->
    [less] réduit{ rzc-change-to.e }
   *[more] augmenté{ rzc-change-to.e }
} de { $n }
rzc-change-times = { rzc-change-to.what } est { rzc-change-times.factor }
    .factor = { $times ->
        [half] divisé{ rzc-change-to.e } par deux (arrondi à l’inférieur)
        [double] doublé{ rzc-change-to.e }
       *[triple] triplé{ rzc-change-to.e }
    }
rzc-change-to = { rzc-change-to.what } devient { $value }
    .what = { $what ->
        [dmg] ce DMG
       *[hp] cette perte
    }
    .e = { $what ->
        [hp] e
       *[dmg] {""}
    }
rzc-once = { $clause } (une seule fois)
rzc-used-up = { $home ->
    [summon] retirez ce Summon
    [tile] retirez cette Tile
   *[power] envoyez ce Power au void
}

## Ce que font les effets : DMG et HP

rzc-hit = { $who } { $form ->
    [may] { rzc-grant.may } frapper
   *[does] { $num ->
        [one] frappe
       *[many] frappent
    }
} { $at }
rzc-hit-with = { $hit } avec { $stats }
rzc-atk = { $n } ATK
rzc-the-element = l’élément { rzc-element }
rzc-the-type = le type { rzc-type }
rzc-aim = { $shape ->
    [one] une case à portée (RA)
    [one-within] une case à { $n ->
        [one] { $n } case de distance
       *[other] { $n } cases de distance ou moins
    }
    [inf] une case à portée illimitée (∞RA)
   *[line] une ligne de { $n } { $n ->
        [one] case
       *[other] cases
    }
}
rzc-aim-area = { $shape ->
    [around] toutes les cases autour { $who }
   *[adjacent] toutes les cases adjacentes { $who }
}
rzc-dmg-amount = { $n } { $kind ->
    [power] Power DMG
    [skill] Skill DMG
    [ability] DMG d’Ability
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
}
rzc-deal = { $form ->
    [inf] infliger
   *[imp] infligez
} { $dmg } { $to }
rzc-lose-hp = { $who } { $form ->
    [may] { rzc-grant.may } perdre
   *[does] { $num ->
        [one] perd
       *[many] perdent
    }
} { $n } HP
rzc-heal = { $form ->
    [inf] soigner
   *[imp] soignez
} { $who } de { $n } HP
rzc-transfer-hp = { $form ->
    [inf] transférer
   *[imp] transférez
} { $n } HP { $giver } { $taker }
rzc-defeat = { $form ->
    [inf] vaincre
   *[imp] vainquez
} { $who }
rzc-stat-change = { $who } { $form ->
    [may] { rzc-grant.may } recevoir
   *[does] { rzc-gain-status.receive }
} { $by } { rzc-stat }
rzc-set-stat = { $who } { $form ->
    [may] { rzc-grant.may } avoir
   *[does] { rzc-has.a }
} { $n } { rzc-stat }
rzc-protect = { $who } { $form ->
    [may] { rzc-grant.may } gagner
   *[does] { rzc-gain-time.gain }
} { $n } Protection
rzc-until = { $first ->
    [yes] { rzc-until.when }, { $clause }
   *[no] { $clause } { rzc-until.when }
}
    .when = { $until ->
        [combat] pour ce combat
        [turn] jusqu’à la fin du tour
        [timeline-turn] jusqu’à la fin de ce tour de la timeline
        [round] jusqu’à la fin de la manche
        [next-own-turn] jusqu’au début de votre prochain tour
       *[while-source] tant que cette carte est en jeu
    }

## Le plateau

rzc-move = { rzc-move-mp.moves } { $who } de { $n ->
    [one] { $n } case
   *[other] { $n } cases au plus
}
rzc-move-mp = { rzc-move-mp.moves } { $who } dans la limite de { $num ->
    [one] ses MP
   *[many] leurs MP
}
    .moves = { $by ->
        [you] { $form ->
            [inf] déplacer
           *[imp] déplacez
        }
        [opponent] votre adversaire déplace
       *[owner] son joueur déplace
    }
rzc-push = { $form ->
    [inf] pousser
   *[imp] poussez
} { $who } de { rzc-push.cells }
    .cells = { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }{ $upto ->
        [yes] {" "}au plus
       *[no] {""}
    }
rzc-push-away = { $clause } à l’opposé { $whom }
rzc-push-to = { $clause } { $dir ->
    [choose] dans la direction de votre choix
    [facing] dans le sens de cette Tile
   *[n] { rzc-facing.to }
}
rzc-facing = { $clause }, { rzc-facing.to }
    .to = vers { $dir ->
        [n] le nord
        [ne] le nord-est
        [e] l’est
        [se] le sud-est
        [s] le sud
        [sw] le sud-ouest
        [w] l’ouest
       *[nw] le nord-ouest
    }
rzc-put = { $form ->
    [inf] placer
   *[imp] placez
} { $who } sur { $cell }
rzc-swap-cells = { $form ->
    [inf] échanger
   *[imp] échangez
} les cases { $a } et { $b }
rzc-change-slot = { $form ->
    [inf] placer
   *[imp] placez
} { $who } sur { $slot ->
    [0] un autre emplacement vide
   *[other] l’emplacement { $slot }
}
rzc-stop-motion = { $form ->
    [inf] arrêter
   *[imp] arrêtez
} le déplacement ou la poussée { $who }

## Fighters

rzc-deploy = { $seat ->
    [you] { rzc-revive.deploy } { $source ->
        [choose] un Fighter de votre choix de votre deck de Fighters
       *[top] le Fighter du dessus de votre deck de Fighters
    }
   *[opponent] votre adversaire déploie { $source ->
        [choose] un Fighter de son choix de son deck de Fighters
       *[top] le Fighter du dessus de son deck de Fighters
    }
}
rzc-deploy-anywhere = { $clause }, sur n’importe quelle case vide du plateau
rzc-deploy-slot = { $clause } sur { $slot ->
    [any] n’importe quel emplacement vide
    [same] le même emplacement
    [current] l’emplacement du tour en cours
   *[1] l’emplacement { $slot }
}
rzc-return-fighter = { $to ->
    [top] { rzc-recover.return } { $who } sur le dessus { rzc-return-fighter.deck }
    [bottom] { rzc-recover.return } { $who } au fond { rzc-return-fighter.deck }
   *[shuffle] { $form ->
        [inf] mélanger
       *[imp] mélangez
    } { $who } dans { $num ->
        [one] le deck de Fighters de son propriétaire
       *[many] les decks de Fighters de leurs propriétaires
    }
}
    .deck = { $num ->
        [one] du deck de Fighters de son propriétaire
       *[many] des decks de Fighters de leurs propriétaires
    }
rzc-revive = { rzc-revive.deploy } { $who }
    .deploy = { $form ->
        [inf] déployer
       *[imp] déployez
    }
rzc-take-control = { $form ->
    [inf] prendre
   *[imp] prenez
} le contrôle { $who }

## Cartes

rzc-draw = { $seat ->
    [you] { $form ->
        [inf] piocher
       *[imp] piochez
    }
    [opponent] votre adversaire pioche
   *[both] les deux joueurs piochent
} { rzc-draw.powers }
    .powers = { $n ->
        [one] { $n } Power
       *[other] { $n } Powers
    }
rzc-discard = { $seat ->
    [you] { $form ->
        [inf] défausser
       *[imp] défaussez
    }
    [opponent] votre adversaire défausse
   *[both] les deux joueurs défaussent
} { rzc-draw.powers }{ $random ->
    [yes] {" "}au hasard
   *[no] {""}
}
rzc-search = { $form ->
    [inf] chercher
   *[imp] cherchez
} { $what } dans votre deck de Powers pour { $num ->
    [one] l’ajouter
   *[many] les ajouter
} à votre main
rzc-look = { rzc-look-deck.look } { $who }
rzc-look-hand = { rzc-look-deck.look } { $whole ->
    [yes] la main de votre adversaire
   *[no] { rzc-draw.powers } de la main de votre adversaire
}
rzc-look-deck = { rzc-look-deck.look } { $n ->
    [one] la carte
   *[other] les { $n } cartes
} du dessus { $seat ->
    [you] de votre deck
   *[opponent] du deck
} de { $deck ->
    [fighter] Fighters
   *[power] Powers
}{ $seat ->
    [you] {""}
   *[opponent] {" "}adverse
}
    .look = { $form ->
        [inf] regarder
       *[imp] regardez
    }
rzc-put-back = { $clause } pour les remettre dans l’ordre de votre choix
rzc-reveal = { $form ->
    [inf] révéler
   *[imp] révélez
} { $who }
rzc-recover = { rzc-recover.return } { $what } dans votre { $to ->
    [deck] deck de Powers
   *[hand] main
}
    .return = { $form ->
        [inf] remettre
       *[imp] remettez
    }
rzc-return-power = { $form ->
    [inf] renvoyer
   *[imp] renvoyez
} { $who } dans { $to ->
    [deck] { $num ->
        [one] le deck de Powers de son propriétaire
       *[many] les decks de Powers de leurs propriétaires
    }
   *[hand] { $num ->
        [one] la main de son propriétaire
       *[many] les mains de leurs propriétaires
    }
}
rzc-shuffle = { $seat ->
    [you] { $form ->
        [inf] mélanger
       *[imp] mélangez
    } votre deck
    [opponent] votre adversaire mélange son deck
   *[both] les deux joueurs mélangent leur deck
} de { $deck ->
    [fighter] Fighters
   *[power] Powers
}
rzc-play = { $form ->
    [inf] jouer
   *[imp] jouez
} { $card }{ $free ->
    [yes] {" "}pour 0 AP
   *[no] {""}
}
rzc-set-free = { $form ->
    [inf] poser
   *[imp] posez
} { $card } pour 0 AP
rzc-destroy = { $form ->
    [inf] détruire
   *[imp] détruisez
} { $who }

## AP, Use, Time, Souls

rzc-gain-ap = { $seat ->
    [you] { $form ->
        [inf] gagner
       *[imp] gagnez
    }
    [opponent] votre adversaire gagne
   *[both] les deux joueurs gagnent
} { $n } AP
rzc-lose-ap = { $seat ->
    [you] { $form ->
        [inf] perdre
       *[imp] perdez
    }
    [opponent] votre adversaire perd
   *[both] les deux joueurs perdent
} { $n } AP
rzc-gain-use = { $who } { rzc-gain-time.verb } { $n } Use
rzc-gain-time = { $who } { rzc-gain-time.verb } { $n } Time
    .verb = { $form ->
        [may] { rzc-grant.may } { $sign ->
            [less] perdre
           *[more] gagner
        }
       *[does] { $sign ->
            [less] { $num ->
                [one] perd
               *[many] perdent
            }
           *[more] { rzc-gain-time.gain }
        }
    }
    .gain = { $num ->
        [one] gagne
       *[many] gagnent
    }
rzc-gain-souls = { $seat ->
    [you] { $form ->
        [inf] { $sign ->
            [less] perdre
           *[more] gagner
        }
       *[imp] { $sign ->
            [less] perdez
           *[more] gagnez
        }
    }
    [opponent] votre adversaire { $sign ->
        [less] perd
       *[more] gagne
    }
   *[both] les deux joueurs { $sign ->
        [less] perdent
       *[more] gagnent
    }
} { $n ->
    [one] { $n } Soul
   *[other] { $n } Souls
}

## Conditions et Markers

rzc-gain-buff = { $who } { rzc-gain-status.verb } le Buff { $name } { $n }
rzc-gain-debuff = { $who } { rzc-gain-status.verb } le Debuff { $name } { $n }
rzc-gain-status = { $who } { rzc-gain-status.verb } { $name }
    .verb = { $form ->
        [may] { rzc-grant.may } recevoir
       *[does] { rzc-gain-status.receive }
    }
    .receive = { $num ->
        [one] reçoit
       *[many] reçoivent
    }
rzc-conditions = { $what ->
    [any] { rzc-conditions.all-f }condition{ rzc-conditions.s }
    [buff] { rzc-conditions.all-m }Buff{ rzc-conditions.s }
    [debuff] { rzc-conditions.all-m }Debuff{ rzc-conditions.s }
    [status] { rzc-conditions.all-m }Status
   *[other] { $what }
}
    .all-m = { $how ->
        [all] tous les{" "}
       *[n] { rzc-conditions.count }
    }
    .all-f = { $how ->
        [all] toutes les{" "}
       *[n] { rzc-conditions.count }
    }
    .count = { $how ->
        [upto] jusqu’à { $n }{" "}
       *[n] { $n }{" "}
    }
    .s = { $how ->
        [all] s
       *[n] { $n ->
            [one] {""}
           *[other] s
        }
    }
rzc-cleanse = { $form ->
    [inf] retirer
   *[imp] retirez
} { $what } { $who }
rzc-move-buff = { $form ->
    [inf] transférer
   *[imp] transférez
} sur { $taker } { $limited ->
    [yes] jusqu’à { $n } de valeur
   *[no] n’importe quelle valeur
} { $some ->
    [yes] du Buff { $names }
   *[no] de Buff
} { $giver }
rzc-shift = { $sign ->
    [less] { $form ->
        [inf] réduire
       *[imp] réduisez
    }
   *[more] { $form ->
        [inf] augmenter
       *[imp] augmentez
    }
} de { $n } le { $kind ->
    [debuff] Debuff
   *[buff] Buff
} { $name } { $who }
rzc-mark = { $placed ->
    [yes] { rzc-mark-slot.put } un Marker { rzc-mark.marker } dans
   *[no] { rzc-mark-slot.remove } le Marker { rzc-mark.marker } de
} { $seat ->
    [you] votre zone de Numen
   *[opponent] la zone de Numen adverse
}
    .marker = { $marker ->
        [unique] UNIQUE
       *[legendary] LEGENDARY
    }
rzc-mark-slot = { $placed ->
    [yes] { rzc-mark-slot.put } un Marker ULTIMATE sur
   *[no] { rzc-mark-slot.remove } le Marker ULTIMATE de
} l’emplacement { $who }
    .put = { $form ->
        [inf] placer
       *[imp] placez
    }
    .remove = { $form ->
        [inf] retirer
       *[imp] retirez
    }

## Summons et Tiles

rzc-summon = { $form ->
    [inf] invoquer
   *[imp] invoquez
} { $n } { $n ->
    [one] Summon
   *[other] Summons
} « { $name } » sur { $where }
rzc-place-tile = { $form ->
    [inf] poser
   *[imp] posez
} { $upto ->
    [yes] jusqu’à{" "}
   *[no] {""}
}{ $n } { $n ->
    [one] Tile
   *[other] Tiles
} « { $name } » sur { $where }
rzc-turn-tile = { $form ->
    [inf] tourner
   *[imp] tournez
} { $who } { $dir ->
    [choose] dans { $num ->
        [one] la direction
       *[many] les directions
    } de votre choix
   *[n] { rzc-facing.to }
}
rzc-copy-token = { $form ->
    [inf] placer
   *[imp] placez
} une copie { $who } sur { $where }

## Le cours du jeu

rzc-negate = { rzc-negate-skills.negate } { $what ->
    [action] cette action
    [hit] ce coup
    [skill] ce Skill
    [power] ce Power
    [dmg] ce DMG
    [destruction] cette destruction
    [defeat] cette défaite
   *[this] cela
}
rzc-negate-skills = { rzc-negate-skills.negate } les Skills { $who }
    .negate = { $form ->
        [inf] annuler
       *[imp] annulez
    }
rzc-end-turn = { $form ->
    [inf] terminer
   *[imp] terminez
} le tour
rzc-end-round = { $form ->
    [inf] terminer
   *[imp] terminez
} la manche
rzc-extra-action = { $seat ->
    [you] vous pouvez
   *[opponent] votre adversaire peut
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
rzc-extra-turn = { $seat ->
    [you] { $form ->
        [inf] jouer
       *[imp] jouez
    }
    [opponent] votre adversaire joue
   *[both] les deux joueurs jouent
} 1 tour de plus après celui-ci
rzc-coin = { $form ->
    [inf] tirer
   *[imp] tirez
} à pile ou face : sur face, { $heads } ; sur pile, { $tails }

## Faces

rzc-label = { $label ->
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
rzc-ap = { $n } AP
rzc-ap-equal = AP : { $value }
rzc-mana = { $n } Mana
rzc-costs = { $first }, { $next }
