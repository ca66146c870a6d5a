"""Filling a draft and giving standing orders: nobody else learns of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, assert_never

from engine.game import Seat
from engine.games.airwar.actions import Aim, Berth, Clear, FillIn, Instruct, Review, Slot, Tick
from engine.games.airwar.cards import Decks
from engine.games.airwar.faces import Cards
from engine.games.airwar.model import Desk, Given, Laying, Orders, State
from engine.games.airwar.rules.observe import observe
from engine.games.airwar.rules.steps import decks_of
from engine.games.airwar.rules.usual import usual_draft
from engine.games.airwar.table import at_seat

Drafting = Tick | Clear | Aim | Berth | Review | Instruct | FillIn


def drafted(state: State, seat: Seat, action: Drafting) -> State:
    match action:
        case Instruct():
            orders = instructed(state.orders[seat], action)
            return replace(state, orders=at_seat(state.orders, seat, orders))
        case Tick() | Clear() | Aim() | Berth() | Review():
            desk = changed(decks_of(state), state.hands[seat], state.desks[seat], action)
            return replace(state, desks=at_seat(state.desks, seat, desk))
        case FillIn():
            desk = usual_draft(observe(state, seat), seat)
            return replace(state, desks=at_seat(state.desks, seat, desk))
        case _:
            assert_never(action)


def instructed(orders: Orders, action: Instruct) -> Orders:
    changes: dict[str, Any] = {action.order: action.word}
    return replace(orders, **changes)


def changed(
    decks: Decks, hand: Cards, desk: Desk, action: Tick | Clear | Aim | Berth | Review
) -> Desk:
    match action:
        case Tick():
            return _ticked(decks, hand, desk, action)
        case Clear(slot=slot):
            return _cleared(desk, slot)
        case Aim(target=target):
            return replace(desk, target=target)
        case Review(ordering=ordering):
            return replace(desk, ordering=ordering)
        case Berth(plane=plane, site=site):
            return replace(desk, berths=(*desk.berths[:plane], site, *desk.berths[plane + 1 :]))
        case _:
            assert_never(action)


def _ticked(decks: Decks, hand: Cards, desk: Desk, tick: Tick) -> Desk:
    match tick.slot:
        case "mobilise":
            return replace(desk, layings=_with_laying(decks, hand, desk.layings, tick))
        case "aircraft":
            return replace(desk, aircraft=decks.in_order((*desk.aircraft, tick.card)))
        case "battle":
            return replace(desk, battle=decks.in_order((*desk.battle, tick.card)))
        case "convoy":
            return replace(desk, convoy=decks.in_order((*desk.convoy, tick.card)))
        case "penalty":
            given = (*desk.given, Given(tick.card, tick.site))
            return replace(desk, given=tuple(sorted(given, key=lambda g: (g.site or "", g.card))))
        case _:
            assert_never(tick.slot)


def _with_laying(
    decks: Decks, hand: Cards, layings: tuple[Laying, ...], tick: Tick
) -> tuple[Laying, ...]:
    """A War card laid on a base that is still in the hand mobilises the base too."""
    more = [Laying(tick.card, tick.site)]
    if tick.site in hand and all(laying.card != tick.site for laying in layings):
        more.append(Laying(tick.site))
    return tuple(
        sorted((*layings, *more), key=lambda each: (decks.order[each.card], each.site or ""))
    )


def _cleared(desk: Desk, slot: Slot) -> Desk:
    match slot:
        case "mobilise":
            return replace(desk, layings=())
        case "aircraft":
            return replace(desk, aircraft=())
        case "battle":
            return replace(desk, battle=())
        case "convoy":
            return replace(desk, convoy=())
        case "penalty":
            return replace(desk, given=())
        case _:
            assert_never(slot)
