"""How a match's row follows from a game's step: pure, and the only place that derives it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine import codec
from engine.chance import Chance
from engine.game import AnyGame, Seat, Step
from engine.match.model import Due, Match, Table, Time


def begin(game: AnyGame, table: Table, now: Time) -> Match:
    """The match that a full table leads to, at version 0."""
    opening = opened(game, table.options, len(table.joins), table.seed, table.context)
    waiting = game.to_act(opening.state)
    return Match(
        id=table.id,
        game=game.key,
        rules=game.version,
        options=table.options,
        players=table.players,
        seed=table.seed,
        context=table.context,
        home=table.home,
        language=table.language,
        begun=now,
        state=codec.dump(game.shapes.state, opening.state),
        asked=(0,) * len(table.joins),
        called=tuple(int(seat in waiting) for seat in range(len(table.joins))),
        awaited=tuple(sorted(waiting)),
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


def clocks(
    game: AnyGame,
    before: Match,
    after: Match,
    actor: Seat,
    events: Sequence[Any],
    dues: Sequence[Due],
    end: Time,
) -> tuple[Due, ...]:
    """When each awaited seat's time runs out.

    A clock starts anew, to run out at ``end``, when its seat is called, or has done something
    that everyone saw and is asked again. Its private doings (ticking cards) win it no time, nor
    does what others do.
    """
    public = any(game.seen_by(event, None) is not None for event in events)
    running = {due.seat: due.at for due in dues}
    return tuple(
        Due(
            after.id,
            seat,
            end
            if (public and seat == actor)
            or seat not in running
            or after.called[seat] > before.called[seat]
            else running[seat],
        )
        for seat in after.awaited
    )


def first_clocks(match: Match, end: Time) -> tuple[Due, ...]:
    return tuple(Due(match.id, seat, end) for seat in match.awaited)
