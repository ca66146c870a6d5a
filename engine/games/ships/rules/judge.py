"""How a position stands, and what a captain might do: for computers. No part of the rules."""

from __future__ import annotations

from collections import Counter
from math import exp
from typing import Final

from engine.chance import Chance
from engine.game import Seat
from engine.games.ships.cards import SHOT, WINDS, Card, Cards, kinds
from engine.games.ships.commands import Batch, fire, reload, retire, sail
from engine.games.ships.model import MOST, Ship, State

SCALE: Final = 2.5
"""Points ahead that make e : 1 odds of winning."""


def evaluate(state: State) -> tuple[float, ...]:
    """A ship is as strong as its weakest value; the others count for less."""
    ahead = _strength(state.ships[0]) - _strength(state.ships[1])
    ahead += 0.5 * (_salvo(state, Seat(0)) - _salvo(state, Seat(1)))
    won = 1 / (1 + exp(-ahead / SCALE))
    return won, 1 - won


def _strength(ship: Ship) -> float:
    least, middle, most = sorted((ship.hull, ship.rigging, ship.crew))
    return 1.0 * least + 0.3 * middle + 0.1 * most


def _salvo(state: State, seat: Seat) -> int:
    """The most cards of a kind of shot in a hand."""
    return max(map(state.hands[seat].count, SHOT))


def rollout(state: State, seat: Seat, chance: Chance) -> Batch:
    """Winds that go together, salvos of one kind whole or held, discards of what is few."""
    hand, desk = state.hands[seat], state.desks[seat]
    match desk.stage:
        case "reload":
            return reload(_some(hand, MOST["discard"], chance))
        case "sail":
            return sail(_winds(hand, chance))
        case "fire":
            shot = _any_of([card for card in SHOT if card in hand] or list(SHOT), chance)
            return fire(shot, hand.count(shot) if chance.below(5) else 0)
        case _:
            return retire(_some(hand, MOST["retire"], chance) if chance.below(2) else {})


def _winds(hand: Cards, chance: Chance) -> dict[Card, int]:
    """All, none or some of one wind of each pair that the hand has."""
    wanted: dict[Card, int] = {}
    effort = chance.below(4)
    for pair in (WINDS[:2], WINDS[2:]):
        held = [card for card in pair if card in hand]
        if held and effort:
            card = max(held, key=hand.count) if chance.below(4) else _any_of(held, chance)
            count = hand.count(card)
            wanted[card] = count if effort > 1 else chance.below(count + 1)
    return {card: count for card, count in wanted.items() if count}


def _some(hand: Cards, most: int, chance: Chance) -> Counter[Card]:
    """Cards of the kinds there are fewest of, or any; perhaps none."""
    count = min(len(hand), chance.below(most + 1))
    loose = chance.shuffled(hand)
    held = kinds(hand)
    if chance.below(3):
        loose = tuple(sorted(loose, key=lambda card: held[card]))
    return Counter(loose[:count])


def _any_of(cards: list[Card], chance: Chance) -> Card:
    return cards[chance.below(len(cards))]
