"""The fifteen rulings on meetings of cards (critters.md), one after the other."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.games.critters.cards import Theatre
from engine.games.critters.events import Drawn, Fizzled, Flipped, Lapsed, Played, Scored
from engine.games.critters.model import (
    Decline,
    Deploy,
    Flip,
    Improvise,
    Move,
    Place,
    State,
    TakeBack,
)
from engine.games.critters.table import total
from tests.games.critters.tables import (
    A,
    B,
    card,
    deck,
    do,
    happened,
    kinds,
    lies,
    offered,
    table,
)
from tests.games.critters.tables import Played as Done


def flips(step: Done) -> list[tuple[Seat, str, bool]]:
    """Who flipped what, and whether it then lay face up."""
    return [
        (event.seat, str(event.lying.card), event.lying.up)
        for event in step.events
        if isinstance(event, Flipped)
    ]


def destroyed(step: Done) -> list[str | None]:
    """By what, for each card played."""
    return [event.destroyed for event in step.events if isinstance(event, Played)]


def asks(state: State) -> tuple[Seat, str, str] | None:
    """Who is asked, by which card, for what."""
    about = state.question
    return None if about is None else (about.seat, about.card, about.answer)


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


def test_a_chain_of_maneuver_maneuver_ambush() -> None:
    """Cases that must hold. Each reveals the next; all take effect for their own owners."""
    state = table("A3 A6", "S6 L6", land=("", "s3"), sea=("l2", "S1"))

    one = do(state, Deploy(card("A3"), "air"))
    two = do(one.state, Flip("sea", A))
    three = do(two.state, Flip("air", A))

    assert flips(one) == [(A, "sea-maneuver", True)]
    assert asks(one.state) == (B, "sea-maneuver", "flip")
    assert flips(two) == [(B, "ambush", True)]
    assert asks(two.state) == (A, "ambush", "flip")
    assert flips(three) == [(A, "air-maneuver", False)]
    assert (three.state.turn, three.state.question) == (B, None)


def test_an_ability_that_waits_is_lost_when_its_card_is_flipped_down() -> None:
    """How abilities 2: covering or moving it changes nothing, flipping it does."""
    state = table("L5 A6", "L6 S6", air=("s1", "A1"), sea=("", "L2"))

    step = do(state, Deploy(card("L5"), "land"), Flip("air", A), Flip("sea", B))
    maneuver = table("L5 A6", "L6 S6", air=("a3", ""), sea=("", "s4"), land=("", "l3"))
    queue = do(maneuver, Deploy(card("L5"), "land"), Flip("air", A), Flip("land", B)).state
    lost = do(queue, Flip("land", B))

    assert asks(step.state) == (A, "transport", "move")
    assert queue.waiting == ("land-maneuver",)
    assert happened(lost, "lapsed") == [Lapsed(card("L3"))]
    assert lost.state.waiting == ()
    assert lost.state.question is None


def test_uncovering_a_card_by_taking_another_away_is_not_a_reveal() -> None:
    """How abilities 5."""
    state = table("S4 A6", "L6 S6", air=("A2 a1", ""))

    after = do(state, Deploy(card("S4"), "sea"), TakeBack("air", 1), Improvise(card("A1"), "sea"))

    assert lies(after.state, "air", A) == "A2"
    assert "permitted" not in kinds(after)


def test_aerodrome_lets_light_cards_fly_anywhere_face_up() -> None:
    state = table("S3 L4 L6", "S6", air=("A4", ""))

    ups = [(a.card, a.theatre) for a in offered(state) if isinstance(a, Deploy)]

    assert ups == [
        (card("L4"), "land"),
        (card("L6"), "land"),
        *((card("S3"), theatre) for theatre in ("air", "land", "sea")),
    ]


def test_the_others_aerodrome_is_no_help() -> None:
    ups = [a for a in offered(table("S3 L4", "S6", air=("a4", "A4"))) if isinstance(a, Deploy)]

    assert ups == [Deploy(card("L4"), "land"), Deploy(card("S3"), "sea")]
