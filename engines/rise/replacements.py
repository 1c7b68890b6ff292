"""What happens instead of something else. [RS-1307]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from msgspec import structs

from engines.kernel.ask import Ask, Option, one_of, yes_no
from engines.kernel.cards.ability import amount_after
from engines.kernel.cards.flow import Effect, effect_of
from engines.kernel.cards.lasting import Lasting
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, Text, Word, say

from .board import Board
from .cards import Ability
from .state import CardName
from .telling import part_text

Shield = tuple[int, Id, str]
"""What happens instead of an event: an effect that lasts, by its stamp, or (0) what a card prints, by its id and the
name of its ability ("": it is marked as reanimated)."""


def happening(g: Board, event: str, id: Id, kind: str = "", other: Id = 0, amount: int = 0) -> Event:
    """What is about to come about, of objects."""
    return g.as_objects(Event(event, g.seat_of(id), id, other, amount, kind))


def shields_of(g: Board, event: Event) -> list[Shield]:
    """What would happen instead of an event, or with another amount of it: an effect that lasts, or what a card prints
    (its id and place). [RS-1307]"""
    printed, lasting_ones = g.replacing().get(event.name, ()), g.lastings("instead")
    found: list[Shield] = []
    if not printed and not lasting_ones:
        return found
    about = structs.replace(event, subject=g.id_of(event.subject))
    for each in lasting_ones:
        lasting = each.lasting
        if (
            lasting is not None
            and each.part.concerns(each.subject, about)
            and each.part.fits(_within(g, lasting, event))
        ):
            found.append((lasting.stamp, g.id_of(each.scope.this), ""))
    for source, ability in printed:
        scope = Scope(g, _seat(g, source, ability), g.handle(source), event)
        if not ability.would.fits(scope) or ability.if_ is not None and not ability.if_.holds(scope):
            continue
        if ability.limit is None or g.left(ability.limit, scope.this, ability.where, scope.seat):
            found.append((0, source, ability.where))
    return found


def key_of(g: Board, shield: Shield) -> int:
    """A number for what happens instead, so that it is known which has happened instead of some damage."""
    stamp, source, _ = shield
    return -stamp if stamp else g.handle(source)


def is_optional(g: Board, shield: Shield) -> bool:
    """Whether its player is asked whether it happens instead. [RS-624]"""
    stamp, source, where = shield
    return not stamp and bool(where) and _replacing(g, source, where).may


def wish_ask(g: Board, shield: Shield, event: str, id: Id) -> Ask:
    """The question whether something happens instead, to the player whose card it is. [RS-624 RS-1307]"""
    _, source, where = shield
    told = cast(Text, part_text(g.text_of(source), where))
    prompt = say("rs-ask-wish", what=g.name(id), event=event, card=CardName(g.definition(source)), text=told)
    seat = _seat(g, source, _replacing(g, source, where))
    return Ask(seat, "optional", yes_no(prompt), "no", ("RS-624", "RS-1307"), forced=False)


def _within(g: Board, lasting: Lasting, event: Event) -> Scope:
    """Where an effect that lasts looks up what would come about."""
    return Scope(g, lasting.seat, lasting.this, event, lasting.names)


def left_of(g: Board, shield: Shield, event: Event) -> int | None:
    """What the amount of an event becomes; None where something else happens instead. [RS-1307]"""
    stamp, source, where = shield
    changed: tuple[str, Any] | None
    if stamp:
        lasting = next(each for each in g.s.lasting if each.stamp == stamp)
        scope, changed = _within(g, lasting, event), g.op_of(lasting).changed
    else:
        ability = _replacing(g, source, where) if where else None
        scope = Scope(g, _seat(g, source, ability), g.handle(source), event)
        changed = ability.amount if ability is not None else None
    return None if changed is None else amount_after(event.amount, changed[0], changed[1], scope)


def replaced(g: Board, event: str, id: Id, kind: str = "") -> bool:
    """Whether something happens instead of an event: once, and what, the affected player says if several fit. What an
    effect does in place of something is not replaced by the same again. [RS-1307 RS-1308]"""
    about = happening(g, event, id, kind)
    met = _happened_already(g)
    shield = _first(g, [each for each in shields_of(g, about) if key_of(g, each) not in met], about)
    if shield is None:
        return False
    use_shield(g, shield, about)
    return True


def diverted(g: Board, event: Event) -> str:
    """Where a card goes instead of a Cemetery, "" if it goes there: of several effects that send it elsewhere, as the
    affected player says. [RS-305 RS-315 RS-1307]"""
    about = g.as_objects(event)
    met = _happened_already(g)
    shield = _first(g, [each for each in shields_of(g, about) if each[2] and key_of(g, each) not in met], about)
    if shield is None:
        return ""
    use_shield(g, shield, about)
    return goes_to(g, shield)


def goes_to(g: Board, shield: Shield) -> str:
    """Where a card goes by what happens instead of its going to a Cemetery. [RS-315 RS-1135]"""
    stamp, source, where = shield
    return "excluded" if stamp or not where else _replacing(g, source, where).goes or "excluded"


def destination(g: Board, id: Id, *more: Shield, kind: str) -> str:
    """Where a card in play goes instead of a Cemetery by what happens instead of that, "" if nothing does. [RS-315
    RS-1135 RS-1307]"""
    about = happening(g, "to_cemetery", id, kind)
    shield = _first(g, [*more, *shields_of(g, about)], about)
    if shield is None:
        return ""
    use_shield(g, shield, about)
    return goes_to(g, shield)


def amount_left(g: Board, event: Event) -> int:
    """How much of something comes about: another amount where something makes it one, nothing where something else
    happens instead; the affected player says what comes first. What an effect does in place of something is not
    replaced by the same again. [RS-1307 RS-1308]"""
    about = g.as_objects(event)
    met = _happened_already(g) if shields_of(g, about) else None
    if met is None:
        return event.amount
    while about.amount:
        found = [each for each in shields_of(g, about) if key_of(g, each) not in met]
        shield = _first(g, found, about)
        if shield is None:
            break
        met.add(key_of(g, shield))
        left = left_of(g, shield, about)
        use_shield(g, shield, about)
        about = structs.replace(about, amount=left or 0)
    return about.amount


def _first(g: Board, found: Sequence[Shield], about: Event) -> Shield | None:
    """Of what could happen instead of an event, or change it, what the affected player has come first, where that
    makes a difference. [RS-1307 RS-1308]"""
    seat = about.seat or 0
    if len(found) < 2 or g.s.seats[seat].out or not _minds(g, found, about):
        return found[0] if found else None
    prompt = say("rs-ask-first", what=_affected(g, about), event=about.name, kind=about.kind, n=about.amount)
    texts = shield_texts(g, [source for _, source, _ in found])
    return found[g.decide(seat, "replacement_order", prompt, texts, "RS-1307", "RS-1308")]


def _affected(g: Board, about: Event) -> Word:
    """What an event comes about to, as a question names it."""
    id = g.id_of(about.subject)
    return CardName(g.known(id).card) if about.name in ("toss_made", "rolled") else g.name(id)


def _minds(g: Board, found: Sequence[Shield], about: Event) -> bool:
    """Whether it could make a difference what comes first: not if all change an amount alike, or none leaves any of it,
    nor if all make the same of a toss, or send a card to the same zone. [RS-1308]"""
    if any(stamp for stamp, _, _ in found):
        return True
    every = [_replacing(g, source, where) for _, source, where in found if where]
    if any(each.do or each.limit is not None for each in every):
        return True
    if about.name == "toss_made":
        return len({each.result for each in every}) > 1
    if about.name in ("to_cemetery", "buried"):
        return len({goes_to(g, each) for each in found}) > 1
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
        shield = _first(g, [each for each in shields_of(g, event) if key_of(g, each) not in met], event)
        if shield is None:
            break
        met.add(key_of(g, shield))
        result = _replacing(g, shield[1], shield[2]).result
        card, of = CardName(g.known(shield[1]).card), CardName(g.known(source).card)
        told = say("rs-log-toss-changed", card=card, what=of, result=event.kind, to=result, who=SeatName(seat))
        if result == "again":
            told = g.chance_text(told)
        g.happen(Event("replaced", seat, source), told, "RS-649")
        use_shield(g, shield, event, silent=True)
        success = g.draw(2, "toss") == 0 if result == "again" else result == "success"
    result = "success" if success else "failure"
    g.mark_recent("toss_made", source, amount=int(success))
    text = say("rs-log-toss", who=SeatName(seat), what=CardName(g.known(source).card), result=result)
    g.occur(Event("toss_made", seat, source, kind=result), g.chance_text(text), "RS-124", "RS-637")
    return success


def _happened_already(g: Board) -> set[int]:
    """What has happened instead of something already, of all that is under way: none of it happens instead again."""
    return {
        key
        for each in g.s.agenda
        if isinstance(each, Effect)
        for key in cast(tuple[int, ...], each.names.get(PASSED, ()))
    }


def uses_left(g: Board, shield: Shield) -> float:
    """How often something may still happen instead: 0 if it may no longer. [RS-1307]"""
    stamp, source, where = shield
    if stamp:
        kept = next((each for each in g.s.lasting if each.stamp == stamp), None)
        return 0 if kept is None else kept.uses if kept.uses >= 0 else float("inf")
    if not where:
        return float("inf")
    ability = _replacing(g, source, where)
    if ability.limit is None or not ability.from_ and not g.is_in_play(source):
        return float("inf")
    return g.left(ability.limit, g.handle(source), where, _seat(g, source, ability))


def _seat(g: Board, source: Id, ability: Ability | None) -> int:
    """The player whose something is that happens instead: in a Cemetery its owner's. [RS-308]"""
    return g.owner_of(source) if ability is not None and ability.from_ else g.seat_of(source)


