"""What is attached to what, and what it does there. [RS-1102 RS-1127 RS-1201 to RS-1206]"""

from __future__ import annotations

from engines.kernel.cards import nouns
from engines.kernel.cards.ground import player_ref
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import say

from .board import Board
from .counters import place_counters, unbind
from .state import FIRST_ID, CardName
from .words import CARDS, L


def may_hold(g: Board, attachment: Id, host: int, seat: int | None = None) -> bool:
    """Whether something may be attached to something, also by a player who invokes it. [RS-1102 RS-1127 RS-1201]"""
    if attachment < FIRST_ID or not g.is_in_play(host) or host == attachment:
        return False
    if host >= FIRST_ID and g.has(attachment, "Disease") and g.has(host, "Immunity"):
        return False
    hosts: Selector | None = g.text_of(attachment).hosts
    whose = g.seat_of(attachment) if seat is None else seat
    return hosts is None or hosts.fits(Scope(g, whose, g.handle(attachment)), host)


def may_infect(g: Board, disease: Id, host: int) -> bool:
    """Whether a Disease could be transmitted to something: a legal host other than the one it has. [RS-1206]"""
    if host < FIRST_ID or g.host_of(disease) in (0, host):
        return False
    return g.has(disease, "Disease") and may_hold(g, disease, host)


def infecting(g: Board, host: Id) -> tuple[Id, ...]:
    """The Diseases in play that could be transmitted to something. [RS-1206]"""
    return tuple([id for id in g.all_attached() if may_infect(g, id, host)])


def able_to_hold(g: Board, attachment: Id) -> tuple[int, ...]:
    """What an attached card could be attached to. [RS-1127 RS-1201]"""
    every = (*g.on_field(), *g.all_summoners(), *map(player_ref, g.turn_order()))
    return tuple([id for id in every if may_hold(g, attachment, id)])


def take_hold(g: Board, id: Id, host: int) -> None:
    """What an attached card does at once: an Allergy's counter, a Madness' control. [RS-1206 RS-1215 RS-1223]"""
    if g.has(id, "Allergy"):
        place_counters(g, host, "-1/-1", 1, id)


def attach(g: Board, id: int, host: int) -> bool:
    """A card in play is attached to something else, if it may be."""
    if not g.is_permanent(id) or g.permanent(id).host == host or not may_hold(g, id, host):
        return False
    unbind(g, g.permanent(id).host, id)
    thing = g.edit(id)
    thing.host, thing.hosted = host, g.next_stamp()
    g.reshaped()
    take_hold(g, id, host)
    g.mark_recent("attached", id, host)
    text = say("rs-log-moves-to", what=CardName(g.definition(id)), host=g.name(host))
    g.occur(Event("attached", g.seat_of(id), id, host), text, "RS-1206")
    return True


def transmit(g: Board, id: int, host: int) -> bool:
    """A Disease moves to a legal new Creature and works there at once; else it stays. [RS-1037 RS-1112 RS-1206]"""
    if not g.is_permanent(id) or not g.has(id, "Disease") or not may_infect(g, id, host):
        return False
    attach(g, id, host)
    g.occur(Event("transmitted", g.seat_of(id), id, host))
    return True


def infected(g: Board, id: Id) -> bool:
    """Whether a Disease is attached to something."""
    return any(g.has(each, "Disease") for each in g.attachments(id))


def carried(g: Board, id: Id) -> tuple[str, ...]:
    """The Abilities of what is attached to something."""
    return tuple([name for each in g.attachments(id) for name in g.abilities(each)])


# ------------------------------------------------------------------------------------------- what cards call it

nouns.relation(
    L, "may_infect", of=("incantation", "imminent"), find=lambda g, id, _: infecting(g, id),
    so=lambda g, id, other: may_infect(g, id, other), clause="RS-1206",
)  # fmt: skip
nouns.relation(
    L, "may_hold", of=(*CARDS, "summoner", "player"), find=lambda g, id, _: able_to_hold(g, id),
    so=lambda g, id, other: may_hold(g, other, id), clause="RS-1127",
)  # fmt: skip
nouns.words(L, "carries", of=CARDS, read=lambda g, id: carried(g, id), values=lambda language: language.keywords)
nouns.flag(L, "infected", of=("creature",), read=lambda g, id: infected(g, id))
