"""The printed text of Rise's cards, made from what they are: Abilities with what they mean, Base Effects, triggers, statics,
replacements, Actions and Skills.

Every operation, event, static and cost has one way to be said here, and its sentence patterns in the locale files
(`rsc-...`). Things, players, numbers and conditions are spoken of by `telling`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from engines.kernel.program import Op
from engines.kernel.telling import (
    FLOW,
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
    yes,
)
from engines.kernel.text import NamedCard, SeatName, Text, Word, say

from .cards import Ability, Action, LevelUpCard, LibraryCard, Printed, Skill, SummonerCard
from .effects import (
    EVENTS,
    STATICS,
    Cost,
    Replacement,
    Sel,
    Static,
    Trigger,
    Until,
    words,
)
from .state import CardName
from .telling import (
    FOES,
    HEADS,
    HELD,
    PLAYERS,
    YOU,
    Noun,
    Telling,
    is_it,
    name_of_ability,
    name_of_mark,
    name_of_type,
    slug,
)

CLAUSES = {
    "Flight": "RS-1001", "Reach": "RS-1004", "Pierce": "RS-1007", "Fightback": "RS-1010", "Advantage": "RS-1012", "Distance": "RS-1017",
    "Bleed": "RS-1021", "Drain": "RS-1023", "Horde": "RS-1025", "Iron Skin": "RS-1029", "Splash": "RS-1031", "Wall Pass": "RS-1034",
    "Dodge": "RS-1036", "Diversion": "RS-1038", "Possession": "RS-1041", "Explosive": "RS-1045", "Bomb": "RS-1048",
    "Assimilation": "RS-1051", "Rage": "RS-1055", "Constasy": "RS-1101", "Immunity": "RS-1102", "Morpher": "RS-1103",
    "Multi-Target": "RS-1108", "Food": "RS-1111", "Disease": "RS-1112", "Together": "RS-1113", "Return": "RS-1115", "Lock": "RS-1117",
    "Key": "RS-1119", "Chained": "RS-1120", "Symbiosis": "RS-1122", "Copycat": "RS-1125", "Equipment": "RS-1127",
    "Fixed Price": "RS-1132", "Reanimation": "RS-1133", "Inhume": "RS-1137", "Cloning": "RS-1140", "Water Element": "RS-1146",
    "Fire Element": "RS-1147", "Ice Element": "RS-1148", "Lightning Element": "RS-1149", "Cold": "RS-1211", "Madness": "RS-1215",
    "Dementia": "RS-1217", "Amok": "RS-1220", "Allergy": "RS-1223", "Trauma": "RS-1225", "Paralysis": "RS-1228",
    "Schizophrenia": "RS-1230", "Parasite": "RS-1233", "Paranoia": "RS-1238",
}  # fmt: skip
"""The clause that an Ability begins with, for `/rules`."""
LABELS = frozenset({"Food", "Water Element", "Fire Element", "Ice Element", "Lightning Element"})
"""The Abilities that do nothing by themselves and so need no explaining."""


# ------------------------------------------------------------------------------------------------- what is asked for


def told(ops: Sequence[Op], of: Any = None, card: Printed | None = None) -> Text:
    """What some operations do, in sentences: for questions put while they are carried out.

    With what they belong to (an Action, a Skill, a trigger, a card), its targets are called what they are; with the card,
    it is called what it is.
    """
    t = Telling(card if card is not None else of if isinstance(of, Printed) else None, of).spoken_before()
    if isinstance(of, Trigger):
        _meet(t, of)
    return paragraph(t.sentences(None, t.sequence(ops)))


def lasting_text(
    kind: str, what: Word, *, gen: str, player: bool, seat: int, amount: int, other: int, names: Sequence[str]
) -> Text | None:  # fmt: skip
    """What begins to last for a thing or a player by name ("X gets +1/+1"), None where something else says so.

    `seat` is the player concerned, counted from 0: who has the use of its Actions, or whom it must attack (-1 for anyone).
    """
    who: dict[str, Word] = {"who": what, "num": "one", "gen": gen}
    if kind == "modify":
        return say("rsc-gets", **who, change=_change_text(amount, other), always="no")
    if kind == "set":
        return say("rsc-now-has", **who, what=say("rsc-figure", figure=names[0], n=amount))
    if kind == "grant":
        return say("rsc-gains", **who, what=listed([name_of_ability(each) for each in names]))
    if kind == "types":
        return say("rsc-gains", **who, what=listed([say("rsc-the-type", type=name_of_type(each)) for each in names]))
    if kind == "lose":
        return say("rsc-loses", **who, what=_lost(tuple(names)))
    if kind == "restrict":
        return say(
            "rsc-cannot",
            **who,
            act=_nor([say("rsc-forbidden", what=slug(each), num="one", gen=gen, player=yes(player)) for each in names]),
        )
    if kind == "force":
        return say("rsc-must", **who, what=slug(names[0]), some=yes(seat >= 0), opponent=SeatName(seat))
    if kind == "actions_of":
        return say("rs-lasting-actions", what=what, who=SeatName(seat))
    if kind == "prevent":
        return say("rs-lasting-prevent", what=what, n=amount, way=names[0], damage=names[1])
    if kind == "replace":
        return say("rs-lasting-replace", what=what, event=slug(names[0]))
    if kind == "mark":
        return say("rsc-marked", **who, mark=name_of_mark(names[0]), placed="yes")
    return None


def part_of(card: Printed, where: str) -> Any:
    """The part of a card that a running effect is, by the name that it is saved under ("act:bolt", "trig:0", "base")."""
    kind, _, name = where.partition(":")
    if kind == "act" and isinstance(card, LibraryCard):
        return card.action(name)
    if kind == "skill" and isinstance(card, SummonerCard) and name.isdigit():
        return card.skills[int(name)]
    if kind == "trig" and name.split(":")[0].isdigit():
        return card.triggers[int(name.split(":")[0])]
    return card if kind == "base" else None


def part_text(card: Printed, where: str) -> Text | None:
    """What a part of a card says, by the name that its effect is saved under; of an Ability's, what the Ability means."""
    kind, _, name = where.partition(":")
    if kind == "kw":
        return sentence(say("rsc-reminder", ability=slug(name.partition(":")[0])))
    part = part_of(card, where)
    if isinstance(part, Action):
        return action_text(card, part)
    if isinstance(part, Skill):
        return skill_text(card, part)
    if isinstance(part, Trigger):
        return paragraph(_trigger(Telling(card), part))
    return base_text(card) if part is not None else None


def short_text(card: Printed) -> Text:
    """What a card does, its Abilities by their names only."""
    names = [ability_label(each) for each in card.abilities]
    if "Key" in card.types:
        names.append(name_of_type("Key"))
    said = [sentence(listed(names))] if names else []
    said += _effects(card)
    said += [_headed(action_label(each), action_text(card, each)) for each in getattr(card, "actions", ())]
    return paragraph(said) if said else sentence(say("rsc-blank"))


def target_text(targets: Sequence[Sel], number: int, card: Printed | None = None) -> Text:
    """The question for one of the targets (1, 2, ...) of an Action, a Skill or an invocation; those before are mentioned."""
    t = Telling(card, targets=targets)
    refs = list(t.aims)
    for ref in refs[: number - 1]:
        t.mention(ref)
    return sentence(say("rsc-choose", **t.aim(refs[number - 1]).words))


