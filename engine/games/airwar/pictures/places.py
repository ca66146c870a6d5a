"""The places of a side: air bases and carriers as tiles with what stands on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from engine.game import Seat
from engine.games.airwar.cards import Decks
from engine.games.airwar.faces import Aircraft, Station, War
from engine.games.airwar.model import Observation
from engine.games.airwar.naming import short
from engine.games.airwar.pictures.aircraft import silhouette
from engine.games.airwar.pictures.emblems import emblem
from engine.games.airwar.pictures.sides import GAP, MARGIN, WIDTH
from engine.games.airwar.pictures.signs import sign
from engine.games.airwar.pictures.stations import station
from engine.games.airwar.pieces import Place, Theatre
from engine.games.airwar.table import capacity, defense
from engine.scene import Group, Item, Label, Paint, Polygon, Rect, star
from engine.text import Text

ABREAST: Final = 4
TILE: Final = (WIDTH - 2 * MARGIN - (ABREAST - 1) * GAP) / ABREAST
HEAD: Final = 62.0
"""Height of a tile without aircraft."""
LINE: Final = 29.0
"""Height of an aircraft on it."""


def rows(decks: Decks, theatre: Theatre) -> list[Sequence[Place]]:
    """Air bases first, then carriers, each kind in rows of its own."""
    found: list[Sequence[Place]] = []
    for kind in ("base", "carrier"):
        of = [place for place in theatre.places if decks.stations[place.card].kind == kind]
        found += (of[start : start + ABREAST] for start in range(0, len(of), ABREAST))
    return found


def height(decks: Decks, theatre: Theatre) -> float:
    return sum(_high(row) + GAP for row in rows(decks, theatre)) + GAP


def _high(row: Sequence[Place]) -> float:
    return HEAD + LINE * max(1, *(len(place.planes) for place in row)) + 4


def places(seen: Observation, decks: Decks, seat: Seat, top: float, t: Text) -> Iterator[Item]:
    """Down from a height: carriers lie nearer to the enemy's, so below for the seat above."""
    theatre = seen.theatres[seat]
    found = rows(decks, theatre)
    target = None if seen.raid is None or seen.raid.attacker == seat else seen.raid.target
    y = top + GAP
    for row in found if seat == 1 else reversed(found):
        high = _high(row)
        for nth, place in enumerate(row):
            drawn = _tile(seen, decks, seat, place, high, t, aimed=place.card == target)
            yield replace(drawn, x=MARGIN + nth * (TILE + GAP), y=y)
        y += high + GAP


def _tile(
    seen: Observation, decks: Decks, seat: Seat, place: Place, high: float, t: Text, *, aimed: bool
) -> Group:
    face = decks.stations[place.card]
    planes = tuple(
        (decks.aircraft[p.card], short(decks.aircraft[p.card], t), len(p.attached))
        for p in place.planes
    )
    return _drawn(
        face,
        capacity(decks, seen.theatres[seat], place),
        defense(decks, place),
        tuple(decks.wars[card] for card in place.war),
        planes,
        high,
        aimed=aimed,
    )


@lru_cache(maxsize=512)
def _drawn(
    face: Station,
    room: int,
    strength: int,
    war: tuple[War, ...],
    planes: tuple[tuple[Aircraft, str, int], ...],
    high: float,
    *,
    aimed: bool,
) -> Group:
    items: list[Item] = [
        *_plate(face, high, aimed=aimed),
        Label(face.name, 46, 2, TILE - 50, 30, "ink", "small", "bold", "left"),
        replace(_number("seat"), x=15, y=47),
        Label(f"{len(planes)}/{room}", 26, 32, 46, 29, "ink", "small", align="left"),
        replace(_number("shield"), x=83, y=47),
        Label(str(strength), 93, 32, 29, 29, "ink", "small", "bold", "left"),
    ]
    for nth, card in enumerate(war):
        items.append(Group(emblem(card).items, TILE - 15 - nth * 24, 47, 0.34))
    for nth, (aircraft, name, attached) in enumerate(planes):
        y = HEAD + nth * LINE
        items += (
            Group(silhouette(aircraft.shape).items, 20, y + 14, 0.32),
            Label(
                name, 40, y, TILE - 46 - 16 * min(attached, 1), LINE, "ink", "small", align="left"
            ),
        )
        if attached:
            items.append(Polygon(star(TILE - 13, y + 14, 9, 4, 5), Paint("gold", "ink", 1)))
    return Group(tuple(items))


@cache
def _number(what: str) -> Group:
    return Group(sign("seat" if what == "seat" else "shield").items, scale=0.8)


def _plate(face: Station, high: float, *, aimed: bool) -> Iterator[Item]:
    """Air bases are green above, carriers blue; the raid's target has a thick rim."""
    rim = Paint("paper", "danger", 6) if aimed else Paint("paper", "ink", 2)
    yield Rect(0, 0, TILE, high, rim, 10)
    inset = 3 if aimed else 1
    head = Paint("field" if face.kind == "base" else "sky-high")
    yield Rect(inset, inset, TILE - 2 * inset, 32 - inset, head, 8)
    yield Group(station(face.kind).items, 24, 17, 0.36)
