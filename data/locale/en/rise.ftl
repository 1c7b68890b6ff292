# Rise: what is asked, done, logged and refused.

same-rise = invoke cast play summon, attack fight hit strike

## Names

rs-at = { $name } ({ $at })
rs-thing = { $name }
rs-thing-in = { $name } ({ $zone ->
    [hand] hand
    [cemetery] Cemetery
   *[excluded] excluded
})
rs-card = { $name }{ $n ->
        [1] {""}
       *[other] {" "}(copy { $n })
    }
rs-payer = { $name }: { $n } of { $most } CP
rs-action = { $name } ({ $type ->
        [purchase] Direct Purchase
        [toss] Coin Toss
       *[dice] Dice Roll
    }{ $some ->
        [yes] , { $price }
       *[no] {""}
    })
rs-skill = { $name } ({ $n } CP)
rs-trigger = { $number }: { $what }
rs-trigger-of = { $number }: { $what } (for { $about })
rs-times = { $n }
rs-shield = { $number }: { $card }
rs-attack = { $what } attacks { $target }
rs-block = { $what } blocks { $attacker }
rs-no-block = No block
rs-nothing = nothing
rs-pass = Pass
rs-hand = your hand
rs-from-hand = { $name }: { $text }
rs-ask-from-hand = Use a card from your hand?
rs-log-from-hand = { $who } uses { $what } from the hand.
rs-done = Done
rs-keep = Keep this hand
rs-mulligan = Mulligan
rs-concede = Concede
rs-package-one = Draw 1 card, gain 2 coins
rs-package-two = Draw 2 cards, gain 1 coin
rs-without-action = Without its Action
rs-with-action = With { $name }
rs-price-gold = { $gold ->
        [0] free
        [one] 1 coin
       *[other] { $gold } coins
    }
rs-price-ether = { $ether } Ether
rs-price-both = { $gold ->
        [one] 1 coin
       *[other] { $gold } coins
    } and { $ether } Ether
rs-price-and = { $price } + { $acts }
rs-item-invoke = { $what }
rs-item-action = { $action } of { $what }
rs-item-skill = { $skill } of { $what }
rs-item-explode = the explosion of { $what }
rs-verb-invoke = Invoke a card
rs-verb-level = Play a Level Up
rs-verb-skill = Use a Summoner Skill
rs-verb-action = Use an Action
rs-verb-explode = Sacrifice an Explosive Creature
rs-verb-assimilate = Stack Creatures (Assimilation)
rs-verb-attack = Attack
rs-verb-pass = Pass the turn

## Windows

rise-window-pre_draw = before the draw
rise-window-restored = after Restoration
rise-window-attack_announced = attack announced
rise-window-attackers = attackers declared
rise-window-blocks = blocks declared
rise-window-turn_passed = turn passed
rise-window-chain = answer to another player’s play
rise-window-own = answer to your own play
rise-window-hand = answer out of your hand
rs-about-pre-draw = { $who } is about to draw
rs-about-restored = { $who }’s Restoration
rs-about-attack-announced = { $who } announces an attack
rs-about-attackers = { $who }’s attackers are declared
rs-about-blocks = the blocks against { $who } are declared
rs-about-turn-passed = { $who } passes the turn
rs-about-effect = { $card }: { $text }
rs-life = { $n } Life
rs-figures = Attack { $attack }, Defense { $defense }
rs-body = Attack { $attack }, Defense { $defense }. { $text }
rs-about-item = { $at }, { $who }: { $what }{ $aimed ->
        [yes] {" "}→ { $targets }
       *[no] {""}
    }

## Questions

rs-ask-main = What do you do?
rs-ask-main-end = After the attack: what do you do?
rs-ask-respond = Respond?
rs-ask-mulligan = { $n ->
        [0] Keep this hand or concede?
        [one] Keep this hand? 1 mulligan left.
       *[other] Keep this hand? { $n } mulligans left.
    }
