"""What a player does with cards: discard, deploy, set, play and use Powers, conjure. Of each what it is, whether it is
possible, why not. [RZ-702 RZ-720]"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec import structs

from engines.kernel.ask import Ask, Choice, Later, Option, Refused, one_of
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.refusing import typed_number
from engines.kernel.state import END, Id, Verdict
from engines.kernel.text import SeatName, Text, say
from engines.kernel.verbs import found_below

from .cards import Ability, PowerCard
from .conditions import change_ap
from .defeats import Deployment
from .hands import by_name, card_options, discard_cards
from .lasting import UnderWay
from .naming import has_targets, named_later, use_choice
from .payment import barred, cost, least_ap, price, refused, too_dear
from .places import free_deploy_cells, may_deploy, slot_options
from .state import SLOTS, CardName, Power
from .uses import Announced, Use, done_already, spent, use_of

if TYPE_CHECKING:
    from .duel import Duel


class DiscardAction(Announced, tag="discard_action"):
    """Discard a Power from the hand or the field for 1 AP. [RZ-702 RZ-703]"""

    card: Id
    slot: int = -1
    """The slot it lies on; -1 for the hand."""

    verb = "discard"
    steps = ("announce", "carry_out", "discarded")

    def told(self, g: Duel) -> Text:
        """A card of the hand stays unnamed until it is in the void. [RZ-702]"""
        if self.slot >= 0:
            return say("rz-does-discard-field", who=SeatName(self.seat), slot=self.slot + 1)
        return say("rz-does-discard", who=SeatName(self.seat))

    def carry_out(self, g: Duel) -> Verdict:
        """The card goes to the void; 1 AP."""
        if self.negated or g.seat_forbidden("discard", self.seat):
            return self.fizzle(g)
        if self.slot >= 0:
            if g.s.seats[self.seat].powers[self.slot] != self.card or not self.here(g, self.card):
                return self.fizzle(g, "RZ-1427")
            if not g.depart(self.card, "void", "RZ-703"):
                return "discarded"
            g.occur(Event("discarded", self.seat, amount=1))
        elif self.card not in g.s.seats[self.seat].hand or not self.same(g, self.card):
            return self.fizzle(g, "RZ-1427")
        else:
            discard_cards(g, self.seat, (self.card,))
        change_ap(g, self.seat, 1)
        return END

    def discarded(self, g: Duel) -> None:
        """Something might have happened instead: what has not gone to the void gives nothing. [RZ-1626]"""
        if self.card in g.s.seats[g.owner_of(self.card)].power_void:
            g.occur(Event("discarded", self.seat, amount=1))
            change_ap(g, self.seat, 1)


def _discardable(g: Duel, seat: int) -> Iterator[Id]:
    """The own Powers on slots that may be discarded: all but one that is being announced. [RZ-703]"""
    return (id for id in g.s.seats[seat].powers if id and not g.s.things[id].pending)


def discards(g: Duel, seat: int, ally: Id) -> Later | None:
    """The Powers that can be discarded, if any can. [RZ-702 RZ-703]"""
    able = (g.s.seats[seat].hand or any(_discardable(g, seat))) and not g.seat_forbidden("discard", seat)
    return Later(_discard_level, g, seat) if able else None


def _discard_level(g: Duel, seat: int) -> Choice:
    options = list(card_options(g, by_name(g, g.s.seats[seat].hand)))
    for id in _discardable(g, seat):
        slot = g.slot_of(id)
        options.append(Option(f"@{slot}", say("rz-discard-field", name=CardName(g.s.things[id].card), slot=slot), id))
    return one_of(say("rz-ask-discard-action"), options)


def no_discard(g: Duel, seat: int, ally: Id, rest: list[str]) -> Refused | None:
    """Why a Power can't be discarded."""
    if g.seat_forbidden("discard", seat):
        return refused("rz-no-discard-forbidden", "RZ-1407")
    return refused("rz-no-discard", "RZ-704") if rest else None


