# Riftborn Tactics (Blitz): what is asked, done, logged and refused.

goal-riftborn = Goal: lead your ranks of creatures, grow in Level, and bring your opponent’s life to 0.
same-riftborn = attack fight hit shoot strike, play cast summon, move go run walk retreat advance withdraw

## Names

rb-at = { $name } ({ $at })
rb-thing = { $name }
rb-card = { $name }
rb-held = { $name }{ $n ->
        [1] {""}
       *[other] {" "}(copy { $n })
    }
rb-face-down = the face-down creature { $at }
rb-slot = { $where ->
        [new] { $rank ->
            [1] the front rank
           *[other] a new rank behind
        }
        [between] rank { $rank }, between { $left } and { $right }
        [left] rank { $rank }, left of { $right }
       *[right] rank { $rank }, right of { $left }
    }
rb-play-option = { $name } (Level { $level }, { $xp } Experience)
rb-attack-option = { $what }: { $mode ->
        [adjacent] adjacent
        [ranged] at range
        [open] along an open way
       *[flight] by FLIGHT
    }, { $known ->
        [yes] retaliation { $n }
       *[no] retaliation unknown
    }
rb-attack-player = { $who }, the player: { $mode ->
        [ranged] at range
        [open] the way is free
       *[flight] by FLIGHT
    }
rb-action = { $name } – { $text }
rb-trick-effect = { $what }: { $text }
rb-goal-swap = swap with { $what }{ rb-goal-swap.more }
    .more = { $shifts ->
        [0] {""}
        [1] ; { $others } shifts
       *[other] ; { $others } shift
    }{ $n ->
        [0] {""}
       *[other] ; struck by { $warned }
    }
rb-goal-step = { $slot }{ rb-goal-swap.more }
rb-warned = { $what } ({ $known ->
        [yes] { $n }
       *[no] ?
    })
rb-ordered = { $number }: { $card }
rb-morale = { $mode ->
        [damage] Damage
       *[health] Health
    }
rb-stop = Stop here
rb-anyway = Yes, all the same
rb-first = First
rb-second = Second
rb-verb = { $verb ->
        [play] Play a card
        [move] Move a creature
        [attack] Attack
        [act] Use another Action
        [weapon] Use a Weapon
        [armour] Order your Armour
       *[end] End the turn
    }
rb-about-effect = { $card }: { $text }
rb-standing = { $attack }/{ $left }{ $hurt ->
        [yes] {" "}of { $most }
       *[no] {""}
    }. { $text }
rb-body = { $kind ->
        [armour] Health { $health }. { $text }
       *[other] { $attack }/{ $health }. { $text }
    }

## Questions

rb-ask-main = Your turn: what do you do?
rb-ask-play = Play which card?
rb-ask-slot = Where does it stand?
rb-ask-move = Which creature moves?
rb-ask-goal = Where to?
rb-ask-attack = Attack with which creature?
rb-ask-target = Attack whom?
rb-ask-act = An Action of which creature?
rb-ask-action = Which Action?
rb-ask-weapon = Which Weapon?
rb-ask-armour = In which order does your Armour absorb damage?
rb-ask-aimless = There is nothing that it could be aimed at. Play it all the same?
rb-ask-unhurt = There is nothing to heal. Use the Action all the same?
rb-ask-named = { $card }: { $what }
rb-ask-second = The second attack: on whom?
rb-ask-passes = { $n } damage passes on: to whom?
rb-ask-place = Where does { $what } stand?
rb-ask-dash = { $n ->
        [one] 1 tile is left: where to?
       *[other] { $n } tiles are left: where to?
    }
rb-ask-morale = { $what }: does its MORALE give the friends adjacent to it damage or Health? Later it can use its Action to switch.
rb-ask-tricks = { $n ->
        [one] Put a TRICK card into play, face-down?
       *[other] Put up to { $n } TRICK cards into play, face-down?
    }
rb-ask-trick = { $card } has been set off: which TRICK effect?
rb-ask-order = { $n } of yours take effect: in which order, first to last?
rb-ask-discard = { $n ->
        [one] Discard which card?
       *[other] Discard which { $n } cards?
    }
