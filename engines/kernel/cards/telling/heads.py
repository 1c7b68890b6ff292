"""How whole abilities are said: what they wait for, what they replace, what is always at work, what is used and at
which cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any

from engines.kernel.text import Phrase, Text, Word, say, slug

from ..ability import Ability, When
from ..costs import Limit
from ..lasting import Figures
from ..scope import Ref
from ..select import Selector
from ..values import Figure, Just
from .phrases import Noun, only
from .sentences import Clause, Unspoken, either, joined, listed, paragraph, sentence, yes

if TYPE_CHECKING:
    from ..conditions import History
    from .saying import Telling


def told_when(t: Telling, when: When, n: Word = 0, lead: str = "when") -> Text:
    """A situation: "when this Creature dies"; "whenever" it comes about, or the "next-time" (so many times)."""
    said: list[Text] = []
    for name in when.event:
        own, condition = _whose(t, when, name)
        text = event_said(t, own, name)
        text = text if name in t.language.at_events else say("tell-" + lead, event=text, n=n)
        said.append(text if condition is None else say("tell-when-if", when=text, condition=condition()))
    text = either(said)
    meet(t, when)
    if when.if_ is not None:
        with t.aside():
            text = say("tell-when-if", when=text, condition=t.if_(when.if_))
    return text


def told_past(t: Telling, history: History, n: Any, *, negated: bool) -> Text:
    """That a situation came about (or did not) so often in a span of time: "a Creature has died this turn"; or that it
    came to so much in all. What it is about is spoken of in it alone."""
    kept = dict(t.things), dict(t.aliases), t.measured
    when, period = history.happened, history.since or history.this
    if history.total:
        when, n = with_parts(when, amount=Figure.made(at_least=n)), Just(1)
    denied = negated and n.constant == 1
    apart = not history.total and _counts_things(t, when, n)
    said: list[Text] = []
    with t.aside():
        for name in when.event:
            own, condition = _whose(t, _of_all(t, when, name) if history.total or apart else when, name)
            if apart:
                text = event_text(t, own, name, "fewer" if negated else "least", n.constant)
            else:
                text = event_text(t, own, name, "plural") if history.total else event_said(t, own, name)
            words = {role + "-none": yes(_deniable(t, text.words.get(role))) for role in ROLES}
            text = Text(text.id + ".past", {**text.words, **words, "negated": yes(denied)})
            said.append(text if condition is None else say("tell-history-if", event=text, condition=condition()))
        meet(t, when)
        text = listed(said) if denied else either(said)
        if when.if_ is not None:
            text = say("tell-history-if", event=text, condition=t.if_(when.if_))
    t.things, t.aliases, t.measured = kept
    less, total = yes(negated and not denied), yes(history.total)
    times = 1 if apart else t.lettered(n)
    return say("tell-history", event=text, period=slug(period), n=times, less=less, total=total)


def _counts_things(t: Telling, when: When, n: Any) -> bool:
    """Whether how often something came about is how many it came about to: for it does so to each but once."""
    once = all([t.language.events[name].parting and "subject" in t.language.events[name].roles for name in when.event])
    return once and n.constant is not None and n.constant > 1 and not isinstance(when.subject, Ref)


def _of_all(t: Telling, when: When, name: str) -> When:
    """A situation whose amounts are added up: of all that it could be about."""
    kind = t.language.events[name].roles.get("subject")
    if kind is None or when.subject is not None:
        return when
    known = t.language.kinds.get(kind) == (kind,)
    return with_parts(when, subject=Selector.read({"kind": kind} if known else {}, t.language.reader()))


def told_total(t: Telling, history: History) -> Text:
    """How often a situation came about in a span of time, or how much that was in all."""
    whole = copy(history)
    whole.total = False
    event = told_past(t, whole, Just(1), negated=False)
    measures = {str(t.language.events[name].roles.get("amount", "any")) for name in history.counted.event}
    measure = slug(measures.pop()) if len(measures) == 1 else "any"
    return say("value-total", event=event, of=measure) if history.total else say("value-history", event=event)


ROLES = ("subject", "other", "player")


def kinds_told(kinds: Sequence[str], measure: str) -> Text:
    """The kinds of an event whose amount counts `measure`: a kind of DMG, or of an act."""
    return either([say("word-kind", word=slug(each), name=each, measure=measure) for each in kinds])


def _deniable(t: Telling, word: Word | None) -> bool:
    """Whether a phrase means one of several, so that "no" stands before it where its verb is denied."""
    if not isinstance(word, Phrase):
        return False
    if word.either:
        return all([_deniable(t, each) for each in word.either])
    if word.id in ("player-foe", "player-each"):
        return word.words["someone"] == "yes" and not t.language.two_players
    return word.words.get("det") == "a"


def _whose(t: Telling, when: When, name: str) -> tuple[When, Callable[[], Text] | None]:
    """A situation with whose it is said of what it is about ("when an opposing Creature dies"); where that has a name,
    as a condition of its own."""
    roles, player = t.language.events[name].roles, when.player
    role = {"controller": "subject", "attacker": "other"}.get(roles.get("player", ""))
    about = getattr(when, role) if role is not None else None
    if player is None or role is None or about is None and name in t.language.of_players:
        return when, None
    if player.text == "each":
        return with_parts(when, player=None), None
    if isinstance(about, Ref):
        return with_parts(when, player=None), lambda: say(
            "tell-if",
            condition=say("if-controller", player=t.the(player).phrase, who=t.the(about).phrase, negated="no"),
        )
    if about is None:
        kind = roles[role]
        known = isinstance(kind, str) and kind not in t.language.nouns and t.language.kinds.get(kind) == (kind,)
        about = Selector.read({"kind": kind} if known else {"side": "any"}, t.language.reader())
    side = {"you": "own", "foe": "foe"}.get(player.text)
    about = only(about, side=side) if side is not None and about.side == "any" else only(about, controller=player)
    return with_parts(when, player=None, **{role: about}), None


def with_parts(when: When, **other: Any) -> When:
    """A situation with other parts."""
    return When.made(**{field.name: getattr(when, field.name) for field in When.fields.values()} | other)


def event_said(t: Telling, when: When, name: str) -> Text:
    """What comes about, in words of the game's own where it has some."""
    own = t.language.event_tellers.get(name)
    return event_text(t, when, name) if own is None else own(t, when, name)


