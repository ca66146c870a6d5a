"""What is printed on a card, and what of it cannot be."""

from __future__ import annotations

from dataclasses import dataclass
from string import ascii_lowercase, digits
from typing import Final, Literal, NewType, TypeAlias

Card = NewType("Card", str)
"""A card's key, such as ``zero-32``. Copies of a card are alike."""
Cards: TypeAlias = tuple[Card, ...]
Shape: TypeAlias = Literal[
    "radial",
    "clipped",
    "stout",
    "inline",
    "elliptical",
    "gull",
    "twin-boom",
    "dive",
    "inline-bomber",
    "torpedo",
    "twin",
    "twin-slim",
    "twin-tail",
    "four",
    "four-tail",
    "parasol",
    "boat",
]
"""What an aircraft looks like from above."""

DECK: Final = 41
"""Cards of a side, the starting air base included (airwar.md, Cards)."""
MOST: Final = 20
"""No number on a card is higher."""
LEAST_DEFENSE: Final = 2
"""Of aircraft (airwar.md, Rulings on detail 8)."""
LONGEST: Final = 24
"""Letters of a key or a name."""
RESERVED: Final = frozenset({"resources", "none"})
"""No card's keys: the target that is no place (``pieces.RESOURCES``); what is typed for nothing."""
WORDED: Final = frozenset(
    {
        "flak",
        "construction",
        "kido-butai",
        "submarines",
        "out-of-the-sun",
        "evasion",
        "ace",
        "head-on",
        "thach-weave",
    }
)
"""Cards named by the texts, in each language, and not by the deck."""


@dataclass(frozen=True, slots=True)
class Aircraft:
    key: Card
    name: str
    """The same in every language."""
    kind: Literal["fighter", "bomber"]
    air_to_air: int
    defense: int
    bombing: int = 0
    carrier_attack: int = 0
    convoy_attack: int = 0
    carrier_based: bool = False
    shape: Shape = "radial"
    copies: int = 1

    def __post_init__(self) -> None:
        _check_card(self)
        for what, value in (
            ("air_to_air", self.air_to_air),
            ("bombing", self.bombing),
            ("carrier_attack", self.carrier_attack),
            ("convoy_attack", self.convoy_attack),
        ):
            _check_range(what, value, 0)
        _check_range("defense", self.defense, LEAST_DEFENSE)


@dataclass(frozen=True, slots=True)
class Station:
    """An air base or a carrier."""

    key: Card
    name: str
    """The same in every language."""
    kind: Literal["base", "carrier"]
    capacity: int
    """Aircraft that can start from it, and stand on it."""
    defense: int
    start: bool = False
    """Whether its side begins with it in play."""
    copies: int = 1
    """Always 1: places are told apart by their card."""

    def __post_init__(self) -> None:
        _check_card(self)
        if self.copies != 1:
            raise ValueError("copies: there is only one of an air base or a carrier")
        _check_range("capacity", self.capacity, 1)
        _check_range("defense", self.defense, 1)
        if self.start and self.kind != "base":
            raise ValueError("start: only an air base can be in play from the start")


@dataclass(frozen=True, slots=True)
class War:
    """Stays in play; it is laid on an own air base if it changes one."""

    key: Card
    kind: Literal["war"]
    name: str = ""
    """Empty where the texts name it."""
    base_defense: int = 0
    """Added to the Defense of the air base it is laid on."""
    base_capacity: int = 0
    """Added to the capacity of the air base it is laid on."""
    carrier_capacity: int = 0
    """Added to the capacity of each own carrier."""
    convoy: int = 0
    """What the enemy Convoy loses at each own Mobilisation."""
    copies: int = 1

    def __post_init__(self) -> None:
        _check_card(self)
        gains = {
            "base_defense": self.base_defense,
            "base_capacity": self.base_capacity,
            "carrier_capacity": self.carrier_capacity,
            "convoy": self.convoy,
        }
        for what, value in gains.items():
            _check_range(what, value, 0)
        if not any(gains.values()):
            raise ValueError(f"does nothing; it needs one of {', '.join(gains)}")

    @property
    def on_base(self) -> bool:
        return self.base_defense > 0 or self.base_capacity > 0


@dataclass(frozen=True, slots=True)
class Battle:
    """Played in combat on the own aircraft of a clash."""

    key: Card
    kind: Literal["battle"]
    name: str = ""
    """Empty where the texts name it."""
    attached: bool = False
    """Whether it stays with the aircraft, a fighter then; otherwise it is used once."""
    air_to_air: int = 0
    """Added to the aircraft's own."""
    defense: int = 0
    """Added to the aircraft's own."""
    both_fall: bool = False
    """Whether both aircraft of the clash are destroyed, whatever their numbers."""
    copies: int = 1

    def __post_init__(self) -> None:
        _check_card(self)
        _check_range("air_to_air", self.air_to_air, 0)
        _check_range("defense", self.defense, 0)
        if self.both_fall and (self.attached or self.air_to_air or self.defense):
            raise ValueError("both_fall: then nothing else can count")
        if not (self.both_fall or self.air_to_air or self.defense):
            raise ValueError("does nothing; it needs one of air_to_air, defense, both_fall")


Face: TypeAlias = Aircraft | Station | War | Battle


def _check_card(face: Face) -> None:
    """
    Raises:
        ValueError: its key, name or copies cannot be.
    """
    if not face.key or len(face.key) > LONGEST or {*face.key} - {*ascii_lowercase, *digits, "-"}:
        raise ValueError(f"key: 1 to {LONGEST} small letters, digits and hyphens")
    if face.key in RESERVED:
        raise ValueError(f"key: {face.key} cannot be a card's")
    if not face.name and face.key not in WORDED:
        raise ValueError("name: missing")
    odd = [letter for letter in face.name if not (letter.isalnum() or letter in " -./'")]
    if odd or len(face.name) > LONGEST or face.name != face.name.strip():
        raise ValueError(f"name: up to {LONGEST} letters, digits, spaces and - . / '")
    if face.name and not face.name[0].isalnum():
        raise ValueError("name: begins with a letter or digit")
    _check_range("copies", face.copies, 1, DECK)


def _check_range(what: str, value: int, low: int, high: int = MOST) -> None:
    """
    Raises:
        ValueError: the value is outside.
    """
    if not low <= value <= high:
        raise ValueError(f"{what}: {value} is not {low} to {high}")
