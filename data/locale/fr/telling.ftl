# Ce que les textes imprimés des cartes de tous les jeux ont en commun : phrases, nombres, logique, branches
# (engines/kernel/telling.py).
#
# $form vaut imp ou inf quand le lecteur agit ; $case est la forme voulue d'un nom (de : après « de ») ; $there vaut yes
# si la condition commence par « il », devant quoi « si » et « que » s'élident, vowel devant une autre voyelle, où seul « que » s'élide.

tell-sentence = { $clause }.
tell-next = { $text } { $next }
tell-then = { $first }, puis { $next }
tell-then-first = puis { $clause }
tell-and = { $first } et { $next }
tell-or = { $first } ou { $next }
tell-list = { $first }, { $next }
tell-nor = { $first } ni { $next }
tell-nothing = rien ne se passe
tell-opened = { $opening } : { $clause }
tell-choose-number = choisissez un nombre { $x } de { $low } à { $high }
tell-at-most = { $clause }, sans dépasser { $limit }
tell-where = { $clause }, { $x } étant { $value }
tell-per = { $clause } pour { $each }
tell-you = vous { $clause }
tell-you-may = vous pouvez { $clause }
tell-if-you-wish = si vous le voulez, { $clause }
tell-number = { $case ->
    [de] de{" "}
   *[o] {""}
}{ $n }
tell-value-add = { $a } plus { $b }
tell-value-sub = { $a } moins { $b }
tell-value-product = { $a } fois { $b }
tell-value-times = { $case ->
    [de] de{" "}
   *[o] {""}
}{ $n } fois { $b }
tell-value-least = { tell-value-half.la }plus petite valeur entre { $what }
tell-value-most = { tell-value-half.la }plus grande valeur entre { $what }
tell-value-half = { tell-value-half.la }moitié { $compound ->
    [yes] de ({ $value })
   *[no] { $value }
} (arrondie à l’inférieur)
    .la = { $case ->
        [de] de la{" "}
       *[o] la{" "}
    }
tell-brackets = ({ $value })
tell-if = { BEGINS($condition, "il ", "ils ") ->
    [yes] s’
   *[no] si{" "}
}{ $condition }
tell-while = tant { BEGINS($condition, "a", "à", "e", "é", "è", "ê", "i", "o", "u") ->
    [yes] qu’
   *[no] que{" "}
}{ $condition }
tell-both = { $first } { $joint ->
    [or] ou
   *[and] et
} { $lead ->
    [if] { BEGINS($next, "il ", "ils ") ->
        [yes] s’
       *[no] si{" "}
    }
    [while] { BEGINS($next, "a", "à", "e", "é", "è", "ê", "i", "o", "u") ->
        [yes] qu’
       *[no] que{" "}
    }
    [si] { BEGINS($next, "il ", "ils ") ->
        [yes] s’
       *[no] si{" "}
    }
    [que] { BEGINS($next, "a", "à", "e", "é", "è", "ê", "i", "o", "u") ->
        [yes] qu’
       *[no] que{" "}
    }
   *[none] {""}
}{ $next }
tell-if-then = { $condition }, { $clause }
tell-if-else = { $condition }, { $clause } ; sinon, { $otherwise }
tell-as-long = { $clause } { $condition }
tell-for-each = pour { $each }, { $clause }
tell-repeat = faites ceci { $n } fois : { $clause }
tell-choose-mode = { $form ->
    [inf] choisir
   *[imp] choisissez
} { $n } option{ $n ->
    [one] {""}
   *[other] s
} : { $modes }
tell-mode = ({ $number }) { $text }
tell-mode-named = ({ $number }) { $name } : { $text }
tell-modes = { $first } ; { $next }
tell-name = { $fr }
