# Raise, Rise & Die: what is asked, done, logged and refused.

goal-raise_rise_die = Goal: strike at your opponent’s Top Souls with the cards that you lay, and bring their hit points to 0.
same-raise_rise_die = lay play put attack hit strike, counter block, high head top, low legs feet

## Names

rrd-at = { $name } ({ $at })
rrd-thing = { $name }
rrd-card = { $name } (SV { $sv }){ $n ->
        [1] {""}
       *[other] , copy { $n }
    }
rrd-slot-name = { $slot ->
        [high] High
        [body] Body
        [low] Low
        [right] Right
       *[left] Left
    }
rrd-slot = { $who }’s { rrd-slot-name }
rrd-link = #{ $number }: { $name }
rrd-ordered = { $number }: { $card }
rrd-shield = { $number }: { $card }
rrd-shield-none = None
rrd-marker = { $marker ->
        [poison] Poison
        [bleed] Bleed
       *[omen] Omen
    }
rrd-take-of = { $n } { rrd-marker } of { $who }
rrd-pass = Nothing
rrd-decline = Do not counter
rrd-pass-turn = Pass
rrd-verb = { $verb ->
        [lay] Lay a card
        [counter] Counter with a card
        [alone] Use an instant alone
        [answer] Answer with an instant
       *[use] Use a card in play
    }
rrd-transcend = { $so ->
        [yes] Transcended (−{ $n } HP)
       *[no] Not transcended
    }
rrd-back = Take it back
rrd-die = Do it, and lose
rrd-frenzy-stop = Don’t play it again
rrd-frenzy-again = Play it again (cost { $n })
rrd-object-slot = Object slot { $n }{ $full ->
        [yes] {" "}(replaces { $card })
       *[no] {""}
    }
rrd-leave = Leave it in its slot
rrd-latent-stop = Draw no more
rrd-latent-deck = Draw from the deck
rrd-latent-void = Draw from the Void
rrd-search-yes = Search
rrd-search-no = Do not search
rrd-search-none = Take nothing
rrd-start-me = I start
rrd-start-foe = My opponent starts
rrd-body = { $kind ->
        [assault] Damage
        [support] Break
       *[defence] Block
    } { $value }, SV { $sv }. { $text }

## Windows

raise_rise_die-window-before = a turn, or a repetition, is about to begin
raise_rise_die-window-after = a card has been laid
raise_rise_die-window-counter = a card can be countered
raise_rise_die-window-instant = an instant used alone can be answered
rrd-about-before = { $who }’s turn begins
rrd-about-again = { $who } may play { $card } once more
rrd-about-block = { $who }: Block { $n }
rrd-about-card = { $who }: { $card } ({ $kind ->
        [assault] Damage
        [support] Break
       *[defence] Block
    } { $value }) on { $where }
rrd-about-effect = { $card }: { $text }

## Questions

rrd-ask-turn = Your turn: lay a card, or pass?
rrd-ask-lay = Which card do you lay?
rrd-ask-counter = With which card do you counter?
rrd-ask-counter-it = Do you counter it?
rrd-ask-react = Do you react?
rrd-ask-moment = Which card do you use { $moment ->
        [upkeep] in upkeep
       *[bout-end] at the end of the bout
    }?
rrd-ask-alone = Which instant do you use alone?
rrd-ask-answer = With which instant do you answer?
rrd-ask-use = Which card do you use?
rrd-ask-target = Which card do you answer?
rrd-ask-slot = On which slot?
rrd-ask-transcend = Do you transcend it?
rrd-ask-cover = Which other slots does it cover ({ $n } at most)?
rrd-ask-sacrifice = { $n ->
        [0] Do you sacrifice cards? Your Reserve: { $reserve }.
       *[other] Which cards do you sacrifice, in which order? { $n ->
            [one] 1 point is missing
           *[other] { $n } points are missing
        }; your Reserve: { $reserve }.
    }
rrd-ask-lethal = It costs you your last HP: you would lose. Do you mean it?
rrd-ask-frenzy = Frenzy: do you play { $card } once more ({ $n } of { $of })?
rrd-ask-place = In which object slot does { $card } go?
rrd-ask-latent = Do you draw one more card? It uses up 1 latent potential, your extra cards for the whole match: { $n } left.
rrd-ask-void = Which card of your Void?
rrd-ask-worth = { $whole ->
        [yes] Your hand is worth less than { $n } SV: in which order do you { $how ->
            [sacrifice] sacrifice
           *[forget] discard
        } all of it?
       *[no] Which cards do you { $how ->
            [sacrifice] sacrifice
           *[forget] discard
        }, in which order? They must be worth at least { $n } SV, with none to spare.
    }
