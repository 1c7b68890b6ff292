# OWR: what is asked, done, logged and refused.

goal-owr = Goal: put creatures into lanes, strengthen them by the souls behind them, and bring your opponent’s Life Force to 0.
same-owr = lane column pile row slot stack, battle combat fight, directly direct face opponent player, attack hit strike

## Names

ow-at = { $name } ({ $at })
ow-thing = { $name }
ow-card = { $name }{ $n ->
        [1] {""}
       *[other] {" "}(copy { $n })
    }
ow-cards = { $name }{ $n ->
        [1] {""}
       *[other] {" "}×{ $n }
    }
ow-lane = lane { $at }
ow-unseen = a hidden card
ow-face-down = the face-down { $kind ->
        [creature] creature
       *[card] card
    } { $at }
ow-lane-option = Lane { $lane }{ $some ->
        [yes] {" "}({ $stands })
        [room] {" "}({ $stands } makes room)
       *[no] {""}
    }
ow-stack-option = Stack { $lane } ({ $n ->
        [0] empty
        [one] 1 card
       *[other] { $n } cards
    })
ow-soul = { $name }, stack { $lane } (+{ $atk }/+{ $def })
ow-souls = { $what }
ow-face-up = Face-up
ow-face-down-option = Face-down
ow-attack-option = { $what } { $direct ->
        [yes] attacks directly
       *[no] attacks { $target }
    }
ow-ability = { $method ->
        [hatch] Hatch
       *[activated] { $name }
    }
ow-ordered = { $number }: { $card }
ow-shield = { $number }: { $card }
ow-pass = Pass
ow-first = First
ow-second = Second
ow-keep = Keep this hand
ow-redraw = Draw a new hand
ow-price = { $what }
ow-price-part = { $of ->
        [souls] { $n ->
            [one] 1 soul
           *[other] { $n } souls
        }
        [lf] { $n } LF
       *[other] { $n ->
            [one] a card
           *[other] { $n } cards
        }
    }
ow-cost = { $how ->
        [tributes] { $n ->
            [0] no tribute
            [one] 1 tribute
           *[other] { $n } tributes
        }
       *[souls] { $n ->
            [0] no soul
            [one] 1 soul
           *[other] { $n } souls
        }
    }
ow-item-card = { $what }
ow-item-ability = { $what } ({ $method ->
        [play] Play
        [reveal] Reveal
        [stackable] Stackable
        [hatch] Hatch
        [soul] Soul
       *[other] ability
    })
ow-item-summon = { $what } has come into play
ow-item-attack = { $what } attacks lane { $lane }
ow-verb = { $verb ->
        [summon] Normal Summon
        [cast] Cast from the hand
        [activate] Use a set card
        [play] Play an Arena, Artifact or Weapon
        [set] Set a card face-down
        [stack] Place a Stackable card
        [reveal] Turn a creature face-up
        [use] Use an ability
        [attack] Attack
       *[move] Move a creature
    }
ow-verb-next = { $phase ->
        [main_1] To the Battle Phase
        [battle] To Main Phase 2
       *[main_2] End the turn
    }

## Windows

owr-window-cast = a card is cast
owr-window-ability = an ability is activated
owr-window-summon = a creature has been summoned
owr-window-attack = an attack is declared
owr-window-phase = a phase
owr-window-closing = something has come about
owr-window-own = what you have done yourself
ow-about-item = { $who }: { $what }{ $aimed ->
        [yes] {" "}→ { $targets }
       *[no] {""}
    }
ow-about-phase = { $phase ->
        [draw] the end of { $who }’s Draw Phase
        [battle] the beginning of { $who }’s Battle Phase
       *[end] { $who }’s End Phase
    }
