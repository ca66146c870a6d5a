"""Battles: dealt, rotated, withdrawn from, fought out and scored."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import codec
from engine.chance import Chance
from engine.game import Outcome, Seat
from engine.games.critters import GAME
from engine.games.critters.cards import CARDS, Card
from engine.games.critters.events import BattleBegun, Scored
from engine.games.critters.model import Deploy, Improvise, Options, State, Withdraw
from tests.games.critters.tables import A, B, all_cards, card, do, happened, kinds, offered, table
from tests.helpers import absent, walk

WITHDRAW = {6: (2, 2), 5: (2, 2), 4: (2, 3), 3: (3, 3), 2: (3, 4), 1: (4, 6), 0: (6, 6)}
"""Points by cards left, as First Player and as Second: critters.md, Frame."""
HANDS = ("L1 L2 L3 L4 L5 L6", "S1 S2 S3 S4 S5 S6")


def first_cards(signs: str, count: int) -> str:
    return " ".join(signs.split()[:count])


@pytest.mark.parametrize("left", WITHDRAW)
@pytest.mark.parametrize("seat", [A, B])
@pytest.mark.parametrize("first", [A, B])
def test_withdrawing_gives_the_other_what_the_table_says(
    left: int, seat: Seat, first: Seat
) -> None:
    a, b = (first_cards(signs, left) for signs in HANDS)
    state = table(a, b, first=first, turn=seat)

    step = do(state, Withdraw())

    points = WITHDRAW[left][0 if seat == first else 1]
    (scored,) = happened(step, "scored")
    assert scored == Scored(state.battle, Seat(1 - seat), points, (), left)
    assert step.state.points == ((0, points) if seat == A else (points, 0))
    assert step.state.scored == scored


def test_a_seat_with_an_empty_hand_could_only_withdraw() -> None:
    """Unreachable in play: every turn takes just one card from its seat's hand."""
    state = table("", "L1")

    plays = [action.kind for action in offered(state)]

    assert plays == ["consider", "withdraw"]


def test_six_cards_are_dealt_to_each_and_six_are_the_deck() -> None:
    state = GAME.setup(Options(), 2, Chance("deal", 0)).state

    assert [len(hand) for hand in state.hands] == [6, 6]
    assert len(state.deck) == 6
    assert all_cards(state) == dict.fromkeys(CARDS, 1)
    assert state.turn == state.first


def test_the_row_and_the_first_player_are_drawn_for_the_first_battle() -> None:
    openings = [GAME.setup(Options(), 2, Chance("open", n)).state for n in range(80)]

    assert len({tuple(c.theatre for c in state.columns) for state in openings}) == 6
    assert {state.first for state in openings} == {A, B}


def test_each_battle_moves_the_theatres_on_and_the_generals_change_hands() -> None:
    """Cases that must hold: the battle's rotation over three battles."""
    state = GAME.setup(Options(target=18), 2, Chance("turn", 0)).state
    (row, first) = tuple(c.theatre for c in state.columns), state.first

    step = do(state, Withdraw(), Withdraw(), Withdraw())

    begun = [event for event in step.events if isinstance(event, BattleBegun)]
    one, two, three = row
    assert begun == [
        BattleBegun(2, (three, one, two), Seat(1 - first)),
        BattleBegun(3, (two, three, one), first),
        BattleBegun(4, row, Seat(1 - first)),
    ]
    assert step.state.turn == step.state.first == 1 - first
    assert all_cards(step.state) == dict.fromkeys(CARDS, 1)


def test_nothing_of_a_battle_is_left_in_the_next() -> None:
    state = table("A2 A6", "L6 L1", air=("", "a3"), deck="S1 S2")

    after = do(state, Deploy(card("A2"), "air"), Withdraw()).state

    assert after.drops == (False, False)
    assert after.latest is None
    assert [column.sides for column in after.columns] == [((), ())] * 3
    assert all(lying.seen == (False, False) for lying in after.deck)


def last_cards(a: Card, b: Card, **piles: tuple[str, str]) -> State:
    """Each holds one card, and A is to play."""
    return replace(table(**piles), hands=((a,), (b,)))  # type: ignore[arg-type]  # piles alone


def test_a_battle_is_over_when_both_hands_are_empty_and_gives_six_points() -> None:
    state = last_cards(card("A6"), card("L6"), sea=("S6", "S5"), land=("L3", ""))

    step = do(state, Deploy(card("A6"), "air"), Deploy(card("L6"), "land"))

    assert kinds(step) == ["played", "played", "scored", "battle_begun", "dealt", "dealt"]
    assert happened(step, "scored") == [Scored(1, A, 6, ("air", "sea"), None)]
    assert step.state.points == (6, 0)


@pytest.mark.parametrize("first", [A, B])
def test_a_tie_in_all_three_theatres_is_the_first_players(first: Seat) -> None:
    """Cases that must hold: a tie in all three theatres."""
    state = replace(last_cards(card("L1"), card("S1"), air=("a2", "a3")), first=first)

    step = do(state, Improvise(card("L1"), "sea"), Improvise(card("S1"), "sea"))

    (scored,) = happened(step, "scored")
    assert scored == Scored(1, first, 6, ("air", "land", "sea"), None)


@pytest.mark.parametrize(("target", "battles"), [(12, 2), (18, 3)])
def test_the_first_to_the_points_wins_the_match(target: int, battles: int) -> None:
    """Option ``long``: 18 instead of 12."""
    state = replace(table("", "S1", turn=A), options=Options(target=target))
    for _ in range(battles - 1):
        state = replace(do(replace(state, hands=((), state.hands[B])), Withdraw()).state, turn=A)

    step = do(replace(state, hands=((), state.hands[B])), Withdraw())

    assert step.state.points == (0, target)
    assert step.state.outcome == Outcome((2, 1), "end-points", B)
    assert GAME.to_act(step.state) == frozenset()
    assert kinds(step) == ["scored", "ended"]


def test_a_table_may_choose_the_longer_match() -> None:
    (setting,) = GAME.settings

    assert (setting.field, setting.values) == ("target", (12, 18))
    for value in setting.values:
        options = replace(Options(), **{setting.field: value})
        assert codec.load(Options, codec.dump(Options, options)) == options


def test_whoever_leaves_loses_and_nothing_hidden_is_turned_up() -> None:
    state = table("L1 A6", "S1 S6", air=("a5", ""), deck="A2")
    asked = do(state, Deploy(card("L1"), "land")).state

    left = GAME.concede(asked, B, Chance("leave", 0)).state

    assert left.outcome == Outcome((1, 2), "end-resigned", B)
    assert left.columns == asked.columns
    assert all_cards(left) == all_cards(asked)


def test_a_match_of_nobody_but_stand_ins_is_fought_out() -> None:
    *_, last = walk(GAME, 2, "absent", absent, Options())

    assert max(last.state.points) >= 12
    assert max(last.state.points) % 6 == 0
