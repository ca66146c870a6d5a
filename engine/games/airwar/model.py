"""The nouns of AirWar: Pacific! A tuple "by seat" has two entries: the Axis', then the Allies'."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.game import Outcome, Seat, Viewer
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
Slot: TypeAlias = Literal["mobilise", "aircraft", "battle", "convoy", "penalty"]
"""A list of a draft that is emptied as one."""

RESOURCES: Final = Card("resources")
SEATS: Final = (Seat(0), Seat(1))
AXIS, ALLIES = SEATS


@dataclass(frozen=True, slots=True)
class Options:
    """The decks must hold both hands; ``decks`` must be readable (``cards``)."""

    hand: int = 7
    """Cards each seat begins with."""
    draw: int = 2
    """Cards drawn at each Mobilisation but a seat's first."""
    industry: int = 60
    """Points of each Industry at the start."""
    convoy: int = 15
    """Points of each Convoy when whole."""
    limit: int = 40
    """Turns of each seat after which the higher Industry wins."""
    weariness: int = 0
    """Industry that a seat loses when it ends a turn of its own without a raid; 0 for none."""
    decks: str = ""
    """Both decks, as TOML; empty for those that come with the game. In the options, so that a
    match goes on with the cards it was begun with, whatever decks the host names later.
    """


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
class Orders:
    """Standing orders of a seat: what is done without asking it. Secret."""

    counter: Literal["ask", "sure", "never"] = "sure"
    """Counter-strikes: only where the aircraft laid destroys the other and survives; or none."""
    bombs: Literal["ask", "industry", "convoy", "best"] = "industry"
    """Where aircraft strike Resources: all at Industry; at Convoy whatever can; each where it
    counts for more, Industry if equal.
    """
    open: Literal["ask", "hidden", "finish"] = "finish"
    """Interceptions: each against a hidden card; or against an exposed one where the interceptor
    surely destroys it and survives, else against a hidden card.
    """
    stop: int = 0
    """Interceptors after which the seat stops; 0 for all it has. Unless it is to be asked."""
    battle: Literal["ask", "none", "turn"] = "turn"
    """Battle cards: none; or the fewest that turn a clash to the seat's good."""
    landing: Literal["ask", "usual"] = "usual"
    """Where aircraft land: carriers first, then bases by Defense."""


Order: TypeAlias = Literal["counter", "bombs", "open", "battle", "landing"]
"""A standing order that is one of several words; ``Orders.stop`` is a number."""


@dataclass(frozen=True, slots=True)
class Laying:
    """A card to be mobilised."""

    card: Card
    site: Card | None = None
    """The own air base that a War card is to be laid on; None for any other card."""


@dataclass(frozen=True, slots=True)
class Given:
    """A card to be discarded for a Convoy that was sunk."""

    card: Card
    site: Card | None = None
    """None for a card of the hand; else the place it stands on, a place itself its own."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What one seat has before it: its question and a draft of its answer. Secret."""

    ask: Ask | None = None
    """None while it owes nothing, as when it has given its Battle cards and the other has not."""
    layings: tuple[Laying, ...] = ()
    target: Target | None = None
    """None to pass."""
    aircraft: Cards = ()
    """For the mission or for the interception, in the order of the deck."""
    battle: Cards = ()
    """Battle cards to play; given once the seat owes nothing."""
    convoy: Cards = ()
    """Surviving mission aircraft that are to strike the Convoy."""
    given: tuple[Given, ...] = ()
    berths: tuple[Card | None, ...] = ()
    """By aircraft that lands (``Airborne``): the place it is to land on; None for the hand."""


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


Next: TypeAlias = Literal["intercept", "open", "counter", "battle", "damage", "land"]
"""What a raid waits for, or comes to once a penalty is paid."""


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
    """Mission aircraft that lie face up, the first exposed first."""
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
    landing: tuple[bool, ...] = (False, False)
    """By seat: whether its aircraft are still to land."""


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


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    turn: int
    """1 for the first of each seat; the Axis' comes before the Allies'."""
    active: Seat
    """Whose turn it is."""
    stage: Stage
    """Mobilisation belongs to the air base stage."""
    theatres: tuple[Theatre, ...]
    hands: tuple[Cards, ...]
    """By seat, in the order of the deck; without cards set aside for a raid. Secret."""
    decks: tuple[Cards, ...]
    """By seat, the top card first. Secret."""
    desks: tuple[Desk, ...]
    orders: tuple[Orders, ...]
    raided: bool = False
    """Whether the active seat has launched a raid in this turn."""
    raid: Raid | None = None
    penalties: tuple[Penalty, ...] = ()
    """The one to be paid first first."""
    accounts: tuple[Account, ...] = ()
    """Of the last raids, at most ``ACCOUNTS``, the latest last: the one under way, if any."""
    outcome: Outcome | None = None