rb-ask-search = { $n ->
        [one] Take which card out of your library?
       *[other] Take which cards out of your library? (up to { $n })
    }
rb-ask-arrange = In which order do they lie, the first on top?
rb-ask-sacrifice = { $n ->
        [one] Give up which creature?
       *[other] Give up which { $n } creatures?
    }
rb-ask-mulligan = Which cards do you exchange for as many new ones (those of a high Level, for instance)?
rb-ask-first = Do you go first or second?

## Windows

riftborn-window-trick = a TRICK card of yours is used (passing: your foremost creature’s first effect)

## Log

rb-log-exchanges = { $who } exchanges { $n ->
        [0] no card
        [one] 1 card
       *[other] { $n } cards
    }.
rb-log-flip = { $who } { $chooses ->
        [yes] wins the flip
       *[no] goes first
    }.
rb-log-first = { $who } goes first.
rb-log-turn = Turn { $n }: { $who }.
rb-log-shields = The Shield tokens of { $who } vanish.
rb-log-ready = The creatures of { $who } are ready.
rb-log-xp = { $who } { $way ->
        [up] gains
       *[down] loses
    } { $n } Experience{ $how ->
        [kill] {" "}for a kill
       *[other] {""}
    } ({ $total } in all).
rb-log-level = { $who } is Level { $n } now.
rb-log-plays = { $who } plays { $what } (Level { $n }).
rb-log-plays-down = { $who } plays a creature face-down (Level { $n }).
rb-log-enters = { $what } takes its place at { $at }.
rb-log-enters-down = A face-down creature takes its place at { $at }.
rb-log-morale = The MORALE of { $what } gives { $mode ->
        [damage] damage
       *[health] Health
    } now.
rb-log-waits = { $what } stays beside its player until its effect is over.
rb-log-used = { $what } { $to ->
        [removed] is removed from the game
       *[discard] goes to the Discard pile
    }.
rb-log-turned-up = { $what } is turned face-up.
rb-log-attacks = { $who }: { $what } attacks { $target }{ $mode ->
        [ranged] {" "}at range
        [open] {" "}along an open way
        [flight] {" "}by FLIGHT
       *[adjacent] {""}
    }.
rb-log-attack-ends = The attack ends without damage.
rb-log-damaged = { $what } takes { $n } { $kind ->
        [retaliation] retaliation damage
        [opportunity] Attack of Opportunity damage
       *[attack] damage
    }{ $absorbed ->
        [0] {""}
       *[other] , { $absorbed } absorbed by Shields
    } ({ $on } in all).
rb-log-hurt = { $who } loses { $n } life: { $left } left.
rb-log-absorbs = { $what } absorbs { $n } damage: { $left } left.
rb-log-opportunity = { $what } strikes at { $target } as it moves away ({ $n }).
rb-log-heals = { $n } damage is healed from { $what }.
rb-log-life-gained = { $who } regains { $n } life: { $left } now.
rb-log-life-lost = { $who } loses { $n } life: { $left } left.
rb-log-tokens = { $what }: { $n } { $token ->
        [rage] Rage
        [health] Health
        [shield] Shield
        [weakness] Weakness
       *[decay] Decay
    } { $n ->
        [one] token
       *[other] tokens
    } { $way ->
        [on] put on
       *[off] taken off
    }.
    .many = { $what }: { $n } { $token ->
            [rage] Rage
            [health] Health
            [shield] Shield
            [weakness] Weakness
           *[decay] Decay
        } { $n ->
            [one] token
           *[other] tokens
        } { $way ->
            [on] put on
           *[off] taken off
        } each.
rb-log-leaves = { $what } ({ $at }) { $how ->
        [dies] dies
       *[left] leaves the field
    }{ $to ->
        [discard] {""}
        [out] {""}
        [removed] {" "}and is removed from the game
        [hand] {" "}and returns to hand
       *[library] {" "}and goes to the library
    }.
rb-log-revived = { $what } returns to life with { $n } Damage { $n ->
        [one] token
       *[other] tokens
    }.
rb-log-broken = { $what } is destroyed{ $to ->
        [removed] {" "}and removed from the game
       *[discard] {""}
    }.
