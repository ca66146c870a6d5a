"""Why not: each refusal names the rule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.game import IllegalAction, Seat, play
from engine.games.critters import GAME
from engine.games.critters.cards import Theatre
from engine.games.critters.model import (
    Action,
    Choose,
    Consider,
    Decline,
    Deploy,
    Flip,
    Improvise,
    Move,
    Place,
    State,
    TakeBack,
    Withdraw,
)
from tests.games.critters.tables import A, B, card, do, table
from tests.helpers import strict_texts


def refused(state: State, seat: Seat, action: Action) -> str:
    """In English."""
    with pytest.raises(IllegalAction) as refusal:
        play(GAME, state, seat, action, Chance("no", 0))
    return strict_texts(GAME)["en"](refusal.value.key, **refusal.value.params)


ONLY_AIR = (
    "Face up, that card only goes to the air. Elsewhere it may go by Air Drop, or by "
    "Aerodrome if its strength is 3 or less."
)
MY_TURN = table("A6 L2 L1 S1 S4", "L6 S6", air=("a1", "A2"), land=("l3", "l4"), deck="S2 S3")


def after(sign: str, theatre: Theatre, *more: Action) -> State:
    return do(MY_TURN, Deploy(card(sign), theatre), *more).state


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (
            Deploy(card("A6"), "sea"),
            ONLY_AIR,
        ),
        (Deploy(card("L6"), "land"), "You do not hold that card."),
        (Improvise(card("S6"), "air"), "You do not hold that card."),
        (Choose(card("S6")), "You do not hold that card."),
        (Consider(False), "You were not about to withdraw."),
        (Flip("air", B), "No ability asks you for that now."),
        (Decline(), "No ability asks you for that now."),
    ],
)
def test_in_ones_own_turn(action: Action, why: str) -> None:
    assert refused(MY_TURN, A, action) == why


def test_out_of_turn_and_after_the_end() -> None:
    over = GAME.concede(MY_TURN, A, Chance("over", 0)).state

    assert refused(MY_TURN, B, Withdraw()) == "It is not your turn to decide."
    assert refused(over, B, Withdraw()) == "This match is over."


@pytest.mark.parametrize(
    ("state", "action", "why"),
    [
        (
            after("L2", "land"),
            Withdraw(),
            "You can only withdraw as your own turn, not while an ability is being resolved.",
        ),
        (
            after("S4", "sea", TakeBack("air", 0)),
            Withdraw(),
            "You can only withdraw as your own turn, not while an ability is being resolved.",
        ),
        (
            after("L2", "land"),
            Deploy(card("A6"), "air"),
            "An ability waits for your answer first.",
        ),
        (after("L2", "land"), Flip("sea", B), "Only an uncovered card can be flipped."),
        (
            after("S1", "sea"),
            Move("air", 0, "air"),
            "Transport only moves a card of yours, and to another theatre.",
        ),
        (
            after("S4", "sea"),
            TakeBack("sea", 0),
            "Redeploy only takes back a card of yours that lies face down.",
        ),
        (
            after("L1", "land"),
            Place("land"),
            "Reinforce only goes to a theatre next to its own.",
        ),
        (
            after("S4", "sea", TakeBack("air", 0)),
            Deploy(card("L6"), "land"),
            "You do not hold that card.",
        ),
        (
            after("S4", "sea", TakeBack("air", 0)),
            Decline(),
            "An ability waits for your answer first.",
        ),
    ],
)
def test_while_an_ability_is_being_resolved(state: State, action: Action, why: str) -> None:
    assert refused(state, A, action) == why


def test_maneuver_and_disrupt_name_their_own_rules() -> None:
    maneuver = table("A3 A6", "L6", land=("L2", "l4"), sea=("s1", ""))
    disrupt = table("L5 A6", "L6 S6", air=("A2", "A1"), sea=("", "s2"))

    assert (
        refused(do(maneuver, Deploy(card("A3"), "air")).state, A, Flip("sea", A))
        == "Maneuver only flips uncovered cards in the theatres next to its own."
    )
    assert (
        refused(do(disrupt, Deploy(card("L5"), "land")).state, A, Flip("air", B))
        == "For Disrupt, you flip one of your own uncovered cards."
    )


def test_what_would_only_be_unwise_is_not_refused() -> None:
    contained = table("A6 L2", "L6", air=("", "A5"))

    assert Improvise(card("A6"), "sea") in GAME.legal_actions(contained, A)
    assert replace(do(contained, Improvise(card("A6"), "sea")).state).turn == B
