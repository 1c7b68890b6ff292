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
L.explain("events", {"strikes": "its attack has been dealt: `amount` is all that it dealt"})
