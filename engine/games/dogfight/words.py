"""Phrases that the screen, the log and the picture's words share."""

from __future__ import annotations

from engine.game import Outcome, Seat
from engine.games.dogfight.model import LANES, Lane, State, Turn
from engine.text import Text

DOT = " · "


def squadron(state: State, seat: Seat, t: Text) -> str:
    """``left 5/8, lives 2; ...``: a seat's planes, lane by lane."""
    return DOT.join(plane(state, seat, lane, t) for lane in LANES)


def plane(state: State, seat: Seat, lane: Lane, t: Text) -> str:
    """A plane with its line and its lives."""
    own = state.squadrons[seat].plane(lane)
    name = t(f"lane-{lane}")
    if own.lives == 0:
        return t("plane-down", lane=name)
    if state.squadrons[1 - seat].plane(lane).lives == 0:
        return t("plane-idle", lane=name, lives=own.lives)
    return t(
        "plane", lane=name, line=own.line, squares=state.options.squares(lane), lives=own.lives
    )


def turn_so_far(turn: Turn, t: Text) -> str:
    """The roll and what has become of it."""
    parts = [t("rolled-points", die=turn.die, points=turn.points)]
    if turn.used:
        parts.append(t("used", n=turn.used))
    if turn.saved:
        parts.append(t("saved", n=turn.saved))
    if turn.countered:
        parts.append(t("countered"))
    if turn.scored:
        parts.append(t("scored", lanes=", ".join(t(f"lane-{lane}") for lane in turn.scored)))
    return DOT.join(parts)


def opening(state: State, t: Text) -> str:
    """The roll for the start, and what came of it."""
    rolls = DOT.join(t("hold", name=t.who(seat), n=roll) for seat, roll in enumerate(state.rolls))
    if state.first is None:
        return t("opening", rolls=rolls, name=t.who(state.chooser))
    return t("opened", rolls=rolls, name=t.who(state.first))


def ended(outcome: Outcome, t: Text) -> str:
    name = "" if outcome.cause is None else t.who(outcome.cause)
    return t(outcome.reason, name=name)
