"""The hand of Rise, the faces of all its cards, and the table in words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from engines.kernel.text import Texts
from engines.rise.face import describe
from engines.rise.view import ItemView
from render import CardFace, painter
from render.parts.emblems import WORDS
from render.parts.fonts import icon_mask
from render.parts.layout import Icon, Sheet
from render.parts.words import Words
from render.rise import look
from render.rise.face import card as face_sheet
from tests.content import cards as pool

from . import checks
from .rise_views import LINE, NAMES, by_hand, fight, four, middle, texts
from .views import DATA

ARTIST = painter("rise")


@cache
def printed() -> dict[str, CardFace]:
    """The faces of all cards of the game by id."""
    return {id: describe(card) for id, card in pool("rise").items()}


@cache
def all_texts() -> Texts:
    """The words of the bot, with the names of all cards."""
    sources = {
        language: [
            *(file.read_text(encoding="utf-8") for file in sorted((DATA / "locale" / language).glob("*.ftl"))),
            LINE,
        ]
        for language in ("en", "fr")
    }
    return Texts(
        sources,
        {language: {"rise": {id: card.name_in(language) for id, card in pool("rise").items()}} for language in sources},
    )


def laid(
    cards: list[str], usable: dict[str, str] | None = None, locale: str = "en", *, numbered: bool = False
) -> Sheet:
    """The layout of a hand."""
    view = middle()
    view.viewer = 0
    view.seats[0].hand = cards
    words = Words(all_texts(), locale, NAMES)
    return ARTIST.lay_hand(view, words, printed().__getitem__, usable or {}, numbered=numbered)[0]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_card_has_a_face_with_all_on_it(locale: str) -> None:
    words = Words(all_texts(), locale)
    for id, shown in printed().items():
        sheet = face_sheet(shown, words)
        checks.sound(sheet)
        lines = [text for _, label, _ in checks.labels(sheet) for text, _, _ in label.lines]
        said = "".join("".join(lines).split())
        parts = [shown.name, shown.text, shown.flavour]
        parts += [part for each in (*shown.skills, *shown.abilities) for part in (each.label, each.text)]
        for part in parts:
            assert "".join(words.text(part).split()) in said, id


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_card_can_be_held(locale: str) -> None:
    ids = [id for id, shown in printed().items() if shown.kind != "summoner"]
    for start in range(0, len(ids), 15):
        checks.sound(laid(ids[start : start + 15], locale=locale))


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5, 6, 13])
def test_hands_grow_in_rows(count: int) -> None:
    ids = [id for id, shown in printed().items() if shown.kind == "creature"]
    sheet = laid(ids[:count], dict.fromkeys(ids[:3], "") | {ids[1]: "No Capacity Point is left.\nRS-506"})
    checks.sound(sheet)
    assert not checks.faint(sheet)


def test_a_hand_says_what_can_be_played_and_why_not() -> None:
    sheet = laid(["ditch-walker", "ditch-walker#2", "marrow-loan"], {"ditch-walker": "", "marrow-loan": "RS-506"})
    found = {path for path, item, _ in sheet.walk() if isinstance(item, Icon)}
    assert {"/card-ditch-walker/usable", "/card-ditch-walker#2/usable", "/card-marrow-loan/not-usable"} <= found
    numbers = [
        label.lines[0][0]
        for path, label, _ in checks.labels(laid(["ditch-walker", "hives"], numbered=True))
        if path.endswith("/number")
    ]
    assert numbers == ["1", "2"]


def test_what_the_view_calls_playable_is_usable() -> None:
    view = middle()
    view.viewer, view.playable = 0, ["hives"]
    view.seats[0].hand = ["hives", "ditch-walker"]
    said = ARTIST.hand(view, all_texts(), "en", names=NAMES, cards=printed().__getitem__, usable={}).alt
    stats = printed()["ditch-walker"].stats
    figures = f"{stats['attack']}/{stats['defense']}"
    assert f"Hives (Disease, 1 Capacity Point): playable; Ditch Walker (Creature {figures}, 1 Capacity Point)" in said


def test_a_hand_needs_its_seat_and_can_do_without_faces() -> None:
    with pytest.raises(ValueError, match="spectator"):
        ARTIST.hand(middle(), texts(), "en")
    view = middle()
    view.viewer, view.seats[0].hand = 0, ["hives"]
    assert "Urticaire" in ARTIST.hand(view, texts(), "fr", names=NAMES).alt


def test_faces_stand_off_and_are_light_enough() -> None:
    for id in list(printed())[::23]:
        assert not checks.faint(face_sheet(printed()[id], Words(all_texts(), "en"))), id
        assert len(ARTIST.card(printed()[id], all_texts(), "en").data) <= 250_000


def test_every_icon_exists_and_cards_have_emblems_of_their_own() -> None:
    import re

    code = "".join(file.read_text(encoding="utf-8") for file in Path(look.__file__).parent.glob("*.py"))
    for icon in sorted(set(re.findall(r"mdi:[a-z0-9-]+", code))):
        assert icon_mask(icon, 40).getbbox(), icon
    bare = [id for id in printed() if not any(word in WORDS for word in (id, *id.split("-")))]
    assert len(bare) <= len(printed()) // 10, bare


# ---------------------------------------------------------------- in words


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("limit", [1024, 300, 80])
def test_descriptions_keep_to_the_limit(locale: str, limit: int) -> None:
    for view in by_hand().values():
        assert 0 < len(ARTIST.alt(view, texts(), locale, names=NAMES, limit=limit)) <= limit


def test_a_description_says_what_one_needs_to_play() -> None:
    said = ARTIST.alt(middle(), texts(), "en", names=NAMES).split("\n")
    assert said[0] == "Rise, turn 7. Élodie’s turn, Invocation. To answer: Élodie."
    assert said[1].startswith("A (Élodie): Stock 12, Ether 2, hand 5, library 38, Cemetery 3, excluded 1")
    assert said[2] == "as1 Mother Sedge, Life 7/12, level 2, CP 1/2, tilted, with as1.1 Tin Lantern."
    whole = "\n".join(said)
    assert "a1 Ditch Walker 4/2, tilted" in whole
    assert "b4 Vigil Dog 1/2, owner A, paranoia" in whole
    told = ARTIST.alt(fight(), texts(), "en", names=NAMES)
    assert "Attacks: 1 a1 → b2, 2 a2 → b6, 3 a3 → B, 4 a4 → b6, 5 a5 → bs2, 6 a6 → b1." in told
    assert all(f"{each.at} {texts().card('rise', each.card)}" in told for side in fight().seats for each in side.field)
    assert "Attack 2: a2 Vigil Dog → Ben, blocked by b6" in ARTIST.text_board(fight(), texts(), "en", names=NAMES)


def test_the_text_board_leaves_nothing_out() -> None:
    for view in by_hand().values():
        said = ARTIST.text_board(view, texts(), "en", names=NAMES)
        for side in view.seats:
            for each in side.field:
                assert f"{each.at} {texts().card('rise', each.card)}" in said
                assert all(f"{one.at} {texts().card('rise', one.card)}" in said for one in each.attached)
            assert all(each.at in said for each in side.summoners)


def test_the_text_board_says_whose_a_card_is_and_what_a_play_aims_at_by_name() -> None:
    found = middle()
    found.seats[0].field[2].attached[0].controller = 1
    found.seats[1].field[0].owner = 0
    found.chain = [ItemView("#1", "invocation", 0, "bolt-from-the-wire", targets=["b3", "bs1", "a1.1", "b"])]
    said = ARTIST.text_board(found, texts(), "en", names=NAMES)
    assert "a3.1 Hives (of Ben)" in said and "b1 Chain-Gang Giant 6/6, chained, owner A" in said
    assert "Bolt from the Wire → b3 Ember Boar, bs1 Foreman Ilsa Crank, a1.1 Boiler Plate, Ben" in said
    assert "Zombie" in said and ", Zombie" in ARTIST.text_board(found, texts(), "fr", names=NAMES)


def test_a_french_table_is_described_in_french() -> None:
    said = ARTIST.alt(four(), texts(), "fr", names=NAMES)
    assert said.startswith("Rise, tour 7. Tour de Ben, Blocages.")


def test_a_card_is_described() -> None:
    said = ARTIST.card(printed()["the-ninth-bell"], all_texts(), "en").alt
    assert said.startswith("The Ninth Bell: Creature · Zombie · rank 1")
    stats = printed()["the-ninth-bell"].stats
    assert f"Attack {stats['attack']}, Defense {stats['defense']}" in said
