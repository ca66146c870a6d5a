"""Whole decisions: a seat's actions up to the first that tells anyone anything.

Where a game has its seats fill in a draft, card by card, what a player weighs is the draft as it is
handed in, not each tick; so that is what a computer weighs too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, TypeAlias

from engine.chance import Chance
from engine.game import AnyGame, Seat, Span, allowed, weighed

Decision: TypeAlias = tuple[Any, ...]
"""Actions of one seat in a row; only the last has events, or ends what the seat owes."""

Meaning: TypeAlias = tuple[Any, Any]
"""The same for drafts filled in another order: what the seat saw before its last action (None where
that was also the first), and that action."""

FEW: Final = 8
"""Amounts of a ``Span`` that are all weighed; of more, the least, the most and some between."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A decision, played out."""

    decision: Decision
    state: Any
    """After it."""
    drafted: Any
    """The state before its last action."""

    def meaning(self, game: AnyGame, seat: Seat) -> Meaning:
        *draft, last = self.decision
        return game.observe(self.drafted, seat) if draft else None, last


def take(game: AnyGame, state: Any, seat: Seat, decision: Decision, chance: Chance) -> Taken:
    """Play a legal decision."""
    *draft, last = decision
    for action in draft:
        state = game.apply(state, seat, action, chance).state
    return Taken(decision, game.apply(state, seat, last, chance).state, state)


def possible(game: AnyGame, state: Any, seat: Seat, decision: Decision) -> bool:
    """Whether a decision whose first action is legal is legal to its end."""
    for action, following in pairwise(decision):
        state = game.apply(state, seat, action, Chance("", 0)).state
        if not allowed(game.legal_actions(state, seat), following):
            return False
    return True


def stand_in(game: AnyGame, state: Any, seat: Seat, chance: Chance) -> Taken:
    """What the game plays for an absent seat."""
    actions: list[Any] = []
    while True:
        action = game.stand_in(state, seat)
        actions.append(action)
        step = game.apply(state, seat, action, chance)
        if step.events or seat not in game.to_act(step.state):
            return Taken(tuple(actions), step.state, state)
        state = step.state


def at_random(game: AnyGame, state: Any, seat: Seat, chance: Chance, opening: Any = None) -> Taken:
    """Actions at random, the first one given or not, that never lead back to where a draft was.

    Where nothing else is left to do with a draft, the stand-in's decision is taken instead.
    """
    start, met, actions = state, set[Any](), list[Any]()
    options = concrete(game.legal_actions(state, seat), chance) if opening is None else [opening]
    while options:
        action = options.pop(chance.below(len(options)))
        step = game.apply(state, seat, action, chance)
        if step.events or seat not in game.to_act(step.state):
            whole = Taken((*actions, action), step.state, state)
            return _shortened(game, start, seat, whole) if actions else whole
        if not met:
            met.add(game.observe(start, seat))
        seen = game.observe(step.state, seat)
        if seen not in met:
            met.add(seen)
            actions.append(action)
            state = step.state
            options = concrete(game.legal_actions(state, seat), chance)
    return stand_in(game, start, seat, chance)


def _shortened(game: AnyGame, start: Any, seat: Seat, whole: Taken) -> Taken:
    """The last action alone, where the draft before it changes nothing."""
    *_, last = whole.decision
    if not allowed(game.legal_actions(start, seat), last):
        return whole
    drafted = take(game, start, seat, whole.decision, Chance("", 0)).state
    alone = take(game, start, seat, (last,), Chance("", 0)).state
    return Taken((last,), whole.state, start) if alone == drafted else whole


def plausible(game: AnyGame, state: Any, seat: Seat, chance: Chance) -> Taken:
    """As a player might decide: by the game's own ``rollout``, else its stand-in or at random."""
    if game.rollout is not None:
        return take(game, state, seat, game.rollout(state, seat, chance), chance)
    draw = at_random if chance.below(2) else stand_in
    return draw(game, state, seat, chance)


def concrete(offers: Sequence[Any], chance: Chance) -> list[Any]:
    """The actions offered that computers weigh, of wide spans only some amounts."""
    actions: list[Any] = []
    for offer in offers:
        if isinstance(offer, Span):
            actions += map(offer.at, _amounts(offer, chance))
        elif weighed(offer):
            actions.append(offer)
    return actions


def _amounts(span: Span, chance: Chance) -> Sequence[int]:
    width = span.high - span.low + 1
    if width <= FEW:
        return range(span.low, span.high + 1)
    between = {span.low + 1 + chance.below(width - 2) for _ in range(FEW - 2)}
    return sorted({span.low, span.high, *between})
