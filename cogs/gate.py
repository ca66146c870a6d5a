"""What only those who run a server may do: asked anew at every command and press."""

from __future__ import annotations

from cogs.ui.controls import Interaction
from engine.game import Refusal
from engine.match.model import Match, MatchId
from engine.match.ports import MatchNotFound
from engine.match.service import Matches


def managed(interaction: Interaction) -> int:
    """The server that the user runs, whatever their client offers them.

    Raises:
        Refusal: outside of servers, or the user may not manage this one.
    """
    if interaction.guild_id is None:
        raise Refusal("error-not-in-private")
    if not interaction.permissions.manage_guild:
        raise Refusal("error-not-manager")
    return interaction.guild_id


async def managed_match(interaction: Interaction, matches: Matches, match_id: MatchId) -> Match:
    """A match of that server. Raises MatchNotFound, and like ``managed``."""
    guild = managed(interaction)
    match = (await matches.look(match_id, None)).match
    if match.home.guild != guild:
        raise MatchNotFound(match_id)
    return match
