"""Saves: what was saved by any release is taken up, looks as it did, and is played on to the same end."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from msgspec import inspect

from engines.kernel.registry import games
from engines.kernel.state import Outcome
from tests.specimens import play_on, read, specimens, views

STORED = [pytest.param(game, path, id=f"{game} {path.stem}") for game, path in specimens()]


CODE = re.compile(r"\b[a-d]\d+(\.\d+)?\b")
"""What something on the table is called."""


def whole(view: Any) -> Any:
    """What is seen as plain data, with what views work out from the rest of it."""
    if not isinstance(view, msgspec.Struct):
        if isinstance(view, list):
            return [whole(each) for each in cast(list[Any], view)]
        return {name: whole(each) for name, each in cast(dict[str, Any], view).items()}
    worked_out = {name: getattr(view, name) for name, each in vars(type(view)).items() if isinstance(each, property)}
    seen, worked_out = msgspec.json.decode(msgspec.json.encode((view, worked_out)))
    below = {name: getattr(view, name) for name in view.__struct_fields__ if name in seen}
    views = {name: whole(each) for name, each in below.items() if holds_views(each)}
    return {**seen, **views, **worked_out}


def holds_views(each: Any) -> bool:
    """Whether there are views in something that a view shows."""
    if isinstance(each, (list, dict)):
        found: list[Any] = list(cast(Any, each).values() if isinstance(each, dict) else cast(Any, each))
        return bool(found) and all(map(holds_views, found))
    return type(each).__name__.endswith("View")


def contains(now: Any, then: Any, place: str = "") -> list[str]:
    """Where what is seen now lacks something that was seen then."""
    if isinstance(now, dict) and isinstance(then, dict):
        before, after = cast(dict[str, Any], then), cast(dict[str, Any], now)
        return [fault for name in before for fault in contains(after.get(name), before[name], f"{place}.{name}")]
    if isinstance(now, list) and isinstance(then, list) and len(cast(list[Any], now)) == len(cast(list[Any], then)):
        pairs = zip(cast(list[Any], now), cast(list[Any], then), strict=True)
        return [fault for n, (a, b) in enumerate(pairs) for fault in contains(a, b, f"{place}.{n}")]
    if now is None and then in ([], {}):  # What is empty may be left out.
        return []
    return [] if now == then else [f"{place}: {then!r} then, {now!r} now"]


@pytest.mark.parametrize(("game", "path"), STORED)
def test_a_specimen_is_taken_up_and_played_on_to_the_same_end(game: str, path: Path) -> None:
    specimen, rules = read(path), games()[game]
    match = specimen.load()
    assert contains(whole(views(match)), specimen.views) == []
    if (specimen.schema, specimen.rules) == (rules.schema, rules.version):
        assert match.save() == specimen.snapshot, "the form of saves has changed: add an upgrade, and a specimen"
    given, then = play_on(match), [tuple(each) for each in specimen.answers]
    if specimen.schema < rules.schema:  # what a thing is called may have changed; which one it is may not
        given, then = ([(seat, CODE.sub("@", key)) for seat, key in each] for each in (given, then))
    assert given == then
    assert match.outcome is not None
    assert (match.outcome.winner, list(match.outcome.places)) == (specimen.winner, specimen.places)
    assert match.outcome.reason.id == specimen.reason
    if specimen.schema == rules.schema:
        assert match.digest() == specimen.digest


@pytest.mark.parametrize("game", list(games()))
def test_every_form_of_saves_has_a_specimen(game: str) -> None:
    kept = {read(path).schema for name, path in specimens() if name == game}
    assert kept == set(range(1, games()[game].schema + 1)), "make one: python -m tests.specimens RELEASE"


@pytest.mark.parametrize(("game", "path"), STORED)
def test_a_specimen_stands_in_the_middle_of_what_is_hard_to_save(game: str, path: Path) -> None:
    found = read(path).under_way
    assert found["effects that noted something"] >= 1
    assert found["procedures"] >= 4
    assert found["lasting"] >= 1
    assert found["gone"] >= 1


def _structs(of: inspect.Type, met: dict[type, bool]) -> None:
    if isinstance(of, inspect.StructType):
        if of.cls in met:
            return
        met[of.cls] = of.forbid_unknown_fields
        for each in of.fields:
            _structs(each.type, met)
    elif isinstance(of, inspect.UnionType):
        for each in of.types:
            _structs(each, met)
    elif isinstance(of, inspect.ListType | inspect.VarTupleType | inspect.SetType):
        _structs(of.item_type, met)
    elif isinstance(of, inspect.TupleType):
        for each in of.item_types:
            _structs(each, met)
    elif isinstance(of, inspect.DictType):
        _structs(of.key_type, met)
        _structs(of.value_type, met)


TOLD = ("engines.kernel.event", "engines.kernel.text")
"""What is kept in logs for ever, too, and told whatever else it has."""


@pytest.mark.parametrize("game", list(games()))
def test_what_a_save_holds_and_this_version_does_not_know_is_never_dropped(game: str) -> None:
    met: dict[type, bool] = {}
    _structs(inspect.type_info(games()[game].saved), met)
    assert len(met) > 20
    lax = [each.__name__ for each, strict in met.items() if not strict and each.__module__ not in TOLD]
    lax.remove(Outcome.__name__)  # the row of a match has it, too
    assert not lax, "a struct that is saved has forbid_unknown_fields=True"


@pytest.mark.parametrize(("game", "path"), STORED)
def test_a_field_that_is_no_more_is_found_out(game: str, path: Path) -> None:
    specimen = read(path)
    document = msgspec.msgpack.decode(specimen.snapshot)
    document["state"]["weather"] = "rain"
    with pytest.raises(msgspec.ValidationError, match="weather"):
        games()[game].load(msgspec.msgpack.encode(document), specimen.pool)
