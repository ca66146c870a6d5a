from __future__ import annotations

import io
import struct

import aiohttp
import discord as library
import pytest
from discord import ui

from playground import Impossible, Playground
from tests.playground.client import Bot
from tests.playground.conftest import Clock

PNG = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", 640, 480) + b"\x00" * 9


def picture(name: str = "board.png", alt: str = "A board") -> library.File:
    return library.File(io.BytesIO(PNG), name, description=alt)


def page(*items: ui.Item[ui.LayoutView]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    return view


async def test_everyone_in_the_guild_reads_a_message_and_its_edit(
    discord: Playground, bot: Bot
) -> None:
    channel, anna = await bot.text_channel(), discord.persona("Anna")
    sent = await channel.send("ahoy", embed=library.Embed(title="Log", description="Fair"))
    await sent.edit(content="belay")

    seen = anna.messages(discord.channel("wardroom"))
    assert [m.text for m in seen] == ["belay\nLog\nFair"]
    assert seen[0].edited is not None


async def test_all_words_of_a_layout_are_read_in_order(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    button: ui.Button[ui.LayoutView] = ui.Button(label="More", custom_id="more")
    section: ui.Section[ui.LayoutView] = ui.Section("two", "three", accessory=button)
    await channel.send(
        view=page(
            ui.TextDisplay("one"),
            ui.Container(section, ui.Separator(), ui.TextDisplay("four")),
            ui.ActionRow(ui.Button(label="Go", custom_id="go")),
        )
    )

    message = discord.messages(discord.channel("wardroom"))[0]
    assert message.text == "one\ntwo\nthree\nfour"
    assert [b.label for b in message.buttons] == ["More", "Go"]


async def test_a_file_is_served_with_its_alt_text_until_its_address_expires(
    discord: Playground, bot: Bot, clock: Clock
) -> None:
    channel = await bot.text_channel()
    sent = await channel.send(file=picture())
    attachment = sent.attachments[0]
    content = await attachment.read()
    clock.pass_(25 * 3600)
    async with aiohttp.ClientSession() as session, session.get(attachment.url) as stale:
        status = stale.status
    again = (await channel.fetch_message(sent.id)).attachments[0]

    assert content == PNG
    assert (attachment.description, attachment.width, attachment.height) == ("A board", 640, 480)
    assert status == 404
    assert await again.read() == PNG


@pytest.mark.parametrize("gone", ["replaced", "deleted"])
async def test_a_file_just_taken_off_is_still_there_for_who_is_fetching_it(
    discord: Playground, bot: Bot, clock: Clock, gone: str
) -> None:
    channel = await bot.text_channel()
    sent = await channel.send(file=picture())
    url = sent.attachments[0].url
    if gone == "replaced":
        await sent.edit(attachments=[picture("other.png")])
    else:
        await sent.delete()
    fetched = []
    async with aiohttp.ClientSession() as session:
        for seconds in (0, 59, 2):
            clock.pass_(seconds)
            async with session.get(url) as answer:
                fetched.append((answer.status, answer.content_type))

    assert fetched == [(200, "image/png"), (200, "image/png"), (404, "text/plain")]


async def test_a_layout_shows_an_uploaded_file(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    gallery.add_item(media="attachment://board.png", description="A board")
    sent = await channel.send(view=page(gallery), file=picture())
    shown = sent.components[0]

    assert isinstance(shown, library.MediaGalleryComponent)
    assert shown.items[0].media.url.startswith(f"{discord.url}/attachments/")
    assert shown.items[0].media.width == 640


async def test_an_edit_keeps_the_attachments_it_names(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    sent = await channel.send("two", files=[picture("a.png"), picture("b.png")])
    kept = await sent.edit(content="still two")
    changed = await sent.edit(attachments=[kept.attachments[1], picture("c.png")])
    emptied = await sent.edit(attachments=[])

    assert [a.filename for a in kept.attachments] == ["a.png", "b.png"]
    assert [a.filename for a in changed.attachments] == ["b.png", "c.png"]
    assert emptied.attachments == []


async def test_a_layout_cannot_be_undone_and_takes_no_content(
    discord: Playground, bot: Bot
) -> None:
    channel = await bot.text_channel()
    sent = await channel.send(view=page(ui.TextDisplay("one")))
    with pytest.raises(library.HTTPException) as refused:
        await sent.edit(content="old")
    suppressed = await sent.edit(suppress=True)

    assert refused.value.code == 50035
    assert "IS_COMPONENTS_V2" in refused.value.text
    assert suppressed.flags.components_v2


async def test_an_old_message_becomes_a_layout_only_when_its_content_is_cleared(
    discord: Playground, bot: Bot
) -> None:
    channel = await bot.text_channel()
    sent = await channel.send("old", embed=library.Embed(title="Log"))
    with pytest.raises(library.HTTPException) as refused:
        await sent.edit(view=page(ui.TextDisplay("new")))
    with pytest.raises(library.HTTPException) as half:
        await sent.edit(content=None, view=page(ui.TextDisplay("new")))
    await sent.edit(content=None, embeds=[], view=page(ui.TextDisplay("new")))

    assert (refused.value.code, half.value.code) == (50035, 50035)
    assert discord.messages(discord.channel("wardroom"))[0].text == "new"


async def test_only_those_a_message_may_mention_are_pinged(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    anna, bruno = discord.persona("Anna"), discord.persona("Bruno")
    text = f"{anna.mention} {bruno.mention} @everyone"
    one = library.AllowedMentions(users=[library.Object(anna.id)], everyone=False)
    await channel.send(text, allowed_mentions=library.AllowedMentions.none())
    await channel.send(text, allowed_mentions=one)
    await channel.send(text, allowed_mentions=one, silent=True)
    await channel.send(text, allowed_mentions=library.AllowedMentions.all())

    pinged = [m.pinged for m in discord.messages(discord.channel("wardroom"))]
    everybody = [p.id for p in discord.personas]
    assert pinged == [[], [anna.id], [], everybody]


async def test_a_layout_pings_from_its_texts(discord: Playground, bot: Bot) -> None:
    channel, anna = await bot.text_channel(), discord.persona("Anna")
    await channel.send(view=page(ui.TextDisplay(f"{anna.mention} to move")))

    assert [m.text for m in anna.pings(discord.channel("wardroom"))] == [f"{anna.mention} to move"]


async def test_a_reply_quotes_and_pings_unless_told_otherwise(
    discord: Playground, bot: Bot
) -> None:
    channel, anna = await bot.text_channel(), discord.persona("Anna")
    said = await anna.say(discord.channel("wardroom"), "ahoy")
    partial = channel.get_partial_message(said.id)
    quiet = await partial.reply("aye", mention_author=False)
    await partial.reply("aye aye", mention_author=True)

    messages = discord.messages(discord.channel("wardroom"))
    assert [m.pinged for m in messages] == [[], [], [anna.id]]
    assert quiet.reference is not None
    assert quiet.reference.message_id == said.id


async def test_a_reply_to_nothing_is_refused(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    with pytest.raises(library.HTTPException) as refused:
        await channel.get_partial_message(4).reply("aye")

    assert refused.value.code == 50035
    assert "message_reference" in refused.value.text


async def test_an_enforced_nonce_gives_the_earlier_message_for_some_minutes(
    discord: Playground, bot: Bot, clock: Clock
) -> None:
    channel = await bot.text_channel()
    first = await channel.send("once", nonce="n1")
    clock.pass_(4 * 60)
    repeated = await channel.send("once", nonce="n1")
    other = await channel.send("once", nonce="n2")
    clock.pass_(4 * 60)
    forgotten = await channel.send("once", nonce="n1")

    assert first.id == repeated.id
    assert len({first.id, other.id, forgotten.id}) == 3
    assert len(discord.messages(discord.channel("wardroom"))) == 3


async def test_a_dm_reaches_its_person_alone(discord: Playground, bot: Bot) -> None:
    anna, bruno = discord.persona("Anna"), discord.persona("Bruno")
    before = anna.dm()
    await (await bot.fetch_user(anna.id)).send("psst")
    channel = anna.dm()

    assert before is None
    assert channel is not None
    assert [m.text for m in anna.messages(channel)] == ["psst"]
    assert bruno.messages(channel) == []


async def test_closed_dms_are_50007_and_a_strangers_50278(discord: Playground, bot: Bot) -> None:
    eve = discord.add_persona("Eve", locale="it", dms_open=False)
    mallory = discord.add_stranger("Mallory")
    with pytest.raises(library.Forbidden) as closed:
        await (await bot.fetch_user(eve.id)).send("psst")
    with pytest.raises(library.Forbidden) as stranger:
        await (await bot.fetch_user(mallory.id)).send("psst")
    eve.open_dms()
    await (await bot.fetch_user(eve.id)).send("psst")

    assert (closed.value.code, stranger.value.code) == (50007, 50278)
    channel = eve.dm()
    assert channel is not None
    assert len(eve.messages(channel)) == 1


async def test_what_was_deleted_is_unknown(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    sent = await channel.send("gone")
    await discord.delete_message(discord.messages(discord.channel("wardroom"))[0])
    with pytest.raises(library.NotFound) as message:
        await sent.edit(content="again")
    await discord.delete_channel(discord.channel("wardroom"))
    with pytest.raises(library.NotFound) as place:
        await channel.send("again")
    await discord.until(lambda: "CHANNEL_DELETE" in bot.seen)

    assert (message.value.code, place.value.code) == (10008, 10003)
    assert [c.name for c in bot.guilds[0].text_channels] == ["general"]


async def test_another_persons_message_cannot_be_edited(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    said = await discord.persona("Anna").say(discord.channel("wardroom"), "ahoy")
    with pytest.raises(library.Forbidden) as refused:
        await channel.get_partial_message(said.id).edit(content="mine")

    assert refused.value.code == 50005


@pytest.mark.parametrize("name", ["a (1) + b.png", "дошка.png", "100%.png"])
async def test_a_file_of_any_name_can_be_fetched(discord: Playground, bot: Bot, name: str) -> None:
    sent = await (await bot.text_channel()).send(file=picture(name))

    assert await sent.attachments[0].read() == PNG


async def test_an_address_with_another_signature_gives_nothing(
    discord: Playground, bot: Bot
) -> None:
    sent = await (await bot.text_channel()).send(file=picture())
    forged = sent.attachments[0].url.replace("hm=", "hm=0")
    async with aiohttp.ClientSession() as session, session.get(forged) as answer:
        status = answer.status

    assert status == 404


async def test_history_comes_in_pages(discord: Playground, bot: Bot) -> None:
    channel = await bot.text_channel()
    sent = [await channel.send(str(n)) for n in range(5)]
    before = [m.content async for m in channel.history(limit=2, before=sent[3])]
    after = [m.content async for m in channel.history(limit=2, after=sent[1])]

    assert (before, after) == (["2", "1"], ["2", "3"])


async def test_a_person_cannot_write_too_much(discord: Playground) -> None:
    with pytest.raises(Impossible, match="Must be 2000"):
        await discord.persona("Anna").say(discord.channel("wardroom"), "a" * 2001)
