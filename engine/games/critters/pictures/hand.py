"""A seat's own cards: its hand, and what it has lying face down on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from engine.games.critters.cards import FACES, Card, Theatre
from engine.games.critters.model import Observation
from engine.games.critters.pictures.animals import animal
from engine.games.critters.pictures.cards import BACK, GROUNDS, badge
from engine.games.critters.pictures.columns import sign
from engine.games.critters.pictures.emblems import emblem
from engine.games.critters.rules.abilities import own_face_down
from engine.games.critters.table import at
from engine.scene import Circle, Group, Item, Label, Paint, Polygon, Rect, Scene
from engine.text import Text

WIDTH: Final = 720
HEAD: Final = 50.0
MARGIN: Final = 12.0
CARD: Final = (112.0, 168.0)
ROW: Final = CARD[1] + 24
SMALL: Final = (112.0, 88.0)
"""A back with its corner."""
ABREAST: Final = 6
"""Backs in a row."""


def hand_picture(seen: Observation, t: Text) -> Scene:
    down = hidden(seen)
    rows = 2 if down else 1
    items: list[Item] = [_heads(rows), *_head(t("picture-hand"), len(seen.hand), 0)]
    faces = [face(card, t(f"picture-{card}"), raised=card == seen.draft.card) for card in seen.hand]
    items += _row(faces, CARD[0], HEAD + 12)
    if not seen.hand:
        box = (MARGIN, HEAD, WIDTH - 2 * MARGIN, ROW)
        items.append(Label(t("hand-empty"), *box, "white", "title", lines=2))
    height = HEAD + ROW
    if down:
        items += _head(t("picture-hidden"), len(down), height)
        height += HEAD
        backs = [back(theatre, card, t(f"picture-{card}")) for theatre, card in down]
        for start in range(0, len(backs), ABREAST):
            items += _row(backs[start : start + ABREAST], SMALL[0], height + 10)
            height += SMALL[1] + 16
    return Scene(WIDTH, round(height), "sea-near", tuple(items))


def hidden(seen: Observation) -> list[tuple[Theatre, Card]]:
    """The seat's own face-down cards, and where they lie."""
    if seen.viewer is None:
        return []
    spots = own_face_down(seen.columns, seen.viewer)
    return [(spot.theatre, at(seen.columns, spot).identity) for spot in spots]


def _heads(rows: int) -> Group:
    tops = (0.0, HEAD + ROW)[:rows]
    return Group(tuple(Rect(0, y, WIDTH, HEAD, Paint("ink")) for y in tops), static=True)


def _head(words: str, count: int, y: float) -> Iterator[Item]:
    yield Label(words, MARGIN, y + 4, 590, HEAD - 8, "paper", "body", "bold", "left")
    yield Label(str(count), WIDTH - 90, y + 4, 78, HEAD - 8, "paper", "body", "bold", "right")


def _row(cards: Sequence[Group], width: float, y: float) -> Iterator[Item]:
    count = len(cards)
    step = min(width + 5, (WIDTH - 2 * MARGIN - width) / max(1, count - 1))
    left = (WIDTH - width - step * (count - 1)) / 2
    for number, card in enumerate(cards):
        yield replace(card, x=left + number * step, y=y)


@lru_cache(maxsize=128)
def face(card: Card, name: str, *, raised: bool) -> Group:
    """A card in hand; one picked up has a thick rim."""
    printed, (width, height) = FACES[card], CARD
    rim = Paint("paper", "gold", 7) if raised else Paint("paper", "ink", 2.5)
    ground = Paint(GROUNDS[printed.theatre], "ink", 1.5)
    label = Label(name, 4, height - 44, width - 8, 40, "ink", "small", "bold")
    return Group(
        (
            Rect(0, 0, width, height, rim, 10),
            Rect(6, 40, width - 12, 84, ground, 6),
            Group(animal(printed.theatre).items, 40, 84, 0.82),
            *badge(printed.theatre, printed.strength, 24, 21, 17),
            Group(emblem(printed.ability).items, width - 26, 32, 0.95),
            label,
        )
    )


@lru_cache(maxsize=128)
def back(theatre: Theatre, card: Card, name: str) -> Group:
    """A card face down, with where it lies and a corner that tells what it is."""
    printed, (width, height) = FACES[card], SMALL
    corner = ((0, height - 38), (width, height - 38), (width, height - 6), (0, height - 6))
    return Group(
        (
            Rect(0, 0, width, height, BACK, 10),
            Circle(width - 26, 25, 22, Paint("paper", "ink", 2)),
            replace(sign(theatre), x=width - 26, y=25),
            Polygon(corner, Paint("paper", "ink", 2)),
            *badge(printed.theatre, printed.strength, 24, 25, 17),
            Label(name, 4, height - 38, width - 8, 32, "ink", "small", "bold"),
        )
    )
