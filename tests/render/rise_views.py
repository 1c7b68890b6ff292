"""Views of Rise made by hand, and the texts and card faces to draw them with."""

from __future__ import annotations

from functools import cache
from typing import Any

from engines.kernel.text import CardName, Local, Texts, say
from engines.kernel.views import MarkView
from engines.rise.view import (
    ActionView,
    AttackView,
    CardView,
    CounterView,
    ItemView,
    RiseView,
    SideView,
    SkillView,
    SummonerView,
)
from render import CardFace, SkillFace

from .views import DATA, LINE, LOREM

NAMES = {0: "Élodie", 1: "Ben", 2: "Jean-Baptiste de la Motte-Picquet", 3: "Dara"}
CARDS: dict[str, tuple[str, str, str, dict[str, Any]]] = {
    "mother-sedge": ("summoner", "Mother Sedge", "Mère Laîche", {"stats": {"life": 12}}),
    "old-tollman": ("summoner", "Old Tollman", "Vieux Péager", {"stats": {"life": 11}}),
    "foreman-ilsa-crank": ("summoner", "Foreman Ilsa Crank", "Contremaîtresse Ilsa Manivelle", {"stats": {"life": 10}}),
    "nine-finger-pip": ("summoner", "Nine-Finger Pip", "Pip Neuf-Doigts", {"stats": {"life": 9}}),
    "ditch-walker": ("creature", "Ditch Walker", "Marcheur de fossé", {"rank": "inf", "types": ("Zombie",), "stats": {"attack": 2, "defense": 1}, "abilities": ["Inhume"]}),
    "vigil-dog": ("creature", "Vigil Dog", "Chien de veille", {"rank": "4", "stats": {"attack": 1, "defense": 2}}),
    "glass-swift": ("creature", "Glass Swift", "Martinet de verre", {"rank": "3", "stats": {"attack": 2, "defense": 1}, "abilities": ["Flight", "Ice Element"]}),
    "the-ninth-bell": ("creature", "The Ninth Bell", "La Neuvième Cloche", {"rank": "1", "stats": {"attack": 6, "defense": 5}, "abilities": ["Together", "Pierce"]}),
    "chain-gang-giant": ("creature", "Chain-Gang Giant", "Géant des travaux forcés", {"rank": "2", "stats": {"attack": 6, "defense": 6}, "abilities": ["Chained"]}),
    "ember-boar": ("creature", "Ember Boar", "Sanglier de braise", {"rank": "3", "stats": {"attack": 3, "defense": 2}, "abilities": ["Fire Element", "Rage"]}),
    "puddle-twin": ("creature", "Puddle Twin", "Jumelle de flaque", {"rank": "2", "stats": {"attack": 1, "defense": 2}, "abilities": ["Cloning", "Water Element"]}),
    "lightning-notary": ("creature", "Lightning Notary", "Notaire de la foudre", {"rank": "3", "stats": {"attack": 2, "defense": 2}, "abilities": ["Lightning Element", "Advantage"]}),
    "cavalry-by-appointment": ("creature", "Cavalry by Appointment", "Cavalerie sur rendez-vous", {"rank": "2", "stats": {"attack": 4, "defense": 3}, "abilities": ["Horde", "Fightback", "Iron Skin"]}),
    "mourning-ferry": ("door", "Mourning Ferry", "Bac du deuil", {"rank": "3", "stats": {"attack": 0, "defense": 3}}),
    "sealed-vault": ("door", "Sealed Vault", "Coffre scellé", {"rank": "2", "stats": {"attack": 0, "defense": 4}, "abilities": ["Lock"]}),
    "portcullis-on-a-timer": ("door", "Portcullis on a Timer", "Herse à minuterie", {"rank": "2", "stats": {"attack": 0, "defense": 5}}),
    "waybread-basket": ("incantation", "Waybread Basket", "Panier de pain de route", {"rank": "3", "abilities": ["Food"]}),
    "ring-of-small-keys": ("incantation", "Ring of Small Keys", "Trousseau de petites clés", {"rank": "3", "types": ("Key",)}),
    "marrow-loan": ("incantation", "Marrow Loan", "Prêt de moelle", {"rank": "3"}),
    "bolt-from-the-wire": ("imminent", "Bolt from the Wire", "Éclair du câble", {"rank": "3"}),
    "sudden-refusal": ("imminent", "Sudden Refusal", "Refus soudain", {"rank": "2"}),
    "second-oath": ("level_up", "Second Oath", "Second serment", {"rank": "4"}),
    "boiler-plate": ("incantation", "Boiler Plate", "Tôle de chaudière", {"rank": "3", "abilities": ["Equipment"]}),
    "tin-lantern": ("incantation", "Tin Lantern", "Lanterne d'étain", {"rank": "3", "abilities": ["Equipment"]}),
    "shield-of-reasonable-doubt": ("incantation", "Shield of Reasonable Doubt", "Bouclier du doute raisonnable", {"rank": "2", "abilities": ["Equipment"]}),
    "hives": ("imminent", "Hives", "Urticaire", {"rank": "3", "abilities": ["Disease", "Allergy"]}),
    "gut-lodger": ("incantation", "Gut Lodger", "Locataire intestinal", {"rank": "3", "abilities": ["Disease", "Parasite"]}),
    "cold-snap": ("incantation", "Cold Snap", "Coup de froid", {"rank": "2", "abilities": ["Disease", "Cold"]}),
    "powder-keg": ("incantation", "Powder Keg", "Baril de poudre", {"rank": "3", "abilities": ["Bomb"]}),
    "choir-echo": ("creature", "Choir Echo", "Écho du chœur", {"stats": {"attack": 1, "defense": 1}, "types": ("Zombie",)}),
}  # fmt: skip
CREATURES = [id for id, (kind, *_) in CARDS.items() if kind in ("creature", "door")]


