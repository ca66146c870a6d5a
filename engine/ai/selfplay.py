"""Matches that computers play among themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.ai.players import PlayerName, Timer, decision
from engine.ai.playout import Worth, shares
from engine.chance import Chance
from engine.game import AnyGame, Outcome, Seat, play


@dataclass(frozen=True, slots=True)
class Record:
    """A match that computers have played."""

    players: tuple[PlayerName, ...]
    """By seat."""
    outcome: Outcome
    seconds: tuple[tuple[float, ...], ...]
    """By seat: of each decision, the time it took."""
    met: Counter[str]
    """How often each kind of action was played."""

    @property
    def decisions(self) -> int:
        return sum(map(len, self.seconds))

    @property
    def worth(self) -> Worth:
        return shares(self.outcome.places)


def match(
    game: AnyGame, options: Any, players: Sequence[PlayerName], *, seed: str, timer: Timer
) -> Record:
    """One match by its own rules, each seat decided for from what it knows and no more."""
    state = game.setup(options, len(players), Chance(seed, 0)).state
    seconds: tuple[list[float], ...] = tuple([] for _ in players)
    met: Counter[str] = Counter()
    version = 0
    while owing := game.to_act(state):
        seat, started = min(owing), timer()
        known = game.imagine(state, seat, Chance(f"{seed}/known", version))
        actions = decision(game, known, seat, players[seat], seed=f"{seed}/{version}", timer=timer)
        seconds[seat].append(timer() - started)
        for action in actions:
            version += 1
            met[type(action).__name__] += 1
            state = play(game, state, seat, action, Chance(seed, version)).state
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError(f"{game.key}: nobody owes a decision, but the match has no outcome")
    return Record(tuple(players), outcome, tuple(map(tuple, seconds)), met)


def seating(players: Sequence[PlayerName], number: int) -> tuple[PlayerName, ...]:
    """Who sits where in the match of that number: all change places from match to match."""
    turned = number % len(players)
    return (*players[turned:], *players[:turned])


def seat_of(players: Sequence[PlayerName], number: int, place: int) -> Seat:
    """Where the player at that place of the list sits in that match."""
    return Seat((place - number) % len(players))
