"""How each value, condition and operation of the card language is said; a game adds its own to its language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any

from engines.kernel.text import Phrase, Text, Word, say, slug

from ..branches import Choose, ForEach, Mode, Modes
from ..conditions import EventIs, Exists, Happened, Same
from ..fields import Things
from ..going import BEFORE, Answering, Going, Later
from ..lasting import GOOD
from ..packs import Directed, Sacrifice, Search
from ..pay import Pay
from ..scope import CORE, Ref
from ..select import Selector
from .heads import kinds_told, optional, told_past, told_total, told_when
from .phrases import Noun, Said, only
from .sentences import Unspoken, either, joined, listed, titled, yes

if TYPE_CHECKING:
    from .saying import Telling

COMPARED = {"<": "lt", "<=": "le", "=": "eq", "!=": "ne", ">=": "ge", ">": "gt"}
OPPOSITE = {"lt": "ge", "le": "gt", "eq": "ne", "ne": "eq", "ge": "lt", "gt": "le", "span": "outside"}
YOU = Ref("you", (), "players", CORE["you"][1])
SUBJECT = Ref("subject", (), "things", CORE["subject"][1])


# --------------------------------------------------------------------------------------------------------- the values


def _sum(t: Telling, value: Any) -> Text:
    first, *rest = sorted(value.sum, key=lambda part: part.constant is not None)
    said = t.value(first)
    said = say("value-brackets", value=said) if first.word == "if" else said
    for part in rest:
        b = t.value(part)
        said = say("value-add", a=said, b=say("value-brackets", value=b) if part.word == "if" else b)
    return said


def _times(t: Telling, value: Any) -> Text:
    first, *rest = sorted(value.times, key=lambda part: part.constant is None)
    if first.constant is not None and len(rest) == 1:
        return say("value-times", n=first.constant, b=_part(t, rest[0]))
    said = _part(t, first)
    for part in rest:
        said = say("value-product", a=said, b=_part(t, part))
    return said


def _minus(t: Telling, value: Any) -> Text:
    """Less than nothing is taken for nothing, so nothing is left out: "a minus (b minus c)"."""
    of, less = value.minus
    a = _part(t, of) if of.word == "if" else t.value(of)
    return say("value-sub", a=a, b=_part(t, less))


COMPOUND = ("sum", "minus", "if")


def _part(t: Telling, value: Any) -> Text:
    said = t.value(value)
    return say("value-brackets", value=said) if value.word in COMPOUND else said


def _half(t: Telling, value: Any) -> Text:
    compound = value.half.word in COMPOUND
    return say("value-half", value=t.value(value.half), compound=yes(compound), up=yes(value.up))


def _of_several(word: str) -> Callable[[Telling, Any], Text]:
    def teller(t: Telling, value: Any) -> Text:
        several, t.several = t.several, True
        of = t.who(value.of, "plural").phrase
        t.several = several
        return say(f"figure-{slug(getattr(value, word).name)}.{word}", of=of)

    return teller


def _either_value(t: Telling, value: Any) -> Text:
    then = t.value(value.then)
    with t.inside():
        condition = t.if_(value.if_)
    return say("value-if", then=then, condition=condition, otherwise=t.value(value.else_))


VALUES: dict[str, Callable[[Any, Any], Text]] = {
    "sum": _sum,
    "minus": _minus,
    "times": _times,
    "min": lambda t, value: say("value-least", what=listed([_part(t, part) for part in value.min])),
    "max": lambda t, value: say("value-most", what=listed([_part(t, part) for part in value.max])),
    "half": _half,
    "if": _either_value,
    "happened": lambda t, value: told_total(t, value.history),
    "count": lambda t, value: say("value-count", what=t.who(value.count, "count").phrase),
    **{word: _of_several(word) for word in ("total", "highest", "lowest")},
}


# ----------------------------------------------------------------------------------------------------- the conditions


def _exists(t: Telling, condition: Exists, negated: bool) -> Text:
    what, n = condition.exists, t.lettered(condition.n)
    one = n == 1
    det = "no" if negated and one else "a" if one else "n"
    least = "no" if one else "less" if negated else "yes"
    words: dict[str, Word] = {"negated": yes(negated), "least": least}
    if not isinstance(what, Selector):
        said = t.the(what)
        noun = t.speak(t.noun_of(what).bare._replace(many=not one), "n", n=n).phrase
        return say("tell-exists-of", what=said.phrase, noun=noun, it=yes(said.it), n=n, negated=yes(negated))
    known = t.language.controls and what.place.name not in t.language.held and what.sort == "things"
    whose = {"own": "you", "foe": "foe"}.get(what.side, "")
    if known and (whose or what.controller is not None):
        player: Word = t.the(what.controller).phrase if what.controller is not None and not whose else ""
        if whose == "foe" and t.language.two_players:
            whose, player = "", t.player("foe").phrase
        bare = t.phrase(what, det, n=n, sideless=True)
        return say("tell-controls", whose=whose or "other", player=player, what=bare.phrase, **words)
    return say("tell-exists", what=t.phrase(what, det, n=n).phrase, **words)


def _compare(t: Telling, condition: Any, negated: bool) -> Text:
    compared = COMPARED[condition.sign]
    compared = OPPOSITE[compared] if negated else compared
    return say("tell-compared", a=t.value(condition.left), compared=compared, b=t.value(condition.right))


def _event_is(t: Telling, condition: EventIs, negated: bool) -> Text:
    said: list[Text] = []
    if condition.kind:
        kinds = kinds_told(condition.kind, t.measured)
        said.append(say("if-event-kind", kind=kinds, negated=yes(negated)))
    if condition.to:
        who, zone = t.the(SUBJECT).phrase, either([say("if-event-to.zone", zone=slug(each)) for each in condition.to])
        said.append(say("if-event-to", who=who, zone=zone, negated=yes(negated)))
    if condition.amount is not None:
        bound = t.bound(condition.amount)
        denied = negated and bound["compared"] in OPPOSITE
        bound |= {"compared": OPPOSITE[str(bound["compared"])]} if denied else {}
        said.append(Text("if-event-amount", {**bound, "of": t.measured, "negated": yes(negated and not denied)}))
    return t.both(said, "or" if negated else "and")


def _same(t: Telling, condition: Same, negated: bool) -> Text:
    """That something is something, or is among several."""
    who, what = t.the(condition.same[0]).phrase, _apart(t, condition.same[1])
    return say("tell-same", who=who, what=what, among=yes(what.num == "many"), negated=yes(negated))


CONDITIONS: dict[str, Callable[[Any, Any, bool], Text]] = {
    "and": lambda t, c, negated: t.both([t.condition(each, negated) for each in c.and_], "or" if negated else "and"),
    "or": lambda t, c, negated: t.both([t.condition(each, negated) for each in c.or_], "and" if negated else "or"),
    "not": lambda t, c, negated: t.condition(c.not_, not negated),
    "exists": _exists,
    "compare": _compare,
    "event": _event_is,
    "same": _same,
    "matches": lambda t, c, negated: t.condition(c, negated),
}


def _happened(t: Telling, condition: Happened, negated: bool) -> Text:
    return say("tell-happened", n=t.numbered.get(condition.name, 0), negated=yes(negated))


def _history(t: Telling, condition: Any, negated: bool) -> Text:
    return told_past(t, condition, condition.n, negated=negated)


CONDITIONS.update({"happened": _happened, "history": _history})


def _apart(t: Telling, ref: Any) -> Phrase:
    focus, t.focus = t.focus, ""
    said = t.the(ref).phrase
    t.focus = focus
    return said


# ----------------------------------------------------------------------------------------------------- the operations


def _if(t: Telling, op: Any) -> Text:
    condition = t.if_(op.cond)
    then = t.block(op.then)
    if not op.else_:
        return say("tell-if-then", condition=condition, clause=then)
    return say("tell-if-else", condition=condition, clause=then, otherwise=t.block(op.else_))


def _for_each(t: Telling, op: ForEach) -> Text:
    """One thing done to each is said of them ("each opposing Creature gets ..."), more of "it"."""
    inner = op.do_[0] if len(op.do_) == 1 else None
    if inner is not None and inner.if_ is None and not (inner.may or inner.together) and isinstance(op.of, Selector):
        fields = [
            f.name
            for f in inner.fields.values()
            if isinstance(f, Things) and getattr(getattr(inner, f.name), "text", "") == "it"
        ]
        if len(fields) == 1 and repr(inner).count("=it") == 1:
            twin = copy(inner)
            setattr(twin, fields[0], op.of)
            clause = t.clause(twin)
            if clause is not None:
                return clause.text
    row = isinstance(op.of, Ref) and op.of.sort == "things" and t.noun_of(op.of).many
    each = Said(t.each_of(op.of)) if row else t.who(op.of, "each")
    outer = t.things.get("it")
    spoken = Noun(("player",) if op.of.sort == "players" else ("card",))
    noun = t.noun(op.of).bare if isinstance(op.of, Selector) else t.things.get(op.of.name, spoken)
    t.things["it"] = Noun(noun.kinds) if row else noun
    t.focus = "it" if each.long != "vague" else ""
    said = say("tell-for-each", each=each.phrase, clause=t.block(op.do_))
    if outer is None:
        del t.things["it"]
    else:
        t.things["it"] = outer
    t.focus = ""
    return said


def _repeat(t: Telling, op: Any) -> Text:
    n = t.amount(op.n)
    if t.per is not None and n != 1:
        t.per = None
        n = t.lettered(op.n)
    each, t.per = t.per, None
    tails, t.tails = t.tails, []
    clause = t.block(op.do_)
    t.tails = tails
    return say("tell-repeat", n=n, clause=clause) if each is None else say("tell-for-each", each=each, clause=clause)


def _mode(t: Telling, mode: Mode) -> Text:
    """What a mode does; a target of its own that can't be described where it is mentioned first is chosen before."""
    first: tuple[str, ...] = ()
    aims, outer, before = t.aims, t.outer, t.kept()
    while True:
        t.aims, t.outer = {**aims, **mode.targets}, (outer | frozenset(aims)) - frozenset(mode.targets)
        try:
            with t.branch():
                t.nested, t.first = not mode.targets, first
                clauses = [*t.chosen(), *t.sequence(mode.do)]
        except Unspoken as target:
            if target.target not in mode.targets:
                raise
            names = tuple(mode.targets)
            first = names[: names.index(target.target) + 1]
            t.restore(before)
            continue
        unsaid = tuple(name for name in mode.targets if name not in t.things)
        if not unsaid:
            t.aims, t.outer = aims, outer
            t.things = {name: noun for name, noun in t.things.items() if name not in mode.targets}
            return joined(clauses) if clauses else say("tell-nothing")
        first = (*first, *unsaid)
        t.restore(before)


