"""The trade that a seat is writing: what it may put in, and when it may offer it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Seat, Span
from engine.games.aamonopoly.actions import Action, Clear, Draw, Drop, Propose, Tick, TickCard
from engine.games.aamonopoly.model import Draft, Observation, Table
from engine.games.aamonopoly.rules.trade import fees, goods, has, in_debt, offer_of
from engine.games.aamonopoly.tasks import Debt, Finish, Task, Throw


def drafting(seen: Observation, seat: Seat, task: Task) -> Iterator[Action | Span]:
    """On one's own turn, before or after the roll, or in debt (R); one open offer a seat."""
    if not isinstance(task, Throw | Finish | Debt) or offer_of(seen, seat) is not None:
        return
    yield from map(Draw, partners(seen, seat))
    if seen.draft is not None:
        yield from _writing(seen, seen.draft)


def partners(table: Table, seat: Seat) -> Iterator[Seat]:
    """With whom there is anything to trade."""
    own = any(goods(table, seat))
    for other in map(Seat, range(len(table.estates))):
        there = table.estates[other].standing != "out" and other != seat
        if there and (own or any(goods(table, other))):
            yield other


def _writing(seen: Observation, draft: Draft) -> Iterator[Action | Span]:
    for seat, side in ((draft.by, draft.gives), (draft.to, draft.gets)):
        lots, cards = goods(seen, seat)
        yield from (Tick(n) for n in lots if n not in side.squares)
        yield from (TickCard(card) for card in cards if card not in side.cards)
    yield Clear("gives")
    yield Clear("gets")
    yield Drop()
    yield from proposals(seen, draft)


def proposals(seen: Observation, draft: Draft) -> Iterator[Span]:
    """The trade as written, with cash on either side or none; something else must be in it.

    What was written may have been built on, or used, since.
    """
    if not any((draft.gives.squares, draft.gives.cards, draft.gets.squares, draft.gets.cards)):
        return
    if not (has(seen, draft.by, draft.gives) and has(seen, draft.to, draft.gets)):
        return
    own, other = (seen.estates[seat].cash for seat in (draft.by, draft.to))
    due, theirs = fees(seen.deeds, draft.gets.squares), fees(seen.deeds, draft.gives.squares)
    indebted = in_debt(seen) == draft.by
    low, high = max(0, theirs - other), own - due
    if low <= high and not indebted:
        yield Span(Propose(pays=low), "pays", low, high)
    # A debtor's trade must raise its cash (R).
    low, high = due + 1 if indebted else max(1, due - own), other - theirs
    if low <= high:
        yield Span(Propose(gets=low), "gets", low, high)
