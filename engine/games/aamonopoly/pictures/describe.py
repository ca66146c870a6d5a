"""The same facts as in the pictures, for those who cannot see them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, TypeAlias

from engine.game import ALT_LIMIT, Seat
from engine.games.aamonopoly.board import BOARD
from engine.games.aamonopoly.model import FACTORY, Battle, Deed, Observation
from engine.games.aamonopoly.pictures.board import title
from engine.games.aamonopoly.pictures.centre import news, place
from engine.games.aamonopoly.pictures.estate import in_groups
from engine.games.aamonopoly.pictures.strip import earns
from engine.games.aamonopoly.rules.lots import owned, worth
from engine.text import Text

Detail: TypeAlias = Literal["whole", "counted", "brief", "least"]
"""How much is told, so that it fits: all lots by name; lots counted; armies counted too; seats
alone.
"""


def describe(seen: Observation, t: Text) -> str:
    told: Callable[[Observation, Text, Detail], Iterator[str]] = _board
    if seen.viewer is not None:
        told = _estate
    details: tuple[Detail, ...] = ("whole", "counted", "brief")
    for detail in details:
        said = " ".join(told(seen, t, detail))
        if len(said) <= ALT_LIMIT:
            return said
    return " ".join(told(seen, t, "least"))


def _board(seen: Observation, t: Text, detail: Detail) -> Iterator[str]:
    yield f"{title(seen, t)}."
    if seen.outcome is not None:
        first = (seat for seat, rank in enumerate(seen.outcome.places) if rank == 1)
        yield t("alt-won", names=t.listed(map(t.who, first)))
    if detail != "least":
        yield from _moment(seen, t)
    for seat in range(len(seen.estates)):
        yield _seat(seen, Seat(seat), t, detail)
    if detail != "least":
        yards, factories = seen.bank.yards, seen.bank.factories
        sizes = {"bulletins": seen.heaps[0].size, "messages": seen.heaps[1].size}
        yield t("alt-bank", yards=yards, factories=factories, **sizes)


def _moment(seen: Observation, t: Text) -> Iterator[str]:
    """What presses, the dice and the last combat."""
    if seen.awaited:
        yield t("alt-awaited", names=t.listed(map(t.who, seen.awaited)))
    if said := news(seen, t):
        yield f"{said}."
    elif seen.drawn is not None:
        yield t("alt-drawn", card=t(f"card-{seen.drawn}"))
    if seen.progress.dice:
        first, second = seen.progress.dice
        yield t(f"alt-{seen.progress.mode}", first=first, second=second)
    if seen.battle is not None:
        yield _battle(seen.battle, t)


def _battle(battle: Battle, t: Text) -> str:
    thrown = (
        t("alt-dice", name=t.who(seat), dice=", ".join(map(str, dice)))
        for seat, dice in enumerate(battle.rolls[-1])
        if dice
    )
    square, best = t(f"square-{BOARD[battle.square].key}"), t.who(battle.winner)
    return t("alt-battle", square=square, dice="; ".join(thrown), name=best)


def _seat(seen: Observation, seat: Seat, t: Text, detail: Detail) -> str:
    estate, name = seen.estates[seat], t.who(seat)
    if estate.standing == "out":
        return t("alt-seat-out", name=name)
    lots = _lots(seen, seat, t, detail)
    if estate.cards:
        lots = f"{lots}; {t('alt-passes', cards=len(estate.cards))}"
    if estate.standing == "awaiting":
        return t("alt-seat-awaiting", name=name, cash=estate.cash, lots=lots)
    armies = ", ".join(place(army, t) for army in estate.armies)
    if detail in ("brief", "least"):
        armies = str(len(estate.armies))
    return t("alt-seat", name=name, cash=estate.cash, armies=armies, lots=lots)


def _lots(seen: Observation, seat: Seat, t: Text, detail: Detail) -> str:
    mine = owned(seen.deeds, seat)
    if not mine:
        return t("alt-lots-none")
    if detail == "whole":
        return t("alt-lots", lots=", ".join(_lot(seen, number, t) for number in mine))
    deeds = [seen.deeds[number] or Deed() for number in mine]
    return t(
        "alt-lots-many",
        lots=len(mine),
        yards=sum(deed.level for deed in deeds if deed.level < FACTORY),
        factories=sum(deed.level == FACTORY for deed in deeds),
        mortgaged=sum(deed.mortgaged for deed in deeds),
    )


def _lot(seen: Observation, number: int, t: Text) -> str:
    deed, square = seen.deeds[number] or Deed(), t(f"square-{BOARD[number].key}")
    if deed.level:
        return t("alt-lot-built", square=square, level=deed.level)
    return t("alt-lot-mortgaged", square=square) if deed.mortgaged else square


def _estate(seen: Observation, t: Text, detail: Detail) -> Iterator[str]:
    seat = seen.turn if seen.viewer is None else seen.viewer
    estate = seen.estates[seat]
    yield t("alt-estate", cash=estate.cash, worth=estate.cash + worth(seen.deeds, seat))
    if estate.armies:
        yield t("alt-armies", armies=", ".join(place(army, t) for army in estate.armies))
    else:
        yield t(f"picture-{estate.standing}")
    if estate.cards:
        yield t("alt-cards", cards=", ".join(t(f"card-{card}") for card in estate.cards))
    lots = in_groups(seen, seat)
    if not lots:
        yield t("picture-no-lots")
    elif detail == "whole":
        yield t("alt-lots-own", lots="; ".join(_earning(seen, number, t) for number in lots))
    elif detail == "counted":
        yield t("alt-lots-own", lots=", ".join(_lot(seen, number, t) for number in lots))
    else:
        yield f"{_lots(seen, seat, t, detail)}."


def _earning(seen: Observation, number: int, t: Text) -> str:
    told, deed = _lot(seen, number, t), seen.deeds[number]
    if deed is not None and deed.mortgaged:
        return told
    return t("alt-lot-earns", square=told, earns=earns(seen, number, t))