def _modes(t: Telling, op: Modes) -> Text:
    who = t.reader
    if op.by.text != "you":
        with t.aside():
            t.someone = True
            who = t.the(op.by).phrase
            t.someone = False
        t.focus = ""
    modes: list[Text] = []
    outer, t.by_another = t.by_another, t.by_another or op.by.text != "you"
    for number, mode in enumerate(op.modes, 1):
        text = _mode(t, mode)
        if mode.name:
            modes.append(say("tell-mode-named", number=number, name=titled(mode), text=text))
        else:
            modes.append(say("tell-mode", number=number, text=text))
    t.by_another = outer
    said = modes[0]
    for mode_text in modes[1:]:
        said = say("tell-modes", first=said, next=mode_text)
    return say("tell-choose-modes", n=t.lettered(op.n), modes=said, who=who)


def _picked_by_another(t: Telling, what: Selector, by: Ref) -> Said:
    """What somebody else picks: whose it is is said of the reader, for "an opponent" would be theirs."""
    noun, player = t.noun(what), what.sort == "players"
    sided = what.side == "foe" or what.side == "own" and noun.kinds[0] in t.language.sided
    if not sided or what.place.name in t.language.held:
        return t.picked(what)
    theirs = what.side == "foe" and by.text == "foe" and t.language.two_players and not player
    whose = say("side-theirs" if theirs else "side-" + what.side, kind="player" if player else "thing")
    return t.picked(only(what, side="any"), mods=(whose,))


