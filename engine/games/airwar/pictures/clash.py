"""The last clash: both aircraft face to face, what each shoots and withstands, and who falls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from engine.games.airwar.cards import Decks
from engine.games.airwar.faces import Aircraft, Battle
from engine.games.airwar.naming import short
from engine.games.airwar.pictures.aircraft import aircraft
from engine.games.airwar.pictures.describe import battles
from engine.games.airwar.pictures.emblems import emblem
from engine.games.airwar.pictures.sides import COLOURS, MARGIN, PATTERNS, WIDTH
from engine.games.airwar.pictures.signs import sign
from engine.games.airwar.pieces import Clash, Combatant
from engine.scene import Group, Item, Label, Line, Paint, Polygon, Rect, star
from engine.text import Text

HEIGHT: Final = 96.0
HALF: Final = (WIDTH - 2 * MARGIN - 40) / 2
"""Width of each side's plate."""
HIGH: Final = HEIGHT - 12


def strip(clash: Clash, decks: Decks, y: float, t: Text) -> Iterator[Item]:
    """The Axis on the left, the Allies on the right; a burst between them once it is settled."""
    for seat, combatant in enumerate(clash.sides):
        x = MARGIN if seat == 0 else WIDTH - MARGIN - HALF
        yield replace(_side(combatant, decks, seat, t), x=x, y=y + 6)
    yield replace(_middle(settled=clash.settled), x=WIDTH / 2, y=y + HEIGHT / 2)


def _side(one: Combatant, decks: Decks, seat: int, t: Text) -> Group:
    face = decks.aircraft[one.plane.card]
    helping = tuple(decks.battles[card] for card in battles(one, decks))
    return _drawn(face, short(face, t), one.air_to_air, one.defense, helping, seat, fell=one.fell)


@lru_cache(maxsize=512)
def _drawn(
    face: Aircraft,
    name: str,
    shoots: int,
    withstands: int,
    helping: tuple[Battle, ...],
    seat: int,
    *,
    fell: bool,
) -> Group:
    end = Paint(COLOURS[seat], None, 0, PATTERNS[seat], "white")
    items: list[Item] = [
        Rect(0, 0, HALF, HIGH, Paint("paper", "ink", 2), 9),
        Rect(1 if seat == 0 else HALF - 11, 8, 10, HIGH - 16, end),
        Group(aircraft(face.shape, seat).items, 62, HIGH / 2, 0.78, 90 if seat == 0 else -90),
        Label(name, 112, 4, HALF - 126, 36, "ink", "small", "bold", "left"),
        Group(sign("air").items, 124, 60, 1),
        Label(str(shoots), 138, 43, 40, 34, "ink", "body", "bold", "left"),
        Group(sign("shield").items, 186, 60, 1),
        Label(str(withstands), 200, 43, 40, 34, "ink", "body", "bold", "left"),
    ]
    for nth, battle in enumerate(helping):
        items.append(Group(emblem(battle).items, 250 + nth * 30, 60, 0.46))
    if fell:
        for low, high in ((16, HIGH - 16), (HIGH - 16, 16)):
            items.append(Line(((28, low), (98, high)), "danger", 7))
    return Group(tuple(items))


@lru_cache(maxsize=2)
def _middle(*, settled: bool) -> Group:
    if settled:
        return Group((Polygon(star(0, 0, 24, 11, 9), Paint("gold", "ink", 1.5)),))
    heads = (((side * 16, -11), (side * 16, 11), (side * 2, 0)) for side in (-1, 1))
    return Group(tuple(Polygon(head, Paint("ink")) for head in heads))
