"""How whole abilities are said: what they wait for, what they replace, what is always at work, what is used and at which cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.kernel.text import Text, Word, say, slug

from ..ability import Ability, When
from ..scope import Ref
from ..select import Selector
from .phrases import Noun
from .saying import Telling
from .sentences import Clause, Unspoken, either, joined, paragraph, sentence, yes


def told_when(t: Telling, when: When, *, bare: bool = False) -> Text:
    """A situation: "when this Creature dies"; `bare` without what leads it in."""
    said = [_one(t, when, name, bare=bare) for name in when.event]
    text = either(said)
    meet(t, when)
    if when.if_ is not None:
        with t.aside():
            text = say("tell-when-if", when=text, condition=t.if_(when.if_))
    return text


def _one(t: Telling, when: When, name: str, *, bare: bool) -> Text:
    own = t.language.event_tellers.get(name)
    if own is not None:
        return own(t, when, name)
    event = t.language.events[name]
    t.focus = ""
    words: dict[str, Word] = {}
    about = ""
    for role in ("subject", "other", "player"):
        what = getattr(when, role)
        if what is None or role not in event.roles:
            continue
        t.plain = True
        said = t.who(what, "a") if isinstance(what, Selector) else t.the(what)
        t.plain = False
        words[role] = said.phrase
        words[role + "-is"] = slug(what.text) if isinstance(what, Ref) else ""
        if role == "subject" and said.long != "vague":
            about = what.name if isinstance(what, Ref) else "subject"
    words |= {"measure": slug(str(event.roles.get("amount", "any")))}
    if when.amount is not None:
        words |= {"some": "yes", "much": Text("much", {**t.bound(when.amount), "of": slug(str(event.roles.get("amount", "any")))})}
    if when.kind:
        words["kind"] = either([t.word("kind", each) for each in when.kind])
    if when.to:
        words["to"] = slug(when.to[0])
    words |= {"kinds": slug(when.kind[0]) if when.kind else "any", "to": words.get("to", "any")}
    text = t.event(name, words)
    t.focus = about
    return text if bare or name in t.language.at_events else say("tell-when", event=text)


def meet(t: Telling, when: When) -> None:
    """Notes what an event is about, for what is said of it later."""
    event = t.language.events[when.event[0]]
    t.measured = slug(str(event.roles.get("amount", "any")))
    for role in ("subject", "other"):
        if role not in event.roles:
            continue
        what = getattr(when, role)
        if isinstance(what, Selector):
            t.things[role] = t.noun(what).bare
        elif isinstance(what, Ref):
            t.things[role] = Noun((t.home,)) if what.name == "this" else t.things.get(what.name, t.host if what.name == "host" else Noun(("card",)))
        else:
            kind = event.roles[role]
            t.things[role] = Noun((slug(kind if isinstance(kind, str) else "card"),))


def would(t: Telling, ability: Ability) -> Text:
    """Something that happens instead of something else, or with another amount, as one clause."""
    when: When = ability.would
    said: list[Text] = []
    for name in when.event:
        words: dict[str, Word] = {}
        for role in ("subject", "other", "player"):
            what = getattr(when, role)
            if what is not None:
                told = t.who(what, "a") if isinstance(what, Selector) else t.the(what)
                words[role] = told.phrase
                words[role + "-is"] = slug(what.text) if isinstance(what, Ref) else ""
                if role == "subject":
                    t.focus = "" if told.long == "vague" else what.name if isinstance(what, Ref) else "subject"
        if when.amount is not None:
            words |= {"some": "yes", "much": Text("much", {**t.bound(when.amount), "of": slug(str(t.language.events[name].roles.get("amount")))})}
        focus = t.focus
        base = t.event(name, words)
        t.focus = focus
        said.append(Text(base.id + ".would", base.words))
    text = either(said)
    focus = t.focus
    meet(t, when)
    for condition in (when.if_, ability.if_):
        if condition is not None:
            with t.inside():
                text = t.both([text, t.condition(condition)], "and")
    t.focus = focus
    amount = ability.amount
    clauses = _instead_clauses(t, ability)
    if amount is not None:
        word, value = amount
        by: Word = t.amount(value)
        way = "more"
        if word == "change":
            by, way = t.change(value)
        said_amount = t.finish(say("tell-amount-" + word, of=t.measured, n=by, sign=way))
        text = say("tell-would", would=text, clause=joined([Clause(said_amount), *clauses]))
    elif clauses:
        text = say("tell-instead", would=text, clause=t.explained(joined(clauses)))
    else:
        text = say("tell-prevented", would=text)
    return _limited(text, ability)


def _instead_clauses(t: Telling, ability: Ability) -> list[Clause]:
    with t.inside():
        return t.sequence(ability.do)


def _limited(text: Text, ability: Ability) -> Text:
    limit = ability.limit
    return text if limit is None else say("tell-uses", clause=text, n=limit.n, period=slug(limit.period))


def ability_sentences(t: Telling, ability: Ability) -> list[Text]:
    """All that an ability without a use says: its situation or what it replaces, what is at work, what it does."""
    if ability.would is not None:
        return [sentence(say("tell-if", condition=would(t, ability)))]
    if ability.always and ability.when is None:
        return always_sentences(t, ability)
    if ability.when is None:
        return t.sentences(None, t.sequence(ability.do))
    opening = told_when(t, ability.when)
    if ability.if_ is not None:
        with t.aside():
            opening = say("tell-when-if", when=opening, condition=t.if_(ability.if_))
    limit = ability.limit
    if limit is not None:
        opening = say("tell-limited", when=opening, n=limit.n, period=slug(limit.period), last=yes(bool(limit.then)))
    clauses = optional(t, ability.do) if ability.may else t.sequence(ability.do)
    said = t.sentences(opening, clauses or [Clause(say("tell-nothing"))])
    if limit is not None and limit.then:
        t.focus = ""
        said += t.sentences(say("tell-after-last"), t.sequence(limit.then))
    return said


def optional(t: Telling, ops: Sequence[Any]) -> list[Clause]:
    """What may be done as a whole: "you may draw 1 card, then ..." """
    focus = t.focus
    clauses = t.sequence(ops)
    if clauses and all(clause.order for clause in clauses):
        before, t.form, t.focus = t.form, "inf", focus
        clauses = t.sequence(ops)
        t.form = before
        return [Clause(say("tell-you-may", clause=joined(clauses)))]
    return [Clause(say("tell-if-you-wish", clause=joined(clauses)))] if clauses else []


def always_sentences(t: Telling, ability: Ability) -> list[Text]:
    """What is always at work; several parts about the same speak of "it" or "them" after the first."""
    said: list[Text] = []
    before: Any = None
    for part in ability.always:
        about = getattr(part, part.target, None)
        same = isinstance(about, Selector) and about == before
        if same:
            t.focus = "those"
            setattr(part, part.target, Ref("those", (), "things", lambda scope: ()))
        elif about != before:
            t.focus = ""
        text = t.finish(t.part(part))
        if same:
            setattr(part, part.target, about)
        if ability.if_ is not None:
            text = say("tell-as-long", clause=text, condition=t.while_(ability.if_))
        said += t.sentences(None, [Clause(text)])
        if isinstance(about, Selector):
            noun = t.noun(about).bare
            t.things["those"] = noun._replace(many=about.pick is None)
        before = about
    return said


def announced(make: Callable[[], Telling], say_it: Callable[[Telling], list[Text]]) -> list[Text]:
    """Sentences with targets; one that can't be described where it is first mentioned is chosen before."""
    first: list[str] = []
    while True:
        t = make()
        try:
            choices = [sentence(say("tell-target", who=t.reader, what=t.aim(name).phrase)) for name in first]
            said = [*choices, *say_it(t)]
        except Unspoken as target:
            names = list(t.aims)
            first = names[: names.index(target.target) + 1]
            continue
        unsaid = [name for name in t.aims if name not in t.things]
        if not unsaid:
            return said
        return [*[sentence(say("tell-target", who=t.reader, what=t.aim(name).phrase)) for name in unsaid], *said]


def target_text(t: Telling, name: str) -> Text:
    """The question for one of the targets; those before it are taken as mentioned."""
    for each in t.aims:
        if each == name:
            break
        t.mention(each)
    return sentence(say("tell-target", who=t.reader, what=t.aim(name).phrase))


def told(t: Telling, ops: Sequence[Any]) -> Text:
    """What some operations do, in sentences: for questions put while they are carried out."""
    return paragraph(t.sentences(None, t.sequence(ops)))

