"""The printed text of Rise's cards, made from what they are: what the language's own telling can't say of Rise's words,
and what stands on a card.

The patterns are in the locale files (`rise-cards.ftl`). What a keyword means is written there next to its name, not
made.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, cast

from engines.kernel.cards.ability import When
from engines.kernel.cards.conditions import Exists
from engines.kernel.cards.costs import Cost, Limit
from engines.kernel.cards.keywords import keyword_of
from engines.kernel.cards.lasting import GOOD
from engines.kernel.cards.reading import Reader
from engines.kernel.cards.select import Selector
from engines.kernel.cards.telling import heads
from engines.kernel.cards.telling.heads import (
    ability_sentences,
    after_last,
    announced,
    begun,
    limit_sentence,
    lying,
    meet,
    optional,
)
from engines.kernel.cards.telling.phrases import THIS, Noun, Said, one_of, only, pronoun
from engines.kernel.cards.telling.saying import Telling
from engines.kernel.cards.telling.sentences import Clause, either, listed, nor, paragraph, sentence, titled, yes
from engines.kernel.cards.telling.tellers import marking, numbers_rolled, outcomes, signed_pair
from engines.kernel.cards.values import Just
from engines.kernel.text import NamedCard, Phrase, SeatName, Text, Word, say, slug

from .cards import Ability, LevelUpCard, LibraryCard, RiseCard
from .state import CardName
from .words import L

HEADS = ("Disease", "Equipment", "Bomb", "Lock")
"""The keywords that stand for what has them ("a Disease"), where no kind is given."""
WORN = {"cold": "infected", "disease": "infected", "equipment": "equipped", "bomb": "armed"}
"""How what a card is attached to is called: "the equipped Creature"."""
KEY_CLAUSE = "RS-1119"

L.keyword_words |= {"has", "carries"}
L.behind |= {"plane", "carries", "marked", "active", "died", "first_turn", "has_blocked", "in_play", "was_blocked"}
L.until_first |= {"op-become", "op-instead"}
L.timed |= {"attack_at_once"}


# ----------------------------------------------------------------------------------------------------- things of Rise


def _noun(selector: Selector, common: bool) -> str | None:
    """The noun for what has no kind: by a keyword that stands for it, by where it is."""
    wanted = {attribute.name: each for attribute, each in selector.parts}
    if selector.zone == "chain":
        sort = wanted.get("play", ("any",))[0]
        return "item" if sort == "any" else sort
    if selector.kind or selector.any_:
        return None
    head = next((name for name in wanted.get("has", ()) if name in HEADS), None)
    if head is not None:
        return slug(head)
    return None if common else "card" if selector.zone in L.held or wanted.get("constant") else "permanent"


def _things(t: Telling, selector: Selector, det: str) -> Said | None:
    """What this card is attached to, by what that has to be: "the equipped Summoner"."""
    of = next((wanted for attribute, wanted in selector.parts if attribute.name == "host_of"), None)
    if of is None or getattr(of.of, "text", "") != "this" or not t.host.how:
        return None
    t.focus = ""
    return t.speak(t.host._replace(kinds=tuple(map(slug, selector.kind)) or t.host.kinds), "the")


def _without(selector: Selector, wanted: tuple[str, ...]) -> Text | None:
    """A Creature that no Key has freed is chained."""
    return say("adjective-chained") if wanted == ("freed",) else None


def _unmarked(t: Telling, selector: Selector, wanted: tuple[str, ...]) -> list[tuple[Text, bool]]:
    if wanted == ("open",):
        return [(say("with-lock", open="no"), False)]
    return [(say("with-unmarked", what=listed([t.word("marked", each) for each in wanted])), False)]


def _has(t: Telling, selector: Selector, wanted: tuple[str, ...]) -> list[tuple[Text, bool]]:
    """The keywords that the noun, or the state of a Lock or of chains, does not say already."""
    known = {"open": "Lock", "freed": "Chained"}
    said = {known.get(word) for attribute, row in selector.parts if attribute.name == "unmarked" for word in row}
    names = [name for name in wanted if name not in said and (selector.kind or name not in HEADS)]
    return [(say("with-has", what=listed([t.word("has", name) for name in names])), False)] if names else []


def _play(t: Telling, selector: Selector, wanted: tuple[str, ...]) -> list[tuple[Text, bool]]:
    return []


def _on_chain(t: Telling, selector: Selector) -> list[Text]:
    """Where a play is, and what it is of."""
    said = [] if ("invocation",) in [wanted for _, wanted in selector.parts] else [say("on-chain")]
    if selector.kind:
        kinds = [t.speak(Noun((slug(kind),)), "a").phrase for kind in selector.kind]
        said.append(say("of-kind", kinds=one_of(kinds)))
    return said


L.noun_teller, L.things_teller = _noun, _things
L.adjective_tellers["unmarked"] = _without
L.modifier_tellers |= {"unmarked": _unmarked, "has": _has, "play": _play}
L.zone_tellers["chain"] = _on_chain


# -------------------------------------------------------------------------------------------------- what effects do


def _figures(t: Telling, part: Any) -> Text | None:
    """Attack and Defense change together: "+1/−1"."""
    return Text("figure-change", signed_pair(t, part, "attack", "defense")) if part.word == "change" else None


def _damage(t: Telling, op: Any) -> Text:
    words = t.op_words(op)
    return _chosen(Text("op-damage", words), words, "chooser" if op.chooser is not None else "")


def _chosen(said: Text, words: Mapping[str, Word], by: str) -> Text:
    """Something that another one chooses for, by the word of who that is."""
    return say("with-chooser", clause=said, who=words[by]) if by else said


def _steal(t: Telling, op: Any) -> Text:
    words = t.op_words(op)
    return Text("op-steal", {**words, "n": words["cards" if op.coins is None else "coins"]})


def _strike(t: Telling, op: Any) -> Text:
    words = t.op_words(op)
    if op.what == op.to:
        return Text("strikes-itself", words)
    # Two have been spoken of: "it" would not be clear.
    t.focus = ""
    return Text("op-strike", words)


def _move(t: Telling, op: Any) -> Text:
    selector = op.what if isinstance(op.what, Selector) else t.aims.get(op.what.name)
    own = selector is not None and selector.zone in L.held and selector.side == "own"
    return Text("op-move", {**t.op_words(op), "own": yes(own)})


def _create(t: Telling, op: Any) -> Text:
    words = t.op_words(op)
    other = op.under.text != "you"
    return Text("op-create", {**words, "has-under": yes(other), "token": CardName(op.token) if op.token else ""})


def _become(t: Telling, op: Any) -> Text:
    """What becomes a copy, of which parts, or keeping which. [RS-1106]"""
    words = {name: word for name, word in t.op_words(op).items() if not name.startswith(("only", "keeps"))}
    words |= {name: _parts(name, getattr(op, name)) for name in ("only", "keeps")}
    said = Text("op-become", words)
    return said if op.until.kind == GOOD else t.lasting(op, said, words)


def _parts(way: str, parts: Sequence[str]) -> Word:
    """The parts of a card that a copy takes alone (`only`), or that it keeps."""
    return listed([say("copied-" + way, part=each) for each in parts]) if parts else ""


def _put(t: Telling, op: Any) -> Text:
    words = t.op_words(op)
    said = Text("op-put", words)
    if op.bound_to is not None:
        with t.aside():
            t.focus = ""
            said = say("bound-counters", clause=said, who=t.the(op.bound_to).phrase)
    return t.lasting(op, said, words)


def _mark(t: Telling, op: Any) -> Text:
    if op.name != "paranoia":
        return marking(t, op)
    words = t.op_words(op)
    return t.lasting(op, Text("hit-doubled", words), words)


def _transmit(t: Telling, op: Any) -> Text:
    """A Disease moves to what it can infect anyway. [RS-1206]"""
    what = op.what
    if isinstance(what, Selector):
        op = copy(op)
        op.what = only(
            what, parts=tuple(part for part in what.parts if part[0].name != "may_infect" or part[1].of != op.to)
        )
    return Text("op-transmit", t.op_words(op))


def _prevent(t: Telling, op: Any) -> Text:
    words = t.op_words(op)
    if op.first:
        words["this-turn"] = yes(op.until is not None and op.until.moment == "turn")
        if isinstance(op.to, Selector):
            words["to"] = t.who(op.to, t.language.each).phrase
    said = t.lasting(op, Text("op-prevent", words), words)
    if op.do_:
        with t.aside():
            meet(t, When.made(event=("damaged",), subject=op.to))
            said = say("prevent-then", clause=said, next=t.block(op.do_))
    return say("without-wall-pass", clause=said) if op.wall else said


def _discard(t: Telling, op: Any) -> Text:
    """So many cards, or a certain one."""
    return Text("op-discard" if op.what is None else "op-discard-card", t.op_words(op))


def _lose_summoner(t: Telling, op: Any) -> Text:
    words, own = t.op_words(op), op.by is None or op.by.text == op.who.text == "you"
    return _chosen(Text("op-lose-summoner", words), words, "" if own else "by")


L.figures_teller = _figures
L.op_tellers |= {
    "damage": _damage, "steal": _steal, "strike": _strike, "move": _move, "create": _create, "put": _put, "mark": _mark,
    "become": _become, "transmit": _transmit, "prevent": _prevent, "instead": heads.told_instead, "discard": _discard,
    "lose_summoner": _lose_summoner,
}  # fmt: skip


def _excluded(t: Telling, would: Text, words: dict[str, Word], clause: Text | None, may: bool) -> Text:
    """What would go to a Cemetery goes elsewhere anyhow, whatever else happens. [RS-1307]"""
    goes = slug(str(words.get("goes", "") or "excluded"))
    it = pronoun(cast(Phrase, words["subject"]))
    return _anyhow(say("excluded-instead", would=would, it=it, may=yes(may), goes=goes), clause)


def _anyhow(said: Text, clause: Text | None) -> Text:
    """What happens instead anyhow, and what else."""
    return said if clause is None else say("tell-then", first=said, next=clause)


def _kept(t: Telling, would: Text, words: dict[str, Word], clause: Text | None, may: bool) -> Text:
    """A Summoner that is not lost keeps 1 Life, whatever else happens. [RS-1307]"""
    return _anyhow(say("kept-instead", would=would, it=pronoun(cast(Phrase, words["subject"]))), clause)


def _tossed(t: Telling, would: Text, words: dict[str, Word], clause: Text | None, may: bool) -> Text:
    """What becomes of a toss, whatever else happens. [RS-124 RS-1307]"""
    return _anyhow(say("toss-instead", would=would, result=words["result"]), clause)


L.would_tellers |= {"to_cemetery": _excluded, "buried": _excluded, "summoner_lost": _kept, "toss_made": _tossed}


# ------------------------------------------------------------------------------------------------------ of what card


def telling(card: RiseCard | None = None, targets: dict[str, Selector] | None = None) -> Telling:
    """Something that a card says, to be put into words; what the card is, and what it is attached to, it knows."""
    if card is None:
        return Telling(L, targets=targets)
    home = next(
        (name.lower() for name in ("Cold", "Disease", "Equipment", "Bomb") if name in card.keyword_names),
        slug(card.kind),
    )
    attach = card.attach if isinstance(card, LibraryCard) else None
    kinds = ("player",) if home == "cold" else ("creature",) if home in ("disease", "bomb") else ("card",)
    kinds = attach.kind if isinstance(attach, Selector) and len(attach.kind) == 1 else kinds
    host = Noun(kinds, how=(say("adjective-" + WORN[home]),)) if home in WORN else None
    t = Telling(L, "disease" if home == "cold" else home, host, targets)
    t.own_words = card.marks
    return t


def told(ops: Sequence[Any], part: Any = None, card: RiseCard | None = None) -> Text:
    """What some operations do, in sentences: for questions put while they are carried out.

    With what they belong to (an ability, a card), its targets are called what they are; with the card, it is called
    what it is.
    """
    of = card if card is not None else part if isinstance(part, RiseCard) else None
    t = telling(of, getattr(part, "targets", None)).spoken_before()
    return heads.told(heads.behind(t, part), ops)


def lasting_text(part: Any, name: Word, numbers: Mapping[str, int], *, player: bool) -> Text | None:
    """What begins to last for a thing or a player by name ("X gets +1/+1"), None where something else says so."""
    if part.word == "command":
        return say("rs-lasting-actions", what=name, who=SeatName(numbers["seat"]))
    if part.word == "prevent":
        way, damage = "to" if part.to is not None else "from", "combat" if part.combat else "any"
        return say("rs-lasting-prevent", what=name, n=numbers.get("n", 0), way=way, damage=damage)
    if part.word == "instead":
        events = either([say("rs-would", event=slug(event)) for event in part.event])
        return say("rs-lasting-replace", what=name, events=events, amount="yes" if part.changed else "no")
    if part.word in ("control", "price", "allow", "reveal", "become"):
        return None
    return begun(telling(), part, name, ("player",) if player else ("card",), numbers)


def part_of(card: RiseCard, where: str) -> Any:
    """The part of a card that a running effect is, by the name that it is saved under ("when-dies", "when-dies:last",
    "base")."""
    own = where.partition(":")[0]
    return card if where == "base" else next((each for each in card.abilities if each.where == own), None)


def part_text(card: RiseCard, where: str) -> Text | None:
    """What a part of a card says, by the name that its effect is saved under; of a keyword's, what the keyword
    means."""
    part = part_of(card, where)
    keyword = keyword_of(where) or getattr(part, "keyword", "")
    if keyword:
        means = reminder(card, keyword)
        return sentence(means) if means is not None else None
    if not isinstance(part, Ability):
        return base_text(card) if part is not None else None
    return use_text(card, part) if part.use else paragraph(ability_sentences(telling(card), part))


def short_text(card: RiseCard) -> Text:
    """What a card does, its keywords by their names only."""
    names = [keyword_label(each) for each in keywords(card)]
    said = [sentence(listed(names))] if names else []
    said += _effects(card)
    said += [_headed(use_label(each), use_text(card, each)) for each in card.printed_actions]
    return paragraph(said) if said else sentence(say("card-blank"))


def target_text(specs: Sequence[tuple[str, Selector]], number: int, card: RiseCard | None = None) -> Text:
    """The question for one of the targets (1, 2, ...) of an Action, a Skill or an invocation; those before are
    mentioned."""
    return heads.target_text(telling(card, dict(specs)), specs[number - 1][0])


# ------------------------------------------------------------------------------------------- all that stands on a card


def card_text(card: RiseCard) -> Text:
    """All that is printed on a card below its name and figures, in sentences."""
    sentences = [_line(keyword_label(each), reminder(card, each), clause_of(each)) for each in keywords(card)]
    sentences += _effects(card)
    for ability in (*card.printed_actions, *card.skills):
        cost = use_cost(card, ability)
        head = use_label(ability)
        sentences.append(
            _headed(say("card-headed", name=head, cost=cost) if cost is not None else head, use_text(card, ability))
        )
    return paragraph(sentences) if sentences else sentence(say("card-blank"))


def base_text(card: RiseCard) -> Text | None:
    """What a card says beside its keywords, Actions and Skills."""
    sentences = _effects(card)
    return paragraph(sentences) if sentences else None


def _headed(head: Text, text: Text) -> Text:
    return Text("card-head", {"head": head, "text": text}, capital=True)


def _line(label: Text, means: Text | None, clause: str) -> Text:
    if means is None:
        return sentence(label)
    return Text("card-line", {"keyword": label, "text": means, "clause": clause}, capital=True)


def _effects(card: RiseCard) -> list[Text]:
    """What it is attached to [RS-504 RS-1048], its Base Effects, and its abilities in the order of its file. What
    invoking it takes is its price."""
    own = [each for each in card.abilities if not each.use and not each.keyword]
    said: list[Text] = []
    if isinstance(card, LibraryCard) and isinstance(card.attach, Selector):
        t = telling(card)
        said.append(sentence(say("card-attached", who=t.this.phrase, host=t.phrase(card.attach, "a").phrase)))
    if isinstance(card, LevelUpCard):
        said += _level_up(card)
    elif isinstance(card, LibraryCard) and card.do:
        said += announced(lambda: telling(card, card.targets), lambda t: _base(t, card))
    for ability in own:
        said += ability_sentences(telling(card), ability)
    return said


def _base(t: Telling, card: LibraryCard) -> list[Text]:
    """The Base Effects: as it comes into play, if it stays there. [RS-621 RS-622]"""
    opening = say("tell-arrives", who=t.this.phrase) if card.stays else None
    return t.sentences(opening, t.sequence(card.do))


def _level_up(card: LevelUpCard) -> list[Text]:
    """Which Summoner it levels, by how much, and what it does beside. [RS-528]"""
    t = telling(card)
    which: Word = NamedCard(card.summoner, "rise") if card.summoner else say("card-your-summoner")
    t.things["target"], t.focus = Noun(("summoner",)), "target"
    return t.sentences(None, [Clause(say("card-levels", which=which, n=card.gain)), *t.sequence(card.do)])


# ------------------------------------------------------------------------------------------------------- the keywords


def keywords(card: RiseCard) -> tuple[str, ...]:
    """The keywords printed on a card, the label Key among them."""
    return (*card.keyword_names, *(("Key",) if "Key" in card.types else ()))


def keyword_label(name: str) -> Text:
    """A keyword's name."""
    return say("word-types", word="key", name=name) if name == "Key" else say("keyword-" + slug(name))


