from __future__ import annotations

from db.database import Database
from db.people import SqlitePeopleStore
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
