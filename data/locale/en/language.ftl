# How cards of every game speak of things, players, numbers and durations (engines/kernel/cards/telling).
#
# A phrase is put into a case by the message that it stands in: s subject, n subject and no pronoun, o object, pos owner.
# A noun is `noun-KIND` with $num; what stands before or behind it ($how, $sort, $behind) agrees with it by $gender, $noun (one, many), $num, $case,
# $det. DOES("draw", $who) is subject and verb, VERB("draw", $who) the verb alone, in the form that the subject wants: imp (the reader is told to),
# inf (after "you may"), you, one, many; or not (denied).

## Verbs

verb = { $form ->
    [one] { $verb }s
    [not] { verb.not } { $verb }
    [may] may { $verb }
   *[other] { $verb }
}{ verb.done }
    .done = { $some ->
        [yes] {" "}{ $done }
       *[no] {""}
    }
    .not = { $num ->
        [one] does not
       *[other] do not
    }
    .es = { $form ->
        [one] { $verb }es
        [not] { verb.not } { $verb }
        [may] may { $verb }
       *[other] { $verb }
    }{ verb.done }
verb-attach = { verb.es }
verb-banish = { verb.es }
verb-carry = { $form ->
    [one] carries
    [not] { verb.not } carry
    [may] may carry
   *[other] carry
}{ verb.done }
verb-go = { verb.es }
verb-pass = { verb.es }
verb-push = { verb.es }
verb-search = { verb.es }
verb-toss = { verb.es }
verb-have = { $form ->
    [one] has
    [not] { verb.not } have
   *[other] have
}{ verb.done }
verb-be = { $form ->
    [one] is
    [not] { $num ->
        [one] is not
       *[other] are not
    }
   *[other] are
}{ verb.done }
verb-was = { $form ->
    [one] was
    [not] { $num ->
        [one] was not
       *[other] were not
    }
   *[other] were
}
verb-has = { $form ->
    [one] has
    [not] { $num ->
        [one] has not
       *[other] have not
    }
   *[other] have
}
verb-reach = { verb.es }
verb-must = must
verb-can = can
verb-cannot = cannot

## Things

thing = { $det ->
    [it] { $case ->
        [pos] { thing.their }
        [s] { thing.they }
        [n] { thing.they }
       *[o] { thing.them }
    }
   *[other] { thing.article }{ $has-how ->
        [yes] { $how }{" "}
       *[no] {""}
    }{ $has-sort ->
        [yes] { $sort }{" "}
       *[no] {""}
    }{ $name }{ $targeted ->
        [yes] { $own ->
            [yes] {" "}you control
           *[no] {""}
        }
       *[no] {""}
    }{ $random ->
        [yes] {" "}at random
       *[no] {""}
    }{ $case ->
        [pos] { $noun ->
            [many] ’
           *[one] ’s
        }
       *[o] {""}
    }{ $has-behind ->
        [yes] {" "}{ $behind }
       *[no] {""}
    }
}
    .they = { $num ->
        [many] they
       *[one] { $kind ->
            [player] that player
            [opponent] that player
           *[other] it
        }
    }
    .them = { $num ->
        [many] them
       *[one] { $kind ->
            [player] them
            [opponent] them
           *[other] it
        }
    }
    .their = { $num ->
        [many] their
       *[one] { $kind ->
            [player] their
            [opponent] their
           *[other] its
        }
    }
    .article = { $det ->
        [a] { $case ->
            [none] { thing.no }
           *[o] { $own ->
                [yes] { $other ->
                    [yes] another of your{" "}
                   *[no] one of your{" "}
                }
               *[no] { $other ->
                    [yes] another{" "}
                   *[no] { $an ->
                        [yes] an{" "}
                       *[no] a{" "}
                    }
                }
            }
        }
        [target] { $other ->
            [yes] another target{" "}
           *[no] target{" "}
        }
        [n] { $n } { thing.of }
        [least] at least { $n } { thing.of }
        [fewer] fewer than { $n } { thing.of }
        [upto] up to { $n } { thing.of }
        [span] { $n } to { $most } { thing.of }
        [any] { any-number } { thing.of }
        [all] all { thing.your }{ thing.other }
        [plural] { thing.your }{ thing.other }
        [count] { thing.your }{ thing.other }
        [some] {""}
        [each] each { $own ->
            [yes] of your { thing.other }
           *[no] { thing.other }
        }
        [no] { thing.no }
        [this] this{" "}
        [its] its{" "}
        [your] your{" "}
        [that] { $num ->
            [many] those{" "}
           *[one] { $targeted ->
                [yes] { $kind ->
                    [player] the target{" "}
                    [opponent] the target{" "}
                   *[other] that{" "}
                }
               *[no] that{" "}
            }
        }
        [nth] the { $n ->
            [1] first
            [2] second
           *[3] third
        }{" "}
       *[the] the{" "}
    }
    .no = { $own ->
        [yes] none of your { thing.other }
       *[no] no { thing.other }
    }
    .other = { $other ->
        [yes] other{" "}
       *[no] {""}
    }
    .your = { $own ->
        [yes] your{" "}
       *[no] {""}
    }
    .of = { $targeted ->
        [yes] { thing.other }target{" "}
       *[no] { $own ->
            [yes] of your{" "}
           *[no] {""}
        }{ thing.other }
    }
