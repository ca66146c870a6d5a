"""Abilities that set each other off, wait, and are lost (critters.md, How abilities work)."""

from __future__ import annotations

from engine.games.critters.events import Lapsed
from engine.games.critters.model import (
    Deploy,
    Flip,
    Improvise,
    TakeBack,
)
from tests.games.critters.tables import (
    A,
    B,
    asks,
    card,
    do,
    flips,
    happened,
    kinds,
    lies,
    offered,
    table,
)


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
