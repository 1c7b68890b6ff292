"""What may be laid and used now, and which clause keeps it from being so: in the order in which reasons are cited.
[RD-1807]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines.kernel.cards.scope import Scope
from engines.kernel.state import Id

from .board import Board
from .paying import payable
from .state import SLOTS, Link, Play

COUNTERING = ("counter", "answer")
"""The ways in which a card is laid on another one. [RD-801 RD-909]"""
AT_ONCE = ("alone", "answer")
"""The ways in which instants are laid, and nothing else. [RD-901]"""
PAIRS = {("support", "assault"), ("defence", "assault"), ("assault", "support")}
"""What may be laid on what. [RD-803]"""


# ------------------------------------------------------------------------------------------- which texts of it are read


def reads_text(g: Board, id: Id, way: str) -> bool:
    """Whether the text of a card laid so applies at all: that of a counter only if it is a defence, or if it or another
    card says so. [RD-818 RD-819 RD-1418]"""
    card = g.card_of(id)
    return way not in COUNTERING or card.kind == "defence" or card.counter_text or g.allows("work_as_counter", id)


def working_lines(g: Board, id: Id, moment: str, way: str, slot: str, *, transcended: bool) -> tuple[str, ...]:
    """The names of the texts that work of a card laid so. [RD-717 RD-821 RD-1307 RD-1313]"""
    if not reads_text(g, id, way):
        return ()
    card = g.card_of(id)
    optimal = slot in card.optimal
    red = optimal or g.option("red_text_off_optimal") == "works"
    return card.lines(moment, optimal=optimal, transcended=transcended, red=red)


def pattern(g: Board, play: Play, word: str, way: str = "") -> int:
    """The largest number of a keyword that says how a card is laid, 0 without it; it is read as if it were laid so, or
    in another way. [RD-1404]"""
    card = g.card_of(play.id)
    if word not in card.words:
        return 0
    names = working_lines(g, play.id, "on_play", way or play.way, play.slots[0], transcended=play.transcended)
    scope = Scope(g, play.seat, g.handle(play.id))
    ops: list[Any] = [op for name in names for op in card.ops(name) if op.word == word]
    return max([op.n.size(scope) for op in ops if op.if_ is None or op.if_.holds(scope)], default=0)


def amplitude(g: Board, play: Play) -> int:
    """How many slots a card may cover. [RD-1501 RD-1503 RD-1506 RD-1508]"""
    return g.figure(play.id, "amplitude", max(1, pattern(g, play, "amplitude")))


def is_free(g: Board, play: Play) -> bool:
    """Whether Combo waives the cost. [RD-822 RD-1312 RD-1525]"""
    side = g.side(play.seat)
    read = g.option("counter_combo") == "read" and play.slots[0] in g.card_of(play.id).optimal
    needed = pattern(g, play, "combo", "lay" if read else play.way)
    return bool(needed) and side.played + 1 + side.extra >= needed


def hp_price(g: Board, play: Play) -> int:
    """The HP that transcending costs. [RD-1302 RD-1303 RD-1312]"""
    return g.cost(play.id) if play.transcended else 0


# ---------------------------------------------------------------------------------------------- why not, step by step


def fault(g: Board, play: Play) -> str | None:
    """The clause that keeps a card from being laid so: the first in the order of citation. [RD-1807]"""
    return (
        not_now(g, play.seat, play.id, play.way)
        or not_of_kind(g, play.id, play.way)
        or (not_answering(g, play) if play.way in COUNTERING else None)
        or not_there(g, play)
        or not_transcended(g, play)
        or not_covering(g, play)
        or not_sacrificed(g, play)
        or not_paid(g, play)
    )


def not_now(g: Board, seat: int, id: Id, way: str) -> str | None:
    """Moment and turn. [RD-701 RD-702 RD-901 RD-1533 RD-1578]"""
    instant = g.card_of(id).instant
    if instant != (way in AT_ONCE):
        if instant:
            return "RD-901"
        frenzy = g.repeated() is not None
        return "RD-1533" if frenzy else "RD-702" if seat == g.s.active else "RD-701"
    if g.side(seat).stunned and (way == "lay" or g.option("stun_scope") == "all"):
        return "RD-1578"
    return "RD-1418" if g.bars("lay", seat, id) or way in COUNTERING and g.bars("counter", seat) else None


def not_of_kind(g: Board, id: Id, way: str) -> str | None:
    """Defences only counter. [RD-714 RD-914]"""
    if g.card_of(id).kind == "defence" and way not in COUNTERING:
        return "RD-714" if way == "lay" else "RD-914"
    return None


def not_answering(g: Board, play: Play) -> str | None:
    """Pairing, what may be countered at all, and the same slot. [RD-801 RD-803 RD-827 RD-829 RD-1534]"""
    clause = not_answered(g, play.seat, play.way, play.on, g.card_of(play.id).kind)
    if clause is not None:
        return clause
    return None if set(play.slots) <= set(exchange(g).links[play.on].slots) else "RD-801"


def not_answered(g: Board, seat: int, way: str, on: int, kind: str) -> str | None:
    """Why a link of the exchange can't be answered by a card of a type."""
    found = exchange(g)
    if found is None or not 0 <= on < len(found.links):
        return "RD-829" if kind != "defence" else "RD-914"
    link: Link = found.links[on]
    if not link.id or link.seat == seat or way == "counter" and on != found.last or not g.is_there(link):
        return "RD-829"
    if found.locked:
        return "RD-1534"
    target = g.card_of(link.id).kind
    if target == "defence" and (g.option("counter_defence") == "off" or kind != "assault"):
        return "RD-827"
    if target != "defence" and (kind, target) not in PAIRS:
        return "RD-803"
    return "RD-1418" if g.forbidden("be_countered", link.id) else None


