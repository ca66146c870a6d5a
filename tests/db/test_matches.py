from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from db.database import Database
from db.deliveries import SqliteDeliveryStore
from db.matches import SqliteMatchStore
from engine.game import Seat
from engine.match.entries import Change, Due, Entry
from engine.match.model import Home, Match, MatchId, PlayerId
from engine.match.ports import MatchNotFound, StaleVersion
from tests.db.samples import ANNA, BORIS, CARLA, a_change, a_match, started


def ids(matches: list[Match]) -> list[str]:
    return [match.id for match in matches]


async def test_an_unknown_match_is_refused(database: Database) -> None:
    with pytest.raises(MatchNotFound) as caught:
        await SqliteMatchStore(database).load(MatchId("ffffffff"))

    assert caught.value.params == {"id": "ffffffff"}


async def test_a_batch_is_kept_with_its_log_clocks_and_news(database: Database) -> None:
    store, match = SqliteMatchStore(database), await started(database, a_match())
    change = a_change(match, count=3)
    await store.append(change)

    assert await store.load(match.id) == replace(match, version=3, state='{"heap":6}')
    assert tuple(await store.log(match.id)) == change.entries
    assert await store.dues(match.id) == [Due(match.id, Seat(0), 3703)]
    assert [(d.audience, d.owed) for d in await SqliteDeliveryStore(database).of(match.id)] == [
        ("table", 1),
        ("board", 3),
        ("seat:0", 3),
        ("seat:1", 3),
    ]


async def test_what_a_seat_did_by_leaving_has_no_action(database: Database) -> None:
    store, match = SqliteMatchStore(database), await started(database, a_match())
    left = Entry(1, Seat(1), "left", None, '[{"kind":"ended"}]', 101)
    over = replace(match, version=1, status="finished", ended=101, awaited=())
    await store.append(Change(0, over, (left,)))

    assert await store.log(match.id) == [left]
    assert await store.load(match.id) == over
    assert await store.dues(match.id) == []


@pytest.mark.parametrize("before", [0, 2])
async def test_a_change_from_another_version_is_stale_and_keeps_nothing(
    database: Database, before: int
) -> None:
    store, match = SqliteMatchStore(database), await started(database, a_match())
    await store.append(a_change(match))
    kept, owed = await store.load(match.id), await SqliteDeliveryStore(database).of(match.id)

    with pytest.raises(StaleVersion):
        await store.append(a_change(replace(match, version=before)))
    assert await store.load(match.id) == kept
    assert len(await store.log(match.id)) == 1
    assert await store.dues(match.id) == [Due(match.id, Seat(0), 3701)]
    assert await SqliteDeliveryStore(database).of(match.id) == owed


async def test_an_unknown_match_has_no_version_to_append_to(database: Database) -> None:
    with pytest.raises(StaleVersion):
        await SqliteMatchStore(database).append(a_change(a_match()))


async def test_an_unknown_match_has_an_empty_log_and_no_clocks(database: Database) -> None:
    store = SqliteMatchStore(database)

    assert await store.log(MatchId("ffffffff")) == []
    assert await store.dues(MatchId("ffffffff")) == []


async def test_fifty_appends_of_one_version_over_two_connections_keep_one(path: Path) -> None:
    async with Database.open(path) as one, Database.open(path) as other:
        stores = [SqliteMatchStore(one), SqliteMatchStore(one), SqliteMatchStore(other)]
        match = await started(one, a_match())
        answers = await asyncio.gather(
            *(stores[i % 3].append(a_change(match)) for i in range(50)), return_exceptions=True
        )

        assert sum(isinstance(answer, StaleVersion) for answer in answers) == 49
        assert answers.count(None) == 1
        assert [entry.version for entry in await stores[0].log(match.id)] == [1]


async def test_what_fell_due_comes_earliest_first_and_no_more_than_asked(
    database: Database,
) -> None:
    first, second = MatchId("0000aaaa"), MatchId("0000bbbb")
    await started(database, a_match(first), Due(first, Seat(0), 50), Due(first, Seat(1), 30))
    await started(database, a_match(second), Due(second, Seat(0), 40), Due(second, Seat(1), 51))
    store = SqliteMatchStore(database)

    assert await store.fallen_due(50, limit=9) == [
        Due(first, Seat(1), 30),
        Due(second, Seat(0), 40),
        Due(first, Seat(0), 50),
    ]
    assert await store.fallen_due(50, limit=1) == [Due(first, Seat(1), 30)]
    assert await store.fallen_due(29, limit=9) == []


async def test_a_players_matches_come_awaited_then_oldest_then_finished_latest_first(
    database: Database,
) -> None:
    kept = {
        "waits-new": replace(a_match("00000001"), begun=30),
        "waits-old": replace(a_match("00000002"), begun=20),
        "others-turn": replace(a_match("00000003"), begun=10, awaited=(Seat(1),)),
        "ended-early": replace(a_match("00000004"), status="finished", ended=500, awaited=()),
        "ended-late": replace(a_match("00000005"), status="finished", ended=900, awaited=()),
        "not-hers": a_match("00000006", players=(BORIS, CARLA)),
        "elsewhere": replace(a_match("00000007"), begun=5, home=Home(guild=7, channel=2)),
    }
    for match in kept.values():
        await started(database, match)
    store = SqliteMatchStore(database)

    async def found(guild: int | None, finished: int) -> list[str]:
        return ids(list(await store.of_player(ANNA, guild, finished=finished)))

    assert await found(None, 0) == ["00000007", "00000002", "00000001", "00000003"]
    assert await found(1, 1) == ["00000002", "00000001", "00000003", "00000005"]
    assert await found(1, 9) == ["00000002", "00000001", "00000003", "00000005", "00000004"]
    assert await found(8, 9) == []
    assert await store.of_player(PlayerId(99), finished=9) == []


async def test_someone_at_both_ends_of_the_table_finds_the_match_once(
    database: Database,
) -> None:
    match = await started(database, a_match(players=(ANNA, ANNA)))

    assert await SqliteMatchStore(database).of_player(ANNA) == [match]
