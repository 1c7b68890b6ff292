"""How the card language puts what cards say into words, for a game that is none: kites and lanterns, with the texts
that all games share."""

from __future__ import annotations

import functools
from typing import Any

import pytest

from engines.kernel.cards import nouns, packs
from engines.kernel.cards.ability import Ability
from engines.kernel.cards.branches import flow
from engines.kernel.cards.going import lasting
from engines.kernel.cards.language import Language
from engines.kernel.cards.luck import chance
from engines.kernel.cards.telling.heads import ability_sentences, announced, target_text
from engines.kernel.cards.telling.saying import Telling
from engines.kernel.cards.telling.sentences import paragraph
from engines.kernel.text import Texts, say
from tests.content import DATA

L = Language("kites")
for _kind in ("kite", "lantern", "player"):
    L.kind(_kind)
L.zone("sky", default=True)
L.zone("box", sees="owner")
L.held = frozenset(("box",))
L.ref("foe", "players", lambda scope: ())
L.path("controller", "players", lambda g, id: ())
nouns.number(L, "lift", of=("kite",), read=lambda g, id: 0, order=("change",))
nouns.words(L, "colour", of=("kite", "lantern"), read=lambda g, id: ())
nouns.flag(L, "torn", of=("kite", "lantern"), read=lambda g, id: False)
L.event("falls", subject="kite", player="controller", would=True, parting=True)
L.event("gust", player="player", amount="force", would=True, varies=True)
L.at_events = frozenset()
L.period("turn", lambda g: 0)
L.period("match", lambda g: 0)
L.moment("turn")
L.act("fly", "forbid", of=("kite",))
L.resources = {"string": "", "breath": None}
L.counters = {"tail": "tail"}
L.adopt(flow, chance, lasting("change", "forbid"))
L.adopt(
    packs.things("destroy", "attach", "sacrifice"),
    packs.cards("draw", "search"),
    packs.numbers("damage", "gain", "put"),
)

OWN = {
    "en": """
noun-kite = kite{ plural-s }
noun-lantern = lantern{ plural-s }
is-torn = torn
not-torn = whole
if-torn = { DOES("be", $who) } torn
word-colour = { $name }
with-lift = with lift { bound }
if-lift = { DOES("have", $who) } lift { bound }
of-lift = { AS($of, case: "pos") } lift
figure-lift = lift
figure-change = { $n } { $figure }
amount-string = { $n } string
counter-tail = { $n ->
    [one] a tail
   *[other] { $n } tails
}
act-fly = fly
event-falls = { DOES("fall", $subject) }
    .past = { has-subject } fallen
    .would = { AS($subject, case: "n") } would fall
event-gust = { DOES("feel", $player) } a gust
    .past = { has-player } felt a gust
    .would = { AS($player, case: "n") } would feel a gust
until = { $clause } until the end of the turn
""",
    "fr": """
noun-kite = cerf{ plural-s }-volant{ plural-s }
    .gender = m
noun-lantern = lanterne{ plural-s }
    .gender = f
is-torn = déchiré{ agree }
not-torn = entier
if-torn = { DOES("etre", $who) } { VERB("déchiré", $who, form: "pp") }
word-colour = { $name }
with-lift = de portance { bound }
if-lift = { DOES("avoir", $who) } une portance de { bound }
of-lift = la portance{ of-whom }
figure-lift = portance
figure-change = { $n } { $figure }
amount-string = { $n } ficelle
counter-tail = { $n ->
    [one] une queue
   *[other] { $n } queues
}
act-fly = voler
verb-tomber = { verb }
event-falls = { DOES("tomber", $subject) }
    .past = { est-subject } { VERB("tombé", $subject, form: "pp") }
    .would = { AS($subject, case: "n") } { VERB("would", $subject) } tomber
event-gust = { DOES("affronter", $player) } une rafale
    .past = { a-player } affronté une rafale
    .would = { AS($player, case: "n") } { VERB("would", $player) } affronter une rafale
until = { $clause } jusqu’à la fin du tour
""",
}
TEXTS = Texts(
    {
        locale: [*((DATA / "locale" / locale / f"{name}.ftl").read_text() for name in ("telling", "language")), own]
        for locale, own in OWN.items()
    }
)
FOE = {"kind": "kite", "side": "foe"}


