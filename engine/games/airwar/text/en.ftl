title = AirWar: Pacific!

## Cards
# Aircraft, air bases and carriers have the same names in every language: see decks/.

card-flak = Flak batteries
card-construction = Construction battalion
card-kido-butai = Kido Butai
card-submarines = Submarine campaign
card-out-of-the-sun = Out of the sun
card-evasion = Evasive manoeuvre
card-ace = Ace pilot
card-head-on = Head-on pass
card-thach-weave = Thach Weave

# Kinds, after a name or above a list.
kind-fighter = fighter
kind-bomber = bomber
kind-base = air base
kind-carrier = carrier
kind-war = War card
kind-battle = Battle card
carrier-based = carrier-based

# What a War card does.
gain-base-defense = Defense +{ $n } for the air base it is laid on
gain-base-capacity = capacity +{ $n } for the air base it is laid on
gain-carrier-capacity = capacity +{ $n } for each own carrier
gain-convoy = at each own Mobilisation the enemy Convoy loses { $n }

# What a Battle card does: $gains is one or both of the two gains, or both-fall.
gain-air-to-air = Air-to-Air +{ $n }
gain-defense = Defense +{ $n }
both-fall = both aircraft of the clash are destroyed
battle-once = { $gains }, once, in this clash
battle-attached = { $gains }, attached to a fighter until it is lost

# On pictures the name of a card has room for about fourteen letters.
picture-flak = Flak batteries
picture-construction = Construction
picture-kido-butai = Kido Butai
picture-submarines = Submarines
picture-out-of-the-sun = Out of the sun
picture-evasion = Evasion
picture-ace = Ace pilot
picture-head-on = Head-on pass
picture-thach-weave = Thach Weave

## Pictures

picture-turn = Turn { $turn } · { $name }
picture-stage-air = Air base stage
picture-stage-carrier = Carrier stage
picture-no-raid = No raid yet
picture-raid = Raid on { $target }
picture-last-raid = Last raid: { $target }
picture-destroyed = { $strength } : { $defense }, destroyed
picture-holds = { $strength } : { $defense }, it holds
picture-fled = nothing came through
picture-hand = Hand
picture-set-aside = Set aside for this raid

# What pictures tell those who cannot see them. Numbers of places are aircraft there and capacity.
alt-seat-0 = Below, the Axis, { $name }: Industry { $industry }, Convoy { $convoy }; cards in hand { $hand }, in the deck { $deck }.
alt-seat-1 = Above, the Allies, { $name }: Industry { $industry }, Convoy { $convoy }; cards in hand { $hand }, in the deck { $deck }.
alt-places = Air bases and carriers: { $places }.
alt-place = { $place }, Defense { $defense }
alt-war = War cards: { $cards }.
alt-raid = Raid of { $name }. Target: { $target }. Aircraft: { $n }.
alt-intercepted = { $n ->
    [0] { $name } lets the raid pass.
    [one] { $name } intercepts with { $n } aircraft.
   *[other] { $name } intercepts with { $n } aircraft.
}
alt-hidden = Hidden cards of { $name }: { $n }.
alt-exposed = Lying open: { $cards }.
alt-combatant = { $card } (Air-to-Air { $shoots }, Defense { $defense })
alt-clash-open = Clash: { $one } against { $other }.
alt-clash-none = Last clash: { $one } against { $other }; neither fell.
alt-clash-one = Last clash: { $one } against { $other }; the first fell.
alt-clash-other = Last clash: { $one } against { $other }; the second fell.
alt-clash-both = Last clash: { $one } against { $other }; both fell.
alt-hand = Your hand: { $cards }.
alt-picked = Picked up: { $cards }.
alt-set-aside = Set aside for this raid: { $cards }.

## Board

