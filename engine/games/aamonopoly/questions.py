"""The question before a seat, as things to press; what it may do beside comes after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from engine.game import Seat, Span
from engine.games.aamonopoly import words
from engine.games.aamonopoly.actions import (
    Attack,
    Bail,
    Bid,
    Buy,
    Conquer,
    Decline,
    DrawInstead,
    End,
    Linger,
    Order,
    PayUp,
    Repel,
    Roll,
    Settle,
    Use,
)
from engine.games.aamonopoly.bargains import answers, bargaining
from engine.games.aamonopoly.board import LOTS
from engine.games.aamonopoly.managing import managing
from engine.games.aamonopoly.model import Observation
from engine.games.aamonopoly.rules.legal import AT_LEISURE, bids_ahead
from engine.games.aamonopoly.rules.movement import forward, thrown
from engine.games.aamonopoly.rules.prison import BAIL
from engine.games.aamonopoly.rules.steps import square_of
from engine.games.aamonopoly.rules.turn import SPLITS
from engine.games.aamonopoly.tasks import Arrival, Auction, Choice, Defeat, Victory
from engine.screen import Amount, Block, Menu, Note, Option, Weight
from engine.text import Text

Choices: TypeAlias = Sequence[Any]


def questions(seen: Observation, choices: Choices, t: Text) -> Iterator[Block]:
    seat = seen.viewer
    if seat is None or not choices:
        return
    if seat in seen.awaited:
        yield from _owed(seen, seat, choices, t)
    else:
        yield from _ahead(seen, seat, choices, t)
    yield from answers(seen, seat, choices, t)
    if seat in seen.awaited:
        if seen.draft is None or not isinstance(seen.task, AT_LEISURE):
            yield from managing(seen, seat, choices, t)
        yield from bargaining(seen, choices, t)
    yield from _orders(choices, t)


def _owed(seen: Observation, seat: Seat, choices: Choices, t: Text) -> Iterator[Block]:
    """What the task in hand asks."""
    task = seen.task
    match task:
        case Choice():
            yield Menu(t(_which(task)), tuple(_uses(seen, seat, choices, t)))
        case Arrival():
            yield Menu(t("menu-arrival"), tuple(_arriving(seen, task, choices, t)))
        case Auction(square=square):
            yield from _bidding(square, choices, t)
        case Victory(army=army):
            here = square_of(seen, army)
            yield Menu(t("menu-victory"), tuple(_conquests(seen, here, choices, t)))
        case Defeat(army=army):
            here = square_of(seen, army)
            yield Menu(t("menu-defeat"), tuple(_repulses(seen, here, choices, t)))
        case _:
            yield from _throwing(seen, seat, choices, t)


def _which(task: Choice) -> str:
    return "menu-captured" if task.captured else "menu-army"


def _throwing(seen: Observation, seat: Seat, choices: Choices, t: Text) -> Iterator[Block]:
    """Throws, bail, the end of the turn, and what a card asks: each a button."""
    estate = seen.estates[seat]
    throws, bails, others = list[Option](), list[Option](), list[Option]()
    for choice in choices:
        match choice:
            case Roll(mode=mode):
                left = SPLITS - estate.splits
                throws.append(Option(t(f"throw-{mode}", n=left), (choice,), weight="main"))
            case Bail(army=number, by=by):
                label = t(f"bail-{by}", bail=BAIL, n=number + 1)
                bails.append(Option(label, (choice,)))
            case PayUp():
                others.append(Option(t("pay-up"), (choice,), weight="main"))
            case DrawInstead():
                others.append(Option(t("draw-instead"), (choice,)))
            case End():
                others.append(Option(t("end"), (choice,), weight="main"))
    for prompt, options in (("throw", throws), ("bail", bails), ("other", others)):
        if options:
            yield Menu(t(f"menu-{prompt}"), tuple(options))


def _uses(seen: Observation, seat: Seat, choices: Choices, t: Text) -> Iterator[Option]:
    """Each army with where it would go, and what awaits it there."""
    for choice in choices:
        if isinstance(choice, Use):
            army = seen.estates[seat].armies[choice.army]
            shown = {"n": choice.army + 1, "origin": words.army(army, t)}
            dice = seen.progress.dice
            if choice.army not in _moving(seen, seat):
                yield Option(t("use-stays", **shown), (choice,))
                continue
            there, paid = thrown(army.square, seen.progress.mode, dice)
            shown |= {"square": words.square(there, t)}
            if choice.attack:
                names = t.listed(map(t.who, words.enemies(seen, there)))
                yield Option(t("use-attack", names=names, **shown), (choice,), weight="danger")
            else:
                awaits = words.prospect(seen, there, t, paid=paid)
                yield Option(t("use", **shown), (choice,), detail=awaits, weight="main")


def _moving(seen: Observation, seat: Seat) -> tuple[int, ...]:
    """The armies that the dice would move: none of those that are captured, or stay in prison."""
    dice, double = seen.progress.dice, len({*seen.progress.dice}) == 1
    if not dice or seen.task == Choice(captured=True):
        return ()
    armies = seen.estates[seat].armies
    return tuple(n for n, army in enumerate(armies) if army.tries is None or double)


def _arriving(seen: Observation, task: Arrival, choices: Choices, t: Text) -> Iterator[Option]:
    square = square_of(seen, task.army)
    for choice in choices:
        match choice:
            case Buy():
                label = t("buy", square=words.square(square, t), price=LOTS[square].price)
                yield Option(label, (choice,), weight="main")
            case Decline():
                yield Option(t("decline"), (choice,))
            case Settle():
                awaits = words.prospect(seen, square, t)
                yield Option(t("settle"), (choice,), detail=awaits, weight="main")
            case Attack():
                names = t.listed(map(t.who, words.enemies(seen, square)))
                yield Option(t("attack", names=names), (choice,), weight="danger")


def _bidding(square: int, choices: Choices, t: Text) -> Iterator[Block]:
    """A form for the number, and a button for no bid."""
    price = LOTS[square].price
    yield Note(t("bid-rule", square=words.square(square, t), price=price))
    for choice in choices:
        if isinstance(choice, Span) and isinstance(choice.action, Bid):
            yield Menu(t("menu-bid"), (Option(t("bid-none"), (choice.at(0),)),))
            yield Amount(t("bid-most", most=choice.high), t("bid"), choice, weight="main")


def _ahead(seen: Observation, seat: Seat, choices: Choices, t: Text) -> Iterator[Block]:
    """The bid that a seat may give while the mover still decides, or has given for good."""
    task = seen.task
    if isinstance(task, Auction) and seen.bid is not None:
        yield Note(_bid(seen.bid, t))
    if not isinstance(task, Arrival) or not bids_ahead(seen, seat):
        return
    square = square_of(seen, task.army)
    yield Note(t("bid-ahead", name=t.who(seen.turn), square=words.square(square, t)))
    if seen.bid is not None:
        yield Note(f"{_bid(seen.bid, t)} {t('bid-changes')}")
    yield from _bidding(square, choices, t)


def _bid(amount: int, t: Text) -> str:
    return t("bid-given", amount=amount) if amount else t("bid-refrained")


def _conquests(seen: Observation, here: int, choices: Choices, t: Text) -> Iterator[Option]:
    for choice in choices:
        if isinstance(choice, Conquer):
            there, paid = forward(here, choice.by)
            key = "conquer-eliminate" if choice.eliminate else "conquer"
            label = t(key, way=_way(choice.by), square=words.square(there, t))
            weight: Weight = "danger" if choice.eliminate else "main"
            awaits = words.prospect(seen, there, t, paid=paid)
            yield Option(label, (choice,), awaits, weight=weight)


def _repulses(seen: Observation, here: int, choices: Choices, t: Text) -> Iterator[Option]:
    for choice in choices:
        if isinstance(choice, Repel):
            there, paid = forward(here, choice.by)
            if choice.eliminate:
                yield Option(t("repel-eliminate"), (choice,), weight="danger")
            else:
                label = t("repel", way=_way(choice.by), square=words.square(there, t))
                awaits = words.prospect(seen, there, t, paid=paid)
                yield Option(label, (choice,), awaits, weight="main")


def _way(by: int) -> str:
    return {1: "on", -1: "back"}.get(by, "stay")


def _orders(choices: Choices, t: Text) -> Iterator[Block]:
    for choice in choices:
        match choice:
            case Order(harsh=harsh):
                label = t("order-give" if harsh else "order-take")
                yield Menu(t("menu-order"), (Option(label, (choice,)),))
            case Linger(asked=asked):
                label = t("linger-give" if asked else "linger-take")
                yield Menu(t("menu-linger"), (Option(label, (choice,)),))