# ------------------------------------------------------------------------------------------------- all that a card says


def card_text(card: Printed) -> Text:
    """All that is printed on a card below its name and figures, in sentences."""
    sentences = [_line(ability_label(each), reminder(card, each), clause_of(each)) for each in card.abilities]
    if "Key" in card.types:
        sentences.append(_line(name_of_type("Key"), key_reminder(), CLAUSES["Key"]))
    sentences += _effects(card)
    for action in getattr(card, "actions", ()):
        cost = _costs(Telling(card, action), action.cost, action)
        opening = say("rsc-headed", name=action_label(action), cost=cost) if cost is not None else action_label(action)
        sentences.append(_headed(opening, action_text(card, action)))
    for skill in getattr(card, "skills", ()):
        opening = say("rsc-headed", name=skill_label(skill), cost=skill_cost(skill))
        sentences.append(_headed(opening, skill_text(card, skill)))
    return paragraph(sentences) if sentences else sentence(say("rsc-blank"))


def base_text(card: Printed) -> Text | None:
    """What a card says beside its Abilities, Actions and Skills: how it is invoked, its Base Effects, triggers, statics."""
    sentences = _effects(card)
    return paragraph(sentences) if sentences else None


def _headed(head: Text, text: Text) -> Text:
    return Text("rsc-head", {"head": head, "text": text}, capital=True)


def _line(label: Text, explained: Text | None, clause: str) -> Text:
    if explained is None:
        return sentence(label)
    return Text("rsc-ability-line", {"ability": label, "text": explained, "clause": clause}, capital=True)


def _effects(card: Printed) -> list[Text]:
    sentences: list[Text] = []
    if isinstance(card, LibraryCard):
        sentences += _invocation(card)
    for part in card.replaces:
        sentences += _replacement(Telling(card), part)
    sentences += _always(card)
    if isinstance(card, LevelUpCard):
        sentences += _level_up(card)
    elif isinstance(card, LibraryCard) and card.base_effects:
        sentences += _announced(card, card, lambda t: _base(t, card))
    for trigger in card.triggers:
        sentences += _trigger(Telling(card), trigger)
    return sentences


def _announced(card: Printed, part: Any, make: Callable[[Telling], list[Text]]) -> list[Text]:
    """Sentences with targets; one that can't be described where it is first mentioned is chosen before."""
    announced: list[str] = []
    while True:
        t = Telling(card, part)
        try:
            choices = [sentence(say("rsc-choose", **t.aim(ref).words)) for ref in announced]
            return [*choices, *make(t)]
        except Unspoken as target:
            # What is aimed at before is named before.
            refs = list(t.aims)
            announced = refs[: refs.index(target.target) + 1]


def _invocation(card: LibraryCard) -> list[Text]:
    """How it is invoked, where that is not as usual, and what it is attached to. [RS-504 RS-542 RS-605 RS-606]"""
    said: list[Text] = []
    if card.attach is not None:
        t = Telling(card)
        said.append(
            sentence(say("rsc-attach-this", **t.the("self", "o").words, host=t.phrase(card.attach, "a", "a").text))
        )
    extra = _costs(Telling(card), card.invoke.extra)
    if extra is not None:
        said.append(sentence(say("rsc-invoke-costs", cost=extra)))
    said += _unmentioned(card, card, card.base_effects)
    return said


def invoke_cost(card: LibraryCard) -> Text:
    """What invoking a card takes: Capacity Points, and what else it prints. [RS-504 RS-542 RS-1113]"""
    both = "Together" in card.ability_names
    points = say("rsc-points-of-each") if both else say("rsc-capacity", n=card.invoke.capacity)
    extra = _costs(Telling(card), card.invoke.extra)
    return points if extra is None else say("tell-list", first=points, next=extra)


def _unmentioned(card: Printed, part: Any, ops: Sequence[Any]) -> list[Text]:
    """The targets that nothing speaks of: they are chosen all the same. [RS-646]"""
    said: list[Text] = []
    t = Telling(card, part)
    for number, ref in enumerate(t.aims, 1):
        if not _mentions(ops, number):
            said.append(sentence(say("rsc-choose", **t.aim(ref).words)))
    return said


def _mentions(ops: Sequence[Any], number: int) -> bool:
    names = (
        ("'target'", "'target1'", "'item'", "target_controller", "target_player")
        if number == 1
        else (f"'target{number}'",)
    )
    return any(name in repr(tuple(ops)) for name in names)


def _base(t: Telling, card: LibraryCard) -> list[Text]:
    """The Base Effects: as it comes into play, if it stays there. [RS-621 RS-622]"""
    opening = say("rsc-arrives", **t.the("self", "s").words) if card.stays else None
    return t.sentences(opening, t.sequence(card.base_effects) or [Clause(say("tell-nothing"))])


def _level_up(card: LevelUpCard) -> list[Text]:
    """Which Summoner it levels, by how much, and what it does beside. [RS-528]"""
    t = Telling(card)
    which: Word = NamedCard(card.summoner, "rise") if card.summoner is not None else say("rsc-your-summoner")
    first = Clause(say("rsc-levels-up", which=which, n=card.gain))
    t.things["target"] = t.noun(Sel.model_validate({"kind": "summoner"}))
    t.focus = "target"
    return t.sentences(None, [first, *t.sequence(card.base_effects)])


# ------------------------------------------------------------------------------------------------------- the Abilities


def ability_label(ability: Ability) -> Text:
    """An Ability's name."""
    return name_of_ability(ability.ability)


def clause_of(ability: Ability) -> str:
    """The clause that explains an Ability."""
    return CLAUSES[ability.ability]


def reminder(card: Printed, ability: Ability) -> Text | None:
    """What an Ability means, in short, with what its card prints beside it."""
    name = ability.ability
    if name == "Symbiosis" and ability.partner is not None:
        return _symbiosis(card, ability)
    if name in ("Lock", "Chained"):
        ops = ability.opened if name == "Lock" else ability.freed
        t = Telling(card)
        does = t.explained(t.block(ops)) if ops else say("tell-nothing")
        if name == "Lock":
            return say("rsc-lock", some=yes(bool(ops)), clause=does)
        kept = [say("rsc-forbidden", what=each, gen=_gen(card), num="one", player="no") for each in ability.restraints]
        return say(
            "rsc-chained",
            what=_nor(kept) if kept else "",
            kept=yes(bool(kept)),
            some=yes(bool(ops)),
            clause=does,
            gen=_gen(card),
        )
    if name in LABELS:
        return None
    if name == "Equipment" and isinstance(card, LibraryCard) and card.attach is not None:
        return say("rsc-reminder", ability="equipment-own")
    cold = "Cold" in card.ability_names
    return say("rsc-reminder", ability=slug(name) if not (name == "Disease" and cold) else "disease-cold")


def _gen(card: Printed) -> str:
    return "m" if card.kind in ("imminent", "summoner") else "f"


def _symbiosis(card: Printed, ability: Ability) -> Text:
    t = Telling(card)
    t.focus = "self"
    gains: list[Text] = []
    who = t.the("self", "s")
    if ability.attack or ability.defense:
        gains.append(say("rsc-gets", **who.words, change=_change_text(ability.attack, ability.defense), always="yes"))
    if ability.grants:
        gains.append(
            say("rsc-has", **t.the("self", "s").words, what=listed([name_of_ability(each) for each in ability.grants]))
        )
    assert ability.partner is not None
    there = t.while_(words.condition({"exists": ability.partner}))
    return say("tell-as-long", clause=listed(gains) if gains else say("tell-nothing"), condition=there)


