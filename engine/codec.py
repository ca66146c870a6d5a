"""JSON at the border: the one place of the engine that reads by pydantic."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from types import UnionType
from typing import Annotated, Any, get_origin

from pydantic import Field, TypeAdapter, ValidationError


class Misshapen(ValueError):
    """A value that somebody wrote by hand is not what it should be; says why, in plain words."""


@cache
def _adapter(shape: Any) -> TypeAdapter[Any]:
    """Unions are told apart by their ``kind`` field alone, never by trial."""
    if get_origin(shape) is UnionType:
        return TypeAdapter(Annotated[shape, Field(discriminator="kind")])
    return TypeAdapter(shape)


@cache
def _list_adapter(shape: Any) -> TypeAdapter[Any]:
    if get_origin(shape) is UnionType:
        return TypeAdapter(tuple[Annotated[shape, Field(discriminator="kind")], ...])
    return TypeAdapter(tuple[shape, ...])


def dump(shape: Any, value: Any) -> str:
    return _adapter(shape).dump_json(value).decode()


def dump_all(shape: Any, values: Iterable[Any]) -> str:
    return _list_adapter(shape).dump_json(tuple(values)).decode()


def load(shape: Any, text: str) -> Any:
    """Read back what ``dump`` wrote.

    Raises:
        pydantic.ValidationError: not that shape, or with fields it does not know.
    """
    return _adapter(shape).validate_json(text, strict=True, extra="forbid")


def load_written(shape: Any, text: str) -> Any:
    """Read what somebody wrote by hand.

    Raises:
        Misshapen: not that shape, or with fields it does not know.
    """
    try:
        return load(shape, text)
    except ValidationError as error:
        raise Misshapen("; ".join(map(_why, error.errors()))) from error


def _why(fault: Any) -> str:
    """The shape's own reason, or the field and what pydantic says of it."""
    own = fault.get("ctx", {}).get("error")
    if isinstance(own, ValueError):
        return str(own)
    field: str = next((part for part in reversed(fault["loc"]) if isinstance(part, str)), "")
    said: str = fault["msg"]
    return f"{field}: {said}" if field else said


def load_all(shape: Any, text: str) -> tuple[Any, ...]:
    """Read back what ``dump_all`` wrote. Raises like ``load``."""
    values: tuple[Any, ...] = _list_adapter(shape).validate_json(text, strict=True, extra="forbid")
    return values


def digest(shape: Any, actions: Iterable[Any]) -> str:
    """A short name for a batch of actions: eight hex digits that fit in a button's id."""
    return hashlib.sha256(dump_all(shape, actions).encode()).hexdigest()[:8]
