# Ce que les textes imprimés des cartes de Rise ont de propre : ses noms, ce qu’ont les choses, ce qui arrive, ce que font ses opérations. Ce que tous
# les jeux partagent est dans language.ftl et telling.ftl.
#
# Les mots du jeu : Summoner Invocateur, Life Vie, Capacity Point Point de Capacité, level niveau, Skill Compétence, Creature
# Créature, Door Porte, Incantation, Imminent, Level Up Montée de niveau, Constant Constante, rank rang, Attack Attaque, Defense
# Défense, Ability Aptitude, Base Effect Effet de base, Action (Direct Purchase Achat direct, Coin Toss Lancer de pièce, Dice Roll
# Lancer de dé), Success Succès, Failure Échec, coin pièce, Stock, Ether Éther, library bibliothèque, hand main, battlefield champ
# de bataille, Cemetery Cimetière, excluded exclu, tilt incliner, untilt redresser, invoke invoquer, block bloquer, Charge Counter
# marqueur de Charge, token jeton, Disease Maladie, Equipment Équipement, Bomb Bombe, Lock Serrure, Key Clé, chain chaîne,
# Awakening Éveil, Restoration Restauration, Invocation, Attack Attaque, Damage Resolution Résolution des dégâts, End of Turn Fin
# du tour. Les Aptitudes sont dans keyword-….

## Verbes

verb-exclure = { verb.re }
verb-renvoyer = renvo{ $form ->
    [inf] yer
    [one] ie
   *[imp] yez
}{ verb.done }
verb-ouvrir = ouvr{ $form ->
    [inf] ir
    [one] e
   *[imp] ez
}{ verb.done }
verb-transmettre = { $form ->
    [one] transmet
   *[other] { verb.re }
}

## Choses

noun-creature = Créature{ plural-s }
    .gender = f
noun-door = Porte{ plural-s }
    .gender = f
noun-incantation = Incantation{ plural-s }
    .gender = f
noun-imminent = Imminent{ plural-s }
    .gender = m
noun-level-up = Montée{ plural-s } de niveau
    .gender = f
noun-summoner = Invocateur{ plural-s }
    .gender = m
noun-permanent = carte{ plural-s } en jeu
    .gender = f
noun-disease = Maladie{ plural-s }
    .gender = f
noun-equipment = Équipement{ plural-s }
    .gender = m
noun-bomb = Bombe{ plural-s }
    .gender = f
noun-lock = Serrure{ plural-s }
    .gender = f
noun-invocation = invocation{ plural-s }
    .gender = f
noun-action = Action{ plural-s }
    .gender = f
noun-skill = Compétence{ plural-s }
    .gender = f
noun-item = coup{ plural-s }
    .gender = m
noun-other = autre{ plural-s } carte{ plural-s }
    .gender = f
noun-source = source{ plural-s }
    .gender = f
noun-bearer = carte{ plural-s } qui porte{ $num ->
    [many] nt
   *[one] {""}
} le tout
    .gender = f
noun-blocker = bloqueur{ plural-s }
    .gender = m
noun-attacker = attaquant{ plural-s }
    .gender = m
noun-attackers = Créatures qu’elle bloque
    .gender = f
noun-blockers = cartes qui la bloquent
    .gender = f
noun-met = Créatures qu’elle a combattues
    .gender = f
adjective-infected = infecté{ agree }
adjective-equipped = équipé{ agree }
adjective-armed = piégé{ agree }
adjective-chained = enchaîné{ agree }
adjective-freed = libéré{ agree }
is-tilted = incliné{ agree }
not-tilted = non incliné{ agree }
is-attacking = attaquant{ agree }
not-attacking = non attaquant{ agree }
is-blocking = en train de bloquer
not-blocking = qui ne bloque pas
is-infected = infecté{ agree }
not-infected = non infecté{ agree }
is-attached = attaché{ agree }
not-attached = non attaché{ agree }
is-constant = Constant{ agree }
not-constant = non Constant{ agree }
is-token = jeton{ plural }
not-token = hors jeton
like-types = { $negated ->
    [yes] de type
   *[no] un type
} en commun avec { $of }
like-element = { $negated ->
    [yes] d’élément
   *[no] un élément
} en commun avec { $of }
word-types = { $word ->
    [zombie] Zombie
    [clone] Clone
    [morpher] Morpheur
    [key] Clé
    [beast] Bête
    [squire] Écuyer
    [bird] Oiseau
    [guard] Garde
    [dog] Chien
    [cat] Chat
    [wolf] Loup
    [bear] Ours
    [rat] Rat
    [horse] Cheval
    [snake] Serpent
    [fish] Poisson
    [insect] Insecte
    [spider] Araignée
    [plant] Plante
    [human] Humain
    [elf] Elfe
    [dwarf] Nain
    [giant] Géant
    [goblin] Gobelin
    [orc] Orque
    [troll] Troll
    [fairy] Fée
    [demon] Démon
    [angel] Ange
    [spirit] Esprit
    [ghost] Fantôme
    [skeleton] Squelette
    [vampire] Vampire
    [undead] Mort-vivant
    [dragon] Dragon
    [elemental] Élémentaire
    [golem] Golem
    [machine] Machine
    [knight] Chevalier
    [soldier] Soldat
    [warrior] Guerrier
    [archer] Archer
    [hunter] Chasseur
    [thief] Voleur
    [pirate] Pirate
    [merchant] Marchand
    [priest] Prêtre
    [monk] Moine
    [witch] Sorcière
    [wizard] Magicien
    [king] Roi
    [queen] Reine
    [child] Enfant
    [food] Nourriture
   *[other] { $name }
}
word-element = { word-element.of }{ word-element.name }
    .of = { $word ->
        [water] d’
       *[fire] de{" "}
    }
    .name = { $word ->
        [water] Eau
        [fire] Feu
        [ice] Glace
       *[lightning] Foudre
    }
word-marked = { $word ->
    [paranoia] paranoïa
    [reanimated] réanimée
    [open] ouverte
    [freed] libérée
    [filed] classée
   *[other] { $name }
}
word-marks = { word-marked }
word-kind = { $word ->
    [success] un Succès
    [failure] un Échec
    [combat] des dégâts de combat
    [effect] des dégâts hors combat
    [destroy] un effet qui détruit
    [sacrifice] sacrifice
    [defense] manque de Défense
    [purchase] un Achat direct
    [toss] un Lancer de pièce
    [dice] un Lancer de dé
    [creature] une Créature
    [door] une Porte
    [incantation] une Incantation
    [imminent] un Imminent
    [level-up] une Montée de niveau
    [play] le jeu
    [hand] une main
    [library] une bibliothèque
    [chain] la chaîne
   *[other] un marqueur de Charge { $name }
}
word-phase = { $word ->
    [awakening] d’Éveil
    [restoration] de Restauration
    [invocation] d’Invocation
    [attack] d’Attaque
    [damage] de Résolution des dégâts
   *[end] de Fin du tour
}
word-plane = { $word ->
    [air] en vol
   *[ground] au sol
}
of-types = le type { $what }
of-element = l’élément { $what }
figure-attack = une Attaque
    .total = le total de l’Attaque { AS($of, case: "de") }
    .highest = la plus haute Attaque parmi { $of }
    .least = la plus basse Attaque
    .lowest = la plus basse Attaque parmi { $of }