def key_reminder() -> Text:
    """What the label Key gives a card. [RS-1119]"""
    return say("rsc-reminder", ability="key")


# ------------------------------------------------------------------------------------------------- Actions and Skills


def action_label(action: Action) -> Text:
    """An Action's name and what type it is."""
    type = say("rsc-action-type", type=action.type)
    if not action.name:
        return type
    return say("rsc-label", name=say("tell-name", en=action.name, fr=action.fr or action.name), type=type)


def action_cost(card: Printed, action: Action) -> Text | None:
    """What performing an Action costs, None if it is free. [RS-636]"""
    return _costs(Telling(card, action), action.cost, action)


def action_text(card: Printed, action: Action) -> Text:
    """What an Action does, when and how often it may be used."""
    said: list[Text] = []
    if action.when != "any":
        said.append(sentence(say("rsc-action-when", when=slug(action.when))))
    if action.limit != "turn":
        said.append(sentence(say("rsc-action-limit", limit=slug(action.limit))))
    if action.requires is not None:
        said.append(sentence(say("rsc-only", condition=Telling(card, action).if_(action.requires))))
    said += _announced(card, action, lambda t: t.sentences(None, _doing(t, action)))
    return paragraph([*_unmentioned(card, action, (*action.do, *action.success, *action.fail, action.table)), *said])


def _doing(t: Telling, action: Action) -> list[Clause]:
    """What an Action does; that a coin is tossed or a die rolled, its type says. [RS-637]"""
    if action.type == "purchase":
        return t.sequence(action.do)
    outcomes = _outcomes(t, action.draw) if action.type == "toss" else _rows(t, action.draw)
    if action.sides != 6:
        outcomes = say("rsc-rolled", head=say("rsc-roll", **_order(t), sides=action.sides), rows=outcomes)
    return [Clause(outcomes)]


def skill_label(skill: Skill) -> Text:
    """A Skill's name, with the level that it needs."""
    name = say("tell-name", en=skill.name, fr=skill.fr or skill.name)
    return say("rsc-skill", name=name, level=skill.from_level)


def skill_cost(skill: Skill) -> Text:
    """What a Skill costs. [RS-503]"""
    return say("rsc-capacity", n=skill.capacity)


def skill_text(card: Printed, skill: Skill) -> Text:
    """What a Skill does, and how often it may be used. [RS-514]"""
    said: list[Text] = []
    if skill.limit is not None:
        said.append(sentence(say("rsc-skill-limit", n=skill.limit)))
    if skill.requires is not None:
        said.append(sentence(say("rsc-only", condition=Telling(card, skill).if_(skill.requires))))
    said += _announced(card, skill, lambda t: t.sentences(None, t.sequence(skill.do)))
    return paragraph([*_unmentioned(card, skill, skill.do), *said])


def cost_text(card: Printed, cost: Cost) -> Text | None:
    """A cost in words, None for nothing."""
    return _costs(Telling(card), cost)


def _costs(t: Telling, cost: Cost, part: Any = None) -> Text | None:
    """What is paid: "2 coins, sacrifice this card". [RS-634 RS-644]"""
    said: list[Text] = []
    if cost.any_of:
        said.append(either([price for each in cost.any_of if (price := _price(each)) is not None]))
    elif (price := _price(cost)) is not None:
        said.append(price)
    if cost.tilt_self:
        said.append(say("rsc-tilt", **_paying(t.the("self", "o"))))
    if cost.sacrifice is not None:
        what = t.phrase(cost.sacrifice, "a", "o", sideless=cost.sacrifice.controller in YOU)
        said.append(say("rsc-sacrifice", **_paying(what)))
    if cost.sacrifice_self:
        said.append(say("rsc-sacrifice", **_paying(t.the("self", "o"))))
    if cost.discard:
        said.append(say("rsc-discard", n=cost.discard, random="no", who="", num="imp"))
    if not said:
        return None
    row = said[0]
    for each in said[1:]:
        row = say("tell-list", first=row, next=each)
    return row


def object_words(said: Said) -> dict[str, Word]:
    """The words of a text whose verb has this as its object: French hangs a pronoun on the verb."""
    me = said.text.words.get("me") == "yes"
    return {"what": said.text, "it": "no" if me else is_it(said), "gen": said.gen, "many": said.num}


def _paying(said: Said) -> dict[str, Word]:
    return {"who": "", "num": "imp", **object_words(said)}


def _price(cost: Cost) -> Text | None:
    if cost.gold and cost.ether:
        return say("tell-and", first=say("rsc-coins", n=cost.gold), next=say("rsc-ether", n=cost.ether))
    if cost.gold:
        return say("rsc-coins", n=cost.gold)
    return say("rsc-ether", n=cost.ether) if cost.ether else None


# ----------------------------------------------------------------------------------------- triggers and replacements

PLAYER_EVENTS = {
    "awakening", "turn_begins", "restored", "turn_ends", "after_combat", "drawn", "discarded", "coins_gained", "ether_gained",
    "stolen",
}  # fmt: skip
"""The events that are about a player alone."""
ACTS = {"toss_made", "rolled", "action_used", "skill_used", "invoked", "control_changed", "summoner_lost", "sacrificed"}
"""The events in which a player does something with or by a card."""
TURNS = ("awakening", "turn_begins", "restored", "turn_ends", "after_combat")
MEASURES = {
    "rolled": "roll", "is_hit": "damage", "strikes": "damage", "drawn": "cards", "discarded": "cards", "stolen": "cards",
    "coins_gained": "coins", "ether_gained": "ether", "healed": "life", "counter_placed": "counters", "leveled": "level",
}  # fmt: skip
"""What is counted in an event."""
SUBJECTS: dict[str, Any] = {
    "attacks": {"kind": "creature"}, "is_blocked": {"kind": "creature"}, "unblocked": {"kind": "creature"},
    "blocks": {"kind": ["creature", "door"]}, "strikes": {"kind": ["creature", "door"]}, "fought": {"kind": ["creature", "door"]},
    "is_hit": {"kind": ["creature", "door", "summoner"]}, "dies": {"kind": ["creature", "door"]}, "leveled": {"kind": "summoner"},
    "lock_opened": {"ability": "Lock"}, "freed": {"kind": "creature"}, "transmitted": {"ability": "Disease"}, "healed": {"kind": "summoner"},
}  # fmt: skip
"""What an event is about, where its card does not say."""
OTHERS = {
    "attacks": "player", "is_hit": "source", "attached": "bearer", "transmitted": "creature", "fought": "other", "strikes": "other",
    "is_blocked": "blocker", "blocks": "attacker",
}  # fmt: skip
"""What the other thing of an event is."""
PASSIVE = ("control_changed", "summoner_lost", "sacrificed", "invoked")
"""The acts that are told as what happens to a card, where it does not matter who acts."""


