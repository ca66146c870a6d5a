"""Rulings 7 to 15 on meetings of cards (critters.md), one after the other."""

from __future__ import annotations

from dataclasses import replace

from engine.games.critters.events import Flipped, Scored
from engine.games.critters.model import (
    Decline,
    Deploy,
    Flip,
    Improvise,
    Move,
    Place,
    TakeBack,
)
from engine.games.critters.table import total
from tests.games.critters.tables import (
    A,
    B,
    asks,
    card,
    destroyed,
    do,
    happened,
    kinds,
    lies,
    offered,
    table,
)


def test_7_air_drop_lets_the_next_card_alone_go_up_in_another_theatre() -> None:
    state = table("A2 S6 S5", "L6 L4")

    dropped = do(state, Deploy(card("A2"), "air"), Deploy(card("L6"), "land")).state
    used = do(dropped, Deploy(card("S6"), "air"), Deploy(card("L4"), "land")).state

    assert dropped.drops == (True, False)
    assert {a.theatre for a in offered(dropped) if isinstance(a, Deploy)} == {"air", "land", "sea"}
    assert used.drops == (False, False)
    assert [a for a in offered(used) if isinstance(a, Deploy)] == [Deploy(card("S5"), "sea")]


def test_7_redeploys_play_uses_the_permission_up() -> None:
    state = replace(table("S4 A6", "L6", air=("l1", "")), drops=(True, False))
    asked = do(state, Deploy(card("S4"), "land"), TakeBack("air", 0)).state
    granted = replace(asked, drops=(True, False))

    after = do(granted, Deploy(card("A6"), "sea")).state

    assert lies(after, "sea", A) == "A6"
    assert after.drops == (False, False)


def test_7_reinforces_card_uses_it_up_whoever_revealed_reinforce() -> None:
    state = table("L2 A6", "L6 S6", land=("", "l1"), deck="S2")

    step = do(replace(state, drops=(False, True)), Deploy(card("L2"), "land"), Flip("land", B))

    assert asks(step.state) == (B, "reinforce", "place")
    assert step.state.drops == (False, True)
    assert do(step.state, Place("sea")).state.drops == (False, False)


def test_7_a_play_that_is_destroyed_uses_it_up() -> None:
    state = replace(table("A6 L6", "L1", air=("", "A5")), drops=(True, False))

    after = do(state, Improvise(card("A6"), "sea")).state

    assert after.drops == (False, False)


def test_7_the_permission_outlives_air_drop_being_flipped_down() -> None:
    state = replace(table("A6 L6", "L2 S6", air=("A2", ""), turn=B), drops=(True, False))

    after = do(state, Deploy(card("L2"), "land"), Flip("air", A)).state

    assert lies(after, "air", A) == "a2!"
    assert after.drops == (True, False)


def test_7_two_permissions_are_one() -> None:
    state = replace(table("L2 S6 S5", "L6 L4", air=("a2", "")), drops=(True, False))

    again = do(state, Deploy(card("L2"), "land"), Flip("air", A)).state
    used = do(again, Deploy(card("L6"), "land"), Deploy(card("S6"), "air")).state

    assert again.drops == (True, False)
    assert used.drops == (False, False)


def test_7_air_drop_does_not_beat_blockade() -> None:
    state = table("S6 A6", "L1", sea=("", "S5"), land=("L2 L4", "L3"))

    step = do(replace(state, drops=(True, False)), Deploy(card("S6"), "land"))

    assert destroyed(step) == ["blockade"]


def test_8_cover_fire_can_lower_what_it_covers() -> None:
    """4 + 4 + 4 against 13, where 6 + 6 + 4 would have won."""
    state = table(land=("L6 A6", "L5 S6 a1"), row=("air", "land", "sea"), first=B)
    last = replace(state, hands=((card("L4"),), (card("S1"),)))

    step = do(last, Deploy(card("L4"), "land"), Improvise(card("S1"), "sea"))

    assert happened(step, "scored") == [Scored(1, B, 6, ("air", "land", "sea"), None)]


def test_9_support_follows_its_place() -> None:
    state = table("S1 A6", "S6 L6", air=("A1", ""))

    moved = do(state, Deploy(card("S1"), "sea"), Move("air", 0, "land")).state

    assert [total(moved.columns, c.theatre, A) for c in moved.columns] == [3, 1, 1 + 3]


