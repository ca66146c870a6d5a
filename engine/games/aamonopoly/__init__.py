"""AA-Monopoly: all of Monopoly, with armies that fight."""

from engine.game import Game, Setting, Shapes
from engine.games.aamonopoly import rules
from engine.games.aamonopoly.actions import Action
from engine.games.aamonopoly.events import Event
from engine.games.aamonopoly.log import narrate
from engine.games.aamonopoly.model import Options, State
from engine.games.aamonopoly.pictures.board import picture
from engine.games.aamonopoly.pictures.describe import describe
from engine.games.aamonopoly.pictures.estate import hand_picture
from engine.games.aamonopoly.rules.absent import stand_in
from engine.games.aamonopoly.rules.end import out
from engine.games.aamonopoly.rules.imagine import imagine
from engine.games.aamonopoly.rules.judge import evaluate
from engine.games.aamonopoly.rules.observe import observe, seen_by, to_act
from engine.games.aamonopoly.rules.refusals import why_not
from engine.games.aamonopoly.rules.thumb import rollout
from engine.games.aamonopoly.screen import present

GAME = Game(
    key="aamonopoly",
    version=1,
    seats=range(2, 7),
    shapes=Shapes(Options, State, Action, Event),
    tiny=Options(rounds=1, cash=80, handicap=60),
    setup=rules.setup,
    to_act=to_act,
    legal_actions=rules.legal_actions,
    why_not=why_not,
    apply=rules.apply,
    stand_in=stand_in,
    concede=rules.concede,
    imagine=imagine,
    observe=observe,
    seen_by=seen_by,
    outcome=rules.outcome,
    present=present,
    narrate=narrate,
    out=out,
    picture=picture,
    hand_picture=hand_picture,
    describe=describe,
    settings=(
        Setting("rounds", (10, 30, 60, 0), "setting-rounds"),
        Setting("stakes", (1, 10), "setting-stakes"),
    ),
    evaluate=evaluate,
    rollout=rollout,
)
