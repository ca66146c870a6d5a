"""How long a start takes and how much memory, with few matches stored and with many."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bench.bots import Kind, discords, running
from bench.figures import Scale, Show, head, percentile, row, times
from bench.matches import keep_many
from engine.registry import load_games

MIB: Final = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Case:
    """One kind of start, and what its starts took."""

    name: str
    kind: Kind
    folder: Path
    seconds: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    """In MiB, once a command was answered."""

    @property
    def size(self) -> str:
        database = self.folder / "wardroom.db"
        return f"{database.stat().st_size / MIB:.1f}" if database.exists() else "-"


async def run(scale: Scale, show: Show) -> None:
    async with AsyncExitStack() as stack:
        base = Path(stack.enter_context(TemporaryDirectory()))
        cases = [
            Case("bare bot", "echo", base / "echo"),
            Case("0 live matches", "wardroom", base / "none"),
            Case(f"{scale.stored:,} live matches", "wardroom", base / "many"),
        ]
        for case, count in zip(cases, (None, 0, scale.stored), strict=True):
            case.folder.mkdir()
            if count is not None:
                await keep_many(case.folder / "wardroom.db", load_games(), count)
        for number in range(scale.warm + scale.starts):
            for case in cases:
                await _start(case, counts=number >= scale.warm)
        _table(cases, show)


async def _start(case: Case, *, counts: bool) -> None:
    """Start and stop once."""
    async with discords() as worlds:
        discord = worlds[case.kind]
        async with running(case.kind, discord, case.folder) as bot:
            anna, channel = discord.persona("Anna"), discord.channel("wardroom")
            if case.kind == "echo":
                await anna.command(channel, "echo", text="Ahoy")
            else:
                await anna.command(channel, "matches")
            if counts:
                case.seconds.append(bot.seconds)
                case.memory.append(bot.memory)


def _table(cases: list[Case], show: Show) -> None:
    columns = "p50 s", "slowest s", "ratio", "MiB", "ratio", "file MiB", "samples"
    head(show, "start-up and memory", *columns)
    middles = [(percentile(case.seconds, 50), percentile(case.memory, 50)) for case in cases]
    few = middles[1]
    for case, (seconds, memory) in zip(cases, middles, strict=True):
        took = f"{seconds:.2f}", f"{max(case.seconds):.2f}", times(seconds, few[0])
        held = f"{memory:.1f}", times(memory, few[1]), case.size
        row(show, case.name, *took, *held, len(case.seconds))
