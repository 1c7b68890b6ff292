"""What the documents show has to work."""

from __future__ import annotations

import re

import yaml

from engines.kernel.cards import Cards
from engines.kernel.registry import games
from engines.kernel.scenario import run_scenario
from tests.content import ROOT, cards, decks


def blocks(name: str) -> list[str]:
    return re.findall(r"```yaml\n(.*?)```", (ROOT / "docs" / name).read_text(), re.S)


def test_the_card_of_the_guide_is_read_and_its_scenario_holds() -> None:
    card, _ = blocks("cards.md")
    (text,) = blocks("testing-cards.md")
    rules = games()["rizontical"]
    pool = Cards.read(rules, {"cards.md": card}, known=cards())
    assert pool["quiet-tide"].cost == 1
    (scenario,) = yaml.safe_load(text)
    run_scenario({**scenario, "cards": yaml.safe_load(card)}, rules, cards(), decks())


def test_the_card_of_rise_in_the_guide_is_read() -> None:
    _, card = blocks("cards.md")
    (read,) = Cards.read(games()["rise"], {"cards.md": card}).values()
    assert [each.cost.amounts["coins"].constant for each in read.actions] == [3]


def test_the_examples_of_positions_hold() -> None:
    for text in blocks("positions.md"):
        (scenario,) = yaml.safe_load(text)
        run_scenario(scenario, games()[scenario["game"]], cards(scenario["game"]), decks(scenario["game"]))


def test_links_between_documents_lead_somewhere() -> None:
    for file in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", file.read_text()):
            if not target.startswith("http"):
                assert (file.parent / target).exists(), f"{file.name} links to {target}"