rrd-ask-discard = { $n ->
        [one] Which card do you discard?
       *[other] Which { $n } cards do you discard, in which order?
    }
rrd-ask-search = Do you search your deck for a card of SV { $sv }?
rrd-ask-take = Which card of SV { $sv } do you take?
rrd-ask-swap = Which card of SV { $sv } do you exchange with one of your discard?
rrd-ask-swap-back = Which card of your discard do you take?
rrd-ask-starter = You passed first: who starts this bout?
rrd-ask-infuse = Which of your cards in slots do you infuse ({ $n } at most)? Their blue text works from the next bout on.
rrd-ask-gather = In which order do you gather your { $n } cards? The first goes into your discard first.
rrd-ask-order = In which order do your { $n } effects apply?
rrd-ask-instead = What happens instead?
rrd-ask-take-of = Whose { rrd-marker } marker is destroyed?
rrd-ask-block = On which slot do you block { $n }?
rrd-ask-weak = Which slot of your opponent gets Weak Point { $n }?
rrd-ask-room = There is no room for all: which one goes?

## The log

rrd-log-first = { $who } starts the first bout, by chance.
rrd-log-starts = { $who } starts this bout.
rrd-log-bout = Bout { $n }: Preparation.
rrd-log-clash = Clash: { $who } has the first turn.
rrd-log-consolidation = Consolidation.
rrd-log-shuffles = { $who } shuffles their deck.
    .many = { $who } shuffle their decks.
rrd-log-draws = { $who } draws { $open ->
        [yes] the Top Soul { $soul }{ $n ->
            [0] {""}
            [one] {" "}and 1 card
           *[other] {" "}and { $n } cards
        }
       *[no] { $n ->
            [one] 1 card
           *[other] { $n } cards
        }
    }.
    .many = { $who } each draw { $open ->
            [yes] the Top Soul { $soul }{ $n ->
                [0] {""}
                [one] {" "}and 1 card
               *[other] {" "}and { $n } cards
            }
           *[no] { $n ->
                [one] 1 card
               *[other] { $n } cards
            }
        }.
rrd-log-draws-these = { $who } draws { $cards }.
rrd-log-no-card = { $who } has no card left to draw.
    .many = { $who } have no card left to draw.
rrd-log-latent = { $who } uses { $n } latent potential ({ $left } left){ $void ->
        [0] {""}
       *[other] {""}, of which { $void } for the Void: { $cards }
    }.
rrd-log-from-void = { $who } draws { $card } from the Void.
rrd-log-top-soul = { $who }’s Top Soul: { $card } (SV { $sv }).
rrd-log-passes = { $who } { $forced ->
        [yes] is Stunned and has to pass
       *[no] passes
    }.
    .many = { $who } { $forced ->
            [yes] are Stunned and have to pass
           *[no] pass
        }.
rrd-log-sacrifices = { $who } sacrifices { $cards }: Reserve +{ $n } ({ $left }).
rrd-log-transcends = { $who } transcends { $card } for { $n } HP.
rrd-log-lays = { $who } { $role ->
        [opener] lays
        [counter] counters with
        [answer] answers with
       *[alone] uses
    } { $card } on { $where } (cost { $cost }).
rrd-log-uses = { $who } uses { $card }.
    .many = { $who } uses { $card }.
rrd-log-countered = { $card } is entirely countered.
    .many = { $card } are entirely countered.
rrd-log-voided = { $card } was transcended and goes to the Void.
    .many = { $card } were transcended and go to the Void.
rrd-log-placed = { $card } goes to { $who }’s object slot { $n }.
rrd-log-replaced = { $card } is replaced and goes to the discard.
    .many = { $card } are replaced and go to the discard.
rrd-log-infused = { $who } infuses { $card }.
    .many = { $who } infuses { $card }.
rrd-log-gathers = { $n ->
        [one] { $who } gathers 1 card
       *[other] { $who } gathers { $n } cards
    }; { $under ->
        [one] 1 card goes
       *[other] { $under } cards go
    } under the deck.
    .many = { $n ->
            [one] { $who } gather 1 card
           *[other] { $who } gather { $n } cards
        } each; { $under ->
            [one] 1 card each goes
           *[other] { $under } cards each go
        } under their decks.
rrd-log-readied = All used cards are turned upright.
rrd-log-emptied = Both Reserves are emptied.
rrd-log-struck = { $who } { $how ->
        [burned] is burned for { $n }
       *[damaged] takes { $n } damage
    }.
