"""The rule that forbids what a seat asked for, from what the seat itself sees."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from engine.game import IllegalAction, Seat
from engine.games.aamonopoly.actions import (
    Accept,
    Action,
    Attack,
    Bail,
    Bid,
    Build,
    Buy,
    Clear,
    Conquer,
    Decline,
    Draw,
    DrawInstead,
    Drop,
    End,
    Lift,
    Linger,
    Miss,
    Mortgage,
    Order,
    PayUp,
    Propose,
    Raise,
    Refuse,
    Repel,
    Roll,
    Sell,
    Settle,
    Tick,
    TickCard,
    Use,
    Withdraw,
)
from engine.games.aamonopoly.board import LOTS
from engine.games.aamonopoly.model import Army, Observation
from engine.games.aamonopoly.rules.combat import MOST, is_battleground
from engine.games.aamonopoly.rules.forbidden import not_managed, not_written
from engine.games.aamonopoly.rules.legal import bids_ahead
from engine.games.aamonopoly.rules.movement import thrown
from engine.games.aamonopoly.rules.prison import BAIL
from engine.games.aamonopoly.rules.squares import may_buy
from engine.games.aamonopoly.rules.steps import square_of
from engine.games.aamonopoly.rules.trade import objection, offer_of
from engine.games.aamonopoly.rules.turn import SPLITS
from engine.games.aamonopoly.tasks import (
    Arrival,
    Auction,
    Censored,
    Choice,
    Defeat,
    Finish,
    Task,
    Throw,
    Victory,
)

Why: TypeAlias = tuple[str, dict[str, Any]]
"""Text key and its parameters."""
ASKED_BY: Final[dict[type[Any], tuple[type[Action], ...]]] = {
    Throw: (Roll, Miss, Bail),
    Choice: (Use,),
    Arrival: (Attack, Settle, Buy, Decline),
    Censored: (PayUp, DrawInstead),
    Victory: (Conquer,),
    Defeat: (Repel,),
    Finish: (End,),
}
"""The kinds of action that answer each kind of task."""


def why_not(seen: Observation, action: Action) -> IllegalAction:
    if seen.outcome is not None:
        return IllegalAction("error-match-over")
    if seen.viewer is None:
        return IllegalAction("error-no-seat")
    if seen.estates[seen.viewer].standing == "out":
        return IllegalAction("error-out")
    key, params = _why(seen, seen.viewer, action)
    return IllegalAction(key, **params)


def _why(seen: Observation, seat: Seat, action: Action) -> Why:
    """First what may be done out of turn, then what is asked, then what is managed."""
    match action:
        case Accept(by=by) | Refuse(by=by):
            return _not_answered(seen, seat, by)
        case Withdraw():
            return "error-no-own-offer", {}
        case Order(harsh=given) | Linger(asked=given):
            return "error-order-given" if given else "error-order-not-given", {}
        case Bid():
            return _not_bid(seen, seat)
    task = seen.task
    if seat not in seen.awaited or task is None:
        return "error-not-your-turn", {}
    match action:
        case Raise() | Build() | Sell() | Mortgage() | Lift():
            return not_managed(seen, seat, task, action)
        case Draw() | Tick() | TickCard() | Clear() | Drop() | Propose():
            return not_written(seen, seat, task, action)
        case _:
            answers = isinstance(action, ASKED_BY.get(type(task), ()))
            return _not_so(seen, seat, task, action) if answers else (_instead(task), {})


def _instead(task: Task) -> str:
    """What has to be answered first."""
    return f"error-first-{task.kind}"


def _not_answered(seen: Observation, seat: Seat, by: Seat) -> Why:
    offer = offer_of(seen, by)
    if offer is None or offer.to != seat:
        return "error-no-offer", {}
    return objection(seen, offer) or "error-no-offer", {}


def _not_bid(seen: Observation, seat: Seat) -> Why:
    if not isinstance(seen.task, Auction) and not bids_ahead(seen, seat):
        return "error-no-auction", {}
    if seen.estates[seat].cash == 0:
        return "error-bid-without-cash", {}
    if seat not in seen.awaited and not bids_ahead(seen, seat):
        return "error-bid-given", {}
    return "error-bid-cash", {"cash": seen.estates[seat].cash}


def _not_so(seen: Observation, seat: Seat, task: Task, action: Action) -> Why:
    """Why an answer of the right kind is none of those there are."""
    match action, task:
        case Bail(), _:
            return _not_bailed(seen, seat, action)
        case Roll(), _:
            spent = seen.estates[seat].splits >= SPLITS
            return "error-splits-spent" if spent else "error-split-in-prison", {}
        case Miss(), _:
            return "error-miss-later", {}
        case Use(), Choice():
            return _not_used(seen, seat, task, action)
        case Attack(), Arrival(army=army):
            return _not_attacked(seen, square_of(seen, army), task.fight)
        case Settle() | Buy() | Decline(), Arrival(army=army):
            square = square_of(seen, army)
            if may_buy(seen, square) and isinstance(action, Buy):
                cash = seen.estates[seat].cash
                return "error-buy-cash", {"price": LOTS[square].price, "cash": cash}
            return "error-not-for-sale" if not may_buy(seen, square) else "error-buy-or-not", {}
        case Conquer(eliminate=eliminate) | Repel(eliminate=eliminate), Victory() | Defeat():
            no_field = eliminate and not is_battleground(square_of(seen, task.army))
            return "error-no-battleground" if no_field else "error-no-such-step", {}
        case _:
            return "error-draw-instead", {}


def _not_bailed(seen: Observation, seat: Seat, action: Bail) -> Why:
    estate = seen.estates[seat]
    if not _is_held(estate.armies, action.army):
        return "error-not-in-prison", {}
    if action.by == "card":
        return "error-no-card", {}
    return "error-bail-cash", {"bail": BAIL, "cash": estate.cash}


def _is_held(armies: tuple[Army, ...], number: int) -> bool:
    return 0 <= number < len(armies) and armies[number].tries is not None


def _not_used(seen: Observation, seat: Seat, task: Choice, action: Use) -> Why:
    armies = seen.estates[seat].armies
    if not 0 <= action.army < len(armies):
        return "error-no-such-army", {}
    if _is_held(armies, action.army):
        if task.captured:
            return "error-capture-free", {}
        return "error-split-in-prison" if seen.progress.mode == "split" else "error-held-attack", {}
    if task.captured:
        return "error-capture-no-attack", {}
    if not action.attack:
        return "error-same-army", {}
    there, _ = thrown(armies[action.army].square, seen.progress.mode, seen.progress.dice)
    return _not_attacked(seen, there, fight=True)


def _not_attacked(seen: Observation, square: int, fight: bool) -> Why:
    if not fight or seen.progress.fought:
        return "error-one-combat", {}
    free = [
        seat
        for seat, estate in enumerate(seen.estates)
        for army in estate.armies
        if army.square == square and army.tries is None and seat != seen.turn
    ]
    return ("error-too-many-armies", {"most": MOST}) if free else ("error-nobody-there", {})