def clause_of(name: str) -> str:
    """The clause that explains a keyword."""
    return KEY_CLAUSE if name == "Key" else L.keywords[name].clause


def reminder(card: RiseCard, name: str) -> Text | None:
    """What a keyword means, in short, with what its card prints beside it; None for one that means nothing by
    itself."""
    ability = cast(Ability | None, card.ability(name))
    if name == "Symbiosis" and ability is not None:
        return _symbiosis(card, ability)
    if name == "Morpher" and ability is not None:
        return _morphing(card, ability)
    if name in ("Lock", "Chained"):
        return _opened(card, name, ability)
    if name == "Key":
        return say("means-key" if not isinstance(card, LibraryCard) or card.stays else "means-key-once")
    if L.keywords[name].label:
        return None
    if name == "Equipment" and isinstance(card, LibraryCard) and card.attach is not None:
        return say("means-equipment-own")
    if name == "Disease" and "Cold" in card.keyword_names:
        return say("means-disease-cold")
    return say(f"keyword-{slug(name)}.means")


def _opened(card: RiseCard, name: str, ability: Ability | None) -> Text:
    """What a Key does to it, and what its chains keep it from. [RS-1118 RS-1120 RS-1121]"""
    t = telling(card)
    who = t.this.phrase
    restraints: tuple[str, ...] = ability.restraints if ability is not None else ("attack", "block")
    kept = [say("act-" + slug(each), **{"who": who, "has-named": "no"}) for each in restraints]
    does = t.explained(t.block(ability.do)) if ability is not None and ability.do else None
    clause = does if does is not None else say("tell-nothing")
    return say("means-" + slug(name), some=yes(does), clause=clause, kept=yes(kept), what=nor(kept) if kept else "")


