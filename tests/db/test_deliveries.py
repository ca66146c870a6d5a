from __future__ import annotations

from dataclasses import replace

from db.database import Database
from db.deliveries import SqliteDeliveryStore
from db.matches import SqliteMatchStore
from db.tables import SqliteTableStore
from engine.game import Seat
from engine.match.model import BOARD, TABLE, Audience, Delivery, Leftover, MatchId, PlayerId, hand
from tests.db.samples import a_change, a_match, a_table, started

TOLD = Delivery(
    MatchId("0000aaaa"), BOARD, 0, told=0, channel=5, message=6, posts=1, called=(1, 0), digest="d"
)


async def test_only_what_is_behind_is_owing(database: Database) -> None:
    store = SqliteDeliveryStore(database)
    await SqliteTableStore(database).create(a_table("0000bbbb"))
    await SqliteTableStore(database).create(a_table("0000aaaa"))
    await store.told(Delivery(MatchId("0000bbbb"), TABLE, owed=0, told=0))

    assert await store.owing() == ["0000aaaa"]
    assert await store.of(MatchId("0000bbbb")) == []


async def test_news_comes_for_the_table_the_board_and_the_seats_in_order(
    database: Database,
) -> None:
    match = await started(database, a_match(players=tuple(map(PlayerId, range(12)))))
    behind = await SqliteDeliveryStore(database).of(match.id)

    assert [d.audience for d in behind] == [TABLE, BOARD, *(hand(Seat(n)) for n in range(12))]


async def test_what_was_told_is_kept_and_no_longer_owed(database: Database) -> None:
    store = SqliteDeliveryStore(database)
    await started(database, a_match())
    await store.told(TOLD)

    assert await store.live(TOLD.match, BOARD) == TOLD
    assert BOARD not in [d.audience for d in await store.of(TOLD.match)]


async def test_news_that_came_while_telling_stays_owed(database: Database) -> None:
    store, match = SqliteDeliveryStore(database), await started(database, a_match())
    await SqliteMatchStore(database).append(a_change(match))
    await store.told(TOLD)

    assert await store.live(match.id, BOARD) == replace(TOLD, owed=1)
    assert BOARD in [d.audience for d in await store.of(match.id)]


async def test_an_audience_nobody_made_has_no_delivery(database: Database) -> None:
    store, match = SqliteDeliveryStore(database), await started(database, a_match())

    assert await store.live(match.id, hand(Seat(2))) is None
    assert await store.live(MatchId("ffffffff"), BOARD) is None
    assert await store.of(MatchId("ffffffff")) == []


async def test_old_messages_are_tidied_the_oldest_first_and_once(database: Database) -> None:
    store = SqliteDeliveryStore(database)
    await started(database, a_match())
    old, new = Leftover(channel=9, message=100), Leftover(channel=1, message=200)
    for leftover in (new, old, new):
        await store.told(TOLD, leftover)

    assert await store.leftovers(9) == [old, new]
    assert await store.leftovers(1) == [old]
    await store.tidied(old)
    await store.tidied(old)
    assert await store.leftovers(9) == [new]


async def test_telling_changes_nobody_elses_delivery(database: Database) -> None:
    store = SqliteDeliveryStore(database)
    await started(database, a_match("0000aaaa"))
    await started(database, a_match("0000bbbb"))
    await store.told(TOLD)

    assert await store.live(MatchId("0000bbbb"), BOARD) == Delivery(MatchId("0000bbbb"), BOARD, 0)
    assert await store.live(TOLD.match, Audience("seat:0")) == Delivery(
        TOLD.match, hand(Seat(0)), 0
    )
