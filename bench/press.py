"""Where the processor's time of one command or press goes."""

from __future__ import annotations

import json
import signal
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.acks import seated
from bench.bots import Kind, discords, running
from bench.crowd import AT_ONCE, use
from bench.figures import Scale, Show, head, milliseconds, note, row, times


@dataclass(frozen=True, slots=True)
class Spent:
    """Seconds of processor time for one command or press, on average."""

    places: Mapping[str, float]
    telling: float
    answers: int

    @property
    def whole(self) -> float:
        return sum(self.places.values())


async def run(scale: Scale, show: Show) -> None:
    count = scale.matches[-1]
    bare = await _spent("echo", count, scale)
    ours = await _spent("wardroom", count, scale)
    head(show, f"processor time of a command or press, {count} in play", "ms", "share", "bare ms")
    for place in sorted(ours.places, key=ours.places.__getitem__, reverse=True):
        seconds = ours.places[place]
        share = f"{seconds / ours.whole:.0%}"
        row(show, place, milliseconds(seconds), share, milliseconds(bare.places.get(place, 0.0)))
    ratio = times(ours.whole, bare.whole)
    row(show, "in all", milliseconds(ours.whole), "100%", milliseconds(bare.whole))
    note(
        show,
        f"{ratio} the bare bot's. Of it {milliseconds(ours.telling)} ms is the announcer telling"
        " the board and both hands.",
        f"Means of {ours.answers} and {bare.answers}, by samples of where the event loop stands.",
    )


async def _spent(kind: Kind, count: int, scale: Scale) -> Spent:
    with TemporaryDirectory() as name:
        folder, found = Path(name), Path(name) / "samples.json"
        async with discords() as worlds:
            discord = worlds[kind]
            chairs = await seated(discord, count, folder if kind == "wardroom" else None)
            command = ["-m", "bench.sampled", str(found), kind, discord.url, discord.token]
            async with running(kind, discord, folder, command) as bot:
                await use(bot, chairs, AT_ONCE * 2, 0, 0)
                bot.process.send_signal(signal.SIGUSR1)
                answers = (await use(bot, chairs, scale.commands * scale.rounds, 0, 1)).answers
        sampled = json.loads(found.read_text("utf-8"))
        places = {place: spent / answers for place, spent in sampled["places"].items()}
        return Spent(places, sampled["telling"] / answers, answers)
