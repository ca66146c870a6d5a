"""Open offers, and when they are open no more (aamonopoly.md, Monopoly)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

from engine.game import Seat, Step
from engine.games.aamonopoly.dealings import Closed
from engine.games.aamonopoly.model import Draft, Offer, State
from engine.games.aamonopoly.rules.steps import Done


def close(
    state: State, offer: Offer, why: Literal["accepted", "refused", "withdrawn", "void"]
) -> Done:
    offers = tuple(other for other in state.offers if other != offer)
    return Step(replace(state, offers=offers), (Closed(offer, why),))


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
