"""How numbers, figures and conditions are said.

A number that can't be said where it stands gets a letter that is explained behind. A condition on an attribute is the
message `if-ATTRIBUTE`, a figure `figure-ATTRIBUTE`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Any, cast

from engines.kernel.text import Local, Phrase, Text, Word, say, slug

from ..conditions import Compare, History, Matches, Same
from ..nouns import Like
from ..scope import Ref
from ..select import Selector
from ..values import Just, Least, Minus, Most, Named, OfEvent, Path, Sum
from .phrases import Noun, Said, Speaking, only
from .sentences import either, where, yes
from .tellers import COMPARED, CONDITIONS, OPPOSITE, VALUES

LETTERS = "XYZABC"


class Asking(Speaking):
    """What an effect asks for, being put into words."""

    def __init__(self, *args: Any, **more: Any):
        super().__init__(*args, **more)
        self.form = "imp"
        """The form of verbs that tell the reader what to do: "imp", or "inf" (after "you may")."""
        self.going = False
        """Whether what is said goes on asking whom it means, for a time."""
        self.may = False
        """Whether what the card itself does is left to its player: "it may hit"."""
        self.per: Phrase | None = None
        """What a number of the clause being said is for each of."""
        self.in_row = False
        """Whether a number is one of several in a row: what it is for each of would be taken for theirs."""
        self.tails: list[Callable[[Text], Text]] = []
        """What is still to be added behind the clause being said."""
        self.wheres: list[tuple[str, Text]] = []
        """Letters that are explained at the end of the sentence."""
        self.letters: dict[str, str] = {}
        self.given = 0
        self.changing: set[str] = set()
        """Numbers that get a new value later: what they are is told where they get it."""
        self.lead = "none"
        """What leads in the condition being said: "if", "while", or "none"."""
        self.standing = False
        """Whether what is said is always at work, not done."""
        self.endless = False
        """Whether how long it lasts is said later."""
        self.own_words: dict[str, dict[str, str]] = {}
        """What words of the card's own, such as its marks, are called in other languages."""
        self.numbered: dict[str, int] = {}
        """What came about, by name, that is asked for later than by "that": its number in the text."""
        self.first: tuple[str, ...] = ()
        """Targets that are chosen before anything is done with them, and are not chosen yet."""

    @property
    def reader(self) -> Phrase:
        """Who reads, as who is told to do something: not named."""
        return Phrase("player-you", {"together": "no"}, (), self.form)

    # ---------------------------------------------------------------- numbers

    def letter(self, name: str = "") -> str:
        """The letter that a number goes by; a new one for a new name, or for none."""
        if name and name in self.letters:
            return self.letters[name]
        letter = LETTERS[self.given % len(LETTERS)]
        self.given += 1
        if name:
            self.letters[name] = letter
        return letter

    def amount(self, value: Any) -> int | str:
        """A number before what is counted. What has to be explained is added behind the clause."""
        if value.constant is not None:
            return value.constant
        if isinstance(value, Named) and value.name not in self.language.number_texts:
            return self.letter(value.name)
        per = None if self.in_row else _per(value)
        if per is None:
            return self.lettered(value)
        n, counted = per
        with self.inside():
            each = self.each_of(counted)
        if self.per is not None:
            self.tails.append(lambda clause: say("tell-per", clause=clause, each=each))
        else:
            self.per = each
        return n

    @contextmanager
    def row(self, several: object) -> Generator[None]:
        """Says numbers in a row, if there are several."""
        before, self.in_row = self.in_row, self.in_row or bool(several)
        yield
        self.in_row = before

    def lettered(self, value: Any) -> int | str:
        """A number where what is counted can't be said for each of something: as it is written, or by a letter that is
        explained behind the clause."""
        if value.constant is not None:
            return value.constant
        if isinstance(value, Named) and value.name not in self.language.number_texts:
            return self.letter(value.name)
        with self.inside():
            letter = self.letter()
            explained = self.value(value)
        if self.replacing:  # behind the whole sentence
            self.wheres.append((letter, explained))
        else:
            self.tails.append(lambda clause: where(clause, letter, explained))
        return letter

    def each_of(self, what: Ref | Selector) -> Phrase:
        """Each of some things: "each opposing Creature", "each Creature among them"."""
        if isinstance(what, Selector):
            with self.staying():
                return self.who(what, "each").phrase
        noun, of = self.noun_of(what), self.the(what).phrase
        if of.num != "many":
            return self.speak(
                noun._replace(many=False, definite=False, how=()), "each", behind=[say("tell-among", of=of, many="no")]
            ).phrase
        return self.of_them(noun, of, "each", n=0, most=0, random=False)

    def picked(self, selector: Selector, *, targeted: bool = False, mods: Sequence[Text] = ()) -> Said:
        if selector.pick is not None and selector.pick.ordered:
            self.tails.append(lambda clause: say("tell-ordered", clause=clause))
        return super().picked(selector, targeted=targeted, mods=mods)

    def number_word(self, value: Any) -> Word:
        return self.lettered(value)

    def change(self, value: Any) -> tuple[int | str, str]:
        """A change as a number above 0, and whether it is "more" or "less"."""
        lowered = _lowered(value)
        if lowered is not None:
            return self.amount(lowered), "less"
        n = self.amount(value)
        return (-n, "less") if isinstance(n, int) and n < 0 else (n, "more")

    def signed(self, value: Any) -> str:
        """A change with its sign: "+2"."""
        n, way = self.change(value)
        return f"{'−' if way == 'less' else '+'}{n}"

    def value(self, value: Any) -> Text:
        """A number as something spoken of: "the number of enemies", "its HP"."""
        with self.staying():
            return self._value(value)

    def _value(self, value: Any) -> Text:
        if value.constant is not None:
            return say("value-number", n=value.constant)
        if isinstance(value, Named):
            own = self.language.number_texts.get(value.name)
            return say(own) if own is not None else say("value-number", n=self.letter(value.name))
        own = self.language.value_tellers.get(value.word)
        if own is not None:
            return own(self, value)
        if isinstance(value, Path):
            of = self.the(value.ref)
            return say("of-" + slug(value.attribute.name), of=of.phrase, it=yes(of.it), whose="no")
        if isinstance(value, OfEvent):
            return say("event-amount", of=self.measured)
        return VALUES[value.word](self, value)

    # ---------------------------------------------------------------- figures

    def bound(self, figure: Any) -> dict[str, Word]:
        """A figure as words: `compared` (eq, ge, le, gt, lt, span) with `n` and `most`; `valued` if that is worked
        out."""
        bounds: tuple[int | None, int | None] | None = figure.bounds
        if bounds is None:
            compared, n, most = _ends(figure)
            valued = self.value(n)
            return {"compared": compared, "n": valued, "most": 0 if most is None else self.value(most), "valued": "yes"}
        low, high = bounds
        compared = "eq" if low == high else "ge" if high is None else "le" if low is None else "span"
        return {"compared": compared, "n": (high or 0) if low is None else low, "most": high or 0, "valued": "no"}

    # ---------------------------------------------------------------- conditions

    def if_(self, condition: Any) -> Text:
        """ "if ..." """
        with self.inside(), self.led("if"):
            return say("tell-if", condition=self.condition(condition))

    def while_(self, condition: Any) -> Text:
        """ "as long as ..." """
        with self.inside(), self.led("while"):
            return say("tell-while", condition=self.condition(condition))

    @contextmanager
    def led(self, lead: str) -> Generator[None]:
        """Says a condition that a word leads in."""
        before, self.lead = self.lead, lead
        yield
        self.lead = before

    def condition(self, condition: Any, negated: bool = False) -> Text:
        """What has to hold (or not)."""
        with self.staying():
            return self._condition(condition, negated)

    def _condition(self, condition: Any, negated: bool) -> Text:
        own = self.language.condition_tellers.get(condition.word)
        if own is not None:
            return own(self, condition, negated)
        if isinstance(condition, Matches):
            return self._matches(condition, negated)
        return CONDITIONS[condition.word](self, condition, negated)

    def both(self, texts: Sequence[Text], joint: str) -> Text:
        """Conditions in a row, each led in by "if" where the language does so; of which one is enough, in brackets."""
        if joint == "and" and len(texts) > 1:
            texts = [say("value-brackets", value=text) if _one_enough(text) else text for text in texts]
        said = texts[0]
        for text in texts[1:]:
            said = say("tell-both", first=said, next=text, joint=joint, lead="none" if self.relative else self.lead)
        return said

    def _matches(self, condition: Matches, negated: bool) -> Text:
        selector, ref = condition.selector, condition.ref
        said: list[Text] = []
        if ref.sort == "match":
            return self.both(
                [self.predicate(a, wanted, None, negated) for a, wanted in selector.parts], "or" if negated else "and"
            )
        if selector.kind:
            what = self.phrase(_only_kinds(selector), "a")
            said.append(say("if-kind", who=self.the(ref).phrase, what=what.phrase, negated=yes(negated)))
            self.focus = ref.name
        for attribute, wanted in selector.parts:
            said.append(self.predicate(attribute, wanted, self.the(ref), negated))
            self.focus = self.focus or ref.name
        for name in ("controller", "owner"):
            player = getattr(selector, name)
            if player is not None:
                said.append(
                    say(f"if-{name}", who=self.the(ref).phrase, player=self.the(player).phrase, negated=yes(negated))
                )
        if selector.side != "any":
            said.append(say("if-side", who=self.the(ref).phrase, side=selector.side, negated=yes(negated)))
        if selector.if_ is not None:
            said.append(self.condition(selector.if_, negated))
        if selector.any_:
            apart = [self.condition(Matches(ref, each), negated) for each in selector.any_]
            said.append(self.both(apart, "and" if negated else "or"))
        return self.both(said or [say("tell-nothing")], "or" if negated else "and")

    def predicate(self, attribute: Any, wanted: Any, who: Said | None, negated: bool) -> Text:
        """That something has an attribute: "it has Attack 3 or more"."""
        own = self.language.predicate_tellers.get(attribute.name)
        if own is not None and not attribute.likened(wanted):
            return own(self, attribute, wanted, who, negated)
        words: dict[str, Word] = {"who": who.phrase if who is not None else "", "negated": yes(negated)}
        with self.aside():
            words |= self.attribute_words(attribute, wanted, negated=negated)
        if attribute.likened(wanted):
            return Text("if-like", words)
        if attribute.sort == "number" and negated and words["compared"] in OPPOSITE:
            words |= {"compared": OPPOSITE[cast(str, words["compared"])], "negated": "no"}
        if wanted is False:
            words["negated"] = yes(not negated)
        return Text("if-" + slug(attribute.name), words)

    def attribute_words(self, attribute: Any, wanted: Any, *, negated: bool = False) -> dict[str, Word]:
        """What a selector wants of an attribute, as words."""
        if attribute.sort == "number":
            return self.bound(wanted)
        if isinstance(wanted, bool):
            return {}
        if attribute.sort == "relation":
            words: dict[str, Word] = {"of": self.who(wanted.of, "a").phrase, "counted": yes(wanted.n is not None)}
            return words | {"n": self.value(wanted.n) if wanted.n is not None else 0}
        if isinstance(wanted, Like):
            of = self.the(wanted.of).phrase
            what = say("like-" + slug(attribute.name), of=of, negated=yes(negated))
            return {"what": what, "sort": "name" if attribute.sort == "name" else "words"}
        if attribute.sort == "name":
            return {"name": self.language.printed_line(attribute.name, wanted)}
        return {"what": either([self.word(attribute.name, each) for each in wanted]), "first": slug(wanted[0])}

    def word(self, attribute: str, word: str) -> Text:
        """A word of an attribute: a type, an element; a keyword."""
        if attribute in self.language.keyword_words and word in self.language.keywords:
            return say("keyword-" + slug(word))
        other = {language: said[word] for language, said in self.own_words.items() if word in said}
        return say("word-" + slug(attribute), word=slug(word), name=Local(word, other) if other else word)

    def such(self, selector: Selector, noun: Noun) -> Text:  # type: ignore[override]
        """A selector's condition on the things themselves: "that has Last", "whose HP is ...", "such that the distance
        ...", or "if ..." where it is about other things."""
        before, focus, relative = self.things.get("it"), self.focus, self.relative
        self.things["it"] = noun.bare._replace(many=noun.many)
        try:
            own = self.language.about_it
            if _figure_of_it(selector.if_):
                return self._whose(selector.if_)
            if _about_it(selector.if_) or own is not None and own(selector.if_):
                self.relative = True
                return self.condition(selector.if_)
            self.relative, self.focus = False, "it"
            if selector.if_.word != "compare" or not re.search(r"\bit\b", repr(selector.if_)):
                return self.if_(selector.if_)
            self.pinned = "it"
            return say("tell-such", condition=self.condition(selector.if_))
        finally:
            self.relative, self.focus, self.pinned = relative, focus, ""
            if before is None:
                self.things.pop("it", None)
            else:
                self.things["it"] = before

    def _whose(self, condition: Compare) -> Text:
        """ "whose HP is less than its printed HP" """
        noun, left = self.things["it"], cast(Path, condition.left)
        of = Phrase("that", {}, noun.kinds, "many" if noun.many else "one")
        figure = say("of-" + slug(left.attribute.name), of=of, it="no", whose="yes")
        self.relative, self.focus = False, "it"
        other = self.value(condition.right)
        return say("tell-whose", condition=say("tell-compared", a=figure, compared=COMPARED[condition.sign], b=other))


