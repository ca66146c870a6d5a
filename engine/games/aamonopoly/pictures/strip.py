"""Five squares from near, the one where something happens in their middle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain
from typing import Final

from engine.games.aamonopoly import words
from engine.games.aamonopoly.board import (
    BOARD,
    LOTS,
    Corner,
    Draw,
    Lot,
    Strait,
    Street,
    Tax,
    Utility,
)
from engine.games.aamonopoly.cards import DECKS
from engine.games.aamonopoly.model import Deed, Observation
from engine.games.aamonopoly.pictures.geometry import Box
from engine.games.aamonopoly.pictures.lots import buildings, ground, mortgaged
from engine.games.aamonopoly.pictures.ring import CORNERS, battleground, emblem
from engine.games.aamonopoly.pictures.seats import counter, plate, tank
from engine.games.aamonopoly.pictures.tokens import Pile, piles
from engine.games.aamonopoly.rules.lots import rent
from engine.scene import Group, Item, Label, Line, Paint, Point, Rect
from engine.text import Text

WIDE: Final = 144.0
HEIGHT: Final = 206.0
BESIDE: Final = 2
"""Squares on each side of the middle one."""
TOP, NAME, SIGHT, FOOT = 34.0, 58.0, 70.0, 38.0
"""Heights of a square's parts: its group's band, its name, what stands there, what it costs."""


def strip(seen: Observation, focus: int, y: float, t: Text) -> Iterator[Item]:
    """From left to right, as armies go."""
    standing = piles(seen)
    for place in range(-BESIDE, BESIDE + 1):
        number = (focus + place) % len(BOARD)
        x = (BESIDE + place) * WIDE
        yield replace(_square(number, middle=place == 0), x=x, y=y)
        yield from _state(seen, number, x, y)
        free, held = standing.get((number, False), ()), standing.get((number, True), ())
        yield from _armies(free, held, x, y + TOP + NAME)
        yield from _words(seen, number, x, y, t)


@cache
def _square(number: int, *, middle: bool) -> Group:
    """What is printed on it."""
    square = BOARD[number]
    fought = isinstance(square, Lot) and square.battleground
    fill = CORNERS.get(square.key, "paper-dark" if fought else "paper")
    rim = Paint(fill, "ink", 2)
    items: list[Item] = [Rect(2, 2, WIDE - 4, HEIGHT - 4, rim, 6)]
    if isinstance(square, Lot):
        items.append(Rect(2, 2, WIDE - 4, TOP - 4, ground(square.group), 6))
    sight = Box(8, TOP + NAME + 2, 62, SIGHT - 4)
    if fought:
        items.append(battleground(sight))
    x, at = sight.middle
    items.append(Group(emblem(square.key).items, x, at, 1.35))
    if middle:
        items.append(Rect(3, 3, WIDE - 6, HEIGHT - 6, Paint(stroke="danger", line=5), 6))
    return Group(tuple(items))


def _state(seen: Observation, number: int, x: float, y: float) -> Iterator[Item]:
    """Buildings, mortgage and owner."""
    deed = seen.deeds[number]
    if deed is None:
        return
    if deed.level:
        yield replace(buildings(deed.level), x=x + WIDE / 2 - 42, y=y + 4, scale=1.4)
    if deed.mortgaged:
        yield replace(mortgaged(62, SIGHT - 4), x=x + 8, y=y + TOP + NAME + 2)
    if deed.owner is not None:
        yield replace(plate(deed.owner, FOOT - 6), x=x + 8, y=y + HEIGHT - FOOT - 2)


ONE: Final[tuple[Point, ...]] = ((104, 36),)
FOUR: Final[tuple[Point, ...]] = ((90, 19), (122, 19), (90, 52), (122, 52))
SIX: Final[tuple[Point, ...]] = ((84, 20), (106, 20), (128, 20), (84, 50), (106, 50), (128, 50))
TWELVE: Final[tuple[Point, ...]] = tuple((x, y) for y in (12, 29, 46, 63) for x in (84, 106, 128))


def _armies(free: tuple[Pile, ...], held: tuple[Pile, ...], x: float, y: float) -> Iterator[Item]:
    """Beside the emblem; those in prison behind bars."""
    count = len(free) + len(held)
    if count == 1 and not held and free[0].armies == 1:
        yield replace(tank(free[0].seat), x=x + 104, y=y + 38)
        return
    radius, spots = next(
        (radius, spots)
        for radius, spots in ((18.0, ONE), (13.0, FOUR), (9.5, SIX), (7.5, TWELVE))
        if count <= len(spots)
    )
    for nth, pile in enumerate(chain(free, held)):
        dx, dy = spots[nth]
        yield replace(counter(pile.seat, pile.armies, radius), x=x + dx, y=y + dy)
        if nth >= len(free):
            yield replace(_bars(radius), x=x + dx, y=y + dy)


@cache
def _bars(radius: float) -> Group:
    return Group(
        tuple(
            Line(((x * radius, -1.3 * radius), (x * radius, 1.3 * radius)), "ink", 3)
            for x in (-0.9, 0, 0.9)
        )
    )


def _words(seen: Observation, number: int, x: float, y: float, t: Text) -> Iterator[Label]:
    name = words.square(number, t)
    yield Label(name, x + 7, y + TOP, WIDE - 14, NAME, "ink", "small", "bold", lines=2)
    if said := costs(seen, number, t):
        owned = number in LOTS and _deed(seen, number).owner is not None
        left, top = (44.0 if owned else 8.0), y + HEIGHT - FOOT - 2
        yield Label(said, x + left, top, WIDE - 8 - left, FOOT - 6, "ink", "small")


def _deed(seen: Observation, number: int) -> Deed:
    return seen.deeds[number] or Deed()


def costs(seen: Observation, number: int, t: Text) -> str:
    """What it costs to be there, or to have it; nothing where it costs nothing."""
    match BOARD[number]:
        case Tax(amount=amount):
            return t("picture-pay", amount=amount)
        case Draw(key=deck):
            return t("picture-cards", n=seen.heaps[DECKS.index(deck)].size)
        case Street() | Strait() | Utility() as lot:
            if _deed(seen, number).owner is None:
                return t("picture-price", amount=lot.price)
            return earns(seen, number, t)
        case Corner():
            return ""


def earns(seen: Observation, number: int, t: Text) -> str:
    """The rent of a lot that somebody owns."""
    if _deed(seen, number).mortgaged:
        return t("picture-mortgaged")
    if isinstance(LOTS[number], Utility):
        return t("picture-factor", factor=rent(seen.deeds, number, 1))
    return t("picture-rent", amount=rent(seen.deeds, number, 0))
