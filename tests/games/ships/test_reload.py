"""Load, Reload and the deck."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.chance import Chance
from engine.game import IllegalAction, Seat
from engine.games.ships import GAME
from engine.games.ships.cards import CARDS, in_order, without
from engine.games.ships.commands import reload, sail
from engine.games.ships.events import Dealt, Drawn, Reloaded, Reshuffled, Sealed
from engine.games.ships.model import Desk, Options, Reopen, Ship, Tick
from tests.games.ships.tables import (
    DECK,
    KEEP,
    A,
    B,
    all_cards,
    both,
    cards,
    do,
    happened,
    noticed,
    table,
)
from tests.helpers import walk

FULL = "NNNCCCC", "SSSHHHH"


def test_the_match_begins_with_two_whole_ships_and_seven_cards_each() -> None:
    step = GAME.setup(Options(), 2, Chance("start", 0))

    assert step.state.ships == (Ship(7, 7, 7), Ship(7, 7, 7))
    assert [len(hand) for hand in step.state.hands] == [7, 7]
    assert step.state.shown_pile == 42
    assert all_cards(step.state) == Counter(dict.fromkeys(CARDS, 8))
    assert GAME.to_act(step.state) == {A, B}


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_no_card_is_ever_lost_or_made(seed: str) -> None:
    for moment in walk(GAME, 2, seed, options=Options()):
        assert all_cards(moment.state) == Counter(dict.fromkeys(CARDS, 8))


def test_a_load_that_meets_the_end_of_the_pile_goes_on_from_the_shuffled_discards() -> None:
    hands = "NNN", "SSSHHHH"
    rest = without(DECK, cards("".join(hands)) + cards("GW"))
    state = table(*hands, "retire", pile=cards("GW"), discards=rest)

    step = do(state, *both(KEEP))

    assert len(rest) == 44
    dealt = happened(step, "dealt")[0]
    assert isinstance(dealt, Dealt)
    assert dealt.cards is not None
    assert dealt.cards[:2] == cards("GW")
    assert (dealt.count, happened(step, "reshuffled")) == (4, [Reshuffled(44)])
    assert (len(step.state.pile), step.state.discards) == (42, ())


def test_load_fills_the_first_seat_first() -> None:
    state = table("NNNNNN", "SSSSSS", "retire", pile=cards("CH"), discards=())

    step = do(state, *both(KEEP))

    assert happened(step, "dealt") == [Dealt(A, 1, cards("C")), Dealt(B, 1, cards("H"))]


def test_as_many_are_drawn_as_discarded_and_seen_at_once() -> None:
    state = table(*FULL, pile=cards("GEWNCC"))

    step = do(state, (A, reload({"north": 2, "cannon": 1})))

    assert step.events == (Drawn(A, cards("GEW")),)
    assert step.state.hands[A] == cards("NEWCCCG")
    assert step.state.desks[A] == Desk("sail", aside=cards("NNC"), drew=cards("GEW"))


def test_a_fifth_card_cannot_be_exchanged() -> None:
    with pytest.raises(IllegalAction) as refusal:
        do(table(*FULL), (A, reload({"north": 3, "cannon": 2})))

    assert refusal.value.key == "error-at-most"
    assert refusal.value.params == {"most": 4}


def test_nothing_public_tells_who_reloaded_first() -> None:
    state = table(*FULL)
    a, b = (A, reload({"north": 3, "cannon": 1})), (B, reload({"south": 1}))

    first, second = do(state, a), do(state, b)
    forward, backward = do(state, a, b), do(state, b, a)

    before = GAME.observe(state, None)
    assert GAME.observe(first.state, None) == before == GAME.observe(second.state, None)
    assert noticed(first, None) == [] == noticed(second, None)
    assert noticed(forward, None) == [Reloaded((4, 1))] == noticed(backward, None)
    assert GAME.observe(forward.state, None) == GAME.observe(backward.state, None)


def test_a_seat_notices_nothing_of_the_others_reload() -> None:
    state = table(*FULL)

    step = do(state, (A, reload({"north": 3})))

    assert noticed(step, B) == []
    assert GAME.observe(step.state, B) == GAME.observe(state, B)
    assert GAME.legal_actions(step.state, B) == GAME.legal_actions(state, B)


def test_a_seat_that_reloaded_goes_on_to_sail_while_the_other_does_not() -> None:
    step = do(table(*FULL), (A, KEEP), (A, sail({"north": 3})))

    assert noticed(step, B) == [Sealed(A)]
    assert step.state.phase == "reload"
    assert GAME.to_act(step.state) == {B}


def test_a_shuffle_in_the_middle_of_a_reload_shows_when_both_have_answered() -> None:
    discards = without(DECK, cards("".join(FULL)) + cards("GW"))
    state = table(*FULL, pile=cards("GW"), discards=discards)

    hidden = do(state, (A, reload({"north": 3, "cannon": 1})))
    shown = do(hidden.state, (B, reload({"south": 1})))

    assert noticed(hidden, None) == []
    assert GAME.observe(hidden.state, None) == GAME.observe(state, None)
    assert noticed(shown, None) == [Reshuffled(40), Reloaded((4, 1))]
    assert (shown.state.shown_pile, shown.state.discards) == (37, ())


def test_cards_just_discarded_are_not_drawn_again_by_anybody_in_the_same_reload() -> None:
    discards = without(DECK, cards("".join(FULL)) + cards("GW"))
    state = table(*FULL, pile=cards("GW"), discards=discards)

    step = do(state, (A, reload({"north": 3, "cannon": 1})), (B, reload({"south": 3})))

    assert sum((*step.state.hands, step.state.pile), ()).count("north") == 5
    assert step.state.buried == (cards("NNNC"), cards("SSS"))


def test_a_reload_cannot_be_taken_back() -> None:
    step = do(table(*FULL), (A, reload({"north": 3})))

    with pytest.raises(IllegalAction) as refusal:
        do(step.state, (A, (Reopen("reload"),)))
    with pytest.raises(IllegalAction) as late:
        do(step.state, (A, (Tick("discard", "cannon"),)))

    assert refusal.value.key == "error-nothing-to-reopen"
    assert (late.value.key, late.value.params) == ("error-too-late", {"phase": "reload"})


def test_what_was_discarded_secretly_is_known_to_its_owner_until_the_next_shuffle() -> None:
    step = do(table(*FULL), (A, reload({"north": 3})), (B, KEEP))

    assert GAME.observe(step.state, A).buried == cards("NNN")
    assert GAME.observe(step.state, B).buried == ()
    assert GAME.observe(step.state, None).discards == ()


def test_the_same_seed_deals_the_same_hands() -> None:
    once, again = (GAME.setup(Options(), 2, Chance("fair", 0)).state.hands for _ in range(2))

    assert once == again
    assert once != GAME.setup(Options(), 2, Chance("fair", 1)).state.hands
    assert in_order(once[Seat(0)]) == once[Seat(0)]
