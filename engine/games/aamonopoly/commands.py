"""What is typed as a command, and what there is to type."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, TypeAlias

from engine.game import IllegalAction, Seat
from engine.games.aamonopoly.actions import (
    Accept,
    Action,
    Attack,
    Bail,
    Build,
    Buy,
    Clear,
    Conquer,
    Decline,
    Draw,
    DrawInstead,
    Lift,
    Linger,
    Mortgage,
    Order,
    PayUp,
    Propose,
    Refuse,
    Repel,
    Sell,
    Settle,
    Tick,
    TickCard,
    Use,
    Withdraw,
)
from engine.games.aamonopoly.board import LOTS
from engine.games.aamonopoly.model import Observation
from engine.games.aamonopoly.rules.steps import deed

Choices: TypeAlias = Sequence[Any]
Batch: TypeAlias = tuple[Action, ...]
Managing: TypeAlias = Literal["build", "sell", "mortgage", "lift"]
Answering: TypeAlias = Literal["accept", "refuse", "withdraw"]
Outcome: TypeAlias = Literal["attack", "peace", "on", "back", "stay", "eliminate"]

MANAGING: Final[dict[Managing, type[Build | Sell | Mortgage | Lift]]] = {
    "build": Build,
    "sell": Sell,
    "mortgage": Mortgage,
    "lift": Lift,
}


def square_named(key: str) -> int:
    """The lot of a key such as ``italy``. Raises IllegalAction where none is called so."""
    for square, lot in LOTS.items():
        if lot.key == key:
            return square
    raise IllegalAction("error-unknown-lot", text=key[:40])


def key_of(square: int) -> str:
    """The key of a lot. Raises KeyError for a square that is none."""
    return LOTS[square].key


def manage(way: Managing, key: str) -> Batch:
    """Build, sell, mortgage or lift at a lot. Raises like ``square_named``."""
    return (MANAGING[way](square_named(key)),)


def manageable(choices: Choices, way: Managing) -> tuple[int, ...]:
    """The lots where that can be done now."""
    return tuple(c.square for c in choices if isinstance(c, MANAGING[way]))


def use(number: int, *, attack: bool) -> Batch:
    """An army as the screen counts it, from 1."""
    return (Use(number - 1, attack),)


def buy(*, auction: bool) -> Batch:
    return (Decline() if auction else Buy(),)


def pay(*, draw: bool) -> Batch:
    return (DrawInstead() if draw else PayUp(),)


def bail(seen: Observation, number: int | None, *, card: bool) -> Batch:
    """Free an army; where none is named, the first in prison. Raises IllegalAction without one."""
    armies = () if seen.viewer is None else seen.estates[seen.viewer].armies
    held = [n for n, army in enumerate(armies) if army.tries is not None]
    if not held:
        raise IllegalAction("error-not-in-prison")
    return (Bail(held[0] if number is None else number - 1, "card" if card else "cash"),)


def orders(seen: Observation, *, no_mercy: bool | None, wait: bool | None) -> Batch:
    """Standing orders to give, or to take back; beside another, one that stands so is left out.

    Raises:
        IllegalAction: none is named.
    """
    named: list[tuple[Action, bool]] = []
    estate = None if seen.viewer is None else seen.estates[seen.viewer]
    if no_mercy is not None:
        named.append((Order(no_mercy), estate is not None and estate.harsh == no_mercy))
    if wait is not None:
        named.append((Linger(wait), estate is not None and estate.lingers == wait))
    if not named:
        raise IllegalAction("error-which-order")
    changes = tuple(action for action, stands in named if not stands)
    return changes or tuple(action for action, _ in named)


def fight(choices: Choices, wanted: Outcome, *, back: bool) -> Batch:
    """Attack or not; what becomes of a combat that was won.

    Args:
        back: whether the own army goes back after an elimination, not on.

    Raises:
        IllegalAction: nothing of the kind is asked.
    """
    if wanted in ("attack", "peace"):
        return (Attack() if wanted == "attack" else Settle(),)
    out = wanted == "eliminate"
    step = ("back" if back else "on") if out else wanted
    by = {"on": 1, "back": -1, "stay": 0}[step]
    if any(isinstance(choice, Conquer) for choice in choices):
        return (Conquer(by, out),)
    if any(isinstance(choice, Repel) for choice in choices):
        return (Repel(0 if out else by, out),)
    raise IllegalAction("error-no-victory")


def answer(seen: Observation, way: Answering, by: Seat | None) -> Batch:
    """To the offer of a seat, or the only one there is. Raises IllegalAction where that is open."""
    if way == "withdraw":
        return (Withdraw(),)
    made = [offer.by for offer in seen.offers if offer.to == seen.viewer]
    if by is None and len(made) > 1:
        raise IllegalAction("error-which-offer")
    whose = by if by is not None else made[0] if made else None
    if whose is None:
        raise IllegalAction("error-no-offer")
    return (Accept(whose) if way == "accept" else Refuse(whose),)


def trade(
    seen: Observation, to: Seat, give: str | None, get: str | None, pay_: int, ask: int
) -> Batch:
    """Write a trade, and offer it where anything is in it.

    Args:
        give, get: keys of lots or cards, separated by commas.

    Raises:
        IllegalAction: a key is no lot and no card that one of the two has.
    """
    ticks = (*_ticks(seen, give, seen.viewer), *_ticks(seen, get, to))
    if not ticks and not (pay_ or ask):
        return (Draw(to), Clear("gives"))
    return (Draw(to), *ticks, Propose(pay_, ask))


def _ticks(seen: Observation, keys: str | None, seat: Seat | None) -> Iterator[Action]:
    """What a seat puts in. Raises IllegalAction for what it does not have."""
    for key in filter(None, (part.strip() for part in (keys or "").split(","))):
        held = () if seat is None else seen.estates[seat].cards
        card = next((card for card in held if card == key), None)
        if card is not None:
            yield TickCard(card)
            continue
        square = square_named(key)
        if deed(seen.deeds, square).owner != seat:
            raise IllegalAction("error-not-theirs")
        yield Tick(square)