rb-log-sent = { $who }: { $what } goes { rb-log-sent.to }.
    .to = { $to ->
        [hand] to the hand
        [discard] to the Discard pile
        [removed] out of the game
       *[library] to the library
    }
rb-log-sent-hidden = { $who }: a card goes { rb-log-sent.to }.
rb-log-moves = { $what } moves, from { $was }.
rb-log-swaps = { $a } and { $b } change places.
rb-log-placed = { $what } is moved there.
rb-log-transforms = { $what } becomes { $into } ({ $at }).
rb-log-control = { $who } takes control of { $what }.
rb-log-acts = { $what } uses { $name }.
rb-log-marked = { $what } { $how ->
        [charmed] cannot attack
       *[pacified] cannot use its Action
    } on its next turn.
rb-log-readies = { $what } readies itself: +{ $n } for its next attack.
rb-log-refreshed = { $what } is ready again.
    .many = { $what } are ready again.
rb-log-armours = { $who } orders the Armour: { $what }.
rb-log-repairs = { $what } is repaired: { $left } left.
rb-log-triggers = { $what } takes effect.
rb-log-lasting = { $card }: { $what }.
rb-log-picked = { $card } picks { $what }.
rb-log-toss = { $who } tosses a coin for { $what }: { $result ->
        [success] Success
       *[failure] Failure
    }.
rb-log-roll = { $who } rolls a die for { $what }: { $n }.
rb-log-tricks = { $who } puts { $n ->
        [one] a TRICK card
       *[other] { $n } TRICK cards
    } into play, face-down.
rb-log-tricks-these = You put { $cards } into play, face-down.
rb-log-sprung = { $who }: { $what } is set off.
rb-log-no-trick = { $who } has no living creature with TRICK: nothing happens.
rb-log-trick-effect = The TRICK of { $what } takes effect.
rb-log-shuffles = { $who } shuffles the library.
rb-log-reshuffles = { $who } shuffles the Discard pile into the library.
rb-log-draws = { $who } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }.
rb-log-draws-these = { $who } draws { $cards }.
rb-log-no-card = { $who } has no card left to draw.
rb-log-discards = { $who } discards { $cards }{ $random ->
        [yes] {" "}at random
       *[no] {""}
    }.
rb-log-mills = { $who } puts { $cards } from the library into the Discard pile.
rb-log-looks = { $who } looks at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of { $owner }’s library.
rb-log-sees = On top of { $owner }’s library: { $n ->
        [0] nothing
       *[other] { $cards }
    }.
rb-log-searched = { $who } searches the library{ $n ->
        [0] {" "}and takes nothing
        [one] {" "}and takes a card
       *[other] {" "}and takes { $n } cards
    }.
rb-log-searched-for = { $who } searches the library and takes { $cards }.
rb-log-concedes = { $who } concedes.

## Ends

rb-outcome-win = { $winner } has brought the opponent’s life to 0.
rb-outcome-draw = Both players have no life left: a draw.
rb-outcome-conceded = { $winner }’s opponent conceded.
rb-outcome-card = { $card } makes { $winner } the winner.
rb-outcome-loop = A loop that nobody can leave: a draw.
rb-outcome-limit = The limit of { $n } turns each is reached: { $winner } has more life.
rb-outcome-limit-draw = The limit of { $n } turns each is reached, with equal life: a draw.

## Refusals