def ability(**parts: Any) -> Any:
    return Ability.read(parts, L.reader())


def both(**parts: Any) -> tuple[str, str]:
    """What an ability of a kite says, in both languages."""
    read = ability(**parts)
    said = paragraph(announced(lambda: Telling(L, "kite", None, read.targets), lambda t: ability_sentences(t, read)))
    return TEXTS.say(said, "en"), TEXTS.say(said, "fr").replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("parts", "english", "french"),
    [
        (
            {"targets": {"prey": FOE}, "do": [{"put": {"tail": 2, "to": "prey"}}, {"draw": 1}, {"destroy": "prey"}]},
            "Put 2 tails on target opposing kite, then draw 1 card, then destroy it.",
            "Placez 2 queues sur le cerf-volant adverse ciblé, puis piochez 1 carte, puis détruisez-le.",
        ),
        (
            {"targets": {"a": {"kind": "kite"}, "b": {"kind": "kite", "not": "a"}}, "do": [{"destroy": "a"}, {"destroy": "b"}, {"put": {"tail": 1, "to": "a"}}]},
            "Destroy target kite, then destroy another target kite, then put a tail on the first kite.",
            "Détruisez le cerf-volant ciblé, puis détruisez un autre cerf-volant ciblé, puis placez une queue sur le premier cerf-volant.",
        ),
        (
            {"targets": {"prey": FOE}, "do": [{"destroy": "prey", "if": {"prey": {"lift": "3+"}}}]},
            "Target an opposing kite. If it has lift 3 or more, destroy it.",
            "Ciblez un cerf-volant adverse. S’il a une portance de 3 ou plus, détruisez-le.",
        ),
        (
            {"do": [{"destroy": {"pick": 1, "kind": ["kite", "lantern"], "torn": True}}]},
            "Destroy a torn kite or lantern.",
            "Détruisez un cerf-volant ou une lanterne déchiré.",
        ),
        (
            {"do": [{"destroy": {"kind": "lantern", "any": [{"colour": "red"}, {"side": "foe"}], "pick": 1}}]},
            "Destroy a red lantern or an opposing lantern.",
            "Détruisez une lanterne red ou une lanterne adverse.",
        ),
        (
            {"do": [{"draw": {"count": FOE}}]},
            "Draw 1 card for each opposing kite.",
            "Piochez 1 carte pour chaque cerf-volant adverse.",
        ),
        (
            {"do": [{"draw": {"half": "this.lift"}}, {"gain": {"string": 1}}]},
            "Draw X cards, where X is half of this kite’s lift (rounded down), then gain 1 string.",
            "Piochez X cartes, X étant la moitié de la portance de ce cerf-volant (arrondie à l’inférieur), puis gagnez 1 ficelle.",
        ),
        (
            {"do": [{"draw": {"half": {"count": FOE}}}]},
            "Draw X cards, where X is half of the number of opposing kites (rounded down).",
            "Piochez X cartes, X étant la moitié du nombre de cerfs-volants adverses (arrondie à l’inférieur).",
        ),
        (
            {"do": [{"toss": {"success": [{"draw": 1}]}}, {"gain": {"string": 2}}]},
            "Toss a coin; on a Success, draw 1 card. Then gain 2 string.",
            "Lancez une pièce ; sur un Succès, piochez 1 carte. Puis gagnez 2 ficelle.",
        ),
        (
            {"when": {"event": "falls", "subject": {**FOE, "not": "this"}}, "limit": {"turn": 1}, "may": True, "do": [{"draw": 2}]},
            "Once per turn, when another opposing kite falls: you may draw 2 cards.",
            "Une fois par tour, quand un autre cerf-volant adverse tombe : vous pouvez piocher 2 cartes.",
        ),
        (
            {"when": {"event": "gust", "player": "foe"}, "do": [{"gain": {"string": 1, "who": "player"}}]},
            "When an opponent feels a gust: that player gains 1 string.",
            "Quand un adversaire affronte une rafale : le joueur en question gagne 1 ficelle.",
        ),
        (
            {"would": {"event": "falls", "subject": "this"}, "if": {"exists": {"kind": "lantern", "side": "own"}}, "do": [{"draw": 1}]},
            "If this kite would fall and you control a lantern, instead draw 1 card.",
            "Si ce cerf-volant devait tomber et si vous contrôlez une lanterne, à la place, piochez 1 carte.",
        ),
        (
            {"always": [{"change": {"lift": 1, "to": {"kind": "kite", "side": "own", "not": "this"}}}, {"forbid": {"act": "fly", "to": {"kind": "kite", "side": "own", "not": "this"}}}]},
            "Your other kites get +1 lift. They cannot fly.",
            "Vos autres cerfs-volants gagnent +1 portance. Ils ne peuvent pas voler.",
        ),
        (
            {"always": [{"change": {"lift": 1}, "if": {"exists": FOE}}]},
            "This kite gets +1 lift as long as an opponent controls a kite.",
            "Ce cerf-volant gagne +1 portance tant qu’un adversaire contrôle un cerf-volant.",
        ),
        (
            {"do": [{"for_each": {"of": FOE, "do": [{"put": {"tail": 1, "to": "it"}}, {"destroy": "it", "if": {"it": {"lift": "0"}}}]}}]},
            "For each opposing kite, put a tail on it, then if it has lift 0, destroy it.",
            "Pour chaque cerf-volant adverse, placez une queue sur celui-ci, puis s’il a une portance de 0, détruisez-le.",
        ),
        (
            {"targets": {"prey": {"kind": "lantern"}}, "do": [{"destroy": "prey"}, {"gain": {"string": 1, "who": "foe"}}, {"destroy": "prey"}, {"destroy": "prey"}]},
            "Destroy target lantern, then each opponent gains 1 string, then you destroy it, then destroy it.",
            "Détruisez la lanterne ciblée, puis chaque adversaire gagne 1 ficelle, puis vous la détruisez, puis détruisez-la.",
        ),
        (
            {"do": [{"modes": [{"targets": {"a": {"kind": "kite"}}, "do": [{"destroy": "a"}]}, {"targets": {"a": {"kind": "lantern"}}, "do": [{"put": {"tail": 1, "to": "a"}}, {"destroy": "a"}]}]}]},
            "Choose 1: (1) destroy target kite; (2) put a tail on target lantern, then destroy it.",
            "Choisissez 1 option : (1) détruisez le cerf-volant ciblé ; (2) placez une queue sur la lanterne ciblée, puis détruisez-la.",
        ),
        (
            {"do": [{"modes": [{"targets": {"a": {"kind": "kite"}}, "do": [{"destroy": "a", "if": {"a": {"lift": "3+"}}}]}, [{"draw": 1}]]}]},
            "Choose 1: (1) target a kite, then if it has lift 3 or more, destroy it; (2) draw 1 card.",
            "Choisissez 1 option : (1) ciblez un cerf-volant, puis s’il a une portance de 3 ou plus, détruisez-le ; (2) piochez 1 carte.",
        ),
        (
            {"targets": {"a": {"kind": "kite"}}, "do": [{"modes": [[{"destroy": "a"}], {"targets": {"b": {"kind": "lantern"}}, "do": [{"destroy": "b"}, {"put": {"tail": 1, "to": "a"}}]}]}]},
            "Target a kite. Choose 1: (1) destroy it; (2) destroy target lantern, then put a tail on that kite.",
            "Ciblez un cerf-volant. Choisissez 1 option : (1) détruisez-le ; (2) détruisez la lanterne ciblée, puis placez une queue sur le cerf-volant ciblé.",
        ),
        (
            {"do": [{"modes": {"by": "foe", "modes": [[{"draw": 1}], [{"gain": {"string": 1}}]]}}, {"gain": {"string": 1, "who": "foe"}}]},
            "An opponent chooses 1: (1) draw 1 card; (2) gain 1 string. Then each opponent gains 1 string.",
            "Un adversaire choisit 1 option : (1) piochez 1 carte ; (2) gagnez 1 ficelle. Puis chaque adversaire gagne 1 ficelle.",
        ),
        (
            {"do": [{"choose": {"what": {"pick": "0-1", "kind": "player", "side": "foe", "by": "foe"}, "as": "one"}}]},
            "An opponent chooses up to 1 player other than you.",
            "Un adversaire choisit jusqu’à 1 joueur autre que vous.",
        ),
        (
            {"do": [{"choose": {"what": {"pick": 1, "kind": "kite", "side": "foe", "by": "foe"}, "as": "one"}}]},
            "An opponent chooses a kite that you do not control.",
            "Un adversaire choisit un cerf-volant que vous ne contrôlez pas.",
        ),
        (
            {"do": [{"draw": {"minus": ["this.lift", {"minus": [{"count": FOE}, 1]}]}}]},
            "Draw X cards, where X is this kite’s lift minus (the number of opposing kites minus 1).",
            "Piochez X cartes, X étant la portance de ce cerf-volant moins (le nombre de cerfs-volants adverses moins 1).",
        ),
        (
            {"do": [{"draw": {"sum": [{"if": {"this": {"torn": True}}, "then": 1, "else": 0}, {"if": {"exists": FOE}, "then": 1, "else": 0}]}}]},
            "Draw X cards, where X is (1 if this kite is torn, else 0) plus (1 if an opponent controls a kite, else 0).",
            "Piochez X cartes, X étant (1 si ce cerf-volant est déchiré, sinon 0) plus (1 si un adversaire contrôle un cerf-volant, sinon 0).",
        ),
        (
            {"do": [{"let": {"n": 1}}, {"let": {"n": {"sum": ["n", "this.lift"]}}}, {"draw": "n"}]},
            "X becomes 1, then X becomes X plus this kite’s lift, then you draw X cards.",
            "X prend la valeur 1, puis X prend la valeur X plus la portance de ce cerf-volant, puis vous piochez X cartes.",
        ),
        (
            {"do": [{"let": {"n": "this.lift"}}, {"damage": {"n": "n", "to": {"kind": "lantern"}}}]},
            "Deal X damage to each lantern, where X is this kite’s lift.",
            "Infligez X dégâts à chaque lanterne, X étant la portance de ce cerf-volant.",
        ),
        (
            {"do": [{"destroy": {"pick": 1, "kind": "kite", "lift": {"at_least": "this.lift"}}}]},
            "Destroy a kite with lift at least this kite’s lift.",
            "Détruisez un cerf-volant de portance valant au moins la portance de ce cerf-volant.",
        ),
        (
            {"do": [{"destroy": {"pick": 1, "kind": "kite", "if": {"compare": ["it.lift", "<", "this.lift"]}}}]},
            "Destroy a kite whose lift is less than this kite’s lift.",
            "Détruisez un cerf-volant dont la portance vaut moins que la portance de ce cerf-volant.",
        ),
        (
            {"do": [{"destroy": {"pick": 1, "kind": "lantern", "if": {"compare": [{"sum": [{"count": {"kind": "kite", "host": "it"}}, 1]}, "<", "this.lift"]}}}]},
            "Destroy a lantern such that the number of kites on it plus 1 is less than this kite’s lift.",
            "Détruisez une lanterne telle que le nombre de cerfs-volants sur celle-ci plus 1 vaut moins que la portance de ce cerf-volant.",
        ),
        (
            {"do": [{"choose": {"what": {"pick": 2, "kind": "kite"}, "as": "some"}}, {"destroy": {"pick": 1, "kind": "kite", "if": {"same": ["it", "some"]}}}]},
            "Choose 2 kites, then destroy a kite that is among the chosen kites.",
            "Choisissez 2 cerfs-volants, puis détruisez un cerf-volant qui est parmi les cerfs-volants choisis.",
        ),
        (
            {"do": [{"choose": {"what": {"pick": 1, "kind": "kite"}, "as": "a"}}, {"choose": {"what": {"pick": 1, "kind": "kite", "torn": True}, "as": "b"}}, {"destroy": {"kind": "kite", "not": ["a", "b"]}}]},
            "Choose a kite, then choose a torn kite, then destroy all kites other than the first chosen kite and the second chosen kite.",
            "Choisissez un cerf-volant, puis choisissez un cerf-volant déchiré, puis détruisez tous les cerfs-volants sauf le premier cerf-volant choisi et le deuxième cerf-volant choisi.",
        ),
        (
            {"would": {"event": "gust", "player": "you"}, "change": {"amount": {"if": {"exists": FOE}, "then": 2, "else": -1}}},
            "If you would feel a gust, if an opponent controls a kite, it is 2 more; otherwise, it is 1 less.",
            "Si vous deviez affronter une rafale, si un adversaire contrôle un cerf-volant, c’est 2 de plus ; sinon, c’est 1 de moins.",
        ),
        (
            {"do": [{"destroy": {"pick": 1, "kind": "kite"}, "if": {"this": {"any": [{"lift": "3+"}, {"torn": True}]}}}]},
            "If this kite has lift 3 or more or it is torn, destroy a kite.",
            "Si ce cerf-volant a une portance de 3 ou plus ou s’il est déchiré, détruisez un cerf-volant.",
        ),
        (
            {"do": [{"draw": 1, "if": {"happened": {"event": "falls", "subject": {"kind": "kite"}}, "this": "turn"}}]},
            "If a kite has fallen this turn, draw 1 card.",
            "Si un cerf-volant est tombé ce tour-ci, piochez 1 carte.",
        ),
        (
            {"do": [{"draw": 1, "if": {"not": {"happened": {"event": "falls", "subject": FOE}, "this": "turn"}}}]},
            "If no opposing kite has fallen this turn, draw 1 card.",
            "Si aucun cerf-volant adverse n’est tombé ce tour-ci, piochez 1 carte.",
        ),
        (
            {"do": [{"draw": 1, "if": {"not": {"happened": {"event": "falls", "subject": "this"}, "this": "turn"}}}]},
            "If this kite has not fallen this turn, draw 1 card.",
            "Si ce cerf-volant n’est pas tombé ce tour-ci, piochez 1 carte.",
        ),
        (
            {"do": [{"draw": 1, "if": {"not": {"happened": {"event": "gust", "player": "foe"}, "this": "turn"}}}]},
            "If no opponent has felt a gust this turn, draw 1 card.",
            "Si aucun adversaire n’a affronté une rafale ce tour-ci, piochez 1 carte.",
        ),
        (
            {"do": [{"draw": 1, "if": {"happened": {"event": "gust", "player": "you"}, "this": "match", "n": 2}}]},
            "If you have felt a gust at least 2 times this match, draw 1 card.",
            "Si vous avez affronté une rafale au moins 2 fois cette partie, piochez 1 carte.",
        ),
        (
            {"do": [{"draw": 1, "if": {"not": {"happened": {"event": "gust", "player": "you"}, "this": "turn", "n": 2}}}]},
            "If you have felt a gust fewer than 2 times this turn, draw 1 card.",
            "Si vous avez affronté une rafale moins de 2 fois ce tour-ci, piochez 1 carte.",
        ),
        (
            {"do": [{"draw": 1, "if": {"happened": {"event": "falls", "if": {"exists": {"kind": "lantern", "side": "own"}}}, "this": "turn"}}]},
            "If a kite has fallen (counting only if you control a lantern) this turn, draw 1 card.",
            "Si un cerf-volant est tombé (compté seulement si vous contrôlez une lanterne) ce tour-ci, piochez 1 carte.",
        ),
        (
            {"when": {"event": "falls", "player": "foe"}, "do": [{"draw": 1}]},
            "When an opposing kite falls: draw 1 card.",
            "Quand un cerf-volant adverse tombe : piochez 1 carte.",
        ),
        (
            {"when": {"event": "falls", "subject": "this", "player": "you"}, "do": [{"draw": 1}]},
            "When this kite falls, if you control it: draw 1 card.",
            "Quand ce cerf-volant tombe, si vous contrôlez ce cerf-volant : piochez 1 carte.",
        ),
        (
            {"would": {"event": "falls", "subject": "this"}, "may": True, "do": [{"draw": 1}]},
            "If this kite would fall, instead you may draw 1 card.",
            "Si ce cerf-volant devait tomber, à la place, vous pouvez piocher 1 carte.",
        ),
        (
            {"would": {"event": "falls", "subject": "this"}, "may": True, "do": [{"draw": {"n": 1, "who": "foe"}}]},
            "If this kite would fall, instead, if you wish, each opponent draws 1 card.",
            "Si ce cerf-volant devait tomber, à la place, si vous le voulez, chaque adversaire pioche 1 carte.",
        ),
        (
            {"would": {"event": "falls", "subject": "this"}, "may": True, "do": []},
            "If this kite would fall, you may prevent that.",
            "Si ce cerf-volant devait tomber, vous pouvez l’empêcher.",
        ),
    ],
)  # fmt: skip
def test_what_an_ability_says(parts: dict[str, Any], english: str, french: str) -> None:
    assert both(**parts) == (english, french)


