"""Forms: what is typed into one, and the form for a number.

The answer to a form is taken up by its name, as any control's is: it may outlive a restart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from discord import ui

from cogs.ui import controls
from cogs.ui.controls import Interaction
from engine.screen import Amount

FIELD: Final = "number"
TITLE_LIMIT: Final = 45
"""Characters of a form's title, and of a field's label."""
TYPED_LIMIT: Final = 12
"""Characters that may be typed for a number."""
FORM_LASTS: Final = 900.0
"""Seconds after which a form is no longer waited for; it works all the same."""


def number_form(verb: str, args: Sequence[str], amount: Amount) -> ui.Modal:
    """A form for an amount.

    Args:
        verb: of the form that was sent, as in a custom_id.
        args: of the button that opened it; they come back with the form.
    """
    name = controls.custom_id(verb, *args)
    form = ui.Modal(
        title=controls.clip(amount.label, TITLE_LIMIT), custom_id=name, timeout=FORM_LASTS
    )
    span = amount.span
    field = ui.TextInput[ui.Modal](
        custom_id=FIELD, max_length=TYPED_LIMIT, placeholder=f"{span.low} - {span.high}"
    )
    form.add_item(ui.Label(text=controls.clip(amount.prompt, TITLE_LIMIT), component=field))
    return form


def typed(interaction: Interaction, field: str = FIELD) -> str:
    """What was typed into a form; nothing where a forged one has no such field."""
    data: Mapping[str, Any] = interaction.data or {}
    return next((text for name, text in _fields(data.get("components", ())) if name == field), "")


def _fields(components: Iterable[Mapping[str, Any]]) -> Iterable[tuple[str, str]]:
    for component in components:
        yield str(component.get("custom_id", "")), str(component.get("value", ""))
        yield from _fields(component.get("components", ()))
        inner = component.get("component")
        yield from _fields(() if inner is None else (inner,))
