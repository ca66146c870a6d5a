"""Pausing by agreement, going on, and taking moves back: by oneself or by asking."""

from __future__ import annotations

import asyncio

import pytest

from engine.match.model import MatchId
from playground import Message
from tests.wire.captain import Captain, pair, play_turn
from tests.wire.stage import HOURS, Stage


def labels(message: Message) -> list[str | None]:
    return [button.label for button in message.buttons]


async def asked_to_pause(stage: Stage) -> tuple[MatchId, list[Captain]]:
    """A match in which Anna asks for a pause."""
    match_id = await stage.begin(stage.anna, stage.bruno)
    sheet = (await stage.anna.command(stage.channel, "pause")).message
    assert sheet is not None
    await stage.anna.press(sheet, label="Ask to pause")
    await stage.settled()
    return match_id, pair(stage, match_id)


async def paused(stage: Stage) -> tuple[MatchId, list[Captain]]:
    match_id, (anna, bruno) = await asked_to_pause(stage)
    await bruno.press("Accetta")
    return match_id, [anna, bruno]


async def test_a_pause_is_asked_for_on_the_others_hand_and_told_on_the_board(
    stage: Stage,
) -> None:
    match_id, (anna, bruno) = await asked_to_pause(stage)

    assert "Anna asks for a pause. Still to agree: Bruno" in stage.board(match_id).text
    assert "**Anna chiede una pausa.**" in bruno.hand.text
    assert labels(bruno.hand)[-2:] == ["Accetta", "Rifiuta"]
    assert labels(anna.hand)[-1] == "Withdraw the request"
    assert stage.posted(stage.bruno.open_dm())[-1] is bruno.hand


async def test_an_agreed_pause_stops_all_clocks_until_somebody_resumes(stage: Stage) -> None:
    match_id, (anna, bruno) = await paused(stage)
    stage.clock.pass_(hours=10 * HOURS)
    await stage.round()
    still = stage.rows("SELECT cause FROM entry WHERE cause = 'absent'")
    refused = await anna.confirm()

    await stage.bruno.press(stage.board(match_id), label="Resume")
    await stage.settled()

    assert still == []
    assert "This match is paused." in stage.told(refused)
    assert stage.match(match_id)["paused"] is None
    assert "Resume" not in labels(stage.board(match_id))
    await anna.confirm()
    assert anna.hand.text != bruno.hand.text


async def test_a_pause_is_refused_or_withdrawn_and_the_match_goes_on(stage: Stage) -> None:
    match_id, (anna, bruno) = await asked_to_pause(stage)
    await bruno.press("Rifiuta")
    refused = stage.match(match_id)
    sheet = (await stage.anna.command(stage.channel, "pause", match=match_id)).message
    assert sheet is not None
    await stage.anna.press(sheet, label="Ask to pause")
    await stage.settled()

    await anna.press("Withdraw the request")

    assert (refused["paused"], refused["motion"]) == (None, None)
    assert stage.match(match_id)["motion"] is None
    assert "asks for a pause" not in stage.board(match_id).text
    await play_turn([anna, bruno])


async def test_pauses_end_by_command_too_and_only_where_there_is_one(stage: Stage) -> None:
    match_id, _ = await paused(stage)

    shown = await stage.bruno.command(stage.channel, "pause")
    resumed = await stage.anna.command(stage.channel, "resume")
    none = await stage.anna.command(stage.channel, "resume")
    named = await stage.anna.command(stage.channel, "resume", raw=True, match=match_id)
    strange = await stage.oksana.command(stage.channel, "resume", raw=True, match=match_id)
    await stage.settled()

    assert "è in pausa: tutti gli orologi sono fermi" in stage.told(shown)
    assert "against Bruno" in stage.told(resumed)
    assert stage.told(none) == "None of your matches is paused."
    assert stage.told(named) == "This match is not paused."
    assert stage.told(strange) == "Ви не граєте в цій партії."


