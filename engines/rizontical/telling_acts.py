"""How Rizontical's operations are said, where a message with their fields is not enough."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.kernel.cards.lasting import GOOD
from engines.kernel.cards.reading import Reader
from engines.kernel.cards.scope import Ref
from engines.kernel.cards.select import Selector
from engines.kernel.cards.telling.heads import instead
from engines.kernel.cards.telling.phrases import only
from engines.kernel.cards.telling.saying import Telling
from engines.kernel.cards.telling.sentences import either, listed, yes
from engines.kernel.text import Phrase, Text, Word, say, slug

from .state import CardName
from .telling_cards import kinds_of
from .words import L

THIS, HOST, SUBJECT = (Ref(name, (), "things", lambda _: ()) for name in ("this", "host", "subject"))
EMPTY: Any = Selector.read({"kind": "cell", "empty": True}, Reader(L))


def _hit(t: Telling, op: Any) -> Text:
    who = t.doer_of(op)
    at: Word = t.who(op.at).phrase if op.at is not None else aim_of(t, op.aim, op.who)
    return with_values(t, say("op-hit", who=who, at=at), op)


def _redirect(t: Any, op: Any) -> Text:
    """Behind "instead" it need not be said again."""
    of = "target" if t.waits == "targeted" else t.measured
    return say("op-redirect", to=t.who(op.to, "a").phrase, of=of, instead=yes(bool(t.waits) and not t.replacing))


def with_values(t: Telling, hit: Text, values: Any) -> Text:
    """A hit with values other than its Fighter's. [RZ-858]"""
    said: list[Text] = []
    if values is not None and values.atk is not None:
        said.append(say("hit-atk", n=t.amount(values.atk)))
    for attribute in ("element", "type"):
        if values is not None and getattr(values, attribute):
            said.append(say("hit-" + attribute, what=t.word(attribute + "s", getattr(values, attribute))))
    return say("hit-with", hit=hit, values=listed(said)) if said else hit


def aim_of(t: Telling, aim: Any, who: Any) -> Word:
    """The cells that a hit is aimed at. [RZ-717 RZ-855]"""
    if aim is None:
        return say("aim", shape="one", n=0)
    shape = aim.shape
    if shape == "all":
        return t.who(aim.all, "all").phrase
    if shape == "on":
        return t.the(aim.on).phrase
    if shape in ("around", "adjacent"):
        return say("aim-area", shape=shape, of=t.who(who).phrase)
    return say("aim", shape=shape, n=aim.within or aim.line)


def _levels(t: Telling, op: Any) -> Text:
    words = t.op_words(op)
    with t.it_is(op.who):
        n, way = t.change(op.n)
    lose = (op.word == "lose") != (way == "less")
    return say("op-lose" if lose else "op-gain", who=words["who"], amounts=say("amount-" + slug(op.name), n=n))


def _move(t: Telling, op: Any) -> Text:
    mover = t.who(op.who).phrase
    n: Word = "" if op.n is None else t.amount(op.n)
    return Text("op-move", {"who": t.doer_of(op), "mover": mover, "n": n, "has-n": yes(op.n is not None)})


def _push(t: Any, op: Any) -> Text:
    what = t.who(op.what).phrase
    n = t.tile_push if op.n.word == "path" and op.n.attribute.name == "push" else t.amount(op.n)
    push = say("op-push", who=t.reader, what=what, n=n, upto=yes(op.up_to))
    if op.away_from is not None:
        return say("push-away", clause=push, of=t.the(op.away_from).phrase)
    if op.dir:
        return say("push-to", clause=push, dir=op.dir)
    if t.home in ("fighter", "aura"):
        return say("push-away", clause=push, of=t.the(HOST if t.home == "aura" else THIS).phrase)
    return say("push-to", clause=push, dir="choose") if t.home != "card" else push


def _swap(t: Telling, op: Any) -> Text:
    a = t.who(op.what).phrase
    if op.with_ is None:
        return say("op-swap", who=t.reader, a=a, b="", two="no")
    b = t.who(op.with_).phrase
    t.focus = ""
    return say("op-swap", who=t.reader, a=a, b=b, two="yes")


