"""OWR as the kernel knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engines.kernel.cards import Cards, DeckList
from engines.kernel.rules import Fault, HouseOption, Rooms, Rules
from engines.kernel.series import SideDeck
from engines.kernel.state import Id
from engines.kernel.text import say

from . import acts as acts  # the operations have to be known before a card is read
from . import face, greedy, hints, positions, refusals, telling, view
from .game import Lanes
from .responses import KINDS
from .state import Card, CardName, LanesState, empty_side
from .terms import TERMS
from .turns import Match
from .words import L
from .zones import ZONES

SIZES = {"deck": (40, 60, "OW-201"), "extra": (0, 20, "OW-202"), "side": (0, 15, "OW-203")}
"""How many cards a section of a deck has, with the clause. [OW-201 to OW-203]"""


class Owr(Rules):
    """A game of lanes, with Souls in Stacks behind them, for two; what is answered stays, unless the other one
    agrees to take it back. [OW-111 OW-135 OW-301]"""

    id = "owr"
    letters = "ow"
    title = "OWR"
    version = "1-1"
    seats = (2, 2)
    sections = ("deck", "extra", "side")
    dealt = {"deck": "deck", "extra": "extra"}
    """The Side Deck stays outside. [OW-208 OW-210]"""
    side_deck = SideDeck("side", series="OW-136", exchange="OW-209")
    facts = {"players": "2", "minutes": "30-45", "age": "12+"}
    windows = KINDS
    aims = True
    over_clause = "OW-101"
    not_yours_clause = "OW-438"
    draw_clause = "OW-132"
    endless_clause = "OW-137"
    concede_clause = "OW-131"
    forfeit_clause = "OW-133"
    options = (
        HouseOption("lanes", ("5", "3", "4", "6"), "OW-301"),
        HouseOption("normal_summons", ("per_turn", "per_main_phase"), "OW-426"),
        HouseOption("first_turn_attack", ("yes", "no"), "OW-440"),
        HouseOption("battle_damage", ("marked", "compare"), "OW-821"),
        HouseOption("facedown_attack", ("no", "yes"), "OW-811"),
        HouseOption("facedown_move", ("no", "yes"), "OW-910"),
        HouseOption("facedown_play", ("no", "yes"), "OW-934"),
        HouseOption("move_through", ("yes", "no"), "OW-907"),
        HouseOption("soul_payment", ("any_stack", "same_stack"), "OW-656"),
        HouseOption("set_cost", ("on_activation", "on_set"), "OW-610"),
        HouseOption("flash_from_hand", ("own_turn", "any_turn"), "OW-617"),
        HouseOption("flash_window", ("any", "effects_only"), "OW-620"),
        HouseOption("arena_scope", ("shared", "per_player"), "OW-702"),
        HouseOption("deck_out", ("none", "lose", "fatigue"), "OW-108"),
        HouseOption("lf_cap", ("none", "2000"), "OW-107"),
        HouseOption("turn_limit", ("200", "100", "60", "none"), "OW-110"),
        HouseOption("turn_limit_result", ("draw", "higher_lf"), "OW-110"),
        HouseOption("copy_limit", ("none", "1", "2", "3", "4"), "OW-204"),
        HouseOption("coin", ("decides", "winner_chooses"), "OW-402"),
        HouseOption("mulligan", ("none", "one"), "OW-404"),
    )
    procedure = Match
    game = Lanes
    state = LanesState
    language = L
    rooms = Rooms(view, face, positions, hints, refusals, greedy, telling)
    terms = TERMS
    zones = ZONES
    blanks = positions.BLANKS
    tosses = {"toss": {"success": 0, "failure": 1, "heads": 0, "tails": 1}, "first player": {"A": 0, "B": 1}}
    dice = ("roll",)

    def check_deck(self, deck: DeckList, cards: Cards) -> list[Fault]:
        """The sizes of the three parts, what may be in which, no tokens; all faults at once. [OW-201 to OW-208]"""
        faults = self.strange_sections(deck, "ow-deck-section", "OW-208")
        for section, (least, most, clause) in SIZES.items():
            n = len(deck.cards.get(section, []))
            if not least <= n <= most:
                faults.append(Fault(say("ow-deck-size", section=section, least=least, most=most, given=n), clause))
        for section in self.sections:
            for id in dict.fromkeys(deck.cards.get(section, [])):
                if id not in cards:
                    faults.append(Fault(say("ow-deck-unknown", card=id), "OW-208"))
                elif cards[id].kind == "token":
                    faults.append(Fault(say("ow-deck-token", card=CardName(id)), "OW-206"))
                elif section != "side" and cards[id].extra != (section == "extra"):
                    faults.append(Fault(say("ow-deck-extra", card=CardName(id), section=section), "OW-205"))
        return faults

    def check_deck_for(self, deck: DeckList, cards: Cards, options: Mapping[str, str]) -> list[Fault]:
        """No more copies of a name, over all parts, than the match allows. [OW-204]"""
        limit = options.get("copy_limit", "none")
        names = Counter(cards[id].name for id in deck.all() if id in cards)
        return self.check_deck(deck, cards) + [
            Fault(say("ow-deck-copies", card=name, n=n, most=int(limit)), "OW-204")
            for name, n in names.items()
            if limit != "none" and n > int(limit)
        ]

    def empty(self, cards: Cards, options: Mapping[str, str], key: bytes) -> Lanes:
        """A match without cards. [OW-103 OW-405]"""
        game: Lanes = super().empty(cards, options, key)
        game.s.seats = [empty_side(int(game.option("lanes"))) for _ in (0, 1)]
        return game

    def turn(self, game: Lanes) -> str:
        """The turn that a match is in, with its game."""
        return f"{game.nth}.{game.s.turn}"

    def is_loose(self, game: Lanes, id: Id) -> bool:
        """A face-down creature with damage on it is what it is, and so is one of the Extra Deck, which was shown.
        [OW-348 OW-529]"""
        thing = game.thing(id)
        return not getattr(thing, "damage", 0) and (not thing.down or not game.card_of(id).extra)

    def has_hand(self, view: Any) -> bool:
        """Whether the viewer has anything of their own to show."""
        own = None if view.viewer is None else view.seats[view.viewer]
        return own is not None and bool(own.hand or any(each.down for lane in own.lanes for each in lane.stack))

    def faults(self, game: Lanes) -> list[str]:
        """What is wrong with a state; empty in a sound one."""
        faults = super().faults(game)
        s = game.s
        for seat, side in enumerate(s.seats):
            if not side.lf >= 0:
                faults.append(f"seat {seat} has {side.lf} LF")
            for lane, id in enumerate(side.lanes):
                if id and (game.creature(id).lane, game.creature(id).controller) != (lane, seat):
                    faults.append(f"creature {id} does not know where it stands")
        if any(ask.kind == "main" for ask in game.asks.values()) and (s.dirty or s.heard):
            faults.append("a check, or what was set off, is due")
        return faults

    def may_be_nowhere(self, game: Lanes, thing: Any) -> bool:
        """A token that is no more, or a card whose effect is being carried out. [OW-557]"""
        return isinstance(thing, Card) and thing.token


RULES = Owr()
