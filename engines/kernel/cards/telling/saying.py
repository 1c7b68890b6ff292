"""How operations are said: clause by clause, in sentences.

An operation is the message `op-WORD`: each field is a word of the message
by its own name (things as phrases), `$who` who does it. A game adds tellers to its language where a message with these
words is not enough.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from copy import copy
from typing import Any, cast

from msgspec.structs import replace

from engines.kernel.text import Listing, Phrase, Text, Word, say, slug

from ..ability import When
from ..branches import Let
from ..conditions import And, Happened, Or
from ..costs import Cost, CostField
from ..fields import Change, Flag, Line, Program, Things, Until, Value
from ..fields import Word as WordField
from ..flow import Op
from ..going import Going
from ..lasting import Act, Allow, AtWork, Be, Figures, Forbid, Must, Span
from ..packs import Amounts, Counters
from ..pay import Pay
from ..reading import Field, Part, is_plain, parts
from ..scope import Ref, RefField
from ..select import Selector
from ..values import Asked
from .asking import Asking, lowers
from .heads import event_said
from .phrases import Noun, pronoun
from .sentences import Clause, either, joined, listed, nor, sentence, where, yes
from .tellers import OPERATIONS

UNTOLD: dict[str, Word] = {
    "some": "no", "much": "", "kind": "", "kinds": "any", "to": "any", "zone": "", "measure": "any",
    "negated": "no",
}  # fmt: skip
"""The words of an event of which nothing is said but its name."""


class Telling(Asking):
    """An effect being put into words."""

    @contextmanager
    def branch(self) -> Generator[None]:
        """Says something that may not come about: what is mentioned in it is not "it" afterwards."""
        focus, nested, form = self.focus, self.nested, self.form
        self.nested, self.form = True, "imp"
        yield
        self.focus, self.nested, self.form = focus, nested, form

    def kept(self) -> dict[str, Any]:
        """All that is known of what was said so far, for `restore`."""
        return {name: _copied(each) for name, each in vars(self).items()}

    def restore(self, kept: dict[str, Any]) -> None:
        """What was said since is said anew."""
        vars(self).update({name: _copied(each) for name, each in kept.items()})

    def chosen(self) -> list[Clause]:
        """The choice of the targets that come first, behind what leads in what is done."""
        names, self.first = self.first, ()
        said = [say("tell-target", who=self.reader, what=self.aim(name).phrase) for name in names]
        return [Clause(self.explained(self.finish(clause)), order=True) for clause in said]

    # ---------------------------------------------------------------- operations

    def sequence(self, ops: Sequence[Op]) -> list[Clause]:
        """What operations do, clause by clause."""
        self.numbered |= {name: n for n, name in enumerate(_parted(ops), len(self.numbered) + 1)}
        named = [name for each in parts(ops) if isinstance(each, Let) for name in each.numbers]
        self.changing |= {name for name in named if named.count(name) > 1}
        said = [self.clause(run[0]) if len(run) == 1 else self._at_once(run) for run in self._runs(ops)]
        return [clause for clause in said if clause is not None]

    def _runs(self, ops: Sequence[Op]) -> list[list[Op]]:
        """Operations one by one, those together that begin to last for the same and as long."""
        runs: list[list[Op]] = []
        for op in ops:
            if runs and self._lasts_like(runs[-1][-1], op):
                runs[-1].append(op)
            else:
                runs.append([op])
        return runs

    def _lasts_like(self, one: Op, other: Op) -> bool:
        spans = [
            op.until
            for op in (one, other)
            if isinstance(op, AtWork) and op.if_ is None and not op.may and not self._is_order(op)
        ]
        if (
            len(spans) < 2
            or spans[0] is None
            or spans[0] != spans[1]
            or spans[0].kind != "moment"
            or spans[0].of is not None
        ):
            return False
        targets = [getattr(op, cast(AtWork, op).target) for op in (one, other)]
        known = {one.word, other.word}.isdisjoint(self.language.op_tellers)
        return known and isinstance(targets[0], Ref) and targets[0] == targets[1]

    def _at_once(self, run: Sequence[Op]) -> Clause:
        """What begins to last for the same, behind how long it does."""
        self.endless = True
        with self.row(run):
            said = listed([self.op(op) for op in run])
        self.endless = False
        return Clause(
            self.finish(say("until", clause=said, until=slug(cast(AtWork, run[0]).until.moment), first="yes"))
        )

    def clause(self, op: Op) -> Clause | None:
        """An operation, with its condition and with "may"."""
        if op.if_ is None:
            return self._maybe(op)
        condition = self.if_(op.if_)
        with self.branch():
            clause = self._maybe(op)
        return clause and Clause(say("tell-if-then", condition=condition, clause=clause.text), apart=True, closed=True)

    def _maybe(self, op: Op) -> Clause | None:
        if isinstance(op, Let):
            return self._named_numbers(op)
        order = self._is_order(op)
        if not op.may or _is_offer(op):
            text = self.op(op)
            closed = op.word in self.language.closed and (op.word != "for_each" or text.id == "tell-for-each")
            answers = isinstance(op, Going) and bool(op.answering)
            return Clause(self.finish(text), apart=answers, order=order, closed=closed or answers)
        if order:
            before, self.form = self.form, "inf"
            said = self.finish(self.op(op))
            self.form = before
            return Clause(say("tell-you-may", clause=said))
        if getattr(getattr(op, op.doer, None), "text", "") == "this":
            self.may = True
            said = self.finish(self.op(op))
            self.may = False
            return Clause(said)
        return Clause(say("tell-if-you-wish", clause=self.finish(self.op(op))))

    def _is_order(self, op: Op) -> bool:
        """Whether the verb of an operation tells the reader what to do."""
        if _is_offer(op):
            return False
        if op.doer == "you":
            return True
        who = getattr(op, op.doer, None) if op.doer else None
        return getattr(who, "text", "") == "you"

    def part(self, part: AtWork, *, standing: bool = True) -> Text:
        """What is at work, always or (without `standing`) for a time, with its condition."""
        before, self.standing = self.standing, standing
        said = self.op(part)
        self.standing = before
        if part.if_ is None:
            return said
        return say("tell-as-long", clause=said, condition=self.while_(part.if_), first="no")

    def op(self, op: Op) -> Text:
        """An operation without its condition; what it brings may be spoken of afterwards."""
        said = self._op(op)
        if op.as_ in self.numbered:
            said = say("tell-numbered", clause=said, n=self.numbered[op.as_])
        if op.about is not None and op.about.sort == "things":
            kinds = tuple(slug(kind) for kind in op.about.could_be) if len(op.about.could_be) == 1 else ("card",)
            how = self.language.brought.get(op.word)
            words = (say(how),) if how is not None and op.about.many else ()
            self.things[op.as_] = Noun(kinds, how=words, many=op.about.many, definite=bool(words))
            self.focus = op.as_
            n = getattr(getattr(op, "n", None), "constant", None)
            if n is not None and (n > 1) == op.about.many:
                self.counts[op.as_] = n
            for what in [getattr(op, name) for name, _ in op.things_fields()]:
                if isinstance(what, Selector):
                    self.note(op.as_, what)
        return said

    def _op(self, op: Op) -> Text:
        own = self.language.op_tellers.get(op.word)
        if own is not None:
            return own(self, op)
        flow = OPERATIONS.get(op.word)
        if flow is not None:
            return flow(self, op)
        words = self.op_words(op)
        return self.lasting(op, Text("op-" + slug(op.word), words), words)

    def lasting(self, op: Any, text: Text, words: dict[str, Word]) -> Text:
        """An operation with how long it lasts."""
        until = getattr(op, "until", None)
        if until is None or self.endless:
            return text
        if isinstance(op, Allow) and until.moment == "turn" and self.language.timed.issuperset(op.act):
            return text
        target = getattr(op, getattr(op, "target", "to"), None)
        return self.until(self.counted(text), until, target, words)

    def op_words(self, op: Op) -> dict[str, Word]:
        """The fields of an operation as words of its message, by their own names; `$who` is who does it."""
        words: dict[str, Word] = {"always": yes(self.standing), "chosen": yes(self.by_another)}
        # Players whom something is at work for are spoken of together.
        together, self.several = self.several, self.several or isinstance(op, AtWork) and _of_players(op)
        if op.doer == "you":
            words |= {} if op.verbless else {"who": self.reader}
        elif op.doer:
            words["who"] = self.doer_of(op)
            words["who-is"] = slug(getattr(getattr(op, op.doer), "text", ""))
        if isinstance(op, Counters):
            words |= self._counted(op)
        for name, field in op.fields.items():
            if field.name == op.doer or isinstance(field, Until) or name in words:
                continue
            value = getattr(op, field.name)
            words["has-" + name] = yes(value not in (None, (), ""))
            words |= self.field_words(name, field, value)
        self.several = together
        if isinstance(op, Figures):
            words["changes"] = self.figures(op)
            words["lost"] = yes(_losing(words["changes"]))
        if isinstance(op, Amounts):
            words["amounts"] = self.amounts(op.amounts)
        if isinstance(op, Be):
            words["words"] = listed(
                [
                    say("of-" + slug(name), what=listed([self.word(name, each) for each in row]))
                    for name, row in op.words.items()
                ]
            )
        if isinstance(op, Forbid | Must | Allow):
            found = any(self.language.acts[each].found for each in op.act)
            if isinstance(op.what, Selector) and (isinstance(op, Forbid) or found):
                self.common = ("card",)
                words["what"] = self.who(op.what, "plural" if isinstance(op, Forbid) else "some").phrase
                self.common = ()
            about = {name: words[name] for name in ("what", "has-what") if name in words} | {
                "has-what": yes(op.what is not None)
            }
            named = op.named if isinstance(op, Forbid) else ""
            called = self.word("keywords" if named in self.language.keywords else "marked", named) if named else ""
            about |= {"named": called, "has-named": yes(named)}
            acts = [
                say(
                    "act-" + slug(each),
                    **about,
                    who=words["to"],
                    player=yes(_of_players(op)),
                    label=each.rpartition(" ")[2],
                )
                for each in op.act
            ]
            words |= {"act": listed(acts), "act-or": nor(acts)}
        return words

    def _counted(self, op: Counters) -> dict[str, Word]:
        """What counters are put on or taken from, and how many: that may be about "it"."""
        name = op.as_field
        to = self.who(getattr(op, name), "each")
        with self.it_is(getattr(op, name)):
            n = self.amount(op.n)
        if isinstance(op.to, Ref):
            self.focus = self.aliases.get(op.to.name, op.to.name)
        return {name: to.phrase, "counters": say("counter-" + slug(op.what), n=n), "n": n}

    @contextmanager
    def it_is(self, what: Any) -> Generator[None]:
        """Says something in which "it" is what something else is done to."""
        things, aliases = dict(self.things), dict(self.aliases)
        if isinstance(what, Selector):
            self.things["it"] = self.noun(what).bare
        elif isinstance(what, Ref) and not what.path and what.name != "it":
            self.aliases["it"] = self.aliases.get(what.name, what.name)
        yield
        self.things = things | {name: noun for name, noun in self.things.items() if name != "it"}
        self.aliases = aliases | {name: other for name, other in self.aliases.items() if name != "it"}

    def doer_of(self, op: Op) -> Phrase:
        """Who does an operation."""
        field, value = next((f, getattr(op, f.name)) for f in op.fields.values() if f.name == op.doer)
        if isinstance(field, RefField):
            if not self.standing and (value is None or value.text == "you"):
                return self.reader
            return self.the(value).phrase
        if not self.standing and getattr(value, "text", "") == "you":
            return self.reader
        said = self.who(value, self.det_of(cast(Things, field))).phrase
        return replace(said, num="may") if self.may else said

    def det_of(self, field: Things) -> str:
        """The determiner with which a field speaks of all that fit."""
        if (self.standing or self.going) and field.det in ("all", "each"):
            return "plural"
        return self.language.each if field.det == "each" else field.det

    def field_words(self, name: str, field: Field[Any], value: Any) -> dict[str, Word]:
        """A field of a part as words."""
        if value is None:
            return {name: ""}
        if isinstance(field, Things):
            return {name: self.who(value, self.det_of(field)).phrase}
        if isinstance(field, RefField):
            with self.aside():
                return {name: self.the(value).phrase, name + "-is": slug(value.text)}
        if isinstance(field, Change):
            n, way = self.change(value)
            return {name: n, name + "-sign": way}
        if isinstance(field, Value):
            return {name: self.amount(value)}
        if isinstance(field, Program):
            return {name: self.block(value) if value else say("tell-nothing")}
        if isinstance(field, CostField):
            return {
                name: self.cost(value) or say("tell-nothing"),
                name + "-done": yes(not any(way.amounts for way in value.ways)),
            }
        if isinstance(field, Flag):
            return {name: yes(value)}
        if isinstance(field, Line | WordField):
            return {name: slug(value) if isinstance(field, WordField) else value, name + "-name": value}
        if isinstance(value, int | str):
            return {name: value}
        if isinstance(field, Act):
            return {name + "-first": slug(cast(tuple[str, ...], value)[0])}
        if isinstance(value, tuple) and all(isinstance(each, str) for each in cast(tuple[Any, ...], value)):
            words = cast(tuple[str, ...], value)
            row = [self.word(name, each) for each in words]
            return {
                name: listed(row) if row else "",
                name + "-or": nor(row) if row else "",
                name + "-first": slug(words[0]) if words else "",
            }
        return {}

    def amounts(self, amounts: dict[str, Any]) -> Text:
        """So much of resources: "2 coins and 1 Ether"."""
        with self.row(len(amounts) > 1):
            return listed([say("amount-" + slug(name), n=self.amount(value)) for name, value in amounts.items()])

    def figures(self, part: Figures) -> Text:
        """The figures that change, and how: "+2 Attack and −1 Defense", "Attack 3"."""
        own = self.language.figures_teller(self, part) if self.language.figures_teller is not None else None
        if own is not None:
            return own
        said: list[Text] = []
        lost = part.word == "change" and all(map(lowers, part.numbers.values()))
        for name, value in part.numbers.items():
            with self.row(len(part.numbers) > 1):
                by = self.signed(value) if part.word == "change" else self.amount(value)
            figure = say("figure-" + slug(name), one=yes(value.constant in (1, -1)))
            said.append(say("figure-" + part.word, figure=figure, n=by, lost=yes(lost), less=str(by).lstrip("+−")))
        return listed(said)

    def counted(self, clause: Text) -> Text:
        """A clause with what its number is for each of: that stands before all else."""
        each, self.per = self.per, None
        return clause if each is None else say("tell-per", clause=clause, each=each)

    def finish(self, clause: Text) -> Text:
        """A clause with what has to be added behind it."""
        clause = self.counted(clause)
        tails, self.tails = self.tails, []
        for tail in tails:
            clause = tail(clause)
        return clause

    def block(self, ops: Sequence[Op]) -> Text:
        """Operations that may not come about, or several times, as one clause."""
        with self.branch():
            clauses = self.sequence(ops)
        return joined(clauses) if clauses else say("tell-nothing")

    def explained(self, clause: Text, *, last: bool = True) -> Text:
        """A clause with its letters explained: those that it mentions, or (`last`) all that are left."""
        left = self.wheres
        while met := [row for row in left if last or _mentions(clause, row[0])]:
            left = [row for row in left if row not in met]
            for letter, value in met:
                clause = where(clause, letter, value)
        self.wheres = left
        return clause

    def sentences(self, opening: Text | None, clauses: Sequence[Clause], *, last: bool = True) -> list[Text]:
        """Clauses in sentences, with `last` the last ones of their text; behind an opening they are one sentence."""
        ends = [n for n, clause in enumerate(clauses[:-1], 1) if clause.closed]
        if ends:
            said = self.sentences(opening, clauses[: ends[0]], last=False)
            for start, end in zip(ends, [*ends[1:], len(clauses)], strict=True):
                clause = self.explained(joined(clauses[start:end]), last=end == len(clauses))
                said.append(sentence(say("tell-then-first", clause=clause)))
            return said
        if opening is not None:
            return [sentence(say("tell-opened", opening=opening, clause=self.explained(joined(clauses), last=last)))]
        groups: list[list[Clause]] = []
        for clause in clauses:
            if not groups or clause.apart or groups[-1][-1].apart:
                groups.append([])
            groups[-1].append(clause)
        return [sentence(self.explained(joined(each), last=last and each is groups[-1])) for each in groups]

    def _named_numbers(self, op: Let) -> Clause | None:
        """Numbers with names: one that is asked is chosen, one that changes is told; any other is explained where the
        sentence ends."""
        told: list[Clause] = []
        for name, value in op.numbers.items():
            letter = self.letter(name)
            with self.inside():
                if isinstance(value, Asked):
                    told.append(Clause(self._number(letter, value)))
                elif name in self.changing:
                    told.append(Clause(say("tell-let", x=letter, value=self.value(value))))
                else:
                    with self.aside():
                        # It is explained behind all else, where "it" would be something else.
                        self.focus = ""
                        self.wheres.append((letter, self.value(value)))
        asked = any(isinstance(value, Asked) for value in op.numbers.values())
        return Clause(joined(told), apart=asked) if told else None

    def _number(self, letter: str, asked: Asked) -> Text:
        low, high = asked.ask
        capped = high.word == "min" and len(high.min) == 2 and high.min[0].constant is not None
        top = high.min[0] if capped else high
        said = say("tell-choose-number", x=letter, low=self.value(low), high=self.value(top), who=self.reader)
        return say("tell-at-most", clause=said, limit=self.value(high.min[1])) if capped else said

    # ---------------------------------------------------------------- how long, costs

    def until(self, clause: Text, span: Span, what: Any, words: dict[str, Word], *, first: bool | None = None) -> Text:
        """A clause with its duration, behind it or (`first`) before; `what` is what it is about, "it" there: None
        where it is on nothing."""
        leads = yes(clause.id in self.language.until_first if first is None else first)
        with self.inside(), self.aside(), self.it_is(what):
            self.focus = self.aliases.get("it", "it")
            if span.kind == "while":
                return say("tell-as-long", clause=clause, condition=self.while_(span.condition), first=leads)
            if span.kind == "turns":
                return say("until-turns", clause=clause, n=self.amount(span.n), first=leads)
            if span.kind == "next":
                player = what if getattr(what, "sort", "") == "players" else None
                text = event_said(self, When.made(event=(span.event,), player=player), span.event)
                bound = player is None and (what is not None or words)
                about: dict[str, Word] = {"subject": self._pronoun(words), "has-subject": "yes"} if bound else {}
                return say("until-next", clause=clause, event=Text(text.id, {**text.words, **about}), first=leads)
            if span.kind == "leaves":
                self.focus = ""
                return say("until-leaves", clause=clause, who=self.the(span.of).phrase, first=leads)
            if span.of is not None:
                self.someone = True
                of = self.the(span.of)
                self.someone = False
                return say(
                    "until-" + slug(span.moment), clause=clause, who=of.phrase, whose=slug(span.of.text), first=leads
                )
            return say("until", clause=clause, until=slug(span.moment or span.kind), first=leads)

    def _pronoun(self, words: dict[str, Word]) -> Phrase:
        """It, or they: what an operation is about."""
        about = next(
            (
                word
                for name in ("to", "what", "of", "who")
                if isinstance(word := words.get(name), Phrase) and word.nouns
            ),
            None,
        )
        return pronoun(about if about is not None else self.speak(Noun((self.home,)), "this").phrase)

    def kinds_of(self, kind: Any) -> tuple[str, ...]:
        """The nouns of what an event's role is declared to be."""
        return tuple(map(slug, self.language.with_nouns((kind if isinstance(kind, str) else "card",))))

    def event(self, name: str, words: dict[str, Word]) -> Text:
        """An event by its message, with its roles as words; those that are not told are of the sort that the event
        declares."""
        event = self.language.events[name]
        own = dict(words)
        for role, kind in event.roles.items():
            if role in ("subject", "other", "player"):
                own["has-" + role] = yes(role in words)
                if role not in own:
                    own[role] = Phrase(
                        "thing", _plain_words("a"), ("player",) if role == "player" else self.kinds_of(kind)
                    )
        return Text("event-" + slug(name), {**UNTOLD, **own})

    def cost(self, cost: Cost) -> Text | None:
        """What is paid: "2 coins, sacrifice this card"."""
        tails, self.tails = self.tails, []
        with self.row(len(cost.amounts) + len(cost.acts) + len(cost.any_of) > 1):
            said = self._paid(cost)
        row: Text | None = None
        for each in said:
            row = each if row is None else say("tell-list", first=row, next=each)
        paid = None if row is None else self.finish(row)
        self.tails = tails
        return paid

    def _paid(self, cost: Cost) -> list[Text]:
        said: list[Text] = []
        if cost.amounts:
            said.append(self.amounts(cost.amounts))
        said += [self.op(op) for op in cost.acts]
        if cost.any_of:
            ways = either([text for each in _amounts_first(cost) if (text := self.cost(each)) is not None])
            said[-1:] = [say("tell-plus", first=said[-1], next=ways)] if said else [ways]
        return said