def _subject(t: Telling, trigger: Trigger, event: str) -> tuple[str | Sel, bool]:
    """What the event's card has to be, whose it is included; and whether `whose` is said with that."""
    filter = trigger.filter
    if isinstance(filter, str):
        return filter, trigger.whose == "each"
    sel = filter if filter is not None else Sel.model_validate(SUBJECTS.get(event, {}))
    if event == "summoner_lost" and filter is None:
        sel = Sel.model_validate({"kind": "summoner"})
    elif event == "invoked" and filter is None:
        sel = Sel.model_validate({"zone": "hand"})
    if trigger.whose == "each" or event in ACTS:
        return sel, True
    if sel.controller is None or sel.controller == trigger.whose:
        return sel.model_copy(update={"controller": trigger.whose}), True
    return sel, False


def _meet(t: Telling, trigger: Trigger) -> None:
    """Notes what the event's card is, for what is said about it later."""
    event = trigger.upon[0]
    filter, _ = _subject(t, trigger, event)
    t.measured = MEASURES.get(event, "any")
    if isinstance(filter, Sel):
        t.things["event.card"] = t.noun(filter)._replace(side="any", adjectives=(), types=(), element="")
    elif t.alias(filter) == "self":
        t.things["event.card"] = "self"
    elif t.alias(filter) in t.things:
        t.things["event.card"] = t.things[t.alias(filter)]
    elif filter == "host":
        t.things["event.card"] = t.host()
    other = OTHERS.get(event)
    if other is not None:
        t.things["event.other"] = Noun((other,))


def situation(t: Telling, trigger: Trigger) -> Text:
    """The situation that a trigger waits for: "when this Creature dies"."""
    said: list[Text] = []
    for event in trigger.upon:
        t.focus = ""
        said.append(_event(t, trigger, event))
    text = either(said)
    _meet(t, trigger)
    if isinstance(trigger.filter, str):
        t.focus = t.alias(trigger.filter) if t.focus else ""
    return text


def _whose(t: Telling, trigger: Trigger, case: Any) -> Said:
    """The player whose event it has to be."""
    if trigger.whose == "each":
        return Said(say("rsc-player", player="a-player", case=case))
    if trigger.whose == "opponents":
        return Said(say("rsc-player", player="an-opponent", case=case))
    return t.player(trigger.whose, case)


def _event(t: Telling, trigger: Trigger, event: str) -> Text:
    if event in TURNS:
        whose = "each" if trigger.whose == "each" else "you" if trigger.whose == "you" else "of"
        return say("rsc-at", event=slug(event), whose=whose, **_whose(t, trigger, "pos").words)
    if event in PLAYER_EVENTS or event in ACTS and not (event in PASSIVE and trigger.whose == "each"):
        who = _whose(t, trigger, "s")
        filter = trigger.filter
        sel: str | Sel | None = filter if event in ACTS else None
        if filter is None and event in ACTS and event not in ("toss_made", "rolled", "action_used", "skill_used"):
            sel = Sel.model_validate(
                {"kind": "summoner"} if event == "summoner_lost" else {"zone": "hand"} if event == "invoked" else {}
            )
            if event == "invoked":
                what: Word = say("rsc-a-card")
                return say("rsc-when", event=say("rsc-does", event=slug(event), some="yes", what=what, **who.words))
        if sel is None:
            return say("rsc-when", event=say("rsc-does", event=slug(event), some="no", what="", **who.words))
        case: Case = "de" if event in ("control_changed", "action_used", "skill_used") else "o"
        t.plain = True
        what = (t.the(sel, case) if isinstance(sel, str) else t.phrase(sel, "a", case)).text
        t.plain = False
        said = say("rsc-does", event=slug(event), some="yes", what=what, **who.words)
        t.focus = t.alias(sel) if isinstance(sel, str) else "event.card"
        return say("rsc-when", event=said)
    filter, clear = _subject(t, trigger, event)
    if event == "invoked" and trigger.filter is None:
        return say("rsc-when", event=say("rsc-event", event=slug(event), who=say("rsc-a-card"), num="one", gen="f"))
    t.plain = True
    subject = t.the(filter, "s") if isinstance(filter, str) else t.phrase(filter, "a", "s")
    t.plain = False
    said = say("rsc-when", event=say("rsc-event", event=slug(event), **subject.words))
    if not clear:
        said = say("rsc-when-whose", when=said, **_whose(t, trigger, "pos").words)
    t.focus = "" if subject.long == "vague" else (t.alias(filter) if isinstance(filter, str) else "event.card")
    return said


def _trigger(t: Telling, trigger: Trigger) -> list[Text]:
    """A Base Effect with a condition. [RS-625]"""
    when = situation(t, trigger)
    if trigger.if_ is not None:
        focus = t.focus
        when = say("rsc-when-if", when=when, condition=t.if_(trigger.if_))
        t.focus = focus
    if trigger.once_per_turn:
        when = say("rsc-limited", when=when, limit="turn")
    if trigger.times is not None:
        when = say("rsc-times", when=when, n=trigger.times)
    clauses = _optional(t, trigger.do) if trigger.optional else t.sequence(trigger.do)
    if not clauses:
        clauses = [Clause(say("tell-nothing"))]
    said = t.sentences(when, clauses)
    if trigger.after_last:
        t.focus = ""
        said += t.sentences(say("rsc-after-last"), t.sequence(trigger.after_last))
    return said


def _optional(t: Telling, ops: Sequence[Op]) -> list[Clause]:
    """What may be done as a whole: "you may draw 1 card, then ..." """
    focus = t.focus
    clauses = t.sequence(ops)
    if clauses and all(clause.order for clause in clauses):
        before, t.form, t.focus = t.form, "inf", focus
        clauses = t.sequence(ops)
        t.form = before
        return [Clause(say("tell-you-may", clause=joined(clauses)))]
    return [Clause(say("tell-if-you-wish", clause=joined(clauses)))] if clauses else []


def _replacement(t: Telling, part: Replacement) -> list[Text]:
    """Something that happens instead of something else. [RS-1307]"""
    card = part.card
    who = t.the(card, "n") if isinstance(card, str) else t.phrase(card, "a", "n")
    if isinstance(card, Sel):
        t.things["event.card"] = t.noun(card)._replace(side="any", adjectives=(), types=(), element="")
        t.focus = "" if who.long == "vague" else "event.card"
    else:
        t.things["event.card"] = (
            "self" if t.alias(card) == "self" else t.things.get(card) or t.noun(Sel.model_validate({}))
        )
        t.focus = t.alias(card)
    would = say("rsc-would", event=slug(part.event), **who.words)
    if part.if_ is not None:
        focus, lead = t.focus, t.lead
        t.lead = "si"
        with t.inside():
            text, there = t.condition(part.if_)
        would = say("tell-both", first=would, next=text, joint="and", lead="si", there=there)
        t.focus, t.lead = focus, lead
    said = _instead(t, part.event, would, part.with_, who)
    if part.uses is not None:
        said = say("rsc-uses", clause=said, n=part.uses, per=part.per)
    return [sentence(say("tell-if", condition=said, there="no"))]


def _instead(t: Telling, event: str, would: Text, ops: Sequence[Op], who: Said) -> Text:
    """ "it would be destroyed, tilt it instead"; what would go to the Cemetery is excluded anyhow."""
    with t.inside():
        clauses = t.sequence(ops)
    does = t.explained(joined(clauses)) if clauses else None
    if event == "to_cemetery":
        gone = say("rsc-excluded-instead", would=would, **who.words)
        return say("tell-then", first=gone, next=does) if does is not None else gone
    if does is None:
        return say("rsc-prevented", would=would)
    return say("rsc-instead", would=would, clause=does)