def not_there(g: Board, play: Play) -> str | None:
    """The side of the mat is settled by the type; the slot is optimal unless the card is transcended. [RD-715 RD-804
    RD-908]"""
    if play.slots[0] in g.card_of(play.id).optimal or play.transcended or g.allows("lay_anywhere", play.id):
        return None
    return "RD-804" if play.way in COUNTERING else "RD-715"


def not_transcended(g: Board, play: Play) -> str | None:
    """Only what has a second sphere or a red text is transcended, unless an option allows all. [RD-1301]"""
    if not play.transcended:
        return None
    if g.card_of(play.id).transcend is None and g.option("transcend_plain") == "refused":
        return "RD-1301"
    return "RD-1418" if g.bars("transcend", play.seat, play.id) else None


def not_covering(g: Board, play: Play) -> str | None:
    """Amplitude. [RD-1501 RD-1502 RD-1503]"""
    if len(play.slots) > 1:
        if len(play.slots) > amplitude(g, play):
            return "RD-1501"
        if not play.transcended and not set(play.slots) <= set(g.card_of(play.id).optimal):
            return "RD-1502"
    return None


def not_sacrificed(g: Board, play: Play) -> str | None:
    """Only other cards of the own hand, and none where nothing is paid. [RD-708 RD-1527]"""
    if play.id in play.sacrifices or not set(play.sacrifices) <= set(g.side(play.seat).hand):
        return "RD-708"
    return "RD-1527" if play.sacrifices and is_free(g, play) else None


def not_paid(g: Board, play: Play) -> str | None:
    """The Reserve, with what is sacrificed, reaches the cost. [RD-703 RD-709 RD-711]"""
    if is_free(g, play):
        return None
    had = g.side(play.seat).reserve + sum(g.sv(id) for id in play.sacrifices)
    return None if had >= g.cost(play.id) else "RD-709"


# -------------------------------------------------------------------------------------------------------- what may be


