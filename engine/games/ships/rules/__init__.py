"""Ships of the Line: the rules, whole."""

from __future__ import annotations

from typing import assert_never

from engine.chance import Chance
from engine.frozen import replace
from engine.game import Outcome, Seat, Step
from engine.games.ships.cards import Cards, in_order
from engine.games.ships.events import Event, Reopened, Sealed
from engine.games.ships.model import (
    Action,
    Clear,
    Confirm,
    Desk,
    Latest,
    Options,
    Plan,
    Reopen,
    Ship,
    Slot,
    State,
    Tick,
)
from engine.games.ships.rules.deck import deck, put
from engine.games.ships.rules.legal import choices
from engine.games.ships.rules.observe import observe
from engine.games.ships.rules.turn import beaten, begin_turn, end, reload, settle, then


def setup(options: Options, seats: int, chance: Chance) -> Step[State, Event]:
    strength = options.strength
    pile = chance.shuffled(deck(options))
    table = State(
        options=options,
        turn=0,
        phase="retire",
        ships=(Ship(strength, strength, strength),) * seats,
        hands=((),) * seats,
        pile=pile,
        shown_pile=len(pile),
        discards=(),
        buried=((),) * seats,
        shuffled=False,
        desks=(Desk(),) * seats,
        quiet=0,
        latest=Latest(),
    )
    return begin_turn(table, chance)


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    return choices(observe(state, seat))


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
    desk = state.desks[seat]
    match action:
        case Tick(slot=slot, card=card):
            return _at_desk(state, seat, _fill(desk, slot, in_order((*desk.ticked(slot), card))))
        case Clear(slot=slot):
            return _at_desk(state, seat, _fill(desk, slot, None))
        case Plan(slot=slot):
            return _at_desk(state, seat, _fill(desk, slot, desk.ticked(slot)))
        case Reopen():
            step = _at_desk(state, seat, replace(desk, sealed=False))
            return Step(step.state, (Reopened(seat),))
        case Confirm():
            return _confirm(state, seat, chance)
        case _:
            assert_never(action)


def _at_desk(state: State, seat: Seat, desk: Desk) -> Step[State, Event]:
    if desk is state.desks[seat]:
        return Step(state)
    return Step(replace(state, desks=put(state.desks, seat, desk)))


def _fill(desk: Desk, slot: Slot, cards: Cards | None) -> Desk:
    """None empties a slot, and takes an order back. Empty slots are often cleared, by computers."""
    match slot:
        case "discard":
            return replace(desk, discard=cards or ()) if desk.discard or cards else desk
        case "winds":
            return replace(desk, winds=cards or ()) if desk.winds or cards else desk
        case "fire":
            return replace(desk, fire=cards) if desk.fire != cards else desk
        case "retire":
            return replace(desk, retire=cards) if desk.retire != cards else desk


def _confirm(state: State, seat: Seat, chance: Chance) -> Step[State, Event]:
    desk = state.desks[seat]
    if desk.stage == "reload":
        return reload(state, seat, chance)
    sealed = _at_desk(state, seat, replace(desk, sealed=True))
    step: Step[State, Event] = Step(sealed.state, (Sealed(seat),))
    return then(step, lambda after: settle(after, chance))


def concede(state: State, seat: Seat, _chance: Chance) -> Step[State, Event]:
    """A seat that leaves loses (R)."""
    return end(state, beaten(seat, "end-resigned"))


def outcome(state: State) -> Outcome | None:
    return state.outcome
