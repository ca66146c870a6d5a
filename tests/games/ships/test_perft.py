"""Lines of play counted at small depth, and where the numbers come from."""

from __future__ import annotations

from engine.games.ships import GAME
from tests.games.ships.tables import cards, table
from tests.helpers import perft


def test_perft_of_one_wind_in_hand_at_reload() -> None:
    """Seat 0 holds one North and a South lies on the pile.

    Reload offers tick, clear, confirm: 3. After a tick only clear and confirm are left: 2.
    Sail with one wind offers tick as wind, tick for Retire, 3 clears, 2 plans, confirm: 8.
    Depth 2 is 2 + 3 + 8. Depth 3 is, after the tick, 3 + 8; after the clear, 13 again;
    after the confirm: as wind nothing is left for Retire: 6; for Retire: 7;
    after clears and plans 8 each: 40; sealed, seat 1 is asked at Reload: 3. That makes 56.
    """
    state = table("N", "E", pile=cards("SSS"))

    assert [perft(GAME, state, depth) for depth in (1, 2, 3)] == [3, 13, 80]


def test_perft_of_three_alike_at_fire() -> None:
    """With three Cannon Balls and nothing else: tick (up to three), clear, confirm.

    Seat 1 holds one Chain Shot. From nothing ticked: 3 choices; from one or two: 3; from three: 2.
    Depth 2: tick 3, clear 3, confirm leads to seat 1's own three: 3, so 9.
    Depth 3: after the tick 3 + 3 + 3 = 9, after the clear 9; after the confirm seat 1's
    tick 2, clear 3 and confirm, which ends the phase and leaves seat 0 at Retire with three
    cards of one kind: 3. That makes 8, so 26.
    """
    state = table("CCC", "H", "fire")

    assert [perft(GAME, state, depth) for depth in (1, 2, 3)] == [3, 9, 26]
