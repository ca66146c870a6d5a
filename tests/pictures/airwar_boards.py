"""Boards of AirWar made by hand, for what a picture of one must show."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.chance import Chance
from engine.game import Seat
from engine.games.airwar import GAME
from engine.games.airwar.faces import Card, Cards
from engine.games.airwar.model import Observation, Options, RaidSeen
from engine.games.airwar.pieces import Account, Clash, Combatant, Place, Plane, Room, Theatre

AXIS, ALLIES = Seat(0), Seat(1)
OPENING: Final[Observation] = GAME.observe(GAME.setup(Options(), 2, Chance("board", 0)).state, None)


def cards(keys: str) -> Cards:
    return tuple(map(Card, keys.split()))


def planes(keys: str) -> tuple[Plane, ...]:
    """``zero ace+hayate``: what is attached stands before its aircraft."""
    found = []
    for key in keys.split():
        *attached, card = key.split("+")
        found.append(Plane(Card(card), tuple(map(Card, attached))))
    return tuple(found)


def place(key: str, there: str = "", war: str = "") -> Place:
    return Place(Card(key), planes(there), cards(war))


def theatre(
    seat: Seat, *places: Place, war: str = "", industry: int = 60, convoy: int = 15
) -> Theatre:
    found = places or (place("midway" if seat else "lae"),)
    return Theatre(industry, convoy, found, cards(war))


def board(axis: Theatre | None = None, allies: Theatre | None = None) -> Observation:
    return replace(OPENING, theatres=(axis or theatre(AXIS), allies or theatre(ALLIES)))


def clash(axis: str, allies: str, *, fell: tuple[bool, bool] | None = None) -> Clash:
    """Between two aircraft as printed; not settled without who fell."""
    (one,), (other,) = planes(axis), planes(allies)
    falls = fell or (False, False)
    sides = (
        Combatant(one, False, 4, 3, fell=falls[0]),
        Combatant(other, False, 3, 4, fell=falls[1]),
    )
    return Clash(ALLIES, sides, settled=fell is not None)


def raided(
    seen: Observation,
    attacker: Seat,
    target: str,
    *,
    backs: int = 0,
    exposed: str = "",
    fresh: int = 0,
    engaged: str = "",
    clashes: tuple[Clash, ...] = (),
    own: str = "",
) -> Observation:
    """The same with a raid under way."""
    open_, met = planes(exposed), planes(engaged)
    raid = RaidSeen(
        "air",
        attacker,
        Card(target),
        "open",
        backs=backs,
        exposed=open_,
        fresh=fresh,
        engaged=met,
        laid=(),
        room=Room(0, 0),
        only=None,
        clash=None,
        own=cards(own),
    )
    size, met_by = backs + len(open_), fresh + len(met)
    account = Account(1, attacker, "air", Card(target), size, met_by, clashes)
    return replace(seen, raid=raid, accounts=(account,))