any-number = any number{ $targeted ->
    [yes] {" "}of
   *[no] { $own ->
        [yes] {""}
       *[no] {" "}of
    }
}
that = { $case ->
    [pos] whose
   *[o] that
}
named = { $what }{ $case ->
    [pos] ’s
   *[o] {""}
}
adjective-foe = opposing
adjective-chosen = chosen
plural-s = { $num ->
    [many] s
   *[one] {""}
}
noun-card = card{ plural-s }
noun-player = player{ plural-s }
noun-opponent = opponent{ plural-s }
picked-by = of { AS($who, case: "pos") } choice
side-own = that you control
side-theirs = they control
side-foe = { $kind ->
    [player] other than you
   *[thing] that you do not control
}
controlled-by = { DOES("control", $who) }
owned-by = { NUM($who) ->
    [you] you own
   *[one] owned by { $who }
}
with-least = with { $figures }
on-host = on { $who }
tell-among = { $many ->
    [yes] among
   *[no] that is
} { $of }
of-them = { $det ->
    [a] { $other ->
        [yes] another
       *[no] one
    }
    [target] one
    [upto] up to { $n }
    [span] { $n } to { $most }
    [any] any number
    [each] each
    [no] none
   *[n] { $n }{ $other ->
        [yes] {" "}others
       *[no] {""}
    }
} of { $of }{ $random ->
    [yes] {" "}at random
   *[no] {""}
}{ $case ->
    [pos] ’s
   *[o] {""}
}
the-others = the { $num ->
    [many] others{ $case ->
        [pos] ’
       *[o] {""}
    }
   *[one] other{ $case ->
        [pos] ’s
       *[o] {""}
    }
}
with-like = with { $what }
like-name = the same name as { $of }
behind-too = and
tell-except = other than { $who }
tell-as = { $what }

## Players

player-you = { $case ->
    [pos] your
   *[o] you
}
player-foe = { $together ->
    [yes] your opponents{ $case ->
        [pos] ’
       *[o] {""}
    }
   *[no] { $someone ->
        [yes] { $case ->
            [none] no
           *[o] an
        } opponent
       *[no] each opponent
    }{ player-s }
}
player-each = { $together ->
    [yes] players{ $case ->
        [pos] ’
       *[o] {""}
    }
   *[no] { $someone ->
        [yes] { $case ->
            [none] no
           *[o] a
        } player
       *[no] each player
    }{ player-s }
}
player-active = the active player{ player-s }
player-s = { $case ->
    [pos] ’s
   *[o] {""}
}
path-controller = { AS($of, case: "pos") } controller{ player-s }
path-owner = { AS($of, case: "pos") } owner{ player-s }
whose = { NUM($who) ->
    [one] their
    [many] their
   *[other] your
}

