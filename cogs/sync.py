"""Telling Discord which commands there are, only when that has changed."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final, Protocol

from discord import HTTPException, app_commands

KEY: Final = "commands"
WRONG_FORM: Final = 50035
"""Discord's code for an invalid form body."""


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
    translator, commands = tree.translator, tree.get_commands()
    payload = [
        await command.get_translated_payload(tree, translator)
        if translator
        else command.to_dict(tree)
        for command in commands
    ]
    application = tree.client.application_id or 0
    shape = hashlib.sha256(json.dumps([application, payload], sort_keys=True).encode())
    known = await settings.get(KEY)
    if known == shape.hexdigest() and await tree.fetch_commands():
        return False
    try:
        await tree.client.http.bulk_upsert_global_commands(application, payload)
    except HTTPException as error:
        if error.code == WRONG_FORM:
            raise app_commands.CommandSyncFailure(error, commands) from None
        raise
    await settings.put(KEY, shape.hexdigest())
    return True
