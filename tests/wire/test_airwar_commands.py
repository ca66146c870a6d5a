"""AirWar by commands over the wire: none answers another question than its own."""

from __future__ import annotations

from typing import Any, Final

from tests.wire.raider import raiders
from tests.wire.stage import Stage

ELSEWHERE: Final = ("intercept", "battle", "damage", "land", "clash")
"""All that answer other questions than what to attack."""


async def test_a_command_for_another_question_does_not_pass_the_attack(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno, game="airwar")
    anna, _ = raiders(stage, match_id)
    before = anna.seen
    said = []
    for word in ELSEWHERE:
        typed: dict[str, Any] = {"card": "none"} if word == "clash" else {}
        said.append(stage.told(await anna.command(word, **typed)))

    assert anna.seen == before
    assert all(anna.t("error-other-question", ask="air") in each for each in said)
