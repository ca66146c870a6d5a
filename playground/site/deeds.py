"""What a person does on the page, handed to the same Persona that tests use."""

from __future__ import annotations

from base64 import b64decode
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final

from playground import invoke
from playground.answers import Modal, Reply
from playground.compose import Upload
from playground.invoke import Impossible
from playground.limits.commands import LOCALES
from playground.persona import Persona
from playground.reading import walk
from playground.records import Channel, Json, Message
from playground.site.stage import Stage

FORMS_KEPT: Final = 50
USERS, ROLES, EITHER, CHANNELS, FILES = 5, 6, 7, 8, 19
IDS: Final = (USERS, ROLES, EITHER, CHANNELS)
"""Kinds of components whose values are people, places or files."""
KINDS: Final = {6: USERS, 7: CHANNELS, 8: ROLES, 9: EITHER, 11: FILES}
"""The same by the type of a command's option."""


class Deeds:
    """Every deed takes what the page sent and gives what the page is to show."""

    def __init__(self, stage: Stage) -> None:
        self._world = stage.world
        self._forms: OrderedDict[str, Modal] = OrderedDict()
        self.by_name: dict[str, Callable[[Persona, Json], Awaitable[Json]]] = {
            "say": self._say,
            "command": self._command,
            "autocomplete": self._autocomplete,
            "press": self._press,
            "choose": self._choose,
            "submit": self._submit,
            "dismiss": self._dismiss,
            "settings": self._settings,
            "dm": self._dm,
        }

    async def _say(self, who: Persona, asked: Json) -> Json:
        message = await who.say(self._channel(asked), str(asked["text"]))
        return {"message": str(message.id)}

    async def _command(self, who: Persona, asked: Json) -> Json:
        channel, name = self._channel(asked), str(asked["name"])
        options = self._options(who, channel, name, asked["options"])
        return self._answer(await who.command(channel, name, **options))

    async def _autocomplete(self, who: Persona, asked: Json) -> Json:
        channel, name = self._channel(asked), str(asked["name"])
        options = self._options(who, channel, name, asked["options"], half_typed=True)
        choices = await who.autocomplete(
            channel, name, focus=asked["focus"], text=asked["text"], **options
        )
        return {"choices": [{"name": c.name, "value": c.value} for c in choices]}

    async def _press(self, who: Persona, asked: Json) -> Json:
        return self._answer(await who.press(self._message(asked), custom_id=asked["custom_id"]))

    async def _choose(self, who: Persona, asked: Json) -> Json:
        message, custom_id = self._message(asked), asked["custom_id"]
        there = walk(message.components)
        kind = next((c["type"] for c in there if c.get("custom_id") == custom_id), 0)
        values = [self._value(kind, v) for v in asked["values"]]
        return self._answer(await who.choose(message, custom_id=custom_id, values=values))

    async def _submit(self, who: Persona, asked: Json) -> Json:
        form = self._forms.get(asked["form"])
        if form is None or form.interaction.user_id != who.id:
            raise Impossible("this form is no longer open")
        kinds = {f["custom_id"]: f["type"] for f in form.fields}
        given = {k: self._field(kinds.get(k, 0), v) for k, v in asked["values"].items()}
        reply = await who.submit(form, given)
        del self._forms[asked["form"]]
        return self._answer(reply)

    async def _dismiss(self, who: Persona, asked: Json) -> Json:
        who.dismiss(self._message(asked))
        return {}

    async def _settings(self, who: Persona, asked: Json) -> Json:
        if "locale" in asked:
            if asked["locale"] not in LOCALES:
                raise Impossible(f"{asked['locale']!r} is not a language of Discord's")
            who.speak(asked["locale"])
        if "dms_open" in asked:
            (who.open_dms if asked["dms_open"] else who.close_dms)()
        if "manages" in asked:
            who.manage(bool(asked["manages"]))
        return {}

    async def _dm(self, who: Persona, _asked: Json) -> Json:
        return {"channel": str(who.open_dm().id)}

    def _answer(self, reply: Reply) -> Json:
        if reply.modal is None:
            return {"message": None if reply.message is None else str(reply.message.id)}
        key = str(reply.interaction_id)
        self._forms[key] = reply.modal
        if len(self._forms) > FORMS_KEPT:
            self._forms.popitem(last=False)
        modal = reply.modal
        return {"form": {"id": key, "title": modal.title, "components": modal.components}}

    def _channel(self, asked: Json) -> Channel:
        return self._world.channel(int(asked["channel"]))

    def _message(self, asked: Json) -> Message:
        there = self._world.messages.get(int(asked["channel"]), {})
        if int(asked["message"]) not in there:
            raise Impossible("that message is no longer there")
        return there[int(asked["message"])]

    def _options(
        self, who: Persona, channel: Channel, name: str, given: Json, *, half_typed: bool = False
    ) -> dict[str, Any]:
        """The options as Persona takes them; ``half_typed`` leaves out what names nothing yet."""
        first, *rest = name.split()
        command = invoke.command_named(self._world, first, channel, who.locale)
        _, options = invoke.path(command, rest, who.locale)
        kinds = {o["name"]: KINDS.get(o["type"], 0) for o in options}
        if half_typed:
            given = {
                k: v for k, v in given.items() if kinds.get(k, 0) not in IDS or str(v).isdecimal()
            }
        return {key: self._value(kinds.get(key, 0), value) for key, value in given.items()}

    def _field(self, kind: int, value: Any) -> Any:
        return [self._value(kind, v) for v in value] if isinstance(value, list) else value

    def _value(self, kind: int, given: Any) -> Any:
        """A value as Persona takes it: records for ids, an Upload for a file's data."""
        if kind == FILES:
            return Upload(given["filename"], given["type"], b64decode(given["data"]))
        if kind in IDS:
            return self._record(kind, int(given))
        return given

    def _record(self, kind: int, key: int) -> Any:
        roles = {r.id: r for g in self._world.guilds.values() for r in g.roles}
        if kind == CHANNELS:
            return self._world.channel(key)
        if kind in (ROLES, EITHER) and key in roles:
            return roles[key]
        return self._world.user(key)
