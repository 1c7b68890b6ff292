# Comment les cartes de tous les jeux parlent des choses, des joueurs, des nombres et des durées (engines/kernel/cards/telling).
#
# Un groupe nominal est mis à la forme voulue par le message où il se trouve : s sujet, n sujet sans pronom, o complément, pos et de avec « de », a avec
# « à », que après « que ». Un nom est `noun-SORTE` avec $num, son genre en attribut ; ce qui l’entoure ($how, $sort, $behind) s’accorde par $gender,
# $noun (one, many), $num, $case, $det. DOES("piocher", $who) est le sujet avec le verbe, VERB("piocher", $who) le verbe seul, à la forme que veut le
# sujet : imp (le lecteur agit), inf (après « vous pouvez »), you, one, many ; ou not (nié), pp (participe accordé).

## Verbes

verb = { $form ->
    [imp] { $stem }ez
    [inf] { $verb }
    [you] { $stem }ez
    [many] { $cut }nt
    [may] peut { $verb }
    [pp] { $verb }{ verb.agree }
    [not] ne { $num ->
        [you] { $stem }ez
        [many] { $cut }nt
       *[one] { $cut }
    } pas
   *[one] { $cut }
}{ verb.done }
    .agree = { $gender ->
        [f] e
       *[m] {""}
    }{ $num ->
        [many] s
       *[one] {""}
    }
    .done = { $some ->
        [yes] { $it ->
            [yes] { $me ->
                [yes] {" "}{ $done }
               *[no] { $form ->
                    [imp] -{ $its-num ->
                        [many] les
                       *[one] { $its-gender ->
                            [f] la
                           *[m] le
                        }
                    }
                   *[other] { $told ->
                        [yes] {""}
                       *[no] {" "}{ $done }
                    }
                }
            }
           *[no] {" "}{ $done }
        }
       *[no] {""}
    }
    .before = { $told ->
        [yes] { $it ->
            [yes] { $me ->
                [yes] {""}
               *[no] { $its-num ->
                    [many] les{" "}
                   *[one] { BEGINS($verb, "a", "e", "é", "i", "o", "u", "h") ->
                        [yes] l’
                       *[no] { $its-gender ->
                            [f] la
                           *[m] le
                        }{" "}
                    }
                }
            }
           *[no] {""}
        }
       *[no] {""}
    }
    .re = { $stem }{ $form ->
        [imp] ez
        [inf] re
        [one] {""}
        [many] ent
       *[you] ez
    }{ verb.done }
verb-etre = { $form ->
    [inf] être
    [ne] { $num ->
        [many] ne sont
       *[one] n’est
    }
    [you] êtes
    [many] sont
    [not] { $num ->
        [you] n’êtes
        [many] ne sont
       *[one] n’est
    } pas
   *[one] est
}{ verb.done }
verb-avoir = { $form ->
    [inf] avoir
    [ne] n’{ $num ->
        [many] ont
       *[one] a
    }
    [imp] avez
    [you] avez
    [many] ont
    [not] n’{ $num ->
        [you] avez
        [many] ont
       *[one] a
    } pas
   *[one] a
}{ verb.done }
verb-pouvoir = { $form ->
    [you] pouvez
    [many] peuvent
    [not] ne { $num ->
        [you] pouvez
        [many] peuvent
       *[one] peut
    } pas
   *[one] peut
}
verb-devoir = { $form ->
    [you] devez
    [many] doivent
   *[one] doit
}
verb-would = { $num ->
    [you] deviez
    [many] devaient
   *[one] devait
}
verb-perdre = { verb.re }
verb-mettre = { $form ->
    [one] met
   *[other] { verb.re }
}
verb-prendre = { $form ->
    [many] prennent
    [you] prenez
    [imp] prenez
   *[other] { verb.re }
}
verb-choisir = choisi{ $form ->
    [imp] ssez
    [inf] r
    [you] ssez
    [many] ssent
   *[one] t
}{ verb.done }
verb-detruire = détrui{ $form ->
    [imp] sez
    [you] sez
    [inf] re
    [many] sent
   *[one] t
}{ verb.done }
verb-mourir = meur{ $form ->
    [many] ent
   *[one] t
}
verb-aller = { $form ->
    [many] vont
   *[one] va
}
verb-revenir = revien{ $form ->
    [many] nent
   *[one] t
}
verb-obtenir = { $form ->
    [many] obtiennent
    [you] obtenez
   *[one] obtient
}
verb-transmis = transmis{ $gender ->
    [f] e{ plural-s }
   *[m] {""}
}
verb-devenir = devien{ $form ->
    [many] nent
   *[one] t
}
verb-recevoir = reçoi{ $form ->
    [many] vent
   *[one] t
}
verb-combattre = { $form ->
    [many] combattent
   *[one] combat
}
verb-payer = { $form ->
    [one] paye
   *[other] pay{ $form ->
        [inf] er
        [many] ent
       *[imp] ez
    }
}

