"""What every game must do, found and checked without being named here."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from engine import codec
from engine.chance import Chance
from engine.game import AnyGame, IllegalAction, Seat, Span, allowed, play
from engine.screen import Menu, Pick
from tests.helpers import (
    Moment,
    absent,
    actions_in,
    at_random,
    every_game,
    seats_of,
    strict_texts,
    viewers_of,
    walk,
)

LONGEST = 10_000


@cache
def tables(game: AnyGame) -> list[tuple[int, list[Moment]]]:
    """Some matches with every number of seats: tiny ones and one of full size."""
    found = []
    for seats in game.seats:
        walks = [walk(game, seats, f"tiny-{n}") for n in range(12)]
        walks.append(walk(game, seats, "full", options=game.shapes.options()))
        found += [(seats, list(moments)) for moments in walks]
    return found


@every_game
def test_a_match_is_over_exactly_when_nobody_owes_a_decision(game: AnyGame) -> None:
    for seats, moments in tables(game):
        for moment in moments:
            acting = game.to_act(moment.state)

            assert (game.outcome(moment.state) is None) == bool(acting)
            assert acting <= set(seats_of(seats))
            assert all(game.legal_actions(moment.state, seat) for seat in acting)
            for seat in game.out(moment.state):
                assert seat not in acting
                assert game.legal_actions(moment.state, seat) == ()


@every_game
def test_places_are_given_to_every_seat_and_begin_with_the_first(game: AnyGame) -> None:
    for seats, moments in tables(game):
        outcome = game.outcome(moments[-1].state)

        assert outcome is not None
        assert len(outcome.places) == seats
        assert min(outcome.places) == 1


@every_game
def test_choices_are_told_apart_by_their_digests(game: AnyGame) -> None:
    for seats, moments in tables(game):
        for moment in moments:
            for seat in seats_of(seats):
                offers = game.legal_actions(moment.state, seat)
                actions = actions_in(offers)
                names = {codec.digest(game.shapes.action, (action,)) for action in actions}

                assert len(names) == len(actions)
                assert all(o.low <= o.high for o in offers if isinstance(o, Span))


@every_game
def test_everything_survives_json(game: AnyGame) -> None:
    shapes = game.shapes
    for options in (game.tiny, shapes.options()):
        assert codec.load(shapes.options, codec.dump(shapes.options, options)) == options
    for _, moments in tables(game):
        for m in moments:
            assert codec.load(shapes.state, codec.dump(shapes.state, m.state)) == m.state
            assert codec.load_all(shapes.event, codec.dump_all(shapes.event, m.events)) == m.events
            if m.seat is not None:
                assert codec.load(shapes.action, codec.dump(shapes.action, m.action)) == m.action


@every_game
def test_the_log_replays_to_the_same_state(game: AnyGame) -> None:
    for seats in game.seats:
        moments = list(walk(game, seats, "replay", options=game.shapes.options()))
        log = [(m.seat, codec.dump(game.shapes.action, m.action)) for m in moments[1:]]

        state = game.setup(game.shapes.options(), seats, Chance("replay", 0)).state
        for version, (seat, text) in enumerate(log, start=1):
            action = codec.load(game.shapes.action, text)
            state = play(game, state, Seat(seat or 0), action, Chance("replay", version)).state

        assert state == moments[-1].state


@every_game
def test_every_choice_can_be_played(game: AnyGame) -> None:
    for seats, moments in tables(game):
        for moment in moments[:40]:
            for seat in seats_of(seats):
                for action in actions_in(game.legal_actions(moment.state, seat)):
                    play(game, moment.state, seat, action, Chance("any", moment.version))


@every_game
def test_what_is_not_a_choice_is_refused_with_a_sentence(game: AnyGame) -> None:
    refused = 0
    for seats, moments in tables(game):
        known = {m.action for m in moments if m.seat is not None}
        for moment in moments[:40] + moments[-1:]:
            for seat in seats_of(seats):
                offers = game.legal_actions(moment.state, seat)
                for action in known:
                    if allowed(offers, action):
                        continue
                    with pytest.raises(IllegalAction) as refusal:
                        play(game, moment.state, seat, action, Chance("any", 0))

                    refused += 1
                    for t in strict_texts(game).values():
                        assert t(refusal.value.key, **refusal.value.params)
    assert refused > 20


@every_game
def test_a_seat_can_be_stood_in_for_and_can_leave_at_any_time(game: AnyGame) -> None:
    for seats, moments in tables(game):
        for moment in moments:
            for seat in game.to_act(moment.state):
                choice = game.stand_in(moment.state, seat)
                assert allowed(game.legal_actions(moment.state, seat), choice)
            for seat in seats_of(seats) if game.to_act(moment.state) else ():
                left = game.concede(moment.state, seat, Chance("leave", moment.version))
                assert seat not in game.to_act(left.state)
                assert (game.outcome(left.state) is None) == bool(game.to_act(left.state))
                _shown_to_all(game, seats, Moment(left.state, 0, left.events))


@every_game
def test_a_match_where_everybody_is_absent_ends(game: AnyGame) -> None:
    for seats in game.seats:
        for options in (game.tiny, game.shapes.options()):
            for count, _moment in enumerate(walk(game, seats, "absent", absent, options)):
                assert count < LONGEST


@every_game
def test_a_match_played_at_random_ends(game: AnyGame) -> None:
    for seats in game.seats:
        for count, _moment in enumerate(walk(game, seats, "random", at_random)):
            assert count < LONGEST


@every_game
def test_an_imagined_state_agrees_with_all_the_seat_can_see(game: AnyGame) -> None:
    for seats, moments in tables(game):
        for moment in moments:
            for seat in seats_of(seats):
                dream = game.imagine(moment.state, seat, Chance("dream", moment.version))

                for viewer in (None, seat):
                    assert game.observe(dream, viewer) == game.observe(moment.state, viewer)
                assert game.legal_actions(dream, seat) == game.legal_actions(moment.state, seat)
                assert game.out(dream) == game.out(moment.state)
                assert codec.load(game.shapes.state, codec.dump(game.shapes.state, dream)) == dream


@every_game
def test_an_imagined_state_can_be_played_to_its_end(game: AnyGame) -> None:
    for seats, moments in tables(game):
        for moment in moments[::5]:
            for seat in seats_of(seats):
                state, count = game.imagine(moment.state, seat, Chance("dream", 1)), 0
                while owing := game.to_act(state):
                    count += 1
                    actor = min(owing)
                    chance = Chance("dream", count)
                    state = play(game, state, actor, game.stand_in(state, actor), chance).state

                    assert count < LONGEST


@every_game
def test_every_screen_and_every_line_is_there_in_every_language(game: AnyGame) -> None:
    for seats, moments in tables(game):
        for moment in moments:
            _shown_to_all(game, seats, moment)


def _shown_to_all(game: AnyGame, seats: int, moment: Moment) -> None:
    for t in strict_texts(game).values():
        for viewer in viewers_of(seats):
            choices = () if viewer is None else game.legal_actions(moment.state, viewer)
            assert game.present(game.observe(moment.state, viewer), choices, t).blocks
            seen = (game.seen_by(event, viewer) for event in moment.events)
            assert all(isinstance(game.narrate(e, t), str) for e in seen if e is not None)


@every_game
def test_every_option_of_a_menu_is_accepted(game: AnyGame) -> None:
    for seats, moments in tables(game):
        for moment in moments:
            for seat in seats_of(seats):
                for menu in _controls(game, moment.state, seat, Menu):
                    for option in menu.options:
                        assert option.actions
                        _play_all(game, moment.state, seat, option.actions)


@every_game
def test_what_is_ticked_is_accepted_or_refused_with_a_sentence(game: AnyGame) -> None:
    luck = random.Random("ticks")
    for seats, moments in tables(game):
        for moment in moments:
            for seat in seats_of(seats):
                for pick in _controls(game, moment.state, seat, Pick):
                    count = luck.randint(0, pick.high)
                    chosen = luck.sample(pick.options, count)
                    batch = [pick.clear, *(a for option in chosen for a in option.actions)]
                    refusal = _refusal(game, moment.state, seat, batch)

                    assert refusal is None or count > 1
                    for t in strict_texts(game).values():
                        assert refusal is None or t(refusal.key, **refusal.params)


def _controls(game: AnyGame, state: Any, seat: Seat, kind: Any) -> list[Any]:
    choices = game.legal_actions(state, seat)
    screen = game.present(game.observe(state, seat), choices, strict_texts(game)["en"])
    return [block for block in screen.blocks if isinstance(block, kind)]


def _refusal(game: AnyGame, state: Any, seat: Seat, batch: Any) -> IllegalAction | None:
    try:
        _play_all(game, state, seat, batch)
    except IllegalAction as refusal:
        return refusal
    return None


def _play_all(game: AnyGame, state: Any, seat: Seat, batch: Any) -> Any:
    for version, action in enumerate(batch):
        state = play(game, state, seat, action, Chance("batch", version)).state
    return state
