"""Cards of all games as somebody writes them who has nothing but `docs/cards.md`: what can't be meant is refused with
the way out, and what is printed says who does what to whom."""

from __future__ import annotations

import json
import re
import textwrap
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from engines.kernel.cards import Cards
from engines.kernel.cards.costs import Cost
from engines.kernel.cards.schema import card_schema
from engines.kernel.cards.table import entries
from engines.kernel.documents import ContentError, Reader
from engines.kernel.registry import games
from render import painter
from tests.content import ROOT, library

HEADS: dict[str, dict[str, dict[str, Any]]] = {
    "rise": {
        "creature": {"rank": 1, "types": ["Beast"], "attack": 1, "defense": 1},
        "incantation": {"rank": 1},
        "door": {"rank": 1, "defense": 1},
    },
    "rizontical": {"power": {"category": "normal", "cost": {"ap": 1}}, "tile": {"time": 2}},
    "owr": {"creature": {"subtype": "Beast", "atk": 100, "def": 100}, "rune": {}, "jinx": {}},
    "riftborn": {
        "creature": {"level": 1, "xp": 100, "family": "Fae", "attack": 1, "health": 1},
        "spell": {"level": 1, "xp": 100},
    },
    "raise_rise_die": {
        "character": {"ether": 22, "active": 3, "latent": 2},
        "assault": {"archetype": "tide", "sv": 1, "value": 1, "optimal": ["body"]},
        "defence": {"archetype": "tide", "sv": 1, "value": 1, "optimal": ["body"]},
    },
}
"""What each kind of card has besides what it does."""


def card(game: str, kind: str, does: str) -> dict[str, Any]:
    """A card that does something, which is written as in a file."""
    own: dict[str, Any] = yaml.load(textwrap.dedent(does), Loader=Reader)
    return {"kind": kind, "id": "a-card", "name": "A Card", **HEADS[game][kind], **own}


def read(game: str, kind: str, does: str) -> Any:
    rules = games()[game]
    return Cards.read(rules, {"own": json.dumps([*rules.blanks, card(game, kind, does)])})["a-card"]


def printed(game: str, kind: str, does: str) -> tuple[str, str]:
    """What is printed on a card, in English and French."""
    face = games()[game].describe(read(game, kind, does))
    en, fr = (painter(game).told_whole(face, library().texts, locale).replace("\xa0", " ") for locale in ("en", "fr"))
    return en, fr


def refused(game: str, kind: str, does: str) -> str:
    """What is said of a card that is not read."""
    with pytest.raises(ContentError) as error:
        read(game, kind, does)
    return str(error.value)


