"""Discord's limits on messages, each refused with its code at its place."""

from __future__ import annotations

import io

import discord as library
import pytest

from playground import Playground
from tests.playground.client import Bot
from tests.playground.raw import (
    Json,
    attempt,
    button,
    layout,
    menu,
    option,
    pictures,
    refusal,
    row,
    send,
    text,
)

LONG, LENGTH = "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH"
C0 = "components.0.components.0"


def distinct(count: int) -> list[Json]:
    return [option(value=str(n)) for n in range(count)]


def embed(**how: object) -> Json:
    return {"embeds": [how]}


def controls(*components: Json) -> Json:
    return {"content": "a", "components": [row(*components)]}


FORMS: list[tuple[Json, str]] = [
    ({"content": "a" * 2001}, f"content: {LONG}"),
    ({"content": "a", "nonce": "n" * 26}, f"nonce: {LONG}"),
    ({"embeds": [{"title": "a"}] * 11}, f"embeds: {LONG}"),
    ({"embeds": [{"description": "a" * 3001}] * 2}, "embeds.0: MAX_EMBED_SIZE_EXCEEDED"),
    (embed(title="a" * 257), f"embeds.0.title: {LONG}"),
    (embed(description="a" * 4097), f"embeds.0.description: {LONG}"),
    (embed(footer={"text": "a" * 2049}), f"embeds.0.footer.text: {LONG}"),
    (embed(author={"name": "a" * 257}), f"embeds.0.author.name: {LONG}"),
    (embed(fields=[{"name": "a", "value": "a"}] * 26), f"embeds.0.fields: {LENGTH}"),
    (embed(fields=[{"name": "a" * 257, "value": "a"}]), f"embeds.0.fields.0.name: {LENGTH}"),
    (embed(fields=[{"name": "a", "value": "a" * 1025}]), f"embeds.0.fields.0.value: {LENGTH}"),
    (embed(fields=[{"name": "a"}]), "embeds.0.fields.0.value: BASE_TYPE_REQUIRED"),
    ({"content": "a", "components": [row(button())] * 6}, f"components: {LENGTH}"),
    (controls(*(button(custom_id=str(n)) for n in range(6))), f"components.0.components: {LENGTH}"),
    (controls(), f"components.0.components: {LENGTH}"),
    (controls(button(custom_id="c" * 101)), f"{C0}.custom_id: {LENGTH}"),
    (controls(button(custom_id="")), f"{C0}.custom_id: {LENGTH}"),
    (controls(button(label="a" * 81)), f"{C0}.label: {LONG}"),
    (controls(button(label=None)), f"{C0}: BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    (controls(button(style=7)), f"{C0}.style: BASE_TYPE_CHOICES"),
    (
        controls(button(), button()),
        "components.0.components.1.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        controls(button(), menu(option())),
        "components.0.components: COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    (controls(menu(*distinct(26))), f"{C0}.options: {LENGTH}"),
    (controls(menu()), f"{C0}.options: {LENGTH}"),
    (controls(menu(option(label="a" * 101))), f"{C0}.options.0.label: {LENGTH}"),
    (controls(menu(option(value="a" * 101))), f"{C0}.options.0.value: {LENGTH}"),
    (controls(menu(option(description="a" * 101))), f"{C0}.options.0.description: {LONG}"),
    (
        controls(menu(option(), option())),
        f"{C0}.options.1.value: SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (controls(menu(option(), placeholder="a" * 151)), f"{C0}.placeholder: {LONG}"),
    (controls(menu(option(), max_values=2)), f"{C0}.options: {LENGTH}"),
    (controls(menu(*distinct(25), max_values=26)), f"{C0}.max_values: NUMBER_TYPE_MAX"),
    ({"content": "a", "components": [text(1)]}, "components.0.type: UNION_TYPE_CHOICES"),
    (layout(button()), "components.0.type: UNION_TYPE_CHOICES"),
    (layout(*[text(1)] * 41), "components: COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    (
        layout(text(2000), {"type": 17, "components": [text(2001)]}),
        "components: COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    (layout(text(0)), f"components.0.content: {LENGTH}"),
    (layout(pictures(11)), f"components.0.items: {LENGTH}"),
    (layout(pictures(1, description="a" * 1025)), f"components.0.items.0.description: {LONG}"),
    (
        layout({"type": 13, "file": {"url": "attachment://no.png"}}),
        "components.0.file: UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (
        layout({"type": 9, "components": [text(1)] * 4, "accessory": button()}),
        f"components.0.components: {LENGTH}",
    ),
    (
        layout({"type": 9, "components": [text(1)]}),
        "components.0.accessory.type: UNION_TYPE_CHOICES",
    ),
    (
        layout({**text(1), "id": 4}, {**text(1), "id": 4}),
        "components.1.id: COMPONENT_ID_DUPLICATED",
    ),
    (
        layout(text(1), content="a"),
        "content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        {"content": "a", "allowed_mentions": {"parse": ["users"], "users": ["4"]}},
        "allowed_mentions.parse: MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    ({"content": "a", "attachments": [{"id": 0}]}, "attachments.0.id: ATTACHMENT_NOT_FOUND"),
]


@pytest.mark.parametrize(("body", "place"), FORMS, ids=[place for _, place in FORMS])
async def test_a_form_out_of_bounds_is_refused_at_its_place(
    discord: Playground, bot: Bot, body: Json, place: str
) -> None:
    wardroom = discord.channel("wardroom")

    await attempt(bot, wardroom, body)

    assert refusal(discord) == (400, 50035, [place])
    assert discord.messages(wardroom) == []


BOUNDS: list[Json] = [
    {"content": "a" * 2000},
    {"embeds": [{"description": "a" * 3000}] * 2},
    controls(*(button(custom_id=f"{n}" + "c" * 99, label="a" * 80) for n in range(5))),
    controls(menu(*distinct(25), max_values=25, placeholder="a" * 150)),
    layout(*[text(100)] * 40),
    layout(pictures(10, description="a" * 1024)),
]


@pytest.mark.parametrize("body", BOUNDS)
async def test_a_form_just_within_bounds_is_sent(discord: Playground, bot: Bot, body: Json) -> None:
    await send(bot, discord.channel("wardroom"), body)

    assert len(discord.messages(discord.channel("wardroom"))) == 1


@pytest.mark.parametrize("body", [{}, {"content": " "}, layout(), {"components": [row(button())]}])
async def test_a_message_of_nothing_is_50006(discord: Playground, bot: Bot, body: Json) -> None:
    await attempt(bot, discord.channel("wardroom"), body)

    assert refusal(discord) == (400, 50006, [])


async def test_a_file_too_large_is_40005(discord: Playground, bot: Bot) -> None:
    big = library.File(io.BytesIO(b"\0" * (10 * 1024 * 1024 + 1)), "big.bin")
    with pytest.raises(library.HTTPException) as refused:
        await (await bot.text_channel()).send(file=big)

    assert (refused.value.status, refused.value.code) == (413, 40005)


async def test_an_eleventh_file_and_a_long_alt_text_are_refused(
    discord: Playground, bot: Bot
) -> None:
    channel = await bot.text_channel()
    sent = await channel.send(files=[library.File(io.BytesIO(b"x"), str(n)) for n in range(10)])
    with pytest.raises(library.HTTPException):
        await sent.add_files(library.File(io.BytesIO(b"x"), "eleventh"))
    eleventh = refusal(discord)
    with pytest.raises(library.HTTPException):
        await channel.send(file=library.File(io.BytesIO(b"x"), "a", description="a" * 1025))

    assert eleventh == (400, 50035, [f"attachments: {LENGTH}"])
    assert refusal(discord) == (400, 50035, [f"attachments.0.description: {LONG}"])


async def test_an_edit_is_held_to_the_same_limits(discord: Playground, bot: Bot) -> None:
    sent = await (await bot.text_channel()).send("short")
    with pytest.raises(library.HTTPException):
        await sent.edit(content="a" * 2001)
    with pytest.raises(library.HTTPException) as emptied:
        await sent.edit(content="")

    assert emptied.value.code == 50006
    assert discord.messages(discord.channel("wardroom"))[0].text == "short"
