"""How a match stands, and what a player might do: for computers. No part of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from math import exp
from typing import Final, Literal

from engine.chance import Chance
from engine.game import Seat
from engine.games.airwar.actions import (
    Action,
    Aim,
    Clear,
    Confirm,
    FillIn,
    Instruct,
    Review,
    Slot,
    Tick,
)
from engine.games.airwar.cards import Decks
from engine.games.airwar.faces import Card, Cards
from engine.games.airwar.model import Observation, State
from engine.games.airwar.pieces import RESOURCES, SEATS
from engine.games.airwar.rules import tactics
from engine.games.airwar.rules.observe import observe
from engine.games.airwar.rules.orders import battle_by_order, convoy_by_order
from engine.games.airwar.rules.seen import decks_for, raid_of
from engine.games.airwar.rules.steps import all_cards
from engine.games.airwar.rules.usual import USUAL, usual_answer
from engine.games.airwar.table import decks_in, worth

SCALE: Final = 14.0
"""Points of Industry ahead that make e : 1 odds of winning."""
CONVOY: Final = 0.4
"""Points of Industry that a point of Convoy is worth: all 15 cost 4, and two cards."""
AIRCRAFT: Final = 0.12
"""The same of a point of ``worth``."""
PLACE: Final = 1.0
"""The same of a point of capacity in play."""
OTHER: Final = 1.0
"""The same of any other card in hand."""
BOMBS: Final[tuple[Literal["industry", "best"], ...]] = ("industry", "best")
"""How a computer divides what strikes Resources."""
HASTE: Final = 0.25
"""The part of a lead that is lost from the first turn to the limit: an earlier win is better."""


def evaluate(state: State) -> tuple[float, ...]:
    """Industry first; then what each side still has to fight with."""
    one, other = (_strength(state, seat) for seat in SEATS)
    won = 1 / (1 + exp((other - one) / SCALE))
    late = HASTE * state.turn / state.options.limit
    share = 0.5 + (won - 0.5) * (1 - late)
    return share, 1 - share


def _strength(state: State, seat: Seat) -> float:
    theatre, values = state.theatres[seat], _values(state.options.decks)
    total = theatre.industry + CONVOY * theatre.convoy
    for place in theatre.places:
        total += values[place.card] + sum(values[c] for c in all_cards(place.planes))
        total += sum(values[card] for card in place.war)
    total += sum(values[card] for card in (*theatre.war, *state.hands[seat]))
    raid = state.raid
    if raid is not None:
        mine = seat == raid.attacker
        hidden, lying = (raid.backs, raid.exposed) if mine else (raid.fresh, raid.engaged)
        total += sum(values[card] for card in (*hidden, *all_cards(lying)))
        if raid.clash is not None:
            total += sum(values[card] for card in all_cards((raid.clash.sides[seat].plane,)))
    return total


@cache
def _values(text: str) -> Mapping[Card, float]:
    decks = decks_in(text)
    return {card: _value(decks, card) for card in decks.faces}


def _value(decks: Decks, card: Card) -> float:
    if card in decks.aircraft:
        return AIRCRAFT * worth(decks.aircraft[card])
    if card in decks.stations:
        return PLACE * decks.stations[card].capacity
    return OTHER


def rollout(state: State, seat: Seat, chance: Chance) -> tuple[Action, ...]:
    """What a player of some sense might do; combat by the standing orders it has."""
    seen = observe(state, seat)
    decks, ask = decks_for(seen), seen.desk.ask
    match ask:
        case "air" | "carrier":
            wanted = tactics.attack(seen, seat, ask, chance)
            return _attack(seen, wanted, chance, mobilise=ask == "air")
        case "intercept":
            return _ticked("aircraft", tactics.interceptors(seen, chance))
        case "battle":
            clash = raid_of(seen).clash
            turning = () if clash is None else battle_by_order(decks, clash, seat, seen.hand, USUAL)
            return _ticked("battle", turning)
        case "damage":
            survivors = raid_of(seen).exposed
            bombs = replace(USUAL, bombs=BOMBS[chance.below(len(BOMBS))])
            return _ticked("convoy", convoy_by_order(decks, survivors, bombs))
        case "penalty" | "land":
            return (FillIn(), Confirm())
        case _:
            return (usual_answer(seen),)


def _attack(
    seen: Observation, wanted: tactics.Attack, chance: Chance, *, mobilise: bool
) -> tuple[Action, ...]:
    """The whole form: what to lay, where to, with what, and how bombs are divided."""
    actions: list[Action] = [Clear("aircraft")]
    if mobilise:
        actions.append(Clear("mobilise"))
        # A War card on a base of the hand mobilises that base too: so places come first.
        first = sorted(wanted.layings, key=lambda each: each.site is not None)
        actions += (Tick("mobilise", each.card, each.site) for each in first)
    actions.append(Aim(wanted.target))
    actions += (Tick("aircraft", card) for card in wanted.aircraft)
    if wanted.target == RESOURCES:
        actions += _dividing(seen, BOMBS[chance.below(len(BOMBS))])
    return (*actions, Confirm())


def _dividing(seen: Observation, word: str) -> tuple[Action, ...]:
    """The standing order for what strikes Resources, where it is another."""
    if seen.orders.bombs == word:
        return ()
    review = () if seen.desk.ordering else (Review(True),)
    return (*review, Instruct("bombs", word))


def _ticked(slot: Slot, cards: Cards) -> tuple[Action, ...]:
    return (Clear(slot), *(Tick(slot, card) for card in cards), Confirm())
