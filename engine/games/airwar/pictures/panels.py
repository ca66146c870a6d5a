"""A bar for each seat: its name, what it holds, and how much Industry and Convoy are left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from engine.game import Seat
from engine.games.airwar.cards import Decks
from engine.games.airwar.model import Observation
from engine.games.airwar.pictures.emblems import emblem
from engine.games.airwar.pictures.sides import COLOURS, PATTERNS, WIDTH
from engine.games.airwar.pictures.signs import Sign, sign
from engine.scene import Circle, Group, Item, Label, Line, Paint, Polygon, Rect
from engine.text import Text

HEIGHT: Final = 92.0
INDUSTRY: Final = 300.0
"""Length of the track for Industry."""
CONVOY: Final = 150.0
STEP: Final = 10
"""Points from mark to mark on the track for Industry."""


def panel(seen: Observation, decks: Decks, seat: Seat, y: float, t: Text) -> Iterator[Item]:
    theatre, options = seen.theatres[seat], seen.options
    yield replace(_bar(seat), y=y)
    if seat in seen.awaited:
        yield replace(_turn(), y=y)
    yield Label(t.who(seat), 38, y + 3, 270, 42, "white", "body", "bold", "left")
    for nth, card in enumerate(theatre.war):
        badge = replace(_war(), x=338 + nth * 46, y=y + 24)
        yield replace(badge, items=(*badge.items, *_small(decks, card)))
    for x, count, drawing in (
        (500, seen.hand_sizes[seat], _held()),
        (600, seen.deck_sizes[seat], _deck()),
    ):
        yield replace(drawing, x=x, y=y + 8)
        yield Label(str(count), x + 40, y + 3, 50, 42, "white", "body", "bold", "left")
    yield replace(_track("factory", theatre.industry, options.industry, INDUSTRY, STEP), y=y)
    yield Label(str(theatre.industry), 348, y + 47, 56, 42, "white", "body", "bold", "left")
    convoy = _track("convoy", theatre.convoy, options.convoy, CONVOY, 1)
    yield replace(convoy, x=436, y=y)
    yield Label(str(theatre.convoy), 634, y + 47, 56, 42, "white", "body", "bold", "left")


def _small(decks: Decks, card: str) -> tuple[Item, ...]:
    face = next(war for key, war in decks.wars.items() if key == card)
    return (Group(emblem(face).items, scale=0.48),)


@cache
def _war() -> Group:
    return Group((Circle(0, 0, 20, Paint("paper", "ink", 1.5)),))


@cache
def _bar(seat: Seat) -> Group:
    """The second seat's has a hatched end, so that it is told apart without its colour."""
    end = Paint(COLOURS[seat], None, 0, PATTERNS[seat], "white")
    bar = Rect(0, 0, WIDTH, HEIGHT, Paint(COLOURS[seat]))
    return Group((bar, Rect(0, 0, 12, HEIGHT, end)), static=True)


@cache
def _turn() -> Group:
    """An arrow before the name of whoever is awaited."""
    return Group((Polygon(((17, 13), (33, 24), (17, 35)), Paint("gold", "ink", 2)),))


@cache
def _held() -> Group:
    """Three cards as they are held in a hand."""
    card = (Rect(-11, -30, 22, 32, Paint("white", "ink", 1.5), 4),)
    return Group(tuple(Group(card, 16, 30, angle=angle) for angle in (-20, 0, 20)))


@cache
def _deck() -> Group:
    lower, top = Paint("paper-deep", "ink", 1.5), Paint("iron", "white", 1.5)
    return Group((Rect(8, 0, 24, 31, lower, 4), Rect(3, 3, 24, 31, top, 4)))


@lru_cache(maxsize=256)
def _track(what: Sign, points: int, whole: int, long: float, step: int) -> Group:
    """A sign and a bar, full from the left as far as there are points, with marks on it."""
    top, high = 57, 22
    items: list[Item] = [
        Group(sign(what, "white").items, 26, top + high / 2 + 1, 1.1),
        Rect(44, top, long, high, Paint("shade", "white", 1.5), 3),
    ]
    share = min(1, points / whole)
    if share > 0:
        items.append(Rect(44, top, long * share, high, Paint("gold", "ink", 1.5), 3))
    marks = range(step, whole, step) if whole // step <= 30 else ()
    items += (
        Line(
            ((44 + long * at / whole, top + 1), (44 + long * at / whole, top + high - 1)), "ink", 1
        )
        for at in marks
    )
    return Group(tuple(items))
