"""A whole state that one seat could be in, made from its observation and nothing else."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.chance import Chance
from engine.game import Seat
from engine.games.ships.cards import SHOT, Cards, in_order, without
from engine.games.ships.model import MOST, Desk, Observation, Phase, Slot, State
from engine.games.ships.rules.deck import deck
from engine.games.ships.rules.observe import observe


@dataclass(frozen=True, slots=True)
class _Deal:
    """Where the cards lie that the seat cannot see; the first four are the other seat's."""

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
    reloaded = _has_reloaded(seen, own, rival, chance)
    most = min(MOST["discard"], seen.hand_sizes[rival])
    deal = _deal(seen, own, rival, chance.below(most + 1) if reloaded else 0, chance)
    desk = _desk(seen, rival, reloaded, deal, chance)
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


def _has_reloaded(seen: Observation, own: Desk, rival: Seat, chance: Chance) -> bool:
    """Whether the other drew in a Reload that does not show, as it does once both have.

    One that owes nothing has even set sail.
    """
    if seen.phase != "reload" or own.stage != "reload":
        return False
    return rival not in seen.awaited or bool(chance.below(2))


def _deal(seen: Observation, own: Desk, rival: Seat, count: int, chance: Chance) -> _Deal:
    """Deal the unseen cards, the other having exchanged so many, or the seat its own.

    The pile gave the first draws; once it ran out, the shuffled discards gave the others.
    """
    mine = own.drew if seen.phase == "reload" else ()
    open_discards = seen.discards + seen.buried
    from_pile, from_discards = mine[: seen.pile], mine[seen.pile :]
    # What it drew beyond the discards it knows, the other had buried there.
    dug = tuple((Counter(from_discards) - Counter(open_discards)).elements())
    before = without((*seen.hand, *own.aside), mine)
    unknown = without(deck(seen.options), before + open_discards)
    loose = chance.shuffled(without(unknown, from_pile + dug))
    size = seen.hand_sizes[rival]
    rest = len(loose) - (seen.pile - len(from_pile))
    hand, buried = loose[:size], dug + loose[size:rest]
    shuffled = len(mine) + count > seen.pile
    lying = without(open_discards + buried, from_discards) if shuffled else ()
    pile = loose[rest:] + chance.shuffled(lying)
    return _Deal(
        hand=in_order(hand[count:] + pile[:count]),
        aside=in_order(hand[:count]),
        drew=pile[:count],
        buried=in_order(buried),
        pile=pile[count:],
        shuffled=shuffled,
    )


def _desk(seen: Observation, rival: Seat, reloaded: bool, deal: _Deal, chance: Chance) -> Desk:
    """What the other may have before it, ticked at random."""
    stage = _stage(seen, rival, reloaded)
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


def _stage(seen: Observation, rival: Seat, reloaded: bool) -> Phase | None:
    if seen.outcome is not None:
        return None
    match seen.phase:
        case "reload":
            return "sail" if reloaded else "reload"
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
