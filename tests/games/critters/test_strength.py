"""Strengths, totals and control, as they follow from how the cards lie."""

from __future__ import annotations

import pytest

from engine.game import Seat
from engine.games.critters.cards import Theatre
from engine.games.critters.model import Deploy, Flip, Improvise, State
from engine.games.critters.table import Spot, leader, strength, total, totals
from tests.games.critters.tables import A, B, card, do, lies, table


def sums(state: State, seat: Seat) -> list[int]:
    """From left to right."""
    return [total(state.columns, column.theatre, seat) for column in state.columns]


def strengths(state: State, theatre: Theatre, seat: Seat, count: int) -> list[int]:
    return [strength(state.columns, Spot(theatre, seat, level)) for level in range(count)]


def test_a_card_face_up_has_its_printed_strength_and_one_face_down_has_two() -> None:
    state = table(land=("L6 s1", ""), air=("", "a6 A3"))

    assert strengths(state, "land", A, 2) == [6, 2]
    assert strengths(state, "air", B, 2) == [2, 3]
    assert (sums(state, A), sums(state, B)) == ([0, 8, 0], [5, 0, 0])


def test_escalation_makes_all_its_owners_face_down_cards_four() -> None:
    state = table(sea=("S2 a6", "l1"), air=("s1", ""), land=("", "l6 a3"))

    assert sums(state, A) == [4, 0, 2 + 4]
    assert sums(state, B) == [0, 2 + 2, 2]


def test_escalation_works_covered_and_not_face_down() -> None:
    assert sums(table(sea=("S2 S6", ""), air=("a1", "")), A) == [4, 0, 8]
    assert sums(table(sea=("s2 S6", ""), air=("a1", "")), A) == [2, 0, 8]


def test_cover_fire_sets_what_it_covers_to_four_whatever_it_is() -> None:
    """Ruling 8: also 5s, 6s and face-down cards; with Escalation still 4."""
    state = table(land=("L5 L6 a1 L1 L4 L2", "L3"))
    both = table(land=("L6 a1 L4", ""), sea=("S2", ""))

    assert strengths(state, "land", A, 6) == [4, 4, 4, 4, 4, 2]
    assert strengths(state, "land", B, 1) == [3]
    assert strengths(both, "land", A, 3) == [4, 4, 4]


def test_cover_fire_covers_nothing_while_it_is_face_down() -> None:
    assert strengths(table(land=("L6 l4", "")), "land", A, 2) == [6, 2]


def test_support_in_the_middle_gives_to_both_edges_and_at_an_edge_to_the_middle_alone() -> None:
    """Ruling 9: also where its owner has no card, and following its place."""
    middle = table(air=("A1", ""), row=("land", "air", "sea"))
    edge = table(air=("A1", ""), row=("air", "land", "sea"))

    assert sums(middle, A) == [3, 1, 3]
    assert sums(edge, A) == [1, 3, 0]
    assert sums(edge, B) == [0, 0, 0]


def test_support_works_covered_and_not_face_down() -> None:
    assert sums(table(air=("A1 A6", "")), A) == [7, 3, 0]
    assert sums(table(air=("a1 A6", "")), A) == [8, 0, 0]


@pytest.mark.parametrize("first", [A, B])
def test_the_higher_total_controls_and_a_tie_is_the_first_players(first: Seat) -> None:
    state = table(air=("A2", "A3"), land=("l1", "s1"), sea=("S3", "S1"), first=first)

    assert [leader(totals(state.columns, c.theatre), first) for c in state.columns] == [B, first, A]


def test_containment_played_stops_working_once_it_is_flipped() -> None:
    """Cases that must hold: Containment played, then flipped."""
    state = table("A5 A6 S6", "L3 L6", land=("", "L2"), air=("", "A1"))
    contained = do(state, Deploy(card("A5"), "air"), Deploy(card("L3"), "land")).state

    flipped = do(contained, Flip("air", A)).state
    after = do(flipped, Improvise(card("S6"), "sea")).state

    assert lies(flipped, "air", A) == "a5!"
    assert sums(flipped, A)[0] == 2
    assert lies(after, "sea", A) == "s6"
