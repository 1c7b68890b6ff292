"""The printed text of Rizontical's cards, made from what they are: what the language's own telling can't say of
Rizontical's words.

The patterns are in the locale files (`rizontical-cards.ftl`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from engines.kernel.cards.ability import When
from engines.kernel.cards.conditions import Compare
from engines.kernel.cards.reading import Reader, parts
from engines.kernel.cards.scope import Ref
from engines.kernel.cards.select import Selector
from engines.kernel.cards.telling.heads import event_text, with_parts
from engines.kernel.cards.telling.phrases import Noun, Said, only
from engines.kernel.cards.telling.saying import Telling
from engines.kernel.cards.telling.sentences import either, listed, yes
from engines.kernel.cards.telling.tellers import COMPARED, OPPOSITE
from engines.kernel.cards.values import Path
from engines.kernel.text import Phrase, Text, say, slug

from . import telling_acts as telling_acts  # says what the operations do
from .cards import Ability, PowerCard, RizonticalCard, Skill, TileCard
from .words import HIT_EVENTS, LABELS, L

L.targeted = False
L.sided = frozenset(("ally", "enemy"))
L.voiced = frozenset(
    ("about_to_be_hit", "hit_done", "hit_negated", "dmg_about", "damaged", "push_about", "pushed", "blocked")
)
L.at_events = frozenset(
    ("round_start", "round_end", "turn_start", "turn_end", "own_turn_start", "own_turn_end", "calc_a", "calc_b")
)
L.of_players = frozenset(("turn_end", "own_turn_start", "own_turn_end"))
L.two_players = True
L.each = "all"
L.nouns = frozenset(("entity", "power"))
L.set_off = frozenset(("closer-than",))
L.keyword_words = frozenset()
L.behind = frozenset(("active", "marked", "unmarked"))
L.controls = False
L.until_first = frozenset(("op-control-long", "op-negate-skills-long", "op-instead"))
STATES = (
    "has", "lacks", "hp", "max_hp", "protection", "conditions", "buffs", "debuffs", "statuses", "uses", "time", "atk",
    "def", "mana", "mp", "ra", "psh", "speed", "push", "defeated", "did",
)  # fmt: skip
"""What is said of things behind all else: "that has Burned and that has 2 HP or less"."""
FEW = ("time", "uses", "mana", "protection", "conditions", "buffs", "debuffs", "statuses")
"""What one has or has not, before it is counted."""
BY_FIGHTERS = frozenset(("healed", "defeated", "would_be_defeated", "condition_gained", "push_about", "pushed"))
"""What is done by a Fighter, if one is behind it: it is mentioned where the effect speaks of it."""
FIGHTER: Any = Selector.read({"kind": "fighter"}, Reader(L))
PLACED = ("within", "around", "adjacent")


# ------------------------------------------------------------------------------------------------ things of Rizontical


def _noun(selector: Selector, common: bool) -> str | None:
    """Fighters are allies and enemies, wherever they are not held; Tiles that push are Push Tiles."""
    if selector.kind == ("fighter",) and selector.place.name not in L.held:
        return {"own": "ally", "foe": "enemy"}.get(selector.side)
    if selector.kind == ("tile",) and any(_pushes(*part) for part in selector.parts):
        return "push-tile"
    return None if selector.kind or common else "card"


def _pushes(attribute: Any, wanted: Any) -> bool:
    """Whether this says no more than that a Tile is a Push Tile. [RZ-1129]"""
    return attribute.name == "push" and wanted.bounds == (1, None)


def _things(t: Telling, selector: Selector, det: str) -> Said | None:
    """Alternatives that are states are said of one thing: "an enemy that has 2 HP or less or that has Last"."""
    if not selector.any_ or any(_states(each) == () or len(each.parts) != len(_states(each)) for each in selector.any_):
        return None
    noun = t.noun(only(selector, any_=()))
    how = either([_said_states(t, each, noun) for each in selector.any_])
    return t.phrase(
        only(selector, any_=()), "a" if selector.pick is not None and selector.pick.single else det, mods=(how,)
    )


def _states(selector: Selector) -> tuple[tuple[Any, Any], ...]:
    tiles = selector.kind == ("tile",)
    return tuple(part for part in selector.parts if part[0].name in STATES and not (tiles and _pushes(*part)))


def _said_states(t: Telling, selector: Selector, noun: Noun) -> Text:
    that = Said(Phrase("that", {}, noun.kinds, "many" if noun.many else "one"))
    return listed([t.predicate(attribute, wanted, that, False) for attribute, wanted in _states(selector)])


def _state(t: Telling, selector: Selector, wanted: Any) -> list[tuple[Text, bool]]:
    """All that a thing has to have, said once, with the first of it."""
    states = _states(selector)
    if not states or states[0][1] is not wanted:
        return []
    return [(_said_states(t, selector, t.noun(selector)._replace(many=t.many)), False)]


Behind = Callable[[Telling, Selector, Any], list[tuple[Text, bool]]]


def _near(word: str) -> Behind:
    return lambda t, _, wanted: [_place(t, word, wanted)]


def _place(t: Telling, word: str, wanted: Any) -> tuple[Text, bool]:
    """Where something is, measured from something; and whether that names a single thing."""
    named = not isinstance(wanted.of, Selector)
    if word == "within" and isinstance(wanted.n, Path) and wanted.n.attribute.name == "ra":
        if named and wanted.of.text == wanted.n.ref.text == "this":
            return say("within-ra"), False
        if wanted.n.ref == wanted.of:
            return say("within-ra-of", of=t.who(wanted.of, "a").phrase), named
        if wanted.n.ref.text == "it":
            return say("within-own-ra", of=t.who(wanted.of, "a").phrase), named
    of = t.who(wanted.of, "a").phrase
    if wanted.n is not None and wanted.n.constant is None:
        return say("within-figure", of=of, n=t.value(wanted.n)), named
    return say("with-" + word, of=of, n=wanted.n.constant or 0 if wanted.n is not None else 0), named


def _on_slot_of_the_turn(_t: Telling, _selector: Selector, wanted: bool) -> list[tuple[Text, bool]]:
    return [(say("with-current", current=yes(wanted)), False)]


def _on_tile(t: Telling, selector: Selector, wanted: Any) -> list[tuple[Text, bool]]:
    here = t.home == "tile" and getattr(wanted.of, "text", "") == "this"
    return [(say("on-tile" if here else "with-at", of=t.who(wanted.of, "a").phrase), True)]


def _area(word: str) -> Behind:
    return lambda t, _, wanted: [(say("in-" + slug(word), of=t.who(wanted.of).phrase), False)]


def _on_field(t: Telling, selector: Selector) -> list[Text]:
    return [say("on-field")]


def _no_adjective(selector: Selector, wanted: Any) -> None:
    """What is said behind the noun though it is a word or a flag."""


L.noun_teller, L.things_teller = _noun, _things
L.modifier_tellers |= dict.fromkeys(STATES, _state) | {name: _near(name) for name in PLACED}
L.modifier_tellers |= {
    "current": _on_slot_of_the_turn, "at": _on_tile, "deploy_zone": _area("deploy_zone"), "half": _area("half"),
}  # fmt: skip
L.adjective_tellers |= dict.fromkeys((*STATES, "current", "elements", "types", "labels", "markers"), _no_adjective)
L.zone_tellers["field"] = _on_field


Spoken = tuple[Noun, str, int]


def _attacker(t: Telling) -> Spoken:
    return Noun(("attacker",)), "its" if getattr(t, "hit", False) else "the", 0


def _struck(t: Telling) -> Spoken:
    return Noun(("struck",)), "each" if getattr(t, "several_struck", True) else "the", 0


def _one(noun: str, det: str) -> Callable[[Telling], Spoken]:
    return lambda _: (Noun((noun,)), det, 0)


L.ref_tellers |= {"attacker": _attacker, "struck": _struck}
L.ref_tellers |= {"ally_now": _one("ally-now", "your"), "enemy_now": _one("enemy-now", "the")}


# ---------------------------------------------------------------------------------------------- numbers and conditions


def _number(t: Telling, attribute: Any, wanted: Any, who: Said | None, negated: bool) -> Text:
    """So much of something: "it has 2 HP or less", "that has Time"."""
    words = t.bound(wanted)
    compared, n = str(words["compared"]), words["n"]
    if negated:
        compared = OPPOSITE.get(compared, compared)
    some = attribute.name in FEW and (compared, n) in (("ge", 1), ("gt", 0))
    none = attribute.name in FEW and (compared, n) in (("le", 0), ("lt", 1), ("eq", 0))
    how = "none" if none else "some" if some else "eq" if compared == "ne" else compared
    amount = Text("much", {**words, "compared": how, "of": slug(attribute.name), "kind": ""})
    said = who.phrase if who is not None else ""
    return say("if-amount", who=said, amount=amount, none=yes(none), negated=yes(compared == "ne"))


def _timeline(t: Telling, attribute: Any, wanted: Any, who: Said | None, negated: bool) -> Text:
    """Which turn of the timeline it is."""
    words = t.bound(wanted)
    compared = str(words["compared"])
    return say("if-timeline", **{**words, "compared": OPPOSITE.get(compared, "outside") if negated else compared})


def _stands(t: Telling, attribute: Any, wanted: Any, who: Said | None, negated: bool) -> Text:
    """That something stands near something."""
    where = _apart(t, attribute.name, wanted)[0]
    return say("if-stands", who=who.phrase if who is not None else "", where=where, negated=yes(negated))


def _apart(t: Telling, word: str, wanted: Any) -> tuple[Text, bool]:
    """Where something is, apart from its noun."""
    if word == "adjacent":
        return say("stands-beside", of=t.who(wanted.of, "a").phrase), not isinstance(wanted.of, Selector)
    return _place(t, word, wanted)


L.predicate_tellers |= {name: _number for name, each in L.attributes.items() if each.sort == "number"}
L.predicate_tellers |= dict.fromkeys(PLACED, _stands) | {"timeline": _timeline}
for _name in ("ap_cost", "slot"):
    del L.predicate_tellers[_name]


def _condition_value(t: Telling, value: Any) -> Text:
    name = value.buff if value.word == "buff" else value.debuff
    return say("value-condition", name=name, way=value.word, of=t.the(value.of).phrase)


def _distance(t: Telling, value: Any) -> Text:
    a, b = (t.the(each).phrase for each in value.distance)
    return say("value-distance", a=a, b=b)


L.value_tellers |= {"buff": _condition_value, "debuff": _condition_value, "distance": _distance}


def _compare(t: Telling, condition: Compare, negated: bool) -> Text:
    """Places, conditions with a value and figures of two players are compared in words of their own."""
    left, right, compared = condition.left, condition.right, COMPARED[condition.sign]
    if not negated and left.word == "distance" and (said := _places(t, condition)) is not None:
        return said
    compared = OPPOSITE[compared] if negated else compared
    if right.constant is not None and _is_timeline(left):
        return say("if-timeline", compared=compared, n=right.constant, most="")
    if left.word in ("buff", "debuff") and right.constant is not None:
        some = (compared, right.constant) in (("ge", 1), ("gt", 0))
        unit = say("condition-name", way=left.word, name=left.buff if left.word == "buff" else left.debuff)
        how = "some" if some else "eq" if compared == "ne" else compared
        amount = say("much-condition", compared=how, n=right.constant, unit=unit)
        return say("if-amount", who=t.the(left.of).phrase, amount=amount, none="no", negated=yes(compared == "ne"))
    of_players = isinstance(left, Path) and left.attribute.name in ("ap", "souls")
    if of_players and (more := _more_than(left, right)) is not None:
        who, than, by = t.the(left.ref).phrase, t.the(more[0]).phrase, more[1]
        return say("if-more-than", who=who, than=than, of=left.attribute.name, n=by, by=by, compared=compared)
    return say("tell-compared", a=t.value(left), compared=compared, b=t.value(right))


def _places(t: Telling, condition: Compare) -> Text | None:
    left, right = condition.left, condition.right
    a, b = left.distance
    if right.word == "distance" and condition.sign == "<" and right.distance[1] == b:
        if a.text == "it":
            return say("closer-than", to=t.the(b).phrase, than=t.the(right.distance[0]).phrase)
        return say("if-closer", who=t.the(a).phrase, to=t.the(b).phrase, than=t.the(right.distance[0]).phrase)
    if condition.sign != "<=":
        return None
    if t.relative and a.text == "it" and isinstance(right, Path) and right.attribute.name == "ra" and right.ref == a:
        return say("within-own-ra", of=t.the(b).phrase)
    who = t.the(b).phrase
    if isinstance(right, Path) and right.attribute.name == "ra" and right.ref == a:
        where = say("within-ra") if a.text == "this" else say("within-ra-of", of=t.the(a).phrase)
        return say("if-place", who=who, where=where)
    if right.constant is None:
        return None
    return say("if-place", who=who, where=say("with-within", n=right.constant, of=t.the(a).phrase))


def _more_than(left: Path, right: Any) -> tuple[Ref, int] | None:
    """Whose same figure it is compared with, and what is added to it."""
    if right.word == "path" and right.attribute.name == left.attribute.name:
        return right.ref, 0
    if right.word == "sum" and len(right.sum) == 2:
        for part, number in (right.sum, right.sum[::-1]):
            if part.word == "path" and part.attribute.name == left.attribute.name and (number.constant or 0) > 0:
                return part.ref, number.constant
    return None


def _is_timeline(value: Any) -> bool:
    return isinstance(value, Path) and value.attribute.name == "timeline"


L.condition_tellers["compare"] = _compare


def _about_it(condition: Any) -> bool:
    """Whether it is a value or a distance of "it" that is compared."""
    if condition.word != "compare":
        return False
    left = condition.left
    about = left.distance[0] if left.word == "distance" else getattr(left, "of", None)
    return getattr(about, "text", "") == "it"


L.about_it = _about_it


# ---------------------------------------------------------------------------------------------------- what comes about


def _role(when: When, role: str) -> str:
    """A Skill that is announced is a Fighter's."""
    skills = {"skill", *LABELS}.issuperset(when.kind) and bool(when.kind)
    return "fighter" if role == "subject" and when.event == ("announced",) and skills else ""


