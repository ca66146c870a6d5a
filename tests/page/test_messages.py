"""What messages look like, and who sees them."""

from __future__ import annotations

from playwright.async_api import expect

from playground.records import Message
from playground.server import Playground
from tests.page.conftest import Look


async def test_an_ephemeral_is_seen_in_one_window_and_not_in_the_other(
    gallery: Playground, look: Look
) -> None:
    anna, bruno = await look("anna"), await look("bruno")
    await anna.begin("secret")
    await anna.send()
    await expect(anna.latest).to_contain_text("for your eyes only")
    await anna.picture("ephemeral-anna")
    await gallery.persona("Anna").say(gallery.channel("wardroom"), "after it")
    await expect(bruno.latest).to_contain_text("after it")

    await expect(bruno.messages).to_have_count(1)
    await bruno.page.reload()
    await expect(bruno.messages).to_have_count(1)
    await anna.page.reload()
    await anna.messages.first.get_by_role("button", name="Dismiss message").click()
    await expect(anna.messages).to_have_count(1)


async def test_the_new_layout_shows_containers_sections_and_pictures_with_their_alt_text(
    gallery: Playground, look: Look
) -> None:
    anna = await look("anna")
    await anna.begin("layout")
    await anna.send()
    box = anna.latest.locator(".container")
    await expect(box.get_by_role("img", name="a wide sea")).to_be_visible()
    await anna.picture("layout")

    await expect(box).to_have_css("border-left-color", "rgb(170, 51, 17)")
    await expect(box.get_by_role("heading", name="A section")).to_be_visible()
    await expect(box.get_by_role("img", name="a small sea")).to_be_visible()
    await expect(box.get_by_role("button", name="Aye")).to_be_visible()
    natural = await box.get_by_role("img", name="a wide sea").evaluate("e => e.naturalWidth")
    assert natural == 80


async def test_embeds_and_attachments_are_shown(gallery: Playground, look: Look) -> None:
    anna = await look("anna")
    await anna.begin("embeds")
    await anna.send()
    await expect(anna.latest.get_by_role("img", name="a chart")).to_be_visible()
    await anna.picture("embed")

    embed = anna.latest.locator(".embed")
    await expect(embed.locator("em")).to_have_text("Fair wind")
    await expect(embed.locator("dt")).to_have_text(["Guns", "Crew"])
    await expect(embed).to_contain_text("Entered")


async def test_markdown_is_set_as_on_discord(gallery: Playground, look: Look) -> None:
    anna = await look("anna")
    await anna.begin("told")
    await anna.send()
    text = anna.latest.locator(".markdown")
    await expect(text.locator(".heading-1")).to_have_text("Top")
    await anna.picture("markdown")

    for tag, words in (
        ("strong", "bold"),
        ("em", "italic"),
        ("u", "under"),
        ("s", "struck"),
        ("p > code", "code"),
        ("blockquote", "a quote"),
        ("small", "small print"),
        ("ul ul li", "deeper"),
        ("ol li", "first"),
        ("pre code", 'x = "<b>"'),
    ):
        await expect(text.locator(tag)).to_have_text(words)
    await expect(text.get_by_role("link", name="words")).to_have_attribute(
        "href", "https://example.com/a"
    )
    await text.get_by_role("button", name="Spoiler").click()
    await expect(text.locator(".spoiler.shown")).to_have_text("hidden")


async def test_mentions_are_names_and_times_are_told_from_now(
    discord: Playground, look: Look
) -> None:
    anna, bruno = discord.persona("Anna"), await look("bruno")
    soon = int(discord.world.clock()) + 7260
    await anna.say(discord.channel("wardroom"), f"{anna.mention} <t:{soon}:R> <@1> <#2>")

    await expect(bruno.latest).to_contain_text("@Anna tra 2 ore @unknown-user #unknown")


