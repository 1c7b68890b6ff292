"""The printed text of cards, made from what their effects are: situations, costs, targets, operations, continuous parts.

Every operation, event and continuous part has one way to be said here, and its sentence patterns in the locale files
(`rzc-...`). Things, numbers and conditions are spoken of by `telling`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, cast

from engines.kernel.program import Op
from engines.kernel.telling import (
    FLOW,
    OPERATORS,
    Case,
    Clause,
    OpTeller,
    Said,
    Unspoken,
    constant,
    either,
    joined,
    listed,
    op_teller_of,
    paragraph,
    sentence,
    together,
)
from engines.kernel.text import Text, Word, say

from .cards import Ability, PowerCard, Skill, TileCard
from .effects import (
    Also,
    Change,
    Cost,
    During,
    Filter,
    Forbid,
    Grant,
    InsteadOf,
    ModCost,
    ModDmg,
    ModStat,
    Order,
    Prevent,
    When,
    words,
)
from .ops import AimAround, StartEffect
from .state import CardName
from .telling import Telling, dmg

EMPTY_CELL = Filter.model_validate({"is": "cell", "empty": True})


def told(ops: Sequence[Op], ability: Ability | None = None) -> Text:
    """What some operations do, in sentences: for questions put while they are carried out.

    With the ability that they belong to, its targets are called what they are; without, "target 1".
    """
    t = Telling(ability).spoken_before()
    return paragraph(t.sentences(None, t.sequence(ops)))


def target_text(ability: Ability, name: str) -> Text:
    """The question for one of the targets of a use, by what it is; those before it are taken as mentioned."""
    t = Telling(ability)
    for ref in list(ability.targets)[: list(ability.targets).index(name)]:
        t.mention(ref)
    return sentence(_choose(t, name).text)


def ability_text(ability: Ability, *, trackers: bool = True) -> Text:
    """All that an ability says: situation, condition, costs, targets, what it does, and (`trackers`) its Use and Time."""
    announced: list[str] = []
    while True:
        try:
            sentences = _ability(Telling(ability), announced)
            break
        except Unspoken as target:
            announced.append(target.target)
    if trackers:
        sentences += [sentence(each) for each in tracker_texts(ability)]
    return paragraph(sentences)


def tracker_texts(ability: Ability) -> list[Text]:
    """The Use and Time that an ability has."""
    said: list[Text] = []
    if ability.use is not None:
        said.append(say("rzc-use", n=ability.use))
    if ability.time is not None:
        said.append(say("rzc-time", n=ability.time))
    return said


# ----------------------------------------------------------------------------------------------- sentences of an ability


def _ability(t: Telling, announced: Sequence[str]) -> list[Text]:
    ability = t.ability
    assert ability is not None
    sentences: list[Text] = []
    if t.home == "aura":
        assert isinstance(ability, PowerCard)
        on = ability.on or Filter.model_validate({"is": "fighter"})
        sentences.append(sentence(say("rzc-assign", whom=t.phrase(on, "a", "a").text)))
    if ability.costs:
        costs = [clause for cost in ability.costs for clause in _costs(t, cost)]
        sentences.append(sentence(say("rzc-cost-of", cost=together(costs))))
        t.focus = ""
    during = t.sentences(None, _parts(t, ability.during, always=True))
    opening = _opening(t, ability)
    if ability.if_ is not None and opening is None:
        sentences.append(sentence(say("rzc-only", condition=t.if_(ability.if_))))
    elif ability.if_ is not None:
        opening = say("rzc-when-if", when=opening or say("tell-nothing"), condition=t.if_(ability.if_))
    targets = [_choose(t, ref) for ref in sorted(announced, key=list(t.targets).index)]
    clauses = [*targets, *_doing(t, ability)]
    doing = t.sentences(opening, clauses) if clauses else []
    if isinstance(ability, TileCard) and ability.facing:
        doing.append(sentence(say("rzc-faces")))
    return [*sentences, *during, *doing]


def _doing(t: Telling, ability: Ability) -> list[Clause]:
    """What it does, a SPELL's hit included. [RZ-844 RZ-846]"""
    if not isinstance(ability, Skill) or not ability.spell:
        return t.sequence(ability.do)
    if ability.label == "spell":
        return [_spell_hit(t, ability, []), *t.sequence(ability.do)]
    before = t.sequence(ability.do)
    return [*before, _spell_hit(t, ability, before)]


def _spell_hit(t: Telling, skill: Skill, before: Sequence[Clause]) -> Clause:
    ordered = not before or before[-1].order
    who = None if ordered else t.the("user", "s")
    aim = _aim(t, skill.aim or AimAround(shape="one"), "user")
    hit = say("rzc-spell", aim=aim) if who is None else say("rzc-hit", **who.words, at=aim, form="does")
    return Clause(t.finish(_hit_with(t, hit, skill.hit.atk, skill.hit.element, skill.hit.type)), order=ordered)


def _opening(t: Telling, ability: Ability) -> Text | None:
    """The situation in which it happens, in the words before the colon."""
    if ability.when is not None:
        return situation(t, ability.when)
    if isinstance(ability, TileCard) and ability.do:
        t.focus = "subject"
        return say("rzc-stepped-on")
    if isinstance(ability, PowerCard) and ability.used_in_play:
        return say("rzc-as-action")
    if isinstance(ability, PowerCard) and ability.on_play and ability.stays:
        return say("rzc-when-played")
    return None


