# Le texte imprimé des cartes de Rise, composé de petits motifs par engines/rise/wording.py.
#
# Mots donnés à beaucoup de messages : $who ce qui agit, avec $num (imp : le lecteur agit, inf : après « vous pouvez », you,
# one, many) et $gen (m, f) pour les accords ; $case la forme voulue d'un nom (s sujet, n sujet sans pronom, o complément,
# pos et de : avec « de », a : avec « à », que : après « que ») ; $n un nombre, ou une lettre expliquée plus loin.
#
# Les mots du jeu : Summoner Invocateur, Life Vie, Capacity Point Point de Capacité, level niveau, Skill Compétence, Creature
# Créature, Door Porte, Incantation, Imminent, Level Up Montée de niveau, Constant Constante, rank rang, Attack Attaque, Defense
# Défense, Ability Aptitude, Base Effect Effet de base, Action (Direct Purchase Achat direct, Coin Toss Lancer de pièce, Dice Roll
# Lancer de dé), Success Succès, Failure Échec, coin pièce, Stock, Ether Éther, library bibliothèque, hand main, battlefield champ
# de bataille, Cemetery Cimetière, excluded exclu, tilt incliner, untilt redresser, invoke invoquer, block bloquer, Charge Counter
# marqueur de Charge, token jeton, Disease Maladie, Equipment Équipement, Bomb Bombe, Lock Serrure, Key Clé, chain chaîne,
# Awakening Éveil, Restoration Restauration, Invocation, Attack Attaque, Damage Resolution Résolution des dégâts, End of Turn Fin
# du tour. Les Aptitudes sont dans rsc-ability.

## Choses

