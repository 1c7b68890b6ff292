"""How Rise's printed texts speak of things, players, numbers and conditions, so that they fit into a sentence of any language.

A `Telling` knows what has been mentioned: a target is described where it is spoken of first ("target opposing Creature")
and is "it" or "that Creature" from then on. Sentences, arithmetic and logic are `engines.kernel.telling`'s.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from engines.kernel.program import Op
from engines.kernel.telling import (
    ARITHMETIC,
    LOGIC,
    OPERATORS,
    OPPOSITE,
    Case,
    ConditionTeller,
    Said,
    Unspoken,
    ValueTeller,
    constant,
    either,
    listed,
    teller_of,
    yes,
)
from engines.kernel.telling import Telling as Spoken
from engines.kernel.text import NamedCard, Text, Word, say

from .cards import LibraryCard, Printed
from .effects import CARD_OF, Same, Sel, UpTo, words

FEMININE = frozenset(
    {
        "creature", "door", "incantation", "level_up", "card", "permanent", "disease", "bomb", "lock", "action", "skill", "invocation",
        "target", "other", "source", "bearer",
    }
)  # fmt: skip
"""The kinds of things that go by a feminine noun where a language has genders."""
ELIDED = frozenset(
    {"other", "attacker", "incantation", "imminent", "summoner", "equipment", "action", "invocation", "opponent"}
)
"""The kinds before whose noun French drops a vowel."""
HEADS = {"Disease": "disease", "Equipment": "equipment", "Bomb": "bomb", "Lock": "lock"}
"""The Abilities that stand for what has them ("a Disease"), where no kind is given."""
HELD = ("hand", "library", "cemetery", "excluded")
CONDITIONS: dict[str, ConditionTeller] = {**LOGIC}
VALUES: dict[str, ValueTeller] = {**ARITHMETIC}
FOES = ("opponents", "opponent")
YOU = ("you", "controller", "caster", "last_controller")
"""The words that mean the controller of the effect's card, who reads it. [RS-1202]"""


class Noun(NamedTuple):
    """What is spoken of: its kinds, whose it is, and what is said before or behind it."""

    kinds: tuple[str, ...]
    side: str = "any"
    adjectives: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    element: str = ""
    many: bool = False


def name_of_ability(ability: str) -> Text:
    """An Ability by its name."""
    return say("rsc-ability", ability=slug(ability))


def slug(word: str) -> str:
    """A word of a card file as the locale files can tell it apart."""
    return "-".join(word.lower().replace("_", " ").split())


def name_of_type(type: str) -> Text:
    """A type by its name; those that are unknown here stand as they are."""
    return say("rsc-type", type=slug(type), name=type)


