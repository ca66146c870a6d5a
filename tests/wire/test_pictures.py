"""Pictures on their way to people: attached, kept, left out where they fail; replays."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from structlog.testing import capture_logs

from cogs.ui.animation import animate
from cogs.ui.people import NAME_LIMIT
from cogs.ui.raster import Raster
from cogs.ui.sheets import TEXT
from engine.game import Games
from engine.match.model import MatchId
from engine.registry import load_games, load_texts
from engine.scene import Scene
from engine.text import Text
from playground import Message
from playground.permissions import ATTACH_FILES
from tests.wire.captain import commanders, pair, play_turn
from tests.wire.checks import faults
from tests.wire.stage import Stage, staged

GALLERY = 12


def files(message: Message) -> list[str]:
    return [attachment.filename for attachment in message.attachments]


def image(stage: Stage, message: Message) -> Image.Image:
    (attachment,) = message.attachments
    return Image.open(io.BytesIO(stage.discord.world.files[attachment.id]))


def alt_texts(message: Message) -> list[str]:
    """Of the pictures shown, wherever they stand."""
    found, left = [], list(message.components)
    while left:
        component = left.pop(0)
        left += component.get("components", [])
        if component["type"] == GALLERY:
            found += [item["description"] for item in component["items"]]
    return found


async def play_out(stage: Stage, match_id: MatchId) -> None:
    """Two turns by commands, and then Anna leaves the match."""
    captains = commanders(stage, match_id)
    for _ in range(2):
        await play_turn(captains)
    sure = await stage.anna.command(stage.channel, "resign")
    assert sure.message is not None
    await stage.anna.press(sure.message, label="Resign")
    await stage.settled()
    assert stage.match(match_id)["ended"] is not None


async def test_board_and_hands_come_with_a_picture_and_its_words(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    board, hand = stage.board(match_id), stage.delivered(match_id, "seat:0")

    assert (files(board), files(hand)) == (["board.png"], ["hand.png"])
    assert image(stage, board).size == (720, 668)
    assert image(stage, hand).size == (720, 244)
    assert alt_texts(board) == [board.attachments[0].description]
    assert alt_texts(board)[0].startswith("Turn 1 · Reload. Anna: hull 7, rigging 7, crew 7.")
    assert alt_texts(hand)[0].startswith("Your hand: ")


async def test_an_edit_that_leaves_the_picture_as_it_is_does_not_send_it_again(
    stage: Stage,
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    before = stage.delivered(match_id, "seat:0")
    sent = before.attachments[0].id
    anna, _ = pair(stage, match_id)

    await anna.tick(anna.hand.selects[0], [anna.t(f"card-{card}") for card in anna.held[:4]])
    ticked = stage.delivered(match_id, "seat:0")
    same = [attachment.id for attachment in ticked.attachments]
    labels = [button.label for button in ticked.buttons]
    await anna.confirm()
    drawn = stage.delivered(match_id, "seat:0")

    assert (ticked.id, same) == (before.id, [sent])
    assert labels == ["Discard 4, draw 4", "Take back"]
    assert files(drawn) == ["hand.png"]
    assert drawn.attachments[0].id != sent


async def test_a_private_answer_keeps_its_picture_while_cards_are_ticked(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, _ = pair(stage, match_id)
    message = await anna.ask_for_hand()
    sent = message.attachments[0].id

    await anna.tick(anna.hand.selects[0], [anna.t(f"card-{card}") for card in anna.held[:4]])
    same = [attachment.id for attachment in message.attachments]
    await anna.confirm()

    assert same == [sent]
    assert files(message) == ["hand.png"]
    assert message.attachments[0].id != sent


async def test_an_old_board_keeps_its_picture_when_its_controls_are_taken_off(
    stage: Stage,
) -> None:
    """And its words, but for whom it waited and until when, which no longer holds."""
    match_id = await stage.begin(stage.anna, stage.bruno)
    old = stage.board(match_id)
    said = old.text
    await play_out(stage, match_id)

    await stage.round()

    assert stage.board(match_id).id != old.id
    assert (old.buttons, files(old)) == ([], ["board.png"])
    assert "Waiting for " in said
    assert "Waiting for " not in old.text
    assert "### Turn 1 · " in old.text
    assert old.components[0]["components"][0]["items"][0]["media"]["url"].startswith("attachment:")


async def test_a_board_goes_without_where_no_files_may_be_sent(stage: Stage) -> None:
    await heard(stage, lambda: stage.discord.deny(stage.channel, ATTACH_FILES))
    match_id = await stage.begin(stage.anna, stage.bruno)
    bare = files(stage.board(match_id)), alt_texts(stage.board(match_id))
    await heard(stage, lambda: stage.discord.allow(stage.channel))
    await play_turn(pair(stage, match_id))

    assert bare == ([], [])
    assert files(stage.delivered(match_id, "seat:0")) == ["hand.png"]
    assert files(stage.board(match_id)) == ["board.png"]


async def heard(stage: Stage, change: Callable[[], None]) -> None:
    """Change a channel, and wait until the bot has heard of it."""
    hearing = asyncio.ensure_future(stage.bot.wait_for("guild_channel_update", timeout=5))
    await asyncio.sleep(0)
    change()
    await hearing


async def test_names_that_cannot_be_drawn_give_way_to_seats(stage: Stage) -> None:
    stage.anna.rename("🌊🌊")
    stage.bruno.rename("Br_u*no 漢" + "w" * NAME_LIMIT)
    match_id = await stage.begin(stage.anna, stage.bruno)

    (alt,) = alt_texts(stage.board(match_id))

    assert "#1: hull 7" in alt
    assert "Br_u*no www" in alt


def broken(_seen: Any, _t: Text) -> Scene:
    raise ZeroDivisionError("no such picture")


async def test_a_picture_that_fails_is_left_out_logged_and_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games: Games = {
        key: replace(game, picture=broken, hand_picture=broken)
        for key, game in load_games().items()
    }
    monkeypatch.setattr("bot.load_games", lambda: games)
    with capture_logs() as logs:
        async with staged(tmp_path) as stage:
            match_id = await stage.begin(stage.anna, stage.bruno)
            board = stage.board(match_id)
            await play_out(stage, match_id)
            found = await faults(stage)
            ended = stage.match(match_id)["status"]
    errors = [line for line in logs if line["log_level"] == "error"]

    assert (files(board), alt_texts(board)) == ([], [])
    assert "Turn 1" in board.text
    assert (found, ended) == ([], "finished")
    assert {line["doing"] for line in errors} == {"drawing a picture"}
    assert all(line["reference"] and line["match"] == match_id for line in errors)


async def test_a_finished_match_is_replayed_whole_and_step_by_step(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    await play_out(stage, match_id)

    reply = await stage.anna.command(stage.channel, "ships replay")
    await stage.settled()
    message = reply.message
    assert message is not None
    whole, film = files(message), image(stage, message)
    frames = getattr(film, "n_frames", 1)
    (first, place, _), said = message.buttons, message.text
    await stage.anna.press(message, label="▶")
    await stage.settled()

    assert whole == ["replay.gif"]
    assert film.format == "GIF"
    assert f"The whole match in {frames} pictures." in said
    assert (first.disabled, place.label) == (True, f"0 / {frames}")
    assert message.buttons[1].label == f"1 / {frames}"
    assert files(message) == ["board.png"]
    assert "Turn 1." in message.text
    assert alt_texts(message)[0].startswith("Turn 1 · Reload.")


async def test_anyone_may_replay_from_the_board_but_nobody_before_the_end(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    films = list[bytes]()

    def spy(raster: Raster, scenes: Sequence[Scene]) -> bytes:
        films.append(animate(raster, scenes))
        return films[-1]

    monkeypatch.setattr("cogs.ui.replays.animate", spy)
    match_id = await stage.begin(stage.anna, stage.bruno)
    stage.oksana.speak("uk")
    forged = await stage.oksana.forge(stage.board(match_id), f"replay:{match_id}:0")
    await stage.settled()
    early = forged.message
    await play_out(stage, match_id)
    board, eve = stage.board(match_id), stage.discord.add_persona("Eve", locale="uk")
    pressed = await asyncio.gather(
        *(who.press(board, label="Replay") for who in (stage.oksana, eve))
    )
    await stage.settled()
    late = [reply.message for reply in pressed if reply.message is not None]

    assert early is not None
    assert early.text == load_texts("ships", TEXT)("uk")("error-not-over")
    assert [it.addressee_id for it in late] == [stage.oksana.id, eve.id]
    assert [files(it) for it in late] == 2 * [["replay.gif"]]
    assert [stage.discord.world.files[it.attachments[0].id] for it in late] == 2 * films
    assert "▶ показує її крок за кроком" in late[0].text


async def test_there_is_nothing_to_replay_before_the_first_match(stage: Stage) -> None:
    reply = await stage.anna.command(stage.channel, "ships replay")
    await stage.settled()

    assert reply.message is not None
    assert reply.message.text == "You have not finished any match of this game yet."
