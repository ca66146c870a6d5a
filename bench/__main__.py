"""``python -m bench [--quick] [NAME ...]``: measure, and print what was found."""

from __future__ import annotations

import argparse
import asyncio
import platform
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final

from bench import (
    aamonopoly,
    acks,
    airwar,
    computers,
    dogfight,
    dues,
    pictures,
    press,
    service,
    startup,
)
from bench.figures import QUICK, Scale, Show, note
from engine.registry import load_games

ALL: Final[dict[str, Callable[[Scale, Show], Awaitable[None]]]] = {
    "aamonopoly": aamonopoly.run,
    "acks": acks.run,
    "airwar": airwar.run,
    "computers": computers.run,
    "dogfight": dogfight.run,
    "dues": dues.run,
    "pictures": pictures.run,
    "press": press.run,
    "service": service.run,
    "startup": startup.run,
}
LONG: Final = frozenset({"aamonopoly", "airwar", "computers", "dogfight"})
"""Those that take from many minutes to hours, and are run where they are named."""


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench", description="Figures, not verdicts.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ALL))
    parser.add_argument("--quick", action="store_true", help="less of everything, under a minute")
    parser.add_argument("--games", default="", help="those computers play, with commas between")
    parser.add_argument("--matches", type=int, help="of each two levels of computers")
    parser.add_argument("--workers", type=int, default=0, help="processes computers play in")
    chosen = parser.parse_args(arguments)
    if unknown := set(chosen.names) - set(ALL):
        parser.error(f"no such benchmark: {', '.join(sorted(unknown))}")
    games = tuple(chosen.games.split(",")) if chosen.games else ()
    if unknown := {*games} - {*load_games()}:
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    scale = replace(QUICK if chosen.quick else Scale(), games=games, workers=chosen.workers)
    scale = replace(scale, duels=chosen.matches or scale.duels)
    asyncio.run(
        measure(
            chosen.names or [name for name in ALL if name not in LONG],
            scale,
            partial(print, flush=True),
        )
    )


async def measure(names: list[str], scale: Scale, show: Show) -> None:
    """Run some benchmarks one after the other."""
    started = time.perf_counter()
    show(f"Wardroom benchmarks: {platform.platform()}, Python {platform.python_version()}")
    for name in names:
        await ALL[name](scale, show)
    show("")
    note(show, f"Took {time.perf_counter() - started:.0f} s. Less is better but for rates.")


if __name__ == "__main__":
    main()
