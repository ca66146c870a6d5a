"""Matches of servers that put the bot out and did not take it back: ended without a result."""

from __future__ import annotations

from cogs.errors import UI, report
from engine.match.house import House


async def end_abandoned(house: House, limit: int) -> None:
    """End so many of them at most, then drop what such servers had chosen."""
    async with report("looking for abandoned matches"):
        for match_id in await house.homes.abandoned(limit):
            async with report("ending an abandoned match", match=match_id):
                match = (await house.matches.look(match_id, None)).match
                await house.host.end(match_id, UI(match.language)("end-server-gone"))
        await house.homes.forget()
