"""The board in words, for those who can't see it: a description within Discord's limit, and the whole of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from engines.kernel.text import SEATS, slug
from engines.rise.view import ActionView, CardView, CounterView, RiseView, SideView, SummonerView
from render.parts.faces import CardFace
from render.parts.held import Held, in_a_row
from render.parts.limit import deepest, shortened
from render.parts.words import Words

from . import look
from .face import cost, kind_line, points, sort_of, what_it_does
from .said import happenings, item
from .tiles import price

DEPTH = 2
"""As much of a card in play as a description tells where there is room (see `_card`)."""


def alt(view: RiseView, words: Words, limit: int) -> str:
    """What matters most, in at most `limit` characters: whose turn, the players with their Summoners, attacks, the
    chain, every battlefield in short, what happened. What finds no room (what happened, which stands above the picture,
    then attachments, names of Summoners, names of cards side by side) is left out, and that is said."""

    def tell(depth: int) -> Iterator[str]:
        yield from _situation(view, words)
        for side in view.seats:
            yield from _player(side, words, full=False, terse=depth < 0)
        yield from _attacks(view, words) if depth >= 0 else _attacks_terse(view, words)
        yield from _chain(view, words)
        yield from _fields(view, words, depth)
        if depth > DEPTH:
            yield from _recent(view, words)
        elif depth < 1:
            yield words("alt-more")

    return deepest(tell, range(DEPTH + 1, -2 - len(view.seats), -1), limit, words("alt-more"))


def text_board(view: RiseView, words: Words) -> str:
    """All that the board picture shows, and what its cards hold, in lines."""
    lines = list(_situation(view, words))
    if view.order:
        lines.append(words("rsp-alt-order", who=", ".join(words.seat(seat) for seat in view.order)))
    lines += [*_attacks(view, words), *_chain(view, words, _names(view, words)), *_recent(view, words)]
    for side in view.seats:
        lines += ["", *_player(side, words, full=True)]
        lines += [f"{_card(each, words, 3)}." for each in side.field]
        if not side.field and not side.out:
            lines.append(words("rsp-alt-no-field", seats=SEATS[side.seat]) + ".")
        piles = {
            "cemetery": side.cemetery,
            "excluded": side.excluded,
            "hand": sorted(key.partition("#")[0] for key in side.hand or ()),
            "known": side.known,
        }
        lines += words.piles("rsp-alt-pile", piles)
    return "\n".join(lines).strip()


def describe_card(face: CardFace, words: Words) -> str:
    """A card in words."""
    parts = [kind_line(face, words)]
    if cost(face, words):
        parts.append(cost(face, words))
    named = {"attack": words("rsp-attack"), "defense": words("rsp-defense"), "life": words("rsp-life")}
    parts += [f"{named[stat]} {value}" for stat, value in face.stats.items() if stat in named]
    lines = [words("alt-card", name=words.text(face.name), what=", ".join(parts)), points(face, words)]
    lines += what_it_does(face, words)
    lines += [words.headed(each.label, "", each.text) for each in face.abilities]
    return "\n".join(line for line in (*lines, words.text(face.flavour)) if line)


def describe_hand(
    view: RiseView, side: SideView, cards: Sequence[Held], words: Words, face: Callable[[str], CardFace], limit: int
) -> str:
    """A hand in words."""
    points = ", ".join(f"{each.at} {each.capacity}/{each.max_capacity}" for each in side.summoners if not each.lost)
    what = in_a_row(cards, lambda card: _glance(face(card), words), words)
    head = {"who": words.seat(side.seat), "stock": side.stock, "ether": side.ether, "points": points or "–"}
    return shortened(words("rsp-alt-hand", **head, what=what), limit)


def _glance(face: CardFace, words: Words) -> str:
    """A card of the hand at a glance."""
    figures = f" {face.stats['attack']}/{face.stats['defense']}" if "attack" in face.stats else ""
    parts = [part for part in (words("rsp-kind", kind=sort_of(face)) + figures, cost(face, words)) if part]
    return f"{words.text(face.name)} ({', '.join(parts)})"


def _situation(view: RiseView, words: Words) -> Iterator[str]:
    told = [words("rsp-alt-board", n=view.turn) if view.turn else words("rsp-alt-setup")]
    if view.over:
        told.append(
            words("rsp-alt-drawn") if view.winner is None else words("rsp-alt-won", who=words.seat(view.winner))
        )
    elif view.phase != "setup":
        phase = words("rsp-phase", phase=view.phase)
        told.append(words("rsp-alt-phase", who=words.seat(view.active), phase=phase))
    if view.waiting:
        told.append(words("rsp-alt-asked", who=", ".join(words.seat(seat) for seat in view.waiting)))
    yield " ".join(told)


def _player(side: SideView, words: Words, *, full: bool, terse: bool = False) -> Iterator[str]:
    """A player's counts and Summoners; `terse` leaves out names of Summoners and what seldom matters."""
    seat, who = SEATS[side.seat], words.seat(side.seat)
    counts = {"stock": side.stock, "ether": side.ether, "hand": side.hand_count}
    if terse and not side.out:
        summoners = [", ".join(_summoner(each, words, full=False, named=False)) for each in side.summoners]
        yield words.row([words("rsp-alt-terse", seat=seat, who=who, **counts), *summoners]) + "."
        return
    if side.out:
        yield words("rsp-alt-out", seat=seat, who=who)
        if not full:
            return
    head = words("rsp-alt-side", seat=seat, who=who, **counts, library=side.library)
    some = {"cemetery": len(side.cemetery), "excluded": len(side.excluded), "shorts": side.shorts}
    yield ", ".join([head, *(words("rsp-alt-count", what=what, n=n) for what, n in some.items() if n)]) + "."
    for each in side.summoners:
        yield ", ".join(_summoner(each, words, full=full)) + "."
    if side.attached:
        what = ", ".join(_card(each, words, 1) for each in side.attached)
        yield words("rsp-alt-on-player", who=who, what=what) + "."


