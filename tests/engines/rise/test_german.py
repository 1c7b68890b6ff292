"""A further language is a folder of texts: German, with its cases and genders, for some of Rise's cards; no Python
knows of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.kernel.text import Texts
from engines.rise.cards import READER
from engines.rise.telling import base_text, use_text
from tests.content import cards

GERMAN = Texts({"de": [file.read_text() for file in sorted(Path(__file__).with_name("german").glob("*.ftl"))]})


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("grave-abbot", "Zerstöre die anvisierte gegnerische Kreatur."),
        ("last-rites-unpaid", "Zerstöre die anvisierte Kreatur mit Verteidigung 3 oder weniger."),
        ("battering-argument", "Zerstöre die anvisierte Tür."),
        ("brass-ballista", "Füge der anvisierten Kreatur 2 Schaden zu."),
        ("bolt-from-the-wire", "Visiere eine Kreatur an. Bei Erfolg füge ihr 3 Schaden zu; bei Misserfolg füge ihr 1 Schaden zu."),
        ("murder-hole", "Wenn diese Tür blockt: füge dem Angreifer 1 Schaden zu."),
        ("sudden-relapse", "Die anvisierte infizierte Kreatur erhält −2/−2 bis zum Ende des Zuges."),
        ("pulled-through-the-door", "Nimm die anvisierte Kreatur oder Tür auf die Hand zurück."),
        ("foreman-ilsa-crank", "Richte deine anvisierte erschöpfte Kreatur oder deinen anvisierten erschöpften Beschwörer auf."),
        ("matron-of-the-tea-urn", "Einmal pro Zug, wenn einer deiner Beschwörer Leben gewinnt: lege eine +1/+1-Marke auf eine deiner Kreaturen."),
        ("waybread-basket", "Einer deiner Beschwörer gewinnt 3 Leben zurück."),
        ("mass-adjournment", "Erschöpfe alle gegnerischen Kreaturen."),
        ("the-river-takes-its-share", "Jeder Gegner opfert eine Kreatur; opfere eine Kreatur."),
        ("bell-rope-novice", "Einmal pro Zug, wenn eine andere deiner Zombie-Kreaturen stirbt: lege eine +1/+1-Marke auf diese Kreatur."),
        ("mourning-ferry", "Wenn eine deiner Kreaturen stirbt: erhalte 1 Münze."),
        ("candle-warden", "Deine anderen Zombie-Kreaturen erhalten +1/+0."),
        ("blizzard-witness", "Gegnerische erschöpfte Kreaturen erhalten +0/−1."),
        ("insured-ranger", "Wenn diese Kreatur zerstört wird, geschieht stattdessen dies: erschöpfe sie; verliere 1 Münze (einmal)."),
    ],
)  # fmt: skip
def test_cards_in_german(card: str, text: str) -> None:
    printed = cards("rise")[card]
    used = (*printed.actions, *printed.skills)
    said = base_text(printed) or use_text(printed, used[-1])
    assert GERMAN.say(said, "de") == text


def test_what_is_in_common_in_german() -> None:
    kin = {"kind": "creature", "side": "own", "not": "this", "types": "this.types"}
    does = [{"always": [{"change": {"attack": 1, "to": kin}}]}]
    card = {"kind": "creature", "id": "kin", "name": "Kin", "rank": 1, "attack": 1, "defense": 1, "abilities": does}
    said = GERMAN.say(base_text(READER.validate_python(card)), "de")
    assert said == "Deine anderen Kreaturen mit einem gemeinsamen Typ mit dieser Kreatur erhalten +1/+0."
