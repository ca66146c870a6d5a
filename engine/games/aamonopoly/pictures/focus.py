"""The square where something happens now."""

from __future__ import annotations

from engine.games.aamonopoly.board import VIA
from engine.games.aamonopoly.model import Observation
from engine.games.aamonopoly.tasks import (
    Arrival,
    Auction,
    Censored,
    Defeat,
    March,
    Release,
    Victory,
)


def focus(seen: Observation) -> int:
    """Where the army that acts stands, the lot that is auctioned, or where the mover stands.

    Of several armies the first free one counts.
    """
    armies = seen.estates[seen.turn].armies
    match seen.task:
        case Auction(square=square):
            return square
        case (
            Arrival(army=army)
            | Censored(army=army)
            | Victory(army=army)
            | Defeat(army=army)
            | March(army=army)
            | Release(army=army)
        ) if army < len(armies):
            return armies[army].square
    free = [army.square for army in armies if army.tries is None]
    return (*free, *(army.square for army in armies), VIA)[0]