side-0 = Axis
side-1 = Allies
resources = Resources
turn = Turn { $turn } of { $limit } · { $name }
over = The match is over
seat = **{ $name }** · { $side } · Industry { $industry } · Convoy { $convoy }
place = { $name }: { $kind }, aircraft { $used } of { $capacity }, Defense { $defense }
war = War cards: { $cards }
piles = Cards in hand { $hand }, in the deck { $deck }, discarded { $discards }
hand = Your hand: { $cards }
hand-empty = Your hand is empty.
set-aside = Set aside for this raid: { $cards }
printed = { $shoots }/{ $defense }/{ $bombing }/{ $carriers }/{ $convoy }
printed-carrier = C
legend = Aircraft: Air-to-Air / Defense / Bombing / Carrier Attack / Convoy Attack; C: carrier-based.
known = { $name } took back into the hand, as everyone saw: { $cards }
card-on = { $card } on { $place }
detail-station = { $kind } · capacity { $capacity } · Defense { $defense }
detail-aircraft = Air-to-Air { $shoots } · Defense { $defense }
detail-bombing = Bombing { $n }
detail-carrier-attack = Carriers { $n }
detail-convoy-attack = Convoy { $n }

# The running account of a raid; also in the log.
raid-air = { $name } raids { $target } from air bases: { $n } aircraft.
raid-carrier = { $name } raids { $target } from carriers: { $n } aircraft.
raid-intercepted = { $n ->
    [0] { $name } lets the raid pass.
    [one] { $name } intercepts with { $n } aircraft.
   *[other] { $name } intercepts with { $n } aircraft.
}
# $result is one of the four below; $one and $other are combatants.
clash = { $one } against { $other }: { $result }
combatant = { $card } { $shoots }/{ $defense }
combatant-exposed = { $card } { $shoots }/{ $defense } (exposed)
clash-open = Battle cards may be played.
clash-none = neither falls.
clash-one = { $card } falls.
clash-both = both fall.
hit-resources = The raid gets through: Industry −{ $industry }, Convoy −{ $convoy }.
hit-industry = The raid gets through: Industry −{ $industry }.
hit-convoy = The raid gets through: Convoy −{ $convoy }.
hit-nothing = The raid gets through and does no damage.
hit-sunk = The Convoy is sunk: Industry −4, and cards must be discarded for it.
hit-destroyed = { $target } is destroyed: strength { $strength } against Defense { $defense }.
hit-holds = { $target } holds: strength { $strength } against Defense { $defense }.

# What the match waits for; $names are one or two people.
waits-air = { $names }: Mobilisation, and the attack from air bases.
waits-carrier = { $names }: the attack from carriers.
waits-intercept = { $names }: to intercept or to let pass.
waits-open = { $names }: the next interceptor.
waits-counter = { $names }: to strike back or not.
waits-battle = { $names }: Battle cards, or none.
waits-damage = { $names }: to divide the damage between Industry and Convoy.
waits-land = { $names }: landing.
waits-loss = { $names }: which aircraft of the lost place to discard.
waits-penalty = { $names }: what to discard for the sunk Convoy.

## Questions

