"""What trades are worth to a player by rules of thumb. No part of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.chance import Chance
from engine.game import Seat
from engine.games.aamonopoly.actions import Action, Draw, Propose, Tick
from engine.games.aamonopoly.board import LOTS, mortgage
from engine.games.aamonopoly.model import Observation, Offer, Side
from engine.games.aamonopoly.rules.lots import family
from engine.games.aamonopoly.rules.steps import deed
from engine.games.aamonopoly.rules.trade import fees, gain, offer_of, tradable
from engine.games.aamonopoly.rules.writing import partners

CARD: Final = 40
"""What a card to leave prison is worth."""
WHOLE: Final = 2.0
"""How much more a lot is worth to whoever it makes a group whole for."""
SPOILT: Final = 1.6
"""How much more it is worth to hold a lot that another lacks."""
PREMIUM: Final = 150
"""Percent of its price that is offered for a lot."""


def welcome(seen: Observation, offer: Offer, seat: Seat) -> bool:
    """Whether a seat gets more than it gives, by what both are worth to it."""
    own, other = (offer.gives, offer.gets) if seat == offer.by else (offer.gets, offer.gives)
    rival = offer.to if seat == offer.by else offer.by
    lost = sum(_kept(seen, n, rival) for n in own.squares) + CARD * len(own.cards)
    won = sum(_got(seen, n, seat, other) for n in other.squares) + CARD * len(other.cards)
    return won + gain(seen, offer, seat) > lost


def _base(seen: Observation, square: int) -> int:
    lot = LOTS[square]
    return mortgage(lot) if deed(seen.deeds, square).mortgaged else lot.price


def _kept(seen: Observation, square: int, rival: Seat) -> float:
    """More where the other would have the group whole by it."""
    others = [n for n in family(square) if n != square]
    spoils = all(deed(seen.deeds, n).owner == rival for n in others)
    return _base(seen, square) * (SPOILT if spoils else 1.0)


def _got(seen: Observation, square: int, seat: Seat, side: Side) -> float:
    """More where it makes a group whole."""
    others = [n for n in family(square) if n != square and n not in side.squares]
    whole = all(deed(seen.deeds, n).owner == seat for n in others)
    return _base(seen, square) * (WHOLE if whole else 1.0)


def offered(seen: Observation, seat: Seat, chance: Chance) -> tuple[Action, ...]:
    """Write and make an offer of cash for a lot that makes a group whole; nothing if none does."""
    if offer_of(seen, seat) is not None:
        return ()
    cash = seen.estates[seat].cash
    wanted = [n for n in _lacking(seen, seat) if LOTS[n].price * PREMIUM // 100 <= cash]
    if not wanted:
        return ()
    square = wanted[chance.below(len(wanted))]
    owner = deed(seen.deeds, square).owner
    if owner is None or owner not in partners(seen, seat):
        return ()
    pays = LOTS[square].price * (PREMIUM + chance.below(40)) // 100
    # A mortgaged lot costs its new owner 10 % at once.
    most = cash - fees(seen.deeds, (square,))
    return Draw(owner), Tick(square), Propose(pays=min(pays, most))


def _lacking(seen: Observation, seat: Seat) -> Iterator[int]:
    """The lots of others that would make a group of the seat's whole."""
    for square in LOTS:
        owner = deed(seen.deeds, square).owner
        if owner is None or owner == seat or not tradable(seen.deeds, square, owner):
            continue
        if all(deed(seen.deeds, n).owner == seat for n in family(square) if n != square):
            yield square