def _choose(t: Telling, ref: str) -> Clause:
    return Clause(say("rzc-choose", what=t.the(ref, "o").text, form=t.imperative), apart=True)


def _does(t: Telling) -> str:
    return "may" if t.form == "may" else "does"


# --------------------------------------------------------------------------------------------------------- situations


EVENTS: dict[str, tuple[str, str]] = {
    "announced": ("rzc-when-announced", "player"),
    "about_to_be_hit": ("rzc-when-about-to-be-hit", "entity"),
    "hit_done": ("rzc-when-hit-done", "entity"),
    "hit_negated": ("rzc-when-hit-negated", "entity"),
    "calc_a": ("rzc-when-calc-a", "entity"),
    "calc_b": ("rzc-when-calc-b", "entity"),
    "dmg_about": ("rzc-when-dmg-about", "entity"),
    "damaged": ("rzc-when-damaged", "entity"),
    "hp_lost": ("rzc-when-hp-lost", "fighter"),
    "healed": ("rzc-when-healed", "fighter"),
    "defeated": ("rzc-when-defeated", "entity"),
    "would_be_defeated": ("rzc-when-would-be-defeated", "entity"),
    "deployed": ("rzc-when-deployed", "fighter"),
    "removed": ("rzc-when-removed", "fighter"),
    "step": ("rzc-when-step", "entity"),
    "moved": ("rzc-when-moved", "fighter"),
    "push_about": ("rzc-when-push-about", "entity"),
    "pushed": ("rzc-when-pushed", "entity"),
    "blocked": ("rzc-when-blocked", "entity"),
    "power_used": ("rzc-when-power-used", "power"),
    "power_set": ("rzc-when-power-set", "power"),
    "would_be_destroyed": ("rzc-when-would-be-destroyed", "power"),
    "destroyed": ("rzc-when-destroyed", "power"),
    "power_left": ("rzc-when-power-left", "power"),
    "skill_used": ("rzc-when-skill-used", "fighter"),
    "condition_gained": ("rzc-when-condition-gained", "fighter"),
    "condition_lost": ("rzc-when-condition-lost", "fighter"),
    "marker_placed": ("rzc-when-marker-placed", "player"),
    "ap_gained": ("rzc-when-ap-gained", "player"),
    "ap_lost": ("rzc-when-ap-lost", "player"),
    "drawn": ("rzc-when-drawn", "player"),
    "discarded": ("rzc-when-discarded", "player"),
    "searched": ("rzc-when-searched", "player"),
    "summoned": ("rzc-when-summoned", "summon"),
    "tile_placed": ("rzc-when-tile-placed", "tile"),
    "deck_empty": ("rzc-when-deck-empty", "player"),
    "bonus_taken": ("rzc-when-bonus-taken", "player"),
    "round_start": ("rzc-when-round-start", ""),
    "turn_start": ("rzc-when-turn-start", ""),
    "own_turn_start": ("rzc-when-own-turn-start", "turn"),
    "turn_end": ("rzc-when-turn-end", ""),
    "own_turn_end": ("rzc-when-own-turn-end", "turn"),
    "round_end": ("rzc-when-round-end", ""),
}
"""The message of every situation, and what kind of thing it is about if its card does not say."""
DMG_EVENTS = frozenset({"calc_a", "calc_b", "dmg_about", "damaged"})
PLACED_EVENTS = frozenset({"step", "moved", "deployed", "summoned", "tile_placed"})
"""The situations in which the range of what they are about is where it comes to."""
MEASURED = {
    "hp_lost": "hp", "healed": "hp", "ap_gained": "ap", "ap_lost": "ap", "drawn": "powers", "discarded": "powers",
    "moved": "cells", "pushed": "cells", "blocked": "cells", "dmg_about": "dmg", "damaged": "dmg",
}  # fmt: skip
"""What is counted in a situation."""
VOICED = frozenset(
    {
        "about_to_be_hit",
        "hit_done",
        "hit_negated",
        "calc_a",
        "calc_b",
        "dmg_about",
        "damaged",
        "push_about",
        "pushed",
        "blocked",
    }
)
"""The situations that can be said from the side of their second party ("when an enemy hits")."""


def situation(t: Telling, when: When) -> Text:
    """The situation that an effect waits for: "when an enemy moves, if ..."."""
    t.measured = MEASURED.get(when.events[0], "any")
    much = _threshold(when)
    said = [_event(t, event, when, much) for event in when.events]
    text = said[0]
    for each in said[1:]:
        text = say("tell-or", first=text, next=each)
    if when.if_ is not None and much is None:
        focus = t.focus
        text = say("rzc-when-if", when=text, condition=t.if_(when.if_))
        t.focus = focus
    return text


def _threshold(when: When) -> tuple[str, int] | None:
    """How much it has to be, where that is said within the situation ("draws 2 or more Powers")."""
    condition = when.if_
    if condition is None or condition.word != "cmp" or any(event not in MEASURED for event in when.events):
        return None
    left, sign, right = condition.cmp
    n = constant(right)
    return (OPERATORS[sign], n) if left.word == "event" and n is not None else None


