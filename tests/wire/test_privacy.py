"""What is kept of a person: said, handed over, and gone when they want it gone."""

from __future__ import annotations

import json
from typing import Any

import pytest

import bot as program
from playground import Modal, Persona, Reply
from tests.wire.captain import Captain, pair, play_turn
from tests.wire.stage import Stage

WORDS = {"en-US": "delete ", "it": "Cancella", "uk": "ВИДАЛИТИ"}


async def export(stage: Stage, person: Persona) -> dict[str, Any]:
    reply = await person.command(stage.channel, "mydata export")
    await stage.settled()
    assert reply.ephemeral
    assert reply.message is not None
    (attached,) = reply.message.attachments
    data: dict[str, Any] = json.loads(stage.discord.world.files[attached.id])
    return data


async def form(stage: Stage, person: Persona) -> Modal:
    sure = await person.command(stage.channel, "mydata delete")
    assert sure.message is not None
    opened = await person.press(sure.message, custom_id="forget")
    assert opened.modal is not None
    return opened.modal


async def delete(stage: Stage, person: Persona) -> Reply:
    return await send(stage, person, await form(stage, person))


async def send(stage: Stage, person: Persona, modal: Modal) -> Reply:
    """Have them forgotten, and with them what was sent to their private chat."""
    reply = await person.submit(modal, {"word": WORDS[person.locale]})
    await stage.settled()
    for _ in range(2):
        await stage.round()
    stage.doubles = len(stage.posted(person.open_dm()))
    return reply


async def resign(stage: Stage, person: Persona) -> None:
    sure = await person.command(stage.channel, "resign")
    assert sure.message is not None
    await person.press(sure.message, label="Resign")
    await stage.settled()


def everything(stage: Stage) -> str:
    """All that the database holds, as text."""
    names = [row["name"] for row in stage.rows("SELECT name FROM sqlite_master WHERE type='table'")]
    return json.dumps({name: stage.rows(f"SELECT * FROM {name}") for name in names})


@pytest.mark.parametrize("name", ["Anna", "Bruno", "Oksana"])
async def test_what_is_kept_is_said_in_the_language_of_whoever_asks(
    stage: Stage, name: str
) -> None:
    person = stage.discord.persona(name)

    reply = await person.command(stage.channel, "privacy")

    delete = {"Anna": "/mydata delete", "Bruno": "/i-miei-dati cancella"}
    assert delete.get(name, "/мої-дані видалити") in stage.told(reply)
    assert reply.ephemeral


async def test_an_export_holds_all_that_is_ones_own_and_nothing_of_others(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    await stage.anna.command(
        stage.channel, "hours", zone="Europe/London", start="23:00", end="07:00"
    )
    await stage.anna.command(stage.channel, "vacation", to="2")
    await play_turn(pair(stage, match_id))
    secret = stage.match(match_id)["seed"]

    kept = await export(stage, stage.anna)

    (person,) = kept["person"]
    assert (person["id"], person["name"], person["zone"]) == (
        stage.anna.id,
        "Anna",
        "Europe/London",
    )
    assert len(kept["vacations"]) == 1
    hand = stage.delivered(match_id, "seat:0")
    assert kept["private_messages"] == [
        {"match_id": match_id, "channel": hand.channel_id, "message": hand.id}
    ]
    (match,) = kept["matches"]
    assert match["id"] == match_id
    (sat,) = match["sat"]
    moves = [line["move"] for line in sat["log"] if line.get("move")]
    own = stage.rows("SELECT action FROM entry WHERE seat = 0 AND cause = 'player'")
    assert moves == [json.loads(row["action"]) for row in own]
    text = json.dumps(kept)
    assert secret not in text
    assert str(stage.bruno.id) not in text
    others = stage.sees(match_id, 1).hand
    assert len(others) == 7
    assert "Bruno" not in text


async def test_deletion_says_first_what_it_costs(stage: Stage) -> None:
    await stage.begin(stage.bruno, stage.anna)
    await stage.begin(stage.bruno, stage.oksana)

    sure = await stage.bruno.command(stage.channel, "mydata delete")

    assert sure.ephemeral
    assert "**Abbandoni le 2 partite che stai giocando" in stage.told(sure)
    assert len(stage.rows("SELECT * FROM match WHERE status = 'playing'")) == 2


async def test_the_wrong_word_deletes_nothing(stage: Stage) -> None:
    await stage.begin(stage.anna, stage.bruno)
    before = everything(stage)

    modal = await form(stage, stage.anna)
    reply = await stage.anna.submit(modal, {"word": "yes"})
    forged = await stage.anna.forge_submit(stage.channel, "forgetting", [])
    await stage.settled()

    assert stage.told(reply) == "Nothing was deleted: the word to type is DELETE."
    assert stage.told(forged) == stage.told(reply)
    assert everything(stage) == before


async def test_a_deleted_person_is_nowhere_and_their_matches_are_left_to_the_others(
    stage: Stage,
) -> None:
    over = await stage.begin(stage.anna, stage.bruno)
    await play_turn(pair(stage, over))
    await resign(stage, stage.anna)
    running = await stage.begin(stage.anna, stage.bruno)
    open_table = await stage.challenge(stage.anna, stage.oksana)
    chat = stage.anna.open_dm()

    reply = await delete(stage, stage.anna)

    assert "nothing about you is kept any more" in stage.told(reply)
    assert str(stage.anna.id) not in everything(stage)
    assert '"Anna"' not in everything(stage)
    assert str(chat.id) not in json.dumps(stage.rows("SELECT * FROM delivery"))
    for match_id in (over, running):
        row = stage.match(match_id)
        assert row["status"] == "finished"
        assert row["players"] == f"[0,{stage.bruno.id}]"
        assert "Anna" not in stage.board(match_id).text
        assert stage.anna.mention not in stage.board(match_id).text
        assert stage.bruno.mention in stage.board(match_id).text
    assert stage.anna.mention not in open_table.text
    assert open_table.buttons == []
    assert stage.rows("SELECT * FROM lobby WHERE status = 'open'") == []


async def test_finished_matches_of_a_deleted_person_still_verify_and_can_be_read(
    stage: Stage,
) -> None:
    match_id = await stage.begin(stage.bruno, stage.anna)
    await play_turn(
        [Captain(stage, stage.bruno, match_id, 0), Captain(stage, stage.anna, match_id, 1)]
    )
    await delete(stage, stage.anna)

    await program.check(stage.settings, match_id, None)
    log = await stage.bruno.command(stage.channel, "ships log", match=match_id)
    theirs = await stage.anna.command(stage.channel, "ships hand", match=match_id)

    assert "#2" in stage.told(log)
    assert "Anna" not in stage.told(log)
    assert stage.told(theirs) == "You are not playing in this match."


async def test_a_form_sent_after_a_restart_deletes_all_the_same(stage: Stage) -> None:
    await stage.begin(stage.anna, stage.bruno)
    modal = await form(stage, stage.anna)

    await stage.restart()
    reply = await send(stage, stage.anna, modal)

    assert "nothing about you is kept any more" in stage.told(reply)
    assert str(stage.anna.id) not in everything(stage)


async def test_somebody_unknown_has_nothing_to_export_and_nothing_to_lose(stage: Stage) -> None:
    kept = await export(stage, stage.oksana)

    reply = await delete(stage, stage.oksana)

    assert not any(kept.values())
    assert "про вас більше нічого не зберігається" in stage.told(reply)
    assert stage.rows("SELECT * FROM person") == []