## Numbers and conditions

bound = { $valued ->
    [yes] { $compared ->
        [ge] at least
        [gt] more than
        [le] at most
        [lt] less than
        [ne] other than
        [span] from
        [outside] less than
       *[eq] equal to
    } { $n }{ $compared ->
        [span] {" "}to { $most }
        [outside] {" "}or more than { $most }
       *[eq] {""}
    }
   *[no] { bound.number }
}
    .number = { $compared ->
        [ge] { $n } or more
        [gt] more than { $n }
        [le] { $n } or less
        [lt] less than { $n }
        [ne] other than { $n }
        [span] { $n } to { $most }
        [outside] less than { $n } or more than { $most }
       *[eq] { $n }
    }
    .count = { $compared ->
        [le] { $n } or fewer
        [lt] fewer than { $n }
        [outside] fewer than { $n } or more than { $most }
       *[eq] { bound }
    }
value-number = { $n }
value-add = { $a } plus { $b }
value-sub = { $a } minus { $b }
value-product = { $a } times { $b }
value-times = { $n ->
    [2] twice { $b }
   *[other] { $n } times { $b }
}
value-least = the lowest of { $what }
value-most = the highest of { $what }
value-half = half of { $compound ->
    [yes] ({ $value })
   *[no] { $value }
} (rounded { $up ->
    [yes] up
   *[no] down
})
value-brackets = ({ $value })
value-history = the number of times { $event }
value-total = the total of { measure } over all times { $event }
value-count = the number of { $what }
value-if = { $then } { $condition }, else { $otherwise }
tell-exists = there { $least ->
    [yes] are at least
    [less] are fewer than
   *[no] is
} { $what }
tell-exists-of = { $n ->
    [one] { $it ->
        [yes] there is { $negated ->
            [yes] none
           *[no] one
        }
       *[no] { $negated ->
            [yes] { DOES("be", $what, form: "not") }
           *[no] { DOES("be", $what) }
        } there
    }
   *[other] there are { $negated ->
        [yes] fewer than
       *[no] at least
    } { $n } of { $what }
}
tell-controls = { $whose ->
    [you] you control
    [foe] { $least ->
        [no] { $negated ->
            [yes] no opponent controls
           *[no] an opponent controls
        }
       *[yes] your opponents control
    }
   *[other] { DOES("control", $player) }
} { $least ->
    [yes] at least{" "}
    [less] fewer than{" "}
   *[no] {""}
}{ $what }
tell-same = { $negated ->
    [yes] { DOES("be", $who, form: "not") }
   *[no] { DOES("be", $who) }
} { $among ->
    [yes] among{" "}
   *[no] {""}
}{ $what }
tell-worth = with { $bound ->
    [least] a total { $figure } of { $least } or more
    [most] a total { $figure } of { $most } or less
   *[span] a total { $figure } between { $least } and { $most }
}
tell-history = { $event }{ $n ->
    [one] {""}
   *[other] {" "}{ $less ->
        [yes] fewer than
       *[no] at least
    } { $n } times
} { $total ->
    [yes] in total{" "}
   *[no] {""}
}{ $period ->
    [own-turn] since your last turn
   *[turn] this { word-period }
}
tell-history-if = { $event } (counting only { $condition })
has-subject = { $negated ->
    [yes] { $subject-none ->
        [yes] { AS($subject, case: "none") } { VERB("has", $subject) }
       *[no] { DOES("has", $subject, form: "not") }
    }
   *[no] { DOES("has", $subject) }
}
has-other = { $negated ->
    [yes] { $other-none ->
        [yes] { AS($other, case: "none") } { VERB("has", $other) }
       *[no] { DOES("has", $other, form: "not") }
    }
   *[no] { DOES("has", $other) }
}
has-player = { $negated ->
    [yes] { $player-none ->
        [yes] { AS($player, case: "none") } { VERB("has", $player) }
       *[no] { DOES("has", $player, form: "not") }
    }
   *[no] { DOES("has", $player) }
}
tell-numbered = { $clause } ({ $n })
tell-ordered = { $clause } in any order
tell-happened = { $n ->
    [0] that
   *[other] ({ $n })
} { $negated ->
    [yes] did not happen
   *[no] happened
}
tell-compared = { $a } is { $compared ->
    [ge] at least
    [gt] more than
    [le] at most
    [lt] less than
    [eq] equal to
   *[ne] not equal to
} { $b }
if-like = { $negated ->
    [yes] { DOES("have", $who, form: "not") }
   *[no] { DOES("have", $who) }
} { $what }
if-kind = { $negated ->
    [yes] { DOES("be", $who, form: "not") }
   *[no] { DOES("be", $who) }
} { $what }
if-side = { $side ->
    [own] { $negated ->
        [yes] you do not control
       *[no] you control
    }
   *[foe] { $negated ->
        [yes] no opponent controls
       *[no] an opponent controls
    }
} { $who }
if-controller = { $negated ->
    [yes] { DOES("control", $player, form: "not") }
   *[no] { DOES("control", $player) }
} { $who }
if-owner = { $negated ->
    [yes] { DOES("own", $player, form: "not") }
   *[no] { DOES("own", $player) }
} { $who }
if-event-kind = it is { $negated ->
    [yes] not{" "}
   *[no] {""}
}{ $kind }
if-active = { NUM($who) ->
    [you] it is { $negated ->
        [yes] not{" "}
       *[no] {""}
    }your turn
   *[other] it is { $negated ->
        [yes] not{" "}
       *[no] {""}
    }{ AS($who, case: "pos") } turn
}
if-phase = it is { $negated ->
    [yes] not{" "}
   *[no] {""}
}the { $what } phase

