"""Writes Rizontical's cards in the one card language: card files, and the cards inside of scenarios. Comments between cards are kept.

python tools/move_rizontical.py FILE...        rewrites the files in place; a file in the new spelling already is left as it is
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import yaml

sys.path.insert(0, str(Path(__file__).parent))
from move_rise import block, flow

from engines.kernel.documents import Reader

KINDS = ("numen", "fighter", "power", "summon", "tile")
REFS = {
    "user": "this",
    "source": "this",
    "bearer": "host",
    "you": "you",
    "opponent": "foe",
    "both": "each",
    "owner": "owner",
}
SIDES = {"ally": "own", "own": "own", "enemy": "foe", "opposing": "foe", "any": "any"}
UNTIL = {"stays": "for_good", "while_source": {"leaves": "this"}}
STATS = {"use": "uses"}
REPLACED = {"would_be_defeated": "defeated", "would_be_destroyed": "destroyed"}
SIGNS = {"<=": "{}-", ">=": "{}+", "=": "{}", "==": "{}"}
LIVE = ("ally_now", "enemy_now", "attacker", "struck")


def until(raw: Any) -> Any:
    """How long."""
    return UNTIL.get(raw, raw) if isinstance(raw, str) else raw


def bound(sign: str, n: int) -> Any:
    """A limit as a figure, or None."""
    if n < 0:
        return None
    if sign == "<":
        return f"{n - 1}-"
    if sign == ">":
        return f"{n + 1}+"
    said = SIGNS[sign].format(n) if sign in SIGNS else None
    return int(said) if said is not None and said.isdigit() else said


class Mover:
    """One card being rewritten; `names` are the new names of its targets."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    # ------------------------------------------------------------------------------------------------ things

    def ref(self, raw: str) -> str:
        return self.names.get(raw, REFS.get(raw, raw))

    def what(self, raw: Any) -> Any:
        """A reference or a selector."""
        if isinstance(raw, str):
            return self.ref(raw)
        return self.filter(raw) if "is" in raw else self.pick(raw)

    def pick(self, raw: dict[str, Any]) -> dict[str, Any]:
        """A selector that picks."""
        raw = dict(raw)
        out: dict[str, Any] = {}
        if "all" in raw:
            return self.filter(raw["all"])
        if "any" in raw:
            out["pick"] = {"from": 0, "ordered": True}
            inner = raw["any"]
        else:
            inner = raw["from"]
            if "pick" in raw:
                out["pick"] = raw["pick"]
            elif "upto" in raw:
                out["pick"] = f"0-{raw['upto']}"
            else:
                out["random"] = raw["random"]
        if raw.get("by", "you") != "you":
            out["by"] = self.ref(raw["by"])
        return {**out, **self.filter(inner)}

    def filter(self, raw: dict[str, Any]) -> dict[str, Any]:
        """A selector."""
        raw = dict(raw)
        kind, zone = raw.pop("is"), raw.pop("zone", None)
        out: dict[str, Any] = {"kind": "power" if kind == "card" else kind}
        if kind == "card" or zone in ("hand", "deck", "void"):
            zone = zone or "hand"
            out["zone"] = f"fighter_{zone}" if kind == "fighter" else zone
        elif zone == "field":
            out["zone"] = "field"
        side = SIDES[raw.pop("side", "any")]
        if side != "any":
            out["side"] = side
        range_, of = raw.pop("range", None), raw.pop("of", None)
        if range_ not in (None, "inf"):
            origin = "this" if of is None else self.what(of)
            if range_ in ("around", "adjacent"):
                out[range_] = origin
            else:
                n = range_ if isinstance(range_, int) else f"{origin if isinstance(origin, str) else 'this'}.ra"
                out["within"] = {"n": n, "of": origin}
        if "rank" in raw:
            raw = {"rank": raw.pop("rank"), **raw}
        for word, each in raw.items():
            if word == "if":
                found = self.inside(each)
                for name, part in found.items():
                    out[name] = part
            elif word == "not":
                out["not"] = [self.ref(one) for one in each] if isinstance(each, list) else self.ref(each)
            elif word == "slot":
                if each == "current":
                    out["current"] = True
                elif each == "same":
                    out["same_slot"] = "this"
                else:
                    out["slot"] = each
            elif word in ("deploy_zone", "half", "at"):
                out[word] = self.ref(each)
            elif word == "element":
                out["elements"] = each
            elif word == "type":
                out["types"] = each
            elif word == "label":
                out["labels"] = each
            else:
                out[word] = each
        return out

    def inside(self, raw: dict[str, Any]) -> dict[str, Any]:
        """A condition on what is filtered, as parts of its selector where it can be."""
        if "or" in raw:
            rows = [self.inside(each) for each in raw["or"]]
            if not any("if" in each for each in rows):
                return {"any": rows}
        made = self.condition(raw)
        return made["it"] if set(made) == {"it"} else {"if": made}

    # ------------------------------------------------------------------------------------------------ values

    def value(self, raw: Any) -> Any:
        """A number."""
        if not isinstance(raw, dict):
            return raw
        word, each = next((w, e) for w, e in raw.items() if w not in ("of", "debuff"))
        if word == "stat":
            return f"{self.ref(raw['of'])}.{STATS.get(each, each)}"
        if word == "cond":
            return {"debuff" if raw.get("debuff") else "buff": each, "of": self.ref(raw["of"])}
        if word == "count":
            return {"count": self.filter(each)}
        if word in ("ap", "souls", "hand"):
            return f"{self.ref(each)}.{word}"
        if word == "event":
            return "event.amount"
        if word == "distance":
            return {"distance": [self.ref(one) for one in each]}
        if word == "number":
            return {"ask": [self.value(one) for one in each]}
        if word == "x":
            return each
        if word in ("add", "mul", "min", "max"):
            return {{"add": "sum", "mul": "times"}.get(word, word): [self.value(part) for part in each]}
        if word == "sub":
            return {"minus": [self.value(part) for part in each]}
        if word == "half":
            return {"half": self.value(each)}
        if word == "if":
            return {
                "if": self.condition(raw["if"]),
                "then": self.value(raw["then"]),
                **({"else": self.value(raw["else"])} if "else" in raw else {}),
            }
        raise ValueError(f"no value {raw!r}")

    # -------------------------------------------------------------------------------------------- conditions

    def condition(self, raw: dict[str, Any]) -> dict[str, Any]:
        """A condition."""
        if "and" in raw or "or" in raw:
            word = "and" if "and" in raw else "or"
            return {word: [self.condition(part) for part in raw[word]]}
        if "not" in raw:
            return {"not": self.condition(raw["not"])}
        if "exists" in raw:
            return {"exists": self.filter(raw["exists"])}
        if "has" in raw:
            return {self.ref(raw["has"][0]): {"has": raw["has"][1]}}
        if "marker" in raw:
            where, kind = raw["marker"]
            return {"this" if where == "slot" else self.ref(where): {"markers": kind}}
        if "turn_of" in raw:
            return {self.ref(raw["turn_of"]): {"active": True}}
        if "timeline" in raw:
            return {"match": {"timeline": raw["timeline"]}}
        if "did" in raw:
            return {self.ref(raw["did"][0]): {"did": raw["did"][1]}}
        if "dmg_kind" in raw:
            return {"event": {"kind": raw["dmg_kind"]}}
        if "defeated" in raw:
            return {self.ref(raw["defeated"]): {"defeated": True}}
        if "cmp" in raw:
            left, sign, right = raw["cmp"]
            a, b = self.value(left), self.value(right)
            if isinstance(b, int) and isinstance(a, str) and "." in a and (said := bound(sign, b)) is not None:
                who, _, name = a.rpartition(".")
                return {who: {name: said}}
            return {"compare": [a, "=" if sign == "==" else sign, b]}
        raise ValueError(f"no condition {raw!r}")

    # -------------------------------------------------------------------------------------------- operations

    def program(self, raw: list[Any]) -> list[Any]:
        """A list of operations."""
        return [row for each in raw for row in self.op(each)]

    def op(self, raw: Any) -> list[Any]:
        """An operation."""
        if isinstance(raw, str):
            made = getattr(self, "op_" + raw, None)
            return [raw] if made is None else [made(raw, {})]
        beside = {word: each for word, each in raw.items() if word in ("if", "may")}
        words = [word for word in raw if word not in ("if", "may")]
        if not words:
            words, beside = ["if"], {}
        word, params = words[0], raw[words[0]]
        params = dict(params) if isinstance(params, dict) else params
        made = getattr(self, "op_" + word)(word, {} if params is None else params)
        rows = [
            each if isinstance(each, dict) or not beside else {each: {}}
            for each in (made if isinstance(made, list) else [made])
        ]
        if "if" in beside:
            rows = [{**row, "if": self.condition(beside["if"])} for row in rows]
        return [{**row, "may": True} for row in rows] if beside.get("may") else rows

    def op_if(self, word: str, p: Any) -> Any:
        rest = {"else": self.program(p["else"])} if p.get("else") else {}
        return {"if": {"cond": self.condition(p["cond"]), "then": self.program(p["then"]), **rest}}

    def op_for_each(self, word: str, p: Any) -> Any:
        return {"for_each": {"of": self.filter(p["F"] if "F" in p else p["over"]), "do": self.program(p["do"])}}

    def op_repeat(self, word: str, p: Any) -> Any:
        return {"repeat": {"n": self.value(p["n"]), "do": self.program(p["do"])}}

    def op_let(self, word: str, p: Any) -> Any:
        return {"let": {name: self.value(each) for name, each in p.items()}}

    def op_choose_mode(self, word: str, p: Any) -> Any:
        modes = [self.program(mode if isinstance(mode, list) else mode["do"]) for mode in p["modes"]]
        return {"modes": modes if p.get("n", 1) == 1 else {"n": p["n"], "modes": modes}}

    def op_seq(self, word: str, p: Any) -> Any:
        return {"seq": self.program(p if isinstance(p, list) else p["do"])}

    def op_coin(self, word: str, p: Any) -> Any:
        names = {"heads": "success", "tails": "fail"}
        return {"toss": {names[side]: self.program(p[side]) for side in names if p.get(side)}}

    def op_hit(self, word: str, p: Any) -> Any:
        out: dict[str, Any] = {}
        for name, each in p.items():
            if name == "who":
                if self.what(each) != "this":
                    out["who"] = self.what(each)
            elif name == "at":
                out["at"] = self.what(each)
            elif name == "aim":
                out["aim"] = self.aim(each)
            else:
                out[name] = self.value(each)
        return {"hit": out}

    def aim(self, raw: Any) -> Any:
        """An aim."""
        if not isinstance(raw, dict):
            return raw
        word, each = next(iter(raw.items()))
        return {
            "within" if word == "one_within" else word: self.filter(each)
            if word == "all"
            else self.ref(each)
            if word == "on"
            else each
        }

    def op_deal(self, word: str, p: Any) -> Any:
        rest = {name: p[name] for name in ("element", "type", "kind") if name in p}
        return {"damage": {"n": self.value(p["n"]), "to": self.what(p["to"]), **rest}}

    def op_lose_hp(self, word: str, p: Any) -> Any:
        return {"lose": {"hp": self.value(p["n"]), "who": self.what(p["who"])}}

    def op_heal(self, word: str, p: Any) -> Any:
        return {"heal": {"n": self.value(p["n"]), "to": self.what(p["who"])}}

    def op_transfer_hp(self, word: str, p: Any) -> Any:
        return {"transfer": {"hp": self.value(p["n"]), "from": self.what(p["from"]), "to": self.what(p["to"])}}

    def on(self, word: str, p: Any) -> Any:
        return {word: self.what(p["who"])}

    op_defeat = op_destroy = op_reveal = on

    def bare(self, word: str, p: Any) -> Any:
        return word

    op_end_turn = op_end_round = op_stop_motion = bare

    def op_stat(self, word: str, p: Any) -> Any:
        return {
            "change": {
                p["which"]: self.value(p["by"]),
                "to": self.what(p["who"]),
                "until": until(p.get("for", "stays")),
            }
        }

    def op_set_stat(self, word: str, p: Any) -> Any:
        return {
            "set": {p["which"]: self.value(p["to"]), "to": self.what(p["who"]), "until": until(p.get("for", "stays"))}
        }

    def level(self, name: str, n: Any, who: Any, default: str = "") -> Any:
        n = self.value(n)
        word, n = ("lose", -n) if isinstance(n, int) and n < 0 else ("gain", n)
        return {word: {name: n, **({"who": who} if who != default else {})}}

    def op_protect(self, word: str, p: Any) -> Any:
        return self.level("protection", p["n"], self.what(p["who"]))

    def op_use(self, word: str, p: Any) -> Any:
        return self.level("uses", p["n"], self.what(p["who"]))

    def op_time(self, word: str, p: Any) -> Any:
        return self.level("time", p["n"], self.what(p["who"]))

    def op_ap(self, word: str, p: Any) -> Any:
        return self.level("ap", p["n"], self.ref(p.get("seat", "you")), "you")

    def op_souls(self, word: str, p: Any) -> Any:
        return self.level("souls", p["n"], self.ref(p.get("seat", "you")), "you")

    def op_lose_ap(self, word: str, p: Any) -> Any:
        who = self.ref(p.get("seat", "opponent"))
        return {"lose": {"ap": self.value(p["n"]), **({"who": who} if who != "you" else {})}}

    def op_move(self, word: str, p: Any) -> Any:
        who = self.what(p["who"])
        out: dict[str, Any] = {"who": who} if who != "this" else {}
        if "upto" in p:
            out["n"] = self.value(p["upto"])
        if p.get("by", "you") != "you":
            out["by"] = f"{who}.owner" if p["by"] == "owner" else self.ref(p["by"])
        return {"move": out}

    def op_push(self, word: str, p: Any) -> Any:
        out = {"what": self.what(p["who"]), "n": self.value(p["n"])}
        if p.get("upto"):
            out["up_to"] = True
        if "away_from" in p:
            out["away_from"] = self.ref(p["away_from"])
        if "dir" in p:
            out["dir"] = p["dir"]
        return {"push": out}

    def op_put(self, word: str, p: Any) -> Any:
        return {"put": {"what": self.what(p["who"]), "to": self.what(p["cell"])}}

    def op_swap_cells(self, word: str, p: Any) -> Any:
        if p["a"] == p["b"]:
            return {"swap": {"what": self.what(p["a"])}}
        return {"swap": {"what": self.what(p["a"]), "with": self.what(p["b"])}}

    def op_change_slot(self, word: str, p: Any) -> Any:
        who = self.what(p["who"])
        return {
            "change_slot": {**({"what": who} if who != "this" else {}), **({"slot": p["slot"]} if "slot" in p else {})}
        }

    def op_deploy(self, word: str, p: Any) -> Any:
        out: dict[str, Any] = {} if p.get("seat", "you") == "you" else {"who": "foe"}
        if "slot" in p:
            out["slot"] = p["slot"]
        if "cell" in p:
            out["anywhere"] = True
        if p.get("from", "top") != "top":
            out["from"] = p["from"]
        return {"deploy": out} if out else "deploy"

    def op_return_fighter(self, word: str, p: Any) -> Any:
        to = {"top": "deck_top", "bottom": "deck_bottom", "shuffle": "deck"}[p.get("to", "shuffle")]
        return {"return": {"what": self.what(p["who"]), "to": to}}

    def op_return_power(self, word: str, p: Any) -> Any:
        return {"return": {"what": self.what(p["who"]), "to": p.get("to", "hand")}}

    def op_revive(self, word: str, p: Any) -> Any:
        return {"revive": {"what": self.what(p["from"]), **({"slot": p["slot"]} if "slot" in p else {})}}

    def op_take_control(self, word: str, p: Any) -> Any:
        return {"control": {"what": self.what(p["who"]), "until": until(p.get("for", "stays"))}}

    def cards(self, word: str, p: Any) -> Any:
        n = self.value(p.get("n", 1))
        rest: dict[str, Any] = {} if p.get("seat", "you") == "you" else {"who": self.ref(p["seat"])}
        if p.get("random"):
            rest["random"] = True
        return {word: {"n": n, **rest} if rest else n}

    op_draw = op_discard = cards

    def op_search(self, word: str, p: Any) -> Any:
        out: dict[str, Any] = {}
        if "F" in p:
            out["what"] = {**self.filter(p["F"]), "zone": "deck"}
        if p.get("n", 1) != 1:
            out["n"] = p["n"]
        return {"search": out}

    def op_look(self, word: str, p: Any) -> Any:
        of = p.get("of", "power_deck")
        out: dict[str, Any] = {}
        places = {"power_deck": "deck", "fighter_deck": "fighter_deck", "hand": "hand"}
        if isinstance(of, str) and of.removeprefix("opponent_") in places:
            out["zone"] = places[of.removeprefix("opponent_")]
            if of.startswith("opponent_"):
                out["of"] = "foe"
        else:
            out["what"] = self.what(of)
        if p.get("n", 1) != 1:
            out["n"] = self.value(p["n"])
        if p.get("reorder"):
            out["reorder"] = True
        return {"look": out}

    def op_recover(self, word: str, p: Any) -> Any:
        return {"recover": {"what": self.what(p["F"]), "to": p.get("to", "hand")}}

    def op_shuffle(self, word: str, p: Any) -> Any:
        out: dict[str, Any] = {} if p.get("seat", "you") == "you" else {"who": self.ref(p["seat"])}
        if p.get("deck", "power") != "power":
            out["deck"] = p["deck"]
        return {"shuffle": out} if out else "shuffle"

    def op_play(self, word: str, p: Any) -> Any:
        return {"play": {"what": self.what(p["card"]), **({"free": True} if p.get("free") else {})}}

    def op_set_free(self, word: str, p: Any) -> Any:
        return {"set_free": self.what(p["card"])}

    def given(self, word: str, p: Any) -> Any:
        n = self.value(p.get("v", 1))
        return {word: {"name": p["name"], **({"n": n} if n != 1 else {}), "to": self.what(p["who"])}}

    op_buff = op_debuff = given

    def op_status(self, word: str, p: Any) -> Any:
        return {"status": {"name": p["name"], "to": self.what(p["who"])}}

    def op_cleanse(self, word: str, p: Any) -> Any:
        out: dict[str, Any] = {"name": p["what"]} if p.get("what", "any") != "any" else {}
        if p.get("n", 1) == "all":
            out["all"] = True
        elif p.get("n", 1) != 1:
            out["n"] = self.value(p["n"])
        if p.get("upto"):
            out["up_to"] = True
        return {"cleanse": {**out, "from": self.what(p["who"])}}

    def op_move_buff(self, word: str, p: Any) -> Any:
        out = {"from": self.what(p["from"]), "to": self.what(p["to"])}
        if p.get("names", "any") != "any":
            out["names"] = p["names"]
        if "v" in p:
            out["n"] = self.value(p["v"])
        return {"move_buffs": out}

    def op_shift(self, word: str, p: Any) -> Any:
        out = {"name": p["name"], "n": self.value(p["by"]), "to": self.what(p["who"])}
        return {"shift": {**out, "debuff": True} if p.get("debuff") else out}

    def marker(self, word: str, p: Any) -> Any:
        where = self.ref(p.get("where", "you"))
        return {word: {"name": p["kind"], "to": where} if where != "you" else p["kind"]}

    op_mark = op_unmark = marker

    def op_summon(self, word: str, p: Any) -> Any:
        out: dict[str, Any] = {"summon": p["token"]}
        if p.get("n", 1) != 1:
            out["n"] = p["n"]
        if "cells" in p:
            out["cells"] = self.filter(p["cells"])
        return {"create": out}

    def op_place_tile(self, word: str, p: Any) -> Any:
        out: dict[str, Any] = {"tile": p["tile"]}
        if p.get("n", 1) != 1:
            out["n"] = p["n"]
        if p.get("upto"):
            out["up_to"] = True
        if "cell" in p:
            out["to"] = self.what(p["cell"])
        if "cells" in p:
            out["cells"] = self.filter(p["cells"])
        if "facing" in p:
            out["facing"] = p["facing"]
        return {"create": out}

    def op_copy_token(self, word: str, p: Any) -> Any:
        return {"create": {"copy_of": self.what(p["who"]), **({"to": self.what(p["cell"])} if "cell" in p else {})}}

    def op_turn_tile(self, word: str, p: Any) -> Any:
        return {"turn": {"what": self.what(p["who"]), **({"facing": p["facing"]} if "facing" in p else {})}}

    def op_negate(self, word: str, p: Any) -> Any:
        return {"negate": p["what"] if isinstance(p, dict) else p}

    def op_negate_skills(self, word: str, p: Any) -> Any:
        return {"negate_skills": {"to": self.what(p["who"]), "until": until(p.get("for", "turn"))}}

    def op_extra_action(self, word: str, p: Any) -> Any:
        out: dict[str, Any] = {} if p.get("seat", "you") == "you" else {"who": "foe"}
        if p.get("kind", "any") != "any":
            out["kind"] = p["kind"]
        return {"extra_action": out} if out else "extra_action"

    def op_extra_turn(self, word: str, p: Any) -> Any:
        return "extra_turn" if p.get("seat", "you") == "you" else {"extra_turn": "foe"}

    def op_effect(self, word: str, p: Any) -> Any:
        span = p.get("for", "turn")
        span = {"while": self.condition(span["while"])} if isinstance(span, dict) else until(span)
        rows: list[Any] = []
        parts: list[Any] = []
        for each in p["during"]:
            if any(name in each for name in ("instead_of", "prevent", "change")):
                rows.append({"instead": {**self.replaced(each, inside=True), "until": span}})
            elif (
                isinstance(each.get("on", each.get("of")), str)
                and each.get("on", each.get("of")) not in LIVE
                and "if" not in each
            ):
                made = self.part(each)
                name = next(iter(made))
                rows.append({name: {**made[name], "until": span}})
            else:
                parts.append(self.part(each))
        return [*rows, *([{"lasting": {"parts": parts, "until": span}}] if parts else [])]

    # -------------------------------------------------------------------------------------------- what is at work

    def part(self, raw: dict[str, Any]) -> dict[str, Any]:
        """A part that is at work."""
        to = self.what(raw.get("on", raw.get("of")))
        whom = {} if to == "this" else {"to": to}
        if raw.get("mod") == "stat":
            out: dict[str, Any] = {"change": {raw["which"]: self.value(raw["by"]), **whom}}
        elif raw.get("mod") == "dmg":
            much = (
                {"half": True}
                if raw.get("times") == "half"
                else {"times": raw["times"]}
                if raw.get("times")
                else {"n": self.value(raw["by"])}
            )
            out = {"dmg": {raw["way"]: raw["kind"], **much, **whom}}
        elif raw.get("mod") == "cost":
            out = {"price": {"ap": self.value(raw["by"]), **whom}}
        elif "grant" in raw:
            out = (
                {"forbid": {"act": "move_straight", **whom}}
                if raw["grant"] == "diagonal_only"
                else {"allow": {"act": raw["grant"], **whom}}
            )
        elif "forbid" in raw:
            out = {"forbid": {"act": raw["forbid"].replace(":", " "), **whom}}
        elif "order" in raw:
            out = {"order": {"turn": raw["order"], **whom}}
        elif "also" in raw:
            physical = raw["also"] in ("physical", "magical")
            out = {"be": {"types" if physical else "elements": raw["also"], **whom}}
        else:
            raise ValueError(raw)
        if "if" in raw:
            out["if"] = self.condition(raw["if"])
        return out

    def replaced(self, raw: dict[str, Any], *, inside: bool = False) -> dict[str, Any]:
        """A replacement: as an ability, or as the parts of `instead`."""
        event = raw.get("instead_of") or raw.get("prevent") or raw["of"]
        when: dict[str, Any] = {"event": REPLACED.get(event, event), "subject": self.what(raw["subject"])}
        if "if" in raw:
            made = self.condition(raw["if"])
            if set(made) == {"event"}:
                when |= made["event"]
            else:
                when["if"] = made
        rest: dict[str, Any] = {}
        if "by" in raw:
            rest["change"] = {"amount": self.value(raw["by"])}
        if "to" in raw:
            rest["set"] = {"amount": self.value(raw["to"])}
        if "times" in raw:
            rest |= (
                {"set": {"amount": {"half": "event.amount"}}}
                if raw["times"] == "half"
                else {"multiply": {"amount": raw["times"]}}
            )
        once: dict[str, Any] = {}
        if raw.get("once"):
            once = {"uses": 1} if inside else {"limit": {"match": 1}}
        if raw.get("do"):
            rest["do"] = self.program(raw["do"])
        return {**when, **once, **rest} if inside else {"would": when, **once, **rest}

    def during(self, raw: list[Any]) -> list[dict[str, Any]]:
        """What is always at work, as abilities."""
        found: list[dict[str, Any]] = []
        parts: list[Any] = []
        for each in raw:
            if any(name in each for name in ("instead_of", "prevent", "change")):
                found.append(self.replaced(each))
            else:
                made = self.part(each)
                before = parts[-1] if parts else {}
                if "forbid" in made and "forbid" in before and before["forbid"].get("to") == made["forbid"].get("to"):
                    before["forbid"]["act"] = [before["forbid"]["act"], made["forbid"]["act"]]
                else:
                    parts.append(made)
        return [*([{"always": parts}] if parts else []), *found]

    # -------------------------------------------------------------------------------------------- abilities, cards

    def when(self, raw: dict[str, Any]) -> Any:
        """A situation."""
        out: dict[str, Any] = {"event": raw["event"]}
        if "kind" in raw:
            out["kind"] = raw["kind"]
        subject = raw.get("subject")
        if subject in ("you", "opponent"):
            out["player"] = self.ref(subject)
        elif subject is not None:
            out["subject"] = self.what(subject)
        elif isinstance(raw["event"], str) and raw["event"].startswith("own_"):
            out["player"] = "you"
        if "other" in raw:
            out["other"] = self.what(raw["other"])
        if "if" in raw:
            made = self.condition(raw["if"])
            if set(made) == {"event"}:
                out |= made["event"]
            else:
                out["if"] = made
        return out if len(out) > 1 or isinstance(raw["event"], list) else raw["event"]

    def targets(self, raw: dict[str, Any]) -> dict[str, Any]:
        """Targets, by better names."""
        nouns = {name: self.noun(pick) for name, pick in raw.items()}
        self.names = {}
        for name, noun in nouns.items():
            same = [each for each, other in nouns.items() if other == noun]
            self.names[name] = noun if len(same) == 1 else f"{noun}{same.index(name) + 1}"
        return {self.names[name]: self.pick(pick) for name, pick in raw.items()}

    @staticmethod
    def noun(pick: dict[str, Any]) -> str:
        filter = pick.get("from") or pick.get("any") or pick["all"]
        kind, side = filter["is"], SIDES[filter.get("side", "any")]
        if kind == "fighter" and filter.get("zone") is None:
            return {"own": "ally", "foe": "enemy", "any": "fighter"}[side]
        return "power" if kind == "card" else kind

    def costs(self, raw: list[Any]) -> dict[str, Any]:
        """Further costs."""
        out: dict[str, Any] = {}
        for cost in raw:
            of = self.what(cost.get("of", "user"))
            for word, each in cost.items():
                inner = each if isinstance(each, dict) else {}
                whom = self.what(inner.get("who", inner.get("of"))) if "who" in inner or "of" in inner else of
                if word in ("hp", "protection"):
                    out["lose"] = {word: inner.get("n", each), "who": whom}
                elif word == "discard":
                    out["discard"] = inner.get("n", 1) if inner else each
                    if "from" in cost or "from" in inner:
                        what = self.filter({**inner.get("from", cost.get("from")), "zone": "hand", "side": "own"})
                        out["discard"] = {"n": out["discard"], "what": what}
                elif word == "remove_condition":
                    out["cleanse"] = {"name": each, "from": of}
                elif word == "destroy_own":
                    out["destroy"] = {"pick": 1, **self.filter({**each, "side": "own"})}
                elif word not in ("of", "from"):
                    raise ValueError(cost)
        return out

    def ability(self, raw: dict[str, Any], *, priced: bool = True) -> list[dict[str, Any]]:
        """An effect; what is always at work besides becomes abilities of its own."""
        self.names = {}
        out: dict[str, Any] = {}
        if "label" in raw:
            out["label"] = raw["label"]
        trackers = {"uses" if name == "use" else name: raw[name] for name in ("use", "time") if name in raw and priced}
        during = self.during(raw["during"]) if raw.get("during") else []
        targets = self.targets(raw["targets"]) if raw.get("targets") else {}
        cost = (
            {}
            if not priced or raw.get("ap", 0) == 0 and "costs" not in raw
            else {"ap": self.value(raw["ap"])}
            if raw.get("ap")
            else {}
        )
        cost |= self.costs(raw.get("costs", []))
        if raw.get("when"):
            out["when"] = self.when(raw["when"])
        if cost:
            out["cost"] = cost
        out |= trackers
        if raw.get("if"):
            out["if"] = self.condition(raw["if"])
        if targets:
            out["targets"] = targets
        if "aim" in raw:
            out["aim"] = self.aim(raw["aim"])
        if "hit" in raw:
            out["hit"] = raw["hit"]
        if raw.get("do"):
            out["do"] = self.program(raw["do"])
        if not during:
            return [out]
        if not raw.get("do"):
            own = dict(out)
            return [
                {
                    **{k: v for k, v in own.items() if k == "label"},
                    **each,
                    **{k: v for k, v in own.items() if k != "label"},
                }
                for each in during
            ]
        return [out, *during]

    def card(self, raw: dict[str, Any]) -> dict[str, Any]:
        """A card."""
        kind = raw["kind"]
        out: dict[str, Any] = {}
        for word, each in raw.items():
            if word == "fr":
                out["in"] = {"fr": each}
            elif word in ("enchantment", "conjuration"):
                rows = self.ability(each)
                assert len(rows) == 1, raw["id"]
                out[word] = rows[0]
                if word == "conjuration" and "cost" not in rows[0]:
                    out[word] = {"cost": {"ap": 0}, **rows[0]}
            elif word in ("skills", "abilities"):
                out["abilities"] = [row for ability in each for row in self.ability(ability)]
            elif word == "cost":
                out["cost"] = {"ap": each}
            elif word == "use":
                out["uses"] = each
            elif word == "on" and kind == "power":
                out["on"] = self.filter(each)
            elif (
                word == "rank"
                and each == "common"
                or word == "tile"
                or word in ("when", "if", "costs", "targets", "do", "during")
            ):
                continue
            else:
                out[word] = each
        if kind in ("power", "tile"):
            rows = self.ability(raw, priced=False)
            own = next((row for row in rows if "do" in row and "when" not in row and "would" not in row), None)
            if own is not None:
                further = own.pop("cost", {})
                if further:
                    out["cost"] |= further
                out |= own
            rest = [row for row in rows if row is not own]
            if rest:
                out["abilities"] = rest
        return out