verb-recuperer = récup{ $form ->
    [imp] érez
    [inf] érer
    [you] érez
    [many] èrent
   *[one] ère
}

## Choses

# Ce dont on vient de parler : « la carte en question », ou « cette carte » si un jeu le dit ainsi.
-speech = x
    .that = le

case-before = { $case ->
    [de] de{" "}
    [pos] de{" "}
    [a] à{" "}
    [que] que{" "}
   *[o] {""}
}
    .vowel = { $case ->
        [de] d’
        [pos] d’
        [a] à{" "}
        [que] qu’
       *[o] {""}
    }
    .le = { $case ->
        [de] du{" "}
        [pos] du{" "}
        [a] au{" "}
       *[o] { case-before }le{" "}
    }
    .les = { $case ->
        [de] des{" "}
        [pos] des{" "}
        [a] aux{" "}
       *[o] { case-before }les{" "}
    }
agree = { $gender ->
    [f] e
   *[m] {""}
}{ plural }
plural = { $noun ->
    [many] s
   *[one] {""}
}
plural-s = { $num ->
    [many] s
   *[one] {""}
}
thing = { $det ->
    [it] { $case ->
        [s] { thing.they }
       *[o] { case-before }{ $me ->
            [yes] { thing.ce }{ $name }
           *[no] { -speech.that ->
                [ce] { thing.ce }{ $name }
               *[le] { $num ->
                    [many] { $gender ->
                        [f] celles-ci
                       *[m] ceux-ci
                    }
                   *[one] { $gender ->
                        [f] celle-ci
                       *[m] celui-ci
                    }
                }
            }
        }
    }
   *[other] { $apart ->
        [yes] {""}
       *[no] { thing.article }
    }{ $name }{ $has-sort ->
        [yes] {" "}{ $sort }
       *[no] {""}
    }{ $has-how ->
        [yes] {" "}{ $how }
       *[no] {""}
    }{ $targeted ->
        [yes] {" "}ciblé{ agree }
       *[no] {""}
    }{ $det ->
        [that] { $targeted ->
            [yes] {""}
           *[no] { -speech.that ->
                [ce] {""}
               *[le] {" "}en question
            }
        }
       *[other] {""}
    }{ $random ->
        [yes] {" "}au hasard
       *[no] {""}
    }{ $has-behind ->
        [yes] {" "}{ $behind }
       *[no] {""}
    }
}
    .apart = { $other ->
        [yes] no
       *[no] { $det ->
            [a] bare
            [no] bare
            [each] { $own ->
                [yes] bare
               *[no] no
            }
            [target] { $own ->
                [yes] { $nouns ->
                    [2] bare
                   *[other] no
                }
               *[no] bare
            }
           *[other] no
        }
    }
    .they = { $gender ->
        [f] elle
       *[m] il
    }{ plural-s }
    .un = { case-before.vowel }{ $gender ->
        [f] une
       *[m] un
    }{" "}
    .article = { $det ->
        [a] { $case ->
            [none] { thing.aucun }
           *[o] { thing.un }{ $own ->
                [yes] { $other ->
                    [yes] autre de vos{" "}
                   *[no] de vos{" "}
                }
               *[no] { $other ->
                    [yes] autre{" "}
                   *[no] {""}
                }
            }
        }
        [target] { $own ->
            [yes] { case-before }votre { $other ->
                [yes] autre{" "}
               *[no] {""}
            }
           *[no] { $other ->
                [yes] { thing.un }autre{" "}
               *[no] { thing.le }
            }
        }
        [n] { case-before }{ $n } { thing.of }
        [least] { case-before.vowel }au moins { $n } { thing.of }
        [fewer] { case-before }moins de { $n } { thing.of }
        [upto] { $case ->
            [de] d’au plus
            [pos] d’au plus
            [a] à au plus
            [que] qu’au plus
           *[o] jusqu’à
        } { $n } { thing.of }
        [span] { case-before }{ $n } à { $most } { thing.of }
        [any] { case-before }{ any-number }{ thing.others }
        [all] { case-before }{ $gender ->
            [f] toutes
           *[m] tous
        } { $own ->
            [yes] vos{" "}
           *[no] les{" "}
        }{ thing.others }
        [plural] { thing.les }{ thing.others }
        [some] { $case ->
            [de] de{" "}
            [pos] de{" "}
            [a] à des{" "}
           *[o] des{" "}
        }
        [count] { $own ->
            [yes] de vos { thing.others }
           *[no] { $other ->
                [yes] d’autres{" "}
               *[no] { $vowel ->
                    [yes] d’
                   *[no] de{" "}
                }
            }
        }
        [each] { case-before }{ $own ->
            [yes] { $gender ->
                [f] chacune
               *[m] chacun
            } de vos { thing.others }
           *[no] chaque { $other ->
                [yes] autre{" "}
               *[no] {""}
            }
        }
        [no] { thing.aucun }
        [this] { case-before }{ thing.ce }
        [its] { case-before }son{" "}
        [your] { case-before }votre{" "}
        [that] { -speech.that ->
            [ce] { case-before }{ thing.ce }
           *[le] { $num ->
                [many] { thing.les }
               *[one] { thing.le }
            }
        }
        [nth] { $gender ->
            [f] { case-before }la{" "}
           *[m] { case-before.le }
        }{ $n ->
            [1] { $gender ->
                [f] première
               *[m] premier
            }
            [2] deuxième
           *[3] troisième
        }{" "}
       *[the] { $num ->
            [many] { thing.les }
           *[one] { thing.le }
        }
    }
    .aucun = { case-before.vowel }{ $gender ->
        [f] aucune
       *[m] aucun
    } { $own ->
        [yes] de vos { thing.others }
       *[no] { $other ->
            [yes] autre{" "}
           *[no] {""}
        }
    }
    .others = { $other ->
        [yes] autres{" "}
       *[no] {""}
    }
    .of = { $own ->
        [yes] de vos{" "}
       *[no] {""}
    }{ $other ->
        [yes] { $n ->
            [1] { $own ->
                [yes] autres{" "}
               *[no] autre{" "}
            }
           *[other] autres{" "}
        }
       *[no] {""}
    }
    .ce = { $num ->
        [many] ces{" "}
       *[one] { $gender ->
            [f] cette{" "}
           *[m] { $vowel ->
                [yes] cet{" "}
               *[no] ce{" "}
            }
        }
    }
    .le = { $vowel ->
        [yes] { case-before }l’
       *[no] { $gender ->
            [f] { case-before }la{" "}
           *[m] { case-before.le }
        }
    }
    .les = { $own ->
        [yes] { case-before }vos{" "}
       *[no] { case-before.les }
    }
