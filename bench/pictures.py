"""How long boards and hands take to draw, how large they are, and how long they stop the loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from bench.figures import Scale, Show, head, milliseconds, note, percentile, row
from cogs.ui.raster import Raster
from engine.chance import Chance
from engine.game import AnyGame, Seat, Viewer, play
from engine.registry import load_games, load_texts
from engine.scene import Scene

MATCHES: Final = 6
AT_ONCE: Final = 10
ROUNDS: Final = 12
"""Times that ten pictures are asked for at once."""
NAMES: Final = ("Anna", "Bruno", "Oksana", "Eve", "Carla", "Denys")
KIB: Final = 1024


def states(game: AnyGame, matches: int) -> Iterator[Any]:
    """Of matches that stand-ins play, all of them different."""
    for number in range(matches):
        seed = f"bench-{number}"
        state = game.setup(game.shapes.options(), min(game.seats), Chance(seed, 0)).state
        yield state
        version = 0
        while owing := game.to_act(state):
            version += 1
            seat = min(owing)
            action = game.stand_in(state, seat)
            state = play(game, state, seat, action, Chance(seed, version)).state
            yield state


def scenes(game: AnyGame, viewer: Viewer, matches: int) -> list[Scene]:
    """Each picture once, in the order met."""
    draw = game.picture if viewer is None else game.hand_picture
    if draw is None:
        return []
    t = load_texts(game.key)("uk", NAMES)
    return list(dict.fromkeys(draw(game.observe(s, viewer), t) for s in states(game, matches)))


async def run(scale: Scale, show: Show) -> None:
    columns = "p50 ms", "p99 ms", "p50 KiB", "p99 KiB", "pictures"
    head(show, "drawing a picture, one at a time", *columns)
    matches = max(1, MATCHES * scale.rounds // Scale().rounds)
    for game in load_games().values():
        for name, viewer in (("board", None), ("hand", Seat(0))):
            if drawn := scenes(game, viewer, matches):
                _one_by_one(f"{game.key}: {name}", drawn, show)
    head(show, "the loop while ten are drawn at once", "p50 ms", "p99 ms", "worst ms", "samples")
    for game in load_games().values():
        if drawn := scenes(game, None, matches):
            late = await _lateness(drawn, scale.rounds * 2)
            figures = (percentile(late, 50), percentile(late, 99), max(late))
            row(show, f"{game.key}: board", *map(milliseconds, figures), len(late))
    note(show, "What all boards share is drawn before; a picture met again is not drawn at all.")


def _one_by_one(name: str, drawn: Sequence[Scene], show: Show) -> None:
    raster = Raster()
    raster.draw_png(drawn[0])
    seconds, sizes = [], []
    for scene in drawn:
        started = time.perf_counter()
        picture = raster.draw_png(scene)
        seconds.append(time.perf_counter() - started)
        sizes.append(len(picture) / KIB)
    times = (milliseconds(percentile(seconds, share)) for share in (50, 99))
    weights = (f"{percentile(sizes, share):.1f}" for share in (50, 99))
    row(show, name, *times, *weights, len(drawn))


async def _lateness(drawn: Sequence[Scene], rounds: int) -> list[float]:
    """Seconds by which the loop came late to a task that wants to run every millisecond."""
    late: list[float] = []
    for number in range(rounds):
        raster = Raster()
        raster.draw_png(drawn[0])
        first = number * AT_ONCE % max(1, len(drawn) - AT_ONCE)
        watching = asyncio.create_task(_watch(late))
        await asyncio.gather(*map(raster.png, drawn[first : first + AT_ONCE]))
        watching.cancel()
    return late


async def _watch(late: list[float]) -> None:
    while True:
        started = time.perf_counter()
        await asyncio.sleep(0.001)
        late.append(time.perf_counter() - started - 0.001)


def main() -> None:
    asyncio.run(run(Scale(), partial(print, flush=True)))


if __name__ == "__main__":
    main()
