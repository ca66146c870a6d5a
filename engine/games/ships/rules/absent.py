"""What is played for a seat whose time ran out (R)."""

from __future__ import annotations

from engine.game import Seat
from engine.games.ships.cards import SHOT, TARGET, Card, Cards, holds, without
from engine.games.ships.model import (
    SLOTS,
    Action,
    Clear,
    Confirm,
    Desk,
    Observation,
    Plan,
    Slot,
    State,
    Tick,
)
from engine.games.ships.rules.observe import observe


def stand_in(state: State, seat: Seat) -> Action:
    """Keep all cards, set the most winds that go together, fire all of the best shot.

    Orders go with Sail, so that an absent seat is waited for once a turn.
    """
    seen = observe(state, seat)
    desk = seen.desk or Desk()
    for slot in SLOTS[desk.stage or seen.phase]:
        action = _toward(desk, slot, _wanted(seen, seat, slot))
        if action is not None:
            return action
    return Confirm()


def _wanted(seen: Observation, seat: Seat, slot: Slot) -> Cards:
    match slot:
        case "winds":
            return _most(seen.hand, "north", "south") + _most(seen.hand, "east", "west")
        case "fire":
            return _best_shot(seen, Seat(1 - seat))
        case _:
            return ()


def _most(hand: Cards, *either: Card) -> Cards:
    best = max(either, key=hand.count)
    return (best,) * hand.count(best)


def _best_shot(seen: Observation, rival: Seat) -> Cards:
    """Most cards, then the weakest enemy value."""

    def worth(card: Card) -> tuple[int, int]:
        left: int = getattr(seen.ships[rival], TARGET[card])
        return seen.hand.count(card), -left

    best = max(SHOT, key=worth)
    return (best,) * seen.hand.count(best)


def _toward(desk: Desk, slot: Slot, wanted: Cards) -> Action | None:
    """The next step to have just those cards in a slot; None when they are."""
    ticked = desk.ticked(slot)
    if not holds(wanted, ticked):
        return Clear(slot)
    missing = without(wanted, ticked)
    if missing:
        return Tick(slot, missing[0])
    if desk.stage == "sail" and slot == "fire" and desk.fire is None:
        return Plan(slot)
    if desk.stage == "sail" and slot == "retire" and desk.retire is None:
        return Plan(slot)
    return None