def _event(t: Telling, event: str, when: When, much: tuple[str, int] | None) -> Text:
    id, kind = EVENTS[event]
    said: dict[str, Word] = {"voice": "subject", "where": "no", "some": "no"}
    if much is not None:
        compared, n = much
        said |= {"some": "yes", "much": say("rzc-amount", compared=compared, n=n, unit=MEASURED[event])}
    kinds = (when.kind,) if isinstance(when.kind, str) else when.kind or ()
    if event in DMG_EVENTS:
        what = either([dmg(each) for each in kinds or ("all",)])
        said["dmg"] = what if much is None else say("rzc-amount-dmg", compared=much[0], n=much[1], dmg=what)
    elif event == "announced":
        said["what"] = either([say("rzc-action", kind=each.replace("*", "-star")) for each in kinds or ("any",)])
    elif event == "skill_used":
        said["what"] = either([say("rzc-action", kind=each.replace("*", "-star")) for each in kinds or ("skill",)])
    elif event == "power_left" and kinds:
        said |= {"where": "yes", "what": either([say("rzc-left-to", to=each) for each in kinds])}
    elif event.startswith("condition"):
        said["what"] = either([say("rzc-condition-kind", kind=each) for each in kinds or ("any",)])
    if kind == "turn":
        said |= (t.the("you", "pos") if when.subject is None else _subject(t, when, kind, "pos")).words
    elif kind and (when.subject is not None or when.other is None or event not in VOICED):
        case: Case = "a" if event.startswith("calc") else "pos" if event == "deck_empty" else "s"
        who = _subject(t, when, kind, case, where=event in PLACED_EVENTS)
        said |= who.words | {"about": _about(when, kind)}
        if event in PLACED_EVENTS and isinstance(when.subject, Filter) and when.subject.range is not None:
            where, names = t.range(when.subject)
            said |= {"where": "yes", "place": where}
            t.focus = "" if names else t.focus
    if when.other is not None and event in VOICED:
        active = when.subject is None
        other = t.who(when.other, "s" if active else "o", "a")
        said |= {"voice": "other" if active else "both", "other": other.text}
        said |= {"num": other.num, "gen": other.gen} if active else {}
        t.focus = "other" if active and other.long != "vague" and not isinstance(when.other, str) else t.focus
    if event.startswith("calc"):
        t.focus = ""
    text = Text(id, said)
    if when.other is not None and event not in VOICED:
        text = say("rzc-when-other", when=text, other=t.who(when.other, "o", "a").text)
    if (
        kinds
        and event not in DMG_EVENTS
        and ("what" not in said or said.get("about") == "thing" and kinds != ("power",))
    ):
        text = say("rzc-when-kind", when=text, kind=either([say("rzc-kind", kind=each) for each in kinds]))
    return text


def _about(when: When, kind: str) -> str:
    """Whether what an announcement is about acts ("announces a Push") or is announced itself ("a Power is announced")."""
    if isinstance(when.subject, Filter) and when.subject.is_ in ("power", "card"):
        return "thing"
    return "actor"


def _subject(t: Telling, when: When, kind: str, case: Case, *, where: bool = False) -> Said:
    subject = when.subject
    if subject is None:
        if kind == "player":
            return t.player(case)
        return t.phrase(Filter.model_validate({"is": kind}), "a", case)
    if isinstance(subject, str):
        if subject in ("you", "opponent") and kind not in ("player", "turn"):
            side = "own" if subject == "you" else "opposing"
            return t.phrase(Filter.model_validate({"is": kind, "side": side}), "a", case)
        return t.the(subject, case)
    said = t.phrase(
        subject if isinstance(subject, Filter) else subject.filter, "a", case, without=("range",) if where else ()
    )
    t.focus = "" if said.long == "vague" else "subject"
    return said


# -------------------------------------------------------------------------------------------------------------- costs


def _costs(t: Telling, cost: Cost) -> list[Clause]:
    said: list[Clause] = []
    if cost.hp is not None:
        said.append(Clause(say("rzc-lose-hp", **t.who(cost.of, "s").words, n=cost.hp, form="does")))
    if cost.discard is not None:
        said.append(Clause(_discard_cost(t, cost), order=True))
    if cost.protection is not None:
        said.append(Clause(say("rzc-cost-protection", **t.who(cost.of, "s").words, n=cost.protection)))
    if cost.remove_condition is not None:
        what = say("rzc-conditions", what=cost.remove_condition, n=1, how="n")
        said.append(Clause(say("rzc-cleanse", what=what, who=t.who(cost.of, "de").text, form="imp"), order=True))
    if cost.destroy_own is not None:
        said.append(Clause(say("rzc-destroy", who=t.phrase(cost.destroy_own, "a", "o").text, form="imp"), order=True))
    return said


def _discard_cost(t: Telling, cost: Cost) -> Text:
    n = 1 if cost.discard is None else cost.discard
    if cost.from_ is None:
        return say("rzc-discard", seat="you", n=n, random="no", form="imp")
    det = "a" if n == 1 else "n"
    return say("rzc-discard-these", what=t.phrase(cost.from_, det, "o", n=n, without=("zone",)).text)


