# Rizontical: what is asked, done, logged and refused.

same-rizontical = attack hit strike fight, power cast play, move go run step walk, push shove, discard drop throw, deploy invoke place summon, northeast ne, northwest nw, southeast se, southwest sw

## Names

rz-fighter = { $name } ({ $at })
rz-power-at = { $name } ({ $at })
rz-facedown = a face-down card ({ $at })
rz-token = { $name } ({ $at })
rz-cell = { $cell }
rz-target = { $key }: { $name }
rz-target-own = { $key }: { $name }, your own
rz-card = { $name }
rz-slot = Slot { $slot }
rz-condition = { $what }
rz-buff = Buff { $name }{ $value ->
        [0] {""}
       *[other] {" "}{ $value }
    }
rz-debuff = Debuff { $name }{ $value ->
        [0] {""}
       *[other] {" "}{ $value }
    }
rz-status = { $name }
rz-nowhere = Nowhere
rz-none-fits = No card fits
rz-stay = Stay
rz-first = Go first
rz-second = Go second
rz-pass = Pass
rz-path = { $cell }, { $n ->
        [one] 1 cell
       *[other] { $n } cells
    }
rz-path-over = { $cell }, { $n ->
        [one] 1 cell
       *[other] { $n } cells
    } (over { $tiles })
rz-skill = Skill { $number }, { $label } ({ $ap } AP)
rz-power-cost = { $name } ({ $ap } AP)
rz-power-use = { $name } (Use { $n })
rz-discard-field = { $name }, from slot { $slot }
rz-effect-of = { $what }
rz-use-enchantment = Enchantment of { $what }
rz-use-skill = { $who }: Skill { $number } ({ $ap } AP)
rz-use-trigger = { $what }, on slot { $slot } ({ $ap } AP)
rz-with-element = { $what }: { $dmg } DMG
rz-with-type = { $what }: { $dmg } DMG
rz-dir-n = north
rz-dir-ne = north-east
rz-dir-e = east
rz-dir-se = south-east
rz-dir-s = south
rz-dir-sw = south-west
rz-dir-w = west
rz-dir-nw = north-west
rz-element-neutral = Neutral
rz-element-fire = Fire
rz-element-ice = Ice
rz-element-air = Air
rz-element-earth = Earth
rz-element-thunder = Thunder
rz-element-water = Water
rz-element-akasha = Akasha
rz-type-physical = Physical
rz-type-magical = Magical
rz-stat-atk = ATK
rz-stat-def = DEF
rz-stat-mana = Mana
rz-stat-mp = MP
rz-stat-ra = RA
rz-stat-psh = PSH
rz-section-numen = Numen
rz-section-fighters = Fighters
rz-section-powers = Powers

## Actions

rz-verb-move = Move
rz-verb-hit = Hit
rz-verb-push = Push
rz-verb-skill = Skill
rz-verb-power = Power
rz-verb-use = Use in play
rz-verb-set = Set Trigger
rz-verb-discard = Discard
rz-verb-deploy = Deploy
rz-verb-conjure = Conjuration ({ $ap } AP)
rz-verb-decline = No action
rz-verb-skip = Skip
rz-verb-skip-ap = Skip (+2 AP)
rz-verb-end = End turn
rz-does-discard = { $who } discards a card from hand
rz-does-discard-field = { $who } discards the Power on slot { $slot }
rz-does-deploy = { $who } deploys to slot { $slot }
rz-does-move = { $who } moves { $path }
rz-does-hit = { $who } hits { $target } on { $at }
rz-does-hit-empty = { $who } hits the empty cell { $at }
rz-does-hit-dealt = { $who } has hit { $at }
rz-does-push = { $who } pushes { $target } by { $n }
rz-does-set = { $who } sets a Trigger Power on slot { $slot }
rz-does-skip = { $who } skips
rz-does-skill = { $what } uses Skill { $number }{ rz-does-skill.of }, { $label }
    .of = { $other ->
        [yes] {" "}of { $of }
       *[no] {""}
    }