ow-about-closing = { $what }
ow-about-unseen = what has just come about
ow-happened = { $name ->
    [summoned] { $who } { $several ->
        [yes] are summoned
       *[no] is summoned
    }
    [revealed] { $who } { $several ->
        [yes] are revealed
       *[no] is revealed
    }
    [turned_down] { $who } { $several ->
        [yes] are turned face-down
       *[no] is turned face-down
    }
    [attack_declared] { $who } { $several ->
        [yes] attack
       *[no] attacks
    }{ $aimed ->
        [yes] {" "}{ $other }
       *[no] {""}
    }
    [battled] { $who }{ $aimed ->
        [yes] {" "}and { $other } have fought
       *[no] {" "}has fought
    }
    [destroyed] { $who } { $several ->
        [yes] are destroyed
       *[no] is destroyed
    }
    [damaged] { $who } { $several ->
        [yes] take
       *[no] takes
    } { $n } damage
    [healed] { $who } { $several ->
        [yes] heal
       *[no] heals
    } { $n }
    [became_soul] { $who } { $several ->
        [yes] become souls
       *[no] becomes a soul
    }
    [tributed] { $who } { $several ->
        [yes] are tributed
       *[no] is tributed
    }
    [soul_spent] { $who } { $several ->
        [yes] are spent
       *[no] is spent
    }
    [cast] { $who } { $several ->
        [yes] are played
       *[no] is played
    }
    [set] { $who } { $several ->
        [yes] are set
       *[no] is set
    }
    [ability_activated] { $who } { $several ->
        [yes] are activated
       *[no] is activated
    }
    [moved] { $who } { $several ->
        [yes] move
       *[no] moves
    }
    [lf_lost] { $who } { $several ->
        [yes] lose
       *[no] loses
    } { $n } LF
    [lf_restored] { $who } { $several ->
        [yes] gain
       *[no] gains
    } { $n } LF
    [drew] { $who } { $several ->
        [yes] draw
       *[no] draws
    } { $n } { $n ->
        [one] card
       *[other] cards
    }
    [discarded] { $who } { $several ->
        [yes] discard
       *[no] discards
    } { $n } { $n ->
        [one] card
       *[other] cards
    }
    [banished] { $who } { $several ->
        [yes] are banished
       *[no] is banished
    }
    [returned] { $who } { $several ->
        [yes] return
       *[no] returns
    }
    [weapon_lost] { $who } { $several ->
        [yes] are lost
       *[no] is lost
    }
    [token_removed] { $who } { $several ->
        [yes] are removed
       *[no] is removed
    }
    [control_changed] { $who } { $several ->
        [yes] change sides
       *[no] changes sides
    }
   *[cancelled] { $who } { $several ->
        [yes] are cancelled
       *[no] is cancelled
    }
}
ow-about-effect = { $card }: { $text }
ow-body = { $atk }/{ $def }. { $text }
ow-priced = { $cost } · { $text }
ow-forecast-direct = the opponent loses { $n } LF
ow-forecast = { $atk } against { $left }{ $falls ->
        [yes] : it is destroyed
       *[no] {""}
    } · { $back } back against { $own }{ $lost ->
        [yes] : so is yours
       *[no] {""}
    }{ $recoil ->
        [0] {""}
       *[other] {" "}· you lose { $recoil } LF
    }

## Questions

ow-ask-main = { $phase ->
        [main_1] Main Phase 1: what do you do?
        [battle] Battle Phase: attack?
       *[main_2] Main Phase 2: what do you do?
    }
ow-ask-respond = Respond?
ow-ask-summon = Which creature?
ow-ask-tribute = { $n ->
        [one] Tribute which creature?
       *[other] Tribute which { $n } creatures?
    }
ow-ask-lane = Into which lane?
ow-ask-face = Which side up?
ow-ask-cast = Cast which card?
ow-ask-activate = Use which set card?
ow-ask-play = Play which card?
ow-ask-set = Set which card?
ow-ask-stack = Place which card?
ow-ask-onto-which = On which stack?
ow-ask-bearer = On which creature?
ow-ask-way = Pay how?
ow-ask-pay = { $how ->
        [souls] { $n ->
            [one] Spend which soul?
           *[other] Spend which { $n } souls?
        }
        [tribute] { $n ->
            [one] Tribute which creature?
           *[other] Tribute which { $n } creatures?
        }
        [discard] { $n ->
            [one] Discard which card?
           *[other] Discard which { $n } cards?
        }
       *[other] { $where ->
            [grave] { $n ->
                [one] Pay with which card from your grave?
               *[other] Pay with which { $n } cards from your grave?
            }
            [hand] { $n ->
                [one] Pay with which card from your hand?
               *[other] Pay with which { $n } cards from your hand?
            }
           *[other] { $n ->
                [one] Pay with which one?
               *[other] Pay with which { $n }?
            }
        }
    }