## Situations and durations

tell-when = when { $event }
tell-whenever = whenever { $event }
tell-next-time = the next { $n ->
    [one] time
   *[other] { $n } times
} { $event }
tell-answers = { $when }, { $clause }
tell-and-answers = { $first }, and { $next }
tell-from-now-on = for the rest of the match, { $clause }
tell-when-if = { $when }, { $condition }
tell-limited = { $n ->
    [one] once per { word-period }
   *[other] the first { $n } times each { word-period }
}{ limit-per }, { $when }
limit-per = { $per ->
    [name] {" "}for all your copies together
    [player] {" "}for each player who has it
    [each] {" "}each
   *[card] {""}
}
tell-uses = { $clause } ({ $n ->
    [one] once
   *[other] { $n } times
}{ $period ->
    [match] {""}
   *[turn] {" "}per { word-period }
}{ limit-per })
tell-after-last = after the last time
word-period = { $period ->
    [combat] combat
    [match] match
   *[turn] turn
}
tell-instead = { $would }, instead { $clause }
tell-instead-wished = { $would }, instead, { $clause }
tell-amount-change = it is { $n } { $sign }
tell-amount-set = it is { $n } instead
tell-amount-half = it is half as much (rounded { $up ->
    [yes] up
   *[no] down
})
tell-amount-multiply = it is { $n } times as much
much = { bound }
tell-would = { $would }, { $clause }
tell-prevented = { $would }, { $may ->
    [yes] you may prevent that
   *[no] that does not happen
}
until-turns = { $first ->
    [yes] { until-turns.when }, { $clause }
   *[no] { $clause } { until-turns.when }
}
    .when = for this turn and the next{ $n ->
        [1] {""}
       *[other] {" "}{ $n }
    }
until-next = { $first ->
    [yes] { until-next.when }, { $clause }
   *[no] { $clause } { until-next.when }
}
    .when = until the next time { $event }
