"""Computers: how strong each level is in each game, how long it thinks, and what the loop feels."""

from __future__ import annotations

import asyncio
import sys
import time
from math import sqrt
from multiprocessing import cpu_count
from statistics import fmean
from typing import Any, Final

from bench.figures import Scale, Show, head, milliseconds, note, percentile, row
from engine import codec
from engine.ai.levels import LEVELS, LevelName
from engine.ai.minds import Minds, Question, minds, spare
from engine.ai.players import PlayerName
from engine.ai.report import share
from engine.ai.search import decide
from engine.ai.selfplay import Record
from engine.ai.tournament import Entry, tournament
from engine.chance import Chance
from engine.game import AnyGame
from engine.registry import load_games

PAIRS: Final[tuple[tuple[PlayerName, PlayerName], ...]] = (("fair", "random"), ("hard", "fair"))
AT_ONCE: Final = 4
ASKED: Final[LevelName] = "hard"
IN_A_ROW: Final = 8
"""Questions to each of them, one after the other, so that there is something to measure."""
IDLE: Final = 3.0
"""Seconds for which it is measured what the machine does to a loop beside which nobody thinks."""
TICK: Final = 0.005
"""Seconds that the loop is asked to sleep; what it sleeps beyond them is its lag."""
ASIDE: Final = 10
"""Matches after which it says how far it is, on the side: it takes long."""
MEASURED: Final = 200
"""Iterations of a search whose pace is taken."""


async def run(scale: Scale, show: Show) -> None:
    """Of the games that are named, or of all.

    Raises:
        KeyError: no game is called so.
    """
    loaded = load_games()
    games = {key: loaded[key] for key in scale.games or loaded}
    columns = ("share", "+-", "s a move", "p95", "most", "decisions")
    head(show, f"{scale.duels} matches each, seats changing", *columns)
    for key in games:
        for better, worse in PAIRS:
            entry = Entry(key, (better, worse), scale.duels, scale.workers or cpu_count())
            name, records = f"{key}: {better} against {worse}", list[Record]()
            for record in tournament(load_games, entry, timer=time.process_time):
                records.append(record)
                if len(records) % ASIDE == 0:
                    print(name, len(records), *_strength(records, better), file=sys.stderr)
            row(show, name, *_strength(records, better))
    head(show, "one search", "iter. a s", *LEVELS)
    for key, game in games.items():
        pace = _pace(game)
        row(show, key, f"{pace:.0f}", *(f"{_full(level, pace):.1f} s" for level in LEVELS))
    title = f"lag of the event loop while {AT_ONCE} computers think, ms"
    head(show, title, "asked", "p50", "p95", "p99", "most")
    _lag(show, "nobody", await _felt(asyncio.ensure_future(asyncio.sleep(IDLE))))
    for processes in sorted({spare(), AT_ONCE}):
        with minds(load_games, processes=processes, timer=time.monotonic) as thinker:
            for key, game in games.items():
                _lag(show, f"{key}, in {processes}", await _lags(thinker, game))
    note(
        show,
        "A share counts a draw as half; +- one standard error; seconds are of processor time.",
        "A move is a decision of the stronger, decisions are both sides' in a match.",
        "Seconds of a level are those of all its iterations, within its bound.",
        f"They think in as many processes as are named; a bot has {spare()} here by itself.",
    )


def _lag(show: Show, name: str, lags: list[float]) -> None:
    shares = (milliseconds(percentile(lags, percent)) for percent in (50, 95, 99, 100))
    row(show, name, len(lags), *shares)


def _strength(records: list[Record], player: PlayerName) -> tuple[str, ...]:
    won = share(records, player)
    seconds = [
        each
        for record in records
        for name, decisions in zip(record.players, record.seconds, strict=True)
        for each in decisions
        if name == player
    ]
    doubt = sqrt(won * (1 - won) / len(records))
    times = (fmean(seconds), percentile(seconds, 95), max(seconds))
    decisions = sum(record.decisions for record in records) / len(records)
    return (
        f"{won:.1%}",
        f"{doubt:.1%}",
        *(f"{each:.2f}" for each in times),
        f"{decisions:.0f}",
    )


def _pace(game: AnyGame) -> float:
    """Iterations a second at the start of a match."""
    state = game.setup(game.shapes.options(), min(game.seats), Chance("pace", 0)).state
    started = time.process_time()
    decide(game, state, min(game.to_act(state)), seed="pace", iterations=MEASURED)
    return MEASURED / (time.process_time() - started)


def _full(level: str, pace: float) -> float:
    bounds = next(each for name, each in LEVELS.items() if name == level)
    return min(bounds.iterations / pace, bounds.seconds)


async def _lags(thinker: Minds, game: AnyGame) -> list[float]:
    """What the loop feels while so many think, of one question after the other."""
    state = game.setup(game.shapes.options(), min(game.seats), Chance("lag", 0)).state
    shown, seat = codec.dump(game.shapes.state, state), min(game.to_act(state))

    async def think(place: int) -> None:
        for number in range(IN_A_ROW):
            await thinker.decide(Question(game.key, shown, seat, ASKED, f"{place}-{number}"))

    await asyncio.gather(*map(think, range(AT_ONCE)))  # the processes have started by then
    return await _felt(asyncio.gather(*map(think, range(AT_ONCE))))


async def _felt(meanwhile: asyncio.Future[Any]) -> list[float]:
    lags = []
    while not meanwhile.done():
        before = time.perf_counter()
        await asyncio.sleep(TICK)
        lags.append(time.perf_counter() - before - TICK)
    await meanwhile
    return lags
