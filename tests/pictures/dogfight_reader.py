"""Reads the words about a board of Dogfight back into what they tell."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.game import Outcome, Seat
from engine.games.dogfight.model import LANES, Lane, Options, Plane, Squadron, State, Turn
from engine.games.dogfight.words import DOT
from engine.text import Text
from tests.helpers import NAMES

SEATS = (Seat(0), Seat(1))
OPENINGS = ("opening", "opened")
LOST = ("end-shot-down", "end-resigned")


@dataclass(frozen=True)
class Reader:
    t: Text
    text: str

    def found(self, key: str, gaps: str = "", **known: object) -> re.Match[str] | None:
        """Where a sentence stands, with the parts that are not known as groups, by name."""
        names = gaps.split()
        pattern = re.escape(self.t(key, **known, **{name: f"@{name}@" for name in names}))
        for name in names:
            pattern = pattern.replace(f"@{name}@", f"(?P<{name}>.+?)", 1)
        return re.search(rf"{pattern}(?=$|[ .,;\n])", self.text, re.MULTILINE)

    def number(self, key: str, gap: str, **known: object) -> int:
        """What a sentence says; 0 where it is not there."""
        said = self.found(key, gap, **known)
        return 0 if said is None else int(said[gap])

    def state(self, options: Options) -> State:
        squadrons = tuple(self.squadron(seat, options) for seat in SEATS)
        return State(options, self.rolls(), self.first(), squadrons, self.turn(), self.outcome())

    def rolls(self) -> tuple[int, ...]:
        tries = (self.found(key, "rolls", name=n) for key in OPENINGS for n in NAMES[:2])
        said = next(filter(None, tries), None)
        assert said is not None, self.text
        parts = said["rolls"].split(DOT)
        return tuple(
            int(part.removeprefix(self.t("hold", name=NAMES[seat], n="")))
            for seat, part in zip(SEATS, parts, strict=True)
        )

    def first(self) -> Seat | None:
        for seat in SEATS:
            if self.found("opened", "rolls", name=NAMES[seat]):
                return seat
        return None

    def turn(self) -> Turn | None:
        for seat in SEATS:
            head = self.found("turn", "turn", name=NAMES[seat])
            if head is not None:
                number = int(re.findall(r"\d+", head["turn"])[-1])
                roll = self.found("rolled-points", "die points")
                assert roll is not None
                return Turn(
                    number,
                    seat,
                    int(roll["die"]),
                    int(roll["points"]),
                    used=self.number("used", "n"),
                    saved=self.number("saved", "n"),
                    countered=self.found("countered") is not None,
                    scored=self.scored(),
                )
        return None

    def scored(self) -> tuple[Lane, ...]:
        head = re.escape(self.t("scored", lanes="@").split("@")[0])
        said = re.search(rf"{head}([^\n.]+)", self.text)
        if said is None:
            return ()
        lanes = {self.t(f"lane-{lane}"): lane for lane in LANES}
        return tuple(lanes[name] for name in said[1].split(", "))

    def squadron(self, seat: Seat, options: Options) -> Squadron:
        key = "squadron" if "**" in self.text else "alt-squadron"
        gaps = {"reserve": "@r@", "countermeasures": "@c@", "planes": "@@"}
        head = self.t(key, name=NAMES[seat], **gaps)
        pattern = re.escape(head.split("@@")[0]).replace("@r@", r"(\d)").replace("@c@", r"(\d)")
        said = re.search(pattern, self.text)
        assert said is not None, self.text
        rest = Reader(self.t, re.split(r"[.\n]", self.text[said.end() :].lstrip("\n"))[0])
        planes = tuple(rest.plane(lane, options) for lane in LANES)
        return Squadron(planes, int(said[1]), int(said[2]))

    def plane(self, lane: Lane, options: Options) -> Plane:
        name = self.t(f"lane-{lane}")
        if self.found("plane-down", lane=name):
            return Plane(0)
        idle = self.found("plane-idle", "lives", lane=name)
        if idle is not None:
            return Plane(int(idle["lives"]))
        said = self.found("plane", "line lives", lane=name, squares=options.squares(lane))
        assert said is not None, self.text
        return Plane(int(said["lives"]), int(said["line"]))

    def outcome(self) -> Outcome | None:
        for reason in LOST:
            for seat in SEATS:
                if self.t(reason, name=NAMES[seat]) in self.text:
                    return Outcome((2, 1) if seat == 0 else (1, 2), reason, seat)
        return None
