"""Rizontical as the kernel knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engines.kernel.ask import Ask, Option, Path
from engines.kernel.cards import Cards, DeckList
from engines.kernel.cards.flow import Effect
from engines.kernel.game import Game
from engines.kernel.rules import Fault, HouseOption, Rooms, Rules
from engines.kernel.state import Id, Outcome
from engines.kernel.text import SeatName, Text, say

from . import acts as acts  # the operations have to be known before a card is read
from . import at_work as at_work
from . import dealings as dealings
from . import face, greedy, positions, refusals, view
from .battle import forecast
from .cards import PowerCard, RizonticalCard
from .duel import Duel
from .face import ability_text, card_text
from .state import CardName, DuelState, Fighter, Power, Seat, Token
from .terms import TERMS
from .trackers import PLACES, ability_at
from .turns import Setup
from .words import L
from .zones import ZONES

SECTIONS = {"numen": ("numen", 1, "RZ-102"), "fighters": ("fighter", 8, "RZ-103"), "powers": ("power", 30, "RZ-105")}
"""The sections of a deck, each with the kind and the number of its cards."""


class Rizontical(Rules):
    """The duel of two players on an 8x8 board, rulebook version 0.9. [RZ-101 RZ-108 RZ-116]"""

    id = "rizontical"
    letters = "rz"
    title = "Rizontical"
    version = "0.9-2"
    seats = (2, 2)
    sections = tuple(SECTIONS)
    facts = {"players": "2", "minutes": "15-40", "age": "10+"}
    windows = ("W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8")
    over_clause = "RZ-214"
    not_yours_clause = "RZ-1616"
    draw_clause = "RZ-217"
    endless_clause = "RZ-1617"
    forfeit_clause = "RZ-1601"
    options = (
        HouseOption("open_decklists", ("off", "on"), "RZ-114"),
        HouseOption("round_limit", ("none", "8", "12"), "RZ-216"),
        HouseOption("hand_limit", ("none", "7", "10"), "RZ-319"),
        HouseOption("setup_toss", ("assigned", "winner_chooses"), "RZ-405"),
        HouseOption("distance", ("king", "orthogonal"), "RZ-506"),
        HouseOption("deploy_zone", ("back_two", "back_one", "back_three", "half"), "RZ-511"),
        HouseOption("push_direction", ("away", "any"), "RZ-531"),
        HouseOption("line_of_hit", ("crossing", "straight"), "RZ-554"),
        HouseOption("fighter_draw", ("top", "choose"), "RZ-707"),
        HouseOption("friendly_hits", ("allowed", "forbidden"), "RZ-718"),
        HouseOption("ap_limit", ("none", "10", "20"), "RZ-730"),
        HouseOption("double_match", ("once", "each"), "RZ-833"),
        HouseOption("trigger_delay", ("none", "next_turn"), "RZ-936"),
        HouseOption("negated_costs", ("paid", "refunded"), "RZ-1406"),
        HouseOption("empty_power_deck", ("nothing", "reshuffle", "lose"), "RZ-1426"),
        HouseOption("stalemate", ("10", "20", "none"), "RZ-1617"),
        HouseOption("timeout", ("default", "end_turn", "forfeit"), "RZ-1601"),
    )
    game = Duel
    state = DuelState
    side = Seat
    language = L
    rooms = Rooms(view, face, positions, refusals=refusals, greedy=greedy)
    terms = TERMS
    zones = ZONES
    blanks = positions.BLANKS
    tosses = {"coin": {"heads": 0, "tails": 1}, "speed toss": {"A": 0, "B": 1}, "setup toss": {"A": 0, "B": 1}}

    def check_deck(self, deck: DeckList, cards: Cards) -> list[Fault]:
        """One Numen, 8 different Fighters, 30 different Powers, no tokens; each list by itself. [RZ-102 to RZ-107
        RZ-111 to RZ-113]"""
        faults: list[Fault] = []
        for section, (kind, size, clause) in SECTIONS.items():
            ids, name = deck.cards.get(section, []), say("rz-section-" + section)
            if len(ids) != size:
                faults.append(Fault(say("rz-deck-size", section=name, size=size, given=len(ids)), clause))
            for id in ids:
                if id not in cards:
                    faults.append(Fault(say("rz-deck-unknown", card=id), "RZ-113"))
                elif cards[id].kind in ("summon", "tile"):
                    faults.append(Fault(say("rz-deck-token", card=CardName(id)), "RZ-113"))
                elif cards[id].kind != kind:
                    faults.append(Fault(say("rz-deck-kind", card=CardName(id), section=name), clause))
        for section, clause in (("fighters", "RZ-104"), ("powers", "RZ-106")):
            names = Counter(cards[id].name for id in deck.cards.get(section, []) if id in cards)
            for name, count in names.items():
                if count > 1:
                    faults.append(Fault(say("rz-deck-twice", card=name, count=count), clause))
        return faults + self.strange_sections(deck, "rz-deck-section", "RZ-115")

    def begin(self, cards: Cards, decks: Sequence[DeckList], options: Mapping[str, str], key: bytes) -> Game[Any]:
        """A duel, resting on the first question of setup. [RZ-401]"""
        game = self.blank(cards, decks, options, key)
        game.start(Setup())
        return game

    def blank(self, cards: Cards, decks: Sequence[DeckList], options: Mapping[str, str], key: bytes) -> Duel:
        """A duel before its setup: the cards are dealt to their zones, nothing is shuffled."""
        game = self.empty(cards, options, key)
        for seat, deck in enumerate(decks):
            side = game.s.seats[seat]
            side.numen = positions.new_numen(game, seat, deck.cards["numen"][0])
            for section in ("fighter", "power"):
                dealt = tuple(positions.new_card(game, seat, card) for card in deck.cards[f"{section}s"])
                setattr(side, f"{section}_deck", dealt)
        return game

    def concede(self, game: Duel, seat: int) -> None:
        """Surrender, at any time. [RZ-203 RZ-1602]"""
        reason = say("rz-outcome-surrender", winner=SeatName(1 - seat), loser=SeatName(seat))
        game.finish(Outcome(1 - seat, reason, "RZ-203"))

    def turn_of(self, game: Duel) -> object:
        """The round, the timeline turn, and whose player turn it is."""
        return game.s.round, game.s.turn, game.s.active

    def first(self, game: Duel) -> int | None:
        """Who deployed first. [RZ-405]"""
        return game.s.setup_first

    def has_hand(self, view: Any) -> bool:
        """Powers in hand, or face down on the own slots."""
        own = [side for side in view.sides if side.seat == view.viewer]
        return any(side.hand or any(each.facedown for each in side.powers) for side in own)

    def about(self, game: Duel, ask: Ask) -> Text | None:
        """The card whose effect asks, with its text."""
        if ask.window or ask.kind in ("pick", "optional"):
            return None
        effect = next((each for each in reversed(game.s.agenda[-2:]) if isinstance(each, Effect)), None)
        if effect is None:
            return _who_acts(game, ask) if ask.kind in ("main", "bonus") else None
        card = game.cards[effect.card]
        text = _text(card, game.ability(effect.card, effect.where))
        return say("rz-about-effect", card=CardName(effect.card), text=text)

    def detail(self, game: Duel, ask: Ask, taken: Path, option: Option) -> Text | None:
        """The text of the card, Skill, Conjuration or Trigger effect that an option stands for; what a hit there would
        do."""
        if option.text.id in ("rz-target", "rz-target-own"):
            return _hit_there(game, ask, taken, option)
        if option.text.id == "rz-card" and option.value:
            return card_text(game.cards[game.thing(option.value).card], trackers=False)
        id, number = _effect_of(game, ask, taken, option)
        if not id:
            return None
        ability = ability_at(game, id, number)
        return _text(game.cards[ability.lender or game.thing(id).card], ability)

    def faults(self, game: Duel) -> list[str]:
        """What is wrong with a state; empty in a sound one."""
        faults = super().faults(game)
        s = game.s
        for seat, side in enumerate(s.seats):
            for row, kind in ((side.slots, Fighter), (side.powers, Power)):
                for slot, id in enumerate(row):
                    thing = s.things[id]
                    if id and (type(thing) is not kind or (thing.slot, thing.controller) != (slot, seat)):
                        faults.append(f"thing {id} on a slot does not know it, or is no {kind.__name__}")
            if side.ap < 0 or side.souls < 0:
                faults.append(f"seat {seat} has AP {side.ap}, Souls {side.souls}")
        for thing in [each for each in s.things if type(each) is Fighter or type(each) is Token]:
            if thing.cell is not None and game.home_of(thing).get(thing.cell) != thing.id:
                faults.append(f"thing {thing.id} is not where it says")
            if isinstance(thing, Fighter):
                hp, protection, conditions = thing.hp, thing.protection, len(thing.conditions)
                if not 0 <= hp <= game.cards[thing.card].hp or not 0 <= protection <= 6 or conditions > 4:
                    faults.append(f"Fighter {thing.id} has HP {hp}, Protection {protection}, {conditions} conditions")
                if any(not 0 < v <= 6 for n, v in thing.conditions.items() if n.startswith(("buff ", "debuff "))):
                    faults.append(f"Fighter {thing.id} has a condition out of its limits")
        for cell, id in s.board.items():
            if game.thing(id).cell != cell:
                faults.append(f"cell {cell} holds {id}, which is elsewhere")
        return faults

    def may_be_nowhere(self, game: Duel, thing: Any) -> bool:
        """A Summon or Tile that has left the board. [RZ-1115]"""
        return isinstance(thing, Token) and thing.cell is None


def _effect_of(game: Duel, ask: Ask, taken: Path, option: Option) -> tuple[Id, int]:
    """The effect that an option stands for: on what (0: for none), and its number."""
    verb = taken[0].key if len(taken) == 1 and isinstance(taken[0], Option) else ""
    acting, value = ask.kind in ("main", "bonus"), option.value
    if value is None or taken and not (acting and verb):
        return 0, 0
    if ask.kind == "respond":
        return value
    if ask.kind == "lent_skill":
        return value >> PLACES, value & (1 << PLACES) - 1
    if acting and not taken and option.key == "conjure":
        return game.s.seats[ask.seat].numen, 1
    if verb == "skill":
        return game.ally_now(ask.seat), value
    return (value, 0) if verb in ("power", "set", "use") else (0, 0)


def _who_acts(game: Duel, ask: Ask) -> Text:
    """Which Fighter acts in a turn, and what there is to pay with. [RZ-622 RZ-727]"""
    ally, ap = game.ally_now(ask.seat), game.s.seats[ask.seat].ap
    if not ally:
        return say("rz-about-nobody", slot=game.s.turn + 1, ap=ap)
    return say("rz-about-bonus" if ask.kind == "bonus" else "rz-about-turn", who=game.name(ally), ap=ap)


def _hit_there(game: Duel, ask: Ask, taken: Path, option: Option) -> Text | None:
    """What a Basic Hit, or the SPELL that was picked, would do to a target."""
    picked = [step.value for step in taken if isinstance(step, Option)]
    ally = game.ally_now(ask.seat)
    if ask.kind not in ("main", "bonus"):
        return None
    if picked == ["hit"]:
        return forecast(game, ally, option.value)
    if picked[:1] == ["skill"] and len(picked) == 2:
        skill = ability_at(game, ally, picked[1])
        return forecast(game, ally, option.value, skill) if skill.names_aim else None
    return None


def _text(card: RizonticalCard, ability: Any) -> Text:
    """What an effect of a card says; of a Power all that it says."""
    if isinstance(card, PowerCard):
        return card_text(card, trackers=False)
    return ability_text(card, ability, trackers=False)


RULES = Rizontical()
