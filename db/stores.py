"""All the stores over one database."""

from __future__ import annotations

from typing import TypeAlias

from db.database import Database
from db.deliveries import SqliteDeliveryStore
from db.matches import SqliteMatchStore
from db.nudges import SqliteNudgeStore
from db.people import SqlitePeopleStore
from db.places import SqlitePlaceStore
from db.privacy import SqlitePrivacyStore
from db.settings import SqliteSettings
from db.tables import SqliteTableStore

All: TypeAlias = tuple[
    SqliteMatchStore,
    SqliteTableStore,
    SqliteDeliveryStore,
    SqlitePeopleStore,
    SqliteNudgeStore,
    SqlitePrivacyStore,
    SqliteSettings,
    SqlitePlaceStore,
]


def stores_in(database: Database) -> All:
    """One a port; those that tell of people share what they remember of them."""
    people = SqlitePeopleStore(database)
    return (
        SqliteMatchStore(database),
        SqliteTableStore(database),
        SqliteDeliveryStore(database),
        people,
        SqliteNudgeStore(database),
        SqlitePrivacyStore(database, people),
        SqliteSettings(database),
        SqlitePlaceStore(database),
    )
