"""What each action does at once; what follows by itself stands in ``flow``."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.chance import Chance
from engine.game import Seat, Step
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
from engine.games.aamonopoly.events import Ordered, Spared
from engine.games.aamonopoly.model import Draft, State
from engine.games.aamonopoly.rules import auction, building, trade
from engine.games.aamonopoly.rules.combat import attack, conquer, repel
from engine.games.aamonopoly.rules.drawing import draw
from engine.games.aamonopoly.rules.flow import throw
from engine.games.aamonopoly.rules.money import owe
from engine.games.aamonopoly.rules.offers import close, withdraw
from engine.games.aamonopoly.rules.orders import linger
from engine.games.aamonopoly.rules.prison import bail
from engine.games.aamonopoly.rules.squares import act, buy
from engine.games.aamonopoly.rules.steps import (
    Done,
    mover,
    rest,
    talked,
    tell,
    then,
    with_estate,
)
from engine.games.aamonopoly.rules.turn import miss, use, use_and_attack
from engine.games.aamonopoly.tasks import Arrival, Censored, Choice, Defeat, Victory

Throwing: TypeAlias = Roll | Miss | Use | Bail | End
Arriving: TypeAlias = Attack | Settle | Buy | Decline | PayUp | DrawInstead | Conquer | Repel
Managing: TypeAlias = Raise | Build | Sell | Mortgage | Lift
Writing: TypeAlias = Draw | Tick | TickCard | Clear | Drop | Propose
Answering: TypeAlias = Accept | Refuse | Withdraw


def perform(state: State, seat: Seat, action: Action, chance: Chance) -> Done:
    match action:
        case Roll() | Miss() | Use() | Bail() | End():
            return _throw(state, action, chance)
        case (
            Attack() | Settle() | Buy() | Decline() | PayUp() | DrawInstead() | Conquer() | Repel()
        ):
            return _arrive(state, action, chance)
        case Bid(amount=amount):
            return auction.bid(state, seat, amount)
        case Raise() | Build() | Sell() | Mortgage() | Lift():
            return _manage(state, seat, action)
        case Draw() | Tick() | TickCard() | Clear() | Drop() | Propose():
            return _write(state, seat, action)
        case Accept() | Refuse() | Withdraw():
            return _answer(state, seat, action)
        case Order(harsh=harsh):
            return tell(with_estate(talked(state), seat, harsh=harsh), Ordered(seat, harsh))
        case Linger(asked=asked):
            return linger(state, seat, asked=asked)
        case _:
            assert_never(action)


def _throw(state: State, action: Throwing, chance: Chance) -> Done:
    match action:
        case Roll(mode=mode):
            # In a turn that is missed a double is thrown again for the absent seat.
            missed = mover(state).missed if state.progress.absent else 0
            return throw(with_estate(state, state.turn, missed=missed), mode, chance)
        case Miss():
            return miss(state, chance)
        case Use():
            if action.attack:
                return use_and_attack(state, action, chance)
            captured = state.tasks[0] == Choice(captured=True)
            return use(state, action, fight=False, captured=captured)
        case Bail(army=army, by=by):
            return bail(state, army, by)
        case End():
            return Step(rest(state))


def _arrive(state: State, action: Arriving, chance: Chance) -> Done:
    """Answer the task in hand. Raises LookupError where the action answers another."""
    task = state.tasks[0]
    match action, task:
        case Attack(), Arrival(army=army):
            return attack(state, army, chance)
        case Settle(), Arrival(army=army):
            return then(tell(state, Spared(state.turn)), lambda s: act(rest(s), army, chance))
        case Decline(), Arrival(army=army):
            return act(rest(state), army, chance)
        case Buy(), Arrival():
            return buy(state, task)
        case PayUp(), Censored(amount=amount):
            return Step(owe(rest(state), state.turn, None, amount, "card"))
        case DrawInstead(), Censored(army=army):
            return draw(rest(state), army, "bulletins", chance)
        case Conquer(), Victory():
            return conquer(state, task, action)
        case Repel(), Defeat():
            return repel(state, task, action)
        case _:
            raise LookupError(f"{action} answers no {task}")


def _manage(state: State, seat: Seat, action: Managing) -> Done:
    match action:
        case Raise():
            return building.raise_army(state)
        case Build(square=square):
            return building.build(state, seat, square)
        case Sell(square=square):
            return building.sell(state, seat, square)
        case Mortgage(square=square):
            return building.pledge(state, seat, square)
        case Lift(square=square):
            return building.lift(state, seat, square)


def _write(state: State, seat: Seat, action: Writing) -> Done:
    if isinstance(action, Draw):
        return Step(trade.with_draft(state, seat, Draft(seat, action.to)))
    draft = state.drafts[seat]
    if draft is None:
        raise LookupError(f"seat {seat} is writing no trade")
    match action:
        case Tick() | TickCard():
            written = trade.tick(draft, state.deeds, state.estates, action)
            return Step(trade.with_draft(state, seat, written))
        case Clear():
            return Step(trade.with_draft(state, seat, trade.clear(draft, action)))
        case Drop():
            return Step(trade.with_draft(state, seat, None))
        case Propose():
            return trade.propose(talked(state), draft, action)


def _answer(state: State, seat: Seat, action: Accept | Refuse | Withdraw) -> Done:
    by = seat if isinstance(action, Withdraw) else action.by
    offer = trade.offer_of(state, by)
    if offer is None:
        raise LookupError(f"seat {by} offers nothing")
    match action:
        case Accept():
            return trade.accept(state, offer)
        case Refuse():
            return close(state, offer, "refused")
        case Withdraw():
            return withdraw(talked(state), offer)