rb-no-104 = That has no Attack to attack with.
rb-no-301 = You have no such creature or card on your side.
rb-no-311 = Its Level is higher than yours.
rb-no-312 = The Levels of the cards you play in a turn add up to no more than your Level.
rb-no-314 = The Level that you had as the turn began counts for all of it.
rb-no-326 = Your formation has no free place.
rb-no-361 = It has just come, and has no Action until your next turn.
rb-no-405 = There is no such place in your formation.
rb-no-406 = A new rank is added behind the others only.
rb-no-407 = A side has at most 3 ranks.
rb-no-408 = That rank is full: 5 creatures at most.
rb-no-501 = It has used that this turn.
rb-no-503 = That is more than one tile away.
rb-no-504 = It changes places with adjacent creatures only.
rb-no-505 = It changes places with creatures of your own side only.
rb-no-507 = A step leads to the place nearest to straight ahead or straight behind.
rb-no-508 = Nothing would change: there is nowhere it could go.
rb-no-509 = That rank is full: it can only change places there.
rb-no-510 = Inside its rank it moves by changing places with a neighbour.
rb-no-613 = It has no such Action.
rb-no-622 = Only enemy creatures and the enemy player are attacked.
rb-no-631 = The way to the player is not free.
rb-no-639 = That creature is out of reach.
rb-no-643 = That Weapon has no use left.
rb-no-644 = No free way leads from that creature to you, and it is out of the Weapon’s RANGE.
rb-no-646 = In this match a Weapon is used once a turn.
rb-no-648 = Weapons attack creatures only.
rb-no-816 = It is under CHARM and cannot attack this turn.
rb-no-819 = Only adjacent creatures can be chosen for that.
rb-no-823 = Its Move has been made, in one go.
rb-no-831 = It is DORMANT and cannot move.
rb-no-832 = It is DORMANT and cannot use an Action.
rb-no-835 = A DORMANT creature is not swapped.
rb-no-858 = A Creature with FLIGHT stands in front of it: it does not fly.
rb-no-873 = In this match only a creature of your rearmost rank heals you, and nobody the opponent.
rb-no-901 = It is under PACIFY and cannot use its Action this turn.
rb-no-906 = A PACIFIST cannot attack.
rb-no-951 = It is ROOTED and has no Move.
rb-no-966 = That Action cannot be used so.
rb-no-981 = Only adjacent creatures can attack it.
rb-no-982 = Weapons cannot attack a creature with STEALTH.
rb-no-1003 = There is no place adjacent to it.
rb-no-1110 = There is nothing that it could be used on.
rb-no-1117 = An effect forbids it.

## Decks

rb-deck-section = Unknown section { $section }; a deck is one list.
rb-deck-small = A deck has at least { $least } cards, not { $given }.
rb-deck-large = A deck has at most { $most } cards.
rb-deck-unknown = No card is called { $card }.
rb-deck-outside = { $card } is { $kind ->
        [trick] a TRICK card
       *[token] a token
    } and cannot be in a deck.
rb-deck-copies = { $card } is there { $n } times; { $most } { $most ->
        [one] is
       *[other] are
    } allowed.

## Words and marks, explained

rb-term-places = **S1a, N2c** · What places are called: side (S below, N above), rank from the front, letter from the left. S1:2 is a gap of S’s front rank, S:new a new rank behind.
rb-term-level = **Level** · How high the cards are that you may play; the Levels of all cards of a turn add up to no more than yours.
rb-term-xp = **Experience** · 300 each turn, and what cards and kills are worth. It raises your Level and is never spent.
rb-term-ranks = **Rank** · Up to 5 creatures side by side, always centred: when one comes or goes, the others shift by half a tile.
rb-term-adjacent = **Adjacent** · Neighbours in a rank, and those of the next rank that are not more than half a tile aside.
rb-term-way = **Open way** · Straight ahead with nobody in between: a creature may attack along it however far that is.
rb-term-opportunity = **Attack of Opportunity** · Who moves away from an enemy next to it takes half of that enemy’s Attack.
rb-term-retaliation = **Retaliation** · Half of the defender’s Attack, dealt back to an attacker that is not at range.
rb-term-action = **Move, Action** · Each creature has one of each on your turn, in either order.
rb-term-waiting = **Zz** · Has come this turn: it may move, but has no Action yet.
rb-term-weapon = **Weapon** · Attacks a creature from where you stand, behind your ranks, as often as it has uses left.
rb-term-armour = **Armour** · Absorbs damage to you until it is used up.
rb-term-tokens = **Tokens** · Rage and Weakness: Attack; Health and Decay: maximum Health; Shield: absorbs damage until your next turn.
rb-term-down = **Face-down** · A STEALTH creature: only its player knows what it is, and only adjacent creatures can attack it.
rb-term-trick = **TRICK card** · Lies face-down until its condition is met; then its player chooses a TRICK effect of a living creature.
rb-term-removed = **Removed** · Out of the game for good. The Discard pile is shuffled into an empty library.
