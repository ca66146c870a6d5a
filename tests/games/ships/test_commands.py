"""Typed commands as batches of actions, and what there is to suggest."""

from __future__ import annotations

from engine.games.ships import GAME
from engine.games.ships.commands import (
    Counts,
    fire,
    reload,
    retire,
    sail,
    suggested_counts,
    suggested_salvos,
)
from engine.games.ships.model import Clear, Confirm, Plan, Slot, State, Tick
from tests.games.ships.tables import A, cards, do, table


def test_a_command_says_the_whole_answer() -> None:
    assert reload({}) == (Clear("discard"), Confirm())
    assert fire("chain", 2) == (
        Clear("fire"),
        Tick("fire", "chain"),
        Tick("fire", "chain"),
        Confirm(),
    )
    assert retire({"east": 1}) == (Clear("retire"), Tick("retire", "east"), Confirm())


def test_no_order_an_empty_order_and_a_full_one_differ() -> None:
    assert sail({"north": 1}, fire={}, retire=None) == (
        Clear("winds"),
        Tick("winds", "north"),
        Clear("fire"),
        Plan("fire"),
        Clear("retire"),
        Confirm(),
    )
    assert sail({}, fire={"grape": 1})[1:4] == (Clear("fire"), Tick("fire", "grape"), Plan("fire"))


def test_a_command_replaces_whatever_was_ticked() -> None:
    ticked = do(table("NNSC", "S", "sail"), (A, sail({"south": 1}, {"cannon": 1}, {})[:-1])).state

    step = do(ticked, (A, sail({"north": 2})))

    desk = step.state.desks[A]
    assert (desk.winds, desk.fire, desk.retire) == (cards("NN"), None, None)


def suggested(state: State, slot: Slot) -> Counts:
    return suggested_counts(GAME.observe(state, A), GAME.legal_actions(state, A), slot)


def test_what_is_held_is_suggested_where_it_can_go() -> None:
    state = table("NNSCCCCC", "S", "sail")
    drafted = do(state, (A, sail({"north": 1})[:-1])).state

    assert suggested(state, "winds") == {"north": 2, "south": 1}
    assert suggested(state, "fire") == {"cannon": 5}
    assert suggested(drafted, "retire") == {"north": 1, "south": 1, "cannon": 3}
    assert suggested(state, "discard") == {}
    assert suggested(table("NCCCCC", "S"), "discard") == {"north": 1, "cannon": 4}


def test_salvos_are_suggested_by_kind_the_largest_first() -> None:
    state = table("CCHN", "S", "fire")

    salvos = suggested_salvos(GAME.observe(state, A), GAME.legal_actions(state, A))

    assert salvos == (("cannon", 2), ("cannon", 1), ("chain", 1))
