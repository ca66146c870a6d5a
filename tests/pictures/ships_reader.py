"""Reads the words about a board of Ships of the Line back into what they tell."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, get_args

from cogs.ui.frame import mention
from engine.game import Outcome, Seat
from engine.games.ships.cards import CARDS, SHOT, Cards
from engine.games.ships.model import Latest, Observation, Options, Phase, Ship
from engine.games.ships.words import DOT
from engine.match.model import PlayerId
from engine.text import Text
from tests.helpers import NAMES
from tests.pictures.reading import Words

SEATS: Final = (Seat(0), Seat(1))
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
MOST: Final = 56
"""Cards of a kind that are ever counted, and more."""
PARTS: Final = ("hull", "rigging", "crew")
DRAWN: Final = ("end-both-lost", "end-quiet")
LOST: Final = ("end-sunk", "end-adrift", "end-no-crew", "end-resigned")


@lru_cache(maxsize=3)
def counted(t: Text) -> Mapping[str, Cards]:
    """What each number of cards of a kind is called."""
    return {t(f"cards-{card}", n=n): (card,) * n for card in CARDS for n in range(MOST)}


class Reader(Words):
    def board(self, options: Options) -> Observation:
        phase = self.phase()
        return Observation(
            viewer=None,
            options=options,
            turn=int(self.sure("turn", numbers="turn", phase=self.t(f"phase-{phase}"))["turn"]),
            phase=phase,
            ships=self.ships("ship"),
            hand_sizes=self.hand_sizes(),
            pile=self.pile(),
            discards=self.lying(),
            awaited=self.awaited(),
            quiet=self.quiet(options),
            latest=self.latest(),
            outcome=self.outcome(),
            hand=(),
            buried=(),
            desk=None,
        )

    def phase(self) -> Phase:
        (phase,) = [
            phase
            for phase in PHASES
            if self.found("turn", numbers="turn", phase=self.t(f"phase-{phase}"))
        ]
        return phase

    def ships(self, key: str) -> tuple[Ship, ...]:
        """By the key of the sentence that says how a ship stands."""
        ships = []
        for seat in SEATS:
            said = self.sure(key, numbers=" ".join(PARTS), name=NAMES[seat])
            ships.append(Ship(*(int(said[part]) for part in PARTS)))
        return tuple(ships)

    def by_seat(self, said: str) -> tuple[int, ...]:
        parts = said.split(DOT)
        return tuple(
            int(part.removeprefix(self.t("hold", name=NAMES[seat], n="")))
            for seat, part in zip(SEATS, parts, strict=True)
        )

    def counts(self, key: str) -> tuple[int, ...] | None:
        said = self.found(key, "counts")
        return None if said is None else self.by_seat(said["counts"])

    def pile(self) -> int:
        return int(self.sure("holds", "hands", "pile")["pile"])

    def hand_sizes(self) -> tuple[int, ...]:
        return self.by_seat(self.sure("holds", "hands", "pile")["hands"])

    def lying(self) -> Cards:
        return self.cards(self.rest("lying"))

    def rest(self, key: str) -> str:
        """What a sentence that ends its line says last; nothing where it is not there."""
        head = re.escape(self.t(key, cards="@").split("@")[0])
        said = re.search(rf"{head}(.+)$", self.text, re.MULTILINE)
        return "" if said is None else said[1]

    def cards(self, said: str) -> Cards:
        if said in ("", self.t("cards-none")):
            return ()
        return sum((counted(self.t)[part] for part in said.split(", ")), ())

    def awaited(self) -> tuple[Seat, ...]:
        """By their mentions: at this table, each seat's number is its player's."""
        return tuple(seat for seat in SEATS if mention(PlayerId(seat), self.t) in self.text)

    def quiet(self, options: Options) -> int:
        for count in range(1, options.quiet + 1):
            if self.t("quiet", n=count, most=options.quiet) in self.text:
                return count
        return 0

    def latest(self) -> Latest:
        winds, shots, damage = self.winds(), None, None
        fired = [self.salvo(seat) for seat in SEATS]
        if any(cards for cards, _ in fired) or self.t("fired-nothing") in self.text:
            shots = tuple(cards for cards, _ in fired)
            damage = tuple(taken for _, taken in fired)
        retired = self.counts("retired")
        return Latest(self.counts("exchanged"), winds, self.gage(), shots, damage, retired)

    def winds(self) -> tuple[Cards, ...] | None:
        said = self.found("sailed", "winds", gage=self.gage_said())
        if said is None:
            return None
        return tuple(
            self.cards(part.removeprefix(self.t("cards-of", name=NAMES[seat], cards="")))
            for seat, part in zip(SEATS, said["winds"].split(DOT), strict=True)
        )

    def gage(self) -> Seat | None:
        sayings = {self.t("gage-held", name=NAMES[seat]): seat for seat in SEATS}
        return sayings.get(self.gage_said())

    def gage_said(self) -> str:
        sayings = [self.t("gage-level"), *(self.t("gage-held", name=NAMES[s]) for s in SEATS)]
        return next((saying for saying in sayings if saying in self.text), "")

    def salvo(self, seat: Seat) -> tuple[Cards, int]:
        """What a seat fired, and what it took."""
        names = {"name": NAMES[seat], "rival": NAMES[1 - seat]}
        for shot in SHOT:
            said = self.found(f"fired-{shot}", "cards", "damage", **names)
            if said is not None:
                return self.cards(said["cards"]), int(said["damage"])
        return (), 0

    def outcome(self) -> Outcome | None:
        if self.t("over") not in self.text:
            return None
        for reason in DRAWN:
            if self.t(reason, name="") in self.text:
                return Outcome((1, 1), reason)
        for reason in LOST:
            for seat in SEATS:
                if self.t(reason, name=NAMES[seat]) in self.text:
                    return Outcome((2, 1) if seat == 0 else (1, 2), reason, seat)
        raise AssertionError(f"over, but how? {self.text}")
