"""What is said of a card that can't be read names the way out: what its writer was after, and how that is written."""

from __future__ import annotations

import pytest

from engines.kernel.cards import Cards
from engines.kernel.documents import ContentError
from engines.kernel.registry import games
from tests.content import cards

HEADS = {
    "rise": {
        "imminent": "{kind: imminent, id: a-card, name: A Card, rank: 2, ",
        "creature": "{kind: creature, id: a-card, name: A Card, rank: 2, attack: 1, defense: 1, ",
        "level_up": "{kind: level_up, id: a-card, name: A Card, rank: 2, ",
    },
    "rizontical": {
        "normal": "{kind: power, id: a-card, name: A Card, category: normal, cost: {ap: 1}, ",
        "trigger": "{kind: power, id: a-card, name: A Card, category: trigger, cost: {ap: 1}, ",
        "permanent": "{kind: power, id: a-card, name: A Card, category: permanent, cost: {ap: 1}, ",
        "tile": "{kind: tile, id: a-card, name: A Card, time: 2, ",
    },
}


def problems(game: str, text: str) -> list[str]:
    """What is said of some cards."""
    try:
        Cards.read(games()[game], {"own.yaml": text}, known=cards(game))
    except ContentError as error:
        return [f"{each.where}: {each.what}" for each in error.problems]
    return []


def said(game: str, kind: str, rest: str) -> str:
    """The one thing that is said of a card."""
    (only,) = problems(game, f"- {HEADS[game][kind]}{rest}}}\n")
    return only