def event_text(t: Telling, when: When, name: str, det: str = "a", n: int = 0, **more: Word) -> Text:
    """What comes about, without what leads it in; `det` and `n` as for `Speaking.who`."""
    return t.event(name, _roles(t, when, name, det, n) | _parts(t, when, name) | more)


def _roles(t: Telling, when: When, name: str, det: str, n: int) -> dict[str, Word]:
    """What an event is about, as words; "it" is its subject afterwards."""
    event = t.language.events[name]
    words: dict[str, Word] = {}
    about = ""
    named = [
        t.aliases.get(what.name, what.name)
        for role in ("subject", "other")
        if isinstance(what := getattr(when, role), Ref)
    ]
    if t.focus not in named:
        t.focus = ""
    for role in ("subject", "other", "player"):
        what = getattr(when, role)
        if what is None or role not in event.roles:
            continue
        t.common, t.someone = t.kinds_of(event.roles[role]), True
        if isinstance(what, Selector):
            said = t.who(what, "a" if n and role != "subject" else det, n)
        elif what.text == "each":
            said = t.speak(Noun(("player",)), "each" if name in t.language.at_events else "a")
        else:
            said = t.the(what)
        t.common, t.someone = (), False
        words[role] = said.phrase
        words[role + "-is"] = slug(what.text) if isinstance(what, Ref) else ""
        if role == "subject" and said.long != "vague":
            about = t.aliases.get(what.name, what.name) if isinstance(what, Ref) else "subject"
        elif role == "other" and when.subject is None and said.long != "vague" and name in t.language.voiced:
            about = what.name if isinstance(what, Ref) else "other"
    t.focus = about
    return words


