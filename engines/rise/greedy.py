"""How good an answer looks at a glance: what the greedy house player goes by. It reads a view, and
the cards as printed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from math import inf

from engines.kernel.ask import Ask, Option, Path
from engines.kernel.cards import Cards
from engines.kernel.text import SEATS

from .glance import Held, held
from .view import CardView, RiseView, SummonerView

PASSING = 1.0
"""What passing is worth: less than any play that does something now."""
ENOUGH = 25
"""Cards in a Library with which a player still has time to wait."""
STUCK = {"sick", "sleep", "no-attack", "chained"}
"""Badges of what cannot attack."""
HOBBLED = {"no-untilt", "must-attack", "sleep", "no-attack"}
"""Badges of what has been dealt with already."""


def appraise(eye: _Eye, ask: Ask, path: Path) -> float:
    """A score for an answer, or for the beginning of a row of attackers or blockers; higher looks better."""
    keys = [step.key if isinstance(step, Option) else ",".join(option.key for option in step) for step in path]
    if ask.kind in ("main", "respond"):
        return eye.play(keys, ask.window)
    if ask.kind == "attack_list":
        return eye.attacks(keys)
    if ask.kind == "block_list":
        return eye.blocks(keys)
    if ask.kind == "advantage_choice":
        return eye.chosen(keys[0])
    if ask.kind == "summoner_for_damage":
        return eye.hit(keys[0])
    if ask.kind in ("pick", "splash_target", "morph_source", "parasite_tie"):
        return eye.picked(keys, giving_up="RS-916" in ask.clauses)
    if ask.kind == "discard":
        return -eye.kept(keys)
    if ask.kind in ("optional", "again"):
        return 1.0 if keys[0] == "yes" else 0.0
    if ask.kind == "pay":
        return 1.0 if keys[0] != "decline" else 0.0
    if ask.kind == "loop_draw":
        return 1.0 if keys[0] == "draw" else 0.0
    if ask.kind == "mulligan":
        return 1.0 if keys[0] == ("mulligan" if eye.hopeless else "keep") else 0.0
    if ask.kind == "package":
        return (1.0 if eye.hand < 5 and eye.time == 1.0 else 0.0) if keys[0] == "two-cards" else 0.5
    return 1.0 if " ".join(keys) == ask.default else 0.0


def eye(cards: Cards, view: RiseView, seat: int) -> _Eye:
    """A seat's eye on a view."""
    return _Eye(cards, view, seat)


