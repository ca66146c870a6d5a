"""Presses that cross: at the same instant, twenty at once, too late, by the wrong person."""

from __future__ import annotations

import asyncio

from tests.wire.captain import MAIN, Captain, pair
from tests.wire.stage import Stage


def main(captain: Captain) -> str:
    (button,) = [b for b in captain.hand.buttons if b.style == MAIN]
    assert button.custom_id
    return button.custom_id


async def test_two_answers_pressed_at_the_same_instant_both_count(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = pair(stage, match_id)

    await asyncio.gather(
        stage.anna.press(anna.hand, custom_id=main(anna)),
        stage.bruno.press(bruno.hand, custom_id=main(bruno)),
    )
    await stage.settled()

    entries = stage.rows("SELECT seat, cause FROM entry ORDER BY seat")
    assert entries == [{"seat": 0, "cause": "player"}, {"seat": 1, "cause": "player"}]
    assert stage.sees(match_id, None).phase == "sail"


async def test_one_button_pressed_twenty_times_at_once_plays_once(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    bruno = pair(stage, match_id)[1]
    hand, name = bruno.hand, main(bruno)

    replies = await asyncio.gather(*(stage.bruno.forge(hand, name) for _ in range(20)))
    await stage.settled()

    refused = [stage.told(r) for r in replies if r.followups]
    assert stage.match(match_id)["version"] == 1
    assert len(refused) == 19
    assert all("La partita è andata avanti rispetto a quel pulsante" in text for text in refused)
    assert all("Venti da giocare" in text or "**La tua mano:**" in text for text in refused)


async def test_a_late_press_is_refused_with_the_fresh_question(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna = pair(stage, match_id)[0]
    stale = await anna.ask_for_hand()
    anna.ephemeral = None
    await anna.confirm()
    before = stage.kept()

    anna.ephemeral = stale
    await anna.confirm()

    assert stage.kept() == before
    assert stale.text.startswith(
        "> The match has moved on since that button was drawn. Here is the question now."
    )
    assert "### Turn 1 · Sail" in stale.text

    await anna.set_winds()
    await anna.confirm()

    assert stage.sees(match_id, 0).desk.sealed  # type: ignore[union-attr]  # a seat has one


async def test_a_late_press_on_change_my_answer_takes_no_later_answer_back(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = pair(stage, match_id)
    await anna.confirm()
    await bruno.confirm()
    await anna.order_fire()
    await anna.confirm()
    await anna.ask_for_hand()
    await bruno.confirm()
    before = stage.kept()

    await anna.press("Change my answer")

    assert stage.kept() == before
    assert stage.sees(match_id, None).phase == "fire"
    assert anna.hand.text.startswith("> The match has moved on since that button was drawn.")


async def test_changing_ones_answer_over_and_over_calls_nobody(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna = pair(stage, match_id)[0]
    await anna.visit()
    board = stage.board(match_id)
    pings = [len(p.pings(stage.channel)) for p in (stage.anna, stage.bruno)]

    for _ in range(3):
        await anna.press("Change my answer")
        await anna.confirm()

    assert stage.board(match_id) is board
    assert [len(p.pings(stage.channel)) for p in (stage.anna, stage.bruno)] == pings


async def test_an_answer_after_the_end_is_refused_with_the_result(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna = pair(stage, match_id)[0]
    stale = await anna.ask_for_hand()
    sure = await stage.bruno.command(stage.channel, "resign")
    assert sure.message is not None
    await stage.bruno.press(sure.message, label="Abbandona")
    await stage.settled()
    before = stage.kept()

    await anna.confirm()

    assert stage.kept() == before
    assert stale.text.startswith("> This match is over.")
    assert "**Anna wins**" in stale.text


async def test_somebody_elses_press_is_refused_kindly(stage: Stage) -> None:
    card = await stage.challenge(stage.anna, stage.bruno)

    own = await stage.anna.press(card, label="Accept")
    strange = await stage.oksana.press(card, label="Accept")
    declined = await stage.oksana.press(card, label="Decline")
    await stage.settled()

    assert stage.told(own) == "You already sit at this table."
    assert stage.told(strange) == "Цей виклик адресовано не вам."
    assert stage.told(declined) == "Ви не сидите за цим столом."
    assert stage.rows("SELECT * FROM match") == []
    assert stage.rows("SELECT status FROM lobby") == [{"status": "open"}]


async def test_a_watcher_gets_no_hand_but_may_read_board_log_and_rules(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    board = stage.board(match_id)

    hand = await stage.oksana.press(board, label="My hand")
    log = await stage.oksana.press(board, label="Log")
    rules = await stage.oksana.press(board, label="Rules")

    assert stage.told(hand) == "Ви не граєте в цій партії."
    assert log.ephemeral
    assert "Anna" not in stage.told(log)
    assert rules.ephemeral
    assert len(stage.told(rules)) > 200
