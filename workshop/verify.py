"""`python bot.py verify`: a record played again, told in words."""

from __future__ import annotations

from pathlib import Path

import msgspec

from engines.kernel.record import read_record, verify
from referee import Library


def verify_file(data: Path, path: Path, locale: str = "en") -> int:
    """Replay a record's file and say what came of it; the process's exit code."""
    try:
        record = read_record(path.read_bytes())
    except OSError as error:
        print(f"{path}: it can't be read: {error.strerror}.")
        return 2
    except msgspec.MsgspecError as error:
        print(f"{path}: this is no record of a match: {error}. Records come from /match record and from the demo.")
        return 2
    library = Library.load(data)
    rules = library.games.get(record.game)
    if rules is None:
        print(f"{path}: there is no game {record.game!r} here; there are {', '.join(library.games)}.")
        return 2
    print(f"Match {record.match} of {rules.title}: {len(record.answers)} answers, rules {record.rules}.")
    verdict = verify(rules, record)
    if verdict.ok:
        print(f"Every draw, all {verdict.answers} answers and the final state are as recorded.")
        return 0
    problem = library.texts.say(verdict.problem, locale) if verdict.problem is not None else "-"
    print(f"NOT as recorded after {verdict.answers} answers: {problem}")
    return 1
