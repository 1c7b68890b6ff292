"""Rise as the kernel knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engines.kernel.ask import Refused
from engines.kernel.cards import Cards, DeckList
from engines.kernel.event import Event
from engines.kernel.game import Game
from engines.kernel.rules import Fault, HouseOption, Rooms, Rules
from engines.kernel.text import SeatName, say
from engines.kernel.window import Window

from . import acts as acts  # the operations have to be known before a card is read
from . import acts_instead as acts_instead
from . import face, greedy, hints, positions, refusals, telling, view
from .arriving import Arrive
from .checking import state_check
from .game import Table
from .losing import eliminate
from .state import Card, CardName, Permanent, Play, Seat, TableState
from .terms import TERMS
from .turns import Setup
from .upgrades import codes_of_their_own, what_is_counted
from .words import L
from .zones import ZONES


class Rise(Rules):
    """A game for two to four, each for themselves: two Summoners and a library of 50. [RS-101 RS-104 RS-129]"""

    id = "rise"
    letters = "rs"
    title = "Rise"
    version = "1-3"
    upgrades = (codes_of_their_own, what_is_counted)
    seats = (2, 4)
    sections = ("summoners", "library")
    facts = {"players": "2-4", "minutes": "30-60", "age": "10+"}
    richest = True
    windows = ("pre_draw", "restored", "attack_announced", "attackers", "blocks", "turn_passed", "chain", "own", "hand")
    aims = True
    over_clause = "RS-1412"
    not_yours_clause = "RS-1505"
    draw_clause = "RS-1508"
    endless_clause = "RS-1503"
    forfeit_clause = "RS-1502"
    patience = 4
    options = (
        HouseOption("first_restoration", ("nothing", "coins_only"), "RS-414"),
        HouseOption("first_turn_skills", ("from_own_first_turn", "after_own_first_turn"), "RS-512"),
        HouseOption("level_up_cost", ("0", "1"), "RS-527"),
        HouseOption("tilted_block", ("no", "yes"), "RS-819"),
        HouseOption("unblocked_summoner", ("defender", "attacker"), "RS-823"),
        HouseOption("blocker_removed", ("unblocked", "stays_blocked"), "RS-825"),
        HouseOption("advantage_direct", ("always", "only_without_legal_blocker"), "RS-1014"),
        HouseOption("return_to", ("controller", "owner"), "RS-1115"),
        HouseOption("cloning_mode", ("optional", "forced"), "RS-1140"),
        HouseOption("parasite_turns", ("every_turn", "controllers_turns"), "RS-1234"),
        HouseOption("doors_horde", ("all_doors", "with_horde"), "RS-1027"),
        HouseOption("empty_library", ("strikes", "reshuffle_once"), "RS-1402"),
    )
    game = Table
    state = TableState
    side = Seat
    language = L
    rooms = Rooms(view, face, positions, hints, refusals, greedy, telling)
    terms = TERMS
    zones = ZONES
    blanks = positions.BLANKS
    tosses = {"toss": {"success": 0, "failure": 1, "heads": 0, "tails": 1}}
    dice = ("roll", "first turn")
    piecemeal = frozenset(("attack_list", "block_list"))

    def check_deck(self, deck: DeckList, cards: Cards) -> list[Fault]:
        """Two different Summoners, exactly 50 cards of whatever kinds, no name more often than its rank; what the other
        player brings does not count; all faults at once. [RS-101 RS-102 RS-103 RS-104 RS-108 RS-109 RS-110]"""
        faults = self.strange_sections(deck, "rs-deck-section", "RS-110")
        summoners, library = deck.cards.get("summoners", []), deck.cards.get("library", [])
        strange = [id for id in dict.fromkeys((*summoners, *library)) if id not in cards]
        faults += [Fault(say("rs-deck-unknown", card=id), "RS-110") for id in strange]
        if len(summoners) != 2:
            faults.append(Fault(say("rs-deck-summoners", given=len(summoners)), "RS-101"))
        known = [id for id in summoners if id in cards]
        wrong = [id for id in known if cards[id].kind != "summoner"]
        faults += [Fault(say("rs-deck-no-summoner", card=CardName(id)), "RS-101") for id in wrong]
        twice = [name for name, n in Counter(cards[id].name for id in known).items() if n > 1]
        faults += [Fault(say("rs-deck-same-summoner", card=name), "RS-102") for name in twice]
        for id in dict.fromkeys(id for id in library if id in cards):
            if cards[id].kind == "summoner":
                faults.append(Fault(say("rs-deck-summoner-in-library", card=CardName(id)), "RS-103"))
            elif cards[id].token:
                faults.append(Fault(say("rs-deck-token", card=CardName(id)), "RS-110"))
        if len(library) != 50:
            faults.append(Fault(say("rs-deck-size", given=len(library)), "RS-104"))
        return faults + self._ranks(library, cards)

    @staticmethod
    def _ranks(library: Sequence[str], cards: Cards) -> list[Fault]:
        """No more copies of a name than its rank; where printings disagree the lowest counts, listed or not. [RS-105
        RS-106 RS-107]"""
        copies = Counter(cards[id].name for id in library if id in cards)
        ranks: dict[str, int] = {}
        for card in cards.values():
            if card.name in copies and getattr(card, "rank", 0) and not getattr(card, "token", False):
                ranks[card.name] = min(ranks.get(card.name, card.rank), card.rank)
        return [
            Fault(say("rs-deck-rank", card=name, rank=rank, count=copies[name]), "RS-105")
            for name, rank in ranks.items()
            if copies[name] > rank
        ]

    def begin(self, cards: Cards, decks: Sequence[DeckList], options: Mapping[str, str], key: bytes) -> Game[Any]:
        """A match, resting on the mulligans: Summoners at level 1, with full Life and Capacity. [RS-129 RS-201 RS-205
        RS-501]"""
        low, high = self.seats
        if not low <= len(decks) <= high:
            raise Refused(say("rs-seats", given=len(decks)), "RS-129")
        game = self.empty(cards, options, key)
        game.s.seats = [Seat() for _ in decks]
        for seat, deck in enumerate(decks):
            for section in self.sections:
                setattr(game.s.seats[seat], section, tuple(game.deal(seat, card) for card in deck.cards[section]))
        game.start(Setup())
        return game

    def is_out(self, game: Table, seat: int) -> bool:
        """Whether a player is eliminated. [RS-1411]"""
        return bool(game.s.seats[seat].out)

    def seat_count(self, game: Table) -> int:
        """How many seats a match has. [RS-129]"""
        return len(game.s.seats)

    def concede(self, game: Table, seat: int) -> None:
        """It counts as losing both Summoners at once. [RS-1501]"""
        if game.s.seats[seat].out:
            raise Refused(say("rs-no-out"), "RS-1411")

        game.happen(Event("conceded", seat), say("rs-log-concedes", who=SeatName(seat)), "RS-1501")
        eliminate(game, (seat,))
        for procedure in game.s.agenda:
            if isinstance(procedure, Window):
                procedure.at = procedure.passed = 0
        state_check(game)

    def faults(self, game: Table) -> list[str]:
        """What is wrong with a state; empty in a sound one."""
        faults = super().faults(game)
        s = game.s
        for seat, side in enumerate(s.seats):
            if side.stock < 0 or side.ether < 0:
                faults.append(f"seat {seat} has {side.stock} coins, {side.ether} Ether")
            for id in side.field:
                thing = s.things[id]
                if not isinstance(thing, Permanent):
                    faults.append(f"thing {id} on a battlefield is no card in play")
                    continue
                if thing.controller != seat:
                    faults.append(f"card {id} does not know its controller")
                if thing.host and not game.is_in_play(thing.host):
                    faults.append(f"card {id} is attached to {thing.host}, which is gone")
                if not s.dirty and game.kind_of(id) in ("creature", "door") and game.defense(id) <= 0:
                    faults.append(f"card {id} has Defense {game.defense(id)}")
            piles = (*side.library, *side.hand, *side.cemetery, *side.excluded, *side.removed)
            faults += [f"thing {id} is in a pile and in play" for id in piles if type(s.things[id]) is not Card]
            for id in side.summoners:
                summoner = game.summoner(id)
                printed = game.cards[summoner.card]
                if (
                    summoner.capacity < 0
                    or not 0 <= summoner.life <= printed.life
                    or not (summoner.lost or summoner.life or s.dirty)
                ):
                    faults.append(f"Summoner {id} has Life {summoner.life}, {summoner.capacity} points")
        if (s.dirty or s.heard) and any(ask.kind in ("main", "respond") for ask in game.asks.values()):
            faults.append("a state check or triggers are due")
        return faults

    def may_be_nowhere(self, game: Table, thing: Any) -> bool:
        """A token that has ceased to exist, or a card whose invocation is being carried out. [RS-1144]"""
        if not isinstance(thing, Card):
            return False

        under_way = {each.thing for each in game.s.agenda if isinstance(each, Play)} | {
            each.card for each in game.s.agenda if isinstance(each, Arrive)
        }
        return thing.id in under_way or thing.token


RULES = Rise()
