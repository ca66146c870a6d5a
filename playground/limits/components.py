"""Components of a message: what may stand where, how long, how many."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playground.limits.problems import Problems
from playground.records import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
SELECTS: Final = (3, 5, 6, 7, 8)
TOP_V1: Final = (ROW,)
IN_CONTAINER: Final = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP_V2: Final = (*IN_CONTAINER, CONTAINER)
MOST_COMPONENTS: Final = 40
MOST_TEXT: Final = 4000


class Checker:
    """Checks the components of one message or modal, gathering what they share."""

    def __init__(self, problems: Problems, files: frozenset[str] = frozenset()) -> None:
        self._problems = problems
        self._files = files
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()
        self._total = 0
        self._text = 0
        self._by_type: dict[int, Callable[[Problems, Json], None]] = {
            ROW: self._row,
            BUTTON: self._button,
            **dict.fromkeys(SELECTS, self._select),
            SECTION: self._section,
            TEXT: self._text_display,
            THUMBNAIL: self._thumbnail,
            GALLERY: self._gallery,
            FILE: self._file,
            SEPARATOR: self._separator,
            CONTAINER: self._container,
        }

    def message(self, components: Any, *, v2: bool) -> None:
        here = self._problems.at("components")
        if not isinstance(components, list):
            here.add("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        if not v2:
            here.count(components, 0, 5)
        for index, component in enumerate(components):
            self._one(here.at(index), component, TOP_V2 if v2 else TOP_V1)
        if self._total > MOST_COMPONENTS:
            here.add(
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components cannot exceed {MOST_COMPONENTS}",
            )
        if self._text > MOST_TEXT:
            here.add(
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"Total displayable text size exceeds maximum size of {MOST_TEXT}",
            )

    def _one(self, here: Problems, it: Any, allowed: tuple[int, ...]) -> None:
        if not isinstance(it, dict) or it.get("type") not in allowed:
            names = ", ".join(map(str, allowed))
            here.at("type").add(
                "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({names}).'
            )
            return
        self._total += 1
        self.own_id(here, it)
        self._by_type[it["type"]](here, it)

    def own_id(self, here: Problems, it: Json) -> None:
        number = it.get("id")
        here.at("id").number(number, 0, 2**31 - 1)
        if not isinstance(number, int) or not number:
            return
        if number in self._ids:
            here.at("id").add("COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        self._ids.add(number)

    def custom_id(self, here: Problems, it: Json) -> None:
        custom_id = it.get("custom_id")
        here.at("custom_id").text(custom_id, 1, 100)
        if not isinstance(custom_id, str):
            return
        if custom_id in self._custom_ids:
            here.at("custom_id").add(
                "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        self._custom_ids.add(custom_id)

    def _row(self, here: Problems, it: Json) -> None:
        children = it.get("components") or []
        here.at("components").count(children, 1, 5)
        for index, child in enumerate(children):
            self._one(here.at("components", index), child, (BUTTON, *SELECTS))
        wide = [c for c in children if isinstance(c, dict) and c.get("type") in SELECTS]
        if wide and len(children) > 1:
            here.at("components").add(
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )

    def _button(self, here: Problems, it: Json) -> None:
        here.at("label").text(it.get("label"), 0, 80)
        if not here.at("style").choice(it.get("style"), (1, 2, 3, 4, 5, 6)):
            return
        if it["style"] == 5:
            here.at("url").text(it.get("url"), 1, 512)
            self._exclusive(here, it)
        elif it["style"] != 6:
            self.custom_id(here, it)
        if it["style"] != 6 and not it.get("label") and not it.get("emoji"):
            here.add("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")

    def _exclusive(self, here: Problems, it: Json) -> None:
        if it.get("custom_id"):
            here.add(
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )

    def _select(self, here: Problems, it: Json) -> None:
        self.select(here, it)

    def select(self, here: Problems, it: Json) -> None:
        self.custom_id(here, it)
        here.at("placeholder").text(it.get("placeholder"), 0, 150)
        here.at("min_values").number(it.get("min_values"), 0, 25)
        here.at("max_values").number(it.get("max_values"), 1, 25)
        least, most = it.get("min_values", 1) or 0, it.get("max_values", 1) or 1
        if least > most:
            here.at("min_values").add("NUMBER_TYPE_MAX", "Must not be greater than max_values.")
        if it["type"] == STRING_SELECT:
            options(here.at("options"), it.get("options") or [], max(1, min(most, 25)), 25, most)
        elif it.get("options"):
            here.at("options").add("SELECT_COMPONENT_OPTIONS_INVALID", "Only for string selects")

    def _section(self, here: Problems, it: Json) -> None:
        children = it.get("components") or []
        here.at("components").count(children, 1, 3)
        for index, child in enumerate(children):
            self._one(here.at("components", index), child, (TEXT,))
        self._one(here.at("accessory"), it.get("accessory"), (BUTTON, THUMBNAIL))

    def _text_display(self, here: Problems, it: Json) -> None:
        here.at("content").text(it.get("content"), 1, MOST_TEXT)
        self._text += len(it.get("content") or "")

    def _media(self, here: Problems, it: Json, key: str) -> None:
        url = (it.get(key) or {}).get("url")
        here.at(key, "url").text(url, 1, 2048)
        if not isinstance(url, str):
            return
        scheme, _, name = url.partition("://")
        if scheme == "attachment" and name not in self._files:
            here.at(key).add(
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f"The referenced attachment '{url}' was not found",
            )
        elif scheme not in ("attachment", "http", "https"):
            here.at(key, "url").add(
                "URL_TYPE_INVALID_SCHEME", f"Scheme '{scheme}' must be one of attachment, https"
            )

    def _thumbnail(self, here: Problems, it: Json) -> None:
        here.at("description").text(it.get("description"), 0, 1024)
        self._media(here, it, "media")

    def _gallery(self, here: Problems, it: Json) -> None:
        items = it.get("items") or []
        here.at("items").count(items, 1, 10)
        for index, item in enumerate(items):
            self._thumbnail(here.at("items", index), item)

    def _file(self, here: Problems, it: Json) -> None:
        self._media(here, it, "file")

    def _separator(self, here: Problems, it: Json) -> None:
        here.at("spacing").choice(it.get("spacing", 1), (1, 2))

    def _container(self, here: Problems, it: Json) -> None:
        children = it.get("components") or []
        here.at("components").count(children, 1, MOST_COMPONENTS)
        here.at("accent_color").number(it.get("accent_color"), 0, 0xFFFFFF)
        for index, child in enumerate(children):
            self._one(here.at("components", index), child, IN_CONTAINER)


def options(here: Problems, given: list[Json], low: int, high: int, most_chosen: int) -> None:
    """The options of a select, radio group or checkbox group."""
    here.count(given, low, high)
    seen: set[str] = set()
    for index, option in enumerate(given):
        there = here.at(index)
        there.at("label").text(option.get("label"), 1, 100)
        there.at("value").text(option.get("value"), 1, 100)
        there.at("description").text(option.get("description"), 0, 100)
        if str(option.get("value")) in seen:
            there.at("value").add(
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(str(option.get("value")))
    if sum(1 for option in given if option.get("default")) > most_chosen:
        here.add("SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values")
