"""How things, players and what is known of them are spoken of, so that they fit into a sentence of any language.

A `Speaking` knows what has been mentioned: a target is described where it is spoken of first ("target Creature of an
opponent") and is "it" or "that Creature" from then on. A phrase is in no case yet; `noun-KIND` is the noun of a kind,
`thing` the pattern of a noun with all that stands around it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from msgspec.structs import replace

from engines.kernel.text import Listing, Phrase, Text, Word, say, slug

from ..scope import CORE, Ref
from ..select import MANY, Pick, Selector
from .sentences import Unspoken, listed, yes

if TYPE_CHECKING:
    from ..language import Language


THIS = Ref("this", (), "things", CORE["this"][1])


OF_THEM = ("a", "target", "n", "upto", "span", "any", "no", "each")
"""The determiners by which some of several are spoken of as "of them"."""
SEVERAL = ("n", "upto", "span", "all", "plural", "some", "count", "any", "least", "fewer")
"""The determiners that several things have."""


class Noun(NamedTuple):
    """What is spoken of: its kinds, whose it is ("own", "foe", "any"), what is said before or behind it."""

    kinds: tuple[str, ...]
    side: str = "any"
    how: tuple[Text, ...] = ()
    sort: tuple[Text, ...] = ()
    many: bool = False
    definite: bool = False
    """Whether there is but one such thing in what is spoken of: "the blocker"."""

    @property
    def bare(self) -> Noun:
        """The same without what describes it; of several kinds of cards, "card"."""
        players = {"player", "opponent"} & set(self.kinds)
        return Noun(
            self.kinds if len(self.kinds) == 1 or players else ("card",), many=self.many, definite=self.definite
        )


class Said(NamedTuple):
    """A phrase, and how much it says: `long` is "yes" if a description follows the noun, "vague" if that names another
    thing, so that "it" would not be clear."""

    phrase: Phrase
    long: str = "no"

    @property
    def num(self) -> str:
        """What verbs agree with."""
        return self.phrase.num

    @property
    def it(self) -> bool:
        """Whether it is a pronoun."""
        return self.phrase.it


class Speaking:
    """Something that a card says, being put into words: which things it has mentioned, and how it speaks of them.

    `home` is the noun of the card that speaks ("creature", "disease"), `host` that of what it is attached to.
    """

    def __init__(
        self,
        language: Language,
        home: str = "card",
        host: Noun | None = None,
        targets: dict[str, Selector] | None = None,
    ):
        self.language = language
        self.home = home
        self.host = host or Noun(("card",))
        self.aims: dict[str, Selector] = dict(targets or {})
        """The targets of what is said, by name."""
        self.things: dict[str, Noun] = {}
        """What names that were mentioned stand for."""
        self.phrases: dict[str, Phrase] = {}
        """Names that stand for phrases made elsewhere: for what is spoken of by its own name."""
        self.focus = ""
        """The reference that "it" means now."""
        self.nested = False
        """Whether what is said now is no place to describe a target."""
        self.replacing = False
        """Whether what is said now happens instead of something."""
        self.outer: frozenset[str] = frozenset()
        """Targets that can't be described in the mode that is being said, for they are those of other modes too."""
        self.relative = False
        """Whether what is looped over or filtered is "that" ("that has Burned")."""
        self.taken = True
        """Whether cards of a zone are taken from it, not just looked for in it."""
        self.pinned = ""
        """The reference that alone is "it" now, whatever else is mentioned."""
        self.aliases: dict[str, str] = {}
        """References that mean the same as another: the subject of an event that is about this card."""
        self.common: tuple[str, ...] = ()
        """The kinds of what is spoken of where a selector names none and it goes without saying that it is in play."""
        self.several = False
        """Whether players are spoken of together, not one by one."""
        self.someone = False
        """Whether one player out of several is spoken of: "an opponent" instead of "each opponent"."""
        self.many = False
        """Whether what is being described is several."""
        self.by_another = False
        """Whether another player chooses what is said: then it is told of everybody by name what is done to them."""
        self.measured = "any"
        """What the running event counts."""
        self.counts: dict[str, int] = {}
        """How many names stand for, where that is written."""
        self.picked_among: dict[str, str] = {}
        """Names of things that were picked among those of another name, with that."""

    # ---------------------------------------------------------------- places in a sentence

    @contextmanager
    def inside(self) -> Generator[None]:
        """Says something that is no place to describe a target."""
        nested, self.nested = self.nested, True
        yield
        self.nested = nested

    @contextmanager
    def staying(self) -> Generator[None]:
        """Speaks of cards where they are."""
        taken, self.taken = self.taken, False
        yield
        self.taken = taken

    @contextmanager
    def aside(self) -> Generator[None]:
        """Says something that leaves what "it" means as it is."""
        focus = self.focus
        yield
        self.focus = focus

    # ---------------------------------------------------------------- references

    def mention(self, name: str) -> None:
        """Marks a target as mentioned."""
        selector = self.aims[name]
        self.things[name] = self.noun(selector)._replace(many=_most(selector) > 1)
        self.note(name, selector)

    def note(self, name: str, selector: Selector) -> None:
        """Notes of what is picked how many it is, and among which."""
        pick = selector.pick
        if pick is not None and pick.least.constant is not None and pick.least.constant == pick.most.constant:
            self.counts[name] = pick.least.constant
        if selector.among is not None:
            self.picked_among[name] = selector.among.name

    def spoken_before(self) -> Any:
        """Marks all targets as mentioned: for words put while an effect is carried out."""
        for name in self.aims:
            self.mention(name)
        return self

    @property
    def this(self) -> Said:
        """The card that speaks."""
        return self.the(THIS)

    def who(self, what: Ref | Selector, det: str = "all", n: Word = 0) -> Said:
        """A reference, or a selector: as many as it picks, else all that fit with a determiner: "all", "plural", "a",
        "each", "count", "no", "least" (`n` or more), "fewer"."""
        if isinstance(what, Ref):
            return self.the(what)
        return self.picked(what) if what.pick is not None else self.phrase(what, det, n=n)

    def the(self, ref: Ref) -> Said:
        """What a reference means: described if it is a target mentioned for the first time, else "it" or "that ...".

        Raises:
            Unspoken: the target can't be described here.
        """
        if ref.path:
            return self._followed(ref)
        name = self.aliases.get(ref.name, ref.name)
        if name in self.phrases:
            return Said(self.phrases[name])
        if name == "it" and self.relative:
            noun = self.things.get("it", Noun(("card",)))
            return Said(Phrase("that", {}, noun.kinds, "many" if noun.many else "one"))
        if name in self.aims and name not in self.things:
            return self._described(name)
        if ref.sort == "players" and name not in self.things:
            return self.player(name)
        noun, det, n = self._referred(name)
        if name == (self.pinned or self.focus):
            det = "it"
        self.focus = name
        return self.speak(
            noun, det, n=n, targeted=det == "that" and name in self.aims and self.language.targeted, me=name == "this"
        )

    def _described(self, name: str) -> Said:
        if self.nested or name in self.outer:
            raise Unspoken(name)
        selector = self.aims[name]
        said = self.picked(selector, targeted=self.language.targeted)
        self.things[name] = self.noun(selector)._replace(many=said.num == "many")
        self.note(name, selector)
        self.focus = "" if said.long == "vague" else name
        return said

    def aim(self, name: str) -> Said:
        """A target as it is chosen: "a Creature", then "it"."""
        with self.staying():
            said = self.picked(self.aims[name])
        self.things[name] = self.noun(self.aims[name])._replace(many=said.num == "many")
        self.note(name, self.aims[name])
        self.focus = "" if said.long == "vague" else name
        return said

    def _followed(self, ref: Ref) -> Said:
        """What is asked of something by a path: its controller, its owner."""
        if ref.path[-1] == "card":
            return self.the(Ref(ref.name, ref.path[:-1], ref.sort, ref.ids, ref.could_be))
        of = self.the(Ref(ref.name, ref.path[:-1], "things", ref.ids, ref.could_be))
        base = ref.name
        self.focus = base
        words: dict[str, Word] = {"of": of.phrase, "it": yes(of.it), "noun": next(iter(of.phrase.nouns), "")}
        return Said(Phrase("path-" + slug(ref.path[-1]), words, (), "one"))

    def player(self, name: str) -> Said:
        """Players by a word of the language: `you`, `foe`, `each`."""
        words: dict[str, Word] = {"together": yes(self.several), "someone": yes(self.someone)}
        two = self.language.two_players
        num = (
            "you"
            if name == "you"
            else "many"
            if name == "each" and (self.several or two) or name == "foe" and self.several and not two
            else "one"
        )
        if name == "player":
            noun = Noun(("player",))
            self.things["player"] = noun
            return self.speak(noun, "that")
        return Said(Phrase("player-" + slug(name), words, (), num))

    def _referred(self, name: str) -> tuple[Noun, str, int]:
        if name == "this":
            return Noun((self.home,)), "this", 0
        if name == "host":
            return self.host, "the", 0
        noun = self.things.get(name)
        if noun is not None:
            if noun.definite:
                alike = [each for each, other in self.things.items() if noun.how and other == noun]
                return (noun, "nth", alike.index(name) + 1) if len(alike) > 1 else (noun, "the", 0)
            noun = noun.bare
            alike = [each for each in self.aims if each in self.things and self.things[each].bare == noun]
            if name in alike and len(alike) > 1:
                return noun, "nth", alike.index(name) + 1
            return noun, "that", 0
        if name in self.language.ref_tellers:
            return self.language.ref_tellers[name](self)
        own = self.language.texts.get(name)
        if own is not None:
            return Noun((own,), many=self.language.refs[name][0] == "things"), "the", 0
        return Noun(("player",) if name == "player" else ("card",)), "that", 0

    # ---------------------------------------------------------------- things by what they are

    def picked(self, selector: Selector, *, targeted: bool = False, mods: Sequence[Text] = ()) -> Said:
        """Things picked, described; `mods` behind all else."""
        pick = cast(Pick, selector.pick)
        mods = list(mods)
        if not pick.chance and pick.by.name != "you":
            with self.inside(), self.aside():
                mods.append(say("picked-by", who=self.the(pick.by).phrase))
        low, high = pick.least.constant, pick.most.constant
        n: Word = low if low is not None else self.number_word(pick.least)
        most: Word = n if pick.most is pick.least else high if high is not None else self.number_word(pick.most)
        if pick.worth is not None:
            mods.append(self._worth(pick))
            if low == 0 and high == MANY:
                return self.phrase(selector, "any" if pick.at_least is None else "plural", targeted=targeted, mods=mods)
        det = "n"
        if low == high == 1:
            det = "target" if targeted else "a"
        elif low == 0:
            det, n = ("any", 0) if high == MANY else ("upto", most)
        elif pick.least is not pick.most and (low is None or low != high):
            det = "span"
        return self.phrase(selector, det, n=n, most=most, random=pick.chance, targeted=targeted, mods=mods)

    def _worth(self, pick: Pick) -> Text:
        least, most = (0 if each is None else self.number_word(each) for each in (pick.at_least, pick.at_most))
        bound = "least" if pick.at_most is None else "most" if pick.at_least is None else "span"
        figure = say("figure-" + slug(pick.worth.name), one="no")
        return say("tell-worth", figure=figure, bound=bound, least=least, most=most)

    def number_word(self, value: Any) -> Word:
        """A number where a phrase counts things."""
        return value.constant if value.constant is not None else 0

    def phrase(
        self, selector: Selector, det: str, *, n: Word = 0, most: Word = 0, random: bool = False,
        targeted: bool = False,
        mods: Sequence[Text] = (), sideless: bool = False,
    ) -> Said:  # fmt: skip
        """Things by what they are. `sideless` leaves it to the sentence to say whose they are."""
        if self.language.things_teller is not None:
            own = self.language.things_teller(self, selector, det)
            if own is not None:
                return own
        if selector.any_:
            said = self._alternatives(
                selector, det, n=n, most=most, random=random, targeted=targeted, mods=mods, sideless=sideless
            )
            if said is not None:
                return said
        if selector.among is not None and not mods:
            said = self._of_several(selector, selector.among, det, n=n, most=most, random=random)
            if said is not None:
                return said
        noun = self.noun(selector)
        asked = selector.parts or selector.if_ or selector.among or mods
        if noun.kinds == ("opponent",) and self.language.two_players and not asked and det != "count":
            return self.player("foe")
        if sideless:
            noun = noun._replace(side="any")
        other, excepted = self._others(selector)
        many = det in SEVERAL and not (det == "upto" and n == 1)
        noun = noun._replace(many=many)
        self.many = many
        vague = False
        behind: list[Text] = []
        for mod, names in (
            *self._mods(selector, noun, sideless=sideless),
            *((mod, False) for mod in (*excepted, *mods)),
        ):
            behind.append(mod)
            vague = vague or names
        self.focus = ""
        said = self.speak(noun, det, n=n, most=most, other=other, targeted=targeted, random=random, behind=behind)
        return said._replace(long="vague" if vague else "yes" if behind else "no")

    def _of_several(self, selector: Selector, ref: Ref, det: str, *, random: bool, **n: Word) -> Said | None:
        """Some of those that a name stands for, of which nothing else is asked: "one of them", "the others"."""
        noun = self.noun_of(ref)
        apart: list[str] = [self.aliases.get(each.name, each.name) or "" for each in selector.not_]
        asked = (selector.kind, selector.parts, selector.any_, selector.if_, selector.host, selector.lowest)
        whose = (selector.controller, selector.owner, selector.side != "any")
        if not noun.many or any(asked) or any(whose):
            return None
        others = bool(apart) and all([self.picked_among.get(each) == ref.name for each in apart])
        rest = others and det in ("all", "each", "plural")
        if not (rest or det in OF_THEM) or apart and not others:
            return None
        if ref.name not in self.counts and ref.selector is None:
            self.focus = ""  # a hand was looked at: "one of those cards", for "them" would have nothing to mean
        with self.inside():
            of = self.the(ref).phrase
        self.focus = ""
        if not rest:
            return Said(self.of_them(noun, of, det, other=others, random=random, **n))
        left = self.counts.get(ref.name, 0) - sum([self.counts.get(each, 0) for each in apart])
        return Said(Phrase("the-others", {}, noun.kinds, "one" if left == 1 else "many"))

    @staticmethod
    def of_them(noun: Noun, of: Phrase, det: str, *, other: bool = False, random: bool = False, **n: Word) -> Phrase:
        """Some of several things that were spoken of: "2 of them"."""
        words: dict[str, Word] = {**n, "det": det, "of": of, "other": yes(other), "random": yes(random)}
        one = det in ("a", "target", "each", "no") or n["n"] == 1
        return Phrase("of-them", words, noun.kinds, "one" if one else "many")

    def _alternatives(self, selector: Selector, det: str, **more: Any) -> Said | None:
        merged = [_merged(selector, each) for each in selector.any_]
        if None in merged:
            return None
        each_said = [self.phrase(cast(Selector, part), det, **more) for part in merged]
        return Said(replace(one_of([said.phrase for said in each_said]), every=det in ("each", "all")), "yes")

    def noun(self, selector: Selector) -> Noun:
        """The noun for what a selector means, with what stands beside it."""
        kinds = self.language.with_nouns(selector.kind)
        if selector.any_ and not kinds:
            kinds = tuple(dict.fromkeys(kind for each in selector.any_ for kind in self.noun(each).kinds))
            kinds = kinds if len(kinds) <= 2 else ("card",)
        head = self.language.head_noun(selector, bool(self.common) or selector.among is not None)
        if selector.among is not None and not kinds:
            kinds = self.things[selector.among.name].kinds if selector.among.name in self.things else ("card",)
        kinds = (head,) if head is not None else kinds or self.common or ("card",)
        side = "any" if kinds[0] in self.language.sided else selector.side
        if selector.place.name in self.language.held:
            side = "any"
        if kinds == ("player",) and side == "foe":
            kinds, side = ("opponent",), "any"
        how: list[Text] = []
        sort: list[Text] = []
        for attribute, wanted in selector.parts:
            told = self.language.adjectives(selector, attribute, wanted)
            (
                sort
                if attribute.sort in ("list", "word") and attribute.name not in self.language.adjective_tellers
                else how
            ).extend(told)
        return Noun(tuple(slug(kind) for kind in kinds), side, tuple(how), tuple(sort))

    def speak(
        self, noun: Noun, det: str, *, n: Word = 0, most: Word = 0, other: bool = False, targeted: bool = False,
        random: bool = False,
        me: bool = False, behind: Sequence[Text] = (),
    ) -> Said:  # fmt: skip
        """A noun with a determiner and all that stands around it."""
        if det in ("it", "that", "nth"):
            noun = Noun(noun.kinds, how=noun.how if noun.definite else (), many=noun.many)
        own = noun.side == "own"
        # "One of your Creatures": several are spoken of, though one is meant.
        plural = noun.many or own and not targeted and det in ("a", "each", "no", "upto")
        how = [*((say("adjective-foe"),) if noun.side == "foe" else ()), *noun.how]
        words: dict[str, Word] = {
            "det": det, "n": n, "most": most, "noun": "many" if plural else "one", "own": yes(own), "other": yes(other),
            "targeted": yes(targeted), "random": yes(random), "me": yes(me),
        }  # fmt: skip
        beside = {"how": how, "sort": noun.sort, "behind": self._set_off(behind)}
        words |= {place: Listing(tuple(texts), " ") for place, texts in beside.items() if texts}
        return Said(Phrase("thing", words, noun.kinds, "many" if noun.many else "one", det == "it"))

    def _set_off(self, texts: Sequence[Text]) -> list[Text]:
        """What is said behind a noun; some of it after a comma."""
        rows: list[Text] = []
        for text in texts:
            if rows and text.id in self.language.set_off:
                rows[-1] = say("tell-list", first=rows[-1], next=text)
            else:
                rows.append(text)
        return rows

    def _others(self, selector: Selector) -> tuple[bool, tuple[Text, ...]]:
        """Whether "other" says what is excepted, and what has to be named."""
        apart = [wanted.of for attribute, wanted in selector.parts if getattr(attribute, "apart", False)]
        excepted = [ref for ref in dict.fromkeys(selector.not_) if ref not in apart]
        if not excepted or len(excepted) == 1 and (excepted[0].name in ("this", *self.things, *self.aims)):
            return bool(excepted), ()
        with self.inside(), self.aside():
            return False, (
                say("tell-except", who=listed([say("tell-as", what=self.the(ref).phrase) for ref in excepted])),
            )

    def _mods(self, selector: Selector, noun: Noun, *, sideless: bool) -> list[tuple[Text, bool]]:
        """What is said behind the noun, with whether it names another thing."""
        found: list[tuple[Text, bool]] = []
        with self.inside():
            if selector.controller is not None and not sideless:
                found.append((say("controlled-by", who=self.the(selector.controller).phrase), True))
            if selector.owner is not None:
                found.append((say("owned-by", who=self.the(selector.owner).phrase), False))
            mods = [part for part in selector.parts if not self.language.adjectives(selector, *part)]
            for attribute, wanted in mods:
                if attribute.sort != "relation":
                    with self.aside():
                        # In "an enemy with Attack at least its Attack", "it" would be taken for the enemy.
                        self.focus = "" if attribute.sort == "number" else self.focus
                        found += self.language.modifier(self, selector, attribute, wanted)
            if selector.host is not None:
                inner = isinstance(selector.host, Selector)
                found.append((say("on-host", who=self.who(selector.host, "a").phrase), not inner))
            found += self._relations(selector, mods)
            if selector.among is not None:
                found.append((self._among(selector.among), True))
            elif selector.place.name in self.language.held:
                found.append((self._zone(selector), False))
            elif selector.place.name in self.language.zone_tellers:
                found += [(text, False) for text in self.language.zone_tellers[selector.place.name](self, selector)]
            if selector.lowest:
                figures = [say(f"figure-{slug(each.name)}.least") for each in selector.lowest]
                found.append((say("with-least", figures=listed(figures)), False))
            if selector.if_ is not None:
                found.append((self.such(selector, noun), False))
        return found

    def _relations(self, selector: Selector, mods: Sequence[tuple[Any, Any]]) -> list[tuple[Text, bool]]:
        """Where something is, told with "and": else the second would be said of what the first is measured from."""
        rows = [row for row in mods if row[0].sort == "relation"]
        said = [each for row in rows for each in self.language.modifier(self, selector, *row)]
        return [each for n, mod in enumerate(said) for each in ([(say("behind-too"), False), mod] if n else [mod])]

    def _among(self, ref: Ref) -> Text:
        of = self.the(ref).phrase
        return say("tell-among", of=of, many=yes(self.noun_of(ref).many))

    def noun_of(self, ref: Ref) -> Noun:
        """The noun for what a reference means."""
        return self.things.get(self.aliases.get(ref.name, ref.name), Noun(("card",), many=True))

    def _zone(self, selector: Selector) -> Text:
        words: dict[str, Word] = {"zone": slug(selector.place.name), "taken": yes(self.taken)}
        whose = selector.owner or selector.controller
        if whose is None and selector.side == "any":
            return say("in-zone", **words, whose="any", who="")
        if whose is None and selector.side == "foe":
            return say("in-zone", **words, whose="foe", who="")
        if whose is None or whose.text == "you":
            return say("in-zone", **words, whose="you", who="")
        return say("in-zone", **words, whose="of", who=self.the(whose).phrase)

    such: Callable[[Selector, Noun], Text]
    """The condition of a selector on the things themselves: said by `saying`."""


