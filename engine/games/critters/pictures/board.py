"""The board: three theatres with the cards of both sides, and how the war stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from engine.game import Seat
from engine.games.critters import words
from engine.games.critters.cards import Theatre
from engine.games.critters.model import Observation
from engine.games.critters.pictures import panels, strip
from engine.games.critters.pictures.cards import BACK
from engine.games.critters.pictures.columns import AREA, COLUMN, cards, ground
from engine.scene import Group, Item, Label, Paint, Rect, Scene
from engine.text import Text

WIDTH: Final = round(panels.WIDTH)
HEAD: Final = 54.0
ABOVE: Final = HEAD + panels.HEIGHT
"""Where the cards of the seat above begin."""
MIDDLE: Final = ABOVE + AREA
BELOW: Final = MIDDLE + strip.HEIGHT
HEIGHT: Final = BELOW + AREA + panels.HEIGHT
MARGIN: Final = 16.0


def picture(seen: Observation, t: Text) -> Scene:
    """The first seat's cards lie below, the second's above."""
    items: tuple[Item, ...] = (
        _ground(tuple(column.theatre for column in seen.columns)),
        *_head(seen, t),
        *panels.panel(seen, Seat(1), HEAD, t),
        *_cards(seen, t),
        *strip.strip(seen, MIDDLE, t),
        *panels.panel(seen, Seat(0), BELOW + AREA, t),
    )
    return Scene(WIDTH, round(HEIGHT), "paper", items)


@cache
def _ground(row: tuple[Theatre, ...]) -> Group:
    """All that is the same while the theatres lie so."""
    height = HEIGHT - ABOVE - panels.HEIGHT
    columns = (
        replace(ground(theatre, height), x=place * COLUMN, y=ABOVE)
        for place, theatre in enumerate(row)
    )
    head = Rect(0, 0, WIDTH, HEAD, Paint("ink"))
    band = Rect(0, MIDDLE, WIDTH, strip.HEIGHT, Paint("paper-dark"))
    return Group((head, *columns, band), static=True)


def _head(seen: Observation, t: Text) -> Iterator[Item]:
    if seen.outcome is not None:
        yield Label(t("over"), MARGIN, 5, 330, 44, "paper", "body", "bold", "left")
        why = words.ended(seen.outcome, t)
        yield Label(why, 356, 5, 348, 44, "paper", "small", align="right", lines=2)
        return
    title = t("turn", battle=seen.battle, name=t.who(seen.turn))
    yield Label(title, MARGIN, 5, 570, 44, "paper", "body", "bold", "left")
    yield replace(_deck(), x=618, y=9)
    size = str(len(seen.deck))
    yield Label(size, 658, 6, 46, 42, "paper", "body", "bold", "left")


@cache
def _deck() -> Group:
    lower, top = Paint("paper-deep", "ink", 1.5), replace(BACK, stroke="paper", line=2)
    return Group((Rect(6, 0, 26, 34, lower, 4), Rect(0, 3, 28, 34, top, 4)))


def _cards(seen: Observation, t: Text) -> Iterator[Item]:
    for place in range(len(seen.columns)):
        yield from cards(seen, place, Seat(1), place * COLUMN, ABOVE, t)
        yield from cards(seen, place, Seat(0), place * COLUMN, BELOW, t)