def _stop(t: Telling, op: Any) -> Text:
    return say("op-stop-motion", who=t.reader, what=t.the(SUBJECT).phrase)


def _on_slot(t: Telling, op: Any) -> Text:
    words = t.op_words(op)
    said = Text("op-" + op.word, words)
    slot = "any" if op.slot in (None, "choose") else op.slot
    said = say("on-slot", clause=said, slot=slot)
    return say("anywhere", clause=said) if getattr(op, "anywhere", False) else said


def _change_slot(t: Telling, op: Any) -> Text:
    if op.with_ is None:
        return Text("op-change-slot", t.op_words(op) | {"has-slot": yes(op.slot is not None)})
    a = t.who(op.what).phrase
    b = t.who(op.with_).phrase
    t.focus = ""
    return say("op-swap-slots", who=t.reader, a=a, b=b)


def _create(t: Telling, op: Any) -> Text:
    where: Word = (
        t.who(op.to).phrase if op.to is not None else t.who(op.cells or EMPTY, "a" if op.n == 1 else "some").phrase
    )
    if op.copy_of is not None:
        return say("op-copy", who=t.reader, what=t.who(op.copy_of).phrase, where=where)
    words: dict[str, Word] = {
        "who": t.reader,
        "name": CardName(op.summon or op.tile),
        "n": op.n,
        "plural": _plural(op.summon or op.tile),
        "where": where,
    }
    text = say("op-summon" if op.summon else "op-place", upto=yes(op.up_to), **words)
    return text if not op.facing else say("facing", clause=text, dir=op.facing)


def _plural(card: str) -> str:
    """Whether an English card name takes an s for several, as its id tells."""
    return "no" if card.endswith(("s", "x", "z", "ch", "sh", "y", "f", "fe")) else "yes"


def _cleanse(t: Telling, op: Any) -> Text:
    how = "all" if op.all else "upto" if op.up_to else "n"
    n = 0 if op.all else t.amount(op.n)
    name = op.name if op.name in ("any", "buff", "debuff", "status") else "one"
    return say(
        "op-cleanse",
        who=t.reader,
        what=say("conditions", what=name, name=op.name, n=n, how=how),
        of=t.who(op.from_, "all").phrase,
    )


def _move_condition(t: Telling, op: Any) -> Text:
    name = op.name if op.name in ("any", "buff", "debuff", "status") else "one"
    what = say("conditions", what=name, name=op.name, n=1, how="n")
    giver = t.who(op.from_).phrase
    return say("op-move-condition", who=t.reader, what=what, of=giver, to=t.who(op.to).phrase)


def _move_buffs(t: Telling, op: Any) -> Text:
    names: Word = either([say("condition", name=name) for name in op.names]) if op.names else ""
    giver = t.who(op.from_).phrase
    n: Word = t.amount(op.n) if op.n is not None else 0
    taker = t.who(op.to).phrase
    return say(
        "op-move-buffs",
        who=t.reader,
        of=giver,
        to=taker,
        n=n,
        names=names,
        some=yes(op.names),
        limited=yes(op.n is not None),
    )


def _shift(t: Telling, op: Any) -> Text:
    with t.inside():
        of = t.who(op.to).phrase
    n, sign = t.change(op.n)
    return say("op-shift", who=t.reader, of=of, way="debuff" if op.debuff else "buff", name=op.name, n=n, sign=sign)


def _marker(t: Telling, op: Any) -> Text:
    placed = yes(op.word == "place_marker")
    if op.name == "ultimate":
        players = getattr(op.to, "sort", "") == "players"
        return say("mark-slot", who=t.reader, placed=placed, of=t.who(THIS if players else op.to).phrase)
    return say("op-place-marker", who=t.reader, placed=placed, marker=op.name, of=t.who(op.to).phrase)


def _negate(t: Any, op: Any) -> Text:
    event = t.waits
    means = {
        "would_be_destroyed": "destruction", "would_be_defeated": "defeat", "about_to_be_hit": "hit",
        "dmg_about": "dmg", "announced": "action",
    }  # fmt: skip
    return say("op-negate", who=t.reader, what=means.get(event, "this") if op.what == "this" else op.what)