rs-ask-package = Which Restoration package do you take?
rs-ask-cold = You cannot pay for every Cold: which ones are paid first?
rs-ask-invoke = Which card?
rs-ask-level = Which Level Up?
rs-ask-level-summoner = For which Summoner?
rs-ask-skill = A Skill of which Summoner?
rs-ask-which-skill = Which Skill?
rs-ask-action = An Action of which card?
rs-ask-which-action = Which Action?
rs-ask-copycat = Relaunch an Action of which card?
rs-ask-explode = Sacrifice which Creature?
rs-ask-assimilate = Which Creature is on top?
rs-ask-assimilate-parts = Which Creature does it cover?
rs-ask-host = Attach it to what?
rs-ask-target = { $what }{ $several ->
        [yes] {" "}({ $n })
       *[no] {""}
    }
rs-ask-more = Another target at the same price? ({ $n } paid for)
rs-ask-one-shot = With its Action, or without?
rs-ask-price = Pay in which currency?
rs-ask-payer = Which Summoner pays the Capacity Points?
rs-ask-sacrifice = Sacrifice what?
rs-ask-discard = { $n ->
        [one] Discard which card?
       *[other] Discard which { $n } cards?
    }
rs-ask-attackers = { $n ->
        [one] Which Creature attacks first, and whom?
       *[other] Attack { $n }: which Creature, and whom?
    }
rs-ask-advantage = { $what } has Advantage: what blocks it, or which Summoner is it aimed at?
rs-ask-block = { $attacker } attacks you with Attack { $attack }, Defense { $defense }: who blocks?
rs-ask-horde = In which order does { $what } face its attackers?
rs-ask-splash = Onto what does the Attack of { $what } splash?
rs-ask-summoner = { $what } deals { $n } damage: which Summoner takes it?
rs-ask-lose-summoner = { $who } loses a Summoner: which one?
rs-ask-order-triggers = { $n } of your effects happen now: in which order, first to last?
rs-ask-loop-count = { $card }: this repeats itself. How many more times, at most 20?
rs-ask-loop-draw = Decisions lead to the same position again and again. End the match as a draw? It is one if all agree, and after { $n } more times anyway.
rs-loop-on = Go on
rs-loop-draw = A draw
rs-ask-weakest = These are equally weak: which one is infected?
rs-ask-morph = Which Creature does your Morpher copy?
rs-ask-search = { $n ->
        [one] Take which card out of your library?
       *[other] Take which cards out of your library? (up to { $n })
    }
rs-ask-shield = { $what } would be destroyed: what happens instead?
rs-ask-wish =
    { $event ->
        [destroyed] { $what } would be destroyed
       *[damaged] { $what } would be damaged
    }. { $card }: { $text } Do you wish it?
rs-ask-first =
    { $event ->
        [toss_made] A coin for { $what } shows a { $kind ->
            [success] Success
           *[failure] Failure
        }
        [rolled] A die for { $what } shows { $n }
        [counter_placed] { $what } would get counters ({ $n })
        [drawn] { $what } would draw ({ $n })
        [discarded] { $what } would discard ({ $n })
        [coins_gained] { $what } would gain coins ({ $n })
        [ether_gained] { $what } would gain Ether ({ $n })
        [healed] { $what } would regain Life ({ $n })
        [returned] { $what } would return to a hand
        [restoration] { $what } would choose in the Restoration
        [summoner_lost] { $what } would be lost
       *[other] { $what } would go to the Cemetery
    }: what comes first?
rs-ask-instead = { $what } would be damaged: what happens instead?

## Log: setup and turns

rs-log-summoners = { $who } plays with { $cards }.
rs-log-libraries = The libraries are shuffled.
rs-log-first-roll = { $who } rolls { $n }.
rs-log-tie = A tie: { $who } roll again.
rs-log-first = { $who } begins.
rs-log-keeps = { $who } keeps their hand.
    .many = { $who } keep their hands.
rs-log-mulligan = { $who } mulligans ({ $n } of 3).
rs-log-concedes = { $who } concedes.
rs-log-turn = Turn { $n }: { $who }.
rs-log-no-restoration = { $who } begins the game: no card and no coin in Restoration this turn.
rs-log-cold = { $who } pays 1 coin for { $what }.
rs-log-cold-ends = Not paid for, { $what } disappears.
rs-log-passed = { $who } { $n ->
        [one] passes
       *[other] pass
    }.
rs-log-repeats = This position was there twice before.
rs-log-passes = { $who } passes the turn.
rs-log-points-lost = Summoner tilted at the end of the turn: the unspent Capacity Points of { $what } are lost.
rs-log-out = { $who } has lost both Summoners and is out.

## Log: plays