PRINTED = [
    (
        "one place or another where it went",
        "rise",
        "creature",
        "abilities: [{when: {event: leaves, subject: this}, do: [{draw: 1, if: {event: {to: [hand, excluded]}}}]}]",
        "if it went to a hand or to the Excluded zone, draw 1 card",
        "si elle est allée dans une main ou en zone d’exclusion, piochez 1 carte",
    ),
    (
        "where it did not go",
        "riftborn",
        "creature",
        "abilities: [{when: {event: left, subject: this}, do: [{draw: 1, if: {not: {event: {to: discard}}}}]}]",
        "if it did not go to a Discard pile, draw 1 card",
        "si elle n’est pas allée dans une défausse, piochez 1 carte",
    ),
    (
        "a type in common, always",
        "rise",
        "creature",
        "abilities: [{always: [{change: {attack: 1, to: {kind: creature, side: own, not: this, types: this.types}}}]}]",
        "Your other Creatures with a type in common with this Creature get +1/+0.",
        "Vos autres Créatures ayant un type en commun avec cette Créature gagnent +1/+0.",
    ),
    (
        "a type in common, as a condition",
        "rise",
        "creature",
        "abilities: [{when: {event: dies, subject: {kind: creature, side: own}, if: {subject: {types: this.types}}}, do: [{draw: 1}]}]",
        "if it has a type in common with this Creature",
        "si elle a un type en commun avec cette Créature",
    ),
    (
        "no type in common",
        "rise",
        "creature",
        "abilities: [{when: {event: dies, subject: {kind: creature, side: own}, if: {not: {subject: {types: this.types}}}}, do: [{draw: 1}]}]",
        "if it does not have a type in common with this Creature",
        "si elle n’a pas de type en commun avec cette Créature",
    ),
    (
        "an element in common",
        "rizontical",
        "power",
        """
        targets: {one: {pick: 1, kind: fighter, side: own}}
        do: [{heal: {n: 1, to: {kind: fighter, side: own, not: one, elements: one.elements}}}]
        """,
        "with an element in common with",
        "ayant un élément en commun avec",
    ),
    (
        "a type in common in OWR",
        "owr",
        "creature",
        "abilities: [{keyword: Reveal, do: [{destroy: {kind: creature, side: foe, subtype: this.subtype}}]}]",
        "with a type in common with this creature",
        "ayant un type en commun avec cette créature",
    ),
    (
        "a family in common",
        "riftborn",
        "creature",
        "abilities: [{always: [{change: {attack: 1, to: {kind: creature, side: own, not: this, family: this.family}}}]}]",
        "with a family in common with this creature",
        "ayant une famille en commun avec cette créature",
    ),
    (
        "the same archetype",
        "raise_rise_die",
        "assault",
        "on_play: [{change: {damage: 1, to: {kind: assault, side: own, archetype: this.archetype}}}]",
        "with the same archetype as this assault",
        "portant le même archétype que cet assaut",
    ),
    (
        "another chooses what befalls whom",
        "raise_rise_die",
        "assault",
        "on_play: [{modes: {by: foe, modes: [[{burn: 2}], [{burn: {n: 3, to: you}}], [stun]]}}]",
        "Your opponent chooses 1: (1) Burn 2 to your opponent; (2) Burn 3 to you; (3) your opponent becomes Stunned.",
        "Votre adversaire choisit 1 option : (1) Brûlez 2 contre votre adversaire ; (2) Brûlez 3 contre vous",
    ),
    (
        "a figure that falls",
        "riftborn",
        "spell",
        "do: [{change: {attack: -2, to: {kind: creature, side: foe}, until: turn}}]",
        "gets −2 Attack",
        "perd 2 en Attaque",
    ),
    (
        "the lowest among opponents",
        "rise",
        "door",
        "abilities: [{when: {event: turn_begins, player: you}, if: {compare: [you.hand, '<', {lowest: hand, of: foe}]}, do: [{draw: 1}]}]",
        "less than the lowest number of cards in hand among your opponents",
        "moins que le plus petit nombre de cartes en main parmi vos adversaires",
    ),
    (
        "one of those targeted, and the other",
        "rizontical",
        "power",
        """
        targets: {pair: {pick: 2, kind: fighter, side: foe}}
        do:
          - choose: {what: {pick: 1, among: pair, by: foe}, as: one}
          - damage: {n: 2, to: one}
          - heal: {n: 1, to: {among: pair, not: one}}
        """,
        "Choose 2 enemies. Your opponent chooses one of those enemies, then you deal 2 DMG to it, then heal the other",
        "choisit l’un de ces ennemis, puis vous infligez 2 DMG à cet ennemi, puis soignez l’autre de 1 HP.",
    ),
    (
        "the others of several, another of them",
        "rise",
        "incantation",
        """
        targets: {trio: {pick: 3, kind: creature, side: own}, one: {pick: 1, among: trio}}
        do:
          - destroy: one
          - untilt: {among: trio, not: one}
          - return: {pick: 1, among: trio, not: one}
        """,
        "Target 3 of your Creatures. Destroy one of them, then untilt the others, then return another of those Creatures",
        "Ciblez 3 de vos Créatures. Détruisez l’une d’elles, puis redressez les autres, puis renvoyez une autre des",
    ),
    (
        "what was looked at, and the rest of it",
        "rise",
        "incantation",
        """
        do:
          - {look: {n: 3}, as: seen}
          - {move: {what: {pick: 1, among: seen}, to: hand}, as: kept}
          - {move: {what: {among: seen, not: kept}, to: library_bottom}}
        """,
        "then put one of them into its owner’s hand, then put the others at the bottom",
        "puis mettez l’une d’elles dans la main de son propriétaire, puis mettez les autres au-dessous",
    ),
    (
        "what answers an event for a time",
        "rise",
        "incantation",
        """
        do:
          - lasting: {parts: [{when: {event: dies, subject: {kind: creature, side: own}}, do: [{draw: 1}]}], until: turn}
          - gain: {coins: 1}
        """,
        "Until the end of the turn, whenever one of your Creatures dies, draw 1 card. Then gain 1 coin.",
        "Jusqu’à la fin du tour, chaque fois qu’une de vos Créatures meurt, piochez 1 carte. Puis gagnez 1 pièce.",
    ),
    (
        "what answers an event so many times, and may",
        "riftborn",
        "spell",
        """
        do:
          - choose: {what: {pick: 1, kind: creature, side: own}, as: one}
          - lasting:
              parts: [{when: {event: damaged, subject: one}, may: true, do: [{put: {rage: 1, to: subject}}]}]
              uses: 2
              until: for_good
        """,
        "Choose one of your creatures. For the rest of the match, the next 2 times the chosen creature is dealt damage, "
        "you may put 1 Rage token on it.",
        "Jusqu’à la fin de la partie, les 2 prochaines fois que",
    ),
    (
        "what is at work and answers an event",
        "rizontical",
        "power",
        """
        do:
          - lasting:
              parts:
                - {change: {atk: 1, to: {kind: fighter, side: own}}}
                - {when: own_turn_end, if: {you: {ap: 3+}}, do: [{draw: 1}]}
              until: round
        """,
        "Until the end of the round, allies get +1 ATK, and at the end of your turn, if you have 3 AP or more, draw 1",
        "Jusqu’à la fin de la manche, les alliés reçoivent +1 ATK, et à la fin de votre tour, si vous avez 3 AP ou plus,",
    ),
    (
        "what the effect answers, in what is answered then",
        "rise",
        "creature",
        """
        abilities:
          - when: {event: is_blocked, subject: this}
            do: [{lasting: {parts: [{when: {event: dies, subject: other}, do: [{draw: 1}]}], until: turn}}]
        """,
        "When this Creature is blocked: until the end of the turn, when the blocker dies, draw 1 card.",
        "Quand cette Créature est bloquée : jusqu’à la fin du tour, quand le bloqueur meurt, piochez 1 carte.",
    ),
    (
        "what one of two figures is for each of, and not the other",
        "rise",
        "incantation",
        "do: [{change: {attack: {count: {kind: door}}, defense: 2, to: {pick: 1, kind: creature, side: own}, until: turn}}]",
        "gets +X/+2 until the end of the turn, where X is the number of Doors",
        "gagne +X/+2 jusqu’à la fin du tour, X étant le nombre de Portes",
    ),
    (
        "what one of two changes at once is for each of",
        "rise",
        "incantation",
        """
        targets: {one: {pick: 1, kind: creature, side: own}}
        do:
          - change: {attack: {count: {kind: door}}, to: one, until: turn}
          - change: {defense: 2, to: one, until: turn}
        """,
        "gets +X/+0 and that Creature gets +0/+2, where X is the number of Doors",
        "gagne +X/+0 et la Créature ciblée gagne +0/+2, X étant le nombre de Portes",
    ),
    (
        "what one of two amounts is for each of",
        "rise",
        "incantation",
        "do: [{gain: {coins: {count: {kind: door}}, ether: 2}}]",
        "Gain X coins and 2 Ether, where X is the number of Doors",
        "Gagnez X pièces et 2 Éther, X étant le nombre de Portes",
    ),
    (
        "what a part of a payment is for each of",
        "rizontical",
        "power",
        "do: [{pay: {cost: {ap: {count: {kind: fighter, side: own}}, discard: 1}, then: [{draw: 1}]}}]",
        "may pay X AP and discard 1 Power, where X is the number of allies; if so",
        "pouvez payer X AP et défausser 1 Power, X étant le nombre d’alliés ; dans ce cas",
    ),
    (
        "both ends of a figure that is worked out",
        "rise",
        "incantation",
        """
        targets: {one: {pick: 1, kind: creature, side: own}}
        do: [{damage: {n: 1, to: {kind: creature, side: foe, attack: {over: one.attack, under: 4}}}}]
        """,
        "with Attack from that Creature’s Attack plus 1 to 3",
        "d’Attaque valant entre l’Attaque de la Créature ciblée plus 1 et 3",
    ),
    (
        "what does not lie between two numbers that are worked out",
        "rise",
        "incantation",
        """
        targets: {one: {pick: 1, kind: creature, side: own}}
        do: [{draw: 1, if: {not: {one: {attack: {at_least: 2, at_most: one.defense}}}}}]
        """,
        "If it has Attack less than 2 or more than its Defense, draw 1 card",
        "Si elle a une Attaque valant moins que 2 ou plus que sa Défense, piochez 1 carte",
    ),
    (
        "what does not lie between two numbers",
        "rizontical",
        "power",
        "do: [{draw: 1, if: {not: {you: {ap: 2-4}}}}]",
        "If you have less than 2 or more than 4 AP, draw 1 Power",
        "Si vous avez moins de 2 ou plus de 4 AP, piochez 1 Power",
    ),
    (
        "both places where a Move ends",
        "rizontical",
        "power",
        """
        category: permanent
        abilities:
          - when:
              event: moved
              subject: {kind: fighter, side: foe, within: {n: 2, of: {kind: fighter, side: own}}, adjacent: {kind: tile}}
            do: [{draw: 1}]
        """,
        "When an enemy ends a Move within 2 of an ally and adjacent to a Tile:",
        "Quand un ennemi termine un déplacement à 2 cases ou moins d’un allié et à côté d’une Tile :",
    ),
    (
        "both places of the same thing",
        "rizontical",
        "power",
        """
        category: permanent
        abilities:
          - when:
              event: healed
              subject: {kind: fighter, side: foe, within: {n: 2, of: {kind: fighter, side: own}}, adjacent: {kind: tile}}
            do: [{draw: 1}]
        """,
        "When an enemy within 2 of an ally and adjacent to a Tile is healed:",
        "Quand un ennemi à 2 cases ou moins d’un allié et adjacent à une Tile est soigné :",
    ),
    (
        "on which condition, and whether at all, a SPELL is used",
        "riftborn",
        "creature",
        "abilities: [{keyword: SPELL, may: true, if: {you: {hand: 3+}}, do: [{draw: 1}]}]",
        "SPELL: Only if you have 3 or more cards in hand. You may draw 1 card.",
        "Vous pouvez piocher 1 carte.",
    ),
    (
        "how often an Active ability is used, where that is not once a bout",
        "raise_rise_die",
        "character",
        "abilities: [{use: active, may: true, limit: {bout: 2}, do: [{draw: 1}]}]",
        "Active: You may draw 1 card. Up to 2 times per bout.",
        "Capacité active : Vous pouvez piocher 1 carte. Jusqu’à 2 fois par passe d’armes.",
    ),
    (
        "one of two and a third",
        "rise",
        "incantation",
        "do: [{draw: 1, if: {and: [{or: [{you: {coins: 3-}}, {you: {active: true}}]}, {exists: {kind: door, side: own}}]}}]",
        "If (you have 3 or fewer coins or it is your turn) and you control a Door, draw 1 card.",
        "Si (vous avez 3 pièces ou moins ou si c’est votre tour) et si vous contrôlez une Porte, piochez 1 carte.",
    ),
    (
        "neither one nor two together",
        "rise",
        "incantation",
        """
        do:
          - draw: 1
            if: {not: {or: [{you: {coins: 3-}}, {and: [{you: {active: true}}, {exists: {kind: door, side: own}}]}]}}
        """,
        "If you have more than 3 coins and (it is not your turn or you control no Door), draw 1 card.",
        "Si vous avez plus de 3 pièces et si (ce n’est pas votre tour ou si vous ne contrôlez aucune Porte), piochez",
    ),
    (
        "a text that applies as the card counters",
        "raise_rise_die",
        "assault",
        "{counter_text: true, on_play: [{draw: 1}]}",
        "Its text applies even when it is used to counter.",
        "Son texte s’applique même quand elle sert à contrer.",
    ),
]


