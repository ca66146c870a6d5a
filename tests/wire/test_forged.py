"""What no honest client sends: forged controls, picks and options."""

from __future__ import annotations

import pytest

from engine.registry import load_texts
from engine.text import SHARED
from tests.wire.captain import Captain
from tests.wire.stage import Stage
from cogs.ui.sheets import TEXT

ANSWERS = ["error-no-such-choice", "error-old-control", "error-no-such-match", "error-no-seat", "error-board-moved-on"]


@pytest.mark.parametrize(
    "name",
    [
        "play:{match}:0:deadbeef",
        "play:{match}:0",
        "play:{match}",
        "play",
        "play:{match}:99999999:{action}",
        "play:{match}:-1:{action}",
        "play:{match}:1e3:{action}",
        "play:{match}:0:{action}:more:of:it",
        "play:00000000:0:{action}",
        "play::0:{action}",
        "pick:{match}:0:{action}",
        "pick:{match}:0:deadbeef.0",
        "hand:{match}:-5",
        "hand:{match}:999999999",
        "hand:{match}:9999999999999",
        "hand:{match}:x",
        "board:{match}:4000",
        "log:{match}:4000",
        "log:{match}:none",
        "rules:chess",
        "rules",
        "topic:ships",
        "matches:-3",
        "matches:77",
        "matches",
        "resign:00000000",
        "join:{match}",
        "start:{match}",
        "fly:{match}",
        "PLAY:{match}",
        "смерть",
        "play:{match}:0:'; DROP TABLE match; --",
        "x" * 100,
        ":" * 100,
        "play:" + "9" * 95,
    ],
)
async def test_a_forged_control_changes_nothing_and_is_answered(stage: Stage, name: str) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    captain = Captain(stage, stage.bruno, match_id, 1)
    action = captain.hand.buttons[-1].custom_id.rpartition(":")[2]
    before = stage.kept()

    reply = await stage.bruno.forge(
        captain.hand, name.format(match=match_id, action=action)
    )
    await stage.settled()
    print(name, "=>", reply.deferred, [m.text for m in reply.followups], reply.ephemeral and reply.text)

    assert stage.kept() == before
