"""Rulings 1 to 6 on meetings of cards (critters.md), one after the other."""

from __future__ import annotations

from engine.games.critters.cards import Theatre
from engine.games.critters.events import Drawn, Fizzled, Flipped
from engine.games.critters.model import (
    Decline,
    Deploy,
    Flip,
    Improvise,
    Move,
    Place,
    TakeBack,
)
from tests.games.critters.tables import (
    A,
    B,
    asks,
    card,
    deck,
    destroyed,
    do,
    flips,
    happened,
    kinds,
    lies,
    offered,
    table,
)


def test_1_disrupts_second_flip_comes_before_what_the_first_one_revealed() -> None:
    state = table("L5 A6", "L6 S6", air=("s3", "A1"), sea=("", "a2"))

    first = do(state, Deploy(card("L5"), "land"), Flip("air", A))
    second = do(first.state, Flip("sea", B))

    assert asks(first.state) == (B, "disrupt", "flip")
    assert first.state.waiting == ("sea-maneuver",)
    assert flips(second) == [(B, "air-drop", True), (A, "disrupt", False)]
    assert second.state.drops == (False, True)
    assert [event.kind for event in second.events] == ["flipped", "flipped", "permitted"]


def test_1_what_both_flips_revealed_resolves_in_the_order_of_the_flips() -> None:
    state = table("L5 A6", "L6 S6", air=("s1", "A1"), sea=("", "a2"))

    step = do(state, Deploy(card("L5"), "land"), Flip("air", A), Flip("sea", B))

    assert asks(step.state) == (A, "transport", "move")
    assert step.state.waiting == ("air-drop",)
    assert kinds(do(step.state, Decline())) == ["declined", "permitted"]


def test_2_disrupt_flipped_down_by_its_owners_own_choice_lets_the_opponent_flip_still() -> None:
    state = table("L5 A6", "L6 S6", air=("A1", "A2"), sea=("", "S1"))

    step = do(state, Deploy(card("L5"), "land"), Flip("land", A))

    assert lies(step.state, "land", A) == "l5!"
    assert asks(step.state) == (B, "disrupt", "flip")
    assert offered(step.state) == [Flip("air", B), Flip("sea", B)]


def test_3_ambush_with_nothing_else_uncovered_flips_itself() -> None:
    step = do(table("L2 A6", "S1 S6"), Deploy(card("L2"), "land"))

    assert flips(step) == [(A, "ambush", False)]
    assert [event.alone for event in step.events if isinstance(event, Flipped)] == [True]
    assert lies(step.state, "land", A) == "l2!"
    assert step.state.question is None


def test_3_ambush_covered_while_it_waited_cannot_flip_itself() -> None:
    """Disrupt lets A flip a Maneuver, B a Transport; the Maneuver then reveals B's Ambush."""
    state = table("L5 A6", "L6 S6", air=("s3", ""), land=("", "l2"), sea=("", "s1"))
    opened = do(state, Deploy(card("L5"), "land"), Flip("air", A), Flip("sea", B)).state

    revealed = do(opened, Flip("land", B)).state
    covered = do(revealed, Move("sea", 0, "land")).state

    assert asks(revealed) == (B, "transport", "move")
    assert revealed.waiting == ("ambush",)
    assert asks(covered) == (B, "ambush", "flip")
    assert offered(covered) == [Flip("air", A), Flip("land", A), Flip("land", B)]
    assert lies(do(covered, Flip("land", B)).state, "land", B) == "L2 s1!"


def test_3_maneuver_without_a_target_does_nothing() -> None:
    step = do(table("A3 A6", "S1 S6", sea=("S2", "S3")), Deploy(card("A3"), "air"))

    assert happened(step, "fizzled") == [Fizzled(A, card("A3"))]
    assert lies(step.state, "sea", B) == "S3"
    assert step.state.turn == B


def test_4_blockade_counts_both_sides_before_the_new_card() -> None:
    two = table("L6 A6", "L1", sea=("S5", ""), land=("L1", "L3"))
    three = table("L6 A6", "L1", sea=("S5", ""), land=("L2 L4", "L3"))

    stays, goes = (do(state, Deploy(card("L6"), "land")) for state in (two, three))

    assert lies(stays.state, "land", A) == "L1 L6"
    assert destroyed(goes) == ["blockade"]
    assert lies(goes.state, "land", A) == "L2 L4"
    assert deck(goes.state).endswith("l6AB")


