"""Ships of the Line: two men-of-war, one deck of winds and shot, everything at once."""

from engine.game import Game, Shapes
from engine.games.ships import rules
from engine.games.ships.events import Event
from engine.games.ships.log import narrate
from engine.games.ships.model import Action, Options, State
from engine.games.ships.pictures.board import picture
from engine.games.ships.pictures.describe import describe
from engine.games.ships.pictures.hand import hand_picture
from engine.games.ships.rules.absent import stand_in
from engine.games.ships.rules.imagine import imagine
from engine.games.ships.rules.judge import evaluate, rollout
from engine.games.ships.rules.legal import why_not
from engine.games.ships.rules.observe import observe, seen_by, to_act
from engine.games.ships.screen import present

GAME = Game(
    key="ships",
    version=1,
    seats=range(2, 3),
    shapes=Shapes(Options, State, Action, Event),
    tiny=Options(strength=1, hand=2, copies=2, quiet=2),
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
    evaluate=evaluate,
    rollout=rollout,
)
