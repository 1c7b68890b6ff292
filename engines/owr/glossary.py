"""What OWR's own words mean, each in one line, for `cards words owr`."""

from __future__ import annotations

from .words import L

L.explain(
    "references",
    {
        "foe": "the other player",
        "each": "both players, the one whose turn it is first",
        "active": "the player whose turn it is",
        "match": "the match: {match: {phase: battle}}",
        "bearer": "the creature that this is attached to",
        "opposite": "the creature in the opposing lane of this one's",
        "here": "the lane that this is in or behind",
        "attacker": "the creature that attacks now",
        "defender": "the creature that is attacked now",
        "attacked": "the lane that is attacked now",
        "pending": "what is answered in this window",
    },
)
L.explain("paths", {"controller": "the player who controls it", "owner": "the player whose deck it is from"})
L.explain(
    "kinds",
    {
        "creature": "creatures, in lanes unless `zone` says otherwise",
        "rune": "Runes, face-up",
        "jinx": "Jinxes, face-up",
        "artifact": "Artifacts",
        "arena": "Arenas",
        "weapon": "Weapons",
        "soul": "creatures in stacks",
        "set_card": "what lies face-down in a stack",
        "player": "players",
        "cell": "lanes, one of each player's for each number",
        "pending": "what waits while players may respond: cards, abilities, attacks, summons",
        "lane": "lanes",
        "stack": "stacks",
        "card": "cards of all kinds",
        "stack_card": "whatever lies in stacks",
    },
)
L.explain(
    "zones",
    {
        "field": "the field: lanes, stacks, the Arena, Weapons",
        "hand": "hands",
        "deck": "main decks",
        "extra": "Extra Decks",
        "grave": "graves",
        "banish": "what is banished",
        "pending": "what waits while players may respond",
    },
)
L.explain("uses", {"activated": "used by its player in the own Main Phases; `from: hand` or `grave` works there"})
L.explain("times", {"your_turn": "in the turn of its player", "foes_turn": "in the turn of the other player"})
L.explain(
    "moments",
    {
        "turn": "the end of the turn",
        "battle": "the end of this battle",
        "phase_battle": "the next Battle Phase",
        "phase_end": "the next End Phase",
        "next_draw": "a player's next Draw Phase: {next_draw: you}",
    },
)
L.explain("periods", {"turn": "this turn", "match": "this game"})
L.explain("resources", {"lf": "Life Force", "souls": "souls, from any of one's own stacks"})
L.explain(
    "attributes",
    {
        "atk": "its ATK now",
        "def": "its DEF now",
        "left": "its DEF less the damage on it",
        "damage": "the damage on it",
        "cost": "the Tribute Cost of a creature, the Soul Cost of all else, as printed",
        "attacks": "how often it may attack in a turn",
        "moves": "how often it may move in a turn",
        "normal_summons": "how many Normal Summons the player has in a turn",
        "stackables": "how many Stackable abilities the player may use in a turn",
        "weapon_slots": "how many Weapons it may carry",
        "lf": "the player's Life Force",
        "hand": "how many cards the player holds",
        "deck": "how many cards are in the player's deck",
        "souls": "how many souls lie in the player's stacks",
        "number": "the number of the lane",
        "subtype": "its subtypes, as printed: {subtype: Dragon}; of a Rune normal, continuous or flash",
        "has": "the methods printed on it: Play, Reveal, Stackable, Hatch, Soul",
        "name": "its name",
        "token": "it is a token",
        "face_down": "it is face-down",
        "attacked": "it has attacked this turn",
        "new": "it came to its lane this turn",
        "arrows": "it has an arrow",
        "armed": "it carries a Weapon",
        "extra": "its place is the Extra Deck",
        "top": "it is the top card of its stack",
        "in_play": "it is in play",
        "empty": "nothing is in that lane",
        "active": "it is the player's turn",
        "entered": "which side up it came into play: up or down",
        "waits": "what waits to be carried out: a card, an ability, an attack or a summon",
        "of_kind": "the kind of the card that waits, or whose ability waits",
        "method": "by which method the ability that waits was activated",
        "phase": "the phase of the turn: {match: {phase: battle}}",
        "lane": "in the lane of something, or in the stack behind it: {lane: this}",
        "pointed": "in a lane that an arrow of something points to: {pointed: this}",
        "adjacent": "in a lane beside that of something, on the same side",
        "carries": "it carries a certain Weapon: {carries: this}",
    },
)
L.explain(
    "events",
    {
        "summoned": "a creature comes into play",
        "revealed": "a creature is turned face-up",
        "turned_down": "a creature is turned face-down",
        "attack_declared": "an attack is declared",
        "battled": "a battle between two creatures has been fought",
        "destroyed": "a card in play is destroyed",
        "damaged": "a creature takes damage",
        "became_soul": "a creature goes to a stack as a soul",
        "tributed": "a creature is tributed",
        "soul_spent": "a player pays with souls",
        "cast": "a card is cast, before it is carried out",
        "set": "a card is set face-down on a stack",
        "ability_activated": "an ability is activated, before it is carried out",
        "targeted": "a card is named as a target",
        "moved": "a creature moves to another lane",
        "lf_lost": "a player loses Life Force",
        "lf_restored": "a player's Life Force rises",
        "drew": "a player draws cards",
        "discarded": "a player discards cards",
        "banished": "a card is banished out of play",
        "returned": "a card goes from play to a hand, a deck or a grave, and is not destroyed",
        "weapon_lost": "a Weapon leaves the creature that carried it",
        "token_removed": "a token is removed and not destroyed",
        "control_changed": "a creature comes under the control of another player",
        "turn_begins": "the beginning of a player's turn",
        "phase_draw": "the Draw Phase of a player",
        "phase_battle": "the Battle Phase of a player",
        "phase_end": "the End Phase of a player",
    },
)
L.explain(
    "roles",
    {
        "attack_declared.other": "the creature that is attacked; none of a direct attack",
        "battled.other": "the creature that it fought",
        "destroyed.other": "what destroyed it",
        "became_soul.player": "the player in whose stack it lies",
    },
)
L.explain(
    "acts",
    {
        "attack": "it attacks",
        "be_attacked": "it is attacked",
        "move": "it moves by its arrows",
        "turn_up": "it is turned face-up by its player",
        "be_targeted": "it is targeted by the opponent",
        "be_returned": "it is returned by effects",
        "be_destroyed": "it is destroyed, whatever does it",
        "be_destroyed_in_battle": "it is destroyed in battle",
        "be_destroyed_by_effects": "it is destroyed by effects",
        "recoil": "its player loses LF by its battles",
        "cast": "the player casts cards; `what` says which",
        "set": "the player sets cards; `what` says which",
        "summon": "the player summons creatures; `what` says which",
        "respond": "the player responds; `what` says with what",
        "stack": "the player uses Stackable",
        "draw": "the player draws by effects",
        "draw_phase": "the player has a Draw Phase",
        "main_1": "the player has a first Main Phase",
        "battle_phase": "the player has a Battle Phase",
        "main_2": "the player has a second Main Phase",
        "move_in_main_1": "it may move in the first Main Phase",
        "pierce": "what it deals beyond the DEF of what it fights is lost as LF",
        "flash_any_turn": "the player may use Flash Runes in the other player's turn from the hand",
    },
)
L.explain(
    "fields",
    {
        "creature.cost": "its Tribute Cost: how many creatures are tributed for its Normal Summon",
        "cost": "of a card: how many souls it costs; of an ability: what is paid",
        "soul_element": "printed; no rule reads it",
        "element": "printed; no rule reads it",
        "move": "its arrows: {left: 1, right: 2}",
        "soul_bonus": "{atk: 100, def: 100}, for the creature before its stack",
        "normal_summon": "whether it may be Normal Summoned; false if only effects bring it",
        "subtype": "its subtypes; of a Rune normal, continuous or flash",
        "summon.lane": "the lane it goes to, if it can",
        "summon.only": "it goes to that lane or nowhere",
        "summon.face": "choose, up or down",
        "side": "the player on whose side it comes",
        "token.lane": "the lane it goes to, if it is empty",
        "token.token": "the id of the token",
        "turn.reveal": "its Reveal works",
        "turn.to": "up or down",
        "a": "the one",
        "b": "the other",
        "mill.to": "grave or banish",
        "look.zone": "deck, hand or extra",
        "into": "what is hatched",
    },
)
L.explain(
    "ability",
    {
        "from": "beside use: `hand` or `grave`: it is used there",
        "into": "beside keyword: Hatch: what is hatched: {name: ...}",
        "again": "`if` is asked once more as it is carried out",
        "limit": "how often: {turn: 1}, {match: 1}; each copy apart, with `per: name` all copies of a player together",
    },
)
L.explain(
    "moments",
    {
        "next_turn": "until the player's next turn begins: {next_turn: you}",
        "next_turn_end": "until the player's next turn ends",
    },
)
