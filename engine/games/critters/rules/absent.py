"""What is played for a seat whose time ran out (R)."""

from __future__ import annotations

from engine.frozen import replace
from engine.game import Seat
from engine.games.critters.cards import Theatre
from engine.games.critters.model import (
    Action,
    Decline,
    Deploy,
    Flip,
    Improvise,
    Move,
    Observation,
    Place,
    State,
)
from engine.games.critters.rules.legal import choices
from engine.games.critters.rules.observe import observe
from engine.games.critters.table import (
    Columns,
    Lying,
    Spot,
    add,
    at,
    destroyer,
    exchange,
    leader,
    pile,
    rival,
    standing,
)


def stand_in(state: State, seat: Seat) -> Action:
    """What leaves the seat with the most theatres, then the most strength, as far as it knows.

    It looks at nothing but the card itself, takes no card back, and never withdraws.
    """
    seen = observe(state, seat)
    able = (Deploy, Improvise, Flip, Move, Place, Decline)
    offered = [action for action in choices(seen) if isinstance(action, able)]
    found: dict[Action | Theatre, tuple[int, int]] = {}

    def worth(action: Action) -> tuple[tuple[int, int], bool]:
        """Which card lies face down makes no difference."""
        what = action.theatre if isinstance(action, Improvise) else action
        if what not in found:
            found[what] = _worth(seen, seat, action)
        return found[what], isinstance(action, Decline)

    return max(offered, key=worth)


def _worth(seen: Observation, seat: Seat, action: Action) -> tuple[int, int]:
    """Theatres held and strength ahead, after an action."""
    columns = _after(seen, seat, action)
    sums = standing(columns)
    held = sum(leader(pair, seen.first) == seat for pair in sums)
    return held, sum(pair[seat] - pair[rival(seat)] for pair in sums)


def _after(seen: Observation, seat: Seat, action: Action) -> Columns:
    columns = seen.columns
    match action:
        case Deploy(card=card, theatre=theatre):
            return _laid(columns, theatre, seat, Lying(card, True, (True, True)))
        case Improvise(card=card, theatre=theatre):
            return _laid(columns, theatre, seat, Lying(card, False, (False, False)))
        case Place(theatre=theatre):
            return _laid(columns, theatre, seat, Lying(None, False, (False, False)))
        case Flip(theatre=theatre, seat=side):
            spot = Spot(theatre, side, len(pile(columns, theatre, side)) - 1)
            lying = at(columns, spot)
            return exchange(columns, spot, replace(lying, up=not lying.up))
        case Move(origin=origin, level=level, theatre=theatre):
            spot = Spot(origin, seat, level)
            return add(exchange(columns, spot), theatre, seat, at(columns, spot))
        case _:
            return columns


def _laid(columns: Columns, theatre: Theatre, seat: Seat, lying: Lying) -> Columns:
    gone = destroyer(columns, theatre, up=lying.up) is not None
    return columns if gone else add(columns, theatre, seat, lying)