def _one_enough(condition: Text) -> bool:
    return condition.id == "tell-both" and condition.words["joint"] == "or"


def _ends(figure: Any) -> tuple[str, Any, Any]:
    """How a figure that is worked out is compared, with what, and up to what, if it lies between two numbers."""
    if figure.at_least is not None and figure.at_least is figure.at_most:
        return "eq", figure.at_least, None
    ends = (("ge", figure.at_least), ("gt", figure.over), ("le", figure.at_most), ("lt", figure.under))
    given = [(compared, value) for compared, value in ends if value is not None]
    if len(given) == 1:
        return *given[0], None
    lows = [value if compared == "ge" else _one_more(value) for compared, value in given if compared in ("ge", "gt")]
    highs = [value if compared == "le" else _one_less(value) for compared, value in given if compared in ("le", "lt")]
    low = lows[0] if len(lows) == 1 else Most.made(max=tuple(lows))
    high = highs[0] if len(highs) == 1 else Least.made(min=tuple(highs))
    return ("span", low, high) if lows and highs else ("ge", low, None) if lows else ("le", high, None)


def _one_more(value: Any) -> Any:
    return Sum.made(sum=(value, Just(1))) if value.constant is None else Just(value.constant + 1)


def _one_less(value: Any) -> Any:
    return Minus.made(minus=(value, Just(1))) if value.constant is None else Just(value.constant - 1)


