"""AirWar: Pacific!: the rules, whole. Each module beside this one is a phase of airwar.md."""

from __future__ import annotations

from typing import assert_never

from engine.chance import Chance
from engine.game import Outcome, Seat, Span, Step
from engine.games.airwar.actions import (
    Action,
    Aim,
    Berth,
    Clear,
    Confirm,
    Decline,
    Engage,
    FillIn,
    Finish,
    Instruct,
    Lose,
    Review,
    Stop,
    Strike,
    Tick,
)
from engine.games.airwar.events import Event
from engine.games.airwar.hosting import plain
from engine.games.airwar.model import Options, State
from engine.games.airwar.rules import attack, combat, damage, intercept, landing, losses
from engine.games.airwar.rules.battle import confirm_battle
from engine.games.airwar.rules.course import run
from engine.games.airwar.rules.draft import drafted
from engine.games.airwar.rules.end import beaten, end
from engine.games.airwar.rules.legal import choices
from engine.games.airwar.rules.mobilisation import opening
from engine.games.airwar.rules.observe import observe
from engine.games.airwar.rules.steps import Done


def setup(options: Options, _seats: int, chance: Chance) -> Step[State, Event]:
    return run(opening(plain(options), chance))


def legal_actions(state: State, seat: Seat) -> tuple[Action | Span, ...]:
    return choices(observe(state, seat))


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
    match action:
        case Tick() | Clear() | Aim() | Berth() | Review() | Instruct() | FillIn():
            return Step(drafted(state, seat, action))
        case Confirm():
            step = _confirm(state, seat, chance)
        case Engage(card=card, back=back):
            step = combat.engage(state, seat, card, back)
        case Finish(card=card, exposed=number):
            step = combat.finish(state, seat, card, number)
        case Stop():
            step = combat.stop(state, seat)
        case Strike(card=card):
            step = combat.strike(state, seat, card)
        case Decline():
            step = combat.decline(state, seat)
        case Lose(plane=number):
            step = losses.lose(state, seat, number)
        case _:
            assert_never(action)
    return run(step)


def _confirm(state: State, seat: Seat, chance: Chance) -> Done:
    match state.desks[seat].ask:
        case "air":
            return attack.confirm_air(state, seat, chance)
        case "carrier":
            return attack.confirm_carriers(state, seat, chance)
        case "intercept":
            return intercept.confirm_intercept(state, seat)
        case "battle":
            return confirm_battle(state, seat)
        case "damage":
            return damage.confirm_damage(state, seat)
        case "land":
            return landing.confirm_landing(state, seat)
        case "penalty":
            return losses.pay(state, seat)
        case _:
            raise LookupError("this question is not answered with a draft")


def concede(state: State, seat: Seat, _chance: Chance) -> Step[State, Event]:
    """A seat that leaves loses (R)."""
    return end(state, beaten(seat, "end-resigned"))


def outcome(state: State) -> Outcome | None:
    return state.outcome
