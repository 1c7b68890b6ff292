noun-creature = Kreatur{ $num ->
    [many] en
   *[one] {""}
}
    .gender = f
noun-door = Tür{ $num ->
    [many] en
   *[one] {""}
}
    .gender = f
noun-summoner = Beschwörer{ $num ->
    [many] { $case ->
        [dat] n
       *[o] {""}
    }
   *[one] {""}
}
    .gender = m
noun-imminent = Imminent
    .gender = n
noun-attacker = Angreifer
    .gender = m
adjective-equipped = ausgerüstete{ adjective }
is-infected = infizierte{ adjective }
is-tilted = erschöpfte{ adjective }
not-tilted = bereite{ adjective }
word-types = { $name }
with-defense = mit Verteidigung { bound }
amount-coins = { $n } { $n ->
    [one] Münze
   *[other] Münzen
}
counter-plus = eine +1/+1-Marke
figure-change = { $attack }/{ $defense }
op-return = { VERB("nehmen", $who) } { $what } auf die Hand zurück
verb-nehmen = nimm
op-move = { VERB("nehmen", $who) } { $what } auf deine Hand
op-tilt = { DOES("erschöpfen", $who, $what) }
op-untilt = { VERB("richten", $who) } { $what } auf
op-heal = { DOES("gewinnen", $who) } { $n } Leben zurück
until = { $clause } bis zum Ende des Zuges
event-dies = { AS($subject, case: "s") } stirbt
event-healed = { AS($subject, case: "s") } Leben gewinnt
event-blocks = { AS($subject, case: "s") } blockt
event-destroyed = { AS($subject, case: "s") } zerstört wird
    .would = { event-destroyed }
card-limit = einmal pro Zug
