"""What Rise's own words mean, each in one line, for `cards words rise`."""

from __future__ import annotations

from .words import L

L.explain(
    "references",
    {
        "host": "what this is attached to",
        "foe": "the other players, each of them",
        "each": "all players, the one whose turn it is first",
        "active": "the player whose turn it is",
        "match": "the match: {match: {phase: attack}}",
        "attackers": "the Creatures that this blocks",
        "blockers": "what blocks this",
        "met": "what this blocks or is blocked by",
        "attacked": "the player whom this attacks",
    },
)
L.explain(
    "paths",
    {
        "controller": "the player who controls it",
        "owner": "the player whose card it is",
        "host": "what it is attached to",
    },
)
L.explain(
    "kinds",
    {
        "creature": "Creatures",
        "door": "Doors",
        "incantation": "Incantations, Equipment and Diseases among them",
        "imminent": "Imminents",
        "level_up": "Level Ups",
        "summoner": "Summoners",
        "player": "players",
        "body": "Creatures and Doors",
        "struck": "what can be hit",
    },
)
L.explain(
    "zones",
    {
        "battlefield": "what is in play (where a selector looks that names no zone)",
        "hand": "a hand; only its player reads it",
        "library": "a library; nobody reads it",
        "cemetery": "a Cemetery",
        "excluded": "the Excluded cards",
        "chain": "what waits to happen: what `cancel` picks from",
    },
)
L.explain(
    "attributes",
    {
        "attack": "its Attack now",
        "defense": "its Defense now",
        "life": "the Life of a Summoner",
        "level": "the level of a Summoner",
        "plus": "how many +1/+1 counters lie on it",
        "minus": "how many -1/-1 counters lie on it",
        "coins": "the Coins of a player",
        "ether": "the Ether of a player",
        "hand": "how many cards a player holds",
        "types": "its types, all that are named",
        "has": "the keywords that it has now, all that are named",
        "element": "its element",
        "plane": "ground, or air with Flight",
        "play": "what a play on the chain is: {zone: chain, play: action}",
        "phase": "the phase of the turn: {match: {phase: attack}}",
        "marked": "that it has a mark (`mark`)",
        "unmarked": "that it has not this mark",
        "tilted": "that it is tilted",
        "attached": "that it is attached to something",
        "constant": "that it remains in play: a Creature, a Door, a Constant card",
        "token": "that it is a token",
        "in_play": "that it is in play: for what may have left since it was named",
        "died": "that it died this turn",
        "active": "that it is this player's turn",
        "first_turn": "that the player has had one turn at most",
        "name": "its printed name",
        "same_plane": "that it is on the plane of that: {same_plane: this}",
        "host_of": "that that is attached to it: {host_of: this} is what this is attached to",
        "may_infect": "what a Disease in play is to a Creature that it could be transmitted to: {has: Disease, "
        "may_infect: prey}; of the Creature ask may_hold: the Disease",
        "may_hold": "that that could be attached to it: {kind: creature, may_hold: germ}",
        "carries": "that something with these keywords is attached to it",
        "infected": "that a Disease is attached to it",
        "was_blocked": "that it was blocked this combat",
        "has_blocked": "that it blocked this combat",
        "attacking": "that it attacks, or what that blocks: true, or {attacking: this}",
        "blocking": "that it blocks, or blocks that: true, or {blocking: this}",
        "blocked": "that it was blocked by that this combat: {blocked: this}",
        "met": "that it fights that: {met: this}",
        "attacks": "that it attacks that player: {attacks: you}",
    },
)
L.explain(
    "events",
    {
        "enters": "a card comes into play",
        "leaves": "a card leaves play, wherever it goes; it lies there as `subject.card`",
        "excluded": "a card in play is excluded",
        "returned": "a card in play goes back to the hand",
        "to_cemetery": "a card in play goes to the Cemetery",
        "untilted": "a card or Summoner is untilted by an effect",
        "tilted": "a card or Summoner is tilted",
        "lock_opened": "a Lock opens",
        "freed": "a chained Creature is freed",
        "dies": "a Creature or Door goes to the Cemetery from play; of what is the kind (instead of it: `destroyed`)",
        "unblocked": "an attacking Creature is not blocked, once all blocks are said",
        "attacks": "a Creature is declared as an attacker; `other` is the player whom it attacks",
        "is_blocked": "an attacking Creature is blocked, once for each blocker",
        "blocks": "something blocks, once for each attacker",
        "fought": "something has fought: both have dealt their damage; what answers it happens when the blocker has "
        "died of that, and before the attacker does",
        "attached": "something is attached",
        "transmitted": "a Disease has moved; `other` is the Creature that has it now",
        "strikes": "something has dealt damage by its Attack, in combat or by `strike`",
        "is_hit": "something has been dealt damage, in combat (kind combat) or not (effect)",
        "healed": "a Summoner regains Life",
        "life_lost": "a Summoner loses Life, by damage or otherwise: as much as it had",
        "leveled": "the level of a Summoner has risen",
        "counter_placed": "counters are placed; their sort is the kind",
        "control_changed": "a card goes under the control of another player: `player`, who controls it now",
        "summoner_lost": "a player loses a Summoner",
        "sacrificed": "a card is sacrificed",
        "invoked": "a card is invoked; its kind is the kind of the card",
        "action_used": "an Action is used; its kind says which sort, and {kind: purchase} means Direct Purchases alone",
        "skill_used": "a Skill is used",
        "toss_made": "a coin is tossed, for an Action or an effect; how it fell is the kind",
        "rolled": "a die is rolled; `amount` is the number",
        "awakening": "a player's cards have untilted as the turn begins, before the Restoration",
        "game_begins": "the game begins: after setup, as the first turn does, for the Summoners that are there",
        "turn_begins": "the effects at the beginning of the turn, after the Restoration",
        "restored": "the Restoration is over, and what happens at the beginning of the turn",
        "turn_ends": "the end of the turn begins",
        "after_combat": "a combat is over",
        "drawn": "a player has drawn cards",
        "discarded": "a player has discarded cards",
        "stolen": "`player` has stolen cards of a hand",
        "coins_gained": "a player has gained Coins",
        "ether_gained": "a player has gained Ether",
        "buried": "a card would go to a Cemetery, from anywhere; from where is the kind (behind `would` alone)",
        "restoration": "a player would choose between cards and Coins in the Restoration (behind `would` alone)",
        "destroyed": "a card would be destroyed (behind `would` alone): by damage of combat or of an "
        "effect, or by an effect that destroys; which is the kind",
        "damaged": "damage would be dealt (behind `would` alone); `other` is what deals it",
    },
)
L.explain(
    "would",
    {
        "dies": "destroyed",
        "sacrificed": "to_cemetery",
        "leaves": "to_cemetery",
        "is_hit": "damaged",
        "strikes": "damaged",
        "life_lost": "damaged",
        "restored": "restoration",
        "buried": "to_cemetery",
        "destroyed": "dies",
        "damaged": "is_hit",
        "restoration": "restored",
    },
)
L.explain(
    "keywords",
    {"Symbiosis": "partner, always", "Chained": "restraints, do", "Lock": "do", "Morpher": "copies, keeps"},
)
L.explain(
    "fields",
    {
        "move.what": "cards in any zone; those in play leave it",
        "move.to": "where they go, each to its owner's zone; battlefield: what is not in play comes into play",
        "move.under": "beside `to: battlefield`: the player under whose control it arrives, else its owner",
        "exclude.what": "cards in any zone",
        "return.what": "cards in any zone",
        "destroy.what": "what is in play, Summoners among it",
        "sacrifice.what": "what is in play under the control of `who`",
        "attach.what": "a card in play",
        "attach.to": "what is in play, or a player",
        "cancel.what": "what waits on the chain: {zone: chain, ...}",
        "reveal.what": "cards of a hand or a library, and what `look` named",
        "look.zone": "whose top cards, or which hand",
        "search.to": "where the cards go that are found in the library of `who`",
        "create.copy_of": "what is in play, or as it last was",
        "create.beyond_rank": "also where its player controls as many of that name as its rank allows",
        "become.copy_of": "what is in play, or as it last was",
        "become.keeps": "what it keeps of its own; else it takes all",
        "become.only": "what alone it takes",
    },
)
L.explain(
    "roles",
    {
        "attacks.other": "the player whom it attacks",
        "transmitted.other": "the Creature that has it now",
        "control_changed.player": "the player who controls it now",
        "summoner_lost.player": "the player who loses it",
        "stolen.player": "the player who has stolen",
        "strikes.other": "what it has dealt damage to",
    },
)
L.explain(
    "moments",
    {
        "turn": "until the end of this turn",
        "combat": "until this combat is over",
        "next_turn": "until the player's next turn begins: {next_turn: foe}",
        "during_next_turn": "nothing yet; then all through the player's next turn, to its end",
        "next_turn_end": "until the player's next turn ends; never that of the turn under way",
        "awakening": "until the player's cards have untilted at the start of the player's next turn: what keeps a card "
        "tilted once is {awakening: it.controller}",
        "after_combat": "as this combat is over",
        "turn_end": "at the end of this turn",
        "turn_begin": "at the beginning of the next turn, whoever plays it",
        "own_turn": "at the beginning of the next turn of `whose`, after the Awakening and the Restoration",
    },
)
L.explain("spans", {"own_turn": "since the end of the last turn of `you`, a turn of one's own under way included"})
L.explain("periods", {"turn": "a turn of one player; the next player's is another", "match": "the whole match"})
L.explain(
    "acts",
    {
        "attack": "to attack",
        "be_blocked": "to be blocked",
        "block": "to block; with allow, `what` it may block though it flies",
        "actions": "to use Actions: those of a card, or all of a player",
        "purchase": "to use Direct Purchases: those of a card, or all of a player",
        "toss": "to use Actions that are Coin Tosses; tosses of effects are none",
        "dice": "to use Actions that are Dice Rolls; rolls of effects are none",
        "skills": "to use Skills: those of a Summoner, or all of a player",
        "regain": "to regain Capacity Points as the turn begins",
        "untilt": "to untilt",
        "target": "to be chosen as a target",
        "draw": "to draw",
        "invoke": "to invoke cards",
        "level_up": "to invoke Level Ups",
        "attack_at_once": "to attack on the turn of arrival",
        "attack_tilted": "to attack though it is tilted",
        "choose_summoner": "its controller, not the attacked player, says which Summoner it damages",
        "block_several": "to block any number of attackers",
        "together_alone": "to invoke a card with Together by itself",
    },
)
L.explain(
    "resources",
    {
        "coins": "Coins",
        "ether": "Ether",
        "capacity": "Capacity Points: the cost of a Skill, {capacity: 1} if it says none",
    },
)
L.explain(
    "uses",
    {
        "purchase": "a Direct Purchase: cost, targets, `do`",
        "toss": "a Coin Toss: `success`, `fail`",
        "dice": 'a Dice Roll: `on: {"1-3": [...], "4+": [...]}`',
        "skill": "a Skill of a Summoner: name, level, `do`",
    },
)
L.explain(
    "times",
    {
        "your_turn": "on its player's turns",
        "opponents_turn": "on other turns",
        "before_attack_announced": "before an attack is announced",
        "attack": "during an attack",
    },
)
L.explain(
    "counters",
    {"plus": "+1/+1 counters: put: {plus: 1, to: ...}", "minus": "-1/-1 counters: put: {minus: 1, to: ...}"},
)
L.explain(
    "ability",
    {
        "targets": "beside use; an Incantation or Imminent has its own on the card",
        "cost": "beside use: {coins: 2}, {ether: 1}, {sacrifice: {kind: creature, side: own}}, {discard: 1}, "
        "{tilt: this}, {exclude: this}, from a hand {discard: {what: this}}; of a Skill {capacity: 1}",
        "limit": "beside when, would and use: {turn: 1}, {match: 1}; an Action is used once a turn without it",
        "if": "beside any head: a condition on which it hangs",
        "from": "it works while the card lies there, and not in play: in its player's Cemetery beside any head, in a "
        "hand beside `use`, and beside `when` with `may: true`",
        "goes": "beside would: to_cemetery or buried: where the card goes, excluded if left out",
        "result": "beside would: toss_made: what becomes of the toss: success, failure, or again (once more)",
        "copies": "beside keyword: Morpher: what it may copy, any other Creature if left out",
        "keeps": "beside keyword: Morpher: what it keeps of its own",
        "do": "beside when, would, use: purchase and use: skill, and behind Lock and Chained",
    },
)
