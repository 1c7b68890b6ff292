"""What is about to come about, and what happens instead of it, or makes its amount another: all that applies, one thing
after another and each once; then what is left comes about together. What coming about is, each game says itself."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from msgspec import structs

from engines.kernel.ask import Ask, Option, one_of, yes_no
from engines.kernel.event import Event
from engines.kernel.state import Procedure, Verdict
from engines.kernel.text import CardName, Text

from .ability import amount_after
from .flow import INSTEAD, Effect
from .lasting import Lasting
from .scope import Scope


class Shield(NamedTuple):
    """What could happen instead of an event, or change its amount: printed on a card, or lasting."""

    key: str
    scope: Scope
    card: str
    where: str
    part: Any
    lasting: Lasting | None = None

    def use(self, g: Any) -> None:
        """It is used once more."""
        if self.lasting is not None:
            g.use_up(self.lasting)
        elif self.part.limit is not None:
            g.spend(self.part.limit, self.scope.this, self.part.counted_as, self.scope.seat)

    @property
    def may(self) -> bool:
        """Whether its player may leave it: of what lasts that was asked as it began."""
        return self.lasting is None and self.part.may

    def after(self, amount: int) -> int | None:
        """What becomes of the amount of the event; None where that does not come about."""
        changed: tuple[str, Any] | None = self.part.amount if self.lasting is None else self.part.changed
        return None if changed is None else amount_after(amount, changed[0], changed[1], self.scope)

    def effect(self, g: Any) -> Effect | None:
        """What is done instead, if anything is."""
        if not (self.part.do if self.lasting is None else self.part.do_):
            return None
        scope, at = self.scope, ""
        if self.lasting is not None:
            at = f"{self.lasting.at}.do"
        elif self.may:
            at = g.code(self.card, self.where).rows[1].label
        return Effect(seat=scope.seat, this=scope.this, card=self.card, where=self.where, event=scope.event, at=at,
                      names=scope.names)  # fmt: skip


def shields(g: Any, event: Event, used: Sequence[str] = ()) -> list[Shield]:
    """What applies to an event and has not done so yet."""
    printed, lasting = g.woulds(), g.lastings("instead")
    if not (printed or lasting):
        return []
    known, found, met = g.as_objects(event), list[Shield](), Counter[str]()
    for id, card, ability in printed:
        if event.name in ability.would.event:
            scope = Scope(g, g.owner_of(id) if ability.from_ else g.seat_of(id), g.handle(id), known)
            name = f"{id} {card} {ability.where}"
            met[name] += 1  # the same twice on one thing
            key = name if met[name] == 1 else f"{name} {met[name]}"
            taken = sum(each.part is ability and each.scope.this == scope.this for each in found)
            free = ability.limit is None or g.left(ability.limit, scope.this, ability.counted_as, scope.seat) > taken
            if key not in used and free and ability.would.fits(scope) and (not ability.if_ or ability.if_.holds(scope)):
                found.append(Shield(key, scope, card, ability.where, ability))
    for each in lasting:
        row, scope = each.lasting, each.scope.inside()
        scope.event, key = known, f"~{row.stamp}"
        if key not in used and each.part.concerns(each.subject, event) and each.part.fits(scope):
            found.append(Shield(key, scope, row.card, row.where, each.part, row))
    return found


class Happening(Procedure, kw_only=True):
    """Things are about to come about at the same moment. A game's own procedure says how they do (`commit`)."""

    kind: ClassVar[str] = "instead"
    """What kind of question it is what happens instead."""

    events: tuple[Event, ...]
    at: int = 0
    used: tuple[str, ...] = ()
    """What has applied to the event that it is at, or was declined."""
    left: tuple[Event, ...] = ()

    steps = ("next", "chosen", "commit")

    @abstractmethod
    def commit(self, g: Any) -> Verdict:
        """What is left comes about."""

    def event(self, g: Any) -> Event:
        """The event that it is at, by the things that it is about, as they are."""
        event = self.events[self.at]
        return structs.replace(event, subject=g.id_of(event.subject), other=g.id_of(event.other))

    def found(self, g: Any) -> list[Shield] | None:
        """What could happen instead of the event, or change it now; None if it can't come about any more. What is done
        in place of something is not replaced by the same again."""
        under_way = {each.names.get(INSTEAD) for each in g.below(Effect)}
        return [each for each in shields(g, self.event(g), self.used) if each.key not in under_way]

    def prompt(self, g: Any) -> Text:
        """The question what happens instead of the event."""
        return g.text("ask-instead")

    def options(self, g: Any, found: Sequence[Shield]) -> list[Option]:
        """Which one applies first; asked where there are several answers."""
        cards = enumerate((CardName(each.card, g.rules.id) for each in found), 1)
        return [Option(str(n), g.text("shield", number=n, card=card), n - 1) for n, card in cards]

    def next(self, g: Any) -> Verdict:
        """Whom the event befalls picks among several."""
        while self.at < len(self.events):
            found, event = self.found(g), self.events[self.at]
            if found:
                options = self.options(g, found)
                if len(options) == 1:
                    return self.apply(g, found[0])
                default = next((each.key for each in options if each.value < 0), "1")
                choice, seat = one_of(self.prompt(g), options), event.seat or 0
                return Ask(seat, self.kind, choice, default, g.language.clauses["instead"], forced=False)
            if found is not None:
                self.left = (*self.left, event)
            self.on()
        return "commit"

    def on(self) -> None:
        """To the next event."""
        self.at, self.used = self.at + 1, ()

    def chosen(self, g: Any, number: int) -> Verdict:
        """That one first; or, below 0, none of them."""
        found = self.found(g) or []
        if number >= 0:
            return self.apply(g, found[number])
        self.used = (*self.used, *(each.key for each in found))
        return "next"

    def apply(self, g: Any, shield: Shield) -> Verdict:
        """It applies: the amount is another one, or the event does not come about; something is done."""
        event = self.events[self.at]
        self.used = (*self.used, shield.key)
        shield.use(g)
        self.tell(g, shield)
        after = shield.after(event.amount)
        if after is None:
            self.averted(event)
        else:
            self.change(after)
        if not after:
            self.on()
        effect = shield.effect(g)
        if effect is not None:
            effect.note(INSTEAD, shield.key)
            self.then(g, effect)
        return "next"

    def change(self, amount: int) -> None:
        """The event that it is at has another amount from now on."""
        now = structs.replace(self.events[self.at], amount=amount)
        self.events = (*self.events[: self.at], now, *self.events[self.at + 1 :])

    def tell(self, g: Any, shield: Shield) -> None:
        """It is told that it applies."""
        text = g.text("log-instead", card=CardName(shield.card, g.rules.id))
        g.happen(Event("replaced", shield.scope.seat), text, *g.language.clauses["instead"])

    def averted(self, event: Event) -> None:
        """An event does not come about."""

    def then(self, g: Any, effect: Effect) -> None:
        """Something is done instead: at once, unless a game says otherwise."""
        g.push(effect)


