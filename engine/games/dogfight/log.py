"""One line for each thing that happened."""

from __future__ import annotations

from typing import assert_never

from engine.games.dogfight import words
from engine.games.dogfight.events import (
    Advanced,
    Chosen,
    Countered,
    Ended,
    Event,
    Hit,
    Rolled,
    Saved,
    TurnBegun,
    TurnEnded,
    Used,
)
from engine.games.dogfight.words import DOT
from engine.text import Text


def narrate(event: Event, t: Text) -> str:
    match event:
        case Rolled(rolls=rolls):
            parts = (t("hold", name=t.who(seat), n=roll) for seat, roll in enumerate(rolls))
            return t("log-rolled", rolls=DOT.join(parts))
        case Chosen(seat=seat, first=first):
            return t("log-chosen", name=t.who(seat), first=t.who(first))
        case TurnBegun(turn=turn, seat=seat, die=die):
            return t("log-turn", turn=turn, name=t.who(seat), die=die)
        case TurnEnded(seat=seat, lost=lost):
            return t("log-lost", name=t.who(seat), n=lost) if lost else ""
        case Ended(outcome=outcome):
            return words.ended(outcome, t)
        case _:
            return _spent(event, t)


def _spent(event: Used | Countered | Advanced | Hit | Saved, t: Text) -> str:
    name = t.who(event.seat)
    match event:
        case Used(points=points, reserve=reserve):
            return t("log-used", name=name, n=points, reserve=reserve)
        case Saved(points=points, reserve=reserve):
            return t("log-saved", name=name, n=points, reserve=reserve)
        case Countered(lane=lane, squares=squares, line=line):
            return t("log-countered", name=name, lane=lane, n=squares, line=line)
        case Advanced(lane=lane, squares=squares, line=line):
            return t("log-advanced", name=name, lane=lane, n=squares, line=line)
        case Hit(lane=lane, lives=lives):
            key = "log-hit" if lives else "log-down"
            return t(key, name=name, rival=t.who(1 - event.seat), lane=lane)
        case _:
            assert_never(event)
