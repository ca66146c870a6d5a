"""Servers that come and go, and boards without a place."""

from __future__ import annotations

import pytest

from engine.game import IllegalAction, Seat
from engine.match.calendar import DAY, HOUR, NEVER
from engine.match.model import BOARD, Home, MatchId, Person, hand
from engine.match.places import Search, Server
from engine.match.strays import TRIES
from tests.match.club import HOME, Club, player
from tests.match.parley import Bid


async def told(club: Club, match_id: MatchId) -> None:
    """Everybody is told of the match as it stands."""
    for delivery in await club.deliveries.of(match_id):
        await club.database.rows(
            "UPDATE delivery SET told = owed, channel = 2, message = 3"
            " WHERE match_id = :id AND audience = :audience",
            id=match_id,
            audience=delivery.audience,
        )


async def owing(club: Club, match_id: MatchId) -> set[str]:
    return {delivery.audience for delivery in await club.deliveries.of(match_id)}


async def test_a_server_has_chosen_nothing_until_it_does(club: Club) -> None:
    homes = club.house.homes
    before = await homes.server(1)
    await homes.choose(Server(1, channel=5, language="uk", threads=True))

    assert before == Server(1, channel=None, language=None, threads=False, gone=None)
    assert await homes.server(1) == Server(1, 5, "uk", True)
    assert await homes.server(2) == Server(2)


async def test_choosing_does_not_bring_a_server_back(club: Club) -> None:
    homes = club.house.homes
    await homes.left(1)
    await homes.choose(Server(1, threads=True))

    assert await homes.server(1) == Server(1, threads=True, gone=1000)


async def test_a_failed_post_waits_longer_each_time_and_then_for_good(club: Club) -> None:
    match = await club.store.load(await club.begin())
    strays, waits = club.house.homes.strays, list[int]()
    for _ in range(TRIES):
        await strays.failed(match, lasting=False)
        (stray,) = await club.places.strays()
        waits.append(stray.hold - club.now)

    assert waits[:-1] == [HOUR * hours for hours in (1, 2, 4, 8, 16, 32, 64)]
    assert stray.hold == NEVER


async def test_a_stray_is_tried_again_when_its_time_has_come(club: Club) -> None:
    match = await club.store.load(await club.begin())
    strays = club.house.homes.strays
    await strays.failed(match, lasting=False)
    soon = await strays.may_post(match)
    club.now += HOUR

    assert soon is False
    assert await strays.may_post(match)
    assert await strays.homeless(match)


async def test_a_place_that_is_gone_is_never_tried_again(club: Club) -> None:
    match = await club.store.load(await club.begin())
    await club.house.homes.strays.failed(match, lasting=True)
    club.now += 1000 * DAY

    assert not await club.house.homes.strays.may_post(match)


async def test_a_match_that_has_moved_is_no_stray(club: Club) -> None:
    match_id = await club.begin()
    strays = club.house.homes.strays
    await strays.lost(1, 2)
    await club.seats.move_home(match_id, player(0), Home(1, 9))
    match = await club.store.load(match_id)

    assert await strays.may_post(match)
    assert not await strays.homeless(match)
    assert await strays.posted(match_id)
    assert not await strays.posted(match_id)
    assert await club.places.strays() == []


async def test_a_board_is_moved_three_times_a_day_unless_it_has_no_place(club: Club) -> None:
    match_id = await club.begin()
    for seat, channel in ((0, 3), (1, 4), (0, 5)):
        await club.seats.move_home(match_id, player(seat), Home(1, channel))
    with pytest.raises(IllegalAction, match="error-moved-enough"):
        await club.seats.move_home(match_id, player(1), Home(1, 6))
    await club.house.homes.strays.lost(1, 5)
    rescued = (await club.seats.move_home(match_id, player(1), Home(1, 6))).match
    with pytest.raises(IllegalAction, match="error-moved-enough"):
        await club.seats.move_home(match_id, player(1), Home(1, 7))
    club.now += DAY
    moved = (await club.seats.move_home(match_id, player(1), Home(1, 7))).match

    assert (rescued.home, moved.home) == (Home(1, 6), Home(1, 7))


async def test_hands_owe_the_word_once_however_often_it_is_spread(club: Club) -> None:
    match_id = await club.begin()
    await told(club, match_id)
    strays = club.house.homes.strays
    await strays.lost(1, 2)
    unspread = await strays.unspread()
    await strays.spread(match_id)
    owed = await owing(club, match_id)
    await told(club, match_id)
    await strays.spread(match_id)

    assert unspread == [match_id]
    assert owed == {hand(Seat(seat)) for seat in range(3)}
    assert await owing(club, match_id) == set()


async def test_what_was_lost_is_known_to_the_next_run(club: Club) -> None:
    match_id = await club.begin()
    await club.house.homes.strays.lost(1, 2)
    again = Club(club.database)

    assert await again.house.homes.strays.homeless(await club.store.load(match_id))
    assert await again.house.homes.present({1}) == [match_id]


async def test_other_channels_and_matches_that_are_over_are_not_lost(club: Club) -> None:
    over = await club.begin(table_id="0000bbbb")
    await club.house.host.end(over, "enough")

    assert await club.house.homes.strays.lost(1, 3) == []
    assert await club.house.homes.strays.lost(1, 2) == []


