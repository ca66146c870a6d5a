"""Reads the words about a board of AA-Monopoly back into what its picture shows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.game import Seat
from engine.games.aamonopoly import words
from engine.games.aamonopoly.board import LOTS, SQUARES
from engine.games.aamonopoly.cards import FACES, Card
from engine.games.aamonopoly.model import FACTORY, Army, Bank, Battle, Deed, Observation, Standing
from engine.games.aamonopoly.tasks import Auction, Debt, Task
from engine.text import Text
from tests.pictures.reading import Words

NUMBER: Final = "[0-9](?:[0-9.,\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]*[0-9])?"
"""With whatever a language puts between thousands."""
FAILED: Final = range(3)


@dataclass(frozen=True)
class Seen:
    """What a seat's line tells."""

    cash: int
    armies: tuple[Army, ...]
    standing: Standing
    cards: int


@dataclass(frozen=True)
class Fought:
    square: int
    attacker: Seat
    dice: tuple[tuple[int, ...], ...]
    """By seat, the last time all were rolled."""
    winner: Seat
    rolls: int


@dataclass(frozen=True)
class Shown:
    """What the picture of a board shows."""

    round: int | None
    """None once it is over."""
    turn: Seat | None
    seats: tuple[Seen, ...]
    deeds: tuple[Deed | None, ...]
    bank: Bank
    left: tuple[int, int]
    """Cards of both decks."""
    dice: tuple[str, int, int] | None
    battle: Fought | None
    presses: tuple[Seat, int] | int | Card | None
    """Who owes how much; the lot that is auctioned; the card drawn."""


def shown(seen: Observation) -> Shown:
    going = seen.outcome is None
    return Shown(
        round=seen.round if going else None,
        turn=seen.turn if going else None,
        seats=tuple(Seen(e.cash, e.armies, e.standing, len(e.cards)) for e in seen.estates),
        deeds=seen.deeds,
        bank=seen.bank,
        left=(seen.heaps[0].size, seen.heaps[1].size),
        dice=(seen.progress.mode, *seen.progress.dice) if seen.progress.dice else None,  # type: ignore[arg-type]  # two dice
        battle=None if seen.battle is None else _fought(seen.battle),
        presses=_pressing(seen.task, seen.drawn),
    )


def _fought(battle: Battle) -> Fought:
    last, times = battle.rolls[-1], len(battle.rolls)
    return Fought(battle.square, battle.attacker, last, battle.winner, times)


def _pressing(task: Task | None, drawn: Card | None) -> tuple[Seat, int] | int | Card | None:
    match task:
        case Debt(seat=seat, amount=amount):
            return seat, amount
        case Auction(square=square):
            return square
        case _:
            return drawn


@lru_cache(maxsize=3)
def squares(t: Text) -> Mapping[str, int]:
    return {words.square(number, t): number for number in range(SQUARES)}


@lru_cache(maxsize=3)
def lots(t: Text) -> Mapping[str, tuple[int, Deed]]:
    """What each lot is called, bare, mortgaged and with all that may be built on it."""
    found: dict[str, tuple[int, Deed]] = {}
    for number in LOTS:
        name = words.square(number, t)
        found[name] = number, Deed()
        found[t("lot-mortgaged", square=name)] = number, Deed(mortgaged=True)
        found[t("lot-factory", square=name)] = number, Deed(level=FACTORY)
        for level in range(1, FACTORY):
            found[t("lot-yards", square=name, n=level)] = number, Deed(level=level)
    return found


