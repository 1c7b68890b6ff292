"""`python -m tests.record`: write down what the engines do and say, and compare it later."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from pathlib import Path

from . import matches, texts


def main() -> int:
    """Read the command line and do it; 1 if something differs."""
    games = list(matches.library().games)
    parser = ArgumentParser(
        "python -m tests.record", description=matches.__doc__, formatter_class=RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    make = commands.add_parser("make", help="play matches and write them down")
    make.add_argument("--matches", type=int, default=300, help="how many of each game")
    compare = commands.add_parser(
        "compare", help="give the answers written down again and say where a match first differs"
    )
    compare.add_argument("--matches", type=int, help="only the first so many of each game")
    compare.add_argument("--ignore", default="", metavar="FIELDS", help=f"some of {','.join(matches.FIELDS)}")
    compare.add_argument("--follow", action="store_true", help="choose the answers anew, by the seed of the match")
    compare.add_argument("--show", type=int, default=10, help="how many differences are printed")
    printed = commands.add_parser("texts", help="write down all that cards say, a file for each game and language")
    printed.add_argument("--against", type=Path, metavar="DIR", help="then say card by card what differs from that")
    for command in (make, compare, printed):
        command.add_argument("folder", type=Path)
        command.add_argument("--game", choices=games, action="append", help="only this one")
    for command in (make, compare):
        command.add_argument("--jobs", type=int, default=2, help="how many processes")
    given = parser.parse_args()
    wanted = given.game or games
    if given.command == "make":
        for game in wanted:
            matches.make(given.folder, game, given.matches, given.jobs)
        return 0
    if given.command == "texts":
        texts.write(given.folder, wanted)
        found = texts.differences(given.against, given.folder, wanted) if given.against else []
        print("\n".join(found) or f"written to {given.folder}")
        return 1 if found else 0
    ignored = [field for field in given.ignore.split(",") if field]
    if unknown := set(ignored) - set(matches.FIELDS):
        parser.error(f"there is no field {', '.join(sorted(unknown))}; there are {', '.join(matches.FIELDS)}")
    differ = matches.compare(given.folder, wanted, ignored, given.matches, given.jobs, given.show, follow=given.follow)
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
