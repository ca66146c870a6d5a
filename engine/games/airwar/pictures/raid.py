"""Between both sides: the raid under way with its aircraft, and the last clash with its numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import accumulate
from typing import Final

from engine.game import Seat
from engine.games.airwar import words
from engine.games.airwar.cards import Decks
from engine.games.airwar.faces import Aircraft
from engine.games.airwar.model import Observation, RaidSeen
from engine.games.airwar.naming import short
from engine.games.airwar.pictures import clash
from engine.games.airwar.pictures.aircraft import aircraft
from engine.games.airwar.pictures.cards import back
from engine.games.airwar.pictures.sides import COLOURS, GAP, MARGIN, PATTERNS, WIDTH
from engine.games.airwar.pictures.signs import Sign, sign
from engine.games.airwar.pieces import EXPOSED, RESOURCES, Account, Hit, Plane
from engine.games.airwar.table import numbers
from engine.scene import Circle, Group, Item, Label, Line, Paint, Polygon, Rect, star
from engine.text import Text

HEAD: Final = 50.0
BACK: Final = (40.0, 54.0)
PLANE: Final = (168.0, 54.0)
FIGHTING: Final = ("open", "counter", "battle", "reveal")
"""What a raid comes to while an aircraft that lies open may still be attacked."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where something of a side lies in the band: from its left upper corner."""

    x: float
    y: float


def height(seen: Observation) -> float:
    return sum(_slices(seen))


def _slices(seen: Observation) -> tuple[float, ...]:
    """Heights from above: the head, the Allies in the air, the last clash, the Axis in the air."""
    account = latest(seen)
    fought = clash.HEIGHT if account is not None and account.clashes else 0
    return HEAD, _tall(seen.raid, 1), fought, _tall(seen.raid, 0)


def latest(seen: Observation) -> Account | None:
    return seen.accounts[-1] if seen.accounts else None


def _tall(raid: RaidSeen | None, seat: int) -> float:
    """Of what a side has in the air."""
    if raid is None:
        return 0
    spots = _spots(*_counts(raid, seat))
    return spots[-1].y + BACK[1] + 2 * GAP if spots else 0


def _counts(raid: RaidSeen, seat: int) -> tuple[int, int]:
    """Backs, and aircraft that lie open."""
    if seat == raid.attacker:
        return raid.backs, len(raid.exposed)
    return raid.fresh, len(raid.engaged)


@cache
def _spots(backs: int, planes: int) -> Sequence[Spot]:
    """One after another, backs first, as many abreast as there is room for."""
    found, x, y = [], MARGIN, 0.0
    for wide in (BACK[0],) * backs + (PLANE[0],) * planes:
        if x + wide > WIDTH - MARGIN:
            x, y = MARGIN, y + BACK[1] + GAP
        found.append(Spot(x, y))
        x += wide + GAP
    return found


def band(seen: Observation, decks: Decks, y: float, t: Text) -> Iterator[Item]:
    slices, account = _slices(seen), latest(seen)
    yield from _ground(slices, y)
    if account is None:
        yield Label(
            t("picture-no-raid"), MARGIN, y + 3, WIDTH - 2 * MARGIN, HEAD - 6, "ink", "small"
        )
        return
    tops = tuple(accumulate(slices, initial=y))
    yield from _head(account, decks, y, t)
    yield from _flight(seen.raid, decks, Seat(1), tops[1] + GAP, t)
    if account.clashes:
        yield from clash.strip(account.clashes[-1], decks, tops[2], t)
    yield from _flight(seen.raid, decks, Seat(0), tops[3] + GAP, t)


def _ground(slices: Sequence[float], y: float) -> Iterator[Item]:
    """A layer for each slice: there are few that differ."""
    tops = tuple(accumulate(slices, initial=y))
    for top, high in zip(tops, slices, strict=False):
        if high:
            yield replace(_slice(high), y=top)
    for edge in (tops[0], tops[-1]):
        yield replace(_edge(), y=edge)


@lru_cache(maxsize=32)
def _slice(high: float) -> Group:
    return Group((Rect(0, 0, WIDTH, high, Paint("sky-low")),), static=True)


@cache
def _edge() -> Group:
    return Group((Line(((0, 0), (WIDTH, 0)), "ink", 3),), static=True)


def _head(account: Account, decks: Decks, y: float, t: Text) -> Iterator[Item]:
    """Who raids what with how many aircraft, and what came of it."""
    yield replace(_arrow(account.attacker), y=y)
    target = words.target(decks, account.target, t)
    title = t("picture-last-raid" if account.over else "picture-raid", target=target)
    yield Label(title, 46, y + 3, 290, HEAD - 6, "ink", "small", "bold", "left")
    yield replace(_force(account.attacker), x=352, y=y + HEAD / 2)
    yield Label(str(account.size), 368, y + 5, 36, HEAD - 10, "ink", "small", "bold", "left")
    if account.interceptors is not None:
        yield replace(_force(Seat(1 - account.attacker)), x=420, y=y + HEAD / 2)
        count = str(account.interceptors)
        yield Label(count, 436, y + 5, 36, HEAD - 10, "ink", "small", "bold", "left")
    yield from _result(account, y, t)


