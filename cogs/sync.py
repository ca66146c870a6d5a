"""Telling Discord which commands there are, only when that has changed."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final, Protocol

from discord import HTTPException, app_commands

KEY: Final = "commands"
WRONG_FORM: Final = 50035
"""Discord's code for an invalid form body."""


_translated: dict[tuple[object, str], list[Any]] = {}
"""The latest commands put into all languages, by what translates them and by their English.

A thousand sentences in thirty locales take a while, and a bot that is built anew has the same.
"""


class Settings(Protocol):
    """Where it is remembered what Discord was told."""

    async def get(self, key: str) -> str | None: ...

    async def put(self, key: str, value: str) -> None: ...


async def sync(tree: app_commands.CommandTree[Any], settings: Settings) -> bool:
    """Sync the global commands if they are not what Discord knows; whether it had to.

    Sent as they were hashed: ``tree.sync`` would translate them all once more.

    Raises:
        CommandSyncFailure: Discord says which command is wrong, and how.
    """
    payload = await _payload(tree)
    application = tree.client.application_id or 0
    shape = hashlib.sha256(json.dumps([application, payload], sort_keys=True).encode())
    known = await settings.get(KEY)
    if known == shape.hexdigest() and await tree.fetch_commands():
        return False
    try:
        await tree.client.http.bulk_upsert_global_commands(application, payload)
    except HTTPException as error:
        if error.code == WRONG_FORM:
            raise app_commands.CommandSyncFailure(error, tree.get_commands()) from None
        raise
    await settings.put(KEY, shape.hexdigest())
    return True


async def _payload(tree: app_commands.CommandTree[Any]) -> list[Any]:
    """What Discord is to be told."""
    commands, translator = tree.get_commands(), tree.translator
    english: list[Any] = [command.to_dict(tree) for command in commands]
    if translator is None:
        return english
    key = type(translator).translate, json.dumps(english)
    if key not in _translated:
        payload = [await each.get_translated_payload(tree, translator) for each in commands]
        _translated.clear()
        _translated[key] = payload
    return _translated[key]
