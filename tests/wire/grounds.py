"""Channels, threads and servers that come and go under a match, and what is seen of it."""

from __future__ import annotations

from typing import Final

import discord

from engine.match.model import MatchId
from playground import Channel, Message, Persona
from tests.wire.stage import Stage

WORD: Final = "the board has nowhere to be shown"


async def heard(stage: Stage, channel: Channel | None = None) -> None:
    """Wait until the bot has taken in all that happened: events come in order."""
    place = channel or stage.discord.channel("general")
    await stage.oksana.command(place, "matches")
    await stage.settled()


def chat(stage: Stage, person: Persona) -> list[Message]:
    return [m for m in stage.posted(person.open_dm()) if not m.deleted]


def tries(stage: Stage, channel: Channel) -> int:
    """Posts to a channel that were refused."""
    calls = stage.discord.recorder.calls("POST", f"/channels/{channel.id}/messages")
    return len([call for call in calls if call.status >= 400])


async def thread(stage: Stage) -> Channel:
    channel = stage.bot.get_channel(stage.channel.id)
    assert isinstance(channel, discord.TextChannel)
    made = await channel.create_thread(name="duel", type=discord.ChannelType.public_thread)
    return stage.discord.world.channel(made.id)


async def moved(stage: Stage, match_id: MatchId, channel: Channel) -> None:
    """Anna gives the board a new place."""
    await stage.anna.command(channel, "move-match here", match=match_id)
    await stage.settled()


class Abroad:
    """A second server with a match of Anna and Bruno, who stay in the first one too."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.guild = stage.discord.add_guild("Abroad")
        self.channel = stage.discord.add_channel("abroad", self.guild)
        for person in (stage.anna, stage.bruno):
            stage.discord.world.join(self.guild, person.user)

    async def begin(self) -> MatchId:
        await heard(self.stage)
        return await self.stage.begin(self.stage.anna, self.stage.bruno, self.channel)

    async def put_out(self) -> None:
        self.stage.discord.remove_guild(self.guild)
        await heard(self.stage)
