"""Open offers, and when they are open no more (aamonopoly.md, Monopoly)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.frozen import replace
from engine.game import Seat, Step
from engine.games.aamonopoly.dealings import Closed, Withdrawn
from engine.games.aamonopoly.model import Draft, Offer, State
from engine.games.aamonopoly.rules.steps import Done


def withdraw(state: State, offer: Offer) -> Done:
    return Step(_without(state, offer), (Withdrawn(offer),))


def close(state: State, offer: Offer, why: Literal["accepted", "refused", "void"]) -> Done:
    return Step(_without(state, offer), (Closed(offer, why),))


def _without(state: State, offer: Offer) -> State:
    return replace(state, offers=tuple(other for other in state.offers if other != offer))


def void(state: State, squares: Iterable[int], gone: Seat | None = None) -> Done:
    """Close the offers with a lot that changed hands, or a seat that went out; drafts likewise."""
    lots = frozenset(squares)
    dead = [offer for offer in state.offers if _touches(offer, lots, gone)]
    offers = tuple(offer for offer in state.offers if offer not in dead)
    drafts = tuple(
        None if draft is not None and _touches(draft, lots, gone) else draft
        for draft in state.drafts
    )
    state = replace(state, offers=offers, drafts=drafts)
    return Step(state, tuple(Closed(offer, "void") for offer in dead))


def _touches(trade: Offer | Draft, lots: frozenset[int], gone: Seat | None) -> bool:
    in_it = {*trade.gives.squares, *trade.gets.squares}
    return gone in (trade.by, trade.to) or not lots.isdisjoint(in_it)