rrd-log-soul-lost = { $who }’s Top Soul { $card } (SV { $sv }) is { $how ->
        [burn] burned
       *[damage] discarded
    }: HP { $before } → { $left }.
rrd-log-hp-lost = { $who } loses { $n } HP ({ $left } left).
rrd-log-hp-gained = { $who } regains { $n } HP ({ $left }).
rrd-log-markers = { $who } gets { $n } { rrd-marker } ({ $left }).
    .many = { $who } get { $n } { rrd-marker } each ({ $left }).
rrd-log-unmarked = { $who } loses { $n } { rrd-marker } ({ $left } left).
    .many = { $who } lose { $n } { rrd-marker } each ({ $left } left).
rrd-log-discards = { $who } discards { $cards }.
rrd-log-searches = { $who } searches the deck and takes { $shown ->
        [yes] { $card }
       *[no] a card of SV { $sv }
    }.
rrd-log-finds-nothing = { $who } searches the deck and takes nothing.
rrd-log-swaps = { $who } exchanges { $given } with { $back } of the discard.
rrd-log-moves = { $hidden ->
        [yes] A card of { $who }’s
       *[no] { $who }’s { $card }
    } goes { $to ->
        [hand] to the hand
        [discard] to the discard
        [void] to the Void
        [deck_top] on top of the deck
       *[deck_bottom] under the deck
    }.
rrd-log-destroyed = { $card } is destroyed.
    .many = { $card } are destroyed.
rrd-log-turned = { $card } is turned { $used ->
        [yes] sideways
       *[no] upright
    }.
    .many = { $card } are turned { $used ->
            [yes] sideways
           *[no] upright
        }.
rrd-log-taken = { $who } takes control of { $card }.
rrd-log-looks = { $who } looks at { $n ->
        [one] 1 card
       *[other] { $n } cards
    } of { $owner }’s { $zone ->
        [hand] hand
       *[deck] deck
    }.
rrd-log-looks-at = { $who } looks into { $owner }’s { $zone ->
        [hand] hand
       *[deck] deck
    }: { $cards }.
rrd-log-stunned = { $who } is Stunned.
    .many = { $who } are Stunned.
rrd-log-unstunned = { $who } is no longer Stunned.
    .many = { $who } are no longer Stunned.
rrd-log-figure = { $who }’s { $what ->
        [latent] latent potential
       *[reserve] Reserve
    } is now { $n }.
rrd-log-blocks = { $who } blocks { $n } of { $card } on { $where }.
rrd-log-weak = { $where } gets Weak Point { $n } ({ $left } in all).
rrd-log-lasting = { $card }: { $what }.
rrd-log-instead = { $card } changes what happens.
rrd-log-picked = { $card }: chance picks { $what }.
rrd-log-toss = { $who } tosses a coin for { $what }: { $result ->
        [success] Success
       *[failure] Failure
    }.
rrd-log-roll = { $who } rolls { $n } for { $what }.
rrd-log-concedes = { $who } concedes.
rrd-outcome-hp = { $who } has no HP left.
rrd-outcome-both = Both players lose at the same instant: the match is a draw.
rrd-outcome-deck = { $who } has no card left to lose.
rrd-outcome-conceded = { $winner }’s opponent concedes.
rrd-outcome-stall = The same position for the { $n ->
        [2] second
        [3] third
       *[other] fifth
    } time: the match is a draw.
rrd-outcome-loop = Effects set each other off without end: the match is a draw.

## Decks

rrd-deck-section = A deck has no section { $section }.
rrd-deck-unknown = There is no card { $card }.
rrd-deck-kind = { $card } is not for the section { $section }.
rrd-deck-character = A deck has exactly one character, not { $n }.
rrd-deck-weapons = A deck has 1 to { $most } weapons, not { $n }.
rrd-deck-archetypes = The weapons are of different archetypes.
rrd-deck-size = The deck has { $n } cards; the character’s Ether asks for exactly { $ether }.
rrd-deck-copies = { $card } is there { $n } times; at most 3 copies are allowed.
rrd-deck-archetype = { $card } is not of the archetype of the weapons.
rrd-deck-dedicated = { $card } is dedicated to a weapon of class { $weapon }, and none is equipped.

## Refusals

