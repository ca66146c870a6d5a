"""Whoever decides by itself: by search at a level, at random, or as a stand-in would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

from engine.ai.decisions import Decision, at_random, stand_in
from engine.ai.levels import LEVELS, LevelName
from engine.ai.search import decide
from engine.chance import Chance
from engine.game import AnyGame, Seat

PlayerName: TypeAlias = LevelName | Literal["random", "stand-in"]
PLAYERS: Final[tuple[PlayerName, ...]] = (*LEVELS, "random", "stand-in")

Timer: TypeAlias = Callable[[], float]
"""Seconds, counted from whenever."""


def decision(
    game: AnyGame, state: Any, seat: Seat, player: PlayerName, *, seed: str, timer: Timer
) -> Decision:
    """What such a player does in a state that agrees with what its seat knows."""
    if player == "random":
        return at_random(game, state, seat, Chance(seed, 0)).decision
    if player == "stand-in":
        return stand_in(game, state, seat, Chance(seed, 0)).decision
    level = LEVELS[player]
    until = timer() + level.seconds
    return decide(
        game,
        state,
        seat,
        seed=seed,
        iterations=level.iterations,
        in_time=lambda: timer() < until,
    )
