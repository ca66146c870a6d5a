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

# On pictures a card's name has room for about fourteen letters.
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
picture-over = The match is over
picture-no-raid = No raid yet
picture-raid = Raid on { $target }
picture-last-raid = Last raid: { $target }
picture-resources = Resources
picture-hit = Industry −{ $industry }, Convoy −{ $convoy }
picture-destroyed = { $strength } : { $defense }, destroyed
picture-holds = { $strength } : { $defense }, it holds
picture-fled = nothing came through
picture-hand = Hand
picture-empty = Your hand is empty.
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
alt-set-aside = Set aside for this raid: { $cards }.