async def test_an_old_button_answers_no_other_request(stage: Stage) -> None:
    _, (anna, bruno) = await asked_to_pause(stage)
    old = str(bruno.hand.buttons[-2].custom_id)
    await bruno.press("Rifiuta")
    await anna.confirm()
    await bruno.confirm()
    await anna.press("Ask to take back")
    before = stage.kept()

    late = await stage.bruno.forge(bruno.hand, old)
    strange = await stage.oksana.forge(bruno.hand, old)
    await stage.settled()

    assert stage.told(late) == "Quella richiesta non è più aperta."
    assert stage.told(strange) == "Ви не граєте в цій партії."
    assert stage.kept() == before


@pytest.mark.parametrize(
    "name", ["propose:{id}:end", "propose:{id}", "undo:{id}", "undo:{id}:x", "agree:{id}"]
)
async def test_forged_requests_are_refused(stage: Stage, name: str) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, before = pair(stage, match_id)[0], stage.kept()

    reply = await stage.anna.forge(anna.hand, name.format(id=match_id))
    await stage.settled()

    assert stage.told(reply)
    assert stage.kept() == before


async def test_a_move_nobody_has_learned_of_is_taken_back_by_one_press(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = pair(stage, match_id)
    fresh, other = anna.hand.text, labels(bruno.hand)
    await anna.confirm()
    offered = labels(anna.hand)

    await anna.press("Take back")

    assert "Take back" in offered
    assert anna.hand.text == fresh
    assert anna.awaited
    assert labels(bruno.hand) == other


async def test_a_double_press_takes_back_one_move(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna = pair(stage, match_id)[0]
    await anna.confirm()
    await anna.order_fire()
    name = next(b.custom_id for b in anna.hand.buttons if b.label == "Take back")

    replies = await asyncio.gather(*(stage.anna.press(anna.hand, custom_id=name) for _ in range(2)))
    await stage.settled()

    assert len(stage.rows("SELECT * FROM entry WHERE cause = 'undo'")) == 1
    assert sum("The match has moved on" in stage.told(reply) for reply in replies) == 1


async def test_cards_once_drawn_go_back_only_by_consent(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna = pair(stage, match_id)[0]
    (select,) = anna.hand.selects
    await anna.tick(select, [select.options[0].label])
    before = labels(anna.hand)[-1]
    await anna.confirm()

    assert (before, labels(anna.hand)[-1]) == ("Take back", "Ask to take back")


async def test_what_others_know_of_is_taken_back_only_when_they_agree(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = pair(stage, match_id)
    await anna.confirm()
    await bruno.confirm()
    phase = stage.sees(match_id, None).phase

    await anna.press("Ask to take back")
    told = bruno.hand.text
    await bruno.press("Accetta")

    assert phase == "sail"
    assert "**Anna chiede di ritirare " in told
    assert stage.sees(match_id, None).phase == "reload"
    assert anna.awaited
    assert "asks to take back" not in stage.board(match_id).text


async def test_what_another_does_in_secret_shows_only_to_who_tries_and_they_may_ask(
    stage: Stage,
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = pair(stage, match_id)
    await anna.confirm()
    shown = anna.hand.text, labels(anna.hand)
    await bruno.tick(bruno.hand.selects[0], [bruno.hand.selects[0].options[0].label])
    still = anna.hand.text, labels(anna.hand)

    refused = await anna.press("Take back")
    told = stage.told(refused)
    await stage.anna.press(refused.followups[-1], label="Ask to take back")
    await stage.settled()

    assert still == shown
    assert told.startswith("That move cannot be taken back just like that")
    assert "**Anna chiede di ritirare " in bruno.hand.text


async def test_nothing_is_offered_to_take_back_before_the_first_move(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna = pair(stage, match_id)[0]

    forced = await stage.anna.forge(anna.hand, f"undo:{match_id}:0")
    await stage.settled()

    assert not {"Take back", "Ask to take back"} & {*labels(anna.hand)}
    assert stage.told(forced) == "You have no move to take back."