@cache
def texts() -> Texts:
    """The words of the bot in both languages, with a sentence for whatever a view says."""
    sources = {
        language: [
            *(file.read_text(encoding="utf-8") for file in sorted((DATA / "locale" / language).glob("*.ftl"))),
            LINE,
        ]
        for language in ("en", "fr")
    }
    return Texts(
        sources,
        {
            language: {"rise": {id: card[place] for id, card in CARDS.items()}}
            for place, language in enumerate(("en", "fr"), 1)
        },
    )


def line(text: str) -> Any:
    """A sentence as an engine would say it."""
    return say("test-line", x=text)


def face(id: str, text: str = "") -> CardFace:
    """The face of a card."""
    kind, _, _, more = CARDS[id]
    abilities = more.get("abilities", [])
    elements = tuple(each.split()[0].lower() for each in abilities if each.endswith("Element"))
    skills = tuple(SkillFace(each) for each in abilities if not each.endswith("Element"))
    if kind == "summoner":
        skills = (
            SkillFace("Drum Roll", "1 CP", line(text or LOREM[:90])),
            SkillFace("Grand Round", "Level 3, 2 CP", line(LOREM[:120])),
        )
    category = next((each.lower() for each in abilities if each in ("Equipment", "Disease", "Bomb")), "")
    return CardFace(
        id, CardName(id, "rise"), kind, rank=more.get("rank", ""), category=category,
        cost=None if kind in ("summoner", "level_up") else 1,
        stats=more.get("stats", {}), elements=elements, types=more.get("types", ()), skills=skills,
        text="" if kind == "summoner" else line(text or LOREM[: 40 + 13 * len(id)]),
        flavour=line("He fell in last winter and has been getting out ever since."),
    )  # fmt: skip


def card(id: str, at: str = "", **changes: Any) -> CardView:
    """A card in play as its card prints it; `attached` may be ids."""
    kind, _, _, more = CARDS[id]
    stats, abilities = more.get("stats", {}), more.get("abilities", [])
    attached = [each if isinstance(each, CardView) else card(each) for each in changes.pop("attached", [])]
    values: dict[str, Any] = {
        "attack": stats.get("attack"),
        "defense": stats.get("defense"),
        "base_attack": stats.get("attack"),
        "base_defense": stats.get("defense"),
        "abilities": sorted(abilities),
        "types": list(more.get("types", ())),
        "plane": "air" if "Flight" in abilities else "ground",
        "attached": attached,
    }
    return CardView(card=id, at=at, kind=kind, **{"owner": 0, "controller": 0, **values, **changes})


def summoner(id: str, at: str, **changes: Any) -> SummonerView:
    """A Summoner at level 1."""
    life = CARDS[id][3]["stats"]["life"]
    values: dict[str, Any] = {
        "life": life,
        "max_life": life,
        "level": 1,
        "max_level": 3,
        "capacity": 1,
        "max_capacity": 1,
    }
    skills = [SkillView("Drum Roll", "drum-roll", 1, 1, usable=True), SkillView("Grand Round", "grand-round", 3, 2)]
    return SummonerView(card=id, at=at, skills=skills, **{**values, **changes})