# -------------------------------------------------------------------------------------------------- continuous effects


TIMES: dict[Any, str] = {2: "double", 3: "triple", "half": "half"}
PartTeller = Callable[[Telling, Any, bool], list[Clause]]
PARTS: dict[type[During], PartTeller] = {}


def _during(kind: type[During]) -> Callable[[PartTeller], PartTeller]:
    def add(teller: PartTeller) -> PartTeller:
        PARTS[kind] = teller
        return teller

    return add


def _parts(t: Telling, parts: Sequence[During], *, always: bool) -> list[Clause]:
    """Continuous parts; `always` if they are at work as long as their card is, not for a time."""
    clauses: list[Clause] = []
    waiting: list[Forbid] = []
    for part in parts:
        if waiting and not (isinstance(part, Forbid) and (part.on, part.if_) == (waiting[0].on, waiting[0].if_)):
            clauses += _part(t, waiting, always)
            waiting = []
        if isinstance(part, Forbid):
            waiting.append(part)
        else:
            clauses += _part(t, [part], always)
    return clauses + (_part(t, waiting, always) if waiting else [])


def _part(t: Telling, parts: Sequence[During], always: bool) -> list[Clause]:
    part = parts[0]
    clauses = _forbidden(t, parts, always) if isinstance(part, Forbid) else PARTS[type(part)](t, part, always)
    if part.if_ is not None and not isinstance(part, InsteadOf | Prevent | Change):
        clauses = [Clause(say("tell-as-long", clause=clauses[0].text, condition=t.while_(part.if_)), apart=always)]
    # For a time, what has to be explained comes behind the time.
    return [clause._replace(text=t.finish(clause.text)) for clause in clauses] if always else clauses


@_during(ModStat)
def _mod_stat(t: Telling, part: ModStat, always: bool) -> list[Clause]:
    who = t.who(part.on, "s", "plural")
    by, _ = t.signed(part.by)
    return [Clause(say("rzc-mod-stat", **who.words, stat=part.which, by=by), apart=always)]


@_during(ModDmg)
def _mod_dmg(t: Telling, part: ModDmg, always: bool) -> list[Clause]:
    if part.by is not None:
        who = t.who(part.on, "s", "plural")
        by, sign = t.change(part.by)
        text = say("rzc-mod-dmg", **who.words, way=part.way, n=by, sign=sign, dmg=dmg(part.kind))
    else:
        case: Case = "o" if part.way == "dealt" else "a"
        who = t.who(part.on, case, "plural")
        text = say("rzc-times-dmg", **who.words, way=part.way, times=TIMES[part.times], dmg=dmg(part.kind), what="dmg")
    return [Clause(text, apart=always)]


@_during(ModCost)
def _mod_cost(t: Telling, part: ModCost, always: bool) -> list[Clause]:
    if isinstance(part.of, Filter):
        who = t.phrase(part.of, "plural", "s", without=() if part.of.zone is not None else ("zone",))
    else:
        who = t.who(part.of, "s", "plural")
    by, sign = t.change(part.by)
    return [Clause(say("rzc-mod-cost", **who.words, n=by, sign=sign), apart=always)]


@_during(Grant)
def _grant(t: Telling, part: Grant, always: bool) -> list[Clause]:
    who = t.who(part.on, "s", "plural")
    return [Clause(say("rzc-grant", **who.words, what=part.grant, always="yes" if always else "no"), apart=always)]


@_during(Forbid)
def _forbid(t: Telling, part: Forbid, always: bool) -> list[Clause]:
    return _forbidden(t, [part], always)


def _forbidden(t: Telling, parts: Sequence[Any], always: bool) -> list[Clause]:
    """Things forbidden to the same ones: "cannot move or push"."""
    who = t.who(parts[0].on, "s", "plural")
    acts: list[Text] = []
    for part in parts:
        head, _, tail = part.forbid.partition(":")
        which = tail.upper() if head == "skill" else tail
        acts.append(say("rzc-forbidden", **who.words, what=head.replace("_", "-"), which=which))
    act = acts[0]
    for each in acts[1:]:
        act = say("rzc-nor", first=act, next=each)
    return [Clause(say("rzc-forbid", **who.words, act=act), apart=always)]


@_during(Order)
def _order(t: Telling, part: Order, always: bool) -> list[Clause]:
    return [Clause(say("rzc-order", **t.who(part.on, "s", "plural").words, order=part.order), apart=always)]


@_during(Also)
def _also(t: Telling, part: Also, always: bool) -> list[Clause]:
    return [Clause(say("rzc-also", **t.who(part.on, "s", "plural").words, what=part.also), apart=always)]


@_during(InsteadOf)
def _instead_of(t: Telling, part: InsteadOf, always: bool) -> list[Clause]:
    would = _would(t, part, part.instead_of)
    if not part.do:
        return _replaced(t, part, always, say("rzc-prevent", would=would))
    with _event_of(t, part):
        clauses = t.sequence(part.do)
    return _replaced(t, part, always, say("rzc-instead", would=would, clause=t.explained(joined(clauses))))


