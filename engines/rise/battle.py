"""Attacks, blocks, fights and what comes after them. [RS-801 to RS-829 RS-901 to RS-920 RS-1001 to RS-1043]"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from engines.kernel.ask import Ask, Option, in_order, which
from engines.kernel.cards.ground import player_ref
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, say

from . import combat
from .board import Board
from .chain import Standing
from .control import settle_control
from .counters import place_counters, tip
from .damage import HitPlayer, Hits, summoner_ask
from .moving import destroy
from .replacements import happening
from .state import Attack
from .triggers import run_delayed, settle


class Combat(Procedure, tag="combat", kw_only=True):
    """The Attack phase and Damage Resolution. [RS-401 RS-711 RS-918]"""

    seat: int
    at: int = 0
    sequence: tuple[int, ...] = ()
    """The attacks in the order in which their fights are settled. [RS-810 RS-1026]"""

    steps = (
        "announce", "declare", "declared", "attackers", "picking", "advantage", "picked", "block", "blocked", "horde",
        "hordes_ordered",
        "blocks", "respond", "fight", "after", "possess", "later", "end",
    )  # fmt: skip

    def _over(self, g: Board) -> bool:
        return bool(g.s.seats[self.seat].out) or not g.s.combat

    # ------------------------------------------------------------------------------------------------------ attackers

    def announce(self, g: Board) -> None:
        """The attack is announced: the combat phase is open. [RS-711 RS-809 RS-918]"""
        s = g.s
        g.enter_phase("attack")
        s.announced = True
        s.attacks_left -= 1
        s.combats += 1
        s.combat = []
        g.stale()
        text = say("rs-log-attack-announced", who=SeatName(self.seat))
        g.depict(Event("attack_announced", self.seat), text, "RS-711")
        g.push(Standing(name="attack_announced"))
        settle(g)

    def declare(self, g: Board) -> Verdict:
        """All attackers at once, in order, each with its opponent. [RS-805 RS-808 RS-810]"""
        if g.s.seats[self.seat].out or not combat.able_attackers(g, self.seat):
            return "after"
        return Ask(
            self.seat, "attack_list", combat.attack_level(g, self.seat, ()), combat.default_attack(g, self.seat),
            ("RS-805", "RS-808"), forced=False,
        )  # fmt: skip

    def declared(self, g: Board, *pairs: tuple[Id, int] | None) -> Verdict:
        """They tilt as they are announced; an attack without attackers is over. [RS-805 RS-811]"""
        attacks = [Attack(attacker=pair[0], player=pair[1], stamp=g.s.stamp) for pair in pairs if pair is not None]
        if not attacks:
            g.happen(Event("no_attack", self.seat), say("rs-log-no-attack", who=SeatName(self.seat)), "RS-804")
            return "after"
        g.s.combat = attacks
        for each in attacks:
            tip(g, each.attacker)
        g.stale()
        for each in attacks:
            g.mark_recent("attack_declared", each.attacker, player_ref(each.player))
            text = say("rs-log-attacks", what=g.name(each.attacker), target=SeatName(each.player))
            g.occur(Event("attacks", self.seat, each.attacker, player_ref(each.player)), text, "RS-805")
        settle(g)
        return None

    def attackers(self, g: Board) -> Verdict:
        """Everyone may respond. [RS-711]"""
        if self._over(g):
            return "after"
        g.push(Standing(name="attackers"))
        return None

    # --------------------------------------------------------------------------------------------------------- blocks

    def picking(self, g: Board) -> None:
        """Attackers with Advantage come first. [RS-1012]"""
        self.at = 0
        g.enter_phase("blocks")
        settle(g)

    def advantage(self, g: Board) -> Verdict:
        """Each of them picks a legal blocker, or a Summoner. [RS-1012 to RS-1015]"""
        if self._over(g):
            return "after"
        while self.at < len(g.s.combat):
            each = g.s.combat[self.at]
            if not each.out and not g.s.seats[each.player].out and g.has(each.attacker, "Advantage"):
                blockers = combat.free_blockers(g, each, {})
                direct = g.option("advantage_direct") == "always" or not blockers
                summoners = g.summoners(each.player) if direct else ()
                options = g.options((*blockers, *summoners))
                if options:
                    prompt = say("rs-ask-advantage", what=g.name(each.attacker))

                    def worth(id: Id) -> tuple[bool, int]:
                        return id in summoners, -getattr(g.thing(id), "life", 0)  # noqa: B023

                    return which(self.seat, "advantage_choice", prompt, options, "RS-1012", "RS-1014", worth=worth)
            self.at += 1
        self.at = 0
        return "block"

    def picked(self, g: Board, id: Id) -> Verdict:
        """The defending player can neither refuse nor replace it. [RS-1012]"""
        each = g.s.combat[self.at]
        direct = id in g.summoners(each.player)
        combat.fight_on(g, self.at, chosen=True, stamp=g.s.stamp, **({"aimed": id} if direct else {"blocker": id}))
        g.mark_recent("blocked", *((each.attacker, id) if direct else (id, each.attacker)))
        text = say("rs-log-advantage", what=g.name(each.attacker), target=g.name(id))
        g.happen(Event("advantage", self.seat, each.attacker, id), text, "RS-1014" if direct else "RS-1012")
        self.at += 1
        return "advantage"

    def _attacked(self, g: Board) -> tuple[int, ...]:
        """The players attacked, in turn order: also those who are out since, so that nobody's place changes."""
        attacked, n = {each.player for each in g.s.combat}, len(g.s.seats)
        return tuple(seat % n for seat in range(self.seat, self.seat + n) if seat % n in attacked)

    def block(self, g: Board) -> Verdict:
        """The attacked players declare blocks openly, one after another in turn order. [RS-815 to RS-822 RS-827]"""
        if self._over(g):
            return "after"
        players = self._attacked(g)
        while self.at < len(players):
            choice = combat.block_level(g, combat.blockable(g, players[self.at]), 0, {})
            if choice is not None:
                ask = Ask(players[self.at], "block_list", choice, "", ("RS-815", "RS-817"), forced=False)
                return structs.replace(ask, default=combat.default_blocks(ask))
            self.at += 1
        self.at = 0
        return "horde"

    def blocked(self, g: Board, *pairs: tuple[int, Id] | None) -> Verdict:
        """At most one blocker an attacker. [RS-817 RS-820]"""
        for pair in pairs:
            if pair is not None:
                number, blocker = pair
                combat.fight_on(g, number, blocker=blocker, stamp=g.s.stamp)
                attacker = g.s.combat[number].attacker
                g.mark_recent("blocked", blocker, attacker)
                text = say("rs-log-blocks", what=g.name(blocker), attacker=g.name(attacker))
                g.happen(Event("blocked", subject=blocker, other=attacker), text, "RS-815")
        self.at += 1
        return "block"

    def _hordes(self, g: Board) -> list[tuple[Id, list[int]]]:
        """What blocks several attackers, with the places of these: also of those that dropped out since, so that no
        place changes."""
        found: dict[Id, list[int]] = {}
        for number, each in enumerate(g.s.combat):
            if each.blocker:
                found.setdefault(each.blocker, []).append(number)
        return [(blocker, numbers) for blocker, numbers in found.items() if len(numbers) > 1]

    def horde(self, g: Board) -> Verdict:
        """The controller of what blocks several says in which order it faces them. [RS-1026]"""
        if self._over(g):
            return "after"
        if not self.sequence:
            self.sequence = tuple(range(len(g.s.combat)))
        for blocker, numbers in self._hordes(g)[self.at :]:
            fights = [(n, g.s.combat[n]) for n in numbers]
            faced = [(n, each.attacker) for n, each in fights if not (each.out or each.unblocked)]
            if len(faced) > 1:
                options = [Option(g.place(id), say("rs-thing", name=g.name(id)), n) for n, id in faced]
                prompt = say("rs-ask-horde", what=g.name(blocker))
                return in_order(g.seat_of(blocker), "horde_order", prompt, options, "RS-1026")
            self.at += 1
        return "blocks"

    def hordes_ordered(self, g: Board, order: tuple[int, ...]) -> Verdict:
        """Only these fights change places among one another. [RS-1026]"""
        left = list(order)
        self.sequence = tuple(left.pop(0) if number in order else number for number in self.sequence)
        self.at += 1
        return "horde"

    def blocks(self, g: Board) -> None:
        """What blocking and being blocked set off: Dodge, Possession. [RS-1036 RS-1041]"""
        for number, each in enumerate(g.s.combat):
            if each.out:
                continue
            if each.blocker and g.has(each.attacker, "Bleed"):
                combat.fight_on(g, number, bleeds=True)
            if not each.blocker:
                g.occur(Event("unblocked", self.seat, each.attacker))
                continue
            g.occur(Event("is_blocked", self.seat, each.attacker, each.blocker))
            g.occur(Event("blocks", each.player, each.blocker, each.attacker))
        settle(g)

    def respond(self, g: Board) -> Verdict:
        """Everyone may respond before damage. [RS-824]"""
        if self._over(g):
            return "after"
        self.at = 0
        g.push(Standing(name="blocks"))
        return None

    # --------------------------------------------------------------------------------------------------------- fights

    def fight(self, g: Board) -> Verdict:
        """Fights are settled one by one; no window opens between them. [RS-912]"""
        if g.s.phase != "damage":
            g.enter_phase("damage")
            settle(g)
            return "fight"
        if self._over(g) or self.at >= len(self.sequence):
            return None
        number = self.sequence[self.at]
        self.at += 1
        g.push(Fight(number=number))
        return "fight"

    def after(self, g: Board) -> None:
        """The after-combat step: Bleed, Drain and Iron Skin together. [RS-918 RS-1021 to RS-1024 RS-1029]"""
        if g.s.combat:
            g.enter_phase("damage")
        wounds: list[tuple[Id, str]] = []
        skins: dict[Id, None] = {}
        for each in g.s.combat:
            if not each.blocker:
                continue
            bleeds = each.bleeds and not g.s.seats[g.owner_of(each.attacker)].out
            if bleeds and combat.lasted(g, each.blocker, each) and g.kind_of(each.blocker) == "creature":
                wounds.append((each.blocker, "-1/-1"))
            if combat.lasted(g, each.attacker, each) and g.has(each.attacker, "Drain"):
                wounds.append((each.attacker, "+1/+1"))
            if combat.lasted(g, each.blocker, each) and g.has(each.blocker, "Iron Skin"):
                skins[each.blocker] = None
        for id, kind in (*wounds, *((id, "+1/+1") for id in skins)):
            clause = "RS-1029" if id in skins and kind == "+1/+1" else "RS-1021" if kind == "-1/-1" else "RS-1023"
            if place_counters(g, id, kind, 1):
                g.happen(Event("after_combat_counter", subject=id), None, clause, "RS-918")
        settle(g)

    def possess(self, g: Board) -> None:
        """Then what Possession takes. [RS-918 RS-1041 to RS-1043]"""
        run_delayed(g, "after_combat", of="kw:Possession")

    def later(self, g: Board) -> None:
        """Then whatever else waited for the end of the attack. [RS-918]"""
        settle_control(g)
        if g.s.combat:
            g.occur(Event("after_combat", self.seat))
        run_delayed(g, "after_combat")

    def end(self, g: Board) -> None:
        """The attack is over. [RS-713]"""
        if g.s.outcome is None:
            g.s.combat = []
            g.end("combat")
            g.enter_phase("end")
            g.stale()
            settle(g)