class Telling(Spoken):
    """Something that a card says, being put into words."""

    VALUES = VALUES
    CONDITIONS = CONDITIONS
    CLOSED = frozenset(
        {
            "tell-for-each",
            "tell-repeat",
            "tell-if-then",
            "tell-if-else",
            "tell-choose-mode",
            "rsc-rolled",
            "rsc-pay",
            "rsc-delay",
        }
    )

    def __init__(self, card: Printed | None = None, part: Any = None, targets: Sequence[Sel] | None = None):
        super().__init__()
        self.card = card
        self.home = self._home()
        self.aims: dict[str, Sel] = {}
        """The targets of what is said, by reference. [RS-646]"""
        for number, spec in enumerate(getattr(part, "targets", ()) if targets is None else targets, 1):
            self.aims["target" if number == 1 else f"target{number}"] = spec
        self.measured = "any"
        """What the running event counts: "roll", "damage", "cards", "coins", "ether", "life", "counters"."""
        self.plain = False
        """Whether it goes without saying that cards are in play."""
        self.several = False
        """Whether players are spoken of together, not one by one."""

    def _home(self) -> str:
        """What kind of thing the card is that speaks."""
        if self.card is None:
            return "card"
        names = self.card.ability_names
        for name, home in (("Cold", "cold"), ("Disease", "disease"), ("Equipment", "equipment"), ("Bomb", "bomb")):
            if name in names:
                return home
        return self.card.kind

    def spoken_before(self) -> Telling:
        """Marks all targets as mentioned: for words put while an effect is carried out."""
        for ref in self.aims:
            self.mention(ref)
        return self

    def mention(self, ref: str) -> None:
        """Marks a target as mentioned."""
        spec = self.aims[ref]
        self.things[ref] = self.noun(spec)._replace(many=spec.most > 1)

    def of_it(self, condition: Any) -> bool:
        """Whether a condition can be said of "it" as its subject."""
        kind = condition.word
        if kind in ("has", "level_at_least"):
            return condition.of == "it"
        if kind in ("was_blocked", "has_blocked", "survived", "token", "died"):
            return getattr(condition, kind) == "it"
        if kind == "is":
            return condition.is_[0] == "it"
        if kind == "cmp":
            return owner(condition.cmp[0]) == "it" and constant(condition.cmp[2]) is not None
        return False

    def doer(self, op: Op, doer: str) -> str:
        """Who does an operation: the reader, or somebody else."""
        if doer == "you":
            return "you"
        if doer == "player":
            who = getattr(op, "player", None) or getattr(op, "to", "you")
            return "you" if who in YOU else ""
        if doer in ("by", "to", "under"):
            return "you" if getattr(op, doer) in YOU else ""
        return ""

    # ---------------------------------------------------------------- things

    def who(self, who: Any, case: Case, det: str = "all") -> Said:
        """A reference, or a selector: as many as it picks, else with a determiner: "all", "plural", "a", "each", "count"."""
        if isinstance(who, str):
            return self.the(who, case)
        return self.pick(who, case) if who.asks else self.phrase(who, det, case)

    def the(self, ref: str, case: Case) -> Said:
        """What a reference means: described if it is a target mentioned for the first time, else "it" or "that ...".

        Raises:
            Unspoken: the target can't be described here.
        """
        ref = self.alias(ref)
        if ref == "it" and self.relative:
            return Said(say("rsc-that"), "many" if self.things["it"].many else "one", self._gen(self.things["it"]))
        if ref in FOES and self.several:
            return Said(say("rsc-player", player="foes", case=case), "many")
        if ref == "each" and self.several:
            return Said(say("rsc-player", player="all", case=case), "many")
        if ref in PLAYERS and ref not in self.things:
            return self.player(ref, case)
        if ref == "your_summoners":
            return self.phrase(_sel(kind="summoner", controller="you"), "plural", case)
        if ref in self.aims and ref not in self.things:
            if self.nested:
                raise Unspoken(ref)
            spec = self.aims[ref]
            if spec.player_only and spec.controller in YOU:
                return self.player("you", case)
            said = self.pick(spec, case, targeted=True)
            self.things[ref] = self.noun(spec)._replace(many=said.num == "many")
            self.focus = "" if said.long == "vague" else ref
            return said
        if ref in RELATED and self.focus != ref:
            return self._related(ref, case)
        noun, det, n = self._referred(ref)
        if self.focus == ref:
            det = "it"
        self.focus = ref
        num = "many" if noun.many else "one"
        aimed = det == "aimed" or det == "that" and ref in self.aims
        det = "the" if det == "aimed" else det
        return Said(self._say(noun, det, case, n=n, targeted=aimed, me=ref == "self"), num, self._gen(noun))

    def aim(self, ref: str) -> Said:
        """A target as it is chosen: "a Creature", then "it". [RS-646]"""
        spec = self.aims[ref]
        taken, self.taken = self.taken, False
        said = self.pick(spec, "o")
        self.taken = taken
        self.things[ref] = self.noun(spec)._replace(many=said.num == "many")
        self.focus = "" if said.long == "vague" else ref
        return said

    def alias(self, ref: str) -> str:
        """The reference under which a thing was mentioned."""
        ref = ref.removeprefix(CARD_OF)
        if ref in ("target1", "item"):
            return "target"
        if ref in YOU:
            return "you"
        if ref == "event.card" and self.things.get("event.card") == "self":
            return "self"
        return ref

    def _related(self, ref: str, case: Case) -> Said:
        """Those that the card meets in combat: "the attackers that it blocks"."""
        noun = Noun(("creature",), many=True)
        of = self.the("self", "n")
        self.focus = ref
        self.things[ref] = noun
        said = say("rsc-related", what=ref, case=case, **of.words)
        return Said(said, "many", "f", "yes")

    def _referred(self, ref: str) -> tuple[Noun, str, int]:
        if ref == "self":
            return Noun((self.home if self.home != "cold" else "disease",)), "this", 0
        if ref == "host":
            return self.host(), "the", 0
        noun = self.things.get(ref)
        if noun is not None:
            noun = _short(noun)
            if ref.startswith("chosen."):
                return noun._replace(adjectives=("chosen",)), "the", 0
            if noun.kinds[0] in ("other", "source", "bearer", "blocker", "attacker"):
                return noun, "the", 0
            alike = [
                name for name in self.aims if name in self.things and _short(self.things[name]).kinds == noun.kinds
            ]
            if ref in alike and len(alike) > 1:
                return noun, "nth", alike.index(ref) + 1
            if ref in self.aims and noun.kinds[0] in ("player", "opponent"):
                return noun, "aimed", 0
            return noun, "that", 0
        if ref.startswith("target"):
            return Noun(("target",)), "that", int(ref[6:] or 1)
        if ref == "event.player":
            return Noun(("player",)), "that", 0
        if ref == "event.other":
            return Noun(("creature",)), "that", 0
        return Noun(("card",)), "that", 0

    def host(self) -> Noun:
        """What the card is attached to."""
        if self.home == "cold":
            return Noun(("player",), adjectives=("infected",))
        if self.home == "disease":
            return Noun(("creature",), adjectives=("infected",))
        card = self.card
        attach = card.attach if isinstance(card, LibraryCard) else None
        kinds = attach.kind if attach is not None and len(attach.kind) == 1 else ()
        if self.home == "equipment":
            return Noun(kinds or ("card",), adjectives=("equipped",))
        if self.home == "bomb":
            return Noun(kinds or ("creature",), adjectives=("armed",))
        return Noun(("card",), adjectives=("hosting",))

    # ---------------------------------------------------------------- players

    def player(self, ref: str, case: Case, *, one: bool = False) -> Said:
        """A player by a word; `one` if only the first of those meant counts, in turn order from the active player."""
        ref = self.alias(ref)
        if ref in ("opponents", "opponent"):
            ref = "next" if one else "opponents"
        if ref in ("each", "any"):
            ref = "active" if one else "each"
        if ref in ("you", "next", "opponents", "each", "active", "attacked_player"):
            return Said(say("rsc-player", player=slug(ref), case=case), "you" if ref == "you" else "one")
        if ref == "owner":
            return self._of("owner", "self", case)
        if ref in ("host_controller", "host_player"):
            return self.the("host", case) if self.home == "cold" else self._of("controller", "host", case)
        if ref == "owner_of_host":
            return self.the("host", case) if self.home == "cold" else self._of("owner", "host", case)
        if ref in ("target_controller", "target_player"):
            noun = self.things.get("target") or (self.noun(self.aims["target"]) if "target" in self.aims else None)
            of_player = (
                noun is not None
                and noun.kinds in (("player",), ("opponent",))
                or noun is None
                and ref == "target_player"
            )
            return self.the("target", case) if of_player else self._of("controller", "target", case)
        if ref in PLAYERS:
            self.things["event.player"] = Noun(("player",))
            return self.the("event.player", case)
        thing = self.things.get(ref)
        spec = self.aims.get(ref)
        if (
            thing is None
            and spec is not None
            and not spec.player_only
            or thing is not None
            and thing.kinds[0] not in ("player", "opponent")
        ):
            return self._of("controller", ref, case)
        return self.the(ref, case)

    def _of(self, what: str, ref: str, case: Case) -> Said:
        of = self.the(ref, "pos")
        self.focus = ref
        return Said(say("rsc-player-of", what=what, case=case, it=is_it(of), **of.words))

    # ---------------------------------------------------------------- things by what they are

    def pick(self, sel: Sel, case: Case, *, targeted: bool = False) -> Said:
        """Things picked, described."""
        count = sel.count
        mods: list[Text] = []
        if sel.by == "opponent":
            mods.append(say("rsc-picked-by", **self.player("opponents", "de", one=True).words))
        elif sel.by not in ("you", "controller", "random"):
            mods.append(say("rsc-picked-by", **self.player(sel.by, "de").words))
        det, n, most = "all", 0, 0
        if count == "all":
            det = "all" if not sel.weakest else "a"
        elif isinstance(count, int):
            det, n = ("a" if count == 1 else "n"), count
        elif isinstance(count, UpTo):
            det, n = "upto", count.up_to
        else:
            det, n, most = "span", count.min, count.max
            if count.min == count.max:
                det = "a" if n == 1 else "n"
            elif count.min == 0:
                det, n = "upto", count.max
        if targeted and det == "a":
            det = "target"
        return self.phrase(
            sel, det, case, n=n, most=most, random=sel.by == "random" and sel.asks, targeted=targeted, mods=mods
        )

    def phrase(
        self,
        filter: Sel,
        det: str,
        case: Case,
        *,
        n: int = 0,
        most: int = 0,
        random: bool = False,
        targeted: bool = False,
        mods: Sequence[Text] = (),
        sideless: bool = False,
    ) -> Said:
        """Things by what they are. `sideless` leaves it to the sentence to say whose they are."""
        if filter.any_:
            parts = [merged for each in filter.any_ if (merged := _merged(filter, each)) is not None]
            if len(parts) == len(filter.any_):
                each_said = [
                    self.phrase(
                        part, det, case, n=n, most=most, random=random, targeted=targeted, mods=mods, sideless=sideless
                    )
                    for part in parts
                ]
                last = each_said[-1]
                return Said(either([said.text for said in each_said]), last.num, last.gen, "yes")
        noun = self.noun(filter)
        if sideless:
            noun = noun._replace(side="any")
        other, excepted = self._others(filter)
        whose = filter.host_of is not None and self.alias(filter.host_of) == "self" and det in ("all", "plural")
        if whose:
            det = "the"
            held = self.host().adjectives
            noun = noun._replace(adjectives=(*held, *noun.adjectives)) if held != ("hosting",) else noun
        many = det in ("n", "upto", "span", "all", "plural", "count") and not (det == "upto" and n == 1)
        num, gen = "many" if many else "one", self._gen(noun)
        head = self._say(
            noun,
            det,
            case,
            n=n,
            most=most,
            many=many,
            other=other,
            targeted=targeted,
            random=random,
            weakest=filter.weakest,
        )
        vague = False
        for mod, names in (
            *self._mods(filter, num, gen, sideless=sideless),
            *((mod, False) for mod in (*excepted, *mods)),
        ):
            head = say("rsc-described", thing=head, how=mod)
            vague = vague or names
        self.focus = ""
        return Said(head, num, gen, "no" if head.id == "rsc-noun" else "vague" if vague else "yes")

    def noun(self, filter: Sel) -> Noun:
        """The noun for what a selector means."""
        kinds: tuple[str, ...] = filter.kind
        if filter.any_ and not kinds:
            kinds = tuple(dict.fromkeys(kind for each in filter.any_ for kind in self.noun(each).kinds))
            if len(kinds) > 2:
                kinds = ("card",)
        if filter.zone == "chain":
            kinds = ({"any": "item"}.get(filter.chain or "any", filter.chain or "item"),)
        elif not kinds:
            head = HEADS.get(filter.ability or "")
            if head is not None:
                kinds = (head,)
            elif filter.zone in HELD or filter.constant or self.plain:
                kinds = ("card",)
            else:
                kinds = ("permanent",)
        side = {
            "you": "own",
            "controller": "own",
            "caster": "own",
            "opponents": "opposing",
            "opponent": "opposing",
        }.get(filter.controller or "", "any")
        if filter.zone in HELD:
            side = "any"
        if kinds == ("player",) and side == "opposing":
            kinds, side = ("opponent",), "any"
        if "player" in kinds and len(kinds) > 1:
            side = "any" if side == "any" else side
        return Noun(kinds, side, _adjectives(filter), filter.types, (filter.element or "").lower())

    def _gen(self, noun: Noun) -> str:
        return "f" if all(kind in FEMININE for kind in noun.kinds) else "m"

    def _say(
        self,
        noun: Noun,
        det: str,
        case: Case,
        *,
        n: int = 0,
        most: int = 0,
        many: bool | None = None,
        other: bool = False,
        targeted: bool = False,
        random: bool = False,
        weakest: bool = False,
        me: bool = False,
    ) -> Text:
        if det in ("it", "that", "nth"):
            noun = Noun(tuple("card" if kind == "permanent" else kind for kind in noun.kinds), many=noun.many)
        many = noun.many if many is None else many
        own = noun.side == "own"
        # "One of your Creatures": several are spoken of, though one is meant.
        plural = many or own and not targeted and det in ("a", "each", "no", "upto")
        num, gen = "many" if many else "one", self._gen(noun)
        if weakest and det == "a":
            det = "weakest"
            plural = False
        # Where the kinds differ in gender, each has its article in French.
        mixed = (
            (not own and det in ("a", "target") or own and det == "target" and len(noun.kinds) == 2)
            and not other
            and len({kind in FEMININE for kind in noun.kinds}) > 1
        )
        names = [
            say(
                "rsc-kind",
                kind=slug(kind),
                noun="many" if plural else "one",
                det="none" if not mixed else "own" if own else det,
                case=case,
            )
            for kind in noun.kinds
        ]
        adjectives = (("opposing",) if noun.side == "opposing" else ()) + noun.adjectives
        if weakest and det != "weakest":
            adjectives = ("weakest", *adjectives)
        agree: dict[str, Word] = {"gen": gen, "num": "many" if plural else "one"}
        how = _row([say("rsc-adjective", adjective=each, **agree) for each in adjectives])
        sort = _row(
            [
                *([say("rsc-of-element", element=noun.element)] if noun.element else []),
                *(say("rsc-of-type", type=name_of_type(each)) for each in noun.types),
            ]
        )
        return say(
            "rsc-noun", det=det, case=case, name=either(names), kind=slug(noun.kinds[0]), n=n, most=most, num=num, gen=gen,
            noun="many" if plural else "one", own=yes(own), other=yes(other), targeted=yes(targeted), random=yes(random),
            mixed=yes(mixed), me=yes(me), vowel=yes(noun.kinds[0] in ELIDED), an=yes(_an(noun, adjectives, weakest=weakest)),
            some=yes(how is not None), how=how or "", sorted=yes(sort is not None), sort=sort or "",
        )  # fmt: skip

    def _others(self, filter: Sel) -> tuple[bool, tuple[Text, ...]]:
        """Whether "other" says what is excepted, and what has to be named."""
        excepted = list(dict.fromkeys(map(self.alias, filter.not_)))
        if (
            not excepted
            or len(excepted) == 1
            and (excepted[0] == "self" or excepted[0] in self.things or excepted[0] in self.aims)
        ):
            return bool(excepted), ()
        with self.inside():
            return False, (say("rsc-except", who=listed([self.the(ref, "o").text for ref in excepted])),)

    def _mods(self, filter: Sel, num: str, gen: str, *, sideless: bool) -> Iterator[tuple[Text, bool]]:
        """What is said behind the noun, with whether it names another thing."""
        agree: dict[str, Word] = {"num": num, "gen": gen}
        with self.inside():
            if filter.zone == "chain" and filter.chain != "invocation":
                yield say("rsc-on-chain"), False
            if filter.zone == "chain" and filter.kind:
                kinds = either([say("rsc-a-kind", kind=slug(kind)) for kind in filter.kind])
                yield say("rsc-of-kind", kinds=kinds), False
            if (
                filter.zone not in HELD
                and filter.controller is not None
                and not sideless
                and self.alias(filter.controller) not in ("you", "opponents", "opponent", "each", "any")
            ):
                yield say("rsc-controlled-by", **self.player(filter.controller, "s").words), True
            if filter.owner is not None and not (filter.zone in HELD and filter.controller is None):
                owner = (
                    self.player(filter.owner, "a")
                    if self.alias(filter.owner) not in FOES
                    else Said(say("rsc-player", player="an-opponent", case="a"))
                )
                yield say("rsc-owned-by", **owner.words), False
            yield from self._marks(filter, agree)
            if filter.plane is not None:
                if isinstance(filter.plane, Same):
                    yield say("rsc-same-plane", who=self.the(filter.plane.same_as, "que").text), True
                else:
                    yield say("rsc-on-plane", plane=filter.plane), False
            for figure in ("attack", "defense", "life"):
                bound = getattr(filter, figure)
                if bound is not None:
                    yield say("rsc-with-figure", figure=figure, compared=OPERATORS[bound[0]], n=bound[1]), False
            if filter.name is not None:
                yield say("rsc-named", name=NamedCard(filter.name, "rise"), **agree), False
            yield from self._combat(filter, agree)
            if filter.host is not None:
                host = (
                    self.phrase(filter.host, "a", "o") if isinstance(filter.host, Sel) else self.the(filter.host, "o")
                )
                yield say("rsc-on", who=host.text), not isinstance(filter.host, Sel)
            if filter.host_of is not None and (
                self.alias(filter.host_of) != "self" or self.host().adjectives == ("hosting",)
            ):
                yield say("rsc-hosting", **self.the(filter.host_of, "s").words, of_num=num, of_gen=gen), True
            if filter.may_infect is not None:
                yield say("rsc-may-infect", who=self.the(filter.may_infect, "o").text), True
            if filter.may_hold is not None:
                yield say("rsc-may-hold", who=self.the(filter.may_hold, "o").text), True
            if filter.zone in HELD:
                yield self._zone(filter), False
            if filter.if_ is not None:
                yield self.such(filter, num), False

    def _zone(self, filter: Sel) -> Text:
        whose = self.alias(filter.controller or filter.owner or "any")
        if whose in ("each", "any"):
            who = Said(say("rsc-player", player="any", case="pos"))
        elif whose in FOES:
            who = Said(say("rsc-player", player="an-opponent", case="pos"))
        else:
            who = self.player(whose, "pos")
        return say(
            "rsc-zone",
            zone=filter.zone,
            taken=yes(self.taken),
            whose="you" if whose == "you" else "any" if whose in ("each", "any") else "of",
            **who.words,
        )

    def _marks(self, filter: Sel, agree: dict[str, Word]) -> Iterator[tuple[Text, bool]]:
        """The Abilities and marks that things have to have."""
        ability, mark, lacks = filter.ability, filter.mark, filter.lacks
        if ability == "Lock" and "open" in (mark, lacks):
            if filter.kind:
                yield say("rsc-with-lock", open=yes(mark == "open")), False
            mark, lacks, ability = (None if each == "open" else each for each in (mark, lacks, None))
        if ability == "Chained" and "freed" in (mark, lacks):
            mark, lacks, ability = (None if each == "freed" else each for each in (mark, lacks, None))
        if mark == "reanimated":
            mark = None
        if ability is not None and (filter.kind or ability not in HEADS):
            yield say("rsc-with-ability", ability=name_of_ability(ability)), False
        if filter.has_attached is not None:
            held = HEADS.get(filter.has_attached)
            if held in ("disease", "equipment", "bomb"):
                yield say("rsc-carrying", kind=held, **agree), False
            else:
                yield say("rsc-carrying-ability", ability=name_of_ability(filter.has_attached), **agree), False
        if mark is not None:
            yield say("rsc-with-mark", mark=name_of_mark(mark)), False
        if lacks is not None:
            yield say("rsc-without-mark", mark=name_of_mark(lacks)), False

    def _combat(self, filter: Sel, agree: dict[str, Word]) -> Iterator[tuple[Text, bool]]:
        """What things are or were to each other in combat."""
        if isinstance(filter.attacking, str):
            yield say("rsc-blocked-by", who=self.the(filter.attacking, "o").text, **agree), True
        if isinstance(filter.blocking, str):
            yield say("rsc-blocking", who=self.the(filter.blocking, "o").text), True
        for name in ("blocked", "met"):
            ref = getattr(filter, name)
            if ref is not None:
                yield say("rsc-fought", what=name, who=self.the(ref, "o").text, **agree), True
        if filter.attacks_player is not None:
            foe = self.alias(filter.attacks_player) in FOES
            who = (
                Said(say("rsc-player", player="an-opponent", case="o"))
                if foe
                else self.player(filter.attacks_player, "o")
            )
            yield say("rsc-attacking-player", who=who.text, to=who.num, num=agree["num"]), False


