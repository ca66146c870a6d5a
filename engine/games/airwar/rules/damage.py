"""Damage: what came through strikes the target (airwar.md, Damage)."""

from __future__ import annotations

from typing import Final

from engine.game import Seat, Step
from engine.games.airwar.cards import Decks
from engine.games.airwar.events import Fled, Struck
from engine.games.airwar.faces import Cards
from engine.games.airwar.model import State
from engine.games.airwar.pieces import RESOURCES, Hit, Plane, Planes, Raid
from engine.games.airwar.rules.losses import destroy, sink
from engine.games.airwar.rules.orders import convoy_by_order
from engine.games.airwar.rules.steps import (
    Done,
    answered,
    decks_of,
    defender,
    shown,
    then,
    under_way,
    wants,
    with_account,
    with_raid,
    with_theatre,
)
from engine.games.airwar.table import defense, place_named, without

DOUBLED: Final = 2
"""Carrier Attack counts so many times for what flew from carriers in the carrier stage."""


def ask_damage(state: State) -> Done:
    """All that came through is turned face up; at Resources the attacker divides it.

    Skipped where nothing that came through can strike the Convoy: all of it lies open.
    """
    raid = under_way(state)
    seat = raid.attacker
    if not (raid.backs or raid.exposed):
        return Step(with_raid(state, next="land"), (Fled(seat),))
    decks = decks_of(state)
    survivors = (*raid.exposed, *map(Plane, decks.in_order(raid.backs)))
    state = shown(with_raid(state, exposed=survivors, backs=()), seat, raid.backs)
    if raid.target != RESOURCES:
        return strike_place(state)
    able = any(decks.aircraft[plane.card].convoy_attack for plane in survivors)
    if able and state.orders[seat].bombs == "ask":
        return wants(state, seat, "damage")
    return strike_resources(state, convoy_by_order(decks, survivors, state.orders[seat]))


def confirm_damage(state: State, seat: Seat) -> Done:
    return strike_resources(answered(state, seat), state.desks[seat].convoy)


def strike_resources(state: State, at_convoy: Cards) -> Done:
    """Bombs on Industry and Convoy damage fall together; what exceeds the Convoy is lost."""
    raid, decks = under_way(state), decks_of(state)
    enemy = defender(raid)
    at_industry = without((plane.card for plane in raid.exposed), at_convoy)
    theatre = state.theatres[enemy]
    bombs = sum(decks.aircraft[card].bombing for card in at_industry)
    bombs = min(bombs, theatre.industry)
    convoy = sum(decks.aircraft[card].convoy_attack for card in at_convoy)
    convoy = min(convoy, theatre.convoy)
    sunk = convoy == theatre.convoy
    hit = Hit(raid.exposed, 0, 0, False, bombs, convoy, sunk)
    state = with_theatre(
        state, enemy, industry=theatre.industry - bombs, convoy=theatre.convoy - convoy
    )
    step = _struck(state, raid, hit)
    return then(step, lambda s: sink(s, enemy)) if sunk else step


def strike_place(state: State) -> Done:
    """Destroyed by a sum that reaches its Defense in this one attack."""
    raid, decks = under_way(state), decks_of(state)
    enemy = defender(raid)
    place = place_named(state.theatres[enemy], raid.target)
    if place is None:
        raise LookupError(f"{raid.target} is not there to be attacked")
    strength, needed = strength_of(decks, raid, raid.exposed), defense(decks, place)
    destroyed = strength >= needed
    hit = Hit(raid.exposed, strength, needed, destroyed, 0, 0, False)
    step = _struck(state, raid, hit)
    return then(step, lambda s: destroy(s, enemy, place)) if destroyed else step


def strength_of(decks: Decks, raid: Raid, planes: Planes) -> int:
    """Bombing against an air base; Carrier Attack against a carrier."""
    faces = [decks.aircraft[plane.card] for plane in planes]
    if decks.stations[raid.target].kind == "base":
        return sum(face.bombing for face in faces)
    times = DOUBLED if raid.stage == "carrier" else 1
    return times * sum(face.carrier_attack for face in faces)


def _struck(state: State, raid: Raid, hit: Hit) -> Done:
    state = with_account(with_raid(state, next="land"), hit=hit)
    return Step(state, (Struck(raid.attacker, raid.target, hit),))
