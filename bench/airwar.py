"""AirWar played by itself: balance, length, what a turn asks, and what patience comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from statistics import mean
from typing import Final, TypeAlias

from bench.figures import Scale, Show, head, note, percentile, row
from engine.chance import Chance
from engine.game import Seat, play
from engine.games.airwar import GAME
from engine.games.airwar.actions import Action, Aim, Clear, Confirm
from engine.games.airwar.model import Options, Orders, State
from engine.games.airwar.pieces import AXIS, SEATS, Stage
from engine.games.airwar.rules.judge import rollout
from engine.games.airwar.table import decks_in, rival, room_of

Player: TypeAlias = Callable[[State, Seat, Chance], tuple[Action, ...]]

ASKED: Final = Orders("ask", "ask", "ask", "never", "ask", "ask")
"""No standing order given: every question is put."""


@dataclass(slots=True)
class Course:
    """What a match came to."""

    axis: float = 0.0
    """What the Axis won: 1, 0.5 or 0."""
    turns: int = 0
    """Of each seat."""
    reason: str = ""
    own: list[int] = field(default_factory=list)
    """Questions put to the seat whose turn it was, a turn each."""
    other: list[int] = field(default_factory=list)
    waits: int = 0
    """Hand-overs: how often somebody else was waited for than before."""


def match(options: Options, players: Sequence[Player], orders: Orders, seed: str) -> Course:
    """One match by its own rules, each seat decided for from what it knows."""
    state: State = GAME.setup(options, len(SEATS), Chance(seed, 0)).state
    state = replace(state, orders=(orders,) * len(SEATS))
    course, version, waited = Course(), 0, frozenset[Seat]()
    questions = Counter[tuple[int, Seat, bool]]()
    while owing := GAME.to_act(state):
        course.waits += not owing <= waited
        waited = owing
        seat = min(owing)
        questions[state.turn, state.active, seat == state.active] += 1
        for action in players[seat](state, seat, Chance(f"{seed}/player", version)):
            version += 1
            state = play(GAME, state, seat, action, Chance(seed, version)).state
    if state.outcome is None:
        raise RuntimeError("nobody owes an answer, and the match is not over")
    place, enemy = state.outcome.places
    course.axis = 0.5 if place == enemy else float(place < enemy)
    course.turns, course.reason = state.turn, state.outcome.reason
    for turn in range(1, state.turn + 1):
        for active in SEATS:
            course.own.append(questions[turn, active, True])
            course.other.append(questions[turn, active, False])
    return course


def patient(state: State, seat: Seat, chance: Chance) -> tuple[Action, ...]:
    """The same player, but that it raids only what cannot be intercepted one to one."""
    actions = rollout(state, seat, chance)
    aims = [action.target for action in actions if isinstance(action, Aim)]
    if not aims or aims[0] is None:
        return actions
    stage: Stage = "air" if state.desks[seat].ask == "air" else "carrier"
    enemy = state.theatres[rival(seat)]
    room = room_of(decks_in(state.options.decks), enemy, stage, aims[0])
    mission = sum(getattr(action, "slot", None) == "aircraft" for action in actions)
    if mission > room.bases + room.carriers:
        return actions
    laid = (action for action in actions if getattr(action, "slot", None) == "mobilise")
    return (*laid, Clear("aircraft"), Aim(None), Confirm())


async def run(scale: Scale, show: Show) -> None:
    count, fewer = max(1, scale.flights // 2), max(1, scale.flights // 8)
    balance = "matches", "Axis won", "+-", "turns p10", "median", "p90", "by limit"
    head(show, "airwar by itself", *balance)
    usual = _played(count, Options(), rollout, Orders())
    row(show, "players of a rule of thumb", *_balance(usual))
    asked = _played(fewer, Options(), rollout, ASKED)
    row(show, "the same, asked everything", *_balance(asked))
    for points in (0, 1, 2):
        waiting = _played(fewer, Options(weariness=points), patient, Orders())
        row(show, f"two very patient, weariness {points}", *_balance(waiting))
    columns = "mean", "p50", "p90", "mean", "p50", "p90", "waits"
    head(show, "questions a turn: own, the other's", *columns)
    row(show, "by standing orders", *_questions(usual))
    row(show, "asked everything", *_questions(asked))
    _seats(show, usual)
    note(
        show,
        "Turns of each side; a turn's questions are those to the seat whose turn it is, and to the",
        "other seat; waits are hand-overs a turn, whoever is waited for; +- one standard error.",
    )


def _played(count: int, options: Options, player: Player, orders: Orders) -> list[Course]:
    return [match(options, (player,) * 2, orders, f"airwar {n}") for n in range(count)]


def _balance(courses: Sequence[Course]) -> tuple[str, ...]:
    won = mean(course.axis for course in courses)
    doubt = sqrt(won * (1 - won) / len(courses))
    turns = [course.turns for course in courses]
    lengths = (str(int(percentile(turns, share))) for share in (10, 50, 90))
    limit = mean(course.reason.startswith("end-limit") for course in courses)
    return (str(len(courses)), f"{won:.1%}", f"{doubt:.1%}", *lengths, f"{limit:.1%}")


def _questions(courses: Sequence[Course]) -> tuple[str, ...]:
    own = [count for course in courses for count in course.own]
    other = [count for course in courses for count in course.other]
    waits = sum(course.waits for course in courses) / max(1, len(own))
    return (*_spread(own), *_spread(other), f"{waits:.2f}")


def _spread(counts: Sequence[int]) -> tuple[str, ...]:
    return (f"{mean(counts):.2f}", *(str(int(percentile(counts, share))) for share in (50, 90)))


def _seats(show: Show, courses: Sequence[Course]) -> None:
    """What each side is asked in a round: in its own turn and in the enemy's."""
    columns = "mean", "p50", "p90"
    head(show, "questions a round to each side, by standing orders", *columns)
    for seat in SEATS:
        rounds = [
            own + other
            for course in courses
            for own, other in zip(
                course.own[seat :: len(SEATS)], course.other[1 - seat :: len(SEATS)], strict=True
            )
        ]
        row(show, "Axis" if seat == AXIS else "Allies", *_spread(rounds))
    waits = [course.waits for course in courses]
    row(show, "waits a match, both", *_spread(waits))
