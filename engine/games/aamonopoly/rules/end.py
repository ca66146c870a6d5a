"""When a match is over, and who has won (aamonopoly.md, End)."""

from __future__ import annotations

from engine.frozen import replace
from engine.game import Outcome, Seat, Step
from engine.games.aamonopoly.events import Ended
from engine.games.aamonopoly.model import State, Table
from engine.games.aamonopoly.rules.lots import worth
from engine.games.aamonopoly.rules.steps import Done


def if_over(state: State) -> Done:
    """The last seat not out or bankrupt wins."""
    left = still_in(state)
    if state.outcome is not None or len(left) > 1:
        return Step(state)
    return _end(state, "end-last", left[0])


def by_worth(state: State) -> Done:
    """After the last round the highest worth wins."""
    best = [Seat(seat) for seat, place in enumerate(places(state)) if place == 1]
    if len(best) > 1:
        return _end(state, "end-worth-shared", None)
    return _end(state, "end-worth", best[0])


def total_worth(table: Table, seat: Seat) -> int:
    """Cash and lots with what is built on them."""
    return table.estates[seat].cash + worth(table.deeds, seat)


def still_in(state: State) -> tuple[Seat, ...]:
    return tuple(Seat(n) for n, e in enumerate(state.estates) if e.standing != "out")


def out(state: State) -> frozenset[Seat]:
    """``Game.out``: whoever fell for good; not who awaits its return."""
    return frozenset(map(Seat, range(len(state.estates)))) - {*still_in(state)}


def _end(state: State, reason: str, winner: Seat | None) -> Done:
    outcome = Outcome(places(state), reason, winner)
    nothing = (None,) * len(state.estates)
    over = replace(state, tasks=(), offers=(), drafts=nothing, bids=nothing, outcome=outcome)
    return Step(over, (Ended(outcome),))


def places(state: State) -> tuple[int, ...]:
    """By seat: those in before those out, by worth; those out by how late they fell."""
    ranks = [
        (estate.standing != "out", total_worth(state, Seat(seat)), estate.fell)
        for seat, estate in enumerate(state.estates)
    ]
    return tuple(1 + sum(other > own for other in ranks) for own in ranks)
