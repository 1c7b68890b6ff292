"""What OWR's own words mean, each in one line, for `cards words owr`."""

from __future__ import annotations
