"""Whole matches of Ships of the Line, from the challenge to the last broadside."""

from __future__ import annotations

from tests.wire.captain import Captain, Commander
from tests.wire.stage import Stage


async def test_a_whole_match_is_played_by_the_controls_in_private_chats(stage: Stage) -> None:
    match_id = await stage.begin(stage.anna, stage.bruno)
    captains = [Captain(stage, p, match_id, i) for i, p in enumerate((stage.anna, stage.bruno))]
    import time
    t0=time.time()
    while stage.match(match_id)["status"] == "playing":
        for captain in captains:
            await captain.visit()
    print(time.time()-t0)
    print(stage.board(match_id).text)

    assert stage.match(match_id)["status"] == "finished"
