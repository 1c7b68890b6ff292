"""What happens instead of something else. [RS-1307]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from engines.kernel.cards.flow import INSTEAD, Effect
from engines.kernel.cards.happening import Shield, Wishing, shields
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, Text, Word, say

from .board import Board
from .cards import Ability
from .state import CardName
from .telling import part_text


class Replacing(Wishing, kw_only=True):
    """Things are about to come about, and something else may happen instead. [RS-624 RS-1307 RS-1308]"""

    kind = "replacement_order"
    wish_clauses = ("RS-624", "RS-1307")

    def found(self, g: Board) -> list[Shield] | None:
        """What could happen instead, what lasts before what is printed, if what it is about is there still. [RS-310]"""
        if not g.still((self.events[self.at].subject,)):
            return None
        return sorted(super().found(g) or (), key=_printed)

    def wish_prompt(self, g: Board, shield: Shield) -> Text:
        """By what its card says."""
        event, told = self.event(g), part_text(g.cards[shield.card], shield.where) or ""
        return say("rs-ask-wish", what=g.name(event.subject), event=event.name, card=CardName(shield.card), text=told)

    def tell(self, g: Board, shield: Shield) -> None:
        """With what becomes of the amount."""
        tell_shield(g, shield, self.event(g))


def happening(g: Board, event: str, id: Id, kind: str = "", other: Id = 0, amount: int = 0) -> Event:
    """What is about to come about, of objects."""
    return g.as_objects(Event(event, g.seat_of(id), id, other, amount, kind))


def shields_of(g: Board, event: Event) -> list[Shield]:
    """What would happen instead of an event, or with another amount of it: what lasts, then what cards print.
    [RS-1307]"""
    found = shields(g, structs.replace(event, subject=g.id_of(event.subject), other=g.id_of(event.other)))
    return sorted(found, key=_printed)


def _printed(shield: Shield) -> bool:
    return shield.lasting is None


def replaced(g: Board, event: str, id: Id, kind: str = "") -> bool:
    """Whether something happens instead of an event: once, and what, the affected player says if several fit. What an
    effect does in place of something is not replaced by the same again. [RS-1307 RS-1308]"""
    about = happening(g, event, id, kind)
    return _used(g, _new(g, about), about) is not None


def diverted(g: Board, event: Event) -> str:
    """Where a card goes instead of a Cemetery, "" if it goes there: of several effects that send it elsewhere, as the
    affected player says. [RS-305 RS-315 RS-1307]"""
    about = g.as_objects(event)
    shield = _used(g, [each for each in _new(g, about) if each.lasting is None], about)
    return "" if shield is None else goes_to(shield)


def goes_to(shield: Shield) -> str:
    """Where a card goes by what happens instead of its going to a Cemetery. [RS-315 RS-1135]"""
    return "excluded" if shield.lasting is not None else getattr(shield.part, "goes", "") or "excluded"


def destination(g: Board, id: Id, *, reanimated: bool, kind: str) -> str:
    """Where a card in play goes instead of a Cemetery by what happens instead of that, or by what has been done to it;
    "" if nothing does. [RS-315 RS-1135 RS-1307]"""
    about = happening(g, "to_cemetery", id, kind)
    own = [Shield("", Scope(g, g.seat_of(id), g.handle(id)), g.thing(id).card, "", None)] if reanimated else []
    shield = _used(g, [*own, *shields_of(g, about)], about)
    return "" if shield is None else goes_to(shield)


def amount_left(g: Board, event: Event) -> int:
    """How much of something comes about: another amount where something makes it one, nothing where something else
    happens instead; the affected player says what comes first. What an effect does in place of something is not
    replaced by the same again. [RS-1307 RS-1308]"""
    about, met = g.as_objects(event), set[str]()
    while about.amount:
        shield = _used(g, [each for each in _new(g, about) if each.key not in met], about)
        if shield is None:
            break
        met.add(shield.key)
        about = structs.replace(about, amount=shield.after(about.amount) or 0)
    return about.amount


def _new(g: Board, about: Event) -> list[Shield]:
    """What would happen instead of an event, and has not done so already to what is under way. [RS-1308]"""
    found = shields_of(g, about)
    met = _happened_already(g) if found else ()
    return [each for each in found if each.key not in met]


def _used(g: Board, found: Sequence[Shield], about: Event) -> Shield | None:
    """Of what could happen instead of an event, what comes first: it does."""
    shield = _first(g, found, about)
    if shield is not None and shield.part is not None:
        tell_shield(g, shield, about)
        use_shield(g, shield)
    return shield


def _first(g: Board, found: Sequence[Shield], about: Event) -> Shield | None:
    """Of what could happen instead of an event, or change it, what the affected player has come first, where that
    makes a difference. [RS-1307 RS-1308]"""
    seat = about.seat or 0
    if len(found) < 2 or g.s.seats[seat].out or not _minds(found, about):
        return found[0] if found else None
    prompt = say("rs-ask-first", what=_affected(g, about), event=about.name, kind=about.kind, n=about.amount)
    texts = [say("rs-shield", number=n, card=CardName(each.card)) for n, each in enumerate(found, 1)]
    return found[g.decide(seat, "replacement_order", prompt, texts, "RS-1307", "RS-1308")]


def _affected(g: Board, about: Event) -> Word:
    """What an event comes about to, as a question names it."""
    id = g.id_of(about.subject)
    return CardName(g.known(id).card) if about.name in ("toss_made", "rolled") else g.name(id)


def _minds(found: Sequence[Shield], about: Event) -> bool:
    """Whether it could make a difference what comes first: not if all change an amount alike, or none leaves any of it,
    nor if all make the same of a toss, or send a card to the same zone. [RS-1308]"""
    if any(each.lasting is not None for each in found):
        return True
    every = [each.part for each in found if each.part is not None]
    if any(each.do or each.limit is not None for each in every):
        return True
    if about.name == "toss_made":
        return len({each.result for each in every}) > 1
    if about.name in ("to_cemetery", "buried"):
        return len({goes_to(each) for each in found}) > 1
    return len({_change(each) for each in every}) > 1 or None in map(_change, every)


def _change(ability: Ability) -> tuple[str, bool] | None:
    """How an amount is changed, so that the order of two that do it alike is all the same; None where that can't be
    told. [RS-1308]"""
    if ability.amount is None:
        return "nothing", True
    how, n = ability.amount
    told: int | None = n.constant
    if told is None or how == "set" or ability.would.amount is not None or ability.if_ is not None:
        return None
    return how, told > 0


def toss_coin(g: Board, seat: int, source: Id) -> bool:
    """A coin: heads is a Success. Chance is drawn from the match's key, and noted, so that nothing drawn is taken back;
    what makes another result of it, or has it tossed again, does so once for each toss. [RS-124 RS-637 RS-649 RS-1307
    RS-1504 RS-1507]"""
    success, met = g.draw(2, "toss") == 0, _happened_already(g)
    while True:
        event = g.as_objects(Event("toss_made", seat, source, kind="success" if success else "failure"))
        shield = _first(g, [each for each in shields_of(g, event) if each.key not in met], event)
        if shield is None:
            break
        met.add(shield.key)
        result = shield.part.result
        card, of = CardName(shield.card), CardName(g.known(source).card)
        told = say("rs-log-toss-changed", card=card, what=of, result=event.kind, to=result, who=SeatName(seat))
        if result == "again":
            told = g.chance_text(told)
        g.happen(Event("replaced", seat, source), told, "RS-649")
        use_shield(g, shield)
        success = g.draw(2, "toss") == 0 if result == "again" else result == "success"
    result = "success" if success else "failure"
    g.mark_recent("toss_made", source, amount=int(success))
    what = g.name(source) if source in g.places() else CardName(g.known(source).card)
    text = say("rs-log-toss", who=SeatName(seat), what=what, result=result)
    g.occur(Event("toss_made", seat, source, kind=result), g.chance_text(text), "RS-124", "RS-637")
    return success


def _happened_already(g: Board) -> set[Any]:
    """What has happened instead of something already, of all that is under way: none of it happens instead again."""
    return {each.names.get(INSTEAD) for each in g.below(Effect)}


def use_shield(g: Board, shield: Shield) -> None:
    """What happens instead happens, also beside another amount; its use is spent. [RS-1307]"""
    effect = shield.effect(g)
    shield.use(g)
    if effect is not None:
        effect.note(INSTEAD, shield.key)
        g.push(effect)


def tell_shield(g: Board, shield: Shield, event: Event) -> None:
    """It is told what becomes of an event. [RS-1307]"""
    id, left = g.id_of(event.subject), shield.after(event.amount)
    words: dict[str, Word] = {"what": g.name(id), "card": CardName(shield.card)}
    if left is None:
        text = say("rs-log-replaced", **words)
    else:
        text = say("rs-log-amount-changed", n=left, of=event.amount, event=event.name, **words)
    g.happen(Event("replaced", subject=id), text, "RS-1307")
