"""One line for each thing that happened."""

from __future__ import annotations

from typing import assert_never

from engine.games.aamonopoly import words
from engine.games.aamonopoly.dealings import (
    AuctionBegun,
    Auctioned,
    BidGiven,
    Bought,
    Built,
    Closed,
    Lifted,
    Mortgaged,
    Proposed,
    Sold,
    Withdrawn,
)
from engine.games.aamonopoly.events import (
    Bankrupt,
    Captured,
    Downgraded,
    Drawn,
    Eliminated,
    Ended,
    Event,
    Fought,
    Freed,
    Held,
    Left,
    Lingering,
    Missed,
    Moved,
    Ordered,
    Owing,
    Paid,
    Raised,
    Returned,
    Shuffled,
    Spared,
    Thrown,
    TurnBegun,
)
from engine.games.aamonopoly.model import FACTORY, Sale
from engine.text import Text


def narrate(event: Event, t: Text) -> str:
    match event:
        case TurnBegun() | Thrown() | Missed() | Moved() | Captured() | Freed() | Held():
            return _of_the_turn(event, t)
        case Paid() | Owing():
            return _of_money(event, t)
        case Drawn() | Shuffled():
            return _of_cards(event, t)
        case Bought() | AuctionBegun() | BidGiven() | Auctioned():
            return _of_lots(event, t)
        case Proposed() | Withdrawn() | Closed() | Ordered() | Lingering():
            return _of_talk(event, t)
        case Built() | Sold() | Mortgaged() | Lifted() | Raised():
            return _of_building(event, t)
        case Fought() | Spared():
            return _of_combat(event, t)
        case Eliminated() | Returned() | Downgraded() | Bankrupt() | Left():
            return _of_seats(event, t)
        case Ended(outcome=outcome):
            return words.ended(outcome, t)
        case _:
            assert_never(event)


def _of_combat(event: Fought | Spared, t: Text) -> str:
    match event:
        case Fought(battle=battle):
            return words.fought(battle, t)
        case Spared(seat=seat):
            return t("log-spared", name=t.who(seat))
        case _:
            assert_never(event)


def _of_talk(event: Proposed | Withdrawn | Closed | Ordered | Lingering, t: Text) -> str:
    match event:
        case Proposed() | Withdrawn() | Closed():
            return _of_offers(event, t)
        case Ordered(seat=seat, harsh=harsh):
            return t("log-order-given" if harsh else "log-order-taken", name=t.who(seat))
        case Lingering(seat=seat, asked=asked):
            return t("log-linger-given" if asked else "log-linger-taken", name=t.who(seat))
        case _:
            assert_never(event)


def _of_cards(event: Drawn | Shuffled, t: Text) -> str:
    if isinstance(event, Shuffled):
        return t("log-shuffled", deck=t(f"deck-{event.deck}"))
    shown = {"card": words.card(event.card, t), "text": words.card_text(event.card, t)}
    return t("log-drawn", name=t.who(event.seat), **shown)


def _of_the_turn(
    event: TurnBegun | Thrown | Missed | Moved | Captured | Freed | Held, t: Text
) -> str:
    name = t.who(event.seat)
    match event:
        case TurnBegun(round=number):
            return t("log-turn", round=number, name=name)
        case Thrown(mode=mode, dice=(one, other)):
            return t(f"log-thrown-{mode}", name=name, one=one, other=other)
        case Missed(turns=turns):
            return t("log-missed", name=name, n=turns)
        case Moved(square=square, by=by):
            return t(f"log-moved-{by}", name=name, square=words.square(square, t))
        case Captured(why=why):
            return t(f"log-captured-{why}", name=name)
        case Freed(by=by):
            return t(f"log-freed-{by}", name=name)
        case Held(tries=tries):
            return t("log-held", name=name, n=tries)
        case _:
            raise ValueError(f"no throw of two dice: {event}")


def _of_money(event: Paid | Owing, t: Text) -> str:
    seat = event.seat if isinstance(event, Owing) else event.payer
    names = {"name": words.whom(seat, t), "to": words.whom(event.to, t)}
    if isinstance(event, Owing):
        return t("log-owing", amount=event.amount, **names)
    if event.payer is None:
        names = {"name": names["to"]}
        return t(f"log-gets-{event.reason}", amount=event.amount, **names)
    if event.square is not None:
        place = words.square(event.square, t)
        return t(f"log-pays-{event.reason}", amount=event.amount, square=place, **names)
    return t(f"log-pays-{event.reason}", amount=event.amount, **names)


def _of_lots(event: Bought | AuctionBegun | BidGiven | Auctioned, t: Text) -> str:
    match event:
        case Bought(seat=seat, square=square, price=price):
            shown = {"square": words.square(square, t), "price": price}
            return t("log-bought", name=t.who(seat), **shown)
        case AuctionBegun(square=square):
            return t("log-auction", square=words.square(square, t))
        case BidGiven(amount=None):
            return ""
        case BidGiven(seat=seat, amount=0):
            return t("log-bid-none", name=t.who(seat))
        case BidGiven(seat=seat, amount=amount):
            return t("log-bid", name=t.who(seat), amount=amount)
        case Auctioned(square=square, winner=winner, price=price):
            return words.sold(Sale(square, winner, price), t)
        case _:
            assert_never(event)


def _of_offers(event: Proposed | Withdrawn | Closed, t: Text) -> str:
    offer = event.offer
    names = {"name": t.who(offer.by), "to": t.who(offer.to)}
    match event:
        case Proposed():
            return words.offer(offer, t)
        case Withdrawn():
            return t("log-closed-withdrawn", **names)
        case Closed(why=why):
            return t(f"log-closed-{why}", **names)
        case _:
            assert_never(event)


def _of_building(event: Built | Sold | Mortgaged | Lifted | Raised, t: Text) -> str:
    name, price = t.who(event.seat), event.price
    match event:
        case Built(square=square, level=level):
            key = "log-built-factory" if level == FACTORY else "log-built-yard"
            return t(key, name=name, square=words.square(square, t), price=price, n=level)
        case Sold(squares=squares, level=level):
            return t("log-sold", name=name, lots=words.squares(squares, t), price=price, n=level)
        case Mortgaged(square=square):
            return t("log-mortgaged", name=name, square=words.square(square, t), price=price)
        case Lifted(square=square):
            return t("log-lifted", name=name, square=words.square(square, t), price=price)
        case Raised():
            return t("log-raised", name=name, price=price)
        case _:
            assert_never(event)


def _of_seats(event: Eliminated | Returned | Downgraded | Bankrupt | Left, t: Text) -> str:
    name = t.who(event.seat)
    match event:
        case Eliminated(by=by, square=square, armies=armies, fate=fate):
            shown = {"by": t.who(by), "square": words.square(square, t), "n": armies}
            line = t("log-eliminated", name=name, **shown)
            return line if fate == "fights" else f"{line} {t(f'log-fate-{fate}', name=name)}"
        case Returned():
            return t("log-returned", name=name)
        case Downgraded(square=square, yards=yards):
            return t("log-downgraded", name=name, square=words.square(square, t), n=yards)
        case Bankrupt(to=to):
            return t("log-bankrupt", name=name, to=words.whom(to, t))
        case Left(why=why):
            return t(f"log-left-{why}", name=name)
        case _:
            assert_never(event)
