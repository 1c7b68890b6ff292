"""Cards as somebody writes them who has read `docs/cards.md`: each loads, and prints what it does in every language;
what can't be meant is refused with the way out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.kernel.cards import Cards
from engines.kernel.documents import ContentError
from engines.rise.rules import RULES as RISE
from engines.rise.telling import card_text as rise_text
from engines.rizontical.face import card_text as rizontical_text
from engines.rizontical.rules import RULES as RIZONTICAL

from .rise.test_wording import check as check_rise
from .rizontical.test_wording import check as check_rizontical

ENEMY = {"pick": 1, "kind": "fighter", "side": "foe"}
MINE = {"pick": 1, "kind": "creature", "side": "own"}
THEIRS = {"pick": 1, "kind": "creature", "side": "foe"}


def incantation(**fields: Any) -> dict[str, Any]:
    return {"kind": "incantation", "id": "a-card", "name": "A Card", "rank": 1, **fields}


def creature(**fields: Any) -> dict[str, Any]:
    return {"kind": "creature", "id": "a-card", "name": "A Card", "rank": 1, "attack": 1, "defense": 1, **fields}


def power(**fields: Any) -> dict[str, Any]:
    return {"kind": "power", "id": "a-card", "name": "A Card", "category": "normal", "cost": {"ap": 1}, **fields}


def printed(card: dict[str, Any]) -> tuple[str, str]:
    """What is printed on a card, in English and French."""
    if card["kind"] in ("power", "fighter", "tile", "summon", "numen"):
        read = Cards.read(RIZONTICAL, {"own": json.dumps([*RIZONTICAL.blanks, card])})
        return check_rizontical(rizontical_text(read["a-card"]), card)
    read = Cards.read(RISE, {"own": json.dumps([card])})
    return check_rise(rise_text(read["a-card"]), card)


def refused(card: dict[str, Any]) -> str:
    """What is said of a card that is not read."""
    with pytest.raises(ContentError) as error:
        printed(card)
    return str(error.value)


PRINTED: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "instead sets an amount",
        power(
            targets={"enemy": ENEMY},
            do=[
                {
                    "instead": {
                        "event": "dmg_about",
                        "subject": "enemy",
                        "kind": "hit",
                        "amount": "4+",
                        "set": {"amount": 3},
                        "until": "combat",
                    }
                }
            ],
        ),
        "For this combat, if an enemy would take 4 DMG or more (Hit DMG), that DMG becomes 3.",
        "Pour ce combat, si un ennemi devait prendre 4 DMG ou plus (Hit DMG), ce DMG devient 3.",
    ),
    (
        "instead changes an amount, once",
        incantation(
            targets={"target": MINE},
            do=[
                {
                    "instead": {
                        "event": "damaged",
                        "subject": "target",
                        "kind": "combat",
                        "change": {"amount": -1},
                        "until": "turn",
                    }
                }
            ],
        ),
        "Until the end of the turn, if target Creature you control would be dealt combat damage, it is 1 less (once).",
        "Jusqu’à la fin du tour, si votre Créature ciblée devait subir des dégâts de combat, c’est 1 de moins (une fois).",
    ),
    (
        "so many of what was chosen, and for each of it",
        incantation(
            do=[
                {"choose": {"what": {**MINE, "pick": "any", "tilted": False}, "as": "mine"}},
                {"tilt": "mine"},
                {"gain": {"coins": {"count": "mine"}}, "if": {"exists": "mine", "n": 3}},
            ]
        ),
        "Choose any number of your untilted Creatures, then tilt them. If there are at least 3 of them, gain 1 coin for each "
        "of them.",
        "Choisissez autant que voulu de vos Créatures non inclinées, puis inclinez-les. S’il y en a au moins 3, gagnez 1 "
        "pièce pour chacune d’elles.",
    ),
    (
        "whose Powers there are",
        power(**{"if": {"exists": {"kind": "power", "side": "foe", "facedown": True}}, "do": ["draw"]}),
        "Usable only if there is an opposing face-down Power. Draw 1 Power.",
        "Utilisable seulement s’il y a un Power adverse face cachée. Piochez 1 Power.",
    ),
    (
        "what X is stands with X",
        incantation(
            do=[
                {"let": {"k": {"count": {"kind": "creature", "side": "own"}}}},
                {"gain": {"coins": "k"}},
                {"draw": 1, "if": {"you": {"active": True}}},
            ]
        ),
        "Gain X coins, where X is the number of your Creatures. If it is your turn, draw 1 card.",
        "Gagnez X pièces, X étant le nombre de vos Créatures. Si c’est votre tour, piochez 1 carte.",
    ),
    (
        "what happened before something else",
        incantation(
            do=[
                {"destroy": THEIRS, "as": "first"},
                {"sacrifice": {"what": {"kind": "creature", "side": "own"}}, "may": True, "as": "second"},
                {"draw": 1, "if": {"happened": "second"}},
                {"gain": {"coins": 1}, "if": {"happened": "first"}},
            ]
        ),
        "Destroy an opposing Creature (1), then you may sacrifice a Creature. If that happened, draw 1 card. Then if (1) "
        "happened, gain 1 coin.",
        "Détruisez une Créature adverse (1), puis vous pouvez sacrifier une Créature. Si cela s’est produit, piochez 1 carte. "
        "Puis si (1) s’est produit, gagnez 1 pièce.",
    ),
    (
        "an order of one's own",
        incantation(
            do=[
                {"look": {"n": 3}, "as": "seen"},
                {"move": {"what": {"pick": {"to": 3, "ordered": True}, "among": "seen"}, "to": "library_top"}},
            ]
        ),
        "Look at the top 3 cards of your library, then put up to 3 of them on top of their owners’ library in any order.",
        "Regardez les 3 cartes du dessus de votre bibliothèque, puis mettez au plus 3 d’entre elles au-dessus de la "
        "bibliothèque de leurs propriétaires dans l’ordre de votre choix.",
    ),
    (
        "discards that are paid with",
        power(do=[{"forbid": {"act": "discard", "to": "each", "until": "round"}}]),
        "Both players cannot discard Powers for AP until the end of the round.",
        "Les deux joueurs ne peuvent pas défausser de Powers pour des AP jusqu’à la fin de la manche.",
    ),
    (
        "the opponent chooses",
        power(
            targets={"enemy": ENEMY},
            do=[
                {
                    "modes": {
                        "by": "foe",
                        "modes": [[{"damage": {"n": 4, "to": "enemy"}}], [{"lose": {"ap": 2, "who": "foe"}}]],
                    }
                }
            ],
        ),
        "Choose an enemy. Your opponent chooses 1: (1) deal 4 DMG to that enemy; (2) your opponent loses 2 AP.",
        "Choisissez un ennemi. Votre adversaire choisit 1 option : (1) infligez 4 DMG à cet ennemi ; (2) votre adversaire perd 2 "
        "AP.",
    ),
    (
        "cards of a name are forbidden",
        incantation(
            targets={"target": THEIRS},
            do=[
                {"exclude": "target"},
                {
                    "forbid": {
                        "act": "invoke",
                        "what": {"name": "target.name"},
                        "to": "target.owner",
                        "until": {"next_turn": "you"},
                    }
                },
            ],
        ),
        "Exclude target opposing Creature, then its owner cannot invoke cards with the same name as that Creature until your next "
        "turn.",
        "Excluez la Créature adverse ciblée, puis son propriétaire ne peut pas invoquer les cartes portant le même nom que la "
        "Créature ciblée jusqu’à votre prochain tour.",
    ),
]


@pytest.mark.parametrize(("card", "english", "french"), [row[1:] for row in PRINTED], ids=[row[0] for row in PRINTED])
def test_what_a_card_prints(card: dict[str, Any], english: str, french: str) -> None:
    in_english, in_french = printed(card)
    assert (in_english, in_french.replace("\u00a0", " ")) == (english, french)


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    (
        "two amounts",
        power(
            do=[
                {
                    "instead": {
                        "event": "dmg_about",
                        "set": {"amount": 1},
                        "change": {"amount": 1},
                        "subject": {"kind": "fighter"},
                        "until": "turn",
                    }
                }
            ]
        ),
        "one thing becomes of the amount",
    ),
    (
        "an amount that stays as it is",
        creature(abilities=[{"would": {"event": "destroyed", "subject": "this"}, "set": {"amount": 1}}]),
        "no amount of destroyed becomes another, which that of healed",
    ),
    (
        "a role that the event lacks",
        incantation(do=[{"instead": {"event": "destroyed", "subject": MINE, "amount": "1+", "until": "turn"}}]),
        "destroyed has no amount",
    ),
    (
        "an act of players done by a card whose kind is worked out",
        incantation(
            do=[
                {"look": {"n": 3}, "as": "seen"},
                {"choose": {"what": {"pick": 1, "among": "seen"}, "as": "held"}},
                {"forbid": {"act": "invoke", "to": "held", "until": "turn"}},
            ]
        ),
        "invoke is an act of player, and this means things; say by `to` whose, and by `what` which cards it is about",
    ),
    (
        "an act of what lies in a hand",
        incantation(do=[{"forbid": {"act": "target", "to": {"zone": "hand"}, "until": "turn"}}]),
        "what lies in a hand does nothing",
    ),
    (
        "what one player alone knows, forbidden to the other",
        incantation(
            do=[
                {"look": {"n": 3}, "as": "seen"},
                {"choose": {"what": {"pick": 1, "among": "seen"}, "as": "held"}},
                {"forbid": {"act": "invoke", "what": "held", "to": "foe", "until": "turn"}},
            ]
        ),
        "held is known to you alone",
    ),
    (
        "cards of an act that is about none",
        incantation(do=[{"forbid": {"act": "draw", "what": {"kind": "creature"}, "to": "foe", "until": "turn"}}]),
        "draw is about nothing else; that is block, invoke, level_up; leave what out",
    ),
    (
        "an offer that hangs on a number of hidden cards",
        incantation(
            do=[
                {"let": {"k": {"count": {"zone": "hand", "side": "own", "kind": "creature"}}}},
                {"draw": 1, "may": True, "if": {"compare": ["k", ">", 0]}},
            ]
        ),
        "k follows from cards that not everybody sees",
    ),
    (
        "a payment that hangs on a number of hidden cards",
        incantation(
            do=[
                {"let": {"k": {"count": {"zone": "hand", "side": "own", "kind": "creature"}}}},
                {"pay": {"cost": {"coins": "k"}, "then": ["draw"]}},
            ]
        ),
        "k follows from cards that not everybody sees",
    ),
    (
        "an offer that hangs on a card of the hand that was chosen",
        incantation(
            do=[
                {"choose": {"what": {"pick": 1, "zone": "hand", "side": "own"}, "as": "held"}},
                {"draw": 1, "may": True, "if": {"held": {"kind": "creature"}}},
            ]
        ),
        "held follows from cards that not everybody sees",
    ),
    (
        "an offer that hangs on whether a hidden card was there to choose",
        incantation(
            do=[
                {"choose": {"what": {"pick": 1, "zone": "hand", "side": "own", "kind": "creature"}, "as": "held"}},
                {"draw": 1, "may": True, "if": {"happened": "held"}},
            ]
        ),
        "who is asked would tell what a hand or another hidden card holds",
    ),
    (
        "an offer for each hidden card",
        incantation(
            do=[
                {
                    "for_each": {
                        "of": {"zone": "hand", "side": "own", "kind": "creature"},
                        "do": [{"draw": 1, "may": True}],
                    }
                }
            ]
        ),
        "who is asked would tell",
    ),
    (
        "as many picks as there are hidden cards, or none",
        incantation(
            do=[
                {"let": {"k": {"count": {"zone": "hand", "side": "own", "kind": "creature"}}}},
                {"tilt": {**THEIRS, "pick": {"from": 0, "to": "k"}}},
            ]
        ),
        "who is asked would tell",
    ),
    (
        "an offer inside a condition on the own hand",
        power(
            do=[
                {
                    "if": {
                        "cond": {"exists": {"zone": "hand", "side": "own", "category": "trigger"}},
                        "then": [{"draw": 1, "may": True}],
                    }
                }
            ]
        ),
        "who is asked would tell what a hand or another hidden card holds; ask first, then look [RZ-1603]",
    ),
    (
        "an offer of an ability whose condition is on the own hand",
        power(
            category="permanent",
            abilities=[
                {
                    "when": {"event": "turn_end", "player": "you"},
                    "if": {"exists": {"zone": "hand", "side": "own", "category": "trigger"}},
                    "do": [{"draw": 1, "may": True}],
                }
            ],
        ),
        "who is asked would tell",
    ),
    (
        "a path from a player",
        incantation(do=[{"for_each": {"of": "each", "do": [{"draw": {"who": "it.controller"}}]}}]),
        "it is a player, who has no controller; write it alone",
    ),
    (
        "a total of what has no amount",
        incantation(do=[{"draw": 1, "if": {"happened": {"event": "dies"}, "this": "turn", "total": True}}]),
        "dies has no amount that could be added up",
    ),
    (
        "what is told of, behind would",
        creature(abilities=[{"would": {"event": "is_hit", "subject": "this"}, "do": []}]),
        "nothing can happen instead of is_hit; before it comes about, it is `damaged`",
    ),
    (
        "what would come about, behind when",
        creature(abilities=[{"when": {"event": "destroyed", "subject": "this"}, "do": ["draw"]}]),
        "once it has come about, it is `dies`",
    ),
    (
        "a copy that takes nothing",
        creature(abilities=[{"keyword": "Morpher", "keeps": ["name", "types", "figures", "text"]}]),
        "this keeps all that a copy takes",
    ),
    (
        "what copies by no keyword",
        creature(abilities=[{"when": {"event": "dies"}, "copies": {"kind": "creature"}, "do": ["draw"]}]),
        "only a Morpher says what it copies and keeps",
    ),
]


@pytest.mark.parametrize(("card", "why"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_what_is_refused(card: dict[str, Any], why: str) -> None:
    assert why in refused(card)
