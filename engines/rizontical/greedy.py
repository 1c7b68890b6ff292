"""How good an answer looks at a glance: what the greedy house player goes by. It reads a view and nothing else."""

from __future__ import annotations

from engines.kernel.ask import Ask, Option, Path

from .board import BY_NAME, DISTANCE
from .view import FighterView, RizonticalView


def appraise(view: RizonticalView, ask: Ask, path: Path) -> float:
    """A score for an answer; higher looks better."""
    keys = [step.key if isinstance(step, Option) else ",".join(option.key for option in step) for step in path]
    table = _Table(view, ask.seat)
    if ask.kind in ("main", "bonus"):
        return table.action(keys)
    if ask.kind == "respond":
        return 0.0 if keys[0] == "pass" else 1.0 + 0.2 * table.touched(keys[1:])
    if ask.kind in ("hit_cell", "spell_star_cell"):
        return table.worth_hitting(keys[0])
    if ask.kind in ("deploy_cell", "place_cell", "effect_path"):
        return table.well_placed(keys[0].split("-")[-1])
    if ask.kind in ("defeat_draw", "defeat_deploy", "optional"):
        return 1.0 if keys[0] == "yes" else 0.0
    if ask.kind == "mulligan":
        return 1.0 if keys[0] == "none" else 0.0
    if ask.kind in ("element", "type"):
        return 1.0 if keys[0] == ask.default else 0.0
    if ask.kind in ("pick", "power_slot"):
        return table.touched(keys)
    return 0.0


class _Table:
    def __init__(self, view: RizonticalView, seat: int):
        self.view = view
        self.seat = seat
        self.mine = {f.cell: f for f in view.sides[seat].fighters if f.cell is not None}
        self.theirs = {f.cell: f for f in view.sides[1 - seat].fighters if f.cell is not None}
        self.summons = {t.cell: t for t in view.tokens if t.kind == "summon"}
        self.ally = next((f for f in self.mine.values() if f.now), None)

    def action(self, keys: list[str]) -> float:
        """A score for a turn action."""
        verb = keys[0]
        if verb == "hit":
            return self.worth_hitting(keys[1]) * 4
        if verb == "skill":
            return 3.0 + self.touched(keys[2:]) + (self.worth_hitting(keys[2]) * 4 if len(keys) > 2 else 0)
        if verb == "power":
            return 4.0 + self.touched(keys[3:])
        if verb == "deploy":
            return 20.0
        if verb in ("conjure", "use"):
            return 3.5 + self.touched(keys[1:])
        if verb == "set":
            return 2.5
        if verb == "push":
            return self.push(keys)
        if verb == "move":
            return self.move(keys[1].split("-")[-1])
        if verb == "discard":
            return -1.0
        return {"skip": 1.0, "end": 0.5, "decline": 0.5}.get(verb, 0.0)

    def expected(self, attacker: FighterView, target: FighterView) -> int:
        """The DMG that a hit would deal, by what is open to all."""
        base = max(0, attacker.atk - target.defense)
        kinds = {*attacker.elements, *attacker.types}
        if kinds & set(target.weak_to):
            base += target.weakness
        if kinds & set(target.resists):
            base -= target.resistance
        for fighter, way, sign in ((attacker, "Dealt", 1), (target, "Taken", -1)):
            for each in fighter.conditions:
                if each.name.startswith(("Hit ", "All ")) and each.name.endswith(way):
                    base += sign * each.value if each.kind == "buff" else -sign * each.value
        return max(0, base)

    def worth_hitting(self, cell: str) -> float:
        """How much a hit on a cell promises; hitting friends or nothing promises nothing good."""
        target = self.theirs.get(cell)
        if target is None:
            if cell in self.summons and self.summons[cell].owner != self.seat:
                return 1.0
            return -2.0 if cell in self.mine else -1.0
        if self.ally is None or any(each.name in ("Shield", "Invincible") for each in target.conditions):
            return 0.5
        dmg = self.expected(self.ally, target)
        return 0.3 + dmg + (6 if dmg >= target.hp + target.protection else 0)

    def touched(self, keys: list[str]) -> float:
        """Whether targets are the enemy's rather than one's own; options are not read for what they do."""
        score = 0.0
        for key in keys:
            for part in key.split(","):
                if part in self.theirs:
                    score += 1.5 - 0.1 * self.theirs[part].hp
                elif part in self.mine:
                    score += 0.4
        return score

    def push(self, keys: list[str]) -> float:
        """Into a wall it hurts; friends are left alone."""
        if keys[1] not in self.theirs:
            return -1.0
        return 2.0 + 0.5 * int(keys[-1])

    def well_placed(self, cell: str) -> float:
        """Near the enemy, but not for its own sake."""
        if cell not in BY_NAME or not self.theirs:
            return 0.0
        return 2.0 - 0.2 * min(DISTANCE[BY_NAME[cell]][BY_NAME[each]] for each in self.theirs)

    def move(self, cell: str) -> float:
        """Towards an enemy that can be hit from there; not away from one that can be hit now."""
        if self.ally is None or self.ally.cell is None or not self.theirs:
            return 0.0
        here = min(DISTANCE[BY_NAME[self.ally.cell]][BY_NAME[each]] for each in self.theirs)
        there = min(DISTANCE[BY_NAME[cell]][BY_NAME[each]] for each in self.theirs)
        if here <= self.ally.ra:
            return 0.0
        return 2.2 + 0.4 * (here - there) + (1.5 if there <= self.ally.ra else 0)
