"""A button or a menu as a person uses it: only what the message shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from playground import forms, reading
from playground.invoke import Filled, Impossible
from playground.records import Json, Message

BUTTON = 2
T = TypeVar("T")


def pressed(message: Message, label: str | None, custom_id: str | None) -> Json:
    """The data of a press."""
    button = _found(reading.find_button, message, label=label, custom_id=custom_id)
    if button.disabled or button.custom_id is None:
        raise Impossible(f"{button.label or button.emoji!r} cannot be pressed")
    return used(button.custom_id, BUTTON)


def chosen(
    filled: Filled,
    message: Message,
    *,
    placeholder: str | None,
    custom_id: str | None,
    values: Iterable[Any],
    labels: Iterable[str],
) -> Json:
    """The data of a choice in a menu."""
    menu = _found(reading.find_select, message, placeholder=placeholder, custom_id=custom_id)
    if menu.disabled:
        raise Impossible(f"{menu.placeholder or menu.custom_id!r} is disabled")
    picked = [*values, *(_labelled(menu, label) for label in labels)]
    shape = next(
        c for c in reading.walk(message.components) if c.get("custom_id") == menu.custom_id
    )
    sent = [forms.chosen(filled, shape, value) for value in picked]
    if not menu.least <= len(sent) <= menu.most or len(set(sent)) < len(sent):
        raise Impossible(f"the menu takes {menu.least} to {menu.most}, once each")
    return used(menu.custom_id, menu.type, sent, filled)


def used(
    custom_id: str, kind: int, values: list[str] | None = None, filled: Filled | None = None
) -> Json:
    """The data of a component used, checked by nothing."""
    data: Json = {"custom_id": custom_id, "component_type": kind}
    if values is not None:
        data["values"] = values
    if filled is not None and filled.resolved:
        data["resolved"] = filled.resolved
    return data


def _labelled(menu: reading.Select, label: str) -> str:
    for option in menu.options:
        if option.label == label:
            return option.value
    raise Impossible(f"no option {label!r}; there are {[o.label for o in menu.options]}")


def _found(find: Callable[..., T], message: Message, **how: str | None) -> T:
    try:
        return find(message.components, **how)
    except LookupError as error:
        raise Impossible(str(error)) from None