@_during(Prevent)
def _prevent(t: Telling, part: Prevent, always: bool) -> list[Clause]:
    return _replaced(t, part, always, say("rzc-prevent", would=_would(t, part, part.prevent)))


@_during(Change)
def _change(t: Telling, part: Change, always: bool) -> list[Clause]:
    would = _would(t, part, part.of)
    what = "dmg" if part.of == "dmg_about" else "hp"
    t.measured = what
    if part.times is not None:
        changed = say("rzc-change-times", what=what, times=TIMES[part.times])
    elif part.by is not None:
        by, sign = t.change(part.by)
        changed = t.finish(say("rzc-change-by", what=what, n=by, sign=sign))
    elif part.to is not None and part.to.word == "half" and part.to.half.word == "event":
        changed = say("rzc-change-times", what=what, times="half")
    else:
        changed = say("rzc-change-to", what=what, value=t.value(cast(Any, part.to)).text)
    if part.do:
        with _event_of(t, part):
            changed = joined([Clause(changed), *t.sequence(part.do)])
    return _replaced(t, part, always, say("rzc-changed", would=would, clause=t.explained(changed)))


def _would(t: Telling, part: InsteadOf | Prevent | Change, event: str) -> Text:
    """ "an ally would take 2 or more Hit DMG" """
    who = t.who(part.subject, "n", "a")
    if isinstance(part.subject, Filter):
        t.things["subject"] = t.noun(part.subject)
        t.focus = "" if who.long == "vague" else "subject"
    what, condition = dmg("all"), part.if_
    if condition is not None and event == "dmg_about" and condition.word == "dmg_kind":
        what, condition = dmg(condition.dmg_kind), None
    some: dict[str, Word] = {"some": "no"}
    if condition is not None and event in ("dmg_about", "hp_lost") and condition.word == "cmp":
        left, sign, right = condition.cmp
        n = constant(right)
        if left.word == "event" and n is not None:
            some = {"some": "yes", "much": say("rzc-amount", compared=OPERATORS[sign], n=n, unit=MEASURED[event])}
            condition = None
    said = say("rzc-would", event=event.replace("_", "-"), **who.words, dmg=what, **some)
    if condition is None:
        return said
    t.lead = "si"
    text, there = t.condition(condition)
    return say("tell-both", first=said, next=text, joint="and", lead="si", there=there)


class _event_of:
    """While a replacement's operations are said, "subject" is what the replaced event is about."""

    def __init__(self, t: Telling, part: InsteadOf | Prevent | Change):
        self.t, self.part = t, part

    def __enter__(self) -> None:
        self.when = self.t.when
        self.t.when = When(event=_replaced_event(self.part), subject=self.part.subject)
        self.nested, self.t.nested = self.t.nested, True

    def __exit__(self, *_: object) -> None:
        self.t.when, self.t.nested = self.when, self.nested


def _replaced_event(part: InsteadOf | Prevent | Change) -> Any:
    if isinstance(part, InsteadOf):
        return part.instead_of
    return part.prevent if isinstance(part, Prevent) else part.of


def _replaced(t: Telling, part: InsteadOf | Prevent | Change, always: bool, text: Text) -> list[Clause]:
    """What replaces an event; what works once is used up: a card goes, the rest is done with. [RZ-1609]"""
    if part.once and always and t.home in ("power", "aura", "summon", "tile"):
        gone = Clause(say("rzc-used-up", home=t.home), order=True)
        text = joined([Clause(text, order=not isinstance(part, Change)), gone])
    elif part.once:
        text = say("rzc-once", clause=text)
    return [Clause(text, apart=True)]


# --------------------------------------------------------------------------------------------------------- operations


OPS: dict[str, tuple[OpTeller, str]] = {**FLOW}
"""How every operation is said, and who does it: "you", "seat" (the player it names), "who" (the thing it names), or ""."""
Telling.OPS = OPS
_op = partial(op_teller_of, OPS, words.ops)


# ---- DMG and HP


@_op("hit", "who")
def _hit(t: Telling, op: Any) -> Text:
    who = t.who(op.who, "s")
    at = t.who(op.at, "o").text if op.at is not None else _aim(t, op.aim or AimAround(shape="one"), op.who)
    return _hit_with(t, say("rzc-hit", **who.words, at=at, form=_does(t)), op.atk, op.element, op.type)


def _hit_with(t: Telling, hit: Text, atk: Any, element: str | None, type: str | None) -> Text:
    stats: list[Text] = []
    if atk is not None:
        stats.append(say("rzc-atk", n=t.amount(atk)))
    if element is not None:
        stats.append(say("rzc-the-element", element=element))
    if type is not None:
        stats.append(say("rzc-the-type", type=type))
    if not stats:
        return hit
    return say("rzc-hit-with", hit=hit, stats=listed(stats))


def _aim(t: Telling, aim: AimAround, who: Any) -> Text:
    if aim.shape == "all":
        return t.phrase(aim.filter or EMPTY_CELL, "all", "o").text
    if aim.shape == "on":
        return t.the(aim.ref, "o").text
    if aim.shape in ("around", "adjacent"):
        user = t.who(who, "de" if aim.shape == "around" else "a").text
        return say("rzc-aim-area", shape=aim.shape, who=user)
    return say("rzc-aim", shape=aim.shape.replace("_", "-"), n=aim.n)


