"""Parts of documents as pydantic models: whatever is wrong with one is told with its place, and with what may have been meant."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Sequence
from typing import Any, Self, dataclass_transform

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    ModelWrapValidatorHandler,
    PrivateAttr,
    ValidationError,
    model_validator,
)
from pydantic_core import ErrorDetails, InitErrorDetails, PydanticCustomError

from .documents import near

Fault = tuple[Sequence[str | int], str]
"""Where in a part something is wrong, and what."""


@dataclass_transform(kw_only_default=True, field_specifiers=(Field, PrivateAttr))
class Part(BaseModel):
    """A part of a document. Fields that it does not have are refused, with the nearest that it has."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @model_validator(mode="wrap")
    @classmethod
    def _known(cls, raw: Any, read: ModelWrapValidatorHandler[Self]) -> Self:
        try:
            return read(raw)
        except ValidationError as error:
            raise faulty((each["loc"], cls._told(each)) for each in error.errors()) from None
        except (TypeError, LookupError, AttributeError, OverflowError) as error:
            raise ValueError(f"something of another kind is wanted here ({error})") from None

    @classmethod
    def _told(cls, error: ErrorDetails) -> str:
        if error["type"] != "extra_forbidden" or len(error["loc"]) != 1:
            return told(error)
        field = error["loc"][0]
        return f"no field {str(field)!r}; {near(field, (name for name in _fields(cls) if not name.endswith('_')))}"


@functools.cache
def _fields(part: type[BaseModel]) -> frozenset[str]:
    """The names that a part's fields may be given by."""
    by_name = part.model_config.get("populate_by_name")
    found: set[str] = set()
    for name, field in part.model_fields.items():
        found |= {name} if field.alias is None else {name, field.alias} if by_name else {field.alias}
    return frozenset(found)


def faulty(faults: Iterable[Fault]) -> ValidationError:
    """The error for a part in which something is wrong."""
    return ValidationError.from_exception_data(
        "part",
        [
            InitErrorDetails(
                type=PydanticCustomError("content", "{what}", {"what": what}),
                loc=tuple(str(each) if not isinstance(each, int) else each for each in place),
                input=None,
            )
            for place, what in faults
        ],
    )


def within(error: ValidationError, *place: str | int) -> ValidationError:
    """An error of a part as the error of what it is part of."""
    return faulty(((*place, *each["loc"]), told(each)) for each in error.errors())


def told(error: ErrorDetails) -> str:
    """What is wrong, in words for an author; of many words that are known the nearest."""
    context, given = error.get("ctx", {}), error["input"]
    if error["type"] == "union_tag_invalid":
        known = re.findall(r"'([^']*)'", context["expected_tags"])
        return f"no {context['discriminator'].strip(chr(39))} {context['tag']!r}; {near(context['tag'], known)}"
    if error["type"] == "literal_error" and isinstance(given, str):
        known = re.findall(r"'([^']*)'", context["expected"])
        return f"{given[:40]!r} is unknown; {near(given, known)}"
    if error["type"] == "missing":
        return f"{str(error['loc'][-1])!r} is missing"
    if error["type"] == "extra_forbidden":
        return f"no field {str(error['loc'][-1])!r} is known here"
    return error["msg"].removeprefix("Value error, ")