def test_10_transport_moves_any_own_card_covered_or_not_itself_too() -> None:
    """Cases that must hold: Transport of a covered card from a stack of three."""
    state = table("S1 A6", "S6 L6", land=("L3 l4 L6", "L5"))
    asked = do(state, Deploy(card("S1"), "sea")).state

    moves = [action for action in offered(asked) if isinstance(action, Move)]
    after = do(asked, Move("land", 1, "air")).state

    assert [(move.origin, move.level, move.theatre) for move in moves] == [
        *(("land", level, theatre) for level in (0, 1, 2) for theatre in ("air", "sea")),
        *(("sea", 0, theatre) for theatre in ("air", "land")),
    ]
    assert (lies(after, "land", A), lies(after, "air", A)) == ("L3 L6", "l4")
    assert lies(do(asked, Move("sea", 0, "land")).state, "land", A) == "L3 l4 L6 S1"


def test_10_transport_may_be_left_alone_and_moving_is_not_playing() -> None:
    state = table("S1 A6", "S6 L6", land=("l2", "L5 L3"), air=("A2 A3", "A5"), sea=("", "S5"))
    asked = do(state, Deploy(card("S1"), "sea")).state

    left = do(asked, Decline())
    moved = do(asked, Move("air", 1, "land"))

    assert kinds(left) == ["declined"]
    assert kinds(moved) == ["moved"]
    assert lies(moved.state, "land", A) == "l2 A3"


def test_11_redeploy_takes_any_own_face_down_card_and_may_play_the_same() -> None:
    state = table("S4 A6", "S6 L6", land=("l2 L3", "l5"), air=("a1", ""))
    asked = do(state, Deploy(card("S4"), "sea")).state

    taken = do(asked, TakeBack("land", 0)).state
    again = do(taken, Deploy(card("L2"), "land")).state

    assert offered(asked) == [TakeBack("air", 0), TakeBack("land", 0), Decline()]
    assert asks(taken) == (A, "redeploy", "play")
    assert {action.kind for action in offered(taken)} == {"choose", "deploy", "improvise"}
    assert lies(again, "land", A) == "L3 L2"


def test_11_redeploy_not_used_asks_for_no_card_and_none_face_down_is_skipped() -> None:
    asked = do(table("S4 A6", "S6 L6", air=("a1", "")), Deploy(card("S4"), "sea")).state
    none = do(table("S4 A6", "S6 L6", air=("A1", "a2")), Deploy(card("S4"), "sea"))

    assert do(asked, Decline()).state.turn == B
    assert kinds(none) == ["played", "fizzled"]


def test_12_the_battle_is_not_over_while_a_choice_is_open_with_both_hands_empty() -> None:
    state = replace(table("", "", air=("a6", ""), turn=B), hands=((), (card("L2"),)))

    asked = do(state, Deploy(card("L2"), "land"))
    after = do(asked.state, Flip("air", A))

    assert asked.state.hands == ((), ())
    assert asks(asked.state) == (B, "ambush", "flip")
    assert kinds(after)[:2] == ["flipped", "scored"]


def test_13_redeploy_revealed_in_the_others_turn_is_played_at_once_and_turns_stay() -> None:
    state = table("L2 A6", "S6 L6", air=("", "s4"), land=("", "l3"))
    asked = do(state, Deploy(card("L2"), "land"), Flip("air", B)).state
    after = do(asked, TakeBack("land", 0), Improvise(card("S6"), "sea")).state

    assert (asks(asked), asked.turn) == ((B, "redeploy", "take-back"), A)
    assert lies(after, "sea", B) == "s6"
    assert after.hands[B] == (card("L3"), card("L6"))
    assert after.turn == B


def test_14_a_choice_that_all_can_see_is_none_resolves_itself() -> None:
    state = table("A3 A6", "S6 L6", land=("", "L5"))

    step = do(state, Deploy(card("A3"), "air"))

    assert [(e.by, e.alone) for e in step.events if isinstance(e, Flipped)] == [
        ("air-maneuver", True)
    ]
    assert lies(step.state, "land", B) == "l5!"
    assert step.state.turn == B


def test_14_reinforces_only_theatre_and_redeploys_only_card_are_asked_for() -> None:
    edge = table("L1 A6", "S6", row=("land", "air", "sea"), deck="S2")
    bare = replace(table("", "S6", air=("s1", "")), hands=((card("S4"),), (card("S6"),)))

    drawn = do(edge, Deploy(card("L1"), "land")).state
    taken = do(bare, Deploy(card("S4"), "sea"), TakeBack("air", 0)).state

    assert offered(drawn) == [Place("air")]
    assert taken.hands[A] == (card("S1"),)
    assert asks(taken) == (A, "redeploy", "play")


def test_15_under_containment_reinforces_theatre_is_still_chosen() -> None:
    state = table("L1 A6", "S6 L6", air=("A5", ""), deck="S2")

    asked = do(state, Deploy(card("L1"), "land")).state

    assert offered(asked) == [Place("air"), Place("sea")]