class DeployAction(Announced, tag="deploy_action"):
    """Deploy a Fighter on an empty slot other than the current one. [RZ-705 to RZ-710]"""

    slot: int

    verb = "deploy"
    steps = ("announce", "carry_out")

    def told(self, g: Duel) -> Text:
        """Which slot."""
        return say("rz-does-deploy", who=SeatName(self.seat), slot=self.slot + 1)

    def carry_out(self, g: Duel) -> Verdict:
        """Reveal, choose the cell."""
        if self.negated or g.s.seats[self.seat].slots[self.slot] or not may_deploy(g, self.seat):
            return self.fizzle(g)
        g.push(Deployment(seat=self.seat, slot=self.slot, choose=g.option("fighter_draw") == "choose"))
        return None


def _deploy_slots(g: Duel, seat: int) -> list[int]:
    slots = g.s.seats[seat].slots
    return [slot for slot in SLOTS if not slots[slot] and (slot != g.s.turn or g.granted("deploy_current", seat + 1))]


def deploys(g: Duel, seat: int, ally: Id) -> Later | None:
    """The slots that a Fighter can be deployed on, if any. [RZ-705 RZ-706 RZ-710]"""
    slots = _deploy_slots(g, seat)
    able = slots and may_deploy(g, seat)
    return Later(lambda: one_of(say("rz-ask-deploy-slot"), slot_options(slots))) if able else None


def no_deploy(g: Duel, seat: int, ally: Id, rest: list[str]) -> Refused | None:
    """Why a Fighter can't be deployed; nobody looks for it who has no slot free."""
    side = g.s.seats[seat]
    if not rest and not _deploy_slots(g, seat):
        return None
    if not side.fighter_deck:
        return refused("rz-no-fighters", "RZ-710")
    slot = _slot_named(rest)
    if slot == -1:
        return refused("rz-no-such-slot", "RZ-302")
    if all(side.slots) or slot is not None and side.slots[slot]:
        return refused("rz-no-fighter-slot", "RZ-304")
    if g.seat_forbidden("deploy", seat):
        return refused("rz-no-deploy-forbidden", "RZ-1407")
    if not free_deploy_cells(g, seat):
        return refused("rz-no-deploy-cell", "RZ-513")
    return refused("rz-no-deploy-current", "RZ-706") if slot == g.s.turn else None


def _slot_named(rest: list[str]) -> int | None:
    """The slot that comes next in notation; -1 for something else, None if nothing does."""
    if not rest:
        return None
    slot = typed_number(rest[0].removeprefix("@")) - 1
    return slot if slot in SLOTS else -1


class SetAction(Announced, tag="set_action"):
    """Set a Trigger Power face down for 1 AP. [RZ-721 RZ-933 RZ-939]"""

    card: Id
    slot: int

    steps = ("announce", "pay")

    def told(self, g: Duel) -> Text:
        """On which slot; never which card. [RZ-939]"""
        return say("rz-does-set", who=SeatName(self.seat), slot=self.slot + 1)

    def announce(self, g: Duel) -> None:
        """It lies on its slot from now on."""
        g.lay(self.card, self.seat, self.slot, facedown=True)
        self.say_it(g, Event("announced", self.seat, kind="set"))

    def pay(self, g: Duel) -> Verdict:
        """1 AP is due after the window. [RZ-1403 RZ-1404]"""
        if not self.here(g, self.card):
            return self.fizzle(g, "RZ-1427")
        side = g.seat(self.seat)
        if side.ap < 1 or g.seat_forbidden("set", self.seat):
            power: Power = g.s.things[self.card]
            g.lay_on("powers", power.controller, power.slot, 0)
            g.as_card(self.card)
            g.touch()
            side.hand += (self.card,)
            return self.fizzle(g, "RZ-1403")
        if not (self.negated and g.option("negated_costs") == "refunded"):
            side.ap -= 1
        if self.negated:
            g.power_leaves(self.card, "void", "RZ-939")
            return self.fizzle(g)
        g.alter(self.card).pending = False
        event = Event("power_set", self.seat, self.card)
        g.happen(event, say("rz-log-set", who=SeatName(self.seat), slot=self.slot + 1), "RZ-721")
        g.occur(event)
        return None