async def test_a_place_that_is_back_has_its_boards_owed(club: Club) -> None:
    match_id = await club.begin()
    strays = club.house.homes.strays
    await strays.lost(1, 2)
    await strays.spread(match_id)
    await told(club, match_id)
    places = await strays.homes(1)
    elsewhere = await strays.back(1, 3)
    here = await strays.back(1, 2)

    assert (places, elsewhere, here) == ({HOME}, [], [match_id])
    assert await owing(club, match_id) == {BOARD}
    assert await strays.may_post(await club.store.load(match_id))


async def test_who_went_and_who_came_meanwhile_is_found_at_the_start(club: Club) -> None:
    match_id = await club.begin()
    homes = club.house.homes
    gone = await homes.present({7})
    since = (await homes.server(1)).gone
    club.now += DAY
    still = await homes.present({7})
    back = await homes.present({1, 7})

    assert (gone, since) == ([match_id], 1000)
    assert still == [match_id]
    assert back == [match_id, match_id]
    assert (await homes.server(1)).gone is None


async def test_people_of_a_server_that_is_back_are_written_to_again(club: Club) -> None:
    match_id = await club.begin()
    await club.people.seen(Person(player(0), "Anna", "it"))
    await club.people.set_dms_closed(player(0), closed=True)
    await club.house.homes.left(1)
    await told(club, match_id)
    await club.house.homes.returned(1)

    assert await club.people.get(player(0)) == Person(player(0), "Anna", "it")
    assert {hand(Seat(seat)) for seat in range(3)} <= await owing(club, match_id)


async def test_matches_are_abandoned_thirty_days_after_their_server_and_no_sooner(
    club: Club,
) -> None:
    match_id = await club.begin()
    homes = club.house.homes
    await homes.choose(Server(1, threads=True))
    await homes.left(1)
    club.now += 30 * DAY - 1
    early = await homes.abandoned(10)
    await homes.forget()
    club.now += 1
    late = await homes.abandoned(10)
    await homes.forget()
    kept = await homes.server(1)
    await club.house.host.end(match_id, "gone")
    await homes.forget()

    assert (early, late) == ([], [match_id])
    assert kept == Server(1, threads=True, gone=1000)
    assert await homes.server(1) == Server(1)
    assert await homes.abandoned(10) == []


async def test_leaving_twice_does_not_start_the_thirty_days_anew(club: Club) -> None:
    await club.begin()
    homes = club.house.homes
    await homes.left(1)
    club.now += 20 * DAY
    await homes.left(1)

    assert (await homes.server(1)).gone == 1000


async def test_a_match_settles_in_a_place_made_for_it_and_replays(club: Club) -> None:
    match_id = await club.begin()
    match = await club.house.homes.settle(match_id, Home(1, 50))
    again = await club.house.homes.settle(match_id, Home(1, 50))
    await club.play(match_id, 0, Bid(1))

    assert (match.home, match.version, again.version) == (Home(1, 50), 1, 1)
    assert (await club.verified(match_id)).home == Home(1, 50)


async def test_a_match_that_is_over_settles_nowhere(club: Club) -> None:
    match_id = await club.begin()
    await club.house.host.end(match_id, "enough")

    assert (await club.house.homes.settle(match_id, Home(1, 50))).home == HOME


async def test_a_servers_matches_are_searched_by_whom_they_await(club: Club) -> None:
    ids = []
    for number in range(3):
        ids.append(await club.begin(table_id=f"0000000{number}"))
        club.now += 1
    await club.play(ids[1], 2, Bid(1))
    homes = club.house.homes

    async def found(search: Search, limit: int = 10, offset: int = 0) -> list[str]:
        return [match.id for match in await homes.search(search, limit, offset)]

    assert await found(Search(1)) == ids[::-1]
    assert await found(Search(1, oldest=True)) == ids
    assert await found(Search(1, oldest=True), 1, 1) == [ids[1]]
    assert await found(Search(1, awaiting=player(2))) == [ids[2], ids[0]]
    assert await found(Search(2)) == []


async def test_the_hosts_word_stands_until_a_player_moves(club: Club) -> None:
    match_id = await club.begin()
    homes = club.house.homes
    none = await homes.host_word(match_id)
    await club.house.host.extend(match_id, Seat(1), 2 * HOUR)
    word = await homes.host_word(match_id)
    await club.play(match_id, 0, Bid(1))

    assert none is None
    assert word is not None
    assert (word.cause, word.seat, word.number) == ("extended", 1, 2 * HOUR)
    assert await homes.host_word(match_id) is None


@pytest.mark.parametrize("tries", [1, 8])
async def test_a_place_that_is_back_starts_with_a_clean_slate(club: Club, tries: int) -> None:
    match = await club.store.load(await club.begin())
    strays = club.house.homes.strays
    for _ in range(tries):
        await strays.failed(match, lasting=False)
    await strays.back(1)
    await strays.failed(match, lasting=False)

    (stray,) = await club.places.strays()
    assert (stray.tries, stray.hold) == (1, club.now + HOUR)
