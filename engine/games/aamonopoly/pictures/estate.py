"""What a seat has: its money and armies, its cards, and each lot with what it earns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from engine.game import Seat
from engine.games.aamonopoly import words
from engine.games.aamonopoly.board import GROUPS, LOTS, MEMBERS, Utility
from engine.games.aamonopoly.model import Deed, Observation
from engine.games.aamonopoly.pictures.centre import place
from engine.games.aamonopoly.pictures.lots import buildings, coin, ground, mortgaged
from engine.games.aamonopoly.pictures.seats import plate, tank
from engine.games.aamonopoly.pictures.strip import earns
from engine.games.aamonopoly.rules.lots import is_whole, owned, rent, worth
from engine.scene import Group, Item, Label, Line, Paint, Rect, Scene
from engine.text import Text

WIDTH: Final = 720
HEAD: Final = 56.0
ARMIES: Final = 72.0
ROW: Final = 46.0
COLUMN: Final = WIDTH / 2
MARGIN: Final = 14.0
SWATCH: Final = 84.0


def hand_picture(seen: Observation, t: Text) -> Scene:
    """The viewer's own estate; for a watcher, the mover's."""
    seat = seen.turn if seen.viewer is None else seen.viewer
    lots = in_groups(seen, seat)
    cards = seen.estates[seat].cards
    top = HEAD + ARMIES
    items: list[Item] = [replace(_ground(), y=0), *_head(seen, seat, t), *_armies(seen, seat, t)]
    for nth, card in enumerate(cards):
        items += _card(words.card(card, t), top + nth * ROW)
    top += len(cards) * ROW + 6
    if not lots:
        box = (MARGIN, top, WIDTH - 2 * MARGIN, 2 * ROW)
        items.append(Label(t("picture-no-lots"), *box, "ink", "body", lines=2))
    half = max(2, (len(lots) + 1) // 2)
    for nth, number in enumerate(lots):
        items += _lot(seen, number, nth // half * COLUMN, top + nth % half * ROW, t)
    return Scene(WIDTH, round(top + half * ROW + 8), "paper", tuple(items))


def in_groups(seen: Observation, seat: Seat) -> tuple[int, ...]:
    """The squares of its lots, group by group."""
    mine = owned(seen.deeds, seat)
    return tuple(number for group in GROUPS for number in MEMBERS[group] if number in mine)


@cache
def _ground() -> Group:
    head = Rect(0, 0, WIDTH, HEAD, Paint("ink"))
    return Group((head, Rect(0, HEAD, WIDTH, ARMIES, Paint("paper-dark"))), static=True)


def _head(seen: Observation, seat: Seat, t: Text) -> Iterator[Item]:
    cash = seen.estates[seat].cash
    total = cash + worth(seen.deeds, seat)
    yield replace(plate(seat, 40), x=MARGIN, y=8)
    yield Label(t("picture-estate"), 68, 5, 196, HEAD - 10, "paper", "body", "bold", "left")
    said = t("picture-cash", cash=cash, worth=total)
    yield Label(said, 276, 5, WIDTH - 276 - MARGIN, HEAD - 10, "paper", "body", align="right")


def _armies(seen: Observation, seat: Seat, t: Text) -> Iterator[Item]:
    for nth, army in enumerate(seen.estates[seat].armies):
        x = nth * WIDTH / 3
        yield replace(tank(seat), x=x + 44, y=HEAD + ARMIES / 2 - 2)
        box = (x + 82, HEAD + 4, WIDTH / 3 - 90, ARMIES - 8)
        yield Label(place(army, t), *box, "ink", "small", "bold", "left", 2)
    if not seen.estates[seat].armies:
        said = t(f"picture-{seen.estates[seat].standing}")
        yield Label(said, MARGIN, HEAD + 4, WIDTH - 2 * MARGIN, ARMIES - 8, "ink", "small", lines=2)


def _card(name: str, y: float) -> Iterator[Item]:
    yield replace(_key(), x=MARGIN, y=y + 8)
    yield Label(
        name, SWATCH + 26, y + 4, WIDTH - SWATCH - 40, ROW - 8, "ink", "small", "bold", "left"
    )


@cache
def _key() -> Group:
    """A card that leads out of prison."""
    x = SWATCH / 2
    shaft = Line(((x - 8, 16), (x + 22, 16), (x + 22, 24)), "ink", 4)
    bow = Rect(x - 24, 9, 15, 15, Paint(stroke="ink", line=4), 7)
    return Group((Rect(0, 0, SWATCH, 32, Paint("orange", "ink", 2), 4), bow, shaft))


def _lot(seen: Observation, number: int, x: float, y: float, t: Text) -> Iterator[Item]:
    deed = seen.deeds[number] or Deed()
    yield replace(_swatch(number, whole=is_whole(seen.deeds, number)), x=x + MARGIN, y=y + 4)
    if deed.level:
        yield replace(buildings(deed.level), x=x + MARGIN, y=y + 7, scale=1.4)
    if deed.mortgaged:
        yield replace(mortgaged(SWATCH, 34), x=x + MARGIN, y=y + 4)
    name = words.square(number, t)
    left = x + MARGIN + SWATCH + 10
    yield Label(name, left, y + 2, 142, ROW - 4, "ink", "small", "bold", "left", 2)
    yield from _earns(seen, number, left + 146, y, t)


def _earns(seen: Observation, number: int, x: float, y: float, t: Text) -> Iterator[Item]:
    """In money beside a coin; in words where it depends on the dice, or earns nothing."""
    width, said = COLUMN - 2 * MARGIN - SWATCH - 156, earns(seen, number, t)
    if not (seen.deeds[number] or Deed()).mortgaged and not isinstance(LOTS[number], Utility):
        yield replace(coin(), x=x + 18, y=y + ROW / 2 - 1)
        said = str(rent(seen.deeds, number, 0))
    yield Label(said, x, y + 4, width, ROW - 8, "ink", "small", "plain", "right")


@cache
def _swatch(number: int, *, whole: bool) -> Group:
    """The band of its group; with a double rim where all of the group is its owner's."""
    band = Rect(0, 0, SWATCH, 34, ground(LOTS[number].group), 4)
    if not whole:
        return Group((band,))
    rims = (Paint(stroke="ink", line=7), Paint(stroke="gold", line=4))
    return Group((band, *(Rect(0, 0, SWATCH, 34, rim, 4) for rim in rims)))