def test_who_picks_is_said_after_a_target_and_the_card_is_left_as_it_is() -> None:
    parts = {
        "targets": {"prey": {"kind": "lantern"}},
        "do": [{"choose": {"what": {"pick": 1, "kind": "kite", "host": "prey", "by": "foe"}, "as": "rider"}}],
    }
    assert both(**parts)[0] == "Target a lantern. An opponent chooses a kite on that lantern."
    read = ability(**parts)
    announced(lambda: Telling(L, "kite", None, read.targets), lambda t: ability_sentences(t, read))
    assert read.do[0].by.text == "foe"


def test_targets_of_a_situation_are_chosen_when_it_comes_about() -> None:
    read = ability(
        when={"event": "falls", "subject": FOE},
        targets={"prey": {"kind": "lantern"}},
        do=[{"destroy": "prey", "if": {"prey": {"torn": True}}}],
    )

    def said(*, behind: bool) -> str:
        make = functools.partial(Telling, L, "kite", None, read.targets)
        return TEXTS.say(paragraph(announced(make, lambda t: ability_sentences(t, read), behind=behind)), "en")

    assert said(behind=True) == "When an opposing kite falls: target a lantern, then if it is torn, destroy it."
    assert said(behind=False) == "Target a lantern. When an opposing kite falls: if that lantern is torn, destroy it."


