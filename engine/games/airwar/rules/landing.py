"""Landing: what is still in the air goes down, or back to hand (airwar.md, Landing)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from engine.game import Seat, Step
from engine.games.airwar.cards import Decks
from engine.games.airwar.events import Event, Landed, Recalled
from engine.games.airwar.faces import Card
from engine.games.airwar.model import State
from engine.games.airwar.pieces import SEATS, Place, Plane, Planes, Raid, Stage, Theatre
from engine.games.airwar.rules.orders import usual_landing
from engine.games.airwar.rules.steps import (
    Done,
    answered,
    by_deck,
    decks_of,
    shown,
    take_in,
    then,
    under_way,
    wants,
    with_account,
    with_hand,
    with_raid,
    with_theatre,
)
from engine.games.airwar.table import counted, free, kind_of


def airborne(raid: Raid, seat: Seat) -> Planes:
    """A seat's aircraft in the air: those that lie open first."""
    if seat == raid.attacker:
        return raid.exposed
    return (*raid.engaged, *map(Plane, raid.fresh))


def kinds_for(decks: Decks, raid: Raid, seat: Seat) -> tuple[Stage, ...]:
    """The kinds of places that a seat's aircraft may land on."""
    return (raid.stage,) if seat == raid.attacker else counted(decks, raid.stage, raid.target)


def ask_landing(state: State) -> Done:
    """Both seats at once. The usual landing is drafted, so that one press accepts it."""
    step: Done = Step(with_raid(state, next="landed"))
    for seat in SEATS:
        step = then(step, partial(_ask, seat=seat))
    return step


def _ask(state: State, seat: Seat) -> Done:
    raid, decks = under_way(state), decks_of(state)
    planes, kinds = airborne(raid, seat), kinds_for(decks, raid, seat)
    if not planes:
        return Step(state)
    usual = usual_landing(decks, state.theatres[seat], planes, kinds)
    rooms = roomy(decks, state.theatres[seat], kinds)
    if state.orders[seat].landing == "ask" and not _obvious(decks, rooms, len(planes)):
        return wants(state, seat, "land", berths=usual)
    return land(state, seat, usual)


def _obvious(decks: Decks, rooms: Sequence[tuple[Place, int]], planes: int) -> bool:
    """Whether all can see that there is one way to land: nowhere, or on one base that takes all."""
    if not rooms:
        return True
    (place, room), *others = rooms
    return not others and kind_of(decks, place) == "air" and planes <= room


def roomy(decks: Decks, theatre: Theatre, kinds: Sequence[Stage]) -> list[tuple[Place, int]]:
    """Places of those kinds that have room, with how much."""
    rooms = [(place, free(decks, theatre, place)) for place in theatre.places]
    return [(place, room) for place, room in rooms if room and kind_of(decks, place) in kinds]


def may_land(decks: Decks, plane: Plane, place: Place) -> bool:
    """Land-based aircraft land on air bases alone."""
    return decks.aircraft[plane.card].carrier_based or kind_of(decks, place) == "air"


def full(
    decks: Decks,
    theatre: Theatre,
    planes: Planes,
    kinds: Sequence[Stage],
    berths: Sequence[Card | None],
) -> bool:
    """Whether no aircraft is left for the hand that a place still has room for (R)."""
    left = {plane for plane, site in zip(planes, berths, strict=True) if site is None}
    return not any(
        room > berths.count(place.card) and any(may_land(decks, plane, place) for plane in left)
        for place, room in roomy(decks, theatre, kinds)
    )


def confirm_landing(state: State, seat: Seat) -> Done:
    return land(answered(state, seat), seat, state.desks[seat].berths)


def land(state: State, seat: Seat, berths: Sequence[Card | None]) -> Done:
    """What finds no place goes back to hand; interceptors that never lay open stay unseen."""
    raid = under_way(state)
    open_ = len(raid.engaged) if seat != raid.attacker else len(raid.exposed)
    pairs = list(zip(airborne(raid, seat), berths, strict=True))
    down = [(plane, site) for plane, site in pairs if site is not None]
    back = tuple(plane for plane, site in pairs[:open_] if site is None)
    hidden = tuple(plane.card for plane, site in pairs[open_:] if site is None)
    unseen = [plane.card for plane, site in pairs[open_:] if site is not None]
    cleared = {"exposed": ()} if seat == raid.attacker else {"engaged": (), "fresh": ()}
    state = shown(with_raid(state, **cleared), seat, unseen)
    state = _put_down(state, seat, down)
    state = take_in(state, seat, back)
    state = with_hand(state, seat, (*state.hands[seat], *hidden))
    return Step(state, tuple(_told(seat, down, back, len(hidden))))


def _put_down(state: State, seat: Seat, down: Sequence[tuple[Plane, Card]]) -> State:
    places = []
    for place in state.theatres[seat].places:
        new = [plane for plane, site in down if site == place.card]
        planes = by_deck(decks_of(state), (*place.planes, *new)) if new else place.planes
        places.append(replace(place, planes=planes))
    return with_theatre(state, seat, places=tuple(places))


def _told(seat: Seat, down: Sequence[tuple[Plane, Card]], back: Planes, hidden: int) -> list[Event]:
    told = list[Event]()
    if down:
        told.append(Landed(seat, tuple(p for p, _ in down), tuple(site for _, site in down)))
    if back or hidden:
        told.append(Recalled(seat, back, hidden))
    return told


def finish_raid(state: State) -> Done:
    return Step(replace(with_account(state, over=True), raid=None))
