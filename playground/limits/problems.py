"""Collecting what is wrong with a form, where it is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from playground.errors import ApiError

Where: TypeAlias = "tuple[Where, tuple[str | int, ...]] | None"
"""A place, as one within another: there are thousands in a form, and seldom a problem."""


class Problems:
    """A place in a form; what is wrong there goes into the tree all places share."""

    __slots__ = ("_tree", "_where")

    def __init__(self, tree: dict[str, Any] | None = None, where: Where = None) -> None:
        self._tree: dict[str, Any] = {} if tree is None else tree
        self._where = where

    def at(self, *path: str | int) -> Problems:
        return Problems(self._tree, (self._where, path))

    def add(self, code: str, sentence: str) -> None:
        node = self._tree
        for step in _steps(self._where):
            node = node.setdefault(step, {})
        node.setdefault("_errors", []).append({"code": code, "message": sentence})

    def refuse(self) -> None:
        """Raise 50035 if anything was found."""
        if self._tree:
            raise ApiError(50035, errors=_clean(self._tree))

    def text(self, value: Any, low: int, high: int) -> None:
        """A string of so many characters; None passes when nothing is asked for."""
        if value is None and low == 0:
            return
        if value is None:
            self.add("BASE_TYPE_REQUIRED", "This field is required")
        elif not isinstance(value, str):
            self.add("STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif low == 0 and len(value) > high:
            self.add("BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        elif not low <= len(value) <= high:
            self.add("BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def count(self, values: Sequence[Any], low: int, high: int) -> None:
        if not low <= len(values) <= high:
            self.add("BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def number(self, value: Any, low: float, high: float) -> None:
        """A number in a range; None passes."""
        if value is None:
            return
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.add("NUMBER_TYPE_COERCE", "Value is not a number.")
        elif value < low:
            self.add("NUMBER_TYPE_MIN", f"Value should be greater than or equal to {low}.")
        elif value > high:
            self.add("NUMBER_TYPE_MAX", f"Value should be less than or equal to {high}.")

    def choice(self, value: Any, allowed: Sequence[Any]) -> bool:
        if value in allowed and not isinstance(value, bool):
            return True
        names = ", ".join(map(str, allowed))
        self.add("BASE_TYPE_CHOICES", f"Value must be one of ({names}).")
        return False


def _steps(where: Where) -> list[str]:
    """From the root of the form to the place."""
    paths = []
    while where is not None:
        where, path = where
        paths.append(path)
    return [str(step) for path in reversed(paths) for step in path]


def _clean(tree: dict[str, Any]) -> dict[str, Any]:
    """Discord gives a place its own errors or those below it, not both."""
    if "_errors" in tree:
        return {"_errors": tree["_errors"]}
    return {key: _clean(below) for key, below in tree.items()}
