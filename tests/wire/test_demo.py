"""The demonstration: a whole match, told as each of the two saw it."""

from __future__ import annotations

import re

from playground.demo import play_demo
from tests.wire.stage import Stage


async def test_the_demo_ends_with_the_result_that_is_kept(stage: Stage) -> None:
    told: list[str] = []

    await play_demo(stage.discord, told.append)
    await stage.settled()

    (row,) = stage.rows("SELECT * FROM match")
    outcome = stage.sees(row["id"], None).outcome
    assert outcome is not None
    results: dict[tuple[int, ...], str] = {
        (1, 2): "Anna wins",
        (2, 1): "Bruno wins",
        (1, 1): "A draw",
    }
    result = results[outcome.places]
    ends = {"Anna wins": "Vince Anna", "Bruno wins": "Vince Bruno", "A draw": "Pareggio"}
    text = "\n".join(told)
    assert row["status"] == "finished"
    assert result in text
    assert ends[result] in text
    assert text.count(f"seal: {row['seed']} · match {row['id']}") == 2
    assert "▶ Anna presses [Keep all 7]" in told
    assert "@Anna challenges @Bruno." in text
    assert "time runs out in 3 days" in text
    assert not re.search(r"<[@t:]", text)
    assert len(told) < 1500
