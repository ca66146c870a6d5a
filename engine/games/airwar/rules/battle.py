"""Battle cards: both seats at once, and again while any is played (airwar.md, Combat)."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat, Step
from engine.games.airwar.events import Answered, Asked, BattleShown, Event
from engine.games.airwar.faces import Cards
from engine.games.airwar.model import Desk, State
from engine.games.airwar.pieces import SEATS, Clash
from engine.games.airwar.rules.combat import settle
from engine.games.airwar.rules.orders import battle_by_order
from engine.games.airwar.rules.steps import (
    Done,
    asked,
    decks_of,
    discard,
    shown,
    under_way,
    with_account,
    with_desk,
    with_hand,
    with_raid,
)
from engine.games.airwar.table import at_seat, strengthened, without


def ask_battle(state: State) -> Done:
    """Both are asked, whatever they hold, but a seat whose hand all can see is empty.

    What is played by a standing order is settled here, before the other seat has answered.
    """
    clash, events = fought(state), list[Event]()
    for seat in SEATS:
        if state.orders[seat].battle == "ask" and state.hands[seat]:
            state = asked(state, seat, "battle")
            events.append(Asked(seat, "battle"))
        else:
            cards = battle_by_order(
                decks_of(state), clash, seat, state.hands[seat], state.orders[seat]
            )
            desks = at_seat(state.desks, seat, Desk(battle=cards))
            state = replace(state, desks=desks)
    return Step(with_raid(state, next="reveal"), tuple(events))


def confirm_battle(state: State, seat: Seat) -> Done:
    """What is given waits in the draft until the other has given too."""
    waiting = any(desk.ask for place, desk in enumerate(state.desks) if place != seat)
    state = with_desk(state, seat, ask=None)
    return Step(state, (Answered(seat),) if waiting else ())


def reveal(state: State) -> Done:
    """Cards are shown together; when none is played, the clash is settled."""
    cards = tuple(desk.battle for desk in state.desks)
    state = replace(state, desks=(Desk(),) * len(SEATS))
    if not any(cards):
        return settle(state)
    clash = fought(state)
    for seat in SEATS:
        state, clash = _play(state, clash, seat, cards[seat])
    *earlier, _ = state.accounts[-1].clashes
    state = with_account(state, clashes=(*earlier, clash))
    return Step(with_raid(state, clash=clash, next="battle"), (BattleShown(cards),))


def _play(state: State, clash: Clash, seat: Seat, cards: Cards) -> tuple[State, Clash]:
    decks = decks_of(state)
    state = with_hand(state, seat, without(state.hands[seat], cards))
    once = [card for card in cards if not decks.battles[card].attached]
    state = shown(discard(state, seat, once), seat, cards)
    sides = at_seat(clash.sides, seat, strengthened(decks, clash.sides[seat], cards))
    return state, replace(clash, sides=sides)


def fought(state: State) -> Clash:
    """The clash being fought.

    Raises:
        LookupError: none is, which no legal action leads to.
    """
    clash = under_way(state).clash
    if clash is None:
        raise LookupError("no clash is being fought")
    return clash
