"""A whole state that one seat could be in, made from its observation and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.chance import Chance
from engine.game import Seat
from engine.games.airwar.actions import Instruct, Order
from engine.games.airwar.cards import Decks
from engine.games.airwar.faces import Card, Cards
from engine.games.airwar.model import Desk, Observation, Orders, RaidSeen, State
from engine.games.airwar.pieces import Ask, Plane, Planes, Raid
from engine.games.airwar.rules.draft import instructed
from engine.games.airwar.rules.landing import airborne, kinds_for
from engine.games.airwar.rules.observe import observe
from engine.games.airwar.rules.orders import battle_by_order, usual_landing
from engine.games.airwar.rules.seen import asking, decks_for
from engine.games.airwar.rules.steps import all_cards
from engine.games.airwar.table import rival, without

TRIES: Final = 20
"""Deals that are drawn before one is made to fit."""
ASKED_BY: Final[Mapping[Ask, Order]] = {
    "open": "open",
    "counter": "counter",
    "battle": "battle",
    "damage": "bombs",
    "land": "landing",
}
"""The standing order of a seat that is asked this: it wants to be."""


@dataclass(frozen=True, slots=True)
class _Deal:
    """Where the cards of a seat lie that do not lie open."""

    hand: Cards
    hidden: Cards
    """Set aside for the raid under way."""
    deck: Cards


def imagine(state: State, seat: Seat, chance: Chance) -> State:
    return _imagined(observe(state, seat), seat, chance)


def _imagined(seen: Observation, seat: Seat, chance: Chance) -> State:
    """Hands, decks and hidden cards are dealt at random where the seat does not know them."""
    decks, enemy = decks_for(seen), rival(seat)
    own, theirs = _own_deal(seen, decks, seat, chance), _their_deal(seen, decks, enemy, chance)
    deals = (own, theirs) if seat == 0 else (theirs, own)
    raid = None if seen.raid is None else _raid(seen.raid, decks, deals, chance)
    desk, orders = _desk(seen, decks, enemy, raid, theirs, chance)
    return State(
        options=seen.options,
        turn=seen.turn,
        active=seen.active,
        stage=seen.stage,
        turning=seen.turning,
        theatres=seen.theatres,
        hands=tuple(deal.hand for deal in deals),
        decks=tuple(deal.deck for deal in deals),
        desks=(seen.desk, desk) if seat == 0 else (desk, seen.desk),
        orders=(seen.orders, orders) if seat == 0 else (orders, seen.orders),
        raided=seen.raided,
        raid=raid,
        penalties=seen.penalties,
        accounts=seen.accounts,
        outcome=seen.outcome,
    )


def _own_deal(seen: Observation, decks: Decks, seat: Seat, chance: Chance) -> _Deal:
    hidden = () if seen.raid is None else seen.raid.own
    left = without(_unseen(seen, decks, seat), (*seen.hand, *hidden))
    return _Deal(seen.hand, hidden, chance.shuffled(left))


def _unseen(seen: Observation, decks: Decks, seat: Seat) -> Cards:
    """The seat's cards that do not lie open."""
    theatre = seen.theatres[seat]
    standing = [(place.card, *place.war, *all_cards(place.planes)) for place in theatre.places]
    lying = [card for cards in standing for card in cards]
    in_the_air = () if seen.raid is None else _in_the_air(seen.raid, seat)
    waiting = (p.planes for p in seen.penalties if p.seat == seat)
    lost = all_cards(plane for planes in waiting for plane in planes)
    cards = (decks.start(seat), *decks.shuffled_in(seat))
    open_ = (*lying, *theatre.war, *theatre.discards, *all_cards(in_the_air), *lost)
    return without(cards, open_)


def _in_the_air(raid: RaidSeen, seat: Seat) -> Planes:
    """The seat's aircraft that lie open in a raid."""
    lying = raid.exposed if seat == raid.attacker else raid.engaged
    return lying if raid.clash is None else (*lying, raid.clash.sides[seat].plane)


