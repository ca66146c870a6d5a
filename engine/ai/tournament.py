"""Many matches of computers among themselves, so that a game's balance can be judged."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing import cpu_count

from engine.ai.players import PLAYERS, PlayerName, Timer
from engine.ai.report import tables
from engine.ai.selfplay import Record, seating
from engine.ai.workers import Fixture, Load, played, workers
from engine.game import Games


class BadTournament(Exception):
    """What was asked for cannot be played; says why, to whoever typed it."""


@dataclass(frozen=True, slots=True)
class Entry:
    game: str
    players: tuple[PlayerName, ...]
    matches: int
    processes: int


def arguments_of(parser: ArgumentParser) -> None:
    """What is typed to enter."""
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--levels", default="", help="one a seat, such as fair,random")
    parser.add_argument("--workers", type=int, default=cpu_count(), help="processes to use")


def entered(games: Games, typed: Namespace) -> Entry:
    """What somebody typed; at ``fair`` where no levels are named.

    Raises:
        BadTournament: no such game or level, not as many as the game has seats, nothing to do.
    """
    game, levels, matches, processes = typed.game, typed.levels, typed.matches, typed.workers
    if game not in games:
        raise BadTournament(f"no game is called {game}; there are {', '.join(sorted(games))}")
    seats = games[game].seats
    names = [name.strip() for name in levels.split(",")] if levels else ["fair"] * min(seats)
    players = tuple(player for name in names for player in PLAYERS if player == name)
    if len(players) != len(names):
        raise BadTournament(f"levels are {', '.join(PLAYERS)}, with commas between; not {levels}")
    if len(players) not in seats:
        counts = " or ".join(map(str, seats))
        raise BadTournament(f"{game} is played by {counts}, not by {len(players)}")
    if matches < 1 or processes < 1:
        raise BadTournament("there must be a match to play, and a process to play it in")
    return Entry(game, players, matches, processes)


def tournament(load: Load, entry: Entry, *, timer: Timer) -> Iterator[Record]:
    """Each match as it ends; the players change seats from one to the next.

    Whoever enters the same again sees the same, unless a decision runs out of time.
    """
    matches = [
        Fixture(
            load,
            entry.game,
            seating(entry.players, number),
            f"selfplay/{entry.game}/{number}",
            timer,
        )
        for number in range(entry.matches)
    ]
    with workers(entry.processes) as pool:
        yield from played(pool, matches)


def reported(
    load: Load, entry: Entry, *, timer: Timer, aside: Callable[[str], object]
) -> Iterator[str]:
    """Play it, and say line by line what came of it; how far it is, as an aside."""
    records = list[Record]()
    for record in tournament(load, entry, timer=timer):
        records.append(record)
        aside(f"\r{len(records)} of {entry.matches} ")
    aside("\r")
    yield f"{entry.game}: {entry.matches} matches of {', '.join(entry.players)}, changing seats"
    yield ""
    yield from tables(records)