def test_4_blockade_does_not_act_on_its_own_theatre_nor_on_one_further_away() -> None:
    own = table("S6 A6", "L1", sea=("S5 S1", "S2"))
    far = table("A6 L6", "L1", sea=("S5", ""), air=("A1 A2", "A3"))

    assert lies(do(own, Deploy(card("S6"), "sea")).state, "sea", A) == "S5 S1 S6"
    assert lies(do(far, Deploy(card("A6"), "air")).state, "air", A) == "A1 A2 A6"


def test_4_blockade_acts_from_where_it_now_lies_and_binds_its_owner_too() -> None:
    state = table("S1 A6 A4", "L1 A5", sea=("S5", ""), air=("A1 A2", "A3"))

    moved = do(state, Deploy(card("S1"), "sea"), Move("sea", 0, "land")).state
    theirs = do(moved, Deploy(card("A5"), "air"))
    ours = do(theirs.state, Deploy(card("A6"), "air"))

    assert destroyed(theirs) == ["blockade"]
    assert lies(theirs.state, "air", B) == "A3"
    assert lies(ours.state, "air", A) == "A1 A2"
    assert lies(ours.state, "land", A) == "S5"


def test_4_a_face_down_card_is_blockaded_too_and_known_to_its_owner_alone() -> None:
    state = table("L6 A6", "L1", sea=("S5", ""), land=("L2 L4", "L3"), deck="A2")

    after = do(state, Improvise(card("A6"), "land")).state

    assert deck(after) == "a2 a6A"


def test_5_containment_binds_both_and_leaves_cards_already_face_down() -> None:
    state = table("L6 A6", "L1 S6", air=("A5 a1", "a2"), deck="S2")

    after = do(state, Improvise(card("A6"), "sea"), Improvise(card("S6"), "land")).state

    assert deck(after) == "s2 a6A s6B"
    assert (lies(after, "sea", A), lies(after, "land", B)) == ("", "")
    assert (lies(after, "air", A), lies(after, "air", B)) == ("A5 a1", "a2")


def test_5_containment_hits_a_face_down_play_from_redeploy() -> None:
    state = table("S4 A6", "L1 S6", air=("s1", "A5"), deck="S2")

    step = do(state, Deploy(card("S4"), "sea"), TakeBack("air", 0), Improvise(card("A6"), "land"))

    assert destroyed(step) == [None, "containment"]
    assert deck(step.state) == "s2 a6A"
    assert step.state.hands[A] == (card("S1"),)
    assert step.state.turn == B


def test_6_reinforce_under_containment_draws_first_then_its_card_is_destroyed() -> None:
    state = table("L1 A6", "L2 S6", air=("", "A5"), deck="S2 S3")

    step = do(state, Deploy(card("L1"), "land"), Place("sea"))

    assert kinds(step) == ["played", "drawn", "played"]
    assert destroyed(step) == [None, "containment"]
    assert deck(step.state) == "s3 s2A"
    assert lies(step.state, "sea", A) == ""


def test_6_reinforce_into_a_blockaded_theatre_is_destroyed() -> None:
    row: tuple[Theatre, ...] = ("land", "sea", "air")
    state = table("L1 A6", "L2", air=("", "S5"), sea=("", "s6 A1 s2"), row=row, deck="A2 A3")

    step = do(state, Deploy(card("L1"), "land"), Place("sea"))

    assert destroyed(step) == [None, "blockade"]
    assert deck(step.state) == "a3 a2A"


def test_6_reinforce_from_an_empty_deck_does_nothing() -> None:
    step = do(table("L1 A6", "L2 S6", deck=""), Deploy(card("L1"), "land"))

    assert kinds(step) == ["played", "fizzled"]
    assert step.state.turn == B


def test_6_reinforces_owner_sees_the_card_before_choosing_the_theatre() -> None:
    step = do(table("L1 A6", "L2 S6", deck="S2 S3"), Deploy(card("L1"), "land"))

    about = step.state.question
    assert about is not None
    assert about.drawn is not None
    assert about.drawn.card == card("S2")
    assert [event.lying.seen for event in step.events if isinstance(event, Drawn)] == [
        (True, False)
    ]
    assert offered(step.state) == [Place("air"), Place("sea")]
