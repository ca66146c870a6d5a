"""Combat (aamonopoly.md, Combat): who may attack, the dice, and what follows."""

from __future__ import annotations

import pytest

from engine.games.aamonopoly.actions import (
    Attack,
    Buy,
    Conquer,
    Mortgage,
    Repel,
    Roll,
    Settle,
    Use,
)
from engine.games.aamonopoly.board import PRISON
from engine.games.aamonopoly.events import Bankrupt, Fought, Moved, Paid
from engine.games.aamonopoly.model import Army, Battle
from engine.games.aamonopoly.tasks import Defeat, Victory
from tests.games.aamonopoly.tables import (
    A,
    B,
    C,
    Play,
    arrived,
    at,
    facing,
    holding,
    meeting,
    opening,
    owning,
    refused,
    standing,
)


def test_the_arriving_seat_may_attack_or_act_normally() -> None:
    match = arrived(owning(meeting(), B, "norway"))

    assert {Attack(), Settle()} <= {*match.legal(A)}
    assert match.act(A, Settle()).told(Paid) == [Paid(A, B, 14, "rent", at("norway"))]


def test_to_attack_is_a_choice_beside_buying() -> None:
    match = arrived(meeting())

    assert {Attack(), Buy()} <= {*match.legal(A)}


def test_the_lowest_die_wins_and_fellows_lend_theirs() -> None:
    state = standing(meeting(), A, at("norway") - 4, "norway")
    match = Play(state).act(A, Roll("joint"), Use(0, attack=True), dice=(1, 3, 6, 2, 3))

    battle = Battle(at("norway"), A, (((6, 2), (3,)),), A)
    assert match.told(Fought) == [Fought(battle)]
    assert match.state.tasks[0] == Victory(0)


def test_a_tie_of_any_two_dice_rolls_all_again() -> None:
    state = standing(meeting(), A, at("norway") - 4, "norway")
    match = Play(state)
    match.act(A, Roll("joint"), Use(0, attack=True), dice=(1, 3, 5, 5, 1, 4, 2, 3))

    (event,) = match.told(Fought)
    assert event.battle.rolls == (((5, 5), (1,)), ((4, 2), (3,)))


def test_more_than_four_armies_cannot_fight() -> None:
    state = standing(meeting("norway", "norway", seats=3), C, "norway", "norway")
    match = arrived(state)

    assert refused(match.state, A, Attack()) == "error-too-many-armies"


def test_four_armies_can_fight() -> None:
    state = standing(meeting("norway", "norway", seats=3), C, "norway")

    assert Attack() in arrived(state).legal(A)


def test_armies_in_prison_neither_fight_nor_count() -> None:
    held = standing(meeting(PRISON), B, PRISON, PRISON, tries=0)
    transit = holding(held, B, armies=(Army(PRISON, 0), Army(PRISON)))

    assert arrived(held).state.turn == B
    match = arrived(transit).act(A, Attack(), dice=(1, 2))
    assert match.told(Fought)[0].battle.rolls == (((1,), (2,)),)


def test_losers_go_back_three_and_each_pays_5_to_the_attacker_who_steps_and_acts() -> None:
    state = standing(meeting("norway", "norway", seats=3), C, "norway")
    state = owning(state, C, "suez-canal")
    match = arrived(state).act(A, Attack(), dice=(1, 2, 3, 4))

    match.act(A, Conquer(-1))

    assert match.squares(B) == (13, 13)
    assert match.squares(C) == (13,)
    assert [event for event in match.told(Moved) if event.by == "retreat"] == [
        Moved(B, 16, 13, "retreat"),
        Moved(B, 16, 13, "retreat"),
        Moved(C, 16, 13, "retreat"),
    ]
    assert match.told(Paid) == [
        Paid(B, A, 5, "spoils"),
        Paid(C, A, 5, "spoils"),
        Paid(A, C, 25, "rent", at("suez-canal")),
    ]


def test_a_loser_on_2_goes_back_to_via() -> None:
    match = arrived(meeting(2)).act(A, Attack(), dice=(1, 2)).act(A, Conquer(1))

    assert match.squares(B) == (0,)
    assert [event for event in match.told(Paid) if event.reason == "salary"] == [
        Paid(None, A, 200, "salary")
    ]


def test_the_retreat_has_no_effect() -> None:
    state = owning(meeting("norway"), A, "balkans")
    match = arrived(state).act(A, Attack(), dice=(1, 2)).act(A, Conquer(-1))

    assert match.squares(B) == (at("balkans"),)
    assert match.told(Paid) == [Paid(B, A, 5, "spoils")]