def _losing(said: Word) -> bool:
    """Whether what is said of figures, one or several, is that all become less."""
    if not isinstance(said, Text):
        return False
    return said.words.get("lost") == "yes" or any(map(_losing, said.words.values()))


def _amounts_first(cost: Cost) -> list[Cost]:
    """The alternatives of a cost, those first that are but amounts: "pay 2 Ether or discard 1 card"."""
    return sorted(cost.any_of, key=lambda each: bool(each.acts))


def _mentions(word: Word, letter: str) -> bool:
    """Whether a letter stands in a text."""
    if isinstance(word, Text | Phrase):
        rows = (*word.words.values(), *(word.either if isinstance(word, Phrase) else ()))
        return any([_mentions(each, letter) for each in rows])
    if isinstance(word, Listing):
        return any([_mentions(each, letter) for each in word.items])
    return isinstance(word, str) and word.lstrip("+−") == letter


def _parted(ops: Sequence[Op]) -> list[str]:
    """The names of what came about that are asked for when another operation has been named since, or together with
    another: "that" would be taken for the other."""
    found: list[str] = []
    latest = ""

    def walk(part: Any) -> None:
        nonlocal latest
        if isinstance(part, And | Or):
            asked = list(dict.fromkeys(each.name for each in parts(part) if isinstance(each, Happened)))
            found.extend(name for name in asked if len(asked) > 1 and name not in found)
        if isinstance(part, Happened):
            if latest not in ("", part.name) and part.name not in found:
                found.append(part.name)
        elif isinstance(part, tuple | list):
            for each in cast(Sequence[Any], part):
                walk(each)
        elif isinstance(part, Part):
            for each in (getattr(part, "if_", None), *(getattr(part, field.name) for field in part.fields.values())):
                if not is_plain(each):
                    walk(each)
            latest = getattr(part, "as_", "") or latest

    walk(ops)
    return found


def _is_offer(op: Op) -> bool:
    """Whether an operation says "you may" by itself."""
    return isinstance(op, Pay) and not op.must


def _copied(each: Any) -> Any:
    return copy(cast(Any, each)) if isinstance(each, dict | list | set) else each


def _plain_words(det: str) -> dict[str, Word]:
    return {
        "det": det,
        "n": 0,
        "most": 0,
        "noun": "one",
        "own": "no",
        "other": "no",
        "targeted": "no",
        "random": "no",
        "me": "no",
    }


def _of_players(part: Any) -> bool:
    """Whether something at work is about players."""
    return getattr(getattr(part, part.target), "sort", "") == "players"