def _summoner(each: SummonerView, words: Words, *, full: bool, named: bool = True) -> Iterator[str]:
    name = words.card(each.card) if named else ""
    if each.lost:
        yield words("rsp-alt-summoner-lost", at=f"{each.at} {name}".strip(), n=each.lost)
        return
    life = {"life": each.life, "max": each.max_life, "level": each.level}
    points = {"capacity": each.capacity, "points": each.max_capacity}
    yield words("rsp-alt-summoner", at=f"{each.at} {name}".strip(), **life, **points)
    if each.tilted and (named or each.capacity):
        yield words("rsp-alt-summoner-tilted")
    if each.pending:
        yield words("rsp-alt-pending", n=each.pending)
    for state in each.badges:
        yield look.badge(state, words)[1]
    if each.targeted:
        yield words("rsp-alt-summoner-targeted")
    if each.attached:
        yield words("rsp-alt-with", what=", ".join(_card(one, words, 1) for one in each.attached))
    if not full:
        return
    for skill in each.skills:
        yield words("rsp-alt-skill", name=words.text(skill.name), level=skill.from_level, n=skill.capacity)
    if each.level_pile:
        yield words("rsp-alt-pile", pile="level", what=words.cards(each.level_pile))


def _fields(view: RiseView, words: Words, depth: int) -> Iterator[str]:
    """The battlefields; those that are empty at the end, in one line. Below a `depth` of -1 the cards of one side more
    have no names, first those of the viewer's own."""
    own_first = sorted((side.seat for side in view.seats), key=lambda seat: seat != view.viewer)
    nameless = own_first[: max(0, -1 - depth)]
    for side in view.seats:
        if side.field:
            what = words.row(_alike(side.field, words, -2 if side.seat in nameless else max(depth, -1)))
            yield words("rsp-alt-field", seat=SEATS[side.seat], what=what) + "."
    empty = [SEATS[side.seat] for side in view.seats if not side.field and not side.out]
    if empty:
        yield words("rsp-alt-no-field", seats=", ".join(empty)) + "."


def _alike(cards: Sequence[CardView], words: Words, depth: int) -> Iterator[str]:
    """Cards in play (see `_card`); those of which the same is told together, by their places."""
    places: dict[str, list[str]] = {}
    for each in cards:
        places.setdefault(_about(each, words, depth), []).append(each.at)
    return (f"{', '.join(at)} {about}".rstrip() for about, at in places.items())


def _card(each: CardView, words: Words, depth: int) -> str:
    """A card in play, by its place: with `depth` -2 without its name, -1 and 0 with name, figures, tilt and states; 1
    its attachments too; 2 counters and Abilities; 3 all of it."""
    return f"{each.at} {_about(each, words, depth)}".rstrip()