def _result(account: Account, y: float, t: Text) -> Iterator[Item]:
    """What a raid did; nothing while it is under way."""
    hit = account.hit
    if hit is not None and account.target == RESOURCES:
        yield from _strikes(hit, y)
        return
    told = t("picture-fled") if account.over else ""
    if hit is not None:
        fate = "destroyed" if hit.destroyed else "holds"
        told = t(f"picture-{fate}", strength=hit.strength, defense=hit.defense)
    if told:
        yield Label(told, 470, y + 3, WIDTH - 480, HEAD - 6, "ink", "small", align="right", lines=2)


def _strikes(hit: Hit, y: float) -> Iterator[Item]:
    """What Industry and Convoy lost, if anything."""
    strikes: tuple[tuple[Sign, int], ...] = (("factory", hit.industry), ("convoy", hit.convoy))
    for nth, (what, points) in enumerate(strikes):
        if points:
            x = WIDTH - 190 + nth * 100
            yield replace(_taken(what), x=x, y=y + HEAD / 2)
            lost = f"\N{MINUS SIGN}{points}"
            yield Label(lost, x + 18, y + 5, 60, HEAD - 10, "ink", "small", "bold", "left")


@cache
def _taken(what: Sign) -> Group:
    return Group(sign(what).items, scale=1.1)


@cache
def _arrow(attacker: Seat) -> Group:
    """In the colours of the attacker, towards the other side."""
    far = -1 if attacker == 0 else 1
    shape = ((-6, 15), (6, 15), (6, -2), (14, -2), (0, -18), (-14, -2), (-6, -2))
    points = tuple((24 + x, HEAD / 2 - far * y) for x, y in shape)
    return Group(
        (Polygon(points, Paint(COLOURS[attacker], "ink", 2, PATTERNS[attacker], "white")),)
    )


@cache
def _force(seat: Seat) -> Group:
    plate = Circle(0, 0, 15, Paint(COLOURS[seat], "ink", 1.5))
    return Group((plate, Group(sign("seat", "white").items)))


def _flight(raid: RaidSeen | None, decks: Decks, seat: Seat, y: float, t: Text) -> Iterator[Item]:
    """What a side has in the air: backs, told apart by their places alone, then what lies open."""
    if raid is None:
        return
    attacking = seat == raid.attacker
    backs = raid.backs if attacking else raid.fresh
    planes = raid.exposed if attacking else raid.engaged
    spots = _spots(backs, len(planes))
    for nth, spot in enumerate(spots[:backs]):
        drawn = back(seat, *BACK, nth + 1 if attacking else 0)
        yield replace(drawn, x=spot.x, y=y + spot.y)
    for spot, plane in zip(spots[backs:], planes, strict=True):
        drawn = _plane(decks, plane, seat, t, fighting=raid.next in FIGHTING)
        yield replace(drawn, x=spot.x, y=y + spot.y)


def _plane(decks: Decks, plane: Plane, seat: Seat, t: Text, *, fighting: bool) -> Group:
    """With its numbers, attached cards counted in; while there is combat it has -1 Defense."""
    face = decks.aircraft[plane.card]
    shoots, withstands = numbers(decks, plane)
    told = f"{withstands}\N{MINUS SIGN}{EXPOSED}" if fighting else str(withstands)
    return _open(face, short(face, t), shoots, told, len(plane.attached), seat)


@lru_cache(maxsize=256)
def _open(
    face: Aircraft, name: str, shoots: int, withstands: str, attached: int, seat: Seat
) -> Group:
    wide, high = PLANE
    items: list[Item] = [
        Rect(0, 0, wide, high, Paint("paper", "ink", 2), 7),
        Group(aircraft(face.shape, seat).items, 29, high / 2 - 2, 0.5),
        Label(name, 58, 2, wide - 62, 26, "ink", "small", "bold", "left"),
        Group(sign("air").items, 67, 40, 0.75),
        Label(str(shoots), 76, 27, 26, 26, "ink", "small", align="left"),
        Group(sign("shield").items, 102, 40, 0.75),
        Label(withstands, 111, 27, 38, 26, "ink", "small", align="left"),
    ]
    if attached:
        items.append(Polygon(star(wide - 10, 40, 8, 3.5, 5), Paint("gold", "ink", 1)))
    return Group(tuple(items))
