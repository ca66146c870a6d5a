"""The instant abilities: how each starts, and what the answers to its questions do.

The ongoing ones need nothing done: ``table`` reads them off the cards.
"""

from __future__ import annotations

from engine.frozen import replace
from engine.game import Seat, Step
from engine.games.critters.cards import FACES, Card, in_order, without
from engine.games.critters.events import (
    Declined,
    Drawn,
    Fizzled,
    Flipped,
    Lapsed,
    Moved,
    Permitted,
    TakenBack,
)
from engine.games.critters.model import Flip, Move, Place, Question, State, TakeBack
from engine.games.critters.rules.play import came_up, lay
from engine.games.critters.rules.steps import Done, at_seat, then
from engine.games.critters.table import (
    SEATS,
    Columns,
    Spot,
    add,
    adjacent,
    at,
    exchange,
    find,
    pile,
    rival,
    spots,
    uncovered,
)


def start(state: State, card: Card) -> Done:
    """Begin the ability of a card that lies face up, for its owner."""
    spot = find(state.columns, card)
    if spot is None:
        raise LookupError(f"{card} waits, but does not lie face up")
    about = Question(card, spot.seat, spot.seat, spot.theatre, "flip")
    match FACES[card].ability:
        case "air-drop":
            return _air_drop(state, spot.seat)
        case "reinforce":
            return _reinforce(state, about)
        case "transport":
            return Step(replace(state, question=replace(about, answer="move")))
        case "redeploy":
            return _redeploy(state, about)
        case _:
            return _ask_for_flip(state, about)


def _air_drop(state: State, owner: Seat) -> Done:
    return Step(replace(state, drops=at_seat(state.drops, owner, True)), (Permitted(owner),))


def _reinforce(state: State, about: Question) -> Done:
    """Draw first: the owner sees the card before choosing the theatre (rulings 6, 14)."""
    if not state.deck:
        return Step(state, (Fizzled(about.owner, about.card),))
    top, *rest = state.deck
    drawn = top.shown_to(about.owner)
    question = replace(about, answer="place", drawn=drawn)
    after = replace(state, deck=tuple(rest), question=question)
    return Step(after, (Drawn(about.owner, drawn),))


def _redeploy(state: State, about: Question) -> Done:
    if not own_face_down(state.columns, about.owner):
        return Step(state, (Fizzled(about.owner, about.card),))
    return Step(replace(state, question=replace(about, answer="take-back")))


def _ask_for_flip(state: State, about: Question) -> Done:
    """For Maneuver, Ambush and Disrupt: none is skipped, one resolves itself (rulings 14)."""
    targets = flippable(state.columns, about)
    if len(targets) > 1:
        return Step(replace(state, question=about))
    if targets:
        return _flip(state, about, targets[0], alone=True)
    skipped: Done = Step(state, (Fizzled(about.seat, about.card),))
    return then(skipped, lambda s: _after_flip(s, about))


def flippable(columns: Columns, about: Question) -> tuple[Spot, ...]:
    """The uncovered cards that a Maneuver, Ambush or Disrupt may turn over."""
    match FACES[about.card].ability:
        case "maneuver":
            near = adjacent(columns, about.theatre)
            return tuple(spot for spot in uncovered(columns) if spot.theatre in near)
        case "disrupt":
            return tuple(spot for spot in uncovered(columns) if spot.seat == about.seat)
        case _:
            return uncovered(columns)


def own_face_down(columns: Columns, owner: Seat) -> tuple[Spot, ...]:
    """Covered or not (rulings 11)."""
    return tuple(spot for spot, lying in spots(columns) if spot.seat == owner and not lying.up)


def flip(state: State, about: Question, answer: Flip) -> Done:
    level = len(pile(state.columns, answer.theatre, answer.seat)) - 1
    return _flip(state, about, Spot(answer.theatre, answer.seat, level), alone=False)


def _flip(state: State, about: Question, spot: Spot, *, alone: bool) -> Done:
    lying = at(state.columns, spot)
    turned = lying.turned_down() if lying.up else replace(lying.shown_to(*SEATS), up=True)
    state = replace(state, columns=exchange(state.columns, spot, turned), question=None)
    told = Flipped(about.seat, spot.seat, spot.theatre, turned, about.card, alone)
    step: Done = Step(came_up(state, turned), (told,))
    # How abilities 2: an ability that still waits is lost if its card is flipped down.
    if not turned.up and turned.identity in state.waiting:
        left = without(state.waiting, turned.identity)
        step = Step(replace(state, waiting=left), (told, Lapsed(turned.identity)))
    return then(step, lambda s: _after_flip(s, about))


def _after_flip(state: State, about: Question) -> Done:
    """Disrupt's second flip is the opponent's, whatever the first one did (rulings 1, 2)."""
    if FACES[about.card].ability == "disrupt" and about.seat == about.owner:
        return _ask_for_flip(state, replace(about, seat=rival(about.owner)))
    return Step(state)


def move(state: State, about: Question, answer: Move) -> Done:
    """On top of the other theatre's cards; moving is not playing (How abilities 6)."""
    spot = Spot(answer.origin, about.seat, answer.level)
    lying = at(state.columns, spot)
    columns = add(exchange(state.columns, spot), answer.theatre, about.seat, lying)
    told = Moved(about.seat, lying, answer.origin, answer.theatre)
    return Step(replace(state, columns=columns, question=None), (told,))


def take_back(state: State, about: Question, answer: TakeBack) -> Done:
    """Then a card must be played, perhaps the same (rulings 11)."""
    spot = Spot(answer.theatre, about.seat, answer.level)
    lying = at(state.columns, spot)
    hand = in_order((*state.hands[about.seat], lying.identity))
    after = replace(
        state,
        columns=exchange(state.columns, spot),
        hands=at_seat(state.hands, about.seat, hand),
        question=replace(about, answer="play"),
    )
    return Step(after, (TakenBack(about.seat, lying, answer.theatre),))


def place(state: State, about: Question, answer: Place) -> Done:
    """Reinforce's card is played, and may be destroyed (rulings 6, 15)."""
    if about.drawn is None:
        raise LookupError("Reinforce asks where to place no card")
    state = replace(state, question=None)
    return lay(state, about.seat, about.drawn, answer.theatre, drawn=True)


def decline(state: State, about: Question) -> Done:
    return Step(replace(state, question=None), (Declined(about.seat, about.card),))
