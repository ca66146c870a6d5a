"""What follows from who has which lots: rents, what can be built, what there is to sell."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.game import Seat
from engine.games.aamonopoly.board import LOTS, MEMBERS, Lot, Strait, Street, Utility, mortgage
from engine.games.aamonopoly.model import FACTORY, Bank, Deed, Deeds
from engine.games.aamonopoly.rules.steps import deed

INTEREST: Final = 10
"""Percent of a mortgage, rounded up."""


def owned(deeds: Deeds, seat: Seat) -> tuple[int, ...]:
    """The squares of a seat's lots, in board order."""
    return tuple([n for n, held in enumerate(deeds) if held is not None and held.owner == seat])


def holdings(deeds: Deeds, seats: int) -> tuple[tuple[int, ...], ...]:
    """By seat, the squares of its lots, in board order: ``owned`` of all, found at once."""
    found: list[list[int]] = [[] for _ in range(seats)]
    for square, held in enumerate(deeds):
        if held is not None and held.owner is not None:
            found[held.owner].append(square)
    return tuple(map(tuple, found))


def family(square: int) -> tuple[int, ...]:
    """The squares of its group, in board order."""
    return MEMBERS[LOTS[square].group]


def is_whole(deeds: Deeds, square: int) -> bool:
    """Whether all lots of its group have its owner, mortgaged or not."""
    return len({deed(deeds, n).owner for n in family(square)}) == 1


def levels(deeds: Deeds, square: int) -> tuple[int, ...]:
    """What is built on each lot of its group."""
    return tuple(deed(deeds, n).level for n in family(square))


def is_built_on(deeds: Deeds, square: int) -> bool:
    """Whether any lot of its group has a building."""
    return any(levels(deeds, square))


def rent(deeds: Deeds, square: int, dice: int) -> int:
    """What standing there costs whoever does not own it; 0 where it earns nothing.

    aamonopoly.md, Monopoly: a bare street of a whole group earns double, also when another street
    of it is mortgaged; a mortgaged lot earns nothing but counts for straits and utilities owned.

    Args:
        dice: the sum of both, also of a split, for utilities.
    """
    lot, held = LOTS[square], deed(deeds, square)
    if held.owner is None or held.mortgaged:
        return 0
    count = sum(deed(deeds, n).owner == held.owner for n in family(square))
    match lot:
        case Street(rents=rents):
            doubled = held.level == 0 and count == len(family(square))
            return rents[held.level] * (2 if doubled else 1)
        case Strait(rents=by_number):
            return by_number[count - 1]
        case Utility(factors=factors):
            return factors[count - 1] * dice


def interest(square: int) -> int:
    """10 % of its mortgage, rounded up: on lifting it, or on taking it over."""
    return -(-mortgage(LOTS[square]) * INTEREST // 100)


def lifting(square: int) -> int:
    """What it costs to lift its mortgage."""
    return mortgage(LOTS[square]) + interest(square)


def yard(square: int) -> int:
    """What a building costs there. Raises LookupError where nothing is built."""
    lot = LOTS[square]
    if not isinstance(lot, Street):
        raise LookupError(f"nothing is built on {lot.key}")
    return lot.yard


def can_mortgage(deeds: Deeds, square: int) -> bool:
    """Not twice, and with no building in the group."""
    return not deed(deeds, square).mortgaged and not is_built_on(deeds, square)


def can_build(deeds: Deeds, bank: Bank, square: int) -> bool:
    """Evenly, in a whole group of streets without a mortgage, while the bank has what it takes."""
    if not isinstance(LOTS[square], Street) or not is_whole(deeds, square):
        return False
    level, built = deed(deeds, square).level, levels(deeds, square)
    if level == FACTORY or level != min(built):
        return False
    if any(deed(deeds, n).mortgaged for n in family(square)):
        return False
    return bool(bank.factories if level == FACTORY - 1 else bank.yards)


def can_sell(deeds: Deeds, square: int) -> bool:
    """Evenly: from a lot with the most buildings of its group."""
    level = deed(deeds, square).level
    return level > 0 and level == max(levels(deeds, square))


def sale(deeds: Deeds, bank: Bank, square: int) -> tuple[tuple[int, ...], int]:
    """Which lots lose buildings when one is sold there, and the level they are left with.

    aamonopoly.md, Monopoly: a Factory sells down to 4 Yards only if the bank has 4, else to what
    the bank has if that keeps the group even, else the group goes whole.
    """
    level = deed(deeds, square).level
    if level < FACTORY:
        return (square,), level - 1
    left = min(FACTORY - 1, bank.yards)
    others = (deed(deeds, n).level for n in family(square) if n != square)
    if left == FACTORY - 1 or all(abs(left - other) <= 1 for other in others):
        return (square,), left
    return family(square), 0


def proceeds(deeds: Deeds, squares: tuple[int, ...], level: int) -> int:
    """What the bank pays for it: half of what they cost."""
    return sum((deed(deeds, n).level - level) * yard(n) // 2 for n in squares)


def raisable(deeds: Deeds, seat: Seat) -> int:
    """What a seat would get by selling and mortgaging all it has."""
    return sum(_scrap(LOTS[n], deed(deeds, n)) for n in owned(deeds, seat))


def _scrap(lot: Lot, held: Deed) -> int:
    buildings = held.level * lot.yard // 2 if isinstance(lot, Street) else 0
    return buildings + (0 if held.mortgaged else mortgage(lot))


def worth(deeds: Deeds, seat: Seat) -> int:
    """Lots at their price, mortgaged ones at half, and buildings at cost (aamonopoly.md, End)."""
    return value(deeds, owned(deeds, seat))


def value(deeds: Deeds, squares: Iterable[int]) -> int:
    """The same of some lots."""
    return sum(_value(LOTS[n], deed(deeds, n)) for n in squares)


def _value(lot: Lot, held: Deed) -> int:
    buildings = held.level * lot.yard if isinstance(lot, Street) else 0
    return buildings + (mortgage(lot) if held.mortgaged else lot.price)
