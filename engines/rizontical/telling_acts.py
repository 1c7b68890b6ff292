"""How Rizontical's operations and costs are said, where a message with their fields is not enough."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any

from engines.kernel.cards.reading import Reader
from engines.kernel.cards.scope import Ref
from engines.kernel.cards.select import Selector
from engines.kernel.cards.telling import heads
from engines.kernel.cards.telling.phrases import only, pronoun
from engines.kernel.cards.telling.saying import Telling
from engines.kernel.cards.telling.sentences import either, listed, yes
from engines.kernel.cards.telling.tellers import directed
from engines.kernel.text import Phrase, Text, Word, say, slug

from .fields import meant, payers
from .state import CardName
from .words import L

FIGHTERS = {"ally": "fighter", "enemy": "fighter"}
"""What Fighters are called by whose they are."""
EVERY: Any = Selector.read({"kind": "power"}, Reader(L))


def kinds_of(t: Any, what: Any) -> frozenset[str]:
    """The kinds that something may be of, for all that is written; none where nothing is known of it."""
    about = meant(what)
    if about is not None and about.kinds:
        return frozenset(about.kinds)
    if isinstance(what, Selector):
        return what.could_be
    if what.name == "this":
        return frozenset(("fighter" if t.home == "fighter" else "power",))
    noun = t.things.get(t.aliases.get(what.name, what.name))
    spoken = noun.kinds if noun is not None else ("fighter",)
    return what.could_be or frozenset(FIGHTERS.get(kind, kind) for kind in spoken) & {"fighter", "power"}


def _return(t: Telling, op: Any) -> Text:
    """The deck is named by what goes there; a Fighter's, where that is not known: no Power goes on top of its own."""
    kinds = op.what.could_be if op.what.known_to else kinds_of(t, op.what)
    both = {"fighter", "power"} <= kinds or not kinds and op.to == "deck"
    deck = "either" if both else "power" if "power" in kinds else "fighter"
    about = meant(op.what)
    own = about is not None and about.zone in L.held and about.side == "own"
    return Text("op-return", {**t.op_words(op), "deck": deck, "own": yes(own)})


def _search(t: Telling, op: Any) -> Text:
    sought = only(op.what, place=L.zones["play"], zone="play") if op.what is not None else EVERY
    n = t.amount(op.n)
    what = t.phrase(sought, "a" if n == 1 else "upto", most=n)
    return say("op-search", who=t.reader, what=what.phrase, it=pronoun(what.phrase))


def _look(t: Telling, op: Any) -> Text:
    words = t.op_words(op)
    if op.zone == "hand":
        whole = op.n.word == "path" and op.n.attribute.name == "hand" and op.n.ref == op.of
        if whole:
            t.tails.clear()
        said = say("look-hand", who=words["who"], n=0 if whole else words["n"], whole=yes(whole), of=words["of"])
    elif op.zone:
        said = say("look-deck", who=words["who"], n=words["n"], of=words["of"], deck=slug(op.zone))
    else:
        said = say("op-look", who=words["who"], what=words["what"])
    return say("put-back", clause=said) if op.reorder else said


def _reveal(t: Telling, op: Any) -> Text:
    words = t.op_words(op)
    if not op.zone:
        return Text("op-reveal", words)
    zone = say("revealed-zone", zone=slug(op.zone), n=words["n"], of=words["of"])
    return Text("op-reveal", {**words, "what": zone})


def _discard(t: Telling, op: Any) -> Text:
    words = t.op_words(op)
    if op.what is None:
        return Text("op-discard", words)
    what = only(op.what, place=L.zones["play"], zone="play", side="any")
    one = op.n.constant == 1
    return say("discard-these", who=words["who"], what=t.phrase(what, "a" if one else "n", n=words["n"]).phrase)


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
    if values.atk is not None:
        with t.row(values.element or values.type):
            said.append(say("hit-atk", n=t.amount(values.atk)))
    for attribute in ("element", "type"):
        if getattr(values, attribute):
            said.append(say("hit-" + attribute, what=t.word(attribute + "s", getattr(values, attribute))))
    return say("hit-with", hit=hit, values=listed(said)) if said else hit


def aim_of(t: Telling, aim: Any, who: Any) -> Word:
    """The cells that a hit is aimed at. [RZ-717 RZ-855]"""
    if aim.all:
        return t.who(aim.all, "all").phrase
    if aim.on:
        return t.the(aim.on).phrase
    if aim.shape in ("around", "adjacent"):
        return say("aim-area", shape=aim.shape, of=t.who(who).phrase)
    return say("aim", shape=aim.shape, n=aim.n)


def _levels(t: Telling, op: Any) -> Text:
    words = t.op_words(op)
    with t.it_is(op.who):
        n, way = t.change(op.n)
    lose = (op.word == "lose") != (way == "less")
    return say("op-lose" if lose else "op-gain", who=words["who"], amounts=say("amount-" + slug(op.name), n=n))


def _move(t: Telling, op: Any) -> Text:
    mover = t.who(op.who).phrase
    n: Word = "" if op.n is None else t.amount(op.n)
    said = Text("op-move", {"who": t.doer_of(op), "mover": mover, "n": n, "has-n": yes(op.n is not None)})
    return directed(t, op, said)


def _push(t: Any, op: Any) -> Text:
    what = t.who(op.what).phrase
    n = t.tile_push if op.n.word == "path" and op.n.attribute.name == "push" else t.amount(op.n)
    push = say("op-push", who=t.reader, what=what, n=n, upto=yes(op.up_to))
    if op.way is not None:
        return directed(t, op, push)
    if op.dir:
        return say("push-to", clause=push, dir=op.dir)
    if t.home in ("fighter", "aura"):
        return say("tell-away-from", clause=push, of=t.the(HOST if t.home == "aura" else THIS).phrase)
    return say("push-to", clause=push, dir="choose") if t.home != "card" else push


