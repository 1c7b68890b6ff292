"""What happens instead of something else. [RS-1307]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from msgspec import structs

from engines.kernel.ask import Ask, Option, one_of, yes_no
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.happening import Shield, shields
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, Text, Word, say

from .board import Board
from .cards import Ability
from .state import CardName
from .telling import part_text

Sign = tuple[int, Id, str]
"""What could happen instead of an event, as it is saved: an effect that lasts, by its stamp, or (0) what a card prints,
by its id and the name of its ability."""


def happening(g: Board, event: str, id: Id, kind: str = "", other: Id = 0, amount: int = 0) -> Event:
    """What is about to come about, of objects."""
    return g.as_objects(Event(event, g.seat_of(id), id, other, amount, kind))


def shields_of(g: Board, event: Event) -> list[Shield]:
    """What would happen instead of an event, or with another amount of it: what lasts, then what cards print.
    [RS-1307]"""
    if not g.woulds() and not g.lastings("instead"):
        return []
    found = shields(g, structs.replace(event, subject=g.id_of(event.subject), other=g.id_of(event.other)))
    return sorted(found, key=lambda each: each.lasting is None)


def source_of(g: Board, shield: Shield) -> Id:
    """Whose card it is that something else happens by."""
    return g.id_of(shield.scope.this)


def sign_of(g: Board, shield: Shield) -> Sign:
    """What happens instead, as it is saved."""
    source = source_of(g, shield)
    return (0, source, shield.where) if shield.lasting is None else (shield.lasting.stamp, source, "")


def key_of(shield: Shield) -> int:
    """A number for what happens instead, so that it is known which has happened instead of some damage."""
    return shield.scope.this if shield.lasting is None else -shield.lasting.stamp


def wish_ask(g: Board, shield: Shield, event: str, id: Id) -> Ask:
    """The question whether something happens instead, to the player whose card it is. [RS-624 RS-1307]"""
    source = source_of(g, shield)
    told = cast(Text, part_text(g.text_of(source), shield.where))
    prompt = say("rs-ask-wish", what=g.name(id), event=event, card=CardName(g.definition(source)), text=told)
    return Ask(shield.scope.seat, "optional", yes_no(prompt), "no", ("RS-624", "RS-1307"), forced=False)


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
    own = [Shield("", Scope(g, g.seat_of(id), g.handle(id)), "", "", None)] if reanimated else []
    shield = _used(g, [*own, *shields_of(g, about)], about)
    return "" if shield is None else goes_to(shield)


def amount_left(g: Board, event: Event) -> int:
    """How much of something comes about: another amount where something makes it one, nothing where something else
    happens instead; the affected player says what comes first. What an effect does in place of something is not
    replaced by the same again. [RS-1307 RS-1308]"""
    about, met = g.as_objects(event), set[int]()
    while about.amount:
        shield = _used(g, [each for each in _new(g, about) if key_of(each) not in met], about)
        if shield is None:
            break
        met.add(key_of(shield))
        about = structs.replace(about, amount=shield.after(about.amount) or 0)
    return about.amount


def _new(g: Board, about: Event) -> list[Shield]:
    """What would happen instead of an event, and has not done so already to what is under way. [RS-1308]"""
    found = shields_of(g, about)
    met = _happened_already(g) if found else ()
    return [each for each in found if key_of(each) not in met]


def _used(g: Board, found: Sequence[Shield], about: Event) -> Shield | None:
    """Of what could happen instead of an event, what comes first: it does."""
    shield = _first(g, found, about)
    if shield is not None:
        use_shield(g, shield, about)
    return shield


def _first(g: Board, found: Sequence[Shield], about: Event) -> Shield | None:
    """Of what could happen instead of an event, or change it, what the affected player has come first, where that
    makes a difference. [RS-1307 RS-1308]"""
    seat = about.seat or 0
    if len(found) < 2 or g.s.seats[seat].out or not _minds(found, about):
        return found[0] if found else None
    prompt = say("rs-ask-first", what=_affected(g, about), event=about.name, kind=about.kind, n=about.amount)
    texts = shield_texts(g, [source_of(g, each) for each in found])
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
        shield = _first(g, [each for each in shields_of(g, event) if key_of(each) not in met], event)
        if shield is None:
            break
        met.add(key_of(shield))
        result = shield.part.result
        card, of = CardName(g.known(source_of(g, shield)).card), CardName(g.known(source).card)
        told = say("rs-log-toss-changed", card=card, what=of, result=event.kind, to=result, who=SeatName(seat))
        if result == "again":
            told = g.chance_text(told)
        g.happen(Event("replaced", seat, source), told, "RS-649")
        use_shield(g, shield, event, silent=True)
        success = g.draw(2, "toss") == 0 if result == "again" else result == "success"
    result = "success" if success else "failure"
    g.mark_recent("toss_made", source, amount=int(success))
    what = g.name(source) if source in g.places() else CardName(g.known(source).card)
    text = say("rs-log-toss", who=SeatName(seat), what=what, result=result)
    g.occur(Event("toss_made", seat, source, kind=result), g.chance_text(text), "RS-124", "RS-637")
    return success


def _happened_already(g: Board) -> set[int]:
    """What has happened instead of something already, of all that is under way: none of it happens instead again."""
    effects = [each for each in g.s.agenda if isinstance(each, Effect)]
    return {key for each in effects for key in cast(tuple[int, ...], each.names.get(PASSED, ()))}


def use_shield(g: Board, shield: Shield, event: Event, passed: tuple[int, ...] = (), *, silent: bool = False) -> None:
    """What happens instead happens, also beside another amount; its use is spent. Damage that it moves takes along
    what has happened instead of it before (`passed`). [RS-1307]"""
    if shield.part is None:
        return
    left = shield.after(event.amount)
    what, card = g.name(g.id_of(event.subject)), CardName(g.known(source_of(g, shield)).card)
    told = (
        say("rs-log-replaced", what=what, card=card)
        if left is None
        else say("rs-log-amount-changed", what=what, card=card, n=left, of=event.amount, event=event.name)
    )
    if not silent:
        g.happen(Event("replaced", subject=g.id_of(event.subject)), told, "RS-1307")
    effect = shield.effect(g)
    shield.use(g)
    if effect is not None:
        effect.names = {**effect.names, PASSED: (*passed, key_of(shield))}
        g.push(effect)


PASSED = "*passed"
"""The register of an effect for what has happened instead of the damage that it may move. [RS-1307]"""


def shield_texts(g: Board, sources: Sequence[Id]) -> list[Text]:
    """What could happen instead of an event, by the cards that say so."""
    return [say("rs-shield", number=n, card=CardName(g.known(id).card)) for n, id in enumerate(sources, 1)]


def shield_ask(g: Board, seat: int, prompt: Text, sources: Sequence[Id]) -> Ask:
    """The question what happens instead of an event. [RS-1307]"""
    options = [Option(str(n), text, n - 1) for n, text in enumerate(shield_texts(g, sources), 1)]
    return Ask(seat, "replacement_order", one_of(prompt, options), "1", ("RS-1307",))
