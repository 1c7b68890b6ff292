"""`python -m tests.specimens RELEASE`: save a match of every game that has none of this release."""

from __future__ import annotations

import sys

from engines.kernel.registry import games

from . import HOME, make, write


def main() -> int:
    """Make what is missing."""
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    for game, rules in games().items():
        if not (HOME / game / f"{sys.argv[1]}.json").exists():
            specimen = make(rules, sys.argv[1])
            print(write(specimen), specimen.under_way, f"{len(specimen.answers)} answers to the end")
    return 0


if __name__ == "__main__":
    sys.exit(main())