def is_it(said: Said) -> str:
    """Whether something is spoken of as "it", so that it owns things as "its"."""
    return yes(said.text.words.get("det") == "it")


def name_of_mark(mark: str) -> Text:
    """A mark by its name; those that are unknown here stand as they are."""
    return say("rsc-mark-name", mark=slug(mark), name=mark)


PLAYERS = (
    "you", "opponents", "opponent", "each", "any", "active", "controller", "owner", "caster", "host_controller", "host_player",
    "owner_of_host", "target_controller", "target_player", "attacked_player", "event.player",
)  # fmt: skip
RELATED = ("attacker", "blocker", "met")
VOWELS = frozenset("AEIOUaeiou")


def _short(noun: Noun) -> Noun:
    """What has been mentioned is a card, where it may be of several kinds."""
    several = len(noun.kinds) > 1 and not {"player", "opponent"} & set(noun.kinds)
    return noun._replace(kinds=("card",)) if several else noun


def _sel(**parts: Any) -> Sel:
    return Sel.model_validate(parts)


def _row(texts: Sequence[Text]) -> Text | None:
    said: Text | None = None
    for text in texts:
        said = text if said is None else say("rsc-row", first=said, next=text)
    return said


ADJECTIVES = {
    "tilted": ("untilted", "tilted"), "attacking": ("not-attacking", "attacking"), "blocking": ("not-blocking", "blocking"),
    "infected": ("uninfected", "infected"), "attached": ("unattached", "attached"), "constant": ("not-constant", "constant"),
    "token": ("not-token", "token"),
}  # fmt: skip