def _choose(t: Telling, op: Choose) -> Text:
    pick = op.what.pick
    assert pick is not None
    if pick.by.text == "you":
        who = t.reader
    else:
        with t.aside():
            t.someone = True
            who = t.the(pick.by).phrase
            t.someone = False
        t.focus = ""
    own = copy(pick)
    own.by = YOU
    if pick.by.text == "you":
        said = t.picked(only(op.what, pick=own))
    else:
        said = _picked_by_another(t, only(op.what, pick=own), pick.by)
    t.things[op.as_name] = Noun(
        t.noun(op.what).bare.kinds, how=(say("adjective-chosen"),), many=said.num == "many", definite=True
    )
    t.note(op.as_name, op.what)
    t.focus = op.as_name if said.long != "vague" else ""
    text = say("tell-choose", who=who, what=said.phrase, secret=yes(op.secret))
    return say("tell-or-none", clause=text, otherwise=t.block(op.none)) if op.none else text


def _toss(t: Telling, op: Any) -> Text:
    return say("tell-rolled", head=say("tell-toss", who=t.reader), rows=outcomes(t, op))


def outcomes(t: Telling, op: Any) -> Text:
    """What a Success and a Failure of a toss do."""
    rows: list[Text] = []
    if op.success:
        rows.append(say("tell-on-success", clause=t.block(op.success)))
    if op.again:
        again = say("tell-again", again=op.again)
        rows = [say("tell-then", first=rows[0], next=again) if rows else say("tell-on-success", clause=again)]
    if op.fail or not rows:
        rows.append(say("tell-on-failure", clause=t.block(op.fail)))
    return _one_after_another(rows)


