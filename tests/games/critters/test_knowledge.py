"""Who may know which card, and until when (critters.md, What each viewer may know)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

import pytest

from engine.chance import Chance
from engine.game import Viewer
from engine.games.critters import GAME
from engine.games.critters.cards import Card, Theatre
from engine.games.critters.events import Dealt, Drawn, Flipped, Played, TakenBack
from engine.games.critters.model import (
    Choose,
    Consider,
    Deploy,
    Draft,
    Flip,
    Improvise,
    Place,
    State,
    TakeBack,
    Withdraw,
)
from engine.games.critters.table import SEATS, pile
from tests.games.critters.tables import (
    A,
    B,
    Done,
    card,
    deck,
    do,
    lies,
    noticed,
    table,
)
from tests.helpers import viewers_of

VIEWERS = viewers_of(2)
Shown = TypeVar("Shown", Played, Flipped, Drawn, TakenBack)


def known(state: State, theatre: Theatre, seat: int) -> list[Card | None]:
    """The top card of a side as the channel, A and B see it."""
    found = []
    for viewer in VIEWERS:
        seen = GAME.observe(state, viewer)
        found.append(pile(seen.columns, theatre, SEATS[seat])[-1].card)
    return found


def told(step: Done, viewer: Viewer, kind: type[Shown]) -> list[Card | None]:
    return [event.lying.card for event in noticed(step, viewer) if isinstance(event, kind)]


def test_a_card_played_face_down_is_its_owners_secret() -> None:
    step = do(table("A6 L1", "S1 S2"), Improvise(card("A6"), "sea"))

    assert known(step.state, "sea", A) == [None, card("A6"), None]
    assert [told(step, viewer, Played) for viewer in VIEWERS] == [[None], [card("A6")], [None]]


def test_a_card_flipped_up_and_down_again_stays_known_to_everybody() -> None:
    up = do(table("L2 A6", "L3 S6", air=("", "a1"), sea=("s2", "")), Deploy(card("L2"), "land"))
    shown = do(up.state, Flip("air", B))
    covered = replace(shown.state, columns=table(air=("", "a1!"), sea=("s2", "")).columns)

    assert known(shown.state, "air", B) == [card("A1")] * 3
    assert [told(shown, viewer, Flipped) for viewer in VIEWERS] == [[card("A1")]] * 3
    assert known(covered, "air", B) == [card("A1")] * 3
    assert lies(covered, "air", B) == "a1!"


def test_a_card_destroyed_face_up_is_known_and_face_down_to_its_owner_alone() -> None:
    up = table("L6 A6", "L1", sea=("S5", ""), land=("L2 L4", "L3"), deck="S2")
    down = table("A6 L6", "L1 S6", air=("A5", ""), deck="S2")

    blockaded = do(up, Deploy(card("L6"), "land")).state
    contained = do(down, Improvise(card("L6"), "land")).state

    bottoms = [GAME.observe(blockaded, viewer).deck[-1].card for viewer in VIEWERS]
    hidden = [GAME.observe(contained, viewer).deck[-1].card for viewer in VIEWERS]
    assert bottoms == [card("L6")] * 3
    assert hidden == [None, card("L6"), None]
    assert [GAME.observe(contained, viewer).deck[0].card for viewer in VIEWERS] == [None] * 3


def test_a_card_taken_back_is_no_longer_known_even_if_it_was() -> None:
    state = table("S4 A6", "L1 S6", air=("a1!", ""))

    step = do(state, Deploy(card("S4"), "sea"), TakeBack("air", 0), Improvise(card("A1"), "air"))

    assert [told(step, viewer, TakenBack) for viewer in VIEWERS] == [[card("A1")]] * 3
    assert known(step.state, "air", A) == [None, card("A1"), None]


def test_what_reinforce_draws_is_its_owners_secret() -> None:
    step = do(table("L1 A6", "L2 S6", deck="S2 S3"), Deploy(card("L1"), "land"))
    placed = do(step.state, Place("sea"))

    drawn = [GAME.observe(step.state, viewer).question for viewer in VIEWERS]
    assert [q and q.drawn and q.drawn.card for q in drawn] == [None, card("S2"), None]
    assert [told(step, viewer, Drawn) for viewer in VIEWERS] == [[None], [card("S2")], [None]]
    assert [told(placed, viewer, Played) for viewer in VIEWERS] == [[None], [card("S2")], [None]]


def test_a_card_that_one_has_destroyed_and_the_other_draws_both_have_seen() -> None:
    """B destroyed it face down and knows it lies on top; A draws it: now both know."""
    state = table("L1 A6", "L2 S6", deck="S2")
    (top,) = state.deck
    state = replace(state, deck=(top.shown_to(B),))

    before = [GAME.observe(state, viewer).deck[0].card for viewer in VIEWERS]
    step = do(state, Deploy(card("L1"), "land"), Place("sea"))

    assert before == [None, None, card("S2")]
    assert [told(step, viewer, Drawn) for viewer in VIEWERS] == [[card("S2")]] * 3
    assert known(step.state, "sea", A) == [card("S2")] * 3


def test_a_shuffle_ends_all_knowledge() -> None:
    state = do(table("A6 L6", "L1 S6", air=("A5", "a1!")), Improvise(card("L6"), "land")).state
    assert deck(state).endswith("l6A")

    after = do(state, Withdraw()).state

    assert not any(any(lying.seen) for lying in after.deck)


@pytest.mark.parametrize("seat", [A, B])
def test_a_hand_is_dealt_and_seen_by_its_seat_alone(seat: int) -> None:
    opening = GAME.setup(GAME.shapes.options(), 2, Chance("deal", 0))

    for viewer in VIEWERS:
        shown = [GAME.seen_by(event, viewer) for event in opening.events]
        dealt = {e.seat: e.cards for e in shown if isinstance(e, Dealt)}
        assert (dealt[SEATS[seat]] is None) == (viewer != seat)
        assert bool(GAME.observe(opening.state, viewer).hand) == (viewer is not None)


def test_what_is_picked_up_or_weighed_shows_to_nobody_else() -> None:
    state = table("A6 L6", "L1 S6")

    for action in (Choose(card("A6")), Consider(True)):
        step = do(state, action)

        assert step.events == ()
        assert GAME.observe(step.state, A).draft != Draft()
        assert GAME.observe(step.state, B) == GAME.observe(state, B)
        assert GAME.observe(step.state, None) == GAME.observe(state, None)


def test_nothing_hidden_is_turned_up_when_a_hand_is_withdrawn_or_a_battle_ends() -> None:
    state = table("A6 L6", "S1", air=("a5", ""), points=(0, 10))

    step = do(state, Withdraw())

    assert step.state.outcome is not None
    for viewer in (None, B):
        seen = GAME.observe(step.state, viewer)
        assert known(step.state, "air", A)[0] is None
        assert card("A6") not in seen.hand
        assert all(lying.card is None for lying in seen.deck)
        assert "a5" not in repr(noticed(step, viewer))