def _parts(t: Telling, when: When, name: str) -> dict[str, Word]:
    """How much an event is, of what kind, whereto, as words."""
    measure = slug(str(t.language.events[name].roles.get("amount", "any")))
    words: dict[str, Word] = {"measure": measure}
    if when.to:
        words |= {"to": slug(when.to[0]), "zone": either([say("to-zone", zone=slug(zone)) for zone in when.to])}
    if when.kind:
        words["kinds"] = slug(when.kind[0])
        words["kind"] = kinds_told(when.kind, measure)
    if when.amount is not None:
        words |= {
            "some": "yes",
            "much": Text("much", {**t.bound(when.amount), "of": measure, "kind": words.get("kind", "")}),
        }
    return words


def meet(t: Telling, when: When) -> None:
    """Notes what an event is about, for what is said of it later."""
    event = t.language.events[when.event[0]]
    t.measured = slug(str(event.roles.get("amount", "any")))
    for role in ("subject", "other"):
        if role not in event.roles:
            continue
        what = getattr(when, role)
        if isinstance(what, Selector):
            t.common = t.kinds_of(event.roles[role])
            t.things[role] = t.noun(what).bare
            t.common = ()
        elif isinstance(what, Ref):
            t.aliases[role] = what.name
        else:
            told = t.language.role_of(when, role) if t.language.role_of is not None else ""
            kinds = t.kinds_of(told or event.roles[role])
            t.things[role] = Noun(kinds, definite=role == "other" and kinds[0] not in t.language.kinds).bare


def would(t: Telling, ability: Ability) -> Text:
    """Something that happens instead of something else, or with another amount, as one clause."""
    said = _replacing(t, ability.would, [ability.if_], ability.amount, ability.do, may=ability.may, of=ability)
    limit = ability.limit
    if limit is None:
        return said
    return t.finish(say("tell-uses", clause=said, n=t.lettered(limit.n), home=t.home, **limited(limit)))


def limited(limit: Limit) -> dict[str, Word]:
    """Of what and in which span of time a limit counts, as words."""
    return {"period": slug(limit.period), "per": limit.per}


def limit_sentence(t: Telling, limit: Limit) -> Text:
    """How often something may be used, in a sentence of its own."""
    return sentence(t.finish(say("card-limit", n=t.lettered(limit.n), **limited(limit))))


def _replacing(
    t: Telling,
    when: When,
    conditions: Sequence[Any],
    amount: tuple[str, Any] | None,
    ops: Sequence[Any],
    det: str = "a",
    *,
    may: bool = False,
    of: Ability | None = None,
) -> Text:
    text, words = _would(t, when, [when.if_, *conditions], det)
    if of is not None:
        words = {**words, "result": getattr(of, "result", ""), "goes": getattr(of, "goes", "")}
    if of is not None and of.from_:
        with t.aside():
            text = say("tell-when-while", when=text, condition=lying(t, of))
    if amount is None:
        return _replaced(t, when, text, words, ops, may=may)
    word, value = amount
    if word == "set" and value.word == "half" and value.half.word == "event":
        said = say("tell-amount-half", of=t.measured, up=yes(value.up))
    else:
        said = _amount(t, word, value)
    clause = joined([Clause(said), *_instead_clauses(t, ops)])
    return t.explained(say("tell-would", would=text, clause=_wished(clause) if may else clause))


def _amount(t: Telling, word: str, value: Any) -> Text:
    """Another amount of what comes about: "that damage is reduced by 1"; one of two that go apart, with its
    condition."""
    if word == "change" and value.word == "if" and value.then.constant is not None and value.else_.constant is not None:
        with t.inside():
            condition = t.if_(value.if_)
        then, otherwise = _amount(t, word, value.then), _amount(t, word, value.else_)
        return say("tell-if-else", condition=condition, clause=then, otherwise=otherwise)
    by, way = t.change(value) if word == "change" else (t.amount(value), "more")
    return t.finish(say("tell-amount-" + word, of=t.measured, n=by, sign=way))


def instead(t: Telling, op: Any, det: str = "a") -> Text:
    """What an `instead` does for a time, as one clause: "this Creature would die, instead exclude it"; `det` as for
    `Speaking.who`."""
    return _replacing(t, with_parts(op.when, subject=op.subject, player=op.player), (), op.changed, op.do_, det)


