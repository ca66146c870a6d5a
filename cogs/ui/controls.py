"""Buttons and selects that outlive restarts: all they need is in their custom_id.

One grammar for all: ``verb:argument:argument``, without secrets, at most 100 characters.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self, TypeAlias

import discord
from discord import ui

from engine.game import Refusal
from engine.match.model import MatchId

Interaction: TypeAlias = discord.Interaction[Any]
Item: TypeAlias = ui.Item[Any]
Row: TypeAlias = ui.ActionRow[Any]

GRAMMAR = re.compile(r"(?P<verb>[a-z]+)(?::(?P<args>[0-9A-Za-z_.:-]*))?")
CUSTOM_ID_LIMIT = 100
LABEL_LIMIT = 80
OPTION_LIMIT = 100
PLACEHOLDER_LIMIT = 150

PLAIN = discord.ButtonStyle.secondary
MAIN = discord.ButtonStyle.primary
GO = discord.ButtonStyle.success
STOP = discord.ButtonStyle.danger


@dataclass(frozen=True, slots=True)
class Press:
    """What was pressed: the arguments of its custom_id, and what was picked in a select."""

    args: tuple[str, ...]
    picked: tuple[str, ...]

    def word(self, place: int) -> str:
        """An argument. Raises Refusal where a forged or outdated custom_id has none."""
        if place >= len(self.args):
            raise Refusal("error-no-such-choice")
        return self.args[place]

    def number(self, place: int) -> int:
        """An argument that counts something. Raises like ``word``."""
        if not re.fullmatch(r"-?[0-9]{1,9}", self.word(place)):
            raise Refusal("error-no-such-choice")
        return int(self.word(place))

    @property
    def match(self) -> MatchId:
        """The match or table it belongs to, the first argument. Raises like ``word``."""
        return MatchId(self.word(0))


Handler: TypeAlias = Callable[[Interaction, Press], Awaitable[None]]
Handlers: TypeAlias = Mapping[str, Handler]
"""By verb."""


def custom_id(verb: str, *args: object) -> str:
    """A name by the grammar.

    Raises:
        ValueError: too long for Discord, or of characters that no press would be read from.
    """
    name = ":".join((verb, *map(str, args)))
    if len(name) > CUSTOM_ID_LIMIT or not GRAMMAR.fullmatch(name):
        raise ValueError(f"no custom_id: {name!r}")
    return name


class Control(ui.DynamicItem[Item], template=GRAMMAR):
    """The one class of control, and the one path from a press to its handler.

    Views that hold it hold nothing else that can be pressed, are made anew for every message
    and never stopped: discord.py would else forget the class for all messages.
    """

    async def callback(self, interaction: Interaction) -> None:
        await interaction.client.pressed(interaction, *read(interaction))

    @classmethod
    async def from_custom_id(
        cls, _interaction: Interaction, item: Item, _match: re.Match[str], /
    ) -> Self:
        return cls(item)


def read(interaction: Interaction) -> tuple[str, Press]:
    """What was used, by its custom_id; an empty verb for one that is none of ours."""
    data: Mapping[str, Any] = interaction.data or {}
    found = GRAMMAR.fullmatch(str(data.get("custom_id", "")))
    if found is None:
        return "", Press((), ())
    args, picked = found["args"] or "", tuple(map(str, data.get("values", ())))
    return found["verb"], Press(tuple(args.split(":")) if args else (), picked)


def passed_over(interaction: Interaction) -> bool:
    """Whether no ``Control`` takes this up: a form, or what its message does not hold."""
    if interaction.type is discord.InteractionType.modal_submit:
        return True
    if interaction.type is not discord.InteractionType.component:
        return False
    data: Mapping[str, Any] = interaction.data or {}
    name, message = data.get("custom_id"), interaction.message
    view = ui.LayoutView.from_message(message, timeout=None) if message else ui.LayoutView()
    there = {(item.type.value, getattr(item, "custom_id", None)) for item in view.walk_children()}
    used = data.get("component_type"), name
    return used not in there or not GRAMMAR.fullmatch(str(name))


def row(*items: Item) -> Row:
    return ui.ActionRow(*items)


def button(
    name: str,
    label: str,
    style: discord.ButtonStyle = PLAIN,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> Control:
    return Control(
        ui.Button(
            custom_id=name,
            label=clip(label, LABEL_LIMIT),
            style=style,
            emoji=emoji,
            disabled=disabled,
        )
    )


def select(
    name: str,
    placeholder: str,
    options: Sequence[discord.SelectOption],
    high: int = 1,
    low: int = 1,
) -> Control:
    return Control(
        ui.Select(
            custom_id=name,
            placeholder=clip(placeholder, PLACEHOLDER_LIMIT),
            options=list(options),
            min_values=low,
            max_values=high,
        )
    )


def choice(
    value: str, label: str, detail: str = "", *, default: bool = False
) -> discord.SelectOption:
    return discord.SelectOption(
        value=value,
        label=clip(label, OPTION_LIMIT),
        description=clip(detail, OPTION_LIMIT) or None,
        default=default,
    )


def clip(text: str, limit: int) -> str:
    """As much of a text as a label holds: no Markdown there, so no escapes of it either."""
    label = re.sub(r"\\([^\w\s]|_)", r"\1", text).replace("@\u200b", "@")
    return label if len(label) <= limit else f"{label[: limit - 1]}…"