def _replacing(g: Board, source: Id, where: str) -> Ability:
    """An ability by which something happens instead, by the name that it is saved under."""
    return next(each for each in g.text_of(source).abilities if each.where == where)


def use_shield(g: Board, shield: Shield, event: Event, passed: tuple[int, ...] = (), *, silent: bool = False) -> None:
    """What happens instead happens, also beside another amount; its use is spent. Damage that it moves takes along
    what has happened instead of it before (`passed`). [RS-1307]"""
    stamp, source, where = shield
    if not stamp and not where:
        return
    id, left = g.id_of(event.subject), left_of(g, shield, event)
    what, card = g.name(id), CardName(g.known(source).card)
    told = (
        say("rs-log-replaced", what=what, card=card)
        if left is None
        else say("rs-log-amount-changed", what=what, card=card, n=left, of=event.amount, event=event.name)
    )
    if not silent:
        g.happen(Event("replaced", subject=id), told, "RS-1307")
    moving: dict[str, int | str | tuple[int, ...]] = {PASSED: (*passed, key_of(g, shield))}
    if stamp:
        lasting = next(each for each in g.s.lasting if each.stamp == stamp)
        g.use_up(lasting)
        g.push(effect_of(lasting, at=f"{lasting.at}.do", names={**lasting.names, **moving}, event=event))
        return
    ability, this = _replacing(g, source, where), g.handle(source)
    seat = _seat(g, source, ability)
    if ability.limit is not None and (ability.from_ or g.is_in_play(source)):
        g.spend(ability.limit, this, where, seat)
    if ability.do:
        rows = g.code(g.definition(source), where).rows
        at = rows[1].label if ability.may else ""
        g.push(Effect(seat=seat, this=this, card=g.definition(source), where=where, event=event, at=at, names=moving))


PASSED = "*passed"
"""The register of an effect for what has happened instead of the damage that it may move. [RS-1307]"""


def shield_texts(g: Board, sources: Sequence[Id]) -> list[Text]:
    """What could happen instead of an event, by the cards that say so."""
    return [say("rs-shield", number=n, card=CardName(g.known(id).card)) for n, id in enumerate(sources, 1)]


def shield_ask(g: Board, seat: int, prompt: Text, sources: Sequence[Id]) -> Ask:
    """The question what happens instead of an event. [RS-1307]"""
    options = [Option(str(n), text, n - 1) for n, text in enumerate(shield_texts(g, sources), 1)]
    return Ask(seat, "replacement_order", one_of(prompt, options), "1", ("RS-1307",))