idle = There is nothing for you to decide now.
given = You have answered; the other player has not yet.
# One press drafts the usual answer; it can then be changed, or handed in as it is.
fill-in = Fill in the usual
pick-mobilise = Mobilise: tick what you put into play
none-mobilise = You hold nothing that could be mobilised.
menu-target-air = Attack in the air base stage: choose a target
menu-target-carrier = Attack in the carrier stage: choose a target
aim = { $name } ({ $kind }, Defense { $defense })
pick-mission = Mission: { $n } of at most { $most } aircraft
none-aircraft = You have no aircraft that could fly now, or no place for one.
menu-attack-air = Mobilise, and then:
menu-attack-carrier = Then:
do-launch = Raid { $target }: { $n } aircraft
do-pass = { $n ->
    [0] No raid
    [one] Mobilise { $n } card, no raid
   *[other] Mobilise { $n } cards, no raid
}
pick-intercept = Interceptors: { $n }. Free places: { $bases } on air bases, { $carriers } on carriers
menu-intercept = Your answer to the raid:
do-intercept = { $n ->
    [one] Intercept with { $n } aircraft
   *[other] Intercept with { $n } aircraft
}
do-let-pass = Let it pass
menu-open = Open a clash:
do-engage = { $card } against a hidden card
do-finish = { $card } against { $other }
do-stop = Stop
no-raid = No raid
back = Hidden card { $n }
menu-counter = Strike back with a hidden aircraft of your mission?
do-strike = { $card } against { $other }
do-decline = Do not strike back
pick-battle = Battle cards for your aircraft
none-battle = You hold no Battle card for this aircraft.
menu-battle = Both players answer, whatever they hold:
do-battle = { $n ->
    [0] Play none
    [one] Play { $n } card
   *[other] Play { $n } cards
}
pick-convoy = Against the Convoy; all others bomb Industry
none-convoy = None of these aircraft can strike the Convoy.
menu-damage = Strike:
do-damage = { $n ->
    [0] All at Industry
    [one] { $n } aircraft at the Convoy
   *[other] { $n } aircraft at the Convoy
}
lands = { $card } → { $place }
hand-site = hand
menu-berths = Land one elsewhere; to make room, take one to the hand first:
menu-land = Landing:
do-land = Land so
menu-loss = Discard one of these aircraft; the others return to your hand:
pick-penalty = { $n ->
    [one] Your Convoy is sunk: discard { $n } card
   *[other] Your Convoy is sunk: discard { $n } cards
}
none-penalty = You have nothing to discard.
menu-penalty = Discard:
do-penalty = Discard these

# Standing orders: what is done without asking.
orders =
    Your standing orders:
    { $orders }
menu-review = They answer for you, except where they say “ask me”:
review = Change standing orders
review-done = Done with orders
menu-orders = Change a standing order
order-battle-turn = Battle cards: the fewest that turn a clash my way
order-battle-none = Battle cards: none
order-battle-ask = Battle cards: ask me in each clash
order-counter-sure = Striking back: only where I am sure to win
order-counter-never = Striking back: never
order-counter-ask = Striking back: ask me
order-open-finish = Interceptors: exposed aircraft if sure to win, else hidden ones
order-open-hidden = Interceptors: hidden aircraft only
order-open-ask = Interceptors: ask me before each clash
order-stop-never = Interceptors: lay all
order-stop-1 = Interceptors: stop after the first
order-stop-2 = Interceptors: stop after the second
order-stop-3 = Interceptors: stop after the third
order-bombs-industry = Striking Resources: all at Industry
order-bombs-convoy = Striking Resources: whatever can, at the Convoy
order-bombs-best = Striking Resources: each where it does more
order-bombs-ask = Striking Resources: ask me
order-landing-usual = Landing: carriers first, then the strongest bases
order-landing-ask = Landing: ask me

## Log

log-turn = Turn { $turn }: { $name }
log-drew = { $n ->
    [one] { $name } draws { $n } card.
   *[other] { $name } draws { $n } cards.
}
log-drew-cards = { $name } draws: { $cards }
log-recalled = Back into the hand of { $name }: { $cards }
log-recalled-hidden = { $n ->
    [one] Back into the hand of { $name }, unseen: { $n } aircraft.
   *[other] Back into the hand of { $name }, unseen: { $n } aircraft.
}
log-prowled = The submarines of { $name } strike: the enemy Convoy −{ $points }.
log-mobilised = { $name } mobilises { $card }.
log-laid = { $name } lays { $card } on { $place }.
log-passed = { $stage ->
    [air] { $name } launches no raid from air bases.
   *[carrier] { $name } launches no raid from carriers.
}
log-declined = { $name } does not strike back.
log-stopped = { $name } breaks combat off.
log-fled = Nothing of { $name }’s raid gets through.
log-answered = { $name } has answered.
log-battle = { $name } plays { $cards }.
log-discarded = { $name } discards { $cards }.
log-place-lost = { $name } loses { $place }.
log-given-up = { $name } gives up { $place }.
log-war-lost = Lost with it: { $cards }.
log-landed = { $name } lands: { $landings }
log-wearied = { $name } ends the turn without a raid: Industry −{ $points }.