ow-ask-reveal = Turn which creature face-up?
ow-ask-use = An ability of which card?
ow-ask-ability = Which ability?
ow-ask-move = Which creature moves?
ow-ask-goal = To which lane?
ow-ask-attack = With which creature?
ow-ask-mode = { $card }: which of these?
ow-ask-target = { $card }: { $what }
ow-ask-special = { $what } is Special Summoned: into which lane?
ow-ask-token = A { $what } token comes: into which lane?
ow-ask-token-pile = All { $own ->
        [yes] your lanes
       *[no] lanes of your opponent
    } are full: stack the { $what } token on which tokens?
ow-ask-token-replace = All your lanes are full: which creature goes to the grave for the { $what } token?
ow-ask-moves = To which lane does { $what } move?
ow-ask-control = Into which lane does { $what } come?
ow-ask-onto = Onto which stack does { $what } go?
ow-ask-weapon = { $what } carries too many Weapons: which one goes to the grave?
ow-ask-instead = Something else could happen instead: what first?
ow-ask-wish = { $card }: shall it happen instead?
ow-ask-order = { $n } of your abilities were triggered: in which order, first to last?
ow-ask-stack-order = Several cards reach stack { $lane }: in which order, bottom to top?
ow-ask-discard = { $n ->
        [one] Discard which card?
       *[other] Discard which { $n } cards?
    }
ow-ask-search = { $n ->
        [one] Take which card out of your deck?
       *[other] Take which cards out of your deck? (up to { $n })
    }
ow-ask-bottom = Which cards go to the bottom of the deck, in order?
ow-ask-arrange = In which order do the others lie on top, the first uppermost?
ow-ask-first = Do you go first or second?
ow-ask-mulligan = Keep this hand?

## Log

ow-log-flip = The coin names { $who }{ $chooses ->
        [yes] {""}
       *[no] , who goes first
    }.
ow-log-first = { $who } goes first.
ow-log-mulligan = { $who } { $anew ->
        [yes] draws a new hand
       *[no] keeps the hand
    }.
    .many = { $who } { $anew ->
            [yes] draw new hands
           *[no] keep their hands
        }.
ow-log-turn = Turn { $n }: { $who }.
ow-log-healed = All creatures are healed.
ow-log-heals = { $n } damage is taken off { $what }.
    .many = { $n } damage is taken off each of { $what }.
ow-log-concedes = { $who } concedes.
ow-log-passed = { $who } { $n ->
        [one] passes
       *[other] pass
    }.
ow-log-summoned = { $who } { $how ->
        [normal] summons { $what } to
        [token] gets a { $what } token in
       *[special] Special Summons { $what } to
    } lane { $lane }{ $down ->
        [yes] , face-down
       *[no] {""}
    }.
ow-log-summoned-down = { $who } { $how ->
        [normal] summons
       *[special] Special Summons
    } a creature face-down to lane { $lane }.
ow-log-piled = { $who } stacks a { $what } token on the tokens in lane { $lane }.
ow-log-casts = { $who } { $was ->
        [yes] uses the set card { $what } ({ $at })
       *[no] { $kind ->
            [rune] casts { $what } on stack { $lane }
           *[other] plays { $what }
        }
    }.
ow-log-spent = { $who } spends { $n ->
        [one] a soul
       *[other] { $n } souls
    }: { $souls }.
ow-log-sets = { $who } sets a card ({ $at }).
ow-log-sets-this = You set { $what } ({ $at }).
ow-log-stacks = { $who } places { $what } on stack { $lane }.
ow-log-activated = { $who }: { $what } – { $method ->
        [play] Play
        [reveal] Reveal
        [stackable] Stackable
        [hatch] Hatch
        [soul] Soul
        [trigger] its ability triggers
       *[activated] its ability is used
    }.