def per_each(t: Telling, whom: Any) -> str:
    """Of what, now that it was spoken of, it is counted how often something happens instead: of "each" of several, or
    of the one "card"."""
    if isinstance(whom, Selector):
        return "card" if whom.pick is not None and whom.pick.most.constant == 1 else "each"
    several = isinstance(whom, Ref) and whom.name in t.things and t.things[whom.name].many
    return "each" if several else "card"


def told_instead(t: Telling, op: Any, det: str = "plural") -> Text:
    """An `instead` with how often, if not always, and how long: "the next time it would die this turn, instead exclude
    it"; `det` as for `Speaking.who`."""
    with t.aside():
        clause = instead(t, op, det)
        if op.uses is not None:
            n, per = t.lettered(op.uses), per_each(t, op.whom)
            clause = t.finish(say("tell-uses", clause=clause, n=n, period="match", home="", per=per))
        said = say("tell-if", condition=clause)
    return t.until(Text("op-instead", {"clause": said}), op.until, op.whom, {})


def _would(t: Telling, when: When, conditions: Sequence[Any], det: str = "a") -> tuple[Text, dict[str, Word]]:
    """What would come about, with the words of its last event."""
    said: list[Text] = []
    words: dict[str, Word] = {}
    more: list[Callable[[], Text]] = []
    for name in when.event:
        own, condition = _whose(t, when, name)
        base = event_text(t, own, name, det)
        words = base.words
        said.append(Text(base.id + ".would", words))
        more += [condition] if condition is not None else []
    text = either(said)
    focus = t.focus
    meet(t, when)
    for condition in more[:1]:
        text = say("tell-when-if", when=text, condition=condition())
    for condition in conditions:
        if condition is not None:
            with t.inside(), t.led("if"):
                text = t.both([text, t.condition(condition)], "and")
    t.focus = focus
    return text, words


def _replaced(
    t: Telling, when: When, text: Text, words: dict[str, Word], ops: Sequence[Any], *, may: bool = False
) -> Text:
    focus = t.focus
    clauses = _instead_clauses(t, ops)
    own = t.language.would_tellers.get(when.event[0])
    if may and own is None and clauses and all(clause.order for clause in clauses):
        before, t.form, t.focus = t.form, "inf", focus
        clause = joined(_instead_clauses(t, ops))
        t.form = before
        return t.explained(say("tell-instead", would=text, clause=say("tell-you-may", clause=clause)))
    clause = joined(clauses) if clauses else None
    if own is not None:
        return t.explained(own(t, text, words, clause, may))
    if clause is None:
        return say("tell-prevented", would=text, may=yes(may))
    id = "tell-instead-wished" if may else "tell-instead"
    return t.explained(say(id, would=text, clause=_wished(clause) if may else clause))


def _wished(clause: Text) -> Text:
    return say("tell-if-you-wish", clause=clause)


def _instead_clauses(t: Telling, ops: Sequence[Any]) -> list[Clause]:
    with t.inside():
        before, t.replacing = t.replacing, True
        clauses = t.sequence(ops)
        t.replacing = before
        return clauses


def ability_sentences(t: Telling, ability: Ability) -> list[Text]:
    """All that an ability without a use says: its situation or what it replaces, what is at work, what it does."""
    if ability.would is not None:
        return [sentence(say("tell-if", condition=would(t, ability)))]
    if ability.always and ability.when is None:
        return always_sentences(t, ability)
    if ability.when is None:
        return used_sentences(t, ability)
    opening = told_when(t, ability.when)
    if ability.from_:
        with t.aside():
            opening = say("tell-when-while", when=opening, condition=lying(t, ability))
    if ability.if_ is not None:
        with t.aside():
            opening = say("tell-when-if", when=opening, condition=t.if_(ability.if_))
    limit = ability.limit
    if limit is not None:
        last = yes(bool(limit.then))
        opening = t.finish(say("tell-limited", when=opening, n=t.lettered(limit.n), last=last, **limited(limit)))
    chosen = t.chosen()
    clauses = [*chosen, *(optional(t, ability.do) if ability.may else t.sequence(ability.do))]
    said = t.sentences(opening, clauses or [Clause(say("tell-nothing"))])
    return said + after_last(t, limit) if limit is not None else said