rz-does-skill-at = { $what } uses Skill { $number }{ rz-does-skill.of }, { $label }, at { $at }
rz-does-power = { $who } plays { $what }
rz-does-power-at = { $who } plays { $what } at { $at }
rz-does-use = { $who } uses { $what }
rz-does-use-at = { $who } uses { $what } at { $at }
rz-does-trigger = { $who } flips { $what }
rz-does-trigger-at = { $who } flips { $what } at { $at }
rz-does-conjure = { $who } uses the Conjuration of { $what }
rz-does-conjure-at = { $who } uses the Conjuration of { $what } at { $at }
rz-does-enchant = { $who } uses the Enchantment of { $what }
rz-does-enchant-at = { $who } uses the Enchantment of { $what } at { $at }

## Questions

rz-ask-main = What do you do?
rz-ask-respond = Respond?
rz-ask-about-whom = Because of which?
rz-ask-targets = { $card }: { $effect } Which?
rz-about-effect = { $card }: { $text }
rz-about-turn = { $who } acts. You have { $ap } AP.
rz-about-bonus = A bonus action, before the other player goes on: one action with { $who }, or with your cards. You have { $ap } AP.
rz-about-nobody = No Fighter of yours stands on slot { $slot }, which acts this turn: only your cards can do something. You have { $ap } AP.
rz-forecast = { $dmg } DMG{ $protection ->
        [0] {""}
       *[other] {" "}({ $protection } of it by Protection)
    }, HP { $hp } → { $left }
rz-forecast-defeat = { $dmg } DMG{ $protection ->
        [0] {""}
       *[other] {" "}({ $protection } of it by Protection)
    }, HP { $hp } → 0: defeated
rz-forecast-summon = { $dmg } DMG: defeated
rz-forecast-none = no DMG
rz-forecast-shield = its Shield takes the { $dmg } DMG
rz-forecast-invincible = no DMG: it is Invincible
rz-forecast-sheltered = no DMG: nobody is hurt in the very first turn
rz-ask-optional = { $card }: { $effect } Do it?
rz-ask-aim = Hit which cell?
rz-ask-direction = Which direction?
rz-ask-move = Move where? (MP { $mp })
rz-ask-push = Push whom?
rz-ask-push-cells = By how many cells?
rz-ask-push-direction = In which direction is { $who } pushed?
rz-lent-skill = { $who }: Skill { $number }, { $label } ({ $ap } AP)
rz-ask-skill = Which Skill?
rz-ask-power = Which Power?
rz-ask-power-slot = On which Power slot?
rz-ask-bearer = On which Fighter?
rz-ask-use = Which Power in play?
rz-ask-set = Which Trigger Power?
rz-ask-discard-action = Discard which Power for 1 AP?
rz-ask-deploy-slot = To which slot?
rz-ask-deploy-card = Which Fighter?
rz-ask-deploy-cell = Where does { $what } stand?
rz-ask-toss = You won the toss. Go first or second in setup?
rz-ask-mulligan = Mulligan: which cards go under your deck, for as many new ones? (up to 5, the last one named lies lowest; none of them keeps all)
rz-ask-element = { $by } hits { $who }: which element applies?
rz-ask-type = { $by } hits { $who }: which type applies?
rz-ask-order = Several effects act: in which order?
rz-ask-order-summons = In which order do your Summons take the DMG?
rz-ask-replacement = Which effect applies first?
rz-ask-defeat-draw = { $who } is defeated. Draw 1 Power?
rz-ask-defeat-deploy = Deploy a Fighter to slot { $slot }?
rz-ask-defeat-deploy-last = Deploy a Fighter to slot { $slot }? You have no other Fighter on the board: without one you lose.
rz-ask-discard = Discard { $n ->
        [one] a card
       *[other] { $n } cards
    }.
rz-ask-cost-discard = The cost: discard { $n ->
        [one] a card
       *[other] { $n } cards
    }.
rz-ask-cost-payer = The cost: which of your own { $way ->
        [destroy] is destroyed
        [return] is returned
        [defeat] is defeated
       *[other] pays it
    }?
