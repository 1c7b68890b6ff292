"""Attacks, blocks, fights and what comes after them. [RS-801 to RS-829 RS-901 to RS-920 RS-1001 to RS-1043]"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engines.kernel.ask import Ask, Choice, Later, Option, one_of
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SEATS, SeatName, say

from .announcing import DONE_TEXT
from .choices import HitPlayer, Hits, summoner_ask
from .effects import meant
from .state import Attack, Hit, player_ref
from .windows import Standing

if TYPE_CHECKING:
    from .game import Table


class Combat(Procedure, tag="combat", kw_only=True):
    """The Attack phase and Damage Resolution. [RS-401 RS-711 RS-918]"""

    seat: int
    at: int = 0
    sequence: tuple[int, ...] = ()
    """The attacks in the order in which their fights are settled. [RS-810 RS-1026]"""

    steps = (
        "announce", "declare", "declared", "attackers", "picking", "advantage", "picked", "block", "blocked", "horde", "hordes_ordered",
        "blocks", "respond", "fight", "after", "possess", "later", "end",
    )  # fmt: skip

    def _over(self, g: Table) -> bool:
        return bool(g.s.seats[self.seat].out) or not g.s.combat

    # ------------------------------------------------------------------------------------------------------ attackers

    def announce(self, g: Table) -> None:
        """The attack is announced: the combat phase is open. [RS-711 RS-809 RS-918]"""
        s = g.s
        g.enter_phase("attack")
        s.announced = True
        s.attacks_left -= 1
        s.combat = []
        g.touch()
        g.mark_recent("attack_announced", player_ref(self.seat))
        g.happen(
            Event("attack_announced", self.seat), say("rs-log-attack-announced", who=SeatName(self.seat)), "RS-711"
        )
        g.push(Standing(name="attack_announced"))
        g.settle()

    def declare(self, g: Table) -> Verdict:
        """All attackers at once, in order, each with its opponent. [RS-805 RS-808 RS-810]"""
        if g.s.seats[self.seat].out or not able_attackers(g, self.seat):
            return "end"
        return Ask(
            self.seat,
            "attack_list",
            attack_level(g, self.seat, ()),
            default_attack(g, self.seat),
            ("RS-805", "RS-808"),
            forced=False,
        )

    def declared(self, g: Table, *pairs: tuple[Id, int] | None) -> Verdict:
        """They tilt as they are announced; an attack without attackers is over. [RS-805 RS-811]"""
        attacks = [Attack(attacker=pair[0], player=pair[1], stamp=g.s.stamp) for pair in pairs if pair is not None]
        if not attacks:
            g.happen(Event("no_attack", self.seat), say("rs-log-no-attack", who=SeatName(self.seat)), "RS-804")
            return "end"
        g.s.combat = attacks
        for each in attacks:
            g.edit(each.attacker).tilted = True
        g.stale()
        for each in attacks:
            g.mark_recent("attack_declared", each.attacker, player_ref(each.player))
            text = say("rs-log-attacks", what=g.name(each.attacker), target=SeatName(each.player))
            g.occur(Event("attacks", self.seat, each.attacker, player_ref(each.player)), text, "RS-805")
        g.settle()
        return None

    def attackers(self, g: Table) -> Verdict:
        """Everyone may respond. [RS-711]"""
        if self._over(g):
            return "after"
        g.push(Standing(name="attackers"))
        return None

    # --------------------------------------------------------------------------------------------------------- blocks

    def picking(self, g: Table) -> None:
        """Attackers with Advantage come first. [RS-1012]"""
        self.at = 0
        g.enter_phase("blocks")
        g.settle()

    def advantage(self, g: Table) -> Verdict:
        """Each of them picks a legal blocker, or a Summoner. [RS-1012 to RS-1015]"""
        if self._over(g):
            return "after"
        while self.at < len(g.s.combat):
            each = g.s.combat[self.at]
            if not each.out and not g.s.seats[each.player].out and g.has(each.attacker, "Advantage"):
                blockers = free_blockers(g, each, {})
                direct = g.option("advantage_direct") == "always" or not blockers
                summoners = g.summoners(each.player) if direct else ()
                options = g.options((*blockers, *summoners))
                if options:
                    weakest = min(
                        options,
                        key=lambda option: (option.value not in summoners, getattr(g.thing(option.value), "life", 0)),
                    )
                    prompt = say("rs-ask-advantage", what=g.name(each.attacker))
                    return Ask(
                        self.seat, "advantage_choice", one_of(prompt, options), weakest.key, ("RS-1012", "RS-1014")
                    )
            self.at += 1
        self.at = 0
        return "block"

    def picked(self, g: Table, id: Id) -> Verdict:
        """The defending player can neither refuse nor replace it. [RS-1012]"""
        each = g.s.combat[self.at]
        direct = id in g.summoners(each.player)
        g.fight_on(self.at, chosen=True, stamp=g.s.stamp, **({"aimed": id} if direct else {"blocker": id}))
        g.mark_recent("blocked", *((each.attacker, id) if direct else (id, each.attacker)))
        g.happen(
            Event("advantage", self.seat, each.attacker, id), say("rs-log-advantage", what=g.name(each.attacker), target=g.name(id)),
            "RS-1014" if direct else "RS-1012",
        )  # fmt: skip
        self.at += 1
        return "advantage"

    def _attacked(self, g: Table) -> tuple[int, ...]:
        attacked = {each.player for each in g.s.combat if not each.out}
        return tuple(seat for seat in g.turn_order() if seat in attacked)

    def block(self, g: Table) -> Verdict:
        """The attacked players declare blocks openly, one after another in turn order. [RS-815 to RS-822 RS-827]"""
        if self._over(g):
            return "after"
        players = self._attacked(g)
        while self.at < len(players):
            choice = block_level(g, blockable(g, players[self.at]), 0, {})
            if choice is not None:
                prompt = Choice(choice.prompt, choice.options)
                ask = Ask(players[self.at], "block_list", prompt, "", ("RS-815", "RS-817"), forced=False)
                return Ask(
                    players[self.at], "block_list", prompt, default_blocks(ask), ("RS-815", "RS-817"), forced=False
                )
            self.at += 1
        self.at = 0
        return "horde"

    def blocked(self, g: Table, *pairs: tuple[int, Id] | None) -> Verdict:
        """At most one blocker an attacker. [RS-817 RS-820]"""
        for pair in pairs:
            if pair is not None:
                number, blocker = pair
                g.fight_on(number, blocker=blocker, stamp=g.s.stamp)
                attacker = g.s.combat[number].attacker
                g.mark_recent("blocked", blocker, attacker)
                g.happen(
                    Event("blocked", subject=blocker, other=attacker),
                    say("rs-log-blocks", what=g.name(blocker), attacker=g.name(attacker)),
                    "RS-815",
                )
        self.at += 1
        return "block"

    def _hordes(self, g: Table) -> list[tuple[Id, tuple[int, ...]]]:
        """What blocks several attackers, with the places of these."""
        found: dict[Id, list[int]] = {}
        for number, each in enumerate(g.s.combat):
            if each.blocker and not each.out:
                found.setdefault(each.blocker, []).append(number)
        return [(blocker, tuple(numbers)) for blocker, numbers in found.items() if len(numbers) > 1]

    def horde(self, g: Table) -> Verdict:
        """The controller of what blocks several says in which order it faces them. [RS-1026]"""
        if self._over(g):
            return "after"
        if not self.sequence:
            self.sequence = tuple(range(len(g.s.combat)))
        hordes = self._hordes(g)
        if self.at >= len(hordes):
            return "blocks"
        blocker, numbers = hordes[self.at]
        seat = g.seat_behind(blocker)
        options = tuple(
            Option(g.place(g.s.combat[n].attacker), say("rs-thing", name=g.name(g.s.combat[n].attacker)), n)
            for n in numbers
        )
        choice = Choice(say("rs-ask-horde", what=g.name(blocker)), options, len(options), len(options), ordered=True)
        return Ask(seat, "horde_order", choice, ",".join(option.key for option in options), ("RS-1026",))

    def hordes_ordered(self, g: Table, order: tuple[int, ...]) -> Verdict:
        """Only these fights change places among one another. [RS-1026]"""
        left = list(order)
        self.sequence = tuple(left.pop(0) if number in order else number for number in self.sequence)
        self.at += 1
        return "horde"

    def blocks(self, g: Table) -> None:
        """What blocking and being blocked set off: Dodge, Possession. [RS-1036 RS-1041]"""
        seen: set[Id] = set()
        for number, each in enumerate(g.s.combat):
            if each.out:
                continue
            if each.blocker and g.has(each.attacker, "Bleed"):
                g.fight_on(number, bleeds=True)
            if not each.blocker:
                g.occur(Event("unblocked", self.seat, each.attacker))
                continue
            g.occur(Event("is_blocked", self.seat, each.attacker, each.blocker))
            if each.blocker not in seen:
                seen.add(each.blocker)
                g.occur(Event("blocks", each.player, each.blocker, each.attacker))
        g.settle()

    def respond(self, g: Table) -> Verdict:
        """Everyone may respond before damage. [RS-824]"""
        if self._over(g):
            return "after"
        self.at = 0
        g.push(Standing(name="blocks"))
        return None

    # --------------------------------------------------------------------------------------------------------- fights

    def fight(self, g: Table) -> Verdict:
        """Fights are settled one by one; no window opens between them. [RS-912]"""
        if g.s.phase != "damage":
            g.enter_phase("damage")
            g.settle()
            return "fight"
        if self._over(g) or self.at >= len(self.sequence):
            return None
        number = self.sequence[self.at]
        self.at += 1
        g.push(Fight(number=number))
        return "fight"

    def after(self, g: Table) -> None:
        """The after-combat step: Bleed, Drain and Iron Skin together. [RS-918 RS-1021 to RS-1024 RS-1029]"""
        if g.s.combat:
            g.enter_phase("damage")
        wounds: list[tuple[Id, str]] = []
        skins: dict[Id, None] = {}
        for each in g.s.combat:
            if not each.blocker or g.s.seats[g.owner(each.attacker)].out:
                continue
            if each.bleeds and g.lasted(each.blocker, each) and g.kind(each.blocker) == "creature":
                wounds.append((each.blocker, "-1/-1"))
            if g.lasted(each.attacker, each) and g.has(each.attacker, "Drain"):
                wounds.append((each.attacker, "+1/+1"))
            if g.lasted(each.blocker, each) and g.has(each.blocker, "Iron Skin"):
                skins[each.blocker] = None
        for id, kind in (*wounds, *((id, "+1/+1") for id in skins)):
            clause = "RS-1029" if id in skins and kind == "+1/+1" else "RS-1021" if kind == "-1/-1" else "RS-1023"
            if g.place_counters(id, kind, 1):
                g.happen(Event("after_combat_counter", subject=id), None, clause, "RS-918")
        g.settle()

    def possess(self, g: Table) -> None:
        """Then what Possession takes. [RS-918 RS-1041 to RS-1043]"""
        g.run_delayed(lambda each: each.until == "after_combat" and each.where.startswith("kw:Possession"))

    def later(self, g: Table) -> None:
        """Then whatever else waited for the end of the attack. [RS-918]"""
        g.settle_control()
        if g.s.combat:
            g.occur(Event("after_combat", self.seat))
        g.run_delayed(lambda each: each.until == "after_combat")

    def end(self, g: Table) -> None:
        """The attack is over. [RS-713]"""
        if g.s.outcome is None:
            g.s.combat = []
            g.end_lasting(lambda each: each.until == "combat")
            g.enter_phase("end")
            g.touch()
            g.settle()


# ------------------------------------------------------------------------------------------------------ who may attack


def able_attackers(g: Table, seat: int) -> list[Id]:
    """The Creatures that a player can declare as attackers. [RS-603 RS-807]"""
    return [id for id in g.creatures_of(seat) if g.can_attack(id)] if len(g.turn_order()) > 1 else []


def must_attack(g: Table, seat: int) -> list[Id]:
    """The able Creatures that must be among the attackers. [RS-806]"""
    if not g.at_work("force"):
        return []
    return [id for id in able_attackers(g, seat) if g.forced(id, "attack") is not None]


def targets_of(g: Table, id: Id, seat: int) -> tuple[int, ...]:
    """The opponents that a Creature may attack: a forced one attacks whom its effect names. [RS-806 RS-808]"""
    opponents = tuple(each for each in g.turn_order() if each != seat)
    named = g.forced(id, "attack")
    return (named - 1,) if named and named - 1 in opponents else opponents


def attack_level(g: Table, seat: int, chosen: tuple[Id, ...]) -> Choice:
    """The next attacker in order, or that there are no more."""
    options = [
        Option(
            f"{g.place(id)}>{SEATS[opponent].lower()}", say("rs-attack", what=g.name(id), target=SeatName(opponent)), (id, opponent),
            Later(partial(attack_level, g, seat, (*chosen, id))), (g.place(id),),
        )
        for id in able_attackers(g, seat) if id not in chosen for opponent in targets_of(g, id, seat)
    ]  # fmt: skip
    if all(id in chosen for id in must_attack(g, seat)):
        options.append(Option("done", DONE_TEXT, None))
    return one_of(say("rs-ask-attackers", n=len(chosen) + 1), options)


def default_attack(g: Table, seat: int) -> str:
    """Only those that must attack, the next opponent."""
    keys = [f"{g.place(id)}>{SEATS[targets_of(g, id, seat)[0]].lower()}" for id in must_attack(g, seat)]
    return " ".join((*keys, "done"))


# ------------------------------------------------------------------------------------------------------- who may block


def free_blockers(g: Table, attack: Attack, taken: dict[int, Id]) -> tuple[Id, ...]:
    """What may block an attacker now: its player's, able to meet it, and not busy. [RS-816 RS-818 RS-821 RS-1015]"""
    busy = {*taken.values(), *(each.blocker for each in g.s.combat if each.blocker)}
    return tuple(
        id for id in g.fighters_of(attack.player)
        if (id not in busy or g.blocks_many(id)) and g.cannot_block(id, attack.attacker) is None
    )  # fmt: skip


