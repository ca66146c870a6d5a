"""Names for what a screen offers, short enough for a button, and the way back from them."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from engine import codec
from engine.game import AnyGame, IllegalAction
from engine.screen import Menu, Option, Pick, Screen

PART: Final = 25
"""Options that one select can hold."""


def option_ids(game: AnyGame, block: Menu | Pick) -> tuple[str, ...]:
    """A name for each option: a digest of its actions, numbered where a block repeats one."""
    met: Counter[str] = Counter()
    names = []
    for option in block.options:
        name = codec.digest(game.shapes.action, option.actions)
        met[name] += 1
        names.append(name if met[name] == 1 else f"{name}.{met[name]}")
    return tuple(names)


def block_id(game: AnyGame, block: Menu | Pick) -> str:
    """A name for a whole block of options, told apart by what can be chosen in it."""
    names = [type(block).__name__, *option_ids(game, block)]
    return hashlib.sha256(" ".join(names).encode()).hexdigest()[:8]


def part_ids(game: AnyGame, block: Menu | Pick) -> tuple[str, ...]:
    """A name for each run of ``PART`` options: a list too long for one select has several."""
    name = block_id(game, block)
    return tuple(f"{name}.{part}" for part in range(-(-len(block.options) // PART)))


def chosen(
    game: AnyGame, screen: Screen, control: str, picked: Sequence[str] = ()
) -> tuple[Any, ...]:
    """The actions behind an option of a menu, or behind a part of a block and what was picked.

    Raises:
        IllegalAction: the screen offers no such thing.
    """
    for block in screen.blocks:
        if isinstance(block, Menu | Pick):
            options = dict(zip(option_ids(game, block), block.options, strict=True))
            if isinstance(block, Menu) and control in options:
                return options[control].actions
            if control in (parts := part_ids(game, block)):
                return _picked(block, options, parts.index(control), picked)
    raise IllegalAction("error-no-such-choice")


def _picked(
    block: Menu | Pick, options: dict[str, Option], part: int, picked: Sequence[str]
) -> tuple[Any, ...]:
    here = list(options)[part * PART : (part + 1) * PART]
    if not set(picked) <= set(here) or (isinstance(block, Menu) and len(picked) != 1):
        raise IllegalAction("error-no-such-choice")
    if isinstance(block, Menu):
        return options[picked[0]].actions
    ticked = [
        option
        for name, option in options.items()
        if (name in picked if name in here else option.ticked)
    ]
    return (block.clear, *(action for option in ticked for action in option.actions))