@pytest.mark.parametrize(
    ("game", "kind", "does", "english", "french"), [each[1:] for each in PRINTED], ids=[each[0] for each in PRINTED]
)
def test_what_is_printed(game: str, kind: str, does: str, english: str, french: str) -> None:
    en, fr = printed(game, kind, does)
    assert english in en
    assert french in fr
    schema = Draft202012Validator(card_schema(games()[game].language))
    assert [error.message for error in schema.iter_errors([card(game, kind, does)])] == []


REFUSED = [
    (
        "several who take control of one thing",
        "rise",
        "incantation",
        "do: [{control: {what: {pick: 1, kind: creature}, who: each, until: turn}}]",
        "one player is meant here",
    ),
    (
        "a moment of several players",
        "rise",
        "incantation",
        "do: [{change: {attack: 1, to: {kind: creature}, until: {next_turn: each}}}]",
        "one player is meant here",
    ),
    (
        "several who pick the same",
        "riftborn",
        "spell",
        "do: [{destroy: {pick: 1, kind: creature, by: each}}]",
        "one player is meant here",
    ),
    (
        "several who choose a mode",
        "raise_rise_die",
        "assault",
        "on_play: [{modes: {by: each, modes: [[{burn: 2}], [stun]]}}]",
        "one player is meant here",
    ),
    (
        "a figure that only creatures have, of a player",
        "rizontical",
        "power",
        "do: [{change: {mp: 1, to: you, until: for_good}}]",
        "mp is asked of fighter, and this means player",
    ),
    (
        "a player among what is revealed",
        "rizontical",
        "power",
        "do: [{reveal: you}]",
        "means players; here things or items are wanted",
    ),
    (
        "a cell among what is set aside",
        "owr",
        "rune",
        "do: [{send: {what: {kind: cell}, to: grave}}]",
        "means cells",
    ),
    (
        "the player of a cell",
        "rizontical",
        "power",
        "targets: {spot: {pick: 1, kind: cell}}\ndo: [{draw: {n: 1, who: spot.owner}}]",
        "spot is a cell, which has no owner",
    ),
    (
        "the card of a cell",
        "rizontical",
        "power",
        "targets: {spot: {pick: 1, kind: cell}}\ndo: [{destroy: spot.card}]",
        "spot is a cell, which has no card",
    ),
    (
        "a lane among hidden cards",
        "owr",
        "rune",
        "do: [{destroy: {kind: creature, side: foe}, if: {exists: {kind: lane, zone: deck}}}]",
        "no cell lies in a deck",
    ),
    (
        "a player by what they are",
        "rizontical",
        "power",
        "do: [{instead: {event: dmg_about, player: {kind: player, side: foe}, change: {amount: -1}, until: round}}]",
        "a player is named here",
    ),
    (
        "counters bound to what is looked for",
        "rise",
        "incantation",
        "do: [{put: {plus: 1, to: {pick: 1, kind: creature}, bound_to: {kind: creature}}}]",
        "a name is wanted",
    ),
    (
        "a name has another thing in common",
        "rise",
        "creature",
        "abilities: [{always: [{change: {attack: 1, to: {kind: creature, types: this.typo}}}]}]",
        "this.typo would be a word of that very name; a selector asks by `ATTRIBUTE: NAME.ATTRIBUTE`",
    ),
    (
        "a card's own type has a dot",
        "rise",
        "creature",
        "types: [this.types]",
        "this.types would be a word of that very",
    ),
    (
        "a thing becomes what something is",
        "rise",
        "creature",
        "abilities: [{always: [{be: {types: this.types, to: {kind: creature}}}]}]",
        "this.types would be a word of that very name",
    ),
    (
        "a mark in common",
        "rise",
        "creature",
        "abilities: [{always: [{change: {attack: 1, to: {kind: creature, marked: this.marked}}}]}]",
        "this.marked would be a word of that very name",
    ),
    (
        "a player has no types",
        "rise",
        "creature",
        "abilities: [{always: [{change: {attack: 1, to: {kind: creature, types: you.types}}}]}]",
        "you means players; here things are wanted",
    ),
    (
        "a pick in a library to show it",
        "rise",
        "incantation",
        "do: [{reveal: {what: {pick: 3, zone: library, side: own}}}]",
        "nobody may read a library to pick in it; of its top, look first: {look: {n: 3}, as: top}, {reveal: top}",
    ),
    (
        "counters for another time than the turn",
        "rise",
        "incantation",
        "do: [{put: {plus: 1, to: {kind: creature}, until: {next_turn: you}}}]",
        "do.0.put.until: counters stay, or go at the end of the turn (until: turn); what lasts otherwise is a change",
    ),
    (
        "a defence's text applies anyway",
        "raise_rise_die",
        "defence",
        "{counter_text: true, on_play: [{draw: 1}]}",
        "the text of a defence applies as it counters anyway; leave it out [RD-818]",
    ),
    (
        "what nothing answers, for a time",
        "rise",
        "incantation",
        "do: [{lasting: {parts: [{when: destroyed, do: [draw]}], until: turn}}]",
        "do.0.lasting.parts.0.when: nothing answers destroyed",
    ),
    (
        "what is done to what has left, for a time",
        "rise",
        "incantation",
        "do: [{lasting: {parts: [{when: {event: dies, subject: {kind: creature}}, do: [{return: subject}]}], until: turn}}]",
        "subject has left as this is done",
    ),
    (
        "a hand decides nothing, for a time",
        "rise",
        "incantation",
        """
        do:
          - lasting:
              parts: [{when: turn_begins, if: {exists: {zone: hand, side: own, kind: door}}, do: [draw]}]
              until: for_good
        """,
        "so nothing in a hand decides it",
    ),
    (
        "what is at work is not used",
        "rise",
        "incantation",
        "do: [{lasting: {parts: [{change: {attack: 1, to: {kind: creature}}}], uses: 1, until: turn}}]",
        "what is used is what answers an event (`when`); leave uses out",
    ),
    (
        "what was looked at is not known later",
        "rise",
        "incantation",
        """
        do:
          - {look: {n: 1}, as: seen}
          - lasting: {parts: [{when: turn_begins, do: [{move: {what: seen, to: hand}}]}], until: turn}
        """,
        "seen is known to you alone",
    ),
    (
        "a TRICK has no condition of its own",
        "riftborn",
        "creature",
        "abilities: [{keyword: TRICK, if: {you: {life: 10-}}, do: [{draw: 1}]}]",
        "`if` stands beside its operations [RB-1036]",
    ),
    (
        "a TRICK is used any number of times",
        "riftborn",
        "creature",
        "abilities: [{keyword: TRICK, limit: {turn: 1}, do: [{draw: 1}]}]",
        "a TRICK effect can be used any number of times",
    ),
    (
        "towards and away",
        "rizontical",
        "power",
        "do: [{push: {what: {kind: fighter}, n: 1, towards: you, away_from: foe}}]",
        "it goes towards something or away from something: one of them",
    ),
    (
        "towards every side",
        "rizontical",
        "power",
        "do: [{move: {who: {kind: fighter, side: own}, n: 1, towards: each}}]",
        "it goes by the side of one player",
    ),
    *(
        (
            f"what chance draws {n} of",
            "rise",
            "incantation",
            f"do: [{{destroy: {{random: {n}, kind: creature, side: foe}}}}]",
            "chance draws so many and no fewer",
        )
        for n in ("any", "0-2", "{from: 1, to: 2}")
    ),
    (
        "turns that are not counted",
        "raise_rise_die",
        "assault",
        "on_play: [{change: {damage: 1, to: {kind: assault}, until: {turns: 2}}}]",
        "no way to say how long 'turns'",
    ),
    (
        "instead of what comes about to others than a Power",
        "rizontical",
        "power",
        "do: [{instead: {event: dmg_about, kind: hit, do: [], until: combat}}]",
        "say by `subject` whom it is about: dmg_about comes about to a fighter or summon, and this is a power",
    ),
]


