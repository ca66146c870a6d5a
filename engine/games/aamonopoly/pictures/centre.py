"""The field within the squares: the seats, the dice, the last combat, the bank and the decks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from engine.games.aamonopoly import words
from engine.games.aamonopoly.board import BOARD, NTH
from engine.games.aamonopoly.cards import DECKS, FACES
from engine.games.aamonopoly.model import Army, Battle, Observation
from engine.games.aamonopoly.pictures.dice import SIDE, die
from engine.games.aamonopoly.pictures.lots import coin, factory, yard
from engine.games.aamonopoly.pictures.ring import emblem
from engine.games.aamonopoly.pictures.seats import counter, plate
from engine.games.aamonopoly.tasks import Auction, Debt
from engine.scene import Circle, Group, Item, Label, Line, Paint, Polygon, Rect, star
from engine.text import Text

LEFT: Final = 98.0
WIDTH: Final = 524.0
ROW: Final = 52.0
"""Height of a seat's line."""
WHERE: Final = 26.0
"""Of the line below that says where its armies are, while there are few seats."""
FEW: Final = 4
DICE: Final = 416.0
BANK: Final = 488.0
NEWS: Final = 560.0
"""Upper ends of the parts, in the board's own coordinates."""


def centre(seen: Observation, y: float, t: Text) -> Iterator[Item]:
    """The board lies with its upper end at ``y``."""
    few = len(seen.estates) <= FEW
    for seat in range(len(seen.estates)):
        top = y + LEFT + seat * (ROW + (WHERE if few else 0))
        yield from _seat(seen, seat, top, t, few=few)
        if few:
            yield from _where(seen, seat, top + ROW - 8, t)
    yield from _dice(seen, y + DICE)
    if seen.battle is not None:
        yield from _battle(seen.battle, y + DICE)
    yield from _bank(seen, y + BANK)
    yield from _news(seen, y + NEWS, t)


def _seat(seen: Observation, seat: int, y: float, t: Text, *, few: bool) -> Iterator[Item]:
    estate = seen.estates[seat]
    lots = sum(deed is not None and deed.owner == seat for deed in seen.deeds)
    yield replace(_line(seat, few=few), x=LEFT, y=y)
    if seat in seen.awaited:
        yield replace(_asked(), x=LEFT, y=y)
    if seen.outcome is not None and seen.outcome.places[seat] == 1:
        yield replace(_won(), x=LEFT + 13, y=y + ROW / 2 - 3)
    name, cash = t.who(seat), str(estate.cash)
    yield Label(name, LEFT + 68, y + 3, 200, ROW - 10, "ink", "small", "bold", "left")
    yield Label(cash, LEFT + 302, y + 3, 84, ROW - 10, "ink", "body", "bold", "left")
    yield Label(str(lots), LEFT + 426, y + 3, 34, ROW - 10, "ink", "small", align="left")
    if estate.cards:
        yield replace(_pass(len(estate.cards)), x=LEFT + 470, y=y + 10)
    if estate.standing == "out":
        yield replace(_gone(), x=LEFT, y=y)
    elif estate.standing == "awaiting":
        yield replace(_hourglass(), x=LEFT + 260, y=y + ROW / 2 - 4)


def _where(seen: Observation, seat: int, y: float, t: Text) -> Iterator[Item]:
    for nth, army in enumerate(seen.estates[seat].armies):
        x = LEFT + 6 + nth * (WIDTH - 8) / 3
        yield replace(counter(seat, 1, 8), x=x + 12, y=y + WHERE / 2 - 1)
        name = place(army, t)
        yield Label(name, x + 26, y - 2, WIDTH / 3 - 32, WHERE + 1, "ink", "small", align="left")


def place(army: Army, t: Text) -> str:
    """Where an army is, briefly, or in which roll for a double it will be, in prison."""
    if army.tries is not None:
        return t("picture-prisoner", tries=army.tries + 1)
    key, nth = BOARD[army.square].key, NTH.get(army.square)
    return words.square(army.square, t) if nth is None else t(f"picture-{key}", nth=nth)


@cache
def _line(seat: int, *, few: bool) -> Group:
    """What every seat's line has: its sign, a coin for its money, a title for its lots."""
    money = Group(coin().items, 286, ROW / 2 - 4)
    title = (
        Rect(394, 10, 26, 28, Paint("white", "ink", 2), 2),
        Rect(394, 10, 26, 9, Paint("iron-light", "ink", 2), 2),
    )
    height = ROW - 6 + (WHERE if few else 0)
    ground = Rect(0, 0, WIDTH, height, Paint("paper", "ink-soft", 1.5), 8)
    return Group((ground, Group(plate(seat, 36).items, 26, 5), money, *title))


@cache
def _asked() -> Group:
    """An arrow before whoever is awaited."""
    return Group((Polygon(((4, 11), (20, ROW / 2 - 3), (4, ROW - 17)), Paint("danger", "ink", 2)),))


@cache
def _won() -> Group:
    """A star before whoever won."""
    return Group((Polygon(star(0, 1, 13, 5.5, 5), Paint("gold", "ink", 2)),))