ow-log-targets = { $what } targets { $targets }.
ow-log-cancelled = Cancelled: { $what }.
ow-log-placed = { $what } is { $kind ->
        [arena] the Arena now
        [artifact] in play
       *[weapon] attached
    }.
ow-log-used = { $what } goes to the grave.
    .many = { $what } go to the grave.
ow-log-weapon-lost = { $what } comes off and goes to the grave.
    .many = { $what } come off and go to the grave.
ow-log-leaves = { $what } { $how ->
        [destroyed] is destroyed{ $cause ->
            [battle] {" "}in battle
            [effect] {" "}by an effect
           *[none] {""}
        }
        [tributed] is tributed
       *[left] leaves the field
    } and { ow-log-leaves.where }.
    .where = { $to ->
        [stack] becomes a soul
        [stack_bottom] goes under its stack
        [grave] goes to the grave
        [hand] returns to hand
        [banish] is banished
        [extra] returns to the Extra Deck
        [out] is removed from the game
       *[deck] goes to the deck
    }
    .many = { $what } { $how ->
            [destroyed] are destroyed{ $cause ->
                [battle] {" "}in battle
                [effect] {" "}by an effect
               *[none] {""}
            }
            [tributed] are tributed
           *[left] leave the field
        } and { $to ->
            [stack] become souls
            [stack_bottom] go under their stacks
            [grave] go to the grave
            [hand] return to hand
            [banish] are banished
            [extra] return to the Extra Deck
            [out] are removed from the game
           *[deck] go to the deck
        }.
ow-log-leaves-hidden = { $what } { $to ->
        [hand] returns to hand
        [extra] returns to the Extra Deck
       *[deck] goes to the deck
    }.
ow-log-sent = { $who }: { $what } { ow-log-sent.way }{ $open ->
        [yes] {""}
       *[no] {" "}(unseen by the others)
    }.
    .way = goes from the { $came ->
        [deck] deck
        [extra] Extra Deck
        [grave] grave
        [banish] banish zone
       *[hand] hand
    } { $to ->
        [stack] onto a stack
        [stack_bottom] under a stack
        [grave] to the grave
        [hand] to the hand
        [banish] to the banish zone
        [extra] to the Extra Deck
       *[deck] to the deck
    }
ow-log-sent-hidden = { $who }: a card { ow-log-sent.way }.
ow-log-token-removed = { $what } makes room and is removed from the game.
    .many = { $what } make room and are removed from the game.
ow-log-revealed = { $what } ({ $at }) is turned face-up{ $by ->
        [attack] {" "}by an attack
        [effect] {" "}by an effect
       *[player] {""}
    }.
ow-log-turned-down = { $what } is turned face-down.
    .many = { $what } are turned face-down.
ow-log-moved = { $what } moves to lane { $lane }.
ow-log-swapped = { $a } and { $b } change lanes.
ow-log-stays-away = The creature that { $who } summons can’t come.
ow-log-control = { $who } takes { $what } to lane { $lane }.
ow-log-attacks = { $who }: { $what } attacks lane { $lane }.
ow-log-attack-ends = The attack ends without a result.
ow-log-battle = { $a } strikes with { $atk } against { $against }, { $d } with { $back } against { $left }.
ow-log-damaged = { $what } takes { $n } damage ({ $on } in all).
    .many = { $what } take { $n } damage each ({ $on } in all).
ow-log-lf-lost = { $who } loses { $n } LF{ $how ->
        [direct] {" "}to a direct attack
        [recoil] {" "}to recoil
        [cost] {" "}as a cost
       *[other] {""}
    }: { $left } left.
ow-log-lf-restored = { $who } regains { $n } LF: { $left } now.
ow-log-instead = { $card }: something else happens instead.
ow-log-lasting = { $card }: { $what }.
ow-log-picked = { $card } picks { $what }.
ow-log-toss = { $who } tosses a coin for { $what }: { $result ->
        [success] Success
       *[failure] Failure
    }.