any-number = autant que voulu { $own ->
    [yes] de vos{" "}
   *[no] { $other ->
        [yes] d’
       *[no] { $vowel ->
            [yes] d’
           *[no] de{" "}
        }
    }
}
that = qui
named = { $case ->
    [s] {""}
    [n] {""}
    [o] {""}
   *[de] { BEGINS($what, "a", "à", "e", "é", "è", "ê", "i", "o", "u") ->
        [yes] { case-before.vowel }
       *[no] { case-before }
    }
}{ $what }
adjective-foe = adverse{ plural }
adjective-chosen = choisi{ agree }
noun-card = carte{ plural-s }
    .gender = f
noun-player = joueur{ plural-s }
    .gender = m
noun-opponent = adversaire{ plural-s }
    .gender = m
picked-by = au choix { AS($who, case: "de") }
side-own = que vous contrôlez
side-theirs = qu’il contrôle
side-foe = { $kind ->
    [player] autre{ plural } que vous
   *[thing] que vous ne contrôlez pas
}
controlled-by = que { VERB("contrôler", $who) } { AS($who, case: "n") }
owned-by = { NUM($who) ->
    [you] vous appartenant
   *[one] appartenant { AS($who, case: "a") }
}
with-least = avec { $figures }
on-host = sur { $who }
tell-among = { $many ->
    [yes] parmi { $of }
   *[no] qui est { $of }
}
of-them = { $det ->
    [a] { $other ->
        [yes] { case-before.vowel }un{ agree } autre{ of-them.among }
       *[no] { case-before }l’un{ agree }{ of-them.of }
    }
    [target] { case-before }l’un{ agree }{ of-them.of }
    [upto] { case-before.vowel }au plus { $n }{ of-them.among }
    [span] { case-before }{ $n } à { $most }{ of-them.among }
    [any] { case-before.vowel }autant que voulu{ of-them.among }
    [each] { case-before }chacun{ agree }{ of-them.of }
    [no] { case-before.vowel }aucun{ agree }{ of-them.of }
   *[n] { case-before }{ $n }{ $other ->
        [yes] {" "}autres
       *[no] {""}
    }{ of-them.among }
}{ $random ->
    [yes] {" "}au hasard
   *[no] {""}
}
    .of = {" "}{ PRONOUN($of) ->
        [yes] { $gender ->
            [f] d’elles
           *[m] d’eux
        }
       *[no] { AS($of, case: "de") }
    }
    .among = {" "}{ PRONOUN($of) ->
        [yes] { $gender ->
            [f] d’entre elles
           *[m] d’entre eux
        }
       *[no] { AS($of, case: "de") }
    }
