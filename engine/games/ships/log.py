"""One line for each thing that happened."""

from __future__ import annotations

from typing import assert_never

from engine.games.ships import words
from engine.games.ships.events import (
    Dealt,
    Drawn,
    Ended,
    Event,
    Fired,
    Reloaded,
    Reopened,
    Reshuffled,
    Retired,
    Sailed,
    Sealed,
    TurnBegun,
)
from engine.text import Text


def narrate(event: Event, t: Text) -> str:
    match event:
        case TurnBegun(turn=turn):
            return t("log-turn", turn=turn)
        case Dealt() | Drawn():
            return _dealt(event, t)
        case Reshuffled(cards=cards):
            return t("log-reshuffled", n=cards)
        case Reloaded(counts=counts):
            return t("exchanged", counts=words.by_seat(counts, t))
        case Sealed() | Reopened():
            return ""
        case Sailed(winds=winds, gage=gage):
            return words.sailed(winds, gage, t)
        case Fired(shots=shots, damage=damage):
            return words.fired(shots, damage, t)
        case Retired(counts=counts):
            return t("retired", counts=words.by_seat(counts, t))
        case Ended(outcome=outcome):
            return words.ended(outcome, t)
        case _:
            assert_never(event)


def _dealt(event: Dealt | Drawn, t: Text) -> str:
    """Nothing for one who may not see the cards, or where there are none."""
    if not event.cards:
        return ""
    key = "log-dealt" if isinstance(event, Dealt) else "log-drawn"
    return t(key, name=t.who(event.seat), cards=words.counted(event.cards, t))
