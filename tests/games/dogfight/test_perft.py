"""Lines of play counted at small depth, and where the numbers come from."""

from __future__ import annotations

from dataclasses import replace

from engine.games.dogfight import GAME
from tests.games.dogfight.tables import OPTIONS, squadron, table
from tests.helpers import perft


def test_perft_where_every_roll_is_one() -> None:
    """One point: a square in one of three lanes, saved, or lost with the turn: 5.

    After a square (3 ways) or the saving only the end is left: 4; after the end the other seat
    has its own 5: that makes 9. Depth 3: the 4 ways that ended lead to the other's 5 each: 20;
    after the bare end the other's 4 have only their end, and its bare end leads to 5: 9. So 29.
    """
    state = replace(table(1), options=replace(OPTIONS, die=1))

    assert [perft(GAME, state, depth) for depth in (1, 2, 3)] == [5, 9, 29]


def test_perft_of_a_roll_of_two_with_everything_at_hand() -> None:
    """1 or 2 squares in each of three lanes: 6; 1 or 2 saved: 2; 1 of the reserve used: 1;
    a countermeasure on the one enemy line: 1; the end: 1.
    """
    state = table(2, squadron(reserve=1), squadron((2, 2), (2, 0), (2, 0)))

    assert perft(GAME, state, 1) == 11