the-others = { $num ->
    [many] { case-before.les }autres
   *[one] { case-before }l’autre
}
with-like = { $sort ->
    [name] portant
   *[words] ayant
} { $what }
like-name = le même nom que { $of }
behind-too = et
tell-except = sauf { $who }
tell-as = { $what }

## Joueurs

player-you = { case-before }vous
player-foe = { $together ->
    [yes] { case-before }vos adversaires
   *[no] { $someone ->
        [yes] { case-before.vowel }{ $case ->
            [none] aucun
           *[o] un
        } adversaire
       *[no] { case-before }chaque adversaire
    }
}
player-each = { $together ->
    [yes] { case-before.les }joueurs
   *[no] { $someone ->
        [yes] { case-before.vowel }{ $case ->
            [none] aucun
           *[o] un
        } joueur
       *[no] { case-before }chaque joueur
    }
}
player-active = { case-before.le }joueur actif
path-controller = { path-controller.of }contrôleur{ path-controller.whose }
    .of = { PRONOUN($of) ->
        [yes] { case-before }{ NUM($of) ->
            [many] leur
           *[one] son
        }{" "}
       *[no] { case-before.le }
    }
    .whose = { PRONOUN($of) ->
        [yes] {""}
       *[no] {" "}{ AS($of, case: "de") }
    }
