"""The square where something happens now."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.aamonopoly.board import BOARD, VIA, Draw, Tax
from engine.games.aamonopoly.model import Army, Observation
from engine.games.aamonopoly.tasks import (
    Arrival,
    Auction,
    Censored,
    Debt,
    Defeat,
    March,
    Release,
    Victory,
)


def focus(seen: Observation) -> int:
    """The lot that is auctioned, where a debt was made, or where the army that acts stands.

    Where it may be any of the mover's, its first free one counts.
    """
    armies = seen.estates[seen.turn].armies
    match seen.task:
        case Auction(square=square):
            return square
        case Debt() as debt:
            return next(_made(seen, debt), _stands(armies))
        case (
            Arrival(army=army)
            | Censored(army=army)
            | Victory(army=army)
            | Defeat(army=army)
            | March(army=army)
            | Release(army=army)
        ) if army < len(armies):
            return armies[army].square
    return _stands(armies)


def _stands(armies: tuple[Army, ...]) -> int:
    free = [army.square for army in armies if army.tries is None]
    return (*free, *(army.square for army in armies), VIA)[0]


def _made(seen: Observation, debt: Debt) -> Iterator[int]:
    """Squares on which the debtor may have come to owe it."""
    if debt.reason in ("spoils", "comfort") and seen.battle is not None:
        yield seen.battle.square
    for army in seen.estates[debt.seat].armies:
        deed, square = seen.deeds[army.square], BOARD[army.square]
        if (
            (debt.reason == "rent" and deed is not None and deed.owner == debt.to)
            or (debt.reason == "tax" and isinstance(square, Tax))
            or (debt.reason == "card" and isinstance(square, Draw))
        ):
            yield army.square
