"""What a seat may ask for: a draft is filled in small steps and then confirmed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from engine.games.airwar.faces import Card
from engine.games.airwar.pieces import Target

Slot: TypeAlias = Literal["mobilise", "aircraft", "battle", "convoy", "penalty"]
"""A list of a draft that is emptied as one."""

Order: TypeAlias = Literal["battle", "counter", "open", "stop", "bombs", "landing"]
"""A standing order (``model.Orders``)."""


WORDS: Final[Mapping[Order, tuple[str, ...]]] = {
    "battle": ("turn", "none", "ask"),
    "counter": ("sure", "never", "ask"),
    "open": ("finish", "hidden", "ask"),
    "stop": ("never", "1", "2", "3"),
    "bombs": ("industry", "convoy", "best", "ask"),
    "landing": ("usual", "ask"),
}
"""What each standing order may say; the usual word first."""


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
class Review:
    """Look through the standing orders, to change them; or no more."""

    looking: ClassVar[bool] = True

    ordering: bool
    kind: Literal["review"] = "review"


@dataclass(frozen=True, slots=True)
class Instruct:
    """Give a standing order."""

    order: Order
    word: str
    kind: Literal["instruct"] = "instruct"


@dataclass(frozen=True, slots=True)
class FillIn:
    """Draft the usual answer, whatever is drafted already."""

    kind: Literal["fill_in"] = "fill_in"


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
    | Review
    | Instruct
    | FillIn
    | Confirm
    | Engage
    | Finish
    | Stop
    | Strike
    | Decline
    | Lose
)