path-owner = { path-controller.of }propriétaire{ path-controller.whose }
whose = { NUM($who) ->
    [one] sa
    [many] leur
   *[other] votre
}
    .m = { NUM($who) ->
        [one] son
        [many] leur
       *[other] votre
    }
    .plural = { NUM($who) ->
        [one] ses
        [many] leurs
       *[other] vos
    }

## Nombres et conditions

bound = { $valued ->
    [yes] valant { $compared ->
        [ge] au moins
        [gt] plus que
        [le] au plus
        [lt] moins que
        [ne] autre chose que
        [span] entre
        [outside] moins que
       *[eq] autant que
    } { $n }{ $compared ->
        [span] {" "}et { $most }
        [outside] {" "}ou plus que { $most }
       *[eq] {""}
    }
   *[no] { bound.number }
}
    .of = { $valued ->
        [yes] { bound }
       *[no] de { bound }
    }
    .number = { $compared ->
        [ge] { $n } ou plus
        [gt] plus de { $n }
        [le] { $n } ou moins
        [lt] moins de { $n }
        [ne] autre que { $n }
        [span] { $n } à { $most }
        [outside] moins de { $n } ou plus de { $most }
       *[eq] { $n }
    }
value-number = { $n }
value-add = { $a } plus { $b }
value-sub = { $a } moins { $b }
value-product = { $a } fois { $b }
value-times = { $n } fois { $b }
value-least = la plus petite valeur entre { $what }
value-most = la plus grande valeur entre { $what }
value-half = la moitié { $compound ->
    [yes] de ({ $value })
   *[no] { value-half.of }
} (arrondie { $up ->
    [yes] au supérieur
   *[no] à l’inférieur
})
    .of = { BEGINS($value, "le ") ->
        [yes] du { WITHOUT($value, "le ") }
       *[no] { BEGINS($value, "les ") ->
            [yes] des { WITHOUT($value, "les ") }
           *[no] de { $value }
        }
    }
value-brackets = ({ $value })
value-history = le nombre de fois où { $event }
value-total = le total { measure } en comptant toutes les fois où { $event }
value-count = le nombre { AS($what, case: "de") }
value-if = { $then } { $condition }, sinon { $otherwise }
tell-exists = il { $least ->
    [no] { $negated ->
        [yes] n’y a
       *[no] y a
    }
    [less] y a moins de
   *[yes] y a au moins
} { $what }
tell-exists-of = { $n ->
    [one] il { $it ->
        [yes] { $negated ->
            [yes] n’y en a pas
           *[no] y en a
        }
       *[no] { $negated ->
            [yes] n’y a pas { $what }
           *[no] y a { $what }
        }
    }
   *[other] il y { $it ->
        [yes] en a { tell-exists-of.least } { $n }
       *[no] a { tell-exists-of.least } { $noun } parmi { $what }
    }
}
    .least = { $negated ->
        [yes] moins de
       *[no] au moins
    }
