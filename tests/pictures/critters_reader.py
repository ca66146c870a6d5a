"""Reads the words about a board of Critters at War back into what they tell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import Final, get_args

from cogs.ui.frame import mention
from engine.game import Outcome, Seat
from engine.games.critters.cards import CARDS, FACES, THEATRES, Card, Cards, Theatre
from engine.games.critters.events import Played, Scored
from engine.games.critters.model import Answer, Draft, Observation, Options, Question
from engine.games.critters.rules.battle import FOUGHT_OUT, WITHDRAWN
from engine.games.critters.table import SEATS, Column, Columns, Lying, Pile, spots
from engine.games.critters.words import COVERS, DOT
from engine.match.model import PlayerId
from engine.text import Text
from tests.helpers import NAMES
from tests.pictures.reading import Words

STRENGTHS: Final = range(1, 7)
ANSWERS: Final[tuple[Answer, ...]] = get_args(Answer)


@lru_cache(maxsize=3)
def lyings(t: Text) -> Mapping[str, tuple[Card | None, bool]]:
    """What each card is called on the table: which it is, if that is told, and whether up."""
    found: dict[str, tuple[Card | None, bool]] = {}
    for n in STRENGTHS:
        found[t("lying-down", strength=n)] = (None, False)
        for card in CARDS:
            name = t(f"card-{card}")
            found[t("lying-up", card=name, strength=n)] = (card, True)
            found[t("lying-known", card=name, strength=n)] = (card, False)
    return found


class Reader(Words):
    def board(self, options: Options) -> Observation:
        columns = self.columns()
        return Observation(
            viewer=None,
            options=options,
            battle=self.turn()[0],
            first=self.first(),
            turn=self.turn()[1],
            columns=columns,
            hand_sizes=tuple(int(self.standing(seat)["hand"]) for seat in SEATS),
            deck=self.deck(),
            points=tuple(int(self.standing(seat)["points"]) for seat in SEATS),
            drops=tuple(self.found("dropping", name=NAMES[seat]) is not None for seat in SEATS),
            waiting=self.waiting(),
            question=self.question(columns),
            awaited=tuple(seat for seat in SEATS if mention(PlayerId(seat), self.t) in self.text),
            latest=self.latest(),
            scored=self.scored(),
            outcome=self.outcome(),
            hand=(),
            draft=Draft(),
        )

    def turn(self) -> tuple[int, Seat]:
        """Which battle, and whose turn."""
        (turn,) = [
            (int(said["battle"]), seat)
            for seat in SEATS
            if (said := self.found("turn", "", "battle", name=NAMES[seat])) is not None
        ]
        return turn

    def standing(self, seat: Seat) -> Mapping[str, str]:
        said = self.sure("seat", "", "points target hand", name=NAMES[seat])
        return said.groupdict()

    def first(self) -> Seat:
        (first,) = [
            seat
            for seat in SEATS
            for line in self.text.split("\n")
            if NAMES[seat] in line and line.endswith(f" · {self.t('first-player')}")
        ]
        return first

    def columns(self) -> Columns:
        """Each theatre's line is followed by one for each side."""
        lines = self.text.split("\n")
        heads = {f"**{self.t(f'theatre-{theatre}')}** ·": theatre for theatre in THEATRES}
        return tuple(
            Column(theatre, tuple(self.side(lines[place + 1 + seat], seat) for seat in SEATS))
            for place, line in enumerate(lines)
            for head, theatre in heads.items()
            if line.startswith(head)
        )

    def side(self, line: str, seat: Seat) -> Pile:
        told = line.removeprefix(self.t("side", name=NAMES[seat], cards=""))
        if told == self.t("side-empty"):
            return ()
        return tuple(self.lying(part, seat) for part in told.split(COVERS))

    def lying(self, told: str, owner: Seat) -> Lying:
        card, up = lyings(self.t)[told]
        return Lying(card, up, tuple(card is not None or seat == owner for seat in SEATS))

    def named(self) -> Mapping[str, Card]:
        return {self.t(f"card-{card}"): card for card in CARDS}

    def deck(self) -> Pile:
        """Nobody knows the upper ones; those destroyed lie at the bottom."""
        (size,) = [n for n in range(len(CARDS)) if self.t("deck", n=n) in self.text]
        said = self.found("deck-known", "cards")
        known = () if said is None else tuple(map(self.in_deck, said["cards"].split(DOT)))
        return (Lying(None, False, (False, False)),) * (size - len(known)) + known

    def in_deck(self, told: str) -> Lying:
        for seat in SEATS:
            if told == self.t("deck-one", name=NAMES[seat]):
                return Lying(None, False, tuple(each == seat for each in SEATS))
        return Lying(self.named()[told], False, (True, True))

    def waiting(self) -> Cards:
        said = self.found("waiting", "cards")
        return () if said is None else tuple(self.named()[n] for n in said["cards"].split(", "))

    def question(self, columns: Columns) -> Question | None:
        """The card still lies where its ability started, perhaps face down but seen by both."""
        for answer, seat, card in product(ANSWERS, SEATS, CARDS):
            who = {"name": NAMES[seat], "card": self.t(f"card-{card}")}
            if self.found(f"asks-{answer}", **who):
                (spot,) = [s for s, lying in spots(columns) if lying.card == card]
                unseen = Lying(None, False, tuple(each == spot.seat for each in SEATS))
                drawn = unseen if answer == "place" else None
                return Question(card, spot.seat, seat, spot.theatre, answer, drawn)
        return None

    def latest(self) -> Played | None:
        said = self.found("latest", "what")
        if said is None:
            return None
        rest = self.text[said.start("what") :].split("\n")[0]
        for seat, theatre in product(SEATS, THEATRES):
            for told, lying, drawn in self.plays(seat, theatre):
                for end, by in self.fates():
                    if rest == told + end:
                        return Played(seat, lying, theatre, drawn, by)
        raise AssertionError(f"last played, but what? {rest}")

    def fates(self) -> Iterator[tuple[str, Card | None]]:
        """What is said of a card that stays, and of one that is destroyed."""
        yield "", None
        for name, card in self.named().items():
            if FACES[card].ability in ("containment", "blockade"):
                yield f" {self.t('log-destroyed', by=name)}", card

    def plays(self, seat: Seat, theatre: Theatre) -> Iterator[tuple[str, Lying, bool]]:
        """All that the seat may have played there."""
        place = {"name": NAMES[seat], "theatre": theatre}
        own = tuple(each == seat for each in SEATS)
        for drawn, key in ((False, "log-improvised"), (True, "log-placed")):
            yield self.t(f"{key}-hidden", **place), Lying(None, False, own), drawn
            for name, card in self.named().items():
                told = self.t(f"{key}-known", card=name, **place)
                yield told, Lying(card, False, (True, True)), drawn
        for name, card in self.named().items():
            told = self.t("log-deployed", card=name, **place)
            yield told, Lying(card, True, (True, True)), False

    def scored(self) -> Scored | None:
        for winner in SEATS:
            name, rival = NAMES[winner], NAMES[1 - winner]
            said = self.found("scored-held", "held", "battle", name=name, points=FOUGHT_OUT)
            if said is not None:
                held = tuple(self.held(said["held"]))
                return Scored(int(said["battle"]), winner, FOUGHT_OUT, held, None)
            for left, row in enumerate(WITHDRAWN):
                for points in {*row}:
                    known = {"name": name, "rival": rival, "left": left, "points": points}
                    said = self.found("scored-withdrawn", "", "battle", **known)
                    if said is not None:
                        return Scored(int(said["battle"]), winner, points, (), left)
        return None

    def held(self, told: str) -> list[Theatre]:
        """In the order in which they are told."""
        names = {self.t(f"theatre-{theatre}"): theatre for theatre in THEATRES}
        return [names[name] for name in sorted(names, key=told.find) if name in told]

    def outcome(self) -> Outcome | None:
        if self.t("over") not in self.text:
            return None
        for seat in SEATS:
            if self.t("end-points", name=NAMES[seat]) in self.text:
                return Outcome((1, 2) if seat == 0 else (2, 1), "end-points", seat)
            if self.t("end-resigned", name=NAMES[seat]) in self.text:
                return Outcome((2, 1) if seat == 0 else (1, 2), "end-resigned", seat)
        raise AssertionError(f"over, but how? {self.text}")
