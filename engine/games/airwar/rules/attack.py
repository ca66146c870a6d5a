"""Attack: a target and a secret mission, or none (airwar.md, Attack)."""

from __future__ import annotations

from dataclasses import replace

from engine.chance import Chance
from engine.game import Seat, Step
from engine.games.airwar.events import Launched, Passed
from engine.games.airwar.model import State
from engine.games.airwar.pieces import ACCOUNTS, Account, Raid, Stage
from engine.games.airwar.rules.mobilisation import lay
from engine.games.airwar.rules.steps import (
    Done,
    answered,
    asked,
    decks_of,
    then,
    with_hand,
)
from engine.games.airwar.table import rival, room_of, total_capacity, without


def ask_carriers(state: State) -> Done:
    """Skipped only where all can see that no carrier or no card is there."""
    seat = state.active
    able = total_capacity(decks_of(state), state.theatres[seat], "carrier") > 0
    if not able or not state.hands[seat]:
        return Step(replace(state, stage="carrier", turning="end"))
    return Step(asked(replace(state, stage="carrier"), seat, "carrier"))


def confirm_air(state: State, seat: Seat, chance: Chance) -> Done:
    """One answer for Mobilisation and for the attack of the air base stage."""
    step = lay(state, seat)
    return then(step, lambda s: _attack(replace(s, turning="attack"), seat, "air", chance))


def confirm_carriers(state: State, seat: Seat, chance: Chance) -> Done:
    return _attack(replace(state, turning="end"), seat, "carrier", chance)


def _attack(state: State, seat: Seat, stage: Stage, chance: Chance) -> Done:
    """The backs are shuffled for this raid: no position tells anything, not even the attacker."""
    draft = state.desks[seat]
    state = answered(state, seat)
    if draft.target is None:
        return Step(state, (Passed(seat, stage),))
    state = with_hand(state, seat, without(state.hands[seat], draft.aircraft))
    room = room_of(decks_of(state), state.theatres[rival(seat)], stage, draft.target)
    backs = chance.shuffled(draft.aircraft)
    account = Account(state.turn, seat, stage, draft.target, len(backs))
    state = replace(
        state,
        raided=True,
        raid=Raid(stage, seat, draft.target, "intercept", backs, room=room),
        accounts=(*state.accounts, account)[-ACCOUNTS:],
    )
    return Step(state, (Launched(seat, stage, draft.target, len(backs)),))
