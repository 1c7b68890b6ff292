"""How saves of Rise come up from older forms. [see `engines.kernel.saves`]"""

from __future__ import annotations

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
