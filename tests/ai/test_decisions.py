"""What a computer weighs: drafts as they are handed in, amounts without counting them all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from engine.ai.decisions import FEW, at_random, concrete, possible, stand_in
from engine.ai.players import PlayerName
from engine.ai.selfplay import match, seat_of, seating
from engine.chance import Chance
from engine.game import AnyGame, Seat, Span
from engine.games.ships import GAME as SHIPS
from engine.games.ships.cards import CARDS
from engine.games.ships.model import Clear, Confirm, Options, Tick
from tests.helpers import every_game

A = Seat(0)


@dataclass(frozen=True)
class Offer:
    amount: int


@dataclass(frozen=True)
class Wish:
    weighed: ClassVar[bool] = False


def test_how_a_seat_wishes_to_be_asked_is_not_weighed() -> None:
    assert concrete([Offer(1), Wish(), Offer(2)], Chance("", 0)) == [Offer(1), Offer(2)]


def test_all_of_a_few_amounts_are_weighed_and_of_many_both_ends_and_some_between() -> None:
    few = concrete([Span(Offer(1), "amount", 1, FEW)], Chance("", 0))
    many = concrete([Span(Offer(0), "amount", 0, 5000), Offer(-1)], Chance("", 0))

    assert few == [Offer(amount) for amount in range(1, FEW + 1)]
    assert many[0] == Offer(0)
    assert many[-2:] == [Offer(5000), Offer(-1)]
    assert 3 < len(many) <= FEW + 1


def test_a_draft_at_random_never_comes_back_to_where_it_was() -> None:
    state = SHIPS.setup(Options(), 2, Chance("draft", 0)).state
    for seed in range(30):
        now, met = state, [SHIPS.observe(state, A)]
        decision = at_random(SHIPS, state, A, Chance("random", seed)).decision
        for action in decision[:-1]:
            now = SHIPS.apply(now, A, action, Chance("", 0)).state
            met.append(SHIPS.observe(now, A))

        assert decision[-1] == Confirm()
        assert all(seen not in met[:n] for n, seen in enumerate(met))


def test_the_same_draft_filled_in_another_order_means_the_same() -> None:
    state = SHIPS.setup(Options(), 2, Chance("draft", 0)).state
    drawn = [at_random(SHIPS, state, A, Chance("random", n)) for n in range(200)]
    meanings = [taken.meaning(SHIPS, A) for taken in drawn]

    assert len(set(meanings)) < len(meanings)


def test_a_decision_of_others_is_possible_only_as_far_as_their_cards_go() -> None:
    state = SHIPS.setup(Options(), 2, Chance("draft", 0)).state
    lacking = next(card for card in CARDS if card not in state.hands[A])
    held = state.hands[A][0]

    assert possible(SHIPS, state, A, (Clear("discard"), Tick("discard", held), Confirm()))
    assert not possible(SHIPS, state, A, (Clear("discard"), Tick("discard", lacking), Confirm()))


@every_game
def test_computers_of_every_kind_play_a_match_to_its_end(game: AnyGame) -> None:
    for number, seats in enumerate(game.seats):
        trio: tuple[PlayerName, ...] = ("easy", "random", "stand-in")
        players = (trio * seats)[:seats]
        record = match(game, game.tiny, players, seed=f"m{number}", timer=lambda: 0.0)

        assert record.players == players
        assert sum(record.worth) == pytest.approx(seats / 2)
        assert record.decisions <= record.met.total()
        assert min(record.outcome.places) == 1


def test_the_stand_in_is_one_of_what_is_weighed() -> None:
    state = SHIPS.setup(Options(), 2, Chance("draft", 0)).state

    assert stand_in(SHIPS, state, A, Chance("", 0)).decision == (Confirm(),)


def test_players_change_seats_from_match_to_match() -> None:
    trio: tuple[PlayerName, ...] = ("easy", "fair", "hard")

    assert seating(trio, 1) == ("fair", "hard", "easy")
    for number in range(4):
        for place, player in enumerate(trio):
            assert seating(trio, number)[seat_of(trio, number, place)] == player
