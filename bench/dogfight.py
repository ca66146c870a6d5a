"""Dogfight played by itself: how long matches are, and what beginning is worth."""

from __future__ import annotations

from math import sqrt
from statistics import mean
from typing import Final

from bench.figures import Scale, Show, head, note, percentile, row
from bench.pilot import plan
from engine.chance import Chance
from engine.game import Seat, play
from engine.games.dogfight import GAME
from engine.games.dogfight.commands import Batch, end_turn, fly
from engine.games.dogfight.model import LANES, SQUARES, Begin, Options, State

PERFECT: Final = {False: "56-61%", True: "49-50%"}
"""The share of the first seat between perfect players, by whether the start is fair."""


def match(options: Options, seed: str) -> tuple[int, bool]:
    """One match, its turns in all, and whether whoever had the first of them won."""
    state: State = GAME.setup(options, 2, Chance(seed, 0)).state
    version = 0
    while state.outcome is None:
        for action in _batch(state):
            version += 1
            (seat,) = GAME.to_act(state)
            state = play(GAME, state, seat, action, Chance(seed, version)).state
    turns = 0 if state.turn is None else state.turn.number
    return turns, state.outcome.places[state.first or 0] == 1


def _batch(state: State) -> Batch:
    if state.turn is None:
        return (Begin(state.chooser),)
    seen, wanted = GAME.observe(state, Seat(state.turn.seat)), plan(state)
    lines = dict(zip(LANES, wanted.squares, strict=True))
    if not any((wanted.reserve, wanted.counter, *wanted.squares, wanted.save)):
        return (end_turn(seen),)
    return fly(seen, reserve=wanted.reserve, counter=wanted.counter, lines=lines, save=wanted.save)


async def run(scale: Scale, show: Show) -> None:
    columns = "turns p5", "median", "p95", "most", "first won", "+-", "perfect"
    head(show, f"dogfight by itself, {scale.flights} matches each", *columns)
    for distance in SQUARES:
        for fair in (False, True):
            options = Options(distance, fair_start=fair)
            played = [match(options, f"{distance}-{fair}-{n}") for n in range(scale.flights)]
            turns, won = [count for count, _ in played], mean(first for _, first in played)
            middle = (percentile(turns, share) for share in (5, 50, 95))
            doubt = sqrt(won * (1 - won) / len(played))
            name = f"{distance}{', fair start' if fair else ''}"
            shares = f"{won:.1%}", f"{doubt:.1%}", PERFECT[fair]
            row(show, name, *(int(count) for count in middle), max(turns), *shares)
    note(
        show,
        "Turns of both seats together. Both sides look one turn ahead; the first seat is",
        "whichever had the first turn, +- one standard error.",
    )
