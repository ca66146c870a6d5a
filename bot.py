"""Wardroom: war games played by chat. The composition root and the command line.

Run ``python bot.py --help`` for what it can do.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

import structlog
from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from cogs.client import CannotStart, Stores, Wardroom
from cogs.errors import in_words
from cogs.logs import configure
from cogs.running import begun, ended, told_to_stop
from db.backup import BackupError, backup
from db.database import Database, NewerDatabase
from db.matches import SqliteMatchStore
from db.stores import stores_in
from engine.ai.minds import minds, spare
from engine.ai.tournament import BadTournament, arguments_of, entered, reported
from engine.data import BadTable
from engine.game import Games, Refusal
from engine.match.asking import Thinker
from engine.match.model import MatchId, Time
from engine.match.replay import DoesNotReplay, verify
from engine.match.terms import Terms
from engine.registry import load_games
from playground.demo import play_demo
from playground.server import Playground
from playground.settings import UNHURRIED
from playground.wiring import point

log = structlog.get_logger()

LOCAL_READY: Final = 0.1
"""Seconds to wait for the playground's one server; Discord's many get discord.py's default."""
RECENT_TRAFFIC: Final = 2000
"""Calls and events the playground remembers for whoever wants to look."""


class Misconfigured(Exception):
    """The settings do not go together."""


HOSTS_TROUBLES: Final = (
    Misconfigured,
    CannotStart,
    NewerDatabase,
    BackupError,
    DoesNotReplay,
    BadTable,
    BadTournament,
)
"""What a host can mend, told in one line; anything else is a fault of ours, with its trace."""


class Settings(BaseSettings):
    """From the environment or ``.env``; every one is explained in ``.env.example``."""

    model_config = SettingsConfigDict(
        env_prefix="WARDROOM_", env_file=".env", env_ignore_empty=True, extra="ignore"
    )

    token: SecretStr = SecretStr("")
    token_file: Path | None = None
    data: Path = Path("data")
    hours_to_decide: float = Field(default=72, ge=1 / 60, le=24 * 365)
    hours_in_bank: float = Field(default=24, ge=0, le=24 * 365)
    computers: int = Field(default_factory=spare, ge=1, le=64)
    airwar_decks: Path | None = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    playground_port: int = Field(default=8642, ge=0, le=65535)
    playground_url: str = ""
    playground_token: SecretStr = SecretStr("")

    def discord_token(self) -> str:
        """Empty where the bot is to play on the playground.

        Raises:
            Misconfigured: a real token beside a playground, or no such file.
        """
        token = self.token.get_secret_value()
        if self.token_file is not None:
            try:
                token = self.token_file.read_text("utf-8").strip()
            except OSError as error:
                raise Misconfigured(f"WARDROOM_TOKEN_FILE cannot be read: {error}") from error
        if token and self.playground_url:
            raise Misconfigured("a Discord token and WARDROOM_PLAYGROUND_URL exclude each other")
        return token

    @property
    def database(self) -> Path:
        return self.data / "wardroom.db"

    def games(self) -> Callable[[], Games]:
        """What loads all games, in other processes too, with the host's own tables."""
        tables = {} if self.airwar_decks is None else {"airwar": self.airwar_decks}
        return partial(load_games, **tables)


def commands() -> argparse.ArgumentParser:
    """All that can be typed."""
    parser = argparse.ArgumentParser(prog="bot.py", description="War games played by chat.")
    known = parser.add_subparsers(dest="command")
    known.add_parser("run", help="the bot; without a token, the local playground too (default)")
    known.add_parser("demo", help="play a whole match of two people and print what each saw")
    saving = known.add_parser("backup", help="copy the database, also while the bot runs")
    saving.add_argument("path", type=Path)
    checking = known.add_parser("verify", help="deal a finished match again from its seed")
    checking.add_argument("match", type=MatchId)
    checking.add_argument("--seal", help="the seal that was shown when the table opened")
    arguments_of(known.add_parser("selfplay", help="let computers play a game among themselves"))
    return parser


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    chosen = commands().parse_args(arguments)
    try:
        settings = Settings()
    except ValidationError as error:
        print(f"bot.py: {wrong_settings(error)}", file=sys.stderr)
        return 1
    configure(settings.log_level)
    try:
        match chosen.command:
            case "backup":
                backup(settings.database, chosen.path)
                print(f"Backed up to {chosen.path}; its integrity is checked.")
            case "verify":
                asyncio.run(check(settings, chosen.match, chosen.seal))
            case "demo":
                asyncio.run(demo(settings))
            case "selfplay":
                selfplay(chosen, settings.games())
            case _:
                asyncio.run(run(settings))
    except Refusal as refusal:
        print(f"bot.py: {in_words(refusal, 'en')}", file=sys.stderr)
        return 1
    except HOSTS_TROUBLES as error:
        print(f"bot.py: {error}", file=sys.stderr)
        return 1
    return 0


