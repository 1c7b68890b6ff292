"""Matches between random players, written down decision by decision, and played again to be compared.

A match is a gzipped file of JSON lines. The first says how it was begun; each further one is the table as it rests on a
decision (how it came about, what is asked, what everybody sees), with the answer given to it; the last is the end.
Everything is said in words as players read them, so that neither the names of texts nor the numbers of things matter.
"""

from __future__ import annotations

import gzip
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from itertools import islice
from pathlib import Path as File
from traceback import extract_tb
from typing import Any, NamedTuple, cast

import msgspec

from engines.kernel.ask import Ask, Option, Path, Refused
from engines.kernel.cards import DeckList
from engines.kernel.chance import Stream, match_key
from engines.kernel.event import Entry
from engines.kernel.game import Game
from engines.kernel.text import SEATS, Word
from tests.content import library

FIELDS = ("events", "log", "clauses", "informed", "asks", "keys", "prompts", "hints", "views", "state", "path")
"""What is written down of a decision, in the order in which it is compared; each of these can be ignored.

events: what came about. log, clauses: its lines, as everybody reads them. informed: whether information flowed. asks:
who is asked what. keys: the answers listed. prompts: the questions and options in words. hints: which effect asks, and
why cards in hand can't be used. views: what everybody sees beside what spectators see, a hash for each part and now and
then the whole. state: a hash. path: the words along the answer given, level by level.
"""
LOCALES = ("en", "fr")
SHOWN = 40
"""So many answers of a question are written down, with their options in words."""
HASHED = 200
"""So many more are hashed."""
WHOLE = 50
"""At one decision in so many the views are written down whole."""
LONGEST = 6000
"""Decisions after which a match is left as it is."""
WORD: Any = Word


class Opening(msgspec.Struct):
    """How a match is begun."""

    game: str
    seed: str
    decks: list[DeckList]
    options: dict[str, str]


class Difference(NamedTuple):
    """The first difference found in a match: at which decision, after which answer, in which field, before and now."""

    match: str
    decision: int
    after: str
    field: str
    before: str
    now: str

    def __str__(self) -> str:
        where = f"{self.match}, decision {self.decision}" + (f", after {self.after}" if self.after else "")
        return f"{where}\n  {self.field}\n    before: {self.before}\n    now:    {self.now}"


