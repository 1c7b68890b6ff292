"""What Raise, Rise & Die's own words mean, each in one line, for `cards words raise_rise_die`."""

from __future__ import annotations

from .words import L

L.explain(
    "references",
    {
        "foe": "the other player",
        "each": "both players, who started the bout first",
        "opener": "the first card of the exchange under way",
    },
)
L.explain("paths", {"controller": "the player who controls it", "owner": "the player whose deck it is from"})
L.explain(
    "kinds",
    {
        "assault": "assaults, in slots unless `zone` says otherwise",
        "support": "supports",
        "defence": "defences",
        "object": "what stands in object slots",
        "infusion": "what lies in infusion sockets",
        "weapon": "weapons",
        "character": "characters",
        "player": "players",
        "cell": "combat slots",
        "card": "cards of all kinds",
        "slot": "combat slots",
    },
)
L.explain(
    "zones",
    {
        "table": "all that lies on the mats: slots, objects, infusions, weapons, characters",
        "top_soul": "the face-up first card of a deck",
        "hand": "hands",
        "deck": "decks, the Top Soul among them",
        "discard": "discards",
        "void": "Voids",
    },
)
L.explain("uses", {"use": "the Use icon: it turns its card", "active": "an active ability, once a bout"})
L.explain("times", {"upkeep": "in upkeep", "bout_end": "at the end of the bout"})
L.explain(
    "moments",
    {
        "exchange": "the end of the exchange, which is meant where nothing is said",
        "bout": "the end of the bout",
        "upkeep": "the end of the next upkeep",
        "bout_end": "the end of this bout",
        "next_upkeep": "the next upkeep",
    },
)
L.explain("periods", {"bout": "this bout", "match": "this match"})
L.explain("resources", {"hp": "HP", "reserve": "points of the Reserve", "latent": "latent potential"})