# ------------------------------------------------------------------------------------------------------------- writing

OLD = re.compile(
    r"\b(is: |fr: |skills: |during: |ap: \{?\w*n?: |who: (t\d|user|source|bearer)|mode: (continuous|situational)|tile: (contact|passive))"
)
WIDTH = 140


def is_old(card: Any) -> bool:
    """Whether a card is in the old spelling."""
    if not isinstance(card, dict) or card.get("kind") not in KINDS or "id" not in card:
        return False
    kind = card["kind"]
    return (
        "fr" in card
        or kind == "numen"
        and ("ap" in card.get("conjuration", {}) or "mode" in card.get("enchantment", {}))
        or kind == "fighter"
        and "skills" in card
        or kind == "power"
        and isinstance(card.get("cost"), int)
        or kind == "tile"
        and "tile" in card
        or kind == "summon"
        and any("label" in each for each in card.get("abilities", ()))
    )


def trimmed(card: dict[str, Any]) -> dict[str, Any]:
    """A Summon's effects need no label: their head says what they are. A Numen's neither."""
    if card["kind"] == "summon":
        card = {
            **card,
            "abilities": [
                {name: each for name, each in ability.items() if name != "label"} for ability in card["abilities"]
            ],
        }
    return card


def moved(card: dict[str, Any]) -> dict[str, Any]:
    """A card in the new spelling."""
    return trimmed(Mover().card(card))


