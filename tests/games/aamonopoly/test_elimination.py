"""Seats without armies, seats that leave, new armies, and the end (aamonopoly.md)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.game import Outcome, Seat
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.actions import Attack, Build, Conquer, End, Miss, Raise, Repel, Roll
from engine.games.aamonopoly.board import PRISON
from engine.games.aamonopoly.events import (
    Downgraded,
    Eliminated,
    Ended,
    Left,
    Missed,
    Paid,
    Returned,
)
from engine.games.aamonopoly.model import Army, Bank, Deed, Options, State
from engine.games.aamonopoly.rules.end import total_worth
from engine.games.aamonopoly.tasks import Finish
from tests.games.aamonopoly.tables import (
    A,
    B,
    C,
    D,
    Loaded,
    Play,
    at,
    holding,
    lacking,
    opening,
    owning,
    refused,
    standing,
    turn_of,
    with_card,
)
from tests.helpers import absent, walk

PINKS = ("greece", "balkans", "italy")


def ambush(state: State) -> Play:
    """Seat A attacks the only army of B in Italy, and wins."""
    state = standing(standing(state, A, "prison"), B, "italy")
    return Play(state).act(A, Roll("joint"), Attack(), dice=(1, 3, 1, 2))


def test_who_loses_the_last_army_on_anothers_lot_is_out_and_all_goes_to_the_bank() -> None:
    state = owning(with_card(owning(opening(3), B, "panama", "mexico", level=5), B), B, "radar")
    match = ambush(owning(state, A, "suez-canal")).act(A, Conquer(1, eliminate=True))

    assert match.told(Eliminated) == [Eliminated(B, A, at("italy"), 1, "out")]
    assert match.told(Paid) == [Paid(B, None, 1500, "estate")]
    assert match.state.deeds[at("panama")] == Deed()
    assert match.state.deeds[at("radar")] == Deed()
    assert match.state.bank == Bank(32, 12)
    assert match.state.piles[0].open == ("safe-conduct",)
    assert match.state.turn == C


def test_its_lots_are_for_sale_again_and_not_auctioned() -> None:
    state = owning(owning(opening(3), B, "radar"), A, "suez-canal")
    match = ambush(state).act(A, Conquer(1, eliminate=True))
    match.state = turn_of(standing(match.state, C, "atlantic-ocean"), C)

    assert match.act(C, Roll("joint"), dice=(3, 4)).asked == "arrival"


def test_who_loses_it_on_a_lot_of_its_own_comes_back_at_its_next_turn_and_keeps_all() -> None:
    state = owning(owning(opening(3), B, *PINKS, level=4), A, "suez-canal")
    match = ambush(state).act(A, Conquer(1, eliminate=True))

    assert match.told(Eliminated) == [Eliminated(B, A, at("italy"), 1, "returns")]
    assert match.told(Returned) == [Returned(B)]
    assert match.state.turn == B
    assert (match.squares(B), match.cash[B]) == ((0,), 1500)
    assert match.state.deeds[at("italy")] == Deed(B, 4)


def test_until_then_it_collects_and_bids() -> None:
    state = owning(opening(3), B, "italy")
    state = standing(holding(state, B, standing="awaiting", armies=()), A, "prison")
    match = Play(turn_of(state, A)).act(A, Roll("joint"), dice=(1, 3))

    assert Paid(A, B, 12, "rent", at("italy")) in match.told(Paid)


def test_its_factories_become_three_yards_each_while_the_bank_has_them() -> None:
    state = owning(opening(), B, *PINKS, level=5)
    state = lacking(holding(state, B, standing="awaiting", armies=()), yards=7)

    match = Play(state, checked=False)
    match.state = owning(standing(match.state, A, "via"), A, "atlantic-ocean")
    match.state = lacking(match.state, yards=7)
    match.act(A, Roll("joint"), dice=(1, 4))

    assert match.told(Downgraded) == [
        Downgraded(B, at("greece"), 3),
        Downgraded(B, at("balkans"), 3),
        Downgraded(B, at("italy"), 0),
    ]
    assert match.state.bank.yards == 1


def test_the_uneven_group_this_leaves_is_evened_by_the_next_builds() -> None:
    state = owning(owning(opening(), A, *PINKS, level=3), A, "italy")

    assert refused(state, A, Build(at("greece"))) == "error-uneven-building"
    assert refused(state, A, Build(at("italy"))) == ""


def test_an_attacker_lost_on_its_own_lot_comes_back_too() -> None:
    state = owning(standing(standing(opening(3), A, "prison"), B, "italy"), A, "italy")
    match = Play(state).act(A, Roll("joint"), Attack(), dice=(2, 2, 4, 2))

    match.act(B, Repel(0, eliminate=True))

    assert match.state.estates[A].standing == "awaiting"
    assert match.state.turn == B


def test_those_who_fall_together_share_a_place() -> None:
    state = standing(standing(opening(4), A, "prison"), B, "italy")
    state = owning(standing(state, C, "italy"), A, "suez-canal")
    match = Play(state).act(A, Roll("joint"), Attack(), dice=(1, 3, 1, 2, 3))
    match.act(A, Conquer(1, eliminate=True))

    left = GAME.concede(match.state, D, Loaded()).state

    assert left.outcome == Outcome((1, 3, 3, 2), "end-last", A)


def test_the_last_seat_left_wins() -> None:
    match = ambush(owning(opening(), A, "suez-canal")).act(A, Conquer(1, eliminate=True))

    assert match.state.outcome == Outcome((1, 2), "end-last", A)
    assert match.told(Ended)
    assert GAME.to_act(match.state) == frozenset()


def test_a_seat_that_leaves_gives_all_to_the_bank() -> None:
    state = owning(opening(3), B, "italy", mortgaged=True)

    left = GAME.concede(state, B, Loaded())

    assert left.events[0] == Left(B, "resigned")
    assert left.state.deeds[at("italy")] == Deed()
    assert left.state.estates[B].cash == 0


def test_after_three_missed_turns_running_an_absent_seat_leaves() -> None:
    match = Play(holding(owning(opening(3), A, "atlantic-ocean"), A, missed=2)).act(A, Miss())

    assert match.told(Missed) == [Missed(A, 3)]
    assert match.told(Left) == [Left(A, "absent")]
    assert match.state.turn == B


def test_a_turn_taken_ends_the_row_of_missed_ones() -> None:
    state = holding(owning(opening(), A, "atlantic-ocean"), A, missed=2)

    match = Play(state).act(A, Roll("joint"), dice=(1, 4))

    assert match.state.estates[A].missed == 0


def test_a_missed_turn_is_played_to_its_end_and_nothing_is_bought() -> None:
    match = Play(opening()).act(A, Miss(), dice=(1, 4))

    assert match.asked == "auction"
    assert match.state.estates[A].cash == 1500


def test_a_match_of_the_absent_ends() -> None:
    *_, last = (moments := list(walk(GAME, 4, "gone", absent, Options(rounds=0))))

    assert last.state.outcome is not None
    assert len(moments) < 60


def test_after_the_last_round_the_highest_worth_wins() -> None:
    state = turn_of(opening(3, rounds=5), C, Finish())
    state = owning(replace(state, round=5), B, *PINKS, level=1)
    state = owning(holding(with_card(state, C), A, cash=2240), C, "moscow", mortgaged=True)

    match = Play(state).act(C, End())

    assert [total_worth(match.state, seat) for seat in (A, B, C)] == [2240, 2240, 1640]
    assert match.state.outcome == Outcome((1, 1, 3), "end-worth-shared")


def test_a_match_without_limit_goes_on() -> None:
    state = turn_of(with_card(opening(rounds=0), B), B, Finish())

    assert Play(replace(state, round=400)).act(B, End()).state.round == 401


def test_a_round_ends_when_the_turn_comes_back_to_the_first_seat_still_in() -> None:
    state = GAME.concede(opening(3), A, Loaded()).state
    began = (state.turn, state.round)
    state = owning(owning(state, B, "atlantic-ocean"), C, "algeria")

    match = Play(state).act(B, Roll("joint"), dice=(1, 4)).act(C, Roll("joint"), dice=(2, 4))

    assert began == (B, 1)
    assert (match.state.turn, match.state.round) == (B, 2)


@pytest.mark.parametrize(
    ("square", "moved", "card", "price"),
    [
        ("neutral", True, False, 2),
        ("via", True, False, 2),
        ("via", False, False, None),
        ("italy", True, True, 5),
        ("via", False, True, 5),
        ("neutral", True, True, 2),
        ("italy", True, False, None),
    ],
)
def test_where_new_armies_are_had_and_for_how_much(
    square: str, moved: bool, card: bool, price: int | None
) -> None:
    state = holding(standing(opening(), A, square), A, moved=moved)
    state = with_card(state, A) if card else state

    if price is None:
        assert refused(state, A, Raise()) == "error-army-where"
    else:
        match = Play(state).act(A, Raise())
        assert match.squares(A) == (at(square), 0)
        assert match.cash[A] == 1500 - price
        assert len(match.state.estates[A].cards) == card


def test_at_most_one_new_army_a_turn_and_three_in_all() -> None:
    state = standing(opening(), A, "neutral")
    full = holding(state, A, armies=(Army(20), Army(PRISON, 0), Army(5)))

    assert refused(Play(state).act(A, Raise()).state, A, Raise()) == "error-army-once"
    assert refused(full, A, Raise()) == "error-armies-enough"


@pytest.mark.parametrize(("stakes", "left"), [(1, 1498), (10, 1480)])
def test_new_armies_cost_more_at_higher_stakes(stakes: int, left: int) -> None:
    match = Play(standing(opening(stakes=stakes), A, "neutral")).act(A, Raise())

    assert match.cash[A] == left


def test_seats_may_begin_with_less_and_less() -> None:
    purses = [estate.cash for estate in opening(4, cash=100, handicap=40).estates]

    assert purses == [100, 60, 20, 0]


def test_seat_0_begins() -> None:
    assert opening(6).turn == Seat(0)
