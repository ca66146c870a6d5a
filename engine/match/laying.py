"""A table as it is laid, for a new match or for the same again, with its seed."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Final

from engine import codec
from engine.game import AnyGame
from engine.match.calendar import DAY
from engine.match.computers import is_computer
from engine.match.model import Home, Join, Match, MatchId, PlayerId, Table, Time
from engine.match.terms import Terms
from engine.text import Language

OPEN_FOR: Final = 7 * DAY
CHALLENGE_FOR: Final = 3 * DAY
"""Seconds after which a table closes by itself."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands, and in whose language."""

    home: Home
    language: Language


def laid(
    game: AnyGame,
    opener: Join,
    place: Place,
    now: Time,
    terms: Terms,
    invited: PlayerId | None = None,
) -> Table:
    """With the game's usual options, for two where somebody is invited, else for the most."""
    return Table(
        id=MatchId(secrets.token_hex(4)),
        game=game.key,
        options=codec.dump(game.shapes.options, game.shapes.options()),
        opener=opener.player,
        invited=invited,
        joins=(opener,),
        seats=max(game.seats) if invited is None else 2,
        seed=secrets.token_hex(32),
        home=place.home,
        language=place.language,
        opened=now,
        expires=now + (OPEN_FOR if invited is None else CHALLENGE_FOR),
        terms=terms,
    )


def laid_again(game: AnyGame, match: Match, join: Join, now: Time) -> Table:
    """The same game on the same terms for the same players, the seats moved on by one.

    Computers sit down at once.
    """
    computers = [player for player in match.players if is_computer(player)]
    others = [p for p in match.players if p != join.player and p not in computers]
    invited = others[0] if len(others) == 1 else None
    table = laid(game, join, Place(match.home, match.language), now, match.terms, invited)
    return replace(
        table,
        joins=(join, *(Join(player, f"computer{player}") for player in computers)),
        options=match.options,
        seats=len(match.players),
        order=(*match.players[1:], *match.players[:1]),
        rematch_of=match.id,
    )
