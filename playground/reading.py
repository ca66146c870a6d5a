"""Reading a message as a person does: its words, and what can be pressed or chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]

BUTTON = 2
STRING_SELECT = 3
TEXT_DISPLAY = 10
SELECTS = (STRING_SELECT, 5, 6, 7, 8)
LINK_STYLES = (5, 6)


@dataclass(frozen=True, slots=True)
class Button:
    label: str
    custom_id: str | None
    style: int
    disabled: bool
    url: str | None
    emoji: str | None


@dataclass(frozen=True, slots=True)
class Option:
    label: str
    value: str
    description: str | None
    default: bool


@dataclass(frozen=True, slots=True)
class Select:
    type: int
    """3 strings, 5 users, 6 roles, 7 either, 8 channels."""
    custom_id: str
    placeholder: str | None
    options: tuple[Option, ...]
    least: int
    most: int
    disabled: bool


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component, each before its children, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        for single in ("accessory", "component"):
            if isinstance(component.get(single), dict):
                yield from walk((component[single],))


def texts(content: str, embeds: Sequence[Json], components: Sequence[Json]) -> Iterator[str]:
    if content:
        yield content
    for embed in embeds:
        yield from _embed_texts(embed)
    for component in walk(components):
        if component["type"] == TEXT_DISPLAY:
            yield component["content"]


def _embed_texts(embed: Json) -> Iterator[str]:
    pieces = [(embed.get("author") or {}).get("name"), embed.get("title"), embed.get("description")]
    for named in embed.get("fields") or ():
        pieces += [named["name"], named["value"]]
    pieces.append((embed.get("footer") or {}).get("text"))
    yield from filter(None, pieces)


def _button(component: Json) -> Button:
    return Button(
        label=component.get("label") or "",
        custom_id=component.get("custom_id"),
        style=component["style"],
        disabled=bool(component.get("disabled")),
        url=component.get("url"),
        emoji=(component.get("emoji") or {}).get("name"),
    )


def _select(component: Json) -> Select:
    return Select(
        type=component["type"],
        custom_id=component["custom_id"],
        placeholder=component.get("placeholder"),
        options=tuple(_option(o) for o in component.get("options") or ()),
        least=component.get("min_values", 1),
        most=component.get("max_values", 1),
        disabled=bool(component.get("disabled")),
    )


def _option(option: Json) -> Option:
    return Option(
        option["label"],
        option["value"],
        option.get("description"),
        bool(option.get("default")),
    )


def buttons(components: Iterable[Json]) -> list[Button]:
    return [_button(c) for c in walk(components) if c["type"] == BUTTON]


def selects(components: Iterable[Json]) -> list[Select]:
    return [_select(c) for c in walk(components) if c["type"] in SELECTS]


def find_button(
    components: Iterable[Json], *, label: str | None = None, custom_id: str | None = None
) -> Button:
    """The one button so labelled, or with this id.

    Raises:
        LookupError: there is none, or more than one.
    """
    there = buttons(components)
    found = [b for b in there if (label or custom_id) == (b.label if label else b.custom_id)]
    if len(found) != 1:
        wanted, labels = label or custom_id, [b.label or b.emoji for b in there]
        raise LookupError(f"{len(found)} buttons are {wanted!r}; there are {labels}")
    return found[0]


def find_select(
    components: Iterable[Json], *, placeholder: str | None = None, custom_id: str | None = None
) -> Select:
    """The one select menu with this placeholder or id; with neither, the only one.

    Raises:
        LookupError: there is none, or more than one.
    """
    there = selects(components)
    found = [
        s
        for s in there
        if placeholder in (None, s.placeholder) and custom_id in (None, s.custom_id)
    ]
    if len(found) != 1:
        wanted = placeholder or custom_id or "the only one"
        names = [s.placeholder or s.custom_id for s in there]
        raise LookupError(f"{len(found)} menus are {wanted!r}; there are {names}")
    return found[0]
