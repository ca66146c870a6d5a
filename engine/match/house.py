"""All services of matches, put together over one set of stores."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.game import Games
from engine.match.agreements import Agreements
from engine.match.asking import Thinker
from engine.match.deadlines import Deadlines
from engine.match.homes import Homes
from engine.match.host import Host
from engine.match.keeper import Keeper
from engine.match.model import Time
from engine.match.nudges import Nudges
from engine.match.places import PlaceStore
from engine.match.players import Players
from engine.match.ports import (
    MatchStore,
    Notifier,
    NudgeStore,
    PeopleStore,
    PrivacyStore,
    TableStore,
)
from engine.match.practice import Practice
from engine.match.privacy import Privacy
from engine.match.recap import Recaps
from engine.match.seats import Seats
from engine.match.service import Matches
from engine.match.substitutes import Substitutes
from engine.match.tables import Tables
from engine.match.terms import Terms
from engine.match.thinking import Computers


@dataclass(frozen=True, slots=True)
class Shelves:
    """Where the services keep everything."""

    matches: MatchStore
    tables: TableStore
    people: PeopleStore
    nudges: NudgeStore
    privacy: PrivacyStore
    places: PlaceStore


@dataclass(frozen=True, slots=True)
class House:
    matches: Matches
    tables: Tables
    deadlines: Deadlines
    agreements: Agreements
    seats: Seats
    recaps: Recaps
    nudges: Nudges
    players: Players
    host: Host
    privacy: Privacy
    homes: Homes
    computers: Computers
    practice: Practice
    substitutes: Substitutes


def open_house(
    games: Games,
    shelves: Shelves,
    notifier: Notifier,
    *,
    clock: Callable[[], Time],
    terms: Terms,
    thinker: Thinker,
) -> House:
    """The services; they share one lock a match.

    Args:
        clock: the time now.
        terms: of every new table, until its opener changes them.
    """
    keeper = Keeper(games, shelves.matches, shelves.people, notifier, clock=clock)
    matches, agreements, deadlines = Matches(keeper), Agreements(keeper), Deadlines(keeper)
    tables = Tables(
        games,
        shelves.tables,
        shelves.matches,
        shelves.people,
        notifier,
        clock=clock,
        terms=terms,
    )
    return House(
        matches=matches,
        tables=tables,
        deadlines=deadlines,
        agreements=agreements,
        seats=Seats(keeper, shelves.places),
        recaps=Recaps(keeper),
        nudges=Nudges(keeper, shelves.nudges),
        players=Players(keeper),
        host=Host(keeper),
        privacy=Privacy(keeper, matches, tables, shelves.tables, shelves.privacy),
        homes=Homes(keeper, shelves.places),
        practice=Practice(tables, shelves.matches),
        computers=Computers(keeper, matches, agreements, thinker),
        substitutes=Substitutes(keeper, deadlines, thinker),
    )