def _roll(t: Telling, op: Any) -> Text:
    return say("tell-rolled", head=say("tell-roll", who=t.reader, sides=op.sides), rows=numbers_rolled(t, op))


def numbers_rolled(t: Telling, op: Any) -> Text:
    """What the numbers of a roll do."""
    rows: list[Text] = []
    for row in op.on:
        if row.rest:
            rows.append(say("tell-otherwise", clause=t.block(row.do)))
            continue
        high = min(row.high, op.sides)
        how = "one" if row.low == row.high else "up" if row.high > op.sides else "span"
        rows.append(say("tell-on-roll", low=row.low, high=high, how=how, clause=t.block(row.do)))
    return _one_after_another(rows)


def _one_after_another(rows: Sequence[Text]) -> Text:
    said = rows[0]
    for row in rows[1:]:
        said = say("tell-modes", first=said, next=row)
    return said


def _going(t: Telling, op: Going) -> Text:
    at_work = [_at_work(t, part) for part in op.parts if not isinstance(part, Answering)]
    said = [*([listed(at_work)] if at_work else []), *(_answer(t, part, op) for part in op.answering)]
    clause = said[0]
    for each in said[1:]:
        clause = say("tell-and-answers", first=clause, next=each)
    if op.answering and op.until.kind == GOOD:
        return say("tell-from-now-on", clause=clause)
    return t.until(clause, op.until, None, {}, first=True if op.answering or len(at_work) > 1 else None)


def _at_work(t: Telling, part: Any) -> Text:
    t.going = True
    said = t.finish(t.part(part, standing=False))
    t.going = False
    return said


def _answer(t: Telling, part: Answering, op: Going) -> Text:
    """What is answered for a time, and what is done then; what it is about is spoken of in it alone."""
    kept = dict(t.things), dict(t.aliases), t.measured
    for role in part.before:
        _as_before(t, role)
    n = 0 if op.uses is None else t.lettered(op.uses)
    moment = not t.language.at_events.isdisjoint(part.when.event)
    every = "when" if _comes_once(t, part.when) else "whenever"
    with t.branch():
        t.focus = ""
        when = told_when(t, part.when, n, every if moment or op.uses is None else "next-time")
        if part.if_ is not None:
            with t.aside():
                when = say("tell-when-if", when=when, condition=t.if_(part.if_))
        done = t.explained(joined(optional(t, part.do) if part.may else t.sequence(part.do)))
    t.things, t.aliases, t.measured = kept
    said = say("tell-answers", when=when, clause=done)
    counted = moment and op.uses is not None
    return t.finish(say("tell-uses", clause=said, n=n, period="match", per="card", home="card") if counted else said)


