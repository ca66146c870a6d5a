"""The player by rules of thumb."""

from __future__ import annotations

from dataclasses import replace

from engine.chance import Chance
from engine.game import Seat, play
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.actions import Propose
from engine.games.aamonopoly.model import Deed, Options, State

ANNA, BRUNO = Seat(0), Seat(1)
RADAR, ANTI_AIRCRAFT = 12, 28


def test_it_offers_no_cash_that_the_interest_of_a_mortgage_will_take() -> None:
    """Anti-aircraft costs 150, so its mortgage is 75, and 10 % of it, rounded up, 8."""
    state: State = GAME.setup(Options(cash=230), 2, Chance("thumb", 0)).state
    lots = {RADAR: Deed(ANNA), ANTI_AIRCRAFT: Deed(BRUNO, mortgaged=True)}
    state = replace(state, deeds=tuple(lots.get(n, lot) for n, lot in enumerate(state.deeds)))

    offered = set[int]()
    for version in range(60):
        after = state
        for action in GAME.rollout(state, ANNA, Chance("thumb", version)) if GAME.rollout else ():
            after = play(GAME, after, ANNA, action, Chance("thumb", version)).state
            if isinstance(action, Propose):
                offered.add(action.pays)

    assert max(offered) == 222
