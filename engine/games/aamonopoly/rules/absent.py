"""What is played for a seat whose time ran out (R): nothing that it might not have wanted."""

from __future__ import annotations

from engine.chance import Chance
from engine.game import Seat, Span
from engine.games.aamonopoly.actions import (
    Action,
    Bid,
    Decline,
    DrawInstead,
    Miss,
    PayUp,
    Repel,
    Roll,
    Settle,
)
from engine.games.aamonopoly.model import State
from engine.games.aamonopoly.rules.legal import choices
from engine.games.aamonopoly.rules.observe import observe
from engine.games.aamonopoly.rules.orders import cheapest, harshest
from engine.games.aamonopoly.rules.thumb import rollout
from engine.games.aamonopoly.tasks import Arrival, Auction, Censored, Debt, Defeat, Throw


def stand_in(state: State, seat: Seat) -> Action:
    """It misses its turn, bids nothing, buys nothing, attacks and eliminates nobody.

    In what a seat imagines nobody is absent yet: there it is a player by rules of thumb.
    """
    seen = observe(state, seat)
    if state.round <= state.thought:
        decision = rollout(state, seat, Chance("stand-in", 0))
        return decision[0] if len(decision) == 1 else Roll("joint")
    offered, task = choices(seen), seen.task
    match task:
        case Throw():
            return Miss() if Miss() in offered else Roll("joint")
        case Auction():
            return Bid(0)
        case Debt():
            return cheapest(offered)
        case Censored(amount=amount):
            return PayUp() if seen.estates[seat].cash >= amount else DrawInstead()
        case Defeat():
            mild = [a for a in offered if isinstance(a, Repel) and not a.eliminate]
            return harshest(seen, task, mild)
        case Arrival():
            return next(a for a in offered if isinstance(a, Decline | Settle))
        case _:
            # The first army does not attack; the first conquest eliminates nobody; the turn ends.
            return next(a for a in offered if not isinstance(a, Span))