async def test_times_are_told_in_the_largest_unit_they_come_to_and_count(
    discord: Playground, look: Look
) -> None:
    window = await look("anna", new=True)
    now = int(discord.world.clock())
    await window.page.clock.set_fixed_time(now + 0.4)
    for seconds in (45, 60, 3600, 3602, 86_400):
        await discord.persona("Bruno").say(discord.channel("wardroom"), f"<t:{now + seconds}:R>")
    stamps = window.messages.locator("time.stamp")

    await expect(stamps).to_have_text(
        ["in 45 seconds", "in 1 minute", "in 1 hour", "in 1 hour", "tomorrow"]
    )
    await window.page.clock.set_fixed_time(now + 104.6)
    await expect(stamps).to_have_text(
        ["1 minute ago", "45 seconds ago", "in 58 minutes", "in 58 minutes", "tomorrow"]
    )


async def test_messages_are_edited_and_deleted_before_ones_eyes(
    discord: Playground, look: Look
) -> None:
    anna, window = discord.persona("Anna"), await look("bruno")
    first = await anna.say(discord.channel("wardroom"), "one")
    await anna.say(discord.channel("wardroom"), "two")
    await expect(window.messages).to_have_count(2)
    first.content = "one, mended"
    first.edited = discord.world.clock()
    discord.world.message_changed(first)
    await expect(window.messages.first).to_contain_text("one, mended(edited)")
    await discord.delete_message(first)

    await expect(window.messages).to_have_count(1)
    await expect(window.latest).to_contain_text("two")


async def test_a_link_to_a_message_leads_there_within_the_page(
    discord: Playground, look: Look
) -> None:
    anna, window = discord.persona("Anna"), await look("bruno")
    general, wardroom = discord.channel("general"), discord.channel("wardroom")
    target = await anna.say(general, "the board")
    for number in range(60):
        await anna.say(general, f"line {number}")
    url = f"https://discord.com/channels/{discord.guild.id}/{general.id}/{target.id}"
    await anna.say(wardroom, f"see [the board]({url})")
    await window.latest.get_by_role("link", name="the board").click()

    await expect(window.page.locator("#place h2")).to_have_text("general")
    await expect(window.messages.filter(has_text="the board")).to_be_focused()
    await window.page.go_back()
    await expect(window.page.locator("#place h2")).to_have_text("wardroom")


async def test_older_messages_are_fetched_when_asked_for(discord: Playground, look: Look) -> None:
    for number in range(120):
        await discord.persona("Anna").say(discord.channel("wardroom"), f"line {number}")
    window = await look("bruno")
    await expect(window.messages).to_have_count(50)
    await window.page.get_by_role("button", name="Older messages").click()

    await expect(window.messages).to_have_count(75)
    await expect(window.messages.first).to_contain_text("line 45")
    await expect(window.latest).to_contain_text("line 119")


async def test_text_is_never_taken_for_markup(discord: Playground, look: Look) -> None:
    evil = "<img src=x onerror=\"document.title='caught'\">"
    person = discord.add_persona(evil)
    channel = discord.world.add_channel(discord.guild, f"{evil}")
    channel.topic = evil
    embed = {"title": evil, "description": evil, "footer": {"text": evil}}
    await person.say(channel, evil)
    world = discord.world
    made = Message(world.ids.next(), channel.id, person.id, world.clock(), embeds=[embed])
    world.add_message(made)
    window = await look("anna", f"&at={channel.id}")
    await expect(window.messages).to_have_count(2)
    await window.picture("escaped")
    shown = await window.page.locator("img[src='x']").count()

    assert shown == 0
    assert await window.page.title() != "caught"
    await expect(window.messages.first.locator(".name")).to_have_text(evil)


async def test_a_thread_stands_under_its_channel_and_opens(gallery: Playground, look: Look) -> None:
    anna = await look("anna")
    await anna.begin("thread")
    await anna.send()
    await anna.latest.get_by_role("link", name="#below decks").click()

    await expect(anna.page.locator("#place h2")).to_have_text("below decks")
    threads = anna.page.get_by_role("list", name="Threads of wardroom")
    await expect(threads.get_by_role("link", name="below decks")).to_be_visible()
