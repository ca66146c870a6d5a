"""What a square does to an army that stops there (aamonopoly.md, Board)."""

from __future__ import annotations

from typing import assert_never

from engine.chance import Chance
from engine.game import Seat, Step
from engine.games.aamonopoly.board import LOTS, Corner, Draw, Strait, Street, Tax, Utility
from engine.games.aamonopoly.dealings import Bought
from engine.games.aamonopoly.model import State, Table
from engine.games.aamonopoly.rules.combat import can_attack
from engine.games.aamonopoly.rules.drawing import draw
from engine.games.aamonopoly.rules.lots import raisable, rent
from engine.games.aamonopoly.rules.money import earn, owe
from engine.games.aamonopoly.rules.offers import void
from engine.games.aamonopoly.rules.prison import imprison
from engine.games.aamonopoly.rules.steps import (
    Done,
    deed,
    first,
    mover,
    no_bids,
    printed,
    rest,
    square_of,
    tell,
    then,
    with_deeds,
)
from engine.games.aamonopoly.tasks import Arrival, Auction


def arrive(state: State, task: Arrival, chance: Chance) -> Done | None:
    """Act on the square reached; None where the mover has to choose first."""
    square = square_of(state, task.army)
    if (task.fight and can_attack(state, square)) or may_buy(state, square):
        return None
    return act(rest(state), task.army, chance)


def is_for_sale(table: Table, square: int) -> bool:
    lot = table.deeds[square]
    return lot is not None and lot.owner is None


def may_buy(table: Table, square: int) -> bool:
    """Whether the mover can have the lot, be it by raising cash first."""
    if not is_for_sale(table, square):
        return False
    return mover(table).cash + raisable(table.deeds, table.turn) >= LOTS[square].price


def act(state: State, army: int, chance: Chance) -> Done:
    """As by Monopoly, when there is nothing to choose any more."""
    number = square_of(state, army)
    square = printed(number)
    match square:
        case Street() | Strait() | Utility():
            return _on_a_lot(state, number)
        case Tax(amount=amount):
            return Step(owe(state, state.turn, None, amount, "tax", number))
        case Draw(key=deck):
            return draw(state, army, deck, chance)
        case Corner(key="go-to-prison"):
            return imprison(state, army, "square")
        case Corner():
            return Step(state)
        case _:
            assert_never(square)


def _on_a_lot(state: State, square: int) -> Done:
    owner = deed(state.deeds, square).owner
    if owner is None:
        return Step(first(state, Auction(square)))
    if owner == state.turn:
        return Step(state)
    fee = rent(state.deeds, square, sum(state.progress.dice))
    return Step(owe(state, state.turn, owner, fee, "rent", square))


def buy(state: State, task: Arrival) -> Done:
    """At its price; bids that were given for it are forgotten."""
    square = square_of(state, task.army)
    bought = take_over(rest(state), state.turn, square, LOTS[square].price)
    told = tell(no_bids(bought), Bought(state.turn, square, LOTS[square].price))
    return then(told, lambda s: void(s, (square,)))


def take_over(state: State, seat: Seat, square: int, price: int) -> State:
    """The same with a lot of the bank's bought."""
    return with_deeds(earn(state, seat, -price), (square,), owner=seat)
