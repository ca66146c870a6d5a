"""Cards: their faces as they lie in a hand, and the back that all of them have."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, assert_never

from engine.games.airwar.faces import Aircraft, Battle, Face, Station, War
from engine.games.airwar.naming import designation, short
from engine.games.airwar.pictures.aircraft import aircraft
from engine.games.airwar.pictures.emblems import emblem
from engine.games.airwar.pictures.sides import COLOURS
from engine.games.airwar.pictures.signs import Sign, sign
from engine.games.airwar.pictures.stations import station
from engine.scene import Circle, Group, Item, Label, Line, Paint, Polygon, Rect, Role, star
from engine.text import Text

CARD: Final = (136.0, 166.0)
EDGE: Final = 36.0
"""Height of the name."""
ART: Final = 70.0
"""Height of what is drawn below it."""
GROUNDS: Final[dict[str, Role]] = {
    "fighter": "sky",
    "bomber": "sky-high",
    "base": "sea-far",
    "carrier": "sea-far",
    "war": "paper-dark",
    "battle": "paper-deep",
}


def face(card: Face, seat: int, copies: int, ticked: int, t: Text) -> Group:
    """A card of a hand, and how many of its copies are in it and are picked up."""
    return _face(card, seat, short(card, t), copies, ticked)


@lru_cache(maxsize=256)
def _face(card: Face, seat: int, name: str, copies: int, ticked: int) -> Group:
    width, height = CARD
    rim, inset = (Paint("paper", "gold", 7), 2) if ticked else (Paint("paper", "ink", 2.5), 0)
    ground = Paint(GROUNDS[card.kind], "ink", 1.5)
    return Group(
        (
            Rect(inset, inset, width - 2 * inset, height - 2 * inset, rim, 10),
            Rect(6, EDGE, width - 12, ART, ground, 6),
            *_art(card, seat),
            Label(name, 6, 4, width - 12, EDGE - 5, "ink", "small", "bold"),
            *_numbers(card),
            *_copies(copies),
            *(_tick(ticked) if ticked else ()),
        )
    )


def _art(card: Face, seat: int) -> Iterator[Item]:
    x, y = CARD[0] / 2, EDGE + ART / 2
    match card:
        case Aircraft():
            yield Group(aircraft(card.shape, seat).items, x + 12, y - 2, 0.74)
            if card.carrier_based:
                yield Group(sign("hook").items, CARD[0] - 19, EDGE + 15, 0.95)
            if code := designation(card):
                yield Label(code, 9, EDGE + 2, 52, 22, "ink", "small", "plain", "left")
        case Station():
            yield Group(station(card.kind).items, x, y, 0.95)
        case War() | Battle():
            yield Group(emblem(card).items, x, y, 0.92)
        case _:
            assert_never(card)


def _numbers(card: Face) -> Iterator[Item]:
    top = EDGE + ART
    match card:
        case Aircraft():
            yield from number("air", card.air_to_air, 26, top + 18)
            yield from number("shield", card.defense, 88, top + 18)
            strikes: tuple[tuple[Sign, int], ...] = (
                ("bomb", card.bombing),
                ("carrier", card.carrier_attack),
                ("convoy", card.convoy_attack),
            )
            for nth, (what, value) in enumerate(strikes):
                yield from number(what, value, 18 + nth * 43, top + 44)
        case Station():
            yield from number("seat", card.capacity, 26, top + 32)
            yield from number("shield", card.defense, 88, top + 32)
        case War() | Battle():
            yield from _gains(card, top)
        case _:
            assert_never(card)


def number(what: Sign, value: int, x: float, y: float) -> Iterator[Item]:
    """A sign with its number on its right; a number of nothing is a faint dash."""
    yield Group(sign(what, "ink" if value else "paper-deep").items, x, y, 0.85)
    if value:
        yield Label(str(value), x + 10, y - 14, 26, 28, "ink", "small", "bold", "left")
    else:
        yield Line(((x + 13, y), (x + 20, y)), "paper-deep", 2.5)


def _gains(card: War | Battle, top: float) -> Iterator[Item]:
    """What is added, each with its sign; attached Battle cards and War cards stay: a pin."""
    if isinstance(card, War):
        gains: tuple[tuple[Sign, int, str], ...] = (
            ("shield", card.base_defense, "+"),
            ("seat", card.base_capacity + card.carrier_capacity, "+"),
            ("convoy", card.convoy, "\N{MINUS SIGN}"),
        )
    else:
        gains = (("air", card.air_to_air, "+"), ("shield", card.defense, "+"))
    shown = [gain for gain in gains if gain[1]]
    step = CARD[0] / max(1, len(shown))
    for nth, (what, value, mark) in enumerate(shown):
        x = step * (nth + 0.5) - 18
        yield Group(sign(what).items, x, top + 32)
        yield Label(f"{mark}{value}", x + 12, top + 16, 40, 32, "ink", "small", "bold", "left")
    if isinstance(card, Battle) and card.attached:
        yield Polygon(star(CARD[0] - 20, EDGE + 15, 10, 4, 5), Paint("gold", "ink", 1))
    if isinstance(card, Battle) and card.both_fall:
        for side in (-1, 1):
            x = CARD[0] / 2 + side * 22
            yield Group(sign("seat").items, x, top + 32)
            yield Line(((x - 11, top + 21), (x + 11, top + 43)), "danger", 3)


def _copies(copies: int) -> Iterator[Item]:
    if copies > 1:
        x, y = CARD[0] - 44, EDGE + ART - 26
        yield Rect(x, y, 40, 26, Paint("paper", "ink", 1.5), 6)
        yield Label(
            f"\N{MULTIPLICATION SIGN}{copies}", x + 2, y - 1, 36, 27, "ink", "small", "bold"
        )


def _tick(count: int) -> Iterator[Item]:
    x, y = 18, EDGE + ART - 14
    yield Circle(x, y, 15, Paint("gold", "ink", 2))
    if count > 1:
        yield Label(str(count), x - 11, y - 14, 22, 28, "ink", "small", "bold")
    else:
        yield Line(((x - 7, y), (x - 2, y + 6), (x + 8, y - 6)), "ink", 3.5)


@cache
def back(seat: int, width: float, height: float, position: int = 0) -> Group:
    """Of any card of a side: the same for all, whatever it is.

    Args:
        position: among the backs it lies with, from 1; 0 where that says nothing.
    """
    paint = Paint(COLOURS[seat], "ink", 2.5, "cross", "ink")
    x, y = width / 2, height / 2
    items: list[Item] = [
        Rect(0, 0, width, height, paint, 7),
        Circle(x, y, 15, Paint("white", "ink", 1.5)),
    ]
    if position:
        items.append(Label(str(position), x - 14, y - 15, 28, 30, "ink", "small", "bold"))
    elif seat == 0:
        items.append(Circle(x, y, 8, Paint("second")))
    else:
        items.append(Polygon(star(x, y, 11, 4.6, 5), Paint("first")))
    return Group(tuple(items))