def used_sentences(t: Telling, ability: Ability) -> list[Text]:
    """On which condition something is used, and what it does then."""
    only_if: list[Text] = []
    if ability.if_ is not None:
        with t.aside():
            only_if.append(sentence(say("card-only", condition=t.if_(ability.if_))))
    return only_if + t.sentences(None, optional(t, ability.do) if ability.may else t.sequence(ability.do))


def after_last(t: Telling, limit: Limit) -> list[Text]:
    """What happens after the last time, if a limit says so."""
    if not limit.then:
        return []
    t.focus = ""
    return t.sentences(say("tell-after-last"), t.sequence(limit.then))


def lying(t: Telling, ability: Ability) -> Text:
    """That the card lies where the ability works: "this Creature is in your Cemetery"."""
    return say("tell-lies", who=t.this.phrase, zone=say("your-zone", zone=slug(ability.from_)))


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
            part = copy(part)
            setattr(part, part.target, Ref("those", (), "things", lambda _scope: ()))
        elif about != before:
            t.focus = ""
        text = t.finish(t.part(part))
        if ability.from_ or ability.if_ is not None:
            with t.inside(), t.led("while"):
                hangs = [lying(t, ability)] if ability.from_ else []
                hangs += [t.condition(ability.if_)] if ability.if_ is not None else []
                condition = say("tell-while", condition=t.both(hangs, "and"))
                text = say("tell-as-long", clause=text, condition=condition, first="no")
        said += t.sentences(None, [Clause(text)])
        if isinstance(about, Selector):
            noun = t.noun(about).bare
            t.things["those"] = noun._replace(many=about.pick is None)
        before = about
    return said


def announced(
    make: Callable[[], Telling], say_it: Callable[[Telling], list[Text]], *, behind: bool = False
) -> list[Text]:
    """Sentences with targets; one that can't be described where it is first mentioned is chosen before, in a sentence
    of its own, or (`behind`) behind the situation that `say_it` leads it in with (`Telling.chosen`)."""
    first: tuple[str, ...] = ()
    while True:
        t = make()
        t.first = first
        try:
            before = [] if behind else t.chosen()
            said = say_it(t)
        except Unspoken as target:
            behind = behind and target.target not in first
            names = tuple(t.aims)
            first = names[: names.index(target.target) + 1]
            continue
        unsaid = tuple(name for name in t.aims if name not in t.things)
        if not unsaid:
            return [*(sentence(clause.text) for clause in before), *said]
        first = (*first, *unsaid)


def target_text(t: Telling, name: str) -> Text:
    """The question for one of the targets; those before it are taken as mentioned."""
    for each in t.aims:
        if each == name:
            break
        t.mention(each)
    return sentence(say("tell-target", who=t.reader, what=t.aim(name).phrase))


def behind(t: Telling, part: Any) -> Telling:
    """A telling of a part of a card, what sets the part off having been told."""
    if getattr(part, "when", None) is not None:
        meet(t, part.when)
    return t


def told(t: Telling, ops: Sequence[Any]) -> Text:
    """What some operations do, in sentences: for questions put while they are carried out."""
    if ops and ops[0].answers is not None:
        meet(t, ops[0].answers())
    return paragraph(t.sentences(None, t.sequence(ops)))


NAMED = Ref("named", (), "things", lambda _scope: ())


def begun(t: Telling, part: Any, name: Word, kinds: Sequence[str], numbers: Mapping[str, int]) -> Text:
    """What begins to last for something by its own name ("Vigil Dog gets +1/+1"), with its numbers as they were
    fixed."""
    twin = copy(part)
    if part.until is not None and part.until.kind != "while":
        twin.until = None
    setattr(twin, part.target, NAMED)
    t.phrases[NAMED.name] = Phrase("named", {"what": name}, tuple(kinds))
    if isinstance(twin, Figures):
        twin.numbers = {name: Just(numbers.get(name, 0)) for name in part.numbers}
    elif "n" in numbers:
        twin.n = Just(numbers["n"])
    return t.finish(t.op(twin))
