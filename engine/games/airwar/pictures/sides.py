"""How both sides are told apart: by colour, by pattern, and by where they lie."""

from __future__ import annotations

from typing import Final

from engine.scene import Pattern, Role

COLOURS: Final[tuple[Role, Role]] = ("second", "first")
"""By seat: red for the Axis, blue for the Allies."""
PATTERNS: Final[tuple[Pattern, Pattern]] = ("plain", "hatch")
"""By seat, with its colour."""
WIDTH: Final = 720.0
MARGIN: Final = 8.0
GAP: Final = 6.0
"""Between one thing and the next."""
