"""How a seat goes out: without armies, bankrupt, or by leaving (Elimination, End)."""

from __future__ import annotations

from functools import partial

from engine.frozen import replace
from engine.game import Seat, Step, Viewer
from engine.games.aamonopoly.cards import DECKS, FACES, Cards
from engine.games.aamonopoly.dealings import Sold
from engine.games.aamonopoly.events import Bankrupt, Eliminated, Left
from engine.games.aamonopoly.model import FACTORY, Bank, State
from engine.games.aamonopoly.rules.end import if_over
from engine.games.aamonopoly.rules.lots import interest, owned, yard
from engine.games.aamonopoly.rules.money import earn, owe, transfer
from engine.games.aamonopoly.rules.offers import void
from engine.games.aamonopoly.rules.steps import (
    Done,
    deed,
    first,
    tell,
    then,
    with_deeds,
    with_estate,
)
from engine.games.aamonopoly.tasks import Auction, Debt, Task


def eliminate(state: State, by: Seat, losers: tuple[tuple[Seat, int], ...], square: int) -> Done:
    """Armies lost in a combat on a battleground; those who fall by it fall together.

    Args:
        losers: seats in turn order, with the number of their armies lost there.
    """
    lose = partial(_lose, by=by, square=square, number=next_fall(state))
    each = (partial(lose, seat=seat, count=count) for seat, count in losers)
    return then(Step(state), *each, if_over)


def next_fall(state: State) -> int:
    """The number of those who fall now: ``Estate.fell``."""
    return 1 + max(estate.fell for estate in state.estates)


def _lose(state: State, *, by: Seat, seat: Seat, count: int, square: int, number: int) -> Done:
    """Without armies a seat is out, unless the lot on which the last fell is its own."""
    if state.estates[seat].armies:
        return Step(state, (Eliminated(seat, by, square, count, "fights"),))
    lot = state.deeds[square]
    if lot is not None and lot.owner == seat:
        waiting = with_estate(state, seat, standing="awaiting")
        return Step(waiting, (Eliminated(seat, by, square, count, "returns"),))
    told = tell(state, Eliminated(seat, by, square, count, "out"))
    return then(told, lambda s: _forfeit(s, seat, number))


def leave(state: State, seat: Seat, resigned: bool) -> Done:
    """A seat leaves: its goods go to the bank as in elimination (R)."""
    told = tell(state, Left(seat, "resigned" if resigned else "absent"))
    return then(told, lambda s: _forfeit(s, seat, next_fall(s)), if_over)


def _forfeit(state: State, seat: Seat, number: int) -> Done:
    """Money, lots, Yards and Factories go to the bank; the lots are for sale again."""
    cash = state.estates[seat].cash
    lots = owned(state.deeds, seat)
    state = with_deeds(_buildings_back(state, lots), lots, owner=None, mortgaged=False)
    state = _cards_back(state, state.estates[seat].cards)
    return then(
        transfer(state, seat, None, cash, "estate"),
        lambda s: Step(_out(s, seat, number)),
        lambda s: void(s, lots, seat),
    )


def bankrupt(state: State, debt: Debt) -> Done:
    """Nothing it could sell or mortgage pays its debt (aamonopoly.md, Monopoly)."""
    seat, lots = debt.seat, owned(state.deeds, debt.seat)
    return then(
        Step(state, (Bankrupt(seat, debt.to),)),
        lambda s: _sell_all(s, seat, lots),
        lambda s: transfer(s, seat, debt.to, s.estates[seat].cash, "estate"),
        lambda s: Step(_hand_over(s, seat, debt.to, lots)),
        lambda s: void(s, lots, seat),
        if_over,
    )


def _sell_all(state: State, seat: Seat, lots: tuple[int, ...]) -> Done:
    """Its buildings, to the bank at half."""
    built = [n for n in lots if deed(state.deeds, n).level]
    sold = tuple(Sold(seat, (n,), 0, deed(state.deeds, n).level * yard(n) // 2) for n in built)
    state = earn(_buildings_back(state, lots), seat, sum(event.price for event in sold))
    return Step(state, sold)


def _hand_over(state: State, seat: Seat, to: Viewer, lots: tuple[int, ...]) -> State:
    """Lots and cards: to a seat, which owes the interest of mortgages; or to be auctioned."""
    cards, number = state.estates[seat].cards, next_fall(state)
    if to is None:
        state = with_deeds(state, lots, owner=None, mortgaged=False)
        state = _out(_cards_back(state, cards), seat, number)
        return first(state, *map(Auction, lots))
    due = sum(interest(n) for n in lots if deed(state.deeds, n).mortgaged)
    state = with_deeds(state, lots, owner=to)
    state = with_estate(state, to, cards=state.estates[to].cards + cards)
    return owe(_out(state, seat, number), to, None, due, "interest")


def _buildings_back(state: State, lots: tuple[int, ...]) -> State:
    """To the bank, unpaid."""
    heights = [deed(state.deeds, n).level for n in lots]
    yards = sum(level for level in heights if level < FACTORY)
    bank = Bank(state.bank.yards + yards, state.bank.factories + heights.count(FACTORY))
    return replace(with_deeds(state, lots, level=0), bank=bank)


def _cards_back(state: State, cards: Cards) -> State:
    """To the open cards of their decks."""
    piles = list(state.piles)
    for card in cards:
        place = DECKS.index(FACES[card].deck)
        piles[place] = replace(piles[place], open=(*piles[place].open, card))
    return replace(state, piles=tuple(piles))


def _out(state: State, seat: Seat, number: int) -> State:
    """Without anything, and with nothing left to do."""
    state = with_estate(state, seat, armies=(), cards=(), standing="out", fell=number, harsh=False)
    bids = tuple(None if n == seat else bid for n, bid in enumerate(state.bids))
    tasks = tuple(task for task in state.tasks if _goes_on(task, state.turn, seat))
    return replace(state, tasks=tasks, bids=bids)


def _goes_on(task: Task, mover: Seat, gone: Seat) -> bool:
    """Whether a task is still to be done when a seat is out."""
    if isinstance(task, Debt):
        return gone not in (task.seat, task.to)
    return isinstance(task, Auction) or mover != gone
