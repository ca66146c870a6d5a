"""The life of an interaction: three seconds, fifteen minutes, one first answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord as library
import pytest

from playground import InteractionFailed, Playground, Reply
from tests.playground.client import Bot, Interaction, running
from tests.playground.conftest import Clock
from tests.playground.test_messages import picture

Caught = list[library.HTTPException]


def catching(act: Callable[[Interaction], Awaitable[object]], caught: Caught) -> Bot:
    """A bot whose one command acts so; Discord's refusal is kept."""
    bot = Bot()

    async def attempt(interaction: Interaction) -> None:
        try:
            await act(interaction)
        except library.HTTPException as error:
            caught.append(error)
            bot.notice()

    bot.answer(attempt)
    return bot


async def ask(discord: Playground) -> Reply:
    return await discord.persona("Anna").command(discord.channel("wardroom"), "do")


async def test_an_answer_after_the_limit_is_10062_and_its_webhook_unknown(
    hasty: Playground,
) -> None:
    caught: Caught = []
    too_late = asyncio.Event()

    async def late(interaction: Interaction) -> None:
        await too_late.wait()
        try:
            await interaction.response.send_message("sorry")
        finally:
            with pytest.raises(library.NotFound) as unknown:
                await interaction.followup.send("sorry")
            caught.append(unknown.value)

    async with running(hasty, catching(late, caught)):
        with pytest.raises(InteractionFailed, match="did not respond"):
            await ask(hasty)
        too_late.set()
        await hasty.until(lambda: len(caught) == 2)

    assert [(e.status, e.code) for e in caught] == [(404, 10015), (404, 10062)]


async def test_a_second_first_answer_is_40060(discord: Playground) -> None:
    caught: Caught = []

    async def twice(interaction: Interaction) -> None:
        await interaction.response.send_message("one")
        interaction.response._response_type = None
        await interaction.response.send_message("two")

    async with running(discord, catching(twice, caught)):
        reply = await ask(discord)
        await discord.until(lambda: caught)

    assert reply.text == "one"
    assert (caught[0].status, caught[0].code) == (400, 40060)


async def test_a_token_is_good_for_fifteen_minutes_and_then_50027(
    discord: Playground, clock: Clock
) -> None:
    caught: Caught = []
    kept: list[Interaction] = []

    async def keep(interaction: Interaction) -> None:
        kept.append(interaction)
        await interaction.response.send_message("now")

    async with running(discord, catching(keep, caught)) as bot:
        reply = await ask(discord)
        clock.pass_(14 * 60)
        await kept[0].edit_original_response(content="later")
        clock.pass_(61)
        with pytest.raises(library.HTTPException) as expired:
            await kept[0].edit_original_response(content="too late")
        assert reply.message is not None
        channel = await bot.text_channel()
        await channel.get_partial_message(reply.message.id).edit(content="by channel")

    assert (expired.value.status, expired.value.code) == (401, 50027)
    assert reply.text == "by channel"


