"""What could be done without end wins no time: nobody can hold a match up for ever."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from db.database import Database
from engine.game import telling
from engine.games.aamonopoly.actions import Action, Draw, Linger, Order, Propose, Tick, Withdraw
from tests.games.aamonopoly.tables import A, B, Play, at, opening, owning
from tests.match.club import PATIENCE, Club


@pytest.mark.parametrize("order", [Order, Linger])
async def test_an_order_given_and_taken_back_leaves_the_mover_the_time_it_had(
    tmp_path: Path, order: Callable[[bool], Action]
) -> None:
    async with Database.open(tmp_path / "orders.db") as database:
        club = Club(database)
        match_id = await club.begin("aamonopoly", seats=2)
        began = club.now
        club.now += PATIENCE - 1
        await club.play(match_id, A, order(True), order(False))

        assert await club.ends(match_id) == {A: began + PATIENCE}


def test_an_offer_made_and_withdrawn_leaves_the_mover_the_time_it_had() -> None:
    match = Play(owning(opening(), A, "italy"))
    match.act(A, Draw(B), Tick(at("italy")), Propose(gets=100), Withdraw())

    assert [type(event).__name__ for event in match.events] == ["Proposed", "Withdrawn"]
    assert not any(map(telling, match.events))