# --------------------------------------------------------------------------------------------------------- the statics

StaticTeller = Callable[[Telling, Any], Text]
PARTS: dict[str, StaticTeller] = {}


def _part(word: str) -> Callable[[StaticTeller], StaticTeller]:
    assert word in STATICS, word

    def add(teller: StaticTeller) -> StaticTeller:
        PARTS[word] = teller
        return teller

    return add


def _always(card: Printed) -> list[Text]:
    """The statics; several about the same speak of "it" or "them" after the first."""
    t, before, said = Telling(card), None, list[Text]()
    for static in card.statics:
        field = next((name for name in ("to", "whom") if hasattr(static, name)), None)
        about = getattr(static, field) if field is not None else None
        if about is None or about != before:
            t = Telling(card)
        if isinstance(about, Sel) and about == before and field is not None:
            t.focus = "those"
            static = static.model_copy(update={field: "those"})
        said += _static_sentences(t, static)
        if isinstance(about, Sel):
            many = not (about.host_of is not None or about.asks)
            t.things["those"] = t.noun(about)._replace(many=many, side="any", adjectives=(), types=(), element="")
        before = about
    return said


def _static_sentences(t: Telling, static: Static) -> list[Text]:
    said = t.finish(PARTS[static.word](t, static))
    if static.while_ is not None:
        said = say("tell-as-long", clause=said, condition=t.while_(static.while_))
    return t.sentences(None, [Clause(said)])


def _change_text(attack: int | str, defense: int | str) -> Text:
    return say("rsc-change", attack=_signed(attack), defense=_signed(defense))


def _signed(n: int | str) -> str:
    if isinstance(n, str):
        return n
    return f"−{-n}" if n < 0 else f"+{n}"


def _changes(t: Telling, part: Any) -> Text:
    attack, _ = t.signed(part.attack)
    same = constant(part.attack) is None and part.attack == part.defense
    defense = attack if same else t.signed(part.defense)[0]
    return say("rsc-change", attack=attack, defense=defense)


@_part("modify")
def _modify_always(t: Telling, part: Any) -> Text:
    who = t.who(part.to, "s", "plural")
    return say("rsc-gets", **who.words, change=_changes(t, part), always="yes")


def _given(part: Any) -> Text:
    """Abilities and types, in a row."""
    names = [name_of_ability(each) for each in part.abilities]
    names += [say("rsc-the-type", type=name_of_type(each)) for each in part.types]
    return listed(names) if names else say("rsc-no-ability")


@_part("grant")
def _grant_always(t: Telling, part: Any) -> Text:
    return say("rsc-has", **t.who(part.to, "s", "plural").words, what=_given(part))


def _lost(abilities: Any) -> Text:
    return (
        say("rsc-all-abilities")
        if abilities == "all" or not abilities
        else listed([name_of_ability(each) for each in abilities])
    )


@_part("lose")
def _lose_always(t: Telling, part: Any) -> Text:
    return say("rsc-loses", **t.who(part.to, "s", "plural").words, what=_lost(part.abilities))


def _nor(acts: Sequence[Text]) -> Text:
    said = acts[0]
    for each in acts[1:]:
        said = say("rsc-nor", first=said, next=each)
    return said


def _cannot(t: Telling, part: Any) -> tuple[Text, Said]:
    t.several = True
    who = t.who(part.whom, "s", "plural")
    t.several = False
    player = part.whom in PLAYERS if isinstance(part.whom, str) else part.whom.player_only
    spec = t.aims.get(t.alias(part.whom)) if isinstance(part.whom, str) else None
    player = player or spec is not None and spec.player_only
    acts = [say("rsc-forbidden", what=slug(each), num=who.num, gen=who.gen, player=yes(player)) for each in part.what]
    return say("rsc-cannot", **who.words, act=_nor(acts) if acts else say("tell-nothing")), who


@_part("restrict")
def _restrict_always(t: Telling, part: Any) -> Text:
    return _cannot(t, part)[0]


@_part("force")
def _force_always(t: Telling, part: Any) -> Text:
    who = t.who(part.whom, "s", "plural")
    return say("rsc-must", **who.words, what=slug(part.what), some="no", opponent="")


def _priced(t: Telling, part: Any, *, once: bool) -> Text:
    """ "your Actions cost 1 coin less" """
    n, sign = t.change(part.delta)
    whose = (
        "you"
        if part.player in YOU
        else "opponents"
        if part.player in FOES
        else "each"
        if part.player in ("each", "any")
        else "of"
    )
    # "Your Actions" need no player spoken of.
    player = t.player(part.player, "de") if whose == "of" else Said(say("rsc-player", player="each", case="de"))
    cards = part.cards
    of: Word = ""
    if cards is not None:
        of = (t.the(cards, "de") if isinstance(cards, str) else t.phrase(cards, "plural", "de")).text
    return say(
        "rsc-priced", of=part.of, whose=whose, player=player.text, once=yes(once), some=yes(cards is not None), cards=of,
        n=n, sign=sign, currency=part.currency,
    )  # fmt: skip


@_part("price")
def _price_always(t: Telling, part: Any) -> Text:
    return _priced(t, part, once=False)


@_part("control")
def _control_always(t: Telling, part: Any) -> Text:
    what = t.who(part.what, "o", "plural")
    t.focus = ""
    who = t.player(part.to, "s", one=True)
    return say("rsc-has-control", **who.words, what=what.text)


@_part("prevent")
def _prevent_always(t: Telling, part: Any) -> Text:
    all_ = part.n is None
    n = 0 if all_ else t.amount(part.n)
    who = t.who(part.to, "a", "plural")
    return say("rsc-prevents", all=yes(all_), n=n, damage=part.damage, who=who.text, first=yes(part.first_each_turn))


def _about(word: str) -> None:
    def teller(t: Telling, part: Any) -> Text:
        return say("rsc-about", about=slug(word), **t.who(part.to, "s", "plural").words)

    PARTS[word] = teller


for _word in ("no_sickness", "unblockable", "blocks_several", "attacks_tilted"):
    _about(_word)


@_part("may_block")
def _may_block(t: Telling, part: Any) -> Text:
    who = t.who(part.to, "s", "plural")
    return say("rsc-may-block", **who.words, what=t.phrase(part.what, "plural", "o").text)


@_part("together_alone")
def _together_alone(t: Telling, part: Any) -> Text:
    return say("rsc-together-alone", **t.player(part.player, "s").words)


@_part("summoner_chooser")
def _summoner_chooser(t: Telling, part: Any) -> Text:
    return say("rsc-chooses-summoner", who=t.who(part.to, "de", "plural").text)


# ------------------------------------------------------------------------------------------------------ the durations


def _until(t: Telling, clause: Text, until: Any, who: Said | None = None, *, first: bool = False) -> Text:
    """A clause with its duration; what had to be explained comes behind that."""
    if until == "permanent":
        return say("rsc-until", clause=clause, until="permanent", first="no")
    if isinstance(until, str):
        focus = t.focus
        text = say(
            "rsc-until", clause=clause, until=slug(until), first=yes(first), **Telling(t.card).the("self", "s").words
        )
        t.focus = focus
        return text
    assert isinstance(until, Until)
    focus = t.focus
    with t.inside():
        if until.while_ is not None:
            text = say("tell-as-long", clause=clause, condition=t.while_(until.while_))
        elif until.turns is not None:
            text = say("rsc-for-turns", clause=clause, n=until.turns)
        elif until.next is not None:
            text = say("rsc-until-event", clause=clause, event=_next(until.next, who))
        elif until.next_turn_of is not None:
            text = _until_turn(t, clause, "next-turn", until.next_turn_of)
        else:
            text = _until_turn(t, clause, "during-next-turn", until.during_next_turn_of or "you")
    t.focus = focus
    return text


