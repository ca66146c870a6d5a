"""The same facts as in the pictures, for those who cannot see them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, TypeAlias

from engine.game import ALT_LIMIT, Seat
from engine.games.aamonopoly import words
from engine.games.aamonopoly.model import FACTORY, Deed, Observation
from engine.games.aamonopoly.pictures.centre import news
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
    if seen.outcome is None:
        yield t("turn", round=seen.round, rounds=seen.options.rounds, name=t.who(seen.turn))
    else:
        first = (seat for seat, rank in enumerate(seen.outcome.places) if rank == 1)
        yield f"{t('over')} {t('alt-won', names=t.listed(map(t.who, first)))}"
    if detail != "least":
        yield from _moment(seen, t)
    for seat in range(len(seen.estates)):
        yield _seat(seen, Seat(seat), t, detail)
    if detail != "least":
        yield t("bank", yards=seen.bank.yards, factories=seen.bank.factories)
        yield words.decks(seen, t)


def _moment(seen: Observation, t: Text) -> Iterator[str]:
    """What presses, the dice and the last combat."""
    if seen.awaited:
        yield t("alt-awaited", names=t.listed(map(t.who, seen.awaited)))
    if said := news(seen, t):
        yield f"{said}."
    if seen.progress.dice:
        one, other = seen.progress.dice
        yield t(f"dice-{seen.progress.mode}", one=one, other=other)
    if seen.battle is not None:
        yield words.fought(seen.battle, t)


def _seat(seen: Observation, seat: Seat, t: Text, detail: Detail) -> str:
    estate = seen.estates[seat]
    told = {"armies": words.armies(estate, t), "lots": _lots(seen, seat, t, detail)}
    if detail in ("brief", "least") and estate.armies:
        told["armies"] = t("alt-armies-many", n=len(estate.armies))
    if estate.cards:
        told["lots"] += f"; {t('seat-cards', n=len(estate.cards))}"
    return t("alt-seat", name=t.who(seat), cash=estate.cash, **told)


def _lots(seen: Observation, seat: Seat, t: Text, detail: Detail) -> str:
    mine = owned(seen.deeds, seat)
    if not mine:
        return t("alt-lots-none")
    if detail == "whole":
        return t("alt-lots", lots=words.lots(seen.deeds, seat, t))
    deeds = [seen.deeds[number] or Deed() for number in mine]
    return t(
        "alt-lots-many",
        lots=len(mine),
        yards=sum(deed.level for deed in deeds if deed.level < FACTORY),
        factories=sum(deed.level == FACTORY for deed in deeds),
        mortgaged=sum(deed.mortgaged for deed in deeds),
    )


def _estate(seen: Observation, t: Text, detail: Detail) -> Iterator[str]:
    seat = seen.turn if seen.viewer is None else seen.viewer
    estate = seen.estates[seat]
    yield t("alt-estate", cash=estate.cash, worth=estate.cash + worth(seen.deeds, seat))
    if estate.armies:
        yield t("alt-armies", armies=words.armies(estate, t))
    else:
        yield t(f"picture-{estate.standing}")
    if estate.cards:
        yield t("alt-cards", cards=", ".join(words.card(card, t) for card in estate.cards))
    lots = in_groups(seen, seat)
    if not lots:
        yield t("picture-no-lots")
    elif detail == "whole":
        yield t("alt-lots-own", lots="; ".join(_earning(seen, number, t) for number in lots))
    elif detail == "counted":
        yield t("alt-lots-own", lots=", ".join(words.lot(seen.deeds, number, t) for number in lots))
    else:
        yield f"{_lots(seen, seat, t, detail)}."


def _earning(seen: Observation, number: int, t: Text) -> str:
    told, deed = words.lot(seen.deeds, number, t), seen.deeds[number]
    if deed is not None and deed.mortgaged:
        return told
    return t("alt-lot-earns", square=told, earns=earns(seen, number, t))