def wrapped(text: str, indent: int) -> str:
    """A card in flow style in lines of a readable length."""
    lines: list[str] = []
    while len(text) + indent > WIDTH:
        quoted, spots = False, []
        for n, letter in enumerate(text[: WIDTH - indent]):
            quoted ^= letter == '"' and (n == 0 or text[n - 1] != "\\")
            if not quoted and text[n : n + 2] == ", ":
                spots.append(n + 1)
        if not spots:
            break
        lines.append(text[: spots[-1]])
        text = text[spots[-1] + 1 :]
        indent = max(indent, 0)
    return ("\n" + " " * (indent + 2)).join([*lines, text])


def moved_lines(lines: list[str], card: dict[str, Any], indent: int, *, dash: bool = True) -> list[str]:
    """The lines of a card rewritten: those that stay as they are word for word, the rest anew. `lines` begin with the dash."""
    pad = " " * indent
    new = moved(card)
    old: dict[str, list[str]] = {}
    key = ""
    for n, line in enumerate(lines):
        text = pad + line[len(pad) :].replace("- ", "  ", 1) if n == 0 and dash else line
        match = re.match(rf"^{pad}  ([a-z_]+):", text)
        key = match[1] if match else key
        old.setdefault(key, []).append(text)
    rows: list[str] = []
    for word, each in new.items():
        if word in old and word in card and card[word] == each:
            rows += old[word]
        elif word == "in" and "fr" in old and len(old["fr"]) == 1:
            rows.append(old["fr"][0].replace("fr: ", "in: {fr: ", 1) + "}")
        elif word == "in" and "fr" in old:
            rows += [f"{pad}  in:", *("  " + line for line in old["fr"])]
        else:
            rows += block(word, each, indent + 2)
    while rows and not rows[-1].strip():
        rows.pop()
    if dash:
        rows[0] = f"{pad}- {rows[0].lstrip()}"
    return rows


