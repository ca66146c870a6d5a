"""What the host did, and boards without a place, in words for boards and hands."""

from __future__ import annotations

from cogs.translator import command_name
from engine.match.homes import Homes
from engine.match.model import Match
from engine.text import Text


async def host_word(homes: Homes, match: Match, t: Text) -> str:
    """What the host did since anyone last moved; nothing mostly."""
    entry = await homes.host_word(match.id)
    if entry is None:
        return ""
    if entry.seat is None:
        return t(f"log-{entry.cause}-all", words=entry.words)
    return t(f"log-{entry.cause}", name=t.who(entry.seat), hours=round((entry.number or 0) / 3600))


def homeless(rivals: str, t: Text) -> str:
    """Above a hand: against whom, and how the board gets a place again."""
    return t("hand-homeless", rivals=rivals, command=command_name(t.language, "move-match here"))