tell-controls = { $least ->
    [no] { $whose ->
        [you] vous { $negated ->
            [yes] ne contrôlez
           *[no] contrôlez
        }
        [foe] { $negated ->
            [yes] aucun adversaire ne contrôle
           *[no] un adversaire contrôle
        }
       *[other] { $player } { $negated ->
            [yes] ne contrôle
           *[no] contrôle
        }
    }
   *[yes] { $whose ->
        [you] vous contrôlez
        [foe] vos adversaires contrôlent
       *[other] { $player } contrôle
    }
} { $least ->
    [yes] au moins{" "}
    [less] moins de{" "}
   *[no] {""}
}{ $what }
tell-same = { is-or-not } { $among ->
    [yes] parmi{" "}
   *[no] {""}
}{ $what }
is-or-not = { $negated ->
    [yes] { DOES("être", $who, form: "not") }
   *[no] { DOES("être", $who) }
}
has-or-not = { $negated ->
    [yes] { DOES("avoir", $who, form: "not") }
   *[no] { DOES("avoir", $who) }
}
this-is = { $negated ->
    [yes] ce n’est pas
   *[no] c’est
}
tell-worth = totalisant { $bound ->
    [least] { $least } ou plus en { $figure }
    [most] { $most } ou moins en { $figure }
   *[span] entre { $least } et { $most } en { $figure }
}
tell-history = { $event }{ $n ->
    [1] {""}
   *[other] {" "}{ $less ->
        [yes] moins de
       *[no] au moins
    } { $n } fois
} { $total ->
    [yes] au total{" "}
   *[no] {""}
}{ this-period }
tell-history-if = { $event } (compté seulement { $condition })
this-period = { $period ->
    [combat] ce combat-ci
    [match] cette partie
    [own-turn] depuis votre dernier tour
   *[turn] ce tour-ci
}
a-subject = { $negated ->
    [yes] { $subject-none ->
        [yes] { AS($subject, case: "none") } { VERB("avoir", $subject, form: "ne") }
       *[no] { DOES("avoir", $subject, form: "not") }
    }
   *[no] { DOES("avoir", $subject) }
}
est-subject = { $negated ->
    [yes] { $subject-none ->
        [yes] { AS($subject, case: "none") } { VERB("être", $subject, form: "ne") }
       *[no] { DOES("être", $subject, form: "not") }
    }
   *[no] { DOES("être", $subject) }
}
a-other = { $negated ->
    [yes] { $other-none ->
        [yes] { AS($other, case: "none") } { VERB("avoir", $other, form: "ne") }
       *[no] { DOES("avoir", $other, form: "not") }
    }
   *[no] { DOES("avoir", $other) }
}
a-player = { $negated ->
    [yes] { $player-none ->
        [yes] { AS($player, case: "none") } { VERB("avoir", $player, form: "ne") }
       *[no] { DOES("avoir", $player, form: "not") }
    }
   *[no] { DOES("avoir", $player) }
}
tell-numbered = { $clause } ({ $n })
tell-ordered = { $clause } dans l’ordre de votre choix
tell-happened = { $n ->
    [0] cela
   *[other] ({ $n })
} { $negated ->
    [yes] ne s’est pas produit
   *[no] s’est produit
}
of-whom = { $whose ->
    [yes] {""}
   *[no] {" "}{ AS($of, case: "de") }
}
tell-compared = { $a } { BEGINS($a, "les ", "ses ", "vos ", "leurs ", "ces ") ->
    [yes] valent
   *[no] vaut
} { $compared ->
    [ge] au moins
    [gt] plus que
    [le] au plus
    [lt] moins que
    [eq] autant que
   *[ne] autre chose que
} { $b }
if-like = { $sort ->
    [name] { $negated ->
        [yes] { DOES("porter", $who, form: "not") }
       *[no] { DOES("porter", $who) }
    }
   *[words] { has-or-not }
} { $what }
if-kind = { is-or-not } { $what }
if-side = { $side ->
    [own] { $negated ->
        [yes] vous ne contrôlez pas
       *[no] vous contrôlez
    }
   *[foe] { $negated ->
        [yes] aucun adversaire ne contrôle
       *[no] un adversaire contrôle
    }
} { $who }
if-controller = { $negated ->
    [yes] { DOES("contrôler", $player, form: "not") }
   *[no] { DOES("contrôler", $player) }
} { $who }
if-owner = { $negated ->
    [yes] { DOES("posséder", $player, form: "not") }
   *[no] { DOES("posséder", $player) }
} { $who }
if-event-kind = { this-is } { $kind }
if-active = { this-is } { NUM($who) ->
    [you] votre tour
   *[other] le tour { AS($who, case: "de") }
}
if-phase = { this-is } la phase { $what }

## Situations et durées

