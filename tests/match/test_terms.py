"""What a table agrees on: options, terms, its own end, and a rematch."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from engine.game import Setting
from engine.match.calendar import DAY, HOUR
from engine.match.computers import is_computer
from engine.match.laying import CHALLENGE_FOR, OPEN_FOR, Place
from engine.match.model import Join, MatchId, Table
from engine.match.openings import TooManyTables
from engine.match.tables import TableRefusal
from engine.match.terms import BadTerms, Terms, checked
from tests.match.club import EVE, GAMES, HOME, Club, player

PLACE = Place(HOME, "en")


def join(seat: int) -> Join:
    return Join(player(seat), f"t{seat}")


async def over(club: Club, seats: int = 3) -> MatchId:
    match_id = await club.begin(seats=seats)
    for seat in range(seats - 1):
        await club.matches.resign(match_id, player(seat))
    return match_id


@pytest.mark.parametrize(
    "terms",
    [
        Terms(move=HOUR - 1),
        Terms(move=14 * DAY + 1),
        Terms(bank=-1),
        Terms(bank=7 * DAY + 1),
        Terms(begins="somebody"),  # type: ignore[arg-type]  # wrong on purpose
    ],
)
def test_terms_out_of_bounds_are_refused(terms: Terms) -> None:
    with pytest.raises(BadTerms):
        checked(terms)


def test_terms_at_the_bounds_are_not() -> None:
    for terms in (Terms(HOUR, 0), Terms(14 * DAY, 7 * DAY, "forfeit", "luck", "private")):
        assert checked(terms) == terms


async def test_the_opener_chooses_and_the_match_is_played_so(club: Club) -> None:
    games = {"parley": replace(GAMES["parley"], settings=(Setting("rounds", (1, 5), "rounds"),))}
    club = Club(club.database, games)
    table = await club.tables.open("parley", join(0), PLACE, player(1))
    terms = Terms(2 * HOUR, HOUR, begins="other")
    await club.tables.configure(table.id, player(0), terms, {"rounds": 5})
    await club.tables.join(table.id, join(1))
    match = await club.verified(table.id)

    assert (match.players, match.terms, match.options) == ((101, 100), terms, '{"rounds":5}')
    assert await club.ends(table.id) == {0: 1000 + 3 * HOUR, 1: 1000 + 3 * HOUR}
    assert (await club.state(table.id)).rounds == 5


async def test_nobody_else_chooses_and_nothing_that_is_not_offered(club: Club) -> None:
    table = await club.tables.open("parley", join(0), PLACE)
    with pytest.raises(TableRefusal, match="error-not-opener"):
        await club.tables.configure(table.id, player(1), Terms())
    with pytest.raises(TableRefusal, match="error-no-such-choice"):
        await club.tables.configure(table.id, player(0), options={"rounds": 3})

    assert await club.tables.load(table.id) == table


async def test_nobody_sits_down_on_terms_that_change_as_they_do(club: Club) -> None:
    table = await club.tables.open("parley", join(0), PLACE, player(1))
    changed, joined = await asyncio.gather(
        club.tables.configure(table.id, player(0), Terms(overrun="forfeit")),
        club.tables.join(table.id, join(1), seal=table.seal),
        return_exceptions=True,
    )

    assert isinstance(changed, Table)
    assert isinstance(joined, TableRefusal)
    assert joined.key == "error-terms-changed"
    assert (await club.tables.join(table.id, join(1), seal=changed.seal)).status == "started"


async def test_whoever_sat_down_to_other_terms_has_to_sit_down_anew(club: Club) -> None:
    table_id = await club.set_up(seats=3)
    await club.tables.join(table_id, join(1))
    same = await club.tables.configure(table_id, player(0))
    after = await club.tables.configure(table_id, player(0), Terms(overrun="forfeit"))
    full = await club.tables.join(table_id, join(2))
    agreed = await club.tables.join(table_id, join(1))

    assert (same.unsettled, after.unsettled) == ((), (player(1),))
    assert (full.status, len(full.joins)) == ("open", 3)
    assert (agreed.status, agreed.unsettled) == ("started", ())
    assert (await club.verified(table_id)).players == (player(0), player(1), player(2))


async def test_a_computer_takes_the_seat_of_whoever_has_not_agreed(club: Club) -> None:
    table_id = await club.set_up(seats=3)
    for seat in (1, 2):
        if seat == 2:
            await club.tables.configure(table_id, player(0), Terms(overrun="forfeit"))
        await club.tables.join(table_id, join(seat))
    await club.tables.fill(table_id, player(0), "easy")
    match = await club.verified(table_id)

    assert match.players[:2] == (player(0), player(2))
    assert is_computer(match.players[2])


async def test_luck_draws_the_seats_the_same_for_all_who_check(club: Club) -> None:
    firsts = set()
    for number in range(12):
        table_id = await club.set_up(seats=3, seed=f"s{number}", table_id=f"{number:08x}")
        await club.tables.configure(table_id, player(0), Terms(begins="luck"))
        for seat in (1, 2):
            await club.tables.join(table_id, join(seat))
        match = await club.verified(table_id)
        firsts.add(match.players[0])
        assert sorted(match.players) == [100, 101, 102]

    assert firsts == {100, 101, 102}


async def test_a_table_left_open_closes_by_itself(club: Club) -> None:
    table = await club.tables.open("parley", join(0), PLACE)
    challenge = await club.tables.open("parley", join(0), PLACE, player(1))
    assert (table.expires, challenge.expires) == (1000 + OPEN_FOR, 1000 + CHALLENGE_FOR)
    club.now = challenge.expires
    with pytest.raises(TableRefusal, match="error-table-open"):
        await club.tables.expire(table.id)
    (due,) = await club.tables.expired(9)
    closed = await club.tables.expire(due)

    assert (closed.id, closed.status) == (challenge.id, "expired")
    assert await club.tables.expired(9) == []
    with pytest.raises(TableRefusal, match="error-table-closed"):
        await club.tables.join(challenge.id, join(1))


async def test_a_rematch_is_the_same_again_with_the_seats_moved_on(club: Club) -> None:
    match_id = await over(club)
    table = await club.tables.rematch(match_id, join(2))
    for seat in (0, 1):
        await club.tables.join(table.id, join(seat))
    again, before = await club.verified(table.id), await club.store.load(match_id)

    assert again.players == (101, 102, 100)
    assert (again.options, again.terms, again.home) == (before.options, before.terms, HOME)
    assert again.seed != before.seed


async def test_all_who_ask_for_a_rematch_get_the_same_one(club: Club) -> None:
    match_id = await over(club, seats=2)
    tables = await asyncio.gather(
        *(club.tables.rematch(match_id, join(seat)) for seat in (0, 1, 0, 1)),
        return_exceptions=True,
    )
    ids = {table.id for table in tables if isinstance(table, Table)}

    assert len(ids) == 1
    assert (await club.store.load(ids.pop())).players == (101, 100)


async def test_a_rematch_is_for_those_who_played_once_it_is_over(club: Club) -> None:
    playing = await club.begin(table_id="0000000b")
    with pytest.raises(TableRefusal, match="error-match-not-over"):
        await club.tables.rematch(playing, join(0))
    match_id = await over(club)
    with pytest.raises(TableRefusal, match="error-no-seat"):
        await club.tables.rematch(match_id, Join(EVE, "t"))
    table = await club.tables.rematch(match_id, join(0))
    with pytest.raises(TableRefusal, match="error-not-invited"):
        await club.tables.join(table.id, Join(EVE, "t"))


async def test_nobody_sets_up_more_than_ten_tables_that_lead_to_no_match(club: Club) -> None:
    opened = await asyncio.gather(
        *(club.tables.open("parley", join(0), PLACE, player(1)) for _ in range(12)),
        return_exceptions=True,
    )
    kept = [table for table in opened if isinstance(table, Table)]
    for table in kept[:4]:
        await club.tables.leave(table.id, player(1))
    with pytest.raises(TooManyTables):
        await club.tables.open("parley", join(0), PLACE)
    await club.tables.join(kept[-1].id, join(1))
    another = await club.tables.open("parley", join(0), PLACE)
    club.now += DAY
    for _ in range(4):
        await club.tables.open("parley", join(0), PLACE)

    assert len(kept) == 10
    assert [type(o) for o in opened if not isinstance(o, Table)] == [TooManyTables] * 2
    assert another.status == "open"
    with pytest.raises(TooManyTables):
        await club.tables.open("parley", join(0), PLACE)
    assert (await club.tables.open("parley", join(2), PLACE)).status == "open"


async def test_whoever_has_set_up_enough_still_accepts_a_rematch_and_offers_none(
    club: Club,
) -> None:
    match_id = await over(club, seats=2)
    for _ in range(10):
        await club.tables.open("parley", join(0), PLACE)
    with pytest.raises(TooManyTables):
        await club.tables.rematch(match_id, join(0))
    await club.tables.rematch(match_id, join(1))

    assert (await club.tables.rematch(match_id, join(0))).status == "started"
