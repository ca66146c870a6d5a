"""Lines of play counted at small depth, and where the numbers come from."""

from __future__ import annotations

from engine.games.critters import GAME
from tests.games.critters.tables import table
from tests.helpers import perft


def test_perft_of_two_cards_without_an_ability() -> None:
    """Seat 0 holds two 6s: 2 to pick up, 2 to deploy, 6 to improvise, weigh, withdraw: 12.

    Depth 2: after picking up 12 each; after weighing 13, for it can be thought better of; after
    withdrawing six cards are held: 6, 6 and 18, weigh, withdraw: 32; after each of the 8 plays
    seat 1 has one card: 1, 1 and 3, weigh, withdraw: 7. That makes 24 + 13 + 32 + 56.
    """
    state = table("A6 L6", "S6")

    assert [perft(GAME, state, depth) for depth in (1, 2)] == [12, 125]


def test_perft_of_a_chain() -> None:
    """A Maneuver in the air; next to it lie one card of each side: 2 flips.

    Depth 1: pick up 1, deploy 1, improvise 3, weigh, withdraw: 7.
    Depth 2: after picking up 7, after weighing 8, after withdrawing 32; after each improvising
    seat 1 has 7; after deploying the 2 flips. That makes 7 + 8 + 32 + 21 + 2.
    """
    state = table("A3", "S6", land=("l6", "s2"))

    assert [perft(GAME, state, depth) for depth in (1, 2)] == [7, 70]