@dataclass(frozen=True)
class Reader(Words):
    """Of a board with so many seats."""

    seats: int

    def find(self, key: str, numbers: str = "", **known: object) -> re.Match[str] | None:
        """Like ``found``, for amounts of thousands too."""
        names = numbers.split()
        pattern = re.escape(self.t(key, **known, **{name: f"@{name}@" for name in names}))
        for name in names:
            pattern = pattern.replace(f"@{name}@", f"(?P<{name}>{NUMBER})", 1)
        return re.search(pattern, self.text)

    def board(self, rounds: int) -> Shown:
        lines = tuple(self.line(Seat(seat)) for seat in range(self.seats))
        number, turn = self.turn(rounds)
        return Shown(
            round=number,
            turn=turn,
            seats=tuple(self.seen(line) for line in lines),
            deeds=self.deeds(lines),
            bank=self.bank(),
            left=self.left(),
            dice=self.dice(),
            battle=self.battle(),
            presses=self.presses(),
        )

    def turn(self, rounds: int) -> tuple[int | None, Seat | None]:
        for seat in range(self.seats):
            said = self.find("turn", "round", rounds=rounds, name=self.t.who(seat))
            if said is not None:
                return amount(said["round"]), Seat(seat)
        assert self.t("over") in self.text
        return None, None

    def line(self, seat: Seat) -> list[str]:
        """The parts of a seat's line: its money, its armies, and whatever else it has."""
        start = self.find("seat", "cash worth", name=self.t.who(seat))
        assert start is not None, f"no line for {self.t.who(seat)} in {self.text}"
        cash, line = start["cash"], self.text[start.start() :].split("\n")[0]
        return [cash, *line.split(words.DOT)[1:]]

    def seen(self, line: list[str]) -> Seen:
        cash, where, *_ = line
        armies, standing = self.armies(where)
        return Seen(amount(cash), armies, standing, self.cards(line))

    def armies(self, told: str) -> tuple[tuple[Army, ...], Standing]:
        standings: tuple[Standing, ...] = ("awaiting", "out")
        for standing in standings:
            if told == self.t(f"standing-{standing}"):
                return (), standing
        prison = squares(self.t)[self.t("square-prison")]
        held = {self.t("army-held", n=tries): Army(prison, tries) for tries in FAILED}
        free = {name: Army(number) for name, number in squares(self.t).items()}
        return tuple((held | free)[part] for part in told.split(", ")), "in"

    def cards(self, line: list[str]) -> int:
        counts = {self.t("seat-cards", n=n): n for n in (1, 2)}
        return sum(counts.get(part, 0) for part in line)

    def deeds(self, lines: tuple[list[str], ...]) -> tuple[Deed | None, ...]:
        deeds = {number: Deed() for number in LOTS}
        before, after = self.t("seat-lots", lots="@").split("@")
        for seat, line in enumerate(lines):
            for part in line:
                if before and part.startswith(before):
                    told = part.removeprefix(before).removesuffix(after)
                    for number, deed in (lots(self.t)[each] for each in told.split(", ")):
                        deeds[number] = Deed(Seat(seat), deed.level, deed.mortgaged)
        return tuple(deeds.get(number) for number in range(SQUARES))

    def bank(self) -> Bank:
        (bank,) = [
            Bank(yards, factories)
            for yards in range(33)
            for factories in range(13)
            if self.t("bank", yards=yards, factories=factories) in self.text
        ]
        return bank

    def left(self) -> tuple[int, int]:
        said = self.find("cards-left", "bulletins messages")
        assert said is not None
        return amount(said["bulletins"]), amount(said["messages"])

    def dice(self) -> tuple[str, int, int] | None:
        for mode in ("joint", "split"):
            said = self.find(f"dice-{mode}", "one other")
            if said is not None:
                return mode, int(said["one"]), int(said["other"])
        return None

    def battle(self) -> Fought | None:
        said = self.found("fought", "name square dice winner")
        if said is None:
            return None
        dice = tuple(self.thrown(said["dice"], seat) for seat in range(self.seats))
        square, attacker = squares(self.t)[said["square"]], self.seat(said["name"])
        return Fought(square, attacker, dice, self.seat(said["winner"]), 1 + self.again())

    def seat(self, name: str) -> Seat:
        (seat,) = [seat for seat in range(self.seats) if self.t.who(seat) == name]
        return Seat(seat)

    def again(self) -> int:
        """How often all had to be thrown again."""
        times = (n for n in range(1, 60) if self.t("fought-again", n=n) in self.text)
        return next(times, 0)

    def thrown(self, told: str, seat: int) -> tuple[int, ...]:
        start = self.t("dice-of", name=self.t.who(seat), dice="")
        (dice, *_) = [*(p.removeprefix(start) for p in told.split("; ") if p.startswith(start)), ""]
        return tuple(int(number) for number in dice.split(", ") if number)

    def presses(self) -> tuple[Seat, int] | int | Card | None:
        owed = self.found("asks-debt", "name to amount")
        if owed is not None:
            return self.seat(owed["name"]), amount(owed["amount"])
        auctioned = self.found("asks-auction", "square names")
        if auctioned is not None:
            return squares(self.t)[auctioned["square"]]
        return next(self.drawn(), None)

    def drawn(self) -> Iterator[Card]:
        for card in FACES:
            text = words.card_text(card, self.t)
            if self.t("drawn", card=words.card(card, self.t), text=text) in self.text:
                yield card


def amount(told: str) -> int:
    return int(re.sub("[^0-9]", "", told))
