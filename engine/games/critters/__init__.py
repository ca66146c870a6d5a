"""Critters at War: three theatres, eighteen cards, and abilities that set each other off."""

from engine.game import Game, Setting, Shapes
from engine.games.critters import rules
from engine.games.critters.cards import Card
from engine.games.critters.events import Event
from engine.games.critters.log import narrate
from engine.games.critters.model import Action, Options, State
from engine.games.critters.pictures.board import picture
from engine.games.critters.pictures.describe import describe
from engine.games.critters.pictures.hand import hand_picture
from engine.games.critters.rules.absent import stand_in
from engine.games.critters.rules.imagine import imagine
from engine.games.critters.rules.judge import evaluate, rollout
from engine.games.critters.rules.legal import why_not
from engine.games.critters.rules.observe import observe, seen_by, to_act
from engine.games.critters.screen import present

GAME = Game(
    key="critters",
    version=1,
    seats=range(2, 3),
    shapes=Shapes(Options, State, Action, Event),
    tiny=Options(target=6, hand=1, cards=(Card("support"), Card("reinforce"), Card("transport"))),
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
    settings=(Setting("target", (12, 18), "setting-target"),),
    evaluate=evaluate,
    rollout=rollout,
)