def _about(each: CardView, words: Words, depth: int) -> str:
    name = words.card(each.named or each.card) if depth > -2 else ""
    figures = each.attack is not None or each.defense is not None
    parts = [f"{name} {each.attack or 0}/{each.defense or 0}".lstrip() if figures else name]
    if each.tilted:
        parts.append(words("rsp-alt-tilted"))
    if each.plane == "air":
        parts.append(words("rsp-alt-air"))
    for state in each.badges:
        parts.append(
            words("rsp-owner", seat=SEATS[each.owner]) if state == "possessed" else look.badge(state, words)[1]
        )
    if each.owner != each.controller and "possessed" not in each.badges:
        parts.append(words("rsp-owner", seat=SEATS[each.owner]))
    if depth >= 1:
        if each.attached:
            parts.append(
                words(
                    "rsp-alt-with",
                    what=", ".join(_attached(one, each.controller, words, depth) for one in each.attached),
                )
            )
        if each.targeted:
            parts.append(words("rsp-alt-targeted"))
    if depth >= 2:
        parts += [_counter(one, words) for one in each.counters]
        parts += [words("rsp-ability", ability=one.replace(" ", "-")) for one in each.abilities]
        parts += [words("rsp-stack", n=each.parts + 1)] if each.parts else []
        parts += [words("rsp-token")] if each.token else []
        parts += [words("rsp-copy")] if each.copied else []
    if depth >= 3:
        changed = (each.attack, each.defense) != (each.base_attack, each.base_defense)
        if changed and each.base_attack is not None and each.base_defense is not None:
            parts.append(words("rsp-alt-printed", attack=each.base_attack, defense=each.base_defense))
        parts += [words("word-types", word=slug(one), name=one) for one in each.types]
        for action in each.actions:
            parts.append(words("rsp-alt-action", name=words.text(action.name), cost=_cost(action, words)))
    return ", ".join(part for part in parts if part)


def _counter(each: CounterView, words: Words) -> str:
    """Charge Counters, by their kind."""
    told = words("rsp-alt-counters", n=each.n, kind=each.kind.replace("-", "−"))
    return f"{told} {words('rsp-fleeting')}" if each.fleeting else told


def _attached(each: CardView, bearer: int, words: Words, depth: int) -> str:
    """A card attached to another, with whose it is where it is another's than its bearer."""
    name = f"{each.at} {words.card(each.named or each.card)}"
    told = [words("rsp-alt-of", who=words.seat(each.controller))] if each.controller != bearer else []
    if depth >= 3:
        told += [look.badge(state, words)[1] for state in each.badges]
        told += [
            words("rsp-alt-action", name=words.text(action.name), cost=_cost(action, words)) for action in each.actions
        ]
    return f"{name} ({', '.join(told)})" if told else name


def _cost(action: ActionView, words: Words) -> str:
    paid = price(action.gold, action.ether, words)
    return words("rsp-spent", cost=paid) if action.spent else paid


def _attacks_terse(view: RiseView, words: Words) -> Iterator[str]:
    """The attacks of a combat in one line: number, attacker, and what it meets."""
    told = [
        f"{number} {each.attacker} → {each.blocker or each.aimed or SEATS[each.player]}"
        for number, each in enumerate(view.combat, 1)
        if each.state != "out"
    ]
    if told:
        yield words("rsp-alt-attacks", what=", ".join(told)) + "."


def _names(view: RiseView, words: Words) -> dict[str, str]:
    """What stands at each place, by name."""
    found: dict[str, str] = {}
    for side in view.seats:
        cards = [*side.attached, *side.field, *(one for each in side.summoners for one in each.attached)]
        cards += [one for each in side.field for one in each.attached]
        found |= {each.at: words.card(each.card) for each in side.summoners}
        found |= {each.at: words.card(each.named or each.card) for each in cards}
    return found


def _attacks(view: RiseView, words: Words) -> Iterator[str]:
    for number, each in enumerate(view.combat, 1):
        if each.state == "out":
            continue
        who = f"{each.attacker} {words.card(each.card)}".strip()
        parts = [words("rsp-alt-attack", n=number, who=who, whom=words.seat(each.player))]
        if each.blocker:
            parts.append(words("rsp-alt-blocked", who=f"{each.blocker} {words.card(each.blocker_card)}"))
        elif each.aimed:
            parts.append(words("rsp-alt-aimed", what=each.aimed))
        elif each.state == "unblocked":
            parts.append(words("rsp-alt-unblocked"))
        if each.state == "fought":
            parts.append(words("rsp-alt-fought"))
        yield ", ".join(parts) + "."


def _chain(view: RiseView, words: Words, names: Mapping[str, str] | None = None) -> Iterator[str]:
    """The chain; targets with `names` of what stands at their places."""
    if view.chain:
        told = [
            words("rsp-alt-item", at=each.at, who=words.seat(each.seat), what=item(each, words, names))
            for each in reversed(view.chain)
        ]
        yield words("rsp-alt-chain", what=words.row(told)) + "."


def _recent(view: RiseView, words: Words) -> Iterator[str]:
    told = happenings(view, words)
    if told:
        yield words("rsp-alt-recent", what=", ".join(told))
