"""Seats left empty and taken over, rematches, private matches, boards that move."""

from __future__ import annotations

import asyncio
import json

from engine.match.model import MatchId
from playground.permissions import SEND_MESSAGES
from tests.wire.captain import Captain
from tests.wire.grounds import heard
from tests.wire.stage import HOURS, Stage

NO_MATCH = "Партії з таким номером тут немає."


async def deserted(stage: Stage, *, private: bool = False) -> MatchId:
    """A match in which Bruno has not come three times in a row."""
    await stage.anna.command(
        stage.channel, "ships challenge", opponent=stage.bruno, private=private
    )
    await stage.settled()
    (card,) = stage.posted(stage.channel)
    await stage.bruno.press(card, label="Accept")
    await stage.settled()
    match_id = MatchId(stage.rows("SELECT id FROM match")[0]["id"])
    anna = Captain(stage, stage.anna, match_id, 0)
    while json.loads(stage.match(match_id)["absent"])[1] < 3:
        await anna.visit()
        stage.clock.pass_(hours=HOURS + 1)
        await stage.round()
    return match_id


def seated(stage: Stage, match_id: MatchId) -> list[int]:
    players: list[int] = json.loads(stage.match(match_id)["players"])
    return players


def labels(stage: Stage, match_id: MatchId, audience: str = "board") -> list[str | None]:
    return [button.label for button in stage.delivered(match_id, audience).buttons]


async def test_an_empty_seat_is_taken_over_from_the_board(stage: Stage) -> None:
    match_id = await deserted(stage)
    board = stage.board(match_id)
    shown = board.text

    reply = await stage.oksana.press(board, label="Take over")
    await stage.settled()

    assert "The seat of Bruno has been left empty." in shown
    assert seated(stage, match_id) == [stage.anna.id, stage.oksana.id]
    assert stage.told(reply).startswith("> Місце ваше. Ось ваша рука.")
    assert "проти вас: Anna" in stage.delivered(match_id, "seat:1").text
    assert "Take over" not in labels(stage, match_id)


async def test_whoever_lost_the_seat_is_told_once_in_private(stage: Stage) -> None:
    match_id = await deserted(stage)

    await stage.oksana.command(stage.channel, "takeover")
    await stage.settled()
    await stage.restart()
    await stage.round()

    said = [m.text for m in stage.posted(stage.bruno.open_dm())]
    (told,) = [text for text in said if "Oksana continua al tuo posto" in text]
    assert "La partita contro Anna non tocca più a te · [tabellone](" in told
    assert f"/{stage.channel.id}/{stage.board(match_id).id}" in told


async def test_the_former_player_plays_no_more(stage: Stage) -> None:
    match_id = await deserted(stage)
    old = stage.delivered(match_id, "seat:1")
    name = next(b.custom_id for b in old.buttons if b.custom_id)
    await stage.oksana.press(stage.board(match_id), label="Take over")
    await stage.settled()
    before = stage.kept()

    reply = await stage.bruno.forge(old, name)
    hand = await stage.bruno.command(stage.channel, "ships hand", match=match_id)
    await stage.settled()

    assert stage.told(reply) == "Non giochi in questa partita."
    assert stage.told(hand) == "Non giochi in questa partita."
    assert stage.kept() == before


async def test_who_returns_in_time_plays_on_and_sees_once_what_was_done_for_them(
    stage: Stage,
) -> None:
    match_id = await deserted(stage)
    bruno = Captain(stage, stage.bruno, match_id, 1)
    shown = (await bruno.ask_for_hand()).text
    bruno.ephemeral = None

    await Captain(stage, stage.anna, match_id, 0).visit()
    await bruno.visit()

    assert "un sostituto ha giocato per te:\n- " in shown
    assert "Basta una mossa perché resti tuo." in shown
    assert "un sostituto" not in bruno.hand.text
    assert "Take over" not in labels(stage, match_id)


async def test_seated_people_and_people_from_elsewhere_take_no_seat(stage: Stage) -> None:
    match_id = await deserted(stage)
    board, before = stage.board(match_id), stage.kept()
    chat = stage.oksana.open_dm()

    own = await stage.anna.press(board, label="Take over")
    afar = await stage.oksana.command(chat, "takeover", raw=True, match=match_id)
    none = await stage.oksana.command(stage.discord.channel("general"), "takeover")
    await stage.settled()

    assert stage.told(own) == "You already sit at this table."
    assert stage.told(afar) == NO_MATCH
    assert "цьому каналі немає партії з порожнім місцем." in stage.told(none)
    assert stage.kept() == before


async def test_two_who_take_the_same_seat_at_once_get_one_seat(stage: Stage) -> None:
    match_id = await deserted(stage)
    eve = stage.discord.add_persona("Eve")
    board = stage.board(match_id)

    replies = await asyncio.gather(
        stage.oksana.press(board, label="Take over"), eve.press(board, label="Take over")
    )
    await stage.settled()

    told = [stage.told(reply) for reply in replies]
    free = ("немає вільного місця.", "No seat is free in this match.")
    assert sum(text.endswith(free) for text in told) == 1
    assert seated(stage, match_id)[1] in (stage.oksana.id, eve.id)