def _triggers(g: Duel, seat: int) -> Iterator[Id]:
    return (id for id in g.s.seats[seat].hand if g.cards[g.s.things[id].card].category == "trigger")


def sets(g: Duel, seat: int, ally: Id) -> Later | None:
    """The Trigger Powers that can be set, and where, if any can. [RZ-721 RZ-933]"""
    side = g.s.seats[seat]
    able = side.ap > 0 and 0 in side.powers and any(_triggers(g, seat)) and not g.seat_forbidden("set", seat)
    return Later(_set_level, g, seat) if able else None


def _set_level(g: Duel, seat: int) -> Choice:
    slots = Choice(say("rz-ask-power-slot"), _free_slots(g, seat))
    options = card_options(g, by_name(g, tuple(_triggers(g, seat))))
    return one_of(say("rz-ask-set"), [structs.replace(option, then=slots) for option in options])


def no_set(g: Duel, seat: int, ally: Id, rest: list[str]) -> Refused | None:
    """Why a Power can't be set; nobody looks for it who holds no Trigger Power."""
    if not rest:
        found = next(_triggers(g, seat), 0)
        return no_set(g, seat, ally, [g.s.things[found].card]) if found else None
    id = in_hand(g, seat, rest[0])
    if not id:
        return refused("rz-no-such-card", "RZ-721")
    if g.cards[g.thing(id).card].category != "trigger":
        return refused("rz-no-set-category", "RZ-937")
    if g.seat_forbidden("set", seat):
        return refused("rz-no-set-forbidden", "RZ-1407")
    found = _slots(g, seat, rest[1:])
    if found is not None:
        return found
    return refused("rz-no-ap", "RZ-721", needed=1, have=g.s.seats[seat].ap) if g.s.seats[seat].ap < 1 else None


def playable(g: Duel, scope: Scope) -> bool:
    """Whether a Power of the hand, the scope's source, finds a slot, a bearer and targets now. [RZ-1414]"""
    card: PowerCard = g.cards[g.s.things[g.id_of(scope.this)].card]
    if card.category == "trigger" or 0 not in g.s.seats[scope.seat].powers:
        return False
    if card.own is not None and card.own.if_ is not None and not card.own.if_.holds(scope):
        return False
    if card.category == "aura":
        return any(card.on is None or card.on.fits(scope, each) for each in g.fighters())
    own: Any = card.own
    return not card.on_play or _aims(g, own, scope)


def power_levels(g: Duel, seat: int, id: Id) -> Choice:
    """The levels on which a playable Power's slot, bearer, modes and targets are named."""
    card: PowerCard = g.cards[g.s.things[id].card]
    scope = g.scope_on(seat, id)
    then: Later | None = None
    if card.category == "aura":
        then = Later(_bearers, g, card, scope)
    elif card.on_play and (card.own.targets or card.own.modes is not None):
        then = Later(use_choice, g, card.own, scope)
    return Choice(say("rz-ask-power-slot"), _free_slots(g, seat, then), alike=not _minds_slot(card))


def _minds_slot(card: PowerCard) -> bool:
    """Whether it may make a difference on which slot a Power lies: what stays is told by it, and what goes to the void
    at once only where it speaks of a slot. [RZ-904 RZ-931]"""
    return card.category != "normal" or bool(re.search(r"\b(same_)?slot\b|\bcurrent\b", repr(card.own)))


def _bearers(g: Duel, card: PowerCard, scope: Scope) -> Choice:
    bearers = (each for each in g.fighters() if card.on is None or card.on.fits(scope, each))
    return Choice(say("rz-ask-bearer"), tuple(g.target_option(each) for each in bearers), arrow=True)


def _free_slots(g: Duel, seat: int, then: Later | None = None) -> tuple[Option, ...]:
    powers = g.s.seats[seat].powers
    return slot_options((slot for slot in SLOTS if not powers[slot]), then)


