"""Raise, Rise & Die as the kernel knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engines.kernel.cards import Cards, DeckList
from engines.kernel.game import Game
from engines.kernel.rules import Fault, HouseOption, Rooms, Rules
from engines.kernel.text import say

from . import acts as acts  # the operations have to be known before a card is read
from . import face, greedy, hints, positions, refusals, telling, view
from .game import Souls
from .state import BoutState, CardName, Seat
from .terms import TERMS
from .turns import Match
from .windows import KINDS
from .words import COMBAT, L
from .zones import ZONES

COPIES = 3
"""How many copies of a card a deck may hold. [RD-203]"""


class RaiseRiseDie(Rules):
    """A duel of two who came back from the dead. [RD-101]"""

    id = "raise_rise_die"
    letters = "rrd"
    title = "Raise, Rise & Die"
    version = "1-1"
    seats = (2, 2)
    sections = ("character", "weapons", "deck")
    facts = {"players": "2", "minutes": "30-45", "age": "12+"}
    windows = KINDS
    over_clause = "RD-103"
    not_yours_clause = "RD-1810"
    draw_clause = "RD-110"
    endless_clause = "RD-1806"
    concede_clause = "RD-108"
    forfeit_clause = "RD-1803"
    patience = 3
    options = (
        HouseOption("stall_repeats", ("3", "0", "2", "5"), "RD-109"),
        HouseOption("weapon_slots", ("2", "1", "3"), "RD-202"),
        HouseOption("mixed_archetypes", ("off", "on"), "RD-207"),
        HouseOption("top_soul_draw", ("drawn", "kept"), "RD-402"),
        HouseOption("opening_draw", ("once", "twice"), "RD-506"),
        HouseOption("start_choice", ("chooser", "passer_starts"), "RD-605"),
        HouseOption("void_draw", ("top", "choose"), "RD-610"),
        HouseOption("first_passer", ("phase", "final"), "RD-726"),
        HouseOption("forced_pass_counts", ("yes", "no"), "RD-727"),
        HouseOption("counter_value_text", ("silent", "applies"), "RD-818"),
        HouseOption("counter_combo", ("silent", "read"), "RD-822"),
        HouseOption("counter_defence", ("off", "on"), "RD-827"),
        HouseOption("infuse_after_partial", ("allowed", "refused"), "RD-831"),
        HouseOption("burn_deckout", ("loses", "harmless"), "RD-1015"),
        HouseOption("transcend_plain", ("refused", "allowed"), "RD-1301"),
        HouseOption("red_text_off_optimal", ("works", "silent"), "RD-1307"),
        HouseOption("amplitude_damage", ("per_slot", "once"), "RD-1504"),
        HouseOption("bonus_timing", ("before_counters", "after_counters"), "RD-1516"),
        HouseOption("swap_match", ("free", "same_sv"), "RD-1522"),
        HouseOption("search_reveal", ("hidden", "shown"), "RD-1568"),
        HouseOption("stun_scope", ("all", "turn"), "RD-1578"),
        HouseOption("gather_order", ("owner", "laid"), "RD-1706"),
    )
    game = Souls
    state = BoutState
    side = Seat
    language = L
    rooms = Rooms(view, face, positions, hints, refusals, greedy, telling)
    asks_within = 3
    terms = TERMS
    zones = ZONES
    blanks = positions.BLANKS
    piecemeal = frozenset(("main", "counter", "window", "frenzy", "worth", "sacrifice", "gather", "discard"))
    tosses = {"toss": {"success": 0, "failure": 1}, "first player": {"A": 0, "B": 1}}
    dice = ("roll",)

    def check_deck(self, deck: DeckList, cards: Cards) -> list[Fault]:
        """The same with the options' default values."""
        return self.check_deck_for(deck, cards, {})

    def check_deck_for(self, deck: DeckList, cards: Cards, options: Mapping[str, str]) -> list[Fault]:
        """All faults at once: character, weapons and their archetypes, the number of cards, copies, archetype and
        dedication of each. [RD-107 RD-201 to RD-210]"""
        faults = self.strange_sections(deck, "rrd-deck-section", "RD-209")
        rows = {section: list(deck.cards.get(section, [])) for section in self.sections}
        for section, row in rows.items():
            kinds = {"character": ("character",), "weapons": ("weapon",)}.get(section, COMBAT)
            clause = {"character": "RD-201", "weapons": "RD-202"}.get(section, "RD-209")
            for id in dict.fromkeys(row):
                if id not in cards:
                    faults.append(Fault(say("rrd-deck-unknown", card=id), clause))
                elif cards[id].kind not in kinds:
                    faults.append(Fault(say("rrd-deck-kind", card=CardName(id), section=section), clause))
            rows[section] = [id for id in row if id in cards and cards[id].kind in kinds]
        most = int(options.get("weapon_slots", "2"))
        if len(deck.cards.get("character", [])) != 1:
            faults.append(Fault(say("rrd-deck-character", n=len(deck.cards.get("character", []))), "RD-201"))
        if not 1 <= len(deck.cards.get("weapons", [])) <= most:
            faults.append(Fault(say("rrd-deck-weapons", n=len(deck.cards.get("weapons", [])), most=most), "RD-202"))
        return faults + self._of_cards(rows, deck, cards, mixed=options.get("mixed_archetypes", "off") == "on")

    @staticmethod
    def _of_cards(rows: dict[str, list[str]], deck: DeckList, cards: Cards, *, mixed: bool) -> list[Fault]:
        """What is wrong with the weapons together and with the deck. [RD-203 RD-205 to RD-208]"""
        faults: list[Fault] = []
        weapons: list[Any] = [cards[id] for id in rows["weapons"]]
        archetypes = list(dict.fromkeys(each.archetype for each in weapons))
        if len(archetypes) > 1 and not mixed:
            faults.append(Fault(say("rrd-deck-archetypes"), "RD-207"))
        given = len(deck.cards.get("deck", []))
        for id in rows["character"][:1]:
            if given != cards[id].ether:
                faults.append(Fault(say("rrd-deck-size", n=given, ether=cards[id].ether), "RD-205"))
        for id, n in Counter(rows["deck"]).items():
            card: Any = cards[id]
            if n > COPIES:
                faults.append(Fault(say("rrd-deck-copies", card=CardName(id), n=n), "RD-203"))
            if archetypes and card.archetype not in archetypes:
                faults.append(Fault(say("rrd-deck-archetype", card=CardName(id)), "RD-206"))
            if card.dedicated and card.dedicated not in [each.class_ for each in weapons]:
                faults.append(Fault(say("rrd-deck-dedicated", card=CardName(id), weapon=card.dedicated), "RD-208"))
        return faults

    def begin(self, cards: Cards, decks: Sequence[DeckList], options: Mapping[str, str], key: bytes) -> Game[Any]:
        """A match, resting on its first question. [RD-501 RD-508]"""
        game = self.empty(cards, options, key)
        game.s.seats = [self._seated(game, seat, deck) for seat, deck in enumerate(decks)]
        game.start(Match())
        return game

    @staticmethod
    def _seated(game: Souls, seat: int, deck: DeckList) -> Seat:
        """A player's side as the match begins. [RD-508]"""
        [character], weapons, cards = (
            tuple(game.deal(seat, card) for card in deck.cards.get(section, [])) for section in RaiseRiseDie.sections
        )
        printed = game.card_of(character)
        return Seat(hp=printed.ether, latent=printed.latent, character=character, weapons=weapons, deck=cards)

    def turn(self, game: Souls) -> str:
        """The turn that a match is in, with its bout."""
        return f"{game.s.bout}.{game.s.turn}"

    def turn_of(self, game: Souls) -> object:
        """The bout that is being played: by those a replay goes. [RD-601]"""
        return game.s.bout

    def faults(self, game: Souls) -> list[str]:
        """What is wrong with a state; empty in a sound one. [RD-105 RD-1813]"""
        faults = super().faults(game)
        for seat, side in enumerate(game.s.seats):
            if min(side.hp, side.reserve, side.latent, *side.markers.values(), 0) < 0:
                faults.append(f"seat {seat} has less than nothing of something")
            if side.hp > game.ether(seat):
                faults.append(f"seat {seat} has {side.hp} HP of {game.ether(seat)}")
            if side.turned and not side.deck:
                faults.append(f"seat {seat} has a Top Soul and no deck")
        return faults


RULES = RaiseRiseDie()
