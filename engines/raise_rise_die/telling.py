"""The printed text of Raise, Rise & Die's cards, made from what they are: what the language's own telling can't say of
the game's words, and what stands on a card. The patterns are in the locale files (`raise_rise_die-cards.ftl`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from engines.kernel.cards.costs import Limit
from engines.kernel.cards.program import walk
from engines.kernel.cards.select import Selector
from engines.kernel.cards.telling.heads import ability_sentences, behind, limit_sentence, used_sentences
from engines.kernel.cards.telling.heads import told as _told
from engines.kernel.cards.telling.phrases import Noun, Said
from engines.kernel.cards.telling.saying import Telling
from engines.kernel.cards.telling.sentences import either, paragraph, sentence, titled, yes
from engines.kernel.text import Phrase, Text, say, slug

from .cards import Ability, RrdCard
from .words import L

KEYWORDS = {
    "amplitude": "Amplitude", "bleed": "Bleed", "block": "Block", "burn": "Burn", "combo": "Combo",
    "destroyer": "Destroyer", "draw": "Draw", "forget": "Forget", "frenzy": "Frenzy", "pierce": "Pierce",
    "poison": "Poison", "search": "Search", "stun": "Stunned", "swap": "Swap", "torpor": "Torpor",
    "weak_point": "Weak Point",
}  # fmt: skip
"""The keywords, by the operations that they are. [RD-1409]"""


L.behind |= {"slot", "role", "type"}
L.untold = frozenset(("allow", "lasting"))


def _top_soul(t: Telling, selector: Selector, _det: str) -> Said | None:
    """The Top Soul of somebody, of which there is but one. [RD-401]"""
    asked = selector.kind or selector.parts or selector.if_ or selector.any_ or selector.pick or selector.owner
    if selector.place.name != "top_soul" or asked or selector.side not in ("own", "foe"):
        return None
    t.focus = ""
    return Said(Phrase("top-soul-of", {"whose": selector.side}, ("top-soul",), "one"))


L.things_teller = _top_soul


def telling(card: RrdCard | None = None) -> Telling:
    """Something that a card says, to be put into words."""
    return Telling(L, slug(card.kind) if card is not None else "card")


def part_of(card: Any, where: str) -> Any:
    """The ability of a card that a running effect is, by the name that it is saved under; None for a text."""
    own = where.partition(":last")[0]
    return next((each for each in (*card.abilities, *card.infusion) if each.where == own), None)


def told(ops: Sequence[Any], part: Any = None, card: RrdCard | None = None) -> Text:
    """What some operations do, in sentences: for questions put while they are carried out."""
    return L.said(_told(behind(telling(card).spoken_before(), part), ops))


def cost_text(cost: Any) -> Text:
    """A price in words."""
    return L.said(cast(Text, telling().cost(cost)))


def ability_text(card: RrdCard, ability: Ability) -> Text:
    """An ability, with what it is used for before it."""
    t = telling(card)
    said = used_sentences(t, ability) if ability.use else ability_sentences(t, ability)
    if not ability.use:
        if ability.limit is not None and ability.always:
            said.append(limit_sentence(t, ability.limit))
        return L.said(paragraph(said))
    if ability.limit is not None and not (ability.use == "active" and _as_the_rules(ability.limit)):
        said.append(limit_sentence(t, ability.limit))
    head = say("use-head", use=ability.use, support=yes(ability.as_support))
    if ability.during:
        head = say("use-during", head=head, moment=either([say("use-moment", moment=each) for each in ability.during]))
    if ability.name:
        head = say("use-named", name=titled(ability), head=head)
    if ability.cost:
        head = say("use-cost", head=head, cost=cast(Text, telling(card).cost(ability.cost)))
    return L.said(say("use-text", head=head, text=paragraph(said)))


def _as_the_rules(limit: Limit) -> bool:
    """Whether it says no more than the rules do of any Active ability: once a bout. [RD-303]"""
    return (limit.period, limit.per, limit.n.constant) == ("bout", "card", 1)


def layers(card: Any) -> Iterator[tuple[str, Text]]:
    """What is printed on a card, text by text, each under a heading of its own. [RD-314 RD-315]"""
    for name in getattr(card, "texts", ()):
        if ops := card.ops(name):
            t = telling(card)
            yield name, L.said(paragraph(t.sentences(None, t.sequence(ops))))
    for each in card.infusion:
        yield "infusion", ability_text(card, each)
    for each in card.abilities:
        yield "use" if each.use else "ability", ability_text(card, each)
    if getattr(card, "counter_text", False):
        yield "counter", L.said(sentence(say("card-counter-text")))


def part_text(card: Any, where: str) -> Text | None:
    """What a part of a card says, by the name that it is saved under."""
    part = part_of(card, where)
    return dict(layers(card)).get(where) if part is None else ability_text(card, part)


def card_text(card: RrdCard) -> Text:
    """All that is printed on a card below its name and figures, in sentences."""
    said = [say("layer", layer=slug(name), text=text) for name, text in layers(card)]
    return L.said(paragraph(said) if said else sentence(say("card-blank")))


def keywords_of(card: Any) -> list[str]:
    """The keywords on a card, in the order written. [RD-1409]"""
    ops = [op for name in getattr(card, "texts", ()) for op in walk(card.ops(name))]
    ops += [op for ability in (*card.infusion, *card.abilities) for op in walk(ability.do)]
    return list(dict.fromkeys(KEYWORDS[op.word] for op in ops if op.word in KEYWORDS))


def _opener(_t: Telling) -> tuple[Noun, str, int]:
    return Noun(("opener",)), "the", 0


L.ref_tellers |= {"opener": _opener}


# -------------------------------------------------------------------------------------------------- what effects do


def _added(t: Telling, op: Any) -> Text:
    """So much of one figure, of the card itself or of others."""
    (n,) = op.numbers.values()
    to = t.who(op.to, "each").phrase
    said = Text("op-" + slug(op.word), {"n": t.lettered(n), "to": to, "to-is": getattr(op.to, "text", "other")})
    return said if op.until is None else t.until(said, op.until, op.to, {})


def _markers(t: Telling, op: Any) -> Text:
    words = t.op_words(op)
    words |= {"counters": say("counter-" + op.marker, n=t.lettered(op.n)), "who-is": getattr(op, "who", "you")}
    if op.word == "take":
        words["who"] = t.reader
    return Text("op-" + op.word, words)


def _plain(t: Telling, op: Any) -> Text:
    return Text("op-" + slug(op.word), t.op_words(op))


def _move(t: Telling, op: Any) -> Text:
    own = isinstance(op.what, Selector) and op.what.side == "own"
    return Text("op-move", {**t.op_words(op), "own": "yes" if own else "no"})


L.op_tellers |= {
    "move": _move, "pierce": _added, "bonus_damage": _added, "put": _markers, "take": _markers, "search": _plain,
    "sacrifice": _plain,
}  # fmt: skip
