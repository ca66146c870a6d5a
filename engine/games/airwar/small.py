"""The shortest honest match: what the tests play by the hundred."""

from typing import Final

from engine.data import read_source
from engine.games.airwar.model import Options

TINY: Final = Options(
    hand=2, draw=1, industry=6, convoy=3, limit=2, decks=read_source("airwar", "decks/tiny")
)