# --------------------------------------------------------------------------------------------------------------- fights


class Fight(Procedure, tag="fight", kw_only=True):
    """An attacker against its blocker, or against the player. [RS-901 to RS-920]"""

    number: int
    splash: Id = 0
    """The card or Summoner that the damage is copied onto. [RS-1031 RS-1032]"""
    pierced: Id = 0
    strength: tuple[int, int] = (0, 0)
    """How much damage the attacker and its blocker have dealt each other."""
    struck: tuple[Id, ...] = ()
    """What their blows kill."""
    stamp: int = 0
    """The stamp of their blows: what came since is another object. [RS-310]"""

    steps = (
        "open", "choose_splash", "splashed", "choose_pierced", "pierce", "strike", "defender_dies", "settle",
        "attacker_dies", "finish",
    )  # fmt: skip

    def _attack(self, g: Board) -> Attack:
        return g.s.combat[self.number]

    def _chooser(self, g: Board) -> int:
        """Who says which Summoner takes damage of this attacker. [RS-823 RS-906 RS-1008 RS-1013]"""
        attack = self._attack(g)
        if g.has(attack.attacker, "Advantage"):
            return g.seat_of(attack.attacker)
        for each in g.parts_on("allow", attack.attacker):
            if "choose_summoner" in each.part.act:
                return each.scope.seat
        return attack.player

    def open(self, g: Board) -> Verdict:
        """Whether there is a fight, and whether a defender is present. [RS-812 RS-823 RS-825 RS-828]"""
        attack = self._attack(g)
        if attack.out or g.s.seats[attack.player].out or not g.is_permanent(attack.attacker):
            return END
        if attack.blocker and not attack.unblocked and g.is_permanent(attack.blocker):
            return None
        amount, name = g.attack(attack.attacker), g.name(attack.attacker)
        combat.fight_on(g, self.number, done=True)
        if attack.blocker and g.option("blocker_removed") == "stays_blocked" and not g.has(attack.attacker, "Pierce"):
            g.happen(Event("stays_blocked", subject=attack.attacker), say("rs-log-stays-blocked", what=name), "RS-825")
            return END
        if amount <= 0:
            g.happen(Event("no_damage", subject=attack.attacker), say("rs-log-no-damage", what=name), "RS-813")
            return END
        if attack.aimed in g.summoners(attack.player):
            g.push(Hits(events=(happening(g, "damaged", attack.aimed, "combat", attack.attacker, amount),)))
        else:
            chooser = self._chooser(g)
            if chooser == attack.player and g.option("unblocked_summoner") == "attacker":
                chooser = g.seat_of(attack.attacker)
            g.push(HitPlayer(
                seat=attack.player, amount=amount, source=attack.attacker, chooser=chooser, kind="combat",
                clause="RS-823",
            ))  # fmt: skip
        return "finish"

    def _stands(self, g: Board) -> bool:
        attack = self._attack(g)
        return (
            not attack.out
            and not attack.unblocked
            and g.is_permanent(attack.attacker)
            and g.is_permanent(attack.blocker)
        )

    def choose_splash(self, g: Board) -> Verdict:
        """The attacking player says onto what else the damage is copied. [RS-1031 RS-1032 RS-1033]"""
        attack = self._attack(g)
        if not self._stands(g):
            return END
        if not g.has(attack.attacker, "Splash") or g.attack(attack.attacker) <= 0:
            return "choose_pierced"
        others = tuple(id for id in g.fighters(attack.player) if id != attack.blocker)
        found = others or g.summoners(attack.player)
        options = g.options(found)
        strength = g.attack(attack.attacker)

        def worth(id: Id) -> tuple[bool, int]:
            return (g.defense(id) <= strength, g.defense(id)) if others else (True, -g.summoner(id).life)

        prompt, seat = say("rs-ask-splash", what=g.name(attack.attacker)), g.seat_of(attack.attacker)
        return which(seat, "splash_target", prompt, options, "RS-1031", "RS-1032", worth=worth)

    def splashed(self, g: Board, id: Id) -> None:
        """Onto that."""
        self.splash = id

    def choose_pierced(self, g: Board) -> Verdict:
        """What is beyond the blocker's Defense goes to one Summoner. [RS-906 RS-1007 to RS-1009]"""
        attack = self._attack(g)
        if not self._stands(g):
            return END
        summoners = g.summoners(attack.player)
        if self._excess(g) <= 0 or not summoners:
            return "strike"
        if len(summoners) == 1:
            self.pierced = summoners[0]
            return "strike"
        return summoner_ask(g, self._chooser(g), summoners, attack.attacker, self._excess(g), "RS-906")

    def pierce(self, g: Board, id: Id) -> None:
        """That one."""
        self.pierced = id

    def _excess(self, g: Board) -> int:
        attack = self._attack(g)
        if not g.has(attack.attacker, "Pierce"):
            return 0
        return max(0, g.attack(attack.attacker) - g.defense(attack.blocker))

    def strike(self, g: Board) -> Verdict:
        """Both strike at the same time, with the values they have now; doubling comes last. [RS-901 RS-902 RS-913
        RS-914 RS-1010 RS-1011]"""
        attack = self._attack(g)
        if not self._stands(g):
            return END
        a, b = attack.attacker, attack.blocker
        doubled = g.has(b, "Fightback")
        strong, back = g.attack(a), g.attack(b) * (2 if doubled else 1)
        excess = self._excess(g)
        combat.fight_on(g, self.number, fought=True, done=True)
        text = say("rs-log-fight", blocker=g.name(b), back=back) if doubled else None
        g.happen(Event("fight", g.seat_of(a), a, b, strong), text, *(("RS-1010",) if doubled else ()))
        g.mark_recent("fought", a, b, amount=strong)
        blows = ((self.splash, strong, a), (b, strong, a), (a, back, b), (self.pierced, excess, a))
        self.stamp = g.s.stamp
        hits = [happening(g, "damaged", id, "combat", source, amount) for id, amount, source in blows if id]
        g.push(Hits(events=tuple(hits), fight=True))
        return None

    def landed(self, g: Board, dealt: Sequence[Event], dying: tuple[Id, ...]) -> None:
        """So much damage has come of the blows, which strike what they were copied onto and who was behind the blocker
        too, and these die of it. [RS-906 RS-1031]"""
        attack = self._attack(g)
        pair = (attack.blocker, attack.attacker)
        fought = {hit.subject: hit.amount for hit in dealt if hit.subject in pair}
        self.strength = fought.get(attack.blocker, 0), fought.get(attack.attacker, 0)
        self.struck = dying
        for hit in dealt:
            if hit.subject not in pair:
                g.occur(Event("strikes", g.seat_of(hit.other), hit.other, hit.subject, hit.amount))

    def defender_dies(self, g: Board) -> None:
        """Both have struck; the defender dies first, with what the blow was copied onto. [RS-903 RS-1031]"""
        attack = self._attack(g)
        pair = (attack.attacker, attack.blocker)
        for id, other, amount in zip(pair, pair[::-1], self.strength, strict=True):
            if amount:
                g.occur(Event("strikes", g.seat_of(id), id, other, amount))
            g.occur(Event("fought", g.seat_of(id), id, other))
        dead = [id for id in self.struck if id != attack.attacker and g.same(id, self.stamp)]
        destroy(g, dead, why="combat")

    def settle(self, g: Board) -> None:
        """All that this sets off. [RS-903]"""
        settle(g)

    def attacker_dies(self, g: Board) -> None:
        """Then the attacker, whatever became of the defender. [RS-903]"""
        attacker = self._attack(g).attacker
        if attacker in self.struck and g.same(attacker, self.stamp):
            destroy(g, (attacker,), why="combat")

    def finish(self, g: Board) -> None:
        """The state check and what the fight set off, before the next one. [RS-912]"""
        settle(g)
