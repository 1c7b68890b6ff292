"""The running combat: who attacks and blocks whom, who may, and what of a combat can be named on cards. [RS-801 to
RS-829]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from msgspec import structs

from engines.kernel.ask import Ask, Choice, Later, Option, Refused, Withheld
from engines.kernel.cards import nouns
from engines.kernel.cards.select import meant
from engines.kernel.pairing import paired
from engines.kernel.refusing import by
from engines.kernel.state import Id
from engines.kernel.text import SEATS, SeatName, say

from .board import Board
from .state import FIRST_ID, Attack
from .words import BODIES, L, players, ref

DONE_TEXT = say("rs-done")


def is_attacking(g: Board, id: Id) -> bool:
    """Whether something attacks in this combat."""
    return any(each.attacker == id and not each.out for each in g.s.combat)


def is_blocking(g: Board, id: Id) -> bool:
    """Whether something blocks in this combat."""
    return any(each.blocker == id and not each.unblocked for each in g.s.combat)


def attackers_of(g: Board, id: Id) -> tuple[Id, ...]:
    """The attackers that something blocks."""
    return tuple(each.attacker for each in g.s.combat if each.blocker == id and not each.unblocked and not each.out)


def blockers_of(g: Board, id: Id) -> tuple[Id, ...]:
    """What blocks an attacker."""
    return tuple(each.blocker for each in g.s.combat if each.attacker == id and each.blocker and not each.unblocked)


def blocked(g: Board, id: Id) -> tuple[Id, ...]:
    """Whatever blocked an attacker, or was blocked by a blocker, in this combat. [RS-1023]"""
    combat = _fought_by(g, id)
    return tuple(each.blocker for each in combat if each.attacker == id and each.blocker) + tuple(
        each.attacker for each in combat if each.blocker == id
    )


def _fought_by(g: Board, id: Id) -> list[Attack]:
    """The attacks of this combat that something is in, or was when it left: not what has come back since. [RS-310]"""
    since = getattr(g.known(id), "since", 0) if g.s.combat else 0
    return [each for each in g.s.combat if id in (each.attacker, each.blocker) and since <= each.stamp]


def was_blocked(g: Board, id: Id) -> bool:
    """Whether an attacker was blocked in this combat, even if the blocker has gone. [RS-1023]"""
    return any(each.attacker == id and each.blocker for each in _fought_by(g, id))


def lasted(g: Board, id: Id, each: Attack) -> bool:
    """Whether a card of a combat is still in play; what came back since is another object. [RS-310]"""
    return g.is_permanent(id) and g.permanent(id).since <= each.stamp


def met(g: Board, id: Id) -> tuple[Id, ...]:
    """The cards in play that something fought in this combat. [RS-1041]"""
    fought = [each for each in g.s.combat if each.fought]
    return tuple(each.blocker for each in fought if each.attacker == id and lasted(g, each.blocker, each)) + tuple(
        each.attacker for each in fought if each.blocker == id and lasted(g, each.attacker, each)
    )


def attacked_by(g: Board, id: Id) -> tuple[int, ...]:
    """The players whom a Creature attacks, or did when it left."""
    return tuple(each.player for each in _fought_by(g, id) if each.attacker == id)


def attackers_on(g: Board, seat: int) -> tuple[Id, ...]:
    """The Creatures that attack a player in this combat."""
    return tuple([each.attacker for each in g.s.combat if each.player == seat and not each.out])


def forced(g: Board, id: Id, what: str) -> int | None:
    """Whether a Creature must attack, block or be blocked: None if not, else the seat it must attack plus 1, or 0. The
    newest demand counts that can be met. [RS-806]"""
    for each in reversed(g.said_of("must", what, id)):
        if each.part.against is None:
            return 0
        against = [seat for seat in each.part.against.seats(each.scope) if seat in opponents(g, g.seat_of(id))]
        if against:
            return against[0] + 1
    return None


def opponents(g: Board, seat: int) -> tuple[int, ...]:
    """The opponents of a player who are in the match, in turn order."""
    return tuple(each for each in g.turn_order() if each != seat)


def unblockable(g: Board, id: Id) -> bool:
    """Whether nothing may block a Creature. [RS-1004]"""
    return g.forbidden("be_blocked", id)


def chained(g: Board, id: Id, restraint: str) -> bool:
    """Whether chains keep a Creature from something. [RS-1120]"""
    if not g.has(id, "Chained") or g.marked(id, "freed"):
        return False
    printed = g.text_of(id).ability("Chained")
    return restraint in (printed.restraints if printed is not None else ("attack", "block"))


def sick(g: Board, id: Id) -> bool:
    """Whether a Creature arrived this turn and is not exempt. [RS-801 RS-802 RS-803]"""
    return g.permanent(id).arrived == g.s.turn and not g.allows("attack_at_once", id)


def can_attack(g: Board, id: Id) -> bool:
    """Whether a Creature could be declared as an attacker. [RS-603 RS-801 RS-807 RS-1120]"""
    thing = g.permanent(id)
    if thing.tilted and not g.allows("attack_tilted", id):
        return False
    return not (sick(g, id) or g.forbidden("attack", id) or chained(g, id, "attack"))


def keeps_from_blocking(g: Board, id: Id) -> str | None:
    """The clause that keeps a Creature or Door from blocking anything, if one does. [RS-819 RS-1038 RS-1120]"""
    if g.permanent(id).tilted and g.option("tilted_block") == "no":
        return "RS-819"
    if g.forbidden("block", id):
        return "RS-829"
    return "RS-1120" if chained(g, id, "block") else None


def cannot_block(g: Board, blocker: Id, attacker: Id) -> str | None:
    """The clause that keeps a blocker from an attacker, if one does. [RS-821 RS-822 RS-1001 to RS-1004 RS-1017 to
    RS-1020 RS-1034]"""
    kept = keeps_from_blocking(g, blocker)
    if kept is not None:
        return kept
    if unblockable(g, attacker):
        return "RS-1004"
    mine, theirs = g.abilities(blocker), g.abilities(attacker)
    if "Wall Pass" in theirs and g.kind_of(blocker) == "door":
        return "RS-1034"
    if "Reach" in mine:
        return None
    if "Distance" in theirs and "Distance" not in mine:
        return "RS-1017"
    if "Flight" in theirs and "Flight" not in mine:
        for each in g.parts_on("allow", blocker):
            what = each.part.what
            if "block" in each.part.act and (what is None or meant(each.scope, what, attacker)):
                return None
        return "RS-822"
    return None


def blocks_many(g: Board, id: Id) -> bool:
    """Whether something may block any number of attackers: with Horde, and every Door by itself. [RS-818 RS-1025
    RS-1027]"""
    if g.has(id, "Horde") or g.allows("block_several", id):
        return True
    return g.kind_of(id) == "door" and g.option("doors_horde") == "all_doors"


def passes_walls(g: Board, id: Id, source: Id) -> bool:
    """Whether an attacker with Wall Pass ignores what a card does against its attack: a Door's effects. [RS-1035]"""
    return id >= FIRST_ID and bool(source) and g.has(id, "Wall Pass") and g.kind_of(source) == "door"


