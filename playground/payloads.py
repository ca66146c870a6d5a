"""Records as Discord's JSON: the shapes of its published description."""

from __future__ import annotations

import datetime as dt
from typing import Any

from playground import media, permissions
from playground.records import DM, Channel, Guild, Json, Member, Message, Role, User
from playground.world import World


def moment(seconds: float) -> str:
    return dt.datetime.fromtimestamp(seconds, dt.UTC).isoformat()


def maybe(seconds: float | None) -> str | None:
    return None if seconds is None else moment(seconds)


def user(who: User) -> Json:
    shape: Json = {
        "id": str(who.id),
        "username": who.username,
        "global_name": None if who.bot else who.display_name,
        "discriminator": "0000" if who.bot else "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
    }
    if who.bot:
        shape["bot"] = True
    return shape


def member_alone(who: Member) -> Json:
    """A guild member without the user."""
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": moment(who.joined),
        "nick": who.nick,
        "pending": False,
        "premium_since": None,
        "roles": [],
        "mute": False,
        "deaf": False,
    }


def member(world: World, guild: Guild, user_id: int) -> Json:
    shape = member_alone(world.member(guild, user_id))
    return shape | {"user": user(world.user(user_id))}


def role(it: Role) -> Json:
    return {
        "id": str(it.id),
        "name": it.name,
        "permissions": "0",
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def everyone(guild: Guild) -> Json:
    """Everyone's role, which has the guild's id."""
    return role(Role(guild.id, "@everyone")) | {"permissions": str(permissions.PERSON)}


def bot_role(world: World) -> Json:
    return role(Role(world.bot.id, world.bot.display_name)) | {
        "permissions": str(permissions.BOT),
        "position": 1,
        "managed": True,
        "tags": {"bot_id": str(world.bot.id)},
    }


def guild(world: World, it: Guild) -> Json:
    nothing = (
        "icon description home_header splash discovery_splash banner application_id afk_channel_id"
        " system_channel_id widget_channel_id max_presences vanity_url_code rules_channel_id"
        " safety_alerts_channel_id public_updates_channel_id incidents_data"
    )
    zero = (
        "system_channel_flags verification_level default_message_notifications mfa_level"
        " explicit_content_filter premium_tier premium_subscription_count nsfw_level"
    )
    return {
        **dict.fromkeys(nothing.split(), None),
        **dict.fromkeys(zero.split(), 0),
        "id": str(it.id),
        "name": it.name,
        "owner_id": str(it.owner_id),
        "features": [],
        "region": "deprecated",
        "afk_timeout": 300,
        "widget_enabled": False,
        "roles": [everyone(it), bot_role(world), *(role(r) for r in it.roles)],
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "preferred_locale": it.locale,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "emojis": [],
        "stickers": [],
        "approximate_member_count": len(it.members),
        "approximate_presence_count": len(it.members),
    }


def channel(world: World, it: Channel) -> Json:
    if it.is_thread:
        return thread(world, it)
    last = None if it.last_message_id is None else str(it.last_message_id)
    shape: Json = {"id": str(it.id), "type": it.type, "flags": 0, "last_message_id": last}
    if it.last_pin is not None:
        shape["last_pin_timestamp"] = moment(it.last_pin)
    if it.type == DM:
        return shape | {"recipients": [user(world.user(it.recipient_id or 0))]}
    return shape | {
        "guild_id": str(it.guild_id),
        "name": it.name,
        "position": it.position,
        "parent_id": None,
        "topic": it.topic,
        "nsfw": False,
        "rate_limit_per_user": it.slowmode,
        "permission_overwrites": _overwrites(world, it),
    }


def _overwrites(world: World, it: Channel) -> list[Json]:
    if not it.denied:
        return []
    return [{"id": str(world.bot.id), "type": 1, "allow": "0", "deny": str(it.denied)}]


def thread(world: World, it: Channel) -> Json:
    shape: Json = {
        "id": str(it.id),
        "type": it.type,
        "flags": 0,
        "guild_id": str(it.guild_id),
        "parent_id": str(it.parent_id),
        "owner_id": str(it.owner_id),
        "name": it.name,
        "last_message_id": None if it.last_message_id is None else str(it.last_message_id),
        "rate_limit_per_user": it.slowmode,
        "message_count": it.message_count,
        "total_message_sent": it.message_count,
        "member_count": len(it.members),
        "thread_metadata": {
            "archived": it.archived,
            "archive_timestamp": moment(it.archived_at),
            "create_timestamp": moment(it.created),
            "auto_archive_duration": it.auto_archive,
            "locked": it.locked,
        },
    }
    if world.bot.id in it.members:
        shape["member"] = thread_member(it, world.bot.id)
    return shape


def thread_member(it: Channel, user_id: int) -> Json:
    return {
        "id": str(it.id),
        "user_id": str(user_id),
        "join_timestamp": moment(it.created),
        "flags": 0,
    }


def message(world: World, it: Message) -> Json:
    """A message without what a gateway event adds to it."""
    shape: Json = {
        "id": str(it.id),
        "channel_id": str(it.channel_id),
        "type": it.type,
        "author": user(world.user(it.author_id)),
        "content": it.content,
        "timestamp": moment(it.created),
        "edited_timestamp": maybe(it.edited),
        "flags": it.flags,
        "tts": it.tts,
        "pinned": it.pinned is not None,
        "mention_everyone": it.mention_everyone,
        "mentions": [user(world.user(u)) for u in it.mentions],
        "mention_roles": [],
        "embeds": [media.embed(world, it, e) for e in it.embeds],
        "attachments": [
            media.attachment(world, it.channel_id, a, ephemeral=it.ephemeral)
            for a in it.attachments
        ],
        "components": [media.component(world, it, c) for c in it.components],
    }
    shape.update(_extras(world, it))
    return shape


def _extras(world: World, it: Message) -> Json:
    extras: Json = {}
    if it.nonce is not None:
        extras["nonce"] = it.nonce
    if it.author_id == world.bot.id:
        extras["application_id"] = str(world.bot.id)
    if it.interaction is not None:
        extras["interaction_metadata"] = it.interaction
        extras["webhook_id"] = str(world.bot.id)
    if it.reference is not None:
        extras["message_reference"] = it.reference
    if it.type == 19 and it.reference is not None:
        replied = _replied_to(world, it.reference)
        extras["referenced_message"] = None if replied is None else _plain(world, replied)
    if it.id in world.channels:
        extras["thread"] = thread(world, world.channels[it.id])
    return extras


def _replied_to(world: World, reference: Json) -> Message | None:
    there = world.messages.get(int(reference["channel_id"]), {})
    return there.get(int(reference["message_id"]))


def _plain(world: World, it: Message) -> Json:
    """A message that does not quote another in its turn."""
    shape = message(world, it)
    shape.pop("referenced_message", None)
    return shape


def application(world: World) -> Json:
    nothing = ("icon", "interactions_endpoint_url", "role_connections_verification_url", "team")
    counts: dict[str, Any] = {
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
    }
    return {
        **dict.fromkeys(nothing, None),
        **counts,
        "id": str(world.bot.id),
        "name": world.bot.display_name,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "owner": user(world.owner),
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    }
