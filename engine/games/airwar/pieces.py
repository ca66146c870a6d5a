"""What lies on the table: places and aircraft, clashes and raids. All of it is public but where it
says so. A tuple "by seat" has two entries: the Axis', then the Allies'.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.game import Seat
from engine.games.airwar.faces import Card, Cards

Stage: TypeAlias = Literal["air", "carrier"]
"""The air base stage and the carrier stage."""
Target: TypeAlias = Card
"""An enemy air base or carrier by its card, or ``RESOURCES``."""

Ask: TypeAlias = Literal[
    "air",
    "carrier",
    "intercept",
    "open",
    "counter",
    "battle",
    "damage",
    "land",
    "loss",
    "penalty",
]
"""What a seat may be asked: to mobilise and attack in the air base stage; to attack in the carrier
stage; to intercept; to open a clash; to strike back; for Battle cards; to divide the damage; to
land; which aircraft of a lost base or carrier to discard; what to give for a Convoy sunk.
"""

RESOURCES: Final = Card("resources")
SEATS: Final = (Seat(0), Seat(1))
AXIS, ALLIES = SEATS
ACCOUNTS: Final = 2
"""Raids whose accounts are kept: a turn has at most as many."""
EXPOSED: Final = 1
"""What an aircraft that lies open loses of its Defense whenever it is attacked again, once."""


@dataclass(frozen=True, slots=True)
class Plane:
    """An aircraft that lies open: on a place, or exposed in a raid."""

    card: Card
    attached: Cards = ()
    """Battle cards attached to it; they go where it goes."""


Planes: TypeAlias = tuple[Plane, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """A mobilised air base or carrier."""

    card: Card
    planes: Planes = ()
    """Grounded here, in the order of the deck."""
    war: Cards = ()
    """War cards laid on it, in the order in which they were."""


Places: TypeAlias = tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Theatre:
    """What lies open before one seat. Public."""

    industry: int
    """Points left, 0 at least."""
    convoy: int
    places: Places
    """In the order in which they were mobilised, the starting base first."""
    war: Cards = ()
    """War cards in play that lie on no base."""
    discards: Cards = ()
    """The first discarded first."""
    known: Cards = ()
    """Cards back in the hand that everyone saw go there: in it still, or set aside since."""


@dataclass(frozen=True, slots=True)
class Combatant:
    """One aircraft in a clash, with its numbers in it."""

    plane: Plane
    exposed: bool
    """Whether it lay open before the clash, and so has -1 Defense."""
    air_to_air: int
    """With whatever attached or played Battle cards add."""
    defense: int
    """With whatever Battle cards add, and the -1 of an exposed aircraft."""
    played: Cards = ()
    """Battle cards played in this clash, attached ones too."""
    fell: bool = False
    """False while the clash is not settled."""


@dataclass(frozen=True, slots=True)
class Clash:
    """One aircraft against another. Public."""

    opener: Seat
    """Whose aircraft came fresh."""
    sides: tuple[Combatant, ...]
    """By seat."""
    settled: bool = False


@dataclass(frozen=True, slots=True)
class Hit:
    """What a raid did to its target."""

    planes: Planes
    """Mission aircraft that survived to strike."""
    strength: int
    """Sum of Bombing (of Carrier Attack, doubled or not) against a place; 0 against Resources."""
    defense: int
    """Of the place; 0 for Resources."""
    destroyed: bool
    industry: int
    """Points taken by bombs, as far as there were any."""
    convoy: int
    """The same of the Convoy; what exceeds it is lost."""
    sunk: bool
    """Whether the Convoy fell to 0, which costs its owner 4 more points of Industry."""


@dataclass(frozen=True, slots=True)
class Account:
    """All that everyone has seen of a raid, in order."""

    turn: int
    attacker: Seat
    stage: Stage
    target: Target
    size: int
    """Aircraft announced."""
    interceptors: int | None = None
    """The same; 0 when the defender let the raid pass, None before it has answered."""
    clashes: tuple[Clash, ...] = ()
    """The one being fought last."""
    stopped: bool = False
    """Whether the defender broke combat off."""
    hit: Hit | None = None
    """None before the damage; none either where no mission aircraft was left to strike."""
    over: bool = False
    """Whether all have landed."""


@dataclass(frozen=True, slots=True)
class Room:
    """Free places of the defender that count in a raid, as interceptors took off."""

    bases: int
    """On air bases: for any aircraft."""
    carriers: int
    """On carriers: for carrier-based aircraft."""


Next: TypeAlias = Literal[
    "intercept", "open", "counter", "battle", "reveal", "damage", "land", "landed"
]
"""What a raid comes to once nobody owes an answer: "battle" asks for Battle cards, "reveal" shows
them; "land" has all land, "landed" ends the raid.
"""


@dataclass(frozen=True, slots=True)
class Raid:
    """A raid under way."""

    stage: Stage
    attacker: Seat
    target: Target
    next: Next
    backs: Cards
    """Mission cards still hidden, shuffled for this raid: not even the attacker knows the order."""
    exposed: Planes = ()
    """Mission aircraft that lie face up, the one that fought last at the end."""
    fresh: Cards = ()
    """Interceptors not yet laid, in the order of the deck. Secret."""
    engaged: Planes = ()
    """Interceptors that lie face up."""
    laid: Cards = ()
    """Interceptors laid so far, those that fell too."""
    room: Room = Room(0, 0)
    only: int | None = None
    """Which exposed mission aircraft the next interceptor may be laid against; None for any."""
    clash: Clash | None = None
    """The one being fought, with its numbers as they stand."""


@dataclass(frozen=True, slots=True)
class Penalty:
    """Something a seat must give before the match goes on. Public."""

    seat: Seat
    owed: int = 0
    """Cards to discard for a Convoy that was sunk; 0 where ``planes`` are in question."""
    planes: Planes = ()
    """Aircraft of a place that was lost: one is discarded, the others return to hand."""
    lost: Card | None = None
    """That place."""
