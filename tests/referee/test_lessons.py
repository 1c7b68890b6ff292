"""Lessons: every step can be reached by what it hopes for, whatever of it is chosen; the house does what it should; the
texts are there; and nothing else is taken."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engines.kernel.ask import options_of
from engines.kernel.documents import ContentError
from engines.kernel.record import verify
from referee import Library, Person, Referee
from referee.errors import OffPath, Refused
from referee.lessons import Lesson, read_lessons
from referee.model import OVER, PLAYING, Lecture, Position
from store import Store
from tests.content import DATA
from tests.referee.conftest import HandClock

ADA = Person(1, "Ada")
GAMES = sorted(path.stem for path in (DATA / "lessons").glob("*.yaml"))


@pytest.fixture
def referee(store: Store, library: Library) -> Referee:
    return Referee(store, library, HandClock(), secret=b"a secret of the tests")


async def begin(referee: Referee, game: str) -> Position:
    info = await referee.openings.learn(game=game, guild=5, channel=7, learner=ADA)
    return await referee.matches.position(info.id, ADA)


def lesson_of(referee: Referee, game: str) -> Lesson:
    return referee.resources.library.lessons[game]


async def take(referee: Referee, position: Position, key: str) -> Position:
    return await referee.play.answer(position.info.id, ADA, position.info.number, key)


@pytest.mark.parametrize("choice", [0, -1])
@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_is_won_by_what_it_hopes_for(referee: Referee, game: str, choice: int) -> None:
    position = await begin(referee, game)
    lesson = lesson_of(referee, game)
    for place, step in enumerate(lesson.steps):
        assert position.lecture is not None and position.ask is not None, step.id
        assert (position.lecture.text, position.lecture.place) == (lesson.says(place), place)
        for key in step.hopes:
            position.ask.read(key)
        position = await take(referee, position, step.hopes[choice])
    assert position.info.status == OVER
    assert position.info.outcome is not None and position.info.outcome.winner == 0
    assert position.lecture is not None and position.lecture.text == lesson.says(len(lesson.steps))
    rules = referee.resources.library.games[game]
    assert verify(rules, await referee.matches.record(position.info.id)).ok


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_names_what_to_press_in_the_words_of_the_buttons(referee: Referee, game: str) -> None:
    position, texts = await begin(referee, game), referee.resources.library.texts
    for place, step in enumerate(lesson_of(referee, game).steps):
        assert position.ask is not None
        label = next(option.text for option in options_of(position.ask.read(step.hopes[0])))
        for locale in texts.locales:
            told = texts.say(lesson_of(referee, game).says(place), locale)
            bold, button = re.findall(r"\*\*(.+?)\*\*", told), texts.say(label, locale)
            named = any(each.lower() in button.lower() or button.lower() in each.lower() for each in bold)
            assert named or not bold or len(step.hopes) > 1, f"{step.id} in {locale} does not name “{button}”"
        position = await take(referee, position, step.hopes[0])


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_hoped_for_leads_on_however_it_is_chosen(referee: Referee, game: str) -> None:
    lesson = lesson_of(referee, game)
    several = [(place, key) for place, step in enumerate(lesson.steps) for key in step.hopes[1:]]
    assert several
    for place, key in several:
        position = await begin(referee, game)
        for at, step in enumerate(lesson.steps):
            position = await take(referee, position, key if at == place else step.hopes[0])
        assert position.info.status == OVER, f"{key} at {lesson.steps[place].id}"


@pytest.mark.parametrize("game", GAMES)
async def test_the_house_does_all_that_the_lesson_says(referee: Referee, game: str) -> None:
    position = await begin(referee, game)
    lesson = lesson_of(referee, game)
    for step in lesson.steps:
        position = await take(referee, position, step.hopes[0])
    entries = await referee.matches.record(position.info.id)
    said = [key for step in lesson.steps for key in step.house]
    done = [answer.key for answer in entries.answers if answer.seat == 1]
    assert said and [key for key in done if key in said] == said


@pytest.mark.parametrize("game", GAMES)
async def test_anything_else_is_answered_and_not_taken(referee: Referee, game: str) -> None:
    position = await begin(referee, game)
    lesson = lesson_of(referee, game)
    for place, step in enumerate(lesson.steps):
        assert position.ask is not None
        hoped = {position.ask.write(position.ask.read(key)) for key in step.hopes}
        other = next((key for path in position.ask.paths() if (key := position.ask.write(path)) not in hoped), None)
        if other is not None:
            with pytest.raises(OffPath) as refusal:
                await take(referee, position, other)
            assert refusal.value.text == lesson.objects(place)
        with pytest.raises(Refused) as illegal:
            await take(referee, position, "what there is not")
        assert not isinstance(illegal.value, OffPath)
        position = await take(referee, position, step.hopes[0])


@pytest.mark.parametrize("game", GAMES)
async def test_the_path_may_be_left_at_any_step(referee: Referee, game: str) -> None:
    lesson = lesson_of(referee, game)
    for left in range(len(lesson.steps)):
        position = await begin(referee, game)
        for step in lesson.steps[:left]:
            position = await take(referee, position, step.hopes[0])
        position = await referee.play.play_freely(position.info.id, ADA)
        assert position.lecture is None and position.ask is not None
        ask = position.ask
        hoped = {ask.write(ask.read(key)) for key in lesson.steps[left].hopes}
        other = next((key for path in ask.paths() if (key := ask.write(path)) not in hoped), ask.default)
        position = await take(referee, position, other)
        assert position.info.status == PLAYING or position.info.outcome is not None
        await referee.play.concede(position.info.id, ADA) if position.info.status == PLAYING else None


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_that_is_given_up_has_nothing_more_to_show(referee: Referee, game: str) -> None:
    lesson, position = lesson_of(referee, game), await begin(referee, game)
    position = await take(referee, position, lesson.steps[0].hopes[0])
    await referee.play.concede(position.info.id, ADA)
    lecture = (await referee.matches.position(position.info.id, ADA)).lecture
    assert lecture == Lecture(lesson.says(len(lesson.steps)), (), len(lesson.steps), len(lesson.steps))


async def test_a_takeback_goes_back_in_the_lesson(referee: Referee) -> None:
    position = await begin(referee, "rizontical")
    lesson = lesson_of(referee, "rizontical")
    first = lesson.steps[0]
    position = await take(referee, position, first.hopes[0])
    await referee.agreements.offer(position.info.id, ADA, "takeback")
    position = await referee.matches.position(position.info.id, ADA)
    assert position.lecture is not None and position.lecture.place == 0
    position = await take(referee, position, first.hopes[0])
    assert position.lecture is not None and position.lecture.place == 1


def test_every_text_is_there_in_both_languages(library: Library) -> None:
    for game in GAMES:
        for locale in ("en", "fr"):
            missing = [text.id for text in library.lessons[game].texts() if not library.texts.has(text.id, locale)]
            assert missing == []
            assert library.texts.has(f"goal-{game}", locale)


def test_no_text_of_a_lesson_is_there_for_nothing(library: Library) -> None:
    for game in GAMES:
        used = {text.id for text in library.lessons[game].texts()}
        content = (DATA / "locale" / "en" / f"{game}-lesson.ftl").read_text()
        there = {line.split(" =")[0] for line in content.splitlines() if line.startswith("lesson-")}
        assert there == used


def test_what_a_lesson_shows_is_dealt_in_the_games_own_cards(library: Library) -> None:
    for game in GAMES:
        lesson = library.lessons[game]
        rules = library.games[game]
        begun = rules.laid_out(library.cards[game], rules.defaults, b"k" * 32, lesson.position)
        assert rules.faults(begun) == []
        assert set(begun.asks) == {0}


async def test_a_lesson_has_no_clock_and_asks_no_hand_by_message(referee: Referee) -> None:
    position = await begin(referee, "rizontical")
    assert not position.info.clock.timed
    assert "hand" not in [notice.kind for notice in await referee.notices.pending()]


async def test_a_game_without_a_lesson_says_so(store: Store, library: Library) -> None:
    without = Referee(store, replace(library, lessons={}), HandClock(), secret=b"a secret of the tests")
    with pytest.raises(Refused, match="lesson-none"):
        await without.openings.learn(game="rise", guild=5, channel=7, learner=ADA)


@pytest.mark.parametrize(
    ("content", "where"),
    [
        ("game: rise\nposition: {}\nsteps:\n  - id: x\n    hopes: y\n", "lessons/rise.yaml:5: steps.0.hopes"),
        ("game: chess\nposition: {}\nsteps: []\n", "lessons/rise.yaml:1: game"),
        ("game: rise\nposition: {}\nsteps: []\nstep: 1\n", "step"),
        ("- 1\n", "lessons/rise.yaml:1"),
    ],
)
def test_a_lesson_that_can_not_be_read_says_where(tmp_path: Path, library: Library, content: str, where: str) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "rise.yaml").write_text(content)
    with pytest.raises(ContentError) as found:
        read_lessons(tmp_path, library.games)
    assert where in str(found.value)


def test_the_first_match_is_worth_playing(library: Library) -> None:
    first: Any = library.first_match
    assert first is not None
    rules, cards = library.games[first.game], library.cards[first.game]
    begun = rules.laid_out(cards, rules.defaults, b"k" * 32, first.position)
    assert rules.faults(begun) == []
    [(seat, ask)] = begun.asks.items()
    assert not ask.window and len(first.good) >= 3
    verbs = {key.split()[0] for key in first.good}
    assert len(verbs) >= 3, "good options of several kinds"
    for key in first.good:
        twin = begun.clone()
        twin.answer(twin.number_of(seat), seat, key)