def exchange(g: Board) -> Any:
    """The innermost exchange that waits, if there is one."""
    return next(reversed(g.exchanges()), None)


def mat_of(g: Board, seat: int, id: Id, way: str, on: int) -> int:
    """On whose mat a card is laid: assaults on the opponent's, all else on the own, counters where the card is that
    they answer. [RD-712 RD-713 RD-801]"""
    if way in COUNTERING:
        found = exchange(g)
        if found is not None and 0 <= on < len(found.links):
            return g.card(found.links[on].id).mat
    return 1 - seat if g.card_of(id).kind == "assault" else seat


def affordable(g: Board, seat: int, id: Id) -> bool:
    """Whether a card in hand could be paid with everything else there."""
    return g.side(seat).reserve + g.worth(seat) - g.sv(id) >= g.cost(id)


def ways_to_lay(g: Board, seat: int, id: Id, way: str, on: int = -1) -> Iterator[Play]:
    """All slots on which a card could be laid so, plain and transcended."""
    if not_now(g, seat, id, way) or not_of_kind(g, id, way):
        return
    if way in COUNTERING and not_answered(g, seat, way, on, g.card_of(id).kind):
        return
    there = exchange(g).links[on].slots if way in COUNTERING else SLOTS
    paid = affordable(g, seat, id)
    for slot in SLOTS:
        for transcended in (False, True) if slot in there else ():
            play = Play(seat, id, way, (slot,), transcended, (), on)
            if not (not_there(g, play) or not_transcended(g, play)) and (paid or is_free(g, play)):
                yield play


def targets(g: Board, seat: int, id: Id) -> list[int]:
    """The links that an instant could answer. [RD-909 RD-917]"""
    found = exchange(g)
    kind = g.card_of(id).kind
    return [n for n in range(len(found.links)) if not_answered(g, seat, "answer", n, kind) is None] if found else []


# ---------------------------------------------------------------------------------------------------------------- uses


def support_slots(g: Board, seat: int, id: Id, on: int = -1) -> list[str]:
    """Where an object may be played as a support: its optimal slots; as a counter those of the assault. [RD-1212
    RD-1217]"""
    optimal = g.card_of(id).optimal
    there = SLOTS if on < 0 else exchange(g).links[on].slots
    return [slot for slot in SLOTS if slot in optimal and slot in there]


def not_played_as_support(g: Board, seat: int, id: Id, slot: str, on: int = -1) -> str | None:
    """The clause that keeps an object from being played as a support. [RD-715 RD-804 RD-1212 RD-1217 RD-1578]"""
    ability = g.use_of(id)
    if ability is None or not ability.as_support:
        return "RD-1212"
    if g.side(seat).stunned and (on < 0 or g.option("stun_scope") == "all"):
        return "RD-1578"
    clause = not_used(g, seat, id, "support")
    if clause is not None:
        return clause
    if on >= 0 and (clause := not_answered(g, seat, "counter", on, "support")):
        return clause
    return None if slot in support_slots(g, seat, id, on) else "RD-715" if on < 0 else "RD-804"


def not_used(g: Board, seat: int, id: Id, moment: str = "") -> str | None:
    """The clause that keeps a card from being used: in a window (""), as a "support", or at a printed moment. [RD-303
    RD-1208 RD-1210 RD-1213 RD-1215 RD-1408]"""
    ability, card = g.use_of(id), g.card(id)
    if ability is None or card.controller != seat:
        return "RD-1410"
    if moment not in ability.moments:
        return "RD-1212" if ability.as_support else "RD-1210"
    if card.used:
        return "RD-1208"
    if not g.may_be_used(id):
        return "RD-303"
    if g.bars("use", seat, id):
        return "RD-1418"
    scope = Scope(g, seat, g.handle(id))
    if ability.if_ is not None and not ability.if_.holds(scope):
        return "RD-1408"
    return None if payable(g, seat, ability.cost, scope) else "RD-1213"