ow-log-roll = { $who } rolls a die for { $what }: { $n }.
ow-log-shuffles = { $who } shuffles the deck.
    .many = { $who } shuffle their decks.
ow-log-draws = { $who } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }.
    .many = { $who } draw { $n ->
            [one] a card
           *[other] { $n } cards
        } each.
ow-log-draws-these = { $who } draws { $cards }.
ow-log-no-card = { $who } has no card left to draw.
    .many = { $who } have no card left to draw.
ow-log-discards = { $who } discards { $cards }{ $random ->
        [yes] {" "}at random
       *[no] {""}
    }.
ow-log-mills = { $who }: { $cards } { $to ->
        [banish] banished
       *[grave] put into the grave
    } from the deck.
ow-log-looks = { $who } looks at { $zone ->
        [hand] { $owner }’s hand
        [extra] { $owner }’s Extra Deck
       *[deck] the top { $n ->
            [one] card
           *[other] { $n } cards
        } of { $owner }’s deck
    }.
ow-log-sees = { $zone ->
        [hand] In { $owner }’s hand
        [extra] In { $owner }’s Extra Deck
       *[deck] On top of { $owner }’s deck
    }: { $cards }.
ow-log-shows = Shown: { $cards }.
ow-log-searched = { $who } searches the deck{ $n ->
        [0] {" "}and takes nothing
        [one] {" "}and takes a card
       *[other] {" "}and takes { $n } cards
    }.
ow-log-searched-for = { $who } searches the deck and takes { $cards }.
ow-log-arranges = { $who } arranges the top of { $owner }’s deck: { $n ->
        [0] nothing
        [one] 1 card
       *[other] { $n } cards
    } to the bottom.

## Ends

ow-outcome-win = { $winner } has brought the opponent to 0 LF.
ow-outcome-draw = Both players are at 0 LF: a draw.
ow-outcome-conceded = { $winner }’s opponent conceded.
ow-outcome-deck = { $winner }’s opponent could not draw.
ow-outcome-decks = Neither player could draw: a draw.
ow-outcome-stalemate = Nobody drew a card or lost LF for { $n } turns: a draw.
ow-outcome-limit-draw = The limit of { $n } turns is reached: a draw.
ow-outcome-limit = The limit of { $n } turns is reached: { $winner } has more LF.
ow-outcome-loop = A loop that nobody breaks: a draw.

## Refusals

ow-no-115 = That costs more LF than you have.
ow-no-138 = It has been done often enough this turn.
ow-no-239 = An effect forbids it.
ow-no-308 = Your Extra Deck has nothing that it hatches.
ow-no-426 = Your Normal Summon of this turn is used up.
ow-no-427 = That is no Arena, Artifact or Weapon in your hand.
ow-no-428 = No creature of yours lies face-down there.
ow-no-429 = Attacks are made in the Battle Phase.
ow-no-432 = Creatures move in Main Phase 2 only.
ow-no-437 = In the Battle Phase nothing is played from the hand but in response.
ow-no-501 = Only creatures are summoned.
ow-no-503 = This creature cannot be Normal Summoned.
ow-no-510 = That lane cannot take it: it goes to one of your lanes that is empty or holds tokens.
ow-no-511 = It has been face-down only since this turn.
ow-no-516 = Its Tribute Cost has to be paid exactly, in creatures of yours.
ow-no-528 = You hold no such creature.
ow-no-562 = Tokens cannot be tributed.
ow-no-569 = Tokens move to empty lanes only.
ow-no-601 = You have no such Rune or Jinx there.
ow-no-608 = A Rune that is no Flash Rune cannot respond.
ow-no-611 = A Jinx is set, and never cast from the hand.
ow-no-612 = A Jinx cannot be used in the turn it was set.
ow-no-613 = A Jinx waits for the situation that it names.
ow-no-617 = From the hand Flash Runes are cast in your own turn only.
ow-no-619 = A Flash Rune that was set cannot be used in the same turn.
ow-no-620 = In this match Flash Runes answer cards and abilities only.
ow-no-629 = Only cards in your hand are set.
ow-no-630 = Only Runes and Jinxes are set face-down.
ow-no-652 = You have not enough souls for it.
ow-no-654 = You cannot pay all that it costs.
ow-no-655 = That is no soul: only face-up creature cards in a stack can pay.
ow-no-659 = Exactly its cost is paid.
ow-no-661 = That is no soul of yours.
ow-no-663 = After that payment nothing could be targeted.
ow-no-666 = No other creature of yours stands there.
ow-no-756 = It needs a face-up creature of yours.
ow-no-801 = No creature of yours stands in that lane.
ow-no-810 = It has attacked already this turn.
ow-no-811 = A face-down creature cannot attack.
ow-no-902 = It has no arrows.
ow-no-903 = It does not point to that lane.
ow-no-904 = It has moved the other way this turn.
ow-no-905 = It has moved already this turn.
ow-no-906 = Another creature stands there.
ow-no-907 = In this match the lanes on the way have to be empty.
ow-no-909 = There is no such lane.
ow-no-910 = A face-down creature cannot move.
ow-no-913 = No creature of yours stands there.
ow-no-939 = You have placed a Stackable card this turn.
ow-no-945 = You hold no such Stackable card.
ow-no-946 = It has not been face-up since before this turn.
ow-no-948 = That ability cannot be used now.
ow-no-958 = Nothing of that can be used here.
ow-no-972 = There is no legal target for it.

