"""Goofspiel: bid your cards, all at once, for prizes turned up one at a time."""

from engine.game import Game, Shapes
from tests.toys.goofspiel import rules
from tests.toys.goofspiel.model import Action, Event, Options, State
from tests.toys.goofspiel.screen import narrate, present

GAME = Game(
    key="goofspiel",
    version=1,
    seats=range(2, 4),
    shapes=Shapes(Options, State, Action, Event),
    tiny=Options(ranks=3),
    setup=rules.setup,
    to_act=rules.to_act,
    legal_actions=rules.legal_actions,
    why_not=rules.why_not,
    apply=rules.apply,
    stand_in=rules.stand_in,
    concede=rules.concede,
    imagine=rules.imagine,
    observe=rules.observe,
    seen_by=rules.seen_by,
    outcome=rules.outcome,
    present=present,
    narrate=narrate,
)
