"""Which answer a move means that is typed in words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.discord.language import Reader
from cogs.play.wording import meant_by
from engines.kernel.ask import Ask, Choice, Later, Option, Refused, Unfinished, number, one_of, some
from engines.kernel.text import Texts, say
from tests.cogs.asks import SAID, actions, option, several

READER = Reader(
    Texts(
        {
            "en": [
                SAID,
                "do-joints = the with and\ndo-verbs = play put go\ndo-with = with\ndo-endings = end turn, done, no, pass it on",
                "do-keeping = keep all\ndo-all = all, as is\ndo-same = block blocks, 1 one, 2 two",
                "same-pebbles = move go goes walk, lane pile",
            ]
        }
    ),
    "en",
)


def blocks() -> Ask:
    options = [
        option("a1>d1", label="Rat (a1) blocks d1"),
        option("a2>d1", label="Rat (a2) blocks d1"),
        option("a3>d1", label="Lame Dog (a3) blocks d1"),
        option("none", label="No block"),
    ]
    return Ask(0, "blocks", one_of(say("which"), options), "none")


def attacks(*who: str) -> Ask:
    def level(*left: str) -> Choice:
        options = [
            option(
                f"{who}>{whom.lower()}",
                level(*(each for each in left if each != who)),
                f"Rat ({who}) attacks Mr {whom}",
            )
            for who in left
            for whom in "BC"
        ]
        return one_of(say("which"), [*options, option("done")])

    return Ask(0, "attack", level(*(who or ("a1", "a2"))), "done")


def turn() -> Ask:
    targets = one_of(say("which"), [option("d5")])
    verbs = [
        replace(option("hit", targets), ends=True),
        option("play", targets),
        replace(option("leave", label="Give the dice away"), ends=True),
    ]
    return Ask(0, "main", one_of(say("what"), verbs), "play d5")


def blows() -> Ask:
    whom = one_of(say("whom"), [option("rat", label="Militia (rat)"), option("ox", label="Militiaman (ox)")])
    who = one_of(say("who"), [option("ford", whom, label="Ford Warden"), option("lame", whom, label="Lame Dog")])
    return Ask(0, "main", one_of(say("what"), [option("hit", who), option("end")]), "end")


def draws() -> Ask:
    options = [option("stop", label="Enough"), option("deck", label="One from the top")]
    return Ask(0, "latent", one_of(say("which"), options), "stop")


def window() -> Ask:
    options = [option("wait", label="Wait"), option("act", label="Answer")]
    return Ask(0, "respond", one_of(say("which"), options), "wait", window="hit")


def coins() -> Ask:
    options = [
        option("one-card", label="Draw 1 card, gain 2 coins"),
        option("two-cards", label="Draw 2 cards, gain 1 coin"),
    ]
    return Ask(0, "package", one_of(say("which"), options), "one-card")


def plays() -> Ask:
    payers = one_of(say("which"), [option("as1", label="Doctor Veil (as1)"), option("as2", label="Sister Cough (as2)")])
    cards = [
        option("lame-dog", payers, label="Lame Dog"),
        option("lame-dog#2", payers, label="Lame Dog (copy 2)"),
        option("bone", label="Bone"),
    ]
    verbs = [option("invoke", one_of(say("which"), cards), label="Invoke a card"), option("end", label="End turn")]
    return Ask(0, "main", one_of(say("what"), verbs), "end")


def piles() -> Ask:
    options = [option("bone", label="Bone"), option("bone#2", label="Bone"), option("dog", label="Lame Dog")]
    return Ask(0, "pick", one_of(say("which"), options), "bone")


def payments(least: int = 0) -> Ask:
    cards = (
        option("rat", label="Rat (1)"),
        option("rat#2", label="Rat (1), copy 2"),
        option("dog", label="Lame Dog (2)"),
    )
    paid = Choice(say("what"), cards, least, 3)
    verbs = [option("play", one_of(say("which"), [option("bone", paid, label="Bone"), option("hat", label="Hat")]))]
    return Ask(0, "main", one_of(say("what"), [*verbs, option("end")]), "end")


def verbs() -> Ask:
    """A hit is exact where a Move is named by the beginning of its words."""
    paths = one_of(say("where"), [option("a1-a2-a3", label="a3, 2 cells")])
    hits = one_of(say("where"), [option("a3")])
    return Ask(0, "main", one_of(say("what"), [option("move", paths), option("hit", hits), option("end")]), "end")


def fees() -> Ask:
    """A verb whose words name a number that is picked below it, too."""
    which = one_of(say("which"), [option("1", label="1: Draw"), option("2", label="2: Heal")])
    return Ask(0, "main", one_of(say("what"), [option("conjure", which, "Conjuration (2 AP)"), option("end")]), "end")


def lanes() -> Ask:
    lane = one_of(say("where"), [option("1", label="Pile 1"), option("2", label="Pile 2 (empty)")])
    cast = one_of(say("which"), [option("rat", lane, "Rat"), option("back", lane, "Back to the Rat")])
    deep = one_of(say("who"), [option("as1", one_of(say("what"), [option("trick", label="Dirty Trick")]), "Doctor")])
    options = [option("cast", cast), option("skill", deep, "Use a skill"), option("end")]
    return Ask(0, "main", one_of(say("what"), options), "end")


def traps() -> Ask:
    lane = one_of(say("where"), [option("1", label="Pile 1"), option("2", label="Pile 2")])
    traps = one_of(say("which"), [option("pit", lane, "Deep Pit"), option("net", lane, "Net")])
    return Ask(0, "main", one_of(say("what"), [option("set", traps, "Set a card face-down"), option("end")]), "end")


def summons() -> Ask:
    """Where it goes is asked before how it lies."""
    side = one_of(say("how"), [option("up", label="Face-up"), option("down", label="Face-down")])
    lane = one_of(say("where"), [option("1", side, "Pile 1"), option("2", side, "Pile 2")])
    which = one_of(say("which"), [option("usher", lane, "Bone Usher"), option("lad", lane, "Down Lad")])
    return Ask(0, "main", one_of(say("what"), [option("summon", which), option("end")]), "end")


@pytest.mark.parametrize(
    ("ask", "typed", "key"),
    [
        (summons(), "summon bone usher face down with the pile 2", "summon usher 2 down"),
        (summons(), "usher down and pile two", "summon usher 2 down"),
        (summons(), "summon bone usher face down and pile 3", None),
        (traps(), "set the deep pit face down with pile 1", "set pit 1"),
        (traps(), "set net 2 face-down", "set net 2"),
        (traps(), "end face down", None),
        (draws(), "walk deck", "deck"),
        (draws(), "hit deck", None),
        (plays(), "End  turn", "end"),
        (plays(), "turn", "end"),
        (turn(), "end turn", "leave"),
        (turn(), "Done", "leave"),
        (turn(), "pass it on", "leave"),
        (window(), "end turn", "wait"),
        (attacks(*"abcde"), "Rat (e) attacks Mr C done", "e>c done"),
        (plays(), "end now", None),
        (verbs(), "go a3", "move a1-a2-a3"),
        (verbs(), "walk to a3", None),
        (verbs(), "walk the a3", "move a1-a2-a3"),
        (verbs(), "hit a3", "hit a3"),
        (fees(), "conjuration 2", "conjure 2"),
        (fees(), "conjuration two", "conjure 2"),
        (lanes(), "cast rat lane 2", "cast rat 2"),
        (lanes(), "cast back to the rat pile 2", "cast back 2"),
        (lanes(), "cast the rat in lane 2", None),
        (lanes(), "the rat and lane two", "cast rat 2"),
        (lanes(), "dirty trick", "skill as1 trick"),
        (lanes(), "play dirty trick", "skill as1 trick"),
        (blocks(), "block with the dog", "a3>d1"),
        (blocks(), "which dog blocks", "a3>d1"),
        (blocks(), "the lame dog", "a3>d1"),
        (several(0, 3), "keep all", "none"),
        (several(1, 3), "keep all", None),
        (several(5, 5, ordered=True), "as is", "card-0,card-1,card-2,card-3,card-4"),
        (several(0, 5), "all", "card-0,card-1,card-2,card-3,card-4"),
        (several(0, 3), "all", None),
        (plays(), "e", None),
        (coins(), "draw 2", "two-cards"),
        (plays(), "invoke lame dog as2", "invoke lame-dog as2"),
        (plays(), "Invoke Lame Dog, Sister Cough", "invoke lame-dog as2"),
        (plays(), "invoke lame dog copy 2 as1", "invoke lame-dog#2 as1"),
        (plays(), "invoke bone as1", None),
        (plays(), "bone", "invoke bone"),
        (plays(), "invoke a lame dog with Sister Cough", "invoke lame-dog as2"),
        (plays(), "invoke the lame dog as1", "invoke lame-dog as1"),
        (plays(), "lame dog as1", "invoke lame-dog as1"),
        (blocks(), "no block", "none"),
        (attacks(), "a1 attacks b done", "a1>b done"),
        (attacks("a1"), "rat attacks b", "a1>b done"),
        (attacks(), "no", "done"),
        (attacks(), "a2 attacks c a1 attacks b done", "a2>c a1>b done"),
        (blocks(), "a1 blocks d1", "a1>d1"),
        (blocks(), "a2 blocks", "a2>d1"),
        (blocks(), "dog blocks", "a3>d1"),
        (actions(), "push d5", "push d5 north 1"),
        (several(0, 2), "card 1, card 3", "card-1,card-3"),
        (several(0, 2), "none", "none"),
        (several(0, 2), "done", "none"),
        (several(0, 2), "card 1 and card 3", "card-1,card-3"),
        (plays(), "put bone", "invoke bone"),
        (plays(), "end turn now", None),
        (blows(), "ford hits militiaman", "hit ford ox"),
        (blows(), "hit militiaman with the ford warden", "hit ford ox"),
        (blows(), "militiaman hits ford", None),
        (draws(), "done", "stop"),
        (draws(), "deck from top", "deck"),
        (piles(), "Bone", "bone"),
        (piles(), "bone 2", "bone#2"),
        (payments(), "play bone", "play bone none"),
        (payments(), "play bone with rat", "play bone rat"),
        (payments(), "play bone rat copy 2", "play bone rat#2"),
        (payments(), "play bone rat and rat", "play bone rat,rat#2"),
        (payments(), "play bone rat dog", "play bone rat,dog"),
        (Ask(0, "bid", number(say("what"), 1, 900, text=lambda n: say("word", it=str(n))), "1"), "12", "12"),
    ],
)
def test_a_move_in_words(ask: Ask, typed: str, key: str | None):
    assert meant_by(ask, typed, READER, "pebbles") == key
    if key is not None:
        ask.read(key)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("Kain goes a3", "move a1-a2-a3"),
        ("kain hit a3", "hit a3"),
        ("hit a3 with Kain", "hit a3"),
        ("zill hits a3", None),
        ("kain", None),
    ],
)
def test_who_acts_may_be_named(typed: str, key: str | None):
    acting = say("word", it="Kain (A2)")
    assert meant_by(verbs(), typed, READER, "pebbles", acting) == key
    assert key is None or meant_by(verbs(), typed, READER, "pebbles") is None


def test_a_beginning_says_how_it_goes_on():
    with pytest.raises(Unfinished) as refusal:
        meant_by(plays(), "invoke lame dog", READER)
    assert refusal.value.text.words["key"] == "invoke lame-dog"


def test_what_has_to_be_picked_is_asked_for():
    with pytest.raises(Unfinished) as refusal:
        meant_by(payments(1), "play bone", READER)
    assert refusal.value.text.words["key"] == "play bone"


def test_words_that_may_mean_several_things_mean_none_of_them():
    with pytest.raises(Refused) as refusal:
        meant_by(blocks(), "rat blocks", READER)
    assert refusal.value.text.id == "do-several"
    assert refusal.value.text.words["keys"] == some(["a1>d1", "a2>d1"])


def test_some_words_of_a_verb_alone_do_not_do_all_that_it_leads_to():
    use = option("use", one_of(say("where"), [option("bw2", one_of(say("what"), [option("1")]))]), "Use a card in play")
    ask = Ask(0, "main", one_of(say("what"), [use, option("end")]), "end")
    with pytest.raises(Unfinished):
        meant_by(ask, "play", READER)
    for typed in ("use", "use a card in play", "play bw2"):
        assert meant_by(ask, typed, READER) == "use bw2 1"


def test_what_refuses_is_not_meant_by_what_it_refuses():
    with pytest.raises(Refused) as refusal:
        meant_by(blocks(), "block", READER)
    assert refusal.value.text.words["keys"] == some(["a1>d1", "a2>d1", "a3>d1"])


def test_what_is_done_knowingly_only_has_to_be_said():
    sure = Choice(say("what"), (option("anyway"),), knowingly=True)
    ask = Ask(0, "main", one_of(say("what"), [option("play", sure), option("end")]), "end")
    with pytest.raises(Unfinished):
        meant_by(ask, "play", READER)
    assert meant_by(ask, "play anyway", READER) == "play anyway"


def swaps() -> Ask:
    def mates(who: str) -> Choice:
        return one_of(
            say("where"), [option(each, label=f"swap with Rat ({each})") for each in ("a1", "a2") if each != who]
        )

    whom = one_of(say("whom"), [option("b", label="Ben"), option("a", label="Ada")])
    deeds = one_of(say("what"), [option("heal", whom, label="HEAL(2)"), option("rest")])
    movers = one_of(say("who"), [option(each, mates(each), label=f"Rat ({each})") for each in ("a1", "a2")])
    doers = one_of(say("who"), [option("ox", deeds, label="Ox"), option("elk", one_of(say("what"), [option("rest")]))])
    verbs = [option("move", movers), option("act", doers, label="Agir"), option("end")]
    return Ask(0, "main", one_of(say("what"), verbs), "end")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("swap a1 with a2", "move a1 a2"),
        ("swaps a2 and a1", "move a2 a1"),
        ("a1 moves a2", "move a1 a2"),
        ("heal ada", "act ox heal a"),
        ("ox heals ben", "act ox heal b"),
        ("heal carl", None),
    ],
)
def test_what_is_done_may_be_named_first_in_another_form_and_without_who_does_it(typed: str, meant: str | None):
    assert meant_by(swaps(), typed, READER) == meant


def test_who_does_it_is_asked_back_where_several_could():
    with pytest.raises(Refused, match="do-several"):
        meant_by(swaps(), "rest", READER)


def test_what_the_question_says_itself_may_be_said_before_what_is_meant():
    lost = Ask(0, "discard", one_of(say("word", it="Which one do you discard?"), [option("rat"), option("ox")]), "rat")
    assert meant_by(lost, "discarding the ox", READER) == "ox"
    assert meant_by(lost, "keeping the ox", READER) is None


def test_a_question_that_goes_on_without_end_in_few_words_is_read_so_far_and_no_further() -> None:
    """As attackers are picked one after the other, in any order."""
    made: list[Choice] = []

    def further() -> Choice:
        assert len(made) < 20_000, "it comes to no end"
        again = [Option(key, say("word", it=key), key, Later(further)) for key in ("b1", "c2")]
        made.append(one_of(say("where"), again))
        return made[-1]

    with pytest.raises(Refused):
        meant_by(Ask(0, "attack_list", further(), "b1"), "b1 c2", READER)
    assert meant_by(Ask(0, "attack_list", further(), "b1"), "nonsense", READER) is None
