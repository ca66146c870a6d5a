"""The board: both ships on the sea, what was last played, and how they stand in numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final, get_args

from engine.game import Seat
from engine.games.ships import words
from engine.games.ships.cards import Cards, Part, kinds
from engine.games.ships.model import Observation
from engine.games.ships.pictures import cards, sea
from engine.games.ships.pictures.rose import rose
from engine.games.ships.pictures.ship import COLOURS, draw_ship, look_of
from engine.scene import Group, Item, Label, Line, Paint, Pattern, Polygon, Rect, Role, Scene
from engine.text import Text

WIDTH: Final = sea.WIDTH
HEAD: Final = 60.0
"""Height of the strip on top."""
TABLE: Final = HEAD + sea.HEIGHT
"""Where the strip with the cards begins."""
PANELS: Final = TABLE + 112
HEIGHT: Final = PANELS + 166
MIDDLE: Final = WIDTH / 2
MARGIN: Final = 16.0
METER: Final = 160.0
"""Width of the boxes that show what a ship has left."""
MOST_BOXES: Final = 16
SHIP_X: Final = (184.0, WIDTH - 184.0)
PARTS: Final[tuple[Part, ...]] = get_args(Part)
PATTERNS: Final[tuple[Pattern, Pattern]] = ("plain", "hatch")
"""By seat, with its colour."""


def picture(seen: Observation, t: Text) -> Scene:
    items: tuple[Item, ...] = (
        _ground(),
        *_head(seen, t),
        replace(rose(seen.latest.winds, t), x=MIDDLE, y=HEAD + 76),
        *_ships(seen),
        _front(),
        *_end(seen, t),
        *_table(seen, t),
        *(item for seat in range(len(seen.ships)) for item in _panel(seen, seat, t)),
    )
    return Scene(WIDTH, round(HEIGHT), "paper", items)


@cache
def _ground() -> Group:
    """All that is the same in every board."""
    bars = (
        Rect(seat * MIDDLE, PANELS, MIDDLE, 44, Paint(colour))
        for seat, colour in enumerate(COLOURS)
    )
    return Group(
        (
            replace(sea.backdrop(), y=HEAD),
            Rect(0, 0, WIDTH, HEAD, Paint("ink")),
            *bars,
        ),
        static=True,
    )


@cache
def _front() -> Group:
    """What the ships lie behind: the nearest water, and the table with the cards."""
    return Group(
        (
            replace(sea.waves(), y=HEAD),
            Rect(0, TABLE, WIDTH, PANELS - TABLE, Paint("paper-dark")),
            Line(((0, TABLE), (WIDTH, TABLE)), "ink", 3),
        ),
        static=True,
    )


def _head(seen: Observation, t: Text) -> Iterator[Item]:
    phase = t(f"phase-{seen.phase}")
    title = t("over") if seen.outcome else t("turn", turn=seen.turn, phase=phase)
    yield Label(title, MARGIN, 6, 470, 48, "paper", "title", "bold", "left")
    for x, count, face_up in ((506, seen.pile, False), (614, len(seen.discards), True)):
        yield _stack(x, face_up=face_up)
        yield Label(str(count), x + 40, 10, 60, 40, "paper", "body", "bold", "left")


@cache
def _stack(x: float, *, face_up: bool) -> Group:
    """The draw pile, or the discards that lie face up."""
    top = Paint("paper", "ink", 1.5) if face_up else Paint("first", "paper", 2, "cross", "paper")
    lower = Paint("paper-deep", "ink", 1.5)
    lines = (((9, 12), (19, 12)), ((9, 20), (19, 20)), ((9, 28), (15, 28))) if face_up else ()
    return Group(
        (
            Rect(6, 0, 26, 36, lower, 4),
            Rect(3, 2, 26, 36, lower, 4),
            Rect(0, 4, 28, 36, top, 4),
            *(Line(points, "ink", 2.5) for points in lines),
        ),
        x,
        10,
    )


def _ships(seen: Observation) -> Iterator[Item]:
    for seat in range(len(seen.ships)):
        for part in draw_ship(look_of(seen, seat)):
            yield replace(part, x=SHIP_X[seat], y=HEAD + sea.WATERLINE)


def _table(seen: Observation, t: Text) -> Iterator[Item]:
    """Winds and shot last played, by the side of who played them; who has the gage between."""
    rows = (seen.latest.winds, seen.latest.shots)
    for seat in range(len(seen.ships)):
        played = tuple(row[seat] for row in rows if row is not None)
        yield from _played(sum(played, ()), seat)
    yield from _gage(seen, t)


def _played(played: Cards, seat: int) -> Iterator[Item]:
    """Piles of a kind, from the edge inwards."""
    for place, (kind, count) in enumerate(kinds(played).items()):
        left = MARGIN + place * 86
        x = left if seat == 0 else WIDTH - left - cards.SMALL[0] - 12
        yield replace(cards.pile(kind, count), x=x, y=TABLE + 16)


def _gage(seen: Observation, t: Text) -> Iterator[Item]:
    if seen.latest.winds is None:
        box = (MARGIN, TABLE + 12, WIDTH - 2 * MARGIN, 88)
        yield Label(t("picture-nothing-yet"), *box, "ink", "body", lines=2)
        return
    gage = seen.latest.gage
    yield replace(_gage_box(gage), x=MIDDLE, y=TABLE)
    held = t("picture-gage-level") if gage is None else t("picture-gage")
    box = (MIDDLE - 78, TABLE + 14, 156, 58)
    yield Label(held, *box, "ink", "small", "bold", lines=2)


@cache
def _gage_box(gage: Seat | None) -> Group:
    """Room for the words, and below them an arrow to whoever has the gage, or an equals sign."""
    box = Rect(-84, 12, 168, 90, Paint("paper", "paper-deep", 2), 12)
    if gage is None:
        return Group((box, *(Line(((-22, y), (22, y)), "ink", 4) for y in (81, 91))))
    side, y = -1 if gage == 0 else 1, 86
    tip, neck, tail = side * 62, side * 38, -side * 50
    upper = ((tail, y - 4), (neck, y - 4), (neck, y - 12))
    lower = tuple((x, 2 * y - other) for x, other in reversed(upper))
    paint = Paint(COLOURS[gage], "ink", 1.5, PATTERNS[gage], "white")
    return Group((box, Polygon((*upper, (tip, y), *lower), paint)))


def _end(seen: Observation, t: Text) -> Iterator[Item]:
    """Why it is over, on the water."""
    if seen.outcome is not None:
        box = (MARGIN, TABLE - 32, WIDTH - 2 * MARGIN, 30)
        yield Label(words.ended(seen.outcome, t), *box, "white", "small", "bold")


def _panel(seen: Observation, seat: int, t: Text) -> Iterator[Item]:
    """A captain's name, the cards in hand, and the ship's three values."""
    left = seat * MIDDLE
    name = (left + MARGIN, PANELS + 2, 236, 40)
    yield Label(t.who(seat), *name, "white", "body", "bold", "left")
    yield replace(_held(), x=left + 268, y=PANELS + 6)
    held = str(seen.hand_sizes[seat])
    yield Label(held, left + 300, PANELS + 2, 46, 40, "white", "body", "bold", "left")
    for row, part in enumerate(PARTS):
        value, y = getattr(seen.ships[seat], part), PANELS + 48 + row * 38
        yield replace(_meter(value, seen.options.strength, seat), x=left + 186, y=y)
        word = (left + MARGIN, y, 124, 38)
        yield Label(t(f"picture-{part}"), *word, "ink", "small", align="left")
        worn: Role = "danger" if value * 3 <= seen.options.strength else "ink"
        yield Label(str(value), left + 142, y, 36, 38, worn, "body", "bold")


@cache
def _held() -> Group:
    """A card, beside the number of those in hand."""
    lines = (Line(((6, y), (18, y)), "ink", 2) for y in (10, 17))
    return Group((Rect(0, 0, 24, 32, Paint("white", "ink", 1.5), 4), *lines))


@lru_cache(maxsize=64)
def _meter(value: int, most: int, seat: int) -> Group:
    """A box for each point a ship began with, filled while it has it; one bar for very many."""
    step = METER / most
    left = Paint(COLOURS[seat], "ink", 1.5, PATTERNS[seat], "white")
    gone = Paint(None, "paper-deep", 1.5)
    if most > MOST_BOXES:
        room = Rect(0, 10, METER, 18, gone, 3)
        return Group((room, Rect(0, 10, step * value, 18, left, 3)) if value else (room,))
    return Group(
        tuple(
            Rect(nth * step, 10, min(step - 3, 40), 18, left if nth < value else gone, 3)
            for nth in range(most)
        )
    )
