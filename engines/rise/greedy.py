"""How good an answer looks at a glance: what the greedy house player goes by. It reads a view and nothing else."""

from __future__ import annotations

from engines.kernel.ask import Ask, Option, Path
from engines.kernel.text import SEATS

from .view import CardView, RiseView, SummonerView


def appraise(view: RiseView, ask: Ask, path: Path) -> float:
    """A score for an answer; higher looks better."""
    keys = [step.key if isinstance(step, Option) else ",".join(option.key for option in step) for step in path]
    eye = _eye(view, ask.seat)
    if ask.kind == "main":
        return eye.play(keys, main=True)
    if ask.kind == "respond":
        return 1.0 if keys[0] == "pass" else eye.play(keys, main=False)
    if ask.kind == "attack_list":
        return eye.attacks(keys)
    if ask.kind == "block_list":
        return eye.blocks(keys)
    if ask.kind == "advantage_choice":
        return eye.harm(keys[0])
    if ask.kind in ("effect_choice", "splash_target", "morph_source", "parasite_tie"):
        return eye.worth(keys)
    if ask.kind in ("optional", "rage_continue"):
        return 1.0 if keys[0] == "yes" else 0.0
    if ask.kind == "upkeep":
        return 1.0 if keys[0] != "decline" else 0.0
    if ask.kind == "mulligan":
        return 1.0 if keys[0] == "keep" else 0.0
    if ask.kind == "package":
        return (1.0 if eye.hand < 5 else 0.0) if keys[0] == "two-cards" else 0.5
    return 1.0 if " ".join(keys) == ask.default else 0.0


_SEEN: list[_Eye] = []
"""The eye on the view looked at last, which is asked about many answers in a row."""


def _eye(view: RiseView, seat: int) -> _Eye:
    if not _SEEN or _SEEN[0].view is not view or _SEEN[0].seat != seat:
        _SEEN[:] = [_Eye(view, seat)]
    return _SEEN[0]


class _Eye:
    def __init__(self, view: RiseView, seat: int):
        self.view = view
        self.seat = seat
        self.letter = SEATS[seat].lower()
        self.hand = view.seats[seat].hand_count
        self.cards: dict[str, CardView] = {}
        self.summoners: dict[str, SummonerView] = {}
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

    def play(self, keys: list[str], *, main: bool) -> float:
        """A score for a play: cards first, then Actions and Skills aimed at others, then the attack."""
        verb = keys[0]
        if verb == "pass":
            return 0.5
        if verb == "attack":
            return 3.0 if self.promising() else 0.2
        if verb == "level":
            return 9.0 - self.summoners[keys[-1]].level if keys[-1] in self.summoners else 8.0
        aimed = self.worth(keys[2:], good=self.helps(keys))
        if verb == "invoke":
            return (6.0 if main else 1.2) + aimed
        if verb == "assimilate":
            return 0.3
        if verb == "explode":
            return aimed - self.size(keys[1])
        if verb == "skill":
            return (4.0 if main else 0.8) + aimed
        return (5.0 if main else 1.1) + aimed

    def helps(self, keys: list[str]) -> bool:
        """Whether a play does what it is aimed at good."""
        if keys[0] == "invoke":
            return keys[1].split("#")[0] in self.view.helpful
        if keys[0] == "action" and keys[1] in self.cards and len(keys) > 2:
            return any(action.helps for action in self.cards[keys[1]].actions if action.id == keys[2])
        if keys[0] == "skill" and keys[1] in self.summoners and len(keys) > 2:
            return any(skill.helps for skill in self.summoners[keys[1]].skills if skill.key == keys[2])
        return False

    def size(self, at: str) -> float:
        """How much a card in play is worth at a glance."""
        card = self.cards.get(at)
        if card is None:
            return 0.0
        return (card.attack or 0) + 0.5 * (card.defense or 0) + 0.5

    def worth(self, keys: list[str], *, good: bool = False) -> float:
        """How well aimed something is: what does good at one's own, what does ill at others' cards, the bigger the better."""
        score = 0.0
        for key in keys:
            for at in key.split(","):
                if at in self.cards:
                    mine = self.cards[at].controller == self.seat
                    score += (0.3 if mine == good else -0.6) * self.size(at)
                elif at in self.summoners and not at.startswith(self.letter):
                    score += -1.5 if good else 1.5
        return score

    def harm(self, at: str) -> float:
        """A Summoner with little Life, or a card worth killing."""
        if at in self.summoners:
            return 6.0 - 0.3 * self.summoners[at].life
        return self.size(at)

    def blockers(self, seat: int) -> list[CardView]:
        """What of a player could block at a glance."""
        return [card for card in self.view.seats[seat].field if card.defense is not None and not card.tilted]

    def promising(self) -> bool:
        """Whether some Creature of one's own could attack without dying for nothing."""
        ready = [card for card in self.view.seats[self.seat].field if card.kind == "creature" and not card.tilted and not set(card.badges) & {"sick", "sleep"}]
        return any(self.gain(card, seat) > 0 for card in ready for seat in self.view.order if seat != self.seat)

    def gain(self, card: CardView, seat: int) -> float:
        """What an attack on a player promises."""
        attack, defense = card.attack or 0, card.defense or 0
        if not attack:
            return -0.5
        blockers = [
            each for each in self.blockers(seat)
            if ("Flight" not in card.abilities or {"Flight", "Reach"} & set(each.abilities)) and ("Wall Pass" not in card.abilities or each.kind != "door")
        ]  # fmt: skip
        if not blockers:
            return 1.0 + attack
        survives = all((each.attack or 0) < defense for each in blockers)
        kills = all((each.defense or 0) <= attack for each in blockers)
        return 0.6 * survives + 0.9 * kills - 0.5

    def attacks(self, keys: list[str]) -> float:
        """The sum of what the attacks promise."""
        score = 0.0
        for key in keys:
            at, sign, letter = key.partition(">")
            if sign and at in self.cards:
                score += self.gain(self.cards[at], SEATS.index(letter.upper()))
        return score

    def blocks(self, keys: list[str]) -> float:
        """The sum of what the blocks promise: killing, surviving, keeping a Summoner's Life."""
        score = 0.0
        used: dict[str, int] = {}
        for key in keys:
            blocker, sign, attacker = key.partition(">")
            if not sign or blocker not in self.cards or attacker not in self.cards:
                continue
            mine, theirs = self.cards[blocker], self.cards[attacker]
            used[blocker] = used.get(blocker, 0) + 1
            attack, defense = theirs.attack or 0, mine.defense or 0
            strikes = (mine.attack or 0) * (2 if "Fightback" in mine.abilities else 1)
            score += 0.4 * attack + (1.5 if strikes >= (theirs.defense or 0) else 0) - (0.6 * self.size(blocker) if attack >= defense else 0)
        return score
