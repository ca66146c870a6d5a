"""A scene as text: a line for each thing that is drawn, groups told once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from engine.scene import Group, Item, Paint, Scene


def operations(scene: Scene) -> str:
    """What is drawn, in order; a group that comes again is named by its number."""
    known: dict[tuple[Item, ...], int] = {}
    lines = [f"{scene.width} x {scene.height} on {scene.ground}"]
    for item in scene.items:
        lines += _item(item, known, "")
    return "\n".join((*lines, ""))


def _item(item: Item, known: dict[tuple[Item, ...], int], indent: str) -> Iterator[str]:
    if not isinstance(item, Group):
        yield f"{indent}{type(item).__name__.lower()} {_facts(item)}"
        return
    where = " ".join(
        f"{field.name}={_short(value)}"
        for field in fields(item)
        if field.name != "items" and (value := getattr(item, field.name)) != field.default
    )
    if item.items in known:
        yield f"{indent}group {known[item.items]} again {where}".rstrip()
        return
    known[item.items] = len(known) + 1
    yield f"{indent}group {known[item.items]} {where}".rstrip()
    for inner in item.items:
        yield from _item(inner, known, f"{indent}  ")


def _facts(item: Any) -> str:
    parts = []
    for field in fields(item):
        value = getattr(item, field.name)
        if value != field.default:
            parts.append(f"{field.name}={_short(value)}")
    return " ".join(parts)


def _short(value: Any) -> str:
    if isinstance(value, Paint):
        return f"({_facts(value)})"
    if isinstance(value, int | float) and not isinstance(value, bool):
        return f"{round(value, 1) + 0.0:g}"
    if isinstance(value, tuple):
        return f"[{' '.join(map(_short, value))}]"
    if is_dataclass(value):
        return f"{type(value).__name__}({_facts(value)})"
    return repr(value) if isinstance(value, str) and " " in value else str(value)
