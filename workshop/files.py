"""Files that an author names on the command line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from engines.kernel.documents import ContentError, Problem


def files_in(paths: Iterable[Path], pattern: str) -> list[Path]:
    """The files of a pattern in some places, each a file or a folder; a place that is not there is said."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob(pattern))
        elif path.exists():
            found.append(path)
        else:
            print(f"{path}: there is no such file")
    return found


def read_text(file: Path) -> str:
    """The content of a file that an author names.

    Raises:
        ContentError: it can't be read, or is no UTF-8.
    """
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        what = f"it is no UTF-8 (at byte {error.start + 1}); save it as UTF-8"
    except OSError as error:
        what = f"it can't be read: {error.strerror}"
    raise ContentError([Problem(str(file), 1, "file", what)])
