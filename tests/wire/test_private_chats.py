"""Direct messages closed, closed later and opened again: no match waits for them."""

from __future__ import annotations

from tests.wire.captain import Commander, commanders, pair, play_turn
from tests.wire.stage import Stage

CLOSED = (403, 50007)


def refused(stage: Stage) -> int:
    return sum(e.status == 403 for e in stage.discord.recorder.calls("POST", "/messages"))


async def test_a_match_goes_on_by_my_hand_and_commands_for_one_who_takes_no_messages(
    stage: Stage,
) -> None:
    stage.expected.add(CLOSED)
    stage.bruno.close_dms()
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = pair(stage, match_id)
    by_command = Commander(stage, stage.bruno, match_id, 1)

    reply = await stage.bruno.press(stage.board(match_id), label="My hand")
    bruno.ephemeral = reply.message
    await play_turn([anna, bruno])
    await play_turn([anna, by_command])
    await play_turn([anna, by_command])

    assert reply.ephemeral
    assert stage.sees(match_id, None).turn >= 3
    assert refused(stage) == 1
    assert stage.bruno.id in stage.board(match_id).pinged
    assert stage.posted(stage.bruno.open_dm()) == []


async def test_messages_closed_in_mid_match_are_tried_once_and_come_back_when_asked_for(
    stage: Stage,
) -> None:
    stage.expected.add(CLOSED)
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = commanders(stage, match_id)
    await play_turn([anna, bruno])
    chat = stage.bruno.open_dm()
    before = len(stage.posted(chat))
    stage.bruno.close_dms()

    await play_turn([anna, bruno])
    await play_turn([anna, bruno])

    assert refused(stage) == 1
    assert len(stage.posted(chat)) == before

    stage.bruno.open_dms()
    await stage.bruno.command(chat, "ships hand", match=match_id)
    await play_turn([anna, bruno])

    assert refused(stage) == 1
    assert len(stage.posted(chat)) > before

    stage.bruno.close_dms()
    await play_turn([anna, bruno])
    await play_turn([anna, bruno])

    assert refused(stage) == 2


async def test_messages_open_again_are_not_tried_before_their_owner_writes_there(
    stage: Stage,
) -> None:
    stage.expected.add(CLOSED)
    stage.bruno.close_dms()
    match_id = await stage.begin(stage.anna, stage.bruno)
    stage.bruno.open_dms()

    await play_turn(commanders(stage, match_id))

    assert stage.posted(stage.bruno.open_dm()) == []


async def test_a_press_in_a_chat_opened_again_shows_what_it_did(stage: Stage) -> None:
    stage.expected.add((403, 50007))
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna = pair(stage, match_id)[0]
    stage.anna.close_dms()
    await stage.begin(stage.anna, stage.oksana)
    stage.anna.open_dms()

    await anna.confirm()

    assert "### Turn 1 · Sail" in anna.hand.text
