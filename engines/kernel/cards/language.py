"""A game's language: what it declares once, and everything that follows from it.

    L = Language("riftborn")
    L.kind("creature", "token")
    L.number("attack", of="creature", read=lambda g, id: g.attack(id))
    L.flag("tilted", of="creature", read=lambda g, id: g.thing(id).tilted)
    L.zone("hand", of="player", sees="owner")
    L.event("damaged", subject="creature", other="source", amount="damage")

One declaration gives what a card file may write, what it means in play, its printed text in every language, questions,
log lines, completion.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from engines.kernel.text import NamedCard, Text, Word, say, slug

from .reading import Name, Reader
from .scope import CORE, Finder

Reading = Callable[[Any, int], Any]
"""A fact of a match: given the running game and an id (of a thing, a player as seat + 1, ...)."""

T = TypeVar("T")


class Zone(NamedTuple):
    """A place where cards lie. `sees` says who may read what lies there: "all", "owner", "none"; `of` whose it is.

    `order` says whether the order of its cards may be known ("kept"), or tells nothing and is therefore by name
    ("none").
    """

    name: str
    of: str = "player"
    sees: str = "all"
    order: str = "kept"

    @property
    def hidden(self) -> bool:
        """Whether somebody may not read what lies there."""
        return self.sees != "all"


class EventWord(NamedTuple):
    """Something that comes about in a game.

    `roles` maps the roles that it has (subject, other, player, amount, to) to the kinds or the measure that they are;
    `kinds` are the sorts of it that are told apart; `would` whether something may happen instead, `varies` whether its
    amount may become another as well; `heard` whether
    anything can answer it, or it is told of by other events once it has come about; `parting` whether its subject has
    left as it is answered: then that is read as it last was, and what is done goes to its card (`subject.card`);
    `clause` is the rule that tells of it; `anywhere` whether what it is about may lie anywhere: then it is asked what
    that is, and not where; `shown` whether everybody can read that as it comes about, whatever it was before.
    """

    name: str
    roles: Mapping[str, Any]
    kinds: tuple[str, ...] = ()
    would: bool = False
    clause: str = ""
    heard: bool = True
    parting: bool = False
    varies: bool = False
    anywhere: bool = False
    shown: bool = False


class ActWord(NamedTuple):
    """Something that may be forbidden, demanded or allowed: by which of these words (`ways`), to which kinds (`of`);
    `what` says whether it may be so for certain cards, which it is done with or to; `found` the zones in which these
    lie where it is allowed, if it may not be allowed everywhere; `named` whether it may be so for what has a certain
    name alone; `held` whether cards do it out of a hand."""

    of: tuple[str, ...]
    ways: tuple[str, ...]
    what: bool = False
    found: tuple[str, ...] = ()
    named: bool = False
    held: bool = False


class PathWord(NamedTuple):
    """What can be asked of something by a path: `it.controller`."""

    sort: str
    find: Callable[[Any, int], tuple[int, ...]]


def _asks_hidden(what: Any) -> bool:
    return not what.shown and what.hidden and bool(what.kind or what.parts or what.any_ or what.if_ or what.not_)


class Language:
    """The words of a game's cards. The packs and a game's modules add to it; `cards words GAME` lists what it holds."""

    def __init__(self, id: str):
        self.id = id
        self.kinds: dict[str, tuple[str, ...]] = {}
        """The kinds of things, with the kinds that each stands for (itself, or several)."""
        self.zones: dict[str, Zone] = {}
        self.refs: dict[str, tuple[str, Finder]] = dict(CORE)
        self.paths: dict[str, PathWord] = {}
        self.attributes: dict[str, Any] = {}
        self.events: dict[str, EventWord] = {}
        self.periods: dict[str, Callable[[Any], int]] = {}
        """The spans of time that limits go by, each with its number now."""
        self.spans: dict[str, Callable[[Any, int], int]] = {}
        """The spans of time since a moment that is each player's own, each with its number now for a player."""
        self.moments: dict[str, str] = {}
        """The moments until which something lasts, each with whose it is ("" or "player")."""
        self.due: dict[str, str] = {}
        """The moments at which something happens `later`, each with whose it is."""
        self.starts: dict[str, str] = {}
        self.turns_into: dict[str, str] = {}
        """The moments at which what lasts begins, each with the one at which it then ends."""
        self.resources: dict[str, Any] = {}
        """What is paid with, each with where a player holds it (None: nowhere, it is neither gained nor lost)."""
        self.paid_names: dict[str, tuple[str, ...]] = {}
        """The operations that are paid and may have a name for what was paid, each with the kinds that this is of."""
        self.counters: dict[str, str] = {}
        self.acts: dict[str, ActWord] = {}
        """What can be forbidden, allowed or demanded."""
        self.ops: dict[str, Any] = {}
        self.always: dict[str, Any] = {}
        self.values: dict[str, Any] = {}
        self.conditions: dict[str, Any] = {}
        self.uses: dict[str, Any] = {}
        """The kinds of abilities that are used by decision."""
        self.keywords: dict[str, Any] = {}
        self.ability: Any = None
        """What reads the abilities of its keywords; None in a game without keywords."""
        self.taught: str = ""
        """The file of keywords that it has learnt."""
        self.keyword_codes: dict[str, Any] = {}
        """What keywords do, by the names that it is saved under."""
        self.cards: dict[str, Any] = {}
        """The kinds of cards, each the part that reads its document."""
        self.clauses: dict[str, tuple[str, ...]] = {}
        """The clauses that the questions of the language rest on, by their kind."""
        self.lines: dict[str, dict[str, str]] = {}
        """What words are, in one line each, by the section that they stand in."""
        self.default_zone = ""
        self.lasts = ""
        """The moment until which an operation lasts that doesn't say how long; "": it has to say so."""
        self.declines = False
        """Whether a payment that nobody answers for is declined, instead of made."""
        self.own_secrets = False
        """Whether what only its player knows may decide for that player: then the game asks and offers by public facts
        whatever it is."""
        self.secret: Callable[[Any], bool] = _asks_hidden
        """Whether what fits a selector can be something that not everybody knows, beyond how many cards there are."""
        self.times: tuple[str, ...] = ()
        """The times that an ability may name as those in which it may be used."""
        self.outside: tuple[str, ...] = ()
        """The zones in which abilities may work that say so by `from`; all others work in play."""
        self.found: tuple[str, ...] = ("hand",)
        """Where cards that are searched for may go."""
        self.priced: tuple[str, ...] = ()
        """What has a price that effects may change."""
        self.texts: dict[str, str] = {}
        """The nouns of the references that are the game's own."""
        self.held: frozenset[str] = frozenset()
        """The zones whose cards are spoken of by where they are ("a card from your hand")."""
        self.timed: frozenset[str] = frozenset()
        """What may be done that names its turn by itself: "attack in the turn it comes into play"."""
        self.closed: frozenset[str] = frozenset({"for_each", "repeat", "if", "modes", "toss", "roll", "pay", "later"})
        """The operations after which a new sentence begins."""
        self.controls = True
        """Whether texts say of what is there whose it is by "you control"."""
        self.until_first: frozenset[str] = frozenset()
        """The messages that stand better behind how long they last."""
        self.at_events: frozenset[str] = frozenset()
        """The events that are moments: their message is led in by no "when"."""
        self.of_players: frozenset[str] = frozenset()
        """The events that have a subject, and are said of their player where nothing is asked of that: "your turn"."""
        self.number_texts: dict[str, str] = {"rolled": "number-rolled"}
        """The messages of numbers that have a name of their own and need no letter."""
        self.op_tellers: dict[str, Any] = {}
        self.value_tellers: dict[str, Any] = {}
        self.condition_tellers: dict[str, Any] = {}
        self.predicate_tellers: dict[str, Any] = {}
        self.event_tellers: dict[str, Any] = {}
        self.adjective_tellers: dict[str, Any] = {}
        """By attribute, `teller(selector, wanted)`: the adjective for it, None if it is none."""
        self.modifier_tellers: dict[str, Any] = {}
        """By attribute, `teller(t, selector, wanted)`: what is said behind the noun, each with whether it names another
        thing."""
        self.behind: frozenset[str] = frozenset()
        """The attributes that are said behind the noun though they are words or flags (`with-ATTRIBUTE`)."""
        self.keyword_words: frozenset[str] = frozenset({"keywords"})
        """The attributes and fields whose words are keywords."""
        self.ref_tellers: dict[str, Any] = {}
        """By reference, `teller(t)`: its noun, determiner and number, where that depends on what is said."""
        self.sided: frozenset[str] = frozenset()
        """The nouns that say whose they are: "ally"."""
        self.targeted = True
        """Whether targets are called so; else they are spoken of like anything picked."""
        self.each = "each"
        """How all that fit are spoken of where an effect is done to each of them: "each Creature", or "all" of them."""
        self.nouns: frozenset[str] = frozenset()
        """The words for several kinds that are nouns of their own: "entity"."""
        self.veils = False
        """Whether things lie veiled (`Match.veiled`), of which effects find nothing but what everybody may know."""
        self.two_players = False
        """Whether there are never more than two players, so that the foe is one."""
        self.set_off: frozenset[str] = frozenset()
        """The messages behind a noun that a comma sets off."""
        self.voiced: frozenset[str] = frozenset()
        """The events that are said from the side of their second party, where only that is told."""
        self.about_it: Any = None
        """Whether a condition of the game's own can be said of "it" as its subject."""
        self.zone_tellers: dict[str, Any] = {}
        """By zone, `teller(t, selector)`: what is said behind the noun of what lies there."""
        self.would_tellers: dict[str, Any] = {}
        """By event, `teller(t, would, words, clause)`: what a replacement of it says; `clause` is what happens instead,
        None for nothing."""
        self.role_of: Any = None
        """`role_of(when, role)`: what a situation is about in a role, where its kinds tell more of that than its event;
        "" where they don't."""
        self.brought: dict[str, str] = {}
        """By operation, the adjective of those of several that something came of: not all that it was done to."""
        self.untold: frozenset[str] = frozenset()
        """The words of what lasts of which it is not told for what it begins: something else says so."""
        self.lasting_on: tuple[str, ...] = ("card",)
        """The kinds by whose noun it is told for what something begins to last."""
        self.controlled: tuple[str, ...] = ()
        """The kinds of which control can change hands, if not all."""
        self.figures_teller: Any = None
        self.noun_teller: Any = None
        self.things_teller: Any = None

    @property
    def ways_to_last(self) -> tuple[str, ...]:
        """How something may last but until a moment; by turns where these are counted."""
        return ("while", "next", *(("turns",) if "turn" in self.periods else ()), "leaves")

    # ---------------------------------------------------------------- nouns

    @property
    def held_resources(self) -> tuple[str, ...]:
        """The resources that players gain and lose."""
        return tuple([name for name, where in self.resources.items() if where is not None])

    def kind(self, name: str, *, of: Iterable[str] = ()) -> str:
        """A kind of thing; with `of`, a word for several kinds."""
        self.kinds[name] = tuple(each for part in of for each in self.kinds[part]) or (name,)
        return name

    def zone(
        self, name: str, *, of: str = "player", sees: str = "all", order: str = "kept", default: bool = False
    ) -> None:
        """A place where cards lie (see `Zone`); `default` is where a selector looks that names none."""
        self.zones[name] = Zone(name, of, sees, order)
        if default:
            self.default_zone = name

    def ref(self, name: str, sort: str, find: Finder) -> None:
        """A word of the game for certain things or players."""
        self.refs[name] = (sort, find)

    def path(self, name: str, sort: str, find: Callable[[Any, int], tuple[int, ...]]) -> None:
        """What can be asked of a thing: whose it is, what it lies on."""
        self.paths[name] = PathWord(sort, find)

    def event(
        self,
        name: str,
        *,
        kinds: Iterable[str] = (),
        would: bool = False,
        heard: bool = True,
        parting: bool = False,
        varies: bool = False,
        clause: str = "",
        anywhere: bool = False,
        shown: bool = False,
        **roles: Any,
    ) -> None:
        """Something that comes about (see `EventWord`)."""
        self.events[name] = EventWord(name, roles, tuple(kinds), would, clause, heard, parting, varies, anywhere, shown)

    def explain(self, section: str, lines: Mapping[str, str]) -> None:
        """What words are, each in one line of plain English, for `cards words`."""
        self.lines.setdefault(section, {}).update(lines)

    def line(self, section: str, word: str) -> str:
        """What a word is; "" if that is not said."""
        return self.lines.get(section, {}).get(word, "")

    def period(self, name: str, now: Callable[[Any], int]) -> None:
        """A span of time that limits go by."""
        self.periods[name] = now

    def span(self, name: str, now: Callable[[Any, int], int]) -> None:
        """A span of time since a moment of a player's own: `since: own_turn`."""
        self.spans[name] = now

    def moment(self, name: str, *, of: str = "", then: str = "", at_once: bool = False, later: bool = False) -> None:
        """A moment until which something may last, or with `later` one at which something put off happens; `of`
        "player" if it comes for each player apart. With `then` it is the one at which what lasts begins: it is at work
        from there until that other moment; with `at_once` it is so before, too."""
        (self.due if later else self.moments)[name] = of
        if then:
            self.turns_into[name] = then
        if then and not at_once:
            self.starts[name] = then

    def act(
        self, name: str, *ways: str, of: Iterable[str] = (), what: bool = False, found: tuple[str, ...] = (),
        named: bool = False, held: bool = False,
    ) -> None:  # fmt: skip
        """Something that can be forbidden, allowed or demanded (`ways`), to things or players of some kinds (see
        `ActWord`)."""
        self.acts[name] = ActWord(
            tuple(kind for word in of for kind in self.kinds.get(word, (word,))), ways, what, found, named, held
        )

    # ---------------------------------------------------------------- words with a part of their own

    def op(self, word: str) -> Callable[[type[T]], type[T]]:
        """Class decorator: an operation."""
        return self._add(self.ops, word)

    def part(self, word: str) -> Callable[[type[T]], type[T]]:
        """Class decorator: something that may always be at work."""
        return self._add(self.always, word)

    def value(self, word: str) -> Callable[[type[T]], type[T]]:
        """Class decorator: a number worked out."""
        return self._add(self.values, word)

    def condition(self, word: str) -> Callable[[type[T]], type[T]]:
        """Class decorator: something that holds or does not."""
        return self._add(self.conditions, word)

    def use(self, word: str) -> Callable[[type[T]], type[T]]:
        """Class decorator: a kind of ability that is used by decision."""
        return self._add(self.uses, word)

    def card(self, kind: str) -> Callable[[type[T]], type[T]]:
        """Class decorator: a kind of card, by what its document holds."""
        return self._add(self.cards, kind)

    def adopt(self, *packs: Callable[[Language], None]) -> None:
        """Take over packs of common operations; each names the methods that the game must have."""
        for pack in packs:
            pack(self)

    @staticmethod
    def _add(home: dict[str, Any], word: str) -> Callable[[type[T]], type[T]]:
        def add(part: type[T]) -> type[T]:
            if word in home:
                raise ValueError(f"two meanings of {word!r}")
            part.word = word  # type: ignore[attr-defined]
            home[word] = part
            return part

        return add

    # ---------------------------------------------------------------- reading and telling

    def reader(self, names: dict[str, Name] | None = None, card: Any = None) -> Reader:
        """The beginning of a document."""
        return Reader(self, (), names, card)

    def said(self, text: Text) -> Text:
        """A text in the words of this game."""
        return replace(text, game=self.id)

    def with_nouns(self, kinds: Iterable[str]) -> tuple[str, ...]:
        """Kinds by words that have nouns: one that stands for several without one is those."""
        every = ((kind,) if kind in self.nouns else self.kinds.get(kind, (kind,)) for kind in kinds)
        return tuple(dict.fromkeys(each for row in every for each in row))

    def head_noun(self, selector: Any, plain: bool) -> str | None:
        """The noun for what a selector means, where that is not just its kind."""
        return self.noun_teller(selector, plain) if self.noun_teller is not None else None

    def adjectives(self, selector: Any, attribute: Any, wanted: Any) -> tuple[Text, ...]:
        """What a selector wants of an attribute as adjectives, if it is said so: a flag, a word, words of which a thing
        has several."""
        name = attribute.name
        if attribute.likened(wanted):
            return ()
        if name in self.adjective_tellers:
            own = self.adjective_tellers[name](selector, wanted)
            return () if own is None else (own,)
        if isinstance(wanted, bool):
            return () if name in self.behind else (say(("is-" if wanted else "not-") + slug(name)),)
        if (
            name in self.behind
            or name in self.modifier_tellers
            or attribute.sort not in ("word", "list")
            or attribute.sort == "word"
            and len(wanted) > 1
        ):
            return ()
        return tuple(say("word-" + slug(name), word=slug(each), name=each) for each in wanted)

    def modifier(self, t: Any, selector: Any, attribute: Any, wanted: Any) -> list[tuple[Text, bool]]:
        """What a selector wants of an attribute, said behind the noun, with whether it names another thing."""
        own = self.modifier_tellers.get(attribute.name)
        if attribute.likened(wanted):
            return [(Text("with-like", t.attribute_words(attribute, wanted)), True)]
        if own is not None:
            return own(t, selector, wanted)
        words = {**t.attribute_words(attribute, wanted), "so": "no" if wanted is False else "yes"}
        return [(Text("with-" + slug(attribute.name), words), attribute.sort == "relation")]

    def printed_line(self, name: str, line: str) -> Word:
        """A printed line that a selector asks for, in the reader's language."""
        return NamedCard(line) if name == "name" else line
