"""Computers at the table: four play a match to its end, and know a good thing."""

from __future__ import annotations

from engine.ai.selfplay import match
from engine.chance import Chance
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.actions import (
    Accept,
    Build,
    Buy,
    Draw,
    Propose,
    Refuse,
    Roll,
    Tick,
)
from engine.games.aamonopoly.model import Options
from engine.games.aamonopoly.rules.judge import evaluate
from engine.games.aamonopoly.rules.thumb import rollout
from tests.games.aamonopoly.tables import A, B, Play, at, opening, owning, standing, turn_of


def test_four_computers_play_a_match_to_its_end() -> None:
    record = match(GAME, Options(rounds=2), ("easy",) * 4, seed="four", timer=lambda: 0.0)

    assert record.outcome.reason in ("end-worth", "end-worth-shared")
    assert record.met["Miss"] * 4 < record.met["Roll"]


def test_a_seat_that_is_worth_more_stands_better() -> None:
    state = opening(3)

    assert evaluate(state) == (0.5, 0.5, 0.5)
    better = evaluate(owning(state, B, "panama", "mexico"))
    assert better[B] > 0.5 > better[A]


def test_the_rule_of_thumb_buys_builds_and_bids() -> None:
    reached = Play(standing(opening(), A, "prison")).act(A, Roll("joint"), dice=(1, 3))
    able = owning(opening(), A, "panama", "mexico")

    assert rollout(reached.state, A, Chance("t", 0)) == (Buy(),)
    assert rollout(able, A, Chance("t", 0)) == (Build(at("mexico")),)


def test_it_accepts_what_is_worth_it_and_refuses_the_rest() -> None:
    state = owning(owning(opening(), A, "moscow"), B, "panama")
    fair = Play(state).act(A, Draw(B), Tick(at("panama")), Propose(pays=100))
    poor = Play(state).act(A, Draw(B), Tick(at("panama")), Propose(pays=10))

    decisions = [rollout(turn_of(it.state, B), B, Chance("t", 0)) for it in (fair, poor)]

    assert decisions == [(Accept(A),), (Refuse(A),)]