def _adjectives(filter: Sel) -> tuple[str, ...]:
    found: list[str] = []
    for name, (no, positive) in ADJECTIVES.items():
        value = getattr(filter, name)
        if isinstance(value, bool):
            found.append(positive if value else no)
    if filter.ability == "Lock" and not filter.kind and "open" in (filter.mark, filter.lacks):
        found.append("open" if filter.mark == "open" else "closed")
    if filter.ability == "Chained" and "freed" in (filter.mark, filter.lacks):
        found.append("freed" if filter.mark == "freed" else "chained")
    if filter.mark == "reanimated":
        found.append("reanimated")
    return tuple(found)


def _an(noun: Noun, adjectives: Sequence[str], *, weakest: bool) -> bool:
    """Whether English puts "an" before it."""
    if weakest:
        return False
    if adjectives:
        return adjectives[0] in (
            "opposing",
            "untilted",
            "attacking",
            "infected",
            "uninfected",
            "attached",
            "unattached",
            "open",
            "equipped",
            "armed",
        )
    if noun.element:
        return noun.element == "ice"
    if noun.types:
        return noun.types[0][:1] in VOWELS
    return noun.kinds[0] in ("incantation", "imminent", "equipment", "action", "invocation", "opponent")


def _merged(whole: Sel, part: Sel) -> Sel | None:
    """An alternative with what holds for all of them, if none of it is told apart twice."""
    own = part.model_fields_set
    shared = whole.model_fields_set - {"any_", "any"}
    if own & shared - {"zone"}:
        return None
    return part.model_copy(update={name: getattr(whole, name) for name in shared if name in Sel.model_fields})


