from __future__ import annotations

import asyncio

import pytest

from db.database import Database
from db.people import SqlitePeopleStore
from engine.match.calendar import Away, Hours
from engine.match.model import Person
from tests.db.samples import ANNA, BORIS


async def test_someone_unknown_is_none(database: Database) -> None:
    assert await SqlitePeopleStore(database).get(ANNA) is None


async def test_the_latest_name_and_language_are_kept(database: Database) -> None:
    people = SqlitePeopleStore(database)
    await people.seen(Person(ANNA, "Anna", "en"))
    await people.seen(Person(ANNA, "Анна", "uk"))
    await people.seen(Person(BORIS, "Boris", "it"))

    assert await people.get(ANNA) == Person(ANNA, "Анна", "uk")
    assert await people.get(BORIS) == Person(BORIS, "Boris", "it")


async def test_being_seen_neither_opens_nor_closes_private_messages(database: Database) -> None:
    people = SqlitePeopleStore(database)
    await people.seen(Person(ANNA, "Anna", "en", dms_closed=True))
    await people.seen(Person(BORIS, "Boris", "en"))
    await people.set_dms_closed(BORIS, True)
    await people.seen(Person(BORIS, "Boris II", "en"))

    assert await people.get(ANNA) == Person(ANNA, "Anna", "en", dms_closed=False)
    assert await people.get(BORIS) == Person(BORIS, "Boris II", "en", dms_closed=True)


async def test_closed_private_messages_open_again(database: Database) -> None:
    people = SqlitePeopleStore(database)
    await people.seen(Person(ANNA, "Anna", "it"))
    await people.set_dms_closed(ANNA, True)
    await people.set_dms_closed(ANNA, False)

    assert await people.get(ANNA) == Person(ANNA, "Anna", "it")


async def test_someone_invited_but_never_seen_can_have_them_closed(database: Database) -> None:
    people = SqlitePeopleStore(database)
    await people.set_dms_closed(BORIS, True)

    assert await people.get(BORIS) == Person(BORIS, "", "en", dms_closed=True)
    await people.seen(Person(BORIS, "Boris", "uk"))
    assert await people.get(BORIS) == Person(BORIS, "Boris", "uk", dms_closed=True)


async def test_someone_is_read_from_the_file_once_until_changed(database: Database) -> None:
    people, ran = SqlitePeopleStore(database), list[str]()
    await people.seen(Person(ANNA, "Anna", "en"))
    await database._connection.set_trace_callback(ran.append)
    await people.get(ANNA)
    await people.get(ANNA)
    await people.seen(Person(ANNA, "Anna II", "en"))
    changed = await people.get(ANNA)
    await database._connection.set_trace_callback(lambda _: None)

    assert changed == Person(ANNA, "Anna II", "en")
    assert len([sql for sql in ran if "FROM person" in sql]) == 2


async def test_a_read_beside_a_change_leaves_nothing_old_behind(database: Database) -> None:
    people = SqlitePeopleStore(database)
    await people.set_dms_closed(ANNA, True)
    await asyncio.gather(
        people.get(ANNA), people.seen(Person(ANNA, "Anna", "it")), people.get(ANNA)
    )

    assert await people.get(ANNA) == Person(ANNA, "Anna", "it", dms_closed=True)


@pytest.mark.parametrize("seen", [False, True])
async def test_who_is_read_while_they_are_changed_is_known_as_changed(
    database: Database, seen: bool
) -> None:
    if seen:
        await SqlitePeopleStore(database).seen(Person(ANNA, "Anna", "en"))
    people, hours, away = SqlitePeopleStore(database), Hours("Europe/Rome", 60, 120), Away(5, 9)
    await asyncio.gather(
        people.get(ANNA),
        people.set_remind(ANNA, "none"),
        people.get(ANNA),
        people.set_hours(ANNA, hours, 3),
        people.get(ANNA),
        people.set_away(ANNA, [away]),
    )
    known = await people.get(ANNA)

    assert known is not None
    assert (known.remind, known.hours, known.away) == ("none", hours, (away,))
