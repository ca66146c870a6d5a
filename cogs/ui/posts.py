"""Sending, editing and tidying messages by channel and id, and what Discord's refusals mean."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import discord
from aiolimiter import AsyncLimiter
from discord import ui
from discord.utils import MISSING

from cogs.ui.frame import FOOT, RULE
from cogs.ui.sheets import Sheet
from engine.match.model import Audience, Home, MatchId, PlayerId

CLOSED_DMS: Final = frozenset({10013, 50007, 50278})
"""Discord's codes for someone who takes no private messages from us, or is no more."""
LASTING: Final = frozenset({10003, 10004})
"""Codes for a place that will not come back."""
GONE: Final = LASTING | {10008, 50001, 50013, 50083, 160005, 50008, 50024}
"""Codes for a place or message that is not there, or not ours to write in."""
THREAD_THERE: Final = 160004
"""The message has its thread already; a thread's id is that of its message."""
THREADLESS: Final = frozenset({50024, 160006})
"""Codes for a channel in which no thread can be made, or no more of them."""
A_WEEK: Final = 10080
"""Minutes without a message after which a thread is put aside; the next board brings it back."""
REQUESTS_A_SECOND: Final = 40
"""Discord allows 50 in all; interactions do not count."""
BURST: Final = 8
"""Requests at once after a quiet time; with those of the second that follows still below 50."""


class Undeliverable(Exception):
    """There is no such place to write to; trying again at once will not help."""

    def __init__(self, why: str, *, lasting: bool = False) -> None:
        super().__init__(why)
        self.lasting = lasting
        """Whether the place will not come back."""


class ClosedDms(Undeliverable):
    """The person takes no private messages from us."""


class Posts:
    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._budget = AsyncLimiter(BURST, BURST / REQUESTS_A_SECOND)

    async def post(
        self, place: Home | PlayerId, sheet: Sheet, nonce: str
    ) -> discord.Message | discord.PartialMessage:
        """Send a new message; a repeat with the same nonce finds the first one, and mends it.

        Raises:
            ClosedDms: that person takes none.
            Undeliverable: no such place, or no leave to write there.
            discord.HTTPException, OSError: try again later.
        """
        mentions = discord.AllowedMentions(
            users=[discord.Object(player) for player in sheet.mentions],
            everyone=False,
            roles=False,
        )
        files = sheet.files()
        try:
            async with self._budget:
                target = await self._target(place)
            async with self._budget:
                sent = await target.send(
                    view=sheet.view, files=files, nonce=nonce, allowed_mentions=mentions
                )
        except discord.HTTPException as error:
            raise _meaning(error) from error
        if _said(ui.LayoutView.from_message(sent, timeout=None)) != _said(sheet.view):
            await self.edit(sent.channel.id, sent.id, sheet)
        return sent

    async def open_thread(self, home: Home, message: int, name: str) -> int | None:
        """Make a thread under a message of ours; its id, or None where there can be none.

        Raises:
            discord.HTTPException, OSError: try again later.
        """
        if not self._may_open_threads(home):
            return None
        channel = self._client.get_partial_messageable(home.channel, guild_id=home.guild)
        try:
            async with self._budget:
                made = await channel.get_partial_message(message).create_thread(
                    name=name, auto_archive_duration=A_WEEK
                )
        except discord.HTTPException as error:
            if error.code == THREAD_THERE:
                return message
            if error.code in GONE | THREADLESS:
                return None
            raise
        return made.id

    def _may_open_threads(self, home: Home) -> bool:
        channel = self._client.get_channel(home.channel)
        return isinstance(channel, discord.TextChannel) and opens_threads(
            channel.permissions_for(channel.guild.me)
        )

    def may_attach(self, home: Home) -> bool:
        """Whether files may be sent there, by what is known of the place; if nothing is, yes."""
        channel = self._client.get_channel(home.channel)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return True
        return channel.permissions_for(channel.guild.me).attach_files

    async def edit(
        self, channel: int, message: int, sheet: Sheet, *, keep_picture: bool = False
    ) -> None:
        """Show something else in a message of ours.

        Args:
            keep_picture: the message has this sheet's picture already, which is not sent again.

        Raises: like ``post``.
        """
        files = MISSING if keep_picture else sheet.files()
        try:
            async with self._budget:
                await self._partial(channel, message).edit(view=sheet.view, attachments=files)
        except discord.HTTPException as error:
            raise _meaning(error) from error

    async def tidy(self, channel: int, message: int) -> None:
        """Take off an old message what no longer holds: its controls, and its foot, which says for
        whom it waits and until when; its other words stay. Raises like ``post``.
        """
        try:
            async with self._budget:
                old = await self._partial(channel, message).fetch()
            view = _done_with(ui.LayoutView.from_message(old, timeout=None))
            _keep_pictures(view, old)
            async with self._budget:
                await self._partial(channel, message).edit(view=view)
        except discord.HTTPException as error:
            raise _meaning(error) from error

    async def _target(self, place: Home | PlayerId) -> discord.abc.Messageable:
        if isinstance(place, Home):
            return self._client.get_partial_messageable(place.channel, guild_id=place.guild)
        return await self._client.create_dm(discord.Object(place))

    def _partial(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)


def writes(may: discord.Permissions, *, thread: bool) -> bool:
    """Whether these let us post a board."""
    return may.view_channel and (may.send_messages_in_threads if thread else may.send_messages)


def opens_threads(may: discord.Permissions) -> bool:
    """Whether these let us give a match its thread, and write there."""
    return may.create_public_threads and may.send_messages_in_threads


def nonce(match_id: MatchId, audience: Audience, posts: int) -> str:
    """The same for every try at one post. It tells nothing: the count is of public messages."""
    return hashlib.sha256(f"{match_id}/{audience}/{posts}".encode()).hexdigest()[:25]


def refused(error: discord.HTTPException) -> bool:
    """Whether Discord minds what was asked, and not just when."""
    return 400 <= error.status < 500 and error.status != 429


def _meaning(error: discord.HTTPException) -> Exception:
    if error.code in CLOSED_DMS:
        return ClosedDms(error.text)
    if error.code in GONE:
        return Undeliverable(error.text, lasting=error.code in LASTING)
    return error


def _keep_pictures(view: ui.LayoutView, message: discord.Message) -> None:
    """Name a message's own files as such: their addresses expire within a day."""
    names = {attachment.id: attachment.filename for attachment in message.attachments}
    for gallery in view.walk_children():
        if isinstance(gallery, ui.MediaGallery):
            gallery.items = [
                discord.MediaGalleryItem(
                    f"attachment://{names[item.media.attachment_id]}", description=item.description
                )
                for item in gallery.items
                if item.media.attachment_id in names
            ]


def _said(view: ui.LayoutView) -> list[tuple[str, str]]:
    """What tells two versions of one message apart: the words, and the names of controls."""
    return [
        (str(getattr(item, "content", "")).strip(), str(getattr(item, "custom_id", "")))
        for item in view.walk_children()
        if isinstance(item, ui.TextDisplay | ui.DynamicItem | ui.Button | ui.Select)
    ]


def _done_with(view: ui.LayoutView) -> ui.LayoutView:
    """The same message with nothing to press, and nobody waited for."""
    over: list[Any] = [
        item
        for item in view.walk_children()
        if isinstance(item, ui.ActionRow) or item.id in (RULE, FOOT)
    ]
    for item in over:
        (item.parent or view).remove_item(item)
    return view
