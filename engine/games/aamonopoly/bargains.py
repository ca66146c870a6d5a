"""Trades as things to press: the one being written, those offered, and the answers to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from engine.game import Seat, Span
from engine.games.aamonopoly import words
from engine.games.aamonopoly.actions import (
    Accept,
    Clear,
    Draw,
    Drop,
    Propose,
    Refuse,
    Tick,
    TickCard,
    Withdraw,
)
from engine.games.aamonopoly.model import Draft, Observation, Side
from engine.games.aamonopoly.rules.trade import burdened, goods, objection
from engine.screen import Amount, Block, Menu, Note, Option, Pick
from engine.text import Text

Choices: TypeAlias = Sequence[Any]


def answers(seen: Observation, seat: Seat, choices: Choices, t: Text) -> Iterator[Block]:
    """To the offers made to the seat, and the taking back of its own."""
    for offer in seen.offers:
        if offer.to == seat:
            refuse = Option(t("refuse"), (Refuse(offer.by),))
            accept = Option(t("accept"), (Accept(offer.by),), weight="main")
            able = Accept(offer.by) in choices
            yield Menu(words.offer(offer, t), (accept, refuse) if able else (refuse,))
            if (why := objection(seen, offer)) is not None:
                yield Note(t(why))
        elif offer.by == seat:
            yield Menu(words.offer(offer, t), (Option(t("withdraw"), (Withdraw(),)),))


def bargaining(seen: Observation, choices: Choices, t: Text) -> Iterator[Block]:
    """Whom to trade with; then, while a trade is being written, what goes into it."""
    partners = [choice for choice in choices if isinstance(choice, Draw)]
    draft = seen.draft
    if partners and draft is None:
        options = tuple(Option(t.who(choice.to), (choice,)) for choice in partners)
        yield Menu(t("menu-trade"), options)
    if draft is None or Drop() not in choices:
        return
    mortgaged = burdened(seen.deeds, draft)
    gives, gets = (words.side(side, mortgaged, t) for side in (draft.gives, draft.gets))
    yield Note(t("draft", name=t.who(draft.to), gives=gives, gets=gets))
    yield from _picks(seen, draft, t)
    yield from _proposing(draft, choices, t)
    yield Menu(t("menu-drop"), (Option(t("drop"), (Drop(),)),))


def _picks(seen: Observation, draft: Draft, t: Text) -> Iterator[Block]:
    """The lots and cards of both, ticked where they are in it."""
    if options := tuple(_goods(seen, draft.by, draft.gives, t)):
        yield Pick(t("menu-gives"), options, Clear("gives"), high=len(options))
    if options := tuple(_goods(seen, draft.to, draft.gets, t)):
        prompt = t("menu-gets", name=t.who(draft.to))
        yield Pick(prompt, options, Clear("gets"), high=len(options))


def _goods(seen: Observation, seat: Seat, side: Side, t: Text) -> Iterator[Option]:
    lots, cards = goods(seen, seat)
    for square in lots:
        label = words.lot(seen.deeds, square, t)
        yield Option(label, (Tick(square),), ticked=square in side.squares)
    for card in cards:
        yield Option(words.card(card, t), (TickCard(card),), ticked=card in side.cards)


def _proposing(draft: Draft, choices: Choices, t: Text) -> Iterator[Block]:
    """Without cash by a button; with cash by a form, on either side."""
    spans = [c for c in choices if isinstance(c, Span) and isinstance(c.action, Propose)]
    even = [span for span in spans if Propose() in span]
    if even:
        yield Menu(t("menu-propose"), (Option(t("propose"), (Propose(),), weight="main"),))
    for span in spans:
        if span.high == 0:
            continue
        prompt = t(f"propose-{span.field}-most", most=span.high)
        yield Amount(prompt, t(f"propose-{span.field}", name=t.who(draft.to)), span)