L.role_of = _role


def _event(t: Telling, when: When, name: str) -> Text:
    """A situation; who announces something, and where what comes somewhere ends, is told within it."""
    more: dict[str, Any] = {"about": "actor"}
    subject = when.subject
    if when.other is None and getattr(t, "speaks_of_other", False) and name in BY_FIGHTERS:
        when = with_parts(when, other=FIGHTER)
    if isinstance(subject, Selector):
        more["about"] = "thing" if "power" in subject.kinds else "actor"
        near = [(a, wanted) for a, wanted in subject.parts if a.name in PLACED]
        if near and name in ("step", "moved", "deployed", "summoned", "tile_placed"):
            rest = tuple(part for part in subject.parts if part not in near)
            when = with_parts(when, subject=only(subject, parts=rest))
            text = event_text(t, when, name, "a", **more)
            with t.inside():
                places = [_apart(t, attribute.name, wanted) for attribute, wanted in near]
            t.focus = "" if any(names for _, names in places) else "subject"
            return Text(text.id, {**text.words, "place": listed([place for place, _ in places]), "where": "yes"})
    text = event_text(t, when, name, "a", where="no", **more)
    if name.startswith("calc"):
        t.focus = ""
    return text


L.event_tellers |= dict.fromkeys(L.events, _event)