def drop_out(g: Board, id: Id) -> bool:
    """An attacker or blocker drops out of the combat: whether it was still in it. [RS-812 RS-825]"""
    combat = [
        structs.replace(each, out=each.out or each.attacker == id, unblocked=each.unblocked or each.blocker == id)
        if id in (each.attacker, each.blocker)
        else each
        for each in g.s.combat
    ]
    if combat == g.s.combat:
        return False
    g.s.combat = combat
    g.stale()
    return True


def fight_on(g: Board, number: int, **changes: Any) -> None:
    """Something changes about an attack of this combat."""
    g.s.combat[number] = structs.replace(g.s.combat[number], **changes)
    g.stale()


def able_attackers(g: Board, seat: int) -> list[Id]:
    """The Creatures that a player can declare as attackers. [RS-603 RS-807]"""
    return [id for id in g.creatures(seat) if can_attack(g, id)] if len(g.turn_order()) > 1 else []


def must_attack(g: Board, seat: int) -> list[Id]:
    """The able Creatures that must be among the attackers. [RS-806]"""
    if not g.at_work("must"):
        return []
    return [id for id in able_attackers(g, seat) if forced(g, id, "attack") is not None]


def targets_of(g: Board, id: Id, seat: int) -> tuple[int, ...]:
    """The opponents that a Creature may attack: a forced one attacks whom its effect names. [RS-806 RS-808]"""
    named = forced(g, id, "attack")
    return (named - 1,) if named else opponents(g, seat)