def test_a_fee_that_the_loser_lacks_has_to_be_raised() -> None:
    state = owning(holding(meeting("norway"), B, cash=2), B, "panama")
    match = arrived(owning(state, A, "suez-canal")).act(A, Attack(), dice=(1, 2))
    match.act(A, Conquer(-1))
    asked = match.asked

    match.act(B, Mortgage(at("panama")))

    assert asked == "debt"
    assert match.cash == (1505, 2 + 30 - 5)


def test_a_fee_that_the_loser_cannot_raise_bankrupts_it() -> None:
    match = arrived(holding(meeting("norway"), B, cash=2)).act(A, Attack(), dice=(1, 2))

    match.act(A, Conquer(1))

    assert match.told(Bankrupt) == [Bankrupt(B, A)]
    assert match.cash == (1502, 0)
    assert match.state.outcome is not None
    assert match.state.outcome.places == (1, 2)


@pytest.mark.parametrize(("by", "there"), [(0, "norway"), (1, 17), (-1, "suez-canal")])
def test_a_beaten_attacker_pays_and_goes_where_the_lowest_die_says(
    by: int, there: int | str
) -> None:
    state = standing(facing(meeting("norway", seats=3), "parcel"), C, "norway")
    match = arrived(owning(state, A, "norway", "suez-canal"))
    match.act(A, Attack(), dice=(4, 2, 1))
    asked = match.state.tasks[0]

    match.act(C, Repel(by))

    assert asked == Defeat(0, C)
    assert match.squares(A) == (there if isinstance(there, int) else at(there),)
    paid = [event for event in match.told(Paid) if event.reason == "comfort"]
    assert paid == [
        Paid(None, B, 1, "comfort"),
        Paid(None, C, 1, "comfort"),
        Paid(A, B, 1, "comfort"),
        Paid(A, C, 1, "comfort"),
        Paid(A, None, 1, "comfort"),
    ]


def test_a_beaten_attacker_acts_where_it_is_left() -> None:
    match = arrived(owning(meeting("norway"), B, "norway")).act(A, Attack(), dice=(4, 2))

    match.act(B, Repel(0))

    assert match.told(Paid)[-1] == Paid(A, B, 14, "rent", at("norway"))


def test_a_step_on_from_39_pays_the_salary() -> None:
    match = arrived(meeting("washington")).act(A, Attack(), dice=(4, 2)).act(B, Repel(1))

    assert match.squares(A) == (0,)
    assert Paid(None, A, 200, "salary") in match.told(Paid)


def test_there_is_no_step_back_from_via() -> None:
    match = arrived(meeting(0)).act(A, Attack(), dice=(4, 2))

    assert refused(match.state, B, Repel(-1)) == "error-no-such-step"
    assert [choice for choice in match.legal(B) if isinstance(choice, Repel)] == [
        Repel(0),
        Repel(1),
    ]


def test_there_is_one_combat_a_throw() -> None:
    state = standing(meeting("norway", seats=3), C, "suez-canal")
    match = arrived(owning(state, A, "suez-canal")).act(A, Attack(), dice=(1, 2))

    match.act(A, Conquer(-1))

    assert len(match.told(Fought)) == 1
    assert match.state.turn == B


def test_a_card_drawn_after_a_combat_moves_without_another() -> None:
    state = facing(standing(meeting("norway", seats=3), C, "panama"), "recalled")
    match = arrived(owning(state, A, "panama")).act(A, Attack(), dice=(1, 2))

    match.act(A, Conquer(1))

    assert match.squares(A) == (at("panama"),)
    assert match.state.turn == B


def test_a_card_that_moves_an_army_lets_it_attack_where_it_gets() -> None:
    state = facing(standing(opening(), A, "via"), "recalled")
    match = Play(standing(state, B, "panama")).act(A, Roll("split"), dice=(3, 1))

    assert Attack() in match.legal(A)


def test_a_second_throw_after_a_double_allows_a_second_combat() -> None:
    state = standing(meeting("norway", seats=3), C, "neutral")
    match = Play(owning(state, A, "suez-canal")).act(A, Roll("joint"), dice=(2, 2))
    match.act(A, Attack(), dice=(1, 2)).act(A, Conquer(-1))

    match.act(A, Roll("joint"), Attack(), dice=(1, 4, 1, 2))

    assert len(match.told(Fought)) == 2
