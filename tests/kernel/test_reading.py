"""What the card language refuses as it is read, for a game that is none."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.cards.reading import Misread

from .test_telling import ability

DRAW = [{"draw": 1}]
KITE = {"pick": 1, "kind": "kite"}


@pytest.mark.parametrize(
    ("parts", "path", "what"),
    [
        # what never has what is asked of it
        ({"do": [{"draw": {"count": {"kind": "player", "lift": "3+"}}}]}, "do.0.draw.n.count.lift", "lift is asked of kite"),
        ({"do": [{"draw": {"count": {"any": [{"kind": "kite"}, {"kind": "player", "lift": 2}]}}}]}, "do.0.draw.n.count.any.1.lift", "this means player"),
        ({"targets": {"lamp": {"kind": ["lantern", "player"]}}, "do": [{"draw": "lamp.lift"}]}, "do.0.draw.n", "this means player"),
        ({"targets": {"lamp": {"kind": ["lantern", "player"]}}, "do": [{"draw": 1, "if": {"lamp": {"lift": 2}}}]}, "do.0.if.lamp.lift", "lamp means player"),
        ({"do": [{"for_each": {"of": "foe", "do": [{"draw": "it.lift"}]}}]}, "do.0.for_each.do.0.draw.n", "this means player"),
        ({"do": [{"draw": {"total": "lift", "of": {"kind": "player"}}}]}, "do.0.draw.n", "this means player"),
        # what nothing of the kind is done to
        ({"do": [{"destroy": "you"}]}, "do.0.destroy.what", "means players"),
        ({"do": [{"destroy": {"kind": ["kite", "player"]}}]}, "do.0.destroy.what", "means players"),
        ({"do": [{"change": {"lift": 1, "to": "you", "until": "turn"}}]}, "do.0.change.lift", "this means player"),
        ({"always": [{"change": {"lift": 1, "to": {"kind": "player"}}}]}, "always.0.change.lift", "this means player"),
        # what has left
        ({"when": {"event": "falls", "subject": "this"}, "do": [{"draw": 1}, {"destroy": "this"}]}, "do.1.destroy.what", "this.card is its card"),
        ({"when": {"event": "falls", "subject": {"kind": "kite"}}, "do": [{"repeat": {"n": 2, "do": [{"put": {"tail": 1, "to": "subject"}}]}}]}, "do.0.repeat.do.0.put.to", "subject.card"),
        # what nobody holds
        ({"do": [{"gain": {"breath": 1}}]}, "do.0.gain.breath", "no resource 'breath'"),
        # what an event is never about
        ({"when": {"event": "falls", "subject": {"kind": "lantern"}}, "do": DRAW}, "when.subject", "the subject of falls is kite, and never lantern"),
        # what adds up
        ({"targets": {"kites": {"pick": "any", "kind": "kite", "worth": "lift", "at_most": 3}}, "do": DRAW}, "targets.kites.worth", "pick in `do`"),
        ({"do": [{"destroy": {"random": 1, "kind": "kite", "worth": "lift", "at_least": 3}}]}, "do.0.destroy.what.worth", "chance draws so many"),
        ({"do": [{"destroy": {"pick": "any", "kind": "kite", "at_least": 3}}]}, "do.0.destroy.what", "go together"),
        ({"do": [{"destroy": {"pick": "any", "kind": "lantern", "worth": "lift", "at_least": 3}}]}, "do.0.destroy.what.worth", "lift is asked of kite"),
        # what stands one step further out
        ({"do": [{"draw": 1, "if": {"happened": {"event": "falls", "this": "turn", "n": 2}}}]}, "do.0.if.happened.this", "this stands beside happened: {happened: {...}, this: ...}"),
        # what says nothing
        ({"when": "falls", "if": {"event": {}}, "do": DRAW}, "if.event", "asks nothing"),
        ({"do": [{"draw": 1, "if": {"this": {}}}]}, "do.0.if.this", "asks nothing"),
        ({"do": [{"draw": 1, "if": {"this": {"zone": "box"}}}]}, "do.0.if.this.zone", "the selector that finds it"),
        ({"do": [{"draw": 1, "if": {"compare": [1, ["<"], 2]}}]}, "do.0.if.compare", "one of the signs"),
        ({"when": "gust", "do": []}, "do", "nothing is done here"),
        ({"do": [{"repeat": {"n": 2, "do": []}}]}, "do.0.repeat.do", "nothing is done here"),
        ({"do": [{"lasting": {"parts": [], "until": "turn"}}]}, "do.0.lasting", "what is at work meanwhile"),
        # what picks where nothing is picked
        ({"always": [{"change": {"lift": 1, "to": KITE}}]}, "always.0.change.to", "nothing is picked here"),
        ({"always": [{"change": {"lift": 1, "to": {"kind": "kite", "lowest": "lift"}}}]}, "always.0.change.to", "nothing is picked here"),
        ({"do": [{"lasting": {"parts": [{"change": {"lift": 1, "to": KITE}}], "until": "turn"}}]}, "do.0.lasting.parts.0.change.to", "nothing is picked here"),
        ({"do": [{"destroy": {"any": [{"kind": "lantern"}, KITE]}}]}, "do.0.destroy.what.any.1", "nothing is picked here"),
        ({"do": [{"destroy": {"kind": "lantern", "host": KITE}}]}, "do.0.destroy.what.host", "nothing is picked here"),
        ({"do": [{"draw": 1, "if": {"this": {"kind": "kite", "by": "foe"}}}]}, "do.0.if.this.by", "the selector that picks"),
        ({"targets": {"one": KITE}, "do": [{"draw": 1, "if": {"this": {"among": "one"}}}]}, "do.0.if.this.among", "write {same: [NAME, NAME]}"),
        ({"do": [{"draw": 1, "if": {"this": {"any": [{"kind": "kite"}, {"zone": "box"}]}}}]}, "do.0.if.this.any.1.zone", "the selector that finds it"),
        # what has no name
        ({"do": [{"seq": DRAW, "as": "one"}]}, "do.0.seq", "name what is done in it"),
        ({"do": [{"repeat": {"n": 2, "do": DRAW}, "may": True, "as": "one"}]}, "do.0.repeat", "name what is done in it"),
        ({"do": [{"for_each": {"of": {"kind": "kite"}, "do": DRAW}, "as": "one"}]}, "do.0.for_each", "name what is done in it"),
        ({"do": [{"if": {"cond": {"this": {"lift": 2}}, "then": DRAW}, "as": "one"}]}, "do.0.if", "name what is done in it"),
        ({"do": [{"choose": {"what": KITE, "as": "one"}, "as": "two"}]}, "do.0.choose", "name what is done in it"),
        # words of another sort
        ({"do": [{"gust": 1}]}, "do.0.gust", "it is an event, for `when` and `happened` to name"),
        # dice
        ({"do": [{"roll": {"on": {7: DRAW}}}]}, "do.0.roll.on.7", "a die of 6 sides shows 1 to 6"),
        ({"do": [{"roll": {"sides": 4, "on": {"1-3": DRAW, "4-5": DRAW}}}]}, "do.0.roll.on.4-5", "of 4 sides"),
        ({"do": [{"roll": {"on": {"1-4": DRAW, "3-6": DRAW}}}]}, "do.0.roll.on.3-6", "3-6 and 1-4 have a number in common"),
        ({"do": [{"roll": {"on": {"this.lift": DRAW}}}]}, "do.0.roll.on.this.lift", "no number of a die"),
        # what stands beside it and says nothing
        ({"do": [{"draw": 1, "if": {"compare": [1, "<", 2], "n": 5}}]}, "do.0.if.n", "no field 'n'"),
        ({"do": [{"seq": {"do": DRAW, "n": 1}}]}, "do.0.seq.n", "no field 'n'"),
        ({"do": [{"destroy": {**KITE, "pick": {"from": 1, "to": 2, "order": True}}}]}, "do.0.destroy.what.pick.order", "no field 'order'"),
        ({"do": [{"destroy": {**KITE, "pick": {"to": 2, "ordered": "no"}}}]}, "do.0.destroy.what.pick.ordered", "neither true nor false"),
        ({"do": [{"destroy": {**KITE, "pick": {"from": 3, "to": 1}}}]}, "do.0.destroy.what.pick", "the lower number comes first"),
    ],
)  # fmt: skip
def test_what_can_not_work_is_refused(parts: dict[str, Any], path: str, what: str) -> None:
    with pytest.raises(Misread) as error:
        ability(**parts)
    assert (".".join(map(str, error.value.path)), what in error.value.what) == (path, True), error.value.what


@pytest.mark.parametrize(
    "parts",
    [
        {"do": [{"draw": {"count": {"kind": ["kite", "lantern"], "lift": "3+"}}}]},
        {"do": [{"draw": {"count": {"kind": "kite", "any": [{"torn": True}, {"lift": "3+"}]}}}]},
        {"when": {"event": "falls", "subject": "this"}, "do": [{"destroy": "this.card"}, {"put": {"tail": 1, "to": "this"}}]},
        {"when": {"event": ["falls", "gust"]}, "do": [{"draw": "this.lift"}]},
        {"when": {"event": "gust"}, "do": [{"destroy": "this"}]},
    ],
)  # fmt: skip
def test_what_can_work_is_read(parts: dict[str, Any]) -> None:
    assert ability(**parts).do