@_op("deal")
def _deal(t: Telling, op: Any) -> Text:
    n = t.amount(op.n)
    what = say("rzc-dmg-amount", n=n, element=op.element or "none", type=op.type or "none", kind=op.kind or "none")
    return say("rzc-deal", dmg=what, to=t.who(op.to, "a").text, form=t.imperative)


@_op("lose_hp", "who")
def _lose_hp(t: Telling, op: Any) -> Text:
    who = t.who(op.who, "s")
    return say("rzc-lose-hp", **who.words, n=t.amount(op.n), form=_does(t))


@_op("heal")
def _heal(t: Telling, op: Any) -> Text:
    who = t.who(op.who, "o")
    return say("rzc-heal", who=who.text, n=t.amount(op.n), form=t.imperative)


@_op("transfer_hp")
def _transfer_hp(t: Telling, op: Any) -> Text:
    giver, taker = t.who(op.from_, "de"), t.who(op.to, "a")
    return say("rzc-transfer-hp", n=t.amount(op.n), giver=giver.text, taker=taker.text, form=t.imperative)


@_op("defeat")
def _defeat(t: Telling, op: Any) -> Text:
    return say("rzc-defeat", who=t.who(op.who, "o").text, form=t.imperative)


@_op("stat", "who")
def _stat(t: Telling, op: Any) -> Text:
    who = t.who(op.who, "s")
    by, sign = t.signed(op.by)
    return _until(say("rzc-stat-change", **who.words, stat=op.which, by=by, sign=sign, form=_does(t)), op.for_, who)


@_op("set_stat", "who")
def _set_stat(t: Telling, op: Any) -> Text:
    who = t.who(op.who, "s")
    return _until(say("rzc-set-stat", **who.words, stat=op.which, n=t.amount(op.to), form=_does(t)), op.for_, who)


@_op("protect", "who")
def _protect(t: Telling, op: Any) -> Text:
    who = t.who(op.who, "s")
    return say("rzc-protect", **who.words, n=t.amount(op.n), form=_does(t))


def _until(clause: Text, duration: str, who: Said | None = None) -> Text:
    """A clause with its duration, which comes first where it would be taken for a part of a description."""
    if duration == "stays":
        return clause
    first = "yes" if who is not None and who.long != "no" else "no"
    return say("rzc-until", clause=clause, until=duration.replace("_", "-"), first=first)


# ---- the board


@_op("move")
def _move(t: Telling, op: Any) -> Text:
    who = t.who(op.who, "o")
    if op.upto is None:
        return say("rzc-move-mp", **who.words, by=op.by, form=t.imperative)
    return say("rzc-move", **who.words, by=op.by, n=t.amount(op.upto), form=t.imperative)


@_op("push")
def _push(t: Telling, op: Any) -> Text:
    who = t.who(op.who, "o")
    said: dict[str, Word] = {
        "who": who.text,
        "n": t.amount(op.n),
        "upto": "yes" if op.upto else "no",
        "form": t.imperative,
    }
    push = say("rzc-push", **said)
    if op.away_from is not None:
        return say("rzc-push-away", clause=push, whom=t.the(op.away_from, "de").text)
    if op.dir is not None:
        return say("rzc-push-to", clause=push, dir=op.dir)
    if t.home in ("fighter", "aura"):
        return say("rzc-push-away", clause=push, whom=t.the("user", "de").text)
    return say("rzc-push-to", clause=push, dir="choose") if t.home else push


@_op("put")
def _put(t: Telling, op: Any) -> Text:
    who, cell = t.who(op.who, "o"), t.who(op.cell, "o")
    return say("rzc-put", who=who.text, cell=cell.text, form=t.imperative)


@_op("swap_cells")
def _swap_cells(t: Telling, op: Any) -> Text:
    a, b = t.who(op.a, "de"), t.who(op.b, "de")
    return say("rzc-swap-cells", a=a.text, b=b.text, form=t.imperative)


@_op("change_slot")
def _change_slot(t: Telling, op: Any) -> Text:
    who = t.who(op.who, "o")
    return say("rzc-change-slot", who=who.text, slot=op.slot or 0, form=t.imperative)


@_op("stop_motion")
def _stop_motion(t: Telling, op: Any) -> Text:
    return say("rzc-stop-motion", **t.the("subject", "pos").words, form=t.imperative)


# ---- Fighters


@_op("deploy", "seat")
def _deploy(t: Telling, op: Any) -> Text:
    said = _on_slot(say("rzc-deploy", seat=op.seat, source=op.from_, form=t.imperative), op.slot)
    return say("rzc-deploy-anywhere", clause=said) if op.cell == "anywhere" else said


def _on_slot(clause: Text, slot: Any) -> Text:
    return say("rzc-deploy-slot", clause=clause, slot="any" if slot in (None, "choose") else slot)


@_op("return_fighter")
def _return_fighter(t: Telling, op: Any) -> Text:
    return say("rzc-return-fighter", **t.who(op.who, "o").words, to=op.to, form=t.imperative)


