"""What is played for a seat whose time ran out (R): nothing that it might not have wanted."""

from __future__ import annotations

from engine.game import Seat, Span
from engine.games.aamonopoly.actions import (
    Action,
    Bid,
    Decline,
    DrawInstead,
    Miss,
    Mortgage,
    PayUp,
    Repel,
    Roll,
    Sell,
    Settle,
)
from engine.games.aamonopoly.board import LOTS
from engine.games.aamonopoly.model import State
from engine.games.aamonopoly.rules.legal import Offer, choices
from engine.games.aamonopoly.rules.observe import observe
from engine.games.aamonopoly.rules.orders import harshest
from engine.games.aamonopoly.tasks import Arrival, Auction, Censored, Debt, Defeat, Throw


def stand_in(state: State, seat: Seat) -> Action:
    """It misses its turn, bids nothing, buys nothing, attacks and eliminates nobody."""
    seen = observe(state, seat)
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


def cheapest(offered: tuple[Offer, ...]) -> Action:
    """To pay a debt: mortgage the cheapest lot; with none, sell the cheapest building."""
    ways = [action for action in offered if isinstance(action, Mortgage | Sell)]
    return min(ways, key=lambda a: (isinstance(a, Sell), LOTS[a.square].price, a.square))