def blockable(g: Table, seat: int) -> tuple[int, ...]:
    """The attacks on a player that the player may block, those first that must be blocked. [RS-816 RS-829 RS-1012]"""
    found = [n for n, each in enumerate(g.s.combat) if each.player == seat and not each.out and not each.chosen]
    return tuple(sorted(found, key=lambda n: (g.forced(g.s.combat[n].attacker, "be_blocked") is None, n)))


def block_level(g: Table, attacks: tuple[int, ...], at: int, taken: dict[int, Id]) -> Choice | None:
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
            f"{g.place(id)}>{place}", say("rs-block", what=g.name(id), attacker=g.name(attack.attacker)), (number, id),
            Later(partial(block_level, g, attacks, at + 1, {**taken, number: id})), (g.place(id),),
        )
        for id in able
    ]  # fmt: skip
    options.append(Option("none", say("rs-no-block"), None, Later(partial(block_level, g, attacks, at + 1, taken))))
    if g.at_work("force"):
        most = met_demands(g, attacks, at, taken)
        blocks = [{**taken, number: id} for id in able]
        options = [
            each
            for each, now in zip(options, (*blocks, taken), strict=True)
            if met_demands(g, attacks, at + 1, now) == most
        ]
    return one_of(say("rs-ask-block", attacker=g.name(attack.attacker)), options)


