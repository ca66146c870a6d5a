"""What the host may do, and what is told of it."""

from __future__ import annotations

import pytest

from engine.game import IllegalAction, Seat
from engine.match.ports import Which
from engine.text import SHARED, Texts
from tests.match.club import Club, player
from tests.match.parley import Bid

T = Texts((SHARED,))("en", ("Anna", "Bruno", "Oksana"))


async def test_a_seat_is_given_time(club: Club) -> None:
    match_id = await club.begin()
    club.now = 1030
    await club.house.host.extend(match_id, Seat(1), 7200)
    lines = await club.matches.history(match_id, None, T)

    assert await club.ends(match_id) == {0: 1100, 1: 8300, 2: 1100}
    assert lines[-1] == "The host gives Bruno more time: 2 hours."
    await club.play(match_id, 1, Bid(1))
    with pytest.raises(IllegalAction, match="error-not-awaited"):
        await club.house.host.extend(match_id, Seat(1), 7200)


async def test_a_match_is_ended_without_an_outcome(club: Club) -> None:
    match_id = await club.begin()
    await club.house.host.end(match_id, "abuse")
    match, look = await club.verified(match_id), await club.matches.look(match_id, None)

    assert (match.status, match.ended, match.awaited, look.outcome) == ("ended", 1000, (), None)
    assert (await club.matches.history(match_id, None, T))[-1] == "The host ends the match: abuse"
    with pytest.raises(IllegalAction, match="error-match-over"):
        await club.play(match_id, 0, Bid(1))
    with pytest.raises(IllegalAction, match="error-match-over"):
        await club.house.host.free(match_id)


async def test_a_stuck_match_is_freed_even_from_a_pause(club: Club) -> None:
    match_id = await club.begin(seats=2)
    await club.agreements.propose(match_id, player(0), "pause")
    await club.agreements.agree(match_id, player(1))
    match = (await club.house.host.free(match_id)).match

    assert (match.paused, match.absent, match.awaited) == (None, (1, 1), (0,))
    await club.verified(match_id)


async def test_all_matches_are_listed_by_what_is_asked(club: Club) -> None:
    one = await club.begin(table_id="0000000a")
    club.now += 1
    two = await club.begin("nim", seats=2, table_id="0000000b")
    await club.house.host.end(two, "")

    async def found(which: Which, offset: int = 0) -> list[str]:
        return [match.id for match in await club.house.host.listed(which, 9, offset)]

    assert await found(Which()) == [two, one]
    assert await found(Which(), 1) == [one]
    assert await found(Which(status="playing")) == [one]
    assert await found(Which(game="nim", guild=1)) == [two]
    assert await found(Which(guild=2)) == []


async def test_having_the_absent_played_ends_what_was_asked_of_them(club: Club) -> None:
    match_id = await club.begin()
    await club.agreements.propose(match_id, player(0), "pause")
    match = (await club.house.host.free(match_id)).match

    assert match.motion is None
    with pytest.raises(IllegalAction, match="error-no-motion"):
        await club.agreements.agree(match_id, player(1))
