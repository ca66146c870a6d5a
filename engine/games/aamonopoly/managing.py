"""What a seat may do with its estate, as things to press."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from engine.game import Seat
from engine.games.aamonopoly import words
from engine.games.aamonopoly.actions import Build, Lift, Mortgage, Raise, Sell
from engine.games.aamonopoly.board import LOTS, mortgage
from engine.games.aamonopoly.model import FACTORY, Observation
from engine.games.aamonopoly.rules.building import army_price
from engine.games.aamonopoly.rules.lots import lifting, proceeds, sale, yard
from engine.games.aamonopoly.rules.steps import deed
from engine.screen import Block, Menu, Option
from engine.text import Text

Choices: TypeAlias = Sequence[Any]


def managing(seen: Observation, seat: Seat, choices: Choices, t: Text) -> Iterator[Block]:
    """New armies, buildings and mortgages: a menu each, where there is anything to choose."""
    if Raise() in choices:
        price = army_price(seen.estates[seat], seen.options.stakes)
        yield Menu(t("menu-raise"), (Option(t("raise", price=price), (Raise(),)),))
    kinds = ("build", Build), ("sell", Sell), ("mortgage", Mortgage), ("lift", Lift)
    for name, kind in kinds:
        options = tuple(_option(seen, c, t) for c in choices if isinstance(c, kind))
        if options:
            yield Menu(t(f"menu-{name}"), options)


def _option(seen: Observation, choice: Build | Sell | Mortgage | Lift, t: Text) -> Option:
    square = choice.square
    name = words.lot(seen.deeds, square, t)
    match choice:
        case Build():
            last = deed(seen.deeds, square).level == FACTORY - 1
            key = "build-factory" if last else "build-yard"
            return Option(t(key, lot=name, price=yard(square)), (choice,))
        case Sell():
            squares, level = sale(seen.deeds, seen.bank, square)
            price = proceeds(seen.deeds, squares, level)
            key = "sell" if len(squares) == 1 else "sell-group"
            return Option(t(key, lot=name, price=price, n=level), (choice,))
        case Mortgage():
            return Option(t("mortgage", lot=name, price=mortgage(LOTS[square])), (choice,))
        case Lift():
            return Option(t("lift", lot=name, price=lifting(square)), (choice,))
