"""JSON at the border: exact both ways, strict on the way in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from engine import codec


@dataclass(frozen=True, slots=True)
class Card:
    name: Literal["north", "south"]
    count: int = 1


@dataclass(frozen=True, slots=True)
class Play:
    cards: tuple[Card, ...]
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Discard:
    cards: tuple[Card, ...]
    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class Hold:
    until: int | None = None
    kind: Literal["hold"] = "hold"


@dataclass(frozen=True, slots=True)
class State:
    hands: tuple[tuple[Card, ...], ...]
    bids: tuple[int | None, ...] = ()
    note: str = ""
    last: Play | None = None
    ready: bool = False
    twin: tuple[int, int] = field(default=(0, 0))


Action: TypeAlias = Play | Discard | Hold

CARDS = st.builds(Card, st.sampled_from(("north", "south")), st.integers())
HANDS = st.lists(CARDS, max_size=3).map(tuple)
ACTIONS = st.one_of(
    st.builds(Play, HANDS), st.builds(Discard, HANDS), st.builds(Hold, st.none() | st.integers())
)
STATES = st.builds(
    State,
    st.lists(HANDS, max_size=3).map(tuple),
    st.lists(st.none() | st.integers(), max_size=3).map(tuple),
    st.text(st.characters(codec="utf-8")),
    st.none() | st.builds(Play, HANDS),
    st.booleans(),
    st.tuples(st.integers(), st.integers()),
)
EVERY = settings(max_examples=100, deadline=None, derandomize=True)


@given(STATES)
@EVERY
def test_a_state_comes_back_as_it_was(state: State) -> None:
    assert codec.load(State, codec.dump(State, state)) == state


@given(st.lists(ACTIONS, max_size=4))
@EVERY
def test_actions_come_back_each_of_its_own_kind(actions: list[Any]) -> None:
    again = codec.load_all(Action, codec.dump_all(Action, actions))

    assert again == tuple(actions)
    assert list(map(type, again)) == list(map(type, actions))


def test_json_has_this_form() -> None:
    play = Play((Card("north", 2),))
    state = State(((Card("south"),), ()), (None, 3), "é", play)

    assert codec.dump(Action, play) == '{"cards":[{"name":"north","count":2}],"kind":"play"}'
    assert codec.dump(State, state) == (
        '{"hands":[[{"name":"south","count":1}],[]],"bids":[null,3],"note":"é",'
        '"last":{"cards":[{"name":"north","count":2}],"kind":"play"},"ready":false,"twin":[0,0]}'
    )


def test_kinds_of_one_shape_are_told_apart_by_their_kind() -> None:
    assert codec.load(Action, '{"cards":[],"kind":"play"}') == Play(())
    assert codec.load(Action, '{"cards":[],"kind":"discard"}') == Discard(())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"cards":[]}',
        '{"cards":[],"kind":"sail"}',
        '{"kind":"play"}',
        '{"cards":[],"kind":"play","more":1}',
        '{"cards":[{"name":"north","count":1,"more":1}],"kind":"play"}',
        '{"cards":[{"name":"west"}],"kind":"play"}',
        '{"cards":[{"name":"north","count":"1"}],"kind":"play"}',
        '{"cards":[{"name":"north","count":1.0}],"kind":"play"}',
        '{"cards":[{"name":"north","count":true}],"kind":"play"}',
        '{"cards":{},"kind":"play"}',
        '{"until":"tomorrow","kind":"hold"}',
    ],
)
def test_json_of_another_shape_is_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        codec.load(Action, text)
    with pytest.raises(ValidationError):
        codec.load_all(Action, f"[{text}]" if text else "")


@pytest.mark.parametrize(
    "text", ['{"hands":[],"ready":1}', '{"hands":[],"twin":[1,2,3]}', '{"x":1}']
)
def test_a_state_of_another_shape_is_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        codec.load(State, text)


def test_a_digest_is_eight_hex_digits_that_never_change() -> None:
    assert codec.digest(Action, (Hold(),)) == "3e3e70ef"
    assert codec.digest(Action, (Play(()), Hold(3))) == "b9b9faf8"
    assert codec.digest(Action, ()) == "4f53cda1"


def test_a_digest_tells_kinds_amounts_and_orders_apart() -> None:
    batches: list[tuple[Action, ...]] = [
        (Play(()),),
        (Discard(()),),
        (Hold(),),
        (Hold(1),),
        (Hold(), Hold(1)),
        (Hold(1), Hold()),
        (Play((Card("north"),)),),
        (Play((Card("south"),)),),
    ]

    assert len({codec.digest(Action, batch) for batch in batches}) == len(batches)