def _only_kinds(selector: Selector) -> Selector:
    return only(
        selector,
        side="any",
        controller=None,
        owner=None,
        host=None,
        if_=None,
        not_=(),
        any_=(),
        parts=(),
        lowest=(),
        pick=None,
    )


def _lowered(value: Any) -> Any:
    """What a change takes away, if it is written as nothing less that."""
    return (
        value.minus[1]
        if value.word == "minus" and value.minus[0].constant == 0 and value.minus[1].constant is None
        else None
    )


def lowers(value: Any) -> bool:
    """Whether a change takes away, as far as that is written."""
    return _lowered(value) is not None or (value.constant or 0) < 0


def _per(value: Any) -> tuple[int, Any] | None:
    """How many for each of what, if a value is that."""
    if value.word == "count":
        return 1, value.count
    if value.word == "times" and len(value.times) == 2:
        for number, counted in (value.times, value.times[::-1]):
            if number.constant is not None and number.constant > 0 and counted.word == "count":
                return number.constant, counted.count
    return None


def _about_it(condition: Any) -> bool:
    """Whether a condition can be said of "it" as its subject."""
    if isinstance(condition, History):
        return [(role, ref.text) for role, ref in condition.about] == [("subject", "it")]
    if condition.word in ("and", "or"):
        return all(map(_about_it, getattr(condition, condition.word + "_")))
    if condition.word == "not":
        return _about_it(condition.not_)
    if isinstance(condition, Same):
        return condition.same[0].text == "it"
    return isinstance(condition, Matches) and condition.ref.text == "it"


def _figure_of_it(condition: Any) -> bool:
    """Whether a figure of "it" is compared with something."""
    return isinstance(condition, Compare) and isinstance(condition.left, Path) and condition.left.ref.text == "it"
