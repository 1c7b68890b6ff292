"""Programs: how a list of operations is read, and what it and its parts are made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, cast

from .fields import Flag, Line, each_of
from .flow import Op
from .reading import READERS, Part, Reader, is_mapping, is_plain, parts
from .scope import Ref
from .select import Selector

if TYPE_CHECKING:
    from .language import Language

BESIDE = ("if", "may", "as")


def read_program(raw: Any, r: Reader) -> tuple[Op, ...]:
    """A list of operations; what one names, the later ones may use."""
    return each_of(r.rows(raw, "what is done"), lambda each, n: _read_op(each, r.at(n)))


def _read_op(raw: Any, r: Reader) -> Op:
    if isinstance(raw, str):
        raw = {raw: {}}
    given = r.mapping(raw, "an operation")
    ops = r.language.ops
    words = [word for word in given if word in ops]
    if "if" in words and (len(words) > 1 or not (is_mapping(given["if"]) and "then" in given["if"])):
        words.remove("if")
    extra = [word for word in given if word not in words and word not in BESIDE]
    if len(words) != 1 or extra:
        wrong = next(iter(extra), None) or next((word for word in given if word not in BESIDE), "")
        if len(words) > 1:
            raise r.bad(f"one operation at a time, not {' and '.join(words)}: each is an entry of the list")
        raise r.at(wrong).unknown("operation", wrong, ops)
    word = words[0]
    beside = {name: given[name] for name in BESIDE if name in given and name != word}
    if_ = r.at("if").part("condition", beside["if"]) if "if" in beside else None
    params, before = given[word], set(r.names)
    nothing = params is None or params is True and not ops[word].bare
    op = ops[word].read({} if nothing else params, r.at(word))
    op.gives = frozenset(r.names) - before
    op.if_ = if_
    op.may = Flag().read(beside.get("may", False), r.at("may"))
    if "as" in beside:
        op.as_ = Line(24).read(beside["as"], r.at("as"))
        op.about = about = op.came(r.at(word))
        if op.as_ not in r.names or about.known_to != r.names[op.as_].known_to:
            r.at("as").name(op.as_, about)
    op.check_op(r.at(word))
    return op


READERS["program"] = read_program


SPREAD = ("acts", "numbers")
"""What a part keeps under a name that its document does not write."""


def walk(ops: Sequence[Any]) -> Iterator[Op]:
    """All operations of a program, those inside of others too."""
    for part in parts(tuple(ops)):
        if isinstance(part, Op):
            yield part


def picks(ops: Sequence[Any]) -> list[Selector]:
    """All of what everybody can see that a program has to pick."""
    found: list[Any] = []
    for op in walk(ops):
        found += [*(getattr(op, name) for name, _ in op.things_fields()), getattr(op, "what", None)]
    asking = [each for each in found if isinstance(each, Selector) and each.pick and not each.pick.upto]
    return [each for each in asking if each.among is None and not each.hidden]


def refs(part: Any) -> Iterator[Ref]:
    """All that a part calls by a name."""
    if isinstance(part, Ref):
        yield part
    for _, each in inside(part):
        yield from refs(each)


def inside(part: Any) -> Iterator[tuple[str | int, Any]]:
    """The parts that a part is made of, by where each stands in the document; plain values are none."""
    if isinstance(part, Part):
        for name, each in vars(part).items():
            if is_plain(each):
                continue
            if name == "condition":
                yield "while", each
            elif name in SPREAD:
                yield from ((each.word, each) for each in cast(Sequence[Op], each)) if name == "acts" else inside(each)
            else:
                yield name.rstrip("_"), each
    elif isinstance(part, tuple | list):
        for n, each in enumerate(cast(Sequence[Any], part)):
            if not is_plain(each):
                yield n, {each.word: each} if isinstance(each, Op) else each
    elif isinstance(part, dict):
        yield from cast(dict[str, Any], part).items()


def secret(part: Any, language: Language) -> bool:
    """Whether a part follows from what not everybody knows."""
    return is_secret(part, language) or any([secret(each, language) for _, each in inside(part)])


def is_secret(part: Any, language: Language) -> bool:
    """Whether a part itself, whatever is inside it, follows from what not everybody knows."""
    if isinstance(part, Selector) and language.secret(part):
        return True
    return getattr(part, "secret", False) is True or isinstance(part, Ref) and bool(part.known_to)


def operations(part: Any, r: Reader) -> Iterator[tuple[Op, Reader]]:
    """All operations of a part, those inside of others too, each with where it stands."""
    if isinstance(part, Op):
        yield part, r
    for name, each in inside(part):
        yield from operations(each, r.at(name))