ACCOUNTS: Final = 2


@dataclass(frozen=True, slots=True)
class Tick:
    """Put one more card in a list of the draft."""

    slot: Slot
    card: Card
    site: Card | None = None
    """As in ``Laying`` and ``Given``; None in all other slots."""
    kind: Literal["tick"] = "tick"


@dataclass(frozen=True, slots=True)
class Clear:
    """Empty a list of the draft."""

    slot: Slot
    kind: Literal["clear"] = "clear"


@dataclass(frozen=True, slots=True)
class Aim:
    """Choose what to attack; None to pass."""

    target: Target | None
    kind: Literal["aim"] = "aim"


@dataclass(frozen=True, slots=True)
class Berth:
    """Choose where an aircraft lands."""

    plane: int
    """Its number among those that land, from 0."""
    site: Card | None
    """None for the hand."""
    kind: Literal["berth"] = "berth"


@dataclass(frozen=True, slots=True)
class Instruct:
    """Give a standing order."""

    order: Order
    word: str
    kind: Literal["instruct"] = "instruct"


@dataclass(frozen=True, slots=True)
class StopAfter:
    """Order to stop after so many interceptors; 0 for no such order."""

    interceptors: int
    kind: Literal["stop_after"] = "stop_after"


@dataclass(frozen=True, slots=True)
class Confirm:
    """Answer the question with the draft."""

    kind: Literal["confirm"] = "confirm"


@dataclass(frozen=True, slots=True)
class Engage:
    """Lay an interceptor against a hidden mission card."""

    card: Card
    back: int
    """Its position among the backs, from 1."""
    kind: Literal["engage"] = "engage"


@dataclass(frozen=True, slots=True)
class Finish:
    """Lay an interceptor against an exposed mission aircraft."""

    card: Card
    exposed: int
    """Its number among those exposed, from 0."""
    kind: Literal["finish"] = "finish"


@dataclass(frozen=True, slots=True)
class Stop:
    """Break combat off."""

    kind: Literal["stop"] = "stop"


@dataclass(frozen=True, slots=True)
class Strike:
    """Lay a hidden mission card against the exposed interceptor that just won."""

    card: Card
    kind: Literal["strike"] = "strike"


@dataclass(frozen=True, slots=True)
class Decline:
    """Do not strike back."""

    kind: Literal["decline"] = "decline"


@dataclass(frozen=True, slots=True)
class Lose:
    """Discard an aircraft of a place that was lost."""

    plane: int
    """Its number in ``Penalty.planes``, from 0."""
    kind: Literal["lose"] = "lose"


Action: TypeAlias = (
    Tick
    | Clear
    | Aim
    | Berth
    | Instruct
    | StopAfter
    | Confirm
    | Engage
    | Finish
    | Stop
    | Strike
    | Decline
    | Lose
)


@dataclass(frozen=True, slots=True)
class RaidSeen:
    """A raid under way, as a viewer may know it."""

    stage: Stage
    attacker: Seat
    target: Target
    next: Next
    backs: int
    """Mission cards still hidden: that many backs, told apart by their position alone."""
    exposed: Planes
    fresh: int
    """Interceptors not yet laid: that many backs."""
    engaged: Planes
    laid: Cards
    room: Room
    only: int | None
    clash: Clash | None
    landing: tuple[bool, ...]
    own: Cards
    """The viewer's own cards among ``backs`` or ``fresh``, in the order of the deck; () for all
    others.
    """


@dataclass(frozen=True, slots=True)
class Observation:
    """As in ``State``; the hand, the desk and the orders are the viewer's own."""

    viewer: Viewer
    options: Options
    turn: int
    active: Seat
    stage: Stage
    theatres: tuple[Theatre, ...]
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    raided: bool
    raid: RaidSeen | None
    penalties: tuple[Penalty, ...]
    accounts: tuple[Account, ...]
    awaited: tuple[Seat, ...]
    """Who owes an answer; none once the match is over."""
    outcome: Outcome | None
    hand: Cards
    """Empty for a viewer with no seat."""
    desk: Desk
    """Empty for a viewer with no seat. Its draft tells what the seat is about to do."""
    orders: Orders
    """The usual ones for a viewer with no seat."""
