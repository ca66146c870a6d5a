"""A turn's five phases; ``settle`` goes on from one to the next when nobody owes an answer.

"S" cites the rule sheet (Warp Spawn's "Ships of the Line", in Italian), "R" our rulings.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.chance import Chance
from engine.frozen import replace
from engine.game import Outcome, Seat, Step
from engine.games.ships.cards import TARGET, Cards, holds, in_order, without
from engine.games.ships.events import (
    Dealt,
    Drawn,
    Ended,
    Event,
    Fired,
    Reloaded,
    Retired,
    Sailed,
    Sealed,
    TurnBegun,
)
from engine.games.ships.model import Desk, Latest, Order, Ship, State
from engine.games.ships.rules.deck import draw, put, show_pile

Done = Step[State, Event]
SEATS = (Seat(0), Seat(1))


def then(step: Done, follow: Callable[[State], Done]) -> Done:
    after = follow(step.state)
    return Step(after.state, step.events + after.events)


def begin_turn(state: State, chance: Chance) -> Done:
    """Load: both hands are filled (S), seat 0 first (R); then both are asked to reload."""
    turn = state.turn + 1
    desks = (Desk("reload"),) * 2
    step: Done = Step(replace(state, turn=turn, phase="reload", desks=desks), (TurnBegun(turn),))
    for seat in SEATS:
        wanted = state.options.hand - len(state.hands[seat])
        after, drawn = draw(step.state, seat, wanted, chance)
        step = then(Step(after, step.events), show_pile)
        step = Step(step.state, (*step.events, Dealt(seat, len(drawn), drawn)))
    return step


def reload(state: State, seat: Seat, chance: Chance) -> Done:
    """Answer Reload: draw at once and go on to Sail; the other notices nothing yet (R)."""
    aside = in_order(state.desks[seat].discard)
    hand = without(state.hands[seat], aside)
    after = replace(state, hands=put(state.hands, seat, hand))
    after, drew = draw(after, seat, len(aside), chance)
    desk = Desk("sail", aside=aside, drew=drew)
    after = replace(after, desks=put(after.desks, seat, desk))
    step: Done = Step(after, (Drawn(seat, drew),))
    if any(desk.stage == "reload" for desk in after.desks):
        return step
    return then(step, _show_reload)


def _show_reload(state: State) -> Done:
    """Both have answered: the counts show, and only now the discards change (R)."""
    shown = show_pile(state)
    state = _bury(shown.state, tuple(desk.aside for desk in state.desks))
    desks = tuple(replace(desk, aside=()) for desk in state.desks)
    counts = tuple(len(desk.aside) for desk in state.desks)
    latest = replace(state.latest, reloaded=counts)
    after = replace(state, phase="sail", desks=desks, latest=latest)
    return Step(after, (*shown.events, Reloaded(counts)))


def _bury(state: State, secret: tuple[Cards, ...]) -> State:
    both = zip(state.buried, secret, strict=True)
    return replace(state, buried=tuple(in_order(old + new) for old, new in both))


def settle(state: State, chance: Chance) -> Done:
    """Go on until somebody owes an answer or the match is over."""
    step: Done = Step(state)
    while step.state.outcome is None and not any(desk.owes for desk in step.state.desks):
        match step.state.phase:
            case "sail":
                step = then(step, _show_winds)
            case "fire":
                step = then(step, _show_fire)
            case _:
                step = then(then(step, _show_retire), lambda s: begin_turn(s, chance))
    return step


def _show_winds(state: State) -> Done:
    """More winds have the weather gage, equal ones (0:0 included) nobody (S)."""
    winds = tuple(in_order(desk.winds) for desk in state.desks)
    ahead, behind = map(len, winds)
    gage = None if ahead == behind else SEATS[ahead < behind]
    hands = tuple(map(without, state.hands, winds))
    desks = tuple(replace(desk, winds=(), drew=()) for desk in state.desks)
    after = replace(
        state,
        hands=hands,
        desks=desks,
        discards=in_order(state.discards + sum(winds, ())),
        latest=Latest(state.latest.reloaded, winds, gage),
    )
    may_fire = SEATS if gage is None else (gage,)
    return then(Step(after, (Sailed(winds, gage),)), lambda s: _ask(s, "fire", may_fire))


def _ask(state: State, order: Order, seats: tuple[Seat, ...]) -> Done:
    """Open a phase: an order answers its question, an empty hand has nothing to decide (R)."""
    state = replace(state, phase=order)
    events: tuple[Event, ...] = ()
    for seat in SEATS:
        desk, hand = state.desks[seat], state.hands[seat]
        planned = desk.fire if order == "fire" else desk.retire
        asked = seat in seats and bool(hand)
        kept = planned if asked and planned is not None and holds(hand, planned) else None
        desk = replace(desk, stage=order if asked else None, sealed=kept is not None)
        desk = replace(desk, fire=kept) if order == "fire" else replace(desk, retire=kept)
        state = replace(state, desks=put(state.desks, seat, desk))
        events += (Sealed(seat),) if desk.sealed else ()
    return Step(state, events)


def _show_fire(state: State) -> Done:
    """Each card takes 1 (S); both at once, and no value falls below 0 (R)."""
    shots = tuple(in_order(desk.fire or ()) for desk in state.desks)
    ships = (_hit(state.ships[0], shots[1]), _hit(state.ships[1], shots[0]))
    damage = tuple(state.ships[i].total - ships[i].total for i in (1, 0))
    after = replace(
        state,
        ships=ships,
        hands=tuple(map(without, state.hands, shots)),
        discards=in_order(state.discards + sum(shots, ())),
        desks=tuple(replace(desk, fire=None) for desk in state.desks),
        quiet=0 if any(damage) else state.quiet + 1,
        latest=replace(state.latest, shots=shots, damage=damage),
    )
    step: Done = Step(after, (Fired(shots, damage, ships),))
    outcome = _decided(after)
    if outcome is not None:
        return then(step, lambda s: end(s, outcome))
    return then(step, lambda s: _ask(s, "retire", SEATS))


def _hit(ship: Ship, shots: Cards) -> Ship:
    left = {part: getattr(ship, part) - shots.count(shot) for shot, part in TARGET.items()}
    return Ship(**{part: max(0, value) for part, value in left.items()})


def _decided(state: State) -> Outcome | None:
    """A value at 0 loses (S), both ships at once draw (R); so do too many quiet turns (R)."""
    lost = [seat for seat in SEATS if state.ships[seat].least == 0]
    if len(lost) == len(SEATS):
        return Outcome((1, 1), "end-both-lost")
    if lost:
        ship = state.ships[lost[0]]
        reasons = {"end-sunk": ship.hull, "end-adrift": ship.rigging, "end-no-crew": ship.crew}
        return beaten(lost[0], next(reason for reason, left in reasons.items() if not left))
    return Outcome((1, 1), "end-quiet") if state.quiet >= state.options.quiet else None


def beaten(seat: Seat, reason: str) -> Outcome:
    return Outcome((2, 1) if seat == 0 else (1, 2), reason, seat)


def end(state: State, outcome: Outcome) -> Done:
    """Clear the desks, but for cards that a broken-off Reload has left in no pile."""
    desks = tuple(Desk(aside=desk.aside, drew=desk.drew) for desk in state.desks)
    return Step(replace(state, desks=desks, outcome=outcome), (Ended(outcome),))


def _show_retire(state: State) -> Done:
    """Secret discards as in Reload, but replaced only by the next Load (S)."""
    secret = tuple(in_order(desk.retire or ()) for desk in state.desks)
    counts = tuple(map(len, secret))
    state = _bury(state, secret)
    after = replace(
        state,
        hands=tuple(map(without, state.hands, secret)),
        latest=replace(state.latest, retired=counts),
    )
    return Step(after, (Retired(counts),))
