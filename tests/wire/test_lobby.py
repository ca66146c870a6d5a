"""Challenges and tables: accepted, declined, withdrawn, raced for."""

from __future__ import annotations

import asyncio

from tests.wire.stage import Stage


async def lobby(stage: Stage) -> str:
    (row,) = stage.rows("SELECT status FROM lobby")
    return str(row["status"])


async def test_a_challenge_calls_the_one_challenged_and_shows_the_seal(stage: Stage) -> None:
    card = await stage.challenge(stage.anna, stage.bruno)

    (row,) = stage.rows("SELECT * FROM lobby")
    assert card.pinged == [stage.bruno.id]
    assert f"<@{stage.anna.id}> challenges <@{stage.bruno.id}>." in card.text
    assert row["seed"] not in card.text
    assert [b.label for b in card.buttons] == ["Accept", "Decline", "Options", "Rules"]


async def test_an_accepted_challenge_becomes_a_match(stage: Stage) -> None:
    card = await stage.challenge(stage.anna, stage.bruno)

    await stage.bruno.press(card, label="Accept")
    await stage.settled()

    (row,) = stage.rows("SELECT * FROM match")
    assert row["players"] == f"[{stage.anna.id}, {stage.bruno.id}]"
    assert "The match is on!" in card.text
    assert [b.label for b in card.buttons] == []
    assert stage.board(row["id"]).pinged == [stage.anna.id, stage.bruno.id]


async def test_a_challenge_is_declined(stage: Stage) -> None:
    card = await stage.challenge(stage.anna, stage.bruno)

    await stage.bruno.press(card, label="Decline")
    late = await stage.bruno.forge(card, f"join:{stage.rows('SELECT id FROM lobby')[0]['id']}")
    await stage.settled()

    assert await lobby(stage) == "closed"
    assert f"<@{stage.bruno.id}> declines the challenge of <@{stage.anna.id}>." in card.text
    assert stage.told(late) == "Questo tavolo non è più aperto."
    assert stage.rows("SELECT * FROM match") == []


async def test_a_challenge_is_withdrawn(stage: Stage) -> None:
    card = await stage.challenge(stage.anna, stage.bruno)

    await stage.anna.press(card, label="Decline")
    await stage.settled()

    assert await lobby(stage) == "closed"
    assert f"<@{stage.anna.id}> withdraws the challenge to <@{stage.bruno.id}>." in card.text
    assert card.buttons == []


async def test_a_challenge_nobody_answers_expires_and_says_so(stage: Stage) -> None:
    card = await stage.challenge(stage.anna, stage.bruno)
    (row,) = stage.rows("SELECT expires FROM lobby")
    shown = card.text

    stage.clock.pass_(hours=3 * 24 + 1)
    await stage.round()

    assert f"Unless it begins, it closes <t:{row['expires']}:R>." in shown
    assert "has expired" in card.text
    assert "closes" not in card.text
    assert card.buttons == []


async def test_two_who_race_for_the_last_seat_get_one_match_and_one_sentence(
    stage: Stage,
) -> None:
    await stage.anna.command(stage.channel, "ships open")
    await stage.settled()
    (card,) = stage.posted(stage.channel)

    replies = await asyncio.gather(
        stage.bruno.press(card, label="Join"), stage.oksana.press(card, label="Join")
    )
    await stage.settled()

    (row,) = stage.rows("SELECT * FROM match")
    told = [stage.told(reply) for reply in replies if reply.followups]
    assert str(stage.anna.id) in row["players"]
    assert len(told) == 1
    assert told[0] in ("Questo tavolo non è più aperto.", "Цей стіл уже закрито.")


async def test_an_open_table_is_left_and_closed_by_its_opener(stage: Stage) -> None:
    await stage.anna.command(stage.channel, "ships open")
    await stage.settled()
    (card,) = stage.posted(stage.channel)

    strange = await stage.bruno.press(card, label="Leave")
    await stage.anna.press(card, label="Leave")
    await stage.settled()

    assert stage.told(strange) == "Non sei a questo tavolo."
    assert await lobby(stage) == "closed"
    assert card.buttons == []


async def test_oneself_and_bots_cannot_be_challenged(stage: Stage) -> None:
    own = await stage.anna.command(stage.channel, "ships challenge", opponent=stage.anna)
    bot = await stage.anna.command(stage.channel, "ships challenge", opponent=stage.discord.bot)

    assert stage.told(own) == "You cannot challenge yourself."
    assert stage.told(bot) == "A bot cannot be challenged."
    assert stage.rows("SELECT * FROM lobby") == []


async def test_a_challenge_in_a_private_chat_is_refused(stage: Stage) -> None:
    chat = stage.anna.open_dm()

    challenged = await stage.anna.command(chat, "ships challenge", opponent=stage.bruno)
    opened = await stage.anna.command(chat, "ships open")

    told = "That only works in a server: a match needs a channel for its board."
    assert stage.told(challenged) == stage.told(opened) == told
    assert stage.rows("SELECT * FROM lobby") == []


async def test_somebody_outside_the_server_cannot_be_challenged(stage: Stage) -> None:
    stranger = stage.discord.add_stranger("Stranger")

    reply = await stage.bruno.command(stage.channel, "ships challenge", opponent=stranger)

    assert stage.told(reply) == "Chi sfidi deve far parte di questo server."
    assert stage.rows("SELECT * FROM lobby") == []
