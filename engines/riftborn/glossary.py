"""What Riftborn's own words mean, each in one line, for `cards words riftborn`."""

from __future__ import annotations

from .words import L

L.explain(
    "references",
    {
        "foe": "the other player",
        "each": "both players, the one whose turn it is first",
        "active": "the player whose turn it is",
        "match": "the match",
    },
)
L.explain("paths", {"controller": "the player who controls it", "owner": "the player whose deck it is from"})
L.explain(
    "kinds",
    {
        "creature": "creatures, tokens among them, in formations unless `zone` says otherwise",
        "spell": "Spells",
        "weapon": "Weapons",
        "armour": "Armours",
        "trick": "TRICK cards",
        "player": "players",
        "equipment": "Weapons and Armours",
        "card": "cards of all kinds",
    },
)
L.explain(
    "zones",
    {
        "field": "the field: formations, Weapons, Armours, waiting Spells",
        "hand": "hands",
        "library": "libraries",
        "discard": "Discard piles",
        "removed": "what is removed from the game",
    },
)
L.explain("uses", {"action": "uses the creature's Action: keywords alone have it"})
L.explain(
    "moments",
    {
        "turn": "the end of the turn",
        "turn_start": "the start of a player's next turn: {turn_start: you}",
        "turn_end": "the end of a player's turn: at: turn_end, whose: foe",
    },
)
L.explain("periods", {"turn": "this turn", "match": "this match"})
L.explain("resources", {"life": "life", "xp": "Experience"})
L.explain(
    "attributes",
    {
        "attack": "its Attack now",
        "health": "its maximum Health now; of a Weapon its uses, of an Armour what it absorbs",
        "left": "its Health less the damage on it; of a Weapon or Armour what is left of it",
        "level": "its Level; of a player the level reached",
        "xp": "its Experience cost; of a player the Experience held",
        "damage": "the damage on it",
        "rage_tokens": "how many rage tokens lie on it",
        "health_tokens": "how many health tokens lie on it",
        "shield_tokens": "how many shield tokens lie on it",
        "weakness_tokens": "how many weakness tokens lie on it",
        "decay_tokens": "how many decay tokens lie on it",
        "rank": "the rank it stands in: 1 is the front rank",
        "life": "the player's life",
        "hand": "how many cards the player holds",
        "library": "how many cards are in the player's library",
        "tricks": "how many TRICK cards the player has in play",
        "family": "its families: {family: Fae}",
        "has": "its keywords now: {has: BLOCK}",
        "name": "its name",
        "token": "it is a token",
        "face_down": "it is face-down",
        "new": "it entered this turn",
        "moved": "it has used its Move this turn",
        "acted": "it has used its Action this turn",
        "charmed": "it is charmed",
        "pacified": "it is pacified",
        "rearmost": "it stands in the rearmost rank",
        "in_play": "it is in play",
        "active": "it is the player's turn",
        "morale": "the mode of its MORALE: damage or health",
        "adjacent": "beside something in its formation: {adjacent: this}",
        "in_front": "in front of something, touching it: {in_front: this}",
        "behind": "behind something, touching it: {behind: this}",
        "in_line": "in the same line as something",
        "within": "so many tiles from something or fewer: {within: {n: 2, of: this}}",
    },
)
L.explain(
    "events",
    {
        "played": "a card is played; what a card does as it is played is {event: played, subject: this}",
        "entered": "a creature comes into play, however",
        "spell_done": "a waiting Spell of a player is done",
        "dies": "a creature dies",
        "left": "a card leaves play, however",
        "revived": "UNDEATH keeps a creature in play",
        "attack_declared": "an attack is declared",
        "attacked": "an attack has been carried out, retaliation included",
        "damaged": "a creature takes damage",
        "strikes": "its attack has been dealt: `amount` is all that it dealt",
        "hurt": "a player takes damage",
        "healed": "damage comes off a creature",
        "token_placed": "tokens (`kind` says which) are laid on a creature",
        "moved": "a creature uses its Move",
        "turned_up": "a face-down creature is turned face-up",
        "transformed": "a token takes the place of a creature",
        "control_changed": "a creature comes under the control of another player",
        "weapon_used": "a Weapon has been used",
        "broken": "a Weapon or an Armour is destroyed",
        "leveled": "a player goes up a level",
        "drew": "a player draws cards",
        "discarded": "a player discards cards",
        "tricked": "a player puts a TRICK card into play",
        "turn_begins": "the beginning of a player's turn",
        "turn_ends": "the end of a player's turn",
    },
)
L.explain(
    "roles",
    {
        "dies.other": "what killed it",
        "damaged.other": "what dealt the damage",
        "hurt.other": "what dealt the damage",
        "attack_declared.other": "the creature that is attacked; none if a player is",
        "attacked.other": "the creature that was attacked; none if a player was",
        "weapon_used.subject": "the Weapon",
        "weapon_used.other": "the creature that it was used against",
        "broken.subject": "the Weapon or Armour",
        "broken.player": "the player whose card it is",
    },
)
L.explain(
    "acts",
    {
        "move": "it uses its Move",
        "act": "it uses its Action",
        "attack": "it uses its Action to attack",
        "retaliate": "it strikes back when it is attacked",
        "opportunity": "it makes Attacks of Opportunity",
        "be_swapped": "others change places with it",
        "be_attacked": "it is attacked",
        "second_target": "its second attack may be aimed at another target",
        "play": "the player plays cards; `what` says which",
        "draw": "the player draws by effects",
        "use_weapons": "the player uses Weapons",
    },
)
L.explain(
    "counters",
    {
        "rage": "rage tokens",
        "health": "health tokens",
        "shield": "shield tokens",
        "weakness": "weakness tokens",
        "decay": "decay tokens",
    },
)
L.explain(
    "fields",
    {
        "level": "the Level from which it may be played",
        "xp": "the Experience that it costs",
        "summon.xp": "whether its Experience is paid",
        "play.xp": "whether its Experience is paid",
        "summon.card": "the id of a token or creature",
        "summon.upto": "so many or fewer",
        "summon.near": "what they come to stand beside",
        "side": "the player on whose side it comes",
        "transform.into": "the id of the token that takes its place",
        "a": "the one",
        "b": "the other",
        "creature.health": "its Health",
        "token.health": "its Health",
        "weapon.health": "how often it can be used",
        "armour.health": "how much damage it absorbs",
        "trick.when": "the situation in which its player may turn it up",
    },
)
L.explain(
    "ability",
    {
        "token": "beside keyword: SUMMON: the id of the token",
        "into": "beside keyword: TRANSFORM: the id of what takes its place",
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