@_op("revive")
def _revive(t: Telling, op: Any) -> Text:
    return _on_slot(say("rzc-revive", who=t.who(op.from_, "o").text, form=t.imperative), op.slot)


@_op("take_control")
def _take_control(t: Telling, op: Any) -> Text:
    who = t.who(op.who, "de")
    return _until(say("rzc-take-control", who=who.text, form=t.imperative), op.for_, who)


# ---- cards


@_op("draw", "seat")
def _draw(t: Telling, op: Any) -> Text:
    return say("rzc-draw", seat=op.seat, n=t.amount(op.n), form=t.imperative)


@_op("discard", "seat")
def _discard(t: Telling, op: Any) -> Text:
    return say("rzc-discard", seat=op.seat, n=t.amount(op.n), random="yes" if op.random else "no", form=t.imperative)


@_op("search")
def _search(t: Telling, op: Any) -> Text:
    sought = op.f or Filter.model_validate({"is": "card"})
    what = t.phrase(sought, "a" if op.n == 1 else "upto", "o", n=op.n, without=("zone",))
    return say("rzc-search", what=what.text, num=what.num, form=t.imperative)


@_op("look")
def _look(t: Telling, op: Any) -> Text:
    if op.of == "opponent_hand":
        whole = getattr(op.n, "hand", "") == "opponent"
        said = say("rzc-look-hand", n=0 if whole else t.amount(op.n), whole="yes" if whole else "no", form=t.imperative)
    elif isinstance(op.of, str) and op.of.endswith("deck"):
        seat = "opponent" if op.of.startswith("opponent") else "you"
        deck = "fighter" if "fighter" in op.of else "power"
        said = say("rzc-look-deck", n=t.amount(op.n), seat=seat, deck=deck, form=t.imperative)
    else:
        said = say("rzc-look", who=t.who(op.of, "o").text, form=t.imperative)
    return say("rzc-put-back", clause=said, form=t.imperative) if op.reorder else said


@_op("reveal")
def _reveal(t: Telling, op: Any) -> Text:
    return say("rzc-reveal", who=t.who(op.who, "o").text, form=t.imperative)


@_op("recover")
def _recover(t: Telling, op: Any) -> Text:
    return say("rzc-recover", what=t.who(op.f, "o").text, to=op.to, form=t.imperative)


@_op("return_power")
def _return_power(t: Telling, op: Any) -> Text:
    return say("rzc-return-power", **t.who(op.who, "o").words, to=op.to, form=t.imperative)


@_op("shuffle", "seat")
def _shuffle(t: Telling, op: Any) -> Text:
    return say("rzc-shuffle", seat=op.seat, deck=op.deck, form=t.imperative)


@_op("play")
def _play(t: Telling, op: Any) -> Text:
    return say("rzc-play", card=t.who(op.card, "o").text, free="yes" if op.free else "no", form=t.imperative)


@_op("set_free")
def _set_free(t: Telling, op: Any) -> Text:
    return say("rzc-set-free", card=t.who(op.card, "o").text, form=t.imperative)


@_op("destroy")
def _destroy(t: Telling, op: Any) -> Text:
    return say("rzc-destroy", who=t.who(op.who, "o").text, form=t.imperative)


# ---- AP, trackers, Souls


@_op("ap", "seat")
def _ap(t: Telling, op: Any) -> Text:
    return say("rzc-gain-ap", seat=op.seat, n=t.amount(op.n), form=t.imperative)


@_op("lose_ap", "seat")
def _lose_ap(t: Telling, op: Any) -> Text:
    return say("rzc-lose-ap", seat=op.seat, n=t.amount(op.n), form=t.imperative)


@_op("use", "who")
def _use(t: Telling, op: Any) -> Text:
    n, sign = t.change(op.n)
    return say("rzc-gain-use", **t.who(op.who, "s").words, n=n, sign=sign, form=_does(t))


@_op("time", "who")
def _time(t: Telling, op: Any) -> Text:
    n, sign = t.change(op.n)
    return say("rzc-gain-time", **t.who(op.who, "s").words, n=n, sign=sign, form=_does(t))


@_op("souls", "seat")
def _souls(t: Telling, op: Any) -> Text:
    n, sign = t.change(op.n)
    return say("rzc-gain-souls", seat=op.seat, n=n, sign=sign, form=t.imperative)


# ---- conditions and Markers


@_op("buff", "who")
def _buff(t: Telling, op: Any) -> Text:
    who = t.who(op.who, "s")
    return say("rzc-gain-buff", **who.words, name=op.name, n=t.amount(op.v), form=_does(t))


@_op("debuff", "who")
def _debuff(t: Telling, op: Any) -> Text:
    who = t.who(op.who, "s")
    return say("rzc-gain-debuff", **who.words, name=op.name, n=t.amount(op.v), form=_does(t))


@_op("status", "who")
def _status(t: Telling, op: Any) -> Text:
    return say("rzc-gain-status", **t.who(op.who, "s").words, name=op.name, form=_does(t))


@_op("cleanse")
def _cleanse(t: Telling, op: Any) -> Text:
    n = 0 if op.n == "all" else t.amount(op.n)
    what = say("rzc-conditions", what=op.what, n=n, how="all" if op.n == "all" else "upto" if op.upto else "n")
    return say("rzc-cleanse", what=what, who=t.who(op.who, "de").text, form=t.imperative)


