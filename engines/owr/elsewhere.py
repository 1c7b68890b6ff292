"""Words that other games' cards have, each with what OWR says instead."""

from __future__ import annotations