def met_demands(g: Table, attacks: tuple[int, ...], at: int, taken: dict[int, Id]) -> tuple[int, int]:
    """How many attackers that must be blocked, and how many Creatures that must block, do so at best, with the blocks declared and those
    that may still be. Both can be had at once: blocks that meet the one demand and blocks that meet the other can always be joined. [RS-829]"""
    left = attacks[at:]
    wanted = [n for n in left if g.forced(g.s.combat[n].attacker, "be_blocked") is not None]
    blockers = {n: free_blockers(g, g.s.combat[n], taken) for n in left}
    busy = {*taken.values(), *(each.blocker for each in g.s.combat)}
    able = dict.fromkeys(id for n in left for id in blockers[n])
    willing = [id for id in able if id not in busy and g.forced(id, "block") is not None]
    met = sum(g.forced(g.s.combat[n].attacker, "be_blocked") is not None for n in taken)
    met += pairs_at_most(
        {
            n: [id for id in blockers[n] if not g.blocks_many(id)]
            for n in wanted
            if not any(map(g.blocks_many, blockers[n]))
        }
    )
    met += sum(any(map(g.blocks_many, blockers[n])) for n in wanted)
    blocking = sum(g.forced(id, "block") is not None for id in busy if id)
    return met, blocking + pairs_at_most({id: [n for n in left if id in blockers[n]] for id in willing})