## Decks

ow-deck-section = Unknown section { $section }; a deck has deck, extra and side.
ow-deck-size = The { $section ->
        [deck] main deck has { $least } to { $most } cards
        [extra] Extra Deck has at most { $most } cards
       *[side] Side Deck has at most { $most } cards
    }, not { $given }.
ow-deck-unknown = No card is called { $card }.
ow-deck-token = { $card } is a token and cannot be in a deck.
ow-deck-extra = { $card } { $section ->
        [extra] is no Extra Deck card
       *[deck] belongs in the Extra Deck
    }.
ow-deck-copies = { $card } is there { $n } times; this match allows { $most }.

## Words and marks, explained

ow-term-places = **a3, a3.1, a3w1** · What things are called: A’s lane 3, the bottom card of the stack behind it, the first Weapon of the creature there.
ow-term-lf = **Life Force (LF)** · You begin with 2000; who has 0 has lost.
ow-term-lane = **Lane, stack** · A place for one creature, and the pile of cards behind it. Creatures fight only the enemy lane of the same number.
ow-term-soul = **Soul** · A creature card lying face-up in a stack: destroyed or tributed creatures go there. Souls strengthen their lane and pay for cards.
ow-term-bonus = **+100/+200** · A Soul Bonus: what a soul, or an Artifact under another card, adds to ATK and DEF in its lane.
ow-term-cost = **Cost** · On a creature how many others have to be tributed, on any other card how many souls have to be spent.
ow-term-down = **Face-down** · Only its player knows what it is. A creature placed so can be turned up from that player’s next turn on; an attack turns it up at once.
ow-term-damage = **Damage** · Stays on a creature until the next Draw Phase and lowers the DEF that counts.
ow-term-recoil = **Recoil** · Who attacks a creature with more DEF than the attacker’s ATK loses the difference in LF.
ow-term-rune = **Rune** · Cast in your own Main Phases, from the hand or where it was set. A Continuous Rune stays; a Flash Rune may also respond.
ow-term-jinx = **Jinx** · Set face-down; from the next turn on it can be used when what it names happens.
ow-term-artifact = **Artifact** · Works as the top card of its stack; under another card it gives its Soul Bonus instead.
ow-term-arrows = **Arrows** · How many lanes to its player’s left and right a creature points to: where it can move in Main Phase 2.
ow-term-methods = **Play, Reveal, Stackable, Hatch, Soul** · When what a creature does happens: as it is summoned face-up, as it is turned up, as it is put on a stack, as it is tributed to hatch, or while it is a soul.
ow-term-window = **To respond** · After each announcement and each action you may use a set card or a Flash Rune; to pass is to let it happen.
ow-term-zones = **Grave, banish zone** · Where used and spent cards go, and where cards go that an effect banishes. Both lie open.