class _Eye:
    def __init__(self, pool: Cards, view: RiseView, seat: int):
        self.pool = pool
        self.view = view
        self.seat = seat
        self.side = view.seats[seat]
        self.hand = self.side.hand_count
        self.cards: dict[str, CardView] = {}
        self.summoners: dict[str, SummonerView] = {}
        self.foes = [other for other in view.order if other != seat]
        self.letters = [letter.lower() for letter in SEATS]
        for side in view.seats:
            for card in (*side.field, *side.attached):
                self._add(card)
            for summoner in side.summoners:
                self.summoners[summoner.at] = summoner
                for card in summoner.attached:
                    self._add(card)

    def _add(self, card: CardView) -> None:
        self.cards[card.at] = card
        for each in card.attached:
            self._add(each)

    # ----------------------------------------------------------------------------------------------- what things are
    # worth

    @staticmethod
    def size(card: CardView | Held) -> float:
        """How much a Creature or Door is worth; other cards a little."""
        return (card.attack or 0) + 0.5 * (card.defense or 0) + 0.5 + 0.3 * len(card.abilities) + (card.kind == "door")

    def held(self, key: str) -> Held:
        """A card in hand by its key."""
        card = self.pool[key.split("#")[0]]
        return self.pool.once(partial(held, card), "held", card.id)

    def kept(self, keys: Sequence[str]) -> float:
        """How much it would be missed: what can be played soon, the bigger the better."""
        return sum(
            1.0 + self.size(self.held(key))
            for each in keys
            for key in each.split(",")
            if key.split("#")[0] in self.pool
        )

    @property
    def hopeless(self) -> bool:
        """Whether a first hand has hardly anything to put on the battlefield."""
        if self.side.mulligans >= 3:
            return False
        hand = [self.held(key) for key in self.side.hand or ()]
        return sum(card.defense is not None and card.capacity < 2 for card in hand) < 2

    def life(self, seat: int) -> int:
        """The Life of all Summoners of a player."""
        return sum(each.life for each in self.view.seats[seat].summoners if not each.lost)

    @cached_property
    def time(self) -> float:
        """How much of the match is left, from 1 to 0: who waits until the Library is empty has lost it."""
        return min(1.0, self.side.library / ENOUGH)

    def point(self, seat: int) -> float:
        """What a point of a player's Life is worth: the less is left, the more."""
        return 0.4 + 5.0 / max(1, self.life(seat))

    def hit(self, at: str) -> float:
        """Which Summoner is hit: of one's own the one with most Life, of others' the one with least."""
        life = self.summoners[at].life
        return life if self._own(at) else -life

    def _own(self, at: str) -> bool:
        return at.startswith(SEATS[self.seat].lower())

    # ---------------------------------------------------------------------------------------------------------------
    # plays

    def play(self, keys: list[str], window: str) -> float:
        """A score for a play: Level Ups, then cards by their size, then Actions and Skills, then the attack."""
        verb = keys[0]
        if verb == "pass":
            return PASSING
        if verb == "attack":
            return 3.0 if self.plan else 0.0
        if verb == "level":
            return 20.0 - self.summoners[keys[-1]].level if keys[-1] in self.summoners else 19.0
        if verb == "assimilate":
            return 0.0
        gain = self.worth(keys, window)
        if verb == "explode":
            return PASSING + gain - self.size(self.cards[keys[1]])
        if gain < 0 or self._early(keys, window) or self._again(keys):
            return 0.0
        if verb == "invoke":
            held = self.held(keys[1])
            return (4.5 if self._momentary(held) else 6.0) + 0.3 * gain + 0.4 * held.capacity + self._payer(keys[-1])
        return (5.0 if verb == "action" else 4.0) + 0.3 * gain

    def _again(self, keys: list[str]) -> bool:
        """Whether a Skill has done the same ill to the same this turn."""
        done = [keys[1], *keys[3:]]
        if keys[0] != "skill" or len(done) == 1 or self._helps(keys):
            return False
        return any(mark.name == "skill_used" and mark.places == done for mark in self.view.recent)

    def _payer(self, at: str) -> float:
        """Whoever is tilted pays first, and whoever has few points: the others can still respond, or pay for something
        dear."""
        payer = self.summoners.get(at)
        return 0.0 if payer is None else 0.05 * payer.tilted - 0.01 * payer.capacity

    def _helps(self, keys: Sequence[str]) -> bool:
        """Whether a play does what it is aimed at good."""
        verb, at = keys[0], keys[1]
        if verb == "invoke":
            return self.held(at).helps
        if verb == "action" and at in self.cards:
            return any(action.helps for action in self.cards[at].actions if action.id == keys[2])
        if verb == "skill":
            return any(skill.helps for skill in self.summoners[at].skills if skill.key == keys[2])
        return False

    @staticmethod
    def _momentary(held: Held) -> bool:
        """Whether a card does something for a moment, so that it had better come in time."""
        return held.kind == "imminent" and held.attack is None

    def _early(self, keys: list[str], window: str) -> bool:
        """Whether a play that can wait had better wait for the others' turn, or for its end."""
        if window in ("attackers", "blocks", "turn_passed") or keys[0] == "action" and not window:
            return False
        if window:
            return not any(key.startswith("#") for key in keys)
        if self._helps(keys) and any(key in self.cards for key in keys[2:]):
            return False
        return self._momentary(self.held(keys[1])) if keys[0] == "invoke" else not self.summoners[keys[1]].tilted

    def worth(self, keys: Sequence[str], window: str) -> float:
        """How much a play gains: what it puts on the battlefield, the good it does one's own, the ill it does others'
        cards, the bigger the better; what is aimed wrongly, or given up, is lost."""
        good, lasting, gain = self._helps(keys), False, 0.0
        if keys[0] == "invoke":
            held = self.held(keys[1])
            gain, lasting = self.size(held) if held.defense is not None else 0.0, not self._momentary(held)
        for at in (each for key in keys[2:] for each in key.split(",")):
            if at in self.cards:
                gain += self._aimed(self.cards[at], good, lasting, window)
            elif at in self.summoners or at in self.letters:
                gain += 0.0 if self._own(at) else -5.0 if good else 5.0
            elif at.startswith("#"):
                gain += 4.0 if self.view.chain[int(at[1:]) - 1].seat != self.seat else -4.0
        return gain

    def _aimed(self, card: CardView, good: bool, lasting: bool, window: str) -> float:
        if (card.controller == self.seat) != good:
            return -self.size(card)
        if good:
            return self.size(card) if lasting or self._busy(card, window) else -1.0
        return self.size(card) * (0.2 if HOBBLED & set(card.badges) else 1.0)

    def _busy(self, card: CardView, window: str) -> bool:
        """Whether what helps a card for a moment comes in time: it fights, or is about to."""
        if window:
            return window != "turn_passed" and (card.attacking is not None or bool(card.blocking))
        return not self.view.announced and any(at.startswith(f"{card.at}>") for at in self.plan)

    def picked(self, keys: Sequence[str], *, giving_up: bool) -> float:
        """What an effect picks: others' cards before one's own, big ones, unless they are given up."""
        cards = [self.cards[at] for key in keys for at in key.split(",") if at in self.cards]
        score = sum(self.size(card) * (1.0 if card.controller != self.seat else 0.5) for card in cards)
        return -score if giving_up else score

    # --------------------------------------------------------------------------------------------------------------
    # combat

    def guards(self, seat: int) -> list[CardView]:
        """What of a player can block at a glance."""
        return [
            card
            for card in self.view.seats[seat].field
            if card.defense is not None and not card.tilted and not {"no-block", "chained"} & set(card.badges)
        ]

    @cached_property
    def plan(self) -> frozenset[str]:
        """The attack that promises most, as keys: begun with every Creature that can attack, without those that would
        spoil it."""
        ready = [
            card
            for card in self.side.field
            if card.kind == "creature" and card.attack and not card.tilted and not STUCK & set(card.badges)
        ]
        ready.sort(key=self.size, reverse=True)
        best, top = frozenset[str](), 0.0
        for foe in self.foes if ready else ():
            guards = self.guards(foe)
            meetings = {
                card.at: [self.meeting(card, each) if may_meet(card, each) else inf for each in guards]
                for card in ready
            }
            row, score = ready, self.promise(ready, foe, guards, meetings)
            while len(row) > 1:
                fewer = [[card for card in row if card is not each] for each in row]
                scores = [self.promise(each, foe, guards, meetings) for each in fewer]
                if max(scores) <= score:
                    break
                score = max(scores)
                row = fewer[scores.index(score)]
            if score > top:
                best, top = frozenset(f"{card.at}>{SEATS[foe].lower()}" for card in row), score
        return best

    def promise(
        self, row: Sequence[CardView], foe: int, guards: Sequence[CardView], meetings: dict[str, list[float]]
    ) -> float:
        """What an attack promises, when each attacker is met in the way that is best for the defender; and what it lays
        open."""
        free, score, through = list(range(len(guards))), 0.0, 0
        for card in row:
            unmet = (card.attack or 0) * self.point(foe)
            met = meetings[card.at]
            best = min(free, key=met.__getitem__, default=None)
            if best is None or met[best] >= unmet:
                through += card.attack or 0
                score += unmet
                continue
            score += met[best] * (self.time if met[best] < 0 else 1.0)
            if guards[best].kind != "door" and "Horde" not in guards[best].abilities:
                free.remove(best)
        return 100.0 if through >= self.life(foe) else score - self.exposure(row) + self.exposure(())

    def meeting(self, attacker: CardView, blocker: CardView) -> float:
        """What a fight is worth to the attacker."""
        excess = max(0, (attacker.attack or 0) - (blocker.defense or 0)) if "Pierce" in attacker.abilities else 0
        return (
            self.size(blocker) * kills(attacker, blocker)
            - self.size(attacker) * strikes_down(blocker, attacker)
            + excess * self.point(blocker.controller)
        )

    def exposure(self, row: Sequence[CardView]) -> float:
        """What others' Creatures could do next turn to whoever has tilted these."""
        guards, fierce = self.home
        loose = sum(fierce[max(0, guards - len(row)) :])
        return 0.8 * self.time * self.point(self.seat) * loose + (20.0 if loose >= self.life(self.seat) else 0.0)

    @cached_property
    def home(self) -> tuple[int, list[int]]:
        """How many attackers one's own side can meet, and the Attack of what others have, the fiercest first."""
        guards = sum(2 if card.kind == "door" else 1 for card in self.guards(self.seat))
        return guards, sorted(
            (card.attack or 0 for foe in self.foes for card in self.view.seats[foe].field if card.kind == "creature"),
            reverse=True,
        )

    def chosen(self, at: str) -> float:
        """Whom an attacker with Advantage meets: a Summoner, or what it destroys without dying of it."""
        waiting = [each for each in self.view.combat if each.attacker and not each.blocker and not each.aimed]
        attack = next(each for each in waiting if "Advantage" in self.cards[each.attacker].abilities)
        attacker = self.cards[attack.attacker]
        if at in self.cards:
            return self.meeting(attacker, self.cards[at])
        return (attacker.attack or 0) * self.point(attack.player) + 0.01 * self.hit(at)

    def attacks(self, keys: list[str]) -> float:
        """The next attacker: one of those planned."""
        return 0.5 if keys[-1] == "done" else 1.0 if keys[-1] in self.plan else 0.0

    def blocks(self, keys: list[str]) -> float:
        """The sum of what the blocks promise: killing, surviving, and what Life they keep."""
        score, loose = (
            0.0,
            {
                each.attacker: self.cards[each.attacker].attack or 0
                for each in self.view.combat
                if each.player == self.seat and each.attacker
            },
        )
        for key in keys:
            blocker, sign, attacker = key.partition(">")
            if sign:
                score -= self.meeting(self.cards[attacker], self.cards[blocker])
                loose[attacker] = 0
        damage = sum(loose.values())
        return score - damage * self.point(self.seat) - 5.0 * max(0, damage + 1 - self.life(self.seat))


def may_meet(attacker: CardView, blocker: CardView) -> bool:
    """Whether one could block the other against its will, by the Abilities of both."""
    able = set(blocker.abilities)
    if "Advantage" in attacker.abilities or "unblockable" in attacker.badges:
        return False
    if "Flight" in attacker.abilities and not able & {"Flight", "Reach"}:
        return False
    if "Distance" in attacker.abilities and not able & {"Distance", "Reach"} and blocker.kind != "door":
        return False
    return not ("Wall Pass" in attacker.abilities and blocker.kind == "door")


def kills(attacker: CardView, blocker: CardView) -> bool:
    """Whether an attacker would destroy its blocker."""
    return (attacker.attack or 0) >= (blocker.defense or 0)


def strikes_down(blocker: CardView, attacker: CardView) -> bool:
    """Whether a blocker would destroy its attacker."""
    return (blocker.attack or 0) * (2 if "Fightback" in blocker.abilities else 1) >= (attacker.defense or 0)
