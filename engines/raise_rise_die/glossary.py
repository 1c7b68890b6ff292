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
L.explain(
    "attributes",
    {
        "damage": "the Damage of an assault",
        "break": "the Break of a support",
        "block": "the Block of a defence",
        "bonus": "damage added to an assault once every other modifier has been worked out",
        "pierce": "how much of each Block or Break set against it is ignored",
        "amplitude": "how many slots it may cover",
        "cost": "the Reserve that it costs now",
        "sv": "its SV, as printed",
        "hp": "the player's HP",
        "reserve": "the points of the player's Reserve",
        "latent": "the player's latent potential",
        "played": "how many cards the player has laid this bout",
        "hand": "how many cards the player holds",
        "deck": "how many cards are in the player's deck",
        "discard": "how many cards are in the player's discard",
        "void": "how many cards are in the player's Void",
        "active": "the player's active potential",
        "sockets": "how many infusions the player may have",
        "object_slots": "how many objects the player may have",
        "poison": "how many Poison markers the player has",
        "bleed": "how many Bleed markers the player has",
        "omen": "how many omen markers the player has; they do nothing by themselves",
        "slot": "the combat slot in which it lies",
        "role": "what it is in its exchange: opener, counter, answer or alone",
        "type": "its type as printed: assault, support or defence; an object or infusion keeps it",
        "archetype": "its archetype",
        "name": "its name",
        "instant": "it is an instant",
        "is_object": "it is an object",
        "transcended": "it was transcended",
        "countered": "it was countered",
        "pending": "it is laid and has not resolved",
        "optimal": "it lies in a slot where it is at its best",
        "upright": "it is not turned sideways",
        "stunned": "the player is Stunned",
        "passed": "the player has passed",
        "starter": "the player started the bout",
    },
)
L.explain(
    "events",
    {
        "laid": "a card is laid",
        "transcended": "a card is transcended",
        "sacrificed": "a card in hand is sacrificed to the Reserve",
        "passed": "a player passes",
        "countered": "a card is countered",
        "counter_held": "a card that was laid as a counter did counter",
        "resolved": "a card resolves",
        "damaged": "a player is dealt damage",
        "burned": "a player is burned",
        "soul_lost": "a player loses the Top Soul",
        "hp_lost": "a player loses HP",
        "hp_gained": "a player gains HP",
        "poison_added": "a player gets Poison markers",
        "bleed_added": "a player gets Bleed markers",
        "omen_added": "a player gets omen markers",
        "drew": "a player draws cards",
        "discarded": "a player discards cards",
        "object_used": "an object is used",
        "object_placed": "an object is placed in its slot",
        "infused": "a card is infused",
        "destroyed": "an object or infusion is destroyed",
        "swapped": "a card is swapped with one of the discard",
        "searched": "a card is searched for",
        "was_stunned": "a player is Stunned",
        "bout_start": "the beginning of the bout",
        "bout_end": "the end of the bout",
    },
)
L.explain(
    "roles",
    {
        "countered.other": "the card that countered it",
        "damaged.other": "what dealt the damage",
        "burned.other": "what burned",
        "soul_lost.player": "the player whose deck it was",
    },
)
L.explain(
    "acts",
    {
        "lay": "the player lays cards; `what` says which",
        "transcend": "the player transcends cards; `what` says which",
        "use": "the player uses abilities; `what` says of what",
        "counter": "the player counters",
        "infuse": "the player infuses cards",
        "place": "the player places objects",
        "draw_latent": "the player draws by latent potential",
        "be_countered": "it is countered",
        "lay_anywhere": "it may be laid in any slot, as if each were optimal",
        "work_as_counter": "its texts work when it counters, too",
    },
)
L.explain(
    "counters",
    {
        "poison": "Poison markers",
        "bleed": "Bleed markers",
        "omen": "omen markers, which do nothing by themselves",
    },
)
L.explain(
    "fields",
    {
        "archetype": "its archetype, a slug",
        "class": "its class, a slug",
        "dedicated": "the class of weapon with which alone it may be in a deck",
        "ether": "the HP it begins with",
        "active": "its active potential",
        "latent": "its latent potential",
        "sockets": "how many infusions it holds",
        "instant": "it may be played in reaction",
        "object": "it is placed in an object slot, and has an ability with `use: use`",
        "sv": "its SV",
        "search.sv": "of which SV",
        "swap.sv": "of which SV",
        "sacrifice.sv": "how much SV they are worth together",
        "value": "the number in its sphere",
        "optimal": "the slots where it is at its best: head, body, ...",
        "on_play": "what it does as it is played, from an optimal slot",
        "on_resolve": "what it does as it resolves, from an optimal slot",
        "transcend": "{value: 8, on_play: [...], on_resolve: [...]}",
        "infusion": "abilities that it has as an infusion: a list",
        "counter_text": "its text works even when it counters",
    },
)
L.explain(
    "ability",
    {
        "as_support": "beside use: the object is played as a support",
        "limit": "how often: {bout: 1}, {match: 1}; each copy apart",
    },
)
