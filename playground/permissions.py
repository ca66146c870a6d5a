"""Permission bits, and what the bot may do where."""

from __future__ import annotations

from typing import Final

from playground.errors import ApiError
from playground.records import Channel

ADD_REACTIONS: Final = 1 << 6
VIEW_CHANNEL: Final = 1 << 10
SEND_MESSAGES: Final = 1 << 11
MANAGE_CHANNELS: Final = 1 << 4
MANAGE_GUILD: Final = 1 << 5
MANAGE_MESSAGES: Final = 1 << 13
EMBED_LINKS: Final = 1 << 14
ATTACH_FILES: Final = 1 << 15
READ_MESSAGE_HISTORY: Final = 1 << 16
MENTION_EVERYONE: Final = 1 << 17
USE_EXTERNAL_EMOJIS: Final = 1 << 18
USE_APPLICATION_COMMANDS: Final = 1 << 31
MANAGE_THREADS: Final = 1 << 34
CREATE_PUBLIC_THREADS: Final = 1 << 35
CREATE_PRIVATE_THREADS: Final = 1 << 36
SEND_MESSAGES_IN_THREADS: Final = 1 << 38
PIN_MESSAGES: Final = 1 << 51

PERSON: Final = (
    ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
)
BOT: Final = (
    PERSON
    | MANAGE_CHANNELS
    | MANAGE_MESSAGES
    | MENTION_EVERYONE
    | USE_EXTERNAL_EMOJIS
    | MANAGE_THREADS
    | CREATE_PRIVATE_THREADS
    | PIN_MESSAGES
)
IN_DM: Final = (
    ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | MENTION_EVERYONE
    | USE_EXTERNAL_EMOJIS
    | PIN_MESSAGES
)


def of_bot(channel: Channel, parent: Channel | None) -> int:
    """The bot's bits in a channel; a thread has its parent's."""
    if channel.guild_id is None:
        return IN_DM
    home = parent if channel.is_thread and parent is not None else channel
    return BOT & ~(home.denied | channel.denied)


def require(held: int, *needed: int) -> None:
    """Refuse as Discord does: 50001 for what cannot be seen, 50013 for the rest."""
    if not held & VIEW_CHANNEL:
        raise ApiError(50001)
    if any(not held & bit for bit in needed):
        raise ApiError(50013)
