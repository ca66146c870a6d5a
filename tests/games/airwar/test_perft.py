"""Lines of play counted at small depth, and where the numbers come from."""

from __future__ import annotations

from engine.games.airwar import GAME
from tests.games.airwar.tables import Side, intercept, raid, table, with_backs
from tests.games.airwar.test_combat import ROOMY
from tests.helpers import perft


def test_perft_of_a_form_with_one_aircraft() -> None:
    """Tick it, clear two lists, aim at nothing, Resources or Midway, fill in, review, confirm: 9.

    Depth 2. After ticking there is nothing to tick and no target to confirm with: 7. After
    clearing, filling in (a fighter stays at home) or aiming at nothing all is as before: 4 x 9.
    After either target nothing can be confirmed: 8 and 8. After the review there are the 13 orders
    that are not given, on top of the 9: 22. After confirming, the Allies have such a form: 9.
    """
    state = table(Side("zero"), Side("wildcat"))

    assert [perft(GAME, state, depth) for depth in (1, 2)] == [9, 7 + 4 * 9 + 2 * 8 + 22 + 9]


def test_perft_of_an_opening() -> None:
    """Two interceptors, three backs: six ways to engage, stop, review: 8.

    Depth 2. H8K Emily 3/7, P1Y Ginga 2/6 and Ki-67 Hiryu 3/6 lose to neither F4F Wildcat 3/4 nor
    P-40 Warhawk 3/4, nor fell them. So after each engagement: the other one at two backs or at the
    exposed one, stop, review: 5. After stopping, the Allies' form with an empty hand is skipped
    and the Axis, with no card in hand either, passes on and on until the limit: 1. After the
    review the 13 orders on top of the 8.
    """
    state = table(Side("emily ginga ki-67", orders=ROOMY), Side("wildcat warhawk", orders=ROOMY))
    flown = with_backs(raid(state, "resources", "emily ginga ki-67").state, "emily ginga ki-67")
    opened = intercept(flown, "wildcat warhawk").state

    assert perft(GAME, opened, 1) == 8