def _of_two(t: Telling, op: Any) -> Text:
    """Of two neither is "it" afterwards."""
    said = Text("op-" + slug(op.word), t.op_words(op))
    if op.with_ is not None:
        t.focus = ""
    return said


def _stop(t: Telling, op: Any) -> Text:
    return say("op-stop-motion", who=t.reader, what=t.the(SUBJECT).phrase)


def _create(t: Telling, op: Any) -> Text:
    to = t.who(op.to) if op.to is not None else t.who(op.cells or EMPTY, "a" if op.n == 1 else "some")
    where, card = to.phrase, op.summon or op.tile
    if op.copy_of is not None:
        return say("op-copy", who=t.reader, what=t.who(op.copy_of).phrase, where=where)
    words: dict[str, Word] = {"name": CardName(card), "n": op.n, "plural": _plural(card), "upto": yes(op.up_to)}
    text = say("op-summon" if op.summon else "op-place", who=t.reader, where=where, **words)
    return text if not op.facing else say("facing", clause=text, dir=op.facing)


def _plural(card: str) -> str:
    """Whether an English card name takes an s for several, as its id tells."""
    return "no" if card.endswith(("s", "x", "z", "ch", "sh", "y", "f", "fe")) else "yes"


def _cleanse(t: Telling, op: Any) -> Text:
    how = "all" if op.all else "upto" if op.up_to else "n"
    what = _conditions(op.name, 0 if op.all else t.amount(op.n), how)
    return say("op-cleanse", who=t.reader, what=what, of=t.who(op.from_, "all").phrase)


def _conditions(name: str, n: Any, how: str) -> Text:
    return say(
        "conditions", what=name if name in ("any", "buff", "debuff", "status") else "one", name=name, n=n, how=how
    )


def _move_condition(t: Telling, op: Any) -> Text:
    giver = t.who(op.from_).phrase
    what, to = _conditions(op.name, 1, "n"), t.who(op.to).phrase
    return say("op-move-condition", who=t.reader, what=what, of=giver, to=to)


def _move_buffs(t: Telling, op: Any) -> Text:
    names: Word = either([say("condition", name=name) for name in op.names]) if op.names else ""
    giver = t.who(op.from_).phrase
    n: Word = t.amount(op.n) if op.n is not None else 0
    how: dict[str, Word] = {"n": n, "names": names, "some": yes(op.names), "limited": yes(op.n is not None)}
    return say("op-move-buffs", who=t.reader, of=giver, to=t.who(op.to).phrase, **how)


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
        with t.row(op.has):
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
    return heads.told_instead(t, op, "a")


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
    "return": _return, "search": _search, "look": _look, "reveal": _reveal, "discard": _discard,
    "have_skills": _have_skills, "use_skill": _use_skill, "redirect": _redirect,
    "hit": _hit, "gain": _levels, "lose": _levels, "push": _push, "stop_motion": _stop, "create": _create,
    "move": _move, "cleanse": _cleanse, "move_buffs": _move_buffs, "move_condition": _move_condition, "shift": _shift,
    "place_marker": _marker, "remove_marker": _marker, "negate": _negate,
    "control": _turns_back, "negate_skills": _turns_back, "dmg": _dmg, "price": _price, "arrive": _arrive,
    "instead": _instead, "swap": _of_two, "change_slot": _of_two,
}  # fmt: skip


def further(t: Telling, cost: Any) -> Text | None:
    """What is paid besides the AP that are always paid; None if nothing is."""
    with t.row(len(cost.acts) + len(cost.any_of) > 1):
        said = [t.op(op) for op in cost.acts]
        several = [listed(_alternative(t, each, "imp")) for each in cost.any_of]
    return listed([*said, *([either(several)] if several else [])]) if said or several else None


def _alternative(t: Telling, cost: Any, form: str, *, foes: bool = False) -> list[Text]:
    """One of several costs, or all that is paid inside an effect: the AP, then the rest."""
    with t.row(len(cost.amounts) + len(cost.acts) > 1):
        amounts = [say("cost-pay", n=t.amount(value), form=form) for value in cost.amounts.values()]
        return [*amounts, *(_act(t, op, form, foes=foes) for op in cost.acts)]


def _act(t: Telling, op: Any, form: str, *, foes: bool) -> Text:
    """What is done as a payment; what others lose by it, whoever pays has them lose. What is the opponent's own is
    opposing for whoever reads the card."""
    what = payers(op)
    if foes and isinstance(what, Selector) and what.side == "own":
        op = copy(op)
        field = next(name for name in ("what", "who", "from_", "to") if getattr(op, name, None) is what)
        setattr(op, field, only(what, side="foe"))
    if form == "imp" or op.word != "lose" or op.name == "souls":
        return t.op(op)
    who = t.who(op.who).phrase
    with t.it_is(op.who):
        n = t.amount(op.n)
    return say("cost-have-lose", who=who, amounts=say("amount-" + slug(op.name), n=n))


def _pay(t: Telling, op: Any) -> Text:
    """A payment inside an effect."""
    form, t.form = t.form, "inf"
    foes = op.who.text == "foe"
    with t.row(op.cost.any_of):
        said = _alternative(t, op.cost, "inf", foes=foes)
        several = [listed(_alternative(t, each, "inf", foes=foes)) for each in op.cost.any_of]
    cost = t.finish(listed([*said, *([either(several)] if several else [])]))
    t.form = form
    words = t.op_words(op)
    return Text("op-pay", {**words, "cost": cost})


L.op_tellers["pay"] = _pay
L.brought = {"cleanse": "adjective-cleansed"}
