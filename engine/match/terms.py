"""What a table agrees on before it plays: how fast, and what becomes of who does not come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from engine.game import Refusal
from engine.match.calendar import DAY, HOUR
from engine.match.pace import Pace

Overrun: TypeAlias = Literal["stand_in", "computer", "forfeit"]
"""What happens when a seat's time runs out: its stand-in plays for it, or a
computer does, or it has lost."""
Begins: TypeAlias = Literal["opener", "other", "luck"]
"""Who takes seat 0: the opener, the one who joined next, or whomever the match's luck draws."""
Watch: TypeAlias = Literal["open", "private"]
"""Whether people without a seat may look on, and take over seats, or only see the board."""

MOVE_LEAST: Final = HOUR
MOVE_MOST: Final = 14 * DAY
BANK_MOST: Final = 7 * DAY


class BadTerms(Refusal):
    """Nobody can play on these terms."""


@dataclass(frozen=True, slots=True)
class Terms:
    """Made of what players chose, it wants ``checked``; a host's own may go beyond."""

    move: int = 3 * DAY
    """Seconds for each decision."""
    bank: int = DAY
    """Seconds for the whole match, used when a decision takes longer."""
    overrun: Overrun = "stand_in"
    begins: Begins = "opener"
    watch: Watch = "open"

    @property
    def pace(self) -> Pace:
        return Pace(self.move, self.bank)


def checked(terms: Terms) -> Terms:
    """The terms themselves.

    Raises:
        BadTerms: time out of bounds, or a word that means nothing here.
    """
    if not MOVE_LEAST <= terms.move <= MOVE_MOST:
        raise BadTerms("error-terms-move", least=MOVE_LEAST // HOUR, most=MOVE_MOST // DAY)
    if not 0 <= terms.bank <= BANK_MOST:
        raise BadTerms("error-terms-bank", most=BANK_MOST // DAY)
    for word, words in ((terms.overrun, Overrun), (terms.begins, Begins), (terms.watch, Watch)):
        if word not in get_args(words):
            raise BadTerms("error-no-such-choice")
    return terms
