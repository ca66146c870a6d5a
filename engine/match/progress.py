"""How a match's row follows from a game's step: pure, and the only place that derives it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, assert_never

from engine import codec
from engine.chance import Chance
from engine.game import AnyGame, Seat, Step
from engine.match.calendar import ALWAYS, Calendar
from engine.match.model import Match, PlayerId, Table, Time
from engine.match.pace import Clock

SEATING: Final = -1
"""The version whose luck draws the seats: before that of the opening."""


def seated(table: Table) -> tuple[PlayerId, ...]:
    """Who sits where, by the table's terms, or by the order of a rematch."""
    players = table.players
    if table.order:
        return tuple(player for player in table.order if player in players)
    match table.terms.begins:
        case "opener":
            return players
        case "other":
            return (*players[1:], *players[:1])
        case "luck":
            return Chance(table.seed, SEATING, table.context).shuffled(players)
        case _:
            assert_never(table.terms.begins)


def begin(game: AnyGame, table: Table, now: Time, calendars: Mapping[PlayerId, Calendar]) -> Match:
    """The match that a full table leads to, at version 0. Players without a calendar have none."""
    opening = opened(game, table.options, len(table.joins), table.seed, table.context)
    waiting, players, pace = game.to_act(opening.state), seated(table), table.terms.pace
    seats = range(len(players))
    return Match(
        id=table.id,
        game=game.key,
        rules=game.version,
        options=table.options,
        terms=table.terms,
        players=players,
        seed=table.seed,
        context=table.context,
        home=table.home,
        language=table.language,
        begun=now,
        state=codec.dump(game.shapes.state, opening.state),
        asked=(0,) * len(players),
        called=tuple(int(seat in waiting) for seat in seats),
        awaited=tuple(sorted(waiting)),
        clocks=tuple(Clock(pace.move, pace.bank, now if s in waiting else None) for s in seats),
        calendars=tuple(calendars.get(player, ALWAYS) for player in players),
        absent=(0,) * len(players),
    )


def opened(game: AnyGame, options: str, seats: int, seed: str, context: str) -> Step[Any, Any]:
    """The game laid out anew, just as it was when the match began."""
    choices = codec.load(game.shapes.options, options)
    return game.setup(choices, seats, Chance(seed, 0, context))


def advance(
    game: AnyGame, match: Match, seat: Seat, before: Any, step: Step[Any, Any], now: Time
) -> Match:
    """The row one version on, after the seat acted (or was acted for)."""
    after = step.state
    waiting = game.to_act(after)
    over = game.outcome(after) is not None
    return replace(
        match,
        version=match.version + 1,
        state=codec.dump(game.shapes.state, after),
        asked=tuple(
            count + _asked_anew(game, Seat(place), seat, before, after)
            for place, count in enumerate(match.asked)
        ),
        called=tuple(
            count + (place in waiting and place not in (*match.awaited, seat))
            for place, count in enumerate(match.called)
        ),
        awaited=tuple(sorted(waiting)),
        status="finished" if over else "playing",
        ended=now if over else None,
    )


def _asked_anew(game: AnyGame, seat: Seat, actor: Seat, before: Any, after: Any) -> bool:
    """Whether the seat's choices were put to it anew: it acted, or they changed.

    So answers given at once all count, and a late click on an old question does not.
    """
    return seat == actor or game.legal_actions(before, seat) != game.legal_actions(after, seat)