def _playable(g: Duel, seat: int, ids: Iterable[Id]) -> Iterator[Id]:
    """The Powers that can be paid and played now. [RZ-921 RZ-1414]"""
    for id in ids:
        card: PowerCard = g.cards[g.s.things[id].card]
        if card.category == "trigger" or too_dear(g, seat, card.least_ap):
            continue
        scope = g.scope_on(seat, id)
        if barred(g, "power", id, card.used, scope) is None and playable(g, scope):
            yield id


def plays(g: Duel, seat: int, ally: Id) -> Later | None:
    """The Powers that can be played, if any can. [RZ-902 RZ-921]"""
    side = g.s.seats[seat]
    return found_below(_playable(g, seat, side.hand if 0 in side.powers else ()), _play_level, g, seat)


def _play_level(g: Duel, seat: int, found: Iterable[Id]) -> Choice:
    options: list[Option] = []
    for id in by_name(g, tuple(found)):
        card: PowerCard = g.cards[g.s.things[id].card]
        text = say("rz-power-cost", name=CardName(card.id), ap=cost(g, id, card.ap))
        options.append(Option(card.id, text, id, Later(power_levels, g, seat, id)))
    return one_of(say("rz-ask-power"), options)


def no_power(g: Duel, seat: int, ally: Id, rest: list[str]) -> Refused | None:
    """Why a Power can't be played; nobody looks for it who holds none."""
    if not rest:
        others = set(g.s.seats[seat].hand).difference(_triggers(g, seat))
        return refused("rz-no-power-now", "RZ-720") if others else None
    id = in_hand(g, seat, rest[0])
    if not id:
        return refused("rz-no-such-card", "RZ-720")
    card: PowerCard = g.cards[g.thing(id).card]
    if card.category == "trigger":
        return refused("rz-no-trigger-from-hand", "RZ-933")
    found = _slots(g, seat, rest[1:]) or barred(g, "power", id, card.used, g.scope_on(seat, id))
    if found is not None:
        return found
    if card.category == "aura":
        return refused("rz-no-bearer", "RZ-943")
    named = len(rest) > 2 and has_targets(g, g.scope_on(seat, id), card.used)
    return refused("rz-no-target", "RZ-1415" if named else "RZ-1414")


def _slots(g: Duel, seat: int, rest: list[str]) -> Refused | None:
    row = g.s.seats[seat].powers
    if all(row):
        return refused("rz-no-power-slot", "RZ-902")
    slot = _slot_named(rest) if rest and rest[0].startswith("@") else None
    if slot == -1:
        return refused("rz-no-such-slot", "RZ-303")
    return refused("rz-no-slot-taken", "RZ-305", slot=slot + 1) if slot is not None and row[slot] else None


def in_hand(g: Duel, seat: int, card: str) -> int:
    """A card of the hand by its id in notation, 0 if there is none."""
    key = card.split("#")[0]
    return next((id for id in g.s.seats[seat].hand if g.thing(id).card == key), 0)


def _usable_powers(g: Duel, seat: int) -> Iterator[Id]:
    """The Powers on slots whose effect can be used now. [RZ-925 RZ-1414]"""
    for id in filter(None, g.s.seats[seat].powers):
        power: Power = g.s.things[id]
        card: PowerCard = g.cards[power.card]
        if not power.facedown and not power.pending and card.used_in_play:
            scope = g.scope_on(seat, id)
            if barred(g, "use", id, card.used, scope) is None and _aims(g, card.used, scope):
                yield id


def _aims(g: Duel, ability: Ability, scope: Scope) -> bool:
    """Whether an effect that is used has the targets that it needs; without any, whether it could do anything at all.
    [RZ-1414]"""
    if not has_targets(g, scope, ability):
        return False
    return bool(ability.targets) or not ability.do or any(g.able(op, scope) for op in ability.do)


def uses(g: Duel, seat: int, ally: Id) -> Later | None:
    """The Powers in play that can be used, if any can. [RZ-925]"""
    return found_below(_usable_powers(g, seat), _use_level, g, seat)


