"""What the documents show has to work."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest
import yaml

from engines.kernel.cards import Cards
from engines.kernel.cards.ability import HEADS
from engines.kernel.cards.branches import FLOW
from engines.kernel.cards.conditions import CONDITIONS
from engines.kernel.cards.luck import CHANCE
from engines.kernel.cards.values import VALUES
from engines.kernel.documents import read_documents
from engines.kernel.registry import games
from engines.kernel.scenario import run_scenario
from tests.content import ROOT, cards, decks
from workshop.pictures import pictures


def blocks(name: str) -> list[str]:
    return [text for _, text in labelled(name)]


def labelled(name: str) -> list[tuple[str, str]]:
    """The examples of a page, with the game that they are marked with ("" for none)."""
    return re.findall(r"```yaml ?(\w*)\n(.*?)```", (ROOT / "docs" / name).read_text(), re.S)


def guide() -> dict[str, list[dict[str, Any]]]:
    """The cards that the guide shows, by game."""
    found: dict[str, list[dict[str, Any]]] = {}
    examples = labelled("cards.md")
    apart = {game for game, _ in examples}
    for marked, text in examples:  # An example that is not marked is of a game that marks none.
        others = {id: rules for id, rules in games().items() if id not in apart}
        for document in read_documents("cards.md", text)[0][0]:
            game = marked or next(id for id, rules in others.items() if document["kind"] in rules.language.cards)
            found.setdefault(game, []).append(document)
    return found


def test_every_card_of_the_guide_is_read_and_prints_in_every_language() -> None:
    shown = guide()
    assert {*shown} == {*games()}, "the guide shows cards of every game"
    for game, documents in shown.items():
        rules, pool = games()[game], cards(game)
        known = {card.kind for card in pool.values()}
        read = Cards.read(
            rules, {"cards.md": yaml.safe_dump(documents, allow_unicode=True, sort_keys=False)}, known=pool
        )
        for each in documents:
            assert str(rules.describe(read[each["id"]]).name)
        assert {each["kind"] for each in documents} >= known - {"level_up", "summon"}


def test_the_guide_names_every_part_that_all_games_share() -> None:
    text = (ROOT / "docs" / "cards.md").read_text()
    for word in (*VALUES, *CONDITIONS, *FLOW, *CHANCE, *HEADS, "lasting", "later", "happened"):
        if word != "seq":
            assert re.search(rf"\b{word}\b", text), word


def test_the_card_of_the_guide_does_what_its_scenario_says() -> None:
    (text,) = blocks("testing-cards.md")
    (scenario,) = yaml.safe_load(text)
    own = [each for each in guide()["rizontical"] if each["id"] == "quiet-tide"]
    run_scenario({**scenario, "cards": own}, games()["rizontical"], cards(), decks())


def test_the_examples_of_positions_hold() -> None:
    for text in blocks("positions.md"):
        (scenario,) = yaml.safe_load(text)
        run_scenario(scenario, games()[scenario["game"]], cards(scenario["game"]), decks(scenario["game"]))


def test_links_between_documents_lead_somewhere() -> None:
    for file in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", file.read_text()):
            if not target.startswith("http"):
                assert (file.parent / target).exists(), f"{file.name} links to {target}"


def test_the_pictures_of_the_documents_are_those_that_the_command_draws(tmp_path: Path) -> None:
    out = tmp_path / "in" / "a new folder"
    assert pictures(Namespace(out=out), ROOT / "data") == 0
    drawn = {file.stem for file in out.glob("*.png")}
    shown = set(re.findall(r"\(docs/pictures/(\w+)\.png\)", (ROOT / "README.md").read_text()))
    assert shown == drawn
    assert {file.stem for file in (ROOT / "docs" / "pictures").iterdir()} == drawn


@pytest.mark.parametrize("game", games())
def test_the_rooms_of_a_game_that_the_architecture_names_are_there(game: str) -> None:
    title = games()[game].title.split(" Tactics")[0]
    told = re.search(rf"^- in {re.escape(title)}\b.*?(?=^- |^$)", (ROOT / "ARCHITECTURE.md").read_text(), re.M | re.S)
    assert told is not None
    named = re.findall(r"`([a-z_]+)`", told[0])
    assert len(named) > 5
    assert not [each for each in named if not (ROOT / "engines" / game / f"{each}.py").exists()]
