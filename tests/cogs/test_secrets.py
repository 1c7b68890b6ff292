"""How it is told whether something hidden is named."""

from __future__ import annotations

from .hidden import told


def test_a_name_within_a_longer_one_is_not_told_by_it() -> None:
    said = "Undertow Clerk (B4) is deployed"
    assert told(said, {"Undertow", "Clerk of the Deep"}, {"Undertow Clerk"}) == []
    assert told(f"{said}; Undertow is set", {"Undertow"}, {"Undertow Clerk"}) == ["Undertow"]
    assert told(said, {"Undertow Clerk", "Undertow"}, set()) == ["Undertow", "Undertow Clerk"]