rrd-no-303 = It has been used this bout already.
rrd-no-504 = Your Void is empty.
rrd-no-507 = There is no mulligan.
rrd-no-610 = Only the top card of the Void can be drawn.
rrd-no-612 = Latent potential is used in the draw step alone.
rrd-no-701 = It is not your turn to lay a card.
rrd-no-702 = On your turn you lay one card of your hand, or pass.
rrd-no-708 = Cards are sacrificed from the hand, while a cost is paid, and never the card itself.
rrd-no-709 = Your Reserve and what you sacrifice do not reach the cost.
rrd-no-712 = An assault is laid on the opponent’s mat.
rrd-no-713 = This card is laid on your own mat.
rrd-no-714 = A defence is laid to counter an assault, and not to open.
rrd-no-715 = That slot is not optimal for the card.
rrd-no-801 = A counter is laid on the slot of the card that it answers.
rrd-no-803 = These two cards do not counter each other.
rrd-no-804 = That slot is not optimal for the counter.
rrd-no-816 = It was entirely countered.
rrd-no-827 = A defence cannot be countered.
rrd-no-829 = Only the last opposing card of the exchange can be countered.
rrd-no-831 = A counter was laid on it.
rrd-no-901 = An instant is played in reaction windows alone, and other cards never are.
rrd-no-914 = A defence answers an opposing assault that waits; there is none.
rrd-no-915 = Instants are played in the Clash alone.
rrd-no-1101 = It has no infusion text, or is not yours.
rrd-no-1104 = It was not laid on an optimal slot.
rrd-no-1105 = It was used to counter.
rrd-no-1106 = No socket is free.
rrd-no-1107 = An infusion stays until an effect removes it; infusing is done in Consolidation.
rrd-no-1114 = It stands in an object slot.
rrd-no-1203 = You have no such object slot.
rrd-no-1205 = Your own object is only discarded when another one replaces it.
rrd-no-1206 = A valid object is left in its slot only if all object slots are full.
rrd-no-1207 = There is nothing to use there.
rrd-no-1208 = It lies sideways.
rrd-no-1210 = It is not used at this moment.
rrd-no-1212 = It is played as a support, on your turn or as a counter; or it is no such object.
rrd-no-1213 = What it asks for cannot be paid in full.
rrd-no-1301 = It has neither a second sphere nor a red text.
rrd-no-1309 = It was transcended.
rrd-no-1310 = Transcending is announced when the card is laid.
rrd-no-1408 = Its restriction is not met.
rrd-no-1410 = It is not yours to use.
rrd-no-1418 = A card forbids it.
rrd-no-1501 = Its Amplitude covers fewer slots.
rrd-no-1502 = Without Transcend only optimal slots are covered.
rrd-no-1527 = It costs nothing, so nothing is sacrificed for it.
rrd-no-1533 = Nobody has a turn between repetitions.
rrd-no-1534 = Who took one repetition takes all the following ones.
rrd-no-1538 = Only the same card is repeated.
rrd-no-1578 = A Stunned player lays no card.
rrd-no-1703 = Only a card in a slot can be infused.
rrd-no-1809 = Nobody looks into a deck.
rrd-no-1815 = House options are fixed for the whole match.

## Terms

rrd-term-places = **ah, bl, ao1, #2** · How things are named: the slot High of A’s mat, Left would be g, Low l; A’s first object; the second card of the exchange.
rrd-term-ether = **Ether, HP** · You begin with as many hit points (HP) as your character has Ether; at 0 you have lost.
rrd-term-sv = **SV** · Soul Value: what a card costs, what it gives when it is sacrificed, and the HP it costs you when it is lost as Top Soul.
rrd-term-reserve = **Reserve** · The points left after sacrificing; it pays for cards, and is emptied at the end of the bout.
rrd-term-top-soul = **Top Soul** · The face-up first card of a deck: damage takes it away, and you lose its SV in HP.
rrd-term-potential = **Active and latent potential** · How many cards you draw each bout, and how many more in the whole match.
rrd-term-optimal = **Optimal slot** · Where a card may be laid, and where its text works.
rrd-term-transcend = **Transcend** · You pay the cost in HP as well: second sphere, red text, any slot; then the card goes to the Void.
rrd-term-exchange = **Exchange** · A card and all that counters it, settled from the last card back to the first.
rrd-term-instant = **Instant** · A card for reaction windows: alone, or as an answer to a card that waits.
rrd-term-infusion = **Infusion** · A card in a socket: its blue text works from the next bout on.
rrd-term-object = **Object** · A card in an object slot, used once a bout by turning it sideways.
rrd-term-void = **Void** · Sacrificed, transcended and burnt cards; they do not come back by themselves.
