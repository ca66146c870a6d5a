"""Reads the words about a board of AirWar: Pacific! back into what they tell."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final, get_args

from cogs.ui.frame import mention
from engine.game import Seat
from engine.games.airwar.cards import STANDARD
from engine.games.airwar.faces import Card, Cards
from engine.games.airwar.naming import called
from engine.games.airwar.pieces import (
    RESOURCES,
    SEATS,
    Account,
    Clash,
    Combatant,
    Hit,
    Place,
    Plane,
    Planes,
    Stage,
    Target,
)
from engine.games.airwar.words import DOT, TIMES
from engine.match.model import PlayerId
from engine.text import Text
from tests.helpers import NAMES
from tests.pictures.reading import Words

STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
MOST: Final = 20
"""Aircraft in a raid: no decks have capacity for more."""


@dataclass(frozen=True)
class Side:
    """What words tell of a seat."""

    industry: int
    convoy: int
    places: tuple[Place, ...]
    war: Cards
    hand: int
    deck: int
    discards: int


@lru_cache(maxsize=3)
def cards(t: Text) -> Mapping[str, Card]:
    """By what they are called."""
    return {called(face, t): key for key, face in STANDARD.faces.items()}


@lru_cache(maxsize=3)
def heads(t: Text) -> tuple[tuple[re.Pattern[str], Seat, Stage, int], ...]:
    """All that the first line of a raid can be, but for its target."""
    return tuple(
        (re.compile(re.escape(told).replace("@", "(?P<target>.+)")), seat, stage, n)
        for seat in SEATS
        for stage in STAGES
        for n in range(1, MOST)
        for told in (t(f"raid-{stage}", name=NAMES[seat], target="@", n=n),)
    )


class Reader(Words):
    def turn(self, limit: int) -> tuple[int, Seat]:
        (told,) = [
            (int(said["turn"]), seat)
            for seat in SEATS
            if (said := self.found("turn", "", "turn", limit=limit, name=NAMES[seat])) is not None
        ]
        return told

    def awaited(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in SEATS if mention(PlayerId(seat), self.t) in self.text)

    def side(self, seat: Seat) -> Side:
        """The lines from the seat's own to the one that counts its piles."""
        who = {"name": NAMES[seat], "side": self.t(f"side-{seat}")}
        said = self.sure("seat", "", "industry convoy", **who)
        rest = Words(self.t, self.text[said.end() :])
        piles = rest.sure("piles", "", "hand deck discards")
        *lines, _ = rest.text[: piles.end()].strip("\n").split("\n")
        begun = self.t("war", cards="")
        war = [line.removeprefix(begun) for line in lines if line.startswith(begun)]
        return Side(
            int(said["industry"]),
            int(said["convoy"]),
            tuple(self.place(line) for line in lines if not line.startswith(begun)),
            self.cards(war[0]) if war else (),
            *(int(piles[pile]) for pile in ("hand", "deck", "discards")),
        )

    def place(self, line: str) -> Place:
        for key, face in STANDARD.stations.items():
            who = {"name": face.name, "kind": self.t(f"kind-{face.kind}")}
            said = Words(self.t, line).found("place", "", "used capacity defense", **who)
            if said is not None and said.start() == 0:
                war, _, planes = line[said.end() :].partition(": ")
                place = Place(key, self.planes(planes), self.cards(war.removeprefix(DOT)))
                assert len(place.planes) == int(said["used"])
                return place
        raise AssertionError(f"no place: {line}")

    def cards(self, told: str) -> Cards:
        return tuple(cards(self.t)[name] for name in _each(told))

    def planes(self, told: str) -> Planes:
        return tuple(self.plane(name) for name in _each(told))

    def plane(self, told: str) -> Plane:
        card, *attached = (cards(self.t)[name] for name in told.split(" + "))
        return Plane(card, tuple(attached))

    def accounts(self) -> Iterator[Account]:
        """Each raid told of; its turn is not told."""
        lines = self.text.split("\n")
        heads = [nth for nth, line in enumerate(lines) if self.raid(line) is not None]
        for start, end in pairwise((*heads, len(lines))):
            raid = self.raid(lines[start])
            assert raid is not None
            yield Reader(self.t, "\n".join(lines[start:end])).account(*raid)

    def raid(self, line: str) -> tuple[Seat, Stage, Target, int] | None:
        """Whose, in which stage, on what, and with how many; None for any other line."""
        targets = {self.t("resources"): RESOURCES, **cards(self.t)}
        for head, seat, stage, n in heads(self.t):
            said = head.fullmatch(line)
            if said is not None:
                return seat, stage, targets[said["target"]], n
        return None

    def account(self, attacker: Seat, stage: Stage, target: Target, size: int) -> Account:
        enemy = NAMES[1 - attacker]
        met = [n for n in range(MOST) if self.t("raid-intercepted", name=enemy, n=n) in self.text]
        hit = self.hit(target)
        return Account(
            turn=0,
            attacker=attacker,
            stage=stage,
            target=target,
            size=size,
            interceptors=met[0] if met else None,
            clashes=tuple(self.clashes()),
            stopped=self.t("log-stopped", name=enemy) in self.text,
            hit=hit,
            over=self.t("log-fled", name=NAMES[attacker]) in self.text,
        )

    def hit(self, target: Target) -> Hit | None:
        if target == RESOURCES:
            said = self.found("hit-resources", "", "industry convoy")
            if said is None:
                return None
            lost = int(said["industry"]), int(said["convoy"])
            return Hit((), 0, 0, False, *lost, sunk=self.t("hit-sunk") in self.text)
        name = called(STANDARD.faces[target], self.t)
        for key in ("hit-destroyed", "hit-holds"):
            said = self.found(key, "", "strength defense", target=name)
            if said is not None:
                numbers = int(said["strength"]), int(said["defense"])
                return Hit((), *numbers, key == "hit-destroyed", 0, 0, False)
        return None

    def clashes(self) -> Iterator[Clash]:
        """Who opened them is not told."""
        for line in self.text.split("\n"):
            number, _, told = line.partition(". ")
            if number.isdigit():
                yield self.clash(told)

    def clash(self, told: str) -> Clash:
        said = Words(self.t, f"{told}\n").sure("clash", "one other result")
        rest = told[said.start("result") :]
        sides = [self.combatant(said[side]) for side in ("one", "other")]
        falls = (
            (self.t("clash-one", card=self.named(sides[0])), (True, False)),
            (self.t("clash-one", card=self.named(sides[1])), (False, True)),
            (self.t("clash-both"), (True, True)),
            (self.t("clash-none"), (False, False)),
            (self.t("clash-open"), (False, False)),
        )
        ((_, fell),) = [each for each in falls if each[0] == rest]
        return Clash(
            Seat(0),
            tuple(_with_fall(side, fallen) for side, fallen in zip(sides, fell, strict=True)),
            settled=rest != self.t("clash-open"),
        )

    def combatant(self, told: str) -> Combatant:
        for key in ("combatant-exposed", "combatant"):
            said = Words(self.t, told).found(key, "card", "shoots defense")
            if said is not None and said[0] == told:
                plane = self.plane(said["card"])
                exposed = key == "combatant-exposed"
                return Combatant(plane, exposed, int(said["shoots"]), int(said["defense"]))
        raise AssertionError(f"no aircraft: {told}")

    def named(self, side: Combatant) -> str:
        keys = (side.plane.card, *side.plane.attached)
        return " + ".join(called(STANDARD.faces[key], self.t) for key in keys)


def _with_fall(side: Combatant, fell: bool) -> Combatant:
    return Combatant(side.plane, side.exposed, side.air_to_air, side.defense, fell=fell)


def _each(told: str) -> Iterator[str]:
    """Names, each as often as it is told to be there."""
    for part in told.split(", ") if told else ():
        name, _, times = part.partition(f" {TIMES}")
        yield from (name,) * int(times or 1)