def side(seat: int, field: list[CardView] | None = None, **changes: Any) -> SideView:
    """A side with its cards in their places."""
    letter = "abcd"[seat]
    pair = (("mother-sedge", "old-tollman"), ("foreman-ilsa-crank", "nine-finger-pip"))[seat % 2]
    values: dict[str, Any] = {
        "summoners": [summoner(id, f"{letter}s{index}") for index, id in enumerate(pair, 1)],
        "attached": [],
        "hand_count": 5,
        "library": 38,
        "cemetery": ["ditch-walker"] * 3,
        "excluded": [],
        "stock": 3,
        "ether": 0,
        "turns": 3,
    }
    made = SideView(seat=seat, field=field or [], **{**values, **changes})
    for number, each in enumerate(made.field, 1):
        _settle(each, f"{letter}{number}", seat)
    for number, each in enumerate(made.attached, 1):
        _settle(each, f"{letter}.{number}", seat)
    for each in made.summoners:
        for number, one in enumerate(each.attached, 1):
            _settle(one, f"{each.at}.{number}", seat)
    return made


def _settle(each: CardView, at: str, seat: int) -> None:
    each.at = at
    if not each.controller and not each.owner:
        each.controller = each.owner = seat
    for number, one in enumerate(each.attached, 1):
        _settle(one, f"{at}.{number}", seat)


def view(sides: list[SideView], **changes: Any) -> RiseView:
    """A match in its seventh turn."""
    values: dict[str, Any] = {
        "viewer": None,
        "round": 3,
        "turn": 7,
        "active": 0,
        "first": 0,
        "phase": "invocation",
        "order": [each.seat for each in sides if not each.out],
        "gate": True,
        "waiting": [0],
    }
    return RiseView(seats=sides, **{**values, **changes})


def setup() -> RiseView:
    """The mulligans."""
    return view(
        [side(0, hand_count=6, stock=2, cemetery=[]), side(1, hand_count=4, stock=1, cemetery=[])],
        turn=0,
        phase="setup",
        waiting=[0, 1],
    )


def early() -> RiseView:
    """A card each."""
    return view(
        [side(0, [card("ditch-walker", badges=["sick"])]), side(1, [card("mourning-ferry")])],
        turn=2,
        recent=[MarkView("coins_gained", ["a"], 2), MarkView("invoked", ["#1"]), MarkView("enters", ["a1"])],
    )


def middle() -> RiseView:
    """Some cards of every sort with all that can be on them."""
    a = side(
        0,
        [
            card("ditch-walker", attack=4, defense=2, tilted=True, counters=[CounterView("+1/+1", 2)], attached=["boiler-plate"]),
            card("glass-swift", badges=["sick"], actions=[ActionView("dive", Local("Dive", {"fr": "Piqué"}), "purchase", 2, 0), ActionView("turn", Local("Turn", {"fr": "Virage"}), "toss", spent=True)]),
            card("the-ninth-bell", attack=5, defense=4, counters=[CounterView("-1/-1", 1, bound=True)], attached=["hives", "gut-lodger", "powder-keg"], badges=["no-attack"]),
            card("sealed-vault", badges=["lock"]),
            card("waybread-basket", actions=[ActionView("eat", Local("Eat", {"fr": "Manger"}), "purchase", 1, 0)]),
            card("choir-echo", token=True),
        ],
        stock=12,
        ether=2,
        excluded=["ditch-walker"],
        attached=[card("cold-snap", owner=1, controller=1)],
    )  # fmt: skip
    a.summoners = [
        summoner(
            "mother-sedge",
            "as1",
            life=7,
            level=2,
            capacity=1,
            max_capacity=2,
            tilted=True,
            attached=[card("tin-lantern", "as1.1")],
        ),
        summoner("old-tollman", "as2", life=11, level=3, capacity=3, max_capacity=3),
    ]
    b = side(
        1,
        [
            card("chain-gang-giant", badges=["chained"]),
            card("puddle-twin", copied=True, attack=2, defense=1, base_attack=2, base_defense=1),
            card("ember-boar", attack=5, defense=4, parts=2, counters=[CounterView("+1/+1", 1, fleeting=True)]),
            card("vigil-dog", owner=0, controller=1, badges=["possessed", "paranoia"]),
            card("portcullis-on-a-timer"),
        ],
        shorts=1,
        library=0,
    )
    b.summoners[0] = summoner("foreman-ilsa-crank", "bs1", life=3, tilted=True, capacity=0, level=1, pending=1)
    return view(
        [a, b],
        recent=[
            MarkView("life_lost", ["bs1"], 2),
            MarkView("counter_placed", ["a1"], 1),
            MarkView("died", ["b3"]),
            MarkView("to_cemetery", ["ditch-walker"]),
        ],
    )


def many(seat: int, count: int, **changes: Any) -> list[CardView]:
    """So many cards for a battlefield, some with attachments."""
    found: list[CardView] = []
    for index in range(count):
        id = CREATURES[(index + seat * 3) % len(CREATURES)]
        more: dict[str, Any] = {"tilted": index % 3 == 1, **changes}
        if index % 2 == 0:
            more["attached"] = ["shield-of-reasonable-doubt"] if index % 4 else ["boiler-plate", "gut-lodger"]
        if index % 3 == 0:
            more |= {"attack": 12, "defense": 10, "counters": [CounterView("+1/+1", 3), CounterView("-1/-1", 1)]}
        if index % 5 == 3:
            more["badges"] = ["sick", "no-block", "no-untilt"]
        found.append(card(id, **more))
    return found