figure-defense = une Défense
    .total = le total de la Défense { AS($of, case: "de") }
    .highest = la plus haute Défense parmi { $of }
    .least = la plus basse Défense
    .lowest = la plus basse Défense parmi { $of }
figure-life = une Vie
    .total = le total de la Vie { AS($of, case: "de") }
    .highest = la plus haute Vie parmi { $of }
    .least = la plus basse Vie
    .lowest = la plus basse Vie parmi { $of }
figure-level = un niveau
    .total = le total des niveaux { AS($of, case: "de") }
    .highest = le plus haut niveau parmi { $of }
    .least = le plus bas niveau
    .lowest = le plus bas niveau parmi { $of }
figure-set = { $figure } de { $n }
figure-change = { $attack }/{ $defense }
with-attack = d’Attaque { with-attack.bound }
    .bound = { $compared ->
        [gt] supérieure à { $n }
        [lt] inférieure à { $n }
       *[eq] { bound }
    }
with-defense = de Défense { with-attack.bound }
with-life = de Vie { with-attack.bound }
with-level = de niveau { bound }
with-element = { $what }
with-plane = { $what }
with-has = avec { $what }
with-carries = portant { with-carries.what }
    .what = { BEGINS($what, "Équipement", "Rhume") ->
        [yes] un { $what }
       *[no] une { $what }
    }
with-lock = avec une Serrure { $open ->
    [yes] ouverte
   *[no] fermée
}
with-marked = avec la marque « { $what } »
with-unmarked = sans la marque « { $what } »
with-name = nommé{ agree } { $name }
with-attacking = bloqué{ agree } par { $of }
with-blocking = bloquant { $of }
with-blocked = { with-blocked.who } bloqué { $of }
    .who = qui { $num ->
        [many] ont
       *[one] a
    }
with-met = { with-blocked.who } combattu { $of }
with-attacks = { NUM($of) ->
    [you] qui vous attaque{ $num ->
        [many] nt
       *[one] {""}
    }
   *[one] attaquant { $of }
}
with-same-plane = du même plan { AS($of, case: "que") }
with-host-of = { $num ->
    [many] { $gender ->
        [f] auxquelles
       *[m] auxquels
    }
   *[one] { $gender ->
        [f] à laquelle
       *[m] auquel
    }
} { DOES("être", $of) } { VERB("attaché", $of, form: "pp") }
with-may-infect = pouvant infecter { $of }
with-may-hold = pouvant porter { $of }
on-chain = de la chaîne
of-kind = { AS($kinds, case: "de") }
in-zone = { $taken ->
    [yes] { $zone ->
        [hand] { in-zone.of } main{ in-zone.who }
        [library] { in-zone.of } bibliothèque{ in-zone.who }
        [cemetery] { $whose ->
            [you] de votre
            [any] d’un
            [foe] d’un
           *[of] du
        } Cimetière{ in-zone.who }
       *[excluded] { $whose ->
            [you] de vos
           *[of] des
        } cartes exclues{ in-zone.who }
    }
   *[no] { $zone ->
        [hand] { in-zone.in } main{ in-zone.who }
        [library] { in-zone.in } bibliothèque{ in-zone.who }
        [cemetery] dans { $whose ->
            [you] votre
            [any] un
            [foe] un
           *[of] le
        } Cimetière{ in-zone.who }
       *[excluded] parmi { $whose ->
            [you] vos
           *[of] les
        } cartes exclues{ in-zone.who }
    }
}
    .of = { $whose ->
        [you] de votre
        [any] d’une
        [foe] d’une
       *[of] de la
    }
    .in = dans { $whose ->
        [you] votre
        [any] une
        [foe] une
       *[of] la
    }
    .who = { $whose ->
        [of] {" "}{ AS($who, case: "de") }
        [foe] {" "}adverse
       *[any] {""}
    }
player-attacked = { case-before.le }joueur attaqué

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
of-defense = { PRONOUN($of) ->
    [yes] { of-attack.sa } Défense
   *[no] la Défense{ of-whom }
}
of-life = { PRONOUN($of) ->
    [yes] { of-attack.sa } Vie
   *[no] la Vie{ of-whom }
}
of-level = { PRONOUN($of) ->
    [yes] { of-attack.son } niveau
   *[no] le niveau{ of-whom }
}
of-coins = le nombre de pièces dans { NUM($of) ->
    [you] votre Stock
   *[one] le Stock{ of-whom }
}
of-ether = { NUM($of) ->
    [you] votre Éther
   *[one] l’Éther{ of-whom }
}
of-hand = le nombre de cartes dans { NUM($of) ->
    [you] votre main
   *[one] la main{ of-whom }
}
of-plus = le nombre de marqueurs de Charge +1/+1{ of-plus.on }
    .on = { $whose ->
        [yes] {""}
       *[no] {" "}sur { $of }
    }
of-minus = le nombre de marqueurs de Charge -1/-1{ of-plus.on }
number-rolled = le nombre obtenu
measure = { $of ->
    [damage] des dégâts
    [cards] des cartes
    [coins] des pièces
    [ether] d’Éther
    [life] des points de Vie
    [counters] des marqueurs
    [level] des niveaux
    [roll] des nombres
   *[any] des nombres
}
event-amount = { $of ->
    [roll] le nombre obtenu
    [damage] ce nombre de dégâts
    [cards] ce nombre de cartes
    [coins] ce nombre de pièces
    [ether] ce nombre d’Éther
    [life] ce nombre de points de Vie
    [counters] ce nombre de marqueurs
    [level] ce niveau
   *[any] ce nombre
}
amount-coins = { $n } { $n ->
    [one] pièce
   *[other] pièces
}
amount-ether = { $n } Éther
amount-capacity = { $n } { $n ->
    [one] Point
   *[other] Points
} de Capacité
amount-levels = { $n } { $n ->
    [one] niveau
   *[other] niveaux
}
counter-plus = { counter-plus.n } de Charge +1/+1
    .n = { $n ->
        [1] un marqueur
       *[other] { $n } marqueurs
    }
counter-minus = { counter-plus.n } de Charge -1/-1

## Conditions

if-attack = { DOES("avoir", $who) } une Attaque { if-attack.bound }
    .bound = { $compared ->
        [ne] de valeur autre que { $n }
       *[le] { bound.of }
    }