def speaks_of_other(ability: Any) -> bool:
    """Whether what an ability does is about the second thing of its event."""
    values: list[Any] = [each for op in parts(ability.do) for each in cast(dict[str, Any], vars(op)).values()]
    return any(isinstance(each, Ref) and each.name == "other" for each in values)


# ------------------------------------------------------------------------------------------------------ of what card


class RizonticalTelling(Telling):
    """An effect of a card being put into words; what the card is, it knows."""

    def __init__(self, card: RizonticalCard | None, ability: Ability | None):
        aura = isinstance(card, PowerCard) and card.category == "aura"
        home = "card" if card is None else "aura" if aura else card.kind
        super().__init__(L, home, targets=ability.targets if ability is not None else None)
        self.tile_push = card.push or 1 if isinstance(card, TileCard) else 0
        when = ability.when if ability is not None else None
        self.waits = when.event[0] if when is not None else ""
        self.hit = when is not None and when.subject is not None and HIT_EVENTS.issuperset(when.event)
        if when is not None and HIT_EVENTS.issuperset(when.event):
            self.aliases |= {"attacker": "other"} if when.other is not None else {"other": "attacker"}
        self.speaks_of_other = when is not None and when.other is None and speaks_of_other(ability)
        if isinstance(ability, Skill) and ability.spell:
            self.several_struck = ability.aim.shape in ("around", "adjacent", "line", "all")
        if isinstance(card, PowerCard) and aura:
            self.aliases["host"] = "bearer"
            self.things["bearer"] = self.noun(card.on).bare if isinstance(card.on, Selector) else Noun(("fighter",))
        if card is not None:
            self.own_words = card.marks
        if isinstance(card, TileCard):
            self.things["subject"] = Noun(("entity",))
