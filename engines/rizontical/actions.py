"""Turn actions and uses of Skills, Powers and Numens: announced, answered, paid, carried out. [RZ-701 RZ-1402
RZ-1404]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from engines.kernel.ask import Ask, Choice, Later, Option, Refused, Withheld, one_of
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import Text, say

from . import ally_actions, player_actions
from .lasting import UnderWay
from .payment import price
from .state import CardName
from .trackers import ability_at, skills_of
from .uses import Use, skill_levels, spent, use_of, would_end

if TYPE_CHECKING:
    from .duel import Duel


class Verb(NamedTuple):
    """A turn action as a question lists it: what is asked below its verb (True: nothing), or None if it is not
    possible; and why it is not, whole or as its tokens say (None: nobody who has none would look for it)."""

    level: Callable[[Duel, int, Id], Later | bool | None]
    why_not: Callable[[Duel, int, Id, list[str]], Refused | None]
    of_ally: bool = False
    """Whether it takes a current turn ally."""
    text: Callable[[Duel, int], Text] | None = None
    """What it is called, if not always the same."""

    def called(self, g: Duel, seat: int, key: str) -> Text:
        """What it is called now."""
        return VERB_TEXTS[key] if self.text is None else self.text(g, seat)


def main_choice(g: Duel, seat: int, *, bonus: bool = False, only: str = "any") -> Choice:
    """Everything that a player may do now, verb first; what comes below a verb is listed when it is looked at.
    [RZ-701]"""
    ally = g.ally_now(seat)
    done = spent(g, seat, ally) if only == "any" else ()
    verbs: list[Option] = []
    for key, verb in VERBS.items():
        if key not in done and only in ("any", key) and (below := verb.level(g, seat, ally)):
            ends = key == "hit" and would_end(g, seat, ally)
            verbs.append(Option(key, verb.called(g, seat, key), key, None if below is True else below, ends=ends))
    if bonus or only != "any":
        verbs.append(Option("decline", VERB_TEXTS["decline"], "decline"))
    else:
        if ally and not g.seat_forbidden("skip", seat):
            text = VERB_TEXTS["skip-ap" if ally_actions.skip_pays(g, ally) else "skip"]
            verbs.append(Option("skip", text, "skip", ends=True))
        verbs.append(Option("end", VERB_TEXTS["end"], "end", ends=True))
    offered = tuple(verbs)
    return Choice(MAIN_TEXT, offered, withheld=lambda: withheld(g, seat, offered) if only == "any" else ())


def withheld(g: Duel, seat: int, offered: Sequence[Option]) -> list[Withheld]:
    """The turn actions that are not offered though one might look for them, with why not. [RZ-1608]"""
    ally, keys = g.ally_now(seat), {option.key for option in offered}
    return [
        Withheld(verb.called(g, seat, key), refusal)
        for key, verb in VERBS.items()
        if key not in keys and (ally or not verb.of_ally)
        if (refusal := verb.why_not(g, seat, ally, [])) is not None
    ]


def act(g: Duel, seat: int, verb: str, *details: Any) -> Procedure:
    """The procedure of an action that was picked from `main_choice`."""
    ally = g.ally_now(seat)
    match verb, details:
        case "move", (path,):
            return ally_actions.MoveAction(seat=seat, who=ally, path=path, start=g.s.things[ally].cell)
        case "hit", (cell,):
            return ally_actions.HitAction(seat=seat, who=ally, cell=cell)
        case "push", (target, direction, cells):
            way = direction if g.option("push_direction") == "any" else ""
            return ally_actions.PushAction(seat=seat, who=ally, target=target, cells=cells, direction=way)
        case "skill", (number, *named):
            return skill_use(g, seat, ally, number, *named)
        case "power", (id, slot, *named):
            return player_actions.power_use(g, seat, id, slot, *named)
        case "use", (id, *named):
            return use_of(seat, "use", id, g.card_of(id).used, named)
        case "set", (card, slot):
            return player_actions.SetAction(seat=seat, card=card, slot=slot)
        case "discard", (card,):
            powers = g.s.seats[seat].powers
            return player_actions.DiscardAction(seat=seat, card=card, slot=powers.index(card) if card in powers else -1)
        case "deploy", (slot,):
            return player_actions.DeployAction(seat=seat, slot=slot)
        case "conjure", named:
            return use_of(seat, "conjure", g.s.seats[seat].numen, player_actions.conjuration(g, seat), named)
        case _:
            return ally_actions.SkipAction(seat=seat, who=ally)


def skill_use(g: Duel, seat: int, who: Id, number: int, *details: Any, **how: Any) -> Use:
    """The use of a Skill of a Fighter, with its aim and its targets as they were named."""
    skill, rest = ability_at(g, who, number), list(details)
    aim = rest.pop(0) if skill.names_aim else None
    return use_of(seat, "skill", who, skill, rest, aim=aim, **how)


VERBS = {
    "move": Verb(ally_actions.moves, ally_actions.no_move, of_ally=True),
    "hit": Verb(ally_actions.hits, ally_actions.no_hit, of_ally=True),
    "push": Verb(ally_actions.pushes, ally_actions.no_push, of_ally=True),
    "skill": Verb(ally_actions.skill_uses, ally_actions.no_skill, of_ally=True),
    "power": Verb(player_actions.plays, player_actions.no_power),
    "use": Verb(player_actions.uses, player_actions.no_use),
    "set": Verb(player_actions.sets, player_actions.no_set),
    "discard": Verb(player_actions.discards, player_actions.no_discard),
    "deploy": Verb(player_actions.deploys, player_actions.no_deploy),
    "conjure": Verb(player_actions.conjures, player_actions.no_conjure, text=player_actions.conjure_text),
}
"""The turn actions, in the order in which a question lists them."""

VERB_TEXTS = {key: say("rz-verb-" + key) for key in (*VERBS, "decline", "skip-ap", "skip", "end")}
MAIN_TEXT = say("rz-ask-main")


class LentUse(UnderWay, tag="lent_use"):
    """A Fighter uses a Skill of another once; nothing if it could use none. [RZ-1627]"""

    seat: int
    who: Id
    lenders: tuple[Id, ...]
    labels: tuple[str, ...] = ()
    free: bool = False

    steps = ("choose", "use")

    def choose(self, g: Duel) -> Verdict:
        """Which, with its aim and targets."""
        if not self.here(g, self.who):
            return END
        options: list[Option] = []
        scope = g.scope_on(self.seat, self.who)
        for id in self.lenders:
            for place, skill in enumerate(skills_of(g, id), 1):
                if self.labels and skill.label not in self.labels:
                    continue
                if ally_actions.skill_refusal(g, self.seat, self.who, skill, free=self.free) is None:
                    ap = 0 if self.free else price(g, "skill", self.who, skill, scope)
                    words = {"who": CardName(skill.lender), "number": place, "label": skill.label.upper(), "ap": ap}
                    key = f"{skill.lender}.{place}"
                    levels = skill_levels(g, self.who, skill, scope)
                    options.append(Option(key, say("rz-lent-skill", **words), skill.number, levels))
        ask = Ask(self.seat, "lent_skill", one_of(say("rz-ask-skill"), options), "", ("RZ-1627",))
        return ask.with_first() or END

    def use(self, g: Duel, number: int, *details: Any) -> None:
        """It is announced."""
        g.push(skill_use(g, self.seat, self.who, number, *details, free=self.free, once=True))
