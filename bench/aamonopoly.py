"""AA-Monopoly played by itself: how long matches are, and how much is asked in them."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from statistics import mean
from typing import Any, Final

from bench.figures import Scale, Show, head, note, percentile, row
from engine.chance import Chance
from engine.game import Span, play
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.actions import Miss
from engine.games.aamonopoly.events import Owing, TurnBegun
from engine.games.aamonopoly.model import Options, State
from engine.games.aamonopoly.rules.thumb import rollout

SEATS: Final = 4
PANEL: Final = frozenset(
    {"raise", "build", "sell", "mortgage", "lift", "draw", "order", "accept", "refuse", "bail"}
)
"""What a seat does of its own accord, while something else is asked of it."""
WAITED_FOR: Final = 30
"""Rounds of the matches in which all have ordered to be asked before their turns end."""
LONGEST: Final = 500
"""Rounds at which a match is given up."""


@dataclass
class Played:
    rounds: int = 0
    turns: int = 0
    mover: int = 0
    """Questions that the seats were asked in their own turns."""
    others: int = 0
    actions: int = 0
    kinds: Counter[str] = field(default_factory=Counter)


def sensible(options: Options, seed: str, *, lingers: bool = False) -> Played:
    """A match of players by rules of thumb.

    Args:
        lingers: whether all have ordered to be asked before their turns end.
    """
    state: State = GAME.setup(options, SEATS, Chance(seed, 0)).state
    state = replace(state, estates=tuple(replace(e, lingers=lingers) for e in state.estates))
    played = Played(turns=1)
    while (owing := sorted(GAME.to_act(state))) and state.round < LONGEST:
        seat, mover = owing[0], state.turn
        decision = rollout(state, seat, Chance(seed, played.actions, "thumb"))
        if decision[0].kind not in PANEL:
            played.mover += seat == mover
            played.others += seat != mover
            played.kinds[decision[0].kind] += seat == mover
        for action in decision:
            played.actions += 1
            step = play(GAME, state, seat, action, Chance(seed, played.actions))
            state = step.state
            for event in step.events:
                played.turns += isinstance(event, TurnBegun)
                played.mover += isinstance(event, Owing) and event.seat == state.turn
    played.rounds = state.round
    return played


def anyhow(seed: str) -> int:
    """A match of players who do anything, and miss no turn: its actions."""
    luck, version = random.Random(seed), 0
    state: Any = GAME.setup(Options(), SEATS, Chance(seed, 0)).state
    while owing := sorted(GAME.to_act(state)):
        version += 1
        offers = [o for o in GAME.legal_actions(state, owing[0]) if o != Miss()]
        offer = luck.choice(offers)
        action = offer.at(luck.randint(offer.low, offer.high)) if isinstance(offer, Span) else offer
        state = play(GAME, state, owing[0], action, Chance(seed, version)).state
    return version


async def run(scale: Scale, show: Show) -> None:
    columns = "median", "p90", "most", "asked", "others", "actions", "ms/action"
    head(show, f"AA-Monopoly, {SEATS} seats, {scale.estates} matches each", *columns)
    kinds: Counter[str] = Counter()
    for rounds in (10, 30, 60, 0):
        name = f"{rounds} rounds" if rounds else "no limit"
        for one in _length(scale, show, name, rounds):
            kinds += one.kinds
    _length(scale, show, f"{WAITED_FOR}, everybody asked at the end", WAITED_FOR, lingers=True)
    began = time.perf_counter()
    wild = [anyhow(f"wild-{n}") for n in range(scale.estates)]
    spent = time.perf_counter() - began
    head(show, "matches at random", "a second", "actions", "ms/action")
    pace = f"{len(wild) / spent:.1f}", round(mean(wild)), f"{spent / sum(wild) * 1000:.2f}"
    row(show, f"{SEATS} seats, 30 rounds", *pace)
    note(show, f"The mover's answers: {', '.join(f'{k} {n}' for k, n in kinds.most_common())}.")
    note(show, "Rounds of a match; questions a turn, of the mover and of all others together.")


def _length(
    scale: Scale, show: Show, name: str, rounds: int, *, lingers: bool = False
) -> Sequence[Played]:
    """A row of figures from matches of so many rounds."""
    began, seeds = time.perf_counter(), [f"{rounds}-{n}" for n in range(scale.estates)]
    found = [sensible(Options(rounds), seed, lingers=lingers) for seed in seeds]
    spent = time.perf_counter() - began
    length, turns = [one.rounds for one in found], sum(one.turns for one in found)
    asked = sum(one.mover for one in found) / turns, sum(one.others for one in found) / turns
    actions = sum(one.actions for one in found)
    middle = (int(percentile(length, share)) for share in (50, 90))
    figures = (f"{asked[0]:.2f}", f"{asked[1]:.2f}", round(actions / len(found)))
    row(show, name, *middle, max(length), *figures, f"{spent / actions * 1000:.2f}")
    return found