def _next(event: str, who: Said | None) -> Text:
    """The next event of what lasts: "it is hit"."""
    num, gen = (who.num, who.gen) if who is not None else ("one", "f")
    it = say("rsc-pronoun", num=num, gen=gen)
    if event in TURNS:
        return say("rsc-next-moment", event=slug(event))
    if event in PLAYER_EVENTS or event in ACTS:
        return say("rsc-does", event=slug(event), some="no", what="", who=it, num=num, gen=gen)
    return say("rsc-event", event=slug(event), who=it, num=num, gen=gen)


def _until_turn(t: Telling, clause: Text, until: str, player: str) -> Text:
    whose = "you" if player in YOU else "of"
    if player in FOES:
        who = Said(say("rsc-player", player="an-opponent", case="pos"))
    elif player in ("each", "any"):
        who = Said(say("rsc-player", player="a-player", case="pos"))
    else:
        who = t.player(player, "pos")
    return say("rsc-until-turn", clause=clause, until=until, whose=whose, it=is_it(who), **who.words)


# --------------------------------------------------------------------------------------------------------- operations

OPS: dict[str, tuple[OpTeller, str]] = {**FLOW}
"""How every operation is said, and who does it: "you", "player" (the one it names), or ""."""
Telling.OPS = OPS
_op = partial(op_teller_of, OPS, words.ops)


def _actor(t: Telling, player: str, *, one: bool = False) -> dict[str, Word]:
    """Who does it, for a verb: nobody is named where the reader is told to."""
    if t.alias(player) == "you":
        return {"who": "", "num": t.imperative}
    who = t.player(player, "s", one=one)
    return {"who": who.text, "num": who.num}


def _order(t: Telling) -> dict[str, Word]:
    return {"who": "", "num": t.imperative}


@_op("seq", "")
def _seq(t: Telling, op: Any) -> Text:
    return t.block(op.do)


@_op("for_each", "")
def _for_each(t: Telling, op: Any) -> Text:
    """One thing done to each is said of them ("each opposing Creature gets ..."), more of "it"."""
    inner = op.do[0] if len(op.do) == 1 else None
    if inner is not None and inner.if_ is None and not inner.may and not op.f.asks:
        fields = [name for name in ("to", "whom", "what", "of") if getattr(inner, name, None) == "it"]
        if len(fields) == 1 and repr(inner).count("'it'") == 1:
            clause = t.clause(inner.model_copy(update={fields[0]: op.f}))
            if clause is not None:
                return clause.text
    return FLOW["for_each"][0](t, op)


@_op("choose", "by")
def _choose(t: Telling, op: Any) -> Text:
    actor = _actor(t, op.by)
    # Where things are at hand, the chooser takes as many as there are up to the fewest asked for. [RS-624]
    if op.min == op.max:
        det = "a" if op.max == 1 else "n"
    else:
        det = "upto" if op.min == 0 else "span"
    n = op.max if det in ("n", "upto") else op.min
    said = t.phrase(op.from_, det, "o", n=n, most=op.max)
    ref = f"chosen.{op.as_}"
    t.things[ref] = t.noun(op.from_)._replace(many=op.max > 1, adjectives=(), types=(), element="", side="any")
    t.focus = ref if said.long != "vague" else ""
    text = say("rsc-chooses", **actor, what=said.text, hidden=yes(op.hidden))
    if op.none:
        text = say("rsc-or-none", clause=text, otherwise=t.block(op.none))
    return text


@_op("toss")
def _toss(t: Telling, op: Any) -> Text:
    return say("rsc-rolled", head=say("rsc-toss", **_order(t)), rows=_outcomes(t, op))


def _outcomes(t: Telling, op: Any) -> Text:
    """What a Success and a Failure of a toss do. [RS-637 RS-638]"""
    rows: list[Text] = []
    if op.success:
        rows.append(say("rsc-on-success", clause=t.block(op.success)))
    if op.repeat_on_success is not None:
        again = say("rsc-again", again=op.repeat_on_success)
        rows = [say("tell-then", first=rows[0], next=again) if rows else say("rsc-on-success", clause=again)]
    if op.fail or not rows:
        rows.append(say("rsc-on-failure", clause=t.block(op.fail)))
    return _either_row(rows)


def _either_row(rows: Sequence[Text]) -> Text:
    said = rows[0]
    for row in rows[1:]:
        said = say("tell-modes", first=said, next=row)
    return said


@_op("roll")
def _roll(t: Telling, op: Any) -> Text:
    return say("rsc-rolled", head=say("rsc-roll", **_order(t), sides=op.sides), rows=_rows(t, op))


def _rows(t: Telling, op: Any) -> Text:
    """What the numbers of a roll do. [RS-637]"""
    if op.table:
        return _either_row([say("rsc-on-roll", **_span(span, op.sides), clause=t.block(do)) for span, do in op.table])
    rows = [say("rsc-on-roll", **_span(op.succeeds, op.sides), clause=t.block(op.success))]
    if op.fail:
        rows.append(say("rsc-otherwise", clause=t.block(op.fail)))
    return _either_row(rows)


def _span(span: tuple[int, int], sides: int) -> dict[str, Word]:
    low, high = span
    return {
        "low": low,
        "high": high,
        "how": "one" if low == high else "up" if high > sides or high >= 10**6 else "span",
    }


@_op("pay", "player")
def _pay(t: Telling, op: Any) -> Text:
    actor = _actor(t, op.player)
    cost = _costs(t, op.cost) or say("tell-nothing")
    then = t.block(op.then) if op.then else say("tell-nothing")
    otherwise = t.block(op.else_) if op.else_ else say("tell-nothing")
    return say(
        "rsc-pay", **actor, cost=cost, only=yes(_only_acts(op.cost)), optional=yes(op.optional), some=yes(bool(op.then)), then=then,
        other=yes(bool(op.else_)), otherwise=otherwise,
    )  # fmt: skip


def _only_acts(cost: Cost) -> bool:
    """Whether a cost is no price but something done ("sacrifice ...")."""
    return not (cost.gold or cost.ether or cost.any_of)


@_op("delay", "")
def _delay(t: Telling, op: Any) -> Text:
    return say("rsc-delay", at=slug(op.at), clause=t.block(op.do))


# ---- coins, Ether, cards


def _gain(what: str) -> OpTeller:
    def teller(t: Telling, op: Any) -> Text:
        actor = _actor(t, op.player)
        n, sign = t.change(op.delta)
        return say("rsc-gains-owned", **actor, what=Text(what, {"n": n}), sign=sign)

    return teller


OPS["coins"] = (_gain("rsc-coins"), "player")
OPS["ether"] = (_gain("rsc-ether"), "player")


