# German for a dozen cards: a language with four cases and three genders is a folder of texts.

tell-sentence = { $clause }.
tell-next = { $text } { $next }
tell-then = { $first }; { $next }
tell-then-first = { $clause }
tell-and = { $first } und { $next }
tell-or = { $first } oder { $next }
tell-list = { $first }, { $next }
tell-nothing = nichts geschieht
tell-opened = { $opening }: { $clause }
tell-you = { $clause }
tell-modes = { $first }; { $next }
tell-target = visiere { $what } an
tell-on-success = bei Erfolg { $clause }
tell-on-failure = bei Misserfolg { $clause }
tell-when = wenn { $event }
tell-limited = einmal pro Zug, { $when }
tell-if = wenn { $condition }
tell-instead = { $would }, geschieht stattdessen dies: { $clause }
tell-uses = { $clause } (einmal)

## Verben: der Stamm ist das Wort ohne -en

verb = { $form ->
    [imp] { $stem }e
    [you] { $stem }st
    [one] { $stem }t
   *[many] { $verb }
}{ verb.done }
    .done = { $some ->
        [yes] {" "}{ $done }
       *[no] {""}
    }
verb-opfern = { $form ->
    [imp] opfere
    [you] { $told ->
        [yes] opfere
       *[no] opferst
    }
    [one] opfert
   *[many] opfern
}{ verb.done }
verb-erhalten = { $form ->
    [imp] erhalte
    [you] erhältst
    [one] erhält
   *[many] erhalten
}
verb-verlieren = { verb }

## Nomen

thing = { $det ->
    [it] { thing.pronoun }
   *[other] { thing.article }{ $has-how ->
        [yes] { $how }{" "}
       *[no] {""}
    }{ $has-sort ->
        [yes] { $sort }-
       *[no] {""}
    }{ $name }{ $has-behind ->
        [yes] {" "}{ $behind }
       *[no] {""}
    }
}
    .apart = whole
    .pronoun = { $num ->
        [many] { $case ->
            [dat] ihnen
           *[o] sie
        }
       *[one] { $gender ->
            [f] { $case ->
                [dat] ihr
               *[o] sie
            }
            [n] { $case ->
                [dat] ihm
               *[o] es
            }
           *[m] { $case ->
                [dat] ihm
                [o] ihn
               *[s] er
            }
        }
    }
    .der = { $num ->
        [many] { $case ->
            [dat] den
           *[o] die
        }
       *[one] { $gender ->
            [f] { $case ->
                [dat] der
               *[o] die
            }
            [n] { $case ->
                [dat] dem
               *[o] das
            }
           *[m] { $case ->
                [dat] dem
                [o] den
               *[s] der
            }
        }
    }
    .ein = { $gender ->
        [f] { $case ->
            [dat] er
           *[o] e
        }
        [n] { $case ->
            [dat] em
           *[o] {""}
        }
       *[m] { $case ->
            [dat] em
            [o] en
           *[s] {""}
        }
    }
    .einer = { $gender ->
        [f] { $case ->
            [dat] er
           *[o] e
        }
       *[m] { $case ->
            [dat] em
            [o] en
           *[s] er
        }
    }
    .article = { $det ->
        [a] { $own ->
            [yes] ein{ thing.einer }{ thing.other } deiner{" "}
           *[no] ein{ thing.ein }{ thing.other }{" "}
        }
        [target] { $own ->
            [yes] dein{ thing.ein }{ thing.other } anvisierte{ adjective }{" "}
           *[no] { thing.der }{ thing.other } anvisierte{ adjective }{" "}
        }
        [this] dies{ thing.einer }{" "}
        [each] jed{ thing.einer }{ thing.other }{" "}
        [all] alle{ thing.other }{" "}
        [n] { $n }{ thing.other }{" "}
        [plural] { $own ->
            [yes] deine{ thing.other }{" "}
           *[no] {""}
        }
       *[that] { thing.der }{" "}
    }
    .other = { $other ->
        [yes] {" "}andere{ adjective }
       *[no] {""}
    }
adjective = { $num ->
    [many] { $case ->
        [dat] n
       *[o] { $det ->
            [plural] { $own ->
                [yes] n
               *[no] {""}
            }
            [n] {""}
           *[all] n
        }
    }
   *[one] { $case ->
        [dat] n
       *[o] { $gender ->
            [f] {""}
            [n] { $det ->
                [a] s
               *[that] {""}
            }
           *[m] { $case ->
                [o] n
               *[s] { $det ->
                    [a] r
                   *[that] {""}
                }
            }
        }
    }
}
adjective-foe = gegnerische{ adjective }
noun-card = Karte{ $num ->
    [many] n
   *[one] {""}
}
    .gender = f
noun-player = Spieler
    .gender = m
noun-opponent = Gegner
    .gender = m
player-you = { $case ->
    [dat] dir
    [o] dich
   *[s] du
}
player-foe = jede{ $case ->
    [dat] m
    [o] n
   *[s] r
} Gegner
in-zone = { $whose ->
    [you] aus deinem Friedhof
   *[any] aus einem Friedhof
}
bound = { $compared ->
    [ge] { $n } oder mehr
   *[le] { $n } oder weniger
}
value-number = { $n }
cards = { $n } { $n ->
    [one] Karte
   *[other] Karten
}
op-draw = { DOES("ziehen", $who) } { cards }
op-gain = { DOES("erhalten", $who) } { $amounts }
op-lose = { DOES("verlieren", $who) } { $amounts }
op-sacrifice = { DOES("opfern", $who, $what) }
op-destroy = { DOES("zerstören", $who, $what) }
op-damage = { VERB("fügen", $who) } { AS($to, case: "dat") } { $n } Schaden zu
op-put = { VERB("legen", $who) } { $counters } auf { $to }
op-change = { DOES("erhalten", $to) } { $changes }

like-types = { $negated ->
    [yes] keinem
   *[no] einem
} gemeinsamen Typ mit { AS($of, case: "dat") }
with-like = mit { $what }
