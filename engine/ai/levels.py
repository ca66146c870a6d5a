"""How hard a computer thinks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

LevelName: TypeAlias = Literal["easy", "fair", "hard"]


@dataclass(frozen=True, slots=True)
class Level:
    """The search ends with whichever comes first."""

    iterations: int
    seconds: float


LEVELS: Final[Mapping[LevelName, Level]] = MappingProxyType(
    {"easy": Level(4, 2), "fair": Level(12, 5), "hard": Level(240, 15)}
)
"""From the weakest to the strongest."""