class Wishing(Happening, kw_only=True):
    """The same, where its player is asked whether what may happen instead is to: a game has the text `ask-wish`."""

    wish_clauses: ClassVar[tuple[str, ...]] = ()

    wish: str = ""
    """What is asked for, by its key, or has just been wished for."""

    steps = ("next", "chosen", "ask", "answered", "commit")

    def on(self) -> None:
        """To the next event."""
        super().on()
        self.wish = ""

    def apply(self, g: Any, shield: Shield) -> Verdict:
        """It applies, once it is wished for."""
        if not shield.may or self.wish == shield.key:
            return super().apply(g, shield)
        self.wish = shield.key
        return "ask"

    def _wished(self, g: Any) -> Shield | None:
        return next((each for each in self.found(g) or () if each.key == self.wish), None)

    def ask(self, g: Any) -> Verdict:
        """Whether its player wishes it, unless somebody who left meanwhile took it along."""
        shield = self._wished(g)
        if shield is None:
            self.wish = ""
            return "next"
        prompt = yes_no(self.wish_prompt(g, shield))
        return Ask(shield.scope.seat, "optional", prompt, "no", self.wish_clauses, forced=False)

    def wish_prompt(self, g: Any, shield: Shield) -> Text:
        """The question whether it is wished for."""
        return g.text("ask-wish", card=CardName(shield.card, g.rules.id))

    def answered(self, g: Any, wished: bool) -> Verdict:
        """Then it does, or does not."""
        shield = self._wished(g)
        if wished and shield is not None:
            return self.apply(g, shield)
        self.used, self.wish = (*self.used, self.wish), ""
        return "next"