rz-ask-cost-way = Which cost do you pay?
rz-ask-search = Search your Power deck: take what?
rz-ask-reorder = In which order do they go back? (the first is the top card)
rz-ask-cleanse = Remove which conditions from { $who }?
rz-ask-move-buff = Move how much { $name } from { $who } to { $to }?
rz-ask-place = Where does { $what } go?
rz-ask-facing = Which way does { $what } face?
rz-ask-slot = To which slot does { $who } go?
rz-ask-control-slot = On which of your slots does { $who } go?
rz-ask-effect-path = Where does { $who } move? (up to { $upto })
rz-ask-number = How many?

## What may be answered

rz-event-announced = { $who } does something.
rz-event-targeted = { $who } is targeted.
rz-event-about-to-be-hit = { $who } is about to be hit by { $by }.
rz-event-hit-done = { $by } has hit.
rz-event-hit-negated = The hit of { $by } was negated.
rz-event-calc-a = DMG to { $who } is about to be worked out.
rz-event-calc-b = { $who } is to take { $n } DMG.
rz-event-dmg-about = { $who } is about to take { $n } DMG.
rz-event-damaged = { $who } took { $n } DMG.
rz-event-hp-lost = { $who } lost { $n } HP.
rz-event-healed = { $who } was healed by { $n }.
rz-event-defeated = { $who } was defeated.
rz-event-would-be-defeated = { $who } is about to be defeated.
rz-event-deployed = { $who } was deployed.
rz-event-removed = { $who } left the board.
rz-event-step = { $who } steps on a cell.
rz-event-moved = { $who } moved.
rz-event-push-about = { $who } is about to be pushed by { $by }.
rz-event-pushed = { $who } was pushed.
rz-event-blocked = { $who } was stopped while being pushed.
rz-event-power-used = { $who } was used.
rz-event-power-set = A Trigger Power was set.
rz-event-would-be-destroyed = { $who } is about to be destroyed.
rz-event-destroyed = { $who } was destroyed.
rz-event-power-left = { $who } left the field.
rz-event-skill-used = { $who } used a Skill.
rz-event-condition-gained = { $who } gained a condition.
rz-event-condition-lost = { $who } lost a condition.
rz-event-marker-placed = { $who } got a Marker.
rz-event-ap-gained = { $who } gained { $n } AP.
rz-event-ap-lost = { $who } lost { $n } AP.
rz-event-drawn = { $who } drew { $n ->
        [one] a card
       *[other] { $n } cards
    }.
rz-event-discarded = { $who } discarded.
rz-event-searched = { $who } searched a deck.
rz-event-summoned = { $who } was summoned.
rz-event-tile-placed = { $who } was placed.
rz-event-deck-empty = The Power deck of { $who } is empty.
rz-event-bonus-taken = { $who } takes a bonus action.
rz-event-round-start = The round starts.
rz-event-turn-start = The timeline turn starts.
rz-event-own-turn-start = The player turn starts.
rz-event-turn-end = The player turn ends.
rz-event-own-turn-end = The player turn ends.
rz-event-round-end = The round ends.

## The log

rz-log-setup-shuffled = The decks are shuffled.
rz-log-setup-placed = Each player puts two Fighters face down on slots 1 and 2.
rz-log-setup-toss = { $winner } wins the toss for setup.
rz-log-numen = { $who } reveals { $what }.
rz-log-mulligan = { $who } returns { $n ->
        [0] no card
        [one] 1 card
       *[other] { $n } cards
    }.
rz-log-mulligan-these = You return { $n ->
        [0] no card
       *[other] { $cards }
    }.
