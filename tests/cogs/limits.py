"""Discord's limits on a message of components (design facts 1.6), checked on what is sent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

Json: TypeAlias = dict[str, Any]

ROW: Final = 1
BUTTON: Final = 2
SELECT: Final = 3
TEXT: Final = 10
SEPARATOR: Final = 14
CONTAINER: Final = 17
KNOWN: Final = {ROW, BUTTON, SELECT, TEXT, SEPARATOR, CONTAINER}


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, nested ones too, in the order shown."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))


def texts(components: list[Json]) -> list[str]:
    return [c["content"] for c in walk(components) if c["type"] == TEXT]


def custom_ids(components: list[Json]) -> list[str]:
    return [c["custom_id"] for c in walk(components) if "custom_id" in c]


def faults(components: list[Json]) -> list[str]:
    """What Discord would refuse; empty for a message it takes."""
    everything = list(walk(components))
    shown = texts(components)
    found = [fault for component in everything for fault in _faults(component)]
    found += [f"{i} twice" for i, n in Counter(custom_ids(components)).items() if n > 1]
    if len(everything) > 40:
        found.append(f"{len(everything)} components")
    if sum(map(len, shown)) > 4000:
        found.append(f"{sum(map(len, shown))} characters")
    return found


def _faults(component: Json) -> Iterator[str]:
    match component["type"]:
        case 1:
            yield from _row(component["components"])
        case 2:
            yield from _length("label", component["label"], 1, 80)
        case 3:
            yield from _select(component)
        case 10:
            yield from _length("text", component["content"].strip(), 1, 4000)
        case kind if kind not in KNOWN:
            yield f"unexpected component {kind}"
    if "custom_id" in component:
        yield from _length("custom_id", component["custom_id"], 1, 100)


def _row(children: list[Json]) -> Iterator[str]:
    kinds = {child["type"] for child in children}
    most = 1 if SELECT in kinds else 5
    if not 1 <= len(children) <= most or len(kinds) > 1:
        yield f"a row of {len(children)} of {kinds}"


def _select(select: Json) -> Iterator[str]:
    options, low, high = select["options"], select["min_values"], select["max_values"]
    if not 1 <= len(options) <= 25:
        yield f"{len(options)} options"
    if not 0 <= low <= high <= len(options) or high < 1:
        yield f"{low} to {high} of {len(options)} options"
    if sum(bool(option.get("default")) for option in options) > high:
        yield "more options chosen than may be"
    if len({option["value"] for option in options}) < len(options):
        yield "options of one value"
    yield from _length("placeholder", select.get("placeholder") or "", 0, 150)
    for option in options:
        yield from _length("option label", option["label"].strip(), 1, 100)
        yield from _length("option value", option["value"], 1, 100)
        yield from _length("option detail", option.get("description") or "-", 1, 100)


def _length(what: str, text: str, low: int, high: int) -> Iterator[str]:
    if not low <= len(text) <= high:
        yield f"{what} of {len(text)} characters"