@pytest.mark.parametrize(
    ("game", "kind", "rest", "words"),
    [
        # a name from another effect of the card
        ("rise", "creature", "abilities: [{use: purchase, cost: {coins: 1}, targets: {twin: {kind: creature}}, do: [{return: twin}]}, {when: turn_begins, if: {twin: {tilted: true}}, do: [{draw: 1}]}]", ("abilities.1.if", "twin is known only in the effect that names it", "mark")),
        ("rise", "creature", "abilities: [{use: purchase, cost: {coins: 1}, targets: {twin: {kind: creature}}, do: [{return: twin}]}, {when: turn_begins, do: [{return: twin}]}]", ("abilities.1.do.0.return.what", "twin is known only in the effect that names it", "mark")),
        # what is not used has no targets and costs nothing
        ("rise", "creature", "abilities: [{when: turn_begins, targets: {prey: {kind: creature}}, do: [{return: prey}]}]", ("abilities.0.targets", "choose: {what: {pick: 1, ...}, as: NAME}")),
        ("rise", "creature", "abilities: [{when: turn_begins, cost: {coins: 1}, do: [{draw: 1}]}]", ("abilities.0.cost", "pay: {cost: {...}, then: [...]}")),
        ("rise", "creature", "abilities: [{when: turn_begins, free: true, do: [{draw: 1}]}]", ("abilities.0.free", "belongs to what is used")),
        # an Action that others may use
        ("rise", "creature", "abilities: [{use: purchase, who: each, cost: {sacrifice: this}, do: [{draw: 1}]}]", ("abilities.0.cost.sacrifice", "pays with what is theirs")),
        ("rise", "creature", "abilities: [{use: purchase, from: cemetery, who: foe, cost: {coins: 1}, do: [{draw: 1}]}]", ("abilities.0.who", "an Action of a card in play")),
        ("rise", "creature", "abilities: [{when: turn_begins, who: foe, do: [{draw: 1}]}]", ("abilities.0.who", "belongs to what is used", "pay: {who: foe, ...}")),
        ("rizontical", "permanent", "abilities: [{would: {event: hp_lost, subject: {kind: fighter, side: own}}, targets: {who: {pick: 1, kind: fighter}}, do: []}]", ("abilities.0.targets", "choose")),
        # what means all that fits
        ("rise", "imminent", "do: [{for_each: {of: {pick: 2, kind: creature}, do: [{return: it}]}}]", ("do.0.for_each.of", "leave pick out", "choose: {what: {pick: 1, ...}, as: NAME}")),
        ("rise", "creature", "abilities: [{when: {event: dies, subject: {pick: 1, kind: creature}}, do: [{draw: 1}]}]", ("abilities.0.when.subject", "leave pick out")),
        # counters and payments
        ("rise", "imminent", "do: [{put: {plus: 1, minus: 1, to: {pick: 1, kind: creature}}}]", ("do.0.put", "one sort of counter at a time: two entries")),
        ("rise", "imminent", "do: [{put: {n: 1, to: {pick: 1, kind: creature}}}]", ("do.0.put", "no counter 'n'")),
        ("rise", "imminent", "do: [{pay: {cost: {}, then: [{draw: 1}]}}]", ("do.0.pay.cost", "may: true")),
        # keywords that do not fit
        ("rise", "creature", "keywords: [Bomb]", ("keywords", "Bomb", "a Creature or Door is not attached to anything", "incantation or imminent")),
        ("rise", "creature", "abilities: [{keyword: Flight, do: [{draw: 1}]}]", ("abilities.0.keyword", "Flight", "an ability of its own")),
        # an effect that does nothing
        ("rizontical", "normal", "targets: {prey: {pick: 1, kind: fighter}}", ("targets", "`do` is missing")),
        ("rizontical", "permanent", "abilities: [{when: round_start}]", ("abilities.0.when", "`do` is missing")),
        ("rizontical", "permanent", "abilities: [{when: round_start, cost: {ap: 1}, do: [{draw: 1}]}]", ("abilities.0.cost", "pay: {cost: {...}, then: [...]}")),
        # acts
        ("rise", "creature", "abilities: [{always: [{forbid: {act: invoke, to: this}}]}]", ("always.0.forbid.act", "invoke is an act of player, and this means creature")),
        ("rise", "creature", "abilities: [{always: [{forbid: {act: invoke}}]}]", ("always.0.forbid.act", "invoke is an act of player")),
        ("rise", "imminent", "do: [{forbid: {act: [attack, draw], to: foe, until: turn}}]", ("do.0.forbid.act", "attack is an act of creature, and this means player")),
        ("rise", "creature", "abilities: [{always: [{forbid: {act: attack_tilted}}]}]", ("always.0.forbid.act", "attack_tilted is allowed")),
        ("rise", "creature", "abilities: [{always: [{must: {act: draw, to: you}}]}]", ("always.0.must.act", "draw is forbidden")),
        ("rizontical", "normal", "do: [{forbid: {act: draw, to: {kind: fighter, side: foe}, until: round}}]", ("do.0.forbid.act", "draw is an act of player, and this means fighter")),
        # numbers that nothing has
        ("rizontical", "normal", "do: [{damage: {n: 1, to: {pick: 1, kind: fighter, slot: 99}}}]", ("to.slot", "slot is from 0 to 4")),
        # what no such thing has
        ("rise", "imminent", "do: [{return: {pick: 1, kind: creature, may_infect: {pick: 1, side: own, has: Disease}}}]", ("may_infect", "nothing is picked")),
        ("rise", "imminent", "targets: {germ: {has: Disease}}, do: [{return: {pick: 1, kind: creature, may_infect: germ}}]", ("do.0.return.what.may_infect", "asked of incantation, imminent", "may_hold")),
        # what the event that is answered does not have
        ("rizontical", "tile", "do: [{draw: 1, if: {event: {kind: push}}}]", ("do.0.if.event.kind", "step has no kinds")),
        ("rise", "creature", "abilities: [{when: {event: action_used, subject: this}, do: [{draw: event.amount}]}]", ("do.0.draw.n", "action_used has no amount")),
        ("rise", "creature", "abilities: [{when: {event: invoked}, do: [{draw: 1, if: {event: {kind: combat}}}]}]", ("do.0.if.event.kind", "no kind of invoked 'combat'")),
        ("rise", "imminent", "do: [{draw: event.amount}]", ("do.0.draw.n", "answers no event")),
        ("rise", "imminent", "do: [{draw: 1, if: {happened: {event: dies}, this: turn}}, {return: subject.card}]", ("do.1.return.what", "no name 'subject'")),
        ("rise", "imminent", "do: [{change: {attack: 1, to: {pick: 1, kind: creature}, until: {next: destroyed}}}]", ("until.next", "nothing answers destroyed")),
        ("rise", "imminent", "do: [{later: {at: own_turn, do: [{draw: 1}]}}]", ("do.0.later.whose", "own_turn comes for each player apart")),
        ("rise", "imminent", "do: [{change: {attack: 1, to: {kind: creature}, until: own_turn}}]", ("until", "own_turn is when something happens `later`")),
        # whose level rises
        ("rise", "level_up", "do: [{draw: 1, if: {subject: {level: 2}}}]", ("do.0.if", "target")),
        ("rizontical", "normal", "do: [{return: {what: {pick: 1, kind: power, category: trigger}, to: deck_bottom}}]", ("do.0.return.to", "shuffled into the deck (deck)")),
    ],
)  # fmt: skip
def test_what_is_wrong_names_the_way_out(game: str, kind: str, rest: str, words: tuple[str, ...]) -> None:
    what = said(game, kind, rest)
    for each in words:
        assert each in what, what


def test_a_card_that_another_names_and_that_can_not_be_read_is_not_called_unknown() -> None:
    lantern = (
        "- {kind: summon, id: paper-lantern, name: Paper Lantern, abilities: [{when: rond_start, do: [{draw: 1}]}]}\n"
    )
    power = f"- {HEADS['rizontical']['normal']}do: [{{create: {{summon: paper-lantern, cells: {{kind: cell, empty: true}}}}}}]}}\n"
    (only,) = problems("rizontical", lantern + power)
    assert "no event 'rond_start'" in only
    assert any("no summon 'paper-lantern'" in each for each in problems("rizontical", power))