def test_a_target_is_asked_for_with_those_before_it_mentioned() -> None:
    targets = ability(targets={"a": {"kind": "lantern"}, "b": {"kind": "kite", "not": "a"}}).targets
    assert TEXTS.say(target_text(Telling(L, "kite", None, targets), "b"), "en") == "Target another kite."


def test_every_phrase_of_several_stands_in_the_case_that_the_sentence_wants() -> None:
    t = Telling(L, "kite")
    what = (
        ability(do=[{"destroy": {"any": [{"kind": "kite"}, {"kind": "lantern", "torn": True}], "pick": 1}}]).do[0].what
    )
    own = Texts(
        {
            "fr": [
                *((DATA / "locale" / "fr" / f"{name}.ftl").read_text() for name in ("telling", "language")),
                OWN["fr"],
                'of = { AS($x, case: "de") }',
            ]
        }
    )
    assert own.say(say("of", x=t.who(what).phrase), "fr") == "d’un cerf-volant ou d’une lanterne déchirée"


def test_several_are_worth_in_french() -> None:
    said = [say("tell-compared", a=value, compared="ge", b=3) for value in ("vos HP", "la portance")]
    assert [TEXTS.say(each, "fr") for each in said] == ["vos HP valent au moins 3", "la portance vaut au moins 3"]
