"""Retire, and leaving for good."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.game import IllegalAction, Outcome, Seat
from engine.games.ships import GAME
from engine.games.ships.commands import fire, retire
from engine.games.ships.events import Ended, Retired, Sealed
from engine.games.ships.model import Desk
from tests.games.ships.tables import KEEP, A, B, cards, do, noticed, table


def test_up_to_three_cards_can_be_discarded() -> None:
    step = do(table("NNNCC", "H", "retire"), (A, retire({"north": 3})), (B, KEEP))

    assert step.state.latest.retired == (3, 0)
    with pytest.raises(IllegalAction) as refusal:
        do(table("NNNCC", "H", "retire"), (A, retire({"north": 3, "cannon": 1})))
    assert (refusal.value.key, refusal.value.params) == ("error-at-most", {"most": 3})


def test_how_many_were_discarded_shows_for_both_at_once_and_which_never() -> None:
    first = do(table("NNNCC", "H", "retire"), (A, retire({"north": 3})))
    step = do(first.state, (B, KEEP))

    assert noticed(first, B) == [Sealed(A)]
    assert GAME.observe(first.state, B).hand_sizes == (5, 1)
    assert Retired((3, 0)) in noticed(step, None)
    assert GAME.observe(step.state, None).discards == ()
    assert step.state.buried == (cards("NNN"), ())


def test_an_empty_hand_is_not_asked() -> None:
    step = do(table("CC", "C", "fire"), (A, KEEP), (B, KEEP))
    fired = do(table("CC", "C", "fire"), (A, KEEP), (B, fire("cannon", 1)))

    assert GAME.to_act(step.state) == {A, B}
    assert GAME.to_act(fired.state) == {A}
    assert fired.state.desks[B] == Desk()


def test_hands_are_filled_only_by_the_next_load() -> None:
    step = do(table("NNNCCCC", "HHHHHHH", "retire"), (A, retire({"north": 3})), (B, KEEP))

    dealt = [event for event in noticed(step, None) if event.kind == "dealt"]
    assert [(event.seat, event.count) for event in dealt if event.kind == "dealt"] == [
        (0, 3),
        (1, 0),
    ]
    assert (step.state.turn, step.state.phase) == (2, "reload")


@pytest.mark.parametrize(("seat", "places"), [(A, (2, 1)), (B, (1, 2))])
def test_a_seat_that_leaves_loses(seat: Seat, places: tuple[int, int]) -> None:
    step = GAME.concede(table("NC", "H", "sail"), seat, Chance("leave", 1))

    assert GAME.outcome(step.state) == Outcome(places, "end-resigned", cause=seat)
    assert step.events == (Ended(Outcome(places, "end-resigned", cause=seat)),)
    assert GAME.to_act(step.state) == frozenset()
    assert GAME.legal_actions(step.state, A) == ()
