"""What a viewer sees, in words and controls, with no Discord in it: the neutral view model."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

Weight: TypeAlias = Literal["plain", "main", "danger"]


@dataclass(frozen=True, slots=True)
class Heading:
    text: str


@dataclass(frozen=True, slots=True)
class Prose:
    """Lines of plain Markdown: bold, italics and line breaks only."""

    text: str


@dataclass(frozen=True, slots=True)
class Note:
    """A small line: a hint, a rule, what was played last."""

    text: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A dividing line."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose: a label, and the actions it stands for, played as one batch."""

    label: str
    actions: tuple[Any, ...]
    detail: str = ""
    ticked: bool = False
    """Whether it is what the viewer has chosen so far."""
    weight: Weight = "plain"


@dataclass(frozen=True, slots=True)
class Menu:
    """Choose one; choosing plays it at once."""

    prompt: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Pick:
    """Tick several; plays ``clear``, then the actions of each ticked option in order."""

    prompt: str
    options: tuple[Option, ...]
    clear: Any
    """The action that unticks everything."""
    high: int
    """How many may be ticked at most; 0 to this."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number to type: a button opens a form for it, and sending that plays the action."""

    prompt: str
    """What the number is, in at most 45 characters: it heads the form's field."""
    label: str
    """Of the button, and the form."""
    span: Any
    """The ``engine.game.Span`` that the number has to lie in."""
    weight: Weight = "plain"


Block: TypeAlias = Heading | Prose | Note | Rule | Menu | Pick | Amount


@dataclass(frozen=True, slots=True)
class Screen:
    blocks: tuple[Block, ...]

    @staticmethod
    def of(blocks: Iterable[Block | None]) -> Screen:
        """Gather blocks, leaving out those that are None."""
        return Screen(tuple(block for block in blocks if block is not None))
