"""A modal as a person fills it in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from playground.answers import Modal
from playground.compose import Upload
from playground.invoke import Filled, Impossible
from playground.records import Channel, Json, Role, User

STRING_SELECT, TEXT_INPUT, USERS, ROLES, MENTIONABLES, CHANNELS = range(3, 9)
LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 18, 19, 21, 22, 23


def submitted(filled: Filled, modal: Modal, given: Mapping[str, Any]) -> list[Json]:
    """The components of a submit; values are given by custom id or by label.

    A text or a radio button is a string, a checkbox a bool, all others lists.

    Raises:
        Impossible: there is no such field, or the form would not accept the value.
    """
    known = {name for f in modal.fields for name in (f["custom_id"], f["label"]) if name}
    for name in given:
        if name not in known:
            raise Impossible(f"no field {name!r}; there are {sorted(known)}")
    return [_top(filled, item, given) for item in modal.components]


def _top(filled: Filled, item: Json, given: Mapping[str, Any]) -> Json:
    shape: Json = {"type": item["type"], "id": item["id"]}
    if item["type"] == LABEL:
        component = item["component"]
        shape["component"] = _field(filled, component, item["label"], given)
    elif item["type"] == 1:
        inner = item["components"]
        shape["components"] = [_field(filled, c, c.get("label"), given) for c in inner]
    return shape


def _field(filled: Filled, it: Json, label: str | None, given: Mapping[str, Any]) -> Json:
    value = given.get(it["custom_id"], given.get(label) if label else None)
    shape: Json = {"type": it["type"], "id": it["id"], "custom_id": it["custom_id"]}
    return shape | _READ[it["type"]](filled, it, value)


def _text(_filled: Filled, it: Json, value: Any) -> Json:
    text = it.get("value", "") if value is None else value
    if not isinstance(text, str):
        raise Impossible(f"{it['custom_id']!r} takes text, not {text!r}")
    if not text and it.get("required", True):
        raise Impossible(f"{it['custom_id']!r} is required")
    low, high = it.get("min_length", 0), it.get("max_length", 4000)
    if text and not low <= len(text) <= high:
        raise Impossible(f"{it['custom_id']!r} is {low} to {high} long, not {len(text)}")
    return {"value": text}


def _radio(_filled: Filled, it: Json, value: Any) -> Json:
    if value is None:
        value = next((o["value"] for o in it["options"] if o.get("default")), None)
    if value is None and it.get("required", True):
        raise Impossible(f"{it['custom_id']!r} is required")
    if value is not None and value not in [o["value"] for o in it["options"]]:
        raise Impossible(f"{it['custom_id']!r} does not offer {value!r}")
    return {"value": value}


def _checkbox(_filled: Filled, it: Json, value: Any) -> Json:
    return {"value": bool(it.get("default", False) if value is None else value)}


def _many(filled: Filled, it: Json, value: Any) -> Json:
    """Values of a select, of checkboxes or of an upload, counted and looked up."""
    values = _defaults(it) if value is None else list(value)
    optional = not it.get("required", True) and not values
    most = it.get("max_values", len(it.get("options", [])) if it["type"] == CHECKBOXES else 1)
    least = it.get("min_values", 1)
    if not optional and not least <= len(values) <= most:
        raise Impossible(f"{it['custom_id']!r} takes {least} to {most}, not {len(values)}")
    return {"values": [chosen(filled, it, v) for v in values]}


def _defaults(it: Json) -> list[Any]:
    return [o["value"] for o in it.get("options", []) if o.get("default")]


def chosen(filled: Filled, it: Json, value: Any) -> str:
    """One value of a select, checkboxes or upload, as sent.

    Raises:
        Impossible: it is not on offer, or not of the kind asked for.
    """
    kind = it["type"]
    if kind in (STRING_SELECT, CHECKBOXES) and value in [o["value"] for o in it["options"]]:
        return str(value)
    if kind in (USERS, MENTIONABLES) and isinstance(value, User):
        return filled.user(value)
    if kind in (ROLES, MENTIONABLES) and isinstance(value, Role):
        return filled.role(value)
    fits = isinstance(value, Channel) and value.type in it.get("channel_types", [value.type])
    if kind == CHANNELS and fits:
        return filled.place(value)
    if kind == UPLOAD and isinstance(value, Upload):
        return filled.file(value)
    raise Impossible(f"{it['custom_id']!r} does not offer {value!r}")


_READ: Final[dict[int, Callable[[Filled, Json, Any], Json]]] = {
    TEXT_INPUT: _text,
    RADIO: _radio,
    CHECKBOX: _checkbox,
    **dict.fromkeys((3, 5, 6, 7, 8, UPLOAD, CHECKBOXES), _many),
}
