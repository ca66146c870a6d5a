"""Combat: a series of clashes, each one aircraft a side (airwar.md, Combat)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.game import Seat, Step
from engine.games.airwar.actions import Engage, Finish, Stop
from engine.games.airwar.cards import Decks
from engine.games.airwar.events import ClashBegun, ClashSettled, Declined, Stopped
from engine.games.airwar.faces import Card
from engine.games.airwar.model import State
from engine.games.airwar.pieces import EXPOSED, Clash, Combatant, Plane, Raid
from engine.games.airwar.rules.orders import Sky, opening_by_order, strike_by_order
from engine.games.airwar.rules.seen import openable
from engine.games.airwar.rules.steps import (
    Done,
    all_cards,
    answered,
    decks_of,
    defender,
    discard,
    shown,
    under_way,
    wants,
    with_account,
    with_raid,
)
from engine.games.airwar.table import fall, numbers, without


def go_on(state: State) -> Done:
    """Combat ends where no interceptor or no mission aircraft is left; else the defender opens."""
    raid = under_way(state)
    seat = defender(raid)
    if not raid.fresh or not (raid.backs or raid.exposed):
        return Step(with_raid(state, next="damage", only=None))
    if state.orders[seat].open == "ask":
        return wants(state, seat, "open")
    match opening_by_order(decks_of(state), sky(raid), state.orders[seat]):
        case Engage(card=card, back=back):
            return engage(state, seat, card, back)
        case Finish(card=card, exposed=number):
            return finish(state, seat, card, number)
        case Stop():
            return stop(state, seat)


def stop(state: State, seat: Seat) -> Done:
    """The defender may at any opening, also before the first clash (R)."""
    state = with_account(answered(state, seat), stopped=True)
    return Step(with_raid(state, next="damage", only=None), (Stopped(seat),))


def engage(state: State, seat: Seat, card: Card, back: int) -> Done:
    """Against a hidden card, blind: by its position among the shuffled backs."""
    raid = under_way(state)
    hidden = raid.backs[back - 1]
    backs = raid.backs[: back - 1] + raid.backs[back:]
    state = _lay_interceptor(with_raid(state, backs=backs), seat, card)
    state = shown(state, raid.attacker, (hidden,))
    return _begin(state, seat, {seat: Plane(card), raid.attacker: Plane(hidden)}, None)


def finish(state: State, seat: Seat, card: Card, number: int) -> Done:
    """Against a mission aircraft that lies open."""
    raid = under_way(state)
    target = raid.exposed[number]
    exposed = raid.exposed[:number] + raid.exposed[number + 1 :]
    state = _lay_interceptor(with_raid(state, exposed=exposed), seat, card)
    return _begin(state, seat, {seat: Plane(card), raid.attacker: target}, raid.attacker)


def _lay_interceptor(state: State, seat: Seat, card: Card) -> State:
    raid = under_way(state)
    fresh, laid = without(raid.fresh, (card,)), (*raid.laid, card)
    return shown(with_raid(state, fresh=fresh, laid=laid, only=None), seat, (card,))


def ask_strike(state: State) -> Done:
    """The counter-strike is due even when the defender has no fresh interceptor left (R)."""
    raid = under_way(state)
    seat = raid.attacker
    if not raid.backs:
        return Step(with_raid(state, next="open"))
    if state.orders[seat].counter == "ask":
        return wants(state, seat, "counter")
    card = strike_by_order(decks_of(state), raid.backs, raid.engaged[-1], state.orders[seat])
    return decline(state, seat) if card is None else strike(state, seat, card)


def decline(state: State, seat: Seat) -> Done:
    """The defender then goes on as after a clash that felled none or both."""
    return Step(with_raid(answered(state, seat), next="open"), (Declined(seat),))


def strike(state: State, seat: Seat, card: Card) -> Done:
    """A hidden mission card of the attacker's own choice against the interceptor that just won."""
    raid = under_way(state)
    *others, winner = raid.engaged
    backs = without(raid.backs, (card,))
    state = shown(with_raid(state, backs=backs, engaged=tuple(others)), seat, (card,))
    enemy = defender(raid)
    return _begin(state, seat, {seat: Plane(card), enemy: winner}, enemy)


def _begin(state: State, opener: Seat, planes: dict[Seat, Plane], exposed: Seat | None) -> Done:
    decks = decks_of(state)
    sides = tuple(
        _combatant(decks, planes[seat], exposed=seat == exposed) for seat in sorted(planes)
    )
    clash = Clash(opener, sides)
    clashes = (*state.accounts[-1].clashes, clash)
    state = with_raid(with_account(answered(state, opener), clashes=clashes), clash=clash)
    return Step(with_raid(state, next="battle"), (ClashBegun(clash),))


def _combatant(decks: Decks, plane: Plane, *, exposed: bool) -> Combatant:
    air_to_air, defense = numbers(decks, plane)
    return Combatant(plane, exposed, air_to_air, defense - EXPOSED * exposed)


def settle(state: State) -> Done:
    """Both at once: Air-to-Air >= the other's Defense destroys it; survivors stay face up."""
    raid = under_way(state)
    clash = raid.clash
    if clash is None:
        raise LookupError("no clash is being fought")
    falls = fall(decks_of(state), clash.sides)
    sides = tuple(replace(s, fell=fell) for s, fell in zip(clash.sides, falls, strict=True))
    clash = replace(clash, sides=sides, settled=True)
    for seat in sorted((raid.attacker, defender(raid))):
        state = _remove_or_expose(state, seat, sides[seat])
    *earlier, _ = state.accounts[-1].clashes
    state = with_account(state, clashes=(*earlier, clash))
    after = _afterwards(under_way(state), falls)
    return Step(replace(state, raid=after), (ClashSettled(clash),))


def _remove_or_expose(state: State, seat: Seat, side: Combatant) -> State:
    if side.fell:
        return discard(state, seat, all_cards((side.plane,)))
    raid = under_way(state)
    if seat == raid.attacker:
        return with_raid(state, exposed=(*raid.exposed, side.plane))
    return with_raid(state, engaged=(*raid.engaged, side.plane))


def _afterwards(raid: Raid, falls: Sequence[bool]) -> Raid:
    """Who goes on, and against what: airwar.md, Combat, Then."""
    attacker_fell, defender_fell = falls[raid.attacker], falls[defender(raid)]
    if attacker_fell and not defender_fell:
        return replace(raid, clash=None, next="counter")
    only = len(raid.exposed) - 1 if defender_fell and not attacker_fell else None
    return replace(raid, clash=None, next="open", only=only)


def sky(raid: Raid) -> Sky:
    allowed = tuple(openable(raid))
    return Sky(raid.fresh, len(raid.laid), len(raid.backs), allowed)
