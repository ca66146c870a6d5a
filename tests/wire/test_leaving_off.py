"""The bot told to stop while somebody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from playground.answers import InteractionFailed
from playground.settings import UNHURRIED
from tests.wire.captain import MAIN, Captain, pair
from tests.wire.stage import Stage, staged

SOON = replace(UNHURRIED, first_answer=0.3)
"""So that a press the bot leaves alone fails soon, in real seconds."""


def button(captain: Captain) -> str:
    return next(str(b.custom_id) for b in captain.hand.buttons if b.style == MAIN)


@asynccontextmanager
async def stopped_half_way(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Whatever shows a hand stops half-way, the bot is told to go, and then what was stopped
    goes on; the bot is gone at the end."""
    recaps = stage.bot.desk.house.recaps
    behind, there, release = recaps.behind, asyncio.Event(), asyncio.Event()

    async def waiting(*given: Any) -> bool:
        there.set()
        await release.wait()
        return await behind(*given)

    async def stop() -> None:
        await there.wait()
        stopping = asyncio.create_task(stage.stop())
        await underway.going.wait()
        release.set()
        await stopping

    underway = stage.bot.underway
    monkeypatch.setattr(recaps, "behind", waiting)
    stopping = asyncio.create_task(stop())
    yield
    await stopping


async def test_a_press_under_way_is_carried_out_and_shown_before_the_bot_goes(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna = pair(stage, match_id)[0]
    hand = await anna.ask_for_hand()

    async with stopped_half_way(stage, monkeypatch):
        reply = await stage.anna.press(hand, custom_id=button(anna))

    assert stage.match(match_id)["version"] == 1
    assert "Confirm Sail" in (await reply.outcome()).text
    assert "unexpected" not in "".join(capsys.readouterr())


async def test_a_command_under_way_is_answered_before_the_bot_goes(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)

    async with stopped_half_way(stage, monkeypatch):
        reply = await stage.anna.command(stage.channel, "ships hand", match=match_id)

    assert reply.message is not None
    assert "Keep" in " ".join(b.label for b in reply.message.buttons)
    assert "unexpected" not in "".join(capsys.readouterr())


async def test_a_press_that_comes_while_the_bot_goes_counts_on_its_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path, SOON) as stage:
        match_id = await stage.begin(stage.anna, stage.bruno)
        anna, bruno = pair(stage, match_id)
        hand = await anna.ask_for_hand()
        stage.bot.underway.going.set()

        with pytest.raises(InteractionFailed):
            await stage.bruno.press(bruno.hand, custom_id=button(bruno))
        with pytest.raises(InteractionFailed):
            await stage.anna.command(stage.channel, "ships hand", match=match_id)
        kept = stage.match(match_id)["version"]
        await stage.restart()
        await stage.bruno.press(bruno.hand, custom_id=button(bruno))
        await stage.anna.press(hand, custom_id=button(anna))
        await stage.settled()

        assert kept == 0
        assert stage.match(match_id)["version"] == 2
