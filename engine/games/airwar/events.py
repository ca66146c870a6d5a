"""What happens in a match of AirWar: Pacific! A tuple "by seat" has two entries.

Aircraft set aside and drawn are told to their own seat alone; all else happens in the open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from engine.game import Outcome, Seat
from engine.games.airwar.faces import Card, Cards
from engine.games.airwar.pieces import Ask, Clash, Hit, Place, Planes, Stage, Target


@dataclass(frozen=True, slots=True)
class Drawn:
    """Cards were drawn: the first hand before turn 1, else at a Mobilisation."""

    seat: Seat
    count: int
    cards: Cards | None
    """None for a viewer who may not see them."""
    kind: Literal["drawn"] = "drawn"


@dataclass(frozen=True, slots=True)
class TurnBegun:
    turn: int
    seat: Seat
    kind: Literal["turn_begun"] = "turn_begun"


@dataclass(frozen=True, slots=True)
class Recalled:
    """Aircraft went back to the hand, attached Battle cards with them."""

    seat: Seat
    planes: Planes
    """Those that lay open."""
    hidden: int = 0
    """Interceptors that were never laid, which nobody else has seen."""
    kind: Literal["recalled"] = "recalled"


@dataclass(frozen=True, slots=True)
class Prowled:
    """Submarine campaigns took points from the enemy Convoy."""

    seat: Seat
    """Whose campaign."""
    points: int
    sunk: bool
    kind: Literal["prowled"] = "prowled"


@dataclass(frozen=True, slots=True)
class Mobilised:
    seat: Seat
    card: Card
    site: Card | None
    """The air base that a War card was laid on."""
    kind: Literal["mobilised"] = "mobilised"


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat that could attack did not."""

    seat: Seat
    stage: Stage
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class Launched:
    seat: Seat
    stage: Stage
    target: Target
    size: int
    kind: Literal["launched"] = "launched"


@dataclass(frozen=True, slots=True)
class Intercepted:
    """The defender answered a raid."""

    seat: Seat
    size: int
    """0 when it lets the raid pass."""
    kind: Literal["intercepted"] = "intercepted"


@dataclass(frozen=True, slots=True)
class ClashBegun:
    """Two aircraft lie face to face; Battle cards may be played."""

    clash: Clash
    kind: Literal["clash_begun"] = "clash_begun"


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat is asked what it could have left to a standing order, and so has not."""

    seat: Seat
    ask: Ask
    kind: Literal["asked"] = "asked"


@dataclass(frozen=True, slots=True)
class Answered:
    """A seat has given its Battle cards, or none, and the other not yet."""

    telling: ClassVar[bool] = False

    seat: Seat
    kind: Literal["answered"] = "answered"


@dataclass(frozen=True, slots=True)
class BattleShown:
    """The Battle cards of both seats were shown together; none of either settles the clash."""

    cards: tuple[Cards, ...]
    """By seat."""
    kind: Literal["battle_shown"] = "battle_shown"


@dataclass(frozen=True, slots=True)
class ClashSettled:
    clash: Clash
    kind: Literal["clash_settled"] = "clash_settled"


@dataclass(frozen=True, slots=True)
class Declined:
    """The attacker did not strike back."""

    seat: Seat
    kind: Literal["declined"] = "declined"


@dataclass(frozen=True, slots=True)
class Stopped:
    """The defender broke combat off with interceptors left."""

    seat: Seat
    kind: Literal["stopped"] = "stopped"


@dataclass(frozen=True, slots=True)
class Struck:
    """A raid came through to its target."""

    seat: Seat
    target: Target
    hit: Hit
    kind: Literal["struck"] = "struck"


@dataclass(frozen=True, slots=True)
class Fled:
    """A raid ended with no mission aircraft left to strike."""

    seat: Seat
    kind: Literal["fled"] = "fled"


@dataclass(frozen=True, slots=True)
class Discarded:
    seat: Seat
    cards: Cards
    """In the order discarded."""
    cause: Literal["place", "penalty"]
    """A place was lost with aircraft on it; a Convoy was sunk."""
    kind: Literal["discarded"] = "discarded"


@dataclass(frozen=True, slots=True)
class PlaceLost:
    """An air base or carrier was destroyed, or given up, and War cards on it with it."""

    seat: Seat
    """Whose it was."""
    place: Place
    given: bool
    """Whether it was given up for a Convoy that was sunk."""
    kind: Literal["place_lost"] = "place_lost"


@dataclass(frozen=True, slots=True)
class Landed:
    seat: Seat
    planes: Planes
    """In the order of ``sites``."""
    sites: Cards
    """The place that each landed on."""
    kind: Literal["landed"] = "landed"


@dataclass(frozen=True, slots=True)
class Wearied:
    """A seat ended its turn without a raid, and its Industry pays for it."""

    seat: Seat
    points: int
    kind: Literal["wearied"] = "wearied"


@dataclass(frozen=True, slots=True)
class Ended:
    outcome: Outcome
    kind: Literal["ended"] = "ended"


Event: TypeAlias = (
    Drawn
    | TurnBegun
    | Recalled
    | Prowled
    | Mobilised
    | Passed
    | Launched
    | Intercepted
    | ClashBegun
    | Asked
    | Answered
    | BattleShown
    | ClashSettled
    | Declined
    | Stopped
    | Struck
    | Fled
    | Discarded
    | PlaceLost
    | Landed
    | Wearied
    | Ended
)