rs-log-invokes = { $who } plays { $what }{ $aimed ->
        [yes] {" "}on { $targets }
       *[no] {""}
    }{ $paid ->
        [yes] {" "}with { $payers }
       *[no] {""}
    }.
rs-log-action = { $who } uses { $action } of { $what }{ $aimed ->
        [yes] {" "}on { $targets }
       *[no] {""}
    }{ $paid ->
        [yes] {" "}for { $price }
       *[no] {""}
    }.
rs-log-skill = { $who } uses { $skill } of { $what }{ $aimed ->
        [yes] {" "}on { $targets }
       *[no] {""}
    }.
rs-log-explodes = { $who } sacrifices { $what } and its Bomb against { $target }.
rs-log-assimilates = { $who } stacks { $cards }: now { $what }.
rs-log-retarget = { $target } is now the target of: { $what }.
rs-log-stopped = Stopped: { $what }.
rs-log-gone = Nothing happens, the card is gone: { $what }.
rs-log-no-target = Nothing happens, no legal target is left: { $what }.
rs-log-no-host = Nothing happens, it cannot be attached any more: { $what }.
rs-log-trigger = { $what } triggers.
rs-log-trigger-of = { $keyword } of { $what } triggers.
rs-log-chance = Chance { $no }: { $what }
rs-log-picked = { $card } picks { $what }.
rs-log-toss = { $who } tosses a coin for { $what }: { $result ->
        [success] Success
       *[failure] Failure
    }.
rs-log-roll = { $who } rolls a die for { $what }: { $n }.
rs-log-pays = { $who } pays { $price } for { $what }.
rs-log-level = { $what } is now level { $n }.
rs-log-lasting = { $card }: { $what }{ $until ->
        [turn] {" "}until the end of the turn
        [combat] {" "}for this combat
        [leaves] {" "}as long as this card stays in play
        [next_turn] {" "}until { $who }’s next turn
        [during_next_turn] {" "}during { $who }’s next turn
        [next_turn_end] {" "}until the end of { $who }’s next turn
        [awakening] {" "}until after { $who }’s next Awakening
       *[other] {""}
    }.
rs-lasting-actions = { $who } has the use of the Actions of { $what }
rs-lasting-prevent = { $n ->
        [0] all
       *[other] the next { $n }
    } { $damage ->
        [combat] combat damage
       *[any] damage
    } { $way ->
        [from] from { $what }
       *[to] to { $what }
    } is prevented
rs-lasting-replace = the next time { $what } would { $events }, { $amount ->
    [yes] its amount is another
   *[no] something else happens instead
}
rs-would = { $event ->
    [destroyed] be destroyed
    [to-cemetery] go to the Cemetery
    [damaged] be dealt damage
    [counter-placed] get a Charge Counter
    [healed] regain Life
    [summoner-lost] be lost
    [rolled] have a die rolled for it
   *[returned] return to hand
}

## Log: what comes about

rs-log-enters = { $what } comes into play for { $who }.
    .many = { $what } come into play for { $who }.
rs-log-attached = { $what } is attached to { $host }.
rs-log-moves-to = { $what } moves to { $host }.
rs-log-unmorphed = { $what } finds nothing to copy and dies.
rs-log-copy = { $what } becomes a copy of { $some ->
    [yes] { $parts } of { $model }
   *[no] { $model }
}.
rs-log-copy-ends = { $what } is no longer that copy.
rs-copied = { $part ->
    [text] the text
    [figures] the Attack and Defense
    [types] the types
   *[name] the name
}
rs-log-dies = { $what } dies{ $place ->
        [excluded] {" "}and is excluded
        [nowhere] {" "}and ceases to exist
       *[other] {""}
    }.
    .many = { $what } die{ $place ->
            [excluded] {" "}and are excluded
            [nowhere] {" "}and cease to exist
           *[other] {""}
        }.
rs-log-leaves = { $what } { $place ->
        [hand] returns to hand
        [library] goes to the library
        [excluded] is excluded
        [nowhere] ceases to exist
       *[cemetery] goes to the Cemetery
    }.
rs-log-duplication = { $who } already controls { $rank } of { $card }, as many as its rank allows: no copy appears.
rs-log-control = { $who } takes control of { $what }.
rs-log-opened = { $what } is opened.
rs-log-freed = { $what } is freed.
rs-log-tilted = { $what } is tilted.
    .many = { $what } are tilted.
