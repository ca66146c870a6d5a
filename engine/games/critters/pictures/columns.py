"""The three theatres, side by side: their ground, and the cards in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from engine.game import Seat
from engine.games.critters.cards import Card, Theatre
from engine.games.critters.model import Observation
from engine.games.critters.pictures.cards import EDGE, HEIGHT, WIDTH, back, face
from engine.games.critters.table import Spot, at, pile, strength
from engine.scene import Circle, Curve, Group, Item, Line, Paint, Path, Polygon, Rect, To
from engine.text import Text

COLUMN: Final = 240.0
AREA: Final = 250.0
"""Height of one side of a theatre."""
GAP: Final = 8.0
MOST_WHOLE: Final = 5
"""Cards in a pile whose uncovered one is drawn whole; of a taller one only edges are shown."""


def cards(seen: Observation, place: int, seat: Seat, x: float, y: float, t: Text) -> Iterator[Item]:
    """A pile in the area whose left upper corner is given, the lowest card on top of the picture.

    The pile of the seat above ends at the middle of the board, that of the seat below begins there.
    """
    theatre = seen.columns[place].theatre
    count = len(pile(seen.columns, theatre, seat))
    if not count:
        return
    whole, room = count <= MOST_WHOLE, AREA - 2 * GAP
    edge = min(EDGE, (room - HEIGHT) / max(1, count - 1) if whole else room / count)
    height = (HEIGHT if whole else edge) + edge * (count - 1)
    top = y + (AREA - GAP - height if seat == 1 else GAP)
    for level in range(count):
        spot = Spot(theatre, seat, level)
        bare = whole and level == count - 1
        below = HEIGHT if whole else min(HEIGHT, height - level * edge)
        drawn = _card(seen, spot, EDGE if bare else edge, None if bare else below, t)
        yield replace(drawn, x=x + (COLUMN - WIDTH) / 2, y=top + level * edge)


def _card(seen: Observation, spot: Spot, edge: float, height: float | None, t: Text) -> Group:
    lying, now = at(seen.columns, spot), strength(seen.columns, spot)
    if not lying.up:
        # No seat's own knowledge: this is everybody's picture, whoever looks.
        known = t(f"picture-{lying.card}") if all(lying.seen) else ""
        return back(known, now, edge, height)
    card = lying.identity
    name, active = t(f"picture-{card}"), card in active_cards(seen)
    return face(card, name, now, edge, height, active=active)


def active_cards(seen: Observation) -> tuple[Card, ...]:
    """Those whose ability is being resolved or waits its turn."""
    if seen.outcome is not None:
        return ()
    asking = () if seen.question is None else (seen.question.card,)
    return (*asking, *seen.waiting)


@cache
def ground(theatre: Theatre, height: float) -> Group:
    """A column's background, down from (0, 0)."""
    match theatre:
        case "air":
            items = _air(height)
        case "land":
            items = _land(height)
        case "sea":
            items = _sea(height)
    return Group(tuple(items), static=True)


def _air(height: float) -> Iterator[Item]:
    yield Rect(0, 0, COLUMN, height, Paint("sky"))
    yield Rect(0, 0, COLUMN, height / 3, Paint("sky-high"))
    clouds = ((60, 60, 1), (180, 190, 0.8), (70, height - 150, 0.9), (170, height - 50, 1))
    for x, y, scale in clouds:
        puffs = ((-34, 4, 16), (-12, -6, 22), (14, -2, 20), (36, 5, 14))
        yield from (
            Circle(x + dx * scale, y + dy * scale, r * scale, Paint("cloud")) for dx, dy, r in puffs
        )


def _land(height: float) -> Iterator[Item]:
    yield Rect(0, 0, COLUMN, height, Paint("field"))
    for y in range(40, int(height), 110):
        hill = (Curve((70, y - 36), (150, y + 34), (COLUMN, y - 14)),)
        yield Path((0, y), hill, Paint(stroke="field-dark", line=3), closed=False)
    for number, y in enumerate(range(75, int(height), 90)):
        x = (40, 200, 90, 160)[number % 4]
        yield Line(((x, y), (x, y + 10)), "mast", 4)
        yield Polygon(((x - 13, y + 1), (x + 13, y + 1), (x, y - 28)), Paint("field-dark"))


def _sea(height: float) -> Iterator[Item]:
    yield Rect(0, 0, COLUMN, height, Paint("sea-far"))
    for number, y in enumerate(range(26, int(height), 42)):
        start = (10, 90, 50)[number % 3]
        for x in range(start, int(COLUMN) - 40, 110):
            crest = (
                Curve((x + 10, y - 10), (x + 20, y - 10), (x + 26, y)),
                Curve((x + 34, y - 8), (x + 42, y - 8), (x + 48, y)),
            )
            yield Path((x, y), crest, Paint(stroke="foam", line=2.5), closed=False)


def sign(theatre: Theatre) -> Group:
    """A theatre's sign, 36 pixels across, round (0, 0)."""
    match theatre:
        case "air":
            wing = ((-18, 2), (-4, -3), (0, -18), (4, -3), (18, 2), (4, 5), (0, 16), (-4, 5))
            return Group((Polygon(wing, Paint("sky-high", "ink", 2)),))
        case "land":
            back_, front = ((-18, 13), (-5, -15), (7, 13)), ((-4, 13), (8, -6), (18, 13))
            paint = Paint("field-dark", "ink", 2)
            return Group((Polygon(back_, paint), Polygon(front, paint)))
        case "sea":
            swell = (
                Curve((-12, -14), (-6, -14), (0, -2)),
                Curve((6, -14), (12, -14), (18, -2)),
                To((18, 13)),
                To((-18, 13)),
            )
            return Group((Path((-18, -2), swell, Paint("sea", "ink", 2)),))