# --------------------------------------------------------------------------------------------------------- the values

_value = partial(teller_of, VALUES, words.values)


FIGURES = {"attack_of": "attack", "defense_of": "defense", "level_of": "level", "life_of": "life"}
OWNED = ("coins", "ether", "cards")


def owner(value: Any) -> str | None:
    """Whose a number is that somebody or something has."""
    if value.word in FIGURES or value.word in OWNED:
        return getattr(value, value.word)
    return value.of if value.word == "counters" else None


def _figure(t: Telling, value: Any, case: Case) -> Said:
    figure = FIGURES[value.word]
    ref = getattr(value, value.word)
    of = t.the(ref, "de" if ref == "your_summoners" or ref in RELATED else "pos")
    if of.num == "many":
        return Said(say("rsc-figure-total", figure=figure, case=case, **of.words))
    return Said(
        say("rsc-figure-of", figure=figure, case=case, it=is_it(of), **of.words), gen="m" if figure == "level" else "f"
    )


for _word in FIGURES:
    VALUES[_word] = _figure


@_value("count")
def _count(t: Telling, value: Any, case: Case) -> Said:
    return Said(say("rsc-number-of", what=t.phrase(value.count, "count", "de").text, case=case))


def _owned(t: Telling, value: Any, case: Case) -> Said:
    of = t.player(getattr(value, value.word), "pos")
    return Said(say("rsc-number-owned", what=value.word, case=case, **of.words))