def _turns_back(t: Telling, op: Any) -> Text:
    """What lasts comes first where it would be taken for a part of a description."""
    words = t.op_words(op)
    about = words["what" if op.word == "control" else "to"]
    ends = op.until is not None and op.until.kind != "for_good"
    long = ends and isinstance(about, Phrase) and ("behind" in about.words or bool(about.either))
    id = "op-" + slug(op.word)
    return t.lasting(op, Text(id + "-long" if long else id, words), words)


def _dmg(t: Telling, op: Any) -> Text:
    way = "dealt" if op.dealt else "taken"
    to = t.who(op.to, "plural").phrase
    about = {"to": to, "way": way, "dmg": say("dmg", kind=op.dealt or op.taken), "has-other": yes(op.other is not None)}
    with t.inside():
        about["other"] = "" if op.other is None else t.who(op.other, "plural").phrase
    if op.n is None:
        times = "half" if op.half else "double" if op.times == 2 else "triple"
        said = Text("dmg-times", {**about, "times": times})
    else:
        n, sign = t.change(op.n)
        said = Text("op-dmg", {**about, "n": n, "sign": sign})
    return t.lasting(op, said, {"to": to})


def _arrive(t: Telling, op: Any) -> Text:
    words = t.op_words(op)
    said = [t.word("has", name) for name in op.has]
    if op.protection is not None:
        said.append(say("amount-protection", n=t.amount(op.protection)))
    return t.lasting(op, say("op-arrive", who=words["to"], what=listed(said)), words)


def _price(t: Telling, op: Any) -> Text:
    what = op.to
    if isinstance(what, Selector) and what.zone == "hand":
        what = only(what, place=L.zones["play"], zone="play")
    to = t.who(what, "plural").phrase
    n, sign = t.change(op.ap)
    skills = yes("fighter" in kinds_of(t, op.to) and "power" not in kinds_of(t, op.to))
    return t.lasting(op, say("op-price", to=to, n=n, sign=sign, skills=skills), {"to": to})


def _instead(t: Telling, op: Any) -> Text:
    with t.aside():
        clause = instead(t, op)
        if op.uses is not None:
            clause = t.finish(
                say("tell-uses", clause=clause, n=t.lettered(op.uses), period="match", home="", per="card")
            )
        said = say("tell-if", condition=clause)
    return t.until(said if op.until.kind == GOOD else say("op-instead", clause=said), op.until, op.whom, {})


def _labels(t: Telling, op: Any, joint: Callable[[Sequence[Text]], Text]) -> Word:
    return joint([t.word("labels", each.upper()) for each in op.labels]) if op.labels else ""


def _have_skills(t: Telling, op: Any) -> Text:
    to = t.who(op.to, "all").phrase
    with t.inside():
        of = t.who(op.of, "all").phrase
    said = say("op-have-skills", to=to, of=of, labels=_labels(t, op, listed), some=yes(op.labels))
    return t.lasting(op, said, {"to": to})


def _use_skill(t: Telling, op: Any) -> Text:
    who = t.doer_of(op)
    with t.inside():
        of = t.who(op.of, "a").phrase
    labels = _labels(t, op, either)
    return say("op-use-skill", who=who, of=of, labels=labels, some=yes(op.labels), free=yes(op.free))


L.op_tellers |= {
    "have_skills": _have_skills,
    "use_skill": _use_skill,
    "redirect": _redirect,
    "hit": _hit, "gain": _levels, "lose": _levels, "push": _push, "swap": _swap, "stop_motion": _stop,
    "change_slot": _change_slot,
    "deploy": _on_slot, "revive": _on_slot, "create": _create, "move": _move,
    "cleanse": _cleanse, "move_buffs": _move_buffs, "move_condition": _move_condition, "shift": _shift,
    "place_marker": _marker, "remove_marker": _marker, "negate": _negate,
    "control": _turns_back, "negate_skills": _turns_back, "dmg": _dmg, "price": _price, "instead": _instead,
    "arrive": _arrive,
}  # fmt: skip
