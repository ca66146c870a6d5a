"""Phrases that the screen, the pictures and the log share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.game import Outcome, Seat, Viewer
from engine.games.aamonopoly.board import BOARD, LOTS, NTH, Corner, Draw, Tax
from engine.games.aamonopoly.cards import DECKS, FACES, Card, figures
from engine.games.aamonopoly.model import (
    FACTORY,
    Army,
    Battle,
    Deeds,
    Estate,
    Observation,
    Offer,
    Sale,
    Side,
    Table,
)
from engine.games.aamonopoly.rules.lots import owned, rent
from engine.games.aamonopoly.rules.steps import deed
from engine.text import Text

DOT = " · "


def square(number: int, t: Text) -> str:
    """``Italy``; of those called the same, which: ``Messages II``."""
    name = t(f"square-{BOARD[number].key}")
    return t("square-nth", square=name, nth=NTH[number]) if number in NTH else name


def squares(numbers: Iterable[int], t: Text) -> str:
    return t.listed(square(number, t) for number in numbers)


def lot(deeds: Deeds, number: int, t: Text) -> str:
    """``Italy (2 Yards)``."""
    held, name = deed(deeds, number), square(number, t)
    if held.mortgaged:
        return t("lot-mortgaged", square=name)
    if held.level == FACTORY:
        return t("lot-factory", square=name)
    return t("lot-yards", square=name, n=held.level) if held.level else name


def lots(deeds: Deeds, seat: Seat, t: Text) -> str:
    """All that a seat owns, in board order; empty for nothing."""
    return some_lots(deeds, owned(deeds, seat), t)


def some_lots(deeds: Deeds, numbers: Iterable[int], t: Text) -> str:
    return ", ".join(lot(deeds, number, t) for number in numbers)


def card(key: Card, t: Text) -> str:
    return t(f"card-{key}")


def card_text(key: Card, t: Text) -> str:
    """What a card says."""
    return t(f"card-{key}-text", **figures(FACES[key]))


def army(army_: Army, t: Text) -> str:
    """Where it is."""
    if army_.tries is None:
        return square(army_.square, t)
    return t("army-held", n=army_.tries)


def armies(estate: Estate, t: Text) -> str:
    """Where they are; or what it means that there are none."""
    if estate.standing != "in":
        return t(f"standing-{estate.standing}")
    return ", ".join(army(each, t) for each in estate.armies)


def whom(viewer: Viewer, t: Text) -> str:
    """A seat's name, or the bank."""
    return t("the-bank") if viewer is None else t.who(viewer)


def side(goods: Side, mortgaged: Sequence[int], t: Text) -> str:
    """All that one seat gives in a trade, and which lots of it are mortgaged."""
    parts = [
        t("lot-mortgaged", square=square(number, t)) if number in mortgaged else square(number, t)
        for number in goods.squares
    ]
    parts += [card(key, t) for key in goods.cards]
    parts += [t("cash", amount=goods.cash)] if goods.cash else []
    return t.listed(parts) if parts else t("side-nothing")


def offer(offer_: Offer, t: Text) -> str:
    return t(
        "offer",
        name=t.who(offer_.by),
        to=t.who(offer_.to),
        gives=side(offer_.gives, offer_.mortgaged, t),
        gets=side(offer_.gets, offer_.mortgaged, t),
    )


def dice(battle: Battle, t: Text) -> str:
    """The roll that decided: ``Anna 3, 5; Bruno 2``."""
    rolled = (
        t("dice-of", name=t.who(seat), dice=", ".join(map(str, own)))
        for seat, own in enumerate(battle.rolls[-1])
        if own
    )
    return "; ".join(rolled)


def fought(battle: Battle, t: Text) -> str:
    """A combat: where, the dice, and who won; and how often all were rolled."""
    line = t(
        "fought",
        name=t.who(battle.attacker),
        square=square(battle.square, t),
        dice=dice(battle, t),
        winner=t.who(battle.winner),
    )
    again = len(battle.rolls) - 1
    return f"{line} {t('fought-again', n=again)}" if again else line


def prospect(table: Table, number: int, t: Text, *, paid: bool = False) -> str:
    """What awaits the mover on a square.

    Args:
        paid: whether the way there pays the salary.
    """
    awaits = _awaits(table, number, t)
    return f"{t('prospect-via')}; {awaits}" if paid else awaits


def _awaits(table: Table, number: int, t: Text) -> str:
    match BOARD[number]:
        case Tax(amount=amount):
            return t("prospect-tax", amount=amount)
        case Draw():
            return t("prospect-card")
        case Corner(key="via"):
            return t("prospect-neutral")
        case Corner(key=key):
            return t(f"prospect-{key}")
    owner = deed(table.deeds, number).owner
    if owner is None:
        group = t(f"group-{LOTS[number].group}")
        return t("prospect-sale", price=LOTS[number].price, group=group)
    if owner == table.turn:
        return t("prospect-own")
    if deed(table.deeds, number).mortgaged:
        return t("prospect-mortgaged", name=t.who(owner))
    fee = rent(table.deeds, number, sum(table.progress.dice))
    return t("prospect-rent", name=t.who(owner), amount=fee)


def enemies(table: Table, number: int) -> Iterator[Seat]:
    """The other seats with armies that could be attacked there, in board order."""
    for seat, estate in enumerate(table.estates):
        if seat != table.turn and any(
            each.square == number and each.tries is None for each in estate.armies
        ):
            yield Seat(seat)


def decks(seen: Observation, t: Text) -> str:
    """How many cards each has left."""
    sizes = {deck: heap.size for deck, heap in zip(DECKS, seen.heaps, strict=True)}
    return t("cards-left", **sizes)


def sold(sale: Sale, t: Text) -> str:
    """How an auction ended."""
    if sale.winner is None:
        return t("log-auctioned-none", square=square(sale.square, t))
    shown = {"square": square(sale.square, t), "price": sale.price}
    return t("log-auctioned", name=t.who(sale.winner), **shown)


def ended(outcome: Outcome, t: Text) -> str:
    name = "" if outcome.cause is None else t.who(outcome.cause)
    return t(outcome.reason, name=name)