rs-log-untilted = { $what } is untilted.
    .many = { $what } are untilted.
rs-log-capacity = { $what } now has { $n ->
        [one] 1 Capacity Point
       *[other] { $n } Capacity Points
    }.
rs-log-counter = { $what } gets { $n ->
        [one] a { $kind } Charge Counter
       *[other] { $n } { $kind } Charge Counters
    }.
rs-log-uncounter = { $what } loses { $n ->
        [one] a { $kind } Charge Counter
       *[other] { $n } { $kind } Charge Counters
    }.
rs-log-no-counter = Constasy keeps a -1/-1 Charge Counter off { $what }.
rs-log-mark = { $what }: { $mark ->
        [paranoia] the next hit counts double
        [reanimated] reanimated
       *[other] marked ({ $mark })
    }.
rs-log-hit = { $source } hits { $what } for { $n } damage: { $lethal ->
        [yes] enough to kill it
       *[no] not enough to kill it
    }.
rs-log-hurt = { $source } deals { $n } damage to { $what }: { $life } Life left.
rs-log-heal = { $what } regains { $n } Life: { $life } Life now.
rs-log-lose-life = { $what } loses { $n } Life: { $life } Life left.
rs-log-prevented = { $card } prevents { $n } damage to { $what }.
rs-log-replaced = { $card }: something else happens to { $what } instead.
rs-log-amount-changed = { $card }: { $event ->
        [damaged] { $what } would take { $of } damage, and takes { $n }
        [drawn] { $what } would draw { $of }, and draws { $n }
        [discarded] { $what } would discard { $of }, and discards { $n }
        [coins_gained] { $what } would gain { $of } { $of ->
            [one] coin
           *[other] coins
        }, and gains { $n }
        [ether_gained] { $what } would gain { $of } Ether, and gains { $n }
        [healed] { $what } would regain { $of } Life, and regains { $n }
        [counter_placed] { $what } would get { $of } Charge { $of ->
            [one] Counter
           *[other] Counters
        }, and gets { $n }
       *[rolled] { $of } was rolled for { $what }, and counts as { $n }
    }.
rs-log-toss-changed = { $card }: { $who } tosses a { $result ->
        [success] Success
       *[failure] Failure
    } for { $what }; { $to ->
        [success] it counts as a Success
        [failure] it counts as a Failure
       *[again] the coin is tossed again
    }.
rs-log-summoner-lost = { $what } is lost.
rs-log-gain-coins = { $who } gains { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }.
    .many = { $who } gain { $n ->
            [one] 1 coin
           *[other] { $n } coins
        } each.
rs-log-lose-coins = { $who } loses { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }.
    .many = { $who } lose { $n ->
            [one] 1 coin
           *[other] { $n } coins
        } each.
rs-log-gain-ether = { $who } gains { $n } Ether.
rs-log-lose-ether = { $who } loses { $n } Ether.
rs-log-draws = { $who } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }.
rs-log-draws-these = { $who } draws { $cards }.
rs-log-short = { $who } cannot draw: { $n ->
        [one] first short draw
       *[other] short draw number { $n }
    }.
rs-log-refill = { $who } shuffles their Cemetery into a new library.
rs-log-shuffle = { $who } shuffles their library.
rs-log-discards = { $who } discards { $cards }.
rs-log-steals = { $who } steals { $n ->
        [one] a card
       *[other] { $n } cards
    } from { $victim }.
rs-log-steals-these = { $who } steals { $cards } from { $victim }.
rs-log-searched = { $who } searches their library{ $n ->
        [0] {" "}and takes nothing
        [one] {" "}and takes a card
       *[other] {" "}and takes { $n } cards
    }.
rs-log-searched-for = { $who } searches their library and takes { $cards }.
rs-log-looks = { $who } looks at { $zone ->
        [hand] { $owner }’s hand ({ $n ->
            [one] 1 card
           *[other] { $n } cards
        })
       *[library] the top { $n ->
            [one] card
           *[other] { $n } cards
        } of { $owner }’s library
    }.
rs-log-sees = { $zone ->
        [hand] In { $owner }’s hand
       *[library] On top of { $owner }’s library
    }: { $cards }.
