"""What a seat imagines: all that it knows, and the rest as it could be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.games.critters import GAME
from engine.games.critters.cards import CARDS
from engine.games.critters.model import Choose, Deploy, Draft, Options, State
from tests.games.critters.tables import A, B, all_cards, card, cards, do, table
from tests.helpers import seats_of, walk


def dreams(state: State, count: int = 60) -> list[State]:
    return [GAME.imagine(state, A, Chance("dream", n)) for n in range(count)]


@pytest.mark.parametrize("seed", ["a", "b"])
def test_every_card_is_somewhere_once(seed: str) -> None:
    for moment in walk(GAME, 2, seed, options=Options()):
        for seat in seats_of(2):
            dream = GAME.imagine(moment.state, seat, Chance("dream", moment.version))

            assert all_cards(dream) == dict.fromkeys(CARDS, 1)
            assert GAME.observe(dream, seat) == GAME.observe(moment.state, seat)
            assert all(a.seen == b.seen for a, b in zip(dream.deck, moment.state.deck, strict=True))


def test_what_is_unknown_can_lie_anywhere_unknown_and_what_is_known_stays() -> None:
    state = table("A6 L6", "S1 S2", air=("a1", "a2"), land=("", "l3!"), sea=("s4!", "S5"))

    found = dreams(state)

    unknown = set(CARDS) - {*cards("A6 L6 A1 L3 S4 S5")}
    assert {dream.columns[0].sides[B][0].card for dream in found} == unknown
    assert {each for dream in found for each in dream.hands[B]} == unknown
    assert {dream.deck[0].card for dream in found} == unknown
    for dream in found:
        assert dream.hands[A] == state.hands[A]
        assert dream.columns[0].sides[A] == state.columns[0].sides[A]
        assert dream.columns[1:] == state.columns[1:]


def test_a_card_of_its_own_destroyed_face_down_stays_at_the_bottom() -> None:
    state = table("A6 L6", "S1 S2", deck="L1 L2")
    bottom = replace(state.deck[1].shown_to(A))
    state = replace(state, deck=(state.deck[0], bottom))

    assert {dream.deck[1].card for dream in dreams(state)} == {card("L2")}
    assert len({dream.deck[0].card for dream in dreams(state)}) > 5


def test_the_card_the_other_drew_may_be_any_it_has_not_seen() -> None:
    state = table("A6", "L1 S6", turn=B, deck="S2 S3")
    drawn = do(state, Deploy(card("L1"), "land")).state

    found = {dream.question and dream.question.drawn for dream in dreams(drawn)}

    assert len(found) > 10
    assert all(each and each.card not in cards("A6 L1") for each in found)


def test_what_the_other_has_picked_up_is_anybodys_guess() -> None:
    state = table("A6 L6", "S1 S2", turn=B)
    chosen = do(state, Choose(card("S1"))).state

    assert dreams(state) == dreams(chosen)
    assert Draft() in {dream.draft for dream in dreams(state)}
    assert Draft(withdrawing=True) in {dream.draft for dream in dreams(state)}
    for dream in dreams(state):
        assert dream.draft.card in (None, *dream.hands[B])