def fight(count: int = 6) -> RiseView:
    """Attackers and blockers in two rows: two blocked by one Door, one by another, two not blocked, one aimed."""
    a, b = side(0, [card(id) for id in CREATURES[:count]]), side(1, many(1, 7))
    for number in range(count):
        a.field[number].tilted = True
        a.field[number].attacking, a.field[number].order = 1, number + 1
    combat = [
        AttackView("a1", "ditch-walker", 1, "b2", "x", state="blocked"),
        AttackView("a2", "vigil-dog", 1, "b6", "x", state="blocked"),
        AttackView("a3", "glass-swift", 1, state="unblocked"),
        AttackView("a4", "the-ninth-bell", 1, "b6", "x", state="blocked"),
        AttackView("a5", "chain-gang-giant", 1, aimed="bs2", state="unblocked"),
        AttackView("a6", "ember-boar", 1, "b1", "x", state="fought"),
    ][:count]
    return view(
        [a, b],
        phase="blocks",
        combat=combat,
        waiting=[1],
        recent=[MarkView("blocked", ["b2", "a1"]), MarkView("blocked", ["b6", "a2"])],
    )


def chained() -> RiseView:
    """Responses to responses."""
    found = middle()
    found.chain = [
        ItemView("#1", "invocation", 0, "marrow-loan"),
        ItemView("#2", "action", 1, "ember-boar", "b3", line("Rage"), ["b3"]),
        ItemView("#3", "invocation", 0, "bolt-from-the-wire", targets=["b3", "bs1"]),
        ItemView("#4", "invocation", 1, "sudden-refusal", targets=["#3"], stopped=True),
        ItemView("#5", "skill", 0, "old-tollman", "as2", line("Small Change"), ["a3", "b"]),
    ]
    found.waiting, found.window = [1], "chain"
    return found


def crowded() -> RiseView:
    """Fourteen cards each."""
    return view(
        [side(0, many(0, 14)), side(1, many(1, 14), stock=24, hand_count=13)], active=1, phase="end", waiting=[1]
    )


def three() -> RiseView:
    """Three players."""
    return view(
        [side(0, many(0, 5)), side(1, many(1, 4)), side(2, many(2, 9), stock=11)],
        active=2,
        order=[2, 0, 1],
        waiting=[0, 1],
    )


def four() -> RiseView:
    """Four players with eight cards each, in a fight all round."""
    found = view(
        [side(seat, many(seat, 8)) for seat in range(4)], active=1, order=[1, 2, 3, 0], phase="blocks", waiting=[2, 3]
    )
    found.combat = [
        AttackView("b1", "x", 2, "c4", "x", state="blocked"),
        AttackView("b6", "x", 3, state="declared"),
        AttackView("b3", "x", 0, "a2", "x", state="blocked"),
        AttackView("b7", "x", 3, "d8", "x", state="blocked"),
    ]
    found.seats[3].attached = [card("cold-snap", "d.1"), card("cold-snap", "d.2")]
    found.chain = [ItemView("#1", "invocation", 2, "bolt-from-the-wire", targets=["b1"])]
    return found


def late() -> RiseView:
    """Two of four are out, one Summoner is lost, somebody has 30 cards."""
    gone = side(1, [], out=True, library=0, hand_count=0, stock=0)
    for each in gone.summoners:
        each.life, each.lost = 0, 12
    lost = side(3, [], out=True, library=0, hand_count=0, stock=0)
    for each in lost.summoners:
        each.life, each.lost = 0, 18
    left = side(2, many(2, 30))
    left.summoners[0].life, left.summoners[0].lost = 0, 21
    return view(
        [side(0, many(0, 1)), gone, left, lost],
        turn=22,
        order=[0, 2],
        places=[0, 4, 0, 3],
        recent=[MarkView("summoner_lost", ["cs1"]), MarkView("out", ["d"])],
    )


def over() -> RiseView:
    """The end of a match of two."""
    found = view(
        [side(0, many(0, 4)), side(1, [], out=True)], over=True, winner=0, waiting=[], order=[0], places=[1, 2]
    )
    for each in found.seats[1].summoners:
        each.life, each.lost = 0, 7
    return found


def by_hand() -> dict[str, RiseView]:
    """Every view made by hand."""
    made = (setup, early, middle, fight, chained, crowded, three, four, late, over)
    return {each.__name__: each() for each in made}
