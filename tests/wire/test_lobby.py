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
    assert [b.label for b in card.buttons] == [
        *("Accept", "Decline", "Options", "Rules"),
        "In my language",
    ]


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


async def test_a_challenge_is_read_and_accepted_in_ones_own_language(stage: Stage) -> None:
    card = await stage.challenge(stage.anna, stage.bruno)

    reply = await stage.bruno.press(card, label="In my language")
    await stage.settled()
    own = reply.message
    assert own is not None
    shown, labels = own.text, [button.label for button in own.buttons]
    await stage.bruno.press(own, label="Accetta")
    await stage.settled()

    assert reply.ephemeral
    assert f"<@{stage.anna.id}> sfida <@{stage.bruno.id}>." in shown
    assert "⏳ Per ogni mossa: 3 giorni" in shown
    assert labels == ["Accetta", "Rifiuta", "Opzioni", "Regole"]
    assert len(stage.rows("SELECT * FROM match")) == 1
    assert "accetta la sfida" in own.text
    assert own.buttons == []
    assert "The match is on!" in card.text


async def test_a_challenge_declined_on_ones_own_card_is_declined_on_both(stage: Stage) -> None:
    card = await stage.challenge(stage.anna, stage.bruno)
    own = (await stage.bruno.press(card, label="In my language")).message
    await stage.settled()
    assert own is not None

    await stage.bruno.press(own, label="Rifiuta")
    await stage.settled()

    assert await lobby(stage) == "closed"
    assert "rifiuta la sfida" in own.text
    assert "declines the challenge" in card.text


async def test_a_table_whose_card_was_deleted_is_withdrawn_from_the_list_of_matches(
    stage: Stage,
) -> None:
    card = await stage.challenge(stage.anna, stage.bruno)
    await stage.discord.delete_message(card)
    stage.expected.add((404, 10008))

    listed = (await stage.anna.command(stage.channel, "matches")).message
    await stage.settled()
    assert listed is not None
    (offered,) = listed.selects[0].options
    own = (await stage.anna.choose(listed, values=[offered.value])).message
    await stage.settled()
    assert own is not None
    await stage.anna.press(own, label="Decline")
    await stage.settled()
    after = (await stage.anna.command(stage.channel, "matches")).message
    await stage.settled()
    assert after is not None

    assert listed.selects[0].placeholder == "Your open tables"
    assert offered.label.startswith("Ships of the Line: Anna challenges Bruno · ")
    assert await lobby(stage) == "closed"
    assert after.selects == []


async def test_a_table_is_listed_for_those_who_sit_there_and_in_its_own_server_alone(
    stage: Stage,
) -> None:
    await stage.challenge(stage.anna, stage.bruno)
    await stage.settled()
    listed = [
        (await person.command(place, "matches")).message
        for person, place in (
            (stage.bruno, stage.channel),
            (stage.oksana, stage.channel),
            (stage.anna, stage.anna.open_dm()),
        )
    ]

    assert [len(sheet.selects) for sheet in listed if sheet is not None] == [1, 0, 0]
