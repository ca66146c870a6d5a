"""The rule that forbids an action, from what its own seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.game import IllegalAction
from engine.games.airwar.actions import (
    WORDS,
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
from engine.games.airwar.model import Observation
from engine.games.airwar.pieces import Ask
from engine.games.airwar.rules.legal import SLOTS, drafts
from engine.games.airwar.rules.objections import (
    objection_to_berth,
    objection_to_confirm,
    objection_to_tick,
)
from engine.games.airwar.rules.seen import raid_of

BY_COMMAND: Final[Mapping[str, tuple[Ask, ...]]] = {
    "mobilise": ("air",),
    "attack": ("air", "carrier"),
    "intercept": ("intercept",),
    "clash": ("open", "counter"),
    "battle": ("battle",),
    "damage": ("damage", "loss", "penalty"),
    "land": ("land",),
}
"""The questions that each command is for: it must answer no other one unread."""


def misplaced(seen: Observation, command: str) -> IllegalAction | None:
    """Why a command is not for the question that is asked; None where it is, or none is asked."""
    ask = seen.desk.ask
    if ask is None or ask in BY_COMMAND.get(command, (ask,)):
        return None
    return IllegalAction("error-other-question", ask=ask)


def why_not(seen: Observation, action: Action) -> IllegalAction:
    if seen.outcome is not None:
        return IllegalAction("error-match-over")
    if seen.viewer is None:
        return IllegalAction("error-no-seat")
    ask = seen.desk.ask
    if ask is None:
        return _not_asked(seen, action)
    if isinstance(action, Instruct | Review):
        return _not_ordered(seen, action)
    if not answers(ask, action):
        return IllegalAction("error-other-question", ask=ask)
    return _objection(seen, action) or IllegalAction("error-not-there")


def _not_ordered(seen: Observation, action: Instruct | Review) -> IllegalAction:
    if isinstance(action, Instruct) and action.word in WORDS[action.order]:
        same = getattr(seen.orders, action.order) == action.word
        return IllegalAction("error-same-order" if same else "error-review-orders")
    return IllegalAction("error-no-such-order")


def _not_asked(seen: Observation, action: Action) -> IllegalAction:
    if seen.raid is not None and seen.raid.next == "reveal":
        return IllegalAction("error-already-answered")
    orders = isinstance(action, Instruct | Review)
    return IllegalAction("error-orders-later" if orders else "error-not-your-turn")


def answers(ask: Ask, action: Action) -> bool:
    """Whether an action is of a kind that answers a question."""
    match action:
        case Tick(slot=slot) | Clear(slot=slot):
            return slot in SLOTS.get(ask, ())
        case Aim():
            return ask in ("air", "carrier")
        case Berth():
            return ask == "land"
        case Confirm() | FillIn():
            return drafts(ask)
        case Engage() | Finish() | Stop():
            return ask == "open"
        case Strike() | Decline():
            return ask == "counter"
        case Lose():
            return ask == "loss"
        case _:
            return False


def _objection(seen: Observation, action: Action) -> IllegalAction | None:
    match action:
        case Tick():
            return objection_to_tick(seen, action)
        case Berth():
            return objection_to_berth(seen, action)
        case Confirm():
            return objection_to_confirm(seen)
        case Aim():
            return IllegalAction("error-no-such-target")
        case Engage(card=card) | Finish(card=card):
            if card not in raid_of(seen).own:
                return IllegalAction("error-not-interceptor")
            only = raid_of(seen).only is not None
            return IllegalAction("error-only-that-one" if only else "error-not-in-the-air")
        case Strike():
            return IllegalAction("error-not-in-mission")
        case _:
            return None