@_op("steal_coins", "to")
def _steal_coins(t: Telling, op: Any) -> Text:
    actor = _actor(t, op.to, one=True)
    return say("rsc-steals-coins", **actor, what=say("rsc-coins", n=t.amount(op.n)), giver=t.player(op.from_, "a").text)


@_op("draw", "player")
def _draw(t: Telling, op: Any) -> Text:
    return say("rsc-draws", **_actor(t, op.player), n=t.amount(op.n))


@_op("discard", "player")
def _discard(t: Telling, op: Any) -> Text:
    return say("rsc-discard", **_actor(t, op.player), n=t.amount(op.n), random=yes(op.how == "random"))


@_op("steal_card", "to")
def _steal_card(t: Telling, op: Any) -> Text:
    actor = _actor(t, op.to, one=True)
    n = t.amount(op.n)
    return say("rsc-steals-cards", **actor, n=n, **_hand(t, op.from_))


def _hand(t: Telling, player: str) -> dict[str, Word]:
    """Whose a hand or a library is, for "the hand of ..." and "...'s hand"."""
    if t.alias(player) == "you":
        return {"whose": "you", "owner": ""}
    return {"whose": "of", "owner": t.player(player, "pos").text}


@_op("search", "player")
def _search(t: Telling, op: Any) -> Text:
    actor = _actor(t, op.player)
    if op.filter is None:
        what: Text = say("rsc-cards-upto", n=op.n)
    else:
        what = _without_zone(t, op.filter, op.n)
    return say("rsc-searches", **actor, what=what, n=op.n, to=slug(op.to))


def _without_zone(t: Telling, sel: Sel, n: int) -> Text:
    """What is looked for in a library, which needs no saying."""
    kind = sel.kind or (() if sel.ability in HEADS else ("card",))
    there = sel.model_copy(update={"zone": "battlefield", "kind": kind, "controller": None, "owner": None})
    return t.phrase(there, "a" if n == 1 else "upto", "o", n=n).text


@_op("look", "player")
def _look(t: Telling, op: Any) -> Text:
    actor = _actor(t, op.player, one=True)
    return say(
        "rsc-looks", **actor, zone=op.zone, n=op.n, **_hand(t, op.at), own=yes(t.alias(op.player) == t.alias(op.at))
    )


@_op("mill", "player")
def _mill(t: Telling, op: Any) -> Text:
    return say("rsc-mills", **_actor(t, op.player), n=t.amount(op.n))


@_op("shuffle", "player")
def _shuffle(t: Telling, op: Any) -> Text:
    return say("rsc-shuffles", **_actor(t, op.player))


# ---- damage and Life


@_op("damage")
def _damage(t: Telling, op: Any) -> Text:
    n = t.amount(op.amount)
    to = t.who(op.to, "a", "each")
    said = say("rsc-deals", **_order(t), n=n, to=to.text)
    if op.chooser is None:
        return said
    focus = t.focus
    chooser = t.player(op.chooser, "s", one=True)
    t.focus = focus
    return say("rsc-choosing", clause=said, **chooser.words)


@_op("strike", "")
def _strike(t: Telling, op: Any) -> Text:
    who = t.who(op.who, "s", "each")
    if op.who == op.whom:
        return say("rsc-strikes-itself", **who.words)
    whom = t.who(op.whom, "o", "each")
    # Two have been spoken of: "it" would not be clear.
    t.focus = ""
    return say("rsc-strikes", **who.words, whom=whom.text)


@_op("heal", "")
def _heal(t: Telling, op: Any) -> Text:
    who = t.who(op.what, "s", "each")
    return say("rsc-life", **who.words, n=t.amount(op.n), way="regain")


@_op("lose_life", "")
def _lose_life(t: Telling, op: Any) -> Text:
    who = t.who(op.what, "s", "each")
    return say("rsc-life", **who.words, n=t.amount(op.n), way="lose")


# ---- coming and going


def _on(word: str) -> OpTeller:
    def teller(t: Telling, op: Any) -> Text:
        return Text(word, {**_order(t), **object_words(t.who(op.what, "o"))})

    return teller


OPS["destroy"] = (_on("rsc-destroys"), "you")
OPS["exclude"] = (_on("rsc-excludes"), "you")
OPS["return"] = (_on("rsc-returns"), "you")
OPS["stop"] = (_on("rsc-stops"), "you")
OPS["out_of_combat"] = (_on("rsc-out-of-combat"), "you")
OPS["open_lock"] = (_on("rsc-opens"), "you")
OPS["free"] = (_on("rsc-frees"), "you")
OPS["untilt"] = (_on("rsc-untilts"), "you")


@_op("tilt")
def _tilt(t: Telling, op: Any) -> Text:
    return say("rsc-tilt", **_order(t), **object_words(t.who(op.what, "o")))


@_op("sacrifice", "player")
def _sacrifice(t: Telling, op: Any) -> Text:
    actor = _actor(t, op.player)
    if isinstance(op.what, str):
        what = t.the(op.what, "o")
    else:
        own = op.what.controller is None or t.alias(op.what.controller) == t.alias(op.player)
        what = t.phrase(op.what, "a" if op.n == 1 else "n", "o", n=op.n, sideless=own)
    return say("rsc-sacrifice", **actor, **object_words(what))


@_op("move")
def _move(t: Telling, op: Any) -> Text:
    what = t.who(op.what, "o")
    said = say(
        "rsc-moves", **_order(t), **object_words(what), to=slug(op.to), of="you" if _own(t, op.what) else what.num
    )
    if op.under is not None:
        focus = t.focus
        said = say("rsc-under", clause=said, **_control_of(t, op.under))
        t.focus = focus
    if op.tilted:
        said = say("rsc-moved-tilted", clause=said, gen=what.gen, num=what.num)
    if op.counters:
        said = say("rsc-moved-counters", clause=said, n=op.counters)
    if op.marks:
        said = say(
            "rsc-moved-marks", clause=said, n=len(op.marks), marks=listed([name_of_mark(each) for each in op.marks])
        )
    return said


def _own(t: Telling, what: Any) -> bool:
    """Whether a card out of play is the reader's own."""
    sel = what if isinstance(what, Sel) else t.aims.get(t.alias(what))
    return sel is not None and sel.zone in HELD and (sel.controller or sel.owner) in YOU


def _control_of(t: Telling, player: str) -> dict[str, Word]:
    if t.alias(player) == "you":
        return {"whose": "you", "owner": ""}
    return {"whose": "of", "owner": t.player(player, "pos", one=True).text}


@_op("create")
def _create(t: Telling, op: Any) -> Text:
    n = t.amount(op.n)
    if op.token is not None:
        said = say("rsc-creates", **_order(t), n=n, name=CardName(op.token))
    else:
        said = say("rsc-creates-copy", **_order(t), n=n, what=t.who(op.copy_of, "de").text)
    if t.alias(op.under) != "you":
        said = say("rsc-under", clause=said, **_control_of(t, op.under))
    return say("rsc-beyond-rank", clause=said) if op.ignore_duplication else said


@_op("copy", "")
def _copy(t: Telling, op: Any) -> Text:
    who = t.who(op.onto, "s")
    return say("rsc-becomes-copy", **who.words, what=t.who(op.what, "de").text)


# ---- counters and changes


