"""How armies move, and the salary (aamonopoly.md, Armies: Throw)."""

from __future__ import annotations

from engine.game import Seat
from engine.games.aamonopoly.actions import Mode
from engine.games.aamonopoly.board import SQUARES, VIA
from engine.games.aamonopoly.events import Journey, Moved
from engine.games.aamonopoly.model import Army, State
from engine.games.aamonopoly.rules.money import transfer
from engine.games.aamonopoly.rules.steps import Done, tell, then, with_army, with_estate

SALARY = 200


def forward(square: int, steps: int) -> tuple[int, bool]:
    """Where it ends, and whether Via was reached or passed."""
    return (square + steps) % SQUARES, square + steps >= SQUARES


def back(square: int, steps: int) -> int:
    """Never beyond Via; what is in excess is lost."""
    return max(VIA, square - steps)


def thrown(square: int, mode: Mode, dice: tuple[int, ...]) -> tuple[int, bool]:
    """Where the dice lead, and whether the salary is paid.

    A split that passes Via on its way forward has Via as the floor of its way back.
    """
    one, other = dice
    if mode == "joint":
        return forward(square, one + other)
    halfway, passed = forward(square, one)
    return back(halfway, other), passed


def move(state: State, army: int, square: int, by: Journey, *, passed: bool) -> Done:
    """Bring an army of the mover to a square, with the salary if it reached or passed Via."""
    seat = state.turn
    origin = state.estates[seat].armies[army].square
    state = with_army(state, seat, army, Army(square))
    told = tell(state, Moved(seat, origin, square, by))
    return then(told, lambda s: salary(s, seat)) if passed else told


def salary(state: State, seat: Seat) -> Done:
    """With it a new lap begins, and its splits are counted anew."""
    return transfer(with_estate(state, seat, splits=0), None, seat, SALARY, "salary")
