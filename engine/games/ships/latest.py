"""Which of the things last shown belong to this turn, and which to the one before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from engine.games.ships import words
from engine.games.ships.model import Observation, Phase
from engine.text import Text

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


def shown(seen: Observation) -> frozenset[Phase]:
    """The phases of which what was last shown, if anything, is of this turn.

    What Fire showed is forgotten when new winds are: in Fire it can only be of this turn.
    """
    before = PHASES[: PHASES.index(seen.phase)]
    return frozenset((*before, "fire") if seen.phase == "fire" else before)


def told(seen: Observation, phase: Phase, t: Text) -> str:
    """What a phase last showed, in words; empty before its first time."""
    latest = seen.latest
    match phase:
        case "reload" if latest.reloaded is not None:
            return t("exchanged", counts=words.by_seat(latest.reloaded, t))
        case "sail" if latest.winds is not None:
            return words.sailed(latest.winds, latest.gage, t)
        case "fire" if latest.shots is not None and latest.damage is not None:
            return words.fired(latest.shots, latest.damage, t)
        case "retire" if latest.retired is not None:
            return t("retired", counts=words.by_seat(latest.retired, t))
        case _:
            return ""


def lines(seen: Observation, t: Text) -> Iterator[str]:
    """All that was last shown: of the turn before in one line, then of this turn."""
    now = shown(seen)
    old = " ".join(filter(None, (told(seen, phase, t) for phase in PHASES if phase not in now)))
    if old:
        yield t("before", turn=seen.turn - 1, what=old)
    yield from filter(None, (told(seen, phase, t) for phase in PHASES if phase in now))
