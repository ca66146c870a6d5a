"""How a match looks: the board for everyone, and a seat's estate with its question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from engine.game import Seat
from engine.games.aamonopoly import words
from engine.games.aamonopoly.model import Observation
from engine.games.aamonopoly.questions import questions
from engine.games.aamonopoly.rules.lots import holdings, raisable, value
from engine.games.aamonopoly.rules.steps import square_of
from engine.games.aamonopoly.rules.turn import SPLITS
from engine.games.aamonopoly.tasks import Arrival, Auction, Censored, Debt, Defeat
from engine.screen import Block, Heading, Note, Prose, Rule, Screen
from engine.text import Text

Choices: TypeAlias = Sequence[Any]


def present(seen: Observation, choices: Choices, t: Text) -> Screen:
    return Screen.of((*_board(seen, t), *_own(seen, t), *questions(seen, choices, t)))


def _board(seen: Observation, t: Text) -> Iterator[Block]:
    turn = t("turn", round=seen.round, rounds=seen.options.rounds, name=t.who(seen.turn))
    yield Heading(t("over") if seen.outcome else turn)
    lots = holdings(seen.deeds, len(seen.estates))
    yield Prose("\n".join(_seat(seen, Seat(seat), own, t) for seat, own in enumerate(lots)))
    if notes := "\n".join(_notes(seen, t)):
        yield Note(notes)


def _seat(seen: Observation, seat: Seat, own: tuple[int, ...], t: Text) -> str:
    """What a seat has, its lots among it."""
    estate = seen.estates[seat]
    worth = estate.cash + value(seen.deeds, own)
    parts = [t("seat", name=t.who(seat), cash=estate.cash, worth=worth), words.armies(estate, t)]
    parts += [t("seat-lots", lots=words.some_lots(seen.deeds, own, t))] if own else []
    parts += [t("seat-cards", n=len(estate.cards))] if estate.cards else []
    parts += [t("seat-harsh")] if estate.harsh else []
    parts += [t("seat-lingers")] if estate.lingers else []
    return words.DOT.join(parts)


def _notes(seen: Observation, t: Text) -> Iterator[str]:
    """What is going on: what fell last, and what is open."""
    if seen.progress.dice:
        one, other = seen.progress.dice
        yield t(f"dice-{seen.progress.mode}", one=one, other=other)
    if seen.drawn is not None:
        shown = {"card": words.card(seen.drawn, t), "text": words.card_text(seen.drawn, t)}
        yield t("drawn", **shown)
    if seen.battle is not None:
        yield words.fought(seen.battle, t)
    if seen.sale is not None:
        yield words.sold(seen.sale, t)
    if seen.outcome is None:
        yield from _open(seen, t)
    yield t("bank", yards=seen.bank.yards, factories=seen.bank.factories)
    yield words.decks(seen, t)


def _open(seen: Observation, t: Text) -> Iterator[str]:
    """What only a match that goes on has: a question, offers, debts to come."""
    if (asked := _asked(seen, t)) is not None:
        yield asked
    yield from (words.offer(offer, t) for offer in seen.offers)
    for task in seen.tasks[1:]:
        if isinstance(task, Debt):
            shown = {"name": t.who(task.seat), "to": words.whom(task.to, t)}
            yield t("owes", amount=task.amount, **shown)
        elif isinstance(task, Auction):
            yield t("auction-next", square=words.square(task.square, t))


def _asked(seen: Observation, t: Text) -> str | None:
    """What is being asked, and of whom."""
    task, name = seen.task, t.who(seen.turn)
    match task:
        case None:
            return None
        case Arrival(army=army):
            return t("asks-arrival", name=name, square=words.square(square_of(seen, army), t))
        case Auction(square=square):
            names = t.listed(t.who(seat) for seat in seen.awaited)
            return t("asks-auction", square=words.square(square, t), names=names)
        case Debt(seat=seat, to=to, amount=amount):
            return t("asks-debt", name=t.who(seat), to=words.whom(to, t), amount=amount)
        case Defeat(winner=winner):
            return t("asks-defeat", name=t.who(winner), loser=name)
        case Censored(amount=amount):
            return t("asks-censored", name=name, amount=amount)
        case _:
            return t(f"asks-{task.kind}", name=name)


def _own(seen: Observation, t: Text) -> Iterator[Block]:
    """What the viewer may like to know before it answers."""
    over = seen.outcome is not None
    if over or seen.viewer is None or seen.estates[seen.viewer].standing == "out":
        return
    estate = seen.estates[seen.viewer]
    yield Rule()
    left = SPLITS - estate.splits
    raised = raisable(seen.deeds, seen.viewer)
    yield Prose(t("own", cash=estate.cash, raisable=raised, splits=left))
    if estate.cards:
        yield Note(t("own-cards", cards=t.listed(words.card(card, t) for card in estate.cards)))
