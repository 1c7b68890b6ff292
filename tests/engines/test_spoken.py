"""What cards say that are hard to put into words, in every language."""

from __future__ import annotations

import pytest

from engines.kernel.cards import Cards
from engines.kernel.registry import games
from referee.library import texts_of
from render import painter
from tests.content import DATA

TEXTS = texts_of(DATA, {})
RUNE = "{kind: rune, id: a-card, name: A Card, cost: 1, "
ARTIFACT = "{kind: artifact, id: a-card, name: A Card, "
SPELL = "{kind: spell, id: a-card, name: A Card, level: 1, xp: 10, "
IMMINENT = "{kind: imminent, id: a-card, name: A Card, rank: 2, "
POWER = "{kind: power, id: a-card, name: A Card, category: normal, cost: {ap: 1}, "
PERMANENT = "{kind: power, id: a-card, name: A Card, category: permanent, cost: {ap: 1}, "
CHARACTER = "{kind: character, id: a-card, name: A Card, ether: 22, active: 3, latent: 2, "
ASSAULT = "{kind: assault, id: a-card, name: A Card, archetype: tide, sv: 1, value: 1, optimal: body, "


def told(game: str, card: str, locale: str) -> str:
    """All that is printed on a card."""
    pool = Cards.read(games()[game], {"own.yaml": f"- {card}\n"})
    return " ".join(painter(game).told_whole(games()[game].describe(pool["a-card"]), TEXTS, locale).split())


@pytest.mark.parametrize(
    ("game", "card", "en", "fr"),
    [
        # as many as there are of something
        ("rise", IMMINENT + "targets: {prey: {pick: {count: {kind: door, side: own}}, kind: creature, side: foe}}, do: [{damage: {n: {half: prey.attack, up: true}, to: prey}}]}",
         "Target X opposing Creatures, where X is the number of your Doors. Deal Y damage to them, where Y is half of their Attack (rounded up).",
         "Ciblez X Créatures adverses, X étant le nombre de vos Portes."),
        ("owr", RUNE + "do: [{damage: {n: 100, to: {pick: {from: 0, to: {count: {kind: creature, side: own}}}, kind: creature, side: foe}}}]}",
         "to up to X opposing creatures, where X is the number of your creatures.",
         "à au plus X créatures adverses, X étant le nombre de vos créatures."),
        ("riftborn", SPELL + "do: [{choose: {what: {pick: {count: {kind: creature, side: own, family: Fae}}, kind: creature, side: foe}, as: prey}}, {damage: {n: 1, to: prey}}]}",
         "Choose X opposing creatures, where X is the number of your Fae creatures, then deal 1 damage to them.", "Choisissez X créatures adverses"),
        # a moment, and a condition on it
        ("rizontical", PERMANENT + "abilities: [{when: {event: round_end, if: {happened: {event: defeated, subject: {kind: fighter}}, this: round}}, do: [{draw: 1}]}]}",
         "At the end of each round, if a Fighter has been defeated this round: draw 1 Power.", "À la fin de chaque manche, si un Fighter a été vaincu cette manche : piochez 1 Power."),
        ("raise_rise_die", CHARACTER + "abilities: [{when: bout_end, if: {not: {happened: {event: damaged, player: you}, this: bout}}, do: [{gain: {reserve: 1}}]}]}",
         "At the end of each bout, if you have not taken damage this bout: gain 1 Reserve.", "si vous n’avez pas subi de dégâts cette passe d’armes"),
        # where there is but one opponent
        ("owr", RUNE + "do: [{damage: {n: 100, to: {kind: player, side: foe}}}]}", "Deal 100 damage to your opponent.", "Infligez 100 dégâts à votre adversaire."),
        ("riftborn", SPELL + "do: [{draw: 1, if: {exists: {kind: creature, side: foe}, n: 3}}]}", "your opponent controls at least 3 creatures", "votre adversaire contrôle au moins 3 créatures"),
        ("rizontical", POWER + "do: [{lose: {ap: 1, who: {kind: player, side: foe}}}]}", "Your opponent loses 1 AP.", "Votre adversaire perd 1 AP."),
        # things of two genders
        ("rise", IMMINENT + "do: [{damage: {n: 1, to: {pick: 1, kind: [creature, summoner], side: own}}}]}", "one of your Creatures or Summoners", "à une de vos Créatures ou à un de vos Invocateurs"),
        # names of what is used
        ("owr", ARTIFACT + "abilities: [{use: activated, name: Serve, in: {fr: Servir}, cost: {souls: 1}, do: [{draw: 1}]}]}", "Serve (1 soul): Draw 1 card.", "Servir (1 âme) : Piochez 1 carte."),
        ("raise_rise_die", CHARACTER + "abilities: [{use: active, name: Hush, in: {fr: Chut}, do: [{draw: 1}]}]}", "Hush – Active: Draw 1 card.", "Chut – Capacité active : Piochez 1 carte."),
        # what is said without a verb, behind what is no order
        ("raise_rise_die", ASSAULT + "on_play: [{if: {cond: {you: {played: 3+}}, then: [{bonus_damage: 1, if: {foe: {bleed: 1+}}}, {bleed: 1}]}}]}", "+1 damage, then Bleed 1.", "+1 dégâts, puis Saignement 1."),
        # whose that is which is answered
        ("owr", RUNE + "subtype: flash, if: {pending: {waits: ability}}, do: [{lose: {lf: 200, who: pending.controller}}]}", "The controller of what this answers loses 200 LF.", "Le contrôleur de ce à quoi elle répond perd 200 FV."),
        # how many things something came about to, where it does so to each but once
        ("riftborn", SPELL + "do: [{draw: 1, if: {happened: {event: dies, subject: {kind: creature, side: foe}}, this: turn, n: 2}}]}", "If at least 2 opposing creatures have died this turn, draw 1 card.", "Si au moins 2 créatures adverses sont mortes ce tour-ci, piochez 1 carte."),
        ("owr", RUNE + "do: [{draw: 1, if: {not: {happened: {event: destroyed, subject: {kind: creature}}, this: turn, n: 2}}}]}", "If fewer than 2 creatures have been destroyed this turn, draw 1 card.", "Si moins de 2 créatures ont été détruites ce tour-ci, piochez 1 carte."),
        # half of what comes about, rounded up
        ("owr", ARTIFACT + "abilities: [{would: {event: lf_lost, player: you, kind: effect}, set: {amount: {half: event.amount, up: true}}}]}", "it is half as much (rounded up)", "c’est moitié moins (arrondi au supérieur)"),
        # that there is somebody
        ("owr", RUNE + "subtype: flash, if: {exists: attacker}, do: [{end_attack: {}}]}", "Rune · Flash, 1 soul. Only if a creature is attacking.", "Rune · Éclair, 1 âme. Seulement si une créature attaque."),
        # what another picks of what is theirs
        ("owr", RUNE + "do: [{choose: {what: {pick: 1, kind: creature, side: foe, by: foe}, as: theirs}}, {destroy: theirs}]}", "Your opponent chooses a creature they control", "Votre adversaire choisit une créature qu’il contrôle"),
    ],
)  # fmt: skip
def test_what_is_hard_to_say(game: str, card: str, en: str, fr: str) -> None:
    assert en in told(game, card, "en")
    assert fr in told(game, card, "fr")
