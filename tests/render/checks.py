"""What must be true of every sheet: texts in their boxes, boxes apart, contrast, digits that can be read."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from PIL import Image

from render.parts import theme
from render.parts.fonts import TOFU, face
from render.parts.layout import Icon, Item, Label, Part, Rect, Sheet
from render.parts.paint import paint
from render.parts.text import line_mask

Found = tuple[str, Item, Rect]


def labels(sheet: Sheet) -> list[tuple[str, Label, Rect]]:
    """Every text of a sheet with its path and box."""
    return [(path, item, rect) for path, item, rect in sheet.walk() if isinstance(item, Label)]


def written(sheet: Sheet) -> dict[str, str]:
    """What stands in each named box."""
    return {path: " ".join(text for text, _, _ in label.lines) for path, label, _ in labels(sheet)}


def icons(sheet: Sheet) -> dict[str, str]:
    """The icons of a sheet by their paths."""
    return {path: item.icon for path, item, _ in sheet.walk() if isinstance(item, Icon)}


def ink(label: Label, dx: int = 0, dy: int = 0) -> Rect | None:
    """The box of a text's ink, moved."""
    boxes: list[tuple[int, int, int, int]] = []
    for text, x, baseline in label.lines:
        mask, top = line_mask(text, label.weight, label.size)
        box = mask.getbbox() if mask else None
        if box:
            left, above = x - 1 + dx, baseline + top + dy
            boxes.append((left + box[0], above + box[1], left + box[2], above + box[3]))
    if not boxes:
        return None
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    return Rect(left, top, max(box[2] for box in boxes) - left, max(box[3] for box in boxes) - top)


def overflowing(sheet: Sheet) -> list[str]:
    """Texts whose ink leaves their box, and boxes that leave the picture. A pixel of smoothing is allowed."""
    wrong: list[str] = []
    for path, item, rect in sheet.walk():
        if isinstance(item, Label | Icon | Part) and not sheet.rect.inset(-18).holds(rect):
            wrong.append(f"{path} lies outside: {rect}")
        if isinstance(item, Label):
            found = ink(item, rect.x - item.rect.x, rect.y - item.rect.y)
            if found and not rect.inset(-1).holds(found):
                wrong.append(f"{path} {[text for text, _, _ in item.lines]}: ink {found} leaves {rect}")
    return wrong


def colliding(sheet: Sheet) -> list[str]:
    """Texts and icons whose ink meets."""
    content: list[tuple[str, Rect]] = []
    for path, item, rect in sheet.walk():
        if isinstance(item, Icon):
            content.append((path, rect))
        elif isinstance(item, Label):
            found = ink(item, rect.x - item.rect.x, rect.y - item.rect.y)
            if found:
                content.append((path, found))
    return [
        f"{one} {box} meets {other} {beside}"
        for index, (one, box) in enumerate(content)
        for other, beside in content[index + 1 :]
        if box.meets(beside)
    ]


def cut(sheet: Sheet) -> list[str]:
    """Texts that had to end in an ellipsis."""
    return [path for path, label, _ in labels(sheet) if label.cut]


def small_digits(sheet: Sheet) -> list[str]:
    """Key numbers that are too low to be read on a phone."""
    least = theme.KEY_DIGIT * sheet.width
    wrong: list[str] = []
    for path, label, _ in labels(sheet):
        if label.key:
            text = "".join(text for text, _, _ in label.lines)
            digits = [char for char in text if char.isdigit()]
            height = -face(label.weight, label.size).ink("".join(digits))[0] if digits else label.size * 0.727
            if height < least - 0.5 and digits:
                wrong.append(f"{path} {text!r} is {height} of {least} pixels")
    return wrong


def tofu(sheet: Sheet) -> list[str]:
    """Texts with a character that no font has."""
    return [path for path, label, _ in labels(sheet) if any(TOFU in text for text, _, _ in label.lines)]


def faint(sheet: Sheet, least: float = theme.MIN_CONTRAST) -> list[str]:
    """Texts that don't stand off from what is really behind them, at a tenth of their ink or more."""
    behind = np.asarray(paint(_wordless(sheet)))
    wrong: list[str] = []
    for path, label, rect in labels(sheet):
        dx, dy = rect.x - label.rect.x, rect.y - label.rect.y
        grounds: list[tuple[int, int, int]] = []
        for text, x, baseline in label.lines:
            mask, top = line_mask(text, label.weight, label.size)
            if mask:
                rows, columns = np.nonzero(np.asarray(mask) > 127)
                rows, columns = rows + baseline + top + dy, columns + x - 1 + dx
                inside = (rows >= 0) & (rows < sheet.height) & (columns >= 0) & (columns < sheet.width)
                grounds += map(tuple, behind[rows[inside], columns[inside]].tolist())  # type: ignore[arg-type]
        contrasts = {each: theme.contrast(label.colour, each) for each in set(grounds)}
        low = sum(1 for each in grounds if contrasts[each] < least)
        if low > len(grounds) / 10:
            wrong.append(f"{path} {[text for text, _, _ in label.lines]}: {min(contrasts.values()):.1f}")
    return wrong


def _wordless(sheet: Sheet) -> Sheet:
    """The same sheet without texts."""
    bare = Sheet(sheet.width, sheet.height, sheet.ground)
    for item in sheet.items:
        if isinstance(item, Part):
            below = _wordless(item.sheet())
            bare.items.append(replace(item, key=("wordless", item.key), build=lambda below=below: below))
        elif not isinstance(item, Label):
            bare.items.append(item)
    return bare


def decoded(data: bytes) -> Image.Image:
    """A picture file as any reader sees it."""
    from io import BytesIO

    image = Image.open(BytesIO(data))
    image.load()
    return image


def sound(sheet: Sheet, *may_be_cut: str) -> None:
    """What must be true of every picture; a text may be cut where its path has one of some parts."""
    assert not overflowing(sheet)
    assert not colliding(sheet)
    assert not small_digits(sheet)
    assert not tofu(sheet)
    assert not [path for path in cut(sheet) if not any(part in path for part in may_be_cut)]
