"""Fifty matches at once in one server, by Discord's own limits."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.match.model import MatchId
from playground import Limits
from tests.wire.captain import Commander
from tests.wire.checks import faults
from tests.wire.luck import Luck
from tests.wire.stage import Stage, staged

MATCHES = 50


async def begin(stage: Stage, number: int) -> list[Commander]:
    """A match of two people of its own in a channel of its own.

    Discord takes five messages in five seconds a channel: fifty boards in one would take a
    minute, whatever the bot does. Every other limit is Discord's.
    """
    channel = stage.discord.add_channel(f"match-{number}")
    people = [stage.discord.add_persona(f"{side} {number}") for side in ("Red", "Blue")]
    await people[0].command(channel, "ships challenge", opponent=people[1])
    await stage.discord.until(lambda: stage.posted(channel), timeout=30)
    (card,) = stage.posted(channel)
    match_id = MatchId(str(card.buttons[0].custom_id).split(":")[1])
    await people[1].press(card, label="Accept")
    await stage.discord.until(lambda: len(stage.posted(channel)) == 2, timeout=30)
    return [Commander(stage, who, match_id, seat) for seat, who in enumerate(people)]


async def play(captain: Commander) -> None:
    """A whole visit of the first turn, orders included."""
    who, place, match_id = captain.person, captain.stage.channel, captain.match_id
    await who.command(place, "ships reload", match=match_id)
    await who.command(place, "ships sail", match=match_id, fire="none", retire="none")


@pytest.mark.timeout(120)
async def test_fifty_matches_at_once_lose_and_double_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.token_hex", Luck())
    async with staged(tmp_path, Limits()) as stage:
        pairs = await asyncio.gather(*(begin(stage, number) for number in range(MATCHES)))
        captains = [captain for pair in pairs for captain in pair]
        await asyncio.gather(*map(play, captains))
        await stage.settled()

        rows = stage.rows("SELECT * FROM match")
        turns = [stage.sees(pair[0].match_id, None).turn for pair in pairs]
        entries = stage.rows(
            "SELECT match_id, COUNT(*) AS n, MAX(version) AS top FROM entry GROUP BY match_id"
        )
        limited = [e for e in stage.discord.recorder.exchanges if e.status == 429]
        found = await faults(stage)

    assert len(rows) == MATCHES
    assert turns == [2] * MATCHES
    assert all(entry["n"] == entry["top"] for entry in entries)
    assert limited == []
    assert found == []
