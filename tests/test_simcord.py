"""A second opinion: the main scenario on another simulation of Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import simcord

import bot as program
from cogs.client import Wardroom
from engine.game import Seat
from engine.games.ships.words import DOT, counted
from engine.match.model import MatchId, PlayerId
from engine.registry import load_texts


class Harbour:
    """The bot in simcord, with a channel and two people."""

    def __init__(self, env: simcord.Env, bot: Wardroom) -> None:
        self.env = env
        self.bot = bot
        guild = env.create_guild()
        self.channel = guild.create_text_channel("wardroom")
        self.anna = guild.add_member(env.create_user("anna"))
        self.bruno = guild.add_member(env.create_user("bruno"))

    async def settled(self) -> None:
        await self.env.settle()
        await self.bot.announcer.settled()
        await self.env.settle()

    async def begin(self) -> MatchId:
        await self.anna.slash(self.channel, "ships challenge", opponent=self.bruno)
        await self.settled()
        card = self.channel.last_message
        assert card is not None
        assert "challenges" in words(card)
        await self.bruno.click(card, label="Accept")
        await self.settled()
        (match,) = await self.bot.desk.matches.of_player(PlayerId(self.anna.id))
        return match.id


def words(message: Any) -> str:
    """All text of a message, in order."""
    components = [c if isinstance(c, dict) else c.to_dict() for c in message.components]
    return "\n".join(text for component in components for text in _texts(component))


def _texts(component: dict[str, Any]) -> list[str]:
    own = [component["content"]] if "content" in component else []
    return own + [text for child in component.get("components", []) for text in _texts(child)]


@pytest.fixture
async def harbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Harbour]:
    # simcord's clock stands while the bot works, so that a limiter would never let it go on.
    monkeypatch.setattr("cogs.ui.posts.BURST", 10_000)
    settings = program.Settings(data=tmp_path)
    async with program.wardroom(settings, 0.01) as bot:
        env = simcord.Env(bot)
        await env.start()
        await bot.remove_cog("Clock")
        yield Harbour(env, bot)
        await env.shutdown()
        env.raise_errors()


async def test_a_challenge_is_accepted_and_a_turn_played_by_command_and_control(
    harbour: Harbour,
) -> None:
    match_id = await harbour.begin()
    (private,) = harbour.bruno.user.dm_channel.history()
    await harbour.bruno.user.click(private, label="Keep all 7")
    await harbour.settled()
    for command in ("ships reload", "ships sail"):
        played = await harbour.anna.slash(harbour.channel, command)
        await harbour.settled()

    look = await harbour.bot.desk.matches.look(match_id, None)
    assert look.observation.phase == "sail"
    assert look.match.awaited == (1,)
    assert played.response is not None
    assert played.response.ephemeral
    assert "Your answer is sealed: Set sail with no wind" in words(played.response)
    assert "Turn 1 · Sail" in words(harbour.bruno.user.dm_channel.last_message)


async def test_the_board_is_public_and_the_hand_private(harbour: Harbour) -> None:
    match_id = await harbour.begin()

    board = await harbour.anna.slash(harbour.channel, "ships board")
    posted = harbour.channel.last_message
    assert posted is not None
    hand = await harbour.anna.click(posted, label="My hand")
    await harbour.settled()

    public = words(posted)
    held = (await harbour.bot.desk.matches.look(match_id, Seat(0))).observation.hand
    assert "Turn 1 · Reload" in public
    assert "Your hand" not in public
    assert board.response is not None
    assert "Turn 1 · Reload" in words(board.response)
    assert hand.response is not None
    assert hand.response.ephemeral
    assert counted(held, load_texts("ships")("en"), DOT) in words(hand.response)
