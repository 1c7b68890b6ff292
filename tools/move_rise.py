"""Writes Rise's cards in the one card language: card files, and the cards inside of scenarios. Comments between cards are kept.

python tools/move_rise.py FILE...        rewrites the files in place; a file in the new spelling already is left as it is
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import yaml

from engines.kernel.documents import Reader

PLAYERS = {
    "you": "you", "caster": "you", "controller": "you", "last_controller": "you", "opponents": "foe", "opponent": "foe", "each": "each",
    "any": "each", "active": "active", "owner": "this.owner", "host_controller": "host.controller", "host_player": "host.controller",
    "owner_of_host": "host.owner", "target_controller": "target.controller", "target_player": "target.controller",
    "attacked_player": "attacked", "event.player": "player",
}  # fmt: skip
REFS = {
    "self": "this", "host": "host", "event.card": "subject", "event.other": "other", "attacker": "attackers", "blocker": "blockers",
    "met": "met", "item": "target", "target1": "target",
}  # fmt: skip
SIGNS = {"<=": "{}-", ">=": "{}+", "=": "{}", "==": "{}"}
TURNS = ("turn_begins", "awakening", "restored", "turn_ends")
ACTS = {"toss_made", "rolled", "action_used", "skill_used", "invoked", "control_changed", "summoner_lost", "sacrificed"}
OF_PLAYER = {
    "awakening",
    "turn_begins",
    "restored",
    "turn_ends",
    "after_combat",
    "drawn",
    "discarded",
    "coins_gained",
    "ether_gained",
    "stolen",
}
SUBJECTS: dict[str, Any] = {
    "attacks": {"kind": "creature"}, "is_blocked": {"kind": "creature"}, "unblocked": {"kind": "creature"},
    "blocks": {"kind": ["creature", "door"]}, "strikes": {"kind": ["creature", "door"]}, "fought": {"kind": ["creature", "door"]},
    "is_hit": {"kind": ["creature", "door", "summoner"]}, "dies": {"kind": ["creature", "door"]}, "leveled": {"kind": "summoner"},
    "lock_opened": {"has": "Lock"}, "freed": {"kind": "creature"}, "transmitted": {"has": "Disease"}, "healed": {"kind": "summoner"},
}  # fmt: skip


def ref(raw: str) -> str:
    """A reference."""
    if raw.startswith("chosen."):
        return raw[7:]
    if raw.startswith("card_of."):
        return ref(raw[8:]) + ".card"
    return REFS.get(raw, PLAYERS.get(raw, raw))


def player(raw: str) -> str:
    """A player by a word."""
    if raw in ("target", "target1"):
        return "target"
    if re.fullmatch(r"target\d", raw):
        return raw
    return PLAYERS.get(raw, ref(raw))


def thing_player(raw: str, targets: dict[str, Any]) -> str:
    """A player, where a target that is no player means its controller."""
    said = player(raw)
    base = raw if raw.startswith(("target", "chosen.")) else ""
    if raw in ("target_player", "target_controller"):
        base = "target"
    if base:
        spec = targets.get(ref(base), {})
        is_player = spec.get("kind") in ("player", ["player"])
        return ref(base) if is_player else ref(base) + ".controller"
    return said


class Mover:
    """One card being rewritten; `targets` are those of the part that is being rewritten."""

    def __init__(self) -> None:
        self.targets: dict[str, Any] = {}
        self.flags: set[str] = set()

    # ------------------------------------------------------------------------------------------------ things

    def what(self, raw: Any, *, picks: bool = True) -> Any:
        """A reference or a selector."""
        if isinstance(raw, str):
            return {"kind": "summoner", "side": "own"} if raw == "your_summoners" else ref(raw)
        return self.sel(raw)

    def sel(self, raw: dict[str, Any]) -> dict[str, Any]:
        """A selector."""
        raw = dict(raw)
        out: dict[str, Any] = {}
        count, by = raw.pop("count", "all"), raw.pop("by", "you")
        if count != "all":
            span = (
                count
                if isinstance(count, int)
                else f"0-{count['up_to']}"
                if "up_to" in count
                else (
                    count.get("max", 1)
                    if count.get("min", 0) == count.get("max", 1)
                    else f"{count.get('min', 0)}-{count.get('max', 1)}"
                )
            )
            out["random" if by == "random" else "pick"] = span
            if by not in ("you", "controller", "random"):
                out["by"] = thing_player(by, self.targets)
        if raw.pop("weakest", False):
            out["lowest"] = ["defense", "attack"]
            out.setdefault("pick", 1)
        for word, each in raw.items():
            if word == "controller":
                said = thing_player(each, self.targets)
                if said == "you":
                    out["side"] = "own"
                elif said == "foe":
                    out["side"] = "foe"
                elif said != "each":
                    out["controller"] = said
            elif word == "owner":
                if player(each) != "each":
                    out["owner"] = thing_player(each, self.targets)
            elif word == "ability":
                out["has"] = each
            elif word == "has_attached":
                out["carries"] = each
            elif word == "plane":
                if isinstance(each, dict):
                    out["same_plane"] = ref(each["same_as"])
                else:
                    out["plane"] = each
            elif word in ("attacking", "blocking", "blocked", "met"):
                out[word] = each if isinstance(each, bool) else ref(each)
            elif word in ("host", "host_of", "may_infect", "may_hold"):
                out[word] = self.what(each)
            elif word in ("attack", "defense", "life"):
                out[word] = bound(each)
            elif word == "mark":
                out["marked"] = each
            elif word == "lacks":
                out["unmarked"] = each
            elif word == "attacks_player":
                out["attacks"] = thing_player(each, self.targets)
            elif word == "chain":
                out["zone"] = "chain"
                if each != "any":
                    out["play"] = each
            elif word == "any":
                out["any"] = [self.sel(part) for part in each]
            elif word == "not":
                out["not"] = [ref(part) for part in each] if isinstance(each, list) else ref(each)
            elif word == "if":
                out["if"] = self.condition(each)
            elif word == "zone" and each == "battlefield":
                pass
            else:
                out[word] = each
        order = ("pick", "random", "by", "lowest", "kind", "zone", "side")
        return {
            **{word: out[word] for word in order if word in out},
            **{w: e for w, e in out.items() if w not in order},
        }

    # ------------------------------------------------------------------------------------------------ values

    def value(self, raw: Any) -> Any:
        """A number."""
        if not isinstance(raw, dict):
            return raw
        if "if" in raw:
            return {
                "if": self.condition(raw["if"]),
                "then": self.value(raw["then"]),
                **({"else": self.value(raw["else"])} if "else" in raw else {}),
            }
        word, each = next((w, e) for w, e in raw.items() if w != "of")
        if word.endswith("_of") and word[:-3] in ("attack", "defense", "level", "life"):
            if each == "your_summoners":
                return {"total": word[:-3], "of": {"kind": "summoner", "side": "own"}}
            if ref(each) in ("attackers", "blockers", "met"):
                return {"total": word[:-3], "of": ref(each)}
            return f"{ref(each)}.{word[:-3]}"
        if word in ("coins", "ether", "cards"):
            return f"{thing_player(each, self.targets)}.{'hand' if word == 'cards' else word}"
        if word == "count":
            return {"count": self.sel(each)}
        if word == "roll":
            return "rolled"
        if word == "event_amount":
            return "event.amount"
        if word == "counters":
            return f"{ref(raw.get('of', 'self'))}.{'plus' if each == '+1/+1' else 'minus'}"
        if word == "x":
            return each
        if word in ("add", "mul", "min", "max"):
            return {{"add": "sum", "mul": "times"}.get(word, word): [self.value(part) for part in each]}
        if word == "sub":
            return {"minus": [self.value(part) for part in each]}
        if word == "half":
            return {"half": self.value(each)}
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
            return {"exists": self.sel(raw["exists"]), **({"n": raw["n"]} if raw.get("n", 1) != 1 else {})}
        of = ref(raw.get("of", "self"))
        if "has" in raw:
            sort, name = next(iter(raw["has"].items()))
            return {of: {{"ability": "has", "type": "types", "element": "element", "mark": "marked"}[sort]: name}}
        if "is" in raw:
            left, right = raw["is"]
            if isinstance(right, str):
                return {"same": [ref(left), ref(right)]}
            return {ref(left): self.sel(right)}
        if "your_turn" in raw:
            return {"you": {"active": raw["your_turn"]}}
        if "step" in raw:
            return {"match": {"phase": raw["step"]}}
        if "level_at_least" in raw:
            return {of: {"level": f"{raw['level_at_least']}+"}}
        for word, said in (
            ("was_blocked", "was_blocked"),
            ("has_blocked", "has_blocked"),
            ("survived", "in_play"),
            ("token", "token"),
            ("died", "died"),
        ):
            if word in raw:
                return {ref(raw[word]): {said: True}}
        if "self_is" in raw:
            return {"this": {raw["self_is"]: True}}
        if "first_turn" in raw:
            return {thing_player(raw["first_turn"], self.targets): {"first_turn": True}}
        if "event_to" in raw:
            return {"event": {"to": raw["event_to"]}}
        if "event_kind" in raw:
            return {"event": {"kind": raw["event_kind"]}}
        if "event_by" in raw:
            return {"same": ["player", player(raw["event_by"])]}
        if "happened" in raw:
            return {"happened": raw["happened"]}
        if "cmp" in raw:
            left, sign, right = raw["cmp"]
            a, b = self.value(left), self.value(right)
            if isinstance(a, str) and "." in a and not a.startswith("event.") and isinstance(b, int):
                who, _, figure = a.rpartition(".")
                said = {"<": {"under": b}, ">": {"over": b}}.get(sign) or (
                    bound(f"{sign}{b}") if sign in SIGNS else None
                )
                if said is not None:
                    return {who: {figure: said}}
            if a == "event.amount" and isinstance(b, int) and sign in SIGNS:
                return {"event": {"amount": bound(f"{sign}{b}")}}
            return {"compare": [a, "=" if sign == "==" else sign, b]}
        raise ValueError(f"no condition {raw!r}")

    # -------------------------------------------------------------------------------------------- operations

    def program(self, raw: list[Any]) -> list[Any]:
        """A list of operations."""
        out: list[Any] = []
        for each in raw:
            out += self.op(each)
        return out

    def op(self, raw: Any) -> list[Any]:
        """An operation; some become two."""
        if isinstance(raw, str):
            return [raw]
        beside = {word: each for word, each in raw.items() if word in ("if", "may")}
        words = [word for word in raw if word not in ("if", "may")]
        if not words or words == [] or (set(raw) == {"if"}):
            words, beside = ["if"], {}
        word = words[0]
        params = raw[word]
        if isinstance(params, dict) and word not in ("let", "if"):
            params = dict(params)
            if "if" in params and word != "create" and not (params.keys() & {"kind", "zone", "controller"}):
                beside["if"] = params.pop("if")
        made = getattr(self, "op_" + word, self.plain)(word, params)
        rows = made if isinstance(made, list) else [made]
        if "if" in beside:
            rows = [
                {**row, "if": self.condition(beside["if"])}
                if isinstance(row, dict)
                else {row: {}, "if": self.condition(beside["if"])}
                for row in rows
            ]
        if "may" in beside:
            rows = [{**(row if isinstance(row, dict) else {row: {}}), "may": beside["may"]} for row in rows]
        return rows

    def plain(self, word: str, params: Any) -> Any:
        raise ValueError(f"no operation {word} {params!r}")

    def on(self, word: str, params: Any) -> Any:
        """An operation with nothing but what it is done to."""
        label = ""
        if isinstance(params, dict):
            label = params.pop("as", "")
            params = params.get("what", params)
        made: dict[str, Any] = {{"stop": "cancel"}.get(word, word): self.what(params)}
        return {**made, "as": label} if label else made

    op_destroy = op_exclude = op_return = op_tilt = op_untilt = op_stop = op_out_of_combat = op_open_lock = op_free = on

    def op_seq(self, word: str, params: Any) -> Any:
        return {"seq": self.program(params if isinstance(params, list) else params["do"])}

    def op_if(self, word: str, params: Any) -> Any:
        return {
            "if": {
                "cond": self.condition(params["cond"]),
                "then": self.program(params["then"]),
                **({"else": self.program(params["else"])} if "else" in params else {}),
            }
        }

    def op_for_each(self, word: str, params: Any) -> Any:
        return {"for_each": {"of": self.sel(params["over"]), "do": self.program(params["do"])}}

    def op_repeat(self, word: str, params: Any) -> Any:
        return {"repeat": {"n": self.value(params["n"]), "do": self.program(params["do"])}}

    def op_let(self, word: str, params: Any) -> Any:
        return {"let": {name: self.value(each) for name, each in params.items()}}

    def op_choose_mode(self, word: str, params: Any) -> Any:
        modes = []
        for mode in params["modes"]:
            if isinstance(mode, list):
                modes.append(self.program(mode))
            else:
                own = {"name": mode["name"]} if "name" in mode else {}
                if "fr" in mode:
                    own["in"] = {"fr": mode["fr"]["name"]}
                modes.append({**own, "do": self.program(mode["do"])} if own else self.program(mode["do"]))
        return {"modes": modes if params.get("n", 1) == 1 else {"n": params["n"], "modes": modes}}

    def op_choose(self, word: str, params: Any) -> Any:
        low, high = params.get("min", 1), params.get("max", 1)
        sel = self.sel(params["from"])
        out: dict[str, Any] = {"pick": low if low == high else f"{low}-{high}"}
        if params.get("by", "you") not in ("you", "controller", "caster"):
            out["by"] = thing_player(params["by"], self.targets)
        made: dict[str, Any] = {"what": {**out, **sel}, "as": params["as"]}
        if params.get("hidden"):
            made["secret"] = True
        if params.get("none"):
            made["none"] = self.program(params["none"])
        return {"choose": made}

    def op_toss(self, word: str, params: Any) -> Any:
        out: dict[str, Any] = {name: self.program(params[name]) for name in ("success", "fail") if params.get(name)}
        if params.get("repeat_on_success"):
            out["again"] = params["repeat_on_success"]
        return {"toss": out}

    def op_roll(self, word: str, params: Any) -> Any:
        return {
            "roll": {**({"sides": params["sides"]} if params.get("sides", 6) != 6 else {}), "on": self.rows(params)}
        }

    def rows(self, params: dict[str, Any]) -> dict[Any, Any]:
        """The numbers of a die and what they do."""
        if params.get("table"):
            return {figure(key): self.program(each) for key, each in params["table"].items()}
        rows: dict[Any, Any] = {figure(params["succeeds"]): self.program(params.get("success", []))}
        if params.get("fail"):
            rows["else"] = self.program(params["fail"])
        return rows

    def op_pay(self, word: str, params: Any) -> Any:
        out: dict[str, Any] = {}
        if "player" in params and player(params["player"]) != "you":
            out["who"] = thing_player(params["player"], self.targets)
        out["cost"] = self.cost(params["cost"])
        if params.get("optional") is False:
            out["must"] = True
        for name in ("then", "else"):
            if params.get(name):
                out[name] = self.program(params[name])
        return {"pay": out}

    def op_delay(self, word: str, params: Any) -> Any:
        at = {
            "after_combat": {"at": "after_combat"},
            "end_of_turn": {"at": "turn_end"},
            "next_turn": {"at": "turn_begin"},
            "your_next_turn": {"at": "own_turn", "whose": "you"},
        }
        return {"later": {**at[params["at"]], "do": self.program(params["do"])}}

    def amount(self, word: str, params: Any) -> Any:
        """Coins or Ether gained or lost."""
        who, n = "you", params
        if isinstance(params, dict) and "delta" in params:
            who, n = thing_player(params.get("player", "you"), self.targets), params["delta"]
        n = self.value(n)
        verb = "gain"
        if isinstance(n, int) and n < 0:
            verb, n = "lose", -n
        elif isinstance(n, dict) and "minus" in n and n["minus"][0] == 0:
            verb, n = "lose", n["minus"][1]
        return {verb: {word: n, **({"who": who} if who != "you" else {})}}

    op_coins = op_ether = amount

    def op_steal_coins(self, word: str, params: Any) -> Any:
        what = "coins" if word == "steal_coins" else "cards"
        giver = thing_player(params.get("from", "target"), self.targets)
        out: dict[str, Any] = {what: self.value(params.get("n", 1))}
        if giver != "foe":
            out["from"] = giver
        taker = thing_player(params.get("to", "you"), self.targets)
        return {"steal": {**out, **({"who": taker} if taker != "you" else {})}}

    op_steal_card = op_steal_coins

    def counted(self, word: str, params: Any) -> Any:
        """Something that players do, so often."""
        if not isinstance(params, dict) or not {"player", "n", "how"} & set(params):
            n = self.value(params) if params != {} else 1
            return word if n == 1 and word in ("draw", "mill", "discard") else {word: n}
        who = thing_player(params.get("player", "you"), self.targets)
        n = self.value(params.get("n", 1))
        more = {"random": True} if params.get("how") == "random" else {}
        if who == "you" and not more:
            return {word: n}
        return {word: {**({"n": n} if n != 1 else {}), **({"who": who} if who != "you" else {}), **more}}

    op_draw = op_mill = op_discard = counted

    def op_shuffle(self, word: str, params: Any) -> Any:
        who = params.get("player", "you") if isinstance(params, dict) else params
        who = thing_player(who or "you", self.targets)
        return "shuffle" if who == "you" else {"shuffle": who}

    def op_search(self, word: str, params: Any) -> Any:
        out: dict[str, Any] = {}
        if params.get("filter"):
            sel = self.sel(
                {key: each for key, each in params["filter"].items() if key not in ("zone", "controller", "owner")}
            )
            out["what"] = {**sel, "zone": "library"}
        for name in ("n", "to"):
            if name in params:
                out[name] = params[name]
        if player(params.get("player", "you")) != "you":
            out["who"] = thing_player(params["player"], self.targets)
        return {"search": out}

    def op_look(self, word: str, params: Any) -> Any:
        out = {name: params[name] for name in ("zone", "n") if name in params}
        if player(params.get("at", "you")) != "you":
            out["at"] = thing_player(params["at"], self.targets)
        if player(params.get("player", "you")) != "you":
            out["who"] = thing_player(params["player"], self.targets)
        return {"look": out} if out else "look"

    def op_damage(self, word: str, params: Any) -> Any:
        return {
            "damage": {
                "n": self.value(params["amount"]),
                "to": self.what(params["to"]),
                **({"chooser": thing_player(params["chooser"], self.targets)} if params.get("chooser") else {}),
            }
        }

    def op_strike(self, word: str, params: Any) -> Any:
        out = {"to": self.what(params["whom"])}
        return {
            "strike": {**({"what": self.what(params["who"])} if params.get("who", "self") != "self" else {}), **out}
        }

    def op_heal(self, word: str, params: Any) -> Any:
        if not isinstance(params, dict):
            return {word: {"to": self.what(params)}}
        if not {"n", "what"} & set(params):
            return {word: {"to": self.what(params)}} if params else word
        n = self.value(params.get("n", 1))
        return {word: {"n": n, "to": self.what(params["what"])}} if "what" in params else {word: n}

    op_lose_life = op_heal

    def op_sacrifice(self, word: str, params: Any) -> Any:
        if isinstance(params, str) or not {"what", "player", "n"} & set(params):
            return {"sacrifice": self.what(params)}
        out: dict[str, Any] = {"what": self.what(params["what"])}
        if params.get("n", 1) != 1:
            out["n"] = params["n"]
        if player(params.get("player", "you")) != "you":
            out["who"] = thing_player(params["player"], self.targets)
        return {"sacrifice": out}

    def op_move(self, word: str, params: Any) -> Any:
        out: dict[str, Any] = {"what": self.what(params["what"]), "to": params["to"]}
        if params.get("under"):
            out["under"] = thing_player(params["under"], self.targets)
        for name in ("tilted", "counters", "marks"):
            if params.get(name):
                out[name] = params[name]
        made = {"move": out}
        return {**made, "as": params["as"]} if params.get("as") else made

    def op_create(self, word: str, params: Any) -> Any:
        if isinstance(params, str):
            return {"create": ref(params)}
        out: dict[str, Any] = {}
        if params.get("copy_of") is not None:
            out["copy_of"] = self.what(params["copy_of"])
        if params.get("token"):
            out["token"] = params["token"]
        if params.get("n", 1) != 1:
            out["n"] = self.value(params["n"])
        if player(params.get("under", "you")) != "you":
            out["under"] = thing_player(params["under"], self.targets)
        if params.get("ignore_duplication"):
            out["beyond_rank"] = True
        return {"create": out}

    def op_copy(self, word: str, params: Any) -> Any:
        out = {"copy_of": self.what(params["what"])}
        return {
            "become": {**({"what": self.what(params["onto"])} if params.get("onto", "self") != "self" else {}), **out}
        }

    def op_counter(self, word: str, params: Any) -> Any:
        if not isinstance(params, dict) or not {"kind", "n", "to", "until", "bound_to", "as"} & set(params):
            params = {"to": params} if params else {}
        kind = "plus" if params.get("kind", "+1/+1") == "+1/+1" else "minus"
        out: dict[str, Any] = {kind: self.value(params.get("n", 1))}
        if params.get("to", "self") != "self":
            out["to"] = self.what(params["to"])
        if params.get("until", "permanent") != "permanent":
            out["until"] = "turn"
        if params.get("bound_to"):
            out["bound_to"] = self.what(params["bound_to"])
        made = {"put": out}
        return {**made, "as": params["as"]} if params.get("as") else made

    def op_remove_counter(self, word: str, params: Any) -> Any:
        kind = "plus" if params.get("kind", "-1/-1") == "+1/+1" else "minus"
        return {
            "take": {
                kind: self.value(params.get("n", 1)),
                **({"to": self.what(params["from"])} if params.get("from", "self") != "self" else {}),
            }
        }

    def at_work(
        self, params: dict[str, Any], field: str, default: str = "end_of_turn", *, lasts: bool = True
    ) -> dict[str, Any]:
        """To whom, and how long."""
        out: dict[str, Any] = {}
        if params.get(field, "self") != "self":
            out["to"] = self.what(params[field])
        if lasts:
            out["until"] = self.until(params.get("until", default))
        return out

    def until(self, raw: Any) -> Any:
        """How long something lasts."""
        words = {
            "end_of_turn": "turn", "this_combat": "combat", "permanent": "for_good", "owner_next_turn": {"next_turn": "it.owner"},
            "next_awakening": {"awakening": "it.controller"}, "while_in_play": {"leaves": "this"}, "while_attached": {"while": {"it": {"host_of": "this"}}},
        }  # fmt: skip
        if isinstance(raw, str):
            return words[raw]
        if "while" in raw:
            return {"while": self.condition(raw["while"])}
        if "next" in raw or "turns" in raw:
            return dict(raw)
        if "next_turn_of" in raw:
            return {"next_turn": thing_player(raw["next_turn_of"], self.targets)}
        return {"during_next_turn": thing_player(raw["during_next_turn_of"], self.targets)}

    def op_modify(self, word: str, params: Any, *, lasts: bool = True) -> Any:
        figures = {name: self.value(params[name]) for name in ("attack", "defense") if params.get(name, 0) != 0}
        return {"change": {**(figures or {"attack": 0}), **self.at_work(params, "to", lasts=lasts)}}

    def op_set_value(self, word: str, params: Any, *, lasts: bool = True) -> Any:
        return {
            "set": {
                **{name: self.value(params[name]) for name in ("attack", "defense") if params.get(name) is not None},
                **self.at_work(params, "to", lasts=lasts),
            }
        }

    def op_grant(self, word: str, params: Any, *, lasts: bool = True) -> Any:
        to = self.at_work(params, "to", lasts=lasts)
        rows: list[Any] = []
        if params.get("abilities"):
            rows.append({"grant": {"keywords": params["abilities"], **to}})
        if params.get("types"):
            rows.append({"be": {"types": params["types"], **to}})
        return rows

    def op_lose(self, word: str, params: Any, *, lasts: bool = True) -> Any:
        if not isinstance(params, dict) or not {"abilities", "to", "until"} & set(params):
            params = {"to": params}
        names = params.get("abilities", "all")
        return {
            "revoke": {**({"keywords": names} if names != "all" else {}), **self.at_work(params, "to", lasts=lasts)}
        }

    def op_restrict(self, word: str, params: Any, *, lasts: bool = True) -> Any:
        return {"forbid": {"act": params["what"], **self.at_work(params, "whom", lasts=lasts)}}

    def op_force(self, word: str, params: Any, *, lasts: bool = True) -> Any:
        more = {"against": thing_player(params["opponent"], self.targets)} if params.get("opponent") else {}
        return {"must": {"act": params["what"], **self.at_work(params, "whom", lasts=lasts), **more}}

    def op_capacity(self, word: str, params: Any) -> Any:
        if not isinstance(params, dict):
            return {word: {"to": ref(params)}}
        out: dict[str, Any] = {"n": self.value(params.get("delta", 1))} if params.get("delta", 1) != 1 else {}
        return {
            word: {
                **out,
                "to": self.what(
                    params["summoner"] if "summoner" in params else {k: v for k, v in params.items() if k != "delta"}
                ),
            }
        }

    op_level = op_capacity

    def op_control(self, word: str, params: Any, *, lasts: bool = True) -> Any:
        if not isinstance(params, dict) or not {"what", "to", "until"} & set(params):
            params = {"what": params}
        out: dict[str, Any] = {"what": self.what(params.get("what", "host"))}
        if player(params.get("to", "you")) != "you":
            out["who"] = thing_player(params["to"], self.targets)
        if lasts:
            out["until"] = self.until(params.get("until", "owner_next_turn"))
        return {"control": out}

    def op_grant_action_control(self, word: str, params: Any) -> Any:
        out: dict[str, Any] = {}
        if params.get("of", "host") != "host":
            out["of"] = self.what(params["of"])
        if player(params.get("to", "you")) != "you":
            out["who"] = thing_player(params["to"], self.targets)
        return {"command": {**out, "until": self.until(params.get("until", "end_of_turn"))}}

    def op_attach(self, word: str, params: Any) -> Any:
        out = {"to": self.what(params["to"])}
        return {
            "attach": {**({"what": self.what(params["what"])} if params.get("what", "self") != "self" else {}), **out}
        }

    def op_transmit(self, word: str, params: Any) -> Any:
        return {"transmit": {"what": self.what(params["what"]), "to": self.what(params["to"])}}

    def op_mark(self, word: str, params: Any) -> Any:
        out: dict[str, Any] = {"name": params["name"]}
        if params.get("whom", "self") != "self":
            out["to"] = self.what(params["whom"])
        if params.get("until", "permanent") != "permanent":
            out["until"] = self.until(params["until"])
        return {word: out}

    op_unmark = op_mark

    def op_prevent(self, word: str, params: Any, *, lasts: bool = True) -> Any:
        out: dict[str, Any] = {}
        if params.get("n") not in (None, "all"):
            out["n"] = self.value(params["n"])
        if params.get("damage") == "combat":
            out["combat"] = True
        if params.get("first_each_turn"):
            out["first"] = True
        if params.get("from") is not None:
            out["of"] = self.what(params["from"])
        elif params.get("to") is not None or not lasts:
            out["to"] = self.what(params.get("to", "self"))
        if params.get("blocks_attack"):
            out["wall"] = True
        if lasts:
            out["until"] = self.until(params.get("until", "end_of_turn"))
        return {"prevent": out}

    def op_replace(self, word: str, params: Any) -> Any:
        out: dict[str, Any] = {
            "event": params["event"],
            **self.at_work(params, "to"),
            "do": self.program(params.get("with", [])),
        }
        if params.get("uses", 1) != 1:
            out["uses"] = params["uses"]
        return {"instead": out}

    def op_price(self, word: str, params: Any, *, lasts: bool = True) -> Any:
        out: dict[str, Any] = {}
        if params.get("of", "actions") != "actions":
            out["of"] = params["of"].removesuffix("s")
        if params.get("currency", "gold") != "gold":
            out["resource"] = params["currency"]
        out["n"] = self.value(params["delta"])
        if params.get("cards") is not None:
            out["cards"] = self.what(params["cards"])
        if player(params.get("player", "you")) != "you":
            out["who"] = thing_player(params["player"], self.targets)
        if params.get("once"):
            out["once"] = True
        if lasts:
            out["until"] = self.until(params.get("until", "end_of_turn"))
        return {"price": out}

    def op_lose_summoner(self, word: str, params: Any) -> Any:
        if not isinstance(params, dict):
            return {word: player(params)}
        out: dict[str, Any] = {}
        if player(params.get("player", "you")) != "you":
            out["who"] = thing_player(params["player"], self.targets)
        if params.get("chosen_by"):
            out["by"] = thing_player(params["chosen_by"], self.targets)
        return {word: out} if out else word

    def op_extra_attack(self, word: str, params: Any) -> Any:
        who = params.get("player", "you") if isinstance(params, dict) else params
        return word if player(who) == "you" else {word: player(who)}

    def op_relaunch(self, word: str, params: Any) -> Any:
        return word

    def op_printed(self, word: str, params: Any) -> Any:
        part = params if isinstance(params, str) else params["part"]
        return {"printed": {"opened": "Lock", "freed": "Chained"}[part]}

    # ------------------------------------------------------------------------------------------- parts of a card

    def cost(self, raw: dict[str, Any]) -> dict[str, Any]:
        """What is paid."""
        out: dict[str, Any] = {}
        if raw.get("any_of"):
            out["any_of"] = [self.cost(each) for each in raw["any_of"]]
        if raw.get("gold"):
            out["coins"] = raw["gold"]
        if raw.get("ether"):
            out["ether"] = raw["ether"]
        if raw.get("tilt_self"):
            out["tilt"] = "this"
        if raw.get("sacrifice"):
            out["sacrifice"] = self.sel(raw["sacrifice"])
        if raw.get("sacrifice_self"):
            out["sacrifice"] = "this"
        if raw.get("discard"):
            out["discard"] = raw["discard"]
        return out

    def named_targets(self, raw: list[Any]) -> dict[str, Any]:
        """Targets by name, one each unless they say how many."""
        names = ["target" if n == 1 else f"target{n}" for n in range(1, len(raw) + 1)]
        self.targets = dict(zip(names, raw, strict=True))
        return {
            name: {"pick": 1, **self.sel(each)} if "count" not in each else self.sel(each)
            for name, each in self.targets.items()
        }

    def trigger(self, raw: dict[str, Any]) -> dict[str, Any]:
        """A trigger."""
        self.targets = {}
        raw = dict(raw)
        upon = raw["upon"] if isinstance(raw["upon"], list) else [raw["upon"]]
        whose = raw.get("whose", "you" if raw["upon"] in TURNS else "each")
        when: dict[str, Any] = {"event": raw["upon"]}
        filter = raw.get("filter")
        said = {
            "you": "you",
            "opponents": "foe",
            "host_controller": "host.controller",
            "host_player": "host.controller",
        }.get(whose)
        acts, of_player = set(upon) & ACTS, set(upon) & OF_PLAYER
        if said is not None and not acts and not of_player and not isinstance(filter, str):
            sel = dict(filter) if filter is not None else dict(SUBJECTS.get(upon[0], {}))
            if "controller" not in sel or sel["controller"] == whose:
                sel["controller"] = whose
                filter, said = sel, None
        if said is not None:
            when["player"] = said
        if of_player and isinstance(filter, dict) and "controller" in filter:
            when["player"] = player(filter["controller"])
        if filter is not None and not of_player:
            when["subject"] = self.what(filter)
        out: dict[str, Any] = {"when": when}
        if raw.get("if"):
            out["if"] = self.condition(raw["if"])
        if raw.get("once_per_turn"):
            out["limit"] = {"turn": 1}
        if raw.get("times"):
            out["limit"] = {"match": raw["times"]}
        if raw.get("optional"):
            out["may"] = True
        out["do"] = self.program(raw["do"])
        if raw.get("after_last"):
            out["limit"]["then"] = self.program(raw["after_last"])
        return out

    def replacement(self, raw: dict[str, Any]) -> dict[str, Any]:
        """A replacement."""
        self.targets = {}
        out: dict[str, Any] = {"would": {"event": raw["event"], "subject": self.what(raw.get("card", "self"))}}
        if raw.get("if"):
            out["if"] = self.condition(raw["if"])
        if raw.get("uses"):
            out["limit"] = {raw.get("per", "match"): raw["uses"]}
        if raw.get("with"):
            out["do"] = self.program(raw["with"])
        return out

    def static(self, raw: dict[str, Any]) -> list[dict[str, Any]]:
        """Something always at work, as parts."""
        self.targets = {}
        word = next(each for each in raw if each != "while")
        params = raw[word]
        params = {} if params is True else dict(params) if isinstance(params, dict) else {"to": params}
        to = {"to": self.what(params["to"])} if params.get("to", "self") != "self" else {}
        if word in ("no_sickness", "unblockable", "blocks_several", "attacks_tilted", "summoner_chooser"):
            act = {
                "no_sickness": "attack_at_once",
                "blocks_several": "block_several",
                "attacks_tilted": "attack_tilted",
                "summoner_chooser": "choose_summoner",
            }
            rows: list[Any] = [
                {"forbid": {"act": "be_blocked", **to}}
                if word == "unblockable"
                else {"allow": {"act": act[word], **to}}
            ]
        elif word == "may_block":
            rows = [{"allow": {"act": "block", "what": self.sel(params["what"]), **to}}]
        elif word == "together_alone":
            rows = [{"allow": {"act": "together_alone", "to": player(params.get("player", "you"))}}]
        else:
            made = getattr(self, "op_" + word)(word, params, lasts=False)
            rows = made if isinstance(made, list) else [made]
        if "while" in raw:
            rows = [{**row, "if": self.condition(raw["while"])} for row in rows]
        return rows

    def action(self, raw: dict[str, Any]) -> dict[str, Any]:
        """An Action."""
        self.targets = {}
        out: dict[str, Any] = {"use": raw["type"], "id": raw["id"]}
        if raw.get("name"):
            out["name"] = raw["name"]
        if raw.get("fr"):
            out["in"] = {"fr": raw["fr"]}
        if raw.get("limit") == "unlimited":
            out["free"] = True
        elif raw.get("limit") == "once_per_game":
            out["limit"] = {"match": 1}
        if raw.get("when", "any") != "any":
            out["during"] = raw["when"]
        if raw.get("targets"):
            out["targets"] = self.named_targets(raw["targets"])
        if raw.get("requires"):
            out["if"] = self.condition(raw["requires"])
        if raw.get("cost"):
            out["cost"] = self.cost(raw["cost"])
        for name in ("do", "success", "fail"):
            if raw.get(name) and raw["type"] != "dice":
                out[name] = self.program(raw[name])
        if raw.get("repeat_on_success"):
            out["again"] = raw["repeat_on_success"]
        if raw["type"] == "dice":
            if raw.get("sides", 6) != 6:
                out["sides"] = raw["sides"]
            out["on"] = self.rows(raw)
        return out

    def skill(self, raw: dict[str, Any]) -> dict[str, Any]:
        """A Skill."""
        self.targets = {}
        out: dict[str, Any] = {"use": "skill", "name": raw["name"]}
        if raw.get("fr"):
            out["in"] = {"fr": raw["fr"]}
        if raw.get("from_level", 1) != 1:
            out["level"] = raw["from_level"]
        if raw.get("capacity", 1):
            out["cost"] = {"capacity": raw.get("capacity", 1)}
        if raw.get("limit"):
            out["limit"] = {"turn": raw["limit"]}
        if raw.get("targets"):
            out["targets"] = self.named_targets(raw["targets"])
        if raw.get("requires"):
            out["if"] = self.condition(raw["requires"])
        out["do"] = self.program(raw["do"])
        return out

    def card(self, raw: dict[str, Any]) -> dict[str, Any]:
        """A card."""
        out: dict[str, Any] = {}
        abilities: list[Any] = []
        keywords: list[Any] = []
        for word, each in raw.items():
            self.targets = {}
            if word == "fr":
                out["in"] = {"fr": each}
            elif word == "abilities":
                for ability in each:
                    if isinstance(ability, str) or set(ability) == {"ability"}:
                        keywords.append(ability if isinstance(ability, str) else ability["ability"])
                    else:
                        abilities.append(self.keyword(ability))
            elif word == "invoke":
                cost = self.cost(each)
                if each.get("capacity", 1) != 1:
                    cost = {"capacity": each["capacity"], **cost}
                out["invoke"] = cost
            elif word == "attach":
                out["attach"] = self.sel(each)
            elif word == "targets":
                out["targets"] = self.named_targets(each)
            elif word == "base_effects":
                if raw["kind"] == "level_up":
                    self.targets = {"target": {"kind": "summoner"}}
                else:
                    self.named_targets(raw.get("targets", []))
                out["do"] = self.program(each)
            elif word not in ("statics", "triggers", "replaces", "actions", "skills"):
                out[word] = each
        for each in raw.get("replaces", []):
            abilities.append(self.replacement(each))
        parts = [self.static(each) for each in raw.get("statics", [])]
        if parts:
            abilities.append({"always": [part for row in parts for part in row]})
        for each in raw.get("triggers", []):
            abilities.append(self.trigger(each))
        for each in raw.get("actions", []):
            abilities.append(self.action(each))
        for each in raw.get("skills", []):
            abilities.append(self.skill(each))
        if keywords:
            out["keywords"] = keywords
        if abilities:
            out["abilities"] = abilities
        return out

    def keyword(self, raw: dict[str, Any]) -> dict[str, Any]:
        """An Ability with what its card prints beside it."""
        name = raw["ability"]
        out: dict[str, Any] = {"keyword": name}
        if name == "Symbiosis":
            out["partner"] = self.sel(raw["partner"])
            parts: list[Any] = []
            figures = {figure: raw[figure] for figure in ("attack", "defense") if raw.get(figure)}
            if figures:
                parts.append({"change": figures})
            if raw.get("grants"):
                parts.append({"grant": {"keywords": raw["grants"]}})
            out["always"] = parts
        for part in ("opened", "freed"):
            if raw.get(part):
                out["do"] = self.program(raw[part])
        if "restraints" in raw:
            out["restraints"] = raw["restraints"]
        return out


def bound(raw: Any) -> Any:
    """A limit as a figure."""
    if isinstance(raw, int):
        return raw
    for sign in ("<=", ">=", "==", "=", "<", ">"):
        if raw.startswith(sign):
            n = int(raw[len(sign) :])
            if sign in ("<", ">"):
                return {"under" if sign == "<" else "over": n}
            said = SIGNS[sign].format(n)
            return int(said) if said.isdigit() else said
    raise ValueError(raw)


def figure(raw: Any) -> Any:
    """The numbers of a die."""
    return int(raw) if str(raw).isdigit() else str(raw)


# ------------------------------------------------------------------------------------------------------------- writing

PLAIN = re.compile(r"^[A-Za-z_][A-Za-z0-9_.\- ]*[A-Za-z0-9]$|^[A-Za-z_]$|^[A-Za-z_][A-Za-z0-9_]+$")
RESERVED = {"true", "false", "null", "yes", "no", "on", "off", "~"}


def scalar(raw: Any) -> str:
    """A scalar in flow style."""
    if isinstance(raw, bool):
        return "true" if raw else "false"
    if isinstance(raw, int | float):
        return "inf" if raw == float("inf") else str(raw)
    text = str(raw)
    if re.fullmatch(r"\d+[+]|\d+-|\d+-\d+", text):
        return text
    if (
        PLAIN.match(text)
        and text.lower() not in RESERVED - {"on", "off", "yes", "no"}
        and ": " not in text
        and " #" not in text
    ):
        return text
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def flow(raw: Any) -> str:
    """A value in flow style, in one line."""
    if isinstance(raw, dict):
        return "{" + ", ".join(f"{scalar(key)}: {flow(each)}" for key, each in raw.items()) + "}"
    if isinstance(raw, list):
        return "[" + ", ".join(map(flow, raw)) + "]"
    return scalar(raw)


WIDTH = 140


def block(key: Any, raw: Any, indent: int) -> list[str]:
    """A key with its value: in one line where that is short, else in block style."""
    pad = " " * indent
    line = f"{pad}{scalar(key)}: {flow(raw)}"
    if len(line) <= WIDTH or not isinstance(raw, dict | list) or not raw:
        return [line]
    return [f"{pad}{scalar(key)}:", *inside(raw, indent + 2)]


def inside(raw: Any, indent: int) -> list[str]:
    pad = " " * indent
    if isinstance(raw, dict):
        return [line for key, each in raw.items() for line in block(key, each, indent)]
    rows: list[str] = []
    for each in raw:
        line = f"{pad}- {flow(each)}"
        if len(line) <= WIDTH or not isinstance(each, dict | list):
            rows.append(line)
            continue
        if isinstance(each, dict):
            rest = inside(each, indent + 2)
            rows.append(f"{pad}- {rest[0].lstrip()}")
            rows += rest[1:]
        else:
            rows.append(f"{pad}-")
            rows += inside(each, indent + 2)
    return rows


OLD = {"fr", "triggers", "statics", "replaces", "actions", "skills", "base_effects"}


def is_old(card: Any) -> bool:
    """Whether a card is in the old spelling."""
    if not isinstance(card, dict) or "kind" not in card:
        return False
    deep = flow(card)
    return (
        bool(OLD & set(card))
        or "abilities" in card
        and any(isinstance(a, str) or "ability" in a for a in card["abilities"])
        or any(word in deep for word in ("controller: you", "controller: opponents", "count: ", "gold: "))
        or isinstance(card.get("targets"), list)
    )


KEEP = ("id", "name", "kind", "rank", "flavour")


def moved_lines(lines: list[str], card: dict[str, Any], indent: int) -> list[str]:
    """The lines of a card rewritten: those that stay as they are word for word, the rest anew. `lines` begin with the dash."""
    pad = " " * indent
    new = Mover().card(card)
    old: dict[str, list[str]] = {}
    key = ""
    for n, line in enumerate(lines):
        text = pad + line[len(pad) :].replace("- ", "  ", 1) if n == 0 else line
        match = re.match(rf"^{pad}  ([a-z_]+):", text)
        if match:
            key = match[1]
        old.setdefault(key, []).append(text)
    rows: list[str] = []
    for word, each in new.items():
        if word in old and word in card and card[word] == each:
            rows += old[word]
        elif word == "in" and "fr" in old and len(old["fr"]) == 1:
            rows.append(old["fr"][0].replace("fr: ", "in: {fr: ", 1) + "}")
        else:
            rows += block(word, each, indent + 2)
    while rows and not rows[-1].strip():
        rows.pop()
    rows[0] = f"{pad}- {rows[0].lstrip()}"
    return rows


def move_file(path: Path) -> bool:
    """Rewrite a card file, or the cards in a file of scenarios. Whether anything changed."""
    text = path.read_text()
    spots: list[Any] = []
    _find(yaml.compose(text, Loader=Reader), spots, rows=True)
    for node, card, in_rows in sorted(
        {id(spot[0]): spot for spot in spots}.values(), key=lambda spot: spot[0].start_mark.index, reverse=True
    ):
        if node.flow_style:
            text = _flowing(text, node, card, in_rows)
            continue
        lines = text.split("\n")
        start, end, indent = node.start_mark.line, node.end_mark.line, node.start_mark.column - 2
        body = lines[start:end]
        tail: list[str] = []
        while body and (not body[-1].strip() or body[-1].lstrip().startswith("#")):
            tail.insert(0, body.pop())
        lines[start:end] = [*moved_lines(body, card, indent), *tail]
        text = "\n".join(lines)
    if spots:
        path.write_text(text)
    return bool(spots)


def _flowing(text: str, node: Any, card: dict[str, Any], in_rows: bool) -> str:
    """A card in flow style: in one line again, or in block style where that is too long and it stands in a row of its own."""
    new = Mover().card(card)
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    start, end = (starts[mark.line] + mark.column for mark in (node.start_mark, node.end_mark))
    said = flow(new)
    if in_rows and node.start_mark.column + len(said) > WIDTH:
        said = "\n".join(inside(new, node.start_mark.column)).lstrip()
    return text[:start] + said + text[end:]


def _find(node: Any, spots: list[Any], *, rows: bool) -> None:
    if isinstance(node, yaml.SequenceNode):
        for each in node.value:
            if isinstance(each, yaml.MappingNode):
                card = yaml.load(yaml.serialize(each, Dumper=yaml.SafeDumper), Loader=Reader)
                if is_old(card) and "id" in card:
                    spots.append((each, card, rows and not node.flow_style))
                    continue
            _find(each, spots, rows=rows and not node.flow_style)
    elif isinstance(node, yaml.MappingNode):
        for _, each in node.value:
            _find(each, spots, rows=rows and not node.flow_style)


def main() -> None:
    for name in sys.argv[1:]:
        try:
            print(name, "moved" if move_file(Path(name)) else "as it was")
        except Exception as error:  # noqa: BLE001 - a tool for one use: say which file it was
            print(f"{name}: {type(error).__name__}: {error}")
            raise


if __name__ == "__main__":
    main()