until-leaves = { $first ->
    [yes] { until-leaves.when }, { $clause }
   *[no] { $clause } { until-leaves.when }
}
    .when = as long as { DOES("stay", $who) } in play

## What effects do

cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
top-cards = the top { $n ->
    [one] card
   *[other] { $n } cards
}
tell-towards = { $clause } towards { $of }
tell-away-from = { $clause } away from { $of }
side-of = { AS($who, case: "pos") } side
tell-target = target { $what }
tell-choose = { NUM($who) ->
    [one] { AS($who, case: "s") }{" "}
   *[other] {""}
}{ $secret ->
    [yes] secretly{" "}
   *[no] {""}
}{ VERB("choose", $who) } { $what }
tell-choose-modes = { NUM($who) ->
    [one] { AS($who, case: "s") }{" "}
   *[other] {""}
}{ VERB("choose", $who) } { $n }: { $modes }
tell-or-none = { $clause } (if there is none, { $otherwise })
tell-toss = toss a coin
tell-on-success = on a Success, { $clause }
tell-on-failure = on a Failure, { $clause }
tell-again = { $again ->
    [ask] you may toss again
   *[auto] toss again
}
tell-roll = roll { $sides ->
    [6] a die
    [8] an 8-sided die
    [11] an 11-sided die
    [18] an 18-sided die
   *[other] a { $sides }-sided die
}
tell-rolled = { $head }; { $rows }
tell-on-roll = on { $how ->
    [one] { $low }
    [up] { $low } or more
   *[span] { $low }–{ $high }
}, { $clause }
tell-otherwise = otherwise, { $clause }
op-pay = { $must ->
    [no] { NUM($who) ->
        [one] { AS($who, case: "s") } may
        [many] { AS($who, case: "s") } may
       *[you] you may
    } { $cost-done ->
        [yes] {""}
       *[no] pay{" "}
    }{ $cost }
   *[yes] { $bound ->
        [yes] { DOES("must", $who) } { $cost-done ->
            [yes] { $cost }
           *[no] pay { $cost }
        }
       *[no] { $cost-done ->
            [yes] { AS($who, case: "s") } { $cost }
           *[no] { DOES("pay", $who) } { $cost }
        }
    } if able
}{ $has-then ->
    [yes] ; if so, { $then }
   *[no] {""}
}{ $has-else ->
    [yes] ; otherwise, { $else }
   *[no] {""}
}
op-draw = { DOES("draw", $who) } { cards }
op-discard = { DOES("discard", $who) } { cards }{ $random ->
    [yes] {" "}at random
   *[no] {""}
}
op-mill = { DOES("put", $who) } { top-cards } of { whose } library into { whose } Cemetery
op-shuffle = { DOES("shuffle", $who) } { whose } library
op-gain = { DOES("gain", $who) } { $amounts }
op-lose = { DOES("lose", $who) } { $amounts }
op-damage = { VERB("deal", $who) } { $n } damage to { $to }
op-destroy = { DOES("destroy", $who, $what) }
op-sacrifice = { DOES("sacrifice", $who, $what) }
op-attach = { DOES("attach", $who, $what) } to { $to }
op-put = { DOES("put", $who) } { $counters } on { $to }
op-take = { DOES("remove", $who) } { $counters } from { $to }
op-change = { DOES("get", $to) } { $changes }
op-set = { DOES("have", $to) } { $changes }
op-multiply = { DOES("get", $to) } { $changes }
op-grant = { $always ->
    [yes] { DOES("have", $to) }
   *[no] { DOES("gain", $to) }
} { $keywords }
op-be = { DOES("gain", $to) } { $words }
op-revoke = { DOES("lose", $to) } { $keywords-first ->
    [all] all Abilities
   *[other] { $keywords }
}
word-keywords = { $name }
op-forbid = { DOES("cannot", $to) } { $act-or }
op-control = { $always ->
    [yes] { DOES("control", $who) } { $what }
   *[no] { DOES("take", $who) } control of { $what }
}
