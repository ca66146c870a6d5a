"""Names for what a screen offers, short enough for a button, and the way back from them."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from engine import codec
from engine.game import AnyGame, IllegalAction
from engine.screen import Menu, Option, Pick, Screen


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


def chosen(
    game: AnyGame, screen: Screen, control: str, picked: Sequence[str] = ()
) -> tuple[Any, ...]:
    """The actions behind an option of a menu, or behind a block and the options picked in it.

    Raises:
        IllegalAction: the screen offers no such thing.
    """
    for block in _blocks(screen):
        ids = option_ids(game, block)
        options = dict(zip(ids, block.options, strict=True))
        if isinstance(block, Menu) and control in options:
            return options[control].actions
        if control == block_id(game, block) and set(picked) <= set(ids):
            return _picked(block, options, picked)
    raise IllegalAction("error-no-such-choice")


def _blocks(screen: Screen) -> Iterator[Menu | Pick]:
    for block in screen.blocks:
        if isinstance(block, Menu | Pick):
            yield block


def _picked(
    block: Menu | Pick, options: dict[str, Option], picked: Sequence[str]
) -> tuple[Any, ...]:
    actions = tuple(
        action for name, option in options.items() if name in picked for action in option.actions
    )
    if isinstance(block, Pick):
        return (block.clear, *actions)
    if len(picked) != 1:
        raise IllegalAction("error-no-such-choice")
    return actions