def test_the_words_of_a_card_are_those_that_it_may_have() -> None:
    told = {
        (game, each.word): dict(each.rows) for game in games() for each in entries(games()[game].language) if each.rows
    }
    assert not {"keywords", "abilities"} & set(told["riftborn", "trick"])
    assert "with `object: true` alone" in told["raise_rise_die", "defence"]["abilities"]
    assert "weakness tokens" in told["riftborn", "put"]["weakness"]
    assert "health tokens" in told["riftborn", "put"]["health"]
    assert told["rizontical", "announced"]["subject"] == "the Fighter that acts, or the Power that is used"
    assert told["rizontical", "push"]["what"].endswith("who is pushed")


@pytest.mark.parametrize(
    ("game", "kind", "does", "why"), [each[1:] for each in REFUSED], ids=[each[0] for each in REFUSED]
)
def test_what_can_not_be_meant_is_refused(game: str, kind: str, does: str, why: str) -> None:
    assert why in refused(game, kind, does)


def test_the_page_names_what_is_paid_and_replaced() -> None:
    table = (ROOT / "docs" / "cards.md").read_text().partition("| what `cost` and `pay` take |")[2]
    for rules in games().values():
        title = rules.title.removesuffix(" Tactics (Blitz)")
        row = next(line for line in table.splitlines() if line.startswith(f"| {title} | "))
        paid, replaced = ({*re.findall(r"`(\w+)`", part)} for part in row.split(" | ")[1:])
        pays = "pay" in rules.language.ops
        assert paid == ({*Cost.schema(rules.language)["properties"]} - {"any_of"} if pays else set())
        assert replaced == {name for name, event in rules.language.events.items() if event.would}
