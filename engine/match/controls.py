"""Names for what a screen offers, short enough for a button, and the way back from them."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from engine import codec
from engine.game import AnyGame, IllegalAction
from engine.screen import Amount, Block, Menu, Option, Pick, Screen

PART: Final = 25
"""Options that one select can hold."""
DIGITS: Final = 9
"""Of a number that is typed, at most."""
THOUSANDS: Final = re.compile(r"[1-9][0-9]{0,2}(?P<mark>[.,\s])[0-9]{3}((?P=mark)[0-9]{3})*")
"""A number as one of our languages writes it: 1,500, 1.500, or 1 500 with any kind of space."""
QUOTED: Final = 20
"""Characters of what was typed instead that a refusal repeats."""


def option_ids(game: AnyGame, screen: Screen) -> tuple[tuple[str, ...], ...]:
    """By block, a name for each of its options; none for a block of words, one for an amount.

    It is a digest of the option's actions, or of the least amount's, numbered where the screen
    repeats one.
    """
    met: Counter[str] = Counter()

    def name(actions: tuple[Any, ...]) -> str:
        digest = codec.digest(game.shapes.action, actions)
        met[digest] += 1
        return digest if met[digest] == 1 else f"{digest}.{met[digest]}"

    def names(block: Block) -> tuple[str, ...]:
        if isinstance(block, Amount):
            return (name((block.span.at(block.span.low),)),)
        options = block.options if isinstance(block, Menu | Pick) else ()
        return tuple(name(option.actions) for option in options)

    return tuple(map(names, screen.blocks))


def part_ids(block: Block, names: Sequence[str]) -> tuple[str, ...]:
    """A name for each run of ``PART`` options: a list too long for one select has several.

    Args:
        names: of the block's options.
    """
    words = " ".join((type(block).__name__, *names))
    digest = hashlib.sha256(words.encode()).hexdigest()[:8]
    return tuple(f"{digest}.{part}" for part in range(-(-len(names) // PART)))


def chosen(
    game: AnyGame, screen: Screen, control: str, picked: Sequence[str] = ()
) -> tuple[Any, ...]:
    """The actions behind an option of a menu, or behind a part of a block and what was picked.

    For an amount, what was picked is the number as it was typed.

    Raises:
        IllegalAction: the screen offers no such thing, or what was typed is no number it takes.
    """
    for block, names in zip(screen.blocks, option_ids(game, screen), strict=True):
        if isinstance(block, Amount) and control in names:
            return (_typed(block, picked),)
        if isinstance(block, Menu | Pick):
            options = dict(zip(names, block.options, strict=True))
            if isinstance(block, Menu) and control in options:
                return options[control].actions
            if control in (parts := part_ids(block, names)):
                return _picked(block, options, parts.index(control), picked)
    raise IllegalAction("error-no-such-choice")


def amount(game: AnyGame, screen: Screen, control: str) -> Amount:
    """What a form is to be opened for. Raises like ``chosen``."""
    for block, names in zip(screen.blocks, option_ids(game, screen), strict=True):
        if isinstance(block, Amount) and control in names:
            return block
    raise IllegalAction("error-no-such-choice")


def _typed(block: Amount, picked: Sequence[str]) -> Any:
    """The action with the number typed: whole, within the span, its thousands apart or not."""
    text, span = "".join(picked).strip(), block.span
    digits = re.sub(r"[.,\s]", "", text) if THOUSANDS.fullmatch(text) else text
    plain = digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS
    if not plain or not span.low <= int(digits) <= span.high:
        raise IllegalAction("error-amount", text=text[:QUOTED], low=span.low, high=span.high)
    return span.at(int(digits))


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