def _comes_once(t: Telling, when: Any) -> bool:
    """Whether a situation comes about to what it is about but once: that leaves by it."""
    return isinstance(when.subject, Ref) and all([t.language.events[name].parting for name in when.event])


def _as_before(t: Telling, role: str) -> None:
    """What the event that the effect itself answers was about is spoken of as before."""
    if role in t.aliases:
        t.aliases[BEFORE + role] = t.aliases[role]
    elif role in t.things:
        t.things[BEFORE + role] = t.things[role]


def _pay(t: Telling, op: Pay) -> Text:
    """What may be paid is said behind "may"."""
    acts = any(way.acts for way in op.cost.ways)
    bound = op.must and acts and op.who.text != "you"
    form, t.form = t.form, "imp" if op.must and not bound else "inf"
    words = t.op_words(op)
    t.form = form
    return Text("op-pay", {**words, "bound": yes(bound)})


def _later(t: Telling, op: Later) -> Text:
    whose: Word = "" if op.whose is None else t.the(op.whose).phrase
    is_ = "" if op.whose is None else slug(op.whose.text)
    return say("later-" + slug(op.at), whose=whose, **{"whose-is": is_}, clause=t.block(op.do_))


def _sacrifice(t: Telling, op: Sacrifice) -> Text:
    """Whoever sacrifices can't but sacrifice what is theirs."""
    words = t.op_words(op)
    if isinstance(op.what, Selector):
        n = words["n"]
        words["what"] = t.phrase(op.what, "a" if n == 1 else "n", n=n, sideless=op.what.side != "foe").phrase
    return Text("op-sacrifice", words)


def _search(t: Telling, op: Search) -> Text:
    """That what is looked for lies where it is looked for goes without saying."""
    words = t.op_words(op)
    if op.what is not None:
        there = only(op.what, place=t.language.zones[t.language.default_zone], side="any", controller=None, owner=None)
        t.common = ("card",)
        n = words["n"]
        words["what"] = t.phrase(there, "a" if n == 1 else "upto", n=n).phrase
        t.common = ()
    return Text("op-search", words)


def _send(t: Telling, op: Any) -> Text:
    """Whether it is out of what its player holds."""
    what = op.what
    own = isinstance(what, Selector) and what.zone in t.language.held and what.side == "own"
    return Text("op-send", {**t.op_words(op), "own": yes(own)})


def directed(t: Telling, op: Directed, clause: Text) -> Text:
    """A clause with the way that something goes, if that is told: "towards your side"."""
    if op.way is None:
        return clause
    of = t.the(op.way).phrase
    of = Phrase("side-of", {"who": of}, (), "one") if op.way.sort == "players" else of
    return say("tell-towards" if op.towards is not None else "tell-away-from", clause=clause, of=of)


def marking(t: Telling, op: Any) -> Text:
    """A mark that things get or lose, by what it is called in each language."""
    words = t.op_words(op)
    return t.lasting(op, Text("op-" + op.word, {**words, "name": t.word("marked", op.name)}), words)


OPERATIONS: dict[str, Callable[[Telling, Any], Text]] = {
    "sacrifice": _sacrifice,
    "search": _search,
    "send": _send,
    "if": _if,
    "seq": lambda t, op: t.block(op.do_),
    "for_each": _for_each,
    "repeat": _repeat,
    "modes": _modes,
    "let": lambda _t, _op: say("tell-nothing"),
    "choose": _choose,
    "toss": _toss,
    "roll": _roll,
    "lasting": _going,
    "later": _later,
    "mark": marking,
    "unmark": marking,
    "pay": _pay,
}


def signed_pair(t: Telling, part: Any, first: str, second: str) -> dict[str, Word]:
    """Two figures that change together, each with its sign, "+0" for one that does not; a number that is worked out is
    said alike for both."""
    one, other = part.numbers.get(first), part.numbers.get(second)
    same = one is not None and other is not None and one.constant is None and repr(one) == repr(other)
    with t.row(one is not None and other is not None and not same):
        said = "+0" if one is None else t.signed(one)
        return {first: said, second: said if same else "+0" if other is None else t.signed(other)}
