"""What a seat can press while it is writing a trade."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.actions import Mortgage
from engine.games.aamonopoly.model import Draft
from engine.games.aamonopoly.tasks import Arrival, Debt, Task
from engine.screen import Menu
from tests.games.aamonopoly.tables import A, B, at, holding, opening, owning, standing, turn_of
from tests.helpers import strict_texts

EN: Final = strict_texts(GAME)["en"]


@pytest.mark.parametrize("task", [Arrival(0, fight=False), Debt(A, None, 200, "tax")])
def test_cash_can_be_raised_for_a_purchase_or_a_debt_by_who_began_to_write_a_trade(
    task: Task,
) -> None:
    """The mover may raise cash first; a debtor sells, mortgages, trades until it has paid."""
    state = owning(holding(standing(opening(), A, "moscow"), A, cash=190), A, "italy", "poland")
    state = replace(turn_of(state, A, task), drafts=(Draft(A, B), None))

    screen = GAME.present(GAME.observe(state, A), GAME.legal_actions(state, A), EN)
    pressed = [o.actions for b in screen.blocks if isinstance(b, Menu) for o in b.options]

    assert (Mortgage(at("italy")),) in pressed