def openings(game: str, count: int) -> Iterator[Opening]:
    """The openings of so many matches: every number of seats, the starter decks in turn, some with other house
    options."""
    rules, decks = library().games[game], list(library().decks[game].values())
    fewest, most = rules.seats
    for number in range(count):
        seats = fewest + number % (most - fewest + 1)
        seated = [decks[(number // len(decks) ** seat + seat) % len(decks)] for seat in range(seats)]
        options: dict[str, str] = {}
        if number % 3 == 2:
            chance = Stream(f"options {number}")
            for _ in range(3):
                option = rules.options[chance.randrange(len(rules.options))]
                options[option.id] = option.values[1 + chance.randrange(len(option.values) - 1)]
        yield Opening(game, f"record {number:04}", seated, options)


_said: dict[tuple[str, bytes], str] = {}


def said(word: Word, locale: str = "en") -> str:
    """A word as a reader reads it."""
    key = (locale, msgspec.json.encode(word))
    found = _said.get(key)
    if found is None:
        if len(_said) > 100_000:
            _said.clear()
        found = _said[key] = library().texts.say(word, locale)
    return found


def in_words(words: Sequence[Word]) -> dict[str, list[str]]:
    """Words in every language."""
    return {locale: [said(word, locale) for word in words] for locale in LOCALES}


def hashed(data: bytes) -> str:
    """A short hash."""
    return blake2b(data, digest_size=6).hexdigest()


class Match:
    """A match being played, and the description of where it stands."""

    def __init__(self, opening: Opening):
        self.rules = library().games[opening.game]
        words = [f"seat {seat}" for seat in range(len(opening.decks))]
        key = match_key(opening.seed.encode(), opening.seed, words)
        self.game: Game[Any] = self.rules.match(library().cards[opening.game], opening.decks, opening.options, key)
        self.viewers: dict[str, int | None] = {"all": None, **{SEATS[seat]: seat for seat in range(len(words))}}
        self.chance = Stream(opening.seed)
        self.told: list[Entry] = list(self.game.story)
        self.decision = 0

    def choose(self) -> list[str]:
        """Who answers, and what: any of those asked, any legal answer."""
        seats = sorted(self.game.asks)
        seat = seats[self.chance.randrange(len(seats))]
        ask = self.game.asks[seat]
        return [SEATS[seat], ask.write(ask.sample(self.chance))]

    def answer(self, who: str, key: str) -> None:
        """Give an answer.

        Raises:
            Refused: it is not legal.
        """
        story = self.game.story
        before = len(story)
        seat = SEATS.index(who)
        self.game.answer(self.game.number_of(seat), seat, key)
        self.told = self.game.story[before if self.game.story is story else 0 :]
        self.decision += 1

    def row(self, fields: Collection[str]) -> dict[str, Any]:
        """Where it stands."""
        made = {field: getattr(self, "_" + field)() for field in FIELDS if field in fields and field != "path"}
        end = self.game.outcome
        if end is not None:
            made["end"] = [end.winner, list(end.places), end.clause, said(end.reason)]
        return made

    def path(self, who: str, key: str) -> dict[str, Any]:
        """The words on the way to an answer: questions, options picked, and what these do."""
        ask = self.game.asks[SEATS.index(who)]
        words: list[Word] = []
        taken: Path = ()
        level = ask.choice
        for step in ask.read(key):
            words += [level.prompt] if level is not None else []
            for option in (step,) if isinstance(step, Option) else step:
                detail = self.rules.detail(self.game, ask, taken, option)
                words += [option.text] if detail is None else [option.text, detail]
            taken = (*taken, step)
            level = step.next() if isinstance(step, Option) else None
        return in_words(words)

    def _events(self) -> list[dict[str, Any]]:
        return [self._event(entry) for entry in self.told]

    def _event(self, entry: Entry) -> dict[str, Any]:
        made = msgspec.to_builtins(entry.event)
        for role in ("subject", "other"):
            if role in made:
                made[role] = said(cast(Any, self.game).name(made[role]))
        return made

    def _per_viewer(self, make: Any) -> dict[str, Any]:
        """Something for every viewer; where it is the same as for spectators it is left out."""
        made = {name: make(viewer) for name, viewer in self.viewers.items()}
        return {name: each for name, each in made.items() if name == "all" or each != made["all"]}

    def _lines(self, viewer: int | None) -> list[Any]:
        return [line for entry in self.told if (line := entry.line(viewer)) is not None]

    def _log(self) -> dict[str, Any]:
        return self._per_viewer(lambda viewer: in_words([line.text for line in self._lines(viewer)]))

    def _clauses(self) -> dict[str, Any]:
        return self._per_viewer(lambda viewer: [list(line.clauses) for line in self._lines(viewer)])

    def _informed(self) -> bool:
        return self.game.informed

    def _per_ask(self, make: Any) -> dict[str, Any]:
        return {SEATS[seat]: make(ask) for seat, ask in sorted(self.game.asks.items())}

    def _asks(self) -> dict[str, Any]:
        names = ("kind", "window", "default", "secret", "forced", "aimed")
        return self._per_ask(lambda ask: {**{name: getattr(ask, name) for name in names}, "clauses": list(ask.clauses)})

    def _keys(self) -> dict[str, Any]:
        def listed(ask: Ask) -> dict[str, Any]:
            keys = list(islice(ask.keys(), SHOWN + HASHED))
            more = keys[SHOWN:]
            return {"keys": keys[:SHOWN], "more": [len(more), hashed("\n".join(more).encode())] if more else []}

        return self._per_ask(listed)

    def _prompts(self) -> dict[str, Any]:
        def words(ask: Ask) -> dict[str, list[str]]:
            about = [] if ask.about is None else [ask.about]
            return in_words([*about, ask.choice.prompt, *(option.text for option in ask.choice.options[:SHOWN])])

        return self._per_ask(words)

    def _hints(self) -> dict[str, Any]:
        def words(ask: Ask) -> dict[str, Any]:
            about = self.rules.about(self.game, ask)
            usable = self.rules.usable(self.game, ask).items()
            why = {card: [said(refusal.text), refusal.clause] if refusal else [] for card, refusal in usable}
            return {**in_words([about] if about is not None else []), "usable": why}

        return self._per_ask(words)

    def _views(self) -> dict[str, Any]:
        whole = self.decision % WHOLE == 0
        made: dict[str, Any] = {}
        everybody: dict[str, bytes] = {}
        for name, viewer in self.viewers.items():
            view = self.rules.view(self.game, viewer)
            parts = {part: _spoken(msgspec.json.encode(getattr(view, part))) for part in view.__struct_fields__}
            own = {part: data for part, data in parts.items() if data != everybody.get(part)}
            everybody = everybody or parts
            if whole:
                made[f"{name} whole"] = {part: msgspec.json.decode(data) for part, data in own.items()}
            made[name] = {part: hashed(data) for part, data in own.items()}
        return made

    def _state(self) -> str:
        return self.game.digest()


def _spoken(data: bytes) -> bytes:
    """A part of a view with its texts in words."""

    def speak(part: Any) -> Any:
        if isinstance(part, dict):
            if part.get("type") in ("text", "card", "named", "seat", "list"):
                return said(msgspec.convert(part, WORD))
            return {key: speak(each) for key, each in part.items()}
        return [speak(each) for each in part] if isinstance(part, list) else part

    return msgspec.json.encode(speak(msgspec.json.decode(data))) if b'{"type":"' in data else data


# ----------------------------------------------------------------------------------------------------------------
# making


def make(folder: File, game: str, count: int, jobs: int) -> None:
    """Play matches and write them down."""
    (folder / game).mkdir(parents=True, exist_ok=True)
    decisions = 0
    for number, made in enumerate(_shared(partial(_make, folder), list(openings(game, count)), jobs), 1):
        decisions += made
        if number % 20 == 0 or number == count:
            print(f"{game}: {number} of {count} matches, {decisions} decisions", flush=True)


def _make(folder: File, opening: Opening) -> int:
    match = Match(opening)
    rows: list[Any] = [opening]
    while match.game.outcome is None and match.decision < LONGEST:
        who, key = match.choose()
        rows.append({**match.row(FIELDS), "path": match.path(who, key), "answer": [who, key]})
        match.answer(who, key)
    rows.append(match.row(FIELDS))
    content = b"\n".join(map(msgspec.json.encode, rows))
    (folder / opening.game / f"{opening.seed}.jsonl.gz").write_bytes(gzip.compress(content, 6, mtime=0))
    return match.decision


def _shared(work: Any, pieces: Sequence[Any], jobs: int) -> Iterator[Any]:
    """Work done on every piece, in order, by so many processes."""
    if jobs < 2:
        yield from map(work, pieces)
        return
    with ProcessPoolExecutor(jobs) as workers:
        futures: list[Future[Any]] = [workers.submit(work, piece) for piece in pieces]
        for future in futures:
            yield future.result()


# -------------------------------------------------------------------------------------------------------------
# comparing


def compare(
    folder: File, games: Sequence[str], ignored: Collection[str], count: int | None, jobs: int, shown: int, *,
    follow: bool
) -> int:  # fmt: skip
    """Play the matches of a folder again and print where they differ first; how many do."""
    files = [file for game in games for file in sorted((folder / game).glob("*.jsonl.gz"))[:count]]
    fields = [field for field in FIELDS if field not in ignored]
    found: list[Difference] = []
    for difference in _shared(partial(compare_match, fields=fields, follow=follow), files, jobs):
        if difference is not None:
            found.append(difference)
            if len(found) <= shown:
                print(difference, flush=True)
    print(f"{len(files)} matches compared by {', '.join(fields)}: {len(files) - len(found)} alike, {len(found)} differ")
    for field, n in Counter(each.field.split(" / ")[0] for each in found).most_common():
        print(f"  {n} differ first in {field}")
    if len(found) > shown:
        print(f"  {len(found) - shown} not shown (--show)")
    return len(found)


def compare_match(file: File, *, fields: Collection[str], follow: bool = False) -> Difference | None:
    """Play a match again by its answers (`follow`: by its seed) and find where it first differs."""
    first, *rows = gzip.decompress(file.read_bytes()).split(b"\n")
    opening = msgspec.json.decode(first, type=Opening)
    differs = partial(Difference, f"{opening.game} {opening.seed}")
    decision, after = 0, ""
    try:
        match = Match(opening)
        for decision, line in enumerate(rows):
            before = msgspec.json.decode(line)
            answer = before.pop("answer", None)
            path = before.pop("path", None)
            now = match.row(fields)
            for field in (*fields, "end"):
                different = first_difference(before.get(field), now.get(field), field)
                if different is not None:
                    return differs(decision, after, *different)
            if answer is None:
                return None
            if follow and (chosen := match.choose()) != answer:
                return differs(decision, after, "answer", " ".join(answer), " ".join(chosen))
            after = " ".join(answer)
            if "path" in fields and SEATS.index(answer[0]) in match.game.asks:
                different = first_difference(path, match.path(*answer), "path")
                if different is not None:
                    return differs(decision, after, *different)
            match.answer(*answer)
    except Refused as refusal:
        return differs(decision, "", "answer refused", after, said(refusal.text))
    except Exception as error:  # whatever breaks is what is looked for
        at = extract_tb(error.__traceback__)[-1]
        return differs(decision, after, "broken", "", f"{type(error).__name__}: {error} ({at.filename}:{at.lineno})")
    return None


def first_difference(before: Any, now: Any, where: str) -> tuple[str, str, str] | None:
    """Where two documents first differ, and what stands there in each; of lists of words, what is gone and what is
    new."""
    if before == now:
        return None
    if isinstance(before, dict) and isinstance(now, dict):
        for key in {**before, **now}:
            found = first_difference(before.get(key), now.get(key), f"{where} / {key}")
            if found is not None:
                return found
    if isinstance(before, list) and isinstance(now, list):
        if len(before) != len(now) and all(isinstance(each, str) for each in (*before, *now)):
            gone, new = ([each for each in a if each not in b] for a, b in ((before, now), (now, before)))
            if gone or new:
                return f"{where} ({len(before)}, now {len(now)})", _short(gone), _short(new)
        for n, (a, b) in enumerate(zip(before, now, strict=False)):
            found = first_difference(a, b, f"{where} / {n}")
            if found is not None:
                return found
        shared = min(len(before), len(now))
        return f"{where} / from {shared}", _short(before[shared:]), _short(now[shared:])
    return where, _short(before), _short(now)


def _short(part: Any) -> str:
    text = part if isinstance(part, str) else msgspec.json.encode(part).decode()
    return text if len(text) <= 1000 else text[:1000] + f" ... ({len(text)} characters)"