@_op("move_buff")
def _move_buff(t: Telling, op: Any) -> Text:
    names = "any" if op.names == "any" else either([say("rzc-name", name=name) for name in op.names])
    giver = t.who(op.from_, "de").text
    limited = op.v is not None
    n = t.amount(op.v) if limited else 0
    taker = t.who(op.to, "o").text
    some = "no" if op.names == "any" else "yes"
    return say(
        "rzc-move-buff",
        giver=giver,
        taker=taker,
        some=some,
        names=names,
        limited="yes" if limited else "no",
        n=n,
        form=t.imperative,
    )


@_op("shift")
def _shift(t: Telling, op: Any) -> Text:
    with t.inside():
        who = t.who(op.who, "pos")
    n, sign = t.change(op.by)
    return say(
        "rzc-shift",
        **who.words,
        kind="debuff" if op.debuff else "buff",
        name=op.name,
        n=n,
        sign=sign,
        form=t.imperative,
    )


@_op("mark")
def _mark(t: Telling, op: Any) -> Text:
    return _marked(t, op, "yes")


@_op("unmark")
def _unmark(t: Telling, op: Any) -> Text:
    return _marked(t, op, "no")


def _marked(t: Telling, op: Any, placed: str) -> Text:
    if op.kind == "ultimate":
        whose = t.the("user" if op.where in ("you", "opponent") else op.where, "de").text
        return say("rzc-mark-slot", placed=placed, who=whose, form=t.imperative)
    return say("rzc-mark", placed=placed, marker=op.kind, seat=op.where, form=t.imperative)


# ---- Summons and Tiles


@_op("summon")
def _summon(t: Telling, op: Any) -> Text:
    where = t.phrase(op.cells or EMPTY_CELL, "a" if op.n == 1 else "some", "o").text
    return say(
        "rzc-summon", name=CardName(op.token), n=op.n, plural=_plural(op.token), where=where, form=t.imperative
    )  # fmt: skip


@_op("place_tile")
def _place_tile(t: Telling, op: Any) -> Text:
    if op.cell is not None:
        where = t.who(op.cell, "o").text
    else:
        where = t.phrase(op.cells or EMPTY_CELL, "a" if op.n == 1 else "some", "o").text
    text = say(
        "rzc-place-tile", name=CardName(op.tile), n=op.n, upto="yes" if op.upto else "no", plural=_plural(op.tile),
        where=where, form=t.imperative,
    )  # fmt: skip
    return text if op.facing is None else say("rzc-facing", clause=text, dir=op.facing)


def _plural(card: str) -> str:
    """Whether an English card name takes an s for several, as its id tells."""
    return "no" if card.endswith(("s", "x", "z", "ch", "sh", "y", "f", "fe")) else "yes"


@_op("turn_tile")
def _turn_tile(t: Telling, op: Any) -> Text:
    return say("rzc-turn-tile", **t.who(op.who, "o").words, dir=op.facing or "choose", form=t.imperative)


@_op("copy_token")
def _copy_token(t: Telling, op: Any) -> Text:
    who = t.who(op.who, "de").text
    where = t.who(op.cell, "o").text if op.cell is not None else t.phrase(EMPTY_CELL, "a", "o").text
    return say("rzc-copy-token", who=who, where=where, form=t.imperative)


# ---- the flow of play


@_op("negate")
def _negate(t: Telling, op: Any) -> Text:
    what = op.what
    if what == "this":
        event = t.when.events[0] if t.when is not None else ""
        what = {
            "would_be_destroyed": "destruction", "would_be_defeated": "defeat", "about_to_be_hit": "hit", "dmg_about": "dmg",
            "announced": "action",
        }.get(event, "this")  # fmt: skip
    return say("rzc-negate", what=what, form=t.imperative)


@_op("negate_skills")
def _negate_skills(t: Telling, op: Any) -> Text:
    who = t.who(op.who, "de")
    return _until(say("rzc-negate-skills", who=who.text, form=t.imperative), op.for_, who)


@_op("end_turn")
def _end_turn(t: Telling, op: Any) -> Text:
    return say("rzc-end-turn", form=t.imperative)


@_op("end_round")
def _end_round(t: Telling, op: Any) -> Text:
    return say("rzc-end-round", form=t.imperative)


@_op("extra_action", "")
def _extra_action(t: Telling, op: Any) -> Text:
    return say("rzc-extra-action", seat=op.seat, kind=op.kind)


@_op("extra_turn", "seat")
def _extra_turn(t: Telling, op: Any) -> Text:
    return say("rzc-extra-turn", seat=op.seat, form=t.imperative)


@_op("effect", "")
def _effect(t: Telling, op: StartEffect) -> Text:
    parts = _parts(t, op.during, always=False)
    said = together(parts)
    if op.while_ is not None:
        return say("tell-as-long", clause=said, condition=t.while_(op.while_))
    return _until(said, str(op.for_))


@_op("coin", "")
def _coin(t: Telling, op: Any) -> Text:
    return say("rzc-coin", heads=t.block(op.heads), tails=t.block(op.tails), form=t.imperative)