rs-log-reveals = Revealed: { $cards }.
rs-log-mills = { $who } puts { $cards } from their library into the Cemetery.
rs-log-sacrifices = { $who } sacrifices { $cards }.

## Log: combat

rs-log-attack-announced = { $who } announces an attack.
rs-log-no-attack = { $who } names no attacker.
rs-log-attacks = { $what } attacks { $target }.
    .many = { $what } attack { $target }.
rs-log-advantage = { $what } has Advantage and is aimed at { $target }.
rs-log-blocks = { $what } blocks { $attacker }.
rs-log-fight = { $blocker } strikes back with Attack { $back }.
rs-log-stays-blocked = The block of { $what } stands: it deals no damage.
rs-log-no-damage = { $what } has no Attack and deals no damage.

## Ends

rs-outcome-win = Nobody but { $winner } has a Summoner left.
rs-outcome-draw = Nobody has a Summoner left: a draw between { $who }.
rs-outcome-repeats = Decisions led to the same position again and again, and all agreed to a draw.
rs-outcome-loop = A loop that nobody can stop: a draw.

## Refusals

rs-no-points = No Summoner of yours has the Capacity Points for it.
rs-no-506 = { rs-no-points }
rs-no-527 = { rs-no-points }
rs-no-1113 = Together takes a Capacity Point from each of two Summoners.
rs-no-payer = That Summoner cannot pay for this.
rs-no-summoner-of-yours = That Summoner is not yours.
rs-no-501 = This Skill needs a higher level.
rs-no-511 = Summoner Skills cannot be used before your first turn.
rs-no-512 = { rs-no-511 }
rs-no-514 = This Skill has been used as often as it may this turn.
rs-no-520 = A Level Up is played in your own turn, with an empty chain, before you pass.
rs-no-524 = You have played a Level Up already this turn.
rs-no-525 = A Level Up cannot be played in an opponent’s turn.
rs-no-summoner-to-level = No Summoner of yours can be leveled up with this card.
rs-no-528 = { rs-no-summoner-to-level }
rs-no-542 = You cannot pay all that this card costs.
rs-no-544 = This card is invoked only in your Invocation phase or after the attack, with an empty chain.
rs-no-708 = In an opponent’s turn, only cards of Imminent speed can be invoked.
rs-no-709 = Nobody invokes a card before the active player has drawn.
rs-no-640 = This Action has been used already this turn.
rs-no-1109 = { rs-no-640 }
rs-no-price = You cannot pay its price.
rs-no-643 = { rs-no-price }
rs-no-1231 = The owner of the Creature cannot pay its price.
rs-no-target = There is no legal target for it.
rs-no-646 = { rs-no-target }
rs-no-647 = { rs-no-target }
rs-no-twice = Each of its Actions happens at most once, in the order printed.
rs-no-timing = Not at this moment.
rs-no-704 = { rs-no-timing }
rs-no-others-turn = Only in your own turn.
rs-no-1140 = { rs-no-others-turn }
rs-no-1038 = Too late: the attack has been announced.
rs-no-chained = It is chained.
rs-no-1120 = { rs-no-chained }
rs-no-copycat = There is no Action to relaunch.
rs-no-1125 = { rs-no-copycat }
rs-no-host = It cannot be attached there.
rs-no-1127 = { rs-no-host }
rs-no-1201 = { rs-no-host }
rs-no-immune = Immunity keeps Diseases off it.
rs-no-1142 = Only a Creature of type Clone can do that.
rs-no-forbidden = An effect forbids it.
rs-no-1306 = { rs-no-forbidden }
rs-no-829 = { rs-no-forbidden }
rs-no-1503 = It has been repeated often enough this turn.
rs-no-such-card = You hold no such card.
rs-no-such-summoner = There is no such Summoner.
rs-no-such-skill = That Summoner has no such Skill.
rs-no-such-source = There is no such card of yours in play.
rs-no-such-action = That card has no such Action.
rs-no-such-attacker = That Creature does not attack you.
rs-no-such-blocker = That cannot block for you.
rs-no-lost = That Summoner is lost.
rs-no-control = You do not have the use of its Actions.
rs-no-multi = Only one target.
rs-no-wall = Doors can do nothing against Wall Pass.
rs-no-1034 = { rs-no-wall }
rs-no-explode-now = Only in your own Attack phase.
rs-no-bomb = It takes an Explosive Creature with a Bomb attached.
rs-no-plane = Only an opposing Creature on the same plane.
rs-no-assimilate-now = Creatures are stacked only in your Invocation phase, before the attack.
rs-no-assimilate = It takes two Creatures of yours with Assimilation.
rs-no-pass-forced = A Creature of yours must attack first.
rs-no-second-attack = There is one Attack phase in a turn.
rs-no-attackers = No Creature of yours can attack.
rs-no-door-attack = Only Creatures attack.
rs-no-two-attacks = A Creature attacks only one opponent.
rs-no-opponent = There is no such opponent to attack.
rs-no-forced = { $what } must attack.
rs-no-sick = Invocation sickness: it came into play this turn.
rs-no-tilted-attack = It is tilted.
rs-no-819 = What is tilted cannot block.
rs-no-1004 = That attacker cannot be blocked.
rs-no-1017 = Distance is blocked only with Distance or Reach.
rs-no-822 = Flight is blocked only with Flight or Reach.
rs-no-two-blockers = An attacker has at most one blocker.
rs-no-horde = It can block only one attacker.
rs-no-block-chosen = Advantage has settled this block.
rs-no-forced-block = A block that an effect demands is missing.
rs-no-direct = A Summoner cannot be named here.
rs-no-legal-blocker = It is no legal blocker.
rs-no-mulligan = Three mulligans are the most.
rs-no-concede-yet = Conceding instead of keeping comes after the third mulligan.
rs-no-partial = Keep the whole hand, or mulligan the whole hand.
rs-no-out = You are out of this match.
rs-seats = Rise is for 2 to 4 players, not { $given }.

