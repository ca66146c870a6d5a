"""AirWar by commands over the wire: none answers another question than its own."""

from __future__ import annotations

from typing import Any, Final

from tests.wire.stage import Stage
from tests.wire.test_airwar_secrecy import ANNA, Pilot

ELSEWHERE: Final = ("intercept", "battle", "damage", "land", "clash")
"""All that answer other questions than what to attack."""


async def test_a_command_for_another_question_does_not_pass_the_attack(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno, game="airwar")
    anna = Pilot(stage, stage.anna, match_id, ANNA)
    before = anna.seen
    said = []
    for name in ELSEWHERE:
        typed: dict[str, Any] = {"card": "none"} if name == "clash" else {}
        reply = await stage.anna.command(stage.channel, f"airwar {name}", match=match_id, **typed)
        await stage.settled()
        said.append(stage.told(reply))

    assert anna.seen == before
    assert all(anna.t("error-other-question", ask="air") in each for each in said)
