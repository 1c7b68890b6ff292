"""What is said of cards that are held, looked at, shown, and put elsewhere."""

from __future__ import annotations

from typing import Any

from engines.kernel.cards.reading import Reader
from engines.kernel.cards.select import Selector
from engines.kernel.cards.telling.phrases import only, pronoun
from engines.kernel.cards.telling.saying import Telling
from engines.kernel.cards.telling.sentences import yes
from engines.kernel.text import Text, say, slug

from .fields import meant
from .words import L

FIGHTERS = {"ally": "fighter", "enemy": "fighter"}
"""What Fighters are called by whose they are."""
EVERY: Any = Selector.read({"kind": "power"}, Reader(L))


def kinds_of(t: Any, what: Any) -> frozenset[str]:
    """The kinds that something may be of, for all that is written; none where nothing is known of it."""
    about = meant(what)
    if about is not None and about.kinds:
        return frozenset(about.kinds)
    if isinstance(what, Selector):
        return what.could_be
    if what.name == "this":
        return frozenset(("fighter" if t.home == "fighter" else "power",))
    noun = t.things.get(t.aliases.get(what.name, what.name))
    spoken = noun.kinds if noun is not None else ("fighter",)
    return what.could_be or frozenset(FIGHTERS.get(kind, kind) for kind in spoken) & {"fighter", "power"}


def _return(t: Telling, op: Any) -> Text:
    """The deck is named by what goes there; a Fighter's, where that is not known: no Power goes on top of its own."""
    kinds = op.what.could_be if op.what.known_to else kinds_of(t, op.what)
    both = {"fighter", "power"} <= kinds or not kinds and op.to == "deck"
    deck = "either" if both else "power" if "power" in kinds else "fighter"
    about = meant(op.what)
    own = about is not None and about.zone in L.held and about.side == "own"
    return Text("op-return", {**t.op_words(op), "deck": deck, "own": yes(own)})


def _search(t: Telling, op: Any) -> Text:
    sought = only(op.what, place=L.zones["play"], zone="play") if op.what is not None else EVERY
    n = t.amount(op.n)
    what = t.phrase(sought, "a" if n == 1 else "upto", most=n)
    return say("op-search", who=t.reader, what=what.phrase, it=pronoun(what.phrase))


def _look(t: Telling, op: Any) -> Text:
    words = t.op_words(op)
    if op.zone == "hand":
        whole = op.n.word == "path" and op.n.attribute.name == "hand" and op.n.ref == op.of
        if whole:
            t.tails.clear()
        said = say("look-hand", who=words["who"], n=0 if whole else words["n"], whole=yes(whole), of=words["of"])
    elif op.zone:
        said = say("look-deck", who=words["who"], n=words["n"], of=words["of"], deck=slug(op.zone))
    else:
        said = say("op-look", who=words["who"], what=words["what"])
    return say("put-back", clause=said) if op.reorder else said


def _reveal(t: Telling, op: Any) -> Text:
    words = t.op_words(op)
    if not op.zone:
        return Text("op-reveal", words)
    zone = say("revealed-zone", zone=slug(op.zone), n=words["n"], of=words["of"])
    return Text("op-reveal", {**words, "what": zone})


def _discard(t: Telling, op: Any) -> Text:
    words = t.op_words(op)
    if op.what is None:
        return Text("op-discard", words)
    what = only(op.what, place=L.zones["play"], zone="play", side="any")
    one = op.n.constant == 1
    return say("discard-these", who=words["who"], what=t.phrase(what, "a" if one else "n", n=words["n"]).phrase)


L.op_tellers |= {
    "return": _return, "search": _search, "look": _look, "reveal": _reveal, "discard": _discard,
}  # fmt: skip