## Decks

rs-deck-section = Unknown section { $section }; a deck has summoners and library.
rs-deck-unknown = No card is called { $card }.
rs-deck-summoners = A deck has exactly 2 Summoners, not { $given }.
rs-deck-no-summoner = { $card } is no Summoner.
rs-deck-same-summoner = The two Summoners must differ: { $card } is there twice.
rs-deck-summoner-in-library = { $card } is a Summoner and cannot be in the library.
rs-deck-token = { $card } is a token and cannot be in a deck.
rs-deck-size = A library holds exactly 50 cards, not { $given }.
rs-deck-rank = { $card } has rank { $rank } and is there { $count } times.

## Words and marks, explained

rs-term-codes = **b3, b3.1, bs1, #1** · What things are called: the third card that came into play on B’s side, what was first attached to it, B’s first Summoner, the oldest play on the chain. A card keeps its code as long as it is in play, and no code is given twice.
rs-term-summoner = **Summoner, Life, level** · You have two. Who has lost both is out. A Level Up raises a Summoner’s level, and with it the Skills and points that it has.
rs-term-cp = **CP** · Capacity Points: what a Summoner pays for cards and Skills. They come back at the start of your turn.
rs-term-coins = **Coins and Ether** · What Actions cost beside or instead of points. In Restoration you take one card and two coins, or two cards and one coin.
rs-term-tilted = **Tilted** · Turned sideways: a Creature that attacked. It neither attacks nor blocks until it untilts at the start of its player’s turn.
rs-term-sick = **Invocation sickness** · A Creature cannot attack in the turn in which it came into play.
rs-term-chain = **Chain, to respond** · What is played waits on the chain while everybody may respond; the newest is carried out first. To pass is to let it happen.
rs-term-imminent = **Imminent** · A card of this speed may be invoked in an opponent’s turn, too.
rs-term-attack = **Attack and block** · You announce the attack, others may respond, then you name each attacker and whom it attacks; then those attacked name their blockers, one for each attacker.
rs-term-must = **Demanded** · Some effects demand an attack or a block. As long as it is possible, you cannot do without: *Done*, *Pass* or *No block* stand greyed then.
rs-term-values = **Attack / Defense** · With what a card strikes, and how much it takes to kill it in one turn.
rs-term-counters = **Charge Counters** · +1/+1 or -1/-1 each, for good unless they are marked as fleeting.
rs-term-zones = **Cemetery, excluded** · Where cards go that died or were used, and where cards go that nothing brings back. Both lie open.
rs-term-ways = **Direct Purchase, Coin Toss, Dice Roll** · The sorts of Actions: for the first you pay and it happens; the others need a Success or a number.
