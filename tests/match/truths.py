"""What always holds of tables and matches as they are kept."""

from __future__ import annotations

from typing import Any

from engine.game import Seat
from engine.games.ships.model import State as Ships
from engine.match import ticking
from engine.match.calendar import NEVER
from engine.match.model import BOARD, TABLE, Match, Table, hand
from tests.games.ships.tables import all_cards
from tests.match.club import Club


async def of_table(club: Club, table: Table, seal: str) -> None:
    """Its news is owed, and the seal is the one that was shown first."""
    told = await club.deliveries.live(table.id, TABLE)

    assert told is not None
    assert told.owed == table.version
    assert table.commitment == seal


async def of_match(club: Club, match: Match, before: Match) -> None:
    """Its log leads to it, whom it waits for and until when is right, and nothing is doubled.

    Args:
        before: the match as it was last looked at.
    """
    assert await club.verified(match.id) == match
    assert match.commitment == (await club.tables.load(match.id)).commitment
    assert len(await club.store.log(match.id)) == match.version
    assert all(now >= then for now, then in zip(match.asked, before.asked, strict=True))
    assert before.status == "playing" or match == before
    sat = {(s.seat, s.player) for s in await club.store.sittings(match.id) if s.until is None}
    assert sat == {*enumerate(match.players)}
    await _awaited(club, match, await club.state(match.id))
    await _told(club, match)


async def _awaited(club: Club, match: Match, state: Any) -> None:
    running = [s for s, clock in enumerate(match.clocks) if clock.since is not None]
    ends = [ticking.dues_of(match, seat, {"end"})[0] for seat in match.awaited]
    whole = match.terms.move + match.terms.bank

    assert match.awaited == tuple(sorted(club.games[match.game].to_act(state)))
    assert running == ([] if match.paused else [*match.awaited])
    assert (match.status == "finished") == (not match.awaited) == (match.ended is not None)
    assert await club.matches.dues(match.id) == [due for due in ends if due.at < NEVER]
    assert all(0 <= clock.left + clock.bank <= whole for clock in match.clocks)
    assert match.motion is None or (match.paused is None and match.yet_to_agree)
    if isinstance(state, Ships):
        assert {*all_cards(state).values()} == {8}


async def _told(club: Club, match: Match) -> None:
    audiences = [BOARD, *(hand(seat) for seat in map(Seat, range(len(match.players))))]
    told = [await club.deliveries.live(match.id, audience) for audience in audiences]

    assert [delivery.owed for delivery in told if delivery] == [match.version] * len(audiences)
