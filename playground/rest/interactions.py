"""The first answer to an interaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playground import payloads, shapes
from playground.answers import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFERRED,
    DEFERRED_UPDATE,
    MODAL,
    REPLY,
    SUBMIT,
    UPDATE,
    UPDATES,
    Interaction,
    Modal,
)
from playground.compose import Form
from playground.errors import ApiError
from playground.limits import modals
from playground.limits.problems import Problems
from playground.records import EPHEMERAL, LOADING, Json, Message
from playground.rest.call import Call, Routes
from playground.rest.messages import open_thread

routes = Routes()
ANSWERS: Final = {
    COMMAND: (REPLY, DEFERRED, MODAL),
    COMPONENT: (REPLY, DEFERRED, DEFERRED_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    SUBMIT: (REPLY, DEFERRED, DEFERRED_UPDATE, UPDATE),
}


@routes.on("POST", "/interactions/{interaction}/{token}/callback", token=False)
async def callback(call: Call) -> Any:
    it = call.backend.interactions.awaiting(call.number("interaction"), call.params["token"])
    kind = _kind(it, call.json.get("type"))
    _BY_TYPE[kind](call, it, call.json.get("data") or {})
    call.backend.interactions.acknowledge(it, kind)
    return _body(call, it, kind) if call.asks("with_response") else None


def _kind(it: Interaction, kind: Any) -> int:
    problems = Problems()
    allowed = ANSWERS[it.type]
    if it.message is None:
        allowed = tuple(k for k in allowed if k not in UPDATES)
    problems.at("type").choice(kind, allowed)
    problems.refuse()
    return int(kind)


def _body(call: Call, it: Interaction, kind: int) -> Json:
    about: Json = {"id": str(it.id), "type": it.type}
    body: Json = {"interaction": about}
    if it.original is not None and not it.original.deleted:
        about["response_message_id"] = str(it.original.id)
        about["response_message_loading"] = it.original.loading
        about["response_message_ephemeral"] = it.original.ephemeral
        message = payloads.message(call.world, it.original)
        if kind in (REPLY, DEFERRED, UPDATE):
            resource = UPDATE if kind == UPDATE else REPLY
            body["resource"] = {"type": resource, "message": message}
    return body


def _reply(call: Call, it: Interaction, data: Json) -> None:
    it.original = post(call, it, Form(data, call.uploads, ("data",)), kind=it.kind)


def post(
    call: Call, it: Interaction, form: Form, *, kind: int = 0, original: Message | None = None
) -> Message:
    """Send a message in answer to an interaction, to everyone or to its person alone."""
    channel = call.world.channel(it.channel_id)
    open_thread(channel)
    metadata = dict(it.metadata)
    if original is not None:
        metadata["original_response_message_id"] = str(original.id)
    ephemeral = (form.body.get("flags") or 0) & EPHEMERAL
    message = call.backend.composer.create(
        channel,
        form,
        author_id=call.world.bot.id,
        addressee_id=it.user_id if ephemeral else None,
        interaction=metadata,
        kind=kind,
    )
    return call.world.add_message(message)


def _deferred(call: Call, it: Interaction, data: Json) -> None:
    world = call.world
    channel = world.channel(it.channel_id)
    open_thread(channel)
    ephemeral = (data.get("flags") or 0) & EPHEMERAL
    it.original = world.add_message(
        Message(
            id=world.ids.next(),
            channel_id=channel.id,
            author_id=world.bot.id,
            created=world.clock(),
            flags=LOADING | ephemeral,
            type=it.kind,
            interaction=it.metadata,
            addressee_id=it.user_id if ephemeral else None,
        )
    )


def _deferred_update(call: Call, it: Interaction, _data: Json) -> None:
    open_thread(call.world.channel(it.channel_id))
    it.original = it.message


def _update(call: Call, it: Interaction, data: Json) -> None:
    open_thread(call.world.channel(it.channel_id))
    if it.message is None or it.message.deleted:
        raise ApiError(10008)
    call.backend.composer.edit(it.message, Form(data, call.uploads, ("data",)))
    call.world.message_changed(it.message)
    it.original = it.message


def _choices(_call: Call, it: Interaction, data: Json) -> None:
    problems = Problems()
    choices: list[Json] = data.get("choices") or []
    here = problems.at("data", "choices")
    here.count(choices, 0, 25)
    for index, choice in enumerate(choices):
        here.at(index, "name").text(choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            here.at(index, "value").text(choice["value"], 1, 100)
    problems.refuse()
    it.choices = choices


def _modal(_call: Call, it: Interaction, data: Json) -> None:
    modals.check(data)
    components = shapes.numbered(data["components"], unsaid=())
    it.modal = Modal(data["custom_id"], data["title"], components, it)


_BY_TYPE: Final[dict[int, Callable[[Call, Interaction, Json], None]]] = {
    REPLY: _reply,
    DEFERRED: _deferred,
    DEFERRED_UPDATE: _deferred_update,
    UPDATE: _update,
    CHOICES: _choices,
    MODAL: _modal,
}