if-defense = { DOES("avoir", $who) } une Défense { if-attack.bound }
if-life = { $compared ->
    [ne] { DOES("avoir", $who, form: "not") } exactement { $n } de Vie
   *[le] { DOES("avoir", $who) } { bound } de Vie
}
if-level = { $compared ->
    [ne] { DOES("être", $who, form: "not") } au niveau { $n }
    [lt] { DOES("être", $who) } sous le niveau { $n }
    [gt] { DOES("être", $who) } au-dessus du niveau { $n }
   *[le] { DOES("être", $who) } au niveau { bound }
}
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
if-plus = { has-or-not } { so-many } marqueur{ so-many.s } de Charge +1/+1{ so-many.more }
if-minus = { has-or-not } { so-many } marqueur{ so-many.s } de Charge -1/-1{ so-many.more }
if-coins = { has-or-not } { so-many } pièce{ so-many.s }{ so-many.more }
if-ether = { has-or-not } { so-many } Éther{ so-many.more }
if-hand = { has-or-not } { so-many } carte{ so-many.s } en main{ so-many.more }
if-has = { has-or-not } { $what }
if-carries = { $negated ->
    [yes] { DOES("porter", $who, form: "not") }
   *[no] { DOES("porter", $who) }
} { with-carries.what }
if-types = { has-or-not } le type { $what }
if-element = { has-or-not } l’élément { $what }
if-plane = { is-or-not } { $what }
if-marked = { has-or-not } la marque « { $what } »
if-tilted = { is-or-not } { VERB("incliné", $who, form: "pp") }
if-infected = { is-or-not } { VERB("infecté", $who, form: "pp") }
if-attached = { is-or-not } { VERB("attaché", $who, form: "pp") }
if-constant = { is-or-not } { VERB("Constant", $who, form: "pp") }
if-token = { is-or-not } un jeton
if-attacking = { $negated ->
    [yes] { DOES("attaquer", $who, form: "not") }
   *[no] { DOES("attaquer", $who) }
}
if-blocking = { $negated ->
    [yes] { DOES("bloquer", $who, form: "not") }
   *[no] { DOES("bloquer", $who) }
}
if-in-play = { $negated ->
    [yes] { AS($who, case: "s") } n’{ VERB("être", $who) } plus
   *[no] { DOES("être", $who) } encore
} en jeu
if-died = { is-or-not } { VERB("mort", $who, form: "pp") } ce tour-ci
if-was-blocked = { has-or-not } été { VERB("bloqué", $who, form: "pp") }
if-has-blocked = { has-or-not } bloqué
if-first-turn = { $negated ->
    [yes] { DOES("avoir", $who) }
   *[no] { DOES("avoir", $who, form: "not") }
} terminé { whose.m } premier tour
if-name = { is-or-not } { $name }
if-play = { is-or-not } { $what }
if-host-of = { $negated ->
    [yes] { DOES("rester", $of, form: "not") }
   *[no] { DOES("rester", $of) }
} { VERB("attaché", $of, form: "pp") }
if-met = { has-or-not } combattu { $of }
if-same-plane = { is-or-not } du même plan { AS($of, case: "que") }
if-event-to = { is-or-not } { VERB("allé", $who, form: "pp") } { $zone }
    .zone = { $zone ->
        [hand] dans une main
        [cemetery] au Cimetière
        [excluded] en zone d’exclusion
       *[library] dans une bibliothèque
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

towards = { $to ->
    [any] {""}
   *[other] {" "}{ $zone }
}
to-zone = { $zone ->
    [hand] vers une main
    [library] vers une bibliothèque
    [cemetery] vers le Cimetière
    [excluded] vers la zone d’exclusion
    [battlefield] vers le Champ de bataille
    [chain] vers la chaîne
   *[other] vers une autre zone
}
event-enters = { DOES("arriver", $subject) } en jeu{ towards }
    .past = { est-subject } { VERB("arrivé", $subject, form: "pp") } en jeu{ towards }
event-leaves = { DOES("quitter", $subject) } le jeu{ towards }
    .past = { a-subject } quitté le jeu{ towards }
event-dies = { DOES("mourir", $subject) }{ towards }{ event-destroyed.by }
    .past = { est-subject } { VERB("mort", $subject, form: "pp") }{ towards }{ event-destroyed.by }
event-to-cemetery = { DOES("aller", $subject) } du jeu au Cimetière{ event-to-cemetery.to }{ event-destroyed.by }
    .past = { est-subject } { VERB("allé", $subject, form: "pp") } du jeu au Cimetière{ event-to-cemetery.to }{ event-destroyed.by }
    .would = { event-destroyed.was } aller au Cimetière{ event-to-cemetery.to }{ event-destroyed.by }
    .to = { $to ->
        [any] {""}
       *[other] {" "}({ $zone })
    }
event-excluded = { DOES("être", $subject) } { VERB("exclu", $subject, form: "pp") }{ event-to-cemetery.to }
    .past = { a-subject } été { VERB("exclu", $subject, form: "pp") }{ event-to-cemetery.to }
event-returned = { DOES("revenir", $subject) } du jeu en main{ event-to-cemetery.to }
    .past = { est-subject } { VERB("revenu", $subject, form: "pp") } du jeu en main{ event-to-cemetery.to }
    .would = { event-destroyed.was } revenir en main{ event-to-cemetery.to }
event-restoration = { DOES("choisir", $player) } entre cartes et pièces pendant la Restauration
    .would = { AS($player, case: "n") } { VERB("would", $player) } choisir entre cartes et pièces pendant la Restauration
event-destroyed = { DOES("être", $subject) } { VERB("détruit", $subject, form: "pp") }{ event-destroyed.by }
    .would = { event-destroyed.was } être { VERB("détruit", $subject, form: "pp") }{ event-destroyed.by }
    .by = { $kinds ->
        [any] {""}
       *[other] {" "}par { $kind }
    }
    .was = { AS($subject, case: "n") } { VERB("would", $subject) }
event-damaged = { DOES("subir", $subject) } { event-damaged.what }{ event-damaged.by }
    .would = { event-destroyed.was } subir { event-damaged.what }{ event-damaged.by }
    .by = { $has-other ->
        [yes] {" "}{ AS($other, case: "de") }
       *[no] {""}
    }
    .what = { $some ->
        [yes] { $much }{ event-is-hit.kind }
       *[no] { $kinds ->
            [any] des dégâts
           *[other] { $kind }
        }
    }
event-attacks = { $has-other ->
    [yes] { NUM($other) ->
        [you] { AS($subject, case: "s") } vous { VERB("attaquer", $subject) }
       *[one] { DOES("attaquer", $subject) } { $other }
    }
   *[no] { DOES("attaquer", $subject) }
}
    .past = { a-subject } attaqué{ event-attacks.whom }
    .whom = { $has-other ->
        [yes] {" "}{ NUM($other) ->
            [you] votre camp
           *[one] { $other }
        }
       *[no] {""}
    }
other-role = { $has-other ->
    [yes] {" "}{ $other }
   *[no] {""}
}
    .by = { $has-other ->
        [yes] {" "}par { $other }
       *[no] {""}
    }
    .to = { $has-other ->
        [yes] {" "}{ AS($other, case: "a") }
       *[no] {""}
    }
event-is-blocked = { DOES("être", $subject) } { VERB("bloqué", $subject, form: "pp") }{ other-role.by }
    .past = { a-subject } été { VERB("bloqué", $subject, form: "pp") }{ other-role.by }
event-blocks = { DOES("bloquer", $subject) }{ other-role }
    .past = { a-subject } bloqué{ other-role }
event-unblocked = { DOES("attaquer", $subject) } sans être { VERB("bloqué", $subject, form: "pp") }{ towards }
    .past = { a-subject } attaqué sans être { VERB("bloqué", $subject, form: "pp") }{ towards }
event-strikes = { DOES("porter", $subject) } un coup{ other-role.to }{ event-strikes.for }
    .past = { a-subject } porté un coup{ other-role.to }{ event-strikes.for }
    .for = { $some ->
        [yes] {" "}de { $much }
       *[no] {""}
    }
event-is-hit = { DOES("être", $subject) } { VERB("touché", $subject, form: "pp") }{ other-role.by }{ event-is-hit.for }
    .past = { a-subject } été { VERB("touché", $subject, form: "pp") }{ other-role.by }{ event-is-hit.for }
    .for = { $some ->
        [yes] {" "}pour { $much }{ event-is-hit.kind }
       *[no] { event-is-hit.kind }
    }
    .kind = { $kinds ->
        [any] {""}
       *[other] {" "}({ $kind })
    }
event-fought = { DOES("combattre", $subject) }{ other-role }
    .past = { a-subject } combattu{ other-role }
event-attached = { DOES("être", $subject) } { VERB("attaché", $subject, form: "pp") }{ other-role.to }
    .past = { a-subject } été { VERB("attaché", $subject, form: "pp") }{ other-role.to }
event-transmitted = { DOES("être", $subject) } { VERB("transmis", $subject, form: "pp") }{ other-role.to }
    .past = { a-subject } été { VERB("transmis", $subject, form: "pp") }{ other-role.to }
event-lock-opened = { DOES("être", $subject) } { VERB("ouvert", $subject, form: "pp") }{ towards }
    .past = { a-subject } été { VERB("ouvert", $subject, form: "pp") }{ towards }
event-freed = { DOES("être", $subject) } { VERB("libéré", $subject, form: "pp") }{ towards }
    .past = { a-subject } été { VERB("libéré", $subject, form: "pp") }{ towards }
event-leveled = { $some ->
    [yes] { DOES("passer", $subject) } au niveau { $much }
   *[no] { DOES("changer", $subject) } de niveau
}
    .past = { $some ->
        [yes] { est-subject } { VERB("passé", $subject, form: "pp") } au niveau { $much }
       *[no] { a-subject } changé de niveau
    }
event-counter-placed = { DOES("recevoir", $subject) } { event-counter-placed.what }
    .past = { a-subject } reçu { event-counter-placed.what }
    .would = { event-destroyed.was } recevoir { event-counter-placed.what }
    .what = { $some ->
        [yes] { $much }{ event-is-hit.kind }
       *[no] { $kinds ->
            [any] un marqueur de Charge
           *[other] { $kind }
        }
    }
event-tilted = { DOES("être", $subject) } { VERB("incliné", $subject, form: "pp") }{ towards }
    .past = { a-subject } été { VERB("incliné", $subject, form: "pp") }{ towards }
event-untilted = { DOES("être", $subject) } { VERB("redressé", $subject, form: "pp") }{ towards }
    .past = { a-subject } été { VERB("redressé", $subject, form: "pp") }{ towards }
event-control-changed = { $has-player ->
    [yes] { DOES("prendre", $player) } le contrôle { AS($subject, case: "de") }
   *[no] { DOES("changer", $subject) } de camp
}
    .past = { $has-player ->
        [yes] { a-player } pris le contrôle { AS($subject, case: "de") }
       *[no] { a-subject } changé de camp
    }
event-summoner-lost = { $has-player ->
    [yes] { DOES("perdre", $player) } { $subject }
   *[no] { DOES("être", $subject) } { VERB("perdu", $subject, form: "pp") }
}
    .past = { $has-player ->
        [yes] { a-player } perdu { $subject }
       *[no] { a-subject } été { VERB("perdu", $subject, form: "pp") }
    }
    .would = { $has-player ->
        [yes] { AS($player, case: "n") } { VERB("would", $player) } perdre { $subject }
       *[no] { event-destroyed.was } être { VERB("perdu", $subject, form: "pp") }
    }
event-sacrificed = { $has-player ->
    [yes] { DOES("sacrifier", $player) } { $subject }
   *[no] { DOES("être", $subject) } { VERB("sacrifié", $subject, form: "pp") }
}
    .past = { $has-player ->
        [yes] { a-player } sacrifié { $subject }
       *[no] { a-subject } été { VERB("sacrifié", $subject, form: "pp") }
    }
event-invoked = { $has-player ->
    [yes] { DOES("invoquer", $player) } { event-invoked.what }
   *[no] { DOES("être", $subject) } { VERB("invoqué", $subject, form: "pp") }{ event-is-hit.kind }
}
    .past = { $has-player ->
        [yes] { a-player } invoqué { event-invoked.what }
       *[no] { a-subject } été { VERB("invoqué", $subject, form: "pp") }{ event-is-hit.kind }
    }
    .what = { $has-subject ->
        [yes] { $subject }{ event-is-hit.kind }
       *[no] { $kinds ->
            [any] { $subject }
           *[other] { $kind }
        }
    }
event-healed = { DOES("récupérer", $subject) } { event-healed.life }
    .past = { a-subject } récupéré { event-healed.life }
    .life = { $some ->
        [yes] { $much }
       *[no] { $negated ->
            [yes] de Vie
           *[no] de la Vie
        }
    }
    .would = { event-destroyed.was } récupérer { event-healed.life }
event-life-lost = { DOES("perdre", $subject) } { event-healed.life }
    .past = { a-subject } perdu { event-healed.life }
event-toss-made = { DOES("lancer", $player) } une pièce{ event-toss-made.for }{ $kinds ->
    [any] {""}
   *[other] {" "}et { VERB("obtenir", $player) } { $kind }
}
    .past = { a-player } lancé une pièce{ event-toss-made.for }{ $kinds ->
        [any] {""}
       *[other] {" "}et obtenu { $kind }
    }
    .for = { $has-subject ->
        [yes] {" "}pour { $subject }
       *[no] {""}
    }
    .would = { AS($player, case: "n") } { VERB("would", $player) } { $kinds ->
        [any] lancer une pièce
       *[other] obtenir { $kind } à un lancer de pièce
    }{ event-toss-made.for }
event-rolled = { $some ->
    [yes] { DOES("obtenir", $player) } { $much } sur un dé
   *[no] { DOES("lancer", $player) } un dé
}{ event-toss-made.for }
    .past = { a-player } { $some ->
        [yes] obtenu { $much } sur un dé
       *[no] lancé un dé
    }{ event-toss-made.for }
    .would = { AS($player, case: "n") } { VERB("would", $player) } { $some ->
        [yes] obtenir { $much } sur un dé
       *[no] lancer un dé
    }{ event-toss-made.for }
event-action-used = { DOES("utiliser", $player) } { event-action-used.what }{ event-action-used.of }
    .past = { a-player } utilisé { event-action-used.what }{ event-action-used.of }
    .what = { $kinds ->
        [any] une Action
       *[other] { $kind }
    }
    .of = { $has-subject ->
        [yes] {" "}{ AS($subject, case: "de") }
       *[no] {""}
    }
event-skill-used = { DOES("utiliser", $player) } une Compétence{ event-action-used.of }
    .past = { a-player } utilisé une Compétence{ event-action-used.of }
event-stolen = { DOES("voler", $player) } { event-drawn.cards }
    .past = { a-player } volé { event-drawn.cards }
event-drawn = { DOES("piocher", $player) } { event-drawn.cards }
    .past = { a-player } pioché { event-drawn.cards }
    .cards = { $some ->
        [yes] { $much } d’un coup
       *[no] une carte
    }
    .would = { AS($player, case: "n") } { VERB("would", $player) } piocher { event-drawn.cards }
event-discarded = { DOES("défausser", $player) } { event-drawn.cards }
    .past = { a-player } défaussé { event-drawn.cards }
    .would = { AS($player, case: "n") } { VERB("would", $player) } défausser { event-drawn.cards }
event-coins-gained = { DOES("gagner", $player) } { event-coins-gained.coins }
    .past = { a-player } gagné { event-coins-gained.coins }
    .coins = { $some ->
        [yes] { $much }
       *[no] { $negated ->
            [yes] de pièces
           *[no] des pièces
        }
    }
    .would = { AS($player, case: "n") } { VERB("would", $player) } gagner { event-coins-gained.coins }
event-ether-gained = { DOES("gagner", $player) } { event-ether-gained.ether }
    .past = { a-player } gagné { event-ether-gained.ether }
    .ether = { $some ->
        [yes] { $much }
       *[no] de l’Éther
    }
    .would = { AS($player, case: "n") } { VERB("would", $player) } gagner { event-ether-gained.ether }
event-awakening = pendant { event-awakening.of }
    .past = { $has-player ->
        [yes] { event-awakening.of }
       *[no] l’Éveil d’un joueur
    } { event-awakening.come }
    .of = { $has-player ->
        [yes] { NUM($player) ->
            [you] votre Éveil
           *[one] l’Éveil { AS($player, case: "de") }
        }
       *[no] chaque Éveil
    }
    .turn = { $has-player ->
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
    .come = { $negated ->
        [yes] n’a pas eu lieu
       *[no] a eu lieu
    }
event-restored = après { event-restored.of }
    .past = { $has-player ->
        [yes] { event-restored.of }
       *[no] la Restauration d’un joueur
    } { event-awakening.come }
    .of = { $has-player ->
        [yes] { NUM($player) ->
            [you] votre Restauration
           *[one] la Restauration { AS($player, case: "de") }
        }
       *[no] chaque Restauration
    }
event-game-begins = au début de la partie
    .past = la partie { $negated ->
        [yes] n’a pas commencé
       *[no] a commencé
    }
event-turn-begins = au début { event-awakening.turn }
    .past = { event-awakening.one } { $negated ->
        [yes] n’a pas commencé
       *[no] a commencé
    }
event-turn-ends = à la fin { event-awakening.turn }
    .past = { event-awakening.one } { event-turn-ends.ended }
    .ended = { $negated ->
        [yes] n’a pas pris fin
       *[no] a pris fin
    }
event-after-combat = après le combat { event-awakening.turn }
    .past = le combat { $has-player ->
        [yes] { event-awakening.turn }
       *[no] du tour d’un joueur
    } { event-turn-ends.ended }
tell-arrives = quand { DOES("arriver", $who) } en jeu
excluded-instead = { $would }, { $may ->
    [yes] si vous le voulez,{" "}
   *[no] {""}
}{ $goes ->
    [hand] { DOES("aller", $it) } dans la main de son propriétaire à la place
    [library-top] { DOES("aller", $it) } au-dessus de la bibliothèque de son propriétaire à la place
    [library-bottom] { DOES("aller", $it) } au-dessous de la bibliothèque de son propriétaire à la place
   *[excluded] { DOES("être", $it) } { VERB("exclu", $it, form: "pp") } à la place
}
event-buried = { DOES("aller", $subject) } dans un Cimetière{ event-buried.of }
    .would = { event-destroyed.was } aller dans un Cimetière{ event-buried.of }
    .of = { $kinds ->
        [any] {" "}d’où que ce soit
       *[other] {" "}depuis { $kind }
    }
kept-instead = { $would }, { DOES("garder", $it) } 1 Vie à la place
toss-instead = { $would }, { $result ->
    [success] c’est un Succès à la place
    [failure] c’est un Échec à la place
   *[again] la pièce est relancée
}

## Durées

until = { $first ->
    [yes] { until.when }, { $clause }
   *[no] { $clause } { until.when }
}
    .when = { $until ->
        [turn] jusqu’à la fin du tour
        [combat] pour ce combat
       *[for-good] pour de bon
    }
until-next-turn = { $first ->
    [yes] { until-next-turn.when }, { $clause }
   *[no] { $clause } { until-next-turn.when }
}
    .when = { NUM($who) ->
        [you] jusqu’à votre prochain tour
       *[one] { PRONOUN($who) ->
            [yes] jusqu’à son prochain tour
           *[no] jusqu’au prochain tour { AS($who, case: "de") }
        }
    }
until-during-next-turn = { $first ->
    [yes] { until-during-next-turn.when }, { $clause }
   *[no] { $clause } { until-during-next-turn.when }
}
    .when = pendant { NUM($who) ->
        [you] votre prochain tour
       *[one] { PRONOUN($who) ->
            [yes] son prochain tour
           *[no] le prochain tour { AS($who, case: "de") }
        }
    }
until-next-turn-end = { $first ->
    [yes] { until-next-turn-end.when }, { $clause }
   *[no] { $clause } { until-next-turn-end.when }
}
    .when = jusqu’à la fin { NUM($who) ->
        [you] de votre prochain tour
       *[one] { PRONOUN($who) ->
            [yes] de son prochain tour
           *[no] du prochain tour { AS($who, case: "de") }
        }
    }
until-awakening = { $first ->
    [yes] { until-awakening.when }, { $clause }
   *[no] { $clause } { until-awakening.when }
}
    .when = jusqu’à la fin { NUM($who) ->
        [you] de votre prochain Éveil
       *[one] { PRONOUN($who) ->
            [yes] de son prochain Éveil
           *[no] du prochain Éveil { AS($who, case: "de") }
        }
    }
later-after-combat = après ce combat, { $clause }
later-turn-end = à la fin du tour, { $clause }
later-turn-begin = au début du prochain tour, { $clause }
later-own-turn = au début { NUM($whose) ->
    [you] de votre prochain tour
   *[one] du prochain tour { AS($whose, case: "de") }
}, { $clause }

## Ce qui est toujours actif, et ce que font les effets

act-attack = attaquer
act-block = bloquer
so-called = { $has-named ->
    [yes] {" "}nommés « { $named } »
   *[no] {""}
}
    .f = { $has-named ->
        [yes] {" "}nommées « { $named } »
       *[no] {""}
    }
act-actions = utiliser d’Actions{ so-called.f }
act-purchase = utiliser d’Achats directs{ so-called }
act-toss = utiliser de Lancers de pièce{ so-called }
act-dice = utiliser de Lancers de dé{ so-called }
act-be-blocked = être { VERB("bloqué", $who, form: "pp") }
act-untilt = { NUM($who) ->
    [you] vous
   *[one] se
} redresser
act-regain = récupérer de Points de Capacité
act-skills = utiliser de Compétences{ so-called.f }
act-level-up = { $player ->
    [yes] jouer { $has-what ->
        [yes] { $what }
       *[no] de Montées de niveau
    }
   *[no] monter de niveau
}
act-draw = piocher de cartes
act-invoke = invoquer { $has-what ->
    [yes] { $what }
   *[no] de cartes
}
act-attack-at-once = attaquer dès le tour de { NUM($who) ->
    [one] son arrivée
   *[other] leur arrivée
} en jeu
act-block-several = bloquer plusieurs attaquants
act-attack-tilted = attaquer même { VERB("incliné", $who, form: "pp") }
act-together-alone = 1 Point de Capacité d’un seul Invocateur pour les cartes avec Ensemble
act-choose-summoner = l’Invocateur qui subit les dégâts
act-target = être { VERB("ciblé", $who, form: "pp") }
op-discard-card = { DOES("défausser", $who, $what) }
op-must = { $has-against ->
    [yes] { $act-first ->
        [attack] { NUM($against) ->
            [you] { DOES("devoir", $to) } vous { $act }
           *[one] { DOES("devoir", $to) } { $act } { $against }
        }
        [block] { DOES("devoir", $to) } { $act } les attaques visant { $against }
       *[other] { DOES("devoir", $to) } { $act } par { $against }
    }
   *[no] { DOES("devoir", $to) } { $act }
} si possible
op-allow = { $act-first ->
    [together-alone] { AS($to, case: "s") } ne { VERB("dépenser", $to) } que { $act }
    [choose-summoner] vous choisissez { $act } { AS($to, case: "de") }
    [invoke] { DOES("pouvoir", $to) } aussi { $act }
   *[other] { DOES("pouvoir", $to) } { $has-what ->
        [yes] aussi { $act } { $what }
       *[no] { $act }
    }
}
op-price = { $once ->
    [yes] { $who-is ->
        [you] votre
       *[other] { op-price.the }
    } { $of ->
        [purchase] prochain Achat direct
        [toss] prochain Lancer de pièce
        [dice] prochain Lancer de dé
        [action] prochaine Action
        [invocation] prochaine invocation
       *[skill] prochaine Compétence
    }{ op-price.of } coûte
   *[no] { $who-is ->
        [you] vos
       *[other] les
    } { $of ->
        [purchase] Achats directs
        [toss] Lancers de pièce
        [dice] Lancers de dé
        [action] Actions
        [invocation] invocations
       *[skill] Compétences
    }{ op-price.of } coûtent
} { $resource ->
    [coins] { amount-coins }
    [ether] { amount-ether }
   *[capacity] { amount-capacity }
} { $n-sign ->
    [less] de moins
   *[more] de plus
}
    .the = { $of ->
        [purchase] le
        [toss] le
        [dice] le
       *[action] la
    }
    .of = { $has-cards ->
        [yes] {" "}{ AS($cards, case: "de") }
       *[no] {""}
    }{ $who-is ->
        [you] {""}
        [foe] { $once ->
            [yes] {" "}de chaque adversaire
           *[no] {" "}adverses
        }
        [each] { $once ->
            [yes] {" "}de chaque joueur
           *[no] {""}
        }
       *[of] {" "}{ AS($who, case: "de") }
    }
op-prevent = { $first ->
    [yes] { $this-turn ->
        [yes] {""}
       *[no] à chaque tour,{" "}
    }évitez { $has-n ->
        [yes] { $n } des
       *[no] tous les
    } premiers { op-prevent.damage }
   *[no] { VERB("éviter", $who) } { $has-n ->
        [yes] { $always ->
            [yes] { $n } des { op-prevent.damage }
           *[no] les { $n } prochains { op-prevent.damage }
        }
       *[no] tous les { op-prevent.damage }
    }
} infligés { $has-to ->
    [yes] { AS($to, case: "a") }
   *[no] par { $of }
}{ $always ->
    [yes] { $first ->
        [yes] {""}
       *[no] { $has-n ->
            [yes] {" "}à chaque fois
           *[no] {""}
        }
    }
   *[no] {""}
}
    .damage = { $combat ->
        [yes] dégâts de combat
       *[no] dégâts
    }
op-instead = { $clause }
op-reveal = { DOES("révéler", $who, $what) }
prevent-then = { $clause }, et à chaque fois { $next }
op-redirect = ces dégâts sont infligés { AS($to, case: "a") }
without-wall-pass = { $clause } (sans effet sur Passe-muraille)
op-exclude = { DOES("exclure", $who, $what) }
op-return = { DOES("renvoyer", $who, $what) } en main
op-retarget = { DOES("cibler", $what) } { $to } à la place, si possible
op-cancel = { DOES("arrêter", $who, $what) }
op-out-of-combat = { DOES("retirer", $who, $what) } du combat
op-open-lock = { DOES("ouvrir", $who, $what) }
op-free = { DOES("libérer", $who, $what) }
op-tilt = { DOES("incliner", $who, $what) }
op-untilt = { DOES("redresser", $who, $what) }
with-chooser = { $clause } ({ DOES("choisir", $who) } l’Invocateur)
op-strike = { DOES("frapper", $who) } { $to }
strikes-itself = { AS($who, case: "s") } se { VERB("frapper", $who) }
op-heal = { DOES("récupérer", $who) } { op-heal.points }
    .points = { $n } { $n ->
        [one] point
       *[other] points
    } de Vie
op-lose-life = { DOES("perdre", $who) } { op-heal.points }
op-steal = { $has-coins ->
    [yes] { NUM($from) ->
        [you] { AS($who, case: "s") } vous { VERB("voler", $who) } { amount-coins }
       *[one] { DOES("voler", $who) } { amount-coins } { AS($from, case: "a") }
    }
   *[no] { DOES("voler", $who) } { cards } au hasard dans { NUM($from) ->
        [you] votre main
       *[one] la main { AS($from, case: "de") }
    }
}
op-search = { DOES("chercher", $who) } { $has-what ->
    [yes] { $what }
   *[no] { $n ->
        [1] une carte
       *[other] jusqu’à { $n } cartes
    }
} dans { whose } bibliothèque et { NUM($who) ->
    [imp] { $to ->
        [hand] ajoutez { op-search.these } à votre main
        [library-top] placez { op-search.these } au-dessus
       *[cemetery] mettez { op-search.these } dans votre Cimetière
    }
   *[other] { $n ->
        [1] { $to ->
            [hand] l’
           *[other] la{" "}
        }
       *[other] les{" "}
    }{ $to ->
        [hand] { VERB("ajouter", $who) } à { whose } main
        [library-top] { VERB("placer", $who) } au-dessus
       *[cemetery] { VERB("mettre", $who) } dans { whose.m } Cimetière
    }
}
    .these = { $n ->
        [1] cette carte
       *[other] ces cartes
    }
op-look = { DOES("regarder", $who) } { $zone ->
    [hand] { op-look.of }main{ op-look.whose }
   *[library] { top-cards } de { op-look.of }bibliothèque{ op-look.whose }
}
    .of = { NUM($at) ->
        [you] votre{" "}
       *[one] la{" "}
    }
    .whose = { NUM($at) ->
        [you] {""}
       *[one] {" "}{ AS($at, case: "de") }
    }
op-move = { $to ->
    [library-shuffled] { DOES("mélanger", $who, $what) } dans { op-move.library }
   *[hand] { DOES("mettre", $who, $what) } { $to ->
        [hand] { $own ->
            [yes] dans votre main
           *[no] dans la main { op-move.owner }
        }
        [library-top] au-dessus de { op-move.library }
        [library-bottom] au-dessous de { op-move.library }
        [cemetery] { $own ->
            [yes] dans votre Cimetière
           *[no] dans le Cimetière { op-move.owner }
        }
        [excluded] en zone d’exclusion
       *[battlefield] sur le champ de bataille
    }
}{ under }{ $tilted ->
    [yes] , { VERB("incliné", $what, form: "pp") }
   *[no] {""}
}{ $counters ->
    [0] {""}
    [1] , avec un marqueur de Charge +1/+1
   *[other] , avec { $counters } marqueurs de Charge +1/+1
}{ $has-marks ->
    [yes] , avec la marque « { $marks } »
   *[no] {""}
}
    .library = { $own ->
        [yes] votre bibliothèque
       *[no] la bibliothèque { op-move.owner }
    }
    .owner = { NUM($what) ->
        [many] de leurs propriétaires
       *[one] de son propriétaire
    }
under = { $has-under ->
    [yes] {" "}sous { NUM($under) ->
        [you] votre contrôle
       *[one] le contrôle { AS($under, case: "de") }
    }
   *[no] {""}
}
op-create = { DOES("créer", $who) } { $n } { $has-token ->
    [yes] { $n ->
        [one] jeton
       *[other] jetons
    } « { $token } »
   *[no] { $n ->
        [one] copie
       *[other] copies
    } { AS($copy_of, case: "de") }
}{ under }{ $beyond_rank ->
    [yes] {" "}(même au-delà de son rang)
   *[no] {""}
}
op-become = { DOES("devenir", $who) } une copie { $has-only ->
    [yes] { $only } { AS($copy_of, case: "de") }
   *[no] { AS($copy_of, case: "de") }
}{ keeping }
keeping = { $has-keeps ->
    [yes] , en gardant { $keeps }
   *[no] {""}
}
copied-only = { $part ->
    [text] du texte
    [figures] de l’Attaque et de la Défense
    [types] des types
   *[name] du nom
}
copied-keeps = { $part ->
    [text] son texte
    [figures] son Attaque et sa Défense
    [types] ses types
   *[name] son nom
}
bound-counters = { $clause } tant que { DOES("rester", $who) } y { VERB("attaché", $who, form: "pp") }
op-capacity = { op-level.verb } { amount-capacity }
op-level = { op-level.verb } { amount-levels }
    .verb = { $n-sign ->
        [less] { DOES("perdre", $who) }
       *[more] { DOES("gagner", $who) }
    }
op-command = { DOES("disposer", $who) } des Actions { AS($of, case: "de") } aux frais de { NUM($of) ->
    [many] leurs propriétaires
   *[one] son propriétaire
}
op-transmit = { DOES("transmettre", $who, $what) } { AS($to, case: "a") }
op-mark = { DOES("recevoir", $to) } la marque « { $name } »
op-unmark = { DOES("perdre", $to) } la marque « { $name } »
hit-doubled = le prochain coup sur { $to } compte double
op-lose-summoner = { DOES("perdre", $who) } un de { whose.plural } Invocateurs
op-extra-attack = { NUM($who) ->
    [imp] vous avez
   *[one] { DOES("avoir", $who) }
} une autre phase d’Attaque ce tour-ci
op-relaunch = { VERB("relancer", $who) } une Action d’une autre de vos cartes, à son prix
op-printed = l’effet de sa { $keyword ->
    [lock] Serrure
   *[chained] libération
} se produit

## Cartes

card-blank = sans texte
card-head = { $head } : { $text }
card-headed = { $name } ({ $cost })
card-label = { $name } – { $use }
card-use = { $use ->
    [purchase] Achat direct
    [toss] Lancer de pièce
   *[dice] Lancer de dé
}
card-during = seulement { $during ->
    [your-turn] à votre tour
    [opponents-turn] au tour d’un adversaire
    [before-attack-announced] avant l’annonce de l’attaque
   *[attack] pendant une attaque
}
card-who = { $who ->
    [each] tout joueur peut s’en servir
   *[foe] seuls vos adversaires peuvent s’en servir
} (« vous » désigne alors celui qui s’en sert)
card-free = autant de fois que voulu par tour
card-limit = { $period ->
    [match] { $n ->
        [1] une fois par partie
       *[other] { $n } fois par partie
    }
    [combat] { $n ->
        [1] une fois par combat
       *[other] jusqu’à { $n } fois par combat
    }
   *[turn] { $n ->
        [1] une fois par tour
       *[other] jusqu’à { $n } fois par tour
    }
}{ limit-per }
card-skill = { $name }{ $level ->
    [1] {""}
   *[other] {" "}– niveau { $level }
}
your-zone = { $zone ->
    [hand] votre main
   *[cemetery] votre Cimetière
}
card-only = utilisable seulement { $condition }
card-attached = attachez { $who } { AS($host, case: "a") }
card-points-of-each = 1 Point de Capacité de chaque Invocateur
card-levels = { $which } gagne { amount-levels }
card-your-summoner = un de vos Invocateurs
card-line = { $keyword } ({ $text } ; { $clause }).

## Aptitudes

keyword-flight = Vol
    .means = seules les Créatures et Portes avec Vol ou Portée peuvent la bloquer
keyword-reach = Portée
    .means = peut bloquer tout attaquant qui peut l’être
keyword-pierce = Perforation
    .means = quand elle attaque, les dégâts au-delà de la Défense du bloqueur passent à un Invocateur de ce joueur
keyword-fightback = Riposte
    .means = son Attaque est doublée quand elle bloque
keyword-advantage = Avantage
    .means = quand elle attaque, vous choisissez ce qui la bloque, et l’Invocateur qui subit ses dégâts
keyword-distance = Distance
    .means = seules les Portes et les Créatures avec Distance ou Portée peuvent la bloquer
keyword-constasy = Constasie
    .means = ne peut pas recevoir de marqueur de Charge -1/-1
keyword-bleed = Saignement
    .means = une Créature qui la bloque reçoit un marqueur de Charge -1/-1 après le combat
keyword-drain = Drain
    .means = si elle a été bloquée et a survécu, elle reçoit un marqueur de Charge +1/+1 après le combat
keyword-horde = Horde
    .means = peut bloquer plusieurs attaquants
keyword-immunity = Immunité
    .means = les Maladies ne peuvent pas l’affecter
keyword-morpher = Morpheur
    .means = arrive en jeu comme copie d’une autre Créature ; sans rien à copier, elle meurt
keyword-multi-target = Multi-cible
    .means = vous pouvez payer de nouveau le prix de ses Actions pour d’autres cibles, ou la même
keyword-food = Nourriture
keyword-disease = Maladie
    .means = s’attache à une Créature, la vôtre ou celle d’un autre, et reste en jeu
keyword-together = Ensemble
    .means = pour l’invoquer, inclinez vos deux Invocateurs et dépensez 1 Point de Capacité de chacun
keyword-return = Retour
    .means = la carte revient dans la main de son contrôleur
keyword-lock = Serrure
keyword-symbiosis = Symbiose
keyword-copycat = Imitation
    .means = une fois par tour, relancez une Action d’une autre de vos cartes, à son prix
keyword-equipment = Équipement
    .means = s’attache à une carte Constante ou à un Invocateur et quitte le jeu avec
keyword-fixed-price = Prix fixe
    .means = le prix de ses Actions ne peut pas être réduit
keyword-bomb = Bombe
    .means = s’attache à une Créature ; une Créature avec Explosif peut la faire sauter
keyword-explosive = Explosif
    .means = pendant votre phase d’Attaque, si elle porte une Bombe : sacrifiez-la pour détruire la Créature adverse ciblée de son plan
keyword-reanimation = Réanimation
    .means = quand elle meurt, lancez une pièce : sur un Succès, elle revient avec un marqueur de Charge +1/+1 ; une seule fois
keyword-inhume = Inhumation
    .means = quand elle meurt, lancez une pièce : sur un Succès, une de vos Créatures reçoit un marqueur de Charge +1/+1, un Zombie deux
keyword-cloning = Clonage
    .means = une fois à votre tour, lancez une pièce : sur un Succès, créez une copie de ce Clone ; sur un Échec, il est détruit
keyword-diversion = Diversion
    .means = une fois par tour, avant l’attaque, lancez une pièce : sur un Succès, une Créature adverse de votre choix ne peut pas bloquer ce tour-ci
keyword-dodge = Esquive
    .means = quand elle bloque, lancez une pièce : sur un Succès, elle ne subit pas de dégâts de combat et passe une de vos Maladies à l’attaquant
keyword-splash = Éclaboussure
    .means = quand elle est bloquée, son Attaque touche aussi une autre Créature ou Porte de ce champ de bataille, à défaut un Invocateur
keyword-chained = Chaînes
keyword-assimilation = Assimilation
    .means = avant l’attaque, empilez-la avec d’autres qui ont Assimilation : une seule Créature, avec leur Attaque et leur Défense totales
keyword-wall-pass = Passe-muraille
    .means = les Portes ne peuvent ni la bloquer ni arrêter son attaque
keyword-possession = Possession
    .means = quand elle attaque ou bloque, lancez une pièce : sur un Succès, vous contrôlez la Créature qu’elle a combattue jusqu’au prochain tour de son propriétaire
keyword-rage = Rage
    .means = une fois par tour, lancez une pièce : sur un Succès, elle reçoit un marqueur de Charge +1/+1 jusqu’à la fin du tour et vous pouvez relancer
keyword-iron-skin = Peau de fer
    .means = quand elle bloque, elle reçoit un marqueur de Charge +1/+1 après le combat
keyword-water-element = Élément Eau
keyword-fire-element = Élément Feu
keyword-ice-element = Élément Glace
keyword-lightning-element = Élément Foudre
keyword-cold = Rhume
    .means = au début de son tour, le joueur infecté paie 1 pièce ; cela cesse quand il ne peut plus
keyword-madness = Folie
    .means = vous contrôlez la Créature infectée
keyword-dementia = Démence
    .means = au début du tour de son contrôleur, lancez une pièce : sur un Succès, la Créature infectée se frappe et ne peut rien faire d’autre ce tour-ci
keyword-amok = Amok
    .means = au début du tour de son contrôleur, lancez une pièce : sur un Succès, la Créature infectée frappe une alliée au hasard et ne peut rien faire d’autre ce tour-ci
keyword-allergy = Allergie
    .means = la Créature infectée a un marqueur de Charge -1/-1
keyword-trauma = Traumatisme
    .means = au début du tour de son contrôleur, lancez une pièce : sur un Succès, la Créature infectée meurt et vous subissez 2 dégâts
keyword-paralysis = Paralysie
    .means = au début du tour de son contrôleur, lancez une pièce : sur un Succès, la Créature infectée ne peut ni attaquer ni utiliser ses Actions ce tour-ci
keyword-schizophrenia = Schizophrénie
    .means = au début du tour de son contrôleur, lancez une pièce : sur un Succès, vous disposez des Actions de la Créature infectée ce tour-ci, aux frais de son propriétaire
keyword-parasite = Parasite
    .means = lancez une pièce : sur un Échec, elle infecte votre Créature la plus faible à la place. Pendant 3 tours, la Créature infectée reçoit un marqueur de Charge -1/-1 au début de chacun ; si elle en meurt, un Invocateur de son propriétaire subit 3 dégâts
keyword-paranoia = Paranoïa
    .means = au début du tour de son contrôleur, lancez une pièce : sur un Succès, le prochain coup sur la Créature infectée compte double
means-disease-cold = s’attache à un adversaire et reste en jeu
means-equipment-own = quitte le jeu avec ce qui le porte
means-key = sacrifiez-la pour ouvrir une Serrure ou libérer une Créature enchaînée
means-key-once = quand elle prend effet, ouvre une Serrure ou libère une Créature enchaînée
means-lock = une Clé l’ouvre{ $some ->
    [yes] {" "}; alors : { $clause }
   *[no] {""}
}
means-chained = { $kept ->
    [yes] tant qu’une Clé ne l’a pas libérée, elle ne peut pas { $what }
   *[no] une Clé la libère
}{ $some ->
    [yes] {" "}; une fois libérée : { $clause }
   *[no] {""}
}
means-morpher = arrive en jeu comme copie { AS($what, case: "de") }{ keeping } ; sans rien à copier, elle meurt
means-symbiosis = { $gains } { $partner }

## Ce qu’on peut encore demander, et de plusieurs

figure-coins = pièces
    .total = le nombre total de pièces { AS($of, case: "de") }
    .highest = le plus grand nombre de pièces parmi { $of }
    .least = le plus petit nombre de pièces
    .lowest = le plus petit nombre de pièces parmi { $of }
figure-ether = Éther
    .total = le total de l’Éther { AS($of, case: "de") }
    .highest = le plus d’Éther parmi { $of }
    .least = le moins d’Éther
    .lowest = le moins d’Éther parmi { $of }
figure-hand = cartes en main
    .total = le nombre total de cartes en main { AS($of, case: "de") }
    .highest = le plus grand nombre de cartes en main parmi { $of }
    .least = le plus petit nombre de cartes en main
    .lowest = le plus petit nombre de cartes en main parmi { $of }
figure-plus = marqueurs de Charge +1/+1
    .total = le nombre total de marqueurs de Charge +1/+1 { AS($of, case: "de") }
    .highest = le plus grand nombre de marqueurs de Charge +1/+1 parmi { $of }
    .least = le plus petit nombre de marqueurs de Charge +1/+1
    .lowest = le plus petit nombre de marqueurs de Charge +1/+1 parmi { $of }
figure-minus = marqueurs de Charge -1/-1
    .total = le nombre total de marqueurs de Charge -1/-1 { AS($of, case: "de") }
    .highest = le plus grand nombre de marqueurs de Charge -1/-1 parmi { $of }
    .least = le plus petit nombre de marqueurs de Charge -1/-1
    .lowest = le plus petit nombre de marqueurs de Charge -1/-1 parmi { $of }
with-coins = avec { so-many } pièce{ so-many.s }{ so-many.more }
with-ether = avec { so-many } Éther{ so-many.more }
with-hand = avec { so-many } carte{ so-many.s } en main{ so-many.more }
with-plus = avec { so-many } marqueur{ so-many.s } de Charge +1/+1{ so-many.more }
with-minus = avec { so-many } marqueur{ so-many.s } de Charge -1/-1{ so-many.more }
with-active = dont { $so ->
    [no] ce n’est pas
   *[yes] c’est
} le tour
with-died = { $so ->
    [no] qui { $num ->
        [many] ne sont
       *[one] n’est
    } pas mort{ agree }
   *[yes] mort{ agree }
} ce tour-ci
with-first-turn = { $so ->
    [no] après
   *[yes] pendant
} le premier tour
with-has-blocked = { $so ->
    [no] n’ayant pas bloqué
   *[yes] ayant bloqué
}
with-in-play = { $so ->
    [no] hors du
   *[yes] encore en
} jeu
with-was-blocked = { $so ->
    [no] n’ayant pas été
   *[yes] ayant été
} bloqué{ agree }
word-carries = { $name }
word-play = { $word ->
    [invocation] une invocation
    [action] une Action
    [skill] une Compétence
   *[any] un coup
}
word-unmarked = { $name }
if-attacks = { $negated ->
    [yes] { DOES("attaquer", $who, form: "not") }
   *[no] { DOES("attaquer", $who) }
} { $of }
if-blocked = { has-or-not } bloqué { $of }
if-may-hold = { is-or-not } en état de porter { $of }
if-may-infect = { is-or-not } sans défense contre { $of }
if-unmarked = { $negated ->
    [yes] { DOES("avoir", $who) }
   *[no] { DOES("avoir", $who, form: "not") }
} la marque « { $what } »
keyword-key = Clé
