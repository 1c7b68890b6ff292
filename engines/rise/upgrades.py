"""How saves of Rise come up from older forms. [see `engines.kernel.saves`]"""

from __future__ import annotations

from typing import Any

from engines.kernel.cards.objects import SHIFT
from engines.kernel.saves import Document

LETTERS = "abcd"
PERMANENT, HOST, HOSTED, CODE = "p", 5, 6, 14
"""The mark of a card in play, and the places of its fields: what it is attached to, since when, what it is called."""


def codes_of_their_own(document: Document) -> None:
    """From form 1: the codes of cards in play followed from their order; each keeps the one that it had."""
    state = document["state"]
    things, codes = state["things"], dict[str, int]()
    for thing in (*things, *state.get("gone", {}).values()):
        if thing is not None and thing[0] == PERMANENT:
            thing.insert(CODE, "")
    called: dict[int, str] = {}

    def call(id: int, begins: str) -> None:
        codes[begins] = codes.get(begins, 0) + 1
        called[id] = f"{begins}{codes[begins]}"
        if things[id][0] == PERMANENT:
            things[id][CODE] = called[id]

    for seat, side in enumerate(state["seats"]):
        called[seat + 1] = LETTERS[seat]
        for number, id in enumerate(side.get("summoners", ()), 1):
            called[id] = f"{LETTERS[seat]}s{number}"
        for id in side.get("field", ()):
            if not things[id][HOST]:
                call(id, LETTERS[seat])
    field = [id for side in state["seats"] for id in side.get("field", ())]
    attached = sorted((things[id][HOSTED], id) for id in field if things[id][HOST])
    for host in tuple(called):
        for _, id in attached:
            if things[id][HOST] == host:
                call(id, f"{called[host]}.")
    state["codes"] = codes
    document["rules"] = "1-3"


USED = 9
"""The place of what is counted in cards in play and Summoners, in form 2."""


def what_is_counted(document: Document) -> None:
    """From form 2: uses were counted on the things; hits and what is destroyed were no events."""
    state = document["state"]
    things: list[Any] = state["things"]
    spent = state.setdefault("spent", {})
    for thing in (*things, *state.get("gone", {}).values()):
        for name, turn in thing.pop(USED).items() if thing is not None and thing[0] != "c" else ():
            if 0 < turn <= state.get("turn", 0):
                spent[f"turn:{_handle(thing)}:{name}"] = [turn, 1]
    for each in state["agenda"]:
        if each["is"] == "hit_player":
            each.pop("passed", None)
            each["kind"] = "combat" if each.pop("combat", False) else "effect"
        elif each["is"] in ("hits", "doom"):
            _by_events(each, things)


def _handle(thing: Any) -> int:
    *_, id, _card, _owner, since = thing
    return id | since << SHIFT


def _by_events(each: dict[str, Any], things: list[Any]) -> None:
    """What is about to come about, from what is asked about it on; what had been asked about before is looked at once
    more, behind it."""
    why, at, wish = each.pop("why", "destroy"), each.pop("at", 0), each.pop("wish", None)
    if each["is"] == "hits":
        rows = each.pop("hits")
        rows = [*rows[at:], *rows[:at]]
        declined = rows[0][5:6] and rows[0][5]
        events = [_event(things, id, amount, source, *combat[:1]) for id, amount, source, *combat in rows]
    else:
        declined = [[source, stamp, where] for stamp, source, where in each.pop("declined", ())]
        wish = wish and [wish[1], wish[0], wish[2]]
        events = [_event(things, id, why=why) for id in each.pop("ids")[at:]]
        each["left"] = [_event(things, id, why=why) for id in each.pop("dying", ())]
    each.pop("stamp", None)
    each["events"], each["used"] = events, [_key(things, *guard) for guard in declined]
    each["wish"] = _key(things, *wish) if wish else ""
    each["step"] = "ask" if wish else "next"


def _event(things: list[Any], id: int, amount: int = 0, source: int = 0, combat: bool = False, why: str = "") -> Any:
    thing = things[id]
    return {
        "name": "destroyed" if why else "damaged", "seat": thing[1] if thing[0] == PERMANENT else thing[-2],
        "subject": _handle(thing), "other": _handle(things[source]) if source else 0, "amount": amount,
        "kind": why or ("combat" if combat else "effect"),
    }  # fmt: skip


def _key(things: list[Any], source: int, stamp: int = 0, where: str = "", *_: Any) -> str:
    """What may happen instead, as it is known while it is asked for."""
    thing = things[source]
    return f"~{stamp}" if stamp else f"{source} {thing[0] == PERMANENT and thing[USED] or thing[-3]} {where}"
