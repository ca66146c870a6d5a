"""The question before a seat, as things to tick and press."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.ships import words
from engine.games.ships.cards import Card, kinds
from engine.games.ships.commands import (
    Batch,
    Choices,
    filled,
    most,
    ordered,
    suggested_salvos,
    takeable,
)
from engine.games.ships.model import Clear, Confirm, Desk, Observation, Reopen, Slot, Tick
from engine.screen import Block, Menu, Note, Option, Pick
from engine.text import Text


def questions(seen: Observation, choices: Choices, t: Text) -> Iterator[Block]:
    desk = seen.desk
    if desk is None or seen.outcome is not None:
        return
    if desk.sealed and desk.stage is not None:
        yield Note(t("sealed", answer=_answer(seen, desk, t)))
        yield from _orders(desk, t)
        yield Menu(t("menu-reopen"), (Option(t("reopen"), (Reopen(desk.stage),)),))
    if Confirm() not in choices:
        yield from _idle(seen, desk, t)
        return
    yield from _slots(seen, desk, choices, t)
    answer = Option(_answer(seen, desk, t), (Confirm(),), weight="main")
    yield Menu(t(f"menu-confirm-{desk.stage}"), (answer,))


def _idle(seen: Observation, desk: Desk, t: Text) -> Iterator[Note]:
    if desk.stage is None:
        yield from _orders(desk, t)
        gaged = seen.phase == "fire" and seen.latest.gage not in {None, seen.viewer}
        yield Note(t("idle-no-gage" if gaged else "idle"))


def _orders(desk: Desk, t: Text) -> Iterator[Note]:
    """What the seat has ordered for later in the turn."""
    if desk.fire is not None and desk.stage == "sail":
        cards = words.counted(desk.fire, t) if desk.fire else t("hold-fire")
        yield Note(t("ordered-fire", answer=cards))
    if desk.retire is not None and desk.stage != "retire":
        cards = words.counted(desk.retire, t) if desk.retire else t("retire-none")
        yield Note(t("ordered-retire", answer=cards))


def _slots(seen: Observation, desk: Desk, choices: Choices, t: Text) -> Iterator[Block]:
    match desk.stage:
        case "reload":
            yield _pick(seen, desk, choices, "discard", t("pick-discard", most=4), t)
        case "sail":
            yield from _sail(seen, desk, choices, t)
        case "fire":
            yield _salvos(seen, desk, choices, t("menu-fire"), t)
            yield from _orders(desk, t)
        case "retire":
            yield _pick(seen, desk, choices, "retire", t("pick-retire", most=3), t)


def _sail(seen: Observation, desk: Desk, choices: Choices, t: Text) -> Iterator[Block]:
    if takeable(seen, choices, "winds"):
        yield _pick(seen, desk, choices, "winds", t("pick-winds"), t)
    else:
        yield Note(t("no-winds"))
    yield _salvos(seen, desk, choices, t("menu-fire-ahead"), t)
    if takeable(seen, choices, "retire"):
        yield _pick(seen, desk, choices, "retire", t("pick-retire-ahead", most=3), t)
    yield Menu(
        t("menu-retire-ahead"),
        (
            Option(t("ask-me-then"), ordered("retire", None), ticked=desk.retire is None),
            Option(t("retire-none"), ordered("retire", {}), ticked=desk.retire == ()),
        ),
    )


def _pick(
    seen: Observation, desk: Desk, choices: Choices, slot: Slot, prompt: str, t: Text
) -> Pick:
    """One option a card; of a kind, as many are ticked as in the draft."""
    ticked = desk.ticked(slot)
    options = tuple(
        Option(t(f"card-{card}"), (Tick(slot, card),), ticked=nth < ticked.count(card))
        for card, count in kinds(takeable(seen, choices, slot)).items()
        for nth in range(count)
    )
    return Pick(prompt, options, Clear(slot), high=most(seen, choices, slot))


def _salvos(seen: Observation, desk: Desk, choices: Choices, prompt: str, t: Text) -> Menu:
    """Fire so much of one kind, hold fire or, ahead of Fire, give no order."""
    ahead = desk.stage == "sail"

    def option(label: str, shot: tuple[tuple[Card, int], ...]) -> Option:
        batch: Batch = ordered("fire", dict(shot)) if ahead else filled("fire", dict(shot))
        drafted = desk.fire if ahead else desk.ticked("fire")
        return Option(label, batch, ticked=drafted == tuple(c for c, n in shot for _ in range(n)))

    salvos = (
        option(t(f"cards-{card}", n=count), ((card, count),))
        for card, count in suggested_salvos(seen, choices)
    )
    later = Option(t("ask-me-then"), ordered("fire", None), ticked=desk.fire is None)
    return Menu(prompt, (*((later,) if ahead else ()), option(t("hold-fire"), ()), *salvos))


def _answer(seen: Observation, desk: Desk, t: Text) -> str:
    """What confirming does, or did, in words."""
    match desk.stage:
        case "reload":
            count = len(desk.discard)
            return t("do-exchange", n=count) if count else t("do-keep", n=len(seen.hand))
        case "sail":
            cards = words.counted(desk.winds, t)
            return t("do-sail", cards=cards) if desk.winds else t("do-sail-no-wind")
        case "fire":
            cards = words.counted(desk.ticked("fire"), t)
            return t("do-fire", cards=cards) if desk.fire else t("hold-fire")
        case _:
            count = len(desk.ticked("retire"))
            return t("do-retire", n=count) if count else t("do-retire-none")
