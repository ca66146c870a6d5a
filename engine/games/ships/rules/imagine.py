"""A whole state that one seat could be in, made from its observation and nothing else."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.chance import Chance
from engine.game import Seat
from engine.games.ships.cards import SHOT, Cards, holds, in_order, without
from engine.games.ships.model import MOST, Desk, Observation, Phase, Slot, State
from engine.games.ships.rules.deck import deck
from engine.games.ships.rules.observe import observe


@dataclass(frozen=True, slots=True)
class _Guess:
    """What the other seat may have done in a Reload that does not show yet."""

    reloaded: bool
    count: int
    """Cards it exchanged."""
    first: bool
    """Whether it drew before the seat that imagines."""


@dataclass(frozen=True, slots=True)
class _Deal:
    """Where the cards lie that the seat cannot see; the first three are the other seat's."""

    hand: Cards
    aside: Cards
    drew: Cards
    buried: Cards
    pile: Cards
    shuffled: bool


def imagine(state: State, seat: Seat, chance: Chance) -> State:
    return _imagined(observe(state, seat), seat, chance)


def _imagined(seen: Observation, seat: Seat, chance: Chance) -> State:
    own, rival = seen.desk or Desk(), Seat(1 - seat)
    deals = (
        (guess, _deal(seen, own, rival, guess, chance))
        for guess in chance.shuffled(_guesses(seen, rival))
    )
    guess, deal = next((guess, deal) for guess, deal in deals if deal is not None)
    desk = _desk(seen, rival, guess, deal, chance)
    return State(
        options=seen.options,
        turn=seen.turn,
        phase=seen.phase,
        ships=seen.ships,
        hands=(seen.hand, deal.hand) if seat == 0 else (deal.hand, seen.hand),
        pile=deal.pile,
        shown_pile=seen.pile,
        discards=seen.discards,
        buried=(seen.buried, deal.buried) if seat == 0 else (deal.buried, seen.buried),
        shuffled=deal.shuffled,
        desks=(own, desk) if seat == 0 else (desk, own),
        quiet=seen.quiet,
        latest=seen.latest,
        outcome=seen.outcome,
    )


def _guesses(seen: Observation, rival: Seat) -> tuple[_Guess, ...]:
    """All that the other may have done; one that owes nothing in Reload has set sail already."""
    idle = _Guess(reloaded=False, count=0, first=False)
    if seen.phase != "reload":
        return (idle,)
    most = min(MOST["discard"], seen.hand_sizes[rival])
    done = tuple(_Guess(True, count, first) for count in range(most + 1) for first in (True, False))
    return (idle, *done) if rival in seen.awaited else done


def _deal(seen: Observation, own: Desk, rival: Seat, guess: _Guess, chance: Chance) -> _Deal | None:
    """Deal the unseen cards so that the seat drew what it drew; None where that cannot be.

    The pile gave the first draws; once it ran out, the shuffled discards gave the others.
    """
    mine = own.drew if seen.phase == "reload" else ()
    before = without((*seen.hand, *own.aside), mine)
    early = max(0, seen.pile - (guess.count if guess.first else 0))
    old, new = mine[:early], mine[early:]
    open_discards = seen.discards + seen.buried
    dug = tuple((Counter(new) - Counter(open_discards)).elements())
    unknown = without(deck(seen.options), before + open_discards)
    hand_size = seen.hand_sizes[rival]
    buried_size = len(unknown) - hand_size - seen.pile
    if len(dug) > buried_size or not holds(unknown, old + dug):
        return None
    loose = chance.shuffled(without(unknown, old + dug))
    split = hand_size + buried_size - len(dug)
    hand, buried, rest = loose[:hand_size], dug + loose[hand_size:split], loose[split:]
    shuffled = len(mine) + guess.count > seen.pile
    lying = without(open_discards + buried, new) if shuffled else ()
    pile = rest + chance.shuffled(lying)
    return _Deal(
        hand=in_order(hand[guess.count :] + pile[: guess.count]),
        aside=in_order(hand[: guess.count]),
        drew=pile[: guess.count],
        buried=in_order(buried),
        pile=pile[guess.count :],
        shuffled=shuffled,
    )


def _desk(seen: Observation, rival: Seat, guess: _Guess, deal: _Deal, chance: Chance) -> Desk:
    """What the other may have before it, ticked at random."""
    stage = _stage(seen, rival, guess)
    sealed = stage is not None and rival not in seen.awaited
    winds = _winds(deal.hand, chance) if stage == "sail" else ()
    fire, retire = _salvo(deal.hand, chance), _some(without(deal.hand, winds), "retire", chance)
    may_order = seen.outcome is None and stage != "reload"
    answers_fire, answers_retire = sealed and stage == "fire", sealed and stage == "retire"
    orders_fire = stage in {"sail", "fire"} and not chance.below(2)
    orders_retire = may_order and not chance.below(2)
    return Desk(
        stage=stage,
        sealed=sealed,
        discard=_some(deal.hand, "discard", chance) if stage == "reload" else (),
        winds=winds,
        fire=fire if answers_fire or orders_fire else None,
        retire=retire if answers_retire or orders_retire else None,
        aside=deal.aside,
        drew=deal.drew,
    )


def _stage(seen: Observation, rival: Seat, guess: _Guess) -> Phase | None:
    if seen.outcome is not None:
        return None
    match seen.phase:
        case "reload":
            return "sail" if guess.reloaded else "reload"
        case "fire":
            fires = seen.latest.gage in {None, rival} and seen.hand_sizes[rival]
            return "fire" if fires else None
        case "retire":
            return "retire" if seen.hand_sizes[rival] else None
        case "sail":
            return "sail"


def _some(cards: Cards, slot: Slot, chance: Chance) -> Cards:
    most = MOST[slot]
    return in_order(chance.shuffled(cards)[: chance.below(most + 1)])


def _winds(hand: Cards, chance: Chance) -> Cards:
    barred = {("north", "south")[chance.below(2)], ("east", "west")[chance.below(2)], *SHOT}
    fitting = [card for card in hand if card not in barred]
    return in_order(chance.shuffled(fitting)[: chance.below(len(fitting) + 1)])


def _salvo(hand: Cards, chance: Chance) -> Cards:
    kind = SHOT[chance.below(len(SHOT))]
    return (kind,) * chance.below(hand.count(kind) + 1)