def _morphing(card: RiseCard, ability: Ability) -> Text:
    """What it may copy, and what it keeps. [RS-1103]"""
    what = ability.copies if ability.copies is not None else Selector.read({"kind": "creature"}, Reader(L))
    t = telling(card)
    keeps = _parts("keeps", ability.keeps)
    models = t.phrase(only(what, not_=(THIS,)), "a").phrase
    return say(
        "means-morpher", **{"who": t.this.phrase, "what": models, "keeps": keeps, "has-keeps": yes(ability.keeps)}
    )


def _symbiosis(card: RiseCard, ability: Ability) -> Text:
    """What it gives as long as the partner is in play. [RS-1122]"""
    t = telling(card)
    t.focus = "this"
    gains = [t.part(part) for part in ability.always]
    while_ = t.while_(Exists.made(exists=ability.partner, n=Just(1)))
    return say("means-symbiosis", gains=listed(gains) if gains else say("tell-nothing"), partner=while_)


# ------------------------------------------------------------------------------------------------- Actions and Skills


def use_label(ability: Ability) -> Text:
    """An Action's name and what type it is; a Skill's name, with the level that it needs."""
    name = titled(ability)
    if ability.use == "skill":
        return say("card-skill", name=name, level=ability.level)
    use = say("card-use", use=ability.use)
    return say("card-label", name=name, use=use) if ability.name else use