def _use_level(g: Duel, seat: int, found: Iterable[Id]) -> Choice:
    options: list[Option] = []
    for id in found:
        power: Power = g.s.things[id]
        card: PowerCard = g.cards[power.card]
        text = say("rz-power-use", name=CardName(card.id), n=power.use or 0)
        options.append(Option(f"@{power.slot + 1}", text, id, named_later(g, card.used, g.scope_on(seat, id))))
    return one_of(say("rz-ask-use"), options)


def no_use(g: Duel, seat: int, ally: Id, rest: list[str]) -> Refused | None:
    """Why a Power in play can't be used."""
    if not rest:
        return None
    slot = _slot_named(rest)
    id = 0 if slot is None or slot == -1 else g.s.seats[seat].powers[slot]
    if not id:
        return refused("rz-no-such-slot", "RZ-303")
    power: Power = g.thing(id)
    card: PowerCard = g.cards[power.card]
    if power.facedown or not card.used_in_play:
        return refused("rz-no-use-in-play", "RZ-925")
    return barred(g, "use", id, card.used, g.scope_on(seat, id)) or refused("rz-no-target", "RZ-1414")


def conjures(g: Duel, seat: int, ally: Id) -> Later | bool | None:
    """What the Numen's Conjuration names, if it can be used now. [RZ-803 RZ-1414]"""
    numen, ability = g.s.seats[seat].numen, conjuration(g, seat)
    if "conjuration" in spent(g, seat, ally) or too_dear(g, seat, least_ap(ability)):
        return None
    scope = g.scope_on(seat, numen)
    if barred(g, "conjure", numen, ability, scope) is not None or not _aims(g, ability, scope):
        return None
    return named_later(g, ability, scope) or True


def conjure_text(g: Duel, seat: int) -> Text:
    """The Conjuration as an action, with its price."""
    numen = g.s.seats[seat].numen
    ap = price(g, "conjure", numen, conjuration(g, seat), g.scope_on(seat, numen))
    return say("rz-verb-conjure", name=CardName(g.s.things[numen].card), ap=ap)


def conjuration(g: Duel, seat: int) -> Ability:
    """The Conjuration of a player's Numen."""
    return g.card_of(g.s.seats[seat].numen).conjuration


def no_conjure(g: Duel, seat: int, ally: Id, rest: list[str]) -> Refused | None:
    """Why the Conjuration can't be used. [RZ-803]"""
    if "conjuration" in done_already(g, seat):
        return refused("rz-no-conjuration-left", "RZ-803")
    numen = g.s.seats[seat].numen
    found = barred(g, "conjure", numen, conjuration(g, seat), g.scope_on(seat, numen))
    return found or refused("rz-no-target", "RZ-1414")


class PlayPower(UnderWay, tag="play_power"):
    """An effect plays a Power from the hand, one that could be used: slot and targets are named first. [RZ-903
    RZ-912]"""

    seat: int
    card: Id
    free: bool = False

    steps = ("choose", "play")

    def choose(self, g: Duel) -> Verdict:
        """Slot and targets."""
        if self.card not in g.s.seats[self.seat].hand or not self.same(g, self.card):
            return END
        scope, used = g.scope_on(self.seat, self.card), g.card_of(self.card).used
        if barred(g, "power", self.card, used, scope, free=self.free) is not None or not playable(g, scope):
            return END
        ask = Ask(self.seat, "power_slot", power_levels(g, self.seat, self.card), "", ("RZ-903",), secret=True)
        return ask.with_first() or END

    def play(self, g: Duel, slot: int, *targets: Any) -> None:
        """It is used."""
        g.push(power_use(g, self.seat, self.card, slot, *targets, free=self.free))


def power_use(g: Duel, seat: int, id: Id, slot: int, *rest: Any, free: bool = False) -> Use:
    """The use of a Power of the hand, with its slot, an Aura's bearer, and its targets as they were named."""
    card: PowerCard = g.card_of(id)
    bearer, targets = (rest[0], rest[1:]) if card.category == "aura" else (0, rest)
    return use_of(seat, "power", id, card.used, targets, slot=slot, bearer=bearer, free=free)
