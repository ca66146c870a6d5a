"""What follows the first answer: the original response and follow-ups, by the token alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from playground import payloads
from playground.answers import Interaction
from playground.compose import Form
from playground.errors import ApiError
from playground.records import Message
from playground.rest.call import Call, Routes
from playground.rest.interactions import post
from playground.rest.messages import open_thread

routes = Routes()
HOOK = "/webhooks/{webhook}/{token}"
ORIGINAL = f"{HOOK}/messages/@original"
ONE = f"{HOOK}/messages/{{message}}"


def _interaction(call: Call) -> Interaction:
    if call.number("webhook") != call.world.bot.id:
        raise ApiError(10015)
    return call.backend.interactions.usable(call.params["token"])


def _original(it: Interaction) -> Message:
    if it.original is None or it.original.deleted:
        raise ApiError(10008)
    return it.original


def _mine(call: Call, it: Interaction) -> Message:
    """A message sent through this interaction, or the one it began on."""
    wanted = call.number("message")
    for message in (it.original, it.message, *it.after):
        if message is not None and message.id == wanted and not message.deleted:
            return message
    raise ApiError(10008)


@routes.on("POST", HOOK, token=False)
async def follow_up(call: Call) -> Any:
    it = _interaction(call)
    if it.original is not None and it.original.loading and not it.original.deleted:
        message = _edit(call, it, it.original)
    else:
        message = post(call, it, call.form(), original=it.original)
        call.backend.interactions.told(it, message)
    return payloads.message(call.world, message) if call.asks("wait") else None


def _edit(call: Call, it: Interaction, message: Message) -> Message:
    open_thread(call.world.channel(it.channel_id))
    form: Form = call.form()
    if message.loading:
        body = {k: v for k, v in form.body.items() if v is not None}
        form = replace(form, body=body)
    call.backend.composer.edit(message, form)
    call.world.message_changed(message)
    call.backend.interactions.told(it, message)
    return message


def _delete(call: Call, it: Interaction, message: Message) -> None:
    open_thread(call.world.channel(it.channel_id))
    call.world.delete_message(message)


@routes.on("GET", ORIGINAL, token=False)
async def original(call: Call) -> Any:
    return payloads.message(call.world, _original(_interaction(call)))


@routes.on("PATCH", ORIGINAL, token=False)
async def edit_original(call: Call) -> Any:
    it = _interaction(call)
    return payloads.message(call.world, _edit(call, it, _original(it)))


@routes.on("DELETE", ORIGINAL, token=False)
async def delete_original(call: Call) -> Any:
    it = _interaction(call)
    _delete(call, it, _original(it))


@routes.on("GET", ONE, token=False)
async def fetch(call: Call) -> Any:
    return payloads.message(call.world, _mine(call, _interaction(call)))


@routes.on("PATCH", ONE, token=False)
async def edit(call: Call) -> Any:
    it = _interaction(call)
    return payloads.message(call.world, _edit(call, it, _mine(call, it)))


@routes.on("DELETE", ONE, token=False)
async def delete(call: Call) -> Any:
    it = _interaction(call)
    _delete(call, it, _mine(call, it))
