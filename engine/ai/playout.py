"""How good a position is for each seat: by its end, by playing on, or by the game's own word."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from engine.ai.decisions import plausible
from engine.chance import Chance
from engine.game import AnyGame

Worth: TypeAlias = tuple[float, ...]
"""By seat, from 0 (lost) to 1 (won)."""

SHORT: Final = 6
"""Decisions played on before a game that can ``evaluate`` is asked to."""
LONG: Final = 1000
"""The same for one that cannot: by then its matches should be over."""


def playout(game: AnyGame, state: Any, chance: Chance) -> Worth:
    """Play on as players might, to the end or as far as it is worth it."""
    for _ in range(LONG if game.evaluate is None else SHORT):
        owing = game.to_act(state)
        if not owing:
            break
        state = plausible(game, state, min(owing), chance).state
    outcome = game.outcome(state)
    if outcome is not None:
        return shares(outcome.places)
    if game.evaluate is not None:
        return game.evaluate(state)
    raise RuntimeError(f"{game.key}: a match of {LONG} decisions more, and no evaluation")


def shares(places: tuple[int, ...]) -> Worth:
    """Of the other seats, how many each leaves behind, a tie being half of one."""
    others = max(1, len(places) - 1)
    return tuple(
        (sum(place > own for place in places) + (places.count(own) - 1) / 2) / others
        for own in places
    )
