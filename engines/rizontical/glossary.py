"""What Rizontical's own words mean, each in one line, for `cards words rizontical`."""

from __future__ import annotations

from .words import L

L.explain(
    "references",
    {
        "host": "the Fighters that this Aura lies on",
        "foe": "the opponent",
        "each": "both players",
        "match": "the match: `match.timeline` is the number of the timeline turn, 1 to 4",
        "attacker": "the Fighter that hits now",
        "struck": "what the hit has hit",
        "ally_now": "the own Fighter on the current slot",
        "enemy_now": "the opposing Fighter on the current slot",
    },
)
L.explain("paths", {"controller": "the player who controls it", "owner": "the player whose card it is"})
L.explain(
    "kinds",
    {
        "fighter": "Fighters",
        "power": "Powers on the field or in a zone; Summons and Tiles are Powers, too",
        "summon": "Summons",
        "tile": "Tiles",
        "numen": "Numens",
        "cell": "cells of the board",
        "player": "players",
        "entity": "Fighters and Summons: what stands on the board",
        "target": "Fighters and Powers, Summons and Tiles among them",
    },
)
L.explain(
    "zones",
    {
        "play": "the board and the field (where a selector looks that names no zone)",
        "field": "the field: Powers in play",
        "hand": "a hand; only its player reads it",
        "deck": "a Power deck",
        "void": "a Power void",
        "fighter_deck": "a Fighter deck",
        "fighter_void": "a Fighter void",
    },
)
L.explain(
    "attributes",
    {
        "atk": "its ATK now",
        "def": "its DEF now",
        "mana": "its MANA now",
        "mp": "its MP now",
        "ra": "its RA now",
        "psh": "its PSH now",
        "hp": "its HP now",
        "max_hp": "its printed HP",
        "weakness": "its Weakness",
        "resistance": "its Resistance",
        "speed": "its SPEED",
        "protection": "its Protection, 0 to 6",
        "uses": "the Use that is left, 0 to 6",
        "time": "the Time that is left, 0 to 6",
        "conditions": "how many conditions are on it",
        "buffs": "how many Buffs are on it",
        "debuffs": "how many Debuffs are on it",
        "statuses": "how many Statuses are on it",
        "ap_cost": "the AP Cost printed on a Power; 0 while it lies face down",
        "push": "how far a Push Tile pushes",
        "slot": "its slot, 1 to 4; 0 without one",
        "ap": "the AP of a player",
        "souls": "the Souls of a player",
        "hand": "how many Powers a player holds",
        "timeline": "the number of the timeline turn: match.timeline",
        "elements": "its elements, all that are named",
        "types": "physical, magical",
        "has": "the Statuses, Buffs and Debuffs on it, all that are named",
        "lacks": "those that are not on it",
        "labels": "the labels of its Skills",
        "markers": "the Markers on it",
        "marked": "that it has a mark (`mark`)",
        "unmarked": "that it has not this mark",
        "did": "the actions that it has done this turn",
        "rank": "common or legendary",
        "category": "normal, permanent, trigger or aura",
        "facedown": "that it lies face down",
        "empty": "that no entity stands there",
        "free": "that neither an entity nor a Tile is there",
        "current": "that it is on the slot of the running timeline turn",
        "defeated": "that it is in play no more",
        "active": "that it is this player's turn",
        "within": "so many cells from that: {within: {n: 2, of: this}}",
        "around": "on one of the eight cells around that",
        "adjacent": "on one of the four cells beside that",
        "at": "on the cell of that",
        "same_slot": "on the slot, 1 to 4, of that, on either side: name the `side`",
        "deploy_zone": "in the deploy zone of that player",
        "half": "on the half of that player",
    },
)
L.explain(
    "events",
    {
        "announced": "an action is announced; which is the kind. `subject` is the Fighter that acts, or the "
        "Power that is used: {subject: {kind: power, side: foe, ap_cost: 3+}}, `other` what it hits or pushes",
        "targeted": "an announced action or use names it, or aims at its cell; `other` is the Fighter that acts, what "
        "is announced the kind: {kind: hit}, {kind: skill}, {kind: power}",
        "about_to_be_hit": "an entity is about to be hit, before the hit; `other` hits it; {kind: basic}, spell, or "
        "effect; behind would, as it is struck: `redirect` says who is struck instead",
        "hit_done": "a hit is over; `other` has hit, `subject` is the first entity that it hit",
        "hit_negated": "a hit was negated; `other` would have hit",
        "calc_a": "the DMG of a hit is worked out, before Weakness and Resistance; `other` deals it",
        "calc_b": "the DMG of a hit is worked out, after them; `other` deals it",
        "damaged": "an entity has been dealt DMG by `other`; PSH DMG is also of the kind `border` or `entity`",
        "dmg_about": "DMG is about to be dealt to `subject` by `other`",
        "hp_lost": "HP are lost, by DMG or otherwise",
        "healed": "HP are restored, by the effect of `other`",
        "defeated": "a Fighter or Summon is defeated, by DMG or an effect of `other`; it has left as that is answered",
        "would_be_defeated": "an entity is about to be defeated: answered before it is",
        "deployed": "a Fighter is deployed",
        "removed": "a Fighter has left the board without a defeat; where it went is the kind",
        "own_turn_start": "the turn of its player begins; `subject` is the Fighter on the current slot",
        "own_turn_end": "the turn of its player ends; `subject` is the Fighter on the current slot",
        "step": "an entity comes onto the cell, by a Move, a push or otherwise",
        "summoned": "a Summon is brought",
        "moved": "a Fighter has moved (behind would: is about to); `amount` counts its steps; as an `action`, or by an "
        "`effect`",
        "push_about": "an entity is about to be pushed by `other`",
        "pushed": "an entity has been pushed by `other`, `amount` cells far",
        "blocked": "a push is stopped, by the `border` or an `entity`; `amount` cells were left",
        "power_used": "a Power is used",
        "power_set": "a Trigger Power is set",
        "would_be_destroyed": "a Power is about to be destroyed: answered before it is",
        "destroyed": "a Power is destroyed; it has left as that is answered",
        "power_left": "a Power has left play; where it went is the kind, of Summons and Tiles the supply",
        "skill_used": "a Skill is used; its label is the kind",
        "condition_gained": "a Status, Buff or Debuff is gained, from an effect of `other`; {kind: buff}, or {kind: "
        "Burned} for a Status",
        "condition_lost": "a Status, Buff or Debuff is lost",
        "tile_placed": "a Tile is placed",
        "ap_gained": "a player gains AP",
        "ap_lost": "a player loses AP by an effect; what is paid is not lost",
        "drawn": "a player has drawn Powers",
        "discarded": "a player has discarded Powers; behind would only what effects have one discard",
        "searched": "a player has searched the deck",
        "marker_placed": "a Marker is placed on a player",
        "deck_empty": "the last Power of a deck is drawn",
        "bonus_taken": "a player has taken the bonus action",
        "round_start": "a round begins",
        "turn_start": "a timeline turn begins",
        "round_end": "a round ends",
        "turn_end": "a player's turn ends; `subject` is the Fighter on the current slot",
    },
)
L.explain(
    "would",
    {
        "damaged": "dmg_about",
        "would_be_defeated": "defeated",
        "would_be_destroyed": "destroyed",
        "power_left": "destroyed",
        "removed": "defeated",
        "hit_done": "dmg_about",
        "pushed": "push_about",
        "blocked": "push_about",
    },
)
L.explain(
    "roles",
    {
        "hit_done.other": "the Fighter that has hit",
        "hit_done.player": "the player who controls `other`",
        "hit_negated.other": "the Fighter that would have hit",
        "hit_negated.player": "the player who controls `other`",
        "push_about.other": "the Fighter that pushes",
        "pushed.other": "the Fighter that has pushed",
        "blocked.other": "the Fighter that has pushed",
        "damaged.other": "the Fighter that has dealt it",
        "announced.player": "the player whose action it is",
        "targeted.other": "the Fighter whose action or Skill it is; none of a Power or a Numen",
        "targeted.player": "the player whose action it is",
    },
)
L.explain(
    "moments",
    {
        "combat": "until the combat phase of the hit that is under way, or else of the next one, is over",
        "turn": "until the player turn ends",
        "timeline_turn": "until the timeline turn ends: both players have played theirs",
        "round": "until the round ends",
        "next_own_turn": "until the player's next turn begins: {next_own_turn: foe}",
        "turn_end": "at the end of the running player turn",
        "timeline_turn_end": "at the end of the timeline turn, after both players' turns",
        "round_end": "at the end of the round",
        "round_begin": "as the next round begins",
        "own_turn": "as the player's next turn begins: {at: own_turn, whose: you, do: [...]}",
    },
)
L.explain(
    "periods",
    {"turn": "a player turn", "round": "a round", "match": "the whole match"},
)
_ACTS = {
    "move": "to Move",
    "hit": "to hit",
    "push": "to push",
    "heal": "to be healed",
    "move_straight": "to Move in a straight line only",
    "skill": "to use Skills",
    "be_pushed": "to be pushed",
    "be_moved": "to be moved, put elsewhere or swapped by effects",
    "be_targeted": "to be named as a target by the other player's Skills, Powers and Numen",
    "skip": "to Skip the turn",
    "conjure": "to use the Conjuration",
    "use_power": "to use a Power, from the hand, in play or face down; `to` is the Power, or the player: then any, or "
    "with `what` those that fit, {act: use_power, what: {kind: power, ap_cost: 2+}, to: foe}",
    "draw": "to draw",
    "deploy": "to deploy Fighters",
    "set": "to set Trigger Powers",
    "discard": "to discard for AP",
    "extra_hit": "one more hit this turn",
    "hit_through": "to hit over entities",
    "hit_inf": "to hit at any distance",
    "move_through": "to Move through entities",
    "act_after_hit": "to act after its hit",
    "deploy_current": "to deploy onto the current slot",
    "deploy_anywhere": "to deploy on any cell",
}
L.explain(
    "acts",
    {
        name: _ACTS.get(name)
        or (f"to use {name[6:].upper()} Skills" if name.startswith("skill ") else f"to be given {name[5:]}")
        for name in L.acts
    },
)
L.explain("resources", {"ap": "AP"})
L.explain(
    "ability",
    {
        "if": "beside when, would or no head; of what is always at work it stands in the part of `always`",
        "targets": "beside when or no head: {NAME: {pick: 1, ...}}",
        "cost": "beside when or no head: {ap: 1}, {lose: {hp: 1, who: this}} (or protection, mana, souls, uses, time), "
        "{discard: 1}, {destroy: {pick: 1, ...}} (so return, defeat), {cleanse: ...}, {remove_marker: unique}, "
        "{place_marker: ...}; one of several: {any_of: [{ap: 2}, {discard: 1}]}; what is discarded or given up may "
        "have a name, {discard: {n: 1, as: shed}}; the AP of a Power stand on the card",
        "limit": "beside when, would or no head: {turn: 1}, {round: 2}, {match: 1}; what replaces something once in "
        "the match is used up by it",
        "do": "beside when or no head; beside would: what happens instead",
    },
)
