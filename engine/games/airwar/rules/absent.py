"""What is played for a seat whose time ran out (R), from what it sees alone."""

from __future__ import annotations

from engine.game import Seat
from engine.games.airwar.actions import Action, Confirm, FillIn
from engine.games.airwar.model import State
from engine.games.airwar.rules.legal import drafts
from engine.games.airwar.rules.observe import observe
from engine.games.airwar.rules.usual import usual_answer, usual_draft


def stand_in(state: State, seat: Seat) -> Action:
    """The usual answer. The seat's own orders stand, and it is given no other."""
    seen = observe(state, seat)
    if not drafts(seen.desk.ask):
        return usual_answer(seen)
    return Confirm() if usual_draft(seen, seat) == seen.desk else FillIn()