def wrong_settings(error: ValidationError) -> str:
    """Which settings are wrong, and how; never what stands in them, which may be a token."""
    prefix = str(Settings.model_config.get("env_prefix"))
    return "; ".join(
        f"{prefix}{fault['loc'][0]}".upper() + f": {fault['msg']}" for fault in error.errors()
    )


async def run(settings: Settings) -> None:
    """The bot until it is told to stop: on Discord, or on a playground, ours or another's."""
    token = settings.discord_token()
    if token:
        await serve(settings, token)
    elif settings.playground_url:
        point(settings.playground_url)
        await serve(settings, settings.playground_token.get_secret_value(), LOCAL_READY)
    else:
        settings.data.mkdir(parents=True, exist_ok=True)
        async with local_discord(settings) as discord:
            point(discord.url)
            print(f"No token: play on a local Discord at {discord.url} in a browser")
            await serve_playground(settings, discord)


@asynccontextmanager
async def local_discord(settings: Settings) -> AsyncIterator[Playground]:
    """The playground of ``make play``.

    Raises:
        Misconfigured: its port cannot be had.
    """
    kept = settings.data / "playground.db"
    async with AsyncExitStack() as stack:
        try:
            discord = await stack.enter_async_context(
                Playground.open(port=settings.playground_port, path=kept, keep=RECENT_TRAFFIC)
            )
        except OSError as error:
            raise Misconfigured(
                f"no local Discord: {error.strerror}; set WARDROOM_PLAYGROUND_PORT to another port"
            ) from error
        yield discord


async def serve(settings: Settings, token: str, ready_timeout: float = 2.0) -> None:
    """Run the bot until SIGTERM or SIGINT."""
    with told_to_stop() as stopping:
        async with wardroom(settings, ready_timeout) as bot:
            await ended(begun(bot, token), stopping)


async def serve_playground(settings: Settings, discord: Playground) -> None:
    """The same on our own playground, whose page may have the bot built anew."""
    with told_to_stop() as stopping:
        while not stopping.is_set():
            async with wardroom(settings, LOCAL_READY) as bot:
                playing = begun(bot, discord.token)

                async def restart(playing: asyncio.Task[None] = playing) -> None:
                    playing.cancel()

                discord.on_restart(restart)
                await ended(playing, stopping)


def now() -> Time:
    return int(time.time())


@asynccontextmanager
async def wardroom(
    settings: Settings,
    ready_timeout: float,
    clock: Callable[[], Time] = now,
    thinker: Thinker | None = None,
) -> AsyncIterator[Wardroom]:
    """The bot over its database, not yet started; both closed at the end."""
    settings.data.mkdir(parents=True, exist_ok=True)
    # A state has a host's tables in it: who thinks does not read the file, which may be worked on.
    with minds(load_games, processes=settings.computers, timer=time.monotonic) as own:
        async with (
            Database.open(settings.database) as database,
            Wardroom(
                settings.games()(),
                Stores(*stores_in(database)),
                clock=clock,
                terms=Terms(
                    move=int(settings.hours_to_decide * 3600),
                    bank=int(settings.hours_in_bank * 3600),
                ),
                thinker=thinker or own,
                ready_timeout=ready_timeout,
            ) as bot,
        ):
            yield bot


async def demo(settings: Settings) -> None:
    """A match between two people of the playground, in a world that is then forgotten."""
    with TemporaryDirectory() as folder:
        alone = settings.model_copy(update={"data": Path(folder)})
        async with (
            Playground.open(limits=UNHURRIED) as discord,
            wardroom(alone, LOCAL_READY) as bot,
        ):
            point(discord.url)
            playing = asyncio.create_task(bot.start(discord.token))
            await play_demo(discord, print)
            await bot.close()
            await playing


def selfplay(chosen: argparse.Namespace, load: Callable[[], Games]) -> None:
    """Let computers play, and print what balance is judged by. Raises BadTournament."""
    entry = entered(load(), chosen)
    aside = partial(print, end="", file=sys.stderr, flush=True)
    print(*reported(load, entry, timer=time.process_time, aside=aside), sep="\n")


async def check(settings: Settings, match_id: MatchId, seal: str | None) -> None:
    """Print whether a finished match is what its seed deals.

    Raises:
        MatchNotFound, DoesNotReplay: says what does not fit.
        Misconfigured: the match is still being played, and its seed a secret; or no database.
    """
    if not settings.database.is_file():
        raise Misconfigured(f"there is no database at {settings.database}")
    async with Database.open(settings.database) as database:
        store = SqliteMatchStore(database)
        match = await store.load(match_id)
        if match.ended is None:
            raise Misconfigured("that match is still being played: its seed is a secret")
        game = settings.games()()[match.game]
        steps = verify(game, match, await store.log(match_id), seal or match.commitment)
    print(f"seed {match.seed}\nseal {match.commitment}\n{steps} actions dealt again, all the same.")


if __name__ == "__main__":
    sys.exit(main())
