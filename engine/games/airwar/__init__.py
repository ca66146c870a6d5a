"""AirWar: Pacific!: two decks, raids in two stages, secret missions and blind picks."""

from engine.game import Game, Setting, Shapes
from engine.games.airwar import rules
from engine.games.airwar.actions import Action
from engine.games.airwar.events import Event
from engine.games.airwar.hosting import hosted
from engine.games.airwar.log import narrate
from engine.games.airwar.model import Options, State
from engine.games.airwar.pictures.board import picture
from engine.games.airwar.pictures.describe import describe
from engine.games.airwar.pictures.hand import hand_picture
from engine.games.airwar.rules.absent import stand_in
from engine.games.airwar.rules.imagine import imagine
from engine.games.airwar.rules.judge import evaluate, rollout
from engine.games.airwar.rules.observe import observe, seen_by, to_act
from engine.games.airwar.rules.refusals import why_not
from engine.games.airwar.screen import present
from engine.games.airwar.small import TINY

GAME = Game(
    key="airwar",
    version=1,
    seats=range(2, 3),
    shapes=Shapes(Options, State, Action, Event),
    tiny=TINY,
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
    picture=picture,
    hand_picture=hand_picture,
    describe=describe,
    settings=(
        Setting("limit", (20, 30, 40, 60), "setting-limit"),
        Setting("weariness", (0, 1, 2), "setting-weariness"),
    ),
    hosted=hosted,
    evaluate=evaluate,
    rollout=rollout,
)