@_op("counter")
def _counter(t: Telling, op: Any) -> Text:
    before = t.things.get("it")
    to = t.who(op.to, "o", "each")
    # The number may be about what gets the counters.
    t.things["it"] = (
        t.things.get(t.alias(op.to), t.noun(Sel.model_validate({"kind": "creature"})))
        if isinstance(op.to, str)
        else t.noun(op.to)
    )
    n = t.amount(op.n)
    if before is None:
        t.things.pop("it", None)
    else:
        t.things["it"] = before
    if isinstance(op.to, str):
        t.focus = t.alias(op.to)
    said = say("rsc-puts-counters", **_order(t), n=n, kind=op.kind, to=to.text)
    if op.bound_to is not None:
        focus = t.focus
        t.focus = ""
        said = say("rsc-bound", clause=said, **t.the(op.bound_to, "s").words)
        t.focus = focus
    return _until(t, said, op.until) if op.until != "permanent" else said


@_op("remove_counter")
def _remove_counter(t: Telling, op: Any) -> Text:
    return say(
        "rsc-removes-counters", **_order(t), n=t.amount(op.n), kind=op.kind, from_=t.who(op.from_, "de", "each").text
    )


@_op("modify", "")
def _modify(t: Telling, op: Any) -> Text:
    who = t.who(op.to, "s", "each")
    return _until(t, say("rsc-gets", **who.words, change=_changes(t, op), always="no"), op.until, who)


@_op("set_value", "")
def _set_value(t: Telling, op: Any) -> Text:
    who = t.who(op.to, "s", "each")
    figures = [
        say("rsc-figure", figure=name, n=t.amount(value))
        for name in ("attack", "defense")
        if (value := getattr(op, name)) is not None
    ]
    return _until(
        t, say("rsc-now-has", **who.words, what=listed(figures) if figures else say("tell-nothing")), op.until, who
    )


@_op("grant", "")
def _grant(t: Telling, op: Any) -> Text:
    who = t.who(op.to, "s", "each")
    return _until(t, say("rsc-gains", **who.words, what=_given(op)), op.until, who)


@_op("lose", "")
def _lose(t: Telling, op: Any) -> Text:
    who = t.who(op.to, "s", "each")
    return _until(t, say("rsc-loses", **who.words, what=_lost(op.abilities)), op.until, who)


@_op("restrict", "")
def _restrict(t: Telling, op: Any) -> Text:
    said, who = _cannot(t, op)
    return _until(t, said, op.until, who)


@_op("force", "")
def _force(t: Telling, op: Any) -> Text:
    who = t.who(op.whom, "s", "each")
    focus = t.focus
    foe = t.player(op.opponent, "o", one=True).text if op.opponent is not None else ""
    t.focus = focus
    return _until(
        t,
        say("rsc-must", **who.words, what=slug(op.what), some=yes(op.opponent is not None), opponent=foe),
        op.until,
        who,
    )


@_op("capacity", "")
def _capacity(t: Telling, op: Any) -> Text:
    who = t.who(op.summoner, "s", "each")
    n, sign = t.change(op.delta)
    return say("rsc-gains-points", **who.words, what=say("rsc-capacity", n=n), sign=sign)


@_op("level", "")
def _level(t: Telling, op: Any) -> Text:
    who = t.who(op.summoner, "s", "each")
    n, sign = t.change(op.delta)
    return say("rsc-gains-points", **who.words, what=say("rsc-levels", n=n), sign=sign)


@_op("control", "to")
def _control(t: Telling, op: Any) -> Text:
    actor = _actor(t, op.to, one=True)
    what = t.who(op.what, "de")
    return _until(t, say("rsc-takes-control", **actor, what=what.text), op.until, what)


@_op("grant_action_control", "")
def _grant_action_control(t: Telling, op: Any) -> Text:
    who = t.player(op.to, "s", one=True)
    of = t.who(op.of, "pos", "plural")
    return _until(t, say("rsc-has-actions", **who.words, of=of.text, of_num=of.num), op.until, of)


@_op("attach")
def _attach(t: Telling, op: Any) -> Text:
    what = t.who(op.what, "o")
    return say("rsc-attaches", **_order(t), **object_words(what), to=t.who(op.to, "a", "a").text)


@_op("transmit")
def _transmit(t: Telling, op: Any) -> Text:
    what = op.what
    if isinstance(what, Sel) and isinstance(op.to, str) and what.may_infect == op.to:
        # A Disease moves to what it can infect anyway. [RS-1206]
        what = what.model_copy(update={"may_infect": None})
    return say("rsc-transmits", **_order(t), **object_words(t.who(what, "o", "a")), to=t.who(op.to, "a", "a").text)


@_op("mark", "")
def _mark(t: Telling, op: Any) -> Text:
    who = t.who(op.whom, "s", "each")
    if op.name == "paranoia":
        said = say("rsc-hit-doubled", **who.words)
    else:
        said = say("rsc-marked", **who.words, mark=name_of_mark(op.name), placed="yes")
    return _until(t, said, op.until, who) if op.until != "permanent" else said


@_op("unmark", "")
def _unmark(t: Telling, op: Any) -> Text:
    return say("rsc-marked", **t.who(op.whom, "s", "each").words, mark=name_of_mark(op.name), placed="no")


@_op("prevent")
def _prevent(t: Telling, op: Any) -> Text:
    all_ = op.n == "all"
    n = 0 if all_ else t.amount(op.n)
    to = op.to is not None
    who = t.who(op.to if to else op.from_, "a" if to else "o", "each")
    said = say(
        "rsc-prevent", **_order(t), all=yes(all_), n=n, damage=op.damage, way="to" if to else "from", whom=who.text
    )
    said = _until(t, said, op.until, who)
    return say("rsc-not-wall-pass", clause=said) if op.blocks_attack else said


@_op("replace", "")
def _replace(t: Telling, op: Any) -> Text:
    who = t.who(op.to, "n", "plural")
    would = say("rsc-would", event=slug(op.event), **who.words)
    t.things["event.card"] = (
        t.things.get(t.alias(op.to))
        or ("self" if op.to == "self" else t.noun(Sel.model_validate({"kind": "creature"})))
        if isinstance(op.to, str)
        else t.noun(op.to)
    )
    focus = t.focus
    said = say("tell-if", condition=_instead(t, op.event, would, op.with_, who), there="no")
    t.focus = focus
    said = say("rsc-uses", clause=said, n=op.uses, per="effect")
    return _until(t, said, op.until, who, first=True)


@_op("price", "")
def _price_op(t: Telling, op: Any) -> Text:
    return _until(t, _priced(t, op, once=op.once), op.until)


@_op("lose_summoner", "player")
def _lose_summoner(t: Telling, op: Any) -> Text:
    actor = _actor(t, op.player)
    said = say("rsc-loses-summoner", **actor)
    if op.chosen_by is None or t.alias(op.chosen_by) == t.alias(op.player) == "you":
        return said
    return say("rsc-choosing", clause=said, **t.player(op.chosen_by, "s", one=True).words)


@_op("extra_attack", "player")
def _extra_attack(t: Telling, op: Any) -> Text:
    return say("rsc-extra-attack", **_actor(t, op.player))


@_op("relaunch")
def _relaunch(t: Telling, op: Any) -> Text:
    return say("rsc-relaunch", **_order(t))


@_op("printed", "")
def _printed(t: Telling, op: Any) -> Text:
    return say("rsc-printed", part=op.part)


assert set(EVENTS) >= PLAYER_EVENTS | ACTS
