"""What comes next: the course of a turn and of a raid (airwar.md, A turn)."""

from __future__ import annotations

from typing import assert_never

from engine.game import Step
from engine.games.airwar.model import State
from engine.games.airwar.pieces import Raid
from engine.games.airwar.rules import attack, battle, combat, damage, intercept, landing, losses
from engine.games.airwar.rules.end import beaten, broken, end, end_turn
from engine.games.airwar.rules.mobilisation import ask_mobilise, begin_turn
from engine.games.airwar.rules.steps import Done, then


def run(step: Done) -> Done:
    """Go on until a seat is asked or the match is over."""
    while step.state.outcome is None and not any(desk.ask for desk in step.state.desks):
        step = then(step, _advance)
    return step


def _advance(state: State) -> Done:
    loser = broken(state)
    if loser is not None:
        return end(state, beaten(loser, "end-industry"))
    if state.penalties:
        return losses.demand(state)
    if state.raid is not None:
        return _raid(state, state.raid)
    match state.turning:
        case "mobilise":
            return ask_mobilise(state)
        case "attack":
            return attack.ask_carriers(state)
        case "end":
            return then(end_turn(state), _next_turn)
        case _:
            assert_never(state.turning)


def _next_turn(state: State) -> Done:
    if state.outcome is not None or broken(state) is not None:
        return Step(state)
    return begin_turn(state)


def _raid(state: State, raid: Raid) -> Done:
    match raid.next:
        case "intercept":
            return intercept.ask_intercept(state)
        case "open":
            return combat.go_on(state)
        case "counter":
            return combat.ask_strike(state)
        case "battle":
            return battle.ask_battle(state)
        case "reveal":
            return battle.reveal(state)
        case "damage":
            return damage.ask_damage(state)
        case "land":
            return landing.ask_landing(state)
        case "landed":
            return landing.finish_raid(state)
        case _:
            assert_never(raid.next)
