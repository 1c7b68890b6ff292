"""Riftborn as the kernel knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engines.kernel.cards import Cards, DeckList
from engines.kernel.rules import Fault, HouseOption, Rooms, Rules
from engines.kernel.state import Id
from engines.kernel.text import say

from . import acts as acts  # the operations have to be known before a card is read
from . import face, greedy, hints, positions, refusals, telling, view
from .game import Rift
from .state import TOKENS, Card, CardName, Creature, RiftState, Seat
from .terms import TERMS
from .turns import Match
from .upgrades import undeath_by_source
from .words import PRINTED, L
from .zones import ZONES

LEAST, MOST = 40, 60
"""How many cards a deck holds. [RB-121 RB-122]"""
COPIES = {"weapon": (2, "RB-126"), "armour": (2, "RB-128"), "spell": (3, "RB-130")}
"""How many copies of a card a deck may hold, by its kind; any number of others. [RB-123]"""
HERO = (1, "RB-124")


class Riftborn(Rules):
    """A game of formations that face each other, for two. [RB-1212]"""

    id = "riftborn"
    letters = "rb"
    title = "Riftborn Tactics (Blitz)"
    version = "1-1"
    upgrades = (undeath_by_source,)
    seats = (2, 2)
    sections = ("deck",)
    dealt = {"deck": "library"}
    """The lists as they are when a match begins. [RB-134 RB-135]"""
    facts = {"players": "2", "minutes": "30-45", "age": "10+"}
    over_clause = "RB-1203"
    not_yours_clause = "RB-301"
    draw_clause = "RB-1205"
    endless_clause = "RB-1114"
    concede_clause = "RB-1205"
    forfeit_clause = "RB-1207"
    patience = 3
    windows = ("trick",)
    options = (
        HouseOption("mulligans", ("1", "0", "2"), "RB-209"),
        HouseOption("first_player", ("random", "winner_chooses", "challenger_second"), "RB-211"),
        HouseOption("level_budget", ("live", "turn_start"), "RB-314"),
        HouseOption("dying_retaliation", ("on", "off"), "RB-609"),
        HouseOption("kill_xp", ("attacks_only", "any_on_your_turn"), "RB-615"),
        HouseOption("open_way_retaliation", ("on", "off"), "RB-620"),
        HouseOption("weapon_uses", ("unlimited", "1"), "RB-646"),
        HouseOption("equipment_limit", ("none", "one_each"), "RB-647"),
        HouseOption("shield_model", ("absorb", "stat"), "RB-723"),
        HouseOption("dash_split", ("off", "on"), "RB-823"),
        HouseOption("heal_player_reach", ("anywhere", "rear_rank"), "RB-873"),
        HouseOption("stealth_protection", ("always", "face_down"), "RB-982"),
        HouseOption("transform_tokens", ("keep", "reset"), "RB-1022"),
        HouseOption("timeout_losses", ("3", "2", "5", "never"), "RB-1207"),
        HouseOption("turn_limit", ("none", "10", "15", "20", "30", "50"), "RB-1208"),
    )
    procedure = Match
    game = Rift
    state = RiftState
    side = Seat
    language = L
    rooms = Rooms(view, face, positions, hints, refusals, greedy, telling)
    terms = TERMS
    zones = ZONES
    springs = frozenset(("sprung",))
    blanks = positions.BLANKS
    tosses = {"toss": {"success": 0, "failure": 1, "heads": 0, "tails": 1}, "first player": {"A": 0, "B": 1}}
    dice = ("roll",)

    def check_deck(self, deck: DeckList, cards: Cards) -> list[Fault]:
        """Its size, what may be in it, and the copies of each name; all faults at once. [RB-121 to RB-134]"""
        rows = deck.cards.get("deck", [])
        faults = self.strange_sections(deck, "rb-deck-section", "RB-121")
        if len(rows) < LEAST:
            faults.append(Fault(say("rb-deck-small", least=LEAST, given=len(rows)), "RB-121"))
        if len(rows) > MOST:
            faults.append(Fault(say("rb-deck-large", most=MOST, given=len(rows)), "RB-122"))
        names: Counter[str] = Counter(cards[id].name for id in rows if id in cards)
        told: set[str] = set()
        for id in dict.fromkeys(rows):
            if id not in cards:
                faults.append(Fault(say("rb-deck-unknown", card=id), "RB-133"))
                continue
            card: Any = cards[id]
            if card.kind not in PRINTED:
                faults.append(Fault(say("rb-deck-outside", card=CardName(id), kind=card.kind), "RB-133"))
            most, clause = HERO if card.hero else COPIES.get(card.kind, (MOST, ""))
            if clause and names[card.name] > most and card.name not in told:
                told.add(card.name)
                faults.append(Fault(say("rb-deck-copies", card=CardName(id), n=names[card.name], most=most), clause))
        return faults

    def empty(self, cards: Cards, options: Mapping[str, str], key: bytes) -> Rift:
        """A match with nothing but each player's set of TRICK cards. [RB-136 RB-201 to RB-203]"""
        game: Rift = super().empty(cards, options, key)
        tricks = sorted(id for id, card in cards.items() if card.kind == "trick")
        for seat in (0, 1):
            game.s.seats[seat].trick_set = tuple(game.deal(seat, card) for card in tricks)
        game.touch()
        return game

    def is_loose(self, game: Rift, id: Id) -> bool:
        """A face-down creature is what it is once its Health or its text could tell: with tokens on it, or under an
        effect. [RB-983]"""
        thing = game.thing(id)
        if not isinstance(thing, Creature):
            return True
        marked = thing.damage or thing.ready or thing.token or any(getattr(thing, name) for name in TOKENS)
        at_work = any(game.about(word, id) for word in ("change", "set", "multiply", "grant", "revoke"))
        return not marked and not at_work

    def faults(self, game: Rift) -> list[str]:
        """What is wrong with a state; empty in a sound one."""
        faults = super().faults(game)
        for seat, side in enumerate(game.s.seats):
            if len(side.ranks) > 3 or any(not 1 <= len(row) <= 5 for row in side.ranks):
                faults.append(f"seat {seat} has ranks of {[len(row) for row in side.ranks]}")
            if any(game.creature(id).controller != seat for id in game.creatures(seat)):
                faults.append(f"somebody in the ranks of seat {seat} does not know it")
            if side.xp < 0:
                faults.append(f"seat {seat} has {side.xp} Experience")
        if any(ask.kind == "main" for ask in game.asks.values()):
            if game.s.heard or game.s.sprung or game.s.dirty:
                faults.append("a check, or what was set off, is due")
            if game.dead():
                faults.append("somebody dead stands in a rank")
        return faults

    def may_be_nowhere(self, game: Rift, thing: Any) -> bool:
        """A token that is no more; a card that was being played as the match ended."""
        return isinstance(thing, Card) and (thing.token or game.s.outcome is not None)


RULES = Riftborn()