rsc-noun = { $det ->
    [it] { $case ->
        [s] { rsc-noun.they }
       *[o] { rsc-noun.before }{ $me ->
            [yes] { rsc-noun.ce }{ $name }
           *[no] { $num ->
                [many] { $gen ->
                    [f] celles-ci
                   *[m] ceux-ci
                }
               *[one] { $gen ->
                    [f] celle-ci
                   *[m] celui-ci
                }
            }
        }
    }
   *[other] { rsc-noun.det }{ $name }{ $kind ->
        [target] { $n ->
            [1] {""}
           *[other] {" "}{ $n }
        }
       *[other] {""}
    }{ $sorted ->
        [yes] {" "}{ $sort }
       *[no] {""}
    }{ $some ->
        [yes] {" "}{ $how }
       *[no] {""}
    }{ $targeted ->
        [yes] {" "}ciblé{ rsc-noun.agree }
       *[no] {""}
    }{ $det ->
        [weakest] {" "}{ $gen ->
            [f] la
           *[m] le
        } plus faible
        [that] { $targeted ->
            [yes] {""}
           *[no] {" "}en question
        }
       *[other] {""}
    }{ $random ->
        [yes] {" "}au hasard
       *[no] {""}
    }
}
    .they = { $gen ->
        [f] elle
       *[m] il
    }{ $num ->
        [many] s
       *[one] {""}
    }
    .agree = { $gen ->
        [f] e
       *[m] {""}
    }{ $noun ->
        [many] s
       *[one] {""}
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
    .un = { rsc-noun.before-vowel }{ $gen ->
        [f] une
       *[m] un
    }{" "}
    .det = { $mixed ->
        [yes] {""}
       *[no] { rsc-noun.article }
    }
    .article = { $det ->
        [a] { rsc-noun.un }{ $own ->
            [yes] { $other ->
                [yes] autre de vos{" "}
               *[no] de vos{" "}
            }
           *[no] { $other ->
                [yes] autre{" "}
               *[no] {""}
            }
        }
        [target] { $own ->
            [yes] { $other ->
                [yes] { rsc-noun.before }votre autre{" "}
               *[no] { rsc-noun.before }votre{" "}
            }
           *[no] { $other ->
                [yes] { rsc-noun.un }autre{" "}
               *[no] { rsc-noun.le }
            }
        }
        [weakest] { $own ->
            [yes] { rsc-noun.before }votre { $other ->
                [yes] autre{" "}
               *[no] {""}
            }
           *[no] { $other ->
                [yes] { rsc-noun.before-vowel-le }autre{" "}
               *[no] { rsc-noun.le }
            }
        }
        [n] { rsc-noun.before }{ $n } { rsc-noun.of }
        [upto] { $case ->
            [de] d’au plus
            [pos] d’au plus
            [a] à au plus
            [que] qu’au plus
           *[o] jusqu’à
        } { $n } { rsc-noun.of }
        [span] { rsc-noun.before }{ $n } à { $most } { rsc-noun.of }
        [all] { rsc-noun.before }{ $gen ->
            [f] toutes
           *[m] tous
        } { $own ->
            [yes] vos{" "}
           *[no] les{" "}
        }{ rsc-noun.others }
        [plural] { rsc-noun.les }{ rsc-noun.others }
        [count] { $own ->
            [yes] de vos { rsc-noun.others }
           *[no] { $other ->
                [yes] d’autres{" "}
               *[no] { $vowel ->
                    [yes] d’
                   *[no] de{" "}
                }
            }
        }
        [each] { rsc-noun.before }{ $own ->
            [yes] { $gen ->
                [f] chacune
               *[m] chacun
            } de vos { rsc-noun.others }
           *[no] chaque { $other ->
                [yes] autre{" "}
               *[no] {""}
            }
        }
        [no] { rsc-noun.before-vowel }{ $gen ->
            [f] aucune
           *[m] aucun
        } { $own ->
            [yes] de vos { rsc-noun.others }
           *[no] { $other ->
                [yes] autre{" "}
               *[no] {""}
            }
        }
        [this] { rsc-noun.before }{ rsc-noun.ce }
        [that] { $num ->
            [many] { rsc-noun.les }
           *[one] { rsc-noun.le }
        }
        [nth] { $gen ->
            [f] { rsc-noun.before }la{" "}
           *[m] { rsc-noun.le-consonant }
        }{ $n ->
            [1] { $gen ->
                [f] première
               *[m] premier
            }
            [2] deuxième
           *[3] troisième
        }{" "}
       *[the] { rsc-noun.le }
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
       *[one] { $gen ->
            [f] cette{" "}
           *[m] { $vowel ->
                [yes] cet{" "}
               *[no] ce{" "}
            }
        }
    }
    .le = { $vowel ->
        [yes] { rsc-noun.before-vowel-le }
       *[no] { rsc-noun.le-consonant }
    }
    .before-vowel-le = { rsc-noun.before }l’
    .le-consonant = { $gen ->
        [f] { rsc-noun.before }la{" "}
       *[m] { $case ->
            [de] du{" "}
            [pos] du{" "}
            [a] au{" "}
           *[o] { rsc-noun.before }le{" "}
        }
    }
    .les = { $own ->
        [yes] { rsc-noun.before }vos{" "}
       *[no] { $case ->
            [de] des{" "}
            [pos] des{" "}
            [a] aux{" "}
           *[o] { rsc-noun.before }les{" "}
        }
    }
rsc-kind = { $kind ->
    [creature] { rsc-kind.f }Créature{ rsc-kind.s }
    [door] { rsc-kind.f }Porte{ rsc-kind.s }
    [incantation] { rsc-kind.fv }Incantation{ rsc-kind.s }
    [imminent] { rsc-kind.mv }Imminent{ rsc-kind.s }
    [level-up] { rsc-kind.f }Montée{ rsc-kind.s } de niveau
    [summoner] { rsc-kind.mv }Invocateur{ rsc-kind.s }
    [player] { rsc-kind.m }joueur{ rsc-kind.s }
    [opponent] { rsc-kind.mv }adversaire{ rsc-kind.s }
    [permanent] { rsc-kind.f }carte{ rsc-kind.s } en jeu
    [disease] { rsc-kind.f }Maladie{ rsc-kind.s }
    [equipment] { rsc-kind.mv }Équipement{ rsc-kind.s }
    [bomb] { rsc-kind.f }Bombe{ rsc-kind.s }
    [lock] { rsc-kind.f }Serrure{ rsc-kind.s }
    [invocation] invocation{ rsc-kind.s }
    [action] Action{ rsc-kind.s }
    [skill] Compétence{ rsc-kind.s }
    [item] coup{ rsc-kind.s }
    [target] cible{ rsc-kind.s }
    [other] autre carte
    [source] source
    [bearer] carte qui porte le tout
    [blocker] bloqueur
    [attacker] attaquant
   *[card] { rsc-kind.f }carte{ rsc-kind.s }
}
    .s = { $noun ->
        [many] s
       *[one] {""}
    }
    .un = { $case ->
        [de] d’
        [pos] d’
        [a] à{" "}
        [que] qu’
       *[o] {""}
    }
    .before = { $case ->
        [de] de{" "}
        [pos] de{" "}
        [a] à{" "}
        [que] que{" "}
       *[o] {""}
    }
    .f = { $det ->
        [own] { rsc-kind.before }votre{" "}
        [a] { rsc-kind.un }une{" "}
        [target] { rsc-kind.before }la{" "}
       *[none] {""}
    }
    .fv = { $det ->
        [own] { rsc-kind.before }votre{" "}
        [a] { rsc-kind.un }une{" "}
        [target] { rsc-kind.before }l’
       *[none] {""}
    }
    .m = { $det ->
        [own] { rsc-kind.before }votre{" "}
        [a] { rsc-kind.un }un{" "}
        [target] { $case ->
            [de] du{" "}
            [pos] du{" "}
            [a] au{" "}
           *[o] { rsc-kind.before }le{" "}
        }
       *[none] {""}
    }
    .mv = { $det ->
        [own] { rsc-kind.before }votre{" "}
        [a] { rsc-kind.un }un{" "}
        [target] { rsc-kind.before }l’
       *[none] {""}
    }
rsc-a-kind = { $kind ->
    [creature] d’une Créature
    [door] d’une Porte
    [incantation] d’une Incantation
    [imminent] d’un Imminent
    [level-up] d’une Montée de niveau
   *[summoner] d’un Invocateur
}
rsc-a-card = une carte
rsc-that = qui
rsc-pronoun = { rsc-noun.they }
rsc-row = { $first } { $next }
rsc-adjective = { $adjective ->
    [opposing] adverse{ rsc-adjective.s }
    [tilted] incliné{ rsc-adjective.es }
    [untilted] non incliné{ rsc-adjective.es }
    [attacking] attaquant{ rsc-adjective.es }
    [not-attacking] non attaquant{ rsc-adjective.es }
    [blocking] en train de bloquer
    [not-blocking] qui ne bloque pas
    [infected] infecté{ rsc-adjective.es }
    [uninfected] non infecté{ rsc-adjective.es }
    [attached] attaché{ rsc-adjective.es }
    [unattached] non attaché{ rsc-adjective.es }
    [constant] Constant{ rsc-adjective.es }
    [not-constant] non Constant{ rsc-adjective.es }
    [token] jeton{ rsc-adjective.s }
    [not-token] hors jeton
    [open] ouvert{ rsc-adjective.es }
    [closed] fermé{ rsc-adjective.es }
    [chained] enchaîné{ rsc-adjective.es }
    [freed] libéré{ rsc-adjective.es }
    [reanimated] réanimé{ rsc-adjective.es }
    [weakest] parmi les plus faibles
    [chosen] choisi{ rsc-adjective.es }
    [equipped] équipé{ rsc-adjective.es }
    [armed] piégé{ rsc-adjective.es }
   *[hosting] support
}
    .s = { $num ->
        [many] s
       *[one] {""}
    }
    .es = { $gen ->
        [f] e
       *[m] {""}
    }{ $num ->
        [many] s
       *[one] {""}
    }
rsc-of-type = { $type }
rsc-the-type = le type { $type }
rsc-of-element = { $element ->
    [water] d’Eau
    [fire] de Feu
    [ice] de Glace
   *[lightning] de Foudre
}
rsc-element = { $element ->
    [water] Eau
    [fire] Feu
    [ice] Glace
   *[lightning] Foudre
}
rsc-type = { $type ->
    [zombie] Zombie
    [clone] Clone
    [morpher] Morpheur
    [key] Clé
    [beast] Bête
    [squire] Écuyer
   *[other] { $name }
}
rsc-described = { $thing } { $how }
rsc-except = sauf { $who }
rsc-on-chain = de la chaîne
rsc-of-kind = { $kinds }
rsc-picked-by = au choix { $who }
rsc-controlled-by = que contrôle{ $num ->
    [one] {""}
    [you] z
   *[many] nt
} { $who }
rsc-owned-by = { $num ->
    [you] vous appartenant
   *[one] appartenant { $who }
}
rsc-same-plane = du même plan { $who }
rsc-on-plane = { $plane ->
    [air] en vol
   *[ground] au sol
}
rsc-with-figure = { $figure ->
    [attack] d’Attaque
    [defense] de Défense
    [life] de Vie
   *[level] de niveau
} { rsc-figure.bound }
rsc-figure = une { rsc-figure.name } de { $n }
    .name = { $figure ->
        [attack] Attaque
        [defense] Défense
        [life] Vie
       *[level] niveau
    }
    .bound = { $compared ->
        [ge] { $n } ou plus
        [gt] supérieure à { $n }
        [le] { $n } ou moins
        [lt] inférieure à { $n }
        [ne] autre que { $n }
       *[eq] { $n }
    }
rsc-named = nommé{ rsc-adjective.es } { $name }
rsc-on = sur { $who }
rsc-hosting = { $of_num ->
    [many] { $of_gen ->
        [f] auxquelles
       *[m] auxquels
    }
   *[one] { $of_gen ->
        [f] à laquelle
       *[m] auquel
    }
} { $who } est attaché{ rsc-adjective.es }
rsc-may-infect = pouvant infecter { $who }
rsc-may-hold = pouvant porter { $who }
rsc-with-lock = avec une Serrure { $open ->
    [yes] ouverte
   *[no] fermée
}
rsc-with-ability = avec { $ability }
rsc-carrying = portant { $kind ->
    [disease] une Maladie
    [equipment] un Équipement
   *[bomb] une Bombe
}
rsc-carrying-ability = portant une carte avec { $ability }
rsc-with-mark = avec la marque « { $mark } »
rsc-without-mark = sans la marque « { $mark } »
rsc-blocked-by = bloqué{ rsc-adjective.es } par { $who }
rsc-blocking = bloquant { $who }
rsc-fought = qui { $num ->
    [many] ont
   *[one] a
} { $what ->
    [blocked] bloqué
   *[met] combattu
} { $who }
rsc-attacking-player = { $to ->
    [you] qui vous attaque{ $num ->
        [many] nt
       *[one] {""}
    }
   *[one] attaquant { $who }
}
rsc-zone = { $taken ->
    [yes] { $zone ->
        [hand] { $whose ->
            [you] de votre main
            [any] d’une main
           *[of] de la main { $who }
        }
        [library] { $whose ->
            [you] de votre bibliothèque
            [any] d’une bibliothèque
           *[of] de la bibliothèque { $who }
        }
        [cemetery] { $whose ->
            [you] de votre Cimetière
            [any] d’un Cimetière
           *[of] du Cimetière { $who }
        }
       *[excluded] { $whose ->
            [you] de vos cartes exclues
            [any] des cartes exclues
           *[of] des cartes exclues { $who }
        }
    }
   *[no] { $zone ->
        [hand] { $whose ->
            [you] dans votre main
            [any] dans une main
           *[of] dans la main { $who }
        }
        [library] { $whose ->
            [you] dans votre bibliothèque
            [any] dans une bibliothèque
           *[of] dans la bibliothèque { $who }
        }
        [cemetery] { $whose ->
            [you] dans votre Cimetière
            [any] dans un Cimetière
           *[of] dans le Cimetière { $who }
        }
       *[excluded] { $whose ->
            [you] parmi vos cartes exclues
            [any] parmi les cartes exclues
           *[of] parmi les cartes exclues { $who }
        }
    }
}
rsc-related = { $case ->
    [de] de{" "}
    [pos] de{" "}
    [a] à{" "}
   *[o] {""}
}{ $what ->
    [attacker] toutes les Créatures que bloque { $who }
    [blocker] toutes les cartes qui bloquent { $who }
   *[met] toutes les Créatures qu’a combattues { $who }
}
rsc-mark-name = { $mark ->
    [paranoia] paranoïa
    [reanimated] réanimée
    [open] ouverte
    [freed] libérée
    [filed] classée
   *[other] { $name }
}

## Joueurs

rsc-player = { $player ->
    [you] { rsc-player.before }vous
    [a-player] { rsc-player.before-vowel }un joueur
    [an-opponent] { rsc-player.before-vowel }un adversaire
    [opponents] { rsc-player.before }chaque adversaire
    [each] { rsc-player.before }chaque joueur
    [any] { rsc-player.before-vowel }un joueur
    [foes] { rsc-player.before }vos adversaires
    [all] { $case ->
        [de] des
        [pos] des
        [a] aux
       *[o] les
    } joueurs
    [active] { rsc-player.le }joueur actif
    [attacked-player] { rsc-player.le }joueur attaqué
   *[next] { rsc-player.before }l’adversaire suivant
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
    .le = { $case ->
        [de] du{" "}
        [pos] du{" "}
        [a] au{" "}
       *[o] { rsc-player.before }le{" "}
    }
rsc-player-of = { $it ->
    [yes] { rsc-player.before }{ $num ->
        [many] leur
       *[one] son
    } { $what ->
        [owner] propriétaire
       *[controller] contrôleur
    }
   *[no] { rsc-player.le }{ $what ->
        [owner] propriétaire
       *[controller] contrôleur
    } { $who }
}

## Nombres

rsc-figure-of = { $it ->
    [yes] { $case ->
        [de] de{" "}
       *[o] {""}
    }{ $num ->
        [many] leur
       *[one] { $figure ->
            [attack] son
            [level] son
           *[defense] sa
        }
    } { rsc-figure.name }
   *[no] { $figure ->
        [attack] { $case ->
            [de] de{" "}
           *[o] {""}
        }l’Attaque
        [defense] { rsc-figure-of.la }Défense
        [life] { rsc-figure-of.la }Vie
       *[level] { rsc-figure-of.le }niveau
    } { $who }
}
    .la = { $case ->
        [de] de la{" "}
       *[o] la{" "}
    }
    .le = { $case ->
        [de] du{" "}
       *[o] le{" "}
    }
rsc-figure-total = { rsc-figure-of.le }total { $figure ->
    [attack] de l’Attaque
    [defense] de la Défense
    [life] de la Vie
   *[level] des niveaux
} { $who }
rsc-number-of = { rsc-figure-of.le }nombre { $what }
rsc-number-owned = { $what ->
    [cards] { rsc-figure-of.le }nombre de cartes dans { $num ->
        [you] votre main
       *[one] la main { $who }
    }
    [ether] { $num ->
        [you] { $case ->
            [de] de{" "}
           *[o] {""}
        }votre Éther
       *[one] { $case ->
            [de] de{" "}
           *[o] {""}
        }l’Éther { $who }
    }
   *[coins] { rsc-figure-of.le }nombre de pièces dans { $num ->
        [you] votre Stock
       *[one] le Stock { $who }
    }
}
rsc-number-rolled = { rsc-figure-of.le }nombre obtenu
rsc-number-of-event = { $of ->
    [roll] { rsc-figure-of.le }nombre obtenu
    [damage] { rsc-number-of-event.ce } nombre de dégâts
    [cards] { rsc-number-of-event.ce } nombre de cartes
    [coins] { rsc-number-of-event.ce } nombre de pièces
    [ether] { rsc-number-of-event.ce } nombre d’Éther
    [life] { rsc-number-of-event.ce } nombre de points de Vie
    [counters] { rsc-number-of-event.ce } nombre de marqueurs
    [level] { rsc-number-of-event.ce } niveau
   *[any] { rsc-number-of-event.ce } nombre
}
    .ce = { $case ->
        [de] de ce
       *[o] ce
    }
rsc-number-of-counters = { rsc-figure-of.le }nombre de marqueurs de Charge { $kind } sur { $who }
rsc-number-if = { $then } { $condition }, sinon { $otherwise }
rsc-coins = { $n } { $n ->
    [one] pièce
   *[other] pièces
}
rsc-ether = { $n } Éther
rsc-capacity = { $n } { $n ->
    [one] Point
   *[other] Points
} de Capacité
rsc-levels = { $n } { $n ->
    [one] niveau
   *[other] niveaux
}
rsc-change = { $attack }/{ $defense }

## Conditions

rsc-exists = il { $negated ->
    [yes] n’y a
   *[no] y a
} { $least ->
    [yes] au moins{" "}
    [less] pas{" "}
   *[no] {""}
}{ $what }
rsc-controls = { $whose ->
    [you] vous { $negated ->
        [yes] ne contrôlez
       *[no] contrôlez
    }
    [opponent] { $negated ->
        [yes] aucun adversaire ne contrôle
       *[no] un adversaire contrôle
    }
   *[other] { $other } { $negated ->
        [yes] ne contrôle
       *[no] contrôle
    }
} { $least ->
    [yes] au moins{" "}
    [less] pas{" "}
   *[no] {""}
}{ $what }
rsc-is = { $who } { rsc-state.is } { $what }
rsc-has-ability = { $who } { rsc-has-ability.has } { $ability }
    .has = { $negated ->
        [yes] n’{ rsc-has-ability.a } pas
       *[no] { rsc-has-ability.a }
    }
    .a = { $num ->
        [one] a
        [you] avez
       *[many] ont
    }
rsc-has-type = { $who } { rsc-has-ability.has } le type { $type }
rsc-has-element = { $who } { rsc-has-ability.has } l’élément { rsc-element }
rsc-has-mark = { $who } { rsc-has-ability.has } la marque « { $mark } »
rsc-your-turn = { rsc-in-step.is } votre tour
rsc-in-step = { rsc-in-step.is } la phase { $step ->
    [awakening] d’Éveil
    [restoration] de Restauration
    [invocation] d’Invocation
    [attack] d’Attaque
    [damage] de Résolution des dégâts
   *[end] de Fin du tour
}
    .is = { $negated ->
        [yes] ce n’est pas
       *[no] c’est
    }
rsc-has-figure = { $who } { $figure ->
    [attack] a une Attaque de{ rsc-has-figure.bound }
    [defense] a une Défense de{ rsc-has-figure.bound }
    [life] { $compared ->
        [ne] n’a pas exactement { $n } de Vie
        [lt] a moins de { $n } de Vie
        [gt] a plus de { $n } de Vie
       *[le] a { rsc-figure.bound } de Vie
    }
   *[level] { $compared ->
        [ne] n’est pas au niveau { $n }
        [lt] est sous le niveau { $n }
        [gt] est au-dessus du niveau { $n }
       *[le] est au niveau { rsc-figure.bound }
    }
}
    .bound = { $compared ->
        [ne] {" "}valeur autre que { $n }
        [lt] {" "}moins de { $n }
        [gt] {" "}plus de { $n }
       *[le] {" "}{ rsc-figure.bound }
    }
rsc-has-owned = { $who } { $compared ->
    [none] n’{ rsc-has-ability.a } pas { rsc-has-owned.of }
    [ge] { rsc-has-ability.a } { $n } { rsc-has-owned.what } ou plus
    [gt] { rsc-has-ability.a } plus de { $n } { rsc-has-owned.what }
    [le] { rsc-has-ability.a } { $n } { rsc-has-owned.what } ou moins
    [lt] { rsc-has-ability.a } moins de { $n } { rsc-has-owned.what }
    [ne] n’{ rsc-has-ability.a } pas exactement { $n } { rsc-has-owned.what }
   *[eq] { rsc-has-ability.a } exactement { $n } { rsc-has-owned.what }
}
    .what = { $what ->
        [cards] { $n ->
            [one] carte
           *[other] cartes
        } en main
        [ether] Éther
       *[coins] { $n ->
            [one] pièce
           *[other] pièces
        }
    }
    .of = { $what ->
        [cards] de carte en main
        [ether] d’Éther
       *[coins] de pièce
    }
rsc-has-counters = { $who } { $compared ->
    [ne] n’{ rsc-has-ability.a } pas exactement { $n } { rsc-has-counters.what }
    [ge] { rsc-has-ability.a } { $n } { rsc-has-counters.what } ou plus
    [gt] { rsc-has-ability.a } plus de { $n } { rsc-has-counters.what }
    [le] { rsc-has-ability.a } { $n } { rsc-has-counters.what } ou moins
    [lt] { rsc-has-ability.a } moins de { $n } { rsc-has-counters.what }
   *[eq] { rsc-has-ability.a } exactement { $n } { rsc-has-counters.what }
}
    .what = { $n ->
        [one] marqueur
       *[other] marqueurs
    } de Charge { $kind }
rsc-state = { $who } { $state ->
    [was-blocked] { rsc-has-ability.has } été bloqué{ rsc-adjective.es }
    [has-blocked] { rsc-has-ability.has } bloqué
    [survived] { $negated ->
        [yes] n’{ rsc-state.est } plus
       *[no] { rsc-state.est } encore
    } en jeu
    [died] { rsc-state.is } mort{ rsc-adjective.es }
    [token] { rsc-state.is } un jeton
    [attacking] { $negated ->
        [yes] n’attaque{ rsc-state.nt } pas
       *[no] attaque{ rsc-state.nt }
    }
    [blocking] { $negated ->
        [yes] ne bloque{ rsc-state.nt } pas
       *[no] bloque{ rsc-state.nt }
    }
    [tilted] { rsc-state.is } incliné{ rsc-adjective.es }
   *[attached] { rsc-state.is } attaché{ rsc-adjective.es }
}
    .est = { $num ->
        [one] est
        [you] êtes
       *[many] sont
    }
    .is = { $negated ->
        [yes] { $num ->
            [one] n’est
            [you] n’êtes
           *[many] ne sont
        } pas
       *[no] { rsc-state.est }
    }
    .nt = { $num ->
        [many] nt
       *[one] {""}
    }
rsc-first-turn = { $who } { $negated ->
    [yes] { rsc-has-ability.a } terminé
   *[no] n’{ rsc-has-ability.a } pas terminé
} { $num ->
    [you] votre
   *[one] son
} premier tour
rsc-went-to = { $who } { rsc-state.is } allé{ rsc-adjective.es } { $zone ->
    [hand] dans une main
    [cemetery] au Cimetière
    [excluded] en zone d’exclusion
   *[library] dans une bibliothèque
}
rsc-event-kind = { $negated ->
    [yes] ce n’est pas
   *[no] c’est
} { $kind ->
    [success] un Succès
    [failure] un Échec
    [combat] des dégâts de combat
    [effect] des dégâts hors combat
    [plus] un marqueur de Charge +1/+1
    [minus] un marqueur de Charge -1/-1
    [purchase] un Achat direct
    [toss] un Lancer de pièce
    [dice] un Lancer de dé
    [creature] une Créature
    [door] une Porte
    [incantation] une Incantation
    [imminent] un Imminent
    [level-up] une Montée de niveau
   *[other] « { $name } »
}
rsc-event-by = le joueur concerné { $negated ->
    [yes] n’est pas
   *[no] est
} { $who }
rsc-happened = cela { $negated ->
    [yes] ne s’est pas produit
   *[no] s’est produit
}
rsc-compared = { $who } { $num ->
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

rsc-when = quand { $event }
rsc-when-if = { $when }, { $condition }
rsc-when-whose = { $when } (au tour { $who })
rsc-limited = une fois par tour, { $when }
rsc-times = { $n ->
    [1] la première fois
   *[other] les { $n } premières fois
}, { $when }
rsc-after-last = après la dernière fois
rsc-at = { $event ->
    [awakening] pendant { $whose ->
        [you] votre Éveil
        [each] chaque Éveil
       *[of] l’Éveil { $who }
    }
    [turn-begins] au début { rsc-at.turn }
    [restored] après { $whose ->
        [you] votre Restauration
        [each] chaque Restauration
       *[of] la Restauration { $who }
    }
    [turn-ends] à la fin { rsc-at.turn }
   *[after-combat] après le combat { rsc-at.turn }
}
    .turn = { $whose ->
        [you] de votre tour
        [each] de chaque tour
       *[of] du tour { $who }
    }
rsc-event = { $who } { $event ->
    [enters] arrive{ rsc-state.nt } en jeu
    [leaves] quitte{ rsc-state.nt } le jeu
    [dies] { $num ->
        [many] meurent
       *[one] meurt
    }
    [to-cemetery] { $num ->
        [many] vont
       *[one] va
    } du jeu au Cimetière
    [excluded] { rsc-state.est } exclu{ rsc-adjective.es }
    [returned] { $num ->
        [many] reviennent
       *[one] revient
    } du jeu en main
    [attacks] attaque{ rsc-state.nt }
    [is-blocked] { rsc-state.est } bloqué{ rsc-adjective.es }
    [blocks] bloque{ rsc-state.nt }
    [unblocked] attaque{ rsc-state.nt } sans être bloqué{ rsc-adjective.es }
    [strikes] porte{ rsc-state.nt } un coup
    [is-hit] { rsc-state.est } touché{ rsc-adjective.es }
    [fought] { $num ->
        [many] combattent
       *[one] combat
    }
    [attached] { rsc-state.est } attaché{ rsc-adjective.es }
    [transmitted] { rsc-state.est } transmis{ $gen ->
        [f] e
       *[m] {""}
    }
    [lock-opened] { rsc-state.est } ouvert{ rsc-adjective.es }
    [freed] { rsc-state.est } libéré{ rsc-adjective.es }
    [leveled] change{ rsc-state.nt } de niveau
    [counter-placed] reçoi{ $num ->
        [many] vent
       *[one] t
    } un marqueur de Charge
    [tilted] { rsc-state.est } incliné{ rsc-adjective.es }
    [untilted] { rsc-state.est } redressé{ rsc-adjective.es }
    [control-changed] change{ rsc-state.nt } de camp
    [summoner-lost] { rsc-state.est } perdu{ rsc-adjective.es }
    [sacrificed] { rsc-state.est } sacrifié{ rsc-adjective.es }
    [invoked] { rsc-state.est } invoqué{ rsc-adjective.es }
   *[healed] récupère{ rsc-state.nt } de la Vie
}
rsc-next-moment = { $event ->
    [awakening] vient un Éveil
    [turn-begins] commence un tour
    [restored] vient une Restauration
    [turn-ends] finit un tour
   *[after-combat] finit un combat
}
rsc-does = { $who } { $event ->
    [toss-made] lance{ rsc-does.z } une pièce{ rsc-does.for }
    [rolled] lance{ rsc-does.z } un dé{ rsc-does.for }
    [action-used] utilise{ rsc-does.z } une Action{ $some ->
        [yes] {" "}{ $what }
       *[no] {""}
    }
    [skill-used] utilise{ rsc-does.z } une Compétence{ $some ->
        [yes] {" "}{ $what }
       *[no] {""}
    }
    [invoked] invoque{ rsc-does.z } { rsc-does.what }
    [control-changed] pren{ $num ->
        [you] ez
       *[one] d
    } le contrôle { $some ->
        [yes] { $what }
       *[no] d’une carte
    }
    [summoner-lost] per{ $num ->
        [you] dez
       *[one] d
    } { rsc-does.what }
    [sacrificed] sacrifie{ rsc-does.z } { rsc-does.what }
    [stolen] vole{ rsc-does.z } une carte
    [drawn] pioche{ rsc-does.z } une carte
    [discarded] défausse{ rsc-does.z } une carte
    [coins-gained] gagne{ rsc-does.z } des pièces
   *[ether-gained] gagne{ rsc-does.z } de l’Éther
}
    .z = { $num ->
        [you] z
       *[one] {""}
    }
    .for = { $some ->
        [yes] {" "}pour { $what }
       *[no] {""}
    }
    .what = { $some ->
        [yes] { $what }
       *[no] une carte
    }
rsc-arrives = quand { $who } arrive en jeu
rsc-would = { $who } devai{ $num ->
    [many] ent
   *[one] t
} { $event ->
    [destroyed] être détruit{ rsc-adjective.es }
    [to-cemetery] aller au Cimetière
    [damaged] subir des dégâts
    [counter-placed] recevoir un marqueur de Charge
   *[returned] revenir en main
}
rsc-instead = { $would }, à la place, { $clause }
rsc-prevented = { $would }, cela ne se produit pas
rsc-excluded-instead = { $would }, { rsc-noun.they } { rsc-state.est } exclu{ rsc-adjective.es } à la place
rsc-uses = { $clause } ({ $n ->
    [1] une
   *[other] { $n }
} fois{ $per ->
    [turn] {" "}par tour
   *[match] {""}
})

## Durées

rsc-until = { $first ->
    [yes] { rsc-until.when }, { $clause }
   *[no] { $clause } { rsc-until.when }
}
    .when = { $until ->
        [end-of-turn] jusqu’à la fin du tour
        [this-combat] pour ce combat
        [owner-next-turn] jusqu’au prochain tour de son propriétaire
        [next-awakening] jusqu’à la fin du prochain Éveil de son contrôleur
        [while-attached] tant que { $who } reste attaché{ rsc-adjective.es }
        [while-in-play] tant que { $who } reste en jeu
       *[permanent] pour de bon
    }
rsc-until-turn = { $clause } { $until ->
    [next-turn] { $whose ->
        [you] jusqu’à votre prochain tour
       *[of] { $it ->
            [yes] jusqu’à son prochain tour
           *[no] jusqu’au prochain tour { $who }
        }
    }
   *[during-next-turn] pendant { $whose ->
        [you] votre prochain tour
       *[of] { $it ->
            [yes] son prochain tour
           *[no] le prochain tour { $who }
        }
    }
}
rsc-until-event = { $clause } jusqu’à la prochaine fois où { $event }
rsc-for-turns = { $clause } pendant { $n } { $n ->
    [one] tour
   *[other] tours
}

## Toujours actif

rsc-gets = { $who } gagne{ rsc-gets.z } { $change }
    .z = { $num ->
        [you] z
        [many] nt
       *[one] {""}
    }
rsc-has = { $who } { rsc-has-ability.a } { $what }
rsc-now-has = { rsc-has }
rsc-gains = { $who } gagne{ rsc-gets.z } { $what }
rsc-loses = { $who } per{ $num ->
    [one] d
    [you] dez
   *[many] dent
} { $what }
rsc-no-ability = rien
rsc-all-abilities = toutes ses Aptitudes
rsc-cannot = { $who } ne { rsc-cannot.may } pas { $act }
    .may = { $num ->
        [one] peut
        [you] pouvez
       *[many] peuvent
    }
rsc-nor = { $first } ni { $next }
rsc-forbidden = { $what ->
    [attack] attaquer
    [block] bloquer
    [actions] utiliser d’Actions
    [be-blocked] être bloqué{ rsc-adjective.es }
    [untilt] { $num ->
        [you] vous
       *[one] se
    } redresser
    [regain] récupérer de Points de Capacité
    [skills] utiliser de Compétences
    [level-up] { $player ->
        [yes] jouer de Montées de niveau
       *[no] monter de niveau
    }
    [draw] piocher de cartes
    [invoke] invoquer de cartes
   *[target] être ciblé{ rsc-adjective.es }
}
rsc-must = { $who } doi{ $num ->
    [many] vent
   *[one] t
} { $what ->
    [attack] attaquer{ $some ->
        [yes] {" "}{ $opponent }
       *[no] {""}
    }
    [block] bloquer{ $some ->
        [yes] {" "}les attaques visant { $opponent }
       *[no] {""}
    }
   *[be-blocked] être bloqué{ rsc-adjective.es }{ $some ->
        [yes] {" "}par { $opponent }
       *[no] {""}
    }
} si possible
rsc-priced = { $once ->
    [yes] { $whose ->
        [you] votre prochaine
       *[other] la prochaine
    } { $of ->
        [actions] Action
        [invocations] invocation
       *[skills] Compétence
    }{ rsc-priced.of } coûte
   *[no] { $whose ->
        [you] vos
       *[other] les
    } { $of ->
        [actions] Actions
        [invocations] invocations
       *[skills] Compétences
    }{ rsc-priced.of } coûtent
} { $currency ->
    [gold] { rsc-coins }
    [ether] { rsc-ether }
   *[capacity] { rsc-capacity }
} { $sign ->
    [less] de moins
   *[more] de plus
}
    .of = { $some ->
        [yes] {" "}{ $cards }
       *[no] {""}
    }{ $whose ->
        [you] {""}
        [opponents] { $once ->
            [yes] {" "}de chaque adversaire
           *[no] {" "}adverses
        }
        [each] { $once ->
            [yes] {" "}de chaque joueur
           *[no] {""}
        }
       *[of] {" "}{ $player }
    }
rsc-has-control = { $who } contrôle{ rsc-gets.z } { $what }
rsc-prevents = { $first ->
    [yes] à chaque tour, évitez { $all ->
        [yes] tous les
       *[no] { $n } des
    } premiers { rsc-prevent.damage } { rsc-prevents.dealt }
   *[no] évitez { $all ->
        [yes] tous les { rsc-prevent.damage } { rsc-prevents.dealt }
       *[no] { $n } des { rsc-prevent.damage } { rsc-prevents.dealt } à chaque fois
    }
}
    .dealt = infligés { $who }
rsc-about = { $who } { $about ->
    [no-sickness] { rsc-cannot.may } attaquer dès le tour de { $num ->
        [one] son arrivée
       *[other] leur arrivée
    } en jeu
    [unblockable] ne { rsc-cannot.may } pas être bloqué{ rsc-adjective.es }
    [blocks-several] { rsc-cannot.may } bloquer plusieurs attaquants
   *[attacks-tilted] { rsc-cannot.may } attaquer même incliné{ rsc-adjective.es }
}
rsc-may-block = { $who } { rsc-cannot.may } aussi bloquer { $what }
rsc-together-alone = { $who } ne dépense{ rsc-gets.z } que 1 Point de Capacité d’un seul Invocateur pour les cartes avec Ensemble
rsc-chooses-summoner = vous choisissez l’Invocateur qui subit les dégâts { $who }

## Ce que font les effets

rsc-verb = { $num ->
    [imp] {""}
    [inf] {""}
   *[other] { $who }{" "}
}
    .er = { $num ->
        [inf] er
        [one] e
        [many] ent
       *[you] ez
    }
    .votre = { $num ->
        [one] sa
       *[other] votre
    }
    .imp = { $num ->
        [inf] er
       *[imp] ez
    }
    .what = { $it ->
        [yes] { $num ->
            [imp] -{ $many ->
                [many] les
               *[one] { $gen ->
                    [f] la
                   *[m] le
                }
            }
           *[other] {" "}{ $what }
        }
       *[no] {" "}{ $what }
    }
rsc-choose = ciblez { $who }
rsc-chooses = { rsc-verb }choisi{ $num ->
    [inf] r
    [one] t
   *[you] ssez
} { $hidden ->
    [yes] en secret{" "}
   *[no] {""}
}{ $what }
rsc-or-none = { $clause } (à défaut, { $otherwise })
rsc-toss = { $num ->
    [inf] lancer
   *[imp] lancez
} une pièce
rsc-on-success = sur un Succès, { $clause }
rsc-on-failure = sur un Échec, { $clause }
rsc-again = { $again ->
    [ask] vous pouvez relancer
   *[auto] relancez
}
rsc-roll = lanc{ rsc-verb.imp } un dé{ $sides ->
    [6] {""}
   *[other] {" "}à { $sides } faces
}
rsc-rolled = { $head } ; { $rows }
rsc-on-roll = sur { $how ->
    [one] { $low }
    [up] { $low } ou plus
   *[span] { $low }-{ $high }
}, { $clause }
rsc-otherwise = sinon, { $clause }
rsc-pay = { $optional ->
    [yes] { $num ->
        [imp] vous pouvez
        [inf] vous pouvez
        [you] vous pouvez
       *[one] { $who } peut
    } { $only ->
        [yes] faire ceci : { $cost }
       *[no] payer { $cost }
    }
   *[no] { rsc-verb }{ $only ->
        [yes] { $cost }
       *[no] pay{ rsc-verb.er } { $cost }
    } si possible
}{ $some ->
    [yes] {" "}; dans ce cas, { $then }
   *[no] {""}
}{ $other ->
    [yes] {" "}; sinon, { $otherwise }
   *[no] {""}
}
rsc-delay = { $at ->
    [after-combat] après ce combat
    [end-of-turn] à la fin du tour
    [your-next-turn] au début de votre prochain tour
   *[next-turn] au début du prochain tour
}, { $clause }
rsc-gains-owned = { rsc-verb }{ rsc-gains-owned.verb } { $what }
    .verb = { $sign ->
        [less] perd{ $num ->
            [inf] re
            [one] {""}
            [many] ent
           *[you] ez
        }
       *[more] gagn{ rsc-verb.er }
    }
rsc-gains-points = { $who } { rsc-gains-owned.verb } { $what }
rsc-steals-coins = { rsc-verb }vol{ rsc-verb.er } { $what } { $giver }
rsc-draws = { rsc-verb }pioch{ rsc-verb.er } { rsc-draws.cards }
    .cards = { $n } { $n ->
        [one] carte
       *[other] cartes
    }
rsc-discard = { rsc-verb }défauss{ rsc-verb.er } { rsc-draws.cards }{ $random ->
    [yes] {" "}au hasard
   *[no] {""}
}
rsc-steals-cards = { rsc-verb }vol{ rsc-verb.er } { rsc-draws.cards } au hasard dans { $whose ->
    [you] votre main
   *[of] la main { $owner }
}
rsc-cards-upto = { $n ->
    [1] une carte
   *[other] jusqu’à { $n } cartes
}
rsc-searches = { rsc-verb }cherch{ rsc-verb.er } { $what } dans { rsc-verb.votre } bibliothèque et { $num ->
    [imp] { $to ->
        [hand] ajoutez { rsc-searches.these } à votre main
        [library-top] placez { rsc-searches.these } au-dessus
       *[cemetery] mettez { rsc-searches.these } dans votre Cimetière
    }
   *[other] { $to ->
        [hand] { rsc-searches.les }ajout{ rsc-verb.er } à { rsc-verb.votre } main
        [library-top] { rsc-searches.les }place{ rsc-searches.z } au-dessus
       *[cemetery] { rsc-searches.les }met{ $num ->
            [inf] tre
            [one] {""}
           *[you] tez
        } dans { $num ->
            [one] son
           *[other] votre
        } Cimetière
    }
}
    .these = { $n ->
        [1] cette carte
       *[other] ces cartes
    }
    .les = { $n ->
        [1] { rsc-searches.le }
       *[other] les{" "}
    }
    .z = { $num ->
        [inf] r
        [one] {""}
       *[you] z
    }
    .le = { $to ->
        [cemetery] la{" "}
        [library-top] la{" "}
       *[hand] l’
    }
rsc-looks = { rsc-verb }regard{ rsc-verb.er } { $zone ->
    [hand] { $own ->
        [yes] { rsc-verb.votre } main
       *[no] { $whose ->
            [you] votre main
           *[of] la main { $owner }
        }
    }
   *[library] { $n ->
        [1] la carte
       *[other] les { $n } cartes
    } du dessus de { $own ->
        [yes] { rsc-verb.votre } bibliothèque
       *[no] { $whose ->
            [you] votre bibliothèque
           *[of] la bibliothèque { $owner }
        }
    }
}
rsc-mills = { rsc-verb }met{ $num ->
    [inf] tre
    [one] {""}
   *[you] tez
} { $n ->
    [1] la carte
   *[other] les { $n } cartes
} du dessus de { rsc-verb.votre } bibliothèque dans { $num ->
    [one] son
   *[other] votre
} Cimetière
rsc-shuffles = { rsc-verb }mélang{ rsc-verb.er } { rsc-verb.votre } bibliothèque
rsc-deals = inflig{ rsc-verb.imp } { $n } { $n ->
    [one] dégât
   *[other] dégâts
} { $to }
rsc-choosing = { $clause } ({ $who } choisi{ $num ->
    [you] ssez
   *[one] t
} l’Invocateur)
rsc-strikes = { $who } frappe{ rsc-gets.z } { $whom }
rsc-strikes-itself = { $who } se frappe{ rsc-gets.z }
rsc-life = { $who } { $way ->
    [regain] récupère{ rsc-gets.z }
   *[lose] per{ $num ->
        [one] d
        [you] dez
       *[many] dent
    }
} { $n } { $n ->
    [one] point
   *[other] points
} de Vie
rsc-destroys = détrui{ $num ->
    [inf] re
   *[imp] sez
}{ rsc-verb.what }
rsc-excludes = exclu{ $num ->
    [inf] re
   *[imp] ez
}{ rsc-verb.what }
rsc-returns = renvo{ $num ->
    [inf] yer
   *[imp] yez
}{ rsc-verb.what } en main
rsc-stops = arrêt{ rsc-verb.imp }{ rsc-verb.what }
rsc-out-of-combat = retir{ rsc-verb.imp }{ rsc-verb.what } du combat
rsc-opens = ouvr{ $num ->
    [inf] ir
   *[imp] ez
}{ rsc-verb.what }
rsc-frees = libér{ rsc-verb.imp }{ rsc-verb.what }
rsc-untilts = redress{ rsc-verb.imp }{ rsc-verb.what }
rsc-tilt = inclin{ rsc-verb.imp }{ rsc-verb.what }
rsc-sacrifice = { rsc-verb }sacrifi{ rsc-verb.er }{ rsc-verb.what }
rsc-moves = { $to ->
    [library-shuffled] mélange{ rsc-moves.z }{ rsc-verb.what } dans { rsc-moves.library }
   *[hand] { $num ->
        [inf] mettre
       *[imp] mettez
    }{ rsc-verb.what } { $to ->
        [hand] { $of ->
            [you] dans votre main
           *[one] dans la main { rsc-moves.owner }
        }
        [library-top] au-dessus de { rsc-moves.library }
        [library-bottom] au-dessous de { rsc-moves.library }
        [cemetery] { $of ->
            [you] dans votre Cimetière
           *[one] dans le Cimetière { rsc-moves.owner }
        }
        [excluded] en zone d’exclusion
       *[battlefield] sur le champ de bataille
    }
}
    .z = { $num ->
        [inf] r
       *[imp] z
    }
    .library = { $of ->
        [you] votre bibliothèque
       *[one] la bibliothèque { rsc-moves.owner }
    }
    .owner = { $of ->
        [many] de leurs propriétaires
       *[one] de son propriétaire
    }
rsc-under = { $clause } sous { $whose ->
    [you] votre contrôle
   *[of] le contrôle { $owner }
}
rsc-moved-tilted = { $clause }, incliné{ rsc-adjective.es }
rsc-moved-counters = { $clause }, avec { $n ->
    [1] un marqueur
   *[other] { $n } marqueurs
} de Charge +1/+1
rsc-moved-marks = { $clause }, avec { $n ->
    [1] la marque
   *[other] les marques
} « { $marks } »
rsc-creates = cré{ rsc-verb.imp } { $n } { $n ->
    [one] jeton
   *[other] jetons
} « { $name } »
rsc-creates-copy = cré{ rsc-verb.imp } { $n } { $n ->
    [one] copie
   *[other] copies
} { $what }
rsc-beyond-rank = { $clause } (même au-delà de son rang)
rsc-becomes-copy = { $who } { $num ->
    [many] deviennent
   *[one] devient
} une copie { $what }
rsc-puts-counters = plac{ rsc-verb.imp } { rsc-puts-counters.counters } sur { $to }
    .counters = { $n ->
        [1] un marqueur
       *[other] { $n } marqueurs
    } de Charge { $kind }
rsc-bound = { $clause } tant que { $who } y reste attaché{ rsc-adjective.es }
rsc-removes-counters = retir{ rsc-verb.imp } { rsc-puts-counters.counters } { $from_ }
rsc-takes-control = { rsc-verb }{ $num ->
    [inf] prendre
    [one] prend
   *[you] prenez
} le contrôle { $what }
rsc-has-actions = { $who } dispose{ rsc-gets.z } des Actions { $of } aux frais de { $of_num ->
    [many] leurs propriétaires
   *[one] son propriétaire
}
rsc-attaches = attach{ rsc-verb.imp }{ rsc-verb.what } { $to }
rsc-attach-this = attachez { $who } { $host }
rsc-transmits = transm{ $num ->
    [inf] ettre
   *[imp] ettez
}{ rsc-verb.what } { $to }
rsc-hit-doubled = le prochain coup sur { $who } compte double
rsc-marked = { $who } { $placed ->
    [yes] reçoi{ $num ->
        [many] vent
       *[one] t
    }
   *[no] per{ $num ->
        [many] dent
       *[one] d
    }
} la marque « { $mark } »
rsc-prevent = évit{ rsc-verb.imp } { $all ->
    [yes] tous les { rsc-prevent.damage }
   *[no] les { $n } prochains { rsc-prevent.damage }
} infligés { $way ->
    [to] { $whom }
   *[from] par { $whom }
}
    .damage = { $damage ->
        [combat] dégâts de combat
       *[any] dégâts
    }
rsc-not-wall-pass = { $clause } (sans effet sur Passe-muraille)
rsc-loses-summoner = { rsc-verb }perd{ $num ->
    [inf] re
    [one] {""}
    [many] ent
   *[you] ez
} un de { $num ->
    [one] ses
   *[other] vos
} Invocateurs
rsc-extra-attack = { $num ->
    [one] { $who } a
    [imp] vous avez
    [inf] avoir
   *[other] { $who } avez
} une autre phase d’Attaque ce tour-ci
rsc-relaunch = relanc{ rsc-verb.imp } une Action d’une autre de vos cartes, à son prix
rsc-printed = { $part ->
    [opened] l’effet de sa Serrure se produit
   *[freed] l’effet de sa libération se produit
}

## Cartes

rsc-blank = sans texte
rsc-head = { $head } : { $text }
rsc-headed = { $name } ({ $cost })
rsc-label = { $name } – { $type }
rsc-action-type = { $type ->
    [purchase] Achat direct
    [toss] Lancer de pièce
   *[dice] Lancer de dé
}
rsc-action-when = seulement { $when ->
    [your-turn] à votre tour
    [opponents-turn] au tour d’un adversaire
    [before-attack-announced] avant l’annonce de l’attaque
   *[attack] pendant une attaque
}
rsc-action-limit = { $limit ->
    [unlimited] autant de fois que voulu par tour
   *[once-per-game] une fois par partie
}
rsc-skill = { $name }{ $level ->
    [1] {""}
   *[other] {" "}– niveau { $level }
}
rsc-skill-limit = { $n ->
    [1] une fois par tour
   *[other] jusqu’à { $n } fois par tour
}
rsc-only = utilisable seulement { $condition }
rsc-invoke-costs = pour l’invoquer, en plus : { $cost }
rsc-points-of-each = 1 Point de Capacité de chaque Invocateur
rsc-levels-up = { $which } gagne { rsc-levels }
rsc-your-summoner = un de vos Invocateurs

## Aptitudes

rsc-ability-line = { $ability } ({ $text } ; { $clause }).
rsc-ability = { $ability ->
    [flight] Vol
    [reach] Portée
    [pierce] Perforation
    [fightback] Riposte
    [advantage] Avantage
    [distance] Distance
    [constasy] Constasie
    [bleed] Saignement
    [drain] Drain
    [horde] Horde
    [immunity] Immunité
    [morpher] Morpheur
    [multi-target] Multi-cible
    [food] Nourriture
    [disease] Maladie
    [together] Ensemble
    [return] Retour
    [lock] Serrure
    [symbiosis] Symbiose
    [copycat] Imitation
    [equipment] Équipement
    [fixed-price] Prix fixe
    [bomb] Bombe
    [explosive] Explosif
    [reanimation] Réanimation
    [inhume] Inhumation
    [cloning] Clonage
    [diversion] Diversion
    [dodge] Esquive
    [splash] Éclaboussure
    [chained] Enchaînement
    [assimilation] Assimilation
    [wall-pass] Passe-muraille
    [possession] Possession
    [rage] Rage
    [iron-skin] Peau de fer
    [water-element] Élément Eau
    [fire-element] Élément Feu
    [ice-element] Élément Glace
    [lightning-element] Élément Foudre
    [cold] Rhume
    [madness] Folie
    [dementia] Démence
    [amok] Amok
    [allergy] Allergie
    [trauma] Traumatisme
    [paralysis] Paralysie
    [schizophrenia] Schizophrénie
    [parasite] Parasite
   *[paranoia] Paranoïa
}
rsc-reminder = { $ability ->
    [flight] seules les Créatures et Portes avec Vol ou Portée peuvent la bloquer
    [reach] peut bloquer tout attaquant qui peut l’être
    [pierce] quand elle attaque, les dégâts au-delà de la Défense du bloqueur passent à un Invocateur de ce joueur
    [fightback] son Attaque est doublée quand elle bloque
    [advantage] quand elle attaque, vous choisissez ce qui la bloque, et l’Invocateur qui subit ses dégâts
    [distance] seules les Portes et les Créatures avec Distance ou Portée peuvent la bloquer
    [constasy] ne peut pas recevoir de marqueur de Charge -1/-1
    [bleed] une Créature qui la bloque reçoit un marqueur de Charge -1/-1 après le combat
    [drain] si elle a été bloquée et a survécu, elle reçoit un marqueur de Charge +1/+1 après le combat
    [horde] peut bloquer plusieurs attaquants
    [immunity] les Maladies ne peuvent pas l’affecter
    [morpher] arrive en jeu comme copie d’une autre Créature ; sans rien à copier, elle meurt
    [multi-target] vous pouvez payer de nouveau le prix de ses Actions pour d’autres cibles, ou la même
    [disease] s’attache à une Créature, la vôtre ou celle d’un autre, et reste en jeu
    [disease-cold] s’attache à un adversaire et reste en jeu
    [together] pour l’invoquer, inclinez vos deux Invocateurs et dépensez 1 Point de Capacité de chacun
    [return] la carte revient dans la main de son contrôleur
    [copycat] une fois par tour, relancez une Action d’une autre de vos cartes, à son prix
    [equipment] s’attache à une carte Constante ou à un Invocateur et quitte le jeu avec
    [equipment-own] quitte le jeu avec ce qui le porte
    [fixed-price] le prix de ses Actions ne peut pas être réduit
    [bomb] s’attache à une Créature ; une Créature avec Explosif peut la faire sauter
    [explosive] pendant votre phase d’Attaque, si elle porte une Bombe : sacrifiez-la pour détruire la Créature adverse ciblée de son plan
    [reanimation] quand elle meurt, lancez une pièce : sur un Succès, elle revient avec un marqueur de Charge +1/+1 ; une seule fois
    [inhume] quand elle meurt, lancez une pièce : sur un Succès, une de vos Créatures reçoit un marqueur de Charge +1/+1, un Zombie deux
    [cloning] une fois à votre tour, lancez une pièce : sur un Succès, créez une copie de ce Clone ; sur un Échec, il est détruit
    [diversion] une fois par tour, avant l’attaque, lancez une pièce : sur un Succès, une Créature adverse de votre choix ne peut pas bloquer ce tour-ci
    [dodge] quand elle bloque, lancez une pièce : sur un Succès, elle ne subit pas de dégâts de combat et passe une de vos Maladies à l’attaquant
    [splash] quand elle est bloquée, son Attaque touche aussi une autre Créature ou Porte de ce champ de bataille, à défaut un Invocateur
    [assimilation] avant l’attaque, empilez-la avec d’autres qui ont Assimilation : une seule Créature, avec leur Attaque et leur Défense totales
    [wall-pass] les Portes ne peuvent ni la bloquer ni arrêter son attaque
    [possession] quand elle attaque ou bloque, lancez une pièce : sur un Succès, vous contrôlez la Créature qu’elle a combattue jusqu’au prochain tour de son propriétaire
    [rage] une fois par tour, lancez une pièce : sur un Succès, elle reçoit un marqueur de Charge +1/+1 jusqu’à la fin du tour et vous pouvez relancer
    [iron-skin] quand elle bloque, elle reçoit un marqueur de Charge +1/+1 après le combat
    [cold] au début de son tour, le joueur infecté paie 1 pièce ; cela cesse quand il ne peut plus
    [madness] vous contrôlez la Créature infectée
    [dementia] au début du tour de son contrôleur, lancez une pièce : sur un Succès, la Créature infectée se frappe et ne peut rien faire d’autre ce tour-ci
    [amok] au début du tour de son contrôleur, lancez une pièce : sur un Succès, la Créature infectée frappe une alliée au hasard et ne peut rien faire d’autre ce tour-ci
    [allergy] la Créature infectée a un marqueur de Charge -1/-1
    [trauma] au début du tour de son contrôleur, lancez une pièce : sur un Succès, la Créature infectée meurt et vous subissez 2 dégâts
    [paralysis] au début du tour de son contrôleur, lancez une pièce : sur un Succès, la Créature infectée ne peut ni attaquer ni utiliser ses Actions ce tour-ci
    [schizophrenia] au début du tour de son contrôleur, lancez une pièce : sur un Succès, vous disposez des Actions de la Créature infectée ce tour-ci, aux frais de son propriétaire
    [parasite] lancez une pièce : sur un Échec, elle infecte votre Créature la plus faible à la place. Pendant 3 tours, la Créature infectée reçoit un marqueur de Charge -1/-1 au début de chacun ; si elle en meurt, un Invocateur de son propriétaire subit 3 dégâts
    [paranoia] au début du tour de son contrôleur, lancez une pièce : sur un Succès, le prochain coup sur la Créature infectée compte double
   *[key] sacrifiez-la pour ouvrir une Serrure ou libérer une Créature enchaînée
}
rsc-lock = une Clé l’ouvre{ $some ->
    [yes] {" "}; alors : { $clause }
   *[no] {""}
}
rsc-chained = { $kept ->
    [yes] tant qu’une Clé ne l’a pas libérée, elle ne peut pas { $what }
   *[no] une Clé la libère
}{ $some ->
    [yes] {" "}; alors : { $clause }
   *[no] {""}
}
