"""What a seat may do, and the rule that forbids the rest, from what the seat itself sees."""

from __future__ import annotations

from engine.game import IllegalAction
from engine.games.ships.cards import CARDS, OPPOSITE, SHOT, WINDS, without
from engine.games.ships.model import (
    MOST,
    SLOTS,
    Action,
    Clear,
    Confirm,
    Desk,
    Observation,
    Phase,
    Plan,
    Reopen,
    Slot,
    Tick,
)

_STAGES: tuple[Phase, ...] = tuple(SLOTS)


def choices(seen: Observation) -> tuple[Action, ...]:
    """All that this seat may do now; none for a viewer who owes nothing and sealed nothing."""
    desk = seen.desk
    if desk is None or desk.stage is None:
        return ()
    if desk.sealed:
        return (Reopen(desk.stage),)
    slots = SLOTS[desk.stage]
    ticks = tuple(
        tick
        for slot in slots
        for card in CARDS
        if _objection(seen, desk, tick := Tick(slot, card)) is None
    )
    plans = (Plan("fire"), Plan("retire")) if desk.stage == "sail" else ()
    return (*ticks, *map(Clear, slots), *plans, Confirm())


def why_not(seen: Observation, action: Action) -> IllegalAction:
    if seen.outcome is not None:
        return IllegalAction("error-match-over")
    desk = seen.desk
    if desk is None:
        return IllegalAction("error-no-seat")
    if isinstance(action, Reopen):
        return IllegalAction("error-nothing-to-reopen")
    if desk.sealed:
        return IllegalAction("error-already-answered")
    if isinstance(action, Tick | Clear | Plan):
        return _misplaced(seen, desk, action)
    return IllegalAction("error-not-your-turn")


def _misplaced(seen: Observation, desk: Desk, action: Tick | Clear | Plan) -> IllegalAction:
    """Why a slot cannot be filled so, or cannot be touched at this stage."""
    stage = desk.stage or seen.phase
    if action.slot not in SLOTS[stage]:
        return _at_another_stage(stage, action.slot)
    if desk.stage is None:
        gaged = seen.phase == "fire" and seen.latest.gage not in {None, seen.viewer}
        return IllegalAction("error-no-gage" if gaged else "error-empty-hand")
    if isinstance(action, Tick):
        objection = _objection(seen, desk, action)
        if objection is not None:
            return objection
    return IllegalAction("error-orders-with-sail")


def _at_another_stage(stage: Phase, slot: Slot) -> IllegalAction:
    own = next(phase for phase in _STAGES if slot in SLOTS[phase][:1])
    if _STAGES.index(own) < _STAGES.index(stage):
        return IllegalAction("error-too-late", phase=own)
    return IllegalAction("error-too-early", phase=own, now=stage)


def _objection(seen: Observation, desk: Desk, tick: Tick) -> IllegalAction | None:
    """The rule against one more card in a slot that is open at this stage."""
    slot, card = tick.slot, tick.card
    ticked = desk.ticked(slot)
    if slot == "winds" and card not in WINDS:
        return IllegalAction("error-not-a-wind")
    if slot == "fire" and card not in SHOT:
        return IllegalAction("error-not-a-shot")
    # S: no opposite winds; several of one wind are allowed.
    if slot == "winds" and OPPOSITE[card] in ticked:
        return IllegalAction("error-opposite-winds")
    # S: cards of one kind only.
    if slot == "fire" and {card, *ticked} != {card}:
        return IllegalAction("error-one-kind")
    if slot in MOST and len(ticked) >= MOST[slot]:
        return IllegalAction("error-at-most", most=MOST[slot])
    spare = without(seen.hand, desk.winds) if slot == "retire" else seen.hand
    if ticked.count(card) >= spare.count(card):
        return IllegalAction("error-not-held", held=spare.count(card), card=card)
    return None
