"""What a seat may do, from what the seat itself sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from engine.game import Seat, Span
from engine.games.aamonopoly.actions import (
    Accept,
    Action,
    Attack,
    Bail,
    Bid,
    Build,
    Buy,
    Decline,
    DrawInstead,
    End,
    Lift,
    Linger,
    Miss,
    Mortgage,
    Order,
    PayUp,
    Raise,
    Refuse,
    Roll,
    Sell,
    Settle,
    Use,
    Withdraw,
)
from engine.games.aamonopoly.board import LOTS
from engine.games.aamonopoly.model import Observation, Table
from engine.games.aamonopoly.rules.building import army_price
from engine.games.aamonopoly.rules.combat import can_attack, conquests, repulses
from engine.games.aamonopoly.rules.lots import (
    can_build,
    can_mortgage,
    can_sell,
    lifting,
    owned,
    raisable,
    yard,
)
from engine.games.aamonopoly.rules.movement import thrown
from engine.games.aamonopoly.rules.prison import BAIL
from engine.games.aamonopoly.rules.squares import is_for_sale, may_buy
from engine.games.aamonopoly.rules.steps import deed
from engine.games.aamonopoly.rules.trade import objection, offer_of
from engine.games.aamonopoly.rules.turn import candidates, may_split
from engine.games.aamonopoly.rules.writing import drafting
from engine.games.aamonopoly.tasks import (
    Arrival,
    Auction,
    Censored,
    Choice,
    Debt,
    Defeat,
    Finish,
    Task,
    Throw,
    Victory,
)

Offer: TypeAlias = Action | Span
AT_LEISURE: Final = (Throw, Finish)
"""Where the mover may build, lift, trade and raise an army: before or after the roll (R)."""


def choices(seen: Observation) -> tuple[Offer, ...]:
    """All that this seat may do now, what it owes first."""
    seat, task = seen.viewer, seen.task
    if seat is None or task is None or seen.estates[seat].standing == "out":
        return ()
    return (*_owed(seen, seat, task), *_free(seen, seat, task))


def _owed(seen: Observation, seat: Seat, task: Task) -> Iterator[Offer]:
    """What the task in hand asks of the seat."""
    if seat not in seen.awaited:
        return
    match task:
        case Throw():
            yield from _throws(seen, seat)
        case Choice():
            yield from _uses(seen, seat, task)
        case Arrival():
            yield from _arriving(seen, seat, task)
        case Censored(amount=amount):
            cash = seen.estates[seat].cash
            yield from (PayUp(),) if cash + raisable(seen.deeds, seat) >= amount else ()
            yield DrawInstead()
        case Auction():
            yield Span(Bid(0), "amount", 0, seen.estates[seat].cash)
        case Victory():
            yield from conquests(seen, task)
        case Defeat():
            yield from repulses(seen, task)
        case Finish():
            yield End()
        case _:
            pass


def _throws(seen: Observation, seat: Seat) -> Iterator[Action]:
    estate = seen.estates[seat]
    yield Roll("joint")
    if may_split(estate):
        yield Roll("split")
    if not seen.progress.dice:
        yield Miss()
    for number, army in enumerate(estate.armies):
        if army.tries is not None:
            yield from (Bail(number, "cash"),) if estate.cash >= BAIL else ()
            yield from (Bail(number, "card"),) if estate.cards else ()


def _uses(seen: Observation, seat: Seat, task: Choice) -> Iterator[Use]:
    """Each army, and each attack that it could make where the dice lead it."""
    estate, progress = seen.estates[seat], seen.progress
    double = progress.dice[0] == progress.dice[1]
    for number in candidates(estate, progress.mode, captured=task.captured):
        yield Use(number)
        army = estate.armies[number]
        if task.captured or (army.tries is not None and not double):
            continue
        there, _ = thrown(army.square, progress.mode, progress.dice)
        # A split may end where it began: there the army itself is counted already.
        if can_attack(seen, there, arrived=there == army.square):
            yield Use(number, attack=True)


def _arriving(seen: Observation, seat: Seat, task: Arrival) -> Iterator[Action]:
    estate = seen.estates[seat]
    square = estate.armies[task.army].square
    if may_buy(seen, square):
        yield from (Buy(),) if estate.cash >= LOTS[square].price else ()
        yield Decline()
    else:
        yield Settle()
    if task.fight and can_attack(seen, square):
        yield Attack()


def _free(seen: Observation, seat: Seat, task: Task) -> Iterator[Offer]:
    """What the seat may do beside: see to its estate, trade, bid ahead, give orders."""
    if seat in seen.awaited:
        yield from _managing(seen, seat, task)
        yield from drafting(seen, seat, task)
    elif bids_ahead(seen, seat):
        yield Span(Bid(0), "amount", 0, seen.estates[seat].cash)
    for offer in seen.offers:
        if offer.to == seat:
            yield from (Accept(offer.by),) if objection(seen, offer) is None else ()
            yield Refuse(offer.by)
    if offer_of(seen, seat) is not None:
        yield Withdraw()
    yield Order(not seen.estates[seat].harsh)
    yield Linger(not seen.estates[seat].lingers)


def bids_ahead(seen: Observation, seat: Seat) -> bool:
    """Whether a maximum may be given while the mover decides whether to buy (In chat)."""
    task = seen.task
    if not isinstance(task, Arrival) or seat == seen.turn:
        return False
    square = seen.estates[seen.turn].armies[task.army].square
    return is_for_sale(seen, square) and seen.estates[seat].cash > 0


def _managing(seen: Observation, seat: Seat, task: Task) -> Iterator[Action]:
    """Spending at leisure; raising cash also where a purchase, a bid or a debt asks for it."""
    leisure = isinstance(task, AT_LEISURE)
    if leisure:
        yield from spending(seen, seat)
    if leisure or raises(seen, seat, task):
        yield from selling(seen, seat)


def raises(seen: Observation, seat: Seat, task: Task) -> bool:
    """Whether cash may be raised there, for a purchase, a bid or a debt."""
    own_auction = isinstance(task, Auction) and seat == seen.turn
    return own_auction or isinstance(task, Arrival | Debt | Censored)


def spending(table: Table, seat: Seat) -> Iterator[Action]:
    """A new army, buildings, and mortgages to lift: as far as the cash goes."""
    estate = table.estates[seat]
    price = None if table.progress.raised else army_price(estate, table.options.stakes)
    if price is not None and price <= estate.cash:
        yield Raise()
    for square in owned(table.deeds, seat):
        if can_build(table.deeds, table.bank, square) and yard(square) <= estate.cash:
            yield Build(square)
    for square in owned(table.deeds, seat):
        if deed(table.deeds, square).mortgaged and lifting(square) <= estate.cash:
            yield Lift(square)


def selling(table: Table, seat: Seat) -> Iterator[Action]:
    """Buildings to sell and lots to mortgage."""
    for square in owned(table.deeds, seat):
        if can_sell(table.deeds, square):
            yield Sell(square)
    for square in owned(table.deeds, seat):
        if can_mortgage(table.deeds, square):
            yield Mortgage(square)
