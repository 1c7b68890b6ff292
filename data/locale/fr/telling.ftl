# Ce que les textes imprimés des cartes de tous les jeux ont en commun : phrases, nombres, logique, branches
# (engines/kernel/telling.py).
#
# $form vaut imp ou inf quand le lecteur agit ; $case est la forme voulue d’un nom (de : après « de ») ; $there vaut yes
# si la condition commence par « il », devant quoi « si » et « que » s’élident, vowel devant une autre voyelle, où seul « que » s’élide.

tell-sentence = { $clause }.
tell-next = { $text } { $next }
tell-then = { $first }, puis { $next }
tell-then-first = puis { $clause }
tell-and = { $first } et { $next }
tell-or = { $first } ou { $next }
tell-list = { $first }, { $next }
tell-nor = { $first } ni { $next }
tell-nothing = rien ne se passe
tell-opened = { $opening } : { $clause }
tell-choose-number = choisissez un nombre { $x } de { $low } à { $high }
tell-at-most = { $clause }, sans dépasser { $limit }
tell-where = { $clause }, { $x } étant { $value }
tell-where-too = { tell-where }
tell-let = { $x } prend la valeur { $value }
tell-whose = dont { $condition }
tell-such = tel{ $gender ->
    [f] le
   *[m] {""}
}{ plural } { BEGINS($condition, "a", "à", "e", "é", "è", "ê", "i", "o", "u") ->
    [yes] qu’
   *[no] que{" "}
}{ $condition }
tell-per = { $clause } pour { $each }
tell-you = vous { $clause }
tell-you-may = vous pouvez { $clause }
tell-if-you-wish = si vous le voulez, { $clause }
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
tell-if-else = { $condition }, { $clause } ; sinon, { $otherwise }
tell-plus = { $first }, plus { $next }
tell-lies = { DOES("être", $who) } dans { $zone }
tell-when-while = { $when } alors { BEGINS($condition, "a", "à", "e", "é", "è", "ê", "i", "o", "u") ->
    [yes] qu’
   *[no] que{" "}
}{ $condition }
tell-as-long = { $first ->
    [yes] { $condition }, { $clause }
   *[no] { $clause } { $condition }
}
tell-for-each = pour { $each }, { $clause }
tell-repeat = faites ceci { $n } fois : { $clause }
tell-mode = ({ $number }) { $text }
tell-mode-named = ({ $number }) { $name } : { $text }
tell-modes = { $first } ; { $next }
