"""A gateway that drops, a Discord that stumbles, answers that get lost."""

from __future__ import annotations

import asyncio

import pytest

from tests.wire.captain import Captain, pair, play_turn
from tests.wire.luck import Luck
from tests.wire.stage import Stage

POSTS = "/channels/*/messages"


async def test_presses_made_while_the_gateway_is_down_count_once_it_resumes(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = pair(stage, match_id)
    await anna.visit()

    await stage.discord.gateway.drop()
    await play_turn([bruno, anna])

    assert stage.sees(match_id, None).turn == 2
    assert [f for f in stage.discord.recorder.frames if f.data.get("op") == 6]


async def test_a_new_session_goes_on_where_the_old_one_ended(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(*_: object, **__: object) -> None:
        """Discord asks for five seconds between two identifies; this test has no time."""

    monkeypatch.setattr(stage.bot, "before_identify_hook", at_once)
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = pair(stage, match_id)
    await anna.visit()

    await stage.discord.gateway.invalidate()
    await stage.discord.until(lambda: stage.discord.gateway.connected)
    await play_turn([bruno, anna])

    assert stage.sees(match_id, None).turn == 2
    assert len([f for f in stage.discord.recorder.frames if f.data.get("op") == 2]) == 2


@pytest.mark.parametrize("status", [500, 502, 503])
async def test_a_discord_that_stumbles_over_posts_tells_everybody_once_all_the_same(
    stage: Stage, status: int
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = pair(stage, match_id)
    await anna.visit()

    with stage.discord.faults.server_error("POST", POSTS, status=status, times=1) as fault:
        await play_turn([bruno, anna])

    assert fault.hits == 1
    assert "Turn 2 · Reload" in stage.board(match_id).text


async def test_a_discord_that_is_down_for_long_is_told_when_it_is_back(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = pair(stage, match_id)
    await anna.confirm()
    await bruno.confirm()

    with stage.discord.faults.server_error("*", "/channels/**", status=503, times=None) as fault:
        await anna.ask_for_hand()
        await anna.confirm()

    assert fault.hits == 3
    assert stage.sees(match_id, 0).desk.sealed  # type: ignore[union-attr]  # a seat has one
    both = f"Waiting for {stage.anna.mention} and {stage.bruno.mention} ·"
    assert both in stage.board(match_id).text

    await stage.round()

    assert f"Waiting for {stage.bruno.mention} ·" in stage.board(match_id).text


async def test_rate_limits_are_waited_out(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = pair(stage, match_id)
    await anna.visit()

    with stage.discord.faults.rate_limit("POST", POSTS, retry_after=0.05, times=2) as fault:
        await play_turn([bruno, anna])

    assert fault.hits == 2
    assert "Turn 2 · Reload" in stage.board(match_id).text


@pytest.mark.parametrize("loss", ["lose_answer", "lose_request"])
async def test_a_send_whose_answer_is_lost_is_found_again_by_its_nonce(
    stage: Stage, loss: str
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = pair(stage, match_id)
    await anna.visit()
    public, private = len(stage.posted(stage.channel)), len(stage.posted(stage.bruno.open_dm()))

    with getattr(stage.discord.faults, loss)("POST", POSTS, times=2) as fault:
        await play_turn([bruno, anna])

    assert fault.hits == 2
    assert stage.sees(match_id, None).turn == 2
    assert len(stage.posted(stage.channel)) <= public + 2
    assert len(stage.posted(stage.bruno.open_dm())) <= private + 2


async def test_a_lost_answer_is_told_twice_only_once_the_nonce_is_forgotten(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.ui.announcer.PATIENCE", (0.0,))

    with stage.discord.faults.lose_answer("POST", POSTS, times=1):
        await stage.anna.command(stage.channel, "ships challenge", opponent=stage.bruno)
        await stage.settled()
    await stage.round()

    assert len(stage.posted(stage.channel)) == 1

    with stage.discord.faults.lose_answer("POST", POSTS, times=1):
        await stage.anna.command(stage.channel, "ships challenge", opponent=stage.oksana)
        await stage.settled()
    stage.clock.pass_(minutes=10)
    await stage.round()

    stage.doubles = 1
    assert len(stage.posted(stage.channel)) == 3


async def test_a_discord_that_takes_no_message_delays_no_acknowledgement(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = pair(stage, match_id)
    before = len(stage.discord.recorder.acknowledgements)

    with stage.discord.faults.hold("*", "/channels/**") as held:
        await stage.bruno.press(bruno.hand, custom_id=bruno.hand.buttons[-1].custom_id)
        await stage.discord.until(lambda: held.hits)
        await asyncio.gather(
            *(stage.anna.forge(anna.hand, f"hand:{match_id}:0") for _ in range(10))
        )
        acknowledged = len(stage.discord.recorder.acknowledgements) - before
        unanswered = [e for e in stage.discord.recorder.exchanges if e.fault and not e.status]
    await stage.settled()

    assert acknowledged == 11
    assert len(unanswered) == held.hits


async def test_a_message_found_by_its_nonce_is_brought_up_to_date(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = pair(stage, match_id)
    for captain in (anna, bruno, anna):
        await captain.confirm()

    with stage.discord.faults.lose_answer("POST", POSTS, times=None):
        await bruno.confirm()
        await anna.ask_for_hand()
        await anna.confirm()
    await stage.round()

    assert f"Waiting for {stage.bruno.mention} ·" in stage.board(match_id).text


async def refuse_a_board(stage: Stage, code: int) -> tuple[Captain, Captain]:
    """Bruno's answer calls for a new board, which is refused; what Anna and Bruno then hold."""
    stage.expected.add((400, code))
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = pair(stage, match_id)
    for captain in (anna, bruno, anna):
        await captain.confirm()
    board = f"/channels/{stage.channel.id}/messages"
    with stage.discord.faults.refuse("POST", board, status=400, code=code, times=None):
        await bruno.confirm()

    assert "### Turn 1 · Fire" in anna.hand.text
    return anna, bruno


async def test_a_board_refused_for_what_it_says_is_tried_again_with_the_next_round(
    stage: Stage,
) -> None:
    anna, _ = await refuse_a_board(stage, 50035)
    before = len(stage.posted(stage.channel))
    await stage.round()

    assert len(stage.posted(stage.channel)) == before + 1
    assert "### Turn 1 · Fire" in stage.board(anna.match_id).text


async def test_a_board_refused_for_its_place_is_tried_again_with_the_first_news_an_hour_later(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With luck that gives Anna something to fire."""
    monkeypatch.setattr("secrets.token_hex", Luck(start=10))
    anna, bruno = await refuse_a_board(stage, 50008)
    before = len(stage.posted(stage.channel))
    counts = list[int]()
    stage.clock.pass_(minutes=59)
    await stage.round()
    await anna.order_fire()
    counts.append(len(stage.posted(stage.channel)) - before)
    stage.clock.pass_(minutes=1)
    await stage.round()
    counts.append(len(stage.posted(stage.channel)) - before)
    await anna.confirm()
    counts.append(len(stage.posted(stage.channel)) - before)

    assert counts == [0, 0, 1]
    assert f"Waiting for {stage.bruno.mention} ·" in stage.board(anna.match_id).text
    assert not bruno.hand.deleted


async def test_an_old_message_that_cannot_be_tidied_keeps_no_other_from_it(stage: Stage) -> None:
    stage.expected.add((400, 50035))
    captains = pair(stage, await stage.begin(stage.anna, stage.bruno))
    for _ in range(2):
        await play_turn(captains)
    old = stage.rows("SELECT channel, message FROM leftover ORDER BY message")

    worst = f"/channels/{old[0]['channel']}/messages/{old[0]['message']}"
    with stage.discord.faults.refuse("PATCH", worst, status=400, code=50035, times=None):
        for _ in old:
            await stage.round()

    assert len(old) > 3
    assert stage.rows("SELECT * FROM leftover") == []


async def test_a_message_that_arrived_as_sent_is_not_sent_again_as_an_edit(stage: Stage) -> None:
    await stage.begin(stage.anna, stage.bruno)

    edits = stage.discord.recorder.calls("PATCH")
    card, *others = [edit for edit in edits if edit.path.startswith("/channels/")]

    assert "The match is on!" in str(card.request)
    assert others == []
