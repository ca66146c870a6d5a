"""What a seat imagines: all that it knows, and the rest as it could be."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.games.ships import GAME
from engine.games.ships.cards import CARDS, without
from engine.games.ships.commands import reload, sail
from engine.games.ships.model import Options, State
from tests.games.ships.tables import DECK, KEEP, A, B, all_cards, cards, do, table
from tests.helpers import seats_of, walk

FULL = "NNNCCCC", "SSSHHHH"


def dreams(state: State, count: int = 40) -> list[State]:
    return [GAME.imagine(state, A, Chance("dream", n)) for n in range(count)]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_every_card_is_somewhere_once(seed: str) -> None:
    for moment in walk(GAME, 2, seed, options=Options()):
        for seat in seats_of(2):
            dream = GAME.imagine(moment.state, seat, Chance("dream", moment.version))

            assert all_cards(dream) == Counter(dict.fromkeys(CARDS, 8))
            assert len(dream.pile) == len(moment.state.pile) or moment.state.phase == "reload"


def test_the_other_may_or_may_not_have_reloaded() -> None:
    stages = {dream.desks[B].stage for dream in dreams(table(*FULL))}

    assert stages == {"reload", "sail"}


def test_one_that_owes_nothing_in_reload_has_set_sail() -> None:
    state = do(table(*FULL), (B, KEEP), (B, sail({"south": 3}))).state

    for dream in dreams(state):
        assert (dream.desks[B].stage, dream.desks[B].sealed) == ("sail", True)


def test_the_same_is_imagined_in_whatever_order_the_pile_lies() -> None:
    state = table(*FULL)
    turned = replace(state, pile=tuple(reversed(state.pile)))

    assert dreams(state) == dreams(turned)


def test_the_same_is_imagined_however_far_the_other_has_got() -> None:
    quiet = table(*FULL)
    ticking = do(quiet, (B, reload({"south": 3})[:-1])).state
    drawn = do(quiet, (B, reload({"south": 3}))).state
    at_sail = do(drawn, (B, sail({}, fire={"chain": 2})[:-1])).state

    assert dreams(quiet) == dreams(ticking) == dreams(drawn) == dreams(at_sail)


def test_what_was_drawn_beyond_the_pile_came_from_the_discards() -> None:
    pile = cards("EW")
    lying = without(DECK, cards("".join(FULL)) + pile)
    state = table(*FULL, pile=pile, discards=lying)

    drawn = do(state, (A, reload({"north": 3, "cannon": 1}))).state

    assert drawn.shuffled
    for dream in dreams(drawn):
        assert dream.shuffled
        assert dream.desks[B].stage == "reload"
        assert Counter(dream.pile) == Counter(drawn.pile)


def test_what_it_drew_beyond_the_discards_it_knows_the_other_had_buried() -> None:
    pile = cards("EW")
    secret = without(DECK, cards("".join(FULL)) + pile)
    state = replace(table(*FULL, pile=pile), buried=((), secret))

    drawn = do(state, (A, reload({"north": 3, "cannon": 1}))).state

    for dream in dreams(drawn):
        assert len(dream.buried[B]) == 40
        assert Counter(drawn.desks[A].drew[2:]) <= Counter(dream.buried[B])
        assert all_cards(dream) == Counter(dict.fromkeys(CARDS, 8))
        assert GAME.observe(dream, A) == GAME.observe(drawn, A)