end-industry = The Industry of { $name } lies in ruins.
end-limit = The last turn is over: { $name } has the higher Industry.
end-limit-draw = The last turn is over, and both Industries stand equal: a draw.

## Refusals

error-other-question = { $ask ->
    [air] You are asked to mobilise and attack now, not for that.
    [carrier] You are asked for an attack from carriers now, not for that.
    [intercept] You are asked whether to intercept now, not for that.
    [open] You are asked to open a clash now, or to stop; not for that.
    [counter] You are asked whether to strike back now, not for that.
    [battle] You are asked for Battle cards now, not for that.
    [damage] You are asked to divide the damage now, not for that.
    [land] You are asked to land your aircraft now, not for that.
    [loss] You are asked which aircraft to discard now, not for that.
   *[penalty] You are asked what to discard for your Convoy now, not for that.
}
error-already-answered = You have answered already; the other player has not yet.
error-same-order = That standing order is given already.
error-review-orders = Look at your standing orders first, then change them.
error-orders-later = Standing orders are given together with an answer: as soon as you are asked for one.
error-no-such-order = There is no such standing order.
error-not-there = That is not there, or all of its kind are taken already.
error-not-held = { $held ->
    [0] You do not hold that card.
    [one] You hold only one of that card.
   *[other] You hold only { $held } of that card.
}
error-not-mobilised = Only air bases, carriers and War cards are mobilised.
error-on-no-base = That card is not laid on an air base.
error-needs-base = That War card is laid on an air base of your own.
error-not-aircraft = Only aircraft fly.
error-land-based = In the carrier stage only carrier-based aircraft fly.
error-capacity = { $most ->
    [0] You have no capacity for a mission in this stage.
    [one] A mission is limited to the capacity of your own places in this stage: { $most } aircraft.
   *[other] A mission is limited to the capacity of your own places in this stage: { $most } aircraft.
}
error-no-air-to-air = An interceptor needs Air-to-Air 1 or more.
error-no-place = { $most ->
    [0] No place is free for an interceptor.
    [one] Each interceptor needs a free place: there is { $most }.
   *[other] Each interceptor needs a free place: there are { $most }.
}
error-no-base-place = { $most ->
    [0] Aircraft that are not carrier-based intercept from air bases alone, and no place there counts for this raid.
    [one] Aircraft that are not carrier-based intercept from air bases alone: { $most } place counts.
   *[other] Aircraft that are not carrier-based intercept from air bases alone: { $most } places count.
}
error-not-battle = That is no Battle card.
error-fighters-only = That Battle card is attached to a fighter, and your aircraft is none.
error-no-convoy-attack = Only aircraft with a Convoy Attack that came through strike the Convoy.
error-given-enough = { $n ->
    [one] No more than { $n } card is to be discarded.
   *[other] No more than { $n } cards are to be discarded.
}
error-give = { $n ->
    [one] Tick { $n } card to discard.
   *[other] Tick { $n } cards to discard.
}
error-no-landing = That place has no room, or does not count for this raid.
error-land-based-landing = Aircraft that are not carrier-based land on air bases alone.
error-full = { $most ->
    [one] That place has room for { $most } aircraft only.
   *[other] That place has room for { $most } aircraft only.
}
error-must-land = Aircraft go back to the hand only where no place has room for them.
error-no-target = Your mission needs a target.
error-no-aircraft = A raid needs at least one aircraft.
error-no-such-target = A target is the enemy Resources, or an enemy air base or carrier in play.
error-not-interceptor = That aircraft is none of your interceptors that are still to be laid.
error-only-that-one = After losing an interceptor you may attack the aircraft that destroyed it, or a hidden one.
error-not-in-the-air = No mission aircraft lies there.
error-not-in-mission = That aircraft is none of the hidden cards of your mission.

## Settings

setting-limit = Turns of each side
setting-limit-20 = 20
setting-limit-30 = 30
setting-limit-40 = 40 (usual)
setting-limit-60 = 60
setting-weariness = Industry lost by a turn without a raid
setting-weariness-0 = None (usual)
setting-weariness-1 = 1
setting-weariness-2 = 2
