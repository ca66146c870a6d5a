"""Telling Discord which commands there are, only when that has changed."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final, Protocol

from discord import app_commands

KEY: Final = "commands"


class Settings(Protocol):
    """Where it is remembered what Discord was told."""

    async def get(self, key: str) -> str | None: ...

    async def put(self, key: str, value: str) -> None: ...


async def sync(tree: app_commands.CommandTree[Any], settings: Settings) -> bool:
    """Sync the global commands if they are not what Discord knows; whether it had to."""
    translator = tree.translator
    payload = [
        await command.get_translated_payload(tree, translator)
        if translator
        else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    application = tree.client.application_id
    shape = hashlib.sha256(json.dumps([application, payload], sort_keys=True).encode())
    known = await settings.get(KEY)
    if known == shape.hexdigest() and await tree.fetch_commands():
        return False
    await tree.sync()
    await settings.put(KEY, shape.hexdigest())
    return True