def pairs_at_most(able: dict[int, list[int]]) -> int:
    """How many of some can be given one of what each is able to have, no two the same."""
    given: dict[int, int] = {}

    def give(one: int, tried: set[int]) -> bool:
        for each in able[one]:
            if each not in tried:
                tried.add(each)
                if each not in given or give(given[each], tried):
                    given[each] = one
                    return True
        return False

    return sum(give(one, set()) for one in able)


def default_blocks(ask: Ask) -> str:
    """No blocks but those that must be."""
    level: Choice | None = ask.choice
    keys: list[str] = []
    while level is not None:
        chosen = level.option("none") or level.options[0]
        keys.append(chosen.key)
        level = chosen.next()
    return " ".join(keys)


# --------------------------------------------------------------------------------------------------------------- fights


class Fight(Procedure, tag="fight", kw_only=True):
    """An attacker against its blocker, or against the player. [RS-901 to RS-920]"""

    number: int
    splash: Id = 0
    """The card or Summoner that the damage is copied onto. [RS-1031 RS-1032]"""
    pierced: Id = 0
    strength: tuple[int, int] = (0, 0)
    """With what the attacker and its blocker strike."""
    struck: tuple[Id, ...] = ()
    """What their blows kill."""
    stamp: int = 0
    """The stamp of their blows: what came since is another object. [RS-310]"""

    steps = (
        "open",
        "choose_splash",
        "splashed",
        "choose_pierced",
        "pierce",
        "strike",
        "defender_dies",
        "settle",
        "attacker_dies",
        "finish",
    )

    def _attack(self, g: Table) -> Attack:
        return g.s.combat[self.number]

    def _chooser(self, g: Table) -> int:
        """Who says which Summoner takes damage of this attacker. [RS-823 RS-906 RS-1008 RS-1013]"""
        attack = self._attack(g)
        if g.has(attack.attacker, "Advantage"):
            return g.seat_behind(attack.attacker)
        for each in g.statics("summoner_chooser"):
            if meant(each.scope, each.part.to, attack.attacker):
                return each.scope.seat
        return attack.player

    def open(self, g: Table) -> Verdict:
        """Whether there is a fight, and whether a defender is present. [RS-812 RS-823 RS-825 RS-828]"""
        attack = self._attack(g)
        if attack.out or g.s.seats[attack.player].out or not g.is_permanent(attack.attacker):
            return END
        if attack.blocker and not attack.unblocked and g.is_permanent(attack.blocker):
            return None
        amount = g.attack(attack.attacker)
        g.fight_on(self.number, done=True)
        if attack.blocker and g.option("blocker_removed") == "stays_blocked" and not g.has(attack.attacker, "Pierce"):
            g.happen(
                Event("stays_blocked", subject=attack.attacker),
                say("rs-log-stays-blocked", what=g.name(attack.attacker)),
                "RS-825",
            )
            return END
        if amount <= 0:
            g.happen(
                Event("no_damage", subject=attack.attacker),
                say("rs-log-no-damage", what=g.name(attack.attacker)),
                "RS-813",
            )
            return END
        if attack.aimed in g.summoners(attack.player):
            g.push(Hits(hits=(Hit(attack.aimed, amount, attack.attacker, True),)))
        else:
            chooser = self._chooser(g)
            if chooser == attack.player and g.option("unblocked_summoner") == "attacker":
                chooser = g.seat_behind(attack.attacker)
            g.push(
                HitPlayer(
                    seat=attack.player,
                    amount=amount,
                    source=attack.attacker,
                    chooser=chooser,
                    combat=True,
                    clause="RS-823",
                )
            )
        return "finish"

    def _stands(self, g: Table) -> bool:
        attack = self._attack(g)
        return (
            not attack.out
            and not attack.unblocked
            and g.is_permanent(attack.attacker)
            and g.is_permanent(attack.blocker)
        )

    def choose_splash(self, g: Table) -> Verdict:
        """The attacking player says onto what else the damage is copied. [RS-1031 RS-1032 RS-1033]"""
        attack = self._attack(g)
        if not self._stands(g):
            return END
        if not g.has(attack.attacker, "Splash") or g.attack(attack.attacker) <= 0:
            return "choose_pierced"
        others = tuple(id for id in g.fighters_of(attack.player) if id != attack.blocker)
        found = others or g.summoners(attack.player)
        options = g.options(found)
        strength = g.attack(attack.attacker)

        def worth(id: Id) -> tuple[bool, int]:
            return (g.defense(id) <= strength, g.defense(id)) if others else (True, -g.summoner(id).life)

        best = max(options, key=lambda option: worth(option.value))
        prompt = say("rs-ask-splash", what=g.name(attack.attacker))
        return Ask(
            g.seat_behind(attack.attacker), "splash_target", one_of(prompt, options), best.key, ("RS-1031", "RS-1032")
        )

    def splashed(self, g: Table, id: Id) -> None:
        """Onto that."""
        self.splash = id

    def choose_pierced(self, g: Table) -> Verdict:
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

    def pierce(self, g: Table, id: Id) -> None:
        """That one."""
        self.pierced = id

    def _excess(self, g: Table) -> int:
        attack = self._attack(g)
        if not g.has(attack.attacker, "Pierce"):
            return 0
        return max(0, g.attack(attack.attacker) - g.defense(attack.blocker))

    def strike(self, g: Table) -> Verdict:
        """Both strike at the same time, with the values they have now; doubling comes last. [RS-901 RS-902 RS-913 RS-914 RS-1010 RS-1011]"""
        attack = self._attack(g)
        if not self._stands(g):
            return END
        a, b = attack.attacker, attack.blocker
        strong, back = g.attack(a), g.attack(b) * (2 if g.has(b, "Fightback") else 1)
        excess = self._excess(g)
        g.fight_on(self.number, fought=True, done=True)
        text = say("rs-log-fight", attacker=g.name(a), blocker=g.name(b), strong=strong, back=back)
        g.happen(
            Event("fight", g.seat_behind(a), a, b, strong),
            text,
            "RS-901",
            *(("RS-1010",) if g.has(b, "Fightback") else ()),
        )
        g.mark_recent("fought", a, b, amount=strong)
        blows = ((self.splash, strong, a), (b, strong, a), (a, back, b), (self.pierced, excess, a))
        self.strength, self.stamp = (strong, back), g.s.stamp
        g.push(Hits(hits=tuple(Hit(id, amount, source, True) for id, amount, source in blows if id), fight=True))
        return None

    def defender_dies(self, g: Table) -> None:
        """Both have struck; the defender dies first, with what the blow was copied onto. [RS-903 RS-1031]"""
        attack = self._attack(g)
        pair = (attack.attacker, attack.blocker)
        for id, other, amount in zip(pair, pair[::-1], self.strength, strict=True):
            g.occur(Event("strikes", g.seat_behind(id), id, other, amount))
            g.occur(Event("fought", g.seat_behind(id), id, other))
        g.destroy([id for id in self.struck if id != attack.attacker and g.same(id, self.stamp)])

    def settle(self, g: Table) -> None:
        """All that this sets off. [RS-903]"""
        g.settle()

    def attacker_dies(self, g: Table) -> None:
        """Then the attacker, whatever became of the defender. [RS-903]"""
        attacker = self._attack(g).attacker
        if attacker in self.struck and g.same(attacker, self.stamp):
            g.destroy((attacker,))

    def finish(self, g: Table) -> None:
        """The state check and what the fight set off, before the next one. [RS-912]"""
        g.settle()