def move_file(path: Path) -> bool:
    """Rewrite a card file, or the cards in a file of scenarios. Whether anything changed."""
    text = path.read_text()
    spots: list[tuple[int, int, str]] = []
    _find(yaml.compose(text, Loader=yaml.SafeLoader), spots, text)
    for start, end, said in sorted(set(spots), reverse=True):
        text = text[:start] + said + text[end:]
    if spots:
        path.write_text(text)
    return bool(spots)


def _construct(node: Any) -> Any:
    return yaml.load(yaml.serialize(node, Dumper=yaml.SafeDumper), Loader=Reader)


def _find(node: Any, spots: list[tuple[int, int, str]], text: str) -> None:
    if isinstance(node, yaml.SequenceNode):
        for each in node.value:
            card = _construct(each) if isinstance(each, yaml.MappingNode) else None
            if not is_old(card):
                _find(each, spots, text)
            elif each.flow_style:
                start, end = each.start_mark.index, each.end_mark.index
                anchor = re.match(r"&\S+\s+", text[start:end])
                start += anchor.end() if anchor else 0
                spots.append((start, end, wrapped(flow(moved(card)), each.start_mark.column)))
            else:
                anchor = re.match(r"&\S+\n *", text[each.start_mark.index :])
                indent = each.start_mark.column - 2
                start = text.rindex("\n", 0, each.start_mark.index) + 1 if "\n" in text[: each.start_mark.index] else 0
                body = text[start : each.end_mark.index].split("\n")
                tail: list[str] = []
                while body and (not body[-1].strip() or body[-1].lstrip().startswith("#")):
                    tail.insert(0, body.pop())
                named = ""
                if anchor is not None:  # the anchor keeps its place behind the dash, the card begins below
                    named, body = body[0] + "\n", body[1:]
                rows = moved_lines(body, card, indent, dash=anchor is None)
                spots.append((start, each.end_mark.index, named + "\n".join([*rows, *tail])))
    elif isinstance(node, yaml.MappingNode):
        for _, each in node.value:
            _find(each, spots, text)


def main() -> None:
    for name in sys.argv[1:]:
        try:
            print(name, "moved" if move_file(Path(name)) else "as it was")
        except Exception as error:
            print(f"{name}: {type(error).__name__}: {error}")
            raise


if __name__ == "__main__":
    main()