def attack_level(g: Board, seat: int, chosen: tuple[Id, ...]) -> Choice:
    """The next attacker in order, or that there are no more."""
    options = [
        Option(
            f"{g.place(id)}>{SEATS[opponent].lower()}", say("rs-attack", what=g.name(id), target=SeatName(opponent)),
            (id, opponent),
            Later(partial(attack_level, g, seat, (*chosen, id))), (g.place(id),),
        )
        for id in able_attackers(g, seat) if id not in chosen for opponent in targets_of(g, id, seat)
    ]  # fmt: skip
    missing = [id for id in must_attack(g, seat) if id not in chosen]
    if not missing:
        options.append(Option("done", DONE_TEXT, None))
    return Choice(
        say("rs-ask-attackers", n=len(chosen) + 1),
        tuple(options),
        withheld=lambda: [
            Withheld(DONE_TEXT, Refused(say("rs-no-forced", what=g.name(id)), "RS-806")) for id in missing[:1]
        ],
    )


def default_attack(g: Board, seat: int) -> str:
    """Only those that must attack, the next opponent."""
    keys = [f"{g.place(id)}>{SEATS[targets_of(g, id, seat)[0]].lower()}" for id in must_attack(g, seat)]
    return " ".join((*keys, "done"))


def free_blockers(g: Board, attack: Attack, taken: dict[int, Id]) -> tuple[Id, ...]:
    """What may block an attacker now: its player's, able to meet it, and not busy. [RS-816 RS-818 RS-821 RS-1015]"""
    busy = {*taken.values(), *(each.blocker for each in g.s.combat if each.blocker)}
    return tuple(
        id for id in g.fighters(attack.player)
        if (id not in busy or blocks_many(g, id)) and cannot_block(g, id, attack.attacker) is None
    )  # fmt: skip


def blockable(g: Board, seat: int) -> tuple[int, ...]:
    """The attacks on a player that the player may block, those first that must be blocked. [RS-816 RS-829 RS-1012]"""
    found = [n for n, each in enumerate(g.s.combat) if each.player == seat and not each.out and not each.chosen]
    return tuple(sorted(found, key=lambda n: (forced(g, g.s.combat[n].attacker, "be_blocked") is None, n)))


def block_level(g: Board, attacks: tuple[int, ...], at: int, taken: dict[int, Id]) -> Choice | None:
    """Which Creature or Door blocks the next attacker that can be blocked, if any. [RS-815 RS-817 RS-829]"""
    while at < len(attacks):
        number = attacks[at]
        attack = g.s.combat[number]
        able = free_blockers(g, attack, taken)
        if able:
            break
        at += 1
    else:
        return None
    place = g.place(attack.attacker)
    options = [
        Option(
            f"{g.place(id)}>{place}", say("rs-block", what=g.name(id), attacker=place), (number, id),
            Later(partial(block_level, g, attacks, at + 1, {**taken, number: id})), (g.place(id),),
        )
        for id in able
    ]  # fmt: skip
    options.append(Option("none", say("rs-no-block"), None, Later(partial(block_level, g, attacks, at + 1, taken))))
    owed: list[Withheld] = []
    if g.at_work("must"):
        most = met_demands(g, attacks, at, taken)
        for each, now in zip(tuple(options), (*({**taken, number: id} for id in able), taken), strict=True):
            if met_demands(g, attacks, at + 1, now) != most:
                options.remove(each)
                owed.append(Withheld(each.text, Refused(say("rs-no-forced-block"), "RS-829")))
    return Choice(
        say(
            "rs-ask-block",
            attacker=g.name(attack.attacker),
            attack=g.attack(attack.attacker),
            defense=g.defense(attack.attacker),
        ),
        tuple(options),
        withheld=lambda: (*owed, *_kept_from(g, attack, taken)),
    )


