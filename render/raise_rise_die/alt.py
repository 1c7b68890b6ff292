"""The board in words, for those who can't see it: a description within Discord's limit, and the whole of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engines.kernel.text import SEATS
from engines.raise_rise_die.view import ExchangeView, HeldView, LaidView, LinkView, PlacedView, RrdView, SideView
from render.parts.faces import CardFace
from render.parts.held import Held, in_a_row
from render.parts.limit import deepest, shortened
from render.parts.words import Words

from . import look
from .face import COMBAT, figures, kind_line, said, slot_words
from .said import frenzy, happenings, link_name, outcome, slot_name, value_of

DEPTHS = (3, 2, 1, 0)
"""From all that there is to say of a card to its name and number alone."""


def alt(view: RrdView, words: Words, limit: int) -> str:
    """What matters most, in at most `limit` characters: whose turn, the exchange, both players with what lies before
    them, what happened. What finds no room is left out, and that is said."""

    def tell(depth: int) -> Iterator[str]:
        yield from _situation(view, words)
        for each in view.exchanges:
            yield from _exchange(each, words, depth)
        for side in view.seats:
            yield from _side(view, side, words, depth)
        if depth:
            yield from _recent(view, words)

    return deepest(tell, DEPTHS, limit, words("alt-more"))


def text_board(view: RrdView, words: Words) -> str:
    """All that the board picture shows, and what the piles hold, in lines."""
    lines = [*_situation(view, words), *(line for each in view.exchanges for line in _exchange(each, words, 4))]
    lines += _recent(view, words)
    for side in view.seats:
        lines += ["", *_side(view, side, words, 4)]
        lines += words.piles("rdp-alt-pile", {"discard": side.discard, "void": side.void})
        if side.hand is not None:
            told = [_held(card, view.held.get(card), words) for card in (key.partition("#")[0] for key in side.hand)]
            lines.append(words("rdp-alt-pile", pile="hand", what=words.row(told) or words("pic-empty-hand")))
    return "\n".join(lines).strip()


def describe_card(face: CardFace, words: Words) -> str:
    """A card in words."""
    parts = [kind_line(face, words)]
    if face.kind in COMBAT:
        parts.append(words("rdp-alt-sv", n=face.cost or 0))
        parts.append(words("rdp-alt-value", kind=face.kind, n=face.stats.get("value", 0)))
        if "second" in face.stats:
            parts.append(words("rdp-alt-second", n=face.stats["second"]))
        parts.append(words("rdp-alt-optimal", what=slot_words(face, words)))
    parts += [words("rdp-alt-figure", name=name, n=value) for name, value in figures(face)]
    head = words("alt-card", name=words.text(face.name), what=", ".join(parts))
    return "\n".join([head, *said(face, words), *[text for text in [words.text(face.flavour)] if text]])


def describe_hand(
    view: RrdView, side: SideView, cards: Sequence[Held], words: Words, face: Callable[[str], CardFace], limit: int
) -> str:
    """A hand in words."""
    what = in_a_row(cards, lambda card: _held(card, view.held.get(card), words), words)
    return shortened(words("rdp-alt-hand", who=words.seat(side.seat), reserve=side.reserve, what=what), limit)


def _held(card: str, now: HeldView | None, words: Words) -> str:
    """A card of the hand at a glance."""
    name = words.card(card)
    if now is None:
        return name
    parts = [words("rdp-kind", kind=now.kind, instant="yes" if now.instant else "no"), words("rdp-alt-sv", n=now.sv)]
    if now.cost != now.sv:
        parts.append(words("rdp-costs-now", n=now.cost))
    parts.append(words("rdp-alt-value", kind=now.kind, n=now.value))
    if now.second is not None:
        parts.append(words("rdp-alt-second", n=now.second))
    parts.append(words("rdp-alt-optimal", what=", ".join(slot_name(slot, words) for slot in now.optimal)))
    parts += [words("rdp-card-mark", mark="object")] if now.object else []
    return f"{name} ({', '.join(parts)})"


def _situation(view: RrdView, words: Words) -> Iterator[str]:
    told = [words("rdp-alt-board", n=view.bout, phase=view.phase) if view.bout else words("rdp-alt-setup")]
    if view.over:
        told.append(
            words("rdp-alt-drawn") if view.winner is None else words("rdp-alt-won", who=words.seat(view.winner))
        )
    elif view.phase == "clash":
        told.append(words("rdp-alt-turn", who=words.seat(view.active)))
    if view.bout:
        told.append(words("rdp-alt-starter", who=words.seat(view.starter)))
    if view.passer is not None:
        told.append(words("rdp-alt-passer", who=words.seat(view.passer)))
    if view.waiting:
        who = ", ".join(words.seat(seat) for seat in view.waiting)
        told.append(words("rdp-alt-asked", who=who, window=view.window or "none"))
    yield " ".join(told)


def _exchange(each: ExchangeView, words: Words, depth: int) -> Iterator[str]:
    links = words.row(_link(link, words, depth) for link in each.links)
    if not links:
        return
    parts = [frenzy(each, words), words("rdp-locked") if each.locked else ""]
    more = "".join(f" ({part})" for part in parts if part)
    yield words(
        "rdp-alt-exchange", instant="yes" if each.instant else "no", what=links, outcome=outcome(each, words) + more
    )


def _link(link: LinkView, words: Words, depth: int) -> str:
    told = [f"{link.at} {link_name(link, words)} ({SEATS[link.seat]})"]
    told.append(words("rdp-alt-comes-to", kind=link.kind, n=value_of(link), base=link.base))
    where = "/".join(slot_name(slot, words) for slot in link.slots)
    told.append(words("rdp-answers", on=link.on, where=where) if link.on else where)
    if depth >= 1:
        told += [words("rdp-flag", flag="transcended")] if link.transcended else []
        told += [words("rdp-flag", flag="instant")] if link.instant else []
        told += [words("rdp-flag", flag="beaten")] if link.beaten else []
    if depth >= 3 and link.place:
        told.append(link.place)
    return ", ".join(told)


def _side(view: RrdView, side: SideView, words: Words, depth: int) -> Iterator[str]:
    yield words(
        "rdp-alt-side",
        seat=SEATS[side.seat],
        who=words.seat(side.seat),
        hp=side.hp,
        ether=side.ether,
        reserve=side.reserve,
        hand=side.hand_count,
        deck=side.deck,
        top=f"{words.card(side.top)} ({words('rdp-alt-sv', n=side.top_sv)})" if side.top else "–",
    )
    if depth >= 1:
        yield words(
            "rdp-alt-potentials",
            active=side.active,
            latent=side.latent,
            printed=side.latent_printed,
            discard=len(side.discard),
            void=len(side.void),
        )
    states = [words("rdp-marker", marker=name, n=n) for name, n in side.markers.items() if n]
    states += [words("rdp-flag", flag="stunned")] if side.stunned else []
    if depth >= 2:
        states += [words("rdp-alt-played", n=side.played)] if side.played else []
        states += [words("rdp-alt-passes", n=side.passes)] if side.passes else []
    if states:
        yield words("rdp-alt-states", what=", ".join(states))
    for slot in side.slots:
        if slot.cards or slot.weak:
            told = [_laid(card, words, depth) for card in slot.cards if depth > 3 or card.at.startswith(slot.at)]
            told += [words("rdp-alt-weak", n=slot.weak)] if slot.weak else []
            yield words("rdp-alt-slot", slot=slot.slot, at=slot.at, what=words.row(told) or "–")
    if depth >= 4 and not any(slot.cards for slot in side.slots):
        yield words("rdp-alt-no-cards")
    objects = [each for each in side.objects if each is not None]
    for name, things in (
        ("character", [side.character] if side.character is not None and depth >= 1 else []),
        ("weapons", side.weapons if depth >= 1 else []),
        ("objects", objects),
        ("infusions", side.infusions),
    ):
        if things:
            yield words("rdp-alt-stays", name=name, what=words.row(_placed(each, side, words) for each in things))
    if depth >= 4:
        free = max(0, side.sockets - len(side.infusions))
        yield words("rdp-alt-room", sockets=side.sockets, free=free, slots=len(side.objects) - len(objects))


def _laid(card: LaidView, words: Words, depth: int) -> str:
    """A laid card: with `depth` 0 its name and number; 1 its states, 2 whose, 3 its role and slots, 4 all."""
    told = [f"{card.at} {words.card(card.card)}", words("rdp-alt-value", kind=card.kind, n=card.value)]
    if depth >= 1:
        told += [words("rdp-flag", flag="pending")] if card.pending else []
        told += [words("rdp-flag", flag="sideways")] if card.sideways else []
        told += [words("rdp-flag", flag="transcended")] if card.transcended else []
    if depth >= 2:
        told.append(words("rdp-alt-laid-by", seat=SEATS[card.owner]))
    if depth >= 3:
        told.append(words("rdp-flag", flag="optimal" if card.optimal else "not-optimal"))
        told += [words("rdp-flag", flag=card.role)] if card.role in look.ROLES else []
        if len(card.slots) > 1:
            told.append(words("rdp-alt-covers", what=", ".join(slot_name(slot, words) for slot in card.slots)))
    if depth >= 4:
        told += [words("rdp-alt-printed", n=card.base)] if card.base != card.value else []
        told += [words("rdp-alt-bonus", n=card.bonus)] if card.bonus else []
    return ", ".join(told)


def _placed(each: PlacedView, side: SideView, words: Words) -> str:
    told = [f"{each.at} {words.card(each.card)}"]
    if each.used or each.usable:
        told.append(words("rdp-state", state="used" if each.used else "ready"))
    if each.as_support:
        where = "/".join(slot_name(slot, words) for slot in each.optimal)
        told.append(words("rdp-alt-support", n=each.value, where=where))
    if each.owner != side.seat:
        told.append(words("rdp-alt-owner", seat=SEATS[each.owner]))
    return ", ".join(told)


def _recent(view: RrdView, words: Words) -> Iterator[str]:
    told = happenings(view, words)
    if told:
        yield words("rdp-alt-recent", what=", ".join(told))
