"""Every refusal names the rule, from what the seat itself sees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.game import Seat
from engine.games.aamonopoly import GAME
from engine.games.aamonopoly.actions import (
    Accept,
    Action,
    Attack,
    Bail,
    Bid,
    Build,
    Buy,
    Conquer,
    Decline,
    Draw,
    DrawInstead,
    Drop,
    End,
    Lift,
    Linger,
    Miss,
    Mortgage,
    Order,
    PayUp,
    Raise,
    Repel,
    Roll,
    Sell,
    Settle,
    Tick,
    TickCard,
    Use,
    Withdraw,
)
from engine.games.aamonopoly.board import PRISON
from engine.games.aamonopoly.cards import Card
from engine.games.aamonopoly.model import Army, State
from engine.games.aamonopoly.tasks import (
    Arrival,
    Auction,
    Censored,
    Choice,
    Debt,
    Defeat,
    Finish,
    Task,
    Victory,
)
from tests.games.aamonopoly.tables import (
    A,
    B,
    C,
    Loaded,
    Play,
    at,
    holding,
    opening,
    owning,
    refused,
    standing,
    turn_of,
    with_card,
)

ITALY = at("italy")


def asked(*tasks: Task) -> State:
    """Seat A, in Italy with two armies, is asked that; it has thrown 1 and 3."""
    state = turn_of(standing(opening(3), A, "italy", "norway"), A, *tasks, Finish())
    return replace(state, progress=replace(state.progress, dice=(1, 3)))


def alone(state: State, seat: Seat = A) -> State:
    return standing(state, seat, "italy")


def drafting(state: State | None = None) -> State:
    state = owning(owning(opening(3), A, "italy"), B, "moscow") if state is None else state
    return Play(state).act(A, Draw(B)).state


def out() -> State:
    state: State = GAME.concede(opening(3), B, Loaded()).state
    return state


CASES: list[tuple[str, Callable[[], State], Seat, Action]] = [
    ("error-out", out, B, Bid(1)),
    ("error-no-offer", opening, B, Accept(A)),
    ("error-no-own-offer", opening, A, Withdraw()),
    ("error-order-given", lambda: holding(opening(), A, harsh=True), A, Order(True)),
    ("error-order-not-given", opening, A, Order(False)),
    ("error-order-given", lambda: holding(opening(), A, lingers=True), A, Linger(True)),
    ("error-order-not-given", opening, A, Linger(False)),
    ("error-no-auction", opening, A, Bid(10)),
    ("error-not-your-turn", opening, B, Roll("joint")),
    ("error-first-throw", opening, A, End()),
    ("error-first-choice", lambda: asked(Choice()), A, Roll("joint")),
    ("error-first-arrival", lambda: asked(Arrival(0, fight=False)), A, Roll("joint")),
    ("error-first-censored", lambda: asked(Censored(0, 10)), A, Roll("joint")),
    ("error-first-auction", lambda: asked(Auction(ITALY, begun=True)), A, Roll("joint")),
    ("error-first-victory", lambda: asked(Victory(0)), A, Roll("joint")),
    ("error-first-defeat", lambda: asked(Defeat(0, B)), B, Roll("joint")),
    (
        "error-first-debt",
        lambda: owning(asked(Debt(A, None, 1600, "tax", told=True)), A, "moscow"),
        A,
        Roll("joint"),
    ),
    ("error-first-finish", asked, A, Roll("joint")),
    ("error-miss-later", lambda: replace(asked(), tasks=opening().tasks), A, Miss()),
    ("error-not-in-prison", opening, A, Bail(0, "cash")),
    ("error-no-card", lambda: standing(opening(), A, PRISON, tries=0), A, Bail(0, "card")),
    (
        "error-bail-cash",
        lambda: holding(standing(opening(), A, PRISON, tries=0), A, cash=49),
        A,
        Bail(0, "cash"),
    ),
    ("error-no-such-army", lambda: asked(Choice()), A, Use(2)),
    ("error-same-army", lambda: standing(asked(Choice()), A, 5, 5, 7), A, Use(1)),
    (
        "error-capture-free",
        lambda: holding(
            asked(Choice(captured=True)), A, armies=(Army(PRISON, 0), Army(5), Army(7))
        ),
        A,
        Use(0),
    ),
    ("error-capture-no-attack", lambda: asked(Choice(captured=True)), A, Use(0, attack=True)),
    (
        "error-held-attack",
        lambda: holding(asked(Choice()), A, armies=(Army(PRISON, 0), Army(5))),
        A,
        Use(0, attack=True),
    ),
    ("error-nobody-there", lambda: asked(Choice()), A, Use(0, attack=True)),
    ("error-one-combat", lambda: asked(Arrival(0, fight=False)), A, Attack()),
    ("error-not-for-sale", lambda: owning(asked(Arrival(0, True)), A, "italy"), A, Buy()),
    ("error-buy-or-not", lambda: asked(Arrival(0, fight=False)), A, Settle()),
    ("error-no-battleground", lambda: standing(asked(Victory(0)), A, 16), A, Conquer(1, True)),
    ("error-no-such-step", lambda: asked(Victory(0)), A, Conquer(2)),
    ("error-no-such-step", lambda: asked(Defeat(0, B)), B, Repel(1, eliminate=True)),
    ("error-draw-instead", lambda: holding(asked(Censored(0, 10)), A, cash=9), A, PayUp()),
    ("error-spend-when", lambda: asked(Choice()), A, Raise()),
    ("error-sell-when", lambda: asked(Victory(0)), A, Mortgage(ITALY)),
    ("error-not-yours", opening, A, Sell(ITALY)),
    ("error-not-yours", opening, A, Sell(0)),
    (
        "error-has-factory",
        lambda: owning(opening(), A, "panama", "mexico", level=5),
        A,
        Build(at("mexico")),
    ),
    (
        "error-cash",
        lambda: holding(owning(opening(), A, "panama", "mexico"), A, cash=9),
        A,
        Build(at("mexico")),
    ),
    ("error-nothing-built", lambda: owning(opening(), A, "italy"), A, Sell(ITALY)),
    (
        "error-cash",
        lambda: holding(owning(opening(), A, "italy", mortgaged=True), A, cash=87),
        A,
        Lift(ITALY),
    ),
    ("error-no-partner", opening, A, Draw(B)),
    ("error-no-partner", drafting, A, Draw(A)),
    ("error-no-draft", opening, A, Drop()),
    ("error-no-draft", opening, A, Tick(ITALY)),
    ("error-not-theirs", drafting, A, Tick(at("norway"))),
    ("error-ticked", lambda: Play(drafting()).act(A, Tick(ITALY)).state, A, Tick(ITALY)),
    ("error-card-gone", drafting, A, TickCard(Card("red-cross"))),
    ("error-cash", lambda: holding(standing(opening(), A, 20), A, cash=1), A, Raise()),
    (
        "error-buy-cash",
        lambda: owning(holding(asked(Arrival(0, True)), A, cash=90), A, "moscow"),
        A,
        Buy(),
    ),
    ("error-match-over", lambda: GAME.concede(opening(), B, Loaded()).state, A, Roll("joint")),
]


@pytest.mark.parametrize(
    ("key", "state", "seat", "action"),
    CASES,
    ids=[f"{n}-{case[0]}" for n, case in enumerate(CASES)],
)
def test_what_is_forbidden_is_refused_by_its_rule(
    key: str, state: Callable[[], State], seat: Seat, action: Action
) -> None:
    assert refused(state(), seat, action) == key


def test_nobody_without_a_seat_may_do_anything() -> None:
    refusal = GAME.why_not(GAME.observe(opening(), None), Roll("joint"))

    assert refusal.key == "error-no-seat"


def test_what_is_asked_of_one_seat_is_asked_of_no_other() -> None:
    state = with_card(asked(Victory(0)), C)

    assert GAME.to_act(state) == {A}
    assert not [a for a in GAME.legal_actions(state, C) if isinstance(a, Conquer | Decline)]
    assert DrawInstead() not in GAME.legal_actions(state, C)