rz-log-round = Round { $round } starts.
rz-log-round-end = Round { $round } ends.
rz-log-turn = Round { $round }, timeline turn { $turn }.
rz-log-order = { $first } plays timeline turn { $turn } first.
rz-log-player-turn = { $who } plays timeline turn { $turn }.
rz-log-turn-end = { $who }’s turn ends.
rz-log-turn-will-end = The turn ends once everything under way is finished.
rz-log-round-will-end = The round ends once everything under way is finished.
rz-log-bonus = { $who } may take a bonus action.
rz-log-extra-turn = { $who } gets another player turn.
rz-log-speed-toss-round = The tie on slot { $slot } is tossed for the start of the round: { $winner } comes first.
rz-log-speed-toss = The tie on slot { $slot } is tossed: { $winner } comes first.
rz-log-heads = { $who } tosses heads.
rz-log-tails = { $who } tosses tails.
rz-log-drew = { $who } draws { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
rz-log-drew-these = You draw { $cards }.
rz-log-void-reshuffled = { $who } shuffles the Power void into a new deck.
rz-log-shuffled = { $who } shuffles a deck.
rz-log-discarded = { $who } discards { $cards }.
rz-log-ap-gained = { $who } gains { $n } AP.
    .many = { $who } gain { $n } AP each.
rz-log-ap-lost = { $who } loses { $n } AP.
    .many = { $who } lose { $n } AP each.
rz-log-souls = { $who } has { $souls } { $souls ->
        [one] Soul
       *[other] Souls
    } now.
rz-log-marked = { $marker } Marker: { $at }.
rz-log-unmarked = The { $marker } Marker of { $at } is removed.
rz-log-reveals = { $who } reveals { $what } on slot { $slot }.
rz-log-deployed = { $who } is deployed on { $at }.
rz-log-moved = { $who } moves from { $start } to { $end }.
rz-log-pushed = { $who } is pushed { $direction } by { $n }.
rz-log-blocked-border = { $who } is stopped by the border, { $n } short.
rz-log-blocked-entity = { $who } is stopped by { $by }, { $n } short.
rz-log-put = { $who } is put on { $at }.
rz-log-swapped = { $a } and { $b } change places.
rz-log-slots = { $a } and { $b } change slots.
rz-log-slot = { $who } goes to slot { $slot }.
rz-log-hit-empty = { $who } hits nothing on { $at }.
rz-log-learned = { $who } has the Skills of { $of }.
rz-log-does = { $what }.
rz-log-retargeted = It targets { $who } now: { $what }.
rz-log-hit-turned = The hit goes to { $who } instead of { $instead }.
rz-log-hit-negated = The hit of { $who } is negated.
rz-log-sum = { $who }: ATK { $atk } − DEF { $defense } = { $base }; +{ $weakness } Weakness, −{ $resistance } Resistance, { $added } by effects = { $total }.
rz-log-damaged = { $who } takes { $n } DMG{ $protection ->
        [0] {""}
       *[other] {" "}({ $protection } by Protection)
    }, HP { $hp }.
rz-log-damaged-summon = { $who } takes { $n } DMG.
rz-log-hp-lost = { $who } loses { $n } HP, HP { $hp }.
rz-log-healed = { $who } is healed by { $n }, HP { $hp }.
rz-log-protected = { $who } gains { $n } Protection ({ $total }).
rz-log-shield = The Shield of { $who } negates { $n } DMG.
rz-log-invincible = { $who } is Invincible.
rz-log-sheltered = No DMG to { $who }: whoever plays the first turn deals none.
rz-log-poison = Poison: { $who }.
rz-log-defeated = { $who } is defeated. { $gainer } has { $souls ->
        [one] 1 Soul
       *[other] { $souls } Souls
    }.
rz-log-summon-defeated = { $who } is defeated.
rz-log-returned = { $who } goes back to the Fighter deck.
rz-log-condition = { $who } has { $condition }.
rz-log-condition-lost = { $who } loses { $condition }.
rz-log-condition-full = { $who } has four conditions already.
rz-log-stat = { $who }: { $stat } { $by }.
rz-log-stat-set = { $who }: { $stat } is { $to }.
rz-log-skills-off = The Skills of { $who } are off.
rz-log-set = { $who } has set a Trigger Power on slot { $slot }.
rz-log-power-void = { $what } goes to { $who }’s void.
rz-log-power-hand = { $what } goes back to the hand of { $who }.
rz-log-power-deck = { $what } goes into the deck of { $who }.
rz-log-put-back = { $to ->
    [hand] { $who } takes a card to hand.
    [void] { $what } goes to { $who }’s void.
    [deck_top] A card goes on top of { $who }’s deck.
    [deck_bottom] A card goes to the bottom of { $who }’s deck.
   *[deck] A card is shuffled into { $who }’s deck.
}
rz-log-recovered = { $who } recovers { $what }.
rz-log-revealed = { $at } is { $what }.
rz-log-destroyed = { $what } is destroyed.
rz-log-use = { $what } has Use { $n }.
rz-log-time = { $what } has Time { $n }.
rz-log-token-left = { $what } goes back to the supply.
rz-log-token = { $who } puts { $what } on { $at }.
rz-log-token-limit = Four copies of { $what } are in play already.
rz-log-turned = { $what } faces { $direction } now.
rz-log-control = { $who } controls { $what }.
rz-log-no-slot = No empty slot for { $who }.
rz-log-searched = { $who } searches the Power deck and takes { $n ->
        [0] nothing
        [one] 1 card
       *[other] { $n } cards
    }.
rz-log-searched-for = { $who } searches the Power deck and takes { $what }.
rz-log-looks = { $who } looks at { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
rz-log-sees = You see { $cards }.
rz-log-acts = { $what } acts.
rz-log-replaced = { $what } acts.
rz-log-negated = It is negated.
rz-log-fizzled = Nothing comes of it: { $what }.
rz-log-too-often = { $what } has acted 20 times in a row and is stopped.
rz-log-stalemate-near = Without a defeat the duel is a draw in { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }.

## How a duel ends

rz-outcome-souls = { $winner } has { $souls } Souls.
rz-outcome-souls-both = Both players have six Souls: a draw.
rz-outcome-empty = { $loser } has no Fighter left on the board.
rz-outcome-empty-both = Nobody has a Fighter left on the board: a draw.
rz-outcome-surrender = { $loser } surrenders.
rz-outcome-rounds = After round { $round } { $winner } is ahead.
rz-outcome-rounds-draw = After round { $round } nobody is ahead: a draw.
rz-outcome-stalemate = { $rounds } rounds without a defeat: a draw.
rz-outcome-deck = { $loser } can’t draw any more.
rz-outcome-decks = Nobody can draw any more: a draw.

## Decks

rz-deck-size = { $section }: { $given } { $given ->
        [one] card
       *[other] cards
    }, it has to be { $size }.
rz-deck-unknown = No card is called “{ $card }”.
rz-deck-token = { $card } is a Summon or Tile, which no deck holds.
rz-deck-kind = { $card } does not belong to { $section }.
rz-deck-twice = { $card } is listed { $count } times; once is allowed.
rz-deck-section = A deck has no section “{ $section }”.

## Refusals

rz-no-ally = You have no Fighter on the slot of this turn.
rz-no-cell = There is no cell “{ $cell }”: the board goes from a1 to h8.
rz-no-cell-taken = { $cell } is taken by an entity.
rz-no-tile-there = { $cell } has a Tile already.
rz-no-move-left = The Move of this turn is used.
rz-no-move-forbidden = An effect keeps this Fighter from moving.
rz-no-mp = With MP 0 it can’t Move.
rz-no-move-zero = A Move goes at least one cell.
rz-no-move-through = Something stands in the way.
rz-no-move-far = Too far: MP is { $mp }.
rz-no-move-way = No way leads there.
rz-no-move-room = There is no free cell to Move to.
rz-no-move-step = Each step goes to a cell next to the last one.
rz-no-hit-left = The Hit of this turn is used.
rz-no-hit-forbidden = An effect keeps this Fighter from hitting.
rz-no-ra = With RA 0 it can’t Hit.
rz-no-reach = Out of reach: RA is { $ra }.
rz-no-line = Something stands between.
rz-no-straight = Hits go only along straight lines here.
rz-no-self-aim = It can’t aim at its own cell.
rz-no-friend = Hitting one’s own is forbidden here.
rz-no-push-left = The Push of this turn is used.
rz-no-push-forbidden = An effect keeps this Fighter from pushing.
rz-no-psh = With PSH 0 it can’t Push.
rz-no-push-reach = Only entities on a cell around can be pushed.
rz-no-push-target = There is no entity to push.
rz-no-push-near = Nothing that can be pushed stands around it.
rz-no-push-proof = It can’t be pushed.
rz-no-push-cells = { $psh ->
        [one] A Push goes 1 cell.
       *[other] A Push goes 1 to { $psh } cells.
    }
rz-no-push-direction = A Push goes directly away.
rz-no-skip = There is no Fighter whose turn could be skipped.
rz-no-skip-bonus = Skip is no bonus action.
rz-no-such-skill = { $n ->
        [0] It has no Skill.
        [one] It has 1 Skill.
       *[other] It has { $n } Skills.
    }
rz-no-skill-active = It has no Skill that is used as an action.
rz-no-action-skill = A { $label } Skill is not used as an action here.
rz-no-skill-off = This Skill is off.
rz-no-time = It has no Time left.
rz-no-skill-forbidden = An effect forbids this Skill.
rz-no-mana = No Mana left.
rz-no-ap = It costs { $needed } AP, and you have { $have }.
rz-no-hp = Not enough HP to pay { $n }.
rz-no-hp-sheltered = In the first turn no HP can be paid, and no Fighter defeated.
rz-no-level = It costs { $n } { $of ->
        [protection] Protection
        [mana] Mana
        [souls] { $n ->
            [one] Soul
           *[other] Souls
        }
        [uses] Use
       *[time] Time
    }.
rz-no-condition = There is no { $name } to pay with.
rz-no-cards = It costs { $n } { $n ->
        [one] card
       *[other] cards
    } from your hand.
rz-no-own = You have nothing to { $way } for it.
rz-no-marker-there = There is no { $marker } Marker to remove.
rz-no-use = It has no Use left.
rz-no-more = It was used as often as it may be in this { $period ->
    [match] match
    [round] round
   *[turn] turn
}.
rz-no-marker = You have the { $marker } Marker already, which stands for having used it.
rz-no-repetition = That has brought about the same position three times in this turn; choose something else.
rz-no-conjure-forbidden = An effect forbids this Conjuration.
rz-no-skip-forbidden = An effect forbids to Skip.
rz-no-target = There is no legal target, or not this one.
rz-no-target-now = It has no target now.
rz-no-use-unmet = What it asks for is not so now.
rz-no-bearer = No Fighter can bear this Aura.
rz-no-power-slot = All your Power slots are full.
rz-no-slot-taken = Power slot { $slot } is taken.
rz-no-such-slot = There is no such slot: they are @1 to @4.
rz-no-such-card = You have no such card in hand.
rz-no-power-now = None of your Powers can be used now; your hand says why.
rz-no-trigger-from-hand = A Trigger Power has to be set first.
rz-no-set-category = Only Trigger Powers are set face down.
rz-no-set-forbidden = An effect keeps you from setting.
rz-no-discard = Only your own Powers, from hand or slots, can be discarded.
rz-no-discard-forbidden = An effect keeps you from discarding.
rz-no-fighters = Your Fighter deck is empty.
rz-no-fighter-slot = That slot is not free.
rz-no-deploy-forbidden = An effect keeps you from deploying.
rz-no-deploy-cell = Your Deploy Zone is full.
rz-no-deploy-current = The slot of the running turn can’t be deployed to.
rz-no-use-in-play = This Power has no effect that is used as an action.
rz-no-conjuration-left = The Conjuration of this turn is used.
rz-no-move-which = Several ways lead to { $cell }, over different Tiles: name the whole way, as in d4-e5-d6.
rz-no-flip-yet = It can be flipped from the next player turn on.
rizontical-window-w1 = An action is announced
rizontical-window-w2 = A hit is about to strike
rizontical-window-w3 = Before DMG is worked out
rizontical-window-w4 = DMG is worked out
rizontical-window-w5 = DMG is about to be dealt
rizontical-window-w6 = Something has happened
rizontical-window-w7 = A step onto a cell
rizontical-window-w8 = A turn or round starts or ends
rz-log-later = What { $what } put off happens.
rz-log-mark = { $what } is marked ({ $mark }).
rz-log-unmark = { $what } is no longer marked ({ $mark }).
rz-log-pays = { $who } pays { $price } ({ $what }).
rz-log-shows = { $who } reveals { $cards }.
rz-log-removed = { $who } goes to the Fighter void; that is no defeat.
rz-no-use-forbidden = An effect forbids using it.
rz-ask-move-condition = Move which condition from { $who } to { $to }?
rz-log-turned-round = The timeline is played from 4 to 1 in the next round.

## Words and marks, explained

rz-term-turn = **Turn, slot and who acts** · A round has four turns, played by the Fighters on slots 1 to 4. The Fighter that acts now is framed; the others wait for the turn of their slot.
rz-term-fighter-slot = **Fighter slot** · One of four places for your Fighters (A1 to A4, B1 to B4). Typed, a slot is `@1` to `@4`.
rz-term-power-slot = **Power slot** · One of four places for your Powers, below those of your Fighters. A Power is played to a free one; which one makes a difference only where a card says so.
rz-term-cell = **Cell, direction** · The board’s columns are a to h from west to east, its rows 1 to 8 from south to north: c4 is the third from the west in the fourth row. A begins in the south, B in the north.
rz-term-ap = **AP** · Action Points: what Skills, Powers and the Conjuration cost. You get 2 each turn, and 2 for Skip.
rz-term-souls = **Souls** · You gain one for each Fighter of the opponent that is defeated. With six you win.
rz-term-skip-end = **Skip and End turn** · Both end your turn. Skip brings 2 AP if your Fighter has not moved, hit or used a Skill; End turn brings nothing, and is there when Skip would bring nothing either.
rz-term-bonus = **Bonus action** · Where the other player would act twice in a row, you may do one thing in between. It uses up nothing of your next turn.
rz-term-hit = **Hit** · The DMG is ATK minus DEF, plus the target’s Weakness, minus its Resistance. RA is how far it reaches. A hit that is not negated ends the turn, even one on an empty cell.
rz-term-move-push = **Move and Push** · MP is how many cells a Fighter may move, PSH how many it may push something next to it, straight away from itself. Once each in a turn.
rz-term-hp = **HP, Protection, Shield** · DMG takes Protection first, then HP. A Shield takes one whole DMG and is gone. At HP 0 a Fighter is defeated.
rz-term-mana = **Mana** · What MANA Skills use up: one each.
rz-term-spell = **SPELL and SPELL\*** · Skills that hit. A SPELL hits first and has its effect then, SPELL\* the other way round. Both count as the Hit of the turn.
rz-term-passive = **PASSIVE, TRIGGER** · Skills that you do not use as actions: a PASSIVE is always at work, a TRIGGER answers what it names, and you are asked then.
rz-term-markers = **L, U and the ULTIMATE mark** · What is allowed once in a match and has been used: a Legendary Power (L), a UNIQUE Skill (U), and on a Fighter slot an ULTIMATE Skill.
rz-term-trigger = **Set, Trigger Power** · A Trigger Power is laid face down for 1 AP. When what it waits for happens, you are asked whether to flip it.
rz-term-use-time = **Use and Time** · How often something can still be used, and how many rounds it still lasts.
rz-term-conditions = **Buff, Debuff, Status** · Conditions on a Fighter. A Buff or Debuff changes DMG by its number; what a Status does, `/rules` and its name tell.
rz-term-numen = **Numen, Enchantment, Conjuration** · Your Numen has an Enchantment, which is at work or answers something, and a Conjuration, which you may use once in a turn for its AP.
