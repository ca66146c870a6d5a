"""The 40 squares of the board; what they are stands in ``board.toml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from engine.data import read_rows

Deck: TypeAlias = Literal["bulletins", "messages"]
Colour: TypeAlias = Literal[
    "brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue"
]
Group: TypeAlias = Colour | Literal["strait", "utility"]
"""Lots that are worth more to one owner."""
Rents: TypeAlias = tuple[int, int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Street:
    """A lot of a colour group, the only kind that is built on."""

    key: str
    group: Colour
    price: int
    rents: Rents
    """Bare, with 1 to 4 Yards, with a Factory."""
    yard: int
    """What a Yard costs, and the step from four of them to a Factory."""
    battleground: bool = False
    kind: Literal["street"] = "street"


@dataclass(frozen=True, slots=True)
class Strait:
    key: str
    price: int
    rents: tuple[int, int, int, int]
    """By how many of them its owner has, from 1."""
    battleground: bool = False
    kind: Literal["strait"] = "strait"

    @property
    def group(self) -> Group:
        return "strait"


@dataclass(frozen=True, slots=True)
class Utility:
    key: str
    price: int
    factors: tuple[int, int]
    """The rent is the dice times the first, or times the second for the owner of both."""
    battleground: bool = False
    kind: Literal["utility"] = "utility"

    @property
    def group(self) -> Group:
        return "utility"


@dataclass(frozen=True, slots=True)
class Tax:
    key: str
    amount: int
    kind: Literal["tax"] = "tax"


@dataclass(frozen=True, slots=True)
class Draw:
    """A square where a card is drawn; there are three for each deck, alike."""

    key: Deck
    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Corner:
    key: Literal["via", "prison", "neutral", "go-to-prison"]
    kind: Literal["corner"] = "corner"


Lot: TypeAlias = Street | Strait | Utility
"""What can be owned."""
Square: TypeAlias = Street | Strait | Utility | Tax | Draw | Corner

SQUARES: Final = 40
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
"""In the order in which they lie on the board."""
GROUPS: Final[tuple[Group, ...]] = (*COLOURS, "strait", "utility")
BATTLEGROUNDS: Final[Mapping[Group, int]] = {**dict.fromkeys(COLOURS, 1), "strait": 2, "utility": 1}
"""How many a group has."""


def checked(board: tuple[Square, ...]) -> tuple[Square, ...]:
    """The same board, if it is one that can be played on.

    Raises:
        ValueError: squares are missing, a group is not whole, or an amount is out of range.
    """
    if len(board) != SQUARES:
        raise ValueError(f"a board has {SQUARES} squares, this one {len(board)}")
    corners = [square.key for square in board[:: SQUARES // 4] if isinstance(square, Corner)]
    if corners != ["via", "prison", "neutral", "go-to-prison"]:
        raise ValueError(f"every tenth square is a corner, Via the first; found {corners}")
    keys = [square.key for square in board if not isinstance(square, Draw)]
    if twice := sorted({key for key in keys if keys.count(key) > 1}):
        raise ValueError(f"more than one square is called {', '.join(twice)}")
    for deck in get_args(Deck):
        if (count := sum(square.key == deck for square in board)) != 3:
            raise ValueError(f"{count} squares draw from the {deck}, not 3")
    for group in GROUPS:
        lots = tuple(s for s in board if isinstance(s, Lot) and s.group == group)
        _check_group(group, lots)
    for square in board:
        _check_amounts(square)
    return board


def _check_group(group: Group, lots: tuple[Lot, ...]) -> None:
    sizes = {"strait": (4,), "utility": (2,)}.get(group, (2, 3))
    if len(lots) not in sizes:
        raise ValueError(f"{group} has {len(lots)} lots, not {' or '.join(map(str, sizes))}")
    if len({lot.yard for lot in lots if isinstance(lot, Street)}) > 1:
        raise ValueError(f"Yards do not cost the same all over {group}")
    if (count := sum(lot.battleground for lot in lots)) != BATTLEGROUNDS[group]:
        raise ValueError(f"{group} has {count} battlegrounds, not {BATTLEGROUNDS[group]}")


def _check_amounts(square: Square) -> None:
    prices, rising = _amounts(square)
    if min((*prices, *rising), default=1) < 1:
        raise ValueError(f"{square.key}: an amount is not above 0")
    if list(rising) != sorted({*rising}):
        raise ValueError(f"{square.key}: what it earns does not rise: {rising}")
    if isinstance(square, Lot) and square.price % 2:
        raise ValueError(f"{square.key}: half of {square.price} is no whole amount to lend on it")


def _amounts(square: Square) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Its prices, and what it earns from the least on."""
    match square:
        case Street():
            return (square.price, square.yard), square.rents
        case Strait():
            return (square.price,), square.rents
        case Utility():
            return (square.price,), square.factors
        case Tax():
            return (square.amount,), ()
        case Draw() | Corner():
            return (), ()


BOARD: Final[tuple[Square, ...]] = checked(read_rows("aamonopoly", "board", Square))
"""In the order in which armies go round; Via is 0."""
LOTS: Final[Mapping[int, Lot]] = {
    number: square for number, square in enumerate(BOARD) if isinstance(square, Lot)
}
"""By square, in board order."""
MEMBERS: Final[Mapping[Group, tuple[int, ...]]] = {
    group: tuple(number for number, lot in LOTS.items() if lot.group == group) for group in GROUPS
}
"""The squares of each group."""
VIA: Final = 0
PRISON: Final = 10
NEUTRAL: Final = 20
PLACES: Final[Mapping[str, int]] = {
    square.key: number for number, square in enumerate(BOARD) if not isinstance(square, Draw)
}
"""Where the square of a key lies; those where cards are drawn share theirs and are left out."""

NUMERALS: Final = ("I", "II", "III")
NTH: Final[Mapping[int, str]] = {
    square: nth
    for deck in get_args(Deck)
    for square, nth in zip(
        (number for number, place in enumerate(BOARD) if place == Draw(deck)),
        NUMERALS,
        strict=True,
    )
}
"""Which of the squares that are called the same, for those where cards are drawn."""


def mortgage(lot: Lot) -> int:
    """What the bank lends on it."""
    return lot.price // 2