async def test_a_private_match_shows_its_board_and_nothing_else(stage: Stage) -> None:
    match_id = await deserted(stage, private=True)
    board = stage.board(match_id)
    (name,) = [b.custom_id for b in board.buttons if b.label == "Log"]

    shown = [
        stage.told(await stage.oksana.command(stage.channel, "ships board", match=match_id)),
        stage.told(await stage.oksana.command(stage.channel, "ships log", match=match_id)),
        stage.told(await stage.oksana.forge(board, str(name))),
        stage.told(await stage.oksana.forge(board, f"takeover:{match_id}")),
        stage.told(await stage.oksana.command(stage.channel, "takeover", raw=True, match=match_id)),
    ]
    page = stage.told(await stage.oksana.forge(board, f"board:{match_id}:0:on"))

    refused = "Ця партія закрита: стежити за нею можуть лише її гравці"
    assert [text.partition(",")[0] for text in shown] == [refused] * 5
    assert "Anna" in page
    assert "Take over" not in labels(stage, match_id)
    assert seated(stage, match_id) == [stage.anna.id, stage.bruno.id]


async def resigned(stage: Stage) -> MatchId:
    match_id = await stage.begin(stage.anna, stage.bruno)
    sure = await stage.anna.command(stage.channel, "resign")
    assert sure.message is not None
    await stage.anna.press(sure.message, label="Resign")
    await stage.settled()
    return match_id


async def test_a_rematch_wanted_by_both_at_once_is_one_match_with_seats_swapped(
    stage: Stage,
) -> None:
    match_id = await resigned(stage)

    await asyncio.gather(
        stage.anna.press(stage.board(match_id), label="Rematch"),
        stage.bruno.press(stage.delivered(match_id, "seat:1"), label="Rivincita"),
    )
    await stage.settled()

    first, second = stage.rows("SELECT * FROM match ORDER BY begun, status")
    assert {first["status"], second["status"]} == {"finished", "playing"}
    again = next(row for row in (first, second) if row["status"] == "playing")
    assert again["players"] == f"[{stage.bruno.id}, {stage.anna.id}]"


async def test_a_rematch_is_offered_by_a_card_and_accepted_there(stage: Stage) -> None:
    match_id = await resigned(stage)

    offered = await stage.anna.press(stage.board(match_id), label="Rematch")
    await stage.settled()
    card = stage.posted(stage.channel)[-1]
    shown, pinged = card.text, card.pinged
    await stage.bruno.press(card, label="Accept")
    await stage.settled()
    again = await stage.anna.press(stage.board(match_id), label="Rematch")

    assert stage.told(offered).startswith("Done: the rematch is offered")
    assert f"<@{stage.anna.id}> offers <@{stage.bruno.id}> a rematch" in shown
    assert pinged == [stage.bruno.id]
    assert len(stage.rows("SELECT * FROM match")) == 2
    assert stage.told(again) == "The rematch is on!"


async def test_somebody_without_a_seat_gets_no_rematch_nor_does_a_match_still_played(
    stage: Stage,
) -> None:
    playing = await stage.begin(stage.bruno, stage.anna, stage.discord.channel("general"))
    match_id = await resigned(stage)

    strange = await stage.oksana.press(stage.board(match_id), label="Rematch")
    early = await stage.anna.forge(stage.board(playing), f"rematch:{playing}")
    await stage.settled()

    assert stage.told(strange) == "Ви не граєте в цій партії."
    assert stage.told(early) == "This match is still being played."
    assert len(stage.rows("SELECT * FROM lobby")) == 2


async def test_the_board_moves_to_where_a_player_wants_it(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    general, old = stage.discord.channel("general"), stage.board(match_id)

    done = await stage.bruno.command(general, "move-match here")
    await stage.settled()
    await stage.round()
    again = await stage.bruno.command(general, "move-match here", match=match_id)

    assert stage.told(done).endswith("in poi il tabellone di questa partita sta in questo canale.")
    assert stage.board(match_id).channel_id == general.id
    assert old.buttons == []
    assert stage.told(again) == "Il tabellone di questa partita è già qui."


async def test_a_board_moves_only_for_its_players_and_to_where_we_may_write(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    general, before = stage.discord.channel("general"), stage.kept()
    quiet = stage.discord.add_channel("quiet")
    stage.discord.deny(quiet, SEND_MESSAGES)

    strange = await stage.oksana.command(general, "move-match here", raw=True, match=match_id)
    nothing = await stage.oksana.command(general, "move-match here")
    mute = await stage.anna.command(quiet, "move-match here")
    chat = await stage.anna.command(stage.anna.open_dm(), "move-match here")
    await stage.settled()

    assert stage.told(strange) == "Ви не граєте в цій партії."
    assert stage.told(nothing).startswith("Ви не граєте жодної партії, поле бою якої")
    assert stage.told(mute).startswith("I may not write in this channel.")
    assert stage.told(chat).startswith("That only works in a server")
    assert stage.kept() == before


async def test_whoever_lost_the_seat_is_not_told_again_when_the_board_loses_its_place(
    stage: Stage,
) -> None:
    match_id = await deserted(stage)
    await stage.oksana.press(stage.board(match_id), label="Take over")
    await stage.settled()
    before = len(stage.posted(stage.bruno.open_dm()))

    stage.clock.pass_(hours=1)
    await stage.discord.delete_channel(stage.channel)
    await heard(stage)

    assert len(stage.posted(stage.bruno.open_dm())) == before
    assert "поле бою більше ніде показати" in stage.delivered(match_id, "seat:1").text
