"""Moves made while the news of earlier ones is being written."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.ui.sheets import Sheets
from engine.games.ships.model import Confirm
from engine.match.model import PlayerId
from tests.wire.captain import pair
from tests.wire.stage import Stage


@pytest.mark.parametrize("writing", ["board", "hand"])
async def test_news_that_comes_while_news_is_written_calls_nobody_twice(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, writing: str
) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    anna, bruno = pair(stage, match_id)
    for captain in (anna, bruno, anna):
        await captain.confirm()
    public, private = len(stage.posted(stage.channel)), len(stage.posted(stage.anna.open_dm()))
    write, answering = getattr(Sheets, writing), [stage.bruno, stage.anna]

    async def meanwhile(sheets: Sheets, *args: Any) -> Any:
        while answering:
            player = PlayerId(answering.pop().id)
            await stage.bot.desk.matches.submit(match_id, player, (Confirm(),))
        return await write(sheets, *args)

    monkeypatch.setattr(Sheets, writing, meanwhile)
    await bruno.confirm()

    assert stage.sees(match_id, None).phase == "retire"
    assert len(stage.posted(stage.channel)) == public + 1 + (writing == "hand")
    assert len(stage.posted(stage.anna.open_dm())) == private + 1
