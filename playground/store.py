"""The world in a local SQLite file, written a moment after each change."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from playground.records import Attachment, Channel, Guild, Json, Member, Message, Role, User
from playground.world import World

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS record (
    kind TEXT NOT NULL, id INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, id)
) STRICT;
CREATE TABLE IF NOT EXISTS file (id INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT;
"""
SETTLE: Final = 0.05
"""Real seconds in which changes are gathered into one transaction."""


class Store:
    def __init__(self, path: Path, world: World) -> None:
        self._world = world
        path.parent.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(path)
        self._db.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;" + SCHEMA)
        self._dirty: set[tuple[str, int]] = set()
        self._due: asyncio.TimerHandle | None = None
        world.on_keep = self.changed

    @property
    def is_new(self) -> bool:
        return self._db.execute("SELECT 1 FROM record LIMIT 1").fetchone() is None

    def changed(self, kind: str, key: int) -> None:
        self._dirty.add((kind, key))
        if self._due is None:
            loop = asyncio.get_running_loop()
            self._due = loop.call_later(SETTLE, self.save)

    def save(self) -> None:
        """Write what has changed, now."""
        if self._due is not None:
            self._due.cancel()
            self._due = None
        with self._db:
            self._write("world", 0, _world_facts(self._world))
            for kind, key in self._dirty:
                self._save_one(kind, key)
        self._dirty.clear()

    def close(self) -> None:
        self.save()
        self._db.close()

    def _save_one(self, kind: str, key: int) -> None:
        if kind == "file":
            self._save_file(key)
            return
        found = _find(self._world, kind, key)
        if found is None:
            self._db.execute("DELETE FROM record WHERE kind = ? AND id = ?", (kind, key))
        else:
            self._write(kind, key, found)

    def _save_file(self, key: int) -> None:
        content = self._world.files.get(key)
        if content is None:
            self._db.execute("DELETE FROM file WHERE id = ?", (key,))
        else:
            self._db.execute("INSERT OR REPLACE INTO file VALUES (?, ?)", (key, content))

    def _write(self, kind: str, key: int, body: Json) -> None:
        text = json.dumps(body)  # ASCII: half a character, such as "\ud83d", is no UTF-8
        self._db.execute("INSERT OR REPLACE INTO record VALUES (?, ?, ?)", (kind, key, text))

    def load(self) -> None:
        """Fill the world from the file."""
        rows = self._db.execute("SELECT kind, body FROM record ORDER BY id")
        for kind, body in rows.fetchall():
            _LOAD[kind](self._world, json.loads(body))
        self._world.files = dict(self._db.execute("SELECT id, body FROM file"))


def _world_facts(world: World) -> Json:
    return {
        "last": world.ids.last,
        "last_command": world.command_ids.last,
        "bot": asdict(world.bot),
        "owner": asdict(world.owner),
        "token": world.token,
        "creates": world.creates,
    }


def _find(world: World, kind: str, key: int) -> Json | None:
    """The record to keep; None when it is gone."""
    if kind == "command":
        return world.commands.get(key)
    if kind == "message":
        there = (messages.get(key) for messages in world.messages.values())
        record: Any = next((m for m in there if m is not None), None)
    else:
        tables: dict[str, dict[int, Any]] = {
            "user": world.users,
            "guild": world.guilds,
            "channel": world.channels,
        }
        record = tables[kind].get(key)
    return None if record is None else asdict(record)


def _load_world(world: World, body: Json) -> None:
    world.ids.last = max(world.ids.last, body["last"])
    world.command_ids.last = max(world.command_ids.last, body.get("last_command", 0))
    world.bot, world.owner = User(**body["bot"]), User(**body["owner"])
    world.token, world.creates = body["token"], body["creates"]


def _load_user(world: World, body: Json) -> None:
    world.users[body["id"]] = User(**body)


def _load_guild(world: World, body: Json) -> None:
    members = [Member(**m) for m in body.pop("members").values()]
    roles = [Role(**r) for r in body.pop("roles")]
    by_user = {m.user_id: m for m in members}
    world.guilds[body["id"]] = Guild(**body, members=by_user, roles=roles)


def _load_channel(world: World, body: Json) -> None:
    world.channels[body["id"]] = Channel(**body)
    world.messages.setdefault(body["id"], {})


def _load_message(world: World, body: Json) -> None:
    attachments = [Attachment(**a) for a in body.pop("attachments")]
    message = Message(**body, attachments=attachments)
    world.messages.setdefault(message.channel_id, {})[message.id] = message


def _load_command(world: World, body: Json) -> None:
    world.commands[int(body["id"])] = body


_LOAD: Final[dict[str, Callable[[World, Json], None]]] = {
    "world": _load_world,
    "user": _load_user,
    "guild": _load_guild,
    "channel": _load_channel,
    "message": _load_message,
    "command": _load_command,
}