def use_cost(card: RiseCard, ability: Ability) -> Text | None:
    """What an Action or a Skill costs, None if it is free. [RS-503 RS-636]"""
    return telling(card, ability.targets).cost(ability.cost)


def invoke_cost(card: LibraryCard) -> Text:
    """What invoking a card takes: Capacity Points, and what else it prints. [RS-504 RS-542 RS-1113]"""
    points = say("card-points-of-each") if "Together" in card.keyword_names else say("amount-capacity", n=card.capacity)
    extra = telling(card).cost(_extra(card.invoke))
    return points if extra is None else say("tell-list", first=points, next=extra)


def _extra(cost: Cost) -> Cost:
    """A cost without its Capacity Points."""
    rest = Cost()
    rest.amounts = {name: n for name, n in cost.amounts.items() if name != "capacity"}
    rest.acts, rest.any_of = cost.acts, cost.any_of
    return rest


def use_text(card: RiseCard, ability: Ability) -> Text:
    """What an Action or a Skill does, when and how often it may be used. [RS-514 RS-636 RS-639]"""
    said = [sentence(say("card-during", during=slug(each))) for each in ability.during]
    if ability.from_:
        said.append(sentence(say("card-only", condition=say("tell-if", condition=lying(telling(card), ability)))))
    if ability.who != "you":
        said.append(sentence(say("card-who", who=ability.who)))
    if ability.free:
        said.append(sentence(say("card-free")))
    if ability.limit is not None and (ability.use == "skill" or not _as_the_rules(ability.limit)):
        t = telling(card, ability.targets)
        said.append(limit_sentence(t, ability.limit))
    if ability.if_ is not None:
        said.append(sentence(say("card-only", condition=telling(card, ability.targets).if_(ability.if_))))
    return paragraph([*said, *announced(lambda: telling(card, ability.targets), lambda t: _use(t, ability))])


def _use(t: Telling, ability: Ability) -> list[Text]:
    """What it does, and what comes after the last time. [RS-639]"""
    said = t.sentences(None, _doing(t, ability))
    return said + after_last(t, ability.limit) if ability.limit is not None else said


def _as_the_rules(limit: Limit) -> bool:
    """Whether it says no more than the rules do of any Action: once a turn. [RS-640]"""
    return (limit.period, limit.per, limit.n.constant) == ("turn", "card", 1)


def _doing(t: Telling, ability: Ability) -> list[Clause]:
    """What it does; that a coin is tossed or a die rolled, the type of an Action says. [RS-637]"""
    if ability.use == "toss":
        return [Clause(outcomes(t, ability.draw))]
    if ability.use == "dice":
        return [Clause(numbers_rolled(t, ability.draw) if ability.sides == 6 else t.op(ability.draw))]
    return optional(t, ability.do) if ability.may else t.sequence(ability.do)