async def test_a_deferred_answer_is_waited_for(discord: Playground) -> None:
    async def think(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send("thought")
        await interaction.followup.send("and more", ephemeral=True)

    async with running(discord, catching(think, [])):
        reply = await ask(discord)
        await discord.until(lambda: reply.followups)

    assert (reply.deferred, reply.ephemeral, reply.text) == (True, True, "thought")
    assert [m.text for m in reply.followups] == ["and more"]
    assert discord.persona("Bruno").messages(discord.channel("wardroom")) == []


async def test_a_deferral_nothing_follows_fails_for_the_person(hasty: Playground) -> None:
    async def forget(interaction: Interaction) -> None:
        await interaction.response.defer()

    bot = catching(forget, [])
    async with running(hasty, bot):
        with pytest.raises(InteractionFailed, match="still thinking"):
            await ask(hasty)


async def test_a_deferred_update_gives_its_outcome_later(discord: Playground) -> None:
    bot = Bot()

    async def show(interaction: Interaction) -> None:
        view = library.ui.View(timeout=None)
        view.add_item(library.ui.Button(label="Go", custom_id="go"))
        await interaction.response.send_message("ready", view=view)

    async def go(interaction: Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send("private", ephemeral=True)

    bot.answer(show)
    bot.presses["go"] = go
    anna = discord.persona("Anna")
    async with running(discord, bot):
        shown = (await ask(discord)).message
        assert shown is not None
        answer = await anna.press(shown, label="Go")
        outcome = await answer.outcome()

    assert answer.message is shown
    assert (outcome.text, outcome.ephemeral, outcome.addressee_id) == ("private", True, anna.id)


async def test_an_ephemeral_message_is_out_of_reach_of_the_bots_token(
    discord: Playground,
) -> None:
    async def hide(interaction: Interaction) -> None:
        await interaction.response.send_message("hidden", ephemeral=True)

    async with running(discord, catching(hide, [])) as bot:
        hidden = (await ask(discord)).message
        assert hidden is not None
        channel = await bot.text_channel()
        with pytest.raises(library.NotFound) as fetched:
            await channel.fetch_message(hidden.id)
        history = [m async for m in channel.history()]

    assert fetched.value.code == 10008
    assert history == []


async def test_the_original_can_be_read_edited_and_deleted(discord: Playground) -> None:
    steps: list[str] = []

    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("first")
        steps.append((await interaction.original_response()).content)
        edited = await interaction.edit_original_response(content="second")
        steps.append(edited.content)
        await interaction.delete_original_response()
        with pytest.raises(library.NotFound) as gone:
            await interaction.edit_original_response(content="third")
        steps.append(str(gone.value.code))
        bot.notice()

    bot = catching(act, [])
    async with running(discord, bot):
        await ask(discord)
        await discord.until(lambda: len(steps) == 3)

    assert steps == ["first", "second", "10008"]
    assert discord.persona("Anna").messages(discord.channel("wardroom")) == []


async def test_where_it_was_used_is_told(discord: Playground) -> None:
    told: list[tuple[object, ...]] = []

    async def tell(interaction: Interaction) -> None:
        context, place = interaction.context, interaction.guild_locale
        told.append((context.guild, context.dm_channel, str(interaction.locale), place))
        told.append((interaction.filesize_limit, interaction.app_permissions.send_messages))
        await interaction.response.send_message("told")

    oksana = discord.persona("Oksana")
    async with running(discord, catching(tell, [])):
        await oksana.command(discord.channel("wardroom"), "do")
        await oksana.command(oksana.open_dm(), "do")

    assert told == [
        (True, False, "uk", library.Locale.american_english),
        (10 * 1024 * 1024, True),
        (False, True, "uk", None),
        (10 * 1024 * 1024, True),
    ]


async def test_the_time_to_the_first_answer_is_recorded(discord: Playground) -> None:
    async def quick(interaction: Interaction) -> None:
        await interaction.response.send_message("quick")

    async with running(discord, catching(quick, [])):
        reply = await ask(discord)

    recorded = discord.recorder.acknowledgements[0]
    assert (recorded.interaction_id, recorded.interaction_type) == (reply.interaction_id, 2)
    assert 0 < recorded.seconds < 0.5


async def test_an_answer_in_an_archived_thread_is_50083(hasty: Playground) -> None:
    caught: Caught = []

    async def act(interaction: Interaction) -> None:
        hasty.archive(hasty.channel("Match"), locked=True)
        await interaction.response.send_message("late")

    async with running(hasty, catching(act, caught)) as bot:
        channel = await bot.text_channel()
        await channel.create_thread(name="Match", type=library.ChannelType.public_thread)
        with pytest.raises(InteractionFailed):
            await hasty.persona("Anna").command(hasty.channel("Match"), "do")

    assert [e.code for e in caught] == [50083]


async def test_a_first_answer_can_bring_a_file(discord: Playground) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("board", file=picture(alt="A board"))

    async with running(discord, catching(act, [])):
        reply = await ask(discord)

    assert reply.message is not None
    assert [a.description for a in reply.message.attachments] == ["A board"]
    assert discord.recorder.calls("POST", "/callback")[0].parts[0].filename == "board.png"