@cache
def _pass(cards: int) -> Group:
    """A card that leads out of prison, with as many keys as there are cards."""
    items: list[Item] = [Rect(0, 0, 46, 28, Paint("orange", "ink", 2), 3)]
    for nth in range(cards):
        x = 23 + 20 * (nth - (cards - 1) / 2)
        items.append(Circle(x, 8, 4.5, Paint(stroke="ink", line=2.5)))
        items.append(Line(((x, 13), (x, 24), (x + 5, 24)), "ink", 2.5))
    return Group(tuple(items))


@cache
def _gone() -> Group:
    """Struck through: a seat that is out."""
    middle = ROW / 2 - 3
    return Group((Line(((6, middle), (WIDTH - 6, middle)), "danger", 4),))


@cache
def _hourglass() -> Group:
    """A seat that comes back at its next turn."""
    glass = ((-8, -13), (8, -13), (-8, 13), (8, 13))
    return Group((Polygon(glass, Paint("gold", "ink", 2.5)),))


def _dice(seen: Observation, y: float) -> Iterator[Item]:
    """Between two thrown separately an arrow on and one back; a plus between those that add up."""
    dice = seen.progress.dice
    for nth, number in enumerate(dice):
        yield replace(die(number), x=LEFT + 4 + nth * (SIDE + 34), y=y + 8)
    if len(dice) > 1:
        yield replace(_between(seen.progress.mode), x=LEFT + 4 + SIDE + 17, y=y + 8 + SIDE / 2)


@cache
def _between(mode: str) -> Group:
    across = Line(((-9, 0), (9, 0)), "ink", 5)
    return Group((across,) if mode == "split" else (across, Line(((0, -9), (0, 9)), "ink", 5)))


def _battle(battle: Battle, y: float) -> Iterator[Item]:
    """The dice that decided, the attacker's first; the best one has a rim."""
    last = battle.rolls[-1]
    order = (battle.attacker, *(seat for seat in range(len(last)) if seat != battle.attacker))
    best = min(number for dice in last for number in dice)
    thrown = [(seat, number) for seat in order for number in last[seat]]
    left = LEFT + WIDTH - len(thrown) * (SIDE + 10) + 4
    yield replace(_swords(), x=left - 42, y=y + 8 + SIDE / 2)
    yield Group(emblem(BOARD[battle.square].key).items, left - 98, y + 8 + SIDE / 2, 1.1)
    for nth, (seat, number) in enumerate(thrown):
        drawn = die(number, seat, best=number == best)
        yield replace(drawn, x=left + nth * (SIDE + 10), y=y + 8)


@cache
def _swords() -> Group:
    items: list[Item] = []
    for side in (-1, 1):
        items.append(Line(((-side * 15, 17), (side * 16, -18)), "ink", 6))
        items.append(Line(((-side * 15, 17), (side * 16, -18)), "foam", 3))
        items.append(Line(((-side * 15, 7), (-side * 5, 15)), "ink", 4))
    return Group(tuple(items))


def _bank(seen: Observation, y: float) -> Iterator[Item]:
    """What the bank has left to build with, and the cards that are left in both decks."""
    yield replace(_stock(), x=LEFT, y=y)
    sizes = (heap.size for heap in seen.heaps)
    for nth, left in enumerate((seen.bank.yards, seen.bank.factories, *sizes)):
        x = LEFT + 60 + nth * WIDTH / 4
        yield Label(str(left), x, y + 10, 60, 42, "ink", "body", "bold", "left")


@cache
def _stock() -> Group:
    quarter = WIDTH / 4
    decks = (
        Group(emblem(deck).items, 34 + quarter * (2 + nth), 31, 1.1)
        for nth, deck in enumerate(DECKS)
    )
    ground = Rect(0, 2, WIDTH, 58, Paint("paper-dark", "ink-soft", 1.5), 8)
    return Group((ground, yard(34, 31, 2.4), factory(34 + quarter, 31, 2), *decks))


def _news(seen: Observation, y: float, t: Text) -> Iterator[Item]:
    """What presses, with what it is about."""
    x, middle = LEFT + 34, y + 31
    match seen.task:
        case Debt():
            yield Group(coin().items, x, middle, 1.6)
        case Auction(square=square):
            yield Group(emblem(BOARD[square].key).items, x, middle, 1.1)
        case _ if seen.drawn is not None:
            yield Group(emblem(FACES[seen.drawn].deck).items, x, middle, 1.1)
    box = (LEFT + 68, y + 4, WIDTH - 76, 56)
    yield Label(news(seen, t), *box, "ink", "body", "bold", "left", 2)


def news(seen: Observation, t: Text) -> str:
    """A debt that waits to be paid, or an auction; else the card drawn in this turn, if any."""
    match seen.task:
        case Debt(seat=seat, amount=amount):
            return t("picture-debt", name=t.who(seat), amount=amount)
        case Auction(square=square):
            return t("picture-auction", square=words.square(square, t))
        case _:
            return "" if seen.drawn is None else words.card(seen.drawn, t)
