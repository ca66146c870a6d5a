"""What each viewer may know, built up from nothing (aamonopoly.md, What each viewer may know)."""

from __future__ import annotations

from engine.frozen import replace
from engine.game import Seat, Viewer
from engine.games.aamonopoly.dealings import BidGiven
from engine.games.aamonopoly.events import Event
from engine.games.aamonopoly.model import Heap, Observation, State
from engine.games.aamonopoly.rules.auction import yet_to_bid
from engine.games.aamonopoly.tasks import Auction, Debt, Defeat


def to_act(state: State) -> frozenset[Seat]:
    """The seats that the task in hand asks; all that have yet to bid at once."""
    if state.outcome is not None:
        return frozenset()
    task = state.tasks[0]
    match task:
        case Auction():
            return frozenset(yet_to_bid(state))
        case Debt(seat=seat) | Defeat(winner=seat):
            return frozenset({seat})
        case _:
            return frozenset({state.turn})


def observe(state: State, viewer: Viewer) -> Observation:
    return Observation(
        viewer=viewer,
        options=state.options,
        round=state.round,
        turn=state.turn,
        progress=state.progress,
        tasks=state.tasks,
        estates=state.estates,
        deeds=state.deeds,
        bank=state.bank,
        heaps=tuple(Heap(len(pile.left), pile.open) for pile in state.piles),
        offers=state.offers,
        battle=state.battle,
        drawn=state.drawn,
        sale=state.sale,
        awaited=tuple(sorted(to_act(state))),
        outcome=state.outcome,
        bidders=tuple(Seat(n) for n, bid in enumerate(state.bids) if bid is not None),
        bid=None if viewer is None else state.bids[viewer],
        draft=None if viewer is None else state.drafts[viewer],
    )


def seen_by(event: Event, viewer: Viewer) -> Event | None:
    """How much a seat bids is hidden, and that it thinks again; writing a trade tells nothing."""
    if isinstance(event, BidGiven) and event.seat != viewer:
        return None if event.changed else replace(event, amount=None)
    return event
