"""What each viewer may know, built up from nothing (airwar.md, What each viewer may know)."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from engine.game import Seat, Viewer
from engine.games.airwar import events
from engine.games.airwar.events import Event
from engine.games.airwar.faces import Cards
from engine.games.airwar.model import Desk, Observation, Orders, RaidSeen, State
from engine.games.airwar.pieces import Raid
from engine.games.airwar.table import decks_in

NOTHING = Desk()
USUAL = Orders()


def to_act(state: State) -> frozenset[Seat]:
    return frozenset(Seat(seat) for seat, desk in enumerate(state.desks) if desk.ask)


def observe(state: State, viewer: Viewer) -> Observation:
    return Observation(
        viewer=viewer,
        options=state.options,
        turn=state.turn,
        active=state.active,
        stage=state.stage,
        turning=state.turning,
        theatres=state.theatres,
        hand_sizes=tuple(map(len, state.hands)),
        deck_sizes=tuple(map(len, state.decks)),
        raided=state.raided,
        raid=None if state.raid is None else _raid(state, state.raid, viewer),
        penalties=state.penalties,
        accounts=state.accounts,
        awaited=tuple(sorted(to_act(state))),
        outcome=state.outcome,
        hand=() if viewer is None else state.hands[viewer],
        desk=NOTHING if viewer is None else state.desks[viewer],
        orders=USUAL if viewer is None else state.orders[viewer],
    )


def _raid(state: State, raid: Raid, viewer: Viewer) -> RaidSeen:
    return RaidSeen(
        stage=raid.stage,
        attacker=raid.attacker,
        target=raid.target,
        next=raid.next,
        backs=len(raid.backs),
        exposed=raid.exposed,
        fresh=len(raid.fresh),
        engaged=raid.engaged,
        laid=raid.laid,
        room=raid.room,
        only=raid.only,
        clash=raid.clash,
        own=_own(state, raid, viewer),
    )


def _own(state: State, raid: Raid, viewer: Viewer) -> Cards:
    """In the order of the deck: the order of the backs is nobody's to know."""
    if viewer is None:
        return ()
    cards = raid.backs if viewer == raid.attacker else raid.fresh
    return decks_in(state.options.decks).in_order(cards)


def seen_by(event: Event, viewer: Viewer) -> Event | None:
    match event:
        case events.Drawn(seat=seat):
            return event if seat == viewer else replace(event, cards=None)
        case events.TurnBegun() | events.Recalled() | events.Prowled() | events.Mobilised():
            return event
        case (
            events.Passed()
            | events.Launched()
            | events.Intercepted()
            | events.Asked()
            | events.Answered()
        ):
            return event
        case events.ClashBegun() | events.BattleShown() | events.ClashSettled():
            return event
        case events.Declined() | events.Stopped() | events.Struck() | events.Fled():
            return event
        case events.Discarded() | events.PlaceLost() | events.Landed():
            return event
        case events.Wearied() | events.Ended():
            return event
        case _:
            assert_never(event)