tell-when = quand { $event }
tell-whenever = chaque fois { que-event }
tell-next-time = { $n ->
    [1] la prochaine fois
   *[other] les { $n } prochaines fois
} { que-event }
que-event = { BEGINS($event, "a", "à", "e", "é", "è", "ê", "i", "o", "u") ->
    [yes] qu’
   *[no] que{" "}
}{ $event }
tell-answers = { $when }, { $clause }
tell-and-answers = { $first }, et { $next }
tell-from-now-on = jusqu’à la fin de la partie, { $clause }
tell-when-if = { $when }, { $condition }
tell-limited = { $n ->
    [1] une fois par { word-period }
   *[other] les { $n } premières fois de chaque { word-period }
}{ limit-per }, { $when }
limit-per = { $per ->
    [name] {" "}pour toutes vos copies ensemble
    [player] {" "}pour chaque joueur qui l’a
    [each] {" "}dans chaque cas
   *[card] {""}
}
tell-uses = { $clause } ({ $n ->
    [1] une
   *[other] { $n }
} fois{ $period ->
    [match] {""}
   *[turn] {" "}par { word-period }
}{ limit-per })
tell-after-last = après la dernière fois
word-period = { $period ->
    [combat] combat
    [match] partie
   *[turn] tour
}
tell-instead = { $would }, à la place, { $clause }
tell-instead-wished = { tell-instead }
tell-amount-change = c’est { $n } de { $sign ->
    [less] moins
   *[more] plus
}
tell-amount-set = c’est { $n } à la place
tell-amount-half = c’est moitié moins (arrondi { $up ->
    [yes] au supérieur
   *[no] à l’inférieur
})
tell-amount-multiply = c’est { $n } fois autant
much = { $compared ->
    [ge] { $n }{ much.unit } ou plus
    [gt] plus de { $n }{ much.unit }
    [le] { $n }{ much.unit } ou moins
    [lt] moins de { $n }{ much.unit }
    [ne] pas exactement { $n }{ much.unit }
    [span] { $n } à { $most }{ much.unit }
    [outside] moins de { $n } ou plus de { $most }{ much.unit }
   *[eq] exactement { $n }{ much.unit }
}
    .unit = { $of ->
        [damage] {" "}{ $n ->
            [one] dégât
           *[other] dégâts
        }
        [counters] {" "}{ $n ->
            [one] marqueur de Charge
           *[other] marqueurs de Charge
        }
        [cards] {" "}{ $n ->
            [one] carte
           *[other] cartes
        }
        [tiles] {" "}{ $n ->
            [one] case
           *[other] cases
        }
        [coins] {" "}{ $n ->
            [one] pièce
           *[other] pièces
        }
        [ether] {" "}Éther
        [life] {" "}{ $n ->
            [one] point
           *[other] points
        } de Vie
       *[level] {""}
    }
tell-would = { $would }, { $clause }
tell-prevented = { $would }, { $may ->
    [yes] vous pouvez l’empêcher
   *[no] cela ne se produit pas
}
until-turns = { $first ->
    [yes] { until-turns.when }, { $clause }
   *[no] { $clause } { until-turns.when }
}
    .when = pendant ce tour et { $n ->
        [1] le suivant
       *[other] les { $n } suivants
    }
until-next = { $first ->
    [yes] { until-next.when }, { $clause }
   *[no] { $clause } { until-next.when }
}
    .when = jusqu’à la prochaine fois où { $event }
until-leaves = { $first ->
    [yes] { until-leaves.when }, { $clause }
   *[no] { $clause } { until-leaves.when }
}
    .when = tant { BEGINS(AS($who, case: "s"), "il", "elle", "un", "aucun") ->
        [yes] qu’
       *[no] que{" "}
    }{ DOES("rester", $who) } en jeu

## Ce que font les effets

