"""Dogfight: two squadrons on squared paper, a die, and where its points go."""

from engine.game import Game, Setting, Shapes
from engine.games.dogfight import rules
from engine.games.dogfight.events import Event
from engine.games.dogfight.log import narrate
from engine.games.dogfight.model import SQUARES, Action, Options, State
from engine.games.dogfight.pictures.board import picture
from engine.games.dogfight.pictures.describe import describe
from engine.games.dogfight.rules.absent import stand_in
from engine.games.dogfight.rules.judge import evaluate, rollout
from engine.games.dogfight.rules.legal import legal_actions, to_act, why_not
from engine.games.dogfight.rules.observe import observe, seen_by
from engine.games.dogfight.screen import present

GAME = Game(
    key="dogfight",
    version=1,
    seats=range(2, 3),
    shapes=Shapes(Options, State, Action, Event),
    tiny=Options(distance="quick", lives=1, die=3),
    setup=rules.setup,
    to_act=to_act,
    legal_actions=legal_actions,
    why_not=why_not,
    apply=rules.apply,
    stand_in=stand_in,
    concede=rules.concede,
    imagine=rules.imagine,
    observe=observe,
    seen_by=seen_by,
    outcome=rules.outcome,
    present=present,
    narrate=narrate,
    settings=(
        Setting("distance", tuple(SQUARES), "distance"),
        Setting("fair_start", (False, True), "fair-start"),
    ),
    secret=False,
    seated_first=False,
    picture=picture,
    describe=describe,
    evaluate=evaluate,
    rollout=rollout,
)
