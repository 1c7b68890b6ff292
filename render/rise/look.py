"""What the words of Rise look like: colours and icons of kinds of cards, Abilities, states and happenings."""

from __future__ import annotations

from engines.rise.view import CardView
from render.parts.theme import BOON, MUTED, TEXT, WARD, Colour
from render.parts.words import Words

KEY = 42
"""The size of text whose digits are as high as key digits must be on a picture 1080 pixels wide."""

KINDS: dict[str, tuple[Colour, str]] = {
    "summoner": ((208, 172, 92), "mdi:account-star"),
    "creature": ((186, 100, 72), "mdi:paw"),
    "door": ((124, 136, 152), "mdi:door-closed"),
    "incantation": ((104, 112, 214), "mdi:auto-fix"),
    "imminent": ((214, 148, 46), "mdi:flash"),
    "level_up": ((62, 158, 148), "mdi:chevron-triple-up"),
    "equipment": ((150, 124, 92), "mdi:shield-sword"),
    "disease": ((126, 158, 58), "mdi:virus"),
    "bomb": ((170, 74, 74), "mdi:bomb"),
}
ELEMENTS: dict[str, tuple[Colour, str]] = {
    "Water": ((58, 132, 214), "mdi:waves"),
    "Fire": ((232, 88, 50), "mdi:fire"),
    "Ice": ((136, 206, 240), "mdi:snowflake"),
    "Lightning": ((240, 196, 70), "mdi:lightning-bolt"),
}
ABILITIES = {
    "Flight": "mdi:feather",
    "Reach": "mdi:ladder",
    "Pierce": "mdi:spear",
    "Fightback": "mdi:undo-variant",
    "Advantage": "mdi:crosshairs",
    "Distance": "mdi:bow-arrow",
    "Constasy": "mdi:shield-check",
    "Bleed": "mdi:water-minus",
    "Drain": "mdi:water-plus",
    "Horde": "mdi:account-group",
    "Immunity": "mdi:medical-bag",
    "Morpher": "mdi:drama-masks",
    "Multi-Target": "mdi:target-variant",
    "Food": "mdi:food-apple",
    "Disease": "mdi:virus",
    "Together": "mdi:account-multiple",
    "Return": "mdi:keyboard-return",
    "Lock": "mdi:lock",
    "Symbiosis": "mdi:puzzle",
    "Copycat": "mdi:content-copy",
    "Equipment": "mdi:shield-sword",
    "Fixed Price": "mdi:tag",
    "Bomb": "mdi:bomb",
    "Explosive": "mdi:firework",
    "Reanimation": "mdi:coffin",
    "Inhume": "mdi:shovel",
    "Cloning": "mdi:content-duplicate",
    "Diversion": "mdi:bullhorn",
    "Dodge": "mdi:run-fast",
    "Splash": "mdi:water",
    "Chained": "mdi:link-variant",
    "Assimilation": "mdi:call-merge",
    "Wall Pass": "mdi:wall",
    "Possession": "mdi:ghost",
    "Rage": "mdi:emoticon-angry",
    "Iron Skin": "mdi:anvil",
    "Water Element": "mdi:waves",
    "Fire Element": "mdi:fire",
    "Ice Element": "mdi:snowflake",
    "Lightning Element": "mdi:lightning-bolt",
    "Cold": "mdi:snowflake-thermometer",
    "Madness": "mdi:moon-waning-crescent",
    "Dementia": "mdi:head-question",
    "Amok": "mdi:axe-battle",
    "Allergy": "mdi:flower-pollen",
    "Trauma": "mdi:heart-broken",
    "Paralysis": "mdi:wheelchair",
    "Schizophrenia": "mdi:head-sync",
    "Parasite": "mdi:bug",
    "Paranoia": "mdi:eye-circle",
}
BADGES = {
    "sick": "mdi:timer-sand",
    "sleep": "mdi:sleep",
    "no-attack": "mdi:hand-back-right-off",
    "no-block": "mdi:shield-off",
    "no-untilt": "mdi:screen-rotation-lock",
    "no-regain": "mdi:battery-off",
    "no-skills": "mdi:star-off",
    "must-attack": "mdi:exclamation-thick",
    "lock": "mdi:lock",
    "open": "mdi:lock-open-variant",
    "chained": "mdi:link-variant",
    "freed": "mdi:link-variant-off",
    "paranoia": "mdi:eye-circle",
    "reanimated": "mdi:coffin",
    "dodge": "mdi:run-fast",
    "unblockable": "mdi:ghost",
    "possessed": "mdi:account-switch",
}
"""The states of a card. Marks that cards give have the sign of MARK."""
GOOD = frozenset({"open", "freed", "dodge", "unblockable"})
SAID = frozenset({"lock", "open", "chained", "freed", "possessed"})
"""States that say what an Ability or an owner already says: shown once."""
MARKED = "mdi:bookmark"

