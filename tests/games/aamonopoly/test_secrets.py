"""Decks, bids and drafts are hidden, and nothing that can be seen hangs on them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.game import Seat
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.actions import Bid, Decline, Draw, Roll, Tick
from engine.games.aamonopoly.model import Pile, State
from tests.games.aamonopoly.tables import A, B, C, Play, at, opening, owning, standing

SEATS = (A, B, C)


def bidding(*bids: int | None) -> State:
    """Italy is auctioned among three; the bids are given in the order of the seats."""
    match = Play(standing(opening(3), A, "prison")).act(A, Roll("joint"), Decline(), dice=(1, 3))
    for seat, amount in zip(SEATS, bids, strict=True):
        if amount is not None:
            match.act(seat, Bid(amount))
    return match.state


@pytest.mark.parametrize("viewer", [None, B, C])
def test_how_much_a_seat_bids_changes_nothing_that_others_see_or_may_do(
    viewer: Seat | None,
) -> None:
    low, high = bidding(3, None, None), bidding(1400, None, None)

    assert GAME.observe(low, viewer) == GAME.observe(high, viewer)
    if viewer is not None:
        assert GAME.legal_actions(low, viewer) == GAME.legal_actions(high, viewer)


def test_the_order_of_the_decks_is_nobodys() -> None:
    state = opening(3)
    other = replace(state, piles=tuple(Pile(pile.left[::-1]) for pile in state.piles))

    for viewer in (None, *SEATS):
        assert GAME.observe(state, viewer) == GAME.observe(other, viewer)


def test_a_draft_is_its_writers_alone() -> None:
    state = owning(opening(3), A, "italy")
    written = Play(state).act(A, Draw(B), Tick(at("italy"))).state

    for viewer in (None, B, C):
        assert GAME.observe(written, viewer) == GAME.observe(state, viewer)


def test_what_a_seat_imagines_does_not_hang_on_what_it_cannot_know() -> None:
    low, high = bidding(3, 50, None), bidding(1400, 50, None)
    chances = [Chance("dream", n) for n in range(20)]

    dreams = [GAME.imagine(low, B, chance) for chance in chances]
    again = [GAME.imagine(high, B, Chance("dream", n)) for n in range(20)]

    assert dreams == again
    assert {dream.bids[B] for dream in dreams} == {50}
    assert len({dream.bids[A] for dream in dreams}) > 5
    assert len({dream.piles[0].left for dream in dreams}) == 20


def test_an_imagined_deck_holds_what_has_not_been_seen() -> None:
    state = opening(2)
    used = replace(state.piles[0], left=state.piles[0].left[3:], open=state.piles[0].left[:3])
    state = replace(state, piles=(used, state.piles[1]))

    dream = GAME.imagine(state, A, Chance("dream", 0))

    assert dream.piles[0].open == used.open
    assert sorted(dream.piles[0].left) == sorted(used.left)