def _most(selector: Selector) -> int:
    most = selector.pick.most.constant if selector.pick is not None else MANY
    return MANY if most is None else most


def one_of(phrases: Sequence[Phrase]) -> Phrase:
    """Several things of which one is meant."""
    return phrases[0] if len(phrases) == 1 else replace(phrases[-1], either=tuple(phrases))


def pronoun(of: Phrase) -> Phrase:
    """It, or they."""
    words: dict[str, Word] = {
        "det": "it",
        "n": 0,
        "most": 0,
        "noun": of.num,
        "own": "no",
        "other": "no",
        "targeted": "no",
        "random": "no",
        "me": "no",
    }
    return Phrase("thing", words, of.nouns, "many" if of.num == "many" else "one", True)


def only(selector: Selector, **other: Any) -> Selector:
    """A selector with other parts."""
    twin = Selector.__new__(Selector)
    for name in (*(field.name for field in Selector.fields.values()), "kinds", "place", "sort", "parts", "pick"):
        setattr(twin, name, other.get(name, getattr(selector, name)))
    return twin


def _merged(whole: Selector, part: Selector) -> Selector | None:
    """An alternative with what holds for all of them, if none of it is told apart twice."""
    if {a.name for a, _ in part.parts} & {a.name for a, _ in whole.parts} or whole.kind and part.kind:
        return None
    one = ("controller", "owner", "host", "if_")
    if any(getattr(whole, name) is not None and getattr(part, name) is not None for name in one):
        return None
    own = {name: each for name in one if (each := getattr(part, name)) is not None}
    side = part.side if part.side != "any" else whole.side
    kinds = {"kind": part.kind, "kinds": part.kinds} if part.kind else {}
    return only(
        whole, **own, **kinds, side=side, not_=(*part.not_, *whole.not_), any_=(), parts=(*whole.parts, *part.parts)
    )
