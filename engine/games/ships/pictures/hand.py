"""A hand: its cards in a row, kind by kind."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.games.ships.model import Observation
from engine.games.ships.pictures.cards import card
from engine.scene import Curve, Group, Item, Label, Paint, Path, Rect, Scene
from engine.text import Text

WIDTH: Final = 720
HEIGHT: Final = 244
HEAD: Final = 52.0
CARD: Final = (94.0, 144.0)
MARGIN: Final = 16.0
LOWEST: Final = 14.4
"""How far the outermost cards lie below the middle one."""


def hand_picture(seen: Observation, t: Text) -> Scene:
    count = len(seen.hand)
    width, _ = CARD
    room = WIDTH - 2 * MARGIN - width
    step = min(width + 5, room / max(1, count - 1))
    left = (WIDTH - width - step * (count - 1)) / 2
    faces = {kind: card(kind, *CARD, t) for kind in seen.hand}
    items: tuple[Item, ...] = (
        _felt(),
        Label(t("picture-hand"), MARGIN, 4, 560, 44, "paper", "body", "bold", "left"),
        Label(str(count), WIDTH - 100, 4, 84, 44, "paper", "body", "bold", "right"),
        *(
            replace(faces[kind], x=left + nth * step, y=HEAD + 20 + _dip(nth, count))
            for nth, kind in enumerate(seen.hand)
        ),
    )
    if not count:
        items += (
            Label(
                t("hand-empty"),
                MARGIN,
                HEAD,
                WIDTH - 2 * MARGIN,
                HEIGHT - HEAD,
                "white",
                "title",
                lines=2,
            ),
        )
    return Scene(WIDTH, HEIGHT, "sea-near", items)


def _dip(nth: int, count: int) -> float:
    """How far a card lies below the middle one: the row is a little bent."""
    end = (count - 1) / 2
    off = nth - end
    return off * off * min(1.6, LOWEST / max(1, end * end))


def _felt() -> Group:
    wave = Path(
        (0, 214),
        (Curve((200, 190), (420, 240), (WIDTH, 204)),),
        Paint(stroke="sea", line=3),
        closed=False,
    )
    return Group((Rect(0, 0, WIDTH, HEAD, Paint("ink")), wave), static=True)
