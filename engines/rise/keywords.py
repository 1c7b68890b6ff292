"""The Abilities of the rulebook, written in the words that cards are written in; those that are no effects but rules of combat or of
attaching are in `battle`, `table` and `game`, beside the clause they implement. [RS-611 to RS-615]"""

from __future__ import annotations

import functools
from typing import Any

from .cards import Action, Program
from .effects import Replacement, Static, Trigger, static


class Keyword:
    """What an Ability gives its card: Actions that the player decides on, triggers that happen by themselves, statics. [RS-613]"""

    def __init__(self, name: str, **parts: Any):
        self.name = name
        self.action: Action | None = Action.model_validate(parts["action"]) if "action" in parts else None
        self.triggers: tuple[Trigger, ...] = tuple(Trigger.model_validate(each) for each in parts.get("triggers", ()))
        self.statics: tuple[Static, ...] = tuple(static(each) for each in parts.get("statics", ()))
        self.replaces: tuple[Replacement, ...] = ()

    @functools.cached_property
    def programs(self) -> dict[str, Program]:
        """Its effects, compiled, by the name that what is carried out is saved under."""
        found: dict[str, Program] = {}
        if self.action is not None:
            found[f"kw:{self.name}:act"] = self.action.program
        for number, trigger in enumerate(self.triggers):
            found[f"kw:{self.name}:trig:{number}"] = trigger.program
            found[f"kw:{self.name}:trig:{number}:last"] = trigger.last_program
        return found


def _at_turn(*success: Any, **more: Any) -> dict[str, Any]:
    """A Disease's toss at the beginning of the turn of the infected Creature's controller. [RS-1203]"""
    return {"upon": "turn_begins", "whose": "host_controller", "do": [{"toss": {"success": list(success)}}], **more}


_NOTHING_ELSE = {"restrict": {"what": ["attack", "actions"], "whom": "host", "until": "end_of_turn"}}
_SELF = {"filter": "self"}
_YOUR_CREATURE = {"kind": "creature", "controller": "you"}


def _passed_to(foe: str) -> dict[str, Any]:
    """The Diseases that a Dodge may pass to an attacker. [RS-1037]"""
    return {"ability": "Disease", "controller": "you", "host": {"kind": "creature"}, "may_infect": foe}


