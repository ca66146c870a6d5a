"""Cards face up, alone or several of a kind together."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.games.ships.cards import Card
from engine.games.ships.pictures.symbols import symbol
from engine.scene import Group, Item, Label, Paint, Rect
from engine.text import Text

SMALL: Final = (68.0, 84.0)
"""Width and height of a card on the table."""
STEP: Final = 6.0
"""How far a card shows behind the one on top of it."""
TIMES: Final = "\N{MULTIPLICATION SIGN}"
EDGE: Final = Paint("paper", "ink", 2)


@lru_cache(maxsize=64)
def pile(card: Card, count: int) -> Group:
    """Cards of a kind on the table; the number of them stands on the top one."""
    width, height = SMALL
    behind = tuple(
        Rect(nth * STEP, -nth * STEP / 2, width, height, EDGE, 8)
        for nth in range(min(count, 3) - 1, -1, -1)
    )
    sign = symbol(card)
    return Group(
        (
            *behind,
            Group(sign.items, width / 2, 32, 0.84),
            Label(f"{TIMES}{count}", 4, height - 28, width - 8, 28, "ink", "small", "bold"),
        )
    )


def card(kind: Card, width: float, height: float, t: Text) -> Group:
    """A card in hand, with its name."""
    sign = symbol(kind)
    name = Label(t(f"picture-{kind}"), 4, height - 40, width - 8, 34, "ink", "small", "bold")
    return Group((_face(width, height), Group(sign.items, width / 2, 50, 1.12), name))


def _face(width: float, height: float) -> Item:
    return Rect(0, 0, width, height, EDGE, 10)
