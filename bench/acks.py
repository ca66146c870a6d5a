"""How soon a command is acknowledged, and how many a second are answered, beside a bare bot."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypeAlias

from bench.bots import Bot, Kind, discords, running
from bench.crowd import AT_ONCE, Chair, Round, use
from bench.figures import Scale, Show, head, milliseconds, note, percentile, row, times
from bench.matches import begin_match, entries
from db.database import Database
from engine.match.model import Home, MatchId, PlayerId
from engine.registry import load_games
from playground.server import Playground

PACES: Final = {
    "unhurried": 0.5,
    "flat out": 0.0,
}
"""Seconds from one command or press of a person to their next."""


@dataclass(slots=True)
class Figures:
    """Of one bot: all its rounds."""

    rounds: list[Round] = field(default_factory=list)

    @property
    def acknowledged(self) -> list[float]:
        return [seconds for each in self.rounds for seconds in each.acknowledged]

    @property
    def rate(self) -> float:
        return sum(r.answers for r in self.rounds) / sum(r.seconds for r in self.rounds)

    def at(self, share: float) -> float:
        return percentile(self.acknowledged, share)


Both: TypeAlias = Mapping[Kind, Figures]


@dataclass(frozen=True, slots=True)
class Compared:
    """What was measured with some number of matches in play."""

    matches: int
    paces: Mapping[str, Both]
    moves: int
    """Entries in the logs at the end: that the matches were really played."""


async def run(scale: Scale, show: Show) -> None:
    found = [await compare(count, scale) for count in scale.matches]
    for pace in PACES:
        columns = "p50 ms", "bare", "p99 ms", "bare", "ratio", "a second", "bare", "samples"
        head(show, f"acknowledgement, {pace}: from Discord's event to the first answer", *columns)
        for each in found:
            row(show, f"{each.matches} in play", *_cells(each.paces[pace]))
    played = ", ".join(f"{each.moves} moves with {each.matches}" for each in found)
    note(
        show,
        f"{AT_ONCE} people at once, a command and a press on its answer in turn; unhurried is one"
        f" every {PACES['unhurried']} s each.",
        "Both bots follow one plan on local Discords without rate limits, by turns; the other is"
        " stopped meanwhile.",
        "Flat out the bare bot answers so many a second that they wait for the local Discord too.",
        "With one match in play all 20 share its two seats: most presses come too late, and are"
        " refused.",
        f"The same run played {played}, and told of them. Aim at 200: a p99 ratio of at most 2.",
    )


def _cells(both: Both) -> tuple[object, ...]:
    ours, bare = both["wardroom"], both["echo"]
    middles = milliseconds(ours.at(50)), milliseconds(bare.at(50))
    worsts = milliseconds(ours.at(99)), milliseconds(bare.at(99)), times(ours.at(99), bare.at(99))
    return *middles, *worsts, f"{ours.rate:.0f}", f"{bare.rate:.0f}", len(ours.acknowledged)


async def compare(count: int, scale: Scale) -> Compared:
    """Both bots at each pace."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        worlds = await stack.enter_async_context(discords())
        ours, bare = worlds["wardroom"], worlds["echo"]
        chairs = {
            "wardroom": await seated(ours, count, folder),
            "echo": await seated(bare, count),
        }
        bots = (
            await stack.enter_async_context(running("wardroom", ours, folder)),
            await stack.enter_async_context(running("echo", bare, folder)),
        )
        for bot in bots:
            await use(bot, chairs[bot.kind], 2 * AT_ONCE, 0, 0)
        paces = {name: await _by_turns(bots, chairs, scale, PACES[name]) for name in PACES}
        return Compared(count, paces, entries(folder / "wardroom.db"))


async def _by_turns(
    bots: tuple[Bot, Bot], chairs: Mapping[str, list[Chair]], scale: Scale, pause: float
) -> Both:
    """Some rounds of each bot, the other asleep; who goes first alternates."""
    both: dict[Kind, Figures] = {"wardroom": Figures(), "echo": Figures()}
    for number in range(1, scale.rounds + 1):
        order = bots if number % 2 else bots[::-1]
        for bot, other in zip(order, order[::-1], strict=True):
            with other.asleep():
                done = await use(bot, chairs[bot.kind], scale.commands, pause, number)
            both[bot.kind].rounds.append(done)
    return both


async def seated(discord: Playground, count: int, folder: Path | None = None) -> list[Chair]:
    """Two people at each of so many matches; without a folder the matches are mere names."""
    people = [discord.add_persona(f"Captain {number}") for number in range(2 * count)]
    couples = list(zip(people[::2], people[1::2], strict=True))
    matches = [MatchId(f"{number:08x}") for number in range(count)]
    if folder is not None:
        games, home = load_games(), Home(discord.guild.id, discord.channel("wardroom").id)
        async with Database.open(folder / "wardroom.db") as database:
            matches = [
                await begin_match(database, games, [PlayerId(who.id) for who in couple], home)
                for couple in couples
            ]
    return [
        Chair(who, match) for couple, match in zip(couples, matches, strict=True) for who in couple
    ]