_LIST = (
    # When it dies a coin is tossed; on a Success it comes back, once. [RS-1133 to RS-1135]
    Keyword(
        "Reanimation",
        triggers=[
            {
                "upon": "dies",
                **_SELF,
                "if": {"and": [{"not": {"has": {"mark": "reanimated"}}}, {"not": {"token": "self"}}]},
                "do": [
                    {
                        "toss": {
                            "success": [
                                {
                                    "move": {
                                        "what": "card_of.self",
                                        "to": "battlefield",
                                        "under": "you",
                                        "counters": 1,
                                        "marks": ["reanimated"],
                                    }
                                }
                            ]
                        }
                    }
                ],
            }
        ],
    ),  # fmt: skip
    # When it dies a coin is tossed; on a Success a Creature of its player gets a counter, a Zombie two. [RS-1137 to RS-1139]
    Keyword(
        "Inhume",
        triggers=[
            {
                "upon": "to_cemetery",
                **_SELF,
                "if": {"not": {"token": "self"}},
                "do": [
                    {
                        "toss": {
                            "success": [
                                {"choose": {"from": _YOUR_CREATURE, "as": "heir"}},
                                {
                                    "counter": {
                                        "kind": "+1/+1",
                                        "to": "chosen.heir",
                                        "n": {
                                            "if": {"has": {"type": "Zombie"}, "of": "chosen.heir"},
                                            "then": 2,
                                            "else": 1,
                                        },
                                    }
                                },
                            ]
                        }
                    }
                ],
            }
        ],
    ),  # fmt: skip
    # A chosen toss on one's own turn: a copy, or the Clone is destroyed. Or, by option, one toss in each Restoration. [RS-1140 to RS-1142]
    Keyword(
        "Cloning",
        action={
            "id": "cloning",
            "name": "Cloning",
            "type": "toss",
            "when": "your_turn",
            "requires": {"has": {"type": "Clone"}},
            "success": [{"create": {"copy_of": "self", "ignore_duplication": True}}],
            "fail": [{"destroy": "self"}],
        },
        triggers=[
            {
                "upon": "turn_begins",
                "if": {"has": {"type": "Clone"}},
                "do": [
                    {
                        "toss": {
                            "success": [{"create": {"copy_of": "self", "ignore_duplication": True}}],
                            "fail": [{"destroy": "self"}],
                        }
                    }
                ],
            }
        ],
    ),  # fmt: skip
    # A chosen toss before the attack is announced: an opposing Creature cannot defend this turn. [RS-1038]
    Keyword(
        "Diversion",
        action={
            "id": "diversion",
            "name": "Diversion",
            "type": "toss",
            "when": "before_attack_announced",
            "success": [
                {"choose": {"from": {"kind": "creature", "controller": "opponents"}, "as": "dupe"}},
                {"restrict": {"what": ["block"], "whom": "chosen.dupe", "until": "end_of_turn"}},
            ],
        },
    ),  # fmt: skip
    # When it defends a coin is tossed; on a Success it takes no combat damage and passes a Disease on. [RS-1036 RS-1037]
    Keyword(
        "Dodge",
        triggers=[
            {
                "upon": "blocks",
                **_SELF,
                "do": [
                    {
                        "toss": {
                            "success": [
                                {"prevent": {"damage": "combat", "to": "self", "until": "this_combat"}},
                                {
                                    "choose": {
                                        "from": {
                                            "kind": "creature",
                                            "attacking": "self",
                                            "if": {"exists": _passed_to("it")},
                                        },
                                        "as": "foe",
                                    }
                                },
                                {"choose": {"from": _passed_to("chosen.foe"), "as": "germ"}},
                                {"transmit": {"what": "chosen.germ", "to": "chosen.foe"}},
                            ]
                        }
                    }
                ],
            }
        ],
    ),  # fmt: skip
    # When it attacks or defends a coin is tossed; on a Success the Creature it fought changes sides after the combat. [RS-1041 to RS-1043]
    Keyword(
        "Possession",
        triggers=[
            {
                "upon": ["attacks", "blocks"],
                **_SELF,
                "do": [
                    {
                        "toss": {
                            "success": [
                                {
                                    "delay": {
                                        "at": "after_combat",
                                        "do": [
                                            {"choose": {"from": {"kind": "creature", "met": "self"}, "as": "prey"}},
                                            {
                                                "control": {
                                                    "what": "chosen.prey",
                                                    "to": "you",
                                                    "until": "owner_next_turn",
                                                }
                                            },
                                        ],
                                    }
                                },
                            ]
                        }
                    }
                ],
            }
        ],
    ),  # fmt: skip
    # A chosen toss in any turn, again after each Success: counters until the end of the turn. [RS-1055 to RS-1057]
    Keyword(
        "Rage",
        action={
            "id": "rage",
            "name": "Rage",
            "type": "toss",
            "repeat_on_success": "ask",
            "success": [{"counter": {"kind": "+1/+1", "to": "self", "until": "end_of_turn"}}],
        },
    ),  # fmt: skip
    # Its caster has control of the infected Creature. [RS-1215]
    Keyword("Madness", statics=[{"control": {"what": "host", "to": "you"}, "while": {"has": {"ability": "Madness"}}}]),
    # It hits itself and can do nothing else this turn. [RS-1217 RS-1218]
    Keyword("Dementia", triggers=[_at_turn({"strike": {"who": "host", "whom": "host"}}, _NOTHING_ELSE)]),
    # It hits an ally drawn by chance and can do nothing else this turn. [RS-1220 RS-1221]
    Keyword(
        "Amok",
        triggers=[
            _at_turn(
                {
                    "strike": {
                        "who": "host",
                        "whom": {
                            "kind": "creature",
                            "controller": "host_controller",
                            "not": "host",
                            "count": 1,
                            "by": "random",
                        },
                    },
                    "if": {"survived": "host"},
                },
                _NOTHING_ELSE,
            )
        ],
    ),  # fmt: skip
    # It dies, and its caster takes 2 damage. [RS-1225 RS-1226]
    Keyword(
        "Trauma",
        triggers=[
            _at_turn(
                {"destroy": {"what": "host", "as": "gone"}},
                {"damage": {"amount": 2, "to": "you"}, "if": {"happened": "gone"}},
            )
        ],
    ),
    # It cannot attack or use its Actions this turn. [RS-1228]
    Keyword("Paralysis", triggers=[_at_turn(_NOTHING_ELSE)]),
    # Its Actions belong to the caster this turn, at the expense of its owner. [RS-1230 RS-1231]
    Keyword(
        "Schizophrenia",
        triggers=[_at_turn({"grant_action_control": {"of": "host", "to": "you", "until": "end_of_turn"}})],
    ),
    # A counter at the beginning of each of three turns; 3 damage to its owner if it dies of one. [RS-1234 RS-1235]
    Keyword(
        "Parasite",
        triggers=[
            {
                "upon": "turn_begins",
                "whose": "each",
                "times": 3,
                "do": [
                    {"counter": {"kind": "-1/-1", "to": "host", "as": "bite"}},
                    {
                        "damage": {"amount": 3, "to": "owner_of_host"},
                        "if": {"and": [{"happened": "bite"}, {"died": "host"}]},
                    },
                ],
                "after_last": [{"destroy": "self"}],
            }
        ],
    ),
    # The next hit on it counts double. [RS-1238]
    Keyword("Paranoia", triggers=[_at_turn({"mark": {"name": "paranoia", "whom": "host"}})]),
)

KEYWORDS: dict[str, Keyword] = {each.name: each for each in _LIST}
"""The Abilities that are effects, by name."""

KEY = Action.model_validate(
    {
        "id": "key", "name": "Key", "type": "purchase", "cost": {"sacrifice_self": True},
        "targets": [{"any": [{"ability": "Lock", "lacks": "open"}, {"ability": "Chained", "lacks": "freed"}]}],
        "do": [
            {"open_lock": "target", "if": {"has": {"ability": "Lock"}, "of": "target"}},
            {"free": "target", "if": {"has": {"ability": "Chained"}, "of": "target"}},
        ],
    }
)  # fmt: skip
"""What a card labelled Key gives its controller. [RS-1119]"""

COPYCAT = Action.model_validate({"id": "copycat", "name": "Copycat", "type": "purchase", "do": ["relaunch"]})
"""Once per turn a Copycat performs an Action of another card of its player anew. [RS-1125 RS-1126]"""


def programs(where: str) -> Program:
    """A program of an Ability, by the name that what is carried out is saved under."""
    if where == "kw:Key:act":
        return KEY.program
    return KEYWORDS[where.split(":")[1]].programs[where]
