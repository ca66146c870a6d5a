"""AA-Monopoly: the rules, whole. Sections named in docstrings are those of aamonopoly.md."""

from __future__ import annotations

from engine.chance import Chance
from engine.game import Outcome, Seat, Span, Step
from engine.games.aamonopoly.actions import Action
from engine.games.aamonopoly.board import LOTS, SQUARES, VIA
from engine.games.aamonopoly.cards import DECKS, deck_of
from engine.games.aamonopoly.events import Event
from engine.games.aamonopoly.model import Army, Bank, Deed, Estate, Options, Pile, Progress, State
from engine.games.aamonopoly.rules.absent import stand_in
from engine.games.aamonopoly.rules.fall import leave
from engine.games.aamonopoly.rules.flow import go_on
from engine.games.aamonopoly.rules.legal import choices
from engine.games.aamonopoly.rules.observe import observe, to_act
from engine.games.aamonopoly.rules.play import perform
from engine.games.aamonopoly.rules.turn import begin

FIRST = Seat(0)
"""Drawn by lot when the seats are dealt (R)."""


def setup(options: Options, seats: int, chance: Chance) -> Step[State, Event]:
    nothing = (None,) * seats
    state = State(
        options=options,
        round=1,
        turn=FIRST,
        progress=Progress(),
        tasks=(),
        estates=tuple(
            Estate(max(0, options.cash - seat * options.handicap), (Army(VIA),))
            for seat in range(seats)
        ),
        deeds=tuple(Deed() if n in LOTS else None for n in range(SQUARES)),
        bank=Bank(),
        piles=tuple(Pile(chance.shuffled(deck_of(deck))) for deck in DECKS),
        bids=nothing,
        drafts=nothing,
    )
    return go_on(begin(state, FIRST, 1), chance)


def legal_actions(state: State, seat: Seat) -> tuple[Action | Span, ...]:
    return choices(observe(state, seat))


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
    step = go_on(perform(state, seat, action, chance), chance)
    while _is_missing(step.state):
        owed = stand_in(step.state, step.state.turn)
        done = perform(step.state, step.state.turn, owed, chance)
        step = go_on(Step(done.state, step.events + done.events), chance)
    return step


def _is_missing(state: State) -> bool:
    """Whether the one seat asked has missed the turn: the rest of it is played for it, too."""
    return state.progress.absent and to_act(state) == {state.turn}


def concede(state: State, seat: Seat, chance: Chance) -> Step[State, Event]:
    """A seat that leaves gives all it has to the bank (End)."""
    if state.outcome is not None or state.estates[seat].standing == "out":
        return Step(state)
    return go_on(leave(state, seat, resigned=True), chance)


def outcome(state: State) -> Outcome | None:
    return state.outcome