def _their_deal(seen: Observation, decks: Decks, enemy: Seat, chance: Chance) -> _Deal:
    """What everyone saw return to the hand is in it, or hidden; it is not in the deck."""
    raid, known = seen.raid, seen.theatres[enemy].known
    unknown = without(_unseen(seen, decks, enemy), known)
    size = 0 if raid is None else raid.backs if enemy == raid.attacker else raid.fresh
    held = seen.hand_sizes[enemy] + size - len(known)
    for _ in range(TRIES):
        loose = chance.shuffled(unknown)
        cards = chance.shuffled((*known, *loose[:held]))
        hidden = _hidden(seen, decks, enemy, cards, size)
        if len(hidden) == size:
            break
    else:
        loose = _fitting_first(decks, unknown)
        cards = (*known, *loose[:held])
        hidden = _hidden(seen, decks, enemy, _fitting_first(decks, cards), size)
    hand = decks.in_order(without(cards, hidden))
    return _Deal(hand, hidden, loose[held:])


def _hidden(
    seen: Observation, decks: Decks, enemy: Seat, cards: Iterable[Card], size: int
) -> Cards:
    """The first of the cards that may fly in the raid, that many; fewer where there are fewer."""
    raid = seen.raid
    if raid is None or size == 0:
        return ()
    attacks = enemy == raid.attacker
    land_laid = sum(not decks.aircraft[card].carrier_based for card in raid.laid)
    land_left = size if attacks else raid.room.bases - land_laid
    taken = list[Card]()
    for face in (decks.aircraft[card] for card in cards if card in decks.aircraft):
        if attacks:
            able = raid.stage == "air" or face.carrier_based
        else:
            able = face.air_to_air >= 1 and (face.carrier_based or land_left > 0)
            land_left -= able and not face.carrier_based
        if able:
            taken.append(face.key)
        if len(taken) == size:
            break
    return tuple(taken)


def _fitting_first(decks: Decks, cards: Iterable[Card]) -> Cards:
    """Carrier-based interceptors, others, and then all that could least have flown."""

    def rank(card: Card) -> int:
        face = decks.aircraft.get(card)
        if face is None:
            return 3
        return (0 if face.carrier_based else 1) if face.air_to_air else 2

    return tuple(sorted(cards, key=rank))


def _raid(raid: RaidSeen, decks: Decks, deals: Sequence[_Deal], chance: Chance) -> Raid:
    """The backs lie in any order: it is nobody's to know."""
    return Raid(
        stage=raid.stage,
        attacker=raid.attacker,
        target=raid.target,
        next=raid.next,
        backs=chance.shuffled(deals[raid.attacker].hidden),
        exposed=raid.exposed,
        fresh=decks.in_order(deals[rival(raid.attacker)].hidden),
        engaged=raid.engaged,
        laid=raid.laid,
        room=raid.room,
        only=raid.only,
        clash=raid.clash,
    )


def _desk(
    seen: Observation, decks: Decks, enemy: Seat, raid: Raid | None, deal: _Deal, chance: Chance
) -> tuple[Desk, Orders]:
    """What the other has before it: its question with an empty draft, or what it has given."""
    ask, orders = asking(seen), Orders()
    if enemy not in seen.awaited or ask is None:
        if ask == "battle" and raid is not None and raid.clash is not None and chance.below(2):
            cards = battle_by_order(decks, raid.clash, enemy, deal.hand, orders)
            return Desk(battle=cards), orders
        return Desk(), orders
    if ask in ASKED_BY:
        orders = instructed(orders, Instruct(ASKED_BY[ask], "ask"))
    if ask == "land" and raid is not None:
        planes: tuple[Plane, ...] = airborne(raid, enemy)
        kinds = kinds_for(decks, raid, enemy)
        return Desk(ask, berths=usual_landing(decks, seen.theatres[enemy], planes, kinds)), orders
    return Desk(ask), orders