ATTACK = "mdi:sword"
DEFENSE = "mdi:shield"
LIFE = "mdi:heart"
CAPACITY = "mdi:rhombus"
SPENT = "mdi:rhombus-outline"
PENDING = "mdi:rhombus-split"
TILTED = "mdi:rotate-right"
TOKEN = "mdi:poker-chip"
COPY = "mdi:content-copy"
STACK = "mdi:layers"
COIN = "mdi:circle-multiple"
ETHER = "mdi:diamond-stone"
COUNTS: dict[str, Colour] = {
    "stock": (240, 200, 104),
    "ether": (196, 160, 250),
    "hand": (170, 190, 250),
}
"""The colours of what a player has to play with."""
PILES = {
    "stock": COIN,
    "ether": ETHER,
    "hand": "mdi:cards",
    "library": "mdi:book-open-page-variant",
    "cemetery": "mdi:grave-stone",
    "excluded": "mdi:layers-off",
}
"""What is counted for a player, in the order shown."""
ACTIONS = {"purchase": COIN, "toss": "mdi:circle-half-full", "dice": "mdi:dice-5"}
PHASES = {
    "awakening": "mdi:weather-sunset-up",
    "restoration": "mdi:cards",
    "invocation": "mdi:auto-fix",
    "attack": "mdi:sword-cross",
    "blocks": "mdi:shield",
    "damage": "mdi:flare",
    "end": "mdi:weather-night",
}
SORTS = {
    "invocation": "mdi:cards",
    "level": "mdi:chevron-triple-up",
    "action": "mdi:play",
    "skill": "mdi:star",
    "explosive": "mdi:bomb",
}
"""What lies on the chain."""

HARMS = {
    "died": "mdi:skull",
    "damaged": "mdi:flare",
    "life_lost": "mdi:heart-minus",
    "summoner_lost": "mdi:skull",
    "out": "mdi:skull",
    "leaves": "mdi:exit-run",
    "sacrificed": "mdi:skull",
    "excluded": "mdi:layers-off",
    "stopped": "mdi:cancel",
    "discarded": "mdi:cards-outline",
    "stolen": "mdi:hand-coin",
    "short_draw": "mdi:book-remove",
}
GAINS = {
    "healed": "mdi:heart-plus",
    "leveled": "mdi:chevron-triple-up",
    "enters": "mdi:star-four-points",
    "untilted": "mdi:rotate-left",
    "freed": "mdi:link-variant-off",
    "lock_opened": "mdi:lock-open-variant",
    "drawn": "mdi:cards",
    "coins_gained": COIN,
    "ether_gained": ETHER,
}
HAPPENINGS = {
    "tilted": TILTED,
    "counter_placed": "mdi:plus-minus-variant",
    "attached": "mdi:paperclip",
    "transmitted": "mdi:virus",
    "control_changed": "mdi:account-switch",
    "returned": "mdi:keyboard-return",
    "action_used": "mdi:play",
    "skill_used": "mdi:star",
    "rolled": "mdi:dice-5",
    "toss_made": "mdi:circle-half-full",
}
"""Signs of what happened; what has none is told in words alone."""


def happening(name: str) -> tuple[str, Colour] | None:
    """The sign of something that happened, with its ink; None if it has none."""
    for signs, ink in ((HARMS, WARD), (GAINS, BOON), (HAPPENINGS, TEXT)):
        if name in signs:
            return signs[name], ink
    return None


def sort_of(kind: str, abilities: list[str] | tuple[str, ...]) -> str:
    """What a card is: its kind, or "equipment", "disease" or "bomb"."""
    for ability in ("Equipment", "Disease", "Bomb"):
        if ability in abilities:
            return ability.lower()
    return kind


def colours_of(kind: str, abilities: list[str] | tuple[str, ...]) -> tuple[Colour, ...]:
    """The colours of a card's art: those of its elements, else of what it is."""
    found = tuple(ELEMENTS[each][0] for each in ELEMENTS if f"{each} Element" in abilities)
    return found or (KINDS.get(sort_of(kind, abilities), KINDS["incantation"])[0],)


def sign_of(card: CardView) -> str:
    """The icon of what a card in play is."""
    special = next((ABILITIES[each] for each in card.abilities if each in DISEASES), "")
    return special or KINDS.get(sort_of(card.kind, card.abilities), KINDS["incantation"])[1]


DISEASES = frozenset(list(ABILITIES)[list(ABILITIES).index("Cold") :])


def badge(name: str, words: Words) -> tuple[str, str, Colour]:
    """The icon, the word and the ink of a state."""
    if name in BADGES:
        return BADGES[name], words("rsp-badge", badge=name), BOON if name in GOOD else WARD
    return MARKED, name.replace("-", " ").replace("_", " "), MUTED


def ability(name: str) -> str:
    """The icon of an Ability."""
    return ABILITIES.get(name, "mdi:star-four-points")