cards = { $n } { $n ->
    [one] carte
   *[other] cartes
}
top-cards = { $n ->
    [1] la carte
   *[other] les { $n } cartes
} du dessus
tell-towards = { $clause } vers { $of }
tell-away-from = { $clause } à l’opposé { AS($of, case: "de") }
side-of = { NUM($who) ->
    [you] { case-before }votre côté
   *[one] { case-before.le }côté { AS($who, case: "de") }
}
tell-target = ciblez { $what }
tell-choose = { NUM($who) ->
    [one] { AS($who, case: "s") }{" "}
   *[other] {""}
}{ VERB("choisir", $who) } { $secret ->
    [yes] en secret{" "}
   *[no] {""}
}{ $what }
tell-choose-modes = { NUM($who) ->
    [one] { AS($who, case: "s") }{" "}
   *[other] {""}
}{ VERB("choisir", $who) } { $n } option{ $n ->
    [one] {""}
   *[other] s
} : { $modes }
tell-or-none = { $clause } (à défaut, { $otherwise })
tell-toss = { VERB("lancer", $who) } une pièce
tell-on-success = sur un Succès, { $clause }
tell-on-failure = sur un Échec, { $clause }
tell-again = { $again ->
    [ask] vous pouvez relancer
   *[auto] relancez
}
tell-roll = { VERB("lancer", $who) } un dé{ $sides ->
    [6] {""}
   *[other] {" "}à { $sides } faces
}
tell-rolled = { $head } ; { $rows }
tell-on-roll = sur { $how ->
    [one] { $low }
    [up] { $low } ou plus
   *[span] { $low }-{ $high }
}, { $clause }
tell-otherwise = sinon, { $clause }
op-pay = { $must ->
    [no] { NUM($who) ->
        [one] { $who } peut
        [many] { $who } peuvent
       *[you] vous pouvez
    } { $cost-done ->
        [yes] { $cost }
       *[no] payer { $cost }
    }
   *[yes] { $bound ->
        [yes] { DOES("devoir", $who) } { $cost-done ->
            [yes] { $cost }
           *[no] payer { $cost }
        }
       *[no] { $cost-done ->
            [yes] { AS($who, case: "s") } { $cost }
           *[no] { DOES("payer", $who) } { $cost }
        }
    } si possible
}{ $has-then ->
    [yes] {" "}; dans ce cas, { $then }
   *[no] {""}
}{ $has-else ->
    [yes] {" "}; sinon, { $else }
   *[no] {""}
}
op-draw = { DOES("piocher", $who) } { cards }
op-discard = { DOES("défausser", $who) } { cards }{ $random ->
    [yes] {" "}au hasard
   *[no] {""}
}
op-mill = { DOES("mettre", $who) } { top-cards } de { whose } bibliothèque dans { whose.m } Cimetière
op-shuffle = { DOES("mélanger", $who) } { whose } bibliothèque
op-gain = { DOES("gagner", $who) } { $amounts }
op-lose = { DOES("perdre", $who) } { $amounts }
op-damage = { VERB("infliger", $who) } { $n } { $n ->
    [one] dégât
   *[other] dégâts
} { AS($to, case: "a") }
op-destroy = { DOES("détruire", $who, $what) }
op-sacrifice = { DOES("sacrifier", $who, $what) }
op-attach = { DOES("attacher", $who, $what) } { AS($to, case: "a") }
op-put = { DOES("placer", $who) } { $counters } sur { $to }
op-take = { DOES("retirer", $who) } { $counters } { AS($to, case: "de") }
op-change = { $lost ->
    [yes] { DOES("perdre", $to) }
   *[no] { DOES("gagner", $to) }
} { $changes }
op-set = { DOES("avoir", $to) } { $changes }
op-multiply = { DOES("gagner", $to) } { $changes }
op-grant = { $always ->
    [yes] { DOES("avoir", $to) }
   *[no] { DOES("gagner", $to) }
} { $keywords }
op-be = { DOES("gagner", $to) } { $words }
op-revoke = { DOES("perdre", $to) } { $keywords-first ->
    [all] toutes ses Aptitudes
   *[other] { $keywords }
}
word-keywords = { $name }
op-forbid = { DOES("pouvoir", $to, form: "not") } { $act-or }
op-control = { $always ->
    [yes] { DOES("contrôler", $who) } { $what }
   *[no] { DOES("prendre", $who) } le contrôle { AS($what, case: "de") }
}
