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
L.explain("events", {"damaged": "it takes damage"})
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
