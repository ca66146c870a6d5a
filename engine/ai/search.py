"""Information-set Monte Carlo tree search, from one seat's point of view.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012): each
iteration draws a world that agrees with all the seat knows, descends the one tree of all worlds by
upper confidence bounds over the decisions that this world allows, and plays on from its edge.
Every seat maximises its own share (max^n). The searching seat's decisions hang on what it sees,
those of the others on what everyone sees: nobody answers what is hidden from them, so that seats
which decide at the same time do so here too. Decisions are added to a node as its visits grow
(progressive widening, Coulom 2007), for there may be very many.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Any, Final, TypeAlias

from engine.ai.decisions import (
    Decision,
    Meaning,
    Taken,
    at_random,
    concrete,
    plausible,
    possible,
    stand_in,
    take,
)
from engine.ai.luck import Luck
from engine.ai.playout import Worth, playout, shares
from engine.chance import Chance
from engine.game import AnyGame, Seat, Span

EXPLORATION: Final = 1.2
"""What is little tried is tried again by that many standard deviations of what lines are worth: by
0.6 where they are won or lost, by less where they are judged before their end.
"""
WIDTH: Final = 2.0
"""A node visited n times weighs ``WIDTH`` * sqrt(n) decisions."""

MIXED: Final = 8
"""Where several seats decide at once, every so many-th decision is any: bounds alone would have
rivals that think alike move in step for ever, and neither learn what else the other may do.
"""

Key: TypeAlias = tuple[Seat, Any]
"""Who decides, and what the decision may hang on."""


@dataclass(slots=True)
class _Edge:
    """A decision at a node."""

    decision: Decision
    available: int = 0
    """Visits to the node in worlds that allow it."""
    visits: int = 0
    total: float = 0.0
    """Of what it was worth to the seat that decides."""

    def bound(self, spread: float) -> float:
        explored = sqrt(log(self.available + 1) / self.visits)
        return self.total / self.visits + EXPLORATION * spread * explored


@dataclass(slots=True)
class _Worths:
    """Of the lines played so far, to the searching seat; as if one had been won and one lost."""

    count: int = 2
    total: float = 1.0
    squares: float = 1.0

    def add(self, worth: float) -> None:
        self.count += 1
        self.total += worth
        self.squares += worth * worth

    @property
    def spread(self) -> float:
        """Their standard deviation."""
        mean = self.total / self.count
        return sqrt(max(0.0, self.squares / self.count - mean * mean))


@dataclass(slots=True)
class _Node:
    seat: Seat
    alike: bool
    """Whether all its worlds allow the same: what they differ in is hidden from this seat too."""
    legal: Sequence[Any] | None = None
    """What they allow, once it was asked for."""
    visits: int = 0
    missed: int = 0
    """How often no new decision was found."""
    edges: dict[Meaning, _Edge] = field(default_factory=dict)

    def able(self, legal: Sequence[Any]) -> list[_Edge]:
        """Decisions whose first action this world allows."""
        if self.alike:
            return list(self.edges.values())
        spans = [offer for offer in legal if isinstance(offer, Span)]
        single = {offer for offer in legal if not isinstance(offer, Span)}
        return [
            edge
            for edge in self.edges.values()
            if edge.decision[0] in single or any(edge.decision[0] in span for span in spans)
        ]


def decide(
    game: AnyGame,
    state: Any,
    seat: Seat,
    *,
    seed: str,
    iterations: int,
    in_time: Callable[[], bool] = lambda: True,
) -> Decision:
    """What a seat that owes a decision is to do: the best found when time or iterations are up.

    It does not think where there is only one, and no longer than others may catch up with the best.

    Args:
        state: any that agrees with what the seat knows; nothing else of it is used.
        seed: of the search's own luck, never the match's.
        in_time: asked before each iteration but the first.
    """
    search, luck = _Search(game, state, seat), Luck(seed)
    only = _only(game, state, seat, luck)
    if only is not None:
        return only
    for count in range(max(1, iterations)):
        if count and (search.lead > iterations - count or not in_time()):
            break
        search.grow(luck)
    return search.best()


def _only(game: AnyGame, state: Any, seat: Seat, chance: Chance) -> Decision | None:
    """The decision of a seat that has one alone."""
    (legal, *more) = game.legal_actions(state, seat)
    if more or (isinstance(legal, Span) and legal.low < legal.high):
        return None
    decision = stand_in(game, state, seat, chance).decision
    return decision if len(decision) == 1 else None


class _Search:
    def __init__(self, game: AnyGame, state: Any, seat: Seat) -> None:
        self._game = game
        self._seat = seat
        self._state = state
        self._worths = _Worths()
        self._root = _Node(seat, alike=True)
        self._nodes: dict[Key, _Node] = {self._key(state, seat): self._root}

    @property
    def lead(self) -> int:
        """How much more often the best decision was taken than any other."""
        visits = sorted([edge.visits for edge in self._root.edges.values()])
        return visits[-1] - (visits[-2] if len(visits) > 1 else 0)

    def best(self) -> Decision:
        """The decision most often taken, the first of them."""
        return max(self._root.edges.values(), key=lambda edge: edge.visits).decision

    def grow(self, chance: Chance) -> None:
        """One iteration."""
        game = self._game
        state = game.imagine(self._state, self._seat, chance)
        path: list[tuple[_Node, _Edge]] = []
        known = True
        while known and (owing := game.to_act(state)):
            mover = self._seat if self._seat in owing else min(owing)
            key = self._key(state, mover)
            node = self._nodes.get(key)
            if node is None:
                known = False
                alike = mover == self._seat or not game.secret
                node = self._nodes[key] = _Node(mover, alike)
            mixed = len(owing) > 1 and not chance.below(MIXED)
            edge, state = self._descend(node, state, chance, mixed=mixed)
            path.append((node, edge))
        outcome = game.outcome(state)
        worth = playout(game, state, chance) if outcome is None else shares(outcome.places)
        self._worths.add(worth[self._seat])
        _learn(path, worth)

    def _key(self, state: Any, mover: Seat) -> Key:
        return mover, self._game.observe(state, mover if mover == self._seat else None)

    def _descend(
        self, node: _Node, state: Any, chance: Chance, *, mixed: bool
    ) -> tuple[_Edge, Any]:
        """Take a decision that is new to the node, or else the one with the highest bound."""
        game, seat = self._game, node.seat
        if node.legal is None or not node.alike:
            node.legal = game.legal_actions(state, seat)
        able = node.able(node.legal)
        for edge in able:
            edge.available += 1
        if len(able) + node.missed < WIDTH * sqrt(node.visits + 1):
            taken = self._widen(node, state, node.legal, chance, bare=not able)
            if taken is not None:
                meaning = taken.meaning(game, seat)
                edge = node.edges[meaning] = _Edge(taken.decision, available=1)
                return edge, taken.state
            node.missed += 1
        spread = self._worths.spread
        while able:
            if mixed:
                edge = able[chance.below(len(able))]
            else:
                edge = max(able, key=lambda edge: edge.bound(spread))
            if node.alike or possible(game, state, seat, edge.decision):
                return edge, take(game, state, seat, edge.decision, chance).state
            able.remove(edge)
        taken = plausible(game, state, seat, chance)
        meaning = taken.meaning(game, seat)
        return node.edges.setdefault(meaning, _Edge(taken.decision, 1)), taken.state

    def _widen(
        self, node: _Node, state: Any, legal: Sequence[Any], chance: Chance, *, bare: bool
    ) -> Taken | None:
        """A decision the node does not have: the stand-in's, a plausible one, any other."""
        game, seat = self._game, node.seat
        if bare:
            taken = stand_in(game, state, seat, chance)
            if taken.meaning(game, seat) not in node.edges:
                return taken
        if game.rollout is not None:
            taken = plausible(game, state, seat, chance)
            if taken.meaning(game, seat) not in node.edges:
                return taken
        tried = {edge.decision[0] for edge in node.edges.values()}
        fresh = [action for action in concrete(legal, chance) if action not in tried]
        opening = fresh[chance.below(len(fresh))] if fresh else None
        taken = at_random(game, state, seat, chance, opening)
        return None if taken.meaning(game, seat) in node.edges else taken


def _learn(path: list[tuple[_Node, _Edge]], worth: Worth) -> None:
    for node, edge in path:
        node.visits += 1
        edge.visits += 1
        edge.total += worth[node.seat]