for _word in OWNED:
    VALUES[_word] = _owned


@_value("roll")
def _roll(t: Telling, value: Any, case: Case) -> Said:
    return Said(say("rsc-number-rolled", case=case))


@_value("event_amount")
def _event_amount(t: Telling, value: Any, case: Case) -> Said:
    return Said(say("rsc-number-of-event", of=t.measured, case=case))


@_value("counters")
def _counters(t: Telling, value: Any, case: Case) -> Said:
    return Said(say("rsc-number-of-counters", kind=value.counters, case=case, who=t.the(value.of, "o").text))


@_value("if")
def _either(t: Telling, value: Any, case: Case) -> Said:
    then, otherwise = t.value(value.then, case), t.value(value.else_)
    with t.inside():
        condition = t.if_(value.if_)
    return Said(say("rsc-number-if", then=then.text, condition=condition, otherwise=otherwise.text), gen=then.gen)


# ----------------------------------------------------------------------------------------------------- the conditions

_condition = partial(teller_of, CONDITIONS, words.conditions)


@_condition("exists")
def _exists(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    sel, n = condition.exists, condition.n
    if negated and n > 1:
        det, n, least = "n", n, "less"
    else:
        det, least = ("no" if negated else "a" if n == 1 else "n"), "yes" if n > 1 else "no"
    side = t.alias(sel.controller or "")
    known = sel.zone == "battlefield" and sel.kind != ("player",)
    whose = (
        "you"
        if side == "you"
        else "opponent"
        if side in FOES
        else "other"
        if side and side not in ("each", "any")
        else ""
    )
    if not known or not whose:
        what = t.phrase(sel, det, "o", n=n)
        return say("rsc-exists", what=what.text, negated=yes(negated), least=least), "yes"
    other = t.player(sel.controller, "n").text if whose == "other" else ""
    what = t.phrase(sel, det, "o", n=n, sideless=True)
    return say(
        "rsc-controls", whose=whose, other=other, what=what.text, negated=yes(negated), least=least
    ), "vowel" if whose == "opponent" else "no"


@_condition("is")
def _is(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    left, right = condition.is_
    who = t.the(left, "s")
    if isinstance(right, Sel):
        if right.player_only:
            what: Word = t.player(right.controller or "each", "o").text
        else:
            what = t.phrase(right, "a", "o").text
    else:
        focus, t.focus = t.focus, ""
        what = t.the(right, "o").text
        t.focus = focus
    return say("rsc-is", **who.words, what=what, negated=yes(negated)), there(who)


def there(who: Said) -> str:
    """Whether a subject is spoken of by a word before which a language may drop a vowel: French does before "il" and "elle"."""
    return "no" if is_it(who) == "no" else "vowel" if who.gen == "f" else "yes"


@_condition("has")
def _has(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    sort, name = next(iter(condition.has.items()))
    who = t.the(condition.of, "s")
    if sort == "ability":
        said = say("rsc-has-ability", **who.words, ability=name_of_ability(name), negated=yes(negated))
    elif sort == "type":
        said = say(
            "rsc-has-type", **who.words, type=name_of_type(name), an=yes(name[:1] in VOWELS), negated=yes(negated)
        )
    elif sort == "element":
        said = say("rsc-has-element", **who.words, element=name.lower(), negated=yes(negated))
    else:
        said = say("rsc-has-mark", **who.words, mark=name_of_mark(name), negated=yes(negated))
    return said, there(who)


@_condition("your_turn")
def _your_turn(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    return say("rsc-your-turn", negated=yes(negated == condition.your_turn)), "no"


@_condition("step")
def _step(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    return say("rsc-in-step", step=condition.step, negated=yes(negated)), "no"


@_condition("level_at_least")
def _level_at_least(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    who = t.the(condition.of, "s")
    compared = "lt" if negated else "ge"
    return say("rsc-has-figure", **who.words, figure="level", compared=compared, n=condition.level_at_least), there(who)


def _state(word: str) -> None:
    def teller(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
        who = t.the(getattr(condition, word), "s")
        return say("rsc-state", **who.words, state=slug(word), negated=yes(negated)), there(who)

    CONDITIONS[word] = teller


for _word in ("was_blocked", "has_blocked", "survived", "token", "died"):
    _state(_word)


@_condition("self_is")
def _self_is(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    who = t.the("self", "s")
    return say("rsc-state", **who.words, state=condition.self_is, negated=yes(negated)), there(who)


@_condition("first_turn")
def _first_turn(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    who = t.player(condition.first_turn, "n")
    return say("rsc-first-turn", **who.words, negated=yes(negated)), "no"


@_condition("event_to")
def _event_to(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    who = t.the("event.card", "s")
    return say("rsc-went-to", **who.words, zone=condition.event_to, negated=yes(negated)), there(who)


@_condition("event_kind")
def _event_kind(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    kind = condition.event_kind
    known = {"+1/+1": "plus", "-1/-1": "minus"}.get(kind, slug(kind))
    return say("rsc-event-kind", kind=known, name=kind, negated=yes(negated)), "no"


@_condition("event_by")
def _event_by(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    who = t.alias(condition.event_by)
    text = say("rsc-player", player="an-opponent", case="o") if who in FOES else t.player(who, "o").text
    return say("rsc-event-by", who=text, negated=yes(negated)), "no"


@_condition("happened")
def _happened(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    return say("rsc-happened", negated=yes(negated)), "no"


@_condition("cmp")
def _cmp(t: Telling, condition: Any, negated: bool) -> tuple[Text, str]:
    left, sign, right = condition.cmp
    compared = OPPOSITE[OPERATORS[sign]] if negated else OPERATORS[sign]
    n, whose = constant(right), owner(left)
    if n is not None and left.word in FIGURES:
        who = t.the(whose or "self", "s")
        return say("rsc-has-figure", **who.words, figure=FIGURES[left.word], compared=compared, n=n), there(who)
    if n is not None and left.word in OWNED:
        none = (compared, n) in (("le", 0), ("lt", 1), ("eq", 0))
        how = "none" if none else compared
        return say("rsc-has-owned", **t.player(whose or "you", "n").words, what=left.word, compared=how, n=n), "no"
    if n is not None and left.word == "counters":
        who = t.the(left.of, "s")
        return say("rsc-has-counters", **who.words, kind=left.counters, compared=compared, n=n), there(who)
    a, b = t.value(left), t.value(right)
    return say("rsc-compared", who=a.text, num=a.num, compared=compared, value=b.text), "no"
