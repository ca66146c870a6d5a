from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from db.database import Database
from db.deliveries import SqliteDeliveryStore
from db.matches import SqliteMatchStore
from db.tables import SqliteTableStore
from engine.game import Seat
from engine.match.entries import Due
from engine.match.model import BOARD, TABLE, Delivery, Join, MatchId, PlayerId, hand
from engine.match.ports import MatchNotFound, StaleVersion
from tests.db.samples import ANNA, BORIS, CARLA, a_match, a_table, started


async def test_a_new_table_is_news(database: Database) -> None:
    store, table = SqliteTableStore(database), a_table()
    await store.create(table)

    assert await store.load(table.id) == table
    assert await SqliteDeliveryStore(database).of(table.id) == [Delivery(table.id, TABLE, owed=0)]


async def test_an_unknown_table_is_refused(database: Database) -> None:
    with pytest.raises(MatchNotFound):
        await SqliteTableStore(database).load(MatchId("ffffffff"))


async def test_an_id_is_given_to_one_table_only(database: Database) -> None:
    store = SqliteTableStore(database)
    await store.create(a_table())

    with pytest.raises(sqlite3.IntegrityError):
        await store.create(replace(a_table(), seed="another"))
    assert (await store.load(a_table().id)).seed == "secret"


async def test_a_joiner_makes_news_at_the_table(database: Database) -> None:
    store = SqliteTableStore(database)
    await store.create(replace(a_table(), joins=(), seats=3))
    joined = replace(a_table(), joins=(Join(CARLA, "t3"),), seats=3, invited=CARLA, version=1)
    await store.save(joined)

    assert await store.load(joined.id) == joined
    assert (await SqliteDeliveryStore(database).of(joined.id))[0].owed == 1


@pytest.mark.parametrize("version", [0, 2])
async def test_a_table_saved_from_another_version_is_stale(
    database: Database, version: int
) -> None:
    store = SqliteTableStore(database)
    await store.create(a_table())

    with pytest.raises(StaleVersion):
        await store.save(replace(a_table(), status="closed", version=version))
    assert await store.load(a_table().id) == a_table()


async def test_one_of_fifty_who_take_the_last_seat_at_once_gets_it(path: Path) -> None:
    async with Database.open(path) as one, Database.open(path) as other:
        stores = SqliteTableStore(one), SqliteTableStore(other)
        await stores[0].create(replace(a_table(), joins=()))
        takers = [
            replace(a_table(), joins=(Join(PlayerId(taker), "t"),), version=1)
            for taker in range(50)
        ]
        answers = await asyncio.gather(
            *(stores[i % 2].save(taker) for i, taker in enumerate(takers)), return_exceptions=True
        )

        assert sum(isinstance(answer, StaleVersion) for answer in answers) == 49
        assert await stores[0].load(a_table().id) == takers[answers.index(None)]


async def test_starting_makes_the_match_its_clocks_and_its_news(database: Database) -> None:
    tables, matches = SqliteTableStore(database), SqliteMatchStore(database)
    await tables.create(a_table())
    match, due = a_match(), Due(a_match().id, Seat(0), 900)
    await tables.start(replace(a_table(), version=1), match, [due])

    assert await tables.load(match.id) == replace(a_table(), status="started", version=1)
    assert await matches.load(match.id) == match
    assert await matches.dues(match.id) == [due]
    assert await SqliteDeliveryStore(database).of(match.id) == [
        Delivery(match.id, TABLE, owed=1),
        Delivery(match.id, BOARD, owed=0),
        Delivery(match.id, hand(Seat(0)), owed=0),
        Delivery(match.id, hand(Seat(1)), owed=0),
    ]


async def test_news_of_the_table_is_none_of_the_match(database: Database) -> None:
    match = await started(database, a_match())
    await SqliteTableStore(database).save(replace(a_table(), status="started", version=2))

    assert [(d.audience, d.owed) for d in await SqliteDeliveryStore(database).of(match.id)] == [
        ("table", 2),
        ("board", 0),
        ("seat:0", 0),
        ("seat:1", 0),
    ]


async def test_a_table_starts_once(database: Database) -> None:
    tables = SqliteTableStore(database)
    await tables.create(a_table())
    await tables.start(replace(a_table(), version=1), a_match(), [])

    with pytest.raises(StaleVersion):
        await tables.start(replace(a_table(), version=1), a_match(players=(BORIS, ANNA)), [])
    with pytest.raises(sqlite3.IntegrityError):
        await tables.start(replace(a_table(), version=2), a_match(players=(BORIS, ANNA)), [])
    assert (await tables.load(a_table().id)).version == 1
    assert await SqliteMatchStore(database).load(a_match().id) == a_match()


async def test_a_table_that_cannot_start_makes_no_match(database: Database) -> None:
    tables = SqliteTableStore(database)
    await tables.create(a_table())

    with pytest.raises(StaleVersion):
        await tables.start(replace(a_table(), version=5), a_match(), [])
    with pytest.raises(MatchNotFound):
        await SqliteMatchStore(database).load(a_match().id)
    assert [d.audience for d in await SqliteDeliveryStore(database).of(a_table().id)] == [TABLE]