def _kept_from(g: Board, attack: Attack, taken: dict[int, Id]) -> Iterator[Withheld]:
    """The Creatures and Doors that cannot block an attacker, with the clause that keeps each from it. [RS-821
    RS-818]"""
    able = free_blockers(g, attack, taken)
    for id in g.fighters(attack.player):
        clause = cannot_block(g, id, attack.attacker)
        if id not in able:
            text = say("rs-block", what=g.name(id), attacker=g.place(attack.attacker))
            busy = Refused(say("rs-no-horde"), "RS-818")
            yield Withheld(text, busy if clause is None else by(g, clause))


def met_demands(g: Board, attacks: tuple[int, ...], at: int, taken: dict[int, Id]) -> tuple[int, int]:
    """How many attackers that must be blocked, and how many Creatures that must block, do so at best, with the blocks
    declared and those that may still be. Both can be had at once: blocks that meet the one demand and blocks that meet
    the other can always be joined. [RS-829]"""
    left = attacks[at:]
    wanted = [n for n in left if forced(g, g.s.combat[n].attacker, "be_blocked") is not None]
    blockers = {n: free_blockers(g, g.s.combat[n], taken) for n in left}
    busy = {*taken.values(), *(each.blocker for each in g.s.combat)}
    able = dict.fromkeys(id for n in left for id in blockers[n])
    willing = [id for id in able if id not in busy and forced(g, id, "block") is not None]
    met = sum(forced(g, g.s.combat[n].attacker, "be_blocked") is not None for n in taken)
    met += len(
        paired(
            {
                n: [id for id in blockers[n] if not blocks_many(g, id)]
                for n in wanted
                if not any(blocks_many(g, id) for id in blockers[n])
            }
        )
    )
    met += sum(any(blocks_many(g, id) for id in blockers[n]) for n in wanted)
    blocking = sum(forced(g, id, "block") is not None for id in busy if id)
    return met, blocking + len(paired({id: [n for n in left if id in blockers[n]] for id in willing}))


def default_blocks(ask: Ask) -> str:
    """No blocks but those that must be."""
    level: Choice | None = ask.choice
    keys: list[str] = []
    while level is not None:
        chosen = level.option("none") or level.options[0]
        keys.append(chosen.key)
        level = chosen.next()
    return " ".join(keys)


# ------------------------------------------------------------------------------------------- what cards call it

ref("attackers", "things", lambda scope: attackers_of(scope.g, scope.g.id_of(scope.this)), "attackers")
ref("blockers", "things", lambda scope: blockers_of(scope.g, scope.g.id_of(scope.this)), "blockers")
ref("met", "things", lambda scope: met(scope.g, scope.g.id_of(scope.this)), "met")
ref("attacked", "players", players(lambda scope: attacked_by(scope.g, scope.g.id_of(scope.this))))
nouns.flag(L, "was_blocked", of=("creature",), read=lambda g, id: was_blocked(g, id), clause="RS-1023")
nouns.flag(L, "has_blocked", of=BODIES, read=lambda g, id: bool(blocked(g, id)), clause="RS-1023")
nouns.relation(
    L, "attacking", of=("creature",), find=lambda g, id, _: attackers_of(g, id), ever=lambda g, id: is_attacking(g, id)
)
nouns.relation(
    L, "blocking", of=BODIES, find=lambda g, id, _: blockers_of(g, id), ever=lambda g, id: is_blocking(g, id)
)
nouns.relation(L, "blocked", of=BODIES, find=lambda g, id, _: blocked(g, id))
nouns.relation(L, "met", of=BODIES, find=lambda g, id, _: met(g, id), clause="RS-1041")
nouns.relation(L, "attacks", of=("creature",), find=lambda g, id, _: attackers_on(g, id - 1))
